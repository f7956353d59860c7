"""The frame of a text as paragraphs: where one ends, list items, and what a lead-in and the text below it share.

The line breaks of a mail inside a paragraph count as spaces. A list marker begins a new paragraph, unless the line
before plainly runs on into it. A paragraph that leads in to a delimited text, and the words that go on after that
text, are one paragraph ("replace:", the text, "with:", the text).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from engine.amendments.marks import ROMAN
from engine.amendments.talk import starts_order
from engine.amendments.text import is_header
from engine.amendments.words import SIDE, rx
from engine.expressions import expression
from engine.passages import CLOSE, MARK, OPEN, Framed, Kind, Passage
from engine.quoting import dedent, indent


@dataclass(frozen=True, slots=True)
class Para:
    """A paragraph: its words without comments and marker, where it stands in the frame, its list marker and depth."""

    text: str
    start: int
    end: int
    bullet: str = ""
    indent: int = 0


BULLET = expression(
    r"[ \t]*(?P<mark>[-*\u2022+\u2013\u2014]|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,5})[.)]|(?:step|part|item|change"
    r"|amendment) \d+\s*[.:)])"
    r"(?:[ \t]+)(?=\S)",
    re.IGNORECASE,
)
_RUNS_ON = expression(r"[.;:,!?)\]\ue001\u2013\u2014\u2015]$|(?:\b(?:and|or|then)|[ ;:]-+|-{2,3})$", re.IGNORECASE)
_CONNECTOR = rx(
    r"(?:with|to|by|and|into|in|from|for|after|before|as|at|then|immediately|directly|so|such|is|are|of|instead)\b"
)
_LEAD = rx(
    r"(?:[:,\u2014]-?|\b(?:with|to|by|reading|reads?|replacing|say|saying|texts?|following|paragraphs?|sentences?|full"
    r"|and|deleting"
    r"|removing|appending|adding|inserting|changing|from|entirety|follows|of|delete|remove|replace|insert|add|append"
    r"|be)"
    r"|following [a-z ]+[.])$"
)
_GOES_ON = expression(
    rf"{OPEN}\d+{CLOSE}(?:\s*[.,;:)]|\s*$|\s+(?:{OPEN}|(?:with|to|by|and|into|in|from|for|after|before|as|at|so)\b))"
)
"""A delimited text at the beginning of a paragraph that is not just its first words."""
_SIGNED = expression(r"[ \t]*(?:--+|\u2014|~)[ \t]?[A-Z][\w .'\-]{0,40}$")
"""A signature below the last line."""
_HEADING_LINE = expression(
    r"[ \t]*(?:(={2,}|\*{2}|_{2}|'{3})[^=*_'\n]{1,60}\1|#{1,6} [^\n]{1,60}|([-=_*/~#])\2{3,})[ \t]*$"
)
"""A heading that is marked as such, or a line drawn across."""
_RULE_HEAD = expression(
    r"\A(?:(?P<sign>={2,6})|#{1,6}(?= )|-{2,6}(?= )) ?"
    r"(?P<name>[Rr]ule [\dA-Za-z.]{1,8}(?:[ :][^=#\n]{0,60}?)?) ?(?(sign)(?P=sign)|[-#]*)\Z"
)
"""The number of a rule as a heading marked as such, alone in its paragraph."""
_ONLY_MARK = expression(rf"{OPEN}\d+{CLOSE}[.;,]?$")
_TICKED = expression(r"\A\[[xX\u2713]\] ")
"""The box of an item that is chosen."""
_UNTICKED = expression(r"\[(?: {0,3}|_)\]")
_DROPPED = (Kind.COMMENT, Kind.REMARK)


def paragraphs(framed: Framed) -> list[Para]:
    """The paragraphs of the frame that say anything, in order."""
    found: list[Para] = []
    for start, end, bullet, depth in _pieces(framed):
        text = _DOTS.sub("", _words(framed, framed.frame[start:end]))
        text = _RULE_HEAD.sub(r"\g<name>", text)
        if bullet:
            text = text[len(bullet) :].lstrip(" \n") if text.startswith(bullet) else text
            text = _TICKED.sub("", text) if not _UNTICKED.search(framed.frame) else text
        if not any(ch.isalnum() or ch == OPEN for ch in text):
            continue
        one = Para(text, start, end, bullet, depth)
        if found and _one(found[-1], one):
            found[-1] = replace(found[-1], text=f"{found[-1].text}\n{text}", end=end)
        else:
            found.append(one)
    return found


def _pieces(framed: Framed) -> list[tuple[int, int, str, int]]:
    """Spans of the frame between empty lines, list markers, headings and lead-ins, each with its marker and depth."""
    cutter = _Cutter(framed)
    position = 0
    lines = framed.frame.split("\n")
    parted = _parted(lines)
    for line, ahead in zip(lines, parted, strict=True):
        cutter.line(line, position, ahead)
        position += len(line) + 1
    return cutter.pieces


def _parted(lines: list[str]) -> list[bool]:
    """Whether a line that is only "to" or "with" comes after each line, before the next empty one."""
    found, ahead = [False] * len(lines), False
    for at in range(len(lines) - 1, -1, -1):
        words = lines[at].strip()
        found[at] = ahead
        ahead = bool(words) and (ahead or _ONLY_CONNECTOR.match(words) is not None)
    return found


class _Cutter:
    """Cuts a frame, line by line."""

    def __init__(self, framed: Framed) -> None:
        self.framed = framed
        self.pieces: list[tuple[int, int, str, int]] = []
        self.before = ""
        """The line before without comments; "" after an empty line."""
        self.list = ("", -1)
        """The sort and depth of the list that goes on."""
        self.head = ((-1, -1), False)
        """The head of the piece that was looked at last, and whether it is an order."""
        self.below = False
        """The piece stands below a lead-in: it is a text, and a line that orders something ends it."""

    def line(self, line: str, start: int, parted: bool) -> None:
        """Takes one line; `parted`: a line that is only "to" or "with" stands below it in the same paragraph."""
        if not line.strip():
            self.before, self.below = "", False
            self.list = self.list if not self.pieces or self.pieces[-1][2] else ("", -1)
            return
        bullet = BULLET.match(line)
        sort = (_sort(bullet["mark"]), indent(line)) if bullet is not None else ("", -1)
        begins = bullet is not None and self._begins_item(sort)
        words = line.strip()
        led = self._led(parted=parted) and words[0] != OPEN and not (words[0].islower() and starts_order(words))
        only = bool(self.pieces) and self.before != "" and _ONLY_CONNECTOR.match(words) is not None
        only = only and (self.below or not self._announces_part())
        row = _ROW.match(line) is not None and (self.before.endswith(":") or _ROW.match(self.before) is not None)
        apart = row or self._heads(line) or self._stands_out(line) or (self.below and self._orders(line))
        if not self.before or begins or led or only or apart:
            mark = bullet["mark"] if bullet is not None and begins else ""
            self.pieces.append((start, start + len(line), mark, indent(line)))
            self.list = sort if begins else self.list
            self.below = led or (begins and self.below)
        else:
            self.pieces[-1] = (self.pieces[-1][0], start + len(line), *self.pieces[-1][2:])
        self.before = self.framed.without(line, _DROPPED).rstrip() or self.before or " "

    def _begins_item(self, sort: tuple[str, int]) -> bool:
        sign = sort[0] in ("-", "*", "+", "\u2022", "\u2013", "\u2014")
        return sign or not self.before or _RUNS_ON.search(self.before) is not None or self.list == sort

    def _announces_part(self) -> bool:
        """Whether the line before names what is replaced, so that "with the following:" goes on with the sentence."""
        start, end = self.pieces[-1][:2]
        words = _words(self.framed, self.framed.frame[start : min(end, start + _HEAD)])
        return starts_order(words) and _NAMES_PART.search(self.before) is not None

    def _led(self, *, parted: bool) -> bool:
        """Whether the line before ends an order that announces a text."""
        if _ONLY_CONNECTOR.match(self.before.strip()):
            return True
        announces = self.before.endswith((":", ":-")) or (parted and _ANNOUNCES.search(self.before) is not None)
        if not announces or self.below:
            return False
        start, end = self.pieces[-1][:2]
        head = (start, min(end, start + _HEAD))
        if self.head[0] != head:
            words = _words(self.framed, self.framed.frame[slice(*head)])
            self.head = (head, _GOES_ON_LINE.match(words) is not None or starts_order(words))
        return self.head[1]

    def _heads(self, line: str) -> bool:
        """Whether the line is a heading or signature, or stands below a heading."""
        return (
            any(pattern.match(line) for pattern in (_SIGNED, _HEADING_LINE))
            or _HEADING_LINE.match(self.before) is not None
            or (is_header(self.before.strip()) and not (self.below or self._labels()))
        )

    def _stands_out(self, line: str) -> bool:
        """Whether the line stands below a text set apart, or indented, and does not go on with its sentence."""
        words, before = line.strip(), self.before.strip()
        if words == "--":
            return True
        if not before or words[0].islower() or words[0] == OPEN:
            return False
        if MARK.fullmatch(before) is not None:
            return True
        return self.pieces[-1][3] - indent(line) > 1 and before[-1] in _STOPS

    def _labels(self) -> bool:
        """Whether the piece that goes on stands below a colon: its fields are those of a new rule, or its text."""
        above = self.framed.frame[slice(*self.pieces[-2][:2])] if len(self.pieces) > 1 else ""
        return above.rstrip().endswith(":")

    def _orders(self, line: str) -> bool:
        words = line.strip()
        return (self.before[-1:] in _ENDS and starts_order(words)) or _GOES_ON_LINE.match(words) is not None


_GOES_ON_LINE = expression(r"(?:and |then |and then )?(?:by |with|to|replac|chang|insert|add|append|read)[a-z ]*:$")
"""A line that leads on to the next text of an order."""
_TO_BELOW = expression(
    rf"(?:To|With|By|Into|To read)(?: the following| this)?(?: new)?(?: text| paragraphs?| sentences?)?"
    rf"\s*:-?\s*(?:$|{OPEN})"
)
"""A connector that stands on a line of its own, with a capital."""
_BESIDE_BELOW = rx(rf"{SIDE} (?:this|the|that) [^.{OPEN}]{{1,60}}:?\s*(?:$|{OPEN})")
"""Where a text above is to stand, on a line of its own, with a capital."""
_ROW = expression(rf"[ \t]*{OPEN}\d+{CLOSE}[ ]?(?:->|=>|-->|==>|\u2192)[ ]?{OPEN}\d+{CLOSE}[.,;]?[ ]*$")
"""A text and what it becomes, on a line of their own."""
_DOTS = expression(r"^(?:\.\.\.|\u2026)[ ]*(?=and\b)")
_ONLY_CONNECTOR = expression(
    r"(?:and )?(?:to|with|by|into|to read|with this|to this|with the following)[:-]*$", re.IGNORECASE
)
_ANNOUNCES = expression(
    r"\b(?:from|replac(?:e|ing)|chang(?:e|ing)|texts?|paragraphs?|sentences?|following|reading)$", re.IGNORECASE
)
"""The end of a line after which a text may begin on the next."""
_NAMES_PART = rx(
    r"\b(?:the|its) (?:[\w-]+ ){0,3}(?:paragraph|sentence|text|section|line|list|item|bullet point)s?$"
    r"|\bamend(?:ing)? (?:it|them|that rule|the rule)$"
)
"""The end of a line that names a part by its place, or a rule: no text follows it."""
_HEAD = 600
"""How much of a paragraph is looked at to see whether it is an order: more than any order's own words."""
_STOPS = frozenset('.!?:;"\u201d)]')
_ENDS = frozenset('.!?:;")\u201d}]\ue001')


