"""The Power of rules, or their mutability: what an order makes of it, and what a new rule has."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from fractions import Fraction

from engine.amendments.orders import Order, RuleText, name_of
from engine.splices import Doubtful

_NOT_MUTABLE = "the rules given do not say which are mutable"


@dataclass(frozen=True, slots=True)
class Powers:
    """What the Powers of the rules before a text say about Powers in this game."""

    before: tuple[RuleText, ...]

    def _mutabilities(self) -> bool:
        """Whether the game tells mutable rules from immutable ones."""
        return any(one.power.lower() in ("mutable", "immutable") for one in self.before)

    def changed(self, rule: RuleText, order: Order) -> str:
        """The Power that an order gives a rule."""
        if order.old and _value(order.old) != _value(rule.power):
            raise Doubtful(f"the Power of {name_of(rule)} is not {order.old}")
        now = _value(rule.power) if order.edge else Fraction(0)
        if order.edge and not (now < _value(order.power) if order.edge == "more" else now > _value(order.power)):
            raise Doubtful(f"the Power of {name_of(rule)} is {rule.power} now")
        if order.step:
            sum_ = _value(rule.power) + order.step * _value(order.power)
            return self.checked(str(sum_) if sum_.denominator != 1 else str(sum_.numerator))
        return self.checked(order.power)

    def checked(self, said: str) -> str:
        """A Power as the ruleset writes it; Doubtful when it is none or out of its range."""
        if said in ("mutable", "immutable"):
            if not self._mutabilities() and said == "immutable":
                raise Doubtful(_NOT_MUTABLE)
            return said if self._mutabilities() else self.default()
        value = _value(said)
        known = [_value(one.power) for one in self.before if _is_value(one.power)]
        if value < 0 or (value > 1 and any(0 < one < 1 for one in known) and max(known) <= 1):
            raise Doubtful(f"a Power lies between 0 and 1, and {said} does not")
        broken = any("/" in one.power for one in self.before)
        if not known or max(known) > 1 or not broken or any("." in one.power for one in self.before):
            return said
        return str(value)

    def default(self) -> str:
        """The Power of a new rule of which none is said: that of all others if they agree ("" is none); no high one."""
        powers = {one.power for one in self.before}
        high = any(_is_value(one) and _value(one) > 1 for one in powers)
        if len(powers) == 1 and not high:
            return powers.pop()
        if any(one.lower() == "mutable" for one in powers):
            return next(one for one in powers if one.lower() == "mutable")
        values = [_value(one) for one in sorted(powers) if _is_value(one)]
        return "1" if values and max(values) > 1 else "1/2"

    def transmuted(self, rule: RuleText, wanted: str) -> str:
        """The mutability that an order gives a rule."""
        now = rule.power.lower()
        if now not in ("mutable", "immutable"):
            raise Doubtful(_NOT_MUTABLE)
        new = wanted or ("mutable" if now == "immutable" else "immutable")
        if new == now:
            raise Doubtful(f"{name_of(rule)} is {now} already")
        return new


def same_power(one: str, said: str) -> bool:
    """Whether a rule's Power is the one said; a rule that has none of that sort may have any."""
    if "mutable" in said:
        return "mutable" not in one.lower() or one.lower() == said
    return not (_is_value(one) and _is_value(said)) or _value(one) == _value(said)


def _value(said: str) -> Fraction:
    try:
        return Fraction(Decimal(said)) if "/" not in said else Fraction(said)
    except (ValueError, ZeroDivisionError, InvalidOperation):
        raise Doubtful(f"{said!r} is no Power") from None


def _is_value(said: str) -> bool:
    try:
        _value(said)
    except Doubtful:
        return False
    return True
