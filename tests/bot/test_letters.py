"""Private mail to the officer: what it asks, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot import answering
from bot.beginning import init
from bot.config import Config, Identity, Receipts, load
from bot.letters import Kind, protested, sort, wish_of
from bot.mail.intake import Carrier, Source
from bot.mail.stamps import Stamps
from bot.post import PREVIEW, RECEIPT
from bot.service import Service
from bot.store.rows import EntryKind, Status
from engine.state import show, state_hash
from parsers.mail.mime import Mail, parse_mail
from tests.bot.test_service import FORUM, GENESIS, START

ME = Identity("o@bot.example", drafts="drafts@bot.example")
SECOND = timedelta(seconds=1)
OWN = "<officer.0123456789abcdef0123456789abcdef@bot.example>"


def letter(text: str, *, to: str = ME.address, subject: str = "hello", more: str = "", name: str = "1") -> bytes:
    head = f"From: Bob <bob@p.example>\r\nTo: {to}\r\nMessage-ID: <{name}@p>\r\nSubject: {subject}\r\n{more}\r\n"
    return (head + text + "\r\n").encode()


def read(text: str, **options: str) -> Mail:
    return parse_mail(letter(text, **options))


ANSWER = f"In-Reply-To: {OWN}\r\nReferences: <7@p> {OWN}\r\n"


@pytest.mark.parametrize(
    ("mail", "kind"),
    [
        (read("I vote FOR 7.", to=ME.drafts), Kind.DRAFT),
        (read("I vote FOR 7.", to=f"{ME.drafts}, {FORUM}"), None),
        (read("I vote FOR 7.", to=ME.drafts, more=f"List-Id: <{FORUM}>\r\n"), None),
        (read("I vote FOR 7.", to=ME.drafts, more="Auto-Submitted: auto-replied\r\n"), None),
        (read("receipts: none"), Kind.WISH),
        (read("Receipts all.\r\n\r\n-- \r\nBob"), Kind.WISH),
        (read("> Fewer of these? Answer: receipts: problems\r\nreceipts: problems", more=ANSWER), Kind.WISH),
        (read("", subject="receipts: only problems"), Kind.WISH),
        (read("I do not like receipts: none of them helps."), None),
        (read("That is not what I meant.", more=ANSWER), None),
        (read("Thanks!", more=ANSWER), None),
    ],
)  # fmt: skip
def test_what_a_private_mail_asks(mail: Mail, kind: Kind | None) -> None:
    assert sort(mail, ME) is kind


@pytest.mark.parametrize(
    ("mail", "about"),
    [
        (read("That is not what I meant.", more=ANSWER), "7@p"),
        (read("You misread me: I gave it to Ann.", more=ANSWER), "7@p"),
        (read("I didn\u2019t mean all of them", more=ANSWER), "7@p"),
        (read("Thanks!", more=ANSWER), ""),
        (read("> That is not what I meant.\r\n\r\nThanks!", more=ANSWER), ""),
        (read("That is not what I meant.", more="In-Reply-To: <7@p>\r\n"), ""),
    ],
)  # fmt: skip
def test_a_protest_answers_a_receipt(mail: Mail, about: str) -> None:
    assert protested(mail, ME.domain) == about


def test_a_wish_is_one_of_three() -> None:
    said = {"receipts: all": Receipts.ALL, "receipt = problems": Receipts.PROBLEMS, "RECEIPTS NONE": Receipts.NONE}
    assert {text: wish_of(read(text)) for text in said} == said
    assert wish_of(read("receipts: some")) is None


@pytest.fixture
def config(tmp_path: Path) -> Config:
    (tmp_path / "genesis.toml").write_text(GENESIS)
    (tmp_path / "config.toml").write_text(
        f'[bot]\naddress = "{ME.address}"\ndrafts = "{ME.drafts}"\n[game]\ngenesis = "genesis.toml"\n'
    )
    return load(tmp_path / "config.toml")


class Clock:
    now = START + SECOND

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def service(config: Config) -> Iterator[Service]:
    init(config, now=START)
    one = Service(config, now=Clock())
    yield one
    one.store.close()


async def bring(service: Service, raw: bytes, at: datetime) -> None:
    """The mail arrives and the service takes its turn."""
    service.intake.accept(raw, Stamps(at, at, at, at), Source(Carrier.LMTP, "lmtp"))
    Clock.now = at + SECOND
    await service.turn()


def answers(service: Service, kind: str) -> list[Mail]:
    return [parse_mail(one.raw) for one in service.store.mails() if one.kind == kind]


async def test_a_draft_is_answered_and_changes_nothing(service: Service) -> None:
    await service.turn()
    before = state_hash(service.turns.keeper.game)
    said = 'I submit the following proposal, titled "Hats":\r\n\r\n{Everybody wears a hat.}\r\n\r\nI give m9000 to Bob.'
    await bring(service, letter(said, to=ME.drafts), START + 5 * SECOND)
    (got,) = answers(service, PREVIEW)
    for told in (
        "1 done, 1 failed",
        "proposal/1 (new)",
        "ministry/Change",
        "It is not posted",
        "assign proposal number",
    ):
        assert told.lower() in got.body.lower() or told == "ministry/Change", told
    assert got.in_reply_to == "<1@p>"
    assert state_hash(service.turns.keeper.game) == before
    assert list(service.store.acts()) == []
    (row,) = [one for one in service.store.entries() if one.kind is EntryKind.MESSAGE]
    assert (row.status, row.note) == (Status.VOID, Kind.DRAFT)
    await bring(service, letter(said, to=ME.drafts), START + 9 * SECOND)
    assert len(answers(service, PREVIEW)) == 1, "the same mail again is the same mail"


async def test_everybody_chooses_his_receipts(service: Service) -> None:
    post = letter("I give m1 to Bob.\r\n\r\nI intend to vote FOR 999.", to=FORUM, name="p{}")
    done = 'I submit a proposal, titled "{}":\r\n\r\n{{Hats {}.}}'
    await bring(service, letter(done.format(1, 1), to=FORUM, name="a"), START + 2 * SECOND)
    assert len(answers(service, RECEIPT)) == 1
    await bring(service, letter("receipts: problems", name="w1"), START + 3 * SECOND)
    await bring(service, letter(done.format(2, 2), to=FORUM, name="b"), START + 4 * SECOND)
    assert len(answers(service, RECEIPT)) == 1
    await bring(service, letter("I give m9000 to Bob.", to=FORUM, name="c"), START + 5 * SECOND)
    assert len(answers(service, RECEIPT)) == 2
    await bring(service, letter("receipts: none", name="w2"), START + 6 * SECOND)
    await bring(service, post.replace(b"p{}", b"d"), START + 7 * SECOND)
    assert len(answers(service, RECEIPT)) == 2
    assert [one.subject for one in answers(service, "wished")] == ["Receipts: problems", "Receipts: none"]


async def test_that_is_not_what_i_meant_opens_a_question(service: Service) -> None:
    await bring(service, letter("I give m9000 to Bob.", to=FORUM, name="7"), START + 2 * SECOND)
    (receipt,) = answers(service, RECEIPT)
    assert "That is not what I meant" in receipt.body
    more = f"In-Reply-To: {receipt.message_id}\r\nReferences: <7@p> {receipt.message_id}\r\n"
    await bring(service, letter("That is not what I meant.", more=more, name="8"), START + 3 * SECOND)
    (task,) = show(service.turns.keeper.game)["objects"]["task"].values()
    assert (task["category"], task["subject"], task["state"]) == ("T-READING", "mail/7@p", "Open")
    assert "Bob says that mail <7@p>" in task["question"]
    assert any("protest is with an officer" in one.subject for one in answers(service, "answer"))
    hash_before = state_hash(service.turns.keeper.game)
    stranger = letter("That is not what I meant.", more=more, name="9").replace(b"bob@p.example", b"eve@p.example")
    await bring(service, stranger, START + 4 * SECOND)
    assert state_hash(service.turns.keeper.game) == hash_before


async def test_a_letter_that_breaks_the_answering_stops_nothing(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RecursionError

    monkeypatch.setattr(answering, "foresee", broken)
    await bring(service, letter("I give m1 to Ada.", to=ME.drafts), START + 2 * SECOND)
    assert answers(service, PREVIEW) == []


async def test_a_letter_that_ends_the_program_is_passed_over_after_three_times(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = list[int]()

    def ending(*_: object) -> None:
        begun.append(1)
        raise KeyboardInterrupt

    monkeypatch.setattr(answering, "foresee", ending)
    service.intake.accept(
        letter("I give m1 to Ada.", to=ME.drafts), Stamps(*[START + SECOND] * 4), Source(Carrier.LMTP, "lmtp")
    )
    for _ in range(answering.STRIKES):
        with pytest.raises(KeyboardInterrupt):
            service.turns.turn(START + 2 * SECOND)
    service.turns.turn(START + 3 * SECOND)
    assert len(begun) == answering.STRIKES
