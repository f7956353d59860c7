"""Every command of the tutorial, typed in its order in an empty folder, answers as the tutorial says."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import main

TUTORIAL = Path(__file__).resolve().parent.parent / "docs" / "tutorial.md"
_BLOCK = re.compile(r"(?:[Ff]ile `(?P<file>[^`]+)`:\n\n)?```(?P<kind>\w*)\n(?P<text>.*?)```", re.DOTALL)


def steps() -> Iterator[tuple[str, str]]:
    """(file or "$", text or command with what it prints), in order."""
    for block in _BLOCK.finditer(TUTORIAL.read_text("utf-8")):
        if block["file"]:
            yield block["file"], block["text"]
        elif block["kind"] == "console":
            for typed in re.split(r"^\$ ", block["text"], flags=re.MULTILINE)[1:]:
                yield "$", typed


def as_told(said: str, told: str) -> bool:
    """Whether the output is as the tutorial shows it; "..." stands for anything."""
    pattern = "".join(".*" if part == "..." else re.escape(part) for part in re.split(r"(\.\.\.)", told.strip()))
    return re.fullmatch(pattern, said.strip(), re.DOTALL) is not None


def test_the_tutorial_is_true(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = 0
    for what, text in steps():
        if what != "$":
            Path(what).parent.mkdir(exist_ok=True)
            Path(what).write_text(text)
            continue
        command, _, told = text.partition("\n")
        name, *arguments = shlex.split(command)
        assert name == "officer", command
        with pytest.raises(SystemExit) as left:
            main(arguments)
        said = capsys.readouterr()
        assert left.value.code == 0, f"{command}\n{said.err}"
        assert as_told(said.out, told), f"{command}\nprinted:\n{said.out}\nthe tutorial says:\n{told}"
        ran += 1
    assert ran > 10
