"""One deed in many forms: parts in any order, asides, passives, wishes, the author in the third person."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.parsers.conftest import trusting

GIFT = ("give_currency", {"amount": 5, "currency": "mackerel", "recipient": "Hose"})
SHELVED = ("vote", {"proposal": "303", "choice": "SHELVE"})


def mail(text: str, name: str = "Zoltan") -> bytes:
    return f"From: {name} <z@home.example>\nTo: b@lists.example\nSubject: x\n\n{text}\n".encode()


def said(text: str, name: str = "Zoltan") -> list[tuple[str, dict[str, object]]]:
    return [(act.action, dict(act.params)) for act in trusting("bnomic4").read(mail(text, name)).acts]


@pytest.mark.parametrize(
    "text",
    [
        "I give m5 to Hose.",
        "To Hose I hereby give m5.",
        "I hereby transfer, as promised last nweek, m5 to Hose.",
        "I pass 5 macks (the whole prize) on to Hose.",
        "Five mackerel are hereby transferred to Hose.",
        "Let me send Hose five macks.",
        "I would like to donate 5m to Hose.",
        "Zoltan hereby pays m5 to Hose.",
        "The undersigned pays m5 to Hose.",
        "I have read the ballot and therefore pay Hose 5m.",
    ],
)
def test_a_gift(text: str) -> None:
    assert said(text) == [GIFT]


@pytest.mark.parametrize(
    "text",
    [
        "On 303 I vote SHELVE.",
        "303 gets a resounding SHELVE from me.",
        "As for 303, my vote is SHELVE.",
        "I'll happily SHELVE 303.",
        "I cast a vote of SHELVE on 303.",
    ],
)
def test_a_vote(text: str) -> None:
    assert said(text) == [SHELVED]


@pytest.mark.parametrize(
    "text",
    [
        "I give Hose my thanks for the m5.",
        "I would have given m5 to Hose, had e asked.",
        "You should read it and pay Hose 5m.",
        "I want you to read it and pay Hose 5m.",
        "Five mackerel were transferred to Hose.",
        "I withdraw all remarks about the Beast.",
        "Somebody else hereby thinks that Hose gives m5 to people.",
    ],
)
def test_no_deed(text: str) -> None:
    assert said(text) == []


# -- constructions, as data ------------------------------------------------------------------------------

FORMS = tomllib.loads((Path(__file__).parents[1] / "data" / "bnomic4" / "forms.toml").read_text(encoding="utf-8"))
FRAME = {"times": 1, "when": None, "actor": None, "intent": None}
"""What frames an act, and what it is when nothing is said; in the data with `as_` before it."""


@pytest.mark.parametrize("deed", FORMS["deed"], ids=[deed["text"][:60] for deed in FORMS["deed"]])
def test_a_form_reads_as_told(deed: dict[str, Any]) -> None:
    acts = trusting("bnomic4").read(mail(deed["text"])).acts
    told = [
        {"action": act.action, **act.params}
        | {f"as_{name}": getattr(act, name) for name, usual in FRAME.items() if getattr(act, name) != usual}
        for act in acts
    ]
    assert told == deed["reads"]


@pytest.mark.parametrize("text", FORMS["talk"]["texts"], ids=[text[:60] for text in FORMS["talk"]["texts"]])
def test_talk_is_no_deed(text: str) -> None:
    assert trusting("bnomic4").read(mail(text)).acts == ()


@pytest.mark.parametrize(
    ("text", "votes"),
    [
        ("FOR\n401\n402\nAGAINST\n403", ["401 FOR", "402 FOR", "403 AGAINST"]),
        ("FOR\n- 401-402\n\nSHELVE\n- 403", ["401 FOR", "402 FOR", "403 SHELVE"]),
        ("401\nFOR\n402\nAGAINST", ["401 FOR", "402 AGAINST"]),
        ("FOR: 401, 402\nAGAINST: -\nABSTAIN: 403", ["401 FOR", "402 FOR", "403 ABSTAIN"]),
        ("FOR\n401\nAGAINST", ["401 FOR"]),
        ("401: FOR\n402: ditto\n403: AGAINST", ["401 FOR", "402 FOR", "403 AGAINST"]),
        ("1876\n----\nFOR    ( 3): Hob, Ivy, Joel\nAGAINST( 1): Rail", []),
    ],
)
def test_votes_under_heads(text: str, votes: list[str]) -> None:
    assert [f"{params['proposal']} {params['choice']}" for _, params in said(text)] == votes
