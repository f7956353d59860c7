"""Conditions that the rules themselves decide: "If Rule 15 exists, ...", "If there is no rule titled "Hats", ..."."""

from __future__ import annotations

from engine.amendments.book import Book
from engine.amendments.leads import ON
from engine.amendments.orders import Name, Place, Ref
from engine.amendments.verbs import Verbs
from engine.amendments.words import MARK, rx
from engine.splices import Doubtful, Missing

_IF = rx(r"if ")
_THERE_IS = rx(
    rf"if there(?:'s|\u2019s| is)(?: still| already)? (?P<no>no|not an?|an?)(?: existing)? rule "
    rf"(?:(?:titled|called|named|entitled|with the (?:title|name)|by the name(?: of)?),? )?(?P<mark>{MARK})"
)
_EXISTS = rx(r"(?:still |already )?(?P<is>exists|does not exist|doesn['\u2019]t exist)")
_THEN = rx(r",? ?then,?(?= )|,")


def existence(cursor: Verbs, book: Book) -> bool | None:
    """Whether the condition at the cursor, that a rule exists, is met; the cursor moves behind it.

    None when there is no such condition, or the rules do not decide it for certain. Of a rule that exists what
    follows may speak as "it".
    """
    start = cursor.here()
    found = cursor.eat(_THERE_IS)
    if found is not None:
        ref: Ref | None = Ref((Name(title=cursor.plain(found["mark"])),))
        wanted = not found["no"].lower().startswith("no")
    else:
        ref = cursor.ref() if cursor.eat(_IF) is not None else None
        exists = cursor.eat(_EXISTS) if ref is not None and len(ref.names) == 1 else None
        wanted = exists is not None and exists["is"].lower() == "exists"
        ref = ref if exists is not None else None
    there = _there(ref, book) if ref is not None and cursor.eat(_THEN) is not None else None
    if there is None:
        cursor.back(start)
        return None
    if there and ref is not None:
        book.context, book.moved = Place(ref), False
    return there == wanted


def goes_further(cursor: Verbs) -> bool:
    """Whether the next sentence of the paragraph goes on with the one before: the condition may be one of it too."""
    return cursor.sees(_FURTHER)


_FURTHER = rx(rf"(?:{ON})\b")


def _there(ref: Ref, book: Book) -> bool | None:
    """Whether there is such a rule, and it is not repealed; None when that is not certain."""
    name = ref.names[0]
    try:
        index = book.named(name)
    except Missing:
        return None if name.number and name.title else False
    except Doubtful:
        return None
    return None if not book.rules[index].known else not book.rules[index].repealed
