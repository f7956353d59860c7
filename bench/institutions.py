"""A made-up game in which every institution of B Nomic is used (`bench.mill`), played nweek by nweek.

    python -m bench.institutions [--nweeks 50] [--store URL]...

prints what each nweek added to the game, what was live at its end, and the time it took; then the hash of the state
in memory and of each store.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from bench.mill import begins
from bench.mill_archive import Archive, archive
from bot.mail.archive import index
from bot.spool import Spool
from bot.storing import replay_into
from engine.fold import Fold
from engine.journal import ActRecord
from engine.state import state_hash


def played(game: Archive) -> Iterator[tuple[int, Fold, list[ActRecord]]]:
    """The game in memory: after every nweek its number, the fold, and the acts of the nweek."""
    start = game.genesis()
    fold, records = start.fold(), list[ActRecord]()
    fold.game.drain()
    nweek = 1

    def drained() -> list[ActRecord]:
        found, _ = fold.game.drain()
        fold.game.world.drain()
        return found

    with Spool(start.ruleset, start.public_fora()) as spool:
        spool.fill(index([str(game.mails)]))
        for message in spool.messages():
            while message.at >= begins(nweek + 1):
                fold.advance(begins(nweek + 1))
                yield nweek, fold, records + drained()
                nweek, records = nweek + 1, []
            fold.add(message)
            records += drained()
    fold.advance(game.end)
    yield nweek, fold, records + drained()


def sizes(fold: Fold) -> Counter[str]:
    """How many objects there are ("all"), how many live of every kind with a course, and the longest value."""
    world = fold.game.world
    found = Counter({"all": len(world.objects)})
    for one in world.objects.values():
        for name, field in one.fields.items():
            if field.live and one.values.get(name, field.default) in field.live:
                found[_kind(one)] += 1
        held = (len(value) for value in one.values.values() if isinstance(value, tuple | list | dict))
        found["longest"] = max(found["longest"], *held, 0)
    return found


def _kind(one: object) -> str:
    """Questions by their category, for what people never answer stays open."""
    kind, category = str(getattr(one, "kind", "")), getattr(one, "category", "")
    return f"{kind} {category}" if category else kind


def main() -> None:
    """Plays the game and prints its tables."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--nweeks", type=int, default=50)
    asked.add_argument("--store", action="append", default=[])
    said = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        game = archive(Path(folder), said.nweeks)
        before, spent = Counter[str](), time.process_time()
        print("nweek  acts  objects  new  seconds  live")
        for nweek, fold, records in played(game):
            now, took = sizes(fold), time.process_time() - spent
            live = ", ".join(f"{count} {kind}" for kind, count in sorted(now.items()) if kind != "all")
            print(f"{nweek:5} {len(records):5} {now['all']:8} {now['all'] - before['all']:4} {took:8.2f}  {live}")
            before, spent = now, time.process_time()
        print(f"in memory  {state_hash(fold.game)}")
        for url in said.store or [f"sqlite:///{folder}/mill.db"]:
            began = time.perf_counter()
            shown, summary = replay_into(url, index([str(game.mails)]), game.genesis(), until=game.end)
            took = time.perf_counter() - began
            print(f"{url.partition(':')[0]:10} {shown['state_hash']}  {summary.folded} mails, {took:.1f} s")


if __name__ == "__main__":
    main()
