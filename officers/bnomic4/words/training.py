"""What is said to teach the Beast: its last Trick reinforced or punished, a new one taught."""

from __future__ import annotations

from engine.language import Document, Param, Slot, Words
from officers.bnomic4.words.common import OFFICE
from officers.bnomic4.words.fauna import BEAST

_NO_TRICKS_NAME = (
    r"^(?:(?:the|that|this|its|eir|his|her)\s+)?(?:(?:last|latest|most\s+recent|previous|recent|new|current|same)\s+)?"
    r"(?:tricks?|performances?)(?:\s+(?:just\s+)?(?:performed|done|shown|seen))?$|(?:^|\s)(?:[x×]\s?\d{1,3}|\d{1,3}\s?[x×])$"
)
"""What any Trick is called, or how often it is responded to."""


_CALLED_ON = r"\A\s*(?!(?:(?:the|my|beast|ocb|last)\s+)*(?:tricks?|vote|verdict|response|answer)\b)\w[\w ]{0,40}\s*(?::|->|–)\s*(?:punish|reinforce)\b"
"""Without quotation marks it may be the name of somebody who is to do it: "Ivy: Punish"."""
_NOT_MINE = r"\b(?:punish|reinforce)\w*\s(?:[^;:.!?]{1,40}\s)?(?:from\s+(?!me\b|my\b|mine\b|here\b|now\b|this\b|us\b)|every\s+(?:time|day|nday|n?week)\b)"
"""Somebody else reinforces or punishes, or it is a habit."""


def _respond(verb: str) -> tuple[str, ...]:
    """The same as a deed: "I react to the Trick with a Punish"."""
    noun = f"({verb}|{verb}ment)"
    return (
        f"(apply|mete out|deal|deal out|dole out|administer|dispense|use|exercise|give|award|grant|hand out) [(a|my|one|the)] {noun} [(to|on|upon|for) (the|this|that|its|[the] (beast|ocb) 's) [(last|latest|most recent|previous|new|current)] (trick|performance) [{{trick}}] [[just] (performed|done|seen|shown)]]",
        f"(choose|opt for|go with|go for|say|pick|select) [(a|:)] {verb}",
        f"(give|hand|throw|feed|deal) {BEAST} (a|one|its|another) ... (:|,|-|–|—) [(i.e.|that is|viz)] [,] {verb} [the [last] trick]",
        f"(pat|stroke|pet|praise|hug|scold|hit|smack|slap|reward|whip|kick|chide) {BEAST} (:|,|-|–|—) {verb}",
        f"(apply|administer|give|award|grant) [(a|my|one|the)] {noun} to {BEAST} [for (its|the|that|this) [(last|latest|most recent|previous|new)] (trick|performance) [{{trick}}]]",
        f"(react|respond|reply|answer) to (the|this|that|its|[the] (beast|ocb) 's) [(last|latest|most recent|previous|new|current)] (trick|performance) [{{trick}}] (with|by) [(a|my|the)] {verb}",
        f"(say|choose|use|opt for|select|pick|go for) [(a|my|one)] {verb} (to|for|on|as my (response|reaction|answer) to) (the|this|that|its|[the] (beast|ocb) 's) [(last|latest|most recent|previous|new)] (trick|performance) [{{trick}}]",
        f"(give|grant|deal|award) (the|this|that) [(last|latest|most recent|previous|new)] (trick|performance) [{{trick}}] (a|my|one) {verb}",
        f"(give|grant|deal|award) {BEAST} (a|my|one) {verb} [for (its|the|that|this) [(last|latest|most recent|previous|new)] (trick|performance) [{{trick}}]]",
    )


