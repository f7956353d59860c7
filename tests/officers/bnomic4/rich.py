"""A game in which every institution is in use, so that each display has something to show."""

from __future__ import annotations

from typing import Any

from tests.officers.bnomic4.stage import Stage, act, default, moment

OATH = (
    "1. The parties share what they win in any Subgame, half and half.\n\n2. A party may leave by saying so on a "
    "Public Forum; whoever leaves pays m5 to each of those who stay, at once and without being asked."
)


def genesis() -> dict[str, Any]:
    """The cast of the stage in nday 4 of nweek 150, with rules, socks, Tricks, contracts and cases."""
    tables = default(
        game={"at": "2008-09-05T09:00:00Z", "name": "B Nomic"},
        numbers={"proposal": 312, "consultation": 41, "rule": 85},
        rules=[
            {"number": 4, "title": "Coming and Going", "text": "Whoever wants to play says so, under a name."},
            {"number": 15, "title": "Proposals", "power": "3/4", "text": "A proposal has a Title.\n\nIt has a Body."},
            {"number": 76, "title": "Our Name", "text": "We live up to it.", "repealed": True},
            {"number": 85, "title": "Hats", "text": "Every Player has a hat. " * 12},
        ],
        socks=[{"sock_color": "Blue", "sockholder": "Hose"} for _ in range(3)]
        + [{"sock_color": "Burnt Sienna", "sockholder": "Wooble"}, {"sock_color": "Beige"}],
        tricks=[
            {"name": "Roll Over", "changes": "The Beast gives m1 to whoever reinforced last.", "response": 10},
            {"name": "Howl", "changes": "Everybody's Proposal Color becomes Blank, at once.", "response": 6,
             "timing": "Voting"},
        ],
        beasts=[{"name": "The Beast", "last_trick": "Roll Over"}],
        contracts=[{"name": "Oath of Halves", "text": OATH, "parties": ["Hose", "Wonko"], "joinable": True},
                   {"name": "Acme", "text": "Officer: Bob. Acme sells hats.", "parties": ["Bob"], "articles": True}],
        corporations=[{"name": "Acme", "officers": ["Bob"], "articles": "Acme", "mackerel": 12}],
        subgames=[{"name": "Chess", "text": "Two play by mail; mate wins.", "status": "Open", "trophy": "The Knight",
                   "participants": ["Joel", "Hose"]},
                  {"name": "Race", "text": "First to the wiki.", "status": "Historical", "trophy": "The Boot",
                   "winners": ["Hose"]}],
        indictments=[
            {"accusation": "Contempt of Court (Rule 4E60)", "example": "Five questions in one nweek.",
             "offender": "Bob", "submitter": "Hose", "tidbit": "cheese", "submitted": "2008-09-01T10:00:00Z",
             "jury": ["Joel", "Wonko", "Wooble"], "answers": {"Joel": "GUILTY", "Wonko": "GUILTY"},
             "decision": "Guilty", "fine": 20},
            {"accusation": "Spam (Rule 4E59)", "example": "The chain letter of 3 September.", "offender": "Wonko",
             "submitter": "Joel", "tidbit": "CREAMPUFF", "submitted": "2008-09-04T10:00:00Z"},
        ],
        consultations=[
            {"number": 39, "question": "Is Tango a day?", "supplicant": "Joel", "state": "Pondered", "answer": "YES",
             "priest": "Wonko", "submitted": "2008-08-01T10:00:00Z", "nweek": 147},
            {"number": 40, "question": "May a Corporation wear a hat, and if so, must the hat be registered?",
             "reasoning": "Rule 4E85 speaks of Players only.", "supplicant": "Joel", "unbeliever": "Bob",
             "state": "Answered", "priest": "Wonko", "answer": "NO", "answer_reasoning": "It has no head.",
             "oracularity": "Rule 4E85 is amended by replacing \"Player\" with \"Legal Entity\".",
             "assigned": "2008-09-03T10:00:00Z", "answered": "2008-09-04T12:00:00Z",
             "claims": {"Hose": "INCONSISTENT", "Wooble": "CONSISTENT"}, "submitted": "2008-09-03T09:00:00Z",
             "nweek": 150},
            {"number": 41, "question": "Is the Beast tame?", "supplicant": "Hose", "state": "Waiting",
             "priest": "Wonko", "assigned": "2008-09-04T20:00:00Z", "submitted": "2008-09-04T10:00:00Z", "nweek": 150},
        ],
        tweaks=[{"author": "Joel", "nweek": 150, "title": "Bread", "text": "Bread is served."}],
    )  # fmt: skip
    for player in tables["players"]:
        player.update(vested=player["name"] != "Joel", joined_nweek=140, last_game_action_nweek=150)
    tables["players"][2]["ordained"] = True
    tables["players"][3].update(fine=20, next_proposal_limit=None, held_in_contempt=True)
    tables["players"][3].pop("next_proposal_limit")
    tables["players"].append({"name": "Sleeper", "points": 2, "mackerel": 75, "last_game_action_nweek": 140})
    return tables


def rich() -> Stage:
    """The game after a day: displays published, then things done."""
    stage = Stage(genesis())
    for who, display in (("Hose", "D-SOC-1"), ("Bob", "D-CHG-1"), ("Hose", "D-LAU-1"), ("Wooble", "D-MIN-1"),
                         ("Wooble", "D-MIN-2"), ("Joel", "D-QUE-1"), ("Wooble", "D-TIME-1"), ("Wonko", "D-FAU-1")):  # fmt: skip
        stage.say(who, "09-05 09:30", act("publish_display", display=display))
    said = [
        ("Hose", act("submit_proposal", title="More hats", body="Create a rule titled \"More Hats\" reading\n"
                     "\"Every hat has a feather.\"", color="Blue", dependencies=[], conflicts=[])),
        ("Wonko", act("submit_proposal", title="Fewer hats, and a title so long that it cannot stand on one line of a "
                      "mail whatever is done", body="Repeal Rule 4E85.", conflicts=["#1"])),
        ("Bob", act("assign_proposal_number", number=313, proposal="#1")),
        ("Hose", act("give_currency", amount=5, currency="mackerel", recipient="Joel")),
        ("Hose", act("transfer_sock", color="Blue", recipient="Joel", count=2)),
        ("Wonko", act("usurp_ministry", ministry="Law", reward=60)),
        ("Hose", act("change_motnw", message="Hats off!", intent="with_support")),
        ("Joel", act("activate_tweak", tweak="own", intent="without_objection")),
        ("Wonko", act("reinforce_trick", trick=None)),
        ("Hose", act("exchange_points", points=2, currency="mackerel", when="at the start of nday 8")),
        ("Joel", act("challenge_display", display="D-MIN-1", errors=["The Ranger's Reward is m90, not m100."])),
    ]  # fmt: skip
    for minute, (who, done) in enumerate(said):
        (record,) = stage.say(who, f"09-05 10:{minute:02}", done)
        assert record.verdict == "succeeded", f"{done.action}: {record.reason}"
    stage.until(moment("09-06 12:00"))
    return stage
