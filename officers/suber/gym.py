"""The gym (Rule 311): half an hour of exercise of the two players of the rule is worth points, once a calendar day."""

from __future__ import annotations

from datetime import date

from engine.clock import DAY
from engine.errors import Illegal
from engine.game import Game
from engine.ledger import grant
from engine.names import fold
from officers.suber.closing import POINTS
from officers.suber.kinds.people import Player
from officers.suber.nomic import NOMIC

NOMIC.parameter("gym_player", "John", rule="311", doc="Whom the exercise brings points")
NOMIC.parameter("gym_partner", "Kit", rule="311", doc="With whom he exercises")
NOMIC.parameter("gym_minutes", 30, rule="311", doc="How long they exercise at least")
NOMIC.parameter("gym_points", 10, rule="311", doc="What it is worth")
NOMIC.switch("q18", "word", "confirmed", rule="311", question="What proves that the two were at the gym?")


def _is(player: Player, name: str) -> bool:
    """Whether the player goes by that first or whole name."""
    return fold(name) in (fold(player.key), fold(player.key).partition(" ")[0])


def day_of(game: Game, said: str | None) -> str:
    """The calendar day meant (UTC): today if nothing was said. Illegal for a day that has not come, or is none."""
    today = game.now.date()
    words = fold(said or "today")
    if words in ("today", "now", "this morning", "this afternoon", "tonight", "this evening"):
        return today.isoformat()
    if words in ("yesterday", "last night"):
        return (today - DAY).isoformat()
    try:
        day = date.fromisoformat((said or "").strip())
    except ValueError:
        raise Illegal(f"{said} is no date; write it like {today.isoformat()}", "311") from None
    game.require(day <= today, f"{said} has not come yet", "311")
    return day.isoformat()


@NOMIC.action("claim_gym", "311")
def claim_gym(game: Game, player: Player, date: str | None, minutes: int | None) -> None:
    """The player of Rule 311 was at the gym with the other one for half an hour or more."""
    who, partner = str(game.parameter("gym_player")), str(game.parameter("gym_partner"))
    claimant = player
    if game.reading("q18") == "confirmed" and _is(player, partner):
        claimant = next((one for one in game.all(Player) if _is(one, who)), player)
    elif _is(player, who) and game.reading("q18") == "confirmed":
        game.hold(f"{partner} has to confirm that they exercised", "311")
    game.require(_is(claimant, who), f"only {who} gains points at the gym", "311")
    least = int(game.parameter("gym_minutes"))
    game.require(minutes is None or minutes >= least, f"{minutes} minutes are less than {least}", "311")
    day = day_of(game, date)
    game.require(day not in claimant.gym_days, f"the exercise of {day} has been counted", "311")
    claimant.gym_days = tuple(sorted((*claimant.gym_days, day)))
    grant(POINTS, int(game.parameter("gym_points")), claimant)
