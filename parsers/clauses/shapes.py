"""Heads whose words are only shown: "consider a mail that says", "how would one read the line"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

from parsers.clauses.words import AT_HEAD
from parsers.search.sieve import Sieved

SHAPED = Sieved(
    r"(?:\b(?:as|like)\s+in|\bin\s+(?:the|this)\s+(?:right\s+|proper\s+|usual\s+)?(?:form|format|shape|style|layout)|\blooks?\s+(?:\w+\s+)?like"
    r"|\b(?:form|format|syntax|formula|wording|layout)(?:\s+(?:of|for|to)\s[^.,;:]{1,30})?\s+(?:is|are|goes|runs|reads|being)"
    r"|(?:\byou|(?<!\bin )(?<!\bwith )(?<!\binto )\bone|\bpeople|\bplayers|^\W*|\bplease|\bthen|,)\s*(?:(?:just|simply|only|please|should|must|would|could|might|may|can)\s+){0,2}(?:put|write|type|send|say|mail|post)s?)(?:\s*+,?\s*for\s+(?:example|instance))?\s*[,:]?$"
)
"""At the end of a line: what follows shows the form that words have: "the proper format is", "you put"."""
_A_TEXT = (
    r"(?:mails?|e-?mails?|posts?|postings?|messages?|lines?|sentences?|texts?|statements?|paragraphs?|words|phrases?)"
)
WORDS_SHOWN = Sieved(
    rf"(?:\b(?:an?|the|any|some|one|two|such)\s+(?:[\w-]+\s+){{0,2}}?{_A_TEXT}\s+(?:(?:that|which|who)\s+)?(?:(?:just|only|simply|merely)\s+)?(?:says?|reads?|goes|contains?|containing|saying|reading|consists?\s+of|runs|begins?|begins?\s+with|such\s+as|like|(?:with|in|of)\s+the\s+(?:text|words|lines?|body))"
    rf"|\b(?:mails|posts|messages|lines|sentences|texts|statements|phrases)\s+(?:such\s+as|like)"
    rf"|^\W*(?:(?:and|now|so|but|then|please|just|let\s+us|let['’]s)\W+){{0,2}}(?:consider|take|imagine|picture|look\s+at|think\s+of)\s+(?:the|an?|this|that|these|those)\s+(?!action)(?:(?!my\b)[\w-]+\s+){{0,3}}?{_A_TEXT}\b(?:(?!\b(?:as|my|mine|me)\b)[^.:;!?]){{0,60}}"
    r"|\b(?:a\s+player|some(?:one|body)|any(?:one|body))\s+(?:now\s+|then\s+|just\s+)?(?:sends|posts|writes|mails|says)(?:\s+(?:this|that|the\s+following|only|just))?"
    r"|^"
    + AT_HEAD
    + r"how\s+(?:would|does|do|should|will|is|are|can|could|might)\s+(?:(?:you|one|we|anybody|anyone|somebody|the\s+\w+|it)\s+)?(?:read|parse|parsed|understand|understood|count|counted|interpret|interpreted|take|taken))\s*[,:]?$"
)
"""At the end of a line, in small letters: what follows are words that are looked at: "consider a mail that says"."""
SHAPE_WORDS = frozenset(
    "consider look think imagine picture how mails posts messages lines sentences texts statements phrases says reads goes contains containing saying reading consists consist runs begins text words with sends as like form format syntax formula wording layout style shape put puts write writes type types send sends say says mail mails".split()
)


def shapes(low: str) -> bool:
    """Whether the end of a line, in small letters, leads to words that are only shown."""
    return SHAPED.search(low) is not None or WORDS_SHOWN.search(low) is not None
