"""What the rules ask of players, and what they leave to humans: the tables of duties and of questions.

No duty of this game has a penalty but the one to submit in time, whose neglect costs the turn (310.3).
"""

from __future__ import annotations

from datetime import datetime

from engine import doubts, duties
from engine.duties import Obligation
from engine.game import Game
from engine.objects import GameObject
from engine.tables import Charge, Doubts, Question
from officers.suber.nomic import NOMIC

SUBMIT, VOTE, MOTION, PURPOSE, JUDGE = "submit", "vote", "motion", "purpose", "judge"
CHANGE, LIMIT, DRIFT, HELD, WHO = "T-CHANGE", "T-LIMIT", "T-DRIFT", "T-HELD", "T-WHO"
HUMAN = "who runs the game, after asking the players"

for _charge in (
    Charge(
        SUBMIT, "the player whose turn it is", "propose a rule-change", ("310.3", "202"),
        arises="when the turn is received", term="the end of the next game day in session",
        otherwise="any player may move that play continue, and the turn is lost",
    ),
    Charge(
        VOTE, "every player", "vote on proposal {about}", ("105",),
        arises="when the vote is called", term="none", otherwise="the vote stays open (310.4 helps its proponent)",
    ),
    Charge(
        MOTION, "every player", "vote on motion {about}", ("306", "309"),
        arises="when the motion is made", term="none", otherwise="the motion stays open",
    ),
    Charge(
        PURPOSE, "every player", "enter a statement of purpose", ("304",),
        arises="when the player joins", term="none", otherwise="nothing",
    ),
    Charge(
        JUDGE, "the Judge", "decide question {about}", ("212",),
        arises="when Judgment is invoked", term="before the next turn begins",
        otherwise="the next turn needs the consent of most of the other players",
    ),
):  # fmt: skip
    NOMIC.duty(_charge)

for _question in (
    Question(
        CHANGE, "Which change of the rules does an adopted proposal make?", HUMAN, ("205", "103"),
        free="the change in plain words (Repeal rule 311. / Amend rule 207 to read: ...), or: nothing",
        otherwise="the proposal stands adopted, and no rule has changed",
    ),
    Question(
        LIMIT, "There are more mutable rules than there may be: what follows?", HUMAN, ("209",),
        free="in words", otherwise="all of them stay in force",
    ),
    Question(
        DRIFT, "Does what the officer does still follow a rule that has changed?", HUMAN, ("101",),
        answers=("yes", "no"), otherwise="the officer goes on as before",
    ),
    Question(
        HELD, "Which player, rule or vote does an act mean that fits several?", HUMAN, ("212",),
        free="an order with the line: accept {subject} | reject {subject} | reread {subject}: WORDS",
        otherwise="the act has no effect",
    ),
    Question(
        WHO, "Who writes from an unknown address, under the name of a player?", HUMAN, ("309",), answers=("yes", "no"),
        otherwise="the address stays nobody's",
    ),
):  # fmt: skip
    NOMIC.question(_question)
NOMIC.doubts = Doubts(HELD, identity=WHO)
NOMIC.answer(WHO)(doubts.is_he)


def oblige(
    game: Game, code: str, bearer: GameObject, *, about: str = "", subject: str = "", due: datetime | None = None
) -> Obligation:
    """A duty of that code arises now; see `engine.duties.arise`."""
    charge = NOMIC.duties[code]
    return duties.arise(
        game, code, charge.said(about), charge.rule, subject=subject or about, bearer=bearer, due=due
    )  # fmt: skip
