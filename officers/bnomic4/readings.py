"""Doubtful texts that have one reading only: nothing else was ever proposed, or it is settled outside of the law.

They stand in the table of switches with the others, so that the list of what was found doubtful is whole.
"""

from __future__ import annotations

from officers.bnomic4.nomic import NOMIC

SETTLED: tuple[tuple[str, str, str, str], ...] = (
    (
        "Q-11",
        "4E15",
        "the same fixpoint",
        "Does Dependency Culling repeat for Lost proposals only, or Discarded ones too?",
    ),
    ("Q-36", "4E7", "by the mail policy", "Which of a mail's time stamps is its arrival at the forum?"),
    ("Q-39", "4E48", "the Minister then", "Whom does a usurper pay, if the ministry has changed hands in between?"),
    ("Q-46", "4E33", "zero but not oneself", "Can nothing be given, or something to oneself, or a part of a mackerel?"),
    ("Q-54", "4E71", "nothing", "What does the Beast perform when no Trick can be drawn?"),
    ("Q-55", "4E71", "impossible", "Can a last Trick that has ceased to exist be reinforced or punished?"),
    ("Q-60", "4E18", "four states", "Is Answered a state of Consultations beside the three of the list?"),
    ("Q-74", "4E56", "crimes of Players", "Is an act that a Player shall not take impossible, or a crime?"),
    ("Q-79", "4E0", "apart", "How do several Emergency Procedures run at the same time?"),
    (
        "Q-82",
        "4E79",
        "an officer confirms",
        "What of Articles that lose their name or Officers, or a name that is taken?",
    ),
    ("Q-84", "4E75", "as documented", "Which Powers do rules have, if no document says it? One half each."),
    ("Q-85", "4E12", "rules, not at first", "What has the Repealed property, and from when on?"),
    ("Q-86", "4E36", "none", "Which Victory Conditions are there?"),
    ("Q-87", "4E5", "the first closer", "Where does comment text end, if marks are nested, escaped or missing?"),
    ("Q-88", "4E81", "Players, Corporations", "Who is a Legal Entity?"),
    ("Q-93", "4E53", "not should", "Which of obligated, shall, responsible and should make a duty?"),
    ("Q-94", "4E45", "a Minister's tool", "On whose authority does a machine do official acts?"),
)
"""Name, rule, the reading, the question."""

for _name, _rule, _reading, _question in SETTLED:
    NOMIC.switch(_name, _reading, rule=_rule, question=_question)
