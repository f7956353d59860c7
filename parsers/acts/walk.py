"""Goes through the statements of one message once, from top to bottom.

It keeps the little that earlier words say about later ones (a list's verb, an open transaction, what was created or
voted on, the quotation above). What it cannot bind it reports as unclear and never guesses.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.acts import Reading
from parsers import ballots, traps
from parsers.acts.above import brought
from parsers.acts.adding import add_to_acts
from parsers.acts.again import once_more
from parsers.acts.alive import ACTING
from parsers.acts.alone import answer_form, bare_word, official_heading, whole_line
from parsers.acts.apiece import in_turn
from parsers.acts.capacities import assertion, assertion_after, do_times, duty
from parsers.acts.context import Context, add_unclear, live_text
from parsers.acts.entries import row
from parsers.acts.exceptions import leave_out, leaves_out
from parsers.acts.forms import filled_form
from parsers.acts.labels import LABEL, document_label, labelled_act, rest_of_label
from parsers.acts.leads import new_paragraph, note_introduced, note_lead
from parsers.acts.listing import note_deeds, note_rest, note_rows, open_rows, rows_beside
from parsers.acts.nominal import nominal_document
from parsers.acts.plain_order import goes_unheard, in_plain_order, unbraced, without_scare_quotes
from parsers.acts.ranking import ballot_cast
from parsers.acts.reasons import reasons
from parsers.acts.resting import tagged_line, tagged_subject
from parsers.acts.rows import list_line
from parsers.acts.sources import from_one_source, to_one_receiver
from parsers.acts.taken_back import CORRECTED, CORRECTING, corrects, takes_back
from parsers.acts.taking import find_hits, setting_of, take_hit
from parsers.acts.transactions import brace_transactions, break_open, open_within, transaction_mark
from parsers.acts.twice import says_again, told_before
from parsers.acts.unread import unread, unread_beside, without_led
from parsers.acts.vote_heads import votes_below
from parsers.acts.vote_order import votes_in_order
from parsers.acts.vote_rows import no_votes, tallied, votes_again
from parsers.acts.voting import (
    add_votes,
    after_interjection,
    ballot_line,
    forwarded_answers,
    votes_after,
    votes_in_text,
)
from parsers.acts.whose import whose_votes
from parsers.clauses.model import Hit
from parsers.clauses.sentence import frames_of
from parsers.clauses.verb import pointing
from parsers.fragments import said_votes
from parsers.phrases.verbs import third_person
from parsers.scan import IT, THEM, THIS, Scan, vocabulary_of
from parsers.slots.names import NOT_A_NAME
from parsers.slots.references import SEVERAL
from parsers.statements import Statement
from parsers.traps import DATA_WORDS, UNREAL_WORDS
from parsers.work import LOOK, STATEMENT, TOO_LONG, TooMuch

BEHALF = re.compile(r"\b[Oo]n behalf of (?:the )?([A-Z][\w'’&.-]*(?: [A-Z][\w'’&.-]*){0,4}?)(?=[:,])")
"""For whom the author acts: what that one is said to do he does."""
MY_DEED = re.compile(r"\bI\s+(?:hereby\s+)?(?:vote|submit|publish)\b", re.I)
PART_IN_BRACKETS = re.compile(r"\((m\s?\d+|\d+\s?m|(?:to|for|on|with|at|from|as|in|by|of|into|against)\s[^()]{1,60})\)")
"""A part of a deed that stands in brackets."""
HE = re.compile(r"(?:he|she|e|they)\b")
BESIDE_ROOM = 3
"""Sentences before and after one in which the author may say the same of himself."""
_SAME = r"\s+(?:(?:hereby|also|likewise)\s+)?(?P<verb>[a-z]{2,20})\s+(?P<rest>[^.;!]{1,120}?)\s*[.;!]?\s*"
BESIDE = re.compile(rf"(?P<name>(?:[Tt]he\s+)?[A-Z0-9][\w'’&.-]*(?:\s+(?:of|the|&|[A-Z0-9][\w'’&-]*)){{0,4}}){_SAME}")
MINE = re.compile(rf"I{_SAME}")
HEDGING = frozenset(
    "leaning probably maybe perhaps likely tempted inclined undecided possibly presumably unsure".split()
)
"""Who says one of these beside a vote has not cast it yet."""
MAX_HEAD = 20
"""Characters of a line that is no more than a vote word."""
AGAIN = frozenset("ditto dto same likewise idem above".split())
"""One of these repeats what the line above says."""
OF_SEVERAL = frozenset("them these those two three four five six seven".split())
"""One of these is in "all of them" and "all three"."""
SHOWN_WORDS = frozenset("draft proto mock mockup preview sketch dry".split())
"""One of these is where a draft is shown."""
RESUMED = re.compile(
    r"\W*(?:(?:but\s+)?what\s+I\s+(?:do|am)\s+(?:submit|propos|offer)\w*|(?:second(?:ly)?|third(?:ly)?|the\s+(?:second|other)\b[^,]{0,20}|now\s+for\s+real|for\s+real|in\s+earnest|but\s+(?:now|this\s+one)|however)[,:]?\s(?:.{0,40}\s)?I\s)",
    re.I,
)
"""Turns from what was not meant to what is."""
HEAD_END = re.compile(r"[\s,;]+(?:and|then|so)?\s*$")


def read_statements(c: Context) -> Reading:
    """Read every statement that was not taken as the text of a document."""
    tagged_subject(c)
    for n, st in enumerate(c.statements):
        c.index = n
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
            c.purse.pay(LOOK)
            read_statement(c, st)
            corrects(c, st, before[0])
        except TooMuch:
            del c.acts[before[0] :], c.unclear[before[1] :]
            add_unclear(c, st.start, st.end, TOO_LONG)
            break
    brace_transactions(c, len(c.body) + 1)
    forwarded_answers(c)
    without_led(c)
    for _, start, number, text, _ in c.tx_stack:
        break_open(c, number, start, text)
    return Reading(c.mail.message_id, tuple(c.acts), tuple(c.unclear))


def read_statement(c: Context, st: Statement) -> None:
    """Try on one statement, in this order, everything that it can be; the first that takes it ends the search."""
    written = live_text(c, c.body[st.start : st.end].replace("\n", " "), st.start)
    written = unbraced(c, st, written)
    said = vocabulary_of(written, c.vocabulary)
    text = written if st.still and goes_unheard(c, said) else in_plain_order(c, st, written, said)
    c.plain = text
    if st.new_paragraph:
        c.report = traps.REPORT_LINE.match(text) is not None
    if st.new_paragraph and not st.mark and not c.tx_stack:
        new_paragraph(c, text)
    elif st.mark:
        c.fresh_lead = False
    if st.still or reasons(c, st):
        return
    if c.shown:
        return
    selves = (*c.selves, *BEHALF.findall(text)) if "behalf" in said else c.selves
    s = Scan(without_scare_quotes(text), c.vocabulary, c.reply, selves, c.purse, said if text == written else None)
    s.mail_words = lambda: c.words
    if "you" in s.vocab and not c.reply:
        s.addressee = spoken_to(c)
    if "not" in s.vocab and traps.NOT_BEHIND.search(text):
        return
    if takes_back(c, st, s) or leaves_out(c, st, s):
        return
    s.several = s.holds(OF_SEVERAL) and several_before(c, st)
    if s.holds(OF_THEM) and "points" not in s.vocab and points_before(c, st):
        s.of_points = True
        s.vocab.add("points")
    if st.line_start and tagged_line(c, st, s):
        return
    if s.holds(c.grammar.choice_words) and no_votes(c, text):
        return
    if st.line_start and len(text) < MAX_HEAD and s.holds(c.grammar.choice_words) and votes_below(c, st, s):
        return
    if st.line_start and st.line_end and whose_votes(c, st, s):
        return
    if st.line_start and s.holds(AGAIN) and votes_again(c, st, s):
        return
    if st.line_start and s.holds(c.grammar.choice_words) and tallied(c, text):
        c.data = True
        return
    if s.holds(DATA_WORDS) and traps.DATA.search(text) and not MY_DEED.search(text):
        c.data = True
    if s.holds(UNREAL_WORDS):
        c.unreal = c.unreal or traps.UNREAL.search(text) is not None
        if (example := traps.EXAMPLE.search(s.mask)) is not None:
            c.setting.unreal = c.setting.unreal or example["first"] is not None
            return
        if traps.DRAFT_LEAD.match(text) and "hereby" not in s.vocab:
            c.unreal = c.unreal or text.rstrip().endswith(":")
            return
    if ":" in text and (other := traps.PASSED_ON.match(text)) and not speaks_himself(c, other["who"]):
        c.setting.unreal = True
    if s.holds(traps.SUPPOSE_WORDS) and traps.SUPPOSED_DEED.match(text):
        c.setting.unreal = c.supposing = True
        c.supposed_at = c.index
        c.fresh_lead = c.fresh_lead or any(one.new_paragraph for one in c.statements[c.index + 1 : c.index + 2])
    elif c.supposing and ((st.new_paragraph and c.supposed_at < c.index - 1) or traps.AS_IT_IS.match(text)):
        c.setting.unreal = c.supposing = False
    if c.unreal and RESUMED.match(text):
        c.unreal = False
    if c.setting.sample or ((c.unreal or c.setting.unreal) and "hereby" not in s.vocab):
        return
    if "cast" in s.vocab and traps.CALLED_FOR.match(text) and not s.holds(traps.OF_ONESELF):
        return
    c.shown = s.holds(SHOWN_WORDS) and traps.DRAFT_SHOWN.search(text) is not None
    if s.holds(c.grammar.thirds):
        parallel(c, text)
    added = add_to_acts(c, s, 0, len(s.text))
    if added and not live_beside(s, added):
        return
    if ":" in text and s.holds(ACTING):
        note_introduced(c, text)
    frames = frames_of(c.grammar, s, setting_of(c))
    if c.rows is not None and st.line_start and row(c, st, s):
        return
    if st.line_start and s.holds(c.grammar.label_words) and filled_form(c, st, s):
        return
    by_name = s.named and any(s.text.startswith(name + " ") for name in s.selves)
    if by_name or (c.himself == c.index - 1 and HE.match(s.low)):
        c.himself = c.index
    going_on = c.last_hit is not None and c.index - c.last_hit_at == 1
    shown = any(frames) or in_list(c) or going_on or (c.expecting and st.line_start)
    if not shown and not c.alive.alone(s, st.new_paragraph):
        note_lead(c, st, s)
        if not (note_rows(c, st, s) or note_deeds(c, st, s) or (":" in text and rows_beside(c, st, s))):
            unread(c, st, s)
        return
    c.purse.pay(STATEMENT)
    if duty(c, st, s) or do_times(c, st, s):
        return
    if asserted := assertion(c, st, s):
        if s.text[asserted:].strip(" .;"):
            read_statement(c, st._replace(start=st.start + asserted + 1, line_start=False, new_paragraph=False))
        return
    if st.line_start and (ballot_cast(c, st, s) or list_line(c, st, s)):
        return
    before, first = len(c.acts) + len(c.unclear), len(c.acts)
    if s.holds(c.grammar.choice_words) and votes_in_order(c, st, s):
        return
    if (st.line_start or after_interjection(c, st)) and ballot_line(c, st, s):
        leave_out(c, st, s, first)
        if len(c.acts) > first and (why := not_cast(s)):
            del c.acts[first:]  # "401: leaning FOR", "402: FOR if the typo is fixed"
            add_unclear(c, st.start, st.start + len(s.text.rstrip()), why)
        unread_beside(c, st, s, first, [])
        return
    if st.line_start and document_label(c, st, s):
        return
    if from_one_source(c, st, s):
        return
    if (st.line_start or st.line_end) and nominal_document(c, st, s):
        return
    hits = find_hits(c, st, s, frames)
    if hits and s.holds(CORRECTING) and CORRECTED.search(s.mask, hits[0].start):
        add_unclear(c, st.start + hits[0].start, st.start + len(s.text.rstrip()), "corrected in the same breath")
        return
    if len(hits) > 1:
        paired = in_turn(s, hits)
        if paired is None:
            add_unclear(c, st.start + hits[0].start, st.start + len(s.text.rstrip()), "who gets which sum")
            return
        hits = paired
    if to_one_receiver(c, st, s, hits) or note_rest(c, st, s, hits):
        return
    if (not hits or left_open(hits[-1])) and (note_deeds(c, st, s) or (hits and ":" in text and open_rows(c, st, s))):
        return
    if "(" in text and (plain := said_in_brackets(c, st, s, hits)) is not None:
        s, hits = plain
    used, retold = False, list[tuple[int, int]]()
    if hits and hits[0].start > 0:
        read_head(c, st, s, hits[0].start)
    for n, hit in enumerate(hits):
        again = n + 1 < len(hits) and told_before(s, hit, hits[n + 1])
        if again or (n and says_again(s, hits[n - 1], hit)):
            retold.append((hit.start, hit.end))
            continue
        if (
            st.start + hit.start == c.renamed
            or c.told[0] <= st.start + hit.start < c.told[1]
            or any(begin <= hit.start < end for begin, end in added)
        ):
            continue
        limit = hits[n + 1].start if n + 1 < len(hits) else len(s.text)
        made = len(c.acts)
        used = take_hit(c, st, s, hit, limit) or used
        if len(c.acts) > made:
            c.made_at, c.made_from = c.index, made
            added += add_to_acts(c, s, hit.end, end_of_words(c, st, s))
        if c.consumed >= st.end and not tells_more(c, st, s, hits[n + 1 :]):
            break
    if not used and len(c.acts) + len(c.unclear) == before:
        used = (
            brought(c, st, s)
            or labelled_act(c, st, s)
            or votes_in_text(c, st, s)
            or official_heading(c, st, s)
            or bare_word(c, st, s)
            or answer_form(c, st, s)
            or whole_line(c, st, s)
            or rows_beside(c, st, s)
            or once_more(c, st, s)
        )
        new = c.acts[first:]
        if new and all(act.action == c.grammar.ballot for act in new) and (why := not_cast(s)):
            del c.acts[first:]  # "AGAINST, probably.", "FOR either 401 or 402"
            add_unclear(c, st.start, st.start + len(s.text.rstrip()), why)
            return
    elif hits:
        votes_after(c, st, s, max(h.end for h in hits))
        once_more(c, st, s, max(h.end for h in hits))
    leave_out(c, st, s, first)
    if c.tx_stack and hits:
        assertion_after(c, st, s, first)
    unread_beside(c, st, s, first, retold)
    if c.consumed <= st.end and (len(c.acts) + len(c.unclear) == before or s.text.rstrip().endswith((":", ";"))):
        note_lead(c, st, s)
    if len(c.acts) + len(c.unclear) == before and not note_rows(c, st, s) and not used:
        unread(c, st, s)


EITHER = re.compile(r"\beither\b[^.;!?]*\bor\b")


def not_cast(s: Scan) -> str:
    """Why a vote is not cast yet: it depends on something, is only likely, or on one thing or another; or nothing."""
    if s.holds(HEDGING) or (s.holds(traps.CONDITIONS) and traps.conditional(s.mask)):
        return "condition or leaning"
    return "one thing or another" if "either" in s.vocab and EITHER.search(s.low) else ""


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


OF_THEM = frozenset({"them", "those", "these"})
MY_POINTS = re.compile(r"\b(?:I|my)\b(?:['’]ve)?[^.;!?]{0,60}\bpoints\b")
SPOKEN_TO = re.compile(
    r"\s*(?:(?:dear|hey|hi|hello|ahoy|oi|well\s+done|thanks|thank\s+you|sorry|congratulations|congrats|bravo)[, ]\s*)?"
    r"(?P<name>(?-i:[A-Z])[\w'’-]*[a-z][\w'’-]*)\s*(?:$|[,!:]|[–—-])",
    re.I,
)
"""A sentence or a line by which somebody is spoken to: "Quill, catch!"."""
SPOKEN_ROOM = 3


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


def tells_more(c: Context, st: Statement, s: Scan, hits: Sequence[Hit]) -> bool:
    """Whether the next clause tells more of what has its text below: "I create this contract, which I join: ..."."""
    if not hits or st.start + hits[0].start >= c.text_at:
        return False
    return s.low.startswith("which", hits[0].start) or (pointing(hits[0].match) > 0 and not hits[0].match.lacks())


def speaks_himself(c: Context, who: str) -> bool:
    """Whether these words are a name or an office of the author, as far as one can tell."""
    return who.strip() in c.selves or c.grammar.titles.search(who) is not None


def parallel(c: Context, text: str) -> None:
    """Somebody who is said to do what the author says of himself right beside it acts through him: "Acme joins the
    above contract. I join the above contract."."""
    other = BESIDE.fullmatch(text)
    if other is None:
        return
    for near in c.statements[max(0, c.index - BESIDE_ROOM) : c.index + BESIDE_ROOM + 1]:
        mine = MINE.fullmatch(c.body, near.start, near.end)
        if mine is None or third_person(mine["verb"]) != other["verb"]:
            continue
        if mine["rest"].split() == other["rest"].split() and other["name"] not in c.setting.entities:
            c.setting.entities.append(other["name"])


