"""Following a mailbox on a server that breaks off, holds back, forgets and hangs: nothing is lost, nothing doubled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.mail.imap import ImapPoller, _runs
from bot.mail.imap_session import BATCH, ImapSettings, MailboxError
from bot.mail.intake import Watermark
from tests.bot.mail.doubles import MemoryIntake
from tests.bot.mail.imap_fake import FakeImap, serving

NOW = datetime(2026, 3, 4, 12, 1, tzinfo=UTC)
PATIENCE = 20.0


def mail(number: int) -> bytes:
    return f"Subject: {number}\r\n\r\n* a line (with signs\r\nA1 OK and a trap {{3}}\r\n".encode()


def settings(fake: FakeImap, **changes: Any) -> ImapSettings:
    basic = ImapSettings("127.0.0.1", "bot", fake.password, port=fake.port, tls=False, backoff_seconds=0.01)
    return replace(basic, **{"poll_seconds": 0.01, "command_seconds": 5.0, **changes})


def poller(fake: FakeImap, intake: MemoryIntake, alarms: list[str] | None = None, **changes: Any) -> ImapPoller:
    told = alarms if alarms is not None else []
    return ImapPoller(settings(fake, **changes), intake, now=lambda: NOW, alarm=told.append)


async def until(condition: Callable[[], bool]) -> None:
    """Give the others their turn until something holds; a deadline only for the case that it never does."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.001)


async def run_until(followed: ImapPoller, condition: Callable[[], bool]) -> None:
    stop = asyncio.Event()
    running = asyncio.create_task(followed.run(stop))
    try:
        await until(condition)
    finally:
        stop.set()
        await asyncio.wait_for(running, PATIENCE)


async def test_messages_come_byte_for_byte_with_their_internal_date() -> None:
    intake = MemoryIntake()
    async with serving(FakeImap({1: mail(1), 5: mail(5)}, chatty=True)) as fake:
        followed = poller(fake, intake)
        assert await followed.poll_once() == 2
        assert await followed.poll_once() == 0
        await followed.close()
    assert intake.raws == [mail(1), mail(5)]
    assert intake.rows[0][1].internaldate == datetime(2026, 3, 4, 12, tzinfo=UTC)
    assert [source.position for source in intake.sources] == [1, 5]
    assert intake.marks["bot@127.0.0.1", "INBOX"] == Watermark("bot@127.0.0.1", "INBOX", 7, 5)


async def test_each_batch_is_committed_before_the_watermark_moves() -> None:
    intake = MemoryIntake()
    async with serving(FakeImap({uid: mail(uid) for uid in range(1, 121)}, shuffled=True)) as fake:
        followed = poller(fake, intake)
        assert await followed.poll_once() == 120
        await followed.close()
    marks = [index for index, entry in enumerate(intake.log) if entry.startswith("mark")]
    assert [intake.log[index] for index in marks] == ["mark 50", "mark 100", "mark 120"]
    assert intake.log == sorted(intake.log, key=lambda entry: (int(entry.split()[1]), entry))
    fetches = [command for command in fake.commands if "BODY.PEEK" in command]
    assert all(command.count(",") < BATCH for command in fetches)
    assert not any("CHARSET" in command for command in fake.commands)


async def test_a_store_that_fails_keeps_the_watermark_where_it_was() -> None:
    intake = MemoryIntake(failing=OSError("disk full"))
    async with serving(FakeImap({1: mail(1)})) as fake:
        followed = poller(fake, intake)
        with pytest.raises(OSError, match="disk full"):
            await followed.poll_once()
        assert intake.marks == {}
        intake.failing = None
        assert await followed.poll_once() == 1
        await followed.close()


async def test_the_last_message_that_every_search_returns_is_not_read_again() -> None:
    intake = MemoryIntake()
    async with serving(FakeImap({1: mail(1)})) as fake:
        followed = poller(fake, intake)
        await followed.poll_once()
        fake.commands.clear()
        await followed.poll_once()
        await followed.close()
    assert any("SEARCH UID 2:*" in command for command in fake.commands)
    assert not any("FETCH" in command for command in fake.commands)


async def test_a_uid_held_back_is_found_once_the_mailbox_holds_more_than_it_gave() -> None:
    intake = MemoryIntake()
    clock = [NOW]
    async with serving(FakeImap({uid: mail(uid) for uid in range(1, 51)})) as fake:
        followed = ImapPoller(settings(fake), intake, now=lambda: clock[0])
        hidden = fake.mails.pop(17)
        await followed.poll_once()
        fake.mails[17] = hidden
        assert await followed.poll_once() == 1  # below the watermark: all of it is searched
        assert await followed.poll_once() == 0
        await followed.close()
    assert len(intake.rows) == 50


