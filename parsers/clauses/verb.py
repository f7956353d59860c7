"""Reads a verb with what belongs to it: the longest phrase of that verb, or something caused to act."""

from __future__ import annotations

import re
from collections.abc import Mapping

from parsers.clauses.entities import ENTITY, entity_before
from parsers.clauses.grammar import Grammar
from parsers.clauses.model import Adjuncts, Hit, Setting, altered
from parsers.phrases.cues import possible
from parsers.phrases.matching import Match, match, score
from parsers.phrases.notation import Phrase, SlotNode
from parsers.scan import Scan
from parsers.slots.names import capitals

VERB = re.compile(r"[a-z]+(?:-[a-z]+)?", re.I)
CLOSE = re.compile(
    r"\s*(?:$|[.,;:!?()\[\]—–\x00]|-\s|--|and\b|but\b|because\b|since\b|as\b|so\b|too\b|again\b|now\b|hereby\b|then\b|please\b|both\b|for\s+(?:now|as|the|its|that|my)\b|in\b|on\b|from\b|with\b|by\b|when\b|if\b|unless\b|until\b|at\b)",
    re.I,
)
CLOSE_STRICT = re.compile(
    r"\s*(?:$|[.,;:!?()\[\]—–\x00]|-\s|--|and\b|but\b|because\b|since\b|as\b|too\b|again\b|now\b|hereby\b|then\b|please\b|of\s+course|\w+ly\b|if\b|unless\b|instead\b)",
    re.I,
)


def verb(
    g: Grammar,
    s: Scan,
    pos: int,
    table: Mapping[str, tuple[Phrase, ...]],
    start: int,
    frame: Adjuncts,
    setting: Setting,
) -> Hit | None:
    """The longest phrase whose verb stands at `pos`."""
    word = VERB.match(s.low, pos)
    if not word:
        return None
    cause = cause_act(g, s, pos, start, frame, setting)
    if cause:
        return cause
    best: Match | None = None
    for phrase in table.get(word.group(), ()):
        if not possible(phrase, s.vocab):
            continue
        found = match(phrase, s, word.end())
        if found is None or not closed(g, s, found):
            continue
        if best is None or score(found) > score(best):
            best = found
    return Hit(best, start, best.end, frame) if best else None


def closed(g: Grammar, s: Scan, found: Match) -> bool:
    """Whether the words after a phrase let it end there."""
    phrase = found.phrase
    document = bool(phrase.words and phrase.words.document)
    if not any(isinstance(n, SlotNode) for n in phrase.nodes) and not found.values and not document:
        if (
            phrase.nodes
            and not (phrase.words and phrase.words.action in ("object", "support", "vote"))
            and found.end > found.start
        ):
            return True
        return bool(CLOSE_STRICT.match(s.mask, found.end))
    if phrase.words and phrase.words.action == "submit_proposal" and not phrase.nodes:
        return bool(re.match(r"\s*(?:$|:|\x00)", s.mask[found.end :]))
    if phrase.words and phrase.words.action in ("vote", "support", "object", "give_currency"):
        return bool(CLOSE.match(s.mask, found.end)) or bool(
            re.match(
                r"\s+(?:to|this|that|respectively|each|apiece|twice|thrice|\w+\s+times|x\d|though|while|except)\b",
                s.mask[found.end :],
            )
        )
    return True


def cause_act(g: Grammar, s: Scan, pos: int, start: int, frame: Adjuncts, setting: Setting) -> Hit | None:
    m = g.cause.match(s.text, pos)
    if m and (m.group(1) or setting.last_actor is None):
        inner = verb(g, s, m.end(), g.book.base, start, frame, setting)
        if inner and not inner.beast:
            return altered(inner, beast=True, when=m.group(2) or inner.frame.when)
        return None
    other = g.cause_other.match(s.text, pos)
    if other:
        at = other.end()
        it = re.compile(r"it\s+(?:to\s+)?", re.I).match(s.text, at)
        if it and (setting.last_actor or ENTITY.search(s.text[:start])):
            name = setting.last_actor or entity_before(s.text[:start])
            hit = verb(g, s, it.end(), g.book.base, start, frame, setting)
            return altered(hit, actor=name) if hit and name else None
        for name, end in capitals(s, at):
            to = re.compile(r"\s+(?:to\s+)?").match(s.text, end)
            if to and (ENTITY.search(name) or "cause" in other.group().lower()):
                hit = verb(g, s, to.end(), g.book.base, start, frame, setting)
                if hit and not g.pet.match(name):
                    return altered(hit, actor=name)
    return None
