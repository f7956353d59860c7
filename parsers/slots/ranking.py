"""Rankings of named things, best first: "B > A", "1. C 2. A", "first choice Hose's, second Joel's", "A only"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Collection
from itertools import pairwise

from engine.expressions import expression

MOST_ITEMS = 40
MOST_WORDS = 6
NUMBERED = expression(r"(?:(?<=[\s:,;(])|^)\(?(\d{1,2})(?:\s*[.):=-]|(?:st|nd|rd|th)\b[.):=-]?)\s*(?=\S)")
_ORDINAL = expression(
    r"\b(?:(?:my|and|then)\s+)*(first|second|third|fourth|fifth|sixth|last|(?:best|top|worst|bottom)(?=\s+(?:of\s+all,?\s+)?(?-i:[A-Z0-9\"“])))\b(?:\s+of\s+all,?(?=\s))?"
    r"(?:\s+(?:choice|preference|place|rank))?\s*(?:is|:|=|,|-)?\s*",
    re.IGNORECASE,
)
_PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"]
_PLACE = expression(
    r"\s*+(?>(?:(?:,|;|and|then)\s++)*)([^,;\s][^,;]{0,39}?)\s+(?:(?:dead|very|a\s+(?:close|distant|poor|far|good)|firmly|easily|clearly|only|stone\s+dead)\s+)?(first|second|third|fourth|fifth|sixth|last)\b(?=\s*(?:$|[,;]|and\b))",
    re.IGNORECASE,
)
_FOREMOST = frozenset({"first", "best", "top"})
_NUMBERS = ("one", "two", "three", "four", "five", "six")
_EACH_PLACE = expression(
    r"\b(?:number\s+(?P<number>one|two|three|four|five|six|[1-6])|(?P<place>first|second|third|fourth|fifth|sixth|last))\b(?:\s+(?:choice|preference|place|rank))?",
    re.IGNORECASE,
)
"""A place in a ranking, in any words: "B is number one", "my second choice is D"."""
_ABOUT_IT = expression(
    r"^(?:(?:on\s+)?my|the|is|as|are|goes|gets|comes|to|takes|has|in|and|then|on\s+my\s+(?:emergency\s+)?ballot)\s+|\s+(?:is|are|gets|comes|goes|takes|has|in|as|my|the)$|\bpreference\b|\bchoice\b",
    re.IGNORECASE,
)
"""Around what has such a place, and no part of it."""
_AND_NO_MORE = expression(
    r"\s*+[,;(–—-]*\s*(?:and|but|with)?\s*(?:nothing|none|no\s+others?|no\s+more)(?:\s+(?:else|besides|more|ranked))?(?:\s+on\s+it)?\s*\)?\s*$|\s+on\s+it\s*$"
    r"|\s*+,\s*(?:best\s+first|(?:from\s+)?(?:best\s+to\s+worst|first\s+to\s+last)|in\s+(?:this|that)\s+order)\s*$|\s+in\s+(?:this|that|the\s+given)\s+order\s*$",
    re.IGNORECASE,
)
_REMARK = expression(
    r"(?<!\s)(?:(?>\s+)|(?>\s*)[,;(–—-]+(?>\s*))(?:because|since|though|although|so|please|pls|plz|thanks|thank\s+you|thx|cheers|again|too|as\s+well|now|of\s+course|then(?=\s*$)"
    r"|(?:right|just|for|as\s+of)\s+now|at\s+(?:last|once|long\s+last)|finally|i\s+(?:think|guess|suppose)|for\s+(?:the\s+(?:record|fun|sake|good|lulz)|fun|what|now|obvious|no|good)"
    r"|as\s+(?:allowed|permitted|required|rule|per|promised|discussed|agreed|ever|usual|always|before|last)|pursuant|per\s+rule|under\s+rule|in\s+(?:accordance|keeping|line)|effective|and\s+(?:that|I|i)\b|leaving|omitting|(?:un)?less|with\s+(?:no|some|great|a|my|regrets?|thanks|love|pleasure|pride|relief|apologies|joy|care|hope)\b)\b.*$"
    r"|(?<!\s)(?>\s*)(?:\([^()]*\)|--.*|[–—].*|(?<=\s)-\s.*)\s*$",
    re.IGNORECASE | re.DOTALL,
)
"""Behind a ranking: why, when, thanks; no name goes on with it."""
_LETTERS = expression(r"[a-z]")
_THEN = expression(
    r"\s*(?:>+|,\s*(?:and\s+)?then\b|,\s*(?:and\s+)?(?:after|below|behind|under)\s+(?:that|it)(?:\s+comes)?\b|\b(?:and\s+)?then\b|\bbefore\b|\bover\b|\babove\b|\bahead of\b|\bfollowed by\b|,|/)\s*",
    re.IGNORECASE,
)
_AND_THEN = expression(
    r"\s*+,?\s*(?:and\s+)?(?:then|(?:after|below|behind|under)\s+(?:that|it)(?:\s+comes)?)\s+", re.IGNORECASE
)
"""Between two things of which only the first has its place said: "first N, then F, last M"."""
_NOISE = expression(
    r"^(?:the|is|are|for|goes to|to|by|my)\s+|\s+(?:only|best|worst|first|second|third|fourth|fifth|last|and|as|comes?)$",
    re.IGNORECASE,
)
_ANY_OTHER = expression(
    r"(?:any|every)(?:thing|one|body)?(?:\s+(?:else|other))?|(?:all\s+)?(?:the\s+)?(?:others?|rest)|whatever(?:\s+else)?",
    re.IGNORECASE,
)
"""At the end of a ranking: what is left, in no order."""
_COUNTED = expression(r"\s*+([^=,;.:]{1,30}?)\s*=\s*(\d{1,2})\s*(?:[,;]|\band\b|[.!]?\s*$)", re.IGNORECASE)
"""A thing with the number of its place: "A=1, C=2"."""
_BY_SOMEBODY = expression(r"\s*by\s+(?!me\b)(?:the\s+)?\w+(?:\s+\w+)?\s*:", re.IGNORECASE)
_ITEM = expression(
    r"""["'\u201c\u2018]?(?:[A-Z0-9]|refresh proposal|rp\b|mine\b|own\b|(?!(?:it|that|this|he|she|there|what|who)['’])[a-z][\w-]{1,20}['’]s\b)"""
)
_NOTHING_RANKED = expression(r"[#pP]?\d{2,6}|No\.?|Number|Proposals?")
"""Alone, the number of what is voted on, or the head of a column."""
_NUMBER = expression(r"[#pP]?\d{3,6}")
"""A proposal that is voted on and not ranked."""
_ROW = expression(r"[#pP]?\d{2,6}\b\s*+[:=–—-]?\s*[A-Za-z]")
"""A number and what is said of it: a vote, and nothing that is ranked."""
_TELLS = expression(r"=|\s(?:is|are|was|were|comes?|came|gets?|got|goes|went|has|had)\b", re.IGNORECASE)
"""In no name of what is ranked."""
_TO_ANOTHER = expression(r"[A-Z] to [A-Z]\b")
"""One thing that is preferred to another, and no name."""
_OWN = expression(r"(?:mine|my\s+own(?:\s+(?:one|rp))?|my\s+(?:rp|refresh\s+proposal))", re.IGNORECASE)
"""The author's own."""
_ONE = (
    r"(?:(?:the\s+)?(?:RPs?|[Rr]efresh\s+[Pp]roposal)\s+)?(?:[A-Z]\d?|\d{1,2}|[\"“][^\"”]{1,60}[\"”]|(?:my\s+own|mine|yours|(?:[A-Z][\w-]*|his|her|eir)['’]?s)(?:\s+(?:RP|[Rr]efresh\s+[Pp]roposal|one))?"
    r"|(?!(?:Back|Return|Up|Down|Ode|Way|Path|Road|Key|Guide|Ready|Time|Welcome|Over|On)\b)[A-Z][\w-]+(?:\s[A-Z][\w-]+){0,2})"
)
_PREFERRED = expression(
    rf"\s*(?P<first>{_ONE})\s+(?:to|above|over|ahead\s+of|before)\s+(?P<next>{_ONE})(?:\s*(?P<more>,\s*(?:and\s+)?|\s(?:and|but)\s+)|\s*$)"
)
"""What is preferred to what, and whether more follows."""
_KIND = expression(r"^(?:the\s+)?(?:RPs?|refresh\s+proposal)\s+|\s+(?:RP|refresh\s+proposal|one)$", re.IGNORECASE)


