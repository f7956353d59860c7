"""Opens the store that a command is about: by URL, by configuration, or the one beside a `config.toml` here."""

from __future__ import annotations

from pathlib import Path

from bot.config import load
from bot.errors import Complaint
from bot.store.store import Store

USUAL = "config.toml"


def store_url(config: str | None, store: str | None) -> str:
    """The URL of the store. Raises Complaint when neither is said and there is no configuration here."""
    if store is not None:
        return store
    if config is None and not Path(USUAL).is_file():
        raise Complaint(f"name the game by --config FILE or --store URL (there is no {USUAL} here)")
    return load(config or USUAL).url


def open_store(config: str | None, store: str | None) -> Store:
    """The store of a game that is there already; reading never creates one."""
    url = store_url(config, store)
    place = url.removeprefix("sqlite:///")
    if place != url and not place.startswith("file:") and place and not Path(place).exists():
        raise Complaint(f"{place}: no such store; start a game with `officer init GENESIS.toml --config CONFIG.toml`")
    return Store.open(url)
