"""The words of an order: lines `Game:`, `Id:`, `Expires:` (and `Preview: yes`), a blank line, one command a line.

    at INSTANT: COMMAND                      the same, as of an instant in the past
    accept MESSAGE#N [for NAME]              an act that is held, or was refused, counts
    reject MESSAGE#N [because WHY]           an act does not count
    reread MESSAGE#N as ACTION [NAME=VALUE ...], or reread MESSAGE#N: WORDS
    perform for NAME: WORDS, or perform for NAME as ACTION [NAME=VALUE ...]
    set KIND/NAME.ATTRIBUTE = VALUE          parameter NAME = VALUE
    switch NAME = READING                    turn off NAME, turn on NAME
    task KEY = ANSWER, drop task KEY         publish DISPLAY
    uphold NAME                              what is done by a changed rule still follows it
    oblige NAME: WORDS                       a duty of an office or a person
    enact rule N "TITLE" [power P]           and its text in lines that begin with |
    amend rule N                             and its new text; or amend: and the words of an amendment
    enroll key for NAME, rotate key          and the certificate in lines that begin with |
    revoke key FINGERPRINT [because WHY]
    appoint NAME root, appoint NAME for OFFICE[, OFFICE], each with [at ADDRESS]; dismiss NAME
    require LEVEL for ACTION (or everything)
    signed mail only, any mail               for yourself; a root officer adds: for NAME

Empty lines and lines that begin with # say nothing; `-- ` ends the order. Any line that is not understood makes the
whole order void, with the line and the reason. Nothing is guessed; WORDS are read by the same reader as a player's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.orders.forms import Line, Surroundings, clip, command
from engine.journal import Command
from engine.objects import instant

MOST_COMMANDS = 200
LONGEST_LINE = 4000
LONGEST_ID = 200
"""Characters of an `Id:`; ours have about forty."""
FIELDS = ("game", "id", "expires", "preview")
END = "-- "


class NotUnderstood(Exception):
    """What is wrong with the words of an order, with the line."""


@dataclass(frozen=True, slots=True)
class Parsed:
    """An order as its words say it."""

    game: str
    number: str
    expires: datetime | None
    preview: bool
    commands: tuple[Command, ...]


def parse(text: str, about: Surroundings) -> Parsed:
    """The order that a text is. Raises NotUnderstood."""
    lines = text.replace("\r\n", "\n").split("\n")
    fields, start = _head(lines)
    commands: list[Command] = []
    for line in _lines(lines, start):
        try:
            commands += command(line, about)
        except ValueError as error:
            raise NotUnderstood(f"line {line.number} ({clip(line.text)}): {error}") from None
        if len(commands) > MOST_COMMANDS:
            raise NotUnderstood(f"it holds more than {MOST_COMMANDS} commands")
    return Parsed(fields["game"], fields["id"], _expiry(fields), _preview(fields), tuple(commands))


def looks_like_order(text: str) -> bool:
    """Whether a text begins as an order does, signed or not."""
    first = next((line for line in text.split("\n") if line.strip()), "")
    return first.partition(":")[0].strip().lower() in FIELDS and ":" in first


# -- the lines ----------------------------------------------------------------------------------------


def _head(lines: Sequence[str]) -> tuple[dict[str, str], int]:
    fields: dict[str, str] = {}
    start = next((n for n, line in enumerate(lines) if line.strip()), len(lines))
    for number in range(start, len(lines)):
        line = lines[number]
        if not line.strip():
            break
        name, colon, value = line.partition(":")
        key = name.strip().lower()
        if not colon or key not in FIELDS:
            raise NotUnderstood(f"line {number + 1} ({clip(line)}): a blank line ends the lines Game, Id and Expires")
        if key in fields:
            raise NotUnderstood(f"line {number + 1}: {name.strip()} stands there twice")
        fields[key] = value.strip()
    else:
        number = len(lines)
    for key in FIELDS[:3]:
        if not fields.get(key):
            raise NotUnderstood(f"the line {key.capitalize()}: is missing")
    if len(fields["id"]) > LONGEST_ID or not fields["id"].isprintable():
        raise NotUnderstood("the Id is absurdly long, or cannot be printed")
    return fields, number


def _expiry(fields: dict[str, str]) -> datetime:
    try:
        return instant(fields["expires"])
    except ValueError:
        raise NotUnderstood(f"Expires: {fields['expires']!r} is no instant like 2026-11-28T12:00:00Z") from None


def _preview(fields: dict[str, str]) -> bool:
    said = fields.get("preview", "no").lower()
    if said not in ("yes", "no"):
        raise NotUnderstood(f"Preview: is yes or no, not {said!r}")
    return said == "yes"


def _lines(lines: Sequence[str], start: int) -> Iterator[Line]:
    """Commands with the block of text below them."""
    number = start
    while number < len(lines):
        line, here = lines[number], number + 1
        number += 1
        if line.rstrip("\n") == END:
            return
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if len(line) > LONGEST_LINE:
            raise NotUnderstood(f"line {here} is longer than {LONGEST_LINE} characters")
        if line.startswith("|"):
            raise NotUnderstood(f"line {here}: a text belongs right below its command")
        block = []
        while number < len(lines) and lines[number].startswith("|"):
            block.append(lines[number][1:].removeprefix(" "))
            number += 1
        yield Line(here, " ".join(line.split()), "\n".join(block))
