"""Whole mails of votes, as people write them: in prose, in tables, and between the lines that they answer.

In a file of mails each begins with "@ reply" or "@ fresh", perhaps with its subject behind that; below the mail stands,
behind "=>", what is to be read: votes as "401 FOR", other acts by their name, and "?" where something is to be held.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.parsers.conftest import Read

MAILS = Path(__file__).parents[1] / "data" / "votes"
BLOCK = re.compile(r"(?P<head>[^\n]*)\n(?P<body>.*)=>(?P<said>[^\n]*)\s*", re.S)


def mails() -> list[tuple[str, str, str]]:
    blocks = [
        BLOCK.fullmatch(one)
        for path in sorted(MAILS.glob("*.txt"))
        for one in re.split(r"^@ ", path.read_text(encoding="utf-8"), flags=re.M)[1:]
    ]
    return [(one["head"], one["body"], one["said"]) for one in blocks if one is not None]


@pytest.mark.parametrize(("head", "body", "said"), mails())
def test_a_mail_of_votes(read: Read, head: str, body: str, said: str) -> None:
    kind, _, subject = head.partition(" ")
    reading = read(body, subject or "[s-b] hello", reply=kind == "reply")
    wanted = [one.strip() for one in said.split(";") if one.strip()]
    found = []
    for act in reading.acts:
        but = f" but {', '.join(act.params['except'])}" if act.params.get("except") else ""
        by = f" by {act.params['by']}" if act.params.get("by") else ""
        vote = f"{act.params.get('proposal')} {act.params.get('choice')}{but}{by}"
        found.append(vote if act.action == "vote" else act.action)
    assert found + ["?"] * bool(reading.unclear) == wanted
