"""What must stand in a text before a phrase is tried at all."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from engine.language import Slot, Vocabulary
from parsers.phrases.notation import Any_, Node, Parts, Phrase, SlotNode, Word
from parsers.scan import MARKS


def anchor_words(nodes: tuple[Node, ...]) -> list[str]:
    """Words of which one must stand in any text that the phrase matches (the rarest kind that can be known)."""
    best: list[str] = []
    for node in nodes:
        if (
            isinstance(node, Word)
            and node.text.isalpha()
            and node.text not in COMMON
            and (not best or len(node.text) > len(best[0]) or len(best) > 1)
        ):
            best = [node.text]
        elif isinstance(node, Any_) and not best and all(node.options):
            inner = [anchor_words(option) for option in node.options]
            if all(inner):
                best = [w for i in inner for w in i]
        elif isinstance(node, Parts) and not best:
            best = next(filter(None, (anchor_words(part.nodes) for part in node.parts if part.required)), [])
    return best


def needs(nodes: tuple[Node, ...], cues: Mapping[Slot, frozenset[str]]) -> tuple[frozenset[str], ...]:
    """What any text of the phrase must contain, one word of each set."""
    out: list[frozenset[str]] = []
    for node in nodes:
        if (isinstance(node, Word) and node.text.isascii() and node.text.isalpha()) or (
            isinstance(node, Word) and node.text in MARKS
        ):
            out.append(frozenset({node.text}))
        elif isinstance(node, SlotNode) and node.slot in cues:
            out.append(cues[node.slot])
        elif isinstance(node, Any_) and all(node.options):
            firsts = [
                next((n.text for n in option if isinstance(n, Word) and n.text.isascii() and n.text.isalpha()), None)
                for option in node.options
            ]
            if all(firsts):
                out.append(frozenset(f for f in firsts if f))
        elif isinstance(node, Parts):
            for part in node.parts:
                out += needs(part.nodes, cues) if part.required else ()
    return tuple(out)


DIGIT = "0"
"""Stands among the words of a text for any number in digits."""
POINTING = frozenset(
    "it this that them these those same one above both all my mine proposal consultation consultations question indictment charge".split()
)


def slot_cues(words: Vocabulary) -> dict[Slot, frozenset[str]]:
    """For slots with a closed vocabulary: words of which one must stand in the text."""

    def tokens(texts: Iterable[str]) -> frozenset[str]:
        return frozenset(token for text in texts for token in re.findall(r"[a-z]+", text.lower()))

    counted = tokens(words.currencies) | {DIGIT, "everything", "money", "currency", "fish"}
    return {
        Slot.CHOICE: tokens(words.choices) | {"abstained", "shelved"},
        Slot.FLAG: tokens(words.flags),
        Slot.COLOUR: tokens(words.colours),
        Slot.STATE: frozenset({"calm", "paranoid"}),
        Slot.ANSWER: tokens(words.answers),
        Slot.CLAIM: tokens(words.claims),
        Slot.VERDICT: tokens(words.verdicts),
        Slot.MACKS: counted,
        Slot.POINTS: frozenset({"point", "points"}),
        Slot.CODE: frozenset({DIGIT}),
        Slot.CONSULTATION: POINTING | {DIGIT},
        Slot.INDICTMENT: POINTING | {DIGIT},
        Slot.MINISTRY: tokens(words.ministries)
        | frozenset(
            "ministry ministries post posts position positions office offices job both these those it everything ministerships".split()
        ),
    }


def firsts(nodes: tuple[Node, ...]) -> frozenset[str] | None:
    """The plain words with which a phrase can begin, or None when it can begin with anything."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, Word):
            head = re.match(r"[a-z]+", node.text)
            return frozenset(found | {head.group()}) if head and node.text.isascii() else None
        if not isinstance(node, Any_):
            return None
        for option in node.options:
            if option:
                inner = firsts(option)
                if inner is None:
                    return None
                found |= inner
        if all(node.options):
            return frozenset(found)
    return None


def possible(phrase: Phrase, words: set[str]) -> bool:
    """Whether a text with these words can hold the phrase at all."""
    return all(not words.isdisjoint(need) for need in phrase.needs)


COMMON = frozenset("the a an i is are of to for my it on by as be and in with at this that now has me from".split())
