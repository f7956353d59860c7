"""docs/writing-a-nomic.md keeps its word: the nomic that it prints is put together from the page, and played."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import officers
from bot import render
from bot.reading import reader, said
from engine.state import show
from officers import nomic, phrasebook
from tests.officers.plays import play
from tests.officers.stage import Stage

PAGE = (Path(__file__).parents[2] / "docs" / "writing-a-nomic.md").read_text()
MODULE = re.compile(r"^`officers/(counting/\w+\.py)`.*?^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GENESIS = re.compile(r"^```toml\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def counting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The package of the page, with its line in the table of nomics."""
    (tmp_path / "counting").mkdir()
    for path, code in MODULE.findall(PAGE):
        (tmp_path / path).write_text(code)
    monkeypatch.setattr(officers, "__path__", [*officers.__path__, str(tmp_path)])
    monkeypatch.setitem(officers.RULESETS, "counting", "officers.counting")
    yield "counting"
    for name in [one for one in sys.modules if one.startswith("officers.counting")]:
        del sys.modules[name]


def test_the_nomic_of_the_page_is_played(counting: str) -> None:
    found = GENESIS.search(PAGE)
    assert found is not None
    genesis = tomllib.loads(found[1])
    scenes = [
        {"at": "03-02 16:00", "from": "Ann", "text": "I count 1.", "state": {"clock.count": 1}},
        {"at": "03-02 16:01", "from": "Ann", "text": "Number 2!", "verdicts": ["failed"], "rules": ["1"]},
        {"at": "03-02 16:02", "from": "Bob", "text": "I count 4.", "verdicts": ["failed"], "reasons": ["number is 2"]},
        {"at": "03-02 16:03", "from": "Bob", "text": "I say 2.", "state": {"player/Bob.counted": 1}},
        {"at": "03-02 16:04", "from": "Cyd", "text": "I count 3.", "posted": ["won"], "state": {"game.winner": "Cyd"}},
    ]
    stage = play(
        {"scene": scenes}, "counting", lambda: Stage(nomic(counting), genesis, genesis["forums"][0]["address"], 2026)
    )
    assert sorted(show(stage.game)["objects"]["player"]) == ["Ann", "Bob", "Cyd"]
    shown = render.render_display(stage.game, "d_count")
    assert "The count" in shown
    assert render.render_notice(stage.game, stage.posted("won")[0]).text.count("Cyd") == 1


def test_the_examples_of_its_words_are_read(counting: str) -> None:
    for words in phrasebook(counting).words:
        for text, params in words.examples.items():
            (act,) = said(reader(counting), text).acts
            assert (act.action, act.params) == (words.action, params)


def test_the_page_names_only_what_there_is() -> None:
    root = Path(__file__).parents[2]
    paths = re.findall(r"`((?:officers|engine|tests|docs|templates|bot)/[\w/.-]+\.\w+)`", PAGE)
    missing = [one for one in paths if "counting" not in one and not (root / one).exists()]
    modules = re.findall(r"`(\w+\.py)`", PAGE)
    missing += [
        one
        for one in modules
        if not any((root / folder / one).exists() for folder in ("officers/suber", "tests/officers/suber", "engine"))
    ]
    assert missing == []
