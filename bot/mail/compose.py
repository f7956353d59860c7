"""Mail that the officer writes, and the guards that keep it from talking to machines and to itself.

`compose` gives bytes that are the same for the same input: the Message-ID is computed from what the mail is
(game, event, recipient), so a crash between sending and noting it down can be resumed without a second post.
Names and titles are players' words: control characters in them become spaces and their length is cut, so no
header can be injected; addresses are checked and refused instead, for a changed address is another one.
The text is left as it is, 72 columns and all (format=fixed).
"""

from __future__ import annotations

import json
import re
import unicodedata
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import quote
from hashlib import sha256
from typing import Any

from bot.mail.net import is_address
from bot.mail.stamps import to_utc
from parsers.mail.mime import Mail

NAME_LIMIT = 80
SUBJECT_LIMIT = 200
"""Characters; the library's folding takes time that grows with the square."""
REFERENCES_LIMIT = 20
"""RFC 5537 asks to keep the first and the last; twenty make no thread shorter in practice."""
ID_LIMIT = 250
"""Characters of a Message-ID that are quoted back (public-inbox takes 244)."""
LINE_LIMIT = 998
"""RFC 5322 section 2.1.1."""
ID_PREFIX = "officer."
ENCODED_OCTETS = 45
"""They make 60 characters of base64; an encoded word has room for 63."""

_MESSAGE_ID = re.compile(rf"<[!-;=?-~]{{1,{ID_LIMIT}}}>", re.ASCII)
_NO_SPECIALS = str.maketrans(dict.fromkeys('()<>[]:;@\\,"', " "))
"""RFC 5322's specials, but the dot: a name with an address in it is what forgers write, and readers that decode
before they parse misread it."""
_FOLD = "\r\n "
_ATOMS = re.compile(r"[A-Za-z0-9 ]+", re.ASCII)
OWN_ID = rf"{re.escape(ID_PREFIX)}[0-9a-f]{{32}}@([^<>\s@]+)"
"""The Message-IDs that `outgoing_id` gives, as a pattern whose group is the domain."""
_OWN_ID = re.compile(rf"<?{OWN_ID}>?", re.IGNORECASE | re.ASCII)


