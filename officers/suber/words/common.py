"""The vocabulary of the GitHub nomic: votes are for or against, answers yes or no; there is nothing else to name."""

from __future__ import annotations

from engine.language import Vocabulary

VOCABULARY = Vocabulary(
    choices=frozenset({"FOR", "AGAINST"}),
    ministries={},
    colours=(),
    flags=(),
    quantities={},
    answers={"yes": "YES", "true": "YES", "upheld": "YES", "no": "NO", "false": "NO", "refused": "NO"},
    verdicts=(),
    tidbits=(),
    claims=(),
    currencies={},
    days=(),
)
