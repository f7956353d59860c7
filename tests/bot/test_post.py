"""What the officer writes, to whom, and to whom never; and the reminders of duties."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from email import message_from_bytes
from email.message import Message as Mail
from pathlib import Path

import pytest

from bot.config import Identity, Receipts
from bot.mail.stamps import Stamps
from bot.post import FORUM_POST, PERSONAL, RECEIPT, STALE, Templates, Writer
from bot.reminding import LOOK_BACK, next_stage, remind
from bot.render import Rendered
from bot.store.rows import Entry, EntryKind, NewMail, Status
from bot.store.store import Store
from engine.acts import Act, Reading, Unclear
from engine.duties import Obligation
from engine.game import Game
from engine.journal import ActRecord, Message, Notice
from officers.bnomic4.kinds.offices import Ministry
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.obligations import met, oblige
from tests.officers.bnomic4.stage import DISCUSSION, PUBLIC, Stage

ME = Identity("officer@bot.example", "The Officer")
HOUR = timedelta(hours=1)


def shown(game: Game, notice: Notice) -> Rendered:
    if notice.template == "broken":
        raise KeyError("a template's mistake")
    return Rendered(f"About {notice.template}", f"{dict(notice.data)}\n")


TEXTS = Templates(
    shown,
    lambda game, message, records: Rendered("Re: you", "".join(f"{one.verdict}\n" for one in records)),
    lambda game, duty: Rendered(f"Due: {duty.duty}", "soon\n"),
)


@pytest.fixture
def game() -> Game:
    return Stage().game


def writer(receipts: Receipts = Receipts.ALL) -> Writer:
    return Writer(ME, receipts, TEXTS)


def written(game: Game, to: str, template: str = "news") -> list[NewMail]:
    return writer()(game, [Notice(template, to, "key/1", game.now, {"a": 1})], game.now)


def seats(mails: Sequence[NewMail]) -> list[tuple[str, str]]:
    return [(one.recipient, one.kind) for one in mails]


def test_a_forum_notice_goes_to_every_public_forum(game: Game) -> None:
    from officers.bnomic4.kinds.offices import Forum

    game.create(Forum, "second", address="b-second@lists.example", designation="public")
    mails = written(game, "forum")
    assert seats(mails) == [(PUBLIC, FORUM_POST), ("b-second@lists.example", FORUM_POST)]
    assert len({one.message_id for one in mails}) == 2
    assert seats(written(game, "discussion")) == [(DISCUSSION, FORUM_POST)]


def test_a_personal_notice_goes_to_the_first_address(game: Game) -> None:
    bob = game.get(Player, "Bob")
    assert bob is not None
    bob.addresses = ("Bob@one.example", "bob@two.example")
    assert seats(written(game, "player:Bob")) == [("bob@one.example", PERSONAL)]
    assert written(game, "player:Nobody") == []


def test_an_office_is_written_to_its_holder_or_to_the_forum_when_vacant(game: Game) -> None:
    assert seats(written(game, "office:Law")) == [("wooble@example.org", PERSONAL)]
    law = game.get(Ministry, "Law")
    assert law is not None
    law.minister = None
    assert seats(written(game, "office:Law")) == [(PUBLIC, FORUM_POST)]


def test_the_same_notice_is_the_same_mail(game: Game) -> None:
    assert written(game, "forum") == written(game, "forum")


def test_a_template_that_fails_does_not_keep_the_news(game: Game) -> None:
    (mail,) = written(game, "player:Bob", "broken")
    assert mail.subject == "About notice"


def test_the_real_templates_show_a_notice_that_has_none_of_its_own(game: Game) -> None:
    (mail,) = Writer(ME)(game, [Notice("seldom_seen", "forum", "k", game.now, {"words": "hello"})], game.now)
    assert "hello" in message_from_bytes(mail.raw).get_payload()


# -- receipts -----------------------------------------------------------------------------------------

LISTED = "List-Id: <b-business.lists.example>\r\nPrecedence: list\r\n"


def receipt(
    game: Game,
    *verdicts: str,
    head: str = LISTED,
    who: str = "bob@example.org",
    unclear: int = 0,
    late: timedelta = HOUR,
    receipts: Receipts = Receipts.ALL,
) -> list[Mail]:
    raw = (
        f"From: Bob <{who}>\r\nTo: {PUBLIC}\r\nMessage-ID: <m@p.example>\r\n{head}Subject: hi\r\n\r\nwords\r\n".encode()
    )
    at = game.now
    stamps = Stamps(at + late)
    row = Entry(
        1, EntryKind.MESSAGE, at, 0, "m@p.example", "h", None, at, at, stamps.ingested_at, "", Status.NEW, 0, "", raw
    )
    doubt = Unclear("perhaps I vote", 0, 5, "no choice was said")
    message = Message("m@p.example", at, 1, who, "Bob", (PUBLIC,), Reading("m", (), (doubt,) * unclear))
    records = [
        ActRecord("m@p.example", "m@p.example", n, Act("vote", {}), "Bob", at, verdict, "", "4E15")
        for n, verdict in enumerate(verdicts)
    ]
    mails = writer(receipts).receipt(game, row, message, records)
    assert all(one.kind == RECEIPT for one in mails)
    return [message_from_bytes(one.raw) for one in mails]


def test_the_author_is_told_what_came_of_his_mail(game: Game) -> None:
    (mail,) = receipt(game, "succeeded", "failed")
    assert (mail["To"], mail["In-Reply-To"]) == ("bob@example.org", "<m@p.example>")
    assert (mail["Auto-Submitted"], mail["Precedence"]) == ("auto-replied", "bulk")
    assert mail.get_payload().split() == ["succeeded", "failed"]


@pytest.mark.parametrize(
    "head",
    [
        "Auto-Submitted: auto-replied\r\n",
        LISTED + "Auto-Submitted: auto-generated\r\n",
        "Precedence: bulk\r\n",
        LISTED + "X-Loop: officer@bot.example\r\n",
        LISTED + "X-Loop: another@bot.else\r\n",
        LISTED + "From: Second <s@p.example>\r\n",
    ],
)
def test_machines_and_ourselves_are_never_answered(game: Game, head: str) -> None:
    assert receipt(game, "succeeded", head=head) == []


@pytest.mark.parametrize("who", [PUBLIC, DISCUSSION, ME.address])
def test_a_list_that_puts_itself_into_from_is_not_answered(game: Game, who: str) -> None:
    assert receipt(game, "succeeded", who=who) == []


def test_talk_and_old_mail_are_not_answered(game: Game) -> None:
    assert receipt(game) == []
    assert len(receipt(game, unclear=1)) == 1
    assert receipt(game, "succeeded", late=STALE + HOUR) == []


def test_receipts_follow_the_setting(game: Game) -> None:
    assert receipt(game, "succeeded", receipts=Receipts.PROBLEMS) == []
    assert len(receipt(game, "succeeded", "held", receipts=Receipts.PROBLEMS)) == 1
    assert len(receipt(game, "succeeded", unclear=1, receipts=Receipts.PROBLEMS)) == 1
    assert receipt(game, "failed", receipts=Receipts.NONE) == []


# -- reminders ----------------------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(f"sqlite:///{tmp_path}/game.db") as opened:
        yield opened


def duty(game: Game) -> tuple[Obligation, datetime]:
    one = oblige(game, "O02", "Hats", "test")
    assert one.due is not None
    return one, one.due


def test_a_duty_is_reminded_once_a_stage(store: Store, game: Game) -> None:
    remind(store, game, writer(), game.now)
    before = len(store.mails())
    one, due = duty(game)
    assert one.arose is not None
    half = one.arose + (due - one.arose) / 2
    times = [half - HOUR, half, half + HOUR, due - 24 * HOUR, due - 23 * HOUR, due - 2 * HOUR, due - HOUR, due]
    for at in times:
        remind(store, game, writer(), at)
    subjects = [mail.event_key.rpartition("/")[2] for mail in store.mails()[before:] if "number" in mail.subject]
    assert subjects == ["half", "24h", "2h"]
    assert {mail.recipient for mail in store.mails()[before:] if "number" in mail.subject} == {"wooble@example.org"}


def test_after_a_long_sleep_only_the_latest_stage_is_told(store: Store, game: Game) -> None:
    remind(store, game, writer(), game.now)
    _, due = duty(game)
    remind(store, game, writer(), due - HOUR)
    keys = [mail.event_key.rpartition("/")[2] for mail in store.mails() if "number" in mail.subject]
    assert keys == ["2h"]


def test_the_first_look_and_a_look_again_remind_nobody(store: Store, game: Game) -> None:
    _, due = duty(game)
    assert remind(store, game, writer(), due - 2 * HOUR) == 0
    remind(store, game, writer(), due - 2 * HOUR + LOOK_BACK / 6)
    assert [mail for mail in store.mails() if "number" in mail.subject] == []


def test_what_is_done_is_not_reminded(store: Store, game: Game) -> None:
    remind(store, game, writer(), game.now)
    _, due = duty(game)
    assert next_stage(game, due - 3 * HOUR) is not None
    met(game, "O02", "test")
    remind(store, game, writer(), due - HOUR)
    assert [mail for mail in store.mails() if "number" in mail.subject] == []
