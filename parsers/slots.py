"""Readers of small things: numbers, money, references, names, lists and ranges.

Each reader takes a `Scan` and a position and gives the possible (value, end) pairs, best first; an empty list
means that nothing of the kind stands there. Values are those of the reading contract; pointing words are
given as the marks `THIS`, `IT` and `OWN`, which the reader resolves with what it knows of the message.
Every reader looks at a bounded number of characters.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from engine.language import Slot, Vocabulary

THIS, IT, OWN = "\0this", "\0it", "\0own"
MAX_NAME_WORDS = 8
MAX_LIST = 60
MAX_RANGE = 500
"""Longest list that "240-300" may stand for."""

Found = list[tuple[Any, int]]

_UNITS = {
    w: n
    for n, w in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen".split()
    )
}
_TENS = {w: 10 * n for n, w in enumerate("twenty thirty forty fifty sixty seventy eighty ninety".split(), 2)}
_SPELLED = re.compile(
    r"(?:(?:"
    + "|".join([*_TENS, *sorted(_UNITS, key=len, reverse=True), "hundred", "thousand"])
    + r")\b[\s-]*(?:and\s+)?)+",
    re.I,
)
_DIGITS = re.compile(r"\d{1,3}(?:,\d{3})+(?!\d)|\d{1,15}(?![\d.]\d)(?![\d])")
_SPACE = re.compile(r"\s*")
_QUOTED = re.compile(
    r"\"([^\"]{1,200})\"|“([^”]{1,200})”|„([^“”\"]{1,200})[“”\"]|«([^»]{1,200})»"
    r"|‘([^’]{1,200})’(?!\w)|'([^'\n]{1,100}(?:'[a-z][^'\n]{0,100})?)'(?!\w)|``([^']{1,200})''"
    r"|__(?=\S)([^_\n]{1,100})__(?!\w)|_(?=\S)([^_\n]{1,100})_(?!\w)|\*(?=\S)([^*\n]{1,100})\*(?!\w)|<<([^<>]{1,100})>>"
)
_WORD = re.compile(r"[^\s,;:.!?()\[\]{}\"“”„«»<>=]+(?:\.(?=\w)[^\s,;:!?()\[\]{}\"“”„«»<>]+)*")
_JOIN = re.compile(r"\s*(?:,\s*(?:and|&|or|plus)\s+|,\s*|\s+(?:and|&|or|plus|as well as)\s+|\s*[&+/]\s*)", re.I)
MARKS = ("+1", "->", ":", ":=")
"""Marks by which a phrase can be found, beside its words."""
_ANY_DIGIT = re.compile(r"\d")
_ANY_QUOTE = re.compile("[\"“„«‘'`_*<]")
_LETTERS = re.compile(r"[a-z]+")
_BRACE = str.maketrans("", "", "{}")


@dataclass(frozen=True, slots=True)
class Scan:
    """A text being read: as written, in lower case (same length), and with its quotations blanked."""

    text: str
    low: str
    mask: str
    words: Vocabulary
    reply: bool = False
    vocab: set[str] = field(default_factory=set, compare=False)
    """The plain words of the text."""


def lower(text: str) -> str:
    """Lower case of the same length."""
    low = text.lower()
    return low if len(low) == len(text) else "".join(c.lower() if len(c.lower()) == 1 else c for c in text)


def make_scan(text: str, words: Vocabulary, reply: bool = False) -> Scan:
    """Prepare a piece of text for reading."""
    low = lower(text)
    vocab = set(_LETTERS.findall(low))
    if _ANY_DIGIT.search(low):
        vocab.add("0")
    for mark in MARKS:
        if mark in text:
            vocab.add(mark)
    for choice_word in words.choices:
        if choice_word in text:
            vocab.add(choice_word)
    return Scan(text, low, mask_quotes(text), words, reply, vocab)


def mask_quotes(text: str) -> str:
    """Quoted stretches become runs of `x`, so that nothing inside them is taken for a sentence."""
    if not _ANY_QUOTE.search(text):
        return text
    return _QUOTED.sub(
        lambda m: (
            m.group()
            if m.group()[0] in "'_*‘<" and m.start() and (text[m.start() - 1].isalnum())
            else m.group()[0] + "x" * (len(m.group()) - 2) + m.group()[-1]
        ),
        text,
    )


def skip(text: str, pos: int) -> int:
    """Position after white space."""
    match = _SPACE.match(text, pos)
    return match.end() if match else pos


def quoted(text: str, pos: int) -> tuple[str, int] | None:
    """A quoted string at `pos`: its content and the position after it."""
    match = _QUOTED.match(text, pos)
    if not match or not match.lastindex:
        return None
    content = " ".join((match.group(match.lastindex) or "").split())
    return (content.rstrip(",") if content.endswith(",") else content, match.end())


def spelled(words: str) -> int | None:
    """ "three hundred fifty-nine" -> 359."""
    total = part = 0
    seen = False
    for word in re.split(r"[\s-]+", words.strip().lower()):
        if word in _UNITS:
            part += _UNITS[word]
        elif word in _TENS:
            part += _TENS[word]
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


def number(s: Scan, pos: int) -> Found:
    """Digits, words, or an official quantity."""
    pos = skip(s.text, pos)
    match = _DIGITS.match(s.text, pos)
    if match and not s.text[match.end() : match.end() + 1].isalpha():
        return [(int(match.group().replace(",", "")), match.end())]
    found = _quantity(s, pos)
    if found:
        return found
    match = _SPELLED.match(s.low, pos)
    if match:
        text = match.group().rstrip(" \t\n-")
        if text.endswith(" and"):
            text = text[:-4]
        value = spelled(text)
        if value is not None:
            return [(value, pos + len(text))]
    return []


def _quantity(s: Scan, pos: int) -> Found:
    match = re.compile(r"(?:an?|the)\s+").match(s.low, pos)
    start = match.end() if match else pos
    for name in _quantity_words(s.words):
        if s.low.startswith(name, start) and not s.low[start + len(name) : start + len(name) + 1].isalnum():
            if not match and s.text[start].islower():
                return []
            return [(s.words.quantities[name], start + len(name))]
    return []


_M_BEFORE = re.compile(r"[mM]\s?(\d{1,3}(?:,\d{3})+|\d{1,15})(?![\w.]*\d)(?!\w)")
_M_AFTER = re.compile(r"(\d{1,3}(?:,\d{3})+|\d{1,15})\s?[mM](?!\w)")
_ALL_MINE = re.compile(
    r"(?:all|everything)(?:\s+of)?(?:\s+(?:my|its|the|eir|his|her|their))?(?:\s+(?:remaining|own|hard-earned))?"
    r"\s+(macks?|mackerels?|money|currency|fish)\b|(?:all|everything)\s+(?:(?:that\s+)?(?:i|it)\s+(?:have|has|own|owns)|i've got)\b"
)
_POINTS = re.compile(r"\s*(?:of\s+)?(?:my\s+|its\s+)?points?\b")
_ALL_POINTS = re.compile(r"all(?:\s+of)?(?:\s+(?:my|its|the))?(?:\s+remaining)?\s+points\b")


def macks(s: Scan, pos: int) -> Found:
    """(amount, currency) pairs: m25, 25m, 25 mackerel, a Bunch of macks, all my macks."""
    pos = skip(s.text, pos)
    match = _M_BEFORE.match(s.text, pos) or _M_AFTER.match(s.text, pos)
    if match:
        end = match.end()
        unit = re.compile(r"\s+(?:in\s+)?(?:mackerel|macks?)\b").match(s.low, end)
        return [((int(match.group(1).replace(",", "")), "mackerel"), unit.end() if unit else end)]
    match = _ALL_MINE.match(s.low, pos)
    if match:
        return [(("all", "mackerel"), match.end())]
    for value, end in number(s, pos):
        unit = re.compile(r"\s*(?:of\s+)?(?:(?:my|its)\s+)?([^\W\d_]+)").match(s.low, end)
        if unit and unit.group(1) in s.words.currencies:
            return [((value, s.words.currencies[unit.group(1)]), unit.end())]
    return []


def points(s: Scan, pos: int) -> Found:
    """ "4 points", "a Handful of points", "all my points"."""
    pos = skip(s.text, pos)
    match = _ALL_POINTS.match(s.low, pos)
    if match:
        return [("all", match.end())]
    for value, end in number(s, pos):
        match = _POINTS.match(s.low, end)
        if match:
            return [(value, match.end())]
    return []


_COUNT_ALL = re.compile(r"(?:all|every)(?:\s+of)?(?:\s+(?:my|its|the))?\b|each(?:\s+of(?:\s+(?:my|its|the))?)?\b")
_COUNT_ONE = re.compile(r"(?:an?|another|one\s+of\s+(?:my|its|the)|one)\b")


def count(s: Scan, pos: int) -> Found:
    """How many socks: "a", "two of its", "all my"."""
    pos = skip(s.text, pos)
    found: Found = []
    match = _COUNT_ALL.match(s.low, pos)
    if match:
        return [("all", match.end())]
    for value, end in number(s, pos):
        of = re.compile(r"\s+(?:of\s+(?:my|its|the|those|these)|of)\b").match(s.low, end)
        found.append((value, of.end() if of else end))
    match = _COUNT_ONE.match(s.low, pos)
    if match:
        found.append((1, match.end()))
    return found


# -- references -----------------------------------------------------------------------------------------------

_NUMBER_WORD = r"(?:number|numbers|no\.?|nr\.?|nos\.?|№)"
_NUMBERED = {
    Slot.PROPOSAL: r"(?:the\s+)?(?:open\s+|pending\s+)?(?:proposals?|props?\.?|p|items?|ballot\s+items?)",
    Slot.CONSULTATION: r"(?:the\s+)?(?:consultations?|cons?\.?|c|cfj)",
    Slot.INDICTMENT: r"(?:the\s+)?(?:indictments?|ind\.?)",
    Slot.RULE: r"(?:the\s+)?(?:rules?|r)",
}
_NOUN = {
    Slot.PROPOSAL: r"proposals?|props?|ones?|bill|item",
    Slot.CONSULTATION: r"consultations?|question|one|cfj",
    Slot.INDICTMENT: r"indictments?|charge|one",
    Slot.RULE: r"rules?|one",
    Slot.THING: r"contract|treaty|agreement|accord|pact|subgame|sub-game|game|trick|one|articles(?: of incorporation)?|corporation",
}


def _ref_patterns(slot: Slot) -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    noun = _NOUN[slot]
    head = _NUMBERED.get(slot, r"(?:\0)")
    prefix = r"(?:4e)" if slot is Slot.RULE else ""
    plain_number = rf"|{_NUMBER_WORD}\s*" if slot is Slot.PROPOSAL else ""
    num = re.compile(
        rf"(?:(?:{head})\s*(?:{_NUMBER_WORD}\s*)?{plain_number})?(?:#\s*)?(?:{prefix})?(\d{{1,6}})(?![\w]|\.\d|:\d\d\b)"
        if not prefix
        else rf"(?:(?:{head})\s*(?:{_NUMBER_WORD}\s*)?(?:#\s*)?(?:4e)?|4e|#)\s*(\d{{1,6}})(?!\w)"
    )
    named = re.compile(
        rf"(?:the\s+|that\s+|this\s+)?(?:[a-z]+\s+)?(?:{noun})\s*,?\s*(?:(?:called|titled|entitled|named|known\s+as)\s+)?"
    )
    own = re.compile(
        rf"(?:my|our)\s+(?:(?:own|pending|earlier|previous|last|latest|only|recent|old|new|open|unnumbered|first|current)\s+)*(?:{noun})\b"
    )
    this = re.compile(
        rf"(?:(?:this|that)(?:\s+(?:very\s+|same\s+|last\s+)?(?:{noun}))?|these(?:\s+(?:{noun}))?|the\s+above(?:\s+(?:{noun}))?"
        rf"|the\s+(?:{noun})\s+(?:above|below|in\s+question|quoted(?:\s+(?:above|below))?)|the\s+(?:quoted|aforementioned|said|same)\s+(?:{noun})"
        rf"|(?:it|them|same))\b"
    )
    return num, named, own, this


_LISTED_BELOW = re.compile(
    r"(?:the\s+following(?:\s+\w+)?\s*:?\s*|(?:both|each|either|neither)(?:\s+of)?\s+(?:the\s+)?(?:proposals\s+)?|proposals\s*:\s*)(?=#?p?\d|[\"“]|proposals?\s+#?p?\d)"
)
_REF = {slot: _ref_patterns(slot) for slot in _NOUN}
_RANGE = re.compile(
    r"\s*(?:-|–|—|\.\.\.?|\bto\b|\bthrough\b|\bthru\b|\bup to\b)\s*(?:p|#|proposal\s+)?(\d{1,6})(?!\w)(?:,?\s+inclusive)?"
)
_ALL = re.compile(
    r"(?:all|every|each|everything|both|any)(?:\s+(?:of\s+)?(?:(?:the|these|those)\s+)?(?:(?:other|remaining|open|currently|current|votable|of|below|above|listed|quoted|single|pending)\s+)*"
    r"(?:proposals?|props?|ones?|others?|rest|items?|one of them|them|these|those|ballot))?(?:\s+(?:on\s+(?:the|this)\s+ballot|below|above|(?:that\s+is\s+)?(?:currently\s+)?open|else))?\b"
)
_ALL_OWN = re.compile(
    r"(?:all|both|every|each)(?:\s+one)?(?:\s+of)?\s+(?:my|mine)\b(?:\s+(?:own|pending|open|unnumbered|current|remaining))*(?:\s+(?:proposals?|props?|ones?))?"
)
_REST = re.compile(
    r"(?:all\s+)?(?:the\s+)?(?:rest|others|remaining(?:\s+(?:ones|proposals))?|remainder)(?:\s+of\s+(?:them|the\s+(?:proposals|ballot|lot)))?\b"
)
_EVERYTHING_ELSE = re.compile(
    r"(?:everything|all|anything)\s+else\b|every\s+other(?:\s+(?:open\s+)?proposal)?\b|all\s+(?:the\s+)?other(?:s|\s+(?:open\s+)?proposals)\b"
)
_BY = re.compile(r"\s+(?:(?:proposed|written|submitted|authored)\s+)?(?:by|from)\s+")
_EXCEPT = re.compile(
    r"\s*,?\s*(?:except(?:ing|\s+for)?|but(?:\s+(?:not|for))?|save(?:\s+for)?|apart\s+from|other\s+than)\s+(?=[#\dpP\"“]|proposal)",
    re.I,
)


@dataclass(frozen=True, slots=True)
class Everything:
    """ "all", with what is left out."""

    exceptions: tuple[str, ...] = ()
    rest: bool = False
    by: str | None = None


def _one_ref(s: Scan, pos: int, slot: Slot, bare: bool) -> list[tuple[list[Any], int]]:
    """One reference, or one range, at `pos`."""
    num, named, own, this = _REF[slot]
    out: list[tuple[list[Any], int]] = []
    match = own.match(s.low, pos)
    if match:
        end = match.end()
        at = skip(s.text, end)
        call = re.compile(r",?\s*(?:(?:called|titled|entitled|named|number|no\.?|#)\s*)?").match(s.low, at)
        at2 = call.end() if call else at
        title = quoted(s.text, at2)
        digits = re.compile(r"#?p?(\d{1,6})(?!\w)").match(s.low, at2)
        if title:
            return [([title[0]], title[1])]
        if digits:
            return [([digits.group(1)], digits.end())]
        return [([OWN], end)]
    match = num.match(s.low, pos)
    if match:
        first, end = match.group(1), match.end()
        upto = _RANGE.match(s.low, end)
        if upto:
            low, high = int(first), int(upto.group(1))
            if high < low and len(upto.group(1)) < len(first):
                high = int(first[: -len(upto.group(1))] + upto.group(1))
            if low <= high <= low + MAX_RANGE:
                return [([str(n) for n in range(low, high + 1)], upto.end())]
        opening = re.compile(r"\s*,?\s*\(?(?=[\"“])").match(s.text, end)
        if opening:
            name = quoted(s.text, opening.end())
            if name:
                close = name[1] + (s.text[name[1] : name[1] + 1] == ")")
                return [([str(int(first))], close), ([str(int(first))], end)]
        return [([str(int(first))], end)]
    match = named.match(s.low, pos)
    if match:
        title = quoted(s.text, match.end())
        if title:
            return [([title[0]], title[1])]
        words = re.compile(rf"(?:{_NUMBER_WORD}\s*)?").match(s.low, match.end())
        value = _spelled_ref(s, words.end() if words else match.end())
        if value:
            return [value]
    title = quoted(s.text, pos)
    if title:
        return [([title[0]], title[1])]
    match = this.match(s.low, pos)
    if match:
        mark = IT if match.group() in ("it", "them", "same", "that") else THIS
        out.append(([mark], match.end()))
    genitive = re.compile(
        r"((?:[^\s,;:.]+\s+){0,3}?[^\s,;:.]+)['’]s?\s+(?:[a-z]+\s+)?(?:" + _NOUN[slot] + r")\b"
    ).match(s.text, pos)
    if genitive and not out:
        end = genitive.end()
        title = quoted(s.text, skip(s.text, end))
        out.append(([title[0]], title[1]) if title else ([genitive.group()], end))
    if match is None and bare and slot in (Slot.PROPOSAL, Slot.THING):
        if named_at := named.match(s.low, pos):
            out += [([n], e) for n, e in capitals(s, named_at.end())]
        if slot is Slot.THING:
            out += [([n], e) for n, e in _noun_phrase(s, pos)]
        out += [([n], e) for n, e in capitals(s, pos)]
    return out


def _spelled_ref(s: Scan, pos: int) -> tuple[list[Any], int] | None:
    match = _SPELLED.match(s.low, pos)
    if not match:
        return None
    text = match.group().rstrip(" \t\n-")
    value = spelled(text)
    return ([str(value)], pos + len(text)) if value is not None else None


def refs(s: Scan, pos: int, slot: Slot, bare: bool = True) -> Found:
    """A list of references: [values] for each possible end."""
    pos = skip(s.text, pos)
    lead = _LISTED_BELOW.match(s.low, pos)
    if lead:
        pos = lead.end()
    if slot is Slot.PROPOSAL:
        every = _everything(s, pos)
        if every:
            return every
    if slot is Slot.THING:
        pos = _skip_article_kind(s, pos)
    out: Found = []
    for first, first_end in _one_ref(s, pos, slot, bare):
        values, end = list(first), first_end
        ends: Found = [(list(values), end)]
        while len(values) < MAX_LIST:
            join = _JOIN.match(s.text, end)
            if not join:
                break
            is_num = values[-1].isdigit() if isinstance(values[-1], str) else False
            if s.low.startswith("number ", join.end()):
                break
            more = _one_ref(s, join.end(), slot, bare=False)
            more = [
                m
                for m in more
                if m[0][0] not in (IT, THIS) and (not is_num or m[0][0].isdigit() or s.text[join.end()] in '"“')
            ]
            if not more or _takes_next(s, more[0][1], join.group()):
                break
            values += more[0][0]
            end = more[0][1]
            ends.append((list(values), end))
        if slot is Slot.PROPOSAL and len(values) > 1 and (left := _EXCEPT.match(s.text, end)):
            omitted = refs(s, left.end(), slot, bare=False)
            if omitted and isinstance(omitted[0][0], list):
                kept = [v for v in values if v not in omitted[0][0]]
                ends.append((kept, omitted[0][1]))
        out += reversed(ends)
    return out


def _takes_next(s: Scan, end: int, join: str) -> bool:
    """The next number already belongs to the next clause: "118 YES, 119: FALSE" or "312, 313: FOR"."""
    after = re.compile(r"\s*(?::|gets\b|has\b)\s*([A-Za-z]*)").match(s.low, end)
    if not after:
        return False
    return bool(after.group(1))


def _skip_article_kind(s: Scan, pos: int) -> int:
    """ "the Subgame Chess", "the contract 'Helpers'" -> the name alone; "the Bank contract" keeps its words."""
    match = re.compile(
        r"(?:(?:the|a|this|our)\s+)?(?:new\s+)?(?:subgame|sub-game|game|trick|contract)s?\s*,?\s*(?:(?:of|called|named|titled|known\s+as)\s+)?(?=[\"“'‘A-Z])"
    ).match(s.low[pos : pos + 60] if False else s.text[pos : pos + 60].replace("The ", "the ", 1))
    if match is None:
        match = re.compile(
            r"(?i:(?:(?:the|a|this|our)\s+)?(?:new\s+)?(?:subgame|sub-game|trick|contract)s?\s*,?\s*(?:(?:called|named|titled|known\s+as)\s+)?)(?=[\"“'‘A-Z])"
        ).match(s.text[pos : pos + 60])
    return pos + match.end() if match else pos


def _everything(s: Scan, pos: int) -> Found:
    match = _ALL_OWN.match(s.low, pos)
    if match:
        return [(["all_own"], match.end())]
    for pattern, rest in ((_REST, True), (_EVERYTHING_ELSE, True), (_ALL, False)):
        match = pattern.match(s.low, pos)
        if not match:
            continue
        if match.group().strip() in ("any",) or (
            match.group() == "both" and re.match(r"\s+(?:\d|p\d|\"|of the two)", s.low[match.end() :])
        ):
            return []
        end = match.end()
        by = None
        if m := _BY.match(s.low, end):
            who = names(s, m.end())
            if who:
                by, end = who[0][0][0], who[0][1]
        elif m := re.compile(r"\s+of\s+(?=[A-Z0-9])").match(s.text, end):
            who = capitals_found = [([n], e) for n, e in capitals(s, m.end())]
            if capitals_found and s.text[capitals_found[0][1] :][:2] in ("'s", "’s"):
                by, end = capitals_found[0][0][0], capitals_found[0][1] + 2
                tail = re.compile(r"\s+(?:open\s+)?proposals?\b").match(s.low, end)
                end = tail.end() if tail else end
        left_out: tuple[str, ...] = ()
        if m := _EXCEPT.match(s.text, end):
            out = refs(s, m.end(), Slot.PROPOSAL, bare=False)
            if out and isinstance(out[0][0], list):
                left_out, end = tuple(str(v) for v in out[0][0]), out[0][1]
        value = (
            "both"
            if match.group() in ("both", "both of them", "both proposals", "both of these")
            else Everything(left_out, rest, by)
        )
        return [([value], end)]
    return []


_LOWER_IN_NAME = frozenset("of the & de von van der la le du by with for to in on at".split())
_NOT_A_NAME = frozenset(
    "i it the a an this that these those and or but if as at by with for from to of in on my me you your all any no not "
    "none everyone everybody anyone each both us we they he she his her its their who what which there here when while "
    "instead again also too please so be is are was".split()
)


def capitals(s: Scan, pos: int) -> list[tuple[str, int]]:
    """A run of capitalised words (or words with a digit), possibly with small words inside; longest first."""
    pos = skip(s.text, pos)
    ends: list[int] = []
    at = pos
    expect_more = True
    for n in range(MAX_NAME_WORDS):
        match = _WORD.match(s.text, at)
        if not match:
            break
        word = match.group()
        bare = word.rstrip("'’")
        plain = re.sub(r"['’]s$", "", word)
        if n and plain in ("I", "I'm", "I'll"):
            break
        if (
            word[0].isupper()
            or word[0].isdigit()
            or (not word[0].islower() and word[0].isalpha())
            or (word[0].islower() and any(c.isdigit() for c in word))
        ):
            if n == 0 and (
                (lower(plain) in _NOT_A_NAME and plain != "The" and not _LETTER_NAME.match(s.text, pos))
                or re.fullmatch(r"[mM]?\d+[mM]?", plain)
            ):
                return []
            if n and re.fullmatch(r"[mM]\d+|\d+[mM]", plain):
                break
            end = match.start() + len(plain)
            if lower(plain) not in ("the",) or n:
                ends.append(end)
            if plain != word and not bare.endswith("s"):
                break
            if plain != word:
                break
            dot = re.compile(r"\.(?=\s+[A-Z(])").match(s.text, match.end())
            if dot and (len(word) == 1 or word in ("Mr", "Dr", "St", "Mrs", "Ms", "J", "Corp", "Co", "Ltd", "Inc")):
                at = skip(s.text, dot.end())
                continue
        elif (word in _LOWER_IN_NAME and n) or (n == 0 and word == "the"):
            pass
        else:
            break
        space = re.compile(r"[ \t]+|[ \t]*\n(?=\S)").match(s.text, match.end())
        if not space:
            break
        at = space.end()
    del expect_more
    return [(clean_name(s.text[pos:e]), e) for e in reversed(ends)]


def clean_name(text: str) -> str:
    """One line, no outer quotes, no leading "Player"."""
    text = " ".join(text.split()).strip("\"'“”‘’„«»*_ ")
    return re.sub(r"^(?:Player|player|Priest|priest)\s+(?=\S)", "", text)


def _noun_phrase(s: Scan, pos: int) -> list[tuple[str, int]]:
    """ "the Bank contract", "Hose's contract": words up to a stop, ending in a noun for a document."""
    out = []
    pattern = re.compile(
        r"(?:the|an?|our)\s+(?:[^\s,;:.!?]+\s+){0,5}?(?:contract|treaty|pact|accord|agreement|trust|loan)\b"
    )
    match = pattern.match(s.low, pos)
    if match:
        out.append((clean_name(s.text[pos : match.end()]), match.end()))
    return out


_LETTER_NAME = re.compile(r"A(?=\s*(?:[,;.]|$|>|and\b))")
_SELF = re.compile(r"(?:me|myself|itself)\b(?!\w)")
_YOU = re.compile(r"(?:you|thee|yourself)\b")


def one_name(s: Scan, pos: int) -> list[tuple[Any, int]]:
    """One player or other entity; longest first."""
    pos = skip(s.text, pos)
    title = re.compile(r"(?:player|priest|priestess|minister)\s+(?=[^\s,.;:])").match(s.low, pos)
    if title:
        pos = title.end()
    match = _SELF.match(s.low, pos)
    if match:
        return [("self", match.end())]
    match = _YOU.match(s.low, pos)
    if match:
        return [("reply" if s.reply else None, match.end())] if s.reply else []
    name = quoted(s.text, pos)
    if name and s.text[pos] not in "_*":
        return [(name[0], name[1])]
    out: list[tuple[Any, int]] = sorted(capitals(s, pos), key=lambda found: found[0].rpartition(" ")[2].isdigit())
    if not out:
        match = _WORD.match(s.text, pos)
        if (
            match
            and lower(match.group()) not in _NOT_A_NAME
            and match.group()[0].isalnum()
            and not match.group().endswith("ly")
        ):
            word = re.sub(r"['’]s?$", "", match.group())
            if len(word) > 1 and not re.fullmatch(r"m?\d+m?", word):
                out.append((word, pos + len(word)))
    return out


def names(s: Scan, pos: int) -> Found:
    """A list of names; the longest list first, shorter ones after it."""
    pos = skip(s.text, pos)
    each = re.compile(r"each\s+of\s+(?:the\s+following(?:\s*:)?\s*)?").match(s.low, pos)
    if each:
        pos = each.end()
    both = re.compile(r"both\s+").match(s.low, pos)
    if both:
        pos = both.end()
    out: Found = []
    for first, first_end in one_name(s, pos):
        values: list[Any] = [first]
        end = first_end
        ends: Found = [([first], end)]
        while len(values) < MAX_LIST:
            join = _JOIN.match(s.text, end)
            if not join:
                break
            more = one_name(s, join.end())
            if not more or (
                s.text[join.end()].islower()
                and more[0][0] not in ("self", "reply")
                and not any(c.isdigit() for c in more[0][0])
            ):
                break
            values.append(more[0][0])
            end = more[0][1]
            ends.append((list(values), end))
        out += reversed(ends)
    return out


_MINISTRY_HEAD = re.compile(
    r"(?:the\s+|my\s+|a\s+)?(?:vacant\s+|open\s+|empty\s+|unfilled\s+)?(?:(?:ministry|ministries|post|position|office|role|job|seat|title|duties|ministership|minister)\s+(?:of|as|for)\s+)?(?:the\s+)?"
    r"(?:(?:vacant\s+)?(?:ministry|minister)\s+(?:of|for)\s+)?(?:the\s+)?"
)
_ALL_MINISTRIES = re.compile(
    r"(?:all|each|every one)(?:\s+of)?(?:\s+(?:my|the))?\s*(?:\d+\s+)?(?:ministries|posts|offices|ministerial\s+(?:posts|positions)|positions|ministerships)\b(?:\s+(?:i|that\s+i)\s+hold)?|everything\b"
)
_THE_POST = re.compile(
    r"(?:both(?:\s+of)?(?:\s+(?:these|those|them))?|(?:all(?:\s+of)?\s+)?(?:these|those)(?:\s+\w+)?|the\s+(?:post|ministry|position|office|job)|that\s+(?:post|ministry|office)|this\s+(?:post|ministry|office)|it|eir\s+(?:post|ministry|office)|(?:his|her|their)\s+(?:post|ministry|office))\b"
)


def ministry(s: Scan, pos: int) -> Found:
    """A list of ministries, by name or by title of the minister."""
    pos = skip(s.text, pos)
    match = _ALL_MINISTRIES.match(s.low, pos)
    if match:
        return [(["all"], match.end())]
    first = _one_ministry(s, pos)
    if first:
        values, end = [first[0]], first[1]
        ends: Found = [(list(values), end)]
        while True:
            join = _JOIN.match(s.text, end)
            more = _one_ministry(s, join.end()) if join else None
            if not more:
                return list(reversed(ends))
            values.append(more[0])
            end = more[1]
            ends.append((list(values), end))
    match = _THE_POST.match(s.low, pos)
    if match:
        return [([THIS], match.end())]
    return []


def _one_ministry(s: Scan, pos: int) -> tuple[str, int] | None:
    head = _MINISTRY_HEAD.match(s.low, pos)
    start = head.end() if head else pos
    quote = 1 if s.text[start : start + 1] in ("'", '"') else 0
    for name, value in _ministry_words(s.words):
        if s.low.startswith(name, start + quote):
            end = start + quote + len(name)
            if s.low[end : end + 1].isalnum():
                continue
            named = start > pos and (
                "minist" in s.low[pos:start] or "post" in s.low[pos:start] or "office" in s.low[pos:start]
            )
            if (
                s.text[start + quote].islower()
                and not named
                and name
                in (
                    "law",
                    "time",
                    "society",
                    "ministry",
                    "fauna",
                    "games",
                    "change",
                    "questions",
                    "judging",
                    "business",
                    "laundry",
                    "judge",
                    "doctor",
                )
            ):
                if not (head and head.group().strip()):
                    continue
                if name not in ("judge", "doctor"):
                    continue
            tail = re.compile(r"(?:\s+(?:ministry|ministership|post))\b").match(s.low, end)
            return value, (tail.end() if tail else end) + quote
    return None


@lru_cache(maxsize=16)
def _ministry_words(words: Vocabulary) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(words.ministries.items(), key=lambda item: -len(item[0])))


@lru_cache(maxsize=16)
def _quantity_words(words: Vocabulary) -> tuple[str, ...]:
    return tuple(sorted(words.quantities, key=len, reverse=True))


@lru_cache(maxsize=200)
def _enum(slot: Slot, words: Vocabulary) -> Callable[[Scan, int], Found]:
    return _ENUMS[slot](words)


def _one_of(options: Iterable[str]) -> Callable[[Scan, int], Found]:
    table = sorted(options, key=len, reverse=True)

    def read(s: Scan, pos: int) -> Found:
        pos = skip(s.text, pos)
        mark = 1 if s.text[pos : pos + 1] in ("'", '"', "“", "‘", "*", "_") else 0
        for name in table:
            if s.low.startswith(name.lower(), pos + mark):
                end = pos + mark + len(name)
                if not s.low[end : end + 1].isalnum():
                    closing = 1 if mark and s.text[end : end + 1] in ("'", '"', "”", "’", "*", "_") else 0
                    return [(name, end + closing)]
        return []

    return read


def choice(s: Scan, pos: int) -> Found:
    """One vote word, in capitals whatever the author wrote."""
    pos = skip(s.text, pos)
    mark = 1 if s.text[pos : pos + 1] in ("'", '"', "“", "*", "_", "‘") else 0
    match = re.compile(r"[a-z]+").match(s.low, pos + mark)
    if not match:
        return []
    word = match.group().upper()
    for end in ("D", "ED"):
        if word.endswith(end) and word[: -len(end)] in s.words.choices and word != "FOR":
            word = word[: -len(end)]
    if word not in s.words.choices:
        return []
    after = match.end()
    if mark and s.text[after : after + 1] in ("'", '"', "”", "*", "_", "’"):
        after += 1
    return [(word, after)]


def target(s: Scan, pos: int) -> Found:
    """What an objection or support points at: this, or words that name an announced act."""
    pos = skip(s.text, pos)
    match = re.compile(
        r"(?:(?:this|that|the\s+above|these|those)(?:\s+(?:\w+\s+)?(?:intent|intention|attempt|plan|tweak|one|trick|action|proposal|move|list|display|change|title|approval|announcement|notice)s?)?|it|both(?:\s+of\s+(?:these|them))?)(?:\s+being\s+\w+)?\b(?!\s+(?:of|that|to)\b)"
    ).match(s.low, pos)
    if match:
        return [(THIS if match.group() != "it" else IT, match.end())]
    match = re.compile(r"my\b").match(s.low, pos)
    end = _phrase_end(s, pos, ".;!\n" if False else ".;!")
    phrase = s.text[pos:end]
    for stop in re.finditer(
        r",\s|:\s|\s[-–—]+\s|\s+(?:because|since|as|for the reason|so that|and\s+(?:i|also)|but)\s", lower(phrase)
    ):
        phrase = phrase[: stop.start()]
        break
    if _TARGET_WORD.search(phrase) and not _IDEA.search(phrase):
        return [(" ".join(phrase.split()), pos + len(phrase))]
    return []


_TARGET_WORD = re.compile(
    r"(?i)\b(?:intent(?:ion)?s?|attempt|tweaks?|tidiness|lists?|displays?|title|retitl\w+|motnw|message|trick|plan|announce\w*|chang\w+|activat\w+|approv\w+|teach\w*|caus\w+|beast|ocb|apply\w*|appl\w+|renam\w+|ratif\w+|corrections?|legitimi\w+)\b"
)
_IDEA = re.compile(r"(?i)\b(?:idea|notion|principle|concept|spirit|sentiment|thought)\b|\bin general\b")


def _phrase_end(s: Scan, pos: int, stops: str) -> int:
    for i in range(pos, min(len(s.text), pos + 400)):
        if s.mask[i] in stops and not s.mask[i + 1 : i + 2].isalnum():
            return i
    return min(len(s.text), pos + 400)


def phrase(s: Scan, pos: int) -> Found:
    """A few words; every word boundary is a possible end, shortest first, the natural end (comma, stop) last."""
    pos = skip(s.text, pos)
    title = quoted(s.text, pos)
    if title:
        return [(title[0], title[1])]
    out: Found = []
    natural = None
    at = pos
    for _ in range(14):
        match = re.compile(r"[^\s,;:.!?()\[\]{}]+(?:[.:](?=[\w/])[^\s,;!?()\[\]{}]+)*").match(s.text, at)
        if not match:
            break
        out.append((clean_name(s.text[pos : match.end()]), match.end()))
        at = skip(s.text, match.end())
        if at == match.end():
            break
    natural = out[-1] if out else None
    return [*out[:-1], natural] if natural else []


def text(s: Scan, pos: int) -> Found:
    """Quoted words, or everything to the end of the sentence."""
    pos = skip(s.text, pos)
    title = quoted(s.text, pos)
    if title and s.text[pos] not in "_*" and not s.text[title[1] :].strip(" .!?)\n"):
        return [(title[0], title[1])]
    rest = s.text[pos:].strip()
    if not rest.strip(" .;!,"):
        return []
    if title and s.text[pos] not in "_*":
        return [(title[0], title[1])]
    return [(rest.rstrip(" .;!"), len(s.text.rstrip()))]


def title(s: Scan, pos: int) -> Found:
    """A title: quoted, or capitalised words, or words up to a colon, comma or bracket."""
    pos = skip(s.text, pos)
    got = quoted(s.text, pos)
    if got:
        return [(got[0], got[1])]
    out: Found = []
    match = re.compile(r"[^\n,:;{(\[\"“]{1,100}").match(s.text, pos)
    if match and match.group().strip():
        words = match.group().rstrip(" .!-")
        out.append((" ".join(words.split()), pos + len(words)))
    return out


def code(s: Scan, pos: int) -> Found:
    """A rule number: 85, 4E85, #85."""
    pos = skip(s.text, pos)
    match = re.compile(r"(?:number\s+|no\.?\s+)?(?:#\s*)?(?:(?:rule|r)\s*)?(?:4e)?(\d{1,5})(?!\w)(?!\.\d)").match(
        s.low, pos
    )
    return [(int(match.group(1)), match.end())] if match else []


