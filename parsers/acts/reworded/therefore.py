"""Reads a deed with the sentence before it, from which it follows: "450 was adopted. I accordingly strike Rule 68".

Where the deed says by itself what it is, that is what counts; only a deed that its own words leave open is read with
its reason, as one sentence of both.
"""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.acts.rereading import Reading, put_back, reread, span_whole, state_of
from parsers.body.statements import Statement

FOLLOWING = frozenset("accordingly therefore hence thus consequently".split())
"""One of these stands in what follows from the sentence before."""
_FOLLOWS = expression(
    r"\s*(?:(?P<first>I)\s+(?:accordingly|therefore|hence|thus|consequently)|(?:and\s+)?(?:accordingly|therefore|hence|thus|consequently)\b,?(?:\s+(?P<then>I)(?=\s))?)\s+(?P<rest>.+)",
    re.I | re.S,
)
_REASON = expression(r"\s*(?!(?:if|when|once|unless|should|I|you|we)\b)(?P<said>[^.;:!?]{4,100}?)\s*[.;]\s*", re.I)


def follows_from_before(c: Context, st: Statement, read: Reading, acts: int, unclear: int) -> None:
    """Read a deed with its reason, where its own words were read as no act; `acts` and `unclear`: how many there were
    before it."""
    if len(c.acts) > acts or c.words_of(st).isdisjoint(FOLLOWING) or not c.index or st.new_paragraph:
        return
    above = c.statements[c.index - 1]
    reason = _REASON.fullmatch(c.body, above.start, above.end)
    follows = _FOLLOWS.fullmatch(c.body, st.start, st.end)
    if reason is None or follows is None or c.told_instead:
        return
    who = "I " if follows["first"] or follows["then"] else ""
    known = state_of(c)
    del c.unclear[unclear:]
    whole = st._replace(start=above.start, line_start=above.line_start, new_paragraph=above.new_paragraph)
    text = f"As {reason['said'].strip()}, {who}{follows['rest']}".replace("\n", " ")
    reread(c, whole, text.rjust(st.end - above.start), read)
    if len(c.acts) == acts or len(c.unclear) > unclear or len(text) > st.end - above.start:
        put_back(c, known)
        return
    span_whole(c, whole, acts)
