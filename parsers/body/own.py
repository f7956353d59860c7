"""Marks which characters of a body are the author's own words.

Takes the body, gives `Layout`: one kind for every line, plus the spans of comment text. Nothing is cut, so
offsets stay true. One pass of a set matcher says which kinds of lines can occur at all, and only these are looked
for; a body without any is its own words from end to end and costs nothing more. Every test on a line is linear in it.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple

from engine.expressions import expression
from parsers.search.setmatch import SPACE, ExpressionSet

MAX_BODY: Final = 150_000
"""Characters that are read; more than twice the longest ballot with all its texts."""
MAX_LINES: Final = 4_000
"""A third more than the longest ruleset that a nomic posted whole; what follows is no longer read."""


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


class Line(NamedTuple):
    """One line of the body: `body[start:end]`, without its newline."""

    start: int
    end: int
    kind: Kind
    text: str


class Layout:
    """The body, its lines, and the body with everything that is not live blanked out.

    `live` is as long as the body, or ends where reading does: what is longer than anybody writes is not read.
    """

    __slots__ = (
        "_kinds",
        "_lines",
        "_quote_ends",
        "_quotes",
        "_starts",
        "_texts",
        "body",
        "comments",
        "forwarded",
        "live",
        "quoted",
    )

    def __init__(
        self, body: str, texts: list[str], kinds: list[Kind] | None, live: str, comments: tuple[tuple[int, int], ...]
    ) -> None:
        self.body = body
        self.live = live
        self.comments = comments
        self.quoted = kinds is not None and Kind.QUOTE in kinds
        self.forwarded = kinds is not None and Kind.FORWARD in kinds
        self._texts = texts
        self._kinds = kinds
        self._lines: tuple[Line, ...] | None = None
        self._starts: list[int] = []
        self._quotes: list[int] = []
        self._quote_ends: list[int] = []

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every line, from the top; made when first asked for, since most messages are read without."""
        if self._lines is None:
            out = []
            pos = 0
            for text, kind in zip(self._texts, self._kinds or _plain_kinds(self._texts), strict=True):
                end = pos + len(text)
                out.append(Line(pos, end, kind, text))
                pos = end + 1
            self._lines = tuple(out)
            self._starts = [line.start for line in out]
        return self._lines

    def without(self, spans: tuple[tuple[int, int], ...]) -> Layout:
        """The same layout, in which the words in these places are comments, too."""
        comments = tuple(sorted((*self.comments, *spans)))
        return Layout(self.body, self._texts, self._kinds, _blanked(self.live, spans), comments)

    def below(self, pos: int) -> Iterator[Line]:
        """The lines that begin at an offset or after it."""
        lines = self.lines
        for n in range(bisect_left(self._starts, pos), len(lines)):
            yield lines[n]

    def above(self, pos: int) -> Iterator[Line]:
        """The lines that begin before an offset, going up."""
        lines = self.lines
        for n in range(bisect_left(self._starts, pos) - 1, -1, -1):
            yield lines[n]

    def quote_above(self, pos: int) -> int:
        """Where the nearest quoted line above an offset ends, or -1."""
        self._find_quotes()
        n = bisect_left(self._quotes, pos)
        return self._quote_ends[n - 1] if n else -1

    def quote_below(self, pos: int) -> int:
        """Where the nearest quoted line after an offset begins, or -1."""
        self._find_quotes()
        n = bisect_right(self._quotes, pos)
        return self._quotes[n] if n < len(self._quotes) else -1

    def _find_quotes(self) -> None:
        if not self._quotes and self.quoted:
            quotes = [line for line in self.lines if line.kind is Kind.QUOTE]
            self._quote_ends = [line.end for line in quotes]
            self._quotes = [line.start for line in quotes]


def _plain_kinds(texts: list[str]) -> list[Kind]:
    return [Kind.OWN if text and not text.isspace() else Kind.BLANK for text in texts]


