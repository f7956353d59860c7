"""Typed game objects: classes whose attributes have a range, a default and a rule.

An officer module declares `class Proposal(GameObject)` with attributes; the `World` keeps the values and
logs every change. Stored values are immutable (numbers, strings, tuples, dicts that nobody mutates), so
undoing a change is putting the old value back. References to other objects are stored as uids, which
never change, and shown as keys, which may.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar, overload

if TYPE_CHECKING:
    from engine.world import World

T = TypeVar("T")
Obj = TypeVar("Obj", bound="GameObject")


def snake(name: str) -> str:
    """`ScheduledAction` -> `scheduled_action`: the kind of a class as contracts print it."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def iso(at: datetime) -> str:
    """An instant as the contracts print it: UTC, to the second, with a Z."""
    return at.astimezone(UTC).isoformat(timespec="seconds")[:19] + "Z"


def instant(value: object) -> datetime:
    """A UTC instant from a datetime or an ISO string; ValueError when it is neither or has no offset."""
    if isinstance(value, str):
        with suppress(ValueError):
            value = datetime.fromisoformat(value)
    if not isinstance(value, datetime):
        raise ValueError(f"must be an instant like 2008-10-18T06:00:00Z, not {str(value)!r}")
    if value.tzinfo is None:
        raise ValueError(f"an instant needs a UTC offset: {value.isoformat()}")
    return utc(value)


def utc(at: datetime) -> datetime:
    """The instant in UTC, which it is in already where it names no offset; ValueError when no year of UTC holds it."""
    try:
        return at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)
    except OverflowError:
        raise ValueError(f"no instant of the years 1 to 9999 in UTC: {at.isoformat()}") from None


class Attribute(Generic[T]):
    """One attribute of a kind: name, default, range, and the rule it comes from (Rule 4E11 has the idea)."""

    def __init__(
        self,
        default: T,
        *,
        rule: str = "",
        genesis: bool = True,
        shown: bool = True,
        index: bool = False,
        required: bool = False,
        check: Callable[[Any], str | None] | None = None,
        doc: str = "",
        private: bool = False,
        live: tuple[Any, ...] = (),
    ) -> None:
        self.default = default
        self.rule = rule
        self.genesis = genesis
        self.shown = shown
        self.index = index
        self.required = required
        self.check = check
        self.doc = doc
        self.private = private
        """Part of the state, but never shown to the public (addresses)."""
        self.live = live
        """The values that mean that the thing is still under way ("Open"); none: it says nothing of that."""
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, obj: None, owner: type) -> Self: ...
    @overload
    def __get__(self, obj: GameObject, owner: type) -> T: ...
    def __get__(self, obj: GameObject | None, owner: type) -> Self | T:
        if obj is None:
            return self
        return obj.values.get(self.name, self.default)  # type: ignore[no-any-return]

    def __set__(self, obj: GameObject, value: T) -> None:
        obj.world.put(obj, self.name, value)

    def read(self, world: World, raw: Any) -> Any:
        """The stored value for a JSON or TOML value; ValueError says why it is out of range."""
        if self.default is not None and raw is not None:
            wanted: type = type(self.default)
            if wanted is tuple and isinstance(raw, list):
                raw = tuple(raw)
            if not isinstance(raw, wanted) or (wanted is int and isinstance(raw, bool)):
                raise ValueError(f"must be {_plain(wanted)}, not {raw!r}")
        return raw

    def problem(self, value: Any) -> str | None:
        """Why the stored value is out of range, or None."""
        return self.check(value) if self.check is not None and value is not None else None

    def show(self, world: World, value: Any) -> Any:
        """The stored value as the state contract prints it."""
        return list(value) if isinstance(value, tuple) else value

    def dump(self, value: Any) -> Any:
        """The stored value as JSON for a snapshot; `undump` is its inverse."""
        return value

    def undump(self, value: Any) -> Any:
        return tuple(value) if isinstance(value, list) else value


