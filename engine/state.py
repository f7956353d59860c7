"""The state as the contract prints it, its hash, and the difference of two states.

The hash is SHA-256 over the canonical JSON of everything that is the game's (objects shown and hidden,
clock, header), so two machines that folded the same journal print the same hex digits.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.game import Game, Settings
from engine.objects import GameObject, iso
from engine.world import Change


@dataclass(frozen=True, slots=True)
class Difference:
    """One value that differs: its path ("player/Wooble.points") and both values (None = absent)."""

    path: str
    before: Any
    after: Any


def objects(game: Game, *, hidden: bool = False) -> dict[str, dict[str, dict[str, Any]]]:
    """kind -> key -> attribute -> value, every kind of the nomic present."""
    out: dict[str, dict[str, dict[str, Any]]] = {}
    for kind, cls in sorted(game.world.kinds.items()):
        if cls.hidden and not hidden:
            continue
        out[kind] = {one.key: one.show() for one in game.world.all(cls)}
    return out


def show(game: Game) -> dict[str, Any]:
    """The whole state, as `officer state --json` prints it; `as_of` is the instant of the game."""
    shown = _shown(game)
    return {
        "game": shown["game"],
        "as_of": iso(game.now),
        "state_hash": _digest({**shown, "hidden": _hidden(game)}),
        "clock": shown["clock"],
        "objects": shown["objects"],
    }


def state_hash(game: Game) -> str:
    """Hex SHA-256 of the state, independent of machine, session and database."""
    return _digest({**_shown(game), "hidden": _hidden(game)})


def _shown(game: Game) -> dict[str, Any]:
    settings = game.settings
    automatic = settings.automatic
    header = {
        "ruleset": game.nomic.id,
        "name": settings.name,
        "automatic": list(automatic) if isinstance(automatic, tuple) else automatic,
        "switches": dict(settings.switches),
        **game.hooks.header(game),
    }
    return {"game": header, "clock": game.hooks.clock(game), "objects": objects(game)}


def _hidden(game: Game) -> dict[str, Any]:
    return {
        kind: {
            one.key: {n: one.fields[n].dump(v) for n, v in sorted(one.values.items())} for one in game.world.all(cls)
        }
        for kind, cls in sorted(game.world.kinds.items())
        if cls.hidden
    }


def _digest(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()


def compare(before: dict[str, Any], after: dict[str, Any]) -> list[Difference]:
    """What differs between two states as `show` gives them (clock and objects), in path order."""
    out: list[Difference] = []
    for name in sorted({*before["clock"], *after["clock"]}):
        _differ(f"clock.{name}", before["clock"].get(name), after["clock"].get(name), out)
    kinds = {*before["objects"], *after["objects"]}
    for kind in sorted(kinds):
        old, new = before["objects"].get(kind, {}), after["objects"].get(kind, {})
        for key in sorted({*old, *new}):
            if key not in old or key not in new:
                out.append(Difference(f"{kind}/{key}", old.get(key), new.get(key)))
                continue
            for name in sorted({*old[key], *new[key]}):
                _differ(f"{kind}/{key}.{name}", old[key].get(name), new[key].get(name), out)
    return out


def _differ(path: str, before: Any, after: Any, out: list[Difference]) -> None:
    if before != after:
        out.append(Difference(path, before, after))


def public(game: Game, rows: Iterable[Difference]) -> list[Difference]:
    """What of a difference may be told: no value of a private attribute."""
    return [one for one in rows if not _is_private(game, one.path)]


def _is_private(game: Game, path: str) -> bool:
    cls = game.world.kinds.get(path.partition("/")[0])
    field = cls.fields.get(path.rpartition(".")[2]) if cls is not None else None
    return field is not None and field.private


def difference(game: Game, changes: Sequence[Change]) -> list[dict[str, Any]]:
    """What changes of the world come to, as people see it: path, before, after; first value and last, in order.

    Of the engine's own record the settings that orders make are told; the rest of what is hidden is not.
    """
    first: dict[tuple[int, str], Change] = {}
    for one in changes:
        if one.op != "count":
            first.setdefault((one.uid, one.attribute if one.op == "set" else ""), one)
    rows = [row for (uid, name), one in first.items() for row in _row(game, uid, name, one)]
    return [row for row in rows if row["before"] != row["after"]]


def _row(game: Game, uid: int, name: str, change: Change) -> Iterator[dict[str, Any]]:
    one, cls = game.world.objects.get(uid), game.world.kinds[change.kind]
    if isinstance(one, Settings):
        old, new = change.old, one.values.get(name, cls.fields[name].default) if name else None
        yield from _settings(name, old, new)
    if cls.hidden or (one is not None and type(one).hidden):
        return
    if not name:
        before = None if change.op == "create" else "there"
        yield {"path": f"{change.kind}/{change.key}", "before": before, "after": None if one is None else "there"}
        if one is not None and change.op == "rekey":
            yield {"path": f"{change.kind}/{change.key}", "before": change.key, "after": one.key}
    elif one is not None and name in one.fields and one.fields[name].shown and not one.fields[name].private:
        field = one.fields[name]
        old, new = (field.show(game.world, value) for value in (change.old, one.values.get(name, field.default)))
        yield {"path": f"{one.kind}/{one.key}.{name}", "before": old, "after": new}


def _settings(name: str, old: Any, new: Any) -> Iterator[dict[str, Any]]:
    if name in ("parameters", "switches", "trust", "permissions"):
        for key in sorted({*old, *new}):
            yield {"path": f"{name}/{key}", "before": old.get(key), "after": new.get(key)}
    elif name in ("off", "automatic"):
        yield {"path": name, "before": old, "after": new}


def values_of(one: GameObject) -> dict[str, Any]:
    """All stored values of an object as JSON, for the store."""
    return {name: one.fields[name].dump(value) for name, value in sorted(one.values.items())}
