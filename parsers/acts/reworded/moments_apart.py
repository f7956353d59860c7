"""Reads a deed that is done at several moments: "On nday 7 and on nday 8 I give Ivy m3", "On ndays 7 and 8 I ...",
"I give Ivy m3 on nday 7, and on nday 8 the same again". It is read once for each, with that moment alone; what comes to
nothing that way is held, for done at once it would be done wrongly.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from functools import lru_cache
from re import Pattern

from engine.expressions import expression
from parsers.acts.context import Context, add_unclear
from parsers.acts.rereading import Reading, put_back, reread, span_whole, state_of
from parsers.body.statements import Statement

ROOM = 240
"""Characters of a statement that is looked at."""
MOST = 8
"""Moments of one statement."""
SEVERAL = "what is done at several moments, in words that are not understood"
_AND = r"(?:\s*+,\s*+(?:(?:and|then)\s+)?|\s+(?:and|then|plus)\s+)"
_AGAIN = r"(?:(?:(?:then|once\s+more|again|also|likewise|as\s+well|(?:the\s+)?same(?:\s+again)?)\s*+,?\s+){0,2})"
_SAME = r"(?:(?:I\s+(?:do|repeat)\s+)?(?:(?:exactly\s+|just\s+)?the\s+(?:very\s+)?same(?:\s+(?:thing|deed|again|once\s+more))?|likewise|so\s+again|it\s+again|again|once\s+more|as\s+much\s+again))"
_AT = r"(?:on|at)"
_WHO = r"(?:the\s+)?[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,3}"


@lru_cache(maxsize=16)
def _rows(when: str, periods: tuple[str, ...]) -> tuple[Pattern[str], Pattern[str], Pattern[str], Pattern[str]]:
    """Moments in a row; numbers of one period in a row; a moment further on at which the same is done."""
    one = "|".join(periods) or "(?!)"
    row = rf"\b(?P<both>both\s+)?(?P<at>{_AT})\s+(?P<first>{when})(?P<more>(?:{_AND}{_AGAIN}{_AT}\s+{when}){{1,7}})(?:(?:\s*+,)?\s+{_SAME}(?=\W*$))?(?=[\s,:;.!]|$)"
    numbers = rf"\b(?P<both>both\s+)?(?P<at>{_AT})\s+(?:both\s+)?(?P<first>(?P<period>{one})s\s+\d{{1,4}})(?P<more>(?:{_AND}\d{{1,4}}){{1,7}})(?=[\s,:;.!]|$)"
    single = rf"\b(?P<both>)(?P<at>{_AT})\s+(?P<first>(?P<period>{one})\s+\d{{1,4}})(?P<more>(?:\s*+,\s*+\d{{1,4}}){{0,6}},?\s+and\s+\d{{1,4}})(?=\s*(?:$|[,:;.!]|I\b|the\b))"
    later = rf"(?P<more>(?:\s*+[,;]\s*+(?:and\s+)?|\s+and\s+)(?:{_AT}\s+{when}(?:\s*+,)?\s+{_SAME}|{_SAME}\s+{_AT}\s+{when}))\s*+[.!]*\s*$"
    return _compiled(row), _compiled(numbers), _compiled(single), _compiled(later)


def _compiled(pattern: str) -> Pattern[str]:
    return expression(pattern, re.I)


NUMBER = expression(r"\d+")


def at_several_moments(c: Context, st: Statement, read: Reading) -> bool:
    """Read a statement once for each of its moments; whether it has several."""
    moments = c.grammar.moments
    if st.end - st.start > ROOM or c.words_of(st).isdisjoint(("on", "at")):
        return False
    text = c.body[st.start : st.end].replace("\n", " ")
    periods = tuple(c.vocabulary.periods)
    told = _versions(text, moments.when, periods)
    if AND_AT_ITS.search(text) is not None and len(told) < 2:
        return _held_if_done(c, st, text, read)
    if len(told) < 2:
        return _once_more(c, st, text, read)
    before, first = state_of(c), len(c.acts)
    per, at_once = 0, _moment(moments.when).search(told[0]) is None
    for n, one in enumerate(told):
        made = len(c.acts)
        reread(c, st, one, read)
        count = len(c.acts) - made
        per = count if n == 0 else per
        dated = all((act.when is None) == (at_once and n == 0) for act in c.acts[made:])
        if not count or count != per or not dated or len(c.unclear) > len(before["unclear"]):
            put_back(c, before)
            return _held_if_done(c, st, told[0], read)
    span_whole(c, st, first)
    return True


def _held_if_done(c: Context, st: Statement, text: str, read: Reading) -> bool:
    """Hold a statement that does something at the first of its moments at least; others are read as they stand."""
    before, made = state_of(c), len(c.acts)
    reread(c, st, text, read)
    done = len(c.acts) > made
    put_back(c, before)
    if done:
        add_unclear(c, st.start, st.start + len(c.body[st.start : st.end].rstrip()), SEVERAL)
    return done


def _once_more(c: Context, st: Statement, text: str, read: Reading) -> bool:
    """Read what the sentence before does for another moment, where this one says no more: "On nday 8 I do the same"."""
    if not c.index or st.new_paragraph or not c.acts or c.acts[-1].start < c.statements[c.index - 1].start:
        return False
    when = c.grammar.moments.when
    alone = _alone(when).fullmatch(text)
    if alone is None:
        return False
    then = alone["when"] or alone["late"]
    above, before, first = c.statements[c.index - 1], state_of(c), len(c.acts)
    said = c.body[above.start : above.end].replace("\n", " ").rstrip(" .;")
    moment = _moment(when).search(said)
    again = (
        f"{said[: moment.start('when')]}{then}{said[moment.end('when') :]}"
        if moment is not None
        else f"{AT_ONCE.sub('', said)} on {then}"
    )
    done = sum(act.start >= above.start for act in c.acts)
    reread(c, st, again, read)
    if (
        len(c.acts) - first != done
        or any(act.when is None for act in c.acts[first:])
        or len(c.unclear) > len(before["unclear"])
    ):
        put_back(c, before)
        return False
    span_whole(c, st, first)
    return True


AND_AT_ITS = expression(
    r"\b(?:on|at)\b[^,;:.!?]{2,40},?\s+and\s+(?:again\s+)?(?:on|at)\s+its\s+(?:end|start|beginning|close|middle)\b",
    re.I,
)
"""Another moment, which only points at the first."""
AT_ONCE = expression(r",?\s+(?:at\s+once|now|right\s+(?:now|away)|immediately|today)\s*$", re.I)
"""Behind what is done and will be done again."""


@lru_cache(maxsize=16)
def _moment(when: str) -> Pattern[str]:
    return _compiled(rf"\b{_AT}\s+(?P<when>{when})(?=[\s,:;.!]|$)")


@lru_cache(maxsize=16)
def _alone(when: str) -> Pattern[str]:
    """A sentence that says only at which moment the same is done."""
    then = rf"{_AT}\s+(?P<when>{when})"
    return _compiled(
        rf"\W*(?:(?:and|then|also)\s+)?(?:{then}(?:\s*+,)?\s+{_SAME}|{_SAME}\s+{then.replace('<when>', '<late>')})\s*+[.!]*\s*"
    )


_OTHER = expression(
    rf"(?P<more>(?:\s*+[,;]\s*+(?:and\s+)?|\s+and\s+)(?:on|at)\s+[^,;:!?]{{2,40}}?\s+(?P<whom>to\s+{_WHO}))\s*+[.!]*\s*$"
)
"""Behind a gift at one moment: another moment, and who gets as much then."""
_TO_WHOM = expression(rf"\bto\s+{_WHO}\s*$")


def _for_others(text: str, moment: Pattern[str]) -> list[str]:
    """The text once for each of two people who get the same at two moments: "On nday 6 I give m5 to Ivy, on nday 7 to Hob"."""
    other = _OTHER.search(text)
    again = moment.search(other["more"]) if other is not None else None
    once = text[: other.start("more")] if other is not None else ""
    first, whom = moment.search(once), _TO_WHOM.search(once)
    if other is None or again is None or first is None or whom is None or first.end() > whom.start():
        return []
    if other["more"][again.end() :].strip(" ,") != other["whom"].strip():
        return []
    return [
        once,
        f"{once[: first.start('when')]}{again['when']}{once[first.end('when') : whom.start()]}{other['whom']}",
    ]


def _versions(text: str, when: str, periods: tuple[str, ...]) -> list[str]:
    """The text with each of its moments alone; less than two where it has no several."""
    row, numbers, single, later = _rows(when, periods)
    moment = _moment(when)
    for pattern in (row, numbers, single):
        if (found := pattern.search(text)) is None:
            continue
        if pattern is not row:
            several = [f"{found['period']} {number}" for number in NUMBER.findall(found["first"] + found["more"])]
        else:
            several = [one["when"] for one in moment.finditer(text, found.start("at"), found.end("more"))]
        if 1 < len(several) <= MOST:
            return [f"{text[: found.start()]}{found['at']} {one}{text[found.end() :]}" for one in several]
    if (found := later.search(text)) is None:
        return _for_others(text, moment)
    first, again = moment.search(text, 0, found.start()), moment.search(found["more"])
    if again is None:
        return []
    once = text[: found.start("more")]
    if first is None:
        return [once, f"{AT_ONCE.sub('', once)} on {again['when']}"]
    return [once, once[: first.start("when")] + again["when"] + once[first.end("when") :]]
