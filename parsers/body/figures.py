"""What figures say: plays, transcripts of talk, subtitles, songs. Who tells of it does nothing of it.

Takes the own words of a body, gives the stretches that are spoken by others. A line that begins with a name and a colon
may as well be a label ("VOTES: FOR 12"), so names alone are not enough: a stage must be there, a word that says what the
lines are, a figure that comes back or one whom another speaks of.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Container, Sequence
from functools import partial
from itertools import pairwise, starmap
from typing import NamedTuple

from engine.expressions import expression
from parsers.body.songs import SIGNS, is_song, sung
from parsers.clauses.grammar import Grammar
from parsers.search.setmatch import SPACE, ExpressionSet

Span = tuple[int, int]


class Cue(NamedTuple):
    """A name before what is said under it, and to where that goes."""

    start: int
    name: str
    said: int
    end: int
    timed: bool
    """The line tells when it was said."""


_ASIDE = r"(?:[ \t]*[(\[][^()\[\]\n]{1,60}[)\]])?"
_TIME = r"(?:[\[(]?(?:\d{4}-\d\d-\d\d[ T,]+)?\d{1,2}:\d\d(?::\d\d)?(?:[ ]?[ap]m)?[\])]?[ \t]+(?:-[ \t]+)?)"
_UPPER, _LOWER = "A-ZÀ-ÖØ-Þ", "a-zß-öø-ÿ"
_LOUD = rf"[{_UPPER}](?:[{_UPPER}'’-]*[{_UPPER}])?(?:[ ](?:[{_UPPER}]{{2,}}|\d{{1,2}}))?"
_PLAIN = rf"(?:The[ ])?[{_UPPER}][{_LOWER}'’-]+(?:[ ][{_UPPER}][{_LOWER}'’-]+)?"
_NICK = rf"[{_LOWER}][{_LOWER}\d_-]{{1,20}}"
_CUE = expression(
    rf"(?:^[ \t]*|(?<=[.!?][ ]))(?:(?P<time>{_TIME})(?P<nick>[\w-]{{1,20}}):|(?P<loud>{_LOUD}){_ASIDE}[:.]|(?P<plain>{_PLAIN}){_ASIDE}:)[ \t]+(?=\S)"
    rf"|^(?P<small>{_NICK}):[ \t]+(?=\S)"
    rf"|^(?P<sender>[\w-]{{2,20}})[ \t]+\[?(?:at[ ])?\d{{1,2}}:\d\d(?::\d\d)?(?:[ ]?[AaPp][Mm])?\]?[ \t]*\n"
    rf"|^[ \t]*(?P<alone>{_LOUD}){_ASIDE}[:.]?[ \t]*\n(?=[ \t]*\S)",
    re.M,
)
_SIGNS = (
    rf"(?:^|\n)[\w-]+{SPACE}+\[?(?:at )?\d?\d:\d\d[^\n]{{0,8}}\n",
    rf"(?:^|\n)[ \t]*[\[(]?[\d:T ,-]*:\d\d(?::\d\d)?(?: ?[ap]m)?[\])]?{SPACE}+(?:-{SPACE}+)?[\w-]+:",
    r"(?s:(?:^|\n|[.!?] )[ \t]*[\p{L}][\p{L}\d_'’ -]*(?:[(\[][^()\[\]\n]*[)\]])?[:.][ \t].*(?:\n|[.!?] )[ \t]*[\p{L}][\p{L}\d_'’ -]*(?:[(\[][^()\[\]\n]*[)\]])?[:.][ \t])",
    r"(?:^|\n)[ \t]*[\[(]?(?:SCENE|ACT|Scene|Act|DRAMATIS|Dramatis|ENTER|Enter|EXIT|Exit|EXEUNT|Exeunt|CURTAIN|Curtain|The curtain|INT|EXT)\b",
    r"\d:\d\d[,.]\d+ -->",
    *SIGNS,
)
"""What must occur somewhere before anything is looked for; the third is two names."""
_FIGURES = ExpressionSet(_SIGNS)
_STAGE = expression(
    r"^[ \t]*[\[(]?(?:SCENE\b|Scene\b\s*(?:[IVX\d]|:)|A(?:CT|ct)\s+(?:[IVX]+|\d+|ONE|TWO|THREE|One|Two|Three|the\s+\w+)\b|DRAMATIS|Dramatis|(?:ENTER|EXIT|EXEUNT|Enter|Exit|Exeunt)\b(?!\s*:)|(?:The[ ])?[Cc](?:URTAIN|urtain)\b\s*(?:[.,;)]|falls|rises|opens|lifts|parts|goes[ ]up|is[ ](?:raised|drawn|up)|$)|(?:INT|EXT)\.\s)",
    re.M,
)
"""A line of a stage."""
_TALK = expression(
    r"\b(?:play|playlet|drama|comedy|tragedy|farce|script|screenplay|scene|sketch|skit|dialogues?|dialogs?|transcript|transcription|conversation|chat|irc|log|interview|overheard|overhear|minutes|archives?|episode|broadcast|theat(?:re|er)|puppets?|comic|cartoon|story|tale|fable|parable|joke|eavesdrop\w*)\b",
    re.I,
)
"""A word for what is told by its speakers."""
_PLAY = expression(
    r"(?:\b(?:an?|the|my|our)\s+(?:[\w-]+\s+){0,3}?|(?:^|[(\[:\]])\s*)(?:play|playlet|drama|comedy|tragedy|farce|screenplay|sketch|skit|dialogue|dialog|transcript|conversation|puppet\s+show|radio\s+play)\b(?:\s+in\s+\w+\s+\w+)?[\W_]*$",
    re.I,
)
"""A subject that says so: "Breakfast (a play)"."""
_DIRECTION = expression(r"^[ \t]*[\[(]([^\[\]()\n]{3,160}[.!?…])[\])][ \t]*$", re.M)
"""A line that tells what is seen on the stage: "[They fight. Curtain.]"."""
_DIRECTED = expression(
    r"[(\[](?:[a-z]{2,14}ing|[a-z]{2,14}ly|aside|offstage|off|from|to\s+(?:him|her|it)self|still|under|behind|with|in)\b"
)
"""Behind the name of a figure: how it speaks, "JUDGE (rising): ..."."""
_CLOSE = expression(
    r"\b(?:Curtain|CURTAIN|Exeunt|EXEUNT)\b(?:\s+(?:falls|all|omnes))?\s*[.!)\]]|^[ \t]*(?:THE[ ])?(?:CURTAIN|EXEUNT)[ \t]*$",
    re.M,
)
"""Ends a play."""
_OF_US = expression(
    r"\b(?:I|me|my|mine|we|us|our|you|your|this|these|see|sorry|that(?:['’]s| is)|note|[NP]\.?[BS]\.?|below|above|proposals?|votes?|acts?|actions?)\b",
    re.I,
)
"""Of the author himself, or of what he does."""
_HEAD_ROOM = 120
_FULL = 60
"""Characters; a line as long was broken by its margin."""
_SAID = expression(r"\b(?:I|you|your|me|my|thee|thou|thy|we|us|our|let)\b|[?!]", re.I)
"""Of this something is in what somebody says aloud."""
_I = expression(r"\bI\b")
_BRACKETED = expression(r"\s*[(\[][^()\[\]]*[)\]]\s*")
_SUBTITLE = expression(
    r"^(?:[ \t]*\d+[ \t]*\n)?[ \t]*(?:\d\d?:)?\d\d?:\d\d[,.]\d+ --> [^\n]*\n(?:[^\n]*\S[^\n]*(?:\n|\Z))*", re.M
)
_GAP = expression(r"\n[ \t]*(?=\n)")
_NO_NAMES = frozenset(
    "note notes ps pps nb tl dr tldr news vote votes voting ballot action actions act acts gift gifts money payment payments fee reason reasons reasoning argument "
    "arguments comment comments remark remarks summary whereas resolved title text body name from to cc subject date re fwd monday tuesday wednesday thursday "
    "friday saturday sunday today tomorrow yesterday january february march april may june july august september october november december first second "
    "third last next then also finally now here hello hi hey dear thanks ok okay yes no well so and but or oh ah hmm scene act curtain enter exit exeunt warning "
    "disclaimer edit update correction question answer objection objections support intent intents announcement reminder hint tip spoiler example draft status item step".split()
)
"""Lower-case words that head a line and are nobody's name."""
_BEFORE_NAMES = frozenset(
    "as to for from in on at by with about re my our your his her their this that these those all".split()
)
"""Lower-case words with which what heads a line is more than a name: "As Oracle: ...", "To Hose: ..."."""
_ORDINALS = frozenset({"first", "second", "third"})
_ASKED, _ANSWERING = "Q", "A"
_WORD = expression(r"[^\W\d_]+")
_YOU = expression(r"\byou\b", re.I)


