"""Whether words are about contracts or about subgames, which are joined and left with the same verbs."""

from __future__ import annotations

import re

from parsers.acts.context import Context

CONTRACT = re.compile(
    r"(?i)\b(?:contract|pact|treaty|accord|agreement|loan|"
    r"covenant|charter|compact|deal(?! me)|alliance|cartel|clause|section|party|parties|signator\w+)\b"
)
SUBGAME = re.compile(r"(?i)\b(?:sub-?game|game|match)\b")


def of_contracts(c: Context) -> bool:
    """Whether a mail is about contracts and no subgames: what is left or joined there without a word for it is one."""
    done = {act.action.rpartition("_")[2] for act in c.acts}
    subject = CONTRACT.search(c.subject) is not None and not SUBGAME.search(c.subject)
    return (subject or "contract" in done) and "subgame" not in done
