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
    """Serves while the body runs and gives the port (a free one for 0). Raises Complaint when it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        door = socket.create_server((host, port), family=family)  # uvicorn's own way would end the process
    except OSError as error:
        why = (error.strerror or str(error)).partition(" (while")[0].lower()
        raise Complaint(f"{host}:{port}: {why}; name another host or port") from None
    except OverflowError:
        raise Complaint(f"{host}:{port}: a port is from 0 to 65535") from None
    with door:
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="off", server_header=False))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]}, daemon=True)
        thread.start()
        try:
            yield door.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(STOPPING)
