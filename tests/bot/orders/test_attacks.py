"""Attacks on orders: each is refused with its reason, recorded, answered where somebody may be answered, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pysequoia
import pytest

from bot.orders.restored import note_restore
from bot.store.rows import Status
from engine.state import show
from parsers.mail.signed import BEGIN_SIGNATURE, END_SIGNATURE
from tests.bot.orders.desk import BOT, DAY, HOUR, MINUTE, Desk, keyed
from tests.bot.orders.test_orders import block
from tests.bot.trust.keys import MIME, multipart

LINE = "set player/Bob.points = 99"
Attack = Callable[[Desk], bytes]


def good(desk: Desk, by: str = "Anna", **more: object) -> str:
    """A clear signed order that would be carried out."""
    return keyed(by).clear(desk.text(LINE, **more))  # type: ignore[arg-type]


def mime(desk: Desk, part: str | None = None, by: str = "Anna") -> str:
    return keyed(by).mime(part or "Content-Type: text/plain; charset=utf-8\n\n" + desk.text(LINE))


def captured(desk: Desk, change: Callable[[bytes], bytes] = lambda raw: raw) -> bytes:
    """An order that was carried out, as somebody else sends it again; its own effect is taken back first."""
    raw = desk.mail(desk.text(LINE))
    assert desk.verdict(desk.give(raw))[0] == "succeeded"
    desk.order("set player/Bob.points = 3")
    return change(raw).replace(b"Message-ID: <", b"Message-ID: <again-", 1)


def by_another_mailer(desk: Desk) -> bytes:
    """The words of an order that was carried out, wrapped anew."""
    words = good(desk)
    assert desk.verdict(desk.give(desk.raw(words)))[0] == "succeeded"
    desk.order("set player/Bob.points = 3")
    return desk.raw(words, "Mallory", head="X-Mailer: other")


def rotated(desk: Desk) -> bytes:
    desk.order(f"rotate key\n{block('Anna2')}")
    desk.now += 20 * MINUTE
    desk.work()
    return desk.raw(good(desk))


def revoked(desk: Desk) -> bytes:
    fingerprint = keyed("Bob").certificate.fingerprint
    desk.order(f"revoke key {fingerprint} because it was stolen")
    return desk.raw(keyed("Bob").clear(desk.text('amend: In Rule 90, replace "three" with "five".')), "Bob")


def dismissed(desk: Desk) -> bytes:
    desk.order("appoint Bob root")
    desk.order("dismiss Anna", by="Bob")
    return desk.raw(good(desk))


def restored(desk: Desk) -> bytes:
    """Signed before the store was restored, sent again after."""
    raw = desk.mail(desk.text(LINE))
    desk.now += 30 * MINUTE
    note_restore(desk.store, desk.now - MINUTE)
    return raw


def forged_signature(desk: Desk) -> bytes:
    """A good signature of other words under these."""
    other, mine = good(desk), keyed("Anna").clear(desk.text("set player/Bob.points = 1"))
    return desk.raw(mine[: mine.index(BEGIN_SIGNATURE)] + other[other.index(BEGIN_SIGNATURE) :])


def two_signatures(desk: Desk) -> bytes:
    part = "Content-Type: text/plain\n\n" + desk.text(LINE)
    octets = part.replace("\n", "\r\n").encode()
    return desk.raw(multipart(part, keyed("Anna").detached(octets) + keyed("Bob").detached(octets)), kind=MIME)


def countersigned(desk: Desk) -> bytes:
    words = good(desk)
    return desk.raw(words + words[words.index(BEGIN_SIGNATURE) :])


def own_key(desk: Desk) -> bytes:
    """Mallory's key with Anna's name and address in it, enclosed in the mail."""
    secret = pysequoia.Tsk.generate(user_id="Anna <anna@x.example>")
    words = pysequoia.sign(secret.signer(), desk.text(LINE).encode(), mode=pysequoia.SignatureMode.CLEAR).decode()
    return desk.raw(f"{words}\n{secret.extract_certificate()}")


def expired_key(desk: Desk) -> bytes:
    secret = pysequoia.Tsk.generate(user_id="Anna")
    signed = pysequoia.sign(secret.signer(), desk.text(LINE).encode(), mode=pysequoia.SignatureMode.CLEAR).decode()
    return desk.raw(signed)


def inside(desk: Desk, kind: str) -> bytes:
    return desk.raw(keyed("Anna").mime(f"Content-Type: {kind}\n\n{good(desk)}"), kind=MIME)


ATTACKS: dict[str, tuple[Attack, str]] = {
    # -- not signed, or not with a key that counts
    "not signed": (lambda d: d.mail(d.text(LINE), signed=False), "not signed"),
    "in the officer's name with another's key": (lambda d: d.raw(good(d, "Mallory")), "not enrolled"),
    "with a new key in the officer's name": (own_key, "not enrolled|text outside"),
    "with a key that has expired or never was": (expired_key, "not enrolled"),
    "with a key that was rotated away": (rotated, "retired|enrolled"),
    "with a stolen key that was revoked": (revoked, "revoked: it was stolen"),
    "by an officer who was dismissed": (dismissed, "is for a root officer"),
    "by a minister beyond his office": (lambda d: d.raw(good(d, "Bob"), "Bob"), "is for a root officer"),
    "S/MIME": (lambda d: d.raw(mime(d), kind=MIME.replace("pgp-", "pkcs7-")), "not with OpenPGP"),
    # -- not what was signed
    "other words under a good signature": (forged_signature, "does not fit|not enrolled"),
    "a word changed": (lambda d: d.raw(good(d).replace("= 99", "= 98")), "does not fit"),
    "a line added inside": (lambda d: d.raw(good(d).replace(LINE, LINE + "\nset player/Eve.points = 9")), "does not fit"),
    "a head line changed inside": (lambda d: d.raw(good(d).replace("Orders", "Other")), "does not fit"),
    "a part changed": (lambda d: d.raw(mime(d).replace("= 99", "= 98"), kind=MIME), "does not fit"),
    "text before the signed part": (lambda d: d.raw("set player/Eve.points = 9\n" + good(d)), "text outside"),
    "text after the signed part": (lambda d: d.raw(good(d) + "set player/Eve.points = 9\n"), "text outside"),
    "text before the parts": (lambda d: d.raw("Hello\n" + mime(d), kind=MIME), "text outside"),
    "text after the parts": (lambda d: d.raw(mime(d) + "Hello\n", kind=MIME), "text outside"),
    "another part beside it": (
        lambda d: d.raw(
            f"--m\nContent-Type: {MIME}\n\n{mime(d)}\n--m\nContent-Type: text/plain\n\nmore\n--m--\n",
            kind="multipart/mixed; boundary=m",
        ),
        "parts beside",
    ),
    "two signatures under one part": (two_signatures, "2 signatures"),
    "two signatures under one text": (countersigned, "several signed parts"),
    "two signed texts": (lambda d: d.raw(good(d) + good(d)), "several signed parts"),
    "a signed mail inside the signed one": (
        lambda d: inside(d, "multipart/signed; protocol=\"application/pgp-signature\"; boundary=in"),
        "not one plain text",
    ),
    "a whole mail inside": (lambda d: inside(d, "message/rfc822"), "not one plain text"),
    "HTML": (lambda d: inside(d, "text/html"), "not one plain text"),
    "encrypted": (lambda d: d.raw("--m\n\nx\n--m--\n", kind="multipart/encrypted; boundary=m"), "encrypted"),
    "encrypted in the text": (
        lambda d: d.raw("-----BEGIN PGP MESSAGE-----\n\nx\n-----END PGP MESSAGE-----\n"), "encrypted",
    ),
    "signed so that the words are hidden": (
        lambda d: d.raw(pysequoia.sign(keyed("Anna").secret.signer(), d.text(LINE).encode()).decode()), "hides its words",
    ),
    "cut off": (lambda d: d.raw(good(d)[: -len(END_SIGNATURE) - 5]), "cut off"),
    # -- at another time, place, or again
    "for another game": (lambda d: d.raw(good(d, game="Another")), "for the game 'Another'"),
    "for no game": (lambda d: d.mail(d.text(LINE).replace("Game: Orders\n", "")), "Game: is missing"),
    "without an Id": (lambda d: d.mail("\n".join(x for x in d.text(LINE).split("\n") if "Id:" not in x)), "Id: is missing"),
    "without an end": (
        lambda d: d.mail("\n".join(x for x in d.text(LINE).split("\n") if "Expires" not in x)), "Expires: is missing",
    ),
    "with two games": (lambda d: d.raw(good(d, head=("Game: Other",))), "stands there twice"),
    "with a line that is none of an order's": (lambda d: d.raw(good(d, head=("Urgent: yes",))), "blank line ends"),
    "an end that is no instant": (lambda d: d.raw(good(d, expires="tomorrow")), "no instant"),
    "without end for a year": (lambda d: d.raw(good(d, expires=datetime.now(UTC) + 365 * DAY)), "more than 7 days"),
    "after its end": (lambda d: d.raw(good(d, expires=datetime.now(UTC) - HOUR)), "after it had expired"),
    "an Id that was used": (
        lambda d: (d.order("turn on vote", number="Once-1"), d.raw(good(d, number="once 1")))[1], "used before",
    ),
    "an Id that was used by a refused order": (
        lambda d: (d.order("set player/Nobody.points = 1", number="Once-2"), d.raw(good(d, number="Once-2")))[1],
        "used before",
    ),
    "sent again": (captured, "used before"),
    "sent again by another mailer": (by_another_mailer, "used before"),
    "sent again with another subject": (
        lambda d: captured(d, lambda raw: raw.replace(b"Subject: order", b"Subject: urgent")), "used before",
    ),
    "signed before a restore, sent after": (restored, "before the officer's store was restored"),
    # -- words
    "an unknown command": (lambda d: d.raw(keyed("Anna").clear(d.text(LINE, "launch"))), "no such command"),
    "a command that is not permitted among others": (
        lambda d: d.raw(keyed("Bob").clear(d.text('amend: In Rule 90, replace "three" with "no".', LINE)), "Bob"),
        "line 2: set is for a root officer",
    ),
    "no command": (lambda d: d.raw(keyed("Anna").clear(d.text())), "holds no command"),
    "a text without its command": (lambda d: d.raw(keyed("Anna").clear(d.text("| text"))), "right below"),
    "a thousand commands": (lambda d: d.raw(keyed("Anna").clear(d.text(*[LINE] * 1000))), "more than 200"),
    "a line without end": (lambda d: d.raw(keyed("Anna").clear(d.text("set player/Bob.points = " + "9" * 5000))), "longer than"),
    "what engines keep to themselves": (
        lambda d: d.raw(keyed("Anna").clear(d.text("set _settings/settings.secret = x"))), "no kind of thing",
    ),
    "a key that is another's": (lambda d: d.raw(keyed("Bob").clear(d.text(f"rotate key\n{block('Eve')}")), "Bob"), "enrolled already"),
    "a secret key": (
        lambda d: d.raw(keyed("Bob").clear(d.text("rotate key\n| " + str(keyed("Zed").secret).replace("\n", "\n| "))), "Bob"), "SECRET",
    ),
}  # fmt: skip


def public(desk: Desk) -> object:
    return show(desk.game)["objects"]


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_is_refused_recorded_and_answered(name: str, desk: Desk) -> None:
    import re

    attack, why = ATTACKS[name]
    raw = attack(desk)
    before = public(desk)
    seq = desk.give(raw)
    assert public(desk) == before
    verdicts = {one.verdict for one in desk.acts(seq)}
    reasons = {one.reason for one in desk.acts(seq)}
    assert verdicts == {"failed"}
    assert len(reasons) == 1
    (reason,) = reasons
    assert re.search(why, reason), reason
    row = desk.store.entry(seq)
    assert row is not None
    assert (row.status, row.raw) == (Status.FOLDED, raw)
    assert " ".join(reason.split())[:40] in " ".join(desk.answer(seq).split())


def test_there_are_attacks_enough() -> None:
    assert len(ATTACKS) >= 25


def test_the_same_mail_delivered_twice_counts_once_and_is_answered_once(desk: Desk) -> None:
    raw = desk.mail(desk.text(LINE))
    first = desk.give(raw)
    assert desk.give(b"Received: from x by y; z\n" + raw) == first
    desk.work()
    assert desk.verdict(first)[0] == "succeeded"
    assert len(desk.mails("anna@x.example", "player/Bob.points")) == 1


@pytest.mark.parametrize(
    ("late", "why"),
    [
        (timedelta(days=7, hours=1), "7 days before it arrived"),
        (timedelta(days=30, hours=1), "30 days before it arrived"),
    ],
)
def test_an_old_order_is_refused_whatever_it_says(late: timedelta, why: str, desk: Desk) -> None:
    raw = desk.mail(desk.text(LINE, expires=datetime.now(UTC) + 6 * DAY))
    signed = max(desk.now, datetime.now(UTC).replace(microsecond=0))
    assert why in desk.verdict(desk.give(raw, signed + late))[1]


def test_an_order_five_days_under_way_counts(desk: Desk) -> None:
    raw = desk.mail(desk.text(LINE, expires=datetime.now(UTC) + 6 * DAY))
    assert desk.verdict(desk.give(raw, desk.now + 5 * DAY))[0] == "succeeded"


def test_an_order_signed_by_a_clock_that_is_ahead_is_refused(tmp_path: Path) -> None:
    desk = Desk(tmp_path, start=datetime.now(UTC).replace(microsecond=0) - 3 * HOUR)
    try:
        assert "signed after it arrived" in desk.verdict(desk.order(LINE, at=desk.start + HOUR))[1]
    finally:
        desk.close()


@pytest.mark.parametrize(
    "head",
    ["Auto-Submitted: auto-replied", "Precedence: bulk", "X-Loop: officer@bot.example", "Return-Path: <>"],
)
def test_a_machine_orders_nothing_and_is_not_answered(head: str, desk: Desk) -> None:
    before = len(desk.store.mails())
    desk.give(desk.mail(desk.text(LINE), head=head))
    assert desk.value("player/Bob.points") == 3
    assert len(desk.store.mails()) == before


def test_an_order_that_comes_through_a_list_orders_nothing(desk: Desk) -> None:
    seq = desk.give(b"List-Id: <b-business.lists.example>\n" + desk.mail(desk.text(LINE)))
    assert desk.value("player/Bob.points") == 3
    assert "order_set" not in {one.action for one in desk.acts(seq)}


def test_an_order_to_the_list_and_the_officer_counts_once(desk: Desk) -> None:
    raw = desk.mail(desk.text(LINE)).replace(f"To: {BOT}".encode(), f"To: b-business@lists.example, {BOT}".encode())
    desk.give(b"List-Id: <b-business.lists.example>\n" + raw + b"\n____\nb-business mailing list\n")
    assert desk.verdict(desk.give(raw))[0] == "succeeded"
    assert desk.value("player/Bob.points") == 99


def test_a_stranger_s_refused_order_burns_no_id(desk: Desk) -> None:
    desk.give(desk.mail(desk.text(LINE, number="mine"), signed=False))
    desk.give(desk.raw(good(desk, "Mallory", number="mine")))
    assert desk.verdict(desk.order(LINE, number="mine"))[0] == "succeeded"


def test_a_restored_store_reads_its_mailbox_again_and_carries_out_what_it_forgot_once(tmp_path: Path) -> None:
    """The backup is from before the order; its mail is in the mailbox still, and a thief has a copy."""
    desk = Desk(tmp_path)
    try:
        raw = desk.mail(desk.text("set player/Bob.points = 5"))
        arrived = max(desk.now, datetime.now(UTC).replace(microsecond=0)) + MINUTE
        note_restore(desk.store, arrived + HOUR)
        first = desk.give(raw, arrived)
        thief = raw.replace(b"Message-ID: <", b"Message-ID: <again-", 1)
        second = desk.give(thief, arrived + 2 * HOUR)
        assert desk.verdict(first) == ("succeeded", "")
        assert desk.verdict(second)[0] == "failed"
        note_restore(desk.store, arrived + 5 * HOUR)
        assert desk.verdict(first) == ("succeeded", "")
        third = desk.give(thief.replace(b"again-", b"more-"), arrived + 6 * HOUR)
        assert desk.verdict(third)[0] == "failed"
    finally:
        desk.close()


def test_a_mail_that_looks_like_an_entry_of_the_keeper_is_a_mail(desk: Desk) -> None:
    said = '{"officer": "x", "commands": [{"verb": "set", "arguments": {"kind": "player"}}]}'
    raw = f"{said}\nFrom: Eve <eve@p.example>\nTo: {BOT}\nSubject: help\nMessage-ID: <officer/Anna/1>\n\n".encode()
    seq = desk.give(raw)
    assert {one.action for one in desk.acts(seq)} == {"order_help"}


def test_what_an_order_refers_to_cannot_come_later(desk: Desk) -> None:
    """The message that it names arrives after it, and is dated before it."""
    seq = desk.order("accept coming@zed.list#0")
    assert "holds no message" in desk.verdict(seq)[1]
    head = "List-Id: <b-business.lists.example>\nFrom: Zed <zed@p.example>\nTo: b-business@lists.example\n"
    desk.now += MINUTE
    desk.take(f"{head}Message-ID: <coming@zed.list>\n\nI forfeit the game.\n".encode(), desk.now - 10 * MINUTE)
    desk.work(desk.now + MINUTE)
    assert "holds no message" in desk.verdict(seq)[1]


def test_a_key_enrolled_in_the_past_does_not_mend_an_order_that_was_refused(desk: Desk) -> None:
    seq = desk.order("signed mail only", by="Zed")
    assert "not enrolled" in desk.verdict(seq)[1]
    desk.now += MINUTE
    past = (desk.start + MINUTE).isoformat()
    again = desk.order(f"at {past}: enroll key for Zed\n{block('Zed')}")
    assert desk.verdict(again)[0] == "succeeded"
    assert "not enrolled" in desk.verdict(seq)[1]
    assert desk.verdict(desk.order("signed mail only", by="Zed"))[0] == "succeeded"


@pytest.mark.parametrize("signed", [True, False])
def test_the_words_of_an_order_that_went_to_the_list_are_nobody_s_acts(signed: bool, desk: Desk) -> None:
    text = desk.text("perform for Eve: I forfeit the game.")
    body = keyed("Bob").clear(text) if signed else text
    name = desk.post("Bob", body)
    assert [one for one in desk.store.acts() if one.message_id == name] == []
    assert "Bob" in show(desk.game)["objects"]["player"]
