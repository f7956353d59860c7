"""Finding what a path names: a kind, or a thing by any key that it ever had; and what the public sees of it.

A thing that changed its name is found by any name it ever had, one that is gone by its last; so a link to it never
breaks. Hidden kinds and private attributes are found by nobody.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.rows import StoredChange
from bot.web import names
from bot.web.ask import Ask, Missing
from bot.web.changes import stored_changes
from engine.game import Game
from engine.objects import GameObject


def shown_fields(cls: type[GameObject]) -> list[str]:
    """The attributes of a kind that the public sees, computed ones last."""
    return [name for name, one in cls.fields.items() if one.shown and not one.private] + list(cls.deriveds)


def doc_of(cls: type[GameObject]) -> str:
    """What a kind is, in its first line."""
    return (cls.__doc__ or "").strip().partition("\n")[0]


def kind_of(ask: Ask) -> type[GameObject]:
    """The kind that the path names. Raises Missing."""
    cls = ask.game.world.kinds.get(ask.params["kind"])
    if cls is None or cls.hidden:
        raise Missing(f"no kind of thing is called {ask.params['kind']!r}")
    return cls


def why_path(one: GameObject, name: str) -> str:
    """Where it is told why an attribute has its value."""
    return names.thing(one, "why", name)


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
    if uid is None or not any(each.kind == cls.kind for each in life_of(ask, uid)):
        raise Missing(f"no {cls.kind.replace('_', ' ')} is or was called {key!r}")
    return Found(None, uid, key)


def told(game: Game, one: StoredChange) -> bool:
    """Whether the public sees this change."""
    if game.world.kinds[one.kind].hidden:
        return False
    return not one.attribute or seen(game, one.kind, one.attribute)


def life_of(ask: Ask, uid: int) -> list[StoredChange]:
    """What happened to a thing, as far as the public sees it."""
    return [one for one in stored_changes(ask.store, uid, None, ask.game.now) if told(ask.game, one)]


def seen(game: Game, kind: str, attribute: str) -> bool:
    field = game.world.kinds[kind].fields.get(attribute)
    return field is not None and field.shown and not field.private
