"""Tweaks (4E77): small changes, one a Player and nweek, activated without objection, with a single try."""

from __future__ import annotations

from typing import Any

from engine.errors import Held, Illegal
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4 import intents, orders
from officers.bnomic4.kinds.documents import Tweak
from officers.bnomic4.kinds.offices import Clock, Intent
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.orders import Asked


@NOMIC.resolver(Tweak)
def tweak(game: Game, actor: GameObject, said: Any) -> Tweak:
    """The Tweak meant: "own", "same", "reply", a title, "AUTHOR/NWEEK", or its author's name."""
    found = _candidates(game, actor, str(said))
    if not found:
        raise Illegal("there is no such Tweak" if said != "own" else f"{actor} has submitted no Tweak", "4E77")
    usable = [one for one in found if not one.attempted and not one.activated]
    best = usable or found[-1:]
    if len(best) > 1:
        raise Held(f"which Tweak is meant: {', '.join(one.key for one in best)}?", "4E77")
    return best[0]


def _candidates(game: Game, actor: GameObject, said: str) -> list[Tweak]:
    if said in ("same", "this"):
        return game.made_here(Tweak) or _by(game, actor)
    if said == "reply":
        return game.made_in(game.answered(), Tweak) or _announced_in_reply(game) or _by(game, actor)
    if said in ("own", "all_own", ""):
        return game.made_here(Tweak) or _by(game, actor)
    words = fold(said)
    exact = [one for one in game.all(Tweak) if words in (fold(one.key), fold(one.title)) and words]
    if exact:
        return exact
    return [one for one in game.all(Tweak) if f" {fold(str(one.author))} " in f" {words} " and "tweak" in words]


def _by(game: Game, author: GameObject) -> list[Tweak]:
    return [one for one in game.all(Tweak) if one.author == author]


def _announced_in_reply(game: Game) -> list[Tweak]:
    """The Tweaks whose activation was announced in the answered message."""
    keys = [str(one.params.get("tweak")) for one in game.made_in(game.answered(), Intent)]
    return [one for one in game.all(Tweak) if one.key in keys]


@NOMIC.action("submit_tweak", "4E77", "4E8", office="Ministry")
def submit_tweak(game: Game, author: Player, body: str, title: str | None) -> None:
    """Submits the one Tweak of the Player in this nweek; it can never be revised (4E77)."""
    nweek = game.the(Clock).nweek
    game.require(body.strip(), "a Tweak must describe its changes", "4E77")
    key = f"{author.key}/{nweek}"
    game.require(game.get(Tweak, key) is None, f"{author} has submitted a Tweak in this nweek already", "4E77")
    game.create(Tweak, key, author=author, nweek=nweek, title=title or "", text=body, submitted=game.now)


@intents.before_announcing("activate_tweak")
def may_announce(game: Game, announcer: GameObject, params: dict[str, Any]) -> None:
    """Only the author announces, and only a Tweak whose single try is left (Q-30)."""
    one = tweak(game, announcer, params.get("tweak") or "own")
    params["tweak"] = one.key
    game.require(one.author == announcer, f"only {one.author} can activate this Tweak", "4E77")
    game.require(not one.attempted, "it has been attempted to activate this Tweak before", "4E77")
    if game.reading("Q-30") == "any post":
        before = [other for other in game.all(Intent) if other.params.get("tweak") == one.key]
        game.require(not before, "the activation of this Tweak was announced before", "4E77")


@NOMIC.action("activate_tweak", "4E77", "4E21", office="Ministry")
def activate_tweak(game: Game, player: Player, tweak: Tweak | None) -> None:
    """Activates a Tweak of this or the last nweek as announced; a try that fails was the only one (Q-30)."""
    one = tweak if tweak is not None else _own(game, player)
    game.require(one.author == player, f"only {one.author} can activate this Tweak", "4E77")
    game.require(not one.activated, "this Tweak is activated already", "4E77")
    game.require(not one.attempted, "it has been attempted to activate this Tweak before", "4E77")
    try:
        intent = intents.needs_intent(game, player, "activate_tweak", {"tweak": one.key})
        nweek = game.the(Clock).nweek
        old = one.nweek is None or one.nweek < nweek - 1
        game.require(not old, "only Tweaks of this and the last nweek can be activated", "4E77")
    except Illegal as error:
        raise Illegal(error.reason, error.rule, leaves=lambda: setattr(one, "attempted", True)) from None
    one.attempted = one.activated = True
    intents.done(intent)
    orders.carry_out(game, one.text, Asked("T-TWEAK", f"the Tweak {one.key}", "Ministry", "4E77", f"tweak/{one.key}"))


def _own(game: Game, player: Player) -> Tweak:
    return tweak(game, player, "own")
