"""How surely a mail comes from the address of its author: judged once, when it came, and noted with its entry.

The judge is asked after the mail is in the journal and before it is folded; DNS that does not answer makes the
level lower, never the mail late or lost. What is known of keys and players is not asked here: whose an OpenPGP
signature is, the fold says (engine.trust).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.mail.compose import clean
from bot.translate import by_itself, sent_by_another
from bot.trust.domains import arc_of, dkim_of
from bot.trust.origin import list_problem
from bot.trust.resolver import NoDns, Resolver
from bot.trust.results import read, vouched
from bot.trust.rules import TrustRules
from engine.trust import Level
from parsers.mail.mime import Mail

REASON_LIMIT = 200
"""Characters of a reason that are kept."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The level, what speaks for it, and what speaks against more."""

    level: Level = Level.UNVERIFIED
    how: str = ""
    why: str = ""

    def facts(self) -> dict[str, str]:
        """As it is noted with the entry."""
        return {"level": str(self.level), "how": self.how, "why": self.why}


def judged(facts: Mapping[str, Any] | None) -> Judgement | None:
    """The judgement noted with an entry, if there is one."""
    if facts is None or "level" not in facts:
        return None
    return Judgement(Level(facts["level"]), str(facts.get("how", "")), str(facts.get("why", "")))


@dataclass(frozen=True, slots=True)
class Judge:
    """Judges mails by rules and DNS; without DNS, by what the mail itself shows."""

    rules: TrustRules = field(default_factory=TrustRules)
    resolver: Resolver = field(default_factory=NoDns)

    def __call__(self, raw: bytes, mail: Mail) -> Judgement:
        """The judgement of one mail; raises nothing."""
        if mail.sender is None:
            return Judgement(why=clean(mail.sender_problem or "", REASON_LIMIT))
        domain = mail.sender[1].rpartition("@")[2].lower()
        by, why = self._by_domain(raw, mail, domain)
        if by:
            return Judgement(Level.DKIM, by)
        if by_itself(mail) is Level.UNVERIFIED:
            return Judgement(why="its Sender is another than its author" if sent_by_another(mail) else why)
        problem = list_problem(mail, self.rules)
        return Judgement(why=problem) if problem else Judgement(Level.LIST, "list", why)

    def _by_domain(self, raw: bytes, mail: Mail, domain: str) -> tuple[str, str]:
        """What proves that the mail is from the author's domain, or why nothing does."""
        if not mail.rewritten:
            by = self._own_results(mail, domain)
            if by:
                return by, ""
        proofs = []
        if self.rules.dkim and not mail.rewritten:
            proofs.append(dkim_of(raw, domain, self.resolver))
        if self.rules.sealers:
            proofs.append(arc_of(raw, domain, self.rules.sealers, self.resolver))
        by = next((one.by for one in proofs if one.by), "")
        return by, "" if by else next((one.why for one in proofs if one.why), "")

    def _own_results(self, mail: Mail, domain: str) -> str:
        """What our own mail server found; two fields in its name mean that one of them is forged."""
        found = [read(value) for value in mail.get_all("authentication-results")]
        mine = [one for one in found if one.host in self.rules.own_results]
        by = vouched(mine[0], domain) if len(mine) == 1 else ""
        return f"{by}, by {mine[0].host}" if by else ""
