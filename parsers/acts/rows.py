"""Lines of a list whose heading said what they are: rewards, proposal numbers."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from parsers.acts.context import Context, add_act
from parsers.clauses.model import Adjuncts
from parsers.scan import Scan
from parsers.slots.names import clean_name
from parsers.slots.offices import read_ministry
from parsers.statements import Statement

REWARD_LINE = re.compile(
    r"(.{2,60}?)\s*[:,=]?\s*(?:reward\s+)?(?:from\s+)?m?\s?\d+\s?m?\s*(?:->|=>|→|to|-+>)\s*(?:m\s?(\d+)|(\d+)\s?m(?:acks?|ackerel)?|(\d+))\b"
    r"|^([A-Za-z][\w ]{2,40}?)(?:\s{2,}|\t+)m?\d+m?(?:\s{2,}|\t+)m?(\d+)m?\s*$",
    re.I,
)
"""An old sum and a new one, with an arrow between them or in two columns."""
NUMBER_TITLE = re.compile(r"(?:#|[Pp]|[Pp]roposal\s+)?(\d{1,6})\s*(?:[:=.,)\-–—|]|->|is\b)?\s+(.+?)\s*$")
TITLE_NUMBER = re.compile(
    r"(.+?)\s*(?:[:=\-–—]|->|=>|is(?: now)?(?: (?:assigned|given))?|becomes|gets|:)\s*(?:proposal\s+)?(?:number\s+)?(?:#|P)?\s*(\d{1,6})\s*(?:[.;,]?\s*$|[,;(]\s)"
)


ANY_I = re.compile(r"\bI\b")
TITLE_LIST_LINE = re.compile(r"\s{2,}|\t|\s+\((?=[^)]*\)\s*$)|\s+https?:|\s+by\s+(?=[A-Z])")
BY_ME = re.compile(r"(?:as\s+\w+\s*,?\s*)?I\b")
NO_TITLE = re.compile(
    r"[\[(<]?\s*(?:no (?:title|name)|none|untitled|unnamed|nameless|without (?:a )?title)\s*[\])>]?", re.I
)
"""Stands in the place of a title."""
TITLE = re.compile(r"^(?:proposal\s+)?[\"“]?|[\"”]$", re.I)


def list_line(c: Context, st: Statement, s: Scan) -> bool:
    if c.list_kind == "rewards":
        m = REWARD_LINE.match(s.text)
        if m:
            found = read_ministry(s, 0)
            if found:
                reward = int(m.group(2) or m.group(3) or m.group(4) or m.group(6))
                add_act(
                    c,
                    st,
                    s,
                    "revise_reward",
                    {"ministry": found[0][0][0], "reward": reward},
                    0,
                    m.end(),
                    Adjuncts(actor=c.setting.actor),
                )
            return True
    if c.list_kind == "numbers":
        m = NUMBER_TITLE.match(s.text) or None
        if m and not ANY_I.search(m.group(2)):
            title = TITLE_LIST_LINE.split(m.group(2))[0]
            numbered(c, st, s, int(m.group(1)), title, m.end())
            return True
        m = TITLE_NUMBER.match(s.text)
        if m and not BY_ME.match(m.group(1)):
            numbered(c, st, s, int(m.group(2)), m.group(1), m.end())
            return True
    return False


def numbered(c: Context, st: Statement, s: Scan, number: int, title: str, end: int) -> None:
    title = clean_name(title.strip(" .;,"))
    title = TITLE.sub("", title)
    named = None if NO_TITLE.fullmatch(title) else title
    add_act(
        c,
        st,
        s,
        "assign_proposal_number",
        {"number": number, "proposal": named},
        0,
        end,
        Adjuncts(capacity=c.setting.capacity),
    )
