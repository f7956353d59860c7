"""The labelled corpus: precision before recall. Prints the score; fails when either falls."""

from __future__ import annotations

import importlib.util
import io
import json
import re
from argparse import Namespace
from contextlib import redirect_stdout
from pathlib import Path
from types import ModuleType

import pytest

from engine.language import Slot
from officers.bnomic4.words import PHRASEBOOK
from parsers.acts.held.likely import LIKE_A_DEED
from parsers.mail.mime import parse_mail
from parsers.reader import Reader

CORPUS = Path(__file__).parents[1] / "data" / "corpus"
MOST_ALIKE = 5
"""Sentences of all the talk of one set that are held for how they sound."""
FLOORS = {
    "mails.jsonl": (99.0, 97.0),
    # by writers who had not seen the reader: what was measured when they were last looked at, not what is good enough
    "others/plain.jsonl": (99.0, 99.0),
    "others/tavern.jsonl": (98.8, 93.5),
    "others/personae.jsonl": (96.5, 92.0),
    "others/oblique.jsonl": (98.0, 87.5),
    "others/sundry.jsonl": (99.5, 96.5),
    "others/offhand.jsonl": (99.0, 98.0),
    "others/offices.jsonl": (99.5, 96.0),
    "others/brisk.jsonl": (99.0, 92.5),
    "others/gathered.jsonl": (98.5, 94.5),
    "others/homely.jsonl": (98.0, 92.0),
    "others/formal.jsonl": (97.5, 94.0),
    "others/mixed.jsonl": (98.5, 92.0),
    "others/fresh.jsonl": (98.5, 95.0),
    "others/trades.jsonl": (99.0, 98.0),
    "others/towpath.jsonl": (99.0, 99.0),
    "others/harbour.jsonl": (98.7, 94.4),
    "others/everyday.jsonl": (99.4, 98.8),
    "others/students.jsonl": (99.4, 97.2),
    "others/regulars.jsonl": (98.9, 96.3),
    "others/allsorts.jsonl": (98.1, 95.0),
    "others/verses.jsonl": (98.5, 94.0),
    "others/guests.jsonl": (98.5, 96.0),
    "others/strangers.jsonl": (98.5, 98.0),
    "others/guises.jsonl": (99.5, 98.5),
    "others/neighbours.jsonl": (99.5, 99.0),
    "others/counsel.jsonl": (99.5, 99.0),
    "others/listserv.jsonl": (99.5, 99.5),
    "others/archives.jsonl": (99.5, 98.4),
    "others/webmail.jsonl": (99.0, 98.4),
    "others/snares.jsonl": (99.5, 97.2),
    "others/chatty.jsonl": (98.4, 95.4),
    "others/routine.jsonl": (99.0, 96.5),
    "others/letters.jsonl": (98.5, 93.5),
    "others/quarry.jsonl": (98.8, 96.0),
    "others/elders.jsonl": (99.5, 99.0),
    "others/commons.jsonl": (99.5, 99.5),
    "others/circle.jsonl": (99.5, 99.5),
    "others/dozen.jsonl": (98.9, 97.0),
    "others/kiln.jsonl": (98.4, 95.5),
    "others/quayside.jsonl": (99.5, 96.5),
    "others/nweeks.jsonl": (97.0, 90.0),
    "others/lantern.jsonl": (98.0, 97.0),
    "others/wigs.jsonl": (99.0, 98.5),
    "others/ledger.jsonl": (99.5, 99.0),
    "others/voices.jsonl": (99.5, 96.5),
    "others/rounds.jsonl": (99.5, 97.0),
    "others/thirds.jsonl": (99.5, 99.0),
    "others/turns.jsonl": (99.5, 99.0),
    "others/tongues.jsonl": (99.0, 96.5),
    "others/desks.jsonl": (98.5, 96.5),
    "others/almanac.jsonl": (99.5, 98.5),
    "others/knots.jsonl": (99.5, 98.0),
    "others/timbres.jsonl": (99.5, 94.0),
    "others/habits.jsonl": (99.5, 99.5),
    "others/orchard.jsonl": (99.5, 99.5),
    "others/urns.jsonl": (99.0, 99.0),
    "others/bureaus.jsonl": (99.0, 99.0),
    "others/stalls.jsonl": (99.0, 99.0),
    "others/compass.jsonl": (99.0, 98.0),
    "others/thickets.jsonl": (99.0, 98.5),
    "others/margins.jsonl": (98.5, 98.0),
    "others/parish.jsonl": (99.0, 98.0),
    "others/clerks.jsonl": (98.5, 96.5),
    "others/frames.jsonl": (98.0, 91.5),
    "others/snags.jsonl": (99.0, 95.0),
    "others/lanes.jsonl": (98.0, 89.5),
    "others/quilts.jsonl": (99.0, 99.0),
    "others/gables.jsonl": (98.0, 95.5),
    "others/tallies.jsonl": (98.5, 93.0),
    "others/lofts.jsonl": (99.0, 98.5),
    "others/reeds.jsonl": (99.0, 98.5),
    "others/wharves.jsonl": (99.0, 98.5),
    "others/barrows.jsonl": (99.0, 98.5),
    "others/ferries.jsonl": (99.0, 98.5),
    "others/gongs.jsonl": (94.0, 89.0),
    "others/gears.jsonl": (99.0, 98.0),
    "others/hedges.jsonl": (96.5, 89.5),
    "others/snugs.jsonl": (98.5, 97.0),
    "others/mangles.jsonl": (97.0, 94.0),
    "others/awnings.jsonl": (99.0, 98.0),
    "others/barges.jsonl": (96.0, 90.5),
    "others/cairns.jsonl": (99.0, 99.0),
    "others/dories.jsonl": (99.0, 99.0),
    "others/eaves.jsonl": (99.0, 99.0),
    "others/fords.jsonl": (99.0, 99.0),
    "others/gates.jsonl": (99.0, 99.0),
    "others/nests.jsonl": (99.0, 99.0),
    "others/oars.jsonl": (99.0, 97.5),
    "others/sheds.jsonl": (97.5, 87.5),
    "others/tolls.jsonl": (97.0, 95.5),
    "others/vanes.jsonl": (99.5, 99.0),
    "others/panes.jsonl": (99.5, 99.1),
    # single deeds in many wordings
    "others/hatches.jsonl": (97.5, 88.0),
    "others/inlets.jsonl": (99.0, 95.5),
    "others/jetties.jsonl": (99.0, 96.5),
    "others/keels.jsonl": (98.5, 95.5),
    "others/ledges.jsonl": (93.0, 83.0),
    "others/moorings.jsonl": (95.5, 89.5),
    "others/pails.jsonl": (98.0, 97.0),
    "others/rafts.jsonl": (99.5, 98.5),
    "others/quoins.jsonl": (99.2, 98.5),
    "others/wells.jsonl": (96.5, 90.0),
    "others/jambs.jsonl": (99.5, 97.0),
    "others/kerbs.jsonl": (97.5, 95.0),
    "others/looms.jsonl": (97.0, 93.0),
    "others/sashes.jsonl": (94.8, 86.0),
    "others/tiles.jsonl": (96.0, 92.5),
    "others/vaults.jsonl": (97.0, 93.0),
    "others/awls.jsonl": (96.8, 91.5),
    "others/bodkins.jsonl": (94.7, 83.0),
    "others/chisels.jsonl": (97.5, 95.0),
    # in the manner of the labelled ones; of all six, 98.8/96.4 was read before anything was mended
    "others/dowels.jsonl": (99.0, 98.5),
    "others/easels.jsonl": (99.5, 97.5),
    "others/files.jsonl": (99.0, 96.0),
    "others/gimlets.jsonl": (99.5, 97.0),
    "others/knives.jsonl": (99.0, 98.0),
    "others/mallets.jsonl": (99.0, 98.5),
    # everyday words, of which no two players use the same
    "others/hammers.jsonl": (98.0, 94.5),
    "others/irons.jsonl": (98.0, 96.0),
    "others/jigs.jsonl": (97.0, 85.0),
    "others/lathes.jsonl": (99.0, 95.5),
    # the same two manners, long mails, officers' business and traps; before anything was mended 90.6-97.4/67.4-97.8
    "others/needles.jsonl": (99.0, 99.0),
    "others/pliers.jsonl": (98.5, 98.5),
    "others/rasps.jsonl": (99.5, 99.5),
    "others/saws.jsonl": (99.0, 97.0),
    "others/tongs.jsonl": (99.5, 99.5),
    "others/vices.jsonl": (99.5, 98.0),
    "others/wedges.jsonl": (99.0, 95.5),
    "others/adzes.jsonl": (95.0, 75.0),
    # written after those eight had been learned from: 99.6/98.3 before anything was mended
    "others/augers.jsonl": (99.5, 99.0),
    "others/burrs.jsonl": (99.5, 96.0),
    # what players of real games do, in other words
    "others/customs.jsonl": (99.0, 98.0),
    "others/ridges.jsonl": (98.4, 92.7),
    # by seven writers in one week: braces, gauges and hooks in the manner of the labelled ones, clamps chatty, drills busy,
    # hoists and latches both
    "others/braces.jsonl": (99.0, 99.0),
    "others/clamps.jsonl": (99.0, 97.0),
    "others/drills.jsonl": (98.3, 97.0),
    "others/gauges.jsonl": (98.0, 93.0),
    "others/hoists.jsonl": (97.5, 95.5),
    "others/hooks.jsonl": (96.5, 82.5),
    "others/latches.jsonl": (91.0, 77.0),
    "others/anvils.jsonl": (98.0, 96.0),
    "others/bellows.jsonl": (98.0, 95.0),
    "others/bollards.jsonl": (94.0, 90.0),
    "others/cleats.jsonl": (97.5, 95.5),
    "others/davits.jsonl": (98.0, 95.0),
    "others/flanges.jsonl": (96.5, 93.5),
    "others/gantries.jsonl": (98.0, 97.0),
    "others/hasps.jsonl": (97.5, 98.5),
    # the first that were read with suspicion: of all six 97.2/95.7 before anything was mended, 96.5/95.2 without it
    "others/pulleys.jsonl": (98.5, 96.0),
    "others/rudders.jsonl": (98.5, 94.0),
    "others/spindles.jsonl": (98.0, 94.5),
    "others/trowels.jsonl": (98.0, 96.0),
    "others/ladles.jsonl": (97.0, 96.5),
    "others/thimbles.jsonl": (98.5, 98.5),
    # of these ten 98.3/96.5 before anything was mended: shuttles (94.7/90.5) holds much small talk around the deeds
    "others/bobbins.jsonl": (99.0, 99.0),
    "others/sickles.jsonl": (99.0, 99.0),
    "others/mauls.jsonl": (99.0, 99.0),
    "others/grapnels.jsonl": (99.0, 97.5),
    "others/hurdles.jsonl": (99.0, 99.0),
    "others/cleavers.jsonl": (99.0, 98.0),
    "others/ratchets.jsonl": (99.0, 99.0),
    "others/shuttles.jsonl": (98.5, 97.0),
    "others/bowlines.jsonl": (99.0, 98.5),
    "others/trestles.jsonl": (99.0, 96.0),
}
"""Corpus -> (precision, recall) in percent below which it must not fall."""


