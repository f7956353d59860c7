"""Puts a statement in plain order: what is said beside the deed, or in another place, is left out or moved."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set

from engine.expressions import expression
from parsers.acts.apiece import SUMMED, without_total
from parsers.acts.context import Context
from parsers.acts.leads import LEADING_ON, leads_on, spoken_for
from parsers.acts.plain_words import in_plain_words
from parsers.acts.titles_like_deeds import SPEAKERS, without_titles
from parsers.arrows import ARROW, with_plain_arrows
from parsers.asides import (
    BY_RULE_WORDS,
    DESCRIBING,
    JOINED_BY,
    PASSING,
    REMARKING,
    WISHING,
    in_passing,
    without_apposed,
    without_aside_within,
    without_called,
    without_remark,
    without_rule,
    without_wish,
)
from parsers.clauses.intents import INTENDING
from parsers.clefts import CLEAVING, put_together, uncleft
from parsers.courtesies import COURTEOUS, MINE_ASKED, asked_of, asked_to_note, plainly_asked, with_mine
from parsers.emphasis import STRESSING, without_emphasis, without_stress
from parsers.heads import (
    ANOTHER,
    HERE,
    PRAISING,
    REPLACING,
    REVISED,
    TEXT_BELOW,
    as_another,
    named_right_behind,
    plain_head,
    replaced_last,
    revised_first,
    unpraised,
    without_byline,
    without_pointing,
)
from parsers.hereby import (
    FROM_NOW,
    FRONTED,
    HEREBY,
    SO_ORDERED,
    as_done,
    as_noticed,
    as_ordered,
    as_told,
    by_this_mail,
    done_once,
    from_now,
    said_and_done,
)
from parsers.namings import (
    FOND,
    KNOWN_AS,
    NAMING,
    OWNING,
    SUCH,
    all_owned,
    by_name_alone,
    described,
    named,
    of_which,
    unadorned,
)
from parsers.nouns_of_deeds import DOING_THEM, NAMING_DEEDS, item_with_verb, with_its_verb
from parsers.numbered import COUNTING, counted, named_people, numbered, without_old_vote
from parsers.oneself import AS_HOLDER, SELF_WORDS, as_its_priest, as_oneself, by_his_name, says_he_himself
from parsers.relatives import TELLING, about_whom, in_token_of_that, listed_alone, taken_from, where_made, without_told
from parsers.rights import BECOMING, USING, by_right, made_so
from parsers.scan import DIGIT
from parsers.spelled import SHORTHAND, SPELLED_KINDS, head_in_figures, in_figures, written_out
from parsers.statements import Statement
from parsers.strung import STRINGING, strung
from parsers.submitted import MARKED, SUCCEEDING, as_submitted, brought_instead
from parsers.titled import TITLING, titled_behind
from parsers.topics import BRINGING, POINTING, as_headed, as_made, as_this_is, hereby_in_its_place, in_its_place
from parsers.turned import (
    ENDING,
    ONE_OF,
    SO_THAT,
    TURNING,
    as_said_of,
    deed_first,
    done_to,
    ends_last,
    has_mine,
    mine_first,
    next_is,
    right_behind,
    same_intent,
    so_that_it_is,
    summed_again,
    thing_first_done,
)
from parsers.vocatives import GREETING, without_greeting, without_vocative, you_named
from parsers.word_order import LATE, MEANWHILE, adverb_in_its_place, subject_first, without_circumstance

MARKS = frozenset("*<_")
"""Around what somebody does for show: "*sigh* I vote ..."."""
MAILS = frozenset("email mail message post note letter".split())
"""What an author calls what he sends."""
SCARE_QUOTED = expression(r"\bI\s+(?:\w+ly\s+|hereby\s+)?[\"“][a-z]+[\"”]\s")

FEW_QUOTED = expression(r"[\"“]([a-z]+(?:[ ][a-z]+){0,2})[\"”]")

REMARKED_ROW = expression(
    r"\W{0,4}(?:consultation\s+)?#?\d{1,6}(?P<aside>\s*\((?-i:(?![^()]*\b[A-Z]{2,}\b)[^()\d]{1,70})\)(?=\s*[:–-])|,\s+(?:the|that)\s+(?:\w+\s+)?one\s+(?:about|on|with|concerning|regarding|for|from|by|over|in|of)\s[^,;:()]{1,40}(?=:)|,\s+(?!(?:and|or|to|priest|last|yesterday|earlier|says|said|in\s+(?-i:[A-Z])|(?:hereby\s+)?\w+ed)\b)(?-i:[a-z][a-z'’ -]{2,40})(?=:))",
    re.I,
)
"""A line that begins with a number, and a remark on which one that is: "62 (new): ZOT", "62, every word of it: ZOT"."""
AGAINST_EACH_OTHER = frozenset({"while", "whilst", "whereas", "though", "although", "albeit"})
"""One of these stands between votes that are set against each other."""
UPON = frozenset({"that", "this", "the", "a", "an", "my", "our", "your"})
"""One of these begins what somebody calls a thing."""
GOING = frozenset("goes passes falls moves returns is".split())
"""One of these is where something is handed on."""
PARTED_ROW = expression(
    r"\W{0,4}(?:consultation\s+)?#?\d{1,6}(?P<mark>\s*:)\s+(?:hereby\s+|now\s+)?(?:(?:goes|passes|falls|moves|returns)|is\s+(?:(?:hereby|now|herewith)\s+)?(?:assigned|reassigned|given|handed|passed|entrusted|sent|allotted))\s+(?:(?:over|on|back|instead|now|hereby)\s+)?to\s+(?=(?:the\s+)?(?:priest(?:ess)?\s+)?(?-i:[A-Z]))",
    re.I,
)
"""A line that begins with a number, and a mark between it and where it goes: "62: goes to Hob"."""
AND_DOES = expression(
    r"\W*(?P<and>and(?:\s+(?:then|also|now))?)\s+(?:(?:hereby|then|also|now|further|herewith)\s+)*(?P<verb>[a-z]+)\b"
)


_MANY = r"(?:two|three|four|five|several|some|a\s+few|a\s+couple\s+of|\d)"
DOES_THESE = expression(
    rf"(?<=[\w,)]\s)(?P<told>(?:(?:hereby|now|also|today)\s+)*(?:does|performs|takes|makes|undertakes)\s+(?:the\s+following|these|this|{_MANY})(?:\s+(?:\w+\s+)?(?:things?|acts?|actions?|deeds?|moves?|steps?))?(?:\s+(?:today|now|here|at\s+once))?\s*+:\s+it)(?=\s+(?:(?:hereby|also|now)\s+)?(?P<verb>[a-z]+s)\b)"
)
"""Between an entity and what it does: "Acme does two things today: it gives m5 to Ivy, and it ..."."""


def does_these(text: str, verbs: frozenset[str]) -> str:
    """The text, of the same length, with blanks for words that only say that an entity does what stands behind them."""
    found = DOES_THESE.search(text)
    if found is None or found["verb"] not in verbs or "I " in text[: found.start()].split(",", maxsplit=1)[0]:
        return text
    return text[: found.start()] + " " * len(found["told"]) + text[found.end("told") :]


WHEREFORE = expression(r"(?<=[,;]\s)wherefore\b(?![^.;:!]*\?)", re.I)
"""Leads to what follows from the words before it."""
UNTIL_THEN = expression(
    r"(?:(?<=^)|(?<=^and\s)|(?<=^so\s)|(?<=^but\s))pending(?=\s+[^;:.!?\x00]{2,200}?,\s+I\s+(?:hereby|herewith)\s)",
    re.I,
)
"""At the head of what is done hereby: it is done until something is so, and not if it is."""


WITHIN_LINE = expression(r"\s*\((?:[1-9]|[a-h]|i{1,3}|iv|vi{0,3})\)(?=\s+[A-Z\"“])")
"""The mark of a sentence within its paragraph: "I do two things. (1) The Clock is off. (2) ..."."""


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


def goes_unheard(c: Context, said: Set[str]) -> bool:
    """Whether words that can do nothing neither say who acts, nor stand where they end what a line above began."""
    return not (c.setting.actor or c.setting.sample or c.listed or "officer" in said or "me" in said)


CARE_LESS = expression(r"\b(?:could(?:n['’]t|\s+not)?|can(?:not|['’]t))\s+care\s+less", re.I)
"""Supposes nothing: "I couldn't care less about 403, so ABSTAIN there"."""
DENYING = frozenset("not never no don didn doesn isn wasn haven hadn cannot can couldn don't".split())
NOT_BUT = expression(
    r"(?P<head>\bI(?:['’](?:m|ve|d))?\s+(?:(?:do|did|am|was|have|had|could|can)(?:n['’]t|\s+not|\s+never)|can(?:not|['’]t)|never|no\b|not\b|\w+\s+no\b)[^,;:.!?\x00]{2,80}?,?\s)but(?=\s+(?:(?:hereby|still|now|nevertheless|nonetheless)\s+)?(?:vote|abstain|object|support|shelve)\s)"
)
"""Before what somebody does in spite of what he does not: "I don't like 949 but vote FOR it"."""
PLEADING = frozenset("please kindly pls plz kind good".split())
BROUGHT_BY = frozenset({"by", "from", "frae"})
"""One of these is before whose a text is."""
COLUMN = expression(
    r"\s*[A-Z][a-z]{2,14}(?=\s{3,}(?:m\s?\d{1,5}|\d{1,5}\s?m(?:acks?|ackerel)?|(?:\d{1,2}|[Oo]ne|[Tt]wo|[Tt]hree)\s[A-Z][a-z]+(?:\s[A-Z][a-z]+)?\s+socks?)\s(?:goe?s?|from|to)\s)"
)
"""A word in a column of its own that says what the deed behind it is: "Alms     m4 go from me to Pim"."""
EVERY_ONE = expression(r"\b(?:every|each)\s+(?:single\s+)?one\s+of(?=\s+(?:these|the\s+following|you)\s*:)")
ITS_DONE = expression(
    r"(?<=\w)\sso\sits(?=\s(?:hereby\s|now\s)?(?:withdrawn|retracted|pulled|dropped|activated|revoked|gone|off)\b)",
    re.I,
)
"""What somebody who writes no apostrophes does: "my proposal is broken so its withdrawn"."""
ALL_OF_THEM = expression(
    r"\bthey\s+are,\s+(?P<all>(?:all\s+(?:two|three|four|five)|both)(?:\s+of\s+them)?),\s+(?=(?:hereby\s+)?[a-z]+(?:ed|wn)\b)"
)
"""How many they are, between "are" and what is done: "they are, all three of them, withdrawn"."""
OF = expression(r"(?<![\w'’])o['’](?=\s)")
"""A sailor's "of"."""
ME_OWN = expression(r"(?<![\w'’])me(?=\s+own\s)")
"""A sailor's "my"."""
SCOTS = {"frae": "from", "tae": "to", "fer": "for"}
_SCOTS = expression(r"(?<![\w'’])(?:frae|tae|fer)(?![\w'’])")


