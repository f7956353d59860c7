"""Acts and verdicts as the contracts print them, one JSON object a line."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.store.rows import StoredAct
from engine.acts import Reading
from engine.journal import ActRecord
from engine.objects import iso


def act_line(one: ActRecord | StoredAct) -> bytes:
    """A line of `replay --acts`."""
    if isinstance(one, StoredAct):
        index, action, params, text = one.idx, one.action, one.params, one.text
    else:
        index, action, params, text = one.index, one.act.action, dict(one.act.params), one.act.text
    row: dict[str, Any] = {
        "message_id": one.message_id,
        "index": index,
        "action": action,
        "params": params,
        "text": text,
        "actor": one.actor,
        "at": iso(one.at),
        "verdict": one.verdict,
        "reason": one.reason,
        "rule": one.rule,
    }
    return msgspec.json.encode(row) + b"\n"


def reading_line(reading: Reading) -> bytes:
    """A line of `officer read --json`."""
    acts = []
    for act in reading.acts:
        row = msgspec.to_builtins(act)
        del row["quoted"], row["outermost"]  # for the fold: the evidence of a reference, and what a transaction is in
        if act.capacity is None:
            del row["capacity"]
        acts.append(row)
    name = reading.message_id
    shown = f"<{name}>" if name and not name.startswith("<") else name
    unclear = [{"text": one.text, "start": one.start, "end": one.end, "why": one.why} for one in reading.unclear]
    return msgspec.json.encode({"message_id": shown, "acts": acts, "unclear": unclear}) + b"\n"
