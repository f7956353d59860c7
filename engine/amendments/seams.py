"""The seams between new words and those beside them: whether they would run together, lose a stop or a heading."""

from __future__ import annotations

from dataclasses import replace

from engine.amendments.borders import marked_heading
from engine.amendments.items import MARK, MARKED, marked
from engine.amendments.orders import Order, Part, RuleText, Words, name_of
from engine.amendments.units import HEADINGS, ITEM, LINE_OF_PROSE, broken, by_line, units_of
from engine.expressions import expression
from engine.names import fold
from engine.splices import Doubtful, Span, find, join, put_instead

_ENDED = expression(r"[.!?]$")
_BEGINS_ANEW = expression(r"\s*\n[ \t]*\n|\s+[A-Z]|\s*$")
"""What stands behind the end of a sentence."""
_FEW_WORDS = 3
"""So many words may be a title, or an item of a list."""
_NEUTRAL = ("", "text", "passage", "wording", "language", "definition")
"""Nouns of a text that may be a paragraph or a part of one."""
_STOPPED = expression(r"[.!?][\"'\u201d\u2019)\]]*$")
_LIST_BELOW = expression(rf"\s*\n[ \t]*{MARK}[ \t]")
_SEVERAL_LINES = 2


def runs_together(text: str, span: Span, new: str) -> bool:
    """Whether a new text would make one word with the words beside it."""
    edges = (text[max(0, span[0] - 1) : span[0]], new[:1]), (new[-1:], text[span[1] : span[1] + 1])
    return any(a.isalnum() and b.isalnum() for a, b in edges)


def leaves_stop(text: str, span: Span) -> bool:
    """Whether the stop of a sentence would be left behind the stop of the one before."""
    whole = not text[: span[0]].strip() or _STOPPED.search(text[: span[0]].rstrip()) is not None
    return whole and text[span[1] : span[1] + 1] in tuple(".!?;,") and text[span[1] - 1] not in ".!?"


def loses_heading(old: str, new: str) -> bool:
    """Whether a section with a marked heading would be replaced by a text without one."""
    return marked_heading(old) and not (marked_heading(new) or HEADINGS.match(new.strip()))


def loses_stop(text: str, span: Span, new: Words) -> bool:
    """Whether whole sentences would be replaced by words whose stop stands outside their quotation marks."""
    old, words = text[slice(*span)].rstrip(), new.text.rstrip()
    plain = new.stopped and "\n" not in words and words[-1:].isalnum() and len(words.split()) > _FEW_WORDS
    return plain and _ENDED.search(old) is not None and _BEGINS_ANEW.match(text, span[1]) is not None


def within_line(body: str, new: str, *, first: bool) -> str:
    """A list item (or a sentence, a line) with words at its end, or at its beginning behind the marker."""
    if "\n\n" in new.strip():
        raise Doubtful("how several paragraphs are to be added to a list item is not said")
    if not first:
        return join(body.rstrip(), new.strip())
    lead = MARKED.match(body)
    start = lead.end() if lead is not None else 0
    return body[:start] + join(new.strip(), body[start:].lstrip())


def within_paragraph(body: str, at: int, new: str) -> bool:
    """Whether words set apart are to stand within the sentence at a place; Doubtful when they may be a paragraph."""
    left, right = body[:at].rstrip(), body[at:].lstrip()
    gap = body[len(left) : len(body) - len(right)]
    if not left or not right or "\n\n" in gap.replace(" ", "") or (gap.count("\n") and _LIST_BELOW.match(gap + right)):
        return False
    words = new.strip()
    fragment = words[:1] in tuple(",;:.-(") or words[:1].islower() or not _STOPPED.search(words)
    inside = not _STOPPED.search(left) and not left.endswith((":", ";"))
    if "\n\n" in words or not (inside or fragment):
        raise Doubtful("whether the new words are to stand as a paragraph of their own is not said")
    return True


