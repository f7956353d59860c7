"""Goes through the statements of one message once, from top to bottom.

It keeps the little that earlier words say about later ones (a list's verb, an open transaction, what was created or
voted on, the quotation above). What it cannot bind it reports as unclear and never guesses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from engine.acts import Reading, Unclear
from engine.expressions import expression
from parsers.acts.adding import add_to_acts
from parsers.acts.alive import ACTING
from parsers.acts.asked_above import answers_above
from parsers.acts.capacities import assertion, asserts, do_times, duty
from parsers.acts.context import Context, add_unclear
from parsers.acts.deeds import take_deeds
from parsers.acts.for_oneself import for_oneself_again
from parsers.acts.held.left_open import hold_left_open
from parsers.acts.held.likely import note_passed_over
from parsers.acts.held.suspect import hold_suspect
from parsers.acts.held.unread import CALLED_AN_INTENT, FRAMED, unread, unread_beside, without_led
from parsers.acts.joining import joined_behind
from parsers.acts.lists.entries import row
from parsers.acts.lists.leads import SUM_HEADS, note_introduced, note_lead
from parsers.acts.lists.listing import note_deeds, note_rows, rows_beside
from parsers.acts.lists.row_again import row_again
from parsers.acts.lists.rows import list_line
from parsers.acts.lists.rows_above import rows_above
from parsers.acts.lists.undone import note_undone_list
from parsers.acts.ranking import ballot_cast
from parsers.acts.reworded.actively import actively
from parsers.acts.reworded.addressed import addressed
from parsers.acts.reworded.asked_besides import asked_besides
from parsers.acts.reworded.by_clauses import by_clauses
from parsers.acts.reworded.clarified import clarified
from parsers.acts.reworded.done_rows import done_row
from parsers.acts.reworded.dotted import dotted
from parsers.acts.reworded.headlines import headlined, headlined_at_last
from parsers.acts.reworded.moments_apart import at_several_moments
from parsers.acts.reworded.numbered_above import numbered_done
from parsers.acts.reworded.one_of_those import one_of_those
from parsers.acts.reworded.pairing import in_parallel, votes_apart
from parsers.acts.reworded.places import by_places
from parsers.acts.reworded.same_object import done_there, same_object
from parsers.acts.reworded.scanning import scan_of
from parsers.acts.reworded.that_is_mine import answers_with_reasons, asked_of_himself, that_is_mine
from parsers.acts.reworded.therefore import follows_from_before
from parsers.acts.reworded.topic import about_topic, thing_first
from parsers.acts.reworded.topic_votes import votes_on_topics
from parsers.acts.sources import from_one_source
from parsers.acts.taking import setting_of
from parsers.acts.texts.forms import filled_form
from parsers.acts.texts.headings import first_of_paragraph
from parsers.acts.texts.indicting import indicted_below
from parsers.acts.texts.labels import document_label
from parsers.acts.texts.nominal import nominal_document
from parsers.acts.texts.resting import tagged_line, tagged_subject
from parsers.acts.texts.without_text import pass_over_text
from parsers.acts.transactions import (
    brace_transactions,
    break_open,
    end_as_one,
    marks_apart,
    note_stated,
    open_within,
    transaction_mark,
)
from parsers.acts.undone.asked_drafts import pass_over_asked
from parsers.acts.undone.disclaimed import disclaims
from parsers.acts.undone.not_cast import described_votes, votes_left, votes_passed_over, without_uncast
from parsers.acts.undone.taken_back import CORRECTING, corrects, takes_back, votes_anew, votes_corrected
from parsers.acts.undone.unmeant import unmeant
from parsers.acts.votes.exceptions import leave_out, leaves_out
from parsers.acts.votes.forwarded import forwarded_answers
from parsers.acts.votes.heads import votes_below
from parsers.acts.votes.on_which import otherwise_on_last
from parsers.acts.votes.order import votes_in_order
from parsers.acts.votes.rows import no_votes, of_other_votes, sums_told, tallied, votes_again, without_opined
from parsers.acts.votes.voting import (
    after_interjection,
    ballot_line,
)
from parsers.acts.votes.whose import for_whom, own_part, who_does, whose_votes
from parsers.body.statements import MAX_STATEMENTS, Statement
from parsers.clauses import traps
from parsers.clauses.sentence import Frames, frames_of
from parsers.clauses.subjects import HE
from parsers.phrases.verbs import third_person
from parsers.scan import Scan
from parsers.work import LOOK, SPREAD, STATEMENT, TOO_LONG, TooMuch

BESIDE_ROOM = 3
"""Sentences before and after one in which the author may say the same of himself."""
_SAME = r"\s++(?:(?:hereby|also|likewise)\s++)?(?P<verb>[a-z]{2,20})\s++(?P<rest>[^.;!]{1,120}?)\s*+[.;!]?\s*+"
BESIDE = expression(rf"(?P<name>(?:[Tt]he\s+)?[A-Z0-9][\w'’&.-]*(?:\s++(?:of|the|&|[A-Z0-9][\w'’&-]*)){{0,4}}){_SAME}")
MINE = expression(rf"I{_SAME}")
MAX_HEAD = 50
"""Characters of a line that is no more than a vote word with what leads to it."""
AGAIN = frozenset("ditto dto same likewise idem above".split())
"""One of these repeats what the line above says."""


def read_statements(c: Context) -> Reading:
    """Read every statement that was not taken as the text of a document."""
    tagged_subject(c)
    marks_apart(c)
    for n, st in enumerate(c.statements):
        c.index = n
        if n + 1 == MAX_STATEMENTS:
            add_unclear(c, st.start, st.end, TOO_LONG)
            break
        if st.start < c.consumed:
            continue
        if c.braced:
            brace_transactions(c, st.start)
            open_within(c, st)
        text = c.body[st.start : st.end]
        if transaction_mark(c, st, text):
            continue
        before = len(c.acts), len(c.unclear)
        try:
            c.purse.pay(LOOK + len(text) // SPREAD)
            if not (in_parallel(c, st, read_statement) or by_places(c, st, read_apart)):
                read_apart(c, st)
            if c.setting.intents and st.mark and len(c.acts) > before[0]:
                announced_above(c, before[0])
            if len(c.acts) == before[0]:
                pass_over_text(c, st, text)
            if len(c.acts) == before[0] + 1:
                votes_left(c, st, before[0])
            elif (len(c.acts), len(c.unclear)) == before:
                votes_passed_over(c, st)
            described_votes(c, st, before[0])
            note_undone_list(c, st)
            pass_over_asked(c, st)
            note_bare_list(c, st, before[0])
            if (len(c.acts), len(c.unclear)) == before:
                note_stated(c, st, text)
            if (len(c.acts), len(c.unclear)) == before:
                note_passed_over(c, st)
            corrects(c, st, before[0])
            if c.acts:
                disclaims(c, st)
            if len(c.acts) > max(before[0], 1):
                joined_behind(c, max(before[0], 1))
            if c.taken_votes and len(c.acts) > before[0]:
                votes_anew(c, before[0])
            if len(c.acts) > before[0] + 1:
                without_opined(c, before[0])
            if len(c.acts) > before[0] > 0 and BEFORE_THAT.match(c.plain):
                done_before(c, before[0])
            if len(c.acts) > before[0] + 1 and (then := BUT_FIRST.search(c.body, st.start, st.end)) is not None:
                c.acts[before[0] :] = sorted(c.acts[before[0] :], key=lambda act: act.start < then.start())
            if c.said_again:
                without_said_again(c, before[0])
        except TooMuch:
            del c.acts[before[0] :], c.unclear[before[1] :]
            add_unclear(c, st.start, st.end, TOO_LONG)
            break
    brace_transactions(c, len(c.body) + 1)
    end_as_one(c, len(c.body) + 1)
    forwarded_answers(c)
    without_led(c)
    hold_left_open(c)
    for _, start, number, text, _ in c.tx_stack:
        break_open(c, number, start, text)
    hold_suspect(c)
    return Reading(c.mail.message_id, tuple(c.acts), tuple(_once(c.unclear)))


def _once(unclear: list[Unclear]) -> Iterator[Unclear]:
    """What stayed unclear, without words of which the same was said before: several deeds can hang on one condition."""
    seen: set[tuple[int, int, str]] = set()
    for one in unclear:
        key = (one.start, one.end, one.why)
        if one.act is not None or key not in seen:
            yield one
        seen.add(key)


def without_said_again(c: Context, first: int) -> None:
    """Leave out of the acts of a statement, from the `first` on, the votes that were cast already in one before it."""
    kept = [one for one in c.acts[first:] if (one.start, one.params.get("proposal")) not in c.said_again]
    c.acts[first:] = kept
    c.said_again.clear()


def note_bare_list(c: Context, st: Statement, first: int) -> None:
    """Where an item of a list says in bare verbs what its author does, so do those that follow: "- give Pim m5"."""
    if not st.mark or len(c.acts) <= first or c.setting.imperative or c.setting.actor:
        return
    word = FIRST_WORD.match(c.body, st.start, st.end)
    if word is not None and word["verb"].lower() in c.grammar.doing:
        c.setting = replace(c.setting, imperative=True)


def announced_above(c: Context, first: int) -> None:
    """Where the head of a list announces its items, so is an item in words of its own: "I give notice of the following,
    without objection:", over "- Rule 31 is to be retitled 'Days'"; what no rule lets anybody announce is held."""
    for n in reversed(range(first, len(c.acts))):
        act, words = c.acts[n], c.book.of(c.acts[n].action)
        if act.intent is not None or words.announces:
            continue
        if words.intent is None:
            del c.acts[n]
            add_unclear(c, act.start, act.end, CALLED_AN_INTENT, act)
        else:
            c.acts[n] = replace(act, intent=c.setting.intent or words.intent)


