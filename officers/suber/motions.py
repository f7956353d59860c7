"""Motions (Rules 306, 309, 310): strike a rule, admit a player; what passes does so by the votes of all.

Everybody must vote, and a motion stays open until everybody has (q10). The motions of Rule 310 take effect when they
are made and are only noted here.
"""

from __future__ import annotations

from collections.abc import Callable

from engine import duties
from engine.agenda import run_phase
from engine.decision import majority, unanimous
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from engine.pointing import answered
from officers.suber import calendar, rules
from officers.suber.charges import MOTION, oblige
from officers.suber.choices import choice_of
from officers.suber.kinds.documents import FOR, IMMUTABLE, Motion, Rule
from officers.suber.kinds.people import Outsider, Player
from officers.suber.nomic import NOMIC
from officers.suber.playing import fresh_key
from officers.suber.resolve import only

NOMIC.switch("q10", "open", "consent", rule="306", question="What is silence on a motion?")

Decided = Callable[[Game, Motion], None]
_DONE: dict[str, Decided] = {}
"""Per purpose: what a motion does that has passed; filled by the modules of the law when they are imported."""


def decides(purpose: str) -> Callable[[Decided], Decided]:
    """Declares what a motion of that purpose does when it has passed."""

    def declare(done: Decided) -> Decided:
        _DONE[purpose] = done
        return done

    return declare


def open_motion(
    game: Game, purpose: str, mover: GameObject, *, rule: Rule | None = None, applicant: Outsider | None = None,
    recruiter: Player | None = None,
) -> Motion:  # fmt: skip
    """A motion that everybody votes on."""
    made = _numbered(game, purpose, mover)
    made.rule, made.applicant, made.recruiter = rule, applicant, recruiter
    for voter in game.all(Player):
        oblige(game, MOTION, voter, about=made.key, subject=_duty(made, voter))
    game.post(
        "motion", "forum", f"motion/{made}", number=made.key, mover=str(mover), purpose=purpose,
        rule=str(rule or ""), text=rule.text if rule is not None else "", applicant=str(applicant or ""),
        recruiter=str(recruiter or ""), eligible=[str(voter) for voter in game.all(Player)],
    )  # fmt: skip
    return made


def note(game: Game, purpose: str, mover: GameObject) -> Motion:
    """A motion that took effect when it was made."""
    made = _numbered(game, purpose, mover)
    made.state, made.closed = "Passed", game.now
    return made


def _numbered(game: Game, purpose: str, mover: GameObject) -> Motion:
    return game.create(Motion, fresh_key(game, Motion), purpose=purpose, mover=mover, opened=game.now)


def _duty(one: Motion, voter: Player) -> str:
    return f"motion/{one}/{voter.uid}"


def cast(game: Game, voter: Player, one: Motion, choice: str, rule: str) -> None:
    """A player votes on a motion; the last vote before its close counts."""
    word = choice_of(game, choice, rule)
    game.require(one.state == "Open", f"motion {one} has {one.state.lower()} already", rule)
    calendar.require_session(game, "votes are cast")
    one.votes = {**one.votes, voter: word}
    duties.met(game, MOTION, _duty(one, voter))


# -- acts -------------------------------------------------------------------------------------------


@NOMIC.action("move_to_strike", "306", "110")
def move_to_strike(game: Game, player: Player, rule: Rule, reason: str | None) -> None:
    """A player moves, once per rule, to strike a rule that was recorded improperly or has no effect any more."""
    game.require(not rule.repealed, f"rule {rule} is {rule.status}", "306")
    game.require(not rule.moved_to_strike, f"rule {rule} was the subject of a motion before", "306")
    game.require(rule.mutability != IMMUTABLE, f"rule {rule} is immutable: a mutable rule cannot remove it", "110")
    rule.moved_to_strike = True
    open_motion(game, "strike", player, rule=rule)


@NOMIC.action("vote_motion", "306")
def vote_motion(game: Game, voter: Player, choice: str, motion: Motion | None, rule: str | None) -> None:
    """A player votes on a motion; everybody must."""
    wanted = fold(rule or "").removeprefix("rule ")
    fitting = [one for one in game.where(Motion, "state", "Open") if one.purpose != "admission"]
    if wanted:
        fitting = [one for one in fitting if str(one.rule or "") == wanted]
    fitting = answered(game, Motion) or fitting
    cast(game, voter, motion if motion is not None else only(fitting, "motion", "306"), choice, "306")


@decides("strike")
def struck(game: Game, motion: Motion) -> None:
    """The rule leaves the record, unless it is the last mutable one (114)."""
    rule = motion.rule
    if isinstance(rule, Rule) and not rule.repealed and rules.mutable_count(game) > 1:
        rules.strike(game, rule, motion.key)


# -- the close ---------------------------------------------------------------------------------------


def is_complete(game: Game, one: Motion) -> bool:
    """Whether everybody has voted on it."""
    return set(game.all(Player)) <= set(one.votes)


def settle(game: Game) -> None:
    """Closes the motions on which everybody has voted."""
    if any(is_complete(game, one) for one in game.where(Motion, "state", "Open")):
        run_phase(game, "motions", settle=False)


@NOMIC.event("ev_motion_close", "306", "motions")
def motions_close(game: Game) -> None:
    """Every motion on which all have voted is decided, in order."""
    for one in game.where(Motion, "state", "Open"):
        if one.state == "Open" and is_complete(game, one):
            _close(game, one)


def _close(game: Game, one: Motion) -> None:
    voters = game.all(Player)
    favourable = sum(1 for voter in voters if one.votes[voter] == FOR)
    carried = majority if one.purpose == "play_continue" else unanimous
    one.state = "Passed" if carried(favourable, len(voters)) else "Failed"
    one.closed = game.now
    for voter in voters:
        duties.lapse(game, MOTION, _duty(one, voter))
    game.post(
        "motion_closed", "forum", f"motion/{one}/closed", number=one.key, purpose=one.purpose, state=one.state,
        rule=str(one.rule or ""), applicant=str(one.applicant or ""), favourable=favourable, eligible=len(voters),
        votes={str(voter): word for voter, word in one.votes.items()},
    )  # fmt: skip
    if one.state == "Passed":
        _DONE[one.purpose](game, one)


@NOMIC.event("ev_motion_runs_out", "306", "game_day")
def silence_consents(game: Game) -> None:
    """Read so (q10), who is silent on a motion for a whole day of session is in favour of it."""
    if game.reading("q10") == "open":
        return
    for one in game.where(Motion, "state", "Open"):
        if one.opened is not None and game.now >= calendar.discussion_deadline(one.opened, game.reading("q8")):
            one.votes = {**dict.fromkeys(game.all(Player), FOR), **one.votes}
    settle(game)
