"""Clauses that add to an act: further on in its sentence ("..., its officers being A and B"), or in the next one.

An action declares them as `Words.after`. They are read when the act has been made, add to all acts of its sentence, and
are nothing else. What an act needs to be one at all is said as `Param.said` (`parsers.acts.apart`).
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from engine.acts import Act
from engine.expressions import expression
from engine.language import Slot
from parsers.acts.context import Context
from parsers.acts.pointing.clues import trimmed
from parsers.acts.pointing.mentions import meant
from parsers.clauses.verb import CLOSE_PARTS
from parsers.phrases.matching import Match, Phrase, match, score
from parsers.scan import IT, THEM, Scan, token_at
from parsers.slots.reference import Everything

CLAUSE = expression(
    r"(?:^|[,;:(–—]|--|\s-\s|\b(?:and|with|but|where|while|by|so)\b)\s*(?:(?:and|also|then|with|please)\s+)?", re.I
)
"""What stands before a clause that adds something."""
REACH = 2
"""Statements after an act that may still add to it; the rows of a table between them do not count."""
MOST_ROWS = 20
TABLE_ROW = expression(r"[^\n]*?\S(?:\s{3,}|\s*\|\s*|\t)\S[^\n]*(?:\n|$)")


COUNT_ROW = expression(
    r"[^.!?\n]{0,40}?[:,]?\s?\b\d{1,3}\b[^.!?\n]{0,40}?[,;:]\s[^.!?\n]{0,40}?\b\d{1,3}\b[^!?\n]{0,80}|\W*(?:and\s+)?[\w'’]{1,20}\s+(?:is|are|falls?|drops?|goes)\s+(?:dropped|out|eliminated|excluded|struck(?:\s+off)?|gone|last)\W*"
)
"""A line of what was counted, or who is dropped for it: "Round 1: A 4, B 3, C 1."."""


def add_to_acts(c: Context, s: Scan, begin: int, end: int) -> list[tuple[int, int]]:
    """Read the clauses between two offsets that add to the last acts; gives where they stand."""
    recent = recent_acts(c)
    spans: list[tuple[int, int]] = []
    if not recent:
        return spans
    after = c.grammar.book.after
    phrases = [phrase for action in sorted({c.acts[n].action for n in recent}) for phrase in after[action]]
    missing = c.grammar.book.missing(s)
    phrases = [phrase for phrase in phrases if not phrase.wants & missing]
    if not phrases or s.text[:end].rstrip().endswith("?"):
        return spans
    for mark in CLAUSE.finditer(s.mask, begin, end):
        if spans and mark.end() < spans[-1][1]:
            continue
        found = _clause_at(s, phrases, mark.end())
        if found is not None and found.phrase.words is not None:
            spans.append((mark.start(), found.end))
            for n in recent:
                if c.acts[n].action == found.phrase.words.action:
                    c.acts[n] = _with(c.acts[n], _resolved(c, s, found))
    return spans


def recent_acts(c: Context) -> list[int]:
    """Places of the acts that can still be added to: those of the last statement that made any."""
    if not c.acts:
        return []
    between = c.statements[c.made_at + 1 : c.index]
    if between and (
        len(between) > MOST_ROWS
        or sum(
            not (TABLE_ROW.match(c.body, one.start, one.end) or COUNT_ROW.fullmatch(c.body, one.start, one.end))
            for one in between
        )
        >= REACH
    ):
        return []
    return [n for n in range(c.made_from, len(c.acts)) if c.acts[n].action in c.grammar.book.after]


def _clause_at(s: Scan, phrases: list[Phrase], pos: int) -> Match | None:
    best: Match | None = None
    token = token_at(s, pos)
    for phrase in phrases:
        if phrase.firsts is not None and token not in phrase.firsts:
            continue
        found = match(phrase, s, pos)
        if found and CLOSE_PARTS.match(s.mask, found.end) and (best is None or score(found) > score(best)):
            best = found
    return best


def _resolved(c: Context, s: Scan, found: Match) -> Match:
    """The clause with the people meant by "she" and "them", and without those whom nobody named."""
    values = dict(found.values)
    for name, value in found.values.items():
        if isinstance(value, list) and (IT in value or THEM in value):
            known = [one for one in value if one not in (IT, THEM)]
            values[name] = known or meant(c, s.text[: found.start], Slot.NAME, plural=THEM in value)
    return found._replace(values={name: value for name, value in values.items() if value != []})


def _with(act: Act, found: Match) -> Act:
    """The act with what a clause adds; what it said itself stays."""
    params = dict(act.params)
    for name, value in found.values.items():
        said, known = _plain(found, name, value), params.get(name)
        if known in (None, "", []):
            params[name] = said
        elif isinstance(known, list) and isinstance(said, list):
            params[name] = [*known, *(one for one in said if one not in known)]
    return replace(act, params=params)


def _plain(found: Match, name: str, value: Any) -> Any:
    """A value as the act carries it: a sum without its currency, one thing of a list of one."""
    words = found.phrase.words
    param = next((one for one in words.params if one.name == name), None) if words is not None else None
    if param is not None and param.slot is Slot.MACKS:
        return value[0]
    if isinstance(value, list) and not (param is not None and param.listed):
        return "all" if isinstance(value[0], Everything) else value[0]
    return trimmed(param, value) if param is not None else value
