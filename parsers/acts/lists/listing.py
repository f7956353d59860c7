"""Lists under a line that says what their lines are: "The Priests:" over "204: Hob", "The Jurors:" over names.

The head names an action by a noun that the action declares, and perhaps some of its parameters; each line says the
rest.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.acts.context import Context, Rows, add_unclear
from parsers.acts.lists.by_columns import named_by_columns, short
from parsers.acts.lists.entries import announced, columns_below, first_line, note_unlike, parsed, row_below, take
from parsers.acts.lists.heads import (
    OF_THINGS,
    OPINION,
    VOTES_LEAD,
    gives_now,
    head_of,
    of_another_kind,
    whole_head,
)
from parsers.acts.lists.kinds import alike, named_things, of_their_kind, told_kind
from parsers.acts.lists.rests import framed_by_head
from parsers.acts.lists.rows import list_line
from parsers.acts.lists.votes_ahead import RULED
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.words import ADVERB
from parsers.phrases.book import Phrases
from parsers.phrases.loose import firm
from parsers.phrases.matching import Phrase
from parsers.phrases.verbs import PARTICLES
from parsers.scan import Scan
from parsers.slots import read_slot

TOLD = expression(
    r"\b(?:was|were|had|has|have|would|could|should|will|did|said|asked|so far|last)\b|[’']s\s+(?:own\s+)?$", re.I
)
"""Makes the head of a list a report of what others did, or of what was."""
STANDING = expression(
    r"\b(?:current(?:ly)?|present(?:ly)?|existing|with\s+(?:their|its)|to\s+date|(?:list|table|summary|overview|record|state)\s+of|at\s+(?:present|the\s+moment)|as\s+(?:they|it)\s+stands?|(?:still|now)\s+stands?|from\s+(?:the|our|my)\s+(?:archives?|past|history|old\s+days)|(?:odd|funny|funniest|silly|silliest|oldest|longest|favou?rite)\s+(?:\w+\s+)?titles)\b"
)
"""Makes it a table of how things stand."""
HEAD_ROOM = 140
"""Characters; a longer sentence is no head of a list."""


def told_before(c: Context, s: Scan, end: int) -> bool:
    """Whether the words before the noun of a head tell of the past or of others."""
    return not gives_now(s.text[:end]) and TOLD.search(without_officer(c, s.text[:end])) is not None


_ORDERED_BY = expression(r"\b(?:by|with)\s+(?:(?:the|their)\s+)?$")
"""Before the noun of a head that only says how its lines are ordered: "My votes, by title:"."""


def note_rows(c: Context, st: Statement, s: Scan) -> bool:
    """Whether a line is the head of such a list."""
    text = s.text.rstrip()
    if not text.endswith(":"):
        return note_heading(c, st, s)
    if len(text) > HEAD_ROOM or c.data or traps.DATA.search(text, s.vocab) or traps.supposes(text, s.vocab):
        return False
    if STANDING.search(s.low):
        return False
    heads = c.grammar.book.rows
    if head_of(*heads).search(s.low) is None:
        return False
    for head, actions in heads.items():
        said = head_of(head).search(s.low)
        if said is None or told_before(c, s, said.start()) or TOLD.search(s.low, said.end()):
            continue
        if _ORDERED_BY.search(s.low, 0, said.start()):
            continue
        if actions[0].action != c.grammar.ballot and VOTES_LEAD.match(s.low):
            continue
        c.rows = Rows(actions[0], _given(s, actions[0]), (st.start, st.end))
        return True
    return False


def note_listed(c: Context, s: Scan) -> bool:
    """The same for lines in a form of their own, of which two stand below."""
    listed = next((one for one in c.grammar.lists if one.head.search(s.text.rstrip() + ":")), None)
    if listed is None or OPINION.search(s.low) or TOLD.search(s.low):
        return False
    texts = (c.body[below.start : below.end] for below in c.statements[c.index + 1 : c.index + 4])
    lines = [text for text in texts if not RULED.fullmatch(text)][:2]
    if len(lines) < 2 or not all(any(line.match(text) for line in listed.lines) for text in lines):
        return False
    c.listed, c.fresh_lead = listed, True
    return True


_HEADING = expression(r"\W*(?:(?:my|the|new|today's)\s+)?(?P<head>[a-z]+(?:\s[a-z]+){0,2})\s*")


def note_heading(c: Context, st: Statement, s: Scan) -> bool:
    """The same for a heading without a colon, of which two lines below say the rest: "Priest assignments"."""
    if st.line_start and st.line_end and not c.data and s.text.rstrip()[-1:].isalpha() and note_listed(c, s):
        return True
    heading = _HEADING.fullmatch(s.low)
    if heading is None or not (st.line_start and st.line_end) or c.data or c.index + 1 >= len(c.statements):
        return False
    heads = c.grammar.book.rows
    actions = next((heads[key] for key in heads if whole_head(key).match(f"{heading['head']}:")), None)
    if actions is None or sum(param.required for param in actions[0].params) < 2:
        return False
    rows = Rows(actions[0], {}, (st.start, st.end))
    least = 1 if c.statements[c.index + 1].mark else 2
    if len(c.statements) < c.index + 1 + least:
        return False
    for below in c.statements[c.index + 1 : c.index + 1 + least]:
        line = Scan(c.body[below.start : below.end].replace("\n", " "), c.vocabulary, c.reply, c.selves, c.purse)
        if not below.line_start or parsed(c, line, rows) is None:
            return False
    c.rows = rows
    return True


_INLINE = expression(r"(?P<head>[^:.;!?\x00]{3,80}):\s+(?P<items>\S.*)", re.S)
_NEXT = expression(r"\s*+[;,]\s+(?:and\s+)?|\s+and\s+")


COUNTED = expression(r"\b(?:counts?|tall(?:y|ies)|totals?|tallied|counted)\b")
"""In the head of numbers that were counted."""


def rows_beside(c: Context, st: Statement, s: Scan) -> bool:
    """Whether such a list stands in one sentence: "Priests by lot: 416 to Ivy, 417 to Marbot."."""
    return announced(c, s, lambda: _rows_beside(c, st, s))


def _rows_beside(c: Context, st: Statement, s: Scan) -> bool:
    whole = _INLINE.fullmatch(s.text)
    if (
        whole is None
        or c.data
        or traps.DATA.search(s.text, s.vocab)
        or traps.supposes(s.text, s.vocab)
        or traps.asks(s.text)
    ):
        return False
    low = s.low[: whole.end("head")]
    if listed_beside(c, st, s, whole):
        return True
    for head, actions in c.grammar.book.rows.items():
        said = head_of(head).search(low)
        if (
            said is None
            or told_before(c, s, said.start())
            or TOLD.search(low, said.end())
            or OPINION.search(low)
            or COUNTED.search(low)
        ):
            continue
        rows = Rows(actions[0], {}, (st.start, st.end))
        places = [whole.start("items"), *(one.end() for one in _NEXT.finditer(s.text, whole.start("items")))]
        ends = [*(one.start() for one in _NEXT.finditer(s.text, whole.start("items"))), len(s.text)]
        lines = [
            (at, Scan(" " * at + s.text[at:end], c.vocabulary, c.reply, c.selves, c.purse))
            for at, end in zip(places, ends, strict=True)
        ]
        found = [(at, one, parsed(c, one, rows, at)) for at, one in lines]
        if len(found) < 2 or any(values is None or _counts(values[0]) for _, _, values in found):
            continue
        for at, line, values in found:
            if values is not None:
                take(c, st, line, rows, values, at)
        return True
    return deeds_beside(c, st, s, whole)


def open_rows(c: Context, st: Statement, s: Scan) -> bool:
    """The same for a verb that says nothing before its list."""
    whole = _INLINE.fullmatch(s.text)
    if whole is None or c.data or traps.asks(s.text):
        return False
    return announced(c, s, lambda: deeds_beside(c, st, s, whole))


def deeds_beside(c: Context, st: Statement, s: Scan, whole: re.Match[str]) -> bool:
    """The same under a verb or an office: "Vacant posts I take: Law (m20), Time (m35)", "As Oracle: 88 to Hose, 89 to
    Joel"."""
    head = s.mask[: whole.end("head")] + ":"
    if not (words := doing(c, s, head)) or OPINION.search(head.lower()) or TOLD.search(head):
        return False
    joins = [(whole.start("items"), whole.start("items"))]
    joins += [one.span() for one in _NEXT.finditer(s.text, whole.start("items"))]
    ends = [*(start for start, _ in joins[1:]), len(s.text)]
    lines = [
        (at, Scan(" " * at + s.text[at:end], c.vocabulary, c.reply, c.selves, c.purse))
        for (_, at), end in zip(joins, ends, strict=True)
    ]
    going = _GOING.fullmatch(head) is not None  # "Joining: Hob, Ivy" may tell of others
    for one in words if len(lines) > 1 else ():
        if going and named_things(one) and not told_kind(words, whole["items"]):
            continue
        rows = Rows(one, {}, (st.start, st.end))
        found = [(at, line, parsed(c, line, rows, at)) for at, line in lines]
        if all(values is not None and not _counts(values[0]) for _, _, values in found):
            for at, line, values in found:
                if values is not None:
                    take(c, st, line, rows, values, at)
            return True
    single = [Rows(one, {}, (st.start, st.end)) for one in words if len(lines) == 1 and named_things(one)]
    single = of_their_kind([one for one in single if parsed(c, lines[0][1], one, lines[0][0])], whole["items"], True)
    said = parsed(c, lines[0][1], single[0], lines[0][0]) if len(single) == 1 else None
    return said is not None and take(c, st, lines[0][1], single[0], said, lines[0][0])


