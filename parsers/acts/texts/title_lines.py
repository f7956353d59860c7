"""Lines that are only the title of the text below them: behind a colon, over a row, in braces below, or alone."""

from __future__ import annotations

import re
from typing import Any

from engine.expressions import expression
from engine.language import Document, Slot, Words
from parsers.acts.context import Context, since
from parsers.body.blocks import Block
from parsers.body.statements import Statement
from parsers.scan import quoted
from parsers.titles import TITLE_RUN

BY_ME = expression(r"I\s")


def naming(words: Words) -> str:
    """The parameter that holds the title of a document."""
    known = {param.name for param in words.params}
    return "title" if "title" in known or "name" not in known else "name"


CAPITALS = expression(r"[A-Z][\w'’-]*(?:\s(?:of|the|and|[A-Z][\w'’-]*)){0,4}\.")
"""A name with a point behind it."""
ONLY_TITLE = expression(TITLE_RUN)
TITLE_ROOM = 60
"""Characters of a title that stands alone behind a colon."""


def title_before(rest: str, end: int, block: Block | None, body: str, words: Words) -> str:
    """The words behind a colon, where the text in braces follows on the next line: they are its title."""
    whole = " ".join(rest.split())
    said = (whole[:-1] if QUOTED_ALONE.fullmatch(whole) and whole[-1] in ".:" else whole).strip("\"“”'‘’*_ ")
    titled = words.document in (Document.PLAIN, Document.PROPOSAL) and any(p.slot is Slot.TITLE for p in words.params)
    if said.endswith(".") and CAPITALS.fullmatch(said):
        said = said[:-1]
    if block is None or not titled or not said or len(said) > TITLE_ROOM or said[-1] in ".!?:;,":
        return ""
    alone = not body[end : block.start].strip() and body.count("\n", end - len(rest), block.start) in (1, 2)
    return said if alone and body[block.start : block.start + 1] in ("{", "<") else ""


def title_over_rows(c: Context, rest: str, st: Statement, words: Words) -> str:
    """The words behind a colon, where the text stands between two rows right below: they are its title."""
    said = " ".join(rest.split()).strip("\"“”'‘’*_ ")
    titled = words.document is Document.PROPOSAL and any(p.slot is Slot.TITLE for p in words.params)
    if not titled or not st.line_end or len(said) > TITLE_ROOM or ONLY_TITLE.fullmatch(said) is None:
        return ""
    closed = c.finder.row_follows(st.end) and c.finder.row_underlines(st.end) is None
    return said if closed and c.body.count("\n", st.end, st.end + 2) == 1 else ""


QUOTED_ALONE = expression(r"[\"“][^\"”]{1,80}[\"”]\s*+[.:]?")
"""A title that is a sentence of its own."""
HEADS_TEXT = expression(rf"[\"“][^\"”]{{1,80}}[\"”]:?|{TITLE_RUN}:")
"""A title on a line of its own, right above its text."""


def heads_text(c: Context, line: Statement, text: str, until: int) -> bool:
    """Whether a line with a colon at its end is the title of the text right below it."""
    alone = line.line_start and line.line_end and line.new_paragraph and not c.body[line.end : until].strip()
    return alone and HEADS_TEXT.fullmatch(text) is not None and NO_HEADING.match(text) is None


NO_HEADING = expression(
    r"(?:reason\w*|rationale|why|comments?|notes?|background|motivation|justification|explanation|preamble|preface|summary|purpose|intro\w*|begin|start|here|text|body|content|the\s+text|full\s+text|proposal|tweak|contract|rules?|articles|terms)\b",
    re.I,
)
"""Begins a line over a text that is no title of it."""


TITLE_ALONE = expression(
    r"(?P<mark>[*_]{1,2}|)(?P<title>[A-ZÀ-Þ0-9](?:[^\n.:;!?{}\"“*_]|[.!?](?=\S)){1,60}[!?]?)(?P=mark)\s*"
)
"""A line that can be a title without quotation marks."""


def title_line(c: Context, pos: int, words: Words, params: dict[str, Any]) -> int:
    """Where the text begins behind a line that is only its title, over a row or an indented text."""
    later = next((one for one in since(c, pos) if one.start >= pos), None)
    if later is None or params.get(naming(words)):
        return pos
    if words.document is not Document.PROPOSAL and not any(one.slot is Slot.TITLE for one in words.params):
        return pos
    said = c.body[later.start : later.end]
    title, alone = quoted(said, 0), TITLE_ALONE.fullmatch(said)
    stressed = said[:1] in ("*", "_") and c.body.startswith("\n\n", later.end)
    if title is not None and not said[title[1] :].strip(" .:"):
        under = stressed or c.finder.row_follows(later.end) or c.finder.indented_follows(later.end)
    elif alone is not None and later.line_start and later.line_end and not BY_ME.match(said):
        title, under = (alone["title"].strip(), 0), stressed or c.finder.row_follows(later.end)
    else:
        return pos
    if not under:
        return pos
    params[naming(words)] = title[0]
    return c.finder.row_underlines(later.end) or later.end
