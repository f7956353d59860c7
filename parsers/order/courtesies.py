"""A request in many words is read as one that says "please": "I should be obliged if you would register me as Hob".

The sentence keeps its length: blanks stand where the many words were.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set
from typing import Final

from engine.expressions import expression

_OFFICER = r"(?:you|(?:the|our|dear)\s+(?:(?:good|kind|new)\s+)?(?-i:[A-Z])[\w'’]+(?:\s+(?:of|for)\s+(?:the\s+)?(?-i:[A-Z])[\w'’]+)?)"
"""Who is asked."""
_PLEASED = r"(?:obliged|grateful|thankful|indebted|glad|pleased|happy|delighted|honou?red|gratified|beholden)"
_REQUEST = expression(
    rf"(?:I(?:['’]d|\s+(?:should|would|shall))\s+(?:also\s+|then\s+|therefore\s+)?(?:be|feel)\s+(?:\w+\s+){{0,2}}?{_PLEASED}(?:\s+to\s+{_OFFICER})?,?\s+if\s+{_OFFICER}\s+(?:would|could|might|will)"
    rf"|I(?:\s+(?:hereby|also|would|should|must|therefore|beg\s+to|should\s+like\s+to|would\s+like\s+to))*\s+(?:ask|request|beg|pray|beseech|invite|petition|entreat)\s+{_OFFICER}\s+(?:\w+ly\s+)?to(?=\s+(?:(?:also|kindly|please)\s+)*(?:be\s+so\s+(?:good|kind)|register|record|enter|enrol|note|withdraw|strike|list|inscribe|put|mark|count)\b)"
    rf"|I(?:['’]d|\s+(?:should|would|shall))\s+(?:be|feel)\s+(?:\w+\s+){{0,2}}?{_PLEASED}\s+to\s+(?:have|see)(?=\s+my\s)"
    r"|be\s+so\s+(?:very\s+)?(?:good|kind),?\s+(?:as\s+to|and)|(?:have\s+the\s+(?:goodness|kindness)|be\s+pleased)\s+to|do\s+(?:me|us)\s+(?:the|a)\s+(?:favou?r|kindness)\s+and)"
    r"(?:\s+(?:be\s+so\s+(?:good|kind)\s+as\s+to|have\s+the\s+(?:goodness|kindness)\s+to|kindly|please|also))*\s+(?=[a-z])",
    re.I,
)
ASKING_KINDLY = frozenset(
    "obliged grateful thankful indebted glad pleased happy delighted goodness kindness kind good beholden gratified favour favor".split()
)
"""One of these stands in most such requests."""
MINE_ASKED = frozenset({"mine"})
"""This stands where somebody says that it is his what he asks about."""
COURTEOUS = ASKING_KINDLY | frozenset(
    "will would could can won you ask request beg pray beseech invite petition entreat".split()
)
"""One of these stands in all."""
_ASKED = expression(
    rf"(?P<lead>\W*(?:(?:and|also|so|oh|hey|ps|p\.s\.)\W+){{0,2}})(?P<who>(?:could|would|can|will)\s+(?:{_OFFICER}|someone|somebody|anyone|anybody|whoever\s+(?:is\s+)?[a-z]+(?:\s+(?:the|our)\s+[a-z]+)?)\s+(?:please|kindly|pls|plz))"
    r"(?P<rest>\s+(?:also\s+)?(?:note|record|register|enter|mark|put|count|log|write|change|move|switch|amend|list)\b[^?]{0,80}?\b(?:my\s+(?:[#\w]+\s+)?(?:vote|ballot|abstention)|me\s+(?:down\s+)?(?:as|for|in))\b[^?]{1,160})\?+(?P<end>\s*)",
    re.I,
)
"""A question by which somebody asks that his own vote be put down."""


def asked_to_note(text: str) -> str:
    """The text, of the same length, with a request for a question that is none: "Could you please note my vote ...?"."""
    found = _ASKED.fullmatch(text)
    if found is None:
        return text
    said = f"{found['lead']}{'please'.rjust(len(found['who']))}{found['rest']}."
    return said.ljust(len(text) - len(found["end"])) + found["end"]


_ASKED_OF = expression(
    r"\W*(?:(?:and|so|also|oh)\W+)?(?:(?:dear|hey|o|oh|my|our|kind|good|mighty|wise|please)\s+){0,3}(?:(?-i:[A-Z])[\w'’]{2,20},\s+)?"
    r"(?:could|would|can|will)\s+(?:you|(?:the|our)\s+(?:good\s+)?(?-i:[A-Z])[\w'’]{2,20})"
    r"(?P<kindly>(?:\s+(?:please|kindly|pls|be\s+so\s+(?:very\s+)?(?:good|kind),?\s+(?:as\s+to|and)|have\s+the\s+(?:goodness|kindness)\s+to|do\s+(?:me|us)\s+(?:the|a)\s+(?:favou?r|kindness)\s+and)){0,3})"
    r"\s+(?P<do>(?P<verb>[a-z]{2,14})\s(?:(?!\b(?:if|unless|when|or|not)\b)[^;:.!?\x00]){1,80}?)(?P<end>,?\s+(?:please|pls|for\s+(?:me|us)))?\s*\?+\s*",
    re.I,
)
"""A question by which somebody asks an officer for a deed of his."""


def asked_of(text: str, deeds: Set[str]) -> str:
    """The text, of the same length, with a request for a question that is none: "Oracle, would you please ZOT 12?";
    `deeds` are those of officers that others ask for by acts of their own."""
    found = _ASKED_OF.fullmatch(text)
    if found is None or found["verb"].lower() not in deeds or not (found["kindly"].strip() or found["end"]):
        return text
    return f"{PLEASE}{found['do']}.".rjust(len(text))


PLEASE, CONSIDER = "please ", "please consider "
_TO_HAVE = expression(r"\bto\s+(?:have|see)\s+$")
"""Who wants to have something done with what is his says that it is done."""


_WITH_MINE = expression(
    r"(?P<head>\W*(?:(?:on\s+(?:second|further|mature|due|some)\s+(?:thoughts?|reflection)|on\s+reflection|come\s+to\s+think\s+of\s+it|actually|oh|hm+|and|also|so|then)\b(?:\s*+,)?\s+){0,2})(?P<please>(?:please|kindly|pls|plz)\s+)"
    r"(?P<do>(?:withdraw|retract|scrap|pull|drop|remove|strike|rescind|take\s+back)\s)(?P<what>[^:;.!?\x00]{1,80}?),\s+(?P<mine>(?:(?:both|all|each)(?:\s+(?:two|three|four|five))?(?:\s+of\s+(?:them|which))?\s+(?:are\s+)?|(?:which|that)\s+(?:is|are)\s+(?:both\s+|all\s+)?)?mine)(?P<end>\s*+[.!]*\s*)",
    re.I,
)
"""What somebody asks to have done with what is his: he does it."""


def with_mine(text: str) -> str:
    """The text, of the same length, with a request about what is the author's as his own deed."""
    found = _WITH_MINE.fullmatch(text)
    if found is None:
        return text
    said = f"I {found['do']}{found['what']}"
    return said.ljust(len(text) - len(found["end"])) + found["end"]


