"""What only a human decides: each question arises in a story, and his answer by order does its work (questions.toml)."""

from __future__ import annotations

import tomllib
from datetime import datetime, timedelta
from typing import Any

import pytest

from engine.doubts import BEFORE, NAMED, OLDER
from engine.drift import CATEGORY
from engine.game import Task
from engine.journal import Command, Correction
from engine.tables import Overdue
from engine.tasks import MISREAD, REMEMBERED
from officers.bnomic4 import NOMIC
from officers.bnomic4.asking import duties_in
from tests.officers.bnomic4.stage import DISCUSSION, Stage, act, default, moment
from tests.officers.bnomic4.stories import FOLDER, the_act

CASES: list[dict[str, Any]] = tomllib.loads((FOLDER / "questions.toml").read_text())["case"]
BEFORE_THE_GAME = {"T-BOOT"}
"""Asked by the program's refusal to start without a genesis (tests/bot/test_genesis.py, test_cli.py)."""

OF_THE_ENGINE = {CATEGORY, MISREAD}
"""Questions that every nomic has: about rules that changed (tests/engine/test_drift.py), and about misread mails."""


def name(case: dict[str, Any]) -> str:
    return " ".join([case["category"], case.get("what", "")]).strip()


def story(case: dict[str, Any], decision: Command | None = None) -> Stage:
    """The game after the steps of a case; a decision about a held act stands before its message, as an order puts it."""
    genesis = default()
    for table, value in case.get("genesis", {}).items():
        genesis[table] = {**genesis[table], **value} if isinstance(genesis.get(table), dict) else value
    for player in genesis["players"]:
        player["ordained"] = player["name"] in case.get("ordained", ())
    stage = Stage(genesis)
    for step in case.get("steps", ()):
        if "panic" in step:
            for who in step["panic"]:
                stage.say(who, step["at"], act("set_mental_state", state="Paranoid"))
            continue
        if decision is not None and step.get("id", "-") in str(decision.arguments["message"]):
            stage.fold.add(Correction("order/1", moment(step["at"]), -1, "Bob", (decision,)))
        params = {key: value for key, value in step.items() if key not in ("through", "address")}
        (record,) = stage.say(
            step["who"], step["at"], the_act(params), message_id=step.get("id"), reply_to=step.get("reply_to"),
            address=step.get("address"), forum=DISCUSSION if "through" in step else None,
        )  # fmt: skip
        wanted = step.get("outcome", "succeeded") if decision is None else record.verdict
        assert wanted in ("any", record.verdict), f"{step['does']}: {record.verdict} ({record.reason})"
    if "arises" in case:
        stage.until(case["arises"])
    return stage


def asked(stage: Stage, case: dict[str, Any]) -> Task:
    return stage.asked(case["category"])[-1]


@pytest.mark.parametrize("case", CASES, ids=name)
def test_it_is_asked_of_the_right_human_with_answers_and_term(case: dict[str, Any]) -> None:
    stage = story(case)
    task, kind = asked(stage, case), NOMIC.questions[case["category"]]
    assert task.state == "Open"
    assert (str(task.bearer) if task.bearer is not None else f"Ministry of {task.office}") == case["of"]
    assert (task.due is None) if case["due"] == "none" else (task.due == moment(case["due"]))
    assert task.rule in kind.rules or task.rule.startswith("4E")
    assert len(task.question) > 20
    assert task.options or kind.free, "what may be answered"
    posts = [one for one in stage.posted("task") if one.data["task"] == task.key]
    assert len(posts) == (0 if kind.duty else 1), "told once, unless a duty tells it"


@pytest.mark.parametrize("case", [case for case in CASES if case["answer"] not in ("accept", "reject")], ids=name)
def test_an_answer_by_order_does_its_work(case: dict[str, Any]) -> None:
    stage = story(case)
    task = asked(stage, case)
    at = stage.game.now.replace(minute=30)
    if "refused" in case:
        stage.order(at, "task", task=task.key, answer=case["refused"])
        assert task.state == "Open"
        assert stage.posted("order_refused")
    before = len(stage.posted("order_refused"))
    stage.order(at, "task", task=task.key, answer=case["answer"])
    assert len(stage.posted("order_refused")) == before, stage.posted("order_refused")[-1].data
    assert task.state == "Done"
    for path, wanted in case.get("state", {}).items():
        assert stage.value(path) == wanted, path


@pytest.mark.parametrize("case", [case for case in CASES if case["answer"] in ("accept", "reject")], ids=name)
def test_a_held_act_is_decided_by_an_order_about_it_and_then_nobody_is_asked(case: dict[str, Any]) -> None:
    plain = story(case)
    message, _, index = asked(plain, case).subject.rpartition("#")
    said = {"message": message, "index": int(index), "officer": "Bob"}
    stage = story(case, Command(case["answer"], said))
    assert stage.asked(case["category"]) == []
    for path, wanted in case.get("state", {}).items():
        assert stage.value(path) == wanted, path