def spoken(live: str, grammar: Grammar, subject: str = "") -> tuple[Span, ...]:
    """The stretches of a text that figures speak, in order; the subject may say that it is a play."""
    if not (_FIGURES.found(live) or is_song(subject)):
        return ()
    spans = [found.span() for found in _SUBTITLE.finditer(live)] if "-->" in live else []
    spans += sung(live, subject)
    stages = [found.start() for found in _STAGE.finditer(live)]
    cues = _cues(live, grammar, stages[0] if stages else len(live))
    timed = [cue for cue in cues if cue.timed]
    if len(timed) > 1:
        spans += [(cue.start, cue.end) for cue in timed]
    before = 0
    for group in _groups(live, [cue for cue in cues if not cue.timed]):
        if _plays(live, group, subject):
            spans.append((_scene(live, group[0].start), group[-1].end))
        elif _on_stage(live, stages, before, group) or _talk(live, group, grammar, subject):
            spans += [(cue.start, cue.end) for cue in group]
        before = group[-1].end
    return _joined(spans)


def _joined(spans: list[Span]) -> tuple[Span, ...]:
    out: list[Span] = []
    for start, end in sorted(spans):
        if out and start <= out[-1][1]:
            out[-1] = (out[-1][0], max(end, out[-1][1]))
        else:
            out.append((start, end))
    return tuple(out)


