"""What the tests of trust need: an RSA key made on the spot, a DNS that knows it, mails signed with it."""

from __future__ import annotations

import random
from base64 import b64encode
from dataclasses import dataclass, field
from functools import cache
from types import SimpleNamespace
from typing import Any

import dkim

from bot.trust.resolver import DnsTrouble

SIGNED_FIELDS = [b"from", b"to", b"subject", b"date", b"message-id"]


@dataclass
class Zone:
    """A DNS in a dictionary; names not in it have no record, names in `silent` have no server that answers."""

    records: dict[str, bytes] = field(default_factory=dict)
    silent: set[str] = field(default_factory=set)
    asked: list[str] = field(default_factory=list)

    def txt(self, name: str) -> bytes | None:
        key = name.rstrip(".").lower()
        self.asked.append(key)
        if key in self.silent:
            raise DnsTrouble("DNS did not answer (Timeout)")
        return self.records.get(key)


@dataclass(frozen=True)
class Key:
    """An RSA key pair as dkimpy takes it."""

    private: bytes
    public: bytes


@cache
def rsa(seed: int, bits: int = 1024) -> Key:
    """A key pair; the same for the same seed."""
    source = random.Random(seed)
    e = 65537
    while True:
        p, q = _prime(source, bits // 2), _prime(source, bits // 2)
        n, phi = p * q, (p - 1) * (q - 1)
        if p != q and n.bit_length() == bits and phi % e:
            break
    d = pow(e, -1, phi)
    private = _sequence(*map(_integer, (0, n, e, d, p, q, d % (p - 1), d % (q - 1), pow(q, -1, p))))
    algorithm = _sequence(b"\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01", b"\x05\x00")
    public = _sequence(algorithm, _tlv(3, b"\x00" + _sequence(_integer(n), _integer(e))))
    pem = b"-----BEGIN RSA PRIVATE KEY-----\n" + b64encode(private) + b"\n-----END RSA PRIVATE KEY-----\n"
    return Key(pem, b64encode(public))


def record(key: Key) -> bytes:
    """The DNS record of a key."""
    return b"v=DKIM1; k=rsa; p=" + key.public


def dkim_signed(raw: bytes, domain: str, key: Key, *, selector: str = "s", **options: Any) -> bytes:
    """The mail with a DKIM signature of that domain on top."""
    options.setdefault("include_headers", SIGNED_FIELDS)
    made: bytes = dkim.sign(raw, selector.encode(), domain.encode(), key.private, **options)
    return made + raw


def sealed(raw: bytes, sealer: str, key: Key, results: str, monkeypatch: Any) -> bytes:
    """The mail with the first link of an ARC chain: what the sealer says it found out."""
    found = SimpleNamespace(authserv_id=sealer, results=[_Result(one.strip()) for one in results.split(";")])
    parser = SimpleNamespace(parse=lambda value: found)
    stub = SimpleNamespace(AuthenticationResultsHeader=parser, core=SimpleNamespace(SyntaxError=ValueError))
    monkeypatch.setattr(dkim, "authres", stub, raising=False)
    seen = f"Authentication-Results: {sealer}; {results}\r\n".encode() + raw
    fields = [b"from", b"to", b"subject", b"date", b"message-id", b"reply-to"]
    links: list[bytes] = dkim.arc_sign(seen, b"s", sealer.encode(), key.private, sealer.encode(), fields)
    assert links
    return b"".join(links) + seen


class _Result:
    def __init__(self, text: str) -> None:
        self.text = text
        self.method, _, rest = text.partition("=")
        self.result = rest.split()[0]

    def __str__(self) -> str:
        return self.text


def _prime(source: random.Random, bits: int) -> int:
    while True:
        n = source.getrandbits(bits) | 1 | (3 << (bits - 2))
        if all(n % small for small in (3, 5, 7, 11, 13, 17, 19, 23)) and all(_passes(n, a) for a in range(2, 22)):
            return n


def _passes(n: int, a: int) -> bool:
    """One round of Miller and Rabin's test."""
    d, r = n - 1, 0
    while not d % 2:
        d, r = d // 2, r + 1
    x = pow(a, d, n)
    return x in (1, n - 1) or any((x := x * x % n) == n - 1 for _ in range(r - 1))


def _tlv(tag: int, data: bytes) -> bytes:
    size = len(data)
    length = (
        bytes([size])
        if size < 128
        else bytes([0x80 | (size.bit_length() + 7) // 8]) + size.to_bytes((size.bit_length() + 7) // 8, "big")
    )
    return bytes([tag]) + length + data


def _integer(value: int) -> bytes:
    return _tlv(2, value.to_bytes(value.bit_length() // 8 + 1, "big"))


def _sequence(*parts: bytes) -> bytes:
    return _tlv(0x30, b"".join(parts))
