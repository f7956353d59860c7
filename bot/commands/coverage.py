"""`officer coverage`: rule by rule, what the officer runs, watches and hands to whom; and what is missing."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

import officers
from bot import coverage as covering
from bot.errors import Complaint


def coverage(*, ruleset: str = officers.DEFAULT, gaps: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Print the page of coverage of a ruleset, as Markdown.

    Parameters
    ----------
    ruleset
        Whose rules.
    gaps
        Only what is missing; a non-zero status if anything is.
    """
    nomic = officers.nomic(ruleset)
    if not gaps:
        sys.stdout.write(covering.page(nomic))
        return
    found = list(covering.gaps(nomic))
    for one in found:
        print(one)
    if found:
        raise Complaint(f"the coverage of {ruleset} has {len(found)} gaps")
