"""Parameters that a sentence says outside its phrase."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Any

from parsers.acts.context import Context
from parsers.clauses.model import Hit
from parsers.scan import Scan, quoted
from parsers.slots.offices import read_ministry


def number_just_given(c: Context) -> re.Match[str] | None:
    """ "This is Consultation #115." in the sentence before."""
    if c.index == 0:
        return None
    previous = c.statements[c.index - 1]
    text = c.body[previous.start : previous.end]
    return re.search(
        r"\b(?:this|it)\s+(?:is|shall\s+be|becomes|will\s+be)\s+(?:consultation\s*)?(?:number\s*)?#?\s*(\d+)",
        text,
        re.I,
    ) or re.search(r"(?:consultation\s+number\s*:|I\s+(?:give|assign)\s+it\s+(?:the\s+)?number)\s*(\d+)", text, re.I)


def draw(c: Context, params: dict[str, Any], s: Scan) -> None:
    drawn = re.search(r"\b(?:rolled|drew|digit:?)\s+(?:an?\s+)?(\d+)", s.low)
    if not drawn and c.index:
        previous = c.statements[c.index - 1]
        drawn = re.search(
            r"\b(?:rolled|drew|digit:?)\s+(?:an?\s+)?(\d+)", c.body[previous.start : previous.end].lower()
        )
    if drawn:
        params["draw"] = drawn.group(1)


def delegation(c: Context, params: dict[str, Any], s: Scan, hit: Hit) -> None:
    if not params.get("ministry") and hit.frame.capacity:
        found = read_ministry(
            Scan(
                "the Minister " + hit.frame.capacity
                if hit.frame.capacity.lower().startswith("of")
                else hit.frame.capacity,
                c.vocabulary,
            ),
            0,
        )
        if found:
            params["ministry"] = found[0][0][0]
    contract = re.search(
        r"(?:allowed by|under|per|according to|by)\s+(?:the\s+|our\s+)?(same\s+contract|[A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|pact|contract|treaty|accord|agreement))*)",
        s.text,
    )
    if contract:
        value = contract.group(1)
        params["contract"] = (c.last_contract or "same") if value.lower().startswith("same") else value
    if params.get("contract"):
        c.last_contract = params["contract"]
    powers = params.get("powers")
    if powers and not params.get("ministry"):
        found = read_ministry(Scan(str(powers), c.vocabulary), 0)
        if found:
            params["ministry"] = found[0][0][0]


def own_document(c: Context, params: dict[str, Any], action: str, s: Scan, hit: Hit) -> None:
    name, kind = ("tweak", "tweak") if action == "activate_tweak" else ("list", "list")
    said = s.low[hit.start : hit.end + 40]
    inside = re.search(r"[\"“‘']", s.text[hit.start : hit.end])
    title = quoted(s.text, hit.start + inside.start()) if inside else None
    title = title or quoted(s.text, re.compile(r"\s*").match(s.text, hit.end).end())  # type: ignore[union-attr]
    if title and name == "tweak":
        params[name] = title[0]
    elif re.search(r"\bmy\b", said):
        params[name] = "own"
    elif kind in c.created:
        params[name] = "same"
    elif re.search(r"(?:that\s+)?i\s+submitted", said):
        params[name] = "own"
    else:
        params[name] = "reply" if c.reply else "own" if name == "list" else None
