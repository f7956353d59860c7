"""The vocabulary of amendments: verbs, nouns, ordinals and units, as regular expressions over frames.

A space in a pattern stands for a space or the line break of a mail. The grammar that uses the words is in
`engine.amendments.sentences` and `engine.amendments.places`.
"""

from __future__ import annotations

import re
from enum import StrEnum

from engine.expressions import expression
from engine.passages import PASSAGE


class Do(StrEnum):
    """Kinds of operations."""

    REPLACE = "replace"
    DELETE = "delete"
    BEFORE = "before"
    AFTER = "after"
    BETWEEN = "between"
    APPEND = "append"
    PREPEND = "prepend"
    MOVE = "move"
    SWAP = "swap"
    CREATE = "create"
    REPEAL = "repeal"
    REENACT = "reenact"
    TITLE = "title"
    POWER = "power"
    NUMBER = "number"
    MUTABILITY = "mutability"


def rx(pattern: str) -> re.Pattern[str]:
    """A pattern of this vocabulary, compiled."""
    return expression(_SPACE.sub(_widened, pattern), re.IGNORECASE)


_SPACE = expression(r"\[(?:\\.|[^\]\\])*\]|\\.|[ ]", re.DOTALL)
"""A space, a class of characters, or what must be left alone."""


def _widened(found: re.Match[str]) -> str:
    if found[0] == " ":
        return r"[ \n]"
    return found[0].replace(" ", r" \n") if found[0][0] == "[" else found[0]


# -- numbers and ordinals ---------------------------------------------------------------------------

ORDINALS = (
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
    "thirteenth", "fourteenth", "fifteenth",
)  # fmt: skip
CARDINALS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen",
    "fourteen", "fifteen",
)  # fmt: skip
_FROM_THE_END = {
    "last": -1, "final": -1, "penultimate": -2, "second to last": -2, "second last": -2, "next to last": -2,
    "third to last": -3,
}  # fmt: skip
LAST = "second[ -]to[ -]last|third[ -]to[ -]last|next[ -]to[ -]last|second last|penultimate|last|final"
ORDINAL = rf"(?:{LAST}|{'|'.join(ORDINALS)}|\d{{1,2}}(?:st|nd|rd|th)|only|sole)"
CARDINAL = rf"(?:\d{{1,3}}|{'|'.join(CARDINALS[1:])})"


def ordinal(said: str) -> int:
    """Where an ordinal points: 0 the first, -1 the last; "only" is 0 (the caller checks that there is one)."""
    words = " ".join(said.lower().split()).replace("-", " ")
    if words in ("only", "sole"):
        return 0
    if words in _FROM_THE_END:
        return _FROM_THE_END[words]
    if words in ORDINALS:
        return ORDINALS.index(words)
    return int("".join(ch for ch in words if ch.isdigit())) - 1


def cardinal(said: str) -> int | None:
    """The value of a number in digits or words; None if it is none."""
    words = said.lower()
    if words in CARDINALS:
        return CARDINALS.index(words)
    return int(words) if words.isdigit() else None


# -- parts of a text --------------------------------------------------------------------------------

