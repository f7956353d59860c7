"""Transfer encodings and charsets: bytes as they travelled -> text. Lenient, and nothing raises.

Only charsets that stand for characters are used. The codecs of Python that are something else (escapes, internet
domain names) are no charsets of mail, and some of them take quadratic time.
"""

from __future__ import annotations

import binascii
import re
from encodings import normalize_encoding
from encodings.aliases import aliases
from functools import lru_cache

_NOT_BASE64 = re.compile(rb"[^A-Za-z0-9+/]+")
_WITHOUT_ALIAS = {"cp720", "cp737", "cp856", "cp874", "cp875", "cp1006", "koi8_t", "koi8_u", "utf_8_sig"} | {
    f"mac_{name}" for name in ("arabic", "croatian", "farsi", "romanian")
}
_CHARSETS = (frozenset(aliases.values()) | _WITHOUT_ALIAS) - frozenset({"mbcs", "oem", "tactis"})
"""Names that may be looked up. Others never are: Python keeps what it looked up in vain for ever."""
_SURROGATE = re.compile("[\ud800-\udfff]")


def base64(data: bytes) -> bytes:
    """Lenient: foreign characters are ignored, a cut end loses only its last group."""
    clean = _NOT_BASE64.sub(b"", data.split(b"=")[0] if data.count(b"=") < 3 else data)
    if len(clean) % 4 == 1:
        clean = clean[:-1]
    return binascii.a2b_base64(clean + b"=" * (-len(clean) % 4))


@lru_cache(maxsize=256)
def charset_of(name: str) -> str | None:
    """Python's name of a charset, or None when it is unknown or no charset."""
    plain = normalize_encoding(name[:40]).lower()
    found = aliases.get(plain, plain)
    if found not in _CHARSETS:
        return None
    try:
        b" ".decode(found, "replace")  # nothing at all is decoded without a look at the codec
    except (LookupError, ValueError):  # bytes to bytes, as hex and rot13 are
        return None
    return found


def transferred(data: bytes, encoding: str) -> bytes:
    """Undo a Content-Transfer-Encoding given in lower case; an unknown one leaves the bytes as they are."""
    if encoding == "quoted-printable":
        return binascii.a2b_qp(data)
    return base64(data) if encoding == "base64" else data


def to_text(data: bytes, charset: str) -> tuple[str, bool]:
    """(text, whether something was replaced): the declared charset, then UTF-8, then the most usual 8-bit charset."""
    for name in (charset_of(charset) if charset else None, "utf-8", "cp1252"):
        if name is None:
            continue
        try:
            text = data.decode(name)
        except ValueError:
            continue
        if not text.isascii() and _SURROGATE.search(text):  # some decoders make halves of characters
            return _SURROGATE.sub("\ufffd", text), True
        return text, False
    return data.decode("utf-8", "replace"), True
