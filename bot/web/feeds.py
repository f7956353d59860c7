"""Atom feeds (RFC 4287) of acts, mails and changes of the rules. Identifiers are permanent; links are relative."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

from bot.telling import label
from bot.web import names
from bot.web.acts import ActLine, act_lines
from bot.web.ask import Ask
from bot.web.changes import Explainer
from bot.web.mails import lines, verdict_label
from bot.web.rules import documents

LATEST = 40


@dataclass(frozen=True, slots=True)
class Item:
    """An entry of a feed."""

    id: str
    title: str
    at: datetime
    author: str
    path: str
    text: str


@dataclass(frozen=True, slots=True)
class Feed:
    """A feed with its entries, newest first."""

    id: str
    title: str
    path: str
    items: tuple[Item, ...]


def acts(ask: Ask) -> Feed:
    """The latest acts with their verdicts."""
    found = act_lines(ask, ask.store.latest_acts(LATEST, until=ask.game.now))
    items = [_act(ask, one) for one in found]
    return Feed(_feed(ask, "acts"), "Acts", names.path("acts"), tuple(items))


def _act(ask: Ask, one: ActLine) -> Item:
    digest = sha256(one.words.encode()).hexdigest()[:8]  # the bot does several such acts at one instant
    name = one.path or f"{one.at:%Y%m%dT%H%M%S}/{one.name}/{digest}"
    title = f"{one.actor.text}: {one.action} ({verdict_label(one.verdict)})"
    words = " ".join(part for part in (one.words, one.reason) if part)
    return Item(f"{_feed(ask, 'acts')}:{name}", title, one.at, one.actor.text, one.path or names.path("acts"), words)


def mails(ask: Ask) -> Feed:
    """The latest mails to the public fora."""
    posts = ask.site.library.latest(ask.until, LATEST)
    items = []
    for post, one in zip(posts, lines(ask, posts), strict=True):
        told = f"{one.done} done, {one.failed} failed, {one.held} held" if one.done + one.failed + one.held else ""
        items.append(
            Item(f"mid:{names.path(post.name).rstrip('/')}", one.subject, one.at, one.author.text, one.path, told)
        )
    return Feed(_feed(ask, "mail"), "Mail", names.path("mail"), tuple(items))


def rules(ask: Ask) -> Feed:
    """The latest changes of the rules."""
    found = []
    for one in documents(ask.game):
        changes = [
            each
            for each in ask.store.changes(one.uid)
            if each.attribute in ("text", "title", "power", "repealed", "number")
        ]
        explain = Explainer(ask, changes)
        found += [(each, explain.cause(each), one) for each in changes if each.at <= ask.game.now]
    items = [
        Item(
            f"{_feed(ask, 'rules')}:{one.key}:{change.attribute}:{change.at:%Y%m%dT%H%M%S}:{change.cause}",
            f"Rule {label(one)}: {change.attribute} changed", change.at, cause.actor or "the game",
            names.rule(one.key), f"by {cause.by.text}",
        )
        for change, cause, one in sorted(found, key=lambda row: -row[0].id)[:LATEST]
    ]  # fmt: skip
    return Feed(_feed(ask, "rules"), "Changes of the rules", names.path("rules"), tuple(items))


def _feed(ask: Ask, name: str) -> str:
    """A feed's own identifier: the game's name and start do not change."""
    head = ask.site.genesis.get("game", {})
    start = str(head.get("at", ""))[:10] or "2000-01-01"
    host = "".join(ch if ch.isalnum() else "-" for ch in str(ask.game.settings.name).lower()).strip("-") or "game"
    return f"tag:{host}.invalid,{start}:{name}"
