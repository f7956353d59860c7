"""What the Public Displays of Society, Time, Ministry and Change show (Rules 4E4, 4E14, 4E15, 4E39, 4E51).

Each function gives plain data: the heading's facts and lists of rows, in an order that two runs share. The
templates turn them into text; no wording is decided here, and nothing is changed.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from engine.duties import Obligation
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject, iso
from officers.bnomic4 import threat, time
from officers.bnomic4.kinds.documents import Emergency, Proposal, Tweak
from officers.bnomic4.kinds.offices import (
    Clock,
    Display,
    Forum,
    Intent,
    Ministry,
    Motnw,
    ScheduledAction,
    ThreatFlagpole,
    Usurpation,
)
from officers.bnomic4.kinds.people import Corporation, Outsider, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import holder

Row = dict[str, Any]
IF_ON = "if the Clock stays On"

RESPONSIBILITIES = {
    "Law": "rules, their numbers and Powers",
    "Time": "the schedule",
    "Society": "Players, Fora, the Message Of The nweek",
    "Ministry": "ministries, the Clock, the Threat Flag, everything else",
    "Laundry": "socks and Proposal Colors",
    "Fauna": "the Beast and its Tricks",
    "Games": "Subgames",
    "Change": "proposals, ballots, results",
    "Questions": "Consultations",
    "Judging": "Indictments, Juries, Punishments",
    "Business": "Contracts and Corporations",
}


def heading(game: Game) -> Row:
    """When the display was made, by the world's time and the game's."""
    clock = game.the(Clock)
    return {
        "at": iso(game.now),
        "nweek": clock.nweek,
        "nday": clock.nday,
        "nday_name": time.NDAY_NAMES[clock.nday - 1],
        "on": clock.on,
        "ndelay": clock.ndelay,
    }


def _name(one: GameObject | None) -> str | None:
    return None if one is None else one.key


def _when(at: datetime | None) -> str | None:
    return None if at is None else iso(at)


# -- Society ----------------------------------------------------------------------------------------


@NOMIC.display("D-SOC-1", "Public Display of Players", rule="4E4", office="Society")
def players(game: Game) -> Row:
    """Every Player with his attributes; the Horde is listed again by name."""
    offices: dict[GameObject, list[str]] = {}
    for ministry in game.all(Ministry):
        if ministry.minister is not None:
            offices.setdefault(ministry.minister, []).append(ministry.key)
    rows = [
        {"name": one.key, **one.show(), "ministries": offices.get(one, [])}
        for one in sorted(game.all(Player), key=lambda one: fold(one.key))
    ]
    for row in rows:
        del row["addresses"]
    horde = [row["name"] for row in rows if not row["active"]]
    return {**heading(game), "players": rows, "horde": horde, "vested": sum(1 for row in rows if row["vested"])}


@NOMIC.display("D-SOC-2", "Public Display of Fora", rule="4E6", office="Society")
def fora(game: Game) -> Row:
    """Every Public and Discussion Forum with its address."""
    rows = [
        {"name": one.key, "address": one.address, "designation": one.designation}
        for one in sorted(game.all(Forum), key=lambda one: (one.designation != "public", fold(one.key)))
        if one.designation != "private"
    ]
    return {**heading(game), "fora": rows}


@NOMIC.display("D-MOTNW", "Message Of The nweek", rule="4E39", office="Society")
def message_of_the_nweek(game: Game) -> Row:
    """The Message, and whether it can still be changed in this nweek."""
    motnw = game.the(Motnw)
    changed = motnw.changed_nweek == game.the(Clock).nweek
    return {**heading(game), "message": motnw.message, "changed_this_nweek": changed}


# -- Time -------------------------------------------------------------------------------------------


def _coming(game: Game) -> list[Row]:
    """What the rules let happen by themselves, with projected instants."""
    clock = game.the(Clock)
    rows: list[Row] = []

    def by_clock(nday: int, nweek: int, what: str, rule: str) -> None:
        changes = (nweek - clock.nweek) * time.NDAYS + nday - clock.nday
        if changes > 0:
            at = iso(time.projected(game, changes))
            rows.append({"at": at, "what": what, "rule": rule, "note": IF_ON, "nweek": nweek, "nday": nday})

    by_clock(time.VOTING_FROM, clock.nweek, "Voting begins, the Clock goes Off", "4E14")
    by_clock(1, clock.nweek + 1, "Voting ends, tally, rewards; the next nweek begins, the Clock goes Off", "4E15")
    for nday in (5, 9):
        by_clock(nday, clock.nweek, "a Trick of the Beast is due", "4E71")
    by_clock(1, clock.nweek + 1, "stipend, Vested update, Vacant Rewards; a Trick of the Beast is due", "4E34")
    for usurpation in game.where(Usurpation, "state", "Pending"):
        what = f"usurpation of {usurpation.ministry} by {usurpation.usurper} for m{usurpation.reward}"
        rows.append({"at": _when(usurpation.due), "what": what, "rule": "4E48", "note": ""})
    for duty in game.where(Obligation, "state", "Open"):
        what = f"deadline of {duty.bearer or duty.ministry}: {duty.duty}"
        rows.append({"at": _when(duty.due), "what": what, "rule": duty.rule, "note": ""})
    for state in ("Open", "Ripe"):
        for intent in game.where(Intent, "state", state):
            rows += _windows(intent)
    return rows


def _windows(intent: Intent) -> list[Row]:
    what = f"intent {intent.key} of {intent.announcer} ({intent.action})"
    edges = ((intent.opens, "window opens"), (intent.closes, "window closes"))
    return [{"at": _when(at), "what": f"{what}: {edge}", "rule": "4E21", "note": IF_ON} for at, edge in edges if at]


def _in_order(row: Row) -> tuple[bool, str]:
    """Rows without an instant come last; rows of one instant keep their order."""
    return (row["at"] is None, str(row["at"] or ""))


@NOMIC.display("D-TIME-1", "Public Display of Scheduled Actions", rule="4E14", office="Time")
def schedule(game: Game) -> Row:
    """Everything scheduled, in the order in which it occurs; scheduled acts after the rules' own at one instant."""
    rows = [row for row in _coming(game) if row["at"] is None or row["at"] > iso(game.now)]
    for one in game.where(ScheduledAction, "state", "Pending"):
        what = f"{one.outsider} does {one.action}"
        note = "" if one.plan.get("utc") else IF_ON
        rows.append({"at": _when(one.due), "what": what, "rule": "4E7", "note": note, "said": one.time})
    return {**heading(game), "events": sorted(rows, key=_in_order)}


