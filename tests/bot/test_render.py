"""Notices, displays and answers as players read them: 72 columns, nothing forged, nothing missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from jinja2 import UndefinedError

from bot import columns, render
from bot.displays import display, find
from bot.errors import Complaint
from bot.reading import reader
from engine.acts import Act, Reading, Unclear
from engine.displays import Changed
from engine.duties import Obligation
from engine.journal import ActRecord, Command, Message, Notice, Order
from engine.nomic import Display
from engine.state import Difference
from officers.bnomic4.kinds.documents import Rule
from parsers.mail.mime import parse_mail
from tests.officers.bnomic4.rich import genesis, rich
from tests.officers.bnomic4.stage import Stage, act

HERE = Path(__file__).resolve().parents[2]
AT = datetime(2008, 9, 10, 18, 0, tzinfo=UTC)
EVIL = (
    "Eve\r\n\r\n310  Forged  (Bob)\nFOR\x1b[31m\x00\u202e\u2028-- \n" + "漢字" * 60 + "é́́́́́" * 5 + " {{ clock }}{% raw %}"
)

ITEM: dict[str, Any] = {
    "number": "310", "title": "Hats", "author": "Wooble", "body": "1. Hats.\n\n2. More hats.", "color": "Blue",
    "conflicts": ["309"], "dependencies": ["308", "307"], "votes": {"Bob": "FOR", "Hose": "SHELVE"},
    "totals": {"FOR": 1, "AGAINST": 0, "ABSTAIN": 0, "SHELVE": 1}, "stamina": 2, "strength": 1, "success": "Won",
    "passed": True, "trace": ["Won: Strength 1"], "rules": ["4E10"],
    "doubts": [{"text": "Amend the rule about hats.", "why": "there are two"}],
    "bonus": {"corporation": "Blue Corporation", "mackerel": 100},
}  # fmt: skip

ROWS = [
    {"path": "player/Bob.points", "before": 1, "after": 2},
    {"path": "motnw/motnw.message", "before": None, "after": EVIL},
]

NOTICES: dict[str, dict[str, Any]] = {
    "alarm": {"paranoid": ["Bob", "Hose", "Joel"]},
    "ballot": {"nweek": 150, "items": [ITEM, {**ITEM, "number": "311", "title": "Shoes", "color": "Blank"}]},
    "correction": {"cause": "<a@b>", "at": AT, "hash": "0" * 64, "rows": [
        {"path": "player/Bob.points", "before": 1, "after": 2}, {"path": "sock/#1", "before": None, "after": {"a": 1}}]},
    "colour_refused": {"title": "Hats", "why": "Bob has changed a Proposal Color in this nday already"},
    "contempt": {"nweek": 150},
    "deactivated": {"by": "Bob"},
    "display_challenged": {"challenger": "Bob", "display": "Players", "errors": ["Hose has 3 points."]},
    "drift": {"rules": ["4E15"], "parts": ["voting_ends"]},
    "duty_missed": {"duty": "publish the ballot", "rule": "4E15", "who": "Bob", "otherwise": "any Player may remove him"},
    "duties_missed": {"duties": [
        {"duty": "publish the ballot", "rule": "4E15", "who": "Bob", "otherwise": "any Player may remove him"}]},
    "emergency": {"number": "#1", "coordinator": ""},
    "emergency_ballot": {"number": "1", "items": [
        {"label": "A", "author": "Bob", "title": "Hats", "text": "Bob gains 5 points."},
        {"label": "B", "author": "Hose", "title": "", "text": "No changes."}]},
    "emergency_forum": {"number": "1", "forum": "b-discuss", "by": "Wooble"},
    "emergency_over": {"number": "#1"},
    "emergency_result": {"number": "1", "selected": "Bob", "rounds": [
        {"number": 1, "votes": {"Bob": 2, "Hose": 1}, "eliminated": "Hose"},
        {"number": 2, "votes": {"Bob": 3}, "eliminated": ""}]},
    "forfeited": {"name": "Bob", "nweek": 150},
    "gift": {"giver": "Bob", "amount": 5},
    "guilty": {"indictment": "#1"},
    "holiday": {"name": "Gift Day"},
    "intent_announced": {"intent": "#1", "action": "change_motnw"},
    "intent_ripe": {"intent": "#1"},
    "pause": {"number": "1", "pause": 5},
    "pause_increment": {"number": "1", "until": AT},
    "minister_removed": {"office": "Law"},
    "official": {"office": "Change", "action": "clock_on_chairman", "text": "I turn the Clock on."},
    "key_confirm": {"word": "0123456789abcdef0123", "fingerprint": "0123 4567"},
    "key_enrolled": {"fingerprint": "0123 4567"},
    "order_done": {"lines": ["set player/Bob.points = 5", EVIL], "rows": ROWS},
    "order_help": {},
    "order_preview": {"lines": ["set player/Bob.points = 5"], "rows": ROWS},
    "order_public": {"officer": "Bob", "number": EVIL, "lines": [EVIL], "rows": []},
    "order_refused": {"reason": "there is no player Eve", "number": ""},
    "protest_noted": {"about": "1@p.example", "task": "#3"},
    "trick_open": {"tricks": ["Roll Over"], "method": ""},
    "intent_closing": {"intent": "#1"},
    "priest_assigned": {"consultation": "101"},
    "priest_late": {"consultation": "101"},
    "results": {"nweek": 150, "vested": 3, "items": [ITEM], "scores": [{"player": "Bob", "before": 1, "after": 2}]},
    "rewards": {"nweek": 150, "rewards": [{"ministry": "Law", "minister": "Bob", "reward": 100}]},
    "scheduled_act": {"action": "vote", "verdict": "failed", "reason": "proposal 310 is not Open"},
    "seed": {"commitment": "0" * 64, "revealed": {"secret": "1" * 64, "commitment": "2" * 64}},
    "task_dropped": {"task": "#1", "question": "Who is it?", "otherwise": "Nothing happens."},
    "task": {"task": "#1", "subject": "proposal/310", "question": "Amend the rule about hats: there are two", "rule": "4E15",
             "options": ["yes", "no"], "free": "", "due": AT, "otherwise": "Nothing happens."},
    "transaction_failed": {"what": "Consultation 101", "reason": "there is no player Eve"},
    "trick_due": {"tricks": ["Roll Over"]},
    "unknown_references": {"title": "Hats", "names": ["999"]},
    "usurpation": {"usurper": "Bob", "reward": 40},
    "usurpation_ended": {"office": "Law", "state": "Succeeded"},
    "welcome": {"name": "Bob", "nweek": 150},
}  # fmt: skip
"""What the law and the engine tell, with data such as they give."""


def posted(ruleset: str) -> Iterator[tuple[str, str]]:
    """Every template named in a call of `post` or a Notice, anywhere in a program that runs that nomic."""
    for room in (f"officers/{ruleset}", "engine", "bot"):
        for file in sorted((HERE / room).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text())):
                if not isinstance(node, ast.Call) or not node.args:
                    continue
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                first = node.args[0]
                if called in ("post", "Notice") and isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value, file.name


@pytest.fixture(scope="module")
def stage() -> Stage:
    """A game in which something has happened."""
    question = {"number": 101, "question": EVIL, "reasoning": EVIL, "supplicant": "Bob"}
    question["submitted"] = "2008-09-04T10:00:00Z"
    told = Stage(consultations=[question])
    told.say("Wooble", "09-05 10:00", act("resign_ministry", ministry="Law"))
    told.say("Hose", "09-05 10:01", act("submit_proposal", title=EVIL, body=EVIL * 3))
    told.say("Bob", "09-05 11:00", Act("change_motnw", {"message": EVIL}, intent="with_support"))
    return told


def check(one: render.Rendered) -> None:
    """What holds of every mail."""
    assert one.text.endswith("\n")
    assert "\n\n\n" not in one.text
    for line in one.text.split("\n"):
        assert columns.width(line) <= 72, line
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f\u202a-\u202e\u2028\u2029]", one.text + one.subject)
    assert "\n" not in one.subject
    assert columns.width(one.subject) <= render.SUBJECT_LIMIT


def hostile(value: Any) -> Any:
    """The data with every text replaced by the worst one."""
    if isinstance(value, dict):
        return {name: hostile(one) for name, one in value.items()}
    if isinstance(value, list):
        return [hostile(one) for one in value]
    return EVIL if isinstance(value, str) else value


@pytest.mark.parametrize("name", sorted({name for name, _ in posted("bnomic4")}))
def test_everything_that_is_posted_has_a_template_and_a_case_here(stage: Stage, name: str) -> None:
    found = render.find_template("bnomic4", (name,))
    assert found.name is not None
    assert name in NOTICES


@pytest.mark.parametrize("name", sorted(NOTICES))
def test_notices_are_rendered(stage: Stage, name: str) -> None:
    made = render.render_notice(stage.game, Notice(name, "forum", "key", AT, NOTICES[name]))
    check(made)
    assert made.subject
    assert "2008-09-10 18:00 UTC" in made.text


@pytest.mark.parametrize("name", sorted(set(NOTICES) - {"scheduled_act", "usurpation_ended"}))
def test_no_name_breaks_a_mail_or_forges_a_line(stage: Stage, name: str) -> None:
    made = render.render_notice(stage.game, Notice(name, "forum", "key", AT, hostile(NOTICES[name])))
    check(made)
    lines = made.text.split("\n")
    assert "FOR" not in lines
    assert not any(line.startswith("310  Forged") for line in lines)
    assert lines.count("-- ") == 1
    assert "nday_name" not in made.text, "players' words are never a template"


def test_a_notice_that_lacks_a_value_is_an_error_not_a_gap(stage: Stage) -> None:
    with pytest.raises(UndefinedError):
        render.render_notice(stage.game, Notice("gift", "player:Bob", "key", AT, {"giver": "Bob"}))


def test_a_notice_without_template_is_shown_plainly(stage: Stage) -> None:
    made = render.render_notice(stage.game, Notice("hat_found", "forum", "key", AT, {"hat_size": 7, "who": EVIL}))
    check(made)
    assert made.subject == "Hat found"
    assert "Hat size          7" in made.text


def test_displays_are_rendered_with_clock_and_hash(stage: Stage) -> None:
    for name in stage.game.nomic.displays:
        text = render.render_display(stage.game, name)
        check(render.Rendered("", text))
        assert "nweek 150, nday 4 (Tango), Clock On; 2008-09-05 11:00 UTC" in text
        assert re.search(r"\nstate [0-9a-f]{64}\n", text)
    with pytest.raises(KeyError):
        render.render_display(stage.game, "D-HATS")


def test_a_display_without_template_is_shown_as_lists_and_tables(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    data = {"count": 2, "hats": [{"name": EVIL, "size": 7, "parts": {"brim": 1}}], "lost": ["a", "b"], "none": []}
    hats = Display("D-HATS", "Public Display of Hats", ("4E99",), "Laundry", lambda game: data)
    monkeypatch.setitem(stage.game.nomic.displays, "D-HATS", hats)
    text = render.render_display(stage.game, "D-HATS")
    check(render.Rendered("", text))
    for part in ("Public Display of Hats\n=====", "Count             2\n", "Lost\n----\na, b\n", "under Rule 4E99"):
        assert part in text


def test_results_without_votes_or_proposals(stage: Stage) -> None:
    for items in ([], [{**ITEM, "votes": {}, "trace": [], "bonus": None, "doubts": [], "rules": []}]):
        data = {**NOTICES["results"], "items": items, "scores": []}
        made = render.render_notice(stage.game, Notice("results", "forum", "key", AT, data))
        check(made)
        assert ("nobody voted" in made.text) is bool(items)


def test_results_show_every_vote(stage: Stage) -> None:
    made = render.render_notice(stage.game, Notice("results", "forum", "key", AT, NOTICES["results"]))
    assert "310  PASSED     Hats\n" in made.text
    assert "Voter  310\n-----  ---\nBob    F\nHose   S\n" in made.text
    assert "310     Blue Corporation gains m100 for the color\n" in made.text


def test_what_the_story_posted_is_rendered(stage: Stage) -> None:
    assert stage.notices
    for notice in stage.notices:
        check(render.render_notice(stage.game, notice))


def test_a_ballot_is_answered_in_place(stage: Stage) -> None:
    """Quoted as it stands, with a vote under each line of the list, it is read as these votes."""
    titles = {
        "310": "Hats 311 and a title so long that it would not fit on any line of a mail, not even 99",
        "311": "漢字" * 40,
    }
    items = [{**ITEM, "number": number, "title": title} for number, title in titles.items()]
    made = render.render_notice(stage.game, Notice("ballot", "forum", "key", AT, {"nweek": 150, "items": items}))
    answer = []
    for line in made.text.split("\n"):
        answer.append(f"> {line}")
        if line.startswith("310  "):
            answer += ["FOR", ""]
        if line.startswith("311  "):
            answer += ["AGAINST", ""]
        if "The texts" in line:
            break
    fields = ["From: bob@example.org", f"Subject: Re: {made.subject}", "Content-Type: text/plain; charset=utf-8"]
    parsed = parse_mail("\n".join([*fields, "", *answer]).encode())
    votes = [(one.params["proposal"], one.params["choice"]) for one in reader("bnomic4")(parsed, "<k>").acts]
    assert votes == [("310", "FOR"), ("311", "AGAINST")]


VOTE = Act("vote", {"choice": "FOR", "proposal": "310"}, "I vote FOR 310.")


def test_a_receipt_tells_words_verdict_reason_and_what_to_do(stage: Stage) -> None:
    reading = Reading("<m>", (), (Unclear("I do that", 0, 9, "it is not clear what is meant"),))
    mail = Message("<m>", AT, 0, "bob@example.org", "Bob", (), reading, subject="Votes")
    record = ActRecord("<m>", "<m>", 0, VOTE, "Bob", AT, "failed", "310 is not Open", "4E15")
    records = [
        record,
        replace(record, index=1, verdict="held"),
        replace(record, index=2, verdict="succeeded", reason=""),
    ]
    made = render.render_receipt(stage.game, mail, records)
    check(made)
    assert made.subject == "Re: Votes"
    assert made.text.startswith("1 done, 1 failed, 1 waiting for an officer, 1 unclear. Your mail counts\nfrom 2008")
    for part in ("1   FAILED  Vote FOR on 310\n            : I vote FOR 310.\n            310 is not Open (Rule 4E15)\n",
                 "3   done    Vote FOR on 310\n?   unclear : I do that\n            it is not clear what is meant\n",
                 "FAILED: nothing changed.", "WAITS: you need do nothing.", "unclear: say it again"):  # fmt: skip
        assert part in made.text
    good = render.render_receipt(stage.game, replace(mail, reading=Reading("<m>")), records[2:])
    assert "FAILED" not in good.text
    linked = render.render_receipt(stage.game, mail, records, page="https://bot.example/")
    assert "Rule 4E15: https://bot.example/rules/4E15/\n" in linked.text
    worst = replace(record, act=Act("vote", {}, EVIL), reason=EVIL)
    check(render.render_receipt(stage.game, replace(mail, subject=EVIL, problem=EVIL), [worst]))


def test_a_correction_tells_what_changed_and_why(stage: Stage) -> None:
    rows = [Difference("player/Bob.points", 10, 15), Difference(f"player/{EVIL}", None, {"points": 1})]
    made = render.render_correction(stage.game, "<late@example.org>", AT, rows)
    check(made)
    assert made.subject == "Correction: 2 values changed"
    for part in ("<late@example.org>", "player/Bob.points\n    10 -> 15\n", "came into being"):
        assert part in made.text


def test_a_reminder_tells_duty_office_and_the_time_left(stage: Stage) -> None:
    duty = next(iter(stage.game.all(Obligation)))
    made = render.render_reminder(stage.game, duty)
    check(made)
    assert "the Ministry of Change" in made.text
    assert made.text.split("\n\n", maxsplit=1)[0].endswith("left.")


@pytest.mark.parametrize(
    ("gap", "said"),
    [
        (timedelta(days=2, hours=13, minutes=59), "2 days 13 hours"),
        (timedelta(days=1), "1 day"),
        (timedelta(minutes=61), "1 hour 1 minute"),
        (timedelta(seconds=5), "less than a minute"),
        (timedelta(0), "now"),
    ],
)
def test_time_left(gap: timedelta, said: str) -> None:
    assert render.left(AT + gap, AT) == said


# -- columns ----------------------------------------------------------------------------------------


def test_tables_are_aligned_by_what_a_terminal_shows() -> None:
    rows = [{"name": "漢字", "points": 5}, {"name": "Bob", "points": 12}]
    assert columns.table(rows, ("name", "Player"), ("points", "Points"), "name").split("\n") == [
        "Player  Points  Name",
        "------  ------  ----",
        "漢字         5  漢字",
        "Bob         12  Bob",
    ]


def test_a_table_too_wide_cuts_inside_and_wraps_its_last_column() -> None:
    rows = [{"a": "x" * 90, "b": "word " * 30}]
    made = columns.table(rows, "a", "b")
    assert all(columns.width(line) <= 72 for line in made.split("\n"))
    assert "…" in made
    assert made.count("word") == 30


def test_a_long_word_and_a_deep_indent_are_wrapped_without_loss() -> None:
    for text in ("x" * 500, " " * 100 + "y" * 100, "漢" * 100, "a " * 200, "b" * 71 + " cc"):
        made = columns.fit(text)
        assert all(columns.width(line) <= 72 for line in made)
        assert "".join("".join(made).split()) == "".join(text.split())


def test_marks_and_directions_cannot_hide_text() -> None:
    assert columns.line("a\u202eb\u2028c\x07d") == "ab c d"
    assert columns.line("e" + "\u0301" * 50) == "e" + "\u0301" * columns.MOST_MARKS
    assert columns.clip("漢字漢字", 5) == "漢字…"


# -- displays of a rich game --------------------------------------------------------------------------

IN_THE_DISPLAY = {
    "D-LAW-1": ("Next number         4E86", "Rule 4E15: Proposals\n----", "4E76  Our Name", "It has a Body."),
    "D-LAW-2": ("3/4    4E15\n1/2    4E0, 4E2, 4E3",),
    "D-TIME-1": ("usurpation of Law by Wonko for m60 (4E48)", "Voting begins, the Clock goes Off (4E14) *"),
    "D-SOC-1": (
        "With a vote: 6.",
        "Hose              mackerel 50 -> 45, socks Blue 3 -> 1",
        "Bob               owes m20",
    ),
    "D-SOC-2": ("b-business  public      b-business@lists.example",),
    "D-MIN-1": ("Every ministry is held.", "Law               usurpations none -> Wonko", "Wonko for m60, ends 2008"),
    "D-MIN-2": ("nweek, nday   150, 5 (Wonko) of nyear 15", "Joel/150          Bread\n    : Bread is served."),
    "D-MOTNW": ("    This space intentionally left blank",),
    "D-LAU-1": (
        "Hose gave Joel 2 Blue socks",
        "proposal #1: Blank -> Blue by Hose",
        "Joel                   2  Blue: 2",
    ),
    "D-FAU-1": ("Last Trick   Roll Over", "TRICK DUE    since 2008-09-06", "Wonko: not again before the next Trick"),
    "D-FAU-2": ("Howl              6  Voting   -       6/17", "Roll Over        11  Anytime  11/11   11/17"),
    "D-GAM-1": ("Chess    Open    The Knight  Joel, Hose", "Race     The Boot  Hose"),
    "D-CHG-1": ("0 Open, 2 Pending", "Conflicts     313\n\n    : Repeal Rule 4E85."),
    "D-QUE-1": ("Answer        NO, 2008-09-04 12:00 UTC", "1 Consistent, 1 Inconsistent; claims are still taken"),
    "D-JUD-1": ("FINE  Bob owes m20", "Indictment #1: Bob, Guilty", "Jury        not selected yet"),
    "D-BUS-1": ("Acme                      Bob       Acme", "Parties   Hose, Wonko\nCan be    joined"),
}
"""Lines that a reader looks for, by display."""


@pytest.fixture(scope="module")
def full() -> Stage:
    return rich()


@pytest.mark.parametrize("name", sorted(IN_THE_DISPLAY))
def test_a_display_shows_what_a_reader_looks_for(full: Stage, name: str) -> None:
    text = render.render_display(full.game, name)
    check(render.Rendered("", text))
    for part in IN_THE_DISPLAY[name]:
        assert part in text
    assert "nweek 150, nday 5 (Wonko), Clock On; 2008-09-06 12:00 UTC\n" in text


def test_every_display_is_looked_at(full: Stage) -> None:
    assert set(full.game.nomic.displays) == set(IN_THE_DISPLAY)


def test_a_display_with_the_worst_names_stays_in_its_columns() -> None:
    tables = genesis()
    for kind, attribute in (("tricks", "changes"), ("contracts", "text"), ("subgames", "text"), ("rules", "text"),
                            ("consultations", "question"), ("indictments", "example"), ("tweaks", "text")):  # fmt: skip
        for one in tables[kind]:
            one[attribute] = EVIL * 3
    for kind in ("tricks", "subgames"):
        tables[kind].append({"name": EVIL})
    worst = Stage(tables)
    for name in worst.game.nomic.displays:
        text = render.render_display(worst.game, name)
        check(render.Rendered("", text))
        assert "FOR" not in text.split("\n")


def test_what_changed_is_told_in_words() -> None:
    changed = [
        Changed("Hose", "changed", (("points", None, 5), ("ordained", True, None), ("priest", None, "Wonko"))),
        Changed("Bob", "gone"),
        Changed("a proposal of a long name", "changed", (("body", None, None),)),
        Changed("", "changed", (("nday", 4, 5), ("on", None, True))),
    ]
    assert render.news(changed).split("\n") == [
        "  Hose              points 0 -> 5, no longer ordained, priest none ->",
        "                    Wonko",
        "  Bob               gone",
        "  a proposal of a long name: body reads anew",
        "  nday 4 -> 5, now on",
    ]
    assert render.news(changed * 10).endswith("... and 16 more")


def test_a_published_display_is_posted_as_it_was_then(full: Stage) -> None:
    told = Stage(game={"automatic": ["Society"]})
    told.until("09-06 00:00")
    told.say("Hose", "09-06 10:00", act("give_currency", amount=5, currency="mackerel", recipient="Joel"))
    told.until("09-09 10:00")
    ((first,), (second,)) = told.posted("displays"), told.posted("D-SOC-1")
    made = render.render_notice(told.game, second)
    check(made)
    assert made.subject == "Public Display of Players"
    assert "nweek 150, nday 7 (Joel), Clock On; 2008-09-08 00:00 UTC" in made.text
    assert "Changed since 2008-09-06 00:00 UTC\n  Hose              mackerel 50 -> 45" in made.text
    several = render.render_notice(told.game, first)
    check(several)
    assert several.subject == "Public Displays: Players, Fora, Message Of The nweek"
    assert "Public Display of Players                     new\n" in several.text
    assert several.text.count("nweek 150, nday 5 (Wonko), Clock On; 2008-09-06 00:00 UTC") == 3
    assert several.text.count("\nstate ") == 1
    assert "Changed since" not in several.text


# -- by name ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("d-soc-1", ["D-SOC-1"]), ("Society", ["D-SOC-1", "D-SOC-2", "D-MOTNW"]), ("ministry of TIME", ["D-TIME-1"]),
        ("public display of players", ["D-SOC-1"]), ("powers", ["D-LAW-2"]), ("ministries", ["D-MIN-1"]),
        ("Ministry", ["D-MIN-1", "D-MIN-2"]), ("display", []), ("", []), ("hats", []),
    ],
)  # fmt: skip
def test_a_display_is_found_as_people_call_it(full: Stage, said: str, found: list[str]) -> None:
    assert [one.name for one in find(full.game, said)] == found
    if not found:
        with pytest.raises(Complaint, match="D-SOC-1: Public Display of Players"):
            display(full.game, said)
    else:
        assert display(full.game, said).count("Maintained by the Ministry of") == len(found)


def test_the_report_of_drift_names_rules_parts_and_what_orders_have_set() -> None:
    told = Stage()
    assert "Every rule that changed has been compared" in display(told.game, "Drift")
    commands = (
        Command("set", {"kind": "rule", "key": "4E69", "attribute": "text", "value": "Paint."}),
        Command("handler", {"name": "color_proposal", "on": False}),
        Command("switch", {"name": "Q-90", "reading": "free"}),
    )
    told.game.create(Rule, "4E69", number=69)
    told.mail(Order("o1", told.game.now + timedelta(minutes=1), 1, "Wooble", commands))
    text = display(told.game, "drift")
    check(render.Rendered("", text))
    assert "Rule 4E69: amended\n------" in text
    assert "  parameter colour_bonus\n" in text
    assert "off         action color_proposal\nreading     Q-90 is free (default: counts)" in text
    assert "action color_proposal" in text.partition("What orders have set")[2], "dealt with by the order"
    assert "action color_proposal" not in text.partition("What orders have set")[0]
