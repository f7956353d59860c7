"""Which items of a Tidiness List are plain misspellings (4E32), and which are left to the Minister of Law."""

from __future__ import annotations

import pytest

from officers.bnomic4.tidiness import trivial

PLAIN = """
occured     occurred
teh         the
hase        has
shelfs      shelves
foowear     footwear
oack        oak
Loked       Locked
i           I
receipt.,   receipt,
"""
ASKED = """
now         not
form        from
may         can
must        most
no          now
great       good
m20         m30
then        than
cat         dog
"""


def pairs(table: str) -> list[tuple[str, str]]:
    return [(wrong, right) for wrong, right in (line.split() for line in table.strip().splitlines())]


@pytest.mark.parametrize(("wrong", "right"), pairs(PLAIN))
def test_a_slip_of_the_hand_needs_nobody(wrong: str, right: str) -> None:
    assert trivial(wrong, right)


@pytest.mark.parametrize(("wrong", "right"), pairs(ASKED))
def test_another_word_is_looked_at_by_a_human(wrong: str, right: str) -> None:
    assert not trivial(wrong, right)
