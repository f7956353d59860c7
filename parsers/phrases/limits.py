"""What officers declare that keeps the words of a phrase from being its act (engine/language.py): checked where
phrases compete, so that the next best reading of the same words is taken instead."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.scan import Scan

QUOTING = expression(r"[\"“„«_*]")
Declared = tuple[tuple[str, re.Pattern[str]], ...]


@cache
def declared(pattern: str) -> re.Pattern[str]:
    """A declared expression, compiled once; in any case of letters."""
    return expression(pattern, re.I)


class Limits(NamedTuple):
    """The declared expressions of one action."""

    needs: re.Pattern[str] | None
    never: re.Pattern[str] | None
    like: Declared
    unlike: Declared
    verbs: Mapping[str, re.Pattern[str]]
    selects: bool
    """Whether they depend on which words are taken for a value."""
    left_to: frozenset[str]
    left_unless: frozenset[str]
    texts: frozenset[str]
    """What is a text, which may be of any words within quotation marks."""

    def allow(self, s: Scan, values: Mapping[str, Any], verb: str, at: int) -> bool:
        """Whether a sentence with these values of a phrase, whose words begin at an offset, can be the act."""
        start, end = s.clause(at)
        key = (id(self), verb if verb in self.verbs else "", start)
        allowed = s.allowed.get(key)
        if allowed is None:
            allowed = s.allowed[key] = self._allow_text(s.text, s.text[start:end], verb) and not self._left(s)
        if not allowed or not self.selects:
            return allowed
        return all(pattern.search(said) for name, pattern in self.like for said in _said(values.get(name))) and not any(
            pattern.search(said)
            and not (name in self.texts and f'"{said}"' in s.text)
            and f'{name} "{said}"' not in s.text  # its noun tells what it is
            for name, pattern in self.unlike
            for said in _said(values.get(name))
        )

    def _left(self, s: Scan) -> bool:
        """Whether the mail is about other things, so that the words of a sentence are left to another act."""
        if not self.left_to or s.mail_words is None or QUOTING.search(s.text):
            return False
        said = s.mail_words()
        return not said.isdisjoint(self.left_to) and said.isdisjoint(self.left_unless)

    def _allow_text(self, text: str, clause: str, verb: str) -> bool:
        """Whether a sentence with this verb in a clause of it can be the act, whatever its values are."""
        if self.needs is not None and not self.needs.search(text):
            return False
        if self.never is not None and self.never.search(clause):
            return False
        pattern = self.verbs.get(verb)
        return pattern is None or any(pattern.search(one) is not None for one in (clause, text))


def _said(value: Any) -> list[str]:
    """The words that were said for a value; what points is no words."""
    values = value if isinstance(value, list) else [value]
    return [one for one in values if isinstance(one, str) and not one.startswith("\0")]


def limits_of(words: Words | None) -> Limits | None:
    """The limits of an action; None when it has none."""
    if words is None:
        return None
    like, unlike = _of_values(words)
    if not (words.needs or words.never or words.verb_needs or like or unlike or words.left_to):
        return None
    return Limits(
        declared(words.needs) if words.needs else None,
        declared(words.never) if words.never else None,
        like,
        unlike,
        {verb: declared(pattern) for verb, pattern in words.verb_needs.items()},
        bool(like or unlike),
        words.left_to,
        words.left_unless,
        frozenset(one.name for one in words.params if one.slot is Slot.TEXT),
    )


def limits_of_values(words: Words) -> Limits | None:
    """The limits of what a clause apart from an action's deed may say of it; None when there are none."""
    like, unlike = _of_values(words)
    if not (like or unlike):
        return None
    texts = frozenset(one.name for one in words.params if one.slot is Slot.TEXT)
    return Limits(None, None, like, unlike, {}, True, frozenset(), frozenset(), texts)


def _of_values(words: Words) -> tuple[Declared, Declared]:
    """What the values of an action must be like, and what they must not be like."""
    return (
        tuple((one.name, declared(one.like)) for one in words.params if one.like),
        tuple((one.name, declared(one.unlike)) for one in words.params if one.unlike),
    )
