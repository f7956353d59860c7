"""Settings of the game that the text of a passed proposal orders plainly: points, mackerel, Rewards, flags.

Each is one whole sentence of a fixed form; `read` gives what it would do, without doing it, or None. Nothing
here knows why the change is made, so proposals, Tweaks and Oracularities can share it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from engine.errors import Held
from engine.expressions import expression
from engine.game import Game
from engine.ledger import Unit, grant
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4 import ministries, society
from officers.bnomic4.kinds.offices import FLAGS, Ministry, Motnw, ThreatFlagpole
from officers.bnomic4.kinds.people import Corporation, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import find_person, ministry_name

POINTS = Unit("points", "4E17", policy="floor")
MACKEREL = Unit("mackerel", "4E34")
HIGHEST_REWARD = 100
HIGHEST_MOTNW = 256

Effect = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Form:
    """One form of sentence and what it does; None from `make` means that it cannot be done exactly."""

    pattern: re.Pattern[str]
    make: Callable[[Game, re.Match[str]], Effect | None]


def read(game: Game, sentence: str) -> Effect | None:
    """What the sentence does, as a function to call; None when it is not of a form known here."""
    words = " ".join(sentence.split()).rstrip(" .;!")
    for form in FORMS:
        found = form.pattern.fullmatch(words)
        if found is not None:
            return form.make(game, found)
    return None


# -- amounts ----------------------------------------------------------------------------------------

_AMOUNT = r"(?:(?P<points>\d+) points?|(?P<macks>m\d+|\d+ ?m|\d+ (?:mackerels?|macks?)))(?: each)?"


def _amount(found: re.Match[str]) -> tuple[Unit, int]:
    if found["points"]:
        return POINTS, int(found["points"])
    return MACKEREL, int("".join(ch for ch in found["macks"] if ch.isdigit()))


def _accounts(game: Game, said: str) -> list[GameObject] | None:
    """Whose balance is meant: one person, or every Player; None when that is not certain."""
    words = fold(said)
    for lead in ("each ", "every ", "all "):
        if words.startswith(lead):
            rest = words.removeprefix(lead)
            if rest in ("player", "players"):
                return list(game.all(Player))
            if rest in ("active player", "active players"):
                return [one for one in game.all(Player) if one.active]
            return None
    try:
        one = find_person(game, None, said)
    except Held:
        return None
    return None if one is None else [one]


def _gain(game: Game, found: re.Match[str]) -> Effect | None:
    accounts = _accounts(game, found["who"])
    unit, amount = _amount(found)
    sign = -1 if found["verb"].lower().startswith(("lose", "destroy")) else 1
    return _granting(accounts, unit, sign * amount)


def _given(game: Game, found: re.Match[str]) -> Effect | None:
    return _granting(_accounts(game, found["who"]), *_amount(found))


def _granting(accounts: list[GameObject] | None, unit: Unit, amount: int) -> Effect | None:
    if not accounts or not all(unit.holds(one) for one in accounts):
        return None
    if unit.policy != "floor" and any(unit.balance(one) + amount < 0 for one in accounts):
        return None

    def effect() -> None:
        for one in accounts:
            grant(unit, amount, one)

    return effect


def _set_balance(game: Game, found: re.Match[str]) -> Effect | None:
    accounts = _accounts(game, found["who"])
    unit = MACKEREL if fold(found["unit"]).startswith("mack") else POINTS
    value = int("".join(ch for ch in found["value"] if ch.isdigit()))
    if not accounts or not all(unit.holds(one) for one in accounts):
        return None

    def effect() -> None:
        for one in accounts:
            one.world.put(one, unit.attribute, value)

    return effect


# -- the things of the game -------------------------------------------------------------------------


def _reward(game: Game, found: re.Match[str]) -> Effect | None:
    name = ministry_name(found["office"])
    one = game.get(Ministry, name) if name is not None else None
    value = int(found["value"])
    if one is None or not 1 <= value <= HIGHEST_REWARD:
        return None
    return lambda: setattr(one, "reward", value)


def _appointed(game: Game, found: re.Match[str]) -> Effect | None:
    name = ministry_name(found["office"])
    ministry = game.get(Ministry, name) if name is not None else None
    who = _accounts(game, found["who"])
    if ministry is None or who is None or len(who) != 1 or not isinstance(who[0], Player | Corporation):
        return None
    one = who[0]
    if ministry.minister == one:
        return lambda: None
    return lambda: ministries.assign(game, ministry, one, ministry.reward)


def _vacated(game: Game, found: re.Match[str]) -> Effect | None:
    name = ministry_name(found["office"])
    ministry = game.get(Ministry, name) if name is not None else None
    return None if ministry is None else lambda: ministries.vacate(game, ministry)


def _flag(game: Game, found: re.Match[str]) -> Effect | None:
    name = next((flag for flag in FLAGS if fold(flag) == fold(found["flag"])), None)
    if name is None:
        return None
    return lambda: setattr(game.the(ThreatFlagpole), "threat_flag", name)


def _motnw(game: Game, found: re.Match[str]) -> Effect | None:
    message = found["message"]
    if not 1 <= len(message) <= HIGHEST_MOTNW:
        return None
    return lambda: setattr(game.the(Motnw), "message", message)


def _property(game: Game, found: re.Match[str]) -> Effect | None:
    accounts = _accounts(game, found["who"])
    name = found["property"].lower()
    if not accounts or not all(isinstance(one, Player) for one in accounts):
        return None
    value = not found["not"]

    def effect() -> None:
        for one in accounts:
            if name == "active" and not value and isinstance(one, Player):
                society.into_the_horde(game, one)
            else:
                setattr(one, name, value)

    return effect


def _form(pattern: str, make: Callable[[Game, re.Match[str]], Effect | None]) -> Form:
    return Form(expression(pattern, re.IGNORECASE), make)


_SET = r"(?:set|change|amend)"
_VALUE = r"(?P<value>m?\d+ ?m?)"
FORMS: tuple[Form, ...] = (
    _form(rf"(?P<who>.+?) (?:shall )?(?:hereby )?(?P<verb>gains?|loses?|receives?) {_AMOUNT}", _gain),
    _form(rf"(?:give|award|grant) {_AMOUNT} to (?P<who>.+)", _given),
    _form(rf"(?:give|award|grant) (?P<who>.+?) {_AMOUNT}", _given),
    _form(rf"{_SET} (?P<who>.+?)['\u2019]s? (?P<unit>points|score|mackerel) to {_VALUE}(?: points)?", _set_balance),
    _form(rf"{_SET} the (?P<unit>points|score|mackerel) of (?P<who>.+?) to {_VALUE}(?: points)?", _set_balance),
    _form(
        rf"(?:{_SET} )?the Reward of (?:the )?(?P<office>(?:Ministry|Minister) of \w+|\w+)"
        r"(?: is(?: hereby)? (?:set|changed))?(?: from m?\d+)? (?:to|becomes) m?(?P<value>\d+)m?(?: mackerel| macks?)?",
        _reward,
    ),
    _form(rf"{_SET} the (?:Threat )?Flag to (?:the )?(?P<flag>[\w ]+?)(?: flag)?", _flag),
    _form(r"the Threat Flag (?:is set to|becomes) (?:the )?(?P<flag>[\w ]+)", _flag),
    _form(
        rf"{_SET} the (?:motnw|message of the nweek) to (?:\"(?P<message>[^\"]*)\")",
        _motnw,
    ),
    _form(r"(?P<who>[\w .]+?) (?:becomes|is now) (?P<not>not |non-)?(?P<property>Active|Vested|Ordained)", _property),
    _form(r"the (?P<office>Ministry of \w+) (?:becomes|is (?:hereby )?(?:made|declared)) Vacant", _vacated),
    _form(r"(?P<who>[\w .]+?) is (?:hereby )?assigned (?:to )?(?P<office>the Ministry of \w+)", _appointed),
    _form(
        r"(?P<who>[\w .]+?) (?:becomes|is (?:hereby )?(?:made|appointed)(?: as)?) (?:the )?"
        r"(?P<office>Minister of \w+|\w+)",
        _appointed,
    ),
)

NOMIC.switch(
    "X-settings", "apply", "hold", rule="4E15", question="Are plain settings in a passed proposal carried out at once?"
)
