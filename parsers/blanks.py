"""Blanks that mean no more than one: those of other kinds than a keyboard's, and two where one was meant.

"Brick  Red" is a colour and "the  Beast" the Beast. Columns of a table are parted by blanks too, so only lines of prose
are made even, of which no gap is wide, and of those only lines in which the author speaks of emself outside delimited
texts: what a text says stays as it is.
"""

from __future__ import annotations

from typing import Final

from engine.expressions import expression
from parsers.blocks import find_blocks
from parsers.flowed import Joined
from parsers.own import lay_out

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
    pieces: list[str] = []
    done = pos = 0
    for line in body.split("\n"):
        while block is not None and block.end <= pos:
            block = next(blocks, None)
        outside = block is None or block.transaction or block.start >= pos + len(line)
        if outside and "  " in line and _is_prose(line):
            for gap in _GAP.finditer(line):
                start, end = pos + gap.start() + 1, pos + gap.end()
                pieces.append(body[done:start])
                cuts.append((start, end - start))
                done = end
        pos += len(line) + 1
    return Joined("".join([*pieces, body[done:]]), cuts) if cuts else None


def _is_prose(line: str) -> bool:
    return (
        _PROSE.fullmatch(line) is not None
        and _WIDE.search(line) is None
        and len(line.split()) >= FEWEST
        and _SPEAKS.search(line) is not None
    )
