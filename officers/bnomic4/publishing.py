"""Keeping Public Displays up to date (Rule 4E50): the duty to publish one anew, and the bot that does it by itself.

A display may be kept on a wiki, which the officer cannot see. So what was never posted as far as the officer knows
is owed to nobody, unless the switch says otherwise; from the first post on every change of what it shows makes the
duty. For a ministry that the bot clerks it publishes each display itself: once for a start, then when a new nweek
begins or one midnight before the duty is due. As soon as one is due all that are out of date go with it in one post,
so that the list gets them every other day at most and never one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Any

from engine import displays as versions
from engine import faults
from engine.clock import next_midnight
from engine.duties import Obligation
from engine.game import Game, Version
from engine.objects import GameObject
from engine.world import Change
from officers.bnomic4 import clerk, displays, obligations
from officers.bnomic4.displays import DISPLAYS, Known, find_known
from officers.bnomic4.kinds.offices import Clock, Display
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import is_minister, require_minister
from officers.bnomic4.rules import in_force
from officers.bnomic4.time import NDAYS

OWED = "X-displays"
TOGETHER = "displays"
"""The post that shows several displays."""
ALONE = frozenset({"D-LAW-1"})
"""Displays that are a document of many pages, under which all others would be buried."""

NOMIC.switch(
    OWED, "posted", "all", rule="4E50",
    question="Is a display owed that was never posted, as it may be kept where the officer cannot see it?",
)  # fmt: skip


def begin(game: Game) -> None:
    """Displays that were published before the genesis are taken to show what the genesis says."""
    for known in DISPLAYS:
        display = displays.find(game, known.name)
        if display is not None and display.published is not None:
            _versioned(game, known)
            if display.nweek is None:
                display.nweek, display.nday = _nday_of(game, display.published)


def _nday_of(game: Game, at: datetime) -> tuple[int, int]:
    """On which nday of which nweek an instant before the genesis was, if the Clock has stood still only for its ndelay.

    The present one for what is older than an nweek.
    """
    clock = game.the(Clock)
    ndays = max(0, (game.now.date() - at.date()).days - clock.ndelay)
    place = (clock.nweek - 1) * NDAYS + clock.nday - 1 - (ndays if ndays < NDAYS else 0)
    return max(place, 0) // NDAYS + 1, max(place, 0) % NDAYS + 1


def _versioned(game: Game, known: Known) -> None:
    """Keeps what the display shows now as its last version, which meets the duty."""
    versions.published(game, known.name, NOMIC.displays[known.name].make(game))
    duty = _duty(game, known)
    if duty is not None:
        obligations.met(game, known.duty, known.name)


def record(game: Game, known: Known, text: str) -> Display:
    """A new version of a display has been published now, by whomever."""
    display = displays.record(game, known, text)
    if known.name in NOMIC.displays:
        _versioned(game, known)
    return display


def _duty(game: Game, known: Known) -> Obligation | None:
    """The unmet duty to publish the display anew."""
    return next(iter(obligations.find(game, known.duty, known.name)), None)


@NOMIC.observer
def displays_go_out_of_date(game: Game, changes: Sequence[Change]) -> None:
    """What a display shows has changed: it is to be published anew within a Jiffy (E26)."""
    touched = versions.seen(changes)
    for known in DISPLAYS:
        if not touched.isdisjoint(NOMIC.displays[known.name].shows):
            _alone(game, known, partial(_owe_if_stale, game, known))


def _alone(game: Game, known: Known, run: Callable[[], object]) -> bool:
    """Does something with one display; whether it could be done. One that cannot be made keeps no other from it."""
    return faults.contained(game, f"the display {known.name}", "4E50", run)


def _owe_if_stale(game: Game, known: Known) -> None:
    version = game.get(Version, known.name)
    if (version is None and game.reading(OWED) != "all") or not _wanted(game, known):
        return
    owed = NOMIC.duties[known.duty].tracked and _duty(game, known) is None
    if owed and (version is None or versions.is_stale(game, known.name)):
        with game.world.because("event E26", "4E50"):
            _owe(game, known)


def _wanted(game: Game, known: Known) -> bool:
    """Whether the rules still ask for the display."""
    return in_force(game, "4E50") and in_force(game, NOMIC.displays[known.name].rule)


def _owe(game: Game, known: Known) -> None:
    """The duty arises; it is one thing that comes again and again, so that a long game does not fill with it."""
    display = displays.find_or_make(game, known)
    if display.duty is None:
        title = NOMIC.displays[known.name].title
        about = f"publish the {title} anew" if known.duty == "O20" else title
        display.duty = obligations.oblige(game, known.duty, about, known.name)
    else:
        obligations.renew(game, display.duty)


# -- acts and the bot as clerk -------------------------------------------------------------------------------


@NOMIC.action("publish_display", "4E50", "4E49", office="Ministry")
def publish_display(game: Game, actor: GameObject, display: str | None) -> None:
    """A Minister publishes a display of his ministry."""
    if display is None:
        mine = [one for one in DISPLAYS if is_minister(game, actor, one.office)]
        game.require(len(mine) == 1, "which Public Display it is must be said", "4E50")
        one = mine[0]
    else:
        one = find_known(game, display)
    require_minister(game, actor, one.office, "4E50")
    record(game, one, game.act.text if game.act is not None else "")


def publish_by_clerk(game: Game) -> None:
    """Publishes what is due of the ministries that the bot clerks; called when a day has begun."""
    mine = [one for one in DISPLAYS if clerk.may_act(game, one.office) and not game.is_off(one.name)]
    mine = [one for one in mine if _wanted(game, one)]
    due = {one.name for one in mine if _asked(game, one, partial(_is_due, game, one))}
    if due:
        shown: list[tuple[Known, dict[str, Any]]] = []
        for one in mine:
            if one.name in due or _asked(game, one, partial(versions.is_stale, game, one.name)):
                _alone(game, one, partial(_show_into, shown, game, one))
        _post(game, shown)


def _asked(game: Game, known: Known, question: Callable[[], bool]) -> bool:
    """The answer to a question about a display; no, where it cannot be made."""
    answers: list[bool] = []
    _alone(game, known, lambda: answers.append(question()))
    return bool(answers and answers[0])


def _show_into(shown: list[tuple[Known, dict[str, Any]]], game: Game, known: Known) -> None:
    shown.append((known, _shown(game, known)))


def _is_due(game: Game, known: Known) -> bool:
    if game.get(Version, known.name) is None:
        return True
    new_nweek = game.the(Clock).nday == 1 and game.the(Clock).ndelay == 0
    duty = _duty(game, known)
    if duty is not None and (duty.due is None or duty.due <= next_midnight(game.now)):
        return True
    return (new_nweek or not NOMIC.duties[known.duty].tracked) and versions.is_stale(game, known.name)


def publish_by_order(game: Game, name: str) -> None:
    """Publishes a display because an officer ordered it."""
    one = next(each for each in DISPLAYS if each.name == name)
    _post(game, [(one, _shown(game, one))])


NOMIC.publisher = publish_by_order


def _post(game: Game, shown: Sequence[tuple[Known, dict[str, Any]]]) -> None:
    """Posts displays as they are now, with what changed since their last versions: in one mail, long ones alone."""
    together = [(known, content) for known, content in shown if known.name not in ALONE]
    for known, content in shown:
        if known.name in ALONE or len(together) == 1:
            game.post(known.name, "forum", f"display/{known.name}/{game.now.isoformat()}", **content)
    if len(together) > 1:
        contents = [content for _, content in together]
        game.post(TOGETHER, "forum", f"{TOGETHER}/{game.now.isoformat()}", shown=contents)


def _shown(game: Game, known: Known) -> dict[str, Any]:
    """What the display shows now, which is thereby published."""
    content = versions.content(game, known.name)
    text = f"I publish the {NOMIC.displays[known.name].title}."
    record(game, known, text)
    clerk.officially(game, known.office, "publish_display", text, display=known.name)
    return content
