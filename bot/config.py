"""The service's configuration: a TOML file -> frozen settings, with faults that name file, line and key.

No secret stands in the file: each is named by `password_file` (its first line counts) or `password_env`, and read
only when it is needed. File names are relative to the folder of the file. `config.example.toml` explains every key.
"""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from bot.errors import Complaint
from bot.genesis import toml_fault
from bot.mail.imap_session import ImapSettings
from bot.mail.lmtp import Dialect, ListenerSettings
from bot.mail.net import is_address, is_loopback, is_number
from bot.mail.stamps import LIVE, Basis, Policy
from bot.mail.submit import Security, SubmitSettings
from bot.tables import Table
from bot.trust.rules import ListHost, TrustRules
from engine.objects import instant

if TYPE_CHECKING:
    from bot.trust.openpgp import Certificate

DEFAULT_STORE = "sqlite:///officer.sqlite"
DEFAULT_NAME = "The Automated Officer"
PORTS = (1, 65535)
LONGEST_DNS = 30.0
"""Seconds for one question; a batch of mail waits for several."""
LEVELS = ("debug", "info", "warning", "error")


class Receipts(StrEnum):
    """Who is told what was understood of his mail: everybody, those whose mail had a problem, nobody."""

    ALL = "all"
    PROBLEMS = "problems"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Secret:
    """Where a password is kept; neither: there is none."""

    file: Path | None = None
    variable: str = ""

    def read(self) -> str:
        """The password. Raises Complaint when it cannot be had."""
        if self.variable:
            if self.variable not in os.environ:
                raise Complaint(f"password_env: the environment has no variable {self.variable}")
            return os.environ[self.variable]
        if self.file is None:
            return ""
        try:
            return self.file.read_text("utf-8").partition("\n")[0].strip()
        except (OSError, UnicodeDecodeError) as error:
            raise Complaint(f"password_file {self.file}: {_why(error)}") from None


@dataclass(frozen=True, slots=True)
class Mailbox:
    """A mailbox to follow."""

    settings: ImapSettings
    """All but the password."""
    secret: Secret = Secret()


@dataclass(frozen=True, slots=True)
class Submission:
    """The server that takes our mail."""

    settings: SubmitSettings
    """All but the password."""
    secret: Secret = Secret()


@dataclass(frozen=True, slots=True)
class Identity:
    """The bot as its correspondents see it."""

    address: str
    name: str = DEFAULT_NAME
    drafts: str = ""
    """Where drafts are sent to be tried; "" where nobody can."""

    @property
    def domain(self) -> str:
        """What its Message-IDs end in."""
        return self.address.rpartition("@")[2].lower()


@dataclass(frozen=True, slots=True)
class MailRules:
    """How mail is dated, and what is told to whom."""

    receipts: Receipts = Receipts.ALL
    reminders: bool = True
    digest: bool = True
    """Whether the forum gets a daily digest of acts, and a weekly one of how the game stands."""
    policy: Policy = LIVE


@dataclass(frozen=True, slots=True)
class RootOfficer:
    """An officer who may give every order: his name, where he is answered, and the file of his public key."""

    name: str
    address: str
    key: Path

    def certificate(self) -> Certificate:
        """His certificate. Raises Complaint when it cannot be had."""
        from bot.trust.openpgp import BadCertificate, read_certificate

        try:
            return read_certificate(self.key.read_bytes())
        except OSError as error:
            raise Complaint(f"key {self.key}: {_why(error)}") from None
        except BadCertificate as error:
            raise Complaint(f"key {self.key}: {error}") from None


@dataclass(frozen=True, slots=True)
class Trust:
    """Whose word is believed about who wrote a mail, and how DNS is asked."""

    rules: TrustRules = field(default_factory=TrustRules)
    dns_servers: tuple[str, ...] = ()
    """None: those of this machine."""
    dns_seconds: float = 3.0


@dataclass(frozen=True, slots=True)
class Page:
    """Where the page of the state is shown."""

    host: str = "127.0.0.1"
    port: int = 8080
    url: str = ""
    """Its address as the players see it, with a stroke at the end; "" where mails do not link to it."""


@dataclass(frozen=True, slots=True)
class HealthPort:
    """Where /health and /metrics are told, on this machine only."""

    host: str = "127.0.0.1"
    port: int = 9464


@dataclass(frozen=True, slots=True)
class Log:
    """What is written to the log, and how."""

    level: str = "info"
    json: bool = False


@dataclass(frozen=True, slots=True)
class Config:
    """Everything that the service is told."""

    bot: Identity
    url: str = DEFAULT_STORE
    """The store's; a relative SQLite file lies beside the configuration."""
    genesis: Path | None = None
    mailboxes: tuple[Mailbox, ...] = ()
    listener: ListenerSettings | None = None
    submission: Submission | None = None
    mail: MailRules = field(default_factory=MailRules)
    trust: Trust = field(default_factory=Trust)
    officers: tuple[RootOfficer, ...] = ()
    page: Page | None = None
    log: Log = Log()
    health: HealthPort | None = None


