"""What a vote is on that says no more than its word: the number in the line, or the sentences, above it."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Any

from engine.expressions import expression
from engine.language import Slot
from parsers.acts.context import Context
from parsers.acts.pointing.mentions import numbers_in
from parsers.acts.pointing.resolving import HEADING
from parsers.acts.pointing.things_named import TITLED
from parsers.body.statements import BOX, Statement
from parsers.clauses import traps
from parsers.clauses.words import AT_HEAD
from parsers.lines import ballots
from parsers.lines.fragments import by_another
from parsers.order.topics import ASKED_LAST
from parsers.scan import Scan
from parsers.slots.references import LEFT_OUT, read_refs

NUMBER_ALONE = expression(r"\W*(?:(?:proposal|prop\.?)\s+)?[#pP]?(\d{2,6})\s*+[:.)–—-]*\s*", re.I)
"""A line with nothing but a number."""


def number_above(c: Context, st: Statement) -> str | None:
    """The number that stands alone on the line right above a line, or heads the boxes of which the line is one."""
    at = c.index - 1
    if at < 0 or not st.line_start or st.new_paragraph:
        return None
    boxed = BOX.match(c.body, st.start, st.end) is not None
    while boxed and at > 0 and BOX.match(c.body, c.statements[at].start) and not c.statements[at].new_paragraph:
        at -= 1
    above = c.statements[at]
    found = (HEADING if boxed else NUMBER_ALONE).match(c.body, above.start, above.end) if above.line_start else None
    return found[1] if found is not None and (boxed or found.end() == above.end) else None


SENTENCES = 4
"""Sentences that are looked back for the one that begins with a number."""
OPENED = expression(
    r"\W{0,6}(?:(?:and|but|now|then|ok(?:ay)?|as\s+for|about|on|re|regarding)\b[\s:,]*){0,2}"
    r"(?:(?:proposal|prop\.?)\s+)?[#pP]?(?P<number>\d{2,6})(?=\s*(?:[?,:;.!–—-]|(?-i:(?:I|I['’]m|[a-z]+))\b|$))",
    re.I,
)
"""A sentence that begins with what it speaks of: "402 I cannot decide on."."""


def spoken_of_above(c: Context, st: Statement, before: str) -> str | None:
    """The number with which a sentence before this one begins, if nothing has been voted since: "402 is hard. FOR.".

    "" where one names another number than the one that was voted on last, so that it may be on either.
    """
    if not st.new_paragraph and not before.strip() and (asked := asked_last(c)) is not None:
        return asked
    voted = c.last["voted"][-1] if c.last.get("voted") else None
    if st.new_paragraph or st.line_start or c.layout.quoted or (voted is None and before.strip()):
        return None
    beside: set[str] = set() if voted is None else {voted}
    for n in range(c.index - 1, max(-1, c.index - 1 - SENTENCES), -1):
        above = c.statements[n]
        if any(act.start >= above.start for act in c.acts if act.action == c.grammar.ballot):
            return None
        named = numbers_in(c.body[above.start : above.end], Slot.PROPOSAL, c.vocabulary)
        opened = OPENED.match(c.body, above.start, above.end)
        if opened is not None and named == [opened["number"]]:
            return opened["number"]
        beside.update(named)
        if len(beside) > 1:
            return ""
        if above.new_paragraph or above.line_start:
            return None
    return None


def asked_last(c: Context) -> str | None:
    """The number that the sentence before asks about at its end: "FOR 401, and 402? AGAINST."."""
    above = c.statements[c.index - 1] if c.index else None
    asked = ASKED_LAST.search(c.body[above.start : above.end]) if above is not None else None
    return asked["number"] if asked is not None else None


OF_THAT = expression(
    AT_HEAD
    + r"(?:(?:on|for|to|as\s+for)\s+)?(?:(?P<one>(?:that|this)(?:\s+one)?|it)|(?P<many>(?:those|these|the)(?:\s+(?:two|three|four))?(?:\s+ones)?|they|both))\b(?!\s+(?:is|was)\s+(?:that|all|it|my\s+(?:view|opinion|vote|word))\b)",
    re.I,
)
"""Begins what is said of something that stands before it: "That one is dull"."""


def left_out_above(c: Context, st: Statement, before: str) -> list[str] | None:
    """What the sentence before leaves out of a vote on everything, where this one speaks of that: "FOR all bar 402. It
    bores me: AGAINST."; nothing in the list if it is open what is meant, or whose the vote is."""
    said = OF_THAT.match(before)
    last = c.acts[-1] if c.acts else None
    if said is None or st.new_paragraph or not c.index or last is None or last.action != c.grammar.ballot:
        return None
    left = last.params.get("except") or []
    above = c.statements[c.index - 1]
    if not left or last.start < above.start or LEAVES.search(c.body, above.start, above.end) is None:
        return None
    if (len(left) == 1) is (said["one"] is None) or by_another(before) or ADVISED.search(before) is not None:
        return []
    return list(left)


