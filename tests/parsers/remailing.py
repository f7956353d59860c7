"""One mail in other clothes: what mail programs, lists and correspondents do to a text on its way.

A `Letter` is a body with the headers that matter to reading. The functions below give raw bytes of mails that say the
same, or (quoted whole) nothing any more. Nothing here knows what the words mean.
"""

from __future__ import annotations

import base64
import html
import json
import quopri
import re
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.acts import Act
from parsers.mail.mime import Mail, parse_mail

CORPUS = Path(__file__).parents[1] / "data" / "corpus"
FILES = ("mails.jsonl", *(f"others/{name}.jsonl" for name in ("plain", "personae", "oblique", "offhand", "sundry")))


@dataclass(frozen=True, slots=True)
class Letter:
    """The text of a mail and the two headers that its reading depends on."""

    body: str
    subject: str = "x"
    sender: str = "Zed <z@x.example>"
    reply: bool = False


def letters() -> Iterator[Letter]:
    """Every mail of the labelled corpora that a person wrote, in order."""
    for name in FILES:
        for line in (CORPUS / name).read_text(encoding="utf-8").splitlines():
            mail = parse_mail(json.loads(line)["raw"].encode())
            if not mail.auto_submitted and not mail.lossy:
                yield letter(mail)


def letter(mail: Mail) -> Letter:
    """What of a parsed mail its reading depends on."""
    name, address = mail.sender or ("", "z@x.example")
    subject = " ".join(mail.subject.split())
    return Letter(mail.body, subject, f"{json.dumps(name, ensure_ascii=False)} <{address}>", bool(mail.in_reply_to))


def said(acts: tuple[Act, ...], without: tuple[str, ...] = ()) -> list[tuple[Any, ...]]:
    """What acts say, whatever their place and the white space in their texts."""
    return [
        (
            a.action,
            _plain({k: v for k, v in a.params.items() if k not in without}),
            a.times,
            _plain(a.when),
            a.transaction,
            _plain(a.actor),
            a.intent,
        )
        for a in acts
    ]


def _plain(value: Any) -> Any:
    said = " ".join(json.dumps(value, sort_keys=True, ensure_ascii=False).replace("\\n", " ").split())
    return re.sub(r'"(?:the )?', '"', re.sub(r' ?" ?', '"', said), flags=re.I)


# -- how it travels ---------------------------------------------------------------------------------


def mail(
    one: Letter, charset: str = "utf-8", encoding: str = "8bit", kind: str = "text/plain", extra: str = ""
) -> bytes:
    """The letter as one part of a type, in a charset and a transfer encoding. Raises UnicodeEncodeError."""
    return _head(one) + part(one.body, charset, encoding, kind, extra)


def _head(one: Letter) -> bytes:
    fields = [f"From: {one.sender}", "Message-ID: <1@x.example>", f"Subject: {one.subject}", "MIME-Version: 1.0"]
    if one.reply:
        fields.append("In-Reply-To: <0@x.example>")
    return "".join(f"{field}\n" for field in fields).encode()


def part(text: str, charset: str = "utf-8", encoding: str = "8bit", kind: str = "text/plain", extra: str = "") -> bytes:
    """One part with its own header block."""
    data = text.encode(charset)
    if encoding == "base64":
        data = base64.encodebytes(data)
    elif encoding == "quoted-printable":
        data = quopri.encodestring(data)
    return f"Content-Type: {kind}; charset={charset}{extra}\nContent-Transfer-Encoding: {encoding}\n\n".encode() + data


def multipart(one: Letter, subtype: str, *parts: bytes) -> bytes:
    """The letter's headers over several parts."""
    mark = b"=_a boundary"
    inside = b"".join(b"--" + mark + b"\n" + piece + b"\n" for piece in parts)
    return (
        _head(one)
        + f'Content-Type: multipart/{subtype}; boundary="=_a boundary"\n\n'.encode()
        + inside
        + b"--"
        + mark
        + b"--\n"
    )


def with_html(one: Letter) -> bytes:
    """As most clients send it: the text, and the same in HTML."""
    return multipart(
        one, "alternative", part(one.body), part(in_html(one.body), "utf-8", "quoted-printable", "text/html")
    )


def in_html(text: str) -> str:
    """A text as preformatted HTML."""
    return f"<html><head><title>I forfeit.</title></head><body><pre>{html.escape(text)}</pre></body></html>"


def in_lines(text: str) -> str:
    """A text as HTML of a web client: one element a line. Runs of blanks do not survive."""
    return (
        "<html><body>"
        + "".join(f"<div>{html.escape(line) or '<br>'}</div>" for line in text.split("\n"))
        + "</body></html>"
    )


def flowed(one: Letter, width: int = 66) -> bytes:
    """With soft line ends (RFC 3676), as far as the text has long lines."""
    out: list[str] = []
    for written in one.body.split("\n"):
        line = written.rstrip(" ") if written != "-- " else written
        if len(line) <= width or line.startswith(">"):
            out.append(line)
            continue
        stuffed = " " if line.startswith((" ", "From ")) else ""
        pieces = re.findall(rf".{{1,{width}}}(?:\s|$)|\S+\s?", line)
        out += [stuffed + piece.rstrip(" ") + " " for piece in pieces[:-1]] + [stuffed + pieces[-1].rstrip(" ")]
    return mail(replace(one, body="\n".join(out)), extra="; format=flowed")


