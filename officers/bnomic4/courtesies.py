"""Words in time where no duty is: that a Trick is anybody's to select, and that the window of an intent closes.

They change nothing. What is a duty has its reminders from the table of duties (`duties`).
"""

from __future__ import annotations

from engine.clock import next_midnight
from engine.game import Game
from officers.bnomic4.kinds.documents import Beast
from officers.bnomic4.kinds.offices import Intent
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.time import rdays


@NOMIC.event("E32", "4E71", "begin")
def trick_is_anybodys(game: Game) -> None:
    """The Ranger has let one rday pass: from now on any Player may select the Trick (O21)."""
    beast = game.the(Beast)
    since = beast.trick_due_since
    if beast.trick_due and since is not None and rdays(game, since, 1) == game.now:
        names = [str(one) for one in beast.eligible]
        game.post("trick_open", "forum", f"trick/{since.isoformat()}/open", tricks=names, method=beast.method or "")


@NOMIC.event("O39", "4E21", "begin")
def windows_close_soon(game: Game) -> None:
    """The window of a ripe intent closes with the nday that begins: its announcer is told once more."""
    closing = next_midnight(game.now)
    for one in game.where(Intent, "state", "Ripe"):
        if one.closes == closing:
            game.post("intent_closing", f"player:{one.announcer}", f"intent/{one.key}/closing", intent=one.key)
