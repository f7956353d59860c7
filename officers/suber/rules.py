"""Rules as documents (Rules 102, 103, 108, 114, 209, 301): which are in force, what may change, what has changed.

The law of this package is in force without any text; a document says how a rule reads now. Every rule has a
document: those of the initial set that a genesis does not mention are made with an unknown text.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.amendments import RuleText, exactly
from engine.errors import GenesisError, OrderError
from engine.game import Game
from engine.objects import iso
from officers.suber.charges import DRIFT
from officers.suber.kinds.documents import IMMUTABLE, MUTABLE, Rule
from officers.suber.nomic import NOMIC
from officers.suber.resolve import rule_now
from officers.suber.ruletext import born, genesis_rules, is_act_title, paragraphs

__all__ = ["genesis_rules"]

BORN_WITH = (
    *range(101, 112), *range(113, 117),
    *range(201, 206), 207, 209, *range(211, 214), 301, 302, *range(304, 312),
)  # fmt: skip
"""The rules of the text that this package is the law of; 112, 206, 210 and 303 are not among them."""
FORMERLY = {302: (208,)}
LOST = 210
"""Gone from the text without a trace (q20)."""

NOMIC.parameter("rule_limit", 25, rule="209", doc="How many mutable rules there may be")
NOMIC.parameter("initial_set", True, rule="101", doc="Whether rules that the genesis does not mention are in force")
NOMIC.switch("q9", "removed", "repealed", rule="306", question="What is a rule that was struck from the record?")
NOMIC.switch("q11", "one", "paragraphs", rule="209", question="How many mutable rules is an act?")


def begin(game: Game) -> None:
    """Adds what the genesis left unsaid; refuses rule documents that do not fit together."""
    for index, one in enumerate(game.all(Rule)):
        if one.number is None or one.key != str(one.number):
            raise GenesisError(f"rules.{index}.number", f"does not fit its name {one.key!r}")
        if one.act and one.mutability == IMMUTABLE:
            raise GenesisError(f"rules.{index}.mutability", "an act can never be immutable (308)")
    known = {number for one in game.all(Rule) for number in (one.number, *one.former)}
    if game.parameter("initial_set"):
        lost = (LOST,) if game.reading("q20") == "lost_210" else ()
        for number in sorted((*BORN_WITH, *lost)):
            if number not in known:
                former = FORMERLY.get(number, ()) if game.reading("q19") == "history" else ()
                game.create(Rule, str(number), number=number, former=former)
    for one in game.all(Rule):
        one.mutability = one.mutability or born(one.number or 0)
    for place, one in enumerate(sorted(game.all(Rule), key=lambda one: (one.place, one.number or 0)), 1):
        one.place = place


# -- what is in force -------------------------------------------------------------------------------


def in_force(game: Game, number: str) -> bool:
    """Whether the rule that has or had this number is in force; of a paragraph ("310.3") whether its act is."""
    found = rule_now(game, number.partition(".")[0])
    return found is not None and not found.repealed


def stands_as(game: Game, number: str) -> bool:
    """Whether the rule is in force under this very number: nobody has amended it."""
    found = game.get(Rule, number)
    return found is not None and not found.repealed


def document(game: Game) -> list[Rule]:
    """The rules in force, in the order of the document."""
    return sorted(game.where(Rule, "repealed", False), key=lambda one: (one.place, one.number or 0))


def mutable_count(game: Game) -> int:
    """How many mutable rules there are (209, q11)."""
    found = [one for one in document(game) if one.mutability == MUTABLE]
    if game.reading("q11") == "one":
        return len(found)
    return sum(max(1, len(paragraphs(one.text)[1])) if one.act else 1 for one in found)


def weight(game: Game, text: str, *, act: bool) -> int:
    """How many mutable rules a new one of that text would be (q11)."""
    return max(1, len(paragraphs(text)[1])) if act and game.reading("q11") == "paragraphs" else 1


def texts(game: Game) -> list[RuleText]:
    """Every rule of the record as a value for `engine.amendments`."""
    return [
        RuleText(
            one.key, one.title, one.mutability, one.text, one.repealed, one.key, known=bool(one.title or one.text)
        )
        for one in game.all(Rule)
    ]  # fmt: skip


# -- changes ----------------------------------------------------------------------------------------


def enact(game: Game, number: int, *, title: str, text: str, act: bool) -> Rule:
    """A new rule with the number of its proposal, at the end of the document; mutable, as all new rules are."""
    place = 1 + max((one.place for one in game.all(Rule)), default=0)
    made = game.create(
        Rule, str(number), number=number, title=title, text=text, mutability=MUTABLE, act=act, place=place
    )  # fmt: skip
    made.purpose = paragraphs(text)[0] if act else ""
    _note(game, made, number, "enacted")
    return made


def renumber(game: Game, one: Rule, number: int, did: str) -> None:
    """An amended or transmuted rule gets the number of the proposal that did it (108)."""
    old, before = one.number, [one.key]
    if game.reading("q19") == "history" and old is not None:
        one.former = (*one.former, old)
    one.number = number
    game.world.rekey(one, str(number))
    if one.act:
        one.purpose = paragraphs(one.text)[0]
    _note(game, one, number, did)
    _drift(game, before)


def repeal(game: Game, one: Rule, number: int) -> None:
    """The rule is in force no more; its document stays in the record."""
    one.repealed = True
    _note(game, one, number, "repealed")
    _drift(game, [one.key])


def strike(game: Game, one: Rule, motion: str) -> None:
    """The rule is struck from the record without a vote on a rule-change (306, q9)."""
    one.repealed, one.struck = True, game.reading("q9") == "removed"
    _note(game, one, f"motion {motion}", "struck")
    _drift(game, [one.key])


def correct(game: Game, text: str) -> list[str]:
    """Corrects the record as a human officer's order says; no rule gets a number by that. OrderError where in doubt."""
    touched = []
    for one in exactly(text, texts(game)).rules:
        rule = game.get(Rule, one.key) or _recorded(game, one)
        news = bool(rule.text) and (rule.text, rule.repealed) != (one.text, one.repealed)
        rule.title, rule.text, rule.repealed = one.title, one.text, one.repealed
        if one.key and one.power != rule.mutability:
            _transmute(rule, one.power)
        _note(game, rule, "order", "corrected")
        if news:
            _drift(game, [rule.key])
        touched.append(rule.key)
    return touched


