"""Intents: announcing an act, objecting, supporting, and doing it in its window (4E21, 4E22).

An `Intent` is Open -> Ripe | Blocked -> Performed | Expired; `refresh` recomputes the state from who objected,
who supported and where the window is (see `windows`). Laws of acts that must be announced ask
`needs_intent`, so it does not matter whether the act is named again or only pointed at ("I do so").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine import consent
from engine.acts import Act
from engine.errors import GenesisError, Held, Illegal
from engine.game import Game
from engine.intake import apply_law
from engine.objects import GameObject
from officers.bnomic4 import emergency, pause, pointing, schedule, threat, windows
from officers.bnomic4.kinds.documents import Tweak
from officers.bnomic4.kinds.offices import Clock, Intent
from officers.bnomic4.kinds.people import Corporation, Outsider, Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.windows import CONSENTS

NOMIC.switch(
    "Q-30", "any post", "performing posts", rule="4E77", question="Does an intent that ended unused use up a Tweak?"
)
NOMIC.switch(
    "Q-32", "Players", "every Minister", rule="4E21", question="Who announces what a rule reserves to a Minister?"
)
NOMIC.switch("Q-33", "no", "yes", rule="4E28", question="Does announcing an intent make a Player Active?")

MINISTERIAL = frozenset({"change_motnw", "change_rule_title"})
"""Announced acts that belong to an office."""

Check = Callable[[Game, GameObject, dict[str, Any]], None]
CHECKS: dict[str, Check] = {}
"""What the law of an act demands already of its announcement; it may complete the parameters."""


def before_announcing(action: str) -> Callable[[Check], Check]:
    """Declares what must hold when the act is announced."""

    def declare(check: Check) -> Check:
        CHECKS[action] = check
        return check

    return declare


# -- announcing -------------------------------------------------------------------------------------


def announce(game: Game, actor: GameObject, act: Act) -> None:
    """Notes an announced act; only Players announce, and only acts that a rule requires to be announced."""
    action = "apply_tidiness_list" if act.action == "submit_tidiness_list" else act.action
    if action not in CONSENTS:
        raise Illegal("no rule requires this act to be announced first; it can simply be done", "4E21")
    if not isinstance(actor, Player) and not _announces_for_office(game, actor, action):
        raise Illegal(f"only Players announce intents, and {actor} is none", "4E21")
    if action != act.action:  # the submission of a document announces it, and is a Game Action (Rule 4E8)
        apply_law(game, actor, Act(act.action, act.params))
        game.hooks.performed(game, actor, act)
    else:
        begin_intent(game, actor, action, act.params)
    if game.reading("Q-33") == "yes":
        game.hooks.performed(game, actor, act)


def _announces_for_office(game: Game, actor: GameObject, action: str) -> bool:
    """Whether a Corporation may announce the act as a Minister (Q-32)."""
    allowed = game.reading("Q-32") == "every Minister" and action in MINISTERIAL
    return allowed and isinstance(actor, Corporation)


def begin_intent(game: Game, announcer: GameObject, action: str, params: Mapping[str, Any]) -> None:
    """Makes the Intent of an announced act with the terms of its rule."""
    needed = CONSENTS[action]
    given = canonical(game, announcer, action, params)
    for name in needed.needs:
        if given.get(name) is None:
            raise Illegal(f"the announcement does not name the {name.replace('_', ' ')}", needed.rule)
    if action in CHECKS:
        CHECKS[action](game, announcer, given)
    supporters = needed.supporters
    said = params.get("supporters")
    if supporters is not None and isinstance(said, int):
        supporters = max(supporters, said)
    intent = game.create(
        Intent,
        announcer=announcer,
        action=action,
        params=given,
        objections=needed.objections,
        supporters_needed=supporters,
        announced=game.now,
        announced_nday=game.the(Clock).ndays_passed,
    )
    windows.project(game, intent)
    game.post("intent_announced", "forum", f"intent/{intent.key}", intent=intent.key, action=action)


def canonical(game: Game, actor: GameObject, action: str, params: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters with references made definite: an intent means the same in every later message."""
    out = {name: value for name, value in params.items() if name != "supporters"}
    for slot in NOMIC.actions[action].slots:
        raw = out.get(slot.name)
        resolver = NOMIC.resolvers.get(slot.type)
        if raw is not None and resolver is not None:
            found = resolver(game, actor, raw)
            if isinstance(found, GameObject):
                out[slot.name] = found.key
    return out


