"""Reading archives: every shape in which mail is kept, byte for byte, and clear words where there is none."""

from __future__ import annotations

import io
import mailbox
import os
import re
import tracemalloc
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.mail import archive
from bot.mail.archive import ArchiveError, index, read_mbox, total_octets
from bot.mail.intake import Carrier

MAIL = b"From: a@b.example\nDate: Wed, 4 Mar 2026 12:00:00 +0000\nSubject: one\n\nHello\n"
FROM = b"From a@b.example Thu Mar  5 12:00:00 2026\n"


def raws(*paths: Path | str, stdin: bytes = b"") -> list[bytes]:
    return [found.raw for found in index(paths, stdin=io.BytesIO(stdin))]


def put(path: Path, content: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def test_an_mbox_gives_its_messages_with_their_places_and_times(tmp_path: Path) -> None:
    file = put(tmp_path / "mail.mbox", FROM + MAIL + b"\n" + FROM + MAIL.replace(b"one", b"two") + b"\n")
    first, second = index([file])
    assert (first.raw, second.raw) == (MAIL, MAIL.replace(b"one", b"two"))
    assert file.read_bytes()[second.source.position :].startswith(FROM)
    assert first.source.carrier is Carrier.MBOX
    assert first.stamps.internaldate == datetime(2026, 3, 5, 12, tzinfo=UTC)
    assert first.octets + second.octets == total_octets([file]) == file.stat().st_size


def test_quoted_from_lines_lose_one_mark_and_other_quotes_stay(tmp_path: Path) -> None:
    body = b"A: b\n\n>From me\n>>From you\n> From them\nx >From y\nFrom the start\n"
    file = put(tmp_path / "m", FROM + body + b"\n")
    assert raws(file) == [b"A: b\n\nFrom me\n>From you\n> From them\nx >From y\nFrom the start\n"]


def test_crlf_is_kept(tmp_path: Path) -> None:
    mail = MAIL.replace(b"\n", b"\r\n")
    entry = FROM.replace(b"\n", b"\r\n") + mail + b"\r\n"
    assert raws(put(tmp_path / "m", entry * 2)) == [mail, mail]


def test_the_last_message_may_lack_its_end(tmp_path: Path) -> None:
    assert raws(put(tmp_path / "m", FROM + MAIL + b"\n" + FROM + b"A: b\n\nno end")) == [MAIL, b"A: b\n\nno end"]


@given(
    st.lists(
        st.binary(max_size=80).map(lambda body: b"A: b\n\n" + body.replace(b"\r", b"") + b"\n"), min_size=1, max_size=6
    ),
    st.integers(min_value=8, max_value=70),
)
def test_what_was_written_as_mboxrd_comes_back_whatever_the_block(mails: list[bytes], block: int) -> None:
    written = b"".join(FROM + re.sub(rb"(?m)^(>*From )", rb">\1", mail) + b"\n" for mail in mails)
    before, archive.BLOCK = archive.BLOCK, block
    try:
        entries = list(read_mbox(io.BytesIO(written), "m"))
    finally:
        archive.BLOCK = before
    assert [entry.raw for entry in entries] == mails
    assert sum(entry.octets for entry in entries) == len(written)


def test_what_the_library_writes_is_read(tmp_path: Path) -> None:
    box = mailbox.mbox(tmp_path / "lib.mbox")
    box.add(MAIL)
    box.add(MAIL)
    box.close()
    assert raws(tmp_path / "lib.mbox") == [MAIL, MAIL]


def test_a_maildir_is_read_in_order_of_delivery(tmp_path: Path) -> None:
    for sub in ("cur", "new", "tmp"):
        (tmp_path / "box" / sub).mkdir(parents=True)
    put(tmp_path / "box/new/1772712000.M1.host", MAIL)
    put(tmp_path / "box/cur/1772711000.M2.host:2,S", MAIL.replace(b"one", b"two"))
    put(tmp_path / "box/tmp/1772710000.M3.host", b"half a mess")
    first, second = index([tmp_path / "box"])
    assert b"two" in first.raw
    assert first.source.carrier is Carrier.MAILDIR
    assert second.stamps.internaldate == datetime(2026, 3, 5, 12, tzinfo=UTC)


def test_a_folder_is_walked_in_order_of_name_and_strangers_are_passed_over(tmp_path: Path) -> None:
    put(tmp_path / "b.eml", MAIL.replace(b"one", b"2"))
    put(tmp_path / "a" / "x.eml", MAIL.replace(b"one", b"1"))
    put(tmp_path / "c" / "cur" / "1.x", MAIL.replace(b"one", b"3"))
    (tmp_path / "c" / "new").mkdir()
    put(tmp_path / "d.mbox", FROM + MAIL.replace(b"one", b"4"))
    put(tmp_path / "e.mbox", b"")
    put(tmp_path / "README", b"Just words\n")
    put(tmp_path / "picture.png", b"\x89PNG\0\0")
    put(tmp_path / ".hidden.eml", MAIL)
    os.symlink(tmp_path, tmp_path / "circle")
    assert [raw.split(b"Subject: ")[1][:1] for raw in raws(tmp_path)] == [b"1", b"2", b"3", b"4"]


def test_standard_input_may_be_one_message_or_an_mbox() -> None:
    assert raws("-", stdin=MAIL) == [MAIL]
    assert raws("-", stdin=FROM + MAIL + b"\n" + FROM + MAIL) == [MAIL, MAIL]
    assert total_octets(["-"]) is None


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("a.eml", b"", "is empty"),
        ("a.eml", b"\n \n", "is empty"),
        ("a.mbox", b"", "is empty"),
        ("a.eml", b"\x7fELF\0\0\0", "is binary"),
        ("a.eml", b"\x1f\x8b\x08whatever", "compressed (gzip)"),
        ("a.txt", b"Dear all,\n\nhello", "is not mail"),
    ],
)
def test_what_is_not_mail_is_named_with_the_reason(tmp_path: Path, name: str, content: bytes, reason: str) -> None:
    file = put(tmp_path / name, content)
    with pytest.raises(ArchiveError) as caught:
        list(index([file]))
    assert str(caught.value).startswith(f"{file}: ")
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


