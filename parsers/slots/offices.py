"""Reads ministries by their names and by the titles of their ministers."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

from functools import lru_cache

from engine.expressions import expression
from engine.language import Vocabulary
from parsers.scan import THEM, THIS, Found, Scan, join_at, skip

MINISTRY_HEAD = expression(
    r"(?:that\s+of\s+|those\s+of\s+)?(?:the\s+|my\s+|a\s+|your\s+|our\s+|his\s+|her\s+|eir\s+|their\s+)?(?:(?:dear|absent|sleepy|beloved|esteemed|current|present|idle|negligent|poor|good|old|worthy|honourable|late|lazy|silent|sleeping|former|invisible|brave|noble|busy|own|missing|fair|fine|grand|great|mighty|lovely|sweet|proud|gallant|splendid|ship)\s+){0,2}(?:vacant\s+|open\s+|empty\s+|unfilled\s+|abandoned\s+|orphaned\s+|unheld\s+|ownerless\s+|unclaimed\s+|unoccupied\s+|masterless\s+)?(?:(?:ministry|ministries|posts?|positions?|offices?|roles?|jobs?|seats?|title|duties|ministerships?|minister|chairs?|hats?|mantle|desk|keys|burdens?|helm|portfolio|reins|robes?|badge|place|slot|work|toils?|vacancy|opening|gap)\s+(?:of|as|for|at|in)\s+)?(?:being\s+)?(?:the\s+)?"
    r"(?:(?:vacant\s+)?(?:ministry|minister|min\.?)\s+(?:of|for)\s+)?(?:the\s+)?"
)
ALL_MINISTRIES = expression(
    r"(?:all|each|every one)(?:\s+of)?(?:\s+(?:my|the))?\s*(?:\d+\s+)?(?:ministries|posts|offices|ministerial\s+(?:posts|positions)|positions|ministerships)\b(?:\s+(?:i|that\s+i)\s+(?:hold|have))?|every\s+(?:single\s+|other\s+)?(?:ministry|post|office|position)\s+(?:(?:that\s+)?i\s+(?:(?:still|now|currently)\s+)?(?:hold|have)|of\s+mine)\b"
    r"|my\s+(?:ministries|posts|offices|positions)\b(?:,?\s+(?:all\s+of\s+them|one\s+and\s+all|every\s+(?:single\s+)?one(?:\s+of\s+them)?|the\s+lot))?(?!\s+(?:as|of|at|in))"
    r"|(?:all|any)\s+(?:of\s+)?(?:my|the)\s+(?:other|remaining)\s+(?:ministries|posts|offices|positions)\b(?:\s+(?:that\s+)?i\s+(?:(?:still|now|currently)\s+)?(?:hold|have))?|the\s+rest\s+of\s+my\s+(?:ministries|posts|offices|positions)\b"
    r"|(?:whatever|whichever)\s+(?:ministry|ministries|posts?|offices?)\s+i\s+(?:(?:still|now|currently)\s+)?(?:hold|have)\b|everything\b"
)
THE_POST = expression(
    r"(?:both(?:\s+of)?(?:\s+(?:these|those|them))?|(?:all\s+(?:of\s+)?|each\s+of\s+)?them(?:\s+(?:both|all))?|(?:all|the)\s+(?:two|three|four|five)(?:\s+of\s+(?:them|these|those))?|(?:all(?:\s+of)?\s+)?(?:these|those)(?:\s+\w+)?|the\s+(?:same\s+|vacant\s+|empty\s+|open\s+|free\s+|unfilled\s+){0,2}(?:post|ministry|position|office|job|chair|seat|place)|(?<=\bin\s)there|(?<=self\s)there|(?:the\s+)?(?:said|aforesaid|your)\s+(?:post|ministry|office)|that\s+(?:(?:same|vacant|empty)\s+)?(?:post|ministry|office|position|chair|seat|job)|this\s+(?:post|ministry|office|chair|seat|position)|it(?!\s+that\b)|(?:eir|his|her|their)\s+(?:post|ministry|office|place|chair|seat|job)|my\s+(?:own\s+)?(?:ministry|office)(?!\s*,|\s+(?:of|as|for|in)\b|\s+at\s+(?!m?\d|a\b|the\b))|(?:(?<=take\s)|(?<=taking\s)|(?<=usurp\s)|(?<=usurping\s)|(?<=claim\s)|(?<=resign\s)|(?<=fill\s))that(?:\s+one)?(?=\s*,?\s*(?:(?:for|at)\s+m?\d|$|[.;!)])))(?:\b|(?<=it)(?=s\b))"
)


QUITTING = expression(
    r"\b(?:(?:quit(?:ting)?|resign(?:ing)?|step(?:ping)?\s+down|stand(?:ing)?\s+down)\s+(?:from\s+|as\s+)?|usurp(?:ing)?\s+)(?:[a-z]{3,9}(?:(?:,|,?\s+and)\s+(?:also\s+)?(?:from\s+)?)){0,3}$"
)
QUIT_ROOM = 60
"""Characters before a name in which it stands what is left, with other names before it."""
QUIT_END = expression(
    r"\s*(?:$|[.,;!)]|(?:for|at)\s+m?\d|and\s+(?:also\s+)?(?:from\s+)?(?!again\b)[a-z]{3,9}\s*(?:$|[.,;!)]|(?:for|at)\s+m?\d))"
)
TAKING = expression(
    r"\b(?:tak(?:e|ing)|claim(?:ing)?|grab(?:bing)?|usurp(?:ing)?|lower(?:ing)?|revis(?:e|ing)|set(?:ting)?|rais(?:e|ing))\s+(?:(?:both|over|up|on|my|the)\s+){0,2}(?:[a-z]{3,9}(?:,?\s+\(?(?:for\s+|at\s+|to\s+)?(?:m\s?\d{1,3}|\d{1,3}\s?m)\)?)?(?:,\s+and|,|\s+and)\s+){0,3}$"
)
AT_A_SUM = expression(
    r"\s+(?:(?:and\s+[a-z]{3,9}\s+)?|(?:from|off)\s+[a-z]+\s+)(?:for|at|to)\s+(?:m\s?\d|\d+\s?m|\d+\b)|,?\s+\(?(?:m\s?\d{1,3}|\d{1,3}\s?m)\b"
)
VACANT = expression(r"\s+(?:is|['’]s)\s+(?:now\s+|still\s+)?(?:vacant|empty|unfilled|unheld)\b")
"""What makes a name without a capital that of an office: "i quit laundry"."""
WHOSE = expression(r"\b(?:my(?:\s+own)?|eir|his|her|their|that|this|whose|said|aforesaid|your)\s+$")
"""Before "Ministry": it is somebody's, and not the one of that name."""
LED = expression(r"(?:as|from|of)\s+")
LED_END = expression(r"(?:\s+(?:too|as\s+well))?\s*(?:$|[.;!)])|(?<!as)(?:\s|,\s)(?:at|for|with)\s")
"""What stands behind the last of several offices: "as Oracle and as Judge."; what one does as Judge is another deed."""
TAIL = expression(
    r"(?:\s+(?:ministry|ministership|post|spot|slot|vacancy|seat|job|position|role)|['’]s\s+(?:ministry|ministership|post|office|seat|chair|job))\b"
)


