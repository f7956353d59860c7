"""Drafts and examples that stand between lines drawn around these words: "---- begin draft ----", "=== END OF SAMPLE ===".

Takes the own words of a body, gives the stretches that are only shown. What the words above say is done stays.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression

Span = tuple[int, int]

_WORDS = (
    "nsent",
    "NSENT",
    "raft",
    "RAFT",
    "xample",
    "XAMPLE",
    "ample",
    "AMPLE",
    "pecimen",
    "PECIMEN",
    "emplate",
    "EMPLATE",
)
"""Of these, one is in every such line."""
_KIND = r"(?:(?:my|the|a|an|rough|first|second|unsent|unfinished)\s+){0,2}(?:drafts?|examples?|samples?|specimen|templates?|unsent(?=\s))(?:\s+(?:mail|message|post|text|letter|e-?mail|only))?"
_DRAWN = r"[-=~*_<>#+|\[\](){}✂:./!\t 8%]{0,80}"
_MARK = expression(
    rf"^(?=[ \t]*[^\w\s\n]|[ \t]*8<)(?P<left>{_DRAWN})(?:(?:(?P<end>ends?|stops?|finish)|(?:begin(?:ning)?|begins|starts?|here\s+(?:begins|starts)))(?:\s+of)?\s+{_KIND}|{_KIND}(?:\s+(?:(?P<ends>ends?(?:\s+here)?|stops?(?:\s+here)?|(?:is\s+)?over)|(?:begins?|starts?)(?:\s+here)?|(?:of|from|by)\s[^\n\])]{{1,40}}))?)(?P<right>{_DRAWN})$",
    re.I | re.M,
)
_SIGNS = expression(r"[^\w\s]")
_FEWEST_SIGNS = 2
_ROOM = 200
_DONE = expression(
    r"\bI\s+(?:hereby\s+|now\s+|also\s+|therefore\s+)?(?:do|perform|submit|propose|publish|post|send|take|create|make)\b[^.!?]*:\s*$|\bhereby\b[^.!?]*:\s*$",
    re.I,
)
"""What stands right above says that it is done."""
_LEAD = expression(r"(?:\A|(?<=[.!?\n]))[^.!?\n:]{3,100}:\s*$")
"""What leads to the first line."""


def shown(live: str) -> tuple[Span, ...]:
    """The stretches between such lines, with these, in order."""
    if all(word not in live for word in _WORDS):
        return ()
    spans: list[Span] = []
    start = -1
    for mark in _MARK.finditer(live):
        signs = mark["left"] + mark["right"]
        if len(_SIGNS.findall(signs)) < _FEWEST_SIGNS:
            continue
        ends = mark["end"] or mark["ends"] or mark["left"].rstrip().endswith("/")
        if not ends:
            done = _DONE.search(live, max(0, mark.start() - _ROOM), mark.start()) is not None
            lead = _LEAD.search(live, max(0, mark.start() - _ROOM), mark.start())
            start = -1 if done else start if start >= 0 else (lead or mark).start()
        elif start >= 0:
            spans.append((start, mark.end()))
            start = -1
    return tuple(spans)
