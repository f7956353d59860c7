"""Reads numbers, counts and sums of money: digits, words, official quantities, m25 and 25m."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from engine.expressions import expression
from engine.language import Vocabulary
from parsers.scan import TOKEN, Found, Scan, skip, token_at

UNITS = {
    w: n
    for n, w in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen".split()
    )
}
NTH: Final = {"first": 0, "former": 0, "second": 1, "third": 2, "fourth": 3, "fifth": 4, "last": -1, "latter": -1}
"""Places in a row, as indices."""
FEW: Final = {"two": 2, "three": 3, "four": 4, "five": 5}
"""How many things of a row are told by a word: "the first two"."""
TENS = {w: 10 * n for n, w in enumerate("twenty thirty forty fifty sixty seventy eighty ninety".split(), 2)}
_ONES = "|".join(sorted(UNITS, key=len, reverse=True))
_BELOW = rf"(?:(?:one|two|three|four|five|six|seven|eight|nine)\s+and\s+(?:{'|'.join(TENS)})\b|(?:{'|'.join(TENS)})\b(?:[\s-]+(?:one|two|three|four|five|six|seven|eight|nine)\b)?|(?:{_ONES})\b)"
_HUNDREDS = rf"(?:{_BELOW}[\s-]+)?hundred\b(?:[\s-]+(?:and\s+)?{_BELOW}(?![\s-]+(?:hundred|thousand)\b))?"
_THOUSANDS = (
    rf"(?:(?:{_HUNDREDS}|{_BELOW})[\s-]+)?thousand\b(?:[\s-]+(?:and\s+)?(?:{_HUNDREDS}|{_BELOW})(?![\s-]+thousand\b))?"
)
SPELLED = expression(rf"(?:{_THOUSANDS}|{_HUNDREDS}|{_BELOW})", re.I)
"""A number in words: "and" stands only behind hundreds and thousands; "four hundred and one and four hundred" are two."""
DIGITS = expression(r"\d{1,3}(?:,\d{3})+(?!\d)|\d{1,15}(?![\d.]\d)(?![\d])")


MINUS = expression(r"(?:^|\s)[-−]$")
"""Right before a number: it is below nought."""
BETWEEN = expression(r"[\s-]+")
ARTICLE = expression(r"(?:an?|the)\s+")
UNIT = expression(r"\s*(?:of\s+)?(?:(?:my|its)\s+)?([^\W\d_]+)")
OF_MINE = expression(r"\s*[x×](?=\s)|\s+(?:of\s+(?:(?:my|its|our)(?:\s+own)?|the|those|these)|of)\b")
RULE_NUMBER = expression(r"(?:number\s+|no\.?\s+)?(?:#\s*)?(?:(?:rule|proposal|r|p)\s*)?(?:4e)?(\d{1,5})(?!\w)(?!\.\d)")


def spelled(words: str) -> int | None:
    """ "three hundred fifty-nine" -> 359."""
    total = part = 0
    seen = False
    for word in BETWEEN.split(words.strip().lower()):
        if word in UNITS:
            part += UNITS[word]
        elif word in TENS:
            part += TENS[word]
        elif word == "hundred":
            part = (part or 1) * 100
        elif word == "thousand":
            total, part = total + (part or 1) * 1000, 0
        elif word in ("and", ""):
            continue
        else:
            return None
        seen = True
    return total + part if seen else None


def read_number(s: Scan, pos: int) -> Found:
    """Digits, words, or an official quantity; none below nought."""
    pos = skip(s.text, pos)
    if MINUS.search(s.text, max(0, pos - 3), pos):
        return []
    match = DIGITS.match(s.text, pos)
    if match and not s.text[match.end() : match.end() + 1].isalpha():
        return [(int(match.group().replace(",", "")), match.end())]
    found = quantity(s, pos)
    if found:
        return found
    match = SPELLED.match(s.low, pos)
    if match:
        text = match.group()
        value = spelled(text)
        if value is not None:
            again = IN_DIGITS.match(s.text, pos + len(text))
            return [(value, again.end() if again and int(again[1]) == value else pos + len(text))]
    return []


IN_DIGITS = expression(r"\s*\((\d{1,6})\)")
"""Behind a number in words: "two (2)"."""


def quantity(s: Scan, pos: int) -> Found:
    match = ARTICLE.match(s.low, pos)
    start = match.end() if match else pos
    for name in quantity_words(s.words):
        if s.low.startswith(name, start) and not s.low[start + len(name) : start + len(name) + 1].isalnum():
            if not match and s.text[start].islower():
                return []
            if match and match.group().startswith("the") and name == "lot":
                return []  # all there is
            return [(s.words.quantities[name], start + len(name))]
    return []


OF_THEM = expression(r"\s+of\s+(?:them|those|these|mine)\b")
CURRENCY = expression(
    r"\s+([A-Z][\w'’]*\s+(?!socks?\b|points?\b|votes?\b|proposals?\b|ones\b)[a-z]+s|(?:dollars|pounds|euros|credits))\b"
)
"""The name of a currency that the ruleset does not know: "7 Teucer dollars"."""
POINTS = expression(
    r"\s*(?:(?:more|further|whole)\s+)?(?:of\s+)?(?:(?:my|its)\s+(?:[a-z-]+\s+|\d+\s+)?)?(?:points?|pts?)\b"
)
ALL_POINTS = expression(
    r"all(?:\s+of)?(?:\s+(?:my|its|the))?(?:\s+(?:remaining|[a-z-]+ed|[a-z-]+ful|precious))?\s+(?:points|pts)\b(?:\s+i\s+(?:have|own|possess))?"
    r"|my\s+(?:entire|remaining|whole)\s+(?:stock\s+of\s+|score\s+of\s+)?(?:points|pts|score)\b"
    r"|every\s+(?:single\s+|last\s+)?(?:one\s+of\s+my\s+points|point(?:\s+(?:(?:that\s+)?i(?:\s+(?:have(?:\s+got)?|own|possess)|['’]ve\s+got)|of\s+mine))?)\b"
)


SAME_SUM = "\0same sum"
"""The amount of the deed before."""
AS_MUCH = expression(
    r"(?:(?:just\s+)?as\s+(?:much|many)(?:\s+again)?|(?:exactly\s+)?the\s+(?:very\s+)?same(?:\s+(?:amount|sum|number))?|the\s+like(?:\s+(?:amount|sum))?|an\s+equal\s+(?:amount|sum)|likewise(?!\s*,)|that(?:\s+very)?\s+(?:amount|sum|much)|(?:the|this)\s+(?:said\s+|very\s+)?(?:amount|sum))\b(?=\s*(?:$|[.,;!)]|(?:to|for|from|now|at|in|over)\b))"
)


_SAID_OF_SUM = (
    r"agreed|promised|said|outstanding|aforementioned|paltry|princely|modest|small|usual|customary|remaining|other|last|final|first|second"
    r"|next|full|whole|mere|cool|round|measly|trifling|meagre|humble|reasonable|whopping|competitive|bare|further|additional|extra|remaining|handsome|tidy|grand|agreed-upon|monthly|weekly|usual"
)
_HOLDERS = r"(?:bag|sack|purse|pouch|pile|stack|heap|crate|barrel|basket|box|bucket|net|tin|jar|wad|parcel|packet|envelope|jarful|bagful|bucketful|fistful)"
_NUMBER_WORDS = "|".join((*UNITS, *TENS))
AGREED = expression(
    rf"(?:(?:a|an|the|my|this|that|another|one)\s+(?:[a-z]+\s+)?{_HOLDERS}\s+(?:of|with)\s+(?:(?:exactly|precisely|just)\s+)?(?=m?\d|(?:{_NUMBER_WORDS})\b)|(?:the|my|a|his|her|eir|their|your|its)\s+(?:[a-z-]+\s+){{0,2}}[a-z]+,\s+(?=m\d|\d)|(?:the|those|these|that|this|his|her|eir|their|its)\s+(?=m\d|\d+m\b)|(?:the|a|an|my|that|those|his|her|eir|their)\s+(?:(?:{_SAID_OF_SUM})\s+)+(?:(?:sum|amount|total)\s+of\s+)?|(?:yet\s+)?another\s+|(?:exactly|precisely|only|just|merely|no\s+more\s+than|nothing\s+but)\s+(?:(?:a|the)\s+(?:mere\s+|paltry\s+)?)?)(?=[m\d\w])"
)
"""What is said of a sum before it: "the agreed m8", "another m5"."""
FEE = expression(
    r"\s+(?:[a-z-]+\s+){0,2}?(?:fee|rent|debt|prize|loan|bounty|wages?|bill|tip|stake|deposit|subscription|dues|premium|interest)\b"
)
"""What a sum is, behind it: "the m5 entrance fee"."""
OF_IT = expression(
    r"\s+(?:more|extra)\b(?!\s+(?:than|of|macks?|mackerels?)\b)|\s+of\s+(?:it|that|this|which)\b(?=\s+(?:back\s+)?(?:to|for|goes?)\b|\s*[.,;!]|\s*$)"
)
"""Behind a part of a sum that was named before: "I give m20 of it to Ivy"."""
BARE_SUM = expression(
    r"\s*(?:$|[.,;:)!](?!\d)|(?:to|for|each|apiece|more|from|of\s+mine|and|goes?|on\s+top|as\s+well|too)\b|->|→)", re.I
)
"""Behind a number whose currency was said before: "m10 to Ivy, 12 to Hob"."""


PAY_ROOM = 40
PAY_BEFORE = expression(
    r"\b(?:(?:rewards?|salary|wage|pay|price|fee)\s*(?:(?:of|to|at|is|down\s+to|be)\s+|[:=]\s*)?|at\s+|\b(?:usurp|claim|tak)(?:e|es|s|ing)?\s[^.;:,!?]{2,30}\sfor\s+)$"
)
"""Before a number that can only be a sum: "with reward 19", "usurp Law at 35"."""


SUM_BEGINS = frozenset(
    "the a an my that those his her eir their your its yet another exactly precisely all everything every just as "
    "likewise "
    "only merely no nothing this these it them both "
    "hundred thousand".split()
) | {*UNITS, *TENS}
"""Words with which a sum can begin in every nomic: what no expression for sums begins with is told at once."""


PURSES = frozenset("purse wallet pocket pockets coffers savings fortune".split())
"""Where all of one's money is."""
PURSE = "|".join(sorted(PURSES, reverse=True))
_ALL_OF_THEM = r"(?:all\s+of\s+(?:them|it)|the\s+(?:whole\s+)?lot|(?:down\s+)?to\s+the\s+last\s+one|every\s+(?:(?:last|single)\s+)?one(?:\s+of\s+them)?)"


