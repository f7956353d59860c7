"""Where and when an act can take effect at all, before its own law is asked (Rules 4E6, 4E7, 4E0).

Game Actions take effect through Public Fora only; a Mental State through one that was Public within a month; what
belongs to an Emergency Procedure through its Emergency Forum as well.
"""

from __future__ import annotations

from engine.acts import Act, Outcome, Verdict
from engine.fora import came_through_public
from engine.game import Game
from engine.journal import Message
from officers.bnomic4 import emergency, society
from officers.bnomic4.kinds.offices import Clock

EMERGENCY_ACTS = frozenset({
    "designate_emergency_forum", "notify_peps", "initialise_pause", "announce_pause_increment",
    "object_pause_increment", "submit_refresh_proposal", "revise_refresh_proposal", "withdraw_refresh_proposal",
    "publish_emergency_ballot", "cast_emergency_ballot", "tally_emergency_ballots", "implement_refresh",
    "initiate_extra_procedure",
})  # fmt: skip
"""Acts of Emergency Procedures; which of them must be said on the Emergency Forum, their law asks."""
NO_GAME_ACTION = EMERGENCY_ACTS | {
    "publish_display", "address_challenge", "observe_holiday", "announce_trick_method", "create_subgame",
    "join_subgame", "leave_subgame", "act_in_subgame", "report_subgame_win", "publish_ballot", "publish_results",
    "request_zot", "deliver_verdict", "assign_punishment", "change_contract", "leave_contract",
    "delegate_ministry_powers", "end_delegation", "set_mental_state",
}  # fmt: skip
"""Acts that no rule calls Game Actions, so they make nobody Active (Rules 4E7, 4E28)."""
ALWAYS = EMERGENCY_ACTS | {"set_mental_state", "forfeit_game"}
"""Acts that are possible also where no Game Action is while time stands still (Q-75, Rule 4E4)."""


def admit(game: Game, message: Message, act: Act) -> Verdict | None:
    """A verdict that settles the act by where or when it was said, or None."""
    if not _heard(game, message, act):
        return Verdict(Outcome.FAILED, "this was not posted to a Public Forum, so no Game Action happened", "4E7")
    if game.the(Clock).emergency and game.reading("Q-75") == "run on" and act.action not in ALWAYS:
        return Verdict(Outcome.FAILED, "in a State of Emergency no Game Action takes place", "4E0")
    return None


def _heard(game: Game, message: Message, act: Act) -> bool:
    if came_through_public(game, message):
        return True
    if act.action == "set_mental_state":
        return society.lately_public(game, message)
    if act.action == "object":
        return emergency.increment_objected_to(game, message, act.params.get("target")) is not None
    if act.action == "designate_emergency_forum":
        return society.known(game, message)
    if act.action in EMERGENCY_ACTS:
        on_forum = any(emergency.heard(game, one, message) for one in emergency.running(game))
        return on_forum or society.lately_public(game, message)
    return False
