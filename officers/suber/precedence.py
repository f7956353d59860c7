"""Which of two provisions prevails where they conflict (Rules 110, 211, 308.4).

Immutable before mutable; then what a rule says of itself; then the lower number, an act's paragraphs having the
number of the act and among themselves their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from engine.expressions import expression
from engine.game import Game
from officers.suber.kinds.documents import IMMUTABLE, Rule
from officers.suber.resolve import rule_now, titled

_OVER_ALL = expression(
    r"\bthis (?:rule|act) takes precedence over (?:every|all) other rules?\s*(?:[.;,]|$)", re.IGNORECASE
)
_OVER = expression(
    r"\bthis (?:rule|act) (?:supersedes|supercedes|takes precedence over) rules? ([^.]{1,80})", re.IGNORECASE
)
_DEFERS = expression(r"\bthis (?:rule|act) defers? to (?:rules? )?([^.]{1,80})", re.IGNORECASE)
_NUMBER = expression(r"[1-9]\d\d")
_PROVISION = expression(
    r"\b(?:paragraph (?P<before>\d{1,2}) of (?:rule |act |the )?)?(?P<rule>[1-9]\d\d)(?:\.(?P<after>\d{1,2}))?\b",
    re.IGNORECASE,
)
_ACT = expression(r"\b[A-Z][\w' ]{1,80}? Act\b")


@dataclass(frozen=True, slots=True)
class Provision:
    """A rule, or one paragraph of an act (0 = the whole)."""

    rule: Rule
    paragraph: int = 0

    def __str__(self) -> str:
        return f"{self.rule}.{self.paragraph}" if self.paragraph else str(self.rule)


def _names(pattern: re.Pattern[str], one: Rule, other: Rule) -> bool:
    numbers = {int(number) for found in pattern.finditer(one.text) for number in _NUMBER.findall(found[1])}
    return bool(numbers & {other.number, *other.former})


def _claims_over(one: Rule, other: Rule) -> bool:
    """Whether the rule says of itself that it prevails over the other, or the other that it defers."""
    return _OVER_ALL.search(one.text) is not None or _names(_OVER, one, other) or _names(_DEFERS, other, one)


def prevails(one: Provision, other: Provision) -> bool:
    """Whether the first provision prevails over the second."""
    if one.rule.mutability != other.rule.mutability:
        return one.rule.mutability == IMMUTABLE
    if one.rule == other.rule:
        return one.paragraph < other.paragraph
    mine, its = _claims_over(one.rule, other.rule), _claims_over(other.rule, one.rule)
    return mine if mine != its else (one.rule.number or 0) < (other.rule.number or 0)


def in_order(provisions: Iterable[Provision]) -> list[Provision]:
    """Provisions, those in front that prevail over most of the others."""
    found = list(provisions)
    return sorted(found, key=lambda one: -sum(prevails(one, each) for each in found if each != one))


def named(game: Game, text: str) -> list[Provision]:
    """The provisions in force that a text names, by number ("308", "308.4", "paragraph 4 of 308") or title."""
    found = [
        Provision(rule, int(match["before"] or match["after"] or 0))
        for match in _PROVISION.finditer(text)
        if (rule := rule_now(game, match["rule"])) is not None
    ]
    found += [Provision(rule) for words in _ACT.findall(text) for rule in titled(game, words)]
    return list(dict.fromkeys(one for one in found if not one.rule.repealed))
