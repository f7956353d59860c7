"""What the quoted lines around a statement say: ballot items, numbers, names."""

from __future__ import annotations

import re
from itertools import islice, takewhile

from engine.expressions import expression
from engine.language import Slot
from parsers.acts.context import Context
from parsers.acts.pointing.mentions import numbers_in
from parsers.body.own import Kind
from parsers.body.quotes import MAX_QUOTED, directly_above, quoted_above
from parsers.body.statements import Statement

ITEM = expression(r"\s*[\[(]?(?:(?:proposals?|props?\.?|p|#)\s*)?#?\s*(\d{1,6})\b", re.I)
HINT = expression(r"(?:proposals?|consultations?|indictments?|rules?|#|\bP|\b4E)\s*#?\s*(?:4e)?(\d{1,6})\b", re.I)


TITLE = expression(r"\s*(?:[-*•]\s*)?[\"“]([^\"”]+)[\"”]")
BULLET = expression(r"\s*(?:(?:[-*•+o]|\[[ xX_]?\]|\(?[a-zA-Z][.)])\s+)+")
"""The mark of an item of a list."""
NAMED = expression(r"(?:proposal|title)\s*+:\s*", re.I)
"""The label of a title."""
BARE_TITLE = expression(
    r"(?P<title>[^\W\d_a-zß-ÿ][^.;:?!()\[\]<>\"“”|]{2,79}?)\s*(?:[(\[][^()\[\]]*[)\]]|,?\s(?:[-–—]+\s*)?by\s(?:(?!,?\s(?:by|[-–—]+)\s)[^.;:?!]){1,40}|\s[-–—]+\s(?!by\s)(?:(?!,?\s(?:by|[-–—]+)\s)[^.;:?!]){1,40})*\s*(?:\.{2,}|…|:)?\s*"
)
"""A line that is no more than a title and whose it is: "Hats for All (by Fenn)"."""
TELLING = expression(
    r"\b(?:is|are|was|were|has|have|had|should|would|could|will|can|do|does|did|I)\b|['’](?:s\s+a|re|ll|ve|d|m)\b"
)
"""In a sentence, and in no title."""
SMALL = frozenset("a an the of for to in on at by with and or from as no".split())
"""Words of a title that need no capital."""


MIN_TITLE = 3
"""Letters of what may be a title."""
MAX_BETWEEN = 40
"""Lines between a heading and the first item of its list."""


OF_A_ROW = expression(
    r"[>\s]*(?:<?\w+://\S+|\([^()]{1,80}\)|by\s+\S{1,30}(?:\s+\S{1,30}){0,3})\s*|\s{4,}\S.{0,80}", re.I
)
"""A line that goes on with a row of a list: its address, its author, or what is set in."""


DEED_OF_MINE = expression(r"\W*(?:(?:and|then|also|finally|hereby)\s+)?I\s+[a-z]")
"""Behind its number: an item that is a deed of the author's."""


def numbers_below(c: Context, st: Statement) -> list[str]:
    """The numbers that begin the lines of the list under a heading."""
    out: list[str] = []
    for number, line in enumerate(c.layout.below(st.end)):
        if not out and number >= MAX_BETWEEN:
            break
        if not line.text.strip():
            continue
        if line.kind not in (Kind.OWN, Kind.QUOTE):
            break
        m = ITEM.match(line.text.lstrip("> -*•"))
        if m and DEED_OF_MINE.match(line.text.lstrip("> -*•"), m.end()):
            break
        if m:
            out.append(m.group(1))
        elif out and OF_A_ROW.fullmatch(line.text):
            continue
        elif out or line.kind is not Kind.OWN:
            break
    return out


_BARE_NUMBER = expression(r"[> |]*\d{1,6}\s+[a-z]")
_GOES_ON = expression(r"[A-Za-z,][> ]*$")


def _wrapped(above: str, line: str) -> bool:
    """Whether a quoted line begins with a figure only because the sentence above it was broken there."""
    return _BARE_NUMBER.match(line) is not None and _GOES_ON.search(above) is not None and not marked_item(above)


def quoted_items(c: Context, st: Statement) -> list[str]:
    """Numbers (or titles) of the ballot items quoted directly above."""
    lines = directly_above(c.layout, st)
    items = [
        item
        for above, line in zip(["", *lines], lines, strict=False)
        if not _wrapped(above, line) and (item := marked_item(line))
    ]
    if items and any(item.isdigit() for item in items):
        return [item for item in items if item.isdigit() or not listed_title(item, lines)]
    return items or ([apart] if (apart := title_apart(c, lines)) else [])


def quoted_under(c: Context, st: Statement) -> Statement:
    """The first statement below the quotation above a statement."""
    quote = c.layout.quote_above(st.start)
    return next((one for one in c.statements if one.start > quote), st)


MOST_BELOW = 400
"""Lines below a mail that are looked at."""
_ROW = expression(
    r"[> |]*(?:[-*•+]\s+)?(?:(?:proposal|prop\.?)\s+|[#pP])?\d{2,6}(?:\s*[.:)–-]|\s{2,}|\s+[A-Z\"“])", re.I
)


