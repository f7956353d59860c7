"""Texts and what they are that stand above their act: "Is Wonko a Player? I submit this as a Consultation.", "A
proposal from the hills, 'Right of Way'. I submit it thus:".

The first takes its text from the words right before it, the second what kind of text it has, and perhaps its title.
"""

from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.acts.apart import said_beside
from parsers.acts.context import Context
from parsers.acts.texts.document import document_act
from parsers.acts.texts.items import several_documents
from parsers.body.statements import Statement
from parsers.clauses.adjuncts import adjuncts
from parsers.clauses.model import Hit
from parsers.clauses.words import ADVERB
from parsers.phrases.matching import Match
from parsers.scan import Scan, quoted
from parsers.slots.names import OPENING

BRINGING = frozenset(
    "put bring hand send submit resubmit propose present table offer introduce enter file lodge create".split()
)
ALONE = BRINGING - {"put", "bring", "hand", "send"}
"""Those that need no particle."""
BROUGHT = expression(
    rf"(?:^|[,;:]\s+|\b(?:and|so)\s+|^(?:in|for|as|here|now|thus|therefore|instead|to)\b[^,;:.!?]{{0,40}}\s)(?P<act>I\s+(?:{ADVERB},?\s+)*(?:{'|'.join(sorted(ALONE))}|put\s+forward|bring\s+forward|hand\s+in|send\s+in)\s+(?:it|this(?:\s+(?:new\s+)?one)?|the\s+same|that|another(?:\s+one)?|an?\s+(?:new|better|shorter|longer|simpler|improved|other|different|second|revised)\s+one|the\s+following(?:\s+one)?)\b(?P<rest>[^.;:!?\x00]{{0,80}}?)\s*)(?P<colon>:)?\s*$",
    re.I,
)
"""Brings along a text that words before it speak of."""
OTHER_ONE = expression(r"\b(?:one|another|following)\b", re.I)
"""In such words: it is not the thing of which the sentences before speak."""
SEVERAL = expression(
    rf"\s*(?:here\s+(?:are|come|follow)\s+)?(?P<what>(?:my|the|these|two|three|four|five|several|some|a\s+few|\d)\s[^.;:!?\x00]{{1,60}}?s)(?:,?\s+(?:all\s+(?:of\s+)?)?(?:which|that|and)|(?:\s[^,.;:!?\x00]{{1,60}})?,?\s+(?:all|both|each)\s+of\s+which|\s[^,.;:!?\x00]{{1,60}},\s+which)\s+I\s+(?:{ADVERB},?\s+)*(?:{'|'.join(sorted(ALONE))})\b(?:\s+(?:them|these))?[^.;:!?\x00]{{0,60}}:\s*$",
    re.I,
)
"""Brings along several: "Two Consultations, which I hereby submit:"."""
THESE = expression(
    rf"(?:^|[,;:]\s+|\b(?:and|so)\s+|^(?:in|for|as|here|now|thus|therefore|instead|to)\b[^,;:.!?]{{0,40}}\s)(?P<act>I\s+(?:{ADVERB},?\s+)*(?:{'|'.join(sorted(ALONE))})\s+"
    r"(?:both\s+of\s+these|(?:all\s+of\s+)?these(?:\s+(?:two|three|four|five))?|the\s+following(?!\s+one\b)(?:\s+(?:two|three|four|five))?|(?:two|three|four)\s+(?:things|texts|documents|items)))[^.;:!?\x00]{0,40}:\s*$",
    re.I,
)
"""Brings along several without a noun: "I submit both of these:"."""
RELATED = expression(r"\b(?:conflict(?:s|ing)?|depend(?:s|ent|ency|encies|ing)?|requires)\b", re.I)
"""Only of proposals it is said."""
AHEAD = 4
"""Statements below in which it may be said."""
NEAR = 2
"""Sentences before it in which its kind is said."""


