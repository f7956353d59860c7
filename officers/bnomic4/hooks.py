"""What the engine asks the law of B Nomic while it folds: the adapters from its questions to the modules.

Importing this module imports every module of the law, so the tables of `NOMIC` are full afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from engine import faults, people
from engine.acts import Act, Verdict
from engine.clock import earliest, next_midnight
from engine.game import Game
from engine.journal import Message
from engine.objects import GameObject
from officers.bnomic4 import (
    admission,
    answering,
    answers,
    approvals,
    asking,
    beast,
    clerk,
    clockset,
    colour,
    consultations,
    contracts,
    courtesies,
    coverage,
    customs,
    delegation,
    displays,
    emergency,
    founding,
    human,
    intents,
    judging,
    market,
    midnight,
    money,
    motnw,
    obligations,
    pause,
    priests,
    proposals,
    publishing,
    readings,
    refreshing,
    reports,
    results,
    rules,
    schedule,
    selecting,
    society,
    socks,
    statements,
    subgames,
    threat,
    tidiness,
    tricks,
    tweaks,
    usurpation,
    voting,
)
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.time import shown

MODULES = (
    answering, answers, approvals, asking, beast, colour, consultations, contracts, courtesies, coverage, customs,
    displays, human, judging, market, money, motnw, priests, readings, refreshing, reports, results, subgames,
    tidiness, tricks, tweaks, usurpation, voting,
)  # fmt: skip
"""Modules that are imported for the law they declare only."""


class Bnomic4Hooks:
    """The hooks of B Nomic; they hold nothing, so one serves every game."""

    def begin(self, game: Game, genesis: Mapping[str, Any]) -> None:
        """Completes the world of a genesis."""
        founding.found(game, genesis)
        socks.begin(game)
        rules.begin(game, genesis)
        socks.begin(game)
        intents.begin(game)
        answers.begin(game)
        refreshing.begin(game)
        society.note_fora(game)
        obligations.clock_duty(game)
        proposals.number_pending(game)
        clerk.mind_the_clock(game)
        emergency.settle(game)
        intents.refresh(game)
        publishing.begin(game)

    def sender(self, game: Game, message: Message) -> GameObject | None:
        """The known person who writes from the address."""
        return people.by_address(game, society.WRITERS, message.address)

    def stranger(self, game: Game, message: Message) -> GameObject:
        """The Outsider of an unknown sender, who exists from his first successful act on."""
        return society.stranger(game, message)

    def admit(self, game: Game, message: Message, act: Act) -> Verdict | None:
        """Game Actions take effect through Public Fora only (Rules 4E6, 4E7)."""
        return admission.admit(game, message, act)

    def actor(self, game: Game, sender: GameObject, act: Act) -> GameObject:
        """The sender as he is now (he may have joined or left in this message), or for whom he acts."""
        rules.require_in_force(game, NOMIC.actions.get(act.action))
        return delegation.acting(game, game.world.objects.get(sender.uid, sender), act)

    def announce(self, game: Game, actor: GameObject, act: Act) -> None:
        """Announces an intent (Rules 4E21, 4E22)."""
        intents.announce(game, actor, act)

    def schedule(self, game: Game, actor: GameObject, act: Act) -> None:
        """Notes an act for a future time (Rule 4E7)."""
        schedule.schedule(game, actor, act)

    def performed(self, game: Game, actor: GameObject, act: Act) -> None:
        """A Player who performs a Game Action is Active (Rule 4E28)."""
        now = game.world.objects.get(actor.uid)
        if isinstance(now, Player) and act.action not in admission.NO_GAME_ACTION:
            society.acted(game, now)
        if act.action in ("join_game", "forfeit_game"):
            emergency.members_changed(game)
        if act.action in delegation.SETTLES:
            delegation.refresh(game)
        if act.action == "forfeit_game" and now is not None:
            priests.gone(game, now)
            contracts.parties_left(game)
            intents.refresh(game)  # who is no Player any more neither objects nor supports
        if act.action in ("clock_on_chairman", "clock_on_mom", "clock_off_mom"):
            intents.refresh(game)

    def statement(self, game: Game, actor: GameObject, act: Act) -> bool | None:
        """Whether an assertion is true (Rule 4E12)."""
        return statements.truth(game, actor, act)

    def settle(self, game: Game) -> None:
        """What follows at once: emergencies, the MoM's duty, and the bot's own official acts."""
        selecting.settle(game)
        results.settle(game)
        priests.settle(game)
        if clockset.noticed(game):
            intents.refresh(game)
        if emergency.settle(game):
            intents.refresh(game)
        society.note_fora(game)
        if not game.the(Clock).turn:
            if clerk.mind_the_clock(game):
                intents.refresh(game)
            obligations.clock_duty(game)

    def next_instant(self, game: Game, after: datetime) -> datetime | None:
        """The next midnight, or a scheduled instant before it."""
        instants = (next_midnight(after), schedule.next_utc(game, after), pause.next_instant(game, after))
        return earliest(instants, after)

    def run(self, game: Game, at: datetime) -> None:
        """A midnight, and whatever is scheduled for that instant."""
        if at == at.replace(hour=0, minute=0, second=0, microsecond=0):
            midnight.run(game, at)
        with game.world.because("an announced increment of the Pause", "4E0"):
            faults.contained(game, "an increment of the Pause", "4E0", lambda: pause.run(game, at))
        schedule.fire_utc(game, at)

    def clock(self, game: Game) -> dict[str, Any]:
        """The `clock` table of the state contract."""
        return shown(game)

    def header(self, game: Game) -> dict[str, Any]:
        """Whether there is a State of Emergency, and who the PEPs are."""
        names = sorted(str(one) for one in threat.peps(game))
        return {"state_of_emergency": game.the(Clock).emergency, "peps": names}
