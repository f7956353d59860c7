"""Builds the world of a game from a genesis: tables and arrays as TOML gives them, never guessed.

Objects are made in file order, in two passes (first all keys, then all values), so they may refer to each
other. Every fault raises `GenesisError` with the path of keys; unknown keys are faults.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine import keys
from engine.authority import is_office, permission_problem
from engine.errors import GenesisError
from engine.game import Game, Settings
from engine.nomic import Nomic
from engine.objects import GameObject, instant
from engine.trust import need

KEY = "key"
"""A person's OpenPGP certificate in a genesis: "FINGERPRINT BASE64", put by the shell in the place of a file's name."""
GAME_KEYS = ("ruleset", "name", "at", "automatic", "ruleset_text", "switches", "parameters", "trust", "permissions")


VOWELS = frozenset("aeiou")


def plural(kind: str) -> str:
    """The genesis array of a kind: `motnw` -> `motnws`, `ministry` -> `ministries`, `display` -> `displays`."""
    if kind.endswith("y") and kind[-2:-1] not in VOWELS:
        return kind[:-1] + "ies"
    return kind + ("es" if kind.endswith(("s", "x", "ch")) else "s")


def build(nomic: Nomic, genesis: Mapping[str, Any]) -> Game:
    """A game at its first instant. Tables that are no kind (`clock`, `numbers`) are left to the law."""
    game = Game(nomic)
    head = _table(genesis, "game")
    for key in head:
        if key not in GAME_KEYS:
            raise GenesisError(f"game.{key}", "unknown key")
    for key in ("ruleset", "at"):
        if key not in head:
            raise GenesisError(f"game.{key}", "is missing")
    try:
        game.now = game.world.at = game.start = instant(head["at"])
    except ValueError as error:
        raise GenesisError("game.at", str(error)) from None
    game.world.cause = "genesis"
    game.world.create(
        Settings,
        "settings",
        name=_name(nomic, head),
        automatic=_automatic(head),
        switches=_switches(nomic, head),
        parameters=_parameters(nomic, head),
        trust=_trust(nomic, head),
        permissions=_permissions(nomic, head),
    )
    _objects(game, genesis)
    game.hooks.begin(game, genesis)
    game.world.cause = ""
    _clerked(game)
    return game


def _clerked(game: Game) -> None:
    """Every office that the officer shall clerk is one that there is."""
    said = game.settings.automatic
    known = {law.office for law in game.nomic.actions.values()} - {""}
    for office in () if isinstance(said, bool) else said:
        if office not in known and not is_office(game, office):
            raise GenesisError("game.automatic", f"there is no office {office!r}; there are {', '.join(sorted(known))}")


def _table(genesis: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = genesis.get(name, {})
    if not isinstance(found, Mapping):
        raise GenesisError(name, "must be a table")
    return found


def _name(nomic: Nomic, head: Mapping[str, Any]) -> str:
    """The game's name: orders name it on a line of theirs."""
    said = head.get("name", nomic.title)
    if not isinstance(said, str) or not said.strip() or not said.isprintable():
        raise GenesisError("game.name", f"must be a line of text, not {said!r}")
    return said


def _automatic(head: Mapping[str, Any]) -> Any:
    value = head.get("automatic", True)
    if isinstance(value, bool):
        return value
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return tuple(value)
    raise GenesisError("game.automatic", "must be true, false or a list of offices")


def _switches(nomic: Nomic, head: Mapping[str, Any]) -> dict[str, str]:
    out = {}
    for name, reading in _table(head, "switches").items():
        if name not in nomic.switches:
            raise GenesisError(f"game.switches.{name}", "no such switch")
        if reading not in nomic.switches[name].readings:
            allowed = ", ".join(nomic.switches[name].readings)
            raise GenesisError(f"game.switches.{name}", f"must be one of {allowed}, not {reading!r}")
        out[name] = reading
    return out


def _parameters(nomic: Nomic, head: Mapping[str, Any]) -> dict[str, Any]:
    out = {}
    for name, value in _table(head, "parameters").items():
        if name not in nomic.parameters:
            raise GenesisError(f"game.parameters.{name}", "no such parameter")
        if type(value) is not type(nomic.parameters[name].default):
            raise GenesisError(f"game.parameters.{name}", f"must be like {nomic.parameters[name].default!r}")
        out[name] = value
    return out


