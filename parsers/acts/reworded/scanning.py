"""The words of one statement as they are read: without marks and comments, in plain order, with what the words above
say of them.
"""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context, live_text
from parsers.acts.lists.leads import new_paragraph
from parsers.acts.reworded.plain_order import goes_unheard, in_plain_order, unbraced
from parsers.acts.reworded.royal import in_singular
from parsers.acts.texts.reasons import reasons
from parsers.body.statements import EMPTY_BOX, Statement
from parsers.clauses import traps
from parsers.order.idioms import without_scare_quotes
from parsers.scan import Scan, vocabulary_of
from parsers.slots.names import NOT_A_NAME
from parsers.slots.references import SEVERAL

BEHALF = expression(r"\b[Oo]n behalf of (?:the )?([A-Z][\w'’&.-]*(?: [A-Z][\w'’&.-]*){0,4}?)(?=[:,])")
"""For whom the author acts: what that one is said to do he does."""
OF_SEVERAL = frozenset("them these those two three four five six seven".split())
"""One of these is in "all of them" and "all three"."""
OF_THEM = frozenset({"them", "those", "these"})
MY_POINTS = expression(r"\b(?:I|my)\b(?:['’]ve)?[^.;!?]{0,60}\bpoints\b")
SPOKEN_TO = expression(
    r"\s*(?:(?:dear|hey|hi|hello|ahoy|oi|well\s+done|thanks|thank\s+you|sorry|congratulations|congrats|bravo)[, ]\s*)?"
    r"(?P<name>(?-i:[A-Z])[\w'’-]*[a-z][\w'’-]*)\s*(?:$|[,!:]|[–—-])",
    re.I,
)
"""A sentence or a line by which somebody is spoken to: "Quill, catch!"."""
SPOKEN_ROOM = 3
REPORTS = frozenset("report reports summary minutes notes".split())
"""One of these begins a report."""


def _right_below_text(c: Context, st: Statement) -> bool:
    """Whether a statement stands on the line below a text in marks, as the next one of the same list."""
    above = max((one.end for one in c.blocks if one.end <= st.start), default=-1)
    between = c.body[above : st.start] if above > 0 else "x"
    return not between.strip() and between.count("\n") == 1


def scan_of(c: Context, st: Statement) -> Scan | None:
    """The statement, ready to be read; nothing if no act can be in it. Notes where a paragraph begins."""
    written = c.told_instead or live_text(c, c.body[st.start : st.end].replace("\n", " "), st.start)
    written = unbraced(c, st, in_singular(written) if c.royal else written)
    as_is = written == c.body[st.start : st.end]
    said = c.words_of(st) if as_is else vocabulary_of(written, c.vocabulary)
    text = written if st.still and goes_unheard(c, said) else in_plain_order(c, st, written, said)
    c.plain, c.plain_words = text, said
    if st.new_paragraph:
        c.report = ":" in text and not said.isdisjoint(REPORTS) and traps.REPORT_LINE.match(text) is not None
    if st.new_paragraph and not st.mark and not c.tx_stack and not (c.setting.unreal and _right_below_text(c, st)):
        new_paragraph(c, text)
    elif st.mark:
        c.fresh_lead = False
    if st.still or reasons(c, st) or c.shown or (st.line_start and EMPTY_BOX.match(text)):
        return None
    selves = (*c.selves, *BEHALF.findall(text)) if "behalf" in said else c.selves
    s = Scan(without_scare_quotes(text), c.vocabulary, c.reply, selves, c.purse, set(said) if text == written else None)
    s.mail_words = lambda: c.words
    c.plain_words = s.vocab
    if "you" in s.vocab and not c.reply:
        s.addressee = spoken_to(c)
    s.several = s.holds(OF_SEVERAL) and several_before(c, st)
    if s.holds(OF_THEM) and "points" not in s.vocab and points_before(c, st):
        s.of_points = True
        s.vocab.add("points")
    return s


def several_before(c: Context, st: Statement) -> bool:
    """Whether the sentence before, of the same paragraph, names several numbers of the author's own."""
    if not c.index or st.new_paragraph or st.mark:
        return False
    above = c.statements[c.index - 1]
    return len(SEVERAL.findall(c.body, above.start, above.end)) > 1


def points_before(c: Context, st: Statement) -> bool:
    """Whether the sentence before, of the same paragraph, speaks of points of the author's."""
    if not c.index or st.new_paragraph or st.mark:
        return False
    above = c.statements[c.index - 1]
    return MY_POINTS.search(c.body, above.start, above.end) is not None


def spoken_to(c: Context) -> str:
    """Who was spoken to by his name in the sentences before this one."""
    for n in range(c.index - 1, max(-1, c.index - 1 - SPOKEN_ROOM), -1):
        above = c.statements[n]
        found = SPOKEN_TO.match(c.body, above.start, above.end)
        if (
            found is not None
            and found["name"].lower() not in NOT_A_NAME
            and found["name"].lower() not in c.vocabulary.nouns
        ):
            return found["name"]
    return ""