NOMIC.amender = correct


def _transmute(rule: Rule, power: str) -> None:
    if power not in (MUTABLE, IMMUTABLE):
        raise OrderError(f"a rule is {MUTABLE} or {IMMUTABLE}, not of power {power}")
    rule.mutability = power


def _recorded(game: Game, one: RuleText) -> Rule:
    """A rule that was missing in the record, with the number that the order gives it."""
    said = (one.number or "").strip()
    if not said.isdecimal():
        raise OrderError("which number has the new rule?")
    if rule_now(game, said) is not None:
        raise OrderError(f"there is a rule {said} already")
    place = 1 + max((each.place for each in game.all(Rule)), default=0)
    number = int(said)
    return game.create(
        Rule, said, number=number, mutability=born(number), place=place, act=is_act_title(one.title)
    )  # fmt: skip


def _note(game: Game, one: Rule, by: int | str, did: str) -> None:
    one.history = (*one.history, {"by": str(by), "did": did, "at": iso(game.now)})


def _drift(game: Game, numbers: Iterable[str]) -> None:
    """Asks whether the parts of the officer's law that rest on rules which have just changed still follow them."""
    names = sorted(numbers)
    parts = NOMIC.citing(names)
    if parts:
        asks = f"Rule {', '.join(names)} has changed. Does what the officer does by it still follow the rules? It is: "
        game.task(DRIFT, asks + ", ".join(parts), subject=f"rule/{names[0]}")


def shown(one: Rule) -> dict[str, Any]:
    """A rule as displays show it."""
    parts = paragraphs(one.text)[1] if one.act else ()
    return {
        "number": one.number, "former": list(one.former), "title": one.title, "text": one.text,
        "mutability": one.mutability, "act": one.act, "purpose": one.purpose,
        "paragraphs": [{"number": part.number, "text": part.text} for part in parts],
    }  # fmt: skip
