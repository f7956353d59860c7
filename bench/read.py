"""Reading mails: raw bytes to acts with all phrases loaded, against parsing alone by the standard library.

    python -m bench.read [--rounds 15] [--talk 400]

The standard library only parses the same bytes (`email`, `policy.default`) and gets the text body. Both sides go
through the mails in turn, round after round, and the fastest round of each counts, in time of this process alone:
other work on the machine changes both and not their ratio. "First sight" is one pass of a new reader over mails that it
has not read before: nothing that is kept between mails can help it.

Corpora: the labelled mails of the tests (short, nearly all with acts) and the made-up archive of `bench.replay` (long
prose, quotes, footers, a few acts), with its talk alone as a third.
"""

from __future__ import annotations

import argparse
import gc
import json
import time
from collections.abc import Callable, Sequence
from email import message_from_bytes, policy
from pathlib import Path

from bench.archive import mails
from engine.expressions import compile_all
from officers.bnomic4.words import PHRASEBOOK
from parsers.mail.mime import parse_mail
from parsers.reader import Reader

LABELLED = Path(__file__).parents[1] / "tests" / "data" / "corpus" / "mails.jsonl"
GOAL = 0.5


def labelled() -> list[bytes]:
    """The mails of the labelled corpus."""
    return [json.loads(line)["raw"].encode() for line in LABELLED.read_text(encoding="utf-8").splitlines()]


def by_library(raws: Sequence[bytes]) -> None:
    """What the standard library does with them."""
    for raw in raws:
        body = message_from_bytes(raw, policy=policy.default).get_body(("plain", "html"))
        if body is not None:
            body.get_content()


def spent(work: Callable[[], object]) -> float:
    """Seconds of this process's own time."""
    began = time.process_time()
    work()
    return time.process_time() - began


def measure(name: str, raws: Sequence[bytes], rounds: int) -> None:
    """Print one line of the table: microseconds a mail, and the ratio."""
    fresh, reader = Reader(PHRASEBOOK), Reader(PHRASEBOOK)
    compile_all()  # as the service does before it takes mail,
    gc.collect()
    gc.freeze()  # and this, too
    half = len(raws) // 2
    for raw in raws[:half]:
        fresh.read(raw)
    first = spent(lambda: [fresh.read(raw) for raw in raws[half:]]) / (len(raws) - half)
    library = ours = head = float("inf")
    for _ in range(rounds):
        library = min(library, spent(lambda: by_library(raws)))
        ours = min(ours, spent(lambda: [reader.read(raw) for raw in raws]))
        head = min(head, spent(lambda: [parse_mail(raw) for raw in raws]))
    each = 1e6 / len(raws)
    gc.unfreeze()
    acts = sum(len(reader.read(raw).acts) for raw in raws)
    size = sum(map(len, raws)) / len(raws)
    print(
        f"{name:<22}{len(raws):>6}{size:>8.0f}{acts / len(raws):>7.2f}{library * each:>10.0f}{head * each:>8.0f}"
        f"{ours * each:>8.0f}{first * 1e6:>8.0f}{ours / library:>8.2f}"
    )


def main() -> None:
    """Runs the benchmark and prints its table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=15)
    asked.add_argument("--talk", type=int, default=400)
    said = asked.parse_args()
    archive = list(mails(said.talk))
    reader = Reader(PHRASEBOOK)
    print("                       mails   bytes   acts   library    MIME    read   first   ratio")
    measure("labelled mails", labelled(), said.rounds)
    measure("archive", archive, said.rounds)
    measure("archive, talk alone", [raw for raw in archive if not reader.read(raw).acts], said.rounds)
    print(f"microseconds a mail; ratio of reading to the library's parsing alone (goal: at most {GOAL})")


if __name__ == "__main__":
    main()
