"""A text over which a line only names it, without any verb: "Proposal, entitled The Great Thaw:", "A Tweak of mine follows."

The line has a noun by which a document can be labelled, and beside it only what belongs to such a thing: its title, its
author, for whom it is, what it depends on. The text stands right below.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from engine.expressions import expression
from engine.language import Document, Slot, Words
from parsers.acts.context import Context
from parsers.acts.texts.beside import coloured
from parsers.acts.texts.document import document_act
from parsers.acts.texts.payload import CORRECTION
from parsers.body.payloads import ROW
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.adjuncts import adjuncts
from parsers.clauses.grammar import Grammar
from parsers.clauses.model import Hit
from parsers.clauses.words import ME, OFTEN
from parsers.phrases.matching import Match
from parsers.scan import OWN, Scan
from parsers.titles import may_be_title, take_title

LONGEST = 200
"""Characters; a longer line is no heading."""
_LEAD = r"(?:(?:(?:here|there)(?:\s+(?:is|comes|goes|follows)|['’]s)|behold|also|and|then|now|ok|okay|so|next|finally|lastly|in\s+addition|anyway|right|well|secondly|thirdly|separately|besides|plus|furthermore|moreover|likewise|meanwhile|in\s+other\s+news|on\s+a\s+different\s+note|while\s+I(?:\s+am|['’]m)\s+at\s+it|hereby|herewith)\b(?:\s*+[,:–-])?\s+)*"
_WHICH = (
    r"(?:(?:an?|one|my|this|the\s+following|following|another|yet|new|next|second|third|fourth|first|fresh|further|additional|little|small|short|tiny|quick|modest|humble|simple|last|final"
    r"|official|formal|(?-i:[a-z]+)['’]s|today['’]s|two|more|own|one\s+and\s+only|only|sole|single|very|permitted|allotted|promised|unnumbered|revised|amended|corrected|rewritten|reworded|updated|improved)\s+)*"
)
_FIRST = frozenset(re.findall("[a-z]{2,}", re.sub(r"\\[a-z]", " ", _LEAD + _WHICH))) | {"a"}
"""A line that names a document begins with one of these words, or with what it is called."""
ROOM = 30
"""Characters at the head of a line with a word like "today's"."""
_ADJUNCT = (
    r"(?:(?:also\s+)?(?:titled|entitled|called|named|headed|title|name|dubbed|christened|styled|known\s+as|(?:by|under|with|of)\s+the\s+(?:name|title)(?:\s+of)?|(?:by\s+)?name\s+of)\b[^;.?!:()]*+(?::\s[^;.?!:()]++)?"
    r"|by\s+"
    + ME
    + r"|for\s+(?-i:[a-z]+)\s+\d++|which\s+I\s+"
    + OFTEN
    + r"(?:intend|plan|propose|mean)\b[^;.?!:()]*+|from\s+(?:me|my\s+\w++|the\s+[\w'’]++\s+(?:desk|office|pen))|of\s+(?:mine|my\s+own)"
    r"|for\s+(?:you|your|the|this|these|all|everyone|everybody)\b(?!\s+(?:comments?|record|reference))[^;:.?!,()]{0,50}+|(?:submission|submitted|presented|offered|proposed|tabled|lodged|filed)(?>(?:\s+(?:by\s+me|here(?:by|with)|today|now))*)"
    r"|(?:second|third|new|next|revised|final|amended|updated|latest|improved|corrected)\s+(?:version|edition|text|attempt|try)|version\s+\w++|revised|amended|updated|(?:replaces|replacing|supersed\w++)\s+[^;:.?!()]{1,50}+"
    r"|(?:(?:is|comes|stands)\s+)?(?:follows|below|as\s+follows|here|attached|thus|enclosed)|here(?:by|with)|in\s+[\w ]{3,20}+|(?:which\s+)?(?:depend|conflict|requir)[^;.?!()]*+|[\"“][^\"”]{1,100}[\"”]|colou?r(?:ed)?:?\s+[\w ]{3,14}+|(?:co-?author(?:s|ed)?|AI|adoption\s+index|power|chamber|class)\b\s*+[=:]?\s*(?:by\s+)?[^()\n;]{1,40}+)"
)


_NAME = r"(?:(?:\s+[-–—]{1,2}\s+|\s*+,\s+|\s+(?P<open>\())(?P<name>(?-i:[A-ZÀ-Þ])[^\n,;:.?!(){}]{0,80}?)(?(open)\)))??"
"""Its title without marks: "Proposal - Small Hats"."""


def _rest(colours: tuple[str, ...]) -> str:
    named = "|".join(map(re.escape, colours)) or r"(?!)"
    return rf"(?P<rest>(?:\s*+(?>(?:[,;(–—-]\s*+)*)(?:{_ADJUNCT}|(?:{named})\b)\s*+\)?+)*)\s*+[:.!–—-]*\s*$"


_REVISED = expression(
    r"\b(?:revis|amend|updat|replac|supersed|correct|improv)\w*|\b(?:second|third|new|latest|final)\s+(?:version|edition|text)|\bversion\b",
    re.I,
)
_PART_LINE = expression(
    r"[ \t]*(?:title|name|body|text|colou?r|conflicts?(?: with)?|dependenc(?:y|ies)|depends on)\s*[:=][^\n]*\n?", re.I
)
_TOLD_OF = expression(
    r"\s*(?:It|This)\s+(?:depends\s+on|conflicts\s+with|requires|has\s+the\s+colou?r|is\s+(?:coloured\s+|colored\s+)?(?=[A-Z]))\s*[^\n.;:!?]{1,60}\.\s*"
)
"""A sentence that says more of the text, on the line that names it: "It depends on 479."."""
_COLUMNS = expression(r"\S(?: {3,}|\t+)\S")
"""The line is the head of a table."""
_TITLE_LINE = expression(r"\s*[\"“][^\"”]{1,100}[\"”]\s*+[.:]?\s*")
_TITLED = expression(r"[,(–—-]\s*[\"“]([^\"”]{1,100})[\"”]")
_FOR_COMMENTS = expression(r"\bcomments?\b|\bdiscussion\b|\breview\b|\bfeedback\b|\bidea\b", re.I)


@lru_cache(maxsize=16)
def _heading(grammar: Grammar) -> re.Pattern[str]:
    """The line, with the nouns of one nomic, the longest first."""
    nouns = [one for one, found in grammar.documents.items() if _document(found) is not None]
    nouns.sort(key=lambda one: (-len(one), one))
    named = "|".join(re.escape(one).replace(r"\ ", r"\s+") for one in nouns) or r"(?!)"
    return expression(
        rf"\s*+\W{{0,4}}(?:[\"“](?P<title>[^\"”]{{1,100}})[\"”]\s*+[,:(–—-]\s*)?{_LEAD}(?P<which>{_WHICH})(?P<noun>{named})\b(?:\s+(?:no\.?\s*|number\s+)?#?(?P<number>\d{{1,6}})(?!\w))?(?:\s*+:(?=\s*[\"“][^\"”]{{1,100}}[\"”]\W*$))?{_NAME}{_rest(grammar.vocabulary.colours)}",
        re.I,
    )


def nominal_document(c: Context, st: Statement, s: Scan) -> bool:
    """Whether a line names a document whose text stands right below."""
    if len(s.text) > LONGEST or c.draft or c.data or not s.holds(c.grammar.document_words):
        return False
    first = s.tokens[0]
    if first.isalpha() and first not in _FIRST and first not in c.grammar.document_words and "'s" not in s.low[:ROOM]:
        return False
    labels = c.grammar.documents
    found = _heading(c.grammar).fullmatch(s.text)
    if (
        found is None
        or _COLUMNS.search(c.body, st.start, st.end)
        or traps.DRAFT.search(s.text)
        or traps.asks(s.text)
        or _FOR_COMMENTS.search(s.text)
    ):
        return False
    led = (
        st.line_end and s.text.rstrip().endswith(":") and re.search(r"\bmy\b|\bnew\b", found["which"], re.I) is not None
    )
    below = _text_below(c, st)
    if not led and not below and not _list_below(c, st, labels[" ".join(found["noun"].lower().split())]):
        return False
    noun = " ".join(found["noun"].lower().split())
    revised = _REVISED.search(found["which"] + " " + found["rest"]) is not None
    words = _document(labels.get(f"revised {noun}", ())) if revised else None
    words = words or (_document(labels[noun]) if not revised or not _REVISED.search(found["rest"]) else None)
    values: dict[str, Any] = {}
    if revised and words is not None and words.document is Document.PROPOSAL and _MINE.search(found["which"]):
        words, values = _revising_own(c, words, s, found)
    if found["number"]:
        words, values = (_revising(c), {"proposal": [found["number"]]}) if revised else (None, {})
    phrase = next(iter(c.grammar.book.by_words.get(words.action, ())), None) if words is not None else None
    if words is None or phrase is None:
        return False
    if found["name"] and (words.document is not Document.PROPOSAL or not below or not may_be_title(s, found["name"])):
        return False
    if found["name"]:
        values["title"] = found["name"].strip()
    named = next((one.name for one in words.params if one.slot is Slot.TITLE), None)
    if found["title"] and named is not None:
        values[named] = found["title"]
    titled = any(one.name == "title" for one in words.params) and "title" not in values
    if titled and below and (quoted := _TITLED.search(found["rest"])) is not None:
        values["title"] = quoted[1]
    elif titled and not below and (title := take_title(s, found.start("rest"))[0]):
        values["title"] = title
    values.update(coloured(c.vocabulary.colours, words, found["rest"]))
    begin, end = found.start("noun"), found.start("rest")
    hit = Hit(
        Match(phrase, values, begin, end),
        found.start("which"),
        end,
        adjuncts(c.grammar, s, "", "", c.setting),
        first_person=False,
    )
    return document_act(c, st, s, hit, words, len(s.text), labelled=not below)


_MINE = expression(r"\bmy\b", re.I)


def _revising_own(c: Context, words: Words, s: Scan, found: re.Match[str]) -> tuple[Words | None, dict[str, Any]]:
    """The action that gives a proposal of the author's another text, and which one that is."""
    if words.creates != "proposal":
        return words, {}
    title = found["title"] or take_title(s, found.start("rest"))[0]
    return _revising(c), {"proposal": [title or OWN]}


