"""What hostile mail cannot do: put characters into a header or a report, or get an address or a secret out."""

from __future__ import annotations

import json
import logging
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.columns import WIDTH, width
from bot.logs import LineFormatter
from bot.privacy import hidden, private_addresses
from bot.render import render_display
from bot.reports import act_line
from bot.service import Doors, Service
from bot.turns import Turns
from bot.web.export import export
from engine.state import show
from parsers.mail.mime import parse_mail
from tests.bot.orders.desk import DAY, HOUR, MINUTE, Desk
from tests.bot.trust.makers import Zone
from tests.genesis import FORUM

ALLOWED = frozenset({
    "from", "to", "subject", "date", "message-id", "in-reply-to", "references", "auto-submitted", "x-loop", "precedence",
    "content-type", "content-transfer-encoding", "mime-version",
})  # fmt: skip
INJECTION = "x\r\nBcc: eve@evil.example\r\n\r\nBody\x00\x1b[31m\u202e\u2028"
HOSTILE = [
    "Subject: a =?utf-8?q?b=0D=0ABcc=3A_eve=40evil=2Eexample=0D=0A=0D=0Abody?=",
    "Subject: =?utf-8?b?DQpCY2M6IGV2ZUBldmlsLmV4YW1wbGUNCg0KYm9keQ==?=",
    "Subject: nul \x00 esc \x1b[31m bell \x07 back \x08",
    "Subject: line \u2028 sep \u2029 turn \u202e round",
    "Subject: \ud7ff\ufffe " + "w\u0301\u0301\u0301\u0301\u0301\u0301" * 20,
    "Subject: " + "x" * 20_000,
    "Subject: bob@p.example and BOB@P.EXAMPLE and =bob@home.example",
    "Message-ID: <a\x00b@x.example>",
    "Message-ID: <\r bcc: x@y.example>",
    "Message-ID: <" + "m" * 5000 + "@x.example>",
    "In-Reply-To: <a@b> \x00 <c@d>\nReferences: " + "<r@x> " * 2000,
    "Reply-To: bob@p.example\nErrors-To: bob@p.example\nX-Mailer: \x1b]0;title\x07",
    "Comments: =?x-unknown?b?////?= =?utf-8?q?=FF=FE?=",
    'Content-Type: text/plain; charset="\x00"; x="\r\n y"',
]
ACT = "I change my mental state to Paranoid."


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path)
    yield made
    made.close()


def mail(number: int, head: str, who: str = "Bob <bob@p.example>", text: str = ACT) -> bytes:
    lines = ["List-Id: <b-business.lists.example>", f"From: {who}", "To: b-business@lists.example"]
    if "Message-ID" not in head:
        lines.append(f"Message-ID: <h{number}@x.example>")
    raw = "\n".join([*lines, head, "", text, "", "-- ", "Bob <bob@p.example>"])
    return raw.encode("utf-8", "surrogatepass")


def all_hostile(desk: Desk) -> None:
    """Every hostile mail, an order and a registration among them."""
    for number, head in enumerate(HOSTILE):
        desk.take(mail(number, head), desk.now + number * MINUTE / 10)
    for number, who in enumerate(
        ('"bob@p.example" <bob@p.example>', "=?utf-8?q?B=0D=0AX=3A_y?= <bob@p.example>", "<new@x.example>")
    ):
        desk.take(mail(100 + number, "Subject: s", who), desk.now + MINUTE)
    desk.take(
        mail(200, "Subject: s", text=f"I submit the following proposal:\n\n{{{{\n__{INJECTION}__\nbob@p.example\n}}}}"),
        desk.now,
    )
    desk.work(desk.now + 5 * MINUTE)
    desk.order("appoint Zed root at zed@secret.example", 'set player/Zed.addresses = ["zed@new.example"]')
    desk.order("set player/Nobody.points = 1")
    desk.order("publish D-SOC-1", "publish D-MIN-2")
    desk.give(desk.raw("help\n", "Stranger"))


def test_no_hostile_header_reaches_a_header_or_a_report(desk: Desk) -> None:
    all_hostile(desk)
    mails = desk.store.mails()
    assert len(mails) > 15
    for one in mails:
        head, _, body = one.raw.decode().partition("\r\n\r\n")
        names = [line.partition(":")[0].lower() for line in head.split("\r\n") if line[:1] not in " \t"]
        assert set(names) <= ALLOWED
        assert len(names) == len(set(names))
        assert all(len(line) <= 998 for line in one.raw.decode().split("\r\n"))
        assert not any(
            unicodedata.category(c) in ("Cc", "Cs") for c in (head + body).replace("\r\n", "").replace("\t", "")
        )


