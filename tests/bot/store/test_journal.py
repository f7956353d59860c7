"""The journal keeps what came in, once, for ever, and gives it back in fold order."""

from __future__ import annotations

from datetime import timedelta, timezone

import pytest

from bot.store.rows import Entry, EntryKind, FoldBatch, ImapUid, NewEntry, OrderKey, Status, Turn, Watermark
from bot.store.store import Store
from tests.bot.store.makers import at, entries, new


def test_an_entry_comes_back_as_it_was_with_every_byte(store: Store) -> None:
    raw = bytes(range(256)) * 30
    given = NewEntry(
        EntryKind.ORDER, at(1.5), raw, "<a@x>", "h", at(3), "lmtp:0#1", 7, at(1), at(2), None, Status.ASIDE, "odd"
    )
    seq = store.accept(given).seq
    assert store.entry(seq) == Entry(
        *(seq, EntryKind.ORDER, at(1.5), 7, "<a@x>", "h", at(1), at(2), None, at(3), "lmtp:0#1"),
        *(Status.ASIDE, 0, "odd", raw),
    )
    assert store.entry(seq + 1) is None


def test_what_is_found_out_about_an_entry_is_kept_with_it(store: Store) -> None:
    first, second, third = entries(store, "a", "b", "c")
    store.set_facts({first.seq: {"level": "dkim", "how": "Döner"}, third.seq: {"level": "list"}})
    assert [one.facts for one in store.entries()] == [{"level": "dkim", "how": "Döner"}, None, {"level": "list"}]
    store.commit_fold(FoldBatch(turns=[Turn(second.seq, facts={"level": "openpgp"})]))
    assert [one.facts for one in store.entries()][1] == {"level": "openpgp"}
    given = new("d", 9, facts={"level": "unverified"})
    found = store.entry(store.accept(given).seq)
    assert found is not None
    assert found.facts == given.facts


def test_instants_in_other_zones_are_the_same_instant_in_utc(store: Store) -> None:
    there = at(0).astimezone(timezone(timedelta(hours=-5)))
    seq = store.accept(NewEntry(EntryKind.SEED, there, b"", "<a>", "h", there)).seq
    found = store.entry(seq)
    assert found is not None
    assert found.at.isoformat() == "2006-10-01T12:00:00+00:00"
    with pytest.raises(ValueError, match="without a time zone"):
        store.accept(NewEntry(EntryKind.SEED, at(0).replace(tzinfo=None), b"", "<b>", "h", at(0)))


def test_the_same_message_again_is_the_earlier_entry(store: Store) -> None:
    first = store.accept(new("a"))
    again = store.accept(new("a", 5, raw=b"another route"))
    assert (first.duplicate, again.duplicate) == (False, True)
    assert again.seq == first.seq
    assert [one.at for one in store.entries()] == [at(0)]


def test_a_borrowed_message_id_does_not_displace_the_message_it_was_taken_from(store: Store) -> None:
    squatter = store.accept(new("a", digest="forged"))
    honest = store.accept(new("a", digest="true"))
    assert not honest.duplicate
    assert [one.seq for one in store.entries_with_id("<a@list>")] == [squatter.seq, honest.seq]


def test_a_batch_tells_new_from_known_also_within_itself(store: Store) -> None:
    known = store.accept(new("a"))
    answers = store.accept_many([new("b"), new("a"), new("c"), new("b"), new("b", digest="other")])
    assert [one.duplicate for one in answers] == [False, True, False, True, False]
    assert answers[1].seq == known.seq
    assert answers[3].seq == answers[0].seq
    assert len({one.seq for one in answers}) == 4
    assert store.accept_many([]) == []


def test_a_batch_that_fails_leaves_nothing(store: Store) -> None:
    with pytest.raises(ValueError, match="time zone"):
        store.accept_many([new("a"), NewEntry(EntryKind.SEED, at(0).replace(tzinfo=None), b"", "<b>", "h", at(0))])
    assert list(store.entries()) == []


@pytest.mark.parametrize("name", ["nul\x00", "lone \ud800", "ä" * 5000, ""])
def test_absurd_message_ids_are_kept_and_still_known(store: Store, name: str) -> None:
    first = store.accept(new(name))
    assert store.accept(new(name)) == type(first)(first.seq, duplicate=True)
    assert [one.seq for one in store.entries_with_id(f"<{name}@list>")] == [first.seq]


def test_entries_come_in_fold_order_whatever_the_order_of_arrival(store: Store) -> None:
    store.accept_many([new("late", 9), new("b", 5, tie_break=2), new("a", 5, tie_break=1), new("c", 5, tie_break=2)])
    store.accept(new("first", 1))
    found = list(store.entries())
    assert [one.message_id for one in found] == [f"<{n}@list>" for n in ("first", "a", "b", "c", "late")]
    assert store.last_order() == found[-1].order
    assert [one.seq for one in store.entries(after=found[1].order, limit=2)] == [found[2].seq, found[3].seq]
    assert [one.seq for one in store.entries(until=found[1].order)] == [found[0].seq, found[1].seq]
    assert list(store.entries(after=OrderKey(at(9), 99))) == []


def test_many_entries_are_read_page_by_page_while_others_come_in(store: Store) -> None:
    store.accept_many([new(str(n), n) for n in range(450)])
    reading = store.entries()
    first = next(reading)
    store.accept(new("latest", 1000))
    assert len([first, *reading]) == 451
    assert len(list(store.entries(limit=250))) == 250


def test_statuses_and_attempts(store: Store) -> None:
    a, b, c = entries(store, "a", "b", "c")
    store.set_status(b.seq, Status.ASIDE, "cannot be read")
    assert [one.seq for one in store.entries_by_status(Status.NEW)] == [a.seq, c.seq]
    assert [(one.seq, one.note) for one in store.entries_by_status(Status.ASIDE)] == [(b.seq, "cannot be read")]
    assert store.count_entries() == {Status.NEW: 2, Status.ASIDE: 1}
    store.blame([a.seq, c.seq], {"folding": ""})
    store.blame([a.seq], {"folding": "x"})
    assert [one.attempts for one in store.entries()] == [2, 0, 1]
    assert store.meta("folding") == "x"


def test_uids_are_known_for_duplicates_too_and_only_under_their_uidvalidity(store: Store) -> None:
    store.accept(new("a", imap=ImapUid("acc", "INBOX", 7, 1)))
    store.accept(new("a", imap=ImapUid("acc", "INBOX", 7, 5)))
    store.accept(new("a", imap=ImapUid("acc", "INBOX", 7, 5)))
    assert store.known_uids("acc", "INBOX", 7) == {1, 5}
    assert store.known_uids("acc", "INBOX", 8) == set()


def test_a_watermark_is_set_with_the_batch_or_alone(store: Store) -> None:
    assert store.watermark("acc", "INBOX") is None
    store.accept_many([new("a")], Watermark("acc", "INBOX", 7, 5))
    assert store.watermark("acc", "INBOX") == Watermark("acc", "INBOX", 7, 5)
    store.set_watermark(Watermark("acc", "INBOX", 8, 1))
    assert store.watermark("acc", "INBOX") == Watermark("acc", "INBOX", 8, 1)


def test_what_was_accepted_is_there_after_the_store_is_opened_again(url: str) -> None:
    with Store.open(url) as store:
        seq = store.accept(new("a")).seq
    with Store.open(url) as store:
        assert [one.seq for one in store.entries()] == [seq]
