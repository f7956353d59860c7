"""What each part of a mail's text was taken for: for a coloured display."""

from __future__ import annotations

from dataclasses import dataclass

from engine.acts import Reading
from parsers.body.blocks import find_blocks
from parsers.body.own import Kind, lay_out
from parsers.mail.mime import Mail


@dataclass(frozen=True, slots=True)
class Region:
    """A stretch of the body for display: `own`, `quote`, `act`, `unclear`, `document` and so on."""

    kind: str
    start: int
    end: int


def regions(mail: Mail, reading: Reading) -> tuple[Region, ...]:
    """The body divided into regions by its layout and by what was read in it, in order of their start."""
    layout = lay_out(mail.body)
    found = [Region(line.kind.value, line.start, line.end) for line in layout.lines if line.kind is not Kind.BLANK]
    found += [Region(Kind.COMMENT.value, start, end) for start, end in layout.comments]
    found += [Region("document", b.start, b.end) for b in find_blocks(layout) if not b.transaction]
    found += [Region("act", act.start, act.end) for act in reading.acts]
    found += [Region("unclear", u.start, u.end) for u in reading.unclear]
    return tuple(sorted(found, key=lambda r: (r.start, -r.end)))
