"""Reads what its author brings as "one" of what the sentence before names: "Let there be a contract! I make one, it's called
'Soup Club', and these are its words:". The sentence is read with the noun in the place of "one".

Its text must stand right below: without one it may as well be talk.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Document
from parsers.acts.context import Context
from parsers.acts.rereading import Reading, put_back, reread, span_whole, state_of
from parsers.body.statements import Statement

ROOM = 240
"""Characters of a sentence that is looked at."""
ONE = expression(
    r"\bI(?:['’]m|\s+am)?(?:\s+(?:hereby|herewith|now|therefore|so|also|do|then))*\s+(?!(?:need|want|like|have|had|know|saw|see|wrote|made|submitted|created|thought)\b)[a-z]+(?:\s+(?:up|in|forward))?\s+(?P<one>one)\b(?!\s+(?:of|more|thing|point|day|sock|vote|question|last|for)\b)(?=\s*(?:[,:.;(–—]|and\b|right\b|here\b|now\b|with\b|called\b|named\b|titled\b|entitled\b|under\b|myself\b|below\b|today\b|as\b))",
    re.I,
)
"""A deed with "one" for its object."""
_NAMED = r"(?:an?|another|the|some|any|no|new|proper|good|our|own)\s+(?:[a-z-]+\s+){0,2}?$"
_BEFORE_NOUN = expression(_NAMED, re.I)
TOLD = expression(
    r"\b(?:not|never|no\s+longer|don['’]t|won['’]t|isn['’]t|if|unless|once|when|would|could|might|draft|yesterday|last)\b",
    re.I,
)


def one_of_those(c: Context, st: Statement, read: Reading) -> bool:
    """Read a text brought as "one" under the name of what it is; whether that makes one whole act."""
    if st.end - st.start > ROOM or "one" not in c.words_of(st):
        return False
    text = c.body[st.start : st.end].replace("\n", " ")
    found = ONE.search(text)
    if found is None or TOLD.search(text, 0, found.start()) or not c.finder.stands_below(st.end):
        return False
    kind = _noun(c, text[: found.start()]) or _noun(c, _before(c))
    if not kind:
        return False
    told = f"{text[: found.start('one')]}a {kind}{text[found.end('one') :]}"
    before = state_of(c)
    reread(c, st._replace(start=st.start - len(told) + len(text)), told, read)
    made = c.acts[len(before["acts"]) :]
    if len(made) == 1 and c.book.of(made[0].action).document is not None and len(c.unclear) == len(before["unclear"]):
        span_whole(c, st, len(before["acts"]))
        return True
    put_back(c, before)
    return False


def _before(c: Context) -> str:
    """The end of the sentence before, where it is no text."""
    above = c.statements[c.index - 1] if c.index else None
    if above is None or above.start < c.consumed:
        return ""
    return c.body[max(above.start, above.end - ROOM) : above.end].replace("\n", " ")


def _noun(c: Context, said: str) -> str:
    """The noun for a text that a sentence names last, and no certain one; "" if there is none."""
    if TOLD.search(said):
        return ""
    kinds = [
        one
        for one in c.grammar.document_kinds.finditer(said)
        if _BEFORE_NOUN.search(said, 0, one.start()) and _plain(c, one[1])
    ]
    return kinds[-1][1] if kinds else ""


def _plain(c: Context, kind: str) -> bool:
    """Whether a noun stands for a text of its own and not for a list."""
    found = c.grammar.book.labels.get(" ".join(kind.lower().split()), ())
    made = [one for one in c.book.words if one.creates == kind.lower()]
    return any(one.document not in (None, Document.ITEMS, Document.REST) for one in (*found, *made))
