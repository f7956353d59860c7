"""Reads a deed behind which its author asks somebody something, in the same sentence: "I give m5 to Hob, and could somebody
tell me where the ballot is?".

The deed is read as if a full stop stood behind it. A question about the deed itself takes it back, and is left alone:
"I vote FOR 12, or would that be silly?".
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.acts.rereading import Reading, put_back, state_of
from parsers.acts.undone.asked import ASKING, INVERTED
from parsers.body.statements import Statement

_WHOM = r"(?:(?:some|any|every)(?:body|one)|no(?:body|\s+one)|we|you|there|(?:the|our|your|my)\s+[A-Za-z]\w+|one\s+of\s+you|(?-i:(?!I\b)[A-Z])[\w'’-]*)"
_BESIDES = expression(
    r"\s*(?:,\s*|\s[–—-]+\s+|\s+(?=and\b))(?:and|but|so|also|oh|by\s+the\s+way|btw)\b,?\s+(?:(?:while|if)\s+(?:I|we|you)[^,;:.!?]{2,30},\s+)?(?:(?:also|please|now|then)\s+)?"
    r"(?:could|would|can|will|won['’]t|can['’]t|does|do|did|is|are|was|were|may|might|must|has|have|shall|should)"
    rf"\s+(?:please\s+)?(?P<whom>{_WHOM}|(?<=may\s)I(?=\s+(?:please\s+)?(?:ask|know|have|see|get)\b))(?=\s)(?P<rest>[^?]{{2,200}})\?\s*$",
    re.I,
)
"""Behind a deed: somebody is asked something else."""
_OF_THE_DEED = expression(
    r"\b(?:mind|minds|object|objects|objection|objections|care|cares|agree|agrees|disagree|disagrees|approve|approves|instead|otherwise|allowed?|allows?|legal|valid|illegal|silly|wrong|wise|count|counts|undo|stop\s+me|let\s+me|permit)\b|\bif\s+(?:I|this|that|it)\b|\b(?:that|this|it)\s+(?:be|work|help|do|matter)\b"
    r"|[,;]\s+(?:(?:and|but|so|or)\s+)?(?:I|my)\s",
    re.I,
)
"""What may be asked about the deed, or another deed."""
_TEXT = expression(
    r"[:?«{]|“[^”]*$|\b(?:whether|if|unless|why|what|how|who|ask|asks|asking|asked|wonder|wondering|inquire|enquire|question)\b",
    re.I,
)
"""Before such words: a text that goes on with them, or what hinges on something."""


def asked_besides(c: Context, st: Statement, read: Reading) -> bool:
    """Read the deed before what its author asks somebody besides; whether it is read, or reported, so."""
    if c.told_instead or c.words_of(st).isdisjoint(("and", "but", "so", "also", "oh", "btw", "way")):
        return False
    end = st.start + len(c.body[st.start : st.end].rstrip())
    if not c.body.endswith("?", st.start, end):
        return False
    text = c.body[st.start : end].replace("\n", " ")
    besides = _BESIDES.search(text)
    if besides is None or _OF_THE_DEED.search(besides["rest"]) or _TEXT.search(text[: besides.start()]):
        return False
    deed = text[: besides.start()].lower()
    if deed.count('"') % 2 or INVERTED.search(deed) or ASKING.match(deed):
        return False
    before = state_of(c)
    known = len(c.acts), len(c.unclear)
    read(c, st._replace(end=st.start + besides.start()))
    if (len(c.acts), len(c.unclear)) == known:
        put_back(c, before)
        return False
    return True
