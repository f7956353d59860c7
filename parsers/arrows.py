"""Arrows that people draw between a thing and where it goes: "m15 => Jaz", "2 Beige socks: me --> Pim".

Every text keeps its length.
"""

from __future__ import annotations

import re

from engine.expressions import expression

ARROW = "->"
"""The arrow that the phrases name."""
_DRAWN = expression(r"(?P<long>[-=~]{2,5}>|=>|~>)|(?P<bare>[→⇒➔➜➝⟶⟹])(?P<blank>\s)?|(?P<back>\s?<[-=]{1,3}(?=\s))")
_RIGHT = expression(r"[-=~]>")
_DRAWN_WITH = frozenset("→⇒➔➜➝⟶⟹")
_FROM_ME = expression(r"\s*+[:,]?\s*\b(?:from\s+)?(?:me|myself|mine)\s*(?=->)", re.I)
"""Who gives, before the arrow: it is the author in any case."""
_TO = expression(r"(?<=\s)->(?=\s+(?!(?:[A-Z]{2,}|yes|no|true|false)\b|#?\d)\S)")
_BY_ME = expression(r"\W*(?:[\w' ]{1,30},\s+)?I\s+(?:hereby\s+|also\s+|now\s+|then\s+)?(?!vote|answer|cast)[a-z]+\b")


def drawn(text: str) -> bool:
    """Whether an arrow stands in the text."""
    if ("<" in text and ("<-" in text or "<=" in text)) or (">" in text and _RIGHT.search(text) is not None):
        return True
    return not text.isascii() and not _DRAWN_WITH.isdisjoint(text)


def with_plain_arrows(text: str) -> str:
    """The text with one kind of arrow; behind what the author does an arrow says "to"."""
    text = _DRAWN.sub(_plain, text)
    text = _FROM_ME.sub(lambda found: " " * len(found.group()), text)
    return _TO.sub("to", text) if _BY_ME.match(text) else text


def _plain(found: re.Match[str]) -> str:
    length = len(found.group())
    if found["back"]:
        return ":".ljust(length)
    if found["bare"] and not found["blank"]:
        return found.group()
    return ARROW.ljust(length)
