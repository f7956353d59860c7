"""The Clock set by an effect or an order instead of a midnight or a Minister (Rule 4E14, Q-96, Q-97).

The law leaves a note of where it put the Clock (`time.note`); where the Clock stands elsewhere, somebody set it.
"""

from __future__ import annotations

from engine.game import Game
from officers.bnomic4 import midnight, time
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.nomic import NOMIC

NOMIC.switch("Q-96", "any change", "acts only", rule="4E49", question="Which turning On is the first of an nweek?")
NOMIC.switch(
    "Q-97",
    "one change",
    "every nday",
    "no change",
    rule="4E14",
    question="What happens when an effect sets the Clock to another nday?",
)


def noticed(game: Game) -> bool:
    """What follows when an effect or an order has set the Clock itself (Q-96, Q-97); whether one has."""
    clock = game.the(Clock)
    before, now = clock.noted, (clock.nweek, clock.nday, clock.ndelay, clock.on)
    if before == now or not before:
        return False
    nweek, nday, ndelay, on = before
    clock.noted = now
    if (clock.nweek, clock.nday) != (nweek, nday):
        _set_to(game, nweek, nday)
    if clock.ndelay not in (ndelay, 0) and game.reading("Q-97") != "no change":
        clock.ndelays_passed += 1
    if clock.on and not on:
        clock.on = False
        turned_on = clock.turned_on
        time.turn_on(game)
        if game.reading("Q-96") == "acts only" and not turned_on:
            time.forget_first_on(game)
    elif on and not clock.on:
        time.turn_off(game)
    time.note(game)
    return True


def _set_to(game: Game, nweek: int, nday: int) -> None:
    """The nday was set: one change of it, or every change on the way with what belongs to it, or none (Q-97)."""
    clock, reading = game.the(Clock), game.reading("Q-97")
    goal = (clock.nweek, clock.nday)
    if reading == "every nday" and goal > (nweek, nday) and not clock.turn:
        clock.nweek, clock.nday = nweek, nday
        while (clock.nweek, clock.nday) < goal:
            clock.on = True  # the way there is made of ndays, also where the rules turn the Clock Off
            time.note(game)
            midnight.turn(game)
        return
    if reading != "no change":
        clock.ndays_passed += 1
    if clock.nweek != nweek:
        time.forget_first_on(game)