def _plain(wanted: type) -> str:
    return {str: "a string", int: "a whole number", bool: "true or false", tuple: "a list", dict: "a table"}.get(
        wanted, wanted.__name__
    )


class Instant(Attribute[datetime | None]):
    """An attribute that holds a UTC instant or nothing."""

    def __init__(self, **options: Any) -> None:
        super().__init__(None, **options)

    def read(self, world: World, raw: Any) -> Any:
        return None if raw is None else instant(raw)

    def show(self, world: World, value: Any) -> Any:
        return None if value is None else iso(value)

    def dump(self, value: Any) -> Any:
        return None if value is None else value.isoformat()

    def undump(self, value: Any) -> Any:
        return None if value is None else datetime.fromisoformat(value)


class Ref(Attribute[Any], Generic[Obj]):
    """An attribute that holds another object or nothing; shown as that object's key."""

    def __init__(self, *kinds: str, **options: Any) -> None:
        super().__init__(None, **options)
        self.kinds = kinds

    def __get__(self, obj: GameObject | None, owner: type) -> Any:
        if obj is None:
            return self
        uid = obj.values.get(self.name)
        return None if uid is None else obj.world.objects.get(uid)

    def __set__(self, obj: GameObject, value: GameObject | None) -> None:
        obj.world.put(obj, self.name, None if value is None else value.uid)

    def read(self, world: World, raw: Any) -> Any:
        return None if raw is None else world.by_key(raw, self.kinds).uid

    def show(self, world: World, value: Any) -> Any:
        return None if value is None else world.key_of(value)


class Refs(Attribute[Any], Generic[Obj]):
    """An attribute that holds several objects; shown as a sorted list of keys, or in order if `ordered`."""

    def __init__(self, *kinds: str, ordered: bool = False, **options: Any) -> None:
        super().__init__((), **options)
        self.kinds = kinds
        self.ordered = ordered

    def __get__(self, obj: GameObject | None, owner: type) -> Any:
        if obj is None:
            return self
        found = (obj.world.objects.get(uid) for uid in obj.values.get(self.name, ()))
        return tuple(one for one in found if one is not None)

    def __set__(self, obj: GameObject, value: Iterable[GameObject]) -> None:
        uids = tuple(dict.fromkeys(one.uid for one in value))
        obj.world.put(obj, self.name, uids if self.ordered else tuple(sorted(uids)))

    def read(self, world: World, raw: Any) -> Any:
        if not isinstance(raw, list | tuple):
            raise ValueError(f"must be a list, not {raw!r}")
        return tuple(world.by_key(one, self.kinds).uid for one in raw)

    def show(self, world: World, value: Any) -> Any:
        keys = [world.key_of(uid) for uid in value]
        return keys if self.ordered else sorted(keys)


class RefMap(Attribute[Any], Generic[T]):
    """An attribute that maps objects to plain values (voter -> choice); shown by key, in key order."""

    def __init__(self, *kinds: str, **options: Any) -> None:
        super().__init__({}, **options)
        self.kinds = kinds

    def __get__(self, obj: GameObject | None, owner: type) -> Any:
        if obj is None:
            return self
        return {obj.world.objects[uid]: one for uid, one in obj.values.get(self.name, {}).items()}

    def __set__(self, obj: GameObject, value: Mapping[GameObject, Any]) -> None:
        obj.world.put(obj, self.name, {one.uid: what for one, what in value.items()})

    def read(self, world: World, raw: Any) -> Any:
        if not isinstance(raw, dict):
            raise ValueError(f"must be a table, not {raw!r}")
        return {world.by_key(key, self.kinds).uid: value for key, value in raw.items()}

    def show(self, world: World, value: Any) -> Any:
        return dict(sorted((world.key_of(uid), one) for uid, one in value.items()))

    def dump(self, value: Any) -> Any:
        return {str(uid): one for uid, one in value.items()}

    def undump(self, value: Any) -> Any:
        return {int(uid): one for uid, one in value.items()}


def attribute(default: T, **options: Any) -> Attribute[T]:
    """Declares a plain attribute (text, number, truth value, tuple, dict) with its default."""
    return Attribute(default, **options)


