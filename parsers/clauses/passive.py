"""Reads the passive: "P237 is hereby withdrawn", "m5 are transferred to Hose"."""

from __future__ import annotations

import re

from parsers.clauses.adjuncts import adjuncts
from parsers.clauses.going_on import required_params
from parsers.clauses.grammar import Grammar
from parsers.clauses.intents import ADVERB
from parsers.clauses.model import Adjuncts, Hit, Setting
from parsers.clauses.subjects import with_after
from parsers.clauses.verb import closed
from parsers.phrases.cues import possible
from parsers.phrases.matching import Match, Steps, match_nodes, score
from parsers.phrases.notation import Node, Part, Parts, Phrase, SlotNode
from parsers.scan import Scan

BE = re.compile(
    rf"(?:\s*,)?\s+(?:is|are|be|gets?|stands?)\s+((?:{ADVERB},?\s+)*)((?:by\s+me,?\s+)?)([a-z]+)(?=\W|$)", re.I
)
BE_WORDS = frozenset("is are be gets get stands stand".split())
LONGEST_SUBJECT = 160
BY_ANOTHER = re.compile(r"\s+by\s+(?!me\b|the\s+undersigned\b)", re.I)


def passive(g: Grammar, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
    """The best passive clause whose subject begins at `start`.

    Without "hereby" or the like, only a short sentence of its own performs: others tell what is so.
    """
    if s.vocab.isdisjoint(BE_WORDS):
        return None
    best: Match | None = None
    for be in BE.finditer(s.mask, start, min(len(s.mask), start + LONGEST_SUBJECT + 60)):
        phrases = g.book.participle.get(be.group(3).lower(), ())
        if not phrases:
            continue
        said = be.group(1).lower()
        performs = "here" in said or "now" in said or be.group(2).strip() or re.search(r"\bhereby\b", s.low[:start])
        if not performs and (start > 0 or len(s.text) > 140 or BY_ANOTHER.match(s.mask, be.end())):
            continue
        for phrase in phrases:
            found = one_way(g, s, phrase, start, be) if possible(phrase, s.vocab) else None
            if found and not performs and required_params(phrase.words) - found.values.keys():
                continue
            if found and (best is None or score(found) > score(best)):
                best = found
        if best:
            frame: Adjuncts = adjuncts(g, s, before, "", setting)
            return with_after(g, s, Hit(best, start, best.end, frame, first_person=False))
    return None


def one_way(g: Grammar, s: Scan, phrase: Phrase, start: int, be: re.Match[str]) -> Match | None:
    """The phrase with its object as the subject of the sentence."""
    for subject, left in objects(phrase.nodes):
        for end, values in match_nodes(subject, s, start, {}, Steps()):
            if end != be.start() and s.mask[end : be.start()].strip(" ,"):
                continue
            for after, more in match_nodes(left, s, be.end(), values, Steps()):
                found = Match(phrase, {**phrase.sets, **more}, start, after)
                if more and closed(g, s, found):
                    return found
    return None


def objects(nodes: tuple[Node, ...]) -> list[tuple[tuple[Node, ...], tuple[Node, ...]]]:
    """(what can be the subject of the passive, what stays behind the verb)."""
    if not nodes:
        return []
    head = nodes[0]
    if isinstance(head, SlotNode):
        return [((head,), nodes[1:])]
    if isinstance(head, Parts):
        first, others = head.parts[0], head.parts[1:]
        left: tuple[Part, ...] = others
        return [(first.nodes, ((Parts(left), *nodes[1:]) if left else nodes[1:]))]
    return []
