"""Acts that lack what they need, where the words behind them may say just that: it is not taken as unsaid.

    I usurp the Ministry of Time. As to pay, m25 a nweek is what I have in mind.
    count me in as a player, im quill here

Who says no sum, name or office at all gets the act without it, and is asked. Where one stands in the rest of the
sentence, a sum also in the next one, a name behind the label for it, the reader missed what it is: a human decides.
"""

from __future__ import annotations

from itertools import zip_longest

from engine.acts import Act
from engine.expressions import expression
from engine.language import Param, Slot, Words
from parsers.acts.context import Context, add_unclear
from parsers.scan import Scan
from parsers.slots.numbers import money_of
from parsers.slots.offices import one_ministry

WHY = "what it lacks may be said in words that are not understood"
ROOM = 200
"""Characters behind an act that may say what it lacks."""
_NAMED = expression(
    r"\b(?:names?|named|nick(?:name)?|handle|alias|called|call|known|title[ds]?|entitled)\b|\bi['’]?\s?a?m\s+\w+\s+here\b|\bunder\s+this\b",
)
_NAME_LABEL = expression(r"(?im)^[^\w\n]{0,20}(?:(?:my|player|new)\s+)*(?:name|nick(?:name)?|handle|alias)\s*:\s*\S")
_PEOPLE = expression(r"[a-z,:)]\s+(?!I\b)[A-Z][\w'’-]+")
_OTHERWISE = expression(
    r"\b(?:was|were|did|had|paid|got|wanted|would|could|last|once(?!\s+more)|yesterday|ago|not|never)\b|n['’]t\b|\?|^\W*[A-Z][a-z]+\s+(?:[a-z]+ed|does|do|will|gets|has)\b"
)
"""What was, might be or is somebody else's."""
_I_DO = expression(r"\bi(?:['’](?:ll|m|d))?\s+(?:(?:hereby|also|now|will|shall|would|then|\w+ly)\s+)*(?P<verb>[a-z]+)")
_WORD = expression(r"(?<!\w)[A-Z][a-z]+")


def hold_left_open(c: Context) -> None:
    """Hold each act of the mail that lacks what words right behind it may say."""
    introduced = any(c.book.of(one.action).introduces for one in c.acts)
    labelled = introduced and _NAME_LABEL.search(c.layout.live) is not None
    for n in reversed(range(len(c.acts))):
        act = c.acts[n]
        words = c.book.of(act.action)
        named = labelled and words.introduces
        if words.document is None and any(_may_say(c, act, param, named=named) for param in _lacking(act, words)):
            del c.acts[n]
            add_unclear(c, act.start, act.end, WHY, act)


def _lacking(act: Act, words: Words) -> list[Param]:
    return [one for one in words.params if one.required and act.params.get(one.name) is None]


def _may_say(c: Context, act: Act, param: Param, *, named: bool) -> bool:
    """Whether the words behind an act hold something of the kind that a parameter takes, or a label does (`named`)."""
    rest, further = _behind(c, act)
    if param.slot is Slot.TITLE:
        return named or (_NAMED.search(rest.lower()) is not None and _OTHERWISE.search(rest) is None)
    if param.slot is Slot.MACKS:
        if _OTHERWISE.search(further) or any(
            one["verb"] in c.grammar.giving for one in _I_DO.finditer(further.lower())
        ):
            further = ""  # it tells of another sum
        money = money_of(c.vocabulary)
        said = f"{rest} {further}"
        return any(one.search(said) for one in (money.before, money.after, money.number))
    if param.slot is Slot.MINISTRY:
        s = Scan(rest, c.vocabulary, c.reply, c.selves, c.purse)
        return any(one_ministry(s, found.start()) is not None for found in _WORD.finditer(rest))
    return param.slot is Slot.NAME and param.listed and _PEOPLE.search(f"{rest} {further}") is not None


def _behind(c: Context, act: Act) -> tuple[str, str]:
    """The rest of the sentence of an act, and the next sentence of its paragraph; neither goes beyond the next act."""
    end = min((one.start for one in c.acts if one.start >= act.end), default=len(c.body))
    for st, below in zip_longest(c.statements, c.statements[1:]):
        if st.start < act.end <= st.end:
            rest = c.body[act.end : min(st.end, end, act.end + ROOM)]
            further = ""
            if below is not None and not below.new_paragraph and below.end <= end:
                further = c.body[below.start : min(below.end, below.start + ROOM)]
            return rest.replace("\n", " "), further.replace("\n", " ")
    return "", ""
