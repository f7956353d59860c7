"""The page of coverage: rule by rule, what the officer does for it, made from the tables of a nomic.

It is made of what the law itself declares, so it cannot promise what is not there; and every name that a table gives
for the place of a thing is looked up. What does not resolve, is only a stub, or is missing, is a gap.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from importlib import import_module
from typing import Any

from engine.nomic import Nomic
from engine.tables import Care

COLUMNS = (
    ("action", "Acts"), ("words", "Said with acts"), ("event", "Events"), ("duty", "Duties"), ("display", "Displays"),
    ("question", "Questions"), ("switch", "Readings"), ("parameter", "Parameters"), ("attribute", "Attributes"),
)  # fmt: skip
"""Sorts of parts with their headings, in the order of the page."""
CARED = {Care.RUN: "run", Care.WATCHED: "watched", Care.HANDED: "handed to a human", Care.IDLE: "nothing to do"}


@dataclass(frozen=True, slots=True)
class Row:
    """One rule: how it is cared for, and by what."""

    rule: str
    about: str
    care: tuple[Care, ...]
    says: str
    parts: Mapping[str, tuple[str, ...]]
    """Sort -> names."""

    @property
    def covered(self) -> bool:
        """Whether anything at all cares for the rule."""
        return bool(self.care) or any(self.parts.values())


def rows(nomic: Nomic, rules: Sequence[str] = ()) -> list[Row]:
    """Every rule that is cited anywhere, and those named, in the order of their numbers."""
    cited: dict[str, dict[str, list[str]]] = {rule: {} for rule in rules}
    for part, about in nomic.parts().items():
        sort, _, name = part.partition(" ")
        for rule in dict.fromkeys(about):
            cited.setdefault(rule, {}).setdefault({"effect": "event"}.get(sort, sort), []).append(name)
    for cls in nomic.kinds:
        for name, field in cls.fields.items() if not cls.hidden else ():
            if field.rule:
                cited.setdefault(field.rule, {}).setdefault("attribute", []).append(f"{cls.kind}.{name}")
    return [_row(nomic, rule, cited[rule]) for rule in sorted(filter(None, cited), key=_number)]


def _row(nomic: Nomic, rule: str, parts: Mapping[str, Sequence[str]]) -> Row:
    remark = nomic.remarks.get(rule)
    named = {sort: tuple(sorted(parts.get(sort, ()), key=_number)) for sort, _ in COLUMNS}
    if remark is None:
        return Row(rule, "", (), "", named)
    return Row(rule, remark.about, remark.care, remark.says, named)


def _number(name: str) -> tuple[Any, ...]:
    """Names in the order of their letters, then numbers: "4E9" before "4E15", "E2" before "E10", "T-A" before "T-B"."""
    bare = name.rpartition("E")[2] if name[:1].isdigit() else name
    letters = bare.rstrip("0123456789.")
    numbers = [int(part) for part in bare[len(letters) :].split(".") if part]
    return (letters, numbers, name)


def gaps(nomic: Nomic, rules: Sequence[str] = ()) -> Iterator[str]:
    """What is missing: rules that nothing cares for, places that do not exist, functions that do nothing."""
    for row in rows(nomic, rules):
        if not row.covered:
            yield f"rule {row.rule}: nothing cares for it"
        if Care.HANDED in row.care and not (row.parts["question"] or row.parts["duty"]):
            yield f"rule {row.rule}: handed to a human, but no question or duty cites it"
        if Care.RUN in row.care and not any(row.parts.values()) and not nomic.remarks[row.rule].by:
            yield f"rule {row.rule}: run, but by nothing"
    for name, where in _places(nomic):
        try:
            found = resolve(where)
        except (ImportError, AttributeError) as error:
            yield f"{name}: {where}: {error}"
            continue
        if callable(found) and not inspect.isclass(found) and is_stub(found):
            yield f"{name}: {where} does nothing"
    for name, function in functions(nomic):
        if is_stub(function) and name.partition(" ")[2] not in nomic.customs:
            yield f"{name} does nothing"


def _places(nomic: Nomic) -> Iterator[tuple[str, str]]:
    for effect in nomic.effects.values():
        yield f"effect {effect.name}", effect.by
    for remark in nomic.remarks.values():
        for where in remark.by:
            yield f"remark {remark.rule}", where


def functions(nomic: Nomic) -> Iterator[tuple[str, Callable[..., Any]]]:
    """The functions of the law: of actions, events and displays."""
    yield from ((f"action {name}", law.law) for name, law in nomic.actions.items())
    yield from ((f"event {event.name}", event.run) for event in nomic.events)
    yield from ((f"display {name}", display.make) for name, display in nomic.displays.items())


def resolve(where: str) -> Any:
    """What "package.module:name" names. Raises ImportError or AttributeError."""
    module, _, name = where.partition(":")
    return reduce(getattr, name.split("."), import_module(module))


def is_stub(function: Callable[..., Any]) -> bool:
    """Whether a function's body is a docstring, `pass`, `...` or a mere NotImplementedError."""
    source = textwrap.dedent(inspect.getsource(inspect.unwrap(function)))
    node = ast.parse(source).body[0]
    assert isinstance(node, ast.FunctionDef)
    body = [one for one in node.body if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))]
    return all(isinstance(one, ast.Pass) or "NotImplemented" in ast.dump(one) for one in body)


