"""The pages over HTTP (Starlette): addresses to views, answers with strict headers, "not modified" where nothing is.

Every answer may be kept by a visitor and is asked for again with its ETag: a word made of what the store holds, so
an unchanged game costs one query. Errors are pages of one sentence and never show an exception.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from urllib.parse import parse_qsl, quote

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from bot.errors import Complaint
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.web import drafts, render
from bot.web.ask import Ask, Missing, Moved, Options, Site
from bot.web.moments import NoSuchMoment, instant_of
from bot.web.privacy import without_addresses
from bot.web.render import Beside, Place
from bot.web.site import FEEDS, FILES, PAGES, FileOf, PageOf

POLICY = (
    "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""A picture that stands alone brings its own colours; nothing else in it can act."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
LARGEST_FORM = 200_000
"""Octets of a form: a draft of the longest kind with every character quoted three times."""
LONGEST_QUERY = 2000
"""Characters: an instant, a name and a search together are a tenth of it."""
FOR_EVER = "public, max-age=31536000, immutable"
HTML, JSON, ATOM = "text/html; charset=utf-8", "application/json", "application/atom+xml; charset=utf-8"

log = logging.getLogger("officer.page")


@dataclass(frozen=True, slots=True)
class Answer:
    """What goes back: bytes of a kind."""

    body: bytes
    kind: str


def application(store: Store, options: Options | None = None) -> Starlette:
    """The pages of one store. Raises Complaint where it holds no game."""
    site = Site(store, options or Options())
    routes = [Route(f"/{name}", _asset(name)) for name in render.ASSETS]
    routes.append(Route("/state.json", _answering(site, "/state.json", _state)))
    for feed in FEEDS:
        routes.append(Route(feed.path, _answering(site, feed.path, _feed(feed))))
    for file in FILES:
        routes.append(Route(file.path, _answering(site, file.path, _file(file))))
    if not site.options.static:
        routes.append(Route("/draft/", _draft(site), methods=["POST"]))
    for page in PAGES:
        routes.append(Route(f"{page.path}index.json", _answering(site, page.path, _json(page))))
        routes.append(Route(page.path, _answering(site, page.path, _html(page))))
        if page.path != "/":
            routes.append(Route(page.path.rstrip("/"), _with_slash))
    made = Starlette(routes=routes, exception_handlers={404: _lost, 405: _lost, Exception: _broken})
    made.state.site = site
    return made


# -- one answer -------------------------------------------------------------------------------------


def _answering(site: Site, path: str, make: Callable[[Ask, Request], Answer]) -> Callable[[Request], Response]:
    """An endpoint: finds the moment, asks the view, answers 304 where the visitor has it already."""

    def endpoint(request: Request) -> Response:
        if len(request.url.query) > LONGEST_QUERY:
            return _sorry(request, 414, "This address is too long.")
        try:
            return _answer(site, request, make)
        except Moved as error:
            place = Place(request.url.path.lstrip("/"), request.query_params.get("at", ""))
            return RedirectResponse(place.to(error.path), 302, headers=HEADERS)
        except Missing as error:
            return _sorry(request, 404, f"There is no such page: {error}.")
        except NoSuchMoment as error:
            return _sorry(request, 400, f"This instant cannot be shown: {error}.")
        except (StoreError, Complaint) as error:
            log.warning("page: %s", error)
            return _sorry(request, 503, "The game cannot be read just now. Try again in a moment.")

    return endpoint


def _answer(site: Site, request: Request, make: Callable[[Ask, Request], Answer]) -> Response:
    said = request.query_params.get("at", "")
    moment = site.moments.at(instant_of(said) if said else None)
    tag = _tag(site, moment.token, request)
    if request.method != "POST" and tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers={**HEADERS, "ETag": tag})
    params = {name: str(value) for name, value in request.path_params.items()}
    ask = Ask(site, moment, params, dict(request.query_params))
    site.library.update(site.moments.at().game, site.nomic.id)
    answer = make(ask, request)
    headers = {**HEADERS, "ETag": tag} if request.method != "POST" else {**HEADERS, "Cache-Control": "no-store"}
    if answer.kind.startswith("image/svg"):
        headers["Content-Security-Policy"] = PICTURE_POLICY
    return Response(answer.body, media_type=answer.kind, headers=headers)


def _tag(site: Site, token: str, request: Request) -> str:
    versions = "".join(render.asset(name)[1] for name in render.ASSETS)
    what = f"{token} {versions} {request.url.path}?{request.url.query} {id(site)}"
    return f'"{hashlib.sha256(what.encode()).hexdigest()[:24]}"'


def place_of(path: str, ask: Ask) -> Place:
    """Where a page is, from the address's path."""
    at = ask.query.get("at", "")
    return Place(path.lstrip("/"), at, "index.html" if ask.site.options.static else "", ask.site.options.static)


