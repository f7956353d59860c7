"""aioimaplib's client with another reader of what the server sends: a loop, where the library recurses once a line.

The library dies of recursion at some thousand lines, copies what is left of an answer for each of its lines, and
keeps its state when it dies, so that the next command waits for ever. Here an answer of any number of lines is read
in linear time, lines and literals have limits, and whatever the library raises on a server's nonsense ends the
connection, which is what a session watches.
"""

from __future__ import annotations

import asyncio
import logging
import re
import ssl
from collections.abc import Callable
from typing import Any

from aioimaplib import IMAP4
from aioimaplib.aioimaplib import Command, IMAP4ClientProtocol

LINE_LIMIT = 8 * 1024 * 1024
"""Octets of one line: the UIDs of a million messages fit into the answer to a search."""
LITERAL_LIMIT = 40 * 1024 * 1024
"""Octets of one literal: more than the largest message that mail hosts take (25 MiB, a third more in base64)."""
_LITERAL = re.compile(rb"\{(\d{1,20})\}$")

log = logging.getLogger(__name__)


class _Protocol(IMAP4ClientProtocol):  # type: ignore[misc]  # the library has no types
    """Reads what arrives, line by line."""

    def __init__(self, loop: asyncio.AbstractEventLoop, lost: Callable[[Exception | None], None] | None) -> None:
        super().__init__(loop, lost)
        self._held = bytearray()
        self._waiting: Any = None
        """The command whose answer is not whole yet."""

    def data_received(self, data: bytes) -> None:
        """Takes what has arrived; what is not a whole line or literal yet waits for more."""
        self._held += data
        try:
            self._read()
            if len(self._held) > LINE_LIMIT:
                raise ValueError("a line without an end")
        except Exception as error:  # noqa: BLE001  (the library raises what it likes on what it does not expect)
            log.warning("the server's answer cannot be read (%s)", type(error).__name__)
            if self.transport is not None:
                self.transport.abort()

    def _read(self) -> None:
        at = 0
        command: Any = self._waiting
        while True:
            if command is not None and command.wait_literal_data():
                at = self._literal(command, at)
                if command.wait_literal_data():
                    break
            end = self._held.find(b"\r\n", at)
            if end < 0:
                break
            line, at = bytes(self._held[at:end]), end + 2
            command = self._line(line, command)
        del self._held[:at]
        self._waiting = command
        if not self._held and self.pending_sync_command is not None:
            self.pending_sync_command.flush()

    def _line(self, line: bytes, command: Any) -> Any:
        """Handles one line; gives the command that still waits for the rest of its answer."""
        begun = line.startswith(b"* ")
        command = self._handle_line(line, command)
        found = _LITERAL.search(line)
        if found:
            size = int(found[1])
            if size > LITERAL_LIMIT:
                raise ValueError("a literal too large")
            command = command or Command("NIL", "unused")
            command.begin_literal_data(size)
            return command
        if command is None or (begun and line.count(b"(") == line.count(b")")) or not command.wait_data():
            return None
        return command

    def _literal(self, command: Any, at: int) -> int:
        """Hands a command what there is of its literal; gives the place after it."""
        chunk = bytes(self._held[at:])
        return at + len(chunk) - len(command.append_literal_data(chunk))


class Client(IMAP4):  # type: ignore[misc]  # the library has no types
    """The library's client over that protocol."""

    def create_client(
        self,
        host: str,
        port: int,
        loop: asyncio.AbstractEventLoop | None,
        conn_lost_cb: Callable[[Exception | None], None] | None = None,
        ssl_context: ssl.SSLContext | None = None,
    ) -> None:
        """Called by the library's own `__init__`."""
        running = loop or asyncio.get_running_loop()
        self.protocol = _Protocol(running, conn_lost_cb)
        connecting = running.create_connection(lambda: self.protocol, host, port, ssl=ssl_context)
        self._client_task = running.create_task(connecting)
