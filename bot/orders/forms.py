"""One command of an order: the forms that a line can have, and what each makes.

The forms are told to officers in the head of `bot.orders.grammar`. Whatever is wrong with a line is a ValueError that
says so; nothing is guessed, and a player's words in it are read by the same reader as his mails.
"""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Protocol

from bot.trust.openpgp import BadCertificate, read_certificate
from engine.acts import Act, Reading
from engine.authority import PERMISSIONS
from engine.journal import Command
from engine.objects import instant
from engine.trust import EVERYTHING, Level


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a message lies in the journal, and the actions that were read in it, "" for words not understood."""

    id: str
    at: datetime
    actions: tuple[str, ...]


class Surroundings(Protocol):
    """What the words of an order refer to."""

    def read(self, words: str) -> Reading:
        """What a player's words say."""
        ...

    def spot(self, message_id: str) -> Spot | None:
        """A message of the journal."""
        ...


@dataclass(frozen=True, slots=True)
class Line:
    """One command, by the number of its line, with the text below it."""

    number: int
    text: str
    block: str


_AT = re.compile(r"at (\S+?):? (.+)", re.IGNORECASE)
_REF = r"(?P<ref><?[^<>\s#]+>?)#(?P<index>\d{1,4})"
_AS = r"as (?P<action>[a-z_0-9]+)(?P<params>(?: .*)?)"
Make = Callable[["re.Match[str]", Line, Surroundings], Sequence[Command]]


def command(line: Line, about: Surroundings) -> Sequence[Command]:
    """What a line says is to be done. Raises ValueError, which says what is wrong."""
    dated = _AT.fullmatch(line.text)
    if dated is not None:
        at = _moment(dated[1])
        made = command(replace(line, text=dated[2]), about)
        if any(one.at is not None for one in made):
            raise ValueError("it counts from an instant of its own")
        return [replace(one, text=f"at {dated[1]}: {one.text}", at=at) for one in made]
    for form, takes_block, make in FORMS:
        found = form.fullmatch(line.text)
        if found is not None:
            if line.block and not takes_block:
                raise ValueError("this command takes no text below it")
            return [replace(one, text=one.text or line.text) for one in make(found, line, about)]
    raise ValueError(f"no such command; there is {', '.join(sorted(PERMISSIONS))} - write `help` for how to say them")


def _moment(said: str) -> datetime:
    try:
        return instant(said)
    except ValueError:
        raise ValueError(f"{said!r} is no instant like 2026-11-21T12:00:00Z") from None


def _value(said: str) -> Any:
    """A value: JSON, or else the words as they stand."""
    try:
        return json.loads(said)
    except ValueError:
        return said


def _params(said: str) -> dict[str, Any]:
    try:
        pairs = [part.partition("=") for part in shlex.split(said)]
    except ValueError as error:
        raise ValueError(f"its values cannot be read: {str(error).lower()}") from None
    for name, equals, _ in pairs:
        if not equals or not name.isidentifier():
            raise ValueError(f"{name!r} is no NAME=VALUE")
    return {name: _value(value) for name, _, value in pairs}


def _acts(words: str, about: Surroundings) -> Sequence[Act]:
    """The acts that words of a player's kind mean; everything must be clear."""
    reading = about.read(words)
    if reading.unclear:
        raise ValueError(f"{clip(reading.unclear[0].text)!r} is unclear: {reading.unclear[0].why}")
    if not reading.acts:
        raise ValueError("these words mean no action")
    return reading.acts


def _spot(found: re.Match[str], about: Surroundings) -> tuple[Spot, int]:
    spot, index = about.spot(found["ref"].strip("<>")), int(found["index"])
    if spot is None:
        raise ValueError(f"the journal holds no message {found['ref']}")
    if index >= len(spot.actions):
        raise ValueError(f"that message holds {len(spot.actions)} acts and doubtful words, counted from 0")
    return spot, index


def _decision(verb: str, found: re.Match[str], about: Surroundings, **more: Any) -> Command:
    spot, index = _spot(found, about)
    said = {"message": spot.id, "index": index, "action": spot.actions[index], **more}
    return Command(verb, said, at=spot.at, before=True)


