"""Turns and circuits (Rules 201, 203, 310.3): what the end of a turn brings, and when the next may begin.

A turn ends with its vote, by forfeit or by continuance; then run, each a phase of its own: `turn_end`, `circuit`,
`lapse`, and `turn_start` unless a Judgment holds the next turn back. Nothing here counts votes.
"""

from __future__ import annotations

from datetime import datetime

from engine import duties
from engine.agenda import run_phase
from engine.decision import majority
from engine.game import Game
from engine.objects import iso
from officers.suber import calendar, rules
from officers.suber.charges import JUDGE, SUBMIT, oblige
from officers.suber.kinds.documents import Judgment
from officers.suber.kinds.people import Player
from officers.suber.nomic import NOMIC
from officers.suber.order import passes, place_of
from officers.suber.playing import next_mover, others, turn_of

NOMIC.parameter("circuits_of_unanimity", 2, rule="203", doc="Complete circuits before unanimity becomes a majority")
NOMIC.switch("q2", "no", "yes", rule="203", question="Had the second circuit ended at a genesis that does not say?")
NOMIC.switch("q3", "present", "order", rule="203", question="When is a circuit complete that people join and leave?")


def end(game: Game) -> None:
    """The turn under way has ended; the next begins unless a Judgment holds it back, or the game is won."""
    if turn_of(game).winner is not None:
        return
    for phase in ("turn_end", "circuit", "lapse"):
        run_phase(game, phase, settle=False)
    begin(game)


def begin(game: Game) -> None:
    """Begins the next turn if nothing stands in its way."""
    if turn_of(game).winner is None and game.all(Player) and not held_back(game):
        run_phase(game, "turn_start", settle=False)


def held_back(game: Game) -> bool:
    """Whether a Judgment is asked for, and no majority of the others lets the next player begin (212)."""
    if not game.where(Judgment, "state", "Asked"):
        return False
    voters = others(game, next_mover(game))
    willing = [one for one in turn_of(game).consents if one in voters]
    return not majority(len(willing), len(voters))


# -- events -----------------------------------------------------------------------------------------


@NOMIC.event("ev_turn_end", "201", "turn_end")
def turn_ends(game: Game) -> None:
    """The mover has had his turn, or lost it."""
    turn = turn_of(game)
    duties.lapse(game, SUBMIT, None)
    if isinstance(turn.mover, Player):
        turn.moved = (*turn.moved, turn.mover)
        turn.waiting = tuple(one for one in turn.waiting if one != turn.mover)
    turn.part, turn.proposal, turn.submit_by = "done", None, None
    turn.overdue = turn.discussion_over = False


@NOMIC.event("ev_circuit_end", "203", "circuit")
def circuit_ends(game: Game) -> None:
    """The circuit is complete when everybody who was there at its start has had a turn or lost it (q3)."""
    turn = turn_of(game)
    coming = next_mover(game)
    if coming is None:
        return
    if game.reading("q3") == "present":
        complete = not any(isinstance(one, Player) for one in turn.waiting)
    else:
        complete = passes(turn.first, turn.place, place_of(coming))
    if complete:
        game.post("circuit", "forum", f"circuit/{turn.circuit}", circuit=turn.circuit)
        turn.circuit += 1
        turn.first = place_of(coming)
        turn.moved, turn.waiting = (), game.all(Player)


@NOMIC.event("ev_unanimity_lapse", "203", "lapse")
def unanimity_lapses(game: Game) -> None:
    """After the second complete circuit a majority is enough, if Rule 203 was not amended before."""
    turn = turn_of(game)
    due = turn.circuit > int(game.parameter("circuits_of_unanimity"))
    if due and turn.unanimity and rules.stands_as(game, "203"):
        turn.unanimity = False
        game.post("unanimity_lapsed", "forum", f"unanimity/{turn.circuit}", circuit=turn.circuit - 1)


@NOMIC.event("ev_turn_start", "201", "turn_start")
def turn_starts(game: Game) -> None:
    """The next player by surname receives the turn; the questions of the last one are closed (212)."""
    turn = turn_of(game)
    coming = next_mover(game)
    if coming is None:
        return
    close_questions(game)
    give(game, coming, game.now)
    if not turn.first:
        turn.first, turn.waiting = turn.place, game.all(Player)
    due = iso(turn.submit_by or game.now)
    game.post(
        "turn", "forum", f"turn/{iso(game.now)}/{coming}", player=str(coming), submit_by=due,
        number=turn.highest + 1, circuit=turn.circuit, unanimity=turn.unanimity,
    )  # fmt: skip


def give(game: Game, player: Player, received: datetime) -> None:
    """The turn is that player's, received at that instant; a rule-change must be submitted in time (310.3)."""
    turn = turn_of(game)
    due = calendar.submission_deadline(received, game.reading("q8"), game.reading("q6"))
    turn.mover, turn.place, turn.part = player, place_of(player), "propose"
    turn.received_at, turn.submit_by = received, due
    turn.overdue = turn.discussion_over = False
    turn.consents, turn.judge = (), None
    oblige(game, SUBMIT, player, subject=player.key, due=due)


def close_questions(game: Game) -> None:
    """Questions are settled for the turn in which they were asked only; those without an answer lapse."""
    for state in ("Asked", "Given"):
        for one in game.where(Judgment, "state", state):
            one.state = "Closed"
    duties.lapse(game, JUDGE, None)


@NOMIC.event("ev_submission_due", "310.3", "game_day")
def submission_is_due(game: Game) -> None:
    """The time to submit has run out: anybody may move that play continue."""
    turn = turn_of(game)
    if turn.part == "propose" and not turn.overdue and turn.submit_by is not None and game.now >= turn.submit_by:
        turn.overdue = True
        for one in duties.find(game, SUBMIT, None):
            one.state = "Missed"
        game.post("submission_due", "forum", f"overdue/{iso(turn.submit_by)}/{turn.mover}", player=str(turn.mover))
