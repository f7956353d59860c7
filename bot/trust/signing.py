"""What a signed mail says: only the words that its signature covers are read, and the signer's key is named.

Whose the key is, and whether it was valid, the fold decides (engine.keys); the certificates that can be verified
against are those of the game so far. Once a signature was found good, that is noted with its entry: the answer may
not depend on the day on which the journal is folded again.
"""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from typing import Any

from bot.trust.openpgp import Certificate, SignatureProblem, read_certificate, verify
from engine.game import Game
from engine.journal import Entry, Message, Order
from engine.keys import Key, KeyRequest
from parsers.mail.mime import Mail, parse_mail
from parsers.mail.signed import Signed, clear_text, find_signed

SIGNED, REFUSED = "signed", "refused"
"""Facts of an entry: by which key it is signed, and when; and why an order is void."""
Facts = Mapping[str, Any]
Words = Callable[[Mail], Message]
"""Reads a mail whose body has been replaced."""


@dataclass(frozen=True, slots=True)
class Signature:
    """A good signature: fingerprint of its certificate, and when it was made (UTC)."""

    key: str
    at: datetime


def looks_signed(raw: bytes) -> bool:
    """Whether it is worth looking for a signature."""
    return b"-----BEGIN PGP SIG" in raw or b"application/pgp-signature" in raw


def certificates(game: Game) -> list[Certificate]:
    """Every certificate that the game knows, those of retired keys too: when each was valid is another question."""
    held: list[Key | KeyRequest] = [*game.all(Key), *game.all(KeyRequest)]
    return [_parsed(one.certificate) for one in held if one.certificate]


def signature_of(signed: Signed, known: Iterable[Certificate], facts: Facts | None) -> Signature:
    """The signature of a signed stretch. Raises SignatureProblem."""
    noted = (facts or {}).get(SIGNED)
    if noted is not None:
        return Signature(noted["key"], datetime.fromisoformat(noted["at"]))
    found = verify(signed, known)
    if signed.clear and _words(found.content.decode("utf-8", "surrogateescape")) != _words(clear_text(signed)):
        raise SignatureProblem("its signature does not fit its words")
    return Signature(found.fingerprint, found.at)


def with_signature(
    plain: Message, mail: Mail, raw: bytes, known: Iterable[Certificate], facts: Facts | None, read: Words
) -> Message:
    """The message as its signature proves it: its signed words only, and the key; unchanged where that is not so.

    Where unsigned words beside the signed ones act too, nothing is proven of the whole, so it stays an unsigned mail.
    """
    signed = find_signed(raw).signed
    if signed is None:
        return plain
    try:
        made = signature_of(signed, known, facts)
    except SignatureProblem:
        return plain
    covered = read(_covered(mail, signed))
    if signed.beside and len(covered.reading.numbered.read) < len(plain.reading.numbered.read):
        return plain
    return replace(plain, reading=covered.reading, signer=made.key, signed_at=made.at)


def grown(facts: Facts | None, entry: Entry) -> dict[str, Any] | None:
    """The facts of an entry with what reading it has found for good; None where there is nothing new.

    That is a signature found good, and why an order was void: what it refers to may come later, and does not mend it.
    """
    found: dict[str, Any] = {}
    if isinstance(entry, Message | Order) and entry.signer and entry.signed_at is not None:
        found[SIGNED] = {"key": entry.signer, "at": entry.signed_at.isoformat()}
    if isinstance(entry, Order) and entry.mailed and entry.problem:
        found[REFUSED] = entry.problem
    new = {name: value for name, value in found.items() if name not in (facts or {})}
    return {**(facts or {}), **new} if new else None


def _covered(mail: Mail, signed: Signed) -> Mail:
    if signed.clear:
        return replace(mail, body=clear_text(signed))
    inner = parse_mail(signed.content)
    return replace(mail, body=inner.body, flowed=inner.flowed, lossy=inner.lossy)


def _words(text: str) -> list[str]:
    """Lines as clear signing compares them: without trailing blanks and last line ends."""
    return [line.rstrip() for line in text.replace("\r\n", "\n").rstrip("\n").split("\n")]


@lru_cache(maxsize=512)
def _parsed(text: str) -> Certificate:
    return read_certificate(b64decode(text))