FIRST_WORD = expression(r"\W*(?P<verb>[A-Za-z]+)(?=\s)")
BEFORE_THAT = expression(
    r"\W*(?:but|and|oh)?\W*(?:before|prior\s+to)\s+"
    r"(?:that|this|(?:I\s+)?(?:do(?:ing)?\s+(?:so|that)|go(?:ing)?|leave|leaving))\b",
    re.I,
)
"""Begins what is done before what was said last."""


BUT_FIRST = expression(
    r"[,;]?\s+(?:but|only|though)\s+(?:first|beforehand|before\s+(?:that|I\s+(?:do(?:\s+so)?|go|leave)))\b,?\s+(?=I\s)",
    re.I,
)
"""Between two deeds of a sentence of which the second is done first: "I forfeit, but first I give m5 to Pim"."""


def done_before(c: Context, first: int) -> None:
    """Put the acts from the `first` on before those of the statement above."""
    above = next((one for one in reversed(c.statements[: c.index]) if c.acts[first - 1].start >= one.start), None)
    at = next((n for n in range(first) if above is not None and c.acts[n].start >= above.start), first)
    c.acts[at:] = [*c.acts[first:], *c.acts[at:first]]


def read_apart(c: Context, st: Statement) -> None:
    """Read a statement vote by vote, or with its thing behind the verb, or about its topic, or as it stands."""
    read = read_statement
    if rows_above(c, st) or asked_besides(c, st, read_apart):
        return
    if (
        at_several_moments(c, st, read)
        or numbered_done(c, st, read)
        or one_of_those(c, st, read)
        or same_object(c, st, read)
        or that_is_mine(c, st, read)
        or asked_of_himself(c, st, read)
    ):
        return
    if done_there(c, st, read) or addressed(c, st, read) or answers_with_reasons(c, st, read):
        return
    if done_row(c, st, read) or dotted(c, st, read):
        return
    if clarified(c, st, read) or headlined(c, st, read) or actively(c, st, read):
        return
    before = len(c.acts), len(c.unclear)
    if not (votes_apart(c, st, read) or thing_first(c, st, read) or about_topic(c, st, read)):
        read_statement(c, st)
    held = c.unclear[before[1] :]
    if len(c.acts) == before[0] and all(one.why == FRAMED for one in held):
        del c.unclear[before[1] :]
        headlined_at_last(c, st, read)
        if (len(c.acts), len(c.unclear)) == before:
            by_clauses(c, st, read)
        if (len(c.acts), len(c.unclear)) == before:
            c.unclear += held
    follows_from_before(c, st, read, *before)
    votes_on_topics(c, st)


