"""Acts without an effect of their own: keeping a holiday (4E31), and doing in words what a duty demands (4E53)."""

from __future__ import annotations

from engine.game import Game
from engine.objects import GameObject
from officers.bnomic4.kinds.offices import MINISTRIES, Ministry
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.obligations import of_ministry
from officers.bnomic4.resolve import is_minister, require_minister


@NOMIC.action("observe_holiday", "4E31")
def observe_holiday(game: Game, actor: GameObject, holiday: str | None) -> None:
    """Keeping a holiday is a custom; nothing of the game changes (4E31)."""


@NOMIC.action("fulfil_obligation_change", "4E53", "4E7")
def fulfil_obligation_change(
    game: Game, minister: Player | Corporation, change: str, ministry: Ministry | None
) -> None:
    """A Minister changes what a duty of the ministry demands; whether it is that, a human must see (4E53)."""
    if ministry is not None:
        require_minister(game, minister, ministry.key, "4E53")
        game.require(of_ministry(game, ministry), f"the Ministry of {ministry} has no obligation to fulfil", "4E53")
    else:
        holds = any(is_minister(game, minister, office) for office in MINISTRIES)
        game.require(holds, f"{minister} holds no ministry", "4E53")
    game.refer("whether a duty demands exactly this change must be seen by an officer", "4E53")
