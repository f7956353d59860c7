"""Folds an archive of mail into a state: what `officer replay` does, without a store.

The archive is read once and put in order (bot/spool.py), then folded entry by entry; verdicts are handed
over as they fall, so nothing grows with the archive but the world itself. Mails from before the genesis are
part of it already and are passed over.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime

from bot.cycles import rarely_sought
from bot.genesis import Genesis
from bot.mail.archive import Located
from bot.spool import Counts, Spool
from engine.errors import Stopped
from engine.fold import Fold
from engine.journal import ActRecord

log = logging.getLogger("officer.replay")


@dataclass(slots=True)
class Summary:
    """What a replay met."""

    counts: Counts = field(default_factory=lambda: Counts(0, 0))
    before: int = 0
    after: int = 0
    folded: int = 0
    aside: int = 0
    """Mails that met an error of the program, with nothing of them applied."""
    faults: Counter[str] = field(default_factory=Counter)
    """What else of the law met one, and how often; it alone did not happen."""
    verdicts: Counter[str] = field(default_factory=Counter)

    def lines(self) -> list[str]:
        """The summary for a person."""
        c = self.counts
        out = [f"{self.folded} mails folded of {c.mails}"]
        asides = [
            (c.copies, "copies"), (self.before, "from before the genesis"), (self.after, "after the end"),
            (self.aside, "put aside after an error of the program"),
        ]  # fmt: skip
        aside = ", ".join(f"{count} {what}" for count, what in asides if count)
        if aside:
            out[0] += f" ({aside})"
        acts = sum(self.verdicts.values())
        told = ", ".join(f"{self.verdicts[name]} {name}" for name in ("succeeded", "failed", "held"))
        out.append(f"{acts} acts: {told}")
        out += [f"{what} met an error of the program ({count} times)" for what, count in sorted(self.faults.items())]
        return out


@dataclass(frozen=True, slots=True)
class Progress:
    """Whom to tell how far a replay is; every call is one mail."""

    read: Callable[[Located], None] = lambda _: None
    ordered: Callable[[int], None] = lambda _: None
    folded: Callable[[], None] = lambda: None


@rarely_sought()
def replay(
    mails: Iterable[Located],
    genesis: Genesis,
    *,
    until: datetime | None = None,
    on_act: Callable[[ActRecord], object] = lambda _: None,
    progress: Progress | None = None,
) -> tuple[Fold, Summary]:
    """The game after every mail, its clock run to `until` (default: the last mail). Raises Complaint."""
    told = progress or Progress()
    fold = genesis.fold()
    fold.game.drain()
    fold.game.world.drain()
    summary = Summary()
    start = fold.game.now

    def hand_over() -> None:
        records, _ = fold.game.drain()
        fold.game.world.drain()
        for fault in fold.game.faults:
            log.error("%s was not carried out at %s", fault.what, fault.at.isoformat(), exc_info=fault.error)
            summary.faults[fault.what] += 1
        fold.game.faults.clear()
        for record in records:
            summary.verdicts[record.verdict] += 1
            on_act(record)

    with Spool(genesis.ruleset, genesis.public_fora()) as spool:
        spool.fill(mails, told.read)
        summary.counts = spool.counts
        told.ordered(len(spool))
        for message in spool.messages():
            if message.at < start:
                summary.before += 1
            elif until is not None and message.at > until:
                summary.after += 1
            else:
                before = fold.game.now
                try:
                    fold.add(message)
                    summary.folded += 1
                except Stopped:
                    raise
                except Exception:  # a bug of ours costs one mail, as it does in the service (bot/keeper.py)
                    log.exception("mail %d is put aside", message.tie)
                    fold.abandon(before)
                    summary.aside += 1
                hand_over()
            told.folded()
        summary.aside += spool.unread
    if until is not None:
        fold.advance(until)
        hand_over()
    return fold, summary
