"""Laws of reading: how a text travels, is set and is followed changes no act, and quoted whole it says nothing."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import officers
from bot.reading import compiled
from engine.acts import Act, Reading
from tests.parsers import remailing
from tests.parsers.composing import Sentence, sentences
from tests.parsers.remailing import QUOTES, TAILS, Letter, said

RULESETS = ("bnomic4", "suber")
PROSE = (
    "Hello all, and a good new nweek to everybody who is still awake at this hour of the day.",
    "I have thought about the hats for a long time, and I am still not sure what to think of them.",
    "The Chairman asked whether anybody minds; nobody did, so everything stays as it was before.",
)
LAW = settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))


def read(raw: bytes, ruleset: str = "bnomic4") -> tuple[Act, ...]:
    return compiled(ruleset).read(raw).acts


@cache
def corpus() -> tuple[Letter, ...]:
    return tuple(remailing.letters())


@cache
def composed(ruleset: str) -> tuple[Sentence, ...]:
    """Sentences of the phrasebook that read as one act each."""
    book = officers.phrasebook(ruleset)
    every = [one for seed in range(3) for one in sentences(book, Random(seed))]
    return tuple(one for one in every if [a.action for a in read(alone(one.text), ruleset)] == [one.action])


def alone(text: str, reply: bool = True) -> bytes:
    return remailing.mail(Letter(text + "\n", "Re: x" if reply else "x", reply=reply))


@st.composite
def written(draw: st.DrawFn) -> tuple[str, Letter]:
    """A mail of the corpus, or paragraphs of prose and of sentences from a phrasebook; with its ruleset."""
    ruleset = draw(st.sampled_from(RULESETS))
    if ruleset == "bnomic4" and draw(st.booleans()):
        return ruleset, draw(st.sampled_from(corpus()))
    parts = draw(st.lists(st.sampled_from([*composed(ruleset), *PROSE]), min_size=1, max_size=4))
    text = "\n\n".join(one if isinstance(one, str) else one.text for one in parts)
    return ruleset, Letter(text + "\n", "Re: x", reply=True)


@given(
    written(),
    st.sampled_from(["base64", "quoted-printable"]),
    st.sampled_from(["utf-8", "latin-1", "cp1252", "utf-16"]),
)
@LAW
def test_encodings_change_nothing(one: tuple[str, Letter], encoding: str, charset: str) -> None:
    ruleset, letter = one
    try:
        raw = remailing.mail(letter, charset, encoding)
    except UnicodeEncodeError:
        raw = remailing.mail(letter, "utf-8", encoding)
    assert read(raw, ruleset) == read(remailing.mail(letter), ruleset)


@given(written())
@LAW
def test_parts_in_html_change_nothing(one: tuple[str, Letter]) -> None:
    ruleset, letter = one
    plain = read(remailing.mail(letter), ruleset)
    assert read(remailing.with_html(letter), ruleset) == plain
    only = replace(letter, body=remailing.in_html(letter.body))
    assert said(read(remailing.mail(only, kind="text/html"), ruleset)) == said(plain)


@given(written(), st.integers(60, 78))
@LAW
def test_soft_line_ends_change_nothing(one: tuple[str, Letter], width: int) -> None:
    ruleset, letter = one
    raw = remailing.flowed(letter, width)
    acts = read(raw, ruleset)
    assert said(acts) == said(read(remailing.mail(letter), ruleset))
    body = remailing.parse_mail(raw).body
    assert all(body[act.start : act.end] == act.text for act in acts)


@given(written(), st.one_of(st.integers(60, 100), st.just(10_000)))
@LAW
def test_line_breaks_in_prose_change_nothing(one: tuple[str, Letter], width: int) -> None:
    """But for a remark after a colon, which may become a sentence of its own."""
    ruleset, letter = one
    again = read(remailing.mail(remailing.rewrapped(letter, width)), ruleset)
    assert said(again, ("reason",)) == said(read(remailing.mail(letter), ruleset), ("reason",))


@given(written(), st.sampled_from(sorted(TAILS)))
@LAW
def test_what_stands_below_changes_nothing(one: tuple[str, Letter], tail: str) -> None:
    ruleset, letter = one
    longer = read(remailing.mail(remailing.with_tail(letter, TAILS[tail])), ruleset)
    assert said(longer) == said(read(remailing.mail(letter), ruleset))


@given(written(), st.sampled_from(sorted(QUOTES)))
@LAW
def test_a_quotation_below_adds_nothing(one: tuple[str, Letter], style: str) -> None:
    """In an answer; a quotation may tell what number "this" has, and that is all."""
    ruleset, letter = one[0], replace(one[1], reply=True)
    longer = read(remailing.mail(remailing.above_quote(letter, QUOTES[style])), ruleset)
    assert said(longer, ("hint",)) == said(read(remailing.mail(letter), ruleset), ("hint",))


@given(written(), st.sampled_from(sorted(QUOTES)))
@LAW
def test_a_mail_quoted_whole_says_nothing(one: tuple[str, Letter], style: str) -> None:
    ruleset, letter = one
    assert read(remailing.mail(Letter(QUOTES[style](letter.body), "Re: x", reply=True)), ruleset) == ()


# -- two actions never match one statement --------------------------------------------------------------

SHARED = (
    {"assign_priest", "reassign_priest", "assign_proposal_number", "assign_rule_number"},
    {"assign_priest", "select_jury"},
    {"select_trick", "select_trick_fallback", "cause_beast"},
    {"assign_punishment", "give_currency", "pay_fine"},
    {"clock_on_mom", "clock_on_chairman"},
    {"submit_tidiness_list", "apply_tidiness_list"},
    {"join_contract", "join_subgame", "create_contract"},
    {"leave_contract", "leave_subgame", "forfeit_game"},
    {"change_contract", "revise_proposal"},
    {"change_contract", "act_in_subgame"},
    {"submit_breach_consultation", "submit_indictment"},
    {"approve_display", "join_contract"},
    {"create_contract", "implement_passed_proposal"},
    {"change_contract", "implement_passed_proposal"},
    {"report_subgame_win", "tally_emergency_ballots"},
    {"leave_subgame", "withdraw_proposal"},
    {"destroy_sock", "withdraw_proposal"},
    {"renounce_ordination", "resign_ministry"},
    {"notify_peps", "designate_emergency_forum"},
    {"object", "object_pause_increment"},
    {"approve_display", "support"},
    {"reassign_priest", "withdraw_proposal"},
    {"create_subgame", "open_subgame"},
    {"perform_intended_action", "implement_passed_proposal", "implement_refresh", "apply_tidiness_list"},
)
"""Actions that are said with the same words about another thing: what the thing is called decides, or the law."""


def reads_as(sentence: Sentence, reading: Reading) -> bool:
    """Whether a sentence reads as its action, or as none, or as one that shares its words; never as two."""
    found = {act.action for act in reading.acts}
    if len(found) > 1:
        return False
    return found <= {sentence.action} or any(sentence.action in group and found <= group for group in SHARED)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_words_of_an_action_are_no_other_action(ruleset: str) -> None:
    reader, book = compiled(ruleset), officers.phrasebook(ruleset)
    wrong = []
    for one in (one for seed in range(2) for one in sentences(book, Random(seed))):
        reading = reader.read(alone(one.text))
        if not reads_as(one, reading):
            wrong.append((one.text, one.action, [act.action for act in reading.acts]))
    assert wrong == []


AFTER = {("submit_tweak", "activate_tweak")}
"""Acts of one sentence of which the second stands in the words of the first ("... and intend to Activate it: {...}")."""


@given(written())
@LAW
def test_no_words_perform_two_actions(one: tuple[str, Letter]) -> None:
    acts = [act for act in read(remailing.mail(one[1]), one[0]) if act.end > act.start]
    for number, act in enumerate(acts):
        for other in acts[number + 1 :]:
            overlap = act.start < other.end and other.start < act.end
            assert not overlap or act.action == other.action or (act.action, other.action) in AFTER, (act, other)


def test_what_is_read_is_json() -> None:
    for letter in corpus():
        for act in read(remailing.mail(letter)):
            json.dumps(dict(act.params), allow_nan=False)
