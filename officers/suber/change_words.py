"""The English of proposals in this game: patterns beside those of `engine.amendment_words`.

VERB(x) is a verb in the forms in which proposals use it, NUMBER a rule by its number. Every pattern is matched
against a whole text or one line; none has a part without a bound that another part could share.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

_VERBS = {
    "transmute": "transmut(?:e|es|ing)",
    "repeal": "repeal(?:s|ing)?",
    "rewrite": "amend(?:s|ing)?|chang(?:e|es|ing)|rewrit(?:e|es|ing)",
    "replace": "replac(?:e|es|ing)",
    "make": "mak(?:e|es|ing)",
    "enact": "enact(?:s|ing)?|creat(?:e|es|ing)|add(?:s|ing)?|adopt(?:s|ing)?|establish(?:es|ing)?|introduc(?:e|es|ing)",
}
_NUMBER = r"(?:(?:the )?(?:rule|r|act) ?(?:number |no\.? |#)?)?#?(?P<number>[1-9]\d\d)\b"
_PASSIVE = "(?:is|shall be|be) (?:hereby )?"
_INTO = r"(?: (?:from (?:im)?mutable )?(?:in)?to (?:be )?(?:an? )?(?P<to>im)?mutable(?: rule)?)?"
_READING = (
    r"(?:,? (?:reading|to read|that reads|which reads|with (?:the )?(?:following )?(?:text|paragraphs)))?"
    r"(?:,? ?as follows)?"
)
_REST = r"\s*[:.,\u2013-]\s*(?P<text>\S.*)"
_CALLED = r"(?:,? (?:titled|entitled|called|named) (?:[\"\u201c](?P<title>[^\"\u201d\n]{1,100})[\"\u201d]|(?P<plain>[^:.\n]{1,100}?)))?"


def _compile(template: str, flags: int = 0) -> re.Pattern[str]:
    text = re.sub(r"VERB\((\w+)\)", lambda found: f"(?:to )?(?:{_VERBS[found[1]]})", template)
    text = text.replace("NUMBER", _NUMBER).replace("PASSIVE", _PASSIVE).replace("INTO", _INTO)
    text = text.replace("READING", _READING).replace("REST", _REST).replace("CALLED", _CALLED)
    return re.compile(text, re.IGNORECASE | flags)


TRANSMUTE = (
    _compile(r"VERB(transmute) NUMBERINTO"),
    _compile(r"NUMBER PASSIVEtransmutedINTO"),
    _compile(r"VERB(make) NUMBER (?P<to>im)?mutable"),
    _compile(r"NUMBER (?:becomes|is made|shall (?:be|become)|is) (?P<to>im)?mutable"),
)
REPEAL = (_compile(r"VERB(repeal) NUMBER"), _compile(r"NUMBER PASSIVErepealed"))
WHOLE = (
    _compile(
        r"VERB(rewrite) (?:the text of )?NUMBER"
        r",? (?:to (?:now )?(?:read|say)|so (?:that )?it (?:reads|says)|as follows)(?: as follows)?\s*:?\s+(?P<text>\S.*)",
        re.DOTALL,
    ),
    _compile(
        r"VERB(replace) (?:the text of )?NUMBER (?:with|by)(?: the following(?: text)?\s*:?|\s*:)\s+(?P<text>\S.*)",
        re.DOTALL,
    ),
)
"""A rule with its new text, which runs to the end of the proposal."""
ENACT_NAMED = _compile(
    r"VERB(enact) (?P<title>(?!(?:an?|one|the following|new) )(?:the )?[\w' -]{1,80}? Act)\bREADINGREST", re.DOTALL
)
ENACT = _compile(
    r"(?:VERB(enact)(?: the following| an?| one)?(?: new)?|(?:a )?new) (?:mutable )?(?P<noun>rule|act)\bCALLEDREADINGREST",
    re.DOTALL,
)
LEADS = (
    _compile(r"\[?\s*(?:proposal|proposed rule-?change|final form|revised)\b[ \t]*(?:number |no\.? |#)?[ \t]*(?:3\d\d)?\s*\]?\s*[:.,\u2013-]?\s*"),
    _compile(r"(?:in order )?to [^.;]{3,200}, (?=(?:rule|r|act|the|this|i|we|repeal|amend|enact|transmut\w*|create|add)\b)"),
    _compile(r"whereas\b[^.;]{3,400}[,;] (?=(?:rule|r|act|the|i|we|be it|therefore|repeal|amend|enact|transmut\w*)\b)"),
    _compile(r"(?:be it enacted(?: that)?|it is proposed(?: that)?|therefore|hereby|please)\b,?:?\s*"),
    _compile(r"(?:i|we)(?: hereby)? (?:propose|move|suggest)(?: that)?(?: (?:we|i))?(?: to)?(?: hereby)?\b:?\s*"),
)  # fmt: skip
"""What only introduces a proposal: a label, a reason given first, "I propose to"."""
BARE = re.compile(r"\b(repeal(?:ing)?|amend(?:ing)?|in|to|of) (?=[1-9]\d\d\b)", re.IGNORECASE)
"""Where a number alone means a rule."""
CHANGES = re.compile(r"\b(?:repeal|amend|enact|transmut)\w*", re.IGNORECASE)
"""Words of rule-changes: two of them are perhaps two changes."""
SPEAKS_OF_RULES = re.compile(
    r"\b(?:repeal|amend|enact|transmut|renumber|retitl|creat|insert|delet|append|replac|strik)\w*"
    r"|\brules?\b|\bacts?\b|\b[1-9]\d\d\b",
    re.IGNORECASE,
)
"""What keeps a text from being plain prose."""
ANOTHER_ORDER = re.compile(
    r"(?:^|[.;!?]\s+|\n\s*)(?:(?:also|and|then|finally|further(?:more)?|i(?: also)? propose to|we)\b,? +)*"
    r"(?:repeal|amend|enact|transmute|create|strike|renumber)\b",
    re.IGNORECASE,
)
"""Where a sentence of a new text begins like a further order: then perhaps the text has ended before it."""
MUTABILITY = re.compile(r"\b(im)?mutable(?: rule)?$", re.IGNORECASE)
"""What a rule is transmuted into, at the end of the order."""
