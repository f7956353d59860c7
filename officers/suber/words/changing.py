"""Proposing, debating, voting (Rules 103-111, 202, 308)."""

from __future__ import annotations

from engine.language import Document, Param, Slot, Words
from officers.suber.words.common import BARE_VOTES, CHOICE, IN_FAVOUR, OPENING_VOTES, OPPOSED, PROPOSAL

_CHANGE = "(repeal|amend|enact|transmute|create|add|make|change|replace|append|delete|insert)"
_KIND = "(rule-change|rule change|proposal|change|rule|act|amendment)"

WORDS = (
    Words(
        "propose",
        "rule-changes",
        rules=("202", "103", "106", "108", "109", "114", "209", "308"),
        params=(Param("title", Slot.TITLE),),
        does=(
            f"propose (to|that we) {_CHANGE}",
            f"propose (the following|this|that|as follows) [new] [{_KIND}]",
            f"(submit|make|put forward|present) (the following|this|a|my) [new] {_KIND}",
        ),
        labels=(
            "proposal",
            "new proposal",
            "proposed rule-change",
            "proposed rule change",
            "rule-change",
            "i propose",
            "my proposal",
            "my proposal for this turn",
        ),
        tags=("proposal", "rule-change", "pull request", "pr"),
        document=Document.REST,
        body="text",
        examples={
            "Proposal: enact the Library Act: 1. There is a library.": {
                "text": "enact the Library Act: 1. There is a library."
            },
            "I propose to repeal rule 311.": {"text": "to repeal rule 311."},
        },
    ),
    Words(
        "revise_proposal",
        "rule-changes",
        rules=("111", "106"),
        params=(PROPOSAL,),
        does=(
            "(revise|reword|rewrite) (my proposal|{proposal}) [(as follows|to read|so that it reads)]",
            "(amend|change) my proposal [(as follows|to read|so that it reads)]",
            "(accept|adopt|take) [...] (amendment|suggestion|wording|version)",
        ),
        labels=(
            "revised",
            "final form",
            "final form of my proposal",
            "new wording",
            "revised proposal",
            "revision",
            "new version",
            "new version of",
            "revised version of",
        ),
        document=Document.REST,
        body="text",
        examples={"Revised 312: Hats are worn.": {"proposal": "312", "text": "Hats are worn."}},
    ),
    Words(
        "comment",
        "rule-changes",
        rules=("111", "310.4"),
        params=(Param("text", Slot.TEXT, required=True),),
        does=("suggest {text}", "argue {text}"),
        labels=("comment", "suggestion", "suggested amendment", "objection"),
        says=("this (is|seems|looks like) [really] (two|several|three) changes => text=this is more than one change",),
        examples={"I suggest dropping the last sentence.": {"text": "dropping the last sentence"}},
    ),
    Words(
        "agree_to_vote",
        "rule-changes",
        rules=("111",),
        params=(PROPOSAL,),
        does=(
            "agree (to|that we|with) [(should|may|can)] vote [now] [on {proposal}]",
            "agree to (end|close|stop) [the] debate [on {proposal}]",
            "agree to a vote [now] [on {proposal}]",
            "(want|need|have) no (more|further) debate",
        ),
        says=("no (more|further) debate from me", "i have nothing [more] to add"),
        examples={"I agree to vote now.": {}, "I agree to end the debate.": {}},
    ),
    Words(
        "call_vote",
        "rule-changes",
        rules=("111", "310.5"),
        params=(PROPOSAL,),
        does=(
            "call (the|a|for the|for a) vote [on {proposal}]",
            "(end|close|stop) [the] debate [(on|of) {proposal}]",
            "(open|start|begin) [the] (voting|vote|ballot) [on {proposal}]",
            "put {proposal} to [the|a] vote",
        ),
        says=(
            "let 's [now] vote [now] [on {proposal}]",
            "let us [now] vote [now] [on {proposal}]",
            "[please] vote now [on {proposal}] [please]",
            "the debate [on {proposal}] is [hereby] (over|closed|ended)",
        ),
        bare=(
            "vote now",
            "vote now please",
            "please vote",
            "please vote now",
            "vote please",
            "let 's vote",
            "let's vote",
        ),
        examples={"Let's vote on 312.": {"proposal": "312"}, "I end debate.": {}},
    ),
    Words(
        "vote",
        "rule-changes",
        rules=("105", "207"),
        params=(CHOICE, PROPOSAL),
        does=(
            f"vote {IN_FAVOUR} [(on|of|for|to)] {{proposal}} => choice=FOR",
            f"vote {OPPOSED} [(on|to)] {{proposal}} => choice=AGAINST",
            f"vote {IN_FAVOUR} => choice=FOR",
            f"vote {OPPOSED} => choice=AGAINST",
            f"(change|switch) my vote [on {{proposal}}] to {IN_FAVOUR} => choice=FOR",
            f"(change|switch) my vote [on {{proposal}}] to {OPPOSED} => choice=AGAINST",
            "abstain [(on|from) [voting on] {proposal}] => choice=ABSTAIN",
            f"be {IN_FAVOUR} {{proposal}} => choice=FOR",
            "be against {proposal} => choice=AGAINST",
        ),
        says=(
            f"my vote [on {{proposal}}] is [now] {IN_FAVOUR} => choice=FOR",
            f"my vote [on {{proposal}}] is [now] {OPPOSED} => choice=AGAINST",
        ),
        labels=("vote", "my vote"),
        bare=BARE_VOTES,
        opens=OPENING_VOTES,
        tags=("proposal",),
        examples={
            "I vote for 312.": {"choice": "FOR", "proposal": "312"},
            "312: against": {"choice": "AGAINST", "proposal": "312"},
        },
    ),
)
