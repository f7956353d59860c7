"""Motions: strike a rule, go on with the play, drop a proposal; and the votes on them (Rules 306, 310)."""

from __future__ import annotations

from engine.language import Param, Slot, Words
from officers.suber.words.common import BARE_VOTES, CHOICE, IN_FAVOUR, MOTION, OPENING_VOTES, OPPOSED, PROPOSAL

_STRIKE = "(strike|remove)"

WORDS = (
    Words(
        "move_to_strike",
        "motions",
        rules=("306", "110"),
        params=(Param("rule", Slot.PHRASE, required=True, unlike=r"^(?:me|myself)$"), Param("reason", Slot.TEXT)),
        does=(
            f"move (to {_STRIKE}|that we {_STRIKE}|for striking) [(the|rule|act)] {{rule}} [from the (record|rules|document)]",
            "move that [(the|rule|act)] {rule} be (struck|removed|stricken) [from the (record|rules|document)]",
            f"{_STRIKE} [(the|rule|act)] {{rule}} [from the (record|rules|document)]",
        ),
        says=(f"motion to {_STRIKE} [(the|rule|act)] {{rule}}",),
        labels=("motion to strike",),
        tags=("motion",),
        examples={"I move to remove rule 305.": {"rule": "305"}, "Motion to strike 311.": {"rule": "311"}},
    ),
    Words(
        "vote_motion",
        "motions",
        rules=("306",),
        params=(CHOICE, MOTION, Param("rule", Slot.CODE)),
        does=(
            f"vote {IN_FAVOUR} (on|to|of) [the] motion [{{motion}}] => choice=FOR",
            f"vote {OPPOSED} [(on|to|of)] [the] motion [{{motion}}] => choice=AGAINST",
            "vote (for|in favour of|in favor of) (striking|removing) [[the] rule] [{rule}] => choice=FOR",
            "vote against (striking|removing) [[the] rule] [{rule}] => choice=AGAINST",
        ),
        says=(
            f"{IN_FAVOUR} (on|to) [the] motion [{{motion}}] => choice=FOR",
            f"{OPPOSED} (on|to) [the] motion [{{motion}}] => choice=AGAINST",
            f"motion {{motion}} : {IN_FAVOUR} => choice=FOR",
            f"motion {{motion}} : {OPPOSED} => choice=AGAINST",
        ),
        bare=BARE_VOTES,
        opens=OPENING_VOTES,
        tags=("motion",),
        examples={"Yes on the motion.": {"choice": "FOR"}, "Aye to motion 3.": {"choice": "FOR", "motion": 3}},
    ),
    Words(
        "move_play_continue",
        "motions",
        rules=("310.3",),
        does=(
            "move that [the] play [be] (continue|continues|continued|go on|goes on)",
            "move for [the] play to (continue|go on)",
            "move to (continue|go on with) [the] play",
        ),
        says=("(time is up|time 's up) [,] play [goes] on", "motion : play continue", "motion that play continue"),
        labels=(),
        bare=("play continue", "play on", "time is up, play on"),
        tags=("motion",),
        examples={"I move that play continue.": {}, "Motion: play continue.": {}, "Time is up, play on.": {}},
    ),
    Words(
        "move_continuance",
        "motions",
        rules=("310.4",),
        params=(PROPOSAL,),
        does=(
            "move for [a] continuance [(on|of|for) {proposal}]",
            "(request|ask for) [a] continuance [(on|of|for) {proposal}]",
        ),
        says=("motion for [a] continuance [(on|of|for) {proposal}]", "continuance [(on|of|for) {proposal}] [,] please"),
        bare=("continuance", "continuance please", "continuance, please"),
        tags=("motion",),
        examples={"I move for continuance.": {}, "Motion for a continuance on 312.": {"proposal": "312"}},
    ),
)
