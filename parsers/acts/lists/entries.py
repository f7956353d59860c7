"""The lines of a list whose head says what they do: what each says of the parameters of the action."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import combinations
from typing import Any

from engine.expressions import expression
from engine.language import Param, Slot, Words
from parsers.acts.context import Context, Rows, add_unclear
from parsers.acts.lists.columns import without_beside, words_about
from parsers.acts.lists.votes_ahead import RULED
from parsers.acts.taking import take_hit
from parsers.body.statements import Statement
from parsers.clauses.adjuncts import adjuncts
from parsers.clauses.gapping import parts
from parsers.clauses.intents import INTENDING, INTENT, intent_kind
from parsers.clauses.model import Hit
from parsers.lines.ballots import ticked
from parsers.phrases.limits import declared, limits_of_values
from parsers.phrases.matching import Match, wordless
from parsers.scan import Scan
from parsers.slots import read_slot
from parsers.slots.numbers import money_of

COMMA = expression(r",(?=\s)")
SEPARATOR = expression(r"[-=–—]*>|[()]|(?<=\s)[=–—-]+(?=\s)|→|\.{2,}|\t|\|")
"""What stands between the parts of a line."""
GETS = expression(r"\s(?:gets?|receives?|has|(?:shall|will|is\s+to|to)\s+(?:have|get|receive))(?=\s)")
"""Between somebody and what he is given."""
BACK_TO = expression(r"(?<=[:=])\s+(?:(?:goes|turns)\s+)?(?:now|back(?:\s+again)?\s+to)(?=\s)")
"""Before what something is made again: "P436: back to Blank"."""
WIDE = expression(r"(?<=[\w.])[ ]{2,}(?=\S)")
"""Between two columns."""
OF_MONEY = expression(
    r"(?i)\b(?:mackerels?|macks?|money|cash|payments?|pay|paid|paying|sums?|debts?)\b(?!.*\b(?:points?|socks?)\b)"
)
"""In the head of a list: its numbers are mackerel."""
ONE_BLANK = expression(r"(?P<end>[A-Za-z)])[ ](?P<sum>\d{1,6})(?P<room>(?::?[ ]+)$|:[ ]+)")
"""Where a long name leaves one blank before its number in a table: "Night Post Company 7"."""
BARE_NUMBER = expression(r"(?<=[:\s])[ ](?=\d{1,6}\s*(?:$|[.,;:(]))")
"""The blank before a number that stands alone at the end of a line."""
_NO_REMARK = r"(?!(?:maybe|perhaps|pending|later|instead|not|already|cancelled|withdrawn|tb[cd])\b)(?!.{0,100}\b(?:if(?!\s+(?:ever|at\s+all|anything)\b)|unless|provided|until)\b)"
"""Begins or holds what is no remark: it takes something back, or makes it hinge."""
MOST_OPTIONAL = 2
WORDY = frozenset({Slot.TEXT, Slot.PHRASE, Slot.TITLE, Slot.TARGET, Slot.RANKING})
"""What any words can be."""


def row(c: Context, st: Statement, s: Scan) -> bool:
    """Whether a statement is a line of the list at hand; the first that is none ends it."""
    rows = c.rows
    if rows is None:
        return False
    if st.new_paragraph and not st.mark and (rows.marked or names_only(c, st, s, rows)):
        c.rows = None
        return False
    if (
        is_column_head(c, st, s, rows)
        or (rows.header and RULED.fullmatch(s.text))
        or (rows.words.gives and NOTHING_GIVEN.fullmatch(s.text))
    ):
        return True
    if rows.header:
        s = scan_of(c, without_beside(rows.header, s.text, words_about(rows.words)))
    if _says_deed(c, s, rows):
        c.rows = None
        return False
    if "[" in s.text:
        s = ticked(s)
    if rows.words.gives and (kind := _kind_first(c, s)) is not None:
        told = f"{kind['many']} {kind['kind']}"
        s = scan_of(
            c, s.text[: kind.start("kind")] + told.ljust(kind.end() - kind.start("kind")) + s.text[kind.end() :]
        )
    if rows.words.gives and (both := two_gifts(c, s, rows)) is not None:
        for kinds, said in both:
            take(c, st, s, kinds, said)
        return True
    own, when = at_its_time(c, s)
    if when is not None and (found := parsed(c, own, rows)) is not None:
        return take(c, st, s, rows, (found[0], len(s.text.rstrip())), when=when)
    found = parsed(c, s, rows)
    if found is not None and not unlike(rows.words, found[0]):
        return take(c, st, s, rows, found)
    for other in c.grammar.phrasebook.words if rows.words.gives else ():
        if other.gives and other is not rows.words and (found := parsed(c, s, beside := replace(rows, words=other))):
            return take(c, st, s, beside, found)
    c.rows = None
    if st.start == (first_line(c, rows_at(c, rows)) or st).start:
        note_unlike(c, st, s, rows)
    return False


_I_DO = expression(r"\W*I\s+(?:(?:hereby|also|now|do|\w+ly)\s+){0,2}(?P<verb>[a-z]+)\s")


def _says_deed(c: Context, s: Scan, rows: Rows) -> bool:
    """Whether a line says in a sentence of its own what its author does, where any words could be what the list is of."""
    if "i" not in s.vocab or all(param.slot is not Slot.TARGET for param in rows.words.params):
        return False
    deed = _I_DO.match(s.text)
    return deed is not None and deed["verb"] in c.grammar.doing


def names_only(c: Context, st: Statement, s: Scan, rows: Rows) -> bool:
    """Whether a line behind a blank one can only be one of the list because any name could be: that of who signs, too."""
    required = [param.slot for param in rows.words.params if param.required and param.name not in rows.given]
    first = first_line(c, rows_at(c, rows))
    return required == [Slot.THING] and (s.text.strip() in c.selves or first is None or first.start != st.start)


def unlike(words: Words, values: Mapping[str, Any]) -> bool:
    """Whether a value is one of the words that stand for something else: "191: ZOTted" in a list of Priests."""
    said = ((declared(p.unlike), values[p.name]) for p in words.params if p.unlike and p.name in values)
    return any(kind.search(str(one)) for kind, value in said for one in (value if isinstance(value, list) else [value]))


_KIND_FIRST = expression(
    r"[\s|]*(?P<kind>[A-Za-z]+(?:\s[A-Za-z]+){0,2})(?:\s{2,}|\s*\|\s*|\t+)[mM]?(?P<many>\d{1,6})(?=\s{2,}\S|\s*\||\t)"
)
"""The kind of a gift and how many, in columns of their own: "mackerel   m17   Pim"."""


def _kind_first(c: Context, s: Scan) -> re.Match[str] | None:
    found = _KIND_FIRST.match(s.text)
    return found if found is not None and found["kind"].split()[-1].lower() in c.vocabulary.things else None


_TWO = expression(
    r"(?P<who>\s*(?:[Tt]o\s+)?[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,3}(?:\s*[:=|]|\s[–—-]+>?|\s*\.{2,}|\s{2,}|\s+gets)\s*)(?P<first>[^,;+&]{1,60}?)"
    r"(?P<and>,?\s+(?:and|plus)\s+|\s*[+&]\s*)(?P<second>[^,;+&]{1,60})"
)
"""A line of gifts of two kinds: "Pim: m9, and a Blue sock"."""


def two_gifts(c: Context, s: Scan, rows: Rows) -> list[tuple[Rows, tuple[dict[str, Any], int]]] | None:
    """What a line says of two gifts to one and the same, each with the list of its kind."""
    two = _TWO.fullmatch(s.text.rstrip(" .;"))
    if two is None:
        return None
    out: list[tuple[Rows, tuple[dict[str, Any], int]]] = []
    for text in (two["who"] + two["first"], two["who"] + " " * len(two["first"] + two["and"]) + two["second"]):
        kinds = (rows.words, *(one for one in c.grammar.phrasebook.words if one.gives and one is not rows.words))
        found = ((own, parsed(c, scan_of(c, text), own)) for own in (replace(rows, words=one) for one in kinds))
        said = next(((own, one) for own, one in found if one is not None), None)
        if said is None:
            return None
        out.append(said)
    return out


def at_its_time(c: Context, s: Scan) -> tuple[Scan, str | None]:
    """A line without the time that it names for itself, and that time: "Ivy, on nday 4: m5"."""
    moments = c.grammar.moments
    if not moments.sayable(s):
        return s, None
    first = moments.before.match(s.text)
    if first is not None and "," not in s.text[: first.start(first.lastindex or 0)]:
        begin, end, when = 0, first.end(), next(filter(None, first.groups()))
    else:
        found = [one for one in moments.after.finditer(s.text) if TIME_ENDS.match(s.text, one.end())]
        if len(found) != 1 or not found[0].group().lstrip(" ,")[:1].islower():
            return s, None
        begin, end, when = found[0].start(), found[0].end(), found[0].group(1)
    if AT_ONCE.fullmatch(when):
        return s, None
    return scan_of(c, (s.text[:begin] + s.text[end:]).ljust(len(s.text))), when


TIME_ENDS = expression(r"\s*(?:$|[,:;.()]|[-–—=]+>?\s|(?:for|because|since|as|when)\b)")
"""Behind the time of a line."""
AT_ONCE = expression(r"(?:today|now|this\s+n?day)", re.I)
NOTHING_GIVEN = expression(
    r"(?:to\s+)?[A-Z][\w'’]*(?:\s[A-Z][\w'’]*)*\s*(?:[:=|–—-]+|\.{2,}|\s{2,}|\t)\s*(?:nil|nothing|none|nought|zero|m?0|[–—-]+|n/a)(?:\s*[|(,;]|\s{2,}|\s*$)[^\n]{0,80}",
    re.I,
)
"""Somebody who is given nothing, in a list of gifts: "Hob   nil   (settled)"."""


def note_unlike(c: Context, st: Statement, s: Scan, rows: Rows) -> None:
    """Report the first line of a list of gifts that names somebody and a number of it is not said what."""
    if rows.words.gives and UNIT_MISSING.fullmatch(s.text):
        add_unclear(c, st.start, st.end, OF_WHAT)


UNIT_MISSING = expression(
    r"(?:to\s+)?[A-Z][\w'’]*(?:\s[A-Z][\w'’]*)*\s*(?:[:=–—-]|\.{2,}|\s)\s*\d{1,6}\s*[.;,]?|\d{1,6}\s+(?:to|->)\s+[A-Z]\S*"
)
"""Somebody and a bare number."""
OF_WHAT = "how many of what?"


def is_column_head(c: Context, st: Statement, s: Scan, rows: Rows) -> bool:
    """Whether a line, the first of a list, names the columns of the lines below."""
    first = c.statements[min(rows_at(c, rows) + 1, len(c.statements) - 1)]
    if st.start != first.start or COLUMNS.fullmatch(s.text) is None:
        return False
    rows.header = s.text
    return True


def row_below(c: Context, first: Statement, rows: Rows) -> Scan:
    """The first line of a list as it is read: without the cells that say nothing of what is done."""
    text = c.body[first.start : first.end].replace("\n", " ")
    head = next((one for one in c.statements[c.index + 1 : c.index + 2] if one.start < first.start), None)
    header = c.body[head.start : head.end] if head is not None else ""
    return scan_of(c, without_beside(header, text, words_about(rows.words)) if header else text)


def first_line(c: Context, head: int) -> Statement | None:
    """The first line of a list under a statement that does not name its columns."""
    below = c.statements[head + 1 : head + 4]
    if len(below) > 1 and COLUMNS.fullmatch(c.body[below[0].start : below[0].end]):
        below = below[1:]
        if len(below) > 1 and RULED.fullmatch(c.body, below[0].start, below[0].end):
            below = below[1:]
    return below[0] if below else None


def columns_below(c: Context, head: int) -> str:
    """The line right below a statement, if it names the columns of a table."""
    below = c.statements[head + 1 : head + 2]
    text = c.body[below[0].start : below[0].end] if below else ""
    return text if COLUMNS.fullmatch(text) else ""


_COLUMN = (
    r"(?:(?:[Ff]or\s+)?[Ww]hat(?:\s+for)?|(?:[Gg]oes\s+|[Gg]iven\s+)?[Tt]o(?:\s+whom)?|[Ff]or|[Ww](?:ho|hom|hat|hy)|[Rr]ecipients?|[Aa]mounts?|[Nn]umbers?|[Nn]o\.?|[Cc]olou?rs?|[Pp]layers?|[Ss]ums?"
    r"|[Cc]ounts?|[Pp]riests?|[Cc]onsultations?|[Tt]itles?|[Nn]ames?|[Pp]roposals?|[Ss]ocks?|[Rr]easons?|[Mm]acks?|[Mm]ackerel|[Qq]uantity"
    r"|[Ii]tems?|[Mm]inistr(?:y|ies)|[Rr]ewards?|[Rr]ules?|[Ii]ndictments?|[Aa]nswers?|[Cc]laims?|[Hh]ow\s+m(?:any|uch)"
    r"|[Pp]ayees?|[Pp]ersons?|[Mm]embers?|[Ww]ages?|[Ss]alary|[Ff]ees?|[Pp]rizes?|[Ss]hares?|[Pp]ayments?|[Gg]ifts?|[Bb]onus|[Pp]oints|[Ff]ines?|[Oo]ffenders?|[Hh]ours|[Dd]ays|[Jj]obs?|[Tt]asks?|[Ww]ork)"
)
_HEADED = r"[A-Z][a-z]{2,}(?:\s[A-Za-z]{1,10}){0,3}"
COLUMNS = expression(
    rf"[|\s]*(?:{_COLUMN}(?:(?:\s*\|\s*|\s{{2,}}|\t)(?:{_COLUMN}|{_HEADED}))+|{_HEADED}(?:\s*\|\s*|\s{{2,}}|\t){_COLUMN}(?:(?:\s*\|\s*|\s{{2,}}|\t)(?:{_COLUMN}|{_HEADED}))*)[|\s]*"
)
"""The names of the columns of a table, above its lines."""


def rows_at(c: Context, rows: Rows) -> int:
    """Which statement is the head of a list."""
    return next((n for n, one in enumerate(c.statements) if one.start == rows.head[0]), len(c.statements))


def scan_of(c: Context, text: str) -> Scan:
    """A line as it is looked through."""
    return Scan(text, c.vocabulary, c.reply, c.selves, c.purse)


OF_RULE = expression(r"\W*(?:rules?\s+|r)(?:4e)?\d+\b", re.I)
"""Begins a line about a rule."""
OF_RULES = frozenset({Slot.RULE, Slot.TEXT, Slot.PHRASE, Slot.TARGET})
"""What a rule may be, or the words about one."""


def parsed(c: Context, s: Scan, rows: Rows, at: int = 0) -> tuple[dict[str, Any], int] | None:
    """What a line says of the parameters of a list, where it says nothing else."""
    if OF_RULE.match(s.text, at) and OF_RULES.isdisjoint(param.slot for param in rows.words.params):
        return None
    plain = SEPARATOR.sub(lambda mark: ":".ljust(len(mark.group())), s.text)
    plain = BACK_TO.sub(lambda back: " " * len(back.group()), plain)
    if rows.words.gives:
        plain = GETS.sub(lambda mark: ":".rjust(len(mark.group())), plain, count=1)
        plain = without_bare_cell(c, plain)
    plain = WIDE.sub(lambda gap: ":".ljust(len(gap.group())), plain)
    of_money = (
        rows.words.gives
        and (OF_MONEY.search(c.body, *rows.head) or OF_MONEY.search(rows.header))
        and any(p.slot is Slot.MACKS for p in rows.words.params)
    )
    if of_money and rows.header:
        plain = ONE_BLANK.sub(lambda gap: f"{gap['end']}: {gap['sum']}{gap['room'][:-1]}", plain, count=1)
    if of_money:
        plain = with_quantities(c, BARE_NUMBER.sub("m", plain))
    scan = Scan(plain, c.vocabulary, c.reply, c.selves, c.purse)
    lone = [p for p in rows.words.params if p.required]
    if len(lone) == 1 and not rows.given:
        sure = LIGHT.search(c.body, *rows.head) is None
        if (found := only_value(scan, s.text, lone[0], at, rows.marked, sure)) is not None:
            return found
    required = [p.name for p in rows.words.params if p.required and p.name not in rows.given]
    if (led := LED_BY.match(plain, at)) is not None:  # "Indictment 4: Ivy, Joel" says of which it is
        required += [p.name for p in rows.words.params if not p.required and p.slot.value == led["kind"].lower()]
    optional = [p.name for p in rows.words.params if not p.required and p.name not in (*rows.given, *required)]
    limits = limits_of_values(rows.words) if not required else None
    counts = range(MOST_OPTIONAL + 1)
    for extra in counts if required or rows.given else reversed(counts):  # nothing needed: as much as the line says
        for more in combinations(optional, extra):
            for bare in (False, True):
                found = parts(c.grammar, scan, rows.words, (*required, *more), at, bare)
                if found is None:
                    break
                if not required and limits is not None and not limits.allow(scan, found[0], "", at):
                    continue
                end = len(plain[: found[1]].rstrip(" :"))
                if not plain[end:].strip(" .:;,)") or REMARK_BEHIND.fullmatch(s.text, end):
                    return found[0], end
    if rows.words.gives and (said := WHY_BEHIND.search(s.text, at + 1)) is not None:
        return parsed(c, scan_of(c, s.text[: said.start()]), rows, at)
    if len(lone) > 1 and FOR_BETWEEN.search(plain, at):
        return parsed(c, scan_of(c, FOR_BETWEEN.sub(lambda mark: ":".ljust(len(mark.group())), plain)), rows, at)
    if len(lone) > 1 and (number := NUMBER_FIRST.match(plain, at)) is not None:
        return parsed(c, scan_of(c, plain[: number.end()] + ":" + plain[number.end() + 1 :]), rows, at)
    if len(lone) > 1 and (remark := REMARK_CELL.search(s.text, at + 1)) is not None:
        return parsed(c, scan_of(c, s.text[: remark.start()]), rows, at)
    if rows.words.reasons and len(lone) > 1 and (why := REASON_CELL.search(s.text, at + 1)) is not None:
        return parsed(c, scan_of(c, s.text[: why.start()]), rows, at)
    return None


REASON_CELL = expression(
    r"(?<=\S)(?:\s*\|\s*|\s{2,}|\t)(?P<cell>(?i:(?!(?:maybe|perhaps|pending|later|not|cancelled|withdrawn)\b)(?!.{1,160}\b(?:if|unless|provided|until)\b))(?!If\s[^,]{0,160}$)(?!I\s+(?:take|withdraw|change|am)\b)[A-Z](?:[^|\s]|[ ](?![ ])){5,160}[.!])\s*\|?\s*$"
)
"""The last cell of a row, with a sentence that says why: "146   NO   I looked in all the drawers."."""
REMARK_CELL = expression(
    rf"(?<=\S)(?:\s*\|\s*|\s{{2,}}|\t)(?P<cell>{_NO_REMARK}[a-z](?:[^\d|\s]|[ ](?![ ])){{1,60}})\s*\|?\s*$"
)
"""The last cell of a table's row, with a remark in small letters."""


