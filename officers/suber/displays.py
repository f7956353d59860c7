"""The displays of the GitHub nomic: pure data made from the state, for the templates and the page (spec section 6)."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from engine.game import Game
from engine.objects import GameObject, iso
from officers.suber import calendar, rules
from officers.suber.adoption import needs_all
from officers.suber.kinds.documents import Judgment, Motion, Proposal, Rule
from officers.suber.kinds.people import Player
from officers.suber.nomic import NOMIC
from officers.suber.order import in_order
from officers.suber.playing import next_mover, open_proposal, turn_of
from officers.suber.proposals import may_call_from
from officers.suber.tally import least_share

Row = dict[str, Any]
DAYS_SHOWN = 30
"""How far the calendar looks ahead."""


def _name(one: GameObject | None) -> str | None:
    return None if one is None else one.key


def _when(at: Any) -> str | None:
    return None if at is None else iso(at)


def clock(game: Game) -> Row:
    """The `clock` table of the state contract: the turn, the circuit and the game day."""
    turn = turn_of(game)
    day, reading = calendar.game_day(game.now), game.reading("q8")
    one = open_proposal(game)
    return {
        "mover": _name(turn.mover),
        "part": turn.part,
        "received_at": _when(turn.received_at),
        "submit_by": _when(turn.submit_by),
        "overdue": turn.overdue,
        "proposal": _name(one),
        "discussion_ends": _when(one.discussion_ends) if one is not None else None,
        "discussion_over": turn.discussion_over,
        "judge": _name(turn.judge),
        "consents": sorted(one.key for one in turn.consents),
        "next_mover": _name(next_mover(game)),
        "circuit": turn.circuit,
        "moved": sorted(one.key for one in turn.moved),
        "waiting": sorted(one.key for one in turn.waiting if isinstance(one, Player)),
        "unanimity": turn.unanimity,
        "next_number": turn.highest + 1,
        "game_day": day.isoformat(),
        "in_session": calendar.in_session(day, reading),
        "next_session": calendar.next_session(day, reading).isoformat(),
        "holiday": calendar.holiday(day, reading),
    }


@NOMIC.display("d_rules", "Rules", rule="101", office="")
def the_rules(game: Game) -> Row:
    """The document: every rule in force in reading order, with its former numbers; the count against the limit."""
    gone = [one for one in game.all(Rule) if one.repealed]
    return {
        "rules": [rules.shown(one) for one in rules.document(game)],
        "gone": [{"number": one.number, "title": one.title, "status": one.status} for one in gone],
        "mutable": rules.mutable_count(game),
        "limit": int(game.parameter("rule_limit")),
    }


@NOMIC.display("d_players", "Players", rule="309", office="")
def the_players(game: Game) -> Row:
    """The players file: in the order of turns, with scores, dates, recruiters and purposes."""
    turn = turn_of(game)
    rows = [
        {
            "name": one.key, "surname": one.surname, "points": one.points, "joined_on": one.joined_on,
            "recruited_by": _name(one.recruited_by), "purpose": one.purpose, "moving": one == turn.mover,
        }
        for one in in_order(game.all(Player))
    ]  # fmt: skip
    return {"players": rows, "mover": _name(turn.mover), "next": _name(next_mover(game)), "winner": _name(turn.winner),
            "winning_score": int(game.parameter("winning_score"))}  # fmt: skip


@NOMIC.display("d_turn", "Turn", rule="201", office="")
def the_turn(game: Game) -> Row:
    """Who moves, what part of the turn it is, what is due when, and whether the game is in session."""
    one = open_proposal(game)
    waiting = [str(case.judge) for case in game.where(Judgment, "state", "Asked")]
    return {**clock(game), "status": one.status if one is not None else None, "judgments_asked": waiting}


@NOMIC.display("d_votes", "Votes", rule="105", office="")
def the_votes(game: Game) -> Row:
    """The open vote: who has voted and who has not, the majority needed; what is chosen shows at the close."""
    one = open_proposal(game)
    players = in_order(game.all(Player))
    vote = None
    if one is not None:
        needs = least_share(len(players), unanimity=needs_all(game, one))
        vote = {
            "number": one.key, "proponent": _name(one.proponent), "status": one.status, "text": one.text,
            "voted": [str(voter) for voter in players if voter in one.votes],
            "missing": [str(voter) for voter in players if voter not in one.votes],
            "needed": int(needs * len(players)), "eligible": len(players), "flags": list(one.flags),
            "may_call": iso(may_call_from(one)), "opened": _when(one.opened),
        }  # fmt: skip
    motions = [
        {"number": each.key, "purpose": each.purpose, "rule": _name(each.rule), "applicant": _name(each.applicant),
         "missing": [str(voter) for voter in players if voter not in each.votes]}
        for each in game.where(Motion, "state", "Open")
    ]  # fmt: skip
    return {"vote": vote, "motions": motions}


@NOMIC.display("d_log", "Log", rule="108", office="")
def the_log(game: Game) -> Row:
    """Every proposal with its votes, points and result; motions; judgments."""
    proposals = [
        {
            "number": one.proposal_number, "proponent": _name(one.proponent), "status": one.status,
            "change": one.change, "target": one.target, "favourable": one.favourable, "eligible": one.eligible,
            "points": one.points, "votes": {voter.key: word for voter, word in one.votes.items()},
            "closed": _when(one.closed),
        }
        for one in sorted(game.all(Proposal), key=lambda one: one.proposal_number or 0)
        if one.closed is not None
    ]  # fmt: skip
    motions = [
        {"number": one.key, "purpose": one.purpose, "about": _name(one.rule) or _name(one.applicant),
         "mover": _name(one.mover), "state": one.state}
        for one in game.all(Motion)
    ]  # fmt: skip
    judgments = [
        {"number": one.key, "question": one.question, "judge": _name(one.judge), "state": one.state,
         "answer": one.answer, "overruled": [judge.key for judge in one.past_judges]}
        for one in game.all(Judgment)
    ]  # fmt: skip
    return {"proposals": proposals, "motions": motions, "judgments": judgments}


@NOMIC.display("d_calendar", "Calendar", rule="310", office="")
def the_calendar(game: Game) -> Row:
    """The game days of the next thirty days, and which of them are out of session and why."""
    first, reading = calendar.game_day(game.now), game.reading("q8")
    rows = []
    for day in (first + timedelta(days=n) for n in range(DAYS_SHOWN)):
        name = calendar.holiday(day, reading)
        why = name or (f"{day:%A}" if day.weekday() >= calendar.SATURDAY else "")
        rows.append({"day": day.isoformat(), "weekday": f"{day:%a}", "in_session": not why, "why": why})
    return {"days": rows}


@NOMIC.event("ev_gameday_start", "310", "game_day")
def game_day_starts(game: Game) -> None:
    """A new game day; the calendar is published on the first one of a month."""
    day = calendar.game_day(game.now)
    if day.day == 1:
        game.post("calendar", "forum", f"calendar/{day.isoformat()}", month=f"{day:%B %Y}", **the_calendar(game))
