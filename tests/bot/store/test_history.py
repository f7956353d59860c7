"""Why is this value so? The store answers with the chain of changes and the act behind each."""

from __future__ import annotations

from bot.store.rows import ActRow, ChangeRow, FoldBatch, ObjectRow, Turn
from bot.store.store import Store
from tests.bot.store.makers import at, entries, fold_all


def test_the_chain_of_a_value_leads_to_the_acts(store: Store) -> None:
    fold_all(store, entries(store, "a", "b"))
    chain = store.changes_of("player", "Wooble", "points")
    assert [(one.old, one.new, one.cause) for one in chain] == [
        (0, 1, "act 0 of <a@list>"),
        (1, 2, "act 0 of <b@list>"),
    ]
    act = store.act("<b@list>", 0)
    assert act is not None
    assert (act.text, act.verdict) == ("I vote FOR P1.", "succeeded")
    assert store.act("<b@list>", 1) is None
    assert act.entry_seq is not None
    assert [one.id for one in store.acts_of_entry(act.entry_seq)] == [act.id]
    assert [one.new for one in store.changes_by_act(act.entry_seq, 0)] == [2]
    assert list(store.acts(verdict="failed")) == []


def test_a_thing_is_found_by_its_present_name_first_and_by_a_former_one_else(store: Store) -> None:
    story = [
        ChangeRow("create", 1, "proposal", "#1", at(0)),
        ChangeRow("rekey", 1, "proposal", "#1", at(1), old="#1", new="237"),
        ChangeRow("set", 1, "proposal", "237", at(2), "title", "", "Socks"),
        ChangeRow("set", 1, "proposal", "237", at(2), "author", None, "Wooble"),
        ChangeRow("create", 2, "proposal", "#1", at(3)),
        ChangeRow("destroy", 2, "proposal", "#1", at(4)),
    ]
    store.commit_fold(FoldBatch([Turn(changes=story)], [ObjectRow(1, "proposal", "237", {"title": "Socks"})]))
    assert [one.op for one in store.changes_of("proposal", "237", "title")] == ["create", "rekey", "set"]
    assert store.uid_of("proposal", "#1") == 2
    assert store.uid_of("player", "237") is None
    assert store.changes_of("proposal", "9") == []


def test_acts_of_a_time_are_streamed_in_fold_order(store: Store) -> None:
    acts = [ActRow(n, "say", {"n": n}, "", at(n), "failed" if n % 2 else "succeeded") for n in range(2500)]
    store.commit_fold(FoldBatch([Turn(acts=acts)]))
    assert [one.idx for one in store.acts()] == list(range(2500))
    assert [one.idx for one in store.acts(at(2), at(6), "failed")] == [3, 5]
