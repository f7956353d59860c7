"""Turns of phrase that say in their own way what most say plainly. Each is put as most would put it, in a text of the same
length."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set

from engine.expressions import expression

OF = expression(r"(?<![\w'’])o['’](?=\s)")
"""A sailor's "of"."""
ME_OWN = expression(r"(?<![\w'’])me(?=\s+own\s)")
"""A sailor's "my"."""
MINE = expression(
    r"(?<![\w'’])mine(?=\s+(?:own\s+)?(?:votes?|answers?|claims?|verdicts?|objections?|support|ballots?|tweak|proposals?|ranking|oath|resignation)\s)",
    re.I,
)
"""An older "my"."""
SCOTS = {"frae": "from", "tae": "to", "fer": "for", "the now": "now"}
_SCOTS = expression(r"(?<![\w'’])(?:frae|tae|fer|(?<=from\s)the\s+now)(?![\w'’])")
WITHIN_LINE = expression(r"\s*\((?:[1-9]|[a-h]|i{1,3}|iv|vi{0,3})\)(?=\s+[A-Z\"“])")
"""The mark of a sentence within its paragraph: "I do two things. (1) The Clock is off. (2) ..."."""
COLUMN = expression(
    r"\s*[A-Z][a-z]{2,14}(?=\s{3,}(?:m\s?\d{1,5}|\d{1,5}\s?m(?:acks?|ackerel)?|(?:\d{1,2}|[Oo]ne|[Tt]wo|[Tt]hree)\s[A-Z][a-z]+(?:\s[A-Z][a-z]+)?\s+socks?)\s(?:goe?s?|from|to)\s)"
)
"""A word in a column of its own that says what the deed behind it is: "Alms     m4 go from me to Pim"."""
EVERY_ONE = expression(r"\b(?:every|each)\s+(?:single\s+)?one\s+of(?=\s+(?:these|the\s+following|you)\s*:)")
ITS_DONE = expression(
    r"(?<=\w)\sso\sits(?=\s(?:hereby\s|now\s)?(?:withdrawn|retracted|pulled|dropped|activated|revoked|gone|off)\b)",
    re.I,
)
"""What somebody who writes no apostrophes does: "my proposal is broken so its withdrawn"."""
CARE_LESS = expression(r"\b(?:could(?:n['’]t|\s+not)?|can(?:not|['’]t))\s+care\s+less", re.I)
"""Supposes nothing: "I couldn't care less about 403, so ABSTAIN there"."""
DENYING = frozenset("not never no don didn doesn isn wasn haven hadn cannot can couldn don't".split())
NOT_BUT = expression(
    r"(?P<head>\bI(?:['’](?:m|ve|d))?\s+(?:(?:do|did|am|was|have|had|could|can)(?:n['’]t|\s+not|\s+never)|can(?:not|['’]t)|never|no\b|not\b|\w+\s+no\b)[^,;:.!?\x00]{2,80}?,?\s)but(?=\s+(?:(?:hereby|still|now|nevertheless|nonetheless)\s+)?(?:vote|abstain|object|support|shelve)\s)"
)
"""Before what somebody does in spite of what he does not: "I don't like 949 but vote FOR it"."""
WHEREFORE = expression(r"(?<=[,;]\s)wherefore\b(?![^.;:!]*\?)", re.I)
"""Leads to what follows from the words before it."""
UNTIL_THEN = expression(
    r"(?:(?<=^)|(?<=^and\s)|(?<=^so\s)|(?<=^but\s))pending(?=\s+[^;:.!?\x00]{2,200}?,\s+I\s+(?:hereby|herewith)\s)",
    re.I,
)
"""At the head of what is done hereby: it is done until something is so, and not if it is."""
ALL_OF_THEM = expression(
    r"\bthey\s+are,\s+(?P<all>(?:all\s+(?:two|three|four|five)|both)(?:\s+of\s+them)?),\s+(?=(?:hereby\s+)?[a-z]+(?:ed|wn)\b)"
)
"""How many they are, between "are" and what is done: "they are, all three of them, withdrawn"."""
REMARKED_ROW = expression(
    r"\W{0,4}(?:consultation\s+)?#?\d{1,6}(?P<aside>\s*\((?-i:(?![^()]*\b[A-Z]{2,}\b)[^()\d]{1,70})\)(?=\s*[:–-])|,\s+(?:the|that)\s+(?:\w+\s+)?one\s+(?:about|on|with|concerning|regarding|for|from|by|over|in|of)\s[^,;:()]{1,40}(?=:)|,\s+(?!(?:and|or|to|priest|last|yesterday|earlier|says|said|in\s+(?-i:[A-Z])|(?:hereby\s+)?\w+ed)\b)(?-i:[a-z][a-z'’ -]{2,40})(?=:))",
    re.I,
)
"""A line that begins with a number, and a remark on which one that is: "62 (new): ZOT", "62, every word of it: ZOT"."""
GOING = frozenset("goes passes falls moves returns is".split())
"""One of these is where something is handed on."""
PARTED_ROW = expression(
    r"\W{0,4}(?:consultation\s+)?#?\d{1,6}(?P<mark>\s*:)\s+(?:hereby\s+|now\s+)?(?:(?:goes|passes|falls|moves|returns)|is\s+(?:(?:hereby|now|herewith)\s+)?(?:assigned|reassigned|given|handed|passed|entrusted|sent|allotted))\s+(?:(?:over|on|back|instead|now|hereby)\s+)?to\s+(?=(?:the\s+)?(?:priest(?:ess)?\s+)?(?-i:[A-Z]))",
    re.I,
)
"""A line that begins with a number, and a mark between it and where it goes: "62: goes to Hob"."""
SAYING = frozenset("say add repeat state".split())
"""One of these is where somebody says that he only says what he does."""
_JUST_SAY = expression(
    r"(?P<say>\b(?:I(?:['’]ll|\s+(?:will|shall))|let\s+me|I(?:['’]d|\s+would|\s+should)\s+(?:just\s+|only\s+)?like\s+to)\s+(?:just|only|simply|merely)\s+(?:say|add|repeat|state)\s*(?:,|:)?\s+(?:that\s+)?)(?=I\s+(?!(?:was|had|would|could|might|hope|think|wish|feel|know)\b)[a-z])",
    re.I,
)
"""Before a deed: "I'll just say that I second it"."""
_HERE_I_GO = expression(
    r"\b(?P<go>here\s+I\s+go(?:\s+again)?,?(?:\s+and)?)(?=\s+(?:(?:now|hereby)\s+)?[a-z]{2,12}ing\b)", re.I
)
"""Before what somebody is doing: "here I go joining Chess"."""
_LIKE_IT_OR_NOT = expression(
    r"(?<=\w)(?P<or>,?\s+(?:whether\s+(?:you|he|she|e|they|people|anyone|anybody|(?-i:[A-Z])[\w'’-]+)(?:\s+all)?\s+(?:likes?|cares?|minds?|wants?|agrees?)(?:\s+(?:it|that|them|for\s+it))?\s+or\s+not|like\s+it\s+or\s+not|take\s+it\s+or\s+leave\s+it))(?=\s*(?:$|[.,;!)]|and\b))",
    re.I,
)
"""What makes a deed no other: "whether you like it or not"."""
_MANY = r"(?:two|three|four|five|several|some|a\s+few|a\s+couple\s+of|\d)"
DOES_THESE = expression(
    rf"(?<=[\w,)]\s)(?P<told>(?:(?:hereby|now|also|today)\s+)*(?:does|performs|takes|makes|undertakes)\s+(?:the\s+following|these|this|{_MANY})(?:\s+(?:\w+\s+)?(?:things?|acts?|actions?|deeds?|moves?|steps?))?(?:\s+(?:today|now|here|at\s+once))?\s*+:\s+it)(?=\s+(?:(?:hereby|also|now)\s+)?(?P<verb>[a-z]+s)\b)"
)
"""Between an entity and what it does: "Acme does two things today: it gives m5 to Ivy, and it ..."."""
SCARE_QUOTED = expression(r"\bI\s+(?:\w+ly\s+|hereby\s+)?[\"“][a-z]+[\"”]\s")
FEW_QUOTED = expression(r"[\"“]([a-z]+(?:[ ][a-z]+){0,2})[\"”]")


