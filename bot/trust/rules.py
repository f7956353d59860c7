"""What of other hosts' words about mail is believed: the deployment's configuration, as values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ListHost:
    """A list whose mails come to us from one host only: any other mail that names the list is not believed."""

    address: str
    host: str


@dataclass(frozen=True, slots=True)
class TrustRules:
    """What of other hosts' words is believed."""

    own_results: frozenset[str] = frozenset()
    """Names under which our own mail server writes Authentication-Results; it must take out others of that name."""
    sealers: frozenset[str] = frozenset()
    """Domains whose ARC seals are believed."""
    lists: tuple[ListHost, ...] = ()
    dkim: bool = True
    """Whether DKIM signatures are checked, by asking DNS."""
    own_hops: int = 0
    """Received lines that our own hosts write above the list host's (as in the time policy)."""
