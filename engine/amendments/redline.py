"""Texts that show their own changes by marks: what is struck out, and what is put in.

Such a text is certain when it holds what stands in the rule, letter for letter, once the struck words are read as the
old and the marked ones left out; the new text is then what remains without the struck words and the marks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.amendments.orders import RuleText, name_of
from engine.documents import difference
from engine.expressions import expression
from engine.splices import Span, cut, occurrences

_STRUCK = expression(r"~~(?P<a>[^~\n]+)~~|<(?P<t>s|del|strike)>(?P<b>[^<>\n]+)</(?P=t)>|\[-(?P<c>[^\[\]\n]+?)-\]", re.I)
_PUT_IN = expression(
    r"\*\*(?P<a>[^*\n]+)\*\*|__(?P<b>[^_\n]+)__|<(?P<t>ins|u)>(?P<c>[^<>\n]+)</(?P=t)>|\{\+(?P<d>[^{}\n]+?)\+\}", re.I
)
_LEFT = expression(r"~~|</?(?:s|del|strike|ins|u)>|\[-|-\]|\{\+|\+\}|\*\*|__", re.IGNORECASE)
_MOST = 60
"""More marks than these are not read."""


def redlined(text: str) -> tuple[str, str] | None:
    """The old text and the new one that a text with marks shows; None when it strikes nothing out, or is not plain."""
    if _STRUCK.search(text) is None or len(_LEFT.findall(text)) > _MOST:
        return None
    old = _unwrapped(_without(text, _PUT_IN), _STRUCK)
    new = _unwrapped(_without(text, _STRUCK), _PUT_IN)
    if _LEFT.search(old) or _LEFT.search(new) or not new.strip():
        return None
    return old, new


def _without(text: str, marks: re.Pattern[str]) -> str:
    for found in reversed(list(marks.finditer(text))):
        text = cut(text, found.span())
    return text


def _unwrapped(text: str, marks: re.Pattern[str]) -> str:
    return marks.sub(lambda found: next(said for name in "abcd" if (said := found.groupdict().get(name))), text)


def redrawn(text: str, span: Span, marked: str, form: str) -> str | None:
    """The text of a rule after a text with marks, which shows what stands in a span, or - as a "redline" - lines of it.

    None when it does not show what stands there.
    """
    start, end = span
    shown = redlined(marked)
    if shown is None:
        return None
    if text[start:end].split() == shown[0].split():
        return text[:start] + shown[1].strip("\n") + text[end:]
    found = occurrences(text[start:end], shown[0])
    if form != "redline" or len(found) != 1:
        return None
    first, last = start + found[0][0], start + found[0][1]
    if text[:first].strip(" ")[-1:] not in ("", "\n") or text[last:].strip(" ")[:1] not in ("", "\n"):
        return None
    return text[:first] + shown[1].strip() + text[last:]


def differences(made: Iterable[tuple[RuleText, RuleText]]) -> str:
    """What became of the texts of rules; "" of those that are the same."""
    lines = []
    for old, new in made:
        if new.repealed and not old.repealed:
            lines.append(f"{name_of(old)} is repealed")
        elif old.text != new.text:
            lines.append(f"{name_of(old)}\n{difference(old.text, new.text)}")
    return "\n".join(lines)
