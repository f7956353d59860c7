"""What earlier words of a message name: the numbers, names and posts that "that one", "both of them" or "em" may mean.

The nearest words come first: those of the same sentence, then the sentences before it. The items of a list are one
answer together, since who speaks of "both of them" means the list.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Iterator
from functools import lru_cache, partial

from engine.expressions import expression
from engine.language import Slot, Vocabulary
from parsers.acts.context import Context
from parsers.body.marks import is_mark
from parsers.body.statements import Statement
from parsers.order.spelled import in_figures
from parsers.scan import Scan
from parsers.slots.names import NOT_A_NAME, capitals, unlike_a_name

ROOM = 3
"""Sentences that are looked back."""
ROOM_OF_UNIT = 20
"""Characters behind a name in which the word stands that its number counts."""
MAX_ITEMS = 40
"""Items of a list that are looked at together."""
_UP_TO = expression(r"\s*(?:-|–|—|to|through|thru|up\s+to)\s*", re.I)
"""Between the ends of a range."""
_OTHER_KIND = r"(?:rules?|consultations?|indictments?|proposals?|props?\.?|cons?\.?)"
NAMING = expression(
    r"\b(?:give|assign|allot)\s+(?:this|it)(?:\s+(?:one|consultation|proposal|question))?\s+(?:the\s+)?(?:consultation\s+|proposal\s+)?(?:number\s+|no\.?\s*)#?\d+"
    r"|\b(?:number|label)\s+(?:this|it|that)(?:\s+one)?\s+(?:as\s+)?(?:consultation\s+|proposal\s+)?(?:no\.?\s*|number\s+)?#?\d+"
    r"|\bnumbered\s+(?:as\s+)?(?:no\.?\s*)?#?\d+|\b(?:this|it)\s+(?:is|becomes|shall\s+be|will\s+be|gets)\s+(?:the\s+)?(?:consultation\s+|proposal\s+)?(?:number\s+|no\.?\s*)?#?\d+",
    re.I,
)
"""What gets a number there is not spoken of by it."""
_KINDS = {"p": Slot.PROPOSAL, "c": Slot.CONSULTATION, "i": Slot.INDICTMENT, "r": Slot.RULE, "4": Slot.RULE}
_SINGLE = expression(r"(?<![\w.])(?:consultation|indictment|rule)\s+(?:number\s+|#)?(\d)(?![\w/]|[.:]\d)", re.I)
_NO_NAMES = frozenset(
    "player players proposal proposals rule rules consultation consultations indictment ballot ballots public forum "
    "transaction message nothing nobody everybody everyone something this that these those once always perhaps as its what who "
    "for against yes no twice thrice one two three four five six seven eight nine ten many several some few most certain others monday tuesday wednesday thursday friday saturday sunday".split()
)
_GREETING = expression(
    r"(?:welcome|hello|hi|hey|dear|thanks|congratulations|congrats|sorry|poor|good|bravo|cheers)\s+(?:back\s+|to\s+)?(?=[A-Z0-9])",
    re.I,
)
"""What is said to somebody before a name."""
_BESIDE = expression(r"\s*\([^()]*\)\s*")
"""A sentence in brackets, which only stands beside those around it."""
_LISTED = expression(r"(?:^|\s)\s*+[-*•]\s+")
"""The mark of an item, in a list that was not cut because nothing in it can be an act."""
_WORD = expression(r"(?<![\w'’])(?![a-z_])\w")
_FOLLOWS = expression(
    r"['’]s\b|,|\s\(|\s+(?:\w+n['’]t|neither\b|nor\b|either\b|likewise\b|ditto\b|too\b|as\s+well\b|cannot|never|always|often|rarely|seldom|still|just|only|also|really|already|recently|again|once|alone|here|having|being|and|did|will|would|can|could|may|should|must|won|lost|made|gave|sent|wrote|said|told|took|got|found|bought|brought|kept|paid"
    r"|built|ran|held|led|put|taught|thought|stood|left|came|went|knew|spoke|caught|fed|drew|met|swept|slept|lent|sold|sang|rode|drove|flew|grew|threw|wore|ate|began|broke|chose|fell|felt|fought|hid|rose|spent|stole|woke|[a-z]+(?:s|ed))\b"
)
"""Behind the first word of a sentence: it was the name of somebody."""
_HEADS = expression(r"(?:\s+\([^()]{1,60}\))?(?::|\s+[-–—]+)\s")
"""Behind somebody with whom an item or a line deals: "Haddock: I make em inactive"."""
LABELLING = frozenset(
    "note notes ps pps nb btw fyi edit update updates addendum correction corrections clarification disclaimer warning caution reminder hint fact facts reason reasons explanation "
    "payment payments reward rewards wage wages salary bonus gift gifts present thanks thank thx ty tip tips bribe bounty debt debts fee fees loan loans prize prizes refund rent rents money macks charity generosity "
    "fine fines punishment punishments verdict verdicts sentence crime accusation charge charges apology apologies motion motions action actions act acts deed deeds move moves order orders business news report reports summary "
    "status result results topic subject item items agenda step steps part question questions answer answers vote votes ballot consequence conclusion decision ruling judgement judgment duty duties office "
    "done so well ok okay yes no right sure sigh hm hmm oh ah wow hey hi hello anyway anyhow meanwhile however still besides also then next first second third last finally lastly now today yesterday tomorrow later "
    "seriously honestly frankly really great good fine nice bad sadly luckily fortunately monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december morning evening noon night justice mercy revenge fun fair fairness congratulations congrats welcome sorry".split()
)
"""Heads of lines that are nobody's name."""
_BEGINS = expression(r"(?:^|[.!?:;]\s+)[\"“'(]*$")