def load(path: str | Path) -> Config:
    """Reads a configuration. Raises Complaint: FILE:LINE: KEY: what is wrong."""
    file = Path(path)
    try:
        text = file.read_text("utf-8-sig")
        values = tomllib.loads(text)
    except (OSError, UnicodeDecodeError) as error:
        raise Complaint(f"{file}: {_why(error)}") from None
    except tomllib.TOMLDecodeError as error:
        raise Complaint(toml_fault(file, text, error)) from None
    folder = file.resolve().parent
    root = Table(values, file, text)
    mail = _mail(root.table("mail"))
    bot = _identity(root)
    config = Config(
        bot,
        _store(root.table("store"), folder),
        _game(root.table("game"), folder),
        tuple(_mailbox(one, folder, mail.policy) for one in root.tables("imap")),
        _listener(root.table("lmtp"), folder, mail.policy),
        _submission(root.table("smtp"), folder, bot),
        mail,
        _trust(root.table("trust"), mail.policy),
        tuple(_officer(one, folder) for one in root.tables("officers")),
        _page(root.table("page")),
        _log(root.table("log")),
        _health(root.table("health")),
    )
    root.done()
    return config


def beside(url: str, folder: Path) -> str:
    """A SQLite URL with its relative file taken from a folder; other URLs as they are."""
    prefix = "sqlite:///"
    if not url.startswith(prefix) or url.startswith(prefix + "/") or url == prefix or ":memory:" in url:
        return url
    return prefix + str((folder / url.removeprefix(prefix)).resolve())


def _identity(root: Table) -> Identity:
    table = root.table("bot")
    if table is None:
        root.fail("bot.address", "is missing")
    address = table.need("address")
    if not is_address(address):
        table.fail("address", f"{address!r} is no plain mail address")
    name, drafts = table.get("name", DEFAULT_NAME), table.get("drafts", "")
    if drafts and (not is_address(drafts) or drafts.lower() == address.lower()):
        table.fail("drafts", "must be a mail address of its own, besides the officer's")
    table.done()
    return Identity(address.lower(), name, drafts.lower())


def _store(table: Table | None, folder: Path) -> str:
    if table is None:
        return beside(DEFAULT_STORE, folder)
    url = table.get("url", DEFAULT_STORE)
    if "://" not in url:
        table.fail("url", "must be like sqlite:///FILE or postgresql://USER@HOST/DATABASE")
    table.done()
    return beside(url, folder)


def _game(table: Table | None, folder: Path) -> Path | None:
    if table is None:
        return None
    said = table.get("genesis", "")
    table.done()
    return folder / said if said else None


def _mailbox(table: Table, folder: Path, policy: Policy) -> Mailbox:
    host, user, secret = table.need("host"), table.need("user"), _secret(table, folder)
    port, mailbox = table.count("port", 993, *PORTS), table.get("mailbox", "INBOX")
    tls, poll = table.get("tls", True), table.get("poll_seconds", 60.0)
    if poll < 1:
        table.fail("poll_seconds", "must be at least 1")
    table.done()
    try:
        settings = ImapSettings(host, user, "", port, mailbox, tls, f"{user}@{host}", policy, poll_seconds=poll)
    except ValueError as error:
        table.fail("tls", str(error))
    return Mailbox(settings, secret)


def _listener(table: Table | None, folder: Path, policy: Policy) -> ListenerSettings | None:
    if table is None:
        return None
    host, port = table.get("host", "127.0.0.1"), table.count("port", 8024, *PORTS)
    socket = table.get("socket", "")
    dialect = Dialect(table.choice("dialect", Dialect.LMTP, Dialect))
    recipients = frozenset(one.lower() for one in table.words("recipients", ()))
    remote = table.get("remote", False)
    table.done()
    try:
        place = folder / socket if socket else None
        return ListenerSettings(host, port, place, dialect, recipients, remote=remote, policy=policy)
    except ValueError as error:
        table.fail("host", str(error))


def _submission(table: Table | None, folder: Path, bot: Identity) -> Submission | None:
    if table is None:
        return None
    host, user, secret = table.need("host"), table.get("user", ""), _secret(table, folder)
    port = table.count("port", 587, *PORTS)
    security = Security(table.choice("security", Security.STARTTLS, Security))
    hostname = table.get("hostname", bot.domain)
    table.done()
    try:
        return Submission(SubmitSettings(host, port, security, user, hostname=hostname, own=bot.address), secret)
    except ValueError as error:
        table.fail("security", str(error))