class Money(NamedTuple):
    """How sums of a nomic's money are written."""

    before: re.Pattern[str]
    after: re.Pattern[str]
    """The number with the sign before or after it."""
    unit: re.Pattern[str]
    """The currency, said again behind it."""
    all: re.Pattern[str]
    words: frozenset[str]
    """The words for the currency."""
    begins: frozenset[str]
    """Tokens with which a sum can begin, beside digits."""
    number: re.Pattern[str]
    """A number in digits before the currency."""


@lru_cache(maxsize=16)
def money_of(words: Vocabulary) -> Money:
    """The expressions for the money of a vocabulary; without one they match only what names none."""
    sign = f"[{words.sign.lower()}{words.sign.upper()}]" if words.sign else "(?!)"
    units = "|".join(map(re.escape, sorted(words.currencies, key=len, reverse=True))) or "(?!)"
    hoards = "|".join((units, "money", "currency", *map(re.escape, words.hoards)))
    number = r"(\d{1,3}(?:,\d{3})+|\d{1,15})"
    return Money(
        expression(rf"{sign}\s?{number}(?![\w.]*\d)(?!\w)"),
        expression(rf"{number}\s?{sign}(?!\w)"),
        expression(rf"\s+(?:in\s+|of\s+(?:my|its|our)\s+)?(?:{units})\b"),
        expression(
            r"(?:all|everything|the\s+(?:whole\s+|entire\s+)?lot(?=\s+of))(?:\s+of)?(?:\s+(?:my|its|the|eir|his|her|their))?(?:\s+(?:remaining|own|hard-earned))?"
            rf"\s+(?:{hoards})\b|(?:all|everything)\s+(?:(?:that\s+)?(?:i|it)\s+(?:have|has|own|owns|possess(?:es)?)|i['’]ve\s+got)\b(?:\s+(?:in|of)\s+(?:the\s+way\s+of\s+)?(?:{hoards})\b)?"
            rf"|(?:(?:everything|all)\s+(?:(?:that|which)\s+is\s+|that['’]s\s+)?in|the\s+(?:whole\s+|entire\s+)?contents?\s+of)\s+(?:my|its)\s+(?:{PURSE})\b(?:,\s+(?:all\s+my\s+(?:{units})|to\s+the\s+last\s+\w+),)?"
            rf"|(?:my|its)\s+(?:(?:{units})\s*+,\s*{_ALL_OF_THEM}\b(?:,(?=\s))?|(?:whole|entire)\s+(?:{hoards}|{PURSE})\b)"
            rf"|(?:my|its)\s+every\s+(?:single\s+|last\s+)?(?:{units})\b"
            rf"|every\s+(?:single\s+|last\s+)?one\s+of\s+(?:my|its)\s+(?:{units})\b|every\s+(?:single\s+|last\s+)?(?:{units})(?:\s+(?:that\s+)?(?:i|it)\s+(?:have|has|own|owns|possess(?:es)?)|\s+of\s+mine)\b"
        ),
        frozenset(words.currencies),
        SUM_BEGINS | {words.sign.lower()} | {one[1] for name in words.quantities if (one := TOKEN.match(name))},
        expression(rf"(?<![\w.]){number}\s+(?:{units})\b", re.I),
    )


