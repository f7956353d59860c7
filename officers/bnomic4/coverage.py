"""How each of the 57 rules is cared for, and what happens by itself without standing on the agenda of a midnight.

Every row names where it is done; `officer coverage` makes the page docs/coverage-bnomic4.md of them and of everything
else that cites a rule, and a test finds rows that name nothing.
"""

from __future__ import annotations

from engine.tables import Care, Effect, Remark
from officers.bnomic4.nomic import NOMIC

RUN, WATCHED, HANDED, IDLE = Care.RUN, Care.WATCHED, Care.HANDED, Care.IDLE
LAW = "officers.bnomic4"

EFFECTS = (
    Effect("E01", "4E14", "the nday rises at a midnight with the Clock On", f"{LAW}.time:change"),
    Effect("E02", "4E14", "the ndelay rises at a midnight with the Clock Off", f"{LAW}.time:change"),
    Effect("E03", "4E14", "after nday 12 the next nweek begins and the Clock goes Off", f"{LAW}.time:change"),
    Effect("E04", "4E14", "the Clock is turned On: ndelay 0, holders noted once an nweek", f"{LAW}.time:turn_on"),
    Effect("E05", "4E14", "the Clock is turned Off: a new ndelay begins", f"{LAW}.time:turn_off"),
    Effect("E06", "4E14", "the duty to turn the Clock On comes and goes", f"{LAW}.obligations:clock_duty"),
    Effect("E11", "4E15", "a proposal passes: its Body is carried out or asked about", f"{LAW}.passing:carry_out"),
    Effect("E12", "4E69", "a Laundry Corporation gains for a proposal of its color", f"{LAW}.colour:bonus"),
    Effect("E13", "4E19", "a proposal becomes Historical: scores", f"{LAW}.scoring:become_historical"),
    Effect("E14", "4E15", "Voting ends: the results are owed", f"{LAW}.results:run"),
    Effect("E17", "4E4", "a new Player is Active and has m50", f"{LAW}.society:join_game"),
    Effect("E18", "4E4", "recruiters share a bonus", f"{LAW}.society:join_game"),
    Effect("E19", "4E28", "a Game Action makes its Player Active", f"{LAW}.society:acted"),
    Effect("E23", "4E47", "who loses Active, or is no Legal Entity any more, leaves his ministries",
           f"{LAW}.ministries:vacate_all"),
    Effect("E25", "4E53", "a new Minister has a full Jiffy for each open duty", f"{LAW}.obligations:restart"),
    Effect("E26", "4E50", "what a display shows changes: it is owed anew", f"{LAW}.publishing:displays_go_out_of_date"),
    Effect("E30", "4E7", "a scheduled act comes due and is judged", f"{LAW}.schedule:fire"),
    Effect("E33", "4E71", "the Beast performs a Trick; everybody may reinforce or punish again",
           f"{LAW}.tricks:perform"),
    Effect("E34", "4E71", "a Trick whose Response would be 0 ceases to exist", f"{LAW}.tricks:punish_trick"),
    Effect("E35", "4E18", "a Consultation has no Priest: the Oracle owes one", f"{LAW}.priests:wanted"),
    Effect("E36", "4E18", "nobody is eligible: the Oracle is Priest", f"{LAW}.priests:wanted"),
    Effect("E38", "4E18", "the time for claims ends", f"{LAW}.answers:claims_open"),
    Effect("E41", "4E18", "who loses Active loses Ordination", f"{LAW}.society:deactivate_player"),
    Effect("E43", "4E60", "five ZOTTED Consultations of an nweek are Contempt of Court",
           f"{LAW}.consultations:zot_consultation"),
    Effect("E44", "4E73", "most of a Jury say GUILTY; a fine bars from voting until it is paid",
           f"{LAW}.judging:deliver_verdict"),
    Effect("E45", "4E40", "the highest flag goes up with four Paranoid PEPs, and down with fewer",
           f"{LAW}.threat:settle"),
    Effect("E46", "4E0", "an emergency begins and ends with the number of the Paranoid", f"{LAW}.emergency:settle"),
    Effect("E48", "4E70", "a Contract without parties ceases to be one", f"{LAW}.contracts:dissolve"),
    Effect("E49", "4E79", "a Corporation comes and goes with its Articles", f"{LAW}.contracts:dissolve"),
    Effect("E50", "4E15", "a proposal without a number: the Chairman owes one", f"{LAW}.proposals:submit_proposal"),
    Effect("E51", "4E36", "a rule without a number: the Rulekeeper owes one", f"{LAW}.rules:amend"),
    Effect("E52", "4E82", "a Subgame is won: it is Historical, and the Trophy awarded",
           f"{LAW}.subgames:report_subgame_win"),
    Effect("E53", "4E0", "the Pause of an emergency counts up", f"{LAW}.pause:midnight"),
    Effect("E54", "4E56", "a possible Misdemeanor is put to the Judge", f"{LAW}.asking:questions_arise"),
    Effect("E56", "4E0", "below four Players the PEPs stay who they were", f"{LAW}.threat:refresh_peps"),
    Effect("E57", "4E77", "a Tweak is too old to be activated", f"{LAW}.tweaks:activate_tweak"),
    Effect("E59", "4E17", "no score falls below 0, and no balance leaves its range", "engine.ledger:grant"),
)  # fmt: skip

