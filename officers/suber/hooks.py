"""What the engine asks the law of the GitHub nomic while it folds: the adapters from its questions to the modules.

Importing this module imports every module of the law, so the tables of `NOMIC` are full afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from engine.acts import Act, Outcome, Verdict
from engine.agenda import run_phase
from engine.game import Game
from engine.journal import Message
from engine.plain import PlainHooks
from officers.suber import (
    calendar,
    closing,
    continuance,
    displays,
    founding,
    gym,
    judging,
    motions,
    proposals,
    resolve,
    rules,
    tidying,
    voting,
    wins,
)
from officers.suber.kinds.people import Outsider, Player
from officers.suber.nomic import NOMIC
from officers.suber.playing import open_proposal, turn_of

MODULES = (continuance, displays, gym, proposals, tidying, voting)
"""Modules that are imported for the law they declare only."""
AFTER_THE_WIN = frozenset({"forfeit", "tidy_document", "state_purpose"})
"""What can still be done when the game is over."""


class SuberHooks(PlainHooks):
    """The hooks of the GitHub nomic; they hold nothing, so one serves every game."""

    writers = (Player, Outsider)
    rule = "101"

    def begin(self, game: Game, genesis: Mapping[str, Any]) -> None:
        """Completes the world of a genesis."""
        super().begin(game, genesis)
        founding.found(game, genesis)

    def is_taken(self, game: Game, name: str) -> bool:
        """Whether somebody goes by that whole name, surname or first name."""
        return bool(resolve.find_people(None, name, [*game.all(Player), *game.all(Outsider)]))

    def admit(self, game: Game, message: Message, act: Act) -> Verdict | None:
        """Acts happen on the public list, under rules that are in force, while nobody has won."""
        winner = turn_of(game).winner
        if winner is not None and act.action not in AFTER_THE_WIN:
            return Verdict(Outcome.FAILED, f"the game is over: {winner} has won", turn_of(game).won_under)
        law = NOMIC.actions.get(act.action)
        if law is not None and not rules.in_force(game, law.rule):
            return Verdict(Outcome.FAILED, f"rule {law.rule} is not in force any more", law.rule)
        return super().admit(game, message, act)

    def settle(self, game: Game) -> None:
        """What follows at once: votes and motions close, Judges are replaced, turns begin, somebody wins."""
        if turn_of(game).winner is not None:
            return
        running = open_proposal(game)
        if running is not None and closing.is_complete(game, running):
            closing.close(game)
        motions.settle(game)
        judging.settle(game)
        wins.by_score(game)

    def next_instant(self, game: Game, after: datetime) -> datetime | None:
        """The next 15:00 UTC, until the game is over."""
        return None if turn_of(game).winner is not None else calendar.next_boundary(after)

    def run(self, game: Game, at: datetime) -> None:
        """A game day ends and the next begins (310)."""
        run_phase(game, "game_day")

    def clock(self, game: Game) -> dict[str, Any]:
        """The `clock` table of the state contract."""
        return displays.clock(game)

    def header(self, game: Game) -> dict[str, Any]:
        """Who has won."""
        winner = turn_of(game).winner
        return {"winner": None if winner is None else winner.key}
