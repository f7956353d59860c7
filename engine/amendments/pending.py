"""What is not settled yet while a text is read: orders whose text may go on, orders that are one change."""

from __future__ import annotations

from dataclasses import dataclass

from engine.amendments.orders import RuleText


@dataclass(frozen=True, slots=True)
class Loose:
    """An order with a text that ends where the next paragraph begins, and the rules before it."""

    rules: list[RuleText]
    index: int
    plain: str
    bare: bool
    """It has no delimiters."""
    margin: bool
    """It has none but its margin."""


@dataclass
class Single:
    """Orders below a heading that are one change: the rules before them, how much was done and in doubt."""

    rules: list[RuleText]
    done: int
    doubts: int
    failed: bool = False
