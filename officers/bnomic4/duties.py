"""The duties that the rules impose, as one table: who, what, when it arises, its term, and what follows if not.

A Jiffy ends with the third UTC midnight after the duty arose and starts anew for a new Minister (Rule 4E53). What
is not tracked has no term that could pass: a standing duty, a custom, or what a text outside the rules says.
"""

from __future__ import annotations

from engine.tables import Charge
from officers.bnomic4.nomic import NOMIC

JIFFY = "a Jiffy"
REMOVE = "any Player may remove the Minister (Rule 4E53)"
INDICT = "any Player may indict him (Rules 4E56, 4E72)"
CHANGED = "what it shows has changed since it was published"
DAY = "24 hours"
BREACH = "any Player may submit a Consultation on a breach (Rule 4E70)"
ANY_PEP = "any PEP may do it (Rule 4E0)"

CHARGES = (
    Charge("O01", "the Minister of Ministry", "turn the Clock on", ("4E14", "4E53"),
           "the Clock is Off and no ministry is Vacant", JIFFY, f"the game stands still, and {REMOVE}", "Ministry"),
    Charge("O02", "the Rulekeeper", "number the new rule {about}", ("4E36", "4E53"),
           "a rule without a number is created", JIFFY, REMOVE, "Law"),
    Charge("O03", "the Rulekeeper", "publish the {about} anew", ("4E36", "4E75", "4E50"),
           CHANGED, JIFFY, REMOVE, "Law", clerked=True),
    Charge("O04", "the Doctor", "publish the {about} anew", ("4E14", "4E50"),
           CHANGED, JIFFY, REMOVE, "Time", clerked=True),
    Charge("O05", "the Registrar", "publish the {about} anew", ("4E4", "4E50"),
           CHANGED, JIFFY, REMOVE, "Society", clerked=True),
    Charge("O06", "the Minister of Ministry", "publish the {about} anew", ("4E51", "4E50"),
           CHANGED, JIFFY, REMOVE, "Ministry", clerked=True),
    Charge("O07", "the Minister of the display", "answer the challenge of the {about}",
           ("4E50", "4E53"), "a Player challenges a Public Display", JIFFY, REMOVE),
    Charge("O08", "the Chairman", "number the proposal {about}", ("4E15", "4E53"),
           "a proposal is submitted", JIFFY, REMOVE, "Change"),
    Charge("O09", "the Chairman", "publish the ballot of {about}", ("4E15", "4E14"),
           "nday 8 ends", JIFFY, f"the Chairman cannot turn the Clock on, and {REMOVE}", "Change"),
    Charge("O10", "the Chairman", "publish the results of {about}", ("4E15", "4E53"),
           "Voting ends", JIFFY, REMOVE, "Change"),
    Charge("O11", "the Oracle", "assign a Priest to Consultation {about}, or ZOT it", ("4E18", "4E53"),
           "a Consultation has no Priest", JIFFY, f"{REMOVE}, and {INDICT}", "Questions"),
    Charge("O12", "the Oracle", "ZOT Consultation {about} or assign it anew, as its Priest asked", ("4E18", "4E53"),
           "a Priest asks for a ZOT", JIFFY, REMOVE, "Questions"),
    Charge("O13", "the Oracle", "assign a new Priest to Consultation {about}", ("4E18", "4E53"),
           "the claims override an Answer", JIFFY, f"{REMOVE}, and {INDICT}", "Questions"),
    Charge("O14", "the Oracle", "count the claims on Consultation {about}", ("4E18", "4E53"),
           "a Jiffy after an Answer", JIFFY, f"{REMOVE}, and {INDICT}", "Questions"),
    Charge("O15", "the Priest", "answer Consultation {about}", ("4E18", "4E56"),
           "he is assigned", JIFFY,
           f"the Priest loses the case and cannot be Ordained until the next nweek, and {INDICT}"),
    Charge("O16", "the Priest", "submit an equitable Oracularity on Consultation {about}", ("4E70", "4E18"),
           "he answers that a Contract was breached", "with the Answer", INDICT),
    Charge("O17", "the Judge", "select a Jury for Indictment {about}", ("4E73", "4E53"),
           "an Indictment is submitted", JIFFY, REMOVE, "Judging"),
    Charge("O18", "each juror", "deliver an answer on Indictment {about}", ("4E73", "4E56"),
           "the Jury is selected", JIFFY, INDICT),
    Charge("O19", "the Guilty Player", "destroy {about} as a fine", ("4E73",),
           "a fine is assigned", JIFFY, "the Player is no Registered Voter until it is done"),
    Charge("O20", "the Judge", "record Indictments and what came of them: {about}", ("4E73", "4E50", "4E53"),
           f"a Jury finds a Player Guilty; or of the display, {CHANGED}", JIFFY, REMOVE, "Judging"),
    Charge("O21", "the Ranger", "select the Trick that the Beast performs", ("4E71", "4E53"),
           "ndays 1, 5 and 9 begin", f"1 rday alone, {JIFFY} in all",
           f"after 1 rday any Player may select the Trick; after a Jiffy {REMOVE}", "Fauna"),
    Charge("O22", "the Ranger", "publish the {about} anew", ("4E71", "4E50"),
           CHANGED, JIFFY, REMOVE, "Fauna", clerked=True),
    Charge("O23", "the Washerwoman", "publish the {about} anew", ("4E80", "4E50"),
           CHANGED, JIFFY, REMOVE, "Laundry", clerked=True),
    Charge("O24", "the Gamemaster", "publish the {about} anew", ("4E82", "4E50"),
           CHANGED, JIFFY, REMOVE, "Games", clerked=True),
    Charge("O25", "the Chairman", "publish the {about} anew", ("4E15", "4E50"),
           CHANGED, JIFFY, REMOVE, "Change", clerked=True),
    Charge("O26", "the Oracle", "publish the {about} anew", ("4E18", "4E50"),
           CHANGED, JIFFY, REMOVE, "Questions", clerked=True),
    Charge("O27", "the Arbiter", "publish the {about} anew", ("4E70", "4E50"),
           CHANGED, JIFFY, REMOVE, "Business", clerked=True),
    Charge("O28", "the Minister of Ministry", "keep the Threat Flag fitting, changing it once an nday at most",
           ("4E40", "4E56"), "always", "none", f"for a second change in an nday, {INDICT}", "Ministry", tracked=False),
    Charge("O29", "the Registrar", "show the Message Of The nweek prominently", ("4E39",),
           "the Message changes", "none", "nothing: the rule says only should", "Society", tracked=False),
    Charge("O30", "the Officers of a Corporation", "make it fulfil its Articles: {about}", ("4E79", "4E70"),
           "the Articles say so", "as the Articles say", BREACH),
    Charge("O31", "a party to a Contract", "do what the Contract demands: {about}", ("4E70",),
           "the Contract says so", "as the Contract says", BREACH),
    Charge("O32", "a Minister", "do what a passed proposal demands: {about}", ("4E53", "4E15"),
           "a proposal that makes a duty passes", JIFFY, REMOVE),
    Charge("O33", "the Emergency Coordinator", "{about}", ("4E0",), "an emergency begins", DAY, ANY_PEP),
    Charge("O34", "the Emergency Coordinator", "{about}", ("4E0",), "the Emergency Forum is there", DAY, ANY_PEP),
    Charge("O35", "the Emergency Coordinator", "{about}", ("4E0",), "the Pause has come so far", DAY, ANY_PEP),
    Charge("O36", "the Priest", "clear up the ambiguous rule by an Oracularity", ("4E18",),
           "he answers a question about an ambiguous rule", "none", "nothing: the rule says only should",
           tracked=False),
    Charge("O37", "everybody", "keep the customs of the holidays", ("4E31",), "a holiday comes", "none",
           "nothing: it is a custom", tracked=False),
    Charge("O38", "everybody", "send no spam to the lists or the wiki", ("4E59", "4E72"), "always", "none",
           "any Player may indict the spammer: a Misdemeanor, or a Felony if severe", tracked=False),
    Charge("O39", "the announcer of an intent", "do what was announced: {about}", ("4E21", "4E22"),
           "the window of the intent closes with this nday", "the window", "the intent lapses", tracked=False),
)  # fmt: skip

for charge in CHARGES:
    NOMIC.duty(charge)
