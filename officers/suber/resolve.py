"""Who and what is meant: players by name, surname or first name; rules, proposals, motions and questions by number.

Names fold (case, accents, punctuation). One match is enough, several are left to a human, none is the player's
error. What is not named is the one thing that is open, if there is one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from engine.errors import Held, Illegal
from engine.expressions import expression
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from engine.people import named
from engine.pointing import REPLY, pointed
from officers.suber.kinds.documents import Judgment, Motion, Proposal, Rule
from officers.suber.kinds.people import Outsider, Player
from officers.suber.nomic import NOMIC

Obj = TypeVar("Obj", bound=GameObject)

THAT_ONE = frozenset({"him", "her", "them", "em", "it", "the newcomer", "this player", "the applicant"})
"""Words for somebody who was spoken of: in the mail that is answered, or the only one there is."""
SELF = frozenset({"self", "me", "myself", "i"})
_DIGITS = expression(r"(\d+)\W*$")

NOMIC.switch("q19", "history", "present", rule="108", question="Is a rule also known by the numbers it had before?")
NOMIC.switch("q20", "absent", "lost_210", rule="102", question="Is rule 210, gone without trace, still a rule?")


# -- people -----------------------------------------------------------------------------------------


def find_people(actor: GameObject | None, said: Any, among: Sequence[Obj]) -> list[Obj]:
    """Those of the people whom the words can mean: by whole name, else by surname, else by first name."""
    words = fold(str(said))
    if words in SELF:
        return [one for one in among if one == actor]
    forms: tuple[Callable[[Obj], str], ...] = (
        lambda one: fold(str(one.values.get("surname", ""))),
        lambda one: fold(one.key).partition(" ")[0],
    )
    found = named(str(said), among)
    for form in forms:
        found = found or [one for one in among if words and form(one) == words]
    return found


def find_player(game: Game, actor: GameObject | None, said: Any) -> Player | None:
    """The player meant; None if there is none, Held if several."""
    found = find_people(actor, said, game.all(Player))
    if len(found) > 1:
        raise Held(f"several players are called {said}: {', '.join(map(str, found))}", "309")
    return found[0] if found else None


@NOMIC.resolver(Player)
def _player(game: Game, actor: GameObject, said: Any) -> Player:
    found = find_player(game, actor, said)
    if found is None:
        raise Illegal(f"there is no player called {said}", "309")
    return found


# -- rules ------------------------------------------------------------------------------------------


def rule_now(game: Game, number: int | str) -> Rule | None:
    """The rule of that number, or that had it before (q19)."""
    exact = game.get(Rule, str(number))
    if exact is not None or game.reading("q19") == "present":
        return exact
    return next((one for one in game.all(Rule) if int(number) in one.former), None)


@NOMIC.resolver(Rule)
def find_rule(game: Game, actor: GameObject | None, said: Any) -> Rule:
    """The rule or act meant, by number or by its title."""
    words = str(said).strip()
    digits = _DIGITS.search(words)
    if digits is not None:
        found = rule_now(game, digits[1])
        if found is None:
            raise Illegal(f"there is no rule {digits[1]}", "102")
        return found
    named_so = titled(game, words)
    if len(named_so) != 1:
        raise Illegal(f"there is no rule {words}" if not named_so else f"several rules are called {words}", "102")
    return named_so[0]


def titled(game: Game, words: str) -> list[Rule]:
    """The rules in force with that title, an article aside."""
    wanted = fold(words).removeprefix("the ")
    in_force = game.where(Rule, "repealed", False)
    return [one for one in in_force if one.title and fold(one.title).removeprefix("the ") == wanted]


# -- what is open -----------------------------------------------------------------------------------


def _numbered(game: Game, kind: type[Obj], said: Any, among: Sequence[Obj], what: str, rule: str) -> Obj:
    """One of the numbered things: by its number, by pointing, or the only one that is open."""
    words = str(said).strip()
    meant = pointed(game, words, kind)
    found = [one for one in meant or () if one in among]
    digits = _DIGITS.search(words)
    if meant is None and digits is not None:
        one = game.get(kind, str(int(digits[1])))
        if one is None:
            raise Illegal(f"there is no {what} {digits[1]}", rule)
        return one
    return only(found or among, what, rule)


def only(among: Sequence[Obj], what: str, rule: str) -> Obj:
    """The only one there is; Illegal if there is none, Held if there are several."""
    if not among:
        raise Illegal(f"there is no {what} to which this could belong", rule)
    if len(among) > 1:
        raise Held(f"it could be any {what} of {', '.join(map(str, among))}", rule)
    return among[0]


@NOMIC.resolver(Proposal)
def find_proposal(game: Game, actor: GameObject, said: Any) -> Proposal:
    """The proposal meant: by number, or the one under way."""
    return _numbered(game, Proposal, said, open_proposals(game), "proposal", "104")


def open_proposals(game: Game) -> list[Proposal]:
    """Proposals in debate or being voted on: one at most, by the rules."""
    return [*game.where(Proposal, "status", "Debate"), *game.where(Proposal, "status", "Voting")]


@NOMIC.resolver(Motion)
def find_motion(game: Game, actor: GameObject, said: Any) -> Motion:
    """The motion meant: by number, or the only open one."""
    return _numbered(game, Motion, said, game.where(Motion, "state", "Open"), "motion", "306")


@NOMIC.resolver(Judgment)
def find_judgment(game: Game, actor: GameObject, said: Any) -> Judgment:
    """The question meant: by number, or the only one of this turn."""
    return _numbered(game, Judgment, said, open_judgments(game), "Judgment", "212")


def open_judgments(game: Game) -> list[Judgment]:
    """The questions of the turn under way, asked or answered."""
    return [*game.where(Judgment, "state", "Asked"), *game.where(Judgment, "state", "Given")]


@NOMIC.resolver(Outsider)
def find_applicant(game: Game, actor: GameObject, said: Any) -> Outsider:
    """Somebody who has asked to join."""
    motions = [one for one in game.where(Motion, "state", "Open") if one.purpose == "admission"]
    applicants = [one.applicant for one in motions if isinstance(one.applicant, Outsider)]
    pointing = pointed(game, REPLY if fold(str(said)) in THAT_ONE else str(said), Motion)
    found = applicants if pointing is not None else find_people(actor, said, applicants)
    if pointing:
        found = [one.applicant for one in pointing if one.applicant in applicants]
    if not found and pointing is None:
        raise Illegal(f"nobody called {said} has asked to join", "309")
    return only(found, "request to join", "309")