def said_in_brackets(c: Context, st: Statement, s: Scan, hits: list[Hit]) -> tuple[Scan, list[Hit]] | None:
    """The same sentence without brackets around a part of it ("I give m5 (to Hose)"), if it says more that way."""
    text = PART_IN_BRACKETS.sub(lambda part: f" {part[1]} ", s.text)
    if text == s.text or (hits and not any(hit.match.lacks() or may_hold(hit) for hit in hits)):
        return None
    plain = Scan(text, c.vocabulary, c.reply, s.selves, c.purse)
    found = find_hits(c, st, plain, frames_of(c.grammar, plain, setting_of(c)))
    said = [len(one.match.values) - len(one.match.lacks()) for one in hits]
    more = [len(one.match.values) - len(one.match.lacks()) for one in found]
    return (plain, found) if len(found) == max(1, len(hits)) and sum(more) > sum(said) else None


def left_open(hit: Hit) -> bool:
    """Whether an act without a text lacks what makes it one, or only points at it."""
    words = hit.match.phrase.words
    return words is not None and words.document is None and (bool(hit.match.lacks()) or points(hit))


def points(hit: Hit) -> bool:
    """Whether all that was said of an act points: "I take these"."""
    said = [one for value in hit.match.values.values() for one in (value if isinstance(value, list) else [value])]
    return all(one in (THIS, IT, THEM) for one in said)


