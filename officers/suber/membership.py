"""Joining and leaving (Rules 113, 309), and the statement of purpose (Rule 304).

A person keeps one object for life: an outsider who is admitted becomes a player and, forfeiting, an outsider again.
"""

from __future__ import annotations

from engine import duties
from engine.game import Game
from engine.names import fold
from officers.suber import judging, motions, rules, tally
from officers.suber.charges import PURPOSE, oblige
from officers.suber.continuance import forfeit_turn
from officers.suber.kinds.documents import Motion
from officers.suber.kinds.people import Outsider, Player
from officers.suber.nomic import NOMIC
from officers.suber.order import surname_of
from officers.suber.playing import turn_of
from officers.suber.resolve import find_player, only

NOMIC.switch("q15", "gone", "kept", rule="113", question="What becomes of the points of a player who forfeits?")


@NOMIC.action("ask_to_join", "309")
def ask_to_join(
    game: Game, actor: Outsider | Player, name: str | None, surname: str | None, recruiter: str | None
) -> None:
    """Somebody wishes to join; the players vote on it, and all must be in favour."""
    game.require(isinstance(actor, Outsider), f"{actor} is a player already", "309")
    assert isinstance(actor, Outsider)
    pending = [one for one in game.where(Motion, "state", "Open") if one.applicant == actor]
    game.require(not pending, f"{actor}'s request is being voted on (motion {pending[0] if pending else ''})", "309")
    wanted = " ".join((name or actor.key).split())
    game.require(fold(wanted) and "@" not in wanted, "say under which name you want to play", "309")
    same = [one for one in (*game.all(Player), *game.all(Outsider)) if one != actor and fold(one.key) == fold(wanted)]
    game.require(not same, f"the name {wanted} is not told from {same[0] if same else ''}", "309")
    if wanted != actor.key:
        game.world.rekey(actor, wanted)
    actor.surname = " ".join((surname or surname_of(wanted)).split())
    found = find_player(game, actor, recruiter) if recruiter is not None else None
    game.require(recruiter is None or found is not None, f"there is no player called {recruiter}", "309")
    motions.open_motion(game, "admission", actor, applicant=actor, recruiter=found)


@NOMIC.action("vote_admission", "309")
def vote_admission(game: Game, voter: Player, choice: str, applicant: Outsider | None) -> None:
    """A player votes on whether somebody may join; it takes all of them."""
    found = [one for one in game.where(Motion, "state", "Open") if one.purpose == "admission"]
    if applicant is not None:
        found = [one for one in found if one.applicant == applicant]
    motions.cast(game, voter, only(found, "request to join", "309"), choice, "309")


@motions.decides("admission")
def admitted(game: Game, motion: Motion) -> None:
    """The applicant is a player: with the date, at the place of the surname, with the mean of the scores (309)."""
    actor = motion.applicant
    if not isinstance(actor, Outsider):
        return
    mean = tally.average([one.points for one in game.all(Player)], game.reading("q12"))
    points = mean if actor.kept_points is None else actor.kept_points
    who = game.world.reclass(actor, Player, keep=("addresses", "surname"))
    who.points, who.joined_on = points, game.now.date().isoformat()
    who.recruited_by = motion.recruiter
    oblige(game, PURPOSE, who, subject=who.key)
    game.post("joined", "forum", f"joined/{who}/{motion}", player=str(who), points=points,
              recruiter=str(motion.recruiter or ""))  # fmt: skip


@NOMIC.action("state_purpose", "304")
def state_purpose(game: Game, player: Player, text: str) -> None:
    """A player enters or updates the statement of purpose in the players file."""
    game.require(text.strip(), "a statement says something", "304")
    player.purpose = text.strip()
    duties.met(game, PURPOSE, player.key)


@NOMIC.action("forfeit", "113")
def forfeit(game: Game, player: Player) -> None:
    """A player leaves the game, at any time; if the turn was the player's, play passes on."""
    active = turn_of(game).mover == player and turn_of(game).part != "done"
    points = player.points
    gone = game.world.reclass(player, Outsider, keep=("addresses", "surname"))
    gone.kept_points = points if game.reading("q15") == "kept" else None
    for duty in game.where(duties.Obligation, "state", "Open"):
        if duty.bearer == gone:
            duty.state = "Lapsed"
    game.post("left", "forum", f"left/{gone}/{game.now.isoformat()}", player=str(gone))
    judging.left(game, gone)
    if active:
        forfeit_turn(game)


def begin(game: Game) -> None:
    """Completes what a genesis says of players: a surname, and the statement that is owed."""
    for one in game.all(Player):
        one.surname = one.surname or surname_of(one.key)
        if not one.purpose and rules.in_force(game, "304"):
            oblige(game, PURPOSE, one, subject=one.key)
