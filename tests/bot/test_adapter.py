"""Mail into the journal: when it counts, what is kept without effect, and what proves that a post arrived."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot import adapter
from bot.adapter import OWN_POST, REPORT, UNREADABLE, StoreIntake
from bot.entries import BEFORE_GENESIS
from bot.mail.compose import Composed, Outgoing, compose
from bot.mail.intake import Carrier, Source, Watermark
from bot.mail.stamps import Basis, Policy, Stamps
from bot.store.arrivals import STRIKES
from bot.store.errors import StoreError
from bot.store.rows import MailState, NewMail, Status
from bot.store.store import Store
from parsers.mail.mime import Mail

START = datetime(2026, 3, 1, tzinfo=UTC)
HOUR = timedelta(hours=1)
SOURCE = Source(Carrier.IMAP, "o@h/INBOX", 7, 99, account="o@h", mailbox="INBOX")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(f"sqlite:///{tmp_path}/game.db") as opened:
        yield opened


def mail(name: str = "1", body: str = "I vote FOR 7.", *, who: str = "ada@p.example") -> bytes:
    return f"From: Ada <{who}>\r\nTo: l@lists.example\r\nMessage-ID: <{name}@p.example>\r\nSubject: hi\r\n\r\n{body}\r\n".encode()


def stamps(at: datetime = START + HOUR) -> Stamps:
    return Stamps(at + 3 * HOUR, at - HOUR, at, at + timedelta(minutes=1))


def ballot() -> Composed:
    return compose(
        Outgoing(
            "g", "ballot/1", "officer@bot.example", "l@lists.example", "Ballot", "Vote now.\n", START, "The Officer"
        )
    )


def send(store: Store, out: Composed) -> None:
    store.enqueue([NewMail(out.message_id, "forum", "l@lists.example", out.subject, out.raw, START)])
    (leased,) = store.due(START)
    store.mark_sent(leased.id, START)


def state(store: Store, out: Composed) -> MailState:
    found = store.mail(out.message_id)
    assert found is not None
    return found.state


def test_a_mail_counts_by_the_policy_and_wakes_the_fold_once(store: Store) -> None:
    woken = list[int]()
    intake = StoreIntake(store, "bot.example", START, woken=lambda: woken.append(1))
    first = intake.accept(mail(), stamps(), SOURCE)
    again = intake.accept(mail(), stamps(START + 2 * HOUR), SOURCE)
    assert (again.seq, again.duplicate, len(woken)) == (first.seq, True, 1)
    (entry,) = store.entries()
    assert (entry.at, entry.status, entry.message_id) == (START + HOUR, Status.NEW, "1@p.example")
    assert len(entry.content_hash) == 64


def test_the_policy_is_data(store: Store) -> None:
    StoreIntake(store, "bot.example", START, Policy((Basis.INGESTED,))).accept(mail(), stamps(), SOURCE)
    assert [one.at for one in store.entries()] == [START + 4 * HOUR]


def test_a_borrowed_message_id_is_an_entry_of_its_own(store: Store) -> None:
    intake = StoreIntake(store, "bot.example", START)
    seqs = {intake.accept(mail(body=text), stamps(), SOURCE).seq for text in ("I vote FOR 7.", "I vote AGAINST 7.")}
    assert len(seqs) == 2


def test_what_is_older_than_the_game_is_kept_and_performs_nothing(store: Store) -> None:
    woken = list[int]()
    StoreIntake(store, "b.example", START, woken=lambda: woken.append(1)).accept(mail(), stamps(START - HOUR), SOURCE)
    assert [(one.status, one.note) for one in store.entries()] == [(Status.VOID, BEFORE_GENESIS)]
    assert not woken


def test_our_own_post_coming_back_is_seen_and_is_no_act(store: Store) -> None:
    out = ballot()
    send(store, out)
    footer = b"_______________________________________________\r\nl mailing list\r\n"
    back = b"List-Id: <l.lists.example>\r\n" + out.raw.replace(b"Subject: ", b"Subject: [l] ") + footer
    StoreIntake(store, "bot.example", START).accept(back, stamps(), SOURCE)
    assert state(store, out) is MailState.SEEN
    assert [(one.status, one.note) for one in store.entries()] == [(Status.VOID, OWN_POST)]


def test_a_forged_post_proves_no_delivery_and_performs_nothing(store: Store) -> None:
    out = ballot()
    send(store, out)
    forged = out.raw.replace(b"Vote now.", b"I vote FOR 7.")
    StoreIntake(store, "bot.example", START).accept(forged, stamps(), SOURCE)
    assert state(store, out) is MailState.SENT
    assert [one.status for one in store.entries()] == [Status.VOID]


def test_uids_and_watermarks_are_remembered(store: Store) -> None:
    intake = StoreIntake(store, "bot.example", START)
    intake.accept(mail(), stamps(), SOURCE)
    assert intake.watermark("o@h", "INBOX") is None
    intake.set_watermark(Watermark("o@h", "INBOX", 99, 7))
    assert intake.watermark("o@h", "INBOX") == Watermark("o@h", "INBOX", 99, 7)
    assert set(intake.known_uids("o@h", "INBOX", 99)) == {7}


def test_a_mail_that_cannot_be_sorted_keeps_nobody_waiting_and_is_put_aside(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    intake, parse = StoreIntake(store, "bot.example", START), adapter.parse_mail

    def fragile(raw: bytes) -> Mail:
        if b"poison" in raw:
            raise RecursionError("too deep")
        return parse(raw)

    monkeypatch.setattr(adapter, "parse_mail", fragile)
    poison = mail("p", "poison")
    assert intake.accept(poison, stamps(), SOURCE).seq == 0
    assert intake.accept(mail(), stamps(), SOURCE).seq > 0
    for _ in range(STRIKES):
        assert [one.raw for one in store.unsorted()] == [poison], "the bytes are kept meanwhile"
        intake.sort_waiting()
    assert store.unsorted() == []
    (aside,) = store.unsorted(aside=True)
    assert (aside.raw, [one.key for one in store.alarms()]) == (poison, [f"{UNREADABLE}{aside.id}"])
    assert intake.accept(poison, stamps(), SOURCE).seq == 0, "it is not tried again when it comes again"
    assert len(store.unsorted(aside=True)) == 1
    monkeypatch.undo()
    assert store.read_again(aside.id)
    intake.sort_waiting()
    assert [one.raw for one in store.entries()] == [mail(), poison]


def test_a_store_that_is_away_is_no_fault_of_the_mail(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    intake = StoreIntake(store, "bot.example", START)

    def away(*_: object, **__: object) -> None:
        raise StoreError("away")

    with monkeypatch.context() as patched:
        patched.setattr(store, "sort", away)
        for _ in range(2 * STRIKES):
            with pytest.raises(StoreError):
                intake.accept(mail(), stamps(), SOURCE)
            with pytest.raises(StoreError):
                intake.sort_waiting()
    intake.sort_waiting()
    assert [one.raw for one in store.entries()] == [mail()]


def test_a_mail_that_ended_the_program_is_sorted_after_the_restart(store: Store) -> None:
    store.keep(mail(), stamps(), SOURCE)
    StoreIntake(store, "bot.example", START).sort_waiting()
    (entry,) = store.entries()
    assert (entry.raw, entry.status, entry.source) == (mail(), Status.NEW, str(SOURCE))
    assert store.known_uids("o@h", "INBOX", 99) == {7}


def test_every_copy_that_differs_in_a_byte_is_kept(store: Store) -> None:
    intake = StoreIntake(store, "bot.example", START)
    listed = b"List-Id: <l.lists.example>\r\n" + mail()
    seqs = {intake.accept(raw, stamps(), SOURCE).seq for raw in (mail(), listed, mail(), listed)}
    assert len(seqs) == 1
    assert [one.raw for one in store.entries()] == [mail()]
    assert [one.raw for one in store.copies(*seqs)] == [listed]


def test_a_bounce_is_noted_and_is_no_act(store: Store) -> None:
    out = ballot()
    send(store, out)
    report = (
        b"Return-Path: <>\r\nFrom: Mail Delivery System <mailer-daemon@mx.example>\r\nMessage-ID: <1@mx.example>\r\n"
        b"Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n"
        b"--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\n"
        b"Action: failed\r\nStatus: 5.1.1\r\n\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\n"
        b"Message-ID: " + out.message_id.encode() + b"\r\n--b--\r\n"
    )
    StoreIntake(store, "bot.example", START).accept(report, stamps(), SOURCE)
    assert state(store, out) is MailState.FAILED
    assert [(one.status, one.note) for one in store.entries()] == [(Status.VOID, REPORT)]
    assert store.bounced("l@lists.example", START) == 1
