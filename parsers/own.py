"""Marks which characters of a body are the author's own words.

Takes the body, gives `Layout`: one kind for every line, plus the spans of comment text. Nothing is cut, so
offsets stay true. One pass over the lines; every test on a line is linear in it.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

MAX_LINES = 20_000
"""Far beyond any post; what follows is no longer read."""


class Kind(StrEnum):
    """What a line or a region is."""

    OWN = "own"
    BLANK = "blank"
    QUOTE = "quote"
    ATTRIBUTION = "attribution"
    FORWARD = "forward"
    SIGNATURE = "signature"
    FOOTER = "footer"
    COMMENT = "comment"
    ARMOUR = "armour"
    AUTOMATIC = "automatic"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the body: `body[start:end]`, without its newline."""

    start: int
    end: int
    kind: Kind
    text: str


@dataclass(frozen=True, slots=True)
class Layout:
    """The body, its lines, and the body with everything that is not live blanked out (same length)."""

    body: str
    lines: tuple[Line, ...]
    live: str
    comments: tuple[tuple[int, int], ...]
    quoted: bool


_QUOTE = re.compile(r"[ \t]{0,3}>|[A-Z][A-Za-z]{0,14}>(?:\s|$)")
_BAR = re.compile(r"\s{0,3}\|")
_CHAT = re.compile(r"\s*(?:<[A-Za-z_][^<>\s@]{0,29}>\s|\[?\d\d:\d\d(?::\d\d)?\]?\s+<)")
_CHAT_DEED = re.compile(r"\s*\*\s+\w+\s+[a-z]")
_ATTRIBUTION_END = re.compile(
    r"(?:\b(?:wrote|writes|schrieb|skrev|écrit|escribió|scripsit|said)(?:\s+\S{1,40}){0,3}\s*[:;]|,\s+[\w .'-]{1,40}:)\s*$"
)
_WROTE = re.compile(r"\b(?:wrote|writes|schrieb|skrev|a écrit|escribió|scripsit|said)\b[^.!?]{0,40}:\s*$", re.I)
_DATED = re.compile(
    r"^\s*(?:On|Am|Le|Den|El|Op|Quoting)\b.{0,200}\d|^\s*\d{4}[-/]\d\d?[-/]\d\d?|^\s*On\s+\w+day\b", re.S
)
_DATED_NAME = re.compile(r"^\s*\d{4}[-/]\d\d?[-/]\d\d?,? [^:]{1,60}:\s*$")
_FORWARD = re.compile(
    r"^\s*[-_]{2,}\s*(?:original message|forwarded (?:message|by)|begin forwarded|forwarded|ursprüngliche nachricht)"
    r"|^\s*begin forwarded message\s*:",
    re.I,
)
_HEADER = re.compile(r"^\s*\*?(?:From|Sent|Date|Subject|To|Cc|Von|Gesendet|An|Betreff)\*?\s*:\s", re.I)
_FOOTER = re.compile(r"^\s*_{20,}\s*$")
_FOOTER_TEXT = re.compile(
    r"mailing list\s*$|listinfo|^\s*to unsubscribe\b|^\s*unsubscribe\b|^\s*sent from my\b"
    r"|^\s*do you yahoo|^\s*get (?:your )?free\b|^\s*this (?:e-?mail|message) (?:was|is) (?:scanned|confidential)",
    re.I,
)
_SIGNATURE = re.compile(r"^--[ ]*$|^-- ?(?=[A-Z])\w[\w .]{0,30}$")
_AUTOMATIC = re.compile(
    r"^\s*(?:i am (?:currently )?(?:out of (?:the )?office|on (?:vacation|leave|holiday))|this is an auto(?:mated|matic)"
    r"|delivery to the following|your message:?\s*$|thank you for your (?:e-?mail|message))",
    re.I,
)
_COMMENT = re.compile(r"\[\[.*?\]\]|/\*.*?\*/", re.S)
_NOT_BREAK = re.compile(r"[^\n]")


def lay_out(body: str) -> Layout:
    """Mark every line of `body`."""
    lines = _lines(body)
    kinds = _kinds(lines)
    comments = tuple(m.span() for m in _COMMENT.finditer(body)) if "[[" in body or "/*" in body else ()
    out: list[Line] = []
    live: list[str] = []
    quoted = False
    for (start, end, text), kind in zip(lines, kinds, strict=True):
        out.append(Line(start, end, kind, text))
        live.append(text if kind is Kind.OWN else " " * len(text))
        quoted = quoted or kind is Kind.QUOTE
    joined = "\n".join(live)
    for start, end in comments:
        joined = joined[:start] + _NOT_BREAK.sub(" ", joined[start:end]) + joined[end:]
    return Layout(body, tuple(out), joined, comments, quoted)


