"""Several questions under one verb without marks around them, each an item of a list with what belongs to it:
"I submit two Consultations: (i) Is a sock a hat? Unbeliever: Hob (ii) ..."."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Any

from engine.acts import Act
from engine.expressions import expression
from engine.language import Document, Words
from parsers.acts.context import Context
from parsers.acts.texts.contents import said_in_text
from parsers.acts.texts.payload import GAP
from parsers.body.payloads import Payload
from parsers.body.statements import Statement
from parsers.clauses.model import Hit
from parsers.parts import fill_document, split_parts
from parsers.scan import quoted

_ITEM = expression(
    r"^[ \t]*(?:\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.):]|[-*•]|(?:and\s+)?(?:the\s+)?(?:(?:first|second|third|fourth|fifth|last|other|one|two|three)(?:\s+(?:question|consultation|one))?|(?:question|consultation|number|no\.|\#)\s*(?:\d|[a-d]|one|two|three))\s*(?:is\s*)?[:.,–—-]+)\s*(?=\S)",
    re.I | re.M,
)
"""Begins one of several questions."""
BELONGS = expression(r"\s*(?:unbelievers?|reasoning|arguments?|reasons?)\s*:", re.I)
_COUNTS = {word: n for n, word in enumerate("two three four five six".split(), 2)}


def listed_questions(c: Context, st: Statement, hit: Hit, words: Words, payload: Payload) -> bool:
    """Whether the text below a verb is a list of as many questions as it says; they are added then."""
    if words.document is not Document.CONSULTATION:
        return False
    marks = list(_ITEM.finditer(c.body, payload.start, payload.end))
    said = next((n for word, n in _COUNTS.items() if word in c.body[st.start : st.end].lower().split()), len(marks))
    if len(marks) < 2 or marks[0].start() != payload.start or said != len(marks):
        return False
    acts: list[Act] = []
    last = payload.start
    for n, mark in enumerate(marks):
        stop = marks[n + 1].start() if n + 1 < len(marks) else payload.end
        text = c.body[mark.end() : end_of_parts(c, mark.end(), stop)]
        asked = split_parts(text, inline=True)[0].rstrip()
        if not asked.rstrip('"”').endswith("?"):
            return False
        last = mark.end() + len(text)
        params: dict[str, Any] = {}
        fill_document(Document.CONSULTATION, words.body, text.rstrip(), params)
        if (marked := quoted(asked, 0)) is not None and marked[1] == len(asked):
            params[words.body] = marked[0]
        begin, end = st.start + hit.start, st.start + len(c.body[st.start : st.end].rstrip())  # the verb does all of it
        acts.append(item_act(c, hit, said_in_text(words, params), params, begin, end))
    c.acts += acts
    c.created += [words.creates] * len(acts)
    c.consumed = max(c.consumed, last)
    return True


def end_of_parts(c: Context, begin: int, stop: int) -> int:
    """Where the paragraph of a question ends, with those below it that name its Unbeliever or give reasons."""
    end = begin
    while (gap := GAP.search(c.body, end, stop)) is not None:
        if not BELONGS.match(c.body, gap.end()):
            return gap.start()
        end = gap.end()
    return stop


def item_act(c: Context, hit: Hit, action: str, params: dict[str, Any], start: int, end: int) -> Act:
    """The act of one item of a list, whose words begin and end there and whose verb stands above."""
    frame = hit.frame
    return Act(
        action,
        params,
        c.body[start:end],
        start,
        end,
        when=frame.when,
        actor=frame.actor,
        capacity=frame.capacity,
    )


_ASKED = expression(
    r"\W*(?:(?:so|and|now|here)\b[\s,]*){0,2}(?:is\s+)?(?:the|my|its)\s+(?:(?:second|other|new|whole|actual)\s+)?question(?:\s+(?:itself|then|is|reads|runs|that\s+I\s+(?:ask|put)))?\s*+:\s*(?=\S)",
    re.I,
)
"""Begins the question further on in a paragraph: "The question: did Ludo win?"."""
_ASKS = expression(
    r"(?!.*\b(?:you|your|any(?:body|one)|okay|ok|objections?|mind|this|that|it|I|we)\b)(?:is|are|was|were|does|do|did|has|have|had|can|could|may|must|shall|will)\s[^?]{4,300}\?\s*",
    re.I | re.S,
)
"""A question that is put to nobody here, right behind the words that bring one."""
_ASK_ROOM = 4
"""Sentences within which it begins."""


def asked_after(c: Context) -> Payload | None:
    """The question that a later sentence of the paragraph begins with its name: "I submit a Consultation, because a promise
    was broken. Ludo had to bake. The question: did he?"."""
    for n, later in enumerate(c.statements[c.index + 1 : c.index + 1 + _ASK_ROOM]):
        if later.new_paragraph:
            break
        if not n and _ASKS.fullmatch(c.body, later.start, later.end):
            return Payload(c.body[later.start : later.end].strip(), later.start, later.end, inline=True)
        asked = _ASKED.match(c.body, later.start, later.end)
        if asked is not None:
            text = c.body[asked.end() : later.end].strip()
            return Payload(text, asked.end(), later.end, inline=True) if text.endswith("?") else None
    return None
