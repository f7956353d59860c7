"""A proposal that stands in braces, or between lines drawn across: the text in them is what is read.

Around it may stand who submits it, its title, and what orders nothing.
"""

from __future__ import annotations

import re

from engine.amendments.layout import BULLET, Para
from engine.amendments.silence import remark
from engine.amendments.talk import changes_nothing, may_govern, may_order, rules_effect, starts_order
from engine.amendments.terms import depends, leaves_choice, limited
from engine.amendments.text import only_talks, sentences_of
from engine.amendments.tone import commentary, plainly_said
from engine.expressions import expression
from engine.passages import MARK, Framed, Kind, Passage

_DRAWN = expression(r"[ \t]*([-=_*~`])\1{2}")
_AROUND = 40
"""More paragraphs than these do not stand around a proposal in braces."""
_FIRST = 12
"""Among so many lines of a proposal its first order begins."""
_SUBMITS = expression(r"\b(?:propos(?:e|al|ing)|submit|bill|tweak|motion)\b|^\s*(?:text|body)\s*:", re.IGNORECASE)
_OFFERED = expression(
    r"^\s*(?:for the record,? |as (?:promised|requested|suggested|discussed),? )?(?:i|we) [^,;:(\n]{0,60}?(?:propose"
    r"|submit|make|offer|present|move)\b", re.IGNORECASE
)  # fmt: skip
"""How somebody says that he submits a proposal."""
_ABOUT_RULES = expression(r"\brules?\b(?![ -]changes?)|\br\d", re.IGNORECASE)
_TITLE = 100
"""A line longer than this is no title."""
SENTENCE = 4_000
"""A sentence longer than this, its texts left out, is not understood."""


def within_braces(framed: Framed, paras: list[Para]) -> str | None:
    """The text in the braces, if the text is nothing but a proposal in braces."""
    for _ in range(min(_AROUND, len(paras))):
        if MARK.search(paras[-1].text) is not None or not _passed_over(paras[-1].text):
            break
        paras = paras[:-1]
    marked = [one for one in paras if MARK.search(one.text)]
    if len(marked) != 1:
        return None
    marks = list(MARK.finditer(marked[0].text))
    last = marks[-1]
    if not _set_apart(framed.passage(last[0])) or marked[0] is not paras[-1]:
        return None
    if len(marks) > 1 and not _SUBMITS.search(marked[0].text):
        return None
    rest = marked[0].text[last.end() :].strip(" \n.")
    beside = marked[0].text[: last.start()]
    if rest and (not _passed_over(rest) or _is_term(rest)):
        return None
    if _is_term(_OFFERED.sub("", beside)):
        return None
    heads = [*(one.text for one in paras[:-1]), marked[0].text[: last.start()].strip()]
    head = "\n".join(heads).strip()
    inner = framed.passage(last[0]).text
    if head and (_ABOUT_RULES.search(head) or not (_SUBMITS.search(head) or _titles(head, inner))):
        return None
    if not all(_passed_over(one) for one in heads if one):
        return None
    return inner


_CLASS = r"(?:AI|II|Adoption index)[ ]?[=:]?[ ]?\d{1,2}(?:\.\d{1,2})?"
_HEAD = expression(
    rf"(?P<title>[^\n()\ue000]{{1,100}}) \({_CLASS}(?:, ?{_CLASS}){{0,2}}\)\s*({MARK.pattern})", re.IGNORECASE
)
"""The title and class of a proposal above its text."""
_NOT_MEANT = expression(
    r"\b(?:withdr\w+|retract\w+|reject\w+|fail\w+|defeat\w+|drafts?|old|former|options?|optional|tentative|versions?"
    r"|alternat\w+|examples?|either|or|not|if|unless|only|instead|v\d+|quot\w+)\b",
    re.IGNORECASE,
)
"""Words of a title whose text may not be meant, or not beside another."""


def each_in_braces(framed: Framed, paras: list[Para]) -> list[str]:
    """The texts of several proposals, if each stands in braces below its title and class, and nothing else orders."""
    found = []
    for one in paras[: _AROUND + 1]:
        head = _HEAD.fullmatch(one.text)
        if head is None and (MARK.search(one.text) or not _passed_over(one.text)):
            return []
        if head is not None:
            passage = framed.passage(head[2])
            title, braces = head["title"], passage.kind is Kind.BRACES
            if not (braces and _passed_over(title) and _titles(title, passage.text)) or _NOT_MEANT.search(title):
                return []
            found.append(passage.text)
    return found if len(found) > 1 and len(paras) <= _AROUND else []


def holds_orders(framed: Framed, frame: str) -> bool:
    """Whether a sentence that was not read holds a block or braces in which orders stand."""
    blocks = [framed.passage(one[0]) for one in MARK.finditer(frame)]
    lines = [line for one in blocks if _set_apart(one) for line in one.text.split("\n")[:_FIRST]]
    offers = _SUBMITS.search(frame) is not None and any(_set_apart(one) and not _said(one.text) for one in blocks)
    return offers or any(starts_order(BULLET.sub("", line, count=1).strip()) for line in lines)


def _said(text: str) -> bool:
    """Whether a block is what its author says about the rest."""
    alone = len(sentences_of(text)) == 1 and not (may_order(text) or limited(text))
    return remark(text) or (alone and commentary(text))


def _set_apart(passage: Passage) -> bool:
    """Whether a passage may be a whole proposal: it stands in braces, or between lines drawn across."""
    return passage.kind is Kind.BRACES or (passage.kind is Kind.BLOCK and _DRAWN.match(passage.raw) is not None)


def _titles(head: str, inner: str) -> bool:
    """Whether what stands above braces is only the title of the orders in them."""
    short = len(head) <= _TITLE and not head.endswith((".", ":", ",", ";"))
    return short and any(starts_order(BULLET.sub("", line, count=1).strip()) for line in inner.split("\n")[:_FIRST])


def _is_term(text: str) -> bool:
    """Whether words beside the braces may say when, how far or whether what stands in them is done."""
    return (limited(text) and not (plainly_said(text) and " " in text.strip())) or depends(text) or leaves_choice(text)


def _passed_over(text: str) -> bool:
    """Whether what stands below a proposal in braces orders nothing."""
    if len(text) > SENTENCE:
        return False
    if changes_nothing(text) or rules_effect(text):
        return False
    return only_talks(text) or not (starts_order(text) or may_order(text) or may_govern(text))
