"""Whether a text given in an order is all of it the new text: what else may have been taken in with it.

A text without delimiters may have swallowed a remark, a signature, or the next order; one that is told only by its
indentation may hold a remark of the author; and any text may be written with marks that show what changes. Each
check gives the reason of a doubt, or "".
"""

from __future__ import annotations

import re
from itertools import pairwise

from engine.amendments.talk import commands, starts_order
from engine.amendments.text import labels_comment, sentence_end
from engine.amendments.tone import commentary, first_person, ruly
from engine.amendments.units import HEADINGS
from engine.amendments.words import rx
from engine.expressions import expression

SHOWS_CHANGES = "whether marks in the new text show what changes is not certain"
NOT_MARKED = "where the new text ends is not marked"
_COMES_ABOUT = rx(
    r"(?:all|each|every|everybody|everyone|the|[\w.]+['\u2019]s?)\b[^.;:]{0,80}?"
    r"\b(?:gains?|loses?|receives?|gets?|becomes?|(?:is|are)(?: hereby)? (?:set|reset|awarded|destroyed|given|granted"
    r"|moved|removed))\b[^.;:]*[.!]?$"
    r"|(?-i:[A-Z][a-z]\w*) (?:gains|loses|receives|gets|becomes|scores|pays|wins) [^.;:]*[.!]?$"
)
"""A paragraph of one sentence about what players gain, or what is set."""
_DECLARES = rx(r"(?:(?:[^;:]{1,60} )?(?:is|are|be) )?hereby\b|for each existing\b")
"""A sentence that does what it says."""
_TRIGGER = rx(
    r"\b(?:when|whenever|if|unless|until|upon|after|before|while|during|once|at|per|by|may|can|must|shall|should|will"
    r"|who|whose|that|which|where|each (?:time|week|day|turn|month)|for each|every (?:time|week|day|turn|month)|daily"
    r"|weekly)\b"
)
"""When, or for whom: as a rule says it."""
BREAKS_OFF = "the new text seems to break off before its end"
_OF_PROPOSAL = rx(
    r"\bthis proposal\b|\b(?:if|unless|when) this (?:fails|passes|is (?:adopted|enacted|rejected))\b"
    r"|\bupon (?:the )?(?:passage|adoption)\b|\bvotes? (?:for|in favou?r of) this\b"
    r"|\b(?:none|all|any|each|most) of (?:the above|these (?:changes|amendments))\b"
    r"|(?:^|\n)[ \n]*this (?:(?:shall|will) )?takes? effect\b"
    r"|\bthe above (?:changes?|amendments?|text|orders?)\b|\bevcs?\b|\b(?:counted|voting) (?:votes?|comments?)\b"
)
"""Words about the proposal, which the text of a rule has not."""
_ASIDE = rx(
    r"[.!?] (?:this (?:is|would|will|should|makes?|means|fix|lets|gives|allows)|currently|because|so that|rationale"
    r"|reason|note|hopefully)\b"
    r"|(?:[.!?;,]| [-\u2013\u2014]+) as (?:agreed|discussed|promised|suggested|requested|announced|threatened|usual)\b"
)
"""A remark behind a text that has no delimiters."""
_LOOKS_BACK = rx(r"(?:with|without|by|thanks to) (?:this|it)\b(?! [a-z])|please\b")
"""How a paragraph begins that speaks of the one above it, or of the proposal."""
_ORDER_BELOW = expression(
    r"\n[ \t]*\n[ \t]*(?:\(?\w{1,3}[.)][ \t]+)?"
    r"(?:Repeal|Amm?end|Change|Modify|Alter|Enact|Create|Retitle|Renumber|In|Transmute) "
    r"(?:the |a |new |an )*(?:[Rr]ules?\b|R\d)"
)
"""A paragraph of a text that reads like an order to be carried out."""
_REMARK = expression(r"\n[ \t]*\n[ \t]*\[(?!\[)[^\]]{3,}\]\.?[ \t]*\n[ \t]*\n")
"""A paragraph of a text that is nothing but a remark."""
_EDITED = expression(
    r"~~[^~\n]+~~|</?(?:s|del|strike|ins|u)>|\[[^\]\n]*(?:->|=>|\u2192)[^\]\n]*\]|\[-.+?-\]|\{\+.+?\+\}|--\[[^\]]+\]--",
    re.IGNORECASE,
)
"""Marks that show what was struck out and put in."""
_QUOTED_LINE = expression(r"\s*>(?:\s|$)")
"""A line with the mark of a quotation."""
_OPENED = expression(r"\s*`?(?:[\[<](?:start|begin|quote|code|blockquote|pre)\b|\{(?!\|))", re.IGNORECASE)
_BRACKETED = expression(r"[.!?][\"'\u201d\u2019]*\s+\([^()]*\)\.?\s*$")
"""Words in brackets behind the last stop."""
_STOPPED = expression(r"[.!?:;)\]}>\"'\u201d\u2019*_|\u2026\u2014-]$")
_STOPPED_WORDS = expression(r"(?:[.!?:;][)\]}>\"'\u201d\u2019*_]*|[)\]}>\"\u201d*_|\u2026\u2014-])$")
"""The end of words that were whole sentences: an apostrophe alone may end a name."""
_STOPPED_LINE = expression(r"[.!?][\"'\u201d\u2019)]*$")
_LAST_LINE = rx(
    r"(?:[-\u2013\u2014~]+ ?[A-Z]\w*(?: [A-Z]\w*)?|\(.*\)|that['\u2019]?s? (?:is )?(?:all|it)"
    r"|end(?: of (?:the )?(?:proposal|text|rule))?"
    r"|effective\b.*|thanks?\b.*|(?:this|it) (?:closes|fixes|makes|adds|removes|allows|prevents|clarifies"
    r"|simplifies)\b.*"
    r"|[^.]{1,40}!)[.!]?"
)
"""A last line, on its own, that is no part of the text above it."""
_FEW = 2
"""So many words need no stop."""
_LABEL = rx(r"\s*[a-z][a-z ]{0,20}:")
_MAIL_LINE = 60
"""A line shorter than this was not broken by a mail."""
_REMARK_WORDS = 12
"""More words than these are no short sentence."""
_ITEM = expression(r"\s*(?:[-*\u2022+#=]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{2,5})[.)])")
_TABLE = expression(r"\s*[|!]")
_GAP = expression(r"\n[ \t]*\n")


