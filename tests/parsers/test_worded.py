"""What is found by an expression holds one of its words: to ask them first saves time and never changes what is read."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

import pytest

import parsers
from officers.bnomic4.words import PHRASEBOOK
from parsers.scan import vocabulary_of
from parsers.search.worded import Worded
from tests.parsers.test_sieve import texts


def _worded() -> dict[str, Worded]:
    """Every one that the reader uses."""
    found = {}
    for module in pkgutil.walk_packages(parsers.__path__, "parsers."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if isinstance(value, Worded):
                found[f"{module.name}.{name}"] = value
    return found


WORDED = _worded()


@cache
def _said() -> list[tuple[str, set[str]]]:
    """Texts, and heads of texts, with their words."""
    heads = (text[: text.index(": ") + 1] for text in texts() if ": " in text)
    return [(text, vocabulary_of(text, PHRASEBOOK.vocabulary)) for text in dict.fromkeys([*texts(), *heads])]


@pytest.mark.parametrize("name", sorted(WORDED))
def test_finds_the_same_among_the_words(name: str) -> None:
    one, found = WORDED[name], 0
    for text, words in _said():
        if one.pattern.search(text) is not None:
            found += 1
            assert one.search(text, words) is not None, text
    assert found, "no text of the collection has it: the test shows nothing"


def test_a_text_without_its_words_is_not_searched() -> None:
    one = Worded(r"\bor\s+(?P<not>not)\b", "not")
    assert one.search("now or not", {"now", "or", "not"}) is not None
    assert one.search("now or not", {"now", "or"}) is None
    assert one.match("or not", {"not"}) is not None
    assert one.match("or not", set()) is None
    assert [found["not"] for found in one.finditer("or not, or not", {"not"})] == ["not", "not"]
    assert not list(one.finditer("or not", set()))
