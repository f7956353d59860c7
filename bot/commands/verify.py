"""`officer verify`: folds the journal again from the genesis and compares it with what the store holds."""

from __future__ import annotations

from rich.console import Console

from bot.commands.game import open_store
from bot.errors import Complaint
from bot.past import FIRST_TURN, reached
from bot.plain import object_row
from bot.store.rows import Status
from bot.storing import Translator, genesis_of
from engine.draws import commitment
from engine.journal import Seed

TOLD = 50
"""Entries after which the progress is told again."""


def verify(*, config: str | None = None, store: str | None = None) -> None:
    """Fold the journal again and compare; exit status 1 when anything differs.

    Parameters
    ----------
    config
        The service's configuration.
    store
        The store's URL, instead of a configuration.
    """
    console = Console(stderr=True)
    with open_store(config, store) as opened, console.status("folding again") as status:
        genesis, until = genesis_of(opened), reached(opened)
        if until is None:
            print(f"the game has not begun, so there is nothing to compare; {FIRST_TURN}")
            return
        fold, read = genesis.fold(), Translator(genesis.ruleset, opened)
        count = acts = 0
        seeds: list[str] = []
        fold.game.drain()
        for row in opened.entries():
            if row.status is not Status.FOLDED:
                continue
            entry = read(row, fold.game)
            if isinstance(entry, Seed):
                seeds.append(commitment(entry.secret))
            fold.add(entry)
            count += 1
            if count % TOLD == 0:
                status.update(f"folding again: {count} entries, up to {row.at:%Y-%m-%d}")
            acts += len(fold.game.drain()[0])
            fold.game.world.drain()
        fold.advance(until)
        acts += len(fold.game.drain()[0])
        again = {one.uid: object_row(one) for one in fold.game.world.objects.values()}
        held = {one.uid: one for one in opened.objects()}
        stored_acts = sum(1 for _ in opened.acts())
    wrong = sorted(uid for uid in {*again, *held} if again.get(uid) != held.get(uid))
    if wrong:
        first = again.get(wrong[0]) or held[wrong[0]]
        raise Complaint(f"{len(wrong)} objects differ from the journal, first of them {first.kind}/{first.key}")
    if acts != stored_acts:
        raise Complaint(f"the store holds {stored_acts} acts, the journal gives {acts}")
    print(f"{count} entries folded again: {len(again)} objects and {acts} acts agree")
    for one in seeds:
        print(f"seed committed as {one}")