def brought(c: Context, st: Statement, s: Scan) -> bool:
    """Whether a sentence submits "it", and the text follows."""
    if not s.holds(BRINGING):
        return False
    if several := SEVERAL.match(s.mask):
        return several_brought(c, st, s, several)
    if (these := THESE.search(s.mask)) is not None and these_brought(c, st, s, these):
        return True
    found = BROUGHT.search(s.mask)
    if found is None or not (found["colon"] or text_follows(c, st)):
        return False
    if these is not None and found["rest"].strip():
        return False  # "the following" what?
    start = found.start("act")
    above = [c.body[one.start : one.end].replace("\n", " ") for one in c.statements[max(0, c.index - NEAR) : c.index]]
    words, place = _kind(c, [s.text[:start], *reversed(above), c.subject])
    if words is None and '"' in found["rest"]:
        words = next((one for one in c.book.words if one.document and one.creates == Slot.PROPOSAL.value), None)
    if words is None and c.acts and OTHER_ONE.search(found["act"]) and c.made_at >= c.index - NEAR:
        above_it = c.book.of(c.acts[-1].action)
        words, place = (above_it, "") if above_it.document is not None and above_it.creates else (None, "")
    phrase = next(iter(c.grammar.book.by_words.get(words.action, ())), None) if words is not None else None
    if words is None or phrase is None:
        return False
    values = said_beside(c, words, Scan(place, c.vocabulary, purse=c.purse)) if place else {}
    title = _title_in(s.text[found.start("rest") : found.end("act")])
    if not title and not (place in above and OTHER_ONE.search(found["act"])):
        title = _title_in(place)
    named = next((one.name for one in words.params if one.slot is Slot.TITLE), None)
    if title and named is not None:
        values[named] = title
    end = found.end("act")
    frame = adjuncts(c.grammar, s, s.text[:start], "", c.setting)
    hit = Hit(Match(phrase, values, start, start + len(found["act"]) - len(found["rest"])), start, end, frame)
    return document_act(c, st, s, hit._replace(end=hit.match.end), words, len(s.text), labelled=True)


def _title_in(text: str) -> str | None:
    """The first quotation in a text."""
    at = next((n for n, mark in enumerate(text) if mark in OPENING), -1)
    title = quoted(text, at) if at >= 0 else None
    return title[0] if title else None


def several_brought(c: Context, st: Statement, s: Scan, several: re.Match[str]) -> bool:
    """Whether a sentence submits the things with which it begins: "Two Consultations, which I submit:"."""
    words, _ = _kind(c, [several["what"]], plural=True)
    phrase = next(iter(c.grammar.book.by_words.get(words.action, ())), None) if words is not None else None
    if words is None or phrase is None:
        return False
    frame = adjuncts(c.grammar, s, "", "", c.setting)
    hit = Hit(Match(phrase, {}, 0, several.end("what")), 0, several.end("what"), frame)
    return several_documents(c, st, s, hit, words)


def these_brought(c: Context, st: Statement, s: Scan, these: re.Match[str]) -> bool:
    """Whether a sentence submits what stands below, of one kind that the words around it tell."""
    above = [c.body[one.start : one.end].replace("\n", " ") for one in c.statements[max(0, c.index - NEAR) : c.index]]
    below = [c.body[one.start : one.end].replace("\n", " ") for one in c.statements[c.index + 1 : c.index + 1 + AHEAD]]
    words, _ = _kind(c, [s.text[: these.start()], *reversed(above), c.subject], plural=True)
    kinds = {found.action for text in below if (found := _kind(c, [text])[0]) is not None}
    if words is None and len(kinds) == 1:
        words = c.book.of(next(iter(kinds)))
    if words is None and not kinds and any(RELATED.search(text) for text in below):
        words = next((one for one in c.book.words if one.document and one.creates == Slot.PROPOSAL.value), None)
    phrase = next(iter(c.grammar.book.by_words.get(words.action, ())), None) if words is not None else None
    if words is None or phrase is None or (kinds and kinds != {words.action}):
        return False
    start, end = these.span("act")
    frame = adjuncts(c.grammar, s, s.text[:start], "", c.setting)
    return several_documents(c, st, s, Hit(Match(phrase, {}, start, end), start, end, frame), words)


def text_follows(c: Context, st: Statement) -> bool:
    """Whether a text with marks around it begins right below."""
    block = c.finder.next_block(st.end)
    return (block is not None and not c.body[st.end : block.start].strip()) or c.finder.row_follows(st.end)


def _kind(c: Context, texts: list[str], plural: bool = False) -> tuple[Words | None, str]:
    """What kind of document the nearest of some texts names last, and that text."""
    kinds = {one.creates: one for one in reversed(c.book.words) if one.document and one.creates}
    for name, known in c.grammar.documents.items():
        if name.rpartition(" ")[2] in kinds and name not in kinds and known[0].document:
            kinds = {name: known[0], **kinds}  # "refresh proposal" before "proposal"
    for text in texts if kinds else ():
        found = re.findall(
            rf"\b({'|'.join(sorted(kinds, key=len, reverse=True))}){'s' if plural else ''}\b", text.lower()
        )
        if found:
            return kinds[found[-1]], text
    return None, ""
