"""Everything that can be said in this game, subject by subject; `PHRASEBOOK` is what a reader needs."""

from __future__ import annotations

from engine.language import Phrasebook
from officers.suber.words import changing, common, customs, judging, moving, people
from officers.suber.words.short import SHORT

PHRASEBOOK = Phrasebook(
    game="Nomic",
    words=(*changing.WORDS, *moving.WORDS, *people.WORDS, *judging.WORDS, *customs.WORDS),
    vocabulary=common.VOCABULARY,
    short=SHORT,
)
