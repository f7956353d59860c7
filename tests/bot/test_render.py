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
from bot.reading import reader
from engine.acts import Act, Reading, Unclear
from engine.duties import Obligation
from engine.journal import ActRecord, Message, Notice
from engine.nomic import Display
from engine.state import Difference
from parsers.mime import parse_mail
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
    "duty_missed": {"duty": "publish the ballot", "rule": "4E15"},
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
    "intent_announced": {"intent": "#1", "action": "change_motnw"},
    "intent_ripe": {"intent": "#1"},
    "pause": {"number": "1", "pause": 5},
    "pause_increment": {"number": "1", "until": AT},
    "minister_removed": {"office": "Law"},
    "official": {"office": "Change", "action": "clock_on_chairman", "text": "I turn the Clock on."},
    "order_done": {"commands": 1},
    "order_refused": {"reason": "there is no player Eve"},
    "possible_crime": {"who": "Bob", "rule": "4E40"},
    "priest_assigned": {"consultation": "101"},
    "priest_late": {"consultation": "101"},
    "results": {"nweek": 150, "vested": 3, "items": [ITEM], "scores": [{"player": "Bob", "before": 1, "after": 2}]},
    "rewards": {"nweek": 150, "rewards": [{"ministry": "Law", "minister": "Bob", "reward": 100}]},
    "scheduled_act": {"action": "vote", "verdict": "failed", "reason": "proposal 310 is not Open"},
    "seed": {"commitment": "0" * 64, "revealed": {"secret": "1" * 64, "commitment": "2" * 64}},
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


def test_a_receipt_tells_words_verdict_reason_and_what_to_do(stage: Stage) -> None:
    words = "I vote FOR 310."
    reading = Reading("<m>", (), (Unclear("I do that", 0, 9, "it is not clear what is meant"),))
    mail = Message("<m>", AT, 0, "bob@example.org", "Bob", (), reading, subject="Votes")
    record = ActRecord("<m>", "<m>", 0, Act("vote", {}, words), "Bob", AT, "failed", "310 is not Open", "4E15")
    records = [
        record,
        replace(record, index=1, verdict="held"),
        replace(record, index=2, verdict="succeeded", reason=""),
    ]
    made = render.render_receipt(stage.game, mail, records)
    check(made)
    assert made.subject == "Re: Votes"
    assert made.text.startswith("1 done, 1 failed, 1 waiting for an officer, 1 unclear.\n")
    for part in ("1. FAILED: Vote\n    : I vote FOR 310.\n   Why   310 is not Open\n   Rule  4E15\n", "UNCLEAR", "I do that",
                 "it is not clear what is meant", "What you can do"):  # fmt: skip
        assert part in made.text
    good = render.render_receipt(stage.game, replace(mail, reading=Reading("<m>")), records[2:])
    assert "What you can do" not in good.text
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
