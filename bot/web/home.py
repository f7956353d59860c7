"""The game at a glance: the clock, what is under way, who owes what by when, the latest acts, the standings."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from bot.columns import heading
from bot.render import left
from bot.telling import label
from bot.web import names
from bot.web.acts import ActGroup, grouped
from bot.web.ask import Ask
from bot.web.mails import MailLine, lines
from bot.web.values import Link, Value, plain, stored, to
from engine.duties import Obligation
from engine.game import Game, Task
from engine.nomic import Glance
from engine.objects import GameObject, Instant

LATEST = 24
MOST_OPEN = 12
"""Things of one kind that are listed on the first page; the kind's own page has them all."""
SOON = timedelta(days=31)
MOST_COMING = 14
SHOWN_FIGURES = 2


@dataclass(frozen=True, slots=True)
class Fact:
    """One value of the clock."""

    name: str
    value: Value


@dataclass(frozen=True, slots=True)
class OpenThing:
    """A thing under way: what it is, in which state, and whose."""

    thing: Link
    state: str
    by: Link | None
    votes: int | None


@dataclass(frozen=True, slots=True)
class OpenKind:
    """The things of one kind that are under way."""

    kind: Link
    things: tuple[OpenThing, ...]
    more: int


@dataclass(frozen=True, slots=True)
class Duty:
    """Who owes what by when; `left` is the time that remains in words."""

    what: str
    who: Link | None
    office: Link | None
    due: datetime | None
    left: str
    missed: bool
    rule: str
    path: str
    kept: bool
    """Whether the officer does it in time by itself, as the clerk of the office."""


@dataclass(frozen=True, slots=True)
class Coming:
    """An instant that something under way is heading for."""

    at: datetime
    what: str
    thing: Link | None
    rule: str = ""
    condition: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """A player with what counts."""

    player: Link
    scores: tuple[Value, ...]
    best: bool


@dataclass(frozen=True, slots=True)
class Home:
    """The first page."""

    title: str
    figures: tuple[Fact, ...]
    """What counts the game's time."""
    lines: tuple[str, ...]
    """How things stand, in a few words."""
    clock: tuple[Fact, ...]
    """The whole clock, as the state has it."""
    open: tuple[OpenKind, ...]
    duties: tuple[Duty, ...]
    kept: int
    """Duties that are left out, for the officer does them by itself."""
    coming: tuple[Coming, ...]
    tasks: tuple[OpenThing, ...]
    acts: tuple[ActGroup, ...]
    posts: tuple[MailLine, ...]
    scores: tuple[str, ...]
    standings: tuple[Standing, ...]


def home(ask: Ask) -> Home:
    """Everything on the first page."""
    game = ask.game
    clock = tuple(
        Fact(heading(name), plain(value)) for name, value in game.hooks.clock(game).items() if value is not None
    )
    known = game.nomic.glance(game) if game.nomic.glance is not None else None
    figures = known.figures if known is not None else ((one.name, one.value.text) for one in clock[:SHOWN_FIGURES])
    owed = duties(game)
    return Home(
        title=str(game.settings.name),
        figures=tuple(Fact(heading(name), plain(value)) for name, value in figures),
        lines=known.lines if known is not None else (),
        clock=clock,
        open=tuple(one for one in (_open_kind(game, kind) for kind in _kinds_under_way(game)) if one.things),
        duties=tuple(one for one in owed if not one.kept),
        kept=sum(one.kept for one in owed),
        coming=_coming(game) if known is None else _ahead(game, known),
        tasks=tuple(_open_thing(one) for one in under_way(game, Task)),
        acts=grouped(ask, ask.store.latest_acts(LATEST, until=game.now, mailed=True)),
        posts=lines(ask, ask.site.library.latest(ask.until, 6, official=True)),
        scores=tuple(map(heading, _scores(game))),
        standings=standings(game),
    )


# -- what is under way ------------------------------------------------------------------------------


def live_attribute(cls: type[GameObject]) -> str | None:
    """The attribute that says whether a thing of the kind is still under way."""
    return next((name for name, one in cls.fields.items() if one.live), None)


def is_live(one: GameObject) -> bool:
    """Whether a thing is still under way."""
    name = live_attribute(type(one))
    return name is not None and one.values.get(name, one.fields[name].default) in one.fields[name].live


def under_way(game: Game, cls: type[GameObject]) -> list[GameObject]:
    """The things of a kind that are under way, in order of creation."""
    name = live_attribute(cls)
    if name is None or cls.kind not in game.world.kinds:
        return []
    field = cls.fields[name]
    if field.index:
        return sorted(one for value in field.live for one in game.world.where(cls, name, value))
    return [one for one in game.world.all(cls) if one.values.get(name, field.default) in field.live]


