"""The index of all phrases: by verb form, by the rarest word of a whole clause, by label and by bare word."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.expressions import expression
from engine.language import Line, Words
from parsers.phrases.fillers import FILLERS
from parsers.phrases.matching import Phrase
from parsers.phrases.needs import NeedBits
from parsers.scan import Scan


class Phrases:
    """Phrases that are tried at the same place, in the order in which they were declared."""

    __slots__ = ("_beginning", "_open", "_tokens", "all")

    def __init__(self, phrases: Iterable[Phrase]) -> None:
        self.all = tuple(phrases)
        self._open = tuple(phrase for phrase in self.all if phrase.firsts is None)
        self._tokens = frozenset[str]().union(*(phrase.firsts for phrase in self.all if phrase.firsts is not None))
        self._beginning: dict[str, tuple[Phrase, ...]] = {}
        """Those that can begin with a token; made when it is first met."""

    def beginning(self, token: str) -> tuple[Phrase, ...]:
        """Those that can begin with this token."""
        found = self._beginning.get(token)
        if found is not None:
            return found
        known = token in self._tokens
        quiet = token in FILLERS or token.endswith("ly")  # of no importance between the parts of a phrase
        if not known and token not in FILLERS:  # so that what is kept is bounded
            if not quiet:
                return self._open
            token = "ly"
        found = self._beginning[token] = tuple(
            phrase
            for phrase in self.all
            if phrase.firsts is None or (quiet and phrase.in_parts) or token in phrase.firsts
        )
        return found


Verbs = Mapping[str, Phrases]
Said = tuple[frozenset[str], int, Phrase]
"""A whole clause: the next rarest set of which it wants a word after its anchor, which is asked first, and all that it
wants (`Phrase.wants`)."""
Bare = tuple[Words, Mapping[str, Any]]
"""An action that a word performs by standing alone, and what the word settles."""


class WholeLine(NamedTuple):
    """A line that performs without a verb, and the words of which one is in it."""

    pattern: re.Pattern[str]
    words: frozenset[str]
    known: str = ""
    mark: str = ""
    """What is in it besides."""
    about: re.Pattern[str] | None = None
    plain: re.Pattern[str] | None = None
    named: re.Pattern[str] | None = None
    below: re.Pattern[str] | None = None
    within: frozenset[str] = frozenset()

    def search(self, text: str) -> re.Match[str] | None:
        """The line, if the text is one."""
        return self.pattern.match(text)

    def meant(self, found: re.Match[str], subject: str, words: Collection[str]) -> bool:
        """Whether the line can be meant where nothing but the mail's subject, or what else is in it, tells of the thing
        that it names; `words`: those of the mail."""
        name = found[self.known]
        explained = (self.about is not None and self.about.search(subject)) or not self.within.isdisjoint(words)
        if explained and self.plain is not None:
            return self.plain.match(found.string, found.start(self.known)) is not None
        named = self.named is not None and re.search(rf"(?i)\b{re.escape(name)}\s*$", subject) is not None
        return named and self.named is not None and self.named.match(found.string, found.start(self.known)) is not None

    def goes_on(self, found: re.Match[str]) -> bool:
        """Whether the line can be meant right below another such line."""
        return self.below is not None and self.below.match(found.string, found.start(self.known)) is not None

    def found(self, text: str) -> bool:
        """Whether a line of the text is one, or may be one that the subject explains."""
        pattern = self.named or self.pattern
        return self.mark in text and any(pattern.match(line.lstrip()) for line in text.split("\n"))


def whole_line(line: Line) -> WholeLine:
    """A declared line, compiled."""
    about, plain, named, below = (
        expression(one) if one else None for one in (line.about, line.plain, line.named, line.below)
    )
    return WholeLine(
        expression(line.pattern), line.words, line.known, line.mark, about, plain, named, below, line.within
    )


@dataclass(frozen=True, slots=True)
class Book:
    """The index of all phrases."""

    base: Verbs
    third: Verbs
    gerund: Verbs
    participle: Verbs
    says: Mapping[str, tuple[Said, ...]]
    """Whole clauses, each under every word of its anchor."""
    everywhere: tuple[Phrase, ...]
    """Whole clauses that need no word."""
    labels: Mapping[str, tuple[Words, ...]]
    bare: Mapping[str, tuple[Bare, ...]]
    opens: Mapping[str, tuple[Bare, ...]]
    """Those bare words that perform with others behind them, too."""
    tags: Mapping[str, tuple[Words, ...]]
    headings: tuple[tuple[re.Pattern[str], Words], ...]
    lines: tuple[tuple[WholeLine, Words], ...]
    by_words: Mapping[str, tuple[Phrase, ...]]
    """The verb phrases of each action."""
    after: Mapping[str, tuple[Phrase, ...]]
    """The clauses that say more of each action."""
    rows: Mapping[str, tuple[Words, ...]]
    """Lower-case words at the head of a list -> the actions of its lines."""
    apart: Mapping[str, tuple[tuple[str, Phrase], ...]]
    """For each action the phrases that say one of its parameters apart from the verb, with its name."""
    actions: frozenset[str]

    bits: NeedBits
    """What the phrases want."""

    def missing(self, s: Scan) -> int:
        """What phrases may want and the text does not have, as bits; asked once for a text."""
        if s.missing < 0:
            s.missing = self.bits.missing(s.vocab)
        return s.missing

    def sayable(self, s: Scan) -> list[Phrase]:
        """The whole clauses whose words all stand in a text."""
        missing, vocab = self.missing(s), s.vocab
        words = sorted(self.says.keys() & vocab)  # in an order that is the same everywhere
        found = {
            id(phrase): phrase
            for word in words
            for further, wants, phrase in self.says[word]
            if not (vocab.isdisjoint(further) or wants & missing)
        }
        return [*self.everywhere, *found.values()]

    def is_sayable(self, vocab: set[str]) -> bool:
        """Whether there is any such clause."""
        if self.everywhere:
            return True
        words = self.says.keys() & vocab
        missing = self.bits.missing(vocab) if words else 0
        return any(
            not (vocab.isdisjoint(further) or wants & missing)
            for word in words
            for further, wants, _ in self.says[word]
        )
