"""The Message Of The nweek (Rule 4E39): the Registrar changes it once an nweek, with one supporter."""

from __future__ import annotations

from engine.game import Game
from officers.bnomic4 import intents
from officers.bnomic4.kinds.offices import Clock, Motnw
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import require_minister

LONGEST = 256


@NOMIC.action("change_motnw", "4E39", "4E22", office="Society")
def change_motnw(game: Game, actor: Player | Corporation, message: str | None) -> None:
    """The Registrar sets the Message, as announced and supported."""
    require_minister(game, actor, "Society", "4E39")
    intent = intents.needs_intent(game, actor, "change_motnw", {"message": message})
    text = str(intent.params.get("message", "")) if message is None else message
    motnw, nweek = game.the(Motnw), game.the(Clock).nweek
    game.require(1 <= len(text) <= LONGEST, f"the Message has 1 to {LONGEST} characters, not {len(text)}", "4E39")
    game.require(motnw.changed_nweek != nweek, "the Message has been changed in this nweek already", "4E39")
    motnw.message, motnw.changed_nweek = text, nweek
    intents.done(intent)