_OFFICER = expression(
    r"\W*(?:(?:acting\s+)?as\s+(?:the\s+|deputy\s+|acting\s+)*)(?P<title>[^,:;]{2,40}?)\s*+,?\s*:", re.I
)
_LAST_VERB = expression(
    rf"(?:^|\s)I\s+(?:{ADVERB},?\s+)*(?P<verb>[a-z]+)(?:\s+(?:to|out|over|back|away|on|along|down|aside))?"
    r"(?:,\s[^,:;.!?]{1,40},|(?:,?\s+(?:from|out\s+of|in|with)\s+(?:my|our|mackerels?|macks?|cash|coin|money|full|(?:the\s+)?(?:name|order|sums?|amounts?)\b)[^,:;.!?]{0,30}){1,2})?(?:\s+(?:from(?:\s+(?:office|(?:eir|their)\s+posts?))?|as|of))?\s*+:\s*$",
    re.I,
)


ANY_DEED = frozenset("do perform would could might may can should must will shall".split())
"""Of these a line below says the verb."""


def doing(c: Context, s: Scan, head: str) -> list[Words]:
    """The actions that a head can be of: by the verb with which it ends, or by the office that it names."""
    deed = _DEED.search(head) or _LAST_VERB.search(head) or OF_THINGS.fullmatch(head)
    if (deed is not None and deed["verb"].lower() in ANY_DEED) or HANDED_IN.search(head):
        return []
    if deed is not None:
        return of_verb(c, s, c.grammar.book.base.get(deed["verb"].lower()))
    if (going := _GOING.fullmatch(head)) is not None:
        return of_verb(c, s, c.grammar.book.gerund.get(going["verb"].lower()))
    if (done := _DONE.search(head)) is not None and not TOLD.search(head):
        return of_verb(c, s, c.grammar.book.participle.get((done["verb"] or done["alone"]).lower()))
    officer = _OFFICER.fullmatch(head)
    office = c.vocabulary.ministries.get(officer["title"].lower()) if officer is not None else None
    own = [one for one in c.grammar.phrasebook.words if office is not None and one.office == office]
    return [one for one in own if short(one) and sum(param.required for param in one.params) > 1]


