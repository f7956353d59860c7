"""Indictments (4E72, 4E73, 4E60): accusing, the Jury, its answers, Punishment and paying a fine.

A Jury of n decides Guilty with more than n/2 answers "GUILTY"; silence counts against it. Only Contempt of Court
has a Punishment with bounds; for every other Crime the Judge's sentence is for a human to weigh (Q-69).
"""

from __future__ import annotations

import re
from typing import Any

from engine.decision import majority
from engine.draws import draw
from engine.errors import Held, Illegal
from engine.expressions import expression
from engine.game import Game
from engine.ledger import move
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4 import clerk, examples, obligations
from officers.bnomic4.kinds.documents import Indictment
from officers.bnomic4.kinds.people import Corporation, Outsider, Player
from officers.bnomic4.money import MACKEREL
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import find_person, holder, require_minister
from officers.bnomic4.time import jiffy
from officers.bnomic4.whose import whose

TIDBITS = ("cheese", "CREAMPUFF", "3")
CRIMES = expression(
    r"misdemeanou?r|felony|spam|contempt|shall|fail|neglect|\b(?:rule|r|4e) ?(?:56|59|60)\b", re.IGNORECASE
)
"""Accusations that name a Crime of Rules 4E56, 4E59 or 4E60 (Q-68)."""
CONTEMPT = expression(r"contempt|\b(?:rule|r|4e) ?60\b", re.IGNORECASE)
LOWEST_FINE, HIGHEST_FINE = 10, 60
CAP = expression(r"(?:one|1|single) proposal|proposal (?:limit|cap)", re.IGNORECASE)
JURORS = 3

NOMIC.switch("Q-68", "of the rules", "any", rule="4E72", question="Which Accusations name a Crime?")
NOMIC.switch("Q-69", "within bounds", "any fine", rule="4E73", question="Which fines may the Judge assign?")
NOMIC.switch("Q-71", "fixed", "replaced", rule="4E73", question="May the Judge replace silent jurors?")
NOMIC.switch("Q-73", "Players", "any Outsider", rule="4E72", question="Who submits Indictments?")
NOMIC.switch("Q-95", "at once", "after a Jiffy", rule="4E73", question="From when on does a fine bar from voting?")


@NOMIC.resolver(Indictment)
def indictment_meant(game: Game, actor: GameObject, said: Any) -> Indictment:
    """The Indictment meant: "3", "#3", the answered one, the only one undecided, "Hose's" or that "of Hose"."""
    wanted = str(said)
    key = wanted if wanted.startswith("#") else f"#{wanted}"
    found = [one for one in game.all(Indictment) if one.key == key]
    if wanted == "reply":
        found = game.made_in(game.answered(), Indictment) or open_ones(game)
    elif wanted in ("same", "own"):
        found = game.made_here(Indictment)
    elif not found and (accused := _accused(game, actor, wanted)):
        found = [one for one in accused if one.decision is None] or accused
    elif not found and (submitter := whose(game, actor, wanted, "indictment|accusation|charge")) is not None:
        its = [one for one in game.all(Indictment) if one.submitter == submitter]
        found = [one for one in its if one.decision is None] or its
    return _one(found, f"there is no Indictment {said}")


OF_WHOM = expression(r"(?:the |that )?(?:\w+ )?(?:indictment|case|accusation|charge) (?:of|against) (.+)", re.I)


def _accused(game: Game, actor: GameObject, said: str) -> list[Indictment]:
    """ "The Indictment of Ewart", "the case against Ewart": those in which he is the Offender."""
    named = OF_WHOM.fullmatch(" ".join(said.split()))
    who = find_person(game, actor, named[1]) if named is not None else None
    return [one for one in game.all(Indictment) if one.offender == who] if who is not None else []


def open_ones(game: Game) -> list[Indictment]:
    """Indictments without a decision."""
    return [one for one in game.all(Indictment) if one.decision is None]


def _one(found: list[Indictment], nothing: str) -> Indictment:
    if len(found) > 1:
        raise Held(f"which Indictment is meant: {', '.join(map(str, found))}?", "4E73")
    if not found:
        raise Illegal(nothing, "4E73")
    return found[0]