CELLS = expression(r"\s*\|\s*|\s{2,}|\t")
BARE_CELL = expression(r"(?:\s{2,}|\||\t)(\s*\d{1,6}\s*)(?=\s{2,}|\||\t)")


def without_bare_cell(c: Context, row: str) -> str:
    """The row of a table of sums with blanks for a bare number between a name and the one sum: "Tern  4  m12"."""
    cells = [cell for cell in CELLS.split(row.strip(" |")) if cell]
    sums = [
        cell
        for cell in cells
        if money_of(c.vocabulary).before.fullmatch(cell) or money_of(c.vocabulary).after.fullmatch(cell)
    ]
    if len(cells) != len(("name", "number", "sum")) or len(sums) != 1:
        return row
    return BARE_CELL.sub(lambda bare: " " * len(bare.group()), row, count=1)


QUANTITY_CELL = expression(r"(?<=[:|])\s*(?P<cell>(?:an?\s+)?[A-Z][A-Za-z]+(?:\s+[A-Z][a-z]+)*)\s*(?=$|[:|])")


def with_quantities(c: Context, row: str) -> str:
    """The row, of the same length, with its official quantities in figures: "Pim: a Handful" of a list of sums."""

    def figures(found: re.Match[str]) -> str:
        said = found["cell"].lower()
        number = c.vocabulary.quantities.get(said.removeprefix("a ").removeprefix("an "))
        figure = f"{c.vocabulary.sign}{number}"
        room = len(found.group())
        return found.group() if not isinstance(number, int) or len(figure) > room else figure.ljust(room)

    return QUANTITY_CELL.sub(figures, row) if c.vocabulary.quantities else row