_EGO = r"(?<![\w'’.(-]){I}(?=\s|['’](?:m|ll|d|ve)\b)"
SMALL_I, LARGE_I = expression(_EGO.replace("{I}", "i")), expression(_EGO.replace("{I}", "I"))
"""The author, as those write him who write everything small, and as most do."""


def in_plain_order(c: Context, st: Statement, text: str, said: Set[str]) -> str:
    """The text, of the same length and with these words, as it would be without what is said beside the deed or in
    another place; who writes everything small is read like others until it is in order."""
    if "i" not in said or SMALL_I.search(text) is None or LARGE_I.search(text) is not None:
        return _in_order(c, st, text, said)
    return LARGE_I.sub("i", _in_order(c, st, SMALL_I.sub("I", text), said))


def _in_order(c: Context, st: Statement, text: str, said: Set[str]) -> str:
    """The same; each is looked for where one of its words stands."""
    if ":=" in text:
        text = text.replace(":=", ": ")
    if DIGIT in said and not said.isdisjoint(SPEAKERS):
        text = without_titles(text, c.vocabulary.choices)
    if ARROW in said:
        text = with_plain_arrows(text)
    if not said.isdisjoint(SHORTHAND) or "b/c" in text or "w/" in text:
        text = written_out(text)
    if "o'" in text or "o’" in text:
        text = OF.sub("of", text)
    if "me" in said and "own" in said:
        text = ME_OWN.sub("my", text)
    if not said.isdisjoint(SCOTS):
        text = _SCOTS.sub(lambda found: SCOTS[found[0]].ljust(len(found[0])), text)
    if c.consumed and "and" in said:
        text = went_on(c, st, text)
    if not st.line_start and (mark := WITHIN_LINE.match(text)) is not None:
        text = " " * mark.end() + text[mark.end() :]
    g = c.grammar
    if not said.isdisjoint(SELF_WORDS) or (not said.isdisjoint(AS_HOLDER) and not said.isdisjoint(g.offices)):
        text = as_oneself(text, g.title_words, g.plain_third, g.nouns)
    if "priest" in said and ("me" in said or "i" in said):
        text = as_its_priest(text, g.plain_third)
    if text.rstrip(" .!").endswith(")"):
        text = says_he_himself(text)
    if any(name in text for name in c.selves):
        text = by_his_name(text, c.selves, g.plain_third, g.nouns)
    if " I " in text or " I," in text:
        text = subject_first(text, g.verbs)
    if not said.isdisjoint(LATE):
        text = adverb_in_its_place(text, g.verbs, g.nouns)
    if not said.isdisjoint(MEANWHILE):
        text = without_circumstance(text, g.verbs)
    if "   " in text and (column := COLUMN.match(text)) is not None:
        text = " " * column.end() + text[column.end() :]
    if "one" in said and "of" in said and ":" in said:
        text = EVERY_ONE.sub(lambda found: "each of".rjust(len(found.group())), text)
    if "its" in said:
        text = ITS_DONE.sub(", it's", text)
    text = in_plain_words(c, st, text, said)
    if not said.isdisjoint(GREETING):
        text = without_greeting(text)
    if "less" in said and "care" in said:
        text = CARE_LESS.sub(lambda found: "shrug".ljust(len(found.group())), text)
    if "but" in said and "i" in said and not said.isdisjoint(DENYING):
        text = NOT_BUT.sub(lambda found: found["head"] + "; I", text)
    if "wherefore" in said:
        text = WHEREFORE.sub("therefore", text)
    if "pending" in said and "i" in said:
        text = UNTIL_THEN.sub("until  ", text)
    if not said.isdisjoint(COUNTING):
        text = named_people(counted(text) if DIGIT in said else text)
    if DIGIT in said and not said.isdisjoint(FOND):
        text = unadorned(text)
    if not said.isdisjoint(c.grammar.choice_words):
        if "hundred" in said:
            text = head_in_figures(text)
        text = numbered(text, c.vocabulary.choices)
        if "my" in said and DIGIT in said:
            text = without_old_vote(text, c.vocabulary.choices)
    if not said.isdisjoint(AGAINST_EACH_OTHER):
        text = c.grammar.while_vote.sub(lambda found: "and".ljust(len(found["while"])), text)
    if "but" in said:
        text = c.grammar.but_vote.sub("and", text)
    if "whom" in said:
        text = about_whom(text)
    if "which" in said and "i" in said:
        text = in_token_of_that(text, said)
    if "; " in text and "i" in said:
        text = listed_alone(text)
    if "which" in said and "i" in said and "forum" in said:
        text = where_made(text)
    if not said.isdisjoint(TELLING) and not said.isdisjoint(HEREBY):
        text = without_told(text)
    if "i" in said and not said.isdisjoint(SUCCEEDING):
        text = brought_instead(text, sentence_before(c, st))
    if "who" in said and "from" in said and "i" in said and "and" in said:
        text = taken_from(text, g.verbs)
    if not said.isdisjoint(USING):
        text = by_right(text, c.grammar.verbs)
    if not said.isdisjoint(BECOMING):
        text = made_so(text)
    if not said.isdisjoint(STRESSING):
        text = without_stress(text)
    if "?" in text and not said.isdisjoint(PLEADING):
        text = asked_to_note(text)
    if "?" in text and not said.isdisjoint(c.vocabulary.requested):
        text = asked_of(text, c.vocabulary.requested)
    if not said.isdisjoint(COURTEOUS):
        text = plainly_asked(text)
    if not said.isdisjoint(MINE_ASKED):
        text = with_mine(text)
    if "it" in said and ":" in said:
        text = does_these(text, c.grammar.thirds)
    if "officer" in said or "me" in said:
        text = spoken_for(c, text)
    if ":" in said and "rule" in said:
        text = right_behind(text)
    if not said.isdisjoint(ENDING):
        text = ends_last(text)
    if "next" in said and ":" in said:
        text = next_is(text, c.grammar.document_kinds)
    if not said.isdisjoint(ONE_OF):
        text = summed_again(text)
    if not said.isdisjoint(SO_THAT) and "so" in said:
        text = so_that_it_is(text)
    if ":" in said and "my" in said and not said.isdisjoint(REPLACING):
        text = replaced_last(text, c.grammar.document_kinds)
    if not said.isdisjoint(PRAISING) and not said.isdisjoint(c.grammar.document_words):
        text = unpraised(text, c.grammar.document_kinds)
    if ", " in text and not said.isdisjoint(HERE) and not said.isdisjoint(c.grammar.document_words):
        text = named_right_behind(text, c.grammar.document_kinds)
    if ":" in said and not said.isdisjoint(TEXT_BELOW):
        text = without_pointing(text)
    if ":" in said and "one" in said and not said.isdisjoint(ANOTHER) and (kind := kind_brought(c)):
        text = as_another(text, kind)
    if not said.isdisjoint(BROUGHT_BY) and not said.isdisjoint(g.document_words):
        text = without_byline(text, g.document_kinds, c.selves)
    if ":" in said and not said.isdisjoint(REVISED):
        text = revised_first(text, c.grammar.document_kinds)
    if "i" in said and not said.isdisjoint(TITLING) and not said.isdisjoint(c.grammar.document_words):
        text = titled_behind(text, c.grammar.document_kinds)
    if ":" in said and not said.isdisjoint(c.grammar.document_words):
        text = plain_head(text, c.grammar.document_kinds)
    marked = (
        " - " in text or "--" in text or " – " in text or " — " in text or "(" in text or (":" in said and ", " in text)
    )
    if marked or not said.isdisjoint(PASSING) or not MARKS.isdisjoint(text):
        text = in_passing(text)
    if not said.isdisjoint(TURNING):
        text = turned(c, text, said)
    elif ", " in text and not said.isdisjoint(c.grammar.participles) and goes_on_listing(c, st):
        text = done_to(text, c.grammar.verb_of)
    if ")" in text or not said.isdisjoint(STRINGING):
        text = strung(text, c.grammar.said_of_one, c.grammar.plain_of)
    if not said.isdisjoint(BY_RULE_WORDS):
        text = without_rule(text)
    if "they are, " in text:
        text = ALL_OF_THEM.sub(lambda found: f"{found['all']} are ".rjust(len(found.group())), text)
    if "is, " in text or "are, " in text or "remains, " in text:
        text = without_aside_within(text)
    if not said.isdisjoint(WISHING) and "and" in said:
        text = without_wish(text)
    if not said.isdisjoint(CLEAVING):
        text = uncleft(text, c.grammar.verbs)
    if "i" in said and "is" in said and ("the" in said or "that" in said):
        text = put_together(text, c.grammar.nouns, c.grammar.verbs, c.grammar.things)
    if ", " in text and not said.isdisjoint(UPON):
        text = without_called(text)
    if not said.isdisjoint(BRINGING) or not said.isdisjoint(DESCRIBING):
        text = without_apposed(text)
    if not said.isdisjoint(REMARKING) and not said.isdisjoint(JOINED_BY):
        text = without_remark(text, said)
    text = without_emphasis(text, c.grammar.forms, c.grammar.things)
    if "i" in said and not said.isdisjoint(OWNING):
        text = all_owned(text)
    if not said.isdisjoint(SUCH):
        text = described(text)
    if not said.isdisjoint(KNOWN_AS) and not said.isdisjoint(c.grammar.nouns):
        text = by_name_alone(text)
    if not said.isdisjoint(NAMING):
        text = named(text)
    if "this" in said:
        text = as_this_is(text)
    if ":" in said and ("this" in said or "here" in said):
        text = as_headed(text)
    c.in_all = 0
    if not said.isdisjoint(SUMMED):
        text = without_total(c, text)
    if text.startswith("Of "):
        text = of_which(text)
    if not said.isdisjoint(POINTING):
        text = in_its_place(text)
    if "which" in said:
        text = as_told(text)
    if "notice" in said and "given" in said:
        text = as_noticed(text)
    if not said.isdisjoint(MARKED) or " as " in text[:40] or text.startswith("As "):
        text = as_submitted(text, said, c.grammar.document_kinds, c.grammar.verb_of)
    if not said.isdisjoint(NAMING_DEEDS) and not said.isdisjoint(DOING_THEM):
        text = with_its_verb(text, c.grammar.verbs)
    elif not said.isdisjoint(NAMING_DEEDS) and st.line_start and (c.setting.imperative or c.setting.actor):
        text = item_with_verb(text, c.grammar.verbs)
    if "this" in said and not said.isdisjoint(MAILS):
        text = by_this_mail(text, c.grammar.verb_of)
    if not said.isdisjoint(HEREBY):
        text = as_done(text, c.grammar.verb_of, c.grammar.nouns)
    if not said.isdisjoint(SO_ORDERED):
        text = as_ordered(text, c.grammar.verbs)
    if "you" in said and "from" in said and ", " in text:
        text = you_named(text)
    text = without_vocative(hereby_in_its_place(text, said), c.grammar.things)
    if "and" in said:
        text = done_once(text)
    if not said.isdisjoint(FROM_NOW) and text[:80].lstrip(" -*#").lower().startswith(FRONTED):
        text = from_now(text)
    if "do" in said and ("i" in said or "hereby" in said):
        text = said_and_done(text, c.grammar.verbs)
    numbers = DIGIT in said or not text.isascii()
    if numbers and ("(" in text or ", " in text) and (row := REMARKED_ROW.match(text)) is not None:
        text = text[: row.start("aside")] + " " * len(row["aside"]) + text[row.end("aside") :]
    if ":" in said and not said.isdisjoint(GOING) and (parted := PARTED_ROW.match(text)) is not None:
        text = text[: parted.start("mark")] + " " * len(parted["mark"]) + text[parted.end("mark") :]
    if not said.isdisjoint(LEADING_ON):
        text = leads_on(c, st, text)
    if not said.isdisjoint(SPELLED_KINDS):
        text = in_figures(text)
    return text if said.isdisjoint(BRINGING) else as_made(text, c.grammar.named_deed)