def read_macks(s: Scan, pos: int) -> Found:
    """(amount, currency) pairs: m25, 25m, 25 mackerel, a Bunch of macks, all my macks."""
    pos = skip(s.text, pos)
    if MINUS.search(s.text, max(0, pos - 3), pos):
        return []
    money, token = money_of(s.words), token_at(s, pos)
    if token not in money.begins and not token.isdigit():
        return []
    if every := ALL_MY.match(s.low, pos):
        pos = every.end()
    first = pos
    if agreed := AGREED.match(s.low, pos):
        pos = agreed.end()
    match = money.before.match(s.text, pos) or money.after.match(s.text, pos)
    if match:
        end = match.end()
        if UP_TO.match(s.low, end):
            return []
        unit = money.unit.match(s.low, end) or FEE.match(s.low, end) or OF_IT.match(s.low, end)
        value = (int(match.group(1).replace(",", "")), s.words.money)
        return [(value, unit.end()), (value, end)] if unit else [(value, end)]
    match = money.all.match(s.low, first)
    if match:
        return [(("all", s.words.money), match.end())]
    if (same := AS_MUCH.match(s.low, pos)) is not None:
        return [(last_sum(s.words, s.text[:pos]) or (SAME_SUM, ""), same.end())]
    if (
        (it := THE_MONEY.match(s.low, pos))
        and not SPENT.search(s.text, 0, pos)
        and (told := last_sum(s.words, s.text[:pos]))
    ):
        return [(told, it.end())]
    the = THE_NUMBER.match(s.low, pos)
    for value, end in read_number(s, the.end() if the is not None else pos):
        unit = UNIT.match(s.low, end)
        if unit and unit.group(1) in s.words.currencies:
            return [((value, s.words.currencies[unit.group(1)]), unit.end())]
        if the is not None:
            continue
        if (of := OF_THEM.match(s.low, end)) and not s.holds(s.words.things):
            return [((value, ""), of.end())]
        if of_those := OF_THOSE.match(s.low, end):
            if of_those[1] in s.words.currencies:
                return [((value, s.words.currencies[of_those[1]]), of_those.end())]
            continue
        if named := CURRENCY.match(s.text, end):
            return [((value, named.group(1)), named.end())]
        if isinstance(value, int) and BARE_SUM.match(s.low, end):
            if PAY_BEFORE.search(s.low, max(0, pos - PAY_ROOM), pos) and s.words.money:
                return [((value, s.words.money), end)]
            if currency := unit_before(s, pos):
                return [((value, currency), end)]
    return []


