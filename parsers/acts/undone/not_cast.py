"""Votes that are said and not cast: hedged, on a condition, on one thing or another."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

from engine.expressions import expression
from parsers.acts.context import Context, add_unclear
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.lines.fragments import by_another
from parsers.scan import Scan

HEDGING = frozenset(
    "leaning probably maybe perhaps likely tempted inclined undecided possibly presumably unsure".split()
)
"""Who says one of these beside a vote has not cast it yet."""
GUESSING = frozenset("guess hunch gut feeling thinking inclination minded guessing".split())
GUESSED = expression(
    r"\bmy\s+(?:\w+\s+)?(?:guess|hunch|gut|feeling|thinking|inclination)\b|\bi(?:['’]m|\s+am)\s+(?:now\s+)?(?:thinking|minded|guessing)\b"
)
"""Leads to votes that the author only has in mind."""
EITHER = expression(r"\beither\b[^.;!?]*\bor\b")


def not_cast(s: Scan) -> str:
    """Why a vote is not cast yet: it depends on something, is only likely, or on one thing or another; or nothing."""
    if s.holds(HEDGING) or (s.holds(traps.CONDITIONS) and traps.conditional(s.mask)):
        return "condition or leaning"
    if s.holds(GUESSING) and GUESSED.search(s.low) is not None:
        return "condition or leaning"
    return "one thing or another" if "either" in s.vocab and EITHER.search(s.low) else ""


def without_uncast(c: Context, st: Statement, s: Scan, first: int) -> bool:
    """Take back the votes from number `first` on if they are not cast yet ("401: leaning FOR", "AGAINST, probably.",
    "FOR either 401 or 402"); they are unclear then."""
    if len(c.acts) == first or not (why := not_cast(s)):
        return False
    del c.acts[first:]
    add_unclear(c, st.start, st.start + len(s.text.rstrip()), why)
    return True


_PAIR = expression(
    r"(?<![\w.:-])(?:[#p])?(?P<number>\d{2,6})\s*[:=–—-]?\s*(?:for|against|abstain|shelve)(?=\s*(?:[,;.!)]|and\b|$))"
)


def votes_left(c: Context, st: Statement, first: int) -> None:
    """Leave a vote, number `first`, to a human where the same list has more that were not read."""
    votes = [act for act in c.acts[first:] if act.action == c.grammar.ballot]
    if len(votes) != 1 or len(c.acts) != first + 1 or c.consumed > st.start:
        return
    numbers = {str(int(found["number"])) for found in _PAIR.finditer(c.body[st.start : st.end].lower())}
    if len(numbers) > 1 and votes[0].params.get("proposal") in numbers:
        del c.acts[first:]
        add_unclear(
            c, st.start, st.start + len(c.body[st.start : st.end].rstrip()), "not all of these votes are understood"
        )


NAMED = expression(
    r"(?<=\w)\s(?!I\b)[A-Z][a-z]+|^(?!(?:My|So|As|For|And|On|The|Votes?|Ok|Okay)\b)[A-Z]\w+|\?"
    r"|\bso far\b|\b(?:hears?|guess|hunch|predict\w*|expect\w*|maybe|perhaps|probably|leaning|if|unless|would)\b"
)
"""Whose votes they may be, if not the author's, or that they are only told of."""
VOTES = expression(r"\bvotes?\b")


def votes_passed_over(c: Context, st: Statement) -> None:
    """Report a list of the author's votes of which nothing was read: "my votes are in, at last: 701 for, 702 no"."""
    text = c.body[st.start : st.end]
    found = list(_PAIR.finditer(text.lower()))
    if len({pair["number"] for pair in found}) < 2 or text[found[-1].end() :].strip(" .!)"):
        return
    head = text[: found[0].start()]
    if c.data or c.draft or NAMED.search(text) or by_another(VOTES.sub("", head)) or len(head.split()) > MOST_WORDS:
        return
    add_unclear(c, st.start, st.start + len(text.rstrip()), "votes in words that are not understood")


MOST_WORDS = 12
"""Words before such a list."""


