"""Lines of a list of votes that are no vote of their own: counts, empty kinds, and what repeats the line above."""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context, add_act
from parsers.acts.lists.leads import SUM
from parsers.acts.pointing.quotation import first_of_block, quoted_items
from parsers.acts.undone.told_heads import not_my_votes
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.model import Adjuncts
from parsers.scan import Scan
from parsers.search.worded import Worded

_TALLY = expression(r"\W*([A-Za-z]{3,})\s*\(\s*\d{0,2}\s*\)\s*(?::|$)")


_NO_VOTES = expression(
    r"\W*([A-Za-z]{3,})\s*(?:[:=]|\s[-–—]+)?\s*"
    r"(?:(?:[-–—/]+|\(?(?:none|nothing|nobody|n/?a|no\s+proposals?|empty)\b\)?)\W*|(?:(?<=[:=])|(?<=[:=]\s))\(?(?:none|nothing|nobody|never|no\s+(?:proposals?|thanks?|thank\s+you|votes?|takers)|not\s+(?:this|now|today))\b[^\d:\"“]*)",
    re.I,
)
_SO = r"(?:ditto|dto|the\s+same|same(?:\s+(?:here|again))?|likewise|idem|as\s+above)"
_DITTO = expression(rf"\W*(?:(?:proposal|prop)\s+|[p#])?#?(\d{{1,6}})\s*(?:[:=]|[-–—]+)?\s*{_SO}\W*", re.I)
_DITTO_ALONE = expression(rf"\W*{_SO}(?:\s+(?:for|on|to)\s+this(?:\s+one)?|\s+again)?\s*+[.!)]*\s*", re.I)


_COUNTED = expression(r"\W*(?:proposal\s+)?[#pP]?(\d{2,6})\b")
_COUNT = expression(r"\b(?P<choice>[A-Za-z]{3,})\s*(?P<open>\()?[:=]?\s*(?P<count>\d{1,3})\b")
"""Behind a number, how often each vote was cast on it: "401: FOR (3), AGAINST (2)"."""

_NUMBER = expression(r"\d{2}")
_VOTERS = expression(r"(?<![\w'’])(?P<choice>[A-Z]{3,})\s*(?::|\s[-–—]{1,2}\s)\s*(?=[A-Za-z\d][\w'’.-]*)")
"""Behind a number, who cast each vote on it: "453 FOR: Ann, Hob   AGAINST: Ivy"."""


def tallied(c: Context, text: str) -> bool:
    """Whether a line counts votes or names those who cast them: "FOR (3): Hob, Ivy, Joel", "401: FOR 3, AGAINST 2"."""
    found = _TALLY.match(text)
    if found is not None:
        return found[1].upper() in c.vocabulary.choices
    counted = _COUNTED.match(text)
    if counted is None:
        return False
    voters = list(_VOTERS.finditer(text, counted.end()))
    kinds = {one["choice"] for one in voters}
    if len(kinds) > 1 and kinds <= c.vocabulary.choices and not _NUMBER.search(text, counted.end(), voters[-1].end()):
        return True
    counts = [one for one in _COUNT.finditer(text, counted.end()) if one["choice"].upper() in c.vocabulary.choices]
    return len({one["choice"].upper() for one in counts}) > 1 and all(
        one["open"] or len(one["count"]) < len(counted[1]) for one in counts
    )


def votes_again(c: Context, st: Statement, s: Scan) -> bool:
    """Whether a line repeats the vote of the line above it, "402: ditto", or that on the item answered before."""
    last = c.acts[-1] if c.acts else None
    if _DITTO_ALONE.fullmatch(s.text) and last is not None and last.action == c.grammar.ballot:
        items = quoted_items(c, st) if c.layout.quoted and first_of_block(c, st) else []
        for item in items[-1:]:
            params = {"proposal": item, "choice": last.params.get("choice")}
            add_act(c, st, s, c.grammar.ballot, params, 0, len(s.text.rstrip()), Adjuncts(last.when, actor=last.actor))
        return bool(items)
    found = _DITTO.fullmatch(s.text)
    last = c.acts[-1] if found is not None and c.acts and c.index else None
    if found is None or last is None or last.action != c.grammar.ballot:
        return False
    if last.start < c.statements[c.index - 1].start or st.new_paragraph:
        return False
    params = {"proposal": found[1], "choice": last.params.get("choice")}
    add_act(c, st, s, c.grammar.ballot, params, 0, found.end(), Adjuncts(last.when, last.times, last.actor))
    return True


def no_votes(c: Context, text: str) -> bool:
    """Whether a line of a list says that no vote is of its kind: "AGAINST: none"."""
    found = _NO_VOTES.fullmatch(text)
    return found is not None and found[1].upper() in c.vocabulary.choices


def of_other_votes(c: Context, s: Scan, text: str) -> bool:
    """Whether votes stand in one line with a head that makes them none of the author's of now: "Tally: FOR 305"."""
    if SAID_BY.search(text, s.vocab) and not ONESELF.search(text):
        return True
    if GIVEN_BY.search(text, s.vocab) and not GIVEN_BY_ME.search(text):
        return True
    if ":" in text and (PAST_HEAD.match(text) or _of_several(c, text)):
        return True
    if OPINED.search(text, s.vocab) and not CAST.search(text):
        return True
    head = not_my_votes(c, text) if ":" in text else None
    return (
        head is not None and VOTE_FIRST.match(text, head.end()) is not None and ONESELF.search(text, head.end()) is None
    )


