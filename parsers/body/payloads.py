"""Finds the text that follows an act ("I submit the following proposal:").

The text is found by its delimiters, by indentation, between rows of dashes, or by what ends it. What comes
back is verbatim: only the outer delimiters, the `>` marks of a quoted payload and the blank edges are gone.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, dropwhile, takewhile

from engine.expressions import expression
from parsers.body.blocks import Block
from parsers.body.own import Kind, Layout, Line
from parsers.body.statements import Statement
from parsers.clauses.words import OFTEN

MIN_INDENT = 2
"""Blanks before the first line of an indented text."""
LISTED = expression(r"\s*(?:\d{1,3}[.)]|[-*•])\s")
GOODBYE = expression(
    r"\n[ \t]*\n[ \t]*(?:cheers|thanks|thank you|regards|best(?: wishes| regards)?|yours|love|greetings|sincerely|bye)\b[^\n]{0,30}(?:\n[^\n]{0,40}){0,2}\Z",
    re.I,
)
CLOSING = expression(
    r"\n[ \t]*\n[ \t]*(?:(?:and|well|ok|okay|so|right|now)\b,?[ \t]+){0,2}(?:(?:that['’]?s|that[ \t]+(?:is|will[ \t]+be|would[ \t]+be)|that['’]ll[ \t]+be|this[ \t]+is)[ \t]+(?:it|all|that|everything|enough)\b|with[ \t]+(?:that|this),?[ \t]+(?:i|I)\b|(?:more|the[ \t]+rest)[ \t]+(?:tomorrow|later|soon|anon)\b|(?:off|back)[ \t]+to[ \t]+(?:bed|work|sleep)\b|good[ \t]?night\b|(?:enjoy|discuss|have[ \t]+fun|see[ \t]+you|so[ \t]+long|until[ \t]+next)\b|(?:any[ \t]+)?(?:thoughts|comments|opinions|questions)\?)[^\n]{0,40}\Z",
    re.I,
)
"""The last line of a mail, in which its author says that it ends."""
NAME_AT_END = expression(r"\n[ \t]*\n[ \t]*(?:[-–~]\s*)?[^\s.:;]+\.?(?:[ \t]+[^\s.:;]+){0,2}[ \t]*\Z")
GOODBYE_ROOM = 400
"""Characters at the end of a text in which its author says goodbye."""
ROW = expression(r"\s*(?:[-=*~_#`]\s?){3,}\s*")
DOC_LABEL = expression(
    r"\s*(?:new\s+)?(?:proposal|prop(?=\s*:)|tweak|consultation|oracularity|refresh proposal|rp|indictment|tidiness list|contract|subgame|votes?|usurp|recruiters)\b[^.!?\n]{0,60}:",
    re.I,
)
RESUME = expression(
    r"\s*(?:(?:As\s+(?:to|for)|On|In|Regarding|Concerning)\s+(?:(?:[Pp]roposal|[Cc]onsultation|[Ii]ndictment)\s+)?#?\d+[,:]?\s+my\s+(?:own\s+)?(?:vote|claim|answer|verdict)\s+is\b|(?:\d+[.)]\s*)?(?i:(?:also|then|finally|next|further(?:more)?|and|but|now|secondly|thirdly|lastly|meanwhile|besides|separately|elsewhere|otherwise|oh)\b,?\s+){0,2}(?:[Oo]n\s+(?:(?:[Pp]roposal|[Cc]onsultation|[Ii]ndictment)\s+)?#?\d+,?\s+)?(?:(?:[Aa]cting\s+)?[Aa]s\s+(?:the\s+)?[A-Z][^,.;:\n]{1,40}?,?\s+)?(?:I['’]m\s+(?:(?:also|hereby|now)\s+)?(?:submitting|voting|objecting|supporting|withdrawing|giving|transferring|paying|resigning|usurping|revising|activating|assigning|joining|changing|taking)|I(?:\s+(?:also|hereby|then|further|now))*\s+"
    r"(?:submit|vote|object|support|withdraw|retract|intend|give|transfer|pay|resign|usurp|revise|activate|plan|announce|may|will|would|think|hope|am|create|propose|claim|answer|ordain|take|turn|assign|join|become|ask|consult|challenge|hoist|paint|zot|deactivate|remove|exchange|leave|set|stop|start|publish|name|forfeit|wish|request|reinforce|punish|indict|accuse|change|do|renounce|appoint|select|sentence|destroy|cast|rank|designate|raise|lower|apply|make|delegate|report|fine|number|award|pause|dissolve|incorporate|found|enter|quit|teach|implement|perform|deliver|tally|hand|pass|send|initiate|nominate|empanel|increment|approve|verify))\b)"
)
RESUMED_LATE = expression(
    r"\s*(?:In|For|By|With|Per|On|Also|Now|Right|OK|Okay|Well|Finally|Meanwhile|Elsewhere|Separately|Otherwise|That\s+(?:done|said|aside)|While)\b"
    r"(?:(?!\b(?:if|when|whether|suppose|unless|because|would|could|might|that|which|what)\b)[^.!?:;\n]){0,60}?,?\s"
    r"I\s+"
    + OFTEN
    + r"(?:submit(?!\s+that)|vote|object|support|withdraw|retract|give|transfer|pay|resign|usurp|revise|activate|create|propose(?!\s+that)|answer|ordain|take|turn|assign|join|become|consult|challenge|hoist|paint|zot|deactivate|exchange|renounce|appoint|select|sentence|destroy|cast|reinforce|punish|indict|designate|raise|lower|apply|make|delegate|report|fine|number|award|pause|dissolve|incorporate|found|enter|quit|teach|implement|perform|deliver|tally|hand|pass|send|initiate|nominate|empanel|increment|approve|verify)\b"
)
"""The same behind a few words, at the head of a paragraph: "In the Ranger's stead I select the Trick Limp"."""
ANOTHER_ONE = expression(
    r"\s*(?:(?:and|then|also|now|next|here\s+(?:is|comes))\b,?\s+){0,2}(?:a\s+(?:second|third|further)|another|one\s+more|yet\s+another)\s+[^.!?:\n]{2,60}?,?\s+which\s+I\s+"
    + OFTEN
    + r"(?:likewise\s+)?(?:submit|propose|offer|present|bring|file|lodge)\b[^.!?\n]{0,30}:",
    re.I,
)
"""A line that brings one more of its kind: "And a second one, which I likewise submit:"."""
SUBMITS_MORE = expression(
    r"\n[ \t]*\n(?P<lead>[^\n]{0,100}\bI\s+"
    + OFTEN
    + r"(?:propose|submit|create|revise|resubmit)\b[^.!?\n]{0,60}:)[ \t]*\n\s*\{"
)
"""A line that submits what stands in braces below it."""
QUOTE_MARK = expression(r"^[ \t]{0,3}>[ ]?")
BLANK_LINES = expression(r"\A(?:[ \t]*\n)+")


@dataclass(frozen=True, slots=True)
class Payload:
    """The text of a document and where it stands; `end` is the offset after its closing delimiter."""

    text: str
    start: int
    end: int
    inline: bool = False
    marked: bool = False
    """Whether quotation marks say where it ends."""
    parts: dict[str, str] = field(default_factory=dict)


def strip_quote_marks(text: str) -> str:
    """A payload that was itself quoted loses its marks."""
    return "\n".join(QUOTE_MARK.sub("", line) for line in text.split("\n")) if ">" in text else text


def clean(text: str) -> str:
    """Without blank lines at the edges, and without the blanks after the last word; nor with one before the first word
    that only parts it from a label on its line."""
    return PARTING.sub("", BLANK_LINES.sub("", text)).rstrip() if text.strip() else ""


PARTING = expression(r"\A (?=\S[^\n]*(?:\n(?! )|\Z))")


def goodbye_cut(text: str) -> str:
    """A text without the name or the greeting at its end."""
    for last in (NAME_AT_END, GOODBYE, CLOSING):
        found = last.search(text, max(0, len(text) - GOODBYE_ROOM))
        text = text[: found.start()] if found is not None else text
    return text


IN_MARKS = expression(
    r"[ \t]*[\"“]((?>(?:[^\"“”]|[\"“][^\"“”\n]{0,200}+[\"”](?![ \t]*(?:\n|\Z))){20,4000}))[\"”][ \t]*(?=\n|\Z)"
)
"""A text that begins a line with a quotation mark, up to the mark that ends it and its line; others stand in pairs."""


class Finder:
    """Looks for payloads in one message."""

    def __init__(self, layout: Layout, blocks: tuple[Block, ...], statements: tuple[Statement, ...]) -> None:
        self.layout = layout
        self.body = layout.body
        self.blocks = [b for b in blocks if not b.transaction]
        self.statements = statements

    def next_block(self, pos: int) -> Block | None:
        """The first delimited text that begins at an offset or after it."""
        n = bisect_left(self.blocks, (pos,))
        return self.blocks[n] if n < len(self.blocks) else None

    def of_block(self, block: Block) -> Payload:
        """What a delimited text holds."""
        text = self.body[block.inner_start : block.inner_end]
        if self.layout.quoted and any(line.kind is Kind.QUOTE for line in self._lines(block.start, block.end)):
            text = strip_quote_marks(text)
        if not block.closed:
            text = self._own_only(block.inner_start, block.inner_end)
        return Payload(clean(text.lstrip(" \t")), block.start, block.end)

    def _lines(self, start: int, end: int) -> Iterator[Line]:
        return takewhile(lambda line: line.end <= end, self.layout.below(start))

    def _own_only(self, start: int, end: int) -> str:
        first = next(self.layout.above(start + 1), None)
        keep = []
        for line in self.layout.below(first.start if first else start):
            if line.start > end or line.kind in (Kind.SIGNATURE, Kind.FOOTER, Kind.FORWARD, Kind.ARMOUR):
                break
            keep.append(self.body[max(line.start, start) : min(line.end, end)])
        return "\n".join(keep)

    def row_follows(self, pos: int) -> bool:
        """Whether the next line of the author's own is a row of dashes or the like."""
        first = next(dropwhile(lambda line: line.kind is Kind.BLANK, self.layout.below(pos)), None)
        return first is not None and first.kind is Kind.OWN and ROW.fullmatch(first.text) is not None

    def stands_below(self, pos: int) -> bool:
        """Whether the next that stands behind a place is a text with marks around it, or an indented one."""
        block = self.next_block(pos)
        if block is not None and not self.body[pos : block.start].strip():
            return True
        return self.row_follows(pos) or self.indented_follows(pos)

    def rows_around(self, pos: int, block: Block) -> Payload | None:
        """The text between two rows behind `pos` that a delimited text is only a part of."""
        lines = iter(self.layout.below(pos))
        for line in lines:
            if line.start >= block.start or line.kind not in (Kind.OWN, Kind.BLANK):
                return None
            if ROW.fullmatch(line.text) and line.kind is Kind.OWN:
                found = self._between_rows(line, lines)
                return found if found is not None and found.end >= block.end else None
        return None

    def ruled(self, pos: int) -> Payload | None:
        """The text between two rows, of which the first is the next line of the author's own."""
        lines = iter(self.layout.below(pos))
        row = next(dropwhile(lambda line: line.kind is Kind.BLANK, lines), None)
        opened = row is not None and row.kind is Kind.OWN and ROW.fullmatch(row.text) is not None
        return self._between_rows(row, lines) if row is not None and opened else None

    def behind_parts(self, opened: int, pos: int) -> Payload | None:
        """What stands from `pos` on in a text between two rows behind `opened`, of which labelled lines come first."""
        found = self.ruled(opened)
        if found is None or not found.start < pos <= found.end:
            return None
        rest = self.body[pos : found.end].rstrip("\n").rpartition("\n")[0]
        return Payload(clean(rest), found.start, found.end)

    def row_underlines(self, pos: int) -> int | None:
        """Where a row ends that stands right below a line and only underlines it: no other row closes a text."""
        lines = iter(self.layout.below(pos))
        first = next(lines, None)
        if first is None or first.kind is not Kind.OWN or ROW.fullmatch(first.text) is None:
            return None
        return None if self._between_rows(first, lines) is not None else first.end

    def indented_follows(self, pos: int) -> bool:
        """Whether the next line of the author's own is indented."""
        first = next(dropwhile(lambda line: line.kind is Kind.BLANK, self.layout.below(pos)), None)
        indent = first.text[:MIN_INDENT] if first is not None and first.kind is Kind.OWN else ""
        return (len(indent) == MIN_INDENT and not indent.strip()) or indent[:1] == "\t"

    def next_text(self, pos: int) -> Payload | None:
        """The next delimited text; where no more are in braces or the like, the next between two rows."""
        block = self.next_block(pos)
        if block is not None:
            return self.of_block(block)
        lines = iter(self.layout.below(pos))
        for line in lines:
            if line.kind is Kind.OWN and ROW.fullmatch(line.text):
                return self._between_rows(line, lines)
            if line.kind not in (Kind.OWN, Kind.BLANK):
                return None
        return None

    def free_text(self, pos: int) -> Payload | None:
        """What is behind `pos`, on its line too: between rows, indented, or plain paragraphs to whatever ends them."""
        lines = dropwhile(lambda line: line.kind is Kind.BLANK, chain(self._rest_of_line(pos), self.layout.below(pos)))
        first = next(lines, None)
        if first is None or first.kind is not Kind.OWN:
            return None
        if ROW.fullmatch(first.text):
            return self._between_rows(first, lines)
        if DOC_LABEL.match(first.text):
            return None
        marked = IN_MARKS.match(self.layout.live, first.start) if first.text.lstrip()[:1] in ('"', "“") else None
        if marked is not None and ("\n" in marked[1] or marked[1][-1] in ".!?;"):
            return Payload(clean(marked[1]), first.start, marked.end(), marked=True)
        indented = first.text[:1] in (" ", "\t") and not first.text[:2].strip()
        if not indented and RESUME.match(first.text):
            return None
        end = self._text_end(first, lines, indented)
        text = self.body[first.start : end]
        if not indented:
            more = SUBMITS_MORE.search(text) if "{" in text else None
            text = goodbye_cut("\n\n" + (text[: more.start()] if more is not None else text)).removeprefix("\n\n")
        return Payload(clean(text), first.start, first.start + len(text)) if text.strip() else None

    def _rest_of_line(self, pos: int) -> Iterator[Line]:
        """What a line says behind a label."""
        line = next(self.layout.above(pos), None)
        if line is not None and line.end > pos and self.body[pos : line.end].strip():
            yield Line(pos, line.end, line.kind, self.body[pos : line.end])

    def _between_rows(self, first: Line, lines: Iterable[Line]) -> Payload | None:
        for line in lines:
            if line.kind is Kind.OWN and ROW.fullmatch(line.text):
                return Payload(clean(self.body[first.end : line.start]), first.start, line.end)
            if line.kind in (Kind.SIGNATURE, Kind.FOOTER):
                return None
        return None

    @staticmethod
    def _text_end(first: Line, lines: Iterable[Line], indented: bool) -> int:
        """Where a text ends that no mark ends."""
        end = first.end
        listed = LISTED.match(first.text) is not None
        after_blank = False
        for line in lines:
            if line.kind is Kind.BLANK:
                after_blank = True
                continue
            if line.kind is not Kind.OWN or (indented and line.text[:1] not in (" ", "\t")):
                break
            if listed and after_blank and not LISTED.match(line.text):
                break
            if not indented and (DOC_LABEL.match(line.text) or RESUME.match(line.text)):
                break
            if not indented and after_blank and (RESUMED_LATE.match(line.text) or ANOTHER_ONE.match(line.text)):
                break
            end = line.end
            after_blank = False
        return end
