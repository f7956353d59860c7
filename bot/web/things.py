"""Things of the game: lists by kind, one thing with everything known of it, and why a value is what it is.

A thing that changed its name is found by any name it ever had, one that is gone by its last; so a link to it never
breaks. What a list shows is chosen from the values: a column that says the same of all says nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from bot.columns import heading, line, shown
from bot.store.rows import StoredChange
from bot.web import names
from bot.web.acts import ActGroup, grouped
from bot.web.ask import Ask, Missing, Moved
from bot.web.board import Board
from bot.web.board import of as board_of
from bot.web.changes import Alteration, Cause, Explainer, Step, raw_text, steps, stored_changes
from bot.web.diffs import Blamed, Piece, blame, compare
from bot.web.home import live_attribute, under_way, votes_of
from bot.web.values import Link, Value, stored
from engine.game import Game
from engine.objects import GameObject

PAGE = 100
MOST_COLUMNS = 14
LATEST = 25
"""Steps of a thing's life on its own page; its history has all."""
MOST_STEPS = 500
MOST_EFFECTS = 3000
"""Changes after a motion passed among which its own are looked for."""
MOST_REFERRERS = 60
TEXTS = ("text", "body")
"""Attributes that are texts however short they are."""
_DIGITS = re.compile(r"(\d+)")


@dataclass(frozen=True, slots=True)
class KindLine:
    """A kind and how many things of it there are."""

    kind: Link
    count: int
    live: int | None
    doc: str


@dataclass(frozen=True, slots=True)
class Kinds:
    """Every kind of thing."""

    kinds: tuple[KindLine, ...]
    title: str = "Everything"


@dataclass(frozen=True, slots=True)
class Cell:
    """A value in a list, with the way to why it is so."""

    value: Value
    why: str = ""


@dataclass(frozen=True, slots=True)
class ThingRow:
    """A thing in a list."""

    thing: Link
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a list; `sort` is the word that sorts by it."""

    name: str
    label: str
    number: bool
    sort: str


@dataclass(frozen=True, slots=True)
class Listing:
    """The things of one kind."""

    title: str
    kind: str
    doc: str
    columns: tuple[Column, ...]
    rows: tuple[ThingRow, ...]
    count: int
    number: int
    pages: tuple[tuple[int, str], ...]
    sort: str


@dataclass(frozen=True, slots=True)
class Fact:
    """One attribute of a thing: value, rule, what it means, and the way to why. `plain`: it is as it is for all."""

    name: str
    label: str
    value: Value
    rule: str
    doc: str
    why: str
    plain: bool


@dataclass(frozen=True, slots=True)
class Revision:
    """One version of a text: when and by what it came to be, and how it differs from the one before."""

    number: int
    at: datetime | None
    cause: Cause | None
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """A long text: as it reads now, each sentence with the revision it stands in since, and its revisions."""

    name: str
    label: str
    why: str
    sentences: tuple[Blamed, ...]
    revisions: tuple[Revision, ...]


@dataclass(frozen=True, slots=True)
class Referrer:
    """Things that refer to this one by one attribute."""

    what: str
    things: tuple[Link, ...]
    more: int


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing of the game; of one that is gone only its history is told."""

    title: str
    kind: Link
    key: str
    doc: str
    path: str
    life: tuple[Step, ...]
    more: int
    gone: bool = False
    born: str = ""
    """The path of the mail in which it came into being."""
    facts: tuple[Fact, ...] = ()
    documents: tuple[Document, ...] = ()
    board: Board | None = None
    """The votes on it."""
    may_pass: bool = False
    did: tuple[Alteration, ...] = ()
    """What it changed when it passed."""
    referrers: tuple[Referrer, ...] = ()
    acts: tuple[ActGroup, ...] = ()


@dataclass(frozen=True, slots=True)
class Why:
    """How a value came to be: its changes, oldest first."""

    title: str
    thing: Link
    attribute: str
    label: str
    value: Value
    rule: str
    doc: str
    steps: tuple[Step, ...]
    more: int


# -- lists ------------------------------------------------------------------------------------------