_QUOTE = expression(r"[ \t]{0,3}>|[A-Za-z][A-Za-z0-9]{0,14}>(?:\s|$)")
_BAR = expression(r"\s{0,3}\|")
_CHAT = expression(r"\s*(?:<[A-Za-z_][^<>\s@]{0,29}>\s|\[?\d\d:\d\d(?::\d\d)?\]?\s+<)")
_CHAT_DEED = expression(r"\s*\*\s+\w+\s+[a-z]")
_WROTE = expression(
    r"\b(?:wrote|writes|schrieb|skrev|a écrit|escribió|scripsit|said)\b(?:[^.!?]|(?<=\d)\.(?=\d)){0,40}:\s*$", re.I
)
_DATED = expression(
    r"^\s*(?:On|Am|Le|Den|El|Op|Quoting)\b.{0,200}\d|^\s*\d{4}[-/]\d\d?[-/]\d\d?|^\s*On\s+\w+day\b", re.S
)
_DATED_NAME = expression(r"^\s*\d{4}[-/]\d\d?[-/]\d\d?,? [^:]{1,60}:\s*$")
_QUOTING = expression(r"^\s*(?:Quoting|Zitat von|Citando(?: a)?|Quoth|Thus spake)\s[^:]{1,120}:\s*$", re.I)
"""As Horde and its kin begin a reply, and some players: "Quoting Hob <hob@x.example>:"."""
_SAID = r"(?:wrote|writes?|sa(?:id|ys?)|asked|asks?|suggest(?:s|ed)?|propos(?:es?|ed)|replie[sd]|answer(?:s|ed)|argue[sd]?|not(?:es?|ed)|remark(?:s|ed)|point(?:s|ed)\s+out|claim(?:s|ed)|complain(?:s|ed)|add(?:s|ed)|object(?:s|ed)|mention(?:s|ed)|comment(?:s|ed)|intends?|intended|announce[sd]?|put\s+it|has\s+it|ha[sd]\s+(?:written|said|asked|suggested|proposed|announced))"
_WORDS_OF = expression(
    rf"^\W*(?i:(?:and|but|as|so|also|here|then|now|earlier|yesterday|today|this\s+morning|last\s+(?:n?week|night)|on\s+n?\w*day(?:\s+\d+)?|to\s+which),?\s+){{0,3}}"
    rf"(?:(?:(?!I\b)[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){{0,2}}|(?i:you|he|she|e|they|somebody|someone))(?:\s+(?:also|just|once|then|rightly|even|recently|earlier|himself|herself))?\s+{_SAID}\b|{_SAID}\s+(?!I\b)[A-Z][\w'’-]*)[^:.!?{{}}]{{0,50}}:\s*$"
    r"|^\W*(?:(?i:this\s+is|here\s+is|from)\s+)?(?:what\s+)?(?:[A-Z][\w-]*['’]s|your)\s+(?:mail|message|words|letter|note|intent|notice|post)\b[^:.!?{}]{0,40}:\s*$",
)
"""A line that leads to the words of somebody else, where a quotation stands right under it."""
_FORWARD = expression(
    r"^\s*[-_]{2,}\s*(?:original message|forwarded (?:message|by)|begin forwarded|forwarded|ursprüngliche nachricht)"
    r"|^\s*begin forwarded message\s*:",
    re.I,
)
_HEADER = expression(r"^\s*\*?(?:From|Sent|Date|Subject|To|Cc|Von|Gesendet|An|Betreff)\*?\s*:\s", re.I)
_FOOTER = expression(r"^\s*_{20,}\s*$")
_FOOTER_TEXT = expression(
    r"mailing list\s*$|listinfo|^\s*to unsubscribe\b|^\s*unsubscribe\b|^\s*sent from my\b"
    r"|^\s*do you yahoo|^\s*get (?:your )?free\b|^\s*this (?:e-?mail|message) (?:was|is) (?:scanned|confidential)",
    re.I,
)
_SIGNATURE = expression(r"^--[ ]*$|^-- ?(?=[A-Z])\w[\w .]{0,30}$")
_AUTOMATIC = expression(
    r"^\s*(?:i am (?:currently )?(?:out of (?:the )?office|on (?:vacation|leave|holiday))|this is an auto(?:mated|matic)"
    r"|delivery to the following|your message:?\s*$|thank you for your (?:e-?mail|message))",
    re.I,
)
_ADVERT = expression(
    r"^\s*(?:sent|posted) (?:from|via|with|using) (?:my |the |a )?[a-z0-9][\w .®™-]{1,50}$|^\s*get outlook for \w+"
    r"|^\s*do you yahoo!\?|^\s*get your free\b[^.!?]{0,60}\bat\b",
    re.I,
)
"""A line that a mail program adds by itself."""
_BREAKS = expression(r"[^\n]+")

