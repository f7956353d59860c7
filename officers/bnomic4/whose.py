"""Things named by whose they are: "Wonko's proposal", "the Consultation by Hose", "the consultation of Hose"."""

from __future__ import annotations

import re

from engine.errors import Held
from engine.game import Game
from engine.objects import GameObject
from officers.bnomic4.resolve import find_person

_WORDS = r"(?:new |only |latest |last |pending |open |own )*"


def whose(game: Game, actor: GameObject, said: str, noun: str) -> GameObject | None:
    """Whose thing of that noun (a regular expression) the words name; None if they name it otherwise, or nobody."""
    words = " ".join(said.replace("’", "'").split())
    found = re.fullmatch(rf"(?:the )?(.+?)(?:'s?)? {_WORDS}(?:{noun})", words, re.IGNORECASE) or re.fullmatch(
        rf"(?:the |that ){_WORDS}(?:{noun}) (?:by|of|from|that|which) (.+?)(?: (?:asked|made|submitted|posted))?",
        words,
        re.IGNORECASE,
    )
    if found is None:
        return None
    try:
        return find_person(game, actor, found[1])
    except Held:
        return None
