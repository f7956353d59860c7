"""Work grows no faster than the message, whatever it holds. Counted in steps, never in seconds."""

from __future__ import annotations

import pytest

from officers.bnomic4.words import PHRASEBOOK
from parsers.clauses import going_on, verb, whole
from parsers.phrases import matching
from parsers.reader import Reader
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
    reader = Reader(PHRASEBOOK)
    sizes = []
    for times in (200, 400):
        count = 0
        reader.read(make_mail(piece * times))
        sizes.append(count)
    assert sizes[1] <= 3 * sizes[0] + 200
