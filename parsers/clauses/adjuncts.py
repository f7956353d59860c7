"""Reads what stands before the verb: when, how often, in which capacity, for whom."""

from __future__ import annotations

import re

from parsers.clauses.entities import ENTITY
from parsers.clauses.grammar import Grammar
from parsers.clauses.model import Adjuncts, Setting
from parsers.clauses.moments import TIMES_BEFORE, TIMES_INNER, WHEN_BEFORE, WHEN_INNER, times_said
from parsers.scan import Scan

CAPACITY = re.compile(
    r"\b(?:as|acting as|in my capacity as)\s+(?:the\s+|a\s+)?((?:deputy|acting|interim|duly appointed)\s+)?", re.I
)
BEHALF = re.compile(
    r"\b(?:on\s+behalf\s+of|acting\s+(?:for|on\s+behalf\s+of)|in\s+the\s+name\s+of|(?:are|is)\s+(?:performed|taken|done)\s+by|^for)\s+(?:the\s+)?",
    re.I,
)


def adjuncts(g: Grammar, s: Scan, before: str, inner: str, setting: Setting) -> Adjuncts:
    """Read the words before the verb."""
    when, times, actor, capacity = setting.when, setting.times, setting.actor, setting.capacity
    if m := last_match(WHEN_BEFORE, before):
        when = m.group(1) or m.group(2)
    elif inner and (m := WHEN_INNER.search(inner)):
        when = m.group(1)
    for pattern, text in ((TIMES_BEFORE, before), (TIMES_INNER, inner)):
        if m := pattern.search(text):
            times = times_said(m, s) or times
    if title := capacity_in(g, before + " " + (inner if len(inner) < 120 else "")):
        capacity = title
    named = actor_in(g, before, setting)
    if named:
        if named[1]:
            capacity = named[0]
        else:
            actor = named[0]
    return Adjuncts(when, times, actor, capacity)


def capacity_in(g: Grammar, text: str) -> str | None:
    """ "As deputy Chairman" -> "deputy Chairman"."""
    for m in CAPACITY.finditer(text):
        title = g.titles.match(text, m.end())
        if title:
            return " ".join(((m.group(1) or "") + title.group()).split())
    return None


def actor_in(g: Grammar, text: str, setting: Setting) -> tuple[str, bool] | None:
    """(name, whether it is a title) of whom the words act for."""
    for m in BEHALF.finditer(text.strip()):
        rest = text.strip()[m.end() :]
        title = g.titles.match(rest)
        if title:
            return title.group(), True
        if re.match(r"same\s+\w+|it\b", rest) and setting.last_actor:
            return setting.last_actor, False
        name = re.match(
            r"((?:[A-Z0-9][\w'’&.-]*|of|and|&|the)(?:\s+(?:[A-Z0-9&][\w'’&.-]*|of(?=\s+[A-Z])|and(?=\s+[A-Z])|the(?=\s+[A-Z])))*)",
            rest,
        )
        if name and (m.group().lower().split()[0] != "for" or ENTITY.search(name.group(1))):
            return name.group(1).rstrip(" .,"), False
    return None


def last_match(pattern: re.Pattern[str], text: str) -> re.Match[str] | None:
    found = None
    for found in pattern.finditer(text):  # noqa: B007 - the last one counts
        pass
    return found
