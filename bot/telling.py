"""An act in a few words ("vote FOR on 12 More Shelves"), and what a thing is called beside its key.

A nomic says how each of its actions is told (`Phrasebook.short`); what it does not say is told by the action's name
and its parameters. What a player wrote is data here: it fills a place and never makes one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.columns import clip, heading, line, shown
from bot.store.rows import StoredAct
from engine.acts import Act
from engine.game import Game
from engine.journal import ActRecord
from engine.language import Phrasebook, Slot
from engine.objects import GameObject

TITLES = ("title", "message", "duty", "question", "action")
"""Attributes that name a thing better than its key."""
LONGEST_TITLE = 90
LONGEST_VALUE = 48
"""Characters of one parameter; a longer one is a text of its own, of which the beginning is told."""
LEAST_WORDS = 14
"""Characters of words that say something by themselves; "FOR" below a line of a ballot does not."""
KINDS = {Slot.PROPOSAL: "proposal", Slot.CONSULTATION: "consultation", Slot.INDICTMENT: "indictment"}
"""Parameters that name a thing by its number, which says little without its title."""
ANSWERED = "reply"
"""Stands for what the mail answers, where the words name nothing."""
_PART = re.compile(r"\[([^\[\]]*)\]")
_SLOT = re.compile(r"\{(\w+)\}")
LITTLE = frozenset(
    "a an and as at be by do following for from have hereby i in it m my named now of on p proposal proposals say that "
    "the this to titled we with".split()
)
"""Words without which a sentence says the same."""
_WORD = re.compile(r"[^\W\d_]+|\d+")
_GAPS = re.compile(r"\s+(?=:)|\s+(?=\s)")


@dataclass(frozen=True, slots=True)
class ActTold:
    """An act as mails tell it: what was understood, in which words it was said, and what came of it."""

    mark: str
    """What it is called in this mail: "1", "#0"."""
    verdict: str
    what: str
    words: str
    """What was said, where that says more than `what`; "" else."""
    reason: str = ""
    rule: str = ""
    span: str = ""
    """The characters of the mail from which it was read ("0-13")."""


def tell(game: Game, mark: str, one: ActRecord | StoredAct, *, how: str = "", span: str = "") -> ActTold:
    """An act with its verdict; `how` begins it ("announce: ")."""
    words = one.text if isinstance(one, StoredAct) else one.act.text
    what = how + (
        told(game, one.action, one.params) if isinstance(one, StoredAct) else told(game, one.act.action, one.act.params)
    )
    shown = words if one.verdict != "succeeded" or says_more(words, what) else ""
    return ActTold(mark, one.verdict, heading(what), shown, one.reason, one.rule, span)


def before(act: Act) -> str:
    """What begins the telling of an act that is not done at once: it is announced, or waits for its day."""
    return "announce: " if act.intent else "later: " if act.when else ""


def label(one: GameObject) -> str:
    """What a thing is called: its key, and its title where it has one."""
    for name in TITLES:
        title = one.values.get(name)
        if name in one.fields and isinstance(title, str) and title.strip():
            said = clip(title, LONGEST_TITLE)
            return said if one.key.lower() == one.kind else f"{line(one.key)} {said}"
    return line(one.key)


def told(game: Game, action: str, params: Mapping[str, Any]) -> str:
    """An act in a few words of plain text, beginning with a small letter."""
    book: Phrasebook | None = game.nomic.phrasebook
    named, texts = _named(book, action)
    said = {name: value for name, value in params.items() if value not in (None, "", [], {})}
    values = {name: _value(game, named.get(name, ""), value) for name, value in said.items()}
    short = book.short.get(action) if book is not None else None
    if short is None:
        return _listed(line(action).replace("_", " "), values)
    whole = _PART.sub(lambda part: part[1] if set(_SLOT.findall(part[1])) <= values.keys() else "", short)
    used = set(_SLOT.findall(whole))
    text = _SLOT.sub(lambda slot: values.get(slot[1], "…"), whole)
    rest = {name: value for name, value in values.items() if name not in used | texts and _is_short(params[name])}
    return _GAPS.sub("", _listed(text.strip(), rest))


def heading_of(game: Game, action: str, params: Mapping[str, Any]) -> str:
    """The same as a heading."""
    return heading(told(game, action, params))


def says_more(words: str, told: str) -> bool:
    """Whether a player's words are worth repeating beside what they were read as: not where nothing else is in them."""
    return len(words) >= LEAST_WORDS and not _content(words) <= _content(told)


def _content(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.lower())) - LITTLE


def _listed(text: str, values: Mapping[str, str]) -> str:
    """The text, and what it leaves out in brackets."""
    rest = ", ".join(f"{name.replace('_', ' ')} {said}" for name, said in values.items())
    return f"{text} ({rest})" if rest else text


def _is_short(value: Any) -> bool:
    return len(shown(value)) <= LONGEST_VALUE


def _value(game: Game, known: str, said: Any) -> str:
    """A parameter as a reader knows it: a thing of a known kind with its title, a long text by its beginning."""
    if said == ANSWERED:
        return "what it answers"
    kind = game.world.kinds.get(known)
    found = game.world.get(kind, str(said)) if kind is not None and isinstance(said, str | int) else None
    return clip(label(found) if found is not None else shown(said), LONGEST_VALUE)


def _named(book: Phrasebook | None, action: str) -> tuple[dict[str, str], frozenset[str]]:
    """The parameters of an action that name a thing by its number (parameter -> kind), and those that are texts."""
    for words in book.words if book is not None else ():
        if words.action == action:
            texts = frozenset({words.body, *(one.name for one in words.params if one.slot is Slot.TEXT)})
            return {one.name: KINDS[one.slot] for one in words.params if one.slot in KINDS}, texts
    return {}, frozenset()
