"""Constructions of English, each with several actions, and with sentences that only look like it."""

from __future__ import annotations

import pytest

from tests.parsers.conftest import Read

DEEDS = {
    "the parts in another order, with words of no importance between": {
        "I answer, after long thought, Consultation 12 with a plain NO.": ["answer_consultation"],
        "I empanel for Indictment 6 these Jurors: Grid, Hob and Ione.": ["select_jury"],
        "To Oskar I reassign Consultation 12.": ["reassign_priest"],
        "For the sum of thirty macks I usurp the Ministry of Fauna from Lumen.": ["usurp_ministry"],
        "The Fetch, on the other hand, I Reinforce.": ["reinforce_trick"],
        "Proposal 407 I paint Blank once more.": ["color_proposal"],
        "I set my own Mental State to Calm.": ["set_mental_state"],
    },
    "participles that are joined": {
        "126 is taken from Thimble and reassigned to Priest Wren.": ["reassign_priest"],
        "Joel is found wanting and hereby fined m20.": ["assign_punishment"],
        "Proposal 12 is hereby stripped and painted Blue.": ["color_proposal"],
    },
    "clauses of which only the values are said again": {
        '"Apples" is number 401, "Ferries" 402.': ["assign_proposal_number", "assign_proposal_number"],
        "204 goes to Hob, 205 to Minim and 206 to Ione.": ["assign_priest"] * 3,
        "Consultation 12 is hereby answered YES, 13 NO.": ["answer_consultation"] * 2,
        "Joel is fined m20, Hose m30.": ["assign_punishment"] * 2,
        "Hose receives from me two Black socks and one Beige sock.": ["transfer_sock"] * 2,
    },
    "lists under a head": {
        "The Priests are assigned as follows:\n\n204: Hob\n205 - Ione": ["assign_priest"] * 2,
        "My verdicts:\n7: GUILTY\n8: INNOCENT": ["deliver_verdict"] * 2,
        "For Indictment 8 I select these Jurors:\n\n * Ione\n * Hob\n * Grid": ["select_jury"],
        "Colours:\n401: Blue\n402: Black": ["color_proposal"] * 2,
        "The following fines are imposed:\n\nJoel: m20\nHose: m30": ["assign_punishment"] * 2,
    },
    "an aside behind the subject": {
        "407, I am afraid, gets an AGAINST from me.": ["vote"],
        "Consultation 12, alas, is hereby answered NO.": ["answer_consultation"],
        "Hose, poor fellow, is fined m20.": ["assign_punishment"],
    },
    "what goes on behind an aside": {
        "As MoM I turn the Clock on, every post being filled, and raise the Threat Flag to Setting Orange.": [
            "clock_on_mom",
            "set_threat_flag",
        ],
        "I join the Subgame Chess, too, and vote FOR 431.": ["join_subgame", "vote"],
        "At the start of nday 10 I vote FOR 429 and at the same hour AGAINST 430.": ["vote", "vote"],
        "Blue Corporation makes a Blue sock, it gives m5 to Hose and it joins the Bank contract.": [
            "create_sock",
            "give_currency",
            "join_contract",
        ],
    },
    "in capitals, or of oneself by name": {
        "In respect of Proposal 414 the undersigned casts a vote of FOR.": ["vote"],
        "In respect of 415 through 417 the undersigned votes AGAINST each and every one of them.": ["vote"] * 3,
    },
    "the whole of what the verb says before its subject": {
        "Nettie's delegation for the Ministry of Time I hereby end.": ["end_delegation"],
    },
    "adverbs between subject and verb": {
        "206 now goes to Priest Sandglass.": ["assign_priest"],
        "The reward for Law shall henceforth be m40.": ["revise_reward"],
    },
    "a thing taken up again": {
        "i vote AGAINST 551. oh, it is about buttons. in that case FOR.": ["vote", "vote"],
        "FOR 554, which I wrote; AGAINST the rest.": ["vote", "vote"],
        "Put me down FOR every proposal on the ballot bar 415. There I go AGAINST.": ["vote", "vote"],
        "I like 401. FOR.": ["vote"],
    },
    "a line that names a text": {
        "Proposal, entitled Thaw:\n\n{ All assets melt. }": ["submit_proposal"],
        "A proposal of mine for your consideration; title: Whistles.\n\n    Everybody gains a whistle.": [
            "submit_proposal"
        ],
        "Proposal 415 (revised version):\n{ Ducks are coots. }": ["revise_proposal"],
        "RP, second version (replaces the first):\n{ Only the clock is reset. }": ["revise_refresh_proposal"],
        "Here comes my Tweak, which I plan to activate without objection:\n{ Rule 5 is dull. }": [
            "submit_tweak",
            "activate_tweak",
        ],
        'I submit the following as a proposal.\n\n"Stand"\n\n---\nThere is a stand.\n---': ["submit_proposal"],
        'Tidiness List for nweek 151\n- Rule 4: "there" -> "their"\n- Rule 5: "it\'s" -> "its"': [
            "submit_tidiness_list"
        ],
        "This nweek's Tweak from the Rulekeeper's desk follows. { Rule 5 is dull. }": ["submit_tweak"],
    },
    "announcements without a subject, and of two kinds": {
        'Notice of intent: without objection, to retitle Rule 31 "Days".': ["change_rule_title"],
        'I give notice that, absent objections, Rule 31 will be called "Days".': ["change_rule_title"],
        'Intent (with 1 support): the motnw becomes "Mind the gap".': ["change_motnw"],
        'I\'d like to change the motnw to "Hi", and intend to do so with 1 support.': ["change_motnw"],
        'I plan, w/o objection, to do two things: activate my Tweak and rename Rule 12 "The".': [
            "activate_tweak",
            "change_rule_title",
        ],
        'If there are no objections I intend to retitle Rule 12 "The".': ["change_rule_title"],
        'The Registrar intends, with one supporter, to change the motnw to "Moo".': ["change_motnw"],
        "Intend to apply my Tidiness List, barring objections.": ["apply_tidiness_list"],
        'My intention, with one supporter: to change the motnw to "Be nice".': ["change_motnw"],
        'With 1 support I intend to change the motnw to "Hi" and, without objection, to retitle Rule 31 "Days".': [
            "change_motnw",
            "change_rule_title",
        ],
    },
    "lists under what is done with them": {
        'The following proposals of mine are withdrawn:\n- 633\n- "Two Brooms"': ["withdraw_proposal"] * 2,
        "Hereby withdrawn:\n- 633\n- 634": ["withdraw_proposal"] * 2,
    },
    "its": {
        "I keep Questions. Its reward I revise to m21.": ["revise_reward"],
        'Rule 44 is dull. Without objection I intend to change its title to "Odds".': ["change_rule_title"],
    },
    "a number that heads its line or paragraph": {
        "424 - would be a FOR if the clause went. It has not gone. AGAINST": ["vote"],
        "P411. It is about trombones, and I vote FOR.": ["vote"],
        "131: two claims of consistent, one of inconsistent. The answer stands.": ["tally_claims"],
        "Indictment 7. I have heard both sides. I find em GUILTY.": ["deliver_verdict"],
    },
    "a verb over a list": {
        "I take these, all of them vacant:\n\nFauna - m44\nWasherwoman - m12": ["assign_vacant_ministry"] * 2,
        "I usurp:\n\n- Law (m40)\n- Time (m30)": ["usurp_ministry"] * 2,
        "I pay the following sums:\n\nm5 to Hose\nm6 to Joel": ["give_currency"] * 2,
        "I withdraw these:\n- 405\n- 406": ["withdraw_proposal"] * 2,
    },
    "a text that stands elsewhere": {
        "The Message of the nweek is hereby changed to:\n\n   Castle early\n\nThanks.": ["change_motnw"],
        "Is Wonko a Player? I submit this question as a Consultation.": ["submit_consultation"],
        'A proposal, "Right of Way". I submit it thus:\n\n{ Flocks may cross. }': ["submit_proposal"],
        "{ Everybody has a hat. }\n\nI submit the above as a proposal.": ["submit_proposal"],
    },
    "announcements that a line leads to": {
        'I propose to do the following, without objection:\n\n(a) change the title of Rule 5 to "Leaves";': [
            "change_rule_title"
        ],
    },
    "an officer by his title": {
        "The Judge sentences Joel on Indictment 11 to a fine of m30.": ["assign_punishment"],
        "The Chairman turns the Clock on.": ["clock_on_chairman"],
        "The Oracle assigns Consultation 12 to Hob.": ["assign_priest"],
    },
    "passives without a parameter": {
        "The Pause is hereby begun.": ["initialise_pause"],
        "The Clock is hereby stopped.": ["clock_off_mom"],
        "My Refresh Proposal is hereby withdrawn.": ["withdraw_refresh_proposal"],
    },
    "a label before a text that reads like a deed": {
        "Refresh Proposal: I give m5 to Hose.": ["submit_refresh_proposal"],
        'Proposal, "Gifts":\n\n{I give m5 to Hose.}': ["submit_proposal"],
    },
    "from an old value to a new one": {
        "My reward as Gamemaster goes down from m60 to m42.": ["revise_reward"],
        "My vote on 305 goes from FOR to AGAINST.": ["vote"],
        "Proposal 405 goes from Blue to Beige.": ["color_proposal"],
        "The Clock goes from Off to On.": ["clock_on_mom"],
        "The Threat Flag goes from Polka Dots to Jolly Roger.": ["set_threat_flag"],
        'The title of Rule 5 goes from "Leaf" to "Leaves".': ["change_rule_title"],
        "The wiki goes from Public to Private.": ["designate_forum"],
        "Consultation 129 goes from Ingrid to Wren.": ["reassign_priest"],
    },
    "what stands so from now on": {
        'Hereby the Message of the nweek is "Beware of the goat".': ["change_motnw"],
        "Hereby the Clock is off.": ["clock_off_mom"],
        "Hereby the wiki is a Private forum.": ["designate_forum"],
        "Proposal 405 is hereby Beige.": ["color_proposal"],
        "The reward for Law is henceforth m30.": ["revise_reward"],
    },
    "an addition without its verb": {
        "I transfer m5 to Hose, plus 3 Baby Blue socks.": ["give_currency", "transfer_sock"],
        "I give Hose 2 Blue socks and m5.": ["transfer_sock", "give_currency"],
        "I give m5 to Hose, along with a Black sock.": ["give_currency", "transfer_sock"],
        "Hose and Joel shall have m9 apiece from me.": ["give_currency"] * 2,
    },
    "several texts without a noun for them": {
        'I submit both of these:\n\n(a) "Hats", conflicting with "Caps"\n====\nA.\n====\n\n(b) "Bows"\n====\nB.\n====': [
            "submit_proposal",
            "submit_proposal",
        ],
        'I submit a Tidiness List. Two cards:\n\nRule 14, "occurence" becomes "occurrence"\n\nBye.': [
            "submit_tidiness_list"
        ],
    },
    "one entity and several verbs": {
        "The Glue Works gives m5 to Hose, creates a Blue sock and joins the Bank contract.": [
            "give_currency",
            "create_sock",
            "join_contract",
        ],
    },
    "a verb that is the head of a plan, and none here": {
        "I am going FOR 303.": ["vote"],
        "I'm going Calm.": ["set_mental_state"],
        "Going forward, I give m5 to Hose.": ["give_currency"],
        "I am going ahead and vote FOR 303.": ["vote"],
        "I was going to vote FOR 303, but I vote AGAINST 303.": ["vote"],
        "I'm going to be away; I vote FOR 303.": ["vote"],
        "On nday 8 I will vote FOR 303 and AGAINST 304.": ["vote", "vote"],
    },
    "what a thing is, and its name behind it": {
        "I give m8 to everyone who ever lent me a stamp, namely Ned and Dobbin.": ["give_currency"] * 2,
        "I resign from two Ministries, to wit Law and Time.": ["resign_ministry"] * 2,
        "I vote AGAINST the remaining two, viz. 405 and 406.": ["vote"] * 2,
        "I assign Consultation 12 to the Priest of my choice, to wit Sorrel.": ["assign_priest"],
        "I paint all the dull ones, that is to say 401 and 402, Beige.": ["color_proposal"] * 2,
    },
    "a request in many words": {
        "I should be obliged if the Registrar would register me as Calloway.": ["join_game"],
        "I should be most grateful if you would withdraw my proposal 305.": ["withdraw_proposal"],
        "I should be grateful if the Oracle would ZOT Consultation 134.": ["request_zot"],
        "I should be glad if you would record my vote on 305 as AGAINST.": ["vote"],
        "I should very much like to join the game, and request that I be registered as Calloway.": ["join_game"],
    },
    "the subject of the clause before, and what stands before it": {
        "As to 403, I find that I cannot make up my mind and accordingly ABSTAIN.": ["vote"],
        "To Hose, I am much in debt and therefore give m5.": ["give_currency"],
        "As to Indictment 3, I have heard both sides and accordingly find the accused GUILTY.": ["deliver_verdict"],
        "As for Consultation 12, I have thought long about it and accordingly answer NO.": ["answer_consultation"],
        "I shall be delighted to be of the company, and hereby become a party to the Bank contract.": ["join_contract"],
    },
    "the word before a list again": {
        "I strip the Active property from Skerry and from the Colonel.": ["deactivate_player"] * 2,
        "I give m5 to Hose and to Joel.": ["give_currency"] * 2,
        "I vote AGAINST on 305 and on 306.": ["vote"] * 2,
        "I give m5 to Hose and to Joel m3.": ["give_currency"] * 2,
    },
    "some of what was made": {
        "I create four Black socks and transfer two of them to Peverell.": ["create_sock", "transfer_sock"],
        "I give 3 Blue socks to Hose and destroy one.": ["transfer_sock", "destroy_sock"],
        "2 Blue socks to Sorrel from me\none Brown sock to Zuzka\nall my Beige socks to Hob": ["transfer_sock"] * 3,
    },
    "votes, and one that is none": {
        "p413 FOR, p414 FOR, p415 dunno, p416 AGAINST": ["vote"] * 3,
        "Proposals by Hose get a SHELVE from me, every one of them.": ["vote"],
    },
}
NO_DEEDS = {
    "others tell it": (
        "Our Court correspondent writes: Hob is well. The Chairman turns on the Clock.",
        "The Gazette reports: Acme Corporation gives m5 to Hose.",
    ),
    "somebody else is asked": (
        "I should be obliged if somebody would usurp the Ministry of Law for m40.",
        "I should be glad if you would vote FOR 305.",
        "I would be happy if you would give Hose m5.",
    ),
    "nothing that was named": (
        "I vote FOR nothing that Hose wrote, namely 305.",
        "I have two enemies, namely Hose and Joel.",
        "I destroy one.",
        "I activate my Tweak as soon as the rules permit.",
    ),
    "another might": (
        "As to 403, I think that you should think it over and abstain.",
        "As to 403, I said that Hose was late and would abstain.",
        "I hear that Joel intends and hereby votes FOR 305.",
    ),
    "somebody passes on what he heard": (
        "Hose says that P12 is withdrawn.",
        "Apparently Joel is fined m20.",
        "According to the Judge, Joel is fined m20.",
        "RP B is the winner, I hear.",
        "My guess: 12 is INCONSISTENT.",
        "Everybody knows that the reward for Law is m20.",
    ),
    "something is described": (
        "The priest of 12 is asleep.",
        "The jury is out.",
        "Proposal 12 is now a mess.",
        "I hand the matter of Indictment 4 over to Judge Hose.",
        "I paint a grim picture of Proposal 407.",
        "I give Hose my word on Consultation 12.",
    ),
    "officers do it in general": (
        "The Oracle answers questions when he feels like it.",
        "The Judge selects three Jurors for each Indictment.",
        "The Oracle gives 12 to Hob every time.",
        "When the Clock is off, the Chairman turns the Clock on.",
        "The rule says: The Chairman turns the Clock on.",
    ),
    "it was so": ("126 was taken from Thimble and reassigned to Wren.", "12 has been reassigned to Hob, as you know."),
    "it is a plan": (
        "I'm going to vote FOR 303.",
        "I'm now going to vote FOR 303 and AGAINST 304.",
        "On nday 8 I am going to vote FOR 303.",
        "Going to vote FOR 303.",
        "I'm gonna vote FOR 303, AGAINST 304.",
        "I plan to vote FOR 303 and AGAINST 304.",
        "I'm going to object to the Tweak of Hose.",
        "I'm going to support the intent to change the motnw.",
        "I am going to give m5 to Hose later.",
        "I am going to withdraw P303 tomorrow.",
        "I am going to resign from Law.",
        "I am going to become Calm.",
        "I am going to usurp Fauna for m20.",
        "I'm going to submit the following proposal, called Hats: {{ Everybody wears a hat. }}",
        "I am going to turn the Clock on.",
        "I am going to forfeit.",
        "I'm just going to answer Consultation 12 with NO.",
        "I'm going to paint Proposal 407 Blank.",
    ),
    "it is thrown in by another": (
        "Proposal 405, says Hose, is withdrawn.",
        "12, they say, is INCONSISTENT.",
        "I vote often, you should too, and vote FOR everything.",
    ),
    "a word of two deeds": (
        "I delegate nothing to anybody.",
        "The motnw is unchanged.",
        "Isolde is my deputy no longer.",
        "A reminder that voting on 548 ends soon. FOR, AGAINST, ABSTAIN, SHELVE; please no poems.",
    ),
    "a tale or a sample": (
        "The Oracle, under the table, answers MAYBE.",
        "Weather: the Clock stops, then showers.",
        "You would write something like\n\n  I forfeit the game.\n\nor\n\n  I hereby forfeit.",
        "RFC, not yet the real thing:\n\n 1. I join this contract.",
        "I see these things as follows:\n\n405\n406",
    ),
    "it goes from one to another by itself": (
        "The debate on 405 goes from bad to worse.",
        "The price goes from m5 to m10.",
        "405 went from Blue to Beige.",
        "Hose should get m5 from me.",
    ),
    "things are intended, and not announced": (
        "I intend to do two things tomorrow:\n- vote FOR 305\n- give m5 to Hose",
    ),
    "a text of another, or for comments": (
        'A proposal by Bruno, called "X":\n{ All assets melt. }',
        'A proposal for your comments, called "X":\n{ All assets melt. }',
        "Proposal 415, which you all know:\n{ All assets melt. }",
    ),
    "it shall not be": ("Please don't ZOT 12.", "I never set my Mental State to Calm."),
}


