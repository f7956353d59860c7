"""`officer init`: a genesis becomes a game in a store, with the first secret for its draws.

The secret is made here, where chance is allowed, and enters the game as an entry of the journal; the fold publishes
its commitment. Doing it again changes nothing but the schema, where it is older than the program.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.config import Config, RootOfficer
from bot.entries import KEPT_HERE
from bot.errors import Complaint
from bot.genesis import Genesis
from bot.genesis import load as load_genesis
from bot.plain import plain
from bot.store.rows import EntryKind, NewEntry
from bot.store.store import Store
from bot.store.views import Shown
from bot.storing import found
from engine.nomic import Nomic
from engine.objects import Attribute, Instant, Ref, RefMap, Refs

KEEPER = "the keeper of the store"
"""In whose name an order stands that was put into the store by hand or by the configuration."""
FIRST_SEED = "seed/1"
SECRET_OCTETS = 32
LETTER_SECRET = "letter_secret"
"""Name of the secret in the Message-IDs of letters."""
_SQL: Mapping[type, str] = {bool: "boolean", int: "integer", float: "number", str: "text"}
_BY_CLASS: Mapping[type, str] = {
    Instant: "instant", Ref: "reference", Refs: "references", RefMap: "reference map"
}  # fmt: skip
"""Attributes whose class says more of their values than their default."""


def init(config: Config, genesis: str | Path | None = None, *, now: datetime | None = None) -> str:
    """Creates or upgrades the store and its game; gives one line on what there is now.

    Raises Complaint for a genesis that is wrong or not that of the store, StoreError for a store out of reach.
    """
    place = genesis or config.genesis
    if place is None:
        raise Complaint("init: name the genesis, as an argument or as `genesis` under [game] of the configuration")
    begin = load_genesis(place)
    game = begin.fold().game
    with Store.open(config.url) as store:
        found(store, begin)
        fresh = plant(store, begin, max(now or datetime.now(UTC), game.now))
        appoint(store, config.officers, max(now or datetime.now(UTC), game.now))
        store.create_views(view_schema(begin.nomic()))
        name = store.name
    return f"{'a new game' if fresh else 'the game'} {game.settings.name!r} lies in {name}"


def letter_secret(store: Store) -> str:
    """The secret in the Message-IDs of letters, which the store keeps; made when it has none."""
    held = store.meta(LETTER_SECRET)
    if held is None:
        held = os.urandom(SECRET_OCTETS).hex()
        store.set_meta({LETTER_SECRET: held})
    return held


def plant(store: Store, genesis: Genesis, at: datetime) -> bool:
    """Puts the first secret into the journal, unless there is one; whether it was put there now."""
    if any(one.kind is EntryKind.SEED for one in store.entries_with_id(FIRST_SEED)):
        return False
    secret = os.urandom(SECRET_OCTETS)
    at = at.replace(microsecond=0)
    commitment = hashlib.sha256(secret).hexdigest()
    store.accept(NewEntry(EntryKind.SEED, at, secret, FIRST_SEED, commitment, ingested_at=at, source="init"))
    return True


def appoint(store: Store, officers: Sequence[RootOfficer], at: datetime) -> None:
    """Puts the root officers of a configuration into the journal, each once: whoever keeps the store orders it.

    An officer that is no longer in the configuration stays one until an order dismisses him. Raises Complaint for a
    key that is none.
    """
    for one in officers:
        certificate = one.certificate()
        key = {"fingerprint": certificate.fingerprint, "certificate": certificate.text}
        commands = [
            {"verb": "appoint", "arguments": {"name": one.name, "root": True, "addresses": [one.address]}},
            {"verb": "enroll", "arguments": {"name": one.name, **key}},
        ]
        put_order(store, f"officer/{one.name}/{certificate.fingerprint}", commands, at)


def put_order(store: Store, name: str, commands: Sequence[Mapping[str, Any]], at: datetime) -> bool:
    """Puts an order of whoever keeps the store into the journal, once by its name; whether it was put there now."""
    if any(one.source == KEPT_HERE for one in store.entries_with_id(name)):
        return False
    raw = json.dumps({"officer": KEEPER, "commands": list(commands)}, ensure_ascii=False, sort_keys=True).encode()
    at, digest = at.replace(microsecond=0), hashlib.sha256(raw).hexdigest()
    store.accept(NewEntry(EntryKind.ORDER, at, raw, name, digest, ingested_at=at, source=KEPT_HERE, facts={}))
    return True


def view_schema(nomic: Nomic) -> dict[str, dict[str, Shown]]:
    """The kinds of a nomic with the SQL types of their attributes, for the store's views."""
    kinds = (cls for cls in nomic.kinds if not cls.hidden)
    return {cls.kind: {name: _shown(one) for name, one in cls.fields.items()} for cls in kinds}


def _shown(one: Attribute[Any]) -> Shown:
    sql = next((name for cls, name in _BY_CLASS.items() if isinstance(one, cls)), "")
    return Shown(sql or _SQL.get(type(one.default), "json"), plain(one.default))
