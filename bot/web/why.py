"""Why a value is what it is: its changes, oldest first, each with the act, event or motion behind it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.columns import heading, line, shown
from bot.telling import label
from bot.web import names
from bot.web.ask import Ask, Missing
from bot.web.changes import Step, steps, stored_changes
from bot.web.finding import find, kind_of
from bot.web.values import Link, Value, stored

MOST_STEPS = 100


@dataclass(frozen=True, slots=True)
class Why:
    """How a value came to be: its changes, oldest first."""

    title: str
    thing: Link
    attribute: str
    label: str
    value: Value
    rule: str
    doc: str
    steps: tuple[Step, ...]
    more: int


def why(ask: Ask) -> Why:
    """How one value came to be."""
    found, name = find(ask), ask.params["attribute"]
    one = found.one
    cls = type(one) if one is not None else kind_of(ask)
    field = cls.fields.get(name)
    if field is None or not field.shown or field.private:
        raise Missing(f"a {cls.kind} has no attribute {name!r} that could be explained")
    changes = stored_changes(ask.store, found.uid, name, ask.game.now)
    told = tuple(steps(ask, changes[-MOST_STEPS:]))
    value = stored(one, name) if one is not None else Value("nothing", "gone")
    called = (
        Link(label(one), names.thing(one))
        if one is not None
        else Link(line(found.key), names.path("things", cls.kind, names.segment(found.key)))
    )
    title = (
        f"Why {heading(name).lower()} of {called.text} is {shown(value.text) if value.form != 'prose' else 'as it is'}"
    )
    more = max(0, len(changes) - MOST_STEPS)
    return Why(title, called, name, heading(name), value, field.rule, field.doc, told, more)
