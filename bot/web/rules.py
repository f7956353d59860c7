"""The rules: their documents, and what of the officer's law rests on each.

A rule has a page whether the game holds its text or not: what the officer does under it is known from the tables of
the nomic (actions, automatic events, displays, doubtful texts, constants), all of which cite their rule.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.columns import clip, heading, line
from bot.web import names
from bot.web.acts import ActGroup, grouped
from bot.web.ask import Ask, Missing
from bot.web.thing import Thing, thing
from bot.web.things import natural
from bot.web.values import Link, plain
from engine.game import Game
from engine.nomic import Nomic
from engine.objects import GameObject

LATEST = 12
BEGINNING = 72
"""Characters of a text that stand for a title."""


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A rule in the list: how often it was revised, and how much of the law cites it."""

    rule: Link
    title: str
    begins: str
    """How its text begins, where it has no title."""
    power: str
    repealed: bool
    written: bool
    parts: int


@dataclass(frozen=True, slots=True)
class Rules:
    """All rules."""

    rules: tuple[RuleLine, ...]
    texts: bool
    """Whether the game holds the text of any."""
    title: str = "Rules"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the officer's law that rests on a rule."""

    kind: str
    name: str
    what: str
    now: str = ""
    """The reading or value in force, for a doubtful text or a constant."""
    off: bool = False


@dataclass(frozen=True, slots=True)
class RulePage:
    """One rule: its document, if the game has it, and what rests on it."""

    title: str
    rule: str
    thing: Thing | None
    parts: tuple[Part, ...]
    acts: tuple[ActGroup, ...]
    """The latest acts whose verdict cites it."""


def parts(game: Game) -> dict[str, list[Part]]:
    """Rule -> what rests on it."""
    nomic: Nomic = game.nomic
    out: dict[str, list[Part]] = {}

    def add(rule: str, kind: str, name: str, what: str, now: str = "", label: str = "") -> None:
        if rule:
            out.setdefault(rule, []).append(Part(kind, label or heading(name), line(what), now, game.is_off(name)))

    for cls in game.world.kinds.values():
        for name, field in cls.fields.items() if not cls.hidden else ():
            if field.shown and not field.private:
                add(
                    field.rule, "attribute", name, field.doc, label=f"{heading(name)} of a {cls.kind.replace('_', ' ')}"
                )
    for law in nomic.actions.values():
        for rule in law.rules:
            add(rule, "action", law.action, law.doc.partition("\n")[0])
    for event in nomic.events:
        add(event.rule, "event", event.name, (event.run.__doc__ or "").strip().partition("\n")[0], label=event.name)
    for display in nomic.displays.values():
        add(display.rule, "display", display.name, display.title, label=display.name)
    for switch in nomic.switches.values():
        add(switch.rule, "reading", switch.name, switch.question, game.reading(switch.name))
    for parameter in nomic.parameters.values():
        add(parameter.rule, "constant", parameter.name, parameter.doc, plain(game.parameter(parameter.name)).text)
    return out


def documents(game: Game) -> list[GameObject]:
    """The rules whose text the game holds."""
    cls = game.world.kinds.get(game.nomic.outline.rule)
    return list(game.world.all(cls)) if cls is not None else []


def rules(ask: Ask) -> Rules:
    """Every rule that has a text or that the law cites."""
    resting = parts(ask.game)
    written = {one.key: one for one in documents(ask.game)}
    keys = sorted({*resting, *written}, key=natural)
    return Rules(tuple(_line(key, written.get(key), len(resting.get(key, ()))) for key in keys), bool(written))


def _line(key: str, one: GameObject | None, count: int) -> RuleLine:
    values = {} if one is None else {name: one.values.get(name, field.default) for name, field in one.fields.items()}
    power = str(values.get("power", ""))
    repealed = bool(values.get("repealed"))
    title = line(values.get("title", ""))
    begins = clip(values.get("text", ""), BEGINNING) if not title else ""
    return RuleLine(Link(line(key), names.rule(key)), title, begins, power, repealed, one is not None, count)


def rule(ask: Ask) -> RulePage:
    """One rule. Raises Missing for one that neither has a text nor is cited."""
    key = names.name_of(ask.params["rule"])
    kind = ask.nomic.outline.rule
    cls = ask.game.world.kinds.get(kind)
    held = cls is not None and (ask.game.world.get(cls, key) is not None or ask.store.uid_of(kind, key) is not None)
    resting = parts(ask.game).get(key, [])
    acts = ask.store.latest_acts(LATEST, until=ask.game.now, wanted={"rule": key})
    if not (held or resting or acts):
        raise Missing(f"no rule {key!r}")
    inner = Ask(ask.site, ask.moment, {"kind": kind, "key": ask.params["rule"]}, ask.query)
    one = thing(inner) if held else None
    return RulePage(
        f"Rule {one.title if one is not None else line(key)}", line(key), one, tuple(resting), grouped(ask, acts)
    )
