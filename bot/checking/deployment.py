"""Every check of a deployment, in the order in which a person would mend what is wrong."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.checking import holdings, machine, names, servers
from bot.checking.finding import Finding, Findings
from bot.config import Config, load
from bot.errors import Complaint
from bot.genesis import load as load_genesis
from bot.mail.imap_session import ImapSession, ImapSettings
from bot.mail.net import is_loopback
from bot.store.errors import StoreError
from bot.trust.resolver import Resolver

TIME_SERVER = "pool.ntp.org"
MEND = "mend that line; config.example.toml explains every key"
NAME = "name the file by --config, or let `officer new` write one"


def utc_now() -> datetime:
    """The present instant."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Ways:
    """How the checks reach the rest of the world."""

    time_server: str = TIME_SERVER
    """`host` or `host:port` of a time server; "" asks none."""
    mailbox: Callable[[ImapSettings], Awaitable[ImapSession]] = ImapSession.open
    resolver: Resolver | None = None
    """None: the DNS servers of the configuration."""
    now: Callable[[], datetime] = utc_now


async def examine(path: str | Path, ways: Ways | None = None) -> list[Finding]:
    """Looks at everything that a configuration names; changes nothing, sends nothing, raises nothing foreseeable."""
    ways, found = ways or Ways(), Findings()
    with found.about("configuration"):
        try:
            config = load(path)
        except Complaint as error:
            found.fail(str(error), MEND if Path(path).exists() else NAME)
            return found.all
        found.ok(f"{path} is understood")
    with found.about("passwords"):
        holdings.secrets(found, config)
    _held(found, config, ways.now())
    await _servers(found, config, ways)
    with found.about("DNS"):
        names.dns(found, config, ways.resolver or names.resolver_of(config), _fora(config))
    with found.about("clock"):
        machine.clock(found, ways.time_server, ways.now())
    with found.about("time zone"):
        machine.time_zone(found, ways.now())
    with found.about("disk"):
        machine.disk(found, config.url)
    return found.all


def _held(found: Findings, config: Config, now: datetime) -> None:
    with found.about("store"):
        opened = holdings.store(found, config)
        if opened:
            _trying(found, lambda: holdings.contents(found, config))
    with found.about("genesis"):
        holdings.genesis(found, config, opened=opened)
    with found.about("keys"):
        holdings.officers(found, config, now)
        if opened:
            _trying(found, lambda: holdings.enrolled(found, config, now))


def _trying(found: Findings, look: Callable[[], None]) -> None:
    """A look into the store, which may go away meanwhile or hold what this program cannot fold."""
    try:
        look()
    except (StoreError, Complaint) as error:
        found.fail(str(error), "`officer verify` compares the store with its journal")


async def _servers(found: Findings, config: Config, ways: Ways) -> None:
    with found.about("mail"):
        servers.reading(found, config)
    for one in config.mailboxes:
        with found.about("mailbox"):
            await servers.mailbox(found, one, ways.mailbox)
    if config.listener is not None:
        with found.about("LMTP"):
            servers.listener(found, config.listener)
    if config.submission is not None:
        with found.about("SMTP"):
            await servers.submission(found, config.submission, config.bot.address)
    if config.page is not None:
        with found.about("page"):
            if not is_loopback(config.page.host):
                found.warn(
                    f"the page is shown on {config.page.host} without TLS", "listen on 127.0.0.1 behind a web server"
                )
            servers.place(found, "the page is shown", config.page.host, config.page.port)
    if config.health is not None:
        with found.about("health"):
            servers.place(found, "/health and /metrics are told", config.health.host, config.health.port)


def _fora(config: Config) -> list[str]:
    """Addresses of the fora, of which the genesis tells."""
    if config.genesis is None:
        return []
    try:
        tables = load_genesis(config.genesis).tables
    except Complaint:
        return []
    return holdings.addresses(config, tables.get("forums", []))
