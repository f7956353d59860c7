"""Judgment (Rules 212, 213): who judges, what stands, who is overruled, and when the next turn may begin.

The player before the one moving judges every question of the turn. Overruled by all the others, he makes way for the
player before him; when nobody is left, the ruling stands. Questions close when the next turn begins.
"""

from __future__ import annotations

from engine import duties
from engine.agenda import run_phase
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.suber import precedence, turns, wins
from officers.suber.calendar import discussion_deadline
from officers.suber.charges import JUDGE, oblige
from officers.suber.kinds.documents import Judgment
from officers.suber.kinds.people import Player
from officers.suber.nomic import NOMIC
from officers.suber.order import judge_for, team_mates
from officers.suber.playing import fresh_key, mover, next_mover, others, turn_of
from officers.suber.resolve import only, open_judgments

NOMIC.switch("q16", "mover", "claimant", rule="213", question="Who is the first player unable to complete a turn?")

UPHELD = frozenset({"yes", "true", "upheld", "granted", "sustained", "right", "correct", "i uphold", "agreed"})
REFUSED = frozenset({"no", "false", "refused", "denied", "rejected", "wrong", "incorrect", "dismissed"})


# -- asking -----------------------------------------------------------------------------------------


@NOMIC.action("invoke_judgment", "212", "110", "211")
def invoke_judgment(game: Game, player: Player, question: str | None, about: str | None) -> None:
    """Any player who insists lays a question before the Judge of this turn."""
    _ask(game, player, question or "(the question was not written out)", about or "move")


@NOMIC.action("claim_stalemate", "213", "212")
def claim_stalemate(game: Game, player: Player, reason: str | None) -> None:
    """A player claims that play cannot go on, or that a move's legality cannot be told; the Judge decides."""
    _ask(game, player, reason or "Play cannot go on (213).", "stalemate")


def _ask(game: Game, player: Player, question: str, about: str) -> None:
    turn = turn_of(game)
    game.require(turn.mover is not None, "nobody's turn has begun", "212")
    judge = turn.judge if isinstance(turn.judge, Player) else _find_judge(game, ())
    game.require(judge is not None, "there is nobody who could judge", "212")
    turn.judge = judge
    made = game.create(
        Judgment, fresh_key(game, Judgment), question=question, about=about, asked_by=player, judge=judge,
        asked=game.now,
    )  # fmt: skip
    _assign(game, made)


def _assign(game: Game, one: Judgment) -> None:
    """The question is the Judge's now: he owes a decision before the next turn."""
    oblige(game, JUDGE, one.judge, about=one.key, subject=f"judgment/{one}/{len(one.past_judges)}")
    named = precedence.in_order(precedence.named(game, one.question))
    game.post(
        "judgment_asked", "forum", f"judgment/{one}/{len(one.past_judges)}", number=one.key, about=one.about,
        question=one.question, asked_by=str(one.asked_by), judge=str(one.judge),
        past_judges=[str(judge) for judge in one.past_judges], rules=[str(each) for each in named],
    )  # fmt: skip


def _find_judge(game: Game, overruled: tuple[Player, ...]) -> Player | None:
    """Who judges after those: never the mover nor a team-mate (q14)."""
    moving = mover(game)
    barred = team_mates(game, moving) if moving is not None else []
    return judge_for(game.all(Player), turn_of(game).place, overruled, barred)


# -- deciding ---------------------------------------------------------------------------------------


def _pick(game: Game, judgment: Judgment | None, *states: str) -> Judgment:
    found = [one for one in open_judgments(game) if one.state in states]
    return judgment if judgment is not None else only(found, "Judgment", "212")


@NOMIC.action("deliver_judgment", "212")
def deliver_judgment(game: Game, player: Player, answer: str, reasons: str | None, judgment: Judgment | None) -> None:
    """The Judge decides the question."""
    one = _pick(game, judgment, "Asked")
    game.require(one.judge == player, f"the Judge of question {one} is {one.judge}", "212")
    game.require(one.state == "Asked", f"question {one} is {one.state.lower()}", "212")
    if one.about == "stalemate":
        one.upheld = _verdict(game, answer)
    one.answer, one.reasons, one.state, one.given = answer.strip(), (reasons or "").strip(), "Given", game.now
    one.overruled_by = ()
    duties.met(game, JUDGE, f"judgment/{one}/{len(one.past_judges)}")
    game.post(
        "judgment_given", "forum", f"judgment/{one}/{len(one.past_judges)}/given", number=one.key,
        question=one.question, judge=str(player), answer=one.answer, reasons=one.reasons,
    )  # fmt: skip


