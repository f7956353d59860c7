"""A mail becomes a message: which fora, what it answers, what it is called."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.translate import answered, fora, name_of, own_id, translate, travelled
from engine.acts import Act, Reading
from parsers.mail.mime import Mail, parse_mail

AT = datetime(2008, 10, 6, tzinfo=UTC)


def mail(*fields: str, body: str = "I object.") -> Mail:
    return parse_mail(("\n".join(("From: Ann <ANN@home.example>", *fields)) + f"\n\n{body}\n").encode())


def read(one: Mail, name: str) -> Reading:
    return Reading(name, (Act("object", {"target": "reply"}),))


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        (("To: Biz <Biz@Lists.Example>", "Cc: talk@lists.example, bob@home.example"),
         ("biz@lists.example", "talk@lists.example", "bob@home.example")),
        (("To: undisclosed-recipients:;", "List-Post: <mailto:biz@lists.example>"), ("biz@lists.example",)),
        (("X-Original-To: biz@lists.example",), ("biz@lists.example",)),
        (("List-Id: The business <biz.lists.example>",), ("biz@lists.example",)),
        ((), ()),
    ],
)  # fmt: skip
def test_fora_are_found_wherever_lists_write_them(fields: tuple[str, ...], found: tuple[str, ...]) -> None:
    assert fora(mail(*fields)) == found


def test_the_list_that_a_copy_came_through_is_not_what_it_was_addressed_to() -> None:
    copy = mail("To: biz@lists.example", "List-Id: <talk.lists.example>")
    assert travelled(copy) == ("talk@lists.example",)
    assert fora(copy) == ("talk@lists.example", "biz@lists.example")


def test_the_nearest_answered_message_comes_first() -> None:
    one = mail("In-Reply-To: <c@x>", "References: <a@x> <b@x> <c@x>")
    assert answered(one) == ("c@x", "b@x", "a@x")


def test_a_machine_performs_nothing() -> None:
    person = translate(mail(), "m1", AT, 1, read)
    machine = translate(mail("Auto-Submitted: auto-replied"), "m1", AT, 1, read)
    assert [one.action for one in person.reading.acts] == ["object"]
    assert machine.reading.acts == ()
    assert person.address == "ann@home.example"


def test_two_authors_are_a_problem_not_a_sender() -> None:
    message = translate(parse_mail(b"From: a@x.example\nFrom: b@x.example\n\nI object.\n"), "m1", AT, 1, read)
    assert message.problem
    assert message.address == ""


def test_nobody_takes_anothers_message_id() -> None:
    assert name_of("m@x", "aa", borrowed=False) == "m@x"
    assert name_of("m@x", "bb", borrowed=True) == own_id("bb")
    assert name_of("", "cc", borrowed=False) == own_id("cc")


def test_nobody_takes_a_name_that_is_given_by_content() -> None:
    assert name_of(own_id("cc"), "dd", borrowed=False) == own_id("dd")
