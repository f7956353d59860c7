"""Consultations (4E18): asked by anybody, answered by a Priest, and the acts of Oracle and Priest on the way.

    Waiting -> Answered -> Pondered, or ZOTTED while Waiting; an override leads back to Waiting.

Who may be Priest stands in `priests`; what becomes of an Answer (claims, tally, pondering) in `answers`.
"""

from __future__ import annotations

from typing import Any

from engine.errors import Held, Illegal
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4 import obligations, priests
from officers.bnomic4.kinds.documents import Consultation, Contract
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.kinds.people import Corporation, Outsider, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.priests import duty
from officers.bnomic4.resolve import find_person, holder, require_minister
from officers.bnomic4.whose import whose

ANSWERS = ("YES", "NO", "PARADOX")
CONTEMPT_ZOTS = 5
LIVE = ("Waiting", "Answered")

NOMIC.switch(
    "Q-65", "asked for", "any Waiting", rule="4E18", question="What may the Oracle ZOT after assigning a Priest?"
)
NOMIC.switch("Q-67", "impossible", "the last counts", rule="4E18", question="May a Priest answer once more?")
NOMIC.switch("Q-66", "with the answer", "while Answered", rule="4E18", question="When is an Oracularity submitted?")


@NOMIC.resolver(Consultation)
def consultation_meant(game: Game, actor: GameObject, said: Any) -> Consultation:
    """The Consultation meant: by number, key, reply, or as the only one that the actor or anybody has open."""
    if said == "reply":
        found = _replied_to(game)
    elif said in ("same", "own"):
        found = game.made_here(Consultation) or [one for one in _live(game) if one.supplicant == actor]
    else:
        found = [one for one in (game.get(Consultation, str(said)) or _unnumbered(game, said),) if one is not None]
        found = found or _of_supplicant(game, actor, str(said)) or _now_numbered(game, said)
    if said == "reply" and not found:
        found = _quoted(game, _live(game)) or [one for one in _live(game) if one.priest == actor] or _live(game)
    elif said == "reply" and len(found) > 1:
        found = _quoted(game, found) or found
    if len(found) > 1:
        raise Held(f"which Consultation is meant: {', '.join(map(str, found))}?", "4E18")
    if not found:
        raise Illegal(f"there is no Consultation {said}", "4E18")
    return found[0]


def _quoted(game: Game, among: list[Consultation]) -> list[Consultation]:
    """Those of which the question stands in the words that the message quotes."""
    quoted = fold(game.act.quoted) if game.act is not None else ""
    return [one for one in among if quoted and fold(one.question) and fold(one.question) in quoted]


def _unnumbered(game: Game, said: Any) -> Consultation | None:
    """ "Consultation #3", said of the third one asked, while it has no number."""
    one = game.get(Consultation, f"#{said}")
    return one if one is not None and one.consultation_number is None else None


def _now_numbered(game: Game, said: Any) -> list[Consultation]:
    """ "This is Consultation 777, I assign it to Joel": the one without a number that is replied to gets this one."""
    numbering = game.act is not None and game.act.action in ("assign_priest", "reassign_priest")
    if not numbering or game.act is None or str(game.act.params.get("number")) != str(said):
        return []
    return [one for one in _replied_to(game) if one.consultation_number is None]


def _of_supplicant(game: Game, actor: GameObject, said: str) -> list[Consultation]:
    """ "Hose's consultation": what he has asked that is not over; if there is such, what no Priest has yet."""
    asker = whose(game, actor, said, "consultation|question")
    found = [] if asker is None else [one for one in _live(game) if one.supplicant == asker]
    return [one for one in found if one.priest is None] or found


def _live(game: Game) -> list[Consultation]:
    return [one for state in LIVE for one in game.where(Consultation, "state", state)]


def _replied_to(game: Game) -> list[Consultation]:
    """What the nearest answered message, that has to do with any Consultation, has to do with."""
    for message_id in game.answered():
        found = [one for one in game.all(Consultation) if one.origin == message_id or message_id in one.messages]
        if found:
            return found
    return []


