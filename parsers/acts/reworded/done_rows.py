"""Rows that say in half a sentence what is done with a thing, under a head that says who does it now.

    Registrar's acts for nday 6:              My acts today:
        the wiki    designated Public           - 412 withdrawn
        Hob         Active removed by me        - m5 given to Ivy

Each row is read as the sentence that it comes to: "I hereby designate the wiki Public". The head must be the author's, and
of now; a row that tells of others or of another time, and one that is not read whole, does nothing.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Iterator

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.acts.office_above import AS_OFFICER, ITS_BUSINESS
from parsers.acts.rereading import Reading
from parsers.acts.reworded.headlines import OUTCOME, in_sentences, told_in
from parsers.body.statements import Statement
from parsers.lines.headlines import Headline

LONGEST = 160
"""Characters of a row."""
MOST_ROWS = 40
"""Statements between a row and its head."""
_NOW = r"(?:,?\s+(?:(?:(?:for|of|on|in)\s+)?(?:(?:this|the)\s+)?(?:today|now|nday|n?week|day|mail|message|post|morning|evening)(?:\s+\d{1,4})?|herewith|hereby|at\s+once|by\s+me|in\s+order|as\s+follows|done|performed|taken)){0,4}"
_SO_THAT = (
    r"(?:,?\s+(?:numbered|listed|in\s+order|one\s+by\s+one|in\s+the\s+order|all|each|with|so|one)\b[^:;.!?]{0,60})?"
)
_ACTS = r"(?:(?:official|game|few|small|two|three|four|five|further|other)\s+){0,2}(?:acts?|actions|deeds|moves|doings|business|work|decisions|steps|assignments|rulings|dispositions)"
MY_HEAD = expression(
    rf"\W*(?:(?:and|so|now|here\s+are|here\s+come|these\s+are|this\s+is|the\s+following\s+are|below\s+are)\s+){{0,2}}(?:my|today['’]s|this\s+n?(?:day|week)['’]s)\s+{_ACTS}{_NOW}{_SO_THAT}\s*:\s*"
    rf"|\W*(?:(?:acts?|actions|deeds|business|things|all\s+this|the\s+following)\s+(?:is\s+|are\s+)?)?(?:(?:hereby|herewith|now|today)\s+)?(?:done|performed|carried\s+out|transacted|dealt\s+with|settled)(?:\s+(?:by\s+me|hereby|herewith|now|today|at\s+once|in\s+this\s+mail|with\s+this\s+mail)){{1,3}}\s*:\s*",
    re.I,
)
OFFICE_HEAD = expression(
    rf"\W*(?:the\s+)?(?P<title>[A-Z][\w ]{{2,40}}?)['’]s?\s+{_ACTS}{_NOW}\s*:\s*"
    rf"|\W*(?:the\s+)?{_ACTS}\s+of\s+(?:the\s+|your\s+)?(?P<of>[A-Z][\w ]{{2,40}}?){_NOW}\s*:\s*"
    rf"|\W*(?:acting\s+)?as\s+(?:the\s+|your\s+)?(?P<as>[A-Z][\w ]{{2,40}}?){_NOW}(?:,?\s+I\s+(?:(?:hereby|now)\s+)?do(?:\s+(?:this|these|the\s+following|what\s+follows|so)){{0,2}})?\s*:\s*",
    re.I,
)
PAST = expression(
    r"\b(?:last|yesterday|previous(?:ly)?|earlier|past|already|so\s+far|to\s+date|history|minutes|was|were|had|record|planned|next|tomorrow|later|status|not|never|no)\b",
    re.I,
)
"""In a head or a row of what is not done now."""
_OTHERS = expression(
    r"\b(?:by\s+(?!me\b|lot\b|dice\b|chance\b|the\s+(?:power|right)|virtue\b|\d)[A-Za-z]\w*|if|unless|until|once|when|should|would|could|perhaps|maybe|probably|soon|ago|before|on\s+n?(?:day|week)|since\s+n?(?:day|week))\b|\?",
    re.I,
)
"""In a row that somebody else does, or that is not done for certain."""
GAP = expression(r"\s{2,}|\t+|\s*\|\s*")
_MARK = expression(r"[\s*•|#-]{0,8}(?:\(?(?:\d{1,2}|[a-z])[.)]\s+)?")
_BETWEEN = expression(r"\s*(?:[:–—]|\s-{1,2}>?|->|=>?)?\s*$")
_NUMBER_LED = expression(r"(?P<number>[#P]?\d{1,6})\s+[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,3}")
_WORD = expression(r"[A-Za-z]+")
_BEFORE = expression(r"(?:(?:is|are|be|hereby|now|herewith|here|duly|thus)\s+){0,3}", re.I)
_HOLDS = expression(r"(?:[\"“][^\"”\n]{1,80}[\"”]|[^,;.!?\n\"“”]){1,60}")
"""A thing with which something is done."""
_NO_THING = expression(
    r"\b(?:I|is|are|was|were|has|have|had|been|be|being|get|gets|got|who|which|that|he|she|they|we|you|and|to|by|of|for|nothing|nobody|none)\s*$",
    re.I,
)
"""Ends words before a participle that name no thing."""
_FIRST_PERSON = expression(r"(?<![\w'’])I(?=\s|['’])")
_FINITE_BEHIND = expression(
    r"\b(?:I|is|are|was|were|has|have|had|gets?|receives?|becomes?|bears?|takes?|goes|comes|gives?|makes?|will|shall|may|can|must|stays?|remains?)\b"
)
"""Behind a participle: the clause has a verb of its own."""
_NAME = expression(r"(?:the\s+)?[A-Z][\w'’-]*[a-z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,3}")
_OBJECT = expression(r"\s*(?:an?\s|the\s|my\s|[A-Z][a-z]|[\"“#]|m?\d)")
_FROM = expression(r"\sfrom\s+(?:the\s+)?[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,2}")
"""Whose it was, which need not be said again."""
_REMARK = expression(r"(?:[,;]\s|\s+\(|\s[-–—]+\s|\.\s|\s{2,}|\s*\|).*$|\s*\.\s*$")
_BY_ME = expression(r"\s+by\s+me\b|\s+(?:hereby|herewith|now)\b", re.I)
ATTRIBUTE = expression(r"(?P<what>[A-Z][a-z]+)\s+(?P<done>[a-z]+)\b(?P<rest>[^\n]*)")
"""What is taken from, or given to, the thing of a row: "Active removed"."""
COUNTED = expression(r"(?P<what>[A-Za-z][a-z]+s)\s*(?:\s(?P<done>[a-z]+)\s*)?:\s*(?P<rest>[^\n]{2,100}?)[.\s]*$")
"""What was counted for it: "Claims counted: 4 to 1"."""


def done_row(c: Context, st: Statement, read: Reading) -> bool:
    """Read a row of what is done, as the sentence that it comes to; whether it was read."""
    if c.told_instead or not st.line_start or st.end - st.start > LONGEST or c.tx_stack or c.data or c.draft:
        return False
    if c.listed is not None or c.rows is not None or c.unreal or c.setting.unreal or not c.index:
        return False
    text = c.body[st.start : st.end].replace("\n", " ").rstrip()
    if c.words_of(st).isdisjoint(c.grammar.participles) and COUNTED.search(text) is None:
        return False
    if _FIRST_PERSON.search(text) or PAST.search(text) or _OTHERS.search(text) or text.endswith(":") or not _headed(c):
        return False
    plain = text[_MARK.match(text).end() :] if not st.mark else text  # type: ignore[union-attr]
    cells = [cell for cell in GAP.split(plain) if cell.strip()]
    ways = _of_cells(c, st, cells) if len(cells) > 1 else _of_words(c, plain)
    for n, (sentences, tail, end) in enumerate(ways):
        if n >= MOST_WAYS:
            break
        one = Headline(sentences, tail=tail, participle=True)
        if in_sentences(c, st._replace(end=end or st.end), read, one, ""):
            c.consumed = max(c.consumed, end)
            return True
    return False


MOST_WAYS = 3
Way = tuple[tuple[str, ...], str, int]
"""Sentences that a row may come to, what they must say, and where it ends, if behind its statement."""


def _headed(c: Context) -> bool:
    """Whether the rows at hand stand under a head by which the author does them now."""
    for n in range(c.index - 1, max(-1, c.index - 1 - MOST_ROWS), -1):
        one = c.statements[n]
        text = c.body[one.start : one.end].replace("\n", " ").strip()
        if text.endswith(":") and (one.line_start or one.line_end) and len(text) < LONGEST:
            return _heads(c, text)
        if one.new_paragraph and text.endswith((".", "!", "?")) and not one.mark and GAP.search(text) is None:
            return _heads(c, text.rstrip(".") + ":") if n == 0 or one.line_end else False
    return False


def _heads(c: Context, text: str) -> bool:
    if PAST.search(text):
        return False
    if MY_HEAD.fullmatch(text):
        return True
    office = OFFICE_HEAD.fullmatch(text)
    said = next(filter(None, office.groups()), None) if office is not None else None
    if said is None:
        its = ITS_BUSINESS.fullmatch(text) or AS_OFFICER.fullmatch(text)
        said = next(filter(None, its.groups()), None) if its is not None else None
    return said is not None and c.grammar.titles.search(said) is not None


def _of_cells(c: Context, st: Statement, cells: list[str]) -> Iterator[Way]:
    """What a row of a table comes to: its thing is in the first cell, the deed in a later one."""
    thing = cells[0].strip()
    if (number := _NUMBER_LED.fullmatch(thing)) is not None:
        thing = number["number"]  # and who asked it, or wrote it
    for cell in cells[1:]:
        deed = cell[_BEFORE.match(cell).end() :].strip()  # type: ignore[union-attr]
        first = _WORD.match(deed)
        if first is not None and _participle(c, first.group()):
            yield from _deed(c, thing, first.group(), deed[first.end() :])
            return
        if (counted := COUNTED.fullmatch(deed)) is not None:
            yield from _counted(c, st, thing, counted)
            return
        if (taken := ATTRIBUTE.fullmatch(deed)) is not None and _participle(c, taken["done"]):
            yield _taken(c, thing, taken)
            return


def _of_words(c: Context, text: str) -> Iterator[Way]:
    """What a line without cells comes to: the thing stands before the first participle."""
    for word in _WORD.finditer(text):
        if not word.start() or not _participle(c, word.group()):
            continue
        before = text[: word.start()]
        thing = before[: _BETWEEN.search(before).start()].strip(" :")  # type: ignore[union-attr]
        thing = re.sub(r"\s(?:hereby|herewith|now|duly)$", "", thing)
        plain, _, what = thing.rpartition(": ")
        if plain and what.istitle() and " " not in what:
            yield _taken(c, plain, ATTRIBUTE.fullmatch(f"{what} {text[word.start() :]}"))
        elif _FINITE_BEHIND.search(text, word.end()):
            return
        elif thing and _HOLDS.fullmatch(thing) and _NO_THING.search(thing) is None:
            yield from _deed(c, thing, word.group(), text[word.end() :])
        return


def _participle(c: Context, word: str) -> bool:
    return word.lower() in c.grammar.participles and word.lower() in c.grammar.verb_of


def _deed(c: Context, thing: str, done: str, rest: str) -> Iterator[Way]:
    """A thing and what is done with it, in the active and in the passive."""
    verb = c.grammar.verb_of[done.lower()]
    rest = _BY_ME.sub("", rest)
    bare = _REMARK.sub("", rest)
    named = _NAME.fullmatch(thing) is not None and thing.lower() not in c.vocabulary.ministries
    first = bare.split()[:2]
    closed = bare.strip().title() in (*c.vocabulary.colours, *c.vocabulary.flags) or verb in _SETS
    if named and first and _OBJECT.match(bare) and not closed:
        return  # "Hob joined Chess": he did it himself
    said = tuple(
        dict.fromkeys(
            (
                f"I hereby {verb} {thing}{bare}.",
                f"{thing} is hereby {done.lower()}{bare}.",
                f"{thing} is hereby {done}{rest}",
            )
        )
    )
    yield said, f"{thing} {_FROM.sub('', bare)}", 0


_SETS = frozenset(
    "number designate colour color paint name title retitle rename call entitle appoint make declare".split()
)
"""Verbs behind whose thing stands what it becomes."""


def _taken(c: Context, thing: str, taken: re.Match[str] | None) -> Way:
    if taken is None:
        return (), "", 0
    verb = c.grammar.verb_of[taken["done"]]
    bare = _REMARK.sub("", _BY_ME.sub("", taken["rest"]))
    return (f"I hereby {verb} {taken['what']} from {thing}{bare}.",), thing, 0


def _counted(c: Context, st: Statement, thing: str, counted: re.Match[str]) -> Iterator[Way]:
    """What was counted, with the outcome in a sentence behind it."""
    if c.grammar.label_words.isdisjoint({counted["what"].lower(), counted["what"].lower()[:-1]}):
        return
    behind = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    outcome = OUTCOME.fullmatch(c.body, behind.start, behind.end) if behind and not behind.line_start else None
    if outcome is None or behind is None:
        return
    line = f"{counted['what']} on {thing} {counted['done'] or 'tallied'}: {counted['rest']}, {outcome['word'].lower()}"
    found = told_in(c, line)
    said = found.sentences if found is not None else ()
    told = f"{line[: -len(outcome['word'])]}{outcome.group().strip(' .!').lower()}"
    yield (*said, line, told), f"{thing} {outcome['word'].lower()}", behind.end
