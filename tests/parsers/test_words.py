"""Every example that an officer declares reads as declared, and as nothing else."""

from __future__ import annotations

from typing import Any

import pytest

import officers
from officers.bnomic4.words import PHRASEBOOK
from tests.parsers.conftest import Read

EXAMPLES = [(w.action, sentence, dict(params)) for w in PHRASEBOOK.words for sentence, params in w.examples.items()]
TWINS = {"reassign_priest": "assign_priest", "select_trick_fallback": "select_trick"}


@pytest.mark.parametrize(("action", "sentence", "params"), EXAMPLES, ids=[e[1] for e in EXAMPLES])
def test_example_reads_as_declared(read: Read, action: str, sentence: str, params: dict[str, Any]) -> None:
    acts = read(sentence).acts
    assert [TWINS.get(a.action, a.action) for a in acts] == [TWINS.get(action, action)]
    for name, value in params.items():
        said = acts[0].params.get(name)
        assert _plain(said) == _plain(value), name


def _plain(value: Any) -> Any:
    return value.removeprefix("the ").removeprefix("The ") if isinstance(value, str) else value


@pytest.mark.parametrize("ruleset", ["bnomic4", "suber"])
def test_every_action_has_an_example(ruleset: str) -> None:
    assert [one.action for one in officers.phrasebook(ruleset).words if not one.examples] == []


def test_actions_are_declared_once() -> None:
    names = [w.action for w in PHRASEBOOK.words]
    assert len(names) == len(set(names))


def test_no_two_actions_share_a_phrase() -> None:
    seen: dict[str, str] = {}
    for words in PHRASEBOOK.words:
        for phrase in (*words.does, *words.says):
            assert seen.setdefault(phrase, words.action) == words.action, phrase
