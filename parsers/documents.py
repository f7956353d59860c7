"""Finds the text that follows an act ("I submit the following proposal:") and takes it apart.

The text is found by its delimiters, by indentation, between rows of dashes, or by what ends it. What comes
back is verbatim: only the outer delimiters, the `>` marks of a quoted payload and the blank edges are gone.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from engine.language import Document, Slot
from parsers.own import Kind, Layout
from parsers.slots import Scan, quoted, refs
from parsers.statements import Block, Statement

MAX_PREFACE = 6
"""Statements that may stand between the submitting words and the opening brace."""

_LISTED = re.compile(r"\s*(?:\d{1,3}[.)]|[-*•])\s")
_GOODBYE = re.compile(
    r"\n[ \t]*\n[ \t]*(?:cheers|thanks|thank you|regards|best(?: wishes| regards)?|yours|love|greetings|sincerely|bye)\b[^\n]{0,30}(?:\n[^\n]{0,40}){0,2}\Z",
    re.I,
)
_ROW = re.compile(r"\s*(?:[-=*~_#]\s?){4,}\s*")
_DOC_LABEL = re.compile(
    r"\s*(?:new\s+)?(?:proposal|tweak|consultation|oracularity|refresh proposal|rp|indictment|tidiness list|contract|subgame|votes?|usurp|recruiters)\b[^.!?\n]{0,60}:",
    re.I,
)
_RESUME = re.compile(
    r"\s*(?:\d+[.)]\s*)?(?:also,?\s+|then\s+|finally,?\s+|next,?\s+|further(?:more)?,?\s+|and\s+)?I(?:\s+(?:also|hereby|then|further|now))*\s+"
    r"(?:submit|vote|object|support|withdraw|retract|intend|give|transfer|pay|resign|usurp|revise|activate|plan|announce|may|will|would|think|hope|am|create|propose|claim|answer|ordain|take|turn|assign|join|become|ask|consult|challenge|hoist|paint|zot|deactivate|remove|exchange|leave|set|stop|start|publish|forfeit|wish|request|reinforce|punish|indict|accuse|change|do)\b"
)
_PART = re.compile(
    r"^[ \t]*(title|conflicts?(?: with)?|dependenc(?:y|ies)|depends on|body|text|timing|name|unbeliever|unbelievers|reasoning|arguments?|reasons?|accusation|crime|example|offender|tidbit|effect)\s*[:=][ \t]*",
    re.I | re.M,
)
_INLINE_PART = re.compile(
    r"(?:(?<=[.;?!\n])|(?<=[.;?!)] )|^|(?<=\s))[ \t]*(unbelievers?|reasoning|arguments?|reasons?)\s*:[ \t]*", re.I
)
_TITLED = re.compile(
    r"[\s,(]*(?:(?:and\s+)?(?:titled|entitled|called|named|known\s+as|by\s+the\s+(?:title|name)\s+of|with\s+the\s+title|under\s+the\s+title|title\s*:|whose\s+title\s+is)\s*,?\s*(?:of\s+)?(?:the\s+)?:?\s*)",
    re.I,
)
_COLON_AT = re.compile(r":(?=\s|$)")


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
    return "\n".join(re.sub(r"^[ \t]{0,3}>[ ]?", "", line) for line in text.split("\n")) if ">" in text else text


def clean(text: str) -> str:
    """Without blank lines at the edges, and without the blanks after the last word."""
    return re.sub(r"\A(?:[ \t]*\n)+", "", text).rstrip().rstrip("\n") if text.strip() else ""


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
        if _ROW.fullmatch(first.text):
            for j in range(i + 1, len(lines)):
                if lines[j].kind is Kind.OWN and _ROW.fullmatch(lines[j].text):
                    return Payload(clean(self.body[first.end : lines[j].start]), first.start, lines[j].end)
                if lines[j].kind in (Kind.SIGNATURE, Kind.FOOTER):
                    break
            return None
        if _DOC_LABEL.match(first.text) and stop_style:
            return None
        indented = first.text[:1] in " \t" and first.text[:2].strip() == ""
        end = first.end
        j = i
        last_blank = False
        listed = bool(_LISTED.match(first.text))
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
            if listed and last_blank and not _LISTED.match(line.text):
                break
            if not indented and taken and (_DOC_LABEL.match(line.text) or (_RESUME.match(line.text) and (True))):
                break
            if not indented and j == i and _RESUME.match(line.text):
                return None
            end = line.end
            taken += 1
            last_blank = False
            j += 1
        text = self.body[first.start : end]
        if not indented:
            cut = re.search(r"\n[ \t]*\n[ \t]*(?:[-–~]\s*)?[^\s.:;]+\.?(?:[ \t]+[^\s.:;]+){0,2}[ \t]*\Z", text)
            if cut:
                text = text[: cut.start()]
            text = _GOODBYE.sub("", text)
        return Payload(clean(text), first.start, first.start + len(text)) if text.strip() else None


def take_title(s: Scan, pos: int) -> tuple[str | None, int]:
    """'titled "X"', ', "X"', ' "X"' or 'titled Small Change, with ...' after the submitting words."""
    match = _TITLED.match(s.text, pos)
    if match:
        got = quoted(s.text, match.end())
        if got:
            return got
        bare = re.compile(r"[^\n,:;{(\[]{1,100}").match(s.text, match.end())
        if bare and bare.group().strip():
            words = re.split(r"\s+(?:with|to|which|that|and|as)\s+(?:the|follows|I|follow)", bare.group())[0].rstrip(
                " ."
            )
            return " ".join(words.split()), match.end() + len(words)
        return None, match.end()
    apposition = re.compile(r"[\s,:–—-]{1,4}(?=[\"“„'‘«_*])").match(s.text, pos)
    if apposition:
        got = quoted(s.text, apposition.end())
        if got:
            return got
    return None, pos


_DEPENDS = re.compile(r"(?:depend(?:s|ent|ing|encies|ency)?(?:\s+(?:on|upon))?|requires)\s*:?\s*", re.I)
_CONFLICTS = re.compile(r"conflict(?:s|ing)?(?:\s+with)?\s*:?\s*", re.I)


def take_relations(s: Scan, start: int, end: int, params: dict[str, Any]) -> bool:
    """ "(depends on 352, conflicts with 350 and "Silk Road")" between two offsets."""
    found = False
    for pattern, name in ((_DEPENDS, "dependencies"), (_CONFLICTS, "conflicts")):
        for match in pattern.finditer(s.text, start, end):
            options = refs(s, match.end(), Slot.PROPOSAL)
            if options and isinstance(options[0][0], list):
                values = [v for v in options[0][0] if isinstance(v, str) and not v.startswith("\0")]
                if values:
                    params.setdefault(name, []).extend(values)
                    found = True
                    break
    return found


def split_parts(text: str, inline: bool = False) -> tuple[str, dict[str, str]]:
    """Take labelled parts ("Title: X", "Reasoning: ...") out of a text: (what is before the first, parts)."""
    pattern = _INLINE_PART if inline else _PART
    marks = list(pattern.finditer(text))
    if not marks:
        return text, {}
    parts: dict[str, str] = {}
    for n, match in enumerate(marks):
        stop = marks[n + 1].start() if n + 1 < len(marks) else len(text)
        parts[_canonical(match.group(1))] = text[match.end() : stop].strip()
    return text[: marks[0].start()], parts


def _canonical(label: str) -> str:
    label = label.lower()
    for known in ("conflict", "depend", "unbeliever", "accusation", "crime"):
        if label.startswith(known):
            return {"conflict": "conflicts", "depend": "dependencies", "crime": "accusation"}.get(known, known)
    if label.startswith(("reason", "argument")):
        return "reasoning"
    return "body" if label == "text" else label


_UNDERSCORED = re.compile(r"\A\s*__([^_\n]{1,100})__\s*(?:\n|\Z)")


def fill(kind: Document, body: str, text: str, params: dict[str, Any], s: Scan) -> None:
    """Put the text of a document into the params of its act."""
    if kind is Document.PROPOSAL:
        match = _UNDERSCORED.match(text)
        if match:
            params.setdefault("title", match.group(1).strip())
        elif re.match(r"\s*(?:title|body|conflicts|dependencies)\s*:", text, re.I):
            flat = re.sub(r",\s*(?=body\s*:)", "\n", text, flags=re.I)
            before, parts = split_parts(flat)
            if "title" in parts:
                params.setdefault("title", parts["title"].split("\n")[0].strip().strip("\"'“”"))
            text = parts.get("body", before.strip() or text if "body" in parts or before.strip() else text)
        params[body] = text
    elif kind is Document.CONSULTATION:
        question, parts = split_parts(text, inline=True)
        params[body] = question.strip() or None
        add_parts(parts, params)
    else:
        params[body] = text


def add_parts(parts: dict[str, str], params: dict[str, Any]) -> None:
    """Unbeliever and Reasoning of a consultation."""
    if "unbeliever" in parts:
        params["unbeliever"] = parts["unbeliever"].split("\n")[0].strip().rstrip(" .;,")
    if "reasoning" in parts:
        params["reasoning"] = parts["reasoning"].rstrip()