UNITS = {
    "paragraph": "paragraph", "para": "paragraph", "subparagraph": "item", "sub-paragraph": "item",
    "sentence": "sentence",
    "line": "line", "bullet point": "item", "bulletpoint": "item", "bullet": "item", "list item": "item",
    "bulleted list item": "item", "sub-bullet": "item", "sub-item": "item", "subitem": "item",
    "unnumbered list": "list", "bulletted list": "list", "numbered list item": "item",
    "list entry": "item", "list element": "item",
    "item": "item", "entry": "item", "element": "item", "point": "item", "bulleted item": "item",
    "numbered item": "item",
    "clause": "clause", "subclause": "clause", "sub-clause": "clause", "section": "section", "subsection": "section",
    "sub-section": "section", "heading": "heading", "list": "list", "bulleted list": "list", "bullet list": "list",
    "numbered list": "list", "lettered list": "list", "unordered list": "list", "ordered list": "list",
    "part": "section",
    "article": "section", "condition": "item", "provision": "clause", "block": "paragraph", "table": "table",
    "row": "line", "step": "item", "comment": "comment", "comment text": "comment", "parenthetical": "bracket",
    "parenthetical remark": "bracket", "parenthetical sentence": "bracket",
    "parenthetical note": "bracket", "parenthetical statement": "bracket",
    "parenthetical phrase": "bracket", "parenthetical clause": "bracket", "parenthesis": "bracket",
    "bracketed text": "bracket", "bracketed note": "bracket", "bracketed remark": "bracket",
    "note in brackets": "bracket", "remark in brackets": "bracket", "text in brackets": "bracket",
    "text in parentheses": "bracket", "note in parentheses": "bracket",
    "words in brackets": "bracket", "words in parentheses": "bracket",
}  # fmt: skip
IN_LINE = ("item", "sentence", "line", "clause")
"""Parts to which something is added without a break."""
_UNIT_NAMES = "|".join(sorted(UNITS, key=len, reverse=True))
UNIT = rf"(?:{_UNIT_NAMES})\b"
UNITS_PLURAL = rf"(?:{_UNIT_NAMES})s\b|entries\b"


def unit(said: str) -> str:
    """The kind of part that a noun means."""
    words = " ".join(said.lower().split())
    if words == "entries":
        return "item"
    return UNITS.get(words) or UNITS[words.removesuffix("s")]


# -- verbs: plain (or third person), -ing, participle -----------------------------------------------

_VERBS = {
    "replace": ("replaces?", "replacing", "replaced"),
    "substitute": ("substitutes?", "substituting", "substituted"),
    "change": (
        "changes?|alters?|amm?ends?|modify|modifies|revi[sz]es?|updates?|edits?|corrects?|converts?|adjusts?|expands?"
        "|extends?"
        "|shortens?|simplify|simplifies|fix(?:es)?",
        "changing|altering|amm?ending|modifying|revi[sz]ing|updating|editing|correcting|converting|adjusting|expanding"
        "|extending"
        "|shortening|simplifying|fixing",
        "changed|altered|amm?ended|modified|revi[sz]ed|updated|edited|corrected|converted|adjusted|expanded",
    ),
    "rewrite": (
        "rewrites?|re-writes?|rewords?|re-words?|rephrases?|sets?|restates?",
        "rewriting|re-writing|rewording|rephrasing|setting|restating",
        "rewritten|reworded|rephrased|set|restated",
    ),
    "delete": (
        "deletes?|removes?|strikes?(?: out| through)?|omits?|erases?|drops?|excises?|eliminates?|cuts?(?: out)?"
        "|takes? out|leaves? out|del",
        "deleting|removing|striking(?: out| through)?|omitting|erasing|dropping|excising|eliminating|cutting(?: out)?"
        "|taking out|leaving out",
        "deleted|removed|struck(?: out| through)?|stricken|omitted|erased|dropped|excised|eliminated|left out",
    ),
    "insert": (
        "inserts?|adds?|plac(?:es?)|puts?|includes?|appends?|attach(?:es)?|prepends?|interposes?|tacks?(?: on)?",
        "inserting|adding|placing|putting|including|appending|attaching|prepending|interposing|tacking(?: on)?",
        "inserted|added|placed|put|included|appended|attached|prepended",
    ),
    "create": (
        "creates?|enacts?|adds?|adopts?|establish(?:es)?|introduces?|makes?|institutes?|promulgates?|inserts?",
        "creating|enacting|adding|adopting|establishing|introducing|making|instituting|promulgating|inserting",
        "created|enacted|added|adopted|established|introduced|made",
    ),
    "repeal": (
        "repeals?|rescinds?|abolish(?:es)?|deletes?|removes?|strikes?|erases?",
        "repealing|rescinding|abolishing|deleting|removing|striking|erasing",
        "repealed|rescinded|abolished|deleted|removed|struck|stricken",
    ),
    "reenact": ("re-?enacts?", "re-?enacting", "re-?enacted"),
    "retitle": ("re-?titles?|renames?|re-names?", "re-?titling|renaming", "re-?titled|renamed"),
    "renumber": ("re-?numbers?", "re-?numbering", "re-?numbered"),
    "transmute": ("transmutes?", "transmuting", "transmuted"),
    "give": ("gives?|assigns?|grants?", "giving|assigning", "given|assigned"),
    "move": ("moves?|relocates?", "moving|relocating", "moved|relocated"),
    "step": ("rais(?:es?)|increases?|lowers?|decreases?|reduces?", "raising|increasing|lowering|decreasing|reducing",
             "raised|increased|lowered|decreased|reduced"),
}  # fmt: skip