_THING = (
    r"(?i:contract|pact|treaty|agreement|accord|compact|covenant|charter|sub-?game|trick|tweak|proposal|rule|display)"
)
_DOES = expression(r"(?:\s++(?:hereby|herewith|now|also)\b){0,3}(?:\s++[a-z]+s)?\s*+$", re.I)
"""Behind an officer who does what is said next, and to somebody else."""
_OF_THING = expression(rf"['’\"”]?\s+{_THING}\b")
_THING_BEFORE = expression(rf"\b{_THING}\s+['‘\"“]?$")
"""Beside the name of a thing, which is nobody's."""
_A_LETTER = expression(r"\b(?:an?|the)\s+(?:[a-z-]+\s+){0,2}$", re.I)
"""Before a letter, and no name: "as mute as a final E"."""
_SINCE = expression(r"\b(?:since|until|till|during|throughout)\s+(?:the\s+)?$", re.I)
_CLAUSE_END = expression(r"['’]?\s*(?:$|[.,;:!?)]|\b(?:and|but|so|or|before\s+last|last|this|past)\b)")
"""Between these stands a feast or another time, and nobody's name."""


def _counted(words: Vocabulary) -> str:
    return "|".join(("points?|times|players?|days?|weeks?|votes?|people|percent", *words.units))


@lru_cache(maxsize=16)
def counted_by(words: Vocabulary) -> re.Pattern[str]:
    """A number behind a name, and what it counts: it is no part of the name."""
    return expression(rf"\s\d+(?=\s*(?:{_counted(words)})\b)", re.I)


@lru_cache(maxsize=16)
def number_of(words: Vocabulary) -> re.Pattern[str]:
    """A number that may be one of a thing, with the word before it that says of what."""
    units = "|".join((*words.periods, *filter(None, (words.sign,))))
    counted = _counted(words)
    return expression(
        rf"(?:(?P<kind>{_OTHER_KIND}|\b(?:r(?:ule)?\s*)?4e|\br)\s*(?:number\s+|no\.?\s*|\#\s*)?|(?P<unit>\b(?:{f'{units}|' if units else ''}section|clause|article|paragraph|year|page|number\s+of)\s*)|(?<![\w.:,-])(?:(?P<p>p)|\#)?)(?P<number>\d{{2,6}})(?![\w%]|[:.,-]\d)(?!\s*(?:{counted})\b)",
        re.I,
    )


def numbers_in(text: str, slot: Slot, words: Vocabulary, named: bool = False) -> list[str]:
    """The numbers of things of one kind that a text names, in order; `named`: also those that it gives."""
    found: list[str] = []
    places: list[int] = []
    text = text if named else NAMING.sub(" ", text)
    last = 0
    for m in number_of(words).finditer(text):
        kind = _KINDS[m["kind"][0].lower()] if m["kind"] else Slot.PROPOSAL if m["p"] else None
        if m["unit"] is None and (kind is slot or kind is None):
            if found and _UP_TO.fullmatch(text, last, m.start()) and 1 < int(m["number"]) - int(found[-1]) < MAX_ITEMS:
                found += map(str, range(int(found[-1]) + 1, int(m["number"])))
            found.append(m["number"])
            last = m.end()
            places += [last] * (len(found) - len(places))
    if slot in (Slot.CONSULTATION, Slot.INDICTMENT, Slot.RULE):
        for m in _SINGLE.finditer(text):
            if m.group().lower().startswith(slot.value[:3]):
                at = bisect(places, m.end())
                found.insert(at, m.group(1))
                places.insert(at, m.end())
    return list(dict.fromkeys(reversed(found)))[::-1]  # in the order of their last mention


