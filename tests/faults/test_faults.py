"""The program dies at commits and in the middle of conversations, the network fails, mail comes late, twice and in any
order - and in the end everything is as if nothing had happened.

More of the same by hand: `python -m tests.faults --runs 10000`.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot import delivery
from bot.store.arrivals import Arrivals
from bot.store.outbox import Outbox
from bot.store.rows import OutMail
from bot.store.store import Store
from tests.faults.fate import Fate
from tests.faults.runs import Bench, bench, faults_of
from tests.faults.world import Session

RUNS = 100
PROCESSES = 2
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def one() -> Iterator[Bench]:
    with bench() as made:
        yield made


def test_the_undisturbed_story_is_a_game(one: Bench) -> None:
    for pushed in (False, True):
        plain = one.undisturbed(5, pushed=pushed)
        assert list(faults_of(plain, plain)) == []
        assert plain.verdicts["4@wooble"] == ("succeeded", "succeeded", "failed", "succeeded")
        assert plain.verdicts["3@hose"] == ("succeeded",) * 3
        assert len(plain.posts) >= 8, "numbers, ballot, results, displays"
    assert one.undisturbed(5, pushed=True).state == one.undisturbed(5, pushed=False).state


def test_random_runs_end_like_the_undisturbed_one() -> None:
    each = RUNS // PROCESSES
    started = [by_hand("--runs", str(each), "--first", str(number * each)) for number in range(PROCESSES)]
    told = [one.communicate()[0] for one in started]
    assert [one.returncode for one in started] == [0] * PROCESSES, "\n".join(told)
    for output in told:
        assert output.startswith(f"{each} random runs"), output
        for place in ("commit", "committed", "imap search", "smtp data", "smtp taken"):
            assert f"{place}: " in output


@pytest.mark.parametrize("pushed", [False, True])
def test_one_death_at_points_throughout_the_story(one: Bench, pushed: bool) -> None:
    points = one.undisturbed(5, pushed=pushed).points
    wrong = [one.die_at(point, pushed=pushed) for point in range(1 + 7 * pushed, points, 61)]
    assert [report for report in wrong if report.faults] == []


def test_processes_that_are_really_killed() -> None:
    done = by_hand("--killed", "2")
    output, _ = done.communicate()
    assert done.returncode == 0, output
    assert output.startswith("2 runs in processes"), output


def by_hand(*given: str) -> subprocess.Popen[str]:
    """Fault injection in a process of its own, as by hand."""
    command = [sys.executable, "-m", "tests.faults", *given]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


# -- that these tests can fail: each guard taken away is noticed -----------------------------------------


def noticed(one: Bench, fault: str) -> bool:
    """Whether one of some runs has such a fault."""
    return any(fault in said for seed in range(150) for said in one.run(seed).faults)


def test_a_post_that_does_not_wait_for_its_proof_is_seen_twice(one: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "PROOF_WAIT", timedelta(0))
    assert noticed(one, "posts were seen twice")


def test_a_mail_noted_as_sent_too_early_is_lost(one: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Outbox.hand_over

    def early(self: Outbox, mail: OutMail, now: datetime, wait: timedelta) -> bool:
        agreed = plain(self, mail, now, wait)
        self.mark_sent(mail.id, now)
        return agreed

    monkeypatch.setattr(Outbox, "hand_over", early)
    assert noticed(one, "posts were lost")


def test_a_mail_that_the_server_holds_back_is_found_by_the_sweep_and_lost_without_it(
    one: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = Session.search

    async def holding_back(self: Session, *criteria: str) -> list[int]:
        return [uid for uid in await plain(self, *criteria) if uid != 2 or criteria[0].startswith("SINCE")]

    assert not one.die_at(1, pushed=False).faults
    monkeypatch.setattr(Session, "search", holding_back)
    assert not one.die_at(1, pushed=False).faults
    monkeypatch.setattr(Store, "known_uids", lambda *_: set(range(1000)))  # the sweep thinks that it knows everything
    assert one.die_at(1, pushed=False).faults


def test_copies_that_are_not_kept_are_missed(one: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Arrivals, "_differs", lambda *_: False)
    assert noticed(one, "not archived byte for byte")


def test_every_fate_is_drawn_from_its_seed_alone(one: Bench) -> None:
    assert one.run(77) == one.run(77)
    fate = Fate(random.Random(1), (), 0.5)
    again = Fate(random.Random(1), (), 0.5)
    assert [fate.strikes() for _ in range(20)] == [again.strikes() for _ in range(20)]