def just_said(text: str) -> str:
    """Blanks for words by which somebody says that he says what he does."""
    return _JUST_SAY.sub(lambda found: " " * len(found[0]), text)


def here_i_go(text: str) -> str:
    """ "here I go joining it" is read as "I'm joining it"."""
    return _HERE_I_GO.sub(lambda found: "I am".rjust(len(found[0])), text)


def like_it_or_not(text: str) -> str:
    """Blanks for words by which a deed hinges on nobody's liking."""
    return _LIKE_IT_OR_NOT.sub(lambda found: " " * len(found[0]), text)


def with_of(text: str) -> str:
    """A sailor's "o'" is read as "of"."""
    return OF.sub("of", text)


def with_my(text: str) -> str:
    """A sailor's "me own" is read as "my own"."""
    return ME_OWN.sub("my", text)


def of_old(text: str) -> str:
    """ "mine vote" is read as "my vote"."""
    return MINE.sub(lambda found: ("My" if found[0][0] == "M" else "my").ljust(len(found[0])), text)


def out_of_scots(text: str) -> str:
    """ "frae", "tae" and "fer" are read as "from", "to" and "for", and "from the now" as "from now"."""
    return _SCOTS.sub(lambda found: SCOTS[" ".join(found[0].split())].ljust(len(found[0])), text)


