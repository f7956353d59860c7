"""Bytes of a message -> `Mail`: headers, sender and the one text a person wrote (the body).

Takes anything a stranger can send and always gives a `Mail`; nothing raises and nothing recurses. The
common case, one plain text part, takes a short straight path. The standard library's header policies are
not used: they are slow and some of them fail on input that a stranger may choose.

Limits are counted in bytes of the raw message. What lies beyond a limit is dropped and `lossy` says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.expressions import expression
from parsers.mail.addresses import parse_mailboxes
from parsers.mail.decoding import to_text, transferred
from parsers.mail.headers import Fields, decode_words, type_and_params
from parsers.mail.html import html_to_text
from parsers.mail.sender import author, behind

MAX_RAW = 1 << 20
"""1 MiB: twenty times the longest ballot with all texts that a list of this kind carries."""
MAX_LIST_FIELD = 1000
"""Characters of List-Post that are looked at; real ones have fewer than a hundred."""
MAX_PARTS = 1000
"""Mail scanners commonly stop here; a person never gets near it."""
KEPT = 128
"""Lists whose names are remembered: a game has a few, and every mail of theirs says the same of them."""
MAX_NESTING = 20
"""Depth of multiparts; forwarded mailing-list mail reaches four or five."""

_ANGLE_ID = expression(r"<[^<>\s]{1,990}>")
_BOUNCE_SENDER = expression(r"(?i)^(?:mailer-daemon|postmaster)(?:@|$)")
_POST = expression(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,253}")
_MACHINE_FIELDS = ("x-autoreply", "x-autorespond", "x-failed-recipients")


@dataclass(frozen=True, slots=True)
class Mail:
    """One message as the rest of the program sees it; `body` is the text of section 2 of the reading contract."""

    fields: Fields
    body: str
    sender: tuple[str, str] | None
    """(display name, address) of the only author, or None: then `sender_problem` says why."""
    sender_problem: str | None = None
    flowed: bool = False
    lossy: bool = False
    """True when bytes were dropped or replaced on the way to the text."""
    rewritten: str = ""
    """The field that names the author, in lower case, where a list put its own address into From."""

    @property
    def headers(self) -> tuple[tuple[str, str], ...]:
        """(name, value) of every header field, from the top."""
        return self.fields.items()

    def get(self, name: str, default: str = "") -> str:
        """The first header field of this name."""
        return self.fields.get(name.lower(), default)

    def get_all(self, name: str) -> tuple[str, ...]:
        """Every header field of this name, from the top."""
        return self.fields.get_all(name.lower())

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
        return _list_id(self.get("list-id"))

    @property
    def lists(self) -> tuple[str, ...]:
        """Addresses of the lists that passed this copy on, in lower case, as far as List-Post and List-Id tell."""
        return _lists(self.fields)

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
        fields = self.fields
        if fields.mentions("auto") or fields.mentions("x-failed-recipients"):
            if fields.get("auto-submitted", "no").split(";")[0].strip().lower() not in ("no", ""):
                return True
            if any(fields.has(name) for name in _MACHINE_FIELDS):
                return True
            if fields.get("precedence").strip().lower() in ("auto_reply", "auto-reply"):
                return True
        if fields.mentions("<>") and fields.get("return-path") == "<>":
            return True
        if fields.mentions("multipart/report") and fields.get("content-type").lower().startswith("multipart/report"):
            return True
        return self.sender is not None and bool(_BOUNCE_SENDER.match(self.sender[1]))


@dataclass(frozen=True, slots=True)
class Part:
    """One leaf: its type, parameters, transfer encoding and undecoded bytes."""

    kind: str
    params: Mapping[str, str]
    encoding: str
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
    fields = Fields(block)
    leaf, dropped = _choose_part(fields, content)
    text, replaced, flowed = text_of(leaf) if leaf else ("", False, False)
    sender, problem = author(fields.get_all("from"), decode_words)
    rewritten = ""
    if sender is not None and fields.mentions("list-") and _may_be_list(fields, sender[1]):
        sender, problem, rewritten = behind(sender, fields.get_all, _lists(fields), decode_words)
    return Mail(fields, text, sender, problem, flowed, lossy or fields.lossy or dropped or replaced, rewritten)


def _may_be_list(fields: Fields, address: str) -> bool:
    """Whether the address may be that of a list which passed the mail on."""
    local = address.partition("@")[0].lower()
    return any(local in value.lower() for name in ("list-post", "list-id") for value in fields.get_all(name))


def _lists(fields: Fields) -> tuple[str, ...]:
    return _lists_named(fields.get_all("list-post"), fields.get("list-id"))


@lru_cache(maxsize=KEPT)
def _lists_named(posts: tuple[str, ...], identifier: str) -> tuple[str, ...]:
    """The addresses of lists that these values of List-Post and List-Id name."""
    found = [one.lower() for value in posts for one in _POST.findall(value[:MAX_LIST_FIELD])]
    listed = _list_id(identifier)
    if listed:
        found.append(listed if "@" in listed else listed.replace(".", "@", 1))
    return tuple(dict.fromkeys(found))


def _list_id(value: str) -> str:
    found = _ANGLE_ID.search(value)
    return (found.group()[1:-1] if found else value).strip().lower()


def _first_id(value: str) -> str:
    found = _ANGLE_ID.search(value)
    return found.group() if found else value.strip()


def split_head(raw: bytes) -> tuple[bytes, bytes]:
    if raw.startswith(b"\n"):
        return b"", raw[1:]
    end = raw.find(b"\n\n")
    return (raw, b"") if end < 0 else (raw[:end], raw[end + 2 :])


def _choose_part(fields: Fields, content: bytes) -> tuple[Part | None, bool]:
    """The first inline text/plain leaf, depth first; failing that the first text/html leaf."""
    first_html: Part | None = None
    stack = [(fields, content, 0)]
    seen = 0
    while stack:
        fields, data, depth = stack.pop()
        seen += 1
        if seen > MAX_PARTS:
            return first_html, True
        kind, params = type_and_params(fields.get("content-type", "text/plain"))
        if kind.startswith("multipart/") and params.get("boundary"):
            if depth >= MAX_NESTING:
                return first_html, True
            pieces = split_parts(data, params["boundary"].rstrip().encode("utf-8", "replace"))
            for piece in reversed(pieces):
                block, inner = split_head(piece)
                stack.append((Fields(block), inner, depth + 1))
            continue
        disposition = fields.get("content-disposition", "inline").split(";", 1)[0].strip().lower()
        if disposition not in ("inline", ""):
            continue
        encoding = fields.get("content-transfer-encoding").strip().lower()
        if kind == "text/plain" or "/" not in kind:
            return Part("text/plain", params, encoding, data), False
        if kind == "text/html" and first_html is None:
            first_html = Part(kind, params, encoding, data)
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
    text, replaced = to_text(transferred(part.data, part.encoding), part.params.get("charset", ""))
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    if text.startswith("\ufeff"):
        text = text[1:]
    if part.kind == "text/html":
        return html_to_text(text), replaced, False
    return text, replaced, part.params.get("format", "").lower() == "flowed"
