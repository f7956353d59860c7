"""`officer order`: writes an order from its commands, signs it, and prints or sends it."""

from __future__ import annotations

import asyncio
import getpass
import sys
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import officers
from bot.commands.common import text_of
from bot.config import Config, load
from bot.errors import Complaint
from bot.mail.submit import DeliveryOutcome, Submitter
from bot.orders import compose
from bot.reading import reader, said

HOURS = 24.0
"""How long an order holds unless another time is said: long enough for any mail server's pause."""


def order(
    *command: str,
    file: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    game: str | None = None,
    to: str | None = None,
    sender: Annotated[str | None, Parameter(name="--from")] = None,
    key: Path | None = None,
    gpg: str | None = None,
    expires: float = HOURS,
    number: Annotated[str | None, Parameter(name="--id")] = None,
    preview: bool = False,
    send: bool = False,
    local: bool = False,
    config: str | None = None,
    ruleset: str = officers.DEFAULT,
) -> None:
    """Write, sign and print (or send) an order to the officer; `officer order` without a command shows how.

    Parameters
    ----------
    command
        The commands, one an argument, like "set player/Bob.points = 5".
    file
        A file with commands, one a line ("-": standard input), instead of or before the arguments.
    game
        The game's name; default: that of the configuration's store.
    to
        The officer's address; default: that of the configuration.
    sender
        Your own address.
    key
        A file with your OpenPGP secret key; its passphrase is asked for.
    gpg
        Or the user id of your key in GnuPG, whose agent asks for the passphrase.
    expires
        Hours from now after which the order does not count any more (at most 168).
    number
        The order's Id; default: a new one.
    preview
        Ask what the order would change; nothing is.
    send
        Send it by the server of the configuration's [smtp] instead of printing it.
    local
        Put it into the configuration's store as the order of whoever keeps that; nothing is signed.
    config
        The service's configuration, or one with the tables [bot] and [smtp] alone.
    ruleset
        The ruleset in whose words players act.
    """
    lines = _lines(command, file)
    if not lines:
        print(_help(), end="")
        return
    settings = load(config) if config is not None else None
    now = datetime.now(UTC)
    if local:
        if preview or send:
            raise Complaint(f"{'--preview' if preview else '--send'}: goes with a signed order only, not with --local")
        _put(settings, lines, now)
        return
    end = compose.expiry(now, expires)
    draft = compose.Draft(game or _game(settings), lines, end, number or compose.new_id(now), preview)
    compose.check(draft, partial(said, reader(ruleset)), now)
    sign = _sign(key, gpg)
    address = to or (settings.bot.address if settings is not None else "")
    raw = compose.mail(draft, sign, _need(sender, "--from"), _need(address, "--to, or --config"), now)
    if send:
        _send(settings, raw, str(sender), address)
        print(f"sent; its Id is {draft.number}")
        return
    sys.stdout.buffer.write(raw)
    sys.stdout.buffer.flush()


def _lines(command: tuple[str, ...], file: str | None) -> tuple[str, ...]:
    texts = list(command)
    if file is not None:
        texts.insert(0, text_of(file))
    return compose.lines_of(texts)


def _sign(key: Path | None, gpg: str | None) -> compose.Sign:
    if (key is None) == (gpg is None):
        raise Complaint("name your key by --key FILE or by --gpg USER")
    return compose.key_file(key, getpass.getpass) if key is not None else compose.agent(str(gpg))


def _need(value: str | None, option: str) -> str:
    if not value:
        raise Complaint(f"{option}: is missing")
    return value


def _game(settings: Config | None) -> str:
    """The name of the game in the store of a configuration."""
    if settings is None:
        raise Complaint("--game, or --config: is missing")
    from bot.store.store import Store
    from bot.storing import genesis_of

    with Store.open(settings.url) as store:
        return str(genesis_of(store).tables["game"].get("name", ""))


def _send(settings: Config | None, raw: bytes, sender: str, to: str) -> None:
    if settings is None or settings.submission is None:
        raise Complaint("--send: needs a configuration with the table [smtp]")
    server = replace(settings.submission.settings, password=settings.submission.secret.read())
    done = asyncio.run(Submitter(server).send(raw, sender, [to]))
    if done.outcome is not DeliveryOutcome.SENT:
        raise Complaint(f"the order was not sent: {done.detail}")


def _put(settings: Config | None, lines: tuple[str, ...], now: datetime) -> None:
    if settings is None:
        raise Complaint("--local: needs --config")
    from bot.orders.local import put

    name = put(settings, lines, now)
    print(f"in the journal as {name}; it is carried out at the service's next turn")


def _help() -> str:
    from bot.orders import grammar

    return (grammar.__doc__ or "") + "\n"
