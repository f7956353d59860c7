"""How fast the pages of a long game answer: a made-up game of 50 nweeks, every kind of page, the present and the past.

    python -m bench.web [--nweeks 50] [--rounds 15]

Prints for each page its size, the median time of an answer that is made anew (no page is taken from a cache of
answers; the game in memory is kept, as it is while visitors come), and the ratio to a bare Starlette application that
answers with as many octets. The visits are made in this process, without a network, the same way for both. "own ms" is
the time that the processors worked for it: on a busy machine it says more, and the ratio is taken of it.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from bench.archive import LIST, PLAYERS
from officers.bnomic4.kinds.offices import MINISTRIES

START = datetime(2009, 1, 5, 6, tzinfo=UTC)
NWEEK = timedelta(days=12)
PROPOSALS = 6
"""Each nweek, by players in turn."""
GOAL = 50.0
"""Milliseconds at the median."""
LARGEST = 50_000


def genesis() -> str:
    """The start: every ministry held, one rule with a text that the game revises."""
    head = [
        f'[game]\nruleset = "bnomic4"\nname = "Bench"\nat = {START.isoformat()}\nautomatic = true',
        "[clock]\nnweek = 1\nnday = 1\non = true",
        f'[[forums]]\nname = "bench-business"\naddress = "{LIST}"\nkind = "public"',
        '[[rules]]\nnumber = 91\ntitle = "Shelves"\ntext = "There are shelves in the cellar."',
    ]
    people = [
        f'[[players]]\nname = "{name}"\naddresses = ["{name.lower()}@mail.example"]\npoints = 5\nmackerel = 500\n'
        "active = true\nvested = true\nlast_game_action_nweek = 1\nlast_voted_nweek = 1"
        for name in PLAYERS
    ]
    offices = [
        f'[[ministries]]\nname = "{office}"\nminister = "{PLAYERS[n]}"\nreward = 40'
        for n, office in enumerate(MINISTRIES)
    ]
    return "\n\n".join([*head, *people, *offices]) + "\n"


def mails(nweeks: int) -> Iterator[bytes]:
    """The mails of so many nweeks in order of time: proposals, talk and gifts, then votes on every proposal."""
    for nweek in range(nweeks):
        begin = START + nweek * NWEEK
        first = nweek * PROPOSALS
        posts: list[tuple[timedelta, str, str, str]] = []
        for n in range(PROPOSALS):
            who, number = PLAYERS[(nweek * 5 + n * 3) % len(PLAYERS)], first + n + 1
            change = f'Append to Rule 91: "Shelf {number} holds jars of nweek {nweek + 1}."' if n % 3 == 0 else "Jam."
            text = f'I submit the following proposal, titled "Matter {number}":\n\n{{{change}}}\n'
            posts.append((timedelta(days=n, hours=3), who, f"Proposal: Matter {number}", text))
        for n, who in enumerate(PLAYERS):
            talk = "\n".join(f"Line {k} of what {who} thinks about jam and shelves." for k in range(25))
            gift = f"\n\nI give m{1 + n % 3} to {PLAYERS[(n + nweek + 1) % len(PLAYERS)]}.\n" if n % 2 else "\n"
            posts.append((timedelta(days=n % 8, hours=8, minutes=n), who, f"Re: jam {nweek}", talk + gift))
            choices = (("FOR", "AGAINST", "ABSTAIN")[(n * 7 + k * 3 + nweek) % 5 % 3] for k in range(PROPOSALS))
            votes = "".join(f"{first + k + 1}: {choice}\n" for k, choice in enumerate(choices))
            posts.append((timedelta(days=9, hours=1, minutes=7 * n), who, "Re: Ballot", votes))
        for after, who, subject, text in sorted(posts):
            yield _mail(begin + after, who, subject, text)


def _mail(at: datetime, who: str, subject: str, text: str) -> bytes:
    date, name = format_datetime(at), f"{at:%Y%m%d%H%M}.{who.lower()}"
    return (
        f"Received: from mail.example by lists.example; {date}\nMessage-ID: <{name}@mail.example>\nDate: {date}\n"
        f"From: {who} <{who.lower()}@mail.example>\nTo: {LIST}\nSubject: {subject}\n"
        f"List-Id: <bench-business.lists.example>\nList-Post: <mailto:{LIST}>\n\n{text}"
    ).encode()


def play(nweeks: int, folder: Path) -> str:
    """Folds the game into a store; gives its URL."""
    from bot.genesis import load
    from bot.mail.archive import index
    from bot.storing import replay_into

    start, box, url = folder / "genesis.toml", folder / "game.mbox", f"sqlite:///{folder / 'game.db'}"
    start.write_text(genesis())
    with box.open("wb") as stream:
        for raw in mails(nweeks):
            stream.write(
                b"From x@mail.example Mon Jan  5 06:00:00 2009\n" + raw.replace(b"\nFrom ", b"\n>From ") + b"\n"
            )
    replay_into(url, index([str(box)]), load(str(start)), until=START + nweeks * NWEEK)
    return url


def pages(nweeks: int) -> dict[str, str]:
    """Every kind of page, and some at an instant in the middle."""
    last, past = nweeks * PROPOSALS, f"{START + (nweeks // 2) * NWEEK + timedelta(days=10):%Y-%m-%dT%H:%M:%SZ}"
    talk = f"{START + timedelta(hours=8):%Y%m%d%H%M}.{PLAYERS[0].lower()}%40mail.example"
    return {
        "overview": "/",
        "overview, past": f"/?at={past}",
        "ballot": "/ballot/",
        "ballot, past": f"/ballot/?at={past}",
        "proposals": "/things/proposal/",
        "a proposal": f"/things/proposal/{last}/",
        "if it passed": f"/things/proposal/{nweeks // 2 * PROPOSALS + 2}/if-passed/?at={past}",
        "players": "/things/player/",
        "a player": f"/things/player/{PLAYERS[0]}/",
        "why": f"/things/player/{PLAYERS[0]}/why/mackerel/",
        "ministries": "/things/ministry/",
        "rules": "/rules/",
        "a rule": "/rules/4E91/",
        "mail": "/mail/",
        "a month": f"/archive/{START:%Y-%m}/",
        "a mail": f"/mail/{talk}/",
        "acts": "/acts/",
        "a display": "/displays/D-SOC-1/",
        "pictures": "/pictures/",
        "everything": "/things/",
        "search": "/search/?q=jam+shelf+12",
        "feed": "/acts/feed.atom",
        "data": f"/things/player/{PLAYERS[0]}/index.json",
    }


Visit = Callable[[str], Awaitable[tuple[int, int, float, float]]]


def visitor(app: Starlette) -> Visit:
    """Visits paths of an application in this process: (status, octets, seconds, seconds of the processors)."""

    async def visit(path: str) -> tuple[int, int, float, float]:
        where, _, query = path.partition("?")
        got = {"status": 0, "octets": 0}

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                got["status"] = message["status"]
            got["octets"] += len(message.get("body", b""))

        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
            "path": where.replace("%40", "@"), "raw_path": where.encode(), "query_string": query.encode(),
            "root_path": "", "headers": [], "client": None, "server": ("site", 80),
        }  # fmt: skip
        began, spent = time.perf_counter(), time.process_time()
        await app(scope, receive, send)
        return got["status"], got["octets"], time.perf_counter() - began, time.process_time() - spent

    return visit


def bare(octets: int) -> Starlette:
    """An application that does nothing but answer with so many octets."""
    body = "x" * octets

    def page(request: Request) -> HTMLResponse:
        return HTMLResponse(body)

    return Starlette(routes=[Route("/", page)])


async def measured(visit: Visit, path: str, rounds: int) -> tuple[int, float, float]:
    """Octets, and the medians of both times in milliseconds; the first visit, which fills the memory, is left out."""
    status, octets, _, _ = await visit(path)
    assert status == 200, f"{path}: {status}"
    visits = [await visit(path) for _ in range(rounds)]
    waited, worked = (statistics.median(one[n] for one in visits) * 1000 for n in (2, 3))
    return octets, waited, worked


async def run(url: str, nweeks: int, rounds: int) -> None:
    """Measures and prints."""
    from bot.store.store import Store
    from bot.web.app import application

    with Store.open(url) as store:
        visit = visitor(application(store))
        began = time.perf_counter()
        await visit("/")
        first = time.perf_counter() - began
        print(f"{'page':<16} {'octets':>7} {'ms':>8} {'own ms':>8} {'to bare':>8}")
        medians, works, sizes = [], [], []
        for name, path in pages(nweeks).items():
            octets, waited, worked = await measured(visit, path, rounds)
            _, _, plain = await measured(visitor(bare(octets)), "/", rounds)
            medians.append(waited)
            works.append(worked)
            sizes.append((octets, name))
            print(f"{name:<16} {octets:>7} {waited:>8.1f} {worked:>8.1f} {worked / plain:>8.1f}")
    middle = statistics.median(medians)
    print(f"median of all pages, ms                      {middle:>8.1f}   (goal: < {GOAL:.0f})")
    print(f"the same of the processors' own time, ms     {statistics.median(works):>8.1f}")
    print(f"slowest page, ms                             {max(medians):>8.1f}")
    print(f"first page after a start, ms                 {first * 1000:>8.1f}")
    large = [name for octets, name in sizes if octets >= LARGEST and name != "pictures"]
    print(f"pages of 50 kB or more, pictures aside       {', '.join(large) or 'none':>8}")


def main() -> None:
    """Runs the benchmark and prints its table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--nweeks", type=int, default=50)
    asked.add_argument("--rounds", type=int, default=15)
    said = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        url = play(said.nweeks, Path(folder))
        print(f"{said.nweeks} nweeks played in {time.perf_counter() - began:.0f} s")
        asyncio.run(run(url, said.nweeks, said.rounds))


if __name__ == "__main__":
    main()
