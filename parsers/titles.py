"""The title of a text, beside what the text is: what leads to it ("which I call", "to be cited as", "its title's going to
be"), or nothing ("a proposal, Wet Socks:"), and where it ends.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.naming_words import BETWEEN, CALL, CAPITAL, LEADS, TITLE_NEXT
from parsers.scan import Scan, quoted
from parsers.slots.free import IS_MADE

TITLED = expression(
    rf"[\s,(]*(?:(?:{LEADS}|I(?:['’]m|\s+am)?(?:\s+(?:hereby|now|shall))?\s+{CALL}(?:ing)?{TITLE_NEXT}){BETWEEN})", re.I
)
FAR_TITLE = expression(rf"(?:{LEADS}{BETWEEN})(?=[\"“„'‘«_*{{]|[A-Z])", re.I)
"""The same further on in the sentence, before what must look like a title."""
BARE = expression(r"[^\n,:;{(\[)]{1,100}")
WORDS = expression(
    r"\s+(?:with|to|which|that|and|as|whose)\s+(?:the|follows|I|follow|text|body)|\s+(?:bc|because|since|cos|cuz)\s|\s+for\s+(?:short|now)\b"
    r"|\s+(?:and|but|while)\s+(?:its|the|eir|their)\s+(?:[A-Za-z]+\s+){1,3}?(?:is|are|shall|will|being|reads|runs|says|follows?)\b"
)
ASIDE_BEFORE = expression(r"[^:;.\"“]{0,60}?(?:,\s|\s\()(?=[\"“])")
TITLE_CLOSED = expression(r"\s*(?:[,:;.()]|$)")
APPOSITION = expression(r"[\s,:(–—-]{1,4}(?:(?<=,\s)the\s+)?(?=[\"“„'‘«_*])")
_SMALL = r"(?-i:of|the|in|on|an?|and|or|for|to|is|with|without|from|by|at|as|but|not|&|[-–—])"
TITLE_RUN = rf"{CAPITAL}(?:\s+(?:{_SMALL}\s+){{0,3}}{CAPITAL}){{0,7}}"
"""Words with capitals, as a title has them, and small ones between them."""
APPOSED = expression(
    rf"(?:\s+(?:of\s+mine|by\s+me|from\s+me))?(?:\s*+,\s+(?:namely|viz\.?|to\s+wit|i\.?e\.?,?)?\s*|\s+[-–—]{{1,2}}\s+|\s+(?P<open>\()|\s+(?P<none>))(?P<title>(?:(?:The|An?)\s+)?{TITLE_RUN})(?(open)\))"
    r"(?=\s*(?P<end>:|(?(none)(?!)|[.!]\s*$)|\0|$|,?\s+[-–—]{1,2}\s|,\s+(?:which|whose|conflict\w*|depend\w*|requir\w*|and\s+I|text|body|as\s+follows|reading|below)\b))",
    re.I,
)
"""Its title without marks, behind what the thing is: "a proposal, Wet Socks:", "a proposal - Bees", "a tweak (Commas):"."""
NO_TITLE = expression(
    r"(?:I|as|and|but|so|today|now|then|please|also|here|herewith|hereby|thanks|everyone|everybody|folks|friends|players?|gentle\w*|ladies|yes|see|again|finally|namely|text|title|body|details|version|take|attempt|try|mark|part|numbers?|nweek|nday|proposals?|conflict\w*|depend\w*|\d+)\b"
    r"|(?:on|in|for|at|by|with|it|this|that|all|no)\b(?!\s+\S+\s+\S)",
    re.I,
)
"""Begins no such title; some words do if two more follow."""


def take_title(s: Scan, pos: int) -> tuple[str | None, int]:
    """'titled "X"', ', "X"', ' "X"' or 'titled Small Change, with ...' after the submitting words."""
    match = TITLED.match(s.text, pos)
    if match:
        return title_said(s, match.end())
    apposition = APPOSITION.match(s.text, pos)
    if apposition:
        got = quoted(s.text, apposition.end())
        if got:
            return got
    apposed = APPOSED.match(s.text, pos)
    if apposed and (named := _apposed(s, apposed)):
        return named
    far = FAR_TITLE.search(s.mask, pos, pos + 240)
    if far:
        return title_said(s, far.end())
    aside = ASIDE_BEFORE.match(s.text, pos)
    if aside:
        got = quoted(s.text, aside.end())
        if got and TITLE_CLOSED.match(s.text, got[1]):
            return got
    return None, pos


def _apposed(s: Scan, found: re.Match[str]) -> tuple[str, int] | None:
    """The title without marks, unless the words are a colour, an office, or somebody who is spoken to at the end."""
    title = " ".join(found["title"].split())
    return (title, found.end()) if may_be_title(s, title) else None


def may_be_title(s: Scan, title: str) -> bool:
    """Whether words without marks may be a title: no colour, no office, none of the words that begin another thing."""
    low = title.lower().removeprefix("the ")
    known = low in s.words.ministries or low in (one.lower() for one in s.words.colours)
    return not known and NO_TITLE.match(title) is None and not (title.isupper() and len(title) < 4)


def title_said(s: Scan, pos: int) -> tuple[str | None, int]:
    """A title in quotation marks, or the words up to a stop."""
    got = quoted(s.text, pos)
    if got:
        return got
    bare = BARE.match(s.text, pos)
    if bare and bare.group().strip():
        words = IS_MADE.split(WORDS.split(bare.group())[0], maxsplit=1)[0].rstrip(" .")
        return " ".join(words.split()), pos + len(words)
    return None, pos


NAMES_IT = expression(
    rf"\W*(?:(?:and|so|now|please)\s+)?(?:I(?:['’]m|\s+am)?\s+(?:(?:hereby|now|also)\s+)?(?:submit|put|send|offer|hand|propose|post|file|enter|table|submitting|putting|sending|offering|handing|proposing|posting|filing|entering|tabling)\s+(?:it|this|that)(?:\s+(?:in|up|forward|out))?(?:\s+(?:today|now|hereby|here))?,?\s+(?=under\s))?(?:(?:it|this(?:\s+[a-z]+)?|that|the\s+(?:(?:new|whole)\s+)?[a-z]+)(?:['’]s|\s+(?:is|shall|will|may|hereby|now|henceforth)\b)*\s+)?{LEADS}{BETWEEN}",
    re.I,
)
"""The beginning of a sentence that says what a text is called."""
SAYS_NO_MORE = 240
"""Characters of such a sentence."""
READS_ON = expression(
    r"(?:\s*+,)?\s+(?:and|with|while|but)\s+(?:it|this|here|below|(?:its|the|this)\s+(?:\w+\s+)?(?:text|body|rules|wording|terms|articles|contents?)|(?:reads|says|runs|goes))\b[^.:;!?]{0,60}[.:]?\s*",
    re.I,
)
"""The end of such a sentence, which leads on to the text."""
ENDED = expression(r"\s*+[.:;,!]?\s*")


def sentence_title(s: Scan) -> str | None:
    """The title in a sentence that does no more than to say it: "I'm calling it Wet Socks, and it reads:"."""
    lead = NAMES_IT.match(s.text) if len(s.text) <= SAYS_NO_MORE else None
    if lead is None:
        return None
    title, end = title_said(s, lead.end())
    if not title or not (ENDED.fullmatch(s.text, end) or READS_ON.fullmatch(s.text, end)):
        return None
    return title if title[0].isupper() or s.text[end - 1] in "\"”“’'_*" else None