PARTS = (
    Effect("A001", "4E7", "several acts in one message happen in order", "engine.intake:perform_message", said=True),
    Effect("A002", "4E7", "an act is repeated so many times, each judged apart", "engine.intake:perform", said=True),
    Effect("A003", "4E7", "an act is scheduled for a later time", f"{LAW}.schedule:schedule", said=True),
    Effect("A004", "4E12", "a Transaction: all of its acts or none", "engine.intake:perform_message", said=True),
    Effect("A005", "4E12", "an assertion within a Transaction must be true", f"{LAW}.statements:truth", said=True),
    Effect("A006", "4E21", "an intent is announced", f"{LAW}.intents:announce", said=True),
    Effect("A010", "4E8", "a document is submitted with its text", f"{LAW}.proposals:submit_proposal", said=True),
    Effect("A011", "4E79", "an Officer acts for his Corporation", f"{LAW}.corporations:actor_for", said=True),
    Effect("A012", "4E45", "a delegate acts for a Minister", f"{LAW}.delegation:acting", said=True),
    Effect("A015", "4E4", "who joins names his recruiters", f"{LAW}.society:join_game", said=True),
    Effect("A017", "4E4", "a Player forfeits by a private notice: recorded by order for him",
           "engine.commands:perform_for", said=True),
    Effect("A061", "4E15", "a proposal's Title", f"{LAW}.proposals:submit_proposal", said=True),
    Effect("A062", "4E15", "a proposal's Conflicts", f"{LAW}.proposals:submit_proposal", said=True),
    Effect("A063", "4E15", "a proposal's Dependencies", f"{LAW}.proposals:submit_proposal", said=True),
    Effect("A076", "4E18", "a Consultation's Number", f"{LAW}.priests:take", said=True),
    Effect("A081", "4E18", "the Priest's reasoning", f"{LAW}.consultations:answer_consultation", said=True),
)  # fmt: skip
"""What is said with another act, or around several, and so is no action of its own."""

