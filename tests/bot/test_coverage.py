"""The page of coverage: complete for every nomic, current for this one, and honest about what is missing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import officers
from bot import coverage
from engine.nomic import Nomic
from engine.tables import Care, Charge, Effect, Question, Remark
from officers.bnomic4 import NOMIC
from officers.bnomic4.rules import genesis_rules
from tests.engine.toy import make_toy

ROOT = Path(__file__).resolve().parents[2]
SEEDS = ROOT.parent / "shared" / "seeds"
PAGE = ROOT / "docs" / "coverage-bnomic4.md"


def test_the_page_in_the_docs_is_current() -> None:
    made = coverage.page(NOMIC)
    assert PAGE.read_text() == made, "write it anew: officer coverage > docs/coverage-bnomic4.md"


@pytest.mark.parametrize("ruleset", sorted(officers.RULESETS))
def test_no_nomic_has_a_gap(ruleset: str) -> None:
    assert list(coverage.gaps(officers.nomic(ruleset))) == []


def test_every_rule_of_the_players_ruleset_is_cared_for() -> None:
    files = sorted(SEEDS.glob("*.txt")) if SEEDS.is_dir() else []
    texts = [file.read_text(encoding="utf-8", errors="replace") for file in files]
    found = [text for text in texts if "August 27, 2008" in text[:200]]
    if not found:
        pytest.skip("the players' ruleset is not at hand, it is not part of this repository")
    rules = [f"4E{one['number']}" for one in genesis_rules(found[0])]
    assert len(rules) == 57
    assert list(coverage.gaps(NOMIC, rules)) == []
    cared = {row.rule: row.care for row in coverage.rows(NOMIC, rules)}
    assert set(cared) == set(rules), "nothing cites a rule that there is not"
    assert all(cared.values())


def test_every_event_of_the_specification_happens_somewhere() -> None:
    declared = {event.name.partition("-")[0].rstrip("abc") for event in NOMIC.events}
    happening = declared | {one.name for one in NOMIC.effects.values() if not one.said}
    assert {f"E{number:02}" for number in range(1, 61)} <= happening


def test_every_act_of_the_specification_is_an_action_or_is_said_with_one() -> None:
    """110 acts: 94 actions of their own, and 16 that are said with another act or around several."""
    said = [one.name for one in NOMIC.effects.values() if one.said]
    assert len(said) == 16
    assert len(NOMIC.actions) - len({"cancel_scheduled_action"} & set(NOMIC.actions)) == 110 - len(said)


# -- what it finds ------------------------------------------------------------------------------------


def gaps_of(change: Callable[[Nomic], Any]) -> list[str]:
    toy = make_toy()
    change(toy)
    return list(coverage.gaps(toy))


def test_a_toy_without_faults_has_no_gap() -> None:
    assert gaps_of(lambda toy: None) == []
    (pay, vanish) = coverage.rows(make_toy())
    assert (pay.rule, pay.parts["action"], vanish.rule) == ("3", ("pay",), "4")


def test_a_rule_that_nothing_cites_is_a_gap() -> None:
    assert list(coverage.gaps(make_toy(), ["3", "9"])) == ["rule 9: nothing cares for it"]


def test_a_place_that_is_not_there_and_one_that_does_nothing() -> None:
    def nowhere(toy: Nomic) -> None:
        toy.effect(Effect("E1", "3", "rain", "tests.bot.test_coverage:rain"))
        toy.remark(Remark("4", "weather", (Care.RUN,), "it rains", ("tests.no_such:thing",)))
        toy.effect(Effect("E2", "3", "snow", "tests.bot.test_coverage:idle"))

    rain, snow, remark = gaps_of(nowhere)
    assert rain.startswith("effect E1: tests.bot.test_coverage:rain: ")
    assert snow == "effect E2: tests.bot.test_coverage:idle does nothing"
    assert remark.startswith("remark 4: tests.no_such:thing: ")


def test_an_action_or_event_that_is_only_a_stub() -> None:
    def stubs(toy: Nomic) -> None:
        toy.action("dance", "5")(dance)
        toy.action("sing", "5")(sing)
        toy.event("dawn", "5", "begin")(idle)
        toy.customs = frozenset({"sing"})

    assert gaps_of(stubs) == ["action dance does nothing", "event dawn does nothing"]


def test_what_is_handed_to_nobody_is_a_gap() -> None:
    remark = Remark("4", "doubt", (Care.HANDED,), "somebody should know")
    assert gaps_of(lambda toy: toy.remark(remark)) == ["rule 4: handed to a human, but no question or duty cites it"]


def idle(game: Any) -> None:
    """Does nothing yet."""


def dance(game: Any, actor: Any) -> None:
    """To be danced."""
    raise NotImplementedError


def sing(game: Any, actor: Any) -> None:
    """Has no effect by the rules."""


# -- the page -----------------------------------------------------------------------------------------


def test_the_page_tells_rules_in_order_with_what_cites_them() -> None:
    toy = make_toy()
    toy.remark(Remark("12", "hats", (Care.RUN, Care.HANDED), "hats are counted"))
    toy.duty(Charge("O1", "the Hatter", "count {about} | daily", ("12",), "always", "a day", "nothing"))
    toy.question(Question("T-HAT", "Is it a hat?", "anybody", ("12",), answers=("yes", "no"), days=1))
    text = coverage.page(toy)
    assert text.index("## 3") < text.index("## 4") < text.index("## 12: hats")
    assert "*Run, handed to a human*: hats are counted." in text
    assert "| O1 | the Hatter | count … \\| daily | 12 | a day | nothing |" in text
    assert "| T-HAT | Is it a hat? | anybody | 12 | yes / no | 1 UTC midnight |  |" in text
    assert coverage.page(toy) == text