def of_verb(c: Context, s: Scan, phrases: Phrases | None) -> list[Words]:
    """The actions that a verb can be of whose parts are short."""
    actions = (
        {one.words.action: one.words for one in phrases.all if one.words and _bare_verb(c, one, s)} if phrases else {}
    )
    return [words for words in actions.values() if short(words)]


def listed_beside(c: Context, st: Statement, s: Scan, whole: re.Match[str]) -> bool:
    """The same for lines written in a form of their own: "Numbers given: 521 for 'Lids', 522 for 'Pots'"."""
    listed = next((one for one in c.grammar.lists if one.head.search(whole["head"] + ":")), None)
    pieces = re.split(r"[;,]\s+(?:and\s+)?|\s+and\s+", whole["items"].rstrip(" ."))
    if listed is None or len(pieces) < 2 or OPINION.search(whole["head"].lower()):
        return False
    if not all(any(line.match(piece) for line in listed.lines) for piece in pieces):
        return False
    kept, c.listed = c.listed, listed
    at = whole.start("items")
    for piece in pieces:
        at = s.text.index(piece, at)
        list_line(c, st._replace(start=st.start + at), Scan(piece, c.vocabulary, c.reply, c.selves, c.purse))
        at += len(piece)
    c.listed = kept
    return True


