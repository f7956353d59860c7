"""Malformed mails, made here after the defects that parsers of mail are known to fall over: name -> bytes.

Each family is a function from a few parameters to mails that show one defect; nothing is copied from anybody's
collection. Every mail is as small as its defect allows.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from itertools import product

Case = tuple[str, bytes]
TEXT = b"I give m1 to Bob.\r\n"
FORUM = b"b-business@lists.example"
GOOD = (b"From: Bob <bob@p.example>", b"To: b-business@lists.example", b"Subject: s", b"Message-ID: <1@p.example>")
HEAVY = 100_000


def mail(*fields: bytes, body: bytes = TEXT, head: tuple[bytes, ...] = GOOD, end: bytes = b"\r\n") -> bytes:
    """A mail of some fields; those given stand above the ordinary ones, which they replace."""
    names = {one.partition(b":")[0].lower() for one in fields}
    lines = [*fields, *(one for one in head if one.partition(b":")[0].lower() not in names)]
    return end.join(lines) + end + end + body


def typed(kind: bytes, body: bytes, *fields: bytes) -> bytes:
    return mail(b"Content-Type: " + kind, *fields, body=body)


def parts(*bodies: bytes, boundary: bytes = b"x", tail: bytes = b"") -> bytes:
    return b"".join(b"--" + boundary + b"\r\n" + one + b"\r\n" for one in bodies) + b"--" + boundary + b"--\r\n" + tail


PLAIN = b"Content-Type: text/plain\r\n\r\n" + TEXT


def all_defects() -> dict[str, bytes]:
    """Every case; two of one name are a mistake."""
    found: dict[str, bytes] = {}
    for family in FAMILIES:
        for name, raw in family():
            full = f"{family.__name__}: {name}"
            assert full not in found, full
            found[full] = raw
    return found


# -- the frame ------------------------------------------------------------------------------------------


def frame() -> Iterator[Case]:
    for name, raw in {
        "nothing": b"", "one line end": b"\r\n", "one LF": b"\n", "one CR": b"\r", "a NUL": b"\0", "a byte": b"\xff",
        "a space": b" ", "only a colon": b":", "only a body": b"\r\n" + TEXT, "no end of the head": b"From: bob@p.example",
        "no head": TEXT, "a BOM": b"\xef\xbb\xbf" + mail(), "UTF-16": mail().decode().encode("utf-16"),
        "all bytes": bytes(range(256)) * 16, "all bytes in the body": mail(body=bytes(range(256)) * 16),
        "only NULs": b"\0" * 4096, "an mbox line": b"From bob@p.example Mon Jan  5 00:00:00 2026\n" + mail(),
        "an mbox line quoted": b">From bob\n" + mail(), "mbox lines only": b"From \n" * 500,
        "a shell script": b"#!/bin/sh\nrm -rf /\n", "a gzip": b"\x1f\x8b\x08" + bytes(200), "a PDF": b"%PDF-1.4\n%\xe2\xe3\n",
        "a fold first": b" folded\r\n" + mail(), "a tab first": b"\tfolded\r\n" + mail(), "dot lines": mail(body=b".\r\n..\r\n" * 50),
    }.items():  # fmt: skip
        yield name, raw
    for name, end in {
        "LF": b"\n",
        "CR": b"\r",
        "LFCR": b"\n\r",
        "CRCRLF": b"\r\r\n",
        "NEL": b"\x85",
        "VT": b"\x0b",
        "FF": b"\x0c",
    }.items():
        yield f"lines that end in {name}", mail(end=end)
    for count in (1, 2, 3, 17, 1000):
        yield f"{count} empty lines first", b"\r\n" * count + mail()
    for cut in (5, 30, 60, 90, 120):
        yield f"cut off after {cut} octets", mail()[:cut]


def fields() -> Iterator[Case]:
    lines = {
        "no colon": b"Not a field", "a space before the colon": b"X-Note : a", "no name": b": value", "no value": b"X-Note:",
        "a name of 8-bit letters": "Übersicht: x".encode(), "a name with a NUL": b"X-\0Note: x", "a name with a space": b"X Note: x",
        "8-bit in the value": b"X-Note: \xe4\xf6\xfc", "UTF-8 in the value": "X-Note: äöü☃".encode(), "NUL in the value": b"X-Note: a\0b",
        "controls in the value": b"X-Note: \x01\x02\x1b[31m\x7f", "a bare CR in the value": b"X-Note: a\rX-Other: b",
        "a bare LF in the value": b"X-Note: a\nX-Other: b", "a fold of spaces": b"X-Note: a\r\n   \r\n b", "a fold of nothing": b"X-Note:\r\n ",
        "a name of 70,000 letters": b"X" * 70_000 + b": x", "a value of 70,000 letters": b"X-Note: " + b"x" * 70_000,
        "50,000 folds": b"X-Note: a" + b"\r\n b" * 50_000, "a line separator": "X-Note: a\u2028b".encode(),
        "bidirectional marks": "X-Note: \u202eabc\u202c".encode(), "an emoji of 20 joined": ("X-Note: " + "\U0001f468\u200d" * 20).encode(),
        "overlong UTF-8": b"X-Note: \xc0\xaf\xe0\x80\xaf", "lone surrogates": b"X-Note: \xed\xa0\x80\xed\xbf\xbf",
    }  # fmt: skip
    for name, line in lines.items():
        yield name, mail(line)
    for count in (1000, 20_000):
        yield f"{count} fields", mail(*(b"X-%d: y" % n for n in range(count)))
    for one in (
        b"From",
        b"To",
        b"Subject",
        b"Date",
        b"Message-ID",
        b"Content-Type",
        b"List-Id",
        b"In-Reply-To",
        b"MIME-Version",
    ):
        name = one.decode()
        yield f"{name} twice", mail(one + b": <a@b.example>", one + b": <c@d.example>")
        yield f"{name} empty", mail(one + b":")
        yield f"{name} of NULs", mail(one + b": " + b"\0" * 20)
        yield f"{name} of 30,000 brackets", mail(one + b": " + b'<("[{' * 6000)


def senders() -> Iterator[Case]:
    for name, value in {
        "nobody": b"", "undisclosed": b"undisclosed-recipients:;", "a comment only": b"(Bob)", "an unclosed bracket": b"Bob <bob@p.example",
        "an unclosed quote": b'"Bob <bob@p.example>', "an unclosed comment": b"(Bob <bob@p.example>", "two brackets": b"<bob@p.example> <eve@p.example>",
        "a route": b"<@a.example,@b.example:bob@p.example>", "a bang path": b"host!bob", "a domain literal": b"<bob@[127.0.0.1]>",
        "a quoted local part": b'<"bob smith"@p.example>', "two ats": b"<bob@p@example>", "a group": b"Us: bob@p.example, eve@p.example;",
        "8-bit": b"B\xf6b <b\xf6b@p.example>", "UTF-8": "Böb <böb@p.example>".encode(), "a dot at the end": b"<bob.@p.example.>",
        "no domain": b"<bob@>", "no local part": b"<@p.example>", "only at": b"@", "a URL": b"<http://p.example/>", "angle brackets": b"<<<>>>",
        "an encoded address": b"=?utf-8?q?bob=40p.example?=", "an encoded line end": b"=?utf-8?q?Bob=0D=0ABcc:_x?= <bob@p.example>",
        "900 nested comments": b"(" * 900 + b")" * 900 + b" <bob@p.example>", "9,000 open comments": b"(" * 9000,
        "900 quotes": b'"' * 900, "10,000 addresses": b", ".join(b"a%d@p.example" % n for n in range(10_000)), "a kilometre": b"b" * 50_000 + b"@p.example",
        "10,000 backslashes": b'"' + b"\\" * 10_000 + b'" <bob@p.example>', "5,000 encoded words": b"=?utf-8?q?a?= " * 5000 + b"<bob@p.example>",
    }.items():  # fmt: skip
        yield f"From {name}", mail(b"From: " + value)
        yield f"To {name}", mail(b"To: " + value)
        yield (
            f"Reply-To {name} through a list",
            mail(
                b"From: x via l <b-business@lists.example>",
                b"Reply-To: " + value,
                b"List-Id: <b-business.lists.example>",
            ),
        )


# -- encoded words, parameters --------------------------------------------------------------------------


CHARSETS = (
    b"utf-8", b"us-ascii", b"null", b"unknown-8bit", b"x-user-defined", b"utf-7", b"utf-16", b"utf-32", b"iso-2022-jp", b"hz", b"big5",
    b"ebcdic-cp-us", b"rot13", b"idna", b"unicode_escape", b"undefined", b"../../etc/passwd", b"a" * 5000, b"", b"\xff\xfe", b"utf-8\0", b"zlib", b"punycode",
)  # fmt: skip


def words() -> Iterator[Case]:
    for charset in CHARSETS:
        name = charset[:20].decode("latin-1").replace("\0", "NUL") or "none"
        yield f"charset {name} in q", mail(b"Subject: =?" + charset + b"?q?=E4=F6?=")
        yield f"charset {name} in b", mail(b"Subject: =?" + charset + b"?b?5PY=?=")
    for name, word in {
        "unterminated": b"=?utf-8?q?abc", "no text": b"=?utf-8?q??=", "no charset": b"=???=", "a third encoding": b"=?utf-8?x?abc?=",
        "spaces inside": b"=?utf-8?q?a b c?=", "bad hex": b"=?utf-8?q?=GG=4?=", "bad base64": b"=?utf-8?b?*****?=", "base64 cut": b"=?utf-8?b?5?=",
        "half a letter": b"=?utf-8?q?=C3?= =?utf-8?q?=A4?=", "nested": b"=?utf-8?q?=3D=3Futf-8=3Fq=3Fx=3F=3D?=", "a NUL": b"=?utf-8?q?a=00b?=",
        "a line end": b"=?utf-8?q?a=0D=0AFrom:_x?=", "a language": b"=?utf-8*en?q?abc?=", "folded": b"=?utf-8?q?a\r\n b?=", "10,000": b"=?utf-8?q?a?= " * 10_000,
        "100,000 words": b"word " * 20_000 + b"=?", "question marks": b"=?" * 20_000, "1 MB of it": b"=?utf-8?b?" + b"QUJD" * 200_000 + b"?=",
    }.items():  # fmt: skip
        yield name, mail(b"Subject: " + word)


def parameters() -> Iterator[Case]:
    for name, value in {
        "nothing": b"", "no subtype": b"text", "no type": b"/plain", "a slash": b"/", "three": b"text/plain/x", "8-bit": b"t\xe4xt/plain",
        "a NUL": b"text/plain\0", "an unclosed quote": b'text/plain; charset="utf-8', "no value": b"text/plain; charset=", "no name": b"text/plain; =utf-8",
        "only semicolons": b"text/plain" + b";" * 5000, "spaces around": b"text / plain ; charset = utf-8", "two charsets": b"text/plain; charset=utf-8; charset=utf-7",
        "a comment": b"text/plain (x) ; (y) charset (z) = utf-8", "commas": b"text/plain, charset=utf-8", "folded within": b"text/plain;\r\n\tchar\r\n set=utf-8",
        "continued": b"text/plain; charset*0=ut; charset*1=f-8", "continued from 1": b"text/plain; charset*1=f-8", "continued out of order": b"text/plain; charset*1=f-8; charset*0=ut",
        "continued to 999,999,999": b"text/plain; charset*0=u; charset*999999999=8", "in percent": b"text/plain; charset*=us-ascii'en'utf%2D8",
        "in bad percent": b"text/plain; charset*=us-ascii'en'%G%%1", "in an unknown charset": b"text/plain; charset*=null'en'utf-8", "no quotes": b"text/plain; charset*=utf-8",
        "10,000 pieces": b"text/plain; " + b"; ".join(b"a*%d=x" % n for n in range(10_000)), "10,000 names": b"text/plain; " + b"; ".join(b"a%d=x" % n for n in range(10_000)),
        "a quote of backslashes": b'text/plain; charset="' + b"\\" * 20_001 + b'"', "100,000 letters": b"text/plain; charset=" + b"u" * 100_000,
    }.items():  # fmt: skip
        yield name, typed(value, TEXT)
    for charset in CHARSETS:
        name = charset[:20].decode("latin-1").replace("\0", "NUL") or "none"
        yield f"a body in {name}", typed(b"text/plain; charset=" + charset, b"I give m1 to B\xf6b. \xff\xfe\xc3\r\n")


def encodings() -> Iterator[Case]:
    bodies = {
        "letters that are none": b"I give m1 to Bob. *** \xff\xfe", "nothing": b"", "a padding": b"====", "three letters": b"QUJ", "one letter": b"Q",
        "padding inside": b"QQ==QQ==QQ==", "a line end in a letter": b"=4\r\n1", "a cut escape": b"abc=", "an escape of nothing": b"=", "soft ends only": b"=\r\n" * 5000,
        "spaces at the end": b"abc   \t \r\n=20\r\n", "lower-case hex": b"=c3=a4", "bad hex": b"=XY=Z", "all escaped": b"=41" * 30_000, "no line end": b"QUJD" * 50_000,
        "uuencoded": b"begin 644 x\r\n#0V%T\r\n`\r\nend\r\n", "uuencoded, cut": b"begin 644 x\r\nM", "yEnc": b"=ybegin line=128 size=3 name=x\r\n\x8b\r\n=yend\r\n",
    }  # fmt: skip
    for encoding, (name, body) in product(
        (b"base64", b"quoted-printable", b"x-uuencode", b"8bit", b"binary, please"), bodies.items()
    ):
        yield (
            f"{encoding.decode()}: {name}",
            typed(b"text/plain; charset=utf-8", body, b"Content-Transfer-Encoding: " + encoding),
        )


# -- multiparts -----------------------------------------------------------------------------------------


def boundaries() -> Iterator[Case]:
    for name, (said, used) in {
        "none said": (b"", b"x"), "an empty one": (b'; boundary=""', b""), "another used": (b"; boundary=x", b"y"), "a longer one used": (b"; boundary=x", b"xx"),
        "spaces at its end": (b'; boundary="x  "', b"x  "), "a pattern": (b'; boundary="(.*)+$"', b"(.*)+$"), "two said": (b"; boundary=x; boundary=y", b"y"),
        "8-bit": (b'; boundary="\xe4"', b"\xe4"), "a NUL": (b'; boundary="a\0b"', b"a\0b"), "3,000 letters": (b"; boundary=" + b"x" * 3000, b"x" * 3000),
        "a dash": (b"; boundary=-", b"-"), "two dashes": (b"; boundary=--", b"--"), "a line end": (b'; boundary="a\r\n b"', b"a b"), "quotes inside": (b'; boundary="a\\"b"', b'a"b'),
    }.items():  # fmt: skip
        for kind in (b"mixed", b"alternative"):
            yield f"{name}, {kind.decode()}", typed(b"multipart/" + kind + said, parts(PLAIN, PLAIN, boundary=used))
    x = b"multipart/mixed; boundary=x"
    for name, body in {
        "no part": b"--x--\r\n", "nothing": b"", "only before": TEXT, "only after": b"--x--\r\n" + TEXT, "not closed": b"--x\r\n" + PLAIN, "closed first": b"--x--\r\n--x\r\n" + PLAIN,
        "closed twice": parts(PLAIN, tail=b"--x--\r\n"), "opened and closed on one line": b"--x--x--x\r\n", "parts without a head": parts(TEXT, b"", b"\r\n"),
        "a part without a body": parts(b"Content-Type: text/plain"), "a head that goes on": b"--x\r\nContent-Type: text/plain\r\n--x\r\n" + PLAIN, "LF only": parts(PLAIN).replace(b"\r", b""),
        "a boundary in the text": parts(PLAIN + b"I wrote --x here\r\n--xx\r\n --x\r\n"), "spaces after the boundary": parts(PLAIN).replace(b"--x\r\n", b"--x  \t\r\n"),
        "100,000 parts": parts(*[b""] * 100_000), "2,000 parts with text": parts(*[PLAIN] * 2000), "the same boundary inside": parts(b"Content-Type: multipart/mixed; boundary=x\r\n\r\n" + parts(PLAIN), PLAIN),
        "a prefix boundary inside": parts(b"Content-Type: multipart/mixed; boundary=xy\r\n\r\n" + parts(PLAIN, boundary=b"xy"), PLAIN), "100,000 boundary lines": b"--x\r\n" * 100_000,
    }.items():  # fmt: skip
        yield name, typed(x, body)
    for encoding in (b"base64", b"quoted-printable"):
        yield (
            f"a multipart in {encoding.decode()}",
            typed(x, b64encode(parts(PLAIN)), b"Content-Transfer-Encoding: " + encoding),
        )


def nested() -> Iterator[Case]:
    for depth in (2, 19, 20, 21, 50, 300, 1000, 5000):
        body = PLAIN
        for level in range(depth):
            body = b"Content-Type: multipart/mixed; boundary=b%d\r\n\r\n--b%d\r\n" % (level, level) + body
        yield f"{depth} multiparts, none closed", mail(*GOOD, head=())[:-2].split(b"\r\n\r\n")[0] + b"\r\n" + body
        yield (
            f"{depth} mails in mails",
            mail(b"Content-Type: message/rfc822", body=(b"Content-Type: message/rfc822\r\n\r\n" * depth) + PLAIN),
        )
        yield f"{depth} digests", typed(b"multipart/digest; boundary=x", b"--x\r\n\r\n" * depth + mail())
    for kind in (
        b"message/partial; number=1; total=9", b"message/external-body; access-type=local-file; name=/etc/passwd", b"message/delivery-status", b"message/rfc822; charset=x",
        b"message/global", b"multipart/report; report-type=delivery-status; boundary=x", b"multipart/signed; boundary=x", b"multipart/encrypted; boundary=x",
        b"multipart/related; boundary=x", b"multipart/appledouble; boundary=x", b"multipart/parallel; boundary=x", b"application/ms-tnef", b"text/calendar; method=REQUEST", b"image/png", b"text/richtext", b"text/enriched",
    ):  # fmt: skip
        name = kind.partition(b";")[0].decode()
        yield f"{name} with parts", typed(kind, parts(PLAIN, PLAIN))
        yield f"{name} with nothing", typed(kind, b"")


# -- what is read of text -------------------------------------------------------------------------------


def html() -> Iterator[Case]:
    for name, text in {
        "nothing": b"", "not closed": b"<html><body><p>I give m1 to Bob.", "only brackets": b"<" * 20_000, "closed only": b"</div>" * 20_000,
        "20,000 nested": b"<div>" * 20_000 + TEXT, "20,000 nested quotes": b"<blockquote>" * 20_000 + TEXT + b"</blockquote>" * 20_000, "a table in a table": b"<table><tr><td>" * 5000 + TEXT,
        "entities": b"&#0;&#x110000;&#xD800;&nosuch;&amp&lt;&#99999999999;" * 200, "an entity of 10,000 digits": b"&#" + b"9" * 10_000 + b";", "a script": b"<script>I vote FOR 1.</script>",
        "a comment not closed": b"<!-- I vote FOR 1.", "CDATA": b"<![CDATA[ I vote FOR 1. ]]>", "a style": b"<style>p{content:'I vote FOR 1.'}</style>", "attributes": b"<p " + b"a=b " * 20_000 + b">x",
        "an attribute not closed": b'<p title="' + b"x" * 50_000, "NULs": b"<p>I give\0 m1 to Bob.</p>", "8-bit tags": b"<p\xe4>\xff</p\xe4>", "frames": b"<frameset><frame src=x></frameset>",
        "a meta charset": b"<meta charset=utf-16><p>I give m1 to Bob.</p>", "a base": b"<base href=javascript:x><a href=y>x</a>", "50,000 breaks": b"<br>" * 50_000, "plain text": TEXT,
    }.items():  # fmt: skip
        yield name, typed(b"text/html; charset=utf-8", text)
    yield (
        "an alternative of two HTML",
        typed(b"multipart/alternative; boundary=x", parts(*[b"Content-Type: text/html\r\n\r\n<p>x"] * 2)),
    )


def texts() -> Iterator[Case]:
    for name, text in {
        "20,000 votes": b"I vote FOR 1.\r\n" * 20_000, "one line of 500,000 letters": b"a" * 500_000, "one line of 100,000 words": b"I vote FOR P1 and " * 25_000, "100,000 empty lines": b"\r\n" * 100_000,
        "10,000 quotation marks": b">" * 10_000 + b" I vote FOR 1.", "a staircase of quotations": b"".join(b">" * n + b" x\r\n" for n in range(1000)), "20,000 braces": b"{" * 20_000 + b"}" * 20_000,
        "20,000 open braces": b"I submit the following proposal: " + b"{{" * 10_000, "20,000 brackets": b"[" * 20_000, "quotes": b'"' * 20_001, "apostrophes": b"'" * 20_001, "(a+)+": b"a" * 40_000 + b"!",
        "spaces": b"I vote" + b" " * 100_000 + b"FOR 1.", "tabs": b"I give\t" * 20_000, "full stops": b"." * 100_000, "and and": b"I vote FOR 1" + b" and 1" * 20_000, "commas": b"I vote FOR " + b"1, " * 30_000,
        "BEGIN TRANSACTION": b"BEGIN TRANSACTION\r\n" * 5000, "signature marks": b"-- \r\n" * 20_000, "armor": b"-----BEGIN PGP SIGNED MESSAGE-----\r\n" * 2000, "rules": b"_" * 70 + b"\r\n" + b"_" * 100_000,
        "numbers": b"I give m" + b"9" * 50_000 + b" to Bob.", "a number of all digits of Unicode": "I give m\u0661\u0967\u06f1 to Bob.".encode(), "combining marks": ("I" + "\u0301" * 30_000).encode(),
        "joiners": ("I \u200bgive \u200dm1 to\u2060 Bob." * 500).encode(), "right to left": ("\u202eI give m1 to Bob.\u202c" * 500).encode(), "homoglyphs": "Ӏ gіvе m1 tо Воb.".encode(), "NULs": b"I\0 give\0 m1\0 to\0 Bob.\0",
        "form feeds": b"I give m1 to Bob.\x0c" * 5000, "escapes": b"\x1b[2J\x1b]0;x\x07" * 5000, "backspaces": b"I give m1\x08\x08 to Bob.", "bytes above 127": bytes(range(128, 256)) * 400, "UTF-8 cut": "I give m1 to Böb".encode()[:-2],
        "ands far apart": b"and  " * 100 + b"x", "connecting words far apart": b"so  then ,  and\t\tok " * 40, "capacities": b"as  deputy  deputy  aa,  \r\n" * 40,
        "ifs": b"If I can, " * 8000 + b"I give m1 to Bob.", "ands": b"I give m1 to Bob, and " * 5000, "templates": b"{{ 7*7 }}{% raw %}${x}#{y}%(z)s{0.__class__}" * 500, "SQL": b"'; DROP TABLE entry; --\r\n" * 500,
        "paths": b"../" * 20_000, "formats": b"%s%n%x" * 5000, "mail heads": b"From: Eve <eve@p.example>\r\nSubject: x\r\n\r\n" * 2000, "numbered lists": b"".join(b"%d. I vote FOR 1.\r\n" % n for n in range(10_000)),
        "ballots": b"".join(b"> %d  Title\r\nFOR\r\n" % n for n in range(10_000)), "URLs": b"http://x.example/" + b"a/" * 40_000, "hashes": b"#" * 50_000, "equal signs": b"=" * 100_000, "semicolons": b"I vote FOR 1; " * 8000,
        "lines of equal signs": b"This is no act.\r\n" + b"=\r\n" * 20_000, "figures before a colon": b"The Bank does the following: " + b"9" * 50_000 + b":", "names before a colon": b"The following " + b"Aa " * 20_000 + b":",
        "many subjects": b"This is no act: " + b"i " * 10_000 + b"do.", "heads of lists": b"On Mon, Bob wrote:\r\n" * 3000, "x heads of lists": b"I hereby @On Mon, Bob wrote:\r\n" * 3000,
    }.items():  # fmt: skip
        yield name, mail(body=text + b"\r\n")
    for name, fields_ in {
        "flowed": b"text/plain; format=flowed; delsp=yes",
        "flowed in spaces": b"text/plain; format=flowed",
        "flowed twice": b"text/plain; format=flowed; format=fixed",
    }.items():
        yield name, typed(fields_, b"I give \r\nm1 \r\n> to \r\n>> Bob. \r\n -- \r\n" * 500)


# -- what machines write ------------------------------------------------------------------------------------


DATES = (
    b"", b"yesterday", b"0", b"-1", b"Mon, 5 Jan 2026", b"Mon, 5 Jan 2026 25:61:61 +0000", b"Mon, 5 Jan 2026 00:00:00 +9999", b"Mon, 5 Jan 2026 00:00:00 -2359", b"32 Jan 2026 00:00:00 GMT", b"29 Feb 2025 00:00:00 GMT",
    b"Mon, 5 Jan 99999999999999999999999 00:00:00 +0000", b"Mon, 5 Jan 0000 00:00:00 +0000", b"Mon, 5 Jan 10000 00:00:00 +0000", b"31 Dec 9999 23:59:59 -1200", b"1 Jan 0001 00:00:00 +1400", b"5 Jan 26 00:00:00 XYZ", b"5 Jan 126 0:0",
    b"Mon, 5 J\xe4n 2026 00:00:00 +0000", "Mon, \u0665 Jan 2026 00:00:00 +0000".encode(), b"Mon" * 5000, b"5 Jan 2026 00:00:00 " + b"(" * 5000, b"2026-01-05T00:00:00Z", b"1767571200", b"5 Jan 2026 23:59:60 +0000", b"5 Jan 2026 00:00:00 +00:00:00", b"\0",
)  # fmt: skip


def machines() -> Iterator[Case]:
    for number, date in enumerate(DATES):
        yield f"Date {number}", mail(b"Date: " + date)
        yield f"Received {number}", mail(b"Received: from x by y; " + date)
    for count in (100, 5000):
        yield f"{count} Received", mail(*[b"Received: from x by y; 5 Jan 2026 00:00:00 +0000"] * count)
    for name in (
        b"In-Reply-To",
        b"References",
        b"Message-ID",
        b"List-Id",
        b"List-Post",
        b"Return-Path",
        b"Sender",
        b"Delivered-To",
        b"Auto-Submitted",
        b"Precedence",
        b"X-Loop",
    ):
        for told, value in {
            "brackets": b"<" * 20_000,
            "10,000 ids": b"<a@b> " * 10_000,
            "a kilometre": b"<" + b"a" * 50_000 + b"@b>",
            "8-bit": b"<\xe4@\xff>",
            "a line end": b"<a\r\n b@c>",
        }.items():
            yield f"{name.decode()} of {told}", mail(name + b": " + value)
    for number, value in enumerate(
        (b"", b"v=1", b"v=1; a=rsa-sha256; d=p.example; s=s; h=from; bh=; b=", b"v=1; a=none; d=" + b"a." * 5000 + b"; s=s; h=from; bh=x; b=x", b"v=1; a=rsa-sha256; c=x/y; d=p.example; s=s; h=" + b"from:" * 5000 + b"; bh=x; b=x",
         b"v=1; a=rsa-sha256; d=p.example; s=s; l=-1; h=from; bh=x; b=x", b"v=1; a=rsa-sha256; d=p.example; s=s; t=99999999999999999999; x=1; h=from; bh=x; b=x", b";" * 20_000, b"=" * 20_000, b"v=1; v=1; v=2", b"\xff=\0; b=" + b"A" * 50_000)
    ):  # fmt: skip
        yield f"DKIM-Signature {number}", mail(b"DKIM-Signature: " + value)
        yield (
            f"ARC-Seal {number}",
            mail(
                b"ARC-Seal: i=1; " + value,
                b"ARC-Message-Signature: i=1; " + value,
                b"ARC-Authentication-Results: i=1; " + value,
            ),
        )
        yield f"Authentication-Results {number}", mail(b"Authentication-Results: mx.example; dkim=" + value)
    yield (
        "100 links of ARC",
        mail(*(b"ARC-Seal: i=%d; cv=pass; a=rsa-sha256; d=x; s=s; b=x" % n for n in range(1, 101))),
    )
    yield (
        "2,000 DKIM signatures",
        mail(*[b"DKIM-Signature: v=1; a=rsa-sha256; d=p.example; s=s; h=from; bh=x; b=x"] * 2000),
    )


def reports() -> Iterator[Case]:
    """Bounces and signed mails that are not what they say."""
    kind = b"multipart/report; report-type=delivery-status; boundary=x"
    for name, status in {
        "nothing": b"", "no recipient": b"Reporting-MTA: dns; x\r\n", "8-bit": b"Final-Recipient: rfc822; \xff\r\nAction: f\xe4iled\r\n", "5,000 recipients": b"\r\nFinal-Recipient: rfc822; a@b\r\nAction: failed\r\nStatus: 5.0.0\r\n" * 5000,
        "a status that is none": b"Status: 9.9.9.9.9\r\nAction: exploded\r\n", "an id of brackets": b"Original-Envelope-Id: " + b"<" * 20_000,
    }.items():  # fmt: skip
        yield (
            f"a report of {name}",
            typed(
                kind,
                parts(
                    PLAIN,
                    b"Content-Type: message/delivery-status\r\n\r\n" + status,
                    b"Content-Type: message/rfc822\r\n\r\nMessage-ID: <1@bot.example>\r\n\r\n",
                ),
                b"To: officer@bot.example",
            ),
        )
    begin, sign, end = (
        b"-----BEGIN PGP SIGNED MESSAGE-----\r\nHash: SHA512\r\n\r\n",
        b"-----BEGIN PGP SIGNATURE-----\r\n\r\n",
        b"-----END PGP SIGNATURE-----\r\n",
    )
    for name, text in {
        "no signature": begin + TEXT, "an empty one": begin + TEXT + sign + end, "an empty packet": begin + TEXT + sign + b"wsA=\r\n=aaaa\r\n" + end, "no end": begin + TEXT + sign + b"wsA", "an end only": end, "dashes": begin + b"- - - -" * 5000 + sign + end,
        "300 kB of armor": begin + TEXT + sign + b"QUJD" * 75_000 + b"\r\n" + end, "a checksum that is none": begin + TEXT + sign + b"iQEzBAEBCAAdFiEE\r\n=!!!!\r\n" + end, "8-bit armor": begin + TEXT + sign + b"\xff\xfe\r\n" + end,
        "a packet that says 4 GB": begin + TEXT + sign + b64encode(b"\xc2\xff\xff\xff\xff\xff") + b"\r\n" + end, "two in one": (begin + TEXT + sign + end) * 2, "a key": b"-----BEGIN PGP PUBLIC KEY BLOCK-----\r\n\r\n" + b64encode(bytes(3000)) + b"\r\n-----END PGP PUBLIC KEY BLOCK-----\r\n",
    }.items():  # fmt: skip
        for to in (b"officer@bot.example", FORUM):
            yield f"signed text to {to.split(b'@')[0].decode()}: {name}", mail(b"To: " + to, body=text)
    for name, body in {
        "no parts": b"",
        "one part": parts(PLAIN),
        "three parts": parts(PLAIN, PLAIN, PLAIN),
        "a signature of NULs": parts(
            PLAIN, b"Content-Type: application/pgp-signature\r\n\r\n" + sign + b"\0" * 50 + end
        ),
    }.items():
        yield (
            f"PGP/MIME with {name}",
            typed(
                b'multipart/signed; micalg=pgp-sha512; protocol="application/pgp-signature"; boundary=x',
                body,
                b"To: officer@bot.example",
            ),
        )


FAMILIES = (frame, fields, senders, words, parameters, encodings, boundaries, nested, html, texts, machines, reports)
