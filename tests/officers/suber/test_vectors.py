"""The tables of the law, from tests/data/suber: game days, votes, scores, averages, the order of turns, changes."""

from __future__ import annotations

import tomllib
from datetime import UTC, date, datetime
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from officers.suber import calendar, tally
from officers.suber.changes import read_change
from officers.suber.kinds.people import Player
from officers.suber.kinds.play import LAST_NUMBER
from officers.suber.order import after, judge_for, place_of, surname_of
from officers.suber.precedence import Provision, in_order, named, prevails
from officers.suber.rules import BORN_WITH
from tests.officers.suber.stage import PEOPLE, Stage, act, player

DATA = Path(__file__).parents[2] / "data" / "suber"


def table(file: str, name: str) -> list[Any]:
    """The cases under a name of a data file."""
    found = tomllib.loads((DATA / file).read_text())[name]
    assert isinstance(found, list)
    return found


# -- game days --------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", table("calendar.toml", "submission"), ids=lambda case: str(case["received"]))
def test_a_turn_received_then_asks_for_a_rule_change_before(case: dict[str, Any]) -> None:
    received = case["received"].astimezone(UTC)
    assert calendar.game_day(received) == case["game_day"]
    assert calendar.in_session(case["game_day"]) is case["session"]
    assert calendar.submission_deadline(received) == case["before"]
    other = case.get("as_received", case["before"])
    assert calendar.submission_deadline(received, out="as_received") == other


@pytest.mark.parametrize("case", table("calendar.toml", "holidays"), ids=lambda case: str(case["year"]))
def test_weekdays_out_of_session(case: dict[str, Any]) -> None:
    for country, sign in (("us", "(US)"), ("ca", "(CA)")):
        wanted = {date.fromisoformat(f"{case['year']}-{day}") for day in case[country]}
        known = calendar.holidays_of(case["year"]).items()
        assert {day for day, name in known if sign in name and day.weekday() < calendar.SATURDAY} == wanted


def test_a_holiday_read_as_named_falls_where_the_law_names_it() -> None:
    saturday, friday = date(2026, 7, 4), date(2026, 7, 3)
    assert calendar.holiday(friday)
    assert calendar.holiday(friday, "named") is None
    assert calendar.holiday(saturday, "named")


def test_a_game_day_ends_with_the_instant_at_which_the_next_begins() -> None:
    start = datetime(2026, 3, 3, 15, tzinfo=UTC)
    assert calendar.next_boundary(start) == datetime(2026, 3, 4, 15, tzinfo=UTC)
    assert calendar.game_day(start) == date(2026, 3, 3)


# -- votes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("favourable", "eligible", "by_all", "by_most", "paid"), table("votes.toml", "ordinary"))
def test_an_ordinary_change(favourable: int, eligible: int, by_all: bool, by_most: bool, paid: int) -> None:
    assert tally.adopted(favourable, eligible, unanimity=True) is by_all
    assert tally.adopted(favourable, eligible, unanimity=False) is by_most
    play_a_vote(favourable, eligible, "Hats are worn.", adopted=by_most, paid=paid)


@pytest.mark.parametrize(("favourable", "eligible", "by_all", "by_most", "paid"), table("votes.toml", "transmutation"))
def test_a_transmutation(favourable: int, eligible: int, by_all: bool, by_most: bool, paid: int) -> None:
    assert by_all == by_most
    play_a_vote(favourable, eligible, "Transmute rule 113.", adopted=by_most, paid=paid)


SURNAMES = "Adams Baker Cole Dunn Ellis Ford Green"


def play_a_vote(favourable: int, eligible: int, text: str, *, adopted: bool, paid: int) -> None:
    """A vote in a game in which unanimity has lapsed, with that many for and the others against."""
    names = SURNAMES.split()[:eligible]
    stage = Stage(" ".join(names))
    assert stage.propose("Adams", "03-02 16:30", text).verdict == "succeeded"
    choices = {name: "FOR" if number < favourable else "AGAINST" for number, name in enumerate(reversed(names))}
    stage.votes("03-03 16:00", **choices)
    assert stage.value("proposal/312.status") == ("Adopted" if adopted else "Defeated")
    bonus = [name for name in names[1:] if stage.points(name) == 10]
    if names[0] in choices and choices[names[0]] == "AGAINST" and adopted:
        paid -= 1  # the proponent voted against his own proposal
    assert len(bonus) == paid


@pytest.mark.parametrize(("number", "favourable", "eligible", "points"), table("votes.toml", "scores"))
def test_scores(number: int, favourable: int, eligible: int, points: int) -> None:
    assert tally.points(number, Fraction(favourable, eligible)) == points
    names = SURNAMES.split()[:eligible]
    early = {"parameters": {"initial_set": False}} if number <= LAST_NUMBER else {}
    rules = [{"number": born} for born in BORN_WITH if born < 300] if early else []
    stage = Stage(" ".join(names), numbers={"proposal": number - 1}, clock={"unanimity": True}, game=early, rules=rules)
    stage.propose("Adams", "03-02 16:30", "Hats are worn.")
    stage.votes("03-03 16:00", **{n: "FOR" if k < favourable else "AGAINST" for k, n in enumerate(names)})
    assert stage.value(f"proposal/{number}.points") == points
    assert stage.points("Adams") == points


