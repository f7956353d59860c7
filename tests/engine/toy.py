"""A toy nomic with one counter that rises every midnight and one act: enough to test the engine alone."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from engine.acts import Act, Outcome, Reading, Verdict
from engine.clock import next_midnight
from engine.errors import Held, Illegal
from engine.game import Game
from engine.journal import Message
from engine.nomic import Nomic
from engine.objects import GameObject, Instant, Ref, RefMap, Refs, attribute, maybe, number

START = datetime(2020, 1, 1, 6, tzinfo=UTC)


class Person(GameObject):
    coins = number()
    friend = Ref[GameObject]("person")
    friends = Refs[GameObject]("person")
    marks = RefMap[str]("person")
    seen = Instant()
    nick = maybe(str)
    team = attribute("", index=True)


class Ghost(GameObject):
    coins = number()


class Sundial(GameObject):
    kind = "_sundial"
    hidden = True
    days = number()


class ToyHooks:
    def begin(self, game: Game, genesis: Mapping[str, Any]) -> None:
        game.create(Sundial, "sundial")

    def sender(self, game: Game, message: Message) -> GameObject | None:
        return game.get(Person, message.address)

    def admit(self, game: Game, message: Message, act: Act) -> Verdict | None:
        return None if message.fora else Verdict(Outcome.FAILED, "not a forum", "1")

    def actor(self, game: Game, sender: GameObject, act: Act) -> GameObject:
        return sender

    def announce(self, game: Game, actor: GameObject, act: Act) -> None:
        raise Illegal("nothing is announced here")

    def schedule(self, game: Game, actor: GameObject, act: Act) -> None:
        raise Held("when?")

    def performed(self, game: Game, actor: GameObject, act: Act) -> None:
        game.world.put(actor, "seen", game.now)

    def statement(self, game: Game, actor: GameObject, act: Act) -> bool | None:
        said = act.params["statement"]
        return None if said == "?" else actor.values.get("coins", 0) >= int(said)

    def settle(self, game: Game) -> None:
        return None

    def next_instant(self, game: Game, after: datetime) -> datetime | None:
        return next_midnight(after)

    def run(self, game: Game, at: datetime) -> None:
        with game.world.because("dawn", "2"):
            game.the(Sundial).days += 1

    def clock(self, game: Game) -> dict[str, Any]:
        return {"days": game.the(Sundial).days}

    def header(self, game: Game) -> dict[str, Any]:
        return {}


def make_toy() -> Nomic:
    """A fresh toy nomic."""
    toy = Nomic("toy", "Toy", kinds=[Person, Ghost, Sundial], hooks=ToyHooks())
    toy.resolvers[Person] = lambda game, actor, raw: game.world.by_key(raw, ["person"])

    @toy.action("pay", "3")
    def pay(game: Game, payer: Person, to: Person, coins: int) -> None:
        """Moves coins from one person to another."""
        game.require(payer.coins >= coins, f"{payer} has only {payer.coins}", "3")
        payer.coins -= coins
        to.coins += coins

    @toy.action("vanish", "4")
    def vanish(game: Game, who: Person) -> None:
        """Becomes a ghost."""
        game.world.reclass(who, Ghost, keep=["coins"])

    return toy


def genesis() -> dict[str, Any]:
    """Three people with ten coins each."""
    people = [{"name": name, "coins": 10} for name in ("Ada", "Bo", "Cy")]
    return {"game": {"ruleset": "toy", "at": START}, "persons": people}


def mail(ident: str, at: datetime, who: str, *acts: Act, tie: int = 0) -> Message:
    """A forum message with acts already read."""
    return Message(ident, at, tie, who, who, ("list",), Reading(ident, tuple(acts)))


def pay(to: str, coins: int, **options: Any) -> Act:
    """The act of paying."""
    return Act("pay", {"to": to, "coins": coins}, **options)
