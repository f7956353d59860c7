"""Reads a headline in the sentences that may say the same (`parsers/lines/headlines`): the first that is read whole counts, and
where none is, a line that says of itself that it is done is held.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Sequence

from engine.acts import Act
from engine.expressions import expression
from engine.language import Document
from parsers.acts.alive import known_of
from parsers.acts.context import Context, add_unclear, is_author
from parsers.acts.rereading import Reading, put_back, reread, span_whole, state_of
from parsers.acts.texts.labels import DOUBTED, MOST_ABOVE, TOLD
from parsers.acts.undone.told_heads import told_by_head
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.words import AT_HEAD
from parsers.firms import ENTITY
from parsers.lines.headline_sentences import LONGEST
from parsers.lines.headlines import HEAD_WORDS, Headline, headline, may_be_headline
from parsers.lines.retold import marked, retold
from parsers.phrases.verbs import PARTICLES

_VALUE = expression(
    r"[\"“]([^\"”]{1,80})[\"”]|(?<![\w-])(?:m\s?|4E)?(\d{1,6})m?(?![\w-])|\b([A-Z][\w'’-]*[a-z][\w'’-]*)"
)
"""What a sentence must not leave out: a title, a number, a name."""


def headlined(c: Context, st: Statement, read: Reading) -> bool:
    """Read a headline; whether the statement is done with."""
    if (
        c.told_instead
        or not (st.line_start or behind_reason(c, st))
        or c.tx_stack
        or c.data
        or c.draft
        or st.end - st.start > LONGEST
        or c.listed is not None
        or c.rows
    ):
        return False
    text = c.body[st.start : st.end].replace("\n", " ")
    if traps.asks(text) or told_by_head(c, text, c.words_of(st)) is not None:
        return False
    if in_other_words(c, st, read):
        return True
    words = c.words_of(st)
    if words.isdisjoint(HEAD_WORDS) and words.isdisjoint(c.grammar.participles) and text.isascii():
        return False  # a letter beyond ASCII may be another one in small letters
    if not may_be_headline(text, c.grammar.participles):
        return False
    if with_outcome(c, st, read):
        return True
    found = told_in(c, text)
    if found is None or not (found.sentences or found.participle):
        return False
    acts, unclear = len(c.acts), len(c.unclear)
    before = state_of(c)
    above = told_above(c)
    if above is TOLD and (found.participle or minuted(c)) and not (c.data or c.headed or c.tells or c.report):
        return True
    if found.whole and not found.sure and (not text.rstrip().endswith(".") or not st.new_paragraph):
        above = TOLD  # it may head what stands below
    elif found.whole and not found.sure and not above and not MINE.match(text):
        above = DOUBTED
    if found.participle and not above and in_sentences(c, st, read, found, above):
        return True
    read(c, st)
    if found.anothers:
        put_back(c, before)
        return True
    texts = [act for act in c.acts[acts:] if c.book.of(act.action).document is not None]
    if len(c.acts) > acts and (found.owned or found.hinges):
        put_back(c, before)
        if found.hinges and not above:
            add_unclear(c, st.start, st.start + len(text.rstrip()), "condition")
        return True
    if len(c.acts) > acts and not (texts and (found.participle or found.sentences)):
        return True
    plain = state_of(c)
    put_back(c, before)
    if in_sentences(c, st, read, found, above) or in_other_words(c, st, read, late=True):
        return True
    if found.hinges and not above:
        add_unclear(c, st.start, st.start + len(text.rstrip()), "condition")
        return True
    if texts and found.participle and not only_label(c, text):
        return True  # what is told of a thing is no text of one
    put_back(c, plain)
    if found.sure and found.sentences and not above and len(c.unclear) == unclear and not texts:
        add_unclear(c, st.start, st.start + len(text.rstrip()), NOT_BOUND)
    return True


def behind_reason(c: Context, st: Statement) -> bool:
    """Whether before the statement stands in its line only why it can be done: "No objections. My Tweak: activated."."""
    start = c.body.rfind("\n", 0, st.start) + 1
    return st.start - start <= REASON_ROOM and REASON.fullmatch(c.body, start, st.start) is not None


REASON_ROOM = 60
REASON = expression(
    r"\s*(?:(?:there\s+(?:were|being|are)\s+)?no\s+objections?(?:\s+(?:received|raised|heard|seen|were\s+(?:made|raised|received)))?|as\s+(?:announced|promised|intended)|unopposed|supported)[.!;]\s*",
    re.I,
)


def headlined_at_last(c: Context, st: Statement, read: Reading) -> None:
    """Read a headline that nothing else reads without what only says when and why."""
    if st.line_start and not (c.told_instead or c.tx_stack or c.data or c.draft or c.rows) and c.listed is None:
        text = c.body[st.start : st.end]
        if not traps.asks(text) and told_by_head(c, text, c.words_of(st)) is None:
            in_other_words(c, st, read, late=True)


def in_other_words(c: Context, st: Statement, read: Reading, late: bool = False) -> bool:
    """Read a line in the words of others that say the same (`parsers/lines/retold`), alone or with the sentence behind it."""
    ends = [st.end]
    if c.index + 1 < len(c.statements) and not (behind := c.statements[c.index + 1]).line_start and behind.line_end:
        ends.insert(0, behind.end)
    for end in ends:
        text = c.body[st.start : end].replace("\n", " ")
        if len(text) > LONGEST or not marked(text) or not c.alive.may_be_retold(text):
            continue
        said = retold(text, c.grammar.verb_of, lambda who: is_entity(c, who))
        if said is None or said.late is not late or told_above(c):
            continue
        acts = len(c.acts)
        for line in said.lines:
            found = told_in(c, line) if may_be_headline(line, c.grammar.participles) else None
            ways = (*(found.sentences if found is not None and not found.others else ()), line)
            tail = found.tail if found is not None and found.sentences else said.value
            one = Headline(ways, tail=tail if "{" not in tail else "", participle=True)
            if in_sentences(c, st._replace(end=end), read, one, ""):
                if said.entity and any(not act.actor for act in c.acts[acts:]):
                    del c.acts[acts:]
                    continue
                c.consumed = max(c.consumed, end)
                return True
    return False


def is_entity(c: Context, who: str) -> bool:
    """Whether the author may act in the name of somebody."""
    return ENTITY.search(who) is not None or who in c.setting.entities


def told_in(c: Context, text: str) -> Headline | None:
    """What a text may say as a headline of this author's."""
    return headline(text, known_of(c.grammar)._replace(is_author=lambda who: is_author(c, who)))


