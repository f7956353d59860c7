"""The sample game of the demonstration: two circuits of three turns, with a newcomer, a motion and a Judgment.

Names, texts and rules are made up for it. It begins on a Monday and lasts two working weeks without a holiday.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

from officers.samples import FORUM, OFFICERS_POST, Post, Sample, address
from officers.suber import calendar

PLAYERS = ("Ada Appel", "Bruno Berg", "Cleo Conti")
NEWCOMER = "Dara Bell"
DAYS = 12
START = time(15, 5, tzinfo=UTC)


def _vote(number: int, day: int, hour: float, **choices: str) -> tuple[Post, ...]:
    """Everybody answers the ballot."""
    names = {name.partition(" ")[0]: name for name in (*PLAYERS, NEWCOMER)}
    ballot = f"{OFFICERS_POST}[Proposal {number}] Vote"
    subject = f"Re: [Proposal {number}] Vote"
    return tuple(
        Post(day, hour + index / 10, names[name], subject, f"{choice}\n", answers=ballot)
        for index, (name, choice) in enumerate(choices.items())
    )


def _at_once(number: int, day: int, hour: float, proponent: str, text: str, dara: str) -> tuple[Post, ...]:
    """A proposal whose debate all end by agreement, so that the vote follows on the same evening."""
    subject, name = f"[Proposal {number}]", f"proposal {number}"
    agreed = (
        Post(day, hour + 0.2 + index / 10, other, f"Re: {subject}", "I agree to vote now.\n", answers=name)
        for index, other in enumerate(one for one in (*PLAYERS, NEWCOMER) if one != proponent)
    )
    return (
        Post(day, hour, proponent, subject, f"{text}\n", name),
        *agreed,
        Post(day, hour + 1, proponent, f"Re: {subject}", "Vote now please.\n", answers=name),
        *_vote(number, day, hour + 1.5, Ada="For", Bruno="For", Cleo="For", Dara=dara),
    )


POSTS = (
    Post(0, 16, "Ada Appel", "[Proposal 312] Hats", "Enact a new rule: A player who wears a hat says so.\n", "hats"),
    Post(0, 18, "Cleo Conti", "Re: [Proposal 312] Hats", "I suggest a word about caps as well.\n", answers="hats"),
    Post(0, 19, NEWCOMER, "Hello", "I'd like to play, Bruno recruited me.\n", "hello"),
    Post(0, 20, "Ada Appel", "Re: Hello", "Yes to Dara.\n", answers="hello"),
    Post(0, 21, "Bruno Berg", "Re: Hello", "I vote to admit Dara Bell.\n", answers="hello"),
    Post(1, 10, "Ada Appel", "Re: [Proposal 312] Hats",
         "Revised 312: Enact a new rule: A player who wears a hat or a cap says so.\n", answers="hats"),
    Post(1, 16, "Ada Appel", "Re: [Proposal 312] Hats", "Let's vote on 312.\n", answers="hats"),
    *_vote(312, 1, 17, Ada="FOR", Bruno="FOR", Cleo="Aye"),
    Post(2, 10, "Cleo Conti", "Re: Hello", "Yes to Dara.\n", answers="hello"),
    Post(2, 11, NEWCOMER, "My statement", "My purpose: to learn how rules change.\n"),
    Post(2, 16, "Bruno Berg", "[Proposal 313] Library",
         "Enact the Library Act:\n\nTo lend books to players.\n\n"
         "1. There is a library.\n\n2. Whoever takes a book brings it back.\n", "library"),
    Post(2, 17, "Cleo Conti", "[Motion] strike 305", "It only tells that another rule is gone.\n"),
    Post(2, 18, "Ada Appel", "Re: [Motion 2] Strike rule 305", "Aye to motion 2.\n"),
    Post(2, 18.2, "Bruno Berg", "Re: [Motion 2] Strike rule 305", "Yes on the motion.\n"),
    Post(2, 18.4, "Cleo Conti", "Re: [Motion 2] Strike rule 305", "Yes on the motion.\n"),
    Post(2, 18.6, NEWCOMER, "Re: [Motion 2] Strike rule 305", "I vote against striking.\n"),
    Post(3, 16, "Bruno Berg", "Re: [Proposal 313] Library", "Let's vote on 313.\n", answers="library"),
    *_vote(313, 3, 17, Ada="I vote for it.", Bruno="For.", Cleo="Aye", Dara="FOR"),
    # Dara's place, between Appel and Berg, has passed in this circuit. Cleo is late and loses the turn: it is complete.
    Post(7, 15.5, "Ada Appel", "Time", "I move that play continue.\n"),
    Post(7, 17, "Ada Appel", "[Proposal 314] Shelves",
         'Amend the Library Act by replacing "There is a library." with "There is a library of two shelves."\n',
         "shelves"),
    Post(7, 18, "Bruno Berg", "A question", "I invoke Judgment: may a book be read aloud?\n", "question"),
    Post(7, 20, "Cleo Conti", "Re: A question", "My judgment: it may, for custom is kind.\n", answers="question"),
    Post(8, 15.2, "Ada Appel", "Re: [Proposal 314] Shelves", "Let's vote on 314.\n", answers="shelves"),
    *_vote(314, 8, 16, Ada="For", Bruno="For", Cleo="For", Dara="For"),
    *_at_once(315, 8, 18, NEWCOMER, "Whoever brings a book back is thanked by all.", "For"),
    Post(9, 15.5, "Bruno Berg", "[Proposal 316] No gym", "Repeal rule 311.\n", "gym"),
    Post(10, 15.2, "Bruno Berg", "Re: [Proposal 316] No gym", "Let's vote on 316.\n", answers="gym"),
    *_vote(316, 10, 16, Ada="For", Bruno="For", Cleo="For", Dara="For"),
    *_at_once(317, 10, 18, "Cleo Conti", "A book that nobody opens for a month is read aloud.", "Against"),
)  # fmt: skip


def genesis(at: datetime) -> str:
    """The start of the sample as a genesis file: ten lines and the name of each player."""
    people = [f'  {{ name = "{name}", addresses = ["{address(name)}"] }},' for name in PLAYERS]
    return "\n".join([
        "# A reading circle that changes its rules: a small game made up for the demonstration.",
        f'forums = [{{ name = "circle", address = "{FORUM}", kind = "public" }}]',
        "players = [",
        *people,
        "]",
        "",
        "[game]",
        'ruleset = "suber"',
        'name = "The Reading Circle"',
        f'at = "{at:%Y-%m-%dT%H:%M:%SZ}"',
    ]) + "\n"  # fmt: skip


def begins(today: date) -> datetime:
    """On the last Monday from which all working days of the sample, over before today, are in session."""
    monday = today - timedelta(days=DAYS + 1)
    while monday.weekday() or any(calendar.holiday(monday + timedelta(days=day)) for day in range(DAYS)):
        monday -= timedelta(days=1)
    return datetime.combine(monday, START)


SAMPLE = Sample(
    title="two circuits",
    players=PLAYERS,
    genesis=genesis,
    begins=begins,
    posts=POSTS,
    days=DAYS,
    look=timedelta(hours=15),
    shown=("[Proposal 317] Vote", "[Proposal 317] Not adopted"),
    hint=("Ada", "Proposal: every book has a name."),
)
