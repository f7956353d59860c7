"""Statements about the state that a Transaction may assert (4E12): true, false, or not to be told.

A small grammar: each form is a pattern and a function of the game. What matches no form, or names nobody
the game knows, is None, and then the Transaction fails, because its truth is not certain (Q-37).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from engine.acts import Act
from engine.errors import Held, Illegal
from engine.expressions import expression
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4 import calendar
from officers.bnomic4.kinds.documents import Proposal, Trick
from officers.bnomic4.kinds.offices import FLAGS, Clock, ThreatFlagpole
from officers.bnomic4.kinds.people import COLOURS, Outsider, Player
from officers.bnomic4.money import MACKEREL, POINTS
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import find_person, holder, is_minister, ministry_name
from officers.bnomic4.socks import drawer

Answer = bool | None

NOMIC.switch(
    "Q-35", "held", "performed", rule="4E7", question="What of an act under a condition that is decidable at arrival?"
)
NOMIC.takes_conditions = lambda game: game.reading("Q-35") == "performed"
NOMIC.switch(
    "Q-37", "fails", "waits", rule="4E12", question="What of a Transaction with an item that cannot be decided?"
)
NOMIC.waits_in_doubt = lambda game: game.reading("Q-37") == "waits"


@dataclass(frozen=True, slots=True)
class Context:
    """Who says it, where in the game."""

    game: Game
    speaker: GameObject


@dataclass(frozen=True, slots=True)
class Form:
    """One way of saying something that the state decides."""

    pattern: re.Pattern[str]
    judge: Callable[[Context, re.Match[str]], Answer]


FORMS: list[Form] = []
_LEAD = expression(
    r"^(?:i (?:hereby )?(?:assert|affirm|state|declare)|assert(?:ion)?|it is true|it is the case)\b[\s:,]*"
    r"(?:that\b)?[\s:,]*",
    re.IGNORECASE,
)
_WHO = r"(?P<who>.+?)"
_NUMBER = r"(?P<n>\d+)"
_AT = r"(?P<how>at least|at most|exactly|precisely|more than|less than|fewer than|no more than|no fewer than)?"


def form(*patterns: str) -> Callable[[Callable[[Context, re.Match[str]], Answer]], Callable[..., Answer]]:
    """Declares the ways of saying what a function judges; a pattern must match the whole statement."""

    def declare(judge: Callable[[Context, re.Match[str]], Answer]) -> Callable[..., Answer]:
        FORMS.extend(Form(expression(one, re.IGNORECASE), judge) for one in patterns)
        return judge

    return declare


def truth(game: Game, actor: GameObject, act: Act) -> Answer:
    """Whether the asserted statement is true now; None when the state does not tell for certain."""
    return told(game, actor, str(act.params.get("statement") or ""))


def told(game: Game, speaker: GameObject, statement: str) -> Answer:
    """Whether a statement is true; several forms that fit must agree."""
    words = " ".join(_LEAD.sub("", statement.strip()).replace("’", "'").split()).strip(" .!")
    answers: set[Answer] = set()
    for one in FORMS:
        found = one.pattern.fullmatch(words)
        if found is not None:
            try:
                answers.add(one.judge(Context(game, speaker), found))
            except (Held, Illegal):
                return None
    answers.discard(None)
    return answers.pop() if len(answers) == 1 else None


# -- numbers ----------------------------------------------------------------------------------------


def compare(how: str | None, have: int, number: int, *, plain: str = "exactly") -> bool:
    """Whether `have` stands to the number as said; `plain` is meant when nothing is said."""
    said = (how or plain).lower()
    return {
        "at least": have >= number,
        "no fewer than": have >= number,
        "at most": have <= number,
        "no more than": have <= number,
        "more than": have > number,
        "less than": have < number,
        "fewer than": have < number,
    }.get(said, have == number)


def _person(context: Context, who: str) -> GameObject:
    found = find_person(context.game, context.speaker, re.sub(r"^player ", "", who, flags=re.IGNORECASE))
    if found is None:
        raise Illegal(f"nobody is called {who}")
    return found


@form(rf"{_WHO} (?:have|has|holds?|owns?|possess(?:es)?) {_AT} ?m ?{_NUMBER}",
      rf"{_WHO} (?:have|has|holds?|owns?|possess(?:es)?) {_AT} ?{_NUMBER} ?(?:m|macks?|mackerels?)")  # fmt: skip
def _mackerel(context: Context, said: re.Match[str]) -> Answer:
    """Without a word of measure, "has m50" is taken as exactly m50 only if that is so; more is not certain."""
    return _holding(said, MACKEREL.balance(_rich(context, said["who"])))


@form(rf"{_WHO} (?:have|has|holds?) {_AT} ?{_NUMBER} points?")
def _points(context: Context, said: re.Match[str]) -> Answer:
    return _holding(said, POINTS.balance(_person(context, said["who"])))


@form(rf"{_WHO} (?:have|has|holds?|owns?) {_AT} ?(?P<n>\d+|an?|no) (?P<colour>[a-z ]+?) socks?")
def _socks(context: Context, said: re.Match[str]) -> Answer:
    colour = next((one for one in COLOURS if fold(one) == fold(said["colour"])), None)
    if colour is None:
        return None
    have = len(drawer(context.game, _rich(context, said["who"]), colour))
    if not said["n"].isdigit():
        return have == 0 if said["n"].lower() == "no" else have >= 1
    return _holding(said, have)


def _holding(said: re.Match[str], have: int) -> Answer:
    number = int(said["n"])
    if said["how"] is None and have > number:
        return None
    return compare(said["how"], have, number)


def _rich(context: Context, who: str) -> GameObject:
    found = _person(context, who)
    if isinstance(found, Outsider):
        raise Illegal(f"{who} can hold nothing")
    return found


@form(rf"there are {_AT} ?{_NUMBER} (?P<what>active |vested |ordained )?players",
      rf"the number of (?P<what>active |vested |ordained )?players is {_AT} ?{_NUMBER}")  # fmt: skip
def _players(context: Context, said: re.Match[str]) -> Answer:
    what = (said["what"] or "").strip().lower()
    have = sum(1 for one in context.game.all(Player) if not what or bool(getattr(one, what)))
    return compare(said["how"], have, int(said["n"]))


# -- people and offices -----------------------------------------------------------------------------


@form(rf"{_WHO} (?:am|is|are) (?P<no>not |no |non-)?(?:an? |the )?(?P<what>active|vested|ordained|player)"
      r"(?P<more> player)?")  # fmt: skip
def _property(context: Context, said: re.Match[str]) -> Answer:
    what = said["what"].lower()
    found = _person(context, said["who"])
    is_player = isinstance(found, Player)
    holds = is_player if what == "player" else is_player and bool(getattr(found, what))
    return holds != bool(said["no"])


@form(
    r"(?:the )?(?P<office>.+?) is (?P<no>not )?vacant", r"(?P<none>nobody|no one) (?:is|holds) (?:the )?(?P<office>.+)"
)
def _vacant(context: Context, said: re.Match[str]) -> Answer:
    office = ministry_name(said["office"])
    if office is None:
        return None
    return (holder(context.game, office) is None) != bool(said.groupdict().get("no"))


@form(rf"(?:the )?(?P<office>.+?) is (?P<no>not )?held by {_WHO}",
      rf"{_WHO} (?:hold|holds) (?:the )?(?P<office>.+)",
      rf"{_WHO} (?:am|is) (?P<no>not )?(?:the )?(?P<office>.+)")  # fmt: skip
def _held(context: Context, said: re.Match[str]) -> Answer:
    office = ministry_name(said["office"])
    if office is None:
        return None
    held = holder(context.game, office) == _person(context, said["who"])
    return held != bool(said.groupdict().get("no"))


@form(r"(?P<who>i|.+?) (?:may|can) act as (?:the )?(?P<office>.+)")
def _may_act(context: Context, said: re.Match[str]) -> Answer:
    office = ministry_name(said["office"])
    return None if office is None else is_minister(context.game, _person(context, said["who"]), office)


# -- the Clock, documents, things -------------------------------------------------------------------


@form(rf"(?:the )?(?:current )?(?P<what>nday|nweek|ndelay)(?: is|:| =|=) ?{_NUMBER}",
      rf"(?:it|today) is (?P<what>nday|nweek) {_NUMBER}")  # fmt: skip
def _date(context: Context, said: re.Match[str]) -> Answer:
    return bool(getattr(context.game.the(Clock), said["what"].lower()) == int(said["n"]))


@form(r"(?:it|today|the nday) is (?P<name>[a-z]+)")
def _named_day(context: Context, said: re.Match[str]) -> Answer:
    nday = calendar.ndays(context.game).get(said["name"].lower())
    return None if nday is None else nday == context.game.the(Clock).nday


@form(r"(?:the )?clock (?:is (?P<no>not )?(?:turned |switched )?|= ?|: ?)(?P<state>on|off)")
def _clock(context: Context, said: re.Match[str]) -> Answer:
    is_on = context.game.the(Clock).on == (said["state"].lower() == "on")
    return is_on != bool(said.groupdict().get("no"))


_STATE = r"(?P<state>pending|open|historical|won|lost|discarded|passed)"


@form(rf"(?:the )?(?:proposal|prop\.?|p) ?#?(?P<n>\d+) (?:is|has) (?P<no>not )?{_STATE}",
      rf"(?:the )?proposal ['\"“]?(?P<title>.+?)['\"”]? is (?P<no>not )?{_STATE}")  # fmt: skip
def _proposal(context: Context, said: re.Match[str]) -> Answer:
    groups = said.groupdict()
    if groups.get("n"):
        found = [one for one in context.game.all(Proposal) if one.key == groups["n"]]
    else:
        found = context.game.where(Proposal, "folded_title", fold(groups["title"]))
    if len(found) != 1:
        return None
    one, state = found[0], said["state"].capitalize()
    holds = one.passed if state == "Passed" else state in (one.status, one.success)
    return holds != bool(said["no"])


@form(r"(?:the )?threat flag (?:is|=|:) (?P<no>not )?(?:set to |at )?(?:the )?(?P<flag>[a-z ]+)")
def _flag(context: Context, said: re.Match[str]) -> Answer:
    flag = next((one for one in FLAGS if fold(one) == fold(said["flag"])), None)
    return None if flag is None else (context.game.the(ThreatFlagpole).threat_flag == flag) != bool(said["no"])


def _trick(context: Context, name: str) -> Trick | None:
    found = [one for one in context.game.all(Trick) if fold(one.key) == fold(name)]
    return found[0] if len(found) == 1 else None


@form(rf"(?:the )?response of (?:the )?(?:trick )?['\"“]?(?P<trick>.+?)['\"”]? is {_AT} ?{_NUMBER}")
def _response(context: Context, said: re.Match[str]) -> Answer:
    trick = _trick(context, said["trick"])
    return None if trick is None else compare(said["how"], trick.response, int(said["n"]))


@form(
    r"(?:the )?trick ['\"“]?(?P<trick>.+?)['\"”]? exists",
    r"there is (?P<no>no|a) trick (?:called )?['\"“]?(?P<trick>.+?)['\"”]?",
)
def _exists(context: Context, said: re.Match[str]) -> Answer:
    return (_trick(context, said["trick"]) is not None) != ((said.groupdict().get("no") or "").lower() == "no")


@form(
    r"(?:the )?(?:preceding|previous|last|above) (?:game )?act(?:ion)?s? (?:has |have )?"
    r"(?:succeeded|worked|was legal|was successful)"
)
def _preceding(context: Context, said: re.Match[str]) -> Answer:
    """Within a Transaction this is always so: the first act that fails ends it."""
    return True
