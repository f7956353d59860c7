"""Signatures of mail domains: which of them prove who wrote a mail, and what does not."""

from __future__ import annotations

from typing import Any

import dkim
import pytest

from bot.trust.domains import LONGEST_SIGNATURE, MOST_SEALS, WIDEST_BLANK, Proof, arc_of, dkim_of
from tests.bot.trust.makers import SIGNED_FIELDS, Zone, dkim_signed, record, rsa, sealed

BOB = rsa(1)
EVE = rsa(2)
WEAK = rsa(3, 512)
RAW = (
    b"From: Bob <bob@p.example>\r\nTo: list@lists.example\r\nSubject: vote\r\nDate: Sat, 21 Nov 2026 12:00:00 +0000\r\n"
    b"Message-ID: <1@p.example>\r\n\r\nI vote FOR 310.\r\n"
)


@pytest.fixture
def zone() -> Zone:
    return Zone(
        {
            "s._domainkey.p.example": record(BOB),
            "s._domainkey.example": record(EVE),
            "s._domainkey.evil.example": record(EVE),
            "s._domainkey.sub.p.example": record(EVE),
            "weak._domainkey.p.example": record(WEAK),
            "gone._domainkey.p.example": b"v=DKIM1; p=",
            "odd._domainkey.p.example": b"\xff\xfe;;;",
            "s._domainkey.lists.example": record(EVE),
        }
    )


def test_the_signature_of_the_author_s_domain_proves_it(zone: Zone) -> None:
    assert dkim_of(dkim_signed(RAW, "p.example", BOB), "p.example", zone) == Proof("dkim")


def test_a_domain_speaks_for_the_domains_below_it(zone: Zone) -> None:
    raw = dkim_signed(RAW.replace(b"bob@p.example", b"bob@mail.p.example"), "p.example", BOB)
    assert dkim_of(raw, "mail.p.example", zone).by == "dkim"


def test_a_good_signature_beside_a_broken_one_is_enough(zone: Zone) -> None:
    good = dkim_signed(RAW, "p.example", BOB)
    assert dkim_of(dkim_signed(RAW, "p.example", EVE).split(RAW)[0] + good, "p.example", zone).by == "dkim"


def tampered(raw: bytes) -> bytes:
    return raw.replace(b"FOR 310", b"AGAINST 310")


FORGERIES: dict[str, tuple[bytes, str]] = {
    "no signature": (RAW, "did not sign"),
    "signed by another domain": (dkim_signed(RAW, "evil.example", EVE), "did not sign"),
    "signed by a domain below his": (dkim_signed(RAW, "sub.p.example", EVE), "did not sign"),
    "signed by the top of all domains": (dkim_signed(RAW, "example", EVE), "did not sign"),
    "signed with another key in his name": (dkim_signed(RAW, "p.example", EVE), "does not fit"),
    "other words": (tampered(dkim_signed(RAW, "p.example", BOB)), "does not fit"),
    "words added behind": (dkim_signed(RAW, "p.example", BOB) + b"I forfeit.\r\n", "does not fit"),
    "another subject": (dkim_signed(RAW, "p.example", BOB).replace(b"Subject: vote", b"Subject: x"), "does not fit"),
    "a second From on top": (b"From: Eve <eve@evil.example>\r\n" + dkim_signed(RAW, "p.example", BOB), "does not fit"),
    "only a part of the body signed": (
        dkim_signed(RAW, "p.example", BOB, length=True) + b"I forfeit.\r\n", "only a part",
    ),
    "the Message-ID not signed": (
        dkim_signed(RAW, "p.example", BOB, include_headers=SIGNED_FIELDS[:-1]), "leaves out message-id",
    ),
    "only From signed": (dkim_signed(RAW, "p.example", BOB, include_headers=[b"from"]), "leaves out date"),
    "a key that can be guessed": (dkim_signed(RAW, "p.example", WEAK, selector="weak"), "no good one"),
    "a key taken back": (dkim_signed(RAW, "p.example", BOB, selector="gone"), ""),
    "a key record of rubbish": (dkim_signed(RAW, "p.example", BOB, selector="odd"), ""),
    "a selector without a record": (dkim_signed(RAW, "p.example", BOB, selector="none"), ""),
    "signed with SHA-1": (
        dkim_signed(RAW, "p.example", BOB).replace(b"a=rsa-sha256", b"a=rsa-sha1"), "",
    ),
    "a signature of rubbish": (b"DKIM-Signature: d=p.example; ;;;=\r\n" + RAW, "did not sign"),
    "a signature without a key": (b"DKIM-Signature: v=1; d=p.example\r\n" + RAW, "does not fit"),
    "a header that begins with a blank": (b" odd\r\nDKIM-Signature: v=1; d=p.example\r\n" + RAW, "cannot be read"),
    "blanks without end": (b"DKIM-Signature: d=p.example\r\n" + RAW + b" " * WIDEST_BLANK, "absurdly"),
    "a signature without end": (b"DKIM-Signature: d=p.example;" + b" a=b;" * LONGEST_SIGNATURE + b"\r\n" + RAW, "absurdly"),
}  # fmt: skip


