"""Views by kind, for people who ask the store in SQL."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text

from bot.store.rows import FoldBatch, ObjectRow
from bot.store.store import Store
from tests.bot.store.makers import wooble


def ask(store: Store, question: str) -> list[tuple[Any, ...]]:
    """The answer to a query."""
    with store._read() as conn:
        return [tuple(row) for row in conn.execute(text(question))]


def test_a_view_shows_a_kind_as_a_table(store: Store) -> None:
    store.commit_fold(FoldBatch(objects=[wooble(12, active=True, tag="x:y"), ObjectRow(2, "sock", "left", {})]))
    kinds = {"player": {"points": "integer", "active": "boolean", "tag": "text", "key": "text"}, "sock": {}}
    store.create_views(kinds)
    store.create_views(kinds)
    assert ask(store, 'SELECT uid, "key", points + 1, tag FROM player WHERE active') == [(1, "Wooble", 13, "x:y")]
    assert ask(store, 'SELECT "key" FROM sock') == [("left",)]
    store.create_views({"sock": {}})
    assert ask(store, 'SELECT "key" FROM sock') == [("left",)]


def test_a_value_of_another_type_does_not_break_the_view(store: Store) -> None:
    store.commit_fold(FoldBatch(objects=[wooble(1), ObjectRow(2, "player", "Odd", {"points": "many"})]))
    store.create_views({"player": {"points": "integer"}})
    assert ask(store, "SELECT points FROM player WHERE uid = 1") == [(1,)]
    assert len(ask(store, "SELECT points FROM player")) == 2


def test_kinds_with_odd_names_get_views_and_tables_keep_theirs(store: Store) -> None:
    store.commit_fold(FoldBatch(objects=[ObjectRow(3, "entry", "e", {"it's 5% :x": 4})]))
    store.create_views({"entry": {"it's 5% :x": "integer"}, "grem lin's": {}})
    assert ask(store, 'SELECT "key" FROM kind_entry') == [("e",)]
    with store._read() as conn:
        assert conn.exec_driver_sql("SELECT * FROM kind_entry").first() == (3, "e", 4)
    assert ask(store, 'SELECT * FROM "grem lin\'s"') == []


@pytest.mark.parametrize("kinds", [{"a": {"x": "varchar"}}, {'a"; DROP': {}}, {"a": {'"': "text"}}, {"": {}}])
def test_what_sql_cannot_name_is_refused(store: Store, kinds: dict[str, dict[str, str]]) -> None:
    with pytest.raises(ValueError, match=r"is not one of|cannot be the name"):
        store.create_views(kinds)
