"""Lists of which the head says all but to whom, or to what, a deed is done: "I give m5 to each of these:" over names."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.expressions import expression
from engine.language import Slot
from parsers.acts.context import Context, Rows, remember_entity
from parsers.acts.lists.entries import parsed
from parsers.acts.lists.heads import NUMBERED
from parsers.body.statements import Statement
from parsers.clauses.adjuncts import AUTHOR, adjuncts
from parsers.clauses.model import PLAIN, Hit, Setting
from parsers.scan import THEM, Scan
from parsers.slots.reference import Everything


def framed_by_head(c: Context, s: Scan) -> None:
    """A list's head says when its lines are done, and for whom: "On nday 8 I withdraw:", "For the Bank I vote:"."""
    frame = adjuncts(c.grammar, s, s.text, "", Setting(last_actor=c.setting.last_actor, entities=c.setting.entities))
    if frame.when:
        c.setting = replace(c.setting, when=frame.when)
        c.fresh_lead = True
    if frame.actor and frame.actor != AUTHOR:
        remember_entity(c, frame.actor)
        c.setting = replace(c.setting, actor=frame.actor, last_actor=frame.actor, imperative=True)
        c.fresh_lead = any(one.new_paragraph for one in c.statements[c.index + 1 : c.index + 2])


ALL_THESE = expression(
    r"\b(?:(?:each|all|both)\s+of\s+)?(?:these|those)(?:\s+(?!(?:two|three|four|five)\b)\w+)?\s*+:\s*$"
)
"""At the end of a head: everything, but only of what stands below."""


DOES_THEM = expression(
    r"\bI\s+(?:(?:hereby|herewith|now|also|therefore|do|\w+ly)\s+)*[A-Za-z]+\s+(?:[A-Z]+\s+)?(?:them|these|those)(?:\s+all)?\W*$"
)
"""At the end of a head of numbers: what the author does with them, and nothing else."""
BESIDE_HEAD = expression(
    r"(?:\s+(?:each|apiece|by\s+me|herewith))?[\s,:]*(?:(?:\(|,\s+|\s+)(?:for|as|since|because|who|whose|all|none|having|being|by\s+name|with\s+(?:regret|thanks)|today|now|namely|viz\.?|to\s+wit)\b[^:;!?\d]{0,80})?[\s):]*"
)
"""Behind the deed that is a head: why, or whom it is about."""


def note_rest(c: Context, st: Statement, s: Scan, hits: list[Hit]) -> bool:
    """Whether the lines below say to whom or what is done what a sentence says: "I give m5 to each of these:"."""
    hit = hits[0] if len(hits) == 1 else None
    words = hit.match.phrase.words if hit is not None else None
    if hit is None or words is None or words.document or hit.condition or hit.beast:
        return False
    if not s.text.rstrip().endswith(":") or not BESIDE_HEAD.fullmatch(s.text, hit.end):
        return False
    if hit.frame._replace(capacity=None, when=None, actor=None) != PLAIN or hit.frame.actor == AUTHOR:
        return False
    these: tuple[Any, ...] = ([THEM], [Everything()], ["both"]) if ALL_THESE.search(s.low) else ([THEM],)
    open_ones = [name for name, value in hit.match.values.items() if value in these]
    below = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    if len(open_ones) != 1 or below is None:
        return False
    if not below.mark and not (
        below.line_start
        and DOES_THEM.search(s.mask)
        and any(p.slot in NUMBERED and p.name in open_ones for p in words.params)
    ):
        return False
    if any(param.slot is Slot.THING for param in words.params if param.name in open_ones):
        return False  # of which kind they are is for the head to say
    given = {name: value for name, value in hit.match.values.items() if name not in open_ones}
    rows = Rows(words, given, (st.start, st.end), marked=bool(below.mark))
    line = Scan(c.body[below.start : below.end].replace("\n", " "), c.vocabulary, c.reply, c.selves, c.purse)
    if parsed(c, line, rows) is None:
        return False
    c.rows = rows
    framed_by_head(c, s)
    if hit.frame.actor is not None and c.setting.actor != hit.frame.actor:
        remember_entity(c, hit.frame.actor)
        c.setting = replace(c.setting, actor=hit.frame.actor, last_actor=hit.frame.actor, imperative=True)
        c.fresh_lead = below.new_paragraph
    return True
