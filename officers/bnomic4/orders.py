"""What texts with the force of rules order: Tweaks (4E77), Oracularities (4E18), in plain words or in doubt.

Plain amendments of rules and plain settings are made; what is in doubt becomes a task of the office concerned.
An Oracularity is a Transaction (4E12): it is made whole, or not at all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from engine.amendments import Amended, read
from engine.errors import Held, Illegal, OrderError
from engine.game import Game
from officers.bnomic4 import effects, rules
from officers.bnomic4.nomic import NOMIC

NOMIC.roles.update(rules="Law", registrar="Society")


def by_order(game: Game, text: str) -> list[str]:
    """Changes the rules as an officer's order says; OrderError where anything in it is in doubt."""
    amended = read(text, rules.texts(game))
    if amended.doubts:
        raise OrderError("; ".join(f'"{one.text}": {one.why}' for one in amended.doubts))
    return [one.key for one in rules.amend(game, amended)]


NOMIC.amender = by_order


@dataclass(frozen=True, slots=True)
class Asked:
    """Whom to ask about what stays in doubt."""

    category: str
    what: str
    office: str
    rule: str
    subject: str
    effective: datetime | None = None
    """As of when the answer counts, if not as of now."""


def carry_out(
    game: Game, text: str, asked: Asked, *, whole: bool = False, idle: Callable[[str], bool] = lambda words: False
) -> bool:
    """Makes the changes that the text orders now; whether nothing of it is left to a human.

    `whole`: only if nothing of it is in doubt or impossible. `idle` knows sentences that change nothing here.
    """
    apply = game.reading("X-settings") == "apply"

    def claim(words: str) -> bool:
        return idle(words) or (apply and effects.read(game, words) is not None)

    amended = read(text, rules.texts(game), claim)
    if amended.doubts and whole:
        _ask(game, amended, asked)
        return False
    savepoint = game.world.savepoint()
    try:
        _make(game, amended, idle)
    except (Illegal, Held, ValueError) as error:
        game.world.undo(savepoint)
        game.post("transaction_failed", f"office:{asked.office}", f"failed/{asked.subject}", what=asked.what,
                  reason=str(error))  # fmt: skip
        return False
    if amended.doubts:
        _ask(game, amended, asked)
    return not amended.doubts


def _make(game: Game, amended: Amended, idle: Callable[[str], bool]) -> None:
    rules.amend(game, amended)
    for words in amended.others:
        if idle(words):
            continue
        effect = effects.read(game, words)
        if effect is None:
            raise Illegal(f"it cannot be done any more: {words}")
        effect()


def _ask(game: Game, amended: Amended, asked: Asked) -> None:
    doubts = "; ".join(f'"{one.text}": {one.why}' for one in amended.doubts)
    game.task(
        asked.category,
        f"Which changes does {asked.what} make? In doubt: {doubts}",
        office=asked.office,
        rule=asked.rule,
        subject=asked.subject,
        effective=(asked.effective or game.now).isoformat(),
    )
