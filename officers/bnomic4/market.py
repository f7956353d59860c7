"""What happens on the sock market: a record of this nweek and the last, for the Washerwoman (Rules 4E80, 4E68, 4E69).

The deals are read from the change log, so nothing that happens to a sock or a Proposal Color escapes, whoever or
whatever caused it. They are not state of the game that a rule knows of, only the memory that the display needs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.game import Game
from engine.objects import Attribute, GameObject, Instant, attribute
from engine.world import Change
from officers.bnomic4.kinds.documents import Proposal
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.kinds.people import Corporation, Sock
from officers.bnomic4.nomic import NOMIC

CONCERNED = frozenset({Sock.kind, Proposal.kind})


@NOMIC.kind
class Deal(GameObject):
    """One thing that happened, in words."""

    kind = "_deal"
    hidden = True
    at = Instant()
    nweek: Attribute[int] = attribute(0)
    what = attribute("")


def deals(game: Game) -> list[Deal]:
    """What happened in this nweek and the last, in order."""
    return game.all(Deal)


@NOMIC.observer
def record_deals(game: Game, changes: Sequence[Change]) -> None:
    """Records what the changes mean for the market; what is older than the last nweek is forgotten."""
    if any(one.kind == Clock.kind and one.attribute == "nweek" for one in changes):
        for old in [one for one in game.all(Deal) if one.nweek < game.the(Clock).nweek - 1]:
            game.destroy(old)
    concerned = [one for one in changes if one.kind in CONCERNED]
    if not concerned:
        return
    with game.world.because("the record of the sock market", "4E80"):
        for what in (*_socks(game, concerned), *_colours(game, concerned), *_bonuses(game, changes)):
            game.create(Deal, at=game.now, nweek=game.the(Clock).nweek, what=what)


def _socks(game: Game, changes: Sequence[Change]) -> Iterator[str]:
    """Socks made, destroyed and passed on, those that went the same way together."""
    made, counts = set[int](), dict[tuple[str, str], int]()
    for one in changes:
        colour = one.key.rpartition(" ")[0]
        if one.kind != Sock.kind:
            continue
        if one.op == "create":
            made.add(one.uid)
            way = "{} made"
        elif one.op == "destroy":
            way = "destroyed: {}"
        elif one.attribute == "sockholder" and one.uid not in made:
            way = f"{game.world.key_of(one.old or 0)} gave {game.world.key_of(one.new or 0)} {{}}"
        else:
            continue
        counts[way, colour] = counts.get((way, colour), 0) + 1
    for (way, colour), count in counts.items():
        yield way.format(f"{count} {colour} sock{'s' * (count != 1)}")


def _colours(game: Game, changes: Sequence[Change]) -> Iterator[str]:
    """Proposal Colors, and by whom they were set."""
    actors = {f"act {one.index}": one.actor for one in game.records if one.entry == game.world.entry}
    for one in changes:
        if one.kind == Proposal.kind and one.attribute == "proposal_color":
            by = actors.get(one.cause)
            yield f"proposal {_key(game, one)}: {one.old} -> {one.new}" + (f" by {by}" if by else "")


def _bonuses(game: Game, changes: Sequence[Change]) -> Iterator[str]:
    """What the Laundry Corporations gained with proposals of their color that passed."""
    passed = [one for one in changes if one.kind == Proposal.kind and one.attribute == "passed" and one.new]
    if not passed:
        return
    for one in changes:
        if one.kind == Corporation.kind and one.attribute == "mackerel":
            yield f"{one.key} gained m{one.new - one.old} for a proposal of its color"


def _key(game: Game, change: Change) -> str:
    return game.world.key_of(change.uid) or change.key