def _responding(verb: str, nouns: str) -> tuple[str, ...]:
    """Whole clauses by which somebody reinforces or punishes what the Beast did last."""
    noun = f"({nouns})"
    done = "(reinforced|rewarded)" if verb == "reinforce" else "(punished|chastised)"
    last = "(last|latest|most recent|previous|new|current)"
    return (
        f"[the] [(beast|ocb) 's] [{last}] [(trick|performance)] {{trick}} (gets|receives|earns|deserves) (a|my|one) {noun} [from me]",
        f"[the] [(beast|ocb) 's] {last} (trick|performance) (gets|receives|earns|is given) (a|my|one) {noun} [from me]",
        f"(my|a|one) {noun} (goes|go) to [the] [(beast|ocb) 's] [{last}] (trick|performance) [{{trick}}]",
        f"[please] (put|mark|count|note|write|sign) me [down] for [(a|one)] {noun} [(on|of|for|to) [the] [(beast|ocb) 's] [{last}] (trick|performance|one)]",
        f"[please] (mark|note|write|put|record|register|enter|take) [down] (my|a|one) {noun} (for|of|on) [the] [{last}] [trick] {{trick}}",
        f"[please] (mark|note|write|put|record|register|enter|take) [down] (my|a|one) {noun} [(for|of|on) [the] [(beast|ocb) 's] {last} (trick|performance|one)]",
        f"[please] (count|note|record|register|enter|take) (a|my|one) {noun} from me",
        f"my (verdict|opinion|judgement|judgment|reaction|response) (on|to|about) [the] [trick] {{trick}} (:|is|->) [a|to] {verb}",
        f"[the] [{last}] (trick|performance) [[just] performed] (:|->|–|-) {verb}",
        f"my (choice|verdict|vote|call|pick|decision) [(on|for|about|with) [the] [{last}] (trick|performance)] (is|:|->) [(a|to)] {verb}",
        f"(on|to|as for|as to|regarding|re) [the] [{last}] (trick|performance) (:|,|-|–) {verb}",
        f"(that|the|this) [{last}] (trick|performance) (has|gets) my {noun}",
        f"{noun} (for|to|of|on) (the|that|this) {last} (trick|performance)",
        f"[the] [trick] {{trick}} (:|->|–) {verb}",
        f"[the] (beast|ocb) 's {last} (trick|performance) (gets|is) [(hereby|now)] {done} [by me]",
        f"[the] {last} (trick|performance) gets [(hereby|now)] {done} [by me]",
        f"[the] {last} (trick|performance) of the (beast|ocb) (gets|is) [(hereby|now)] {done} [by me]",
        f"(a|my|one|) {noun} (for|on|to) (the|that|this|its) [{last}] (trick|performance) [{{trick}}] from me",
        f"{BEAST} (gets|receives|is given) (a|my|one) {noun} from me [for (its|the|that|this) [{last}] (trick|performance) [{{trick}}]]",
        f"[for (its|the|that|this) [{last}] (trick|performance) [,]] (it|he|she|{BEAST}) (gets|receives|earns|is given) (a|my|one) {verb} [from me]",
        f"for [the] [trick] {{trick}} [,] (it|he|she|{BEAST}) (gets|receives|earns|is given) (a|my|one) {verb} [(from me|of mine)]",
        f"(it|he|she|{BEAST}) (gets|receives|earns|is given) (a|my|one) {verb} [from me] for [the] [trick] {{trick}} [from me]",
        f"(a|my|one) {verb} [from me] for [the] [trick] {{trick}} [from me]",
        f"(a|my|one|) {noun} from me (for|on|to) (the|that|this|its) [{last}] (trick|performance) [{{trick}}]",
        f"(my|the) (response|reaction|answer|reply) to [the] [(beast|ocb) 's] [{last}] (trick|performance) [{{trick}}] (is|:|->|=) [(a|to)] {verb}",
        f"(the|that|this) [{last}] (trick|performance) (gets|receives|earns|is given) [(a|my|one)] {noun} from me",
        f"{noun} is [(hereby|now|herewith)] (applied|given|administered|meted out|awarded) to (the|that|this|its|[the] (beast|ocb) 's) [{last}] (trick|performance) [{{trick}}] [by me]",
        f"{BEAST} [hereby] (has|gets|sees) its [{last}] (trick|performance) {done} [by me]",
        f"(a|my|one) {noun} [,] [(hereby|herewith)] [,] (for|to) (the|its|the (beast|ocb) 's) [{last}] trick {{trick}}",
    )


