"""Expressions that wait for their first use."""

from __future__ import annotations

import importlib
import pickle
import pkgutil
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
import officers
import parsers
from engine.expressions import compile_all, expression, is_of
from parsers.reader import Reader


@given(st.text(alphabet="ab1 \n", max_size=20))
def test_it_finds_what_the_compiled_one_finds(text: str) -> None:
    waiting, compiled = expression(r"(?P<first>a+)\s*(b|1)?", re.I), re.compile(r"(?P<first>a+)\s*(b|1)?", re.I)
    for way in ("match", "search", "fullmatch"):
        one, other = getattr(waiting, way)(text), getattr(compiled, way)(text)
        assert (one and (one.span(), one.groups())) == (other and (other.span(), other.groups()))
    assert waiting.findall(text) == compiled.findall(text)
    assert waiting.sub("-", text) == compiled.sub("-", text)


def test_it_tells_what_it_is() -> None:
    one = expression("(?P<who>[a-z]+)", re.I)
    assert (one.pattern, one.flags, one.groups) == ("(?P<who>[a-z]+)", re.compile("", re.I).flags, 1)
    assert dict(one.groupindex) == {"who": 1}
    assert pickle.loads(pickle.dumps(one)).match("Ada") is not None
    with pytest.raises(AttributeError, match="no 'matches'"):
        one.matches  # type: ignore[attr-defined]  # noqa: B018


def test_a_match_knows_the_expression_that_made_it() -> None:
    votes, other = expression("FOR|AGAINST"), expression("FOR")
    found = votes.match("FOR 12")
    assert found is not None
    assert is_of(found, votes)
    assert not is_of(found, other)


def test_a_mistake_is_named() -> None:
    wrong = expression("(never closed")
    with pytest.raises(re.error, match="never closed"):
        compile_all()
    with pytest.raises(re.error):
        wrong.match("")
    del wrong


def test_all_expressions_of_the_house_can_be_compiled() -> None:
    for room in (engine, parsers, officers):
        for found in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            importlib.import_module(found.name)
    for ruleset in officers.RULESETS:
        Reader(officers.phrasebook(ruleset))
    compile_all()
    assert compile_all() == 0


POSSESSIVE_GROUP = re.compile(r"\)(?:[*+]|\{\{?\d*,?\d*\}\}?)\+")


def test_no_group_is_repeated_possessively() -> None:
    """Up to Python 3.11.4 such a repeat keeps what a last try that failed had passed (its issue 106052): an atomic group
    around the repeat says the same and is right."""
    root = Path(engine.__file__).parents[1]
    files = [file for part in ("bot", "engine", "officers", "parsers") for file in (root / part).rglob("*.py")]
    found = [
        f"{file.relative_to(root)}:{number}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if POSSESSIVE_GROUP.search(line)
    ]
    assert len(files) > 300
    assert found == []
