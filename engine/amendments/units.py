"""The units of the text of a rule: paragraphs, sentences, lines, list items, headings and sections, as spans.

Which of them an amendment means is settled in `engine.amendments.parts`.
"""

from __future__ import annotations

import re
from itertools import pairwise

from engine.documents import comments
from engine.expressions import expression
from engine.spans import between
from engine.splices import Doubtful, Span

GAP = expression(r"\n[ \t]*\n\s*")
BETWEEN_LABELS = r"\((?:\d{1,3}[A-Z]{1,2}|[abcd][abcd])\)"
"""The label of an item that was put between two others: "(7A)", "(bb)"."""
ITEM = expression(
    r"^(?P<depth>[ \t]*)(?P<mark>[-*\u2022+\u2013]|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,5})[.)]"
    rf"|{BETWEEN_LABELS}"
    r"|(?:\d{1,3}\.)+\d{0,3})(?=[ \t])[ \t]+",
    re.MULTILINE,
)
HEADINGS = expression(
    r"^[ \t]*(?:(?P<marks>={2,6}|\#{1,6}(?=[ \t]))[ \t]*(?P<marked>[^=\n]+?)[ \t]*=*|(?P<bold>'''|\*\*"
    r"|__)(?P<strong>[^*_'\n]{1,80})(?P=bold)[ \t]*:?"
    r"|(?P<label>[A-Z\d]{1,3}(?:\.\d{1,3})*[.)])[ \t]+(?P<named>[^\n.]{1,70})"
    r"|(?P<deep>[A-Z\d]{1,3}(?:\.\d{1,3})+[.)]?)(?=[ \t]+\S)[^\n]*)[ \t]*$",
    re.MULTILINE,
)
STOP = expression(r"[.!?][\"'\u201d\u2019)\]]*(?=\s)")
_TABLE = (expression(r"^\{\|", re.MULTILINE), expression(r"^\|\}", re.MULTILINE))
_ROWS = expression(r"^[ \t]*[|+][^\n]*(?:\n[ \t]*[|+][^\n]*)+", re.MULTILINE)
ABBREVIATION = expression(
    r"\b(?:e\.g|i\.e|etc|cf|vs|viz|mr|mrs|ms|dr|no|nos|st|p|pp|ed|approx|incl|syn|[A-Za-z])\.$", re.IGNORECASE
)
LINE_OF_PROSE = 100
"""A line longer than this was not broken by a mail."""

# -- units ------------------------------------------------------------------------------------------


def paragraphs(text: str) -> list[Span]:
    """Paragraphs: parted by empty lines; in a text without any, each line is one unless the lines are broken prose."""
    spans = blocks_of(text)
    if len(spans) == 1 and "\n" in text.strip():
        return lines_of(text) if by_line(text) else spans
    for start, end in spans:
        words = _lines(text[start:end])
        unbroken = len(words) > 1 and max(map(len, words)) > LINE_OF_PROSE and not any(map(ITEM.match, words))
        if unbroken and all(_stands_alone(*one) for one in pairwise(words)):
            raise Doubtful(LINES_UNSURE)
    return spans


def by_line(text: str) -> bool:
    """Whether the lines of a text without empty ones are its paragraphs, and not broken prose; Doubtful when unsure."""
    words = _lines(text)
    ended = all(_LINE_ENDS.search(one) for one in words)
    if any(map(ITEM.match, words)) or all(len(one) <= LINE_OF_PROSE for one in words):
        if ended or any(_room(text, *one) and _stands_alone(*one) for one in pairwise(words)):
            raise Doubtful(LINES_UNSURE)
        return False
    apart = [_stands_alone(*one) for one in pairwise(words)]
    if all(apart):
        return True
    if any(apart) or any(one.endswith(":") for one in words[:-1]) or not any(_within(*one) for one in pairwise(words)):
        raise Doubtful(LINES_UNSURE)
    return False


def broken(text: str) -> bool:
    """Whether some sentence of a text goes on from a line to the next."""
    return any(_within(*one) for one in pairwise(_lines(text)))


