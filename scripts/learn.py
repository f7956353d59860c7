#!/usr/bin/env python
"""Learns how deeds sound from the labelled mails of the tests, and writes it beside the words of the nomic.

    pip install -e '.[learn]'
    python scripts/learn.py [--measure]

What is learned is the last net of the reader (parsers/acts/held/likely.py): which statements, of which nothing was
read, are held for a human. It is measured on the mails of writers that it did not learn from, five parts in turn, and
only on statements that the reader passes over: how many of those that do something it finds, and how many others.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from typing import NamedTuple

from rich.progress import track
from weighing import DATA, PARTS, Learned, alone, corpora, fitted, write

from bot.reading import compiled
from parsers.clauses.likeness import rows_of
from parsers.mail.mime import parse_mail

ABOUT = "How deeds sound in this game: made by `scripts/learn.py` from the labelled mails of the tests."
STRENGTH = 0.4
"""The inverse of the weight of the L1 penalty: a smaller one keeps fewer rows."""
RAREST = 4
"""Statements in which a row of words must stand to count."""
SILENT_DEED, SILENT_TALK = 5.0, 3.0
"""How much more a statement counts that the reader passes over: only of such ones the net has to tell."""
LEAST = 0.55
"""The probability from which on a statement is held."""
TRIED = (0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)


class Said(NamedTuple):
    """A statement, as rows of its signs."""

    source: str
    rows: tuple[str, ...]
    deed: bool
    silent: bool


def mails() -> Iterator[tuple[str, bytes, list[tuple[int, int]]]]:
    """Labelled mails, with where their acts (and what is unclear) stand, and who wrote them."""
    for name, labelled in corpora():
        for mail in labelled:
            spans = [(one["start"], one["end"]) for one in (*mail["acts"], *mail.get("unclear", [])) if "start" in one]
            yield name, mail["raw"].encode(), spans


def sentences() -> Iterator[tuple[str, bytes, list[tuple[int, int]]]]:
    """Single sentences of the tests."""
    for name in ("exact", "said", "talk", "idle"):
        for line in (DATA / "deeds" / f"{name}.txt").read_text("utf-8").splitlines():
            if not line.strip() or line.startswith("#"):
                continue
            body, deed = line, name == "said"
            if name == "exact":
                body, _, acts = line.partition("=>")
                deed = bool(acts.strip())
            if name == "said":
                body = line.partition("|")[2]
            body = body.strip().replace("\\n", "\n")
            if deed and "\n" in body:
                continue  # which of its lines do something is not told
            yield name, alone(body), [(0, len(body))] if deed else []


def idle_mails() -> Iterator[tuple[str, bytes, list[tuple[int, int]]]]:
    """Short mails of the tests that are about votes and do nothing."""
    for path in sorted((DATA / "votes").glob("*.txt")):
        for one in re.split(r"^@ ", path.read_text("utf-8"), flags=re.M)[1:]:
            block = re.fullmatch(r"(?P<kind>\w+) ?(?P<subject>[^\n]*)\n(?P<body>.*)=>\s*", one, re.S)
            if block is not None:
                head = f"From: Zed <zed@x.example>\nMessage-ID: <1@x.example>\nSubject: {block['subject']}\n"
                yield path.stem, f"{head}Content-Type: text/plain; charset=utf-8\n\n{block['body']}".encode(), []


def statements() -> Iterator[Said]:
    """Every statement of every mail that is read as it stands."""
    reader = compiled("bnomic4")
    for source, raw, spans in track([*mails(), *sentences(), *idle_mails()], "reading"):
        context = reader.survey(parse_mail(raw))
        if context is None:
            continue
        silent = {(one.start, one.end) for one in context.silent}
        for one in context.statements:
            text = context.body[one.start : one.end].rstrip().replace("\n", " ")
            if not text.strip():
                continue
            signs = reader.grammar.signs.of(text, one.line_start, bool(one.mark))
            deed = any(start < one.end and one.start < end for start, end in spans)
            yield Said(source, tuple(rows_of(signs)), deed, (one.start, one.end) in silent)


def learned_from(said: list[Said]) -> Learned:
    """What these statements teach."""
    weights = [(SILENT_DEED if one.deed else SILENT_TALK) if one.silent else 1.0 for one in said]
    return fitted([one.rows for one in said], [one.deed for one in said], weights, STRENGTH, RAREST)


def measure(said: list[Said]) -> None:
    """Print what is found and held in vain of the mails of writers from whom nothing was learned."""
    sources = sorted({one.source for one in said})
    found: list[tuple[float, bool]] = []
    for part in track(range(PARTS), "measuring"):
        others = {source for n, source in enumerate(sources) if n % PARTS == part}
        learned = learned_from([one for one in said if one.source not in others])
        unseen = [one for one in said if one.source in others and one.silent]
        found += zip(learned.odds([one.rows for one in unseen]), (one.deed for one in unseen), strict=True)
    deeds = sum(deed for _, deed in found)
    print(f"{len(found)} statements passed over, {deeds} of which do something")
    for least in TRIED:
        held = [deed for odds, deed in found if odds >= least]
        print(f"  from {least:.2f}: {sum(held)} of them held, {len(held) - sum(held)} others")


def main() -> None:
    """Learn, and say how well."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("--measure", action="store_true", help="only measure")
    only = asked.parse_args().measure
    said = list(statements())
    if only:
        measure(said)
    else:
        write(learned_from(said), "likeness", ABOUT, LEAST)


if __name__ == "__main__":
    main()
