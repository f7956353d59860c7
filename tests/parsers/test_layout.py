"""What the author did not write changes nothing; how it travelled changes nothing."""

from __future__ import annotations

import base64
import json
import quopri
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from officers.bnomic4.words import PHRASEBOOK
from parsers.mime import parse_mail
from parsers.reader import Reader

MAILS = [
    json.loads(ln)["raw"].encode()
    for ln in (Path(__file__).parents[1] / "data/corpus/mails.jsonl").read_text(encoding="utf-8").splitlines()
]
READER = Reader(PHRASEBOOK)
FOOTER = "\n\n_______________________________________________\nlist mailing list\nlist@x.example\nhttp://x.example/listinfo/list\n"
plain = st.sampled_from(
    [
        m
        for m in (parse_mail(raw) for raw in MAILS)
        if "PGP" not in m.body and "\n-- \n" not in m.body and "____" not in m.body
    ]
)


def _mail(body: bytes, subject: str, encoding: str = "8bit", reply: str = "") -> bytes:
    head = f"From: Zed <z@x.example>\nMessage-ID: <1@x>\nSubject: {subject}\n{reply}Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: {encoding}\n\n"
    return head.encode() + body


def _acts(raw: bytes) -> list[tuple[str, str]]:
    return [(a.action, json.dumps(dict(a.params), sort_keys=True)) for a in READER.read(raw).acts]


@given(plain)
@settings(max_examples=40, deadline=None)
def test_a_quoted_mail_says_nothing(mail) -> None:  # type: ignore[no-untyped-def]
    body = "\n".join("> " + line for line in mail.body.split("\n"))
    assert _acts(_mail(body.encode(), "Re: x")) == []


@given(plain)
@settings(max_examples=40, deadline=None)
def test_signature_and_footer_change_nothing(mail) -> None:  # type: ignore[no-untyped-def]
    base = _acts(_mail(mail.body.encode(), "x"))
    assert _acts(_mail((mail.body.rstrip("\n") + FOOTER).encode(), "x")) == base
    assert _acts(_mail((mail.body.rstrip("\n") + "\n\n-- \nZed\nI vote FOR 1.\n").encode(), "x")) == base


@given(plain)
@settings(max_examples=40, deadline=None)
def test_transfer_encoding_changes_nothing(mail) -> None:  # type: ignore[no-untyped-def]
    data = mail.body.encode()
    base = _acts(_mail(data, "x"))
    assert _acts(_mail(quopri.encodestring(data), "x", "quoted-printable")) == base
    assert _acts(_mail(base64.encodebytes(data), "x", "base64")) == base


@given(st.binary(max_size=400))
@settings(max_examples=150, deadline=None)
def test_any_bytes_are_read(data: bytes) -> None:
    READER.read(data)
    READER.read(b"Content-Type: multipart/mixed; boundary=x\n\n--x\n" + data)


@given(
    st.lists(
        st.sampled_from(
            "I vote FOR 312 { } {{ }} \" ' \n give m5 to Hose , . ; : > -- if and all the proposal (".split(" ")
        ),
        max_size=60,
    )
)
@settings(max_examples=150, deadline=None)
def test_any_words_are_read(words: list[str]) -> None:
    READER.read(_mail(" ".join(words).encode(), "x"))
