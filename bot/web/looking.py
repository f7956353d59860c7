"""Search: things by their names and texts at the moment, mails by their words."""

from __future__ import annotations

from dataclasses import dataclass

from bot.columns import clip
from bot.telling import label
from bot.web import names
from bot.web.ask import Ask
from bot.web.mails import MailLine, lines
from bot.web.values import Link
from engine.names import fold
from engine.objects import GameObject

MOST_THINGS = 40
MOST_MAILS = 60
LONGEST = 200
AROUND = 80
"""Characters shown on each side of what was found in a text."""


@dataclass(frozen=True, slots=True)
class FoundThing:
    """A thing that holds the words, and where it says them."""

    thing: Link
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Results:
    """What a search found."""

    title: str
    said: str
    things: tuple[FoundThing, ...]
    mails: tuple[MailLine, ...]
    more: bool


def search(ask: Ask) -> Results:
    """Things and mails that hold every word asked for."""
    said = ask.query.get("q", "").strip()[:LONGEST]
    words = fold(said).split()
    if not words:
        return Results("Search", said, (), (), False)
    found = _things(ask, words)
    mails = lines(ask, ask.site.library.search(said, ask.until, MOST_MAILS))
    return Results(f"Search: {said}", said, tuple(found[:MOST_THINGS]), mails, len(found) > MOST_THINGS)


def _things(ask: Ask, words: list[str]) -> list[FoundThing]:
    """Those whose name holds the words first."""
    ranked: list[tuple[int, int, FoundThing]] = []
    for cls in ask.game.world.kinds.values():
        if cls.hidden:
            continue
        for one in ask.game.world.all(cls):
            called = fold(label(one))
            text = next(((n, t) for n, t in _texts(one) if all(word in fold(t) for word in words)), None)
            named = all(word in called for word in words)
            if named or text is not None:
                shown = _around(text[1], words[0]) if text is not None and not named else ""
                link = Link(label(one), names.thing(one))
                ranked.append((0 if named else 1, -one.uid, FoundThing(link, names.kind_label(cls.kind), shown)))
    return [one for _, _, one in sorted(ranked, key=lambda row: row[:2])]


def _texts(one: GameObject) -> list[tuple[str, str]]:
    """The texts of a thing that the public sees."""
    shown = ((name, one.values.get(name)) for name, field in one.fields.items() if field.shown and not field.private)
    return [(name, value) for name, value in shown if isinstance(value, str)]


def _around(text: str, word: str) -> str:
    at = max(text.lower().find(word), 0)
    start = max(0, at - AROUND)
    return ("…" if start else "") + clip(text[start : at + AROUND], 2 * AROUND)