LEAVES = expression(rf"\b(?:{LEFT_OUT}|but)\s", re.I)
ADVISED = expression(r"(?<!I )(?<!hereby )\bvote\W*$", re.I)
"""Tells others how to vote."""
LEANING = expression(
    r"(?:\b(?:I['’]d|I\s+(?:would|might|may|could)|I['’]ll|I\s+(?:will|think|guess|suppose)|leaning|tending|inclined|tempted)\b[^.;:!?]{0,30}?\s|^)(?P<choice>[A-Z]{3,})\b"
    r"(?=\s*(?:$|[.,;:!(—–-]|if\b|unless\b|provided\b|assuming\b|once\b|but\b|on\s+condition\b|as\s+long\b))"
)
"""What somebody may vote: "I'd say FOR", "FOR if 240 passes"."""


def cried_again(c: Context, params: dict[str, Any], at: int, end: int) -> bool:
    """Whether the vote right before is the same, and only cried more than once: "FOR! FOR! FOR!"."""
    last = c.acts[-1] if c.acts else None
    if last is None or last.action != c.grammar.ballot or last.params != params:
        return False
    if str(params["proposal"]) in c.body[at:end]:
        return False  # on what it is, is said again
    return not c.body[last.end : at].replace(str(params["choice"]), "").strip(" !.,")


ENDING = expression(
    r"^(?!.*(?:\b(?:not|never|would|should|could|might|may|voted|was|were|you|he|she|they|who|everyone|people)\b[^.;:!?]{0,30}|n['’]t\b[^.;:!?]{0,30})\b[A-Z]{3,}\W*$).*\b(?P<choice>[A-Z]{3,})(?:\s+(?:from|by)\s+me|\s+(?:on|to)\s+this(?:\s+one)?)?\s*[.!)]*$"
)
"""A vote word at the end of more words: "..., but with the revision it's a FOR from me"."""


FOR_IT = expression(
    r"\W*(?:(?:well|so|ok|okay|yes|yeah|yep|no|nope|hm+|still|sure|oh|sorry)\b\W*){0,2}I(?:['’]?m|\s+am)\s+(?:(?:all|still|firmly|quite|definitely|very\s+much)\s+)?(?P<choice>for|against)\s+(?:it|(?:this|that)(?:\s+one)?)(?:\s+(?:too|as\s+well|again|then))?\s*+[.!]*\s*",
    re.I,
)
"""An answer that is no more than on which side its author is: "I'm for this one."."""
CONCLUDES = expression(r"(?P<said>[^:?\d\x00]{3,100}):\s+(?:an?\s+)?(?P<choice>[a-z]{3,})\s*+[.!]*\s*", re.I)
"""What somebody thinks of an item, and what he votes therefore: "Back into the drawer with it: shelve."."""


def plain_answer(s: Scan) -> ballots.Vote | None:
    """The vote of an answer right under an item of a ballot, in whatever case, that says no more or only why."""
    found = FOR_IT.fullmatch(s.text) or CONCLUDES.fullmatch(s.text)
    if found is None or found["choice"].upper() not in s.words.choices:
        return None
    said = found.groupdict().get("said") or ""
    if by_another(said) or traps.supposes(said, s.vocab) or ADVISED.search(said) or SAYING.search(said):
        return None
    return ballots.Vote(found["choice"].upper(), None, 0, len(s.text.rstrip()))


SAYING = expression(
    r"\b(?:voting|votes?|voted|tally|quote|reads?|title|called|argument|case|reasons?|points?|word|words)\W*$", re.I
)
"""Before a colon: what stands behind it is no vote of the author's."""


def uncast_answer(s: Scan) -> bool:
    """Whether an answer right under an item of a ballot is a vote that is not cast yet."""
    lead = ballots.LEAD.match(s.text)
    found = LEANING.search(s.text[lead.end() if lead else 0 :])
    if found is None and not NUMBER.search(s.text):  # not "I change my vote on 402 to AGAINST"
        found = ENDING.search(s.text)
    return found is not None and found["choice"] in s.words.choices


