"""Blanks that mean no more than one: those of other kinds than a keyboard's, and two where one was meant.

"Brick  Red" is a colour and "the  Beast" the Beast. Columns of a table are parted by blanks too, so only lines of prose
are made even, of which no gap is wide, and of those only lines in which the author speaks of emself outside delimited
texts: what a text says stays as it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.expressions import expression
from parsers.body.blocks import find_blocks
from parsers.body.own import MAX_BODY, MAX_LINES, Layout, lay_out
from parsers.mail.flowed import Joined

ODD: Final = dict.fromkeys(
    map(ord, "\0\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"), " "
)
"""White space of Unicode (category Zs) that is no line end -> a blank; so is a NUL, which inside parts texts."""
_GAP = expression(r"(?<=[\w,'’\"”)])[ ]{2,3}(?=[\w\"“'(])")
"""Two blanks, or three of a line that was set even, between words of one sentence."""
_WIDE = expression(r"\S[ ]{4,}\S|\t|\|")
"""What only columns have."""
_PROSE = expression(r"[ ]*(?!>)(?:[-*][ ])?[^\W\d_][^\n]*")
_SPEAKS = expression(r"\bI\b")
_RUN = expression(r"[^\S\n](?<=\S[^\S\n])[^\S\n]{3,}+\n?[^\S\n]*+(?=\S)|\n(?<=\S\n)[^\S\n]{3,}+(?=\S)")
"""A gap in a paragraph that is wider than one between words."""
_RUN_OF_BLANKS = expression(r"    *+")
"""The beginning of such a gap where a text has no blanks of other kinds: three and more, which are found at once."""
_MORE_BLANKS = expression(r" *+")
_OTHER_BLANKS: Final = "\t\r\x0b\x0c\x1c\x1d\x1e\x1f"
"""Blanks of ASCII beside the common one."""
MOST_CUBES: Final = 500_000
"""Many expressions take the cube of a run of blanks; so large a sum of those cubes is a twentieth of a second, and no
mail of the corpora has four fifths of it. Of the blanks that stand in the mail, and are not comments, ..."""
EVEN_CUBES: Final = 50_000
"""... a tenth is enough ..."""
WIDTHS: Final = (100, 64, 32, 16, 8, 4, 3, 2)
"""... so the widest gaps are cut to the first of these with which it is smaller. One of a hundred ends a statement."""
MARK: Final = 2
"""Characters at which a comment begins or ends."""
FEWEST: Final = 5
"""Words of a line of prose; a row of a table may have fewer."""


def plain_blanks(body: str) -> str:
    """The body, of the same length, with keyboard blanks only."""
    return body if body.isascii() and "\0" not in body else body.translate(ODD)


def even(body: str) -> Joined | None:
    """The body with one blank where lines of prose have more; None when it has none such."""
    if "  " not in body or _GAP.search(body) is None:
        return None
    blocks = iter(find_blocks(lay_out(body)))
    block = next(blocks, None)
    cuts: list[tuple[int, int]] = []
    pos = 0
    for line in body[:MAX_BODY].split("\n")[:MAX_LINES]:  # what is beyond is not read
        while block is not None and block.end <= pos:
            block = next(blocks, None)
        outside = block is None or block.transaction or block.start >= pos + len(line)
        if outside and "  " in line and _is_prose(line):
            for gap in _GAP.finditer(line):
                cuts.append((pos + gap.start() + 1, len(gap.group()) - 1))
        pos += len(line) + 1
    return _without(body, cuts) if cuts else None


def too_wide(live: str) -> bool:
    """Whether the gaps in its paragraphs would cost too much."""
    return _costs(live, MOST_CUBES)


def uneven(body: str) -> bool:
    """Whether the gaps that were written should be cut, which changes nothing that is read."""
    return _costs(body[:MAX_BODY], EVEN_CUBES)


def _costs(text: str, most: int) -> bool:
    blank = "    " in text or any(other in text for other in _OTHER_BLANKS)
    return blank and _cubes(_gaps(text), WIDTHS[0]) > most


def emptied(layout: Layout) -> Joined | None:
    """The body with nothing in its comments but their marks; None when it has none."""
    body = layout.body
    cuts = [(start + MARK, end - start - 2 * MARK) for start, end in layout.comments if end - start > 2 * MARK]
    return _without(body, cuts) if cuts else None


def narrow(body: str) -> Joined:
    """The body with its widest gaps cut, of which there are too many or too wide ones."""
    gaps = _gaps(body[:MAX_BODY])  # what is beyond is not read
    width = next((width for width in WIDTHS if _cubes(gaps, width) <= EVEN_CUBES), WIDTHS[-1])
    parts = (part for gap in gaps for part in _parts(body, *gap))
    return _without(body, [(start + width, end - start - width) for start, end in parts if end - start > width])


def _without(body: str, cuts: list[tuple[int, int]]) -> Joined:
    """The body without the spans (start, length)."""
    pieces: list[str] = []
    done = 0
    for start, length in cuts:
        pieces.append(body[done:start])
        done = start + length
    return Joined("".join([*pieces, body[done:]]), cuts)


def _gaps(text: str) -> list[tuple[int, int]]:
    """The spans of all that `_RUN` finds."""
    if text.isascii() and not any(blank in text for blank in _OTHER_BLANKS):
        return list(_plain_gaps(text))  # says the same, at a tenth of the cost
    return [found.span() for found in _RUN.finditer(text)]


def _plain_gaps(text: str) -> Iterator[tuple[int, int]]:
    """The same of a text that has no white space but blanks and line ends."""
    for run in _RUN_OF_BLANKS.finditer(text):
        start, end = run.span()
        before, behind = text[start - 1 : start], text[end : end + 1]
        if before == "\n":
            if behind not in "\n" and text[start - 2 : start - 1] not in " \n":
                yield start - 1, end
        elif before and behind and end - start > 3:
            if behind == "\n" and (more := _MORE_BLANKS.match(text, end + 1)) is not None:
                end = more.end()
            if text[end : end + 1] not in "\n":
                yield start, end


def _cubes(gaps: list[tuple[int, int]], width: int) -> int:
    widths = Counter(end - start for start, end in gaps)
    return sum(times * min(wide, width) ** 3 for wide, times in widths.items())


def _parts(body: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """A gap before and behind its line end."""
    line_end = body.find("\n", start, end)
    if line_end < 0:
        yield start, end
    else:
        yield from ((start, line_end), (line_end + 1, end))


def _is_prose(line: str) -> bool:
    return (
        _PROSE.fullmatch(line) is not None
        and _WIDE.search(line) is None
        and len(line.split()) >= FEWEST
        and _SPEAKS.search(line) is not None
    )
