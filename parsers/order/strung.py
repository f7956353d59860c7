"""Several deeds of one subject, strung together with more than "and": they are read as if "and" stood alone between them.

    I (1) give m5 to Hob and (2) withdraw 305.             marks within the sentence
    I both give m5 to Hob and withdraw 305.                words that only tell that there are several
    I give m5 to Hob - and, since I am here, withdraw 305. an aside, or a dash, around "and"
    I give m5 to Hob, as well as withdrawing 305.
    I claim that 134 is CONSISTENT and that the answer to 135 is INCONSISTENT.

Every change keeps the length of the text, so that offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Mapping, Set
from typing import Final

from engine.expressions import expression
from parsers.order.submitted import BRINGING_TEXTS

STRINGING = frozenset({"both", "only", "just", "merely", "and", "well"})
"""One of these, or a bracket behind a mark, is in what is strung together so."""
ORDERS = (tuple("123456789"), tuple("abcdefgh"), ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii"))
"""Marks in their order: numbers, letters, Roman numbers."""
_ADVERBS = r"(?:(?:hereby|herewith|also|then|now|finally|lastly|therefore|furthermore)\s+)*"
MARK = expression(
    rf"(?P<join>[,;]?\s+(?:and\s+|then\s+)?|:\s*)(?P<mark>\(?(?P<sign>[1-9]|[a-h]|i{{1,3}}|iv|vi{{0,3}})\))(?P<gap>\s+)(?P<subject>(?:I|it|e|he|she|they)\s+)?{_ADVERBS}(?P<verb>[a-z]+)\b",
    re.I,
)
"""A mark before a deed within a sentence."""
_NO = r"(?!\b(?:if|unless|not|never|once|would|could|might|may|should|until)\b)"
_REASON = r"since|as|because|while|now\s+that|given|seeing|having|being|just|by\s+the\s+way|of\s+course|naturally|incidentally|what\s+is\s+more|for\s+good\s+measure|to\s+be\s+sure"
_VERB = rf"(?P<verb>{_ADVERBS}(?P<does>[a-z]+)\b)"
BOTH = expression(rf"\b(?P<i>I\s+{_ADVERBS})(?P<both>both|(?P<not>not\s+(?:only|just|merely)))\s+{_VERB}", re.I)
BUT_ALSO = expression(rf"[,;]?\s+(?P<but>but\s+)(?:(?:I\s+)?also\s+|as\s+well\s+)(?={_ADVERBS}[a-z])", re.I)
AROUND_AND = expression(
    rf"(?P<dash>[,;]?\s+[-–—]{{1,2}}|[,;]|\.{{3}}|…)?\s+(?P<and>and)(?P<aside>,\s(?:{_REASON})\b(?:{_NO}[^,;:.!?]){{0,60}},)?\s+(?:(?P<too>in\s+the\s+same\s+breath|with\s+the\s+same\s+breath|while\s+I\s+am\s+at\s+it|to\s+boot|as\s+well|what\s+is\s+more)\s+)?{_VERB}",
    re.I,
)
"""Between two deeds: "and", with what is said beside it."""
AS_WELL_AS = expression(r",?\s+(?P<as>as\s+well\s+as|in\s+addition\s+to|besides|along\s+with)\s+(?P<verb>[a-z]+ing)\b")
NOT_ONLY = expression(
    rf"(?<![\w'’])I\s+{_ADVERBS}(?P<does>[a-z]+)\s+(?:(?:in|on|to|from|for|as|with)\s+)?(?P<not>not\s+(?:only|just|merely)\s+)[^,;:.!?\x00]{{1,60}}?(?P<but>,?\s+but\s+also\s+)(?=\S)"
)
"""Around the first of two things that something is done to: "I join not only the Pickle Pact but also the Bell Treaty"."""
BOTH_LAST = expression(
    rf"(?<![\w'’])I\s+{_ADVERBS}[a-z]+\s(?:(?!\band\b)[^,;:.!?\x00]){{2,60}}\sand\s(?:(?!\bI\b)[^,;:.!?\x00]){{2,60}}(?P<both>\sboth)\s*+[.!]*\s*$"
)
"""Behind two things that something is done to."""
SAYS_THAT = expression(
    rf"\W*(?:(?:and|also|so|then|now|hereby),?\s+){{0,2}}I\s+{_ADVERBS}(?P<verb>claim|find|hold)\s+that\s"
)
AND_THAT = expression(
    r"(?<=\w)(?:\s*+,)?\s+and\s+that(?=\s+(?:the\s+(?:answers?|accused|defendant)\b|(?:[Cc]onsultation|[Ii]ndictment)\s|#?\d))"
)
"""Between two things that somebody claims or finds: "I claim that the answer to 134 is ... and that the answer to ..."."""
MOST = 12
"""Deeds of a sentence that are looked at."""


def strung(text: str, verbs: Set[str], gerunds: Mapping[str, str]) -> str:
    """The text with several deeds as plain "I ... and ..."; `verbs`: words that can be what somebody does, in the first and the third person,
    `gerunds`: the same with -ing, with their plain forms."""
    if ")" in text:
        text = _without_marks(text, verbs)
    both = BOTH.search(text)
    if both is not None and both["does"] in verbs:
        text = _both(text, both)
    if "but" in text and (found := NOT_ONLY.search(text)) is not None and found["does"] in verbs:
        text = text[: found.start("not")] + " " * len(found["not"]) + text[found.end("not") :]
        text = text[: found.start("but")] + " and ".ljust(len(found["but"])) + text[found.end("but") :]
    if "both" in text and (found := BOTH_LAST.search(text)) is not None and "I " in text:
        text = text[: found.start("both")] + " " * len(found["both"]) + text[found.end("both") :]
    if " that " in text and (says := SAYS_THAT.match(text)) is not None:
        text = AND_THAT.sub(lambda found: f"; I {says['verb']}".ljust(len(found[0])), text)
    if "and" in text:
        text = AROUND_AND.sub(lambda found: _and(found, verbs), text)
    return AS_WELL_AS.sub(lambda found: _as_well(found, gerunds), text)


def _without_marks(text: str, verbs: Set[str]) -> str:
    """The text without marks that stand in order before its deeds."""
    marks = [found for found, _ in zip(MARK.finditer(text), range(MOST), strict=False)]
    signs = tuple(found["sign"].lower() for found in marks)
    if not signs or not any(_goes_on(signs, order) for order in ORDERS):
        return text
    if any(found["verb"].lower() not in verbs for found in marks):
        return text
    if len(marks) == 1 and not (marks[0]["mark"].startswith("(") and marks[0]["join"].strip()):
        return text  # "it says 2) I select"
    for n, found in enumerate(marks):
        between = text[found.start("join") : found.end("gap")]
        joined = " and" if n and "and" not in found["join"] and not found["subject"] else found["join"].rstrip(" :")
        text = text[: found.start("join")] + joined.ljust(len(between)) + text[found.end("gap") :]
    return text


def _goes_on(signs: tuple[str, ...], order: tuple[str, ...]) -> bool:
    """Whether signs follow each other in an order: two from its beginning, or any further on."""
    first = order.index(signs[0]) if signs[0] in order else -1
    return first >= 0 and signs == order[first : first + len(signs)] and (first > 0 or len(signs) > 1)


def _both(text: str, found: re.Match[str]) -> str:
    """The text without "both"; without "not only", and with "and also" for "but also"."""
    if found["not"]:
        but = BUT_ALSO.search(text, found.end())
        if but is None:
            return text
        text = text[: but.start("but")] + "and ".ljust(len(but["but"])) + text[but.end("but") :]
    elif " and " not in text[found.end() :]:
        return text
    return text[: found.start("both")] + " " * len(found["both"]) + text[found.end("both") :]


def _and(found: re.Match[str], verbs: Set[str]) -> str:
    """ "and" before a deed, without what stands around it."""
    if not (found["dash"] or found["aside"] or found["too"]) or found["does"] not in verbs:
        return found.group()
    if found["dash"] in (",", ";") and not (found["aside"] or found["too"]):
        return found.group()
    lead = ", and " if found["dash"] else " and "
    return lead.ljust(len(found.group()) - len(found["verb"])) + found["verb"]


def _as_well(found: re.Match[str], gerunds: Mapping[str, str]) -> str:
    plain = gerunds.get(found["verb"])
    return found.group() if plain is None else f" and {plain}".ljust(len(found.group()))


ALONG: Final = frozenset("back off out up in down over away".split())
"""The particles of verbs behind which more may be taken along."""
_ALONG = expression(
    rf"(?P<deed>\bI(?:['’]m|\s+am)?\s[^,;:.!?\x00]{{4,80}}?)\s(?P<particle>{'|'.join(sorted(ALONG))}),?\s+and\s+(?P<too>(?!I\s)[^,;:.!?\x00]{{1,60}}?)\s+(?:(?:(?:along|together)\s+)?with\s+(?:it|them|that)|as\s+well|likewise)(?P<rest>\s*+[.!]?\s*)$",
    re.I,
)
"""What is done to one thing, and that another goes along: "I take 451 back, and 'Hats' along with it"."""


def taken_along(text: str) -> str:
    """The text, of the same length, with both things before the particle of the verb: "I take 451 and 'Hats' back"."""
    found = _ALONG.search(text)
    if found is None:
        return text
    said = f"{found['deed']} and {found['too']} {found['particle']}{found['rest'].rstrip()}"
    return text[: found.start()] + said.ljust(found.end() - found.start())


_AND_BRINGS = expression(
    r"^\W*(?:(?:so|then|now|here(?:by|with)|also|ok|okay|well)\b,?\s+){0,2}I\s+(?!(?:intend|plan|want|have|am|was|had|mean|wish|hope|will|would|shall|could|may|might|can|do)\b)[^,;:.!?\x00]{4,120}?\s(?P<and>and\s)(?=(?:(?:hereby|herewith|instead|now|also)\s+)?(?P<verb>[a-z]+)\s+(?:(?:this|the\s+following|my|an?|another|one)\s)[^;.!?\x00]{2,120}:\s*$)"
)
_NOT_SURE = expression(r"\b(?:if|unless|until|once|when(?:ever)?|would|could|might|should|may|to|not|never)\b", re.I)


def brings_besides(text: str, kinds: re.Pattern[str]) -> str:
    """The text, of the same length, with a clause of its own for the text that is brought at its end: "I withdraw my RP and
    submit this Refresh Proposal:"; `kinds` are nouns for texts."""
    found = _AND_BRINGS.match(text)
    if found is None or found["verb"] not in BRINGING_TEXTS or _NOT_SURE.search(text, 0, found.end()):
        return text
    if not kinds.search(text, found.end()):
        return text
    return f"{text[: found.start('and')].rstrip()}; I".ljust(found.end("and")) + text[found.end("and") :]
