"""What stands beside a deed does not silence it: other deeds, what others are heard to say, and whoever is quoted."""

from __future__ import annotations

from random import Random

import pytest

from tests.parsers.conftest import Read
from tests.parsers.paraphrases import DEEDS

LEADS = """
On 3 Dec 2008, at 12:00, Hob wrote:
Hob <hob@x.example> wrote:
--- On Tue, 12/2/08, Hob <hob@x.example> wrote:
Hob a écrit :
Am 02.12.2008 um 12:00 schrieb Hob:
At 12:00 PM 12/2/2008, you wrote:
2008/12/2 Hob <hob@x.example>:
* Hob (hob@x.example) [081202 12:00]:
Quoting Hob <hob@x.example>:
Thus spake Hob (hob@x.example):
Quoth Hob:
Zitat von Hob <hob@x.example>:
Earlier, Hob suggested:
On Tuesday Hob asked:
As Hob says:
You write:
from Hob's mail of this morning:
In the words of Hob:
""".strip().split("\n")
"""Lines by which mail programs and players begin a quotation."""
PAIRS, LOST = 400, 0.015
"""Pairs of deeds in paragraphs of their own, and the part of them of which one may be read otherwise than alone (an
"it" or a "the game" is of what was done last): what was measured, with room for other pairs."""
LONGEST = 140


@pytest.mark.parametrize("lead", LEADS)
def test_what_is_written_below_a_quotation_is_read(read: Read, lead: str) -> None:
    for gap in ("\n", "\n\n"):
        body = f"{lead}{gap}> I vote AGAINST 12.\n> I forfeit the game.\n\nI vote FOR 456.\n\nm5 to Ivy"
        acts = read(body, "Re: [s-b] ducks", reply=True).acts
        assert [act.action for act in acts] == ["vote", "give_currency"], body
        assert acts[0].params["proposal"] == "456"


@pytest.mark.parametrize(
    ("body", "actions"),
    [
        ('Then Hob stood up and said: "I vote FOR 12! I forfeit the game!\nI resign!" and left.', []),
        ('"I forfeit the game.\nI resign." said Hob.\nI vote FOR 13.', ["vote"]),
        (
            "There was once a Chairman of Change,\nWho thought that the ballot was strange:\n"
            '  "I vote FOR! I ABSTAIN!\n  I vote FOR it again!\nI resign, for my soul needs a change!"',
            [],
        ),
        ('"Hats and\nCoats" is withdrawn.\nI vote FOR 12.', ["withdraw_proposal", "vote"]),
        ('The pipe is 15" wide.\nI vote FOR 12.\nThe other is 3" wide.', ["vote"]),
    ],
)
def test_what_others_say_over_several_lines_does_nothing(read: Read, body: str, actions: list[str]) -> None:
    assert [act.action for act in read(body).acts] == actions


@pytest.mark.parametrize(
    ("below", "text"),
    [
        ('"Hob is a fish.\nI vote FOR it."', "Hob is a fish.\nI vote FOR it."),
        ('"Rule 12 is repealed.\n\nI forfeit the game."', "Rule 12 is repealed.\n\nI forfeit the game."),
        ('"In Rule 12 replace "a" with "b".\nAll else stays."', 'In Rule 12 replace "a" with "b".\nAll else stays.'),
        ('"Hats" are fine.\nAll of them.', '"Hats" are fine.\nAll of them.'),
    ],
)
def test_a_text_in_quotation_marks_ends_with_them(read: Read, below: str, text: str) -> None:
    proposal, vote = read(f"I submit a proposal:\n\n{below}\n\nI vote FOR 3.").acts
    assert proposal.params == {"body": text}
    assert vote.params["proposal"] == "3"


def test_a_text_whose_quotation_marks_end_within_a_line_is_held(read: Read) -> None:
    reading = read('I submit a proposal:\n\n"Hob is a fish.\nI vote FOR it." I vote FOR 3.')
    assert [act.params["proposal"] for act in reading.acts] == ["3"]
    assert reading.unclear


def test_a_vote_that_was_cast_does_not_hide_those_beside_it(read: Read) -> None:
    for again in (
        "I vote on 412, 413 and 414: FOR, AGAINST, FOR.",
        "FOR 412, as it is good, AGAINST 413 as it is not, FOR 414.",
    ):
        votes = {(a.params["proposal"], a.params["choice"]) for a in read(f"I vote FOR 412. {again}").acts}
        assert votes == {("412", "FOR"), ("413", "AGAINST"), ("414", "FOR")}


def test_what_a_later_sentence_says_is_of_the_deed_before_it(read: Read) -> None:
    acts = read("I change the motnw. I vote FOR 12. It is mine.").acts
    assert [act.action for act in acts] == ["change_motnw", "vote"]
    assert acts[0].params["message"] is None


def test_deeds_in_paragraphs_of_their_own_are_read_as_if_they_were_alone(read: Read) -> None:
    said: list[str] = []
    for name, apart in (("exact.txt", "=>"), ("said.txt", "|")):
        for line in (DEEDS / name).read_text("utf-8").splitlines():
            first, _, second = line.partition(apart)
            sentence = (first if apart == "=>" else second).strip()
            plain = 0 < len(sentence) < LONGEST and sentence[-1] in ".!" and "\\n" not in sentence
            if plain and not line.startswith("#") and (apart == "|" or second.strip()):
                said.append(sentence)
    chance, lost = Random(7), []
    for _ in range(PAIRS):
        pair = chance.sample(said, 2)
        first, second = ([act.action for act in read(one).acts] for one in pair)
        both = [act.action for act in read("\n\n".join(pair)).acts]
        if first and second and both != first + second:
            lost.append((pair, both))
    assert len(lost) <= LOST * PAIRS, lost


def test_a_number_in_words_is_never_cut(read: Read) -> None:
    votes = [
        (a.params["proposal"], a.params["choice"])
        for a in read("FOR four hundred and one and four hundred and two.").acts
    ]
    assert votes == [("401", "FOR"), ("402", "FOR")]
    reading = read("Number four hundred and twenty-eight: I am against it.")
    assert not reading.acts
    assert reading.unclear


def test_so_many_are_not_the_one_that_was_named_last(read: Read) -> None:
    reading = read("I vote FOR 434, as well as AGAINST on the two that follow it.")
    assert [(a.params["proposal"], a.params["choice"]) for a in reading.acts] == [("434", "FOR")]
    assert reading.unclear


@pytest.mark.parametrize(
    ("body", "votes", "held"),
    [
        ("611 gets an AGAINST from me, 612 a FOR, and the heron one: SHELVE.", ["611", "612"], True),
        ("I vote FOR 611. The heron one: SHELVE.", ["611"], True),
        ("FOR 611, but the one about herons gets AGAINST from me.", ["611"], True),
        ("611 gets a FOR, the other one: AGAINST.", [], True),
        ("I vote FOR 611, the hat proposal, and AGAINST 612.", ["611", "612"], False),
    ],
)
def test_what_is_only_described_is_not_what_was_voted_on_before(
    read: Read, body: str, votes: list[str], held: bool
) -> None:
    reading = read(body)
    assert [act.params["proposal"] for act in reading.acts] == votes
    assert bool(reading.unclear) == held
