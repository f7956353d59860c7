"""Reads what goes on under one subject and verb: "..., m10 to Joel and resign"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.language import Slot, Words
from parsers.clauses.grammar import Grammar
from parsers.clauses.intents import announce
from parsers.clauses.model import MAX_HITS, Adjuncts, Hit, Setting, altered
from parsers.clauses.subjects import with_after
from parsers.clauses.verb import closed, verb
from parsers.phrases.cues import possible
from parsers.phrases.matching import Match, match
from parsers.scan import Scan

CONTINUE = re.compile(
    r"\s*(?:[,;]\s*(?:and\s+|then\s+|plus\s+|but\s+)?|\s+(?:and|then|plus|but|as\s+well\s+as)\s+|\s*&\s*)(?:(?:also|then|hereby|further|likewise|finally|I)\s+(?:also\s+)?)*",
    re.I,
)
WORDY = frozenset({Slot.PHRASE, Slot.TEXT, Slot.TARGET, Slot.TITLE})


def continuations(g: Grammar, s: Scan, first: Hit, setting: Setting) -> Iterator[Hit]:
    """ "... and AGAINST 313", "..., m10 to Joel", "... and take Games at m45": the subject goes on."""
    hit = first
    for _ in range(MAX_HITS):
        join = CONTINUE.match(s.mask, hit.end)
        if not join:
            return
        pos = join.end()
        verb_frame = Adjuncts(hit.frame.when, 1, hit.frame.actor, hit.frame.capacity)
        following: Hit | None = None
        if not s.low.startswith("i ", pos) and not re.search(r"\bI\s", join.group()):
            intent = re.compile(r"(?:intend|plan)\s+(?:[^.;:]{0,60}?\s)??to\s+", re.I).match(s.mask, pos)
            if intent:
                found = verb(g, s, intent.end(), g.book.base, pos, verb_frame, setting)
                following = announce(g, s, found) if found else None
            else:
                table = g.book.third if not hit.first_person else g.book.base
                following = verb(g, s, pos, table, pos, verb_frame, setting)
                if following and hit.frame.announced:
                    following = announce(g, s, following)
        if following is None:
            following = elided(g, s, hit, pos)
        if following is None:
            return
        following = with_after(g, s, altered(following, first_person=hit.first_person))
        yield following
        hit = following


def elided(g: Grammar, s: Scan, hit: Hit, pos: int) -> Hit | None:
    words = hit.match.phrase.words
    if words is None or words.document or not hit.match.phrase.verb:
        return None
    if re.match(r"(?:it|that|this|he|she|they|we|you|e)\s", s.low[pos:]) or any(
        p.slot in WORDY for p in words.params if p.name in hit.match.values
    ):
        return None
    best: Match | None = None
    for phrase in g.book.base.get(hit.match.phrase.verb, ()):
        if phrase.words is not words or not possible(phrase, s.vocab):
            continue
        found = match(phrase, s, pos)
        if not found or not any(not k.startswith("\0") for k in found.values if k not in phrase.sets):
            continue
        if required_params(words) - found.values.keys() or not closed(g, s, found):
            continue
        if best is None or found.end > best.end:
            best = found
    if best is None:
        return None
    frame = Adjuncts(
        hit.frame.when,
        hit.frame.times,
        hit.frame.actor,
        hit.frame.capacity,
        hit.frame.intent,
        hit.frame.supporters,
        hit.frame.announced,
    )
    return Hit(best, pos, best.end, frame, hit.beast)


def required_params(words: Words | None) -> set[str]:
    return {p.name for p in words.params if p.required} if words is not None else set()
