"""The patterns of the English of amendments, in a small template language over frames (see `engine.quoting`).

Capitals stand for parts: OLD and NEW are passages, LOC and REF name rules, NOUN is "the following words", WHICH
"every occurrence of"; V:... is a verb in its plain form or its -ing form. Every part that a template uses
twice gets numbered groups, so a pattern may name its rule in front or behind.
"""

from __future__ import annotations

import re
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


ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_ORD = "|".join((*ORDINALS, "last", "final", "only"))
_P = PASSAGE
_NUM = r"(?:4e ?)?\d+\b"
_CALLED = r"(?:titled|entitled|called|named)"

# -- how a rule is named ----------------------------------------------------------------------------

_TAIL = rf"(?:,? ?(?:\(? ?(?:{_CALLED} )?{_P} ?\)?|\([^()]{{1,80}}\)))?"
_NUMBERED = rf"(?:(?:the )?(?:current )?(?:rule|r)(?:[ -]?(?:numbered|number|no\.?|#))? ?{_NUM}|4e\d+\b){_TAIL}"
_LIST = rf"(?:the )?rules {_NUM}(?:(?:, ?(?:and )?| and | & ){_NUM})+"
_BOTH = rf"{_NUMBERED}(?:(?:, ?(?:and )?| and ){_NUMBERED})+"
_TITLED = rf"(?:the )?(?:current )?rule,? (?:(?:{_CALLED}|known as|with (?:the )?(?:title|name)) )?{_P}|the {_P} rule"
_BACK = r"(?:the same|that|this|said|the) rule\b|it\b"
_REF = rf"(?:{_LIST}|{_BOTH}|{_NUMBERED}|{_TITLED}|{_BACK})"

# -- parts of sentences -----------------------------------------------------------------------------

_TEXT_OF = r"(?:the )?(?:(?:entire|full|whole|complete|current|existing) )*(?:text|body|contents?|wording)"
_NOUN = (
    r"(?:(?:the|this|these|a|an) )?(?:(?:following|new|additional|extra|single|exact|full) )*"
    r"(?:(?:text|words?|phrases?|sentences?|strings?|lines?|clauses?|numbers?|paragraphs?|passages?|bullet points?"
    r"|bullets?|list items?|items?|terms?|figures?|amounts?|values?|expressions?|letters?|characters?|definitions?"
    r"|parts?)(?: of text)? ?)?(?:(?:that|which) (?:reads?|says?) |reading |saying )?(?:as follows )?:? ?"
)
_WHICH = (
    rf"(?P<which>(?:(?:all|every|each|any|the (?:{_ORD})) (?:of )?(?:the )?"
    r"(?:(?:occurrences?|instances?|appearances?|uses?|mentions?) of )?)?)"
)
_EVERYWHERE = (
    r"(?P<everywhere>,? ?(?:everywhere|throughout|wherever (?:it|they) (?:occurs?|appears?))(?: (?:in|it)\b)?)?"
)
_POWER = r"\d+(?:\.\d+)?(?: ?/ ?\d+)?"
_TO_READ = (
    r"(?:to (?:now )?(?:read|say)|so (?:that )?it (?:reads|says)|to be)(?: as follows| in full| in its entirety)*"
)
_PLAIN = r"(?P<plain>(?-i:[A-Z][\w'\u2019-]*(?: (?:(?:of|the|in|for|to|a|on|&) )*[A-Z0-9][\w'\u2019-]*)*))"
"""A title without quotes: capital words, so that it ends where the sentence goes on."""
_PARTS: tuple[tuple[str, str], ...] = (
    ("EVERYWHERE", _EVERYWHERE),
    ("TO_READ", _TO_READ),
    ("TEXT_OF", _TEXT_OF),
    ("AS_A_WHOLE", r"(?: in full| in its entirety| entirely)?"),
    ("PASSED", r"(?:is|are|shall be|should be|be) (?:hereby )?"),
    ("<NOUN>", f"(?:{_NOUN})?"),
    ("NOUN ", _NOUN),
    ("WHICH ", _WHICH),
    ("TITLE", rf"(?:(?P<new>{_P})|{_PLAIN})"),
    ("OLD", rf"(?P<old>{_P})"),
    ("NEW", rf"(?P<new>{_P})"),
    ("POWER", rf"(?P<power>{_POWER})"),
)
_VERBS = {
    "change": "replac(?:e|ing)|chang(?:e|ing)|amend(?:ing)?|alter(?:ing)?",
    "rewrite": "rewrit(?:e|ing)|set(?:ting)?|revis(?:e|ing)|replac(?:e|ing)|chang(?:e|ing)|amend(?:ing)?|alter(?:ing)?",
    "replace": "rewrit(?:e|ing)|replac(?:e|ing)",
    "substitute": "substitut(?:e|ing)",
    "insert": "insert(?:ing)?|add(?:ing)?|plac(?:e|ing)|put(?:ting)?",
    "add": "append(?:ing)?|add(?:ing)?|insert(?:ing)?|attach(?:ing)?|put(?:ting)?|plac(?:e|ing)",
    "append": "append(?:ing)?",
    "prepend": "prepend(?:ing)?",
    "delete": "delet(?:e|ing)|remov(?:e|ing)|strik(?:e|ing)(?: out)?|omit(?:ting)?|eras(?:e|ing)",
    "repeal": "repeal(?:ing)?",
    "retitle": "retitl(?:e|ing)|renam(?:e|ing)",
    "set": "set(?:ting)?|chang(?:e|ing)|amend(?:ing)?|alter(?:ing)?|rais(?:e|ing)|lower(?:ing)?|increas(?:e|ing)"
    "|reduc(?:e|ing)|decreas(?:e|ing)|replac(?:e|ing)",
    "give": "giv(?:e|ing)",
    "create": "creat(?:e|ing)|enact(?:ing)?|add(?:ing)?|adopt(?:ing)?|establish(?:ing)?|introduc(?:e|ing)|mak(?:e|ing)",
    "amend": "amend|modify|change|edit|revise|update",
}
_numbers = count()


