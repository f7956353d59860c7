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
    r"(.{2,60}?)\s*[:,=]?\s*(?:reward\s+)?(?:from\s+)?m?\s?\d+\s?m?\s*(?:->|=>|→|to|-+>)\s*(?:m\s?(\d+)|(\d+)\s?m(?:acks?|ackerel)?|(\d+))\b",
    re.I,
)
NUMBER_TITLE = re.compile(r"(?:#|[Pp]|[Pp]roposal\s+)?(\d{1,6})\s*(?:[:=.)\-–—|]|->|is\b)?\s+(.+?)\s*$")
TITLE_NUMBER = re.compile(
    r"(.+?)\s*(?:[:=\-–—]|->|=>|is(?: now)?(?: (?:assigned|given))?|becomes|gets|:)\s*(?:proposal\s+)?(?:number\s+)?(?:#|P)?\s*(\d{1,6})\s*[.;,]?\s*$"
)


def list_line(c: Context, st: Statement, s: Scan) -> bool:
    if c.list_kind == "rewards":
        m = REWARD_LINE.match(s.text)
        if m:
            found = read_ministry(s, 0)
            if found:
                reward = int(m.group(2) or m.group(3) or m.group(4))
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
        if m and not re.search(r"\bI\b", m.group(2)):
            title = re.split(r"\s{2,}|\t|\s+\((?=[^)]*\)\s*$)|\s+https?:|\s+by\s+(?=[A-Z])", m.group(2))[0]
            numbered(c, st, s, int(m.group(1)), title, m.end())
            return True
        m = TITLE_NUMBER.match(s.text)
        if m and not re.match(r"(?:as\s+\w+\s*,?\s*)?I\b", m.group(1)):
            numbered(c, st, s, int(m.group(2)), m.group(1), m.end())
            return True
    return False


def numbered(c: Context, st: Statement, s: Scan, number: int, title: str, end: int) -> None:
    title = clean_name(title.strip(" .;,"))
    title = re.sub(r"^(?:proposal\s+)?[\"“]?|[\"”]$", "", title, flags=re.I)
    add_act(
        c,
        st,
        s,
        "assign_proposal_number",
        {"number": number, "proposal": title},
        0,
        end,
        Adjuncts(capacity=c.setting.capacity),
    )
