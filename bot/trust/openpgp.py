"""OpenPGP: whose signature stands under a stretch of a mail, when it was made, and the words it covers.

The mathematics are pysequoia's (Sequoia). It is lenient where a judge must not be: it skips a bad signature beside a
good one, takes text around clear signed text, reads the first of two armors, and tells no reason. So the packets are
looked at first - exactly one signature, over a document, with a strong hash, a time, and no end of its own (an end
would make the answer depend on when it is asked) - and what its `verify` gives is all that is believed.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime

import pysequoia
from pysequoia.packet import HashAlgorithm, PacketPile, SignatureType, Tag

from parsers.mail.signed import BEGIN_SIGNATURE, END_SIGNATURE, Signed

STRONG = (
    HashAlgorithm.SHA256, HashAlgorithm.SHA384, HashAlgorithm.SHA512, HashAlgorithm.SHA3_256, HashAlgorithm.SHA3_512
)  # fmt: skip
LARGEST_SIGNATURE = 20_000
"""Characters of an armored signature; the largest of today's kinds (SLH-DSA) has some 25 000 octets and is refused."""
LARGEST_CERTIFICATE = 200_000
"""Octets of a certificate; one with ten years of foreign signatures has some 50 000."""

_SECRET = (Tag.SecretKey, Tag.SecretSubkey)
_KEYS = (Tag.PublicKey, Tag.PublicSubkey)
_ARMOR_LINE = re.compile(r"[A-Za-z0-9+/=]{1,100}|[A-Za-z-]{1,40}: .{0,200}|")


class SignatureProblem(Exception):
    """Why a signature proves nothing, as its author may be told."""


class BadCertificate(Exception):
    """Why something is no certificate that can be enrolled."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """A public certificate: its fingerprint (capitals), its octets, and the fingerprints of all its keys."""

    fingerprint: str
    octets: bytes = field(repr=False)
    keys: frozenset[str] = frozenset()
    users: tuple[str, ...] = ()
    expires: datetime | None = None
    revoked: bool = False

    @property
    def text(self) -> str:
        """As it is written into an order or kept in the game: base64 without line ends."""
        return b64encode(self.octets).decode()


@dataclass(frozen=True, slots=True)
class Verified:
    """A good signature: the certificate it was made under, when (UTC), and exactly what it covers."""

    fingerprint: str
    at: datetime
    content: bytes = field(repr=False)


def read_certificate(data: bytes | str) -> Certificate:
    """A certificate from its octets, its armor, or base64. Raises BadCertificate, loudly for a secret key."""
    octets = _octets(data)
    if len(octets) > LARGEST_CERTIFICATE:
        raise BadCertificate("it is absurdly large")
    try:
        packets = list(PacketPile.from_bytes(octets))
        certs = pysequoia.Cert.split_bytes(octets)
    except Exception:  # noqa: BLE001  (bare RuntimeErrors, and whatever a parser meets in what strangers send)
        raise BadCertificate("it is no OpenPGP certificate") from None
    if not certs:
        raise BadCertificate("it is no OpenPGP certificate")
    if any(one.tag in _SECRET for one in packets):
        raise BadCertificate("it holds a SECRET key: it is known to others now and must not be used any more")
    if len(certs) != 1 or not packets or packets[0].tag != Tag.PublicKey:
        raise BadCertificate(f"it holds {len(certs)} certificates instead of one")
    (cert,) = certs
    try:
        expires, users = cert.expiration, tuple(map(str, cert.user_ids))
    except RuntimeError:
        raise BadCertificate("it is made in a way that is not secure any more") from None
    keys = frozenset(one.fingerprint.upper() for one in packets if one.tag in _KEYS and one.fingerprint)
    return Certificate(cert.fingerprint.upper(), bytes(cert), keys, users, expires, bool(cert.is_revoked))


def verify(signed: Signed, certificates: Iterable[Certificate]) -> Verified:
    """Whose signature it is. Raises SignatureProblem with the reason why it is nobody's."""
    made = _look_at(signed.signature)
    known = [one for one in certificates if made.issuer in one.keys]
    for certificate in known:  # several: anybody can put another's key among his own, and prove nothing by it
        content = _covered(signed, made, certificate)
        if content is not None:
            return Verified(certificate.fingerprint, made.at, content)
    raise SignatureProblem(_why(known[-1], made.at) if known else "the key that signed it is not enrolled here")


