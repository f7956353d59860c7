"""What `officer read` tells a person: what was taken, what was passed over and why."""

from __future__ import annotations

import pytest

from bot.readable import told
from bot.reading import compiled
from parsers.body.regions import regions
from parsers.mail.mime import parse_mail

MAIL = b"""From: Zed <z@x.example>
Message-ID: <1@x>
Subject: Re: votes

On Mon, Bob wrote:
> I vote AGAINST 12.

I vote FOR 237 twice.
I leave.

I submit a proposal titled "Hats": {
I give m5 to Hose.
}

--\x20
Zed
"""


def shown(raw: bytes = MAIL, *, colour: bool = False, marked: bool = False) -> list[str]:
    mail = parse_mail(raw)
    reading = compiled("bnomic4").read_mail(mail)
    return told(reading, mail, regions(mail, reading), colour=colour, marked=marked).splitlines()


def test_acts_doubts_and_reasons_stand_in_order() -> None:
    lines = shown()
    assert lines[0] == "<1@x>  Re: votes"
    assert lines[1] == "  0  vote(choice='FOR', proposal='237') x2"
    assert [line[:5] for line in lines[3:6]] == ["  1  ", "     ", "  ?  "]
    assert "  -  2 lines not read: below the signature" in lines
    assert "  -  3 lines not read: text of a document: nothing in it is an act" in lines


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("I vote FOR 237 twice.", "act 0"),
        ("I leave.", "unclear"),
        ("I give m5 to Hose.", "document"),
        ("> I vote AGAINST 12.", "quote"),
        ("Zed", "signature"),
    ],
)
def test_each_line_is_marked_with_what_it_was_taken_for(words: str, kind: str) -> None:
    (line,) = [one for one in shown(marked=True) if one.endswith(f"| {words}")]
    assert line.split("|")[0].strip() == kind


def test_colours_only_for_a_terminal() -> None:
    assert any("\033[32m" in line for line in shown(colour=True))
    assert not any("\033" in line for line in shown())


def test_a_machine_does_not_act() -> None:
    assert shown(b"From: a@b.example\nAuto-Submitted: auto-replied\n\nI vote FOR 1.\n")[1] == (
        "  no act: written by a machine"
    )
