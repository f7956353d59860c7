"""Mail that comes so late that a display which covers its time has been approved since: a question for an officer.

Late mail is folded where it belongs (bot/keeper.py). But a display that counts as approved settles what it shows
(Rule 4E50 of B Nomic; ratification elsewhere), and the players may rely on it. So the mail is first folded on a copy;
if that changes anything that such a display shows, the mail is put aside and its office is asked. The question is an
entry of the journal; the answer comes by order and is looked for here, so a crash between loses nothing.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.orders.past import MOST_ROWS, copied, correction_row
from bot.store.errors import StoreError
from bot.store.rows import Entry as Row
from bot.store.rows import EntryKind, NewEntry, Status
from engine.game import Game, Task
from engine.objects import iso
from engine.state import Difference, compare, show

if TYPE_CHECKING:
    from bot.keeper import Keeper

log = logging.getLogger("officer.late")
CATEGORY = "T-LATE"
FOLD, LEAVE = "fold", "leave out"
NOTE = "it came late, and a display that covers its time is approved: an officer decides"
LEFT = "an officer decided that it came too late"


def hold(keeper: Keeper, row: Row) -> bool:
    """Puts a late mail aside and asks, where an approved display stands against it; whether it was."""
    if row.kind is not EntryKind.MESSAGE or FOLD in _answers(keeper.game, row):
        return False
    settled = keeper.game.nomic.settled
    found = {name: at for name, at in settled(keeper.game).items() if at >= row.at} if settled is not None else {}
    if not found:
        return False
    try:
        covering = covered(keeper.game, found, _difference(keeper, row))
    except StoreError:
        raise
    except Exception:  # a bug of ours: the mail is folded as any other, which has its own answer to that
        log.exception("entry %d cannot be tried", row.seq)
        return False
    if not covering:
        return False
    keeper.store.accept_many([_question(keeper, row, covering)])  # first: what is asked twice is asked once
    keeper.store.set_status(row.seq, Status.ASIDE, NOTE)
    return True


def release(keeper: Keeper) -> bool:
    """Lets the mails that an officer has decided about go their way; whether any did."""
    done = False
    for row in keeper.store.entries_by_status(Status.ASIDE):
        answers = _answers(keeper.game, row) if row.note == NOTE else set()
        if FOLD in answers:
            keeper.store.set_status(row.seq, Status.NEW)
        elif LEAVE in answers:
            keeper.store.set_status(row.seq, Status.VOID, LEFT)
        done = done or bool(answers)
    return done


def covered(game: Game, displays: Iterable[str], difference: Iterable[Difference]) -> list[str]:
    """The displays that show any of the values that differ."""
    touched = set()
    for one in difference:
        kind, _, rest = one.path.partition("/")
        touched |= {kind, f"{kind}.{rest.rpartition('.')[2]}"}
    return [name for name in displays if name in game.nomic.displays and touched & set(game.nomic.displays[name].shows)]


def _difference(keeper: Keeper, row: Row) -> list[Difference]:
    """What the mail would change if it were folded where it belongs."""
    before = show(keeper.game)
    fold = copied(keeper, row.order, (), row)
    fold.advance(keeper.game.now, rest=False)
    return compare(before, show(fold.game))[:MOST_ROWS]


def _subject(row: Row) -> str:
    return f"late/{row.seq}"


def _answers(game: Game, row: Row) -> set[str]:
    """What officers have answered about this mail."""
    return {one.answer for one in game.where(Task, "state", "Done") if one.subject == _subject(row)}


def _question(keeper: Keeper, row: Row, covering: list[str]) -> NewEntry:
    displays = [keeper.game.nomic.displays[name] for name in covering]
    titles = ", ".join(one.title for one in displays)
    said = {
        "category": CATEGORY,
        "question": f"A mail that counts from {iso(row.at)} came late, at {iso(row.ingested_at)}, and would change "
        f"what was approved since: {titles}. Is it folded where it belongs, or left out?",
        "office": displays[0].office,
        "rule": displays[0].rule,
        "subject": _subject(row),
        "options": [FOLD, LEAVE],
        "effective": iso(row.at),
    }
    asked = {"officer": "the officer", "commands": [{"verb": "ask", "arguments": said}]}
    raw = json.dumps(asked, sort_keys=True).encode()
    at = max(keeper.game.now, row.ingested_at)
    return correction_row(_subject(row), at, raw, row.ingested_at)
