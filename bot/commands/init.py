"""`officer init`: creates or upgrades the store and puts the game's start into it."""

from __future__ import annotations

from bot.beginning import init as begin
from bot.config import load


def init(genesis: str | None = None, *, config: str) -> None:
    """Create or upgrade the store and the game.

    Parameters
    ----------
    genesis
        The game's start (TOML); default: the file that the configuration names.
    config
        The service's configuration, which names the store.
    """
    print(begin(load(config), genesis))
