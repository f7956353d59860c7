"""What speaks for an act that was misread.

An act is told as signs: of its words and of those around it in its statement, of what its parameters are like (a
number, a title, a word in small letters, nothing), and of what stands in the statement and is told by no act: a sum, a
name, a vote. What each sign speaks for was learned from acts that were misread in the mails of writers whom nobody had
seen (`scripts/suspect.py`). The sum is reason enough to ask a human, and never to do anything.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.acts import Act
from engine.language import Param
from parsers.clauses.likeness import Signs, even

MOST_AROUND = 12
"""Signs of the words before an act, and of those behind it."""
MOST_WITHIN = 40
LONG = 80
"""Characters from which on what a parameter says is a text."""
MOST_WORDS = 5
MOST_BESIDE = 3
"""Acts beside one in its statement; more are as many."""
POINTING = frozenset("own same reply all both self above last".split())
"""What a parameter says that names nothing, but points at it."""


class Place(NamedTuple):
    """Where an act stands: the words of its statement before it and behind it."""

    before: str
    behind: str
    line_start: bool
    """The statement begins a line."""
    marked: bool
    """It is an item of a list."""


def signs_against(
    signs: Signs, params: Sequence[Param], act: Act, place: Place, beside: Sequence[Act], reported: str, said: str = ""
) -> set[str]:
    """The signs of an act that may be misread.

    `beside`: the other acts of its statement; `reported`: the words of it that are held already; `said`: what it and
    those beside it say in their parameters (`params_said`), where that is known.
    """
    name = act.action
    before = signs.of(_flat(place.before), place.line_start, place.marked)[:-1][-MOST_AROUND:]
    behind = signs.of(_flat(place.behind), False, False)[1:][:MOST_AROUND]
    within = signs.of(_flat(act.text), True, False)[1:-1][:MOST_WITHIN]
    found = {f"act={name}", f"before {before[-1]}", f"behind {behind[0]}"}
    found.update(f"before.. {sign}" for sign in before)
    found.update(f"..behind {sign}" for sign in behind)
    found.update(within)
    found.update(f"{name} {sign}" for sign in within)
    found |= {f"beside {min(len(beside), MOST_BESIDE)}", f"{name} beside {min(len(beside), MOST_BESIDE)}"}
    found.add(f"before {' '.join(before[-2:])}")
    found.add(f"behind {' '.join(behind[:2])}")
    if within:
        found |= {f"first {within[0]}", f"last {within[-1]}"}
    left = set(_left(signs, act, said or params_said((act, *beside)), place, beside, reported))
    found.update(f"left {kind}" for kind in left)
    found.update(f"{name} left {kind}" for kind in left)
    found.update(_of_params(signs, params, act, left))
    found.update(kind for kind in ("intent", "actor", "when", "transaction") if getattr(act, kind) is not None)
    if any(one.start < act.end and act.start < one.end and one.action != name for one in beside):
        found.add("over another")
    return found


def _flat(text: str) -> str:
    return text.replace("\n", " ")


def params_said(acts: Iterable[Act]) -> str:
    """All that the parameters of some acts say, to look for something in it."""
    return even(" ".join(json.dumps(dict(one.params), ensure_ascii=False, default=str) for one in acts))


def _left(signs: Signs, act: Act, said: str, place: Place, beside: Sequence[Act], reported: str) -> Iterator[str]:
    """The kinds of what stands in the statement and no act tells, each with where it stands."""
    told = said + even(" ".join((*dict.fromkeys(one.text for one in beside), reported)))
    for where, text in (("before", place.before), ("within", act.text), ("behind", place.behind)):
        for kind in signs.unsaid(_flat(text), where == "behind", told):
            yield f"{kind} {where}"


def _of_params(signs: Signs, params: Sequence[Param], act: Act, left: set[str]) -> Iterator[str]:
    """What the parameters are like, and what is left where one of them says nothing."""
    for param in params:
        value = act.params.get(param.name)
        key = f"{act.action}.{param.name}"
        if value is None:
            yield from (f"{key} left {one}" for one in left)
        if value is None and param.name not in act.params and not param.required:
            continue  # nobody has to say it
        kind = _kind_of(value)
        yield f"{param.name}={kind}"
        yield f"{key}={kind}"
        if isinstance(value, str) and kind.lower().startswith("words"):
            first = 2 if value[:1].isupper() else 1  # a name, perhaps, and not a word
            yield from (f"said {sign}" for sign in signs.of(_flat(value), False, False)[first:-1])


def _kind_of(value: Any) -> str:
    """What a value is like, whatever it is."""
    if value is None:
        return "nothing"
    if isinstance(value, int):
        return "number"
    if not isinstance(value, str):
        return f"{type(value).__name__} {min(len(value), 3)}"
    if value in POINTING:
        return value
    if value.isdigit():
        return "number"
    if len(value) > LONG:
        return "text"
    return f"{'Words' if value[:1].isupper() else 'words'} {min(len(value.split()), MOST_WORDS)}"
