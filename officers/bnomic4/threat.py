"""The Threat Flag, Mental States, and when a State of Emergency begins and ends (Rules 4E40, 4E0).

PEPs are the Players; while these are fewer than four, they stay those of the last list with four (Q-76). In
an emergency the Clock stands still and every deadline that is counted in rdays moves on by a day a day.
"""

from __future__ import annotations

from datetime import datetime

from engine.clock import DAY
from engine.duties import Obligation
from engine.errors import Illegal
from engine.game import Game
from engine.journal import Message
from engine.objects import GameObject
from officers.bnomic4.kinds.documents import Emergency
from officers.bnomic4.kinds.offices import FLAGS, Clock, Forum, Ministry, ThreatFlagpole, Usurpation
from officers.bnomic4.kinds.people import Outsider, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import require_minister

QUORUM_OF_FEAR = 4
"""Paranoid PEPs that make an emergency, and Players that make a list of PEPs."""
HIGHEST_FLAG = FLAGS[-1]
AFTER_EMERGENCY = "Jolly Roger"

NOMIC.switch(
    "Q-80", "works", "impossible", rule="4E40", question="Is a second change of the Flag in one nday possible?"
)
NOMIC.switch("Q-76", "last_four", "current", rule="4E0", question="Who are the PEPs below four Players?")


def refresh_peps(game: Game) -> None:
    """The list of PEPs after Players came or went."""
    players = game.all(Player)
    if len(players) >= QUORUM_OF_FEAR or game.reading("Q-76") == "current":
        game.the(Clock).peps = players


def peps(game: Game) -> list[Player | Outsider]:
    """The PEPs, in order of their coming into the game."""
    return list(game.the(Clock).peps)


def paranoid(game: Game) -> list[Player]:
    """The PEPs whose Mental State is Paranoid."""
    members = set(peps(game))
    return [one for one in game.where(Player, "mental_state", "Paranoid") if one in members]


@NOMIC.action("set_threat_flag", "4E40", office="Ministry")
def set_threat_flag(game: Game, actor: GameObject, flag: str) -> None:
    """The Minister of Ministry hoists one of the four lower flags."""
    require_minister(game, actor, "Ministry", "4E40")
    wanted = next((one for one in FLAGS if one.casefold() == flag.casefold()), None)
    if wanted is None:
        raise Illegal(f"there is no {flag} flag", "4E40")
    game.require(wanted != HIGHEST_FLAG, f"the {wanted} flag is hoisted only by four Paranoid PEPs", "4E40")
    pole = game.the(ThreatFlagpole)
    if pole.changed:
        game.require(game.reading("Q-80") == "works", "the Threat Flag was changed in this nday already", "4E40")
        game.post("possible_crime", "office:Judging", f"flag/{game.now.isoformat()}", who=str(actor), rule="4E40")
    pole.threat_flag, pole.changed = wanted, True


@NOMIC.action("set_mental_state", "4E0", "4E40")
def set_mental_state(game: Game, actor: Player, state: str) -> None:
    """A PEP becomes Calm or Paranoid."""
    game.require(not actor.is_beast, "the Beast cannot set its Mental State", "4E0")
    game.require(actor in peps(game), f"{actor} is none of the PEPs", "4E0")
    wanted = state.strip().capitalize()
    game.require(wanted in ("Calm", "Paranoid"), "a Mental State is Calm or Paranoid", "4E0")
    actor.mental_state = wanted


def settle(game: Game) -> None:
    """What follows at once from the number of Paranoid PEPs (E45, E46)."""
    clock, pole = game.the(Clock), game.the(ThreatFlagpole)
    many = len(game.where(Player, "mental_state", "Paranoid")) >= QUORUM_OF_FEAR and (
        len(paranoid(game)) >= QUORUM_OF_FEAR
    )
    if many and pole.threat_flag != HIGHEST_FLAG:
        pole.threat_flag = HIGHEST_FLAG
    if many and not clock.emergency:
        _begins(game, clock)
    if not many and pole.threat_flag == HIGHEST_FLAG:
        pole.threat_flag = AFTER_EMERGENCY
    if not many and clock.emergency:
        _ends(game, clock)


def _begins(game: Game, clock: Clock) -> None:
    clock.emergency = True
    members = peps(game)
    office = game.get(Ministry, "Ministry")
    lately = (office.minister, office.last_minister) if office is not None else ()
    coordinator = next((one for one in lately if one in members), None)
    one = game.create(
        Emergency, str(game.world.count("emergencies")), began=game.now, running=True, peps=members,
        coordinator=coordinator,
    )  # fmt: skip
    game.post("emergency", "forum", f"emergency/{one.key}", number=one.key, coordinator=str(coordinator or ""))
    if coordinator is None:
        game.task(
            "T-PEP", "Who of the PEPs held the Ministry of Ministry last, and so is the Emergency Coordinator?",
            office="Ministry", rule="4E0", subject=f"emergency/{one.key}",
        )  # fmt: skip


def _ends(game: Game, clock: Clock) -> None:
    clock.emergency = False
    for one in game.all(Emergency):
        if one.running:
            one.running, one.ended = False, game.now
            game.post("emergency_over", "forum", f"emergency/{one.key}/end", number=one.key)


def on_emergency_forum(game: Game, message: Message) -> bool:
    """Whether the message came through the Emergency Forum of a running Emergency Procedure."""
    named = {one.forum.lower() for one in game.all(Emergency) if one.running and one.forum}
    known = {one.address.lower() for one in game.all(Forum) if one.key.lower() in named and one.address}
    return any(one.lower() in named | known for one in message.fora)


def freeze(game: Game, at: datetime) -> None:
    """A midnight within an emergency: deadlines in rdays that it would have reached or counted move on by a day."""
    for duty in game.where(Obligation, "state", "Open"):
        if duty.due is not None and duty.due >= at:
            duty.due += DAY
    for attempt in game.where(Usurpation, "state", "Pending"):
        if attempt.due is not None and attempt.due >= at:
            attempt.due += DAY


@NOMIC.event("E47", "4E0", "begin")
def mulberry_calm(game: Game) -> None:
    """At the beginning of nday 3, under Pink Ponies, everybody becomes Calm."""
    clock = game.the(Clock)
    if clock.turn == "nday" and clock.nday == 3 and game.the(ThreatFlagpole).threat_flag == FLAGS[0]:
        for one in paranoid(game):
            one.mental_state = "Calm"


@NOMIC.event("E55", "4E40", "begin")
def flag_may_change(game: Game) -> None:
    """A new nday: the Threat Flag may be changed again."""
    if game.the(Clock).turn in ("nday", "nweek"):
        game.the(ThreatFlagpole).changed = False
