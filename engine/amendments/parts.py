"""Which part of the text of a rule is meant: by count, label, title, first or last words, contents, or a range.

A part is found only when every sensible way of counting agrees; where a list, a heading or an abbreviation makes the
count open, `Doubtful` says so. All parts are spans of the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from engine.amendments.borders import bounded, with_label
from engine.amendments.levels import under
from engine.amendments.orders import OF_TWO, Part, Words
from engine.amendments.units import (
    ABBREVIATION,
    GAP,
    HEADINGS,
    ITEM,
    LINE_OF_PROSE,
    LINES_UNSURE,
    STOP,
    below_heading,
    blocks_of,
    item_at,
    items,
    label_of,
    lists,
    run_in,
    sections,
    title_in,
    top,
    units_of,
)
from engine.expressions import expression
from engine.splices import Absent, Doubtful, Span, find, occurrences

_ELLIPSIS_END = expression(r"\s*(?:\.\.\.|\u2026|\[\.\.\.\])$")


def span_of(text: str, part: Part, where: str) -> Span:
    """The span of the part in the text; Doubtful when it is not exactly one."""
    if part.how == "sign":
        return _last_sign(text, part, where)
    if part.unit == "text":
        return _range(text, part, where)
    if part.count > 1 and part.how != "ordinal":
        return _with_next(text, replace(part, count=1), where, part.count - 1)
    if part.label == "with list":
        return _with_list(text, part, where)
    if part.how == "reads":
        assert part.words is not None
        return find(text, part.words, "", where)[0]
    placed = part.unit in _UNLABELLED and part.index >= 0
    if part.how == "label" and (not placed or any(label_of(text, one) for one in items(text))):
        return _labelled(text, part, where)
    try:
        units = units_of(text, part.unit)
    except Doubtful:
        return _of_sure_ones(text, part, where)
    if part.how in ("ordinal", "label"):
        return _counted(text, part, units)
    if part.how == "only":
        return _only(text, part, units, where)
    return _picked(text, part, units, where)


def _of_sure_ones(text: str, part: Part, where: str) -> Span:
    """A paragraph that is certain to be one, of a text with others of which it is not; Doubtful for all else."""
    blocks = blocks_of(text)
    if part.how == "ordinal":
        counted = blocks[part.index :] if part.index < 0 else blocks[: part.index + part.count]
        if len(blocks) < (-part.index if part.index < 0 else part.index + part.count):
            raise Doubtful(LINES_UNSURE)
        span = _counted(text, part, counted)
    else:
        span = _picked(text, part, blocks, where)
        counted = [span]
    leads = text[slice(*span)].rstrip().endswith(":")
    if part.unit != "paragraph" or leads or any("\n" in text[start:end] for start, end in counted):
        raise Doubtful(LINES_UNSURE)
    return span


def _last_sign(text: str, part: Part, where: str) -> Span:
    """The sign, or the words, with which a text ends."""
    assert part.words is not None
    found = [one for one in occurrences(text, part.words.text) if one[1] == len(text.rstrip())]
    if not found or (part.words.text[0].isalnum() and text[: found[0][0]][-1:].isalnum()):
        raise Doubtful(f"{where} does not end with {_short(part.words.text)!r} there")
    return found[0]


def _with_next(text: str, part: Part, where: str, more: int) -> Span:
    """The part and so many units that follow it."""
    start, end = span_of(text, part, where)
    units = units_of(text, part.unit)
    at = next((index for index, one in enumerate(units) if one[0] == start and one[1] in (end, end + 1)), None)
    if at is None or at + more >= len(units):
        raise Doubtful(f"which {part.unit} follows is not certain")
    last = units[at + more]
    if part.unit == "paragraph":
        _no_list(text, last)
    return start, last[1]


def _only(text: str, part: Part, units: list[Span], where: str) -> Span:
    """The only unit of its sort; a list that is said to be of something must be."""
    if part.words is not None:
        stems = [word[:_STEM].lower() for word in re.findall(r"\w+", part.words.text) if len(word) > _SHORT]
        units = [one for one in units if all(stem in _lead(text, one, alone=len(units) == 1) for stem in stems)]
        if not units:
            raise Absent(f"{where} has no {part.unit} of {part.words.text!r}")
    if len(units) != 1:
        raise Doubtful(f"{where} has {len(units)} {part.unit}s")
    return units[0]


def _lead(text: str, span: Span, *, alone: bool) -> str:
    """The words that say what a list is of: all before it if it is the only one, else the sentence above it."""
    before = text[: span[0]].rstrip()
    if alone:
        return before.lower()
    start = max((gap.end() for gap in GAP.finditer(before)), default=0)
    stops = [stop.end() for stop in STOP.finditer(before, start)]
    return before[stops[-1] if stops else start :].lower()


_TWO = 2


def _with_list(text: str, part: Part, where: str) -> Span:
    """A paragraph that leads to a list, and the list."""
    units = [one for one in units_of(text, "paragraph") if not _is_list(text, one)]
    if part.how == "ordinal" and part.words is None and not any(_is_heading(text, one) for one in units):
        span = _nth(units, part)
    elif part.how in ("begins", "contains", "ends") and part.words is not None:
        found = [one for one in units if _fits(text, one, part)]
        if len(found) != 1:
            raise Doubtful(f"{where} has {len(found)} such paragraphs")
        span = found[0]
    else:
        raise Doubtful("which paragraph is meant is not certain")
    near = [one for one in lists(text) if span[0] < one[0] and (one[0] < span[1] or not text[span[1] : one[0]].strip())]
    if len(near) != 1 or not text[: near[0][0]].rstrip().endswith(":") or text[near[0][1] : span[1]].strip():
        raise Doubtful("which list belongs to the paragraph is not certain")
    return span[0], near[0][1]


_STEM = 4
"""So many letters of two words are alike when one is the plural of the other."""
_SHORT = 3
"""A word no longer than this says nothing about what a list is of."""


# -- which one --------------------------------------------------------------------------------------


_UNLABELLED = ("paragraph", "sentence", "line")
"""Units that seldom have labels: their number is their place."""
_COUNTED = ("paragraph", "sentence", "line", "item", "list", "section", "clause", "comment", "bracket")


def _counted(text: str, part: Part, units: list[Span]) -> Span:
    if part.unit == "sentence":
        _sure_sentences(text, units, part)
    if part.unit == "line" and any(len(text[a:b]) > LINE_OF_PROSE for a, b in units):
        raise Doubtful("which line is meant depends on how the text is broken into lines")
    if part.label == "sub":
        if units[:1] != [(0, len(text))]:
            raise Doubtful("below which item it stands is not certain")
        lead = ITEM.match(text)
        at = lead.end() if lead is not None else 0
        start, end = _counted(text[at:], replace(part, label=""), items(text[at:]))
        return at + start, at + end
    if part.unit == "item" and (len(lists(text)) != 1 or top(text, units) != units):
        raise Doubtful("which list is meant is not certain")
    if part.unit in ("section", "clause") and (not units or text[: units[0][0]].strip()):
        raise Doubtful(f"whether what stands before the first {part.unit} counts is not certain")
    if part.unit not in _COUNTED:
        raise Doubtful(f"which {part.unit} is meant is not certain")
    span = _nth(units, part)
    if part.label == OF_TWO and len(units) != _TWO:
        raise Doubtful(f"there are {len(units)} {part.unit}s, not two")
    if part.label == "edge" and (text[span[1] :] if part.index else text[: span[0]]).strip():
        raise Doubtful(f"the {part.unit} does not stand at the {'end' if part.index else 'beginning'}")
    if part.words is not None:
        _reads(text, span, part)
    if part.unit == "paragraph":
        proper = [one for one in units if not _is_list(text, one) and not _is_heading(text, one)]
        if len(proper) != len(units) and (not proper or _nth(proper, part) != span):
            raise Doubtful("whether the list or heading counts as a paragraph is not certain")
    if part.label == "onwards":
        return span[0], len(text.rstrip())
    if part.unit == "paragraph":
        _no_list(text, span)
    return span


def _reads(text: str, span: Span, part: Part) -> None:
    """Doubtful when the part is not what is said to stand there; an ellipsis leaves the rest out."""
    assert part.words is not None
    said = part.words.text.strip()
    begins = _ELLIPSIS_END.sub("", said)
    sign = ITEM.match(text[slice(*span)]) if part.unit == "item" and not ITEM.match(said) else None
    start = span[0] + (sign.end() if sign is not None else 0)
    found = occurrences(text[start : span[1]], begins)[:1]
    end = span[1] - start
    if not found or found[0][0] != 0 or (begins == said and found[0][1] not in (end, end - 1)):
        raise Doubtful(f"the {part.unit} so counted is not {_short(said)!r}")


def _nth(units: list[Span], part: Part) -> Span:
    index = part.index if part.index >= 0 else len(units) + part.index
    if not index >= 0 or index + part.count > len(units):
        raise Doubtful(f"there are only {len(units)} {part.unit}s")
    return units[index][0], units[index + part.count - 1][1]


def _sure_sentences(text: str, units: list[Span], part: Part) -> None:
    """Doubtful when lists or abbreviations leave open how sentences are counted."""
    chosen = _nth(units, part)
    listed = list(ITEM.finditer(text))
    if listed and (part.index < 0 or chosen[1] > listed[0].start()):
        raise Doubtful("how the sentences are counted beside the list is not certain")
    near = text[: chosen[1]] if part.index >= 0 else text[chosen[0] :]
    for stop in STOP.finditer(near):
        if ABBREVIATION.search(near[max(0, stop.start() - 8) : stop.start() + 1]) and re.match(
            r"\s+[A-Z]", near[stop.end() :]
        ):
            raise Doubtful("where the sentences end is not certain")


def _is_list(text: str, span: Span) -> bool:
    return ITEM.match(text, text.rfind("\n", 0, span[0]) + 1) is not None


def _is_heading(text: str, span: Span) -> bool:
    found = HEADINGS.fullmatch(text[span[0] : span[1]])
    return found is not None and not found["deep"]


def _no_list(text: str, span: Span) -> None:
    """Doubtful when a list hangs directly below the words of the paragraph."""
    first = text.find("\n", *span)
    if first >= 0 and ITEM.search(text, first + 1, span[1]) and not _is_list(text, span):
        raise Doubtful("whether the list belongs to the paragraph is not certain")


def _labelled(text: str, part: Part, where: str) -> Span:
    """The item or section with a label; "2.3" is also item 3 of item 2."""
    said = part.label.lower()
    headed = {span for span, title in sections(text) if title[0].lower() == said and title[0]}
    found = {one for one in items(text) if label_of(text, one).lower() == said} | headed
    found = {
        one for one in found if not any(other != one and one[0] == other[0] and other[1] > one[1] for other in found)
    }
    if not found and part.unit == "section":
        found = {one for one, label in run_in(text) if label == said}
        headed |= found
    if not found and part.unit == "section":
        found = set(with_label(text, said))
        headed |= found
    if not found and re.search(r"[.(]", said):
        first, rest = re.split(r"[.(]", said, maxsplit=1)
        outer = _labelled(text, Part(part.unit, "label", -1, label=first.strip("()")), where)
        inner = text[outer[0] : outer[1]]
        lead = ITEM.match(inner)
        cut = lead.end() if lead is not None else 0
        start, end = _labelled(inner[cut:], Part(part.unit, "label", -1, label=rest.strip("().")), where)
        return outer[0] + cut + start, outer[0] + cut + end
    if not found and part.index >= 0 and part.unit == "item":
        return _counted(text, part, items(text))
    if not found:
        raise Absent(f"{where} has no {part.unit} labelled {part.label!r}")
    if len(found) > 1:
        raise Doubtful(f"{where} has {len(found)} {part.unit}s labelled {part.label!r}")
    span = found.pop()
    if (wider := under(text, span)) != span and span not in headed:
        return wider
    head = span in headed
    span = bounded(text, span, section=part.unit == "section")
    if part.unit == "section" and not head and _goes_on(text, span):
        raise Doubtful(f"whether what stands below belongs to the {part.unit} is not certain")
    return span


def _goes_on(text: str, span: Span) -> bool:
    """Whether words that are no item stand between an item and the next."""
    below = text[span[1] :].lstrip()
    later = any(start > span[0] for start, _ in items(text))
    return bool(below) and ITEM.match(below) is None and (later or text[slice(*span)].rstrip().endswith(":"))


def _picked(text: str, part: Part, units: list[Span], where: str) -> Span:
    """The one unit that begins with, ends with or contains the words, or has the title."""
    assert part.words is not None
    if part.how == "named":
        spans = [one for one in units if _heads(text, one, part.words.text)]
    elif part.how == "titled" and part.unit == "heading":
        spans = [one for one in units if _plain(title_in(text[slice(*one)])) == _plain(part.words.text)]
    elif part.how == "titled":
        wanted = _plain(part.words.text)
        spans = [span for span, (_, title) in sections(text) if _plain(title) == wanted]
        spans += (
            [] if spans else [one for one in units if part.unit != "paragraph" and _plain(_first(text, one)) == wanted]
        )
    else:
        if part.unit == "sentence" and any(ABBREVIATION.search(text[a:b]) for a, b in units):
            raise Doubtful("where the sentences end is not certain")
        spans = [one for one in units if _fits(text, one, part)]
        if part.label == "definition":
            said = re.escape(part.words.text.strip())
            marked = expression(rf"[\"'\u201c\u2018*_]{said}[\"'\u201d\u2019*_]", re.IGNORECASE)
            spans = [one for one in units if marked.search(text, *one)] or spans
        if part.unit == "item" and part.how == "contains":
            spans = [one for one in spans if not any(one[0] < a and b <= one[1] for a, b in spans)]
    if len(spans) != 1:
        quoted = _short(part.words.text)
        one, several = _HOW[part.how]
        if not spans:
            raise Absent(f"{where} has no {part.unit} that {one} {quoted!r}")
        raise Doubtful(f"{where} has {len(spans)} {part.unit}s that {several} {quoted!r}")
    if part.unit == "paragraph":
        _no_list(text, spans[0])
    return spans[0]


_HOW = {
    "named": ("is called", "are called"),
    "begins": ("begins with", "begin with"),
    "ends": ("ends with", "end with"),
    "contains": ("contains", "contain"),
    "titled": ("is called", "are called"),
}


def _fits(text: str, span: Span, part: Part) -> bool:
    assert part.words is not None
    piece = text[span[0] : span[1]]
    item = ITEM.match(piece)
    core = piece[item.end() :] if item is not None else piece
    words = re.sub(
        r"(?:\s*(?:\.\.\.|\u2026|\[\.\.\.\]))+$" if part.how == "begins" else r"^(?:(?:\.\.\.|\u2026)\s*)+",
        "",
        part.words.text,
    )
    if part.how == "begins":
        begins = any(one[0] == 0 for base in (piece, core) for one in occurrences(base, words)[:1])
        return begins and (
            part.until is None or any(one[1] == len(piece) for one in occurrences(piece, part.until.text))
        )
    if part.how == "ends":
        tail = piece.rstrip(".!?")
        return any(one[1] in (len(piece), len(tail)) for one in occurrences(piece, words))
    return bool(occurrences(piece, words))


def _heads(text: str, span: Span, name: str) -> bool:
    """Whether a unit begins with a name, its marker and emphasis aside."""
    piece = text[span[0] : span[1]]
    item = ITEM.match(piece)
    core = piece[item.end() if item is not None else 0 :].lstrip("*_'\"\u201c\u2018([ ")
    return core[: len(name)].lower() == name.lower() and not core[len(name) : len(name) + 1].isalnum()


def _first(text: str, span: Span) -> str:
    """The first line of an item without its marker, up to a colon or stop."""
    piece = text[span[0] : span[1]]
    item = ITEM.match(piece)
    return re.split(r"[:.\n]", piece[item.end() if item is not None else 0 :], maxsplit=1)[0]


def _range(text: str, part: Part, where: str) -> Span:
    """From words to words, or to an end of the text."""
    if part.label == "open":
        raise Doubtful("whether both ends of the range belong to it is not said")
    start, end = 0, len(text)
    if part.beside is not None:
        near = span_of(text, part.beside, where)
        start, end = (0, near[0]) if part.inclusive else (near[1], end)
        return _stripped(text, start, end)
    if part.words is not None:
        first = find(text, part.words, "", where)[0]
        start = first[0] if part.inclusive else first[1] + len(text[first[1] :]) - len(text[first[1] :].lstrip())
    if part.until is not None:
        last = find(text, part.until, "", where)[0]
        end = last[1] if part.inclusive else len(text[: last[0]].rstrip())
    if start >= end:
        raise Doubtful("the range is empty")
    return start, end


def _stripped(text: str, start: int, end: int) -> Span:
    """A span without the blanks at its edges; Doubtful if nothing is left."""
    inner = text[start:end]
    if not inner.strip():
        raise Doubtful("the range is empty")
    return start + len(inner) - len(inner.lstrip()), start + len(inner.rstrip())


def _plain(title: str) -> str:
    return " ".join("".join(ch if ch.isalnum() else " " for ch in title).lower().split())


def _short(text: str, width: int = 60) -> str:
    words = " ".join(text.split())
    return words if len(words) <= width else words[: width - 1] + "\u2026"


def spans_of(text: str, parts: Iterable[Part], where: str, within: Part | None = None) -> Span:
    """The span of the innermost of parts within parts, the outermost first.

    Where paragraphs or sentences are told of a section (`within`: the last of them), its heading is none of these.
    """
    start, end = 0, len(text)
    outer = ""
    for said in (*parts, within):
        if outer == "section" and said is not None and said.unit in ("paragraph", "sentence"):
            start += below_heading(text[start:end])
        if said is None or said is within:
            break
        under_it = said.unit == "heading" and said.how == "titled"
        part = replace(said, unit="section") if under_it else said
        inner = span_of(text[start:end], part, where)
        start, end = start + inner[0], start + inner[1]
        outer = part.unit
    return start, end


def _number(text: str, unit: str) -> tuple[int, ...]:
    """How many units there are; of paragraphs that are not certain, how many parted by empty lines, and lines."""
    try:
        return (len(units_of(text, unit)),)
    except Doubtful:
        return len(blocks_of(text)), len(units_of(text, "line"))


def moved(before: str, now: str, parts: tuple[Part, ...]) -> bool:
    """Whether parts that are counted are others in a text than they were before it changed."""
    besides = (one.beside.unit for one in parts if one.beside is not None)
    kinds = {one.unit for one in parts if one.unit != "text"}.union(besides)
    try:
        if all(_number(before, one) == _number(now, one) for one in sorted(kinds)):
            return False
        was, is_ = spans_of(before, parts, ""), spans_of(now, parts, "")
    except Doubtful:
        return True
    return before[slice(*was)] != now[slice(*is_)]


ITEM_KINDS = ("bullet", "bullet point", "list item", "item", "list entry", "entry", "bulletpoint")


_LEADS_ON = expression(r":-?[ \t]*\n")
"""A colon behind a sentence that leads in to a list."""


def whole_unit(text: str, span: Span, words: Words) -> Span:
    """The span of quoted words that are called a sentence or paragraph; Doubtful when they are only a part of one."""
    if words.kind in ITEM_KINDS:
        if item_at(text, span) is None and not any(one == span for one in items(text)):
            raise Doubtful("the quoted words are not a whole list item")
        return span
    if words.kind not in ("sentence", "paragraph"):
        return span
    start, end = span
    rest = text[end:]
    stop = re.match(r"[.!?][\"'\u201d\u2019)]*(?=\s|$)", rest)
    if not re.search(r"(?:^|[.!?:;][\"'\u201d\u2019)\]]*\s+|\n\s*(?:\S{1,5}[ \t]+)?)$", text[:start]):
        raise Doubtful(f"the quoted words are not a whole {words.kind}")
    if not (
        stop
        or _LEADS_ON.match(rest)
        or re.search(r"[.!?:;][\"'\u201d\u2019)]*\s*$", text[start:end])
        or not rest.strip()
        or rest.startswith("\n")
    ):
        raise Doubtful(f"the quoted words are not a whole {words.kind}")
    if (
        words.kind == "paragraph"
        and rest[stop.end() if stop else 0 :].strip()
        and not GAP.match(rest, stop.end() if stop else 0)
    ):
        raise Doubtful("the quoted words are not a whole paragraph")
    return span
