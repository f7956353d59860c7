"""Sentences around a deed: what leads up to it and what follows (tests/data/deeds/openings.txt), and what makes it none.

Each is tried with some deeds of the nomic, drawn with a fixed seed: an opening knows nothing of actions, so one that
is not read is a hole in the grammar, and one of `idle.txt` that is read is a false act of every kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from parsers.phrases.verbs import gerund, third_person
from tests.parsers.paraphrases import DEEDS, Deed, deeds, sentence
from tests.parsers.test_paraphrases import acts_of, is_read

SAMPLE = 6
"""Deeds tried in each sentence."""
MISSED = 2
"""Of these may remain unread in one sentence ..."""
READ = 0.985
"""... and of all that are tried, so many are read."""
FALSE = 0.01
"""Part of the sentences without a deed in which one may be seen."""


def lines(name: str) -> list[str]:
    text = (DEEDS / name).read_text(encoding="utf-8")
    return [line.replace("\\n", "\n") for line in text.splitlines() if line and not line.startswith("#")]


@cache
def known() -> tuple[Deed, ...]:
    """The deeds that are read in the plainest sentence."""
    return tuple(deed for deed in deeds("bnomic4") if is_read(deed, acts_of(sentence("I " + deed.after(deed.verb)))))


def filled(opening: str, deed: Deed) -> str:
    """The sentence with the deed in it."""
    forms = (("{doing}", deed.form(gerund)), ("{does}", deed.form(third_person)), ("{do}", deed.verb))
    for place, verb in forms:
        opening = opening.replace(place, deed.after(verb))
    text = opening[:1].upper() + opening[1:] if opening[:1].isalpha() else opening
    return text.removesuffix(".") if deed.text and text.endswith("}.") else text


def tried(opening: str) -> Iterator[tuple[Deed, str]]:
    """Some deeds in a sentence; those that bring a text along only where nothing follows it."""
    tail = opening.rpartition("}")[2].strip(".\n")
    fit = [deed for deed in known() if not (deed.text and tail)]
    for deed in Random(f"openings {opening}").sample(fit, SAMPLE):
        yield deed, filled(opening, deed)


@pytest.mark.parametrize("opening", lines("openings.txt"))
def test_a_deed_is_read_in_it(opening: str) -> None:
    unread = [text for deed, text in tried(opening) if not is_read(deed, acts_of(text))]
    assert len(unread) <= MISSED, unread


def test_hardly_any_is_missed_in_all_of_them() -> None:
    results = [is_read(deed, acts_of(text)) for opening in lines("openings.txt") for deed, text in tried(opening)]
    assert sum(results) >= READ * len(results)


def test_no_deed_is_seen_where_nobody_does_it() -> None:
    some = [text for opening in lines("idle.txt") for deed, text in tried(opening) if not deed.text]
    seen = [(text, [act.action for act in acts]) for text in some if (acts := acts_of(text))]
    assert len(seen) <= FALSE * len(some), seen


CONDITIONED = ("{condition}, I {{do}}.", "I {{do}}, {condition}.", "I {{do}} {condition}.", "I, {condition}, {{do}}.")
"""Where a condition stands."""


@pytest.mark.parametrize("condition", lines("conditions.txt"))
def test_no_deed_is_done_under_a_condition(condition: str) -> None:
    some = [text for place in CONDITIONED for deed, text in tried(place.format(condition=condition)) if not deed.text]
    assert [(text, [act.action for act in acts]) for text in some if (acts := acts_of(text))] == []


PAIRED = 0.02
"""Part of the deeds that may be lost where two stand in one sentence."""


def test_two_deeds_of_one_sentence_are_both_read() -> None:
    plain = [deed for deed in known() if not deed.text]
    pairs = [Random(f"pairs {n}").sample(plain, 2) for n in range(300)]
    lost = []
    for one, other in pairs:
        text = f"I {one.after(one.verb)}, and I {other.after(other.verb)}."
        acts = acts_of(text)
        lost += [text for deed in (one, other) if not any(is_read(deed, [act]) for act in acts)]
    assert len(lost) <= PAIRED * 2 * len(pairs), lost
