"""What becomes of an Answer (4E18): claims, their tally, and pondering after four full ndays.

Claims are taken until the third nday (or ndelay) after the Answer ends. They are counted then, at the latest
two Jiffies after the Answer, and more Inconsistent than Consistent ones override it (Q-61, Q-62).
"""

from __future__ import annotations

from engine.clock import nth_midnight
from engine.game import Game
from officers.bnomic4 import obligations, orders, priests
from officers.bnomic4.consultations import note
from officers.bnomic4.kinds.documents import Consultation
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.orders import Asked
from officers.bnomic4.priests import duty
from officers.bnomic4.resolve import require_minister
from officers.bnomic4.time import JIFFY, Mark, either_ends_now, either_passed, jiffy, rdays

CLAIMS = ("CONSISTENT", "INCONSISTENT")
CLAIM_NDAYS = 3
PONDER_NDAYS = 4

NOMIC.switch("Q-61", "when claims end", "at the Jiffy", rule="4E18", question="When are claims counted?")


def since(game: Game, one: Consultation) -> Mark:
    """Where the Clock's counters stood at the Answer; one from before the genesis is dated back by midnights."""
    if one.answered_ndays is not None and one.answered_ndelays is not None:
        return Mark(one.answered_ndays, one.answered_ndelays)
    clock, days = game.the(Clock), 0
    while nth_midnight(one.answered or game.now, days + 1) <= game.now:
        days += 1
    off = 0 if clock.on else min(days, clock.ndelay)
    return Mark(clock.ndays_passed - (days - off), clock.ndelays_passed - off)


def begin(game: Game) -> None:
    """Dates the Answers that the genesis brought."""
    for one in game.where(Consultation, "state", "Answered"):
        mark = since(game, one)
        one.answered_ndays, one.answered_ndelays = mark.ndays, mark.ndelays


def claims_open(game: Game, one: Consultation) -> bool:
    """Whether claims on the Answer still count."""
    over = either_passed(game, since(game, one)) > CLAIM_NDAYS
    return one.state == "Answered" and not one.tallied and not over


@NOMIC.action("make_claim", "4E18", office="Questions")
def make_claim(game: Game, player: Player, consultation: Consultation, claim: str, reason: str | None) -> None:
    """A Player without part in the case finds the Answer Consistent or Inconsistent; the last claim counts (4E18)."""
    one = consultation
    game.require(claim in CLAIMS, f"a claim is {' or '.join(CLAIMS)}, not {claim}", "4E18")
    game.require(one.state == "Answered", f"Consultation {one} is {one.state}, not Answered", "4E18")
    parties = (one.priest, one.supplicant, one.unbeliever)
    game.require(player not in parties, f"{player} has part in Consultation {one}", "4E18")
    game.require(claims_open(game, one), f"the time for claims on Consultation {one} is over", "4E18")
    one.claims = {**one.claims, player: claim}
    note(game, one)


@NOMIC.action("tally_claims", "4E18", office="Questions")
def tally_claims(game: Game, oracle: Player | Corporation, consultation: Consultation, outcome: str | None) -> None:
    """The Oracle counts the claims, a Jiffy after the Answer at the earliest; or tells how they were counted (4E18)."""
    one = consultation
    require_minister(game, oracle, "Questions", "4E18")
    if one.tallied:
        _as_counted(game, outcome, "overridden" if one.answered is None else "stands")
        return
    game.require(one.state == "Answered", f"Consultation {one} is {one.state}, not Answered", "4E18")
    early = one.answered is None or game.now < jiffy(game, one.answered)
    game.require(not early, "claims are counted a Jiffy after the Answer", "4E18")
    over = not claims_open(game, one) or _at_the_jiffy(game)
    game.require(over, "the time for claims is not over", "4E18")
    result = "overridden" if overridden(one) else "stands"
    _as_counted(game, outcome, result)
    tally(game, one)


def _as_counted(game: Game, outcome: str | None, result: str) -> None:
    says = "is overridden" if result == "overridden" else "stands"
    game.require(outcome is None or outcome.lower() == result, f"by the claims the Answer {says}", "4E18")


def _at_the_jiffy(game: Game) -> bool:
    """Whether claims are counted a Jiffy after the Answer, whatever time for claims there is left (Q-61)."""
    return game.reading("Q-61") == "at the Jiffy"


def overridden(one: Consultation) -> bool:
    """Whether more Players found it Inconsistent than Consistent."""
    said = [claim for player, claim in one.claims.items() if isinstance(player, Player)]
    return said.count("INCONSISTENT") > said.count("CONSISTENT")


def tally(game: Game, one: Consultation) -> None:
    """Counts the claims: the Answer stands, or the Consultation waits for another Priest (E39)."""
    obligations.met(game, "O14", duty(one))
    one.tallied = True
    if not overridden(one):
        return
    one.state, one.answer, one.answered, one.answer_reasoning, one.oracularity = "Waiting", None, None, None, None
    one.answered_ndays, one.answered_ndelays, one.claims = None, None, {}
    priests.leave(one)
    priests.wanted(game, one, "O13")


@NOMIC.event("E39", "4E18", "end")
def claims_are_tallied(game: Game) -> None:
    """Claims are counted when their time ends, at the latest two Jiffies after the Answer (E38, E39)."""
    for one in game.where(Consultation, "state", "Answered"):
        if one.tallied or one.answered is None or _at_the_jiffy(game):
            continue
        ends = either_ends_now(game, since(game, one), CLAIM_NDAYS)
        if ends or game.now >= rdays(game, one.answered, 2 * JIFFY):
            tally(game, one)


@NOMIC.event("E40", "4E18", "end")
def answers_are_pondered(game: Game) -> None:
    """An Answer that stood for four full ndays is Pondered, and its Oracularity carried out whole (E40)."""
    for one in game.where(Consultation, "state", "Answered"):
        if either_ends_now(game, since(game, one), PONDER_NDAYS):
            one.state = "Pondered"
            obligations.met(game, "O14", duty(one))
            if one.oracularity:
                asked = Asked("T-ORACLE", f"the Oracularity of {one}", "Questions", "4E18", f"consultation/{one}")
                with game.world.because(f"the Oracularity of Consultation {one}", "4E18"):
                    orders.carry_out(game, one.oracularity, asked, whole=True)


@NOMIC.event("O14", "4E18", "begin")
def tally_falls_due(game: Game) -> None:
    """A Jiffy after the Answer the Oracle has to count the claims."""
    for one in game.where(Consultation, "state", "Answered"):
        if not one.tallied and one.answered is not None and jiffy(game, one.answered) == game.now:
            if _at_the_jiffy(game):
                tally(game, one)
                continue
            obligations.oblige(game, "O14", str(one), duty(one))
