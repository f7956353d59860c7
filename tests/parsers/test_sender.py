"""Who wrote a mail: the tricks with the From field that forgers know, as a table (tests/data/senders.toml)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parsers.mail.addresses import _Scan, is_plain, parse_mailboxes, scan
from parsers.mail.headers import decode_words
from parsers.mail.mime import Mail, parse_mail
from parsers.mail.sender import mailbox

TABLE: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parents[1] / "data" / "senders.toml").read_text()
)
LONG = "b" * 1000


def mail(case: dict[str, Any]) -> Mail:
    head = case["head"].replace("{long}", LONG)
    return parse_mail(head.encode() + b"\nTo: list@x.example\nMessage-ID: <1@x>\n\nI vote FOR 1.\n")


def name(case: dict[str, Any]) -> str:
    return str(case["name"])


@pytest.mark.parametrize("case", TABLE["good"], ids=name)
def test_a_field_that_names_bob_names_bob(case: dict[str, Any]) -> None:
    sender = mail(case).sender
    assert sender is not None
    assert sender[1].lower() == "bob@p.example"


@pytest.mark.parametrize("case", TABLE["trick"], ids=name)
def test_a_trick_is_put_aside_or_names_who_sent_it(case: dict[str, Any]) -> None:
    found = mail(case)
    if "author" in case:
        assert found.sender is not None
        assert found.sender[1] == case["author"] != "bob@p.example"
    else:
        assert found.sender is None
        assert case["why"] in (found.sender_problem or "")


def test_there_are_tricks_enough_and_no_two_alike() -> None:
    heads = [one["head"] for one in TABLE["trick"]]
    assert len(set(heads)) == len(heads) >= 40


@pytest.mark.parametrize(
    ("value", "boxes"),
    [
        ("a@x.example, Bo <b@x.example>", (("", "a@x.example"), ("Bo", "b@x.example"))),
        ("Friends: a@x.example, b@x.example;", (("", "Friends: a@x.example"), ("", "b@x.example"))),
        ('"a \\" b" <a@x.example>', (('a " b', "a@x.example"),)),
        ("", ()),
        (" , ,", ()),
    ],
)
def test_mailboxes_of_a_field(value: str, boxes: tuple[tuple[str, str], ...]) -> None:
    assert parse_mailboxes(value) == boxes


@given(st.text(alphabet="ab @.<>\t", max_size=30))
def test_the_short_way_says_what_the_scan_says(value: str) -> None:
    assert scan(value) == tuple(_Scan(value).boxes)


@given(st.text(alphabet='ab@.,;:<>()"\\ =?\x00\u202e\uff20', max_size=60))
def test_no_field_raises_and_an_author_has_a_plain_address(value: str) -> None:
    author, problem = mailbox(value, decode_words)
    assert (author is None) != (problem is None)
    if author is not None:
        assert is_plain(author[1])
        assert author[1] in value


@pytest.mark.parametrize("piece", ['"', "(", "<", "\\", "(<", '("', ",", "a@", "=?utf-8?q?", ">"])
def test_an_absurd_field_is_scanned_in_one_pass(piece: str) -> None:
    assert sum(len(one.name) + len(one.address) for one in scan(piece * 20_000)) <= 20_000 * len(piece) + 1