def _of_several(c: Context, text: str) -> bool:
    """Whether a row of votes tells of several people, two of whom vote on one: "Votes: Hob FOR 4, Ivy SHELVE 4"."""
    head = VOTES_HEAD.match(text)
    voters: dict[str, str] = {}
    for one in VOTER.finditer(text, head.end() - 1) if head is not None else ():
        if one["choice"] in c.vocabulary.choices and voters.setdefault(one["number"], one["name"]) != one["name"]:
            return True
    return False


VOTES_HEAD = expression(r"\W*(?:(?:the|all|all\s+the)\s+)?votes?(?:\s+(?:cast|so\s+far|in\s+full))?\s*:\s", re.I)
VOTER = expression(
    r"(?<=[:;,.]\s)(?!(?:Proposals?|Props?|No|Nr|Number)\b)(?![#pP]?\d+\b)(?P<name>[A-Z\d][\w'’.-]*(?:\s[A-Z][\w'’-]*)?)\s*:?\s+"
    r"(?=(?:(?:on\s+)?[#pP]?\d{2,6}\s+)?(?P<choice>[A-Z]{3,})\b)(?:[A-Z]{3,}\s+(?:on\s+)?)?[#pP]?(?P<number>\d{2,6})\b"
)
"""Somebody's name before his vote and its number, in either order."""


def without_opined(c: Context, first: int) -> None:
    """Leave out of the acts from the `first` on the votes that are only called right: "599 should have AGAINST, but
    I vote FOR it"."""
    c.acts[first:] = [
        act
        for act in c.acts[first:]
        if act.action != "vote" or not OPINED.pattern.search(act.text) or CAST.search(act.text) is not None
    ]


PAST_HEAD = expression(
    r"\W*(?:[Ll]ast\s+(?:n?week|n?day|time|night|month|round|year)|[Yy]esterday|[Ee]arlier|[Pp]reviously|[Bb]ack\s+then|[Bb]efore)(?:\s+I\s+\w+ed)?\s*:"
)
"""Before votes of another time."""
OPINED = Worded(
    r"\b(?:deserves?|merits?|warrants?|(?:should|ought\s+to|could|might|may)\s+(?:get|have|receive|earn|be\s+given)|(?:I|we|you)(?:['’]d|\s+(?:would|should|could|might))\s+(?:rather\s+)?give\s+(?:#|[pP])?\d+)\s+(?:an?\s+|my\s+|the\s+)?[A-Z]{3,}\b"
    r"|^\W*(?:[Ii]n\s+my\s+(?:humble\s+)?opinion|[Tt]o\s+my\s+mind)\b",
    "deserve deserves merit merits warrant warrants should ought could might may d would opinion mind",
)
"""Says what votes would be right, and casts none."""
CAST = expression(
    r"\bI\s+(?:hereby\s+|therefore\s+|also\s+|now\s+)*(?:vote|cast|give|go)\b|\b(?:so|hence|therefore|thus|accordingly)\b|\b(?:but|now|here)\s+(?:still\s+)?(?:(?:an?|my)\s+)?[A-Z]{3,}|\bmy\s+votes?\b|\bfrom\s+me\b|\b(?:gets?|has|have|receives?)\s+my\s+[A-Z]{3,}\b"
)
SAID_BY = Worded(
    r"[,–—-]\s*(?:says|said|writes|wrote|claims|reckons|according\s+to)\s+(?:the\s+)?[A-Z][\w'’-]*\W*$"
    r"|^\W*(?:[Ss]ays|[Ss]aid|[Aa]ccording\s+to)\s+(?:the\s+)?[A-Z][\w'’-]*\s*[,:]",
    "says said writes wrote claims reckons according",
)
"""Tells who says so, before or behind it."""
GIVEN_BY = Worded(
    r"\b(?:gets?|receives?|has|have|earns?|got|received)\s+(?:an?\s+)?[A-Z]{3,}\s+(?:votes?\s+)?(?:from|by)\s+(?!me\b|my|mine\b|I\b)(?:the\s+)?[A-Z][\w'’-]*",
    "from by",
)
"""A vote that is said to come from somebody else."""
GIVEN_BY_ME = expression(
    r"\b(?:gets?|has|have|receives?|earns?)\s+(?:my\s+[A-Z]{3,}\b|(?:an?\s+)?[A-Z]{3,}\s+from\s+me\b)|\bI\s+vote\b"
)
"""A vote beside it that comes from the author."""


def sums_told(text: str) -> bool:
    """The same of sums and who gets them: "Debts: m5 to Ivy"."""
    head = traps.SUMS_TOLD.match(text)
    return head is not None and SUM.match(text, head.end()) is not None and ONESELF.search(text, head.end()) is None


VOTE_FIRST = expression(
    r"\s*(?:(?:proposals?\s+)?[#pP]?\d{1,6}\b|[A-Za-z]+\s+(?:on\s+|to\s+)?(?:proposals?\s+)?[#pP]?\d)"
)
"""A vote, or what it is on."""
ONESELF = expression(r"\b(?:I|me|my|mine)\b")
