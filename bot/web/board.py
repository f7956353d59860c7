"""The toteboard: how what is voted on stands, who voted how, and what would come of it if voting ended now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.columns import line
from bot.telling import label
from bot.web import names
from bot.web.ask import Ask
from bot.web.home import author_of, live_attribute, under_way, votes_of
from bot.web.values import Link, stored, to
from engine.game import Game
from engine.objects import GameObject

LAST = 12
"""Motions of the past shown where nothing is voted on."""


@dataclass(frozen=True, slots=True)
class Motion:
    """One motion with its votes. `votes` are in the order of the board's voters, "" where nobody voted."""

    motion: Link
    author: Link | None
    state: str
    totals: tuple[tuple[str, int], ...]
    votes: tuple[str, ...]
    outcome: str
    why: tuple[str, ...]
    cast: int


@dataclass(frozen=True, slots=True)
class Board:
    """The motions under vote, or the last ones that were."""

    title: str
    running: bool
    voters: tuple[Link, ...]
    choices: tuple[str, ...]
    motions: tuple[Motion, ...]
    projected: bool
    """Whether the outcome is what would be, not what was."""
    what: Link


def board(ask: Ask) -> Board:
    """The toteboard at the moment."""
    kind = ask.nomic.outline.motion
    cls = ask.game.world.kinds.get(kind)
    what = Link(names.kind_label(kind, several=True), names.kind(kind))
    if cls is None:
        return Board("Ballot", False, (), (), (), False, what)
    running = [one for one in under_way(ask.game, cls) if _votable(one)]
    if running:
        return of(ask.game, running, projected=True, title="Ballot", what=what)
    voted = [one for one in ask.game.world.all(cls) if one.values.get("votes")]
    return of(ask.game, voted[-LAST:], projected=False, title="Ballot", what=what)


def _votable(one: GameObject) -> bool:
    """Votes may be cast on it: it has some, or the law counts it among those under vote."""
    if one.values.get("votes"):
        return True
    counted = one.world.kinds.get(one.kind)
    name = live_attribute(type(one))
    return counted is not None and name is not None and one.values.get(name) in counted.fields[name].live[1:]


def of(game: Game, motions: Sequence[GameObject], *, projected: bool, title: str, what: Link) -> Board:
    """A board of some motions."""
    name = next((votes_of(one) for one in motions if votes_of(one)), None) or "votes"
    standings = {}
    if projected and game.nomic.standings is not None:
        standings = {one.motion.uid: one for one in game.nomic.standings(game)}
    cast = [{uid: str(choice) for uid, choice in one.values.get(name, {}).items()} for one in motions]
    uids = sorted({uid for votes in cast for uid in votes}, key=lambda uid: str(game.world.key_of(uid)).lower())
    choices = _choices([choice for votes in cast for choice in votes.values()])
    rows = []
    for one, votes in zip(motions, cast, strict=True):
        standing = standings.get(one.uid)
        counts: Counter[str] = Counter(votes.values())
        totals = dict(standing.totals) if standing is not None and standing.totals else dict(counts)
        state = live_attribute(type(one))
        rows.append(
            Motion(
                motion=Link(label(one), names.thing(one)),
                author=author_of(one),
                state=stored(one, state).text if state else "",
                totals=tuple((choice, totals.get(choice, 0)) for choice in choices),
                votes=tuple(votes.get(uid, "") for uid in uids),
                outcome=standing.outcome if standing is not None else outcome_of(one),
                why=tuple(line(why) for why in standing.why) if standing is not None else (),
                cast=len(votes),
            )
        )
    voters = tuple(to(game.world.objects[uid]) if uid in game.world.objects else Link("(gone)") for uid in uids)
    return Board(title, projected, voters, choices, tuple(rows), bool(standings), what)


def outcome_of(one: GameObject) -> str:
    """What became of a motion, by the attribute that says so."""
    for name in ("success", "outcome", "result"):
        if name in one.fields:
            return stored(one, name).text
    state = live_attribute(type(one))
    return stored(one, state).text if state else ""


_ORDER = ("FOR", "YES", "AYE", "AGAINST", "NO", "NAY", "ABSTAIN", "PRESENT", "SHELVE")


def _choices(cast: Sequence[str]) -> tuple[str, ...]:
    """The choices made, those known everywhere in their usual order."""
    found = sorted(set(cast))
    return tuple(
        sorted(found, key=lambda one: (_ORDER.index(one.upper()) if one.upper() in _ORDER else len(_ORDER), one))
    )
