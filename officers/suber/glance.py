"""The game at a glance: whose turn it is, how far it has come, and what ends when."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from engine.game import Game
from engine.nomic import Ahead, Glance
from officers.suber import calendar
from officers.suber.playing import next_mover, open_proposal, turn_of

PARTS = {
    "propose": "is to propose a change",
    "debate": "has proposed; the others discuss",
    "vote": "has called the vote",
    "done": "is done; the next turn waits",
    "over": "has the last turn: the game is over",
}


def glance(game: Game) -> Glance:
    """The circuit and the turn, and the deadlines of the turn."""
    turn, sits = turn_of(game), calendar.sits(game)
    lines = [f"{turn.mover} {PARTS[turn.part]}" if turn.mover is not None else "nobody is to move"]
    following = next_mover(game)
    if following is not None and following != turn.mover:
        lines.append(f"{following} comes next")
    lines.append("every vote is needed" if turn.unanimity else "a majority decides")
    lines.append("in session" if sits else "out of session")
    ahead = tuple(sorted(_ahead(game, sits), key=lambda one: one.at))
    return Glance((("circuit", str(turn.circuit)),), tuple(lines), ahead)


def _ahead(game: Game, sits: bool) -> Iterator[Ahead]:
    turn, one = turn_of(game), open_proposal(game)
    if turn.part == "propose" and turn.submit_by is not None and turn.submit_by > game.now:
        yield Ahead(turn.submit_by, f"{turn.mover} is to have proposed a change", "310")
    if one is not None and one.discussion_ends is not None and one.discussion_ends > game.now:
        yield Ahead(one.discussion_ends, f"the time to discuss proposal {one.key} ends", "310")
    if not sits:
        day = calendar.next_session(calendar.game_day(game.now), game.reading("q8"))
        yield Ahead(datetime.combine(day, calendar.START).astimezone(UTC), "the game is in session again", "310")
