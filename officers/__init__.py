"""The nomics that this program can run: a table of packages, imported only when a game asks for one.

A package under `officers/` exposes `NOMIC` (its law), `words.PHRASEBOOK` (how its actions are said),
`rules.genesis_rules` (a text of its rules -> genesis entries) `sample.SAMPLE` (a game for the demonstration)
and `start.START` (what a new game begins with).
A new nomic is one line here.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from engine.language import Phrasebook
    from engine.nomic import Nomic
    from officers.samples import Sample
    from officers.starting import Start

RULESETS: dict[str, str] = {"bnomic4": "officers.bnomic4", "suber": "officers.suber"}
"""Ruleset id, as a genesis names it -> package."""
OTHER_NAMES = {"suber_github": "suber"}
"""Other ids by which a genesis may call a ruleset."""
DEFAULT = "bnomic4"
"""The ruleset that a command means which names none."""


class UnknownRuleset(ValueError):
    """No such nomic; the text names those there are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown ruleset {name!r}; there is: {', '.join(sorted(RULESETS))}")


def _package(name: str) -> str:
    known = OTHER_NAMES.get(name, name)
    if known not in RULESETS:
        raise UnknownRuleset(name)
    return RULESETS[known]


def nomic(name: str) -> Nomic:
    """The law of a ruleset, complete. Raises UnknownRuleset."""
    return cast("Nomic", import_module(_package(name)).NOMIC)


def phrasebook(name: str) -> Phrasebook:
    """How the actions of a ruleset are said. Raises UnknownRuleset."""
    return cast("Phrasebook", import_module(f"{_package(name)}.words").PHRASEBOOK)


def rule_documents(name: str, text: str) -> list[dict[str, Any]]:
    """The rules in a text of the ruleset's own layout, as entries for `[[rules]]` of a genesis."""
    return cast("list[dict[str, Any]]", import_module(f"{_package(name)}.rules").genesis_rules(text))


def sample(name: str) -> Sample:
    """The ruleset's game for the demonstration. Raises UnknownRuleset."""
    return cast("Sample", import_module(f"{_package(name)}.sample").SAMPLE)


def start(name: str) -> Start:
    """What a new game of the ruleset begins with. Raises UnknownRuleset."""
    return cast("Start", import_module(f"{_package(name)}.start").START)
