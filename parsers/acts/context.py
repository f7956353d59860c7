"""What is known while one message is read, and how an act is added to it."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from engine.acts import Act, Unclear
from engine.expressions import expression
from engine.language import Role, Slot, Words
from parsers.acts.alive import Alive
from parsers.acts.reworded.royal import is_royal
from parsers.body.blocks import Block
from parsers.body.own import Layout
from parsers.body.payloads import Finder
from parsers.body.quotes import quoted_words
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.adjuncts import AUTHOR
from parsers.clauses.entities import ARTICLE
from parsers.clauses.grammar import Grammar, List
from parsers.clauses.model import Adjuncts, Hit, Setting
from parsers.mail.mime import Mail
from parsers.scan import Scan, vocabulary_of
from parsers.work import Purse


@dataclass(slots=True)
class Rows:
    """A list that is being read, with what its head said."""

    words: Words
    given: dict[str, Any]
    head: tuple[int, int]
    """Where its head stands."""
    act: int = -1
    """The act of a list whose lines make one act together."""
    marked: bool = False
    """Its lines have list marks, so that a paragraph without one is none of them."""
    header: str = ""
    """The line that names the columns of a table."""


class Context:
    """The state of reading one message, from its first statement to its last."""

    def __init__(
        self,
        grammar: Grammar,
        alive: Alive,
        mail: Mail,
        selves: tuple[str, ...],
        layout: Layout,
        blocks: tuple[Block, ...],
        statements: tuple[Statement, ...],
        finder: Finder,
        expecting: bool,
    ) -> None:
        self.grammar = grammar
        self.alive = alive
        self.book = grammar.phrasebook
        self.vocabulary = grammar.vocabulary
        self.choice_words = grammar.choice_words
        self.mail = mail
        self.layout = layout
        self.body = layout.body
        self.blocks = blocks
        self.braced = tuple(block for block in blocks if block.transaction)
        """Transactions in braces."""
        self.statements = statements
        self.finder = finder
        self.selves = selves
        """Names by which the author may speak of himself."""
        self.royal = is_royal(layout.live, selves)
        """He speaks of himself as "We"."""
        self.subject = subject = mail.subject
        self.reply = bool(REPLY_SUBJECT.match(subject) or mail.in_reply_to or layout.quoted)
        """Whether "this" can mean the message replied to."""
        self.acts: list[Act] = []
        self.unclear: list[Unclear] = []
        self.called: dict[str, bool] = {}
        """Whether the mail is about what a bare word may mean, by the expression that tells."""
        self.setting = Setting()
        self.mail_actor: str | None = None
        """Who does everything in the mail, as it says of itself."""
        self.fresh_lead = False
        """The statement before was the head of a list."""
        self.listed: List | None = None
        """The list at hand, where each of its lines does the same."""
        self.listed_form: tuple[List | None, bool | None] = (None, None)
        """The list that had the last row, and whether this had its number first."""
        self.renamed = -1
        self.tx_marks: dict[int, re.Pattern[str]] = {}
        """Where the marks of transactions stand that share their line with others, and of which kind they are."""
        self.next_times = (-1, 1)
        """The statement that is done several times because the one before says so, and how often."""
        self.adds_up = True
        """Whether what several people are given makes up what the statement says in all."""
        self.in_all = 0
        """What the sums of the statement make in all, where it says so."""
        self.told_instead = ""
        """What is read in the place of the statement's own words."""
        self.plain = ""
        self.plain_words: Set[str] = frozenset()
        """The statement that is being read, in plain order."""
        self.told = (-1, -1)
        """Where it is said what each of several people gets; it is no deed of its own."""
        self.said_again: list[tuple[int, Any]] = []
        """Votes of the statement that were cast already in one before it: where, and on what."""
        """Where words stand that give the last text another title, and do nothing else."""
        self.nothing_in = -1
        """The last statement by which nothing was found to be done, and of which nothing says why."""
        self.silent: list[Statement] = []
        """All such statements so far."""
        self.consumed = 0
        """Offset up to which the body was taken as the text of a document."""
        self.text_at = 0
        """Where that text begins."""
        self.created: list[str] = []
        """Kinds of the things created so far in this message: what "it" and "the above" may mean."""
        self.last: dict[str, list[str]] = {}
        """The references said last, by kind."""
        self.led: dict[Slot, str] = {}
        """The number that a line above names, which leads to what is said about it: "I answer Consultation 12:"."""
        self.last_hit: Hit | None = None
        """What was done last by words of a sentence, and in which statement."""
        self.last_hit_at = 0
        self.taken_votes: list[Act] = []
        """Votes that their author took back, which count if he votes anew on the same at once."""
        self.taken_at = -1
        """The statement in which he did."""
        self.himself = -2
        """The statement that began with the author's name, or goes on with "he" after one."""
        self.last_capacity: str | None = None
        self.office: str | None = None
        """The office that the last line over deeds named: "As Registrar:"."""
        self.said: dict[str, str] = {}
        """The things named last, by the name of their parameter."""
        about = vocabulary_of(subject, self.vocabulary)
        self.draft = not about.isdisjoint(traps.DRAFT_WORDS) and traps.DRAFT.search(subject) is not None
        self.data = traps.DATA.search(subject, about) is not None
        """Votes and numbers on lines are somebody's table, not acts."""
        self.expecting = expecting
        """Under the subject of this mail lines perform that say little."""
        self.undone_at = -2
        """The last statement that a head on its line says not to be done."""
        self.passed_over = -1
        """Where the last numbers end that stand below a vote word and were not voted on."""
        self.supposing = False
        """The paragraph goes on with something that the author only supposes himself to do."""
        self.supposed_at = -1
        """The statement that says so: it may stand in a paragraph of its own."""
        self.tale = ""
        """How the last tale of people began: "A Priest and a Judge walk into a bar."."""
        self.unreal = False
        """What follows is an example or a draft: only "hereby" performs."""
        self.unreal_until = 0
        """Where the draft ends that stands in marks; 0: it is not told."""
        self.shown = False
        """What follows is the draft of something to be published: nothing of it performs."""
        self.report = False
        """Whether a paragraph began as a report: "GM's report: Chess is open. Go is pending."."""
        self.tells = False
        """Whether a heading says that what stands below only tells how things are."""
        self.headed = False
        self.paper: int | None = None
        """Where the title of a newspaper ends; None: it was not looked for."""
        self.tx_stack: list[tuple[int, int, int, str, bool]] = []
        """Open transactions: (offset of its brace or -1, start, number, start marker, closed)."""
        self.tx_count = 0
        self.tx_until = 0
        """Where the open transaction ends that has no marks of its own; 0: there is none."""
        self.seen_blocks: set[int] = set()
        self.purse = Purse()
        self.index = 0
        """The statement at hand."""
        self.made_at = self.made_from = 0
        """The last statement, or clause of one, that made acts, and the first of these."""
        self.rows: Rows | None = None
        """The list whose lines are being read."""
        self._asked = (-1, -1)
        self._said: Set[str] = frozenset()

    def words_of(self, st: Statement) -> Set[str]:
        """The words of a statement as it is written, those of comments too; kept of the one that was asked last."""
        place = st.start, st.end
        if place != self._asked:
            self._asked, self._said = place, vocabulary_of(self.body[st.start : st.end], self.vocabulary)
        return self._said

    @cached_property
    def words(self) -> set[str]:
        """The plain words of the subject and of the body."""
        return vocabulary_of((self.subject + " " + self.layout.live).lower(), self.vocabulary)