def edited(text: str) -> str:
    """Why a text that shows its own changes by marks is in doubt, or one that was opened by a mark and not closed."""
    if _OPENED.match(text):
        return "a mark before the new text does not close"
    return SHOWS_CHANGES if _EDITED.search(text) else ""


_PROPOSAL_HEAD = rx(r"(?:a |the )?(?:rule )?proposal(?: (?:to (?:amm?end|repeal|enact|create|change)\b|\d+\b)|[.:] )")
_TITLE_LIKE = expression(r"[A-Z\d][^\n!?:;]{0,58}[\w\])\"'\u201d\u2019]")


def entitles(last: str, first: str, *, below: bool) -> bool:
    """Whether the last paragraph of a text is a heading, and so that of what comes next; `below`: an order does."""
    heading = HEADINGS.fullmatch(last.strip())
    if (heading is not None and (heading["marks"] or heading["bold"])) or _PROPOSAL_HEAD.match(last):
        return True
    title = _TITLE_LIKE.fullmatch(last.strip()) is not None
    return below and title and _STOPPED_LINE.search(first.rstrip()) is not None


def half_quoted(text: str) -> str:
    """Why a text is in doubt of whose lines only some have the mark of a quotation."""
    quoted = [_QUOTED_LINE.match(line) is not None for line in text.split("\n") if line.strip()]
    return "whether the mark > belongs to the new text is not certain" if any(quoted) and not all(quoted) else ""


_LEAD_LEFT = rx(
    r"\s*(?:with |to |by |and |into )?(?:(?:to )?(?:reads?|reading)(?: as follows| in full)?|as follows|the following"
    r"|(?:(?:the|this|these) )?(?:(?:new|following) )*(?:text|words?|phrase|sentences?|paragraphs?|wording)"
    r"(?: below)?)\s*(?::?\s*(?:\ue000[^\ue001]*\ue001|[\"\u201c][^\"\u201d]*[\"\u201d])[.\s]*$|:?\s*\n[ \t]*\n|:\s*\n)"
)
"""The rest of an order that leads in to its text, swallowed by it."""
_OPEN_QUOTE = expression(r"\s*['\u2018`\u00ab](?!(?:tis|twas|til|em|n|cause)\b)", re.IGNORECASE)
"""A quotation mark whose other half is not where the paragraph ends."""


def in_block(text: str, *, loose: bool = False) -> str:
    """Why it is in doubt whether all of an indented text is new text; `loose`: nothing but the margin marks it."""
    if loose and acts_below(text):
        return NOT_MARKED
    if _ORDER_BELOW.search(text) is not None:
        return "whether an order in the indented lines belongs to the new text is not certain"
    last = _GAP.split(text.strip())[1:]
    if _REMARK.search(text) is not None or any(_remark(one.strip()) for one in last):
        return "whether a remark in the indented lines belongs to the new text is not certain"
    return ""


def breaks_off(text: str, old: str = "") -> bool:
    """Whether a text with which a proposal ends seems to be cut short: it has no stop, unlike what it replaces."""
    lines = text.rstrip().split("\n")
    if _STOPPED.search(lines[-1]) or _ITEM.match(lines[-1]) or _TABLE.match(lines[-1]):
        return False
    return bool(_STOPPED_WORDS.search(old.rstrip())) if old.strip() else len(text.split()) > _FEW