LINES_UNSURE = "whether its lines are paragraphs is not certain"
_LINE_ENDS = expression(r"[.!?:;][\"')\]\u201d\u2019]*$")
_DANGLES = expression(
    r"(?:,|\b(?:the|an?|and|or|of|to|in|by|for|with|from|that|which|who|whose|is|are|be|may|must|shall|can|this|its|each))$"
)
"""How a line ends that no paragraph ends with."""
_TITLE = expression(r"(?:[A-Z][\w'\u2019-]*(?:[ ](?:of|the|and|for|in|to|a|an|or|on)(?=[ ]))*(?:[ ]|$)){1,8}")
"""A line that may be a heading: capital words."""
_MOST_OF_TITLE = 60


def _lines(text: str) -> list[str]:
    return [text[a:b].strip() for a, b in lines_of(text)]


def _stands_alone(line: str, below: str) -> bool:
    """Whether a line is a paragraph of its own, as far as it and the line below it tell."""
    if ITEM.match(below):
        return True
    if below[:1].islower():
        return False
    titled = len(line) <= _MOST_OF_TITLE and _TITLE.fullmatch(line) is not None
    return titled or _LINE_ENDS.search(line) is not None or HEADINGS.fullmatch(line) is not None


def _within(line: str, below: str) -> bool:
    """Whether a sentence goes on from a line to the one below it."""
    return _DANGLES.search(line) is not None or (below[:1].islower() and _LINE_ENDS.search(line) is None)


def _room(text: str, line: str, below: str) -> bool:
    """Whether a line was ended although the next word had room on it."""
    return len(line) + 1 + len(below.split(maxsplit=1)[0]) <= max(len(text[a:b]) for a, b in lines_of(text))


def blocks_of(text: str) -> list[Span]:
    """What empty lines part."""
    spans: list[Span] = []
    start = len(text) - len(text.lstrip())
    for gap in GAP.finditer(text, start):
        if gap.start() > start:
            spans.append((start, gap.start()))
        start = gap.end()
    end = len(text.rstrip())
    if end > start:
        spans.append((start, end))
    return spans


def line_at(text: str, span: Span) -> Span:
    """The line in which a span begins."""
    start = text.rfind("\n", 0, span[0]) + 1
    end = text.find("\n", start)
    return start, len(text) if end < 0 else end


def lines_of(text: str) -> list[Span]:
    """Lines that hold anything."""
    found = (one.span() for one in re.finditer(r"[^\n]+", text))
    return [(a, b) for a, b in found if text[a:b].strip()]


def sentences(text: str) -> list[Span]:
    """Sentences within paragraphs and list items; Doubtful is left to the caller (`_sure_stop`)."""
    spans: list[Span] = []
    for start, end in _pieces(text):
        at = start
        for stop in STOP.finditer(text, start, end):
            rest = text[stop.end() : end].lstrip()
            if rest and not re.match(r"[\"'\u201c\u2018(\[]?[A-Z0-9]", rest):
                continue
            if ABBREVIATION.search(text[max(at, stop.start() - 8) : stop.start() + 1]) and rest:
                continue
            spans.append((at, stop.end()))
            at = stop.end() + len(text[stop.end() : end]) - len(rest)
        if text[at:end].strip():
            spans.append((at, end))
    return spans


def _pieces(text: str) -> list[Span]:
    """Paragraphs cut at list items, the marker left out."""
    pieces: list[Span] = []
    for start, end in blocks_of(text):
        at = start
        for item in ITEM.finditer(text, start, end):
            if text[at : item.start()].strip():
                pieces.append((at, len(text[: item.start()].rstrip())))
            at = item.end()
        if text[at:end].strip():
            pieces.append((at, end))
    return pieces


def items(text: str) -> list[Span]:
    """List items, marker included: each to the next item of its depth or above, or the end of its list."""
    marks = list(ITEM.finditer(text))
    spans: list[Span] = []
    for index, mark in enumerate(marks):
        depth = len(mark["depth"].expandtabs(8))
        end = len(text)
        for later in marks[index + 1 :]:
            if len(later["depth"].expandtabs(8)) <= depth:
                end = later.start()
                break
        end = min(end, _dedent(text, mark.end(), depth))
        spans.append((mark.start() + len(mark["depth"]), len(text[:end].rstrip())))
    return spans


