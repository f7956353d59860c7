"""Rules as documents (Rules 4E36, 4E75): their text, which are in force, and what amendments do to them.

The law of this package is in force without any document; a document says how a rule reads now, or that it is
repealed. `BORN_WITH` are the rules of 27 August 2008; a rule among them without a document has an unknown text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from engine import drift
from engine.amendments import Amended, RuleText
from engine.errors import GenesisError, Held, Illegal
from engine.expressions import expression
from engine.game import Game
from engine.names import fold
from engine.nomic import ActionLaw
from engine.objects import GameObject
from officers.bnomic4 import clerk, obligations
from officers.bnomic4.kinds.documents import Rule
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import require_minister

RULE = "4E36"
BORN_WITH = (
    0, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 14, 15, 17, 18, 19, 20, 21, 22, 26, 27, 28, 30, 31, 32, 33, 34, 36, 38, 39, 40,
    45, 46, 47, 48, 49, 50, 51, 53, 56, 59, 60, 68, 69, 70, 71, 72, 73, 75, 76, 77, 79, 80, 81, 82, 83, 84,
)  # fmt: skip
NOMIC.switch("Q-83", "above the highest", "lowest gap", rule=RULE, question="Which rule numbers has nobody used yet?")
DEFAULT_POWER = Fraction(1, 2)
SAYS = {"text": "amended", "title": "retitled", "power": "given another Power", "repealed": "repealed or revived"}
"""What it means for what the officer does when an attribute of a rule changes."""

drift.follow(NOMIC, Rule.kind, SAYS, office="Law", rule=RULE)

NOMIC.parameter(
    "continued_rules",
    [],
    rule=RULE,
    doc='Repealed rules ("4E69") whose content another rule has taken over: their acts and events go on',
)
_HEADING = expression(
    r"^(?:#+[ \t]*|=+[ \t]*|\*\*|'{3}|__)?Rule[ \t]+4E(\d+)[ \t]*(?::|[ \t]-[ \t]|\u2013|\u2014)[ \t]*"
    r"(.*?)[ \t]*(?:=+|\*\*|'{3}|__|#+)?[ \t]*$",
    re.MULTILINE,
)
"""A heading of a rule; that of 4E28 has lost its marks in the seed text and is a bare line."""
_SECTION = expression(r"^(?:#{1,2}[ \t]+\S.*|={1,2}(?!=)[^\n]*[^=\n]={1,2}[ \t]*)$", re.MULTILINE)
"""A heading of a section of the ruleset ("## Time"); those inside a rule have four marks."""
_NUMBER = expression(r"(?:(?:rule|r)\s*)?(?:4e)?\s*(\d+)$", re.IGNORECASE)


# -- the text of a ruleset --------------------------------------------------------------------------


def genesis_rules(text: str) -> list[dict[str, Any]]:
    """The rules in the text of a ruleset, in its order, as entries for `[[rules]]`."""
    text = text.replace("\r\n", "\n")
    heads = list(_HEADING.finditer(text))
    out = []
    for index, head in enumerate(heads):
        end = heads[index + 1].start() if index + 1 < len(heads) else len(text)
        body = _SECTION.split(text[head.end() : end], maxsplit=1)[0]
        out.append({"number": int(head[1]), "title": head[2].strip(), "text": body.strip()})
    return out


def begin(game: Game, genesis: Mapping[str, Any]) -> None:
    """Checks the rule documents of a genesis."""
    for index, one in enumerate(game.all(Rule)):
        if one.number is not None and one.key != key_of(one.number):
            raise GenesisError(f"rules.{index}.number", f"does not fit its name {one.key!r}")
        if _power_problem(one.power):
            raise GenesisError(f"rules.{index}.power", f"must be a rational number from 0 to 1, not {one.power!r}")


def _power_problem(power: str) -> bool:
    try:
        return not 0 <= Fraction(power) <= 1
    except (ValueError, ZeroDivisionError):
        return True


# -- what is in force -------------------------------------------------------------------------------


def key_of(number: int | str) -> str:
    """The key of a numbered rule: 31 -> "4E31"."""
    return f"4E{number}"


def in_force(game: Game, rule: str) -> bool:
    """Whether the rule ("4E69") is in force: unless its document says that it is repealed."""
    document = game.get(Rule, rule)
    return document is None or not document.repealed or rule in game.parameter("continued_rules")


def require_in_force(game: Game, law: ActionLaw | None) -> None:
    """Refuses an act whose rule is repealed."""
    if law is not None and not in_force(game, law.rule):
        raise Illegal(f"Rule {law.rule} is repealed, and no other rule is known to allow this", law.rule)


def power_of(game: Game, rule: str) -> Fraction:
    """The Power of a rule ("4E69") by its document (4E75)."""
    document = game.get(Rule, rule)
    return Fraction(document.power) if document is not None else DEFAULT_POWER


def texts(game: Game) -> list[RuleText]:
    """Every rule as a value for `engine.amendments`; the text of a rule without a document is empty."""
    documents = [
        RuleText(_said(one), one.title, one.power, one.text, one.repealed, one.key, known=bool(one.title or one.text))
        for one in game.all(Rule)
    ]
    known = {one.number for one in game.all(Rule)}
    unread = [RuleText(key_of(number), key=key_of(number), known=False) for number in BORN_WITH if number not in known]
    return documents + unread


def _said(one: Rule) -> str | None:
    return None if one.number is None else key_of(one.number)


def amend(game: Game, amended: Amended) -> list[Rule]:
    """Makes the changes of the rules that an amendment read; the documents touched, new ones numbered or owed."""
    touched = []
    for one in amended.rules:
        document = game.get(Rule, one.key) or _enact(game, one)
        document.title, document.power = one.title, one.power
        document.text, document.repealed = one.text, one.repealed
        _renumber(game, document, one)
        touched.append(document)
    number_pending(game)
    return touched


def _enact(game: Game, one: RuleText) -> Rule:
    """A new document: with the number the text gives, or with none and a duty of the Rulekeeper (O02)."""
    found = _NUMBER.search(one.number or "")
    if found is None:
        document = game.create(Rule)
        name = one.title or document.key
        obligations.oblige(game, "O02", name, _duty(document))
        return document
    number = int(found[1])
    clock = game.the(Clock)
    clock.highest_rule = max(clock.highest_rule, number)
    return game.create(Rule, key_of(number), number=number)


def _renumber(game: Game, document: Rule, one: RuleText) -> None:
    """Gives the document the number that the text gives it; references follow."""
    found = _NUMBER.search(one.number or "")
    if found is None or document.number == int(found[1]):
        return
    _number(game, document, int(found[1]))


def _duty(document: Rule) -> str:
    return f"rule/{document.uid}"


# -- numbers ----------------------------------------------------------------------------------------


@NOMIC.resolver(Rule)
def find_rule(game: Game, actor: GameObject, said: Any) -> Rule:
    """The rule document meant: by number ("31", "4E31", "#1") or by its unique title."""
    words = str(said).strip()
    number = _NUMBER.fullmatch(words)
    exact = game.get(Rule, words) or (game.get(Rule, key_of(number[1])) if number else None)
    if exact is not None:
        return exact
    if number is not None and int(number[1]) in BORN_WITH:
        return game.create(Rule, key_of(number[1]), number=int(number[1]))
    bare = fold(words).removeprefix("the ").removesuffix(" rule")
    wanted = {fold(words), bare, f"the {bare}"}
    found = [one for one in game.all(Rule) if fold(one.title) in wanted and one.title and not one.repealed]
    if len(found) > 1:
        raise Held(f"several rules are called {words}: {', '.join(map(str, found))}", RULE)
    if not found:
        raise Illegal(f"there is no rule {words}", RULE)
    return found[0]


@NOMIC.action("assign_rule_number", RULE, office="Law")
def assign_rule_number(game: Game, rulekeeper: Player | Corporation, number: int, rule: str | None) -> None:
    """The Rulekeeper gives a new rule the lowest number never used (Q-83)."""
    require_minister(game, rulekeeper, "Law", RULE)
    waiting = [one for one in game.all(Rule) if one.number is None]
    one = find_rule(game, rulekeeper, rule) if rule is not None and len(waiting) != 1 else next(iter(waiting), None)
    game.require(one is not None, "no rule is without a number", RULE)
    assert one is not None
    game.require(one.number is None, f"the rule {one} has its number already", RULE)
    lowest = next_number(game)
    game.require(number == lowest, f"the lowest number available is {lowest}, not {number}", RULE)
    _number(game, one, number)


def next_number(game: Game) -> int:
    """The lowest number available: above all that were ever used, or (Q-83) the lowest gap among them."""
    highest = int(game.the(Clock).highest_rule)
    if game.reading("Q-83") == "lowest gap":
        used = {*BORN_WITH, *(one.number for one in game.all(Rule))}
        return next(number for number in range(highest + 2) if number not in used)
    return highest + 1


def _number(game: Game, one: Rule, number: int) -> None:
    one.number = number
    clock = game.the(Clock)
    clock.highest_rule = max(clock.highest_rule, number)
    game.world.rekey(one, key_of(number))
    obligations.met(game, "O02", _duty(one))


def number_pending(game: Game) -> None:
    """The bot as Rulekeeper numbers new rules at once, if it clerks for the Ministry of Law."""
    if not clerk.may_act(game, "Law"):
        return
    for one in game.all(Rule):
        if one.number is None:
            number = next_number(game)
            _number(game, one, number)
            text = f"I number the new rule {one.title or 'without a title'}: it is Rule {one.key}."
            clerk.officially(game, "Law", "assign_rule_number", text, number=number, rule=one.title)
