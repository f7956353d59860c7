"""What an officer decided about an act of a message: it counts, it does not, or it means something else.

A decision enters the journal just before its message (a correction dated in the past), so the fold meets it first
and performs the act by it. The act is performed as the officer ordered it: its author is certain now, and doubts that
were left to an officer are not raised again; the law itself still answers.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.acts import Act, Outcome, Verdict
from engine.objects import Attribute, GameObject, attribute

if TYPE_CHECKING:
    from engine.game import Game
    from engine.journal import Message

ACCEPT, REJECT, REREAD = "accept", "reject", "reread"


class Decision(GameObject):
    """A decision about one act; the key names the act: MESSAGE#INDEX."""

    kind = "_decision"
    hidden = True
    what = attribute("")
    action = attribute("")
    params: Attribute[Any] = attribute({})
    actor = attribute("")
    """For whom the act counts, where its message does not tell; "" for its author."""
    reason = attribute("")
    order = attribute("")
    officer = attribute("")
    came_of_it = attribute("")
    """Verdict and reason, once the act was performed; "" before."""


def key_of(message_id: str, index: int) -> str:
    """The name of an act."""
    return f"{message_id}#{index}"


def find(game: Game, message: Message | None, index: int) -> Decision | None:
    """What was decided about an act of the present message."""
    return None if message is None else game.get(Decision, key_of(message.id, index))


def read_as(decision: Decision, act: Act) -> Act:
    """The act as the decision reads it; its words stay."""
    if decision.what != REREAD:
        return act
    plain = Act(decision.action, decision.params, act.text, act.start, act.end, transaction=act.transaction)
    return replace(plain, capacity=act.capacity, outermost=act.outermost)


def rejected(decision: Decision) -> Verdict:
    """The verdict on an act that does not count."""
    why = f": {decision.reason}" if decision.reason else ""
    return Verdict(Outcome.FAILED, f"{decision.officer} decided by order that this does not count{why}")


def note(decision: Decision, verdict: Verdict) -> None:
    """Keeps what came of an act that was decided about."""
    decision.came_of_it = f"{verdict.outcome.value}: {verdict.reason}" if verdict.reason else verdict.outcome.value
