#!/usr/bin/env python
"""Learns which acts may be misread from those that once were, and writes it beside the words of the nomic.

    pip install -e '.[learn]'
    python scripts/suspect.py [--measure]
    python scripts/suspect.py --note SET

tests/data/corpus/misread.jsonl keeps what the reader of its day misread in mails of writers whom nobody had seen: every
act that it found in such a mail, the wrong ones marked. From these, and from what today's reader rightly reads in all
labelled mails, games and sentences of the tests, is learned what is held for a human
(parsers/acts/held/suspect.py). It is measured on the mails of writers that it did not learn from, five parts in turn.

`--note` adds what today's reader misreads in a new set of labelled mails, tests/data/corpus/others/SET.jsonl. Do that
before anything is mended for the sake of the set: later it is no longer what happens to strangers.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from mailbox import mbox
from types import ModuleType
from typing import Any, NamedTuple

from rich.progress import track
from weighing import CORPUS, DATA, PARTS, Learned, alone, corpora, fitted, write

from engine.acts import Act, Unclear
from officers.bnomic4.words import PHRASEBOOK
from parsers.acts.held.suspect import Said, suspect_signs
from parsers.mail.mime import parse_mail
from parsers.reader import Reader

ABOUT = "What speaks for an act that was misread: made by `scripts/suspect.py` from the labelled mails of the tests."
NOTED = CORPUS / "misread.jsonl"
STRENGTH = 1.0
"""The inverse of the weight of the L1 penalty: a smaller one keeps fewer signs."""
RAREST = 4
"""Acts in which a sign must stand to count, and writers who must have it."""
FEWEST = 3
"""Writers who must have been misread with it, for a sign to speak against an act."""
GAME = 3.0
"""How much an act in a game of the tests counts, beside one in a labelled mail."""
SENTENCE = 0.3
"""How much a single sentence counts, beside one in a mail."""
LEAST = 0.25
"""The probability from which on an act is held."""
TRIED = (0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6)
FIELDS = ("action", "params", "start", "end", "times", "when", "transaction", "actor", "intent")


class Read(NamedTuple):
    """An act that was read, as signs."""

    source: str
    signs: frozenset[str]
    wrong: bool
    first: bool
    """It was read by a reader that had never seen the set, or is read in a mail in which nothing was misread then."""
    weight: float


def trusting() -> Reader:
    """A reader that suspects nothing."""
    return Reader(replace(PHRASEBOOK, suspicion=None))


def scorer() -> ModuleType:
    """The scorer of the labelled mails."""
    spec = importlib.util.spec_from_file_location("corpus_score", CORPUS / "score.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def as_told(act: Act) -> dict[str, Any]:
    """An act as the scorer takes it."""
    return {**{name: getattr(act, name) for name in FIELDS}, "params": dict(act.params), "text": act.text}


def said_of(act: Act) -> dict[str, Any]:
    """An act as it is noted, without what it does not say."""
    said = {name: one for name, one in as_told(act).items() if name in FIELDS and one is not None}
    if act.times == 1:
        del said["times"]
    return said


def wrong_ones(score: Any, mail: dict[str, Any], acts: Sequence[Act]) -> list[bool]:
    """Which acts are not among those that the labels tell."""
    text = score.Squashed(score.decode_body(mail["raw"]))
    counted = [n for n, act in enumerate(acts) if act.action not in score.NOT_COUNTED]
    found = [as_told(acts[n]) for n in counted]
    ways = []
    for labels in (mail["acts"], *mail.get("alt_acts", [])):
        wanted = [one for one in labels if one["action"] not in score.NOT_COUNTED]
        pairs = score.match_in_order(wanted, found, text)
        ways.append((len(wanted) - 2 * len(pairs), [counted[at] for _, at in pairs]))
    right = min(ways, key=lambda way: way[0])[1]
    return [n in counted and n not in right for n in range(len(acts))]


def weighed(reader: Reader, raw: bytes, then: dict[str, Any] | None = None) -> list[tuple[Act, frozenset[str]]]:
    """The acts of a mail with their signs: those that are read in it, or those that were read `then`."""
    context = reader.survey(parse_mail(raw))
    if context is None or not context.statements:
        return []
    if then is not None:
        body = context.body
        acts = [Act(**{name: one[name] for name in FIELDS if name in one}) for one in then["acts"]]
        context.acts = [replace(act, text=body[act.start : act.end]) for act in acts]
        context.unclear = [Unclear(body[start:end], start, end, "") for start, end in then["unclear"]]
    starts = [one.start for one in context.statements]
    said: Said = {}
    return [(act, frozenset(suspect_signs(context, act, starts, said))) for act in context.acts]


def noted() -> dict[tuple[str, str], dict[str, Any]]:
    """What was read at first in mails in which something was misread."""
    lines = map(json.loads, NOTED.read_text("utf-8").splitlines())
    return {(one["set"], one["mail"]): one for one in lines}


def in_mails(reader: Reader) -> Iterator[Read]:
    """What was read at first, and what is read today, in every labelled mail."""
    score, then = scorer(), noted()
    for source, mails in track(list(corpora()), "reading"):
        for mail in mails:
            raw = mail["raw"].encode()
            before = then.get((source, mail["id"]))
            if before is not None:
                for one, (_, signs) in zip(before["acts"], weighed(reader, raw, before), strict=False):
                    yield Read(source, signs, one.get("wrong", False), True, 1.0)
            now = weighed(reader, raw)
            for (_, signs), wrong in zip(now, wrong_ones(score, mail, [act for act, _ in now]), strict=True):
                yield Read(source, signs, wrong, before is None, 1.0)


def in_sentences(reader: Reader) -> Iterator[Read]:
    """What is read in the sentences of the tests and in those of the manual, all of it rightly."""
    lines = (DATA / "deeds" / "exact.txt").read_text("utf-8").splitlines()
    exact = [line.partition("=>")[0].strip().replace("\\n", "\n") for line in lines if not line.startswith("#")]
    shown = [sentence for words in PHRASEBOOK.words for sentence in words.examples]
    for sentence, weight in track([*((one, SENTENCE) for one in exact), *((one, 1.0) for one in shown)], "sentences"):
        yield from (Read("exact", signs, False, False, weight) for _, signs in weighed(reader, alone(sentence)))


def in_games(reader: Reader) -> Iterator[Read]:
    """What is read in the mails of the tests' games, of which a referee has told what comes of them: all rightly."""
    for path in track(sorted((DATA / "scenarios").rglob("*.mbox")), "games"):
        for mail in mbox(path, create=False):
            yield from (
                Read(path.parent.name, signs, False, False, GAME) for _, signs in weighed(reader, mail.as_bytes())
            )


