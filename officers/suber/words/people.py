"""Joining, leaving, and the statement of purpose (Rules 113, 304, 309)."""

from __future__ import annotations

from engine.language import Param, Slot, Words
from officers.suber.words.common import CHOICE

_APPLICANT = Param("applicant", Slot.NAME, required=True, unlike=r"^(?:the\s+)?(?:motion|proposal|amendment)\b")
_ADMIT = "(admitting|the admission of|letting in)"

WORDS = (
    Words(
        "ask_to_join",
        "players",
        rules=("309",),
        params=(Param("name", Slot.NAME), Param("surname", Slot.NAME), Param("recruiter", Slot.NAME)),
        does=(
            "(wish|want|ask|request|would like|like) to (join|play|enter) [the game] [(as|under the name [of]) {name}] [, (recruited|invited) by {recruiter}]",
            "join [the game] [as {name}] [, (recruited|invited) by {recruiter}]",
            "apply for admission [as {name}]",
        ),
        says=(
            "i 'd (like|love) to (join|play) [the game] [as {name}] [, (recruited|invited) by {recruiter}]",
            "i 'd (like|love) to (join|play) [the game] [as {name}] [,] {recruiter} (recruited|invited) me",
            "[please] let me (join|play) [the game] [as {name}] [,] [and] [{recruiter} (recruited|invited) me]",
            "[please] count me in [as {name}]",
            "may i (join|play) [as {name}]",
        ),
        bare=("count me in", "let me join", "let me play"),
        examples={
            "I'd like to play.": {},
            "Please let me join, John recruited me.": {"recruiter": "John"},
            "Count me in as Ann Lee.": {"name": "Ann Lee"},
        },
    ),
    Words(
        "vote_admission",
        "players",
        rules=("309",),
        params=(CHOICE, _APPLICANT),
        does=(
            "vote to (admit|accept|let in) {applicant} => choice=FOR",
            "vote to let {applicant} (in|join|play) => choice=FOR",
            "approve [of] {applicant} 's (request|application) [to (join|play)] => choice=FOR",
            "vote against (admitting|accepting|letting in) {applicant} => choice=AGAINST",
            f"vote (yes|aye|for|in favour of) [(on|to)] {_ADMIT} [of] {{applicant}} => choice=FOR",
            f"vote (no|nay|against) [(on|to)] {_ADMIT} [of] {{applicant}} => choice=AGAINST",
            "welcome {applicant} [to the game] => choice=FOR",
        ),
        says=(
            "(yes|aye) to {applicant} => choice=FOR",
            "(yes|aye) [,] let {applicant} (in|join|play) => choice=FOR",
            "aye for {applicant} => choice=FOR",
            "(no|nay) to {applicant} => choice=AGAINST",
        ),
        examples={
            "Yes to Ann.": {"choice": "FOR", "applicant": "Ann"},
            "I vote to admit Ann Lee.": {"choice": "FOR", "applicant": "Ann Lee"},
        },
    ),
    Words(
        "state_purpose",
        "players",
        rules=("304",),
        params=(Param("text", Slot.TEXT, required=True),),
        does=(
            "(update|change|set) my statement [of purpose] to [:] {text}",
            "(enter|state|make) [as] my (purpose|statement of purpose) [:] {text}",
        ),
        says=(
            "(update|change|set) my statement [of purpose] to [:] {text}",
            "my [statement of] purpose [in playing] (is|:) {text}",
            "statement of purpose : {text}",
        ),
        examples={
            "My purpose: to learn Git.": {"text": "to learn Git"},
            "Update my statement to see how far a rule can bend.": {"text": "see how far a rule can bend"},
        },
    ),
    Words(
        "forfeit",
        "players",
        rules=("113",),
        does=("forfeit [the game]", "(quit|leave) the game", "(withdraw|resign) from the game"),
        says=("[please] remove me [from the game]", "i (am|'m) out of the game"),
        bare=("i forfeit", "i quit", "i resign", "remove me"),
        bare_anywhere=True,
        examples={"I forfeit.": {}, "I quit the game.": {}, "Remove me.": {}},
    ),
)
