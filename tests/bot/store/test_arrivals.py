"""Mail as it was handed over: durable before anybody looks, sorted in one transaction, every other copy kept."""

from __future__ import annotations

from datetime import timedelta

from bot.mail.intake import Carrier, Source
from bot.mail.stamps import Stamps
from bot.store.rows import Bounce, MailState, Status
from bot.store.store import Store
from tests.bot.store.makers import at, mail, new

SOURCE = Source(Carrier.LMTP, "lmtp", envelope_from="", recipients=("l@lists.example", "ü@x.example"))
RAW = bytes(range(256))
STAMPS = Stamps(at(9), None, at(7), at(8))


def test_what_was_kept_is_found_as_it_came(store: Store) -> None:
    kept = store.keep(RAW, STAMPS, SOURCE)
    assert store.unsorted() == [kept]
    assert (kept.raw, kept.stamps, kept.source, kept.attempts, kept.entry_seq) == (RAW, STAMPS, SOURCE, 1, None)
    assert store.keep(RAW, STAMPS, SOURCE, {kept.id}) == kept
    store.try_again(kept.id)
    assert store.keep(RAW, STAMPS, SOURCE).attempts == 3
    assert (len(store.unsorted()), store.count_unsorted()) == (1, 1)
    store.try_again(kept.id)
    assert (store.unsorted(), len(store.unsorted(aside=True))) == ([], 1)
    assert store.read_again(kept.id)
    assert [one.attempts for one in store.unsorted()] == [0]


def test_the_number_of_an_arrival_is_never_given_to_another(store: Store) -> None:
    first = store.keep(RAW, STAMPS, SOURCE)
    store.sort(first.id, new("a", raw=RAW))
    assert store.keep(RAW, STAMPS, SOURCE).id > first.id


def test_sorting_takes_an_arrival_off_the_pile_and_keeps_other_bytes(store: Store) -> None:
    seqs = []
    for raw in (b"one", b"one", b"two", b"two", b"three"):
        seqs.append(store.sort(store.keep(raw, STAMPS, SOURCE).id, new("a", raw=raw)))
    assert len({one.seq for one in seqs}) == 1
    assert [one.duplicate for one in seqs] == [False, True, True, True, True]
    assert store.unsorted() == []
    assert [one.raw for one in store.entries()] == [b"one"]
    assert [(one.raw, one.entry_seq) for one in store.copies(seqs[0].seq)] == [
        (b"two", seqs[0].seq),
        (b"three", seqs[0].seq),
    ]


def test_the_proof_of_a_delivery_is_noted_with_the_entry(store: Store) -> None:
    store.enqueue([mail("m")])
    store.due(at(0))
    store.sort(store.keep(RAW, STAMPS, SOURCE).id, new("a", 5), seen="<m@bot>")
    (sent,) = store.mails()
    assert (sent.state, sent.seen_at, sent.lease_until) == (MailState.SEEN, at(5), None)


def test_a_bounce_is_counted_once_and_a_final_one_replaces_a_passing_one(store: Store) -> None:
    store.enqueue([mail("m"), mail("seen")])
    for one in store.due(at(0)):
        store.mark_sent(one.id, at(1))
    store.mark_seen("<seen@bot>", at(2))
    for minutes, permanent in ((3, False), (4, True), (5, True), (6, False)):
        report = Bounce("<m@bot>", at(minutes), permanent, "5.1.1" if permanent else "4.2.0")
        store.sort(store.keep(RAW, STAMPS, SOURCE).id, new(f"r{minutes}"), bounce=report)
    store.sort(store.keep(RAW, STAMPS, SOURCE).id, new("s"), bounce=Bounce("<seen@bot>", at(7), True))
    store.sort(store.keep(RAW, STAMPS, SOURCE).id, new("x"), bounce=Bounce("<nobody@bot>", at(7), True))
    assert [(one.state, one.error) for one in store.mails()] == [
        (MailState.FAILED, "it came back 5.1.1"),
        (MailState.SEEN, ""),
    ]
    assert store.bounced("forum@list", at(0)) == 2
    assert store.bounced("forum@list", at(5)) == 1


def test_alarms_are_counted_until_they_are_cleared_and_then_begin_anew(store: Store) -> None:
    for minutes in (1, 2, 3):
        store.alarm("mailbox", f"away for {minutes} minutes", at(minutes))
    (found,) = store.alarms()
    assert (found.text, found.count, found.first_at, found.last_at) == ("away for 3 minutes", 3, at(1), at(3))
    assert store.clear_alarm("mailbox", at(4))
    assert not store.clear_alarm("mailbox", at(5))
    assert (store.alarms(), [one.cleared_at for one in store.alarms(cleared=True)]) == ([], [at(4)])
    store.alarm("mailbox", "away", at(9))
    (again,) = store.alarms()
    assert (again.count, again.first_at, again.cleared_at) == (1, at(9), None)


def test_a_mail_that_failed_or_is_in_doubt_can_be_given_another_chance(store: Store) -> None:
    store.enqueue([mail("failed"), mail("doubtful"), mail("sent"), mail("held")])
    failed, doubtful, sent, held = store.due(at(0))
    store.mark_failed(failed.id, "no")
    assert store.hand_over(doubtful, at(0), timedelta(hours=2))
    store.mark_sent(sent.id, at(0))
    assert [store.send_again(one.id, at(1)) for one in (failed, doubtful, sent, held)] == [True, True, False, False]
    assert [one.id for one in store.due(at(1))] == [failed.id, doubtful.id]
    assert store.count_mails() == {MailState.LEASED: 3, MailState.SENT: 1}


def test_a_lease_that_was_lost_hands_nothing_over(store: Store) -> None:
    store.enqueue([mail("m")])
    (first,) = store.due(at(0))
    (second,) = store.due(at(6))
    assert not store.hand_over(first, at(6), timedelta(hours=2))
    assert store.hand_over(second, at(6), timedelta(hours=2))
    assert store.due(at(127), looked=at(125)) == []
    assert len(store.due(at(127), looked=at(126))) == 1


def test_entries_are_new_until_they_are_folded(store: Store) -> None:
    store.sort(store.keep(RAW, STAMPS, SOURCE).id, new("a"))
    assert store.count_entries() == {Status.NEW: 1}
