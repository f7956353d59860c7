"""Expressions of the `re` module behind a sieve of RE2, which passes at least every text that they match.

An expression that begins with a choice of words costs the `re` module some steps at every character; RE2 goes through a
text in one step per byte, however many words there are. The sieve is made from the expression itself: what looks around
is left out of it, counted repeats have no upper end, and a possessive one is a plain one. All that can only let more
through. Of texts beyond ASCII, in which the two disagree of what a word is, a wider sieve asks less: to it every letter
beyond ASCII is all that a letter can be, and where a word ends is not looked at.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from typing import Final

from engine.expressions import expression
from parsers.search.setmatch import Expression

_LOOKING: Final = ("(?=", "(?!", "(?<=", "(?<!")
_SPACES: Final = r"\s\x0b\x1c-\x1f"
"""What `\\s` is for the `re` module in ASCII, within a class."""
_ODD: Final = r"\x{80}-\x{10FFFF}"
"""What is beyond ASCII, within a class."""
_BLANK: Final = r"[^\S\n]"
"""White space within a line, as expressions name it ..."""
_BLANKS: Final = r" \t\r\f\x0b\x1c-\x1f"
"""... and what it is in ASCII, within a class."""
_NARROW: Final = {r"\s": f"[{_SPACES}]", r"\S": f"[^{_SPACES}]", r"\Z": r"\z"}
_WIDE: Final = {
    **_NARROW,
    r"\w": rf"[\w{_ODD}]",
    r"\d": rf"[\d{_ODD}]",
    r"\s": f"[{_SPACES}{_ODD}]",
    r"\b": "",
}
"""What such an escape is to a sieve."""
_UNFOLDED: Final = expression("[\u0130\u0131]")
"""Letters that are an "i" to the `re` module, where case does not count, and none to RE2."""
_BEYOND: Final = expression(r"\(\?\(|\(\?P=|\\[1-9]|\(\?#|\\A|\\B|\\N")
"""What such an expression must do without."""
_KIND: Final = expression(r"\\[wdsWDS]")
"""A kind of characters within a class."""
_REPEAT: Final = expression(r"\{(\d*)(,?)(\d*)\}")
MOST_REPEATED: Final = 3
"""Counted repeats up to here are kept as they are."""


class Sieved:
    """One expression, to be searched for in many texts of which it is in few."""

    __slots__ = ("_flags", "_sieve", "_wide", "pattern")

    def __init__(self, source: str, flags: re.RegexFlag = re.NOFLAG) -> None:
        """Raises ValueError for what cannot be sieved (backward references, verbose expressions)."""
        if flags & ~(re.I | re.S | re.M):
            raise ValueError(f"flags that a sieve does not know: {flags!r}")
        self.pattern = expression(source, flags)
        self._flags = flags
        self._sieve = Expression(superset(source, flags))
        self._wide: Expression | None = None

    def passes(self, text: str) -> bool:
        """Whether it may occur in the text."""
        if text.isascii():
            return self._sieve.found(text)
        if self._wide is None:  # made when first needed, as the expression is
            self._wide = Expression(superset(self.pattern.pattern, self._flags, wide=True))
        return self._wide.found(text) or _UNFOLDED.search(text) is not None

    def search(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """As `re.Pattern.search`."""
        return self.pattern.search(text, start, end) if self.passes(text) else None

    def match(self, text: str, start: int = 0) -> re.Match[str] | None:
        """As `re.Pattern.match`; not sieved, since only one place is looked at."""
        return self.pattern.match(text, start)

    def finditer(self, text: str, start: int = 0, end: int = sys.maxsize) -> Iterator[re.Match[str]]:
        """As `re.Pattern.finditer`."""
        return self.pattern.finditer(text, start, end) if self.passes(text) else iter(())

    def sub(self, new: str | Callable[[re.Match[str]], str], text: str) -> str:
        """As `re.Pattern.sub`."""
        return self.pattern.sub(new, text) if self.passes(text) else text


def superset(source: str, flags: re.RegexFlag = re.NOFLAG, wide: bool = False) -> str:
    """An expression of RE2 that occurs in every ASCII text in which this one of the `re` module does; `wide`: in every
    text. Raises ValueError for what it cannot say."""
    if found := _BEYOND.search(source):
        raise ValueError(f"a sieve has no {found.group()!r}: {source[:60]}")
    out: list[str] = []
    at = 0
    while at < len(source):
        if source.startswith(_LOOKING, at):
            at = _group_end(source, at)
        elif source.startswith("(?>", at):
            out.append("(?:")
            at += 3
        elif source[at] == "[":
            end = _class_end(source, at)
            out.append(_class(source[at:end], wide))
            at = end
        elif source[at] == "\\":
            said = source[at : at + 2]
            out.append((_WIDE if wide else _NARROW).get(said, said))
            at += 2
        elif source[at] == "$":
            out.append(r"(?:\n?\z)" if not flags & re.M else "$")
            at += 1
        elif (counted := _REPEAT.match(source, at)) is not None:
            out.append(_uncounted(*counted.groups()))
            at = counted.end()
            at += source.startswith(("+", "?"), at)
        elif source[at] in "*+?" and source.startswith(("+", "?"), at + 1):
            out.append(source[at])
            at += 2
        else:
            out.append(source[at])
            at += 1
    said = "".join(letter for flag, letter in ((re.I, "i"), (re.S, "s"), (re.M, "m")) if flags & flag)
    return f"(?{said}:{''.join(out)})" if said else "".join(out)


def _class(said: str, wide: bool) -> str:
    """A class of characters with at least the same ones."""
    if said == _BLANK:
        return f"[{_BLANKS}{_ODD}]" if wide else f"[{_BLANKS}]"
    kinds = set(_KIND.findall(said))
    if said.startswith("[^"):  # the same letters that a kind has more, its negation has less
        lost = kinds & {r"\S", r"\W", r"\D"} if wide else kinds & {r"\S"}
        return r"(?s:.)" if lost else said.replace(r"\s", _SPACES)
    if not wide:
        return said.replace(r"\s", _SPACES)
    odd = _ODD if kinds & {r"\w", r"\d", r"\s"} else ""
    first = "\\" if said[1] == "]" else ""
    return f"[{odd}{first}{said[1:]}".replace(r"\s", _SPACES)


def _uncounted(least: str, comma: str, most: str) -> str:
    """The end of a repeat without its upper number, if that is large."""
    if int(most or least or 0) <= MOST_REPEATED and (most or not comma):
        return f"{{{least or 0}{comma}{most}}}"
    return "*" if int(least or 0) == 0 else "+" if int(least) == 1 else f"{{{min(int(least), MOST_REPEATED)},}}"


def _class_end(source: str, at: int) -> int:
    """Where a class of characters ends that begins there."""
    end = at + 1
    end += source.startswith("^", end)
    end += source.startswith("]", end)
    while source[end] != "]":
        end += 2 if source[end] == "\\" else 1
    return end + 1


def _group_end(source: str, at: int) -> int:
    """Where a group ends that begins there."""
    depth = 0
    while True:
        if source[at] == "[":
            at = _class_end(source, at)
            continue
        if source[at] == "\\":
            at += 2
            continue
        depth += (source[at] == "(") - (source[at] == ")")
        at += 1
        if not depth:
            return at
