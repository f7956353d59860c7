"""Reads words of a closed list: votes, answers, colours, flags, verdicts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from engine.expressions import expression
from engine.language import Slot, Vocabulary
from parsers.scan import Found, Scan, skip

LETTERS = expression(r"[a-z]+")


@lru_cache(maxsize=200)
def enumerated(slot: Slot, words: Vocabulary) -> Callable[[Scan, int], Found]:
    return ENUMS[slot](words)


def one_of(options: Iterable[str]) -> Callable[[Scan, int], Found]:
    table = [(name, name.lower()) for name in sorted(options, key=len, reverse=True)]
    heads = {low: tuple(f" {one[: -len(low)]}" for _, one in table if one.endswith(f" {low}")) for _, low in table}

    def read(s: Scan, pos: int) -> Found:
        pos = skip(s.text, pos)
        mark = 1 if s.text[pos : pos + 1] in ("'", '"', "“", "‘", "*", "_") else 0
        for name, low in table:
            if s.low.startswith(low, pos + mark):
                end = pos + mark + len(name)
                if any(s.low.endswith(head, 0, pos) for head in heads[low]):
                    return []  # within "Baby Blue" no "Blue" begins
                if not s.low[end : end + 1].isalnum():
                    closing = 1 if mark and s.text[end : end + 1] in ("'", '"', "”", "’", "*", "_") else 0
                    changed = CHANGED.match(s.text, end + closing) if not mark else None
                    return (read(s, changed.end()) if changed else []) or [(name, end + closing)]
        return []

    return read


CHANGED = expression(
    r"\s*(?:[-=]+>|→)\s*|,?\s+(?:(?:it|this|that|and)\s+){0,2}(?:is|becomes|turns\s+into|(?:shall|will)\s+(?:be|become))\s+(?:(?:now|hereby|henceforth)\s+)?(?:an?\s+)?(?=[A-Z]{3,}\b)"
)
"""Between an old vote and the new one."""
_NUMBER = r"(?:proposals?\s+)?[#pP]?\d{2,6}"
NUMBERS = rf"{_NUMBER}(?:(?:\s*(?:,|&)\s*(?:and\s+)?|\s+and\s+){_NUMBER}){{0,9}}"
"""Numbers of proposals in a row."""
PREPOSITION = expression(
    rf"\s+{NUMBERS}(?:\s*[,:]\s*|\s+[–—-]+\s+|\s+)(?:(?:it|that|both|they|all|each|those|these)(?:['’](?:s|re|ll\s+be)|\s+(?:is|are|shall\s+be|will\s+be|must\s+be|has\s+to\s+be|gets?|is\s+to\s+be))\s+"
    r"|(?:make\s+it|we\s+have|you\s+have|put\s+me\s+down\s+(?:as|for))\s+|(?:I|my\s+(?:vote|choice)s?)(?:['’]m|['’]ll)?\s+(?:[a-z]+\s+){0,3})?(?:(?:an?|my|also|again|just)\s+){0,2}"
    r"(?P<choice>[A-Z]{3,})\b(?=(?:\s+(?:both|each|all|twice|too|again|as\s+well|alike|either\s+way|from\s+me|please|on|to|for)\b[^,;:.!?\d]{0,30})?\s*(?:$|[.,;:!?)–—-]|(?:and|but|because|since|as)\b))"
)
"""Behind "for" or "against" in small letters: numbers, and another vote on them, "for 408 and 409 it's ABSTAIN"."""
AS_FOR = expression(r"(?<!down )(?<!me )\bas\s+$")
"""Before "for" that only leads to what is spoken of: "as for 551"."""
MYSELF = expression(r"\s+(?:myself|me|my\s+(?:own\s+)?part)\b")
"""Behind "for", which is no vote then."""
SMALL = frozenset({"FOR", "AGAINST"})
"""Votes that are prepositions too."""
DEGREE = expression(
    r"(?:an?|my|one|the|(?:An?|One)(?=\s(?:[a-z-]{3,14},?\s){0,3}[A-Z]{3,}\s+(?:from\s+(?:me|yours|here|my)|here|there)\b))\s+(?:(?!(?:says?|said|thinks?|wants?|goes|cries|votes|from|into|mind|probabl|possibl|likel|potential|future|hypothetical|would|plann|promis|intend|previous|earlier|former|retract|withdrawn|past|old|non|no|not|never|vote)\w*\b)[a-z-]{3,14},?\s+){0,3}(?=[A-Z]{3})"
)
"""Before a vote word that is written as one: "a weary FOR"."""


def read_vote(s: Scan, pos: int) -> Found:
    """A vote word, or one with its article and what its author feels about it."""
    found = read_choice(s, pos)
    if found:
        return found
    degree = DEGREE.match(s.text, skip(s.text, pos))
    found = read_choice(s, degree.end()) if degree is not None else []
    return found if found and s.text[found[0][1] - 1].isupper() else []


@lru_cache(maxsize=16)
def voting_words(words: Vocabulary) -> frozenset[str]:
    """The words, in lower case, that `read_choice` takes."""
    choices = frozenset(word.lower() for word in words.choices)
    return choices | {word + end for word in choices for end in ("d", "ed")}


def read_choice(s: Scan, pos: int) -> Found:
    """One vote word, in capitals whatever the author wrote; of "FOR -> AGAINST" the second."""
    found = _one_choice(s, pos)
    if found and (changed := CHANGED.match(s.text, found[0][1])) is not None:
        return _one_choice(s, changed.end()) or found
    return found


def _one_choice(s: Scan, pos: int) -> Found:
    pos = skip(s.text, pos)
    mark = 1 if s.text[pos : pos + 1] in ("'", '"', "“", "*", "_", "‘") else 0
    match = LETTERS.match(s.low, pos + mark)
    if not match:
        return []
    word = match.group().upper()
    if word == "FOR" and s.text[match.start() : match.end()] != "FOR" and MYSELF.match(s.low, match.end()):
        return []
    if word in SMALL and match.group() == s.text[match.start() : match.end()] and not mark:
        if AS_FOR.search(s.low, max(0, match.start() - 4), match.start()) is not None:
            return []
        told = PREPOSITION.match(s.text, match.end())
        if told is not None and told["choice"] in s.words.choices and told["choice"] != word:
            return []
    for end in ("D", "ED"):
        if word.endswith(end) and word[: -len(end)] in s.words.choices and word != "FOR":
            word = word[: -len(end)]
    if word not in s.words.choices:
        return []
    after = match.end()
    if mark and s.text[after : after + 1] in ("'", '"', "”", "*", "_", "’"):
        after += 1
    return [(word, after)]


FEELING = expression(r"(?:an?|the|my|one)\s+(?:[a-z-]+,?\s+){0,3}(?=[\"“*_']?[A-Z]{2})")
"""What is said of a word in capitals before it: "a hearty NO"."""


def felt(s: Scan, pos: int) -> int:
    """Where the word begins of which something is said first."""
    found = FEELING.match(s.text, skip(s.text, pos))
    return found.end() if found is not None else pos


def answer(words: Vocabulary) -> Callable[[Scan, int], Found]:
    reader = one_of(words.answers)
    return lambda s, pos: [(words.answers[v], e) for v, e in reader(s, felt(s, pos))]


def upper(options: Iterable[str]) -> Callable[[Scan, int], Found]:
    reader = one_of(options)
    return lambda s, pos: [(v.upper(), e) for v, e in reader(s, felt(s, pos))]


ENUMS: dict[Slot, Callable[[Vocabulary], Callable[[Scan, int], Found]]] = {
    Slot.COLOUR: lambda w: one_of(w.colours),
    Slot.FLAG: lambda w: one_of(w.flags),
    Slot.STATE: lambda w: one_of(w.states),
    Slot.ANSWER: answer,
    Slot.CLAIM: lambda w: upper(w.claims),
    Slot.VERDICT: lambda w: upper(w.verdicts),
    Slot.TIDBIT: lambda w: one_of(w.tidbits),
}
