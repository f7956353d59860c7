"""Makes hostile mails from a seed: the same seed gives the same bytes, so a finding can be made again.

Half of them are mails of the corpora and composed sentences that were damaged, spliced and nested; the rest are
structures that cost a careless parser dearly (endless lines, brackets that never close, parts in parts), and noise.
"""

from __future__ import annotations

import string
from collections.abc import Callable
from functools import cache
from random import Random

import officers
from tests.parsers import remailing
from tests.parsers.composing import sentences
from tests.parsers.remailing import QUOTES, TAILS, Letter

LONG = 60_000
"""Characters of a long hostile text; one in `SELDOM` is longer."""
LONGEST = 1 << 20
SELDOM = 400

TOKENS = (
    *("{", "}", "{{", "}}", "{{{", '"', '"""', "“", "”", "'", "[[", "]]", "/*", "*/", "<<<", ">>>", "(", ")", "[", "]"),
    *("\n", "\n\n", "\n> ", "\n-- \n", "\n--\n", " ", "\t", "\xa0", "\0", "\u202e", "\ud800", "\U0001f9e6", "İ", "ß"),
    *(
        "I ",
        "I hereby ",
        "I intend, without objection, to ",
        "vote FOR ",
        "AGAINST ",
        "give m5 to Hose",
        "and ",
        ", ",
        ": ",
    ),
    *(
        "if ",
        "would ",
        "twice ",
        "x3 ",
        "on nday 8 ",
        "240-999",
        "999999999999",
        "m25 ",
        "all ",
        "this ",
        "the OCB ",
        "as ",
    ),
    *(
        "Proposal: ",
        "Tweak: ",
        "Title: ",
        "BEGIN\n",
        "END\n",
        "BEGIN TRANSACTION\n",
        "END TRANSACTION\n",
        "Transaction {",
        "1. ",
    ),
    *(
        "On Mon, Bob wrote:\n",
        "-----Original Message-----\n",
        "From: a@b\n",
        "_" * 30,
        "Aa Bb Cc Dd ",
        "312: FOR\n",
        "-> ",
        "> ",
    ),
)
HEADS = (
    "Content-Type: multipart/mixed; boundary=b\n",
    "Content-Type: text/html\n",
    "Content-Type: text/plain; format=flowed\n",
    "Content-Type: text/plain; charset=utf-7\n",
    "Content-Transfer-Encoding: base64\n",
    "Content-Transfer-Encoding: quoted-printable\n",
    "Subject: =?utf-8?b?",
    "Subject: Re: [Proposal 312] ",
    "From: ",
    "In-Reply-To: <1@x>\n",
)
TAGS = (
    "<div>",
    "</div>",
    "<p>",
    "<br>",
    "<blockquote>",
    "</blockquote>",
    "<table><tr><td>",
    "<!--",
    "<pre>",
    "&amp;",
    "<b",
    "<style>",
)


@cache
def letters() -> tuple[Letter, ...]:
    return tuple(remailing.letters())


@cache
def said(ruleset: str) -> tuple[str, ...]:
    return tuple(one.text for one in sentences(officers.phrasebook(ruleset), Random(0)))


def make(seed: int, ruleset: str = "bnomic4") -> bytes:
    """The hostile mail of a seed."""
    chance = Random(seed)
    return chance.choice(KINDS)(chance, ruleset)


def text(chance: Random, ruleset: str) -> str:
    """A body to start from."""
    if ruleset == "bnomic4" and chance.random() < 0.7:
        return chance.choice(letters()).body
    return "\n\n".join(chance.choices(said(ruleset), k=chance.randint(1, 6)))


def sent(chance: Random, body: str) -> bytes:
    """A body as a mail, in a charset and an encoding."""
    one = Letter(body, chance.choice(("x", "Re: x", "[Motion 2] y", "ballot", "draft")), reply=chance.random() < 0.5)
    clean = body.encode("utf-8", "replace").decode()
    if chance.random() < 0.8:
        return remailing.mail(Letter(clean, one.subject, reply=one.reply))
    way = chance.choice((remailing.with_html, remailing.flowed))
    return way(Letter(clean, one.subject, reply=one.reply))


def damaged(chance: Random, ruleset: str) -> bytes:
    """A mail with bytes changed, lost, doubled and put in."""
    raw = bytearray(sent(chance, text(chance, ruleset)))
    for _ in range(chance.randint(1, 12)):
        at = chance.randrange(len(raw) + 1)
        deed = chance.randrange(4)
        if deed == 0 and at < len(raw):
            raw[at] = chance.randrange(256)
        elif deed == 1:
            del raw[at : at + chance.randint(1, 40)]
        elif deed == 2:
            raw[at:at] = raw[at : at + chance.randint(1, 300)] * chance.randint(1, 4)
        else:
            raw[at:at] = chance.choice(TOKENS).encode("utf-8", "replace")
    return bytes(raw)