def sentence_before(c: Context, st: Statement) -> str:
    """The sentence before it in its paragraph."""
    if not c.index or st.new_paragraph:
        return ""
    above = c.statements[c.index - 1]
    return c.body[above.start : above.end].replace("\n", " ")


def turned(c: Context, text: str, said: Set[str]) -> str:
    """The text, of the same length, with the parts of a clause in the order that most have."""
    text = as_said_of(text)
    if "my" in said:
        text = has_mine(mine_first(text))
    if "which" in said and "i" in said:
        if "same" in said and c.acts and c.acts[-1].intent is not None:
            text = same_intent(text)
        text = deed_first(text, c.grammar.verbs)
    return text


def goes_on_listing(c: Context, st: Statement) -> bool:
    """Whether the item above did something with its thing by words behind it: "a Blue sock, which I give to Ivy"."""
    above = c.statements[c.index - 1] if c.index and st.line_start and not c.told_instead else None
    if above is None or not c.acts or not above.start <= c.acts[-1].start < st.start:
        return False
    return thing_first_done(c.body[above.start : above.end].replace("\n", " "), c.grammar.verb_of)


def unbraced(c: Context, st: Statement, text: str) -> str:
    """The text, of the same length, without the mark that opens a transaction in it."""
    for block in c.braced:
        if st.start <= block.start < st.end:
            at, end = block.start - st.start, min(block.inner_start, st.end) - st.start
            text = text[:at] + " " * (end - at) + text[end:]
    return text


def went_on(c: Context, st: Statement, text: str) -> str:
    """The text, of the same length, with "I" for the "and" behind the text of a document of his: "} and resign"."""
    found = AND_DOES.match(text)
    last = c.acts[-1] if c.acts else None
    if found is None or last is None or last.actor is not None:
        return text
    if c.body[c.consumed : st.start].strip() or found["verb"] not in c.grammar.verbs | INTENDING:
        return text
    return text[: found.start("and")] + "I".rjust(len(found["and"])) + text[found.end("and") :]


def without_scare_quotes(text: str) -> str:
    """The text, of the same length, with blanks for the marks around a verb of the author's and the few words after it:
    'I "accept" these "informal challenges"'."""
    if ('"' not in text and "“" not in text) or not SCARE_QUOTED.search(text):
        return text
    return FEW_QUOTED.sub(lambda found: f" {found.group(1)} ", text)
