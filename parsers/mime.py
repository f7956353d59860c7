"""Bytes of a message -> `Mail`: headers, sender and the one text a person wrote (the body).

Takes anything a stranger can send and always gives a `Mail`; nothing raises and nothing recurses. The
common case, one plain text part, takes a short straight path. The standard library's header policies are
not used: they are slow and some of them fail on input that a stranger may choose.

Limits are counted in bytes of the raw message. What lies beyond a limit is dropped and `lossy` says so.
"""

from __future__ import annotations

import binascii
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from parsers.addresses import parse_mailboxes
from parsers.html import html_to_text
from parsers.sender import ADDRESS_FIELDS, author, behind

MAX_RAW = 1 << 20
"""1 MiB: twenty times the longest ballot with all texts that a list of this kind carries."""
MAX_HEADER_BLOCK = 100_000
"""About what large mail hosts accept for all header fields together (102 400)."""
MAX_HEADER = 16_384
"""A References field of 200 identifiers still fits."""
MAX_LIST_FIELD = 1000
"""Characters of List-Post that are looked at; real ones have fewer than a hundred."""
MAX_PARTS = 1000
"""Mail scanners commonly stop here; a person never gets near it."""
MAX_NESTING = 20
"""Depth of multiparts; forwarded mailing-list mail reaches four or five."""

_ENCODED_WORD = re.compile(r"=\?([^?\s]{1,40})\?([bBqQ])\?([^?\s]{0,4000})\?=")
_BETWEEN_WORDS = re.compile(r"(\?=)[ \t\r\n]+(?==\?[^?\s]{1,40}\?[bBqQ]\?)")
_NOT_BASE64 = re.compile(rb"[^A-Za-z0-9+/]+")
_PARAMETER = re.compile(r';\s{0,20}([A-Za-z0-9_*-]{1,40})\s{0,20}=\s{0,20}("(?:[^"\\]|\\.){0,500}"|[^\s;"]{0,500})')
_ANGLE_ID = re.compile(r"<[^<>\s]{1,990}>")
_POST = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,253}")
_BOUNCE_SENDER = re.compile(r"(?i)^(?:mailer-daemon|postmaster)(?:@|$)")


@dataclass(frozen=True, slots=True)
class Mail:
    """One message as the rest of the program sees it; `body` is the text of section 2 of the reading contract."""

    headers: tuple[tuple[str, str], ...]
    body: str
    sender: tuple[str, str] | None
    """(display name, address) of the only author, or None: then `sender_problem` says why."""
    sender_problem: str | None = None
    flowed: bool = False
    lossy: bool = False
    """True when bytes were dropped or replaced on the way to the text."""
    rewritten: str = ""
    """The field that names the author, in lower case, where a list put its own address into From."""
    _index: Mapping[str, tuple[str, ...]] = field(default_factory=dict, repr=False, compare=False)

    def get(self, name: str, default: str = "") -> str:
        """The first header field of this name."""
        values = self._index.get(name.lower())
        return values[0] if values else default

    def get_all(self, name: str) -> tuple[str, ...]:
        """Every header field of this name, from the top."""
        return self._index.get(name.lower(), ())

    @property
    def message_id(self) -> str:
        return _first_id(self.get("message-id"))

    @property
    def in_reply_to(self) -> str:
        return _first_id(self.get("in-reply-to"))

    @property
    def references(self) -> tuple[str, ...]:
        return tuple(_ANGLE_ID.findall(self.get("references")))

    @property
    def subject(self) -> str:
        return self.get("subject")

    @property
    def list_id(self) -> str:
        """The identifier inside the angle brackets of List-Id, in lower case; empty when there is none."""
        return _list_id(self._index)

    @property
    def lists(self) -> tuple[str, ...]:
        """Addresses of the lists that passed this copy on, in lower case, as far as List-Post and List-Id tell."""
        return _lists(self._index)

    @property
    def recipients(self) -> tuple[str, ...]:
        """Addresses in To and Cc, in lower case."""
        found: list[str] = []
        for name in ("to", "cc"):
            for value in self.get_all(name):
                found += [address.lower() for _, address in parse_mailboxes(value) if "@" in address]
        return tuple(found)

    @property
    def auto_submitted(self) -> bool:
        """Written by a machine: an auto-reply, a bounce or a delivery report (RFC 3834 and its elders)."""
        marked = self.get("auto-submitted")
        if marked and marked.split(";")[0].strip().lower() != "no":
            return True
        if self._index.keys() & {"x-autoreply", "x-autorespond", "x-failed-recipients"}:
            return True
        if self.get("precedence").strip().lower() in ("auto_reply", "auto-reply"):
            return True
        if self.get("return-path").strip() == "<>" or self.get("content-type").lower().startswith("multipart/report"):
            return True
        return self.sender is not None and bool(_BOUNCE_SENDER.match(self.sender[1]))