REPLY_SUBJECT = expression(r"\s*(?:\[[^\]]{0,40}\]\s*)*(?:re|aw|sv|antw|fw|fwd)\s*:", re.I)


def names_of_author(mail: Mail) -> tuple[str, ...]:
    """Names by which the author of a mail may speak of himself."""
    name = mail.sender[0].strip() if mail.sender is not None else ""
    first = name.split(" ", 1)[0]
    own = (name, first) if len(first) > MIN_NAME and first.isalpha() and first.lower() not in NO_NAME else (name,)
    last = name.rpartition(" ")[2]
    if len(own) == 1 and " " in name and len(last) > MIN_NAME and last.isalpha() and last.istitle():
        own = (name, last)  # "P. Corrigan", "Professor Quandary"
    if name.startswith("The "):
        called: tuple[str, ...] = ("t" + name[1:],)
    elif " " not in name:
        called = (f"The {name}", f"the {name}")
    else:
        called = (f"The {first}", f"the {first}") if first.lower() in RANKS else ()
    return tuple(dict.fromkeys((*own, *called))) if name else ()


RANKS = frozenset(
    "captain professor doctor sir lady lord duke duchess baron baroness count countess king queen prince princess "
    "admiral major colonel bishop".split()
)
"""First words of a name that stand for the whole with an article: "the Captain"."""
MIN_NAME = 2
NO_NAME = frozenset(
    "the mr mrs ms dr sir lady lord captain professor prof old our player priest king queen saint st".split()
)
"""First words of a name by which nobody is called alone."""


