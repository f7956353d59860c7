"""The reasons that somebody gives for the act before them, such as an answer: a paragraph that is headed so."""

from __future__ import annotations

import re
from dataclasses import replace

from engine.expressions import expression
from parsers.acts.context import Context, following
from parsers.acts.texts.behind import paragraph_end
from parsers.body.own import Kind
from parsers.body.payloads import DOC_LABEL, RESUME, goodbye_cut
from parsers.body.statements import Statement

HEADED = expression(
    r"\s*(?:(?:my|the|priest['’]s)\s+)?(?:reasoning|reasons?|arguments?|grounds)\s*(?::|(?:is|are)\s*:)\s*", re.I
)

NUMBERED = expression(r"\s*(?:Consultation\s+)?#?\d{1,6}\s*[:=]")
RESUMES = expression(r"I\s|[A-Z][\w ]{0,30}:\s")


def reasons(c: Context, st: Statement) -> bool:
    """Whether the statement begins the reasons for the last act; then they are added to it and read as nothing else."""
    headed = HEADED.match(c.body, st.start, st.end) if c.acts else None
    if headed is None:
        return False
    last = c.acts[-1]
    beside = not c.body[last.end : st.start].strip(" .!;,")
    param = c.grammar.reasoned.get(last.action)
    if param is None or last.params.get(param) or not (st.line_start or beside):
        return False
    block = c.finder.next_block(headed.start())
    if block is not None and block.closed and not c.body[headed.end() : block.start].strip():
        c.acts[-1] = replace(last, params={**last.params, param: c.finder.of_block(block).text})
        c.consumed = max(c.consumed, block.end)
        return True
    alone = "\n" in c.body[headed.end() - 1 : headed.end()] or headed.end() >= st.end
    end = _end_below(c, st) if alone else _end(c, st)
    text = goodbye_cut(c.body[headed.end() : end]).strip()
    if not text:
        return False
    c.acts[-1] = replace(last, params={**last.params, param: text})
    c.consumed = max(c.consumed, end)
    return True


def _end_below(c: Context, st: Statement) -> int:
    """Where reasons end that stand under a heading of their own: where the author does something, or says no more."""
    end = st.end
    for line in c.layout.below(st.end):
        if line.kind is not Kind.OWN and line.kind is not Kind.BLANK:
            break
        if any(pattern.match(line.text) for pattern in (RESUMES, RESUME, DOC_LABEL, NUMBERED)):
            break
        end = line.end if line.kind is Kind.OWN else end
    return end


def _end(c: Context, st: Statement) -> int:
    """Where the reasons end: with their paragraph, or before a line of it on which the author does something else."""
    end = paragraph_end(c, st)
    later = (one for one in following(c) if one.start < end)
    begins = (one.start for one in later if one.line_start)
    return next((at for at in begins if RESUMES.match(c.body, at) or RESUME.match(c.body, at)), end)