def _cues(live: str, grammar: Grammar, stage: int) -> list[Cue]:
    """Every name at the head of a line or a sentence that may be a speaker's; alone on its line only below a stage."""
    found = [one for one in _CUE.finditer(live) if one["alone"] is None or stage < one.start()]
    letters = [one for one in found if one["loud"] and len(one["loud"]) == 1 and "." in one.group()]
    if all(one["loud"] != "Q" for one in letters) and all(starmap(partial(_next_item, live), pairwise(letters))):
        items = {one.start() for one in letters}
        found = [one for one in found if one.start() not in items]
    gaps = [gap.start() for gap in _GAP.finditer(live)] if found else []
    loud = [one["loud"] or one["alone"] for one in found if stage < one.start()]
    parts = _parts([name for name in loud if name is not None])
    out: list[Cue] = []
    ends = {live.find("\n", one.end()) + 1 for one in found if one["small"]}
    for one, after in zip(found, [*(one.start() for one in found[1:]), len(live)][: len(found)], strict=True):
        name = next(filter(None, one.group("nick", "sender", "loud", "plain", "small", "alone")))
        if _is_label(name, grammar) and (name not in parts or name in grammar.vocabulary.choices):
            continue
        if one["small"] and _breaks_sentence(live, one.start(), ends):
            continue
        n = bisect_left(gaps, one.end())
        end = min(after, gaps[n]) if n < len(gaps) else after
        if one["time"] is not None and (line := live.find("\n", one.end(), end)) >= 0:
            end = line
        start = one.start() + len(one.group()) - len(one.group().lstrip())
        timed = one["time"] is not None or one["sender"] is not None
        out.append(Cue(start, name, one.end(), end, timed))
    return out


def _breaks_sentence(live: str, start: int, ends: Container[int]) -> bool:
    """Whether a line goes on with the sentence of a full one above it, which is nobody's line (those end at `ends`)."""
    above = live.rfind("\n", 0, max(start - 1, 0)) + 1
    line = live[above:start].rstrip()
    return len(line) >= _FULL and line[-1].isalnum() and start not in ends


def _next_item(live: str, one: re.Match[str], after: re.Match[str]) -> bool:
    """Whether of two lone letters the second marks the next item of a list, or the first one of another list."""
    between = live[one.end() : after.start()]
    apart = "\n\n" in between or "ransaction" in between.lower()
    return ord(after["loud"]) == ord(one["loud"]) + 1 or (after["loud"] == "A" and apart)


def _parts(names: Sequence[str]) -> frozenset[str]:
    """Those of the names in capitals below a stage that speak again after another, and who speaks between: they are no
    labels, whatever else they may head."""
    last = {name: n for n, name in enumerate(names)}
    again = [n for n, (one, after) in enumerate(pairwise(names)) if one != after and last[one] > n + 1]
    return frozenset(name for n in again for name in names[n : last[names[n]] + 1])


def _is_label(name: str, grammar: Grammar) -> bool:
    low = name.lower().rstrip(" 0123456789")
    if not low or low in grammar.book.labels or low in grammar.book.rows or low in grammar.vocabulary.choices:
        return True
    words = low.split()
    if len(words) > 1 and words[0] in _ORDINALS:  # "SECOND OWL"
        words = words[1:]
    return low in grammar.vocabulary.answers or words[0] in _BEFORE_NAMES or not _NO_NAMES.isdisjoint(words)


def _known(name: str, grammar: Grammar) -> bool:
    """Whether a name is that of an office or a thing, under which its holder may list what he does."""
    low, words = name.lower().removeprefix("the "), grammar.vocabulary
    return low in words.ministries or low in words.nouns or low in words.things or low in grammar.things


def _groups(live: str, cues: Sequence[Cue]) -> list[list[Cue]]:
    """The cues between which the author says nothing of himself."""
    groups: list[list[Cue]] = []
    for cue in cues:
        between = live[groups[-1][-1].end : cue.start] if groups else ""
        if not groups or any(_I.search(part) and not _BRACKETED.fullmatch(part) for part in between.split("\n\n")):
            groups.append([])
        groups[-1].append(cue)
    return groups