def with_outcome(c: Context, st: Statement, read: Reading) -> bool:
    """Read a headline with the word behind its stop that says how it came out: "Claims on 32 tallied: 4 to 2. Overridden."."""
    if c.index + 1 >= len(c.statements):
        return False
    behind = c.statements[c.index + 1]
    said = OUTCOME.fullmatch(c.body, behind.start, behind.end) if not behind.line_start else None
    text = c.body[st.start : st.end].replace("\n", " ")
    found = told_in(c, f"{text.rstrip('. ')}, {said['word'].lower()}") if said is not None else None
    if found is None or not found.sentences or told_above(c):
        return False
    made = len(c.acts)
    if not in_sentences(c, st._replace(end=behind.end), read, found, "") or len(c.acts) == made:
        return False
    c.consumed = max(c.consumed, behind.end)
    return True


OUTCOME = expression(
    r"(?:(?:(?:It|That|This|The\s+answer)\s+(?:(?:is|was)\s+)?|(?=[A-Z]))(?:thus\s+|therefore\s+|hence\s+)?)(?P<word>[A-Za-z][a-z]+(?:\s(?!as\b|too\b|again\b)[a-z]+)?)(?:\s+(?:as\s+well|too|again|likewise))?\s*[.!]?"
)


def in_sentences(c: Context, st: Statement, read: Reading, found: Headline, above: str) -> bool:
    """Whether one of the sentences is read whole; where the deed may only be told, it is held then."""
    acts, unclear = len(c.acts), len(c.unclear)
    for one in found.sentences if above is not TOLD else ():
        before = state_of(c)
        reread(c, st, one, read)
        if whole(c, c.acts[acts:], found) and len(c.unclear) == unclear:
            span_whole(c, st, acts)
            if above is DOUBTED:
                put_back(c, before)
                add_unclear(c, st.start, st.start + len(c.body[st.start : st.end].rstrip()), DOUBTED)
            return True
        put_back(c, before)
    return False


def only_label(c: Context, text: str) -> bool:
    """Whether before the colon stands only what a text is labelled by, so that behind it may be one all the same."""
    return " ".join(text.partition(":")[0].lower().split()) in c.grammar.book.labels


