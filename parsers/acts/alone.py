"""Lines that perform without a verb: bare words, answers, moves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.acts.context import Context, add_act, add_unclear
from parsers.acts.parameters import complete
from parsers.acts.pointing.mentions import numbers_in
from parsers.acts.pointing.resolving import number_heading
from parsers.acts.taking import take_hit
from parsers.acts.texts.headings import said_by
from parsers.acts.texts.resting import answered_tag, numbered
from parsers.acts.turning import turned
from parsers.body.quotes import quoted_words
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.adjuncts import adjuncts
from parsers.clauses.model import Adjuncts, Hit
from parsers.clauses.words import ME
from parsers.phrases.book import Bare
from parsers.phrases.matching import Match, wordless
from parsers.scan import DIGIT, Scan
from parsers.slots import read_slot

MENTIONED = expression(r"\s*[\"“„«].*[\"”“»]\s*", re.S)
"""Words that are quoted and not said."""
SAID_AGAIN = expression(r"([a-z]{3,14})(?:[,!.\s]+\1){1,4}")
"""A bare word for the sake of emphasis: "ZOT, ZOT, ZOT!"."""
SPOKEN_OF = expression(r"\s*[\"“„«][^\"”“»]*[\"”“»]\s*+[,–—-]*\s*[a-z]")
"""Quoted words that a sentence begins with and says more about: '"ZOT!" said the Oracle'."""
TOO = expression(r"\s+(?:too|as well|also)$")
BESIDES = expression(
    r"^(?:(?:[a-z]{3,12}ly|hereby|also|well|therefore)\s+"
    r"|(?:(?:in\s+the\s+)?mean(?:time|while)|as\s+it\s+stands|(?:until|till)\s+then|for\s+(?:now|the\s+(?:record|moment|present|time\s+being)|my\s+part)|so|then|and|but|well|still|anyway|therefore|on\s+reflection|(?:yes|yeah|yep|sure|fine|great|cool)(?:,?\s+please)?)\s*+[,:]\s*)+"
)
"""How a word is said that performs by standing alone: "Gladly supported."."""
HEAD = expression(r"\W*([^.,;:!(—–]{2,40}?)\s*(?:[.,;:!(—–]|\s-\s|$)")
REMARK = expression(
    r"(?P<said>[^;:–—]{2,75}?)\s*(?:[;:–—]|\s-\s)\s*(?:and\s+so\s+|so\s+)?(?P<word>[a-z][a-z ]{2,24}?)\s*+[.!]*\s*$"
)
"""A short remark with a bare word behind it: "Fine by me; supported."."""
LOUD_REMARK = expression(
    r"(?P<said>[A-Z][a-z'’]*(?:\s+[A-Za-z'’]+){0,5}|[A-Z][a-z'’]*(?:\s+[A-Za-z'’]+){0,9}(?=,\s+(?:so|hence|thus|therefore)\s)),\s+(?:(?:so|hence|thus|therefore)\s+)?(?P<word>[A-Z]{3,}(?:\s[A-Z]{3,})?)\s*+[.!]*\s*$"
)
"""The same before a comma, where the word is in capitals: "I disagree, INCONSISTENT.", "Sorry Ned, GUILTY."."""
SMALL_REMARK = expression(
    r"(?P<said>[^,;:–—]{2,60}),\s+(?:(?:so|then|and\s+so|hence|therefore)\s+)?"
    r"(?P<word>(?:the\s+)?[a-z]+\s[a-z ]{2,20}?)(?:,?\s+please)?\s*+[.!]*\s*$"
)
"""The same of several words: "Everything is filled, clock on!"."""
UNMEANT = expression(
    r"\b(?:no|never|nobody|none|without|if|would|might|could|should|maybe|perhaps|they|he|she|e|who|said|says|say|wrote|writes|told|tells|asked|asks|begged|begs|wants|wanted|shouted|shouts|cried|cries|answered|replied|voted|rule|was|were|like|word|called|(?<!^)not)\b|n['’]t\b|[\"“?]"
)
"""Makes such a word one that is only spoken of."""
ANSWERED = expression(
    r"\s*+(?:(?:oh|ah|well|ok|okay|so|plus|but|finally|lastly|next|first|second|now|right|yes|also|and|then)\b,?\s++){0,3}(?:also|and|then|my\s++answers?|both)?\s*+:?\s*+(?:(?:for|on|re|ad|as\s+(?:to|for)|regarding)\s+(?=#?\d|cons))?(consultations?\s+(?:n(?:o|r|um)\b\.?\s*)?)?(?:number\s+|#)?(\d{1,6}(?:(?:,\s*(?:and\s+)?|\s+and\s+)(?:consultation\s+)?#?\d{1,6}){0,9})\s*(?:[:=,–—-]|->|→)?\s+",
    re.I,
)
NUMBER = expression(r"\d+")
JUDGING = frozenset("answer answers consultation consultations oracle priest zot ruling".split())
"""One of these is in a mail that answers questions."""
ASKED_ABOVE = expression(r"\bconsultations?\b", re.I)
VOTING = expression(r"(?i)\bvot|ballot")
ANSWER_END = expression(r"\s*(?:$|[.,;:!(—–-])")


BY_MYSELF = expression(r"\s*([a-z]+ed)\s+by\s+" + ME + r"(?=\s*(?:$|[,.;!–—-]))")
"""By whom something is done, behind a word that performs: "Supported by me, with all my heart"."""
INTERJECTED = expression(
    r"(?:(?:lo+l|lmao|rofl|ha(?:ha)+|hehe|heh|ok|okay|yes|yep|yeah|yup|sure|well|right|oh|ah|hm+|meh|sigh|aye)(?:\s*+[,!.:])?\s+)+(?=[a-z])"
)
"""What somebody calls out before a word that performs: "lol yes support"."""


def bare_word(c: Context, st: Statement, s: Scan) -> bool:
    """A word that performs by standing alone: "Objection!", "ZOT!", "guilty"."""
    if traps.asks(s.text) or MENTIONED.fullmatch(s.text):
        return False
    printed = c.data and (c.headed or not c.reply)
    if printed and (c.tells or not st.new_paragraph):
        return False
    whole = s
    if (speaks := speaker(c)) is not None and (said := speaks.match(s.text)):
        s = Scan(" " * said.end() + s.text[said.end() :], c.vocabulary, c.reply, c.selves, c.purse)
    if (by := BY_MYSELF.match(s.low)) is not None:
        s = Scan(f"{by[1]:<{by.end()}}{s.text[by.end() :]}", c.vocabulary, c.reply, c.selves, c.purse)
    if not s.holds(c.grammar.bare_words):
        return under_condition(c, st, s)
    text = TOO.sub("", s.low.strip(" .!*_\"'-–—(),;:"))
    text = INTERJECTED.sub("", text)
    if (again := SAID_AGAIN.fullmatch(text)) is not None:
        text = again[1]
    words_found = c.grammar.book.bare.get(text) or c.grammar.book.opens.get(BESIDES.sub("", text))
    end = len(s.text.rstrip())
    if not words_found:
        head = HEAD.match(s.low)
        if head and (st.line_start or ITS_NUMBERS.match(s.text, head.end(1))) and not SPOKEN_OF.match(s.text):
            words_found = c.grammar.book.opens.get(head.group(1).strip())
            end = head.end(1)
    if not words_found and (loud := LOUD_LIST.match(s.text)) is not None and st.line_start:
        words_found, end = c.grammar.book.opens.get(loud["word"].lower()), loud.end("word")
        if words_found:
            words, sets = _meant(c, words_found)
            return said_of_each(c, st, s, words, dict(sets), loud)
    remark = REMARK.match(s.low) if not words_found else None
    if remark is None and not words_found and not s.text.isupper():
        remark = LOUD_REMARK.match(s.text)
    small = SMALL_REMARK.match(s.low) if remark is None and not words_found and st.line_end else None
    if small is not None and any(one[0].bare_anywhere for one in c.grammar.book.opens.get(small["word"], ())):
        remark = small
    if remark is not None and not UNMEANT.search(remark["said"]):
        words_found, end = c.grammar.book.opens.get(remark["word"].lower()), len(s.text.rstrip())
    if not words_found:
        return under_condition(c, st, s)
    if printed and not words_found[0][0].bare_anywhere:
        return False
    said_before = s.mask[: s.mask.rfind(",", 0, end) + 1] if "," in s.mask[:end] else ""
    if s.holds(traps.CONDITIONS) and s.text[end:].strip() and traps.conditional(s.text[end:]):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "condition")
        return True
    if said_before and (traps.supposes(said_before, s.vocab) or traps.conditional(said_before)):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "condition")
        return True
    words, sets = _meant(c, words_found)
    if words.bare_under and not s.text[:end].strip(" .!*_").isupper() and not called_for(c, words.bare_under):
        return False
    if (numbers := ITS_NUMBERS.match(s.text, end)) is not None:
        return said_of_each(c, st, s, words, dict(sets), numbers)
    numbered_so = named_beside(c, st, words, s, end, remark)
    if numbered_so is None:
        return False
    if (which := OF_SEVERAL.match(s.text)) is not None and which.end() < end:
        target = next((one for one in words.params if one.required and one.slot is Slot.TARGET), None)
        if target is None:
            add_unclear(c, st.start, st.start + len(s.text.rstrip()), "which of several is meant")
            return True
        numbered_so = {**numbered_so, target.name: which["which"]}
    if not c.reply and not words.bare_anywhere and not (st.line_end and number_heading(c, st)):
        return False
    frame = adjuncts(c.grammar, s, "", "", c.setting)
    hit = Hit(Match(wordless(words), {}, 0, end), 0, end, frame)
    words = turned(c, words, hit, whole)[0]
    tagged = answered_tag(c)
    params = numbered(words, tagged.number, dict(sets)) if tagged is not None and words in tagged.words else dict(sets)
    params |= numbered_so
    complete(c, params, words, s, hit, st)
    add_act(c, st, s, words.action, params, 0, end, frame)
    return True


@cache
def _called(what: str) -> re.Pattern[str]:
    return expression(what)


def called_for(c: Context, what: str) -> bool:
    """Whether a mail is about what a bare word may mean: its subject tells, or what it says and quotes."""
    known = c.called.get(what)
    if known is None:
        known = c.called[what] = any(_called(what).search(text) is not None for text in (c.subject, c.body))
    return known


CONDITIONED = expression(
    r"\W*(?P<word>[a-z]{3,20}(?:\s[a-z]{3,20})?)"
    r"(?P<on>\s+(?:unless|if|provided|assuming|as\s+long\s+as|only\s+if|until)\b.*)",
    re.S,
)


def under_condition(c: Context, st: Statement, s: Scan) -> bool:
    """Report a bare word under a condition: "Objection unless he pays"; whether there is one."""
    if not (c.reply and st.line_start and s.holds(traps.CONDITIONS)):
        return False
    found = CONDITIONED.match(s.low)
    if found is None or found["word"] not in c.grammar.book.opens or not traps.conditional(found["on"]):
        return False
    add_unclear(c, st.start, st.start + len(s.text.rstrip()), "condition")
    return True


OF_SEVERAL = expression(
    r"\W*(?:and\s+|but\s+)?(?:to|on|for|as\s+(?:to|for)|regarding|re)\s+(?P<which>the\s+(?:first|second|third|last|former|latter|other)(?:\s+(?:one|intent))?)\s*[:,–—-]\s",
    re.I,
)
"""Before a bare word: which of several things it is said on."""
OF_WHICH = expression(
    r"\s*+[!.,:–—-]*\s*+[(\[]?\s*(?:(?:on|for|to|of|in)\s+)?(?:(?:consultation|indictment)\s+(?:number\s+|no\.?\s*)?#?|#)(\d{1,6})\s*[)\]]?\s*+[.!]*\s*$",
    re.I,
)
"""Behind a bare word: on what it is said, "ZOT! (Consultation 54)"."""


ITS_NUMBERS = expression(
    r"\s*+:\s*(?P<kind>consultations?\s+|indictments?\s+)?(?P<list>(?:#?\d{1,6}(?:,\s*(?:and\s+)?|\s+and\s+|\s*&\s*)?){1,20})\s*(?:\([^()]*\)\s*)?[.!]?\s*$",
    re.I,
)
"""Behind a bare word: all that it is said on, "CONSISTENT: 12, 13"."""
LOUD_LIST = expression(
    r"\W{0,8}(?P<word>[A-Z]{3,}(?:\s[A-Z]{3,})?)\s+(?:on\s+|to\s+)?(?P<kind>(?:[Cc]onsultations?|[Ii]ndictments?)\s+)?(?P<list>#?\d{1,6}(?:(?:,\s*(?:and\s+)?|\s+and\s+|\s*&\s*)#?\d{1,6}){0,20})\s*(?:\([^()]*\)\s*)?[.!]*\s*$"
)
"""A bare word in capitals with its numbers: "ZOT 21, 22 and 24."."""
COUNTED = expression(r"(?<![#\d])\d(?!\d)")
"""A number that may as well say how many said so."""


def said_of_each(
    c: Context, st: Statement, s: Scan, words: Words, sets: dict[str, Any], numbers: re.Match[str]
) -> bool:
    """A bare word with the numbers of the things that it is said on; where it may be a count of votes, nothing."""
    param = next(
        (one for one in words.params if one.required and one.slot in (Slot.CONSULTATION, Slot.INDICTMENT)), None
    )
    if param is None or c.data or (not numbers["kind"] and COUNTED.search(numbers["list"])):
        return False
    for number in NUMBER.findall(numbers["list"]):
        add_act(c, st, s, words.action, {param.name: number, **sets}, 0, numbers.end("list"), Adjuncts())
    return True


SAID_ON = expression(r"\b(?:on|in|for|to|re)\s+#?(\d{1,6})\b(?!\s*+[:.-]\s*\d)")
"""In a remark before a bare word: on what it is said, "The verdict on 7 is in: GUILTY"."""


def named_beside(
    c: Context, st: Statement, words: Words, s: Scan, end: int, remark: re.Match[str] | None
) -> dict[str, Any] | None:
    """The number of a thing that stands before a bare word or behind it; None where there are several."""
    param = next(
        (one for one in words.params if one.required and one.slot in (Slot.CONSULTATION, Slot.INDICTMENT)), None
    )
    if param is None:
        return {}
    if remark is not None:
        said = s.text[remark.start("said") : remark.end("said")]
        found = numbers_in(said, param.slot, c.vocabulary) or SAID_ON.findall(said)
        return {param.name: found[0]} if len(found) == 1 else None if found else {}
    behind = OF_WHICH.match(
        c.body, st.start + end, stop if (stop := c.body.find("\n", st.start + end)) >= 0 else len(c.body)
    )
    return {param.name: behind[1]} if behind is not None else {}


@cache
def _speaker(titles: str) -> re.Pattern[str]:
    return expression(
        rf"\s*(?P<as>as\s+)?(?:the\s+)?(?:{titles})\s*(?:here\b\s*|(?:hereby\s+)?(?:says?|speaks|rules|decides|declares|answers|responds|replies)\s*)?(?(as)[:,]|:)\s+",
        re.I,
    )


def speaker(c: Context) -> re.Pattern[str] | None:
    """An officer who tells what he says: "Oracle says: ZOT!"."""
    titles = c.grammar.titles.pattern
    return _speaker(titles) if titles else None


def _meant(c: Context, found: Sequence[Bare]) -> Bare:
    """Which action a bare word performs: the one whose tag is answered, else the first."""
    tagged = answered_tag(c) if len(found) > 1 else None
    return next((one for one in found if tagged is not None and one[0] in tagged.words), found[0])


def answer_form(c: Context, st: Statement, s: Scan) -> bool:
    """ "121: TRUE", "118 YES", "12 is INCONSISTENT", "Consultation 12: FALSE"."""
    if c.data or DIGIT not in s.vocab or traps.asks(s.text):
        return False
    m = ANSWERED.match(s.text)
    if not m:
        return False

    voting = any(a.action == c.grammar.ballot for a in c.acts) or VOTING.search(c.subject)
    for slot, words in c.grammar.answers:
        found = read_slot(slot, s, m.end())
        if found and ANSWER_END.match(s.text[found[0][1] :]):
            word = s.text[m.end() : found[0][1]]
            plain = (
                slot is Slot.ANSWER
                and word.upper() in ("YES", "NO")
                and all(a.action != words.action for a in c.acts)
                and c.words.isdisjoint(JUDGING)
                and not (c.layout.quoted and ASKED_ABOVE.search(quoted_words(c.layout, st)))
            )
            loud = word.isupper() or (slot is Slot.CLAIM and word.istitle() and c.reply)
            if not m.group(1) and (voting or not loud or plain):
                return False
            for number in NUMBER.findall(m.group(2)):
                values = {Slot.CONSULTATION: number, slot: found[0][0]}
                params = {one.name: values[one.slot] for one in words.params if one.slot in values}
                add_act(c, st, s, words.action, params, 0, found[0][1], Adjuncts())
            return True
    return False


def whole_line(c: Context, st: Statement, s: Scan) -> bool:
    """A line that performs without a verb, as an officer declares: "Snail Chess: e2-e4", "Happy Gift Day!".

    Behind another sentence it does so only where the thing that it names is known from the mail.
    """
    if c.data:
        return False
    for line, words in c.grammar.book.lines:
        found = line.search(s.text) if s.holds(line.words) else None
        if found is None or (line.within and not line.known and line.within.isdisjoint(c.words)):
            continue
        things = [one.name for one in words.params if one.slot is Slot.THING and not st.line_start]
        thing = line.known or next(iter(things), "")
        if not (thing or st.line_start):
            continue
        named = found[thing] if thing else ""
        said = thing and (named.lower() in things_here(c, thing) or (not line.known and named in c.subject))
        meant = line.known and (
            line.meant(found, c.subject, c.words) or (right_below(c, st, words) and line.goes_on(found))
        )
        if not thing or said or meant:
            if words.gives:
                return passed_on(c, st, s, words, found)
            add_act(c, st, s, words.action, said_by(words, found), 0, line_end(found), Adjuncts())
            return True
    return False


def right_below(c: Context, st: Statement, words: Words) -> bool:
    """Whether the act before is of the same kind, and nothing stands between."""
    last = c.acts[-1] if c.acts else None
    return last is not None and last.action == words.action and not c.body[last.end : st.start].strip(" \t\n.!;")


def things_here(c: Context, kind: str) -> set[str]:
    """The things of a kind that the author made or joined in this mail, in small letters."""
    return {
        str(act.params.get(kind) or act.params.get("name")).lower()
        for act in c.acts
        if act.action.endswith(kind) and not act.action.startswith("leave")
    }


def line_end(found: re.Match[str]) -> int:
    """Where the last word of a line stands that its parameters are made of."""
    return max((found.end(name) for name in found.groupdict()), default=found.end())


def passed_on(c: Context, st: Statement, s: Scan, words: Words, found: re.Match[str]) -> bool:
    """A line by which something passes to somebody else: each of its parts is read as in a sentence."""
    values: dict[str, Any] = {}
    for one in words.params:
        if said := found.groupdict().get(one.name):
            read = read_slot(one.slot, Scan(said, c.vocabulary), 0)
            if not read:
                return False
            values[one.name] = read[0][0]
    end = line_end(found)
    hit = Hit(Match(wordless(words), values, 0, end), 0, end, adjuncts(c.grammar, s, "", "", c.setting))
    return take_hit(c, st, s, hit, len(s.text))
