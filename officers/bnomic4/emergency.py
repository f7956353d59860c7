"""Emergency Procedures (Rule 4E0): how they begin and end, their Coordinator, their forum, and time standing still.

    began -> forum designated and PEPs notified -> Pause initialised (`pause`) -> Refresh Proposals (`refreshing`)
    -> ballot at Pause 5 -> tally at Pause 7 -> the selected one is carried out, all are Calm: over (`selecting`)

It is over as well at any time when fewer than four PEPs are Paranoid. What the Coordinator leaves undone for 24
hours any PEP may do. Several procedures run apart from each other; the first that calms all ends them all (Q-79).
"""

from __future__ import annotations

from datetime import datetime, timedelta

from engine.clock import DAY
from engine.duties import Obligation
from engine.errors import Held, Illegal
from engine.game import Game
from engine.journal import Message
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4 import obligations, threat
from officers.bnomic4.kinds.documents import Emergency
from officers.bnomic4.kinds.offices import Clock, Forum, Ministry, Usurpation
from officers.bnomic4.kinds.people import Outsider, Player
from officers.bnomic4.nomic import NOMIC

RULE = "4E0"
PATIENCE = timedelta(hours=24)
"""How long the Coordinator alone may act at each step."""
OLD = timedelta(days=14)
"""How long every procedure must have run before another one may be started."""
REMEMBERED = 400
"""Midnights without game time that are remembered: no duration in rdays is that old."""
HERE = frozenset({"this list", "this forum", "this mailing list", "this", "here", "the list", "the present forum"})
RDAY_EVENTS = frozenset({"E21", "E24", "E37", "O14"})
"""Events that fall on midnights by counting rdays, so that they happen even where only ndays stand still (Q-75)."""

NOMIC.switch(
    "Q-75", "stand still", "run on", rule=RULE, question="Do rdays stand still in an emergency too, and acts go on?"
)


# -- beginning and end ------------------------------------------------------------------------------


def settle(game: Game) -> bool:
    """What follows at once from the number of Paranoid PEPs (E45, E46); whether time stopped or went on."""
    clock = game.the(Clock)
    threat.settle(game)
    panic = threat.panics(game)
    if panic == clock.emergency:
        return False
    clock.emergency = panic
    if panic:
        _begin(game, _coordinator(game))
    else:
        _end_all(game)
    return True


def _begin(game: Game, coordinator: GameObject | None) -> Emergency:
    key = str(game.world.count("emergencies"))
    while game.get(Emergency, key) is not None:
        key = str(game.world.count("emergencies"))
    one = game.create(Emergency, key, began=game.now, running=True, peps=threat.peps(game), coordinator=coordinator)
    owe(game, one, "O33", "designate an Emergency Forum and notify the PEPs of it")
    game.post("emergency", "forum", f"emergency/{key}", number=key, coordinator=str(coordinator or ""))
    if coordinator is None:
        game.task(
            "T-PEP", "Who of the PEPs held the Ministry of Ministry last, and so is the Emergency Coordinator?",
            office="Ministry", rule=RULE, subject=f"emergency/{key}",
        )  # fmt: skip
    return one


def appoint(game: Game, one: Emergency, coordinator: GameObject) -> None:
    """The Coordinator of a procedure that began without a known one: the steps that are open are his."""
    one.coordinator = coordinator
    for code in ("O33", "O34", "O35"):
        for duty in obligations.find(game, code, f"emergency/{one.key}"):
            duty.bearer = coordinator if isinstance(coordinator, Player) else None


def _coordinator(game: Game) -> GameObject | None:
    """The PEP who holds or most recently held the Ministry of Ministry."""
    office = game.get(Ministry, "Ministry")
    if office is None:
        return None
    members = set(threat.peps(game))
    held = [*office.past_ministers, office.minister]
    return next((one for one in reversed(held) if one in members), None)


