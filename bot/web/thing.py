"""One thing with all that is known of it: attributes, texts with blame, votes, what refers to it, acts and history."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from bot.columns import heading, line
from bot.store.rows import StoredChange
from bot.telling import label
from bot.web import names
from bot.web.acts import ActGroup, grouped
from bot.web.ask import Ask, Moved
from bot.web.board import Board
from bot.web.board import of as board_of
from bot.web.changes import Alteration, Cause, Explainer, Step, raw_text, steps, stored_changes
from bot.web.diffs import Blamed, Piece, blame, compare
from bot.web.finding import Found, doc_of, find, kind_of, life_of, shown_fields, told, why_path
from bot.web.home import is_live, votes_of
from bot.web.values import Link, Value, stored
from bot.web.whatif import Differing, effects_on_rules
from engine.objects import GameObject

LATEST = 25
"""Steps of a thing's life on its own page."""
MOST_EFFECTS = 3000
"""Changes after a motion passed among which its own are looked for."""
MOST_REFERRERS = 60
TEXTS = ("text", "body")
"""Attributes that are texts however short they are."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One attribute of a thing: value, rule, what it means, and the way to why. `plain`: it never changed."""

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
    would: tuple[Differing, ...] = ()
    """What it would change in the rules if it passed now; only told of the present."""
    doubts: tuple[str, ...] = ()
    """What would be left to a human then."""
    did: tuple[Alteration, ...] = ()
    """What it changed when it passed."""
    referrers: tuple[Referrer, ...] = ()
    acts: tuple[ActGroup, ...] = ()


def thing(ask: Ask) -> Thing:
    """One thing with all that is known of it. Raises Missing, and Moved for a former name."""
    found = find(ask)
    if found.one is not None and (found.one.kind, names.slug(found.one)) != (ask.params["kind"], ask.params["key"]):
        raise Moved(names.thing(found.one))
    cls = kind_of(ask) if found.one is None else type(found.one)
    life = life_of(ask, found.uid)
    bare = Thing(
        title=label(found.one) if found.one is not None else line(found.key),
        kind=Link(names.kind_label(cls.kind, several=True), names.kind(cls.kind)),
        key=line(found.key),
        doc=doc_of(cls),
        path=_path(found, cls),
        life=tuple(steps(ask, life[-LATEST:][::-1])),
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
    may_pass = one.kind == ask.nomic.outline.motion and ask.nomic.carry_out is not None and is_live(one)
    would, doubts = effects_on_rules(ask, one) if may_pass and ask.moment.asked is None else ((), ())
    changed = {each.attribute for each in life}
    board = None
    if votes is not None and one.values.get(votes):
        board = board_of(ask.game, [one], projected=is_live(one), title="Votes", what=bare_kind(one))
    return replace(
        bare,
        born=names.mail(one.origin) if one.origin and ask.site.library.post(one.origin) else "",
        facts=tuple(
            _fact(one, name, value, plain=name not in one.values and name not in changed)
            for name, value in values
            if name not in (*texts, votes if board else "")
        ),
        documents=tuple(document(ask, one, name) for name in texts),
        board=board,
        may_pass=may_pass,
        would=would,
        doubts=doubts,
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
    effects = [each for each in found if each.uid != one.uid and told(ask.game, each) and each.at <= ask.game.now]
    explain = Explainer(ask, ())
    return tuple(explain.alteration(each) for each in effects)


def _fact(one: GameObject, name: str, value: Value, *, plain: bool) -> Fact:
    field = one.fields.get(name)
    if field is None:
        doc = (one.deriveds[name].__doc__ or "").strip().partition("\n")[0]
        return Fact(name, heading(name), value, "", doc, "", value.empty)
    return Fact(name, heading(name), value, field.rule, field.doc, why_path(one, name), plain)


def document(ask: Ask, one: GameObject, name: str) -> Document:
    """A long text with its blame and the way it took."""
    return ask.remember(("document", one.uid, name), lambda: _document(ask, one, name))


def _document(ask: Ask, one: GameObject, name: str) -> Document:
    changes = [each for each in stored_changes(ask.store, one.uid, name, ask.game.now) if each.attribute == name]
    explain = Explainer(ask, changes)
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
    ordered = sorted(things, key=lambda one: (not is_live(one), -one.uid))
    links = tuple(Link(label(one), names.thing(one)) for one in ordered[:MOST_REFERRERS])
    return Referrer(
        f"{heading(name)} of {names.kind_label(kind, several=True).lower()}",
        links,
        max(0, len(things) - MOST_REFERRERS),
    )
