"""The demo of the GitHub nomic plays two circuits through real sockets and comes out where its players would expect."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.beginning import init
from bot.columns import width
from bot.config import Config, Identity
from bot.demo.clock import Clock
from bot.demo.play import Stage
from bot.store.rows import MailState
from engine.state import show
from officers.samples import OFFICER, address
from officers.suber import calendar
from officers.suber.sample import DAYS, NEWCOMER, PLAYERS, SAMPLE, begins

TODAY = date(2026, 3, 16)


@pytest.mark.parametrize("today", [date(2026, 1, 1) + timedelta(days=day) for day in range(0, 366, 5)], ids=str)
def test_the_sample_begins_on_a_monday_with_two_working_weeks_before_today(today: date) -> None:
    start = begins(today)
    days = [start.date() + timedelta(days=day) for day in range(DAYS)]
    assert start.weekday() == 0
    assert days[-1] < today
    assert all(calendar.in_session(day) for day in days if day.weekday() < calendar.SATURDAY)


async def test_two_circuits(tmp_path: Path) -> None:
    start = begins(TODAY)
    genesis, url = tmp_path / "genesis.toml", f"sqlite:///{tmp_path}/game.sqlite"
    genesis.write_text(SAMPLE.genesis(start))
    init(Config(Identity(OFFICER), url), genesis, now=start)
    stage = Stage(url, Clock(start), SAMPLE)
    await stage.open()
    try:
        await stage.play(start, lambda at: None)
        service = stage.service
        state = show(service.turns.keeper.game)
        objects, clock = state["objects"], state["clock"]

        # Nothing failed, and nothing that anybody wrote was left unread.
        assert [one.reason for one in service.store.acts() if one.verdict != "succeeded"] == []
        assert len(list(service.store.acts())) == 56
        # Five proposals were adopted, one by a new rule, one by an act that the next changed; one lacked a vote.
        assert {key: one["status"] for key, one in objects["proposal"].items()} == {
            "312": "Adopted", "313": "Adopted", "314": "Adopted", "315": "Adopted", "316": "Adopted",
            "317": "Defeated",
        }  # fmt: skip
        assert objects["rule"]["312"]["text"] == "A player who wears a hat or a cap says so."
        assert objects["rule"]["314"]["former"] == [313]
        assert "library of two shelves" in objects["rule"]["314"]["text"]
        assert objects["rule"]["311"]["status"] == "repealed"
        # The motion had one vote against it; the newcomer was recruited, and plays at the place of her surname.
        assert [one["state"] for one in objects["motion"].values()][:2] == ["Passed", "Failed"]
        assert objects["player"][NEWCOMER]["recruited_by"] == "Bruno Berg"
        assert objects["proposal"]["315"]["proponent"] == NEWCOMER
        assert objects["judgment"]["1"]["judge"] == "Cleo Conti"
        # Two circuits are over, so a majority is enough from now on.
        assert (clock["circuit"], clock["unanimity"], clock["mover"]) == (3, False, "Ada Appel")
        assert {key: one["points"] for key, one in objects["player"].items()} == {
            "Ada Appel": 44, "Bruno Berg": 47, "Cleo Conti": 20, "Dara Bell": 7 + 24,
        }  # fmt: skip

        # Every post of the officer came back from the list, and everybody was told what came of each mail.
        assert {one.state for one in service.store.mails() if not one.recipient.startswith("officer")} <= {
            MailState.SEEN, MailState.SENT,
        }  # fmt: skip
        assert not service.store.mails(MailState.FAILED)
        assert set(stage.forum.letters) >= {address(name) for name in PLAYERS}
        letters = [mail for box in stage.forum.letters.values() for mail in box]
        mine = [mail for mail in [*stage.forum.posts, *letters] if mail.sender and mail.sender[1] == OFFICER]
        assert len(mine) > 60
        assert [line for mail in mine for line in mail.body.split("\n") if width(line) > 72] == []
        for words in SAMPLE.shown:
            assert stage.published(words)
        await service.close()
    finally:
        await stage.close()
