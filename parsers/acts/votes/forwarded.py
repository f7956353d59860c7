"""Votes that the author typed into a ballot that his mailer forwards without marks: on a line of their own under each
item, perhaps behind a mark, or at the end of the item's line.

They count only where the author's own words say that his answers stand there, and nobody else is said to have given
them.
"""

from __future__ import annotations

import re

from engine.acts import Act
from engine.expressions import expression
from parsers.acts.context import Context, add_unclear
from parsers.acts.pointing.quotation import ITEM
from parsers.acts.votes.above import uncast_answer
from parsers.body.own import Kind, Line
from parsers.clauses import traps
from parsers.lines import ballots
from parsers.scan import Scan

_BALLOT_SUBJECT = expression(r"(?i)ballot|vot")
_INLINE = expression(
    r"(?i)\b(?:beneath|underneath|inline|in-line|below|under|between|answers?|my\s+(?:own\s+)?votes?|typed|voting|filled"
    r"|mine|arrows?|(?:in|with)\s+(?:capitals|caps|brackets))\b"
)
"""Says that the answers stand in the mail forwarded."""
_MINE = expression(r"(?i)\b(?:my\s+(?:own\s+)?(?:votes?|answers?|ballot)|mine|filled\s+(?:it\s+|this\s+)?(?:in|out))\b")
"""The same, and that they are the author's."""
_OF_ANOTHER = expression(
    r"(?:(?-i:(?!(?:Here|That|It|There|What|Let)['’])[A-Z])[\w-]*['’]s|(?i:his|her|their|eir|your|whose))\s+(?i:\w+\s+)?"
    r"(?i:votes?|answers?|ballots?(?=\s*[.!,:]))|\b(?i:what|how)\s+(?-i:[A-Z])\w+\s+(?i:sent|voted|answered|wrote)\b"
)
"""Says whose they are, if they are not."""
_TYPED = expression(
    r"(?:[-=~]{1,3}>|[>»→]{1,3}|[*+#•]{1,3}|\[[A-Za-z][^\[\]]{0,15}\]|\(?(?P<name>[A-Za-z]{1,8})\)?:(?=\s)"
    r"|(?P<cry>[A-Za-z]{1,8})\s?(?:\.{2,}|…|!+|-+|,))\s*"
)
"""What stands before an answer that is typed in."""
_VOTE_FIRST = expression(r"\W*(?:(?:[a-zA-Z]?[a-z]{1,10}|I):?\s+){0,3}(?P<word>[A-Z]{3,})\b")
_SENTENCE = expression(r"I\b(?!\s+(?:HEREBY\s+)?VOTE\s+[A-Z]{3,}\W*$)")
"""Begins what is rather the sentence of him who wrote the mail forwarded."""
_CAPITALS = expression(r"[A-Z]{3,}")
MOST_LINES = 400
"""Lines of a forwarded mail that are looked at."""


def forwarded_answers(c: Context) -> None:
    """Answers typed into a forwarded, unmarked ballot."""
    if not c.layout.forwarded or not _BALLOT_SUBJECT.search(c.subject):
        return
    if any(act.action == c.grammar.ballot for act in c.acts):
        return
    lines = [line for line in c.layout.lines if line.kind is Kind.FORWARD][:MOST_LINES]
    own = " ".join(line.text for line in c.layout.lines if line.kind is Kind.OWN)
    if own.strip() and (not _INLINE.search(own) or _OF_ANOTHER.search(own)):
        return
    mine = _MINE.search(own) is not None
    number: str | None = None
    for line in lines:
        bare = line.text.strip()
        item = ITEM.match(bare.lstrip("*•+- "))
        if item is not None and bare.upper() not in c.vocabulary.choices:
            number = item[1]
            row = ballots.table_line(Scan(bare, c.vocabulary), own=True) if mine else None
            if row is not None and row.ref == number:
                word = bare.rindex(row.choice, 0, row.end) if row.choice in bare[: row.end] else row.start
                _cast(c, line, number, row.choice, line.text.index(bare) + word, line.text.index(bare) + row.end)
                number = None
        elif number is not None and (_answer(c, line, number) or (mine and _said_mine(c, line, number))):
            number = None


def _answer(c: Context, line: Line, number: str) -> bool:
    """Take a line under an item that answers it; whether it is one."""
    typed = _TYPED.match(line.text.lstrip())
    if typed is not None and (typed["name"] or typed["cry"] or "").upper() in c.vocabulary.choices:
        typed = None  # "FOR - about time"
    begin = len(line.text) - len(line.text.lstrip()) + (typed.end() if typed is not None else 0)
    text = line.text[begin:].rstrip()
    s = Scan(text, c.vocabulary)
    said = c.vocabulary.choices & set(_CAPITALS.findall(text))
    vote = ballots.bare_choice(s) or ballots.answered(s)
    first = _VOTE_FIRST.match(text)
    if vote is not None and typed is None and _SENTENCE.match(text):
        return False
    if vote is None or said != {vote.choice} or first is None or traps.conditional(s.mask):
        if len(said) == 1 and (traps.conditional(s.mask) or uncast_answer(s)):
            add_unclear(c, line.start + begin, line.end, "condition or leaning")
            return True
        return False
    start = text.index(vote.choice)
    _cast(c, line, number, vote.choice, begin + start, begin + start + len(vote.choice))
    return True


_MY_VOTE = expression(r"\s*(?:my\s+vote\b(?!\s+(?:was|would|might|goes\s+with))|I\s+vote\b)[^.;!?]{1,40}[.!]*\s*", re.I)
"""A line that says itself whose vote it is, in whatever case: "My vote here: against"."""


def _said_mine(c: Context, line: Line, number: str) -> bool:
    """Take a line under an item that calls what it says the author's vote; whether it is one."""
    if _MY_VOTE.fullmatch(line.text) is None or traps.conditional(line.text):
        return False
    text = line.text.strip()
    vote = ballots.bare_choice(Scan(text, c.vocabulary))
    if vote is not None:
        begin = line.text.index(text)
        _cast(c, line, number, vote.choice, begin, begin + len(text))
    return vote is not None


def _cast(c: Context, line: Line, number: str, choice: str, start: int, end: int) -> None:
    """A vote in the words of a line between two offsets in it."""
    params = {"proposal": number, "choice": choice}
    start, end = line.start + start, line.start + end
    c.acts.append(Act(c.grammar.ballot, params, c.body[start:end], start, end))