def _plays(live: str, group: Sequence[Cue], subject: str) -> bool:
    """Whether parts in capitals speak in what the subject calls a play, or whose curtain falls behind them."""
    parts = {cue.name for cue in group if cue.name.isupper() and len(cue.name) > 1}
    if len(parts) < 2 or not any(_SAID.search(live, cue.said, cue.end) for cue in group):
        return False
    if (close := _CLOSE.search(live, group[-1].end)) is not None and not _OF_US.search(
        live, group[-1].end, close.end()
    ):
        return True
    return _PLAY.search(subject) is not None and not _I.search(live, 0, group[0].start)


def _scene(live: str, first: int) -> int:
    """Where the paragraphs begin that stand over the first part of a play and tell what is seen."""
    start = first
    for gap in reversed([0, *(gap.end() for gap in _GAP.finditer(live, 0, first))]):
        if _OF_US.search(live, gap, first) is not None:
            break
        start = gap
    return start


def _on_stage(live: str, stages: Sequence[int], before: int, group: Sequence[Cue]) -> bool:
    """Whether a stage stands over figures, or among them, and nothing of the author's own between it and the first."""
    n = bisect_left(stages, before)
    return n < len(stages) and stages[n] < group[-1].end and not _I.search(live, stages[n], group[0].start)


def _talk(live: str, group: Sequence[Cue], grammar: Grammar, subject: str) -> bool:
    """Whether these are figures that speak, and no labels."""
    names = {cue.name for cue in group}
    said = [live[cue.said : cue.end] for cue in group]
    if names == {_ASKED, _ANSWERING}:
        asked = [words for cue, words in zip(group, said, strict=True) if cue.name == _ASKED]
        return len(asked) > 1 and any(_YOU.search(words) for words in asked)
    if _lettered(live, group):
        return False
    if len(names) < 2 or sum(_SAID.search(words) is not None for words in said) < 2:
        return False
    strange = any(not _known(name, grammar) for name in names)
    if all(name.isupper() and len(name) > 1 for name in names) and (
        any(name.lower() in grammar.vocabulary.pets for name in names)
        or (strange and any(_DIRECTED.search(live, cue.start, cue.said) for cue in group))
    ):
        return True
    if strange and (_directed(live, group) or (_PLAY.search(subject) and not _I.search(live, 0, group[0].start))):
        return True
    return _told_of(live, group[0].start) or _returns(group, grammar) or _speak_of_each_other(live, group, grammar)


def _lettered(live: str, group: Sequence[Cue]) -> bool:
    """Whether these are the items of lists that stand apart, lettered in order: "A. ...", "B. ...", a gap, "A. ..."."""
    last = ""
    for before, cue in pairwise([None, *group]):
        if cue is None or len(cue.name) != 1 or live[cue.start + 1 : cue.start + 2] != ".":
            return False
        apart = before is None or _GAP.search(live, before.start, cue.start) is not None
        if cue.name != ("A" if apart else chr(ord(last) + 1)):
            return False
        last = cue.name
    return True


def _directed(live: str, group: Sequence[Cue]) -> bool:
    """Whether a sentence in brackets that stands alone above figures, or between them, tells what is seen."""
    pos = max(0, group[0].start - 2 * _HEAD_ROOM)
    found = [one for one in _DIRECTION.finditer(live, pos, group[-1].end) if not _OF_US.search(one[1])]
    return any(one.start() > group[0].start or not live[one.end() : group[0].start].strip() for one in found)


def _told_of(live: str, first: int) -> bool:
    """Whether the line above says that what follows is talk."""
    above = [line.strip() for line in live[max(0, first - 2 * _HEAD_ROOM) : first].split("\n") if line.strip()]
    line = above[-1] if above else ""
    led = line.endswith(":") or not line.endswith((".", "!"))
    return len(line) <= _HEAD_ROOM and led and _TALK.search(line) is not None


def _returns(group: Sequence[Cue], grammar: Grammar) -> bool:
    """Whether a figure speaks again after another."""
    last = {cue.name: n for n, cue in enumerate(group)}
    return any(
        one.name != after.name
        and last[one.name] > n + 1
        and not (_known(one.name, grammar) and _known(after.name, grammar))
        for n, (one, after) in enumerate(pairwise(group))
    )


def _speak_of_each_other(live: str, group: Sequence[Cue], grammar: Grammar) -> bool:
    """Whether one figure speaks of another by name; all are written in capitals before what they say."""
    names = {cue.name for cue in group}
    if not all(name.isupper() and len(name) > 1 for name in names):
        return False
    named = {name for name in names if not _known(name, grammar)}
    return any(not named.isdisjoint(_words(live[cue.start + len(cue.name) : cue.end]) - {cue.name}) for cue in group)


def _words(text: str) -> set[str]:
    return {word.upper() for word in _WORD.findall(text)}
