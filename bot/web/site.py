"""The table of pages: a path, the view that answers it, the template that shows it.

Every page is a folder. Beside it lie `index.json`, the same as data, and for some a feed or a plain text; a static
copy writes just these. A new page is one line here, one view and one template.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.web import (
    acts,
    board,
    displays,
    drafts,
    feeds,
    home,
    looking,
    mails,
    pictures,
    rules,
    thing,
    things,
    whatif,
    why,
)
from bot.web.ask import Ask

View = Callable[[Ask], Any]


@dataclass(frozen=True, slots=True)
class PageOf:
    """A page. `live` pages need a server: they answer a question that a copy cannot foresee."""

    path: str
    view: View
    template: str
    live: bool = False


@dataclass(frozen=True, slots=True)
class FileOf:
    """A file beside a page: a feed, a text, a picture. The view gives its content."""

    path: str
    view: View
    kind: str


PAGES: tuple[PageOf, ...] = (
    PageOf("/", home.home, "home.html.j2"),
    PageOf("/ballot/", board.board, "ballot.html.j2"),
    PageOf("/rules/", rules.rules, "rules.html.j2"),
    PageOf("/rules/{rule}/", rules.rule, "rule.html.j2"),
    PageOf("/things/", things.kinds, "kinds.html.j2"),
    PageOf("/things/{kind}/", things.listing, "listing.html.j2"),
    PageOf("/things/{kind}/page/{number:int}/", things.listing, "listing.html.j2"),
    PageOf("/things/{kind}/{key}/", thing.thing, "thing.html.j2"),
    PageOf("/things/{kind}/{key}/why/{attribute}/", why.why, "why.html.j2"),
    PageOf("/things/{kind}/{key}/if-passed/", whatif.what_if, "whatif.html.j2"),
    PageOf("/mail/", mails.latest, "archive.html.j2"),
    PageOf("/mail/{name}/", mails.mail, "mail.html.j2"),
    PageOf("/archive/{month}/", mails.month, "archive.html.j2"),
    PageOf("/archive/{month}/{number:int}/", mails.month, "archive.html.j2"),
    PageOf("/acts/", acts.log, "acts.html.j2"),
    PageOf("/displays/", displays.displays, "displays.html.j2"),
    PageOf("/displays/{display}/", displays.display, "display.html.j2"),
    PageOf("/pictures/", pictures.pictures, "pictures.html.j2"),
    PageOf("/draft/", drafts.form, "draft.html.j2", live=True),
    PageOf("/pictures/{picture}/", pictures.numbers, "numbers.html.j2"),
    PageOf("/search/", looking.search, "search.html.j2", live=True),
)
FEEDS: tuple[FileOf, ...] = (
    FileOf("/acts/feed.atom", feeds.acts, "atom"),
    FileOf("/mail/feed.atom", feeds.mails, "atom"),
    FileOf("/rules/feed.atom", feeds.rules, "atom"),
)
FILES: tuple[FileOf, ...] = (
    FileOf("/displays/{display}/plain.txt", displays.text, "text/plain; charset=utf-8"),
    FileOf("/pictures/{picture}.svg", pictures.picture, "image/svg+xml"),
)
