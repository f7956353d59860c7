"""The sample nweek of the demo: who plays, and who posts what when. Names, texts and rules are made up for it."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

from officers.samples import FORUM, OFFICERS_POST, Post, Sample, address

PLAYERS = ("Ada", "Bruno", "Cleo", "Dara", "Eno")
HELD = {
    "Law": "Ada", "Time": "Ada", "Society": "Dara", "Ministry": "Ada", "Laundry": "Cleo", "Fauna": "Cleo",
    "Games": "Bruno", "Change": "Bruno", "Questions": "Eno", "Judging": "Eno", "Business": "Dara",
}  # fmt: skip
DAYS = 12
"""Twelve ndays with the Clock On; the officer keeps it On."""
BALLOT = OFFICERS_POST + "Ballot of nweek"


def votes(*said: tuple[int, str]) -> str:
    """A ballot answered in place."""
    titles = {12: "More Shelves", 13: "The Lamp", 14: "Free Cheese", 15: "Quiet Hours"}
    return "\n".join(f"> {number}  {titles[number]}\n{choice}" for number, choice in said)


POSTS = (
    Post(0, 8, "Ada", "A proposal", 'I submit the following proposal, titled "More Shelves":\n\n'
         '{In Rule 91, replace "two shelves" with "five shelves".}\n'),
    Post(0, 10, "Bruno", "Proposal: The Lamp", 'I submit the following proposal, titled "The Lamp":\n\n'
         '{Append to Rule 91: "A lamp hangs above them."}\n'),
    Post(0, 21, "Eno", "Games", "I usurp the Ministry of Games with a reward of m40.\n"),
    Post(1, 9, "Cleo", "Cheese for all", 'I submit the following proposal, titled "Free Cheese":\n\n'
         "{Whoever comes down to the cellar finds a piece of cheese there.}\n"),
    Post(1, 12, "Dara", "The motnw",
         'I intend, with support, to change the motnw to "Mind the third step."\n', "motnw"),
    Post(1, 15, "Bruno", "Re: The motnw",
         "> I intend, with support, to change the motnw\n\nI support.\n", answers="motnw"),
    Post(2, 9, "Cleo", "Friends", "BEGIN TRANSACTION\nI give m5 to Ada.\nI give m10 to Eno.\nEND TRANSACTION\n"),
    Post(2, 11, "Eno", "Too generous",
         "BEGIN TRANSACTION\nI give m10 to Ada.\nI give m900 to Bruno.\nEND TRANSACTION\n"),
    Post(2, 14, "Dara", "Re: The motnw",
         'Having support, I change the motnw to "Mind the third step."\n', answers="motnw"),
    Post(3, 9, "Dara", "Proposal: Quiet Hours", 'I submit the following proposal, titled "Quiet Hours":\n\n'
         "{Nobody whistles in the cellar after dark.}\n"),
    Post(4, 13, "Eno", "Eager", "I vote FOR proposal 12.\n"),
    Post(4, 14, "Eno", "Oh", "I see, not before the ballot is out. I do not vote FOR anything now.\n"),
    Post(8, 9, "Ada", "Re: Ballot", votes((12, "FOR"), (13, "FOR"), (14, "AGAINST"), (15, "ABSTAIN")), answers=BALLOT),
    Post(8, 20, "Bruno", "Re: Ballot", votes((12, "FOR"), (13, "FOR"), (14, "FOR"), (15, "AGAINST")), answers=BALLOT),
    Post(9, 10, "Cleo", "Re: Ballot", "I vote FOR 14 and AGAINST the rest.\n", answers=BALLOT),
    Post(10, 8, "Dara", "Re: Ballot",
         votes((12, "FOR"), (13, "AGAINST"), (14, "AGAINST"), (15, "FOR")), answers=BALLOT),
    Post(10, 19, "Eno", "Re: Ballot", "12: FOR\n13: FOR\n14: AGAINST\n15: AGAINST\n", answers=BALLOT),
    Post(11, 22, "Cleo", "I was wrong about the shelves", "I vote FOR 12.\n"),
)  # fmt: skip


def genesis(at: datetime) -> str:
    """The start of the sample as a genesis file."""
    head = [
        "# The cellar: a small game made up for the demonstration.",
        "[game]",
        'ruleset = "bnomic4"',
        'name = "The Cellar"',
        f'at = "{at:%Y-%m-%dT%H:%M:%SZ}"',
        "automatic = true",
        "",
        "[clock]",
        "nweek = 7",
        "nday = 1",
        "on = true",
        "",
        "[numbers]",
        "proposal = 11",
        "consultation = 3",
        "",
        "[[forums]]",
        'name = "cellar"',
        f'address = "{FORUM}"',
        'kind = "public"',
        "",
        "[[rules]]",
        "number = 91",
        'title = "Shelves"',
        'text = "There are two shelves in the cellar."',
    ]
    for number, name in enumerate(PLAYERS):
        head += [
            "",
            "[[players]]",
            f'name = "{name}"',
            f'addresses = ["{address(name)}"]',
            f"points = {4 + number}",
            f"mackerel = {60 - 5 * number}",
            "active = true",
            "vested = true",
            "last_game_action_nweek = 6",
            "last_voted_nweek = 6",
        ]
    for ministry, holder in HELD.items():
        head += ["", "[[ministries]]", f'name = "{ministry}"', f'minister = "{holder}"', "reward = 60"]
    return "\n".join(head) + "\n"


def begins(today: date) -> datetime:
    """A minute after the midnight that lets the nweek end just before today."""
    return datetime.combine(today - timedelta(days=DAYS + 1), time(0, 1), UTC)


SAMPLE = Sample(
    title="nweek 7",
    players=PLAYERS,
    genesis=genesis,
    begins=begins,
    posts=POSTS,
    days=DAYS,
    look=timedelta(0),
    shown=("Ballot of nweek", "Results of nweek"),
    hint=("Ada", 'I submit a proposal, titled "Hats": {Everybody wears a hat.}'),
)
