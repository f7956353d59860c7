"""Every action in a few words, as receipts, digests and pages name it.

A `{name}` is the parameter of that name; a part in brackets is left out where one of its parameters was not said.
"""

from __future__ import annotations

SHORT: dict[str, str] = {
    "claim_gym": "claim the gym [of {date}] [for {minutes} minutes]",
    "tidy_document": "tidy the document [at Rule {rule}]",
    "claim_stalemate": "claim that play cannot go on",
    "consent_next_turn": "let the next turn begin",
    "deliver_judgment": "judge {answer} [in {judgment}]",
    "invoke_judgment": "invoke judgment [about the {about}]",
    "overrule": "overrule the judgment [{judgment}]",
    "move_continuance": "move to continue the discussion [of {proposal}]",
    "move_play_continue": "move that play continue",
    "move_to_strike": "move to strike Rule {rule}",
    "vote_motion": "vote {choice} [on the motion {motion}] [to strike Rule {rule}]",
    "ask_to_join": "ask to join [as {name}]",
    "forfeit": "forfeit the game",
    "state_purpose": "state a purpose",
    "vote_admission": "vote {choice} [on admitting {applicant}]",
    "agree_to_vote": "agree to vote [on {proposal}]",
    "call_vote": "call the vote [on {proposal}]",
    "comment": "comment",
    "propose": 'propose ["{title}"]',
    "revise_proposal": "revise the proposal [{proposal}]",
    "vote": "vote {choice} [on {proposal}]",
}