def number(default: int = 0, *, low: int | None = 0, high: int | None = None, **options: Any) -> Attribute[int]:
    """Declares a whole number within [low, high]."""

    def check(value: Any) -> str | None:
        if not isinstance(value, int) or isinstance(value, bool):
            return f"must be a whole number, not {value!r}"
        if (low is not None and value < low) or (high is not None and value > high):
            return f"must be {_span(low, high)}, not {value}"
        return None

    return Attribute(default, check=check, **options)


def _span(low: int | None, high: int | None) -> str:
    if low is None or high is None:
        return f"at most {high}" if low is None else f"at least {low}"
    return f"from {low} to {high}"


def one_of(default: T, *allowed: T, **options: Any) -> Attribute[T]:
    """Declares an attribute whose range is a list of values."""

    def check(value: Any) -> str | None:
        return None if value in allowed else f"must be one of {', '.join(map(str, allowed))}, not {value!r}"

    return Attribute(default, check=check, **options)


def maybe(kind: type[T], **options: Any) -> Attribute[T | None]:
    """Declares an attribute of the given plain type that may be unset (null)."""

    def check(value: Any) -> str | None:
        good = isinstance(value, kind) and not (kind is int and isinstance(value, bool))
        return None if good else f"must be {_plain(kind)}, not {value!r}"

    return Attribute(None, check=check, **options)


class Derived(Generic[T]):
    """An attribute that is computed, never stored: printed in the state, never written."""

    def __init__(self, function: Callable[[Any], T]) -> None:
        self.function = function
        self.name = function.__name__
        self.__doc__ = function.__doc__

    @overload
    def __get__(self, obj: None, owner: type) -> Self: ...
    @overload
    def __get__(self, obj: GameObject, owner: type) -> T: ...
    def __get__(self, obj: GameObject | None, owner: type) -> Self | T:
        return self if obj is None else self.function(obj)


def derived(function: Callable[[Any], T]) -> Derived[T]:
    """Declares a method without arguments as a derived attribute."""
    return Derived(function)


class GameObject:
    """A thing of the game. Its class says which attributes it has; the world says what they are now."""

    kind: ClassVar[str] = ""
    hidden: ClassVar[bool] = False
    """True: engine bookkeeping, part of snapshots and the hash, not printed in the state."""
    ordered_as: ClassVar[str] = ""
    """What officers' orders call a hidden kind that they may set; "" for none."""
    fields: ClassVar[dict[str, Attribute[Any]]] = {}
    deriveds: ClassVar[dict[str, Derived[Any]]] = {}

    __slots__ = ("key", "origin", "uid", "values", "world")

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if "kind" not in cls.__dict__:
            cls.kind = snake(cls.__name__)
        cls.fields, cls.deriveds = {}, {}
        for base in reversed(cls.__mro__):
            for name, value in vars(base).items():
                if isinstance(value, Attribute):
                    cls.fields[name] = value
                elif isinstance(value, Derived):
                    cls.deriveds[name] = value

    def __init__(self, world: World, uid: int, key: str, values: dict[str, Any], origin: str) -> None:
        self.world = world
        self.uid = uid
        self.key = key
        self.values = values
        self.origin = origin
        """Id of the journal entry in which the object came into being ("" = genesis or the rules)."""

    def __str__(self) -> str:
        return self.key

    def __repr__(self) -> str:
        return f"<{self.kind} {self.key}>"

    def __lt__(self, other: GameObject) -> bool:
        return self.uid < other.uid

    def __hash__(self) -> int:
        return self.uid

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameObject) and other.uid == self.uid and other.world is self.world

    def show(self) -> dict[str, Any]:
        """Every attribute as the state contract prints it."""
        out = {
            name: one.show(self.world, self.values.get(name, one.default))
            for name, one in self.fields.items()
            if one.shown
        }
        for name, one in self.deriveds.items():
            value = one.function(self)
            out[name] = iso(value) if isinstance(value, datetime) else value
        return out
