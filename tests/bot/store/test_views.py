"""Views by kind, for people who ask the store in SQL."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import text

from bot.store.rows import FoldBatch, ObjectRow
from bot.store.store import Store
from bot.store.views import Shown
from tests.bot.store.makers import wooble


def ask(store: Store, question: str) -> list[tuple[Any, ...]]:
    """The answer to a query."""
    with store._read() as conn:
        return [tuple(row) for row in conn.execute(text(question))]


def test_a_view_shows_a_kind_as_a_table(store: Store) -> None:
    store.commit_fold(FoldBatch(objects=[wooble(12, active=True, tag="x:y"), ObjectRow(2, "sock", "left", {})]))
    kinds = {
        "player": {
            "points": Shown("integer"), "active": Shown("boolean"), "tag": Shown("text"), "key": Shown("text"),
        },
        "sock": {},
    }  # fmt: skip
    store.create_views(kinds)
    store.create_views(kinds)
    assert ask(store, 'SELECT uid, "key", points + 1, tag FROM player WHERE active') == [(1, "Wooble", 13, "x:y")]
    assert ask(store, 'SELECT "key" FROM sock') == [("left",)]
    store.create_views({"sock": {}})
    assert ask(store, 'SELECT "key" FROM sock') == [("left",)]


def test_a_value_of_another_type_does_not_break_the_view(store: Store) -> None:
    store.commit_fold(FoldBatch(objects=[wooble(1), ObjectRow(2, "player", "Odd", {"points": "many"})]))
    store.create_views({"player": {"points": Shown("integer")}})
    assert ask(store, "SELECT points FROM player WHERE uid = 1") == [(1,)]
    assert len(ask(store, "SELECT points FROM player")) == 2


def test_what_was_never_set_shows_its_default(store: Store) -> None:
    store.commit_fold(
        FoldBatch(objects=[ObjectRow(1, "player", "Hose", {}), ObjectRow(2, "player", "Odd", {"tag": None})])
    )
    kinds = {"points": Shown("integer", 10), "active": Shown("boolean", False), "tag": Shown("text", "it's")}
    store.create_views({"player": {**kinds, "socks": Shown("json", {"Blue": 1})}})
    asked = 'SELECT "key", points, tag FROM player WHERE NOT active ORDER BY uid'
    assert ask(store, asked) == [("Hose", 10, "it's"), ("Odd", 10, None)]
    ((socks,),) = ask(store, "SELECT CAST(socks AS TEXT) FROM player WHERE uid = 1")
    assert json.loads(socks) == {"Blue": 1}


def test_references_show_the_keys_of_what_they_mean_now(store: Store) -> None:
    """A proposal that got its number is shown by it wherever it is named; what is gone is left out."""
    hats = {"author": 1, "conflicts": [7, 3, 99, 4], "votes": {"1": "FOR", "98": "AGAINST"}}
    proposals = [
        ObjectRow(3, "proposal", "#1", hats),
        ObjectRow(4, "proposal", "#2", {}),
        ObjectRow(7, "proposal", "151", {}),
        ObjectRow(9, "proposal", "odd", {"author": "x", "conflicts": 3, "votes": ["y"]}),
        ObjectRow(10, "proposal", "odder", {"conflicts": ["x", 9.5], "votes": {"y": "FOR"}}),
    ]
    store.commit_fold(FoldBatch(objects=[ObjectRow(1, "player", "Wooble", {}), *proposals]))
    shown = {"author": Shown("reference"), "conflicts": Shown("references", []), "votes": Shown("reference map", {})}
    store.create_views({"proposal": shown, "player": {}})
    asked = 'SELECT author, CAST(conflicts AS TEXT), CAST(votes AS TEXT) FROM proposal WHERE "key" = :key'

    def row(key: str) -> tuple[Any, ...]:
        author, conflicts, votes = ask(store, asked.replace(":key", f"'{key}'"))[0]
        return author, json.loads(conflicts), json.loads(votes)

    assert row("#1") == ("Wooble", ["151", "#1", "#2"], {"Wooble": "FOR"})
    assert row("odder") == (None, [], {})
    assert row("151") == (None, [], {})
    store.commit_fold(FoldBatch(objects=[ObjectRow(3, "proposal", "152", hats)], gone=[1]))
    assert row("152") == (None, ["151", "152", "#2"], {}), "nothing is left of the votes, which is no vote"


def test_kinds_with_odd_names_get_views_and_tables_keep_theirs(store: Store) -> None:
    store.commit_fold(FoldBatch(objects=[ObjectRow(3, "entry", "e", {"it's 5% :x": 4})]))
    store.create_views({"entry": {"it's 5% :x": Shown("integer")}, "grem lin's": {}})
    assert ask(store, 'SELECT "key" FROM kind_entry') == [("e",)]
    with store._read() as conn:
        assert conn.exec_driver_sql("SELECT * FROM kind_entry").first() == (3, "e", 4)
    assert ask(store, 'SELECT * FROM "grem lin\'s"') == []


@pytest.mark.parametrize(
    "kinds", [{"a": {"x": Shown("varchar")}}, {'a"; DROP': {}}, {"a": {'"': Shown("text")}}, {"": {}}]
)
def test_what_sql_cannot_name_is_refused(store: Store, kinds: dict[str, dict[str, Shown]]) -> None:
    with pytest.raises(ValueError, match=r"is not one of|cannot be the name"):
        store.create_views(kinds)