def _compile(template: str) -> re.Pattern[str]:
    """The pattern of a template."""

    def place(_: re.Match[str]) -> str:
        n = next(_numbers)
        where = rf"(?:{_TEXT_OF} of )?(?:the (?P<par{n}>{_ORD}) paragraph of )?"
        return rf"{where}(?P<at{n}>{_REF})(?:['\u2019]s (?:text|body))?"

    def form(_: re.Match[str]) -> str:
        kinds = "paragraph|sentence|line|bullet point|bullet|item|section"
        new = "(?:(?:new|separate|second|third|last|final|first) )*"
        return rf"(?:,? ?as (?:a|the) {new}(?P<form{next(_numbers)}>{kinds}),?)?"

    text = re.sub(r"V:(\w+)", lambda found: f"(?:{_VERBS[found[1]]})", template)
    text = text.replace("SIDE", r"(?:immediately |directly |right |just )?(?P<side>after|following|before|preceding)")
    text = text.replace(
        "EDGE", r"(?:to|at) the (?:very )?(?P<edge>end|bottom|beginning|start|top|front)(?: of (?:the text|LOC))?"
    )
    text = re.sub("IN_LOC", r"(?: (?:in|within|from|of|throughout) LOC)?", text)
    text = re.sub("LOC", place, re.sub("FORM", form, text))
    text = re.sub("REF", lambda _: rf"(?P<at{next(_numbers)}>{_REF})", text)
    for name, pattern in _PARTS:
        text = text.replace(name, pattern)
    return re.compile(text, re.IGNORECASE)