def test_the_same_said_again_is_one_question_about_all_of_it() -> None:
    case = next(one for one in CASES if one["category"] == "T-TEXT")
    stage = story(case)
    for day in range(7, 31):
        stage.say("Joel", f"09-{day:02} 10:00", the_act({"who": "Joel", "does": "join_contract", "contract": "Pact"}))
    tasks = stage.asked("T-TEXT")
    assert [one.state for one in tasks] == ["Done"] * 24 + ["Open"]
    assert (tasks[0].answer, tasks[0].subject) == ("asked again", "<join@x>#0")
    assert BEFORE in tasks[1].question
    assert "<join@x>#0" in tasks[1].question
    assert OLDER in tasks[-1].question
    assert tasks[-2].subject in tasks[-1].question
    assert tasks[-1].question.count("#") == NAMED
    stage.say("Hose", "10-01 10:00", the_act({"who": "Hose", "does": "join_contract", "contract": "Pact"}))
    assert [one.state for one in stage.asked("T-TEXT")[-2:]] == ["Open", "Open"], "another's act is another question"


@pytest.mark.parametrize("case", [case for case in CASES if case["due"] != "none"], ids=name)
def test_what_silence_means(case: dict[str, Any]) -> None:
    stage = story(case)
    task = asked(stage, case)
    assert task.due is not None
    stage.until(task.due)
    assert task.state == case["then"]
    kind = NOMIC.questions[case["category"]]
    assert (kind.overdue is Overdue.WAITS) is (case["then"] == "Open")
    assert kind.otherwise
    if case["then"] == "Dropped":
        (told,) = [one for one in stage.posted("task_dropped") if one.data["task"] == task.key]
        assert told.data["otherwise"] == kind.otherwise


def test_every_question_of_the_specification_has_a_row_and_a_story() -> None:
    of_section_9 = set(
        "BODY TWEAK ORACLE TRICK TIDY TEXT FORM ANSWER BREACH CRIME PUNISH FLAG ERR APPROVE SUB DUTY HUMAN AMBIG PEP RP "
        "RULING BOOT".split()
    )
    rows = {one.removeprefix("T-") for one in NOMIC.questions if one not in OF_THE_ENGINE}
    assert rows == of_section_9
    assert {f"T-{one}" for one in of_section_9} == {case["category"] for case in CASES} | BEFORE_THE_GAME
    for kind in NOMIC.questions.values():
        assert kind.asks
        assert kind.who
        assert kind.rules
        assert kind.answers or kind.free
        assert not kind.duty or kind.duty in NOMIC.duties


def test_a_question_that_answers_itself_is_closed() -> None:
    genesis = default()
    genesis["players"][1]["ordained"] = True
    stage = Stage(genesis)
    stage.say("Bob", "09-05 10:00", act("submit_consultation", question="Is it Tango?"))
    stage.say("Joel", "09-05 11:00", act("assign_priest", consultation="#1", priest="Hose"))
    assert stage.value("task/T-FORM.answer") == "Priest"
    stage.say("Hose", "09-05 12:00", act("answer_consultation", consultation="1", answer="NO"))
    assert (stage.value("task/T-ANSWER.state"), stage.value("task/T-ANSWER.answer")) == ("Done", "NO")
    stage.say("Hose", "09-05 13:00", act("set_mental_state", state="Paranoid"))
    stage.say("Hose", "09-05 14:00", act("set_mental_state", state="Calm"))
    assert stage.value("task/T-FLAG.answer") == "unchanged"


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("The Registrar shall post a list of hats.", [("Society", "The Registrar shall post a list of hats")]),
        ("Amend Rule 4 by appending \"The Registrar shall sleep.\"", []),
        ("/* The Oracle must sleep. */ Nothing happens.", []),
        ("Joel shall dance. The Minister of Law is obligated to sing; the Chairman must vote.",
         [("Law", "The Minister of Law is obligated to sing"), ("Change", "the Chairman must vote")]),
        ("Create a rule titled \"X\" reading {{\nThe Judge shall be kind.\n}}", []),
    ],
)  # fmt: skip
def test_duties_in_plain_sentences_of_a_body(body: str, found: list[tuple[str, str]]) -> None:
    assert list(duties_in(body)) == found


@pytest.mark.parametrize("category", ["T-RULING", "T-TEXT"])
def test_what_changes_nothing_by_silence_is_not_asked_for_ever(category: str) -> None:
    (case,) = (one for one in CASES if one["category"] == category)
    stage = story(case)
    (task,) = (one for one in stage.game.all(Task) if one.category == category)
    opened = datetime.fromisoformat(task.opened)
    stage.until(opened + REMEMBERED - timedelta(days=1))
    assert (task.state, task.due) == ("Open", None)
    stage.until(opened + REMEMBERED + timedelta(days=1))
    assert task.state == "Dropped"