@dataclass(frozen=True, slots=True)
class Part:
    """One leaf: its type, parameters, transfer encoding and undecoded bytes."""

    kind: str
    params: Mapping[str, str]
    encoding: str
    disposition: str
    data: bytes


def parse_mail(raw: bytes) -> Mail:
    """Read one message. Cost is linear in the length of `raw` (up to `MAX_RAW`)."""
    lossy = len(raw) > MAX_RAW
    if lossy:
        raw = raw[:MAX_RAW]
    if b"\r" in raw:
        raw = raw.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    if raw.startswith((b"From ", b">From ")) and not raw[5:].lstrip(b" \t").startswith(b":"):
        raw = raw[raw.find(b"\n") + 1 :] if b"\n" in raw else b""
    block, content = split_head(raw)
    if len(block) > MAX_HEADER_BLOCK:
        block, lossy = block[:MAX_HEADER_BLOCK], True
    headers, too_long = read_headers(block)
    lossy = lossy or too_long
    index = index_of(headers)
    leaf, dropped = _choose_part(index, content)
    text, replaced, flowed = text_of(leaf) if leaf else ("", False, False)
    sender, problem = author(index.get("from", ()), decode_words)
    rewritten = ""
    if sender is not None and ("list-id" in index or "list-post" in index):
        sender, problem, rewritten = behind(sender, index, _lists(index), decode_words)
    return Mail(headers, text, sender, problem, flowed, lossy or dropped or replaced, rewritten, index)


def _list_id(index: Mapping[str, tuple[str, ...]]) -> str:
    value = index.get("list-id", ("",))[0]
    found = _ANGLE_ID.search(value)
    return (found.group()[1:-1] if found else value).strip().lower()


