"""Everything that can be said in this game; `PHRASEBOOK` is what a reader needs."""

from __future__ import annotations

from engine.language import Phrasebook
from officers.suber.words import changing, common

PHRASEBOOK = Phrasebook(game="Nomic", words=changing.WORDS, vocabulary=common.VOCABULARY)