def _sort(mark: str) -> str:
    """The sort of a list marker: its sign, or 1 or a with its brackets."""
    core = mark.strip("().: ")
    if not core:
        return mark
    if mark[0] in "-*+\u2022\u2013\u2014":
        return mark[0]
    return ("1" if core[-1].isdigit() else "a") + mark[-1]


def follows(first: Para, second: Para) -> bool:
    """Whether the second paragraph is the next item of the list of the first: the same sort, and its label later."""
    if not (first.bullet and second.bullet) or first.indent != second.indent:
        return False
    one, other = (item.bullet.strip("().: ").lower() for item in (first, second))
    if _sort(first.bullet) != _sort(second.bullet) or not one or not other:
        return first.bullet == second.bullet
    if one.isdigit() and other.isdigit():
        return int(other) == int(one) + 1
    if len(one) == len(other) == 1 and ord(other) == ord(one) + 1:
        return True
    return one in ROMAN and other in ROMAN and ROMAN.index(other) == ROMAN.index(one) + 1


_STRESSED = expression(
    r"(?<![\w*])(\*{1,3}|_{1,3})((?:The |the )?[Rr](?:ule)?[ ]?\d[\w.\-]*(?:[ ]\([^()*_\n]{1,60}\))?:?)\1(?![\w*])"
)
"""A rule whose number is stressed by marks of a forum."""
_LABEL_STRESSED = expression(r"(?:(?<=\n)|\A)[ \t]*(\*{2,3}|_{2,3})([A-Z][\w /-]{1,30})(?::\1|\1:)(?=[ \t\n])")
"""A label that is stressed: "**Reason:** ..."."""
_PAGE = expression(
    r"(?<![\w*])(?P<before>(?:in|from|to|of|within|and|by|amend|repeal|rename|retitle|change|modify)[ \t]+|\A\s*"
    r"|\n[ \t]*)"
    r"(?P<mark>"
    + MARK.pattern
    + r")(?=[ \t]*[,:.;]|[ \t]+(?:by|to|with|is|as|reads?|replace|change|delete|remove|add|insert|append)\b|\s*$)",
    re.IGNORECASE,
)
_PAGE_NAME = expression(r"((?:the )?rule[ _]#?\d{1,6}(?:[.\-]\d{1,4}){0,4})(?:\|[^|\n]{1,80})?", re.IGNORECASE)
"""What a link in a wiki names: "[[Rule 15]]", "[[Rule 15|the Hats]]"."""


