"""Faults of a genesis are told in one line with file, line and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.errors import Complaint
from bot.genesis import Genesis, line_of, load
from engine.objects import instant
from engine.state import state_hash
from officers.bnomic4 import sample

GOOD = sample.genesis(instant("2026-01-05T00:01:00Z"))

CASES = [
    # what is written instead, what the complaint says
    (("points = 4\n", 'points = "four"\n'), "players[1].points: must be a whole number, not 'four'"),
    (("points = 5\n", "pionts = 5\n"), "players[2].pionts: unknown key"),
    (('ruleset = "bnomic4"', 'ruleset = "chess"'), "game.ruleset: unknown ruleset 'chess'; there is: bnomic4"),
    (("nday = 1\n", ""), "clock.nday: is missing"),
    (("nday = 1\n", "nday = 13\n"), "clock.nday: must be from 1 to 12, not 13"),
    (("points = 4\n", "points = -4\n"), "players[1].points: must be at least 0, not -4"),
    (('kind = "public"', 'kind = "secret"'), "forums[1].kind: must be one of public, discussion, private"),
    (("bruno@players.example", "ada@players.example"), "ada@players.example belongs to Ada already"),
    (("[numbers]", "[nunmbers]"), "nunmbers: unknown table"),
    (('at = "2026', 'at = "2O26'), "game.at: must be an instant like 2008-10-18T06:00:00Z, not '2O26"),
    (('at = "2026-01-05T00:01:00Z"', "at = 2026-01-05"), "game.at: must be an instant like 2008-10-18T06:00:00Z"),
    (('at = "2026-01-05T00:01:00Z"', 'at = "0001-01-01T00:00:00+14:00"'), "game.at: no instant of the years 1 to 9999"),
    (('name = "The Cellar"', 'name = ""'), "game.name: must be a line of text, not ''"),
    (('name = "The Cellar"', 'name = "The\\nCellar"'), "game.name: must be a line of text, not 'The\\nCellar'"),
    (
        ("automatic = true", 'automatic = ["Law", "Lore"]'),
        "game.automatic: there is no office 'Lore'; there are Business",
    ),
    (('minister = "Ada"', 'minister = "Adda"'), "ministries[1].minister: no player or corporation called 'Adda'"),
    (("automatic = true", "automatic = yes"), "invalid value"),
]


@pytest.mark.parametrize(("change", "told"), CASES, ids=[told for _, told in CASES])
def test_a_fault_names_file_line_and_key(tmp_path: Path, change: tuple[str, str], told: str) -> None:
    old, new = change
    text = GOOD.replace(old, new, 1)
    assert text != GOOD
    file = tmp_path / "genesis.toml"
    file.write_text(text)
    with pytest.raises(Complaint) as complaint:
        load(file).fold()
    said = str(complaint.value)
    assert told in said
    assert "\n" not in said
    assert said.startswith(f"{file}:")


@pytest.mark.parametrize(
    ("old", "new"), [("points = 4\n", "points = -1\n"), ("bruno@players.example", "ada@players.example")]
)
def test_the_line_is_the_one_to_mend(tmp_path: Path, old: str, new: str) -> None:
    text = GOOD.replace(old, new, 1)
    file = tmp_path / "genesis.toml"
    file.write_text(text)
    with pytest.raises(Complaint) as complaint:
        load(file).fold()
    line = int(str(complaint.value).removeprefix(f"{file}:").partition(":")[0])
    assert new.strip() in text.splitlines()[line - 1]


def test_lines_of_paths() -> None:
    text = 'top = 1\n[game]\nname = "x"\n[[players]]\nname = "A"\n[[players]]\n# "points"\nname = "B"\npoints = 3\n'
    assert line_of(text, "top") == 1
    assert line_of(text, "game.name") == 3
    assert line_of(text, "game.at") == 2
    assert line_of(text, "players.0.points") == 4
    assert line_of(text, "players.1.points") == 9
    assert line_of(text, "player.B.points") == 9
    assert line_of(text, "elsewhere") == 0


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match=r"none\.toml: no such file"):
        load(tmp_path / "none.toml")


def test_the_genesis_survives_the_store(tmp_path: Path) -> None:
    file = tmp_path / "genesis.toml"
    file.write_text(GOOD)
    first = load(file)
    again = Genesis.from_json(first.to_json(), "store")
    assert state_hash(again.fold().game) == state_hash(first.fold().game)


def test_the_text_of_the_rules_is_found_beside_the_genesis(tmp_path: Path) -> None:
    file = tmp_path / "genesis.toml"
    file.write_text(GOOD.replace("automatic = true", 'automatic = true\nruleset_text = "rules.txt"', 1))
    with pytest.raises(Complaint, match=r"genesis\.toml:7: game\.ruleset_text: rules\.txt: no such file"):
        load(file)
