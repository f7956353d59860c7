"""Puts a text that was found into the parameters of its act."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Any

from engine.language import Document, Words
from parsers.acts.context import Context
from parsers.clauses.model import Hit
from parsers.parts import fill_document
from parsers.payloads import Payload
from parsers.scan import Scan, quoted


def fill(c: Context, payload: Payload, document: Document, words: Words, params: dict[str, Any], s: Scan) -> None:
    text = payload.text
    if document is Document.ITEMS:
        params[words.body] = items_of(text)
        return
    fill_document(document, words.body, text, params, s)
    if document is Document.LIST:
        items2 = []
        for line in text.split("\n"):
            m = re.search(
                r"(?:rule|r|4e)\s*(?:4e)?(\d+)?[^\"'“]{0,120}[\"'“]([^\"'”]{1,300})[\"'”]\s*(?:->|=>|→|should be|to|becomes|for)\s*[\"'“]([^\"'”]{1,300})[\"'”](?:\s+in\s+R(?:ule\s+)?(\d+))?",
                line,
                re.I,
            )
            if m:
                items2.append({"rule": m.group(1) or m.group(4), "wrong": m.group(2), "right": m.group(3)})
        if items2:
            params["items"] = items2


_LABEL = re.compile(r"\A\s*(?:the\s+)?(?:errors?|mistakes?|faults?)\s*:\s*", re.I)
_MARK = re.compile(r"\s*(?:\d+[.)]|[-*•])\s*")
_STOPS = (".", ";", "!")


def items_of(text: str) -> list[str]:
    """The items of a list: each begins with a mark, or on a line after one that ended."""
    items: list[str] = []
    text = _LABEL.sub("", text)
    for line in text.split("\n"):
        mark = _MARK.match(line)
        said = line[mark.end() if mark else 0 :].strip()
        if items and said and not mark and not items[-1].endswith(_STOPS):
            items[-1] += " " + said
        elif said:
            items.append(said)
    return [item.rstrip(".;") for item in items]


def trick(c: Context, params: dict[str, Any], s: Scan, hit: Hit) -> None:
    if not params.get("name"):
        for m in re.finditer(r"[\"“'‘]", s.text[hit.start :]):
            got = quoted(s.text, hit.start + m.start())
            if got:
                params["name"] = got[0]
                break
    timing = re.search(r"\btiming\s*:?\s*(anytime|voting)|[(,:–—-]\s*(?:an?\s+)?(anytime|voting)\b", s.mask.lower())
    if timing:
        params["timing"] = (timing.group(1) or timing.group(2)).title()
    params.setdefault("effect", None)