def shown_fields(cls: type[GameObject]) -> list[str]:
    """The attributes of a kind that the public sees, computed ones last."""
    return [name for name, one in cls.fields.items() if one.shown and not one.private] + list(cls.deriveds)


def doc_of(cls: type[GameObject]) -> str:
    """What a kind is, in its first line."""
    return (cls.__doc__ or "").strip().partition("\n")[0]


def kinds(ask: Ask) -> Kinds:
    """Every kind with things in it, and those that could be."""
    found = [one for one in ask.game.world.kinds.values() if not one.hidden]
    return Kinds(tuple(_kind_line(ask.game, one) for one in sorted(found, key=lambda one: one.kind)))


def _kind_line(game: Game, cls: type[GameObject]) -> KindLine:
    live = len(under_way(game, cls)) if live_attribute(cls) else None
    label = Link(names.kind_label(cls.kind, several=True), names.kind(cls.kind))
    return KindLine(label, len(game.world.all(cls)), live, doc_of(cls))


def kind_of(ask: Ask) -> type[GameObject]:
    """The kind that the path names. Raises Missing."""
    cls = ask.game.world.kinds.get(ask.params["kind"])
    if cls is None or cls.hidden:
        raise Missing(f"no kind of thing is called {ask.params['kind']!r}")
    return cls


def natural(key: str) -> list[tuple[int, Any]]:
    """Sorts "4E9" before "4E10"."""
    return [(0, int(part)) if part.isdigit() else (1, part.lower()) for part in _DIGITS.split(key) if part]


