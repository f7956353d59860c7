"""Matches one compiled phrase at a position of a text.

A phrase is compiled once into a chain of small functions, each of which reads one node and hands the position after
it to the next; the first way through to the end of a word is the match. Choices are bounded: a slot offers a few
ends, a gap at most twelve words. The depth of calls is the length of the phrase, never that of the text, and the
steps of one attempt are counted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from engine.expressions import expression
from engine.language import Doubt, Slot, Words
from parsers.phrases.fillers import SMALL_WORDS, after_subject, described, filler
from parsers.phrases.limits import Limits
from parsers.phrases.notation import MANY, Any_, Aside, Gap, Node, Part, Parts, SlotNode, Word, firsts
from parsers.scan import IT, ITS_OR_PLURAL, SOLEMN, THEM, Scan, skip, token_at, token_in
from parsers.shortened import APOSTROPHES, SHORT_IS, STANDS_FOR, before_short
from parsers.slots import read_slot
from parsers.work import PHRASE, STEPS

MAX_STEPS: Final = 2_000
"""Steps that one attempt at a phrase may take; real phrases need a few dozen."""
MAX_GAP: Final = 12
"""Words of no importance that `...` stands for (engine/language.py)."""

OWNER = expression(r"\s*(his|her|eir|their)(?=\s)")
OWNED = expression(r"(?<![\w'’])(?:his|her|eir|their)\s+$")
"""Before what somebody has who was named before."""
_BREAK = expression(r"\s*+,?\s*(?:i|if|unless|not|never|cannot|nobody|neither|nor|and|then|\w+n['’]t)", re.I)
"""No gap goes over such a word: it turns the deed round, or begins another."""
_SAYS_THAT = expression(r"\s+(?:that|no)", re.I)
"""Nor over this at once: what follows is only said, as in "I announce that the Jury is ...", or done to nothing."""
_ASIDE = expression(r"\s*\((?!\s*(?:not|never|or|\w+n['’]t)\b)[^()]{1,80}\)", re.I)
"""Words in brackets, which a gap goes over at once."""
_GAP_WORD = expression(
    r"\s*+,?\s*(?:(?:dr|mr|mrs|ms|mx|prof|st|capt|sgt|rev)\.(?=\s)|[^\s,;.!?:]+(?:[.:](?=\S)[^\s,;.!?:]*)*)", re.I
)


class Attempt:
    """One attempt at a phrase: what it learned so far, and in the end where it ended."""

    __slots__ = ("begun", "closes", "found", "hop", "left", "low", "phrase", "says", "scan", "start", "values")

    def __init__(
        self, phrase: Phrase, scan: Scan, start: int, closes: Closes | None, hop: Hop | None, says: bool
    ) -> None:
        self.phrase = phrase
        self.scan = scan
        self.low = scan.low
        self.start = start
        self.values: list[tuple[str, Any]] = []
        self.left = MAX_STEPS
        self.found: Match | None = None
        self.closes = closes
        """Whether a match may end where it does; without it, it may at every end of a word."""
        self.says = says
        """Whether some slot must have been read."""
        self.hop = hop
        self.begun: list[int] = []
        """Where the parts begin that are being read."""


class Hop(NamedTuple):
    """Where a phrase goes on whose first part stands before its verb."""

    until: int
    """The part ends here,"""
    between: re.Pattern[str]
    """but for this,"""
    to: int
    """and the rest begins here."""


Step = Callable[[Attempt, int], bool]
"""Reads on from a position; whether the phrase can be read to its end from there."""
Closes = Callable[["Match"], bool]


class Ahead(NamedTuple):
    """What stands behind a place of a phrase: words that may be missing, and what stands behind all of these."""

    begins: Mapping[str, Step]
    """Token with which some of them begin -> the step that reads them."""
    beyond: Step


def compiled(nodes: tuple[Node, ...], after: Step | None = None, last: bool = True) -> Step:
    """The chain of steps for these nodes; `last`: no words of the phrase follow them."""
    step = after or _ended
    ahead = Ahead({}, step)
    for place in range(len(nodes) - 1, -1, -1):
        node, behind = nodes[place], nodes[place + 1] if place + 1 < len(nodes) else None
        final = last and place == len(nodes) - 1
        if isinstance(node, Any_):
            step, ahead = _choice(_plain(node.options), step, final, ahead)
            continue
        named = step
        step = _step(node, named, final)
        if isinstance(node, SlotNode) and node.slot is Slot.NAME and isinstance(behind, Word) and behind.text == "'s":
            step = _owner(node.name, step, named)
        ahead = Ahead({}, step)
    return step


def _owner(name: str, by_name: Step, after: Step) -> Step:
    """ "Joel's fine", or "his fine"."""

    def step(attempt: Attempt, pos: int) -> bool:
        if by_name(attempt, pos):
            return True
        owner = OWNER.match(attempt.low, pos)
        if owner is None:
            return False
        attempt.values.append((name, [THEM if owner[1] == "their" else IT]))
        done = after(attempt, owner.end())
        if not done:
            attempt.values.pop()
        return done

    return step


def delayed(make: Callable[[], Step]) -> Step:
    """A chain of steps that is made when it is first asked: of all phrases, few are ever met in one process."""
    made: Step | None = None

    def step(attempt: Attempt, pos: int) -> bool:
        nonlocal made
        if made is None:
            made = make()
        return made(attempt, pos)

    return step


def _ended(attempt: Attempt, pos: int) -> bool:
    text = attempt.scan.text
    if pos and text[pos : pos + 1].isalnum() and text[pos - 1].isalnum():
        return False
    if attempt.says and not attempt.values:
        return False
    phrase = attempt.phrase
    found = Match(phrase, {**phrase.sets, **dict(attempt.values)}, attempt.start, pos)
    if attempt.closes is not None and not attempt.closes(found):
        return False
    attempt.found = found
    return True


def hopping(first: tuple[Node, ...], others: tuple[Node, ...]) -> Step:
    """The chain of steps for a phrase of which one part stands before its verb."""
    rest = delayed(lambda: compiled(others))

    def step(attempt: Attempt, pos: int) -> bool:
        hop = attempt.hop
        assert hop is not None
        if pos > hop.until or not hop.between.fullmatch(attempt.scan.mask, pos, hop.until):
            return False
        return rest(attempt, hop.to)

    return delayed(lambda: compiled(first, step))


def _step(node: Word | SlotNode | Gap | Parts | Aside, after: Step, last: bool) -> Step:
    if isinstance(node, Word):
        return _word(node.text, after)
    if isinstance(node, SlotNode):
        return _slot(node.name, node.slot, last and node.slot is Slot.PHRASE, after)
    if isinstance(node, Parts):
        return _parts(node.parts, after)
    if isinstance(node, Aside):
        return _aside(after)
    return _gap(after, node.least)


def _parts(parts: tuple[Part, ...], after: Step) -> Step:
    """The parts in the order in which they come, with words of no importance between; most parts first."""
    if not parts:
        return after
    options: list[Step] = []
    optional = not any(part.required for part in parts)
    rests: dict[int, Step] = {}  # made when first needed: of the orders that are possible, few are in use

    def rest(number: int) -> Step:
        if number not in rests:
            rests[number] = _parts(parts[:number] + parts[number + 1 :], after)
        return rests[number]

    def advanced(number: int) -> Step:
        def step(attempt: Attempt, pos: int) -> bool:
            return pos > attempt.begun[-1] and rest(number)(attempt, pos)

        return step

    for number, part in enumerate(parts):
        others = any(other.required for place, other in enumerate(parts) if place != number)
        options.append(compiled(part.nodes, advanced(number), last=not others))

    def step(attempt: Attempt, pos: int) -> bool:
        attempt.left -= 1
        for at in filler(attempt.scan, pos):
            for option in options:
                if attempt.left < 0:
                    return False
                attempt.begun.append(at)
                done = option(attempt, at)
                attempt.begun.pop()
                if done:
                    return True
        return optional and after(attempt, pos)

    return step


def _word(word: str, after: Step) -> Step:
    length = len(word)
    whole = word[-1].isalnum()
    myself = word in ("me", "myself")
    noun = whole and word not in SMALL_WORDS
    quiet = word == "for"  # in capitals it is a vote
    genitive = word == "'s"  # of "it" it is "its"
    copula = word in ("is", "has")  # "here's"
    head = "" if myself or genitive or copula else token_in(word)

    def step(attempt: Attempt, pos: int) -> bool:
        attempt.left -= 1
        if head and attempt.scan.plain and attempt.scan.tokens[pos] != head:
            return False
        low = attempt.low
        while low[pos : pos + 1].isspace():
            pos += 1
        if myself and attempt.scan.named:
            for name in attempt.scan.selves:
                end = pos + len(name)
                if attempt.scan.text.startswith(name, pos) and not low[end : end + 1].isalnum() and after(attempt, end):
                    return True
        if myself and low.startswith("yours truly", pos) and after(attempt, pos + len("yours truly")):
            return True
        if not low.startswith(word, pos) and noun and (at := described(attempt.scan, pos)) >= 0:
            pos = at
        if not low.startswith(word, pos) or attempt.left < 0:
            if genitive and ITS_OR_PLURAL.match(low, max(0, pos - 2)):
                return after(attempt, pos + 1)  # "the Ministry of Questions' Reward"
            if genitive and OWNED.search(low, max(0, pos - 7), pos):
                return after(attempt, pos)  # "eir Active property" is "Joel's Active property"
            if copula and (short := SHORT_IS.match(low, pos)) is not None:
                return attempt.left >= 0 and before_short(low, pos, word) and after(attempt, short.end())
            at = past_adverb(attempt.scan, pos) if attempt.scan.solemn and attempt.left >= 0 else pos
            return at > pos and step(attempt, at)
        if quiet and attempt.scan.shouts(word, pos):
            return False
        pos += length
        return not (whole and low[pos : pos + 1].isalnum()) and after(attempt, pos)

    return step


def past_adverb(s: Scan, pos: int) -> int:
    """The place after an adverb that says no more than that something is done: "the Beast therefore performs"."""
    token = token_at(s, pos)
    return skip(s.text, pos) + len(token) if token in SOLEMN else pos


def _plain(options: tuple[tuple[Node, ...], ...]) -> tuple[tuple[Node, ...], ...]:
    """The options, those of a choice that is all of an option among them."""
    plain: list[tuple[Node, ...]] = []
    for option in options:
        plain += _plain(option[0].options) if len(option) == 1 and isinstance(option[0], Any_) else (option,)
    return tuple(plain)


def _choice(options: tuple[tuple[Node, ...], ...], after: Step, last: bool, ahead: Ahead) -> tuple[Step, Ahead]:
    """The options in their order, but only those that can begin with the word that stands there; and what is ahead of
    who stands before the choice. The steps of an option are made when first needed."""
    begins = [firsts(option, {}) for option in options]
    steps = {place: compiled(options[place], after, last) for place, words in enumerate(begins) if words is None}
    others = tuple(steps.values())
    heads = frozenset[str]().union(*(words for words in begins if words is not None))
    table: dict[str, tuple[Step, ...]] = {}
    optional = others == (after,)
    by_name = "me" in heads
    short = tuple(word for word in STANDS_FOR if word in heads) if heads.isdisjoint(("'", "'s")) else ()

    def made(token: str) -> tuple[Step, ...]:
        places = [place for place, words in enumerate(begins) if words is None or token in words]
        for place in places:
            if place not in steps:
                steps[place] = compiled(options[place], after, last)
        table[token] = tuple(steps[place] for place in places)
        return table[token]

    def beginning(token: str) -> tuple[Step, ...]:
        return (table.get(token) or made(token)) if token in heads else ()

    def step(attempt: Attempt, pos: int) -> bool:
        scan = attempt.scan
        token = scan.tokens[pos]
        if short and token in APOSTROPHES and SHORT_IS.match(attempt.low, pos):
            token = next((word for word in short if before_short(attempt.low, pos, word)), token)
        if optional and scan.plain and token not in heads:  # then nothing of it is there
            return ahead.begins.get(token, ahead.beyond)(attempt, pos)
        for option in table.get(token) or beginning(token) or others:
            if option(attempt, pos):
                return True
        if scan.solemn and (at := past_adverb(scan, pos)) > pos:
            for option in beginning(token_at(scan, at)):
                if option(attempt, at):
                    return True
        if by_name and scan.named:  # the author by his name
            for option in beginning("me"):
                if option(attempt, pos):
                    return True
        at = described(scan, pos) if scan.described else -1
        return at >= 0 and any(option(attempt, at) for option in beginning(token_at(scan, at)))

    if not optional:
        return step, Ahead({}, step)
    return step, Ahead({**ahead.begins, **dict.fromkeys(heads, step)}, ahead.beyond)


def _slot(name: str, slot: Slot, longest: bool, after: Step) -> Step:
    def step(attempt: Attempt, pos: int) -> bool:
        attempt.left -= 1
        found = read_slot(slot, attempt.scan, pos)
        values = attempt.values
        for value, end in reversed(found) if longest else found:
            if attempt.left < 0:
                return False
            values.append((name, value))
            if after(attempt, end):
                return True
            values.pop()
        return False

    return step


def _aside(after: Step) -> Step:
    def step(attempt: Attempt, pos: int) -> bool:
        if after(attempt, pos):
            return True
        attempt.left -= 1
        end = after_subject(attempt.scan, pos)
        return end > pos and after(attempt, end)

    return step


def _gap(after: Step, least: int) -> Step:
    def step(attempt: Attempt, pos: int) -> bool:
        for passed in range(MAX_GAP + 1):
            attempt.left -= 1
            if attempt.left < 0:
                return False
            if passed >= least and after(attempt, pos):
                return True
            for at in filler(attempt.scan, pos)[1:] if passed >= least else ():
                if after(attempt, at):
                    return True
            aside = _ASIDE.match(attempt.scan.mask, pos)
            if aside:
                pos = aside.end()
                continue
            word = _GAP_WORD.match(attempt.scan.mask, pos)
            if not word or _BREAK.fullmatch(word.group()) or (not passed and _SAYS_THAT.fullmatch(word.group())):
                return False
            pos = word.end()
        return False

    return step


class Front(NamedTuple):
    """A phrase with one part before its subject, and the slot with which that part begins, if it does."""

    step: Step
    opening: Slot | None


class Phrase(NamedTuple):
    """One compiled phrase: for `does` phrases what stands after the verb."""

    words: Words | None
    doubt: Doubt | None
    nodes: tuple[Node, ...]
    sets: Mapping[str, Any]
    """What the phrase settles without a parameter."""
    step: Step
    verb: str = ""
    needs: tuple[frozenset[str], ...] = ()
    """Of each set one word must stand in the text."""
    wants: int = 0
    """The same as bits (parsers/phrases/needs.py): a text that misses one of them cannot hold the phrase at all."""
    firsts: frozenset[str] | None = None
    """Tokens it can begin with; None when that is open."""
    fronted: tuple[Front, ...] = ()
    """For each of its parts, the phrase with that part before its subject: "To Hose I give m5"."""
    turned: Step | None = None
    """The phrase with its object as the subject of the passive: "m5 are given to Hose"."""

    in_parts: bool = False
    """Whether some of it may stand in any order."""
    nameless: bool = False
    """Whether it has no slot, so that what stands before its subject can only be a thing with an article."""
    limits: Limits | None = None
    """What keeps its words from being its act."""
    opening: Slot | None = None
    """The slot with which it begins."""
    most: int = MANY
    """How many values its words can give at most."""

    def allows(self, s: Scan, values: Mapping[str, Any], at: int) -> bool:
        """Whether a sentence with these values can be the act."""
        return self.limits is None or self.limits.allow(s, values, self.verb, at)


class Match(NamedTuple):
    """A phrase found: its values and the position after it."""

    phrase: Phrase
    values: Mapping[str, Any]
    start: int
    end: int

    def lacks(self) -> set[str]:
        """The required parameters that the words do not give."""
        params = self.phrase.words.params if self.phrase.words is not None else ()
        return {param.name for param in params if param.required} - self.values.keys()


def match(phrase: Phrase, s: Scan, pos: int, closes: Closes | None = None) -> Match | None:
    """The best reading of a phrase at a position; it ends at the end of a word, and where `closes` lets it."""
    if phrase.opening is not None and not opens(phrase.opening, s, pos):
        return None
    if phrase.limits is None or not phrase.limits.selects:
        return found_by(phrase.step, phrase, s, pos, closes)

    def allowed(found: Match) -> bool:  # if not, other words may be its value: "I accuse Joel of Contempt of Court"
        return phrase.allows(s, found.values, found.start) and (closes is None or closes(found))

    return _attempted(phrase.step, Attempt(phrase, s, pos, allowed, None, says=False))


def opens(opening: Slot | None, s: Scan, pos: int) -> bool:
    """Whether what begins with this slot can begin at a position: else it need not be tried."""
    if opening is None or read_slot(opening, s, pos):
        return True
    s.purse.pay(PHRASE)
    return False


def found_by(
    step: Step,
    phrase: Phrase,
    s: Scan,
    pos: int,
    closes: Closes | None = None,
    hop: Hop | None = None,
    says: bool = False,
) -> Match | None:
    """What a chain of steps of the phrase finds from a position; `says`: only if some slot is read."""
    found = _attempted(step, Attempt(phrase, s, pos, closes, hop, says))
    return found if found is not None and phrase.allows(s, found.values, found.start) else None


def _attempted(step: Step, attempt: Attempt) -> Match | None:
    done = step(attempt, attempt.start)
    attempt.scan.purse.pay(PHRASE + (MAX_STEPS - attempt.left) // STEPS)
    return attempt.found if done else None


def opening(nodes: tuple[Node, ...]) -> Slot | None:
    """The slot with which a phrase begins, if it does with one."""
    return nodes[0].slot if nodes and isinstance(nodes[0], SlotNode) else None


def score(found: Match) -> tuple[int, int]:
    """Longer is better; then the one that learned more from the words."""
    return found.end, learned(found)


def learned(found: Match) -> int:
    """How many values a reading has from the words."""
    return len(found.values) - len(found.phrase.sets)


def takes_all(found: Match, s: Scan) -> bool:
    """Whether a reading leaves no word behind it, so that no other is longer; a point at the end is no word."""
    return s.text[found.end :].strip() in ("", ".", "!")


def wordless(words: Words) -> Phrase:
    """A stand-in for an act whose words were read by no phrase."""
    return Phrase(words, None, (), {}, _ended)
