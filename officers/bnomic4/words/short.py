"""Every action in a few words, as receipts, digests and pages name it.

A `{name}` is the parameter of that name; a part in brackets is left out where one of its parameters was not said.
"""

from __future__ import annotations

SHORT: dict[str, str] = {
    # Business
    "change_contract": "change the contract {contract}",
    "create_contract": "create the contract [{name}]",
    "incorporate": "incorporate [{name}]",
    "join_contract": "join the contract {contract}",
    "leave_contract": "leave the contract {contract}",
    # Change
    "activate_tweak": "activate the tweak [{tweak}]",
    "assign_proposal_number": "assign number {number} to the proposal {proposal}",
    "implement_passed_proposal": "carry out {proposal}",
    "publish_ballot": "publish the ballot [of nweek {nweek}]",
    "publish_results": "publish the results [of nweek {nweek}]",
    "revise_proposal": "revise {proposal}",
    "submit_proposal": 'submit the [{color}] proposal ["{title}"]',
    "submit_tweak": 'submit the tweak ["{title}"]',
    "vote": "vote {choice} [on {proposal}]",
    "withdraw_proposal": "withdraw {proposal}",
    # Fauna
    "announce_trick_method": "announce how Tricks are drawn",
    "cause_beast": "cause the Beast to act [: {act}]",
    "punish_trick": "punish the Trick [{trick}]",
    "reinforce_trick": "reinforce the Trick [{trick}]",
    "select_trick": "select the Trick {trick}",
    "select_trick_fallback": "select the Trick {trick}",
    "teach_trick": "teach the Trick {name}",
    # Games
    "act_in_subgame": "move in the Subgame [{subgame}] [: {move}]",
    "create_subgame": "create the Subgame [{name}]",
    "join_subgame": "join the Subgame {subgame}",
    "leave_subgame": "leave the Subgame {subgame}",
    "open_subgame": "open the Subgame {subgame}",
    "report_subgame_win": "report the win of {winners} [in the Subgame {subgame}]",
    # Judging
    "assign_punishment": "punish {offender} [with a fine of m{fine}]",
    "deliver_verdict": "find {verdict} [in {indictment}]",
    "pay_fine": "pay a fine [of m{amount}]",
    "select_jury": "select the Jury [{jurors}] [for {indictment}]",
    "submit_indictment": "indict {offender} [of {accusation}]",
    # Laundry
    "color_proposal": "color {proposal} {color}",
    "create_sock": "create [{count}] [{color}] socks",
    "destroy_sock": "destroy [{count}] [{color}] socks",
    "transfer_sock": "give [{count}] [{color}] socks to {recipient}",
    # Law
    "apply_tidiness_list": "apply the tidiness list [{list}]",
    "assign_rule_number": "assign number {number} to the rule [{rule}]",
    "change_rule_title": 'retitle Rule {rule} [to "{title}"]',
    "submit_tidiness_list": "submit a tidiness list",
    # Ministry
    "address_challenge": "answer the challenge [of {display}] [by {challenger}]",
    "approve_display": "approve {display}",
    "assign_vacant_ministry": "take the Vacant ministry of {ministry} [at m{reward}]",
    "challenge_display": "challenge {display}",
    "delegate_ministry_powers": "delegate powers of {ministry} [to {delegate}] [under {contract}]",
    "end_delegation": "end the delegation [of {ministry}] [to {delegate}]",
    "publish_display": "publish [{display}]",
    "remove_negligent_minister": "remove the Minister of {ministry}",
    "resign_ministry": "resign the ministry [of {ministry}]",
    "revise_reward": "set the Reward of {ministry} [to m{reward}]",
    "set_threat_flag": "hoist {flag}",
    "usurp_ministry": "usurp the ministry of {ministry} [at m{reward}]",
    # Questions
    "answer_consultation": "answer {answer} [to {consultation}]",
    "assign_priest": "assign {priest} [to {consultation}]",
    "become_ordained": "become ordained",
    "make_claim": "claim that {consultation} is {claim}",
    "reassign_priest": "reassign {consultation} [to {priest}]",
    "renounce_ordination": "renounce ordination",
    "request_zot": "ask for a ZOT [of {consultation}]",
    "submit_breach_consultation": "accuse {accused} of a breach [of {contract}]",
    "submit_consultation": "ask the Oracle [: {question}]",
    "submit_oracularity": "submit an Oracularity [to {consultation}]",
    "tally_claims": "tally the claims [on {consultation}] [as {outcome}]",
    "zot_consultation": "ZOT {consultation}",
    # Society
    "change_motnw": 'change the motnw [to "{message}"]',
    "deactivate_player": "deactivate {player}",
    "designate_forum": "designate the Forum {forum} [as {designation}]",
    "forfeit_game": "forfeit the game",
    "join_game": "join the game [as {name}]",
    # Time
    "clock_off_mom": "turn the Clock off",
    "clock_on_chairman": "turn the Clock on",
    "clock_on_mom": "turn the Clock on",
    "observe_holiday": "observe [{holiday}]",
    # everybody
    "assert": "say that {statement}",
    "fulfil_obligation_change": "change what a duty demands [in {ministry}]",
    "object": "object [to {target}]",
    "perform_intended_action": "do as announced [: {target}]",
    "support": "support [{target}]",
    # emergency
    "announce_pause_increment": "announce that the Pause goes up",
    "cast_emergency_ballot": "rank {ranking}",
    "designate_emergency_forum": "designate the Emergency Forum [{forum}]",
    "implement_refresh": "carry out the Refresh [{proposal}]",
    "initialise_pause": "start the Pause",
    "initiate_extra_procedure": "start another procedure",
    "notify_peps": "notify the PEPs",
    "object_pause_increment": "object to the Pause going up",
    "publish_emergency_ballot": "publish the emergency ballot",
    "revise_refresh_proposal": "revise the Refresh Proposal",
    "set_mental_state": "become {state}",
    "submit_refresh_proposal": 'submit the Refresh Proposal ["{title}"]',
    "tally_emergency_ballots": "count the emergency ballots [for {winner}]",
    "withdraw_refresh_proposal": "withdraw the Refresh Proposal",
    # money
    "exchange_points": "exchange {points} points [for {currency}]",
    "give_currency": "give {amount} {currency} to {recipient}",
}
