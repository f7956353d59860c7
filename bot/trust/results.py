"""Authentication-Results (RFC 8601) and its sealed twin of ARC (RFC 8617): what another host found out about a mail.

Only the host's own word counts, so who reads it must know that the host wrote it. The value is read in one pass:
comments are dropped, then `method=result property=value ...` between semicolons. What is odd is passed over.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

LONGEST = 4000
"""Characters that are read; the longest of large providers have some 800."""
MOST = 40
"""Results of one field that are read."""

_RESULT = re.compile(r"\s*([A-Za-z0-9-]{1,40})(?:/\d{1,4})?\s*=\s*([A-Za-z]{1,20})\b")
_PROPERTY = re.compile(r"\b(header|smtp|policy|body)\.([A-Za-z0-9-]{1,40})\s*=\s*(\"[^\"]{0,300}\"|[^\s;\"]{1,300})")


@dataclass(frozen=True, slots=True)
class Finding:
    """One result: `dkim`, `pass`, and its properties ("header.d" -> "p.example"), all in lower case."""

    method: str
    result: str
    properties: dict[str, str]


@dataclass(frozen=True, slots=True)
class Results:
    """A field: the name of the host that wrote it, and what it found."""

    host: str
    findings: tuple[Finding, ...]


def read(value: str) -> Results:
    """The field's value as its host meant it; `host` is "" where it names none."""
    parts = _without_comments(value[:LONGEST]).split(";")[: MOST + 1]
    host = parts[0].split()[0].lower() if parts[0].split() else ""
    if host.startswith("i=") and len(parts) > 1:  # ARC puts its instance first
        parts = parts[1:]
        host = parts[0].split()[0].lower() if parts[0].split() else ""
    found = []
    for part in parts[1:]:
        head = _RESULT.match(part)
        if head is not None:
            said = {f"{kind}.{name}".lower(): text.strip('"').lower() for kind, name, text in _PROPERTY.findall(part)}
            found.append(Finding(head[1].lower(), head[2].lower(), said))
    return Results(host, tuple(found))


def vouched(found: Results, domain: str) -> str:
    """By what the host knows that a mail is from that domain ("dkim", "dmarc"), or ""."""
    for one in found.findings:
        if one.result != "pass":
            continue
        signed = one.properties.get("header.d") or one.properties.get("header.i", "").rpartition("@")[2]
        if one.method == "dkim" and signed and aligned(signed, domain):
            return "dkim"
        if one.method == "dmarc" and one.properties.get("header.from", "").rpartition("@")[2] == domain:
            return "dmarc"
    return ""


def aligned(signer: str, domain: str) -> bool:
    """Whether a domain's signature speaks for a mail domain: it is that domain, or one above it.

    One above is allowed because who publishes the keys of a domain rules what is below it. The other way round, which
    DMARC's relaxed mode allows too, is not: a mail host that hands out names below its own must not speak for itself.
    """
    signer, domain = signer.rstrip(".").lower(), domain.rstrip(".").lower()
    return "." in signer and (domain == signer or domain.endswith(f".{signer}"))


def _without_comments(text: str) -> str:
    out, depth, quoted, escaped = list[str](), 0, False, False
    for char in text:
        if escaped:
            escaped = False
        elif char == "\\":
            escaped = True
        elif char == '"' and not depth:
            quoted = not quoted
        elif char == "(" and not quoted:
            depth += 1
            continue
        elif char == ")" and depth:
            depth -= 1
            continue
        if not depth:
            out.append(char)
    return "".join(out)
