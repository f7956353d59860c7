"""The Ministry of Change: proposals, ballots, votes, results, tweaks (4E15, 4E16, 4E77)."""

from __future__ import annotations

from engine.language import Document, Param, Slot, Words

_PROPOSAL = Param("proposal", Slot.PROPOSAL, required=True, many=True)
_CHOICE = Param("choice", Slot.CHOICE, required=True)
_COLOUR = Param("color", Slot.COLOUR)
_SUBMIT = "(submit|present|put forward|hand in|table|offer|make|enter|resubmit|bring forward|hand up)"

WORDS = (
    Words(
        "submit_proposal",
        "Change",
        rules=("4E15",),
        params=(
            Param("title", Slot.TITLE, required=False),
            _COLOUR,
            Param("conflicts", Slot.PROPOSAL, listed=True),
            Param("dependencies", Slot.PROPOSAL, listed=True),
        ),
        does=(
            f"{_SUBMIT} [to ...] (the following|a|an|another|this|one|these|my|two|three|four|five|the|{{n}}) [following|new|next|second|first|additional|further|two|three|four|short|small|other|brand] [new] [{{color}}] (proposal|proposals|prop|props)",
            f"{_SUBMIT} as a [new] [{{color}}] proposal",
            "propose (the following|this|as follows|as a proposal)",
            "propose",
        ),
        labels=("proposal", "new proposal", "prop"),
        says=(
            "new [{color}] proposal",
            "here is (my|a|another) [new] [{color}] proposal",
            "(here follows|following is) (my|a|another) [new] [{color}] proposal",
            "[the] following [{color}] proposal is [hereby] submitted",
            "submitted [:] a [new] [{color}] proposal",
        ),
        document=Document.PROPOSAL,
        examples={},
    ),
    Words(
        "revise_proposal",
        "Change",
        rules=("4E15",),
        params=(_PROPOSAL, _COLOUR),
        does=(
            "(revise|amend|resubmit|rewrite|edit|modify|update|alter) {proposal}",
            "(change|replace) the (body|text) of {proposal}",
            "(change|replace) {proposal} (so that|to read|with the following|to the following|'s body|'s text)",
            "replace {proposal} with",
        ),
        labels=(),
        says=("revision (of|to) {proposal}", "{proposal} is [hereby] (revised|amended) (to|as|so)"),
        document=Document.PROPOSAL,
        examples={},
    ),
    Words(
        "withdraw_proposal",
        "Change",
        rules=("4E15",),
        params=(_PROPOSAL,),
        does=("(withdraw|retract|pull|take back|rescind|unsubmit) {proposal} [(again|from consideration)]",),
        says=(
            "{proposal} (is|are) [hereby|now] (withdrawn|retracted|pulled)",
            "[please] consider {proposal} (withdrawn|retracted)",
        ),
        examples={"P237 is withdrawn.": {"proposal": "237"}},
    ),
    Words(
        "assign_proposal_number",
        "Change",
        rules=("4E15",),
        params=(Param("number", Slot.CODE, required=True), Param("proposal", Slot.PROPOSAL, required=True)),
        does=(
            "(assign|give|allot) [the] [proposal] (number|number #) {number} to {proposal}",
            "(assign|give|allot) {number} to {proposal}",
            "(assign|give|allot) {proposal} [the] [proposal] number {number}",
            "number {proposal} [as] {number}",
        ),
        says=(
            "{proposal} (is|becomes|shall be|gets|receives|is hereby|is assigned|is given) [hereby|now] [the] [proposal] number {number}",
            "{proposal} (is|becomes) [hereby|now] (proposal|p) {number}",
            "[proposal] [number] {number} is [hereby] (assigned|given) to {proposal}",
        ),
        examples={'I assign proposal number 152 to "Hats".': {"number": 152, "proposal": "Hats"}},
    ),
    Words(
        "publish_ballot",
        "Change",
        rules=("4E15",),
        params=(),
        does=(
            "(publish|post|present|issue|release|distribute) (the|this|a|this nweek 's|the following) [following|official|new] ballot",
        ),
        says=(
            "the following proposals are (up for voting|up for vote|open for voting|open|to be voted on|on the ballot)",
            "here is (this nweek 's|the) [official] ballot",
        ),
        headings=(
            r"^\W*(?:official\s+)?ballot(?:\s+(?:for|of))?,?\s+(?:for\s+)?nweek\s+(?P<nweek>\d+)\W*$",
            r"^\W*BALLOT\W*$",
        ),
        examples={"I publish the ballot for nweek 150:": {"nweek": 150}},
    ),
    Words(
        "vote",
        "Change",
        rules=("4E15",),
        params=(_CHOICE, _PROPOSAL),
        does=(
            "(vote|cast) [(a|my|the)] [vote|votes] [of] {choice} [vote|votes] [(on|for|with regard to|in|regarding|,|:)] {proposal}",
            "(vote|cast my vote|cast a vote) [(on|in)] {proposal} [:|,|as|with] {choice}",
            "(vote|cast my vote|cast my votes|vote as follows :) {choice}",
            "(change|switch|alter|amend|revise) my (vote|votes) (on|for|regarding) {proposal} [from ...] to {choice}",
            "(change|switch|alter) my (vote|votes) [from ...] to {choice} (on|for) {proposal}",
            "(abstain) (on|from|from voting on|in|regarding) {proposal} => choice=ABSTAIN",
            "(shelve) {proposal} => choice=SHELVE",
            "abstain => choice=ABSTAIN",
            "give {proposal} [a|my] {choice} [vote]",
        ),
        says=(
            "{proposal} (gets|receives|has|gets from me) [a|my] [vote] {choice} [vote|it]",
            "{proposal} (has|gets) my vote {choice} [it]",
            "on {proposal} [,] [i|my vote is|my vote|vote] [vote|cast|:] [is] {choice}",
            "as (for|to) {proposal} [,|:] [i] [vote|my vote is] {choice}",
            "my vote (on|for|regarding) {proposal} (is|is now|becomes|changes to|:) {choice}",
            "{choice} [is] my vote on {proposal}",
            "[please] (count|put|mark|record|note) me [down] (as|as voting|for) {choice} [on|for] {proposal}",
            "put me down [as] {choice} [on|for] {proposal}",
        ),
        labels=("vote", "votes", "my vote", "my votes"),
        examples={"I hereby vote AGAINST P237.": {"proposal": "237", "choice": "AGAINST"}},
    ),
    Words(
        "publish_results",
        "Change",
        rules=("4E15",),
        params=(),
        does=("(publish|post|announce|present) the [following] [official] [voting] results [(of|for)]",),
        says=("the votes are in :", "here are the [official] [voting] results"),
        headings=(
            r"^\W*(?:official\s+|final\s+)?(?:voting\s+)?results?\s+(?:of\s+(?:the\s+)?(?:voting|vote|ballot),?\s*)?(?:(?:of|for)\s+)?(?:the\s+)?(?:voting\s+(?:in|of|for)\s+)?,?\s*nweek\s+(?P<nweek>\d+)\W*$",
            r"^\W*final tally\b[^.?]{0,50}:?\s*$",
            r"^\W*(?:voting|ballot|official) results\W*$",
        ),
        examples={},
    ),
    Words(
        "implement_passed_proposal",
        "Change",
        rules=("4E15",),
        params=(Param("proposal", Slot.PROPOSAL, required=True, many=True), Param("changes", Slot.TEXT)),
        does=("(implement|apply|enact) {proposal} [:|,|by] [{changes}]",),
        says=(
            "{proposal} having passed , i {changes}",
            "{proposal} (passed|has passed) ; {changes}",
            "[as] {proposal} (passed|has passed) , i [hereby] {changes}",
            "the changes of {proposal} (have been|are|are hereby) made",
            "{proposal} is [hereby] implemented",
        ),
        labels=(),
        examples={"P237 having passed, I amend R9 accordingly.": {"proposal": "237"}},
    ),
    Words(
        "submit_tweak",
        "Change",
        rules=("4E77",),
        params=(Param("title", Slot.TITLE),),
        does=(
            f"{_SUBMIT} [as] (the following|a|an|another|this|one|my|these|the) [following|new|next|second|further] (tweak|tweaks)",
        ),
        labels=("tweak", "new tweak", "my tweak"),
        says=(
            "(my|here is my|here is a) [new] tweak [for this nweek] (is|is the following|reads|:)",
            "instead [,] a tweak",
            "here is (my|a|another) [new] tweak",
            "new tweak",
        ),
        document=Document.PROPOSAL,
        examples={},
    ),
    Words(
        "activate_tweak",
        "Change",
        rules=("4E77",),
        params=(Param("tweak", Slot.PHRASE),),
        does=("activate (my|the|that|this|it) [...] [tweak|tweaks]", "activate (it|them)"),
        says=("(the|my|this) tweak [...] is [hereby|now] activated", "activating [the|my] tweak"),
        intent="without_objection",
        examples={"I activate my Tweak.": {"tweak": "own"}},
    ),
)