class ComposeError(ValueError):
    """A mail that must not be written as asked: our own mistake, or an address that is none."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG that goes with a mail; `text` says what it shows to those who do not see it."""

    name: str
    text: str
    svg: str


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A mail to be written; `event_key` says what it is about and, with game and recipient, which mail it is.

    `personal` mail goes to one person and asks other machines not to answer; a post to a forum leaves
    Precedence to the list. `replying` marks an answer that a person's own mail called forth.
    """

    game: str
    event_key: str
    sender: str
    recipient: str
    subject: str
    body: str
    date: datetime
    sender_name: str = ""
    in_reply_to: str = ""
    references: tuple[str, ...] = ()
    reply_to: str = ""
    personal: bool = False
    replying: bool = False
    pictures: tuple[Picture, ...] = ()
    secret: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Composed:
    """The bytes to send (CRLF) and the Message-ID in them, with its angle brackets."""

    message_id: str
    subject: str
    raw: bytes


class _Policy(EmailPolicy):
    """RFC 5322 with CRLF, but three folds of our own, for those of the library change what they fold.

    It encodes long identifiers, drops a space between some encoded words, and unquotes a comma in a name.
    """

    def fold_binary(self, name: str, value: Any) -> bytes:
        match name.lower():
            case "message-id" | "in-reply-to" | "references":
                folded = _FOLD.join(str(value).split())
            case "subject":
                folded = _encoded(str(value)) if _needs_encoding(str(value)) else str(value)
            case "from":
                (author,) = value.addresses
                folded = f"{_phrase(author.display_name)}<{author.addr_spec}>"
            case _:
                return super().fold_binary(name, value)
        return f"{name}: {folded}\r\n".encode("ascii")


_POLICY = _Policy(linesep="\r\n", cte_type="7bit")


def compose(mail: Outgoing) -> Composed:
    """The mail as bytes; raises ComposeError for an address that is none."""
    sender, recipient = _address(mail.sender), _address(mail.recipient)
    message_id = outgoing_id(mail.game, mail.event_key, mail.recipient, sender.domain, mail.secret)
    subject = clean(mail.subject, SUBJECT_LIMIT)
    message = EmailMessage(_POLICY)
    message["From"] = Address(
        clean(mail.sender_name.translate(_NO_SPECIALS), NAME_LIMIT), sender.username, sender.domain
    )
    message["To"] = recipient
    if mail.reply_to:
        message["Reply-To"] = _address(mail.reply_to)
    message["Subject"] = subject
    message["Date"] = to_utc(mail.date)
    message["Message-ID"] = message_id
    parent = valid_ids([mail.in_reply_to])
    if parent:
        message["In-Reply-To"] = parent[0]
    thread = valid_ids([*mail.references, *parent])
    if thread:
        message["References"] = " ".join(thread)
    message["Auto-Submitted"] = "auto-replied" if mail.replying else "auto-generated"
    message["X-Loop"] = mail.sender.lower()
    if mail.personal:
        message["Precedence"] = "bulk"
    body = _clean_body(mail.body)
    plain = body.isascii() and all(len(line) <= LINE_LIMIT for line in body.split("\n"))
    message.set_content(body, charset="utf-8", cte="7bit" if plain else "quoted-printable", params={"format": "fixed"})
    for picture in mail.pictures:
        name = f"{clean(picture.name, NAME_LIMIT)}.svg"
        message.add_attachment(picture.svg.encode(), "image", "svg+xml", filename=name, cid=None)
        list(message.iter_attachments())[-1]["Content-Description"] = clean(picture.text, SUBJECT_LIMIT)
    if mail.pictures:
        message.set_boundary(f"=_{sha256(message_id.encode()).hexdigest()[:32]}")
    return Composed(message_id, subject, message.as_bytes())


def outgoing_id(game: str, event_key: str, recipient: str, domain: str, secret: str = "") -> str:
    """The Message-ID of the mail about one event to one recipient: always the same.

    With a secret nobody else can compute it: who names it in a bounce has had the mail in his hands.
    """
    if not event_key:
        raise ComposeError("a mail needs an event key, or all would have the same identifier")
    what = json.dumps([game, event_key, recipient.lower(), *([secret] if secret else [])])
    return f"<{ID_PREFIX}{sha256(what.encode()).hexdigest()[:32]}@{domain.lower()}>"


def clean(text: str, limit: int) -> str:
    """Text for a header: controls, line separators and lone surrogates become spaces, runs of space one."""
    safe = "".join(
        " " if unicodedata.category(char) in {"Cc", "Zl", "Zp", "Cs"} else char for char in text[: 4 * limit]
    )
    safe = " ".join(safe.split())
    return safe if len(safe) <= limit else safe[: limit - 1].rstrip() + "…"


def valid_ids(candidates: Sequence[str]) -> list[str]:
    """The Message-IDs of these that can be quoted back, each once: the first and the latest ones."""
    found = list(dict.fromkeys(each.strip() for each in candidates if _MESSAGE_ID.fullmatch(each.strip())))
    return found if len(found) <= REFERENCES_LIMIT else [found[0], *found[1 - REFERENCES_LIMIT :]]


def looks_automatic(mail: Mail) -> bool:
    """Written by a machine: an absence notice, a bounce, a report, another bot. Such mail is kept, never acted on.

    A post that came through a list carries the list's own Precedence and is none for that reason.
    """
    if mail.auto_submitted or _OWN_ID.fullmatch(mail.message_id.strip()):
        return True  # the latter: an officer's of whatever game, should all else be lost on the way
    if any(_word(value) != "no" for value in mail.get_all("auto-submitted")):
        return True
    precedence = {_word(value) for value in mail.get_all("precedence")}
    return bool(precedence & {"junk", "auto_reply", "auto-reply"}) or (bool(precedence) and not mail.list_id)


def is_own(mail: Mail, domain: str) -> bool:
    """Written by an officer of this domain: it carries our X-Loop or an identifier that we compute.

    Anyone can write these fields, to the disadvantage of nobody but himself: such mail is only passed over. As a
    proof of delivery they are not enough; for that the text has to be ours as well.
    """
    own = domain.lower()
    loops = (value.strip().strip("<>").lower() for value in mail.get_all("x-loop"))
    if any(loop.rpartition("@")[2] == own for loop in loops):
        return True
    return own_id(mail.message_id, own)


def own_id(message_id: str, domain: str) -> bool:
    """Whether a Message-ID has the form of those that an officer of this domain computes."""
    match = _OWN_ID.fullmatch(message_id.strip())
    return match is not None and match[1].lower() == domain.lower()


def may_answer(mail: Mail, domain: str) -> bool:
    """Whether a person may be answered by private mail: never a machine, never a list, never ourselves."""
    if mail.sender is None or is_own(mail, domain) or looks_automatic(mail):
        return False
    if mail.list_id or mail.get("precedence") or mail.get_all("x-loop"):
        return False
    return not any(_word(value) != "none" for value in mail.get_all("x-auto-response-suppress"))


def _phrase(name: str) -> str:
    if not name:
        return ""
    if _needs_encoding(name):
        return _encoded(name) + _FOLD
    return f"{name} " if _ATOMS.fullmatch(name) else f'"{quote(name)}" '


def _needs_encoding(text: str) -> bool:
    return not text.isascii() or "=?" in text


def _encoded(text: str) -> str:
    """Encoded words of RFC 2047, none longer than 75 characters, no character split between two."""
    words, chunk = list[bytes](), b""
    for char in text:
        octets = char.encode()
        if len(chunk) + len(octets) > ENCODED_OCTETS:
            words.append(chunk)
            chunk = b""
        chunk += octets
    return _FOLD.join(f"=?utf-8?b?{b64encode(word).decode()}?=" for word in [*words, chunk])


def _word(value: str) -> str:
    return value.split(";", maxsplit=1)[0].split("(", maxsplit=1)[0].strip().lower()


def _address(text: str) -> Address:
    if not is_address(text):
        raise ComposeError(f"{clean(text, NAME_LIMIT)!r} is not an address that mail can be written to")
    username, _, domain = text.rpartition("@")
    try:
        return Address(username=username, domain=domain)
    except (ValueError, IndexError):
        raise ComposeError(f"{text!r} is not an address that mail can be written to") from None


def _clean_body(body: str) -> str:
    """Line ends as LF; other controls than tab become the replacement character. Ends with a line end."""
    body = body.replace("\r\n", "\n").replace("\r", "\n")
    safe = "".join("\ufffd" if unicodedata.category(c) in {"Cc", "Cs"} and c not in "\n\t" else c for c in body)
    return safe if safe.endswith("\n") else safe + "\n"
