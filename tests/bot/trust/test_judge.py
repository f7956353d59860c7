"""How surely a mail is its author's: the judge with its rules, Authentication-Results, lists, and DNS."""

from __future__ import annotations

from typing import Any

import dns.exception
import dns.resolver
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.trust.judge import Judge, Judgement, judged
from bot.trust.resolver import KEPT_SECONDS, TROUBLE_SECONDS, Dns, DnsTrouble, NoDns
from bot.trust.results import aligned, read, vouched
from bot.trust.rules import ListHost, TrustRules
from engine.trust import Level
from parsers.mail.mime import parse_mail
from tests.bot.trust.makers import Zone, dkim_signed, record, rsa, sealed

BOB, LISTS = rsa(1), rsa(2)
LIST = b"List-Id: <b-business.lists.example>\r\nList-Post: <mailto:b-business@lists.example>\r\n"
RAW = (
    b"From: Bob <bob@p.example>\r\nTo: b-business@lists.example\r\nSubject: vote\r\n"
    b"Date: Sat, 21 Nov 2026 12:00:00 +0000\r\nMessage-ID: <1@p.example>\r\n\r\nI vote FOR 310.\r\n"
)
HOST = TrustRules(lists=(ListHost("b-business@lists.example", "mail.lists.example"),), own_hops=1)
OWN = TrustRules(own_results=frozenset({"mx.bot.example"}))


def zone() -> Zone:
    return Zone({"s._domainkey.p.example": record(BOB), "s._domainkey.lists.example": record(LISTS)})


def verdict(raw: bytes, rules: TrustRules | None = None) -> Judgement:
    return Judge(rules or TrustRules(), zone())(raw, parse_mail(raw))


def test_the_four_ways_in_which_a_mail_comes() -> None:
    assert verdict(RAW).level is Level.UNVERIFIED
    assert verdict(LIST + RAW) == Judgement(Level.LIST, "list", "the domain of its author did not sign it")
    assert verdict(dkim_signed(RAW, "p.example", BOB)) == Judgement(Level.DKIM, "dkim")
    assert verdict(LIST + dkim_signed(RAW, "p.example", BOB)).level is Level.DKIM


def test_a_mail_of_uncertain_author_is_unverified_whatever_signs_it() -> None:
    raw = dkim_signed(RAW, "p.example", BOB)
    assert verdict(b"From: Eve <eve@evil.example>\r\n" + raw) == Judgement(why="several From headers")


@pytest.mark.parametrize(
    ("received", "level"),
    [
        (b"from lists (mail.lists.example [192.0.2.1]) by mx.bot.example; x", Level.LIST),
        (b"from lists (MAIL.lists.example. [192.0.2.1]) by mx.bot.example; x", Level.LIST),
        (b"from mail.lists.example (evil.example [192.0.2.9]) by mx.bot.example; x", Level.UNVERIFIED),
        (b"from mail.lists.example (unknown [192.0.2.9]) by mx.bot.example; x", Level.UNVERIFIED),
        (b"from mail.lists.example by mx.bot.example; x", Level.UNVERIFIED),
        (b"from x ((mail.lists.example [192.0.2.1])) by y; x", Level.UNVERIFIED),
    ],
)
def test_a_list_with_a_known_host_is_believed_from_there_only(received: bytes, level: Level) -> None:
    found = verdict(b"Received: " + received + b"\r\n" + LIST + RAW, HOST)
    assert found.level is level
    assert found.why


def test_the_list_s_hop_is_counted_from_the_top() -> None:
    ours = b"Received: from inner (inner.bot.example [10.0.0.1]) by store; x\r\n"
    hop = b"Received: from l (mail.lists.example [192.0.2.1]) by mx; x\r\n"
    rules = TrustRules(lists=HOST.lists, own_hops=2)
    assert verdict(ours + hop + LIST + RAW, rules).level is Level.LIST
    assert verdict(hop + ours + LIST + RAW, rules).level is Level.UNVERIFIED
    assert verdict(LIST + RAW, rules).level is Level.UNVERIFIED


