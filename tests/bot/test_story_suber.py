"""A whole game of the GitHub nomic, from registration to a win: mails in, and the same state on every way through.

The story and all that is expected of it stand in tests/data/suber/story.toml.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from pathlib import Path
from typing import Any

import pytest

from bot.genesis import Genesis
from bot.mail.archive import Located, index
from bot.replay import replay
from bot.storing import replay_into
from engine import state
from engine.journal import ActRecord

STORY: dict[str, Any] = tomllib.loads((Path(__file__).parents[1] / "data" / "suber" / "story.toml").read_text())
FORUM = "nomic@lists.example"
END = datetime(2026, 3, 14, tzinfo=UTC)
YEAR = 2026


def moment(text: str) -> datetime:
    """ "03-02 15:30" of the year of the story."""
    return datetime.fromisoformat(f"{YEAR}-{text}").replace(tzinfo=UTC)


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The mails of the story as a folder of .eml files."""
    folder = tmp_path_factory.mktemp("archive")
    said: dict[str, list[str]] = {}
    for number, (at, author, subject, text) in enumerate(STORY["mails"]):
        mail = EmailMessage()
        mail["From"] = f"{author} <{author.split()[0].lower()}@players.example>"
        mail["To"] = FORUM
        mail["Subject"] = subject
        mail["Date"] = format_datetime(moment(at))
        mail["Message-ID"] = f"<{number}@players.example>"
        about = subject.removeprefix("Re: ")
        if subject != about:
            mail["In-Reply-To"] = said[about][-1]
            mail["References"] = " ".join(said[about])
        said.setdefault(about, []).append(str(mail["Message-ID"]))
        mail.set_content(text + "\n")
        (folder / f"{number:03}.eml").write_bytes(mail.as_bytes())
    return folder


def mails(archive: Path) -> Iterator[Located]:
    return iter(index([str(archive)]))


@pytest.fixture(scope="module")
def genesis() -> Genesis:
    return Genesis(tomllib.loads(STORY["genesis"]))


def test_the_genesis_has_ten_lines_or_less() -> None:
    lines = [line for line in STORY["genesis"].partition("[game.parameters]")[0].splitlines() if line.strip()]
    assert len(lines) <= 10


def test_every_state_on_the_way(archive: Path, genesis: Genesis) -> None:
    for at, path, wanted in STORY["states"]:
        fold, _ = replay(mails(archive), genesis, until=moment(at))
        shown = state.show(fold.game)
        thing, _, attribute = path.partition(".")
        found: Any = shown.get(thing)
        if found is None:
            kind, _, key = thing.partition("/")
            found = shown["objects"][kind][key]
        assert found[attribute] == wanted, f"{path} at {at}"


def test_what_is_refused_and_under_which_rule(archive: Path, genesis: Genesis) -> None:
    acts: list[ActRecord] = []
    replay(mails(archive), genesis, until=END, on_act=acts.append)
    refused = [[one.actor, one.act.action, one.rule] for one in acts if one.verdict != "succeeded"]
    assert refused == STORY["refused"]
    assert len(acts) == len(STORY["mails"])


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.live)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "postgres":
        made: str = request.getfixturevalue("postgres_url")
        return made
    return f"sqlite:///{tmp_path / 'game.db'}"


def test_the_same_hash_without_a_store_and_on_both_databases(archive: Path, genesis: Genesis, url: str) -> None:
    fold, _ = replay(mails(archive), genesis, until=END)
    for _ in range(2):  # importing the archive a second time changes nothing
        shown, _ = replay_into(url, mails(archive), genesis, until=END)
        assert shown == state.show(fold.game)
        assert shown["state_hash"] == state.state_hash(fold.game)