def is_author(c: Context, actor: str) -> bool:
    """Whether who is said to act is the author himself: "Zoltan, Coordinator by lot, does this"."""
    plain = actor.partition(",")[0].strip().lower()
    return any(plain == name.lower() for name in c.selves)


def following(c: Context) -> Iterator[Statement]:
    """The statements after the one at hand."""
    for n in range(c.index + 1, len(c.statements)):
        yield c.statements[n]


def since(c: Context, pos: int) -> Iterator[Statement]:
    """The statements that begin at an offset or after it."""
    for n in range(bisect_left(c.statements, (pos,)), len(c.statements)):
        yield c.statements[n]


FOOTNOTE = expression(r"(?<=[\w\"”'’.,;:!?)])\[\d{1,2}\](?=[\s.,;:!?)]|$)")
"""The mark of a footnote right behind a word."""


def live_text(c: Context, text: str, start: int) -> str:
    """A statement's text with the comments in it made blank."""
    if "[" in text:
        text = FOOTNOTE.sub(lambda mark: " " * len(mark.group()), text)
    comments = c.layout.comments
    if not comments:
        return text
    for n in range(bisect_left(comments, start, key=lambda span: span[1]), len(comments)):
        lo, hi = max(comments[n][0] - start, 0), min(comments[n][1] - start, len(text))
        if lo >= len(text):
            break
        text = text[:lo] + " " * (hi - lo) + text[hi:]
    return text


def remember_entity(c: Context, name: str) -> None:
    if name not in c.setting.entities:
        c.setting.entities.append(name)
    c.setting.last_actor = name


def remember_vote(c: Context, ref: Any) -> None:
    if isinstance(ref, str) and ref not in ("all", "reply", "own", "same", "all_own"):
        c.last["voted"] = [ref]


