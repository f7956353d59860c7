"""The close of a vote, step by step (Rules 104-109, 202-205, 209, 302): each step a phase with its events.

The order is that of the steps below; at one step the rule with the lower number goes first. A vote closes when
every player has voted (105), or as q4 reads it when a whole day of session has gone by.
"""

from __future__ import annotations

from engine import duties
from engine.agenda import run_phase
from engine.game import Game
from engine.ledger import Unit, grant
from engine.nomic import Standing
from engine.objects import iso
from officers.suber import calendar, rules, tally, turns, wins
from officers.suber.adoption import carry_out, needs_all
from officers.suber.charges import LIMIT, VOTE
from officers.suber.kinds.documents import AGAINST, FOR, Proposal
from officers.suber.kinds.people import Player
from officers.suber.nomic import NOMIC
from officers.suber.playing import open_proposal

POINTS = Unit("points", "202")
STEPS = ("close", "adopt", "score", "bonus", "win", "limit")

NOMIC.parameter("opponents_bonus", 10, rule="204", doc="Points for having voted against a proposal that was adopted")
NOMIC.switch("q13", "at_close", "at_any_time", rule="204", question="Who has voted against a winning proposal?")


def is_complete(game: Game, one: Proposal) -> bool:
    """Whether every eligible voter has voted (105)."""
    return one.status == "Voting" and set(game.all(Player)) <= set(one.votes)


def close(game: Game) -> None:
    """Closes the vote on the proposal under way and ends the turn."""
    one = open_proposal(game)
    if one is None:
        return
    before = {player: player.points for player in game.all(Player)}
    by_all = needs_all(game, one)
    for step in STEPS:
        run_phase(game, step, settle=False)
    _announce(game, one, before, by_all)
    turns.end(game)


def _announce(game: Game, one: Proposal, before: dict[Player, int], by_all: bool) -> None:
    scores = [
        {"player": str(player), "before": old, "after": player.points} for player, old in before.items()
    ]  # fmt: skip
    game.post(
        "results", "forum", f"results/{one}", number=one.proposal_number, proponent=str(one.proponent),
        body=one.text, adopted=one.status == "Adopted", favourable=one.favourable, eligible=one.eligible,
        votes={str(voter): word for voter, word in one.votes.items()}, effect=one.effect, flags=list(one.flags),
        points=one.points, scores=scores, unanimity=by_all,
    )  # fmt: skip


def standings(game: Game) -> list[Standing]:
    """What would become of the vote under way if those who have not voted were against."""
    one = open_proposal(game)
    if one is None or one.status != "Voting":
        return []
    voters = game.all(Player)
    favourable = sum(1 for voter in voters if one.votes.get(voter) == FOR)
    adopted = tally.adopted(favourable, len(voters), unanimity=needs_all(game, one))
    missing = [str(voter) for voter in voters if voter not in one.votes]
    why = (f"waits for {', '.join(missing)}",) if missing else ()
    against = sum(1 for voter in voters if one.votes.get(voter) == AGAINST)
    return [Standing(one, "Adopted" if adopted else "Defeated", why, {FOR: favourable, AGAINST: against})]


def take_effect(game: Game, proposal: Proposal) -> None:
    """Lets a proposal take effect whatever its votes."""
    proposal.status, proposal.effect = "Adopted", carry_out(game, proposal)


NOMIC.standings = standings
NOMIC.carry_out = take_effect


# -- steps ------------------------------------------------------------------------------------------


@NOMIC.event("ev_vote_close", "105", "close")
def vote_closes(game: Game) -> None:
    """The votes are counted; what counts is who is a player now."""
    one = open_proposal(game)
    assert one is not None
    voters = game.all(Player)
    one.favourable = sum(1 for voter in voters if one.votes.get(voter) == FOR)
    one.eligible, one.closed = len(voters), game.now
    duties.lapse(game, VOTE, None)


def _passes(game: Game, one: Proposal) -> bool:
    """Whether the votes counted adopt the change (109, 203)."""
    return tally.adopted(one.favourable or 0, one.eligible or 0, unanimity=needs_all(game, one))


@NOMIC.event("ev_defeat", "104", "adopt")
def is_defeated(game: Game) -> None:
    """Without the votes that it needs, the rule-change is defeated."""
    one = open_proposal(game)
    if one is not None and not _passes(game, one):
        one.status = "Defeated"


@NOMIC.event("ev_adopt", "205", "adopt")
def is_adopted(game: Game) -> None:
    """With the votes that it needs, the rule-change takes full effect at this moment."""
    one = open_proposal(game)
    if one is not None and one.status == "Voting":
        one.status = "Adopted"
        one.effect = carry_out(game, one)


@NOMIC.event("ev_score", "202", "score")
def proponent_scores(game: Game) -> None:
    """The proponent scores by the share of favourable votes, adopted or not."""
    one = open_proposal(game)
    if one is not None:
        score(game, one, full=False)


def score(game: Game, one: Proposal, *, full: bool) -> None:
    """The proponent's points for the share of votes, or (`full`) as if it had passed (310.4, q5)."""
    if not full:
        share = tally.share_of(one.favourable or 0, one.eligible or 0)
    elif game.reading("q5") == "full":
        share = tally.share_of(1, 1)
    else:
        share = tally.least_share(len(game.all(Player)), unanimity=needs_all(game, one))
    base = int(game.parameter("score_base"))
    one.points = tally.points(one.proposal_number or 0, share, base=base, half=game.reading("q1"))
    if isinstance(one.proponent, Player):
        grant(POINTS, one.points, one.proponent)


@NOMIC.event("ev_opponents_bonus", "204", "bonus")
def opponents_gain(game: Game) -> None:
    """Who voted against an adopted change gains points (204, q13)."""
    one = open_proposal(game)
    if one is None or one.status != "Adopted" or not rules.in_force(game, "204"):
        return
    ever = one.ever_against if game.reading("q13") == "at_any_time" else ()
    for voter in game.all(Player):
        if one.votes.get(voter) == AGAINST or voter in ever:
            grant(POINTS, int(game.parameter("opponents_bonus")), voter)


@NOMIC.event("ev_win", "302", "win")
def somebody_wins(game: Game) -> None:
    """The first to reach the score of Rule 302 wins; of several at once, the proponent first (q17)."""
    one = open_proposal(game)
    wins.by_score(game, one.proponent if one is not None and isinstance(one.proponent, Player) else None)


@NOMIC.event("ev_rule_limit", "209", "limit")
def limit_is_kept(game: Game) -> None:
    """More mutable rules than there may be are a matter for humans: which one goes is theirs to say."""
    limit, count = int(game.parameter("rule_limit")), rules.mutable_count(game)
    if rules.in_force(game, "209") and count > limit:
        game.task(LIMIT, f"There are {count} mutable rules, and there may be {limit}: what follows?")
        game.post("rule_limit", "forum", f"limit/{iso(game.now)}", count=count, limit=limit)


@NOMIC.event("ev_vote_runs_out", "105", "game_day")
def vote_runs_out(game: Game) -> None:
    """Read so (q4), a vote that was open for a whole day of session closes without those who did not vote."""
    one = open_proposal(game)
    if one is None or one.status != "Voting" or one.opened is None or game.reading("q4") == "open":
        return
    if game.now >= calendar.discussion_deadline(one.opened, game.reading("q8")):
        close(game)
