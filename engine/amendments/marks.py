"""Markers of items: "(2)", "c.", "-"; what is their label and what are the signs around it."""

from __future__ import annotations

ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv")
"""The Roman labels that are told from letters, in their order."""
LABEL = "\ue000"
"""Where the label stood among the signs."""


def marked(mark: str) -> tuple[str, str]:
    """The label of a marker, "" for a mere sign, and its signs with `LABEL` for the label: "2" and "(LABEL)"."""
    label = mark.strip("().")
    return (label, mark.replace(label, LABEL, 1)) if label.isalnum() else ("", mark)
