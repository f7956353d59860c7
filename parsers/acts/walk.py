"""Goes through the statements of one message once, from top to bottom.

It keeps the little that earlier words say about later ones (a list's verb, an open transaction, what was created or
voted on, the quotation above). What it cannot bind it reports as unclear and never guesses.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.acts import Reading
from parsers import ballots, traps
from parsers.acts.alone import answer_form, bare_word, official_heading, subgame_move
from parsers.acts.capacities import DUTY_WORDS, assertion, do_times, duty
from parsers.acts.context import Context, add_act, live_text
from parsers.acts.labels import LABEL, labelled_act, rest_of_label
from parsers.acts.leads import LEAD_WORDS, new_paragraph, note_lead
from parsers.acts.rows import list_line
from parsers.acts.taking import find_hits, take_hit
from parsers.acts.transactions import brace_transactions, break_open, transaction_mark
from parsers.acts.voting import add_votes, ballot_line, forwarded_answers, votes_after, votes_in_text
from parsers.clauses.model import Adjuncts
from parsers.clauses.sentence import silent
from parsers.scan import Scan, make_scan
from parsers.statements import Statement

HOLIDAY = re.compile(
    r"(?:happy|merry|joyous|glad|frohe?n?|god)\s+((?:[A-Z][\w'-]*\s+){0,4}?(?:Day|day|Wonko|Tango|Halfday|Zarpint))\b",
    re.I,
)
DATA_WORDS = frozenset(
    "unofficial unofficially fyi reference information record tally draft proto have subject list notes far ballot".split()
)
LIVE_WORDS = frozenset(
    "results result report display tally times happy merry joyous objection support guilty innocent consistent inconsistent zot zotted".split()
)


def read_statements(c: Context) -> Reading:
    """Read every statement that was not taken as the text of a document."""
    for n, st in enumerate(c.statements):
        c.index = n
        if st.start < c.consumed:
            continue
        brace_transactions(c, st.start)
        text = c.body[st.start : st.end]
        if transaction_mark(c, st, text):
            continue
        read_statement(c, st)
    brace_transactions(c, len(c.body) + 1)
    forwarded_answers(c)
    for _, start, number, text, _ in c.tx_stack:
        break_open(c, number, start, text)
    return Reading(c.mail.message_id, tuple(c.acts), tuple(c.unclear))


def read_statement(c: Context, st: Statement) -> None:
    """Try on one statement, in this order, everything that it can be; the first that takes it ends the search."""
    text = c.body[st.start : st.end].replace("\n", " ")
    text = live_text(c, text, st.start)
    s = make_scan(text, c.vocabulary, c.reply, c.selves)
    if st.new_paragraph and not st.mark and not c.tx_stack:
        new_paragraph(c, text)
    if (
        not s.vocab.isdisjoint(DATA_WORDS)
        and traps.DATA.search(text)
        and not re.search(r"\bI\s+(?:hereby\s+)?(?:vote|submit|publish)\b", text, re.I)
    ):
        c.data = True
    if traps.UNREAL.search(text):
        c.unreal = True
    if (c.unreal or traps.DRAFT_LEAD.match(text)) and "hereby" not in s.vocab:
        return
    if dull(c, st, s):
        return
    if duty(c, st, s) or assertion(c, st, s) or do_times(c, st, s):
        return
    if st.line_start and list_line(c, st, s):
        return
    if st.line_start and ballot_line(c, st, s):
        return
    before = len(c.acts) + len(c.unclear)
    hits = find_hits(c, st, s)
    used = False
    if hits and hits[0].start > 0:
        read_head(c, st, s, hits[0].start)
    for n, hit in enumerate(hits):
        limit = hits[n + 1].start if n + 1 < len(hits) else len(s.text)
        used = take_hit(c, st, s, hit, limit) or used
        if c.consumed >= st.end:
            break
    if not used and len(c.acts) + len(c.unclear) == before:
        used = (
            labelled_act(c, st, s)
            or votes_in_text(c, st, s)
            or official_heading(c, st, s)
            or bare_word(c, st, s)
            or answer_form(c, st, s)
            or subgame_move(c, st, s)
        )
    elif hits:
        votes_after(c, st, s, max(h.end for h in hits))
    note_lead(c, st, s)
    holiday = HOLIDAY.match(s.text)
    if holiday and not hits:
        add_act(c, st, s, "observe_holiday", {"holiday": holiday.group(1)}, 0, len(s.text.rstrip()), Adjuncts())


def dull(c: Context, st: Statement, s: Scan) -> bool:
    """Prose: no word of the sentence can make it an act, a label, a list line or the head of a list."""
    return (
        not c.tx_stack
        and not c.list_kind
        and len(s.text) > 45
        and ":" not in s.vocab
        and s.vocab.isdisjoint(
            LIVE_WORDS | c.vocabulary.choices | {"against", "abstain", "shelve"} | LEAD_WORDS | DUTY_WORDS
        )
        and not s.text.rstrip().endswith(";")
        and not s.text[:1].isdigit()
        and silent(c.grammar, s, c.setting)
    )


def read_head(c: Context, st: Statement, s: Scan, until: int) -> None:
    """What stands before the first clause of a sentence: votes without a verb, a label with its value."""
    text = re.sub(r"[\s,;]+(?:and|then|so)?\s*$", "", s.text[:until])
    if not text or traps.HYPOTHETICAL.search(text) or traps.conditional(text):
        return
    head = make_scan(text, c.vocabulary, c.reply)
    begin = ballots.LEAD.match(text)
    votes = [] if c.data else ballots.choice_first(head, begin.end() if begin else 0)
    if votes:
        add_votes(c, st, head, votes)
        return
    label = LABEL.match(text)
    if label and text[label.end() :].strip():
        for words in c.grammar.book.labels.get(" ".join(label.group(1).lower().split()), ()):
            if words.document is None and rest_of_label(c, st, head, words, label):
                return
