"""What players write, and which act it is: tests/data/suber/words.toml, and the examples beside the phrases."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.acts import Act
from officers.suber import NOMIC
from officers.suber.words import PHRASEBOOK
from parsers.mail.mime import parse_mail
from parsers.reader import Reader

CASES = tomllib.loads((Path(__file__).parents[2] / "data" / "suber" / "words.toml").read_text())["case"]
READER = Reader(PHRASEBOOK)
NOT_PARAMS = ("said", "action", "re", "subject")


def read(said: str, *, subject: str = "", answers: str = "") -> list[Act]:
    """What a mail with that text says."""
    fields = ["From: Ann Lee <ann@example.org>", f"Subject: {f'Re: {answers}' if answers else subject}"]
    fields += ["In-Reply-To: <x@example.org>"] if answers else []
    return list(READER.read_mail(parse_mail("\n".join([*fields, "", said, ""]).encode())).acts)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["said"][:40] or case["subject"])
def test_what_players_write(case: dict[str, Any]) -> None:
    acts = read(case["said"], subject=case.get("subject", ""), answers=case.get("re", ""))
    assert [one.action for one in acts] == ([case["action"]] if "action" in case else [])
    for name in case.keys() - NOT_PARAMS:
        assert acts[0].params.get(name) == case[name]


EXAMPLES = [(words.action, said, params) for words in PHRASEBOOK.words for said, params in words.examples.items()]


@pytest.mark.parametrize(("action", "said", "params"), EXAMPLES, ids=lambda value: str(value)[:40])
def test_examples(action: str, said: str, params: dict[str, Any]) -> None:
    acts = read(said)
    assert [(one.action, {name: one.params.get(name) for name in params}) for one in acts] == [(action, params)]


def test_every_act_of_the_law_can_be_said_and_every_phrase_has_a_law() -> None:
    assert {words.action for words in PHRASEBOOK.words} == set(NOMIC.actions)
    assert all(words.examples for words in PHRASEBOOK.words)
    for words in PHRASEBOOK.words:
        law = NOMIC.actions[words.action]
        known = {slot.name for slot in law.slots}
        said = {one.name for one in words.params} | ({words.body} if words.document else set())
        assert said <= known, words.action
        assert words.rules == law.rules, words.action
