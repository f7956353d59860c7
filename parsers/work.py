"""How much work one message may cost, counted and not timed.

Every step of reading that a stranger can have repeated is paid for from one purse per message. A purse that is empty
ends the reading of that message with `TooMuch`: what was read stays, the rest is reported as not read.
"""

from __future__ import annotations

from typing import Final

MAX_WORK: Final = 1_400
"""Units for one message; a tenth of a second. The mail of the corpora that needs most needs 620."""
TOO_LONG: Final = "too long: not read from here on"
"""Why the rest of a message is unclear."""
TOO_WIDE: Final = "too many wide gaps between words: not read"
"""Why a message is unclear whose words are parted by comments and blanks that are longer than they are."""
LOOK: Final = 5
"""A statement that is looked at and found to say nothing."""
SPREAD: Final = 50
"""So many characters of a statement cost one unit more when it is looked at, and another when it is read."""
STATEMENT: Final = 5
"""One that is read."""
PLACE: Final = 5
"""A place in a sentence where a clause may begin."""
REACH: Final = 100
"""So many characters before such a place, which are looked through for whom it is done and when, cost one unit more."""
PHRASE: Final = 1
STEPS: Final = 16
"""Steps inside a phrase that cost one unit."""


class TooMuch(Exception):
    """The purse of a message is empty."""


class Purse:
    """What is left for one message."""

    __slots__ = ("left",)

    def __init__(self, units: int = MAX_WORK) -> None:
        self.left = units

    def pay(self, units: int) -> None:
        """Take units out. Raises TooMuch when there are not enough."""
        self.left -= units
        if self.left < 0:
            raise TooMuch
