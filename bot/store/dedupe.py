"""What makes two copies of a message the same message, whatever lists and mailboxes did to them on the way.

The digest covers who wrote it, its subject without list tags, its Date field and its text without the list's
footer. Two copies with one Message-ID and one digest are one entry; a message that borrows another's
Message-ID has another digest and stays an entry of its own.
"""

from __future__ import annotations

import hashlib
import re

from parsers.mail.mime import Mail

FOOTER_LINES = 6
"""Mailman's own footer has three lines after its rule; some lists add as many."""
FOOTER_WIDTH = 120
"""Characters in a line of such a footer; an address of a list's page fits."""

_TAG = re.compile(r"\[[^\[\]]{1,40}\]\s*")
_RULE = re.compile(r"[_=-]{20,100}")
_LIST_WORDS = re.compile(r"(?i)mailing list|listinfo|unsubscribe|mailman")


def content_hash(mail: Mail) -> str:
    """The digest of a message's content: 64 hexadecimal digits."""
    author = mail.sender[1].lower() if mail.sender is not None else squeeze(mail.get("from"))
    return digest(author, mail.subject, mail.get("date"), mail.body)


def digest(author: str, subject: str, date: str, body: str) -> str:
    """The digest of four texts; no two different fours run into the same bytes."""
    total = hashlib.sha256()
    for text in (author, bare_subject(subject), squeeze(date), bare_body(body)):
        data = text.encode("utf-8", "surrogatepass")
        total.update(len(data).to_bytes(8, "big") + data)
    return total.hexdigest()


def bare_subject(subject: str) -> str:
    """A subject without tags in brackets and without differences of spacing."""
    return squeeze(_TAG.sub(" ", subject))


def bare_body(body: str) -> str:
    """A text with plain line ends and without the list's footer, trailing blanks and blank lines at either end."""
    lines = [line.rstrip() for line in body.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
    _drop_blank_end(lines)
    for back in range(1, min(FOOTER_LINES + 1, len(lines)) + 1):
        if _RULE.fullmatch(lines[-back]):
            footer = lines[len(lines) - back + 1 :]
            if all(len(line) <= FOOTER_WIDTH for line in footer) and any(map(_LIST_WORDS.search, footer)):
                del lines[-back:]
                _drop_blank_end(lines)
            break
    return "\n".join(lines).lstrip("\n")


def squeeze(text: str) -> str:
    """The text with single blanks between its words."""
    return " ".join(text.split())


def _drop_blank_end(lines: list[str]) -> None:
    while lines and not lines[-1]:
        lines.pop()
