"""Votes under a head: a vote word on a line of its own, and below it the numbers that get it."""

from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Slot
from parsers.acts.context import Context, add_unclear
from parsers.acts.votes.voting import add_vote
from parsers.body.statements import Statement
from parsers.clauses.words import AT_HEAD, OFTEN
from parsers.scan import Scan
from parsers.slots.references import read_refs

_HEAD = expression(
    AT_HEAD + r"(?:I\s+" + OFTEN + r"vote\s+|(?:my\s+)?votes?\s+(?=[A-Z]{3}))?"
    r"(?P<choice>[A-Za-z]{3,})(?P<these>\s+(?:on\s+|to\s+)?(?:these|the\s+following)(?:\s+(?:\w+\s+)?(?:proposals?|ones))?)?"
    r"\s*(?P<mark>:|=|[-–—]{1,3})?\s*",
    re.I,
)
_MY_VOTES = expression(r"\b(?:I\s+" + OFTEN + r"(?:vote|cast)|my\s+(?:own\s+)?votes?)\b[^.!?]*$", re.I)
"""Leads to the author's own votes below a table of others."""
_NUMBERS = expression(r"\W*(?:(?:proposals?|props?)\s+)?[#p]?\d{1,6}(?:[\s,;&–—-]|and|to|[#p]?\d)*\.?\s*", re.I)
_TITLED = expression(
    r"\W*(?:(?:proposals?|props?)\s+|[#pP])?(?P<number>\d{2,6})(?:\s*[:.)–—-]+\s*|\s+)[\"“(]?[A-Z][^\n]{0,100}"
)
"""A number with its title."""


def votes_below(c: Context, st: Statement, s: Scan) -> bool:
    """Read a vote word with the numbers on the lines below it, or on the one above; whether it is such a head."""
    head = _HEAD.fullmatch(s.text)
    if head is None or head["choice"].upper() not in c.vocabulary.choices:
        return False
    over = c.statements[c.index - 1] if c.index else None
    told = c.data and (over is None or _MY_VOTES.search(c.body, over.start, over.end) is None)
    if told or c.unreal or c.setting.unreal or (over is not None and over.end == c.passed_over):
        return passed_over(c)
    choice = head["choice"]
    if head["these"] and not choice.isupper():
        return False  # "For the following:"
    down = head["mark"] is not None or head["these"] is not None
    above = c.statements[c.index - 1] if c.index else None
    if titled_below(c, st, s, choice, above):
        return True
    if above is not None and (down or _NUMBERS.fullmatch(c.body, above.start, above.end) is None):
        above = None
    if above is not None and above.end > c.consumed:
        vote_on(c, st, s, choice, above)
        return True
    below: list[Statement] = []
    for one in c.statements[c.index + 1 :]:
        if one.new_paragraph or not one.line_start or _NUMBERS.fullmatch(c.body, one.start, one.end) is None:
            break
        below.append(one)
    for one in below:
        vote_on(c, one, s, choice, one)
        c.consumed = max(c.consumed, one.end)
    if above is not None and not below:  # the last of several heads, with nothing under it
        add_unclear(c, st.start, st.end, "no number stands below")
        return True
    return bool(below)


def passed_over(c: Context) -> bool:
    """Pass over the numbers below a vote word that casts nothing, so that the next one in the list casts nothing, too;
    whether there are any."""
    for n, one in enumerate(c.statements[c.index + 1 :]):
        text = c.body[one.start : one.end]
        if one.new_paragraph or not one.line_start or not (_NUMBERS.fullmatch(text) or _TITLED.fullmatch(text)):
            return n > 0
        c.consumed = max(c.consumed, one.end)
        c.passed_over = one.end
    return c.passed_over == c.statements[-1].end


def titled_below(c: Context, st: Statement, s: Scan, choice: str, above: Statement | None) -> bool:
    """Vote on items that stand with their titles in the lines below a vote word, if none stands right above it."""
    if above is not None and above.start >= c.consumed and (c.layout.quoted or _TITLED.match(c.body, above.start)):
        return False
    made = False
    for one in c.statements[c.index + 1 :]:
        item = _TITLED.fullmatch(c.body, one.start, one.end) if one.line_start and not one.new_paragraph else None
        if item is None or not c.choice_words.isdisjoint(Scan(item[0], c.vocabulary).vocab & c.vocabulary.choices):
            break
        add_vote(c, one, s, choice.upper(), item["number"], 0, one.end - one.start)
        c.consumed = max(c.consumed, one.end)
        made = True
    return made


def vote_on(c: Context, st: Statement, s: Scan, choice: str, numbers: Statement) -> None:
    """Cast a vote, in the words of a statement, on every number of a line."""
    line = Scan(c.body[numbers.start : numbers.end].replace("\n", " "), c.vocabulary, c.reply, c.selves, c.purse)
    found = read_refs(line, 0, Slot.PROPOSAL, bare=False)
    for ref in found[0][0] if found and isinstance(found[0][0], list) else ():
        add_vote(c, st, s, choice.upper(), ref, 0, st.end - st.start)
