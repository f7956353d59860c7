"""Follows transactions through a message: their start and end marks, in braces or in words."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from bisect import bisect_left

from engine.acts import Unclear
from engine.expressions import expression
from parsers.acts.as_one import as_one
from parsers.acts.context import Context, add_unclear
from parsers.acts.undone.supposed_heads import supposes
from parsers.body.marks import IT_ENDS, PLAIN_END, TX_END, TX_HEAD, TX_START
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.model import Setting
from parsers.scan import mask_quotes

LEADS = expression(r"transaction\b[^.!?{}]*:?\s*$", re.I)
"""The words before the brace that opens a transaction on their line."""
MAX_MARK = 60
"""Characters of words that end a transaction without naming it."""
MARK_ROOM = 60
"""Characters before the noun in which the mark of an end begins."""
SUPPOSED = expression(r"\s*(?:(?:and|but|so)\s+)?(?:if|when|should|in\s+case)\b", re.I)


STATED = expression(
    r"\W*(?:I\s+(?:have|own|hold|am|possess)\b(?!\s+(?:been|had|to|not\s+been|here|back|done|sorry|glad|happy|afraid|sure)\b)|My\s+\w+(?:\s+\w+)?\s+(?:is|are)\s"
    r"|There\s+(?:is|are)\s+(?:at\s+least|exactly|no|more|fewer|\d)"
    r"|(?!(?:This|That|These|It|Here|Which|What|All|Now|Then|So|If|When|Hope|Thanks)\b)(?:The\s+)?[A-Z]\w*[^.!?:;]{0,60}?\s(?:is|are|has|have|holds|owns)\s+"
    r"(?:not\s+)?(?:(?:at\s+least|exactly|no|more|fewer|less|the|an?)\s|m?\d|(?:Active|Inactive|Vacant|Pending|Open|Historical|On|Off|Ordained|Vested|Paranoid|Calm|Public)\b))"
    r"[^?]{0,200}"
)
"""Says how things are, as an assertion without a verb of its own does: "I have at least m50."."""
ASSERTED = "it may be an assertion of the transaction"


def note_stated(c: Context, st: Statement, text: str) -> None:
    """Report what is said of the state of the game within a transaction, when nothing else was read of it."""
    if c.tx_stack and STATED.fullmatch(text.strip()):
        add_unclear(c, st.start, st.start + len(text.rstrip()), ASSERTED)


_WORDS = r"(?:begin(?:ning)?|start|open)(?:s|ing)?(?:\s+of)?(?:\s+(?:the|this|a|my|one))?(?:\s+(?:inner|outer|nested|first|second|new))?\s+transaction(?:\s+\w{1,3})?"
_BEGINS = expression(
    rf"[\W_]*(?:the\s+)?{_WORDS}(?:\s*[\W_]*[:.;,>)\]}}*=]+[\W_]*?|\s+[–—-]+)\s+(?=\S)|(?-i:[\W_]*(?:BEGIN|START)\s+TRANSACTION\s+(?=I\s))"
    r"|\W*<\s*transaction\s*>\s*(?=\S)|[\[(]\s*transaction\s*[\])]:?\s*(?=\S)|(?P<open>[\[({<])\s*transaction\s*+:\s*(?=\S)|\W*transaction\s*+:?\s*(?P<brace>\{)\s*(?=\S)",
    re.I,
)
"""The mark of a beginning that stands on a line with what is done in the transaction."""
_ENDS = expression(
    r"(?:(?<=[.;,!)])|\s)\s*(?P<mark>[\W_]{0,20}(?:and\s+)?(?:the\s+)?(?:end|close|commit)s?(?:\s+of)?(?:\s+(?:the|this|my))?\s+transaction[\W_]*|<\s*/\s*transaction\s*>\W*)$",
    re.I,
)
_CLOSING = {"[": "]", "(": ")", "{": "}", "<": ">"}


def marks_apart(c: Context) -> None:
    """Make statements of their own of marks that stand on a line with what is done: "Start transaction: I withdraw 412;
    I vote FOR 413. End transaction."."""
    if "ransaction" not in c.body and "RANSACTION" not in c.body:
        return
    out: list[Statement] = []
    closing = ""
    for whole in c.statements:
        st = whole
        text = c.body[st.start : st.end]
        plain = TX_START.fullmatch(text) or TX_END.fullmatch(text)
        begin = None if plain or st.still else _BEGINS.match(text)
        if begin is not None and not any(st.start <= block.start < st.end for block in c.braced):
            out.append(st._replace(end=st.start + begin.end(), line_end=False))
            c.tx_marks[st.start] = TX_START
            closing = _CLOSING.get(begin["open"] or begin["brace"] or "", "")
            st = st._replace(start=st.start + begin.end(), mark="", new_paragraph=False)
            text = c.body[st.start : st.end]
        said = text.lower().rfind("transaction")
        end = None if said < 0 or TX_END.fullmatch(text) else _ENDS.search(text, max(0, said - MARK_ROOM))
        at = end.start("mark") if end is not None else -1
        if end is None and closing and text.rstrip().endswith(closing):
            at = len(text.rstrip()) - 1
        if at > 0:
            out += _asserting(c, st._replace(end=st.start + len(text[:at].rstrip()), line_end=False))
            st = st._replace(start=st.start + at, mark="", line_start=False, new_paragraph=False)
            c.tx_marks[st.start] = TX_END
            closing = ""
        out += _asserting(c, st)
    c.statements = tuple(out)