ROW_WITHIN = expression(r"(?:^|[;,.]\s+)(?=(?:(?:proposal|prop\.?)\s+)?[#pP]?\d{2,6}\s*(?::|\s[–—-]+\s))", re.I)
"""Where a part of a line begins that is a row of its own: "401: no idea, ABSTAIN; 402: FOR"."""


def rows_within(s: Scan) -> list[ballots.Vote]:
    """The votes of a line that is several rows, each with its number and a colon; without a choice what is none."""
    begins = [one.end() for one in ROW_WITHIN.finditer(s.mask)] if ":" in s.vocab or "-" in s.text else []
    if len(begins) < 2 or begins[0] > 0:
        return []
    found: list[ballots.Vote] = []
    for begin, end in zip(begins, [*begins[1:], len(s.text)], strict=True):
        vote = ballots.table_line(Scan(s.text[begin:end].rstrip(" ;,."), s.words), among=True)
        number = NUMBER.search(s.text, begin)
        ref = number[0] if number is not None else ""
        if vote is None:
            found.append(ballots.Vote("", ref, begin, begin + len(s.text[begin:end].rstrip(" ;,."))))
        else:
            found.append(ballots.Vote(vote.choice, vote.ref, begin + vote.start, begin + vote.end))
    return found if any(one.choice for one in found) else []


NUMBER = expression(r"\d{2,6}")


OF_PAPERS = expression(
    r"(?i)\b(?:contracts?|pacts?|treat(?:y|ies)|games?|subgames?|tricks?|tweaks?|rules?|consultations?|word|words|said|says|means?|called)\b"
)
"""Beside a title: it may be of something else than a proposal."""
OWNER = expression(r"\b[A-Z][\w-]*['’]s\s+(?=[\"“])|\b(?:is|was|does|do)(?:\s+not\b|n['’]t\b)")
"""Whose a title is, or what it is not."""
ABOUT_ROOM = 80
"""Characters of a question that names what the vote behind it is on."""


def spoken_of(c: Context, s: Scan, end: int) -> list[str]:
    """The several numbers with which a sentence begins, when it names no others: "412 and 415 look fine, so FOR"."""
    found = read_refs(s, 0, Slot.PROPOSAL, bare=False)
    values = [one for one in found[0][0] if isinstance(one, str)] if found else []
    return values if len(values) > 1 and values == numbers_in(s.text[:end], Slot.PROPOSAL, c.vocabulary) else []


def asked_about(c: Context, st: Statement, before: str) -> str | None:
    """The one number or title that the words before a vote name, or the short question before it: "Proposal 305? FOR.".

    "" where they name titles and it is open which of them is meant, or whose the vote is.
    """
    named = numbers_in(before, Slot.PROPOSAL, c.vocabulary)
    if not named and (titled := TITLED.findall(before)):
        told = by_another(OWNER.sub(" ", before)) or OF_PAPERS.search(before) is not None
        return titled[0].rstrip(",") if len(titled) == 1 and not told else ""
    if not named and not before.strip() and c.index and not st.new_paragraph:
        above = c.statements[c.index - 1]
        asked = c.body[above.start : above.end].strip()
        asks = asked.endswith("?") and len(asked) <= ABOUT_ROOM
        named = numbers_in(asked, Slot.PROPOSAL, c.vocabulary) if asks else []
    return named[0] if len(named) == 1 else None


NAMED_LABEL = expression(
    r"\W*(?:(?P<on>[Ff]or|[Oo]n)\s+(?:the\s+)?)?(?P<name>[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,4})(?:\s+(?:proposal|prop))?\s*(?P<mark>:|,|\s[–—-]+)\s*"
)
NO_NAMES = frozenset(
    """
    vote votes ballot me mine verdict answer anyway anyhow yes no yeah yep aye sure fine ok okay well right good great
    nice here now so still again update edit correction reply final conclusion summary result decision choice position
    opinion hence thus therefore otherwise however but and also then hmm oh ah done today finally reluctantly
    nevertheless i my this that one
    """.split()
)
"""What may stand before a vote word and a colon, and is neither a person nor a title."""


def of_another(c: Context, s: Scan, before: str) -> bool:
    """Whether a name before a vote word is not in the subject: somebody else's, or a title: "Hats: FOR"."""
    found = NAMED_LABEL.fullmatch(before)
    if found is None or (found["mark"] == "," and not found["on"]):
        return False
    name = found["name"].lower()
    return name not in c.subject.lower() and not NO_NAMES.issuperset(name.split()) and found["name"] not in s.selves
