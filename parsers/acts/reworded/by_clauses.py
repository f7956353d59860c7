"""Reads one clause of a statement by itself, where nothing of the statement is read as it stands.

    It was only the neighbours, so from now on my mental state is Calm.     from now on my mental state is Calm
    The court says eighteen and eighteen it shall be; I destroy m18.        I destroy m18
    also i leave the Ferry Agreement, clause 4 says i can                   held: what stands behind may take it back

A clause is read as if a full stop stood before it. What stands before it must not tell, suppose or deny it.
"""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context, add_unclear
from parsers.acts.held.overlooked import HABIT
from parsers.acts.rereading import Reading, put_back, reread, state_of
from parsers.body.statements import Statement
from parsers.clauses import traps

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


_LOUD = expression(
    r":\s+(?P<deed>[A-Z]{3,}(?:\s[A-Z]{3,})?\s+(?:(?:on|for|in|to)\s+)?(?:(?:[Pp]roposal|[Cc]onsultation|[Ii]ndictment)\s+)?#?\d{2,6}|[A-Z]{3,}(?:\s[A-Z]{3,})?\s+(?:on|in|to)\s+[Ii]ndictment\s+\d)"
    r"(?:,?\s+(?:as\s+well|too|also|then|therefore))?(?:,\s+(?:though|although|but|because|since|as)\s+(?:I|it)\s[^,;:.!?]{3,80})?\s*[.!]*\s*$"
)
"""At the end of what its author thinks: a word in capitals with its number, "I would rather it stood: FOR 448"."""
_SAYING = expression(
    r"\b(?:vote|votes|voted|voting|say|says|said|saying|answer|answers|claims?|tell|told|read|reads|wrote|write|writes|went|cast|chose|choose|suggest\w*|recommend\w*|advi[sc]e\w*|propos\w*|urg\w*|ask|asks|hear|heard|saw|see|sees|expect\w*|predict\w*|guess\w*|fear\w*|suspect\w*|tempted|inclin\w*|lean\w*|decided|undecided|consider\w*|plan\w*|intend\w*|dream\w*|imagine|suppose\w*|pretend\w*|example|instance|format|form|line|words?|tally|results?|count|if|unless|when|whether|maybe|perhaps|yesterday|last|previous\w*|earlier|tomorrow|later|once|next|either|nor|were|should|your|place|world|this|these|so|thus|following|you|they|he|she|e|ye|everybody|somebody|who|whose|what|how|why)\b|\bI\s+(?:was|were|did|had)\b|n['’]t\b|\?",
    re.I,
)
"""Before such a word: it is told, supposed or somebody else's."""
_MINE = expression(r"\b(?:I|me|my|mine)\b")
_HERE = expression(r"\W*[Hh]ere\s+it\s+is(?:\s+(?:now|at\s+last|then))?\s*")


def _loud_behind(c: Context, st: Statement, text: str, read: Reading) -> bool:
    """Whether a statement ends with such a word, and it is read by itself."""
    loud = _LOUD.search(text)
    if loud is None or any(sign in text for sign in '"“«>[|'):
        return False
    head = text[: loud.start()]
    if _HERE.fullmatch(head) and c.index and not st.new_paragraph:
        above = c.statements[c.index - 1]
        head = c.body[above.start : above.end]
        if _MINE.search(head) is None:
            return False
    elif ":" in head or _MINE.search(head) is None or _SAYING.search(head):
        return False
    alone = st._replace(start=st.start + loud.start("deed"), mark="", line_start=True, new_paragraph=False)
    return _made(c, alone, (loud["deed"] + ".").ljust(len(text) - loud.start("deed")), read)


def by_clauses(c: Context, st: Statement, read: Reading) -> None:
    """Read a clause of a statement of which nothing was read or reported; hold one that other words may take back."""
    if c.told_instead or c.tx_stack or c.data or c.draft or c.rows is not None or c.listed is not None or c.unreal:
        return
    words = c.words_of(st)
    if c.setting.unreal or (words.isdisjoint(STARTS) and "here" not in words):
        return
    text = c.body[st.start : st.end].replace("\n", " ")
    if ":" in text and len(text) <= LONGEST and _loud_behind(c, st, text, read):
        return
    if words.isdisjoint(STARTS):
        return
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