THE_NUMBER = expression(r"(?:the|those|these|eir|his|her|their|your)\s+(?=[\w-]+\s+[a-z])")
"""Before a number that says which sum is meant: "the fourteen mackerel that I owe"."""
OF_THOSE = expression(
    r"\s+(?:out\s+)?of\s+(?:these|those|my|its|the)\s+(?:(?:new|own|last|said|same|hard-earned|remaining)\s+)?([a-z]+)\b"
)
"""Behind a number of what was named or is had: "30 of those macks"."""
UP_TO = expression(r"\s*+[-–—]\s*[a-z$]?\d")
"""Behind a sum, when there is another: "m5-10"."""
THE_MONEY = expression(
    r"(?:(?:all|both)\s+of\s+)?(?:them|these|those|it\s+all|it)\b(?=\s+(?:all\s+)?(?:to|for|on\s+to|over\s+to)\b)|the\s+(?:money|proceeds|lot|macks|mackerels?|sum|amount|whole\s+sum)\b(?=\s*(?:$|[.,;!]|(?:to|for|on)\b))"
)
"""What was said to be a sum before: "for 20 macks, and give those to Pim"."""


SPENT = expression(
    r"\b(?:give|send|pay|transfer|hand|grant)\b[^;.:]{1,60}?\bto\s+(?:the\s+)?[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)?,?\s+and\s+$"
)
"""Before what cannot be the sum that somebody has been given: "I give m5 to Hob and the lot to Ivy"."""


def last_sum(words: Vocabulary, text: str) -> tuple[int, str] | None:
    """The sum that a text says last."""
    money, found = money_of(words), None
    for pattern in (money.before, money.after, money.number):
        for one in pattern.finditer(text):
            if found is None or one.end() > found.end():
                found = one
    return (int(found[1].replace(",", "")), words.money) if found is not None else None


