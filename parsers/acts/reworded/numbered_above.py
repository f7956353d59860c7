"""Reads to whom a quoted question goes, in half a sentence, together with the number that a reply gives it: "Number 208.
Assigned to Ivy, who writes tall.", "Number 208, assigned to Ivy". It is read as the sentence that it comes to: "This is
number 208 and is assigned to Ivy"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.acts.rereading import Reading, put_back, reread, span_whole, state_of
from parsers.body.quotes import directly_above
from parsers.body.statements import Statement

_NUMBER = r"\W*(?:(?:so|then|and|that\s+is|this\s+is)\s+|(?:that|it|this\s+one)['’]s\s+|(?:that|this|it)(?:\s+one)?\s+(?:is|gets|becomes|shall\s+be|will\s+be|goes\s+down\s+as)\s+(?:the\s+)?)?(?:numbered(?:\s+as)?\s+|(?P<kind>[a-z]{4,14}\s+))?(?:number\s+|no\.?\s*|nr\.?\s*|\#\s*)?(?P<number>\d{1,6})"
_ABOVE = expression(rf"{_NUMBER}\s*+[.!;]*\s*", re.I)
_DONE = r"(?:(?:here(?:by|with)|now)\s+)?(?P<done>(?P<verb>[a-z]{2,14}ed|given|sent|goes|falls|passes)\s+(?:[a-z]+\s+){0,2}(?:to|on|upon)\s+(?:[a-z]+\s+){0,3}?(?-i:(?P<whom>[A-ZÀ-Þ][\w'’-]*(?:\s[A-ZÀ-Þ][\w'’-]*){0,3}))[^:;!?\x00]{0,160}?)\s*+[.!]*\s*"
_BELOW = expression(_DONE, re.I)
_BESIDE = expression(rf"{_NUMBER}\s*(?:[,;:–—]|\s-+)\s*(?:and\s+)?{_DONE}", re.I)
_NAMED = r"(?P<whom>(?-i:[A-ZÀ-Þ][\w'’-]*(?:\s[A-ZÀ-Þ][\w'’-]*){0,3}))(?:,\s[^:;!?\x00]{1,100}|\s(?:because|since|as|for|who)\s[^:;!?\x00]{1,100})?\s*+[.!]*\s*"
_GIVES = expression(
    rf"(?:and\s+|so\s+)?I\s+(?:(?:hereby|herewith|now|therefore)\s+)?(?:give|assign|hand|pass|send|entrust|award|allot)\s+(?:it|this|that)(?:\s+one)?(?:\s+over)?\s+to\s+(?-i:(?:[a-z]+\s+){{0,2}}){_NAMED}",
    re.I,
)
_GETS = expression(
    r"(?:and\s+|so\s+)?(?P<whom>(?-i:(?!I\b)[A-ZÀ-Þ][\w'’-]*(?:\s[A-ZÀ-Þ][\w'’-]*){0,3}))\s+(?:hereby\s+)?(?:gets|takes|has|receives|shall\s+have|may\s+have|is\s+given)\s+(?:it|this|that)(?:\s+one)?\s*+[.!]*\s*",
    re.I,
)
_HAS = expression(
    rf"(?:and\s+)?(?:(?:its|the)\s+)?(?P<post>[a-z]{{4,14}})\s*(?::|\s(?:is|shall\s+be|will\s+be)(?:\s+to\s+be)?\s)\s*{_NAMED}",
    re.I,
)
"""Who gets it, in a sentence of its own: "I give it to Ivy.", "Ivy gets it.", "Its Priest is Ivy."."""
_HEADED = expression(rf"{_NUMBER}\s*(?:,\s+and\s+|[;,–—]\s+(?:and\s+)?)(?P<done>)", re.I)
"""The number before that in the same sentence."""
_MARKED = expression(r"\b(?:number(?:ed)?|no|nr|consultation|indictment)\b|#", re.I)
"""What says that a figure is a number; else it may as well be a sum, or the mark of a list."""
_TOLD = expression(
    r"\b(?:yesterday|already|last|earlier|before|ago|formerly|previously|then|not|no|nobody|nothing|never|yet|if|unless|once|until|when|would|should|could|maybe|perhaps|probably)\b",
    re.I,
)
"""In what tells of it, or is not certain."""
_WHO = expression(r",\s+(?:who|whose|whom|which)\b.*", re.I)
_SINGLE = frozenset("goes falls passes".split())


def numbered_done(c: Context, st: Statement, read: Reading) -> bool:
    """Read what is done with a thing that the words right before give a number, below what is quoted; whether it is so."""
    if not c.reply or not c.layout.quoted or st.end - st.start > LONGEST:
        return False
    text = c.body[st.start : st.end].replace("\n", " ")
    numbered = _BESIDE.fullmatch(text) or _HEADED.match(text)
    done = _done(text, numbered)
    if done is None or _TOLD.search(done.groupdict().get("done") or text):
        return False
    first, head = (st, text[: numbered.start("done")]) if numbered is not None else _sentence_before(c, st)
    numbered = numbered or _ABOVE.fullmatch(head)
    if numbered is None or not _MARKED.search(head) or "?" not in " ".join(directly_above(c.layout, first)):
        return False
    kind = (
        "" if head.lower().lstrip().startswith(("so", "then", "and", "that", "this", "it")) else numbered["kind"] or ""
    )
    verb = _goes(done)
    whom = [" ".join(done["whom"].split()[n:]) for n in range(4)]  # perhaps with a title before the name
    known = _only_number(c, first, numbered["number"])
    for said in dict.fromkeys((_WHO.sub("", verb), verb.split(",")[0])):
        before = state_of(c)
        c.acts[known:] = []
        told = f"This is {kind.lower() or 'number '}{numbered['number']} and {said[0].lower()}{said[1:]}"
        reread(c, st._replace(start=first.start), told, read)
        made = c.acts[known:]
        goes = len(made) == 1 and any(str(value) in whom for value in made[0].params.values())
        if goes and len(c.unclear) == len(before["unclear"]):
            span_whole(c, st._replace(start=first.start), known)
            return True
        put_back(c, before)
    return False


def _done(text: str, numbered: re.Match[str] | None) -> re.Match[str] | None:
    """What is done with it, behind its number or in a sentence of its own."""
    if numbered is not None and numbered["done"]:
        return numbered
    said = text[numbered.end() :] if numbered is not None else text
    forms = (_GIVES, _GETS, _HAS) if numbered is not None else (_BELOW, _GIVES, _GETS, _HAS)
    return next((found for form in forms if (found := form.fullmatch(said)) is not None), None)


def _sentence_before(c: Context, st: Statement) -> tuple[Statement, str]:
    """The sentence before, unless it does more than to give a number."""
    above = c.statements[c.index - 1] if c.index and not st.new_paragraph else st
    did = [act for act in c.acts if act.start >= above.start]
    if above is st or len(did) > 1 or any("reply" not in act.params.values() for act in did):
        return st, ""
    return above, c.body[above.start : above.end]


def _only_number(c: Context, first: Statement, number: str) -> int:
    """How many acts there are before one that only gives the number to what is replied to."""
    last = c.acts[-1] if c.acts and c.acts[-1].start >= first.start else None
    gives = last is not None and sorted(map(str, last.params.values())) == sorted(("reply", number))
    return len(c.acts) - 1 if gives else len(c.acts)


def _goes(done: re.Match[str]) -> str:
    """What becomes of the thing, with it as the subject."""
    said = done.groupdict()
    if said.get("done"):
        return done["done"] if done["verb"].lower() in _SINGLE else f"is {done['done']}"
    return f"its {done['post'].lower()} is {done['whom']}" if said.get("post") else f"is given to {done['whom']}"


LONGEST = 200
"""Characters of a sentence that is looked at."""
