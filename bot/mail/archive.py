"""Archives of mail -> the raw messages in them, one after the other, each with its stamps and its place.

Takes mbox (mboxrd: a quoted ">From " loses one ">"), Maildir, a single message, a folder of these
(walked in order of name) and "-" for standard input. Bytes are kept as they stand, CRLF included.
Memory stays flat: one message and one block are held at a time, whatever the size of the archive.

The clock is never read: a message without any time takes the time of the one before it as its
`ingested_at`, so that two machines read the same archive to the same stamps.
"""

from __future__ import annotations

import os
import re
import stat
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, Protocol

from msgspec import Struct

from bot.mail.intake import Carrier, Source
from bot.mail.stamps import ARCHIVE, YEARS, Policy, Stamps, effective, parse_asctime, stamps_of

MESSAGE_LIMIT = 25 * 1024 * 1024
"""Octets of one message: what large mail hosts accept."""
BLOCK = 1024 * 1024
SNIFF = 4096
"""Octets that decide what a file is."""
FROM_LINE_LIMIT = 1000
STDIN = "-"
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

_QUOTED_FROM = re.compile(rb"^>(>*From )", re.MULTILINE)
_FIELD = re.compile(rb"[!-9;-~]+[ \t]*:")
_MAGIC = ((b"\x1f\x8b", "gzip"), (b"BZh", "bzip2"), (b"\xfd7zXZ", "xz"), (b"PK\x03\x04", "zip"))
_MAILDIR_TIME = re.compile(r"(\d{9,10})\.")


class ArchiveError(Exception):
    """A file that cannot be read as mail; the text names the file and the reason in one line."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")
        self.name = name
        self.reason = reason


class Located(Struct, frozen=True):
    """One message of an archive; `octets` is what it takes up there, for a progress bar."""

    raw: bytes
    stamps: Stamps
    source: Source
    octets: int


class _Found(Struct, frozen=True):
    raw: bytes
    source: Source
    octets: int
    internaldate: datetime | None = None


def index(
    paths: Iterable[str | Path],
    *,
    policy: Policy = ARCHIVE,
    now: datetime | None = None,
    stdin: BinaryIO | None = None,
) -> Iterator[Located]:
    """Every message of the given archives, in the order of the paths; raises ArchiveError.

    With `now` that instant is every message's ingestion, as when an archive is imported into a store.
    """
    last = EPOCH if now is None else now
    for path in paths:
        for found in _open(path, stdin):
            stamps = stamps_of(found.raw, last, found.internaldate, policy)
            if now is None:
                last = effective(stamps, policy).at
            yield Located(found.raw, stamps, found.source, found.octets)


def total_octets(paths: Iterable[str | Path]) -> int | None:
    """How many octets `index` will go through, or None when standard input or a pipe is among them."""
    total = 0
    for path in paths:
        if str(path) == STDIN:
            return None
        place = Path(path)
        with _readable(str(place)):
            files: Iterable[Path] = _files(place) if place.is_dir() else (place,)
            for file in files:
                status = file.stat()
                if not stat.S_ISREG(status.st_mode):
                    return None
                total += status.st_size
    return total


class MboxEntry(Struct, frozen=True):
    """One message of an mbox as it stands there: where, how long, its "From " line, and the bytes it carries."""

    octet: int
    octets: int
    from_line: str
    raw: bytes


class Readable(Protocol):
    """What is read here of a stream."""

    def read(self, size: int, /) -> bytes:
        """Up to `size` octets; none at the end."""
        ...


def read_mbox(stream: Readable, name: str) -> Iterator[MboxEntry]:
    """The messages of an mbox; the time is linear, the memory flat.

    A separator is a line that begins with "From " and ends in a time; "From the start ..." in a body is none.
    """
    buffer, base, start, scan = stream.read(BLOCK), 0, 0, 0
    while True:
        at = buffer.find(b"\nFrom ", scan)
        line_end = buffer.find(b"\n", at + 1) if at >= 0 else -1
        if at >= 0 and line_end >= 0:
            scan = at + 1
            if _is_separator(buffer[scan:line_end]):
                yield _entry(base + start, buffer[start:scan])
                start = scan
            continue
        if len(buffer) - start > MESSAGE_LIMIT:
            raise ArchiveError(name, f"the message at octet {base + start} is larger than {MESSAGE_LIMIT} octets")
        more = stream.read(BLOCK)
        if not more:
            break
        scan = max(start, at if at >= 0 else len(buffer) - len(b"\nFrom "))
        buffer, base, start, scan = buffer[start:] + more, base + start, 0, scan - start
    if buffer[start:]:
        yield _entry(base + start, buffer[start:])


def _is_separator(line: bytes) -> bool:
    return len(line) <= FROM_LINE_LIMIT and parse_asctime(line.decode("ascii", "replace")) is not None


def _entry(octet: int, entry: bytes) -> MboxEntry:
    """The "From " line and the message; the blank line that the mbox put after it is not the message's."""
    first, _, raw = entry.partition(b"\n")
    if raw.endswith(b"\r\n\r\n"):
        raw = raw[:-2]
    elif raw.endswith(b"\n\n"):
        raw = raw[:-1]
    if b">From " in raw:
        raw = _QUOTED_FROM.sub(rb"\1", raw)
    return MboxEntry(octet, len(entry), first.rstrip(b"\r").decode("ascii", "replace"), raw)