@pytest.mark.parametrize("name", FORGERIES)
def test_what_proves_nothing_says_why(name: str, zone: Zone) -> None:
    raw, why = FORGERIES[name]
    found = dkim_of(raw, "p.example", zone)
    assert found.by == ""
    assert found.why
    assert why in found.why


def test_dns_that_does_not_answer_proves_nothing_and_says_so(zone: Zone) -> None:
    zone.silent.add("s._domainkey.p.example")
    assert dkim_of(dkim_signed(RAW, "p.example", BOB), "p.example", zone) == Proof(why="DNS did not answer (Timeout)")


def test_no_other_domain_than_the_author_s_is_looked_up(zone: Zone) -> None:
    dkim_of(dkim_signed(dkim_signed(RAW, "evil.example", EVE), "p.example", BOB), "p.example", zone)
    assert zone.asked == ["s._domainkey.p.example"]


# -- ARC ----------------------------------------------------------------------------------------------

GOOD = "dkim=pass header.d=p.example; spf=pass smtp.mailfrom=bob@p.example"
BELIEVED = frozenset({"lists.example"})


@pytest.mark.parametrize("results", [GOOD, "dmarc=pass header.from=p.example"])
def test_a_relay_that_is_believed_may_have_seen_the_signature(
    results: str, zone: Zone, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = sealed(RAW, "lists.example", EVE, results, monkeypatch)
    assert arc_of(raw, "p.example", BELIEVED, zone).by == f"arc, {results.split('=', maxsplit=1)[0]}"


@pytest.mark.parametrize(
    "results",
    [
        "dkim=fail header.d=p.example",
        "dkim=pass header.d=evil.example",
        "dkim=pass header.d=sub.p.example",
        "spf=pass smtp.mailfrom=bob@p.example",
        "dmarc=pass header.from=evil.example",
    ],
)
def test_a_relay_that_saw_no_signature_of_the_author_proves_nothing(
    results: str, zone: Zone, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = sealed(RAW, "lists.example", EVE, results, monkeypatch)
    assert arc_of(raw, "p.example", BELIEVED, zone) == Proof(
        why="the host that sealed it did not see a signature of its author"
    )


def test_a_broken_chain_or_one_of_a_stranger_proves_nothing(zone: Zone, monkeypatch: pytest.MonkeyPatch) -> None:
    raw = sealed(RAW, "lists.example", EVE, GOOD, monkeypatch)
    assert arc_of(tampered(raw), "p.example", BELIEVED, zone).why == "its ARC chain is broken"
    assert arc_of(raw, "p.example", frozenset({"other.example"}), zone).why.endswith("not believed")
    assert arc_of(raw, "p.example", frozenset(), zone) == Proof()
    assert arc_of(RAW, "p.example", BELIEVED, zone) == Proof()
    assert arc_of(b"ARC-Seal: i=1; odd\r\n" * (MOST_SEALS + 1) + raw, "p.example", BELIEVED, zone) == Proof()
    zone.silent.add("s._domainkey.lists.example")
    assert arc_of(raw, "p.example", BELIEVED, zone).why == "DNS did not answer (Timeout)"


@pytest.mark.parametrize("error", [IndexError, AssertionError, RecursionError, dkim.InternalError, MemoryError])
def test_whatever_the_library_raises_proves_nothing(
    error: type[Exception], zone: Zone, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise error("details of ours")

    raw = dkim_signed(RAW, "p.example", BOB)
    monkeypatch.setattr(dkim.DKIM, "verify", broken)
    found = dkim_of(raw, "p.example", zone)
    assert (found.by, "details" in found.why) == ("", False)
