"""The vote on the last of several things that a relative clause tells apart: "FOR 305, and 306, on which I abstain"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.acts import Act
from engine.expressions import expression
from parsers.acts.context import Context, add_unclear
from parsers.acts.votes.voting import add_vote
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.scan import Scan
from parsers.slots.closed import read_choice

_ON_WHICH = expression(
    r"(?<![\w.-])[#p]?(?P<number>\d{2,6})(?:\s*+,)?\s++(?:"
    r"(?:(?:up)?on|for|to)\s+which\s+(?:one\s+)?(?:I\s+(?:(?:hereby|however|instead|myself)\s+)?(?:(?:vote|say|cast|give|am|go)\s+)?|I['’]m\s+)"
    r"|which\s+(?:I\s+(?:(?:hereby|however|instead|myself)\s+)?(?:vote|am)\s+|I['’]m\s+|(?:only|instead|however)\s+gets?\s+|gets?\s+|receives?\s+|earns?\s+|has\s+))"
    r"(?:an?\s+|my\s+)?",
    re.I,
)
"""Behind a number: the clause that tells which vote it gets."""
_ENDED = expression(
    r"\s*(?:$|[.,;:!?)(–—-]|(?:and|but|because|since|as|though|instead|myself|too|of\s+course)\b)", re.I
)
CONTRARY = "two votes on one thing"
_LISTED = expression(r"\d{2,6}(?:,\s*(?:and\s+)?|\s+and\s+|\s*&\s*)[#p]?$", re.I)
"""Before a number: it is the last of several."""


def _left_out_before(votes: list[Act], ref: str) -> list[str]:
    """All that a vote on everything leaves out, of which a thing is one of several, where they have no vote."""
    left: list[str] = next((act.params["except"] for act in votes if "except" in act.params), [])
    voted = {act.params.get("proposal") for act in votes} - {ref}
    return list(left) if len(left) > 1 and ref in left and voted.isdisjoint(left) else []


def otherwise_on_last(c: Context, st: Statement, s: Scan, made: int) -> None:
    """Give what a relative clause tells of, among the votes from number `made` on, the vote that it tells; a vote on that
    thing alone and another one by the clause are for a human."""
    if "which" not in s.vocab or len(c.acts) == made:
        return
    for found in _ON_WHICH.finditer(s.mask):
        choice = read_choice(s, found.end())
        if not choice or not _ENDED.match(s.mask, choice[0][1]) or traps.conditional(s.mask[found.end() :]):
            continue
        word, end = choice[0]
        ref = str(int(found["number"]))
        votes = [act for act in c.acts[made:] if act.action == c.grammar.ballot and act.start < st.start + end]
        if (left := _left_out_before(votes, ref)) and _LISTED.search(s.mask, 0, found.start()):
            c.acts[made:] = [act for act in c.acts[made:] if act not in votes or act.params.get("proposal") != ref]
            for one in left:
                add_vote(c, st, s, word, one, found.start("number"), end)
            return
        on_it = [act for act in votes if act.params.get("proposal") == ref]
        if all(act.params.get("choice") == word for act in on_it) and on_it:
            continue
        c.acts[made:] = [act for act in c.acts[made:] if act not in on_it]
        if len(votes) == len(on_it):
            add_unclear(c, st.start, st.start + len(s.text.rstrip()), CONTRARY)
            return
        add_vote(c, st, s, word, ref, found.start("number"), end)
