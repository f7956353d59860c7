"""Small corrections of the rules: titles (4E36) and Tidiness Lists (4E32), both without objection.

Submitting a list announces it (Q-29). When it is applied, an item counts if it is plainly a misspelling and
its wrong text stands exactly once in the rule; every other item is left to the Minister of Law.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from typing import Any

from rapidfuzz.distance import OSA

from engine.errors import Held, Illegal
from engine.game import Game
from engine.objects import GameObject
from officers.bnomic4 import intents
from officers.bnomic4.kinds.documents import Rule, TidinessList
from officers.bnomic4.kinds.offices import Intent
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import require_minister
from officers.bnomic4.rules import find_rule

ALIKE = 0.75
"""How alike the two spellings of a word must be to be taken for a misspelling without asking a human."""
SHORTEST = 4
"""Shorter words are misspelt by one letter at most."""
WORDS = frozenset(
    "a all an and any as at be both by can day days did do does duty each even ever every for form four from "
    "go goes had has have he her here him his if in is it its last least lost may mew might more most must "
    "never new next no nor not note now of off on once one or our out over own part party pass past pay pays "
    "per post same say says see sees set shall she sit six so some such ten than that the thee their them then "
    "there they this though thought three through to too tree two under unless until upon use used vote was "
    "were when where who whom whose will win wish with won".split()
)
"""Plain words of rules that are near other words: in the place of another one may be meant as it stands."""
MARKS = ".,;:!?()[]\"'"
ERRORS_PER_POINT = 3

NOMIC.switch("Q-29", "performing post", "submission", rule="4E32", question="What makes the corrections of a list?")


# -- titles -----------------------------------------------------------------------------------------


@NOMIC.action("change_rule_title", "4E36", "4E21", office="Law")
def change_rule_title(game: Game, player: Player | Corporation, rule: Rule, title: str | None) -> None:
    """The Rulekeeper retitles a rule as announced (4E36)."""
    require_minister(game, player, "Law", "4E36")
    intent = intents.needs_intent(game, player, "change_rule_title", {"rule": rule.key, "title": title})
    rule.title = str(intent.params["title"])
    intents.done(intent)


# -- Tidiness Lists ---------------------------------------------------------------------------------


@NOMIC.resolver(TidinessList)
def list_meant(game: Game, actor: GameObject, said: Any) -> TidinessList:
    """The Tidiness List meant: of the answered mail, of this one, by key, or one's own."""
    own = [one for one in game.all(TidinessList) if one.submitter == actor]
    found = [one for one in game.all(TidinessList) if one.key == said]
    if said == "reply":
        found = game.made_in(game.answered(), TidinessList)
    elif said == "same":
        found = game.made_here(TidinessList)
    open_ones = [one for one in found or own if not one.applied]
    if not open_ones:
        raise Illegal("there is no Tidiness List that could be applied", "4E32")
    best = _nearest(game, open_ones)
    if len(best) > 1:
        game.hold("which Tidiness List is meant?", "4E32")
    return best[0]


def _nearest(game: Game, lists: Sequence[TidinessList]) -> Sequence[TidinessList]:
    """Those of the lists that can be applied now; if none, those that perhaps can later; if none, the last."""
    if len(lists) == 1:
        return lists
    living = [one for one in game.where(Intent, "over", False) if one.action == "apply_tidiness_list"]
    ripe = {one.params.get("list") for one in living if one.state == "Ripe"}
    known = ripe or {one.params.get("list") for one in living}
    return [one for one in lists if one.key in known] or lists[-1:]


@NOMIC.action("submit_tidiness_list", "4E32", "4E21", office="Law")
def submit_tidiness_list(game: Game, player: Player, list: str, items: Any | None) -> None:  # noqa: A002
    """Submits corrections of spelling and the like, which announces that they will be made (4E32)."""
    game.require(list.strip() or items, "the list must be in the message", "4E32")
    made = game.create(TidinessList, submitter=player, items=tuple(items or ()), submitted=game.now)
    intents.begin_intent(game, player, "apply_tidiness_list", {"list": made.key})


