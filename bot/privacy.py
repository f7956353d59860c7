"""Keeps the addresses of persons out of what the officer writes: posts, answers, displays.

The law and the templates do not show them, but a player's own words may hold any text, and a stranger without a name
is called by his address. So every rendered text passes here last: the addresses of persons of the game are made
unreadable wherever they stand; those of fora, and Message-IDs, stay.
"""

from __future__ import annotations

import re
from functools import lru_cache

from bot.web.privacy import DOT
from engine.game import Game, Task


def private_addresses(game: Game) -> frozenset[str]:
    """The addresses of every person and officer of the game, lower case."""
    kinds = [cls for cls in game.world.kinds.values() if "addresses" in cls.fields]
    people = [one for cls in kinds for one in game.world.all(cls)]
    return frozenset(str(one).lower() for each in people for one in each.values.get("addresses", ()))


def hidden(game: Game, text: str) -> str:
    """The text with the addresses of persons made unreadable, of the same length."""
    if "@" not in text:
        return text
    known = private_addresses(game)
    return _pattern(known).sub(_dotted, text) if known else text


def hidden_from_all(game: Game, text: str) -> str:
    """The same for a post: of strangers too about whom an officer is asked; he is told whose address it is."""
    asked = _asked_about(game) if "@" in text else frozenset()
    return hidden(game, _pattern(asked).sub(_dotted, text) if asked else text)


def _asked_about(game: Game) -> frozenset[str]:
    """The addresses in questions of identity (engine/doubts.py)."""
    category = game.nomic.doubts.identity if game.nomic.doubts is not None else ""
    subjects = [one.subject for one in game.all(Task) if category and one.category == category]
    found = (one.rpartition(" <")[2].removesuffix(">").lower() for one in subjects)
    return frozenset(one for one in found if "@" in one)


@lru_cache(maxsize=16)
def _pattern(known: frozenset[str]) -> re.Pattern[str]:
    longest_first = sorted(known, key=lambda one: (-len(one), one))
    return re.compile("|".join(map(re.escape, longest_first)), re.IGNORECASE)


def _dotted(found: re.Match[str]) -> str:
    return "".join(char if char == "@" else DOT for char in found[0])
