"""Reads one sentence: every act in it, from left to right.

The frame ("I hereby ...", "Acme gives ...", "I intend, without objection, to ...", "giving ...", "... and resign")
is recognised here once for all actions; a phrase only says what stands after the verb. Each place where a clause
can begin is tried against the phrases of its verb.
"""

from __future__ import annotations

import re

from parsers import traps
from parsers.clauses.entities import ENTITY_WORDS
from parsers.clauses.going_on import continuations
from parsers.clauses.grammar import Grammar
from parsers.clauses.model import MAX_HITS, Hit, Setting, altered
from parsers.clauses.passive import BE_WORDS, passive
from parsers.clauses.subjects import CONNECTOR, by_first_person, by_leave, by_third_person, dropped, without_subject
from parsers.clauses.whole import whole_clause
from parsers.phrases.cues import possible
from parsers.phrases.notation import Phrase
from parsers.scan import Scan

START = re.compile(
    r"(?:^|(?<=[,;:(–—>])|(?<=[,;:(–—>]\s)|(?<=\sand)|(?<=\sso)|(?<=\sbut)|(?<=\sthen)|(?<=^so)|(?<=\sthat)|(?<=^then)|(?<=^and)|(?<=^also)|(?<=--)|(?<=\s-))\s*"
)
FIRST_PERSON = re.compile(r"(?<![\w'’<])I(?=[\s,'’])", re.I)
BREAK = re.compile(r";|\bbut\b")


def read_sentence(g: Grammar, s: Scan, setting: Setting) -> list[Hit]:
    """Every act in a sentence, from left to right."""
    hits: list[Hit] = []
    said = sayable(g, s.vocab)
    person = persons(g, s, setting)
    if not said and not any(person):
        return hits
    masked = s.mask
    pos = 0
    dead = -1
    alone = not said and not person[1] and not person[2]
    for start in [m.start() for m in FIRST_PERSON.finditer(masked)] if alone else starts(g, masked):
        if start < pos or len(hits) >= MAX_HITS:
            continue
        found = at(g, s, start, s.text[pos:start], setting, said, person)
        if found is None:
            continue
        clause = clause_of(masked[pos:start])
        if dead >= 0 and BREAK.search(masked, dead, start) is None:
            continue
        dead = -1
        if traps.HYPOTHETICAL.search(clause) and not harmless_hypothesis(clause):
            continue
        if traps.REPORTED.search(clause) and found.first_person and s.low[start : start + 1] == "i":
            dead = start
            continue
        condition = traps.conditional(clause)
        chain = [found, *continuations(g, s, found, setting)]
        end = chain[-1].end
        tail = re.split(r"[;\x00]|,\s+(?:and|but|so)\s+I\b|\.\s", masked[end:], maxsplit=1)[0]
        tail = tail.split(":")[0] if found.match.phrase.words and found.match.phrase.words.document else tail
        if not condition and traps.conditional(tail) and not FIRST_PERSON.search(tail.split(" if ")[0]):
            condition = True
        for hit in chain:
            hits.append(altered(hit, condition=condition))
        pos = end
    return hits


def silent(g: Grammar, s: Scan, setting: Setting) -> bool:
    """Whether no clause of the sentence can be an act."""
    return not any(persons(g, s, setting)) and not sayable(g, s.vocab)


def sayable(g: Grammar, words: set[str]) -> tuple[Phrase, ...]:
    """The whole-clause phrases whose words all stand in the sentence."""
    says = g.book.says
    found: dict[int, Phrase] = {}
    for key in says.keys() & words | {""}:
        for phrase in says.get(key, ()):
            if possible(phrase, words):
                found[id(phrase)] = phrase
    return tuple(found.values())


def persons(g: Grammar, s: Scan, setting: Setting) -> tuple[bool, bool, bool]:
    """Which frames the words of a sentence allow: "I ...", a third person, a verb without its subject."""
    words, book = s.vocab, g.book
    first = "i" in words and not (words.isdisjoint(book.base) and words.isdisjoint(book.gerund))
    third = not words.isdisjoint(book.third) and bool(
        "hereby" in words
        or setting.entities
        or (setting.last_actor and "it" in words)
        or not words.isdisjoint(g.pet_words)
        or not words.isdisjoint(ENTITY_WORDS)
    )
    plain = (
        setting.imperative
        or setting.intents
        or not words.isdisjoint(book.gerund)
        or s.low.startswith(("intent", "notice"))
    )
    other = bool(
        ("me" in words and not words.isdisjoint(LEAVES))
        or "undersigned" in words
        or any(name in s.text for name in s.selves)
        or (not words.isdisjoint(BE_WORDS) and not words.isdisjoint(book.participle))
        or (first and "and" in words)
    )
    return first, third, plain or other


LEAVES = frozenset({"let", "allow", "permit"})
def starts(g: Grammar, masked: str) -> list[int]:
    found = {m.end() for m in START.finditer(masked)} | {m.start() for m in FIRST_PERSON.finditer(masked)}
    for start in list(found):
        m = CONNECTOR.match(masked, start)
        if m and m.end() < len(masked):
            found.add(m.end())
    return sorted(found)


def at(
    g: Grammar,
    s: Scan,
    start: int,
    before: str,
    setting: Setting,
    said: tuple[Phrase, ...],
    person: tuple[bool, bool, bool],
) -> Hit | None:
    """The best act that begins at `start`."""
    options: list[Hit] = []
    first, third, plain = person
    hit = None
    if s.low.startswith("i", start) and not s.low[start + 1 : start + 2].isalnum():
        if first:
            hit = by_first_person(g, s, start, before, setting)
    else:
        hit = by_leave(g, s, start, before, setting)
        if hit is None and third:
            hit = by_third_person(g, s, start, before, setting)
        if hit is None and plain:
            hit = without_subject(g, s, start, before, setting)
        if hit is None:
            hit = dropped(g, s, start, before, setting)
    if hit is None:
        hit = passive(g, s, start, before, setting)
    if hit:
        options.append(hit)
    if said and (whole := whole_clause(g, s, start, before, setting, said)):
        options.append(whole)
    if not options:
        return None
    return max(options, key=lambda h: (h.end, len(h.match.values)))


def clause_of(before: str) -> str:
    """The part of the words before a verb that can still govern it."""
    return re.split(r"[;\x00]|\bbut\b", before)[-1]


def harmless_hypothesis(clause: str) -> bool:
    return bool(re.search(r"\b(?:wish to|would like to)\b", clause)) and not re.search(
        r"\b(?:if|suppose|had i|were i)\b", clause, re.I
    )