@lru_cache(maxsize=16)
def no_names(vocabulary: Vocabulary) -> frozenset[str]:
    """Words that name nobody, nor begin a name."""
    verdicts = {word for verdict in vocabulary.verdicts for word in verdict.lower().split()}
    return _NO_NAMES | vocabulary.nouns | verdicts | {choice.lower() for choice in vocabulary.choices}


@lru_cache(maxsize=16)
def law_names(vocabulary: Vocabulary) -> frozenset[str]:
    """Names of colours and flags, which nobody has."""
    return frozenset(one.lower() for one in (*vocabulary.colours, *vocabulary.flags))


def names_in(text: str, vocabulary: Vocabulary) -> list[str]:
    """The names of players and other entities in a text, in order; a first word counts when it is all or stands again."""
    s = Scan(text, vocabulary)
    found: list[str] = []
    end = 0
    for m in _WORD.finditer(s.mask):
        if m.start() < end:
            continue
        runs = capitals(s, m.start())
        if not runs:
            continue
        name, stop = min(runs, key=partial(unlike_a_name, s))
        if counted := counted_by(vocabulary).search(text, m.start(), stop + ROOM_OF_UNIT):
            name, stop = next((run for run in runs if run[1] <= counted.start()), (name, stop))
        if greeting := _GREETING.match(name):
            name = name[greeting.end() :]
        low = name.lower()
        if low in law_names(vocabulary):
            end = stop
            continue
        first = bool(_BEGINS.search(text[: m.start()]))
        alone = not text[stop:].strip(" .,;:!)") and not text[: m.start()].strip(" -*(")
        end = stop
        if (
            low in vocabulary.ministries
            or (low.removeprefix("the ") in vocabulary.ministries and first and _DOES.match(text, stop))
            or low in NOT_A_NAME
            or low in vocabulary.quantities
            or not no_names(vocabulary).isdisjoint((low, low.split()[0]))
        ):
            continue
        again = not first or alone or " " in name or re.search(rf"(?<=[a-z,] ){re.escape(name)}\b", text)
        headed = _HEADS.match(text, stop) is not None and LABELLING.isdisjoint(low.split())
        if not again and not headed and _FOLLOWS.match(text, stop) is None:
            continue
        if _OF_THING.match(text, stop) or _THING_BEFORE.search(text, max(0, m.start() - ROOM_OF_UNIT), m.start()):
            continue
        if _SINCE.search(text[: m.start()]) and _CLAUSE_END.match(text, stop):
            continue
        if len(name) == 1 and _A_LETTER.search(text[: m.start()]):
            continue
        if name[0].isdigit() or low in (word.lower() for word in vocabulary.choices):
            continue
        found.append(name)
    return list(dict.fromkeys(found))


def earlier(c: Context, before: str) -> Iterator[str]:
    """The words before a place in the statement at hand, then the statements before it; a list as one."""
    yield before
    n, looked = c.index - 1, 0
    while n >= 0 and looked < ROOM:
        one = c.statements[n]
        text = _text(c, one)
        if _BESIDE.fullmatch(text) or is_mark(text):
            n -= 1
            continue
        if one.still and _LISTED.match(text):
            yield " ;\n".join(_LISTED.split(text.strip()))
            n -= 1
        elif one.mark:
            items: list[str] = []
            while n >= 0 and c.statements[n].mark and len(items) < MAX_ITEMS:
                items.append(_text(c, c.statements[n]))
                n -= 1
            yield " ;\n".join(reversed(items))
        else:
            yield text
            n -= 1
        looked += 1


_ITEM = r"(?:(?:(?:proposals?|props?)\s+)?(?<![\w.:-])[#pP]?\d{2,6}(?![\w%]|[:.]\d)|[\"“„][A-Z][^\"“”]{1,100}[\"”])"
_ROW = expression(rf"(?:both\s+)?{_ITEM}(?:(?:\s*+,\s*(?:and\s+)?|\s+(?:and|or|nor|&)\s+){_ITEM}){{1,20}}", re.I)
"""Numbers and titles in quotation marks, joined to one another."""
_NUMBER_OR_TITLE = expression(r"[\"“„](?P<title>[^\"“”]{1,101})[\"”]|(?P<number>\d{2,6})")


def row_of(text: str) -> list[str]:
    """The numbers and titles that a text names in a row, where titles are among them: '425 and "Boats"'."""
    rows = [one.group() for one in _ROW.finditer(text)]
    titled = [row for row in rows if not {'"', "“", "„"}.isdisjoint(row)]
    if len(rows) != 1 or not titled:
        return []
    return [(one["title"] or one["number"]).rstrip(",.") for one in _NUMBER_OR_TITLE.finditer(titled[0])]


