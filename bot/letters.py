"""Private mail to the officer: a draft to be tried, a wish about receipts, "that is not what I meant".

`sort` tells from a mail alone whether it is a draft or a wish: both are kept in the journal like any other mail and
never reach the fold (bot/answering.py answers them). A protest against a reading is a request to the game, read with
the orders (bot/orders/mails.py); here is only told what one looks like.
"""

from __future__ import annotations

import re
from enum import StrEnum

from bot.config import Identity, Receipts
from bot.mail.compose import looks_automatic, own_id
from bot.translate import bare, travelled
from parsers.body.own import Kind as LineKind
from parsers.body.own import lay_out
from parsers.mail.mime import Mail

_WISH = re.compile(r"\W*receipts?\s*[:=-]?\s*(all|(?:only\s+)?problems|none)\W*", re.IGNORECASE)
_PROTEST = re.compile(
    r"\b(?:not\s+(?:at\s+all\s+)?(?:what|how)\s+i\s+(?:meant|wrote|said)|mis(?:read|understood|understanding)|"
    r"(?:did\s+not|didn[’']t)\s+mean|read\s+(?:me\s+|it\s+|this\s+)?wrong(?:ly)?)\b",
    re.IGNORECASE,
)


class Kind(StrEnum):
    """What a private mail asks of the officer; the value is its note in the journal."""

    DRAFT = "a draft, tried and not posted"
    WISH = "a wish about receipts"


def sort(mail: Mail, identity: Identity) -> Kind | None:
    """What a mail asks of the officer; None for a post, for what a machine wrote, and for every other mail."""
    if mail.sender is None or mail.list_id or looks_automatic(mail):
        return None
    to = {*travelled(mail), *mail.recipients}
    if identity.drafts and to == {identity.drafts}:
        return Kind.DRAFT
    if to != {identity.address}:
        return None
    return Kind.WISH if wish_of(mail) is not None else None


def own_words(mail: Mail) -> str:
    """What the author himself wrote, without quotations and signature."""
    return "\n".join(one.text for one in lay_out(mail.body).lines if one.kind is LineKind.OWN).strip()


def wish_of(mail: Mail) -> Receipts | None:
    """Which receipts the author wants, where his mail says nothing else in its first line or its subject."""
    first = own_words(mail).partition("\n")[0]
    found = _WISH.fullmatch(first) or _WISH.fullmatch(mail.subject)
    return Receipts(found[1].lower().split()[-1]) if found is not None else None


def protested(mail: Mail, domain: str) -> str:
    """The Message-ID of the mail whose receipt is answered by "that is not what I meant"; "" for any other mail."""
    if not own_id(mail.in_reply_to, domain) or not _PROTEST.search(own_words(mail)):
        return ""
    known = (one for one in reversed(mail.references) if not own_id(one, domain))
    return bare(next(known, ""))