WHY_BEHIND = expression(
    r"(?:\s*+[,;(]\s*|\s+(?:[-–—]+\s+)?)(?:for|because|since|as|who|whose|which|in\s+return|in\s+exchange|with\s+(?:many\s+)?thanks|thanks|at\s+last|finally|again|too|by\s+way\s+of)\b(?!.*\b(?:if|unless|provided|when|once|until)\b)"
)
"""Behind what somebody is given: what for."""
LED_BY = expression(r"\W*(?P<kind>indictment|consultation|proposal)\s+(?:no\.?\s*|number\s+)?#?\d{1,6}\s*:", re.I)
"""A numbered thing at the head of a line, before what is said of it."""
FOR_BETWEEN = expression(r"\s(?:for|on)\s+(?=[#P]?\d)")
"""Between a value and the number of what it is for: "Hob for 12"."""
NUMBER_FIRST = expression(r"\W*[#P]?\d{1,6}(?=\s+(?!\d)[\w\"“])")
"""A number at the head of a line with only a blank behind it: "12 Hob"."""
REMARK_BEHIND = expression(
    rf"\s*(?:[,;]|\(|\s[-–—]+|\s{{2,}}|\s*\|)\s*{_NO_REMARK}(?-i:[a-z])(?:[^\d:\"“]|(?<=day\s)\d|(?<=week\s)\d|(?<=\d)\d){{1,80}}"
    rf"|\s*\({_NO_REMARK}(?![^()]{0, 100}(?:\bm\d|\d\s?m(?:acks?)?\b))[^()\"“]{{1,100}}\)\s*[.;,]?"
)
"""A remark behind all that a line says: "13, AGAINST, sorry", "Hob (silent since nweek 155)"."""
BEHIND_NUMBER = expression(r"\s*(?:[,:]\s*[\"“]?|[\"“])[^\W\d_a-z][^,;:!?\"”]{1,60}[\"”]?\s*+[.;]?\s*")
"""The title of what has a number, behind it on its line: "P12, Hats"."""