def _html(page: PageOf) -> Callable[[Ask, Request], Answer]:
    def make(ask: Ask, request: Request) -> Answer:
        view = page.view(ask)
        place = place_of(request.url.path, ask)
        return Answer(render.html(page.template, ask, view, place, _links(page)).encode(), HTML)

    return make


def _links(page: PageOf) -> Beside:
    """What lies beside a page."""
    feeds = [one.path for one in FEEDS if one.path.rpartition("/")[0] == page.path.rstrip("/")]
    return Beside("" if page.live else "index.json", "feed.atom" if feeds else "")


def _json(page: PageOf) -> Callable[[Ask, Request], Answer]:
    return lambda ask, request: Answer(render.json(page.view(ask), ask), JSON)


def _state(ask: Ask, request: Request) -> Answer:
    return Answer(render.plain_json(ask.moment.state, ask), JSON)


def _feed(feed: FileOf) -> Callable[[Ask, Request], Answer]:
    def make(ask: Ask, request: Request) -> Answer:
        base = "" if ask.site.options.static else str(request.base_url)
        return Answer(render.atom(ask, feed.view(ask), place_of(feed.path, ask), base).encode(), ATOM)

    return make


def _file(file: FileOf) -> Callable[[Ask, Request], Answer]:
    def make(ask: Ask, request: Request) -> Answer:
        return Answer(without_addresses(file.view(ask), render.allowed(ask)).encode(), file.kind)

    return make


def _draft(site: Site) -> Callable[[Request], Awaitable[Response]]:
    """Answers a draft; it is read and forgotten."""
    plain = next(one for one in PAGES if one.path == "/draft/")

    async def endpoint(request: Request) -> Response:
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > LARGEST_FORM:
                return _sorry(request, 413, "This is too long.")
        said = dict(parse_qsl(body.decode("utf-8", "replace"), keep_blank_values=True))

        def make(ask: Ask, request: Request) -> Answer:
            view = drafts.answer(ask, said, datetime.now(UTC))
            place = place_of(request.url.path, ask)
            return Answer(render.html(plain.template, ask, view, place, Beside()).encode(), HTML)

        return await run_in_threadpool(_answering(site, plain.path, make), request)

    return endpoint


def _asset(name: str) -> Callable[[Request], Response]:
    def endpoint(request: Request) -> Response:
        data, version = render.asset(name)
        kept = FOR_EVER if request.query_params.get("v") == version else "no-cache"
        return Response(data, media_type=render.ASSETS[name], headers={**HEADERS, "Cache-Control": kept})

    return endpoint


# -- other answers ----------------------------------------------------------------------------------


def _with_slash(request: Request) -> Response:
    """A page is a folder: its address ends with a stroke. The way there is relative, for a proxy may have a path."""
    last = request.scope["path"].rpartition("/")[2]
    query = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(f"./{quote(last)}/{query}", 308, headers=HEADERS)


def _sorry(request: Request, status: int, words: str) -> Response:
    place = Place(request.url.path.lstrip("/"))
    text = render.sorry(status, without_addresses(words), place)
    return Response(text, status_code=status, media_type=HTML, headers=HEADERS)


def _lost(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    return _sorry(request, status, "There is no such page." if status == 404 else "This cannot be done here.")


def _broken(request: Request, error: Exception) -> Response:
    log.error("page %s failed", request.url.path, exc_info=error)
    return _sorry(request, 500, "This page has a fault of ours; it is noted in the log.")
