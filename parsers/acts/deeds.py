"""Takes the deeds that the sentences of one statement say, one after the other, and what stands around them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from engine.expressions import expression
from engine.language import Slot
from parsers.acts.adding import add_to_acts
from parsers.acts.again import once_more
from parsers.acts.alone import answer_form, bare_word, whole_line
from parsers.acts.anothers import without_others
from parsers.acts.apiece import in_turn
from parsers.acts.capacities import assertion_after
from parsers.acts.context import Context, add_unclear
from parsers.acts.held.framed_otherwise import framed_otherwise
from parsers.acts.held.near_votes import near_vote_before
from parsers.acts.held.unread import unread, unread_beside
from parsers.acts.lists.leads import note_lead
from parsers.acts.lists.listing import note_deeds, note_rows, open_rows, rows_beside
from parsers.acts.lists.rests import note_rest
from parsers.acts.ranking import ranked_behind
from parsers.acts.sources import to_one_receiver
from parsers.acts.taking import find_hits, setting_of, take_hit
from parsers.acts.texts.above import brought
from parsers.acts.texts.headings import official_heading
from parsers.acts.texts.labels import LABEL, labelled_act, rest_of_label
from parsers.acts.twice import says_again, told_before
from parsers.acts.undone.not_cast import without_uncast
from parsers.acts.undone.taken_back import CORRECTED, CORRECTED_NAME, CORRECTING
from parsers.acts.votes.beginnings import beginnings
from parsers.acts.votes.exceptions import leave_out
from parsers.acts.votes.on_which import otherwise_on_last
from parsers.acts.votes.voting import add_votes, votes_after, votes_in_text
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.model import Hit
from parsers.clauses.sentence import Frames, frames_of
from parsers.clauses.verb import pointing
from parsers.clauses.wishes import put_off
from parsers.lines.fragments import led_votes, said_votes
from parsers.scan import IT, THEM, THIS, Scan
from parsers.slots.closed import voting_words
from parsers.slots.references import LEFT_OUT

PART_IN_BRACKETS = expression(r"\((m\s?\d+|\d+\s?m|(?:to|for|on|with|at|from|as|in|by|of|into|against)\s[^()]{1,60})\)")
"""A part of a deed that stands in brackets."""
DOUBTED = expression(
    r"(?:,|\s[–—-]+|\s\(|\s)\s*(?:maybe|perhaps|probably|possibly|presumably|eventually|some\s?day|one\s+(?:fine\s+)?day|sooner\s+or\s+later"
    r"|(?<!it\s)or\s+(?:maybe\s+|perhaps\s+)?not|(?:but\s+)?not\s+(?:yet|today|really|just\s+yet)|were\s+it\s+\w+|if\s+only\s+(?:I|we|it|he|she|e|they|you|(?-i:[A-Z])\w+)\s[^,;.]{1,40}"
    r"|in\s+(?:a|an|some)\s+(?:perfect|ideal|better|other|different)\s+world|in\s+(?:my|your)\s+dreams|in\s+theory"
    r"|said\s+no(?:body|\s+one)(?:\s+ever)?|(?:says|said|wrote|writes|claims|claimed)\s+(?-i:[A-Z])[\w'’-]+|or\s+(?:else\s+)?I\s[^,;.]{1,60})"
    r"\s*+[.!)]*\s*$",
    re.I,
)
"""What leaves it open, at the end of a sentence, whether its deed is done."""
NOT_OR_NO = frozenset({"not", "no"})
NOT_BEFORE = expression(
    r"(?:\s+(?:as\s+well|too|also)\b)?(?:,|\s[–—-]+|\s\()?\s*+(?:(?:but|though|and|albeit|only)\s+)?(?:not\s+(?:until|till|before|(?:earlier|sooner)\s+than)|no\s+(?:earlier|sooner)\s+than)\s+"
    r"(?:the\s+)?(?:n?day\b|n?week\b|tomorrow|midnight|tonight|beginning|start|end|close|next|voting|\d)",
    re.I,
)
"""Behind a deed: a time before which it is not done, which does not tell when it is."""
AND_I = expression(r",?\s+and\s+(?:(?:then|also|hereby|now)\s+)*$")
"""Between a document that is brought and what is done besides, before the text."""
WITH_IT = expression(r"\b(?:it|them)$")
"""At the end of a deed: it is done with what the deed before made."""
HEAD_END = expression(r"[\s,;]+(?:and|then|so)?\s*$")


def _publishes(hit: Hit) -> bool:
    """Whether the list behind a deed is what it publishes, and says no deeds: "I put these to the vote: 421, 422"."""
    return hit.match.phrase.words is not None and hit.match.phrase.words.tabular


ENDING = " .,;:!)”\"'"
"""Signs behind the last deed of a sentence that add none."""


def take_deeds(c: Context, st: Statement, s: Scan, frames: Frames, added: list[tuple[int, int]]) -> None:
    """Add what the statement does; `added`: the places in it that were taken as more words of earlier acts."""
    if s.holds(c.grammar.choice_words):
        near_vote_before(c, st, s)
    before, first = len(c.acts) + len(c.unclear), len(c.acts)
    hits = _settled(c, st, s, find_hits(c, st, s, frames))
    if hits is None or to_one_receiver(c, st, s, hits) or note_rest(c, st, s, hits):
        return
    opening = not hits or left_open(hits[-1]) or doubtful_head(s, hits[-1])
    rows = ":" in c.plain and hits and not _publishes(hits[-1])
    if opening and (note_deeds(c, st, s) or (rows and open_rows(c, st, s))):
        return
    if "(" in c.plain and (plain := said_in_brackets(c, st, s, hits)) is not None:
        s, hits = plain
    if hits and hits[0].start > 0:
        read_head(c, st, s, hits[0].start)
    used, retold = _take_all(c, st, s, hits, added)
    if not used and len(c.acts) + len(c.unclear) == before:
        used = _without_verb(c, st, s)
        if all(act.action == c.grammar.ballot for act in c.acts[first:]) and without_uncast(c, st, s, first):
            return
    elif hits:
        if len(c.acts) + len(c.unclear) > before:
            votes_after(c, st, s, max(h.end for h in hits))
        if s.text[(end := max(h.end for h in hits)) :].strip(ENDING):
            once_more(c, st, s, end)
    used = ranked_behind(c, st, s) or used
    otherwise_on_last(c, st, s, first)
    leave_out(c, st, s, first)
    if c.tx_stack:
        assertion_after(c, st, s, first)
    unread_beside(c, st, s, first, retold)
    nothing = len(c.acts) + len(c.unclear) == before
    if c.consumed <= st.end and (nothing or s.text.rstrip().endswith((":", ";"))):
        note_lead(c, st, s)
    if len(c.acts) + len(c.unclear) == before and not note_rows(c, st, s) and not used:
        unread(c, st, s)


EITHER_WAY = expression(
    r"(?:,\s*(?:[a-z]{2,12}(?:ed|en)|ready|finished|right|like\s+it|believe\s+it)|\s*+,?\s++whether\s[^,;.!?]{1,60})\s+or\s+not\s*+[.!)]*\s*$",
    re.I,
)
"""Says that it is done either way: "I set it going again, settled or not"."""


BEFORE_TIME = expression(r"(?:\s*\([^()]{0,80}\))?(?=\s)")
"""Between a deed and a time that no mark parts from it."""


def _time_between(c: Context, s: Scan, hit: Hit, after: Hit) -> bool:
    """Whether a time between two deeds could be that of either: "I withdraw 301 on nday 5 I withdraw 302"."""
    if not c.grammar.moments.sayable(s) or not after.first_person or not s.low.startswith("i ", after.start):
        return False
    aside = BEFORE_TIME.match(s.text, hit.match.end)
    time = c.grammar.moments.after.match(s.text, aside.end()) if aside is not None else None
    return time is not None and not s.text[time.end() : after.start].strip() and time[0].lstrip()[:1] not in (",", ";")


RUNS_ON = expression(
    r"\s+(?:is|are|was|were|has\s+been|have\s+been|isn['’]t|aren['’]t|wasn['’]t)\s+(?!(?:what|how|why)\b)[a-z]", re.I
)
"""Behind a thing with which something is done: it is what the next clause is about, "I quit Chess is boring"."""

ANOTHER_CLAUSE = expression(r"[,;:]|\b(?:and|but|so|because|since|as|that|which|it|this)\b", re.I)
"""Within a deed, where what stands at its end may belong to a clause of its own."""


def _runs_on(s: Scan, hit: Hit) -> bool:
    """Whether the thing at the end of a deed begins another clause, so that the deed may be done with none."""
    done = hit.first_person and not hit.has_text and hit.match.phrase.verb is not None
    if not done or RUNS_ON.match(s.mask, hit.end) is None:
        return False
    return ANOTHER_CLAUSE.search(s.mask, hit.match.start, hit.end) is None


def _doubted(s: Scan, last: Hit) -> bool:
    """Whether what stands behind the last deed leaves it open whether it is meant."""
    more = s.mask[last.end :].strip(" .!") != ""
    return more and DOUBTED.search(s.mask, last.end) is not None and EITHER_WAY.match(s.mask, last.end) is None


def _settled(c: Context, st: Statement, s: Scan, hits: list[Hit]) -> list[Hit] | None:
    """The hits, each with its own sum; nothing if the author corrects himself or it is open who gets what, which is
    unclear then."""
    end = st.start + len(s.text.rstrip())
    hits = without_others(c, s, hits)
    if hits and _doubted(s, hits[-1]) and not hits[-1].has_text:
        add_unclear(c, st.start + hits[0].start, end, "whether it is meant is in doubt")
        return None
    if hits and s.holds(CORRECTING) and _corrected(s, hits):
        add_unclear(c, st.start + hits[0].start, end, "corrected in the same breath")
        return None
    if hits and not s.vocab.isdisjoint(NOT_OR_NO) and NOT_BEFORE.match(s.mask, hits[-1].end) is not None:
        add_unclear(c, st.start + hits[0].start, end, "not before a time, but not said when")
        return None
    if any(_runs_on(s, hit) for hit in hits):
        add_unclear(c, st.start + hits[0].start, end, "two clauses run together")
        return None
    if any(_time_between(c, s, one, other) for one, other in pairwise(hits)):
        add_unclear(c, st.start + hits[0].start, end, "which of two deeds is done then")
        return None
    if hits and put_off(s, hits, next_words(c)):
        add_unclear(c, st.start + hits[-1].start, end, "something else has to be first")
        return None
    if hits and s.holds(ALL_BUT_WORDS) and _all_but_some(c, s, hits):
        add_unclear(c, st.start + hits[0].start, end, "what is left out is not understood")
        return None
    if hits and "from" in s.vocab and _from_another(s, hits[-1]):
        add_unclear(c, st.start + hits[0].start, end, "it comes from somebody else")
        return None
    if hits and (why := framed_otherwise(c.grammar, s, hits)):
        add_unclear(c, st.start + hits[0].start, end, why)
        return None
    if len(hits) < 2:
        return hits
    paired = in_turn(s, hits)
    if paired is None:
        add_unclear(c, st.start + hits[0].start, end, "who gets which sum")
    return paired


def next_words(c: Context) -> str:
    """The words of the next statement, if it is of the same paragraph."""
    below = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    return "" if below is None or below.new_paragraph or below.mark else c.body[below.start : below.end]


ALL_BUT_WORDS = frozenset({"all", "every", "everything", "both"})
ALL_BUT = expression(
    rf"\b(?:all|every|everything|both)\b[^.;:!?,]{{0,40}}?,?\s+(?:{LEFT_OUT}|but)\s+(?:for\s+)?(?:the\s+|my\s+|that\s+|one\b|two\b|[mM]?\d|#|[\"“]|(?!I\b)[A-Z][\w'’-]*(?=\s*(?:$|[.,;!)]|and\b|to\b)))"
)


def _all_but_some(c: Context, s: Scan, hits: list[Hit]) -> bool:
    """Whether something is left out of a deed that has no place for that: "I resign all my ministries but Law"."""
    words = [hit.match.phrase.words for hit in hits]
    if any(one is None or one.action == c.grammar.ballot for one in words):
        return False
    left = ALL_BUT.search(s.mask, hits[0].start)
    return left is not None and left.start() < hits[-1].end


FROM_ANOTHER = expression(
    r"\s+(?:from|out\s+of)\s+(?:the\s+)?(?P<name>(?-i:[A-Z])[\w'’-]*(?:\s(?-i:[A-Z])[\w'’-]*){0,3})(?=\s*(?:$|[.,;!)]|\s(?:for|to)\b))",
    re.I,
)


def _from_another(s: Scan, hit: Hit) -> bool:
    """Whether the author gives what is said to be somebody else's: "I give m5 to Ivy from Joel"."""
    words = hit.match.phrase.words
    found = FROM_ANOTHER.match(s.mask, hit.end) if words is not None and words.gives else None
    if found is None or found["name"] in s.selves or found["name"].isupper():
        return False
    return not (hit.frame.actor or "").endswith(found["name"])