DOWN: Final = frozenset("chalk put mark write note count pencil ink jot log book set enter".split())
"""One of these is where somebody lets others note how he votes."""
_DOWN_AS = expression(
    r"(?P<ask>\b(?:please\s+|you\s+(?:can|may|should|could|might\s+as\s+well)\s+(?:safely\s+|just\s+|gladly\s+|please\s+)?|(?:feel\s+free\s+to|go\s+ahead\s+and|kindly)\s+)(?:chalk|put|mark|write|note|count|pencil|ink|jot|log|book|set|enter)\s+me\s+(?:(?:up|down|in)\s+)?(?P<there>(?:there|here)\s+)?(?:as|for|under|with)\s+)(?:an?\s+)?(?P<vote>[A-Z]{3,})(?![\w'’-])",
    re.I,
)


def down_as(text: str, choices: Set[str]) -> str:
    """The text, of the same length, with a vote for the request to note it: "there you can chalk me up as ABSTAIN"."""

    def voting(found: re.Match[str]) -> str:
        if found["vote"] not in choices:
            return found[0]
        there = " there" if found["there"] else ""
        return f"I vote {found['vote']}{there}".rjust(len(found[0]))

    return _DOWN_AS.sub(voting, text)


_WILL_YOU = expression(
    r"\W*(?:(?:and|so|well|then|ok|okay|right)\b(?:\s*+,)?\s+)?(?:(?:do|please|kindly)\s+)?(?:put|register|sign|add|enter|list|make|let|count|write|enrol+|take|record|mark|note|strike|scratch|cross)\s+(?:me|my)\b[^;:.!?]{0,80}?(?P<tag>\s*+,?\s+(?:will|would|could|can|won['’]t)\s+(?:you|ya|u|someone|somebody)(?:\s+please)?(?:,\s+(?:please|(?-i:[A-Z])\w+))?\s*\?+)\s*",
    re.I,
)
"""What is asked of somebody for oneself, with a tag that makes it a question in form only: "Put me down as Hob, will you?"."""


THANKING: Final = frozenset("ty tyvm thx tia kthx kthxbye thanks".split())
"""One of these may end what somebody writes in haste."""
_THANKED = expression(
    r"(?<=[^\s,;:.!?–—-])(?<!with)(?<!many)(?<!my)(?<!of)(?<!and)(?<!much)(?<!in)(?<!no)\s+(?:ty|tyvm|thx|tia|kthx|kthxbye|thanks)(?:\s+(?:all|guys|everyone|much))?(?=\s*[.!]*\s*$)",
    re.I,
)


def unthanked(text: str) -> str:
    """The text, of the same length, without thanks right behind the deed: "i vote for 305 thx"."""
    return _THANKED.sub(lambda found: "." + " " * (len(found[0]) - 1), text)


def plainly_asked(text: str) -> str:
    """The text, of the same length, with "please" for a request in more words."""
    if text.rstrip().endswith("?") and (tagged := _WILL_YOU.fullmatch(text)) is not None:
        text = text[: tagged.start("tag")] + ".".ljust(len(tagged["tag"])) + text[tagged.end("tag") :]
    return _REQUEST.sub(lambda found: (CONSIDER if _TO_HAVE.search(found[0]) else PLEASE).rjust(len(found[0])), text)
