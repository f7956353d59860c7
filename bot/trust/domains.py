"""Signatures of mail domains: DKIM (RFC 6376) aligned with the author's domain, and ARC chains (RFC 8617).

The mathematics are dkimpy's; here is what we ask of a signature before it proves who wrote a mail: made with
SHA-256, over the whole body, over From, Date, Subject and Message-ID, by the author's own domain. dkimpy reads what
strangers write with regular expressions that are slow on absurd input and raises whatever happens on broken input, so
absurd mails are not shown to it and whatever it raises means "not proven".
"""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass

import dkim
from dkim.util import InvalidTagValueList, parse_tag_value

from bot.trust.resolver import DnsTrouble, Resolver
from bot.trust.results import aligned, read, vouched
from parsers.mail.headers import MAX_HEADER_BLOCK
from parsers.mail.mime import MAX_RAW

MOST_SIGNATURES = 5
"""Signatures of the author's own domain that are checked; two are usual (RSA and Ed25519)."""
MOST_SEALS = 10
"""Links of an ARC chain; each asks DNS twice."""
LONGEST_SIGNATURE = 8000
"""Octets of one signature field; one over fifty fields with RSA-4096 has some 2500."""
WIDEST_BLANK = 300
"""Blanks in a row: dkimpy's patterns take time with the square of them."""
MUST_SIGN = frozenset({b"from", b"date", b"subject", b"message-id"})
"""Without these a captured mail could be sent again as another one."""
SMALLEST_KEY = 1024
"""Bits of an RSA key (RFC 8301 section 3.2)."""

_ABSURD = re.compile(rb"[ \t]{%d}" % WIDEST_BLANK)
_ABSURD_FIELD = re.compile(rb"\s{%d}" % WIDEST_BLANK)
_SILENT = logging.Logger("dkimpy, unheard")  # it would write what strangers write
_SILENT.addHandler(logging.NullHandler())


@dataclass(frozen=True, slots=True)
class Proof:
    """What the signatures of domains say: `by` names what proves it ("" where nothing does), `why` what is wrong."""

    by: str = ""
    why: str = ""


def dkim_of(raw: bytes, domain: str, resolver: Resolver) -> Proof:
    """Whether the author's domain signed this mail."""
    if _absurd(raw):
        return Proof(why="its signatures were not checked: it is absurdly made")
    try:
        signer = _dkim(raw)
    except Exception:  # noqa: BLE001  (dkimpy raises IndexError, AssertionError and others on broken headers)
        return Proof(why="its signatures cannot be read")
    mine = [
        n for n, said in enumerate(_fields(signer.headers, b"dkim-signature"))
        if said is not None and aligned(said.get(b"d", b"").decode("ascii", "replace"), domain)
    ]  # fmt: skip
    if not mine:
        return Proof(why="the domain of its author did not sign it")
    reasons = []
    for n in mine[:MOST_SIGNATURES]:
        why = _check(raw, n, resolver)
        if not why:
            return Proof(by="dkim")
        reasons.append(why)
    return Proof(why=reasons[0])


def arc_of(raw: bytes, domain: str, sealers: frozenset[str], resolver: Resolver) -> Proof:
    """Whether a relay that is believed saw a good signature of the author's domain and sealed what it saw."""
    if not sealers or _absurd(raw) or raw.lower().count(b"arc-seal") > MOST_SEALS:
        return Proof()
    trouble = _Trouble(resolver)
    try:
        state, chain, _ = dkim.ARC(raw, logger=_SILENT, minkey=SMALLEST_KEY).verify(dnsfunc=trouble)
    except Exception:  # noqa: BLE001  (see above)
        return Proof(why="its ARC chain cannot be read")
    if trouble.said:
        return Proof(why=trouble.said)
    if state != dkim.CV_Pass or not chain:
        return Proof() if not chain else Proof(why="its ARC chain is broken")
    last = chain[0]
    if last["as-domain"].decode("ascii", "replace").lower() not in sealers or last["ams-domain"] != last["as-domain"]:
        return Proof(why="its ARC chain is sealed by a host that is not believed")
    by = vouched(read(last["aar-value"].decode("utf-8", "replace")), domain)
    return Proof(by=f"arc, {by}") if by else Proof(why="the host that sealed it did not see a signature of its author")


class _Trouble:
    """A resolver as dkimpy calls it; remembers that it could not answer."""

    def __init__(self, resolver: Resolver) -> None:
        self._resolver = resolver
        self.said = ""

    def __call__(self, name: bytes, timeout: float = 5) -> bytes | None:
        try:
            return self._resolver.txt(name.decode("ascii"))
        except UnicodeDecodeError:
            return None
        except DnsTrouble as error:
            self.said = str(error)
            raise dkim.DnsTimeoutError(self.said) from None


def _check(raw: bytes, number: int, resolver: Resolver) -> str:
    """Why the n-th signature proves nothing, or ""."""
    trouble = _Trouble(resolver)
    try:
        signer = _dkim(raw)
        good = signer.verify(idx=number, dnsfunc=trouble)
        said = signer.signature_fields
        signed = set(signer.include_headers)
    except dkim.DKIMException as error:
        return _REASONS.get(type(error), "its domain's signature is wrong")
    except Exception:  # noqa: BLE001  (see above)
        return "its domain's signature cannot be read"
    if trouble.said:
        return trouble.said
    if not good:
        return "its domain's signature does not fit it"
    if said.get(b"a") not in (b"rsa-sha256", b"ed25519-sha256"):
        return "its domain's signature is of a kind that can be forged"
    if b"l" in said:
        return "its domain signed only a part of it"
    if not signed >= MUST_SIGN:
        missing = sorted(one.decode() for one in MUST_SIGN - signed)
        return f"its domain's signature leaves out {', '.join(missing)}"
    return ""


_REASONS: dict[type[Exception], str] = {
    dkim.KeyFormatError: "the key of its domain's signature is no good one",
    dkim.ValidationError: "its domain's signature does not fit it",
    dkim.DnsTimeoutError: "DNS did not answer",
}


def _dkim(raw: bytes) -> dkim.DKIM:
    return dkim.DKIM(raw, logger=_SILENT, minkey=SMALLEST_KEY)


def _fields(headers: list[tuple[bytes, bytes]], name: bytes) -> list[dict[bytes, bytes] | None]:
    """The tags of every header field of that name; None for one that has none."""
    out: list[dict[bytes, bytes] | None] = []
    for found, value in headers:
        if found.lower() == name:
            try:
                out.append(parse_tag_value(value))
            except InvalidTagValueList:
                out.append(None)
    return out


def _absurd(raw: bytes) -> bool:
    end = min((at for at in (raw.find(b"\n\n"), raw.find(b"\r\n\r\n")) if at >= 0), default=len(raw))
    if len(raw) > MAX_RAW or end > MAX_HEADER_BLOCK or _ABSURD.search(raw):
        return True
    fields = (one for one in re.split(rb"\n(?![ \t])", raw[:end]) if one[:8].lower().startswith((b"dkim-sig", b"arc-")))
    return any(len(one) > LONGEST_SIGNATURE or _ABSURD_FIELD.search(one) is not None for one in fields)