def _corrected(s: Scan, hits: list[Hit]) -> bool:
    """Whether the author corrects himself: "m10, no, m12", "to Ivy, sorry, Joel"."""
    if CORRECTED.search(s.mask, hits[0].start):
        return True
    words = hits[-1].match.phrase.words
    named = words is not None and any(param.slot in (Slot.NAME, Slot.MINISTRY) for param in words.params)
    other = CORRECTED_NAME.search(s.mask, hits[0].start) if named else None
    return other is not None and not _spoken_to_again(s, hits[0].start, other)


def _spoken_to_again(s: Scan, start: int, other: re.Match[str]) -> bool:
    """Whether he who is told that the author is sorry is the one just named: "14 goes to Hob (sorry, Hob)"."""
    name = other.group().split()[-1]
    return s.text[start : other.start()].rstrip().endswith(f" {name}")


def _take_all(
    c: Context, st: Statement, s: Scan, hits: list[Hit], added: list[tuple[int, int]]
) -> tuple[bool, list[tuple[int, int]]]:
    """Take each hit; whether some was used, and the places of those that only say another one again."""
    used, retold = False, list[tuple[int, int]]()
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
            if not n:
                added += add_to_acts(c, s, 0, hit.start)  # "Naming Ivy as Unbeliever, I consult the Oracle: ..."
            added += add_to_acts(c, s, hit.end, end_of_words(c, st, s))
        if c.consumed >= st.end and not tells_more(c, st, s, hits[n + 1 :]):
            break
    return used, retold


