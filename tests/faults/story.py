"""The game that every run plays: three players, one nweek with a ballot and its results, in a week."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from engine.clock import next_midnight
from tests.faults.world import FORUM, MOST_DELAY
from tests.genesis import genesis as start_of
from tests.genesis import ministries, player

START = datetime(2026, 3, 1, 20, tzinfo=UTC)
PEOPLE = ("Wooble", "Hose", "Bob")
SECRET = bytes(range(32))
"""The seed of the draws, the same in every run."""
LENGTHS = {2: 6, 3: 2, 5: 2}
"""Stories end after so many mails - before the ballot, with the first votes, after the results - in this proportion."""


def genesis() -> str:
    """The game's start: in nday 8, with the Clock On; the bot clerks for one ministry."""
    people = (player(one, mackerel=50) for one in PEOPLE)
    return start_of("Faults", START, *people, ministries(PEOPLE), nday=8, automatic=["Change"], forum=FORUM)


CONFIG = """\
[bot]
address = "officer@bot.example"
[store]
url = "sqlite:///{store}"
[game]
genesis = "genesis.toml"
[smtp]
host = "127.0.0.1"
security = "plain"
[mail]
receipts = "problems"
"""
PULLED = '[imap]\nhost = "127.0.0.1"\nuser = "officer"\ntls = false\n'
PUSHED = "[lmtp]\nport = 1\n"

TEXTS = (
    (0.05, "Bob", "I submit the following proposal:\n\n{{\n__Socks__\nEach Player gains 5 points.\n}}"),
    (
        0.1,
        "Wooble",
        "I submit the following proposal:\n\n{{\n__Hats__\nEach Player has a hat.\n}}\n\nI give m10 to Bob.",
    ),
    (
        1.3,
        "Bob",
        "I vote FOR Proposal 1.\nI vote AGAINST Proposal 2.\n\n"
        'I intend, with support, to change the motnw to "Mind the step."',
    ),
    (1.6, "Hose", "I vote FOR Proposal 1.\nI vote FOR Proposal 2.\nI give m1 to Bob."),
    (2.4, "Wooble", "I vote AGAINST Proposal 1.\nI support Bob's intent.\nI give m1000 to Hose.\nI give m3 to Hose."),
)
"""Days after the start, who, and what he writes."""


def mails(length: int) -> list[tuple[datetime, bytes]]:
    """What the players write, and when: the first `length` mails."""
    told = enumerate(TEXTS[:length])
    return [(START + timedelta(days=day, seconds=at), _mail(at, who, text)) for at, (day, who, text) in told]


def midnights(length: int) -> list[datetime]:
    """The midnights after which the officer has something to post, of a story so long."""
    first = next_midnight(START)
    return [first, first + timedelta(days=4)] if length == len(TEXTS) else [first]


def end(length: int) -> datetime:
    """When every mail has arrived, however long it was under way."""
    return max([*midnights(length), mails(length)[-1][0] + MOST_DELAY]) + timedelta(days=1)


def _mail(number: int, who: str, text: str) -> bytes:
    head = f"From: {who} <{who.lower()}@p.example>\nTo: {FORUM}\nMessage-ID: <{number}@{who.lower()}>\nSubject: s{number}\n\n"
    return (head + text + "\n").replace("\n", "\r\n").encode()
