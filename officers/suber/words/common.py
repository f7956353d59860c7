"""What the phrases of this game share: votes are for or against, a thing under vote is named by its number."""

from __future__ import annotations

from engine.language import Param, Slot, Vocabulary

VOCABULARY = Vocabulary(choices=frozenset({"FOR", "AGAINST"}))

PROPOSAL = Param("proposal", Slot.PROPOSAL)
MOTION = Param("motion", Slot.CODE)
CHOICE = Param("choice", Slot.CHOICE, required=True)

IN_FAVOUR = "(aye|yes|yea|for|in favour|in favor)"
OPPOSED = "(nay|no|against)"
BARE_VOTES = tuple(
    f"{word} => choice={choice}"
    for choice, words in (
        ("FOR", ("for", "aye", "yes", "yea", "in favour", "in favor", "i vote for", "i vote aye", "i vote yes", "+1")),
        ("AGAINST", ("against", "nay", "no", "i vote against", "i vote nay", "i vote no")),
    )
    for word in words
)
"""Votes that stand alone in an answer."""
