"""The Oracle's display: the Consultations (Rule 4E18). Those of earlier nweeks that are over take one line each."""

from __future__ import annotations

from engine.game import Game
from officers.bnomic4 import answers
from officers.bnomic4.kinds.documents import Consultation
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.reports.common import Row, heading, lately, name_of, names_of, when
from officers.bnomic4.resolve import holder

OVER = ("ZOTTED", "Pondered")
SHOWN = tuple(f"consultation.{name}" for name, field in Consultation.fields.items() if field.shown)


def _whole(game: Game, one: Consultation) -> Row:
    said = [claim for player, claim in one.claims.items() if isinstance(player, Player)]
    return {
        "name": one.key,
        "state": one.state,
        "question": one.question,
        "reasoning": one.reasoning,
        "supplicant": name_of(one.supplicant),
        "unbeliever": name_of(one.unbeliever),
        "accused": name_of(one.accused),
        "contract": name_of(one.contract),
        "priest": name_of(one.priest),
        "past_priests": names_of(one.past_priests),
        "zot_requested": one.zot_requested,
        "answer": one.answer,
        "answer_reasoning": one.answer_reasoning,
        "oracularity": one.oracularity,
        "claims": {str(player): claim for player, claim in sorted(one.claims.items())},
        "consistent": said.count("CONSISTENT"),
        "inconsistent": said.count("INCONSISTENT"),
        "claims_open": answers.claims_open(game, one),
        "submitted": when(one.submitted),
        "assigned": when(one.assigned),
        "answered": when(one.answered),
    }


@NOMIC.display(
    "D-QUE-1", "Public Display of Consultations", rule="4E18", office="Questions",
    shows=(*SHOWN, "consultation!", "consultation.tallied", "ministry.minister", "player!", "player.ordained",
           "_clock.nweek", "_clock.ndays_passed", "_clock.ndelays_passed"),
)  # fmt: skip
def consultations(game: Game) -> Row:
    """Waiting and Answered ones, and what ended lately, in full; the Ordained, from whom Priests are chosen.

    One that was ZOTTED before it had a Priest needs not be displayed (4E18).
    """
    shown = [one for one in game.all(Consultation) if not (one.state == "ZOTTED" and not _had_priest(one))]
    current = [one for one in shown if one.state not in OVER or lately(game, one.nweek)]
    order = {"Waiting": 0, "Answered": 1, "Pondered": 2, "ZOTTED": 3}
    earlier = [one for one in shown if one not in current]
    return {
        "heading": heading(game),
        "oracle": name_of(holder(game, "Questions")),
        "ordained": names_of(one for one in game.all(Player) if one.ordained),
        "consultations": [_whole(game, one) for one in sorted(current, key=lambda one: (order[one.state], one.uid))],
        "earlier": [
            {"name": one.key, "state": one.state, "answer": one.answer, "question": one.question} for one in earlier
        ],
    }


def _had_priest(one: Consultation) -> bool:
    return one.priest is not None or bool(one.past_priests)
