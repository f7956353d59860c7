"""A made-up game in which every institution of B Nomic is used in every nweek: who plays it, its calendar and genesis.

An nweek lasts twelve rdays, but for every tenth, in the middle of which there is an emergency of a week. The mails are
those of `bench.mill_nweek`, and `bench.mill_archive` writes them into files.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

START = datetime(2009, 1, 5, tzinfo=UTC)
DAY = timedelta(days=1)
NDAYS, EMERGENCY = 12, 7
PUBLIC, ASIDE = "mill-business@lists.example", "mill-discuss@lists.example"
PLAYERS = tuple("Abel Brina Corvo Delia Edda Falk Greta Hanno Ilka Joris Kaja Lorin Mirte Nils Orla".split())
GUESTS = ("Pavo", "Quirin", "Runa", "Sverre")
OFFICES = {
    "Time": "Abel",
    "Ministry": "Brina",
    "Change": "Corvo",
    "Questions": "Delia",
    "Judging": "Edda",
    "Fauna": "Falk",
    "Law": "Greta",
    "Society": "Hanno",
    "Laundry": "Hanno",
    "Games": "Ilka",
    "Business": "Joris",
}
PRIESTS = ("Kaja", "Lorin", "Mirte", "Nils", "Greta")
OK = "succeeded"
NO = "failed"
HELD = "held"


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail, and what becomes of the acts in it."""

    at: datetime
    who: str
    text: str
    verdicts: tuple[str, ...]
    ident: str
    to: str = PUBLIC
    re: str | None = None


def emergency(nweek: int) -> bool:
    """Whether there is an emergency in this nweek, beginning with its nday 6."""
    return nweek % 10 == 4


def begins(nweek: int) -> datetime:
    """The midnight with which an nweek begins."""
    return START + sum((_length(one) for one in range(1, nweek)), timedelta())


def _length(nweek: int) -> timedelta:
    return (NDAYS + (EMERGENCY if emergency(nweek) else 0)) * DAY


def genesis() -> str:
    """The genesis of the game."""
    out = [f'[game]\nruleset = "bnomic4"\nname = "Mill"\nat = {START.isoformat()}\nautomatic = false\n',
           "[clock]\nnweek = 1\nnday = 1\non = false\nturned_on = false\n",
           "[numbers]\nproposal = 0\nconsultation = 0\n"]  # fmt: skip
    for address, kind in ((PUBLIC, "public"), (ASIDE, "discussion")):
        out.append(f'[[forums]]\nname = "{address.partition("@")[0]}"\naddress = "{address}"\nkind = "{kind}"\n')
    for name in PLAYERS:
        priest = f"ordained = {str(name in PRIESTS).lower()}\n"
        out.append(
            f'[[players]]\nname = "{name}"\naddresses = ["{name.lower()}@mail.example"]\npoints = 20\n'
            f"mackerel = 500\nactive = true\nvested = true\n{priest}last_game_action_nweek = 0\nlast_voted_nweek = 0\n"
        )
    out.append(_IDLE)
    out += [f'[[ministries]]\nname = "{office}"\nminister = "{who}"\nreward = 80\n' for office, who in OFFICES.items()]
    out.append(_REST)
    return "\n".join(out)


_IDLE = """\
[[players]]
name = "Tilda"
addresses = ["tilda@mail.example"]
points = 20
mackerel = 500
active = true
last_game_action_nweek = -3
"""
_REST = """\
[[rules]]
number = 90
title = "Stairs 0"
text = "The stairs have 0 steps and 0 landings."

[[rules]]
number = 91
title = "Railing"
text = "The railing is painted with coat 0 of varnish and 0 of wax."

[[tricks]]
name = "Fetch"
changes = "Nils gains m2."
response = 10

[[tricks]]
name = "Sit"
changes = "Orla gains 1 point."
response = 3

[[tricks]]
name = "Howl"
changes = "Each Active Player loses 1 point."
response = 6
timing = "Voting"

[[contracts]]
name = "Blue Articles"
text = "Articles of Incorporation of Blue Corporation. Officer: Joris."
parties = ["Joris"]
articles = true

[[corporations]]
name = "Blue Corporation"
officers = ["Joris"]
articles = "Blue Articles"

[[contracts]]
name = "Mill Treaty"
text = "The parties keep the mill clean. Anybody may join, and anybody may leave."
parties = ["Joris"]
joinable = true
leavable = true

[[contracts]]
name = "Deputies"
text = "The Chairman delegates the publishing of ballots to Lorin. Anybody may join, and anybody may leave."
parties = ["Corvo"]
joinable = true
leavable = true

[[subgames]]
name = "Chess"
text = "Anybody joins by saying so; mate wins; by mail; the Golden Pawn."
trophy = "Golden Pawn"
"""