def _asserting(c: Context, st: Statement) -> list[Statement]:
    """The parts of a sentence in which assertions and deeds stand in a row: "I assert that ...; I take it for m20"."""
    text = c.body[st.start : st.end]
    stops = list(_ROW_STOP.finditer(mask_quotes(text))) if "ssert" in text and ";" in text else []
    parts: list[Statement] = []
    begin = 0
    for stop in stops:
        parts.append(st._replace(start=st.start + begin, end=st.start + stop.start(), line_end=False))
        begin = stop.end()
    parts.append(st._replace(start=st.start + begin))
    return [
        part if not n else part._replace(mark="", line_start=False, new_paragraph=False) for n, part in enumerate(parts)
    ]


_ROW_STOP = expression(r";\s+(?=\S)")


def break_open(c: Context, number: int, start: int, text: str) -> None:
    """A transaction without its end: nothing in it is an act."""
    c.acts = [a for a in c.acts if a.transaction is None or a.transaction < number]
    c.unclear.append(Unclear(text, start, start + len(text), "transaction not closed"))


def brace_transactions(c: Context, pos: int) -> None:
    """Open and close the transactions in braces that begin or end before an offset."""
    for block in c.braced:
        key = block.start
        if block.start < pos and not any(t[0] == key for t in c.tx_stack) and key not in c.seen_blocks:
            c.seen_blocks.add(key)
            c.tx_count += 1
            c.tx_stack.append((key, block.start, c.tx_count, c.body[block.start : block.start + 1], block.closed))
        if block.end <= pos and c.tx_stack and c.tx_stack[-1][0] == key and block.closed:
            c.tx_stack.pop()
            _end_of_setting(c, pos)


def _end_of_setting(c: Context, pos: int) -> None:
    """What the line above a transaction says ends with it; at an offset the words behind it begin."""
    if c.tx_stack:
        return
    c.fresh_lead = False
    below = c.statements[bisect_left(c.statements, (pos,)) :][:1]
    if c.setting.unreal and below and not below[0].new_paragraph:
        c.setting = Setting(last_actor=c.setting.last_actor, entities=c.setting.entities)


def open_within(c: Context, st: Statement) -> None:
    """Open the transaction whose brace stands within a statement, behind words that only lead to it."""
    for block in c.braced:
        if st.start < block.start < st.end and LEADS.search(c.body, st.start, block.start):
            brace_transactions(c, block.start + 1)


def end_as_one(c: Context, pos: int) -> None:
    """Close the transaction that needs no mark of its own, when what makes it up ends before an offset."""
    if c.tx_until and pos >= c.tx_until:
        c.tx_until = 0
        if c.tx_stack:
            c.tx_stack.pop()