MY_OFFICE = expression(
    r"my\s+(?:(?:other|new|old|present|current|first|second|third|last|only|own|beloved|dear|latest|remaining)\s+){0,2}(?:office|post|ministry|job|position|department|ministerial\s+post),\s+(?:that\s+of\s+|namely\s+)?"
)
"""What an office is to the author, before its name: "my other office, the Ministry of Time,"."""


NAMED_NEXT = expression(r"\s*[,:(–—-]+\s*(?:(?:that\s+is|i\.?e\.?|namely|viz\.?|to\s+wit),?\s+)?")
"""Between all of them and their names: "both my offices, Fauna and Law"."""


BOTH = expression(
    r"(?:both|all\s+(?:two|three|four))\s+(?:of\s+)?(?:(?:the|these|those|my)\s+)?(?:(?:vacant|open|empty|unfilled|free)\s+)?(?:ministries|posts|offices|positions|jobs|seats)(?=\s*[,:(–—-])"
)
"""So many of them, before their names: "both vacant posts, Ranger and Arbiter"."""


POSTS_BELOW = expression(
    r"(?:these|the\s+following)(?:\s+(?:two|three|four|vacant|open|empty|unfilled|free)){0,2}(?:\s+(?:ministries|posts|offices|positions|jobs|seats))?(?=,?\s)"
)
"""In the head of a list of offices: those below."""