def note(game: Game, one: Consultation) -> None:
    """This message acted on the Consultation: answers to it mean it."""
    if game.message is not None and game.message.id not in one.messages:
        one.messages = (*one.messages, game.message.id)


# -- asking -----------------------------------------------------------------------------------------


@NOMIC.action("submit_consultation", "4E18", "4E8", "4E60", office="Questions")
def submit_consultation(
    game: Game, supplicant: Player | Outsider, question: str, reasoning: str | None, unbeliever: str | None
) -> None:
    """Anybody asks a question of yes or no; whether it is one, the Oracle judges (4E18)."""
    _submit(game, supplicant, question, reasoning, unbeliever)


@NOMIC.action("submit_breach_consultation", "4E70", "4E18", office="Questions")
def submit_breach_consultation(
    game: Game,
    supplicant: Player,
    accused: Player | Corporation,
    contract: Contract,
    question: str | None,
    reasoning: str | None,
    unbeliever: str | None,
) -> None:
    """A Player claims that a party failed its obligations under a Contract (4E70)."""
    game.require(accused in contract.parties, f"{accused} is no party to {contract}", "4E70")
    text = question or f"Has {accused} failed to fulfil the obligations of the Contract {contract}?"
    one = _submit(game, supplicant, text, reasoning, unbeliever)
    one.accused, one.contract = accused, contract


def _submit(
    game: Game, supplicant: GameObject, question: str, reasoning: str | None, unbeliever: str | None
) -> Consultation:
    game.require(question.strip(), "a Consultation needs a Question", "4E18")
    named = find_person(game, supplicant, unbeliever) if unbeliever else None
    one = game.create(
        Consultation,
        question=question,
        reasoning=reasoning or "",
        supplicant=supplicant,
        unbeliever=named if isinstance(named, Player) else None,
        submitted=game.now,
        nweek=game.the(Clock).nweek,
    )
    priests.wanted(game, one)
    return one


# -- the Oracle -------------------------------------------------------------------------------------


@NOMIC.action("assign_priest", "4E18", "4E53", office="Questions")
def assign_priest(
    game: Game, oracle: Player | Corporation, consultation: Consultation, priest: str, number: int | None
) -> None:
    """The Oracle gives a Consultation to an eligible Priest (4E18)."""
    _assign(game, oracle, consultation, priest, number)


@NOMIC.action("reassign_priest", "4E18", office="Questions")
def reassign_priest(
    game: Game, oracle: Player | Corporation, consultation: Consultation, priest: str, number: int | None
) -> None:
    """As `assign_priest`, instead of a Priest who asked for a ZOT: only the state tells the two apart (4E18)."""
    _assign(game, oracle, consultation, priest, number)


def _assign(game: Game, oracle: GameObject, one: Consultation, name: str, number: int | None) -> None:
    require_minister(game, oracle, "Questions", "4E18")
    game.require(one.state == "Waiting", f"Consultation {one} is {one.state}", "4E18")
    free = one.priest is None or one.zot_requested
    game.require(free, f"Consultation {one} has the Priest {one.priest}", "4E18")
    chosen = find_person(game, oracle, name)
    if chosen is None:
        raise Illegal(f"nobody is called {name}", "4E18")
    candidates: list[GameObject] = [player for player in priests.eligible(game, one) if player != one.priest]
    if not candidates:
        oracles = (holder(game, "Questions"),)
        candidates = [found for found in oracles if found is not None and priests.may_be_priest(game, one, found)]
    game.require(chosen in candidates, f"{chosen} is not eligible as Priest of Consultation {one}", "4E18")
    priests.take(game, one, chosen, number)
    note(game, one)


@NOMIC.action("zot_consultation", "4E18", office="Questions")
def zot_consultation(game: Game, oracle: Player | Corporation, consultation: Consultation, reason: str | None) -> None:
    """The Oracle ZOTs a Consultation that has no Priest, or whose Priest asked for it (4E18)."""
    one = consultation
    require_minister(game, oracle, "Questions", "4E18")
    game.require(one.state == "Waiting", f"Consultation {one} is {one.state}", "4E18")
    free = one.priest is None or one.zot_requested or game.reading("Q-65") == "any Waiting"
    game.require(free, f"{one.priest} is Priest of Consultation {one} and has not asked for a ZOT", "4E18")
    one.state, one.zot_requested = "ZOTTED", False
    for code in ("O11", "O12", "O13"):
        obligations.met(game, code, duty(one))
    obligations.lapse(game, "O15", duty(one))
    note(game, one)
    _contempt(game, one)


