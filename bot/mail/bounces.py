"""Reports that a mail of ours did not arrive: which mail, and whether for good.

RFC 3464's reports and the older free forms both quote the header of what they report on, so the mail is found by its
Message-ID, which only we give out. A report is looked at as text, part by part of its bytes: its machine-readable
part must be plain ASCII (RFC 6522), and a quoted header is plain by nature. Nothing here parses a structure.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.mail.compose import OWN_ID
from parsers.mail.mime import Mail

LOOKED_AT = 256 * 1024
"""Octets of a report that are looked at: the header of our mail stands well within them."""
_QUOTED = re.compile(rf"^[> \t]{{0,9}}Message-ID:\s{{0,9}}(<{OWN_ID}>)", re.MULTILINE | re.IGNORECASE | re.ASCII)
_STATUS = re.compile(rb"^Status:[ \t]*([245]\.\d{1,3}\.\d{1,3})", re.MULTILINE | re.IGNORECASE)
_ACTION = re.compile(rb"^Action:[ \t]*([a-z]{1,20})", re.MULTILINE | re.IGNORECASE)
_REPLY = re.compile(rb"(?:^|[^\d.])5\d\d[ -]#?5\.\d{1,3}\.\d{1,3}")
"""A server's own words, as free forms quote them: "550 5.1.1 User unknown"."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a report says: the Message-ID of our mail, RFC 3463's status, and whether it is final."""

    message_id: str
    permanent: bool
    status: str = ""


def read_report(raw: bytes, mail: Mail, domain: str) -> Report | None:
    """The report in a mail, or None for a mail that is no report or on no mail of ours.

    A report that tells of success is none. One that does not say how it ended counts as passing.
    """
    if not is_report(mail):
        return None
    _, _, content = raw[:LOOKED_AT].replace(b"\r\n", b"\n").partition(b"\n\n")
    quoted = _QUOTED.finditer(content.decode("ascii", "replace"))
    named = next((found[1] for found in quoted if found[2].lower() == domain.lower()), None)
    if named is None:
        return None
    actions = {one.lower() for one in _ACTION.findall(content)}
    codes = [one.decode() for one in _STATUS.findall(content)]
    if actions and not actions & {b"failed", b"delayed"}:
        return None
    final = [code for code in codes if code.startswith("5.")]
    if actions or codes:
        permanent = b"failed" in actions or (not actions and bool(final))
    else:
        permanent = bool(mail.get("x-failed-recipients")) or _REPLY.search(content) is not None
    return Report(named, permanent, (final or codes or [""])[0])


def is_report(mail: Mail) -> bool:
    """Written by a mail server about another mail: a null sender, RFC 6522's type, or the names servers go by."""
    if mail.get("content-type").lower().startswith("multipart/report") or mail.get("x-failed-recipients"):
        return True
    if mail.get("return-path").strip() == "<>":
        return True
    return mail.sender is not None and mail.sender[1].partition("@")[0].lower() in ("mailer-daemon", "postmaster")
