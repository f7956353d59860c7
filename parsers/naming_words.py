"""Words that lead to a title or a name: "which I call", "to be cited as", "its title's going to be", "under the name of".

They are one source for all places in which a title may be said: beside the verb, in the next sentence, behind a text.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

from typing import Final

from engine.expressions import expression

_SORT = r"(?:[a-z]+\s+){0,2}?"
"""What sort of a title it is: "the short title"."""
TITLE_NOUN: Final = rf"{_SORT}(?:title|name|heading|headline)"
CALL: Final = r"(?:call|name|title|entitle|dub|christen)"
_CALLING = r"(?:calling|naming|titling|entitling|dubbing|christening)"
_CITED = r"(?:cited|known|called|titled|entitled|named|quoted|referred\s+to)"
_IS = r"(?:['’]s|\s+(?:is|being|shall\s+be|will\s+be|(?:is\s+)?to\s+be|ought\s+to\s+be|reads))"
_NOW = r"(?:\s+(?:now|hereby|henceforth|simply|just|therefore|changed\s+to|going\s+to\s+be|gonna\s+be|to\s+be)\b:?)*"
TITLE_NEXT: Final = r"(?=\s*[:,]?\s*(?:[\"“„'‘«_*{]|(?-i:[A-ZÀ-ÖØ-Þ\d])))"
"""What follows looks like a title."""
LEADS: Final = (
    rf"(?:(?:and\s+)?(?:(?:I|we|let['’]?s|let\s+us|please|you\s+(?:may|can)|I(?:['’]ll|\s+will|\s+shall))\s+)?(?:(?:hereby|now|also|simply|just)\s+)?(?:{CALL}|(?:have\s+)?(?:called|named|titled|entitled|dubbed|christened)(?=\s+it\b))\s+(?:it|this(?:\s+(?:one|thing))?(?=\s+[\"“„'‘«_*]))"
    rf"|(?:I(?:['’]m|\s+am)\s+)?(?:hereby\s+)?{_CALLING}\s+(?:it|this|the\s+\w+){TITLE_NEXT}"
    r"|titled|entitled|called|named|known\s+as|headed|labelled|dubbed|christened|styled|(?:by|under)\s+the\s+(?:title|name|style|banner|heading)\s+of|(?:by\s+)?name\s+of(?:\s+it(?=\s*[\"“]))?"
    rf"|(?:bearing|with|under|by|of|has|having|bears?|carr(?:ies|ying)|gets?|takes?)\s+(?:the|an?|as\s+its|for\s+its|for)\s+{TITLE_NOUN}(?:\s+of)?{TITLE_NEXT}"
    rf"|(?:bearing|with|under|has|having)\s+(?:the|as\s+its)\s+(?:title|name)|(?:with|working)\s+title{TITLE_NEXT}"
    rf"|(?:and\s+)?(?:I\s+)?(?:(?:hereby|also)\s+)?giv(?:e|es|ing)\s+it\s+(?:the|an?|this|as\s+its|for\s+its|for)\s+{_SORT}(?:title|name)(?:\s+of)?{TITLE_NEXT}"
    rf"|and\s+(?:an?(?:other)?|its)\s+(?:(?:new|fresh|better|other)\s+)?(?:title|name)(?:\s+(?:with|to)\s+(?:it|them)|\s+as\s+well|\s+too)?{TITLE_NEXT}"
    rf"|for\s+which\s+I(?:['’]ve|\s+have)?(?:\s+[a-z]+ly)?\s+(?:chose|chosen|choose|pick(?:ed)?|propose|select(?:ed)?|took|taken|use)\s+(?:the|an?)\s+{_SORT}(?:title|name)(?:\s+of)?{TITLE_NEXT}"
    rf"|(?:title|name)\s*[:=]|(?:title|name)(?=\s+[\"“„'‘«_*{{])|(?:(?<=[,;(]\s)|(?<=\())(?:title|name)(?=\s+(?-i:[A-Z]))|(?:(?<=[,;(]\s)|(?<=\())(?:title|name){_IS}{_NOW}{TITLE_NEXT}"
    rf"|(?:whose|the|its)\s+{_SORT}(?:title|name)(?:\s+of\s+(?:it|which|(?:this|the)\s+\w+))?(?:{_IS}{_NOW}|\s+:)"
    rf"|(?:which|that|it)\s+(?:goes|runs|is\s+known|shall\s+go)(?:\s+[a-z]+)?\s+(?:by|under)(?:\s+the\s+{_SORT}(?:title|name)(?:\s+of)?)?{TITLE_NEXT}"
    r"|(?:which|that|it)(?:,?\s+[^,.:;\"“]{1,40},?)?\s+(?:I\s+(?:\w+\s+){0,2}?(?:call(?:ed)?|named?|titled?|dub(?:bed)?|christen(?:ed)?|entitled?|styled?|headed)(?=\W)|I(?:'|’| a)m\s+calling|(?:is|goes|(?:shall|will|must|may)(?:\s+\w+)?\s+(?:be|go|bear))\s+(?:\w+\s+){0,2}(?:called|known\s+as|titled|entitled|named|by\s+the\s+(?:title|name)(?:\s+of)?|under\s+the\s+(?:title|name)(?:\s+of)?|the\s+(?:title|name)))"
    rf"|(?:to|may|shall|can|let\s+it|(?:it|this)\s+(?:is\s+to|may|shall|can|should))\s+be\s+(?:[a-z]+ly\s+)?{_CITED}(?:\s+(?:hereafter|henceforth|henceforward|hereinafter|in\s+future|from\s+now\s+on))?(?:\s+as|\s+(?:by|under)\s+the\s+(?:name|title)(?:\s+of)?)?|(?:hereafter|hereinafter)\s+{_CITED}(?:\s+as)?)"
)
"""Words that lead to a title."""
BETWEEN: Final = r"\s*+,?\s*(?:of\s+)?(?:the\s+)?:?\s*"
CAPITAL: Final = r"(?-i:[A-ZÀ-ÖØ-Þ\d])[^\s,;:.!?(){}\"“”–—]*"
"""A word of a title without marks."""
TITLE_LABEL: Final = expression(
    r"[ \t]*(?i:(?:new\s+)?prop(?:osal)?)\s*:\s*(?!(?i:to|that|let|make|add|change|amend|repeal|replace|in|if|when|the\s+following)\b)[^\s.!?:;,{(\"“][^.!?:;,{(]{1,50}(?<!\s(?:the|and|for))(?<!\s(?:of|to|in|on|or|an|by))(?<!\sa)"
)
"""A line of its own that is a label and the title of the text below: "Proposal: free lunch"."""
CALLED_TOO: Final = expression(
    r"\band\s+(?:called|named|titled|entitled|known\s+as)\s+(?P<name>(?:[Tt]he\s+)?[A-Z][\w'’&-]*(?:\s+(?:(?:of|the|and|for|&)\s+)?[A-Z][\w'’&-]*){0,6})(?=\s*(?:$|[.,;:)]))"
)
"""A name behind other words of its text: "New Contract, made by me and called the Hat Pact"."""
