"""Splices: finding words in a text and joining words to it, with the white space a reader would expect.

Words match when they are the same up to runs of white space and the shape of quotation marks: what a mail may change.
Joins add a space only where two words, or a stop and a word, would otherwise touch; cuts leave no double spaces behind.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rapidfuzz import fuzz

from engine.amendments.orders import Words
from engine.expressions import expression

Span = tuple[int, int]

_ENDINGS = expression(r"(?:s|es|ed|d|ing|ly|er|'s|\u2019s)(?![a-z])")
"""A word ending that is added to the word before it, not a word of its own."""
_PLURAL = expression(r"(?:es|s)(?![a-z])")
"""The ending of a plural, which a new word can take over."""
_APOSTROPHES, _QUOTES = "'\u2018\u2019\u201b`", '"\u201c\u201d\u201e\u201f'
_STRUCTURE = expression(r"\n[ \t]*\n|\n[ \t]*(?:[-*\u2022+]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{2,5})[.)])[ \t]")
_LAST_IS_ITEM = expression(
    r"(?:^|\n)[ \t]*(?:[-*\u2022+]|\(?(?:\d{1,3}|[a-z]|[ivx]{2,5})[.)])[ \t][^\n]*(?:\n[ \t]+[^\n]*)*$"
)
"""A text that ends with a list item: what is appended to it is not part of the item."""
_LIST_ITEM = expression(r"[ \t]*(?:[-*\u2022+]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{2,5})[.)])[ \t]")
_PREFIXES = frozenset("un re non pre mis anti de dis in im over under sub super semi".split())
_ALIKE = 80
"""How alike, of 100, words must be to be proposed as those that are meant."""
_ELLIPSIS = expression(r"\.\.\.|\u2026")
_WORD_KINDS = ("word", "words", "term", "terms", "number", "name")


class Doubtful(Exception):
    """An amendment that cannot be carried out exactly; the text says why."""


class Absent(Doubtful):
    """What is to be changed is not there at all."""


class Missing(Doubtful):
    """A rule is named that there is not."""


class Entangled(Doubtful):
    """Operations of one sentence whose outcome depends on their order."""


@dataclass(frozen=True, slots=True)
class Form:
    """How new text stands beside the old: as a paragraph, a line, or within the sentence."""

    said: str
    block: bool
    loose: bool = True
    """Whether the paragraphs of the text around are parted by empty lines."""
    spaced: bool = False
    """Whether the items of its list are."""

    @property
    def gap(self) -> str:
        """What parts new text from old."""
        paragraph = "\n\n" if self.loose else "\n"
        if self.said in ("paragraph", "section"):
            return paragraph
        if self.said in ("line", "item", "clause", "list"):
            return "\n\n" if self.spaced else "\n"
        return paragraph if self.block and self.said != "sentence" else " "

    @property
    def apart(self) -> bool:
        """Whether the new text does not run on from the old."""
        return self.gap != " "


def occurrences(text: str, wanted: str) -> list[Span]:
    """Where the words stand, up to white space; if nowhere, then up to the shape of quotes too."""
    for alike in (False, True):
        pattern = _pattern(wanted, alike=alike)
        if pattern is None:
            return []
        spans = [one.span() for one in pattern.finditer(text)]
        if spans:
            return spans
    return []


def _pattern(wanted: str, *, alike: bool) -> re.Pattern[str] | None:
    words = re.split(r"(\s+)", wanted.strip())
    if not words or not words[0]:
        return None
    out = []
    for index, word in enumerate(words):
        if index % 2:
            broken = words[index - 1][-1] in "-/\u2013\u2014" and "\n" in word
            out.append(r"\s*" if broken else r"\s+")
        else:
            out.append("".join(_letter(ch, alike=alike) for ch in word))
    return expression("".join(out))


def _letter(ch: str, *, alike: bool) -> str:
    if alike:
        for family in (_APOSTROPHES, _QUOTES):
            if ch in family:
                return f"[{re.escape(family)}]"
    return re.escape(ch) + (r"(?:[ \t]*\n[ \t]*)?" if ch in "-/" else "")


def find(text: str, words: Words, which: str, where: str) -> list[Span]:
    """The place of the wanted words: the only one, all, or by an ordinal; Doubtful if that is not exact."""
    wanted = words.text
    if not wanted.strip():
        raise Doubtful("the quoted words are empty")
    spans = occurrences(text, wanted)
    quoted = _short(wanted)
    if not spans:
        more = ": an ellipsis leaves words out" if _ELLIPSIS.search(wanted) else ""
        raise Absent(f"{quoted!r} does not stand in {where}{more}")
    core = wanted.strip()
    whole = words.kind in _WORD_KINDS
    inside = [one for one in spans if _in_word(text, one, core) or (whole and _runs_on(text, one, core))]
    if len(inside) == len(spans):
        raise Doubtful(f"{quoted!r} does not stand in {where} but inside another word")
    if which.startswith("="):
        if len(spans) != int(which[1:]):
            raise Doubtful(f"{quoted!r} stands {len(spans)} times in {where}, {_times(which)}")
        return _clean(text, spans, words)
    if which == "all":
        if inside or any(_runs_on(text, one, core) and not _PLURAL.match(text, one[1]) for one in spans):
            raise Doubtful(f"{quoted!r} stands in {where} inside other words too")
        return _clean(text, spans, words)
    if whole:
        spans = [one for one in spans if one not in inside]
    if which:
        if inside:
            raise Doubtful(f"{quoted!r} stands in {where} inside other words too")
        return _clean(text, _picked(spans, which, quoted, where), words)
    spans = [one for one in spans if not _cuts_number(text, one, core)]
    if len(spans) > 1:
        raise Doubtful(f"{quoted!r} stands {len(spans)} times in {where}")
    if _runs_on(text, spans[0], core) and not _ENDINGS.match(text, spans[0][1]):
        raise Doubtful(f"{quoted!r} stands in {where} only as a part of another word")
    return _clean(text, spans, words)


def _times(which: str) -> str:
    """What is said of words that stand there more or less often."""
    return "not twice" if which == "=2" else f"not {which[1:]}"


def nearest(text: str, words: Words, where: str) -> Span:
    """The likeliest place of words that are not exactly there once: the first, or else the most alike."""
    spans = occurrences(text, words.text)
    if spans:
        return spans[0]
    found = fuzz.partial_ratio_alignment(words.text, text, processor=str.lower, score_cutoff=_ALIKE)
    if found is None or len(words.text) > len(text):
        raise Absent(f"nothing like the words stands in {where}")
    start, end = found.dest_start, found.dest_end
    while start > 0 and text[start - 1].isalnum() and text[start : start + 1].isalnum():
        start -= 1
    while end < len(text) and text[end].isalnum() and text[end - 1].isalnum():
        end += 1
    return start, end


def _picked(spans: list[Span], which: str, quoted: str, where: str) -> list[Span]:
    first, _, count = which.partition("+")
    index, many = int(first), int(count or 1)
    at = index if index >= 0 else len(spans) + index
    if at < 0 or at + many > len(spans):
        raise Doubtful(f"{quoted!r} stands only {len(spans)} times in {where}")
    return spans[at : at + many]


def _in_word(text: str, span: Span, core: str) -> bool:
    """Whether the words begin in the middle of a word, or end in the middle of a number."""
    within = span[0] > 0 and core[0].isalnum() and text[span[0] - 1].isalnum()
    return within or _cuts_number(text, span, core)


def _cuts_number(text: str, span: Span, core: str) -> bool:
    """Whether the words end in the middle of a number."""
    return core[-1].isdigit() and text[span[1] : span[1] + 1].isdigit()


def _runs_on(text: str, span: Span, core: str) -> bool:
    return span[1] < len(text) and core[-1].isalnum() and text[span[1]].isalnum()


def _clean(text: str, spans: list[Span], words: Words) -> list[Span]:
    """The spans with the space that was quoted with the words; Doubtful where lines of a list were run together."""
    out = []
    for start, end in spans:
        if _STRUCTURE.search(text, start, end) and "\n" not in words.text and not words.block:
            raise Doubtful(f"{_short(words.text)!r} runs over paragraphs or list items")
        wider = not words.block and words.text[:1].isspace() and start > 0 and text[start - 1].isspace()
        longer = words.text[-1:].isspace() and end < len(text) and text[end].isspace()
        out.append((start - wider, end + longer))
    return out


def put_instead(text: str, span: Span, old: Words | None, new: Words) -> str:
    """The text with the span replaced, nothing else touched."""
    if not new.text.strip():
        return cut(text, span)
    words = new.text if old is not None and not new.block else new.text.strip("\n")
    left, right = text[: span[0]], text[span[1] :]
    if new.block and left and left[-1] != "\n":
        words = words.lstrip(" ")
    if old is not None and old.text[:1].isspace() and left[-1:].isalnum() and words[:1].isalnum():
        raise Doubtful("whether the space before the quoted words belongs to them is not certain")
    if words[:1].isspace() and (not left or left[-1].isspace()):
        words = words.lstrip()
    if words[-1:].isspace() and (not right or right[0].isspace()):
        words = words.rstrip()
    if new.block and "\n" in words:
        words = _hung(left, words)
    _stops(right, words, old)
    return left + words + right


def _hung(left: str, words: str) -> str:
    """The lines of a block as deep as the line where it is put, if it is put at the beginning of one."""
    line = left[left.rfind("\n") + 1 :]
    if line.strip() or not line:
        return words
    return re.sub(r"\n(?=[^\n])", "\n" + line, words)


def _stops(right: str, words: str, old: Words | None) -> None:
    """Doubtful when a stop of the sentence around seems to have been taken for one of the new text, or doubled."""
    if old is None or not words or words[-1] not in ".,;:!?" or old.text.rstrip()[-1:] in ".,;:!?":
        return
    if right[:1] and right[:1] in ".,;:!?":
        raise Doubtful("whether the stop before the closing quote belongs to the new text is not certain")
    after = right.lstrip()
    if words[-1] in ",;" and not any(ch in ",;" for ch in words[:-1]) and words[:-1] != old.text.strip():
        raise Doubtful("whether the comma before the closing quote belongs to the new text is not certain")
    if words[-1] in ".!?" and after[:1].islower():
        raise Doubtful("whether the stop before the closing quote belongs to the new text is not certain")


def _runs_in(left: str, new: str, right: str, *, after: bool) -> None:
    """Doubtful when a whole sentence would be put into the middle of another, or a stop doubled."""
    whole = new[:1].isupper() and new.rstrip("\"')\u201d\u2019")[-1:] in tuple(".!?")
    if whole and _inside(left, right):
        raise Doubtful("a whole sentence would stand in the middle of another")
    if after and whole and left[-1:].isalnum() and right[:1] in tuple(".,;:!?"):
        raise Doubtful("whether the new sentence is to stand before or after the stop is not certain")
    if new[-1:] in tuple(".,;:!?") and right[:1] in tuple(".,;:!?"):
        raise Doubtful("whether the stop before the closing quote belongs to the new text is not certain")


def _inside(left: str, right: str) -> bool:
    """Whether a sentence goes on over the place between two texts."""
    before, after = left.rstrip(), right.lstrip(" \n")
    goes_on = before[-1:].isalnum() or before[-1:] in tuple(",;")
    return goes_on and after[:1].islower() and "\n\n" not in left[len(before) :] + right[: len(right) - len(after)]


def cut(text: str, span: Span) -> str:
    """The text without the span, and without the double white space this would leave; Doubtful where two signs are left
    side by side: "a hat, , and a coat"."""
    left, right = text[: span[0]], text[span[1] :]
    before, after = left[len(left.rstrip()) :], right[: len(right) - len(right.lstrip())]
    left, right = left.rstrip(), right.lstrip()
    if not left or not right:
        return left + right
    if left[-1] in ",;:(" and right[0] in ",;.)":
        raise Doubtful("what is left around the words that go is not plain")
    if before and after:
        gap = max(before, after, key=lambda one: (one.count("\n"), len(one)))
        if "\n" in after and "\n" not in before:
            gap = after
        if "\n" in before and "\n" not in after:
            gap = before
    else:
        gap = before + after
    if before and right[0] in ".,;:!?)":
        gap = after
    return left + gap + right


def after_stop(text: str, span: Span) -> Span:
    """The span of a sentence with the stop that was left out of the quotation."""
    return (span[0], span[1] + 1) if text[span[1] : span[1] + 1] in tuple(".!?") else span


def put_in(text: str, span: Span, new: str, form: Form, *, after: bool) -> str:
    """The text with the new words right after (or before) the span."""
    place = span[1] if after else span[0]
    left, right = text[:place], text[place:]
    if not new.strip():
        return left.rstrip() + new + right.lstrip()
    if form.apart:
        return _apart(left, new.strip("\n").rstrip(), right, form.gap, after=after)
    if new[:1].isspace() and left[-1:].isspace():
        new = new.lstrip()
    if new[-1:].isspace() and right[:1].isspace():
        new = new.rstrip()
    _runs_in(left, new, right, after=after)
    if not after and new.lower() in _PREFIXES:
        raise Doubtful("whether the new letters are to be one word with what follows is not certain")
    return join(join(left, new), right)


def _apart(left: str, new: str, right: str, gap: str, *, after: bool) -> str:
    """A paragraph or line between two others; the gap that was there stays on the far side, the depth with its line."""
    space = left[len(left.rstrip()) :] + right[: len(right) - len(right.lstrip())]
    left, right = left.rstrip(), right.lstrip()
    there = space if "\n" in space else gap
    if after:
        return (left + gap if left else "") + new + (there + right if right else "")
    depth = space.rpartition("\n")[2] if "\n" in space or not left else ""
    deep = new if _LIST_ITEM.match(right) and not _LIST_ITEM.match(new) else moved_in(new, depth)
    return (left + there[: len(there) - len(depth)] if left else "") + deep + gap + depth + right


def moved_in(text: str, depth: str) -> str:
    """A text with its lines moved in, unless its first is so already."""
    return text if text[:1].isspace() else "\n".join(depth + line if line else line for line in text.split("\n"))


def attach(text: str, new: str, form: Form, *, first: bool) -> str:
    """The text with the new words at its end (or beginning)."""
    if not text.strip():
        return new.strip()
    if not form.apart and not (not first and _LAST_IS_ITEM.search(text.rstrip())):
        return join(new.strip(), text.lstrip()) if first else join(text.rstrip(), new.strip())
    form = form if form.apart else Form("paragraph", form.block, form.loose)
    new = new.strip("\n").rstrip()
    return new + form.gap + text.lstrip("\n") if first else text.rstrip() + form.gap + new


def join(left: str, right: str) -> str:
    """Two texts side by side, parted by a space where they would otherwise grow together."""
    if not left or not right or left[-1].isspace() or right[0].isspace():
        return left + right
    if left[-1].isalnum() and _CLITIC.match(right) is not None:
        return left + right
    opens = right[0].isalnum() or right[0] in "\"'(\u201c\u2018[*_"
    closes = left[-1].isalnum() or left[-1] in ".,;:!?)\"'\u201d\u2019]"
    if left[-1].isalnum() and right[0].isalnum() and _ENDINGS.fullmatch(right.split(maxsplit=1)[0]):
        return left + right
    return f"{left} {right}" if opens and closes else left + right


_CLITIC = expression(r"['\u2019](?:s|d|t|ll|re|ve)\b(?!['\u2019])")
"""What is written without a space behind a word."""


def _short(text: str, width: int = 60) -> str:
    words = " ".join(text.split())
    return words if len(words) <= width else words[: width - 1] + "\u2026"
