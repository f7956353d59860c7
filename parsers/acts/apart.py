"""Parameters that are said apart from their verb: "For thirty macks I usurp Fauna", "I take Law; my reward is m20".

An action declares the phrases that can say a parameter by themselves (`Param.said`). They are looked for where a clause
can begin: behind the verb's phrase, before it, and in the next sentences of the paragraph as long as those hold no act.

They are read before the act is made, for without them it may be no act (who usurps names a reward), and the words stay
for whoever else reads them. The clauses of `parsers.acts.adding` are the other way round: they are read when the act
stands, behind the text that it may have, in the next paragraph as well, for every act of its sentence, and are then
done with. Neither does for the other: an unbeliever in a paragraph of its own or "Plus an apology." would be lost here,
and a reward in front of its verb there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.expressions import expression
from engine.language import Words
from parsers.acts.context import Context, following
from parsers.body.statements import Statement
from parsers.clauses.model import Hit
from parsers.clauses.subjectless import CONNECTOR
from parsers.phrases.fillers import filler
from parsers.phrases.matching import Phrase, match
from parsers.scan import Scan, skip, token_at

NEXT = 2
"""Sentences after the verb's in which a parameter may be said."""
_CLAUSE = expression(
    r"(?:[,;:(–—]|\s[-–—]|--|\b(?:and|but|so|where|which|with|that(?=\s(?:at|for|with|on)\s))\b)\s*", re.I
)
_END = expression(
    r"\s*(?:$|[.,;:!?()\[\]—–]|-\s|--|(?:and|but|because|since|as|so|if|per|an?|each|every|for|of|to|which|who|that|though|please|too|until|in|on|by|"
    r"from|with|at|now|then|I|now)\b)",
    re.I,
)


def said_apart(c: Context, st: Statement, s: Scan, hit: Hit, limit: int) -> Hit:
    """The hit with the parameters that the words around it say."""
    words = hit.match.phrase.words
    phrases = c.grammar.book.apart.get(words.action, ()) if words is not None else ()
    values = dict(hit.match.values)
    phrases = tuple(one for one in phrases if one[0] not in values)
    if not phrases:
        return hit
    for scan, places, end, later in _around(c, st, s, hit, limit):
        missing, whole = c.grammar.book.missing(scan), False
        for name, phrase in phrases:
            if name not in values and not phrase.wants & missing:
                upto = _read(scan, places, end, name, phrase, values)
                if later and upto >= len(scan.text.rstrip(" .!")):
                    c.consumed, whole = max(c.consumed, later), True  # the whole of a later sentence says it
        if later and not whole and _does_more(c, scan):
            break
    return hit._replace(match=hit.match._replace(values=values))


def _does_more(c: Context, scan: Scan) -> bool:
    """Whether a sentence may do something itself, so that what stands behind it is about that."""
    voting = not scan.vocab.isdisjoint(c.vocabulary.choices)
    return voting or ("i" in scan.vocab and not scan.vocab.isdisjoint(c.grammar.verbs))


def _read(scan: Scan, places: list[int], end: int, name: str, phrase: Phrase, values: dict[str, object]) -> int:
    """Put what a phrase says at one of the places into the values; where its words end, or 0."""
    for at in places:
        if phrase.firsts is not None and token_at(scan, at) not in phrase.firsts:
            continue
        found = match(phrase, scan, at)
        if found is not None and name in found.values and found.end <= end and _END.match(scan.mask, found.end):
            values.update(found.values)
            return found.end
    return 0


def said_beside(c: Context, words: Words, scan: Scan) -> dict[str, object]:
    """The parameters of an action that another text says."""
    values: dict[str, object] = {}
    missing = c.grammar.book.missing(scan)
    for name, phrase in c.grammar.book.apart.get(words.action, ()):
        if name not in values and not phrase.wants & missing:
            _read(scan, _places(scan), len(scan.text), name, phrase, values)
    return values


def _around(c: Context, st: Statement, s: Scan, hit: Hit, limit: int) -> Iterator[tuple[Scan, list[int], int, int]]:
    """The words around a hit: (text, places where a clause can begin, where they end, where a later sentence ends)."""
    behind = [*filler(s, hit.end), *(at for at in _places(s) if hit.end <= at < limit)]
    yield s, behind, limit, 0
    yield s, [at for at in _places(s) if at < hit.start], hit.start, 0
    if limit < len(s.text):
        return
    for n, later in enumerate(following(c)):
        if n >= NEXT or later.new_paragraph or later.mark:
            return
        text = c.body[later.start : later.end].replace("\n", " ")
        scan = Scan(text, c.vocabulary, c.reply, purse=c.purse)
        opening = CONNECTOR.match(text)
        yield scan, [*filler(scan, opening.end() if opening else 0)], len(text), later.end


def _places(s: Scan) -> list[int]:
    return [skip(s.text, 0), *(m.end() for m in _CLAUSE.finditer(s.mask))]
