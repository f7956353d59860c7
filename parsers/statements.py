"""Cuts the own words of a body into statements: sentences, list lines and table lines.

Takes a `Layout` and its delimited texts; gives `Statement`s in order. One pass over the lines.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from parsers.blocks import Block
from parsers.own import Kind, Layout
from parsers.scan import mask_quotes

MAX_STATEMENT = 3_000
"""Longer sentences exist only as attacks or as texts; the rest of one is not read."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One sentence or line of own words; `mark` is the list mark before it, not part of `start`."""

    start: int
    end: int
    mark: str
    indent: int
    line_start: bool
    new_paragraph: bool
    line_end: bool = True


_MARK = re.compile(r"[ \t]*((?:[-*•+–]|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)]|\(?[ivxIVX]{1,4}[.)]|\d{1,3}\)\.)[ \t]+)?")
_LABEL_LINE = re.compile(r"[ \t]*(?:[A-Z#][^:.!?\n]{0,60}|#?[Pp]?\d{1,5}[^:\n]{0,80}):(?:\s|$)")
_NUMBER_LINE = re.compile(r"[ \t]*(?:#|[Pp]|[Pp]roposal )?\d{1,6}\b")
_CAPS_VOTE = re.compile(r"[ \t]*(?:FOR|AGAINST|ABSTAIN|SHELVE)\b")
_ENDED = re.compile(r"[.!?:;][\"'”’)\]]*\s*$")
_SENTENCE = re.compile(r"\b(?:I|would|should|gets?|vote[sd]?)\b")
_STOP = re.compile(r"[.!?]+[\"'”’)\]]*(?=\s|$)")
_ABBREVIATION = re.compile(
    r"(?:\b(?:Corp|Inc|Ltd|Co|Mr|Mrs|Ms|Dr|St|e\.g|i\.e|eg|ie|etc|vs|No|no|Nr|nos|resp|cf|approx|obj|Prop|prop|w\.r\.t)|\b[A-Z]|[:,;(]\s*\d{1,3})$"
)


def cut(layout: Layout, blocks: tuple[Block, ...], choices: frozenset[str] = frozenset()) -> tuple[Statement, ...]:
    """The statements between the blocks (the inside of a transaction in braces is cut like any other words)."""
    live = layout.live
    for block in blocks:
        if not block.transaction:
            live = live[: block.start] + re.sub(r"[^\n]", "\x00", live[block.start : block.end]) + live[block.end :]
        else:
            live = live[: block.start] + " " + live[block.start + 1 : block.end - 1] + " " + live[block.end :]
    out: list[Statement] = []
    table = (
        re.compile(r"[ \t]*(?:[-*]\s*)?(?:#|[Pp])?\d{1,6}\b.*\b(?:" + "|".join(sorted(choices)) + r")\W*$", re.I)
        if choices
        else None
    )
    run: list[tuple[int, int]] = []
    fresh = True
    previous_kind = Kind.BLANK
    for line in layout.lines:
        text = live[line.start : line.end]
        if line.kind is not Kind.OWN or not text.strip(" \t\x00"):
            _flush(live, run, out, fresh)
            fresh = fresh or bool(run) or line.kind is Kind.BLANK or line.kind is Kind.QUOTE
            if run:
                fresh = True
            run = []
            previous_kind = line.kind
            continue
        pieces = [
            (m.start() + line.start, m.end() + line.start) for m in re.finditer(r"[^\x00]+", text) if m.group().strip()
        ]
        for n, piece in enumerate(pieces):
            broken = n > 0 or live[piece[0] - 1 : piece[0]] == "\x00"
            if (
                table
                and table.match(live[piece[0] : piece[1]])
                and (not run or not live[run[-1][0] : run[-1][1]].rstrip().endswith(","))
                and not _SENTENCE.search(live[piece[0] : piece[1]])
            ):
                _flush(live, run, out, fresh)
                run = []
                listed = _MARK.match(live[piece[0] : piece[1]])
                a = piece[0] + (listed.end() if listed else 0)
                out.append(Statement(a, piece[0] + len(live[piece[0] : piece[1]].rstrip()), "", 0, True, fresh))
                fresh = False
                continue
            if run and (broken or _starts_anew(live, run, piece)):
                _flush(live, run, out, fresh)
                fresh = False
                run = []
            run.append(piece)
        if text.endswith("\x00") and run:
            _flush(live, run, out, fresh)
            fresh, run = False, []
        previous_kind = line.kind
    _flush(live, run, out, fresh)
    del previous_kind
    return tuple(out)