def _verdict(game: Game, answer: str) -> bool:
    """Whether the Judge finds for a claim under 213; a human says so where the words do not."""
    words = fold(answer)
    for options, found in ((UPHELD, True), (REFUSED, False)):
        if any(words == one or words.startswith(f"{one} ") for one in options):
            return found
    game.hold("does the Judge find for the claim under Rule 213? (answer with YES or NO)", "213")
    raise AssertionError("hold raises")


@NOMIC.action("overrule", "212")
def overrule(game: Game, player: Player, judgment: Judgment | None) -> None:
    """A player votes to overrule the Judge; all the others together do, before the next turn begins."""
    one = _pick(game, judgment, "Given")
    game.require(one.state == "Given", f"question {one} is {one.state.lower()}: there is no Judgment", "212")
    game.require(player != one.judge, f"{player} is the Judge of question {one}", "212")
    left = _find_judge(game, (*_judges(one), one.judge)) if isinstance(one.judge, Player) else None
    game.require(left is not None, "nobody is left who could judge, so the ruling stands", "212")
    one.overruled_by = (*one.overruled_by, player)


def _judges(one: Judgment) -> tuple[Player, ...]:
    return tuple(judge for judge in one.past_judges if isinstance(judge, Player))


@NOMIC.action("consent_next_turn", "212")
def consent_next_turn(game: Game, player: Player) -> None:
    """A player lets the next turn begin although a Judgment is asked for; it takes a majority of the others."""
    asked = game.where(Judgment, "state", "Asked")
    game.require(asked, "no Judgment is asked for: the next turn needs no consent", "212")
    game.require(player != next_mover(game), f"{player} is the one who would begin", "212")
    turn = turn_of(game)
    turn.consents = (*turn.consents, player)


# -- what follows ------------------------------------------------------------------------------------


def settle(game: Game) -> None:
    """Replaces a Judge whom all the others overrule, and begins a turn that nothing holds back any more."""
    if any(_overruled(game, one) for one in game.where(Judgment, "state", "Given")):
        run_phase(game, "judges", settle=False)
    if turn_of(game).part == "done":
        turns.begin(game)


def _overruled(game: Game, one: Judgment) -> bool:
    against = others(game, one.judge)
    return bool(against) and set(against) <= set(one.overruled_by)


@NOMIC.event("ev_judge_replaced", "212", "judges")
def judges_are_replaced(game: Game) -> None:
    """Of each question whose Judge is overruled by all, the player before him becomes the Judge."""
    for one in game.where(Judgment, "state", "Given"):
        if _overruled(game, one):
            _replace(game, one)


def _replace(game: Game, one: Judgment) -> None:
    past = (*one.past_judges, one.judge)
    coming = _find_judge(game, tuple(judge for judge in past if isinstance(judge, Player)))
    if coming is None:
        return
    one.past_judges, one.judge = past, coming
    one.state, one.answer, one.reasons, one.given, one.upheld = "Asked", None, "", None, None
    one.overruled_by = ()
    turn_of(game).judge = coming
    _assign(game, one)


def left(game: Game, gone: GameObject) -> None:
    """A Judge has left the game: the player before him judges what he has not decided."""
    turn = turn_of(game)
    if turn.judge == gone:
        turn.judge = None
    for one in game.where(Judgment, "state", "Asked"):
        if one.judge == gone:
            one.judge = _find_judge(game, _judges(one))
            turn.judge = one.judge
            if one.judge is not None:
                _assign(game, one)
            else:
                one.state = "Closed"


@NOMIC.event("ev_stalemate", "213", "game_day")
def stalemate_is_won(game: Game) -> None:
    """A claim that was upheld and not overruled for a day of session wins the game for the player stuck (q16)."""
    for one in game.where(Judgment, "state", "Given"):
        if not one.upheld or one.given is None or game.now < discussion_deadline(one.given, game.reading("q8")):
            continue
        who = one.asked_by if game.reading("q16") == "claimant" else mover(game)
        if isinstance(who, Player) and turn_of(game).winner is None:
            one.state = "Closed"
            wins.win(game, who, "213")