@dataclass(frozen=True, slots=True)
class _Made:
    """What a signature packet says of itself."""

    signature: pysequoia.Sig
    issuer: str
    at: datetime


def _look_at(armor: str) -> _Made:
    _check_armor(armor)
    try:
        packets = list(PacketPile.from_bytes(armor.encode("ascii")))
        tags = [one.tag for one in packets]
    except Exception:  # noqa: BLE001  (see read_certificate)
        raise SignatureProblem("its signature cannot be read") from None
    if len(packets) != 1:
        raise SignatureProblem(f"it carries {len(packets)} signatures instead of one")
    (one,) = packets
    if tags[0] != Tag.Signature or one.signature_type not in (SignatureType.Binary, SignatureType.Text):
        raise SignatureProblem("its signature is not one of a document")
    if _hash_of(one) not in STRONG:
        raise SignatureProblem("its signature uses a hash that is not secure any more")
    if one.signature_created is None or not one.issuer_fingerprint:
        raise SignatureProblem("its signature does not say when or by which key it was made")
    if one.signature_expiration_time is not None:
        raise SignatureProblem("its signature is made to expire; sign it without that")
    try:
        signature = pysequoia.Sig.from_bytes(armor.encode("ascii"))
    except Exception:  # noqa: BLE001
        raise SignatureProblem("its signature cannot be read") from None
    return _Made(signature, one.issuer_fingerprint.upper(), one.signature_created.astimezone(UTC))


def _check_armor(armor: str) -> None:
    """Exactly one armor, of a signature, with nothing around it: the library reads on the first and skips the rest."""
    lines = [line.strip() for line in armor.strip().split("\n")]
    if len(armor) > LARGEST_SIGNATURE or not armor.isascii():
        raise SignatureProblem("its signature cannot be read")
    begins, ends = lines.count(BEGIN_SIGNATURE), lines.count(END_SIGNATURE)
    if begins > 1 or ends > 1:
        raise SignatureProblem(f"it carries {max(begins, ends)} signatures instead of one")
    if lines[0] != BEGIN_SIGNATURE or lines[-1] != END_SIGNATURE:
        raise SignatureProblem("its signature is not in one piece")
    if not all(map(_ARMOR_LINE.fullmatch, lines[1:-1])):
        raise SignatureProblem("its signature cannot be read")


def _hash_of(packet: object) -> HashAlgorithm | None:
    try:
        found: HashAlgorithm | None = packet.hash_algorithm  # type: ignore[attr-defined]
    except Exception:  # noqa: BLE001  (an algorithm that the library has no name for)
        return None
    return found


def _covered(signed: Signed, made: _Made, certificate: Certificate) -> bytes | None:
    """What the signature covers, if it is good. Mailers sign with CRLF, as they must, and some with LF."""
    if signed.clear:
        return _verified(signed.content, None, certificate)
    plain = signed.content
    for content in (plain.replace(b"\n", b"\r\n"), plain):
        if _verified(content, made.signature, certificate) is not None:
            return plain
    return None


def _verified(content: bytes, signature: pysequoia.Sig | None, certificate: Certificate) -> bytes | None:
    cert = pysequoia.Cert.from_bytes(certificate.octets)
    try:
        if signature is None:
            done = pysequoia.verify(content, store=lambda ids: [cert])
        else:
            done = pysequoia.verify(content, store=lambda ids: [cert], signature=signature)
    except Exception:  # noqa: BLE001  (see read_certificate)
        return None
    sigs = done.valid_sigs
    if len(sigs) != 1 or sigs[0].certificate.upper() != certificate.fingerprint or done.bytes is None:
        return None
    return bytes(done.bytes)


def _why(certificate: Certificate, at: datetime) -> str:
    """Why a signature by a known key is not good."""
    if certificate.revoked:
        return "the key that signed it is revoked"
    if certificate.expires is not None and certificate.expires <= at:
        return "the key that signed it had expired"
    return "its signature does not fit its words"


def _octets(data: bytes | str) -> bytes:
    if isinstance(data, bytes):
        return data
    text = data.strip()
    if text.startswith("-----BEGIN"):
        return text.encode("utf-8", "replace")
    try:
        return b64decode("".join(text.split()), validate=True)
    except (Base64Error, ValueError):
        raise BadCertificate("it is no base64 text") from None