def parted(text: str) -> bool:
    """Whether paragraphs are parted by empty lines: not when each is a line of its own; Doubtful when unsure."""
    lines = [line for line in text.split("\n") if line.strip()]
    if len(lines) < _SEVERAL_LINES or "\n\n" in text or max(map(len, lines)) <= LINE_OF_PROSE:
        return True
    if any(map(ITEM.match, lines)):
        return broken(text)
    return not by_line(text)


def whole_sentences(new: Words) -> bool:
    """Whether the text is whole sentences, so that it can stand at the end of a text."""
    words = new.text.strip()
    return new.block or (words[:1].isupper() and words.rstrip("\"')\u201d\u2019")[-1:] in (".", "!", "?"))


def stands_alone(new: Words) -> bool:
    """Whether a text on lines of its own is whole sentences, and was not called words or a phrase."""
    return new.kind in _NEUTRAL and not new.text.lstrip()[:1].islower() and whole_sentences(new)


def fragment(body: str, new: str) -> bool:
    """Whether the new words go on with a sentence, while the text ends with a stop."""
    begins = new.lstrip().removeprefix("(")[:1]
    return _STOPPED.search(body.rstrip()) is not None and (
        begins in tuple(",;:.-!?") or (begins.islower() and not marked(new))
    )


_BEGINS = expression(rf"(?:^|[.!?:][\"'\u201d\u2019)]*\s+|\n\s*(?:{MARK}[ \t]+)?|^{MARK}[ \t]+)[\"'\u201c(\[]*$")
"""What stands before the first word of a sentence."""
_NAMED = expression(r"(?:[;:,(\"'\u201c]|\b[A-Z][\w'\u2019-]*)\s*$")
_NAME_ON = expression(r"\s+[A-Z]")
"""What stands beside a capital word that may be a name, or part of one."""
_AHEAD = 40


def in_any_case(text: str, words: Words, new: Words | None, where: str) -> list[Span]:
    """Where words stand, however their letters are written; Doubtful where the new ones would need a capital."""
    low = text.lower()
    if len(low) != len(text):
        raise Doubtful(f"the letters of {where} are not plain")
    spans = find(low, replace(words, text=words.text.lower()), "all", where)
    for start, end in spans:
        said = text[start:end]
        near = text[max(0, start - _AHEAD) : start]
        begins = _BEGINS.search(near) is not None or _NAMED.search(near) is not None or not text[:start].strip()
        begins = begins or _NAME_ON.match(text, end) is not None
        lowers = new is not None and words.text[:1].islower() and new.text[:1].islower()
        loud = len(said) > 1 and said.isupper() and not words.text.isupper()
        if loud or (begins and lowers and said[:1].isupper()):
            raise Doubtful(f"the words stand in {where} with other letters too, and the new ones may need them")
    return spans


def in_title(rule: RuleText, order: Order) -> str:
    """The title that an order gives a rule: a new one, or the old one after words of it were replaced."""
    title, words, new = rule.title, order.spot.words, order.new
    if order.old and fold(order.old) != fold(rule.title):
        raise Doubtful(f"the title of {name_of(rule)} is not {order.old!r}")
    if words is None or new is None:
        return order.title
    if not rule.known or new.doubt or "\n" in new.text.strip():
        raise Doubtful(f"the new title of {name_of(rule)} is not certain")
    which = order.spot.which if order.spot.which == "all" else ""
    for span in reversed(find(title, words, which, f"the title of {name_of(rule)}")):
        title = put_instead(title, span, words, new)
    return title


def defines(body: str, span: Span, part: Part, new: Words | None) -> None:
    """Doubtful unless a paragraph is a definition and nothing else, and what replaces it defines the same."""
    term = part.words.text.strip() if part.words is not None else ""
    if len(units_of(body[slice(*span)], "sentence")) > 1:
        raise Doubtful("what of the paragraph is the definition is not certain")
    if new is not None and term.lower() not in new.text.lower():
        raise Doubtful("whether the new words are the whole definition is not certain")
