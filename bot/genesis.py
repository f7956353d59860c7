"""A genesis file -> the tables that the engine builds a game from, and faults that name file, line and key.

The file is TOML; file names in it (`ruleset_text`, the players' `key`) are relative to its own folder. The
engine reports a fault by its path of keys ("players.3.points"); `Genesis.fault` finds the line of that path
in the text, because the TOML reader of the standard library keeps no lines.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, time
from pathlib import Path
from typing import Any

import officers
from bot.errors import Complaint
from engine.errors import GenesisError
from engine.fold import Fold
from engine.genesis import KEY, plural
from engine.nomic import Nomic
from engine.objects import instant

_LINE = re.compile(r"\(at line (\d+), column (\d+)\)")
_HEADER = re.compile(r"^\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""^\s*(?:"([^"]+)"|'([^']+)'|([A-Za-z0-9_.\- ]+?))\s*=""")


@dataclass(frozen=True, slots=True)
class Genesis:
    """A game's start: the tables, the file they came from and its text (for the lines of faults)."""

    tables: Mapping[str, Any]
    place: str = "genesis"
    text: str = field(default="", repr=False)

    @property
    def ruleset(self) -> str:
        return str(self.tables["game"]["ruleset"])

    @property
    def start(self) -> datetime:
        """The instant at which the game begins (UTC)."""
        return instant(self.tables["game"]["at"])

    def nomic(self) -> Nomic:
        """The law of the game. Raises Complaint for a ruleset that there is not."""
        try:
            return officers.nomic(self.ruleset)
        except officers.UnknownRuleset as error:
            raise Complaint(self._place("game.ruleset", str(error))) from None

    def fold(self) -> Fold:
        """The game at its first instant. Raises Complaint with file, line and key of what is wrong."""
        law = self.nomic()
        try:
            return Fold(law, dict(self.tables))
        except GenesisError as error:
            raise Complaint(self.fault(error)) from None

    def fault(self, error: GenesisError) -> str:
        """One line about a fault: FILE:LINE: KEY: what is wrong."""
        return self._place(error.where, error.problem)

    def _place(self, where: str, problem: str) -> str:
        line = line_of(self.text, where)
        at = f"{self.place}:{line}" if line else self.place
        return f"{at}: {_spoken(where)}: {problem}" if where else f"{at}: {problem}"

    def public_fora(self) -> frozenset[str]:
        """Addresses of the fora that are public from the start, lower case."""
        found = self.tables.get("forums", [])
        return frozenset(
            str(one.get("address", "")).lower()
            for one in found
            if isinstance(one, dict) and one.get("kind") == "public"
        )

    def to_json(self) -> str:
        """The tables as JSON, to be kept in the store; instants become ISO strings."""
        return json.dumps(self.tables, default=_plain, ensure_ascii=False, sort_keys=False)

    @classmethod
    def from_json(cls, text: str, place: str) -> Genesis:
        """A genesis as the store keeps it."""
        return cls(json.loads(text), place)


def load(path: str | Path) -> Genesis:
    """Reads a genesis file and what it refers to. Raises Complaint in one line."""
    file = Path(path)
    try:
        text = file.read_bytes().decode("utf-8-sig")
        tables = tomllib.loads(text)
    except OSError as error:
        raise Complaint(f"{file}: {(error.strerror or 'cannot be read').lower()}") from None
    except UnicodeDecodeError as error:
        raise Complaint(f"{file}: is not UTF-8 text (octet {error.start})") from None
    except tomllib.TOMLDecodeError as error:
        raise Complaint(toml_fault(file, text, error)) from None
    genesis = Genesis(tables, str(file), text)
    head = tables.get("game")
    if not isinstance(head, dict):
        raise Complaint(f"{file}: the table [game] is missing")
    if not isinstance(head.get("ruleset"), str):
        raise Complaint(genesis._place("game.ruleset", "is missing"))
    genesis.nomic()
    _add_rule_documents(genesis, tables, file.parent)
    _add_certificates(genesis, tables, file.parent)
    return genesis


def toml_fault(file: Path, text: str, error: tomllib.TOMLDecodeError) -> str:
    """A fault of TOML itself as FILE:LINE: what is wrong."""
    said = str(error)
    found = _LINE.search(said)
    line = int(found[1]) if found else max(1, len(text.splitlines()))
    reason = _LINE.sub("", said).replace("(at end of document)", "at the end of the file").strip()
    return f"{file}:{line}: {reason[:1].lower()}{reason[1:]}"


