"""The world: all objects of one game, and the log of every change made to them.

One mechanism serves savepoints, undo, time travel and "why is this value so": every write goes through
`World` and leaves a `Change` that knows the old value and its cause. Rolling back is undoing changes in
reverse; a snapshot is a shallow copy, because stored values are immutable. Nothing here knows any rule.

Complexity: a write is O(1) (plus O(1) per declared index); `all` is O(n log n) in objects of that kind,
`where` in the matching objects only.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple, TypeVar

from engine.objects import GameObject

Obj = TypeVar("Obj", bound=GameObject)


class Change(NamedTuple):
    """One change of the world: `op` is create, set, destroy, rekey, reclass or count."""

    op: str
    uid: int
    kind: str
    key: str
    attribute: str
    old: Any
    new: Any
    at: datetime | None
    entry: str
    cause: str
    rule: str


DumpRow = tuple[int, str, str, str, dict[str, Any]]
"""One object in a dump: uid, kind, key, origin, values; never changed, so dumps share it."""


@dataclass(frozen=True, slots=True)
class Dump:
    """A copy of a world at one instant, for snapshots; plain JSON values only."""

    objects: tuple[DumpRow, ...]
    counters: dict[str, int]


class World:
    """Objects by uid, by kind and by key, with the change log."""

    def __init__(self, kinds: Iterable[type[GameObject]]) -> None:
        self.kinds: dict[str, type[GameObject]] = {one.kind: one for one in kinds}
        self.objects: dict[int, GameObject] = {}
        self.counters: dict[str, int] = {}
        self.log: list[Change] = []
        self.at: datetime | None = None
        self.entry = ""
        self.cause = ""
        self.rule = ""
        self._kind: dict[str, list[int]] = {kind: [] for kind in self.kinds}
        self._keys: dict[tuple[str, str], int] = {}
        self._index: dict[tuple[str, str, Any], list[int]] = {}
        self._rows: dict[int, DumpRow] = {}
        """Objects as the last dump gave them, those that changed since left out."""

    # -- reading ------------------------------------------------------------------------------------

    def all(self, kind: type[Obj]) -> list[Obj]:
        """Every object of the kind, in order of creation."""
        return list(map(self.objects.__getitem__, self._kind[kind.kind]))  # type: ignore[arg-type]

    def first(self, kind: type[Obj]) -> Obj:
        """The oldest object of the kind; IndexError if there is none."""
        return self.objects[self._kind[kind.kind][0]]  # type: ignore[return-value]

    def where(self, kind: type[Obj], attribute: str, value: Any) -> list[Obj]:
        """Objects of the kind whose indexed attribute has the stored value, in order of creation."""
        if not kind.fields[attribute].index:
            return [one for one in self.all(kind) if one.values.get(attribute, kind.fields[attribute].default) == value]
        uids = self._index.get((kind.kind, attribute, value), ())
        return list(map(self.objects.__getitem__, uids))  # type: ignore[arg-type]

    def get(self, kind: type[Obj], key: str) -> Obj | None:
        """The object of the kind with exactly this key."""
        uid = self._keys.get((kind.kind, key))
        return None if uid is None else self.objects[uid]  # type: ignore[return-value]

    def by_key(self, key: Any, kinds: Iterable[str]) -> GameObject:
        """The object with that key among the kinds (all kinds if none); ValueError if there is none."""
        wanted = list(kinds) or sorted(self.kinds)
        for kind in wanted:
            uid = self._keys.get((kind, str(key)))
            if uid is not None:
                return self.objects[uid]
        raise ValueError(f"no {' or '.join(wanted)} called {key!r}")

    def key_of(self, uid: int) -> str | None:
        """The present key of an object; of a gone one, its last key."""
        one = self.objects.get(uid)
        return one.key if one is not None else None

    # -- writing ------------------------------------------------------------------------------------

    def create(self, kind: type[Obj], key: str | None = None, **values: Any) -> Obj:
        """Makes an object; without a key it gets the next "#k" of its kind."""
        if key is None:
            key = f"#{self.count(f'{kind.kind}#')}"
        if (kind.kind, key) in self._keys:
            raise ValueError(f"there is a {kind.kind} {key!r} already")
        one = kind(self, self.count("uid"), key, {}, self.entry)
        self._log("create", one, "", None, None)
        self._link(one)
        for name, value in values.items():
            if name not in kind.fields:
                raise AttributeError(f"{kind.kind} has no attribute {name}")
            setattr(one, name, value)
        return one

    def put(self, one: GameObject, attribute: str, value: Any) -> None:
        """Sets a stored value; a value equal to the present one leaves no change."""
        field = one.fields[attribute]
        old = one.values.get(attribute, field.default)
        if old == value and type(old) is type(value):
            return
        problem = field.problem(value)
        if problem is not None:
            raise ValueError(f"{one.kind} {one.key}: {attribute} {problem}")
        self._log("set", one, attribute, old, value)
        self._store(one, attribute, old, value)

    def destroy(self, one: GameObject) -> None:
        """Takes an object out of the game; references to it read as nothing from now on."""
        self._log("destroy", one, "", (one.origin, dict(one.values)), None)
        self._unlink(one)

    def rekey(self, one: GameObject, key: str) -> None:
        """Gives an object another key; every reference follows."""
        if (one.kind, key) in self._keys:
            raise ValueError(f"there is a {one.kind} {key!r} already")
        self._log("rekey", one, "", one.key, key)
        self._rename(one, key)

    def reclass(self, one: GameObject, kind: type[Obj], key: str | None = None, *, keep: Iterable[str] = ()) -> Obj:
        """Makes the same thing an object of another kind, with only the named values; references follow."""
        wanted = key if key is not None else one.key
        if (kind.kind, wanted) in self._keys:
            raise ValueError(f"there is a {kind.kind} {wanted!r} already")
        values = {name: one.values[name] for name in keep if name in one.values and name in kind.fields}
        self._log("reclass", one, "", (one.kind, one.key, dict(one.values)), (kind.kind, wanted, values))
        return self._convert(one, kind, wanted, values)  # type: ignore[return-value]

    def count(self, name: str) -> int:
        """The next number of a named series, starting at 1."""
        new = self.counters.get(name, 0) + 1
        self.log.append(Change("count", 0, "", name, "", new - 1, new, self.at, self.entry, self.cause, self.rule))
        self.counters[name] = new
        return new

    @contextmanager
    def because(self, cause: str, rule: str = "") -> Iterator[None]:
        """Changes made inside carry this cause and rule."""
        before = self.cause, self.rule
        self.cause, self.rule = cause, rule or self.rule
        try:
            yield
        finally:
            self.cause, self.rule = before

    # -- undo and snapshots -------------------------------------------------------------------------

    def savepoint(self) -> int:
        """A place in the log to which `undo` can return."""
        return len(self.log)

    def undo(self, savepoint: int) -> None:
        """Takes back every change made since the savepoint."""
        while len(self.log) > savepoint:
            self._undo_one(self.log.pop())

    def unwind(self, changes: Iterable[Change]) -> None:
        """Takes back changes that are not in the log any more, newest first: the way to a past instant."""
        for change in changes:
            self._undo_one(change)

    def drain(self) -> list[Change]:
        """Hands over the log and starts a new one; no savepoint may be open."""
        log, self.log = self.log, []
        return log

    def dump(self) -> Dump:
        """A plain copy of everything; see `load`."""
        for uid, one in self.objects.items():
            if uid not in self._rows:
                values = {name: one.fields[name].dump(value) for name, value in one.values.items()}
                self._rows[uid] = (uid, one.kind, one.key, one.origin, values)
        return Dump(tuple(self._rows[uid] for uid in sorted(self._rows)), dict(self.counters))

    def load(self, dump: Dump) -> None:
        """Replaces the whole world by a dump; the log is emptied."""
        self.objects.clear()
        self._keys.clear()
        self._index.clear()
        self._rows.clear()
        self._kind = {kind: [] for kind in self.kinds}
        self.log = []
        self.counters = dict(dump.counters)
        for uid, kind, key, origin, raw in dump.objects:
            cls = self.kinds[kind]
            values = {name: cls.fields[name].undump(value) for name, value in raw.items()}
            self._link(cls(self, uid, key, values, origin))
            self._rows[uid] = (uid, kind, key, origin, raw)

    # -- plumbing -----------------------------------------------------------------------------------

    def _log(self, op: str, one: GameObject, attribute: str, old: Any, new: Any) -> None:
        self.log.append(
            Change(op, one.uid, one.kind, one.key, attribute, old, new, self.at, self.entry, self.cause, self.rule)
        )

    def _store(self, one: GameObject, attribute: str, old: Any, value: Any) -> None:
        field = one.fields[attribute]
        self._rows.pop(one.uid, None)
        if value == field.default and type(value) is type(field.default):
            one.values.pop(attribute, None)
        else:
            one.values[attribute] = value
        if field.index:
            self._drop((one.kind, attribute, old), one.uid)
            insort(self._index.setdefault((one.kind, attribute, value), []), one.uid)

    def _drop(self, slot: tuple[str, str, Any], uid: int) -> None:
        uids = self._index[slot]
        del uids[bisect_left(uids, uid)]
        if not uids:
            del self._index[slot]

    def _indexed(self, one: GameObject) -> Iterator[tuple[str, str, Any]]:
        for name, field in one.fields.items():
            if field.index:
                yield (one.kind, name, one.values.get(name, field.default))

    def _link(self, one: GameObject) -> None:
        self.objects[one.uid] = one
        self._rows.pop(one.uid, None)
        insort(self._kind[one.kind], one.uid)
        self._keys[one.kind, one.key] = one.uid
        for slot in self._indexed(one):
            insort(self._index.setdefault(slot, []), one.uid)

    def _unlink(self, one: GameObject) -> None:
        del self.objects[one.uid]
        self._rows.pop(one.uid, None)
        uids = self._kind[one.kind]
        del uids[bisect_left(uids, one.uid)]
        del self._keys[one.kind, one.key]
        for slot in self._indexed(one):
            self._drop(slot, one.uid)

    def _rename(self, one: GameObject, key: str) -> None:
        del self._keys[one.kind, one.key]
        one.key = key
        self._rows.pop(one.uid, None)
        self._keys[one.kind, key] = one.uid

    def _convert(self, one: GameObject, kind: type[GameObject], key: str, values: dict[str, Any]) -> GameObject:
        self._unlink(one)
        new = kind(self, one.uid, key, values, one.origin)
        self._link(new)
        return new

    def _undo_one(self, change: Change) -> None:
        if change.op == "count":
            self.counters[change.key] = change.old
            return
        if change.op == "destroy":
            cls = self.kinds[change.kind]
            origin, values = change.old
            self._link(cls(self, change.uid, change.key, dict(values), origin))
            return
        one = self.objects[change.uid]
        if change.op == "create":
            self._unlink(one)
        elif change.op == "set":
            self._store(one, change.attribute, change.new, change.old)
        elif change.op == "rekey":
            self._rename(one, change.old)
        else:
            kind, key, values = change.old
            self._convert(one, self.kinds[kind], key, dict(values))