def _preferred(text: str) -> list[str]:
    """The things of which each is preferred to the next: "A to B, and B to C"."""
    items: list[str] = []
    at = 0
    for _ in range(MOST_ITEMS):
        found = _PREFERRED.match(text, at)
        if found is None or (items and _KIND.sub("", found["first"]) != _KIND.sub("", items[-1])):
            return []
        items += [found["next"]] if items else [found["first"], found["next"]]
        at = found.end()
        if found["more"] is None:
            break
    return [*dict.fromkeys("own" if _OWN.fullmatch(one) else one.strip('"“”') for one in items)]


LONGEST = 400
"""Characters of a ranking with all that is said beside it."""


def ranked(text: str, choices: Collection[str] = ()) -> list[str]:
    """The things that a text ranks, best first; empty if it is no ranking. `choices` are words of votes, which are no
    such thing.
    """
    text = text[:LONGEST]
    if _BY_SOMEBODY.match(text):
        return []
    if counted := _counted(sentence(text)) or _preferred(_without_remark(sentence(text))):
        return counted
    numbered = list(NUMBERED.finditer(text))
    ordinals = list(_ORDINAL.finditer(text))
    if numbered and numbered[0].group(1) == "1":
        parts = _between(text, numbered)
    elif len(ordinals) > 1 and not sentence(text[ordinals[-1].end() :]).strip(" ,"):
        parts = ranked_in_words(text)  # "First C, then A, and B last"
    elif ordinals and ordinals[0].group(1).lower() in _FOREMOST and not text[: ordinals[0].start()].strip(" :,("):
        rest = _without_remark(sentence(text[ordinals[0].end() :]))
        alone = len(ordinals) == 1 or (
            ordinals[1].start() >= ordinals[0].end() + len(rest) and len(_THEN.split(rest)) > 1
        )
        parts = (
            _THEN.split(rest) if alone else [one for part in _between(text, ordinals) for one in _AND_THEN.split(part)]
        )
    elif placed := _placed(sentence(text)):
        parts = placed
    elif everyone := _by_places(text):
        parts = everyone
    elif worded := ranked_in_words(text):
        parts = worded
    else:
        parts = _THEN.split(_AND_NO_MORE.sub("", _without_remark(sentence(text))))
    items = [clean for part in parts[:MOST_ITEMS] if (clean := _clean(part))]
    items = ["own" if _OWN.fullmatch(one) else one for one in items]
    if len(items) > 1 and _ANY_OTHER.fullmatch(items[-1]):
        items.pop()
    if len(items) > 1 and all(_LETTERS.fullmatch(one) for one in items):
        return items  # "c > a > b" of somebody who writes without capitals
    if any(one.startswith(("I ", "I'", "I’")) or _ROW.match(one) for one in items):
        return []  # "My ballot, before I forget:", over "402 for"
    if any(word in choices for one in items for word in re.findall(r"[A-Z]{3,}", one)):
        return []
    if any(_TELLS.search(one) or _TO_ANOTHER.match(one) for one in items):
        return []
    if (len(items) == 1 and _NOTHING_RANKED.fullmatch(items[0])) or all(_NUMBER.fullmatch(one) for one in items):
        return []
    good = items and all(_ITEM.match(one) and len(one.split()) <= MOST_WORDS for one in items)
    return items if good else []


