"""Judgment: asking for it, giving it, overruling it, going on in spite of it (Rules 212, 213)."""

from __future__ import annotations

from engine.language import Document, Param, Slot, Words

_JUDGMENT = Param("judgment", Slot.CODE)

WORDS = (
    Words(
        "invoke_judgment",
        "judgment",
        rules=("212", "110", "211"),
        params=(Param("about", Slot.PHRASE),),
        does=(
            "(invoke|call for|ask for|request) [a] (judgment|judgement) [(on|of)]",
            "insist [that]",
            "ask the judge (when|to decide when|to say when) => about=debate",
            "ask the judge",
        ),
        says=("(judgment|judgement) [,] please",),
        labels=("judgment", "judgement", "question for the judge"),
        bare=("judgment please", "judgement please", "judgment, please", "judgement, please"),
        document=Document.REST,
        body="question",
        examples={
            "I invoke Judgment: may Kit vote?": {"question": "may Kit vote?"},
            "I insist this is illegal.": {"question": "this is illegal."},
        },
    ),
    Words(
        "deliver_judgment",
        "judgment",
        rules=("212",),
        params=(Param("answer", Slot.TEXT, required=True), _JUDGMENT),
        does=(
            "(judge|rule) [in [question|judgment] {judgment}] [that] [:] {answer}",
            "decide [question|judgment] {judgment} [as follows] [:] {answer}",
        ),
        says=(
            "my (judgment|judgement|ruling|decision) [(on|in) [question] {judgment}] (is|:) [that] {answer}",
            "(judged|judgment given|ruled) : {answer}",
            "as judge [,] i (rule|judge|decide|find) [that] {answer}",
        ),
        tags=("judgment", "judgement"),
        examples={
            "My judgment: the vote counts.": {"answer": "the vote counts"},
            "Judged: illegal.": {"answer": "illegal"},
            "As Judge I rule that it stands.": {"answer": "it stands"},
        },
    ),
    Words(
        "overrule",
        "judgment",
        rules=("212",),
        params=(_JUDGMENT,),
        does=(
            "vote to overrule [(the judge|it|this|judgment|question)] [{judgment}]",
            "overrule [(the judge|it|this|judgment|question)] [{judgment}]",
        ),
        says=("[the judge is wrong ;] overrule [the judge]",),
        bare=("overrule", "overruled"),
        examples={"I vote to overrule.": {}, "The Judge is wrong; overrule.": {}},
    ),
    Words(
        "consent_next_turn",
        "judgment",
        rules=("212",),
        does=(
            "consent to [(the|their|his|her|eir)] next turn",
            "consent that [...] (begin|begins|start|starts)",
        ),
        says=(
            "let {name} begin",
            "{name} may (begin|start) [(the|their|his|her|eir) (next turn|turn)]",
            "[please] go ahead",
        ),
        bare=("go ahead", "i consent"),
        examples={"I consent to the next turn.": {}, "Let Ann begin.": {}, "Go ahead.": {}},
    ),
    Words(
        "claim_stalemate",
        "judgment",
        rules=("213", "212"),
        params=(Param("reason", Slot.TEXT),),
        does=(
            "claim (the win|a win|victory|stalemate) (under|by) [rule] 213 [(:|,|because|since)] [{reason}]",
            "claim (the win|a win|victory|stalemate) (under|by) [rule] 213",
        ),
        says=(
            "i (cannot|can not|can 't|can't) (complete|finish) my turn [(:|,|;|under)] [{reason}]",
            "paradox [(:|,|!)] [{reason}]",
        ),
        bare=("paradox", "stalemate"),
        examples={"I claim the win under 213.": {}, "I cannot complete my turn.": {}},
    ),
)
