"""Signed mails of players: their signed words count as theirs, noted once and for all with the entry."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.genesis import Genesis
from bot.keeper import Keeper
from bot.mail.stamps import Stamps
from bot.store.rows import StoredAct
from bot.store.store import Store
from bot.storing import found, open_game
from bot.trust import openpgp
from bot.trust.judge import Judge
from bot.trust.waiting import judge_waiting
from engine import keys
from tests.bot.trust.keys import MIME, mail, person

START = datetime.now(UTC).replace(microsecond=0) - timedelta(hours=1)
LIST = "List-Id: <b-business.lists.example>\nFrom: Bob <bob@p.example>"
ACT = "I change my mental state to Paranoid."
PART = f"Content-Type: text/plain\n\n{ACT}\n"
TABLES = {
    "game": {"ruleset": "bnomic4", "name": "Signed", "at": START.isoformat()},
    "clock": {"nweek": 150, "nday": 2, "on": True},
    "forums": [{"name": "b", "address": "b-business@lists.example", "kind": "public"}],
    "players": [{"name": "Bob", "addresses": ["bob@p.example"]}, {"name": "Eve", "addresses": ["eve@p.example"]}],
}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(f"sqlite:///{tmp_path}/game.db") as opened:
        found(opened, Genesis(TABLES))
        yield opened


def keeper_with_keys(store: Store) -> Keeper:
    keeper = open_game(store)
    for name in ("Bob", "Eve"):
        who = keeper.game.world.by_key(name, ["player"])
        one = person(name).certificate
        keys.enroll(keeper.game, who, one.fingerprint, one.text, START)
    return keeper


def take(store: Store, raw: bytes) -> int:
    from bot.adapter import StoreIntake
    from bot.mail.intake import Carrier, Source

    at = START + timedelta(minutes=1)
    return StoreIntake(store, "bot.example", START).accept(raw, Stamps(at, at, at, at), Source(Carrier.FILE, "x")).seq


def folded(store: Store, raw: bytes) -> list[StoredAct]:
    keeper, seq = keeper_with_keys(store), take(store, raw)
    judge_waiting(store, Judge())
    keeper.work(START + timedelta(hours=2))
    return store.acts_of_entry(seq)


@pytest.mark.parametrize(
    "raw",
    [
        mail(person("Bob").clear(ACT + "\n"), head=LIST),
        mail(person("Bob").mime(PART), MIME, LIST),
        mail(person("Bob").clear(ACT + "\n") + "\n_____\nb-business mailing list\n", head=LIST),
        mail(
            f"--m\nContent-Type: {MIME}\n\n{person('Bob').mime(PART)}\n--m\nContent-Type: text/plain\n\nfooter\n--m--\n",
            "multipart/mixed; boundary=m", LIST,
        ),
    ],
)  # fmt: skip
def test_a_signed_mail_is_its_owner_s_for_certain(raw: bytes, store: Store) -> None:
    (act,) = folded(store, raw)
    assert (act.actor, act.action, act.verdict, act.trust) == ("Bob", "set_mental_state", "succeeded", "openpgp")
    (row,) = store.entries()
    assert row.facts is not None
    assert row.facts["signed"]["key"] == person("Bob").certificate.fingerprint


def test_unsigned_words_that_act_leave_the_whole_mail_unsigned(store: Store) -> None:
    acts = folded(store, mail(f"I forfeit the game.\n\n{person('Bob').clear(ACT + chr(10))}", head=LIST))
    assert [(one.action, one.trust) for one in acts] == [("forfeit_game", "list"), ("set_mental_state", "list")]


def test_a_bad_signature_proves_nothing_and_takes_nothing(store: Store) -> None:
    (act,) = folded(store, mail(person("Bob").clear("I am calm.\n").replace("I am calm.", ACT), head=LIST))
    assert (act.actor, act.verdict, act.trust) == ("Bob", "succeeded", "list")


def test_a_mail_in_bob_s_name_with_eve_s_signature_waits_for_an_officer(store: Store) -> None:
    (act,) = folded(store, mail(person("Eve").clear(ACT + "\n"), head=LIST))
    assert act.verdict == "held"
    assert "the key of Eve" in act.reason


def test_a_signature_found_good_stays_good_whatever_becomes_of_the_mathematics(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    folded(store, mail(person("Bob").clear(ACT + "\n"), head=LIST))
    (row,) = store.entries()
    keeper = keeper_with_keys(store)

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("this kind of key is not secure any more")

    monkeypatch.setattr(openpgp.pysequoia, "verify", broken)
    again = keeper.read(row, keeper.game)
    assert getattr(again, "signer", "") == person("Bob").certificate.fingerprint


def test_a_mail_that_nobody_judged_is_judged_before_it_is_folded(store: Store) -> None:
    seq = take(store, mail("hello", head=LIST))
    assert judge_waiting(store, Judge()) == 1
    row = store.entry(seq)
    assert row is not None
    assert row.facts == {"level": "list", "how": "list", "why": "the domain of its author did not sign it"}
    assert judge_waiting(store, Judge()) == 0


def test_base64_in_the_game_is_the_certificate(store: Store) -> None:
    keeper = keeper_with_keys(store)
    one = keys.find(keeper.game, person("Bob").certificate.fingerprint)
    assert one is not None
    assert openpgp.read_certificate(b64decode(one.certificate)) == person("Bob").certificate