MINE = expression(r"\W*(?:my|notice\s+of\s+my)\b|.*\bunder\s+rule\b", re.I)


def told_above(c: Context) -> str:
    """Why a headline may only tell of a deed: it stands in a report, among news, or among what was."""
    if c.data or c.headed or c.tells or c.report:
        return TOLD
    above = [c.body[one.start : one.end].rstrip() for one in c.statements[max(0, c.index - MOST_ABOVE) : c.index]]
    heads = [said for said in above if said.endswith(":")]
    titles = [said for said in above if len(said) < TITLE_ROOM and said[-1:].isalnum() and ":" not in said]
    if any(TELLING.search(said) for said in (*heads, *titles)):
        return TOLD
    news = any(BY_HIM.search(said) is None for said in heads)
    news = news or any(NEWS.search(said) for said in (*heads, *titles))
    return DOUBTED if news or TELLING.search(c.subject) else ""


def minuted(c: Context) -> bool:
    """Whether a title above says that what follows is a record of what was."""
    above = (c.body[one.start : one.end] for one in c.statements[max(0, c.index - MOST_ABOVE) : c.index])
    return any(len(said) < TITLE_ROOM and MINUTES.search(said) is not None for said in above)


MINUTES = expression(r"\b(?:minutes|log|history|archives?|chronicle)\b", re.I)
NEWS = expression(r"\b(?:records?|news|events?|summary|digest|overview|gazette|reports?)\b", re.I)
"""In a head or a title below which deeds may be told, or done."""
TITLE_ROOM = 60
"""Characters of a line that may be the title of what stands below."""
BY_HIM = expression(
    r"\b(?:I|[Mm]y)\b|^"
    + AT_HEAD
    + r"(?:(?:acting|speaking)\s+)?(?:[Aa]s|[Ff]rom)\s+(?:the\s+)?[A-Z]|\b[Nn]otices?\b|\b(?:hereby|herewith)\b"
)
"""In a head below which somebody does something."""
TELLING = expression(
    r"\b(?:last|yesterday|previous(?:ly)?|earlier|recent(?:ly)?|past|already|so\s+far|to\s+date|history|minutes|log|happened|what\s+(?:was|we|others)|planned|plans?|to\s+come|examples?|wording|notices?\s+(?:look|read)s?)\b",
    re.I,
)
"""In a head, or in the subject of a mail, above what only tells."""
NOT_BOUND = "what is done is said in words that are not understood"


def whole(c: Context, made: Sequence[Act], found: Headline) -> bool:
    """Whether a sentence was read as one deed with all that the headline says."""
    if not made or len({act.action for act in made}) > 1:
        return False
    words = c.book.of(made[0].action)
    if words.document not in (None, Document.ITEMS) or any(act.intent or act.when for act in made):
        return False
    required = [param.name for param in words.params if param.required]
    if any(act.params.get(name) in (None, "reply", "same") for act in made for name in required):
        return False
    return says_all(c, found, made)


def says_all(c: Context, found: Headline, made: Sequence[Act]) -> bool:
    """Whether the values that stand behind the mark are all among those of the acts, and there are any."""
    tail = found.tail
    said = " ".join(str(value) for act in made for value in act.params.values()).lower()
    verbs = c.grammar.said_by.get(made[0].action, frozenset())
    some = found.participle or not tail.strip(" .")
    for kind in (*c.vocabulary.flags, *c.vocabulary.colours):
        if kind.lower() in tail.lower():
            some = True
            if kind.lower() not in said:
                return False
    for value in _VALUE.finditer(tail):
        title, number, name = value.groups()
        word = (title or number or name or "").lower()
        some = True
        office = c.vocabulary.ministries.get(word) if name is not None and word != "ministry" else None
        if office is not None and office.lower() not in said:
            return False
        known = name is not None and (
            word in c.grammar.nouns
            or office is not None
            or name in c.vocabulary.states
            or word in verbs
            or word in PARTICLES
        )
        if not known and word not in said:
            return False
    words = tail.lower().replace(".", " ").split()
    some = some or words[:1] in (["for"], ["since"], ["after"], ["because"])
    return some or any(
        (word in said.split() and len(word) > LEAST) or word in c.vocabulary.currencies for word in words
    )


LEAST = 3
"""Letters of a word that says something."""