_ABOUT = r"\s+(?:about|on|by|with|from)\s+[^,;:.!?\d]{1,40}?"
_DESCRIBED = expression(
    rf"\b[Tt]he\s+(?:one{_ABOUT}|(?!(?:first|second|third|fourth|fifth|last|latter|former|next|same|only)\s)(?:[a-z][\w'’-]*\s+){{1,3}}?(?:one|proposal|prop)(?:{_ABOUT})?)"
    r"(?:\s*[:,–—-]+\s*|\s+(?:(?:gets?|has|receives?)\s+)?)(?:(?:an?|my)\s+)?(?P<choice>[A-Z]{3,})\b(?!\s+(?:(?:on|to|for)\s+)?(?:proposal\s+)?[#pP]?\d)"
)
"""A vote on what is only described: "and the heron one: SHELVE"."""
_ON_MANY = r"(?:(?:all|every|each|any|everything|anything|whatever|whichever)\b|(?:the|those)\s+(?:[a-z]+\s+)?(?:other|remaining|outstanding|open|rest)\b)(?![^,;:.!?]*\d)"
_OF_SEVERAL = expression(
    rf"\b[Oo]n\s+{_ON_MANY}[^,;:.!?]{{1,60}}?,?\s+I\s+(?:\w+\s+)?(?:vote|cast|say)\s+(?:an?\s+|my\s+)?(?P<choice>[A-Z]{{3,}})\b(?!\s+(?:(?:on|to|for)\s+)?(?:proposals?\s+)?[#pP]?\d)"
    rf"|(?P<before>\b[A-Z]{{3,}})\s+(?:on|to|for)\s+{_ON_MANY}[^,;:.!?]*"
)
"""A vote on several things that are only described: "on all remaining silly ones I vote SHELVE"."""
DESCRIBING = frozenset({"one", "proposal", "prop"})
SEVERAL = frozenset(
    "all every each any everything anything whatever whichever other remaining outstanding open rest".split()
)


def described_votes(c: Context, st: Statement, first: int) -> None:
    """Leave to a human what is voted, beside votes on others, on a thing that is only described, and that nobody read or
    that was taken for the one voted on before; the acts of the statement are those from number `first` on."""
    words = c.words_of(st)
    if not words.isdisjoint(SEVERAL) and c.acts:
        _on_several(c, st, first)
    if words.isdisjoint(DESCRIBING) or not any(act.action == c.grammar.ballot for act in c.acts):
        return
    for found in _DESCRIBED.finditer(c.body, st.start, st.end):
        at = found.start("choice")
        if found["choice"] not in c.vocabulary.choices or any(one.start <= at < one.end for one in c.unclear):
            continue
        over = next((one for one in c.acts[first:] if one.start <= at < one.end), None)
        if over is not None:
            voted = [one.params.get("proposal") for one in c.acts if one is not over and one.action == c.grammar.ballot]
            several = sum(word.strip(".,;:!") in c.vocabulary.choices for word in over.text.split()) > 1
            if over.action != c.grammar.ballot or not (several or over.params.get("proposal") in voted):
                continue
            c.acts.remove(over)
        start = found.start() if over is None else min(over.start, found.start())
        add_unclear(c, start, found.end(), "on which of several is not said")


def _on_several(c: Context, st: Statement, first: int) -> None:
    """Leave to a human a vote on several things that are only described, where it was taken for one on the one before."""
    for found in _OF_SEVERAL.finditer(c.body, st.start, st.end):
        name = "choice" if found["choice"] else "before"
        at = found.start(name)
        over = [one for one in c.acts[first:] if one.action == c.grammar.ballot and one.start <= at < one.end]
        if found[name] not in c.vocabulary.choices or len(over) > 1:
            continue
        if not over:
            alone = not (c.body[st.start : at].strip() or any(one.start <= at < one.end for one in c.unclear))
            if alone and len(c.acts) == first and any(one.action == c.grammar.ballot for one in c.acts):
                add_unclear(c, at, found.end(), "on which of several is not said")
            continue
        ref = over[0].params.get("proposal")
        if isinstance(ref, str) and ref.isdigit() and ref not in over[0].text:
            c.acts.remove(over[0])
            add_unclear(c, min(over[0].start, found.start()), found.end(), "on which of several is not said")
