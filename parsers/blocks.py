"""Finds the delimited texts of a body: braces, triple quotes, BEGIN and END lines.

Delimiters are counted, so an inner pair belongs to its outer one. One pass over the characters.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from parsers.own import Layout


class Block(NamedTuple):
    """A delimited text: with its delimiters `start:end`, without them `inner_start:inner_end`."""

    start: int
    end: int
    inner_start: int
    inner_end: int
    closed: bool
    transaction: bool = False


MAX_BLOCKS = 1_000
"""Delimited texts in one message; the longest ballot with all texts has sixty. What follows counts as one more."""
MAX_BRACES = 3
"""Braces that open one text together: `{{{ }}}` is the widest in use."""

_OPEN = re.compile(r"\{|\"\"\"|<<<|^BEGIN(?:[ \t]+(?!TRANSACTION)[A-Z]+){0,2}[ \t]*$|(?<=:[ \n])\[", re.M)
_BRACES = re.compile(r"[{}]")
_END_LINE = re.compile(r"^END\b[ A-Z\t]*$", re.M)
_TRANSACTION_MARK = re.compile(
    r"\{?\s*(?:begin|start|end|transaction)[\w\s]{0,30}(?:begins?|starts?|ends?|transaction)\s*\}?", re.I
)
_TRANSACTION_LEAD = re.compile(r"transaction\b[^.{}]{0,40}:?\s*$", re.I)
_TRANSACTION_ROOM = 60
"""Longest text in braces that is taken for a transaction's mark."""
_NAMED = re.compile(r"\b(?:titled?|entitled|called|named?)\s\Z")
_TITLE_ROOM = 100
_LEAD_ROOM = 80
"""How far before a brace the word "transaction" may stand."""


def find_blocks(layout: Layout) -> tuple[Block, ...]:
    """Every outermost delimited text that an own delimiter opens."""
    live = layout.live
    if "{" not in live and '"""' not in live and "<<<" not in live and "BEGIN" not in live and "[" not in live:
        return ()
    blocks: list[Block] = []
    pos = 0
    end_lines = True
    while match := _OPEN.search(live, pos):
        start = match.start()
        mark = match.group()
        if mark == "[":
            close = live.find("]", start)
            if close < 0 or not _TRANSACTION_LEAD.search(live, max(0, start - _LEAD_ROOM), start):
                pos = start + 1
                continue
            block = Block(start, close + 1, start + 1, close, True, True)
        elif mark == "{":
            block = _in_braces(live, start)
            short = block.closed and block.end - start < _TITLE_ROOM
            if short and _NAMED.search(live, max(0, start - _LEAD_ROOM), start):
                pos = block.end  # a title in braces
                continue
            if (
                block.closed
                and block.end - start < _TRANSACTION_ROOM
                and _TRANSACTION_MARK.fullmatch(live, start, block.end)
            ):
                pos = block.end
                continue
        elif mark in ('"""', "<<<"):
            close = live.find('"""', start + 3) if mark == '"""' else _angles(live, layout.body, start + 3)
            end = close + 3 if close >= 0 else len(live)
            block = Block(start, end, start + 3, close if close >= 0 else end, close >= 0)
        else:
            last = _END_LINE.search(live, match.end()) if end_lines else None
            if not last:
                end_lines = False  # nor will there be one further down
                pos = match.end()
                continue
            transaction = bool(_TRANSACTION_LEAD.search(live[max(0, start - _LEAD_ROOM) : start].rstrip()))
            block = Block(start, last.end(), match.end(), last.start(), True, transaction)
        blocks.append(block)
        if len(blocks) >= MAX_BLOCKS:
            blocks.append(Block(block.end, len(live), block.end, len(live), closed=False))  # nothing more is read
            break
        pos = max(block.end, start + 1)
    return tuple(blocks)


def _in_braces(live: str, start: int) -> Block:
    end, closed = _count_braces(live, start)
    width = 1
    while width <= MAX_BRACES and live.startswith("{", start + width) and live[end - width - 1 : end - width] == "}":
        width += 1
    transaction = bool(_TRANSACTION_LEAD.search(live[max(0, start - _LEAD_ROOM) : start].rstrip()))
    return Block(start, end, start + width, end - width if closed else end, closed, transaction)


def _angles(live: str, body: str, pos: int) -> int:
    """Where ">>>" closes a text, or -1; at the head of a line it looks like the mark of a quotation."""
    inside, at_head = live.find(">>>", pos), body.find("\n>>>\n", pos)
    found = [place for place in (inside, at_head + 1 if at_head >= 0 else -1) if place >= 0]
    return min(found, default=-1)


def _count_braces(text: str, start: int) -> tuple[int, bool]:
    depth = 0
    for match in _BRACES.finditer(text, start):
        depth += 1 if match.group() == "{" else -1
        if depth == 0:
            return match.end(), True
    return len(text), False


def without_blocks(live: str, blocks: Iterable[Block]) -> str:
    """The text with its delimited texts as runs of NUL, line ends kept; of a transaction only the braces go."""
    pieces = []
    pos = 0
    for block in blocks:
        inside = live[block.start : block.end]
        pieces.append(live[pos : block.start])
        pieces.append(_unmarked(block, inside) if block.transaction else _nuls(inside))
        pos = block.end
    return "".join([*pieces, live[pos:]]) if pieces else live


def _unmarked(block: Block, inside: str) -> str:
    """The words of a transaction without its marks."""
    width, left = block.inner_start - block.start, block.end - block.inner_end
    return " " * width + inside[width : len(inside) - left] + " " * left


def _nuls(text: str) -> str:
    return "\n".join(["\0" * len(line) for line in text.split("\n")])
