"""Before Send: how a text would be read if it were posted now, and what would come of it. Nothing changes.

A visitor says who writes, pastes the text, and gets the mail marked as on its own page, the verdict of each act, what
would differ, and what the officer would post. Whoever asks is not checked: nothing is revealed that a player could not
work out, and nothing is done.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from email.message import EmailMessage
from email.policy import SMTP

from bot.columns import line
from bot.foresight import foresee, public_posts
from bot.past import recall
from bot.render import render_notice
from bot.telling import heading_of
from bot.web import names
from bot.web.acts import ActLine
from bot.web.ask import Ask, Missing
from bot.web.library import Post
from bot.web.mails import Note, Row
from bot.web.marking import stanzas
from bot.web.moments import FURTHEST
from bot.web.privacy import without_addresses
from bot.web.values import Link, to
from bot.web.whatif import Differing, differences
from engine.journal import ActRecord
from engine.objects import GameObject
from parsers.body.regions import regions
from parsers.mail.mime import Mail, parse_mail

LONGEST = 60_000
"""Characters of a draft: twice the longest ballot answer with all its quotations."""
MOST_DIFFERENCES = 120
AT_ONCE = threading.BoundedSemaphore(2)
"""Drafts worked out at the same time; each folds a copy of the game."""
NOBODY = "nobody@nowhere.invalid"


@dataclass(frozen=True, slots=True)
class Draft:
    """What a visitor wrote."""

    author: str = ""
    subject: str = ""
    answers: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class DraftPage:
    """The form, and the answer to it once it was sent."""

    title: str
    draft: Draft
    authors: tuple[str, ...]
    answered: bool
    rows: tuple[Row, ...] = ()
    apart: tuple[Note, ...] = ()
    done: int = 0
    failed: int = 0
    held: int = 0
    unclear: int = 0
    differing: tuple[Differing, ...] = ()
    more: int = 0
    posts: tuple[str, ...] = ()
    at: datetime | None = None
    parent: Link | None = None
    trouble: str = ""


def form(ask: Ask) -> DraftPage:
    """The empty form; a mail that is to be answered may be named in the address."""
    if ask.site.options.static:
        raise Missing("only a server can read drafts")
    asked = Draft(ask.query.get("author", ""), ask.query.get("subject", ""), ask.query.get("answers", ""))
    return DraftPage("Before you send", asked, _authors(ask), False, parent=_parent_link(ask, asked))


def answer(ask: Ask, said: Mapping[str, str], now: datetime) -> DraftPage:
    """The answer to a draft: what would happen if it were posted now."""
    draft = Draft(
        line(said.get("author", ""))[:120], line(said.get("subject", ""))[:200], line(said.get("answers", ""))[:250],
        said.get("text", "").replace("\r\n", "\n"),
    )  # fmt: skip
    authors = _authors(ask)
    if len(draft.text) > LONGEST:
        trouble = f"This is too long: more than {LONGEST} characters."
        return DraftPage("Before you send", draft, authors, False, trouble=trouble)
    if not draft.text.strip():
        return DraftPage("Before you send", draft, authors, False, trouble="There is nothing to read yet.")
    with AT_ONCE:
        return _foreseen(ask, draft, now)


def _authors(ask: Ask) -> tuple[str, ...]:
    """Who may be said to write: the players, then everybody else with an address."""
    player = ask.nomic.outline.player
    kinds = sorted(
        (one for one in ask.game.world.kinds.values() if "addresses" in one.fields), key=lambda one: one.kind != player
    )
    return tuple(
        dict.fromkeys(one.key for cls in kinds for one in ask.game.world.all(cls) if one.values.get("addresses"))
    )


def _foreseen(ask: Ask, draft: Draft, now: datetime) -> DraftPage:
    mail = mail_of(draft, _address(ask, draft.author))
    game = recall(ask.store)
    at = now if now - game.now <= FURTHEST else game.now  # a game that stands still is asked as it stands
    seen = foresee(game, ask.site.genesis, mail, at, ask.site.read)
    reading = seen.message.reading
    notes = {one.index: _note(ask, one) for one in seen.records if one.message_id == seen.message.id and one.index >= 0}
    body = without_addresses(mail.body, ask.site.options.public_addresses)
    rows, unread = [], reading.numbered.unread
    for stanza in stanzas(body, regions(mail, reading), reading):
        beside = [notes[n] for n in stanza.acts if n in notes]
        beside += [Note("unclear", None, None, line(unread[n].why)) for n in stanza.unclear]
        rows.append(Row(stanza, tuple(beside)))
    placed = {n for row in rows for n in row.stanza.acts}
    verdicts = [note.verdict for note in notes.values()]
    differing = differences(seen.game, list(seen.differences))
    return DraftPage(
        title="Before you send",
        draft=draft,
        authors=_authors(ask),
        answered=True,
        rows=tuple(rows),
        apart=tuple(note for n, note in notes.items() if n not in placed),
        done=verdicts.count("succeeded"),
        failed=verdicts.count("failed"),
        held=verdicts.count("held"),
        unclear=len(unread),
        differing=tuple(differing[:MOST_DIFFERENCES]),
        more=max(0, len(differing) - MOST_DIFFERENCES),
        posts=tuple(render_notice(seen.game, one).subject for one in public_posts(seen.notices)),
        at=seen.at,
        parent=_parent_link(ask, draft),
    )


def _note(ask: Ask, one: ActRecord) -> Note:
    who = names.person(ask.game, one.actor or "")
    actor = to(who) if who is not None else Link(one.actor or "somebody")
    said = (one.act.text, one.verdict, one.reason, one.rule, "", one.act.action)
    act = ActLine(0, one.at, actor, heading_of(ask.game, one.act.action, one.act.params), *said)
    return Note(one.verdict, one.index, act)


def _address(ask: Ask, author: str) -> str:
    """From where the author writes; an address of nobody for a newcomer."""
    one: GameObject | None = names.person(ask.game, author)
    known = one.values.get("addresses", ()) if one is not None else ()
    return str(known[0]) if known else NOBODY


def _parent(ask: Ask, draft: Draft) -> Post | None:
    """The mail that the draft answers, by its Message-ID."""
    said = draft.answers.strip().strip("<>")
    return ask.site.library.post(said) if said else None


def _parent_link(ask: Ask, draft: Draft) -> Link | None:
    post = _parent(ask, draft)
    return Link(post.subject or "(no subject)", names.mail(post.name, post.seq)) if post is not None else None


def mail_of(draft: Draft, address: str) -> Mail:
    """The draft as the mail that it would be."""
    made = EmailMessage(SMTP.clone(utf8=True))
    name = "".join(ch for ch in draft.author if ch.isalnum() or ch in " -'") or "Somebody"
    made["From"] = f"{name} <{address}>"
    made["Subject"] = draft.subject or "(no subject)"
    if draft.answers:
        made["In-Reply-To"] = made["References"] = f"<{draft.answers.strip('<> ')}>"
    made.set_content(draft.text, charset="utf-8", cte="8bit")
    return parse_mail(made.as_bytes())
