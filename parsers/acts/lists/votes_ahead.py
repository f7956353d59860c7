"""Whether votes stand in the lines right below a statement, so that it is their head."""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.lines import ballots
from parsers.lines.fragments import said_votes
from parsers.scan import Scan

RULED = expression(r"[\W_]+")
"""A line that only draws."""

ON_FIRST = expression(r"\W*(?:(?:up)?on|for|as\s+to|to)\s+(?:proposal\s+|prop\.?\s+)?[#pP]?\d", re.I)
"""Begins with what a vote is on: "upon Proposal 402, a vote FOR"."""


def row_of_votes_below(c: Context) -> bool:
    """Whether the next statement, but for a ruled line, is a line of a table of votes."""
    for below in c.statements[c.index + 1 : c.index + 3]:
        if not below.line_start:
            return False
        text = c.body[below.start : below.end]
        if RULED.fullmatch(text):
            continue
        line = ballots.ticked(Scan(text, c.vocabulary))
        if len({word for word, _, _ in ballots.choice_words(line)}) > 1 and not any(map(str.isdigit, text)):
            return False  # the heads of columns in which votes are counted
        return (
            ballots.table_line(line) is not None
            or ballots.begins_with_choice(line)
            or _remarked_vote(line)
            or _one_vote(c, text)
            or (ON_FIRST.match(text) is not None and bool(said_votes(line, 0)))
        )
    return False


def _remarked_vote(line: Scan) -> bool:
    """Whether a line is a number, its one vote word and a remark that counts nothing: "402 for - nice one"."""
    number = ballots.begins_row(line)
    rest = line.text[number.end() :] if number is not None else ""
    return number is not None and len(ballots.choice_words(line)) == 1 and not any(map(str.isdigit, rest))


def _one_vote(c: Context, text: str) -> bool:
    """Whether a drawn row has a number in one cell, and one vote word in another: "| 402 | Hats | FOR |"."""
    cells = [cell.strip() for cell in text.strip().strip("|").split("|")] if text.count("|") > 1 else []
    numbers = sum(cell.removeprefix("#").removeprefix("P").isdigit() for cell in cells)
    return numbers == 1 and sum(cell.upper() in c.vocabulary.choices for cell in cells) == 1
