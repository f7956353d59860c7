"""What the engine asks the law of the GitHub nomic while it folds: the adapters from its questions to the modules.

Importing this module imports every module of the law, so the tables of `NOMIC` are full afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from engine import people
from engine.acts import Act, Outcome, Verdict
from engine.agenda import run_phase
from engine.errors import Illegal
from engine.fora import Forum, came_through_public
from engine.game import Game
from engine.journal import Message
from engine.objects import GameObject
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
WRITERS = (Player, Outsider)
AFTER_THE_WIN = frozenset({"forfeit", "tidy_document", "state_purpose"})
"""What can still be done when the game is over."""


class SuberHooks:
    """The hooks of the GitHub nomic; they hold nothing, so one serves every game."""

    def begin(self, game: Game, genesis: Mapping[str, Any]) -> None:
        """Completes the world of a genesis."""
        founding.found(game, genesis)

    def sender(self, game: Game, message: Message) -> GameObject | None:
        """The known person who writes from the address."""
        return people.by_address(game, WRITERS, message.address)

    def stranger(self, game: Game, message: Message) -> GameObject:
        """An outsider for an unknown sender, who exists from his first successful act on."""
        known = people.by_address(game, WRITERS, message.address)
        taken = bool(resolve.find_people(None, message.name, [*game.all(Player), *game.all(Outsider)]))
        return known or people.newcomer(game, Outsider, message, taken=taken)

    def admit(self, game: Game, message: Message, act: Act) -> Verdict | None:
        """Acts happen on the public list, under rules that are in force, while nobody has won."""
        if any(one.designation == "public" for one in game.all(Forum)) and not came_through_public(game, message):
            return Verdict(Outcome.FAILED, "this was not sent to the list on which the game is played", "")
        winner = turn_of(game).winner
        if winner is not None and act.action not in AFTER_THE_WIN:
            return Verdict(Outcome.FAILED, f"the game is over: {winner} has won", turn_of(game).won_under)
        law = NOMIC.actions.get(act.action)
        if law is not None and not rules.in_force(game, law.rule):
            return Verdict(Outcome.FAILED, f"rule {law.rule} is not in force any more", law.rule)
        return None

    def actor(self, game: Game, sender: GameObject, act: Act) -> GameObject:
        """The sender as he is now: nobody acts for anybody else."""
        if act.actor is not None:
            raise Illegal(f"no rule lets {sender} act for {act.actor}", "101")
        return game.world.objects.get(sender.uid, sender)

    def announce(self, game: Game, actor: GameObject, act: Act) -> None:
        """No rule knows announced acts."""
        raise Illegal("an act happens when it is done; no rule gives an announcement an effect", "101")

    def schedule(self, game: Game, actor: GameObject, act: Act) -> None:
        """No rule knows acts for a future time."""
        raise Illegal("an act happens when it is sent; no rule lets it be done at another time", "101")

    def performed(self, game: Game, actor: GameObject, act: Act) -> None:
        """Nothing follows from an act as such."""

    def statement(self, game: Game, actor: GameObject, act: Act) -> bool | None:
        """No rule asks whether an assertion is true."""
        return None

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
