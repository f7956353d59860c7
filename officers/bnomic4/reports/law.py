"""The Rulekeeper's displays: the rules with their full texts, and their Powers (Rules 4E36, 4E75)."""

from __future__ import annotations

from fractions import Fraction

from engine.game import Game
from officers.bnomic4 import rules
from officers.bnomic4.calendar import game_name
from officers.bnomic4.kinds.documents import Rule
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.reports.common import Row, heading

DEFAULT_POWER = "1/2"


def documents(game: Game) -> list[Rule]:
    """The rule documents: numbered ones by number, those without a number last."""
    return sorted(game.all(Rule), key=lambda one: (one.number is None, one.number or 0, one.uid))


def unwritten(game: Game) -> list[int]:
    """The rules of the ruleset whose text the officer was not given."""
    known = {one.number for one in game.all(Rule)}
    return [number for number in rules.BORN_WITH if number not in known]


@NOMIC.display("D-LAW-1", "Public Display of Rules", rule="4E36", also=("4E5", "4E83", "4E84"), office="Law",
               shows=("rule", "_clock.highest_rule"))  # fmt: skip
def ruleset(game: Game) -> Row:
    """Every rule in force with its full text; the repealed ones by number; the next number."""
    found = documents(game)
    return {
        "heading": heading(game),
        "rules": [
            {"name": one.key, "title": one.title, "power": one.power, "text": one.text}
            for one in found
            if not one.repealed
        ],
        "repealed": [{"name": one.key, "title": one.title} for one in found if one.repealed],
        "unwritten": [rules.key_of(number) for number in unwritten(game)],
        "next_number": game.the(Clock).highest_rule + 1,
        "victory_conditions": "none",
        "game_name": game_name(game),
    }


@NOMIC.display("D-LAW-2", "Public Display of Rule Powers", rule="4E75", also=("4E36",), office="Law",
               shows=("rule.power", "rule.title", "rule.repealed", "rule.number", "rule!"))  # fmt: skip
def powers(game: Game) -> Row:
    """The Power of every rule in force, the highest first and equal ones by number."""
    rows: list[Row] = [
        {"name": one.key, "title": one.title, "power": one.power, "number": one.number}
        for one in documents(game)
        if not one.repealed
    ]
    rows += [
        {"name": rules.key_of(number), "title": "", "power": DEFAULT_POWER, "number": number}
        for number in unwritten(game)
    ]
    rows.sort(key=lambda row: (-Fraction(row["power"]), row["number"] is None, row["number"] or 0))
    by_power: dict[str, list[str]] = {}
    for row in rows:
        by_power.setdefault(row["power"], []).append(row["name"])
    return {
        "heading": heading(game),
        "rules": [{name: value for name, value in row.items() if name != "number"} for row in rows],
        "aside": {"by_power": [{"name": power, "rules": names} for power, names in by_power.items()]},
    }
