"""Reads one clause of a statement by itself, where nothing of the statement is read as it stands.

    It was only the neighbours, so from now on my mental state is Calm.     from now on my mental state is Calm
    The court says eighteen and eighteen it shall be; I destroy m18.        I destroy m18
    also i leave the Ferry Agreement, clause 4 says i can                   held: what stands behind may take it back

A clause is read as if a full stop stood before it. What stands before it must not tell, suppose or deny it.
"""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers import traps
from parsers.acts.context import Context, add_unclear
from parsers.acts.overlooked import HABIT
from parsers.acts.rereading import Reading, put_back, reread, state_of
from parsers.statements import Statement

LONGEST = 320
"""Characters; who does something says so in a shorter sentence."""
MOST = 4
"""Clauses of a statement that are tried."""
CUT = expression(
    r";\s+(?:(?:so|and|but|thus|therefore|hence)\s+)?|,\s+(?:and\s+)?(?:so|therefore|hence|thus|accordingly|consequently)(?:\s*+,)?\s+|,\s+(?=[Ii]\s)"
)
"""Between two clauses, of which the second can stand by itself."""
OWN = expression(
    r"\W*(?:(?:also|and|so|ok|okay|now|then|well|right|anyway)\b,?\s+){0,3}(?:I['’]?m?|[Ii]|[Mm]y|[Mm]ine|[Yy]ou\s+(?:get|have)\s+my|[Ff]rom\s+now\s+on|[Hh]enceforth|[Ii]['’]?m?)\s"
)
"""Begins a clause in which the author does something."""
STARTS = {"i", "im", "my", "mine", "m"}
TOLD = expression(
    r"\b(?:says?|said|wrote|writes|reads|asks?|asked|think|thinks|thought|told|tells?|hope|hopes|wish|dream\w*|plan|plans|idea|example|instance|imagine|suppose|pretend\w*|quote\w*|"
    r"motto|joke\w*|once|never|not|nobody|no\s+one|if|unless|would|might|should|whether|why|how|what|rumou?r|story|tale|yesterday|last\s+\w+|later|tomorrow|soon|draft|either|or)\b[^;:.!?]{0,40}$|n['’]t\b[^;:.!?]{0,40}$",
    re.I,
)
"""Ends the words before a clause that is told, supposed or denied by them."""
TAKEN_BACK = expression(
    r"\b(?:if|unless|when|whenever|once|until|not|never|would|might|could|should|says?|said|joke|joking|kidding|maybe|perhaps|just\s+kidding|jk|provided|assuming|suppose|or)\b|n['’]t\b|\?",
    re.I,
)
"""Behind a clause: what may make something else of it."""


def by_clauses(c: Context, st: Statement, read: Reading) -> None:
    """Read a clause of a statement of which nothing was read or reported; hold one that other words may take back."""
    if c.told_instead or c.tx_stack or c.data or c.draft or c.rows is not None or c.listed is not None or c.unreal:
        return
    words = c.words_of(st)
    if c.setting.unreal or words.isdisjoint(STARTS):
        return
    text = c.body[st.start : st.end].replace("\n", " ")
    if len(text) > LONGEST or "?" in text or HABIT.search(text, words) or traps.supposes(text, words):
        return
    cuts = [cut for cut, _ in zip(CUT.finditer(text), range(MOST), strict=False)]
    for cut in cuts:
        head = text[: cut.end()]
        if (
            any(sign in head for sign in ':"“«')
            or OWN.match(text, cut.end()) is None
            or TOLD.search(text[: cut.start()])
            or traps.REPORTED.search(head)
        ):
            continue
        if (
            traps.ELSEWHERE.search(head)
            or traps.conditional(head)
            or not _made(c, st, text[cut.end() :].rjust(len(text)), read)
        ):
            continue
        return
    if cuts and OWN.match(text) and TAKEN_BACK.search(text, cuts[0].start()):
        kept = state_of(c)
        if _made(c, st, text[: cuts[0].start()] + ".", read):
            put_back(c, kept)
            add_unclear(c, st.start, st.start + len(text.rstrip()), "what stands behind may take it back")


def _made(c: Context, st: Statement, text: str, read: Reading) -> bool:
    """Whether a text makes acts in which nothing is open; what it makes else is forgotten."""
    kept = state_of(c)
    acts, unclear = len(c.acts), len(c.unclear)
    reread(c, st, text, read)
    if len(c.acts) > acts and len(c.unclear) == unclear:
        return True
    put_back(c, kept)
    return False