def _scorer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("corpus_score", CORPUS / "score.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", FLOORS)
def test_a_corpus_is_read_as_well_as_before(wary: Reader, name: str) -> None:
    precision, recall = FLOORS[name]
    mails = [json.loads(line) for line in (CORPUS / name).read_text(encoding="utf-8").splitlines()]
    found = []
    for mail in mails:
        reading = wary.read(mail["raw"].encode())
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
    assert numbers[0] >= precision, line
    assert numbers[1] >= recall, line


def test_what_is_done_and_not_understood_is_reported_and_no_talk(reader: Reader) -> None:
    """But for a little talk that sounds like a deed."""
    alike = 0
    for line in (CORPUS / "others/customs.jsonl").read_text(encoding="utf-8").splitlines():
        mail = json.loads(line)
        spots = [(one["start"], one["end"]) for one in mail.get("unclear", [])]
        unclear = reader.read(mail["raw"].encode()).unclear
        found = [(one.start, one.end) for one in unclear]
        assert all(any(start < end and begin < stop for start, stop in found) for begin, end in spots), mail["id"]
        stray = [one for one in unclear if not any(one.start < end and begin < one.end for begin, end in spots)]
        assert {one.why for one in stray} <= {LIKE_A_DEED}, mail["id"]
        alike += len(stray)
    assert alike <= MOST_ALIKE


