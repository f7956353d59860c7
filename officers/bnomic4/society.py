"""Players and their comings and goings (Rules 4E4, 4E28, 4E34), fora, and who sent a message.

A person keeps one object for life: an Outsider who joins becomes a Player and, forfeiting, an Outsider again,
so everything that refers to him follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from engine import people
from engine.duties import Obligation
from engine.errors import Illegal
from engine.game import Game
from engine.journal import Message
from engine.ledger import grant
from engine.names import fold, matching
from engine.objects import GameObject
from engine.world import Change
from officers.bnomic4 import obligations, rules
from officers.bnomic4.kinds.offices import Clock, Forum, Ministry
from officers.bnomic4.kinds.people import Corporation, Outsider, Player, Sock
from officers.bnomic4.ministries import MACKEREL, new_hands, vacate_all
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import BEAST_NAMES, SELF, find_person, require_minister
from officers.bnomic4.socks import laundry

START_MACKEREL = 50
BONUS = 60
STIPEND = 25
MONTH = timedelta(days=31)
"""The "past month" of Rule 4E0."""
KEPT = ("addresses", "points", "last_player_nweek", "mental_state")

NOMIC.switch(
    "Q-48", "counted", "named", rule="4E4", question="Is the bonus divided by recruiters who count or by all named?"
)
NOMIC.switch("Q-50", "ever", "current", rule="4E4", question="Must a name differ from those of past Players too?")
NOMIC.switch("Q-47", "frozen", "given back", rule="4E4", question="What becomes of a leaver's mackerel and socks?")
NOMIC.switch("Q-91", "effects", "Registrar", rule="4E6", question="Who designates a Forum?")
NOMIC.switch("Q-49", "presumed", "confirmed", rule="4E4", question="Must it be confirmed that who joins is human?")


# -- senders ----------------------------------------------------------------------------------------

WRITERS = (Player, Outsider)
"""Who can write to the game."""


def stranger(game: Game, message: Message) -> GameObject:
    """The Outsider of an unknown sender, made when he first acts; named as he names himself if that is free."""
    known = people.by_address(game, WRITERS, message.address)
    if known is not None:
        return known
    return people.newcomer(game, Outsider, message, taken=find_person(game, None, message.name) is not None)


def known(game: Game, message: Message) -> bool:
    """Whether the message came through any forum that the game knows."""
    fora = {one.lower() for one in message.fora}
    return any(one.address.lower() in fora for one in game.all(Forum) if one.address)


def lately_public(game: Game, message: Message) -> bool:
    """Whether a forum of the message was Public within the past month (Rule 4E0)."""
    fora = {one.lower() for one in message.fora}
    lately = (one for one in game.all(Forum) if one.public_until and game.now - one.public_until <= MONTH)
    return any(one.address.lower() in fora for one in lately)


def note_fora(game: Game) -> None:
    """Remembers when a Forum stopped being Public."""
    for one in game.where(Forum, "was_public", True):
        if one.designation != "public":
            one.was_public, one.public_until = False, game.now
    for one in game.where(Forum, "designation", "public"):
        one.was_public, one.public_until = True, None


# -- acts -------------------------------------------------------------------------------------------


@NOMIC.action("join_game", "4E4", "4E28", "4E34", office="Society")
def join_game(
    game: Game, actor: Outsider | Player | Corporation, name: str | None, recruiters: list[str] | None
) -> None:
    """An Outsider becomes a Player; each of k recruiters gains floor(60/k) mackerel."""
    if not isinstance(actor, Outsider):
        raise Illegal(f"{actor} is a Player already" if isinstance(actor, Player) else "only humans join", "4E4")
    clock = game.the(Clock)
    left = actor.last_player_nweek
    game.require(
        left is None or left < clock.nweek - 1,
        f"{actor} was a Player in nweek {left}, so he may join from nweek {(left or 0) + 2} on",
        "4E4",
    )
    name = " ".join((name or "").split())
    game.require(fold(name), "a Player needs a name; say it with that, as in: I join the game as Ada", "4E4")
    _require_free(game, actor, name)
    _require_human(game, actor)
    who = game.world.reclass(actor, Player, name, keep=KEPT)
    who.last_player_nweek = None
    who.mackerel = START_MACKEREL
    who.joined_nweek = clock.nweek
    if who not in game.the(Clock).peps:
        who.mental_state = "Calm"
    _recruited(game, who, recruiters or [])
    game.post("welcome", f"player:{name}", f"welcome/{name}/{clock.nweek}", name=name, nweek=clock.nweek)


def _require_human(game: Game, actor: Outsider) -> None:
    """Only humans join; one is presumed human unless an officer noted otherwise, or (Q-49) must be confirmed."""
    game.require(actor.human is not False, f"{actor} is not human", "4E4")
    if game.reading("Q-49") == "confirmed" and actor.human is None:
        game.refer(f"whether {actor} is human must be confirmed by an officer", "4E4")


def _require_free(game: Game, actor: GameObject, name: str) -> None:
    """Names are unique whatever their capitals and punctuation, among past Players too (Q-50)."""
    game.require(fold(name) not in BEAST_NAMES, f"{name} is a name of the Beast", "4E71")
    game.require(fold(name) not in SELF, f"{name} tells nobody from others", "4E4")
    others: list[GameObject] = [*game.all(Player), *game.all(Corporation)]
    if game.reading("Q-50") == "ever":
        others += [one for one in game.all(Outsider) if one.last_player_nweek is not None]
    for one in others:
        game.require(one == actor or fold(one.key) != fold(name), f"the name {name} is not told from {one}", "4E4")


def _recruited(game: Game, who: Player, recruiters: list[str]) -> None:
    """The named who are Players, without himself and without doubles, share the bonus (Q-48)."""
    found = [find_person(game, who, name) for name in recruiters]
    players = list(dict.fromkeys(one for one in found if isinstance(one, Player) and one != who))
    if not players:
        return
    share = BONUS // (len(players) if game.reading("Q-48") == "counted" else len(recruiters))
    for one in players:
        grant(MACKEREL, share, one)


@NOMIC.action("forfeit_game", "4E4", "4E47", "4E28", office="Society")
def forfeit_game(game: Game, actor: Player) -> None:
    """A Player leaves the game, at any time."""
    game.require(not actor.is_beast, "the Beast cannot forfeit", "4E71")
    nweek = game.the(Clock).nweek
    vacate_all(game, actor)
    macks = actor.mackerel
    key = actor.key if game.get(Outsider, actor.key) is None else f"{actor.key} (former Player)"
    gone = game.world.reclass(actor, Outsider, key, keep=("addresses", "points", "mental_state"))
    gone.last_player_nweek = nweek
    if game.reading("Q-47") == "frozen":
        gone.frozen_mackerel = macks
    else:
        for sock in [one for one in game.all(Sock) if one.sockholder == gone]:
            sock.sockholder = laundry(game, sock.sock_color)
    for duty in game.where(Obligation, "state", "Open"):
        if duty.ministry is None and duty.bearer == gone:
            duty.state = "Lapsed"
    game.post("forfeited", "forum", f"forfeit/{gone.key}/{nweek}", name=gone.key, nweek=nweek)


@NOMIC.action("deactivate_player", "4E28", "4E47", "4E18", office="Society")
def deactivate_player(game: Game, actor: Player, player: Player) -> None:
    """Any Player sends another one who has done nothing for two nweeks to the Horde."""
    nweek = game.the(Clock).nweek
    game.require(player != actor, "a Player cannot do this to himself", "4E28")
    game.require(player.active, f"{player} is not Active anyway", "4E28")
    last = player.last_game_action_nweek
    game.require(
        last is None or last < nweek - 1, f"{player} performed a Game Action in nweek {last}, too recently", "4E28"
    )
    into_the_horde(game, player)
    game.post("deactivated", f"player:{player}", f"deactivated/{player}/{nweek}", by=str(actor))


def into_the_horde(game: Game, player: Player) -> None:
    """A Player loses the Active property, and with it at once his ministries (4E47) and Ordination (4E18)."""
    player.active = False
    player.ordained = False
    vacate_all(game, player)


@NOMIC.observer
def what_was_set_has_its_consequences(game: Game, changes: Sequence[Change]) -> None:
    """Who was made inactive, and the Minister who was changed, by an order: as if the law had done it itself."""
    counted = {one.uid: n for n, one in enumerate(changes) if one.attribute == "held_since_on"}
    for n, change in enumerate(changes):
        one = game.world.objects.get(change.uid)
        if change.attribute == "active" and isinstance(one, Player) and change.old and not one.active:
            with game.world.because(f"{one} is not Active any more", "4E47"):
                into_the_horde(game, one)
        elif change.attribute == "minister" and isinstance(one, Ministry) and change.op == "set":
            unbroken = one.held_since_on and counted.get(one.uid, -1) < n
            if unbroken or any(duty.bearer != one.minister for duty in obligations.of_ministry(game, one)):
                with game.world.because(f"the Ministry of {one} has changed hands", "4E49"):
                    new_hands(game, one)


@NOMIC.action("designate_forum", "4E6", office="Society")
def designate_forum(game: Game, actor: GameObject, forum: str, designation: str) -> None:
    """Nobody can designate a Forum by saying so; read otherwise (Q-91), the Registrar can."""
    if game.reading("Q-91") == "effects":
        why = "no rule lets anybody designate a Forum: only a change of the game, as by a proposal, does"
        raise Illegal(why, "4E6")
    require_minister(game, actor, "Society", "4E6")
    kinds = {"public", "discussion", "private"}
    game.require(designation.lower() in kinds, f"a Forum is one of {', '.join(sorted(kinds))}", "4E6")
    found = matching(forum, ((name, one) for one in game.all(Forum) for name in {one.key, one.address}))
    game.require(len(found) == 1, f"there is no Forum called {forum}", "4E6")
    found[0].designation = designation.lower()


def acted(game: Game, player: Player) -> None:
    """A Player has performed a Game Action (E19): he is Active, as long as there is a rule that says so."""
    player.active = player.active or rules.in_force(game, "4E28")
    player.last_game_action_nweek = game.the(Clock).nweek


# -- nweeks -----------------------------------------------------------------------------------------


@NOMIC.event("E15", "4E28", "begin")
def vested_update(game: Game) -> None:
    """At the beginning of an nweek exactly those who voted in the last one are Vested."""
    clock = game.the(Clock)
    if clock.turn == "nweek":
        for one in game.all(Player):
            one.vested = one.last_voted_nweek == clock.nweek - 1


@NOMIC.event("E16", "4E34", "begin")
def stipend(game: Game) -> None:
    """At the beginning of an nweek each Active Player gains m25."""
    if game.the(Clock).turn == "nweek":
        for one in game.all(Player):
            if one.active:
                grant(MACKEREL, STIPEND, one)


@NOMIC.event("E42", "4E18", "begin")
def ordination_bars_end(game: Game) -> None:
    """A bar from Ordination lasts until the next nweek begins."""
    if game.the(Clock).turn == "nweek":
        for one in game.all(Player):
            one.ordination_barred = False


@NOMIC.event("E60", "4E60", "begin")
def proposal_limits_end(game: Game) -> None:
    """A limit on proposals holds for the nweek after the Punishment."""
    if game.the(Clock).turn == "nweek":
        for one in game.all(Player):
            one.proposal_limit, one.next_proposal_limit = one.next_proposal_limit, None