def _without_verb(c: Context, st: Statement, s: Scan) -> bool:
    """Try what a statement in which no clause was found can do without one."""
    return (
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


def tells_more(c: Context, st: Statement, s: Scan, hits: Sequence[Hit]) -> bool:
    """Whether the next clause tells more of what has its text below: "I create this contract, which I join: ..."."""
    if not hits or st.start + hits[0].start >= c.text_at:
        return False
    words = hits[0].match.phrase.words
    if words is not None and words.action == c.acts[-1].action:
        return False  # told already
    if c.text_at >= st.end and not hits[0].has_text and AND_I.search(s.mask, 0, hits[0].start):
        return not hits[0].match.lacks()
    with_it = not hits[0].has_text and WITH_IT.search(s.low, hits[0].start, hits[0].end) is not None
    points_back = pointing(hits[0].match) > 0 or with_it
    return s.low.startswith("which", hits[0].start) or (points_back and not hits[0].match.lacks())


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


def doubtful_head(s: Scan, hit: Hit) -> bool:
    """Whether words that could do several things stand before what may tell which: "I hereby leave:"."""
    return hit.match.phrase.doubt is not None and s.text[hit.end :].lstrip()[:1] == ":"


def points(hit: Hit) -> bool:
    """Whether all that was said of an act points: "I take these"."""
    said = [one for value in hit.match.values.values() for one in (value if isinstance(value, list) else [value])]
    return all(one in (THIS, IT, THEM) for one in said)


def may_hold(hit: Hit) -> bool:
    """Whether an act has places for more than was said."""
    words = hit.match.phrase.words
    return words is not None and words.document is None and len(words.params) > len(hit.match.values)


def end_of_words(c: Context, st: Statement, s: Scan) -> int:
    """Where the words of a statement end, before the text of a document that stands in it."""
    return c.acts[-1].end - st.start if c.consumed > st.start else len(s.text)


def read_head(c: Context, st: Statement, s: Scan, until: int) -> None:
    """What stands before the first clause of a sentence: votes without a verb, a label with its value."""
    text = HEAD_END.sub("", s.text[:until])
    if not text or traps.supposes(text, s.vocab) or traps.conditional(text):
        return
    voting = not c.data and s.holds(voting_words(c.vocabulary))
    label = LABEL.match(text)
    if not voting and label is None:
        return
    head = Scan(text, c.vocabulary, c.reply, purse=c.purse)
    for begin in beginnings(head) if voting else ():
        votes = said_votes(head, begin)
        if votes and not text.startswith("For ", begin):  # "For that I ..."
            add_votes(c, st, head, votes)
            return
    if voting and ":" in text and (led := led_votes(head)):  # "Whatever comes of it: AGAINST 443, and I ..."
        add_votes(c, st, head, led)
        return
    if label and text[label.end() :].strip():
        for words in c.grammar.book.labels.get(" ".join(label.group(1).lower().split()), ()):
            if words.document is None and rest_of_label(c, st, head, words, label):
                return
