"""The document of the rules (Rule 301): rules are moved so that it reads easily; what they mean does not change."""

from __future__ import annotations

import re

from engine.errors import Illegal
from engine.expressions import expression
from engine.game import Game
from engine.names import fold
from officers.suber import rules
from officers.suber.kinds.documents import Rule
from officers.suber.kinds.people import Player
from officers.suber.nomic import NOMIC
from officers.suber.resolve import find_rule

_BESIDE = expression(r"\b(?P<side>before|above|after|below|behind|under)\s+(?:the\s+)?(?P<rule>.+)$", re.IGNORECASE)
_STEPS = {"up": -1, "down": 1, "upwards": -1, "downwards": 1, "further up": -1, "further down": 1}
_ENDS = {"top": 0, "first": 0, "the top": 0, "to the top": 0, "bottom": -1, "last": -1, "the bottom": -1,
         "the end": -1, "end": -1, "to the bottom": -1, "to the end": -1}  # fmt: skip


@NOMIC.action("tidy_document", "301")
def tidy_document(game: Game, player: Player, rule: Rule | None, place: str | None, edit: str | None) -> None:
    """A player moves a rule within the document; numbers stay, since precedence goes by them (211)."""
    if rule is None or place is None:
        game.hold("which rule goes where is for a human to see: the meaning must not change", "301")
    assert rule is not None
    assert place is not None
    game.require(not rule.repealed, f"rule {rule} is {rule.status}", "301")
    order = [one for one in rules.document(game) if one != rule]
    order.insert(_index(game, rules.document(game), order, rule, fold(place)), rule)
    for number, one in enumerate(order, 1):
        one.place = number


def _index(game: Game, before: list[Rule], rest: list[Rule], rule: Rule, place: str) -> int:
    """Where the rule goes among the rest."""
    if place in _STEPS:
        return min(max(before.index(rule) + _STEPS[place], 0), len(rest))
    if place in _ENDS:
        return _ENDS[place] % (len(rest) + 1)
    beside = _BESIDE.search(place)
    if beside is None:
        raise Illegal(f"{place} is no place in the document", "301")
    other = find_rule(game, None, beside["rule"])
    if other not in rest:
        raise Illegal(f"rule {other} stands nowhere in the document", "301")
    return rest.index(other) + (beside["side"] in ("after", "below", "behind", "under"))
