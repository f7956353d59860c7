"""Publishing, challenging and answering Public Displays (Rule 4E50); what they show is in `reports`.

A display is known by its id ("D-SOC-1"); people call it by its title, its subject or its Minister. One nweek
after publication without a challenge it counts as approved, which is a mark and changes nothing (Q-43).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from engine.duties import Obligation
from engine.errors import Illegal
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject, iso
from officers.bnomic4 import obligations
from officers.bnomic4.kinds.offices import Clock, Display
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import is_minister, ministry, ministry_name
from officers.bnomic4.time import nweek_ends_now


@dataclass(frozen=True, slots=True)
class Known:
    """A display that the rules ask for: its id, title, ministry, the duty to keep it, and words people use for it."""

    name: str
    title: str
    office: str
    duty: str
    words: tuple[str, ...]


DISPLAYS = (
    Known("D-LAW-1", "Rules", "Law", "O03", ("rules", "rule", "ruleset")),
    Known("D-LAW-2", "Rule Powers", "Law", "O03", ("powers", "power")),
    Known("D-TIME-1", "Schedule", "Time", "O04", ("schedule", "scheduled", "future")),
    Known("D-SOC-1", "Players", "Society", "O05", ("players", "player", "roster")),
    Known("D-SOC-2", "Fora", "Society", "O05", ("fora", "forums", "forum")),
    Known("D-MIN-1", "Ministries", "Ministry", "O06", ("ministries", "ministry", "ministers")),
    Known("D-MIN-2", "State of the Game", "Ministry", "O06", ("gamestate", "state", "clock")),
    Known("D-LAU-1", "Socks", "Laundry", "O23", ("socks", "sock", "colors", "colours")),
    Known("D-FAU-1", "The Beast", "Fauna", "O22", ("beast", "ocb")),
    Known("D-FAU-2", "Tricks", "Fauna", "O22", ("tricks", "trick")),
    Known("D-GAM-1", "Subgames", "Games", "O24", ("subgames", "subgame")),
    Known("D-CHG-1", "Proposals", "Change", "O25", ("proposals", "proposal")),
    Known("D-QUE-1", "Consultations", "Questions", "O26", ("consultations", "consultation")),
    Known("D-JUD-1", "Indictments", "Judging", "O20", ("indictments", "indictment")),
    Known("D-BUS-1", "Contracts", "Business", "O27", ("contracts", "contract", "corporations")),
    Known("D-MOTNW", "Message Of The nweek", "Society", "O29", ("motnw", "message")),
)
BY_NAME = {one.name: one for one in DISPLAYS}


def keeps_a_display(duty: Obligation) -> bool:
    """Whether the duty is to publish a display anew."""
    one = BY_NAME.get(duty.subject)
    return one is not None and duty.code == one.duty


def known(said: str) -> Known | None:
    """The display that the words mean, by id, subject, or the title of the Minister whose first one it is."""
    for one in DISPLAYS:
        if fold(said) == fold(one.name):
            return one
    words = fold(said).split()
    if words[-1:] == ["list"] and "ministry" in words:
        return BY_NAME["D-MIN-1"]
    hits = {one.name: one for one in DISPLAYS if any(word in words for word in one.words)}
    subjects = [one for one in hits.values() if one.name != "D-MIN-1"] if len(hits) > 1 else list(hits.values())
    if len(subjects) == 1:
        return subjects[0]
    if subjects:
        return None
    trimmed = " ".join(word for word in words if word not in ("report", "s", "display", "public", "of", "weekly"))
    office = ministry_name(trimmed)
    return next((one for one in DISPLAYS if one.office == office), None)


def find(game: Game, name: str) -> Display | None:
    """The record of a display by its id, also under a name of its own that a genesis gave it."""
    return game.get(Display, name) or next((one for one in game.all(Display) if id_of(one) == name), None)


def id_of(display: Display) -> str:
    """By which id a display is known; by its own name where it is none of those that the rules ask for."""
    found = known(display.key)
    return found.name if found is not None else display.key


def find_or_make(game: Game, one: Known) -> Display:
    """The record of a display."""
    return find(game, one.name) or game.create(Display, one.name, ministry=ministry(game, one.office))


def record(game: Game, one: Known, text: str) -> Display:
    """A new version of a display has been published now."""
    display = find_or_make(game, one)
    display.published, display.text, display.approved = game.now, text, False
    display.challenges = tuple({**old, "addressed": True} for old in display.challenges)
    display.nweek, display.nday = game.the(Clock).nweek, game.the(Clock).nday
    obligations.met(game, "O07", one.name)
    return display


def find_known(game: Game, said: str) -> Known:
    found = known(said)
    if found is None:
        own = [one.key for one in game.all(Display) if fold(one.key) == fold(said)]
        if not own:
            raise Illegal(f"it is not clear which Public Display is meant by {said}", "4E50")
        entry = game.get(Display, own[0])
        office = entry.ministry.key if entry is not None and entry.ministry is not None else ""
        found = Known(own[0], own[0], office, "", ())
    return found


@NOMIC.action("challenge_display", "4E50", office="Ministry")
def challenge_display(game: Game, actor: Player, display: str, errors: list[str]) -> None:
    """A Player lists errors of a display; its Minister must correct or rebut each within a Jiffy."""
    one = find_known(game, display)
    game.require(one.office, f"the Public Display of {one.title} is maintained by no Ministry", "4E50")
    game.require(any(text.strip() for text in errors), "a challenge lists at least one error", "4E50")
    found = find_or_make(game, one)
    challenge = {"challenger": actor.key, "errors": list(errors), "at": iso(game.now), "addressed": False}
    since = iso(found.published) if found.published is not None else ""
    kept = (old for old in found.challenges if not old["addressed"] or str(old["at"]) >= since > "")
    found.challenges = (*kept, challenge)
    shown = NOMIC.displays.get(one.name)
    title = shown.title if shown is not None else f"Public Display of {one.title}"
    obligations.oblige(game, "O07", title, one.name, office=one.office)
    key = f"challenge/{one.name}/{actor}/{challenge['at']}/{len(found.challenges)}"
    game.post(
        "display_challenged", f"office:{one.office}", key,
        challenger=str(actor), display=one.title, errors=list(errors),
    )  # fmt: skip


@NOMIC.action("address_challenge", "4E50", office="Ministry")
def address_challenge(
    game: Game, actor: GameObject, display: str | None, challenger: str | None, answer: str | None
) -> None:
    """The Minister answers a challenge; with neither display nor challenger named, the only open one."""
    wanted = find_known(game, display).name if display is not None else None
    open_ones = [
        (one, index)
        for one in game.all(Display)
        for index, challenge in enumerate(one.challenges)
        if not challenge["addressed"]
        and (wanted is None or id_of(one) == wanted)
        and (challenger is None or fold(challenge["challenger"]) == fold(challenger))
        and one.ministry is not None
        and is_minister(game, actor, one.ministry.key)
    ]
    game.require(open_ones, f"there is no open challenge that {actor} could address", "4E50")
    if len({one.key for one, _ in open_ones}) > 1:
        game.hold("which display's challenge is addressed?", "4E50")
    one = open_ones[0][0]
    chosen = {index for _, index in open_ones}
    one.challenges = tuple(
        {**old, "addressed": True} if index in chosen else old for index, old in enumerate(one.challenges)
    )
    if all(challenge["addressed"] for challenge in one.challenges):
        obligations.met(game, "O07", id_of(one))


def address_all(game: Game, one: Display) -> None:
    """Every open challenge of the display has been answered."""
    one.challenges = tuple({**old, "addressed": True} for old in one.challenges)
    obligations.met(game, "O07", id_of(one))


@NOMIC.event("E27", "4E50", "end")
def approved_by_silence(game: Game) -> None:
    """A display that nobody challenged within one nweek of its publication counts as approved."""
    clock = game.the(Clock)
    for one in game.all(Display):
        if one.published is None or one.approved or one.nweek is None or one.nday is None:
            continue
        challenged = any(str(challenge["at"]) >= iso(one.published) for challenge in one.challenges)
        if not challenged and nweek_ends_now(clock, one.nweek, one.nday):
            approve(one, one.published)


def approve(one: Display, at: datetime) -> None:
    """The display counts as approved: what it showed at that instant is settled."""
    one.approved = True
    one.settled = at if one.settled is None else max(at, one.settled)


def settled(game: Game) -> dict[str, datetime]:
    """The displays that were ever approved, each with the instant up to which that settles what it shows."""
    return {one.key: one.settled for one in game.all(Display) if one.settled is not None}


NOMIC.settled = settled