@NOMIC.action("submit_indictment", "4E72", "4E56", "4E59", "4E60", office="Judging")
def submit_indictment(
    game: Game,
    player: Player | Outsider,
    accusation: str,
    example: str,
    offender: Player,
    tidbit: Any,
    reasoning: str | None,
) -> None:
    """A Player accuses another of a Crime, with an Example and a Tidbit (4E72)."""
    may = isinstance(player, Player) or game.reading("Q-73") == "any Outsider"
    game.require(may, f"only Players submit Indictments, and {player} is none", "4E72")
    morsel = next((one for one in TIDBITS if one.casefold() == str(tidbit).casefold()), None)
    if morsel is None:
        raise Illegal(f"the Tidbit is {', '.join(TIDBITS)}, not {tidbit}", "4E72")
    game.require(accusation.strip() and example.strip(), "an Accusation and an Example are needed", "4E72")
    if not CRIMES.search(accusation) and game.reading("Q-68") == "of the rules":
        game.refer("whether this is a Crime must be decided by the Judge", "4E72")
    problem = examples.too_old(game, example)
    game.require(not problem, problem, "4E72")
    one = game.create(
        Indictment,
        accusation=accusation,
        example=example,
        reasoning=reasoning or "",
        offender=offender,
        submitter=player,
        tidbit=morsel,
        submitted=game.now,
    )
    obligations.oblige(game, "O17", str(one), _duty(one))
    if clerk.may_act(game, "Judging") and game.settings.secret:
        people, free = pool(game, one)
        ordered = sorted(people, key=lambda juror: fold(juror.key))
        _empanel(game, one, draw(game, f"jury {one}").sample(ordered, JURORS) if free else ordered)
        names = [juror.key for juror in one.jury]
        text = f"The Jury for Indictment {one.key} is {', '.join(names)}."
        clerk.officially(game, "Judging", "select_jury", text, indictment=one.key, jurors=names)


def _duty(one: Indictment) -> str:
    return f"indictment/{one.key}"


def pool(game: Game, one: Indictment) -> tuple[list[Player], bool]:
    """From whom the Jury is drawn, and whether three of them are drawn (otherwise all of them are it)."""
    beast = game.reading("Q-52") == "full Player"
    active = [player for player in game.all(Player) if player.active and (beast or not player.is_beast)]
    judge, parties = holder(game, "Judging"), (one.offender, one.submitter)
    others = [player for player in active if player not in (*parties, judge)]
    if len(others) >= JURORS:
        return others, True
    with_judge = [player for player in active if player not in parties]
    if len(with_judge) >= JURORS:
        return with_judge, True
    return active, False


@NOMIC.action("select_jury", "4E73", office="Judging")
def select_jury(game: Game, judge: Player | Corporation, jurors: list[str], indictment: Indictment | None) -> None:
    """The Judge names the Jury that was drawn by the procedure of the rule (4E73)."""
    require_minister(game, judge, "Judging", "4E73")
    without = [one for one in open_ones(game) if not one.jury]
    one = indictment if indictment is not None else _one(without, "no Indictment is without a Jury")
    chosen = [_juror(game, judge, name) for name in jurors]
    if one.jury:
        _replace(game, one, chosen)
        return
    people, free = pool(game, one)
    size = JURORS if free else len(people)
    right = len({*chosen}) == size and all(juror in people for juror in chosen)
    names = ", ".join(player.key for player in people)
    game.require(right, f"the Jury of Indictment {one} is {size} of: {names}", "4E73")
    _empanel(game, one, chosen)


def _replace(game: Game, one: Indictment, chosen: list[Player]) -> None:
    """Read so (Q-71), jurors who were silent for a Jiffy are replaced by others from whom a Jury is drawn."""
    game.require(game.reading("Q-71") == "replaced", f"Indictment {one} has a Jury", "4E73")
    late = [juror for juror in one.jury if juror not in one.answers and _missed(game, one, juror)]
    stay = [juror for juror in one.jury if juror not in late]
    others = [player for player in pool(game, one)[0] if player not in one.jury]
    new = [juror for juror in chosen if juror not in stay]
    game.require(late, f"no juror of Indictment {one} has been silent for a Jiffy", "4E73")
    right = {*stay} <= {*chosen} and len({*new}) == len(late) and all(juror in others for juror in new)
    game.require(right, f"for {', '.join(map(str, late))} as many others are drawn, and the rest stays", "4E73")
    for juror in late:
        obligations.lapse(game, "O18", f"{_duty(one)}/{juror.uid}")
    one.jury = (*stay, *new)
    for juror in new:
        _summon(game, one, juror)


def _missed(game: Game, one: Indictment, juror: Player) -> bool:
    return any(duty.state == "Missed" for duty in obligations.find(game, "O18", f"{_duty(one)}/{juror.uid}"))


def _juror(game: Game, judge: GameObject, name: str) -> Player:
    found = find_person(game, judge, name)
    if not isinstance(found, Player):
        raise Illegal(f"no Player is called {name}", "4E73")
    return found