def owe(game: Game, one: Emergency, code: str, duty: str) -> None:
    """A step is the Coordinator's for 24 hours, or for as long as it takes."""
    bearer = one.coordinator if isinstance(one.coordinator, Player) else None
    due = obligations.oblige(game, code, duty, f"emergency/{one.key}", bearer=bearer)
    if due is not None:
        due.due = game.now + PATIENCE


def step_done(game: Game, one: Emergency, code: str, then: str = "", duty: str = "") -> None:
    """A step of the procedure is done, and the next one is the Coordinator's."""
    obligations.met(game, code, f"emergency/{one.key}")
    if then:
        owe(game, one, then, duty)


def _end_all(game: Game) -> None:
    for one in running(game):
        one.running, one.ended, one.increment_announced = False, game.now, None
        for code in ("O33", "O34", "O35"):
            obligations.lapse(game, code, f"emergency/{one.key}")
        game.post("emergency_over", "forum", f"emergency/{one.key}/end", number=one.key)


def running(game: Game) -> list[Emergency]:
    """The procedures under way, oldest first."""
    return game.where(Emergency, "running", True)


# -- which procedure, and who may act ---------------------------------------------------------------


def procedure(game: Game, actor: GameObject) -> Emergency:
    """The procedure that an act of the actor concerns: the only one, that of the forum he writes to, or his own."""
    game.require(actor in threat.peps(game), f"{actor} is none of the PEPs", RULE)
    found = running(game)
    game.require(found, "no Emergency Procedure is running", RULE)
    if len(found) > 1 and game.message is not None:
        found = [one for one in found if heard(game, one, game.message)] or found
    if len(found) > 1:
        found = [one for one in found if one.coordinator == actor] or found
    if len(found) > 1:
        raise Held(f"which Emergency Procedure is meant: {', '.join(map(str, found))}?", RULE)
    return found[0]


def require_turn(game: Game, one: Emergency, actor: GameObject, since: datetime | None, what: str) -> None:
    """Refuses a step to others than the Coordinator before he has let 24 hours pass since the step fell to him."""
    late = since is not None and game.now >= since + PATIENCE
    who = one.coordinator or "the Coordinator"
    game.require(actor == one.coordinator or late, f"for 24 hours only {who} may {what}", RULE)


def heard(game: Game, one: Emergency, message: Message) -> bool:
    """Whether the message came through the Emergency Forum of the procedure."""
    return any(address in _addresses(game, one.forum) for address in map(str.lower, message.fora))


def _addresses(game: Game, forum: str | None) -> set[str]:
    """The addresses by which the Emergency Forum is known: its own text, and that of the forum of this name."""
    if not forum:
        return set()
    named = {one.address.lower() for one in game.all(Forum) if fold(one.key) == fold(forum) and one.address}
    return named | {forum.lower()}


def increment_objected_to(game: Game, message: Message, target: str | None) -> Emergency | None:
    """The procedure whose announced increment of the Pause a bare objection means, if it means one."""
    if target not in (None, "reply", "same"):
        return None
    for one in running(game):
        answers = one.announced_in and one.announced_in in message.in_reply_to
        if one.increment_announced is not None and heard(game, one, message) and (answers or not message.in_reply_to):
            return one
    return None


def require_forum(game: Game, one: Emergency) -> None:
    """Refuses what must be said on the Emergency Forum and was said elsewhere."""
    game.require(one.forum, "no Emergency Forum has been designated yet", RULE)
    if game.message is None or heard(game, one, game.message):
        return
    known = {address for each in game.all(Forum) for address in (each.address.lower(), fold(each.key))}
    if str(one.forum).lower() not in known and fold(str(one.forum)) not in known:
        game.hold(f"whether this was said on the Emergency Forum ({one.forum}) must be seen by a human", RULE)
    raise Illegal(f"this must be said on the Emergency Forum, {one.forum}", RULE)


# -- step 3: the forum ------------------------------------------------------------------------------


