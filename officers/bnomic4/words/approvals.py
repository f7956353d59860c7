"""The approval of a Public Display, after which what it shows is so (4E50)."""

from __future__ import annotations

from typing import Final

from engine.language import Clue, Param, Slot, Words

DISPLAYED: Final = (
    r"^(?:this|that|it)\b|\b(?:displays?|lists?|reports?|schedules?|registers?|roster|tables?|rolls?|ledgers?|census|books|publication|tall(?:y|ies)|results|record|accuracy"
    r"|correctness)\b"
)
"""A display, in everybody's words."""

APPROVAL: Final = Words(
    "approve_display",
    "Ministry",
    never=r"\bapproved\s+of\s+by\b|^(?!.*\b(?:hereby|herewith|by\s+me|now|without|with|w/o)\b).*\b(?:is|are|was|were|been)\s+approved\b|\bin\s+(?:general|principle)\b|\boverall\b|\bapprove\s+of\b|\bdisplay\s+of\s+[^.;:,]{1,40}?\s+and\s+(?:the\s+)?(?:public\s+)?displays?\b|\b(?:my|hearty|full)\s+(?:\w+\s+)?(?:support|objection)\b",
    verb_needs={"confirm": r"^(?!.*\bconfirm\b[^.;:,]{0,60}\b(?:is|are|was|were)\b)"},
    rules=("4E50",),
    params=(
        Param(
            "display",
            Slot.PHRASE,
            required=True,
            like=DISPLAYED,
            unlike=r"^(?:the\s+)?(?:two|three|four|five|both|several|some|these|\d+)\s+(?:\w+\s+)?displays\b|\b(?:ruling|answer|contract|pact|treaty|agreement|accord|is|are|was|were)\b",
            cut=r"\s+(?:because|since|quoted|below|above|(?:there|here)$|as\b|at\b|with(?:out)?\b|w/o\b|of nday|posted|in my).*",
        ),
        Param("link", Slot.TEXT, clues=(Clue(r"(https?://\S*[^\s.,;>)\]])"),)),
    ),
    does=(
        "(give|grant|lend|bestow|put|set|confer) [(my|the)] [(formal|official|full)] approval [under ...] (to|of|on|upon) {display}",
        "(support|back|endorse) and [hereby] approve {display}",
        "(mark|set|stamp|record|list|count) {display} [(as|to)] approved",
        "approve < of {display} & [(as|at|below|posted|quoted|published) ...] >",
        "(approve|ratify|confirm|sanction) < {display} & [(as|at|below|posted|quoted|published) ...] >",
        "approve (the following) {display}",
        "approve {display}",
    ),
    says=(
        "approved by me [, ... ,] [:] {display}",
        "{display} [(hereby|herewith|now)] (has|gets|receives|meets with|earns) my [(formal|official|full)] approval",
        "my [(formal|official|full)] approval is [(hereby|herewith|now)] (given|granted) to {display}",
        "(hereby|herewith) approved [by me] [, ... ,] [:] {display}",
    ),
    intent="both",
    examples={"I approve the Public Display of Players below.": {"display": "Public Display of Players"}},
)
