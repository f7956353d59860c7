"""What its author says of the words above, by which they are not done: "None of this counts yet.", "That's only a draft."

    - I give m5 to Hob
    - I vote FOR 305

    None of this is done yet, it's only a plan.

The deeds of the paragraph or list above are then held, and those of the whole mail where all of it is meant.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context, add_unclear
from parsers.body.statements import Statement

WHY = "by what is said below it, it is not done"
_BEGINS = r"(?:^|[.!?)]\s+)\W*(?:(?:but|and|so|or|oh|well|ok(?:ay)?|note|nb|ps|please\s+note(?:\s+that)?|to\s+be\s+clear|of\s+course)\b[,:]?\s+){0,2}"
_ALL = r"(?:all\s+(?:of\s+)?(?:this|that|these|it|the\s+above)|everything\s+(?:above|in\s+this\s+mail)|this\s+(?:whole\s+)?(?:mail|message|post))"
_UNREAL = r"(?:plan|draft|example|test|dry\s+run|rehearsal|illustration|hypothetical|thought\s+experiment|wish\s?list)"
_WOULD = r"what\s+I(?:['’]d|\s+would)\s+(?:do|write|say|send|like\s+to)\b"
OF_ALL = expression(
    rf"{_BEGINS}(?:(?:neither|none|nothing)\s+of\s+(?:them|these|those|this|it|the\s+(?:two|three|above))\s+(?:is|are)\s+(?:(?:yet|really|being)\s+)?(?:hereby\s+(?:submitted|sent|cast|made|done|performed)\b|(?:submitted|sent|cast|made|done|performed)\s+(?:hereby|here\b|(?:by|in|with|through)\s+this\s+(?:e-?mail|mail|message|post)))\b"
    rf"|(?:(?:the|this|my|our)\s+(?:(?-i:[A-Z])\w*\s+)?(?:poll|quiz|game|puzzle|survey|riddle|contest|bingo)(?:\s+is\s+(?:(?:just|only|purely|all|meant)\s+)?(?:for|in)\s+fun(?:\s+only)?,?\s+and)?|(?:this|it|all\s+(?:of\s+)?this|the\s+whole(?:\s+thing)?)\s+is\s+(?:(?:just|only|purely|all|meant)\s+)?(?:for|in)\s+fun(?:\s+only)?,?\s+and)\s+(?:changes?|does|do|has\s+no\s+effect|counts?\s+for|means?)\s+(?:nothing|on\s+(?:nothing|nobody))\b"
    rf"|(?:none|nothing)\s+of\s+(?:this|that|these|it|the\s+above)\s+(?:counts?\b|(?:is|was|are|has\s+been|have\s+been|will\s+be)\s+(?:\w+\s+)?(?:official|done|real|meant|binding|an?\s+actions?|serious|in\s+force|happening|for\s+real|yet)\b|will\s+(?:happen|count)\b)"
    rf"|{_ALL}(?:\s+(?:is|are)|['’]s)\s+(?:just\s+|only\s+|merely\s+|but\s+)?(?:an?\s+)?(?:{_UNREAL}s?\b|{_WOULD}|not\s+(?:yet\s+)?(?:official|done|real|meant|binding|an?\s+action))"
    r"|(?:please\s+)?(?:don['’]t|do\s+not)\s+(?:count|process|record|act\s+on|execute|apply)\s+(?:any\s+of\s+)?(?:this|that|these|it|the\s+above)\b[^.!?]*\b(?:yet|official|now|until|before)\b"
    r"|(?:this|the|my)\s+(?:e-?mail|mail|message|post|list)\s+(?:itself\s+)?(?:does|performs|executes)\s+(?:none\s+of\s+(?:it|this|that|these|them)|nothing)\b"
    r"|(?:this\s+is\s+|it['’]s\s+)?not\s+(?:yet\s+)?official\s+(?:yet|until|before|as\s+yet)\b"
    r"|I(?:['’]ll|\s+will|\s+shall)\s+(?:make\s+(?:it|this|that|them|all\s+this)\s+official|do\s+(?:it|this|that|these|them)\s+for\s+real|confirm\s+(?:it|this|that|these|them))\b[^.!?]*\b(?:later|tomorrow|soon|when|once|after|next|if)\b)",
    re.I,
)
OF_LAST = expression(
    rf"{_BEGINS}(?:(?:this|that|the\s+above)(?:\s+is|['’]s)\s+(?:(?:just|only|merely|but|all)\s+(?:an?\s+)?(?:{_UNREAL}\b|{_WOULD})|(?:an?\s+)?{_UNREAL},?\s+(?:and\s+)?not\b|{_WOULD}|an?\s+test\b\W*$)"
    r"|(?:at\s+least\s+)?that(?:\s+is|['’]s)\s+what\s+(?:(?:he|she|they|e|you)\s+(?:says?|said|would)|(?-i:[A-Z])\w+\s+(?:says?|said|would))\b"
    r"|on\s+second\s+thoughts?,?\s+I\s+(?:keep|won['’]t|will\s+not|don['’]t|do\s+not|leave|stay|['’]?d\s+rather|would\s+rather)\b"
    r"|said\s+(?:nobody|no\s+one)(?:,?\s+ever)?\b|if\s+only\W*$)"
    r"|^\W*(?:\.{2,}|…)\s*(?:is|was|would\s+be)\s+what\s+I\b",
    re.I,
)
WORDS = frozenset(
    "none official draft plan example test dry rehearsal illustration hypothetical wish count process record act execute apply confirm real what second nobody only thought wishlist neither nothing".split()
)
"""One of these is in every such sentence."""


def disclaims(c: Context, st: Statement) -> None:
    """Hold the deeds of which a statement says that they are not done."""
    if c.words_of(st).isdisjoint(WORDS):
        return
    text = c.body[st.start : st.end].replace("\n", " ")
    if OF_ALL.search(text):
        first = 0
    elif OF_LAST.search(text):
        first = _block_above(c, st)
    else:
        return
    for act in [one for one in c.acts if first <= one.start < st.start]:
        c.acts.remove(act)
        add_unclear(c, act.start, act.end, WHY, act)


def _block_above(c: Context, st: Statement) -> int:
    """Where the paragraph or list begins that a statement speaks of: its own, or that right above it."""
    n = c.index
    if st.new_paragraph and n:
        n -= 1
    while n and not c.statements[n].new_paragraph:
        n -= 1
    return c.statements[n].start
