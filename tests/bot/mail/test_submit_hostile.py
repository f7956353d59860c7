"""A mail server that does everything wrong, once, at each word of the conversation: each post is posted, and once.

The whole way out is real: outbox, worker, SMTP over a socket. What the server took the forum shows, as a list does.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.delivery import LONGEST_WAIT, PROOF_WAIT, Outgoing
from bot.mail.submit import Security, SubmitSettings, Submitter
from bot.store.rows import MailState, NewMail
from bot.store.store import Store

START = datetime(2026, 3, 1, tzinfo=UTC)
NAME = "<post@bot.example>"
RAW = b"Message-ID: <post@bot.example>\r\n\r\n" + b".a line\r\n" * 2000
WORDS = ("GREETING", "EHLO", "MAIL", "RCPT", "DATA", "TEXT", "QUIT")
PROPER = {"GREETING": b"220 here\r\n", "DATA": b"354 go\r\n", "QUIT": b"221 bye\r\n"}


@dataclass(frozen=True)
class Fault:
    """What is answered instead, and whether the line is cut or stays silent after it (None: neither)."""

    answer: Callable[[bytes], bytes]
    cut: bool | None = None
    takes: bool = True
    """Whether the server keeps a text to which it answers so."""


FAULTS = {
    "cut": Fault(lambda proper: b"", cut=True),
    "cut, and the text is lost": Fault(lambda proper: b"", cut=True, takes=False),
    "silence": Fault(lambda proper: b"", cut=False),
    "half an answer, then cut": Fault(lambda proper: proper[: len(proper) // 2], cut=True),
    "half an answer, then silence": Fault(lambda proper: proper[: len(proper) // 2], cut=False),
    "not now": Fault(lambda proper: b"451 4.3.0 not now\r\n", takes=False),
    "closing": Fault(lambda proper: b"421 4.3.2 closing\r\n", cut=True, takes=False),
    "no mailbox space": Fault(lambda proper: b"452 4.2.2 full\r\n", takes=False),
    "never": Fault(lambda proper: b"550 5.7.1 never\r\n", takes=False),
    "never, in 2,000 lines": Fault(lambda proper: b"550-no\r\n" * 2000 + b"550 no\r\n", takes=False),
    "yes, in 2,000 lines": Fault(lambda proper: (proper[:3] + b"-yes\r\n") * 2000 + proper),
    "noise": Fault(lambda proper: bytes(range(256)) * 10 + b"\r\n", cut=False),
    "noise, then cut": Fault(lambda proper: b"\x00\xff\r\n", cut=True),
    "a code that is none": Fault(lambda proper: b"999 what\r\n"),
    "no code": Fault(lambda proper: b"hello\r\n", cut=False),
    "another yes": Fault(lambda proper: b"299 yes\r\n"),
    "an endless line": Fault(lambda proper: proper[:3] + b" " + b"x" * 200_000, cut=False),
}


@dataclass
class Server:
    """Speaks SMTP by the book but for one fault."""

    at: str
    fault: Fault
    left: int = 1
    taken: list[bytes] = field(default_factory=list)
    port: int = 0
    _said: bytes = b""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._serve(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        going = await self._say("GREETING", reader, writer)
        while going and (line := await reader.readline()):
            word = line.split()[0].decode().upper()
            going = await self._say(word, reader, writer)
            if word == "DATA" and going and self._said.startswith(b"354"):
                text = await reader.readuntil(b"\r\n.\r\n")
                if self.fault.takes or not self._errs_at("TEXT"):
                    self.taken.append(text[:-3].replace(b"\r\n..", b"\r\n."))
                going = await self._say("TEXT", reader, writer)
            going = going and word != "QUIT"

    def _errs_at(self, word: str) -> bool:
        return word == self.at and self.left > 0

    async def _say(self, word: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        self._said = PROPER.get(word, b"250 OK\r\n")
        if not self._errs_at(word):
            writer.write(self._said)
            return True
        self.left -= 1
        self._said = self.fault.answer(self._said)
        writer.write(self._said)
        if self.fault.cut:
            await writer.drain()
        elif self.fault.cut is False:
            await reader.read()
        return self.fault.cut is None


@asynccontextmanager
async def serving(server: Server) -> AsyncIterator[Server]:
    listening = await asyncio.start_server(server.serve, "127.0.0.1", 0)
    server.port = listening.sockets[0].getsockname()[1]
    try:
        yield server
    finally:
        listening.close()


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("fault", FAULTS)
async def test_a_post_is_posted_once_whatever_the_server_does(word: str, fault: str, tmp_path: Path) -> None:
    now = [START]
    async with serving(Server(word, FAULTS[fault])) as server:
        with Store.open(f"sqlite:///{tmp_path}/game.db") as store:
            store.enqueue([NewMail(NAME, "forum", "l@lists.example", "Ballot", RAW, START)])
            settings = SubmitSettings("127.0.0.1", server.port, Security.PLAIN, timeout=0.25)
            worker = Outgoing(store, Submitter(settings), "officer@bot.example", lambda: now[0])
            for _ in range(4):
                await worker.deliver_due()
                if server.taken:
                    store.mark_seen(NAME, now[0])  # the list has it and shows it within the hour
                for one in store.mails(MailState.FAILED):
                    assert fault.startswith("never") or fault in ("noise, then cut", "no code", "noise")
                    store.send_again(one.id, now[0])  # an operator has seen the alarm
                now[0] += PROOF_WAIT + LONGEST_WAIT + timedelta(minutes=1)
            (mail,) = store.mails()
    assert len(server.taken) == 1
    assert mail.state is MailState.SEEN
    assert server.left == 0
    assert server.taken[0].rstrip() == RAW.rstrip()
