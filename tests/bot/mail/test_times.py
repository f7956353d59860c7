"""When a mail counts, as a table (tests/data/times.toml), and how a policy takes another's place."""

from __future__ import annotations

import tomllib
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.adapter import StoreIntake
from bot.config import load
from bot.errors import Complaint
from bot.mail.intake import Carrier, Source
from bot.mail.stamps import LIVE, ORDERS, Basis, Policy, Stamps, effective, stamps_of
from bot.store.store import Store
from bot.trust.rules import ListHost, TrustRules

TABLE: list[dict[str, Any]] = tomllib.loads((Path(__file__).parents[2] / "data" / "times.toml").read_text())["case"]
INGESTED = datetime(2026, 3, 4, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def moment(said: str) -> datetime:
    days, _, time = said.rpartition(" ")
    hour, minute = map(int, time.split(":"))
    return INGESTED.replace(hour=hour, minute=minute) - int(days.strip("-d") or 0) * DAY


def line(said: str) -> str:
    host, _, time = said.partition(" ")
    at = moment(time).strftime("%a, %d %b %Y %H:%M:%S +0000") if ":" in time else time
    return f"Received: from x by {host}.example; {at}\n"


def mail(case: dict[str, Any]) -> bytes:
    date = f"Date: {case['date']}\n" if "date" in case else ""
    return ("".join(map(line, case["received"])) + date + "From: a@x.example\n\nhi\n").encode()


@pytest.mark.parametrize("case", TABLE, ids=lambda case: str(case["name"]))
def test_when_a_mail_counts(case: dict[str, Any]) -> None:
    policy = Policy(LIVE.order, case.get("hops", 0), LIVE.earliest, LIVE.latest)
    mailbox = moment(case["mailbox"]) if "mailbox" in case else None
    stamps = stamps_of(mail(case), INGESTED, mailbox, policy)
    found = effective(stamps, policy)
    assert (found.at, found.basis) == (moment(case["counts"]), case["by"])
    assert found.skewed is case.get("odd", False)
    assert stamps.ingested_at == INGESTED


@pytest.mark.parametrize("case", TABLE, ids=lambda case: str(case["name"]))
def test_mail_to_the_officer_counts_by_the_mailbox_alone(case: dict[str, Any]) -> None:
    mailbox = moment(case["mailbox"]) if "mailbox" in case else None
    assert effective(stamps_of(mail(case), INGESTED, mailbox), ORDERS).at == (mailbox or INGESTED)


def test_a_policy_takes_another_s_place_at_its_instant() -> None:
    strict = Policy((Basis.INTERNAL,))
    loose = Policy((Basis.DATE,))
    policy = Policy(LIVE.order, later=((INGESTED, strict), (INGESTED + 2 * DAY, loose)))
    said = [Stamps(INGESTED + n * DAY, INGESTED - 9 * DAY, INGESTED - DAY, INGESTED) for n in (-1, 0, 1, 2, 3)]
    assert [effective(one, policy).basis for one in said] == [
        "list_at",
        "internaldate",
        "internaldate",
        "date_hdr",
        "date_hdr",
    ]


CONFIG = """
[bot]
address = "o@bot.example"
[mail]
own_hops = 1
[[mail.changes]]
from = 2026-12-01T00:00:00Z
policy = ["internaldate"]
[[mail.changes]]
from = "2027-01-01T00:00:00+01:00"
own_hops = 2
"""


def test_changes_of_the_policy_are_configured(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(CONFIG)
    policy = load(file).mail.policy
    assert policy.at(datetime(2026, 11, 30, tzinfo=UTC)).order == LIVE.order
    assert policy.at(datetime(2026, 12, 1, tzinfo=UTC)) == Policy((Basis.INTERNAL,), 1, LIVE.earliest, LIVE.latest)
    assert policy.at(datetime(2027, 1, 1, tzinfo=UTC)).own_hops == 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[[mail.changes]]\nown_hops = 1", "from: is missing"),
        ('[[mail.changes]]\nfrom = "soon"', "from:"),
        ("[[mail.changes]]\nfrom = 2026-12-01T00:00:00", "needs a UTC offset"),
        ('[[mail.changes]]\nfrom = 2026-12-01T00:00:00Z\npolicy = ["moon"]', "is none of"),
        ("[[mail.changes]]\nfrom = 2026-12-01T00:00:00Z\nsize = 1", "unknown key"),
        ('[[trust.lists]]\naddress = "l@x.example"\nhost = "h"', "needs own_hops"),
        ("[trust]\ndns_seconds = 0", "more than 0"),
        ('[trust]\ndns_servers = ["dns"]', "no IP address"),
        ('[[officers]]\nname = "A"\naddress = "nowhere"\nkey = "k"', "no plain mail address"),
        ('[[officers]]\nname = "A"\naddress = "a@x.example"', "key: is missing"),
    ],
)
def test_what_is_wrong_with_a_configuration_is_said_with_its_line(text: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(f'[bot]\naddress = "o@bot.example"\n{text}\n')
    with pytest.raises(Complaint, match=why) as caught:
        load(file)
    assert str(caught.value).startswith(f"{file}:")


OURS = "Received: from l (mail.lists.example [192.0.2.1]) by mx.bot.example; Wed, 4 Mar 2026 12:00:00 +0000\n"
DIRECT = OURS.replace("mail.lists.example", "evil.example")
LISTS = "Received: from p by mail.lists.example; Tue, 3 Mar 2026 12:00:00 +0000\nList-Id: <b-business.lists.example>\n"


@pytest.mark.parametrize(("hop", "at"), [(OURS, INGESTED - DAY), (DIRECT, INGESTED)])
def test_who_only_pretends_to_be_the_list_cannot_date_his_mail_back(hop: str, at: datetime, tmp_path: Path) -> None:
    policy = Policy(LIVE.order, 1, LIVE.earliest, LIVE.latest)
    rules = TrustRules(lists=(ListHost("b-business@lists.example", "mail.lists.example"),), own_hops=1)
    raw = f"{hop}{LISTS}From: a@x.example\n\nhi\n".encode()
    with Store.open(f"sqlite:///{tmp_path}/game.db") as store:
        intake = StoreIntake(store, "bot.example", INGESTED - 9 * DAY, policy, rules=rules)
        seq = intake.accept(raw, stamps_of(raw, INGESTED, INGESTED, policy), Source(Carrier.LMTP, "x")).seq
        row = store.entry(seq)
    assert row is not None
    assert (row.at, row.list_at) == (at, INGESTED - DAY)
