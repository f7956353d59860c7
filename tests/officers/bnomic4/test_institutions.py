"""A made-up game in which every institution is used in every nweek (bench/mill.py): what becomes of every act,
the same state on every way through, and no growth but of what is past."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bench.institutions import played, sizes
from bench.mill import OK
from bench.mill_archive import Archive, archive, letters
from bot.mail.archive import index
from bot.storing import replay_into
from engine import state
from engine.fold import Fold
from engine.journal import ActRecord
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC

NWEEKS = 6
WAITING = {"task T-RULING": 2, "task T-TEXT": 1}
"""Questions of every nweek that nobody answers in this game, so they stay open."""
NEW = 90
"""Objects that an nweek may leave behind: what was asked, proposed, owed and announced in it."""
LONGEST = 30


class Game:
    """The game after its last nweek, what was said in it, and how large it was after each."""

    def __init__(self, written: Archive) -> None:
        self.archive = written
        self.acts: dict[str, list[ActRecord]] = {}
        self.sizes: list[Counter[str]] = []
        for _, fold, records in played(written):
            self.fold: Fold = fold
            self.sizes.append(sizes(fold))
            for record in records:
                self.acts.setdefault(record.message_id, []).append(record)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return Game(archive(tmp_path_factory.mktemp("mill"), NWEEKS))


def test_every_act_has_the_verdict_that_was_told(game: Game) -> None:
    wrong = []
    for letter in letters(NWEEKS):
        got = game.acts.get(f"{letter.ident}@mail.example", [])
        if tuple(one.verdict for one in got) != letter.verdicts:
            told = "; ".join(f"{one.act.action} {one.verdict} {one.reason}" for one in got)
            wrong.append(f"{letter.at} {letter.who}: {letter.text!r}: {told}")
    assert not wrong


def test_most_of_what_players_can_do_is_done(game: Game) -> None:
    done = {one.act.action for acts in game.acts.values() for one in acts if one.verdict == OK}
    assert len(done) >= 75, sorted(set(NOMIC.actions) - done)


def test_what_the_nweeks_built_up(game: Game) -> None:
    told = game.fold.game
    rules = {one["number"]: one for one in state.show(told)["objects"]["rule"].values()}
    assert told.the(Clock).nweek == NWEEKS + 1
    assert rules[90]["text"] == f"The stairs have {NWEEKS} steps and 0 landings."
    assert rules[90]["title"] == f"Stairs {NWEEKS}"
    assert rules[91]["text"] == f"The railing is painted with coat {NWEEKS} of varnish and {NWEEKS} of wax."
    assert rules[92]["title"] == "Wheel 5"
    assert {one.key for one in told.all(Player) if one.mental_state == "Paranoid"} == set()


def test_nothing_grows_but_what_is_past(game: Game) -> None:
    second, *later = game.sizes[1:]
    for number, now in enumerate(later, 3):
        grown = {
            kind: count
            for kind, count in now.items()
            if kind not in ("all", "longest") and count > second[kind] + WAITING.get(kind, 0) * (number - 2) + 1
        }
        assert not grown, f"after nweek {number}"
        assert now["all"] - game.sizes[number - 2]["all"] <= NEW
        assert now["longest"] <= LONGEST


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.live)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "postgres":
        made: str = request.getfixturevalue("postgres_url")
        return made
    return f"sqlite:///{tmp_path / 'mill.db'}"


def test_the_same_state_in_memory_and_in_both_databases(game: Game, url: str) -> None:
    written = game.archive
    shown, _ = replay_into(url, index([str(written.mails)]), written.genesis(), until=written.end)
    assert shown == state.show(game.fold.game)
    assert shown["state_hash"] == state.state_hash(game.fold.game)
