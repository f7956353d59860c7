"""Parameters that are said outside the phrase of their act, as officers declare (engine/language.py, `Param`)."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Any

from engine.expressions import expression
from engine.language import Clue, Param, Slot, Where, Words
from parsers.acts.context import Context
from parsers.acts.pointing.mentions import titles_of
from parsers.acts.pointing.quotation import numbers_below
from parsers.body.statements import Statement
from parsers.clauses.model import Hit
from parsers.phrases.limits import declared
from parsers.scan import Scan, quoted, skip
from parsers.slots import read_slot

SAME = expression(r"same\b", re.I)
ITEM_END = expression(
    r"\s*+,\s*(?:and\s+)?|(?:(?<=\b[A-Z])|(?<=\)))\s+(?:and|&)\s+(?=(?:(?:RPs?|[Rr]efresh\s+[Pp]roposals?)\s+)?[A-Z]\b(?:\s*\([^()]*\))?$)"
)
LINES = expression(r"\s*[,;]?[ \t]*\n\s*(?:[-*•+]\s+|\(?\d{1,2}[.)]\s+)?")
"""Between names that stand on lines of their own."""
LINES_ROOM = 600
"""Characters of a text in which names stand on lines of their own."""
MINE = expression(r"\bmy\b|\bi\s+(?:have\s+|had\s+)?(?:submitted|posted|published|announced|presented)\b")
WHOSE = expression(r"\b(?:its|it)\b")
POINTING = expression(r"\b(?:it|this|that)\b")
OPENING = expression(r"[\"“‘']")
INTENT = expression(r"\bmy\s+(?:inten(?:t|tion)|plan|announcement)\b")
"""Is his, and no thing of his."""
MINE_ROOM = 40
"""Characters after a phrase in which "that I submitted" can stand."""
EARLIER = r"(?:earlier|previous|old|older|first|other|last\s+(?:nday|nweek|week)['’]s)"
OF_A_DAY = r"(?:of|from)\s+(?:(?:last|the\s+previous|the\s+last)\s+\w+|nday|nweek|yesterday|\w+day)\b"
"""Said of a thing of one's own that was not made just now: "the Tweak of nday 2"."""
OF_ITS_OWN = frozenset({Slot.NAME, Slot.MINISTRY})
"""What another deed is about is not what this one is about."""
MORE = 2
"""Sentences after that of the act that are looked at with it."""


def unsaid_elsewhere(
    c: Context, param: Param, params: dict[str, Any], words: Words, s: Scan, hit: Hit, st: Statement
) -> Any:
    """What the words around a phrase say of a parameter that the phrase does not give; None when nothing."""
    if param.mine:
        return own_thing(c, param, s, hit)
    for clue in param.clues:
        value = by_clue(c, clue, param, s, hit, st)
        if value is not None:
            return value
    if param.below:
        return numbers_below(c, st) or None
    if param.by_capacity and (office := by_capacity(c, param, params, words, hit)) is not None:
        return office
    if param.carried and params.get("count") != "all" and c.acts:
        last = c.acts[-1]
        return last.params.get(param.name) if param.slot not in OF_ITS_OWN or last.action == words.action else None
    return param.default


def by_clue(c: Context, clue: Clue, param: Param, s: Scan, hit: Hit, st: Statement) -> Any:
    """The value to which a clue leads."""
    found = (led_to(c, clue, param, text) for text in texts(c, clue.where, s, hit))
    return next((value for value in found if value is not None), None)


def said_in(c: Context, param: Param, text: str) -> Any:
    """What the text of a document itself says of a parameter; None when nothing."""
    found = (led_to(c, clue, param, text) for clue in param.clues if clue.where is Where.TEXT)
    return next((value for value in found if value is not None), None)


def led_to(c: Context, clue: Clue, param: Param, text: str) -> Any:
    """What a clue leads to in a text; None when nothing."""
    found = re.search(clue.pattern, text)
    if found is None:
        return None
    if found.lastindex:
        if param.slot is Slot.COLOUR:
            colours = {one[one.lastindex].lower() for one in re.finditer(clue.pattern, text) if one.lastindex}
            if len(colours) > 1:
                return None  # "a Black sock and a Beige one ... I give it": nobody can tell which
        return plain_value(c, param, found.group(found.lastindex))
    values = read_slot(param.slot, Scan(text, c.vocabulary, purse=c.purse), found.end())
    return one_or_list(param, values[0][0]) if values else None


def texts(c: Context, where: Where, s: Scan, hit: Hit) -> list[str]:
    """The words in which a clue is looked for."""
    if where is Where.SENTENCE:
        return [s.text]
    if where is Where.BEFORE:
        last = c.last_hit if c.last_hit_at == c.index else None
        same = last is not None and last.match.phrase.words is hit.match.phrase.words and last.end <= hit.start
        return [s.text[last.end if same and last is not None else 0 : hit.start]]
    if where is Where.FROM:
        return [s.text[hit.start :]]
    if where is Where.PHRASE:
        return [s.text[hit.start : hit.end]]
    if where is Where.AFTER:
        return [s.text[hit.end :]]
    if where is Where.EARLIER:
        near = [n for n in (c.index - 1, c.index - 2) if n >= 0]
        return [sentence_at(c, n) for n in near if n == c.index - 1 or not c.statements[n + 1].new_paragraph]
    if where is Where.LATER:
        return [s.text, *(sentence_at(c, n) for n in paragraph_below(c))]
    below = range(c.index + 1, min(c.index + 1 + MORE, len(c.statements)))
    lines = [sentence_at(c, n) for n in below if c.statements[n].start < c.consumed]
    start = c.statements[c.index].start
    return [s.text, *lines, c.body[start : min(c.consumed, start + LINES_ROOM)]]


