"""What a passed proposal does: plain amendments and settings are carried out, the rest is an officer's task.

A Body is read as amendments of the rules (engine/amendments.py) and as settings (effects.py). Whatever is left
becomes a task for the Chairman with the doubtful words and the reason (spec section 9, T-BODY).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.amendments import Amended, read
from engine.game import Game, Task
from engine.objects import GameObject
from officers.bnomic4 import effects, rules
from officers.bnomic4.kinds.documents import Proposal
from officers.bnomic4.kinds.offices import MINISTRIES
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import is_minister

RULE = "4E15"


@dataclass(frozen=True, slots=True)
class Done:
    """What was done: the rules that changed, the settings made, and the doubts left to an officer."""

    rules: tuple[str, ...]
    settings: tuple[str, ...]
    doubts: tuple[tuple[str, str], ...]


def carry_out(game: Game, proposal: Proposal) -> Done:
    """Carries out the Body of a proposal that passes now, as far as it leaves no doubt."""
    apply = game.reading("X-settings") == "apply"
    known = rules.texts(game)
    amended = read(str(proposal.body), known, lambda words: apply and effects.read(game, words) is not None)
    changed = tuple(one.key for one in rules.amend(game, amended))
    for words in amended.others:
        effect = effects.read(game, words)
        if effect is not None:
            effect()
    doubts = tuple((one.text, one.why) for one in amended.doubts)
    if doubts:
        _ask(game, proposal, amended)
    return Done(changed, amended.others, doubts)


def _ask(game: Game, proposal: Proposal, amended: Amended) -> None:
    doubts = "; ".join(f'"{one.text}": {one.why}' for one in amended.doubts)
    game.task(
        "T-BODY",
        f"Which changes does proposal {proposal} make? In doubt: {doubts}",
        office="Change",
        rule=RULE,
        subject=f"proposal/{proposal}",
        effective=game.now.isoformat(),
    )


@NOMIC.action("implement_passed_proposal", RULE, "4E53", office="Change")
def implement_passed_proposal(game: Game, officer: GameObject, proposal: Proposal, changes: str | None) -> None:
    """An officer records the changes of a passed proposal; what they are is confirmed by a signed order."""
    game.require(proposal.passed, f"proposal {proposal} has not passed", RULE)
    offices = [one for one in MINISTRIES if is_minister(game, officer, one)]
    game.require(offices, f"only a Minister records the changes of a proposal, and {officer} is none", "4E53")
    waiting = [one for one in game.all(Task) if one.subject == f"proposal/{proposal}" and one.state == "Open"]
    if waiting:
        game.hold(f"the changes of proposal {proposal} are recorded by an officer's signed order", RULE)