def items_below(c: Context, st: Statement) -> list[str]:
    """The numbers of the ballot items in the mail that is quoted whole below the author's words."""
    if c.layout.quote_above(st.start) >= 0:
        return []
    lines = islice(c.layout.below(st.end), MOST_BELOW)
    rows = [line.text for line in lines if line.kind in (Kind.QUOTE, Kind.FORWARD) and _ROW.match(line.text)]
    return list(dict.fromkeys(item for row in rows if (item := marked_item(row)).isdigit()))


def listed_title(item: str, lines: list[str]) -> bool:
    """Whether an item among numbers is only a line under a bullet, which goes on about one of them."""
    return any(bare_title(line) == item for line in lines)


def marked_item(line: str) -> str:
    """The number of a quoted line, or its title when it is in quotation marks or under a bullet; "" of no item."""
    bare = line.lstrip("> |")
    mark = BULLET.match(bare)
    if number := ITEM.match(bare, mark.end() if mark else 0):
        return number.group(1)
    title = TITLE.match(bare)
    return title.group(1) if title else bare_title(line)


def bare_title(line: str) -> str:
    """The title of which a quoted line under a bullet or a label consists."""
    bare = line.lstrip("> |")
    mark = BULLET.match(bare)
    label = NAMED.match(bare, mark.end() if mark else 0)
    if mark is None and label is None:
        return ""
    found = BARE_TITLE.fullmatch(bare, label.end() if label else mark.end() if mark else 0)
    return found["title"].rstrip(" ,-–—") if found is not None and not TELLING.search(found["title"]) else ""


def title_apart(c: Context, lines: list[str]) -> str:
    """The title that is all of a quotation, where another of the mail is one, too: each is answered below it."""
    title = alone(lines)
    if not title:
        return ""
    quotes, current = [], list[str]()
    for line in islice(c.layout.lines, 2 * MAX_QUOTED):
        if line.kind is Kind.QUOTE:
            current.append(line.text)
        elif line.kind is Kind.OWN and current:
            quotes.append(current)
            current = []
    return title if sum(1 for one in quotes if alone(one)) > 1 else ""


def alone(lines: list[str]) -> str:
    """The one line of a quotation, but for heads above it, if all words of it are written as in a title."""
    said = [line.lstrip("> |").strip() for line in lines if line.strip("> |\t")]
    while len(said) > 1 and said[0].endswith(":"):
        del said[0]
    found = BARE_TITLE.fullmatch(said[0]) if len(said) == 1 else None
    words = found["title"].split() if found is not None else []
    titled = all(word[0].isupper() or word in SMALL for word in words)
    return " ".join(words) if len(words) > 1 and titled else ""


ARTICLE = expression(r"^(?:(?:and|but|on|for|as\s+for)\s+)?(?:the|an?|that)\s+")


def titled_item(c: Context, st: Statement, said: str) -> str | None:
    """The number (or title) of the ballot item quoted directly above that the words before a vote name: "Tea, FOR."."""
    name = " ".join(said.lower().strip(" ,.:;–—-\"“”'*_()").split())
    name = ARTICLE.sub("", name).removesuffix(" one")
    if len(name) < MIN_TITLE:
        return None
    fitting = [
        item
        for line in directly_above(c.layout, st)
        if re.search(rf"\b{re.escape(name)}\b", line.lower()) is not None and (item := marked_item(line))
    ]
    return fitting[0] if len(fitting) == 1 else None


def quoted_hint(c: Context, st: Statement) -> str | None:
    for line in reversed(quoted_above(c.layout, st)):
        found = HINT.findall(line)
        if found:
            return str(found[-1])
    return None


def first_of_block(c: Context, st: Statement) -> bool:
    """Nothing of the author's own stands between the quotation and the statement."""
    if c.index == 0:
        return True
    nearest = c.layout.quote_above(st.start)
    if nearest < 0:
        return not any(line.kind is Kind.OWN for line in islice(c.layout.above(st.start), 1, None))
    between = takewhile(lambda line: line.end < st.start, islice(c.layout.below(nearest), MAX_QUOTED))
    return not any(line.kind is Kind.OWN and line.text.strip() for line in between)


def item_answered(c: Context, st: Statement) -> str | None:
    """The one item that is quoted right above the paragraph of a statement, if nothing before it names another."""
    if not c.layout.quoted:
        return None
    first = quoted_under(c, st)
    if first.start > st.start or any(one.new_paragraph for one in _between(c, first, st)):
        return None
    items = quoted_items(c, first)
    named = numbers_in(c.body[first.start : st.start], Slot.PROPOSAL, c.vocabulary) if first.start < st.start else []
    return items[0] if len(items) == 1 and not named else None


def _between(c: Context, first: Statement, last: Statement) -> list[Statement]:
    """The statements behind the first, up to the last."""
    return [one for one in c.statements[: c.index + 1] if first.start < one.start <= last.start]