@pytest.mark.parametrize(("words", "actions"), [one for group in DEEDS.values() for one in group.items()])
def test_a_deed_in_a_construction(read: Read, words: str, actions: list[str]) -> None:
    assert [act.action for act in read(words).acts] == actions


@pytest.mark.parametrize("words", [one for group in NO_DEEDS.values() for one in group])
def test_what_only_looks_like_it(read: Read, words: str) -> None:
    assert read(words).acts == ()


def test_a_transaction_in_any_brackets(read: Read) -> None:
    for words in (
        "I submit this Transaction:\n\nBEGIN\nI claim that it rains.\nI pay Dora m5.\nEND",
        "In one transaction (all or nothing): [ I claim that it rains. I pay Dora m5. ]",
    ):
        assert [(act.action, act.transaction) for act in read(words).acts] == [("assert", 1), ("give_currency", 1)]


def test_a_transaction_within_another_knows_it(read: Read) -> None:
    inner = "BEGIN TRANSACTION\nI pay Dora m5.\nI flumble the Pact.\nEND TRANSACTION"
    reading = read(f"BEGIN TRANSACTION\nI pay Dora m4.\n{inner}\nEND TRANSACTION\n\n{inner}")
    assert [(act.transaction, act.outermost) for act in reading.acts] == [(1, None), (2, 1), (3, None)]
    assert [(one.transaction, one.outermost) for one in reading.unclear] == [(2, 1), (3, None)]