def add_act(
    c: Context, st: Statement, s: Scan, action: str, params: dict[str, Any], start: int, end: int, frame: Adjuncts
) -> None:
    if action not in c.grammar.book.actions:
        return  # this nomic has no such act
    act = make_act(c, st, action, params, start, end, frame)
    idle = action in c.grammar.idle or "all" in params.values()  # what is all gone is not given again
    again = [one for one in c.acts[-3:] if idle and not st.mark]
    beside = [one.name for one in c.book.of(action).params if one.slot is Slot.TEXT and not one.required]
    twice = next((one for n, one in enumerate(again) if said_twice(st, one, again[n + 1 :], act, beside)), None)
    if twice is not None and (action != c.grammar.ballot or twice.start >= st.start):
        if c.acts[-1].action == action and st.start <= c.acts[-1].start < c.acts[-1].end <= act.start:
            both = {**act.params, **c.acts[-1].params}
            c.acts[-1] = replace(c.acts[-1], params=both, end=act.end, text=c.body[c.acts[-1].start : act.end])
        return  # said twice: "I take 305 back, consider it withdrawn"; what a list counts is counted
    if twice is not None:
        c.said_again.append((act.start, act.params.get("proposal")))
    if (
        again
        and act.params
        and not any(act.params.values())
        and again[-1].action == action
        and again[-1].start >= st.start
    ):
        return  # "I am no longer Chairman; I resign"
    if again and only_repeats(c, again[-1], act):
        return
    if says_what_lacked(c, act):
        return
    c.acts.append(act)
    words = c.book.of(action)
    if words.creates and words.document is None:
        c.created.append(words.creates)
    if action == c.grammar.ballot:
        remember_vote(c, params.get("proposal"))


def said_twice(st: Statement, before: Act, since: Sequence[Act], act: Act, beside: Sequence[str]) -> bool:
    """Whether an act only says in other words, or in the same sentence, what one before it does, and none of another
    kind was done since: what a sentence of its own does in the same words it does again. Of the words `beside` it, as a
    reason, one of the two may have none."""
    for name in beside:
        one, other = before.params.get(name), act.params.get(name)
        if (one is None) != (other is None):
            before = replace(before, params={**before.params, name: other or one})
            act = replace(act, params={**act.params, name: other or one})
    return (
        before.action == act.action
        and all(one.action == act.action for one in since)
        and (before.start >= st.start or before.text.split() != act.text.split())
        and replace(before, text=act.text, start=act.start, end=act.end, params=plain(before.params))
        == replace(act, params=plain(act.params))
    )


def only_repeats(c: Context, last: Act, act: Act) -> bool:
    """Whether an act points at what was just done and says no more of it: "Hob's deputyship is over. I revoke it"."""
    if last.action != act.action or c.acts[-1] is not last or POINTS.search(act.text) is None:
        return False
    above = c.statements[c.index - 1].start if c.index and not c.book.of(act.action).tells else 0
    said = {key: value for key, value in act.params.items() if value is not None}
    return last.start >= above and said.items() <= last.params.items() and len(said) < len(last.params)


POINTS = expression(r"\b(?:it|that|them|this)\b", re.I)


SAID_ANEW = expression(r"\W*(?:(?:and|so|then|also)\s+)?I\b", re.I)
"""Begins a deed that is done once more, and does not only say what the one before left out."""


def says_what_lacked(c: Context, act: Act) -> bool:
    """Give the act before what it needs and did not say, where another kind of deed about the same things only says
    that: "I take over Laundry, and I set my Reward for it at m20"."""
    last = c.acts[-1] if c.acts else None
    above = c.statements[max(0, c.index - 1)].start
    if last is None or last.start < above or last.actor != act.actor:
        return False
    document = c.book.of(act.action).document is not None
    if last.action == act.action and (act.action == c.grammar.ballot or document or SAID_ANEW.match(act.text)):
        return False
    lacking = [one.name for one in c.book.of(last.action).params if one.required and last.params.get(one.name) is None]
    said = {key: value for key, value in act.params.items() if value is not None}
    if len(lacking) != 1 or lacking[0] not in said or len(said) < 2:
        return False
    if any(last.params.get(key) != value for key, value in said.items() if key != lacking[0]):
        return False
    params = {**last.params, lacking[0]: said[lacking[0]]}
    c.acts[-1] = replace(last, params=params, end=act.end, text=c.body[last.start : act.end])
    return True