VERBATIM = {Slot.TEXT, Slot.PHRASE, Slot.TITLE, Slot.NAME, Slot.THING}
POINTS = {"reply", "own", "same", "all", "self", "all_own"}
IN_FIRST_PERSON = 1
"""Texts that are given as their author means them: "the undersigned strikes the word" is "strike the word"."""


def _words(text: str) -> str:
    return " ".join(re.findall(r"\w+", re.sub(r"(?m)^[> |]+", " ", text).lower()))


@pytest.mark.parametrize("name", ["mails.jsonl", *sorted(FLOORS)[::12]])
def test_what_an_act_says_in_words_stands_in_its_mail(reader: Reader, name: str) -> None:
    texts = {
        one.action: {param.name for param in one.params if param.slot in VERBATIM} - {"currency"}
        for one in PHRASEBOOK.words
    }
    bodies = {one.action: one.body for one in PHRASEBOOK.words if one.body}
    otherwise = []
    for line in (CORPUS / name).read_text(encoding="utf-8").splitlines():
        mail = parse_mail(json.loads(line)["raw"].encode())
        stands = f"{_words(mail.body)} | {_words(mail.subject)}"
        for act in reader.read_mail(mail).acts:
            body = act.params.get(bodies.get(act.action, ""))
            assert not isinstance(body, str) or _words(body) in stands, (mail.message_id, body)
            for param in texts.get(act.action, ()):
                value = act.params.get(param)
                said = [one for one in (value if isinstance(value, list) else [value]) if isinstance(one, str)]
                otherwise += [one for one in said if one not in POINTS and _words(one) not in stands]
    assert len(otherwise) <= IN_FIRST_PERSON, otherwise


def test_every_act_stands_in_the_body(reader: Reader) -> None:

    for line in (CORPUS / "mails.jsonl").read_text(encoding="utf-8").splitlines():
        mail = parse_mail(json.loads(line)["raw"].encode())
        for act in reader.read_mail(mail).acts:
            assert mail.body[act.start : act.end] == act.text
            assert act.text
