"""What only a server can do to a store: several programs at once, connections that break, a server that is gone."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TypeVar

import pytest
from sqlalchemy import text

from bot.store.errors import StoreError
from bot.store.rows import FoldBatch
from bot.store.store import Store
from tests.bot.store.makers import entries, mail, new, turn, wooble

T = TypeVar("T")


def at_once(count: int, job: Callable[[int], T]) -> list[T]:
    """The answers of one job done several times, all started together."""
    start = Barrier(count)

    def wait_and_do(number: int) -> T:
        start.wait(30)
        return job(number)

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(wait_and_do, range(count)))


def test_services_that_start_together_make_one_schema(postgres_url: str) -> None:
    def open_and_use(number: int) -> int:
        with Store.open(postgres_url) as store:
            return store.accept(new(str(number))).seq

    assert len(set(at_once(4, open_and_use))) == 4


def test_one_message_by_four_carriers_is_one_entry(postgres_url: str) -> None:
    with Store.open(postgres_url) as store:
        answers = at_once(4, lambda _: store.accept_many([new(str(n), n) for n in range(20)]))
        assert len(list(store.entries())) == 20
    assert sum(not one.duplicate for answer in answers for one in answer) == 20
    assert all([one.seq for one in answer] == [one.seq for one in answers[0]] for answer in answers)


def test_two_senders_never_take_the_same_mail(postgres_url: str) -> None:
    with Store.open(postgres_url) as store:
        store.enqueue([mail(str(n)) for n in range(40)])
        taken = at_once(4, lambda _: [one.id for one in store.due(mail("x").made_at, limit=10)])
    ids = [one for some in taken for one in some]
    assert len(ids) == len(set(ids))


def test_folds_at_the_same_time_give_out_each_id_once(postgres_url: str) -> None:
    with Store.open(postgres_url) as store:
        found = entries(store, "a", "b", "c", "d")
        at_once(4, lambda n: store.commit_fold(FoldBatch([turn(found[n], n)], [wooble(n)])))
        assert [one.id for one in store.acts()] == [1, 2, 3, 4]


def test_a_pool_whose_connections_were_cut_recovers_by_itself(postgres_url: str) -> None:
    with Store.open(postgres_url) as store, Store.open(postgres_url) as other:
        store.accept(new("a"))
        with other._write() as conn:
            conn.execute(
                text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            )
        assert not store.accept(new("b")).duplicate


def test_a_connection_cut_within_a_transaction_is_an_error_of_one_line(postgres_url: str) -> None:
    def cut_within() -> None:
        with store._write() as conn:
            own = conn.execute(text("SELECT pg_backend_pid()")).scalar_one()
            with other._write() as killer:
                killer.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": own})
            conn.execute(text("SELECT 1"))

    with Store.open(postgres_url) as store, Store.open(postgres_url) as other:
        with pytest.raises(StoreError, match="the database server closed the connection") as caught:
            cut_within()
        assert "\n" not in str(caught.value)
        store.ping()


def test_json_and_instants_have_the_database_own_types(postgres_url: str) -> None:
    with Store.open(postgres_url) as store:
        store.commit_fold(FoldBatch([turn(entries(store, "a")[0], 3)], [wooble(3)]))
        with store._read() as conn:
            row = conn.execute(
                text(
                    "SELECT pg_typeof(at)::text, pg_typeof(new)::text, (SELECT \"values\"->>'points' FROM object) FROM change"
                )
            ).one()
    assert tuple(row) == ("timestamp with time zone", "json", "3")
