"""What a proposed rule-change may do (Rules 114, 209), and what an adopted one does (Rules 106-109, 205).

A text that changes one rule plainly is carried out to the letter at the moment of its adoption. Everything else is
left to a human with the reason: no text is ever guessed.
"""

from __future__ import annotations

from engine.errors import OrderError
from engine.game import Game, Task
from engine.names import fold
from officers.suber import rules
from officers.suber.changes import Change, is_void, read_change
from officers.suber.charges import CHANGE
from officers.suber.kinds.documents import IMMUTABLE, MUTABLE, Proposal, Rule
from officers.suber.nomic import NOMIC
from officers.suber.playing import turn_of


def require_possible(game: Game, change: Change) -> None:
    """Refuses a change that would leave too many mutable rules (209) or none (114)."""
    rule = game.get(Rule, change.key) if change.key is not None else None
    adds = removes = 0
    if change.kind == "enact" and change.rule is not None:
        adds = rules.weight(game, change.rule.text, act=change.act)
    elif rule is not None and change.kind == "transmute":
        adds, removes = (1, 0) if change.into == MUTABLE else (0, 1)
    elif rule is not None and change.kind == "repeal" and rule.mutability == MUTABLE:
        removes = 1
    count, limit = rules.mutable_count(game), int(game.parameter("rule_limit"))
    if adds and rules.in_force(game, "209"):
        game.require(
            count + adds <= limit, f"there are {count} mutable rules, and there may be no more than {limit}", "209"
        )
    game.require(not removes or count > removes, "there must always be at least one mutable rule", "114")


def needs_all(game: Game, one: Proposal) -> bool:
    """Whether it takes a unanimous vote: by Rule 203 while it says so, and to make an immutable rule mutable (109)."""
    rule = game.get(Rule, one.target) if one.target else None
    frees = one.change == "transmute" and rule is not None and rule.mutability == IMMUTABLE
    return turn_of(game).unanimity or frees


def carry_out(game: Game, proposal: Proposal) -> str:
    """Does what an adopted proposal says, now: "done", "void" under a rule, or "task" for a human."""
    change = read_change(game, proposal.text)
    if change.kind == "unclear":
        return _leave_to_a_human(game, proposal, "; ".join(change.flags))
    return _do(game, proposal, change)


def _do(game: Game, proposal: Proposal, change: Change) -> str:
    """Makes a change that is plain, unless a rule stands against it."""
    number = proposal.proposal_number or 0
    assert change.rule is not None
    if is_void(game, change):
        return "void"
    rule = game.get(Rule, change.key) if change.key is not None else None
    if rule is None:
        if change.rule.number is not None and change.rule.number != str(number):
            why = f"a new rule has the number of its proposal, not {change.rule.number}"
            return _leave_to_a_human(game, proposal, why)
        rules.enact(game, number, title=change.rule.title, text=change.rule.text, act=change.act)
    elif change.kind == "repeal":
        rules.repeal(game, rule, number)
    elif change.kind == "transmute":
        rule.mutability = change.into
        rules.renumber(game, rule, number, "transmuted")
    else:
        rule.title, rule.text = change.rule.title, change.rule.text
        rules.renumber(game, rule, number, "amended")
    return "done"


def _leave_to_a_human(game: Game, proposal: Proposal, why: str) -> str:
    asks = f"Which change of the rules does proposal {proposal} make? {why}"
    game.task(CHANGE, asks, subject=f"proposal/{proposal}", effective=game.now.isoformat())
    return "task"


@NOMIC.answer(CHANGE)
def change_is_told(game: Game, task: Task, answer: str) -> None:
    """A human says in plain words what an adopted proposal changes, or that it changes nothing."""
    proposal = game.get(Proposal, task.subject.partition("/")[2])
    if proposal is None:
        raise OrderError(f"there is no {task.subject}")
    if fold(answer) == "nothing":
        proposal.effect = "void"
        return
    change = read_change(game, answer, ordered=True)
    if change.kind == "unclear":
        raise OrderError(f"{answer!r} is no change that can be made exactly as written")
    proposal.effect = _do(game, proposal, change)
