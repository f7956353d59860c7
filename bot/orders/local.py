"""Orders of whoever keeps the store: put into the journal by hand, without a signature, for whoever can write the store
could change it anyway. They are recorded, told to the players, and carried out like all others.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bot.beginning import put_order
from bot.config import Config
from bot.errors import Complaint
from bot.orders.compose import Draft, new_id
from bot.orders.grammar import NotUnderstood, parse
from bot.store.store import Store
from bot.storing import Translator, genesis_of


def put(config: Config, lines: Sequence[str], now: datetime) -> str:
    """Puts an order into the store's journal; gives its name there. Raises Complaint for words not understood."""
    name = f"local/{new_id(now)}"
    with Store.open(config.url) as store:
        about = Translator(genesis_of(store).ruleset, store)
        try:
            found = parse(Draft("-", tuple(lines), now, name).text, about)
        except NotUnderstood as error:
            raise Complaint(str(error)) from None
        commands: list[dict[str, Any]] = [
            {"verb": one.verb, "arguments": dict(one.arguments), "text": one.text}
            | ({"at": one.at.isoformat(), "before": one.before} if one.at is not None else {})
            for one in found.commands
        ]
        put_order(store, name, commands, now)
    return name
