"""`officer state`: the state of the game, now or at any instant."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from cyclopts import Parameter

from bot.commands.common import moment, pretty
from bot.commands.game import open_store
from bot.past import game_at
from engine.game import Game
from engine.state import show


def state(
    *,
    at: str | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    config: str | None = None,
    store: str | None = None,
) -> None:
    """Print the state of the game.

    Parameters
    ----------
    at
        An instant of the past; default: what the store has reached.
    as_json
        All of it, as JSON; otherwise the head and how many things of each kind there are.
    config
        The service's configuration.
    store
        The store's URL, instead of a configuration.
    """
    with open_store(config, store) as opened:
        game = game_at(opened, moment(at, "--at") if at else None)
    shown = show(game)
    if as_json:
        sys.stdout.write(pretty(shown))
        return
    print(f"{shown['game']['name']}, as of {shown['as_of']}")
    print("; ".join(_clock(game, shown["clock"])))
    for kind, things in shown["objects"].items():
        if things:
            print(f"{len(things):6} {kind}")
    print(f"state {shown['state_hash']}")


def _clock(game: Game, clock: Mapping[str, Any]) -> Iterator[str]:
    """How the clock stands, in the players' words where the nomic has them."""
    if game.nomic.glance is None:
        yield from (f"{name} {value}" for name, value in clock.items() if not isinstance(value, dict | list))
        return
    known = game.nomic.glance(game)
    yield ", ".join(f"{name} {value}" for name, value in known.figures)
    yield from known.lines
