"""Header fields of a message or of one of its parts, looked up where they stand.

A reader of mail needs ten of the thirty fields that a message carries, so nothing is split into a table: the block
stays as it is and a field is found by its name. Folding and encoded words (RFC 2047) are undone when a value is asked
for. Nothing raises and every lookup is linear in the block.
"""

from __future__ import annotations

import binascii
import re
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from engine.expressions import expression
from parsers.mail.decoding import base64, charset_of

MAX_HEADER_BLOCK: Final = 100_000
"""About what large mail hosts accept for all header fields together (102 400)."""
MAX_HEADER: Final = 16_384
"""A References field of 200 identifiers still fits."""

ADDRESS_FIELDS = frozenset({"from", "sender", "reply-to", "to", "cc", "x-original-from", "x-original-sender"})
"""Fields whose values stay undecoded, because decoding them may change who they name."""

_FIELD = expression(r"^([!-9;-~]+):(.*)", re.M)
_SPACE_BEFORE_COLON = expression(r"^([!-9;-~]+)[ \t]+:", re.M)
_ENCODED_WORD = expression(r"=\?([^?\s]{1,40})\?([bBqQ])\?([^?\s]{0,4000})\?=")
_BETWEEN_WORDS = expression(r"(\?=)[ \t\r\n]{1,200}(?==\?[^?\s]{1,40}\?[bBqQ]\?)")
_PARAMETER = expression(r';\s{0,20}([A-Za-z0-9_*-]{1,40})\s{0,20}=\s{0,20}("(?:[^"\\]|\\.){0,500}"|[^\s;"]{0,500})')
_SECTION = expression(r"\*\d*\*?$")
_ESCAPED = expression(r"\\(.)")


_LOWER = {code: code + 32 for code in range(ord("A"), ord("Z") + 1)}
_FOLDED = frozenset({" ", "\t"})


class Fields:
    """The fields of one header block; `lossy` says that something of it was beyond a limit."""

    __slots__ = ("_found", "_low", "_text", "lossy")

    def __init__(self, block: bytes) -> None:
        self.lossy = len(block) > MAX_HEADER_BLOCK
        if self.lossy:
            block = block[:MAX_HEADER_BLOCK]
        try:
            text = "\n" + block.decode("utf-8")
        except UnicodeDecodeError:
            text = "\n" + block.decode("cp1252", "replace")
        if " :" in text or "\t:" in text:
            text = _SPACE_BEFORE_COLON.sub(r"\1:", text)
        if len(text) > MAX_HEADER:
            self.lossy = self.lossy or any(len(line) > MAX_HEADER for line in _unfolded(text).split("\n"))
        self._text = text
        low = text.lower()
        self._low = low if len(low) == len(text) else text.translate(_LOWER)  # offsets must stay true
        self._found: dict[str, tuple[str, ...]] = {}
        """What was asked for: the same few fields are, again and again."""

    def get(self, name: str, default: str = "") -> str:
        """The first field of this lower-case name, or else the default."""
        found = self.get_all(name)
        return found[0] if found else default

    def get_all(self, name: str) -> tuple[str, ...]:
        """Every field of this lower-case name, from the top."""
        found = self._found.get(name)
        if found is None:
            found = self._found[name] = self._values(name)
        return found

    def _values(self, name: str) -> tuple[str, ...]:
        mark, text = f"\n{name}:", self._text
        at = self._low.find(mark)
        if at < 0:
            return ()
        found = []
        while at >= 0:
            start = at + len(mark)
            end = text.find("\n", start)
            while end >= 0 and text[end + 1 : end + 2] in _FOLDED:
                end = text.find("\n", end + 1)
            found.append(_value(name, text[start:] if end < 0 else text[start:end]))
            at = self._low.find(mark, start)
        return tuple(found)

    def has(self, name: str) -> bool:
        """Whether a field of this lower-case name stands in the block."""
        return f"\n{name}:" in self._low

    def mentions(self, low: str) -> bool:
        """Whether the block holds this text, which is in lower case."""
        return low in self._low

    def items(self) -> tuple[tuple[str, str], ...]:
        """(name, value) of every field, from the top; a line that is no field is passed over."""
        return tuple((name, _value(name.lower(), value)) for name, value in _FIELD.findall(_unfolded(self._text)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fields) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)


def _unfolded(text: str) -> str:
    return text.replace("\n ", " ").replace("\n\t", " ")


def _value(name: str, text: str) -> str:
    if "\n" in text:
        text = _unfolded(text)
    text = text[:MAX_HEADER].strip()
    return text if name in ADDRESS_FIELDS else decode_words(text)


def decode_words(value: str) -> str:
    """Decode RFC 2047 encoded words wherever they stand; what cannot be decoded stays as it is."""
    if "=?" not in value:
        return value
    return _ENCODED_WORD.sub(_decode_word, _BETWEEN_WORDS.sub(r"\1", value))


def _decode_word(match: re.Match[str]) -> str:
    charset, how, text = match.group(1).split("*")[0], match.group(2).lower(), match.group(3)
    name = charset_of(charset)
    if name is None:
        return match.group()
    raw = text.encode("ascii", "ignore")
    data = base64(raw) if how == "b" else binascii.a2b_qp(raw, header=True)
    return data.decode(name, "replace").replace("\n", " ")


@lru_cache(maxsize=256)
def type_and_params(value: str) -> tuple[str, MappingProxyType[str, str]]:
    """The type of a Content-Type field in lower case, and its parameters (RFC 2231 sections joined)."""
    kind = value.split(";", 1)[0].strip().lower()
    params: dict[str, str] = {}
    for match in _PARAMETER.finditer(value):
        name, text = match.group(1).lower(), match.group(2)
        if text.startswith('"'):
            text = _ESCAPED.sub(r"\1", text[1:-1])
        name = _SECTION.sub("", name)
        if "*" in match.group(1):
            text = params.get(name, "") + text.rpartition("'")[2]
        params[name] = text
    return kind, MappingProxyType(params)
