"""Ledger: whole amounts moved between accounts, all or nothing.

An account is an object with an attribute of the unit's name (`mackerel`, `points`). A posting names a
source and a target; None stands for the game itself, that creates or destroys. What happens below zero is
the unit's policy: `refuse` (the posting does not happen) or `floor` (the account stops at zero).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.errors import Illegal
from engine.objects import GameObject


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit of account; `attribute` is where an object keeps its balance."""

    attribute: str
    rule: str
    policy: str = "refuse"

    def balance(self, account: GameObject) -> int:
        """What the account holds."""
        return int(account.values.get(self.attribute, account.fields[self.attribute].default))

    def holds(self, account: GameObject) -> bool:
        """Whether the object can hold this unit at all."""
        return self.attribute in account.fields


def move(unit: Unit, amount: int, source: GameObject | None, target: GameObject | None) -> int:
    """Moves an amount >= 0; the amount that really moved. Raises Illegal when it cannot happen."""
    if amount < 0:
        raise Illegal(f"a negative amount of {unit.attribute} cannot move", unit.rule)
    for account in (source, target):
        if account is not None and not unit.holds(account):
            raise Illegal(f"{account} cannot hold {unit.attribute}", unit.rule)
    moved = amount
    if source is not None:
        have = unit.balance(source)
        if have < amount:
            if unit.policy != "floor":
                raise Illegal(f"{source} has {have} {unit.attribute}, {amount} are needed", unit.rule)
            moved = have
        source.world.put(source, unit.attribute, have - moved)
    if target is not None:
        target.world.put(target, unit.attribute, unit.balance(target) + moved)
    return moved


def grant(unit: Unit, amount: int, account: GameObject) -> int:
    """Creates (amount > 0) or destroys (amount < 0) units on an account; the change that really happened."""
    return move(unit, amount, None, account) if amount >= 0 else -move(unit, -amount, account, None)
