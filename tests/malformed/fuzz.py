"""Mails broken at random, each from its seed alone: ordinary ones and the known defects, cut, mixed and bitten."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

from tests.malformed.defects import PLAIN, TEXT, all_defects, mail, parts, typed
from tests.parsers.fuzz.mails import make

LARGEST = 20_000
"""Octets of a defect that is broken further: the large ones show what size does, and that is known."""
PIECES = (
    b"\r\n", b"\n", b"\r", b"\0", b"\r\n\r\n", b"\r\n ", b": ", b"--x\r\n", b"--x--\r\n", b"=?utf-8?q?", b"?=", b"<", b">", b'"', b"(", b")", b"\\", b"@", b",", b";", b"=",
    b"Content-Type: ", b"multipart/mixed; boundary=x", b"text/html", b"message/rfc822", b"Content-Transfer-Encoding: base64\r\n", b"charset=", b"From: eve@p.example\r\n", b"List-Id: <b-business.lists.example>\r\n",
    b"Date: ", b"Received: from x by y; ", b"I vote FOR 1.", b"I submit the following proposal: {{", b"}}", b"> ", b"-- \r\n", b"BEGIN TRANSACTION\r\n", b"END TRANSACTION\r\n", b"If ", b" and ", b"I intend, without objection, to ",
    b"-----BEGIN PGP SIGNED MESSAGE-----\r\n", b"-----BEGIN PGP SIGNATURE-----\r\n", b"-----END PGP SIGNATURE-----\r\n", b"Game: Mill\r\nId: x\r\nExpires: 2026-03-02T00:00:00Z\r\n\r\n", b"help\r\n", b"\xff\xfe", b"\xc3", b"\xe2\x80\xa8",
    b"9999999999999999", b"-1", b"%s", b"{{7*7}}", b"<blockquote>", b"<p>", b"&#0;", b"\x1b[2J", b"DKIM-Signature: v=1; a=rsa-sha256; d=p.example; s=s; h=from; bh=x; b=x\r\n", b"ARC-Seal: i=1; a=rsa-sha256; d=x; s=s; cv=none; b=x\r\n",
)  # fmt: skip
WORDS = (
    b"I vote FOR P1 and AGAINST P2.\r\n> 12  Title\r\nFOR\r\n", b"I submit the following proposal:\r\n\r\n{{\r\n__Hats__\r\nEach Player has a hat.\r\n}}\r\n", b"BEGIN TRANSACTION\r\nI give m1 to Eve.\r\nI give m900 to Eve.\r\nEND TRANSACTION\r\n",
    b"I intend, with support, to change the motnw to \"x\".\r\n", b"I usurp the Ministry of Games with a reward of m40.\r\n", b"I submit a Consultation: Is this a question?\r\n", b"I forfeit the game.\r\n", b"I become active.\r\n", TEXT,
)  # fmt: skip


def fuzzed(seed: int) -> bytes:
    """The mail of a seed."""
    chance = random.Random(seed)
    raw = chance.choice(_bases())
    for _ in range(chance.randint(1, 8)):
        raw = chance.choice(BITES)(raw, chance)
    return raw


def many(first: int, count: int) -> Iterator[tuple[str, bytes]]:
    """The mails of so many seeds, with their names."""
    for seed in range(first, first + count):
        yield f"fuzz {seed}", fuzzed(seed)


def both(first: int, count: int) -> Iterator[tuple[str, bytes]]:
    """The mails of so many seeds, by turns broken mails and the reader's hostile texts (tests/parsers/fuzz)."""
    for seed in range(first, first + count):
        yield (f"text {seed}", make(seed)) if seed % 2 else (f"fuzz {seed}", fuzzed(seed))


@cache
def _bases() -> tuple[bytes, ...]:
    listed = (
        b"List-Id: <b-business.lists.example>\r\nReceived: from p by lists.example; Sun, 1 Mar 2026 12:00:00 +0000\r\n"
    )
    plain = [listed + mail(body=text) for text in WORDS]
    officer = [
        mail(b"To: officer@bot.example", body=text)
        for text in (b"help\r\n", b"receipts: none\r\n", b"register key\r\n", *WORDS[:2])
    ]
    shaped = [
        listed
        + typed(
            b"multipart/alternative; boundary=x",
            parts(
                PLAIN,
                b"Content-Type: text/html; charset=utf-8\r\n\r\n<p>I give m1 to Eve.</p><blockquote>x</blockquote>",
            ),
        ),
        listed
        + typed(b"text/plain; charset=utf-8", b"SSBnaXZlIG0xIHRvIEV2ZS4=\r\n", b"Content-Transfer-Encoding: base64"),
        listed
        + typed(
            b"text/plain; charset=iso-8859-1; format=flowed",
            b"I give m1 =\r\nto Eve=2E =E4\r\n",
            b"Content-Transfer-Encoding: quoted-printable",
        ),
        mail(
            b"From: =?utf-8?b?QsO2Yg==?= via l <b-business@lists.example>",
            b"Reply-To: Bob <bob@p.example>",
            b"List-Post: <mailto:b-business@lists.example>",
        ),
    ]
    small = [raw for raw in all_defects().values() if len(raw) <= LARGEST]
    return (*(plain + officer + shaped) * 12, *small)


def _place(raw: bytes, chance: random.Random) -> int:
    return chance.randint(0, len(raw))


def _span(raw: bytes, chance: random.Random) -> tuple[int, int]:
    start = _place(raw, chance)
    return start, min(len(raw), start + chance.choice((1, 2, 5, 20, 100, 1000)))


def _put(raw: bytes, chance: random.Random) -> bytes:
    at = _place(raw, chance)
    return raw[:at] + chance.choice(PIECES) * chance.choice((1, 1, 1, 2, 10, 200)) + raw[at:]


def _cut(raw: bytes, chance: random.Random) -> bytes:
    start, end = _span(raw, chance)
    return raw[:start] + raw[end:]


def _repeat(raw: bytes, chance: random.Random) -> bytes:
    start, end = _span(raw, chance)
    return raw[:end] + raw[start:end] * chance.choice((1, 2, 30)) + raw[end:]


def _bite(raw: bytes, chance: random.Random) -> bytes:
    if not raw:
        return raw
    found = bytearray(raw)
    for _ in range(chance.choice((1, 1, 3, 30))):
        found[chance.randrange(len(found))] = chance.randrange(256)
    return bytes(found)


def _end(raw: bytes, chance: random.Random) -> bytes:
    return raw[: _place(raw, chance)]


def _swap(raw: bytes, chance: random.Random) -> bytes:
    lines = raw.split(b"\r\n")
    a, b = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return b"\r\n".join(lines)


def _cross(raw: bytes, chance: random.Random) -> bytes:
    other = chance.choice(_bases())
    return raw[: _place(raw, chance)] + other[_place(other, chance) :]


def _noise(raw: bytes, chance: random.Random) -> bytes:
    at = _place(raw, chance)
    return raw[:at] + chance.randbytes(chance.choice((1, 4, 50, 1000))) + raw[at:]


def _say(raw: bytes, chance: random.Random) -> bytes:
    return raw + chance.choice(WORDS)


BITES: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    _put,
    _put,
    _put,
    _cut,
    _repeat,
    _bite,
    _end,
    _swap,
    _cross,
    _noise,
    _say,
)
