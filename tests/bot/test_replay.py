"""An archive folded while the rest of it is read gives what it gives when everything is read first."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest

import bot.spool
from bench.archive import genesis, mails
from bot.genesis import load
from bot.mail.archive import index
from bot.replay import replay
from bot.storing import replay_into
from engine.state import state_hash

RAWS = list(mails(90))


def played(folder: Path, raws: list[bytes], store: str) -> tuple[str, bytes]:
    """The state's hash and the acts of an archive, folded into a store of that name."""
    folder.mkdir(exist_ok=True)
    (folder / "genesis.toml").write_text(genesis())
    for number, raw in enumerate(raws):
        (folder / f"{number:03}.eml").write_bytes(raw)
    acts = io.BytesIO()
    start, archive = load(str(folder / "genesis.toml")), index(sorted(folder.glob("*.eml")))
    shown, summary = replay_into(f"sqlite:///{folder}/{store}.db", archive, start, acts=acts)
    assert summary.folded == len(RAWS)
    fold, _ = replay(index(sorted(folder.glob("*.eml"))), start)
    assert state_hash(fold.game) == shown["state_hash"]
    return shown["state_hash"], acts.getvalue()


@pytest.mark.parametrize("order", ["as sent", "shuffled a little", "last first"])
def test_the_size_of_a_batch_changes_nothing(order: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance, raws = Random(7), RAWS
    if order == "shuffled a little":
        places = sorted(range(len(RAWS)), key=lambda place: place + chance.uniform(0, 12))
        raws = [RAWS[place] for place in places]
    elif order == "last first":
        raws = RAWS[::-1]
    whole = played(tmp_path / "mails", raws, "whole")
    monkeypatch.setattr(bot.spool, "BATCH", 7)
    assert played(tmp_path / "mails", raws, "parts") == whole
