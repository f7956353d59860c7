"""Deeds that perform by their "hereby", in another tense or without a form of "be": "237 has hereby been withdrawn",
"237 hereby withdrawn", "I beg leave to withdraw, and do hereby withdraw, 237".

The sentence is read as if it said "is hereby" or had one verb, and keeps its length.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set
from typing import Final

PERFORMING: Final = frozenset({"hereby", "herewith"})
"""One of these is in every such sentence."""
_BEEN = re.compile(
    r"\b(?P<has>has|have)\s+(?P<said>(?:[a-z]+ly\s+)?here(?:by|with)\s+(?:[a-z]+ly\s+)?)been(?=\s+[a-z])", re.I
)
_NO_SUBJECT = (
    r"\b(?:is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|shall|should|can|could|may|might|must|i|me|we|he|she|it|they|who|which|that|whose|whom|what"
    r"|if|when|while|because|since|not|never|nor|no|as|than|like|to|there)\b"
)
_HEADLINE = re.compile(
    rf"(?P<thing>\s*(?:(?!{_NO_SUBJECT})[^,;:.!?–—()\x00]){{1,60}}?(?:\s\([^()]{{1,40}}\))?\s)(?P<by>here(?:by|with))(?P<verb>\s+[a-z]+)(?P<rest>\W.*|)",
    re.I | re.S,
)
_STATED = re.compile(
    r"\b(?:is|are|was|were|has|had|have|will|would|shall|should|can|could|may|might|must|which|makes?|means|looks?|seems?)\b|\?",
    re.I,
)
"""Behind a participle that only describes the thing before it: "the proposal hereby submitted is about hats"."""
_SAID_TWICE = re.compile(
    r"(?P<wish>\bI\s+(?:(?!\b(?:not|never|if|unless|would\s+have|you|he|she|they)\b)[^,;:.!?\x00]){2,50}?\s)to\s+(?P<verb>[a-z]+)(?P<and>\s*,?\s+and\s+)(?P<do>(?:(?:I\s+)?(?:do\s+)?here(?:by|with)|do)\s+)(?P=verb)\b(?P<comma>\s*,)?",
    re.I,
)


def performed(text: str, participles: Set[str]) -> str:
    """The text, of the same length, with the passive in its plain form; `participles` are those of verbs that perform."""
    text = _BEEN.sub(lambda m: (("is " if m["has"].lower() == "has" else "are ") + m["said"]).ljust(len(m[0])), text)
    found = _HEADLINE.fullmatch(text)
    if found is None or found["verb"].strip().lower() not in participles or _STATED.search(_first(found["rest"])):
        return text
    now = "is now".ljust(len(found["by"]))
    return found["thing"] + now + text[found.end("by") :]


def done_once(text: str) -> str:
    """The text, of the same length, with a verb said once that a wish and a deed share."""

    def said(found: re.Match[str]) -> str:
        deed = found[0][found.start("do") - found.start() : len(found[0]) - len(found["comma"] or "")]
        lead = found.end() - found.start() - len(found["comma"] or "") - len(deed)
        return "I".ljust(lead) + deed.replace("I ", "  ", 1) + " " * len(found["comma"] or "")

    return _SAID_TWICE.sub(said, text)


def _first(rest: str) -> str:
    """The words up to the end of their clause."""
    return re.split(r"[;:]|\.\s|,\s+(?:for|because|since|as|so|and|but)\b", rest, maxsplit=1)[0]
