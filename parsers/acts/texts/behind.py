"""What stands behind a text and belongs to it: its title or name, its parts, what it depends on."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Any

from engine.expressions import expression
from engine.language import Document, Slot, Words
from parsers.acts.context import Context, since
from parsers.acts.texts.payload import GAP, take_part
from parsers.acts.texts.title_lines import naming
from parsers.body.own import Kind
from parsers.body.statements import Statement
from parsers.naming_words import BETWEEN, LEADS
from parsers.parts import add_parts, split_parts, take_relations
from parsers.scan import Scan, quoted
from parsers.titles import TITLE_RUN, sentence_title
from parsers.unbelievers import unbeliever_named

PART_AFTER = expression(
    r"\s*(?:accused|accuser|defendant|contract|party|parties|(?:accused\s+party|contract\s+in\s+question)|(?:(?:my|the|its)\s+)?(?:unbelievers?|reasoning|arguments?|reasons?))\s*[:=]"
    r"|\s*(?:(?:my|the|its)\s+)?(?:unbeliever\s+(?:is|shall\s+be|will\s+be)\s|(?:reasoning|arguments?)\s+(?:is|are)\s+(?:that|this|as)\s)",
    re.I,
)
REASONS_BELOW = expression(r"\s*(?:my\s+|the\s+)?(?:reasoning|arguments?|reasons?)\s*", re.I)
"""A line that only heads the reasons below it."""
TIMING_AFTER = expression(
    r"\s*(?:(?:its|the)\s+)?timing\s*(?::|is|shall\s+be)?\s*(anytime|voting)"
    r"|\s*(?:it|this|the\s+trick|this\s+trick)\s+(?:can|may|is|shall|will)\s+(?:[a-z]+\s+){0,4}?(?:at\s+)?(anytime|voting)\b(?:\s+time)?\s*+[.!]?\s*$",
    re.I,
)
_CALLED = r"(?:titled|entitled|called|named|dubbed|headed|christened|styled|known\s+as)"
_CAPITAL = r"(?-i:(?!I\b)[A-ZÀ-Þ0-9][\w'’&-]*)"
NAMED_BEHIND = expression(
    rf"\s*+,?\s*(?:(?:and\s+)?{_CALLED}|(?:under|by|with|bearing|of)\s+the\s+(?:title|name|heading)(?:\s+of)?"
    rf"|(?P<is>(?:it|this|the\s+(?:new\s+|whole\s+)?[a-z]+)(?:['’]s(?:\s+(?:now|hereby))?(?:\s+to\s+be)?|\s+be|\s+is(?:\s+(?:now|hereby))?(?:\s+to\s+be)?|\s+(?:shall|will)(?:\s+henceforth)?\s+be)(?P<so>\s+{_CALLED})?)"
    r"|(?:it|this|the\s+(?:new\s+|whole\s+)?[a-z]+)\s+(?:(?:goes|is\s+known|shall\s+(?:go|be\s+known))\s+by(?=\s+[\"“])|(?:(?:goes|is\s+known|shall\s+(?:go|be\s+known))\s+by|bears|has|carries|shall\s+bear)\s+(?:the|an?)\s+(?:(?:new|fresh)\s+)?(?:name|title)(?:\s+of)?,?)"
    r"|(?:(?:and|I)\s+)+(?:(?:hereby|shall|will|also)\s+)?(?:call|name|title|entitle|dub|christen)\s+(?:it|this|the\s+(?:new\s+|whole\s+)?[a-z]+)"
    r"|(?:(?:its|the)\s+(?:new\s+)?|new\s+)(?:title|name)\s*(?:is(?:\s+(?:now|changed\s+to|to\s+be))?|becomes|shall\s+be|will\s+be|:))\s*+:?\s*"
    rf"(?:[\"“‘'_*](?P<title>[^\"”’_*\n]{{1,100}}?)[.,]?[\"”’'_*]|(?P<bare>(?:(?:the|an?)\s+)?{_CAPITAL}(?:\s+(?:(?!in\s+(?:English|Latin|French|German|Danish|Spanish|Dutch|Swedish)\b)(?:of|the|and|&|for|in|on|to|an?|with)\s+){{0,2}}{_CAPITAL}){{0,7}}))"
    r"(?=\s*(?:$|[.,;!()]|(?:and|from|henceforth|hereafter|while|since|because|in\s+[A-Z]\w+|for\s+short)\b))",
    re.I,
)
"""What names a text behind it: "... } titled Small Hats, and I paint it Brown", "The contract is called the Tea Pact"."""
TITLED_BEHIND = expression(
    rf"\s*+(?:[,;(]\s*|(?=and\s))(?:(?:and|which|that)\s+)?(?:(?:shall\s+|is\s+to\s+)?be\s+(?:known|called|titled|entitled|named)(?:\s+as)?|{LEADS}){BETWEEN}(?:[\"“](?P<title>[^\"”\n]{{1,100}}?)[.,]?[\"”]|(?P<bare>(?-i:{TITLE_RUN})))(?=\s*(?:$|[.,;!()]))",
    re.I,
)
"""The same in all other words, right behind it: ", title 'Hats', in blue"."""
TITLE_LABEL = expression(
    r"\s*(?:(?:the|its|my)\s+)?(?:new\s+|revised\s+)?(?:title|name)\s*+:\s*([^\s\"“‘'_*:;][^\"”\n:;]{0,80}?)[.]?\s*",
    re.I,
)
"""The same as a label."""
COLOUR_AFTER = expression(r"\s*colou?r\s*+[:=]\s*(?P<colour>[A-Z][a-z]+(?:\s+[A-Z][a-z]+)?)\s*+[.!]?\s*", re.I)
"""Its colour as a label below it."""
COLOUR_BESIDE = expression(
    r"\s*+[,;]\s*(?:and\s+)?(?:(?:with\s+)?(?:its\s+|the\s+)?colou?r(?:\s*[:=]|\s+is)?\s+|(?:in|coloured|colored|painted)\s+)?(?P<colour>[A-Za-z]+(?:\s+(?:Blue|Red|Sienna))?)(?:,?\s+please)?(?=\s*(?:[,.;!]|$))",
    re.I,
)
"""The same right behind it, perhaps before its title."""
RELATES_AFTER = expression(
    r"\s*+[,;(]?\s*(?:(?:and|which|from\s+now\s+on|henceforth|also|now|note\s+that|please\s+note(?:\s+that)?|NB:?)\s+)*(?:it|this(?:\s+(?:proposal|one))?|which|the\s+proposal)\b[^.;:]{0,30}\b(?:depends|conflicts|requires|(?:dependent|conditional)\s+(?:up)?on|in\s+conflict\s+with|needs(?=\s+(?:[\"“]|#?p?\d|proposal|prop)))\b"
    r"|\s*its\s+(?:\w+\s+)?(?:conflicts?|dependenc(?:y|ies))\b|\(?(?:conflicts|depend)\w*\s*(?:with|on|:)",
    re.I,
)
AND_RELATES = expression(
    r"\s*+,?\s*and\s+(?:it\s+)?(?:(?:now|also|still|further)\s+)?(?:depends|conflicts|requires)\s+(?:up)?(?:on|with)\b",
    re.I,
)
"""Behind its title: "it is called 'Hats', and depends on 412"."""
LEANS_AFTER = expression(
    r"(?=[^.]{0,200}\b(?:depend(?:ent|ing|ency|encies)|prerequisites?)\b)\s*+[,;(]?\s*(?:(?:and|also|now)\s+)*(?:it|this(?:\s+(?:proposal|one))?|the\s+proposal)\b[^.;:]{0,40}\b(?:(?:relies|leans|builds|rests|hinges|hangs)\s+(?:up)?on|unless|without|needs|only\s+(?:if|after|once))\b",
    re.I,
)
"""The same in words that need another to say so: "It leans on 412, so mark it as dependent"."""
RENAMED = expression(
    r"\s*+,?\s*(?:and|I)\s+(?:(?:also|hereby|now|I)\s+)*(?:(?:re-?title|rename|call|name|title|entitle|dub)\s+(?:it|this|the\s+\w+)\s+(?:to\s+|as\s+)?|give\s+(?:it|this|the\s+\w+)\s+(?:the|a|this)\s+(?:(?:new|fresh|better|other)\s+)?(?:title|name)\s*(?:of\s+|:\s*)?)(?=[\"“])",
    re.I,
)
"""Behind a text: what it is called."""


def trailing(c: Context, pos: int, document: Document, words: Words, params: dict[str, Any]) -> None:
    """Labels that belong to the document but stand after its closing delimiter."""
    for later in since(c, pos):
        if later.start < pos:
            continue
        text = c.body[later.start : later.end]
        if document is Document.CONSULTATION:
            if not params.get("unbeliever") and (named := unbeliever_named(text)):
                params["unbeliever"], pos = named, later.end
                continue
            m = PART_AFTER.match(text)
            if not m and later.line_start and later.line_end and REASONS_BELOW.fullmatch(text):
                below = next((one for one in since(c, later.end) if one.start >= later.end), later)
                end = paragraph_end(c, below)
                if below is not later and (said := c.body[below.start : end].strip()):
                    params["reasoning"], pos = said, end
                    continue
            if not m:
                break
            end = paragraph_end(c, later)
            if not c.body[later.start + m.end() : end].strip():  # the label stands alone, its text below
                below = next((one for one in since(c, later.end) if one.start >= later.end), later)
                end = paragraph_end(c, below)
            _, parts = split_parts(c.body[later.start : end], inline=True)
            add_parts(parts, params)
            if parts.get("question") and not params.get(words.body):
                params[words.body] = parts["question"]
            pos = end if "reasoning" in parts else later.end
            continue
        if document is Document.TRICK:
            m = TIMING_AFTER.match(text)
            if m:
                params["timing"] = (m.group(1) or m.group(2)).title()
            break
        if document is Document.PROPOSAL and (renamed := RENAMED.match(text)) is not None:
            title = quoted(text, renamed.end())
            if title is not None and not text[title[1] :].strip(" .!"):
                params["title"] = title[0]
                pos = later.end
                continue
        if document is Document.PROPOSAL:
            text = _without_colour(c, text, words, params)
            if not text.strip(" .!)"):
                pos = later.end
                continue
        if (until := _called_behind(c, text, words, params)) is not None:
            rest = text[until:]
            if document is Document.PROPOSAL:
                rest = _without_colour(c, rest, words, params)
                if RELATES_AFTER.match(rest) or AND_RELATES.match(rest):
                    take_relations(Scan(rest.replace("\n", " "), c.vocabulary), 0, len(rest), params)
                    rest = ""
            if rest.strip(" .!)"):
                break  # it goes on with what else is done
            pos = later.end
            continue
        if document is Document.PROPOSAL and not params.get("title") and (called := TITLE_LABEL.fullmatch(text)):
            params["title"] = called[1].strip()
            pos = later.end
            continue
        if document is Document.PROPOSAL and (coloured := COLOUR_AFTER.fullmatch(text)) is not None:
            take_part(c, "colour", coloured["colour"], naming(words), params)
            pos = later.end
            continue
        if document is Document.PROPOSAL and (RELATES_AFTER.match(text) or LEANS_AFTER.match(text)):
            take_relations(Scan(text.replace("\n", " "), c.vocabulary), 0, len(text), params)
            pos = later.end
            continue
        break
    c.consumed = max(c.consumed, pos)


def _without_colour(c: Context, text: str, words: Words, params: dict[str, Any]) -> str:
    """What is left of words behind a text when they begin with its colour, which is taken: ", in Beige"."""
    beside = COLOUR_BESIDE.match(text)
    if beside is None:
        return text
    if not params.get("color"):
        take_part(c, "colour", beside["colour"].title(), naming(words), params)
    same = str(params.get("color")).lower() == " ".join(beside["colour"].lower().split())
    return text[beside.end() :] if same else text


NAME_ROOM = 300
"""Characters behind a text in which it gets its name."""


LED_BEHIND = expression(
    r"\s*+(?P<by>,?\s*(?:(?:and|also|oh)\b,?\s+)?(?:(?:from\s+(?:now|here|this\s+(?:moment|day|mail|message|point))\s+on(?:wards?)?|henceforth|hereafter|as\s+of\s+(?:now|today)|now|today|let)\b,?\s+|(?<=and\s)))(?=(?:it|this|its|the|it['’]s)\b)",
    re.I,
)
"""From when on a text is called so: "and from now on it is called 'Hats'"."""


def _called_behind(c: Context, text: str, words: Words, params: dict[str, Any]) -> int | None:
    """Take the title or name that words behind a text give it; where they end."""
    key = naming(words)
    titled = words.document is Document.PROPOSAL or any(one.slot is Slot.TITLE for one in words.params)
    if params.get(key) or not titled:
        return None
    led = LED_BEHIND.match(text)
    text = text if led is None else text[: led.start("by")] + " " * len(led["by"]) + text[led.end("by") :]
    found = NAMED_BEHIND.match(text, len(text) - len(text.lstrip(" ")), NAME_ROOM)
    if found is None or (found["is"] and found["bare"] and not found["so"]):
        found = TITLED_BEHIND.match(text, 0, NAME_ROOM)
    if found is not None:
        params[key] = " ".join((found["title"] or found["bare"]).split())
        return found.end()
    if title := sentence_title(Scan(text.replace("\n", " "), c.vocabulary)):
        params[key] = title
        return len(text)
    return None


def paragraph_end(c: Context, st: Statement) -> int:
    gap = GAP.search(c.body, st.end)
    end = gap.start() if gap else len(c.body)
    stop = next(
        (line.start for line in c.layout.below(st.start + 1) if line.kind not in (Kind.OWN, Kind.BLANK)),
        len(c.body),
    )
    return min(end, stop)
