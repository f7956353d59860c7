"""Single sentences: deeds in many people's words, and talk that only sounds like them."""

from __future__ import annotations

import json

from parsers.acts.held.likely import LIKE_A_DEED
from tests.parsers.paraphrases import DEEDS
from tests.parsers.test_paraphrases import TWINS, acts_of, reading_of

READ = 0.92
"""Part of the deeds that is read, and nothing beside them: what was measured."""
WRONG = 2
"""Deeds that are taken for another."""
ALIKE = 0.03
"""Part of the talk, all of which has words of deeds, that is held since it sounds like one: what was measured."""


def lines(name: str) -> list[str]:
    text = (DEEDS / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line.strip() and not line.startswith("#")]


def test_deeds_in_the_words_of_many() -> None:
    read, wrong = 0, []
    said = [line.partition("|") for line in lines("said.txt")]
    for action, _, sentence in said:
        meant = action.strip()
        found = {act.action for act in acts_of(sentence.strip())}
        if found and all(one == meant or any({one, meant} <= pair for pair in TWINS) for one in found):
            read += 1
        elif found:
            wrong.append((sentence, found))
    print(f"{read} of {len(said)}")
    assert read >= READ * len(said)
    assert len(wrong) <= WRONG, wrong


def test_talk_is_no_deed() -> None:
    taken = [sentence for sentence in lines("talk.txt") if acts_of(sentence)]
    assert len(taken) <= 1, taken


def test_what_was_read_wrongly_once() -> None:
    for line in lines("exact.txt"):
        sentence, _, meant = line.partition("=>")
        wanted = [one.strip().partition(" ") for one in meant.split("};") if one.strip()]
        acts = [(action, json.loads(params if params.endswith("}") else params + "}")) for action, _, params in wanted]
        acts_found = acts_of(sentence.strip().replace("\\n", "\n"))
        times = [{"times": a.times} if a.times > 1 else {} for a in acts_found]
        whens = [{"when": a.when} if a.when and '"when"' in meant else {} for a in acts_found]
        actors = [{"actor": a.actor} if a.actor and '"actor"' in meant else {} for a in acts_found]
        intents = [{"intent": a.intent} if a.intent and '"intent"' in meant else {} for a in acts_found]
        blocks = [
            {"transaction": a.transaction} if a.transaction and '"transaction"' in meant else {} for a in acts_found
        ]
        said = zip(acts_found, times, whens, actors, intents, blocks, strict=True)
        found = [(a.action, {**a.params, **n, **w, **e, **i, **t}) for a, n, w, e, i, t in said]
        assert found == acts, sentence


def test_nobody_is_passed_over_in_silence() -> None:
    """What says that something is done, in words that are not understood, is reported and is no act."""
    for sentence in lines("unread.txt"):
        reading = reading_of(sentence.replace("\\n", "\n"))
        assert not reading.acts, sentence
        assert reading.unclear, sentence


def test_nothing_beside_a_deed_is_passed_over() -> None:
    for sentence in lines("beside.txt"):
        reading = reading_of(sentence.replace("\\n", "\n"))
        assert len(reading.acts) == len(reading.unclear) == 1, sentence


def test_talk_is_not_reported() -> None:
    """But for a little that is held since it only sounds like a deed."""
    said, alike = [*lines("talk.txt"), *lines("idle.txt")], []
    for sentence in said:
        whys = {one.why for one in reading_of(sentence).unclear}
        assert whys <= {"condition", LIKE_A_DEED}, sentence
        alike += [sentence] if LIKE_A_DEED in whys else []
    print(f"held for how they sound: {len(alike)} of {len(said)}")
    assert len(alike) <= ALIKE * len(said), alike
