"""Finds the text that follows an act ("I submit the following proposal:").

The text is found by its delimiters, by indentation, between rows of dashes, or by what ends it. What comes
back is verbatim: only the outer delimiters, the `>` marks of a quoted payload and the blank edges are gone.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from dataclasses import dataclass, field

from parsers.blocks import Block
from parsers.own import Kind, Layout
from parsers.statements import Statement

MAX_PREFACE = 6
"""Statements that may stand between the submitting words and the opening brace."""
LISTED = re.compile(r"\s*(?:\d{1,3}[.)]|[-*•])\s")
GOODBYE = re.compile(
    r"\n[ \t]*\n[ \t]*(?:cheers|thanks|thank you|regards|best(?: wishes| regards)?|yours|love|greetings|sincerely|bye)\b[^\n]{0,30}(?:\n[^\n]{0,40}){0,2}\Z",
    re.I,
)
NAME_AT_END = re.compile(r"\n[ \t]*\n[ \t]*(?:[-–~]\s*)?[^\s.:;]+\.?(?:[ \t]+[^\s.:;]+){0,2}[ \t]*\Z")
ROW = re.compile(r"\s*(?:[-=*~_#]\s?){4,}\s*")
DOC_LABEL = re.compile(
    r"\s*(?:new\s+)?(?:proposal|tweak|consultation|oracularity|refresh proposal|rp|indictment|tidiness list|contract|subgame|votes?|usurp|recruiters)\b[^.!?\n]{0,60}:",
    re.I,
)
RESUME = re.compile(
    r"\s*(?:\d+[.)]\s*)?(?:also,?\s+|then\s+|finally,?\s+|next,?\s+|further(?:more)?,?\s+|and\s+)?I(?:\s+(?:also|hereby|then|further|now))*\s+"
    r"(?:submit|vote|object|support|withdraw|retract|intend|give|transfer|pay|resign|usurp|revise|activate|plan|announce|may|will|would|think|hope|am|create|propose|claim|answer|ordain|take|turn|assign|join|become|ask|consult|challenge|hoist|paint|zot|deactivate|remove|exchange|leave|set|stop|start|publish|forfeit|wish|request|reinforce|punish|indict|accuse|change|do)\b"
)
COLON_AT = re.compile(r":(?=\s|$)")


QUOTE_MARK = re.compile(r"^[ \t]{0,3}>[ ]?")
BLANK_LINES = re.compile(r"\A(?:[ \t]*\n)+")


@dataclass(frozen=True, slots=True)
class Payload:
    """The text of a document and where it stands; `end` is the offset after its closing delimiter."""

    text: str
    start: int
    end: int
    inline: bool = False
    parts: dict[str, str] = field(default_factory=dict)


def strip_quote_marks(text: str) -> str:
    """A payload that was itself quoted loses its marks."""
    return "\n".join(QUOTE_MARK.sub("", line) for line in text.split("\n")) if ">" in text else text


def clean(text: str) -> str:
    """Without blank lines at the edges, and without the blanks after the last word."""
    return BLANK_LINES.sub("", text).rstrip().rstrip("\n") if text.strip() else ""


def goodbye_cut(text: str) -> str:
    """A text without the name or the greeting at its end."""
    name = NAME_AT_END.search(text)
    return GOODBYE.sub("", text[: name.start()] if name is not None else text)


class Finder:
    """Looks for payloads in one message."""

    def __init__(self, layout: Layout, blocks: tuple[Block, ...], statements: tuple[Statement, ...]) -> None:
        self.layout = layout
        self.body = layout.body
        self.blocks = [b for b in blocks if not b.transaction]
        self.statements = statements

    def block_after(self, pos: int, limit: int) -> Block | None:
        for block in self.blocks:
            if pos <= block.start < limit:
                return block
        return None

    def next_block(self, pos: int) -> Block | None:
        return next((b for b in self.blocks if b.start >= pos), None)

    def of_block(self, block: Block) -> Payload:
        text = self.body[block.inner_start : block.inner_end]
        lines = [
            ln for ln in self.layout.lines if ln.start >= block.start and ln.end <= block.end and ln.kind is Kind.QUOTE
        ]
        if lines:
            text = strip_quote_marks(text)
        if not block.closed:
            text = self._own_only(block.inner_start, block.inner_end)
        return Payload(clean(text), block.start, block.end)

    def _own_only(self, start: int, end: int) -> str:
        keep = []
        for line in self.layout.lines:
            if line.end < start or line.start > end:
                continue
            if line.kind in (Kind.SIGNATURE, Kind.FOOTER, Kind.FORWARD, Kind.ARMOUR):
                break
            keep.append(self.body[max(line.start, start) : min(line.end, end)])
        return "\n".join(keep)

    def free_text(self, pos: int, stop_style: bool = True) -> Payload | None:
        """The lines after `pos`: between rows, indented, or plain paragraphs to whatever ends them."""
        lines = [ln for ln in self.layout.lines if ln.start >= pos]
        i = 0
        while i < len(lines) and lines[i].kind is Kind.BLANK:
            i += 1
        if i >= len(lines) or lines[i].kind is not Kind.OWN:
            return None
        first = lines[i]
        if ROW.fullmatch(first.text):
            for j in range(i + 1, len(lines)):
                if lines[j].kind is Kind.OWN and ROW.fullmatch(lines[j].text):
                    return Payload(clean(self.body[first.end : lines[j].start]), first.start, lines[j].end)
                if lines[j].kind in (Kind.SIGNATURE, Kind.FOOTER):
                    break
            return None
        if DOC_LABEL.match(first.text) and stop_style:
            return None
        indented = first.text[:1] in " \t" and first.text[:2].strip() == ""
        end = first.end
        j = i
        last_blank = False
        listed = bool(LISTED.match(first.text))
        taken = 0
        while j < len(lines):
            line = lines[j]
            if line.kind is Kind.BLANK:
                last_blank = True
                j += 1
                continue
            if line.kind is not Kind.OWN:
                break
            if indented and line.text[:1] not in " \t":
                break
            if listed and last_blank and not LISTED.match(line.text):
                break
            if not indented and taken and (DOC_LABEL.match(line.text) or (RESUME.match(line.text) and (True))):
                break
            if not indented and j == i and RESUME.match(line.text):
                return None
            end = line.end
            taken += 1
            last_blank = False
            j += 1
        text = self.body[first.start : end]
        if not indented:
            text = goodbye_cut(text)
        return Payload(clean(text), first.start, first.start + len(text)) if text.strip() else None
