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

from parsers.acts.lists.leads import LEADING_ON, leads_on, spoken_for
from parsers.acts.reworded import order_changes as changes
from parsers.acts.reworded.order_changes import At
from parsers.acts.reworded.plain_words import in_plain_words
from parsers.acts.texts.titles_like_deeds import SPEAKERS, without_titles
from parsers.arrows import ARROW, with_plain_arrows
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
    decorated,
    emphasis,
    from_here_on,
    heads,
    idioms,
    in_pieces,
    inverted,
    led_to,
    namings,
    nouns_of_deeds,
    offhand,
    often,
    one_each,
    openings,
    pockets,
    presented,
    quantities,
    reads_now,
    relatives,
    repeated,
    rights,
    set_off,
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
    plain(idioms.of_old, "mine"),
    plain(idioms.out_of_scots, idioms.SCOTS.keys() | {"now"}),
    Step(changes.went_on, ("and",)),
    Step(lambda at, text: text if at.st.line_start else idioms.without_mark_within(text), marks=("(",)),
    Step(changes.still_oneself, (oneself.HE_WORDS,)),
    Step(changes.as_oneself, (oneself.SELF_WORDS | oneself.AS_HOLDER,)),
    Step(lambda at, text: oneself.as_its_priest(text, at.g.plain_third), ("priest", {"me", "i"})),
    Step(lambda _, text: oneself.says_he_himself(text) if text.rstrip(" .!").endswith(")") else text, marks=(")",)),
    Step(changes.by_his_name),
    Step(changes.before_vote, (DIGIT,), marks=("?",)),
    of_verbs(word_order.subject_first, marks=(" I ", " I,")),
    of_verbs(offhand.from_haste, offhand.TAGS, {"i", "im"}),
    of_verbs(offhand.from_haste, "i", marks=(" + ", " & ")),
    of_verbs(offhand.without_lead, offhand.LEADS),
    of_verbs(offhand.and_then, "which", {"after", "upon"}, "i"),
    plain(offhand.as_decided, "having", "i", "do"),
    Step(
        lambda at, text: inverted.inverted(text, at.g.verbs, at.said),
        (inverted.DOING | HEREBY, "i"),
    ),
    Step(lambda at, text: word_order.adverb_in_its_place(text, at.g.verbs, at.g.nouns), (word_order.LATE,)),
    of_verbs(word_order.without_circumstance, word_order.MEANWHILE),
    plain(idioms.without_column, marks=("   ",)),
    plain(idioms.each_of, "one", "of", ":"),
    plain(idioms.so_it_is, "its"),
    Step(lambda at, text: in_plain_words(at.c, at.st, text, at.said)),
    plain(vocatives.without_greeting, vocatives.GREETING),
    plain(openings.without_opening, marks=(", ",)),
    plain(openings.without_postscript, openings.POSTSCRIPT),
    plain(openings.without_at_it, openings.AT_IT, "at", "it"),
    plain(idioms.with_a_shrug, "less", "care"),
    plain(idioms.in_spite_of_it, "but", "i", idioms.DENYING),
    plain(idioms.therefore, "wherefore"),
    plain(idioms.without_thereof, {"thereof", "therein"}),
    plain(idioms.without_instead, {"instead", "however", "though", "then"}, marks=("To ", "to ")),
    plain(idioms.just_said, idioms.SAYING, {"just", "only", "simply", "merely"}),
    plain(idioms.here_i_go, "here", "i", "go"),
    plain(
        idioms.like_it_or_not,
        "or",
        {"not", "leave"},
        {"like", "likes", "care", "cares", "mind", "minds", "want", "wants", "agree", "agrees", "take"},
    ),
    plain(idioms.until_then, "pending", "i"),
    Step(changes.people, (numbers.COUNTING,)),
    plain(namings.unadorned, namings.FOND, DIGIT),
    Step(lambda at, text: repeated.again(text, at.choices), (repeated.AGAIN, words_of_choices)),
    Step(lambda at, text: repeated.like_behind(text, at.choices), (repeated.LIKE, DIGIT)),
    Step(lambda at, text: repeated.right_behind(text, at.choices), (repeated.APART, words_of_choices)),
    Step(lambda at, text: one_each.one_each(text, at.choices), (words_of_choices,), marks=(":", "s", "each", "apiece")),
    Step(lambda at, text: topics.small_votes(text, at.choices), (frozenset({"for", "against"}), DIGIT)),
    Step(lambda at, text: topics.on_numbers(text, at.choices), ("for", DIGIT)),
    plain(repeated.without_from_me, "from", words_of_choices),
    plain(repeated.without_article, "the", DIGIT),
    plain(repeated.with_plain_and, repeated.ANDS, DIGIT),
    plain(authored.all_by_one, authored.ALL_OF_IT, words_of_choices),
    Step(changes.numbered_at, (words_of_choices,)),
    Step(
        lambda at, text: at.g.while_vote.sub(lambda found: "and".ljust(len(found["while"])), text),
        (AGAINST_EACH_OTHER,),
    ),
    Step(lambda at, text: at.g.but_vote.sub("and", text), ("but",)),
    Step(
        lambda at, text: often.often_behind(text) if at.st.line_start and changes.in_bare_list(at) else text,
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
    Step(changes.brought_instead, (submitted.SUCCEEDING, "i")),
    of_verbs(relatives.taken_from, "who", "from", "i", "and"),
    of_verbs(rights.by_right, rights.USING),
    plain(rights.made_so, rights.BECOMING),
    # what is announced
    plain(announced.beside_himself, INTENDING | {"announce", "want", "wish", "let"}, marks=("I, ",)),
    plain(announced.am_doing, "am", "i", marks=("I, ",)),
    plain(announced.to_become, {"intent", "intention"}, "to"),
    plain(announced.intended, announced.KINDS),
    plain(announced.led, announced.NAMED),
    # stress and courtesy
    plain(
        announced.asked_besides,
        {"would", "could", "will", "can", "won"},
        {"you", "someone", "somebody", "everyone"},
        marks=("?",),
    ),
    plain(emphasis.without_stress, emphasis.STRESSING),
    plain(courtesies.asked_to_note, PLEADING, marks=("?",)),
    Step(changes.asked_of, marks=("?",)),
    plain(courtesies.plainly_asked, courtesies.COURTEOUS),
    plain(courtesies.unthanked, courtesies.THANKING),
    of_verbs(value_first.value_first, value_first.SAYING, {"my", "i"}),
    plain(value_first.without_standing, value_first.STANDING, DIGIT),
    plain(from_here_on.from_here_on, from_here_on.FROM),
    plain(from_here_on.no_longer, from_here_on.NO_MORE, "no", {"am", "is", "m", "s", "i"}),
    Step(lambda at, text: courtesies.down_as(text, at.choices), (courtesies.DOWN, "me", words_of_choices)),
    plain(courtesies.with_mine, courtesies.MINE_ASKED),
    Step(lambda at, text: idioms.does_these(text, at.g.thirds), ("it", ":")),
    of_verbs(agency.acting_for, agency.ACTING),
    plain(agency.acting_through_me, "it", {"me", "i"}, {"so", "therefore", "hence", "thus"}),
    Step(lambda at, text: spoken_for(at.c, text), ({"officer", "me"},)),
    # heads of texts
    Step(
        lambda at, text: decorated.undecorated(text, at.g.document_kinds) if at.st.line_start else text,
        (nouns_for_texts,),
        decorated.MARKS,
    ),
    Step(
        lambda at, text: in_pieces.told_in_pieces(text, at.g.document_kinds, at.g.verb_of),
        (in_pieces.IT, nouns_for_texts, ":"),
    ),
    plain(in_pieces.without_origin, in_pieces.COMING, HEREBY),
    Step(changes.asked_behind_at, (nouns_for_texts,), ("?",)),
    Step(changes.reads_now_at, (reads_now.SAYING,), (":", ".")),
    Step(changes.coloured_so, (nouns_for_texts, presented.COLOURING)),
    Step(changes.presented_at, (nouns_for_texts, presented.PRESENTING)),
    Step(changes.led_to_at, (nouns_for_texts, led_to.LEADING)),
    Step(changes.several_led_to, (led_to.COUNTED, ":")),
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
    Step(changes.as_another, (heads.ANOTHER, ":", "one")),
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
    of_verbs(set_off.without_set_off, marks=("(", " - ", "--", " – ", " — ", "I, ")),
    Step(changes.in_passing),
    Step(changes.turned_at),
    Step(changes.strung_at),
    plain(asides.without_rule, asides.BY_RULE_WORDS),
    plain(idioms.how_many_first, marks=("they are, ",)),
    plain(asides.without_aside_within, marks=("is, ", "are, ", "remains, ")),
    plain(asides.without_wish, asides.WISHING, "and"),
    of_verbs(clefts.uncleft, clefts.CLEAVING),
    Step(lambda at, text: clefts.put_together(text, at.g.nouns, at.g.verbs, at.g.things), ("i", "is", {"the", "that"})),
    plain(asides.without_called, UPON, marks=(", ",)),
    Step(changes.without_apposed),
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
    Step(changes.without_total_at),
    Step(lambda _, text: namings.of_which(text) if text.startswith("Of ") else text, marks=("Of ",)),
    plain(topics.in_its_place, topics.POINTING),
    plain(topics.so_it_is_done, topics.SO_DONE, {"that", "it", "this"}, marks=(", ",)),
    # what is done by the words themselves
    plain(hereby.as_told, "which"),
    plain(hereby.as_noticed, "notice", "given"),
    Step(changes.as_submitted),
    Step(changes.with_its_verb, (nouns_of_deeds.NAMING_DEEDS,)),
    Step(lambda at, text: hereby.by_this_mail(text, at.g.verb_of), (MAILS, "this")),
    Step(lambda at, text: hereby.as_done(text, at.g.verb_of, at.g.nouns), (HEREBY,)),
    of_verbs(hereby.as_ordered, hereby.SO_ORDERED),
    plain(vocatives.without_asked, "me", vocatives.GOING_ON, marks=(", ",)),
    plain(vocatives.you_named, "you", "from", marks=(", ",)),
    Step(changes.hereby_last),
    plain(hereby.done_once, "and"),
    Step(changes.from_now, (hereby.FROM_NOW,)),
    Step(changes.said_and_done, ("do",)),
    # rows
    Step(changes.remarked, marks=("(", ", ")),
    plain(idioms.with_row_joined, idioms.GOING, ":"),
    Step(lambda at, text: leads_on(at.c, at.st, text), (LEADING_ON,)),
    plain(spelled.in_figures, spelled.SPELLED_KINDS),
    Step(lambda at, text: topics.as_made(text, at.g.named_deed), (BRINGING,)),
)