# -- how it is set ----------------------------------------------------------------------------------

_PROSE = re.compile(r"[A-Za-z\"“'(]")


def rewrapped(one: Letter, width: int) -> Letter:
    """Every paragraph of prose set anew: its lines joined, and broken where they grow too long."""
    return replace(one, body="\n\n".join(_set(block, width) for block in one.body.split("\n\n")))


def _set(block: str, width: int) -> str:
    lines = block.split("\n")
    full = all(len(line) >= FULL for line in lines[:-1])
    if not full or not all(_PROSE.match(line) and not _SPECIAL.search(line) for line in lines):
        return block
    again = textwrap.wrap(" ".join(lines), width, break_long_words=False, break_on_hyphens=False)
    odd = any(line.endswith((":", ";")) for line in again[:-1]) or any(line.startswith("-") for line in again[1:])
    return block if odd else "\n".join(again)


FULL = 60
"""A line as long was broken by its margin."""
_SPECIAL = re.compile(
    r"[{}]|^[A-Za-z]{1,14}>|\s{2}|[:;]$|\"\"\"|<<<|\[\[|\]\]|/\*|\*/|^BEGIN|^END|^On .*wrote|ransaction|\|"
)
"""Lines whose ends say something."""


# -- what is put around it --------------------------------------------------------------------------

TAILS = {
    "signature": "\n-- \nZed\nI vote FOR 1. I forfeit.\n",
    "dashes": "\n--\nZed of the Hill\nVote AGAINST 2!\n",
    "mailman": "\n_______________________________________________\nspoon-business mailing list\nspoon-business@lists.example\nhttp://lists.example/listinfo/spoon-business\n",
    "google": "\n\n-- \nYou received this message because you are subscribed to the group.\nTo unsubscribe from this group, send an email to x@groups.example.\n",
    "yahoo": "\n\n__________________________________________________\nDo You Yahoo!?\nTired of spam?  http://mail.example\n",
    "phone": "\n\nSent from my iPhone\n",
    "signed": "\n-- \nZed\n_______________________________________________\nspoon-discuss mailing list\nspoon-discuss@lists.example\nhttp://lists.example/listinfo/spoon-discuss\n",
}

OLD = "I vote FOR 901 and AGAINST 902.\nI give m5 to Tansy.\n\nI forfeit."
"""An older mail of somebody else."""


def with_tail(one: Letter, tail: str) -> Letter:
    """With something under it."""
    return replace(one, body=one.body.rstrip("\n") + "\n" + tail)


def above_quote(one: Letter, quote: Callable[[str], str]) -> Letter:
    """As an answer on top of what it answers."""
    return replace(one, body=one.body.rstrip("\n") + "\n\n" + quote(OLD))


# -- quoted whole -----------------------------------------------------------------------------------

_WHO, _ADDRESS = "Tansy Umbel", "tansy@x.example"
_BLOCK = f"From: {_WHO} <{_ADDRESS}>\nSent: Monday, 3 March 2008 10:00\nTo: list@x.example\nSubject: Re: votes\n\n"


def _marked(mark: str) -> Callable[[str], str]:
    return lambda text: "\n".join((mark + line).rstrip() if line else mark.rstrip() for line in text.split("\n"))


def _under(head: str, mark: str = "> ") -> Callable[[str], str]:
    return lambda text: head + _marked(mark)(text)


QUOTES: dict[str, Callable[[str], str]] = {
    "angle": _marked("> "),
    "tight": _marked(">"),
    "twice": _marked(">> "),
    "spaced": _marked(" > "),
    "named": _marked("Tansy> "),
    "gmail": _under(f"On Mon, Mar 3, 2008 at 10:00 AM, {_WHO} <{_ADDRESS}> wrote:\n\n"),
    "gmail in two lines": _under(f"On Mon, Mar 3, 2008 at 10:00 AM, {_WHO}\n<{_ADDRESS}> wrote:\n"),
    "mutt": _under(f"On Mon, Mar 03, 2008 at 10:00:12AM -0500, {_WHO} wrote:\n"),
    "thunderbird": _under(f"{_WHO} wrote:\n"),
    "german": _under(f"Am 03.03.2008 um 10:00 schrieb {_WHO}:\n"),
    "french": _under(f"Le 3 mars 2008 à 10:00, {_WHO} a écrit :\n"),
    "yahoo": _under(f"--- {_WHO} <{_ADDRESS}> wrote:\n\n"),
    "dated": _under(f"2008/3/3 {_WHO} <{_ADDRESS}>:\n"),
    "outlook": lambda text: "-----Original Message-----\n" + _BLOCK + text,
    "outlook today": lambda text: "________________________________\n" + _BLOCK + text,
    "headers": lambda text: _BLOCK + text,
    "forward": lambda text: "---------- Forwarded message ----------\n" + _BLOCK.replace("Sent", "Date") + text,
    "thunderbird forward": lambda text: "-------- Forwarded Message --------\n" + _BLOCK + text,
    "apple forward": lambda text: "Begin forwarded message:\n\n" + _BLOCK.replace("Sent", "Date") + text,
    "german outlook": lambda text: "-----Ursprüngliche Nachricht-----\nVon: " + _BLOCK.removeprefix("From: ") + text,
}
"""Ways in which a mail program puts another's text under or into one's own."""
