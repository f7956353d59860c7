"""The mails and displays of the GitHub nomic as players read them: 72 columns, nothing forged, nothing missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot import render
from engine.journal import Notice
from tests.bot.test_render import AT, EVIL, check, hostile, posted
from tests.bot.test_render import NOTICES as OTHERS
from tests.officers.suber.stage import Stage, act

CHANGES = ("enact", "repeal", "amend", "transmute", "unclear")
SCORES = [{"player": "Ann Adams", "before": 0, "after": 14}]
VOTES = {"Ann Adams": "FOR", "Bob Baker": "AGAINST"}
WHO = {"number": 312, "proponent": "Ann Adams"}
WHEN = {"discussion_ends": "2026-03-05T15:00:00Z", "may_call": "2026-03-04T15:00:00Z"}
MOTION: dict[str, Any] = {"number": "1", "mover": "Bob Baker", "rule": "307", "applicant": "Eve Ellis", "recruiter": ""}

NOTICES: dict[str, list[dict[str, Any]]] = {
    "abandoned": [{**WHO, "points": 21}],
    "ballot": [{**WHO, **WHEN, "body": "Hats.\n\nMore hats.", "flags": ["two changes"], "eligible": ["Ann Adams"],
                "unanimity": unanimity} for unanimity in (True, False)],
    "calendar": [{"month": "March 2026", "days": [
        {"day": "2026-03-01", "weekday": "Sun", "in_session": False, "why": "Sunday"},
        {"day": "2026-03-02", "weekday": "Mon", "in_session": True, "why": ""}]}],
    "circuit": [{"circuit": 1}],
    "discussion_due": [{**WHO, "status": status, "missing": ["Bob Baker"]} for status in ("Debate", "Voting")],
    "joined": [{"player": "Eve Ellis", "points": 15, "recruiter": name} for name in ("", "Ann Adams")],
    "judgment_asked": [{"number": "1", "about": about, "question": "May she?", "asked_by": "Bob Baker",
                        "judge": "Ann Adams", "past_judges": ["Dee Dunn"], "rules": ["105", "310.3"]}
                       for about in ("move", "debate", "stalemate")],
    "judgment_given": [{"number": "1", "question": "May she?", "judge": "Ann Adams", "answer": "No", "reasons": why}
                       for why in ("", "By 105.")],
    "left": [{"player": "Eve Ellis"}],
    "motion": [{**MOTION, "purpose": purpose, "text": "A text.", "eligible": ["Ann Adams"]}
               for purpose in ("strike", "admission", "play_continue")],
    "motion_closed": [{**MOTION, "purpose": purpose, "state": "Failed", "favourable": 1, "eligible": 2, "votes": VOTES}
                      for purpose in ("strike", "admission", "play_continue")],
    "proposal": [{**WHO, **WHEN, "body": "Hats.", "change": change, "target": "207", "flags": ["mind"], "version": 2}
                 for change in CHANGES],
    "results": [{**WHO, "body": "Hats.", "adopted": adopted, "favourable": 1, "eligible": 2, "votes": VOTES,
                 "effect": effect, "flags": ["mind"], "points": 11, "scores": SCORES, "unanimity": False}
                for adopted, effect in ((False, ""), (True, "done"), (True, "void"), (True, "task"))],
    "rule_limit": [{"count": 26, "limit": 25}],
    "submission_due": [{"player": "Bob Baker"}],
    "turn": [{"player": "Bob Baker", "submit_by": "2026-03-05T15:00:00Z", "number": 313, "circuit": 2, "unanimity": False}],
    "turn_forfeited": [{"player": "Bob Baker"}],
    "unanimity_lapsed": [{"circuit": 2}],
    "won": [{"player": "Bob Baker", "points": 100000, "rule": "302"}],
}  # fmt: skip
"""What the law tells, with data such as it gives; more than one where the template has to choose."""
CHOSEN = {"proposal": ("change",), "results": ("effect",), "motion": ("purpose",), "motion_closed": ("purpose",),
          "judgment_asked": ("about",), "discussion_due": ("status",)}  # fmt: skip
"""Words of the law's own choice in the data: nobody can forge them."""


def cases() -> Iterator[tuple[str, dict[str, Any]]]:
    for name, several in NOTICES.items():
        for data in several:
            yield name, data


@pytest.fixture(scope="module")
def stage() -> Stage:
    """A game in which every part of a turn has happened, with hostile words in it."""
    told = Stage()
    told.say("Ellis", "03-02 16:10", act("ask_to_join", name="Eve Ellis"))
    told.propose("Adams", "03-02 17:00", EVIL * 3)
    told.say("Baker", "03-03 10:00", act("comment", text=EVIL), act("state_purpose", text=EVIL))
    told.say("Baker", "03-03 10:05", act("invoke_judgment", question=EVIL), act("move_to_strike", rule="305"))
    told.say("Adams", "03-03 15:30", act("call_vote"))
    told.say("Baker", "03-03 16:00", act("vote", choice="FOR"))
    return told


@pytest.mark.parametrize("name", sorted({name for name, _ in posted("suber")}))
def test_everything_that_is_posted_has_a_template_and_a_case(name: str) -> None:
    assert render.find_template("suber", (name,)).name is not None
    assert name in NOTICES or name in OTHERS


@pytest.mark.parametrize(("name", "data"), list(cases()))
def test_notices_are_rendered(stage: Stage, name: str, data: dict[str, Any]) -> None:
    made = render.render_notice(stage.game, Notice(name, "forum", "key", AT, data))
    check(made)
    assert made.subject
    assert "2008-09-10 18:00 UTC" in made.text


@pytest.mark.parametrize(("name", "data"), list(cases()))
def test_no_name_breaks_a_mail_or_forges_a_line(stage: Stage, name: str, data: dict[str, Any]) -> None:
    kept = {key: data[key] for key in CHOSEN.get(name, ())}
    made = render.render_notice(stage.game, Notice(name, "forum", "key", AT, {**hostile(data), **kept}))
    check(made)
    lines = made.text.split("\n")
    assert "FOR" not in lines
    assert not any(line.startswith("310  Forged") for line in lines)
    assert lines.count("-- ") == 1


@pytest.mark.parametrize("name", ["d_rules", "d_players", "d_turn", "d_votes", "d_log", "d_calendar"])
def test_displays_are_rendered_with_the_game_day_and_the_hash(stage: Stage, name: str) -> None:
    text = render.render_display(stage.game, name)
    check(render.Rendered("", text))
    assert "game day 2026-03-03, in session; 2026-03-03 16:00 UTC" in text
    assert re.search(r"\nstate [0-9a-f]{64}\n", text)
    assert "Ministry" not in text


def test_what_the_story_posted_is_rendered(stage: Stage) -> None:
    assert {one.template for one in stage.notices} >= {"proposal", "ballot", "motion", "judgment_asked"}
    for notice in stage.notices:
        check(render.render_notice(stage.game, notice))
