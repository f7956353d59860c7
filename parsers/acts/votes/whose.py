"""Whose the votes are that stand under a head: "The Bank's votes:", "Hob votes as follows:", "My votes:".

The author's own are cast; those of an entity are cast in its name; those of somebody else, by a name that nobody knows
for an entity, are none of his: who keeps a table of them does not vote with it.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from dataclasses import replace

from engine.expressions import expression
from parsers.acts.context import Context, add_unclear, is_author, remember_entity
from parsers.acts.lists.votes_ahead import row_of_votes_below
from parsers.body.statements import Statement
from parsers.clauses.entities import known_entity
from parsers.firms import ENTITY
from parsers.scan import Scan

_NAME = r"(?P<{0}>(?!(?:My|Our|I)\b)(?:[Tt]he\s+)?[A-Z0-9](?:[\w&.-]|['’](?!s\b))*(?:\s+(?:of|and|the|&|[A-Z0-9](?:[\w&.-]|['’](?!s\b))*)){{0,5}}?)"
_VOTES = (
    r"(?:(?:own|current|official|revised|final|updated)\s+)?(?:votes?|ballots?|voting|choices?|picks|(?:vote\s+)?list)"
)
_ADVERBS = r"(?:(?:hereby|also|now|then|therefore|and|will|herewith)\s+)*"
_REST = r"(?:\s+(?:on|for|in|about|this|so|as|thus|are|is|the|follow)\b[^:]{0,40}|,\s+(?:as|which|that)\s[^:,]{2,60}(?=:))?\s*+:?\s*$"
_HEADS = tuple(
    expression(pattern)
    for pattern in (
        rf"\W*(?:(?:[Nn]ow|[Aa]nd|[Nn]ext|(?:[Tt]hese|[Hh]ere|[Tt]hose)\s+are)\s+)?{_NAME.format('name')}(?:['’]s?)\s+{_VOTES}(?:\s+\((?:via|by|through)\s+me\))?{_REST}",
        rf"\W*(?:[Tt]he\s+)?(?:[Oo]wn\s+)?(?:[Vv]otes?|[Bb]allots?|[Cc]hoices?|[Pp]icks)\s+(?:of|by|from|for|cast\s+by|cast\s+for)\s+{_NAME.format('name')}{_REST}",
        rf"\W*(?:(?:[Aa]nd|[Nn]ow)\s+)?{_NAME.format('name')}\s+{_ADVERBS}(?:votes|casts(?:\s+(?:its|the\s+following|these|his|her|eir|their)(?:\s+\w+)?\s+votes?)?|says|wants|picks|chooses|answers){_REST}",
        rf"\W*{_NAME.format('name')}\s+(?:ballot|votes?|voting\s+list)\s*+:?\s*$",
        rf"\W*{_NAME.format('name')}(?:\s*\(|,\s+|\s+-+\s+|\s+)(?:via|through|by)\s+me\)?\s*+:\s*$",
        rf"\W*(?:[Aa]s|[Ff]or)\s+{_NAME.format('name')}\s*+:\s*$",
        rf"\W*(?:[Hh]ere\s+)?I\s+{_ADVERBS}(?:cast|submit|enter|give|record)\s+{_NAME.format('name')}(?:['’]s?)\s+{_VOTES}{_REST}",
        rf"\W*I\s+{_ADVERBS}(?:cast|submit|enter|give|record)\s+(?:the\s+following|these|my|some)?\s*votes?\s+(?:for|on\s+behalf\s+of|in\s+the\s+name\s+of|as)\s+{_NAME.format('name')}{_REST}",
        rf"\W*I\s+{_ADVERBS}(?:have|make|let|cause)\s+{_NAME.format('name')}\s+(?:to\s+)?vote{_REST}",
    )
)
_POST = r"(?:(?:an?|the)\s+)?(?:\w+\s+)?(?:officer|treasurer|president|director|manager|agent|representative|chair\w*|secretary|ceo|boss|head)\s+of"
_FOR_HEAD = expression(
    rf"\W*(?:(?:[Aa]nd|[Nn]ow|[Nn]ext|[Tt]hen|[Aa]lso|[Ff]inally|[Ww]ith)\b[^:.;!?]{{0,40}}?,?\s+)?(?:(?:[Aa]cting\s+|[Ss]peaking\s+)?(?:[Ff]or|[Aa]s\s+{_POST}))\s+(?:the\s+)?{_NAME.format('name')}\s*+:\s*$"
)
_BY_HEAD = expression(
    rf"\W*(?:(?P<part>(?:section|part|chapter|hat|item|no\.?|list)\s+[\w.]{{1,5}})\s*[-–—:.,(]+\s*)?(?:(?:this|these|those|all|what\s+follows|the\s+(?:next|following|last|rest|first|second|third))(?:\s+(?:one|ones|lines?|deeds?|acts?|actions?|bit|part))?(?:['’]s|\s+(?:is|are|comes?|goes))?\s+)?"
    rf"(?:(?:all|both)\s+)?(?P<done>(?:done|performed|made|carried\s+out)\s+)?by\s+(?:the\s+)?(?:{_NAME.format('name')}|(?P<none>nobody|no\s+one|anyone\s+else|others))\)?\s*(?P<end>:?)\s*$",
    re.I,
)
"""Who does what stands below: "This one's by Fishco:", "SECTION 2 - done by Fishco"."""
_FOR_OR_AS = frozenset({"for", "as", "by"})
"""One of these is in either."""
_FOR_INLINE = expression(
    rf"\W*(?:[Aa]nd\s+)?(?:[Ff]or|(?P<post>[Aa]s\s+{_POST}))\s+{_NAME.format('name')}\s*(?P<mark>[:,])\s+(?P<rest>\S.*)$",
    re.S,
)
_VOTED = expression(r"(?P<choice>[A-Z]{3,})\s+(?:on\s+)?(?:proposals?\s+)?[#pP]?\d{2,6}\b")
_DEED_LINE = expression(
    r"\W*(?:I\s+[a-z]|m\s?\d|\d+\s?m\b|(?:votes?|gives?|pays?|transfers?|joins?|takes?|usurps?|submits?)\b)"
)
"""What its author does, or somebody for whom he does it, at the head of a line."""
_DEED_BESIDE = expression(r"\W*(?:m\s?\d|\d+\s?m\b|(?:I\s+)?(?:hereby\s+)?(?:votes?|gives?|pays?|transfers?)\b)")
_THINGS = expression(
    r"(?:the\s+)?(?:(?:my|all|some|other|proposals?|props?|motions?|elections?|referend\w+|refresh|ordinary|open|current|final|official|revised|new|old|n-?week|batch|this|these|those|everything|everyone|sub-?game|contract|voting|votes?|ballots?|today|now|here|for|against|abstain|sorry|hi|hello|greetings|vote|how|what|record|good|fun|once|reasons?|record|following|rest|game|nomic|chair\w*|both|first|second|third|last|next|number|no|socks?|macks?|mackerel|points?|money|cash|gift|payment|transfer|player|trick|beast|priest|title|name|state|status|news|quick|late|early|hasty|hurried|brief|short|lazy|more|few|two|three|four|five|six|several|tonight|tomorrow|yesterday|morning|evening|holiday|weekend|sunday|monday|tuesday|wednesday|thursday|friday|saturday|belated|overdue|remaining|missing|honest|sleepy|grumpy|cheerful|unanimous|mixed|easy|straight|simple|plain|real|actual|true|corrected|changed|updated|complete|partial|full|secret|public|early-bird|last-minute)\b|#?\d)",
    re.I,
)
"""No name: of what the votes are, or of no person."""
_AUTHOR = expression(r"\b(?:I|me|[Mm]y)\b")
_MINE = expression(
    rf"\W*(?:(?:and|now|here\s+are|these\s+are)\s+)*(?:my|our)\s+(?:\w+\s+){{0,2}}?{_VOTES}\b[^:]{{0,40}}:\s*$", re.I
)
_HEADLIKE = expression(r":\s*$|\b(?i:votes?|ballots?)\s*$")
_HEAD_ENDS = frozenset(":eEsStTſ")
"""The last letters of such a line."""


_OWN_PART = expression(
    r"\W*(?:(?P<name>[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,3})(?:,\s+|\s+as\s+(?:an?\s+)?|\s*\()(?:(?:plain|mere|ordinary|private|simple|humble)\s+)?(?:[Pp]layer|[Cc]itizen|[Pp]rivate\s+[Pp]erson)\)?"
    r"|(?:[Aa]nd\s+)?[Aa]s\s+(?:an?\s+)?(?:(?:plain|mere|ordinary|private|simple|humble)\s+)?(?:[Pp]layer|[Cc]itizen|[Pp]rivate\s+[Pp]erson)|[Mm]y\s+own\s+(?:acts|actions|business|moves|deeds|affairs))\s*[:.]?\s*"
)
"""Heads what its author does for himself: "Quoin, Player", "As a plain player:"."""


def own_part(c: Context, st: Statement) -> None:
    """Note where, behind what somebody publishes, the part of the mail begins in which he acts for himself."""
    if not (c.data or c.headed) or not (st.line_start and st.line_end):
        return
    part = _OWN_PART.fullmatch(c.body, st.start, st.end)
    if part is not None and (part["name"] is None or is_author(c, part["name"])):
        c.data = c.headed = False


def whose_votes(c: Context, st: Statement, s: Scan) -> bool:
    """Note whose the votes are under a line; whether the line is done with."""
    text = s.text
    if text.rstrip()[-1:] not in _HEAD_ENDS or not _HEADLIKE.search(text):
        return False
    if _MINE.match(text):
        if (c.setting.actor or c.setting.unreal) and row_of_votes_below(c):
            c.setting = replace(c.setting, actor=None, imperative=False, unreal=False)
        return False
    name = _headed(c, text, _HEADS)
    return bool(name) and row_of_votes_below(c) and _under(c, st, name, "whose votes these are")


def for_whom(c: Context, st: Statement, s: Scan) -> bool:
    """Note for whom the deeds are done that stand right under "For Fishco:", or behind it; whether that is all."""
    if not s.holds(_FOR_OR_AS):
        return False
    if st.line_end and "by" in s.vocab and (by := _BY_HEAD.fullmatch(s.text)) is not None:
        return _by_whom(c, st, by)
    if not st.line_start:
        return False
    beside = _FOR_INLINE.match(s.text)
    if beside is not None and _voted_or_done(c, beside) and (name := _headed(c, s.text, (_FOR_INLINE,))):
        if not beside["post"] and (known_entity(name, c.setting) is not None or ENTITY.search(name)):
            return False
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "for whom these are done")
        return True
    if not st.line_end or ":" not in s.text:
        return False
    below = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    if below is None or (below.new_paragraph and not below.mark):
        return False
    name = _headed(c, s.text, (_FOR_HEAD,))
    if not name:
        return False
    itself = _of_itself(c, below, name)
    if not itself and _DEED_LINE.match(c.body, below.start, below.end) is None and not _bare_deed(c, below):
        return False
    return _under(c, st, name, "for whom these are done", known=itself)


def _by_whom(c: Context, st: Statement, by: re.Match[str]) -> bool:
    """Note who does what stands under a line that only says that; whether it is one."""
    below = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    if below is None or not (by["end"] or (by["part"] and by["done"])) or not (below.mark or below.new_paragraph):
        return False
    if by["none"]:
        c.setting.unreal, c.fresh_lead = True, below.new_paragraph
        return True
    name = by["name"].strip(" .,")
    if is_author(c, name):
        c.setting = replace(c.setting, actor=None, imperative=True, unreal=False)
        c.fresh_lead = below.new_paragraph
        return True
    if _THINGS.match(name) or c.grammar.titles.match(name) or not name[0].isupper():
        return False
    itself = _of_itself(c, below, name)
    if not itself and known_entity(name, c.setting) is None and ENTITY.search(name) is None:
        return False
    return _under(c, st, name, "for whom these are done", known=itself)


def _bare_deed(c: Context, below: Statement) -> bool:
    """Whether a line begins with a verb that does something."""
    word = _FIRST_WORD.match(c.body, below.start, below.end)
    return word is not None and word[1].lower() in c.grammar.book.base


def _of_itself(c: Context, below: Statement, name: str) -> bool:
    """Whether a line tells what the entity itself does: "it gives m5 to Hob", by its name or as "it"."""
    text = c.body[below.start : below.end]
    said = _ITSELF.match(text)
    if said is None and text.lower().startswith(name.lower()):
        said = _FIRST_WORD.match(text, len(name))
    return said is not None and said[1].lower() in c.grammar.book.third


_FIRST_WORD = expression(r"\W*(?:(?:hereby|also|now|then)\s+)*([A-Za-z]+)\b")
_ITSELF = expression(r"\W*[Ii]t\s+(?:(?:hereby|also|now|then)\s+)*([a-z]+)\b")


_DOES = expression(rf"\W*{_NAME.format('name')}\s+{_ADVERBS}(?P<verb>[a-z]+s)(?:\s[^:.;!?]{{0,60}})?\s*+:\s*$")
"""Whose deed the lines below are."""
_GIFT_LINE = expression(
    r"\W*(?:m\s?\d|\d+\s?m\b|\d+\s+(?:macks?|mackerel|points?)|(?:\d+|an?|one|two|three|all)\s[^:]{2,40}?\sto\s+[A-Z])"
)


def who_does(c: Context, st: Statement, s: Scan) -> bool:
    """Note who gives what stands in the lines below: "Fishco Ltd pays:"; of others than entities it is a report."""
    if not (st.line_start and st.line_end and s.text.rstrip().endswith(":")):
        return False
    below = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    does = _DOES.match(s.text)
    if below is None or does is None or does["verb"] not in c.grammar.book.third:
        return False
    if _GIFT_LINE.match(c.body, below.start, below.end) is None:
        return False
    name = _headed(c, s.text, (_DOES,))
    return bool(name) and _under(c, st, name, "for whom these are done")


def _voted_or_done(c: Context, beside: re.Match[str]) -> bool:
    """Whether votes stand behind a name and a comma or colon, or a deed behind the colon."""
    vote = _VOTED.match(beside["rest"])
    if vote is not None and vote["choice"] in c.vocabulary.choices:
        return True
    return beside["mark"] == ":" and _DEED_BESIDE.match(beside["rest"]) is not None


def _headed(c: Context, text: str, heads: tuple[re.Pattern[str], ...]) -> str:
    """Who is named in a head, if it is somebody else; "" if nobody is."""
    name = next((found["name"] for head in heads if (found := head.match(text)) is not None), "").strip(" .,")
    if _AUTHOR.search(name) or _THINGS.match(name) or is_author(c, name) or c.grammar.titles.match(name):
        return ""
    return name


def _under(c: Context, st: Statement, name: str, doubt: str, known: bool = False) -> bool:
    """What stands below is an entity's, or that of somebody in whose name the author cannot act; `known`: an entity's."""
    below = c.statements[c.index + 1].new_paragraph
    entity = known_entity(name, c.setting) or (name if known or ENTITY.search(name) else None)
    if entity is not None:
        remember_entity(c, entity)
        c.setting = replace(c.setting, actor=entity, last_actor=entity, imperative=True, unreal=False)
        c.fresh_lead = below
        return True
    c.setting.unreal, c.fresh_lead = True, below
    add_unclear(c, st.start, st.end, doubt)
    return True