def _counts(values: dict[str, Any]) -> bool:
    """Whether a number may count what stands beside it: "CONSISTENT 4, INCONSISTENT 1"."""
    return any(
        isinstance(one, list) and any(str(ref).isdigit() and len(str(ref)) < 2 for ref in one)
        for one in values.values()
    )


_SEVERAL = (
    r"(?:both|two|three|four|five|six|seven|eight|nine|ten|several|some|a\s+few|a\s+couple|\d{1,2})(?:\s+of)?\s+"
    r"(?:(?:my|the|these|those)\s+)?(?:[a-z]+\s+){0,3}[a-z]+"
)
_COUNTED = expression(rf"\s{_SEVERAL}", re.I)
_THESE = rf"(?:these|the\s+following|as\s+follows|thus|{_SEVERAL}|the\s+(?:[a-z]+\s+)?[a-z]{{3,}}s(?=\s*+:\s*$))"
_HEAD_END = r"\s*(?:[,:–—-]\s*(?:viz|namely|to\s+wit|that\s+is|i\.e)\.?\s*)?[:.]?\s*$"
_IN_OFFICE = r"^\W*(?:(?:acting|speaking)\s+)?(?:as|in\s+my\s+\w+\s+as)\s+[^,;:.!?\x00]{2,40}?,?\s+"
_DEED = expression(
    rf"(?:^(?:\W*(?:today|now|so|then|herewith|hereby),?\s+)?|[,;:]\s+|\b(?:and|so)\s+|{_IN_OFFICE})(?P<these>{_THESE}[^.;:!?,\x00]{{0,50}}?\s)?I\s+(?:{ADVERB},?\s+)*(?P<verb>[a-z]+)"
    rf"(?P<rest>(?:\s+(?:[^.;:!?\x00]{{0,40}}?\s)?{_THESE}\b[^.;:!?\x00]{{0,80}}?)?|(?(these)[^.;:!?,\x00]{{0,40}}?|(?!))){_HEAD_END}",
    re.I,
)
"""A deed of which each line below says the rest: "I take these, all of them vacant:", "I usurp:"."""


_GOING = expression(
    rf"\W*(?:(?:{ADVERB}|and|I['’]m|I\s+am),?\s+)*(?P<verb>[a-z]+ing)(?:\s+(?:[^.;:!?\x00]{{0,40}}?\s)?{_THESE}\b[^.;:!?\x00]{{0,80}}?)?{_HEAD_END}",
    re.I,
)
"""The same as a participle: "Joining the following contracts:"."""
_DONE = expression(
    rf"(?:^|[,;:]\s+|\b(?:and|so)\s+)(?:the\s+following|these|those\s+below)\b[^.:;!?\x00]{{0,50}}?\s(?:is|are|be)\s+(?:{ADVERB},?\s+)*(?P<verb>[a-z]+)\b[^.:;!?\x00]{{0,40}}:\s*$"
    rf"|^\W*(?:{ADVERB},?\s+)*(?P<alone>[a-z]+)(?:\s+(?:{ADVERB}|by\s+me|as\s+of\s+(?:now|today)|with\s+immediate\s+effect))*\s*+:\s*$",
    re.I,
)
"""The same in the passive: "The following proposals of mine are withdrawn:", "Hereby withdrawn:"."""


