"""Reads a deed whose thing is told in the sentence behind it: "I quit. Not one of my jobs; the game itself.", "I am leaving.
Chess, that is."

Such a deed is unclear as it stands; with the thing behind its verb it counts where that leaves nothing open.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.acts.rereading import Reading, put_back, reread, span_whole, state_of
from parsers.body.statements import Statement
from parsers.clauses import traps

SHORT = expression(
    r"\W*(?:(?:and|so|well|ok(?:ay)?|yes|hereby)\W+){0,2}(?P<deed>I(?:['’]m|\s+am)?\s+[a-z][a-z ]{2,30}?)\s*+[.!;,–—-]*\s*"
)
"""A deed of a few words."""
_NOT = r"(?:(?:and\s+)?(?i:not)\s+(?:just\s+|only\s+|from\s+|merely\s+)?[^,;:.!?]{1,60}?\s*[,;:.–—-]+\s*(?:but\s+)?)"
_THING = r"(?:(?:[Ff]rom|[Aa]s)\s+(?:the\s+)?)?(?P<thing>(?:the|this|that|my|all\s+of|[A-Z\"“])[^,;:.!?()]{0,50}?)"
MEANT = expression(
    rf"\W*(?:and\s+)?(?:{_NOT}(?:(?:it\s+is|it['’]s|I\s+mean|but)\s+)?(?:I\s+mean\s+)?{_THING}(?:\s+(?:itself|as\s+a\s+whole|altogether))?"
    rf"|(?:(?:by\s+which|and|and\s+by\s+that)\s+)?I\s+mean\s+{_THING.replace('?P<thing>', '?P<mean>')}(?:\s+(?:itself|as\s+a\s+whole|altogether))?"
    rf"|{_THING.replace('?P<thing>', '?P<is>')}(?:\s+(?:itself|as\s+a\s+whole))?,\s+(?:that\s+is|I\s+mean|to\s+be\s+clear)"
    r"|(?P<itself>(?:the|this)\s+[^,;:.!?()]{2,40}?)\s+itself)(?:\s*[,;–—-]\s*[^.!?]{1,60})?\s*+[.!]*\s*"
)
"""Says what was meant, and of what it was not."""


def clarified(c: Context, st: Statement, read: Reading) -> bool:
    """Read a deed that was held with the thing that this sentence says was meant; whether that made an act."""
    above = c.statements[c.index - 1] if c.index and not st.new_paragraph else None
    held = [one for one in c.unclear if above is not None and above.start <= one.start < above.end]
    done = [act for act in c.acts if above is not None and act.end > above.start]
    open_still = len(done) == 1 and None in done[0].params.values() and done[0] is c.acts[-1]
    if above is None or not (held or open_still) or (done and not open_still):
        return False
    text = c.body[st.start : st.end].replace("\n", " ")
    deed, said = SHORT.fullmatch(c.body, above.start, above.end), MEANT.fullmatch(text)
    if deed is None or said is None or traps.asks(text) or traps.conditional(text):
        return False
    thing = said["thing"] or said["mean"] or said["is"] or said["itself"]
    before = state_of(c)
    c.unclear = [one for one in c.unclear if one not in held]
    c.acts = c.acts[: len(c.acts) - len(done)]
    unclear = len(c.unclear)
    whole = st._replace(start=above.start, line_start=above.line_start, new_paragraph=above.new_paragraph, still=False)
    told = f"{deed['deed']} {thing}."
    reread(c, whole, told.rjust(max(len(told), st.end - above.start)), read)
    made = c.acts[len(before["acts"]) - len(done) :]
    if (
        len(made) != 1
        or (done and (made[0].action != done[0].action or None in made[0].params.values()))
        or len(c.unclear) > unclear
        or len(told) > st.end - above.start
    ):
        put_back(c, before)
        return False
    span_whole(c, whole, len(before["acts"]) - len(done))
    return True
