"""Consent: acts announced first and done later, without N objections or with N supporters.

A consent is a decision with the options "object" and "support" among everybody but its author, and a window
in which the act may be done. The windows' edges are the law's; here is the state that follows from them.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Terms:
    """What an announced act needs: fewer than `objections` objectors, at least `supporters` supporters."""

    objections: int | None = None
    supporters: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """How things stand at one instant: numbers that count, and where the window is."""

    objectors: int
    supporters: int
    opened: bool
    closed: bool
    support_closed: bool = False


def blocked(terms: Terms, standing: Standing) -> bool:
    """Whether objections have ended it."""
    return terms.objections is not None and standing.objectors >= terms.objections


def supported(terms: Terms, standing: Standing) -> bool:
    """Whether enough support has come."""
    return terms.supporters is None or standing.supporters >= terms.supporters


def state(terms: Terms, standing: Standing) -> str:
    """ "Open", "Blocked", "Ripe" or "Expired" for an act that has not been performed."""
    if blocked(terms, standing):
        return "Blocked"
    if standing.closed or (standing.support_closed and not supported(terms, standing)):
        return "Expired"
    if standing.opened and supported(terms, standing):
        return "Ripe"
    return "Open"
