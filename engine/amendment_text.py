"""A text of amendments as sentences: where they end, and the few kinds that order nothing themselves.

Works on frames (see `engine.quoting`). Bullets and headings end a sentence, the line breaks of a mail do not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.quoting import OPEN

_STATE = r"(?:state of the game|gamestate|game state|rules?|state)"
NO_EFFECT = re.compile(
    r"(?:this(?: proposal| text| document)?|it|nothing (?:in|of) this(?: proposal)?|the above)"
    rf" (?:(?:changes|modifies|alters|affects) (?:nothing|(?:no|any)(?: part of the)? {_STATE})"
    rf"|(?:does not|doesn't) (?:change|modify|alter|affect) (?:anything|(?:the |any )?{_STATE})"
    rf"|does nothing|has no effects?)(?: (?:in|of|on) the (?:game|{_STATE}))?"
    r"|no (?:state of the game|gamestate|game state) is changed(?: by this(?: proposal)?)?",
    re.IGNORECASE,
)
_GOVERNS = re.compile(
    r"\b(?:if|unless|provided|only|when|whenever|until|once|effective|delayed|instead|otherwise|except|either|or"
    r"|not|at the (?:end|beginning|start))\b",
    re.IGNORECASE,
)
_REFERS = re.compile(
    r"\b(?:this|these|those|above|below|foregoing|preceding|following|it|them|proposal|amendments?|changes?)\b",
    re.IGNORECASE,
)
_SUBORDINATE = re.compile(
    r"(?:(?:but|and|,) )*(?:if|unless|provided|except|only|when|until|otherwise|instead|or)\b", re.IGNORECASE
)
_VERBS = (
    "Replace|Amend|In|Repeal|Create|Enact|Append|Prepend|Delete|Remove|Strike|Insert|Retitle|Rename|Set|Change|Add|Substitute"
    "|Rule|Then|Also|Rewrite|This|Give|Make|The"
)
_BOUNDARY = re.compile(
    r"(?<=[.!?;])(?=\s)|(?<=[.!?;]\ue001)(?=\s)|\n(?=[ \t]*\n)|\n(?=\ue002)|(?<=:)[ \t]*\n"
    rf"|\n(?=[ \t]*(?:{_VERBS})\b)"
)
_BULLET = re.compile(r"^[ \t]*(?:[-*\u2022+]|\(?\d{1,3}[.)]|\(?[a-z][.)])[ \t]+", re.MULTILINE)
_COLON = re.compile(rf"[:,]\s*(?={OPEN})")
_LABEL = re.compile(r"(title|name|power|number|text)[ \t]*:[ \t]*(.*)$", re.IGNORECASE)


def changes_nothing(sentence: str) -> bool:
    """Whether the sentence says that the text changes nothing."""
    return NO_EFFECT.fullmatch(sentence.rstrip(" .;!")) is not None


def may_govern(frame: str) -> bool:
    """Whether an unread sentence may be a condition or a term of the others."""
    words = " ".join(frame.split())
    governs = _GOVERNS.search(words) is not None
    return _SUBORDINATE.match(words) is not None or (
        governs and (words.endswith(":") or _REFERS.search(words) is not None)
    )


def sentences(frame: str) -> list[str]:
    """The sentences of a frame: at stops, empty lines, bullets, headings, and before a line that orders something."""
    marked = _COLON.sub(" ", _BULLET.sub("\ue002", frame))
    return [piece for one in _BOUNDARY.split(marked) if (piece := one.replace("\ue002", " ").strip())]


def labels(text: str) -> tuple[dict[str, str], str]:
    """Label lines ("Title: Hats") at the head of a block, and the rest."""
    found_labels: dict[str, str] = {}
    lines: Sequence[str] = text.split("\n")
    position = 0
    while position < len(lines):
        found = _LABEL.match(lines[position].strip())
        if found is None:
            if lines[position].strip() or not found_labels:
                break
            position += 1
            continue
        name = found[1].lower()
        if name == "text":
            return found_labels, "\n".join([found[2], *lines[position + 1 :]]).strip()
        found_labels[name] = found[2].strip().strip("\"'")
        position += 1
    return found_labels, "\n".join(lines[position:])