def _dedent(text: str, start: int, depth: int) -> int:
    """Where text that is no deeper than the item begins, after an empty line."""
    for gap in GAP.finditer(text, start):
        line = text[text.rfind("\n", 0, gap.end()) + 1 :]
        if len(line) - len(line.lstrip(" ")) <= depth and not ITEM.match(line):
            return gap.start()
        if len(line) - len(line.lstrip(" ")) <= depth:
            return gap.start()
    return len(text)


def lists(text: str) -> list[Span]:
    """Whole lists: runs of items with nothing but space between them."""
    runs: list[Span] = []
    for start, end in items(text):
        if runs and not text[runs[-1][1] : start].strip():
            runs[-1] = (runs[-1][0], max(end, runs[-1][1]))
        elif not runs or start >= runs[-1][1]:
            runs.append((start, end))
    return runs


def units_of(text: str, unit: str) -> list[Span]:
    """All units of a sort, in order."""
    if unit == "sentence":
        return sentences(text)
    if unit == "line":
        return [(a, b) for a, b in lines_of(text)]
    if unit == "item":
        return items(text)
    if unit == "list":
        return lists(text)
    if unit == "paragraph":
        return paragraphs(text)
    if unit == "table":
        return list(between(text, *_TABLE)) or [one.span() for one in _ROWS.finditer(text)]
    if unit == "comment":
        return list(comments(text))
    if unit == "bracket":
        return brackets(text)
    if unit == "heading":
        return [one.span() for one in HEADINGS.finditer(text) if not one["deep"]]
    return [span for span, _ in sections(text)] or top(text, items(text))


def brackets(text: str) -> list[Span]:
    """Texts in round brackets, the outermost ones, that hold more than a label or a word ending."""
    spans: list[Span] = []
    waiting: list[int] = []
    for found in re.finditer(r"[()]", text):
        if found[0] == "(":
            waiting.append(found.start())
        elif waiting and not waiting[1:]:
            start = waiting.pop()
            if " " in text[start : found.start()] or "\n" in text[start : found.start()]:
                spans.append((start, found.end()))
        elif waiting:
            waiting.pop()
    return spans


def label_of(text: str, span: Span) -> str:
    """The label of an item: "2", "c"; "" for a sign."""
    found = ITEM.match(text, text.rfind("\n", 0, span[0]) + 1)
    mark = found["mark"].strip("().") if found is not None else ""
    return mark if mark and mark[0].isalnum() else ""


def top(text: str, spans: list[Span]) -> list[Span]:
    """The items that stand in no other."""
    return [one for one in spans if not any(a < one[0] and one[1] <= b for a, b in spans)]


def sections(text: str) -> list[tuple[Span, tuple[str, str]]]:
    """Sections under headings: span from the heading to the next of its level, with label and title."""
    heads = _proper(text, list(HEADINGS.finditer(text)))
    out: list[tuple[Span, tuple[str, str]]] = []
    for index, head in enumerate(heads):
        level = _level(head)
        end = next((later.start() for later in heads[index + 1 :] if _level(later) <= level), len(text))
        title = head["marked"] or head["strong"] or head["named"] or ""
        label = (head["label"] or head["deep"] or "").strip("().")
        numbered = re.match(r"([\dA-Z]{1,3}(?:\.\d{1,3})*)[.):]?[ \t]+(.+)", title)
        if numbered and not label and (numbered[1][0].isdigit() or numbered[0][len(numbered[1])] in ".):"):
            label, title = numbered[1], numbered[2]
        start = head.start() + len(head[0]) - len(head[0].lstrip())
        out.append(((start, len(text[:end].rstrip())), (label, title.strip())))
    return out


def title_in(line: str) -> str:
    """The title in the line of a heading, without marks and labels; "" if it is none."""
    found = HEADINGS.fullmatch(line)
    return (found["marked"] or found["strong"] or found["named"] or "").strip() if found is not None else ""


def retitled(line: str, new: str) -> str:
    """The line of a heading with another title; Doubtful where its marks and labels are not to be told from it."""
    title = title_in(line)
    if HEADINGS.fullmatch(new.strip()) or not title:
        return new
    if "\n" in new.strip() or line.count(title) != 1:
        raise Doubtful("what of the heading stays is not certain")
    return line.replace(title, new.strip())