REMARKS = (
    Remark("4E0", "emergencies", (RUN, HANDED), "panic, standing time, forum, Pause, Refresh Proposals, ballots and "
           "their count are run; an unclear Coordinator and unclear changes are asked about"),
    Remark("4E2", "what exists in the game", (RUN,), "things come, change and go only by what cites a rule: every "
           "change has its cause in the log", ("engine.world:World",)),
    Remark("4E3", "people outside the game", (RUN,), "whoever writes and acts is an Outsider from then on",
           (f"{LAW}.society:stranger",)),
    Remark("4E4", "joining and leaving", (RUN, HANDED), "joining, recruiters, the bar on rejoining, forfeiting; who is "
           "human or writes from a new address is asked"),
    Remark("4E5", "documents and comment text", (RUN,), "comments are kept, shown, and have no effect",
           ("engine.documents:effective",)),
    Remark("4E6", "fora", (RUN,), "the designation of each forum decides what counts there"),
    Remark("4E7", "game actions", (RUN, HANDED), "acts in order, repeated, scheduled; what is not clear is asked, "
           "never guessed", ("engine.intake:perform_message", f"{LAW}.schedule:schedule")),
    Remark("4E8", "submission", (RUN,), "a document is submitted whole, in the message"),
    Remark("4E9", "eras", (IDLE,), "history: documents and numbers of former eras are not in the genesis, so they have "
           "no force", (f"{LAW}.founding:found",)),
    Remark("4E11", "attributes", (RUN,), "every attribute has its scope, range, default and rule",
           ("engine.objects:Attribute",)),
    Remark("4E12", "transactions", (RUN,), "all or nothing, with assertions that are looked up in the state",
           ("engine.intake:perform_message", f"{LAW}.statements:truth")),
    Remark("4E14", "the Clock", (RUN,), "ndays, ndelays, nweeks, durations, and who turns it On and Off"),
    Remark("4E15", "proposals and voting", (RUN, HANDED), "submission to results by the exact tally; what of a Body is "
           "not plain is asked", (f"{LAW}.tally:tally",)),
    Remark("4E17", "points", (RUN,), "scores with their floor"),
    Remark("4E18", "consultations", (RUN, HANDED), "Priests, Answers, claims, pondering; the Answer itself is the "
           "Priest's"),
    Remark("4E19", "scoring of proposals", (RUN,), "when a proposal becomes Historical"),
    Remark("4E20", "who may vote", (RUN,), "Registered Voters when the vote is cast and counted"),
    Remark("4E21", "without objection", (RUN,), "intents, objections and windows"),
    Remark("4E22", "with support", (RUN,), "intents, support and windows"),
    Remark("4E26", "no retroactive change", (RUN,), "a late entry completes the record, the game is played again from "
           "there and the difference told; simulated changes are asked about", ("engine.fold:correct",)),
    Remark("4E27", "names in rules", (RUN,), "a rule's words never mean a Player: names are looked for only in acts",
           (f"{LAW}.resolve:find_person",)),
    Remark("4E28", "Active, Vested, the Horde", (RUN,), "by acts, votes and nweeks"),
    Remark("4E30", "official quantities", (RUN,), "a number may be said by their names; a Jiffy is three rdays",
           (f"{LAW}.words.common:VOCABULARY.quantities", f"{LAW}.time:jiffy")),
    Remark("4E31", "calendar and holidays", (RUN, WATCHED), "names of ndays; a holiday is told, its customs are "
           "everybody's own"),
    Remark("4E32", "tidiness lists", (RUN, HANDED), "plain misspellings are made, other items asked about"),
    Remark("4E33", "currency", (RUN,), "gifts and exchange"),
    Remark("4E34", "mackerel", (RUN,), "balances, the start, the stipend"),
    Remark("4E36", "rules as documents", (RUN, HANDED), "numbers, titles, texts with history; a changed rule is "
           "compared with the officer's own law by the Rulekeeper"),
    Remark("4E38", "pronouns", (RUN,), "every pronoun means a person of any kind", (f"{LAW}.ministries:PRONOUNS",)),
    Remark("4E39", "the Message Of The nweek", (RUN,), "changed with support, once an nweek"),
    Remark("4E40", "the Threat Flag", (RUN, WATCHED, HANDED), "the highest flag by itself; the level is the "
           "Minister's judgement, a second change in an nday is put to the Judge"),
    Remark("4E45", "ministries and delegation", (RUN, HANDED), "who holds what; Contracts that delegate in plain words "
           "are read, others asked about"),
    Remark("4E46", "taking a ministry", (RUN,), "a Vacant one, for a Reward"),
    Remark("4E47", "leaving a ministry", (RUN,), "by word, or by losing Active"),
    Remark("4E48", "usurping a ministry", (RUN,), "with the price, the two rdays and the lowered Reward"),
    Remark("4E49", "ministry rewards", (RUN,), "at the end of the nweek, for unbroken holding"),
    Remark("4E50", "public displays", (RUN, HANDED), "owed, published, challenged, approved; whether one is wrong is "
           "asked"),
    Remark("4E51", "the MetaMinistry", (RUN,), "everything that no other ministry displays"),
    Remark("4E53", "duties of Ministers", (RUN, HANDED), "the table of duties with terms, reminders and removal; "
           "duties in a passed proposal are found or recorded by order"),
    Remark("4E56", "shall and shall not", (WATCHED, HANDED), "an act stands; missing a duty that says shall is put to "
           "the Judge"),
    Remark("4E59", "spam", (WATCHED, HANDED), "no mail is stopped; an Indictment names it, a Jury decides"),
    Remark("4E60", "Contempt of Court", (RUN, HANDED), "five ZOTTED in an nweek; bounds of the fine, the proposal cap"),
    Remark("4E68", "socks", (RUN,), "made, given, destroyed by the sock"),
    Remark("4E69", "Proposal Colors", (RUN,), "one change a Player and nday, the bonus on passing"),
    Remark("4E70", "contracts", (RUN, HANDED), "texts and parties; what a text allows is asked once"),
    Remark("4E71", "the Beast and its Tricks", (RUN, HANDED), "weighted draws, reinforcing, teaching, causing; what a "
           "Trick does is asked"),
    Remark("4E72", "indictments", (RUN, HANDED), "parts and Tidbit are checked; whether an unnamed deed is a Crime is "
           "asked"),
    Remark("4E73", "Jury and Punishment", (RUN, HANDED), "Juries are drawn, verdicts counted, fines kept; the "
           "Punishment is the Judge's"),
    Remark("4E75", "Powers and precedence", (RUN,), "the order of events at one instant, and which of two rules wins",
           (f"{LAW}.rules:power_of", "engine.agenda:run_phase")),
    Remark("4E76", "the name of the game", (IDLE,), "it says how the game feels; nothing of it can be done"),
    Remark("4E77", "tweaks", (RUN, HANDED), "one an nweek, one try; what of it is not plain is asked"),
    Remark("4E79", "corporations", (RUN, HANDED), "acting through Officers; whether Articles define one is asked"),
    Remark("4E80", "the Washerwoman", (RUN,), "the display of the sock market", (f"{LAW}.market:record_deals",)),
    Remark("4E81", "legal entities", (RUN,), "Players and Corporations, as the class of those who may act"),
    Remark("4E82", "subgames", (RUN, HANDED), "opened, shown, won; moves are the Gamemaster's to judge"),
    Remark("4E83", "Monopoly", (RUN,), "the name of the game, against the next rule", (f"{LAW}.calendar:game_name",)),
    Remark("4E84", "Calvinball", (RUN,), "as the rule before it", (f"{LAW}.calendar:game_name",)),
)  # fmt: skip

NOMIC.customs = frozenset({"observe_holiday"})
for effect in (*PARTS, *EFFECTS):
    NOMIC.effect(effect)
for remark in REMARKS:
    NOMIC.remark(remark)
