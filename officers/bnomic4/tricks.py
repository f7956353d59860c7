"""The Beast's Tricks (4E71): when one is due, who draws it, and how Players reinforce, punish and teach.

A Trick falls due when ndays 1, 5 and 9 begin. For one rday only the Ranger selects it, then any Player may;
who selects must have published his method before. What the text of a Trick says plainly happens then, the rest is an
officer's task.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.draws import draw
from engine.errors import Illegal
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from engine.world import Change
from officers.bnomic4 import clerk, intents, obligations, orders, society
from officers.bnomic4.kinds.documents import Beast, Trick
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.kinds.people import BEAST, Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.orders import Asked
from officers.bnomic4.resolve import is_minister
from officers.bnomic4.time import VOTING_FROM, rdays

TRICK_NDAYS = (1, 5, 9)
FIRST_RESPONSE = 10
TIMINGS = ("Anytime", "Voting")

NOMIC.switch(
    "Q-53", "when selected", "when it fell due", rule="4E71", question="As of when does a Trick change the game?"
)


@NOMIC.resolver(Trick)
def trick_called(game: Game, actor: GameObject, said: Any) -> Trick:
    """The Trick of that name or key."""
    name = fold(str(said))
    found = [one for one in game.all(Trick) if fold(one.key) in (name, name.removeprefix("the ")) or one.key == said]
    if said == "reply":
        found = game.made_in(game.answered(), Trick)
    if len(found) != 1:
        raise Illegal(f"there is no Trick called {said}", "4E71")
    return found[0]


def eligible(game: Game) -> list[Trick]:
    """The Tricks that can be drawn at a time that begins now: Voting ones only while there is Voting."""
    clock = game.the(Clock)
    voting = clock.nday >= VOTING_FROM or clock.particular
    return [one for one in game.all(Trick) if one.timing == "Anytime" or voting]


@NOMIC.event("E31", "4E71", "begin")
def trick_falls_due(game: Game) -> None:
    """A Trick falls due, unless there is none to perform (Q-54)."""
    clock = game.the(Clock)
    if clock.turn not in ("nday", "nweek") or clock.nday not in TRICK_NDAYS:
        return
    tricks = eligible(game)
    if not tricks:
        return
    beast = game.the(Beast)
    beast.trick_due, beast.trick_due_since, beast.eligible = True, game.now, tricks
    obligations.lapse(game, "O21")
    obligations.oblige(game, "O21")
    game.post("trick_due", "office:Fauna", f"trick/{game.now.isoformat()}", tricks=[str(one) for one in tricks])
    if clerk.may_act(game, "Fauna") and game.settings.secret:
        _draw(game, tricks)


@NOMIC.observer
def nothing_is_due_any_more(game: Game, changes: Sequence[Change]) -> None:
    """When the last Trick that could be drawn ceases to exist, no Trick is due and nothing is owed (Q-54)."""
    if not any(one.op == "destroy" and one.kind == Trick.kind for one in changes):
        return
    beast, tricks = game.the(Beast), game.all(Trick)
    if not beast.trick_due or any(one in tricks for one in beast.eligible or eligible(game)):
        return
    with game.world.because("no Trick is left that could be drawn", "4E71"):
        beast.trick_due, beast.eligible = False, ()
        obligations.lapse(game, "O21")


def _draw(game: Game, tricks: list[Trick]) -> None:
    """The bot draws for the Ranger: the committed seed is the method, the Responses are the weights."""
    ordered = sorted(tricks, key=lambda one: fold(one.key))
    chosen = draw(game, f"trick {game.now:%Y-%m-%d}").weigh(ordered, [one.response for one in ordered])
    perform(game, chosen)
    clerk.officially(game, "Fauna", "select_trick", f"The Beast performs the Trick {chosen}.", trick=str(chosen))


def perform(game: Game, trick: Trick) -> None:
    """The Beast performs the Trick: what its text says plainly happens, the rest is a task (E33).

    Everybody may reinforce or punish again.
    """
    beast = game.the(Beast)
    since = beast.trick_due_since or game.now
    beast.last_trick, beast.trick_due, beast.eligible = trick, False, ()
    for player in game.all(Player):
        player.reinforced_or_punished = False
    performer = game.get(Player, BEAST)
    if performer is not None:
        society.acted(game, performer)
    obligations.met(game, "O21")
    effective = since if game.reading("Q-53") == "when it fell due" else game.now
    asked = Asked("T-TRICK", f"the Trick {trick}", "Fauna", "4E71", f"trick/{trick}", effective)
    orders.carry_out(game, trick.changes, asked)


@NOMIC.action("announce_trick_method", "4E71", office="Fauna")
def announce_trick_method(game: Game, actor: Player | Corporation, method: str) -> None:
    """Publishes how a Trick will be drawn, before it is (4E71)."""
    game.require(method.strip(), "the method must be described", "4E71")
    beast = game.the(Beast)
    beast.method = method
    beast.announcers = (*beast.announcers, actor)


@NOMIC.action("select_trick", "4E71", office="Fauna")
def select_trick(game: Game, actor: Player | Corporation, trick: Trick, draw: str | None) -> None:
    """The Ranger, or after an rday any Player, says which Trick was drawn, and the Beast performs it (4E71)."""
    _select(game, actor, trick)


@NOMIC.action("select_trick_fallback", "4E71", office="Fauna")
def select_trick_fallback(game: Game, actor: Player | Corporation, trick: Trick, draw: str | None) -> None:
    """As `select_trick`: only the state tells the two apart (4E71)."""
    _select(game, actor, trick)


def _select(game: Game, actor: GameObject, trick: Trick) -> None:
    beast = game.the(Beast)
    game.require(beast.trick_due, "no Trick is due", "4E71")
    if is_minister(game, actor, "Fauna"):
        published = beast.method is not None
    else:
        since = beast.trick_due_since or game.now
        game.require(isinstance(actor, Player), "only Players select a Trick in the Ranger's stead", "4E71")
        game.require(game.now >= rdays(game, since, 1), "for one rday only the Ranger selects the Trick", "4E71")
        published = actor in beast.announcers
    game.require(published, "the method of the draw was not announced before it", "4E71")
    candidates = list(beast.eligible) or eligible(game)
    game.require(trick in candidates, f"the Trick {trick} cannot be drawn now", "4E71")
    perform(game, trick)


@NOMIC.action("reinforce_trick", "4E71", office="Fauna")
def reinforce_trick(game: Game, player: Player, trick: Trick | None) -> None:
    """Raises the Response of the last Trick by one (4E71)."""
    last = _last(game, player, trick)
    last.response += 1
    player.reinforced_or_punished = True


@NOMIC.action("punish_trick", "4E71", office="Fauna")
def punish_trick(game: Game, player: Player, trick: Trick | None) -> None:
    """Lowers the Response of the last Trick by one; at 0 it ceases to exist (4E71, E34)."""
    last = _last(game, player, trick)
    player.reinforced_or_punished = True
    if last.response <= 1:
        game.destroy(last)
    else:
        last.response -= 1


def _last(game: Game, player: Player, named: Trick | None) -> Trick:
    last: Trick | None = game.the(Beast).last_trick
    if last is None:
        raise Illegal("there is no last Trick to reinforce or punish", "4E71")
    game.require(named in (None, last), f"the last Trick performed is {last}", "4E71")
    game.require(
        not player.reinforced_or_punished,
        f"{player} has reinforced or punished since the last Trick was performed",
        "4E71",
    )
    return last


@NOMIC.action("teach_trick", "4E71", "4E21", "4E22", office="Fauna")
def teach_trick(game: Game, player: Player, effect: str | None, name: str | None, timing: str | None) -> None:
    """Teaches the Beast a new Trick as announced, with support and without objection (4E71)."""
    intent = intents.needs_intent(game, player, "teach_trick", {"effect": effect, "name": name, "timing": timing})
    said = intent.params
    called = said.get("name") or None
    if called is not None and any(fold(one.key) == fold(called) for one in game.all(Trick)):
        game.refer(f"there is a Trick called {called} already", "4E71")
        called = None
    game.create(Trick, called, changes=said["effect"], response=FIRST_RESPONSE, timing=_timing(said.get("timing")))
    intents.done(intent)


@intents.before_announcing("teach_trick")
def may_teach(game: Game, player: GameObject, params: dict[str, Any]) -> None:
    """The announced Trick must have one of the two Timings."""
    _timing(params.get("timing"))


def _timing(said: str | None) -> str:
    for one in TIMINGS:
        if said is None or fold(said) == fold(one):
            return one
    raise Illegal(f"a Trick's Timing is {' or '.join(TIMINGS)}, not {said}", "4E71")