_TEMPLATES: tuple[tuple[Do, str], ...] = (
    (Do.REPLACE, r"V:change WHICH NOUN OLDIN_LOC (?:with|by|to(?: read| say)?|into) NOUN NEWIN_LOCEVERYWHERE"),
    (Do.REPLACE, r"V:substitute NOUN NEW for WHICH NOUN OLDIN_LOCEVERYWHERE"),
    (
        Do.REPLACE,
        r"WHICH NOUN OLDIN_LOC PASSED(?:replaced|changed|amended) (?:with|by|to(?: read)?) NOUN NEWIN_LOCEVERYWHERE",
    ),
    (Do.DELETE, r"V:delete WHICH NOUN OLDIN_LOCEVERYWHERE"),
    (Do.DELETE, r"WHICH NOUN OLDIN_LOC PASSED(?:deleted|removed|struck(?: out)?|omitted)"),
    (Do.AFTER, r"V:insert NOUN NEWIN_LOCFORM SIDE WHICH NOUN OLDIN_LOCFORM"),
    (Do.AFTER, r"V:insert(?: in LOC,?)? <NOUN>SIDE WHICH NOUN OLDIN_LOCFORM,? ?NOUN NEW"),
    (Do.AFTER, r"SIDE WHICH NOUN OLDIN_LOC,? ?V:insert NOUN NEWIN_LOCFORM"),
    (Do.AFTER, r"NOUN NEWIN_LOC PASSED(?:inserted|added|placed) SIDE WHICH NOUN OLDIN_LOCFORM"),
    (Do.APPEND, r"V:add NOUN NEWFORM,? EDGEFORM"),
    (Do.APPEND, r"V:append NOUN NEW(?: to LOC)?FORM"),
    (Do.APPEND, r"V:append <NOUN>to LOCFORM,? ?NOUN NEWFORM"),
    (Do.APPEND, r"V:append <NOUN>FORM,? ?NOUN NEW"),
    (Do.APPEND, r"V:add <NOUN>FORM ?EDGEFORM,? ?NOUN NEWFORM"),
    (Do.APPEND, r"EDGE,? ?V:add NOUN NEWFORM"),
    (Do.APPEND, r"NOUN NEW PASSED(?:appended to LOC|added EDGE)FORM"),
    (Do.PREPEND, r"V:prepend NOUN NEW(?: to LOC)?FORM"),
    (Do.PREPEND, r"V:prepend <NOUN>to LOC,? ?NOUN NEWFORM"),
    (Do.WHOLE, r"V:rewrite (?:its|TEXT_OF)(?: of REF)? (?:with|by|as|to|TO_READ)(?: follows)? ?NOUN NEW"),
    (Do.WHOLE, r"V:rewrite REFAS_A_WHOLE,? TO_READ,? ?NOUN NEW"),
    (Do.WHOLE, r"V:replace REFAS_A_WHOLE (?:as|with|by)(?: follows)?,? ?NOUN NEW"),
    (Do.WHOLE, r"REF PASSED(?:amended|changed|rewritten|revised) TO_READ,? ?NOUN NEW"),
    (Do.WHOLE, r"TEXT_OF of REF PASSED(?:replaced (?:with|by)|changed to|amended to read|set to) ?NOUN NEW"),
    (Do.WHOLE, r"REF (?:shall|should|will|now|shall now|will now) reads?(?: as follows)?,? ?NOUN NEW"),
    (Do.REPEAL, r"V:repeal REF"),
    (Do.REPEAL, r"REF PASSEDrepealed"),
    (Do.TITLE, r"V:retitle REF(?: from OLD)?(?: to| as)? TITLE"),
    (Do.TITLE, r"V:set the (?:title|name) of REF(?: from OLD)? (?:to|with|as)(?: be)? TITLE"),
    (Do.TITLE, r"V:set REF['\u2019]s (?:title|name)(?: from OLD)? to TITLE"),
    (Do.TITLE, r"(?:the (?:title|name) of )?REF PASSED(?:retitled|renamed|changed to|set to)(?: to| as)? NEW"),
    (Do.TITLE, r"V:give REF the (?:title|name) NEW"),
    (Do.POWER, rf"V:set the power of REF(?: from {_POWER})? to(?: be)? POWER"),
    (Do.POWER, rf"V:set REF['\u2019]s power(?: from {_POWER})? to(?: be)? POWER"),
    (Do.POWER, r"the power of REF (?:PASSED(?:set|changed) to|becomes|is|shall be) POWER"),
    (Do.POWER, r"(?:V:give REF|REF (?:has|gets|shall have)) (?:a )?power (?:of )?POWER"),
)
_NEW_RULE = (
    r"(?:V:create (?:an? |one |the following )?(?:new )?rule"
    r"|there (?:is|shall be) (?:hereby )?a new rule|a new rule PASSED(?:created|enacted|added|established))"
    rf"(?: (?:number |numbered )?(?P<number>{_NUM}))?"
    rf"(?:,? ?(?:with (?:the |a )?)?(?:{_CALLED}|title|name)(?: of)? ?:? ?(?:(?P<title>{_P})"
    r"|(?P<plain>[^\ue000\ue001,.;:]{1,60}?)"
    r"(?=,? (?:with|reading|that reads|which reads|and|having|containing|at)\b| ?\ue000)))?"
    rf"(?:,? ?(?:and )?(?:with (?:the )?)?number(?:ed)? (?P<second>{_NUM}))?"
    r"(?:,? ?(?:and )?(?:with|at|having|of) (?:a )?power (?:of |= ?)?POWER)?"
    r"(?P<lead>,? ?(?:and )?(?:(?:with|having|containing|consisting of) )?(?:the )?(?:following )?"
    r"(?:text|body|contents?|wording)?(?:,? ?(?:which|that) (?:reads|says|states))?"
    r"(?: ?reading| ?to read| ?stating| ?saying)?(?: ?as follows)?):? ?NEW"
)

PATTERNS = (*((do, _compile(template)) for do, template in _TEMPLATES), (Do.CREATE, _compile(_NEW_RULE)))
"""Operations; at a place in a sentence the longest match counts."""
AGAIN = _compile(r"WHICH NOUN OLD (?:with|by|to) NOUN NEWIN_LOC")
"""A further pair after "replace A with B, and"."""
PREFIX = _compile(
    r"(?:(?:in|within|throughout|for) LOC,? ?:? ?|V:amend LOC by |LOC PASSED(?:amended|modified|changed) by )"
)
HEADING = _compile(
    r"(?:V:amend LOC|(?:make )?the following (?:changes?|amendments?)(?: are made)? (?:to|in) LOC"
    r"|LOC PASSED(?:amended|changed|modified)|(?:in|to|for) LOC|LOC)"
    r"(?: (?:as follows|in the following ways?|thus|by|by (?:making )?the following(?: changes)?))?,?"
)
_ON = "and|then|also|next|finally|lastly|furthermore|moreover|additionally|in addition|besides|after that"
LEAD = re.compile(
    rf"(?:(?:{_ON}|now|hereby|first(?:ly)?|second(?:ly)?|third(?:ly)?|please"
    r"|upon (?:its |the )?passage(?: of this proposal)?|(?:when|if) this proposal (?:passes|is passed))\b,? ?)+",
    re.IGNORECASE,
)
"""Words before an order that change nothing."""
GOES_ON = re.compile(rf"(?:{_ON})\b", re.IGNORECASE)
NEXT = re.compile(r"(?:,|;)? ?(?:and then|and also|and|then|as well as)? ?(?:also|finally|then)?,? ?", re.IGNORECASE)
"""Between two orders of one sentence."""
