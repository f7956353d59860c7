"""Ministries (Rules 4E45 to 4E49): taking, leaving, lowering the Reward, rewards and delegation.

Every change of a Minister goes through `assign` or `vacate`, which keep the continuity that rewards need
(Rule 4E49) and hand the open duties on (Rule 4E53).
"""

from __future__ import annotations

from engine.errors import Illegal
from engine.game import Game
from engine.ledger import Unit, grant
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4 import obligations
from officers.bnomic4.kinds.offices import Clock, Ministry
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import find_ministry, find_person, ministry_name

MACKEREL = Unit("mackerel", "4E34")
HIGHEST_REWARD = 100
PRONOUNS = frozenset({"em", "him", "her", "it", "them", "e", "he", "she", "they", "that minister", "the minister"})
"""Words for a Minister who is named elsewhere (Rule 4E38)."""

NOMIC.switch("Q-42", "Reward", "blank", rule="4E51", question="What are the retainers that the MetaMin displays?")
NOMIC.switch(
    "Q-44", "MetaMin", "Doctor and Registrar", rule="4E51", question="Who displays the Clock, and who the motnw?"
)
NOMIC.switch("Q-40", "required", "keep", rule="4E46", question="Is a Reward left unsaid the present one?")


def assign(game: Game, ministry: Ministry, minister: GameObject, reward: int) -> None:
    """The ministry gets a Minister."""
    _hand_over(game, ministry, minister)
    ministry.reward = reward


def vacate(game: Game, ministry: Ministry) -> None:
    """The ministry becomes Vacant at once; its Reward stays until the next nweek begins."""
    if ministry.minister is not None:
        _hand_over(game, ministry, None)


def _hand_over(game: Game, ministry: Ministry, minister: GameObject | None) -> None:
    if ministry.minister is not None:
        before = [one for one in ministry.past_ministers if one != ministry.minister]
        ministry.past_ministers = (*before, ministry.minister)
    ministry.minister = minister
    new_hands(game, ministry)


def new_hands(game: Game, ministry: Ministry) -> None:
    """Other hands: no Reward for this nweek (4E49), no delegates, a new Jiffy for every duty (4E53)."""
    ministry.held_since_on = False
    ministry.delegates, ministry.ended = (), ()
    obligations.restart(game, ministry)


def vacate_all(game: Game, who: GameObject) -> list[Ministry]:
    """A Legal Entity lost Active, or is none any more: all its ministries fall Vacant (E23)."""
    held = [one for one in game.all(Ministry) if one.minister == who]
    for one in held:
        vacate(game, one)
    return held


@NOMIC.action("assign_vacant_ministry", "4E46", "4E45", "4E48", office="Ministry")
def assign_vacant_ministry(game: Game, actor: Player | Corporation, ministry: Ministry, reward: int | None) -> None:
    """A Legal Entity takes a Vacant ministry and names a Reward not above its present one."""
    game.require(ministry.minister is None, f"the Ministry of {ministry} is held by {ministry.minister}", "4E46")
    if reward is None:
        game.require(game.reading("Q-40") == "keep", "the Reward must be named", "4E46")
        reward = ministry.reward
    game.require(reward >= 1, "a Reward is at least m1", "4E48")
    game.require(reward <= ministry.reward, f"the Reward may not be above the present one, m{ministry.reward}", "4E46")
    assign(game, ministry, actor, reward)


@NOMIC.action("resign_ministry", "4E47", office="Ministry")
def resign_ministry(game: Game, actor: Player | Corporation, ministry: str | None) -> None:
    """A Minister leaves one ministry, or all of his."""
    held = [one for one in game.all(Ministry) if one.minister == actor]
    game.require(held, f"{actor} holds no ministry", "4E47")
    if ministry is None:
        names = ", ".join(map(str, held))
        game.require(len(held) == 1, f"which ministry is resigned must be said; {actor} holds {names}", "4E47")
    elif fold(ministry) not in ("all", "all own"):
        wanted = find_ministry(game, ministry)
        game.require(wanted in held, f"the Ministry of {wanted} is not held by {actor}", "4E47")
        held = [wanted]
    for one in held:
        vacate(game, one)


@NOMIC.action("revise_reward", "4E48", office="Ministry")
def revise_reward(game: Game, actor: Player | Corporation, ministry: Ministry, reward: int) -> None:
    """A Minister lowers the Reward of his ministry."""
    held = ministry.minister
    game.require(actor == held, f"only the Minister of {ministry} may do this, and it is held by {held}", "4E48")
    game.require(reward >= 1, "a Reward is at least m1", "4E48")
    game.require(reward < ministry.reward, f"the Reward can only be lowered, and it is m{ministry.reward}", "4E48")
    ministry.reward = reward


@NOMIC.action("remove_negligent_minister", "4E53", office="Ministry")
def remove_negligent_minister(
    game: Game, actor: Player, ministry: Ministry | None, minister: str | None, reason: str | None
) -> None:
    """Any Player may remove a Minister who let the Jiffy of a duty pass, while it is still undone."""
    if minister is not None and fold(minister) in PRONOUNS:
        minister = None
    if ministry is None:
        ministry = _office_of(game, actor, minister)
    who = find_person(game, actor, minister) if minister is not None else None
    if ministry.key == "Ministry" and who is not None and who != ministry.minister:
        ministry = _office_of(game, actor, minister)  # "from eir Ministry" names none
    held = ministry.minister
    game.require(held is not None, f"the Ministry of {ministry} is Vacant already", "4E53")
    meant = minister is None or who == held
    game.require(meant, f"the Minister of {ministry} is {held}", "4E53")
    game.require(
        obligations.neglected(game, ministry),
        f"{held} has no unmet obligation of the Ministry of {ministry} whose Jiffy has passed",
        "4E53",
    )
    vacate(game, ministry)
    game.post("minister_removed", f"player:{held}", f"removed/{game.now.isoformat()}/{ministry}", office=ministry.key)


def _office_of(game: Game, actor: Player, minister: str | None) -> Ministry:
    """The ministry of a Minister who is named by his title, or by his name if he holds only one."""
    title = ministry_name(minister) if minister is not None else None
    found = game.get(Ministry, title) if title is not None else None
    if found is not None:
        return found
    who = find_person(game, actor, minister) if minister is not None else None
    held = [one for one in game.all(Ministry) if who is not None and one.minister == who]
    if len(held) != 1:
        raise Illegal("from which ministry the Minister is removed must be said", "4E53")
    return held[0]


@NOMIC.event("E20", "4E48", "begin")
def vacant_rewards(game: Game) -> None:
    """At the beginning of an nweek the Reward of each Vacant ministry is m100."""
    if game.the(Clock).turn == "nweek":
        for one in game.all(Ministry):
            if one.minister is None:
                one.reward = HIGHEST_REWARD


@NOMIC.event("E22", "4E49", "end")
def ministry_rewards(game: Game) -> None:
    """At the end of an nweek each Minister since its first Clock-on gains the Reward."""
    clock = game.the(Clock)
    if clock.turn != "nweek":
        return
    paid = []
    for one in game.all(Ministry):
        if one.held_since_on and one.minister is not None:
            grant(MACKEREL, one.reward, one.minister)
            paid.append({"ministry": one.key, "minister": one.minister.key, "reward": one.reward})
    if paid:
        game.post("rewards", "forum", f"rewards/{clock.nweek}", nweek=clock.nweek, rewards=paid)
