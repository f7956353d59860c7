"""Documents: comment text, and the revisions of a rule - who changed what, when, and how it read in between."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine.documents import difference, effective, revisions, text_at
from engine.world import Change

TEXT = st.text(alphabet="ab\n ", max_size=30)


def at(day: int) -> datetime:
    """An instant of September 2008."""
    return datetime(2008, 9, day, 12, tzinfo=UTC)


def changed(day: int, attribute: str, old: Any, new: Any, cause: str, op: str = "set") -> Change:
    """A change of the rule 4E31."""
    return Change(op, 7, "rule", "4E31", attribute, old, new, at(day), "entry", cause, "4E15")


LOG = [
    changed(1, "", None, None, "the genesis", op="create"),
    changed(1, "title", "", "Days", "the genesis"),
    changed(1, "text", "", "One day.\nTwo days.", "the genesis"),
    changed(5, "text", "One day.\nTwo days.", "One day.\nThree days.", "proposal 12"),
    changed(5, "title", "Days", "More days", "proposal 12"),
    changed(9, "", "4E31", "4E99", "proposal 13", op="rekey"),
    changed(12, "repealed", False, True, "proposal 14"),
]


def test_each_revision_tells_who_changed_what() -> None:
    history = revisions(LOG)
    assert [(one.cause, one.attributes) for one in history] == [
        ("the genesis", ["text", "title"]),
        ("proposal 12", ["text", "title"]),
        ("proposal 13", ["key"]),
        ("proposal 14", ["repealed"]),
    ]
    assert history[1].difference() == " One day.\n-Two days.\n+Three days."
    assert history[2].difference() == ""
    assert (history[1].before["title"], history[1].after["title"]) == ("Days", "More days")


def test_the_text_at_any_instant() -> None:
    history = revisions(LOG)
    days = (
        ("before the rule", datetime(2008, 8, 31, tzinfo=UTC)),
        ("then", at(4)),
        ("at the change", at(5)),
        ("now", at(30)),
    )
    assert [text_at(history, instant) for _, instant in days] == [
        None,
        "One day.\nTwo days.",
        "One day.\nThree days.",
        "One day.\nThree days.",
    ]
    assert text_at(history, at(6), "title") == "More days"


@given(st.lists(TEXT, min_size=1, max_size=6))
def test_every_text_of_the_past_is_found_again(texts: list[str]) -> None:
    log = [changed(1, "", None, None, "the genesis", op="create")]
    old = ""
    for day, text in enumerate(texts, 2):
        log.append(changed(day, "text", old, text, f"proposal {day}"))
        old = text
    history = revisions(log)
    assert [text_at(history, at(day)) for day in range(2, 2 + len(texts))] == texts


@given(TEXT, TEXT)
def test_a_difference_is_empty_only_between_equals(old: str, new: str) -> None:
    assert (difference(old, new) == "") == (old == new)


def test_comment_text_has_no_effect() -> None:
    assert effective("a [[b]] c /* d */ e [[ f") == "a  c  e [[ f"
