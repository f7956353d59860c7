"""What a text says from now on, where its author tells it rather than that he revises it: "From here on my proposal 452 says
what you see between the two rows:", "here is what I'm changing it to:".

It is put as "my proposal 452 now reads:" and "I change it to read:", and keeps its length. The new text must stand right
below, and the old one must be the author's own.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Final

from engine.expressions import expression

LONGEST: Final = 240
"""Characters of such a sentence."""
SAYING: Final = frozenset("says reads runs goes changing turning revising rewriting making".split())
"""One of these is in it."""
_FROM = r"(?:from\s+(?:now|here|today|this\s+(?:moment|day|mail|message|point))(?:\s+on(?:wards?)?)?|as\s+(?:of|from)\s+(?:now|today|this\s+(?:moment|mail|message))|henceforth|hereafter|with\s+immediate\s+effect|with\s+this\s+(?:mail|message|post))"
_SAYS_NOW = expression(
    rf"(?P<keep>\W*(?:(?:and|so|but|then|well|ok|okay|also)\b,?\s+){{0,2}})(?P<from>{_FROM},?\s+)?(?P<subject>my\s+(?:own\s+)?(?:[a-z]+\s+){{0,2}}(?:#?\d{{1,6}}|[\"“][^\"”]{{1,100}}[\"”])|(?P<of>(?:proposal\s+|prop\s+)?(?:#?\d{{1,6}}|[\"“][^\"”]{{1,100}}[\"”]))\s+of\s+mine)(?:,\s+(?!and\b)[^,:;.!?]{{2,60}},)?\s+(?P<now>(?:now\s+|hereby\s+|henceforth\s+)?)(?:says|reads|runs|goes)\s*"
    r"(?P<how>(?:,?\s*(?:this|so|thus|like\s+this|as\s+(?:follows|below)|the\s+following|(?:simply\s+|only\s+|exactly\s+)?what(?:ever)?\s+(?:you\s+(?:see|find|read)|stands|follows|is|comes)\b[^,:;.!?]{0,80}|in\s+full))?)(?P<rest>(?:,\s+and\s[^:;.!?]{4,120})?\s*:\s*)$",
    re.I,
)
"""What his own text says, and from when on."""
_ANOTHERS = expression(r"\bthanks\s+to\s|\b(?:so|as)\s+[A-Z]\w*\s+(?:says|said|wanted|asked)\b")
"""What somebody else made of it."""
_WHAT = r"(?:it|this|that(?:\s+one)?|my\s+(?:[a-z]+\s+){0,2}(?:proposal|#?\d{1,6}|[\"“][^\"”]{1,100}[\"”])|(?:proposal\s+)?#?\d{1,6}|[\"“][^\"”]{1,100}[\"”])"
_CHANGING_TO = expression(
    rf"(?P<keep>(?:^|.{{0,120}}?[,;.!–—-]\s+|.{{0,120}}?\sand\s+)(?:(?:and|so|but|then|well)\b,?\s+)?)(?:here(?:['’]s|\s+is)|this\s+is|the\s+following\s+is|below\s+is)\s+what\s+I(?:['’]m|\s+am)\s+(?:(?:hereby|now)\s+)?(?:changing|turning|revising|rewriting|making)\s+(?P<what>{_WHAT})\s+(?:in)?to(?:\s+(?:read|say))?(?P<rest>\s*[:.]\s*)$",
    re.I,
)
"""What its author changes a text to."""


_TOLD_OF = expression(
    r"\W*(?:my\s+)?(?P<thing>(?:proposal\s+|prop\s+)?(?:[\"“][^\"”]{1,100}[\"”]|#?\d{1,6}))\s+(?:has|is|was|needs|needed|had|got|gets|went|came|deserves)\b",
    re.I,
)
"""What the sentence before tells of."""


def reads_now(text: str, before: str) -> str:
    """The text, of the same length, with what a text of the author's reads from now on; `before`: the sentence before."""
    if len(text) > LONGEST:
        return text
    changing = _CHANGING_TO.match(text)
    if changing is not None:
        told = _TOLD_OF.match(before) if changing["what"].lower() in ("it", "this", "that") else None
        thing = told["thing"] if told is not None else changing["what"]
        return _fits(f"{changing['keep']}I change {thing} to read:", text)
    found = _SAYS_NOW.match(text)
    if found is None or not (found["from"] or found["now"].strip()) or _ANOTHERS.search(text) is not None:
        return text
    subject = f"my {found['of']}" if found["of"] else found["subject"]
    said = f"{found['keep']}{subject} now reads{found['rest'].rstrip()}"
    return _fits(said, text)


def _fits(said: str, text: str) -> str:
    return said.ljust(len(text)) if len(said) <= len(text) else text
