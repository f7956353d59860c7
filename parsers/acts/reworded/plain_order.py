"""Puts a statement in plain order: what is said beside the deed, or in another place, is left out or moved."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.acts.reworded.order_changes import At
from parsers.acts.reworded.order_table import Order
from parsers.body.statements import Statement
from parsers.clauses.grammar import Grammar

_EGO = r"(?<![\w'’.(-]){I}(?=\s|['’](?:m|ll|d|ve)\b)"
SMALL_I, LARGE_I = expression(_EGO.replace("{I}", "i")), expression(_EGO.replace("{I}", "I"))
"""The author, as those write him who write everything small, and as most do."""


@lru_cache(maxsize=8)
def _order(grammar: Grammar) -> Order:
    """The table for a nomic; a service reads the mails of a few at most."""
    return Order(grammar)


def in_plain_order(c: Context, st: Statement, text: str, said: Set[str]) -> str:
    """The text, of the same length and with these words, as it would be without what is said beside the deed or in
    another place; who writes everything small is read like others until it is in order."""
    order, at = _order(c.grammar), At(c, st, said)
    if "i" not in said or SMALL_I.search(text) is None or LARGE_I.search(text) is not None:
        return order.applied(at, text)
    return LARGE_I.sub("i", order.applied(at, SMALL_I.sub("I", text)))


def goes_unheard(c: Context, said: Set[str]) -> bool:
    """Whether words that can do nothing neither say who acts, nor stand where they end what a line above began."""
    return not (c.setting.actor or c.setting.sample or c.listed or "officer" in said or "me" in said)


def unbraced(c: Context, st: Statement, text: str) -> str:
    """The text, of the same length, without the mark that opens a transaction in it."""
    for block in c.braced:
        if st.start <= block.start < st.end:
            at, end = block.start - st.start, min(block.inner_start, st.end) - st.start
            text = text[:at] + " " * (end - at) + text[end:]
    return text