def ranking(s: Scan, pos: int) -> Found:
    """ "B > A", "1. C, 2. A", "A, then B"."""
    end = _phrase_end(s, pos, ";!\n")
    text_ = s.text[pos:end]
    item = r"(?:RP\s+|the\s+)?[A-Z0-9][\w'’]*(?:['’]s(?:\s+(?:RP|one|proposal))?)?"
    numbered = re.findall(rf"\d+\s*[.):]\s*({item})", text_)
    if numbered:
        return [(numbered, pos + len(text_.rstrip(" .")))]
    chain = re.compile(
        rf"\s*({item}(?:\s*(?:>|,\s*then|then|before|over|,|\band\s+then)\s*{item})*)(?:\s+only)?"
    ).match(text_)
    if chain:
        parts = [
            p
            for p in re.split(r"\s*(?:>|,\s*then\b|\bthen\b|\bbefore\b|\bover\b|,|\band then\b)\s*", chain.group(1))
            if p
        ]
        return [(parts, pos + chain.end())]
    return []


def read_slot(slot: Slot, s: Scan, pos: int) -> Found:
    """The possible values of a slot at a position."""
    w = s.words
    if slot in (Slot.PROPOSAL, Slot.CONSULTATION, Slot.INDICTMENT, Slot.RULE, Slot.THING):
        return refs(s, pos, slot)
    if slot in _ENUMS:
        return _enum(slot, w)(s, pos)
    return _READERS[slot](s, pos)