def verb(name: str) -> str:
    """The verb in an order: plain, third person or -ing."""
    plain, going, _ = _VERBS[name]
    return rf"(?:{plain}|{going})\b"


def done(name: str) -> str:
    """The participle of a verb, as in "is hereby replaced"."""
    return rf"(?:{_VERBS[name][2]})\b"


OLD = r"(?:old|current|existing|present|original)"
TEXT_NOUN = r"(?: (?:text|wording|version|language|rule text))?"
"""How a text that is to be changed is labelled: "Old:", "Present wording:"."""

ANY_VERB = "(?:" + "|".join(rf"{plain}|{going}" for plain, going, _ in _VERBS.values()) + r")\b"
PASSED = r"(?:is|are|shall be|should be|be|will be|gets?|becomes?|to be)(?: hereby| also| then| thus| both)* "
"""The auxiliary of a passive order."""

# -- how texts are announced ------------------------------------------------------------------------

_KIND = (
    r"texts?|words?|phrases?|wordings?|strings?|terms?|numbers?|numerals?|figures?|amounts?|values?|expressions?"
    r"|letters?|contents?"
    r"|characters?|symbols?|digits?|definitions?|passages?|fragments?|sentence fragments?|language|formulas?|formulae"
    r"|titles?"
    r"|names?|fractions?|portions?|pieces? of text|parts? of text|bits?|lines? of text|blocks? of text|text blocks?"
    r"|snippets?"
    rf"|{UNITS_PLURAL}|{UNIT}"
)
NOUN = (
    r"(?:(?:the|this|these|an?(?: (?:second|third|fourth|fifth|sixth|final|last))?|another|its|their|some|one|two"
    r"|three|that) )?"
    r"(?:(?:follow(?:ing|ign)|new|additional|extra|single|exact|full|existing|current|present|original|old|entire|whole"
    r"|complete"
    r"|quoted|indented|delimited|parenthetical|introductory|further|more|literal|below|simple|unbulleted|unindented"
    r"|two|three|four|five"
    r"|\((?:new|(?:un|non-?)?indented|quoted|unquoted|revised|corrected|shorter|longer|simpler"
    r"|simplified|improved|equivalent|identical|(?:un)?numbered|(?:un)?bulleted|single|long|short|whole|full)\))"
    r"(?!\w) ?)*"
    rf"(?:(?P<kind>{_KIND}) ?(?:of text )?(?:(?-i:[A-Z]|\d{{1,2}})(?=,? (?:reading|which|that|as follows)\b|:),? ?)?)?"
    r"(?:(?:(?:that|which) )?(?:reads?|says?|states?|consists? of|reading|saying|stating|consisting of)\b"
    r"(?: only| just)?(?: as follows| below| the (?:following(?: text| content)?|text|contents?|words?))?"
    r"|as follows|below|instead|one(?= ?:)|with (?:only )?the (?:following )?(?:text|words?|wording))?"
)
"""The noun before a text, which may be left out: "the following new paragraph that reads"."""
TEXT_OF = (
    r"(?:(?:the|it['\u2019]?s|their|all(?: of)?(?: the| its| their)?) )?"
    r"(?:(?:entire|full|whole|complete|current|existing"
    r"|present) )*"
    r"(?:text|body|contents?|wording|provisions)"
)
IN_FULL = r"(?:in full|in (?:(?:its|their) )?entirety|entirely|completely|as a whole|in whole)?"
TO_READ = (
    r"(?:so (?:that )?(?:it|they|the (?:rule|text|whole|entire rule|sentence|paragraph)) (?:now |instead |will |shall "
    r"|would )?"
    r"reads?|so (?:that )?instead (?:it|they) reads?|so as to read|such that it reads?|to (?:now |instead )?"
    r"(?:reads?|say|state|be)|reading)"
    r"(?:,? (?:as follows|as(?= the following\b|:)|in full|in (?:its )?entirety|instead|the following|simply|in whole"
    r"|thus)\b)*"
)
WHICH = (
    r"(?:(?:all(?: of)?(?: the)?|the) (?P<count>three|four|five|six|seven|eight|nine|ten|\d{1,2})"
    r"(?= (?:occ?urr|instance|appear|use|mention|reference|usage))"
    rf"|(?P<all>(?:each and every|all|every|each|any)(?: of the| the)?)|(?P<both>both(?: of the| the)?|the two"
    rf"|all two)|the (?P<nth>{ORDINAL})(?P<two> two| three)?)"
    r" (?:(?:occ?urr?[ea]nces?|instances?|appearances?|uses?|mentions?|references?|usages?) (?:of|to) )?"
)
"""Which occurrence of a text: "every instance of", "the second"."""
EVERYWHERE = (
    r"(?:everywhere|throughout|wherever|whenever|anywhere|each time|every time"
    r"|(?:at )?(?:each|every) place|in (?:all|both|each|every) (?:places?"
    r"|instances?"
    r"|occurrences?|cases?))(?: (?:that |where )?(?:it|they|the (?:word|phrase|text|term)) (?:occurs?|appears?|stands?"
    r"|is used|are used|is found))?"
)
MARK = PASSAGE
POWER = r"\d+(?:\.\d+)?(?: ?/ ?\d+)?"
CALLED = r"(?:titled|entitled|intitled|called|named|known as|with (?:the )?(?:title|name)|headed|labell?ed)"
EDGE = (
    r"(?:(?:appearing|occurring) )?(?:to|at|on|onto|from) (?:the )?(?:very |absolute )?"
    r"(?P<edge>end|bottom|beginning|start|top|front|foot|tail)\b"
)
SIDE = (
    r"(?:,? ?(?:immediately|directly|right|just|straight) )?"
    r"(?P<side>after|following|before|preceding|below|above|underneath|beneath|prior to|ahead of|in front of"
    r"|subsequent to)"
    r"(?: to)?\b"
)
BEFORES = ("before", "preceding", "above", "prior to", "ahead of", "in front of")
STARTS = ("beginning", "start", "top", "front")
IN = (
    r"(?:(?:(?:which |that )?(?:appear|occur)(?:ing|s)? |contained |found )?(?:in|within)"
    r"|inside|from|of|throughout|under|to|at|for|on|into)"
)
_TITLE_WORD = r"[A-Z0-9][\w'\u2019\-/&!?]{0,40}"
_TITLE_JOINS = r"(?:(?:of|the|in|for|to|a|an|on|and|or|by|with|&|is|at|from) ){0,3}"
TITLE_WORDS = rf"(?-i:{_TITLE_WORD}(?: {_TITLE_JOINS}{_TITLE_WORD}){{0,9}})"
"""A title without quotes: capital words, so that it ends where the sentence goes on; not more than ten."""
INSTEAD = rx(r"\b(?:place|stead|instead)\b")
"""Words by which something comes where another was."""
