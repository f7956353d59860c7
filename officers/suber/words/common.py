"""What the phrases of this game share: votes are for or against, a thing under vote is named by its number."""

from __future__ import annotations

from engine.language import Param, Slot, Vocabulary

VOCABULARY = Vocabulary(choices=frozenset({"FOR", "AGAINST"}))

PROPOSAL = Param("proposal", Slot.PROPOSAL)
MOTION = Param("motion", Slot.CODE)
CHOICE = Param("choice", Slot.CHOICE, required=True)

IN_FAVOUR = "(aye|yes|yea|for|in favour|in favor)"
OPPOSED = "(nay|no|against)"
BARE_VOTES = ("yes => choice=FOR", "yea => choice=FOR", "+1 => choice=FOR", "no => choice=AGAINST")
"""Votes when they stand alone in an answer; with more behind them they may answer a question."""
OPENING_VOTES = tuple(
    f"{word} => choice={choice}"
    for choice, words in (
        ("FOR", ("for", "aye", "in favour", "in favor", "i vote for", "i vote aye", "i vote yes")),
        ("AGAINST", ("against", "nay", "i vote against", "i vote nay", "i vote no")),
    )
    for word in words
)
"""Votes in an answer, whatever stands behind them."""
