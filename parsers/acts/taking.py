"""Turns a phrase found in a sentence into acts."""

from __future__ import annotations

import re
from dataclasses import replace

from engine.language import Words
from parsers import traps
from parsers.acts.apart import said_apart
from parsers.acts.circles import CONTRACT, SUBGAME, of_contracts
from parsers.acts.context import Context, add_act, add_unclear, make_act
from parsers.acts.document import document_act
from parsers.acts.parameters import parameters
from parsers.acts.voting import add_votes
from parsers.clauses.model import Hit, Setting
from parsers.clauses.sentence import Frames, read_sentence
from parsers.fragments import respectively, said_votes
from parsers.scan import Scan
from parsers.statements import Statement

JOIN = re.compile(r"\s*(?:,\s*(?:and\s+)?|\s+and\s+)")
OF_CHAIRMAN = re.compile(r"(?i)\b(?:chairman|chairperson|ballot|voting|votes?)\b")
SWAPPED = frozenset(
    {"leave_subgame", "join_subgame", "join_contract", "leave_contract", "implement_passed_proposal", "create_contract"}
)
ARTICLES = re.compile(r"\barticles\s+o(?:f|['’])\s+incorporation\b")
REFRESH = re.compile(r"(?i)\brefresh|\bRP\d*\b")


def setting_of(c: Context) -> Setting:
    """What earlier words say about a sentence; in a transaction they are all deeds."""
    return replace(c.setting, imperative=True) if c.tx_stack and not c.setting.imperative else c.setting


def find_hits(c: Context, st: Statement, s: Scan, frames: Frames) -> list[Hit]:
    """The acts in a sentence; a question holds none, unless it is the text of one."""
    hits = [hit for hit in read_sentence(c.grammar, s, setting_of(c), frames) if not to_oneself(hit)]
    if not hits:
        return hits
    if s.text.rstrip().endswith("?"):
        hits = [h for h in hits if h.match.phrase.words and h.match.phrase.words.document and ":" in s.mask[h.start :]]
    votes = respectively(s)
    if votes and any(h.match.phrase.words and h.match.phrase.words.action == "vote" for h in hits):
        for vote in votes:
            add_act(c, st, s, "vote", {"proposal": vote.ref, "choice": vote.choice}, 0, vote.end, hits[0].frame)
        return []
    return hits


def to_oneself(hit: Hit) -> bool:
    """ "Pay me m45": what somebody wants to get is no gift of his."""
    words = hit.match.phrase.words
    given = words is not None and words.action in ("give_currency", "transfer_sock")
    return given and hit.match.values.get("recipient") == ["self"] and hit.frame.actor is None and not hit.beast


def take_hit(c: Context, st: Statement, s: Scan, hit: Hit, limit: int) -> bool:
    """Make the acts of one hit; whether it made anything (an act, an unclear entry, or nothing on purpose)."""
    phrase = hit.match.phrase
    if phrase.doubt is not None:
        if not doubt_applies(c, s, hit):
            return False
        vote = phrase.doubt.why == "non-vote word"
        add_unclear(c, st.start + hit.start, st.start + (hit.end if vote else len(s.text.rstrip())), phrase.doubt.why)
        join = JOIN.match(s.mask, hit.end) if vote else None
        if join:
            add_votes(c, st, s, said_votes(s, join.end()))
        return True
    if phrase.words is None:
        return False
    hit = said_apart(c, st, s, hit, limit)
    words, renamed = swapped(c, phrase.words, hit, s)
    if words.about and words.about.isdisjoint(c.words):
        return False
    if hit.condition and not words.document:
        conditional_act(c, st, s, hit, words)
        return True
    if words.document is not None and not hit.frame.announced and words.action not in ("challenge_display",):
        return document_act(c, st, s, hit, words, limit)
    if (
        words.document is not None
        and hit.frame.announced
        and not hit.beast
        and words.action not in ("teach_trick", "submit_tidiness_list", "challenge_display")
    ):
        return True
    if words.document is not None:
        return document_act(c, st, s, hit, words, limit)
    if words.action == "perform_intended_action" and hit.frame.times > 1 and c.acts and not hit.match.values:
        c.acts[-1] = replace(c.acts[-1], times=hit.frame.times)  # "..., and I do this four times"
        return True
    params_list = parameters(c, s, hit, words, st)
    if params_list is None:
        return False
    if renamed:
        params_list = [{renamed[1] if k == renamed[0] else k: v for k, v in p.items()} for p in params_list]
    if params_list:
        c.last_hit, c.last_hit_at = hit, c.index
    for params in params_list:
        action = words.action
        if action == "clock_on_mom" and OF_CHAIRMAN.search(s.text):
            action = "clock_on_chairman"
        if hit.beast:
            caused = {"act": {"action": action, "params": params}}
            add_act(c, st, s, "cause_beast", caused, hit.start, hit.end, hit.frame)
        else:
            add_act(c, st, s, action, params, hit.start, hit.end, hit.frame)
    if words.action in ("publish_ballot", "publish_results", "publish_display"):
        c.headed = c.data = words.action != "publish_display" or c.data
    return True


def conditional_act(c: Context, st: Statement, s: Scan, hit: Hit, words: Words) -> None:
    """An act under a condition is unclear; the one act it would be, and the condition, are kept with it."""
    condition = traps.condition_of(s.text, hit.start, hit.end)
    found = (parameters(c, s, hit, words, st) or []) if condition and not hit.beast else []
    act = make_act(c, st, words.action, found[0], hit.start, hit.end, hit.frame) if len(found) == 1 else None
    end = st.start + len(s.text.rstrip())
    add_unclear(c, st.start, end, "condition", act, condition if act is not None else "")


def swapped(c: Context, words: Words, hit: Hit, s: Scan) -> tuple[Words, tuple[str, str] | None]:
    """The same verb does different things to a contract and to a subgame, to a proposal and to a refresh proposal.

    Gives the action that is meant, with the change of name of its parameter (old, new).
    """
    if words.action not in SWAPPED:
        return words, None
    said = s.text[hit.start : hit.end + 12]
    contract = None if SUBGAME.search(said) else CONTRACT.search(s.text) or of_contracts(c)
    twin = {"leave_subgame": "leave_contract", "join_subgame": "join_contract"}.get(words.action) if contract else None
    if words.action == "join_contract" and hit.match.phrase.verb == "join" and not contract:
        twin = "join_subgame"
    if words.action == "leave_contract" and hit.match.phrase.verb in ("leave", "quit", "exit") and not contract:
        twin = "leave_subgame"
    if words.action == "create_contract" and ARTICLES.search(s.low, hit.start):
        return c.book.of("incorporate"), None
    if words.action == "implement_passed_proposal" and REFRESH.search(said):
        twin = "implement_refresh"
    if twin is None:
        return words, None
    other = c.book.of(twin)
    if twin.endswith(("contract", "subgame")):
        names_ = (
            replace(p, name=words.params[0].name) if p.name != words.params[0].name else p for p in other.params[:1]
        )
        return replace(other, params=tuple(names_)), (words.params[0].name, other.params[0].name)
    return other, None


def doubt_applies(c: Context, s: Scan, hit: Hit) -> bool:
    return not s.text.rstrip().endswith("?") and (hit.first_person or not c.data)
