"""A page of the game: its state, what happened last, and what is on the way. Reads the store, changes nothing."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from bot.columns import shown
from bot.past import game_at
from bot.render import templates_folder
from bot.store.store import Store
from engine.state import show

LATEST = 50
"""Acts and mails on the first page."""
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "X-Content-Type-Options": "nosniff",
}


def application(store: Store) -> Starlette:
    """The pages of one store."""
    env = Environment(loader=FileSystemLoader(str(templates_folder())), undefined=StrictUndefined, autoescape=True)
    env.filters["shown"] = shown
    template = env.get_template("web/home.html.j2")

    def home(request: Request) -> Response:
        state = show(game_at(store))
        acts = list(deque(store.acts(), LATEST))[::-1]
        mails = store.mails()[-LATEST:][::-1]
        return HTMLResponse(template.render(state=state, acts=acts, mails=mails), headers=HEADERS)

    def state_json(request: Request) -> Response:
        return JSONResponse(show(game_at(store)), headers=HEADERS)

    return Starlette(routes=[Route("/", home), Route("/state.json", state_json)])


@contextmanager
def shown_beside(url: str, host: str, port: int) -> Iterator[int]:
    """Serves the pages of a store from a thread of its own while the body runs; gives the port taken."""
    with Store.open(url) as store:
        config = uvicorn.Config(application(store), host=host, port=port, log_level="warning", lifespan="off")
        socket = config.bind_socket()
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [socket]}, daemon=True)
        thread.start()
        try:
            yield socket.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(5)
            socket.close()