@pytest.mark.parametrize(
    ("fields", "how"),
    [
        ([b"mx.bot.example; dkim=pass header.d=p.example header.s=s"], "dkim, by mx.bot.example"),
        ([b"MX.bot.example 1; spf=fail; dmarc=pass (p=none) header.from=p.example"], "dmarc, by mx.bot.example"),
        ([b"mx.bot.example; dkim=pass header.i=@p.example"], "dkim, by mx.bot.example"),
        ([b"mx.bot.example; dkim=fail header.d=p.example; dkim=pass header.d=p.example"], "dkim, by mx.bot.example"),
        ([b"mx.bot.example; dkim=pass header.d=evil.example"], ""),
        ([b"mx.bot.example; dkim=pass header.d=example"], ""),
        ([b"mx.bot.example; dkim=none"], ""),
        ([b"mx.bot.example; none"], ""),
        ([b"mx.bot.example; spf=pass smtp.mailfrom=bob@p.example"], ""),
        ([b"mx.bot.example; dkim=fail (dkim=pass header.d=p.example;) header.d=p.example"], ""),
        ([b"other.example; dkim=pass header.d=p.example"], ""),
        ([b"mx.bot.example; dkim=pass header.d=p.example", b"mx.bot.example; dkim=none"], ""),
        ([b""], ""),
        ([b";;;"], ""),
    ],
)
def test_results_are_believed_of_our_own_server_only(fields: list[bytes], how: str) -> None:
    head = b"".join(b"Authentication-Results: " + one + b"\r\n" for one in fields)
    rules = TrustRules(own_results=OWN.own_results, dkim=False)
    found = verdict(head + RAW, rules)
    assert (found.level, found.how) == ((Level.DKIM, how) if how else (Level.UNVERIFIED, ""))
    assert verdict(head + RAW, TrustRules(dkim=False)).level is Level.UNVERIFIED


@pytest.mark.parametrize(
    ("signer", "domain", "speaks"),
    [
        ("p.example", "p.example", True),
        ("P.Example.", "p.example", True),
        ("p.example", "mail.p.example", True),
        ("mail.p.example", "p.example", False),
        ("example", "p.example", False),
        ("p.example", "evilp.example", False),
        ("", "p.example", False),
    ],
)
def test_who_speaks_for_a_domain(signer: str, domain: str, speaks: bool) -> None:
    assert aligned(signer, domain) is speaks


@given(st.text(max_size=300))
def test_no_results_field_raises(value: str) -> None:
    assert vouched(read(value), "p.example") in ("", "dkim", "dmarc")


@pytest.mark.parametrize(
    ("sender", "level"),
    [
        ("bob@p.example", Level.LIST),
        ("BOB@p.example", Level.LIST),
        ("b-business-bounces@lists.example", Level.LIST),
        ("b-business-bounces+bob=p.example@elsewhere.example", Level.LIST),
        ("owner-b-business@elsewhere.example", Level.LIST),
        ("Eve <eve@evil.example>", Level.UNVERIFIED),
        ("bob@p.example, eve@evil.example", Level.UNVERIFIED),
        ("bob@p.example\nSender: b-business@lists.example", Level.UNVERIFIED),
        ("=?utf-8?q?bob=40p.example?=", Level.UNVERIFIED),
    ],
)
def test_who_hands_in_another_s_mail_is_not_vouched_for_by_a_list(sender: str, level: Level) -> None:
    found = verdict(LIST + f"Sender: {sender}\n".encode() + RAW)
    assert found.level is level
    assert (
        verdict(
            dkim_signed(
                f"Sender: {sender}\r\n".replace("\n", "\r\n").replace("\r\r", "\r").encode() + RAW, "p.example", BOB
            )
        ).level
        is Level.DKIM
    )


# -- lists that rewrite From --------------------------------------------------------------------------

MUNGED = (
    b"From: Bob via B-business <b-business@lists.example>\r\nReply-To: Bob <bob@p.example>\r\n"
    b"To: b-business@lists.example\r\nSubject: vote\r\nDate: Sat, 21 Nov 2026 12:00:00 +0000\r\n"
    b"Message-ID: <1@p.example>\r\n\r\nI vote FOR 310.\r\n"
)


def test_a_rewritten_author_is_as_sure_as_the_list_says() -> None:
    mail = parse_mail(LIST + MUNGED)
    assert (mail.sender, mail.rewritten) == (("Bob", "bob@p.example"), "reply-to")
    assert verdict(LIST + MUNGED).level is Level.LIST


def test_the_list_s_own_signature_does_not_speak_for_a_rewritten_author() -> None:
    assert verdict(dkim_signed(LIST + MUNGED, "lists.example", LISTS)).level is Level.LIST