async def test_a_uid_held_back_is_found_by_the_sweep_where_others_were_deleted() -> None:
    """The number of mails then tells nothing."""
    intake = MemoryIntake()
    clock = [NOW]
    async with serving(FakeImap({uid: mail(uid) for uid in range(1, 51)})) as fake:
        followed = ImapPoller(settings(fake), intake, now=lambda: clock[0])
        hidden = fake.mails.pop(17)
        await followed.poll_once()
        fake.mails[17] = hidden
        del fake.mails[3]
        assert await followed.poll_once() == 0  # below the watermark and not yet time for a sweep
        clock[0] += timedelta(hours=7)
        assert await followed.poll_once() == 1
        assert await followed.poll_once() == 0
        await followed.close()
    assert len(intake.rows) == 50
    assert any("SINCE 2-Feb-2026" in command for command in fake.commands)


async def test_a_mailbox_that_keeps_a_message_back_does_not_count_as_read() -> None:
    """A post that proves a delivery may be the one: nothing is sent again on such a server's word."""
    intake, alarms, clock = MemoryIntake(), list[str](), [NOW]
    async with serving(FakeImap({uid: mail(uid) for uid in range(1, 6)}, kept_back={4})) as fake:
        followed = ImapPoller(settings(fake), intake, now=lambda: clock[0], alarm=alarms.append)
        assert await followed.poll_once() == 4
        assert followed.polled is None
        fake.kept_back.clear()
        assert await followed.poll_once() == 1
        assert followed.polled == NOW
        fake.kept_back.add(fake.add(mail(6)))
        for later in range(1, 4):
            assert followed.polled == NOW
            assert alarms == []
            clock[0] = NOW + timedelta(minutes=later)
            await followed.poll_once()
        assert followed.polled == clock[0], "a server that never gives it must not stop the game"
        assert alarms == ["mailbox INBOX: it holds 1 messages that it does not give"]
        await followed.close()


async def test_a_uid_missing_from_a_search_is_found_by_the_first_sweep() -> None:
    intake = MemoryIntake()
    async with serving(FakeImap({uid: mail(uid) for uid in range(1, 51)}, withheld={17})) as fake:
        followed = poller(fake, intake)
        assert await followed.poll_once() == 50
        await followed.close()
    assert intake.raws[-1] == mail(17)


async def test_a_new_uidvalidity_means_reading_all_again_with_an_alarm_and_no_doubles() -> None:
    intake, alarms = MemoryIntake(), list[str]()
    async with serving(FakeImap({1: mail(1), 2: mail(2)})) as fake:
        followed = poller(fake, intake, alarms)
        await followed.poll_once()
        fake.uidvalidity, fake.mails = 8, {1: mail(2), 2: mail(3)}
        assert await followed.poll_once() == 1
        await followed.close()
    assert alarms == ["mailbox INBOX: its UIDVALIDITY changed from 7 to 8; all of it is read again"]
    assert intake.raws == [mail(1), mail(2), mail(3)]
    assert intake.marks["bot@127.0.0.1", "INBOX"].uidvalidity == 8


async def test_a_mailbox_restored_from_a_backup_is_noticed_once() -> None:
    intake, alarms = MemoryIntake(), list[str]()
    async with serving(FakeImap({5: mail(5)}, uidnext=6)) as fake:
        followed = poller(fake, intake, alarms)
        await followed.poll_once()
        fake.mails, fake.uidnext = {3: mail(3)}, 4
        assert await followed.poll_once() == 1
        assert await followed.poll_once() == 0
        await followed.close()
    assert alarms == ["mailbox INBOX: it expects UID 4 next although 5 was read; all of it is read again"]


async def test_idle_wakes_for_new_mail_and_stops_at_once() -> None:
    intake = MemoryIntake()
    async with serving(FakeImap({1: mail(1)})) as fake:
        stop = asyncio.Event()
        running = asyncio.create_task(poller(fake, intake).run(stop))
        for number in (2, 3):
            await until(lambda: bool(fake._writers))
            fake.add(mail(number))
            await until(lambda number=number: len(intake.rows) == number)  # type: ignore[misc]
        await until(lambda: bool(fake._writers))
        stop.set()
        await asyncio.wait_for(running, PATIENCE)
    assert fake.commands[-2:] == ["DONE", "LOGOUT"]


async def test_mail_that_comes_between_the_search_and_idle_is_not_overlooked() -> None:
    intake = MemoryIntake()
    async with serving(FakeImap({1: mail(1)})) as fake:
        search = fake._search

        def late(command: str) -> bytes:
            found = search(command)
            if len(fake.mails) == 1 and "SINCE" in command:
                fake.add(mail(2))  # announced only with this answer, where aioimaplib drops it
                return b"* 2 EXISTS\r\n" + found
            return found

        fake._search = late  # type: ignore[method-assign]
        await run_until(poller(fake, intake), lambda: len(intake.rows) == 2)


