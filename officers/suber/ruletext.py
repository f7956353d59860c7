"""The text of rules: a ruleset document taken apart, and the paragraphs of an act (Rule 308). Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from engine.expressions import expression
from officers.suber.kinds.documents import IMMUTABLE, MUTABLE

_NUMBER = r"(?P<{0}>[1-9]\d\d)"
_HEADING = expression(
    rf"^(?:(?:(?:(?<=\n\n)|\A)Rule[ \t]+)?{_NUMBER.format('plain')}[.:][ \t]+(?P<rest>.*)"
    rf"|(?:\*\*|__)(?:Rule[ \t]+)?{_NUMBER.format('bold')}[.:]?(?:\*\*|__)[.:]?[ \t]*(?P<bold_rest>.*)"
    rf"|\#{{1,6}}[ \t]*(?:Rule[ \t]+)?\#?{_NUMBER.format('marked')}(?:[.:)]|[ \t]*[-\u2013\u2014]|[ \t]*$)"
    r"[ \t]*(?P<title>.*?)[ \t#]*"
    rf"|\[\#?(?:Rule[ \t]+)?{_NUMBER.format('linked')}\]\([^()\n]*\)[.:]?[^\n]*)$",
    re.MULTILINE,
)
"""How a rule begins: with its number at the left edge, plain ("101."), in bold, under a heading, or as a link.

Numbered paragraphs are indented, or have fewer digits.
"""
_SECTION = expression(
    r"^(?:#{1,4}[ \t]*)?(Immutable Rules|Mutable Rules|Rule Changes|Acts)[ \t]*(?:\([^()\n]*\))?[ \t]*:?[ \t]*$",
    re.MULTILINE | re.IGNORECASE,
)
_QUOTED = expression(r"^[ \t]*>[ \t]?", re.MULTILINE)
_FORMERLY = expression(r"\(\s*formerly (?:rule )?(\d{3})\.?\s*\)", re.IGNORECASE)
_PARAGRAPH = expression(r"^[ \t]*(\d{1,2})[.)][ \t]+", re.MULTILINE)
_ACT = expression(r"(?:the )?[A-Z][^.:\n]{0,80}? Act", re.IGNORECASE)
LAST_IMMUTABLE = 199
"""Rules in the 100's are immutable at first (102)."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule of an act, with its number there."""

    number: int
    text: str


def is_act_title(words: str) -> bool:
    """Whether a line is the title of an act."""
    return _ACT.fullmatch(" ".join(words.split())) is not None


def paragraphs(text: str) -> tuple[str, tuple[Paragraph, ...]]:
    """An act's statement of purpose, and its numbered paragraphs."""
    heads = list(_PARAGRAPH.finditer(text))
    ends = [*(one.start() for one in heads[1:]), len(text)][: len(heads)]
    found = tuple(Paragraph(int(one[1]), text[one.end() : end].strip()) for one, end in zip(heads, ends, strict=True))
    return (text[: heads[0].start()] if heads else text).strip(), found


def genesis_rules(text: str) -> list[dict[str, Any]]:
    """The rules in the text of a ruleset, in its order, as entries for `[[rules]]`."""
    text = text.replace("\r\n", "\n")
    heads = list(_HEADING.finditer(text))
    ends = [*(one.start() for one in heads[1:]), len(text)][: len(heads)]
    return [_entry(text, head, end) for head, end in zip(heads, ends, strict=True)]


def _entry(text: str, head: re.Match[str], end: int) -> dict[str, Any]:
    number = int(next(head[name] for name in ("plain", "bold", "marked", "linked") if head[name]))
    first, title = (head["rest"] or head["bold_rest"] or "").strip(), (head["title"] or "").strip(" *_")
    body = _SECTION.split(text[head.end() : end], maxsplit=1)[0]
    if all(line.lstrip().startswith(">") for line in body.split("\n") if line.strip()):
        body = _QUOTED.sub("", body)
    former = [int(one) for one in _FORMERLY.findall(body)]
    body = _FORMERLY.sub("", body).rstrip()
    entry: dict[str, Any] = {"number": number, "mutability": _mutability(text, head.start(), number)}
    if is_act_title(first or title):
        entry |= {"title": first or title, "act": True, "purpose": paragraphs(body)[0]}
    elif title:
        entry |= {"title": title}
    else:
        body = first + body
    return entry | {"text": body.strip(), **({"former": former} if former else {})}


def _mutability(text: str, position: int, number: int) -> str:
    """By the section in which a rule stands; by its hundred where the text has none."""
    sections = list(_SECTION.finditer(text, 0, position))
    if sections:
        return IMMUTABLE if sections[-1][1].lower().startswith("immutable") else MUTABLE
    return born(number)


def born(number: int) -> str:
    """The mutability with which a rule of that number began (102)."""
    return IMMUTABLE if number <= LAST_IMMUTABLE else MUTABLE
