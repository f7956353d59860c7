"""Acts in a few words, as receipts, digests and pages tell them."""

from __future__ import annotations

import re
from typing import Any

import pytest

import officers
from bot.nearest import meant
from bot.telling import says_more, told
from tests.officers.bnomic4.stage import Stage

BOOKS = [officers.phrasebook(name) for name in sorted(officers.RULESETS)]


@pytest.mark.parametrize("book", BOOKS, ids=sorted(officers.RULESETS))
def test_every_action_is_told_by_parameters_that_it_has(book: Any) -> None:
    assert {one.action for one in book.words} == set(book.short)
    for words in book.words:
        known = {one.name for one in words.params} | {name for _, name in _settled(words)}
        if words.document is None:  # the text of a document brings parameters of its own
            assert set(re.findall(r"\{(\w+)\}", book.short[words.action])) <= known | {"currency"}, words.action


def _settled(words: Any) -> list[tuple[str, str]]:
    """The parameters that phrases settle by themselves, and those of its examples."""
    phrases = (*words.does, *words.says, *words.bare, *words.opens, *words.labels)
    settled = [("", name) for one in phrases for name in re.findall(r"(\w+)=", one.partition("=>")[2])]
    return [*settled, *(("", name) for one in words.examples.values() for name in one)]


@pytest.mark.parametrize(
    ("action", "params", "text"),
    [
        ("vote", {"choice": "FOR", "proposal": "310"}, "vote FOR on 310 Hats"),
        ("vote", {"choice": "FOR", "proposal": "999"}, "vote FOR on 999"),
        ("vote", {"choice": "AGAINST", "proposal": "all", "except": ["310"]}, "vote AGAINST on all (except 310)"),
        ("submit_proposal", {"title": "Hats", "body": "x" * 300}, 'submit the proposal "Hats"'),
        ("submit_proposal", {"body": "x" * 300}, "submit the proposal"),
        ("vote", {"choice": "FOR", "proposal": "reply"}, "vote FOR on what it answers"),
        ("cause_beast", {"act": "sleep"}, "cause the Beast to act: sleep"),
        ("give_currency", {"amount": 5, "currency": "mackerel", "recipient": "Bob"}, "give 5 mackerel to Bob"),
        ("vote", {"choice": "{proposal}", "proposal": "[x]"}, "vote {proposal} on [x]"),
        ("no_such_action", {"hat_size": 7}, "no such action (hat size 7)"),
    ],
)  # fmt: skip
def test_an_act_in_a_few_words(action: str, params: dict[str, Any], text: str) -> None:
    stage = Stage(proposals=[{"number": 310, "title": "Hats", "author": "Bob", "body": "Hats."}])
    assert told(stage.game, action, params) == text


def test_words_are_repeated_where_they_say_more() -> None:
    assert not says_more("FOR", "vote FOR on 310 Hats")
    assert not says_more("I hereby give 5 mackerel to Bob!", "give 5 mackerel to Bob")
    assert says_more("I transfer some of my fish, five, to Bob", "give 5 mackerel to Bob")


def test_who_mistypes_is_told_what_is_near() -> None:
    known = ["player/Ada", "player/Bruno", "proposal/12"]
    assert meant("player/ada ", known) == " Did you mean player/Ada?"
    assert meant("plyer/Brno", known) == " Did you mean player/Bruno?"
    assert meant("hats", known) == ""
