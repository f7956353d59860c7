"""Pictures of a game: scores over rounds, who votes like whom, activity, what became of motions.

Each is drawn from what the store has derived, and comes with its numbers as a table: the text alternative.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from bot.columns import heading
from bot.web import names
from bot.web.ask import Ask, Missing
from bot.web.board import outcome_of
from bot.web.home import votes_of
from bot.web.svg import Drawing, Series, bars, lines, matrix
from engine.game import Game
from engine.objects import GameObject, instant

MOST_RANKED = 8
"""Players that are named in words behind the first."""
MOST_ROUNDS = 60
"""The last rounds that are drawn."""
MOST_VOTERS = 16
FEWEST_SHARED = 2
"""Votes on the same motions below which two voters are not compared."""
WEEK = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: its file, its size, and what it shows in words."""

    name: str
    title: str
    text: str
    file: str
    numbers: str
    """The path of the page with the numbers."""
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers behind a picture."""

    title: str
    picture: Picture
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Pictures:
    """All pictures of a game."""

    pictures: tuple[Picture, ...]
    title: str = "Pictures"


@dataclass(frozen=True, slots=True)
class _Made:
    drawing: Drawing
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Maker = Callable[[Ask], _Made | None]


def pictures(ask: Ask) -> Pictures:
    """Every picture that the game has something for."""
    found = ((name, _made(ask, name)) for name in makers(ask))
    return Pictures(tuple(_picture(name, made) for name, made in found if made is not None))


def numbers(ask: Ask) -> Numbers:
    """The numbers behind one picture. Raises Missing."""
    name = ask.params["picture"]
    made = _wanted(ask, name)
    return Numbers(f"{made.drawing.title}: the numbers", _picture(name, made), made.columns, made.rows)


def picture(ask: Ask) -> str:
    """One picture as a file. Raises Missing."""
    return _wanted(ask, ask.params["picture"]).drawing.svg()


def drawings(ask: Ask) -> list[tuple[str, Drawing]]:
    """The pictures by name, drawn."""
    found = ((name, _made(ask, name)) for name in makers(ask))
    return [(name, made.drawing) for name, made in found if made is not None]


def _picture(name: str, made: _Made) -> Picture:
    one = made.drawing
    file, table = f"pictures/{name}.svg", names.path("pictures", name)
    return Picture(name, one.title, one.description, file, table, one.width, one.height)


def _made(ask: Ask, name: str) -> _Made | None:
    return ask.remember(("picture", name), lambda: makers(ask)[name](ask))


def _wanted(ask: Ask, name: str) -> _Made:
    made = _made(ask, name) if name in makers(ask) else None
    if made is None:
        raise Missing(f"no picture {name!r}")
    return made


def makers(ask: Ask) -> dict[str, Maker]:
    """The pictures by name; one for each score of the nomic."""
    cls = ask.game.world.kinds.get(ask.nomic.outline.player)
    scores = [name for name in ask.nomic.outline.scores if cls is not None and name in cls.fields]
    made: dict[str, Maker] = {name: lambda ask, name=name: _scores(ask, name) for name in scores}  # type: ignore[misc]
    return {**made, "agreement": _agreement, "activity": _activity, "fates": _fates}


# -- rounds -----------------------------------------------------------------------------------------


def rounds(ask: Ask) -> list[tuple[str, datetime]]:
    """(label, begin) of the rounds up to the moment, or of weeks where the nomic counts none."""
    return ask.remember("rounds", lambda: _rounds(ask))


def _rounds(ask: Ask) -> list[tuple[str, datetime]]:
    counted = ask.nomic.outline.round
    if counted is not None:
        rows = ask.store.settings_of((counted[0],), (counted[1],))
        found = [
            (str(new), at) for at, _, op, name, new in rows if op == "set" and name == counted[1] and at <= ask.game.now
        ]
        start = instant(ask.site.genesis["game"]["at"])
        if found and found[0][1] > start and found[0][0].isdigit():
            found.insert(0, (str(int(found[0][0]) - 1), start))
        if found:
            return found[-MOST_ROUNDS:]
    first = next(iter(ask.store.entries(limit=1)), None)
    start = (first.at if first is not None else ask.game.now).replace(hour=0, minute=0, second=0, microsecond=0)
    weeks = min(MOST_ROUNDS, (ask.game.now - start) // WEEK + 1)
    begin = ask.game.now.replace(hour=0, minute=0, second=0, microsecond=0) - (weeks - 1) * WEEK
    return [(f"{begin + n * WEEK:%d %b}", begin + n * WEEK) for n in range(weeks)]


# -- the four ---------------------------------------------------------------------------------------


def _ranked(ends: list[tuple[str, float]]) -> str:
    """Who leads, and what the others have: "Ada and Eno lead with 12; Bruno 10, Cleo 7"."""
    top = ends[0][1]
    first, rest = [name for name, value in ends if value == top], [one for one in ends if one[1] != top]
    if not rest:
        return f"All {len(ends)} players have {top:g}." if len(ends) > 1 else f"{ends[0][0]} has {top:g}."
    told = ", ".join(f"{name} {value:g}" for name, value in rest[:MOST_RANKED])
    more = f" and {len(rest) - MOST_RANKED} more" if len(rest) > MOST_RANKED else ""
    return f"{' and '.join(first)} {'leads' if len(first) == 1 else 'lead'} with {top:g}; {told}{more}."


def _scores(ask: Ask, name: str) -> _Made | None:
    """A score of every player when each round began, and now."""
    periods = rounds(ask)
    if periods and periods[-1][1] < ask.game.now:
        periods = [*periods, ("now", ask.game.now)]
    ends = [at for _, at in periods]
    courses = _courses(ask, name)
    players = sorted(courses, key=lambda uid: str(ask.game.world.key_of(uid)).lower())
    series = [Series(str(ask.game.world.key_of(uid)), [_value(courses[uid], end) for end in ends]) for uid in players]
    if not series:
        return None
    series.sort(key=lambda one: -(one.values[-1] or 0))
    unit = ask.nomic.outline.round_name if ask.nomic.outline.round else "week"
    said = _ranked([(one.name, one.values[-1] or 0) for one in series])
    drawing = lines(f"{heading(name)} by {unit}", said, [label for label, _ in periods], series, unit)
    rows = tuple((label, *(_shown(one.values[n]) for one in series)) for n, (label, _) in enumerate(periods))
    return _Made(drawing, (heading(unit), *(one.name for one in series)), rows)


def _courses(ask: Ask, name: str) -> dict[int, list[tuple[datetime, float]]]:
    """uid -> (instant, value) of every present player's score."""
    kind = ask.nomic.outline.player
    cls = ask.game.world.kinds[kind]
    present = {one.uid for one in ask.game.world.all(cls)}
    default = cls.fields[name].default
    out: dict[int, list[tuple[datetime, float]]] = {}
    for at, uid, op, attribute, new in ask.store.settings_of((kind,), (name,)):
        if at > ask.game.now or uid not in present:
            continue
        if op == "create":
            out.setdefault(uid, []).append((at, default))
        elif op == "set" and attribute == name and isinstance(new, int | float):
            out.setdefault(uid, []).append((at, new))
    return out


