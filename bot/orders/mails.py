"""Mails to the officer's own address: which of them order something, and what - only words that a signature covers.

What is in the journal is the mail as it came. Reading it gives an `Order` for the fold: whose key signed it and when,
its commands, or the problem that makes it void. A signature found good, and the outcome of a trial, are facts noted
with the entry (bot.trust.signing, bot.orders.past), so that the order reads the same for ever.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from bot.entries import tie_of
from bot.letters import own_words, protested
from bot.mail.compose import is_own, looks_automatic, may_answer
from bot.orders.forms import Surroundings
from bot.orders.grammar import NotUnderstood, looks_like_order, parse
from bot.store.rows import Entry as Row
from bot.trust.openpgp import BadCertificate, Certificate, SignatureProblem, read_certificate
from bot.trust.signing import REFUSED, Facts, signature_of
from engine.journal import Command, Order
from engine.requests import CONFIRM, HELP, PROTEST, REGISTER
from engine.spans import between
from parsers.mail.mime import Mail, parse_mail, split_head
from parsers.mail.signed import NONE, Found, Signed, clear_text, find_signed, text_of_part

FORETOLD = "foretold"
"""The fact of an order: the difference that it made in a trial."""
LONGEST = 500_000
"""Characters of an order: a certificate and the text of a long rule fit many times."""
NOT_SIGNED = "an order is signed with OpenPGP, and {why}"

MOST_WORDS = 1000
"""Characters of a protest that the officer who decides is shown."""

_ARMOR = (
    re.compile(r"-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----"),
    re.compile(r"-----END PGP [A-Z]+ KEY BLOCK-----"),
)
_REQUEST = re.compile(r"(help|register key|register my key|confirm (?P<word>[0-9a-f]{1,64}))[.!]?", re.IGNORECASE)
_VIA = ("delivered-to", "x-original-to", "envelope-to")


@dataclass(frozen=True, slots=True)
class _Words:
    """The words of a mail that count as its author's, and what makes them his."""

    text: str
    signer: str = ""
    at: datetime | None = None
    problem: str = ""


def is_to_officer(mail: Mail, address: str, envelope: Collection[str] = ()) -> bool:
    """Whether a mail was sent to the officer itself, not through a list."""
    if not address or mail.lists:
        return False
    seen = (value.strip().lower() for name in _VIA for value in mail.get_all(name))
    return address in {*mail.recipients, *map(str.lower, envelope), *seen}


def orders_something(mail: Mail, raw: bytes, domain: str) -> bool:
    """Whether a mail to the officer is one of the kinds that this module reads; a machine's mail never is."""
    if is_own(mail, domain) or looks_automatic(mail):
        return False
    found = find_signed(raw)
    if found.signed is not None:
        text = _text(found.signed)
        return text is None or looks_like_order(text) or _asks(text)
    if found is not NONE or looks_like_order(mail.body) or _asks(_first_line(mail.body) or mail.subject):
        return True
    return bool(protested(mail, domain))


def order_digest(raw: bytes) -> str:
    """What makes two copies of an order mail the same: its body, octet for octet but for line ends."""
    return hashlib.sha256(b"order\0" + split_head(raw.replace(b"\r\n", b"\n"))[1]).hexdigest()


def read_order(row: Row, name: str, known: Sequence[Certificate], about: Surroundings, domain: str = "") -> Order:
    """The order that a mail of the journal is; what is wrong with it is its `problem`. Raises nothing."""
    mail = parse_mail(row.raw)
    words = _words(mail, row.raw, known, row.facts)
    address = mail.sender[1] if mail.sender is not None and may_answer(mail, domain) else ""
    refused = str((row.facts or {}).get(REFUSED, ""))
    order = Order(
        name, row.at, tie_of(row), "", (), signer=words.signer, signed_at=words.at, mailed=True,
        address=address, problem=refused or words.problem,
    )  # fmt: skip
    asked = _request(mail, words) or _protest(mail, domain)
    if asked is not None:
        return replace(order, commands=(asked,), problem=order.problem if asked.verb == CONFIRM else "")
    return _filled(order, words.text, about, row.facts or {})


def _filled(order: Order, text: str, about: Surroundings, facts: Facts) -> Order:
    try:
        said = parse(text, about)
    except NotUnderstood as error:
        return replace(order, problem=order.problem or str(error))
    foretold: tuple[Any, ...] = tuple(facts.get(FORETOLD, ()))
    return replace(
        order, game=said.game, number=said.number, expires=said.expires, preview=said.preview,
        commands=said.commands, foretold=foretold,
    )  # fmt: skip


# -- whose words --------------------------------------------------------------------------------------


def _words(mail: Mail, raw: bytes, known: Sequence[Certificate], facts: Facts | None) -> _Words:
    """The words of the mail: those that its signature covers, and else its text with the problem."""
    found: Found = find_signed(raw)
    if found.signed is None:
        return _Words(mail.body[:LONGEST], problem=NOT_SIGNED.format(why=found.why.replace("it ", "this ", 1)))
    text = _text(found.signed)
    if text is None or len(text) > LONGEST:
        return _Words("", problem="its signed part is not one plain text of readable length")
    try:
        made = signature_of(found.signed, known, facts)
    except SignatureProblem as error:
        return _Words(text, problem=str(error))
    beside = f"it has {found.signed.beside}, which may be anybody's" if found.signed.beside else ""
    return _Words(text, made.key, made.at, beside)


def _text(signed: Signed) -> str | None:
    return clear_text(signed) if signed.clear else text_of_part(signed.content)


# -- requests -----------------------------------------------------------------------------------------


def _asks(text: str) -> bool:
    return _REQUEST.fullmatch(_first_line(text)) is not None


def _request(mail: Mail, words: _Words) -> Command | None:
    """What a mail asks for that is no order: help, or a key of one's own."""
    first = _first_line(words.text) or mail.subject.strip()
    found = _REQUEST.fullmatch(first)
    if found is None:
        return None
    if found["word"]:
        return Command(CONFIRM, {"word": found["word"]}, text=first)
    if found[1].lower() == HELP:
        return Command(HELP, {}, text=first)
    return _registration(words.text, first)


def _protest(mail: Mail, domain: str) -> Command | None:
    """ "That is not what I meant", answered to a receipt."""
    about = protested(mail, domain)
    return Command(PROTEST, {"about": about, "words": own_words(mail)[:MOST_WORDS]}) if about else None


def key_in(text: str) -> str:
    """The first block in a text that looks like a key; "" where none does."""
    start, end = next(between(text, *_ARMOR), (0, 0))
    return text[start:end]


def _registration(text: str, first: str) -> Command:
    armor = key_in(text)
    if not armor:
        return Command(REGISTER, {"fault": "paste your public key, with its BEGIN and END lines, below `register key`"})
    try:
        found = read_certificate(armor)
    except BadCertificate as error:
        return Command(REGISTER, {"fault": f"your key cannot be taken: {error}"}, text=first)
    if found.revoked:
        return Command(REGISTER, {"fault": "your key cannot be taken: it is revoked"}, text=first)
    return Command(REGISTER, {"fingerprint": found.fingerprint, "certificate": found.text}, text=first)


def _first_line(text: str) -> str:
    return next((line.strip() for line in text.split("\n") if line.strip()), "")
