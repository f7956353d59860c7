"""Serves an application over HTTP from a thread of its own."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from starlette.applications import Starlette

from bot.errors import Complaint

STOPPING = 5
"""Seconds that a server has to end what it is answering."""


@contextmanager
def served(app: Starlette, host: str, port: int) -> Iterator[int]:
    """Serves while the body runs and gives the port (a free one for 0). Raises Complaint when another has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        door = socket.create_server((host, port), family=family)  # uvicorn's own way would end the process
    except OSError as error:
        raise Complaint(f"{host}:{port}: {(error.strerror or str(error)).lower()}; name another port") from None
    with door:
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="off", server_header=False))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]}, daemon=True)
        thread.start()
        try:
            yield door.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(STOPPING)