def _kinds_under_way(game: Game) -> list[type[GameObject]]:
    """Kinds that can be under way, what is voted on first; duties and tasks have places of their own."""
    kinds = [one for one in game.world.kinds.values() if live_attribute(one) and not one.hidden]
    motion = game.nomic.outline.motion
    return sorted((one for one in kinds if one not in (Obligation, Task)), key=lambda one: one.kind != motion)


def _open_kind(game: Game, cls: type[GameObject]) -> OpenKind:
    found = under_way(game, cls)
    things = tuple(_open_thing(one) for one in found[:MOST_OPEN])
    label = Link(names.kind_label(cls.kind, several=True), names.kind(cls.kind))
    return OpenKind(label, things, max(0, len(found) - MOST_OPEN))


def _open_thing(one: GameObject) -> OpenThing:
    state = live_attribute(type(one))
    votes = votes_of(one)
    return OpenThing(
        Link(label(one), names.thing(one)),
        stored(one, state).text if state else "",
        author_of(one),
        len(one.values.get(votes, {})) if votes else None,
    )


def author_of(one: GameObject) -> Link | None:
    """Whose a thing is: its first reference to a player."""
    player = one.world.kinds.get("player")
    for name, field in one.fields.items():
        kinds = getattr(field, "kinds", ())
        if player is not None and player.kind in kinds and not isinstance(field.default, tuple | dict):
            other = one.world.objects.get(one.values.get(name, -1))
            if other is not None:
                return to(other)
    return None


def votes_of(one: GameObject) -> str | None:
    """The attribute that holds the votes on a thing, if it is voted on."""
    return "votes" if "votes" in one.fields and isinstance(one.fields["votes"].default, dict) else None


# -- duties and instants ----------------------------------------------------------------------------


def duties(game: Game) -> tuple[Duty, ...]:
    """Every duty that is not done, the most urgent first."""
    found = under_way(game, Obligation) if Obligation.kind in game.world.kinds else []
    made = [_duty(game, one) for one in found if isinstance(one, Obligation)]
    return tuple(sorted(made, key=lambda one: (one.due is None, one.due or game.now, one.what)))


def _duty(game: Game, one: Obligation) -> Duty:
    office = to(one.ministry) if one.ministry is not None else None
    who = to(one.bearer) if one.bearer is not None else None
    missed = one.state == "Missed"
    rest = "overdue" if missed else left(one.due, game.now)
    known = game.nomic.duties.get(one.code or "")
    kept = known is not None and known.clerked and one.ministry is not None and game.clerks(one.ministry.key)
    return Duty(heading(one.duty), who, office, one.due, rest, missed, one.rule, names.thing(one), kept and not missed)


def _coming(game: Game) -> tuple[Coming, ...]:
    """Instants ahead that things under way hold, the next first."""
    found: list[Coming] = []
    for cls in _kinds_under_way(game):
        instants = [name for name, one in cls.fields.items() if isinstance(one, Instant) and one.shown]
        for thing in under_way(game, cls) if instants else ():
            link = Link(f"{names.kind_label(cls.kind)} {label(thing)}", names.thing(thing))
            for name in instants:
                at: Any = thing.values.get(name)
                if at is not None and game.now < at <= game.now + SOON:
                    found.append(Coming(at, heading(name), link))
    return tuple(sorted(found, key=lambda one: one.at)[:MOST_COMING])


def _ahead(game: Game, known: Glance) -> tuple[Coming, ...]:
    """What the law says is to come, the next first."""
    soon = [one for one in known.ahead if one.at <= game.now + SOON]
    return tuple(Coming(one.at, one.what, None, one.rule, one.condition) for one in soon[:MOST_COMING])


# -- standings --------------------------------------------------------------------------------------


def _scores(game: Game) -> tuple[str, ...]:
    cls = game.world.kinds.get(game.nomic.outline.player)
    return tuple(name for name in game.nomic.outline.scores if cls is not None and name in cls.fields)


def standings(game: Game) -> tuple[Standing, ...]:
    """Players with their scores, the first score deciding the order."""
    scores = _scores(game)
    cls = game.world.kinds.get(game.nomic.outline.player)
    if cls is None:
        return ()
    values = {one: [one.values.get(name, one.fields[name].default) for name in scores] for one in game.world.all(cls)}
    order = sorted(values, key=lambda one: ([-(value or 0) for value in values[one]], one.key.lower()))
    top = values[order[0]][:1] if order else []
    return tuple(
        Standing(to(one), tuple(stored(one, name) for name in scores), bool(scores) and values[one][:1] == top)
        for one in order
    )