_SIGNS = {
    "quote": rf"(?m)^[ \t]{{0,3}}>|^[A-Za-z][A-Za-z0-9]{{0,14}}>(?:{SPACE}|$)",
    "bar": rf"(?m)^{SPACE}{{0,3}}\|",
    "chat": rf"(?m)^{SPACE}*(?:<[A-Za-z_]|\[?\d\d:\d\d)",
    "armour": r"(?m)^-----(?:BEGIN|END) PGP",
    "signature": r"(?m)^(?:- )?--(?: *$| ?[A-Z])",
    "footer": rf"(?m)^{SPACE}*_{{20}}",
    "forward": rf"(?im)^{SPACE}*[-_]{{2,}}{SPACE}*(?:original|forwarded|begin forwarded|urspr)|^{SPACE}*begin forwarded",
    "header": rf"(?im)^{SPACE}*\*?(?:From|Sent|Date|Subject|To|Cc|Von|Gesendet|An|Betreff)\*?{SPACE}*:",
    "attribution": rf"(?m)[:;]{SPACE}*$",
    "advert": rf"(?im)^{SPACE}*(?:sent|posted) (?:from|via|with|using) |^{SPACE}*get (?:outlook for|your free)|^{SPACE}*do you yahoo",
    "automatic": rf"(?im)^{SPACE}*(?:i am |this is an auto|delivery to the following|your message|thank you for your)",
}
"""What must occur somewhere in the body before lines of a kind are looked for."""
_SIGN_NAMES = tuple(_SIGNS)
_SIGN_SET = ExpressionSet(_SIGNS.values())


def lay_out(body: str) -> Layout:
    """Mark every line of `body`."""
    whole = body
    if len(body) > MAX_BODY:
        body = body[:MAX_BODY]
    texts = body.split("\n")
    if len(texts) > MAX_LINES:
        del texts[MAX_LINES:]
        body = "\n".join(texts)
    signs = {_SIGN_NAMES[found] for found in _SIGN_SET.found(body)}
    comments = _comments(body) if "[[" in body or "/*" in body else ()
    if not signs:
        return Layout(whole, texts, None, _blanked(body, comments), comments)
    kinds, own = _kinds(texts, signs), Kind.OWN
    live = "\n".join([text if kind is own else " " * len(text) for text, kind in zip(texts, kinds, strict=True)])
    return Layout(whole, texts, kinds, _blanked(live, comments), comments)


def _comments(body: str) -> tuple[tuple[int, int], ...]:
    """The spans of `[[ ]]` and `/* */`; what opens inside one does not count, and neither does what never closes."""
    spans: list[tuple[int, int]] = []
    pos = 0
    at = {mark: body.find(mark) for mark in ("[[", "/*")}
    while True:
        open_marks = [(start, mark) for mark, start in at.items() if start >= 0]
        if not open_marks:
            return tuple(spans)
        start, mark = min(open_marks)
        close = body.find("]]" if mark == "[[" else "*/", start + 2)
        if close < 0:
            at[mark] = -1
            continue
        pos = close + 2
        spans.append((start, pos))
        at = {m: (body.find(m, pos) if 0 <= before < pos else before) for m, before in at.items()}


def _blanked(live: str, spans: tuple[tuple[int, int], ...]) -> str:
    """The text with these spans made blank, line ends kept."""
    if not spans:
        return live
    pieces = []
    pos = 0
    for start, end in spans:
        span = live[start:end]
        blank = _BREAKS.sub(lambda found: " " * len(found.group()), span) if "\n" in span else " " * len(span)
        pieces += [live[pos:start], blank]
        pos = end
    return "".join([*pieces, live[pos:]])