def _starts_anew(live: str, run: list[tuple[int, int]], piece: tuple[int, int]) -> bool:
    """Whether a line begins a statement of its own rather than going on with the one above."""
    last = live[run[-1][0] : run[-1][1]]
    text = live[piece[0] : piece[1]]
    if last.rstrip() != last and last.endswith(" ") and not _ENDED.search(last):
        return False  # a soft line end
    if _ENDED.search(last):
        return True
    mark = _MARK.match(text)
    if (mark and mark.group(1)) or (text.lstrip()[:1] in "[<(" and len(text.strip()) < 40 and "ransaction" in text):
        return True
    if last.rstrip().endswith((",", " and", " or", " the", " of", " to")):
        return False
    if _LABEL_LINE.match(text) or _CAPS_VOTE.match(text):
        return True
    first_word = text.strip().split(" ")[0]
    widest = max(len(live[a:b].rstrip()) for a, b in [*run, piece])
    room = widest - len(last.rstrip()) > len(first_word) + 1
    if _NUMBER_LINE.match(text):
        return room or len(last.strip()) < 50 or bool(_NUMBER_LINE.match(last))
    if len(last.strip()) < 45 or room:
        return (
            text.strip()[0].isupper()
            or (text.strip()[0] in '"“i' and first_word.lower() in ("i", "it"))
            or (len(last.strip()) < 45 and first_word.lower() in ("the", "it", "i", "a"))
        )
    return False


def _flush(live: str, run: list[tuple[int, int]], out: list[Statement], fresh: bool) -> None:
    if not run:
        return
    start, end = run[0][0], run[-1][1]
    text = live[start:end]
    mark = _MARK.match(text)
    skipped = mark.end() if mark else 0
    label = (mark.group(1) or "").strip() if mark else ""
    indent = len(text) - len(text.lstrip(" \t"))
    pos = start + skipped
    first = True
    masked = mask_quotes(live[pos:end])
    base = pos
    for stop in _STOP.finditer(masked):
        before = masked[max(0, stop.start() - 12) : stop.start()]
        if stop.group()[0] == "." and len(stop.group()) == 1:
            ab = _ABBREVIATION.search(before)
            follow = masked[stop.end() :].lstrip()
            if (
                ab
                and follow
                and not (
                    before.endswith(("Corp", "Inc", "Ltd", "Co"))
                    and re.match(r"(?:I|It|The|This|And|Its?|Then|My)\b|\w+:", follow)
                )
                and not (re.search(r"\b[A-Z]$", before) and re.match(r"(?:I|The|This|It)\b", follow))
            ):
                continue
        finish = base + stop.end()
        if live[pos:finish].strip():
            lead = len(live[pos:finish]) - len(live[pos:finish].lstrip())
            out.append(
                Statement(
                    pos + lead,
                    min(finish, pos + MAX_STATEMENT),
                    label if first else "",
                    indent,
                    first,
                    fresh and first,
                    finish >= end,
                )
            )
            first = False
        pos = finish
    if live[pos:end].strip():
        lead = len(live[pos:end]) - len(live[pos:end].lstrip())
        out.append(
            Statement(
                pos + lead,
                min(pos + len(live[pos:end].rstrip()), pos + MAX_STATEMENT),
                label if first else "",
                indent,
                first,
                fresh and first,
                True,
            )
        )
