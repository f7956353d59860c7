"""An IMAP server in memory that misbehaves on request; one knob for each fault that was seen in the wild."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass
class FakeImap:
    """A mailbox and its faults. `commands` is what clients said, without tags."""

    mails: dict[int, bytes] = field(default_factory=dict)
    uidvalidity: int = 7
    uidnext: int | None = None
    idle: bool = True
    password: str = "open sesame"
    port: int = 0
    commands: list[str] = field(default_factory=list)
    idling: asyncio.Event = field(default_factory=asyncio.Event)
    # faults
    withheld: set[int] = field(default_factory=set)
    kept_back: set[int] = field(default_factory=set)
    hanging: set[int] = field(default_factory=set)
    bye_in_idle: int = 0
    deaf_in_idle: bool = False
    drop_in_idle: int = 0
    mute: bool = False
    shuffled: bool = False
    chatty: bool = False
    _writers: set[asyncio.StreamWriter] = field(default_factory=set)

    def add(self, raw: bytes) -> int:
        """Put a message in and tell those who idle."""
        uid = max(self.mails, default=0) + 1
        self.mails[uid] = raw
        for writer in self._writers:
            writer.write(f"* {len(self.mails)} EXISTS\r\n".encode())
        return uid

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._serve(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            self._writers.discard(writer)
            writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.mute:
            await reader.read()
            return
        writer.write(b"* OK ready\r\n")
        while line := await reader.readline():
            tag, _, command = line.decode().strip().partition(" ")
            self.commands.append(command)
            verb = command.removeprefix("UID ").split()[0].upper()
            if verb == "IDLE":
                if not await self._idle(reader, writer, tag):
                    return
                continue
            answer = self._answer(verb, command)
            if answer is None:
                await reader.read()
                return
            writer.write(answer[0] + f"{tag} {answer[1]}\r\n".encode())
            if verb == "LOGOUT":
                return

    def _answer(self, verb: str, command: str) -> tuple[bytes, str] | None:
        match verb:
            case "CAPABILITY":
                return f"* CAPABILITY IMAP4rev1{' IDLE' if self.idle else ''}\r\n".encode(), "OK done"
            case "LOGIN":
                good = command.endswith(f'"{self.password}"')
                return b"", "OK in" if good else f"NO wrong password {command}"
            case "EXAMINE":
                following = f"* OK [UIDNEXT {self.uidnext}] next\r\n" if self.uidnext else ""
                text = f"* {len(self.mails)} EXISTS\r\n* OK [UIDVALIDITY {self.uidvalidity}] valid\r\n{following}"
                return text.encode(), "OK [READ-ONLY] opened"
            case "SEARCH":
                return self._search(command), "OK found"
            case "FETCH":
                return self._fetch(command)
            case "LOGOUT":
                return b"* BYE\r\n", "OK out"
        return b"", "BAD what"

    def _search(self, command: str) -> bytes:
        first = re.search(r"UID (\d+):\*", command)
        uids = [uid for uid in self.mails if first is None or uid >= int(first[1])]
        if first and not uids and self.mails:
            uids = [max(self.mails)]  # RFC 3501: "n:*" names the last message whatever n is
        if first:
            uids = [uid for uid in uids if uid not in self.withheld]
        uids = [uid for uid in uids if uid not in self.kept_back]
        if self.shuffled:
            uids.reverse()
        return f"* SEARCH {' '.join(map(str, uids))}".rstrip().encode() + b"\r\n"

    def _fetch(self, command: str) -> tuple[bytes, str] | None:
        uids = [int(word) for word in command.split()[2].split(",")]
        if "BODY.PEEK[]" not in command:
            lines = [f"* {uid} FETCH (UID {uid} RFC822.SIZE {len(self.mails[uid])})\r\n" for uid in uids]
            return "".join(lines).encode(), "OK sizes"
        if self.hanging.intersection(uids):
            return None
        out = b"* 3 EXISTS\r\n* 1 FETCH (FLAGS (\\Seen))\r\n" if self.chatty else b""
        for uid in uids:
            raw = self.mails[uid]
            head = f'* {uid} FETCH (UID {uid} INTERNALDATE " 4-Mar-2026 12:00:00 +0000" BODY[] {{{len(raw)}}}\r\n'
            out += head.encode() + raw + b")\r\n"
        return out, "OK fetched"

    async def _idle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, tag: str) -> bool:
        self.idling.set()
        if self.deaf_in_idle:
            await reader.read()
            return False
        writer.write(b"+ idling\r\n")
        if self.bye_in_idle:
            self.bye_in_idle -= 1
            writer.write(b"* BYE going down\r\n")
            await reader.read()  # and the socket stays open, as with some proxies
            return False
        if self.drop_in_idle:
            self.drop_in_idle -= 1
            return False
        self._writers.add(writer)
        assert (await reader.readline()).strip() == b"DONE"
        self._writers.discard(writer)
        self.commands.append("DONE")
        writer.write(f"{tag} OK idled\r\n".encode())
        return True


@asynccontextmanager
async def serving(fake: FakeImap) -> AsyncIterator[FakeImap]:
    """Run the server on a free port of this machine."""
    server = await asyncio.start_server(fake.serve, "127.0.0.1", 0)
    fake.port = server.sockets[0].getsockname()[1]
    try:
        yield fake
    finally:
        server.close()