def read_statement(c: Context, st: Statement) -> None:
    """Try on one statement, in this order, everything that it can be; the first that takes it ends the search."""
    s = scan_of(c, st)
    if s is None or ("not" in s.vocab and traps.NOT_BEHIND.search(c.plain)):
        return
    if (c.setting.actor or c.mail_actor) and (for_oneself_again(c.plain) or is_own_name(c, c.plain)):
        c.setting = replace(c.setting, actor=None, imperative=False)
        c.mail_actor = None
        if c.plain.rstrip().endswith(":"):
            return
    if takes_back(c, st, s) or leaves_out(c, st, s) or line_about_votes(c, st, s) or unmeant(c, st, s):
        return
    if c.layout.quoted and not c.data and answers_above(c, st, s):
        return
    if s.holds(c.grammar.thirds):
        parallel(c, c.plain)
    added = add_to_acts(c, s, 0, len(s.text))
    if added and not live_beside(s, added):
        return
    if ":" in s.text and s.holds(ACTING):
        note_introduced(c, c.plain)
    frames = frames_of(c.grammar, s, setting_of(c))
    if c.rows is not None and st.line_start and row(c, st, s):
        return
    if st.line_start and s.holds(c.grammar.label_words) and filled_form(c, st, s):
        return
    note_himself(c, s)
    if not performs(c, st, s, frames):
        note_lead(c, st, s)
        if not (note_rows(c, st, s) or note_deeds(c, st, s) or (":" in s.text and rows_beside(c, st, s))):
            unread(c, st, s)
        return
    c.purse.pay(STATEMENT + len(s.text) // SPREAD)
    if duty(c, st, s) or do_times(c, st, s):
        return
    if asserted := assertion(c, st, s):
        if s.text[asserted:].strip(" .;"):
            read_statement(c, st._replace(start=st.start + asserted + 1, line_start=False, new_paragraph=False))
        return
    if not as_a_whole(c, st, s):
        take_deeds(c, st, s, frames, added)


def is_own_name(c: Context, text: str) -> bool:
    """Whether a line is the author's name, as the head of what he does himself."""
    plain = text.strip(" *_=-#")
    return plain.endswith(":") and plain.rstrip(": ") in c.selves


def line_about_votes(c: Context, st: Statement, s: Scan) -> bool:
    """Whether the statement is a line that says what the lines below it are, or repeats or counts votes."""
    if (st.line_start and tagged_line(c, st, s)) or for_whom(c, st, s) or (st.line_start and who_does(c, st, s)):
        return True
    own_part(c, st)
    voting = s.holds(c.grammar.choice_words)
    if ":" in s.vocab and s.holds(SUM_HEADS) and sums_told(c.plain):
        return True
    if voting and (no_votes(c, c.plain) or of_other_votes(c, s, c.plain)):
        return True
    if voting and s.holds(CORRECTING) and votes_corrected(c, st):
        return True
    if not st.line_start:
        return False
    if voting and len(c.plain) < MAX_HEAD and votes_below(c, st, s):
        return True
    if st.line_end and whose_votes(c, st, s):
        return True
    if s.holds(AGAIN) and (votes_again(c, st, s) or row_again(c, st, s)):
        return True
    if not voting or not tallied(c, c.plain):
        return False
    c.data = True
    return True


def note_himself(c: Context, s: Scan) -> None:
    """Note whether the statement tells of the author by his name, as "he" in the next one may."""
    by_name = s.named and any(s.text.startswith(name + " ") for name in s.selves)
    if by_name or (c.himself == c.index - 1 and HE.match(s.low)):
        c.himself = c.index


def performs(c: Context, st: Statement, s: Scan, frames: Frames) -> bool:
    """Whether the statement may hold an act, by its clauses, by what stands above it or by words of its own."""
    going_on = c.last_hit is not None and c.index - c.last_hit_at == 1
    shown = any(frames) or in_list(c) or going_on or (c.expecting and st.line_start)
    return shown or asserts(c, s) or c.alive.alone(s, first_of_paragraph(c, st))


def as_a_whole(c: Context, st: Statement, s: Scan) -> bool:
    """Read a statement that is one thing as a whole and not a row of clauses: a line of votes, a label with a text."""
    if (st.line_start or st.line_end or "mine" in s.vocab) and ballot_cast(c, st, s):
        return True
    if st.line_start and list_line(c, st, s):
        return True
    if s.holds(c.grammar.choice_words) and votes_in_order(c, st, s):
        return True
    first = len(c.acts)
    if (st.line_start or after_interjection(c, st)) and ballot_line(c, st, s):
        otherwise_on_last(c, st, s, first)
        leave_out(c, st, s, first)
        without_uncast(c, st, s, first)
        if (behind := _vote_behind(c, st, s, first)) is not None:
            read_statement(c, behind)
        else:
            unread_beside(c, st, s, first, [])
        return True
    return (
        (st.line_start and document_label(c, st, s))
        or from_one_source(c, st, s)
        or ((st.line_start or st.line_end) and nominal_document(c, st, s))
        or indicted_below(c, st, s)
    )


VOTE_BEHIND = expression(
    r"\s*[;.]\s+(?=(?:and\s+|but\s+)?(?:(?:on|to|for)\s[^;:.!?]{2,60}?,?\s)?I\s+(?:\w+ly\s+|hereby\s+)?(?:vote|say|cast|give)\s)"
)
"""Behind a row of votes: a clause that votes on something else, "478: FOR; on all others I vote AGAINST"."""


def _vote_behind(c: Context, st: Statement, s: Scan, first: int) -> Statement | None:
    """What follows the votes of a statement, which begin at `first`, and is a clause of its own."""
    end = max((act.end for act in c.acts[first:] if act.start >= st.start), default=st.end) - st.start
    behind = VOTE_BEHIND.match(s.mask, end)
    if behind is None:
        return None
    return st._replace(start=st.start + behind.end(), mark="", line_start=False, new_paragraph=False)


def parallel(c: Context, text: str) -> None:
    """Somebody who is said to do what the author says of himself right beside it acts through him: "Acme joins the
    above contract. I join the above contract."."""
    other = BESIDE.fullmatch(text)
    if other is None:
        return
    for near in c.statements[max(0, c.index - BESIDE_ROOM) : c.index + BESIDE_ROOM + 1]:
        mine = MINE.fullmatch(c.body, near.start, near.end) if c.body.startswith("I", near.start) else None
        if mine is None or third_person(mine["verb"]) != other["verb"]:
            continue
        if mine["rest"].split() == other["rest"].split() and other["name"] not in c.setting.entities:
            c.setting.entities.append(other["name"])


def live_beside(s: Scan, spans: list[tuple[int, int]]) -> bool:
    """Whether a statement has words beside the clauses in these places."""
    text = s.text
    for begin, end in spans:
        text = text[:begin] + " " * (end - begin) + text[end:]
    return bool(text.strip(" ,.;:!-–—()"))


def in_list(c: Context) -> bool:
    """Whether earlier words say what the statement is, so that it needs no words of its own for that."""
    return bool(c.tx_stack or c.listed or c.setting.imperative or c.setting.intents)
