"""Priests of Consultations (4E18): who is eligible, who is assigned, who loses a case, and Ordination.

If nobody is eligible the Oracle is Priest by himself (E36) and has no deadline. Other Priests lose their cases,
their Ordination and, until the next nweek, the right to it, when their Jiffy passes without an Answer (E37).
"""

from __future__ import annotations

from engine.draws import draw
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4 import clerk, obligations
from officers.bnomic4.kinds.documents import Consultation
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import holder
from officers.bnomic4.time import jiffy

NOMIC.switch(
    "Q-64", "as written", "nobody", rule="4E18", question="Who is Priest if only an Oracle who is a party could be?"
)
NOMIC.switch("Q-63", "unanswered", "all", rule="4E18", question="Which Consultations does a late Priest lose?")


def duty(one: Consultation) -> str:
    """The subject of the duties about a Consultation."""
    return f"consultation/{one.uid}"


def eligible(game: Game, one: Consultation) -> list[Player]:
    """Ordained Players who are neither parties, nor the Oracle, nor were Priests of it."""
    barred = {one.supplicant, one.unbeliever, holder(game, "Questions"), *one.past_priests}
    return [player for player in game.all(Player) if player.ordained and player not in barred]


def may_be_priest(game: Game, one: Consultation, oracle: GameObject) -> bool:
    """Whether the Oracle is Priest of a case that nobody else can have, also of his own or as a Corporation (Q-64)."""
    partial = oracle in (one.supplicant, one.unbeliever) or not isinstance(oracle, Player)
    return not partial or game.reading("Q-64") == "as written"


def wanted(game: Game, one: Consultation, code: str = "O11") -> None:
    """A Priest is wanted: the Oracle must choose, or is it himself if there is nobody to choose (E35, E36)."""
    oracle = holder(game, "Questions")
    candidates = eligible(game, one)
    if not candidates and oracle is not None and may_be_priest(game, one, oracle):
        take(game, one, oracle, None)
        return
    obligations.oblige(game, code, str(one), duty(one))
    alone = len(candidates) == 1  # nothing is drawn, so no secret is needed
    if candidates and clerk.may_act(game, "Questions") and (alone or game.settings.secret):
        ordered = sorted(candidates, key=lambda player: fold(player.key))
        take(game, one, ordered[0] if alone else draw(game, f"priest of {one.uid}").choose(ordered), None)
        text = f"I assign Consultation {one} to Priest {one.priest}."
        clerk.officially(game, "Questions", "assign_priest", text, consultation=one.key, priest=str(one.priest))


def settle(game: Game) -> None:
    """What waits for a Priest and can have no other, for whatever reason, is the Oracle's (E36)."""
    oracle = holder(game, "Questions")
    if oracle is None:
        return
    for one in game.where(Consultation, "state", "Waiting"):
        if one.priest is None and not eligible(game, one) and may_be_priest(game, one, oracle):
            with game.world.because("no Player is eligible as Priest", "4E18"):
                take(game, one, oracle, None)


def take(game: Game, one: Consultation, priest: GameObject, number: int | None) -> None:
    """The Priest gets the case, and the case its number (A076)."""
    if one.priest is not None:
        leave(one)
    one.priest, one.assigned, one.zot_requested = priest, game.now, False
    _number(game, one, number)
    for code in ("O11", "O12", "O13"):
        obligations.met(game, code, duty(one))
    obligations.lapse(game, "O15", duty(one))
    if priest != holder(game, "Questions"):
        obligations.oblige(game, "O15", str(one), duty(one), bearer=priest)
    game.post("priest_assigned", f"player:{priest}", f"priest/{one.uid}/{game.now.isoformat()}", consultation=one.key)


def _number(game: Game, one: Consultation, number: int | None) -> None:
    clock = game.the(Clock)
    if number is None:
        if one.consultation_number is not None:
            return
        number = clock.highest_consultation + 1
    if number == one.consultation_number:
        return
    used = any(other.consultation_number == number for other in game.all(Consultation))
    game.require(not used, f"there is a Consultation {number} already", "4E18")
    one.consultation_number = number
    clock.highest_consultation = max(clock.highest_consultation, number)
    game.world.rekey(one, str(number))


def leave(one: Consultation) -> None:
    """The Priest has the case no more, and cannot have it again."""
    if one.priest is not None:
        one.past_priests = (*one.past_priests, one.priest)
    one.priest, one.assigned, one.zot_requested = None, None, False


def gone(game: Game, who: GameObject) -> None:
    """A Priest left the game: his unanswered cases need another one (E35)."""
    for one in game.where(Consultation, "state", "Waiting"):
        if one.priest == who:
            leave(one)
            for code in ("O12", "O15"):
                obligations.lapse(game, code, duty(one))
            wanted(game, one)


@NOMIC.event("E37", "4E18", "begin")
def priests_time_out(game: Game) -> None:
    """A Priest whose Jiffy ends unanswered loses his cases and Ordination, until the next nweek (E37)."""
    oracle = holder(game, "Questions")
    for one in game.where(Consultation, "state", "Waiting"):
        priest, since = one.priest, one.assigned
        if priest is None or since is None or priest == oracle or jiffy(game, since) > game.now:
            continue
        if isinstance(priest, Player):
            priest.ordained, priest.ordination_barred = False, True
        lost = [c for c in game.all(Consultation) if c.priest == priest and _is_lost(game, c)]
        for case in lost:
            leave(case)
            for code in ("O12", "O15"):
                obligations.lapse(game, code, duty(case))
        for case in lost:
            if case.state == "Waiting":
                wanted(game, case)
        game.post("priest_late", f"player:{priest}", f"late/{one.uid}/{game.now.isoformat()}", consultation=one.key)


def _is_lost(game: Game, one: Consultation) -> bool:
    return one.state == "Waiting" or (game.reading("Q-63") == "all" and one.state == "Answered")


@NOMIC.action("become_ordained", "4E18", "4E28", office="Society")
def become_ordained(game: Game, player: Player) -> None:
    """An Active Player takes Ordination (4E18)."""
    game.require(player.active, f"{player} is not Active, and only Active Players become Ordained", "4E18")
    game.require(not player.ordination_barred, f"{player} is barred from Ordination until the next nweek", "4E18")
    game.require(not player.ordained, f"{player} is Ordained already", "4E18")
    player.ordained = True


@NOMIC.action("renounce_ordination", "4E18", office="Society")
def renounce_ordination(game: Game, player: Player) -> None:
    """A Player gives up Ordination; his cases stay with him (4E18)."""
    game.require(player.ordained, f"{player} is not Ordained", "4E18")
    player.ordained = False
