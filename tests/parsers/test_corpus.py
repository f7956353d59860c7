"""The labelled corpus: precision before recall. Prints the score; fails when either falls."""

from __future__ import annotations

import importlib.util
import io
import json
from argparse import Namespace
from contextlib import redirect_stdout
from pathlib import Path
from types import ModuleType

from parsers.reader import Reader

CORPUS = Path(__file__).parents[1] / "data" / "corpus"
PRECISION, RECALL = 98.5, 97.0


def _scorer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("corpus_score", CORPUS / "score.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_corpus_is_read_rightly(reader: Reader) -> None:
    mails = [json.loads(line) for line in (CORPUS / "mails.jsonl").read_text(encoding="utf-8").splitlines()]
    found = []
    for mail in mails:
        reading = reader.read(mail["raw"].encode())
        acts = [
            {
                "action": a.action,
                "params": dict(a.params),
                "text": a.text,
                "start": a.start,
                "end": a.end,
                "times": a.times,
                "when": a.when,
                "transaction": a.transaction,
                "actor": a.actor,
                "intent": a.intent,
            }
            for a in reading.acts
        ]
        unclear = [{"text": u.text, "start": u.start, "end": u.end, "why": u.why} for u in reading.unclear]
        found.append({"id": mail["id"], "acts": acts, "unclear": unclear})
    out = io.StringIO()
    with redirect_stdout(out):
        _scorer().score(mails, found, Namespace(tags=False, unclear=False, quiet=False, json=False, tag=[]))
    report = out.getvalue()
    print(report)
    line = next(ln for ln in report.splitlines() if ln.startswith("PRECISION"))
    numbers = [float(word.rstrip("%)")) for word in line.split() if word.rstrip("%)").replace(".", "").isdigit()]
    assert numbers[0] >= PRECISION, line
    assert numbers[1] >= RECALL, line


def test_every_act_stands_in_the_body(reader: Reader) -> None:
    from parsers.mime import parse_mail

    for line in (CORPUS / "mails.jsonl").read_text(encoding="utf-8").splitlines():
        mail = parse_mail(json.loads(line)["raw"].encode())
        for act in reader.read_mail(mail).acts:
            assert mail.body[act.start : act.end] == act.text
            assert act.text