def fill_table(
    game: Game, one: GameObject, genesis: Mapping[str, Any], table: str, allowed: Iterable[str],
    required: Iterable[str] = (),
) -> set[str]:  # fmt: skip
    """Puts the values of a table that is no kind (`[clock]`) into one object; the keys that were said."""
    said, allowed = _table(genesis, table), set(allowed)
    for key in said:
        if key not in allowed:
            raise GenesisError(f"{table}.{key}", "unknown key")
    for key in required:
        if key not in said:
            raise GenesisError(f"{table}.{key}", "is missing")
    for key, raw in said.items():
        _put(game, one, key, raw, f"{table}.{key}")
    return set(said)


def used_numbers(genesis: Mapping[str, Any], series: Iterable[str]) -> dict[str, int]:
    """The `[numbers]` of a genesis: per series, the highest number used so far."""
    said, known = _table(genesis, "numbers"), set(series)
    for key, value in said.items():
        if key not in known:
            raise GenesisError(f"numbers.{key}", "unknown key")
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise GenesisError(f"numbers.{key}", f"must be a whole number, not {value!r}")
    return dict(said)


def _permissions(nomic: Nomic, head: Mapping[str, Any]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for name, words in _table(head, "permissions").items():
        problem = permission_problem(name, words)
        if problem:
            raise GenesisError(f"game.permissions.{name}", problem)
        out[name] = list(words)
    return out


def _trust(nomic: Nomic, head: Mapping[str, Any]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for name, value in _table(head, "trust").items():
        try:
            out[name] = need(nomic, name, value)
        except ValueError as error:
            raise GenesisError(f"game.trust.{name}", str(error)) from None
    return out


def plain_key(entry: Mapping[str, Any]) -> str | None:
    """The key of a genesis entry: its name, else its number, else none ("#k" then)."""
    said = entry.get("name", entry.get("number"))
    return None if said is None else str(said)


def _entries(game: Game, genesis: Mapping[str, Any]) -> Iterator[tuple[type[GameObject], str, dict[str, Any]]]:
    arrays = {plural(kind): cls for kind, cls in game.world.kinds.items() if not cls.hidden}
    for name, value in genesis.items():
        cls = arrays.get(name)
        if cls is None:
            if name not in ("game", "clock", "numbers"):
                raise GenesisError(name, "unknown table")
            continue
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            raise GenesisError(name, f"must be an array of tables ([[{name}]])")
        for index, entry in enumerate(value):
            yield cls, f"{name}.{index}", dict(entry)


def _objects(game: Game, genesis: Mapping[str, Any]) -> None:
    made: list[tuple[GameObject, str, dict[str, Any]]] = []
    keyed: list[tuple[type[GameObject], str, dict[str, Any], str | None]] = []
    certificates: list[tuple[type[GameObject], str, str]] = []
    for cls, where, entry in _entries(game, genesis):
        form = game.nomic.key_forms.get(cls.kind, plain_key)
        key = form(entry)
        if "addresses" in cls.fields and KEY not in cls.fields:
            certificates.append((cls, key or "", str(entry.pop(KEY, ""))))
        for name in ("name", "number"):
            if name not in cls.fields and name not in game.nomic.genesis_aliases.get(cls.kind, {}):
                entry.pop(name, None)
        keyed.append((cls, where, entry, key))
    for cls, where, entry, key in keyed:
        if key is not None and game.world.get(cls, key) is not None:
            raise GenesisError(where, f"there is another {cls.kind} called {key!r}")
        made.append((game.world.create(cls, key), where, entry))
    for one, where, entry in made:
        _fill(game, one, where, entry)
    for cls, name, said in certificates:
        fingerprint, _, certificate = said.partition(" ")
        person = game.world.get(cls, name)
        if person is not None and certificate:  # an older store holds the name of a file here
            keys.enroll(game, person, fingerprint, certificate, game.now)


def _fill(game: Game, one: GameObject, where: str, entry: Mapping[str, Any]) -> None:
    aliases = game.nomic.genesis_aliases.get(one.kind, {})
    for name, raw in entry.items():
        field = one.fields.get(aliases.get(name, name))
        if field is None or not (field.genesis and (field.shown or name in aliases)):
            why = "unknown key" if field is None else "is kept by the officer, not written"
            raise GenesisError(f"{where}.{name}", why)
        _put(game, one, field.name, raw, f"{where}.{name}")
    for field in one.fields.values():
        if field.required and field.name not in one.values:
            raise GenesisError(f"{where}.{field.name}", "is missing")


def _put(game: Game, one: GameObject, name: str, raw: Any, where: str) -> None:
    field = one.fields[name]
    try:
        value = field.read(game.world, raw)
    except ValueError as error:
        raise GenesisError(where, str(error)) from None
    problem = field.problem(value)
    if problem is not None:
        raise GenesisError(where, problem)
    game.world.put(one, name, value)
