"""The displays of the Minister of Ministry: the ministries, and all state that no other one shows (Rule 4E51)."""

from __future__ import annotations

from engine.duties import Obligation
from engine.game import Game, Task
from engine.records import latest
from officers.bnomic4 import calendar, displays, threat, time
from officers.bnomic4.kinds.documents import Emergency, RefreshProposal, Tweak
from officers.bnomic4.kinds.offices import Clock, Display, Intent, Ministry, ThreatFlagpole, Usurpation
from officers.bnomic4.kinds.people import Corporation, Outsider
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.reports.common import Row, heading, lately, name_of, when
from officers.bnomic4.resolve import holder

MOST_ORDERS = 20
"""Orders shown; all of them are in the journal."""
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


@NOMIC.display(
    "D-MIN-1", "Public Display of Ministries", rule="4E51", also=("4E45", "4E48"), office="Ministry",
    shows=("ministry.minister", "ministry.reward", "ministry.delegates", "usurpation"),
)  # fmt: skip
def ministries(game: Game) -> Row:
    """Every ministry: what it does, its Reward, who holds it, delegations and usurpations."""
    pending = game.where(Usurpation, "state", "Pending")
    rows = [
        {
            "name": one.key,
            "responsibilities": RESPONSIBILITIES.get(one.key, ""),
            "reward": one.reward,
            "retainers": one.reward if game.reading("Q-42") == "Reward" else None,
            "minister": name_of(one.minister),
            "delegates": [
                {"name": record.get("delegate"), "powers": record.get("powers"), "contract": record.get("contract")}
                for record in one.delegates
            ],
            "usurpations": [
                {"name": name_of(attempt.usurper), "reward": attempt.reward, "due": when(attempt.due)}
                for attempt in pending
                if attempt.ministry == one
            ],
        }
        for one in game.all(Ministry)
    ]
    vacant = [row["name"] for row in rows if row["minister"] is None]
    return {"heading": heading(game), "ministries": rows, "vacant": vacant}


def _duties(game: Game, *, of_displays: bool) -> list[Row]:
    found = [
        {
            "name": one.key,
            "office": name_of(one.ministry),
            "bearer": name_of(one.bearer),
            "duty": one.duty,
            "due": when(one.due),
            "state": one.state,
            "rule": one.rule,
        }
        for state in ("Open", "Missed")
        for one in game.where(Obligation, "state", state)
        if displays.keeps_a_display(one) is of_displays
    ]
    return sorted(found, key=lambda one: (one["due"] is None, str(one["due"])))


def _running(one: RefreshProposal) -> bool:
    return one.emergency is not None and bool(one.emergency.running)


def _challenges(game: Game) -> list[Row]:
    return [
        {
            "name": f"{one.key} by {challenge['challenger']}",
            "display": one.key,
            "challenger": challenge["challenger"],
            "errors": list(challenge["errors"]),
            "at": challenge["at"],
        }
        for one in game.all(Display)
        for challenge in one.challenges
        if not challenge.get("addressed")
    ]


@NOMIC.display(
    "D-MIN-2", "Public Display of the State of the Game", rule="4E51", office="Ministry",
    also=("4E0", "4E14", "4E21", "4E22", "4E31", "4E40", "4E53", "4E77"),
    shows=("_clock", "threat_flagpole", "player.mental_state", "tweak", "intent", "corporation", "outsider",
           "obligation", "display", "emergency", "refresh_proposal", "ministry.minister", "task", "_order"),
)  # fmt: skip
def rest_of_the_state(game: Game) -> Row:
    """What no other ministry displays. Duties to update displays stand aside, for every publication changes them, and
    so does the nday, which every display shows in its heading: the mere passing of a day is no news."""
    clock = game.the(Clock)
    shown = time.shown(game)
    return {
        "heading": heading(game),
        "time": {name: value for name, value in shown.items() if name not in ("first_on", "nday", "nday_name")},
        "nyear": time.nyear(clock.nweek),
        "called": calendar.game_name(game),
        "holiday": calendar.holiday(game),
        "threat_flag": game.the(ThreatFlagpole).threat_flag,
        "paranoid": [one.key for one in threat.paranoid(game)],
        "staff_of_zot": name_of(holder(game, "Questions")),
        "tweaks": [{"name": one.key, **one.show()} for one in game.all(Tweak) if lately(game, one.nweek)],
        "intents": [
            {"name": one.key, **one.show()}
            for state in ("Open", "Blocked", "Ripe")
            for one in game.where(Intent, "state", state)
        ],
        "corporations": [
            {"name": one.key, "mackerel": one.mackerel, "points": one.points} for one in game.all(Corporation)
        ],
        "outsiders": [{"name": one.key, "points": one.points} for one in game.all(Outsider) if one.points],
        "obligations": _duties(game, of_displays=False),
        "challenges": _challenges(game),
        "tasks": [
            {
                "name": one.key,
                "question": one.question,
                "who": name_of(one.bearer) or f"the Minister of {one.office}",
                "subject": one.subject,
                "due": when(one.due),
            }
            for one in game.where(Task, "state", "Open")
        ],
        "orders": [
            {"name": when(one.at), "state": one.state, "what": f"{one.officer}: {'; '.join(one.lines)}"}
            for one in latest(game, MOST_ORDERS)
        ],
        "emergencies": [{"name": one.key, **one.show()} for one in game.all(Emergency) if one.running],
        "refresh_proposals": [{"name": one.key, **one.show()} for one in game.all(RefreshProposal) if _running(one)],
        "aside": {"display_duties": _duties(game, of_displays=True), "nday": shown["nday"]},
    }
