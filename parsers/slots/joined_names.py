"""Things whose name is two words with "and" between them: what one of it is said of in the singular, "Hare and Hounds
has been won", is one thing, and "Hounds" alone is none.
"""

from __future__ import annotations

from engine.expressions import expression
from parsers.scan import Scan

_WORD = r"[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,2}"
ONE_OF_TWO = expression(
    rf"(?P<name>{_WORD}\s+and\s+(?:the\s+)?{_WORD})(?=\s+(?:has|is|was|ends|opens|begins|goes|closes)\b)"
)
"""Two names that one thing has, before the verb of one thing."""
_BEGINS = expression(r"(?:^|[.,;:!–—-]\s|\bthat\s|\b[Ss]ubgame\s|\b[Tt]he\s)\s*$")
"""Before such a name: a clause begins."""
HALF = expression(rf"(?:^|[.,;:!–—-]\s|\bthat\s)\s*(?:[Tt]he\s)?(?!I\s){_WORD}\s+and\s+(?:the\s+)?$")
"""Before the second half of one."""
ROOM = 60
"""Characters before a name that are looked at."""


def one_of_two(s: Scan, pos: int) -> tuple[str, int] | None:
    """The thing with two names that begins at a position, and where it ends."""
    if "and" not in s.vocab:
        return None
    found = ONE_OF_TWO.match(s.text, pos)
    if found is None or _BEGINS.search(s.text[max(0, pos - ROOM) : pos]) is None:
        return None
    return found["name"], found.end("name")


def half_of_two(s: Scan, pos: int) -> bool:
    """Whether a position is within the name of such a thing."""
    if "and" not in s.vocab or not pos:
        return False
    before = HALF.search(s.text[max(0, pos - ROOM) : pos])
    if before is None:
        return False
    begin = max(0, pos - ROOM) + before.start()
    return any(found.start() < pos < found.end() for found in ONE_OF_TWO.finditer(s.text, begin, pos + ROOM))
