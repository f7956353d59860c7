"""The order in which a statement is put in plain order: a table of small changes, carried out from top to bottom.

A step is tried where the statement says one word of each of its needs (and holds one of its marks). Each keeps the text
at its length, so that every span of it still fits the mail. A new way of writing is a function in `parsers/order` and a
line here; what one step leaves is what the next one sees, so its place counts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Set
from dataclasses import dataclass
from typing import TypeAlias

from engine.expressions import expression
from parsers.acts.apiece import SUMMED, without_total
from parsers.acts.context import Context
from parsers.acts.lists.leads import LEADING_ON, leads_on, spoken_for
from parsers.acts.reworded.plain_words import in_plain_words
from parsers.acts.texts.titles_like_deeds import SPEAKERS, without_titles
from parsers.arrows import ARROW, with_plain_arrows
from parsers.body.statements import Statement
from parsers.clauses import hereby, oneself
from parsers.clauses.grammar import Grammar
from parsers.clauses.hereby import HEREBY
from parsers.clauses.intents import INTENDING
from parsers.order import (
    agency,
    announced,
    apposed,
    asides,
    authored,
    clefts,
    courtesies,
    emphasis,
    from_here_on,
    heads,
    idioms,
    in_pieces,
    namings,
    nouns_of_deeds,
    often,
    pockets,
    presented,
    quantities,
    reads_now,
    relatives,
    repeated,
    rights,
    spelled,
    strung,
    submitted,
    titled,
    topics,
    turned,
    value_first,
    vocatives,
    ways,
    word_order,
)
from parsers.order import numbered as numbers
from parsers.order.topics import BRINGING
from parsers.scan import DIGIT

Change: TypeAlias = "Callable[[At, str], str]"
Need: TypeAlias = str | Set[str] | Callable[[Grammar], Set[str]]
"""A word, one of several words, or one of the words of a kind that the phrases of a nomic have."""


@dataclass(frozen=True, slots=True)
class At:
    """Where a text stands: in which statement of which message, and which words the statement says."""

    c: Context
    st: Statement
    said: Set[str]

    @property
    def g(self) -> Grammar:
        """What the phrases of the nomic say about their words."""
        return self.c.grammar

    @property
    def choices(self) -> frozenset[str]:
        """What can be voted."""
        return self.c.vocabulary.choices


@dataclass(frozen=True, slots=True)
class Step:
    """One change, and what a statement must say for it to be tried."""

    change: Change
    needs: tuple[Need, ...] = ()
    marks: tuple[str, ...] = ()


class Order:
    """The table for the phrases of one nomic: which steps the words of a statement call for."""

    def __init__(self, grammar: Grammar) -> None:
        self._always = 0
        self._called: dict[str, int] = {}
        """Word -> the steps of whose rarest need it is one, as bits."""
        self._steps: list[tuple[Change, tuple[Set[str], ...], tuple[str, ...]]] = []
        for place, step in enumerate(STEPS):
            needs = sorted((_words(need, grammar) for need in step.needs), key=lambda need: not need.isdisjoint(COMMON))
            self._steps.append((step.change, tuple(needs[1:]), step.marks))
            if not needs:
                self._always |= 1 << place
                continue
            for word in sorted(needs[0]):
                self._called[word] = self._called.get(word, 0) | 1 << place

    def applied(self, at: At, text: str) -> str:
        """The text, of the same length, in plain order."""
        left = self._always
        for word in at.said:
            left |= self._called.get(word, 0)
        while left:
            change, needs, marks = self._steps[(left & -left).bit_length() - 1]
            left &= left - 1
            for need in needs:
                if at.said.isdisjoint(need):
                    break
            else:
                if not marks or any(mark in text for mark in marks):
                    text = change(at, text)
        return text


def _words(need: Need, grammar: Grammar) -> Set[str]:
    if isinstance(need, str):
        return frozenset({need})
    return need(grammar) if callable(need) else need


def plain(change: Callable[[str], str], *needs: Need, marks: tuple[str, ...] = ()) -> Step:
    """A step that asks for no more than the text."""
    return Step(lambda _, text: change(text), needs, marks)


def of_verbs(change: Callable[[str, Set[str]], str], *needs: Need, marks: tuple[str, ...] = ()) -> Step:
    """A step that asks for the verbs that can stand behind "I"."""
    return Step(lambda at, text: change(text, at.g.verbs), needs, marks)


def of_kinds(change: Callable[[str, re.Pattern[str]], str], *needs: Need, marks: tuple[str, ...] = ()) -> Step:
    """A step that asks what the texts are called that a mail may bring."""
    return Step(lambda at, text: change(text, at.g.document_kinds), needs, marks)


def nouns_for_texts(grammar: Grammar) -> Set[str]:
    """One of these is in every name for a text that a mail may bring."""
    return grammar.document_words


def words_of_choices(grammar: Grammar) -> Set[str]:
    """What can be voted, in small letters."""
    return grammar.choice_words


COMMON = frozenset({"i", "and", "the", "a", "of", "is", "it", "my", "this", "that", ":", DIGIT})
"""Words and signs that half of all statements have: no step is looked up by them if it has another need."""
SHOWN = ("*", "<", "_")
"""Around what somebody does for show: "*sigh* I vote ..."."""
SPOKEN_BACK = 3
"""Sentences before one that may tell of whom it speaks."""
SET_OFF = (" - ", "--", " – ", " — ", "(")
"""Around a remark within a sentence."""
MAILS = frozenset("email mail message post note letter".split())
"""What an author calls what he sends."""
AGAINST_EACH_OTHER = frozenset({"while", "whilst", "whereas", "though", "although", "albeit"})
"""One of these stands between votes that are set against each other."""
UPON = frozenset({"that", "this", "the", "a", "an", "my", "our", "your"})
"""One of these begins what somebody calls a thing."""
PLEADING = frozenset("please kindly pls plz kind good".split())
BROUGHT_BY = frozenset({"by", "from", "frae"})
"""One of these is before whose a text is."""
BRINGING_TO = frozenset({"to", "into", "towards"})
"""One of these is before who gets something."""
POINTED = frozenset({"this", "here"})
PAIRING = frozenset("in by to and on for after with".split())
"""One of these is between a word and the same word again."""
AND_DOES = expression(
    r"\W*(?P<and>and(?:\s+(?:then|also|now))?)\s+(?:(?:hereby|then|also|now|further|herewith)\s+)*(?P<verb>[a-z]+)\b"
)


def _went_on(at: At, text: str) -> str:
    """ "I" for the "and" behind the text of a document of his: "} and resign"."""
    if not at.c.consumed:
        return text
    found = AND_DOES.match(text)
    last = at.c.acts[-1] if at.c.acts else None
    if found is None or last is None or last.actor is not None:
        return text
    if at.c.body[at.c.consumed : at.st.start].strip() or found["verb"] not in at.g.verbs | INTENDING:
        return text
    return text[: found.start("and")] + "I".rjust(len(found["and"])) + text[found.end("and") :]


def _as_oneself(at: At, text: str) -> str:
    if at.said.isdisjoint(oneself.SELF_WORDS) and at.said.isdisjoint(at.g.offices):
        return text
    return oneself.as_oneself(text, at.g.title_words, at.g.plain_third, at.g.nouns)


def _still_oneself(at: At, text: str) -> str:
    """The text with "I" for "he", where the sentences before it in its paragraph speak of their author."""
    first = at.c.index
    while first and at.c.index - first < SPOKEN_BACK and not at.c.statements[first].new_paragraph:
        first -= 1
    before = at.c.body[at.c.statements[first].start : at.st.start].replace("\n", " ")
    return oneself.still_oneself(text, before, at.g.plain_third, at.g.nouns, at.choices)


def _by_his_name(at: At, text: str) -> str:
    if not any(name in text for name in at.c.selves):
        return text
    return oneself.by_his_name(text, at.c.selves, at.g.plain_third, at.g.nouns)


def _people(at: At, text: str) -> str:
    return numbers.named_people(numbers.counted(text) if DIGIT in at.said else text)


def _numbered(at: At, text: str) -> str:
    if "hundred" in at.said:
        text = spelled.head_in_figures(text)
    text = numbers.numbered(text, at.choices)
    return numbers.without_old_vote(text, at.choices) if "my" in at.said and DIGIT in at.said else text


def _asked_of(at: At, text: str) -> str:
    requested = at.c.vocabulary.requested
    return text if at.said.isdisjoint(requested) else courtesies.asked_of(text, requested)


def _reads_now(at: At, text: str) -> str:
    below = at.c.finder.stands_below(at.st.end)
    return reads_now.reads_now(text, sentence_before(at.c, at.st)) if below else text


def _coloured_so(at: At, text: str) -> str:
    below = at.c.finder.stands_below(at.st.end)
    return presented.coloured_so(text, at.g.document_kinds, at.c.vocabulary.colours, below)


def _presented(at: At, text: str) -> str:
    below = at.c.finder.stands_below(at.st.end)
    return presented.presented(text, at.g.document_kinds, at.g.verb_of, below)


def _brought_instead(at: At, text: str) -> str:
    return submitted.brought_instead(text, sentence_before(at.c, at.st))


def _as_another(at: At, text: str) -> str:
    kind = kind_brought(at.c)
    return heads.as_another(text, kind) if kind else text


def _in_passing(at: At, text: str) -> str:
    marked = any(mark in text for mark in SET_OFF) or (":" in at.said and ", " in text)
    if not marked and at.said.isdisjoint(asides.PASSING) and not any(mark in text for mark in SHOWN):
        return text
    return asides.in_passing(text)


def _turned(at: At, text: str) -> str:
    """The parts of a clause in the order that most have."""
    if at.said.isdisjoint(turned.TURNING):
        listed = ", " in text and not at.said.isdisjoint(at.g.participles) and goes_on_listing(at.c, at.st)
        return turned.done_to(text, at.g.verb_of) if listed else text
    text = turned.as_said_of(text)
    if "my" in at.said:
        text = turned.has_mine(turned.mine_first(text))
    if "which" in at.said and "i" in at.said:
        if "same" in at.said and at.c.acts and at.c.acts[-1].intent is not None:
            text = turned.same_intent(text)
        text = turned.deed_first(text, at.g.verbs)
    return text


def _strung(at: At, text: str) -> str:
    if ")" not in text and at.said.isdisjoint(strung.STRINGING):
        return text
    return strung.strung(text, at.g.said_of_one, at.g.plain_of)


def _without_apposed(at: At, text: str) -> str:
    if at.said.isdisjoint(BRINGING) and at.said.isdisjoint(asides.DESCRIBING):
        return text
    return asides.without_apposed(text)


def _without_total(at: At, text: str) -> str:
    at.c.in_all = 0
    return text if at.said.isdisjoint(SUMMED) else without_total(at.c, text)


def _as_submitted(at: At, text: str) -> str:
    if at.said.isdisjoint(submitted.MARKED) and " as " not in text[:40] and not text.startswith("As "):
        return text
    return submitted.as_submitted(text, at.said, at.g.document_kinds, at.g.verb_of)


def _with_its_verb(at: At, text: str) -> str:
    if not at.said.isdisjoint(nouns_of_deeds.DOING_THEM):
        return nouns_of_deeds.with_its_verb(text, at.g.verbs)
    if at.st.line_start and (at.c.setting.imperative or at.c.setting.actor):
        return nouns_of_deeds.item_with_verb(text, at.g.verbs)
    return text


def _hereby_last(at: At, text: str) -> str:
    return vocatives.without_vocative(topics.hereby_in_its_place(text, at.said), at.g.things)


def _from_now(_: At, text: str) -> str:
    return hereby.from_now(text) if text[:80].lstrip(" -*#").lower().startswith(hereby.FRONTED) else text


def _said_and_done(at: At, text: str) -> str:
    return text if at.said.isdisjoint({"i", "hereby"}) else hereby.said_and_done(text, at.g.verbs)


def in_bare_list(at: At) -> bool:
    """Whether the statement is an item of a list whose items say in bare verbs what is done."""
    return bool(at.st.mark or at.c.setting.imperative)


def _remarked(at: At, text: str) -> str:
    return idioms.without_remark_in_row(text) if DIGIT in at.said or not text.isascii() else text


def _before_vote(at: At, text: str) -> str:
    """The text without the thing at its end of which the next sentence only tells the vote."""
    below = at.c.statements[at.c.index + 1] if at.c.index + 1 < len(at.c.statements) else None
    first = _FIRST_LOUD.match(at.c.body, below.start, below.end) if below is not None else None
    return topics.without_asked(text) if first is not None and first[1] in at.choices else text


_FIRST_LOUD = expression(
    r"\W{0,4}(?i:(?:an?|my|it['’]s|well|hm+|so|then|i\s+say|alas|sadly)\b\W{1,3}){0,3}([A-Z]{3,})\b"
)
"""A vote word at the head of a sentence."""
STEPS: tuple[Step, ...] = (
    Step(lambda _, text: text.replace(":=", ": "), marks=(":=",)),
    Step(lambda at, text: without_titles(text, at.choices), (SPEAKERS, DIGIT)),
    plain(with_plain_arrows, ARROW),
    Step(
        lambda at, text: (
            text
            if at.said.isdisjoint(spelled.SHORTHAND) and "b/c" not in text and "w/" not in text
            else spelled.written_out(text)
        )
    ),
    plain(idioms.with_of, marks=("o'", "o’")),
    plain(idioms.with_my, "me", "own"),
    plain(idioms.out_of_scots, idioms.SCOTS.keys() | {"now"}),
    Step(_went_on, ("and",)),
    Step(lambda at, text: text if at.st.line_start else idioms.without_mark_within(text), marks=("(",)),
    Step(_still_oneself, (oneself.HE_WORDS,)),
    Step(_as_oneself, (oneself.SELF_WORDS | oneself.AS_HOLDER,)),
    Step(lambda at, text: oneself.as_its_priest(text, at.g.plain_third), ("priest", {"me", "i"})),
    Step(lambda _, text: oneself.says_he_himself(text) if text.rstrip(" .!").endswith(")") else text, marks=(")",)),
    Step(_by_his_name),
    Step(_before_vote, (DIGIT,), marks=("?",)),
    of_verbs(word_order.subject_first, marks=(" I ", " I,")),
    Step(lambda at, text: word_order.adverb_in_its_place(text, at.g.verbs, at.g.nouns), (word_order.LATE,)),
    of_verbs(word_order.without_circumstance, word_order.MEANWHILE),
    plain(idioms.without_column, marks=("   ",)),
    plain(idioms.each_of, "one", "of", ":"),
    plain(idioms.so_it_is, "its"),
    Step(lambda at, text: in_plain_words(at.c, at.st, text, at.said)),
    plain(vocatives.without_greeting, vocatives.GREETING),
    plain(idioms.with_a_shrug, "less", "care"),
    plain(idioms.in_spite_of_it, "but", "i", idioms.DENYING),
    plain(idioms.therefore, "wherefore"),
    plain(idioms.just_said, idioms.SAYING, {"just", "only", "simply", "merely"}),
    plain(idioms.here_i_go, "here", "i", "go"),
    plain(
        idioms.like_it_or_not,
        "or",
        {"not", "leave"},
        {"like", "likes", "care", "cares", "mind", "minds", "want", "wants", "agree", "agrees", "take"},
    ),
    plain(idioms.until_then, "pending", "i"),
    Step(_people, (numbers.COUNTING,)),
    plain(namings.unadorned, namings.FOND, DIGIT),
    Step(lambda at, text: repeated.again(text, at.choices), (repeated.AGAIN, words_of_choices)),
    plain(repeated.like_first, repeated.LIKE, DIGIT),
    Step(lambda at, text: repeated.right_behind(text, at.choices), (repeated.APART, words_of_choices)),
    plain(repeated.without_from_me, "from", words_of_choices),
    plain(repeated.without_article, "the", DIGIT),
    plain(repeated.with_plain_and, repeated.ANDS, DIGIT),
    plain(authored.all_by_one, authored.ALL_OF_IT, words_of_choices),
    Step(_numbered, (words_of_choices,)),
    Step(
        lambda at, text: at.g.while_vote.sub(lambda found: "and".ljust(len(found["while"])), text),
        (AGAINST_EACH_OTHER,),
    ),
    Step(lambda at, text: at.g.but_vote.sub("and", text), ("but",)),
    Step(
        lambda at, text: often.often_behind(text) if at.st.line_start and in_bare_list(at) else text,
        marks=(": ", ", ", " - "),
    ),
    of_verbs(often.so_often, often.SO_OFTEN, "i"),
    plain(pockets.from_pockets, pockets.KEPT, pockets.WHENCE),
    # what relative clauses tell
    plain(relatives.about_whom, "whom"),
    Step(lambda at, text: relatives.in_token_of_that(text, at.said), ("which", "i")),
    plain(relatives.listed_alone, "i", marks=("; ",)),
    plain(relatives.where_made, "forum", "which", "i"),
    plain(relatives.which_is_made, {"which", "whom"}, "i"),
    plain(relatives.without_told, relatives.TELLING, HEREBY),
    Step(_brought_instead, (submitted.SUCCEEDING, "i")),
    of_verbs(relatives.taken_from, "who", "from", "i", "and"),
    of_verbs(rights.by_right, rights.USING),
    plain(rights.made_so, rights.BECOMING),
    # what is announced
    plain(announced.beside_himself, INTENDING | {"announce", "want", "wish", "let"}, marks=("I, ",)),
    plain(announced.am_doing, "am", "i", marks=("I, ",)),
    plain(announced.intended, announced.KINDS),
    # stress and courtesy
    plain(
        announced.asked_besides,
        {"would", "could", "will", "can", "won"},
        {"you", "someone", "somebody", "everyone"},
        marks=("?",),
    ),
    plain(emphasis.without_stress, emphasis.STRESSING),
    plain(courtesies.asked_to_note, PLEADING, marks=("?",)),
    Step(_asked_of, marks=("?",)),
    plain(courtesies.plainly_asked, courtesies.COURTEOUS),
    of_verbs(value_first.value_first, value_first.SAYING, {"my", "i"}),
    plain(value_first.without_standing, value_first.STANDING, DIGIT),
    plain(from_here_on.from_here_on, from_here_on.FROM),
    plain(from_here_on.no_longer, from_here_on.NO_MORE, "no", {"am", "is", "m", "s", "i"}),
    Step(lambda at, text: courtesies.down_as(text, at.choices), (courtesies.DOWN, "me", words_of_choices)),
    plain(courtesies.with_mine, courtesies.MINE_ASKED),
    Step(lambda at, text: idioms.does_these(text, at.g.thirds), ("it", ":")),
    plain(agency.acting_through_me, "it", {"me", "i"}, {"so", "therefore", "hence", "thus"}),
    Step(lambda at, text: spoken_for(at.c, text), ({"officer", "me"},)),
    # heads of texts
    Step(
        lambda at, text: in_pieces.told_in_pieces(text, at.g.document_kinds, at.g.verb_of),
        (in_pieces.IT, nouns_for_texts, ":"),
    ),
    plain(in_pieces.without_origin, in_pieces.COMING, HEREBY),
    Step(_reads_now, (reads_now.SAYING,), (":", ".")),
    Step(_coloured_so, (nouns_for_texts, presented.COLOURING)),
    Step(_presented, (nouns_for_texts, presented.PRESENTING)),
    plain(turned.right_behind, "rule", ":"),
    plain(turned.ends_last, turned.ENDING),
    of_kinds(turned.next_is, "next", ":"),
    plain(turned.summed_again, turned.ONE_OF),
    plain(turned.so_that_it_is, turned.SO_THAT, "so"),
    plain(heads.here_at_last, "here", marks=(", ",)),
    of_kinds(heads.replaced_last, heads.REPLACING, ":", "my"),
    of_kinds(heads.unpraised, heads.PRAISING, nouns_for_texts),
    of_kinds(heads.named_right_behind, heads.HERE, nouns_for_texts, marks=(", ",)),
    plain(heads.without_pointing, heads.TEXT_BELOW, ":"),
    Step(_as_another, (heads.ANOTHER, ":", "one")),
    Step(lambda at, text: heads.without_byline(text, at.g.document_kinds, at.c.selves), (BROUGHT_BY, nouns_for_texts)),
    of_kinds(heads.revised_first, heads.REVISED, ":"),
    of_kinds(titled.titled_behind, titled.TITLING, "i", nouns_for_texts),
    of_kinds(heads.plain_head, nouns_for_texts, ":"),
    # what stands beside the deed, or the other way round
    Step(
        lambda at, text: quantities.without_old_sum(text, at.c.vocabulary.sign) if at.c.vocabulary.sign else text,
        (quantities.CHANGING, DIGIT, lambda g: g.offices),
    ),
    plain(asides.without_pair, PAIRING, marks=(", ",)),
    plain(asides.without_it_is, "it", {"and", "but"}, DIGIT),
    Step(_in_passing),
    Step(_turned),
    Step(_strung),
    plain(asides.without_rule, asides.BY_RULE_WORDS),
    plain(idioms.how_many_first, marks=("they are, ",)),
    plain(asides.without_aside_within, marks=("is, ", "are, ", "remains, ")),
    plain(asides.without_wish, asides.WISHING, "and"),
    of_verbs(clefts.uncleft, clefts.CLEAVING),
    Step(lambda at, text: clefts.put_together(text, at.g.nouns, at.g.verbs, at.g.things), ("i", "is", {"the", "that"})),
    plain(asides.without_called, UPON, marks=(", ",)),
    Step(_without_apposed),
    Step(lambda at, text: asides.without_remark(text, at.said), (asides.REMARKING, asides.JOINED_BY)),
    Step(lambda at, text: emphasis.without_emphasis(text, at.g.forms, at.g.things)),
    of_kinds(strung.brings_besides, "and", "i", ":", nouns_for_texts),
    plain(strung.taken_along, strung.ALONG, {"with", "well", "likewise"}, "and"),
    # names, and things named first
    plain(namings.name_within, namings.SET_OFF, marks=('", ', "”, ")),
    plain(namings.all_owned, namings.OWNING, "i"),
    plain(apposed.that_is, {"that", "i", "e", "viz", "words", "which", "who", "wit"}, marks=(", ",)),
    plain(ways.without_way, ways.WAYS, BRINGING_TO),
    plain(namings.described, namings.SUCH),
    plain(namings.by_name_alone, namings.KNOWN_AS, lambda g: g.nouns),
    plain(namings.named, namings.NAMING),
    plain(topics.as_this_is, "this"),
    plain(topics.as_headed, POINTED, ":"),
    Step(_without_total),
    Step(lambda _, text: namings.of_which(text) if text.startswith("Of ") else text, marks=("Of ",)),
    plain(topics.in_its_place, topics.POINTING),
    plain(topics.so_it_is_done, topics.SO_DONE, {"that", "it", "this"}, marks=(", ",)),
    # what is done by the words themselves
    plain(hereby.as_told, "which"),
    plain(hereby.as_noticed, "notice", "given"),
    Step(_as_submitted),
    Step(_with_its_verb, (nouns_of_deeds.NAMING_DEEDS,)),
    Step(lambda at, text: hereby.by_this_mail(text, at.g.verb_of), (MAILS, "this")),
    Step(lambda at, text: hereby.as_done(text, at.g.verb_of, at.g.nouns), (HEREBY,)),
    of_verbs(hereby.as_ordered, hereby.SO_ORDERED),
    plain(vocatives.without_asked, "me", vocatives.GOING_ON, marks=(", ",)),
    plain(vocatives.you_named, "you", "from", marks=(", ",)),
    Step(_hereby_last),
    plain(hereby.done_once, "and"),
    Step(_from_now, (hereby.FROM_NOW,)),
    Step(_said_and_done, ("do",)),
    # rows
    Step(_remarked, marks=("(", ", ")),
    plain(idioms.with_row_joined, idioms.GOING, ":"),
    Step(lambda at, text: leads_on(at.c, at.st, text), (LEADING_ON,)),
    plain(spelled.in_figures, spelled.SPELLED_KINDS),
    Step(lambda at, text: topics.as_made(text, at.g.named_deed), (BRINGING,)),
)


def kind_brought(c: Context) -> str:
    """What the text is called that the last act brought; "" if it brought none."""
    words = c.book.of(c.acts[-1].action) if c.acts else None
    if words is None or words.document is None or words.body is None:
        return ""
    known = [label for label, found in c.grammar.book.labels.items() if words in found] or [
        label
        for label, found in c.grammar.book.labels.items()
        if any(one.document is words.document and one.creates == words.creates for one in found)
    ]
    return min(known, key=len, default="")


def sentence_before(c: Context, st: Statement) -> str:
    """The sentence before it in its paragraph."""
    if not c.index or st.new_paragraph:
        return ""
    above = c.statements[c.index - 1]
    return c.body[above.start : above.end].replace("\n", " ")


def goes_on_listing(c: Context, st: Statement) -> bool:
    """Whether the item above did something with its thing by words behind it: "a Blue sock, which I give to Ivy"."""
    above = c.statements[c.index - 1] if c.index and st.line_start and not c.told_instead else None
    if above is None or not c.acts or not above.start <= c.acts[-1].start < st.start:
        return False
    return turned.thing_first_done(c.body[above.start : above.end].replace("\n", " "), c.grammar.verb_of)
