"""Transactions without marks: a sentence, or a list, of which it is said that it is one.

"As a single transaction, I give m5 to Jaz and withdraw 412." · "I do the following as one transaction:" over a list.
Where nothing shows how far it goes, it is held as one that is not closed (`reading.md`, section 2).
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.body.statements import Statement

_A = r"(?:(?:a|one|my|this|the|the\s+same|the\s+following|following|another)\s+)?(?:single\s+|whole\s+|atomic\s+|further\s+|new\s+|next\s+)?transaction(?:\s+(?:#?\d{1,2}|[A-Z]\b|one|two|three))?"
_SO = r"[\W_]*(?:(?:and|so|then|ok|okay|now|next|also|first|finally)\W+){0,2}"
_LED = expression(
    rf"{_SO}(?:all\s+|together\s+)?(?:as|in|within|inside|with|by|through)\s+{_A}(?:,\s+[a-z][a-z\s-]{{2,30}}(?=,))?\s*+[,:–—-]*\s*(?=I\s)"
    rf"|{_SO}I,?\s+(?:hereby,?\s+)?(?:as|in|within)\s+{_A},?\s+[a-z]",
    re.I,
)
"""Begins a sentence that is a transaction."""
_CLOSED_BY = expression(
    rf"[\s,;(–—-]\s*(?:all\s+|both\s+|and\s+all\s+(?:of\s+)?(?:this|it|that)\s+|(?:all\s+)?of\s+it\s+)?(?:as|in|within)\s+{_A}\W*",
    re.I,
)
"""Ends such a sentence."""
_HEAD = expression(
    rf"{_SO}(?:{_A}|(?:all\s+(?:of\s+)?)?(?:this|these|it|the\s+following(?:\s+\w+)?|what\s+follows)\b[^.!?:]{{0,60}}?\s(?:as|in|is|are|forms?|makes?(?:\s+up)?)\s+{_A}|(?:as|in|within)\s+{_A}\b[^.!?:]{{0,60}}"
    rf"|here(?:['’]s|\s+(?:is|comes|follows))\s+{_A}|I['’]?(?:m|ll)?\s+(?:(?:hereby|now|will|also)\s+)?(?:am\s+)?(?:do|submit|perform|make|offer|execute|post|run|enact|carry\s+out|mak|do|submitt|perform|take)(?:ing)?\s[^.!?:]{{0,50}}?{_A}\b[^.!?:]{{0,60}})\s*:[\W_]*",
    re.I,
)
"""Heads one, or begins one on its line."""
_TREATED = expression(
    rf"{_SO}(?:please\s+)?(?:treat|consider|regard|take|count|process|handle)\s+(?:all\s+(?:of\s+)?)?(?:(?:the\s+)?(?:next|following)|these|this)\b[^.!?:]{{0,40}}?\s(?:as|to\s+be)\s+{_A}\s*[:.][\W_]*",
    re.I,
)
"""Says the same of the list below it."""
_NOT_SO = expression(
    r"\b(?:not|never|no|if|would|should|could|might|may|had|did|was|were|last|previous|earlier|failed|whether|example|draft|proto)\b|n['’]t\b|\?",
    re.I,
)
_DEED = expression(r"\s*I\s+\w")
_AND = expression(r";|,|\band\b")
"""Between the deeds of a transaction."""


def as_one(c: Context, st: Statement, text: str) -> bool:
    """Open the transaction that a sentence is, or heads; whether the sentence does nothing else.

    A sentence that is one is still to be read.
    """
    if c.tx_stack:
        return False
    head = _HEAD.match(text)
    if head is None and _TREATED.fullmatch(text) is not None:
        return _headed(c, st, text, inline=False)
    if head is not None and not _NOT_SO.search(head.group()):
        inline = bool(_DEED.match(text, head.end()))
        if head.end() == len(text) or inline:
            return _headed(c, st, text, inline)
    if not _NOT_SO.search(text) and (_LED.match(text) or _closed(text)):
        _open(c, st, _sentence_end(c, st), text)
    return False


def _sentence_end(c: Context, st: Statement) -> int:
    """Where the sentence ends of which a statement is the first part."""
    end = st.end
    for part in c.statements[c.index + 1 :]:
        if c.body[end : part.start].strip() != ";":
            break
        end = part.end
    return end


def _closed(text: str) -> bool:
    """Whether a sentence of deeds ends by saying that they are a transaction."""
    at = text.lower().rfind("transaction")
    begin = max(text.rfind(stop, 0, at) for stop in (",", ";", "(", " in ", " as ", " within ", " – ", " — ", " - "))
    return begin > 0 and any(
        _CLOSED_BY.fullmatch(text, n) and _DEED.match(text) and _AND.search(text, 0, n) is not None
        for n in {begin, text.rfind(",", 0, begin), text.rfind("(", 0, begin)}
        if n > 0
    )


def _headed(c: Context, st: Statement, text: str, inline: bool) -> bool:
    """Open what a head heads: the rest of its sentence, or the list below it, or what only a mark of its end closes."""
    below = c.statements[c.index + 1 : c.index + 2]
    if inline:
        alone = not below or below[0].line_start
        _open(c, st, st.end if alone else 0, text)
        return False
    if not below or any(st.start <= block.start <= below[0].start for block in c.braced):
        return False
    if not below[0].mark:
        if "transaction" not in c.body[below[0].start : below[0].end].lower():  # which may begin it
            _open(c, st, 0, text)
        return False
    _open(c, st, _list_end(c), text)
    return False


def _list_end(c: Context) -> int:
    """Where the list below the statement at hand ends, with what its items say beside."""
    end = pending = 0
    for one in c.statements[c.index + 1 :]:
        if one.mark:
            end = pending = one.end
        elif one.new_paragraph or c.body.endswith(":", one.start, one.end):
            break
        elif one.line_start:
            pending = one.end
        elif pending == end:
            end = pending = one.end
    return end


def _open(c: Context, st: Statement, until: int, text: str) -> None:
    c.tx_count += 1
    c.tx_stack.append((-1, st.start, c.tx_count, text, False))
    c.tx_until = until