def listing(ask: Ask) -> Listing:
    """The things of one kind, a page at a time, sorted as asked."""
    cls = kind_of(ask)
    things = sorted(ask.game.world.all(cls), key=lambda one: natural(one.key))
    sort = ask.query.get("sort", "")
    things = _sorted(things, sort) if sort.removeprefix("-") in shown_fields(cls) else things
    number = int(ask.params.get("number", "1"))
    count = max(1, -(-len(things) // PAGE))
    if not 1 <= number <= count:
        raise Missing(f"{cls.kind} has no page {number}")
    columns = _columns(cls, things)
    rows = tuple(_row(one, [column.name for column in columns]) for one in things[(number - 1) * PAGE : number * PAGE])
    marked = tuple(
        Column(one.name, one.label, one.number, f"-{one.name}" if one.number and sort != f"-{one.name}" else one.name)
        for one in columns
    )
    pages = tuple(
        (n, names.path("things", cls.kind, "page", str(n)) if n > 1 else names.kind(cls.kind))
        for n in range(1, count + 1)
    )
    title = names.kind_label(cls.kind, several=True)
    return Listing(title, cls.kind, doc_of(cls), marked, rows, len(things), number, pages if count > 1 else (), sort)


def _sorted(things: list[GameObject], sort: str) -> list[GameObject]:
    name = sort.removeprefix("-")

    def key(one: GameObject) -> tuple[bool, float, str]:
        value = (
            one.values.get(name, one.fields[name].default) if name in one.fields else one.deriveds[name].function(one)
        )
        number = float(value) if isinstance(value, int | float) else 0.0
        return value is None, number, str(stored(one, name).text).lower()

    return sorted(things, key=key, reverse=sort.startswith("-"))


def _columns(cls: type[GameObject], things: list[GameObject]) -> list[Column]:
    """The attributes that differ from thing to thing and fit into a cell."""
    out: list[Column] = []
    for name in shown_fields(cls):
        values = [stored(one, name) for one in things]
        telling = len({(one.text, one.links, one.pairs) for one in values}) > 1 or (
            len(values) == 1 and not values[0].empty
        )
        if telling and not any(one.form == "prose" for one in values):
            numbers = all(one.form in ("number", "nothing") for one in values)
            out.append(Column(name, heading(name), numbers, name))
    return out[:MOST_COLUMNS]


def _row(one: GameObject, columns: list[str]) -> ThingRow:
    cells = tuple(Cell(stored(one, name), why_path(one, name) if name in one.values else "") for name in columns)
    return ThingRow(Link(names.label(one), names.thing(one)), cells)


def why_path(one: GameObject, name: str) -> str:
    """Where it is told why an attribute has its value."""
    return names.thing(one, "why", name)


# -- one thing --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Found:
    """A thing that the path names; None in the stead of one that is gone, then with its last key."""

    one: GameObject | None
    uid: int
    key: str


def find(ask: Ask) -> Found:
    """The thing that the path names, by its present key, its number, or a key that it once had. Raises Missing."""
    cls = kind_of(ask)
    said = ask.params["key"]
    number = names.number_of(said)
    key = names.name_of(said)
    one = ask.game.world.objects.get(number) if number is not None else ask.game.world.get(cls, key)
    if one is not None and not one.hidden:
        return Found(one, one.uid, one.key)
    uid = number if number is not None else ask.store.uid_of(cls.kind, key)
    one = ask.game.world.objects.get(uid) if uid is not None else None
    if one is not None and not one.hidden:
        return Found(one, one.uid, one.key)
    if uid is None or not any(each.kind == cls.kind for each in _life(ask, uid)):
        raise Missing(f"no {cls.kind.replace('_', ' ')} is or was called {key!r}")
    return Found(None, uid, key)


def thing(ask: Ask) -> Thing:
    """One thing with all that is known of it. Raises Missing, and Moved for a former name."""
    found = find(ask)
    if found.one is not None and (found.one.kind, names.slug(found.one)) != (ask.params["kind"], ask.params["key"]):
        raise Moved(names.thing(found.one))
    cls = kind_of(ask) if found.one is None else type(found.one)
    life = _life(ask, found.uid)
    bare = Thing(
        title=names.label(found.one) if found.one is not None else line(found.key),
        kind=Link(names.kind_label(cls.kind, several=True), names.kind(cls.kind)),
        key=line(found.key),
        doc=doc_of(cls),
        path=_path(found, cls),
        life=tuple(steps(ask.store, ask.game, life[-LATEST:][::-1])),
        more=max(0, len(life) - LATEST),
        gone=found.one is None,
    )
    return bare if found.one is None else _present(ask, found.one, bare, life)


def _path(found: Found, cls: type[GameObject]) -> str:
    """The permalink, also of a thing that is gone."""
    return names.thing(found.one) if found.one is not None else names.path("things", cls.kind, names.segment(found.key))


def _present(ask: Ask, one: GameObject, bare: Thing, life: list[StoredChange]) -> Thing:
    """All that is known of a thing that is there."""
    values = [(name, stored(one, name)) for name in shown_fields(type(one))]
    votes = votes_of(one)
    texts = [name for name, value in values if value.form == "prose" or (name in TEXTS and not value.empty)]
    board = None
    if votes is not None and one.values.get(votes):
        board = board_of(ask.game, [one], projected=_is_live(one), title="Votes", what=bare_kind(one))
    return replace(
        bare,
        born=names.mail(one.origin) if one.origin and ask.site.library.post(one.origin) else "",
        facts=tuple(_fact(one, name, value) for name, value in values if name not in (*texts, votes if board else "")),
        documents=tuple(document(ask, one, name) for name in texts),
        board=board,
        may_pass=one.kind == ask.nomic.outline.motion and ask.nomic.carry_out is not None and _is_live(one),
        did=_did(ask, one, life),
        referrers=referrers(one),
        acts=grouped(ask, ask.store.latest_acts(8, until=ask.game.now, wanted={"actor": one.key}))
        if names.acts(one)
        else (),
    )


def bare_kind(one: GameObject) -> Link:
    """What a thing is, without a way to the others."""
    return Link(names.kind_label(one.kind))


def _did(ask: Ask, one: GameObject, life: list[StoredChange]) -> tuple[Alteration, ...]:
    """What a motion changed: the changes whose cause bears its name, itself left out."""
    first = next((each for each in life if each.cause == f"{one.kind} {each.key}"), None)
    if first is None:
        return ()
    found = ask.store.changes_caused(first.cause, first.id, MOST_EFFECTS)
    told = [each for each in found if each.uid != one.uid and _told(ask.game, each) and each.at <= ask.game.now]
    explain = Explainer(ask.store, ask.game, ())
    return tuple(explain.alteration(each) for each in told)


def _told(game: Game, one: StoredChange) -> bool:
    """Whether the public sees this change."""
    if game.world.kinds[one.kind].hidden:
        return False
    return not one.attribute or _seen(game, one.kind, one.attribute)


def _is_live(one: GameObject) -> bool:
    name = live_attribute(type(one))
    return name is not None and one.values.get(name, one.fields[name].default) in one.fields[name].live


def _fact(one: GameObject, name: str, value: Value) -> Fact:
    field = one.fields.get(name)
    if field is None:
        doc = (one.deriveds[name].__doc__ or "").strip().partition("\n")[0]
        return Fact(name, heading(name), value, "", doc, "", value.empty)
    return Fact(name, heading(name), value, field.rule, field.doc, why_path(one, name), name not in one.values)


def _life(ask: Ask, uid: int) -> list[StoredChange]:
    """What happened to a thing, as far as the public sees it."""
    return [one for one in stored_changes(ask.store, uid, None, ask.game.now) if _told(ask.game, one)]


def _seen(game: Game, kind: str, attribute: str) -> bool:
    field = game.world.kinds[kind].fields.get(attribute)
    return field is not None and field.shown and not field.private


def document(ask: Ask, one: GameObject, name: str) -> Document:
    """A long text with its blame and the way it took."""
    return ask.remember(("document", one.uid, name), lambda: _document(ask, one, name))


def _document(ask: Ask, one: GameObject, name: str) -> Document:
    changes = [each for each in stored_changes(ask.store, one.uid, name, ask.game.now) if each.attribute == name]
    explain = Explainer(ask.store, ask.game, changes)
    texts = [raw_text(each.new) for each in changes] or [raw_text(one.values.get(name))]
    revisions = [
        Revision(number + 1, each.at, explain.cause(each), compare(texts[number - 1], texts[number]) if number else ())
        for number, each in enumerate(changes)
    ] or [Revision(1, None, None, ())]
    return Document(name, heading(name), why_path(one, name), blame(texts), tuple(revisions))


def referrers(one: GameObject) -> tuple[Referrer, ...]:
    """What refers to a thing, by kind and attribute; what is under way comes first."""
    found: dict[tuple[str, str], list[GameObject]] = {}
    for cls in one.world.kinds.values():
        if cls.hidden:
            continue
        pointing = [
            (name, field)
            for name, field in cls.fields.items()
            if getattr(field, "kinds", None) is not None and field.shown
        ]
        for name, field in pointing:
            for other in one.world.all(cls):
                raw = other.values.get(name, field.default)
                if raw is not None and (raw == one.uid if isinstance(raw, int) else one.uid in raw):
                    found.setdefault((cls.kind, name), []).append(other)
    return tuple(_referrer(kind, name, things) for (kind, name), things in sorted(found.items()))


def _referrer(kind: str, name: str, things: list[GameObject]) -> Referrer:
    ordered = sorted(things, key=lambda one: (not _is_live(one), -one.uid))
    links = tuple(Link(names.label(one), names.thing(one)) for one in ordered[:MOST_REFERRERS])
    return Referrer(
        f"{heading(name)} of {names.kind_label(kind, several=True).lower()}",
        links,
        max(0, len(things) - MOST_REFERRERS),
    )


# -- why --------------------------------------------------------------------------------------------


def why(ask: Ask) -> Why:
    """How one value came to be."""
    found, name = find(ask), ask.params["attribute"]
    one = found.one
    cls = type(one) if one is not None else kind_of(ask)
    field = cls.fields.get(name)
    if field is None or not field.shown or field.private:
        raise Missing(f"a {cls.kind} has no attribute {name!r} that could be explained")
    changes = stored_changes(ask.store, found.uid, name, ask.game.now)
    told = tuple(steps(ask.store, ask.game, changes[-MOST_STEPS:]))
    value = stored(one, name) if one is not None else Value("nothing", "gone")
    label = (
        Link(names.label(one), names.thing(one))
        if one is not None
        else Link(line(found.key), names.path("things", cls.kind, names.segment(found.key)))
    )
    title = (
        f"Why {heading(name).lower()} of {label.text} is {shown(value.text) if value.form != 'prose' else 'as it is'}"
    )
    return Why(title, label, name, heading(name), value, field.rule, field.doc, told, max(0, len(changes) - MOST_STEPS))
