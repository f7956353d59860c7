"""How values look inside the database: instants, JSON and text, the same meaning on both databases.

Instants are aware datetimes and always UTC: `timestamptz` on PostgreSQL; on SQLite ISO text of fixed width, so
that the order of the text is the order of time. JSON is a `json` column on PostgreSQL and text on SQLite (a
column declared JSON would have numeric affinity there and turn the text "5" into a number). None is NULL.

PostgreSQL cannot hold U+0000 in text and neither database can hold lone surrogates. Mail may carry both;
`clean` writes U+FFFD in their place, on both databases, so that the same journal gives the same store.
"""

from __future__ import annotations

import hashlib
import re
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import TIMESTAMP, BigInteger, Dialect, Integer, Text
from sqlalchemy.dialects import postgresql
from sqlalchemy.types import TypeDecorator, TypeEngine

ID_BYTES = 1000
"""A line of mail has at most 998 characters; PostgreSQL's unique index takes some 2700 bytes a row."""
_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")
_encoder = msgspec.json.Encoder()
decode = msgspec.json.Decoder().decode
"""JSON text or bytes -> value."""

BigInt = BigInteger().with_variant(Integer(), "sqlite")
"""64 bits on both; SQLite's own row numbers must be declared INTEGER."""


def clean(text: str) -> str:
    """The text without what a database cannot hold."""
    if text.isascii() and "\x00" not in text:
        return text
    return _UNSTORABLE.sub("\ufffd", text)


def short_id(message_id: str) -> str:
    """A Message-ID as it is stored and looked up: as it is, or by its beginning and digest when it is absurdly long."""
    text = clean(message_id)
    if len(text) * 4 <= ID_BYTES or len(text.encode()) <= ID_BYTES:
        return text
    return f"{text[:100]}...{hashlib.sha256(text.encode()).hexdigest()}"


def encode(value: Any) -> str | None:
    """A JSON value as text; None stays None (NULL). Raises TypeError for what is not JSON."""
    if value is None:
        return None
    try:
        text = _encoder.encode(value).decode()
    except UnicodeEncodeError:
        return _encoder.encode(_clean_value(value)).decode()
    if "\\u0000" in text:
        return _encoder.encode(_clean_value(value)).decode()
    return text


def encode_text(value: Any) -> str:
    """`encode` for places where NULL is not wanted."""
    return encode(value) or "null"


def _clean_value(value: Any) -> Any:
    plain = msgspec.to_builtins(value)
    if isinstance(plain, str):
        return clean(plain)
    if isinstance(plain, dict):
        return {clean(str(key)): _clean_value(one) for key, one in plain.items()}
    if isinstance(plain, list | tuple):
        return [_clean_value(one) for one in plain]
    return plain


def utc(at: datetime) -> datetime:
    """The same instant in UTC; raises ValueError for a datetime without a zone."""
    if at.tzinfo is UTC:
        return at
    if at.tzinfo is None:
        raise ValueError(f"an instant without a time zone cannot be stored: {at.isoformat()}")
    return at.astimezone(UTC)


def instant_text(at: datetime) -> str:
    """An instant as SQLite holds it: 2006-01-02T03:04:05.000000Z."""
    return utc(at).isoformat(timespec="microseconds")[:26] + "Z"


class Instant(TypeDecorator[datetime]):
    """An aware datetime, UTC."""

    impl = Text
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        kind: TypeEngine[Any] = TIMESTAMP(timezone=True) if dialect.name == "postgresql" else Text()
        return dialect.type_descriptor(kind)

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> Any:
        if value is None:
            return None
        return utc(value) if dialect.name == "postgresql" else instant_text(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        at: datetime = value if isinstance(value, datetime) else datetime.fromisoformat(value)
        return at.replace(tzinfo=UTC) if at.tzinfo is None else utc(at)  # stores of older programs hold some without


class Json(TypeDecorator[Any]):
    """Any JSON value."""

    impl = Text
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        kind: TypeEngine[Any] = postgresql.JSON(none_as_null=True) if dialect.name == "postgresql" else Text()
        return dialect.type_descriptor(kind)

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:
        return value if dialect.name == "postgresql" else encode(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return value if dialect.name == "postgresql" or value is None else decode(value)