def test_a_list_that_saw_the_signature_and_is_believed_speaks_for_him(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = TrustRules(sealers=frozenset({"lists.example"}))
    seen = sealed(LIST + MUNGED, "lists.example", LISTS, "dkim=pass header.d=p.example", monkeypatch)
    assert verdict(seen, rules) == Judgement(Level.DKIM, "arc, dkim")
    eve = sealed(LIST + MUNGED, "lists.example", LISTS, "dkim=pass header.d=evil.example", monkeypatch)
    assert verdict(eve, rules).level is Level.LIST


@pytest.mark.parametrize(
    ("head", "author", "problem"),
    [
        ("From: Bob via B <b-business@lists.example>\nX-Original-From: Bob <bob@p.example>", "bob@p.example", ""),
        ("From: 'Bob' via B <b-business@lists.example>\nReply-To: bob@p.example", "bob@p.example", ""),
        ("From: B-business@Lists.example\nReply-To: Bob <bob@p.example>", "bob@p.example", ""),
        ("From: Eve via B <b-business@lists.example>\nReply-To: Bob <bob@p.example>", "", "another name"),
        ("From: Bob via B <b-business@lists.example>", "", "for whom"),
        ("From: Bob via B <b-business@lists.example>\nReply-To: b-business@lists.example", "", "for whom"),
        (
            "From: Bob via B <b-business@lists.example>\nReply-To: Bob <bob@p.example>, Eve <eve@evil.example>",
            "", "for whom",
        ),
        (
            "From: Bob via B <b-business@lists.example>\nReply-To: Bob <bob@p.example>\nReply-To: eve@evil.example",
            "", "for whom",
        ),
        ("From: Bob via B <b-business@lists.example>\nReply-To: bob@p.example <eve@evil.example>", "", "for whom"),
        ("From: Bob <bob@p.example>\nReply-To: Eve <eve@evil.example>", "bob@p.example", ""),
        ("From: Eve <eve@evil.example>\nReply-To: Bob <bob@p.example>", "eve@evil.example", ""),
        ("From: Eve <eve@evil.example>\nX-Original-From: Bob <bob@p.example>", "eve@evil.example", ""),
    ],
)  # fmt: skip
def test_who_is_behind_a_rewritten_from(head: str, author: str, problem: str) -> None:
    mail = parse_mail(LIST + head.encode() + b"\n\nhi\n")
    assert (mail.sender[1] if mail.sender is not None else "") == author
    assert problem in (mail.sender_problem or "")


# -- what is noted, and DNS ---------------------------------------------------------------------------


def test_a_judgement_comes_back_as_it_was_noted() -> None:
    one = Judgement(Level.DKIM, "dkim", "")
    assert judged(one.facts()) == one
    assert judged(None) is None
    assert judged({}) is None


class Servers:
    """Name servers that count the questions and answer as told."""

    def __init__(self, answers: dict[str, Any]) -> None:
        self.answers = answers
        self.asked = 0

    def resolve(self, name: str, *_: Any, **__: Any) -> Any:
        self.asked += 1
        answer = self.answers.get(name)
        if answer is None:
            raise dns.resolver.NXDOMAIN
        if isinstance(answer, Exception):
            raise answer
        return answer


class Record:
    strings = (b"v=DKIM1; ", b"p=x")


@pytest.fixture
def now() -> list[float]:
    return [1000.0]


def asking(servers: Servers, now: list[float], **options: Any) -> Dns:
    made = Dns(clock=lambda: now[0], **options)
    made._ready = lambda: servers  # type: ignore[method-assign,assignment,return-value]
    return made


def test_answers_are_kept_for_a_while(now: list[float]) -> None:
    servers = Servers({"a.example": [Record()]})
    found = asking(servers, now)
    assert [found.txt("A.example."), found.txt("a.example"), found.txt("b.example"), found.txt("b.example")] == [
        b"v=DKIM1; p=x", b"v=DKIM1; p=x", None, None,
    ]  # fmt: skip
    assert servers.asked == 2
    now[0] += KEPT_SECONDS + 1
    found.txt("a.example")
    assert servers.asked == 3


@pytest.mark.parametrize("error", [dns.exception.Timeout(), dns.resolver.NoNameservers(), OSError("unreachable")])
def test_trouble_is_told_and_not_asked_about_again_at_once(error: Exception, now: list[float]) -> None:
    servers = Servers({"a.example": error})
    found = asking(servers, now)
    for _ in range(3):
        with pytest.raises(DnsTrouble, match="DNS did not answer"):
            found.txt("a.example")
    assert servers.asked == 1
    now[0] += TROUBLE_SECONDS + 1
    with pytest.raises(DnsTrouble):
        found.txt("a.example")
    assert servers.asked == 2


def test_a_batch_of_mail_spends_no_more_than_its_time(now: list[float]) -> None:
    servers = Servers({})
    found = asking(servers, now, batch_seconds=5.0)
    with found.batch():
        assert found.txt("a.example") is None
        now[0] += 6
        with pytest.raises(DnsTrouble, match="too slow"):
            found.txt("b.example")
    assert found.txt("b.example") is None


@pytest.mark.parametrize("name", ["", ".", "a" * 300, "a..b", "\udcff.example"])
def test_odd_names_have_no_record(name: str) -> None:
    try:
        assert Dns(("192.0.2.1",), seconds=0.001).txt(name) is None
    except DnsTrouble:
        assert name == "\udcff.example"


def test_without_dns_nothing_is_asked() -> None:
    with pytest.raises(DnsTrouble):
        NoDns().txt("a.example")
