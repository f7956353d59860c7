"""A made-up archive of a long game, for benchmarks: the same bytes for the same number of mails.

A list of players talks, gives, proposes and votes; four mails in ten are talk with quotes, as on real lists.
Mails come every twelve minutes of game time, so 20,000 of them are about five months.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

from officers.bnomic4.kinds.offices import MINISTRIES

PLAYERS = tuple(
    (
        "Abel Brina Corvo Delia Edda Falk Greta Hanno Ilka Joris "
        "Kaja Lorin Mirte Nils Orla Pavo Quirin Runa Sverre Tilda"
    ).split()
)  # fmt: skip
START = datetime(2009, 1, 5, 6, tzinfo=UTC)
STEP = timedelta(minutes=12)
LIST = "bench-business@lists.example"

_WORDS = (
    "lantern kettle ladder marble harbour whistle umbrella candle pebble ribbon thimble copper meadow orchard "
    "the of a and with under beside while nobody everybody seldom often perhaps rather quite still again"
).split()


def genesis() -> str:
    """The genesis of the game: every ministry held, the bot clerks everything."""
    out = [f'[game]\nruleset = "bnomic4"\nname = "Bench"\nat = {START.isoformat()}\nautomatic = true\n',
           "[clock]\nnweek = 1\nnday = 1\non = true\n",
           f'[[forums]]\nname = "bench-business"\naddress = "{LIST}"\nkind = "public"\n']  # fmt: skip
    for name in PLAYERS:
        out.append(
            f'[[players]]\nname = "{name}"\naddresses = ["{name.lower()}@mail.example"]\n'
            f"points = 5\nmackerel = 500\nactive = true\nvested = true\nlast_game_action_nweek = 1\n"
        )
    for number, office in enumerate(MINISTRIES):
        out.append(f'[[ministries]]\nname = "{office}"\nminister = "{PLAYERS[number]}"\nreward = 40\n')
    return "\n".join(out)


def mails(count: int) -> Iterator[bytes]:
    """The mails of the archive, in order of time."""
    previous = ""
    for number in range(count):
        raw, previous = _mail(number, previous)
        yield raw


def mbox(count: int) -> Iterator[bytes]:
    """The archive as one mbox (mboxrd), a message at a time."""
    for number, raw in enumerate(mails(count)):
        stamp = (START + number * STEP).strftime("%a %b %d %H:%M:%S %Y")
        yield f"From sender@mail.example {stamp}\n".encode() + raw.replace(b"\nFrom ", b"\n>From ") + b"\n"


def _noise(number: int, salt: str, count: int) -> str:
    digest = hashlib.sha256(f"{number}/{salt}".encode()).digest()
    words = [_WORDS[(digest[i % 32] + i * 7) % len(_WORDS)] for i in range(count)]
    lines = [" ".join(words[i : i + 11]) for i in range(0, count, 11)]
    return "\n".join(line.capitalize() + "." for line in lines)


def _body(number: int, previous: str) -> str:
    who, other = PLAYERS[number % len(PLAYERS)], PLAYERS[(number * 7 + 3) % len(PLAYERS)]
    turn = number % 10
    if turn in (1, 3, 6, 8):
        quoted = "\n".join(f"> {line}" for line in previous.splitlines()[:12])
        return f"On Mon, {who} wrote:\n{quoted}\n\n{_noise(number, 'talk', 200)}\n"
    talk = _noise(number, "preface", 120)
    if turn in (0, 5) and other != who:
        return f"{talk}\n\nI give m{1 + number % 3} to {other}.\n"
    if turn == 2 and number % 40 == 2:
        body = _noise(number, "body", 80)
        text = f"{{{{\n{body}\nThis changes no state of the game.\n}}}}"
        return f'{talk}\n\nI submit the following proposal, titled "Matter {number}":\n\n{text}\n'
    if turn in (4, 7):
        return f"{talk}\n\nI vote {'FOR' if number % 3 else 'AGAINST'} every open proposal.\n"
    return f"{talk}\n\nI exchange 1 point for mackerel.\n"


def _mail(number: int, previous: str) -> tuple[bytes, str]:
    at = START + number * STEP
    who = PLAYERS[number % len(PLAYERS)]
    date = format_datetime(at)
    body = _body(number, previous)
    ident = hashlib.sha256(f"mail {number}".encode()).hexdigest()[:20]
    head = (
        f"Return-Path: <bench-business-bounces@lists.example>\n"
        f"Received: from lists.example (localhost [127.0.0.1])\n"
        f"\tby lists.example (Postfix) with ESMTP id {ident[:10]};\n\t{date}\n"
        f"Received: from mail.example (mail.example [192.0.2.{number % 250}])\n"
        f"\tby lists.example (Postfix) with ESMTP id {ident[10:]}\n"
        f"\tfor <{LIST}>; {date}\n"
        f"Message-ID: <{ident}@mail.example>\nDate: {date}\nFrom: {who} <{who.lower()}@mail.example>\nTo: {LIST}\n"
        f"Subject: [b-b] matter {number // 7}\nPrecedence: list\nList-Id: Bench <bench-business.lists.example>\n"
        f"List-Post: <mailto:{LIST}>\nMIME-Version: 1.0\nContent-Type: text/plain; charset=us-ascii\n"
        f"Content-Transfer-Encoding: 7bit\nUser-Agent: Mutt/1.5.18 (2008-05-17)\n\n"
    )
    footer = f"\n{'_' * 47}\nbench-business mailing list\n{LIST}\nhttp://lists.example/listinfo/bench-business\n"
    return (head + body + footer).encode(), body
