"""Official headings: lines that publish what stands under them ("BALLOT, NWEEK 165", "Report of the Ranger")."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.acts.context import Context, add_act
from parsers.acts.lists.votes_ahead import row_of_votes_below
from parsers.acts.pointing.clues import unsaid_elsewhere
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.model import Adjuncts, Hit
from parsers.lines.publishers import LONGEST_HEADING, names_publisher, ways_of_heading
from parsers.phrases.matching import Match, wordless
from parsers.scan import Scan


def official_heading(c: Context, st: Statement, s: Scan) -> bool:
    if not first_of_paragraph(c, st) or len(s.text) > LONGEST_HEADING or not c.alive.heads(s):
        return False
    if not st.line_start and not over_table(c, st):
        return False
    if "?" in s.text:
        return False
    for text in ways_of_heading(s.text, c.vocabulary):
        for pattern, words in c.grammar.book.headings:
            m = pattern.match(text)
            if not m or traps.DATA.search(s.text, s.vocab) or traps.DRAFT.search(s.text) or (c.data and not c.headed):
                continue
            if row_of_votes_below(c) or (words.once and said_below(c, words)):
                return False  # "Ballot" over the author's own votes, or over the sentence that publishes it
            params = said_by(words, m)
            hit = Hit(Match(wordless(words), {}, 0, len(s.text)), 0, len(s.text), Adjuncts())
            for param in words.params:
                if param.name not in params and (told := unsaid_elsewhere(c, param, params, words, s, hit, st)):
                    params[param.name] = told
            if not named_above(c, st, words, params) and not (
                words.once and any(a.action == words.action for a in c.acts)
            ):
                add_act(c, st, s, words.action, params, 0, len(s.text.rstrip()), Adjuncts())
            c.headed = c.data = True
            c.tells = c.tells or words.tells
            return True
    return False


def first_of_paragraph(c: Context, st: Statement) -> bool:
    """Whether it begins a paragraph, stands under a line that only says who publishes, or over a table."""
    above = c.statements[c.index - 1] if c.index and not st.new_paragraph else None
    if st.new_paragraph or over_table(c, st):
        return True
    return above is not None and above.new_paragraph and names_publisher(c.body[above.start : above.end], c.vocabulary)


def over_table(c: Context, st: Statement) -> bool:
    """Whether it ends its paragraph with a colon, right over the next one: "I am back. Results of nweek 161:"."""
    below = c.statements[c.index + 1 : c.index + 2]
    if not st.line_end or not below or not below[0].new_paragraph:
        return False
    return c.body[st.start : st.end].rstrip().endswith(":") and not c.body[st.end : below[0].start].strip(" \t\n*•-")


ONESELF = expression(r"\W*(?:(?:as\s+(?:the\s+)?\w+,?|so|now|hereby)\s+)?I\s(?P<said>[^.;:!?]{1,120})", re.I)


def said_below(c: Context, words: Words) -> bool:
    """Whether the sentence under a heading says that its author does what the heading stands for."""
    below = c.statements[c.index + 1 : c.index + 2]
    said = ONESELF.match(c.body, below[0].start, below[0].end) if below else None
    return said is not None and not c.grammar.said_by[words.action].isdisjoint(said["said"].lower().split())


UNDERLINED = expression(r"[ :]{0,3}\n[ ]{0,8}(?P<line>[=~*_–—-])(?P=line){2,119}[ ]{0,8}\n[ ]{0,8}")
"""A drawn line under a line, and nothing else, up to the next one."""


def named_above(c: Context, st: Statement, words: Words, params: dict[str, Any]) -> bool:
    """Whether the heading names what the sentence right above publishes, "I publish the following revision:", or is the
    lower one of two that have nothing but a drawn line between them: that one says what is published."""
    last = c.acts[-1] if c.acts else None
    if last is None or last.action != words.action:
        return False
    between = c.body[last.end : st.start]
    begins = c.body.rfind("\n", 0, last.start) + 1
    if UNDERLINED.fullmatch(between) is not None and not c.body[begins : last.start].strip():
        c.acts[-1] = replace(last, params={**last.params, **{k: v for k, v in params.items() if v is not None}})
        return True
    if between.strip(" \n:"):
        return False
    c.acts[-1] = replace(last, params={**params, **{k: v for k, v in last.params.items() if v is not None}})
    return True


def said_by(words: Words, found: re.Match[str]) -> dict[str, Any]:
    """The groups of an expression as parameters."""
    numbers = {one.name for one in words.params if one.slot in (Slot.INT, Slot.CODE)}
    said = {name: value for name, value in found.groupdict().items() if value}
    return {name: int(value) if name in numbers and value.isdigit() else value for name, value in said.items()}
