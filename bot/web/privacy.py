"""Keeps addresses of persons off the page, whatever text they stand in.

Nothing here decides by the place of a text: every page goes through `without_addresses` last, so that a name, a
subject or a reason cannot show an address either. What may be shown (fora, the officer, Message-IDs) is listed.
"""

from __future__ import annotations

from collections.abc import Collection

DOT = "·"
_LOCAL = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.!#$%*+/=?^_`{|}~-")
_HOST = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-")
MOST_LOCAL, MOST_HOST = 64, 253
"""RFC 5321 sections 4.5.3.1.1 and 4.5.3.1.2."""


def without_addresses(text: str, allowed: Collection[str] = ()) -> str:
    """The text with every address made unreadable, of the same length: offsets stay true. Linear in the text."""
    at = text.find("@")
    if at < 0:
        return text
    out, done = [], 0
    while at >= 0:
        start, end = _local_start(text, at, done), _host_end(text, at)
        address = text[start:end]
        if start < at < end - 1 and address.lower() not in allowed:
            out += [text[done:start], DOT * (at - start), "@", DOT * (end - at - 1)]
            done = end
        at = text.find("@", max(end, at + 1))
    return "".join([*out, text[done:]])


def holds_address(text: str) -> bool:
    """Whether an address of somebody stands in the text."""
    return without_addresses(text) != text


def _local_start(text: str, at: int, limit: int) -> int:
    start = at
    while start > max(limit, at - MOST_LOCAL) and (text[start - 1] in _LOCAL or text[start - 1] > "\x7f"):
        start -= 1
    return start


def _host_end(text: str, at: int) -> int:
    end = at + 1
    while end < len(text) and end <= at + MOST_HOST and (text[end] in _HOST or text[end] > "\x7f"):
        end += 1
    while end > at + 1 and text[end - 1] in ".-":
        end -= 1
    return end
