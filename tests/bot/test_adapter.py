"""Mail into the journal: when it counts, what is kept without effect, and what proves that a post arrived."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.adapter import BEFORE_GENESIS, OWN_POST, StoreIntake
from bot.mail.compose import Composed, Outgoing, compose
from bot.mail.intake import Carrier, Source, Watermark
from bot.mail.stamps import Basis, Policy, Stamps
from bot.store.rows import MailState, NewMail, Status
from bot.store.store import Store

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
        Outgoing("g", "ballot/1", "officer@bot.example", "l@lists.example", "Ballot", "Vote now.\n", START, "The Officer")
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