def meant(c: Context, before: str, slot: Slot, plural: bool) -> list[str]:
    """What was named last: one thing, or with `plural` all that were named together (then at least two)."""
    for text in earlier(c, before):
        if slot is Slot.NAME:
            found = [name for part in text.split(" ;\n") for name in names_in(part, c.vocabulary)]
        else:
            found = numbers_in(text, slot, c.vocabulary)
            row = row_of(text) if plural and slot is Slot.PROPOSAL and '"' in text.replace("“", '"') else []
            found = row if set(found) <= set(row) else found
        if len(found) > plural:
            if plural and slot is not Slot.NAME and all(one in text for one in found):
                found = sorted(found, key=text.index)
            return found if plural else found[-1:]
    return []


def one_by_one(c: Context, before: str, slot: Slot, count: int) -> list[str]:
    """So many things (0: all), of which each of the sentences before names one: "No word of Ivy. Hob left. I thank both"."""
    found: list[str] = []
    for text in earlier(c, before):
        named = names_in(text, c.vocabulary) if slot is Slot.NAME else numbers_in(text, slot, c.vocabulary)
        if len(named) > 1:
            return []
        if not named and text is not before:
            return found[::-1] if not count and len(found) > 1 else []
        found += [one for one in named if one not in found]
        if count and len(found) == count:
            return found[::-1]
    return found[::-1] if not count and len(found) > 1 and c.index <= ROOM else []


_SMALL = r"(?:of|the|in|on|an?|and|or|for|to|is|with|without|from|by|at|but|not)"
_TITLE = rf"(?!(?-i:As|I|On|At|By|If|When|While|Since|Because|Please|Also|Now|Today)\b)(?-i:[A-ZÀ-ÖØ-Þ])[\w'’-]*(?:\s+(?:{_SMALL}\s+){{0,3}}(?-i:[A-ZÀ-ÖØ-Þ])[\w'’-]*){{0,6}}"
_OF_A_THING = (
    r"is|was|are|were|has|had|passed|failed|won|lost|got|gets|did|does|will|shall|needs|seems|looks|sounds|met|drew|took|takes|goes|went|gathered|conflicts|depends|deserves"
    r"|may|can|could|would|might|must|hereby|now|still|and|but|so|as|which|that|after|without|with|too|into|under|again"
)
_BROUGHT = r"^\W*(?:there(?:['’]s|\s+(?:is|was|are|remains))|(?:I|we)\s+(?:have|had|still\s+have)|here(?:['’]s|\s+is))\b[^.,;:]{0,60}\b"


@lru_cache(maxsize=32)
def _named_thing(noun: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    quoted = r"[\"“'‘](?P<quoted>[^\"“”'‘’]{1,100})[\"”'’]"
    beside = rf"\b(?:{noun})(?:\s+of\s+(?:mine|ours))?(?:\s*+,)?\s+(?:(?:is\s+)?(?:called|titled|entitled|named|by\s+the\s+name\s+of)\s+)?(?:{quoted}|(?P<title>{_TITLE})(?=\s*(?:$|[.,;:!?)–—]|\s-\s|\s(?:{_OF_A_THING})\b)))"
    brought = rf"{_BROUGHT}(?:{noun})\b[^.,;:]{{0,30}}[,:]\s+(?:{quoted}|(?P<title>{_TITLE}))\s*+[.!]?\s*$"
    return expression(beside, re.I), expression(brought, re.I)


def titles_of(text: str, noun: str, vocabulary: Vocabulary) -> list[str]:
    """The titles of things of one kind that a text names with their noun, in or without quotation marks: "my tweak
    Commas has met no objection", "There is one proposal left, Fog."."""
    beside, brought = _named_thing(noun)
    if len(re.findall(rf"\b(?:{noun})\s+[A-Z\"“]", text)) > 1:
        return []  # of two, who knows which
    found = [one["quoted"] or one["title"] for pattern in (beside, brought) for one in pattern.finditer(text)]
    low = {one.lower() for one in (*vocabulary.ministries, *vocabulary.colours, *vocabulary.flags)}
    return list(
        dict.fromkeys(
            one.rstrip(",.")
            for one in found
            if one not in vocabulary.choices and one != "I" and one.lower().removeprefix("the ") not in low
        )
    )


def _text(c: Context, st: Statement) -> str:
    return in_figures(c.body[st.start : st.end].replace("\n", " "))
