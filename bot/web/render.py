"""Views -> HTML, JSON and Atom. Everything a template prints is escaped; the last step takes out addresses.

Links are written relative to the page, so the same pages work at the root of a host, below any path of a proxy, and
as files. `to(path, **query)` in a template makes one; it keeps the instant that the visitor looks at.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import UTC
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from bot.columns import date, heading
from bot.render import left, templates_folder
from bot.telling import says_more
from bot.web import names
from bot.web.ask import Ask
from bot.web.mails import verdict_label
from bot.web.privacy import without_addresses
from engine.game import Game
from engine.genesis import plural
from engine.objects import iso

ASSETS = {
    "style.css": "text/css; charset=utf-8",
    "live.js": "text/javascript; charset=utf-8",
    "favicon.svg": "image/svg+xml",
}


@dataclass(frozen=True, slots=True)
class Place:
    """Where a page is: its path from the root ("things/player/Ada/"), and how links are finished."""

    path: str
    at: str = ""
    index: str = ""
    """What is added to a link to a folder, where files are opened without a server."""
    static: bool = False

    @property
    def root(self) -> str:
        """The way to the root of the site."""
        return "../" * self.path.count("/") or "./"

    def to(self, path: str = "", **query: object) -> str:
        """A link; "" values of the query are left out. A static copy has no queries."""
        folder, mark, fragment = path.partition("#")
        asked = {name: str(value) for name, value in {"at": self.at, **query}.items() if value not in (None, "")}
        tail = "" if self.static or not asked else "?" + urlencode(asked)
        if folder.endswith("/") or not folder:
            folder += self.index
        inside = folder.removeprefix(self.path) if self.path and folder.startswith(self.path) else None
        way = f"{self.root}{folder}" if inside is None else inside or "./"
        return f"{way}{tail}{mark}{fragment}"


@dataclass(frozen=True, slots=True)
class Beside:
    """What lies beside a page: the names of its data and of its feed, "" for none."""

    json: str = ""
    feed: str = ""


def assets_folder() -> Path:
    """Where style and script lie."""
    return templates_folder() / "web"


@cache
def asset(name: str) -> tuple[bytes, str]:
    """A style or script with the digest of its content."""
    data = (assets_folder() / name).read_bytes()
    return data, hashlib.sha256(data).hexdigest()[:16]


@cache
def environment() -> Environment:
    """The templates of the pages; no game is known here."""
    made = Environment(
        loader=FileSystemLoader(str(templates_folder())),
        undefined=StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters.update(
        day=lambda at: f"{at.astimezone(UTC):%-d %b %Y}",
        moment=lambda at: f"{at.astimezone(UTC):%-d %b %Y, %H:%M}",
        short=lambda at: f"{at.astimezone(UTC):%-d %b %H:%M}",
        iso=iso,
        date=date,
        label=heading,
        verdict=verdict_label,
    )
    made.tests["says_more"] = says_more
    made.globals.update(left=left, plural=plural, rule_path=names.rule, kind_path=names.kind, tone=tone)
    return made


def tone(word: str) -> str:
    """How an outcome or choice is coloured: good, bad, or neither."""
    said = word.upper()
    if said in ("FOR", "YES", "AYE", "WON", "PASSED", "ADOPTED", "SUCCEEDED", "ENACTED"):
        return "good"
    if said in ("AGAINST", "NO", "NAY", "LOST", "FAILED", "REJECTED", "MISSED", "DEFEATED"):
        return "bad"
    return "held" if said in ("HELD", "SHELVE", "DISCARDED", "UNCLEAR") else "calm"


def html(template: str, ask: Ask, view: Any, place: Place, links: Beside) -> str:
    """A page."""
    game = ask.game
    outline = ask.nomic.outline
    found = environment().get_template(f"web/{template}")
    text = found.render(
        view=view,
        to=place.to,
        here=place.path,
        place=place,
        moment=ask.moment,
        game_name=str(game.settings.name),
        now=game.now,
        calendar=ask.remember("calendar", lambda: calendar(game)),
        nav=navigation(ask),
        section=max((one for _, one in navigation(ask) if place.path.startswith(one)), key=len, default=""),
        outline=outline,
        links=links,
        versions={name: asset(name)[1] for name in ASSETS},
    )
    return without_addresses(text, allowed(ask))


def calendar(game: Game) -> list[str]:
    """What counts the game's time, for the head of every page."""
    if game.nomic.glance is not None:
        return [f"{name} {value}" for name, value in game.nomic.glance(game).figures]
    numbers = [(name, value) for name, value in game.hooks.clock(game).items() if type(value) is int]
    return [f"{name.replace('_', ' ')} {value}" for name, value in numbers[:2]]


def navigation(ask: Ask) -> list[tuple[str, str]]:
    """(label, path) of the main pages; those of kinds that the nomic lacks are left out."""
    kinds, outline = ask.game.world.kinds, ask.nomic.outline
    out = [("Overview", "")]
    if outline.motion in kinds:
        out += [("Ballot", "ballot/"), (names.kind_label(outline.motion, several=True), names.kind(outline.motion))]
    out += [("Rules", "rules/")]
    out += [
        (names.kind_label(kind, several=True), names.kind(kind))
        for kind in (outline.player, "ministry", "office")
        if kind in kinds
    ]
    live = [] if ask.site.options.static else [("Before you send", "draft/")]
    return [*out, ("Mail", "mail/"), ("Acts", "acts/"), ("Displays", "displays/"), ("Pictures", "pictures/"),
            ("Everything", "things/"), *live]  # fmt: skip


def allowed(ask: Ask) -> frozenset[str]:
    """Addresses that anybody may see: the fora's, and the officer's own."""
    from bot.web.library import open_fora

    return ask.remember("fora", lambda: open_fora(ask.game) | ask.site.options.public_addresses)


def json(view: Any, ask: Ask) -> bytes:
    """A view as JSON."""
    head = {"game": str(ask.game.settings.name), "as_of": iso(ask.game.now)}
    return plain_json({**head, "page": view}, ask)


def plain_json(value: Any, ask: Ask) -> bytes:
    """Data as JSON, without addresses."""
    return without_addresses(msgspec.json.encode(value).decode(), allowed(ask)).encode()


def sorry(status: int, words: str, place: Place) -> str:
    """A page that says what went wrong; it needs no game."""
    versions = {name: asset(name)[1] for name in ASSETS}
    return (
        environment()
        .get_template("web/sorry.html.j2")
        .render(status=status, words=words, to=place.to, versions=versions)
    )


def atom(ask: Ask, feed: Any, place: Place, base: str) -> str:
    """A feed; `base` is the absolute address of the site's root, or "" where it is not known."""
    updated = feed.items[0].at if feed.items else ask.game.now
    text = (
        environment()
        .get_template("web/feed.atom.j2")
        .render(feed=feed, updated=updated, base=base, to=place.to, game_name=str(ask.game.settings.name))
    )
    return without_addresses(text, allowed(ask))
