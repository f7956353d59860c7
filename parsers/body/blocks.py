"""Finds the delimited texts of a body: braces, triple quotes, BEGIN and END lines.

Delimiters are counted, so an inner pair belongs to its outer one. One pass over the characters.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from engine.expressions import expression
from parsers.body.marks import TX_END, TX_HEAD, TX_START
from parsers.body.own import Layout


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

_OPEN = expression(r"\{|\"\"\"|<<<|^BEGIN(?:[ \t]+(?!TRANSACTION)[A-Z]+){0,2}[ \t]*$|(?<=:[ \n])\[", re.M)
_KINDS = r"(?:proposal|text|tweak|contract|question|consultation|rule|body|refresh|articles|subgame|document|amendment|revision|charter|pact|oracularity|indictment)s?"
_DRAWN = r"[^\w\s\x00]{0,12}"
_BEGIN_LINE = expression(
    rf"^[ \t]*+(?P<left>{_DRAWN})[ \t]*+(?P<of>(?:(?i:the[ \t]+)?(?i:{_KINDS})[ \t]+)?)(?P<word>(?i:begins?|starts?))(?P<what>(?:[ \t]+(?i:(?:of|the|my|new|{_KINDS}))){{0,4}})[ \t]*{_DRAWN}[ \t]*$",
    re.M,
)
_LAST_LINE = expression(
    rf"^[ \t]*+(?:[^\w\s\x00]{{1,12}}[ \t]*(?:(?i:{_KINDS})[ \t]+)?(?i:ends?|stops?|finish(?:es)?)|(?:{_KINDS.upper()}[ \t]+)?(?:ENDS?|STOPS?|FINISH))(?:[ \t]+(?i:(?:of|the|my|new|{_KINDS}))){{0,4}}[ \t]*{_DRAWN}[ \t]*$",
    re.M,
)
"""A text may also stand between lines that are drawn around these words: "=== start ===", "*** END TEXT ***"."""
_CUT_LINE = expression(
    r"^(?=.*(?:8<|>8|%<|✂|\b(?i:snip|snap|cut|schnipp|schnapp)\b))[ \t]*(?:[-=~*_.<>%8✂|()\[\]]++[ \t]*+|(?i:snip|snap|cut(?:[ \t]+here)?|schnipp|schnapp)\b[ \t]*+){1,9}$",
    re.M,
)
"""Or between lines where it is to be cut out."""
_LEADS_TO_TEXT = expression(
    rf"\b(?:between|markers?|marks|lines|submit\w*|propos\w+|revis\w+|amend\w*|reads?|{_KINDS})\b", re.I
)
_DRAWN_WORDS = ("egin", "EGIN", "tart", "TART", "8<", ">8", "%<", "✂", "nip", "cut", "chn")
"""Of these, one is in every line of the kind."""
_TEXT_ROOM = 300
"""Characters before such a line in which it is said that there is a text."""
_BRACES = expression(r"[{}]")
_END_LINE = expression(r"^END\b[ A-Z\t]*$", re.M)
_TRANSACTION_MARK = expression(
    r"[{\[(]{0,3}\s*(?:begin|start|open|end|close|transaction)[\w\s:]{0,30}(?:begin(?:s|ning)?|starts?|opens?|ends?|closes?|over|transaction)\s*[}\])]{0,3}|[{\[(]{1,3}\s*/?\s*transaction\s*[}\])]{1,3}",
    re.I,
)
_TRANSACTION_LEAD = expression(
    rf"transaction\b(?![^.{{}}]{{0,40}}\n[^\n]{{0,40}}\b(?:I|my|titled?|called|named|{_KINDS})\b)[^.{{}}]{{0,40}}:?\s*$",
    re.I,
)
_DEED_FIRST = expression(r"\s*(?:[-*]|\d{1,2}[.)])?\s*(?:I\s|(?:assert|assertion)\b)", re.I)
"""What stands first between "BEGIN" and "END" where they are the marks of a transaction and of no text."""
_MARKED_INSIDE = expression(
    r"\{{1,3}[ \t]*+(?:\n[ \t]*+)?(?P<mark>(?=\S)[^\n{}]{0,60}transaction[^\n{}]{0,30})\n", re.I
)
"""A brace with words of a transaction behind it on its line."""
_SENTENCE_ENDS = expression(r"[.!?]\s|\n[ \t]*\n")
_TRANSACTION_ROOM = 60
"""Longest text in braces that is taken for a transaction's mark."""
_NAMED = expression(r"\b(?:titled?|entitled|called|named?)\s\Z")
_TITLE_ROOM = 100
_LEAD_ROOM = 80
"""How far before a brace the word "transaction" may stand."""