def _value(course: list[tuple[datetime, float]], end: datetime) -> float | None:
    """The value just before an instant, or at it for the present."""
    place = bisect_right(course, end, key=lambda one: one[0])
    return course[place - 1][1] if place else None


def _shown(value: float | None) -> str:
    return "-" if value is None else f"{value:g}"


def motions(game: Game) -> list[GameObject]:
    """Everything that is or was voted on."""
    cls = game.world.kinds.get(game.nomic.outline.motion)
    return list(game.world.all(cls)) if cls is not None else []


def _agreement(ask: Ask) -> _Made | None:
    """How often two voters chose the same on motions that both voted on."""
    both: Counter[tuple[int, int]] = Counter()
    same: Counter[tuple[int, int]] = Counter()
    cast: Counter[int] = Counter()
    for one in motions(ask.game):
        attribute = votes_of(one)
        votes: dict[int, Any] = one.values.get(attribute, {}) if attribute else {}
        for a, choice in votes.items():
            cast[a] += 1
            for b, other in votes.items():
                both[a, b] += 1
                same[a, b] += choice == other
    voters = [uid for uid, _ in cast.most_common(MOST_VOTERS) if uid in ask.game.world.objects]
    voters.sort(key=lambda uid: ask.game.world.objects[uid].key.lower())
    if len(voters) < 2:
        return None
    shares = [[same[a, b] / both[a, b] if both[a, b] >= FEWEST_SHARED else None for b in voters] for a in voters]
    called = [ask.game.world.objects[uid].key for uid in voters]
    pairs = [
        (share, called[a], called[b])
        for a, row in enumerate(shares)
        for b, share in enumerate(row)
        if b > a and share is not None
    ]
    said = "Percent of the motions that both voted on."
    if pairs:
        most, least = max(pairs), min(pairs)
        said += (
            f" {most[1]} and {most[2]} agree most ({most[0]:.0%}), {least[1]} and {least[2]} least ({least[0]:.0%})."
        )
    table = tuple(
        (called[a], *("-" if share is None or a == b else f"{share:.0%}" for b, share in enumerate(row)))
        for a, row in enumerate(shares)
    )
    return _Made(matrix("Who votes like whom", said, called, shares), ("Voter", *called), table)


