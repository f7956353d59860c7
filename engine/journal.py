"""The journal: the ordered list of everything that reached the game from outside.

Entries are sorted by (effective time, tie break, id): arrival at the forum decides, and at one instant the
order of arrival at the store. An entry holds what was read, not how: the raw bytes stay in the store.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from engine.acts import Act, Reading

OrderKey = tuple[datetime, int, str]


@dataclass(frozen=True, slots=True)
class Message:
    """A forum message as the fold sees it; `at` is its effective time (UTC)."""

    id: str
    at: datetime
    tie: int
    address: str
    name: str
    fora: tuple[str, ...]
    """Addresses of the fora it was sent to (list addresses, lower case)."""
    reading: Reading
    in_reply_to: tuple[str, ...] = ()
    """Message-IDs it answers, nearest first."""
    problem: str = ""
    """Why the sender cannot be told (two From headers ...); such a message performs nothing."""
    subject: str = ""
    rewritten: str = ""
    """The field that names the author where a list rewrote From ("reply-to"); else ""."""
    trust: str = ""
    """How surely the mail came from its author's address (engine.trust.Level); "" where nobody judged it."""
    signer: str = ""
    """Fingerprint of the OpenPGP key that signed all that was read of it, if that is certain."""
    signed_at: datetime | None = None

    @property
    def order(self) -> OrderKey:
        return (self.at, self.tie, self.id)


@dataclass(frozen=True, slots=True)
class Command:
    """One line of an order: the verb and its arguments, as the order grammar gives them."""

    verb: str
    arguments: Mapping[str, Any]
    text: str = ""
    """The line as its officer wrote it."""
    at: datetime | None = None
    """The instant in the past (UTC) as of which it counts; None: now."""
    before: bool = False
    """At that instant: before everything that came then, not after it."""


@dataclass(frozen=True, slots=True)
class Order:
    """An officer's order, effective at `at` (UTC): a signed mail, or the word of whoever keeps the store.

    Of a mail the shell has verified the signature and parsed the words; `problem` says why it could not. Whose the
    key is, and whether he may order this, the fold decides.
    """

    id: str
    at: datetime
    tie: int
    officer: str
    commands: tuple[Command, ...]
    signer: str = ""
    """Fingerprint of the OpenPGP key that signed it; "" for an order of whoever keeps the store."""
    signed_at: datetime | None = None
    mailed: bool = False
    number: str = ""
    """Its own name, the `Id:` line: counts once and for ever."""
    game: str = ""
    expires: datetime | None = None
    preview: bool = False
    problem: str = ""
    address: str = ""
    """Whence the mail came, if a person may be answered there."""
    foretold: tuple[Mapping[str, Any], ...] = ()
    """What a trial of its commands in the past gave: rows of path, before, after."""

    @property
    def order(self) -> OrderKey:
        return (self.at, self.tie, self.id)


@dataclass(frozen=True, slots=True)
class Correction:
    """What an order changes in the past: its commands that count from `at` on; its id names order and part."""

    id: str
    at: datetime
    tie: int
    officer: str
    commands: tuple[Command, ...]

    @property
    def order(self) -> OrderKey:
        return (self.at, self.tie, self.id)


@dataclass(frozen=True, slots=True)
class Seed:
    """The secret of the game's draws from `at` on; its commitment is public before (see engine.draws)."""

    id: str
    at: datetime
    tie: int
    secret: bytes

    @property
    def order(self) -> OrderKey:
        return (self.at, self.tie, self.id)


Entry = Message | Order | Correction | Seed


@dataclass(frozen=True, slots=True)
class ActRecord:
    """One act with its verdict, as the acts contract prints it."""

    entry: str
    message_id: str
    index: int
    act: Act
    actor: str | None
    at: datetime
    verdict: str
    reason: str
    rule: str
    trust: str = ""
    """How surely the author of its message was known (engine.trust.Level); "order" where an officer ordered it."""


OWN_NOTICE = "notice:"
"""Before the key of a notice: the mail that it became."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell people: a template with its data, never sent by the core itself.

    `to` is "forum" (the public fora), a forum's kind, or "player:NAME" / "office:NAME"; `key` names the
    event once and for all, so the same notice derived twice is one mail.
    """

    template: str
    to: str
    key: str
    at: datetime
    data: Mapping[str, Any]
    reply_to: str = ""
    thread: tuple[str, ...] = ()
    """What it follows, oldest first, so that a reader shows them together: ids of mails, or OWN_NOTICE and a key."""
