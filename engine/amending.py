"""The English of amendments: one sentence -> the operations it orders, or nothing.

Works on frames (see `engine.quoting`): quoted passages are marks, so no quoted word is ever read as an order.
A sentence is read whole or not at all: words that no pattern explains leave it unread, because they may be
a condition. What the operations do to rules is in `engine.amendments`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import count

from engine.quoting import PASSAGE


class Do(StrEnum):
    """Kinds of operations."""

    REPLACE = "replace"
    DELETE = "delete"
    BEFORE = "before"
    AFTER = "after"
    APPEND = "append"
    PREPEND = "prepend"
    WHOLE = "whole"
    CREATE = "create"
    REPEAL = "repeal"
    TITLE = "title"
    POWER = "power"


@dataclass(frozen=True, slots=True)
class Order:
    """One operation as ordered; passages are frame marks ("" = none), `at` the words that name the rule."""

    do: Do
    at: str = ""
    old: str = ""
    new: str = ""
    which: str = ""
    """Which occurrence: "" (the only one), "all", or an ordinal."""
    paragraph: str = ""
    form: str = ""
    """How it stands there: paragraph, sentence, line ..."""
    number: str = ""
    title: str = ""
    power: str = ""


@dataclass(frozen=True, slots=True)
class Said:
    """What one sentence orders; `heading` means that it only names the rule of what follows."""

    orders: tuple[Order, ...]
    at: str = ""
    heading: bool = False
    goes_on: bool = False
    """It began with "then", "also": it speaks of the same rule as the sentence before."""


ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_ORD = "|".join((*ORDINALS, "last", "final", "only"))
_NUM = r"(?:4e ?)?\d+\b"
_P = PASSAGE
_TAIL = rf"(?:,? ?(?:\(? ?(?:(?:titled|entitled|called|named) )?{_P} ?\)?|\([^()]{{1,80}}\)))?"
_NUMBERED = rf"(?:(?:the )?(?:current )?(?:rule|r)(?:[ -]?(?:numbered|number|no\.?|#))? ?{_NUM}|4e\d+\b){_TAIL}"
_LIST = rf"(?:the )?rules {_NUM}(?:(?:, ?(?:and )?| and | & ){_NUM})+"
_BOTH = rf"{_NUMBERED}(?:(?:, ?(?:and )?| and ){_NUMBERED})+"
_TITLED = (
    rf"(?:the )?(?:current )?rule,? (?:(?:titled|entitled|called|named|known as|with (?:the )?(?:title|name)) )?{_P}"
    rf"|the {_P} rule"
)
_BACK = r"(?:the same|that|this|said|the) rule\b|it\b"
_REF = rf"(?:{_LIST}|{_BOTH}|{_NUMBERED}|{_TITLED}|{_BACK})"
_TEXT_OF = r"(?:the )?(?:(?:entire|full|whole|complete|current|existing) )*(?:text|body|contents?|wording)"
_NOUN = (
    r"(?:(?:the|this|these|a|an) )?(?:(?:following|new|additional|extra|single|exact|full) )*"
    r"(?:(?:text|words?|phrases?|sentences?|strings?|lines?|clauses?|numbers?|paragraphs?|passages?|bullet points?|bullets?"
    r"|list items?|items?|terms?|figures?|amounts?|values?|expressions?|letters?|characters?|definitions?|parts?)"
    r"(?: of text)? ?)?(?:(?:that|which) (?:reads?|says?) |reading |saying )?(?:as follows )?:? ?"
)
_WHICH = (
    rf"(?P<which>(?:(?:all|every|each|any|the (?:{_ORD})) (?:of )?(?:the )?"
    r"(?:(?:occurrences?|instances?|appearances?|uses?|mentions?) of )?)?)"
)
_FORM = r"paragraph|sentence|line|bullet point|bullet|item|section"
_EVERYWHERE = (
    r"(?P<everywhere>,? ?(?:everywhere|throughout|wherever (?:it|they) (?:occurs?|appears?))(?: (?:in|it)\b)?)?"
)
_POWER = r"\d+(?:\.\d+)?(?: ?/ ?\d+)?"
_IS = r"(?:is|are|shall be|should be|be) (?:hereby )?"
_LEAD = re.compile(
    r"(?:(?:and|then|also|next|now|finally|lastly|furthermore|moreover|additionally|in addition|besides|after that|hereby"
    r"|first(?:ly)?|second(?:ly)?|third(?:ly)?|please|upon (?:its |the )?passage(?: of this proposal)?"
    r"|(?:when|if) this proposal (?:passes|is passed))\b,? ?)+",
    re.IGNORECASE,
)
_GOES_ON = re.compile(
    r"(?:and|then|also|next|finally|lastly|furthermore|moreover|additionally|in addition|besides|after that)\b",
    re.IGNORECASE,
)
_numbers = count()


def _compile(template: str) -> re.Pattern[str]:
    """A pattern of the template language: LOC, REF, NOUN, WHICH, OLD, NEW ... stand for their patterns."""

    def loc(_: re.Match[str]) -> str:
        n = next(_numbers)
        return rf"(?:{_TEXT_OF} of )?(?:the (?P<par{n}>{_ORD}) paragraph of )?(?P<at{n}>{_REF})(?:['\u2019]s (?:text|body))?"

    def form(_: re.Match[str]) -> str:
        new = "(?:(?:new|separate|second|third|last|final|first) )*"
        return rf"(?:,? ?as (?:a|the) {new}(?P<form{next(_numbers)}>{_FORM}),?)?"

    text = re.sub(r"\bLOC\b", loc, re.sub("FORM", form, template))
    text = re.sub(r"\bREF\b", lambda _: rf"(?P<at{next(_numbers)}>{_REF})", text)
    for name, pattern in (
        ("EVERYWHERE", _EVERYWHERE),
        ("TEXT_OF", _TEXT_OF),
        ("<NOUN>", _NOUN),
        ("NOUN ", _NOUN),
        ("WHICH ", _WHICH),
        ("OLD", rf"(?P<old>{_P})"),
        ("NEW", rf"(?P<new>{_P})"),
        ("POWER", rf"(?P<power>{_POWER})"),
        ("IS ", _IS),
    ):
        text = text.replace(name, pattern)
    return re.compile(text, re.IGNORECASE)


_AT = r"(?: (?:in|within|from|of|throughout) LOC)?"
_CHANGE = r"(?:replac(?:e|ing)|chang(?:e|ing)|amend(?:ing)?|alter(?:ing)?)"
_INSERT = r"(?:insert(?:ing)?|add(?:ing)?|plac(?:e|ing)|put(?:ting)?)"
_ADD = r"(?:append(?:ing)?|add(?:ing)?|insert(?:ing)?|attach(?:ing)?|put(?:ting)?|plac(?:e|ing))"
_DELETE = r"(?:delet(?:e|ing)|remov(?:e|ing)|strik(?:e|ing)(?: out)?|omit(?:ting)?|eras(?:e|ing))"
_SIDE = r"(?:immediately |directly |right |just )?(?P<side>after|following|before|preceding)"
_END = r"the (?:very )?(?P<edge>end|bottom|beginning|start|top|front)(?: of (?:the text|LOC))?"
_TO_READ = (
    r"(?:to (?:now )?(?:read|say)|so (?:that )?it (?:reads|says)|to be)(?: as follows| in full| in its entirety)*"
)

PATTERNS: tuple[tuple[Do, re.Pattern[str]], ...] = tuple(
    (do, _compile(template))
    for do, template in (
        (Do.REPLACE, rf"{_CHANGE} WHICH NOUN OLD{_AT} (?:with|by|to(?: read| say)?|into) NOUN NEW{_AT}EVERYWHERE"),
        (Do.REPLACE, rf"substitut(?:e|ing) NOUN NEW for WHICH NOUN OLD{_AT}EVERYWHERE"),
        (
            Do.REPLACE,
            rf"WHICH NOUN OLD{_AT} IS (?:replaced|changed|amended) (?:with|by|to(?: read)?) NOUN NEW{_AT}EVERYWHERE",
        ),
        (Do.DELETE, rf"{_DELETE} WHICH NOUN OLD{_AT}EVERYWHERE"),
        (Do.DELETE, rf"WHICH NOUN OLD{_AT} IS (?:deleted|removed|struck(?: out)?|omitted)"),
        (Do.AFTER, rf"{_INSERT} NOUN NEW{_AT}FORM {_SIDE} WHICH NOUN OLD{_AT}FORM"),
        (Do.AFTER, rf"{_INSERT}(?: in LOC,?)? (?:<NOUN>)?{_SIDE} WHICH NOUN OLD{_AT}FORM,? ?NOUN NEW"),
        (Do.AFTER, rf"{_SIDE} WHICH NOUN OLD{_AT},? ?{_INSERT} NOUN NEW{_AT}FORM"),
        (Do.AFTER, rf"NOUN NEW{_AT} IS (?:inserted|added|placed) {_SIDE} WHICH NOUN OLD{_AT}FORM"),
        (Do.APPEND, rf"{_ADD} NOUN NEWFORM,? (?:to|at) {_END}FORM"),
        (Do.APPEND, rf"append(?:ing)? NOUN NEW(?: to LOC)?FORM"),
        (Do.APPEND, r"append(?:ing)? (?:<NOUN>)?to LOCFORM,? ?NOUN NEWFORM"),
        (Do.APPEND, r"append(?:ing)? <NOUN>FORM,? ?NOUN NEW"),
        (Do.APPEND, rf"{_ADD} (?:<NOUN>)?FORM ?(?:to|at) {_END}FORM,? ?NOUN NEWFORM"),
        (Do.APPEND, rf"(?:to|at) {_END},? ?{_ADD} NOUN NEWFORM"),
        (Do.APPEND, rf"NOUN NEW IS (?:appended to LOC|added (?:to|at) {_END})FORM"),
        (Do.PREPEND, rf"prepend(?:ing)? NOUN NEW(?: to LOC)?FORM"),
        (Do.PREPEND, r"prepend(?:ing)? (?:<NOUN>)?to LOC,? ?NOUN NEWFORM"),
        (
            Do.WHOLE,
            rf"(?:{_CHANGE}|rewrit(?:e|ing)|set(?:ting)?|revis(?:e|ing)) TEXT_OF of REF (?:with|by|as|to|{_TO_READ})(?: follows)? ?NOUN NEW",
        ),
        (
            Do.WHOLE,
            rf"(?:{_CHANGE}|rewrit(?:e|ing)|set(?:ting)?|revis(?:e|ing)) (?:its|TEXT_OF) (?:with|by|as|to|{_TO_READ})(?: follows)? ?NOUN NEW",
        ),
        (
            Do.WHOLE,
            rf"(?:amend(?:ing)?|chang(?:e|ing)|rewrit(?:e|ing)|revis(?:e|ing)) REF(?: in full| in its entirety| entirely)?,? {_TO_READ},? ?NOUN NEW",
        ),
        (
            Do.WHOLE,
            r"(?:rewrit(?:e|ing)|replac(?:e|ing)) REF(?: in full| in its entirety| entirely)? (?:as|with|by)(?: follows)?,? ?NOUN NEW",
        ),
        (Do.WHOLE, rf"REF IS (?:amended|changed|rewritten|revised) {_TO_READ},? ?NOUN NEW"),
        (Do.WHOLE, r"TEXT_OF of REF IS (?:replaced (?:with|by)|changed to|amended to read|set to) ?NOUN NEW"),
        (Do.WHOLE, r"REF (?:shall|should|will|now|shall now|will now) reads?(?: as follows)?,? ?NOUN NEW"),
        (Do.REPEAL, r"repeal(?:ing)? REF"),
        (Do.REPEAL, r"REF IS repealed"),
        (
            Do.TITLE,
            r"(?:retitl|renam)(?:e|ing) REF(?: from OLD)?(?: to| as)? (?:NEW|(?P<plain>[^\ue000\ue001.,;]{1,60}))",
        ),
        (
            Do.TITLE,
            r"(?:chang|amend|sett?|alter|replac)(?:e|ing)? the (?:title|name) of REF(?: from OLD)? (?:to|with|as)(?: be)? (?:NEW|(?P<plain>[^\ue000\ue001.,;]{1,60}))",
        ),
        (
            Do.TITLE,
            r"(?:chang|amend|sett?|alter)(?:e|ing)? REF['\u2019]s (?:title|name)(?: from OLD)? to (?:NEW|(?P<plain>[^\ue000\ue001.,;]{1,60}))",
        ),
        (Do.TITLE, r"(?:the (?:title|name) of )?REF IS (?:retitled|renamed|changed to|set to)(?: to| as)? NEW"),
        (Do.TITLE, r"giv(?:e|ing) REF the (?:title|name) NEW"),
        (
            Do.POWER,
            rf"(?:chang|amend|sett?|alter|rais|lower|increas|reduc|decreas)(?:e|ing)? the power of REF(?: from {_POWER})? to(?: be)? POWER",
        ),
        (
            Do.POWER,
            rf"(?:chang|amend|sett?|alter|rais|lower|increas|reduc|decreas)(?:e|ing)? REF['\u2019]s power(?: from {_POWER})? to(?: be)? POWER",
        ),
        (Do.POWER, r"the power of REF (?:IS (?:set|changed) to|becomes|is|shall be) POWER"),
        (Do.POWER, r"(?:giv(?:e|ing) REF|REF (?:has|gets|shall have)) (?:a )?power (?:of )?POWER"),
    )
)
_AGAIN = _compile(rf"WHICH NOUN OLD (?:with|by|to) NOUN NEW{_AT}")
"""A further pair after "replace A with B, and"."""
_PREFIX = _compile(
    r"(?:(?:in|within|throughout|for) LOC,? ?:? ?|(?:amend|modify|change|edit|revise) LOC by |LOC IS (?:amended|modified|changed) by )"
)
_HEADING = _compile(
    r"(?:(?:amend|modify|change|edit|revise|update) LOC|(?:make )?the following (?:changes?|amendments?)(?: are made)? (?:to|in) LOC"
    r"|make the following (?:changes?|amendments?) (?:to|in) LOC|LOC IS (?:amended|changed|modified)|(?:in|to|for) LOC|LOC)"
    r"(?: (?:as follows|in the following ways?|thus|by|by (?:making )?the following(?: changes)?))?,?"
)
_PLACE = r"(?:with|at|having|of) (?:a )?power (?:of |= ?)?POWER"
_CREATE = _compile(
    r"(?:(?:creat|enact|add|adopt|establish|introduc|mak)(?:e|ing)? (?:an? |one |the following )?(?:new )?rule"
    rf"|there (?:is|shall be) (?:hereby )?a new rule|a new rule IS (?:created|enacted|added|established))"
    rf"(?: (?:number |numbered )?(?P<number>{_NUM}))?"
    rf"(?:,? ?(?:with (?:the |a )?)?(?:titled|entitled|called|named|title|name)(?: of)? ?:? ?(?:(?P<title>{_P})"
    r"|(?P<plain>[^\ue000\ue001,.;:]{1,60}?)(?=,? (?:with|reading|that reads|which reads|and|having|containing|at)\b| ?\ue000)))?"
    rf"(?:,? ?(?:and )?(?:with (?:the )?)?number(?:ed)? (?P<second>{_NUM}))?"
    rf"(?:,? ?(?:and )?{_PLACE})?"
    r"(?P<lead>,? ?(?:and )?(?:(?:with|having|containing|consisting of) )?(?:the )?(?:following )?(?:text|body|contents?|wording)?"
    r"(?:,? ?(?:which|that) (?:reads|says|states))?(?: ?reading| ?to read| ?stating| ?saying)?(?: ?as follows)?)"
    r":? ?NEW"
)
_NEXT = re.compile(r"(?:,|;)? ?(?:and then|and also|and|then|as well as)? ?(?:also|finally|then)?,? ?", re.IGNORECASE)
_NUMBER_ONLY = re.compile(r"\d+$")


def read_sentence(sentence: str) -> Said | None:
    """What the sentence (a frame, one line, no bullet) orders; None when any of its words is unexplained."""
    body = " ".join(sentence.split())
    announces = body.endswith(":")
    body = body.rstrip(" .;:,!")
    goes_on = _GOES_ON.match(body) is not None
    lead = _LEAD.match(body)
    start = lead.end() if lead is not None else 0
    if announces:
        head = _HEADING.fullmatch(body, start)
        if head is not None:
            return Said((), _named(head, "at"), heading=True)
    orders = _orders(body, start) or (_orders(body, 0) if start else None)
    return None if orders is None else Said(orders, orders[-1].at, goes_on=goes_on)


def _orders(body: str, start: int) -> tuple[Order, ...] | None:
    made: list[Order] = []
    at = ""
    position = start
    while True:
        prefix = _PREFIX.match(body, position)
        place = ""
        if prefix is not None:
            at, place, position = _named(prefix, "at"), _named(prefix, "par"), prefix.end()
        found = _longest(body, position, again=bool(made) and made[-1].do is Do.REPLACE)
        if found is None:
            return None
        order, position = found
        if order.do not in (Do.CREATE, Do.REPEAL):
            order = replace(order, at=order.at or at, paragraph=order.paragraph or place)
        at = order.at or at
        made.append(order)
        if position >= len(body):
            return _look_ahead(made)
        step = _NEXT.match(body, position)
        if step is None or step.end() == position:
            return None
        position = step.end()


def _look_ahead(orders: list[Order]) -> tuple[Order, ...]:
    """ "Replace A with B and C with D in Rule 5": the rule named last is meant from the first."""
    for index in range(len(orders) - 2, -1, -1):
        one, after = orders[index], orders[index + 1]
        if not one.at and one.do is not Do.CREATE:
            orders[index] = replace(one, at=after.at, paragraph=one.paragraph or after.paragraph)
    return tuple(orders)


def _longest(body: str, position: int, *, again: bool) -> tuple[Order, int] | None:
    best: tuple[Order, int] | None = None
    patterns = [*PATTERNS, (Do.CREATE, _CREATE)]
    if again:
        patterns.append((Do.REPLACE, _AGAIN))
    for do, pattern in patterns:
        found = pattern.match(body, position)
        if found is not None and (best is None or found.end() > best[1]):
            best = (_order(do, found), found.end())
    return best


def _order(do: Do, found: re.Match[str]) -> Order:
    said = {name: value or "" for name, value in found.groupdict().items()}
    if said.get("side", "").lower() in ("before", "preceding"):
        do = Do.BEFORE
    if said.get("edge", "").lower() in ("beginning", "start", "top", "front"):
        do = Do.PREPEND
    title = said.get("title") or said.get("plain", "")
    order = Order(
        do,
        at=_named(found, "at"),
        old=said.get("old", ""),
        new=said.get("new", ""),
        which="all" if said.get("everywhere") else _which(said.get("which", "")),
        paragraph=_named(found, "par"),
        form=_named(found, "form").lower(),
        number=said.get("number") or said.get("second", ""),
        title=title.strip(),
        power=said.get("power", "").replace(" ", ""),
    )
    if do is Do.CREATE and not (said.get("lead", "").strip() or order.title or order.number):
        order = replace(order, form="bare")
    return order


def _which(said: str) -> str:
    words = said.lower().split()
    for word in words:
        if word in ORDINALS or word in ("last", "final"):
            return "last" if word == "final" else word
    return "all" if words and words[0] in ("all", "every", "each", "any") else ""


def _named(found: re.Match[str], prefix: str) -> str:
    """The value of the group of that family that took part in the match."""
    values = [
        value for name, value in found.groupdict().items() if name.startswith(prefix) and name[len(prefix) :].isdigit()
    ]
    return next((value.strip() for value in values if value), "")