def find_blocks(layout: Layout) -> tuple[Block, ...]:
    """Every outermost delimited text that an own delimiter opens."""
    live = layout.live
    drawn = [] if all(word not in live for word in _DRAWN_WORDS) else between_lines(live)
    plain = "{" not in live and '"""' not in live and "<<<" not in live and "BEGIN" not in live and "[" not in live
    if plain:
        return tuple(drawn)
    blocks: list[Block] = []
    pos = 0
    end_lines = True
    while match := _OPEN.search(live, pos):
        start = match.start()
        mark = match.group()
        while drawn and drawn[0].start < pos:
            del drawn[0]
        if drawn and drawn[0].start <= start:
            blocks.append(drawn[0])
            pos = drawn[0].end
            continue
        if mark == "[":
            close = live.find("]", start)
            lead = close >= 0 and _TRANSACTION_LEAD.search(live, max(0, start - _LEAD_ROOM), start) is not None
            if not lead or _TRANSACTION_MARK.fullmatch(live, start, min(close + 1, start + _TRANSACTION_ROOM)):
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
            if inside := _marked_inside(live, block):
                block = block._replace(transaction=True)
                if inside is Marks.BOTH:
                    pos = block.inner_start  # these words are its marks, with a brace beside them
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
            if mark == "BEGIN" and _DEED_FIRST.match(live, match.end()):
                transaction = transaction or not _LEADS_TO_TEXT.search(live, max(0, start - _TEXT_ROOM), start)
            block = Block(start, last.end(), match.end(), last.start(), True, transaction)
        blocks.append(block)
        if len(blocks) >= MAX_BLOCKS:
            blocks.append(Block(block.end, len(live), block.end, len(live), closed=False))  # nothing more is read
            break
        pos = max(block.end, start + 1)
    return (*blocks, *(block for block in drawn if block.start >= pos))


def between_lines(live: str) -> list[Block]:
    """The texts between lines that are drawn around "begin" and "end", or where it is to be cut, in order."""
    blocks: list[Block] = []
    open_ended = set[re.Pattern[str]]()
    """Ends of which there are no more further down."""
    before = 0
    """Where the drawn line above ends."""
    for opened in sorted([*_BEGIN_LINE.finditer(live), *_CUT_LINE.finditer(live)], key=lambda line: line.start()):
        start, above, before = opened.start(), before, opened.end()
        if blocks and start < blocks[-1].end:
            continue
        if len(blocks) >= MAX_BLOCKS:
            blocks.append(Block(start, len(live), start, len(live), closed=False))  # nothing more is read
            break
        said = opened.groupdict()
        word, what = said.get("word") or said.get("begins"), said.get("what") or said.get("kind")
        if word and not (said["left"] or word.isupper()):
            continue
        if not (word and what) and above and not live[above:start].strip():
            continue  # what leads to a text does not stand between two drawn lines
        if not (word and what) and not _LEADS_TO_TEXT.search(live, max(0, start - _TEXT_ROOM), start):
            continue
        closing = _LAST_LINE if word else _CUT_LINE
        last = closing.search(live, opened.end()) if closing not in open_ended else None
        if last is None:
            open_ended.add(closing)
        else:
            transaction = bool(_TRANSACTION_LEAD.search(live[max(0, start - _LEAD_ROOM) : start].rstrip()))
            blocks.append(Block(start, last.end(), opened.end(), last.start(), True, transaction))
    return blocks


def _in_braces(live: str, start: int) -> Block:
    end, closed = _count_braces(live, start)
    width = 1
    while width <= MAX_BRACES and live.startswith("{", start + width) and live[end - width - 1 : end - width] == "}":
        width += 1
    transaction = bool(_TRANSACTION_LEAD.search(live[max(0, start - _LEAD_ROOM) : start].rstrip()))
    return Block(start, end, start + width, end - width if closed else end, closed, transaction)


class Marks(Enum):
    """The words of a transaction within its braces."""

    NONE = 0
    HEAD = 1
    BOTH = 2

    def __bool__(self) -> bool:
        return self is not Marks.NONE


def _marked_inside(live: str, block: Block) -> Marks:
    """Whether a text in braces begins, or begins and ends, with a line that is the mark of a transaction."""
    opened = _MARKED_INSIDE.match(live, block.start)
    if opened is None or not block.closed:
        return Marks.NONE
    lead = live[max(0, block.start - _LEAD_ROOM) : block.start].rstrip()
    if _LEADS_TO_TEXT.search(_SENTENCE_ENDS.split(lead)[-1]):
        return Marks.NONE  # it is the text of something
    if TX_START.fullmatch(opened["mark"]) is None:
        return Marks.HEAD if TX_HEAD.fullmatch(opened["mark"]) is not None else Marks.NONE
    last = live[max(block.inner_start, block.inner_end - 2 * _TRANSACTION_ROOM) : block.inner_end].rstrip()
    return Marks.BOTH if TX_END.fullmatch(last[last.rfind("\n") + 1 :]) is not None else Marks.HEAD


_ANGLES_ALONE = expression(r"^[ \t]*(?P<mark>>>>)[ \t]*$", re.M)


def _angles(live: str, body: str, pos: int) -> int:
    """Where ">>>" closes a text, or -1; at the head of a line it looks like the mark of a quotation."""
    inside, at_head = live.find(">>>", pos), _ANGLES_ALONE.search(body, pos)
    found = [place for place in (inside, at_head.start("mark") if at_head is not None else -1) if place >= 0]
    return min(found, default=-1)


"""A line that is no more than the end of a text, however far it stands from the margin."""


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
    """The words of a transaction without its marks, which leave tabs: a blank at the end of a line says that it goes on."""
    width, left = block.inner_start - block.start, block.end - block.inner_end
    return _tabs(inside[:width]) + inside[width : len(inside) - left] + _tabs(inside[len(inside) - left :])


def _tabs(marks: str) -> str:
    return "".join([one if one == "\n" else "\t" for one in marks])


def _nuls(text: str) -> str:
    return "\n".join(["\0" * len(line) for line in text.split("\n")])