LIGHT = expression(r"\b(?:take|put|make|give|get|set|let|bring|have|keep|move|call|lay)\b", re.I)
"""A verb that does nothing without the words behind its object: "take these out of the pool"."""
TITLE_BEHIND = expression(
    r"\s+[A-Z][\w'’-]*(?:\s(?:[A-Z][\w'’-]*|of|the|at|and|a|an|in|for|to|on|with|\d{1,4})){0,8}(?:\s*\([^()]{1,40}\))?\s*"
)
"""The same of a proposal with only a blank between: "448 Petty Cash"."""


def only_value(
    s: Scan, text: str, param: Param, at: int, marked: bool, sure: bool
) -> tuple[dict[str, Any], int] | None:
    """What a line says of the only parameter of a list: a name that is all of it, or a number with its title behind;
    `text`: the line as written."""
    for value, end in read_slot(param.slot, s, at):
        rest = s.text[end:]
        titled = param.slot in (Slot.THING, Slot.TARGET) or (param.slot is Slot.PROPOSAL and marked and not at)
        if titled and (not rest.strip(" .:;,)") or (marked and REMARK_BEHIND.fullmatch(text, end))):
            return {param.name: value}, end
        single = isinstance(value, list) and len(value) == 1 and str(value[0]).isdigit()
        if single and (
            BEHIND_NUMBER.fullmatch(rest) or (sure and param.slot is Slot.PROPOSAL and TITLE_BEHIND.fullmatch(rest))
        ):
            return {param.name: value}, len(s.text.rstrip())
    return None