def test_no_address_of_a_player_and_no_secret_is_told_anywhere(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    all_hostile(desk)
    game = desk.game
    private = private_addresses(game) | {"zed@p.example", "zed@secret.example", "zed@new.example"}
    assert {"bob@p.example", "bob@home.example", "eve@p.example", "anna@x.example", "zed@new.example"} <= private

    told = [f"{one.subject}\n{parse_mail(one.raw).body}" for one in desk.store.mails()]
    told += [render_display(game, name) for name in game.nomic.displays]
    told += [act_line(one).decode() for one in desk.store.acts() if one.action != "submit_proposal"]
    told += [LineFormatter(as_json=as_json).format(record) for record in caplog.records for as_json in (True, False)]
    told.append(without_attribute(show(game)))
    secrets = {game.settings.secret} - {""}
    assert secrets
    for text in told:
        for one in private | secrets:
            assert one not in text.lower(), text


def without_attribute(state: dict[str, object]) -> str:
    """The state as JSON without the attribute that is an address, and without players' own words."""

    def clean(value: object) -> object:
        if isinstance(value, dict):
            return {name: clean(one) for name, one in value.items() if name not in ("addresses", "body")}
        return [clean(one) for one in value] if isinstance(value, list) else value

    return json.dumps(clean(state))


def test_displays_stay_in_their_columns_whatever_names_are_in_them(desk: Desk) -> None:
    all_hostile(desk)
    for name in desk.game.nomic.displays:
        for line in render_display(desk.game, name).split("\n"):
            assert width(line) <= WIDTH
            assert line.isprintable() or not line


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("write to bob@p.example.", "write to ···@·········."),
        ("=bob@p.example", "=···@·········"),
        ("BOB@P.EXAMPLE", "···@·········"),
        ("b-business@lists.example <m1@p.example>", "b-business@lists.example <m1@p.example>"),
        ("nothing", "nothing"),
    ],
)
def test_what_is_hidden_and_what_is_not(text: str, told: str, desk: Desk) -> None:
    assert hidden(desk.game, text) == told


STRANGERS = ("ghost@stranger.example", "nameless@stranger.example", "third@stranger.example")


def test_the_address_of_a_stranger_is_told_to_the_officer_concerned_and_to_nobody_else(
    desk: Desk, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """Who writes under a player's name, without any name, or is refused: in posts, digests, pages, feeds, logs, alarms."""
    caplog.set_level(logging.DEBUG)
    service = Service(desk.config, now=lambda: desk.now, doors=Doors(resolver=Zone()))
    turns = Turns(service.store, service.turns.writer, digest=True)
    turns.turn(desk.now)
    desk.take(mail(50, "Subject: s", "Eve <eve@p.example>", "I resign as Minister of Society."), desk.now)
    for number, (who, text) in enumerate([
        (f"Bob <{STRANGERS[0]}>", "I object."),
        (f"<{STRANGERS[1]}>", 'I submit a proposal titled "Hats": {{ Hats. }}'),
        (f'"{STRANGERS[2]}" <{STRANGERS[2]}>', "I give m1 to Bob.\nI vote FOR P1."),
        (f"Bob <{STRANGERS[0]}>", f"I submit a proposal titled \"Mine {STRANGERS[0]}\": {{{{ Hats. }}}}"),
    ]):  # fmt: skip
        desk.take(mail(number, "Subject: s", who, text), desk.now)
    desk.now += DAY + HOUR
    turns.turn(desk.now)
    desk.now += 8 * DAY
    turns.turn(desk.now)
    mails = desk.store.mails()
    posts = [one for one in mails if one.recipient == FORUM]
    assert any(one.event_key.startswith("digest/") for one in posts)
    assert any("To be decided" in one.subject for one in posts), "the ministry that would decide is vacant"
    told = [f"{one.subject}\n{parse_mail(one.raw).body}" for one in posts]
    told += [f"{one.key} {one.text}" for one in desk.store.alarms()]
    told += [LineFormatter().format(record) for record in caplog.records]
    told += [one.reason for one in desk.store.acts()]
    export(desk.store, tmp_path / "site")
    files = [one for one in (tmp_path / "site").rglob("*") if one.is_file()]
    assert {".json", ".html", ".atom"} <= {one.suffix for one in files}
    told += [one.read_text("utf-8", "replace") for one in files]
    for text in told:
        for one in STRANGERS:
            assert one not in text.lower(), text
    service.store.close()
