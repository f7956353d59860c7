"""Mackerel and points: giving currency, exchanging points (4E17, 4E33, 4E34)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from engine.errors import Illegal
from engine.game import Game
from engine.ledger import Unit, move
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4.amounts import Amount, amount
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.recipients import Recipient

MACKEREL = Unit("mackerel", "4E34")
POINTS = Unit("points", "4E17")
NAMES = frozenset({"mackerel", "mackerels", "mack", "macks", "m", "currency"})

NOMIC.switch("Q-45", "whole", "any", rule="4E17", question="Can a part of a point be exchanged for whole mackerel?")
NOMIC.parameter("mackerel_per_point", 5, rule="4E33", doc="Mackerel that one point is exchanged for.")


@NOMIC.action("give_currency", "4E33", "4E34", "4E81", office="Society")
def give_currency(
    game: Game, giver: Player | Corporation, amount: Amount, recipient: Recipient, currency: str | None
) -> None:
    """Moves mackerel from the giver, who must have some, to another COO; nothing is created (4E33, Q-46)."""
    _only_mackerel(currency)
    have = MACKEREL.balance(giver)
    game.require(have > 0, f"{giver} has no mackerel to give", "4E33")
    wanted = amount.of(have)
    game.require(wanted <= have, f"{giver} has m{have}, so m{wanted} cannot be given", "4E33")
    move(MACKEREL, wanted, giver, recipient.one)
    if isinstance(recipient.one, Player):
        _tell(game, giver, recipient.one, wanted)


@NOMIC.action("exchange_points", "4E33", "4E34", "4E17", office="Society")
def exchange_points(game: Game, player: Player, points: Any, currency: str | None) -> None:
    """Turns points into mackerel at the fixed rate; there is no way back (4E33)."""
    _only_mackerel(currency)
    rate = int(game.parameter("mackerel_per_point"))
    have = player.points + Fraction(player.part_of_point)
    wanted = _points(game, player, points, have)
    game.require(wanted <= have, f"{player} has {_shown(have)} points, not {_shown(wanted)}", "4E33")
    game.require((wanted * rate).denominator == 1, f"{_shown(wanted)} points are no whole number of mackerel", "4E34")
    rest = have - wanted
    player.points = int(rest)
    player.part_of_point = str(rest - int(rest))
    move(MACKEREL, int(wanted * rate), None, player)


def _points(game: Game, player: Player, said: Any, have: Fraction) -> Fraction:
    """How many points are meant; parts of points only if read so (Q-45)."""
    if game.reading("Q-45") == "any" and not isinstance(said, bool):
        if said in ("all", "everything"):
            return have
        try:
            wanted = Fraction(str(said))
        except (ValueError, ZeroDivisionError):
            raise Illegal(f"the points must be a number, not {said}", "4E33") from None
        game.require(wanted >= 0, f"the points cannot be negative, as {said} is", "4E33")
        return wanted
    return Fraction(amount(game, player, said).of(player.points))


def _shown(points: Fraction) -> str:
    return str(points) if points.denominator == 1 else f"{float(points):g}"


def _only_mackerel(currency: str | None) -> None:
    if currency is not None and fold(currency) not in NAMES:
        raise Illegal(f"there is no currency called {currency}", "4E33")


def _tell(game: Game, giver: GameObject, recipient: Player, amount: int) -> None:
    entry = game.message.id if game.message is not None else game.now.isoformat()
    key = f"gift/{entry}/{game.act_index}/{giver.key}/{recipient.key}"
    game.post("gift", f"player:{recipient}", key, giver=str(giver), amount=amount)