# -- Ministry ---------------------------------------------------------------------------------------


@NOMIC.display("D-MIN-1", "Public Display of Ministries", rule="4E51", office="Ministry")
def ministries(game: Game) -> Row:
    """Every ministry: what it does, its Reward, who holds it, delegations and usurpations."""
    pending = game.where(Usurpation, "state", "Pending")
    rows = [
        {
            "name": one.key,
            "responsibilities": RESPONSIBILITIES.get(one.key, ""),
            "reward": one.reward,
            "minister": _name(one.minister),
            "held_since_on": one.held_since_on,
            "delegates": [dict(record) for record in one.delegates],
            "usurpations": [
                {"usurper": _name(attempt.usurper), "reward": attempt.reward, "due": _when(attempt.due)}
                for attempt in pending
                if attempt.ministry == one
            ],
        }
        for one in game.all(Ministry)
    ]
    return {**heading(game), "ministries": rows, "vacant": [row["name"] for row in rows if row["minister"] is None]}


@NOMIC.display("D-MIN-2", "Public Display of the State of the Game", rule="4E51", office="Ministry")
def rest_of_the_state(game: Game) -> Row:
    """What no other ministry displays."""
    clock = game.the(Clock)
    duties = [
        {
            "office": _name(one.ministry),
            "bearer": _name(one.bearer),
            "duty": one.duty,
            "due": _when(one.due),
            "state": one.state,
            "rule": one.rule,
        }
        for state in ("Open", "Missed")
        for one in game.where(Obligation, "state", state)
    ]
    challenges = [
        {"display": one.key, **challenge}
        for one in game.all(Display)
        for challenge in one.challenges
        if not challenge.get("addressed")
    ]
    nweeks = (clock.nweek, clock.nweek - 1)
    return {
        **heading(game),
        "clock": time.shown(game),
        "nyear": time.nyear(clock.nweek),
        "threat_flag": game.the(ThreatFlagpole).threat_flag,
        "paranoid": [one.key for one in threat.paranoid(game)],
        "tweaks": [{"name": one.key, **one.show()} for one in game.all(Tweak) if one.nweek in nweeks],
        "intents": [
            {"name": one.key, **one.show()}
            for state in ("Open", "Blocked", "Ripe")
            for one in game.where(Intent, "state", state)
        ],
        "corporations": [
            {"name": one.key, "mackerel": one.mackerel, "points": one.points} for one in game.all(Corporation)
        ],
        "outsiders": [{"name": one.key, "points": one.points} for one in game.all(Outsider) if one.points],
        "obligations": sorted(duties, key=lambda one: str(one["due"] or "")),
        "challenges": challenges,
        "emergencies": [{"name": one.key, **one.show()} for one in game.all(Emergency)],
        "staff_of_zot": _name(holder(game, "Questions")),
    }


# -- Change -----------------------------------------------------------------------------------------


@NOMIC.display("D-CHG-1", "Public Display of Proposals", rule="4E15", office="Change")
def proposals(game: Game) -> Row:
    """The current proposals, Open ones first, each in order of number; bodies whole."""

    def row(one: Proposal) -> Row:
        shown = {**one.show(), "name": one.key}
        for name in ("votes", "stamina", "strength"):
            del shown[name]
        return shown

    current = {
        state: sorted(
            game.where(Proposal, "status", state),
            key=lambda one: (one.proposal_number is None, one.proposal_number or 0, one.uid),
        )
        for state in ("Open", "Pending")
    }
    return {**heading(game), **{state.lower(): [row(one) for one in found] for state, found in current.items()}}