def unmarked(said: str, paras: list[str]) -> str:
    """Why it is in doubt whether the paragraphs are the text, all of them: they speak of the proposal, or order."""
    if first_person(said) or _OF_PROPOSAL.search(said) is not None or _ASIDE.search(said) is not None:
        return NOT_MARKED
    if any(_orders(one) for one in paras) or any(_once(one) or _LOOKS_BACK.match(one) for one in paras[1:]):
        return NOT_MARKED
    lines = [line.strip() for one in paras for line in one.split("\n") if line.strip()]
    whole = _anew(lines)
    if any(_once(b) or _orders_line(b) for _, b in whole):
        return NOT_MARKED
    if whole and whole[-1][1] is lines[-1] and _LAST_LINE.fullmatch(lines[-1]):
        return NOT_MARKED
    return ""


def heads_next(line: str, above: str) -> bool:
    """Whether a labelled line without a stop, below a sentence that has one, may be the heading of what comes next."""
    return "\n" not in line and not _STOPPED_WORDS.search(line.rstrip("]")) and bool(_STOPPED_LINE.search(above))


def beside(rest: str) -> str:
    """Why it is in doubt whether all that follows a colon on its own line is the text."""
    if first_person(rest) or _ASIDE.search(rest) is not None or _later(rest) or acts_below(rest) or leads_left(rest):
        return NOT_MARKED
    if _BRACKETED.search(rest) is not None:
        return "whether the words in brackets belong to the new text is not certain"
    return ""


def _anew(lines: list[str]) -> list[tuple[str, str]]:
    """The lines that begin a sentence where the line before has ended one, each behind that line."""
    return [(a, b) for a, b in pairwise(lines) if _STOPPED_LINE.search(a) and not b[:1].islower()]


def acts_below(text: str) -> bool:
    """Whether some line of a text, on which a sentence begins, says what comes about in the game."""
    return any(_once(b) for _, b in _anew([line.strip() for line in text.split("\n") if line.strip()]))


def added_below(lines: list[str], *, flowing: bool) -> bool:
    """Whether the last line is a short sentence that was not put on the line before, where it had room.

    `flowing`: the lines are those of one paragraph with the order, which a mail may have broken at any width.
    """
    shown = [line.rstrip() for line in lines if line.strip()]
    whole = _anew([line.strip() for line in shown[-2:]])
    if not whole or any(one.match(shown[-1]) for one in (_ITEM, _TABLE, _LABEL)):
        return False
    width = max(map(len, shown))
    broken = [len(a) + 1 + len(b.split()[0]) <= width for a, b in pairwise(shown)]
    if not flowing or any(broken):
        width = max(width, _MAIL_LINE)
    room = len(shown[-2]) + 1 + len(shown[-1].split()[0]) <= width
    return room and len(shown[-1].split()) <= _REMARK_WORDS


def _remark(para: str) -> bool:
    """Whether a paragraph is a remark: it says so, or stands in brackets and talks."""
    bracketed = para[:1] == "(" and para.rstrip(".")[-1:] == ")"
    return labels_comment(para) or (bracketed and (commentary(para) or not ruly(para)))


def _orders(para: str) -> bool:
    """Whether some sentence of a paragraph is an order, as few rules give one."""
    return commands(para) or _later(para) or _DEED.fullmatch(" ".join(para.split())) is not None


_DEED = rx(
    r"(?:[a-z]+ (?:the )?rules? \d[\w.]*(?:(?:,|,? and) \d[\w.]*)*"
    r"|rules? \d[\w.]*(?:(?:,|,? and) \d[\w.]*)* (?:is|are) (?:now |hereby )?\w+)[.!]?"
)
"""What is done to a rule, in so many words."""


def leads_left(first: str) -> bool:
    """Whether the first paragraph of a text is the rest of its order, or opens a quotation that it does not close."""
    return _LEAD_LEFT.match(f"{first}\n\n") is not None or _OPEN_QUOTE.match(first) is not None


def _orders_line(line: str) -> bool:
    """Whether a line that begins a sentence gives an order, or declares something done."""
    return commands(line) or starts_order(line) or declares(line)


def declares(line: str) -> bool:
    """Whether a line begins with a sentence that does what it says, as a rule does not."""
    return _DECLARES.match(line) is not None


def _once(para: str) -> bool:
    """Whether a paragraph says what comes about without saying when, as an order about the game does."""
    words = " ".join(para.split())
    return _COMES_ABOUT.match(words) is not None and _TRIGGER.search(words) is None


def _later(text: str) -> bool:
    """Whether a sentence behind the first is an order."""
    at = sentence_end(text, 0)
    while at < len(text.rstrip()):
        end = sentence_end(text, at)
        sentence = text[at:end].strip()
        if commands(sentence) or starts_order(sentence):
            return True
        at = max(end, at + 1)
    return False