def plain(params: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters of an act with their names as one would compare them: "the Bank contract" is "Bank contract"."""
    return {key: ARTICLE.sub("", said).lower() if isinstance(said, str) else said for key, said in params.items()}


def caused(c: Context, action: str, params: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The action of who lets something do an act; one that does not exist where the nomic has none."""
    words = c.grammar.roles.get(Role.CAUSING)
    return ("", {}) if words is None else (words.action, {words.param(Slot.TEXT): {"action": action, "params": params}})


def make_act(
    c: Context, st: Statement, action: str, params: dict[str, Any], start: int, end: int, frame: Adjuncts
) -> Act:
    """An act with the words that perform it; offsets are in the statement."""
    a = st.start + start
    b = st.start + max(end, start + 1)
    if moved(c.plain[start : b - st.start], c.body[a:b], c.body[st.start : st.end]):
        a, b = st.start, st.end
    while a > st.start and c.body[a - 1].isalnum() and c.body[a].isalnum():
        a -= 1  # "..., and join it": its "I" stands where "and" ends
    if a and c.body[a - 1].isalnum() and c.body[a].isalnum():  # its "I" stands in the last word before it
        whole = _WORD_END.match(c.body, a, b)
        a = whole.end() if whole is not None else a
    text = c.body[a:b]
    lead = len(text) - len(text.lstrip())
    a += lead
    b = a + len(text.strip())
    transaction = c.tx_stack[-1][2] if c.tx_stack else None
    mine = frame.actor == AUTHOR
    if frame.actor and not mine:
        remember_entity(c, frame.actor)
    actor = None if mine else frame.actor or (c.setting.actor if c.tx_stack or c.setting.imperative else None)
    actor = actor or (None if mine else c.mail_actor)
    if actor is not None and is_author(c, actor):
        actor = None
    clean_params = {k: _as_said(c, v) for k, v in params.items() if not (isinstance(v, str) and v.startswith("\0"))}
    return Act(
        action,
        clean_params,
        c.body[a:b],
        a,
        b,
        frame.times,
        frame.when or (c.setting.when if c.tx_stack else None),
        transaction,
        actor,
        frame.intent,
        frame.capacity,
        quoted_words(c.layout, st) if "reply" in clean_params.values() else "",
        outermost_transaction(c),
    )


def _as_said(c: Context, value: Any) -> Any:
    """A value without the gaps that reading its sentence in another order left in it."""
    return _GAPS.sub(" ", value) if isinstance(value, str) and "  " in value and value not in c.body else value


_GAPS = expression(r"(?<=\S) {2,}(?=\S)")


def outermost_transaction(c: Context) -> int | None:
    """The number of the transaction around the one that is open, if there is one."""
    return c.tx_stack[0][2] if len(c.tx_stack) > 1 else None


_WORD_END = expression(r"\w*+[\s,;:]*+(?=\w)")


def moved(said: str, there: str, statement: str) -> bool:
    """Whether the words of an act, put in plain order, stand elsewhere in the statement than the act now does."""
    if said == there:
        return False
    words, written = _WORD.findall(said.lower()), _WORD.findall(there.lower())
    ends = {*words[:1], *words[-1:]} - {*written[:1], *written[-1:]}
    return bool(ends) and not ends.isdisjoint(_WORD.findall(statement.lower()))


_WORD = expression(r"\w+")


def add_unclear(c: Context, start: int, end: int, why: str, act: Act | None = None, condition: str = "") -> None:
    transaction = c.tx_stack[-1][2] if c.tx_stack else None
    c.unclear.append(Unclear(c.body[start:end], start, end, why, act, condition, transaction, outermost_transaction(c)))


def time_of_line_above(c: Context, st: Statement, action: str) -> str | None:
    """When the act on the line above is done that this line goes on with, if nothing ends its sentence: "On nday 8 I
    vote FOR 12" over "FOR 13"."""
    last = c.acts[-1] if c.acts else None
    above = c.statements[c.index - 1] if c.index else None
    if last is None or above is None or st.new_paragraph or last.action != action:
        return None
    within = above.start <= last.start < above.end and st.line_start
    return last.when if within and c.body[above.end - 1] not in ".!?" else None
