"""Puts a text that was found into the parameters of its act."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from engine.expressions import expression
from engine.language import Document, Words
from parsers.acts.context import Context
from parsers.body.payloads import ROW, Payload
from parsers.clauses.model import Hit
from parsers.clauses.words import OFTEN
from parsers.parts import fill_document
from parsers.phrases.limits import declared
from parsers.scan import Scan, quoted
from parsers.slots.names import clean_name


def fill(payload: Payload, document: Document, words: Words, params: dict[str, Any]) -> None:
    """Put a text into the params of its act: whole, as items, or as a list of corrections."""
    text = payload.text
    if document is Document.ITEMS:
        params[words.body] = items_of(text)
        return
    fill_document(document, words.body, text, params)
    if document is Document.LIST and (found := corrections_of(text)):
        params["items"] = found


_LABEL = expression(r"\A\s*(?:the\s+)?(?:errors?|mistakes?|faults?)\s*+:\s*", re.I)
_RULE = r"(?:\brules?|\br|\b4e)\s*(?:4e)?(\d+)\b"
_RULE_SAID = expression(_RULE, re.I)
_ARROW = r"\s*(?:->|=>|→|\b(?:should\s+(?:be|read)|must\s+(?:be|read)|becomes|to|for)\b)\s*"
_QUOTED = r"[\"“](?P<{0}>[^\"“”]{{1,300}})[\"”]"
_QUOTED_SINGLY = r"(?<!\w)['‘](?P<{0}>[^\"'‘’]{{1,300}})['’](?!\w)"
_QUOTED_PAIRS = tuple(
    expression(
        rf"{marked.format('wrong')}{_ARROW}{marked.format('right')}(?:\s*\(?\s*(?:in\s+)?{_RULE})?",
        re.I,
    )
    for marked in (_QUOTED, _QUOTED_SINGLY)
)
"""Two quoted words; an apostrophe stands in a word between double marks."""
_PLAIN_PAIR = expression(
    rf"(?:^|[:,;–—]|\s-\s|{_RULE})\s*([^\s\"“:;,()][^\"“:;,()]{{0,60}}?)\s*(?:->|=>|→|\bshould\s+(?:be|read)\b)\s*([^\s\"“;,()][^\"“;,()]{{0,60}}?)(?=\s*(?:[;,(.]|$|\bin\s+(?:rule|r|4e)))(?:\s*\(?\s*(?:in\s+)?{_RULE})?",
    re.I,
)


def corrections_of(text: str) -> list[dict[str, str | None]]:
    """The corrections of a Tidiness List, in its order. A rule is named on the line or on one above ("In Rule 72:");
    a line of the list that is no plain pair of words is kept as what is wrong, for a human to read."""
    found: list[dict[str, str | None]] = []
    above: str | None = None
    for line in text.split("\n"):
        mark = _MARK.match(line)
        said = line[mark.end() if mark else 0 :].strip()
        named = _RULE_SAID.search(said)
        quoted_ones = next((ones for pair in _QUOTED_PAIRS if (ones := list(pair.finditer(said)))), [])
        pairs = [(m.start(), m["wrong"], m["right"], m[3]) for m in quoted_ones] or [
            (m.start(), m[2], m[3], m[1] or m[4]) for m in _PLAIN_PAIR.finditer(said)
        ]
        if not pairs:
            if named and (mark or not said.endswith(":")) and _ALTERS.search(said):
                found.append({"rule": named[1], "wrong": said, "right": ""})
            above = named[1] if named else above
            continue
        for at, wrong, right, own in pairs:
            before = [m[1] for m in _RULE_SAID.finditer(said, 0, at)]
            head = _RULE_SAID.match(wrong)  # "R72 occured -> occurred"
            rule = head[1] if head else before[-1] if before else own or above
            found.append({"rule": rule, "wrong": wrong[head.end() if head else 0 :].strip(), "right": right.strip()})
        above = named[1] if named and above is None else above
    return found


_ALTERS = expression(
    r"\b(?:add|remove|delete|insert|replace|change|correct|fix|capital\w*|lower\s?case|comma|swap|missing)\b", re.I
)
_MARK = expression(r"\s*(?:\d+[.)]|[-*•])\s*")
_ITEM_MARK = expression(r"\s*(?:\(?(?:\d{1,2}|[ivx]{1,4})[.)](?=\s)|\(?[a-z]\)|\d+[.)]|[-*•])\s*")
_STOPS = (".", ";", "!")


def items_of(text: str) -> list[str]:
    """The items of a list: each begins with a mark, or on a line after one that ended."""
    items: list[str] = []
    text = _LABEL.sub("", text)
    for line in text.split("\n"):
        mark = _ITEM_MARK.match(line)
        said = line[mark.end() if mark else 0 :].strip()
        if items and said and not mark and not items[-1].endswith(_STOPS):
            items[-1] += " " + said
        elif said:
            items.append(said)
    return [item.rstrip(".;") for item in items]


QUESTION = 600
"""Characters of a text in which it says what it is about."""


def said_in_text(words: Words, params: dict[str, Any]) -> str:
    """The action, which may be another one for what its text says; its parameters are added."""
    known = {param.name for param in words.params}
    for turn in words.text_turns:
        wanted = declared(turn.said).groupindex.keys()
        found = declared(turn.said).search(str(params.get(words.body) or "")[:QUESTION])
        if found:
            said = {name: clean_name(said) for name, said in found.groupdict().items() if said}
            params.update({name: value for name, value in said.items() if name in known or not params.get(name)})
            return turn.to
        if wanted and all(params.get(name) for name in wanted):
            return turn.to  # labelled parts say them
    for name in {name for turn in words.text_turns for name in declared(turn.said).groupindex} - known:
        params.pop(name, None)
    return words.action


TIMING = expression(
    r"\b(?:(?i:usable(?:\s+(?:at|during))?|available|playable|allowed|permitted|performable|to\s+be\s+\w+|can\s+be\s+\w+|may\s+be\s+\w+)\s+)(Anytime|Voting|anytime|voting)\b"
)
"""When a Trick can be done, said of it."""


_TIMED = expression(r"\b(?i:an?|the|its?|new)\s+(Anytime|Voting)\s+[Tt]rick\b")
"""The same, before the word Trick."""
TIMING_LINE = expression(r"\s*timing\s*+[:=]\s*(anytime|voting)\W*\n\s*", re.I)
"""The same on a line of its own, above what the Trick does."""


def trick(params: dict[str, Any], s: Scan, hit: Hit) -> None:
    """Put what is said of a Trick beside its verb into the params of its act: name, timing, effect."""
    if not params.get("name"):
        for m in re.finditer(r"[\"“'‘]", s.text[hit.start :]):
            got = quoted(s.text, hit.start + m.start())
            if got:
                params["name"] = got[0]
                break
    said = s.mask.lower() if "timing" not in s.vocab else s.low
    timing = re.search(
        r"\btiming\s*+(?:(?:is|being|shall\s+be|will\s+be|to\s+be|of)\b|[:,]|\()?\s*[\"“'‘]?(anytime|voting)|\b(?:with|of|at)\s+(?:an?\s+|the\s+)?(anytime|voting)\s+timing\b|[(,:–—-]\s*(?:an?\s+)?(anytime|voting)\b",
        said,
    )
    stated = timing or TIMING.search(s.mask, hit.end) or _TIMED.search(s.mask)
    if stated:
        params["timing"] = next(filter(None, stated.groups())).title()
    effect = params.get("effect")
    if isinstance(effect, str) and (line := TIMING_LINE.match(effect)) is not None:
        params.update(timing=line[1].title(), effect=effect[line.end() :])
    params.setdefault("effect", None)


_EDIT = expression(
    r"\b(?:replac|chang|correct|swap|substitut)\w*\s+(?:the\s+\w+\s+)?[\"“][^\"”]{1,200}[\"”]\s+(?:with|by|to|for)\s+[\"“]",
    re.I,
)
_EDITED = expression(
    r"\s*[\"“][^\"”\n]{1,200}[\"”]\s*(?:becomes|should\s+(?:be|read)|->|=>|→|to\b|is\s+now|is\s+replaced|instead\s+of)[^\n]*\s*",
    re.I,
)
"""Orders a change of a text, and is no text itself."""
_FURTHER = expression(
    r"^[ \t]*(?:title|name)[ \t]*:|^[ \t]*(?:and\s+)?(?:another|a\s+second|the\s+second|the\s+next|a\s+third|next)(?:\s+(?:one|proposal))?(?:\s*,)?(?:\s+(?:is\s+)?(?:titled|entitled|called|named)\b[^\n]{0,80})?:[ \t]*$",
    re.I | re.M,
)
"""A line within a text that begins another text of the kind."""
_OWN_DEED = expression(
    r"(?:^|[.!?]\s+|\n)(?:(?:[Bb]y\s+the\s+way|[Oo]h(?:,?\s+and)?|[Aa]lso|[Aa]nd|PS|P\.S\.?|[Bb]esides|[Ii]n\s+other\s+news|[Ff]inally|[Ii]ncidentally)\b[,:]?\s+){0,2}"
    r"I\s+"
    + OFTEN
    + r"(?:vote\s+(?:FOR|AGAINST|ABSTAIN|[A-Z]{3,})\b|(?:give|transfer|withdraw|object|support|usurp|resign|paint|join|leave)\b(?=[^.\n]{0,40}(?:\bm\d|\d{2,}|\bproposal|\bcontract|\bintent|\bas\b)))"
)
"""A deed of the author's own within a text that nothing delimits."""
_MARK_CLOSED = expression(r"[\"”]")
MOST_LOOKED = 4000
"""Characters of a text in which such a line is looked for."""


def doubtful_text(
    c: Context, s: Scan, params: Mapping[str, Any], words: Words, payload: Payload | None, revising: bool
) -> str:
    """Why the text of a proposal that was found is none, or more than one; empty where all is well."""
    text = params.get(words.body)
    if revising and (_EDITED.fullmatch(text) if isinstance(text, str) else _EDIT.search(s.text)):
        return "says what to change in the text, and not the text"
    if payload is None or payload.marked or any(block.start <= payload.start < block.end for block in c.blocks):
        return ""
    if isinstance(text, str) and params.get("title") and _FURTHER.search(text[:MOST_LOOKED]):
        return "where one text ends and the next begins"
    if isinstance(text, str) and text[:1] in ('"', "“") and not _MARK_CLOSED.search(text, 1):
        return "where the text ends that a quotation mark begins"
    between = c.body[payload.start : payload.end].split("\n")
    if isinstance(text, str) and not (ROW.fullmatch(between[0]) and ROW.fullmatch(between[-1])):
        own = _OWN_DEED.search(text[:MOST_LOOKED])
        return "" if own is None else "where the text ends and what its author does begins"
    return ""
