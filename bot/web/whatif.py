"""What would be if a motion passed now: a copy of the game in which it does, compared with the game as it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.columns import heading, line, shown
from bot.foresight import public_state
from bot.past import fold_on, game_at, recall
from bot.telling import label
from bot.web import names
from bot.web.ask import Ask, Missing
from bot.web.diffs import Piece, compare, worth_comparing
from bot.web.finding import find
from bot.web.values import Link
from engine.errors import Held, Illegal
from engine.game import Game
from engine.objects import GameObject
from engine.state import Difference
from engine.state import compare as compare_states

MOST = 300
"""Differences shown."""


@dataclass(frozen=True, slots=True)
class Differing:
    """One value that would be another. `op` is set, new or gone; what would be new has no page that a link leads to."""

    op: str
    kind: str
    """The kind of the thing; "" for the clock."""
    thing: Link
    attribute: str
    before: str
    after: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class WhatIf:
    """What would differ, the rules first, and what would be left to a human."""

    title: str
    thing: Link
    differing: tuple[Differing, ...]
    more: int
    asked: tuple[str, ...]
    refused: str


def what_if(ask: Ask) -> WhatIf:
    """What would differ if the motion of the path passed at the moment. Raises Missing."""
    found = find(ask)
    nomic = ask.nomic
    if found.one is None or found.one.kind != nomic.outline.motion or nomic.carry_out is None:
        raise Missing("only what is voted on can pass")
    return ask.remember(("what if", found.uid), lambda: _what_if(ask, found.uid))


def effects_on_rules(ask: Ask, one: GameObject) -> tuple[tuple[Differing, ...], tuple[str, ...]]:
    """What a motion would change in the rules if it passed at the moment, and what it would leave to a human."""
    found = ask.remember(("what if", one.uid), lambda: _what_if(ask, one.uid))
    return tuple(each for each in found.differing if each.kind == ask.nomic.outline.rule), found.asked


def _what_if(ask: Ask, uid: int) -> WhatIf:
    source = ask.game if ask.game.world.counters else recall_whole(ask)
    game = fold_on(ask.nomic, ask.site.genesis, source).game
    one = game.world.objects[uid]
    before = public_state(game)
    tasks = {task.uid for task in game.world.all(game.world.kinds["task"])}
    refused = ""
    try:
        assert ask.nomic.carry_out is not None
        ask.nomic.carry_out(game, one)
        game.hooks.settle(game)
    except (Illegal, Held) as error:
        refused = error.reason
    differing = differences(game, compare_states(before, public_state(game)))
    asked = [line(task.question) for task in game.world.all(game.world.kinds["task"]) if task.uid not in tasks]  # type: ignore[attr-defined]
    link = Link(label(one), names.thing(one))
    rules = ask.nomic.outline.rule
    first = [each for each in differing if each.kind == rules]
    rest = [each for each in differing if each.kind != rules]
    shown_ones = tuple([*first, *rest][:MOST])
    return WhatIf(f"If {link.text} passed now", link, shown_ones, max(0, len(differing) - MOST), tuple(asked), refused)


def recall_whole(ask: Ask) -> Game:
    """The game of the moment with the counters that name new things."""
    return recall(ask.store) if ask.moment.asked is None else game_at(ask.store, ask.moment.asked)


def differences(game: Game, found: list[Difference]) -> list[Differing]:
    """Differences with links to the things and long texts compared word by word."""
    return [_differing(game, one) for one in found]


def _differing(game: Game, one: Difference) -> Differing:
    kind, _, rest = one.path.partition("/")
    if not rest:
        clock = heading(one.path.removeprefix("clock."))
        return Differing("set", "", Link("Clock"), clock, shown(one.before), shown(one.after), ())
    whole = one.before is None or one.after is None
    key, _, attribute = (rest, "", "") if whole and _is_thing(one) else rest.rpartition(".")
    cls = game.world.kinds[kind]
    thing = game.world.get(cls, key)
    called = f"{names.kind_label(kind)} {label(thing) if thing is not None else line(key)}"
    if not attribute and one.before is None:
        return Differing("new", kind, Link(called), "", "", _summary(one.after), ())
    link = Link(called, names.thing(thing) if thing is not None else names.path("things", kind, names.segment(key)))
    if not attribute:
        return Differing("gone", kind, link, "", "", "", ())
    if worth_comparing(one.before, one.after):
        return Differing("set", kind, link, heading(attribute), "", "", compare(one.before, one.after))
    return Differing("set", kind, link, heading(attribute), shown(one.before), shown(one.after), ())


def _is_thing(one: Difference) -> bool:
    return isinstance(one.before, Mapping) or isinstance(one.after, Mapping)


def _summary(values: Any) -> str:
    """A new thing in a few words: what is said of it."""
    if not isinstance(values, Mapping):
        return ""
    told = [
        f"{heading(name).lower()}: {shown(value)}"
        for name, value in values.items()
        if value not in (None, "", [], {}, False)
    ]
    return "; ".join(told)[:600]
