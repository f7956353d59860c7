"""Work grows no faster than the message, whatever it holds. Counted in steps, never in seconds."""

from __future__ import annotations

import re

import pytest

from bot.reading import compiled
from parsers.acts import rereading
from parsers.acts.reworded import topic as topics
from parsers.clauses import going_on, verb, whole
from parsers.phrases import matching
from tests.parsers.conftest import make_mail

PIECES = {
    "votes": "I vote FOR 1, ",
    "names": "I give m5 to Aa Bb Cc and ",
    "quotes": '"',
    "braces": "{",
    "words": "I move the the the ",
    "ands": "and and I ",
    "macks": "m5 ",
    "intents": "I intend to to to ",
    "colons": "a: ",
}


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES.keys())
def test_steps_grow_with_the_length(piece: str, monkeypatch: pytest.MonkeyPatch) -> None:
    count = 0
    original = matching.match

    def counting(*args, **kwargs):  # type: ignore[no-untyped-def]
        nonlocal count
        count += 1
        return original(*args, **kwargs)

    for module in (verb, whole, going_on):
        monkeypatch.setattr(module, "match", counting)
    reader = compiled("bnomic4")
    sizes = []
    for times in (200, 400):
        count = 0
        reader.read(make_mail(piece * times))
        sizes.append(count)
    assert sizes[1] <= 3 * sizes[0] + 200


FAR = ("As for Proposal 412, it is odd. ", "Consultation 131 is odd. ", "Regarding 131: ")
"""Topics; what is said of them stands far behind."""
NEAR = ("I vote FOR it.", "I think so: it is 412 then, and the answer to it is YES.", "its answer is YES.")


@pytest.mark.parametrize("topic", FAR)
@pytest.mark.parametrize("said", NEAR)
def test_no_text_is_read_with_many_blanks(topic: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs of blanks cost some expressions the cube of their length; none may come from what the reader puts in."""
    longest = 0
    original = rereading.reread

    def measuring(c, st, text, read):  # type: ignore[no-untyped-def]
        nonlocal longest
        longest = max(longest, *map(len, re.findall(" +", text)))
        return original(c, st, text, read)

    for module in (topics, rereading):
        monkeypatch.setattr(module, "reread", measuring)
    long = "the weather was as fine as the weather has ever been, and so on, " * 40
    reader = compiled("bnomic4")
    for between in ("", long):
        reader.read(make_mail(f"{topic}{between}{said}"))
        reader.read(make_mail(f"{topic.rstrip('. :')}, {between}{topic[-2:]}{said}"))
    assert longest <= 3
