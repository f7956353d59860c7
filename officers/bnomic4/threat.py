"""The Threat Flag and Mental States (Rules 4E40, 4E0): who the PEPs are, who of them panics, which flag flies.

PEPs are the Players; while these are fewer than four, they stay those of the last list with four (Q-76), so a PEP
may be an Outsider. What four Paranoid PEPs bring about is in `emergency`.
"""

from __future__ import annotations

from engine.errors import Illegal
from engine.game import Game
from engine.objects import GameObject
from officers.bnomic4.kinds.offices import FLAGS, Clock, ThreatFlagpole
from officers.bnomic4.kinds.people import Outsider, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import require_minister

QUORUM_OF_FEAR = 4
"""Paranoid PEPs that make an emergency, and Players that make a list of PEPs."""
HIGHEST_FLAG = FLAGS[-1]
AFTER_EMERGENCY = "Jolly Roger"
CALM, PARANOID = "Calm", "Paranoid"
MULBERRY = 3

NOMIC.switch(
    "Q-80", "works", "impossible", rule="4E40", question="Is a second change of the Flag in one nday possible?"
)
NOMIC.switch(
    "Q-52", "full Player", "excluded", rule="4E71", question="Can the Beast be a PEP and a juror, as other Players can?"
)
NOMIC.switch("Q-76", "last_four", "current", rule="4E0", question="Who are the PEPs below four Players?")

Pep = Player | Outsider


def refresh_peps(game: Game) -> None:
    """The list of PEPs after Players came or went."""
    clock, players = game.the(Clock), _countable(game)
    if len(players) >= QUORUM_OF_FEAR or not clock.peps or game.reading("Q-76") == "current":
        clock.peps = players


def _countable(game: Game) -> list[Player]:
    """The Players who may be PEPs; whether the Beast is one is doubtful (Q-52)."""
    excluded = game.reading("Q-52") == "excluded"
    return [one for one in game.all(Player) if not (excluded and one.is_beast)]


def peps(game: Game) -> list[Pep]:
    """The PEPs, in order of their coming into the game."""
    return list(game.the(Clock).peps)


def paranoid(game: Game) -> list[Pep]:
    """The PEPs whose Mental State is Paranoid."""
    anxious: list[Pep] = [
        *game.where(Player, "mental_state", PARANOID),
        *game.where(Outsider, "mental_state", PARANOID),
    ]
    members = set(peps(game)) if anxious else set()
    return [one for one in anxious if one in members]


def calm_down(game: Game) -> None:
    """All PEPs become Calm."""
    for one in paranoid(game):
        one.mental_state = CALM


def panics(game: Game) -> bool:
    """Whether so many PEPs are Paranoid that there is a State of Emergency."""
    return len(paranoid(game)) >= QUORUM_OF_FEAR


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
        game.task(
            "T-CRIME", f"{actor} changed the Threat Flag again in one nday. Is that a Misdemeanor (Rule 4E56)?",
            rule="4E40", subject=f"flag/{game.now.isoformat()}",
        )  # fmt: skip
    pole.threat_flag, pole.changed = wanted, True


@NOMIC.action("set_mental_state", "4E0", "4E40")
def set_mental_state(game: Game, actor: Player | Outsider, state: str) -> None:
    """A PEP becomes Calm or Paranoid."""
    game.require(not (isinstance(actor, Player) and actor.is_beast), "the Beast cannot set its Mental State", "4E0")
    game.require(actor in peps(game), f"{actor} is none of the PEPs", "4E0")
    wanted = state.strip().capitalize()
    game.require(wanted in (CALM, PARANOID), "a Mental State is Calm or Paranoid", "4E0")
    actor.mental_state = wanted
    if wanted == PARANOID and len(paranoid(game)) == QUORUM_OF_FEAR - 1:
        game.post("alarm", "forum", f"alarm/{game.now.isoformat()}", paranoid=[str(one) for one in paranoid(game)])


def settle(game: Game) -> None:
    """What follows for the flag from the number of Paranoid PEPs (E45)."""
    pole = game.the(ThreatFlagpole)
    if panics(game):
        pole.threat_flag = HIGHEST_FLAG
    elif pole.threat_flag == HIGHEST_FLAG:
        pole.threat_flag = AFTER_EMERGENCY


@NOMIC.event("E47", "4E0", "begin")
def mulberry_calm(game: Game) -> None:
    """At the beginning of nday 3, under Pink Ponies, everybody becomes Calm."""
    clock = game.the(Clock)
    if clock.turn == "nday" and clock.nday == MULBERRY and game.the(ThreatFlagpole).threat_flag == FLAGS[0]:
        calm_down(game)


@NOMIC.event("E55", "4E40", "begin")
def flag_may_change(game: Game) -> None:
    """A new nday: the Threat Flag may be changed again."""
    if game.the(Clock).turn in ("nday", "nweek"):
        game.the(ThreatFlagpole).changed = False