def paragraph_below(c: Context) -> list[int]:
    """The next sentences of the paragraph."""
    below = range(c.index + 1, min(c.index + 1 + MORE, len(c.statements)))
    return list(takewhile(lambda n: not c.statements[n].new_paragraph, below))


def sentence_at(c: Context, number: int) -> str:
    statement = c.statements[number]
    return c.body[statement.start : statement.end].replace("\n", " ")


def plain_value(c: Context, param: Param, said: str) -> Any:
    """The words of a clue as a value of the parameter."""
    if param.slot in (Slot.INT, Slot.CODE) and said.isdigit():
        return int(said)
    if param.slot is Slot.COLOUR:
        return next((one for one in c.vocabulary.colours if one.lower() == said.lower()), said)
    if param.slot is Slot.NAME:
        names = read_slot(
            Slot.NAME, Scan(LINES.sub(", ", f"\n{OF_HIMSELF.sub('me', said).strip()}").lstrip(", "), c.vocabulary), 0
        )
        return one_or_list(param, names[0][0]) if names else None
    if param.listed:
        return ITEM_END.split(said.strip())
    if SAME.match(said):
        return c.said.get(param.name, "same")
    return said.rstrip(" .")


OF_HIMSELF = expression(r"\b(?:I|himself|herself|emself)(?=\s*(?:$|,|&|and\b))")
"""The author, among the names that a clue tells."""


def one_or_list(param: Param, value: Any) -> Any:
    return value[0] if isinstance(value, list) and not param.listed else value


def by_capacity(c: Context, param: Param, params: dict[str, Any], words: Words, hit: Hit) -> Any:
    """ "As Chairman I appoint Hose my deputy": the office that acts, or one that another parameter names."""
    capacity = hit.frame.capacity or ""
    said = [f"the Minister {capacity}" if capacity.lower().startswith("of") else capacity]
    said += [str(params[one.name]) for one in words.params if one.slot is Slot.PHRASE and params.get(one.name)]
    for text in filter(None, said):
        values = read_slot(param.slot, Scan(text, c.vocabulary), 0)
        if values:
            return one_or_list(param, values[0][0])
    return None


def own_thing(c: Context, param: Param, s: Scan, hit: Hit) -> Any:
    """ "my Tweak", "the list that I submitted", "it", or the title that stands after the phrase."""
    inside = OPENING.search(s.text, hit.start, hit.end)
    title = quoted(s.text, inside.start()) if inside else None
    title = title or quoted(s.text, skip(s.text, hit.end))
    if title and param.mine not in c.created:
        return title[0]
    beside = titles_of(s.text[hit.start : hit.end + MINE_ROOM], param.mine, c.vocabulary)
    if beside and param.mine not in c.created:
        return beside[0]
    if WHOSE.search(s.low, hit.start, hit.end) and param.mine not in c.created:
        above = "" if c.statements[c.index].new_paragraph or not c.index else sentence_at(c, c.index - 1)
        for text in (s.text[: hit.start], above):
            if len(told := titles_of(text, param.mine, c.vocabulary)) == 1:
                return told[0]
    named = re.search(rf"\b(my\s+)?{param.mine}(?:\s+[\"“]([^\"”]{{1,80}})[\"”])?", s.text[: hit.start], re.I)
    if named and POINTING.search(s.low, hit.start, hit.end) and (named[2] or named[1]):
        return named[2] or "own"
    said = INTENT.sub(" ", s.low[hit.start : hit.end + MINE_ROOM])
    if WHOSE.search(said) and mine_before(c, param.mine, s.text[: hit.start]):
        return "own"
    if re.search(r"\bmy\b", said):
        return "own"
    if param.mine in c.created:
        other = re.search(rf"\b{EARLIER}\s+{param.mine}\b|\b{param.mine}\s+{OF_A_DAY}", said)
        return "own" if other else "same"
    if MINE.search(said):
        return "own"
    return "reply" if c.reply else param.default


def mine_before(c: Context, kind: str, before: str) -> bool:
    """Whether the words before a deed, or the sentence before it in its paragraph, speak of the author's own thing."""
    above = "" if c.statements[c.index].new_paragraph or not c.index else sentence_at(c, c.index - 1)
    return kind not in c.created and any(
        re.search(rf"\bmy\s+(?:[\w-]+\s+){{0,2}}{re.escape(kind)}\b", text, re.I) for text in (before, above)
    )


def trimmed(param: Param, value: Any) -> Any:
    """The value without the words that do not belong to it."""
    if param.cut and param.listed and isinstance(value, list):
        return [declared(param.cut).sub("", one) if isinstance(one, str) else one for one in value]
    return declared(param.cut).sub("", value) or None if param.cut and isinstance(value, str) else value
