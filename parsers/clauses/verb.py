"""Reads a verb with what belongs to it: the longest phrase of that verb, or something caused to act."""

from __future__ import annotations

import re
from collections.abc import Mapping

from parsers.clauses.entities import ENTITY, entity_before
from parsers.clauses.grammar import Grammar
from parsers.clauses.model import Adjuncts, Hit, Setting, altered
from parsers.phrases.cues import possible
from parsers.phrases.matching import Match, Steps, match, match_nodes, score
from parsers.phrases.notation import Parts, Phrase, SlotNode
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

CLOSE_PARTS = re.compile(
    r"\s*(?:$|[.,;:!?()\[\]—–\x00]|-\s|--|(?:and|but|because|since|as|so|too|again|now|hereby|then|please|for|in|on|from|with|by|when|if|unless|until|at|"
    r"to|this|that|which|who|while|although|though|after|before|under|per|pursuant|according|instead|each|apiece|respectively|twice|thrice|\w+\s+times|via|using|out|of|"
    r"is|being|having|effective|thus|therefore|or|given|without|\w+ly|(?:it|i)\s+(?:owns?|holds?|has|have))\b)",
    re.I,
)
CLAUSE_BREAK = re.compile(r"[;:.\x00]|,\s*(?:and|but|so|then)\b|\bbut\b|--|[—–]")
CLAUSE_HEAD = re.compile(r"\s*(?:(?:and|also|then|so|now|next|finally|but|plus|well|ok|okay)\b\s*,?\s*)*", re.I)
FRONT_END = re.compile(r"\s*(?:,|:|--|[—–])?\s*")


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
    begin = start
    for phrase in table.get(word.group(), ()):
        if not possible(phrase, s.vocab):
            continue
        found, at = match(phrase, s, word.end()), start
        if found is None and isinstance(phrase.nodes[:1] and phrase.nodes[0], Parts):
            found, at = fronted(phrase, s, start, word.end())
        if found is None or not closed(g, s, found):
            continue
        if best is None or score(found) > score(best):
            best, begin = found, at
    return Hit(best, begin, best.end, frame) if best else None


def fronted(phrase: Phrase, s: Scan, start: int, pos: int) -> tuple[Match | None, int]:
    """A phrase of which one part stands before the subject ("To Hose I give m5"), and where that begins."""
    head = phrase.nodes[0]
    assert isinstance(head, Parts)
    at = CLAUSE_HEAD.match(s.mask, clause_start(s, start))
    if at is None or at.end() >= start:
        return None, start
    for number, part in enumerate(head.parts):
        for end, values in match_nodes(part.nodes, s, at.end(), {}, Steps()):
            if not FRONT_END.fullmatch(s.mask, end, start):
                continue
            left = Parts(head.parts[:number] + head.parts[number + 1 :])
            for after, more in match_nodes((left, *phrase.nodes[1:]), s, pos, values, Steps()):
                if not (s.text[after : after + 1].isalnum() and s.text[after - 1].isalnum()):
                    return Match(phrase, {**phrase.sets, **more}, at.end(), after), at.end()
    return None, start


def clause_start(s: Scan, start: int) -> int:
    """Where the clause begins that goes on at `start`."""
    begin = 0
    for mark in CLAUSE_BREAK.finditer(s.mask, 0, start):
        if s.mask[mark.end() : start].strip():
            begin = mark.end()
    return begin


def closed(g: Grammar, s: Scan, found: Match) -> bool:
    """Whether the words after a phrase let it end there."""
    phrase = found.phrase
    if any(isinstance(node, Parts) for node in phrase.nodes):
        return bool(CLOSE_PARTS.match(s.mask, found.end))
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
    return document or bool(CLOSE_PARTS.match(s.mask, found.end))


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
