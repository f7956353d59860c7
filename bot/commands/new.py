"""`officer new`: starts a game by a few questions, or by options alone; writes a genesis and a configuration."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.prompt import Prompt

import officers
from bot.commands.common import command
from bot.errors import Complaint
from bot.founding import CONFIG, GENESIS, Answers, Person, found, missing, person
from bot.mail.net import is_address

HELP = Console(stderr=True, highlight=False)


def new(
    folder: Path = Path(),
    *,
    ruleset: str | None = None,
    name: str | None = None,
    forum: Annotated[str | None, Parameter(name="--list")] = None,
    address: str | None = None,
    player: tuple[str, ...] = (),
    imap: str | None = None,
    smtp: str | None = None,
    lmtp: int = 0,
    user: str = "",
    drafts: str = "",
    rules: str = "",
    root: str | None = None,
    url: str = "",
    port: int = 8080,
    at: datetime | None = None,
) -> None:
    """Start a game: write genesis.toml and config.toml. What no option says is asked for.

    Parameters
    ----------
    folder
        Where the files are written; default: here.
    ruleset
        The nomic to play.
    name
        The game's name.
    forum
        The address of the mailing list.
    address
        The officer's own mail address.
    player
        "Ada <ada@example.org>", and if she has an OpenPGP key its file after that; once for each player.
    imap
        The server of the officer's mailbox (HOST or HOST:PORT); "" for none.
    smtp
        The server that takes his mail; "" for none.
    lmtp
        A port on which a mail server of this machine hands mail over, instead of a mailbox.
    user
        The login at both; default: the officer's address.
    drafts
        A second address of the officer, for trying drafts.
    rules
        A file with the texts of the rules.
    root
        "Anna <anna@example.org> KEYFILE": who may give every order.
    url
        The address of the pages as the players see it.
    port
        The port of the pages on this machine.
    at
        The instant (UTC) at which the game begins; default: now.
    """
    asking = sys.stdin.isatty() and sys.stderr.isatty()
    ask = _asked if asking else _demanded
    ruleset = ruleset or ask(
        "--ruleset", f"Which nomic ({', '.join(sorted(officers.RULESETS))})", officers.DEFAULT, _known
    )
    forum = forum or ask("--list", "The list's address", None, _address)
    address = address or ask("--address", "The officer's own address", f"officer@{forum.partition('@')[2]}", _address)
    people = tuple(map(person, player)) or _players(asking)
    name = name or ask("--name", "The game's name", officers.nomic(ruleset).title, str.strip)
    imap = imap if imap is not None else ask("--imap", "IMAP server of his mailbox (- for none)", "-", _server)
    if asking and not imap and not lmtp:
        lmtp = int(ask("--lmtp", "Or the port where this machine's mail server hands it over (0: none)", "0", _port))
    answers = Answers(
        ruleset=ruleset,
        name=name,
        forum=forum,
        officer=address,
        players=people,
        imap=imap,
        smtp=smtp if smtp is not None else ask("--smtp", "SMTP server that takes his mail (- for none)", "-", _server),
        lmtp=lmtp,
        user=user,
        drafts=drafts,
        rules=rules,
        root=_root(root, asking),
        url=url,
        port=port,
    )
    now = at if at is not None else datetime.now(UTC)
    written = found(answers, folder, now if now.tzinfo is not None else now.replace(tzinfo=UTC))
    _tell(written, answers, folder)


def _tell(written: list[Path], answers: Answers, folder: Path) -> None:
    for one in written:
        print(f"written: {one}")
    config = folder / CONFIG
    steps = [
        f"{command()} demo --genesis {folder / GENESIS}   (try it; no mail server is needed)",
        *missing(answers),
        f"{command()} check --config {config}",
        f"{command()} init --config {config}",
        f"{command()} run --config {config}",
    ]
    print("Next:")
    for number, step in enumerate(steps, 1):
        print(f"  {number}. {step}")


# -- answers ----------------------------------------------------------------------------------------


def _known(said: str) -> str:
    officers.nomic(said.strip())
    return said.strip()


def _address(said: str) -> str:
    if not is_address(said.strip()):
        raise Complaint(f"{said!r} is no mail address")
    return said.strip().lower()


def _server(said: str) -> str:
    return "" if said.strip() in ("", "-") else said.strip()


def _port(said: str) -> str:
    if not said.strip().isdecimal() or int(said) > 65535:
        raise Complaint(f"{said!r} is no port")
    return said.strip()


def _asked(option: str, question: str, default: str | None, read: Callable[[str], str]) -> str:
    """The answer of a person at a terminal; asked again until it can be."""
    while True:
        said = Prompt.ask(question, console=HELP, default=default) if default else Prompt.ask(question, console=HELP)
        try:
            return read(said or "")
        except (Complaint, officers.UnknownRuleset) as error:
            HELP.print(f"  {error}")


def _demanded(option: str, question: str, default: str | None, read: Callable[[str], str]) -> str:
    """Without a terminal nobody can be asked: a default will do, and what has none must be said."""
    if default is None:
        raise Complaint(f"new: {option} is missing ({question[0].lower()}{question[1:]})")
    return read(default)


def _players(asking: bool) -> tuple[Person, ...]:
    """Players one by one, until an empty line."""
    if not asking:
        raise Complaint('new: --player is missing; write --player "Ada <ada@example.org>" for each')
    people: list[Person] = []
    HELP.print("The players, one a line, like: Ada <ada@example.org>; an empty line ends.")
    while True:
        said = Prompt.ask(f"Player {len(people) + 1}", console=HELP, default="", show_default=False)
        if not said.strip():
            if people:
                return tuple(people)
            continue
        try:
            people.append(person(said))
        except Complaint as error:
            HELP.print(f"  {error}")


def _root(said: str | None, asking: bool) -> Person | None:
    """Who may give every order."""
    if said is None and asking:
        question = "Root officer with key, like: Anna <anna@example.org> anna.asc (- for none yet)"
        said = Prompt.ask(question, console=HELP, default="-")
    return person(said) if said and said.strip() != "-" else None