def _kinds(texts: list[str], signs: set[str]) -> list[Kind]:
    kinds: list[Kind] = []
    bars = _bar_quotes(texts) if "bar" in signs else frozenset()
    chat = "chat" in signs and any(_CHAT.match(text) for text in texts)
    quote, header, forward = "quote" in signs, "header" in signs, "forward" in signs
    signature, footer, attribution = "signature" in signs, "footer" in signs, "attribution" in signs
    automatic, armour, advert = "automatic" in signs, "armour" in signs, "advert" in signs
    if armour:  # the dash escapes of clear signed text
        texts = [text.removeprefix("- ") if text.startswith("- -") else text for text in texts]
    tail: Kind | None = None
    pgp = ""
    own, blank = Kind.OWN, Kind.BLANK
    for i, text in enumerate(texts):
        if armour:
            if text.startswith(("-----BEGIN PGP", "-----END PGP")):
                pgp = "signature" if "SIGNATURE" in text or "KEY" in text else "head"
                if text.startswith("-----END PGP"):
                    pgp = ""
                kinds.append(Kind.ARMOUR)
                continue
            if pgp == "signature" or (pgp == "head" and text.startswith(("Hash:", "Version:", "Comment:", "Charset:"))):
                kinds.append(Kind.ARMOUR)
                continue
        if not text or text.isspace():
            kinds.append(blank)
            continue
        if tail is not None and not (tail is Kind.SIGNATURE and _FOOTER.match(text)):
            kinds.append(tail)
        elif (
            (quote and ">" in text and _QUOTE.match(text))
            or i in bars
            or (chat and (_CHAT.match(text) or _CHAT_DEED.match(text)))
        ):
            kinds.append(Kind.QUOTE)
        elif signature and text[0] == "-" and _SIGNATURE.match(text) and not _dashes_of_text(texts, i):
            tail = Kind.SIGNATURE
            kinds.append(tail)
        elif footer and text[0] in "_ " and _FOOTER.match(text) and _footer_follows(texts, i):
            tail = Kind.FORWARD if header and _header_block(texts, i + 1) else Kind.FOOTER
            kinds.append(tail)
        elif (forward and _FORWARD.match(text)) or (
            header and text[0] in "FVD*>" and _HEADER.match(text) and _header_block(texts, i)
        ):
            tail = Kind.FORWARD
            kinds.append(tail)
        elif attribution and (":" in text or ";" in text) and _is_attribution(texts, i, kinds):
            kinds.append(Kind.ATTRIBUTION)
            if _quotes_unmarked(texts, i, kinds):
                tail = Kind.FORWARD
        elif advert and _ADVERT.match(text):
            kinds.append(Kind.FOOTER)
        elif automatic and _AUTOMATIC.match(text):
            tail = Kind.AUTOMATIC
            kinds.append(tail)
        else:
            kinds.append(own)
    return kinds


def _dashes_of_text(texts: list[str], i: int) -> bool:
    """A bare `--` followed by nothing but dashes later is decoration; only a name glued to it must end the mail."""
    if texts[i].rstrip() == "--":
        return False
    return len([text for text in texts[i + 1 : i + 12] if text.strip()]) > 6


def _quotes_unmarked(texts: list[str], i: int, kinds: list[Kind]) -> bool:
    """Whether what stands under an attribution is the quotation although no mark says so: the author's words stand above
    it, and nothing below is marked."""
    above = any(kind is Kind.OWN for kind in kinds[:-1])
    return above and not any(_QUOTE.match(text) or _BAR.match(text) for text in texts[i + 1 :])


def _footer_follows(texts: list[str], i: int) -> bool:
    following = [text for text in texts[i + 1 : i + 6] if text.strip()]
    return not following or any(_FOOTER_TEXT.search(text) or "@" in text or "http" in text for text in following[:4])


def _header_block(texts: list[str], i: int) -> bool:
    return sum(1 for text in texts[i : i + 5] if _HEADER.match(text)) >= 2


def _bar_quotes(texts: list[str]) -> frozenset[int]:
    """Lines starting with `|`, unless the bars belong to a drawn table (also bars at the end)."""
    found = [i for i, text in enumerate(texts) if _BAR.match(text)]
    if not found or any(texts[i].rstrip().endswith("|") and len(texts[i].strip()) > 1 for i in found):
        return frozenset()
    return frozenset(found)


def _is_attribution(texts: list[str], i: int, kinds: list[Kind]) -> bool:
    """ "On ... wrote:" or "X wrote:" with a quotation under it; may run over two or three lines."""
    text = texts[i]
    if not text.rstrip().endswith((":", ";")):
        return False
    nexts = [below for below in texts[i + 1 : i + 4] if below.strip()]
    quoted = bool(nexts) and bool(_QUOTE.match(nexts[0]) or _BAR.match(nexts[0]))
    if not (_WROTE.search(text) or _DATED_NAME.match(text)):
        return quoted and bool(_QUOTING.match(text) or _WORDS_OF.match(text))
    if _DATED.match(text):
        return True
    for back in range(i - 1, max(i - 4, -1), -1):
        if kinds[back] is not Kind.OWN:
            break
        if _DATED.match(texts[back]):
            kinds[back:i] = [Kind.ATTRIBUTION] * (i - back)
            return True
    return quoted
