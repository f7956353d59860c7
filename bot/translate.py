"""A mail of the archive or the store -> the message that the fold sees. Pure: the same bytes, the same message.

Its id is the Message-ID without angle brackets. A mail without one, or with one that an earlier mail of other
content already bears, is called by the digest of its content, so nobody can take another's name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import datetime

from engine.acts import Reading
from engine.journal import Message
from engine.trust import Level
from parsers.mail.addresses import scan
from parsers.mail.mime import Mail

MOST_FORA = 20
"""Addresses looked at in one mail: nobody posts to more lists, and a stranger may name thousands."""
MOST_ANSWERED = 20
"""Message-IDs of a thread that are looked at, the nearest first."""

_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,253}")
_OWN = "sha256-"
_VIA = ("x-original-to", "delivered-to", "envelope-to")
_ORDER = re.compile(
    r"\s{0,50}(?:-----BEGIN PGP SIGNED MESSAGE-----\n(?:[A-Za-z]{1,20}: .{0,100}\n){0,5}\s{0,50})?"
    r"(?=(?:.{0,300}\n){0,4}Game:)(?=(?:.{0,300}\n){0,4}Id:)(?:(?:Game|Id|Expires|Preview):.{0,300}\n){3,4}[ \t]*\n",
    re.IGNORECASE,
)
"""How an order begins (bot/orders/grammar.py); its commands speak of others' acts, so they are nobody's own words."""
_LIST_SERVANT = re.compile(r"(?i)^(?:owner|bounces?)-|[-+](?:bounces?|owner|admin|errors|request)(?:[+=].*)?@")
Reader = Callable[[Mail, str], Reading]
"""Reads a mail: (mail, id) -> what it says."""


def bare(message_id: str) -> str:
    """A Message-ID without its angle brackets."""
    return message_id.strip().strip("<>").strip()


def own_id(content_hash: str) -> str:
    """What a mail is called that has no Message-ID of its own."""
    return f"{_OWN}{content_hash[:32]}"


def hash_of(name: str) -> str:
    """The beginning of the content hash of a mail that has no Message-ID of its own; "" for a Message-ID."""
    return name.removeprefix(_OWN) if name.startswith(_OWN) else ""


def name_of(said: str, content_hash: str, *, borrowed: bool) -> str:
    """The id of a mail: its bare Message-ID, unless it has none, bears another's or one that we give out."""
    return own_id(content_hash) if not said or borrowed or said.startswith(_OWN) else said


def travelled(mail: Mail) -> tuple[str, ...]:
    """Addresses of the lists through which this copy came, lower case."""
    found = [one for name in _VIA for value in mail.get_all(name) for one in _ADDRESS.findall(value[:1000])]
    return _unique((*mail.lists, *found))


def fora(mail: Mail) -> tuple[str, ...]:
    """Addresses of every forum that the mail was sent to, as far as its header tells."""
    return _unique((*travelled(mail), *mail.recipients))


def answered(mail: Mail) -> tuple[str, ...]:
    """Message-IDs that the mail answers, nearest first."""
    wanted = [mail.in_reply_to, *reversed(mail.references)]
    return _unique((bare(one) for one in wanted if one.startswith("<")), lower=False)[:MOST_ANSWERED]


def translate(mail: Mail, name: str, at: datetime, tie: int, read: Reader) -> Message:
    """The message as the fold sees it; a machine's mail performs nothing, nor does an order that went to a list too."""
    idle = mail.auto_submitted or _ORDER.match(mail.body) is not None
    reading = Reading(name) if idle else read(mail, name)
    shown, address = mail.sender if mail.sender is not None else ("", "")
    return Message(
        id=name,
        at=at,
        tie=tie,
        address=address.lower(),
        name=shown,
        fora=fora(mail),
        reading=reading,
        in_reply_to=answered(mail),
        problem=mail.sender_problem or "",
        subject=mail.subject,
        rewritten=mail.rewritten,
        trust=str(by_itself(mail)),
    )


def by_itself(mail: Mail) -> Level:
    """How surely its author is known by what a mail shows of itself, when nobody looks further."""
    known = mail.sender is not None and mail.lists and not sent_by_another(mail)
    return Level.LIST if known else Level.UNVERIFIED


def sent_by_another(mail: Mail) -> bool:
    """Whether the mail says that somebody else than its author handed it in (RFC 5322 section 3.6.2: `Sender`).

    Lists name themselves there, or the address that takes their bounces; that is no other author.
    """
    senders = mail.get_all("sender")
    if mail.sender is None or not senders:
        return False
    boxes = [box for value in senders for box in scan(value)]
    own = {one.rpartition("@")[2] for one in mail.lists}
    return (
        any(
            box.address.lower() != mail.sender[1].lower()
            and box.address.lower().rpartition("@")[2] not in own
            and _LIST_SERVANT.search(box.address) is None
            for box in boxes
        )
        or len(senders) > 1
    )


def _unique(found: Iterable[str], *, lower: bool = True) -> tuple[str, ...]:
    names = dict.fromkeys(one.lower() if lower else one for one in found if one)
    return tuple(names)[:MOST_FORA]