def _lists(index: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    found = [one.lower() for value in index.get("list-post", ()) for one in _POST.findall(value[:MAX_LIST_FIELD])]
    listed = _list_id(index)
    if listed:
        found.append(listed if "@" in listed else listed.replace(".", "@", 1))
    return tuple(dict.fromkeys(found))


def _first_id(value: str) -> str:
    found = _ANGLE_ID.search(value)
    return found.group() if found else value.strip()


def split_head(raw: bytes) -> tuple[bytes, bytes]:
    if raw.startswith(b"\n"):
        return b"", raw[1:]
    end = raw.find(b"\n\n")
    return (raw, b"") if end < 0 else (raw[:end], raw[end + 2 :])


def read_headers(block: bytes) -> tuple[tuple[tuple[str, str], ...], bool]:
    """Unfold and decode; a line that is no header field is passed over."""
    try:
        text = block.decode("utf-8")
    except UnicodeDecodeError:
        text = block.decode("cp1252", "replace")
    if "\n " in text or "\n\t" in text:
        text = text.replace("\n ", " ").replace("\n\t", " ")
    headers = []
    too_long = False
    for line in text.split("\n"):
        name, colon, value = line.partition(":")
        if not colon or not name or " " in name.rstrip():
            continue
        if len(value) > MAX_HEADER:
            value, too_long = value[:MAX_HEADER], True
        value = value.strip()
        if "=?" in value and name.rstrip().lower() not in ADDRESS_FIELDS:
            value = decode_words(value)
        headers.append((name.rstrip(), value))
    return tuple(headers), too_long


def index_of(headers: tuple[tuple[str, str], ...]) -> dict[str, tuple[str, ...]]:
    index: dict[str, tuple[str, ...]] = {}
    for name, value in headers:
        key = name.lower()
        index[key] = (*index[key], value) if key in index else (value,)
    return index


def decode_words(value: str) -> str:
    """Decode RFC 2047 encoded words wherever they stand; what cannot be decoded stays as it is."""

    def one(match: re.Match[str]) -> str:
        charset, how, text = match.group(1).split("*")[0], match.group(2).lower(), match.group(3)
        try:
            if how == "b":
                data = _base64(text.encode("ascii", "ignore"))
            else:
                data = binascii.a2b_qp(text.encode("ascii", "ignore"), header=True)
            return data.decode(charset, "replace").replace("\n", " ")
        except (LookupError, ValueError):
            return match.group()

    return _ENCODED_WORD.sub(one, _BETWEEN_WORDS.sub(r"\1", value))


def _base64(data: bytes) -> bytes:
    """Lenient: foreign characters are ignored, a cut end loses only its last group."""
    clean = _NOT_BASE64.sub(b"", data.split(b"=")[0] if data.count(b"=") < 3 else data)
    if len(clean) % 4 == 1:
        clean = clean[:-1]
    return binascii.a2b_base64(clean + b"=" * (-len(clean) % 4))


def type_and_params(value: str) -> tuple[str, dict[str, str]]:
    kind = value.split(";", 1)[0].strip().lower()
    params: dict[str, str] = {}
    for match in _PARAMETER.finditer(value):
        name, text = match.group(1).lower(), match.group(2)
        if text.startswith('"'):
            text = re.sub(r"\\(.)", r"\1", text[1:-1])
        name = re.sub(r"\*\d*\*?$", "", name)
        if "*" in match.group(1):
            text = params.get(name, "") + text.rpartition("'")[2]
        params[name] = text
    return kind, params


def _choose_part(index: Mapping[str, tuple[str, ...]], content: bytes) -> tuple[Part | None, bool]:
    """The first inline text/plain leaf, depth first; failing that the first text/html leaf."""
    first_html: Part | None = None
    stack: list[tuple[Mapping[str, tuple[str, ...]], bytes, int]] = [(index, content, 0)]
    seen = 0
    while stack:
        fields, data, depth = stack.pop()
        seen += 1
        if seen > MAX_PARTS:
            return first_html, True
        kind, params = type_and_params(fields.get("content-type", ("text/plain",))[0] or "text/plain")
        if kind.startswith("multipart/") and params.get("boundary"):
            if depth >= MAX_NESTING:
                return first_html, True
            pieces = split_parts(data, params["boundary"].rstrip().encode("utf-8", "replace"))
            for piece in reversed(pieces[:MAX_PARTS]):
                block, inner = split_head(piece)
                headers, _ = read_headers(block[:MAX_HEADER_BLOCK])
                stack.append((index_of(headers), inner, depth + 1))
            continue
        disposition = fields.get("content-disposition", ("inline",))[0].split(";", 1)[0].strip().lower() or "inline"
        if disposition != "inline":
            continue
        encoding = fields.get("content-transfer-encoding", ("",))[0].strip().lower()
        if kind == "text/plain" or "/" not in kind:
            return Part("text/plain", params, encoding, disposition, data), False
        if kind == "text/html" and first_html is None:
            first_html = Part(kind, params, encoding, disposition, data)
    return first_html, False


def split_parts(data: bytes, boundary: bytes) -> list[bytes]:
    """The parts between the delimiter lines; a missing closing line ends the last part at the end of data."""
    mark = b"\n--" + boundary
    data = b"\n" + data
    parts: list[bytes] = []
    begun = -1
    at = data.find(mark)
    while at >= 0 and len(parts) < MAX_PARTS:
        line_end = data.find(b"\n", at + len(mark))
        line_end = len(data) if line_end < 0 else line_end
        rest = data[at + len(mark) : line_end].strip()
        if rest in (b"", b"--"):  # otherwise a longer boundary that begins like ours
            if begun >= 0:
                parts.append(data[begun:at])
            begun = line_end + 1
            if rest:
                return parts
        at = data.find(mark, line_end)
    if begun >= 0 and len(parts) < MAX_PARTS:
        parts.append(data[begun:])
    return parts


def text_of(part: Part) -> tuple[str, bool, bool]:
    """(text, whether something was replaced, whether it is format=flowed)."""
    data = part.data
    if part.encoding == "quoted-printable":
        data = binascii.a2b_qp(data)
    elif part.encoding == "base64":
        data = _base64(data)
    text, replaced = _decode(data, part.params.get("charset", ""))
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    if text.startswith("\ufeff"):
        text = text[1:]
    if part.kind == "text/html":
        return html_to_text(text), replaced, False
    return text, replaced, part.params.get("format", "").lower() == "flowed"


def _decode(data: bytes, charset: str) -> tuple[str, bool]:
    """Declared charset, then UTF-8, then the most usual 8-bit charset, then replacement."""
    for name in (charset, "utf-8", "cp1252"):
        if not name:
            continue
        try:
            return data.decode(name), False
        except (LookupError, ValueError):
            continue
    return data.decode("utf-8", "replace"), True

