"""Finds the delimited texts of a body: braces, triple quotes, BEGIN and END lines.

Delimiters are counted, so an inner pair belongs to its outer one. One pass over the characters.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from parsers.own import Layout


@dataclass(frozen=True, slots=True)
class Block:
    """A delimited text: with its delimiters `start:end`, without them `inner_start:inner_end`."""

    start: int
    end: int
    inner_start: int
    inner_end: int
    closed: bool
    transaction: bool = False


_OPEN = re.compile(r"\{|\"\"\"|<<<|^BEGIN(?:[ \t]+(?!TRANSACTION)[A-Z]+){0,2}[ \t]*$", re.M)
_TRANSACTION_MARK = re.compile(
    r"\{?\s*(?:begin|start|end|transaction)[\w\s]{0,30}(?:begins?|starts?|ends?|transaction)\s*\}?", re.I
)
_TRANSACTION_LEAD = re.compile(r"transaction\b[^.{}]{0,40}:?\s*$", re.I)


def find_blocks(layout: Layout) -> tuple[Block, ...]:
    """Every outermost delimited text that an own delimiter opens."""
    live, body = layout.live, layout.body
    blocks: list[Block] = []
    if "{" not in live and '"""' not in live and "<<<" not in live and "BEGIN" not in live:
        return ()
    pos = 0
    while match := _OPEN.search(live, pos):
        start = match.start()
        mark = match.group()
        if mark == "{":
            end, closed = _count_braces(live, start)
            width = 1
            while (
                live[start + width : start + width + 1] == "{"
                and live[end - width - 1 : end - width] == "}"
                and width < 4
            ):
                width += 1
            if closed and end - start < 60 and _TRANSACTION_MARK.fullmatch(live[start:end]):
                pos = end
                continue
            transaction = bool(_TRANSACTION_LEAD.search(live[max(0, start - 80) : start].rstrip()))
            blocks.append(Block(start, end, start + width, end - width if closed else end, closed, transaction))
        elif mark in ('"""', "<<<"):
            close = live.find('"""' if mark == '"""' else ">>>", start + 3)
            end = close + 3 if close >= 0 else len(live)
            blocks.append(Block(start, end, start + 3, close if close >= 0 else end, close >= 0))
        else:
            close_match = re.compile(r"^END\b[ A-Z\t]*$", re.M).search(live, match.end())
            if not close_match:
                pos = match.end()
                continue
            end = close_match.end()
            blocks.append(Block(start, end, match.end(), close_match.start(), True))
        pos = max(end, start + 1)
    del body
    return tuple(blocks)


def _count_braces(text: str, start: int) -> tuple[int, bool]:
    depth = 0
    for match in re.compile(r"[{}]").finditer(text, start):
        depth += 1 if match.group() == "{" else -1
        if depth == 0:
            return match.end(), True
    return len(text), False