def _without_remark(text: str) -> str:
    """The sentence up to a remark behind what is ranked; as it is where nothing is left."""
    found = _REMARK.search(text)
    return text[: found.start()] if found is not None and text[: found.start()].strip() else text


def _counted(text: str) -> list[str]:
    """The things that have the number of their place behind them, best first: "A=1, C=2, B=3"."""
    found = list(_COUNTED.finditer(text)) if "=" in text else []
    places = [int(one[2]) for one in found]
    whole = bool(found) and found[0].start() == 0 and found[-1].end() == len(text)
    if not whole or any(one.end() != after.start() for one, after in pairwise(found)):
        return []
    items = [one[1].strip() for one in sorted(found, key=lambda one: int(one[2]))]
    good = sorted(places) == list(range(1, len(places) + 1)) and len(places) > 1
    return items if good and all(_ITEM.match(one) or _LETTERS.fullmatch(one) for one in items) else []


def _placed(text: str) -> list[str]:
    """The things that have their place behind them: "Hose's first and Joel's second"."""
    text = " ".join(text.split())
    found = list(_PLACE.finditer(text)) if "first" in text.lower() else []
    places = [one.group(2).lower() for one in found]
    if (
        len(found) < 2
        or places[0] != "first"
        or any(one.end() != after.start() for one, after in pairwise(found))
        or places[1:] not in (_PLACES[1 : len(places)], [*_PLACES[1 : len(places) - 1], "last"])
    ):
        return []
    return [one.group(1) for one in found]


