"""A new game from a few answers: a genesis and a configuration, each a file that a person can read and change.

Nothing is guessed that the answers leave open: what a nomic needs besides is its own (`officers/*/start.py`), and both
files are read back by the same code that reads them later, so what is written here is known to be right.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import cycle
from pathlib import Path
from typing import Any

import officers
from bot.config import load as load_config
from bot.errors import Complaint
from bot.genesis import load as load_genesis
from bot.mail.net import is_address, is_loopback
from engine.objects import iso
from officers.starting import Start
from parsers.mail.addresses import parse_mailboxes

GENESIS, CONFIG = "genesis.toml", "config.toml"
IMAPS = 993
"""The port on which IMAP is spoken inside TLS; a server of this machine with another one is asked in the clear."""
PASSWORD = "mailbox.password"
"""The file that the configuration names for the mailbox's password, and the submission's; whoever starts fills it."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with an address, and the file of his OpenPGP key if he has one."""

    name: str
    address: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Answers:
    """What is asked of whoever starts a game."""

    ruleset: str
    name: str
    forum: str
    """The list's address."""
    officer: str
    """The bot's own address."""
    players: tuple[Person, ...]
    imap: str = ""
    smtp: str = ""
    lmtp: int = 0
    """The port on which mail is handed over on this machine; 0: none."""
    user: str = ""
    """The login of mailbox and submission; "": the officer's address."""
    drafts: str = ""
    rules: str = ""
    """A file with the rules' texts."""
    root: Person | None = None
    """Who may give every order."""
    port: int = 8080
    url: str = ""


def person(said: str) -> Person:
    """ "Ada <ada@example.org>" or "Ada <ada@example.org> KEYFILE". Raises Complaint."""
    text, angle, rest = said.partition(">")
    boxes = parse_mailboxes(text + angle)
    if len(boxes) != 1 or not is_address(boxes[0][1]) or not boxes[0][0].strip():
        raise Complaint(f"{said!r} is not a person; write: Ada <ada@example.org>")
    return Person(boxes[0][0].strip(), boxes[0][1].lower(), rest.strip())


def found(answers: Answers, folder: Path, now: datetime) -> list[Path]:
    """Writes genesis and configuration into the folder. Raises Complaint for what cannot be, and overwrites nothing."""
    _check(answers)
    files = {GENESIS: genesis(answers, now), CONFIG: configuration(answers)}
    for name in files:
        if (folder / name).exists():
            raise Complaint(f"{folder / name}: is there already; name another folder, or move it away")
    written: list[Path] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, "utf-8")
            written.append(folder / name)
        load_genesis(folder / GENESIS).fold()
        load_config(folder / CONFIG)
    except OSError as error:
        raise Complaint(f"{error.filename}: {(error.strerror or 'cannot be written').lower()}") from None
    except Complaint:
        for one in written:  # what does not stand its own reading is not left lying about
            one.unlink()
        raise
    return written


def _check(answers: Answers) -> None:
    officers.nomic(answers.ruleset)
    for what, address in (("the list", answers.forum), ("the officer", answers.officer)):
        if not is_address(address):
            raise Complaint(f"{what}: {address!r} is no mail address")
    if answers.forum.lower() == answers.officer.lower():
        raise Complaint("the officer needs an address of its own, besides the list's")
    if not answers.players:
        raise Complaint("a game needs at least one player")
    for one in (*answers.players, *((answers.root,) if answers.root is not None else ())):
        if one.key and not Path(one.key).is_file():
            raise Complaint(f"{one.key}: there is no such key file")
    if answers.root is not None and not answers.root.key:
        raise Complaint(f"{answers.root.name}: a root officer is known by a key; write its file after the address")


# -- genesis ----------------------------------------------------------------------------------------