_LINKED = expression(
    r"\[((?:[Tt]he\s)?[Rr]ule\s(\d{1,6}(?:[.\-]\d{1,4}){0,4})(?:\s?\([^()\[\]]{1,60}\))?)\]\(([^()\s]{1,200})\)"
)
"""A rule whose number is a link."""


def _of_link(found: re.Match[str]) -> str:
    """The rule that a link names, if where it leads to names no other."""
    numbers = re.findall(r"\d+(?:[.\-]\d+)*", found[3])
    return found[1] if all(one == found[2] for one in numbers) else found[0]


def _page(framed: Framed, mark: str) -> str:
    """The rule that a link of a wiki names, where one must stand; anything else is handed back."""
    passage = framed.passage(mark)
    said = " ".join(passage.text.split())
    named = _PAGE_NAME.fullmatch(said) if passage.kind is Kind.COMMENT else None
    return named[1].replace("_", " ") if named is not None else mark


def _words(framed: Framed, piece: str) -> str:
    """The words of a piece: comments dropped, spaces single, line breaks kept as such."""
    piece = _PAGE.sub(lambda found: found["before"] + _page(framed, found["mark"]), piece)
    text = _LABEL_STRESSED.sub(r"\2:", _STRESSED.sub(r"\2", framed.without(piece, _DROPPED)))
    text = _LINKED.sub(_of_link, text)
    text = re.sub(r"[ \t\r\f\v\u00a0]+", " ", text)
    return re.sub(r" ?\n[ \n]*", "\n", text).strip(" \n")


