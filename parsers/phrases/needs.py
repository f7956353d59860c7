"""What must stand in a text before a phrase is tried at all: of each set of words one.

Plain words of the phrase that cannot be left out are such sets, and so are slots whose words are known. The rarest
set is the phrase's anchor: it is looked for first.
"""

# ruff: noqa: E501 - a list of words is easier to check on one line
from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from engine.expressions import expression
from engine.language import Slot, Vocabulary
from parsers.phrases.notation import Any_, Node, Parts, SlotNode, Word
from parsers.scan import DIGIT, MARKS
from parsers.slots.numbers import PURSES

Needs = tuple[frozenset[str], ...]
_WORDS = expression("[a-z]+")


class NeedBits:
    """The needs of all phrases of a book, each as one bit of a number: all those of a phrase are compared at once."""

    __slots__ = ("_all", "_bits", "_met")

    def __init__(self) -> None:
        self._bits: dict[frozenset[str], int] = {}
        self._met: dict[str, int] = {}
        """Which needs a word meets."""
        self._all = 0

    def of(self, needs: Needs) -> int:
        """The bits of these needs."""
        wants = 0
        for need in needs:
            bit = self._bits.get(need)
            if bit is None:
                bit = self._bits[need] = 1 << len(self._bits)
                self._all |= bit
                for word in need:
                    self._met[word] = self._met.get(word, 0) | bit
            wants |= bit
        return wants

    def missing(self, vocab: set[str]) -> int:
        """The needs that a text with these words does not meet."""
        met, known = 0, self._met
        for word in vocab:
            if word in known:
                met |= known[word]
        return self._all & ~met


COMMON = frozenset("the a an i is are of to for my it on by as be and in with at this that now has me from".split())
"""Words of every sentence: that one of them stands in a text tells nothing."""
_POINTING = frozenset(
    "thing it its this that them these those same one above both all my mine two three four five six proposal consultation consultations question indictment charge".split()
)
_POSTS = frozenset(
    "ministry ministries post posts position positions office offices job both these those it its everything ministerships".split()
)


class Wanted:
    """What phrases want of a text, where the slots of this vocabulary are known by their words."""

    __slots__ = ("_known", "slots")

    def __init__(self, slots: Mapping[Slot, frozenset[str]]) -> None:
        self.slots = slots
        self._known: dict[Node, Needs] = {}
        """What each node wants: many phrases share theirs."""

    def by(self, nodes: tuple[Node, ...]) -> Needs:
        """The sets of which every one must have a word in a text that holds the nodes, the rarest first."""
        return tuple(sorted((need for node in nodes for need in self._by(node)), key=_commonness))

    def _by(self, node: Node) -> Needs:
        known = self._known.get(node)
        if known is None:
            known = self._known[node] = self._found(node)
        return known

    def _found(self, node: Node) -> Needs:
        if isinstance(node, Word):
            return tuple(frozenset({token}) for token in _tokens(node.text))
        if isinstance(node, SlotNode):
            return (self.slots[node.slot],) if node.slot in self.slots else ()
        if isinstance(node, Any_) and all(node.options):
            inner = [_rarest(self.by(option)) for option in node.options]
            return (frozenset[str]().union(*inner),) if all(inner) else ()
        if isinstance(node, Parts):
            return tuple(need for part in node.parts if part.required for need in self.by(part.nodes))
        return ()


def anchor_of(needs: Needs) -> frozenset[str]:
    """The set that fewest texts hold; empty when nothing is needed."""
    return _rarest(needs)


def rarest_word(said: str) -> str:
    """The word of a few by which they are looked for."""
    words: list[str] = _WORDS.findall(said.lower()) or [DIGIT]
    return min(words, key=lambda word: _commonness(frozenset({word})))


def _rarest(needs: Needs) -> frozenset[str]:
    return min(needs, key=_commonness, default=frozenset())


@lru_cache(maxsize=4096)
def _commonness(words: frozenset[str]) -> tuple[int, int, int]:
    """How often a text will hold one of the words, roughly: common words, then many words, then short ones."""
    return sum(word in COMMON or not word.isalpha() for word in words), len(words), -max(map(len, words))


def _tokens(word: str) -> list[str]:
    """The plain words in a word of a phrase ("zot'd" is zot and d), or the mark that it is."""
    if word == "'s":
        return []  # of "its" as well
    return [word] if word in MARKS else _WORDS.findall(word)


def slot_words(words: Vocabulary, shouted: bool) -> dict[Slot, frozenset[str]]:
    """For slots with a closed vocabulary: words of which one must stand in the text.

    With `shouted`, a vote word that is also a word of every sentence ("for") counts only in capitals.
    """

    def tokens(texts: Iterable[str]) -> frozenset[str]:
        return frozenset(token for text in texts for token in _WORDS.findall(text.lower()))

    choices = tokens(words.choices)
    choices |= {word + ending for word in choices for ending in ("d", "ed")}
    return {
        Slot.CHOICE: (choices - COMMON) | words.choices if shouted else choices,
        Slot.FLAG: tokens(words.flags),
        Slot.COLOUR: tokens(words.colours),
        Slot.STATE: tokens(words.states),
        Slot.ANSWER: tokens(words.answers),
        Slot.CLAIM: tokens(words.claims),
        Slot.VERDICT: tokens(words.verdicts),
        Slot.MACKS: tokens((*words.currencies, *words.hoards)) | {DIGIT, "everything", "money", "currency", *PURSES},
        Slot.POINTS: frozenset({"point", "points", "pts", "pt", "score"}),
        Slot.CODE: frozenset({DIGIT}),
        Slot.CONSULTATION: _POINTING | {DIGIT},
        Slot.INDICTMENT: _POINTING | {DIGIT},
        Slot.MINISTRY: tokens(words.ministries) | _POSTS | {"that"},
    }