def spliced(chance: Random, ruleset: str) -> bytes:
    """Pieces of several texts, cut at any place, with hostile tokens between, perhaps quoted."""
    pieces = []
    for _ in range(chance.randint(2, 6)):
        one = text(chance, ruleset)
        at = chance.randrange(len(one) + 1)
        piece = one[at : at + chance.randint(1, 600)]
        pieces.append(chance.choice(list(QUOTES.values()))(piece) if chance.random() < 0.2 else piece)
        pieces.append(chance.choice(TOKENS))
    if chance.random() < 0.2:
        pieces.append(chance.choice(list(TAILS.values())))
    return sent(chance, "".join(pieces))


def worded(chance: Random, ruleset: str) -> bytes:
    """Words and tokens in no order, with a sentence here and there."""
    own = [word for one in chance.choices(said(ruleset), k=6) for word in one.split()]
    pool = [*TOKENS, *(f"{word} " for word in own)]
    return sent(chance, "".join(chance.choices(pool, k=chance.randint(1, 300))))


def repeated(chance: Random, ruleset: str) -> bytes:
    """A few tokens again and again, up to an absurd length."""
    own = f"{chance.choice(said(ruleset))} "
    pools = (TOKENS, (own,), string.printable, string.punctuation)
    piece = "".join(chance.choice(chance.choice(pools)) for _ in range(chance.randint(1, 3)))
    length = LONGEST if chance.randrange(SELDOM) == 0 else chance.choice((500, 5_000, LONG))
    whole = piece * (length // max(len(piece), 1))
    return sent(chance, chance.choice(("", own)) + whole + chance.choice(("", own, *TOKENS, *string.punctuation)))


def parted(chance: Random, ruleset: str) -> bytes:
    """Sentences with something between any two words that readers pass over, again and again."""
    own = chance.choice(said(ruleset))
    filler = chance.choice(FILLERS) * chance.choice((1, 2, 5, 14, 40))
    piece = filler.join(own.split(" ")) + chance.choice(("\n\n", "\n", " ", filler))
    length = LONGEST if chance.randrange(SELDOM) == 0 else chance.choice((500, 5_000, LONG))
    return sent(chance, (piece * (length // len(piece) + 1))[:length])


def nested(chance: Random, ruleset: str) -> bytes:
    """Quotations, braces, HTML or parts inside one another."""
    inner = chance.choice(said(ruleset))
    depth = chance.choice((3, 30, 300))
    kind = chance.randrange(4)
    if kind == 0:
        for _ in range(min(depth, 30)):
            inner = chance.choice(list(QUOTES.values()))(inner)[:20_000]
        return sent(chance, inner)
    if kind == 1:
        opening, closing = chance.choice(
            (("{", "}"), ('"""', '"""'), ("[[", "]]"), ("BEGIN\n", "\nEND\n"), ("Transaction: {", "}"))
        )
        return sent(
            chance, f"{opening} ".join(["I propose:", *["x"] * depth]) + inner + closing * chance.randint(0, depth)
        )
    if kind == 2:
        page = "".join(chance.choices(TAGS, k=depth)) + inner + "".join(chance.choices(TAGS, k=depth))
        return b"From: a@b.example\nContent-Type: text/html\n\n" + page.encode()
    raw = inner.encode()
    for level in range(min(depth, 60)):
        raw = b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (level, level) + raw + b"\n--b%d--\n" % level
    return b"From: a@b.example\n" + raw


def headed(chance: Random, ruleset: str) -> bytes:
    """Header fields of every kind over any text."""
    head = "".join(
        chance.choice(HEADS) + chance.choice(("", "x" * chance.randint(0, 3000), "\n"))
        for _ in range(chance.randint(0, 12))
    )
    return head.encode() + b"\n\n" + text(chance, ruleset).encode()


def noise(chance: Random, _: str) -> bytes:
    """Any bytes."""
    return chance.randbytes(chance.choice((10, 300, 3_000)))


FILLERS = (
    *(" ", "  ", "\t", "\n ", " \n", "\x0b", "\u2003", "\u00a0 ", " [[x]] ", "[[x y]]", " /* x */ ", "\0", " - ", ", ", " and", " the"),
    *(" I", ' "', " (", ") ", " a,", " hereby", ": ", "... ", " 1)", " to", " of"),
)  # fmt: skip
"""What stands between two words."""
KINDS: tuple[Callable[[Random, str], bytes], ...] = (
    *(damaged, damaged, spliced, spliced, worded, worded, repeated, parted, nested, headed, noise),
)