def unit_before(s: Scan, pos: int) -> str:
    """The currency of the sum that the words before a place say; empty where they say none."""
    money = money_of(s.words)
    if money.before.search(s.text, 0, pos) or money.after.search(s.text, 0, pos):
        return s.words.money
    said = s.holds(money.words) and money.unit.search(s.low, 0, pos)
    return s.words.currencies[said.group().split()[-1]] if said else ""


ALL_MY = expression(r"all(?:\s+of)?(?:\s+(?:my|its|the))?\s+(?=m?\d)")
"""All of so many: "all of my 14 points"."""
SAID_OF_POINTS = expression(
    r"(?:(?:yet\s+)?another|a\s+further|exactly|just|only|(?:the|my)\s+(?:last|first|other|remaining|said))\s+(?=\d|[a-z-]+\s+(?:points?|pts?)\b)"
)
"""What is said of points before their number: "another 2 points"."""

SINGLE_POINT = expression(r"(?:a|one|just\s+one)\s+single\s+(?:point|pt)\b(?:\s+of\s+mine\b)?")


def read_points(s: Scan, pos: int) -> Found:
    """ "4 points", "a Handful of points", "all my points"."""
    pos = skip(s.text, pos)
    if every := ALL_MY.match(s.low, pos):
        pos = every.end()
    match = ALL_POINTS.match(s.low, pos)
    if match:
        return [("all", match.end())]
    if said := SAID_OF_POINTS.match(s.low, pos):
        pos = said.end()
    if single := SINGLE_POINT.match(s.low, pos):
        return [(1, single.end())]
    for value, end in read_number(s, pos):
        match = (
            POINTS.match(s.low, end) or (("points" in s.low[:pos] or s.of_points) and OF_THEM.match(s.low, end)) or None
        )
        if match:
            return [(value, match.end())]
    return []


COUNT_ALL = expression(
    r"the\s+(?:whole\s+|entire\s+)?lot\s+of\s+(?:my|its)\b|(?:all|every)(?:\s+of(?!\s+(?:them|these|those)\b))?(?:\s+(?:my|its|the))?\b|each(?:\s+of(?:\s+(?:my|its|the))?)?\b"
)
COUNT_TWO = expression(
    r"both(?=\s+of\s+(?:them|these|those)\b)|(?:a|one|the|my)\s+(?:pair|couple)\s+of\b|both\s+(?:of\s+)?(?:my|its|the)\b|both(?=\s+(?:[a-z]+\s+){1,2}socks\b)"
)
COUNT_ONE = expression(
    r"(?:an?(?:\s+single)?|another|one\s+of\s+(?:my|its|the)|(?:(?:the|my|its)\s+)?(?:one|single|only|last)(?:\s+(?:and\s+only|remaining))?)\b"
)


ALL_SO_MANY = expression(
    r"all(?:\s+of)?(?:\s+(?:my|its|the|these|those))?\s+(?=(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)"
)
"""Before the number of all there are: "all three Blue socks"."""
OWN_NUMBER = expression(
    r"(?:my|its|the|these|those)\s+(?:(?:last|other|remaining|only)\s+)?(?=\d|two|three|four|five|six|seven|eight|nine|ten)"
)
"""Before the number of all that one has: "my two Blue socks"."""


def read_count(s: Scan, pos: int) -> Found:
    """How many socks: "a", "two of its", "all my"."""
    pos = skip(s.text, pos)
    found: Found = []
    every = ALL_SO_MANY.match(s.low, pos)
    if every is not None:
        pos = every.end()
    match = COUNT_ALL.match(s.low, pos)
    if match:
        return [("all", match.end())]
    own = OWN_NUMBER.match(s.low, pos)
    for value, end in read_number(s, own.end() if own is not None else pos):
        of = OF_MINE.match(s.low, end)
        found += [(value, of.end())] if of else []
        found.append((value, end))
    match = COUNT_ONE.match(s.low, pos)
    if match:
        found.append((1, match.end()))
    if pair := COUNT_TWO.match(s.low, pos):
        found.append((2, pair.end()))
    return found


@lru_cache(maxsize=16)
def quantity_words(words: Vocabulary) -> tuple[str, ...]:
    return tuple(sorted(words.quantities, key=len, reverse=True))


def read_code(s: Scan, pos: int) -> Found:
    """A rule number: 85, 4E85, #85."""
    pos = skip(s.text, pos)
    match = RULE_NUMBER.match(s.low, pos)
    return [(int(match.group(1)), match.end())] if match else []
