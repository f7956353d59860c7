"""Prompt play (Rule 310): a turn lost by missing its deadline, a proposal dropped when its debate takes too long."""

from __future__ import annotations

from engine.agenda import run_phase
from engine.game import Game
from engine.objects import iso
from officers.suber import calendar, closing, motions, turns, wins
from officers.suber.kinds.documents import Motion, Proposal
from officers.suber.kinds.people import Player
from officers.suber.nomic import NOMIC
from officers.suber.playing import open_proposal, require_mover, turn_of

NOMIC.switch("q7", "acts", "voted", rule="310.3", question="Is the motion that play continue voted on?")


@NOMIC.action("move_play_continue", "310.3")
def move_play_continue(game: Game, player: Player) -> None:
    """Any player ends the turn of one who has not submitted in time; play passes on."""
    turn = turn_of(game)
    game.require(turn.part == "propose", f"{turn.mover} has submitted a rule-change", "310.3")
    due = turn.submit_by or game.now
    game.require(game.now >= due, f"{turn.mover} has until {iso(due)} to submit", "310.3")
    calendar.require_session(game, "promptness is asked for")
    if game.reading("q7") == "voted":
        motions.open_motion(game, "play_continue", player)
        return
    motions.note(game, "play_continue", player)
    forfeit_turn(game)


def forfeit_turn(game: Game) -> None:
    """The active player loses the turn; play passes to the next."""
    run_phase(game, "forfeit_turn", settle=False)
    turns.end(game)


@NOMIC.event("ev_forfeit_turn", "310.3", "forfeit_turn")
def turn_is_forfeited(game: Game) -> None:
    """The turn is lost, and with it a proposal that is not decided."""
    turn = turn_of(game)
    one: Proposal | None = turn.proposal
    if one is not None:
        one.status, one.closed = "Forfeited", game.now
    game.post("turn_forfeited", "forum", f"forfeit/{iso(game.now)}/{turn.mover}", player=str(turn.mover))


@NOMIC.action("move_continuance", "310.4")
def move_continuance(game: Game, player: Player, proposal: Proposal | None) -> None:
    """The active player drops a proposal whose discussion took too long, and scores as if it had passed."""
    require_mover(game, player, "310.4")
    one = open_proposal(game)
    game.require(one is not None, f"{player} has submitted no rule-change", "310.4")
    assert one is not None
    game.require(proposal in (None, one), f"the rule-change of this turn is {one}", "310.4")
    due = one.discussion_ends or game.now
    game.require(game.now >= due, f"proposal {one} may be discussed until {iso(due)}", "310.4")
    calendar.require_session(game, "promptness is asked for")
    motions.note(game, "continuance", player)
    run_phase(game, "abandon", settle=False)
    turns.end(game)


@NOMIC.event("ev_abandon", "310.4", "abandon")
def proposal_is_abandoned(game: Game) -> None:
    """The proposal is dropped; its proponent scores as many points as if it had passed."""
    one = open_proposal(game)
    if one is None:
        return
    one.status, one.closed = "Abandoned", game.now
    closing.score(game, one, full=True)
    wins.by_score(game, one.proponent if isinstance(one.proponent, Player) else None)
    game.post(
        "abandoned", "forum", f"abandoned/{one}", number=one.proposal_number, proponent=str(one.proponent),
        points=one.points,
    )  # fmt: skip


@motions.decides("play_continue")
def play_continues(game: Game, motion: Motion) -> None:
    """Read so (q7), the motion that play continue has passed."""
    turn = turn_of(game)
    if turn.part == "propose" and turn.overdue:
        forfeit_turn(game)