def _lines(body: str) -> list[tuple[int, int, str]]:
    lines = []
    pos = 0
    for text in body.split("\n")[:MAX_LINES]:
        lines.append((pos, pos + len(text), text))
        pos += len(text) + 1
    return lines


def _kinds(lines: list[tuple[int, int, str]]) -> list[Kind]:
    kinds: list[Kind] = []
    bars = _bar_quotes(lines)
    chat = any(_CHAT.match(text) for _, _, text in lines)
    tail: Kind | None = None
    pgp = ""
    for i, (_, _, text) in enumerate(lines):
        first = text[:1]
        if text.startswith("-----BEGIN PGP") or text.startswith("-----END PGP"):
            pgp = "signature" if "SIGNATURE" in text or "KEY" in text else "head"
            if text.startswith("-----END PGP"):
                pgp = ""
            kinds.append(Kind.ARMOUR)
            continue
        if pgp == "signature" or (pgp == "head" and text.startswith(("Hash:", "Version:", "Comment:", "Charset:"))):
            kinds.append(Kind.ARMOUR)
            continue
        if tail is not None and not (tail is Kind.SIGNATURE and _FOOTER.match(text)):
            kinds.append(tail if text.strip() else Kind.BLANK)
            continue
        if not text or text.isspace():
            kinds.append(Kind.BLANK)
        elif (
            ((first in " \t>" or "A" <= first <= "Z") and _QUOTE.match(text))
            or i in bars
            or (chat and (_CHAT.match(text) or _CHAT_DEED.match(text)))
        ):
            kinds.append(Kind.QUOTE)
        elif first == "-" and _SIGNATURE.match(text) and not _dashes_of_text(lines, i):
            tail = Kind.SIGNATURE
            kinds.append(tail)
        elif first in "_ " and _FOOTER.match(text) and _footer_follows(lines, i):
            tail = Kind.FOOTER
            kinds.append(tail)
        elif _FORWARD.match(text) or (first in "FVD*>" and _HEADER.match(text) and _header_block(lines, i)):
            tail = Kind.FORWARD
            kinds.append(tail)
        elif text.rstrip().endswith((":", ";")) and _is_attribution(lines, i, kinds):
            kinds.append(Kind.ATTRIBUTION)
        elif _AUTOMATIC.match(text):
            tail = Kind.AUTOMATIC
            kinds.append(tail)
        else:
            kinds.append(Kind.OWN)
    return kinds


def _dashes_of_text(lines: list[tuple[int, int, str]], i: int) -> bool:
    """A bare `--` followed by nothing but dashes later is decoration; only a name glued to it must end the mail."""
    if lines[i][2].rstrip() == "--":
        return False
    following = [text for _, _, text in lines[i + 1 : i + 12] if text.strip()]
    return len(following) > 6


def _footer_follows(lines: list[tuple[int, int, str]], i: int) -> bool:
    following = [text for _, _, text in lines[i + 1 : i + 6] if text.strip()]
    return not following or any(_FOOTER_TEXT.search(text) or "@" in text or "http" in text for text in following[:4])


def _header_block(lines: list[tuple[int, int, str]], i: int) -> bool:
    return sum(1 for _, _, text in lines[i : i + 5] if _HEADER.match(text)) >= 2


def _bar_quotes(lines: list[tuple[int, int, str]]) -> frozenset[int]:
    """Lines starting with `|`, unless the bars belong to a drawn table (also bars at the end)."""
    found = [i for i, (_, _, text) in enumerate(lines) if _BAR.match(text)]
    if not found or any(lines[i][2].rstrip().endswith("|") and len(lines[i][2].strip()) > 1 for i in found):
        return frozenset()
    return frozenset(found)


def _is_attribution(lines: list[tuple[int, int, str]], i: int, kinds: list[Kind]) -> bool:
    """ "On ... wrote:" or "X wrote:" with a quotation under it; may run over two or three lines."""
    text = lines[i][2]
    if not (_WROTE.search(text) or _DATED_NAME.match(text)):
        return False
    nexts = [lines[j][2] for j in range(i + 1, min(i + 4, len(lines))) if lines[j][2].strip()]
    quoted = bool(nexts) and bool(_QUOTE.match(nexts[0]) or _BAR.match(nexts[0]))
    if _DATED.match(text):
        return True
    back = i - 1
    while back >= 0 and back >= i - 3 and kinds[back] is Kind.OWN:
        if _DATED.match(lines[back][2]):
            for j in range(back, i):
                kinds[j] = Kind.ATTRIBUTION
            return True
        back -= 1
    return quoted
