"""`officer actions`: every action with its rules, phrases, parameters and examples; also the players' guide of them."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any

from cyclopts import Parameter

import officers


def actions(
    *,
    ruleset: str = officers.DEFAULT,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    markdown: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """List every action that can be performed by mail.

    Parameters
    ----------
    ruleset
        Whose actions.
    as_json
        One JSON object an action, on a line of its own.
    markdown
        As a chapter of the players' guide.
    """
    for one in table(ruleset):
        if as_json:
            sys.stdout.write(json.dumps(one, ensure_ascii=False) + "\n")
        else:
            sys.stdout.write(_markdown(one) if markdown else _plain(one))


def table(ruleset: str) -> list[dict[str, Any]]:
    """Every action of a ruleset as JSON values, those of one office together."""
    law = officers.nomic(ruleset).actions
    rows = []
    for words in sorted(officers.phrasebook(ruleset).words, key=lambda one: (one.office, one.action)):
        mine = law.get(words.action)
        labels = (f"{label}:" for label in words.labels)
        rows.append(
            {
                "id": words.action,
                "rules": list(mine.rules if mine is not None and mine.rules else words.rules),
                "officer": words.office,
                "does": (mine.doc.partition("\n")[0] if mine is not None else ""),
                "phrases": [*words.does, *words.says, *labels, *words.bare, *words.opens],
                "params": [{"name": one.name, "kind": str(one.slot), "required": one.required} for one in words.params],
                "examples": {said: dict(params) for said, params in words.examples.items()},
                "law": mine is not None,
            }
        )
    return rows


def _plain(one: dict[str, Any]) -> str:
    lines = [f"{one['id']}  ({', '.join(one['rules']) or 'no rule'}; {one['officer']})"]
    if one["does"]:
        lines.append(f"    {one['does']}")
    lines += [f"    - {said}" for said in list(one["examples"])[:2] or one["phrases"][:2]]
    return "\n".join(lines) + "\n"


def _markdown(one: dict[str, Any]) -> str:
    lines = [f"### {one['id']}", "", f"Rules {', '.join(one['rules']) or '-'}. {one['does']}".rstrip(), ""]
    lines += [f"- `{' '.join(said.split())}`" for said in list(one["examples"])[:4] or one["phrases"][:3]]
    return "\n".join(lines) + "\n\n"