def below_heading(text: str) -> int:
    """Where the text of a section begins below its marked heading; its beginning if it has none."""
    found = HEADINGS.match(text)
    marks = found is not None and (found["marks"] or found["bold"])
    rest = text[found.end() :] if found is not None and marks else text
    return len(text) - len(rest.lstrip("\n")) if rest.strip() else 0


_RUN_IN = expression(
    r"^[ \t]*(?:section|sec\.|\u00a7|article|art\.)[ \t]*(?P<label>\d{1,3}(?:\.\d{1,3})*[a-z]?|[ivx]{1,5})[.:)]+"
    r"[ \t]+(?=\S)",
    re.IGNORECASE | re.MULTILINE,
)
"""The word and number of a section at the head of its first paragraph."""


_GAP_ABOVE = expression(r"\n[ \t]*\n[ \t]*$")


def run_in(text: str) -> list[tuple[Span, str]]:
    """Sections told by words at the head of a paragraph ("Section 4. Members vote."): to the next of them; labels.

    None when one of them stands within a paragraph: then it is not certain what begins a section.
    """
    heads = list(_RUN_IN.finditer(text))
    if not heads or any(text[: one.start()].strip() and not _GAP_ABOVE.search(text, 0, one.start()) for one in heads):
        return []
    ends = [*(one.start() for one in heads[1:]), len(text)]
    return [
        ((one.start(), len(text[:end].rstrip())), one["label"].lower()) for one, end in zip(heads, ends, strict=True)
    ]


def _proper(text: str, heads: list[re.Match[str]]) -> list[re.Match[str]]:
    """The headings without labelled lines that follow each other with nothing between: these are a list."""
    listed = {
        id(one)
        for pair in pairwise(heads)
        for one in pair
        if all(_plain_label(each) for each in pair)
        and _level(pair[0]) == _level(pair[1])
        and not text[pair[0].end() : pair[1].start()].strip()
    }
    return [one for one in heads if id(one) not in listed and not (_plain_label(one) and _runs_on(text, one.end()))]


def _plain_label(head: re.Match[str]) -> bool:
    """Whether a heading is told by a label without stops inside, as list items have too."""
    return bool(head["label"]) and "." not in head["label"][:-1]


def _runs_on(text: str, end: int) -> bool:
    """Whether the line below goes on with a sentence."""
    return text[end : end + 1] == "\n" and text[end + 1 : end + 2].islower()


def _level(head: re.Match[str]) -> int:
    if head["marks"]:
        return len(head["marks"])
    return 7 if head["bold"] else 8 + (head["label"] or head["deep"]).strip(").").count(".")


def marker(text: str, span: Span) -> str:
    """The list marker with which the line of the span begins, if it is one."""
    found = ITEM.match(text, text.rfind("\n", 0, span[0]) + 1)
    return found["mark"] if found is not None else ""


def spaced_list(text: str) -> bool:
    """Whether empty lines part the items of the list in the text."""
    return any(GAP.fullmatch(text[a[1] : b[0]].rstrip(" ")) is not None for a, b in pairwise(items(text)))


def spaced_beside(text: str, span: Span) -> bool:
    """Whether empty lines part an item from the next of its depth, or else the one before; from any, if it has none."""
    own = _depth(text, span)
    near = [one for one in items(text) if _depth(text, one) == own]
    below = [text[span[1] : one[0]] for one in near if one[0] >= span[1]][:1]
    above = [text[one[1] : span[0]] for one in near if one[1] <= span[0]][-1:]
    gaps = [one for one in (*below, *above) if not one.strip()]
    return "\n\n" in re.sub(r"[ \t]+", "", gaps[0]) if gaps else spaced_list(text)


def _depth(text: str, span: Span) -> int:
    return len(text[text.rfind("\n", 0, span[0]) + 1 : span[0]].expandtabs(8))


def item_at(text: str, span: Span) -> Span | None:
    """The list item whose words are exactly the span, marker included."""
    for start, end in items(text):
        found = ITEM.match(text, text.rfind("\n", 0, start) + 1)
        if found is not None and found.end() == span[0] and end == span[1]:
            return start, end
    return None
