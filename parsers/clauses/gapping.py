"""Reads a clause of which only the parts that differ are said: "'Apples' is number 401, 'Ferries' 402"."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.clauses.grammar import Grammar
from parsers.clauses.model import Hit
from parsers.clauses.verb import at_a_moment, of_the_next_pair
from parsers.phrases.loose import BEGINNING, State, walk
from parsers.phrases.matching import Match, wordless
from parsers.phrases.moved import PREPOSITIONS
from parsers.scan import IT, THEM, THIS, Scan, token_at
from parsers.slots import read_slot

AFTER_GIFT = expression(
    r"\s*(?:(?:as\s+well|too|besides|on\s+top|into\s+the\s+bargain|also|of\s+mine|back)\s*)?(?:$|[.,;!()]|(?:and|because|as|since|for\s+(?:his|her|their|eir|your|the|being|all))\b)",
    re.I,
)
KEEPING = frozenset("keep keeps keeping want wants need needs hold retain own have has lack save".split())
"""Verbs of what stays as it is: "I give my Blue socks to Hose, keep the Black ones"."""
THAT_OF = expression(
    r"(?:likewise|similarly),?\s+(?:with(?:out)?\s+[^,]{1,30},\s+)?(?:that\s+(?=(?:of|for)\s))?|that\s+(?=(?:of|for)\s)"
)
"""Stands for what was said of the thing before: "change the title of R68 to A, and that of R71 to B"."""
AFTER = expression(r"\s*(?:$|[.,;!()]|(?:and|as\s+well|too|also|likewise|besides)\b)", re.I)


def gapped(g: Grammar, s: Scan, hit: Hit, pos: int) -> Hit | None:
    """The same clause again with other values for all that it said, or for all but the person concerned."""
    words = hit.match.phrase.words
    said = hit.match.values.keys() - hit.match.phrase.sets.keys()
    if that := THAT_OF.match(s.low, pos):
        pos = that.end()
    if words is None or words.document or not said:
        return None
    if len(said) < 2 and not led(g, s, words.action, said, pos):
        return None
    found = parts(g, s, words, said, pos)
    carried = {param.name for param in words.params if param.carried} & said
    if found is None and carried and len(said) > 2:
        found = parts(g, s, words, said - carried, pos)
    if found is None and len(said) > 2:
        shared = [param.name for param in words.params if param.name in said and param.slot is Slot.NAME]
        found = parts(g, s, words, said - {*shared}, pos) if shared else None
    if found is not None and (AFTER.match(s.mask, found[1]) or at_a_moment(s, found[1])):
        if _names_more(s, found[0], pos, found[1]):
            return None
        match = Match(hit.match.phrase, {**hit.match.values, **found[0]}, pos, found[1])
        if hit.match.phrase.allows(s, match.values, pos):
            return Hit(match, pos, match.end, hit.frame, hit.beast, first_person=hit.first_person)
    return None


_DESCRIBED = expression(
    r"(?:the|that)\s+(?P<about>(?:(?!(?:and|or|not|ones?|no|same|last|other|whole|about|on|of)\b)[a-z][\w'’-]{0,20}\s+){0,2})"
    r"(?P<noun>[a-z]{3,12})(?P<of>\s+(?:about|on|of|concerning|regarding|against)\s+(?!(?:nday|nweek)\b)"
    r"[a-z][\w'’-]{0,20}(?:\s+(?!(?:and|or|not|is|was|to|as|gets|becomes)\b)[a-z][\w'’-]{0,20}){0,3})?"
    r"\s+(?:as\s+)?(?=\S{0,3}\d)",
    re.I,
)
"""A thing told by what it is or what it is about, right before its number: "the one about gravel 4E93"."""


def numbered_too(s: Scan, hit: Hit, pos: int) -> Hit | None:
    """Another thing of the kind that is made, which nobody named, with its number: "I number the boiler rule 4E92 and
    the one about gravel 4E93"."""
    words = hit.match.phrase.words
    if words is None or not words.creates or words.document or not s.text[hit.match.end - 1].isdigit():
        return None
    slots = {param.slot: param.name for param in words.params if param.name in hit.match.values}
    said = _DESCRIBED.match(s.text, pos)
    if slots.keys() != {Slot.PHRASE, Slot.CODE} or said is None or said["noun"].lower() not in ("one", words.creates):
        return None
    number = read_slot(Slot.CODE, s, said.end())
    if not (said["about"] or said["of"]) or not number or AFTER.match(s.mask, number[0][1]) is None:
        return None
    thing = s.text[pos : said.end()].removesuffix("as ").rstrip()
    values = {slots[Slot.PHRASE]: " ".join(thing.split()), slots[Slot.CODE]: number[0][0]}
    match = Match(hit.match.phrase, {**hit.match.values, **values}, pos, number[0][1])
    return Hit(match, pos, match.end, hit.frame, hit.beast, first_person=hit.first_person)


