"""Hooks of the plainest game: people act by mail on a public list, for themselves, at once, and time does nothing.

A law derives its hooks from these and overrides what its rules say otherwise. They hold nothing of any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from engine import fora, people
from engine.acts import Act, Outcome, Verdict
from engine.errors import Illegal
from engine.game import Game
from engine.journal import Message
from engine.objects import GameObject


class PlainHooks:
    """What the engine asks, answered as most laws do; see `engine.nomic.Hooks`."""

    writers: tuple[type[GameObject], ...]
    """The kinds of people who write; a stranger becomes one of the last kind."""
    rule = ""
    """The rule to cite where nothing lets something be done."""

    def begin(self, game: Game, genesis: Mapping[str, Any]) -> None:
        """Refuses people and lists that cannot be told apart."""
        people.check(game, self.writers, self.writers)
        fora.check(game)

    def sender(self, game: Game, message: Message) -> GameObject | None:
        """The known person who writes from the address."""
        return people.by_address(game, self.writers, message.address)

    def stranger(self, game: Game, message: Message) -> GameObject:
        """A person for an unknown sender, who exists from the first successful act on."""
        known = self.sender(game, message)
        return known or people.newcomer(game, self.writers[-1], message, taken=self.is_taken(game, message.name))

    def is_taken(self, game: Game, name: str) -> bool:
        """Whether somebody could be meant by that name already."""
        return any(people.named(name, game.all(kind)) for kind in self.writers)

    def admit(self, game: Game, message: Message, act: Act) -> Verdict | None:
        """Acts happen on a public list, if the game has one."""
        if fora.has_public(game) and not fora.came_through_public(game, message):
            return Verdict(Outcome.FAILED, "this was not sent to the list on which the game is played", self.rule)
        return None

    def actor(self, game: Game, sender: GameObject, act: Act) -> GameObject:
        """The sender as he is now: nobody acts for anybody else."""
        if act.actor is not None:
            raise Illegal(f"no rule lets {sender} act for {act.actor}", self.rule)
        return game.world.objects.get(sender.uid, sender)

    def announce(self, game: Game, actor: GameObject, act: Act) -> None:
        """No rule knows announced acts."""
        raise Illegal("an act happens when it is done; no rule gives an announcement an effect", self.rule)

    def schedule(self, game: Game, actor: GameObject, act: Act) -> None:
        """No rule knows acts for a future time."""
        raise Illegal("an act happens when it is sent; no rule lets it be done at another time", self.rule)

    def performed(self, game: Game, actor: GameObject, act: Act) -> None:
        """Nothing follows from an act as such."""

    def statement(self, game: Game, actor: GameObject, act: Act) -> bool | None:
        """No rule asks whether an assertion is true."""
        return None

    def settle(self, game: Game) -> None:
        """Nothing follows from a state."""

    def next_instant(self, game: Game, after: datetime) -> datetime | None:
        """Nothing happens by itself."""
        return None

    def run(self, game: Game, at: datetime) -> None:
        """Nothing happens by itself."""

    def clock(self, game: Game) -> dict[str, Any]:
        """No time but that of the world."""
        return {}

    def header(self, game: Game) -> dict[str, Any]:
        """Nothing beyond the engine's own."""
        return {}
