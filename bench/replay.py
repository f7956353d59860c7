"""Replay of a made-up archive: raw bytes to persisted state, against parsing alone by the standard library.

    python -m bench.replay [--mails 20000] [--small 2000] [--store sqlite:///FILE]

Each is measured several times by turns, as a machine is not always equally fast, and the median counts.
Prints ratios: time of the replay to the time that `email` with `policy.default` takes only to parse the same
bytes and get the text body, by the clock and by the processors' own time (of all processes, start included: it does
not mind what else the machine does); cost per mail of the large archive to that of the small, from the first mail
read; peak memory of the large to that of the small. Every figure comes from a process of its own.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from email import message_from_bytes, policy
from pathlib import Path
from statistics import median

from bench.archive import genesis, mails, mbox

ROUNDS = 3


def replayed(count: int, folder: Path, store: str | None) -> dict[str, float]:
    """Seconds, processor time and peak memory (MiB) of one replay into a store."""
    from bot.genesis import load
    from bot.mail.archive import index
    from bot.replay import Progress
    from bot.storing import replay_into

    archive, start = folder / f"{count}.mbox", folder / "genesis.toml"
    with archive.open("wb") as stream:
        stream.writelines(mbox(count))
    start.write_text(genesis())
    url = store or f"sqlite:///{folder}/{count}.db"
    first: list[float] = []
    began, used = time.perf_counter(), _used()
    told = Progress(read=lambda _: first.append(time.perf_counter()) if not first else None)
    state, summary = replay_into(url, index([str(archive)]), load(str(start)), progress=told)
    ended = time.perf_counter()
    assert summary.folded == count, f"{summary.folded} of {count} folded"
    acts = sum(summary.verdicts.values())
    assert state["state_hash"]
    assert acts > count // 3, "the archive must hold acts"
    return {
        "seconds": ended - began,
        "running": ended - first[0],
        "used": _used() - used,
        "memory": _peak(),
        "acts": acts,
        "succeeded": summary.verdicts["succeeded"],
    }


def parsed(count: int) -> dict[str, float]:
    """Seconds that the standard library takes to parse the same mails and get their text."""
    spent = used = 0.0
    for raw in mails(count):
        began, before = time.perf_counter(), time.process_time()
        body = message_from_bytes(raw, policy=policy.default).get_body(("plain",))
        assert body is not None
        body.get_content()
        spent += time.perf_counter() - began
        used += time.process_time() - before
    return {"seconds": spent, "used": used, "memory": _peak()}


def _used() -> float:
    """Processor time of this process and of those that it started and that ended, in seconds."""
    mine, theirs = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return mine.ru_utime + mine.ru_stime + theirs.ru_utime + theirs.ru_stime


def _peak() -> float:
    """Peak resident memory of this process, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _alone(kind: str, count: int, store: str | None) -> dict[str, float]:
    command = [sys.executable, "-m", "bench.replay", "--only", kind, "--mails", str(count)]
    command += ["--store", store] if store else []
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


def main() -> None:
    """Runs the benchmark and prints its table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--mails", type=int, default=20_000)
    asked.add_argument("--small", type=int, default=2_000)
    asked.add_argument("--store", default=None)
    asked.add_argument("--only", choices=("replay", "parse"), default=None)
    said = asked.parse_args()
    if said.only:
        with tempfile.TemporaryDirectory() as folder:
            figures = replayed(said.mails, Path(folder), said.store) if said.only == "replay" else parsed(said.mails)
        print(json.dumps(figures))
        return
    peers, runs = [_alone("parse", said.mails, None)], []
    for _ in range(ROUNDS):
        store = said.store if not runs else None  # a store that was named is filled once
        runs.append(_alone("replay", said.mails, store))
        peers.append(_alone("parse", said.mails, None))
    small = _alone("replay", said.small, None)
    large = sorted(runs, key=lambda run: run["seconds"])[(len(runs) - 1) // 2]
    usual = {name: median(peer[name] for peer in peers) for name in ("seconds", "used")}
    by_clock, by_use = large["seconds"] / usual["seconds"], large["used"] / usual["used"]
    least = min(run["seconds"] for run in runs) / max(peer["seconds"] for peer in peers)
    most = max(run["seconds"] for run in runs) / min(peer["seconds"] for peer in peers)
    each, each_small = large["running"] / said.mails, small["running"] / said.small
    print(f"mails                                        {said.mails:>10}")
    print(f"acts read / succeeded                        {large['acts']:>10.0f} / {large['succeeded']:.0f}")
    print(f"replay to a store, microseconds a mail       {large['seconds'] / said.mails * 1e6:>10.0f}")
    print(f"ratio to policy.default parsing alone        {by_clock:>10.2f}   (goal: < 1.0)")
    print(f"the least and the most of all pairs          {least:>10.2f} to {most:.2f}")
    print(f"the same by processor time                   {by_use:>10.2f}")
    memory = large["memory"] / small["memory"]
    print(f"cost a mail, {said.mails} to {said.small}               {each / each_small:>10.2f}   (goal: 0.9 to 1.1)")
    print(f"peak memory, {said.mails} to {said.small}               {memory:>10.2f}   (goal: 1)")
    print(f"peak memory, MiB                             {large['memory']:>10.0f} / {small['memory']:.0f}")


if __name__ == "__main__":
    main()
