"""Changes of the state explained: what became what, when, and by which act, event, motion or order.

What one cause did at one instant is one step, so that the pages read like a story and not like a table of writes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any

from bot.columns import clip, heading, line
from bot.store.rows import StoredAct, StoredChange
from bot.store.store import Store
from bot.telling import label
from bot.web import names
from bot.web.ask import Ask
from bot.web.diffs import Piece, compare, worth_comparing
from bot.web.values import NOTHING, Link, Value, of, plain
from engine.game import Game

WORDS = 160
"""Characters of an act's words that are quoted beside a change."""
_EVENT = re.compile(r"event (\S+)")
_THING = re.compile(r"([a-z_]+) (\S.*)")


@dataclass(frozen=True, slots=True)
class Cause:
    """Why something changed: a link to the act or motion, its words, or what the event does."""

    by: Link
    words: str = ""
    actor: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """One member of a collection that changed: what it was and is; "" where it was not or is no longer there."""

    member: Link
    was: str
    now: str


@dataclass(frozen=True, slots=True)
class Alteration:
    """One value changed, or the thing as a whole ("create", "destroy", "rekey", "reclass")."""

    id: int
    subject: Link
    op: str
    attribute: str
    old: Value
    new: Value
    parts: tuple[Part, ...] = ()
    pieces: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """What one cause did at one instant."""

    at: datetime
    cause: Cause
    rule: str
    alterations: tuple[Alteration, ...]


def steps(ask: Ask, changes: Sequence[StoredChange]) -> list[Step]:
    """Some changes explained, in their order."""
    explain = Explainer(ask, changes)
    told = [(one.at, explain.cause(one), one.rule, explain.alteration(one)) for one in changes]
    return [
        Step(at, cause, next((rule for _, _, rule, _ in group if rule), ""), tuple(one for *_, one in group))
        for (at, cause), group in ((key, list(rows)) for key, rows in groupby(told, key=lambda row: row[:2]))
    ]


class Explainer:
    """Looks up, once for many changes, the mails and acts that they came from."""

    def __init__(self, ask: Ask, changes: Iterable[StoredChange]) -> None:
        self._game, store = ask.game, ask.store
        self._post = ask.site.library.post
        known = list(changes)
        seqs = {one.entry_seq for one in known if one.entry_seq is not None}
        self._ids = store.message_ids(seqs) if seqs else {}
        places = {(one.entry_seq, one.act_idx) for one in known if one.entry_seq is not None}
        self._acts = store.acts_by_ids({(seq, index) for seq, index in places if index is not None})

    def alteration(self, one: StoredChange) -> Alteration:
        """What a change did, without why."""
        thing = self._game.world.objects.get(one.uid)
        link = Link(f"{names.kind_label(one.kind)} {line(one.key)}", names.thing(thing) if thing is not None else "")
        old, new = self._values(one)
        pieces: tuple[Piece, ...] = ()
        if one.op == "set" and worth_comparing(one.old, one.new) and (old.form, new.form) != ("when", "when"):
            pieces = compare(raw_text(one.old), raw_text(one.new))
        return Alteration(one.id, link, one.op, one.attribute, old, new, parts(old, new), pieces)

    def _values(self, one: StoredChange) -> tuple[Value, Value]:
        world = self._game.world
        if one.op == "rekey":
            return plain(one.old), plain(one.new)
        if one.op != "set":
            return NOTHING, NOTHING
        field = world.kinds[one.kind].fields[one.attribute]
        if field.private:
            return plain("(not shown)"), plain("(not shown)")
        return of(world, field, field.undump(one.old)), of(world, field, field.undump(one.new))

    def cause(self, one: StoredChange) -> Cause:
        """The act of a mail, else what the world was told was the cause."""
        act = self._act(one)
        if act is not None:
            where = names.act(act.message_id, act.idx, act.entry_seq) if self._is_shown(act.message_id) else ""
            return Cause(Link(heading(act.action), where), clip(act.text, WORDS), act.actor)
        found = cause(self._game, one.cause)
        message_id = self._ids.get(one.entry_seq if one.entry_seq is not None else -1, "")
        if message_id and not one.cause:
            where = names.mail(message_id, one.entry_seq) if self._is_shown(message_id) else ""
            return Cause(Link("a mail", where))
        return found

    def _is_shown(self, message_id: str) -> bool:
        """Whether the mail has a page; an order's has none."""
        return bool(message_id) and self._post(message_id) is not None

    def _act(self, one: StoredChange) -> StoredAct | None:
        if one.entry_seq is None or one.act_idx is None:
            return None
        return self._acts.get((one.entry_seq, one.act_idx))


def cause(game: Game, said: str) -> Cause:
    """What stands behind the words of a change: an automatic event, a motion that passed, the officer, an order."""
    event = _EVENT.fullmatch(said)
    if event is not None:
        for one in game.nomic.events:
            if one.name == event[1]:
                does = (one.run.__doc__ or "").strip().partition("\n")[0]
                return Cause(Link(f"By itself: {does or one.name}"))
    named = _THING.fullmatch(said)
    if named is not None and named[1] in game.world.kinds:
        thing = game.world.get(game.world.kinds[named[1]], named[2])
        if thing is not None:
            return Cause(Link(f"{names.kind_label(named[1])} {label(thing)}", names.thing(thing)))
    return Cause(Link("the start of the game" if said in ("", "genesis") else line(said)))


def parts(old: Value, new: Value) -> tuple[Part, ...]:
    """Which members of a collection changed."""
    if "pairs" not in (old.form, new.form) and "links" not in (old.form, new.form):
        return ()
    was, now = _members(old), _members(new)
    if len(was) <= 1 and len(now) <= 1 and "pairs" not in (old.form, new.form):
        return ()
    return tuple(
        Part(link, was.get(link, ""), now.get(link, ""))
        for link in dict.fromkeys([*was, *now])
        if was.get(link) != now.get(link)
    )


def _members(value: Value) -> dict[Link, str]:
    return {**dict(value.pairs), **dict.fromkeys(value.links, "yes")}


def stored_changes(store: Store, uid: int, attribute: str | None, until: datetime) -> list[StoredChange]:
    """The changes of a thing up to an instant."""
    return [one for one in store.changes(uid, attribute) if one.at <= until]


def raw_text(value: Any) -> str:
    """A stored text, "" for what is none."""
    return value if isinstance(value, str) else ""
