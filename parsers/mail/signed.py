"""Where in a mail an OpenPGP signature stands, and which bytes it covers: PGP/MIME (RFC 3156) and clear signed text.

Only structure is read here; nothing is verified. The answer tells what is not covered, so that who obeys signed words
only can refuse a mail that has others. Limits are those of parsers.mail.mime; nothing raises and nothing recurses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.expressions import expression
from parsers.mail.headers import Fields, type_and_params
from parsers.mail.mime import MAX_RAW, Part, split_head, split_parts, text_of

BEGIN_CLEAR = "-----BEGIN PGP SIGNED MESSAGE-----"
BEGIN_SIGNATURE = "-----BEGIN PGP SIGNATURE-----"
END_SIGNATURE = "-----END PGP SIGNATURE-----"
BEGIN_MESSAGE = "-----BEGIN PGP MESSAGE-----"

_HARMLESS = expression(r"This is an? (?:OpenPGP/MIME|cryptographically|digitally)[^\n]{0,100}")
"""What mailers write before the parts, for readers without MIME (RFC 2046 section 5.1.1)."""
_ENCRYPTED = frozenset({"multipart/encrypted", "application/pgp-encrypted"})


@dataclass(frozen=True, slots=True)
class Signed:
    """A signed stretch of a mail. `content` is a MIME part, head and all, with LF; or the whole clear signed block."""

    content: bytes
    signature: str
    """The signature in its armor; of clear signed text, that part of the block."""
    clear: bool
    beside: str = ""
    """What the mail has besides it that no signature covers, in words; "" for nothing."""


@dataclass(frozen=True, slots=True)
class Found:
    """The one signed stretch of a mail, or why there is none: `unsigned`, or a shape that is not accepted."""

    signed: Signed | None = None
    why: str = ""


NONE = Found(why="it is not signed")


def find_signed(raw: bytes) -> Found:
    """The signed stretch of a mail. Cost is linear in its length."""
    raw = _lines(raw[:MAX_RAW])
    block, content = split_head(raw)
    return _in_part(Fields(block), content)


def clear_text(signed: Signed) -> str:
    """The words of a clear signed block, without its dash escapes (RFC 9580 section 7.1)."""
    lines = signed.content.decode("utf-8", "surrogatepass").split("\n")
    blank = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    words = []
    for line in lines[blank + 1 :]:
        if line.rstrip() == BEGIN_SIGNATURE:
            break
        words.append(line[2:] if line.startswith("- ") else line)
    return "\n".join(words)


def text_of_part(content: bytes) -> str | None:
    """The text of a signed MIME part: None unless it is one plain text, told without loss."""
    block, data = split_head(content)
    fields = Fields(block)
    kind, params = _kind(fields)
    if kind != "text/plain" or _disposition(fields) != "inline":
        return None
    encoding = fields.get("content-transfer-encoding").strip().lower()
    if encoding not in ("", "7bit", "8bit", "quoted-printable", "base64"):
        return None
    text, lossy, _ = text_of(Part(kind, params, encoding, data))
    return None if lossy else text


def _in_part(fields: Fields, data: bytes) -> Found:
    kind, params = _kind(fields)
    if kind in _ENCRYPTED:
        return Found(why="it is encrypted")
    if kind == "multipart/signed":
        return _detached(params, data)
    if kind.startswith("multipart/"):
        return _among_others(params, data)
    if kind not in ("text/plain", ""):
        return NONE
    encoding = fields.get("content-transfer-encoding").strip().lower()
    text, _, _ = text_of(Part("text/plain", params, encoding, data))
    return _clear(text)


def _detached(params: Mapping[str, str], data: bytes) -> Found:
    if params.get("protocol", "").lower() != "application/pgp-signature":
        return Found(why="it is signed, but not with OpenPGP")
    boundary = params.get("boundary", "").rstrip().encode("utf-8", "replace")
    parts = split_parts(data, boundary)
    if len(parts) != 2:
        return Found(why=f"a signed mail has two parts, and this has {len(parts)}")
    block, armor = split_head(parts[1])
    fields = Fields(block)
    if _kind(fields)[0] != "application/pgp-signature":
        return Found(why="its second part is no OpenPGP signature")
    encoding = fields.get("content-transfer-encoding").strip().lower()
    signature = text_of(Part("text/plain", {}, encoding, armor))[0]
    around = [*_around(data, boundary), *_outside(signature, BEGIN_SIGNATURE, END_SIGNATURE)]
    beside = "text outside the signed part" if around else ""
    inner = _kind(Fields(split_head(parts[0])[0]))[0]
    if inner in ("multipart/signed", "multipart/encrypted", "message/rfc822"):
        beside = beside or f"a part of kind {inner} inside the signed one"
    return Found(Signed(parts[0], signature, False, beside))


def _among_others(params: Mapping[str, str], data: bytes) -> Found:
    """A list server puts a signed mail and its own footer side by side."""
    parts = split_parts(data, params.get("boundary", "").rstrip().encode("utf-8", "replace"))
    found = []
    for part in parts[:50]:
        block, inside = split_head(part)
        fields = Fields(block)
        kind, inner = _kind(fields)
        if kind == "multipart/signed":
            found.append(_detached(inner, inside))
        elif kind == "text/plain" and BEGIN_CLEAR.encode() in inside:
            found.append(_in_part(fields, inside))
        elif kind in _ENCRYPTED:
            return Found(why="it is encrypted")
    if len(found) > 1:
        return Found(why="it has several signed parts")
    if not found or found[0].signed is None:
        return found[0] if found else NONE
    one = found[0].signed
    return Found(Signed(one.content, one.signature, one.clear, one.beside or "parts beside the signed one"))


def _clear(text: str) -> Found:
    lines = text.split("\n")
    marks = [line.rstrip() for line in lines]
    if BEGIN_MESSAGE in marks:
        return Found(why="it is encrypted, or signed in a way that hides its words")
    begins, ends = marks.count(BEGIN_CLEAR), marks.count(END_SIGNATURE)
    if not begins and not marks.count(BEGIN_SIGNATURE):
        return NONE
    if begins > 1 or ends > 1 or marks.count(BEGIN_SIGNATURE) > 1:
        return Found(why="it has several signed parts")
    if not (begins and ends and marks.count(BEGIN_SIGNATURE)):
        return Found(why="its signature is cut off")
    first, middle, last = marks.index(BEGIN_CLEAR), marks.index(BEGIN_SIGNATURE), marks.index(END_SIGNATURE)
    if not first < middle < last:
        return Found(why="its signature is cut off")
    beside = any(line.strip() for line in (*lines[:first], *lines[last + 1 :]))
    content = "\n".join(lines[first : last + 1]) + "\n"
    signature = "\n".join(lines[middle : last + 1]) + "\n"
    words = "text outside the signed part" if beside else ""
    return Found(Signed(content.encode("utf-8", "surrogatepass"), signature, True, words))


def _around(data: bytes, boundary: bytes) -> list[str]:
    """Lines before the first part and after the last that a person may take for words."""
    data = b"\n" + data + b"\n"
    start, end = data.find(b"\n--" + boundary), data.find(b"\n--" + boundary + b"--")
    after = data.find(b"\n", end + 1) if end >= 0 else len(data)
    text = (data[: max(start, 0)] + b"\n" + data[after:]).decode("utf-8", "replace")
    lines = (line.strip() for line in text.split("\n"))
    return [line for line in lines if line and not _HARMLESS.fullmatch(line)]


def _outside(text: str, begin: str, end: str) -> list[str]:
    """Lines of an armor's text before it begins and after it ends."""
    lines = [line.strip() for line in text.split("\n")]
    first = lines.index(begin) if begin in lines else 0
    last = len(lines) - 1 - lines[::-1].index(end) if end in lines else len(lines)
    return [line for line in (*lines[:first], *lines[last + 1 :]) if line]


def _kind(fields: Fields) -> tuple[str, Mapping[str, str]]:
    values = fields.get_all("content-type") or ("text/plain",)
    return type_and_params(values[0] or "text/plain") if len(values) == 1 else ("", {})


def _disposition(fields: Fields) -> str:
    return fields.get("content-disposition", "inline").split(";", 1)[0].strip().lower() or "inline"


def _lines(raw: bytes) -> bytes:
    return raw.replace(b"\r\n", b"\n") if b"\r" in raw else raw
