"""The Clock, ministries, duties, displays, fora and the other things that officers keep."""

from __future__ import annotations

from typing import Any

from engine import fora
from engine.duties import Obligation
from engine.objects import Attribute, GameObject, Instant, Ref, Refs, attribute, maybe, number, one_of
from officers.bnomic4.nomic import NOMIC

MINISTRIES = (
    "Law", "Time", "Society", "Ministry", "Laundry", "Fauna", "Games", "Change", "Questions", "Judging", "Business",
)  # fmt: skip
FLAGS = ("Pink Ponies", "Polka Dots", "Setting Orange", "Jolly Roger", "Black Watch Plaid")

NOMIC.kind(Obligation)


@NOMIC.kind
class Clock(GameObject):
    """The Clock of the game (Rule 4E14); printed as the state's `clock` table, not among the objects."""

    kind = "_clock"
    hidden = True
    ordered_as = "clock"
    nweek = number(1, low=1)
    nday = number(1, low=1, high=12)
    on = attribute(False)
    ndelay = number()
    turned_on = attribute(False)
    first_on = Instant()
    chairman_may_turn_on = attribute(False)
    ndays_passed = number()
    """Nday changes since the genesis: durations in ndays count these."""
    ndelays_passed = number()
    """Ndelay changes since the genesis (the reset to 0 is none)."""
    turn = one_of("", "", "nday", "nweek", "ndelay")
    """What changes at the midnight being run; "" between midnights."""
    highest_proposal = number()
    highest_consultation = number()
    highest_rule = number(84)
    began: Attribute[tuple[Any, ...]] = attribute(())
    """When the last ndays began: (day as `date.toordinal`, nweek, nday), the oldest first."""
    stopped_by_mom = attribute(False)
    """Whether it is Off by the MoM's own act (Q-22)."""
    noted: Attribute[Any] = attribute(())
    """nweek, nday, ndelay and state as they stood when the law last changed them."""
    particular = attribute(False)
    """Whether a Particular Voting is in progress (Q-03)."""
    ending = attribute(False)
    """Whether the midnight being run is still at what ends with it."""
    emergency = attribute(False)
    frozen: Attribute[tuple[int, ...]] = attribute(())
    """Days (as `date.toordinal`) whose midnight came within a State of Emergency: no duration counts it (Rule 4E0)."""
    peps = Refs[GameObject]("player", "outsider")
    """The Persons in Emergency Procedures: the last list of Players with at least four (Rule 4E0)."""


@NOMIC.kind
class Forum(fora.Forum):
    """A forum and its designation (Rule 4E6)."""

    public_until = Instant(shown=False, genesis=False)
    """When it last was a Public Forum, if it is none now and was one."""
    was_public = attribute(False, shown=False, genesis=False)


NOMIC.genesis_aliases["forum"] = fora.ALIASES


@NOMIC.kind
class Ministry(GameObject):
    """A ministry (Rules 4E45 to 4E49)."""

    minister = Ref[GameObject]("player", "corporation", rule="4E45")
    reward = number(100, low=1, high=100, rule="4E48")
    held_since_on = attribute(False, rule="4E49")
    delegates: Attribute[tuple[Any, ...]] = attribute((), rule="4E45")
    ended: Attribute[tuple[Any, ...]] = attribute((), shown=False, genesis=False)
    """Delegations of the present Minister that were ended, so that a Contract does not renew them."""
    past_ministers = Refs[GameObject]("player", "corporation", "outsider", ordered=True, shown=False, genesis=False)
    """Who held it before, the latest last: an emergency needs the last Minister of Ministry (Rule 4E0)."""


@NOMIC.kind
class Usurpation(GameObject):
    """A usurpation under way (Rule 4E48)."""

    ministry = Ref[Ministry]("ministry", required=True)
    usurper = Ref[GameObject]("player", "corporation", required=True)
    reward = number(1, low=1, high=100)
    announced = Instant()
    due = Instant()
    state = one_of("Pending", "Pending", "Succeeded", "Failed", index=True, live=("Pending",))


@NOMIC.kind
class Display(GameObject):
    """A Public Display (Rule 4E50)."""

    ministry = Ref[Ministry]("ministry")
    published = Instant()
    challenges: Attribute[tuple[Any, ...]] = attribute(())
    approved = attribute(False)
    text = attribute("")
    duty = Ref[Obligation]("obligation", shown=False, genesis=False)
    """The duty to publish it anew, which arises again and again."""
    nweek = maybe(int, shown=False, genesis=False)
    """With `nday`: when it was published, by the Clock."""
    ratified = Instant(shown=False, genesis=False)
    """The version (its `published`) of which it was asked what its approval changes."""
    nday = maybe(int, shown=False, genesis=False)
    settled = Instant(shown=False, genesis=False)
    """Up to when an approval has settled what it shows."""


@NOMIC.kind
class Motnw(GameObject):
    """The Message Of The nweek (Rule 4E39)."""

    message = attribute("This space intentionally left blank", rule="4E39")
    changed_nweek = maybe(int, rule="4E39")


@NOMIC.kind
class ThreatFlagpole(GameObject):
    """The Threat Awareness Flagpole (Rule 4E40)."""

    threat_flag = one_of("Pink Ponies", *FLAGS, rule="4E40")
    changed = attribute(False, rule="4E40")


@NOMIC.kind
class Intent(GameObject):
    """An announced act (Rules 4E21, 4E22)."""

    announcer = Ref[GameObject]("player", "outsider", "corporation", required=True)
    action = attribute("", required=True)
    params: Attribute[Any] = attribute({}, required=True)
    objections = maybe(int)
    supporters_needed = maybe(int)
    announced = Instant(required=True)
    opens = Instant()
    closes = Instant()
    objectors = Refs[GameObject]("player")
    supporters = Refs[GameObject]("player")
    state = one_of("Open", "Open", "Blocked", "Ripe", "Performed", "Expired", index=True, live=("Open", "Ripe"))
    over = attribute(False, shown=False, genesis=False, index=True)
    """Performed, or its window has closed: nothing can come of it any more."""
    announced_nday = maybe(int, shown=False, genesis=False)
    """`Clock.ndays_passed` at the announcement; below 0 when it was announced before the genesis."""
    supported_nday = maybe(int, shown=False, genesis=False)
    """`Clock.ndays_passed` when the last supporter needed came."""
    window_nday = maybe(int, shown=False, genesis=False)
    """`Clock.ndays_passed` just before the midnight at which a waiting time in rdays ended."""


@NOMIC.kind
class ScheduledAction(GameObject):
    """An act noted for a future time (Rule 4E7)."""

    outsider = Ref[GameObject]("player", "outsider", "corporation", required=True)
    action = attribute("", required=True)
    params: Attribute[Any] = attribute({})
    time = attribute("")
    due = Instant()
    state = one_of("Pending", "Pending", "Performed", "Failed", "Dropped", index=True, live=("Pending",))
    plan: Attribute[Any] = attribute({}, shown=False, genesis=False)
    """How the time was understood: {"edge": "begin"|"end", "nweek": .., "nday": ..} or {"utc": ISO}."""
