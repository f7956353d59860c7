"""Writes and signs an order mail, on the officer's own machine: PGP/MIME, from its commands to the bytes to send.

The Id holds the instant and 128 random bits, so nobody uses it twice or guesses it; the text is quoted-printable, so no
mail server has a reason to change it on the way (RFC 3156 section 5).
"""

from __future__ import annotations

import quopri
import secrets
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path

import pysequoia
from pysequoia.packet import PacketPile, Tag

from bot.errors import Complaint
from bot.mail.net import is_address
from bot.orders.forms import Spot
from bot.orders.grammar import NotUnderstood, parse
from engine.acts import Reading
from engine.objects import iso
from engine.orders import OLDEST

ID_OCTETS = 16
BOUNDARY = "order-{random}"
AGENT_SECONDS = 300
"""How long GnuPG's agent may take: a person types a passphrase meanwhile."""

Sign = Callable[[bytes], str]
"""Makes the armored signature of some octets."""
Read = Callable[[str], Reading]
"""Reads the words of a player's kind."""
Ask = Callable[[str], str]
"""Asks a person for a passphrase."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What an order says, before it is a mail."""

    game: str
    lines: tuple[str, ...]
    expires: datetime
    number: str = ""
    preview: bool = False

    @property
    def text(self) -> str:
        """The words to be signed."""
        head = [
            f"Game: {self.game}",
            f"Id: {self.number}",
            f"Expires: {iso(self.expires)}",
        ]
        return "\n".join([*head, *(["Preview: yes"] if self.preview else []), "", *self.lines]) + "\n"


class _Offline:
    """What an order refers to, as far as that can be told away from the journal."""

    def __init__(self, read: Read, now: datetime) -> None:
        self.read = read
        self._now = now

    def spot(self, message_id: str) -> Spot:
        """Any message may be in the journal."""
        return Spot(message_id, self._now, ("",) * 10_000)


def new_id(now: datetime) -> str:
    """An Id that was never used."""
    return f"{now.astimezone(UTC):%Y%m%dT%H%M%SZ}-{secrets.token_hex(ID_OCTETS)}"


def expiry(now: datetime, hours: float) -> datetime:
    """When an order expires that counts so many hours from now. Raises Complaint for what is no such number."""
    if not 0 < hours <= OLDEST / timedelta(hours=1):
        raise Complaint(f"an order expires later than now, and at most {OLDEST.days} days after it is signed")
    return now + timedelta(hours=hours)


def check(draft: Draft, read: Read, now: datetime) -> None:
    """Raises Complaint for an order that the officer would not understand, or that would be void."""
    if not draft.game.strip() or not draft.game.isprintable():
        raise Complaint("name the game that the order is for")
    try:
        found = parse(draft.text, _Offline(read, now))
    except NotUnderstood as error:
        raise Complaint(str(error)) from None
    if not found.commands:
        raise Complaint("an order holds at least one command")


def mail(draft: Draft, sign: Sign, sender: str, to: str, now: datetime) -> bytes:
    """The order as a mail to the officer (CRLF). Raises Complaint for an address that is none."""
    for address in (sender, to):
        if not is_address(address):
            raise Complaint(f"{address!r} is no plain mail address")
    body = quopri.encodestring(draft.text.encode(), quotetabs=True).decode("ascii")
    part = _crlf(f"Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n{body}")
    random = secrets.token_hex(ID_OCTETS)
    boundary = BOUNDARY.format(random=random)
    kind = f'multipart/signed; micalg=pgp-sha512;\n protocol="application/pgp-signature";\n boundary="{boundary}"'
    head = (
        f"From: {sender}\nTo: {to}\nSubject: order\nDate: {format_datetime(now.astimezone(UTC))}\n"
        f"Message-ID: <order.{random}@{sender.rpartition('@')[2].lower()}>\nMIME-Version: 1.0\nContent-Type: {kind}\n\n"
    )
    signature = (
        f"Content-Type: application/pgp-signature; name=signature.asc\nContent-Description: OpenPGP signature\n\n"
        f"{sign(part).strip()}\n"
    )
    mark = f"--{boundary}\n"
    return _crlf(head + mark) + part + _crlf(f"\n{mark}{signature}\n--{boundary}--\n")


def key_file(path: Path, ask: Ask) -> Sign:
    """Signs with a secret key in a file; asks for its passphrase if it has one. Raises Complaint."""
    try:
        octets = path.read_bytes()
        secret = pysequoia.Tsk.from_bytes(octets)
        tags = [one.tag for one in PacketPile.from_bytes(octets)]
    except OSError as error:
        raise Complaint(f"{path}: {(error.strerror or 'cannot be read').lower()}") from None
    except RuntimeError:
        raise Complaint(f"{path}: it holds no OpenPGP secret key") from None
    if Tag.SecretKey not in tags and Tag.SecretSubkey not in tags:
        raise Complaint(f"{path}: it holds no OpenPGP secret key")

    def sign(content: bytes) -> str:
        return pysequoia.sign(_signer(secret, path, ask), content, mode=pysequoia.SignatureMode.DETACHED).decode(
            "ascii"
        )

    return sign


def agent(user: str) -> Sign:
    """Signs with GnuPG, whose agent asks for the passphrase itself. Raises Complaint."""

    def sign(content: bytes) -> str:
        command = ["gpg", "--local-user", user, "--digest-algo", "SHA512", "--armor", "--detach-sign"]
        try:
            done = subprocess.run(command, input=content, capture_output=True, timeout=AGENT_SECONDS, check=False)
        except (OSError, subprocess.TimeoutExpired):
            raise Complaint("gpg cannot be run, or did not answer") from None
        if done.returncode:
            said = done.stderr.decode("utf-8", "replace").strip().split("\n")[-1]
            raise Complaint(f"gpg did not sign: {said}")
        return done.stdout.decode("ascii")

    return sign


def _signer(secret: pysequoia.Tsk, path: Path, ask: Ask) -> pysequoia.PySigner:
    try:
        return secret.signer()
    except RuntimeError as error:
        if "No suitable" in str(error):  # else it is encrypted; pysequoia has one error for everything
            raise Complaint(f"{path}: no key in it can sign now") from None
    try:
        return secret.signer(ask(f"Passphrase of {path.name}: "))
    except RuntimeError:
        raise Complaint(f"{path}: this is not its passphrase") from None


def _crlf(text: str) -> bytes:
    return text.replace("\r\n", "\n").replace("\n", "\r\n").encode("ascii")


def lines_of(texts: Sequence[str]) -> tuple[str, ...]:
    """The lines of commands given as arguments or as the text of a file."""
    return tuple(line for text in texts for line in text.replace("\r\n", "\n").rstrip("\n").split("\n"))
