"""Words that are shown with the question whether they would be right, before they are sent anywhere.

"Would this be correct? I have sent it nowhere yet." above what stands apart: a transaction, a list, indented lines.
What is asked about is not done and is passed over like a text; where "this" may be something else, it is held.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context, add_unclear
from parsers.acts.undone.unmeant import reads_like_deeds
from parsers.body.marks import TX_END, TX_START
from parsers.body.statements import Statement

ASKED_WORDS = frozenset(
    "right correct correctly valid legal lawful ok okay fine proper properly work works count counts pass parse succeed "
    "like how way sent posted mailed submitted send post".split()
)
"""One of these is where words are shown so."""
ROOM = 400
"""Characters of the paragraph above that are looked at."""
_BELOW = r"(?:the\s+(?:following|below)(?:\s+\w+)?|what\s+(?:follows|(?:is|stands)\s+below)|(?:the|this|my)\s+[\w-]+\s+below)"
_THIS = r"(?:this|it|these|(?:this|my)\s+(?:little\s+)?(?:transaction|mail|e-?mail|message|post|wording|draft|text|form|format|order|list))"
_RIGHT = (
    r"(?:right|correct(?:ly)?|valid|legal|lawful|ok|okay|fine|proper(?:ly)?|good\s+enough|works?|counts?|do|pass|parse|succeed|go\s+through"
    r"|(?:the|a)\s+(?:right|correct|proper|valid|legal)\s+(?:way|form|format|order|wording|transaction|move|action)|how\s+(?:one|you|I|we|it|this|that)\b[^.?!]{0,30})"
    r"(?!\s+(?:to|if|that|when|as|with|for)\b)"
)
_ASKED = expression(
    rf"(?:^|[\s,:;(–—-])(?:is|are|would|will|does|do|could|can|should|might|may)\s+(?:(?P<below>{_BELOW})|{_THIS})\s+(?:be\s+|look\s+|seem\s+|sound\s+|read\s+)?(?:(?:at\s+)?\w+\s+){{0,2}}?{_RIGHT}\b[^.?!]{{0,60}}\?"
    rf"|\b(?:have|did)\s+I\s+(?:got|get|written|write|put|worded|word|phrased|phrase|done|do|understood|understand)\s+(?:(?P<under>{_BELOW})|{_THIS})\s+(?:\w+\s+)?{_RIGHT}\b[^.?!]{{0,60}}\?"
    r"|\b(?:can|may|could|should|must|do|would)\s+(?:I|one|you)\s+(?:do|write|put|say|send|word|phrase|post)\s+(?:it|this|that)\s+(?:like\s+(?:this|so)|so|this\s+way|in\s+this\s+(?:way|form))\s*\?",
    re.I,
)
"""Asks whether something is right as it is."""
_UNSENT = expression(
    r"\bI(?:\s+have|['’]ve)?\s+(?:not\s+yet|not|never|only\s+not)\s+(?:sent|posted|mailed|submitted)\s+(?:it|this|any\s+of\s+(?:it|this)|the\s+following)\b"
    r"|\bI\s+(?:haven|didn)['’]?t\s+(?:yet\s+)?(?:sent|send|posted|post|mailed|mail|submitted|submit)\s+(?:it|this|any\s+of\s+(?:it|this)|the\s+following)\b"
    r"|\bI(?:\s+have|['’]ve)\s+(?:sent|posted|mailed|submitted)\s+(?:it|this|none\s+of\s+(?:it|this))\s+(?:nowhere|to\s+nobody|to\s+no\s+one)\b"
    r"|\b(?:nothing|none)\s+of\s+(?:it|this)\s+(?:has|is|was)\s+(?:yet\s+)?(?:been\s+)?(?:sent|posted|submitted)\b"
    r"|\b(?:it|this)\s+(?:has|is|was)(?:\s+not|n['’]t)\s+(?:yet\s+)?(?:been\s+)?(?:sent|posted|submitted)\b",
    re.I,
)
"""Says that it was not sent."""
_RESUMED = expression(
    r":\s*$|\b(?:here\s+goes|here\s+(?:it|they)\s+(?:is|are|goes?)|anyway|anyhow|so|then|therefore|now)\b", re.I
)
"""Turns to what is done after all."""
_SILENT_END = expression(r"[\s\"'”’)\]]*")
_INDENT = expression(r"[ \t]*")
ASKED_ABOUT = "it is asked whether it would be right"


def pass_over_asked(c: Context, st: Statement) -> None:
    """Take what stands below a paragraph for a text where the paragraph asks whether it is right."""
    below = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    if below is None or not below.line_start or st.mark or c.tx_stack or c.words.isdisjoint(ASKED_WORDS):
        return
    if not (below.new_paragraph or below.mark) or "?" not in c.body[max(0, st.end - ROOM) : st.end]:
        return
    start = _paragraph(c, st)
    above = c.body[max(start, st.end - ROOM) : st.end].replace("\n", " ")
    asked = None
    for found in _ASKED.finditer(above):
        asked = found
    if asked is None:
        return
    rest = above[asked.end() :]
    unsent = _UNSENT.search(above) is not None
    end, apart = _shown(c, start, below)
    named = bool(asked["below"] or asked["under"])
    if not end or _RESUMED.search(rest) or (not named and any(act.start >= start for act in c.acts)):
        return
    quiet = _SILENT_END.fullmatch(rest) is not None or _UNSENT.search(rest) is not None
    if (named or unsent or (apart and not _answers(c, start))) and quiet:
        c.consumed = max(c.consumed, end)
    elif (apart or named or unsent or _first(c, start)) and reads_like_deeds(c, c.body[below.start : end]):
        c.consumed = max(c.consumed, end)
        add_unclear(c, below.start, below.end, ASKED_ABOUT)


def _paragraph(c: Context, st: Statement) -> int:
    """Where the paragraph begins in which a statement stands."""
    n = c.index
    while n and not c.statements[n].new_paragraph:
        n -= 1
    return c.statements[n].start


def _first(c: Context, start: int) -> bool:
    """Whether a paragraph is the first of a mail that answers nothing, so that nothing stands above that it may ask of."""
    return not c.reply and c.statements[0].start == start


def _answers(c: Context, start: int) -> bool:
    """Whether a paragraph stands right below quoted words, of which it may speak."""
    lines = c.body[:start].rstrip().rsplit("\n", 1)
    return lines[-1].lstrip().startswith(">")


def _indent(c: Context, pos: int) -> int:
    """How far the line is indented in which an offset stands."""
    line = c.body.rfind("\n", 0, pos) + 1
    blanks = _INDENT.match(c.body, line)
    return len(blanks.group().expandtabs()) if blanks is not None else 0


def _shown(c: Context, start: int, below: Statement) -> tuple[int, bool]:
    """Where the words end that are shown from a statement on, and whether they are set apart from what stands above."""
    if TX_START.fullmatch(c.body[below.start : below.end]):
        for one in c.statements[c.index + 2 :]:
            if TX_END.fullmatch(c.body[one.start : one.end]):
                return one.end, True
        return 0, False
    for block in c.braced:
        if below.start <= block.start < below.end and block.closed:
            return block.end, True
    margin = _indent(c, start)
    apart = bool(below.mark) or _indent(c, below.start) > margin
    end = 0
    for n in range(c.index + 1, len(c.statements)):
        one = c.statements[n]
        inside = bool(one.mark) if below.mark else (_indent(c, one.start) > margin if apart else n == c.index + 1)
        if one.new_paragraph and not inside:
            break
        end = one.end
    return end, apart
