"""What is told of others' words does nothing; what only looks like it is done as ever."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.parsers.conftest import Read

FIGURES = tomllib.loads((Path(__file__).parents[1] / "data" / "bnomic4" / "figures.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("text", FIGURES["told"], ids=[text.strip()[:60] for text in FIGURES["told"]])
def test_what_figures_say_is_nobodys_deed(read: Read, text: str) -> None:
    reading = read(text)
    assert reading.acts == ()
    assert reading.unclear == ()


@pytest.mark.parametrize("mail", FIGURES["own"], ids=[mail["text"][:60] for mail in FIGURES["own"]])
def test_a_label_is_no_figure(read: Read, mail: dict[str, Any]) -> None:
    assert [act.action for act in read(mail["text"]).acts] == mail["does"]
