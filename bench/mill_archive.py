"""The made-up game of `bench.mill` as files: the same bytes for the same number of nweeks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from email.utils import format_datetime
from pathlib import Path
from random import Random

from bench.mill import Letter, begins, genesis
from bench.mill_nweek import Nweek
from bot.genesis import Genesis, load

SEED = 4


def letters(nweeks: int) -> Iterator[Letter]:
    """The letters of the game, in order of time."""
    rng = Random(SEED)
    for number in range(1, nweeks + 1):
        yield from Nweek(number, rng).all()


def mbox(told: Iterable[Letter]) -> Iterator[bytes]:
    """Letters as one mbox (mboxrd), a message at a time."""
    for letter in told:
        yield f"From sender@mail.example {letter.at:%a %b %d %H:%M:%S %Y}\n".encode()
        yield mail(letter).replace(b"\nFrom ", b"\n>From ") + b"\n"


def mail(letter: Letter) -> bytes:
    """A letter as it arrived from its list."""
    date, name = format_datetime(letter.at), letter.to.partition("@")[0]
    answers = f"In-Reply-To: <{letter.re}@mail.example>\n" if letter.re else ""
    return (
        f"Received: from mail.example (mail.example [192.0.2.7])\n\tby lists.example (Postfix) with ESMTP\n"
        f"\tfor <{letter.to}>; {date}\n"
        f"Message-ID: <{letter.ident}@mail.example>\nDate: {date}\n"
        f"From: {letter.who} <{letter.who.lower()}@mail.example>\nTo: {letter.to}\n"
        f"Subject: {'Re: ' if letter.re else ''}[{name}] mill\n{answers}List-Id: <{name}.lists.example>\n"
        f"MIME-Version: 1.0\nContent-Type: text/plain; charset=us-ascii\nContent-Transfer-Encoding: 7bit\n\n"
        f"{letter.text}\n\n{'_' * 47}\n{name} mailing list\n{letter.to}\nhttp://lists.example/listinfo/{name}\n"
    ).encode()


@dataclass(frozen=True, slots=True)
class Archive:
    """The game as files."""

    nweeks: int
    mails: Path
    start: Path

    @property
    def end(self) -> datetime:
        """The midnight that ends the game."""
        return begins(self.nweeks + 1)

    def genesis(self) -> Genesis:
        """The genesis, checked."""
        return load(str(self.start))


def archive(folder: Path, nweeks: int) -> Archive:
    """Writes the game into a folder."""
    found = Archive(nweeks, folder / "mill.mbox", folder / "genesis.toml")
    with found.mails.open("wb") as stream:
        stream.writelines(mbox(letters(nweeks)))
    found.start.write_text(genesis())
    return found