def test_missing_unreadable_and_empty_places_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ArchiveError, match=r"nowhere.*no such file"):
        list(index([tmp_path / "nowhere"]))
    with pytest.raises(ArchiveError, match="no such file"):
        total_octets([tmp_path / "nowhere"])
    (tmp_path / "void").mkdir()
    with pytest.raises(ArchiveError, match="holds no mail"):
        list(index([tmp_path / "void"]))
    with pytest.raises(ArchiveError, match="standard input: is empty"):
        raws("-")

    def refuse(*_args: object, **_kwargs: object) -> None:
        raise PermissionError(13, "Permission denied", str(tmp_path / "shut"))

    put(tmp_path / "shut", MAIL)
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(ArchiveError, match=r"shut: permission denied"):
        list(index([tmp_path / "shut"]))


def test_a_message_past_the_limit_is_named_by_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MESSAGE_LIMIT", 5000)
    monkeypatch.setattr(archive, "BLOCK", 1000)
    file = put(tmp_path / "m.mbox", FROM + MAIL + b"\n" + FROM + MAIL + b"x" * 9000)
    with pytest.raises(ArchiveError, match=f"at octet {len(FROM + MAIL) + 1} is larger"):
        list(index([file]))


class Endless(io.RawIOBase):
    """An mbox made while it is read."""

    def __init__(self, messages: int) -> None:
        self._entries: Iterator[bytes] = (FROM + MAIL + b"x" * 4000 + b"\n\n" for _ in range(messages))
        self._rest = b""

    def read(self, size: int = -1, /) -> bytes:
        while len(self._rest) < size and (entry := next(self._entries, b"")):
            self._rest += entry
        out, self._rest = self._rest[:size], self._rest[size:]
        return out


def test_memory_does_not_grow_with_the_archive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "BLOCK", 65536)
    peaks = []
    for messages in (100, 1600):
        tracemalloc.start()
        assert sum(1 for _ in index(["-"], stdin=Endless(messages))) == messages  # type: ignore[arg-type,misc]
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 2 * peaks[0]


def test_reading_twice_gives_the_same_stamps_even_without_times(tmp_path: Path) -> None:
    file = put(tmp_path / "m.eml", b"Subject: timeless\n\n?\n")
    both = [tmp_path / "m.eml", file]
    assert list(index(both)) == list(index(both))
    dated = put(tmp_path / "d.eml", MAIL)
    assert list(index([dated, file]))[1].stamps.ingested_at == datetime(2026, 3, 4, 12, tzinfo=UTC)
    now = datetime(2030, 1, 1, tzinfo=UTC)
    assert [found.stamps.ingested_at for found in index([dated, file], now=now)] == [now, now]
