"""What is a vote for and what is one against, on rule-changes and on motions alike (Rule 105)."""

from __future__ import annotations

from engine.game import Game
from engine.names import fold
from officers.suber.kinds.documents import AGAINST, FOR
from officers.suber.nomic import NOMIC

NOMIC.parameter(
    "vote_words",
    {
        "for": FOR, "aye": FOR, "yes": FOR, "yea": FOR, "yep": FOR, "in favour": FOR, "in favor": FOR, "favour": FOR,
        "favor": FOR, "approve": FOR, "1": FOR, "against": AGAINST, "no": AGAINST, "nay": AGAINST, "nope": AGAINST,
        "reject": AGAINST, "opposed": AGAINST,
    },
    rule="105",
    doc="Words that are a vote for, and words that are one against",
)  # fmt: skip


def choice_of(game: Game, said: str, rule: str) -> str:
    """FOR or AGAINST, as the words mean it; any other word is no vote."""
    found = game.parameter("vote_words").get(fold(said)) if said.strip() != "-1" else AGAINST
    game.require(found is not None, f"{said} is no vote: everybody votes for or against", rule)
    return str(found)
