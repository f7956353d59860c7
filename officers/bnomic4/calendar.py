"""The calendar (Rule 4E31): names of ndays, holidays, and what the game is called (Rules 4E83, 4E84).

An nweek has twelve ndays (Rule 4E14), so the thirteenth name, and a holiday on a day of which there is none, never
come, unless an officer says which nday they mean (Q-02).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Game
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.rules import in_force, power_of
from officers.bnomic4.time import NDAY_NAMES, NDAYS, NYEAR

RULE = "4E31"
MAPPING = "calendar_mapping"

NOMIC.switch("Q-01", "Power assumed equal", "by Power", rule="4E75", question="Which rule names the game?")
NOMIC.switch("Q-02", "never", "mapped", rule=RULE, question="Do days that no nweek has ever come?")
NOMIC.parameter(
    MAPPING, {}, rule=RULE, doc="Which nday a name means that no nday has ({'Armageddon': 12, 'Corvette': 3}, Q-02)"
)


@dataclass(frozen=True, slots=True)
class Holiday:
    """A holiday: the name of its nday, and the place of its nweek in the nyear."""

    name: str
    day: str
    nweek: int


HOLIDAYS = (
    Holiday("Agoran Silly Hat Day", "Corvette", 4),
    Holiday("Paranoia-Free Day", "Breakday", 5),
    Holiday("Gift Day", "Zarpint", NYEAR),
)


def ndays(game: Game) -> dict[str, int]:
    """The ndays by name, folded to lower case: the twelve, and what an officer has mapped."""
    names = {name.lower(): number for number, name in enumerate(NDAY_NAMES, 1)}
    if game.reading("Q-02") == "mapped":
        mapped = dict(game.parameter(MAPPING))
        names |= {name.lower(): int(number) for name, number in mapped.items() if 1 <= int(number) <= NDAYS}
    return names


def holiday(game: Game) -> str | None:
    """The holiday of the present nday."""
    clock, names = game.the(Clock), ndays(game)
    for one in HOLIDAYS:
        if names.get(one.day.lower()) == clock.nday and (clock.nweek - one.nweek) % NYEAR == 0:
            return one.name
    return None


@NOMIC.event("E58", RULE, "begin")
def holidays_are_told(game: Game) -> None:
    """A holiday begins: nothing of the game changes, but it is good to know."""
    clock = game.the(Clock)
    name = holiday(game) if clock.turn in ("nday", "nweek") else None
    if name is not None:
        game.post("holiday", "forum", f"holiday/{clock.nweek}/{clock.nday}", name=name)


def game_name(game: Game) -> str:
    """What the rules call the game: two of them differ, and the lower number wins, or (Q-01) the higher Power."""
    names = [(rule, name) for rule, name in (("4E83", "B Nomic"), ("4E84", "C Nomic")) if in_force(game, rule)]
    if not names:
        return str(game.settings.name)
    if game.reading("Q-01") == "by Power":
        names.sort(key=lambda one: -power_of(game, one[0]))
    return names[0][1]
