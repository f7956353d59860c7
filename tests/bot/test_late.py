"""Late mail: folded where it belongs, unless an approved display covers its time; then an officer is asked."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.late import LEFT, NOTE, covered
from bot.store.rows import Status
from engine.objects import iso
from engine.state import Difference, show
from tests.bot.orders.desk import HOUR, MINUTE, Desk

HEAD = "List-Id: <b-business.lists.example>\nFrom: Bob <bob@p.example>\nTo: b-business@lists.example\nSubject: s\n"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path)
    yield made
    made.close()


def late(desk: Desk, text: str, by: timedelta = HOUR / 2) -> str:
    """A mail of Bob's arrives after it was posted."""
    desk.count += 1
    name = f"late{desk.count}@bob.list"
    desk.take(f"{HEAD}Message-ID: <{name}>\n\n{text}\n".encode(), desk.now - by)
    desk.work(desk.now + MINUTE)
    return name


def approved(desk: Desk, display: str) -> None:
    """The display is published, and what it shows counts as approved up to now."""
    seq = desk.order(f"publish {display}", f"set display/{display}.settled = {iso(desk.now)}")
    assert desk.verdict(seq)[0] == "succeeded"


def status(desk: Desk, name: str) -> tuple[Status, str]:
    (row,) = desk.store.entries_with_id(name)
    return row.status, row.note


def macks(desk: Desk) -> int:
    return int(show(desk.game)["objects"]["player"]["Zed"]["mackerel"])


def test_late_mail_is_folded_where_it_belongs(desk: Desk) -> None:
    desk.order("turn on vote")
    name = late(desk, "I give m20 to Zed.")
    assert (status(desk, name)[0], macks(desk)) == (Status.FOLDED, 70)
    assert len(desk.mails("lists.example", "was played again from there")) == 1


def test_an_approved_display_that_shows_the_change_makes_it_a_question(desk: Desk) -> None:
    approved(desk, "D-SOC-1")
    name = late(desk, "I give m20 to Zed.")
    assert (status(desk, name), macks(desk)) == ((Status.ASIDE, NOTE), 50)
    task = show(desk.game)["objects"]["task"]["#1"]
    assert "came late" in task["question"]
    assert "Players" in task["question"]
    assert task["options"] == ["fold", "leave out"]
    assert desk.mails("eve@p.example", "came late")
    desk.work(desk.now + MINUTE)
    assert len(show(desk.game)["objects"]["task"]) == 1


def test_an_officer_lets_it_be_folded_after_all(desk: Desk) -> None:
    approved(desk, "D-SOC-1")
    name = late(desk, "I give m20 to Zed.")
    desk.order("task #1 = fold", by="Eve")
    assert (status(desk, name)[0], macks(desk)) == (Status.FOLDED, 70)
    desk.close()
    desk.open()
    desk.work(desk.now + MINUTE)
    assert macks(desk) == 70


def test_an_officer_leaves_it_out(desk: Desk) -> None:
    approved(desk, "D-SOC-1")
    name = late(desk, "I give m20 to Zed.")
    desk.order("task #1 = leave out", by="Eve")
    assert (status(desk, name), macks(desk)) == ((Status.VOID, LEFT), 50)


def test_what_the_display_does_not_show_is_no_question(desk: Desk) -> None:
    approved(desk, "D-SOC-2")
    name = late(desk, "I give m20 to Zed.")
    assert (status(desk, name)[0], macks(desk)) == (Status.FOLDED, 70)


def test_talk_changes_nothing_and_is_no_question(desk: Desk) -> None:
    approved(desk, "D-SOC-1")
    assert status(desk, late(desk, "Lovely weather."))[0] is Status.FOLDED


def test_a_mail_from_after_the_approval_is_no_question(desk: Desk) -> None:
    approved(desk, "D-SOC-1")
    desk.post("Zed", "Hello.", desk.now + HOUR)
    name = late(desk, "I give m20 to Zed.", HOUR / 4)
    assert (status(desk, name)[0], macks(desk)) == (Status.FOLDED, 70)


def test_two_late_mails_are_two_questions(desk: Desk) -> None:
    approved(desk, "D-SOC-1")
    for number in (1, 2):
        raw = f"{HEAD}Message-ID: <two{number}@bob.list>\n\nI give m{number} to Zed.\n".encode()
        desk.take(raw, desk.now - number * HOUR / 4)
    desk.work(desk.now + MINUTE)
    assert len(show(desk.game)["objects"]["task"]) == 2
    assert macks(desk) == 50


def test_which_displays_show_a_value(desk: Desk) -> None:
    names = ["D-SOC-1", "D-SOC-2"]
    assert covered(desk.game, names, [Difference("player/Bob.mackerel", 1, 2)]) == ["D-SOC-1"]
    assert covered(desk.game, names, [Difference("clock.nday", 1, 2)]) == []
    assert covered(desk.game, ["D-NONE"], [Difference("player/Bob.mackerel", 1, 2)]) == []
