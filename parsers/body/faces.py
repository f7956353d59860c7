"""Takes drawn faces and pictures off the end of a sentence: "I vote FOR 305 :-)"."""

from __future__ import annotations

from typing import Final

from engine.expressions import expression

_FACE = expression(
    r"[(]?(?:[:;=][-o^'’*]{0,2}[)(\]\[DPpdb/|\\3oO]{1,3}|[xX]D|[)(][-o^]?[:;=]|<+3|[\^;oO-][_.-][\^;oO-]|\\[oO]/|[oO]/|[\u2190-\u2bff\ufe0f\U0001f000-\U0001faff]+)[)]?[.,!]?"
)
"""A drawn face, or several pictures: a feeling about what stands before it, and no word."""
_FACE_ENDS = frozenset(")(][DPpdb/|\\3oO^;:.,!")
"""What the last sign of a drawn face may be."""
MAX_FACE: Final = 8
"""Signs of a drawn face, or pictures in a row."""


def without_face(text: str) -> str:
    """A sentence without the faces drawn at its end."""
    while text[-1:] in _FACE_ENDS or (text and not text[-1].isascii()):
        before, _, word = text.rpartition(" ")
        if len(word) > MAX_FACE or not _FACE.fullmatch(word):
            break
        text = before.rstrip()
    return text
