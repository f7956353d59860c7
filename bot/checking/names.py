"""DNS, as far as the proofs of who wrote a mail need it: that it answers, and what our own domain says of itself."""

from __future__ import annotations

import re

from bot.checking.finding import Findings
from bot.config import Config
from bot.trust.resolver import Dns, DnsTrouble, Resolver

_POLICY = re.compile(r"\bp\s*=\s*(\w+)", re.IGNORECASE)
SERVERS = "correct `dns_servers` under [trust], or the machine's /etc/resolv.conf"


def resolver_of(config: Config) -> Resolver:
    """DNS as the service asks it."""
    return Dns(config.trust.dns_servers, config.trust.dns_seconds)


def dns(found: Findings, config: Config, resolver: Resolver, fora: list[str]) -> None:
    """DKIM and ARC need DNS; without either it is not asked."""
    rules = config.trust.rules
    if not rules.dkim and not rules.sealers:
        found.ok("neither DKIM nor ARC is checked: DNS is not needed")
        return
    domains = dict.fromkeys(
        [config.bot.domain, *(one.rpartition("@")[2].lower() for one in fora), *sorted(rules.sealers)]
    )
    silent = []
    for one in domains:
        try:
            record = resolver.txt(f"_dmarc.{one}")
        except DnsTrouble as error:
            silent.append(f"{one}: {error}")
            continue
        if one == config.bot.domain:
            _own_policy(found, one, record)
    if len(silent) == len(domains):
        found.fail(f"DNS does not answer: {silent[0]}", f"no DKIM signature or ARC seal can be checked: {SERVERS}")
    for one in silent if len(silent) < len(domains) else ():
        found.warn(f"DNS does not answer for {one}", f"signatures and seals of it cannot be checked: {SERVERS}")
    if not silent:
        found.ok(f"DNS answers for {', '.join(domains)}")


def _own_policy(found: Findings, domain: str, record: bytes | None) -> None:
    """A list breaks our signature; a strict policy then makes its members' providers refuse our posts."""
    said = _POLICY.search((record or b"").decode("ascii", "replace"))
    if said is not None and said[1].lower() in ("reject", "quarantine"):
        found.warn(
            f"the policy of {domain} (DMARC) is {said[1].lower()}",
            "the list must rewrite From of the officer's posts (Mailman: DMARC mitigations), or they are refused",
        )