def _revising(c: Context) -> Words | None:
    """The action that gives a proposal another text."""
    return next(
        (
            one
            for one in c.book.words
            if one.document is Document.PROPOSAL and any(p.required and p.slot is Slot.PROPOSAL for p in one.params)
        ),
        None,
    )


def _document(found: tuple[Words, ...]) -> Words | None:
    """Of the actions with a label, the one that has a text of its own."""
    return next((one for one in found if one.document not in (None, Document.REST, Document.ITEMS)), None)


def _list_below(c: Context, st: Statement, found: tuple[Words, ...]) -> bool:
    """Whether the document is a list, and the next line an item of one."""
    words = _document(found)
    if words is None or words.document is not Document.LIST or not st.line_end or c.index + 1 >= len(c.statements):
        return False
    later = c.statements[c.index + 1]
    return CORRECTION.search(c.body, later.start, later.end) is not None


def _text_below(c: Context, st: Statement) -> bool:
    """Whether a text with marks around it, or an indented one, stands right below, perhaps under lines for its parts."""
    block = c.finder.next_block(st.end)
    if block is not None:
        lines = [line for line in c.body[st.end : block.start].split("\n") if line.strip()]
        if all(
            _PART_LINE.match(line) or _TOLD_OF.fullmatch(line) or ROW.fullmatch(line) or _TITLE_LINE.fullmatch(line)
            for line in lines
        ):
            return True
    rows = (
        c.body.startswith("\n\n", st.end) and c.body[st.start : st.end].endswith(":") and c.finder.row_follows(st.end)
    )
    return st.line_end and (rows or c.finder.indented_follows(st.end))