def _accept(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    return [_decision("accept", found, about, **({"as": found["who"]} if found["who"] else {}))]


def _reject(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    return [_decision("reject", found, about, reason=found["why"] or "")]


def _reread_as(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    return [_reading(found, about, found["action"], _params(found["params"]))]


def _reread(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    acts = _acts(found["words"], about)
    if len(acts) != 1:
        raise ValueError(f"these words mean {len(acts)} actions, and the act is one")
    return [_reading(found, about, acts[0].action, dict(acts[0].params))]


def _reading(found: re.Match[str], about: Surroundings, action: str, params: dict[str, Any]) -> Command:
    made = _decision("reread", found, about)
    said = {**made.arguments, "was": made.arguments["action"], "action": action, "params": params}
    return replace(made, arguments=said)


def _perform_as(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    said = {"as": found["who"], "action": found["action"], "params": _params(found["params"])}
    return [Command("perform", said)]


def _perform(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    made = []
    for act in _acts(found["words"], about):
        more = {"when": act.when, "intent": act.intent, "capacity": act.capacity}
        said = {"as": found["who"], "action": act.action, "params": dict(act.params), "text": found["words"]}
        said |= {name: value for name, value in more.items() if value is not None}
        made.append(Command("perform", said | ({"times": act.times} if act.times > 1 else {})))
    return made


def _set(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    said = {"kind": found["kind"], "key": found["key"], "attribute": found["attribute"]}
    value = line.block if line.block and not found["value"] else _value(found["value"])
    return [Command("set", {**said, "value": value})]


def _named(verb: str, field: str) -> Make:
    def make(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
        return [Command(verb, {"name": found["name"], field: _value(found["value"])})]

    return make


def _switch(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    return [Command("switch", {"name": found["name"], "reading": found["value"]})]


def _turn(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    return [Command("handler", {"name": found["name"], "on": found["way"].lower() == "on"})]


def _task(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    return [Command("task", {"task": found["task"], "answer": found["answer"] or line.block})]


def _drop(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    return [Command("task", {"task": found["task"], "drop": True})]


def _oblige(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    return [Command("oblige", {"name": found["name"], "text": found["words"]})]


def _uphold(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    return [Command("uphold", {"name": found["name"]})]


def _publish(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    return [Command("publish", {"display": found["name"]})]


def _enact(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    if not line.block.strip():
        raise ValueError("the text of the rule belongs below it, in lines that begin with |")
    power = f" with power {found['power']}" if found["power"] else ""
    heading = f'Enact Rule {found["number"]} entitled "{found["title"]}"{power}'
    return [Command("enact", {"text": f"{heading}:{_quoted(line)}"})]


def _amend_rule(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    if not line.block.strip():
        raise ValueError("the new text of the rule belongs below it, in lines that begin with |")
    return [Command("amend", {"text": f"Replace the entire text of Rule {found['number']} with:{_quoted(line)}"})]


def _amend(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    text = "\n".join(part for part in (found["words"].strip(), line.block) if part)
    if not text.strip():
        raise ValueError("what is amended is missing")
    return [Command("amend", {"text": text})]


def _quoted(line: Line) -> str:
    if "{{" in line.block or "}}" in line.block:
        raise ValueError("a text with double braces in it cannot be told from what stands around it")
    return f"\n{{{{\n{line.block}\n}}}}"


def _certificate(line: Line) -> dict[str, str]:
    try:
        found = read_certificate(line.block)
    except BadCertificate as error:
        raise ValueError(f"the certificate below it: {error}") from None
    if found.revoked:
        raise ValueError("the certificate below it is revoked")
    return {"fingerprint": found.fingerprint, "certificate": found.text}


def _enroll(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    return [Command("enroll", {"name": found["name"], **_certificate(line)})]


def _rotate(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    return [Command("rotate", _certificate(line))]


def _revoke(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    fingerprint = "".join(found["key"].split()).upper()
    return [Command("revoke", {"fingerprint": fingerprint, "reason": found["why"] or ""})]


def _appoint(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    offices = [one.strip() for one in (found["offices"] or "").split(",") if one.strip()]
    said: dict[str, Any] = {"name": found["name"], "root": not offices, "offices": offices}
    more = {"addresses": [found["address"]]} if found["address"] else {}
    told = line.text[: found.start("address") - len(" at ")] if found["address"] else line.text
    return [Command("appoint", said | more, text=told)]  # the address is not for the players


def _dismiss(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    return [Command("dismiss", {"name": found["name"]})]


def _require(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    action = EVERYTHING if found["action"].lower() == "everything" else found["action"]
    return [Command("require", {"action": action, "level": found["level"].lower()})]


def _signed(found: re.Match[str], line: Line, about: Surroundings) -> Sequence[Command]:
    said: dict[str, Any] = {"on": found["what"].lower().startswith("signed")}
    return [Command("signed", said | ({"name": found["name"]} if found["name"] else {}))]


def _form(pattern: str, make: Make, *, block: bool = False) -> tuple[re.Pattern[str], bool, Make]:
    return re.compile(pattern, re.IGNORECASE), block, make


_LEVELS = "|".join(Level)
_WHY = r"(?: because (?P<why>.+))?"
FORMS: tuple[tuple[re.Pattern[str], bool, Make], ...] = (
    _form(rf"accept {_REF}(?: for (?P<who>.+))?", _accept),
    _form(rf"reject {_REF}{_WHY}", _reject),
    _form(rf"reread {_REF} {_AS}", _reread_as),
    _form(rf"reread {_REF}: (?P<words>.+)", _reread),
    _form(rf"perform for (?P<who>[^:]+?) {_AS}", _perform_as),
    _form(r"perform for (?P<who>[^:]+): (?P<words>.+)", _perform),
    _form(r"set (?P<kind>[a-z_]+)/(?P<key>.+?)\.(?P<attribute>[a-z_]+) ?= ?(?P<value>.*)", _set, block=True),
    _form(r"parameter (?P<name>\S+) ?= ?(?P<value>.+)", _named("parameter", "value")),
    _form(r"switch (?P<name>\S+) ?= ?(?P<value>.+)", _switch),
    _form(r"turn (?P<way>on|off) (?P<name>\S+)", _turn),
    _form(r"drop task (?P<task>\S+)", _drop),
    _form(r"task (?P<task>\S+) ?= ?(?P<answer>.*)", _task, block=True),
    _form(r"publish (?P<name>\S+)", _publish),
    _form(r"uphold (?P<name>.+)", _uphold),
    _form(r"oblige (?P<name>[^:]+): (?P<words>.+)", _oblige),
    _form(r'enact rule (?P<number>\S+) "(?P<title>[^"]+)"(?: power (?P<power>[\d/.]+))?', _enact, block=True),
    _form(r"amend rule (?P<number>\S+)", _amend_rule, block=True),
    _form(r"amend: ?(?P<words>.*)", _amend, block=True),
    _form(r"enroll key for (?P<name>.+)", _enroll, block=True),
    _form(r"rotate key", _rotate, block=True),
    _form(rf"revoke key (?P<key>[0-9A-F]{{4}}(?: ?[0-9A-F]{{4}}){{4,15}}){_WHY}", _revoke),
    _form(r"appoint (?P<name>.+?) (?:root|for (?P<offices>.+?))(?: at (?P<address>\S+@\S+))?", _appoint),
    _form(r"dismiss (?P<name>.+)", _dismiss),
    _form(rf"require (?P<level>{_LEVELS}) for (?P<action>\S+)", _require),
    _form(r"(?P<what>signed mail only|any mail)(?: for (?P<name>.+))?", _signed),
)
"""Every form of a command: its words, whether a text stands below it, and what it makes. Tried from top to bottom."""


def clip(text: str) -> str:
    """The beginning of words that somebody sent, to show them."""
    return text if len(text) <= 60 else text[:59] + "…"
