"""Broken mails through the whole intake: kept byte for byte, nothing raised, none slow, and the game goes on.

More by hand: `python -m tests.malformed --mails 1000000`.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator

import pytest

from parsers.mail.html import html_to_text
from parsers.mail.mime import parse_mail
from tests.malformed.defects import FAMILIES, all_defects
from tests.malformed.fuzz import fuzzed, many
from tests.malformed.mill import Mill, mill

FUZZED = 1200


@pytest.fixture(scope="module")
def one() -> Iterator[Mill]:
    with mill() as made:
        yield made


def test_there_are_defects_enough_and_no_two_alike() -> None:
    found = all_defects()
    assert len(set(found.values())) == len(found) >= 300


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.__name__)
def test_known_defects(family: object, one: Mill) -> None:
    name = f"{family.__name__}: "  # type: ignore[attr-defined]
    mine = [(case, raw) for case, raw in all_defects().items() if case.startswith(name)]
    assert one.grind(mine).faults == []


def test_mails_broken_at_random(one: Mill) -> None:
    ground = one.grind(many(0, FUZZED))
    assert ground.faults == []
    assert ground.count == FUZZED
    assert fuzzed(7) == fuzzed(7)


@pytest.mark.parametrize(
    "html",
    [
        "".join(f"<p><b id={n}>" for n in range(3000)),
        "<p " + " ".join(f"a{n}=b" for n in range(50_000)) + ">",
        "<div>" * 60_000,
        "<blockquote>" * 60_000,
        '<a "' * 60_000,
        "<" * 400_000,
    ],
    ids=["a bomb of <b>", "attributes", "blocks", "quotations", "quotes", "signs"],
)
def test_html_that_costs_a_parser_dearly_is_cheap(html: str) -> None:
    tracemalloc.start()
    html_to_text(html)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 40_000_000


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<p title=it's>I do not</p> vote", "I do not\nvote\n"),
        ("<P CLASS='a>b'>1 < 2 &lt; 3</P>", "1 < 2 < 3\n"),
        ("a<!-- I vote FOR 1 -->b<script>I vote</script>c<style>x</style>", "abc\n"),
        ("<div>a<div>b</div>c</div>d<br>e<hr>f", "a\nb\nc\nd\ne\nf\n"),
        ("<table><tr><td>1</td><td>FOR</td></tr><tr><td>2<td>AGAINST</table>", "1 FOR\n2 AGAINST\n"),
        ("I <b>vo</b>te <i>FOR</i> 1.", "I vote FOR 1.\n"),
        ("x<blockquote>y<blockquote>z</blockquote></blockquote>w", "x\n> y\n> > z\nw\n"),
        ("<div>x<blockquote>y</div>z", "x\n> y\n> z\n"),
        ("<head><title>I vote FOR 1.</title></head><pre>a\n  b</pre>", "a\n  b\n"),
        ("</ x>a<!DOCTYPE html><?php x ?>b", "ab\n"),
        ("<template>no</template>yes", "yes\n"),
        ("<xdiv>a</xdiv><brx>b", "ab\n"),
    ],
)  # fmt: skip
def test_what_html_says(html: str, text: str) -> None:
    assert html_to_text(html) == text


@pytest.mark.parametrize("charset", ["rot13", "zlib", "hex", "bz2", "uu", "quopri", "idna", "unicode_escape"])
def test_a_codec_that_is_no_charset_is_not_used(charset: str) -> None:
    raw = f"Subject: =?{charset}?q?=E4?=\nContent-Type: text/plain; charset={charset}\n\nI vote FOR 1.\n"
    assert parse_mail(raw.encode()).body == "I vote FOR 1.\n"
