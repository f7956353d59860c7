"""Delimited passages of a text: taken out and numbered, so that what is left is the frame of a sentence.

`take_out` turns `replace "a" with {b}` into `replace ⟦0⟧ with ⟦1⟧` (the marks are private characters) and keeps
the passages. Taken out are, in this order: comment text, balanced braces, blocks of lines (indented or marked
with ">" below a lead-in, or fenced), remarks in square brackets, and quotations in quotes of any shape. A mark
that does not close stays where it is; nothing is guessed. `restore` gives the very text back. All steps are linear.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from engine.expressions import expression
from engine.passages import CLOSE, OPEN, Cut, Framed, Kind, Passage, pairs
from engine.quotes import blank_led, mixed, once_opened, quotations
from engine.remarks import at_margin, bracketed, commented, restated, slashed, slashed_behind


def take_out(text: str) -> Framed:
    """Takes every delimited passage out of the text; the outermost delimiters count. O(n)."""
    taker = _Taker(text.replace(OPEN, " ").replace(CLOSE, " "))
    for step in (
        commented,
        _ill_matched,
        _announced,
        _named,
        _tags,
        _braces,
        _ticked,
        _fences,
        at_margin,
        slashed,
        _blocks,
        bracketed,
        _wiki_marks,
        _doubled,
        _blank_led,
        _mixed_quotes,
        _quotes,
        slashed_behind,
        restated,
    ):
        taker.take(step)
    return Framed(taker.frame, tuple(taker.passages))


@dataclass
class _Taker:
    frame: str
    passages: list[Passage] = field(default_factory=list)

    def take(self, step: Callable[[str], Iterable[Cut]]) -> None:
        out, position = [], 0
        framed = Framed("", tuple(self.passages))
        for start, end, words, kind in step(self.frame):
            out += [self.frame[position:start], f"{OPEN}{len(self.passages)}{CLOSE}"]
            whole = framed.restore(words)
            whole = _without_margin(self.frame, start, whole) if kind is Kind.QUOTE else whole
            self.passages.append(Passage(whole, kind, framed.restore(self.frame[start:end])))
            position = end
        self.frame = "".join([*out, self.frame[position:]])


# -- comments, braces, remarks ----------------------------------------------------------------------


_ILL_MATCHED = expression(r"(?<=\()(?:\"(?P<a>[^\"'()\n]{2,80})'|'(?P<b>[^\"'()\n]{2,80})\")(?=\))")


def _ill_matched(text: str) -> Iterator[Cut]:
    """Words in brackets that are opened with one sort of quotation mark and closed with another."""
    for found in _ILL_MATCHED.finditer(text):
        yield found.start(), found.end(), found["a"] or found["b"], Kind.QUOTE


_NAMED = expression(
    r",? ?(?:as )?\b(?:delimited|enclosed|contained|bounded|surrounded|set off|marked)(?: off)?"
    r" (?:by|within|in|with|between|inside|as) (?:the |two |lines of )?(?P<mark>\S{2,20}?)"
    r"(?: (?:signs?|marks?|symbols?|delimiters?|characters?|tags?|lines?))?(?: below)?,?(?=[.:]?(?:\s|$))"
    r"| (?P<word>[\w.$#\-=*@+%~!&/|:^<>_]{2,20})[- ](?:delimited|bounded|enclosed)"
    r"(?=\s(?:text|block|passage|words|lines?|section)s?\b)"
)
"""What the author says delimits a text: a sign or a word that stands on lines of its own."""


def _named(text: str) -> Iterator[Cut]:
    """Texts between lines that are nothing but what the order says delimits them, and the words that say so."""
    cuts: list[Cut] = []
    for found in _NAMED.finditer(text):
        sign = re.escape(found["mark"] or found["word"])
        mark = expression(rf"^[ \t]*{sign}[ \t]*(?=\}}*[ \t]*$)", re.MULTILINE)
        first = mark.search(text, found.end())
        last = mark.search(text, first.end()) if first is not None else None
        if first is not None and last is not None:
            cuts.append((found.start(), found.end(), found[0], Kind.COMMENT))
            cuts.append((first.start(), last.end(), dedent(text[first.end() : last.start()]), Kind.BLOCK))
    position = 0
    for cut in sorted(cuts):
        if cut[0] >= position:
            yield cut
            position = cut[1]


def _announced(text: str) -> Iterator[Cut]:
    """ "between [start] and [end]": says what delimits a text and nothing else."""
    for found in _ANNOUNCED.finditer(text):
        yield found.start(), found.end(), found[0], Kind.COMMENT


def _braces(text: str) -> Iterator[Cut]:
    position = 0
    for start, end in sorted(pairs(text, "{", "}")):
        if start < position:
            continue
        inner, depth = text[start:end], 1
        while inner[depth] == "{" and inner[-depth - 1] == "}" and 2 * depth + 2 <= len(inner) and depth < 9:
            depth += 1
        if depth > 1 and not _one_pair(inner, depth):
            depth = 1
        if inner.startswith("{|") and inner.endswith("|}"):
            line = text.rfind("\n", 0, start) + 1
            yield start, end, dedent(text[line:end]) if not text[line:start].strip() else inner, Kind.BLOCK
            position = end
            continue
        words = dedent(inner[depth:-depth]).strip()
        remark = words[:1] == "[" and words[-1:] == "]" and words[:2] != "[[" and depth > 1
        yield start, end, words, Kind.REMARK if remark else Kind.BRACES
        position = end


def _one_pair(text: str, depth: int) -> bool:
    """Whether the outermost `depth` braces on both sides belong together: "{{a} {b}}" has only one such."""
    level = depth
    for ch in text[depth:-depth]:
        level += {"{": 1, "}": -1}.get(ch, 0)
        if level < depth:
            return False
    return True


_BOLD = expression(
    r"(?<![\w'])'{3}(?=(?:[A-Z][\w /-]{0,30}:|[Rr]ule \d[\w.\-]{0,12}:?)'{3}(?!')|[A-Z][\w /-]{0,30}'{3}:)"
    r"([^'\n]+)('{3})(?![\w'])"
)
"""A label, or the number of a rule, in the bold letters of a wiki."""
_DOUBLED = expression(r"(?<![\w'])''([^'\n]{1,300})''(?![\w'])")


def _wiki_marks(text: str) -> Iterator[Cut]:
    """The marks of bold letters around a label, which say nothing."""
    for found in _BOLD.finditer(text):
        yield found.start(), found.start(1), text[found.start() : found.start(1)], Kind.COMMENT
        yield found.start(2), found.end(2), found[2], Kind.COMMENT


def _doubled(text: str) -> Iterator[Cut]:
    """Words between doubled single quotes, which stand for double ones."""
    for found in _DOUBLED.finditer(text):
        yield found.start(), found.end(), found[1], Kind.QUOTE


def _mixed_quotes(text: str) -> Iterator[Cut]:
    for start, end, width in mixed(text):
        yield start, end, text[start + width : end - width], Kind.QUOTE


def _blank_led(text: str) -> Iterator[Cut]:
    for start, end, width in blank_led(text):
        yield start, end, text[start + width : end - width], Kind.QUOTE


def _quotes(text: str) -> Iterator[Cut]:
    for start, end, width in quotations(text):
        words = text[start + width : end - width]
        yield start, end, once_opened(words, text[start : start + width]), Kind.QUOTE


def _without_margin(text: str, start: int, words: str) -> str:
    """The words of a quotation of several paragraphs, its further lines moved left by the margin it stands in.

    Only if its mark begins a line: the margin is the depth of that line, or of the first word behind the mark.
    """
    before = text[max(text.rfind("\n", 0, start) + 1, start - _MARGIN) : start]
    if before.rstrip().endswith(":") and (hung := _hanging(words)):
        first, *further = words.expandtabs(8).split("\n")
        return "\n".join([first, *(line[hung:] for line in further)])
    if words[:1] == "\n" and not before.strip():
        return dedent(words)
    if before.strip() or words[:1].isspace() or _GAP.search(words) is None:
        return words
    first, *further = words.expandtabs(8).split("\n")
    base, least = indent(f"{before}."), min(indent(line) for line in further if line.strip())
    margin = least if least <= base + 1 else base
    return "\n".join([first, *(line[margin:] for line in further)])


def _hanging(words: str) -> int:
    """How deep the further lines of several paragraphs all hang below the first word; 0 if a list may be moved in."""
    found = _GAP.search(words)
    further = [line for line in words.expandtabs(8).split("\n")[1:] if line.strip()]
    if found is None or not further or _BULLET.match(words, found.end()):
        return 0
    return min(indent(line) for line in further)


_GAP = expression(r"\n[ \t]*\n")


# -- blocks of lines --------------------------------------------------------------------------------

_FENCE = expression(
    r"^([ \t]*+)(~{3,}+|<<<++|<<(?=[ \t]*\n)|(?:-{3,}+|={3,}+|_{3,}+|\*{3,}+|\"{3,}+|'{3,}+)(?=[ \t]*\n))"
    r"[a-z]{0,12}[ \t]*\n(.*?)^[ \t]*+(?:\2|>>>?+)[ \t]*$",
    re.MULTILINE | re.DOTALL,
)
_TICKS = expression(r"`{3,}")
_LANGUAGE = expression(r"[a-z]{0,12}[ \t]*\n")
"""What stands behind the ticks that open a fence, and is none of its text."""
_OPENS_TICKS = expression(r"(?:^|[\s(:])$")
_LEADS_BELOW = expression(r":-?[ \t]*\n\s*$")
_MARGIN = 40
"""So far back the line is looked for that leads in to a fence."""
_SHUTS_TICKS = expression(r"[ \t]*(?:[.,;:)]|$|(?=\n)|[ \t](?=\w))")
_RULED = 3
"""A line drawn across has at least so many signs."""
_LEAD_WORDS = expression(
    r"(?:\b(?:with|to|by|reading|reads?|replacing|say|saying|texts?|following|paragraphs?|sentences?|full|and|deleting"
    r"|removing"
    r"|appending|adding|inserting|changing|from|entirety|follows)|:-{1,2})[ \t]*$",
    re.IGNORECASE,
)
_TEXT_BELOW = expression(
    r"\b(?:(?:append|add|insert)(?:ing)? the (?:following )?text"
    r"|(?:with|and|having) (?:the |this |its )?(?:following )?(?:text|body)"
    r"|to read (?:in full|as follows)\.)[ \t]*$",
    re.IGNORECASE,
)
"""A line that leads in to a text by its words alone."""
_BULLET = expression(r"[ \t]*(?:[-*\u2022+]|\(?(?:\d{1,3}|[a-zA-Z])[.)])[ \t]")
_ENDS_BLOCK = expression(
    r"(?:with|to|by|and|into)(?:[ \t]+(?:this|the|following|new|text|read|reads|by|then|replacing|adding|appending"
    r"|inserting"
    r"|as|follows|say)\b)*[ \t]*[:,]?[ \t]*$",
    re.IGNORECASE,
)


_TAGS = expression(
    r"(?:^|(?<=[\s:]))(?:<(blockquote|pre|code|nowiki|tt|quote)\b[^<>\n]{0,60}>|\[(quote|code)\b[^\]\n]{0,60}\]"
    r"|(?P<tick>`?)[\[<](?:start|begin)[\]>](?P=tick))",
    re.IGNORECASE | re.MULTILINE,
)
_ENDS = r"`?[\[<]end[\]>]`?"
"""What closes a text that was opened by the word "start" in brackets."""
_ANNOUNCED = expression(
    r" ?\b(?:(?:that|which) (?:is|are) )?(?:in )?between `?[\[<](?:start|begin)[\]>]`? and `?[\[<]end[\]>]`?"
    r"(?: below)?",
    re.IGNORECASE,
)
"""Which words open and close the texts that follow."""


def _tags(text: str) -> Iterator[Cut]:
    """Texts in the tags of a web page or forum that set them apart: `<blockquote>`, `<pre>`, `[quote]`."""
    position = 0
    closers: dict[str, list[tuple[int, int]]] = {}
    for found in _TAGS.finditer(text):
        if found.start() < position:
            continue
        closer = re.escape(f"</{found[1]}>") if found[1] else re.escape(f"[/{found[2]}]") if found[2] else _ENDS
        if closer.lower() not in closers:
            closers[closer.lower()] = [
                one.span() for one in re.finditer(closer + r"(?=[ \t.;]*(?:\n|$))", text, re.IGNORECASE)
            ]
        places = closers[closer.lower()]
        at = bisect_left(places, (found.end(), 0))
        if at == len(places):
            continue
        start, end = found.start(), places[at][1]
        words = text[found.end() : places[at][0]]
        if _TAGS.search(words) is None:
            yield start, end, dedent(words).strip(), Kind.BLOCK
            position = end


def _ticked(text: str) -> Iterator[Cut]:
    """Texts between ticks, as chats have them: on lines of their own, or the ticks directly beside the words."""
    runs = list(_TICKS.finditer(text))
    partner: dict[int, int] = {}
    later: dict[int, int] = {}
    for at in range(len(runs) - 1, -1, -1):
        width = len(runs[at][0])
        if width in later:
            partner[at] = later[width]
        later[width] = at
    at = 0
    while at < len(runs):
        opener, shut = runs[at], runs[partner[at]] if at in partner else None
        opens = _OPENS_TICKS.search(text[max(0, opener.start() - 1) : opener.start()]) is not None
        if shut is None or not opens or _SHUTS_TICKS.match(text, shut.end()) is None:
            at += 1
            continue
        words = text[opener.end() : shut.start()]
        before = text[max(text.rfind("\n", 0, opener.start()) + 1, opener.start() - _MARGIN) : opener.start()].rstrip()
        named = _LANGUAGE.match(words) if not before or before.endswith((":", ":-")) else None
        body = words[named.end() :] if named is not None else words
        apart = named is not None or _LEADS_BELOW.search(text, max(0, opener.start() - _MARGIN), opener.start())
        if body.strip():
            yield opener.start(), shut.end(), dedent(body), Kind.BLOCK if apart and "\n" in words else Kind.QUOTE
        at = partner[at] + 1


def _fences(text: str) -> Iterator[Cut]:
    for found in _FENCE.finditer(text):
        led = text[: found.start()].rstrip().endswith((":", ":-"))
        if (led and len(found[2]) >= _RULED) if found[2][0] in "-=_*" else True:
            yield found.start() + len(found[1]), found.end(), dedent(found[3]), Kind.BLOCK


def _blocks(text: str) -> Iterator[Cut]:
    """Indented or ">"-marked lines below a line that leads in to them."""
    lines = [(found.start(), found.end(), found[0]) for found in re.finditer(r"[^\n]*(?:\n|$)", text) if found[0]]
    at = 0
    while at < len(lines):
        here = lines[at][2].rstrip()
        if not here:
            at += 1
            continue
        after = at + 1
        while after < len(lines) and not lines[after][2].strip():
            after += 1
        if after < len(lines):
            end = _block_end(lines, at, after)
            if end > after:
                start, stop = lines[after][0], lines[end - 1][1]
                raw = text[start:stop]
                lead = len(raw) - len(raw.lstrip(" \t"))
                yield start + lead, start + len(raw.rstrip()), _unmarked(raw), Kind.BLOCK
                at = end
                continue
        at += 1


def _block_end(lines: list[tuple[int, int, str]], at: int, after: int) -> int:
    """The line after the block that begins at line `after`, below line `at`; `after` itself if there is none."""
    here, first = lines[at][2].rstrip(), lines[after][2]
    colon = here.endswith((":", ":-", ":\u2014", ":--"))
    apart = after > at + 1 or first.startswith(">")
    below = _TEXT_BELOW.search(here) and not _BULLET.match(here) and first.lstrip()[:1].isupper()
    if not colon and not (apart and _LEAD_WORDS.search(here)) and not below:
        return after
    if here.lstrip().startswith(">"):
        return after
    if first.lstrip().startswith(">") and indent(first) <= indent(here) + 8:
        return _run(lines, after, lambda line, _: line.lstrip().startswith(">"))
    base, deep = indent(here), indent(first)
    opener = first.lstrip()[:1]
    if deep <= base or opener in OPEN:
        return after
    if opener in "\"\u201c'\u2018\u00ab`{":
        return after

    def inside(line: str, fresh: bool) -> bool:
        depth, words = indent(line), line.strip()
        remark = fresh and words[0] == "[" and words[:2] != "[[" and line is not first
        return depth > base and not remark and (depth >= deep or _ENDS_BLOCK.match(words) is None)

    end = _run(lines, after, inside)
    while (more := _behind_remark(lines, end, deep)) > end:
        end = _run(lines, more, inside)
    return end


_REMARK_LINES = 20
"""A remark longer than this is not looked behind."""


def _behind_remark(lines: list[tuple[int, int, str]], end: int, deep: int) -> int:
    """The line at which a block goes on behind a remark that stands as deep as it; `end` if it does not."""
    at = _filled(lines, end)
    if at == len(lines) or indent(lines[at][2]) < deep or lines[at][2].lstrip()[0] != "[":
        return end
    shut = next((k for k in range(at, min(at + _REMARK_LINES, len(lines))) if lines[k][2].rstrip()[-1:] == "]"), None)
    after = _filled(lines, shut + 1) if shut is not None else len(lines)
    if after == len(lines) or indent(lines[after][2]) < deep or lines[after][2].lstrip()[0] == "[":
        return end
    return after


def _filled(lines: list[tuple[int, int, str]], at: int) -> int:
    """The first line from a place on that holds anything."""
    while at < len(lines) and not lines[at][2].strip():
        at += 1
    return at


def _run(lines: list[tuple[int, int, str]], start: int, inside: Callable[[str, bool], bool]) -> int:
    """The line after the last of the run of lines that are inside, empty lines between them included.

    `inside` is told the line and whether an empty one stands before it.
    """
    end = start
    for at in range(start, len(lines)):
        line = lines[at][2]
        if line.strip():
            if not inside(line, not lines[at - 1][2].strip()):
                break
            end = at + 1
    return end


def indent(line: str) -> int:
    """How deep a line begins, in columns; a tab counts to the next multiple of eight."""
    expanded = line.expandtabs(8)
    return len(expanded) - len(expanded.lstrip(" "))


def _unmarked(raw: str) -> str:
    if raw.lstrip().startswith(">"):
        raw = re.sub(r"^[ \t]*>+ ?", "", raw, flags=re.MULTILINE)
    return dedent(raw)


def dedent(text: str) -> str:
    """The lines moved left by their common depth, without empty lines around them and spaces at their ends."""
    lines = [line.rstrip() for line in text.expandtabs(8).split("\n")]
    while lines and not lines[0]:
        del lines[0]
    while lines and not lines[-1]:
        del lines[-1]
    depths = [indent(line) for line in lines if line]
    common = min(depths) if depths else 0
    return "\n".join(line[common:] for line in lines)
