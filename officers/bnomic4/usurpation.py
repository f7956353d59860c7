"""Usurping a ministry (Rule 4E48): an attempt, two midnights, and a transfer that may fail.

When it falls due, the usurper pays half of the present Reward to the present Minister, gets the ministry,
and the Reward becomes the proposed one; each step only if the one before succeeded.
"""

from __future__ import annotations

from engine.errors import Illegal
from engine.game import Game
from engine.ledger import move
from engine.objects import GameObject
from officers.bnomic4.kinds.offices import Ministry, Usurpation
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.ministries import MACKEREL, assign
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.time import rdays

DELAY = 2
"""rdays from the attempt to its end."""

NOMIC.switch(
    "Q-38", "fail", "up", "down", rule="4E48", question="Half of an odd Reward: impossible, or rounded up or down?"
)


def half(game: Game, reward: int) -> int | None:
    """What half of the Reward is in whole mackerel; None if it is none (Q-38)."""
    if reward % 2 == 0:
        return reward // 2
    return {"fail": None, "up": reward // 2 + 1, "down": reward // 2}[game.reading("Q-38")]


@NOMIC.action("usurp_ministry", "4E48", office="Ministry")
def usurp_ministry(
    game: Game, actor: Player | Corporation, ministry: Ministry, reward: int, holder: GameObject | None
) -> None:
    """A Legal Entity with at least half of the Reward attempts to take a ministry at a lower Reward."""
    held = ministry.minister
    game.require(held is not None, f"the Ministry of {ministry} is Vacant: it can be assigned, not usurped", "4E48")
    game.require(held != actor, f"{actor} holds the Ministry of {ministry} already", "4E48")
    game.require(holder is None or holder == held, f"the Minister of {ministry} is {held}", "4E48")
    game.require(reward >= 1, "a Reward is at least m1", "4E48")
    game.require(reward < ministry.reward, f"the new Reward must be below the present one, m{ministry.reward}", "4E48")
    game.require(
        2 * actor.mackerel >= ministry.reward,
        f"half of the Reward of m{ministry.reward} is needed, and {actor} has m{actor.mackerel}",
        "4E48",
    )
    one = game.create(
        Usurpation,
        ministry=ministry,
        usurper=actor,
        reward=reward,
        announced=game.now,
        due=rdays(game, game.now, DELAY),
    )
    game.post("usurpation", f"office:{ministry}", f"usurpation/{one.key}", usurper=str(actor), reward=reward)


def complete(game: Game, one: Usurpation) -> bool:
    """Carries a due usurpation out; whether it succeeded."""
    ministry, usurper = one.ministry, one.usurper
    if ministry is None or usurper is None or not isinstance(usurper, Player | Corporation):
        return False
    minister = ministry.minister
    price = half(game, ministry.reward)
    if ministry.reward <= one.reward or minister is None or minister == usurper or price is None:
        return False
    savepoint = game.world.savepoint()
    try:
        move(MACKEREL, price, usurper, minister)
    except Illegal:
        game.world.undo(savepoint)
        return False
    assign(game, ministry, usurper, one.reward)
    return True


@NOMIC.event("E21", "4E48", "begin")
def usurpations_end(game: Game) -> None:
    """Usurpations due at this midnight, in the order of the attempts."""
    for one in game.where(Usurpation, "state", "Pending"):
        if one.due is not None and one.due <= game.now:
            one.state = "Succeeded" if complete(game, one) else "Failed"
            game.post(
                "usurpation_ended", "forum", f"usurpation/{one.key}/end", office=str(one.ministry), state=one.state
            )