# -- asking for one ---------------------------------------------------------------------------------


def needs_intent(game: Game, actor: GameObject, action: str, params: Mapping[str, Any]) -> Intent:
    """The ripe intent of the actor under which an act that must be announced may be done now.

    Parameters that are None are taken from the announcement. Raises Illegal when there is no such intent or
    it is not ripe, Held when several different ones are.
    """
    rule = CONSENTS[action].rule
    own = [one for one in game.all(Intent) if one.announcer == actor and one.action == action]
    said = {name: value for name, value in canonical(game, actor, action, params).items() if value is not None}
    fitting = [one for one in own if all(same(one.params.get(name), value) for name, value in said.items())]
    if not own:
        raise Illegal("it must be announced first, and was not", rule)
    if not fitting:
        raise Illegal("it differs from what was announced", rule)
    ripe = [one for one in fitting if one.state == "Ripe"]
    if len({repr(sorted(one.params.items(), key=str)) for one in ripe}) > 1:
        raise Held("several announced acts could be meant", rule)
    if not ripe:
        raise Illegal(unripe(game, fitting[-1]), rule)
    return ripe[0]


def done(intent: Intent) -> None:
    """Closes an intent: its act was performed."""
    intent.state, intent.over = "Performed", True


def same(left: Any, right: Any) -> bool:
    """Whether two parameters are the same up to case and white space."""
    if isinstance(left, str) and isinstance(right, str):
        return " ".join(left.split()).casefold() == " ".join(right.split()).casefold()
    if isinstance(left, Mapping) and isinstance(right, Mapping):
        return {*left} == {*right} and all(same(left[name], right[name]) for name in left)
    return bool(left == right)


def unripe(game: Game, intent: Intent) -> str:
    """Why an announced act cannot be performed now, as its announcer should read it."""
    stand = windows.standing(game, intent)
    if intent.state == "Performed":
        return f"intent {intent.key} was performed already"
    if intent.state == "Blocked":
        return f"there are objections to intent {intent.key}: {', '.join(sorted(map(str, intent.objectors)))}"
    if intent.state == "Expired":
        return f"the time to perform intent {intent.key} is over"
    needed = intent.supporters_needed or 0
    if stand.supporters < needed:
        return f"intent {intent.key} has {stand.supporters} of the {needed} supporters it needs"
    return f"it is too early: the window of intent {intent.key} has not opened yet"


# -- objecting, supporting, performing --------------------------------------------------------------


@NOMIC.action("object", "4E21")
def object_to(game: Game, player: Player | Outsider, target: str | None, reason: str | None) -> None:
    """A Player objects to an announced act of somebody else, which is final (4E21); a PEP to one of the Pause (4E0)."""
    if game.message is not None:
        procedure = emergency.increment_objected_to(game, game.message, target)
        if procedure is not None:
            game.require(player in threat.peps(game), f"{player} is none of the PEPs", "4E0")
            pause.stop_increment(game, procedure)
            return
    if not isinstance(player, Player):
        raise Illegal(f"only a Player may do this, and {player} is none", "4E21")
    open_ones = [one for one in _living(game) if one.objections is not None]
    intent = pointing.find_intent(game, player, target, open_ones, "no announced act is open to objections")
    game.require(intent.announcer != player, "nobody objects to an intent of their own", "4E21")
    game.require(player not in intent.objectors, f"{player} has objected to intent {intent.key} already", "4E21")
    late = windows.objections_closed(game, intent)
    game.require(not late, f"the time to object to intent {intent.key} is over", CONSENTS[intent.action].rule)
    intent.objectors = (*intent.objectors, player)
    refresh_one(game, intent)


@NOMIC.action("support", "4E22")
def support(game: Game, player: Player, target: str | None, reason: str | None) -> None:
    """Supports an announced act of somebody else while support still counts (4E22)."""
    open_ones = [one for one in _living(game) if one.supporters_needed is not None]
    intent = pointing.find_intent(game, player, target, open_ones, "no announced act waits for support")
    game.require(intent.announcer != player, "nobody supports an intent of their own", "4E22")
    game.require(player not in intent.supporters, f"{player} supports intent {intent.key} already", "4E22")
    stand = windows.standing(game, intent)
    game.require(not stand.support_closed, f"the time to support intent {intent.key} is over", "4E22")
    intent.supporters = (*intent.supporters, player)
    if windows.counted(game, intent.supporters) == intent.supporters_needed:
        intent.supported_nday = game.the(Clock).ndays_passed
    refresh_one(game, intent)


