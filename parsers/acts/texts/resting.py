"""Acts whose text is the rest of the author's words, and tags in brackets that say what a mail is.

    Subject: [Motion] strike 305
    [Proposal] Repeal rule 311.

Where players follow the customs of an issue tracker, the tag performs in a mail that answers none: in its subject, or
at the start of a line. Only the tags that the nomic declares for an action count. In an answer, the tag of the
subject says to what a bare "yes" belongs; one at the start of a line performs only with words that order something,
for with others it may just say what they are about ("[Proposal 312] looks fine").
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any

from engine.acts import Act
from engine.expressions import expression
from engine.language import Document, Slot, Words
from parsers.acts.context import Context, add_act
from parsers.acts.parameters import parameters
from parsers.body.own import Kind
from parsers.body.payloads import clean, goodbye_cut
from parsers.body.statements import Statement
from parsers.clauses.adjuncts import adjuncts
from parsers.clauses.model import Adjuncts, Hit
from parsers.phrases.matching import Match, match, wordless
from parsers.scan import Scan

TAG = expression(r"\s*\[(?P<tag>[A-Za-z][A-Za-z -]{1,30}?)(?:\s*#?(?P<number>\d{1,6}))?\]\s*")
ANSWER = expression(r"^\s*+(?:(?:re|aw|sv|antw)\s*+:\s*+)+", re.I)
MOST_TAGS = 5
"""Brackets looked at in one subject: those of the list, and a few of its author's."""
POINTING = expression(r"\s*(?:[:.,–-]|(?:as follows|reading|to read|with the following text)\s*:?)\s*", re.I)
"""What only points at the text."""
INFINITIVE = expression(r"\s*(?:to|that)\b", re.I)
LABELLED = expression(r"\s*+:\s*")
NUMBERED = (Slot.PROPOSAL, Slot.CODE)
"""Slots of things that are known by a number."""


@dataclass(frozen=True, slots=True)
class Tagged:
    """A known tag: its actions, its number, and where the words after it begin."""

    words: tuple[Words, ...]
    number: str | None
    end: int


def find_tag(tags: Mapping[str, tuple[Words, ...]], text: str) -> Tagged | None:
    """The first known tag at the start of a text; other brackets before it are passed over."""
    at = 0
    for _ in range(MOST_TAGS if tags else 0):
        found = TAG.match(text, at)
        if found is None:
            return None
        known = tags.get(" ".join(found["tag"].lower().split()))
        if known:
            return Tagged(known, found["number"], found.end())
        at = found.end()
    return None


def _answers(c: Context) -> bool:
    """Whether the mail answers another one."""
    return bool(c.mail.in_reply_to or ANSWER.match(c.subject))


def answered_tag(c: Context) -> Tagged | None:
    """The tag of the mail that is answered."""
    answer = ANSWER.match(c.subject)
    return find_tag(c.grammar.book.tags, c.subject[answer.end() :]) if answer is not None else None


# -- the rest of the author's words -----------------------------------------------------------------


def rest_of_words(c: Context, start: int) -> tuple[str, int]:
    """The author's own words from an offset to the first line that is none of his; and where they end."""
    end = start
    for line in chain(islice(c.layout.above(start + 1), 1), c.layout.below(start + 1)):
        if line.end < start or line.kind is Kind.BLANK:
            continue
        if line.kind is not Kind.OWN:
            if end > start:
                break
            continue
        end = max(end, line.end)
    return clean(goodbye_cut(c.body[start:end])).strip(), end


def resting_act(c: Context, st: Statement, s: Scan, hit: Hit, words: Words, *, labelled: bool) -> bool:
    """ "I propose to amend ...", "Revised 312: ...": the text goes on to the end of the author's words."""
    named = parameters(c, s, hit, words, st)
    if named is None or not (labelled or hit.first_person or not hit.match.phrase.verb):
        return False
    begin = hit.end
    after = s.text[hit.end :]
    if labelled:
        colon = LABELLED.match(after)
        begin += colon.end() if colon is not None else 0
    elif INFINITIVE.match(s.text, hit.match.start):
        begin = hit.match.start
    else:
        pointing = POINTING.match(after)
        begin += pointing.end() if pointing is not None else 0
    text, end = rest_of_words(c, st.start + begin)
    add_act(c, st, s, words.action, {**named[0], words.body: text or None}, hit.start, max(hit.end, begin), hit.frame)
    c.consumed = max(c.consumed, end)
    return True


# -- tags -------------------------------------------------------------------------------------------


def tagged_subject(c: Context) -> bool:
    """Whether the subject performs, in a mail that answers none; its act has no place in the body."""
    tags = c.grammar.book.tags
    tagged = None if not tags or _answers(c) else find_tag(tags, c.subject)
    if tagged is None:
        return False
    s, st = Scan(c.subject, c.vocabulary), Statement(0, 0, "", True, True)
    for words in tagged.words:
        if words.document is Document.REST:
            title, (text, end) = c.subject[tagged.end :].strip(), rest_of_words(c, 0)
            params = {"title": title} if text and title else {}
            c.acts.append(Act(words.action, {**params, words.body: text or title or None}))
            c.consumed = end
            return True
        found = _phrase_at(c, s, words, tagged.end)
        if found is not None:
            named = parameters(c, s, Hit(found, tagged.end, found.end, Adjuncts()), words, st)
            c.acts += [Act(words.action, params) for params in named or ()]
            return bool(named)
    return False


def tagged_line(c: Context, st: Statement, s: Scan) -> bool:
    """ "[Proposal] Repeal rule 311." at the start of a line."""
    if not s.text.startswith("[") or not c.grammar.book.tags:
        return False
    tagged = find_tag(c.grammar.book.tags, s.text)
    if tagged is None:
        return False
    frame = adjuncts(c.grammar, s, "", "", c.setting)
    for words in tagged.words:
        if words.document is Document.REST:
            if _answers(c):
                continue
            hit = Hit(Match(wordless(words), {}, tagged.end, tagged.end), 0, tagged.end, frame)
            return resting_act(c, st, s, hit, words, labelled=True)
        found = _phrase_at(c, s, words, tagged.end)
        if found is not None:
            named = parameters(c, s, Hit(found, 0, found.end, frame), words, st)
            for params in named or ():
                add_act(c, st, s, words.action, params, 0, found.end, frame)
            return bool(named)
    return False


def _phrase_at(c: Context, s: Scan, words: Words, pos: int) -> Match | None:
    """The phrase of an action that begins with its verb at a position: "strike 305"; the longest."""
    found: list[Match] = []
    for phrase in c.grammar.book.by_words.get(words.action, ()):
        verb_end = pos + len(phrase.verb)
        if s.low.startswith(phrase.verb, pos) and not s.low[verb_end : verb_end + 1].isalnum():
            one = match(phrase, s, verb_end)
            found += [one] if one is not None else []
    bare = c.grammar.book.bare.get(s.low[pos:].strip(" .!"), ())
    found += [Match(wordless(words), sets, pos, len(s.text.rstrip())) for known, sets in bare if known is words]
    return max(found, key=lambda one: one.end, default=None)


def numbered(words: Words, number: str | None, params: dict[str, Any]) -> dict[str, Any]:
    """The parameters with the number of a tag or label as the thing that the action is about."""
    about = next((one.name for one in words.params if one.slot in NUMBERED), None)
    return params if number is None or about is None else {about: number, **params}
