"""Several documents under one verb: "I submit the following two proposals:"."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

from engine.expressions import expression
from engine.language import Document, Slot, Words
from parsers.acts.context import Context, add_unclear, since
from parsers.acts.texts.beside import coloured, related_to_others
from parsers.acts.texts.contents import fill, said_in_text
from parsers.acts.texts.questions import BELONGS, end_of_parts, item_act
from parsers.acts.texts.remarks import remarks_end, said_of_next
from parsers.acts.texts.title_lines import BY_ME, naming
from parsers.body.statements import Statement
from parsers.clauses.model import Hit
from parsers.parts import add_parts, split_parts, take_relations
from parsers.scan import Scan, quoted
from parsers.titles import TITLED

MAX_HEADS = 4
"""Statements between two documents under one verb: a label, a title, a relation, a remark."""
MARK_ROOM = 40
"""Characters before a document in which its list mark stands."""
MARK_BEFORE = expression(r"[A-Za-z0-9][.):]\s*$")
TITLE = expression(
    r"(?:(?:title|(?:new\s+)?(?:proposal|prop|tweak|consultation|contract)(?:\s+\w+)?)\s*+[:.–-]\s*)?([^({:]{2,100})",
    re.I,
)
FUNCTION = expression(r"(?:proposal|prop|tweak)\s*\(\s*([^()]{1,100}?)\s*\)\s*+:?\s*", re.I)
"""A head that is written like a function: "Proposal(__Hats__)"."""
COLOURED = expression(r"((?:\w+\s)?\w+)\s+(?=(?:proposal|prop)\b)", re.I)
MARK = expression(r"\(?\w{1,3}[.)]\s*$")
ITEM_MARK = expression(r"^\s*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|[-*•])\s+(?=\S)", re.I)
"""The mark of an item before its title: "(a) 'Hats'"."""


def without_colour(c: Context, text: str, words: Words, params: dict[str, Any]) -> str:
    """A head without the colour before the kind of the document ("Black Proposal: ..."), which is a parameter."""
    name = next((param.name for param in words.params if param.slot is Slot.COLOUR), None)
    found = COLOURED.match(text) if name is not None else None
    colour = next((one for one in c.vocabulary.colours if found and one.lower() == found.group(1).lower()), None)
    if found is None or name is None or colour is None:
        return text
    params[name] = colour
    return text[found.end() :]


ORDINAL = expression(
    r"\W*(?:and\s+)?(?:(?:the|my)\s+)?(?:(?:first|second|third|fourth|fifth|next|last)(?:ly)?|one|another|other|former|latter|(?:number|no\.?)\s+(?:one|two|three|four|five|[1-9]))(?:\s+(?:one|proposal|of\s+(?:them|these|the\s+\w+)))?(?:,\s+in\s+(?-i:[A-Z])\w+(?:\s(?-i:[A-Z])\w+)?,)?\s*(?:[,:]|[–—-]+(?=\s))?\s*"
    r"(?:(?:is|goes|bears|has|being|to\s+be)\s+)?(?:(?:titled|called|named|entitled|headed|by|under|known\s+as)\s+)?(?:(?:the\s+)?(?:title|name)(?:\s+of)?\s+)?(?=[\"“])",
    re.I,
)
"""Which of several it is, before its title: "The second is titled 'Marbles'"."""


WHICH = expression(
    r"\W*(?:and\s+)?(?:(?:the|my)\s+)?(?:first|second|third|fourth|fifth|sixth|other|next|last|one|two|three)(?:\s+(?:one|proposal|prop|tweak|of\s+(?:them|these|the\s+\w+)))?\s*(?:[,:.]|\s[-–—]+|is\b)\s*(?:(?:titled|called|named|entitled|headed|known\s+as)\s+)?(?=$|(?-i:[A-Z\x00{]))",
    re.I,
)
"""The same before a title without marks, or alone."""


AND = expression(r"\s*(?:and|plus|then|also|,|;|&)+\s*", re.I)
"""Joins a document to the one before it."""


def told_title(text: str) -> bool:
    """Whether a head tells a title in quotation marks, so that it is no remark."""
    titled = TITLED.search(text) if text.rstrip().endswith(":") else None
    return titled is not None and quoted(text, titled.end()) is not None


def next_item(c: Context, pos: int) -> int:
    """Where the next of several texts, or the line that leads to it, begins behind what belongs to the one before."""
    begin, payload = pos, c.finder.next_text(pos)
    while payload is not None:
        begin = c.body.rfind("\n", pos, payload.start) + 1 or payload.start
        if not BELONGS.match(c.body, begin, payload.start):
            break
        payload = c.finder.next_text(payload.end)  # "Reasoning: {{ ... }}"
    if payload is None:
        return len(c.body)
    if not c.body[begin : payload.start].strip():
        above = c.body.rfind("\n", pos, max(pos, begin - 1)) + 1
        if above and HEAD_LINE.match(c.body, above, begin):
            begin = above
    return begin


def parts_behind(c: Context, pos: int, params: dict[str, Any]) -> int:
    """Take the labelled parts that stand behind one of several questions; where they end."""
    end = end_of_parts(c, pos, next_item(c, pos))
    before, parts = split_parts(c.body[pos:end], inline=True)
    if before.strip() or not parts:
        return pos
    add_parts(parts, params)
    return end


HEAD_LINE = expression(r"[^\n]{0,100}:[ \t]*\n|[ \t]*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|[-*•])", re.I)


_COUNTS = {word: n for n, word in enumerate("two three four five six".split(), 2)}
_COUNTED = expression(
    r"(?P<many>two|three|four|five|six|[2-6])\s+(?:\w+\s+)?\w+s\Z|\b(?:(?:the|these|both|my)\s+(?:\w+\s+)?)?[a-z]+s\Z",
    re.I,
)
"""How many texts are brought, before their titles."""
_ORDERED = (
    r"(?:,?\s+(?:in\s+(?:that|this)\s+order|as\s+follows|below|respectively|herewith|hereby|both|now"
    r"|with\s+(?:these|the\s+following)\s+texts))*"
)
_LISTED = expression(
    r"[\s,:(–—-]*(?:(?:called|titled|named|entitled|namely)\s+)?"
    rf"(?P<titles>[\"“][^:.;{{}}]{{2,300}}[\"”]|(?:(?i:the)\s+)?[A-Z][^:.;{{}}\"“]{{2,200}}?)\)?{_ORDERED}\s*[:.]\s*"
)
_QUOTED = expression(r"[\"“]([^\"”]{1,100})[\"”]")
_BETWEEN = expression(r"\s*,\s*(?:and\s+)?|\s+and\s+")


def titles_listed(s: Scan, pos: int) -> tuple[str, ...]:
    """The titles of several texts, where all of them stand before the first: 'two tweaks, "Hats" and "Caps":'."""
    counted, listed = _COUNTED.search(s.text, 0, pos), _LISTED.fullmatch(s.text, pos)
    if counted is None or listed is None:
        return ()
    quoted_ones = _QUOTED.findall(listed["titles"])
    if quoted_ones and _BETWEEN.sub("", _QUOTED.sub("", listed["titles"])):
        return ()
    titles = quoted_ones or [one.strip() for one in _BETWEEN.split(listed["titles"])]
    many = counted["many"]
    known = (
        len(titles)
        if many is None and quoted_ones
        else _COUNTS.get((many or "").lower(), int(many or 0) if (many or "").isdigit() else 0)
    )
    return tuple(titles) if len(titles) == known > 1 else ()


def several_documents(c: Context, st: Statement, s: Scan, hit: Hit, words: Words, titles: tuple[str, ...] = ()) -> bool:
    """ "I submit the following two proposals:" and then items with a title and a text each."""
    pos = remarks_end(c, st)
    made = 0
    key = "name" if any(param.name == "name" for param in words.params) else "title"
    while True:
        payload, above = c.finder.next_text(pos), pos
        if payload is None:
            break
        begin = payload.start
        heads = [one for one in islice(since(c, pos), MAX_HEADS + 1) if one.start < begin]
        if len(heads) > MAX_HEADS:
            break
        if (
            made
            and not heads
            and not MARK_BEFORE.search(c.body[pos:begin].rstrip()[-MARK_ROOM:])
            and c.body[pos:begin].strip()
        ):
            break
        params: dict[str, Any] = {key: titles[made]} if made < len(titles) else {}
        place: Statement | None = heads[0] if heads else None
        for head in heads:
            text = c.body[head.start : head.end].replace("\n", " ")
            scan = Scan(text, c.vocabulary)
            of_next = said_of_next(text) if made and not told_title(text) else None
            if of_next:
                continue
            if BY_ME.match(text) or of_next is False:
                return made > 0
            joined = AND.match(text)
            text = text[joined.end() :] if joined else text
            if words.document in (Document.PROPOSAL, Document.PLAIN) and (which := WHICH.match(text)) is not None:
                text = text[which.end() :].strip("\0")
            if words.document is Document.PLAIN and (named := quoted(text, 0)):
                params.setdefault(key, named[0])
            if words.document is Document.PROPOSAL:
                text = ITEM_MARK.sub("", text, count=1)
                text = without_colour(c, text, words, params)
                function = FUNCTION.fullmatch(text)
                text = function.group(1) if function else text
                ordinal = ORDINAL.match(text)
                got = quoted(text, ordinal.end() if ordinal else 0)
                if got is None and (titled := TITLED.search(text)) is not None:
                    got = quoted(text, titled.end())
                title = TITLE.match(text) if ordinal is None else None
                if got and "title" not in params:
                    params["title"] = got[0]
                elif title and "title" not in params:
                    params["title"] = title.group(1).strip(' ."')
                params.update(coloured(c.vocabulary.colours, words, text))
                take_relations(scan, 0, len(text), params)
                related_to_others(c, text, words, params)
            elif words.document is Document.PLAIN and any(param.slot is Slot.TITLE for param in words.params):
                title = TITLE.match(ITEM_MARK.sub("", text, count=1))
                if title is not None:
                    params.setdefault(naming(words), title.group(1).strip(' ."'))
        fill(payload, words.document or Document.PLAIN, words, params)
        pos = c.consumed = max(c.consumed, payload.end)
        if words.document is Document.CONSULTATION:
            pos = c.consumed = parts_behind(c, payload.end, params)
        ahead = max(above, begin - MARK_ROOM)
        mark = MARK.search(c.body[ahead:begin].rstrip())
        if place is not None:
            said = c.body[place.start : min(place.end, begin)]
            start, end = place.start + len(said) - len(said.lstrip()), place.start + len(said.rstrip())
        else:
            start = ahead + mark.start() if mark else st.start
            end = start + len(mark.group().rstrip()) if mark else st.end
        c.acts.append(item_act(c, hit, said_in_text(words, params), params, start, end))
        made += 1
        if words.creates:
            c.created.append(words.creates)
    if made == 1 or made < len(titles):
        add_unclear(c, st.start, st.end, "of several texts only one is found")
    return made > 0
