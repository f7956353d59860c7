"""Acts that hinge on a condition: before their words, right behind them, or behind their text."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Words
from parsers.acts.context import Context, add_unclear, make_act
from parsers.acts.parameters import parameters
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.model import Hit
from parsers.clauses.words import AT_HEAD
from parsers.scan import Scan

TEXT_BEGINS = expression(r"\s*(?:[{<\[\"“]|-{3,}|={3,}|_{3,}|\*{3,}|~{3,})")
_WORD = (
    r"(?:if|unless|provided|providing|once|whenever|when|as\s+soon\s+as|assuming|supposing|in\s+case|should|only\s+if)"
)
_BEFORE = expression(rf"(?:^\W*|[;:.!?]\s+)(?:(?:and|but|so|then|well|ok|okay|now)\b,?\s+)?(?P<if>{_WORD}\b)", re.I)
_THEREFORE = expression(r"\b(?:so|therefore|hence|thus|anyway|but|nevertheless|still|meanwhile)\W+$", re.I)
"""Right before a subject: the deed is no part of what the condition before it is about."""
_BESIDE = expression(
    r"(?:^\s*,?|(?<!\bwhich)(?<!\bthat)(?<!\bwho)\s*[,(–—]|\s-)\s*(?:but\s+|and\s+)?(?P<if>(?:if|unless|provided|only\s+if|on\s+condition|as\s+long\s+as|in\s+case)\b)",
    re.I,
)
_BEHIND = expression(
    r"\s*+,?\s*(?:but\s+|and\s+)?(?P<if>(?:(?:but\s+)?only\s+(?:if|when|once)|if|unless|provided|on\s+condition|as\s+long\s+as|in\s+case|as\s+soon\s+as|once|when)\b[^\n]*)"
)
"""In small letters behind a text: its sentence goes on."""


def leads_to_text(c: Context, st: Statement, s: Scan, hit: Hit) -> bool:
    """Whether a text follows that is set apart: then an "if" may stand in what is said of it, and the deed hinges on
    none."""
    if not (":" in s.mask[hit.end :] or TEXT_BEGINS.match(c.body, st.end) or "{" in s.text):
        return False
    return not (_before(s, hit) or _beside(s, hit))


def _before(s: Scan, hit: Hit) -> bool:
    """Whether the sentence of a deed begins with a condition: "If Hob returns, I submit ..."."""
    begins = list(_BEFORE.finditer(s.mask, 0, hit.start))
    said = s.mask[begins[-1].start("if") : hit.start] if begins else ""
    return bool(said) and _THEREFORE.search(said) is None and traps.conditional(said)


def _beside(s: Scan, hit: Hit) -> bool:
    """Whether a condition stands between the words of a deed and its text: "I submit this, if Hob returns: ..."."""
    said = re.split(r"[:{]", s.mask[hit.end :], maxsplit=1)[0]
    beside = _BESIDE.search(said)
    return beside is not None and traps.conditional(said[beside.start("if") :])


def conditional_behind(c: Context, end: int) -> bool:
    """Whether behind a text, which ends at an offset of the body, its sentence goes on with a condition."""
    behind = _BEHIND.match(c.body, end)
    return behind is not None and traps.conditional(behind["if"])


def conditional_act(c: Context, st: Statement, s: Scan, hit: Hit, words: Words) -> None:
    """An act under a condition is unclear; the one act it would be, and the condition, are kept with it. Nothing is done
    where it is itself the condition of what will be seen then."""
    told = _SEEN_THEN.search(s.mask)
    if told is not None and told.start("i") <= hit.start and hit.end <= told.start("then"):
        return
    condition = _condition_of(s.text, hit.start, hit.end)
    found = (parameters(c, s, hit, words, st) or []) if condition and not hit.beast else []
    act = make_act(c, st, words.action, found[0], hit.start, hit.end, hit.frame) if len(found) == 1 else None
    end = st.start + len(s.text.rstrip())
    add_unclear(c, st.start, end, "condition", act, condition if act is not None else "")


_SEEN_THEN = expression(
    r"(?:^\W*|[;:.!?,]\s+)(?:(?:and|but|so|then|well|ok|okay|now)\b,?\s+)?(?:when(?:ever)?|once|if|as\s+soon\s+as|the\s+(?:day|moment)(?:\s+that)?)\s+(?P<i>I)\s[^,;:.!?]{2,80}?(?P<then>(?:\s*,)?\s+(?:then\s+)?"
    r"(?:there(?:['’](?:ll|s)|\s+(?:will|shall|is|are|must|won['’]t)\b)|(?:you|everybody|everyone|we|they|the\s+whole\s+world|all\s+of\s+you)(?:['’]ll|\s+(?:will|shall|should|are\s+going\s+to))\s+(?:all\s+|surely\s+)?(?:know|see|hear|notice|find\s+out|be\s+told|be\s+the\s+first|learn)\b))(?![^;:.!?]*(?:\d|\bme\b|\bmy\b|:))",
    re.I,
)
"""A deed, told only as the time at which something else can be seen: "When I open it there'll be a whistle"."""
_DECIDABLE = expression(r"\b(?:if|provided(?: that)?|in case|on condition(?: that)?)\s+(?!and only if\b)", re.I)
_UNDECIDABLE = expression(r"\b(?:unless|once|whenever|as soon as|until|only if|else|otherwise)\b", re.I)


def _condition_of(sentence: str, start: int, end: int) -> str:
    """The statement on which the act at start:end depends ("If S, I do so", "I do so if S"); "" of no plain one."""
    if _UNDECIDABLE.search(sentence) or len(_DECIDABLE.findall(sentence)) != 1:
        return ""
    before = _DECIDABLE.search(sentence, 0, start)
    if before is not None:
        return re.sub(r"[\s,:;-]*(?:then)?[\s,:;-]*$", "", sentence[before.end() : start], flags=re.I)
    after = _DECIDABLE.search(sentence, end)
    return sentence[after.end() :].strip(" .,;!") if after is not None else ""


IF_THEN = expression(
    AT_HEAD
    + r"(?:[Ii]f|[Uu]nless|[Oo]nce|[Pp]rovided|[Aa]s\s+soon\s+as)\s+(?!I\b|you\b|we\b)[^;:.!?]{3,120}?,\s+(?:then\s+)?I\s+(?:hereby\s+|also\s+)?(?P<verb>[a-z]+)\s+(?:it|them)\b[^,;:.!?]{0,30}\W*$"
)


def conditional_on_it(c: Context, s: Scan, said: str) -> bool:
    """Whether something is done on a condition to what the condition is about: "If Hob likes my list, I apply it"."""
    if c.tx_stack or not s.holds(traps.CONDITIONS):
        return False
    found = IF_THEN.match(said)
    return (
        found is not None
        and traps.conditional(said)
        and found["verb"].lower() in c.grammar.doing
        and s.holds(c.vocabulary.things | c.grammar.label_words)
    )
