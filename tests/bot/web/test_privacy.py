"""No address of a person reaches a page, in whatever disguise; what is public stays readable."""

from __future__ import annotations

import pytest

from bot.web.privacy import holds_address, without_addresses
from tests.pace import measured


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("write to ada@players.example, please", "write to ···@···············, please"),
        ("<a.b+c@x.org>", "<·····@·····>"),
        ("mailto:ö@bücher.example.", "mailto:·@··············."),
        ("no address: @ada, a@, me @ home", "no address: @ada, a@, me @ home"),
        ("a@b@c", "·@·@c"),
    ],
)
def test_addresses_are_made_unreadable_at_their_length(text: str, shown: str) -> None:
    assert without_addresses(text) == shown
    assert len(shown) == len(text)


def test_what_is_public_stays() -> None:
    said = "post to List@lists.example, not to me@x.example"
    assert without_addresses(said, {"list@lists.example"}) == "post to List@lists.example, not to ··@·········"
    assert holds_address(said)


def test_a_hostile_text_costs_linear_time() -> None:
    for hostile in ("a" * 200_000, "@" * 200_000, "a@" * 100_000, ("a" * 300 + "@") * 600):
        assert measured(lambda text=hostile: without_addresses(text), 1.0) < 1.0
        assert len(without_addresses(hostile)) == len(hostile)