@NOMIC.action("designate_emergency_forum", RULE)
def designate_emergency_forum(game: Game, actor: Player | Outsider, forum: str) -> None:
    """The Coordinator says where the PEPs meet; after 24 hours any PEP who tells the others may."""
    one = procedure(game, actor)
    settled = one.forum is not None and one.notified
    game.require(not settled, f"the Emergency Forum is {one.forum}", RULE)
    require_turn(game, one, actor, one.began, "designate the Emergency Forum")
    if one.forum is None:
        step_done(game, one, "O33", "O34", "initialise the Pause")
    one.forum, one.designated, one.designator = _meant(game, forum), game.now, actor
    for pep in threat.peps(game):
        if isinstance(pep, Player) and not pep.is_beast:
            key = f"emergency/{one.key}/forum/{game.now.isoformat()}/{pep.uid}"
            game.post("emergency_forum", f"player:{pep}", key, number=one.key, forum=one.forum, by=str(actor))


def _meant(game: Game, said: str) -> str:
    """The name of the forum meant, as the game knows it, or the words themselves."""
    words = " ".join(said.split()).strip(" .\"'")
    fora = [one for one in game.all(Forum) if one.address]
    if fold(words) in HERE and game.message is not None:
        here = [one for one in fora if one.address.lower() in map(str.lower, game.message.fora)]
        return here[0].key if here else words
    forms = {fold(words), fold(words).removeprefix("the ").removesuffix(" list").removesuffix(" forum")}
    named = [one for one in fora if fold(one.key) in forms or one.address.lower() == words.lower()]
    return named[0].key if len(named) == 1 else words


@NOMIC.action("notify_peps", RULE)
def notify_peps(game: Game, actor: Player | Outsider, forum: str | None) -> None:
    """Who designated the Emergency Forum, or the Coordinator, tells the PEPs of it."""
    one = procedure(game, actor)
    game.require(one.forum, "no Emergency Forum has been designated yet", RULE)
    may = actor in (one.coordinator, one.designator) or (one.began is not None and game.now >= one.began + PATIENCE)
    game.require(may, f"{one.coordinator or 'the Coordinator'} has to notify the PEPs", RULE)
    one.notified = True


@NOMIC.action("initiate_extra_procedure", RULE)
def initiate_extra_procedure(game: Game, actor: Player | Outsider) -> None:
    """When every procedure has run for 14 days, any PEP starts another and is its Coordinator."""
    game.require(actor in threat.peps(game), f"{actor} is none of the PEPs", RULE)
    found = running(game)
    game.require(found, "there is no State of Emergency", RULE)
    young = [one for one in found if one.began is not None and game.now < one.began + OLD]
    game.require(not young, "not all Emergency Procedures have been running for 14 days", RULE)
    _begin(game, actor)


# -- time -------------------------------------------------------------------------------------------


def freeze(game: Game, at: datetime) -> None:
    """A midnight within an emergency: it counts for no duration, so deadlines at or after it move on by a day."""
    clock = game.the(Clock)
    clock.frozen = (*clock.frozen, at.toordinal())[-REMEMBERED:]
    own = {f"emergency/{one.key}" for one in running(game)}
    for duty in game.where(Obligation, "state", "Open"):
        if duty.due is not None and duty.due >= at and duty.subject not in own:
            duty.due += DAY
    for attempt in game.where(Usurpation, "state", "Pending"):
        if attempt.due is not None and attempt.due >= at:
            attempt.due += DAY


def rdays_pass(game: Game) -> None:
    """A midnight within an emergency where only game time stands still (Q-75): what is counted in rdays happens."""
    for event in NOMIC.phase("begin"):
        if event.name in RDAY_EVENTS and not game.is_off(event.name):
            with game.world.because(f"event {event.name}", event.rule):
                event.run(game)


def members_changed(game: Game) -> None:
    """Players came or went: the PEPs anew, also of the running procedures."""
    threat.refresh_peps(game)
    for one in running(game):
        one.peps = threat.peps(game)
