"""The words of an order: every form is understood as meant, everything else is refused with its line."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.orders.forms import FORMS, Spot
from bot.orders.grammar import NotUnderstood, looks_like_order, parse
from bot.reading import reader, said
from engine.acts import Reading
from engine.authority import PERMISSIONS
from engine.commands import COMMANDS
from tests.bot.trust.keys import person

AT = datetime(2026, 11, 20, 12, tzinfo=UTC)
HEAD = "Game: G\nId: 1\nExpires: 2026-11-28T12:00:00Z\n\n"


class About:
    def read(self, words: str) -> Reading:
        return said(reader("bnomic4"), words)

    def spot(self, message_id: str) -> Spot | None:
        return Spot(message_id, AT, ("vote", "join_game")) if message_id == "m@x" else None


def one(line: str) -> tuple[str, dict[str, Any], datetime | None]:
    (command,) = parse(HEAD + line + "\n", About()).commands
    return command.verb, dict(command.arguments), command.at


FINGER = "A" * 40
CASES: list[tuple[str, str, dict[str, Any]]] = [
    ("accept <m@x>#0", "accept", {"message": "m@x", "index": 0, "action": "vote"}),
    ("accept m@x#1 for Joe Bloggs", "accept", {"message": "m@x", "index": 1, "action": "join_game", "as": "Joe Bloggs"}),
    ("reject m@x#0", "reject", {"message": "m@x", "index": 0, "action": "vote", "reason": ""}),
    ("REJECT m@x#0 because it: was", "reject", {"message": "m@x", "index": 0, "action": "vote", "reason": "it: was"}),
    ("reread m@x#0 as vote proposal=310 choice=FOR", "reread",
     {"message": "m@x", "index": 0, "was": "vote", "action": "vote", "params": {"proposal": 310, "choice": "FOR"}}),
    ("perform for Joe Bloggs as vote x='a b' y=[1,2]", "perform",
     {"as": "Joe Bloggs", "action": "vote", "params": {"x": "a b", "y": [1, 2]}}),
    ("set player/A. B.points=5", "set", {"kind": "player", "key": "A. B", "attribute": "points", "value": 5}),
    ("set player/Bob.name = Bob = x", "set", {"kind": "player", "key": "Bob", "attribute": "name", "value": "Bob = x"}),
    ("set player/Bob.active = true", "set", {"kind": "player", "key": "Bob", "attribute": "active", "value": True}),
    ("set motnw/motnw.message =\n| a\n|\n|  b", "set",
     {"kind": "motnw", "key": "motnw", "attribute": "message", "value": "a\n\n b"}),
    ("parameter p = [1]", "parameter", {"name": "p", "value": [1]}),
    ("switch Q-24 = from the end", "switch", {"name": "Q-24", "reading": "from the end"}),
    ("turn off vote", "handler", {"name": "vote", "on": False}),
    ("turn  ON  vote", "handler", {"name": "vote", "on": True}),
    ("task #1 = five buttons", "task", {"task": "#1", "answer": "five buttons"}),
    ("task #1 =\n| five\n| buttons", "task", {"task": "#1", "answer": "five\nbuttons"}),
    ("drop task #1", "task", {"task": "#1", "drop": True}),
    ("publish D-SOC-1", "publish", {"display": "D-SOC-1"}),
    ("uphold action vote", "uphold", {"name": "action vote"}),
    ("oblige Law: post a list: at once", "oblige", {"name": "Law", "text": "post a list: at once"}),
    ('enact rule 4E90 "Hats" power 1/2\n| Worn.', "enact", {"text": 'Enact Rule 4E90 entitled "Hats" with power 1/2:\n{{\nWorn.\n}}'}),
    ("amend rule 90\n| Worn.", "amend", {"text": "Replace the entire text of Rule 90 with:\n{{\nWorn.\n}}"}),
    ("amend: Repeal Rule 90.", "amend", {"text": "Repeal Rule 90."}),
    ("amend:\n| Repeal Rule 90.", "amend", {"text": "Repeal Rule 90."}),
    (f"revoke key {FINGER}", "revoke", {"fingerprint": FINGER, "reason": ""}),
    ("revoke key " + " ".join(["aaaa"] * 10) + " because stolen", "revoke", {"fingerprint": FINGER, "reason": "stolen"}),
    ("appoint Joe Bloggs root", "appoint", {"name": "Joe Bloggs", "root": True, "offices": []}),
    ("appoint Joe for Law, Society", "appoint", {"name": "Joe", "root": False, "offices": ["Law", "Society"]}),
    ("appoint Joe root at j@x.example", "appoint", {"name": "Joe", "root": True, "offices": [], "addresses": ["j@x.example"]}),
    ("dismiss Joe Bloggs", "dismiss", {"name": "Joe Bloggs"}),
    ("require DKIM for vote", "require", {"action": "vote", "level": "dkim"}),
    ("require list for everything", "require", {"action": "default", "level": "list"}),
    ("signed mail only", "signed", {"on": True}),
    ("any mail", "signed", {"on": False}),
    ("any mail for Joe Bloggs", "signed", {"on": False, "name": "Joe Bloggs"}),
]  # fmt: skip


@pytest.mark.parametrize(("line", "verb", "arguments"), CASES, ids=[line[:40] for line, _, _ in CASES])
def test_a_command_is_understood(line: str, verb: str, arguments: dict[str, Any]) -> None:
    made, found, at = one(line)
    assert (made, found) == (verb, arguments)
    assert at == (AT if verb in ("accept", "reject", "reread") else None)
    assert COMMANDS.keys() >= {made} <= PERMISSIONS.keys()


def test_words_are_read_like_a_player_s() -> None:
    verb, arguments, _ = one("perform for Bob: I change my mental state to Paranoid.")
    assert (verb, arguments["as"], arguments["action"]) == ("perform", "Bob", "set_mental_state")
    assert one("reread m@x#0: I forfeit the game.")[1]["action"] == "forfeit_game"
    found = parse(HEAD + "perform for Bob: I vote FOR proposal 1. I vote FOR proposal 2.\n", About()).commands
    assert [each.arguments["action"] for each in found] == ["vote", "vote"]


def test_any_command_is_dated_back() -> None:
    verb, _, at = one("at 2026-11-20T13:00:00+01:00: turn off vote")
    assert (verb, at) == ("handler", AT)


def test_a_certificate_stands_below_its_command() -> None:
    certificate = person("Zed").certificate
    lines = "\n".join(f"| {certificate.text[n : n + 60]}" for n in range(0, len(certificate.text), 60))
    wanted = {"fingerprint": certificate.fingerprint, "certificate": certificate.text}
    assert one(f"enroll key for Joe Bloggs\n{lines}")[1] == {"name": "Joe Bloggs", **wanted}
    armor = "\n".join(f"| {line}" for line in str(person("Zed").secret.extract_certificate()).split("\n"))
    assert one(f"rotate key\n{armor}")[1] == wanted


def test_the_end_and_remarks() -> None:
    found = parse(HEAD + "# a remark\n\nturn off vote\n-- \nlaunch\n", About())
    assert len(found.commands) == 1
    assert (found.game, found.number, found.preview) == ("G", "1", False)
    assert parse(
        "\n\n" + HEAD.replace("Game", "GAME").replace("\n\n", "\nPREVIEW: Yes\n\n") + "any mail\n", About()
    ).preview


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("launch", "no such command"),
        ("accept m@x", "no such command"),
        ("accept n@x#0", "no message"),
        ("accept m@x#2", "2 acts"),
        ("at noon: any mail", "no instant"),
        ("at 2026-11-20T12:00:00: any mail", "no instant"),
        ("at 2026-11-20T12:00:00Z: accept m@x#0", "an instant of its own"),
        ("at 2026-11-20T12:00:00Z: launch", "no such command"),
        ("perform for Bob: Lovely weather.", "no action"),
        ("perform for Bob as vote =3", "NAME=VALUE"),
        ("perform for Bob as vote x='a", "cannot be read"),
        ("reread m@x#0: I vote FOR proposal 1. I vote FOR proposal 2.", "2 actions"),
        ("any mail\n| text", "takes no text"),
        ('enact rule 90 "Hats"', "belongs below"),
        ("amend rule 90", "belongs below"),
        ("amend rule 90\n| {{ x }}", "double braces"),
        ("amend:", "is missing"),
        ("rotate key\n| rubbish", "certificate below"),
        ("rotate key", "certificate below"),
        ("require certainty for vote", "no such command"),
        ("revoke key AAAA", "no such command"),
    ],
)
def test_what_is_not_understood_is_refused_with_its_line(line: str, why: str) -> None:
    with pytest.raises(NotUnderstood, match=why) as caught:
        parse(HEAD + "any mail\n" + line + "\n", About())
    assert "line 6" in str(caught.value)


TOKENS = [
    "Game: G", "Id: 1", "Expires: 2026-11-28T12:00:00Z", "Expires: x", "Preview: yes", "", "\n", "| x", "# y", "-- ", "at 2026:",
    "accept m@x#0", "set a/b.c = ", "task", "perform for", "as vote", "{{", "}}", "=", "\x00", "\ud800", "amend:", "rotate key",
]  # fmt: skip


@given(st.lists(st.sampled_from(TOKENS) | st.text(max_size=20), max_size=12), st.sampled_from(["\n", " "]))
def test_whatever_stands_there_is_an_order_or_refused(words: list[str], between: str) -> None:
    text = between.join(words)
    for whole in (text, HEAD + text):
        with suppress(NotUnderstood):
            assert parse(whole, About()).number
        looks_like_order(whole)


def test_every_permission_has_its_words_and_every_word_its_permission() -> None:
    verbs = {verb for _, verb, _ in CASES} | {"enroll", "rotate"}
    assert verbs == set(PERMISSIONS)
    assert set(COMMANDS) - set(PERMISSIONS) == {"ask"}
    assert len(FORMS) >= len(PERMISSIONS)