_ACTING = expression(r"\bas\s+follows\s+i\s+act\b|\b(?:act|proceed)\s+(?:as\s+follows|thus)\b")


def note_deeds(c: Context, st: Statement, s: Scan) -> bool:
    """Whether a line is a verb whose objects are the lines under it, of which the first must be one."""
    text = s.text.rstrip()
    open_ended = text.endswith(":")
    if len(text) > HEAD_ROOM or ("i" not in s.vocab and not open_ended):
        return False
    if c.index + 1 >= len(c.statements) or not c.statements[c.index + 1].line_start:
        return False
    if not open_ended and not (st.line_end and (deed := _DEED.search(s.mask)) and (deed["these"] or deed["rest"])):
        return False
    if any(one.head.search(s.text.rstrip()) for one in c.grammar.lists):
        return False  # its lines have a form of their own
    if _ACTING.search(s.low):
        return False  # its lines are deeds of any kind
    words = doing(c, s, s.mask.rstrip()) or (
        named_by_columns(c, text)
        if open_ended and not (TOLD.search(text.lower()) or STANDING.search(text.lower()))
        else []
    )
    if s.holds(frozenset(c.vocabulary.currencies) | SUMS):  # "I give these macks:"
        words = [one for one in words if any(p.slot is Slot.MACKS for p in one.params)]
    if s.holds(SOCKS):  # "I hand out some socks:"
        words = [one for one in words if any(p.slot is Slot.COLOUR for p in one.params)]
    meant = [one for one in words if any(about(s, p.name) for p in one.params if p.required)]
    if not meant and _COUNTED.search(s.mask):  # "I withdraw two remarks:"
        meant = [one for one in words if not all(p.slot in NAMED for p in one.params if p.required)]
    words = [] if of_another_kind(c, s, words) else words
    others = words
    words = meant or ([] if _COUNTED.search(s.mask) else giving(s, words))
    first = first_line(c, c.index) or c.statements[c.index + 1]
    if OFF_SOMETHING.search(s.mask):  # "The following are struck from the guest list:"
        return False
    if not first.mark:  # what is announced can be said in any words
        words = [one for one in words if all(p.slot is not Slot.TARGET for p in one.params if p.required)]
    header = columns_below(c, c.index)
    rows = [Rows(one, {}, (st.start, st.end), marked=bool(first.mark), header=header) for one in words]
    fitting = [one for one in rows if parsed(c, row_below(c, first, one), one) is not None]
    if not fitting and first.mark:  # a verb that can give, and gives nothing here: "I leave the following:"
        named = [replace(rows[0], words=one) for one in others if rows and one not in words and named_things(one)]
        fitting = [one for one in named if parsed(c, row_below(c, first, one), one) is not None]
    if not fitting and rows:
        note_unlike(c, first, row_below(c, first, rows[0]), rows[0])
    if len(fitting) > 1:
        fitting = of_their_kind(fitting, c.body[first.start : first.end], _GOING.fullmatch(s.mask.rstrip()) is not None)
    if len(fitting) > 1 and not alike(fitting):
        fitting = [one for one in fitting if not any(p.required and p.slot in NAMED for p in one.words.params)]
    if not fitting or not (len(fitting) == 1 or alike(fitting)):
        return False
    if traps.head_conditional(s.mask):
        c.setting.unreal, c.fresh_lead = True, first.new_paragraph
        add_unclear(c, st.start, st.end, "condition")
        return True
    c.rows = fitting[0]
    framed_by_head(c, s)
    return True


