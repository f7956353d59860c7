"""Reads what stands right behind the words of a deed: when it is done, and how often."""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.clauses.grammar import Grammar
from parsers.clauses.model import Hit
from parsers.clauses.moments import NUMBER_OF_TIMES, REPEATED_AFTER, TIMES_AFTER, TIMES_APART, times_said
from parsers.scan import Scan

EFFECTIVE = expression(
    r"\s*+,?\s*(?:with\s+(?:immediate|instant)\s+effect|(?:effective\s+)?(?:at\s+once|immediately|instantly|forthwith|(?:as\s+of\s+)?(?:right\s+)?now|today|as\s+of\s+(?:today|this\s+(?:moment|message|mail))))\b"
)
"""Says that a deed is done at once."""

PAST_DEBT = expression(r"\b(?:(?:lent|loaned|gave|advanced)\s+me|i\s+borrowed)\W*$")
"""Ends what is given back: a time behind it is that of the loan."""


OF_THE_NEXT = expression(r"\s+I\s")
"""Behind a time that a comma parts from the deed before it: it is that of the next, "I resign, on nday 5 I leave"."""


SO_OFTEN = (REPEATED_AFTER, TIMES_AFTER, TIMES_APART)


TOLD_OF = expression(
    r"\b(?:that|which|who|whose|as|since|when|where|was|were|had|has|have|did|he|she|e|they|you|it|lent|gave|paid|sent|said|(?<!is\s)(?<!are\s)(?<!hereby\s)(?<!now\s)(?:announced|published|posted|promised|submitted|described|quoted|mentioned|intended|agreed|proposed|adopted|made|written)|of|from|about|to\s+be)\b(?:\s+\w+){0,4}\s*$",
    re.I,
)
"""Before a time that is told of and not meant: "my Tweak as announced on nday 3", "the m5 e lent me on nday 3"."""


BEFORE_A_TIME = expression(r"\b(?:effective|on|at|in|from|as|with|when|every|each|next|tomorrow)\b")
"""Begins the words for a time behind a deed."""
LAST = 160
"""Characters at the end of a deed in which its time stands, and as many before it in which it may be told of."""


def time_taken_in(g: Grammar, s: Scan, hit: Hit) -> str | None:
    """The time with which the words of a phrase end, where nothing that they name has it in it: "Hob is given m5 on
    nday 8", in which free words took it."""
    end = len(s.text[: hit.end].rstrip(" .!"))
    for word in BEFORE_A_TIME.finditer(s.low, max(hit.match.start, end - LAST), end):
        start = word.start()
        found = g.moments.after.match(s.text, start, min(len(s.text), end + 1))
        if found and found.end() >= end and TOLD_OF.search(s.mask, max(hit.start, start - LAST), start) is None:
            said = found.group(1)
            words, parts = hit.match.phrase.words, said.split()
            named = words is not None and any(param.name in parts for param in words.params)  # a ballot's nweek
            return None if named or any(said in str(value) for value in hit.match.values.values()) else said
    return None


BY_ME = expression(r"(?:\s+here(?:by|with))?\s+by\s+(?:me|myself)\b")
"""Who did it, between what is done and when: "452 is withdrawn by me on nday 8"."""


def with_after(g: Grammar, s: Scan, hit: Hit) -> Hit:
    """Time and number of times directly after the phrase."""
    words = hit.match.phrase.words
    if ("effective" in s.vocab or "effect" in s.vocab) and (at_once := EFFECTIVE.match(s.low, hit.end)):
        hit = hit._replace(end=at_once.end())
    if hit.frame.when is None and words and not words.document and g.moments.sayable(s):
        by_me = BY_ME.match(s.low, hit.end) if "by" in s.vocab else None
        m = g.moments.after.match(s.text, by_me.end() if by_me is not None else hit.end)
        if m and OF_THE_NEXT.match(s.text, m.end()) and s.text[hit.end : m.end()].lstrip()[:1] in (",", ";"):
            m = None
        if m and PAST_DEBT.search(s.low, hit.start, hit.end):
            hit = hit._replace(end=m.end())  # "I give Ivy the m5 e lent me in nweek 3"
        elif m:
            hit = hit.framed(when=m.group(1))._replace(end=m.end())
        elif (taken := time_taken_in(g, s, hit)) is not None:
            hit = hit.framed(when=taken)
    if s.holds(NUMBER_OF_TIMES):
        m = next((m for one in SO_OFTEN if (m := one.match(s.text, hit.end)) is not None), None)
        times = times_said(m, s) if m and m.group().strip() else None
        if m and times:
            hit = hit.framed(times=times)._replace(end=m.end())
    return hit


JOINED_ON = expression(r"\s*(?:,\s*)?(?:and|then|as\s+well\s+as)\s+(?:(?:then|also|further)\s+)?", re.I)


NEXT_CLAUSE = expression(r"\s*;\s*(?:(?:and|then)\s+)?", re.I)


def with_its_moment(s: Scan, before: Hit, found: Hit) -> Hit:
    """A deed behind another, at whose head the time of both stands: "On nday 6: I give m5 to Ivy; I vote FOR 5"."""
    when = before.frame.when
    if when is None or found.frame.when is not None or when in s.text[before.start : before.end]:
        return found
    head = s.text.find(when)
    if not 0 <= head < s.text.find(":", head + len(when)) < before.start:
        return found
    return found.framed(when=when) if NEXT_CLAUSE.fullmatch(s.text, before.end, found.start) else found


def with_its_actor(s: Scan, before: Hit, found: Hit) -> Hit:
    """A deed without a subject of its own, joined to one that was said to be done for somebody, as done for em too: "On
    behalf of Acme, a sock is made and one is given to Ivy"."""
    found = with_its_moment(s, before, found)
    actor = before.frame.actor
    if actor is None or found.frame.actor is not None or found.first_person or before.first_person:
        return found
    if actor in s.text[before.start : before.end]:
        return found
    between = s.text[before.end : found.start]
    if JOINED_ON.fullmatch(between) is None and not (between.strip() == ";" and ":" in s.text[: before.start]):
        return found
    return found.framed(actor=actor)
