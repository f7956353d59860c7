"""Opening a store: its schema is brought up to date, and what cannot be opened is explained in one line."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import make_url, text

from bot.store import migrate, schema
from bot.store.connect import connect
from bot.store.errors import SchemaError, StoreError
from bot.store.store import Store
from tests.bot.store.makers import new


def complaint(url: str) -> str:
    """The one line with which opening fails."""
    with pytest.raises(StoreError) as caught:
        Store.open(url)
    line = str(caught.value)
    assert "\n" not in line
    return line


def test_the_migrations_make_the_schema_that_the_queries_know(store: Store, url: str) -> None:
    with connect(url).connect() as conn:
        context = MigrationContext.configure(conn, opts={"compare_type": False})
        assert compare_metadata(context, schema.metadata) == []


def test_the_program_knows_the_newest_migration() -> None:
    assert ScriptDirectory.from_config(migrate.alembic_config()).get_current_head() == schema.HEAD


def test_opening_twice_changes_nothing(store: Store, url: str) -> None:
    store.accept(new("a"))
    with Store.open(url) as again:
        assert len(list(again.entries())) == 1
        again.ping()


def test_a_newer_schema_is_refused(store: Store, url: str) -> None:
    with store._write() as conn:
        conn.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(SchemaError, match=f"schema is 9999, newer than this program's {schema.HEAD}"):
        Store.open(url)


def test_an_upgrade_that_fails_leaves_an_empty_database(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrate, "HEAD", "no-such-revision")
    with pytest.raises(Exception, match="no-such-revision"):
        Store.open(url)
    monkeypatch.undo()
    with Store.open(url) as store:
        assert list(store.entries()) == []


RELEASED = sorted(migrate.known())


@pytest.mark.parametrize("released", RELEASED)
def test_a_store_of_every_released_schema_is_upgraded_with_what_is_in_it(
    released: str, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert RELEASED[0] == "0001"
    assert RELEASED[-1] == schema.HEAD
    monkeypatch.setattr(migrate, "HEAD", released)
    engine = connect(url)
    with engine.connect() as conn, conn.begin():
        migrate.upgrade(conn, "old")
        assert migrate.current(conn, "old") == released
        conn.execute(
            text(
                "INSERT INTO entry (seq, kind, at, tie_break, message_id, content_hash, ingested_at, source, status,"
                " attempts, note) VALUES (1, 'message', '2006-10-01T12:00:00.000000Z', 0, '<a@x>', 'h',"
                " '2006-10-01T12:00:00.000000Z', 's', 'folded', 0, '')"
            )
        )
        conn.execute(text("INSERT INTO raw_message (entry_seq, raw) VALUES (1, :raw)"), {"raw": b"x"})
    monkeypatch.undo()
    with Store.open(url) as store:
        (kept,) = store.entries()
        assert (kept.message_id, kept.facts) == ("<a@x>", None)
        with store._read() as conn:
            assert compare_metadata(MigrationContext.configure(conn), schema.metadata) == []


def test_tables_of_another_program_are_left_alone(url: str) -> None:
    with connect(url).connect() as conn, conn.begin():
        conn.execute(text("CREATE TABLE outbox (id integer)"))
    assert "holds a table 'outbox' that this program did not make" in complaint(url)


def test_a_store_in_memory(tmp_path: Path) -> None:
    with Store.open("sqlite://") as store:
        seq = store.accept(new("a")).seq
        assert [one.seq for one in store.entries()] == [seq]


def test_sqlite_is_durable_and_checks_references(tmp_path: Path) -> None:
    with Store.open(f"sqlite:///{tmp_path / 'game.db'}") as store, store._read() as conn:
        asked = {
            name: conn.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert asked == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_hurried_work_is_on_the_disk_when_it_ends(tmp_path: Path) -> None:
    """Within it a commit does not wait for the disk; after it the file alone holds all that was committed."""

    def waits(store: Store) -> int:
        with store._write() as conn:
            return int(conn.execute(text("PRAGMA synchronous")).scalar_one())

    path, alone = tmp_path / "game.db", tmp_path / "alone.db"
    with Store.open(f"sqlite:///{path}") as store:
        with store.hurried():
            assert waits(store) == 1
            seq = store.accept(new("a")).seq
        shutil.copy(path, alone)
        assert waits(store) == 2
    with Store.open(f"sqlite:///{alone}") as store:
        assert [one.seq for one in store.entries()] == [seq]


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "mail.mbox"
    path.write_bytes(b"From somebody\n" * 100)
    assert complaint(f"sqlite:///{path}") == f"store sqlite:{path}: the file is not a SQLite database"
    assert path.read_bytes() == b"From somebody\n" * 100


def test_a_corrupt_file(tmp_path: Path) -> None:
    path = tmp_path / "game.db"
    with Store.open(f"sqlite:///{path}") as store:
        store.accept(new("a"))
    data = bytearray(path.read_bytes())
    data[100:] = b"\xff" * (len(data) - 100)
    path.write_bytes(data)
    assert "corrupt" in complaint(f"sqlite:///{path}")


def test_a_folder_that_is_not_there_and_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    assert "does not exist" in complaint(f"sqlite:///{tmp_path / 'nowhere' / 'game.db'}")
    assert "this is a folder" in complaint(f"sqlite:///{tmp_path}")


def test_a_read_only_store_can_be_read_and_says_that_it_cannot_be_written(tmp_path: Path) -> None:
    path = tmp_path / "game.db"
    with Store.open(f"sqlite:///{path}") as store:
        store.accept(new("a"))
    with Store.open(f"sqlite:///file:{path}?mode=ro&uri=true") as store:
        assert len(list(store.entries())) == 1
        with pytest.raises(StoreError, match="the database is read-only"):
            store.accept(new("b"))


def test_a_locked_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.connect.BUSY_MILLISECONDS", 1)
    path = tmp_path / "game.db"
    with Store.open(f"sqlite:///{path}") as store:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="another program holds the database locked"):
            store.accept(new("a"))
        other.execute("ROLLBACK")
        other.close()
        assert not store.accept(new("a")).duplicate


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("", "URL cannot be read"),
        ("game.db", "URL cannot be read"),
        ("postgresql://u:s3cret@host:notaport/db", "URL cannot be read"),
        ("mysql://u:s3cret@host/db", "not supported"),
        ("nonsense://u:s3cret@host/db", "not supported"),
        ("postgresql://u:s3cret@127.0.0.1:1/db", "connection refused"),
        ("postgres://u@127.0.0.1:1/db?password=s3cret", "connection refused"),
        ("postgresql://u:s3cret@/db?host=/nowhere", "socket does not exist"),
        ("postgresql+psycopg://u:s3cret@127.0.0.1:1/db?nonsense=s3cret", "nonsense"),
    ],
)
def test_bad_urls_give_one_clear_line_without_the_password(url: str, words: str) -> None:
    line = complaint(url)
    assert words in line
    assert "s3cret" not in line


def test_a_database_that_does_not_exist_on_a_server_that_does(postgres_url: str) -> None:
    missing = make_url(postgres_url).set(database="no_such_database").render_as_string(hide_password=False)
    assert 'database "no_such_database" does not exist' in complaint(missing)


def test_a_store_that_went_away_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "game.db"
    with Store.open(f"sqlite:///{path}") as store:
        with store._write() as conn:
            conn.execute(text("DROP TABLE meta"))
        with pytest.raises(StoreError, match="a table of the store is missing"):
            store.meta("x")
