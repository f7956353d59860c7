"""A mail is sent once: leased, sent, seen; or tried again later; or given up."""

from __future__ import annotations

from datetime import timedelta

from bot.store.rows import MailState
from bot.store.store import Store
from tests.bot.store.makers import at, mail


def names(store: Store, minutes: float, limit: int = 20) -> list[str]:
    """The mails leased at an instant."""
    return [one.message_id for one in store.due(at(minutes), limit)]


def test_mails_become_due_in_their_order_and_are_leased_to_one_sender(store: Store) -> None:
    store.enqueue([mail("a"), mail("b", next_at=at(30)), mail("c")])
    assert store.next_due() == at(0)
    assert names(store, 1, 1) == ["<a@bot>"]
    assert names(store, 1) == ["<c@bot>"]
    assert names(store, 1) == []
    assert store.next_due() == at(6)


def test_a_lease_that_runs_out_makes_the_mail_due_again(store: Store) -> None:
    store.enqueue([mail("a")])
    (first,) = store.due(at(0), lease=timedelta(minutes=5))
    assert (first.attempts, first.state, first.lease_until) == (1, MailState.LEASED, at(5))
    assert names(store, 4) == []
    (again,) = store.due(at(5))
    assert again.attempts == 2


def test_a_message_id_is_sent_once_however_often_it_is_made(store: Store) -> None:
    store.enqueue([mail("a"), mail("a")])
    store.enqueue([mail("a", 3)])
    (found,) = store.mails()
    assert found.made_at == at(0)


def test_sent_then_seen(store: Store) -> None:
    store.enqueue([mail("a", event_key="ballot 3")])
    (taken,) = store.due(at(0))
    assert taken.raw == b"raw bytes"
    store.mark_sent(taken.id, at(1))
    assert [one.id for one in store.sent_unseen(at(2))] == [taken.id]
    assert store.sent_unseen(at(1)) == []
    assert store.mark_seen("<a@bot>", at(2))
    assert store.mark_seen("<a@bot>", at(9))
    assert not store.mark_seen("<other@x>", at(2))
    (found,) = store.mails(MailState.SEEN, event_key="ballot 3")
    assert (found.sent_at, found.seen_at) == (at(1), at(2))
    assert store.sent_unseen(at(99)) == []
    assert names(store, 99) == []


def test_a_mail_seen_before_the_server_answered_stays_seen(store: Store) -> None:
    store.enqueue([mail("a")])
    (taken,) = store.due(at(0))
    store.mark_seen("<a@bot>", at(1))
    store.mark_sent(taken.id, at(2))
    store.retry(taken.id, at(3), "timeout")
    store.mark_failed(taken.id, "no")
    assert [one.state for one in store.mails()] == [MailState.SEEN]


def test_a_mail_is_tried_again_later_or_given_up(store: Store) -> None:
    store.enqueue([mail("a")])
    (taken,) = store.due(at(0))
    store.retry(taken.id, at(10), "451 later")
    assert names(store, 9) == []
    (again,) = store.due(at(10))
    assert (again.attempts, again.error) == (2, "451 later")
    store.mark_failed(again.id, "550 no such list")
    assert [one.error for one in store.mails(MailState.FAILED)] == ["550 no such list"]
    assert names(store, 99) == []
    assert store.next_due() is None