def read_ministry(s: Scan, pos: int) -> Found:
    """A list of ministries, by name or by title of the minister."""
    pos = skip(s.text, pos)
    match = ALL_MINISTRIES.match(s.low, pos)
    if match is None and (both := BOTH.match(s.low, pos)) is not None:
        found = NAMED_NEXT.match(s.low, both.end())
        pos = found.end() if found is not None and one_ministry(s, found.end()) is not None else pos
    named = NAMED_NEXT.match(s.low, match.end()) if match is not None else None
    if match and (named is None or one_ministry(s, named.end()) is None):
        return [(["all"], match.end())]
    pos = named.end() if named is not None else pos
    beside = MY_OFFICE.match(s.low, pos)
    first = one_ministry(s, beside.end() if beside is not None else pos)
    if first is not None and beside is not None:
        first = first[0], first[1] + s.text.startswith(",", first[1])
    if first:
        values, end = [first[0]], first[1]
        ends: Found = [(list(values), end)]
        while True:
            join = join_at(s, end)
            more = one_ministry(s, join.end()) if join else None
            if join is not None and more is None and (led := LED.match(s.low, join.end())):
                more = one_ministry(s, led.end())
                more = more if more is not None and LED_END.match(s.text, more[1]) else None
            if not more:
                return list(reversed(ends))
            values.append(more[0])
            end = more[1]
            ends.append((list(values), end))
    match = THE_POST.match(s.low, pos)
    if match:
        return [([THIS], match.end())]
    if s.text.rstrip().endswith(":") and (listed := POSTS_BELOW.match(s.low, pos)) is not None:
        return [([THEM], listed.end())]
    return []


def one_ministry(s: Scan, pos: int) -> tuple[str, int] | None:
    head = MINISTRY_HEAD.match(s.low, pos)
    start = head.end() if head else pos
    quote = 1 if s.text[start : start + 1] in ("'", '"') else 0
    for name, value in ministry_words(s.words):
        if s.low.startswith(name, start + quote):
            end = start + quote + len(name)
            if s.low[end : end + 1].isalnum():
                continue
            named = start > pos and (
                "min" in s.low[pos:start] or "post" in s.low[pos:start] or "office" in s.low[pos:start]
            )
            headed = bool(head and head.group().strip())
            if s.text[start + quote].islower() and not named and is_plain(s.words, name, value, headed):
                quitting = QUITTING.search(s.low, max(0, start - QUIT_ROOM), start) and QUIT_END.match(s.low, end)
                quitting = quitting or VACANT.match(s.low, end)
                quitting = quitting or (
                    TAKING.search(s.low, max(0, start - QUIT_ROOM), start) and AT_A_SUM.match(s.low, end)
                )
                if not quitting or not all_small(s.text[:start]):
                    continue
            if name == "ministries" and "minist" not in s.low[pos:start]:
                continue  # "the ministries I usurp"
            if name == "ministry" and WHOSE.search(s.low, max(0, start - 10), start):
                continue
            tail = TAIL.match(s.low, end)
            return value, (tail.end() if tail else end) + quote
    return None


def all_small(text: str) -> bool:
    """Whether its author has no capitals but for himself and at the beginning."""
    plain = CAPITAL_I.sub("i", text)
    return plain.islower() or (plain[:1].isupper() and plain[1:].islower())


CAPITAL_I = expression(r"\bI\b")


def is_plain(words: Vocabulary, name: str, office: str, headed: bool) -> bool:
    """Whether a name without a capital is a word like others: the law, some questions, a doctor."""
    return name == office.lower() or (name in words.plain_titles and not headed)


@lru_cache(maxsize=16)
def ministry_words(words: Vocabulary) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(words.ministries.items(), key=lambda item: -len(item[0])))