WORDS = (
    Words(
        "reinforce_trick",
        "Fauna",
        rules=("4E71",),
        idle=True,
        never=rf"{_CALLED_ON}|{_NOT_MINE}|\breward\b[^.;:!?]{{1,40}}?\swith\s+(?:an?|my)\b|\breward\b[^.;:!?]*\b(?:m\s?\d|\d+\s?m\b|macks?\b|mackerels?\b)|\breward\s+(?:at|of|to|down|up|from)\b|\brewards?\s+(?:for|as)\s+(?!(?:the|this|that|its|a)?\s*(?:last|latest|trick|performance|beast|ocb)\b)|\breward\s*:\s*m?\d",
        params=(
            Param(
                "trick",
                Slot.THING,
                unlike=rf"^(?:(?:the|bad|good|naughty|nasty|silly|clever|nice|poor|you)\s+)*(?:beast|ocb|operantly|dog|boy|girl)\b|\b(?:beast|ocb)$|{_NO_TRICKS_NAME}|{OFFICE}",
            ),
        ),
        labels=("reinforce", "reinforced", "reinforcement"),
        does=(
            "(reinforce|reward) < [(the|that|this|its)] [(last|latest|most recent|previous|recent)] [(trick|one|performance|behaviour)] & [{trick}] >",
            "(reinforce|reward) the (beast|ocb) for ... (trick|performance|it|that|this)",
            "(reinforce|reward|praise) the (beast|ocb) for [(performing|doing|showing)] [the] [trick] {trick}",
            "(reinforce|reward) the (beast|ocb)",
            "reinforce (the|that|this|its) [last|latest|most recent|previous] (trick|one|performance)",
            "reinforce it",
            "(reinforce|reward) what the (beast|ocb) [(has|did)] [just] [(now|last)] (performed|done|did|shown|showed)",
            "(reinforce|reward) the (beast|ocb) 's [(last|latest|most recent|previous)] (trick|performance) [,] [{trick}]",
            "(give|award|grant|register|record|enter|bestow|confer) < (a|my|one) (reinforce|reinforcement) & (to|on|upon|for) [(the|that|this|its)] [(beast|ocb) 's] [(last|latest|most recent|previous)] (trick|performance) [{trick}] >",
            *_respond("reinforce"),
            "reinforce , the trick being {trick}",
            "reinforce {trick}",
            "reinforce",
        ),
        says=(
            "the trick (it|the beast|the ocb|our beast) [has] [just] (performed|did|done|showed|shown|chose|played|gave us) [(last|just now|today|yesterday)] (is|be) (hereby|herewith|now) (reinforced|rewarded)",
            *_responding("reinforce", "reinforce|reinforcement|reward"),
            "(reinforced|rewarded) [,] by me [,] [(and|with|because|for) ...]",
            "the (beast|ocb) (gets|receives|earns|is given|has) (a reinforce from me|my reinforce|one reinforce from me) [for (that|the|this|its) [(last|latest|most recent|previous)] (trick|performance)]",
            "the (last|latest|most recent|previous) (trick|performance) (is|be) [(hereby|now)] (reinforced|rewarded)",
            "the trick [that] the (beast|ocb) [has] [just] (performed|did|done) (is|be) [(hereby|now)] (reinforced|rewarded)",
        ),
        bare=("reinforce", "i reinforce", "reinforced", "reinforcement", "good beast, reinforce"),
        bare_anywhere=True,
        examples={"I Reinforce the last Trick.": {}},
    ),
    Words(
        "punish_trick",
        "Fauna",
        rules=("4E71",),
        idle=True,
        never=_CALLED_ON
        + f"|{_NOT_MINE}"
        + r"|\b(?:fines?|indictments?|penalty)\b|\bpunish(?:ing)?\s+(?:\w+\s+)?myself\b|\bpunish(?:ing)?\s[^,;.]{1,60}?\sby\s",
        params=(
            Param(
                "trick",
                Slot.THING,
                unlike=rf"^(?:(?:the|bad|good|naughty|nasty|silly|clever|nice|poor|you)\s+)*(?:beast|ocb|operantly|dog|boy|girl)\b|\b(?:beast|ocb)$|{_NO_TRICKS_NAME}|{OFFICE}",
            ),
        ),
        labels=("punish", "punished"),
        does=(
            "punish < [(the|that|this|its)] [(last|latest|most recent|previous|recent)] [(trick|one|performance|behaviour)] & [{trick}] >",
            "punish the (beast|ocb) for ... (trick|performance|it|that|this)",
            "punish the (creature|animal|brute|monster) for ... (trick|performance)",
            "punish (the (beast|ocb)|it|him|her) for [the] [trick] {trick}",
            "punish the (beast|ocb)",
            "punish the (beast|ocb) for (its|the) [(last|latest|most recent|previous)] (trick|performance) [,] {trick}",
            "punish (the|that|this|its) [last|latest|most recent|previous] (trick|one|performance)",
            "punish it",
            "punish what the (beast|ocb) [(has|did)] [just] [(now|last)] (performed|done|did|shown|showed)",
            "punish the (beast|ocb) 's [(last|latest|most recent|previous)] (trick|performance) [,] [{trick}]",
            "(give|award|inflict|impose|register|record|enter|bestow|visit|deal) < (a|my|one) punish & (to|on|upon|for) [(the|that|this|its)] [(beast|ocb) 's] [(last|latest|most recent|previous)] (trick|performance) [{trick}] >",
            *_respond("punish"),
            "punish , the trick being {trick}",
            "punish {trick}",
            "punish",
        ),
        says=(
            "the trick (it|the beast|the ocb|our beast) [has] [just] (performed|did|done|showed|shown|chose|played|gave us) [(last|just now|today|yesterday)] (is|be) (hereby|herewith|now) punished",
            *_responding("punish", "punish|punishment"),
            "punished [,] by me [,] [(and|with|because|for) ...]",
            "the (beast|ocb) (gets|receives|earns|is given|has) (a punish from me|my punish|one punish from me) [for (that|the|this|its) [(last|latest|most recent|previous)] (trick|performance)]",
            "the (last|latest|most recent|previous) (trick|performance) (is|be) [(hereby|now)] punished",
            "the trick [that] the (beast|ocb) [has] [just] (performed|did|done) (is|be) [(hereby|now)] punished",
        ),
        bare=("punished", "punish", "i punish", "bad beast, punish"),
        bare_anywhere=True,
        examples={"I Punish the last Trick.": {}},
    ),
    Words(
        "teach_trick",
        "Fauna",
        rules=("4E71",),
        text_announced=True,
        params=(
            Param(
                "name",
                Slot.TITLE,
                cut=r"^to\s+(?=(?-i:[A-Z]))|^(?:the\s+)?(?:new\s+)?[Tt]rick\s+(?=[\"“'‘])",
                unlike=r"^(?:as|once)\s+(?:announced|intended|described)\b|^(?:one|another|by|of|called|named|titled|known|to\s+wit|namely|viz)\b|^(?:with|without)\b|^(?:something|anything|tricks?)$|\beffect:?$",
            ),
            Param("effect", Slot.TEXT, required=True),
            Param("timing", Slot.PHRASE),
        ),
        does=(
            f"teach < ({BEAST}|it|em) & [(the|a|this|one more|one|another|yet another)] [following] [(new|further|second|third|additional|extra)] [(trick|one)] [,] [(called|named|titled|known as|by the name of|of the name|under the name of|to be called|to be known as|to wit|namely) {{name}}] >",
            f"(train|instruct|school|coach|drill|tutor) ({BEAST}|it|em) (in|on|to perform|to do) (the|a|this|one more|one|another|yet another) [following] [(new|further|second|third|additional|extra)] trick [,] [(called|named|titled|known as)] {{name}}",
            f"teach ({BEAST}|it|em) (the|a|this|one more|one|another|yet another) [new] [trick] [,] name : {{name}} , effect",
            *(
                f"teach ({BEAST}|it|em) (the|a|this|another|one more|one|yet another) [following] [(new|further|additional)] {timing} trick [,] [(called|named|titled|known as)] [:] {{name}} => timing={timing.title()}"
                for timing in ("anytime", "voting")
            ),
            f"teach [(the|a|this|another|one more)] [(new|further|additional)] [trick] [(called|named)] {{name}} to {BEAST}",
            f"(add|enter) [(the|a|this|another|one more)] [(new|further|additional)] trick [(called|named)] {{name}} to ({BEAST} 's (repertoire|list [of tricks]|tricks)|the (repertoire|list [of tricks]|tricks) of {BEAST})",
            f"(give|grant) {BEAST} (a|another|one more|the) [(new|further|additional)] trick [,] [(called|named|known as)] {{name}}",
            f"(train|instruct|school|coach|drill) {BEAST} to (perform|do) [(the|a)] [new] [trick] {{name}}",
            f"teach ({BEAST}|it|em) [the|a|this|one|another] [following] [(new|further|second|third|additional|extra)] [(trick|one)] [,] [(called|named|titled|known as|by the name of|of the name|:)] [{{name}}]",
        ),
        says=(
            f"{BEAST} (learns|gets|receives|acquires|is taught|now knows) [(the|a|another|one more)] [(new|further|additional)] [trick] [,] [(called|named|known as)] {{name}} (:|–|—)",
            f"let {BEAST} (learn|be taught|know) [(the|a)] [new] [trick] [,] [(called|named|known as)] {{name}} (:|–|—)",
            f"{BEAST} (hereby|herewith) learns [(the|a)] [new] [trick] [(called|named|known as)] {{name}}",
            "new trick [(for [the] (beast|ocb)|:|,|-)] [:] {name} (:|–|—)",
            f"[please] consider {BEAST} [(as|to be)] taught [(the|a)] [new] [trick] [(called|named|known as)] {{name}} (:|–|—)",
            f"{BEAST} is (hereby|now|herewith) (taught|trained in|instructed in) [(the|a)] [new] trick [(called|named)] {{name}}",
            f"{BEAST} is (hereby|herewith) taught {{name}}",
            f"[(the|a|my|this)] [new] trick [(called|named)] {{name}} is (hereby|now|herewith) taught to {BEAST}",
            f"{BEAST} [(therefore|thus|accordingly|hence|so)] (hereby|herewith|now) learns [from me] [(the|a)] [new] trick [(called|named)] {{name}}",
            f"{BEAST} learns [(the|a)] [new] trick [(called|named)] {{name}} from me",
            "[(enter|note|add|record|list|here is)] (a|the|this|my) [new] trick [,] [(called|named)] {name} [,] which i [(hereby|now|herewith)] teach [(to|to the|the)] (beast|ocb)",
        ),
        about=frozenset("trick tricks beast ocb".split()),
        document=Document.TRICK,
        body="effect",
        intent="both",
        examples={
            "I intend, with support and without objection, to teach the Beast the new Trick 'Sit': {{ Hose gains m1. }}": {
                "name": "Sit"
            }
        },
    ),
)
