"""Words that mean another action where others stand beside them: "leave" is of a game, or of a contract.

Of which kind a thing is can be said in the sentence, in the one before it, in the subject, or elsewhere in the mail by
its name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import islice
from typing import Any

from engine.acts import Act
from engine.expressions import expression
from engine.language import Turn, Words
from parsers.acts.context import Context
from parsers.body.quotes import quoted_words
from parsers.clauses.entities import ARTICLE
from parsers.clauses.model import Hit
from parsers.phrases.limits import declared
from parsers.scan import IT, OWN, THEM, THIS, Scan

THAT = expression(r"\b(?:it|this|that)\b")
NOT_THAT = expression(r"\bnot\s+(?:of\s+|in\s+)?(?:the|an?)\s+[\w-]+", re.I)
"""What a thing is not: "Leapfrog, the subgame, not the contract"."""
NEAR = 12
"""Characters after a phrase that can still say what it is about."""


def turned(c: Context, words: Words, hit: Hit, s: Scan) -> tuple[Words, tuple[str, str] | None]:
    """The action that the words mean where others are beside them ("leave" a game, or a contract).

    Gives it with the change of name of its parameter (old, new).
    """
    to = next((turn.to for turn in words.turns if holds(c, turn, words, hit, s)), None)
    if to is None:
        return words, None
    other = c.book.of(to)
    if not words.params or not other.params or words.params[0].name == other.params[0].name:
        return other, None
    old, new = words.params[0].name, other.params[0].name
    return replace(other, params=(replace(other.params[0], name=old),)), (old, new)


def holds(c: Context, turn: Turn, words: Words, hit: Hit, s: Scan) -> bool:
    """Whether the words are turned."""
    if turn.verbs and hit.match.phrase.verb not in turn.verbs:
        return False
    said = s.text[hit.match.start : hit.end + NEAR]
    around = s.text if only_points(hit.match.values) else s.text[slice(*s.clause(hit.match.start))]
    if turn.said and "not" in s.vocab:
        around = NOT_THAT.sub("", around)
    points = bool(hit.match.values) or THAT.search(s.low, hit.match.start, hit.end) is not None
    pointing = only_points(hit.match.values, (IT, THIS, THEM, OWN))
    if turn.before and turn.verbs:
        pointing = pointing or not {IT, THIS}.isdisjoint(
            one for one in only_said(hit.match.values) if isinstance(one, str)
        )
    if turn.said and c.index and (points or turn.before) and pointing:
        around = f"{c.body[c.statements[c.index - 1].start : c.statements[c.index - 1].end]} {around}"
    if turn.said and turn.before and c.layout.quoted and OWN in only_said(hit.match.values):
        around = f"{quoted_words(c.layout, c.statements[c.index])} {around}"  # "I withdraw mine"
    found = (
        (
            not turn.said
            or bool(declared(turn.said).search(around))
            or (
                not (turn.before and turn.apart and declared(turn.apart).search(around))
                and of_that_kind(c, turn, words, hit, around if only_points(hit.match.values) else said)
            )
        )
        and (not turn.phrase or bool(declared(turn.phrase).search(said)))
        and not (turn.apart and declared(turn.apart).search(said))
    )
    return found is not turn.otherwise


def of_this(c: Context, words: Words) -> bool:
    """Whether the words of the mail let it be about such a thing at all."""
    return not words.about or len(words.about & c.words) > (not words.elsewhere.isdisjoint(c.words))


def of_that_kind(c: Context, turn: Turn, words: Words, hit: Hit, said: str) -> bool:
    """Whether the mail says of the thing, or else of all that it is about, that it is of the kind `said`."""
    named = called_elsewhere(c, turn, words, hit)
    if named is None and turn.likely and declared(turn.likely).search(said):
        return True
    return about(c, turn, words) if named is None else named


def about(c: Context, turn: Turn, words: Words) -> bool:
    """Whether the mail is about things of one kind only: then what has no word for it is one of them."""
    if not turn.said or not turn.apart:
        return False
    own, other = kinds_of(turn, words)
    done = {act.action.rpartition("_")[2] for act in c.acts}
    subject = declared(turn.said).search(c.subject) is not None and not declared(turn.apart).search(c.subject)
    return (subject or own in done) and other not in done


def kinds_of(turn: Turn, words: Words) -> tuple[str, str]:
    """The kind of thing that is `said`, and the one from which it is `apart`."""
    kinds = words.action.rpartition("_")[2], turn.to.rpartition("_")[2]
    return kinds if turn.otherwise else kinds[::-1]


def called_elsewhere(c: Context, turn: Turn, words: Words, hit: Hit) -> bool | None:
    """Whether the thing that is named here is of the kind `said`, where the mail tells elsewhere of which kind it is:
    what was made or joined under that name, words beside the name ("a party to the Kettle Pool"), or the next sentence
    ("That is the subgame")."""
    if not turn.said or not turn.apart:
        return None
    names = [ARTICLE.sub("", one) for one in only_said(hit.match.values) if isinstance(one, str) and one[-1:].isalpha()]
    own, other = kinds_of(turn, words)
    kinds: set[str] = set()
    for name in names:
        kinds |= {kind for act in c.acts for kind in (own, other) if _of_name(act, kind, name)}
    if len(kinds) == 1:
        return kinds == {own}
    said = {turn.said: own, turn.apart: other}
    if names and (below := THAT_IS.match(c.body, c.statements[c.index].end)) is not None:
        kinds = {kind for one, kind in said.items() if declared(one).search(below["what"])}
    for name in names if len(kinds) != 1 else ():
        for found in islice(re.finditer(rf"\b{re.escape(name)}\b", c.body, re.I), MOST_NAMINGS):
            before = KIND_NEAR.split(c.body[max(0, found.start() - KIND_BEFORE) : found.start()])[-1]
            after = KIND_NEAR.split(c.body[found.end() : found.end() + KIND_AFTER])[0]
            kinds |= {kind for one, kind in said.items() if declared(one).search(f"{before} {after}")}
    return kinds == {own} if len(kinds) == 1 else None


def _of_name(act: Act, kind: str, name: str) -> bool:
    """Whether an act made or had to do with a thing of a kind that has this name."""
    known = act.params.get(kind) or (act.params.get("name") if act.action.endswith(f"_{kind}") else None)
    return isinstance(known, str) and ARTICLE.sub("", known).lower() == name.lower()


THAT_IS = expression(
    r"\s*+(?:\(?(?:that|this|it)(?:['’]s|\s+is)|(?:\(|,|[–—-]+)\s*(?:i\.?e\.?,?|namely|meaning|I\s+mean)?)\s+(?P<what>(?:the|a|our|my)\s[^,;:.!?()\n]{3,30})",
    re.I,
)
"""Behind a deed: what the thing is with which it was done."""
MOST_NAMINGS = 8
"""Places where a name stands that are looked at."""
KIND_BEFORE, KIND_AFTER = 24, 14
"""Characters around a name in which its kind is said."""
KIND_NEAR = expression(r"[.;:!?]|\n\s*\n")


def only_points(values: Mapping[str, Any], pointing: tuple[str, ...] = (IT, THIS, THEM)) -> bool:
    """Whether the values only point at something: "I quit it"."""
    return all(one in pointing for one in only_said(values))


def only_said(values: Mapping[str, Any]) -> list[Any]:
    """The values, and those of which lists consist."""
    return [one for value in values.values() for one in (value if isinstance(value, list) else [value])]
