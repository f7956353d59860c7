"""Names in paths, and the permalinks of everything: relative to the root of the site, each a folder.

A thing is found by its kind and any key that it ever had; a mail by its Message-ID; an act by its mail and its
place in it. Characters that a path cannot carry are written "~XX" (two hexadecimal digits an octet), so that one
name is one segment; a name that would show an address, or is too long for a file name, is a number instead.
"""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import quote, unquote

from bot.columns import heading
from bot.web.privacy import holds_address
from engine.game import Game
from engine.genesis import plural
from engine.objects import GameObject

LONGEST = 120
"""Octets of a name: with the rest of a path they stay below the 255 of a file name, quoted or not."""
FOLDERS = 4096
"""Names of which is kept how they stand in a path: a page has some hundred links."""
_UNSAFE = re.compile(r"[~/\\\x00-\x1f\x7f]|^\.|^-")
_ESCAPED = re.compile(r"~([0-9A-F]{2})")
_NUMBERED = re.compile(r"~n(\d{1,18})")


def segment(name: str) -> str:
    """A name as one segment of a path, not quoted yet."""
    return _UNSAFE.sub(lambda found: f"~{ord(found[0]):02X}", name)


def name_of(said: str) -> str:
    """The name that was made a segment (after the path was unquoted)."""
    return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), said)


def number_of(said: str) -> int | None:
    """The number that stands for a name, if one does."""
    found = _NUMBERED.fullmatch(said)
    return int(found[1]) if found is not None else None


def numbered(number: int) -> str:
    """A number in the stead of a name."""
    return f"~n{number}"


@lru_cache(FOLDERS)
def speakable(name: str) -> bool:
    """Whether the name can stand in a path."""
    return bool(name) and len(segment(name).encode()) <= LONGEST and not holds_address(name)


def slug(one: GameObject) -> str:
    """A thing's segment."""
    return segment(one.key) if speakable(one.key) else numbered(one.uid)


def path(*segments: str) -> str:
    """A folder of the site."""
    return "".join(map(_folder, segments))


@lru_cache(FOLDERS)
def _folder(name: str) -> str:
    return f"{quote(name, safe='~')}/"


def thing(one: GameObject, *rest: str) -> str:
    """The permalink of a thing."""
    return path("things", one.kind, slug(one), *rest)


def kind(name: str) -> str:
    """Where all things of a kind are."""
    return path("things", name)


def mail(message_id: str, seq: int | None = None) -> str:
    """The permalink of a mail; `seq` stands in where its Message-ID cannot be a name."""
    fits = len(segment(message_id).encode()) <= LONGEST and bool(message_id)
    return path("mail", segment(message_id) if fits or seq is None else numbered(seq))


def act(message_id: str, index: int, seq: int | None = None) -> str:
    """The permalink of an act."""
    return f"{mail(message_id, seq)}#act-{index}"


def rule(said: str) -> str:
    """The permalink of a rule, whether the game has its text or not."""
    return path("rules", segment(said))


def kind_label(name: str, *, several: bool = False) -> str:
    """A kind as a heading: "Scheduled action", "Scheduled actions"."""
    return heading(plural(name) if several else name)


def acts(one: GameObject) -> bool:
    """Whether the thing is somebody who acts: a person or a body."""
    return one.kind == "player" or "addresses" in one.fields or "officers" in one.fields


def person(game: Game, name: str) -> GameObject | None:
    """The person or body of that name, as verdicts name their actors."""
    for cls in game.world.kinds.values():
        if cls.kind == game.nomic.outline.player or "addresses" in cls.fields or "officers" in cls.fields:
            found = game.world.get(cls, name)
            if found is not None:
                return found
    return None


def unquoted(said: str) -> str:
    """A path as it was before quoting."""
    return unquote(said)
