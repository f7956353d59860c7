"""Tweaks: corrections of the game state that a player submits and activates (4E77)."""

from __future__ import annotations

from engine.language import Also, Document, Param, Slot, Turn, Words
from officers.bnomic4.words.verbs import OFFER, SUBMIT, presented

WORDS = (
    Words(
        "submit_tweak",
        "Change",
        rules=("4E77",),
        also=(
            Also(
                r"(?:\band\s+(?:I\s+)?(?:hereby\s+|also\s+|now\s+)*(?:(?:announce|declare|give\s+notice)\s+(?:that\s+I\s+|my\s+|of\s+my\s+)?)?(?:intend|intent(?:ion)?|plan|propose)\b[^.:]{0,60}?\bto\s+(?:activate|apply|implement|enact|make|carry\s+out|execute|perform)"
                r"\s+(?:it|this|the\s+same|(?:its|these|those|the)\s+corrections)\b|\bwhich\s+I\s+(?:also\s+|hereby\s+|now\s+)*(?:intend|plan|propose|mean)\b[^.:]{0,60}?\bto\s+(?:activate|apply|implement|enact|make|carry\s+out|execute|perform)\b)[^.:]*",
                "activate_tweak",
                "tweak",
            ),
        ),
        creates="tweak",
        never=r"\b(?:put|set|bring|brought)\b[^.;:]{0,40}\b(?:in|into)\s+(?:effect|force|operation)\b",
        params=(Param("title", Slot.TITLE),),
        does=(
            f"{SUBMIT} ... (tweak|tweaks)",
            f"{OFFER} [as] (the following|a|an|another|this|one|my|these|the) [following|new|next|second|further] (tweak|tweaks)",
        ),
        labels=("tweak", "new tweak", "my tweak", "tweak submission"),
        says=(
            "(my|here is my|here is a) [new] tweak [[for] (this|the) [(present|current|next)] nweek] (is|is the following|reads|:)",
            "[and] (this|here|below|that) is my [(own|new|next|first|second|third|one|only)] tweak [for (this|the) [(present|current|next)] nweek] [,] (hereby|herewith|now) (submitted|offered|presented|handed in|put forward|made)",
            "instead [,] a tweak",
            *presented("tweak"),
            "new tweak",
        ),
        document=Document.PROPOSAL,
        examples={"I submit the following Tweak: {{ Hose gains 1 point. }}": {"body": "Hose gains 1 point."}},
    ),
    Words(
        "activate_tweak",
        "Change",
        rules=("4E77",),
        turns=(
            Turn("implement_refresh", said=r"\brefresh\s+proposal|(?-i:\bRP\b)", phrase=r"\b(?:it|this|that)\b"),
            Turn("apply_tidiness_list", said=r"^(?!.*\btweaks?\b).*\btidiness\s+list\b"),
        ),
        idle=True,
        needs=r"tweak|[\"“„«‘'_*]|\b(?:it|them|this|that|the\s+(?:same|above))\b",
        never=r"\bactivated\s+by\s+(?!me\b|myself\b|this\b|these\b|virtue\b|way\b|means\b|its\s+(?:author|submitter|owner)|the\s+undersigned|yours\s+truly)|\bconsider\s[^.;:,]{0,40}\bobjection\b|\b(?:put|bring)\s[^.;:]{0,40}\b(?:corrections|tidiness|refresh|RP|pact|contract|treaty|agreement|accord|covenant|articles)\b",
        verb_needs=dict.fromkeys(("switch", "turn", "flip"), r"\btweak\b|\bobjections?\b"),
        params=(
            Param(
                "tweak",
                Slot.PHRASE,
                mine="tweak",
                unlike=r"^(?:so|and|thus|hence|therefore|now)\s|^it$|^(?:the\s+)?clock(?:$|\s+(?:by|to|again|now|for|because|since|as|so|and)\b)|^with(?:out)?\b|^(?:the\s+above|that|this)\b|\babove$",
            ),
        ),
        does=(
            "activate {tweak}",
            "activate < {tweak} & [,] (my|the|that|this) [...] tweak & [of ...] >",
            "activate < (my|the|that|this) [...] (tweak|tweaks) & [(titled|called|named)] [{tweak}] >",
            "activate (my|the|that|this|it) [...] [tweak|tweaks]",
            "activate (it|them|the same|that|this|the above|that one|this one|the tweak above|the above tweak)",
            "(bring|put|set) (my|the|that|this|it) [...] [tweak|tweaks] (into|in) (effect|force|operation)",
            "(make|let|have) (my|the|that|this) tweak (take|go into|come into|enter into) (effect|force)",
            "(put into effect|carry out|execute|make) (my|the|that|this) [...] (tweak|tweaks)",
            "(switch|turn|flip) on (my|the|that|this) [...] tweak",
            "(switch|turn|flip) < (my|the|that|this) [...] tweak & on >",
            "(switch|turn|flip) (it|that|this) on",
        ),
        says=(
            "(the|my|this) tweak (takes|now takes|comes into|goes into|enters into|is [(hereby|herewith|now)] (put|brought|set) (in|into)|is now in) (effect|force|operation)",
            "my ... tweak (now|hereby) (goes live|is live|is active|takes effect|comes into force|is in force)",
            "(the|my|this) tweak [of ...] [(now|hereby)] (goes|is|becomes) [now] (live|active|activated|effective|in force)",
            "(my|this) tweak [(now|hereby|therefore)] goes through",
            "[my] tweak activated",
            "(the|my|this) tweak [...] is [hereby|now] activated",
            "activating [the|my] tweak",
            "{tweak} is [(hereby|now|herewith|therefore)] activated",
            "my tweak {tweak} (becomes|is|goes|turns) [(hereby|now|herewith)] (active|activated)",
        ),
        intent="without_objection",
        examples={"I activate my Tweak.": {"tweak": "own"}},
    ),
)
