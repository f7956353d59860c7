"""What texts with the force of rules order: proposals, Tweaks, Oracularities and Refresh Proposals, in plain words.

Plain amendments of rules and plain settings are made; what is in doubt becomes a task of the office concerned, with the
doubt named, the change that the words most likely mean, and what has been done already.
An Oracularity is a Transaction (4E12): it is made whole, or not at all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from engine.amendments import Amended, RuleText, exactly, read
from engine.documents import difference
from engine.errors import Held, Illegal
from engine.game import Game
from officers.bnomic4 import effects, rules
from officers.bnomic4.nomic import NOMIC

NOMIC.roles.update(rules="Law", registrar="Society")


def by_order(game: Game, text: str) -> list[str]:
    """Changes the rules as an officer's order says; OrderError where anything in it is in doubt."""
    return [one.key for one in rules.amend(game, exactly(text, rules.texts(game)))]


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


@dataclass(frozen=True, slots=True)
class Done:
    """What was done: the rules that changed, the settings made, and the doubts left to an officer."""

    rules: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()
    doubts: tuple[tuple[str, str], ...] = ()


def carry_out(
    game: Game, text: str, asked: Asked, *, whole: bool = False, idle: Callable[[str], bool] = lambda words: False
) -> Done:
    """Makes the changes that the text orders now; what stays in doubt, or cannot be done, is asked of the office.

    `whole`: only if nothing of it is in doubt or impossible. `idle` knows sentences that change nothing here.
    """
    apply = game.reading("X-settings") == "apply"

    def claim(words: str) -> bool:
        return idle(words) or (apply and effects.read(game, words) is not None)

    before = rules.texts(game)
    amended = read(text, before, claim)
    doubts = tuple((one.text, one.why) for one in amended.doubts)
    if doubts and whole:
        _ask(game, amended, asked, "")
        return Done(doubts=doubts)
    savepoint = game.world.savepoint()
    try:
        done = Done(tuple(one.key for one in rules.amend(game, amended)), _set(game, amended, idle), doubts)
    except (Illegal, Held, ValueError) as error:
        game.world.undo(savepoint)
        game.post("transaction_failed", f"office:{asked.office}", f"failed/{asked.subject}", what=asked.what,
                  reason=str(error))  # fmt: skip
        return Done(doubts=((text, str(error)),))
    if doubts:
        _ask(game, amended, asked, _changed(before, amended))
    return done


def _set(game: Game, amended: Amended, idle: Callable[[str], bool]) -> tuple[str, ...]:
    for words in amended.others:
        if idle(words):
            continue
        effect = effects.read(game, words)
        if effect is None:
            raise Illegal(f"it cannot be done any more: {words}")
        effect()
    return amended.others


# -- what is asked ----------------------------------------------------------------------------------


def _ask(game: Game, amended: Amended, asked: Asked, done: str) -> None:
    """Asks the office: each doubt with its reason and what the words most likely mean, then what is done already."""
    lines = [f"Which changes does {asked.what} make? In doubt:"]
    for one in amended.doubts:
        lines += ["", f'"{one.text}": {one.why}']
        lines += ["Proposed:", one.proposed] if one.proposed else []
    lines += ["", "Done already:", done] if done else []
    game.task(
        asked.category,
        "\n".join(lines),
        office=asked.office,
        rule=asked.rule,
        subject=asked.subject,
        effective=(asked.effective or game.now).isoformat(),
    )


def _changed(before: list[RuleText], amended: Amended) -> str:
    """The differences that an amendment makes, rule by rule."""
    old = {one.key: one for one in before if one.key}
    return "\n".join(_difference(old.get(one.key), one) for one in amended.rules)


def _difference(old: RuleText | None, new: RuleText) -> str:
    name = f"Rule {new.number}" if new.number is not None else f"a new rule {new.title!r}"
    if old is None:
        return f"{name}\n{difference('', new.text)}"
    if new.repealed and not old.repealed:
        return f"{name} is repealed"
    said = [
        f"{what}: {getattr(old, what)} -> {getattr(new, what)}"
        for what in ("number", "title", "power")
        if getattr(old, what) != getattr(new, what)
    ]
    text = difference(old.text, new.text)
    return "\n".join([name, *said, *([text] if text else [])])
