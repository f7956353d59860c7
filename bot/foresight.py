"""What would happen: a copy of the game in which somebody posts a mail, or a motion passes, compared with the game.

The copy goes on from the present (or from any other instant), so nothing here can change the game, and everything
that would come of the mail is worked out by the same reader, law and clock as if it were posted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from bot.past import fold_on
from bot.translate import Reader, translate
from engine.fora import PUBLIC, Forum
from engine.game import Game
from engine.journal import ActRecord, Message, Notice
from engine.state import Difference, compare, objects
from parsers.mail.mime import Mail

DRAFT = "draft"
"""The id of a mail that nobody has posted yet."""
TIE = 1 << 60
"""After everything else of its instant."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What would come of a mail posted at `at`: acts with verdicts, what differs, and what the officer would post."""

    at: datetime
    message: Message
    records: tuple[ActRecord, ...]
    differences: tuple[Difference, ...]
    notices: tuple[Notice, ...]
    game: Game
    """The copy, in which it has happened."""


def foresee(game: Game, genesis: Mapping[str, Any], mail: Mail, at: datetime, read: Reader) -> Foreseen:
    """What would come of the mail if it reached the first public forum at `at` (UTC); the game stays as it is.

    The game must have its counters (`bot.past.recall` of the present has).
    """
    fold = fold_on(game.nomic, genesis, game)
    copy = fold.game
    fold.advance(max(at, copy.now))
    copy.drain()
    before = public_state(copy)
    message = replace(translate(mail, DRAFT, copy.now, TIE, read), fora=public_fora(copy))
    fold.add(message)
    records, notices = copy.drain()
    return Foreseen(copy.now, message, tuple(records), tuple(compare(before, public_state(copy))), tuple(notices), copy)


def public_fora(game: Game) -> tuple[str, ...]:
    """The address of the first public forum, as a mail sent there would bear it."""
    cls = game.world.kinds.get(Forum.kind)
    found = game.world.where(cls, "designation", PUBLIC) if cls is not None else []
    return tuple(str(one.values["address"]).lower() for one in found[:1])


def public_state(game: Game) -> dict[str, Any]:
    """What two games are compared by: clock and objects, without what the public never sees."""
    found = objects(game)
    for kind, things in found.items():
        private = [name for name, field in game.world.kinds[kind].fields.items() if field.private]
        for values in things.values():
            for name in private:
                values.pop(name, None)
    return {"clock": game.hooks.clock(game), "objects": found}


def public_posts(notices: Sequence[Notice]) -> list[Notice]:
    """Those notices that would go to everybody."""
    return [one for one in notices if ":" not in one.to]