def test_what_is_announced_is_not_done(read: Read) -> None:
    for words in (
        'Intent (with 1 support): the motnw becomes "Mind the gap".',
        'I\'d like to change the motnw to "Hi", and intend to do so with 1 support.',
    ):
        assert [act.intent for act in read(words).acts] == ["with_support"]


def test_a_list_of_what_is_announced(read: Read) -> None:
    acts = read('I propose, without objection, the following titles:\nRule 3: "Theirs"\nRule 4: "Ours"').acts
    assert [(act.params["rule"], act.intent) for act in acts] == [
        ("3", "without_objection"),
        ("4", "without_objection"),
    ]


def test_deeds_behind_an_assertion(read: Read) -> None:
    acts = read("Transaction: { assert that 820 is Pending; withdraw 820; give m1 to Dora }").acts
    assert [act.action for act in acts] == ["assert", "withdraw_proposal", "give_currency"]


def test_a_time_when_something_begins(read: Read) -> None:
    for words, when in (
        ("When nday 8 begins, I withdraw Proposal 420.", "nday 8 begins"),
        ("I schedule the following for the start of nweek 153: I resign as Ranger.", "the start of nweek 153"),
        ("I will activate my Tweak on nday 9.", "nday 9"),
        ("As soon as nday 10 starts, I withdraw 720.", "nday 10 starts"),
        ("I give Dora m3 every nweek.", "every nweek"),
        ("The following happens at the end of nday 6: I give m10 to Dora.", "the end of nday 6"),
    ):
        assert [act.when for act in read(words).acts] == [when]


