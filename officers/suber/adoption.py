"""What a proposed rule-change may do (Rules 114, 209), and what an adopted one does (Rules 106-109, 205).

A text that changes one rule plainly is carried out to the letter at the moment of its adoption. Everything else is
left to a human with the reason: no text is ever guessed.
"""

from __future__ import annotations

from engine.game import Game
from officers.suber import rules
from officers.suber.changes import Change, is_void, read_change
from officers.suber.kinds.documents import MUTABLE, Proposal, Rule


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


def carry_out(game: Game, proposal: Proposal) -> str:
    """Does what an adopted proposal says, now: "done", "void" under a rule, or "task" for a human."""
    change = read_change(game, proposal.text)
    number = proposal.proposal_number or 0
    if change.kind == "unclear" or change.rule is None:
        return _leave_to_a_human(game, proposal, "; ".join(change.flags))
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
    game.task(
        "T-CHANGE", f"Which change of the rules does proposal {proposal} make? {why}", office="", rule="205",
        subject=f"proposal/{proposal}", effective=game.now.isoformat(),
    )  # fmt: skip
    return "task"