def genesis(answers: Answers, now: datetime) -> str:
    """The start of the game as TOML."""
    start: Start = officers.start(answers.ruleset)
    game: dict[str, Any] = {
        "ruleset": answers.ruleset,
        "name": answers.name,
        "at": iso(now.replace(microsecond=0)),
        "automatic": True,
    }
    if answers.rules:
        game["ruleset_text"] = answers.rules
    lines = ["# The start of the game. It is read once, by `officer init`; afterwards it lies in the store."]
    lines += _table("game", game)
    for name, values in start.tables.items():
        lines += _table(name, values)
    forum = {"name": answers.forum.partition("@")[0], "address": answers.forum.lower(), "kind": "public"}
    lines += _table("forums", forum, several=True)
    for one in answers.players:
        key = {"key": str(Path(one.key).resolve())} if one.key else {}
        lines += _table("players", {"name": one.name, "addresses": [one.address], **key, **start.player}, several=True)
    if start.offices is not None:
        holders = cycle(answers.players)
        for office in start.offices.names:
            values = {"name": office, start.offices.holder: next(holders).name, **start.offices.values}
            lines += _table(start.offices.table, values, several=True)
    return "\n".join(lines) + "\n"


# -- configuration ----------------------------------------------------------------------------------


def configuration(answers: Answers) -> str:
    """The service's configuration as TOML."""
    user = answers.user or answers.officer
    bot = {"address": answers.officer.lower(), **({"drafts": answers.drafts.lower()} if answers.drafts else {})}
    lines = ["# The service's configuration; config.example.toml explains every key there is."]
    lines += _table("bot", bot)
    lines += _table("store", {"url": "sqlite:///officer.sqlite"})
    lines += _table("game", {"genesis": GENESIS})
    login = {"user": user, "password_file": PASSWORD}
    if answers.imap:
        server = _host(answers.imap, IMAPS)
        plain = is_loopback(server["host"]) and server["port"] != IMAPS
        lines += _table("imap", {**server, **({"tls": False} if plain else {}), **login})
    if answers.lmtp:
        lines += _table("lmtp", {"host": "127.0.0.1", "port": answers.lmtp})
    if answers.smtp:
        server = _host(answers.smtp, 587)
        lines += _table("smtp", {**server, **({"security": "plain"} if is_loopback(server["host"]) else login)})
    page = {"host": "127.0.0.1", "port": answers.port, **({"url": answers.url} if answers.url else {})}
    lines += _table("page", page)
    if answers.root is not None:
        key = str(Path(answers.root.key).resolve())
        lines += _table("officers", {"name": answers.root.name, "address": answers.root.address, "key": key})
    return "\n".join(lines) + "\n"


def _host(said: str, port: int) -> dict[str, Any]:
    """ "imap.example.org" or "imap.example.org:1993". Raises Complaint."""
    host, colon, number = said.partition(":")
    if colon and not number.isdigit():
        raise Complaint(f"{said!r} is no server; write HOST or HOST:PORT")
    return {"host": host, "port": int(number) if colon else port}


# -- TOML -------------------------------------------------------------------------------------------


def _table(name: str, values: Mapping[str, Any], *, several: bool = False) -> Iterator[str]:
    """A table; a basic string of TOML is written like one of JSON."""
    yield ""
    yield f"[[{name}]]" if several else f"[{name}]"
    for key, value in values.items():
        yield f"{key} = {json.dumps(value, ensure_ascii=False)}"


def missing(answers: Answers) -> Sequence[str]:
    """What is still to be done before the service can run, each one line."""
    todo = []
    if answers.imap or (answers.smtp and not is_loopback(_host(answers.smtp, 0)["host"])):
        todo.append(f"write the mailbox's password into {PASSWORD} beside the configuration (one line, chmod 600)")
    if not answers.imap and not answers.lmtp:
        todo.append("add [imap] or [lmtp] to the configuration, so that mail is read (docs/connecting-a-list.md)")
    if not answers.smtp:
        todo.append("add [smtp] to the configuration, so that mail is sent")
    if answers.root is None:
        todo.append("name a root officer with his key in [[officers]], or give orders by `officer order --local`")
    return todo