def _empanel(game: Game, one: Indictment, jurors: list[Player]) -> None:
    one.jury = jurors
    obligations.met(game, "O17", _duty(one))
    for juror in jurors:
        _summon(game, one, juror)


def _summon(game: Game, one: Indictment, juror: Player) -> None:
    obligations.oblige(game, "O18", str(one), f"{_duty(one)}/{juror.uid}", bearer=juror)


@NOMIC.action("deliver_verdict", "4E73", office="Judging")
def deliver_verdict(game: Game, juror: Player, indictment: Indictment | None, verdict: str) -> None:
    """A juror answers; only the whole answer GUILTY counts as such (4E73)."""
    mine = [one for one in open_ones(game) if juror in one.jury]
    one = indictment if indictment is not None else _one(mine, f"{juror} is on no Jury")
    game.require(juror in one.jury, f"{juror} is not on the Jury of Indictment {one}", "4E73")
    game.require(one.decision is None, f"Indictment {one} is decided", "4E73")
    one.answers = {**one.answers, juror: " ".join(verdict.upper().split())}
    obligations.met(game, "O18", f"{_duty(one)}/{juror.uid}")
    guilty = [answer for answer in one.answers.values() if answer == "GUILTY"]
    if majority(len(guilty), len(one.jury)):
        one.decision = "Guilty"
        obligations.oblige(game, "O20", f"the Punishment of Indictment {one}", _duty(one))
        game.post("guilty", f"player:{one.offender}", f"guilty/{one.key}", indictment=one.key)


@NOMIC.action("assign_punishment", "4E73", "4E60", office="Judging")
def assign_punishment(
    game: Game,
    judge: Player | Corporation,
    offender: str | None,
    indictment: Indictment | None,
    fine: int | None,
    other: str | None,
) -> None:
    """The Judge punishes a Guilty Player within the bounds of the Crime (4E73, 4E60)."""
    require_minister(game, judge, "Judging", "4E73")
    who = find_person(game, judge, offender) if offender is not None else None
    fitting = [one for one in game.all(Indictment) if one.decision == "Guilty" and one.fine is None]
    fitting = [one for one in fitting if one.punishment is None and who in (None, one.offender)]
    one = indictment if indictment is not None else _one(fitting, "nobody was found Guilty who is to be punished")
    game.require(one.decision == "Guilty", f"on Indictment {one} nobody was found Guilty", "4E73")
    game.require(one in fitting, f"the Punishment of Indictment {one} is another's or assigned already", "4E73")
    game.require(fine is not None or other, "the Punishment must be named", "4E73")
    any_fine = game.reading("Q-69") == "any fine" or game.by_officer
    if not CONTEMPT.search(one.accusation) and not any_fine:
        game.refer("no rule gives bounds for the Punishment of this Crime", "4E73")
    _punish(game, one, fine, other, bounded=not any_fine)
    obligations.met(game, "O20", _duty(one))


def _punish(game: Game, one: Indictment, fine: int | None, other: str | None, *, bounded: bool) -> None:
    convict = one.offender
    if not isinstance(convict, Player):
        raise Illegal(f"{convict} is no Player any more", "4E73")
    if fine is None or fine < 1 or (bounded and not LOWEST_FINE <= fine <= HIGHEST_FINE):
        raise Illegal(f"Contempt of Court is fined from m{LOWEST_FINE} to m{HIGHEST_FINE}", "4E60")
    one.fine = fine
    convict.fine += fine
    if game.reading("Q-95") == "after a Jiffy":
        convict.fine_due = jiffy(game, game.now)
    obligations.oblige(game, "O19", f"m{fine}", f"fine/{convict.uid}", bearer=convict)
    if other:
        if not CAP.search(other):
            game.refer("besides a fine, only a limit of one proposal is a Punishment for Contempt of Court", "4E60")
        one.punishment = other
        convict.next_proposal_limit = 1


@NOMIC.action("pay_fine", "4E73", office="Judging")
def pay_fine(game: Game, player: Player, amount: int | None) -> None:
    """A fined Player destroys mackerel, all at once or in parts (4E73)."""
    game.require(player.fine > 0, f"{player} owes no fine", "4E73")
    paid = player.fine if amount is None else amount
    game.require(0 < paid <= player.fine, f"{player} owes m{player.fine}, not m{paid}", "4E73")
    move(MACKEREL, paid, player, None)
    player.fine -= paid
    if player.fine == 0:
        obligations.met(game, "O19", f"fine/{player.uid}")
