"""Mackerel and points: giving currency, exchanging points (4E17, 4E33, 4E34)."""

from __future__ import annotations

from engine.errors import Illegal
from engine.game import Game
from engine.ledger import Unit, move
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4.amounts import Amount
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.recipients import Recipient

MACKEREL = Unit("mackerel", "4E34")
POINTS = Unit("points", "4E17")
NAMES = frozenset({"mackerel", "mackerels", "mack", "macks", "m", "currency"})

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
def exchange_points(game: Game, player: Player, points: Amount, currency: str | None) -> None:
    """Turns points into mackerel at the fixed rate; there is no way back (4E33)."""
    _only_mackerel(currency)
    wanted = points.of(player.points)
    game.require(wanted <= player.points, f"{player} has {player.points} points, not {wanted}", "4E33")
    move(POINTS, wanted, player, None)
    move(MACKEREL, wanted * int(game.parameter("mackerel_per_point")), None, player)


def _only_mackerel(currency: str | None) -> None:
    if currency is not None and fold(currency) not in NAMES:
        raise Illegal(f"there is no currency called {currency}", "4E33")


def _tell(game: Game, giver: GameObject, recipient: Player, amount: int) -> None:
    entry = game.message.id if game.message is not None else game.now.isoformat()
    key = f"gift/{entry}/{game.act_index}/{giver.key}/{recipient.key}"
    game.post("gift", f"player:{recipient}", key, giver=str(giver), amount=amount)
