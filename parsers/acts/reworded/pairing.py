"""Two lists of which each item goes with one of the other: "412, 413 and 414 get FOR, AGAINST and FOR", "I assign 33
and 34 to Jaz and Pim respectively". Such a statement is read once for each pair, without the others.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice, pairwise
from typing import NamedTuple

from engine.acts import Act
from engine.expressions import expression
from parsers.acts.context import Context, add_unclear, live_text
from parsers.acts.held.unread import FRAMED, NOT_READ
from parsers.acts.rereading import Reading, put_back, reread, span_whole, state_of
from parsers.body.statements import Statement
from parsers.clauses.grammar import BETWEEN_VALUES as JOIN
from parsers.order.repeated import with_plain_and
from parsers.scan import DIGIT, MAX_LIST, Scan, mask_quotes
from parsers.slots.numbers import read_number

IN_ORDER = expression(r"\s*+[,(]?\s*\b(?:respectively|in\s+(?:that|this|the\s+(?:same|given))\s+order)\b\)?", re.I)
"""Says of two lists that their items go together in order."""
NUMBER = r"(?:#|[pP](?:rop)?\s?)?\d{1,6}"
RANGE = expression(r"(?P<first>\d{1,6})\s*(?:[-–]|\bto\b|\bthrough\b|\bthru\b)\s*[#pP]?(?P<last>\d{1,6})")
_RANGE = r"(?:#|[pP])?\d{1,6}\s*(?:[-–]|\s(?:to|through|thru)\s)\s*[#pP]?\d{1,6}"
NUMBERS = expression(rf"(?<![\w.:/#-])(?:{_RANGE}|{NUMBER}(?:{JOIN}(?:{_RANGE}|{NUMBER}))+)(?![\w%])(?!\s*{JOIN}?[\d])")
TITLES = expression(rf"[\"“][^\"”]{{1,100}}[\"”](?:{JOIN}[\"“][^\"”]{{1,100}}[\"”])+")
SUMS = expression(rf"(?<![\w.])(?:m\s?\d{{1,6}}|\d{{1,6}}m)(?:{JOIN}(?:m\s?\d{{1,6}}|\d{{1,6}}m))+(?!\w)", re.I)
ROW_END = expression(r"[\s,;|/]*(?:\b(?:and|but|while)\s*)?(?:that\s*)?$")
ITEM = expression(JOIN)
WORDS = expression(rf"{JOIN}|\s+")
WORD = expression(r"[A-Z]{2,}")
PLURALS = {
    "are": "is",
    "get": "gets",
    "receive": "receives",
    "take": "takes",
    "go": "goes",
    "have": "has",
    "were": "was",
}
PLURAL = expression(rf"\s+(?P<verb>{'|'.join(PLURALS)})\b")


class Listed(NamedTuple):
    """A list in a statement, and the place and the words of each of its items."""

    start: int
    end: int
    items: list[tuple[int, int, str]]


def in_parallel(c: Context, st: Statement, read: Reading) -> bool:
    """Read a statement with two lists in parallel once for each pair; whether it is of that kind."""
    if st.end - st.start > ROOM:
        return False
    text = with_plain_and(c.body[st.start : st.end])
    words = c.words_of(st)
    if not words.isdisjoint(c.grammar.colour_words) and _of_colours(c, st, text, read):
        return True
    quotes = text.count('"') + text.count("“") + text.count("”")
    if quotes >= QUOTES_OF_TWO and DIGIT in words and "and" in words and _titles(c, st, text, read):
        return True
    shouted = not words.isdisjoint(c.grammar.shouted_words) and any(word in text for word in c.grammar.shouted)
    if not shouted and "order" not in text and "espectively" not in text:
        return False
    alone = (st.line_start and st.line_end) or text.startswith("I ")
    if shouted and alone and _rows(c, st, text, read):
        return True
    ordered = IN_ORDER.search(text) if "order" in text or "espectively" in text else None
    values = c.grammar.value_lists.search(text) if shouted else None
    if ordered is None and values is None:
        return False
    text = BOTH_OF.sub(lambda found: " " * len(found.group()), live_text(c, text.replace("\n", " "), st.start))
    lists = _explicit(c, text) if ordered is not None else _shouted(c, text)
    known = state_of(c)
    if lists is not None:
        if ordered is not None:
            text = text[: ordered.start()] + " " * len(ordered.group()) + text[ordered.end() :]
        if _each(c, st, text, lists, read):
            return True
        nothing = len(c.acts) == len(known["acts"]) and len(c.unclear) == len(known["unclear"])
        put_back(c, known)
        if nothing:
            return True
        known = state_of(c)
    made = len(c.acts)
    read(c, st)
    orderly = (
        ordered is not None and "espectively" not in ordered.group() and len(_lists(c, text)) < len(("one", "other"))
    )
    alike = ordered is None and values is not None and len(set(WORD.findall(values.group()))) == 1  # "FOR and FOR."
    if not (orderly or alike) and _unpaired(c, c.acts[made:]):  # "I withdraw 412 and 413, in that order" has one list
        put_back(c, known)
        add_unclear(c, st.start, st.start + len(text.rstrip()), WHICH)
    return True


def _titles(c: Context, st: Statement, text: str, read: Reading) -> bool:
    """Read a statement that gives each of several titles one of as many numbers, '"Hats" and "Coats" are 451 and 452',
    once for each; whether each is one act about both."""
    masked = mask_quotes(text)
    found = [list(islice(TITLES.finditer(text), 2)), list(islice(_CODES.finditer(masked), 2))]
    if any(len(one) != 1 for one in found) or DIGITS.search(masked.replace(found[1][0].group(), "")) is not None:
        return False
    titles, numbers = (items_of(text, one) for (one,) in found)
    if len(titles.items) != len(numbers.items):
        return False
    text = live_text(c, text.replace("\n", " "), st.start)
    known, unclear = state_of(c), len(c.unclear)
    first, second = sorted((titles, numbers))
    before, between = (_OF_ONE.sub(r"\1", said) for said in (text[: first.start], text[first.end : second.start]))
    if (plural := PLURAL.match(between)) is not None:
        between = f" {PLURALS[plural['verb']]}{between[plural.end() :]}"
    for (_, _, one), (_, _, other) in zip(first.items, second.items, strict=True):
        made = len(c.acts)
        reread(c, st, f"{before}{one}{between}{other}{text[second.end :]}", read)
        said = {str(value) for act in c.acts[made:] for value in act.params.values()}
        about = {_BARE.sub("", one), _BARE.sub("", other)}
        if len(c.acts) != made + 1 or len(c.unclear) != unclear or not about <= said:
            put_back(c, known)
            return False
        span_whole(c, st, made)
    return True


_CODES = expression(rf"(?<![\w.:/#-])(?:4E\d{{1,4}}(?:{JOIN}4E\d{{1,4}})+|{NUMBER}(?:{JOIN}{NUMBER})+)(?![\w%])")
_OF_ONE = expression(r"\b(number|proposal|rule|prop|title)s(?=\s*$)", re.I)
_BARE = expression(r"^\W*(?:4E|[pP](?=\d))?|\W+$")
DIGITS = expression(r"\d")
QUOTES_OF_TWO = 4
"""Quotation marks of two titles."""
BOTH_OF = expression(
    r"(?<=\d),\s+(?:both|all(?:\s+(?:two|three|four|five))?|each)\s+(?:of\s+them\s+)?(?:by|from|about|on|written|proposed|brought|submitted)\s[^,;:.!?]{1,40}(?=,\s)",
    re.I,
)
"""What is said of all the things of a list behind it: "908 and 909, both by Ivy, ..."."""
ROOM = 600
"""Characters of a statement that is looked through."""
WHICH = "which of these goes with which"


def _rows(c: Context, st: Statement, text: str, read: Reading) -> bool:
    """Read a line of several rows, "412 (Hats) FOR, 413 (Lamps) AGAINST", one by one; whether it is one."""
    found = c.grammar.rows_in_line.fullmatch(text)
    if found is None:
        return False
    text = live_text(c, text.replace("\n", " "), st.start)
    known = state_of(c)
    begins = [row.start("row") for row in c.grammar.row_in_line.finditer(text, found.start("rows"))]
    for begin, end in pairwise([*begins, len(text)]):
        made, unclear = len(c.acts), len(c.unclear)
        row = ROW_END.sub("", text[begin:end])
        reread(c, st, text[: begins[0]] + row, read)
        if len(c.acts) != made + 1 or len(c.unclear) != unclear:
            put_back(c, known)
            return False
        start, stop = st.start + begin, st.start + begin + len(row)
        c.acts[made] = replace(c.acts[made], start=start, end=stop, text=c.body[start:stop])
    return True


def _of_colours(c: Context, st: Statement, text: str, read: Reading) -> bool:
    """Read a deed about things of several colours with each of them; whether it is one."""
    kinds = c.grammar.kinds_of_one.search(text) if " and " in text else None
    if kinds is not None and _kinds(c, st, text, kinds, read):
        return True
    behind = c.grammar.kinds_behind.search(text)
    return behind is not None and _kinds_behind(c, st, text, behind, read)


def _kinds(c: Context, st: Statement, text: str, found: re.Match[str], read: Reading) -> bool:
    """Read a deed about things of several colours that have one noun, "two Blue and three Beige socks", with each."""
    text = live_text(c, text.replace("\n", " "), st.start)
    known = state_of(c)
    noun = found["noun"]
    if noun.lower().removesuffix("s") not in c.grammar.things | c.vocabulary.nouns:
        return False
    if text[: found.start()].rstrip().lower().endswith("both"):
        return False  # of how many there are two is open
    actions: set[str] = set()
    first = c.grammar.kind_of_one.match(text, found.start("items"))
    whose = f"{first['whose']} " if first is not None and first["whose"] else ""
    for item in c.grammar.kind_of_one.finditer(text, *found.span("items")):
        made, unclear = len(c.acts), len(c.unclear)
        single = noun[:-1] if item["one"] and noun.endswith("s") else noun
        owned = "" if item["count"] else whose
        reread(c, st, text[: found.start()] + f"{owned}{item.group()} {single}" + text[found.end() :], read)
        if len(c.acts) == made or len(c.unclear) != unclear:
            put_back(c, known)
            return False
        span_whole(c, st, made)
        actions |= {act.action for act in c.acts[made:] if item["colour"].lower() in str(act.params).lower()}
    if len(actions) != 1:
        put_back(c, known)
        return False
    return True


def _kinds_behind(c: Context, st: Statement, text: str, found: re.Match[str], read: Reading) -> bool:
    """Read a deed about things whose colours stand behind their noun with each colour; all of them must be told."""
    noun = found["noun"]
    if noun.lower().removesuffix("s") not in c.grammar.things | c.vocabulary.nouns:
        return False
    kinds = list(c.grammar.kind_of_one.finditer(OF_THEM.sub(" ", found["kinds"])))
    if len(kinds) == 1 and not kinds[0]["count"]:
        told = [f"{found['many']} {kinds[0]['colour']} {noun}"]
    else:
        numbers = [number_said(c, kind["count"] or "") for kind in kinds]
        if sum(numbers) != number_said(c, found["many"]) or not all(numbers):
            return False
        told = [f"{kind['count']} {kind['colour']} {noun}" for kind in kinds]
    text = live_text(c, text.replace("\n", " "), st.start)
    known = state_of(c)
    for one in told:
        made, unclear = len(c.acts), len(c.unclear)
        reread(c, st, text[: found.start()] + one + " " + text[found.end() :], read)
        if len(c.acts) != made + 1 or len(c.unclear) != unclear:
            put_back(c, known)
            return False
        span_whole(c, st, made)
    return True


OF_THEM = expression(r"\s+of\s+(?:them|these|which)\s+", re.I)


def number_said(c: Context, said: str) -> int:
    """A number in words or figures; 0 for none."""
    if said.lower() in ("a", "an"):
        return 1
    found = read_number(Scan(said, c.vocabulary), 0)
    return found[0][0] if found and isinstance(found[0][0], int) else 0


def _unpaired(c: Context, made: list[Act]) -> bool:
    """Whether several things got the same though several were named, or one got nothing."""
    if len(made) < 2 or len({act.action for act in made}) > 1:
        return False
    required = {param.name for param in c.book.of(made[0].action).params if param.required}
    if any(act.params.get(name) is None for act in made for name in required):
        return True
    names = {name for act in made for name in act.params}
    return sum(len({str(act.params.get(name)) for act in made}) > 1 for name in names) < 2


def _shouted(c: Context, text: str) -> tuple[Listed, Listed] | None:
    """The lists of a statement in which different votes or answers stand in a row, beside as many numbers or titles."""
    found = list(c.grammar.value_lists.finditer(text))
    if len(found) != 1:
        return None
    values = items_of(text, found[0], WORDS)
    if len({word for _, _, word in values.items}) < 2 or BESIDE.match(text, values.end):
        return None
    things = [one for one in _things(text) if len(one.items) > 1]
    if len(things) != 1 or len(things[0].items) != len(values.items):
        return None
    if things[0].start > values.end and BEFORE.search(text, 0, values.start):
        return None
    return things[0], values


BESIDE = expression(r"\s*(?:[#pP]?\d|[\"“])")
"""Behind the last word of a row: what that word alone is about, "412, 413 FOR, AGAINST 414"."""
BEFORE = expression(r"\d[\"”)]?\W{0,3}$")


def _lists(c: Context, text: str) -> list[Listed]:
    """The lists of a statement, whatever stands in them."""
    found: list[Listed] = []
    masked = mask_quotes(text)
    for pattern in (NUMBERS, TITLES, SUMS, c.grammar.words_lists, NAMES):
        for one in pattern.finditer(text if pattern is TITLES else masked):
            if not any(other.start < one.end() and one.start() < other.end for other in found):
                found.append(items_of(text, one, ITEM))
    return sorted(found)


def _explicit(c: Context, text: str) -> tuple[Listed, Listed] | None:
    """The two lists that are said to go together."""
    found = _lists(c, text)
    pairs = [
        (one, other)
        for n, one in enumerate(found)
        for other in found[n + 1 :]
        if len(one.items) == len(other.items) > 1
    ]
    return pairs[0] if len(pairs) == 1 else None


def _things(text: str) -> list[Listed]:
    masked = mask_quotes(text)
    return [items_of(text, one) for one in (*NUMBERS.finditer(masked), *TITLES.finditer(text))]


NAME = r"(?!I\b)[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,2}"
NAMES = expression(rf"(?<![\w.])(?:the\s+)?{NAME}(?:{JOIN}(?:the\s+)?{NAME})+")


def items_of(text: str, found: re.Match[str], between: re.Pattern[str] = ITEM) -> Listed:
    items: list[tuple[int, int, str]] = []
    at = found.start()
    masked = mask_quotes(text)
    for join in [*between.finditer(masked, *found.span()), None]:
        end = join.start() if join is not None else found.end()
        said = text[at:end]
        if (several := RANGE.search(said)) is not None:
            first, last = int(several["first"]), int(several["last"])
            items += [(at, end, str(n)) for n in range(first, min(last, first + MAX_LIST) + 1)]
        elif said.strip():
            items.append((at, end, said))
        at = join.end() if join is not None else end
    return Listed(found.start(), found.end(), items)


def _each(c: Context, st: Statement, text: str, lists: tuple[Listed, Listed], read: Reading) -> bool:
    """Read each pair; whether each gave one act or more and nothing is open."""
    unclear = len(c.unclear)
    for pair in zip(lists[0].items, lists[1].items, strict=True):
        made = len(c.acts)
        (first, one), (second, other) = sorted(zip(lists, (said for _, _, said in pair), strict=True))
        between = text[first.end : second.start]
        if first is lists[0] and (plural := PLURAL.match(between)) is not None:
            between = f" {PLURALS[plural['verb']]}{between[plural.end() :]}"
        reread(c, st, text[: first.start] + one + between + other + text[second.end :], read)
        if len(c.acts) == made or len(c.unclear) != unclear:
            return False
        span_whole(c, st, made)
    return True


def votes_apart(c: Context, st: Statement, read: Reading) -> bool:
    """Read a sentence of several votes, of which the first has a reason that hides the others, vote by vote: "FOR 401
    as it is good, AGAINST 402 as it is not"; whether it begins with a vote and goes on with more."""
    if not c.told_instead and c.words_of(st).isdisjoint(c.vocabulary.choices):
        return False
    text = c.told_instead or c.body[st.start : st.end]
    if len(text) > ROOM or not any(word in text for word in c.vocabulary.choices):
        return False
    text = c.told_instead or live_text(c, text.replace("\n", " "), st.start)
    first = c.grammar.first_vote.match(text)
    more = [one.end() for one in c.grammar.next_vote.finditer(text, first.end())] if first is not None else []
    if first is None or not more:
        return False
    before = state_of(c)
    read(c, st)
    left = c.unclear[len(before["unclear"]) :]
    if not left or c.data or any(one.why not in (NOT_READ, FRAMED) for one in left):
        return True
    own = state_of(c)
    put_back(c, before)
    before = state_of(c)
    for begin, end in pairwise([first.end(), *more, len(text)]):
        made = len(c.acts)
        told = (first["lead"] or "") + text[begin:end].rstrip(" ,;–—-")
        at = max(0, begin - len(first["lead"] or ""))
        piece = st._replace(start=st.start + at, new_paragraph=st.new_paragraph and begin == first.end())
        reread(c, piece, told, read)
        if len(c.acts) == made or len(c.unclear) != len(before["unclear"]):
            put_back(c, own)
            return True
    return True
