"""Heads of texts with marks for show: '== Proposal: "Hats" ==', '*Proposal*: "Hats"', '[Proposal] "Hats"', '### Tweak'.

The marks are blanked, so that the head is read as it would be without; offsets stay true.
"""

from __future__ import annotations

import re
from typing import Final

from engine.expressions import expression

LONGEST: Final = 160
"""Characters of such a line."""
_RULED = expression(
    r"(?P<open>\s{0,8}(?P<mark>[=#*~_+-])(?P=mark){0,5}\s*)(?P<said>[A-Za-z\"“][^\n]*?)(?P<close>\s*+(?>(?P=mark){0,6})\s*+)$"
)
_MARKED = expression(
    r"(?P<lead>\s{0,8}(?:(?:new|my|a|the)\s+)?)(?P<open>\*{1,2}|_{1,2}|\[)(?P<noun>[A-Za-z][A-Za-z ]{2,30})"
    r"(?P<colon>:?)(?P<close>\*{1,2}|_{1,2}|\])(?P<after>\s*:?)",
    re.I,
)
_NEW = expression(r"(?:(?:new|my|a|an|another)\s+)*", re.I)
MARKS: Final = ("=", "#", "*", "~", "_", "[", "+", "--")


def undecorated(text: str, kinds: re.Pattern[str]) -> str:
    """The line, of the same length, without marks around it or around its noun; `kinds` are nouns for texts."""
    if len(text) > LONGEST or "\n" in text.strip():
        return text
    ruled = _RULED.fullmatch(text)
    if ruled is not None and (ruled["mark"] == "#" or ruled["close"].strip()):
        begin = ruled.start("said")
        new = _NEW.match(text, begin)
        if kinds.match(text, new.end() if new is not None else begin) is not None:
            text = " " * begin + ruled["said"] + " " * len(ruled["close"])
    found = _MARKED.match(text)
    if found is None or kinds.fullmatch(_NEW.sub("", found["noun"], count=1)) is None:
        return text
    head = found["lead"] + found["noun"].rjust(len(found["open"]) + len(found["noun"])) + found["colon"]
    bracketed = found["open"] == "[" and not found["colon"] and ":" not in found["after"]
    closed = ":" if bracketed and text[found.end() :].strip() else " " * len(found["close"])
    return head + closed + found["after"] + text[found.end() :]
