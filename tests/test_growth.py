"""What a proposal says is read in time that grows as the text does, not as its square, whatever strangers write in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import process_time

import pytest

from bot.orders.mails import key_in
from engine.amendments.layout import unwrapped
from engine.amendments.silence import leads_in
from engine.spans import between, without
from officers.bnomic4.asking import duties_in
from officers.suber.change_words import ANOTHER_ORDER
from parsers.acts.held.unread import DEED
from parsers.acts.lists.leads import SUGGESTED
from parsers.clauses.readiness import WISHING
from parsers.clauses.traps import DATA

Read = Callable[[str], object]
SHORT = 2_000
"""Characters; the square of four times as many would be sixteen times the work."""
READERS: dict[str, tuple[Read, tuple[str, ...]]] = {
    "duties of an act": (
        lambda text: list(duties_in(text)),
        (
            "\n",
            " \n",
            "The ",
            "The Wizard ",
            "the Wizard shall ",
            ". ",
            ".\n",
            "A b\n",
            "shall ",
            ";",
            "the the ",
            "{{ ",
        ),
    ),
    "a second order": (
        ANOTHER_ORDER.search,
        ("\n", " \n", ". ", "! ", ", and ", "and ", "then, ", "also then ", ".\n", "i propose to ", "we "),
    ),
    "wrapped lines": (unwrapped, (" ", "\t", "\n", " \n", "\n ", "a \n", "- ", "\n-", "a\n\n", " \t\n")),
    "who does the following": (SUGGESTED.search, ("A", "A ", "A of ", "The ", "A-", "A's & ", "the A and ", "9.")),
    "a key that is registered": (
        lambda text: key_in("register key\n" + text),
        ("-----BEGIN PGP PUBLIC KEY BLOCK-----\n", "-----END PGP PUBLIC KEY BLOCK-----\n", "-----BEGIN PGP ", "-\n"),
    ),
    "a line above the orders": (
        lambda text: leads_in(text + "x:"),
        (":-", "- ", "so, ", "now and ", ": ", "proposed "),
    ),
    "what somebody does": (
        lambda text: DEED.match(text + "\0"),
        (
            "and  ",
            "so , ",
            "as  deputy  deputy  aa,  \n",
            "as the the x,\t ",
            "in my capacity as a , ",
            "please  hereby  ",
        ),
    ),
    "what somebody wishes": (
        lambda text: WISHING.match("I and hereby" + text),
        (" but once more,\n", " and now,  ", " hereby ", " but once more, "),
    ),
    "tables of a rule": (
        lambda text: list(between(text, re.compile(r"^\{\|", re.MULTILINE), re.compile(r"^\|\}", re.MULTILINE))),
        ("{|\n", "|}\n", "{|\n|}\n"),
    ),
    "lists of what is to be done": (
        DATA.pattern.search,
        ("\n", ".\n", "* ", "- - ", "my ", "to do ", "\n\n", ".", "_ "),
    ),
}
CASES = [
    pytest.param(read, piece, id=f"{name}-{piece!r}") for name, (read, pieces) in READERS.items() for piece in pieces
]


@pytest.mark.parametrize(("read", "piece"), CASES)
def test_the_work_grows_as_the_text_does(read: Read, piece: str) -> None:
    """Timed by the CPU, the best of some attempts: a square is told from a line by a factor of four."""
    cost = {}
    for size in (SHORT, 4 * SHORT):
        text = (piece * (size // len(piece) + 1))[:size]
        cost[size] = min(_seconds(read, text) for _ in range(3))
    assert cost[4 * SHORT] < 8 * cost[SHORT] + 0.001


def _seconds(read: Read, text: str) -> float:
    began = process_time()
    read(text)
    return process_time() - began


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("a {{ b }} c", "a   c"),
        ('a {{ " }} b " c', 'a   b " c'),
        ("/* a {{ b */ c }} d", "  c }} d"),
        ("{{ a {{ b }} c }}", "  c }}"),
        ("[[ a {{ b", "[[ a {{ b"),
        ("{{ a [[ b ]]", "{{ a  "),
    ],
)
def test_what_stands_between_marks_is_taken_out_the_leftmost_first(text: str, left: str) -> None:
    assert without(text, {"{{": "}}", '"': '"', "/*": "*/", "[[": "]]"}) == left
