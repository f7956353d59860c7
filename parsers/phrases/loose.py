"""Reads what belongs to a verb in whatever order and dress it comes, where no phrase of the verb fits as it stands.

A phrase is then taken for what it holds: its slots, the words before them (their carriers), and the words without which
it means something else. Between these may stand the other words of its action, and words of every sentence. A slot
whose words have a form of their own (a number, a vote, a colour) is read anywhere; one that would take any words is
read only after one of its carriers. Nothing else may stand there: a word that is not known ends the reading, and what
is required must have been found by then.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from engine.expressions import expression
from engine.language import Slot
from parsers.phrases.fillers import filler
from parsers.phrases.matching import Match, Phrase
from parsers.phrases.moved import slots_in
from parsers.phrases.notation import Any_, Node, Parts, SlotNode, Word
from parsers.scan import LOUD, Scan, skip, token_at
from parsers.slots import REFERENCES, read_slot
from parsers.slots.names import SELVES, YOURS
from parsers.work import PHRASE

MAX_STATES: Final = 400
"""Places looked at for one phrase; a sentence has some dozens."""
MAX_ENDS: Final = 3
"""Ends of one slot that are tried."""
LINKS: Final = frozenset(
    "of to on in at by with from as for the a an its my our this that these those is are be being shall will each both "
    "own eir her his their following new said whole full very sum amount total plain hereby "
    "matter case respect regard".split()
)
"""Words of every sentence, which may stand between the parts of any phrase."""
COMPARING: Final = frozenset({"more", "most", "less", "not"})
"""Words of some phrases that anywhere else in a sentence turn what it says."""
SILENT: Final = frozenset("the a an its my our this that these those eir her his their own new".split())
"""Those after which the word before them still carries what follows."""
CLOSED: Final = frozenset(
    {
        Slot.MACKS,
        Slot.POINTS,
        Slot.CHOICE,
        Slot.ANSWER,
        Slot.CLAIM,
        Slot.VERDICT,
        Slot.MINISTRY,
        Slot.COLOUR,
        Slot.FLAG,
        Slot.STATE,
        Slot.TIDBIT,
    }
)
"""Slots whose words are told from all others."""
NUMBERED: Final = REFERENCES - {Slot.THING}
WORDY: Final = frozenset({Slot.PHRASE, Slot.TEXT, Slot.TARGET, Slot.TITLE})
ABOUT: Final = expression(
    r"(?:proposal|consultation|indictment|rule|nweek|nday)s?\s+(?:number\s+|no\.?\s*)?#?(?:4e)?\d+\b"
)
"""What a deed is about or follows from, where its action has no place for it: "for Indictment 4"."""
ME_OR_COLON: Final = expression(r":\s|\bI\b", re.I)
"""Is in no subject of a passive."""
WHOM: Final = frozenset({"him", "her", "em", "them"})
WHOM_ALONE: Final = expression(
    r"(?:him|her|em|them)(?=\s*(?:$|[.,;:!?)]|(?:and|for|as|because|since|now|too|today|instead|again|hereby|herewith|in)\b))"
)
"""Somebody who was named before, and not whose something is: "m6 I give her"."""
TO: Final = expression(r"\s*+,?\s*(?:(?:back|down|up|over|straight)\s+)*(?:to|into|->|→)\b")
"""Behind an old value, before the new one: "from m60 to m42"."""
QUOTING: Final = "\"“'‘"
"""With one of these begins what may stand right behind another value: 'rule 12 "Hats"'."""
BEGINNING: Final = ""
"""The carrier of what stands directly after the verb."""


Readings = list[tuple["State", dict[str, Any]]]
"""How far readings got, with their values."""
Closed = Callable[[Scan, Match], bool]
"""Whether the words after a match let it end there."""


class Needs(NamedTuple):
    """What one phrase cannot do without."""

    slots: frozenset[str]
    words: tuple[frozenset[str], ...]


class Dress(NamedTuple):
    """What may stand around the slots of one action."""

    action: str
    slots: Mapping[str, Slot]
    carriers: Mapping[str, frozenset[str]]
    words: frozenset[str]


class State(NamedTuple):
    """How far a reading got: where, after which word, with what."""

    pos: int
    last: str
    values: tuple[tuple[str, Any], ...]
    used: frozenset[str]
    firm: bool = False
    """Whether something was read that has a form of its own."""


def dress_of(action: str, phrases: Iterable[Phrase]) -> Dress:
    """What the phrases of one action have in common."""
    slots: dict[str, Slot] = {}
    carriers: dict[str, set[str]] = {}
    words: set[str] = set()

    def follow(nodes: tuple[Node, ...], before: frozenset[str]) -> frozenset[str]:
        """Take in these nodes, before which one of some words stands; what can stand before what is behind them."""
        for node in nodes:
            if isinstance(node, Word):
                if node.text not in COMPARING:
                    words.add(node.text)
                before = before if node.text in SILENT else frozenset({node.text})
            elif isinstance(node, Any_):
                before = frozenset().union(*(follow(option, before) for option in node.options))
            elif isinstance(node, SlotNode):
                slots[node.name] = node.slot
                carriers.setdefault(node.name, set()).update(before)
                before = frozenset({node.name})
            elif isinstance(node, Parts):
                for number, part in enumerate(node.parts):
                    follow(part.nodes, before if number == 0 else frozenset())
                before = frozenset()
            else:
                before = frozenset()
        return before

    for phrase in phrases:
        follow(phrase.nodes, frozenset({BEGINNING}))
    return Dress(action, slots, {name: frozenset(found) for name, found in carriers.items()}, frozenset(words))


def needs_of(phrase: Phrase) -> Needs:
    """The slots and the words that stand on every way through a phrase."""
    required = {p.name for p in phrase.words.params if p.required} if phrase.words else set()
    return Needs(
        (_slots_needed(phrase.nodes) | required) - phrase.sets.keys(),
        tuple(need for need in _words_needed(phrase.nodes) if not need & LINKS),
    )


def _slots_needed(nodes: tuple[Node, ...]) -> frozenset[str]:
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, SlotNode):
            found.add(node.name)
        elif isinstance(node, Any_):
            found |= frozenset.intersection(*(_slots_needed(option) for option in node.options))
        elif isinstance(node, Parts):
            found = found.union(*(_slots_needed(part.nodes) for part in node.parts))
    return frozenset(found)


def _words_needed(nodes: tuple[Node, ...]) -> list[frozenset[str]]:
    """Of each set one word must be there; an alternative without a word of its own needs none."""
    found: list[frozenset[str]] = []
    for node in nodes:
        if isinstance(node, Word):
            found.append(frozenset({node.text}))
        elif isinstance(node, Any_) and all(node.options):
            inner = [[need for need in _words_needed(option) if not need & LINKS] for option in node.options]
            if all(inner):
                found.append(frozenset().union(*(needs[0] for needs in inner)))
        elif isinstance(node, Parts):
            for part in node.parts:
                found += _words_needed(part.nodes) if part.required else []
    return found


def loose_match(needs: Needs, phrase: Phrase, found: Readings, s: Scan, pos: int, closed: Closed) -> Match | None:
    """Of the readings from a verb at `pos`, the one that is the phrase and takes most words."""
    best: Match | None = None
    if not needs.slots or not all(need & s.vocab for need in needs.words):
        return None
    for state, values in found:
        if not needs.slots <= values.keys() or values.keys() & phrase.sets.keys():
            continue
        if not (state.firm or needs.words) or not all(need & state.used for need in needs.words):
            continue
        going_on = _GOING_ON.search(s.low, pos, state.pos) if state.last in GOING_ON else None
        end = state.pos if going_on is None else going_on.start()
        one = Match(phrase, {**phrase.sets, **values}, pos, end)
        if not phrase.allows(s, one.values, pos) or _several_votes(s, pos, state.pos):
            continue
        if (best is None or _said(one) > _said(best)) and closed(s, one):
            best = one
    return best


GOING_ON: Final = frozenset("and or but plus as on for to".split())
_GOING_ON: Final = expression(r"\s*,?\s+(?:and|or|but|plus)(?:\s+(?:as|on|for|to))?\s*$")
"""At the end of a reading: with that something else begins."""


def _said(found: Match) -> tuple[int, int, int]:
    """How far a reading got, how much it says, and how many letters of names it takes for that."""
    names = (one for value in found.values.values() for one in (value if isinstance(value, list) else [value]))
    return found.end, len(found.values), sum(len(one) for one in names if isinstance(one, str))


def _several_votes(s: Scan, start: int, end: int) -> bool:
    """Whether more than one vote stands there, of which a reading can only have one: "FOR on 5, AGAINST on 6"."""
    said = LOUD.findall(s.text, start, end)
    if len(said) > 1 and not s.text.isupper() and sum(word in s.words.choices for word in said) > 1:
        return True
    return "for" in s.vocab and _FOR_ON.search(s.low, start, end) is not None


_FOR_ON = expression(r"\bfor on\s.*\b(?:against|abstain|shelve)")
"""The same in small letters, where "for" is a vote only before what it is on."""


def turned_match(
    needs: Needs, phrase: Phrase, found: Readings, s: Scan, pos: int, closed: Closed, subject: Mapping[str, Any]
) -> Match | None:
    """The same for a passive, whose subject says what a sentence in the active would say right after its verb."""
    heads = _heads(phrase.nodes)
    return loose_match(needs, phrase, found, s, pos, closed) if not heads or heads & subject.keys() else None


def readings(dress: Dress, s: Scan, pos: int, front: tuple[int, int]) -> Readings:
    """Every reading of what stands after a verb; of `front`, which stands before its subject, some may belong to it."""
    found = _from(dress, s, State(pos, BEGINNING, (), frozenset()))
    for state in before_verb(dress, s, front):
        found += _from(dress, s, state._replace(pos=pos, last=BEGINNING))
    return found


def before_verb(dress: Dress, s: Scan, front: tuple[int, int]) -> list[State]:
    """The readings of what stands before a verb that say something and take all of it."""
    if front[0] >= front[1]:
        return []
    states = walk(dress, s, State(front[0], BEGINNING, (), frozenset()), front[1])
    return [state for state in states if state.values and _ends_at(s, state.pos, front[1])]


def subjects(
    dress: Dress, s: Scan, pos: int, subject: tuple[int, int], front: tuple[int, int]
) -> list[tuple[dict[str, Any], Readings]]:
    """What the subject of a passive can be, each with every reading of what stands before it and after the verb."""
    if ME_OR_COLON.search(s.mask, *subject):
        return []
    states = before_verb(dress, s, subject)
    for first in before_verb(dress, s, front):
        again = walk(dress, s, first._replace(pos=subject[0], last=BEGINNING), subject[1])
        states += [one for one in again if len(one.values) > len(first.values) and _ends_at(s, one.pos, subject[1])]
    return [(dict(one.values), _from(dress, s, one._replace(pos=pos, last=BEGINNING))) for one in states]


def _from(dress: Dress, s: Scan, first: State) -> Readings:
    return [(state, dict(state.values)) for state in walk(dress, s, first, len(s.text)) if state.values]


def _heads(nodes: tuple[Node, ...]) -> frozenset[str]:
    """The slots with which a phrase can begin; none where it begins with a word."""
    head = nodes[0] if nodes else None
    if isinstance(head, SlotNode):
        return frozenset({head.name})
    return slots_in(head.parts[0].nodes) if isinstance(head, Parts) else frozenset()


def _ends_at(s: Scan, pos: int, end: int) -> bool:
    return not s.mask[pos:end].strip(" ,:–—-")


def walk(dress: Dress, s: Scan, first: State, end: int) -> Iterator[State]:
    """Every state that can be reached before `end`, each with a slot or a word more than the one it comes from."""
    stack = [first]
    seen: set[tuple[int, str, tuple[str, ...]]] = set()
    for _ in range(MAX_STATES):
        if not stack:
            return
        state = stack.pop()
        s.purse.pay(PHRASE)
        yield state
        for after in _steps(dress, s, state, end):
            key = (after.pos, after.last, tuple(name for name, _ in after.values))
            if key not in seen:
                seen.add(key)
                stack.append(after)


def _steps(dress: Dress, s: Scan, state: State, end: int) -> Iterator[State]:
    taken = {name for name, _ in state.values}
    for begin in filler(s, state.pos):
        pos = skip(s.text, begin)
        if pos > state.pos + 1 and pos < end:
            yield state._replace(pos=pos)
        if pos >= end:
            continue
        about = ABOUT.match(s.low, pos)
        if about and about.end() <= end:
            yield state._replace(pos=about.end())
        token = token_at(s, pos)
        if (token in LINKS and not s.shouts(token, pos)) or token in dress.words or token == ":":
            last = state.last if token in SILENT else token
            yield state._replace(pos=pos + len(token), last=last, used=state.used | {token})
        for name, slot in dress.slots.items():
            if name in taken:
                continue
            led = state.last not in dress.slots or (state.last in state.used and state.last not in taken)  # "number"
            carried = _carried(dress, state, name, slot) and (led or s.text[pos] in QUOTING)
            if slot is Slot.NAME and s.text[pos].islower() and not s.text.islower() and not _somebody(s, token, pos):
                continue
            for value, after in read_slot(slot, s, pos)[:MAX_ENDS]:
                sure = firm(slot, s, value, pos)
                if sure and state.last == "from" and "from" not in dress.carriers[name]:
                    if pos < after <= end and TO.match(s.low, after):
                        yield state._replace(pos=after, last=name)
                    continue
                if (carried or sure) and pos < after <= end:
                    values = (*state.values, (name, value))
                    yield state._replace(pos=after, last=name, values=values, firm=state.firm or sure)


def _somebody(s: Scan, token: str, pos: int) -> bool:
    """Whether a word in small letters is a pronoun for whom something is done to."""
    return token in SELVES | YOURS or (token in WHOM and WHOM_ALONE.match(s.low, pos) is not None)


def _carried(dress: Dress, state: State, name: str, slot: Slot) -> bool:
    """Whether a slot that would take any words may be read here."""
    if slot in NUMBERED or (slot in WORDY and state.last == BEGINNING):
        return False
    return state.last in dress.carriers[name] or state.last == ":"


def firm(slot: Slot, s: Scan, value: Any, pos: int) -> bool:
    """Whether the words could be nothing else: those of a closed list, a number or a quotation as a reference."""
    if slot in CLOSED:
        return True
    if slot not in REFERENCES or not isinstance(value, list):
        return False
    if s.text[pos] in '"“':
        return True
    return slot is not Slot.THING and all(not isinstance(one, str) or one.isdigit() or one[:1] == "\0" for one in value)
