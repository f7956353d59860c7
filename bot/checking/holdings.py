"""What the deployment holds: configuration, passwords, store, genesis, keys."""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import datetime, timedelta
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bot.checking.finding import Findings
from bot.config import Config, Secret
from bot.errors import Complaint
from bot.genesis import load as load_genesis
from bot.store import migrate, schema
from bot.store.connect import connect
from bot.store.errors import SchemaError, StoreError
from bot.store.rows import Status
from bot.store.store import Store
from bot.storing import genesis_of
from bot.trust.openpgp import BadCertificate, Certificate, read_certificate
from engine.keys import Key

SOON = timedelta(days=30)
"""A key is renewed and enrolled anew within that time without haste."""
INIT = "officer init --config CONFIG"


def secrets(found: Findings, config: Config) -> None:
    """Every password that is named can be read, and by nobody else."""
    named = [one.secret for one in config.mailboxes]
    named += [config.submission.secret] if config.submission is not None else []
    for one in named:
        if one == Secret():
            continue
        place = one.file or f"the variable {one.variable}"
        try:
            password = one.read()
        except Complaint as error:
            found.fail(str(error), "write the password there, readable by the service's user alone")
            continue
        if not password:
            found.fail(f"{place} is empty", "write the password into its first line")
        elif one.file is not None and one.file.stat().st_mode & 0o077:
            found.warn(f"{place} can be read by others", f"chmod 600 {place}")
        else:
            found.ok(f"{place} can be read")


def store(found: Findings, config: Config) -> bool:
    """The store can be reached, is of this program's schema, and nothing in it waits for somebody; whether it can be
    opened without changing it."""
    try:
        parsed = make_url(config.url)
        absent = parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file()
    except (ArgumentError, ValueError):
        absent = False
    if absent:
        place = Path(parsed.database or "").parent
        if not os.access(place, os.W_OK):
            found.fail(
                f"there is no store, and {place} cannot be written", f"make {place}, owned by the service's user"
            )
        else:
            found.fail(f"there is no store at {parsed.database}", f"{INIT} makes it")
        return False
    try:
        at = _schema(config.url)
    except SchemaError as error:
        found.fail(str(error), "use another database: this one belongs to another program")
        return False
    except StoreError as error:
        found.fail(str(error), "start the database, or correct `url` under [store]")
        return False
    return _schema_fits(found, at)


def _schema_fits(found: Findings, at: str | None) -> bool:
    if at is None:
        found.fail("the database holds no store", f"{INIT} makes it")
    elif at == schema.HEAD:
        found.ok(f"reached; its schema is {at}, this program's own")
        return True
    elif at in migrate.known():
        found.warn(
            f"its schema is {at}, older than this program's {schema.HEAD}", "back it up; the next start upgrades it"
        )
    else:
        found.fail(f"its schema is {at}, newer than this program's {schema.HEAD}", "use the newer program")
    return False


def _schema(url: str) -> str | None:
    """The revision of the schema of a database. Raises StoreError."""
    opened = Store(connect(url))
    try:
        with opened._read() as conn:
            return migrate.current(conn, opened.name)
    except SQLAlchemyError as error:  # what the dialect says while it connects
        raise StoreError(str(error).partition("\n")[0]) from None
    finally:
        opened.close()


def contents(found: Findings, config: Config) -> None:
    """What a store of this schema holds: a game, and what waits for an officer."""
    with Store.open(config.url) as opened:
        _writable(found, config.url)
        aside, alarms = opened.count_entries().get(Status.ASIDE, 0), opened.alarms()
        if aside:
            todo = "read the log for why, and settle each by an order or, once mended, by `officer aside`"
            found.warn(f"{aside} entries are put aside", todo)
        for one in alarms:
            found.warn(
                f"an alarm of {one.last_at:%Y-%m-%d %H:%M} UTC: {one.text}",
                "look into it; `officer aside` clears it",
            )
        if not aside and not alarms:
            found.ok("nothing is put aside, no alarm is open")


def _writable(found: Findings, url: str) -> None:
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite" and parsed.database:
        for one in (Path(parsed.database), Path(parsed.database).parent):
            if not os.access(one, os.W_OK):
                found.fail(
                    f"{one} cannot be written by this user", "run this as the service's user, or give it the file"
                )


def genesis(found: Findings, config: Config, *, opened: bool) -> None:
    """The genesis can be read and folded; the one in the store counts where there is one."""
    if opened:
        with Store.open(config.url) as held:
            try:
                kept = genesis_of(held)
            except Complaint as error:
                found.fail(str(error), INIT)
            else:
                found.ok(f"the store holds the game {kept.tables['game'].get('name', '')!r} of {kept.ruleset}")
    if config.genesis is None:
        if not opened:
            found.fail("the configuration names no genesis, and there is no store", "write `genesis` under [game]")
        return
    try:
        begun = load_genesis(config.genesis)
        begun.fold()
    except Complaint as error:
        if opened:
            found.warn(str(error), "the store has its own copy; put the file right before it is needed again")
        else:
            found.fail(str(error), "mend that line")
        return
    found.ok(f"{config.genesis} is a game of {begun.ruleset}")


def officers(found: Findings, config: Config, now: datetime) -> None:
    """The keys of the root officers in the configuration."""
    if not config.officers:
        found.warn(
            "no root officer is configured", "write [[officers]]; until then orders need --local on this machine"
        )
    for one in config.officers:
        try:
            certificate = one.certificate()
        except Complaint as error:
            found.fail(f"{one.name}: {error}", f"export it anew: gpg --export --armor {one.address} > {one.key.name}")
            continue
        _certificate(found, one.name, certificate, now)


def enrolled(found: Findings, config: Config, now: datetime) -> None:
    """The keys that the game holds, as far as they count now."""
    from bot.keeper import Keeper
    from bot.storing import Translator

    with Store.open(config.url) as opened:
        kept = genesis_of(opened)
        if opened.meta("reached") is None:
            found.ok("the game has not begun: the service enrolls the keys above when it starts")
            return
        game = Keeper(kept.nomic(), dict(kept.tables), opened, Translator(kept.ruleset, opened)).game
        valid = [one for one in game.all(Key) if one.until is None and not one.revoked]
        for one in valid:
            try:
                certificate = read_certificate(str(one.certificate))
            except BadCertificate as error:
                found.warn(f"the key {one.key} of {one.owner}: {error}", "enroll another by an order")
                continue
            _certificate(found, str(one.owner), certificate, now, counting=True)
        if not valid:
            found.ok("the game holds no key")


def _certificate(found: Findings, whose: str, one: Certificate, now: datetime, *, counting: bool = False) -> None:
    said = f"{whose}: {one.fingerprint[-16:]}"
    if one.revoked:
        found.fail(f"{said} is revoked", "revoke it in the game too, and enroll another, by an order")
    elif one.expires is not None and one.expires <= now:
        found.fail(f"{said} expired on {one.expires:%Y-%m-%d}", "extend it or make another, and enroll it by an order")
    elif one.expires is not None and one.expires - now < SOON:
        found.warn(f"{said} expires on {one.expires:%Y-%m-%d}", "extend it, and enroll it anew by `rotate key`")
    else:
        until = f"until {one.expires:%Y-%m-%d}" if one.expires is not None else "without end"
        found.ok(f"{said} is valid {until}{' and enrolled' if counting else ''}")


def addresses(config: Config, tables: Iterable[object]) -> list[str]:
    """The officer's own address and those of the fora of a genesis."""
    boxes = [str(one["address"]).lower() for one in tables if isinstance(one, dict) and "address" in one]
    return list(dict.fromkeys([config.bot.address, *boxes]))
