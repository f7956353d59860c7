"""The table of B Nomic, fourth era: every module of this package fills it when it is imported."""

from __future__ import annotations

from engine.nomic import Nomic, Outline
from engine.tables import Question

NOMIC = Nomic("bnomic4", "B Nomic, fourth era")
NOMIC.question(
    Question(
        category="T-READING",
        asks="Was the mail read as its author meant it?",
        who="the Minister of Ministry",
        rules=("4E7",),
        free="what the mail said; what it did is corrected by further orders",
        office="Ministry",
        otherwise="It counts as it was read.",
    )
)
NOMIC.outline = Outline(
    round=("_clock", "nweek"),
    round_name="nweek",
    scores=("points", "mackerel"),
    moment=("nweek", "nday"),
)
