"""The Pause of an Emergency Procedure (Rule 4E0, step 4): the only time that passes while game time stands still.

Once initialised it is 0 and grows by one at each 00:00:00 UTC; besides, once a day, by one 24 hours after the
Coordinator announced it, unless a PEP objected on the Emergency Forum.
"""

from __future__ import annotations

from datetime import datetime

from engine.clock import DAY, earliest
from engine.game import Game
from officers.bnomic4.emergency import RULE, owe, procedure, require_forum, require_turn, running, step_done
from officers.bnomic4.kinds.documents import Emergency
from officers.bnomic4.kinds.people import Outsider, Player
from officers.bnomic4.nomic import NOMIC

BALLOT_AT, TALLY_AT = 5, 7
"""Values of the Pause: Refresh Proposals end and are put on a ballot; the ballots are counted."""
WAIT = DAY
"""From an announced increment to the increment, if nobody objects."""

NOMIC.switch("Q-77", "or more", "exactly", rule=RULE, question="May a step at a value of the Pause be done after it?")


def reached(game: Game, one: Emergency, value: int) -> bool:
    """Whether the Pause is at the value, or (Q-77) past it."""
    if one.pause is None:
        return False
    return one.pause == value if game.reading("Q-77") == "exactly" else one.pause >= value


def still_before(one: Emergency, value: int) -> bool:
    """Whether the Pause has not come to the value yet."""
    return one.pause is None or one.pause < value


@NOMIC.action("initialise_pause", RULE)
def initialise_pause(game: Game, actor: Player | Outsider) -> None:
    """The Coordinator, or after 24 hours any PEP, starts the Pause at 0."""
    one = procedure(game, actor)
    require_forum(game, one)
    game.require(one.pause is None, f"the Pause has been initialised, it is {one.pause}", RULE)
    require_turn(game, one, actor, one.designated or one.began, "initialise the Pause")
    one.pause, one.pause_initialised = 0, game.now
    step_done(game, one, "O34")


@NOMIC.action("announce_pause_increment", RULE)
def announce_pause_increment(game: Game, actor: Player | Outsider) -> None:
    """Once a day the Coordinator announces that the Pause shall go up by one more."""
    one = procedure(game, actor)
    require_forum(game, one)
    game.require(one.pause is not None, "the Pause has not been initialised", RULE)
    game.require(actor == one.coordinator, f"only {one.coordinator or 'the Coordinator'} announces increments", RULE)
    last = one.increment_tried
    game.require(last is None or last.date() != game.now.date(), "this was announced once today already", RULE)
    game.require(one.increment_announced is None, "an announced increment is still open to objections", RULE)
    one.increment_announced = one.increment_tried = game.now
    one.announced_in = game.message.id if game.message is not None else ""
    until = game.now + WAIT
    game.post("pause_increment", "forum", f"pause/{one.key}/{game.now.isoformat()}", number=one.key, until=until)


@NOMIC.action("object_pause_increment", RULE)
def object_pause_increment(game: Game, actor: Player | Outsider) -> None:
    """A PEP objects to the announced increment; the daily one comes all the same."""
    stop_increment(game, procedure(game, actor))


def stop_increment(game: Game, one: Emergency) -> None:
    """An objection ends the announced increment."""
    require_forum(game, one)
    game.require(one.increment_announced is not None, "no increment of the Pause is announced", RULE)
    one.increment_announced = None


def next_instant(game: Game, after: datetime) -> datetime | None:
    """When the next announced increment comes."""
    announced = [one.increment_announced for one in running(game) if one.increment_announced is not None]
    return earliest((at + WAIT for at in announced), after)


def run(game: Game, at: datetime) -> None:
    """Increments that nobody objected to in their 24 hours."""
    for one in running(game):
        if one.increment_announced is not None and one.increment_announced + WAIT <= at:
            one.increment_announced = None
            _up(game, one)


def midnight(game: Game) -> None:
    """00:00:00 UTC: the Pause of every procedure goes up (E53)."""
    for one in running(game):
        if one.pause is not None:
            _up(game, one)


def _up(game: Game, one: Emergency) -> None:
    """One more; at the values of the rule the Coordinator has something to do."""
    before = one.pause or 0
    one.pause = before + 1
    if one.pause == BALLOT_AT:
        owe(game, one, "O35", "publish the ballot of all Refresh Proposals")
    elif one.pause == TALLY_AT:
        owe(game, one, "O35", "tally the ballots on the Refresh Proposals")
    game.post("pause", "forum", f"pause/{one.key}/{one.pause}", number=one.key, pause=one.pause)