def without_mark_within(text: str) -> str:
    """Blanks for the mark of a sentence within its paragraph."""
    return _without(text, WITHIN_LINE.match(text))


def without_column(text: str) -> str:
    """Blanks for a word in a column of its own."""
    return _without(text, COLUMN.match(text)) if "   " in text else text


def each_of(text: str) -> str:
    """ "every single one of" is read as "each of"."""
    return EVERY_ONE.sub(lambda found: "each of".rjust(len(found.group())), text)


def so_it_is(text: str) -> str:
    """ "so its withdrawn" is read as ", it's withdrawn"."""
    return ITS_DONE.sub(", it's", text)


def with_a_shrug(text: str) -> str:
    """Another word for "could not care less", which supposes nothing."""
    return CARE_LESS.sub(lambda found: "shrug".ljust(len(found.group())), text)


def in_spite_of_it(text: str) -> str:
    """ "I don't like it but vote" is read as "I don't like it; I vote"."""
    return NOT_BUT.sub(lambda found: found["head"] + "; I", text)


def therefore(text: str) -> str:
    """ "wherefore" is read as "therefore"."""
    return WHEREFORE.sub("therefore", text)


def until_then(text: str) -> str:
    """ "pending" before what is done hereby is read as "until"."""
    return UNTIL_THEN.sub("until  ", text)


def how_many_first(text: str) -> str:
    """ "they are, all three of them, withdrawn" is read as "all three of them are withdrawn"."""
    return ALL_OF_THEM.sub(lambda found: f"{found['all']} are ".rjust(len(found.group())), text)


def without_remark_in_row(text: str) -> str:
    """Blanks for the remark behind the number with which a line begins."""
    return _without(text, REMARKED_ROW.match(text), "aside")


def with_row_joined(text: str) -> str:
    """A blank for the mark between the number with which a line begins and where it goes."""
    return _without(text, PARTED_ROW.match(text), "mark")


def does_these(text: str, verbs: Set[str]) -> str:
    """Blanks for words that only say that an entity does what stands behind them."""
    found = DOES_THESE.search(text)
    if found is None or found["verb"] not in verbs or "I " in text[: found.start()].split(",", maxsplit=1)[0]:
        return text
    return _without(text, found, "told")


def without_scare_quotes(text: str) -> str:
    """Blanks for the marks around a verb of the author's and the few words after it: 'I "accept" these "challenges"'."""
    if ('"' not in text and "“" not in text) or not SCARE_QUOTED.search(text):
        return text
    return FEW_QUOTED.sub(lambda found: f" {found.group(1)} ", text)


def _without(text: str, found: re.Match[str] | None, part: str | int = 0) -> str:
    return text if found is None else text[: found.start(part)] + " " * len(found[part]) + text[found.end(part) :]


_INSTEAD = expression(
    r"(?P<whom>(?:^|[.;:!?,]\s)\s*(?:(?:and|but)\s+)?[Tt]o\s+[A-Z][\w'’-]+)(?P<instead>\s+(?:instead|however|though|then))(?=\s*,|\s+I\b)"
)


def without_instead(text: str) -> str:
    """The text, of the same length, without what only sets somebody before the deed against others: "To Wim instead"."""
    return _INSTEAD.sub(lambda found: found["whom"] + " " * len(found["instead"]), text)


_THEREOF = expression(r"(?<=[a-z]s)\s+(?:thereof|therein)\b(?=\s*(?:[:,;.]|$|are\b|get\b))")


def without_thereof(text: str) -> str:
    """The text, of the same length, without a word that says of what the things are that were named: "the rest thereof"."""
    return _THEREOF.sub(lambda found: " " * len(found.group()), text)