def _contempt(game: Game, one: Consultation) -> None:
    """Five ZOTTED Consultations that a Player submitted in one nweek are Contempt of Court (E43)."""
    who = one.supplicant
    zotted = [c for c in game.where(Consultation, "state", "ZOTTED") if c.supplicant == who and c.nweek == one.nweek]
    if isinstance(who, Player) and len(zotted) == CONTEMPT_ZOTS:
        who.held_in_contempt = True
        game.post("contempt", f"player:{who}", f"contempt/{who}/{one.nweek}", nweek=one.nweek)


# -- the Priest -------------------------------------------------------------------------------------


@NOMIC.action("request_zot", "4E18", office="Questions")
def request_zot(game: Game, priest: Player | Corporation, consultation: Consultation, reason: str | None) -> None:
    """The Priest asks the Oracle to ZOT it; he must, or reassign it at once (4E18)."""
    one = consultation
    game.require(one.state == "Waiting", f"Consultation {one} is {one.state}", "4E18")
    game.require(one.priest == priest, f"the Priest of Consultation {one} is {one.priest}", "4E18")
    one.zot_requested = True
    obligations.oblige(game, "O12", str(one), duty(one))
    note(game, one)


@NOMIC.action("answer_consultation", "4E18", office="Questions")
def answer_consultation(
    game: Game, priest: Player | Corporation, consultation: Consultation, answer: str, reasoning: str | None
) -> None:
    """The assigned Priest answers, once (4E18)."""
    one, clock = consultation, game.the(Clock)
    again = one.state == "Answered" and not one.tallied and game.reading("Q-67") == "the last counts"
    game.require(one.state == "Waiting" or again, f"Consultation {one} is {one.state}", "4E18")
    game.require(one.priest == priest, f"the Priest of Consultation {one} is {one.priest}, not {priest}", "4E18")
    game.require(answer in ANSWERS, f"an Answer is {', '.join(ANSWERS)}, not {answer}", "4E18")
    one.answer, one.answered, one.answer_reasoning, one.state = answer, game.now, reasoning, "Answered"
    one.answered_ndays, one.answered_ndelays, one.tallied = clock.ndays_passed, clock.ndelays_passed, False
    one.outcome = None
    if again:
        one.claims, one.oracularity = {}, None
    obligations.met(game, "O15", duty(one))
    obligations.lapse(game, "O12", duty(one))
    if one.contract is not None and answer == "YES":
        obligations.oblige(game, "O16", str(one), duty(one), bearer=priest)
    note(game, one)


@NOMIC.action("submit_oracularity", "4E18", "4E12", "4E70", office="Questions")
def submit_oracularity(game: Game, priest: Player | Corporation, body: str, consultation: Consultation | None) -> None:
    """With the Answer, the Priest lists changes that are made when it is Pondered (4E18)."""
    one = consultation if consultation is not None else _just_answered(game, priest)
    game.require(one.priest == priest, f"the Priest of Consultation {one} is {one.priest}", "4E18")
    game.require(one.state == "Answered", "an Oracularity is submitted with an Answer", "4E18")
    now = one.answered == game.now or game.reading("Q-66") == "while Answered"
    game.require(now, "an Oracularity is part of the Answer, and that was given before", "4E18")
    game.require(one.oracularity is None, "the Answer has an Oracularity", "4E18")
    game.require(body.strip(), "an Oracularity lists changes", "4E18")
    one.oracularity = body
    obligations.met(game, "O16", duty(one))


def _just_answered(game: Game, priest: GameObject) -> Consultation:
    found = [one for one in game.where(Consultation, "state", "Answered") if one.priest == priest]
    found = [one for one in found if one.answered == game.now] or found
    if len(found) != 1:
        raise Illegal("there is no Answer of which this could be a part", "4E18")
    return found[0]