def learned_from(read: list[Read]) -> Learned:
    """What these acts teach. A sign speaks against an act only if several writers were misread who had it."""
    writers: dict[str, set[str]] = defaultdict(set)
    misread: dict[str, set[str]] = defaultdict(set)
    for one in read:
        for sign in one.signs:
            writers[sign].add(one.source)
            if one.wrong:
                misread[sign].add(one.source)
    shared = {sign for sign, by in writers.items() if len(by) >= RAREST}
    signs = [one.signs & shared for one in read]
    learned = fitted(signs, [one.wrong for one in read], [one.weight for one in read], STRENGTH, RAREST)
    weights = learned.model.coef_[0]
    for sign, at in learned.rows.vocabulary_.items():
        if weights[at] > 0 and len(misread[sign]) < FEWEST:
            weights[at] = 0.0
    return learned


def measure(read: list[Read]) -> None:
    """Print how many acts are held that were misread, and how many others, of writers from whom nothing was learned."""
    sources = sorted({one.source for one in read if one.first})
    found: list[tuple[float, bool]] = []
    for part in track(range(PARTS), "measuring"):
        others = {source for n, source in enumerate(sources) if n % PARTS == part}
        learned = learned_from([one for one in read if one.source not in others])
        unseen = [one for one in read if one.source in others and one.first]
        found += zip(learned.odds([one.signs for one in unseen]), (one.wrong for one in unseen), strict=True)
    wrong = sum(one for _, one in found)
    print(f"{len(found)} acts, {wrong} of which were misread: {1 - wrong / len(found):.2%} were right")
    for least in TRIED:
        held = [one for odds, one in found if odds >= least]
        right = 1 - (wrong - sum(held)) / (len(found) - len(held))
        print(f"  from {least:.2f}: {sum(held)} of them held, {len(held) - sum(held)} others; {right:.2%} of the rest")


def note(name: str) -> None:
    """Add what is misread in a set."""
    score, reader = scorer(), trusting()
    mails = dict(corpora())[name]
    with NOTED.open("a", encoding="utf-8") as file:
        for mail in mails:
            reading = reader.read(mail["raw"].encode())
            wrong = wrong_ones(score, mail, reading.acts)
            if any(wrong):
                rows = [
                    said_of(act) | ({"wrong": True} if bad else {})
                    for act, bad in zip(reading.acts, wrong, strict=True)
                ]
                held = [(one.start, one.end) for one in reading.unclear]
                told = {"set": name, "mail": mail["id"], "acts": rows, "unclear": held}
                file.write(json.dumps(told, ensure_ascii=False) + "\n")


def main() -> None:
    """Learn, and say how well."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("--measure", action="store_true", help="only measure")
    asked.add_argument("--note", metavar="SET", help="add what is misread in a new set, and learn nothing")
    given = asked.parse_args()
    if given.note:
        note(given.note)
        return
    reader = trusting()
    read = [*in_mails(reader), *in_sentences(reader), *in_games(reader)]
    if given.measure:
        measure(read)
    else:
        write(learned_from(read), "suspicion", ABOUT, LEAST)


if __name__ == "__main__":
    main()