def _add_rule_documents(genesis: Genesis, tables: dict[str, Any], folder: Path) -> None:
    """Loads `ruleset_text`; a rule that the genesis gives itself stands instead of the one of the same number."""
    said = tables["game"].get("ruleset_text")
    if said is None:
        return
    if not isinstance(said, str):
        raise Complaint(genesis._place("game.ruleset_text", "must be the name of a file"))
    try:
        text = (folder / said).read_bytes().decode("utf-8", "replace")
    except OSError as error:
        reason = (error.strerror or "cannot be read").lower()
        raise Complaint(genesis._place("game.ruleset_text", f"{said}: {reason}")) from None
    loaded = officers.rule_documents(genesis.ruleset, text)
    if not loaded:
        raise Complaint(genesis._place("game.ruleset_text", f"{said}: no rule was found in it"))
    own = tables.get("rules", [])
    if not isinstance(own, list):
        return  # the engine says what is wrong with it
    mine = {one.get("number") for one in own if isinstance(one, dict)}
    tables["rules"] = [*own, *(one for one in loaded if one.get("number") not in mine)]


def _add_certificates(genesis: Genesis, tables: dict[str, Any], folder: Path) -> None:
    """Puts the certificates themselves in the place of the files that `key` names: a store is enough to go on."""
    from bot.trust.openpgp import BadCertificate, read_certificate

    for table, entries in tables.items():
        for number, one in enumerate(entries if isinstance(entries, list) else ()):
            if not isinstance(one, dict) or not isinstance(one.get(KEY), str):
                continue
            where, file = f"{table}.{number}.{KEY}", folder / one[KEY]
            try:
                found = read_certificate(file.read_bytes())
            except OSError as error:
                reason = (error.strerror or "cannot be read").lower()
                raise Complaint(genesis._place(where, f"{one[KEY]}: {reason}")) from None
            except BadCertificate as error:
                raise Complaint(genesis._place(where, f"{one[KEY]}: {error}")) from None
            one[KEY] = f"{found.fingerprint} {found.text}"


def line_of(text: str, where: str) -> int:
    """The line (from 1) on which the key of a path stands, or its table's; 0 when it cannot be told."""
    parts = where.split(".") if where else []
    if not parts or not text:
        return 0
    wanted, index, rest = parts[0], None, parts[1:]
    if len(parts) > 2 and not parts[1].isdigit():
        named = _line_of_named(text, parts)
        if named:
            return named
    if rest and rest[0].isdigit():
        index, rest = int(rest[0]), rest[1:]
    found, count, inside = 0, -1, False
    current: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        header = _HEADER.match(line)
        if header:
            current = [part.strip().strip("\"'") for part in header[2].split(".")]
            count += current == [wanted] and header[1] == "[["
            inside = current[0] == wanted and (index is None or count == index)
            if inside and (not found or current[1:] == rest[: len(current) - 1] != []):
                found = number
            continue
        key = _KEY.match(line)
        if not key:
            continue
        name = next(one for one in key.groups() if one is not None).strip()
        if inside and rest and ".".join([*current[1:], name]) == ".".join(rest):
            return number
        if not current and name == where:
            return number
    return found


def _line_of_named(text: str, parts: list[str]) -> int:
    """The line of a path that names a thing instead of counting it ("player.Ada.addresses"); 0 if there is none."""
    tables = {parts[0], plural(parts[0])}
    key, attribute = ".".join(parts[1:-1]), parts[-1]
    lines = text.splitlines()
    heads = [n for n, line in enumerate(lines) if _HEADER.match(line)]
    for start, end in zip(heads, [*heads[1:], len(lines)], strict=True):
        header = _HEADER.match(lines[start])
        if header is None or header[2].strip() not in tables:
            continue
        said: dict[str, int] = {}
        for number in range(start + 1, end):
            found = _KEY.match(lines[number])
            if found:
                said[next(one for one in found.groups() if one is not None).strip()] = number
        values = [
            lines[said[name]].partition("=")[2].split("#")[0].strip() for name in ("name", "number") if name in said
        ]
        if key in (one.strip("\"'") for one in values):
            return said.get(attribute, start) + 1
    return 0


def _spoken(where: str) -> str:
    """ "players.3.points" as a person counts: players[4].points."""
    return re.sub(r"\.(\d+)(?=\.|$)", lambda found: f"[{int(found[1]) + 1}]", where)


def _plain(value: object) -> str:
    if isinstance(value, datetime | date | time):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} has no place in a genesis")
