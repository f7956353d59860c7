"""Marks of emphasis are no quotation: "I *withdraw* _proposal 305_", "*I vote FOR 405*".

The same pairs of marks stand around titles ("_Small Hats_"), so they are taken away, for blanks, only from what is no
title: a clause of the author, a whole statement, a word of a deed, a thing with its number. Offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set

MARKED = re.compile(
    r"(?<![\w*_])(?P<mark>\*\*|__|[*_])(?=[^\s*_])(?P<said>(?:(?!(?P=mark))[^\n]){1,200}?)(?<=[^\s*_])(?P=mark)(?![\w*_])"
)
_CLAUSE = re.compile(r"I(?:['’](?:ll|d|m))?\s|(?:hereby|herewith)\b", re.I)
_THING = re.compile(
    r"(?:(?:the|my|this|a|an|all|both|on|to|for|from|not|number|no\.|proposals?|props?\.?|consultations?|indictments?|rules?)\b\s*)*"
    r"#?[pPrRm]?(?:4E)?\d[\w]*(?:(?:\s+(?:and|to|or)\s+|,\s*|\s*-\s*|\s+)#?(?:\d+|[a-z]+))*",
    re.I,
)
_WORD = re.compile(r"[a-z'’]+")
_SMALL = frozenset(
    "not never no all both now and or to from on the this that my a an each without with one two three four five six".split()
)
_NAMING = re.compile(
    r"(?:called|titled|named|entitled|names?|titles?|to|as|by|proposals?|tweak|contract|pact|subgame|trick|rule|bill)\s*:?\s*$",
    re.I,
)
WHOLE_WORDS = 3
"""A statement of fewer words between the marks may be a title."""


def without_emphasis(text: str, verbs: Set[str], things: Set[str]) -> str:
    """The text with blanks for marks of emphasis.

    `verbs` are the forms of all verbs that perform, `things` the names of all that has one by law (offices, flags).
    """
    if "*" not in text and "_" not in text:
        return text
    out, end = [], 0
    for found in MARKED.finditer(text):
        said = found["said"]
        if not (_emphatic(said, text[: found.start()], verbs, things) or _whole(text, found)):
            continue
        blank = " " * len(found["mark"])
        out += [text[end : found.start()], blank, said, blank]
        end = found.end()
    return "".join([*out, text[end:]])


STRESS = re.compile(
    r"\b(?:most|very|quite|rather|ever\s+so|so|really|extremely)(?=\s+[a-z]{3,14}ly\b)|(?<=[\"”\d])\s+(?:itself|himself|herself|themselves)\b",
    re.I,
)
"""Words that only stress what stands beside them: "I object most firmly", "305 itself is withdrawn"."""
STRESSING = frozenset("most very quite rather so really extremely itself himself herself themselves".split())
"""One of these is among them."""


def without_stress(text: str) -> str:
    """The text, of the same length, with blanks for words that only stress."""
    return STRESS.sub(lambda found: " " * len(found[0]), text)


def _emphatic(said: str, before: str, verbs: Set[str], things: Set[str]) -> bool:
    if _CLAUSE.match(said) or said.lower() in things:
        return True
    if _THING.fullmatch(said):
        return said[:1].islower() or not _NAMING.search(before)
    words = said.split()
    return _WORD.fullmatch(words[0].lower()) is not None and (
        (len(words) == 1 and (said in _SMALL or (said.lower() in verbs and not said[:1].isupper())))
        or (len(words) > 1 and words[0] in verbs | _SMALL and not _NAMING.search(before))
    )


def _whole(text: str, found: re.Match[str]) -> bool:
    """Whether a sentence stands between the marks, and nothing beside them."""
    beside = text[: found.start()] + text[found.end() :]
    return not beside.strip(" .!*_>-=") and len(found["said"].split()) >= WHOLE_WORDS


REMARKED = re.compile(
    r"(?<=[\d\"”])\s+(?:is|was|looks|seems|sounds|reads)\s+(?!(?:hereby|now)\b)(?:[\w'’-]+\s+){1,6}?(?:and|but)\s+(?:so\s+|therefore\s+|thus\s+|hence\s+|still\s+)?"
    r"(?=(?:gets?|receives?|earns?|wins|takes)\s+(?:my|an?)\s|has\s+my\s|(?:gets|receives)\s+[A-Z]{3,}\b|is\s+hereby\s)",
)
"""What is said of a thing before what is done with it: "435 is harmless and gets my FOR"."""

REMARKING = frozenset("it is was looks seems sounds reads has gets receives all every lot both".split())
"""One of these stands in it."""
JOINED_BY = frozenset({"for", "on", "and", "but", "the", "that", "this", "to"})
"""And one of these."""


TOLD_FIRST = re.compile(
    r"^\W*(?:[Tt]he|[Tt]hat|[Tt]his)\s[^,;.:]{3,60},\s+(?=#?P?\d{2,6},\s+(?:has|gets|receives)\s+(?:my|an?)\s)"
)
"""What a thing is, before its number: "The remaining one of that family, 410, has my FOR"."""


ALL_OF_IT = re.compile(
    r",\s+(?:all\s+(?:of\s+)?my\s+\w+|the\s+(?:whole\s+)?lot(?:\s+of\s+(?:them|it))?|every\s+(?:last\s+|single\s+)?(?:one|bit)(?:\s+of\s+(?:them|it))?|all\s+of\s+(?:them|it)|both\s+of\s+them|all\s+\w+\s+of\s+them),(?=\s+to\s+[A-Z])"
)
"""What only says again how much it is, before who gets it: "all my Beige socks, the lot of them, to Quern"."""


IT_IS = re.compile(
    r"(?<![\w-])(?P<on>for|on)\s+(?:proposal\s+|#|P)?\d{1,6}(?P<is>,?\s+(?:it|that)(?:['’]s|\s+is|\s+gets)\s+(?:an?\s+)?)(?=[A-Z]{3,}\b)",
    re.I,
)
"""A vote behind what it is on: "for 422 it is AGAINST"."""


def without_remark(text: str) -> str:
    """The text with blanks for such a remark."""
    for found in reversed(list(IT_IS.finditer(text))):
        on, is_ = found.span("on"), found.span("is")
        text = (
            text[: on[0]] + " " * (on[1] - on[0]) + text[on[1] : is_[0]] + ":".ljust(is_[1] - is_[0]) + text[is_[1] :]
        )
    text = ALL_OF_IT.sub(lambda found: " " * len(found.group()), text)
    if (told := TOLD_FIRST.match(text)) is not None:
        text = " " * told.end() + text[told.end() :].replace(",", " ", 1)
    return REMARKED.sub(lambda found: " " * len(found.group()), text)


CLEFT = re.compile(
    r"\b(?P<what>[Ww]hat\s+)I(?P<do>\s+do)?(?P<hereby>\s+hereby)?\s+(?P<verb>[a-z]+)\s+(?P<is>is|are)\b(?=\s*:?\s+(?:[\"“‘\d#{]|(?:my|the|this|these|proposals?|consultations?|rules?|all|both|P\d)\b))"
)
"""A deed of which the object stands behind "is": "What I do withdraw is 'Tea for Two'"."""
SUCH_AS = re.compile(
    r"\b[Tt]h(?:is|ese|e\s+following)\s+(?:is|are)\s+what\s+(?=I\s+(?:hereby\s+|now\s+|do\s+)?(?:submit|propose|offer|present|table|publish|post)\b)"
)
"""Before a deed of which the object follows as a text: "this is what I submit as my Refresh Proposal: ..."."""
CLEAVING = frozenset({"what"})
"""Stands in both."""
DELIVERING = frozenset("submit propose offer present table publish post".split())


def uncleft(text: str) -> str:
    """The text with blanks for what only sets the object of a deed apart."""

    def plain(found: re.Match[str]) -> str:
        sure = found["do"] or found["hereby"] or found["verb"] in DELIVERING
        said = found.group()
        for part in ("what", "do", "is") if sure else ():
            if found[part]:
                start, end = (at - found.start() for at in found.span(part))
                said = said[:start] + " " * (end - start) + said[end:]
        return said

    return SUCH_AS.sub(lambda found: " " * len(found.group()), CLEFT.sub(plain, text))
