"""States that are declared to hold from these words on, wherever that is said: "428 is Burgundy from here on", "433, as of
this mail, reads:", "from this second the Clock stands still", "my Mental State, from this line on: Calm".

Such a clause says what its author brings about, and not what he found. It is read with "now" at its verb, and keeps its
length. What is so "no more" is read as what is so "no longer".
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Final

from engine.expressions import expression
from parsers.clauses.words import AT_HEAD

FROM: Final = frozenset("from as with by starting effective".split())
"""One of these begins what says so."""
_POINT = r"(?:e-?mail|mail|message|post|note|line|sentence|word|second|minute|moment|instant|point|hour)"
_SIGN = expression(
    rf"(?P<gap>,?\s*+)(?<![\w'’])(?:(?:as\s+(?:of|from)|starting\s+(?:with|from)|from|effective(?:\s+with|\s+as\s+of)?|with\s+effect\s+(?:from|as\s+of))\s+(?:this\s+(?:very\s+)?{_POINT}(?:\s+(?:on(?:wards?)?|forth))?|(?:right\s+)?now\s+on(?:wards?)?|here\s+on(?:wards?)?|today\s+on(?:wards?)?|now(?=\s*,?\s+(?:no\s+(?:longer|more)|is|are|am)\b))"
    rf"|as\s+from\s+(?:now|here|today)|(?:with|by)\s+this\s+(?:very\s+)?(?:little\s+|short\s+)?{_POINT}|with\s+immediate\s+effect|effective\s+(?:immediately|at\s+once))\b,?",
    re.I,
)
"""Says from when on something is so: from the words on that say it. What is so "as of now" may be told as well."""
_CUT = expression(
    r"[:;–—!?]\s+|\.\s+|\s--?\s+|,\s+(?:(?:and|so|but|hence|thus|therefore)\s+)+|,\s+(?=(?:I|my|the|it)\s)", re.I
)
"""Between two clauses."""
_UNREAL = expression(
    r"\b(?:if|when|whenever|once|unless|until|will|shall|would|could|should|might|may|was|were|had|never|not|said|says|that|think|thinks|hope|wish|wishes|suppose|whether|who|which|what)\b|n['’]t\b",
    re.I,
)
_IS = r"(?P<be>\s+(?:is|are|am|has|have|bears?|wears?|reads?|says?|runs?|stands?|goes|ticks?|exists?|takes?|serves?|gets?|carr(?:y|ies)|counts?|belongs?|comes?)(?=[\s,:]|\W*$)(?!\s+not\b)|['’](?:m(?=\s)|s(?=\s+(?:on|off|back|over|open|mine|no|now)\b))(?!\s+not\b))"
_NO = r"(?P<no>\s+no\s+(?:longer|more))?"
_WHO = r"(?P<who>[^,;:.!?()\x00]{1,60}?)"
_CLAUSE = expression(rf"(?P<head>{AT_HEAD}){_WHO}{_IS}{_NO}(?P<rest>[^;:.!?()\x00]{{0,80}})", re.I)
_SAYING = expression(r"\W*(?:I|we|you|they)(?=\s|$)", re.I)
_SUBJECT = expression(rf"(?P<head>{AT_HEAD})(?P<who>[^,;:.!?()\x00]{{1,60}})", re.I)
_GOES_ON = expression(rf"{_IS}{_NO}(?=[\s:.]|$)", re.I)
_VALUE = expression(r"\s+(?P<no>no\s+(?:longer|more)\s+)?(?=[\w\"“])", re.I)
_BEING = expression(rf"(?P<head>{AT_HEAD}){_WHO}(?P<be>\s+(?:is|are|am)|['’]m)", re.I)
_MARK = expression(r"\s*(?:[:–—]|-(?=\s))(?=\s+\S)")
_FOLLOWING = expression(rf"{_WHO}{_IS}{_NO}(?=[\s:.,]|\W*$)", re.I)
_DONE = expression(r"\s*(?:$|[,;:.!–—(-]|(?:and|but|for|because)\s)")
LONGEST: Final = 320
"""Characters; who declares something says so in a shorter sentence."""


def from_here_on(text: str) -> str:
    """The text, of the same length, with "now" at the verb of what is so from these words on."""
    sign = _SIGN.search(text) if len(text) <= LONGEST and "?" not in text else None
    if sign is None:
        return text
    cut = 0
    for found in _CUT.finditer(text, 0, sign.end("gap")):
        cut = found.end()
    before, behind = text[cut : max(cut, sign.start())], sign.end()
    if _UNREAL.search(before):
        return text
    said, end = _declared(before, text, behind)
    return text[:cut] + said.ljust(end - cut) + text[end:] if said and len(said) <= end - cut else text


def _declared(before: str, text: str, behind: int) -> tuple[str, int]:
    """The clause with "now" where most say it, and where its old words end; `before`: what stands before the sign,
    `behind`: where the sign ends."""
    if not before.strip() or (AT_ALL.fullmatch(before) is not None):
        after = _FOLLOWING.match(text, behind)
        if after is None or _UNREAL.search(after["who"]):
            return "", 0
        return _now(before, after), after.end()
    subject = _SUBJECT.fullmatch(before)
    labelled = subject is not None and _LABELLED.match(subject["who"]) and not _VERB.search(subject["who"])
    if subject is not None and labelled and (mark := _MARK.match(text, behind)) is not None:
        return f"{before} is now", mark.end()
    goes_on = _GOES_ON.match(text, behind) if subject is not None else None
    if subject is not None and goes_on is not None:
        return _now(subject["head"], goes_on, subject["who"]), goes_on.end()
    if _SAYING.match(before) is not None and _I_AM.match(before) is None:
        return "", 0
    being = _BEING.fullmatch(before)
    if being is not None and (value := _VALUE.match(text, behind)) is not None:
        no = " no longer" if value["no"] else ""
        return f"{being['head']}{being['who']} {_plain(being['be'])} now{no}", value.end() if no else behind
    clause = _CLAUSE.fullmatch(before)
    end = behind - 1 if text[behind - 1] == "," else behind
    if clause is None or _DONE.match(text, end) is None:
        return "", 0
    return _now(clause["head"], clause) + clause["rest"], end


_I_AM = expression(r"\W*(?:I\s+(?:am|have)|we\s+(?:are|have)|I['’]m)\b", re.I)
AT_ALL = expression(AT_HEAD)
_VERB = expression(r"\s(?:is|are|am|has|have)\s", re.I)
_LABELLED = expression(r"(?:my|the|our|proposal|rule|mental\s+state|#?\d)(?![\w'’])", re.I)


def _plain(be: str) -> str:
    be = be.strip()
    return {"'s": "is", "’s": "is", "'m": "am", "’m": "am"}.get(be.lower(), be)


def _now(head: str, found: re.Match[str], who: str = "") -> str:
    """A subject and its verb, with "now" between them or behind."""
    who = (who or found["who"]).strip()
    be, no = _plain(found["be"]), " no longer" if found["no"] else ""
    if be.lower() in ("is", "are", "am"):
        return f"{head}{who} {be} {'hereby' if no else 'now'}{no}"
    return f"{head}{who} now{no} {be}"


NO_MORE: Final = frozenset({"more", "longer"})
"""One of these is behind what somebody was."""
_NO_MORE = expression(
    r"(?P<who>(?<![\w'’])(?:I|[A-Z][\w'’-]*?))(?:\s+(?P<by>hereby|herewith))?(?P<be>\s+(?:am|is)|['’][ms])(?P<now>(?:\s+(?:now|hereby|herewith))?)(?P<what>(?:\s+(?!(?:not|no|one|any|once|if|than)\b)[\w'’]+){1,6})(?P<no>,?\s+no\s+(?:more|longer))\s*(?=$|[,;:.!–—]|and\b|but\b)"
)
"""What somebody is "no more"."""


def no_longer(text: str) -> str:
    """The text, of the same length, with "no longer" in its place: "I am now no longer Registrar"."""

    def plainly(found: re.Match[str]) -> str:
        now = "now" if found["now"].strip() or found["by"] else ""
        if not now and found["who"] != "I":
            return found[0]  # what somebody else is may be told
        for by in ("hereby", now):
            said = " ".join(
                f"{found['who']} {_plain(found['be'])} {by if now else ''} no longer{found['what']}".split()
            )
            if len(said) <= len(found[0]):
                return said.ljust(len(found[0]))
        return found[0]

    return _NO_MORE.sub(plainly, text)
