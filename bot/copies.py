"""Which of the copies of one mail counts: one rule, for mail that comes in, for an archive, for one that is imported.

A mail may come more than once: through two lists, or through a list and to us directly. It is one mail, and counts as
it reached the game: the copy that came through a public forum before one that only was addressed to such a forum, and
that before any other; of several of one sort the one of the earliest effective time; of those at one instant the one
that was there first. After a day nothing changes any more: displays of what the first copy has done may be approved.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from enum import IntEnum
from typing import NamedTuple

from bot.store.rows import Entry, EntryKind, NewEntry, Status
from bot.translate import travelled
from bot.trust.origin import list_problem
from bot.trust.rules import TrustRules
from parsers.mail.mime import Mail, parse_mail

SETTLED = timedelta(days=1)
"""After so long, by our own clock, no copy of a mail changes what the first has done."""
NO_RULES = TrustRules()


class Way(IntEnum):
    """How a copy came, the best first."""

    THROUGH = 0
    """Through a public forum: its list fields say so, and nothing that we know of the list's host speaks against it."""
    ADDRESSED = 1
    """Through no list at all, but a public forum is among its recipients: archives often have no list fields."""
    OTHERWISE = 2


class Rank(NamedTuple):
    """The place of a copy among the copies of its mail: the lowest counts."""

    way: Way
    at: datetime


def rank(mail: Mail, at: datetime, public: Collection[str], rules: TrustRules = NO_RULES) -> Rank:
    """The rank of a copy that counts at an instant; `public` are the addresses of the public fora, lower case."""
    lists = travelled(mail)
    if not lists:
        return Rank(Way.OTHERWISE if set(mail.recipients).isdisjoint(public) else Way.ADDRESSED, at)
    through = not set(lists).isdisjoint(public) and not list_problem(mail, rules)
    return Rank(Way.THROUGH if through else Way.OTHERWISE, at)


def counts_instead(
    copy: NewEntry, mail: Mail, held: Entry, public: Collection[str], rules: TrustRules = NO_RULES
) -> bool:
    """Whether a copy, whose mail was read, counts in the stead of the entry that the journal holds."""
    if not copy.kind is held.kind is EntryKind.MESSAGE or copy.status is not Status.NEW:
        return False
    if held.status not in (Status.NEW, Status.FOLDED) or copy.ingested_at - held.ingested_at > SETTLED:
        return False
    return rank(mail, copy.at, public, rules) < rank(parse_mail(held.raw), held.at, public, rules)