@pytest.mark.parametrize(("number", "favourable", "eligible", "up", "even", "down"), table("votes.toml", "halves"))
def test_halves(number: int, favourable: int, eligible: int, up: int, even: int, down: int) -> None:
    share = Fraction(favourable, eligible)
    assert [tally.points(number, share, half=half) for half in ("up", "even", "down")] == [up, even, down]


@pytest.mark.parametrize(("favourable", "eligible", "passes"), table("votes.toml", "motions"))
def test_motions_take_everybody(favourable: int, eligible: int, passes: bool) -> None:
    names = SURNAMES.split()[:eligible]
    stage = Stage(" ".join(names))
    stage.say("Adams", "03-02 16:30", act("move_to_strike", rule="305"))
    stage.say("Zed", "03-02 16:31", act("ask_to_join", name="Zoe Zed"))
    for number, name in enumerate(names):
        choice = "yes" if number < favourable else "no"
        stage.say(name, "03-02 17:00", act("vote_motion", choice=choice), act("vote_admission", choice=choice))
    assert stage.value("motion/1.state") == stage.value("motion/2.state") == ("Passed" if passes else "Failed")
    assert stage.value("rule/305.status") == ("struck" if passes else "in force")
    assert (stage.value("player/Zoe Zed") is not None) is passes


@pytest.mark.parametrize(("scores", "points", "dropped"), table("votes.toml", "averages"))
def test_what_a_newcomer_begins_with(scores: list[int], points: int, dropped: int) -> None:
    assert tally.average(scores) == points
    assert tally.average(scores, "down") == dropped


# -- the order of turns ------------------------------------------------------------------------------


def full(name: str) -> str:
    return PEOPLE.get(name, name)


def cast(case: dict[str, Any]) -> tuple[list[Player], Player]:
    """The players of a case without those who left, and whose turn it is."""
    names = [*PEOPLE, *([case["joined"]] if "joined" in case else [])]
    people = [player(full(name), addresses=[f"{number}@example.org"]) for number, name in enumerate(names)]
    stage = Stage("", players=people)
    everybody = {surname_of(one.key) if one.key in PEOPLE.values() else one.key: one for one in stage.game.all(Player)}
    gone = case.get("left", "").split()
    return [one for name, one in everybody.items() if name not in gone], everybody[case["moving"]]


@pytest.mark.parametrize("case", table("order.toml", "next"), ids=lambda case: f"{case['moving']} {case['then']}")
def test_who_comes_next(case: dict[str, Any]) -> None:
    players, moving = cast(case)
    found = after(players, place_of(moving))
    assert found is not None
    assert found.key == full(case["then"])


@pytest.mark.parametrize("case", table("order.toml", "judge"), ids=lambda case: f"after {len(case['overruled'])}")
def test_who_judges(case: dict[str, Any]) -> None:
    players, moving = cast(case)
    past = [next(one for one in players if one.key == full(name)) for name in case["overruled"]]
    found = judge_for(players, place_of(moving), past)
    assert (found.key if found is not None else "") == full(case["judge"])


# -- what texts do -----------------------------------------------------------------------------------

RULES: list[dict[str, Any]] = [
    {"number": 113, "text": "A player may leave.", "mutability": "immutable"},
    {"number": 207, "text": "Each player has one vote."},
    {"number": 309, "title": "The Welcome Act", "act": True,
     "text": "To welcome people.\n\n1. People come.\n\n2. They are welcome."},
]  # fmt: skip


@pytest.mark.parametrize("case", table("changes.toml", "case"), ids=lambda case: str(case["said"])[:40])
def test_what_a_proposal_does(case: dict[str, Any]) -> None:
    change = read_change(Stage(rules=RULES).game, case["said"])
    assert change.kind == case["kind"]
    assert change.key == case.get("number")
    assert change.into == case.get("into", "")
    assert change.act == case.get("act", case.get("number") == "309")
    assert case.get("flag", "") in " ".join(change.flags)
    assert bool(change.flags) is ("flag" in case), change.flags
    if "text" in case:
        assert change.rule is not None
        assert change.rule.text == case["text"]
        assert change.rule.title == case.get("title", "The Welcome Act" if case.get("number") == "309" else "")


# -- precedence --------------------------------------------------------------------------------------


def test_precedence() -> None:
    rules = [
        {"number": 113, "text": "A player may leave.", "mutability": "immutable"},
        {"number": 201, "text": "Turns alternate."},
        {"number": 204, "text": "This rule defers to rule 310."},
        {"number": 310, "title": "The Prompt Act", "act": True,
         "text": "1. Where it conflicts, this rule supersedes rule 201 and 202.\n\n2. Be quick."},
    ]  # fmt: skip
    stage = Stage(rules=rules)
    question = "Does paragraph 2 of 310 stand against 201, 310.1, 204, 113 and the Prompt Act?"
    provisions = {str(one): one for one in named(stage.game, question)}
    assert sorted(provisions) == ["113", "201", "204", "310", "310.1", "310.2"]
    assert prevails(provisions["113"], provisions["310"]), "immutable before mutable (110)"
    assert prevails(provisions["310"], provisions["201"]), "it says so of itself (211)"
    assert prevails(provisions["310"], provisions["204"]), "the other defers (211)"
    assert prevails(provisions["201"], provisions["204"]), "the lower number (211)"
    assert prevails(provisions["310.1"], provisions["310.2"]), "within an act the paragraph (308.4)"
    assert str(in_order(provisions.values())[0]) == "113"
    assert in_order([]) == []
    assert isinstance(provisions["204"], Provision)