def may_hold(hit: Hit) -> bool:
    """Whether an act has places for more than was said."""
    words = hit.match.phrase.words
    return words is not None and words.document is None and len(words.params) > len(hit.match.values)


def live_beside(s: Scan, spans: list[tuple[int, int]]) -> bool:
    """Whether a statement has words beside the clauses in these places."""
    text = s.text
    for begin, end in spans:
        text = text[:begin] + " " * (end - begin) + text[end:]
    return bool(text.strip(" ,.;:!-–—()"))


def end_of_words(c: Context, st: Statement, s: Scan) -> int:
    """Where the words of a statement end, before the text of a document that stands in it."""
    return c.acts[-1].end - st.start if c.consumed > st.start else len(s.text)


def in_list(c: Context) -> bool:
    """Whether earlier words say what the statement is, so that it needs no words of its own for that."""
    return bool(c.tx_stack or c.listed or c.setting.imperative or c.setting.intents)


def read_head(c: Context, st: Statement, s: Scan, until: int) -> None:
    """What stands before the first clause of a sentence: votes without a verb, a label with its value."""
    text = HEAD_END.sub("", s.text[:until])
    if not text or traps.HYPOTHETICAL.search(text) or traps.conditional(text):
        return
    head = Scan(text, c.vocabulary, c.reply, purse=c.purse)
    begin = ballots.LEAD.match(text)
    votes = [] if c.data else said_votes(head, begin.end() if begin else 0)
    if votes and not text.startswith("For "):  # "For that I ..."
        add_votes(c, st, head, votes)
        return
    label = LABEL.match(text)
    if label and text[label.end() :].strip():
        for words in c.grammar.book.labels.get(" ".join(label.group(1).lower().split()), ()):
            if words.document is None and rest_of_label(c, st, head, words, label):
                return