HANDED_IN = expression(r"\b(?:hand|handed|handing|turned|sent|put|brought)\s+(?:in|up|forward)\b")
"""In a head: its things are brought before everybody, and given to nobody."""
OFF_SOMETHING = expression(
    r"\b(?:struck|removed?|taken?|crossed|strike|cross|deleted?|dropp?(?:ed)?)\b[^:;,.]{0,40}?\s(?:from|off)\s+(?!(?:the\s+|this\s+)?(?:ballot|vote|voting|table|queue|pool|docket|consideration|game)\b)"
)
"""In a head: its things leave something that nothing else tells of."""


def giving(s: Scan, words: list[Words]) -> list[Words]:
    """Of the actions that a verb can be of those that give something, where it can give at all and names nothing."""
    named = _NAMED_THESE.search(s.mask)
    if named is not None and named["noun"].lower() not in ANYTHING:
        words = [one for one in words if one.gives or any(p.name in named["noun"].lower() for p in one.params)]
    return [one for one in words if one.gives] or words


_NAMED_THESE = expression(r"\b(?:these|the\s+following)\s+(?:[a-z]+\s+)?(?P<noun>[a-z]{3,})\s*+:?\s*$", re.I)
"""What kind of things the lines below are."""
ANYTHING = frozenset("things ones people players persons items names them of individuals folk souls citizens".split())
"""Says nothing of their kind."""
SOCKS = frozenset({"socks", "sock"})
"""In a head: its lines are of these."""
SUMS = frozenset("money cash payment payments sum sums amount amounts coin coins debts debt".split())
"""In a head: its lines are of money."""


def about(s: Scan, name: str) -> bool:
    """Whether a head names several of a kind that a parameter is called by: "I join two contracts:"."""
    return f"{name}s" in s.vocab or (name.endswith("y") and f"{name[:-1]}ies" in s.vocab)


def _bare_verb(c: Context, phrase: Phrase, s: Scan) -> bool:
    """Whether a sentence has what belongs to the verb of a phrase itself ("take down"), and what its action wants."""
    limits = phrase.limits
    if limits is not None and limits.needs is not None and not limits.needs.search(s.text):
        return False
    if NO_LONGER & frozenset[str]().union(*c.grammar.needs(phrase).words) and not s.holds(NO_LONGER):
        return False
    wanted = {param.slot for param in phrase.words.params if param.required} if phrase.words is not None else {None}
    any_name = bool(wanted) and wanted <= NAMED
    return all(s.holds(need) for need in phrase.needs if any_name or need <= PARTICLES or need == TWO_DEEDS)


TWO_DEEDS = frozenset({"and"})
"""Between the verbs of a phrase of two: "take 129 from Hob and give it to Ivy"."""
NO_LONGER = frozenset({"no", "longer"})
"""What turns the verb of a phrase round: who holds an office no longer gives it up."""
NAMED = frozenset({Slot.NAME, Slot.THING})
"""What any name can be."""


def without_officer(c: Context, before: str) -> str:
    """The words before the noun of a head, without the title of the officer whose list it is ("Oracle's")."""
    title = c.grammar.titles.match(before.removeprefix("The "))
    rest = before.removeprefix("The ")[title.end() :] if title is not None else ""
    return "" if title is not None and rest.strip() in ("'s", "’s") else before.lower()


def _given(s: Scan, words: Words) -> dict[str, Any]:
    """The parameters that the head itself says, of those that are told from all other words."""
    found: dict[str, Any] = {}
    for param in words.params:
        for place in re.finditer(r"(?<!\S)\S", s.mask):
            for value, _ in read_slot(param.slot, s, place.start())[:1]:
                if firm(param.slot, s, value, place.start()) and not _points(value):
                    found.setdefault(param.name, value)
    return found


def _points(value: Any) -> bool:
    return isinstance(value, list) and any(not isinstance(one, str) or one.startswith("\0") for one in value)
