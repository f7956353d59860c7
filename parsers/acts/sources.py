"""Gifts of which one word says for all where they come from, or to whom they go: "Ivy gets m7, Salt m9, all from my
balance", "I transfer a Blue sock and m5 to Salt"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import NamedTuple

from engine.expressions import expression
from parsers.acts.again import FROM_ME
from parsers.acts.context import Context, add_unclear
from parsers.acts.taking import take_hit
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.model import Hit
from parsers.clauses.sentence import frames_of, read_sentence
from parsers.scan import Scan

_MINE = r"(?:me|mine|myself|my\s+(?:own\s+)?[a-z]+)"
_SOURCE = expression(
    rf"\s*+[,;(–—-]*\s*\(?\b(?:all|both|each|everything|the\s+lot)\s+(?:(?:of\s+(?:it|them|these|this|which|that)|sums?|amounts?|gifts?|socks?|payments?)\s+)?(?:(?:is|are)\s+)?(?:coming\s+|taken\s+|paid\s+)?"
    rf"(?:from|out\s+of|off|courtesy\s+of)\s+{_MINE}\s*\)?\s*+[.!]?\s*$",
    re.I,
)
_LEAD = expression(rf"\s*(?:and\s+|also\s+)?(?:from|out\s+of)\s+{_MINE}\s*(?:[,:]|\s[–—-]+)\s+", re.I)
_HEAD = expression(r"[^:;,.!?]{1,60}:\s+")
_NEXT = expression(r"\s*+[,;]\s+(?:and\s+|then\s+|plus\s+)?|\s+and\s+")
_OF = frozenset({"from", "out", "off", "courtesy"})
_I = frozenset({"me", "mine", "myself", "my"})


def from_one_source(c: Context, st: Statement, s: Scan) -> bool:
    """Whether a sentence is a list of gifts which all come from the author; all of it has to be gifts."""
    if c.data or not s.holds(_OF) or not s.holds(_I) or traps.asks(s.text) or traps.supposes(s.text, s.vocab):
        return False
    source, lead = _SOURCE.search(s.mask), _LEAD.match(s.mask)
    if source is None and lead is None:
        return False
    end = source.start() if source is not None else len(s.text.rstrip(" .!"))
    begin = lead.end() if lead is not None else 0
    if lead is None and (head := _HEAD.match(s.mask)) is not None:
        begin = head.end()
    joints = [*_NEXT.finditer(s.mask, begin, end)]
    places = [begin, *(one.end() for one in joints)]
    ends = [*(one.start() for one in joints), end]
    found: list[tuple[Scan, Hit]] = []
    for at, stop in zip(places, ends, strict=True):
        piece = Scan(" " * at + s.text[at:stop] + FROM_ME, c.vocabulary, c.reply, purse=c.purse)
        hits = read_sentence(c.grammar, piece, c.setting, frames_of(c.grammar, piece, c.setting))
        words = hits[0].match.phrase.words if len(hits) == 1 else None
        if words is None or not words.gives or hits[0].start > at + 1:
            return False
        found.append((piece, hits[0]._replace(end=min(hits[0].end, stop))))
    return [take_hit(c, st, piece, hit, stop) for (piece, hit), stop in zip(found, ends, strict=True)] != []


_THING = r"(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|my|all|m\s?\d|\d)"
_VERB = expression(rf"\b(?P<verb>[a-z]+)\s+(?={_THING})", re.I)
_BEFORE = expression(rf"(?:^|,|:|\b(?:and|so|hereby|herewith)\b)\s*(?={_THING})", re.I)
"""Before several things that somebody gives: what he does, or what leads to the sentence."""
_AND_THING = expression(r",?\s+and\s+\S", re.I)
_UNTO = expression(r"\s+(?P<to>(?:to|unto)\s+)", re.I)
_LEAVES = expression(
    r"\s+(?P<to>(?:(?:hereby|herewith|now)\s+)?(?:leaves?|go(?:es)?|pass(?:es)?|moves?|travels?|wanders?|flows?|belongs?|becomes?|change|are\s+(?:hereby|herewith|now)|from)\s)",
    re.I,
)
"""Behind them: who gets them, and how they go from their owner to somebody."""
_OTHERWISE = expression(r"[:;.!?\x00]")
_ELSEWHERE = expression(r"[:;!?\x00]")
"""In no such things; in no name of who gets them."""
_LONGEST = 300
"""Characters; a longer sentence gives nothing so."""


class _Gift(NamedTuple):
    """Where in a sentence several things stand, and what is said of where they go."""

    begin: int
    end: int
    to: int
    verb: str


def _given(mask: str, before: re.Pattern[str], behind: re.Pattern[str], room: int) -> _Gift | None:
    """The several things between what leads to them and where they go, of which at most `room` characters tell."""
    length = len(mask.rstrip(" .!"))
    for to in behind.finditer(mask, 0, length):
        if not 2 <= length - to.end() <= room or _ELSEWHERE.search(mask, to.end(), length) is not None:
            continue
        for lead in before.finditer(mask, 0, to.start()):
            joint = _AND_THING.search(mask, lead.end(), to.start())
            if joint is not None and _OTHERWISE.search(mask, lead.end(), to.start()) is None:
                return _Gift(lead.end(), to.start(), to.start("to"), lead.groupdict().get("verb") or "")
    return None


_GOING = frozenset(
    "leave leaves go goes pass passes move moves travel travels wander wanders flow flows belong belongs become becomes change hereby herewith now from".split()
)
_TO = frozenset({"to", "unto", "for", "into"})
_AND = frozenset({"and"})


_GIVEN = expression(r"m\s?\d|\d+\s?m\b|[^,]{1,40}?\b(?:socks?|macks?|mackerels?)\b", re.I)
"""Begins something that can be given."""


def to_one_receiver(c: Context, st: Statement, s: Scan, hits: list[Hit]) -> bool:
    """Whether a sentence gives several things to the same: it is read with each of them alone."""
    if c.data or len(s.text) > _LONGEST or not s.holds(_AND) or not s.holds(_TO):
        return False
    words = hits[0].match.phrase.words if hits else None
    if hits and (words is None or not words.gives):
        return False
    whole = _given(s.mask, _VERB, _UNTO, 60)
    if whole is not None and whole.verb.lower() not in c.grammar.verbs | c.grammar.thirds | c.grammar.gerunds:
        whole = None
    leaving = _given(s.mask, _BEFORE, _LEAVES, 100) if whole is None and s.holds(_GOING) else None
    first = hits[0] if hits else None
    if leaving is not None and first is not None and len(hits) == 1:
        whole = leaving
    elif first is not None and all(first.match.values.get(one.name) for one in words.params if one.required):  # type: ignore[union-attr]
        return False
    if whole is None:
        return False
    begin, end = whole.begin, whole.end
    joints = [*_NEXT.finditer(s.mask, begin, end)]
    places = [begin, *(one.end() for one in joints)]
    ends = [*(one.start() for one in joints), end]
    found: list[tuple[Scan, Hit]] = []
    for at, stop in zip(places, ends, strict=True):
        text = s.text[:begin] + " " * (at - begin) + s.text[at:stop] + " " * (end - stop) + s.text[end:]
        piece = Scan(text, c.vocabulary, c.reply, s.selves, c.purse)
        alone = read_sentence(c.grammar, piece, c.setting, frames_of(c.grammar, piece, c.setting))
        given = alone[0].match.phrase.words if len(alone) == 1 else None
        if given is None or not given.gives or alone[0].match.lacks() or alone[0].end < whole.to:
            if whole is leaving and _GIVEN.match(s.text, at):
                add_unclear(c, st.start, st.start + len(s.text.rstrip()), "several things in other words")
                return True
            return False
        found.append((piece, alone[0]))
    return [take_hit(c, st, piece, hit, len(piece.text)) for piece, hit in found] != []