def test_a_clause_adds_to_the_act_before_it(read: Read) -> None:
    act = read('I incorporate "Glue & Co", its Officers being me and Hob: {Glue & Co sells glue.}').acts[0]
    assert act.params["officers"] == ["self", "Hob"]
    act = read("I submit the following Consultation: {Is it late?} My Unbeliever is Hose.").acts[0]
    assert act.params["unbeliever"] == "Hose"
    act = read("I submit the following Consultation: Is it late?\n\nI name Hose as my unbeliever.").acts[0]
    assert act.params["unbeliever"] == "Hose"
    act = read("I sentence Joel to a fine of m20. Plus an apology.").acts[0]
    assert act.params["other"] == "apology"


def test_an_answer_with_what_it_is_on_in_front(read: Read) -> None:
    intent = '> I also intend with support to change the motnw to "Hi"\n\n'
    for words, action in (
        ("That I support, my sleeve is at its limit.", "support"),
        ("This one I gladly support.", "support"),
        ("This I object to, for the old one was fine.", "object"),
    ):
        acts = read(intent + words, reply=True).acts
        assert [(act.action, act.params["target"]) for act in acts] == [(action, "reply")]
    for words in (
        "That I support it, nobody doubts.",
        "That I support, everybody knows.",
        "That I support is no secret.",
    ):
        assert read(intent + words, reply=True).acts == ()


def test_whose_a_verdict_is(read: Read) -> None:
    jury = "> as Judge, I select for Indictment 5 the jury of Hob, Dora and Ivy.\n\n"
    for words, verdict in (
        ("NOT GUILTY from me on this one.", "NOT GUILTY"),
        ("Innocent from this juror, poor lad.", "INNOCENT"),
    ):
        acts = read(jury + words, reply=True).acts
        assert [(act.action, act.params["verdict"]) for act in acts] == [("deliver_verdict", verdict)]