@NOMIC.action("perform_intended_action", "4E21", "4E22")
def perform_intended_action(game: Game, player: Player | Corporation, target: str | None) -> None:
    """Does an announced act as it was announced, in its window (4E21, 4E22)."""
    own = [one for one in game.all(Intent) if one.announcer == player]
    open_ones = [one for one in own if not one.over]
    ripe = [one for one in open_ones if one.state == "Ripe"]
    among = ripe or open_ones or own
    intent = pointing.find_intent(game, player, target, among, "you have no announced act to perform")
    apply_law(game, player, Act(intent.action, intent.params))


def _living(game: Game) -> list[Intent]:
    return game.where(Intent, "over", False)


# -- time -------------------------------------------------------------------------------------------


def begin(game: Game) -> None:
    """Dates the intents and scheduled acts that the genesis brought."""
    for intent in game.all(Intent):
        if intent.action == "submit_tidiness_list":
            intent.action = "apply_tidiness_list"
        if intent.action not in CONSENTS:
            raise GenesisError(f"intents.{intent.key}.action", f"no rule requires {intent.action} to be announced")
        _complete(game, intent)
        intent.over = intent.state in ("Performed", "Expired")
    schedule.begin(game)
    refresh(game)


def _complete(game: Game, intent: Intent) -> None:
    """What the genesis left out: the terms of the rule, and where the counts stood."""
    needed, count = CONSENTS[intent.action], windows.announced_at_count(game, intent)
    if intent.objections is None and intent.supporters_needed is None:
        intent.objections, intent.supporters_needed = needed.objections, needed.supporters
    intent.announced_nday = count
    enough = intent.supporters_needed is not None and len(intent.supporters) >= intent.supporters_needed
    if enough and needed.supporters:
        intent.supported_nday = count
    due = windows.rdays_end(game, intent)
    if needed.way is windows.Way.RDAYS and due is not None and due <= game.now:
        intent.window_nday = count + windows.RDAYS_WAIT - 1


def refresh(game: Game) -> None:
    """Brings every intent's state and projected window up to the present instant and Clock."""
    for intent in _living(game):
        refresh_one(game, intent)
    schedule.refresh(game)


def refresh_one(game: Game, intent: Intent) -> None:
    """Brings one intent up to date; its announcer is told when it ripens."""
    windows.project(game, intent)
    _judge(game, intent, windows.standing(game, intent))


def _judge(game: Game, intent: Intent, stand: consent.Standing) -> None:
    before = intent.state
    intent.state = consent.state(windows.terms(intent), stand)
    if intent.state == "Ripe" and before != "Ripe":
        game.post("intent_ripe", f"player:{intent.announcer}", f"intent/{intent.key}/ripe", intent=intent.key)
    if intent.state == "Expired" or (intent.state == "Blocked" and stand.closed):
        intent.over = True
        _ended(game, intent)


def _ended(game: Game, intent: Intent) -> None:
    """A Tweak's only try is used up by an intent that comes to nothing (Q-30)."""
    if intent.action == "activate_tweak" and game.reading("Q-30") == "any post":
        tweak = game.get(Tweak, str(intent.params.get("tweak")))
        if tweak is not None:
            tweak.attempted = True


@NOMIC.event("E29", "4E21", "end")
def windows_end(game: Game) -> None:
    """Ends windows with the nday, and notes the nday that a waiting time in rdays ends in (4E21, 4E22)."""
    clock = game.the(Clock)
    ahead = clock.ndays_passed + (1 if clock.turn in ("nday", "nweek") else 0)
    for intent in _living(game):
        due = windows.rdays_end(game, intent)
        waits = windows.way_of(intent) is windows.Way.RDAYS and intent.window_nday is None
        if waits and due is not None and due <= game.now:
            intent.window_nday = clock.ndays_passed
        stand = windows.standing(game, intent, ahead)
        if stand.closed or stand.support_closed:
            _judge(game, intent, stand)


@NOMIC.event("E29b", "4E21", "begin")
def windows_begin(game: Game) -> None:
    """Opens windows with the nday (4E21)."""
    refresh(game)