@NOMIC.action("apply_tidiness_list", "4E32", "4E21", "4E17", office="Law")
def apply_tidiness_list(game: Game, player: Player, list: TidinessList | None) -> None:  # noqa: A002
    """The submitter makes the corrections and gains a point for every three (4E32)."""
    one = list if list is not None else _of_intent(game, player)
    game.require(one.submitter == player, f"only {one.submitter} can apply this Tidiness List", "4E32")
    game.require(not one.applied, "this Tidiness List has been applied", "4E32")
    intent = intents.needs_intent(game, player, "apply_tidiness_list", {"list": one.key})
    if not one.items:
        game.refer("the items of the Tidiness List must be read by an officer", "4E32")
    every = range(1, len(one.items) + 1)
    make(game, one, [number for number in every if _plain(one.items[number - 1])])
    one.applied = True
    intents.done(intent)
    left = [number for number in every if number not in one.corrected]
    if left:
        said = "; ".join(f"{number}) {_said(one.items[number - 1])}" for number in left)
        game.task(
            "T-TIDY",
            f"These items of Tidiness List {one.key} are no plain misspellings: {said}. Which are corrections?",
            subject=f"tidiness_list/{one.key}",
            effective=game.now.isoformat(),
        )


def make(game: Game, one: TidinessList, numbers: Iterable[int]) -> Sequence[int]:
    """Makes those items of the list that stand exactly once in their rule; the submitter gains what they are worth."""
    made = [number for number in numbers if number not in one.corrected and _correct(game, one, number)]
    before = len(one.corrected)
    one.corrected = (*one.corrected, *made)
    if isinstance(one.submitter, Player):
        one.submitter.points += len(one.corrected) // ERRORS_PER_POINT - before // ERRORS_PER_POINT
    return made


def _said(item: dict[str, Any]) -> str:
    return f'in Rule {item.get("rule")}, "{item.get("wrong")}" -> "{item.get("right")}"'


@NOMIC.event("E29c", "4E32", "begin")
def lists_apply_by_themselves(game: Game) -> None:
    """Read so (Q-29), a list that nobody objected to for two ndays is applied without a further post."""
    if game.reading("Q-29") != "submission":
        return
    for intent in game.where(Intent, "state", "Ripe"):
        made = game.get(TidinessList, str(intent.params.get("list")))
        if intent.action == "apply_tidiness_list" and made is not None and isinstance(intent.announcer, Player):
            if made.items:
                apply_tidiness_list(game, intent.announcer, made)
            else:
                intents.done(intent)
                _ask_items(game, made)


def _ask_items(game: Game, made: TidinessList) -> None:
    game.task(
        "T-TIDY",
        f"Which corrections does Tidiness List {made.key} make?",
        subject=f"tidiness_list/{made.key}",
        effective=game.now.isoformat(),
    )


def _of_intent(game: Game, player: Player) -> TidinessList:
    found = list_meant(game, player, "own")
    if not any(one.params.get("list") == found.key for one in game.all(Intent)):
        raise Illegal("no Tidiness List was announced", "4E32")
    return found


def _plain(item: dict[str, Any]) -> bool:
    """Whether an item is a misspelling that nobody needs to look at."""
    return trivial(str(item.get("wrong", "")), str(item.get("right", "")))


def _correct(game: Game, one: TidinessList, number: int) -> bool:
    """Makes one correction; whether it was made."""
    item = one.items[number - 1]
    wrong, right = str(item.get("wrong", "")), str(item.get("right", ""))
    try:
        rule = find_rule(game, one.submitter, item.get("rule"))
    except (Held, Illegal):
        return False
    if not wrong or rule.text.count(wrong) != 1:
        return False
    rule.text = rule.text.replace(wrong, right)
    return True


def trivial(wrong: str, right: str) -> bool:
    """Whether only spelling or capitals change, word by word."""
    before, after = wrong.split(), right.split()
    if not before or wrong == right or len(before) != len(after):
        return False
    return all(_respelt(old, new) for old, new in zip(before, after, strict=True))


def _respelt(old: str, new: str) -> bool:
    before, after = old.casefold(), new.casefold()
    if before == after:
        return True
    if before.strip(MARKS) in WORDS or not before.strip(MARKS).isalpha():
        return False
    if min(len(before), len(after)) < SHORTEST:
        return len(before.strip(MARKS)) > 1 and OSA.distance(before, after) <= 1
    return SequenceMatcher(None, before, after).ratio() >= ALIKE
