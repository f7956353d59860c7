"""Proposing, debating, voting (Rules 103-111, 202, 308)."""

from __future__ import annotations

from engine.language import Document, Param, Slot, Words

_PROPOSAL = Param("proposal", Slot.PROPOSAL)

WORDS = (
    Words(
        "propose",
        "rule-changes",
        rules=("202", "103", "106", "108", "308"),
        does=(
            "propose (the following|this|that|to|as follows)",
            "propose",
            "submit (the following|a|this|my|the) [following] [new] (proposal|rule-change|rule change)",
        ),
        labels=("proposal", "new proposal", "proposed rule-change", "rule-change"),
        document=Document.PLAIN,
        body="text",
        examples={
            "Proposal: repeal rule 311.": {"text": "repeal rule 311."},
        },
    ),
    Words(
        "revise_proposal",
        "rule-changes",
        rules=("111", "106"),
        params=(_PROPOSAL,),
        does=(
            "(revise|amend|reword|change) (my proposal|{proposal}) [(as follows|to read|so that it reads)]",
            "accept ... (amendment|suggestion|change|version|wording)",
        ),
        labels=("revised", "final form", "final form of my proposal", "new wording", "revised proposal"),
        document=Document.PLAIN,
        body="text",
    ),
    Words(
        "comment",
        "rule-changes",
        rules=("111", "310.4"),
        params=(Param("text", Slot.TEXT, required=True),),
        does=("suggest {text}", "argue {text}", "object to {text}"),
        labels=("comment", "suggestion", "suggested amendment"),
        says=("this is two changes => text=this is two changes",),
        examples={"I suggest dropping the last sentence.": {"text": "dropping the last sentence"}},
    ),
    Words(
        "agree_to_vote",
        "rule-changes",
        rules=("111",),
        params=(_PROPOSAL,),
        does=(
            "agree (to|that we|to a|on a) [(end|close)] [the] [debate] [and] [(to|should)] (vote|voting) [now] [on {proposal}]",
            "agree to (end|close) [the] debate",
        ),
        says=("i have nothing to add", "i need no more debate"),
        examples={"I agree to vote now.": {}, "I agree to end the debate.": {}},
    ),
    Words(
        "call_vote",
        "rule-changes",
        rules=("111", "310.5"),
        params=(_PROPOSAL,),
        does=(
            "call (the|a|for the|for a) vote [on {proposal}]",
            "(end|close) [the] debate [on {proposal}]",
            "(open|start|begin) [the] (voting|vote|ballot) [on {proposal}]",
            "put {proposal} to [the|a] vote",
        ),
        says=("let 's vote [now] [on {proposal}]", "let us vote [now] [on {proposal}]", "vote now [please]"),
        bare=("vote now", "vote now please", "vote please"),
        examples={"Let's vote on 312.": {"proposal": "312"}, "I end debate.": {}},
    ),
    Words(
        "vote",
        "rule-changes",
        rules=("105", "207"),
        params=(Param("choice", Slot.CHOICE, required=True), _PROPOSAL),
        does=(
            "vote {choice} [(on|for|in) {proposal}]",
            "vote {choice}",
            "vote {proposal} [:] {choice}",
            "vote (yes|aye|yea|in favour|in favor) [(on|of) {proposal}] => choice=FOR",
            "vote (no|nay) [on {proposal}] => choice=AGAINST",
            "abstain [(on|from) {proposal}] => choice=ABSTAIN",
            "(change|switch) my vote [on {proposal}] to {choice}",
        ),
        says=("my vote [on {proposal}] (is|:) {choice}", "{proposal} : {choice}"),
        labels=("vote", "my vote"),
        bare=(
            "for => choice=FOR",
            "against => choice=AGAINST",
            "aye => choice=FOR",
            "nay => choice=AGAINST",
            "yes => choice=FOR",
            "no => choice=AGAINST",
            "in favour => choice=FOR",
            "in favor => choice=FOR",
        ),
        examples={
            "I vote for 312.": {"choice": "FOR", "proposal": "312"},
            "312: against": {"choice": "AGAINST", "proposal": "312"},
        },
    ),
)
