"""Everything that can be said in this game, office by office; `PHRASEBOOK` is what a reader needs."""

from __future__ import annotations

from engine.language import Param, Phrasebook, Role, Slot, Words
from officers.bnomic4.words import (
    answers,
    ballots,
    business,
    change,
    clergy,
    common,
    delegation,
    displays,
    emergency,
    fauna,
    games,
    judging,
    laundry,
    law,
    ministry,
    money,
    questions,
    refresh,
    society,
    threat,
    time,
    training,
    tweaks,
    zots,
)
from officers.bnomic4.words.frames import FRAMES
from officers.bnomic4.words.likeness import LIKENESS
from officers.bnomic4.words.short import SHORT
from officers.bnomic4.words.suspicion import SUSPICION

_FRAME = (
    Words(
        "fulfil_obligation_change",
        "common",
        rules=("4E7",),
        role=Role.DUTY,
        params=(Param("ministry", Slot.MINISTRY), Param("change", Slot.TEXT, required=True)),
        examples={"Fulfilling my obligation as Registrar, I update the list of Players.": {"ministry": "Society"}},
    ),
    Words(
        "assert",
        "common",
        rules=("4E12",),
        role=Role.ASSERTION,
        params=(Param("statement", Slot.TEXT, required=True),),
        examples={
            "BEGIN TRANSACTION\nI assert that I have m50.\nEND TRANSACTION": {"statement": "I have m50"},
        },
    ),
)

PHRASEBOOK = Phrasebook(
    game="B Nomic",
    words=(
        *emergency.WORDS,
        *refresh.WORDS,
        *change.WORDS,
        *ballots.WORDS,
        *tweaks.WORDS,
        *ministry.WORDS,
        *displays.WORDS,
        *threat.WORDS,
        *delegation.WORDS,
        *judging.WORDS,
        *questions.WORDS,
        *zots.WORDS,
        *clergy.WORDS,
        *answers.WORDS,
        *games.WORDS,
        *laundry.WORDS,
        *money.WORDS,
        *society.WORDS,
        *time.WORDS,
        *law.WORDS,
        *fauna.WORDS,
        *training.WORDS,
        *business.WORDS,
        *common.WORDS,
        *_FRAME,
    ),
    vocabulary=common.VOCABULARY,
    doubts=common.DOUBTS,
    frames=FRAMES,
    short=SHORT,
    likeness=LIKENESS,
    suspicion=SUSPICION,
)