def _open(path: str | Path, stdin: BinaryIO | None) -> Iterator[_Found]:
    if str(path) == STDIN:
        stream = sys.stdin.buffer if stdin is None else stdin
        yield from _read_stream(stream, "standard input", Carrier.STDIN)
        return
    place = Path(path)
    with _readable(str(place)):
        if not place.is_dir():
            yield from _read_file(place)
            return
        seen = False
        for file in _files(place):
            for found in _read_file(file):
                seen = True
                yield found
        if not seen:
            raise ArchiveError(str(place), "holds no mail")


@contextmanager
def _readable(name: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise ArchiveError(error.filename or name, (error.strerror or "cannot be read").lower()) from None


def _files(folder: Path) -> Iterator[Path]:
    """The files of a folder that are mail, in order of name; links to folders are not followed (they may circle)."""
    waiting = [folder]
    while waiting:
        entry = waiting.pop()
        if entry.is_file():
            if _is_mail_file(entry):
                yield entry
        elif _is_maildir(entry):
            yield from _maildir_files(entry)
        elif entry.is_dir() and (entry is folder or not entry.is_symlink()):
            inside = [child for child in entry.iterdir() if not child.name.startswith(".")]
            waiting.extend(sorted(inside, key=lambda child: child.name, reverse=True))


def _is_maildir(folder: Path) -> bool:
    return (folder / "cur").is_dir() and (folder / "new").is_dir()


def _maildir_files(folder: Path) -> Sequence[Path]:
    files = [file for sub in ("cur", "new") for file in (folder / sub).iterdir() if file.is_file()]
    return sorted((file for file in files if not file.name.startswith(".")), key=lambda file: file.name)


def _is_mail_file(file: Path) -> bool:
    """Within a folder: everything named as mail, and what looks like mail whatever its name."""
    if file.suffix.lower() in {".eml", ".mbox", ".mbx"}:
        return file.stat().st_size > 0 or file.suffix.lower() == ".eml"
    with file.open("rb") as stream:
        head = stream.read(SNIFF)
    return _not_mail(head) is None


def _not_mail(head: bytes) -> str | None:
    """Why a file with this beginning is not mail, or None if it may be."""
    if not head.strip():
        return "is empty"
    for magic, kind in _MAGIC:
        if head.startswith(magic):
            return f"is compressed ({kind}); unpack it first"
    if b"\0" in head[:512]:
        return "is binary, not mail"
    if head.startswith(b"From ") or _FIELD.match(head):
        return None
    return 'is not mail: it begins with neither a header field nor a "From " line'


def _read_file(file: Path) -> Iterator[_Found]:
    carrier = (
        Carrier.MAILDIR if file.parent.name in {"cur", "new"} and _is_maildir(file.parent.parent) else Carrier.FILE
    )
    with file.open("rb") as stream:
        yield from _read_stream(stream, str(file), carrier)


def _read_stream(stream: BinaryIO, name: str, carrier: Carrier) -> Iterator[_Found]:
    head = stream.read(SNIFF)
    reason = _not_mail(head)
    if reason is not None:
        raise ArchiveError(name, reason)
    whole = _Rejoined(head, stream)
    if head.startswith(b"From "):
        kind = Carrier.MBOX if carrier is Carrier.FILE else carrier
        for entry in read_mbox(whole, name):
            source = Source(kind, name, entry.octet)
            yield _Found(entry.raw, source, entry.octets, parse_asctime(entry.from_line))
        return
    raw = whole.read(MESSAGE_LIMIT + 1)
    if len(raw) > MESSAGE_LIMIT:
        raise ArchiveError(name, f"is larger than {MESSAGE_LIMIT} octets")
    at = _maildir_time(name) if carrier is Carrier.MAILDIR else None
    yield _Found(raw, Source(carrier, name), len(raw), at)


def _maildir_time(name: str) -> datetime | None:
    """A Maildir name begins with the second of delivery; the file's own time does not survive copying."""
    match = _MAILDIR_TIME.match(os.path.basename(name))
    at = datetime.fromtimestamp(int(match[1]), UTC) if match else None
    return at if at is not None and at.year in YEARS else None


class _Rejoined:
    """A stream whose first octets were read already: pipes cannot go back."""

    def __init__(self, head: bytes, rest: BinaryIO) -> None:
        self._head = head
        self._rest = rest

    def read(self, size: int) -> bytes:
        """Up to `size` octets, fewer only at the end."""
        parts, missing = [self._head[:size]], size - len(self._head[:size])
        self._head = self._head[size:]
        while missing > 0 and (more := self._rest.read(missing)):
            parts.append(more)
            missing -= len(more)
        return b"".join(parts)