# -- the page -----------------------------------------------------------------------------------------


def page(nomic: Nomic, rules: Sequence[str] = ()) -> str:
    """The page as Markdown."""
    found = rows(nomic, rules)
    counts = {sort: len({name for row in found for name in row.parts[sort]}) for sort, _ in COLUMNS}
    out = [
        f"# What the officer does for {nomic.title}",
        "",
        f"Made by `officer coverage --ruleset {nomic.id}`; do not edit it. {len(found)} rules; "
        + ", ".join(f"{counts[sort]} {heading.lower()}" for sort, heading in COLUMNS)
        + " cite them.",
        "",
        "A rule is *run* when the officer does what it says, *watched* when it can only notice and tell, and *handed "
        "to a human* when somebody is asked in time. What cites a rule is asked about when the rule changes.",
        "",
    ]
    for row in found:
        out += _section(row)
    out += _tables(nomic)
    return "\n".join(out).rstrip() + "\n"


def _section(row: Row) -> Iterator[str]:
    care = ", ".join(CARED[one] for one in row.care)
    yield f"## {row.rule}" + (f": {row.about}" if row.about else "")
    yield ""
    if row.care:
        yield f"*{care[:1].upper()}{care[1:]}*: {row.says}."
        yield ""
    for sort, heading in COLUMNS:
        if row.parts[sort]:
            yield f"- {heading}: {', '.join(row.parts[sort])}"
    if any(row.parts.values()):
        yield ""


def _tables(nomic: Nomic) -> Iterator[str]:
    if any(one.said for one in nomic.effects.values()):
        yield from ("## What is said with acts", "", "| | Rule | What |", "|---|---|---|")
        yield from (_line(one.name, one.rule, one.says) for one in nomic.effects.values() if one.said)
        yield ""
    if nomic.events or nomic.effects:
        yield from ("## What happens by itself", "", "| | Rule | What |", "|---|---|---|")
        events = {event.name: (event.rule, _first(event.run)) for event in nomic.events}
        events |= {one.name: (one.rule, one.says) for one in nomic.effects.values() if not one.said}
        for name, (rule, says) in sorted(events.items(), key=_by_name):
            yield _line(name, rule, says)
        yield ""
    if nomic.duties:
        yield from ("## Duties", "", "| | Who | Must | Rule | Term | If not |", "|---|---|---|---|---|---|")
        for charge in nomic.duties.values():
            yield _line(charge.code, charge.who, charge.said("…"), charge.rule, charge.term, charge.otherwise)
        yield ""
    if nomic.questions:
        yield from ("## What only a human decides", "", "| | Question | Who | Rule | Answers | Until | If not |",
                    "|---|---|---|---|---|---|---|")  # fmt: skip
        for one in nomic.questions.values():
            until = "no term" if one.days is None else f"{one.days} UTC midnight{'s' * (one.days != 1)}"
            answers = " / ".join(one.answers) or one.free
            yield _line(one.category, one.asks, one.who, one.rule, answers, until, one.otherwise)


def _by_name(item: tuple[str, Any]) -> tuple[Any, ...]:
    return _number(item[0])


def _first(function: Callable[..., Any]) -> str:
    return (inspect.getdoc(function) or "").partition("\n")[0]


def _line(*cells: str) -> str:
    return f"| {' | '.join(map(_cell, cells))} |"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
