"""Words that bring a text, of which no text was found: whether they are an act all the same, and what is left out."""

from __future__ import annotations

from engine.expressions import expression
from engine.language import Document, Words
from parsers.acts.context import Context
from parsers.acts.texts.payload import AS_ANNOUNCED
from parsers.body.statements import Statement
from parsers.clauses.model import Hit
from parsers.phrases.notation import Gap
from parsers.scan import Scan

TALK = expression(r"\b(?:that|every|each|to)\b")
I_DO_IT = expression(r"\bi\s+(?:(?:hereby|formally)\s+)?[a-z]+\s+it\b")


OF_A_KIND = expression(r"(?:\s+(?:today|now|here|this\s+n?day))?,?\s+(?:that|which|who|where)\s+(?!i\b)[a-z]+")
OVER_TIME = expression(
    r"\b(?:over|during|at|on|this|next|all|every|each)\s+(?:the\s+|my\s+|this\s+)?(?:weekends?|evenings?|mornings?|lunch(?:\s+break)?|holidays?|breakfast|n?weeks?|months?|years?|moment)\b|\b(?:tonight|tomorrow|soon|later|these\s+days|nowadays|currently|sometimes|usually|often)\b"
)
"""Behind what is brought without its text: what is told of it, or that it takes time."""


def plausible_without_text(c: Context, words: Words, s: Scan, hit: Hit, labelled: bool) -> bool:
    """ "I submit a proposal." is an act with a missing text; "I propose that ..." is talk."""
    required = {one.name for one in words.params if one.required}
    if words.document is Document.CONSULTATION and hit.match.values.get(words.body):
        return True  # 'The question "Is Wonko a Player?" is put to the Oracle'
    if len(required) > 1 and words.body not in required and required <= hit.match.values.keys():
        return True  # "A consultation is hereby lodged against Hob for breach of the Tea Pact"
    if words.document is Document.ITEMS and I_DO_IT.search(s.low, hit.start, hit.end):
        return True  # "The Doctor's schedule has an error, and for that I challenge it"
    said_before = words.text_announced and AS_ANNOUNCED.search(s.low) is not None
    if labelled or not (hit.first_person or said_before) or not hit.match.phrase.nodes:
        return False
    if hit.match.phrase.verb == "have":
        return False  # who has one in mind brings none
    last = c.acts[-1] if c.acts else None
    if (
        last is not None
        and last.end > c.statements[c.index].start
        and words.creates == c.book.of(last.action).creates != ""
    ):
        return False  # "I accuse Bruno of a breach and call for a Consultation on it"
    if OF_A_KIND.match(s.low, hit.end) or OVER_TIME.search(s.low, hit.end):
        return False  # "I found a company that sells socks", "I'm drawing up a contract over the weekend"
    if any(isinstance(node, Gap) for node in hit.match.phrase.nodes):  # too loose to stand without its text
        return False
    return not (
        words.document is Document.PROPOSAL and not hit.match.values and TALK.search(s.low[hit.end : hit.end + 12])
    )


_BRINGS = expression(
    r"\bI\s+(?:(?:hereby|herewith|now|also|then|further)\s+){0,2}(?:submit|propose|offer|present|table|tender|lodge|file|introduce|enact|create|put\s+forward|hand\s+in)\b"
)


def pass_over_text(c: Context, st: Statement, text: str) -> None:
    """Leave out what stands between two rows below words that bring a text and were not understood: it is that text."""
    if not text.endswith(":") or _BRINGS.search(text) is None:
        return
    ruled = c.finder.ruled(st.end)
    c.consumed = max(c.consumed, ruled.end if ruled is not None else 0)
