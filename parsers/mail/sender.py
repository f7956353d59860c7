"""Who wrote a mail, as its From field says it - when it says so in exactly one way, and else why it does not.

Nothing here believes a mail: that the field names Bob does not make it Bob's (bot/trust judges that). But a field
that two programs would read as two people is what a forger writes, so it is never guessed: no author, two fields, two
authors, a name that looks like another address, characters that a reader does not see, an address that hides in an
encoded word, a route, a group or a comment - each is put aside with its reason.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Sequence

from engine.expressions import expression
from parsers.mail.addresses import LONGEST_VALUE, is_plain, scan

Author = tuple[str, str]
"""(display name, address)."""
REWRITTEN_FROM = ("x-original-from", "reply-to")
"""Where a list that rewrites From keeps the author: Google Groups in the one, Mailman in the other."""
_VIA = expression(r"(?i)\s+via\s+.{1,200}$")
"""What lists add to the name: `Bob via b-business`."""
_UNSEEN = frozenset({"Cc", "Zl", "Zp", "Cs"})
_TURNING = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})


def author(values: Sequence[str], decode: Callable[[str], str]) -> tuple[Author | None, str | None]:
    """The one author that the From fields name, or the reason why there is not exactly one.

    `values` are undecoded; `decode` decodes the encoded words of a display name (RFC 2047).
    """
    if not values:
        return None, "no From header"
    if len(values) > 1:
        return None, "several From headers"
    return mailbox(values[0], decode)


def behind(
    author: Author, fields: Callable[[str], Sequence[str]], lists: Collection[str], decode: Callable[[str], str]
) -> tuple[Author | None, str | None, str]:
    """Who wrote a mail whose From may be that of the list it came through: (author, problem, field that says so).

    Lists put their own address into From where the author's domain forbids others to send for it (DMARC), and
    keep him in another field. It must name one mailbox, which is no list's, and not one of another name. `fields`
    gives the undecoded values of a field.
    """
    if author[1].lower() not in lists:
        return author, None, ""
    for name in REWRITTEN_FROM:
        values = fields(name)
        if not values:
            continue
        found, _ = mailbox(values[0], decode) if len(values) == 1 else (None, None)
        if found is None or found[1].lower() in lists:
            continue
        shown, real = _letters(_VIA.sub("", author[0])), _letters(found[0])
        if shown and real and shown != real:
            return None, "the list rewrote From, and the author it names has another name", ""
        return (found[0] or _VIA.sub("", author[0]).strip(" '\""), found[1]), None, name
    return None, "the list rewrote From and does not say for whom", ""


def _letters(name: str) -> str:
    """A name without its case, quotation marks and punctuation."""
    return "".join(char for char in unicodedata.normalize("NFKC", name).casefold() if char.isalnum())


def mailbox(value: str, decode: Callable[[str], str]) -> tuple[Author | None, str | None]:
    """The one mailbox of an address field, or the reason why it does not name exactly one."""
    if len(value) > LONGEST_VALUE:
        return None, "From cannot be read: it is absurdly long"
    if _unseen(value):
        return None, "From holds characters that cannot be seen"
    boxes = scan(value)
    if len(boxes) != 1:
        return None, "several authors in From" if boxes else "From cannot be read"
    (box,) = boxes
    if box.fault:
        return None, f"From cannot be read: {box.fault}"
    if not box.address.isascii():
        return None, "From cannot be read: the address is not plain ASCII, so it may look like another's"
    if not is_plain(box.address) or "=?" in box.address:
        return None, "From cannot be read"
    name = decode(box.name)
    problem = _name_problem(name, box.address)
    return (None, problem) if problem else ((name, box.address), None)


def _name_problem(name: str, address: str) -> str | None:
    """Why the display name may be taken for another author; compatibility forms of `@` count as it."""
    if _unseen(name):
        return "the name in From holds characters that cannot be seen"
    plain = unicodedata.normalize("NFKC", name)
    if "@" in plain and plain.strip().strip("<>").lower() != address.lower():
        return "the name in From looks like another address"
    return None


def _unseen(text: str) -> bool:
    """Whether the text holds controls, line or paragraph separators, lone surrogates, or marks that turn it round."""
    return not text.isprintable() and any(map(_hides, text))


def _hides(char: str) -> bool:
    if unicodedata.bidirectional(char) in _TURNING:
        return True
    return unicodedata.category(char) in _UNSEEN and char != "\t"
