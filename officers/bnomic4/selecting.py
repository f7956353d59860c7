"""The tally of an emergency (Rule 4E0, steps 8 and 9): one Refresh Proposal is selected, carried out, and all are Calm.

What its text says plainly is done at once. Where a part of it is in doubt the Coordinator implements it: time stands
still until he says that he does, or the officer's task about it is closed.
"""

from __future__ import annotations

import re

from engine.draws import draw
from engine.errors import Held, Illegal
from engine.expressions import expression
from engine.game import Game, Task
from engine.names import fold
from officers.bnomic4 import orders, threat
from officers.bnomic4.emergency import RULE, procedure, running, step_done
from officers.bnomic4.kinds.documents import Emergency, RefreshProposal
from officers.bnomic4.kinds.people import Outsider, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.orders import Asked
from officers.bnomic4.pause import TALLY_AT, reached
from officers.bnomic4.refreshing import meant
from officers.bnomic4.runoff import MOST_OPTIONS, Result, count, possible

NOMIC.switch("Q-78", "human", "last one left", rule=RULE, question="What of a tally in which no ballot is left?")

_AS_BEFORE = expression(
    r"(?:normal |the )*(?:game|play|game time|time|state of emergency|emergency)(?: (?:hereby|simply|then))? "
    r"(?:resumes|continues|goes on|ends|is over)"
    r"(?: (?:as it was|as before|as if nothing had happened|normally|at once))?"
    r"|(?:resume|continue) (?:the )?(?:game|play|game time)(?: (?:as it was|as before|normally))?"
    r"|(?:and )?(?:nothing(?: else)?|no (?:other )?(?:state|rules?|game ?state|things?))(?: (?:is|are))? change[sd]?"
    r"|(?:there are )?no (?:other )?changes(?: (?:are made|to (?:the )?(?:game|gamestate|state)))?"
    r"|(?:all|everything)(?: (?:else|state))?(?: of the game)?"
    r" (?:stays|remains|is|continues)(?: exactly)?(?: (?:as it (?:was|is)|as before|unchanged|the same))"
    r"(?: (?:before|when) the emergency(?: began)?)?"
    r"|(?:all|every) peps?(?: is| are| become| becomes)+ calm",
    re.IGNORECASE,
)
"""Sentences of Refresh Proposals that change nothing besides ending the emergency, which step 9 does anyway."""


def changes_nothing(sentence: str) -> bool:
    """Whether a sentence only says that the game goes on."""
    return _AS_BEFORE.fullmatch(" ".join(sentence.split()).strip(" .!;")) is not None


@NOMIC.action("tally_emergency_ballots", RULE)
def tally_emergency_ballots(game: Game, actor: Player | Outsider, winner: str | None) -> None:
    """At Pause 7 any PEP counts the ballots; the Coordinator has to."""
    one = procedure(game, actor)
    game.require(reached(game, one, TALLY_AT), f"the Pause must be {TALLY_AT}, and it is not", RULE)
    game.require(one.ballot is not None, "no ballot has been published", RULE)
    game.require(one.selected is None, f"the Refresh Proposal of {one.selected} is selected", RULE)
    said = meant(game, one, actor, winner).key if winner is not None else None
    _select(game, one, _counted(game, one, said))


def _counted(game: Game, one: Emergency, said: str | None) -> Result:
    """The result; what hangs on chance is as the one who tallies says it came out, else drawn."""
    ballots, options = list(one.ballots.values()), list(one.ballot)
    last_wins = game.reading("Q-78") == "last one left"
    if not last_wins and not any(ballots):
        raise Held("no Ballot was cast, so no majority is possible: a human must decide", RULE)
    outcomes = possible(ballots, options) if len(options) <= MOST_OPTIONS else frozenset({said})
    chosen = said if said is not None else (next(iter(outcomes)) if len(outcomes) == 1 else None)
    if chosen is not None and chosen in outcomes:
        certain = count(ballots, options)
        return certain if certain.selected is not None else Result(chosen, certain.rounds)
    if said is not None and None not in outcomes:
        right = " or ".join(sorted(str(each) for each in outcomes))
        raise Illegal(f"by the ballots {right} is selected, not {said}", RULE)
    result = count(
        ballots, options, lambda tied: draw(game, f"elimination {one.key}").choose(tied), last_wins=last_wins
    )
    if result.selected is None:
        raise Held("no Refresh Proposal has a majority: a human must decide", RULE)
    return result


def _select(game: Game, one: Emergency, result: Result) -> None:
    chosen = game.get(RefreshProposal, str(result.selected))
    assert chosen is not None, "what is selected stood on the ballot"
    one.selected = chosen.key
    for key in result.eliminated:
        loser = game.get(RefreshProposal, key)
        if loser is not None:
            loser.eliminated = True
    step_done(game, one, "O35")
    rounds = [
        {"number": number, "votes": each.votes, "eliminated": each.eliminated}
        for number, each in enumerate(result.rounds, 1)
    ]
    game.post("emergency_result", "forum", f"emergency/{one.key}/result", number=one.key, selected=one.selected,
              rounds=rounds)  # fmt: skip
    asked = Asked("T-RP", f"the Refresh Proposal of {chosen}", "Ministry", RULE, _subject(one))
    if not orders.carry_out(game, chosen.text, asked, idle=changes_nothing).doubts:
        threat.calm_down(game)


@NOMIC.action("implement_refresh", RULE)
def implement_refresh(game: Game, actor: Player | Outsider, proposal: str | None) -> None:
    """The Coordinator implements what was selected, as far as that is needed: all PEPs become Calm."""
    ended = [one for one in game.all(Emergency) if one.selected is not None and not one.running]
    if not running(game) and ended:
        _require_selected(game, ended[-1], actor, proposal)
        return  # the rule has done it at the tally
    one = procedure(game, actor)
    game.require(one.selected is not None, "no Refresh Proposal is selected yet", RULE)
    may = actor == one.coordinator or one.coordinator is None
    game.require(may, f"{one.coordinator} implements the Refresh Proposal", RULE)
    _require_selected(game, one, actor, proposal)
    threat.calm_down(game)


def _require_selected(game: Game, one: Emergency, actor: Player | Outsider, said: str | None) -> None:
    if said is None or fold(said) in ("reply", "same", "own"):
        return
    named = meant(game, one, actor, said)
    game.require(named.key == one.selected, f"the Refresh Proposal of {one.selected} is selected", RULE)


def _subject(one: Emergency) -> str:
    return f"emergency/{one.key}/selected"


def settle(game: Game) -> None:
    """When the officer's task about a selected text is closed, its changes are made, and all become Calm."""
    for one in running(game):
        if one.selected is None:
            continue
        asked = [task for task in game.all(Task) if task.subject == _subject(one)]
        if asked and all(task.state != "Open" for task in asked):
            threat.calm_down(game)