def _activity(ask: Ask) -> _Made | None:
    """Acts that succeeded in each round, by the most active and all others."""
    periods = rounds(ask)
    begins = [begin for _, begin in periods]
    counts: dict[str, Counter[int]] = {}
    for actor, at in ask.store.act_counts(ask.game.now):
        place = bisect_right(begins, at) - 1
        if place >= 0 and names.person(ask.game, actor) is not None:
            counts.setdefault(actor, Counter())[place] += 1
    if not counts:
        return None
    order = sorted(counts, key=lambda name: (-counts[name].total(), name))
    top, rest = order[:7], order[7:]
    series = [Series(name, [counts[name][n] for n in range(len(periods))]) for name in top]
    if rest:
        series.append(Series("all others", [sum(counts[name][n] for name in rest) for n in range(len(periods))]))
    unit = ask.nomic.outline.round_name if ask.nomic.outline.round else "week"
    total = sum(one.total() for one in counts.values())
    said = f"{total} acts succeeded, most of them {order[0]}'s ({counts[order[0]].total()})."
    labels = [label for label, _ in periods]
    rows = tuple((label, *(f"{one.values[n]:g}" for one in series)) for n, label in enumerate(labels))
    drawing = bars(f"Acts by {unit}", said, labels, series, unit)
    return _Made(drawing, (heading(unit), *(one.name for one in series)), rows)


def _fates(ask: Ask) -> _Made | None:
    """What became of the motions submitted in each round."""
    periods = rounds(ask)
    begins = [begin for _, begin in periods]
    counts: dict[str, Counter[int]] = {}
    for one in motions(ask.game):
        at = one.values.get("submitted")
        place = bisect_right(begins, at) - 1 if isinstance(at, datetime) else -1
        if place >= 0:
            counts.setdefault(outcome_of(one) or "open", Counter())[place] += 1
    if not counts:
        return None
    order = sorted(counts, key=lambda name: -counts[name].total())
    series = [Series(name, [counts[name][n] for n in range(len(periods))]) for name in order]
    unit = ask.nomic.outline.round_name if ask.nomic.outline.round else "week"
    motion = names.kind_label(ask.nomic.outline.motion, several=True)
    said = ", ".join(f"{counts[name].total()} {name}" for name in order) + f", by the {unit} of submission."
    labels = [label for label, _ in periods]
    rows = tuple((label, *(f"{one.values[n]:g}" for one in series)) for n, label in enumerate(labels))
    return _Made(bars(f"{motion}: what became of them", said, labels, series, unit), (heading(unit), *order), rows)
