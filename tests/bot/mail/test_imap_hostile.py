"""A mail server that does everything wrong, once, at each word of the conversation: all mail is read in the end, once.

A fault is what the server makes of its proper answer at one word; afterwards it behaves. Nothing here waits longer
than the client's own patience, which is set to a fraction of a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import Enum

import pytest

from bot.mail.imap import ImapPoller
from bot.mail.imap_client import LITERAL_LIMIT
from bot.mail.imap_session import ImapSettings
from tests.bot.mail.doubles import MemoryIntake
from tests.bot.mail.imap_fake import FakeImap, serving

NOW = datetime(2026, 3, 4, 12, 1, tzinfo=UTC)
PATIENCE = 30.0
MAILS = {uid: b"Subject: %d\r\n\r\n(a line with * signs {3}\r\n" % uid for uid in (3, 4, 7)}
WORDS = ("GREETING", "LOGIN", "CAPABILITY", "EXAMINE", "SEARCH", "SIZES", "FETCH", "IDLE", "DONE", "LOGOUT")

Change = Callable[[bytes], bytes]


class Then(Enum):
    """What follows the answer."""

    GO_ON = "the conversation goes on"
    CUT = "the line is cut"
    SILENCE = "nothing more, on an open line"


@dataclass(frozen=True)
class Fault:
    """What is sent instead of the proper answer, and what follows."""

    change: Change
    then: Then = Then.GO_ON


@dataclass
class Hostile(FakeImap):
    """A server with one fault to commit, at one word of the conversation."""

    at: str = ""
    fault: Fault | None = None
    left: int = 1
    changed: bool = False
    """Whether what was sent did differ from the proper answer."""

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not await self._say("GREETING", b"* OK ready\r\n", writer):
            await reader.read()
            return
        while line := await reader.readline():
            tag, _, command = line.decode().strip().partition(" ")
            verb = command.removeprefix("UID ").split()[0].upper()
            word = "SIZES" if "RFC822.SIZE" in command else verb
            if verb == "IDLE":
                good = await self._idle_once(reader, writer, tag)
            else:
                answer = self._answer(verb, command)
                assert answer is not None
                good = await self._say(word, answer[0] + f"{tag} {answer[1]}\r\n".encode(), writer)
            if not good:
                await reader.read()
            if not good or verb == "LOGOUT":
                return

    async def _idle_once(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, tag: str) -> bool:
        if not await self._say("IDLE", b"+ idling\r\n", writer):
            return False
        self.idling.set()
        self._writers.add(writer)
        line = await reader.readline()
        self._writers.discard(writer)
        if line.strip() != b"DONE":
            return False
        return await self._say("DONE", f"{tag} OK idled\r\n".encode(), writer)

    async def _say(self, word: str, answer: bytes, writer: asyncio.StreamWriter) -> bool:
        fault = self.fault if word == self.at and self.left else None
        if fault is None:
            writer.write(answer)
            return True
        self.left -= 1
        said = fault.change(answer)
        self.changed = self.changed or said != answer
        writer.write(said)
        if fault.then is Then.CUT:
            await writer.drain()
            writer.close()
        return fault.then is Then.GO_ON


# -- what can be done to any answer ------------------------------------------------------------------------


def instead(change: Change) -> Fault:
    return Fault(change)


def broken(change: Change) -> Fault:
    return Fault(change, Then.CUT)


def silent(change: Change) -> Fault:
    return Fault(change, Then.SILENCE)


def tagged(status: bytes) -> Change:
    """The last line with another status."""

    def change(answer: bytes) -> bytes:
        tag = answer.rstrip().rpartition(b"\n")[2].split(b" ")[0]
        return tag + b" " + status + b" whatever\r\n"

    return change


FLAGS = b"".join(b"* %d FETCH (FLAGS (\\Seen))\r\n" % number for number in range(2000))
CHATTER = b"".join(b"* OK still here %d\r\n" % number for number in range(2000))
ANYWHERE: dict[str, Fault] = {
    "cut": broken(lambda answer: b""),
    "silence": silent(lambda answer: b""),
    "half an answer, then cut": broken(lambda answer: answer[: len(answer) // 2]),
    "half an answer, then silence": silent(lambda answer: answer[: len(answer) // 2]),
    "all but the last octet": silent(lambda answer: answer[:-1]),
    "BYE, then cut": broken(lambda answer: b"* BYE going down\r\n"),
    "BYE, then silence": silent(lambda answer: b"* BYE going down\r\n"),
    "BAD": instead(tagged(b"BAD")),
    "NO": instead(tagged(b"NO")),
    "another's tag": silent(lambda answer: b"ZZ99 OK done\r\n"),
    "2,000 lines before": instead(lambda answer: CHATTER + answer),
    "2,000 flags before": instead(lambda answer: FLAGS + answer),
    "noise": silent(lambda answer: bytes(range(256)) * 40),
    "noise in lines": silent(lambda answer: b"\x00\xff\r\n\r\n* \r\n+\r\n)(\r\n" * 20),
    "line feeds alone": silent(lambda answer: answer.replace(b"\r\n", b"\n")),
    "a literal of a terabyte": silent(lambda answer: b"* 1 FETCH (BODY[] {1000000000000}\r\nxx"),
    "an endless line": silent(lambda answer: b"* OK " + b"x" * 9_000_000),
}


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("fault", ANYWHERE)
async def test_a_fault_at_any_word_costs_no_mail(word: str, fault: str) -> None:
    if word == "GREETING" and fault in ("BAD", "NO", "another's tag"):
        pytest.skip("a greeting bears no tag")
    await all_mail_is_read(Hostile(dict(MAILS), at=word, fault=ANYWHERE[fault]))


# -- what can be done to an answer that means something ----------------------------------------------------


def bodies(change: Change, *, then_silence: bool = False) -> tuple[str, Fault]:
    return "FETCH", (silent if then_silence else instead)(change)


MEANT: dict[str, tuple[str, Fault]] = {
    "the validity is missing": ("EXAMINE", instead(lambda answer: answer.replace(b"UIDVALIDITY", b"UIDFRAILTY"))),
    "the validity is absurd": ("EXAMINE", instead(lambda answer: answer.replace(b"UIDVALIDITY 7", b"UIDVALIDITY x"))),
    "another validity for once": ("EXAMINE", instead(lambda answer: answer.replace(b"UIDVALIDITY 7", b"UIDVALIDITY 4294967295"))),
    "the next UID is low": ("EXAMINE", instead(lambda answer: b"* OK [UIDNEXT 1] next\r\n" + answer)),
    "nothing is found": ("SEARCH", instead(lambda answer: answer.replace(b"SEARCH 3 4 7", b"SEARCH"))),
    "one is not found": ("SEARCH", instead(lambda answer: answer.replace(b"SEARCH 3 4 7", b"SEARCH 3 7"))),
    "what is not there is found": ("SEARCH", instead(lambda answer: answer.replace(b"SEARCH", b"SEARCH -1 0 x 3 3"))),
    "the answer to another search": ("SEARCH", instead(lambda answer: b"* SEARCH\r\n" + answer)),
    "sizes of others": ("SIZES", instead(lambda answer: answer.replace(b"UID ", b"UID 9"))),
    "absurd sizes": ("SIZES", instead(lambda answer: answer.replace(b"SIZE ", b"SIZE 99999999"))),
    "no sizes": ("SIZES", instead(lambda answer: answer.rpartition(b"* ")[2].partition(b"\r\n")[2])),
    "wrong UIDs": bodies(lambda answer: answer.replace(b"(UID ", b"(UID 9")),
    "no UIDs": bodies(lambda answer: answer.replace(b"UID 3 ", b"").replace(b"UID 7 ", b"")),
    "no dates": bodies(lambda answer: answer.replace(b'INTERNALDATE " 4-Mar-2026 12:00:00 +0000" ', b"")),
    "absurd dates": bodies(lambda answer: answer.replace(b" 4-Mar-2026", b"99-Foo-9999")),
    "no message": bodies(lambda answer: answer.rpartition(b"\r\n")[0].rpartition(b"\r\n")[2] + b"\r\n"),
    "the first message alone": bodies(lambda answer: answer.partition(b"* 4 FETCH")[0] + answer.rpartition(b")\r\n")[2]),
    "a literal that is cut": bodies(lambda answer: answer[: answer.find(b"a line")], then_silence=True),
    "a literal longer than said": bodies(lambda answer: answer.replace(b"{%d}" % len(MAILS[3]), b"{20}"), then_silence=True),
    "a literal shorter than said": bodies(lambda answer: answer.replace(b"BODY[] {", b"BODY[] {9"), then_silence=True),
    "a literal above the limit": bodies(lambda answer: answer.replace(b"{", b"{%d" % LITERAL_LIMIT, 1)),
    "open brackets": bodies(lambda answer: answer.replace(b")\r\n*", b"\r\n*"), then_silence=True),
    "messages that vanish meanwhile": bodies(lambda answer: b"* 1 EXPUNGE\r\n* 1 EXPUNGE\r\n* VANISHED 3,4\r\n" + answer),
    "new mail in between": bodies(lambda answer: b"* 9 EXISTS\r\n* 1 RECENT\r\n" + answer.replace(b"* 4 FETCH", b"* 11 EXISTS\r\n* 4 FETCH")),
    "flags in between": bodies(lambda answer: FLAGS + answer),
    "IDLE is refused": ("IDLE", instead(tagged(b"NO"))),
    "IDLE tells of everything": ("IDLE", instead(lambda answer: answer + CHATTER + FLAGS)),
    "IDLE ends by itself": ("IDLE", broken(lambda answer: answer + b"* BYE autologout\r\n")),
    "IDLE ends by itself and says nothing more": ("IDLE", silent(lambda answer: answer + b"* BYE autologout\r\n")),
    "logged in from the start": ("GREETING", instead(lambda answer: b"* PREAUTH welcome\r\n")),
    "a name in the greeting that is none": ("GREETING", instead(lambda answer: b"* OK " + b"\xff" * 500 + b"\r\n")),
}  # fmt: skip


@pytest.mark.parametrize("fault", MEANT)
async def test_an_answer_that_is_wrong_costs_no_mail(fault: str) -> None:
    word, wrong = MEANT[fault]
    await all_mail_is_read(Hostile(dict(MAILS), at=word, fault=wrong))


@pytest.mark.parametrize("word", ["EXAMINE", "SEARCH", "SIZES", "FETCH"])
async def test_a_server_that_always_says_2000_lines_more_than_asked_is_read_all_the_same(word: str) -> None:
    await all_mail_is_read(
        Hostile(dict(MAILS), at=word, fault=instead(lambda answer: FLAGS + CHATTER + answer), left=99)
    )


async def test_a_uidvalidity_that_flips_each_time_costs_no_mail_and_doubles_none() -> None:
    server, intake = Hostile(dict(MAILS)), MemoryIntake()
    async with serving(server):
        poller = ImapPoller(settings(server), intake, now=lambda: NOW)
        for validity in (7, 8, 7, 9, 7):
            server.uidvalidity = validity
            await poller.poll_once()
        await poller.close()
    assert intake.raws == list(MAILS.values())


def settings(server: FakeImap) -> ImapSettings:
    basic = ImapSettings("127.0.0.1", "bot", server.password, port=server.port, tls=False)
    return replace(
        basic, poll_seconds=0.01, command_seconds=0.25, backoff_seconds=0.01, sweep_seconds=0.02, idle_seconds=0.05
    )


async def all_mail_is_read(server: Hostile) -> None:
    """Follows the mailbox until the fault is over and everything was read; nothing is read twice as something new."""
    intake, alarms = MemoryIntake(), list[str]()
    async with serving(server):
        clock = iter(range(10**9))
        poller = ImapPoller(
            settings(server), intake, now=lambda: NOW.replace(microsecond=next(clock) % 10**6), alarm=alarms.append
        )
        stop = asyncio.Event()
        running = asyncio.create_task(poller.run(stop))
        try:
            async with asyncio.timeout(PATIENCE):
                while not (len(intake.rows) >= len(MAILS) and (server.left != 1 or server.at == "LOGOUT")):
                    assert not running.done(), running.result()
                    await asyncio.sleep(0.002)
        finally:
            stop.set()
            await asyncio.wait_for(running, PATIENCE)
    assert sorted(intake.raws) == sorted(MAILS.values())
    assert server.changed
