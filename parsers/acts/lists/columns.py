"""Tables under a line that names their columns: of each row the cells that say something of the action are kept, and
those beside them (who asked, who wrote it, a remark) are left out.
"""

from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Words

CELL = expression(r"[^\s|](?:[^\s|]|[ ](?=[^\s|]))*")
"""A cell: words with single blanks between them."""
BESIDE = frozenset(
    "from asker askers asked author authors by proposer submitter submitted sender writer unbeliever unbelievers "
    "remark remarks note notes comment comments why reason reasons date received posted nday day since question topic "
    "subject about status state holder was".split()
)
"""Names of columns that say nothing of what is done."""


TO_WHOM = frozenset("to who whom recipient recipients name names player players payee payees goes person".split()) | {
    "to whom",
    "goes to",
    "given to",
}
WHAT_FOR = frozenset({"for", "what for", "for what", "because", "purpose", "occasion"})
"""Names of columns that say why, where another says to whom."""


def is_header(text: str) -> bool:
    """Whether a line can be the names of columns: two cells or more, none with a figure."""
    cells = CELL.findall(text)
    return len(cells) > 1 and not any(map(str.isdigit, text))


def without_beside(header: str, row: str, own: frozenset[str]) -> str:
    """The row, of the same length, with blanks for the cells of columns beside what is done; `own`: words for what the
    action is about, which are never beside it."""
    names = list(CELL.finditer(header))
    cells = list(CELL.finditer(row))
    beside = [_beside(name.group(), own) for name in names]
    if any(name.group().lower() in TO_WHOM for name in names):
        beside = [one or names[n].group().lower() in WHAT_FOR for n, one in enumerate(beside)]
    if not any(beside) or len(cells) > len(names):
        return row
    for n, cell in enumerate(cells):
        under = n if len(cells) == len(names) else _above(names, cell)
        if beside[under]:
            row = row[: cell.start()] + " " * len(cell.group()) + row[cell.end() :]
    return row


def _beside(name: str, own: frozenset[str]) -> bool:
    words = name.lower().replace(".", " ").split()
    return bool(words) and BESIDE.issuperset(words) and own.isdisjoint(words)


def _above(names: list[re.Match[str]], cell: re.Match[str]) -> int:
    """The column whose name begins nearest to where a cell does."""
    return min(range(len(names)), key=lambda n: abs(names[n].start() - cell.start()))


def words_about(words: Words) -> frozenset[str]:
    """Words for what an action is about, which head the columns of it."""
    names = {name for param in words.params for name in (param.name, param.slot.value)}
    return frozenset(names | {f"{name}s" for name in names})