def _by_places(text: str) -> list[str]:
    """The things of a sentence that says of each which place it has: "B is number one and my second choice is A"."""
    said = re.split(r"[.!](?=\s|$)|\n", text, maxsplit=1)[0]
    parts = [part for part in re.split(r"\s*(?:[;,]|\band\b)\s*", said) if part.strip()]
    found: list[str] = []
    for n, part in enumerate(parts[:MOST_ITEMS]):
        places = list(_EACH_PLACE.finditer(part))
        if len(places) != 1 or n >= len(_PLACES):
            return []
        place = places[0]
        if (place["number"] or place["place"]).lower() not in (_NUMBERS[n], str(n + 1), _PLACES[n]):
            return []
        item = f"{part[: place.start()].rstrip()} {part[place.end() :].lstrip()}".strip()
        while (shorter := _ABOUT_IT.sub("", item).strip(" :=")) != item:
            item = shorter
        found.append(item)
    return found if len(found) > 1 else []


_JOINED = expression(
    r"\s*(?:[;,]|\b(?:and|then|next|followed\s+by|over|above|before|ahead\s+of|with)\b)\s*", re.IGNORECASE
)
_PLACE_SAID = expression(
    r"\b(?:(?:dead|very|stone\s+dead|a\s+(?:close|distant|poor))\s+)?(?:(?P<nth>first|second|third|fourth|fifth|sixth)(?:\s+(?:place|rank))?|(?:at\s+the\s+|on\s+)?top|(?:my\s+)?(?:favou?rite|number\s+one)|(?P<last>last|(?:at\s+the\s+)?bottom))\b(?:\s+(?:of|on|in)\s+(?:my|the)\s+(?:(?:own|final|emergency)\s+)*(?:ballot|ranking|list)\b)?",
    re.IGNORECASE,
)
_TELLING = expression(
    r"^(?:I\s+(?:hereby\s+)?(?:put|rank|place|have|list|set)|the|my|is|are|goes|go|gets|comes?|stands?|sits?|in|at|to|as|on|it|them|below|under)\s+|\s+(?:is|are|goes|go|gets|comes?|stands?|sits?|in|at|to|as|on|below|under)(?:\s+(?:it|that|them))?$",
    re.IGNORECASE,
)
"""Around what has a place, and no part of it."""


def ranked_in_words(text: str) -> list[str]:
    """The things of a sentence that says which is first, and what comes after it: "B comes first, then A, C last"."""
    parts = [part for part in _JOINED.split(_without_remark(sentence(text))) if part.strip()]
    found: list[str] = []
    for n, part in enumerate(parts[:MOST_ITEMS]):
        place = _PLACE_SAID.search(part)
        nth = place["nth"].lower() if place is not None and place["nth"] else ""
        if (n == 0) != (place is not None and (nth == "first" or not (nth or place["last"]))):
            return []
        if n and nth and (n >= len(_PLACES) or nth != _PLACES[n]):
            return []
        if place is not None and place["last"] and n + 1 < len(parts):
            return []
        item = part if place is None else f"{part[: place.start()].rstrip()} {part[place.end() :].lstrip()}".strip()
        while (shorter := _TELLING.sub("", item.strip(" :="))) != item:
            item = shorter
        found.append(item)
    found = ["own" if _OWN.fullmatch(one) else one for one in found]
    good = all(_ITEM.match(one) and len(one.split()) <= MOST_WORDS for one in found)
    return found if good and len(found) > 1 else []


def _between(text: str, marks: list[re.Match[str]]) -> list[str]:
    """What stands after each mark of an unbroken count, up to the next one."""
    ends = [mark.start() for mark in marks[1:]] + [len(text)]
    return [_without_remark(sentence(text[mark.end() : end])) for mark, end in zip(marks, ends, strict=True)]


def sentence(text: str) -> str:
    """The text up to the end of its first sentence or line."""
    return re.split(r"[.!;](?=\s|$)|\n", text, maxsplit=1)[0]


def _clean(part: str) -> str:
    words = " ".join(part.split()).strip(" ,.:;()")
    while (shorter := _NOISE.sub("", words).strip(" ,.:;")) != words:
        words = shorter
    return words.strip("\"'\u201c\u201d\u2018\u2019") if words[:1] in "\"'\u201c\u2018" else words