def _one(first: Para, second: Para) -> bool:
    """Whether the second paragraph goes on with the sentence of the first."""
    if second.bullet:
        return False
    if second.text[0] == OPEN and _GOES_ON.match(second.text) is not None:
        if _LEAD.search(first.text[-60:]):
            return True
        return _ONLY_MARK.match(second.text) is not None and first.text[-1] not in ".!?;"
    return (
        first.text.rstrip(",;")[-1:] == CLOSE
        and _CONNECTOR.match(second.text) is not None
        and (second.text[0].islower() or any(one.match(second.text) for one in (_TO_BELOW, _BESIDE_BELOW)))
    )


def raw(framed: Framed, first: Para, last: Para) -> str:
    """The very words of whole paragraphs, comments around them left out, moved to the left margin."""
    piece = framed.frame[first.start : last.end]
    while (found := _EDGE_MARK.match(piece)) is not None and _beside_text(framed.passage(found[1])):
        piece = piece[found.end() :]
    while (found := _END_MARK.search(piece)) is not None and _beside_text(framed.passage(found[1])):
        piece = piece[: found.start()]
    return dedent(framed.restore(piece))


def _beside_text(passage: Passage) -> bool:
    """Whether a passage at the edge of a text is no part of it."""
    return passage.kind in _DROPPED and not passage.raw.startswith("'")


_EDGE_MARK = expression(rf"\s*({OPEN}\d+{CLOSE})\s*")
_END_MARK = expression(rf"[ \t]*\n\s*({OPEN}\d+{CLOSE})[.;\s]*$")


def unwrapped(text: str) -> str:
    """Running words that a mail broke into lines: joined, but for empty lines and lines with a list marker."""
    text = re.sub(r"(?<![ \t])[ \t]*\n[ \t]*\n\s*", "\n\n", text)
    listed = r"(?:[-*\u2022+]|\(?(?:\d{1,3}|[a-z]|[ivx]{2,5})[.)])[ \t]"
    return re.sub(rf"(?<![ \t])[ \t]*(?<!\n)\n(?!\n)[ \t]*(?!{listed})", " ", text)