def _names_more(s: Scan, values: dict[str, object], pos: int, end: int) -> bool:
    """Whether words of which a value only points name a number, too: "on Indictment 8 it is INNOCENT"."""
    said = [one for value in values.values() for one in (value if isinstance(value, list) else [value])]
    points = any(one in (IT, THIS, THEM) for one in said)
    return points and any(map(str.isdigit, s.text[pos:end])) and not any(map(str.isdigit, "".join(map(str, said))))


def led(g: Grammar, s: Scan, action: str, said: Iterable[str], pos: int) -> bool:
    """Whether the word that leads to a parameter stands there again: "by the Tea Pact and by the Bank contract"."""
    token = token_at(s, pos)
    return token in PREPOSITIONS and any(token in g.dress(action).carriers.get(name, ()) for name in said)


def given_besides(g: Grammar, s: Scan, hit: Hit, pos: int) -> Hit | None:
    """Another thing for the same person: "I transfer m5 to Hose, plus 3 Blue socks"."""
    words = hit.match.phrase.words
    if words is None or not words.gives:
        return None
    people = {one.name for one in words.params if one.slot is Slot.NAME and hit.match.values.get(one.name)}
    for other in g.phrasebook.words if people else ():
        if not other.gives:
            continue
        wanted = {one.name for one in other.params if one.required} - people
        if not people <= {one.name for one in other.params}:
            continue
        for more in ({one.name for one in other.params if one.slot is Slot.COUNT}, set[str]()):
            found = parts(g, s, other, wanted | more, pos)
            if found is not None and AFTER_GIFT.match(s.mask, found[1]):
                shared = {name: hit.match.values[name] for name in people}
                said = wordless(other)._replace(verb=hit.match.phrase.verb)
                match = Match(said, {**shared, **found[0]}, pos, found[1])
                return Hit(match, pos, match.end, hit.frame, hit.beast, first_person=hit.first_person)
    return None


def parts(
    g: Grammar, s: Scan, words: Words, names: Iterable[str], pos: int, bare: bool = False
) -> tuple[dict[str, object], int] | None:
    """Values of these parameters in any order from a position, and where they end with the small words behind them, or
    the last of them without any (`bare`)."""
    if token_at(s, pos) in KEEPING:
        return None
    wanted = frozenset(names)
    dress = g.dress(words.action)
    dress = dress._replace(slots={name: slot for name, slot in dress.slots.items() if name in wanted})
    best: State | None = None
    for state in walk(dress, s, State(pos, BEGINNING, (), frozenset()), len(s.text)):
        if len(state.values) != len(wanted) or of_the_next_pair(s, words, dict(state.values), state.pos):
            continue
        if (not bare or state.last in wanted) and (best is None or state.pos > best.pos):
            best = state
    return (dict(best.values), len(s.text[: best.pos].rstrip(" ,;"))) if best is not None else None
