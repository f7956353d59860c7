"""The words of an officer's order."""

from __future__ import annotations

from bot.reading import said
from engine.acts import Act, Reading, Unclear
from parsers.acts.held.suspect import MISREAD
from parsers.mail.mime import Mail

VOTE = Act("vote", {"proposal": "12", "choice": "FOR"}, "FOR 12", 10, 16)
GIFT = Act("give_currency", {"amount": 5}, "m5", 0, 2)


def read(mail: Mail, name: str) -> Reading:
    suspect = Unclear(GIFT.text, GIFT.start, GIFT.end, MISREAD, GIFT)
    return Reading(name, (VOTE,), (suspect, Unclear("something", 20, 29, "condition", VOTE)))


def test_what_an_officer_says_is_never_suspected_to_be_misread() -> None:
    reading = said(read, "I give m5 to Hose, FOR 12, something")
    assert reading.acts == (GIFT, VOTE)
    assert [one.why for one in reading.unclear] == ["condition"]