def _secret(table: Table, folder: Path) -> Secret:
    if "password" in table.values:
        table.fail("password", "is not taken from this file; write password_file or password_env instead")
    file, variable = table.get("password_file", ""), table.get("password_env", "")
    if file and variable:
        table.fail("password_env", "stands beside password_file; one of them is enough")
    return Secret(folder / file if file else None, variable)


def _mail(table: Table | None) -> MailRules:
    if table is None:
        return MailRules()
    receipts = Receipts(table.choice("receipts", Receipts.ALL, Receipts))
    reminders, digest = table.get("reminders", True), table.get("digest", True)
    policy = _policy(table, LIVE)
    changes = []
    for one in table.tables("changes"):
        changes.append((_instant(one, "from"), _policy(one, policy)))
        one.done()
    table.done()
    return MailRules(receipts, reminders, digest, replace(policy, later=tuple(changes)))


def _policy(table: Table, before: Policy) -> Policy:
    """How mail is dated; what is not said is as before."""
    order = table.words("policy", before.order)
    for one in order:
        if one not in tuple(Basis):
            table.fail("policy", f"{one!r} is none of {', '.join(Basis)}")
    if len(set(order)) < len(order) or not order:
        table.fail("policy", "must name each stamp at most once, and at least one")
    hops = table.count("own_hops", before.own_hops, 0, 20)
    earliest = _window(table, "list_earliest_seconds", before.earliest)
    latest = _window(table, "list_latest_seconds", before.latest)
    return Policy(tuple(map(Basis, order)), hops, earliest, latest)


def _instant(table: Table, key: str) -> datetime:
    """An instant, as a TOML date-time or an ISO text, each with its offset."""
    if not table.has(key):
        table.fail(key, "is missing")
    try:
        return instant(table.values[key])
    except ValueError as error:
        table.fail(key, str(error))


def _window(table: Table, key: str, default: timedelta | None) -> timedelta:
    seconds = table.get(key, int(default.total_seconds()) if default is not None else 0)
    return timedelta(seconds=seconds)


def _trust(table: Table | None, policy: Policy) -> Trust:
    if table is None:
        return Trust(TrustRules(own_hops=policy.own_hops))
    lists = tuple(_list_host(one) for one in table.tables("lists"))
    if lists and not policy.own_hops:
        table.fail("lists", "needs own_hops under [mail]: our own server's Received line says where a mail came from")
    rules = TrustRules(
        own_results=frozenset(one.lower() for one in table.words("own_results", ())),
        sealers=frozenset(one.lower() for one in table.words("arc_sealers", ())),
        lists=lists,
        dkim=table.get("dkim", True),
        own_hops=policy.own_hops,
    )
    servers, seconds = table.words("dns_servers", ()), table.get("dns_seconds", 3.0)
    for one in servers:
        if not is_number(one):
            table.fail("dns_servers", f"{one!r} is no IP address")
    if not 0 < seconds <= LONGEST_DNS:
        table.fail("dns_seconds", f"must be more than 0 and at most {LONGEST_DNS:g}")
    table.done()
    return Trust(rules, servers, seconds)


def _officer(table: Table, folder: Path) -> RootOfficer:
    name, address, key = table.need("name"), table.need("address"), table.need("key")
    if not is_address(address):
        table.fail("address", f"{address!r} is no plain mail address")
    table.done()
    return RootOfficer(name.strip(), address.lower(), folder / key)


def _list_host(table: Table) -> ListHost:
    address, host = table.need("address"), table.need("host")
    if not is_address(address):
        table.fail("address", f"{address!r} is no plain mail address")
    table.done()
    return ListHost(address.lower(), host.lower())


def _page(table: Table | None) -> Page | None:
    if table is None:
        return None
    url = table.get("url", "")
    if url and not url.startswith(("https://", "http://")):
        table.fail("url", f"must begin with https:// or http://, not {url!r}")
    where = url.rstrip("/") + "/" if url else ""
    page = Page(table.get("host", "127.0.0.1"), table.count("port", 8080, *PORTS), where)
    table.done()
    return page


def _health(table: Table | None) -> HealthPort | None:
    if table is None:
        return None
    host = table.get("host", "127.0.0.1")
    if not is_loopback(host):
        table.fail("host", "must be of this machine: what is told there is not for everybody")
    place = HealthPort(host, table.count("port", 9464, *PORTS))
    table.done()
    return place


def _log(table: Table | None) -> Log:
    if table is None:
        return Log()
    log = Log(table.choice("level", "info", LEVELS), table.get("json", False))
    table.done()
    return log


def _why(error: OSError | UnicodeDecodeError) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "is not UTF-8 text"
    return (error.strerror or "cannot be read").lower()
