"""Acts with their verdicts as lines: the log of acts, and the short lists on other pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby

from bot.columns import clip, heading
from bot.store.rows import StoredAct
from bot.telling import told
from bot.web import names
from bot.web.ask import Ask
from bot.web.values import Link, to

WORDS = 240
"""Characters of an act's words in a list; the mail shows them all."""
PAGE = 60
VERDICTS = ("succeeded", "failed", "held")


@dataclass(frozen=True, slots=True)
class ActLine:
    """One act: who did what (in a few words), in which words, and what the law said. `path` leads to it in its mail."""

    id: int
    at: datetime
    actor: Link
    action: str
    words: str
    verdict: str
    reason: str
    rule: str
    path: str = ""
    name: str = ""
    """The action's id."""


@dataclass(frozen=True, slots=True)
class ActGroup:
    """What one person did in one mail, in the order of the mail; `subject` is the mail's."""

    at: datetime
    actor: Link
    path: str
    subject: str
    acts: tuple[ActLine, ...]


@dataclass(frozen=True, slots=True)
class Log:
    """A page of the log of acts, newest first; `older` is the number before which the next page begins."""

    acts: tuple[ActGroup, ...]
    actor: str = ""
    verdict: str = ""
    older: int | None = None
    verdicts: tuple[str, ...] = VERDICTS
    title: str = "Acts"


def act_line(ask: Ask, one: StoredAct) -> ActLine:
    """A stored act as a line."""
    game = ask.game
    who = names.person(game, one.actor)
    actor = to(who) if who is not None else Link(clip(one.actor, 60))
    path = names.act(one.message_id, one.idx, one.entry_seq) if one.idx >= 0 and _is_shown(ask, one) else ""
    words = clip(one.text, WORDS)
    said = (words, one.verdict, one.reason, one.rule, path, one.action)
    return ActLine(one.id, one.at, actor, heading(_how(ask, one) + told(game, one.action, one.params)), *said)


def _is_shown(ask: Ask, one: StoredAct) -> bool:
    """Whether its mail has a page; an order's has none."""
    return bool(one.message_id) and ask.site.library.post(one.message_id) is not None


def _how(ask: Ask, one: StoredAct) -> str:
    """ "announce: " or "later: ", where the act was not done at once; it succeeded all the same."""
    ways = ask.site.ways(one.entry_seq) if one.entry_seq is not None and one.idx >= 0 else ()
    return ways[one.idx] if 0 <= one.idx < len(ways) else ""


def act_lines(ask: Ask, found: Iterable[StoredAct]) -> tuple[ActLine, ...]:
    """Stored acts as lines."""
    return tuple(act_line(ask, one) for one in found)


def grouped(ask: Ask, found: Sequence[StoredAct]) -> tuple[ActGroup, ...]:
    """Acts, newest first, as groups of a mail and an actor."""
    out = []
    for (message_id, _, _), group in groupby(found, key=lambda one: (one.message_id, one.actor, one.at)):
        acts = sorted(group, key=lambda one: one.id)
        post = ask.site.library.post(message_id) if message_id else None
        lines = act_lines(ask, acts)
        path = names.mail(message_id, acts[0].entry_seq) if post is not None else ""
        out.append(ActGroup(acts[0].at, lines[0].actor, path, post.subject if post is not None else "", lines))
    return tuple(out)


def log(ask: Ask) -> Log:
    """The acts up to the moment; chosen by actor and verdict as asked."""
    actor, verdict = ask.query.get("actor", ""), ask.query.get("verdict", "")
    before = ask.query.get("before", "")
    chosen = {"actor": actor} if actor else {}
    if verdict in VERDICTS:
        chosen["verdict"] = verdict
    place = int(before) if before.isdigit() and len(before) < 18 else None
    found = ask.store.latest_acts(PAGE + 1, before=place, until=ask.game.now, wanted=chosen)
    older = found[PAGE - 1].id if len(found) > PAGE else None
    shown = verdict if verdict in VERDICTS else ""
    return Log(grouped(ask, found[:PAGE]), actor, shown, older)
