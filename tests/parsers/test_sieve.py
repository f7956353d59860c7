"""A sieve passes every text in which its expression occurs: it saves time and never changes what is read."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parsers
from parsers.search.sieve import Sieved, superset

DATA = Path(__file__).parents[1] / "data"


def _sieves() -> dict[str, Sieved]:
    """Every one that the reader uses."""
    found = {}
    for module in pkgutil.walk_packages(parsers.__path__, "parsers."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if isinstance(value, Sieved):
                found[name] = value
    return found


SIEVES = _sieves()


def texts() -> Iterator[str]:
    for path in sorted((DATA / "deeds").glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield line
            if (before := line.partition("I ")[0]) != line:
                yield before  # what is said before a deed is searched by itself
            if (lead := line.partition("\\n")[0]) != line:
                yield lead.lower()  # so is the line that leads to others


@pytest.mark.parametrize("name", sorted(SIEVES))
def test_passes_all_that_its_expression_finds(name: str) -> None:
    sieve, found = SIEVES[name], 0
    for text in texts():
        if sieve.pattern.search(text) is not None:
            found += 1
            assert sieve.passes(text), text
        odd = f"“{text.replace(' ', chr(0xA0), 1)}”"
        assert sieve.passes(odd) or sieve.pattern.search(odd) is None, odd
    assert found, "no text of the collection has it: the test shows nothing"


@pytest.mark.parametrize("name", sorted(SIEVES))
@pytest.mark.parametrize("odd", ["", " “é”"])
def test_stops_most_texts(name: str, odd: str) -> None:
    all_of_them = [text + odd for text in texts()]
    assert sum(map(SIEVES[name].passes, all_of_them)) < len(all_of_them) / 2


PIECES = (
    r"if", r"\bonce\b", r"[^\s,]{2,40}", r"\s+", r"(?<!at )", r"(?=\w)", r"(?:a|b(?!c))", r"x*+", r"(?>ab|a)", r"\W{0,8}",
    r"[\])]", r"[]\w-]", r"[\s\d]", r"[^\W_]", r"[^\S\n]", r"[’é-]", r"\bé", r"(?i:YES)", r"(?-i:No)", r"\d{2,6}", r"q{3}", r"z{0,2}", r"m{1,}", r"(?<=[a-z]\s)", r"\S", r"[.!]+?", r"^", r"$",
)  # fmt: skip


@given(
    st.lists(st.sampled_from(PIECES), min_size=1, max_size=5),
    st.text(alphabet="ifonceabcxyzqmNoYES 12,.)]!\n\x1céÉ’٣\u2003\u0130\u0131\u017f\u212a", max_size=30),
    st.sampled_from([re.NOFLAG, re.I, re.M, re.S | re.I]),
)
def test_lets_more_through_and_never_less(pieces: list[str], text: str, flags: re.RegexFlag) -> None:
    sieve = Sieved("".join(pieces), flags)
    if sieve.pattern.search(text) is not None:
        assert sieve.passes(text)
    assert [one.span() for one in sieve.finditer(text)] == [one.span() for one in sieve.pattern.finditer(text)]


def test_what_it_searches_and_replaces() -> None:
    sieve = Sieved(r"\b(?:if|unless)\b(?! only)", re.I)
    assert sieve.search("I vote FOR 237.") is None
    assert (found := sieve.search("I vote If so, unless not", 8)) is not None
    assert found.group() == "unless"
    assert sieve.search("if only") is None
    assert sieve.sub("-", "say if") == "say -"
    assert sieve.sub("-", "life") == "life"
    assert not sieve.passes("ça va")
    assert sieve.passes("ça va unleſs"), "another letter for the same"
    assert sieve.passes("ça va ıf"), "what RE2 takes for another letter is left to the expression"


@pytest.mark.parametrize("source", [r"(a)\1", r"(?P<x>a)(?P=x)", r"(a)?(?(1)b|c)"])
def test_says_what_it_cannot_sieve(source: str) -> None:
    with pytest.raises(ValueError, match="a sieve has no"):
        superset(source)


def test_knows_its_flags() -> None:
    with pytest.raises(ValueError, match="flags"):
        Sieved("a", re.X)