def transaction_mark(c: Context, st: Statement, text: str) -> bool:
    """Whether a statement does no more than begin or end a transaction; opens and closes it."""
    end_as_one(c, st.start)
    if st.line_start and c.tx_stack and c.tx_stack[-1][0] == -1 and PLAIN_END.fullmatch(text):
        c.tx_stack.pop()
        _end_of_setting(c, st.end)
        return True
    if c.tx_stack and c.tx_stack[-1][0] == -1 and len(text) < MAX_MARK and IT_ENDS.fullmatch(text):
        c.tx_stack.pop()
        _end_of_setting(c, st.end)
        return True
    mark = c.tx_marks.get(st.start)
    if mark is None and "ransaction" not in text and "RANSACTION" not in text:
        return False
    if _in_brace(c, st) and (TX_START.fullmatch(text) or TX_END.fullmatch(text) or TX_HEAD.fullmatch(text)):
        return True
    if mark is TX_START or TX_START.fullmatch(text) or (TX_HEAD.fullmatch(text) and ends_below(c)):
        if any(block.start >= st.end and not c.body[st.end : block.start].strip() for block in c.braced):
            return True  # the brace right behind it opens the transaction
        c.tx_count += 1
        c.tx_stack.append((-1, st.start, c.tx_count, text, False))
        return True
    if mark is TX_END or TX_END.fullmatch(text):
        if c.tx_stack and c.tx_stack[-1][0] == -1:
            _, start, number, _, _ = c.tx_stack.pop()
            if in_hypothesis(c, start):
                _leave_undone(c, start, number)
            _end_of_setting(c, st.end)
        elif " is " not in text and not any(
            block.closed and block.end <= st.start for block in c.braced
        ):  # or its brace has ended it
            _leave_unbegun(c, st)
        return True
    return as_one(c, st, text)


def _in_brace(c: Context, st: Statement) -> bool:
    """Whether a statement stands first or last within the braces of the transaction that is open."""
    if not c.tx_stack or c.tx_stack[-1][0] < 0:
        return False
    block = next(one for one in c.braced if one.start == c.tx_stack[-1][0])
    first = st.start >= block.inner_start and not c.body[block.inner_start : st.start].strip()
    return first or (st.end <= block.inner_end and not c.body[st.end : block.inner_end].strip())


def _leave_unbegun(c: Context, st: Statement) -> None:
    """The end of a transaction of which nobody can tell where it begins: nothing right above it is an act."""
    n = c.index
    while n and not c.statements[n].new_paragraph:
        n -= 1
    if n == c.index and n:  # it stands apart from what it ends
        n -= 1
        while n and not c.statements[n].new_paragraph:
            n -= 1
    begin = c.statements[n].start
    within = [act for act in c.acts if act.start >= begin and act.transaction is None]
    c.acts = [act for act in c.acts if act not in within]
    start = within[0].start if within else st.start
    c.unclear.append(Unclear(c.body[start : st.end], start, st.end, "transaction not closed"))


def ends_below(c: Context) -> bool:
    """Whether a line further down ends a transaction before another begins."""
    for below in c.statements[c.index + 1 :]:
        text, mark = c.body[below.start : below.end], c.tx_marks.get(below.start)
        ends = mark is TX_END or TX_END.fullmatch(text) is not None
        if ends or mark is TX_START or TX_START.fullmatch(text):
            return ends
    return False


def in_hypothesis(c: Context, start: int) -> bool:
    """Whether the words right above a transaction only suppose it."""
    n = bisect_left(c.statements, (start,))
    if not n:
        return False
    text = c.body[c.statements[n - 1].start : c.statements[n - 1].end]
    if text.rstrip().endswith((".", "!")):
        return False
    if text.rstrip().endswith("?"):
        return traps.HYPOTHETICAL.search(text) is not None
    return supposes(text) or (SUPPOSED.match(text) is not None and traps.conditional(text))


def _leave_undone(c: Context, start: int, number: int) -> None:
    """Take back what stands in a transaction that is only supposed, or done on a condition."""
    done = [a for a in c.acts if a.transaction is None or a.transaction < number]
    above = c.statements[bisect_left(c.statements, (start,)) - 1]
    if len(done) < len(c.acts) and not supposes(c.body[above.start : above.end]):
        add_unclear(c, above.start, above.end, "condition")
    c.acts = done
