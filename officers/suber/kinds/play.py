"""What the game itself remembers: whose turn it is, the circuit, the last number, the winner."""

from __future__ import annotations

from typing import Any

from engine.objects import Attribute, GameObject, Instant, Ref, Refs, attribute, number, one_of
from officers.suber.nomic import NOMIC

LAST_NUMBER = 311
"""The highest number given out in the text that the officer knows."""


@NOMIC.kind
class Turn(GameObject):
    """The turn under way (Rules 201-203, 310); printed as the state's `clock` table, not among the objects."""

    kind = "_turn"
    hidden = True
    mover = Ref[GameObject]("player", "outsider")
    place: Attribute[tuple[str, ...]] = attribute(())
    """The mover's place in the order of surnames: it stays when he leaves."""
    received_at = Instant()
    part = one_of("propose", "propose", "debate", "vote", "done", "over")
    """`done`: the turn is over and the next may not begin yet (212); `over`: the game is."""
    submit_by = Instant()
    overdue = attribute(False)
    """Whether the time to submit has run out (310.3)."""
    discussion_over = attribute(False)
    """Whether the time to discuss has run out (310.4)."""
    proposal = Ref[GameObject]("proposal")
    circuit = number(1, low=1)
    first: Attribute[tuple[str, ...]] = attribute(())
    """The place at which the circuit began (q3)."""
    moved = Refs[GameObject]("player")
    """Who has had a turn in this circuit, or forfeited it."""
    waiting = Refs[GameObject]("player")
    """Who was there when the circuit began and has not had a turn in it."""
    unanimity = attribute(True)
    highest = number(LAST_NUMBER)
    consents = Refs[GameObject]("player")
    """Who lets the next turn begin although a Judgment is asked for."""
    judge = Ref[GameObject]("player", "outsider")
    """Who judges the questions of this turn, once one was asked."""
    winner = Ref[GameObject]("player", "outsider")
    won_under: Attribute[Any] = attribute("")
