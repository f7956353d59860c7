"""What only a human decides, as one table: the question, who answers, what may be answered, until when, and if not.

Terms are UTC midnights after the question was asked: three of them are a Jiffy (Rule 4E30). What "waits" stays open
and is called back to mind; what "falls" does not happen. Nothing here is ever guessed by the officer.
"""

from __future__ import annotations

from engine import doubts
from engine.tables import Doubts, Overdue, Question
from officers.bnomic4.nomic import NOMIC

JIFFY = 3
WAITS, FALLS = Overdue.WAITS, Overdue.FALLS
CHANGES = "done (the changes being other lines of the order, dated to that instant), or nothing"
DECIDE = "an order with the line: accept {subject} | reject {subject} | reread {subject}: WORDS"
PROVISIONAL = "what depends on it stays provisional"

QUESTIONS = (
    Question("T-BODY", "Which changes does the Body of a passed proposal make?", "the Chairman", ("4E15", "4E53"),
             free=CHANGES, office="Change", days=JIFFY, otherwise=PROVISIONAL),
    Question("T-TWEAK", "Which changes does an activated Tweak make?", "the Minister of Ministry", ("4E77",),
             free=CHANGES, office="Ministry", days=JIFFY, otherwise=PROVISIONAL),
    Question("T-ORACLE", "Which changes does an Oracularity make, or does it fail as a whole?", "the Oracle",
             ("4E18", "4E12"), free=f"{CHANGES}, or fails", office="Questions", days=JIFFY,
             otherwise="nothing of it has happened, and nothing will unless somebody decides it"),
    Question("T-TRICK", "What does the Trick that the Beast performed change?", "the Ranger", ("4E71",),
             free=CHANGES, office="Fauna", days=1, otherwise=PROVISIONAL),
    Question("T-TIDY", "Which items of a Tidiness List, plain misspellings apart, are corrections?", "the Rulekeeper",
             ("4E32",), free="the numbers of the items that are, or none", office="Law", days=JIFFY, overdue=FALLS,
             otherwise="the items are neither made nor counted"),
    Question("T-TEXT", "What does a Contract, Articles or a delegation allow?", "the Arbiter", ("4E70", "4E45", "4E79"),
             free=f"set contract/NAME.joinable (.leavable, .changeable) as its text says, and {DECIDE}",
             office="Business", overdue=FALLS,
             otherwise="the act stays held and has no effect; decided, it counts from its arrival"),
    Question("T-FORM", "Can it be answered by yes or no, and is it worthy of an answer?", "the Oracle", ("4E18",),
             answers=("Priest", "ZOT"), office="Questions", days=JIFFY,
             otherwise="the Oracle misses the duty to assign a Priest", duty="O11"),
    Question("T-ANSWER", "What is the answer?", "the Priest", ("4E18",), answers=("YES", "NO", "PARADOX"), days=JIFFY,
             overdue=FALLS, otherwise="the Priest loses the case", duty="O15"),
    Question("T-BREACH", "Was the Contract breached, and what would repair it equitably?", "the Priest", ("4E70",),
             free="the Oracularity that repairs it, or none", days=JIFFY, overdue=FALLS,
             otherwise="there is no Oracularity"),
    Question("T-CRIME", "Is it an Offense, and of which grade?", "the Judge, and then a Jury",
             ("4E72", "4E56", "4E59"), free="no, or an Indictment by mail; of a held one, " + DECIDE,
             office="Judging", otherwise="nothing: only a Jury finds a Player Guilty"),
    Question("T-PUNISH", "What is the Punishment?", "the Judge", ("4E73", "4E60"), duty="O20",
             free="a fine as a number of macks (10 to 60 for Contempt of Court), or none", office="Judging", days=JIFFY,
             otherwise="the verdict is recorded, and there is no Punishment"),
    Question("T-FLAG", "Does the Threat Flag still fit?", "the Minister of Ministry", ("4E40",),
             answers=("Pink Ponies", "Polka Dots", "Setting Orange", "Jolly Roger", "unchanged"), office="Ministry",
             otherwise="the flag stays as it is"),
    Question("T-ERR", "Is the challenged display wrong?", "the Minister of the display", ("4E50",),
             answers=("corrected", "rebutted"), days=JIFFY, duty="O07",
             otherwise="the Minister misses the duty to answer"),
    Question("T-APPROVE", "What changes if the approved display was right?", "the Minister of Ministry",
             ("4E50", "4E26"), free=CHANGES, office="Ministry", days=JIFFY, otherwise=PROVISIONAL),
    Question("T-SUB", "Is the move valid, who takes part, who has won?", "the Gamemaster", ("4E82",),
             free=f"set subgame/NAME.participants (.winners, .status) as its text says, and {DECIDE}", office="Games",
             otherwise="the Subgame waits"),
    Question("T-DUTY", "Has the Minister done what the passed proposal demands?", "the Minister", ("4E53", "4E15"),
             duty="O32", answers=("done",), days=JIFFY, otherwise="any Player may remove the Minister (Rule 4E53)"),
    Question("T-HUMAN", "Who writes from an unknown address, and is he human?", "the Registrar", ("4E4",),
             answers=("yes", "no"), free=DECIDE, office="Society", days=1, overdue=FALLS,
             otherwise="the address stays nobody's, and what was said from it has no effect"),
    Question("T-AMBIG", "Which act is meant, in what capacity, or under what condition?", "the Minister concerned",
             ("4E7",), free=DECIDE, days=1, overdue=FALLS, otherwise="it has no effect: nothing is applied by silence"),
    Question("T-PEP", "Who is the Emergency Coordinator, and who are the PEPs?", "the Minister of Ministry", ("4E0",),
             free="the name of a PEP", office="Ministry",
             otherwise="the frozen list of PEPs counts, and any PEP may act"),
    Question("T-RP", "Which changes does the selected Refresh Proposal make?", "the Emergency Coordinator", ("4E0",),
             free=CHANGES, office="Ministry", otherwise="time stands still"),
    Question("T-RULING", "What follows from a Pondered Consultation?", "the Oracle", ("4E18",),
             free="nothing, or done (values or readings being set by other lines of the order)", office="Questions",
             overdue=FALLS, otherwise="all goes on as before"),
    Question("T-BOOT", "What was the state of the game when the officer began?", "whoever starts the officer",
             ("4E4", "4E14"), free="the genesis: without it the officer does not start",
             otherwise="no Game Action is accepted"),
)  # fmt: skip

HELD = {
    **dict.fromkeys(("create_subgame", "join_subgame", "leave_subgame", "act_in_subgame", "report_subgame_win"),
                    "T-SUB"),
    **dict.fromkeys(("join_contract", "leave_contract", "change_contract", "create_contract", "incorporate",
                     "delegate_ministry_powers", "end_delegation"), "T-TEXT"),
    "submit_indictment": "T-CRIME",
    "join_game": "T-HUMAN",
}  # fmt: skip
"""Acts that are held for a reason of their own."""

for question in QUESTIONS:
    NOMIC.question(question)
NOMIC.doubts = Doubts("T-AMBIG", HELD, office="Ministry", identity="T-HUMAN")
NOMIC.answer("T-HUMAN")(doubts.is_he)