@pytest.mark.parametrize("fault", ["bye_in_idle", "drop_in_idle"])
async def test_a_connection_lost_in_idle_is_made_again(fault: str, caplog: pytest.LogCaptureFixture) -> None:
    intake = MemoryIntake()
    async with serving(FakeImap({1: mail(1)}, **{fault: 2})) as fake:  # type: ignore[arg-type]
        stop = asyncio.Event()
        running = asyncio.create_task(poller(fake, intake).run(stop))
        await until(lambda: bool(fake._writers))
        fake.add(mail(2))
        await until(lambda: len(intake.rows) == 2)
        stop.set()
        await asyncio.wait_for(running, PATIENCE)
    assert sum(command.startswith("LOGIN") for command in fake.commands) == 3
    assert "lost" in caplog.text


async def test_an_idle_that_is_never_acknowledged_is_given_up() -> None:
    async with serving(FakeImap({1: mail(1)}, deaf_in_idle=True)) as fake:
        followed = poller(fake, MemoryIntake(), command_seconds=0.2)
        await run_until(followed, lambda: sum(command == "IDLE" for command in fake.commands) == 2)


async def test_without_idle_the_mailbox_is_polled() -> None:
    intake = MemoryIntake()
    async with serving(FakeImap({1: mail(1)}, idle=False)) as fake:
        stop = asyncio.Event()
        running = asyncio.create_task(poller(fake, intake).run(stop))
        await until(lambda: len(intake.rows) == 1)
        fake.mails[2] = mail(2)
        await until(lambda: len(intake.rows) == 2)
        stop.set()
        await asyncio.wait_for(running, PATIENCE)
    assert "IDLE" not in fake.commands


async def test_a_fetch_that_hangs_is_given_up_and_the_next_poll_succeeds() -> None:
    intake = MemoryIntake()
    async with serving(FakeImap({1: mail(1), 2: mail(2)}, hanging={2})) as fake:
        followed = poller(fake, intake, command_seconds=0.2)
        with pytest.raises(MailboxError, match=r"^mailbox INBOX at 127\.0\.0\.1: .*fetching"):
            await followed.poll_once()
        fake.hanging.clear()
        assert await followed.poll_once() == 2
        await followed.close()


async def test_one_message_that_always_hangs_does_not_block_the_others() -> None:
    intake, alarms = MemoryIntake(), list[str]()
    async with serving(FakeImap({uid: mail(uid) for uid in range(1, 9)}, hanging={3})) as fake:
        followed = poller(fake, intake, alarms, command_seconds=0.1)
        await run_until(followed, lambda: len(intake.rows) == 7 and bool(fake._writers))
        assert alarms == ["mailbox INBOX: UID 3 cannot be fetched and is passed over for now"]
        assert mail(3) not in intake.raws
        fake.hanging.clear()
        followed._swept = None  # the time of the next sweep has come
        assert await followed.poll_once() == 1
        await followed.close()
    assert intake.raws[-1] == mail(3)


@pytest.mark.parametrize("mute", [True, False])
async def test_a_server_that_is_silent_or_absent_is_an_error_in_one_line(mute: bool) -> None:
    async with serving(FakeImap(mute=mute)) as fake:
        followed = poller(fake, MemoryIntake(), command_seconds=0.2, port=fake.port if mute else 1)
        with pytest.raises(MailboxError, match=r"^mailbox INBOX at 127\.0\.0\.1: "):
            await followed.poll_once()


async def test_a_refused_login_tells_no_secret() -> None:
    async with serving(FakeImap({1: mail(1)})) as fake:
        followed = poller(fake, MemoryIntake(), password="hunter2")
        with pytest.raises(MailboxError) as caught:
            await followed.poll_once()
    assert str(caught.value) == "mailbox INBOX at 127.0.0.1: the server refused the login"
    assert "hunter2" not in repr(caught.value) + repr(followed.settings)


async def test_names_with_spaces_and_quotes_reach_the_server_whole() -> None:
    async with serving(FakeImap({1: mail(1)}, password='a "b" \\c')) as fake:
        fake.password = 'a \\"b\\" \\\\c'  # as it looks on the wire
        followed = poller(fake, MemoryIntake(), user="the bot", password='a "b" \\c', mailbox='Lists/"B Nomic"')
        assert await followed.poll_once() == 1
        await followed.close()
    assert 'EXAMINE "Lists/\\"B Nomic\\""' in fake.commands


def test_large_messages_come_alone() -> None:
    mega = 1024 * 1024
    assert list(_runs([1, 2, 3, 4, 5], {1: mega, 2: 15 * mega, 3: mega, 4: 40 * mega})) == [[1, 2], [3], [4], [5]]
    assert [len(run) for run in _runs(range(6), dict.fromkeys(range(6), 6 * mega))] == [2, 2, 2]


def test_settings_refuse_what_would_leak_or_hang() -> None:
    with pytest.raises(ValueError, match="without TLS"):
        ImapSettings("mail.example", "bot", "x", tls=False)
    with pytest.raises(ValueError, match="idle_seconds"):
        ImapSettings("mail.example", "bot", "x", idle_seconds=1740)