def parsed_line(c: Context, s: Scan, words: Words, at: int) -> tuple[dict[str, Any], int] | None:
    """What the words behind a label say of the parameters of an action, where they say nothing else."""
    if not WORDY.isdisjoint(param.slot for param in words.params if param.required):
        return None
    rows = Rows(words, {}, (0, 0))
    found = parsed(c, s, rows, at)
    if found is None and "," in s.text[at:]:
        text = s.text[:at] + COMMA.sub(":", s.text[at:])
        found = parsed(c, Scan(text, c.vocabulary, c.reply, c.selves, c.purse), rows, at)
    return found


OLD_SUM = expression(
    r"(?:\bfrom\s+)?\bm?\s?\d{1,6}\s?m?(?:ackerel|acks)?\s*(?:[-=]+>|→|\b(?:down\s+|up\s+)?to\b)\s*(?=m?\s?\d)", re.I
)
"""What a sum was, before what it becomes: "Law, m80 to m60"."""


def take(
    c: Context,
    st: Statement,
    s: Scan,
    rows: Rows,
    found: tuple[dict[str, Any], int],
    at: int = 0,
    when: str | None = None,
) -> bool:
    """Do what a line says; `when`, if it names a time of its own."""
    values, end = found
    together = next((p.name for p in rows.words.params if p.listed and p.name in values), None)
    if together is not None and values.keys() != {together}:
        together = None  # the line says of what it is: "Indictment 4: Ivy, Joel"
    if together is not None and rows.act >= 0:
        act = c.acts[rows.act]
        c.acts[rows.act] = replace(act, params={**act.params, together: [*act.params[together], *values[together]]})
        return True
    said = Match(wordless(rows.words), {**rows.given, **values}, at, end)
    limits = limits_of_values(rows.words)
    if limits is not None and not limits.allow(s, said.values, "", at):
        return False
    hit = Hit(said, at, end, adjuncts(c.grammar, s, "", "", c.setting))
    if c.setting.intents:  # "I propose, without objection, the following titles:"
        hit = hit.framed(intent=c.setting.intent or rows.words.intent, announced=True)
    if when is not None:
        hit = hit.framed(when=when)
    made = len(c.acts)
    if not take_hit(c, st, s, hit, len(s.text)):
        return False
    if together is not None and len(c.acts) > made:
        start, stop = rows.head
        c.acts[made] = replace(c.acts[made], text=c.body[start:stop], start=start, end=stop)
        rows.act = made
    return True


def announced(c: Context, s: Scan, read: Callable[[], bool]) -> bool:
    """What `read` reads, which is announced where the head of the list says so: "I intend, without objection, to retitle
    two rules: ..."; what no rule lets anybody announce is only planned."""
    if not s.holds(INTENDING) or INTENT.search(s.text) is None:
        return read()
    kept, made = c.setting, len(c.acts)
    c.setting = replace(kept, intents=True, intent=intent_kind(c.grammar, s.mask)[0])
    done = read()
    c.setting = kept
    if any(act.intent is None for act in c.acts[made:]):
        del c.acts[made:]
        return False
    return done