def _answer(words: Vocabulary) -> Callable[[Scan, int], Found]:
    reader = _one_of(words.answers)
    return lambda s, pos: [(words.answers[v], e) for v, e in reader(s, pos)]


def _upper(options: Iterable[str]) -> Callable[[Scan, int], Found]:
    reader = _one_of(options)
    return lambda s, pos: [(v.upper(), e) for v, e in reader(s, pos)]


_ENUMS: dict[Slot, Callable[[Vocabulary], Callable[[Scan, int], Found]]] = {
    Slot.COLOUR: lambda w: _one_of(w.colours),
    Slot.FLAG: lambda w: _one_of(w.flags),
    Slot.STATE: lambda w: _one_of(("Calm", "Paranoid")),
    Slot.ANSWER: _answer,
    Slot.CLAIM: lambda w: _upper(w.claims),
    Slot.VERDICT: lambda w: _upper(w.verdicts),
    Slot.TIDBIT: lambda w: _one_of(w.tidbits),
}
_READERS: dict[Slot, Callable[[Scan, int], Found]] = {
    Slot.CHOICE: choice,
    Slot.TITLE: title,
    Slot.TARGET: target,
    Slot.NAME: names,
    Slot.INT: number,
    Slot.COUNT: count,
    Slot.MACKS: macks,
    Slot.POINTS: points,
    Slot.MINISTRY: ministry,
    Slot.PHRASE: phrase,
    Slot.TEXT: text,
    Slot.RANKING: ranking,
    Slot.CODE: code,
}
