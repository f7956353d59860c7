"""Settings that a passed proposal orders plainly: which sentences are understood, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from officers.bnomic4 import effects
from tests.officers.bnomic4.stage import Stage

UNDERSTOOD: list[tuple[str, str, Any]] = [
    ("Wooble gains 5 points.", "player/Wooble.points", 15),
    ("Wooble gains m25.", "player/Wooble.mackerel", 75),
    ("Wooble loses 15 points.", "player/Wooble.points", 0),
    ("Give 3 macks to Hose.", "player/Hose.mackerel", 53),
    ("Award Hose 2 points.", "player/Hose.points", 12),
    ("Each Player gains 1 point.", "player/Joel.points", 11),
    ("The Registrar gains 1 point.", "player/Hose.points", 11),
    ("Set Hose's mackerel to m7.", "player/Hose.mackerel", 7),
    ("Set the score of Hose to 7.", "player/Hose.points", 7),
    ("Set the Reward of the Ministry of Law to m40.", "ministry/Law.reward", 40),
    ("The Reward of Law becomes m1.", "ministry/Law.reward", 1),
    ("Set the Threat Flag to Jolly Roger.", "threat_flagpole/Threat Awareness Flagpole.threat_flag", "Jolly Roger"),
    ('Set the motnw to "Hello".', "motnw/motnw.message", "Hello"),
    ("Joel becomes Vested.", "player/Joel.vested", True),
    ("Joel becomes the Minister of Law.", "ministry/Law.minister", "Joel"),
    ("Joel is appointed as Rulekeeper.", "ministry/Law.minister", "Joel"),
    ("Joel is hereby assigned the Ministry of Law.", "ministry/Law.minister", "Joel"),
    ("The Ministry of Law becomes Vacant.", "ministry/Law.minister", None),
    ("Wooble becomes not Active.", "ministry/Law.minister", None),
]
LEFT_TO_A_HUMAN = [
    "Somebody gains 5 points.",
    "If Hose agrees, Wooble gains 5 points.",
    "Wooble gains 5 points if Hose agrees.",
    "Wooble loses m51.",
    "Wooble gains 5 hats.",
    "Set the Reward of the Ministry of Law to m101.",
    "Set the Reward of the Ministry of Silly Walks to m40.",
    "Set the Threat Flag to the Union Jack.",
    "Each tall Player gains 1 point.",
    "Each Player becomes the Minister of Law.",
    "Joel becomes the Minister of Silly Walks.",
    "Joel becomes the King.",
    "Nobody becomes the Minister of Law.",
    "Whenever Wooble votes, Wooble gains 1 point.",
]


@pytest.mark.parametrize(("sentence", "path", "value"), UNDERSTOOD)
def test_understood(sentence: str, path: str, value: Any) -> None:
    stage = Stage()
    before = stage.value(path)
    effect = effects.read(stage.game, sentence)
    assert effect is not None
    assert stage.value(path) == before, "reading does nothing yet"
    effect()
    assert stage.value(path) == value != before


@pytest.mark.parametrize("sentence", LEFT_TO_A_HUMAN)
def test_left_to_a_human(sentence: str) -> None:
    assert effects.read(Stage().game, sentence) is None
