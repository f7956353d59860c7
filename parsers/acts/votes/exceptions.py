"""What a vote on several proposals leaves out and says before it, or behind the number: "407 excepted", "407 aside".

Exceptions that stand right behind what they are taken from ("all but 407") are read with it
(parsers/slots/references.py, parsers/acts/votes/voting.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from engine.expressions import expression
from engine.language import Slot
from parsers.acts.context import Context, add_unclear
from parsers.acts.votes.voting import add_vote
from parsers.body.statements import Statement
from parsers.lines.fragments import WHICH_GETS
from parsers.scan import DIGIT, Scan
from parsers.slots.closed import read_choice
from parsers.slots.numbers import FEW
from parsers.slots.references import LEFT_OUT, read_refs

_EXCEPTION = r"(?:the|my)\s+(?:(?:sole|only|lone|single|one|two)\s+)?exceptions?(?:\s*:|\s+(?:is|are|being))"
"""Names what is left out as a sentence: "the only exception is 412"."""
_BEFORE = expression(
    rf"(?:^|[,;:(–—-]\s*|\b(?:and|but|so|from\s+me)\s+|(?-i:\b[A-Z]{{3,}})\s+)"
    rf"(?:{LEFT_OUT}|all\s+but|{_EXCEPTION}|(?-i:(?<=[A-Z][A-Z] ))but(?:\s+not)?)"
    r"\s+(?=[#\dpP\"“]|proposal|(?:your|my)\s)",
    re.I,
)
"""Before what is left out."""
_BEHIND = expression(
    r"(?:\s*+,)?\s+(?:(?:being|alone|itself|only|both|is|are|stays?|remains?)\s+)*(?:excepted|(?:to|on)\s+(?:one|the)\s+side|aside|apart|excluded|exempted?|omitted|left\s+out|not\s+included"
    r"|(?:as|being|(?:is|are)(?=\s+(?:the|my)\s))\s+(?:(?:the|my|an)\s+)?(?:(?:sole|only|lone|single|one|two)\s+)?exceptions?)"
    r"(?=\s*(?:$|[.,;:!)–—-]))",
    re.I,
)
"""Behind what is left out."""
_BEGIN = expression(r"(?:^|[,;:(]|\s[–—-]+\s|\b(?:with|and|but|so|leaving|putting|setting)\b)\s*", re.I)
"""Where the words begin that name it."""
_THAT_I = expression(rf"\b(?:{LEFT_OUT}|only)\s+that\s+I(?:\s+(?:vote|go|say|am)|['’]m)\s+(?:for\s+)?", re.I)
"""Before another vote on what is left out: "FOR 412 through 415, except that I vote AGAINST 414"."""
EXCEPTIONS = frozenset({"exception", "exceptions"})
WORDS = frozenset(
    "but except excepting save apart other bar barring excluding minus leaving putting setting counting including "
    "ignoring skipping omitting disregarding exclusion exception exceptions "
    "aside else without less besides outside".split()
) | frozenset("excepted aside excluded exempt exempted omitted left included side".split())
"""One of these is where something is left out."""


def leave_out(c: Context, st: Statement, s: Scan, made: int) -> None:
    """Take what a sentence leaves out from the votes it made, which begin at `made`."""
    if len(c.acts) - made > 1:
        _except_the_others(c, made)
    if len(c.acts) == made or not s.holds(WORDS) or not_understood(c, st, s, made):
        return
    if not (DIGIT in s.vocab or '"' in s.text):
        if _MANY.search(s.mask) is not None and _too_few(c, made, 1):
            del c.acts[made:]
            add_unclear(c, st.start, st.start + len(s.text.rstrip()), "what is left out is not understood")
        return
    ballot = c.grammar.ballot
    others = [one for one in (*_voted_otherwise(s), *_told_behind(s)) if not _of_all_the_rest(c, one, made)]
    for ref, end in [*_left_out(s), *((ref, begin) for ref, _, begin, _ in others)]:
        lists = {
            (act.start, act.params.get("choice"))
            for act in c.acts[made:]
            if act.action == ballot and act.params.get("proposal") != ref
        }
        kept = c.acts[:made]
        before = any(act.start < st.start + end for act in c.acts[made:])
        for act in c.acts[made:]:
            if before and act.start > st.start + end:
                kept.append(act)  # "..., except 425 and 426; those two I SHELVE"
                continue
            if act.action == ballot and act.params.get("proposal") == "all":
                omitted = act.params.get("except", [])
                more = {} if ref in omitted else {"except": [*omitted, ref]}
                kept.append(replace(act, params={**act.params, **more}))
                continue
            if (
                act.action == ballot
                and act.params.get("proposal") == ref
                and (act.start, act.params.get("choice")) in lists
            ):
                continue
            kept.append(act)
        c.acts[:] = kept
        gets = WHICH_GETS.match(s.low, end)
        choice = read_choice(s, gets.end()) if gets else []
        choice = [one for one in choice if not _of_all_the_rest(c, (ref, one[0], 0, 0), made)]
        voted = any(act.action == ballot and act.params.get("proposal") == ref for act in c.acts[made:])
        if choice and not voted:
            add_vote(c, st, s, choice[0][0], ref, s.text.rfind(ref, 0, end), choice[0][1])
            c.acts[made:] = sorted(c.acts[made:], key=lambda act: act.start)

    many = _MANY.search(s.mask)
    if (many is not None and _too_few(c, made, _counted(many["many"]))) or _kept_all(c, s, made):
        del c.acts[made:]
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "what is left out is not understood")
        return
    said_of = {ref: {"proposal": ref, "choice": said} for ref, said, _, _ in others}
    cast = [act for act in c.acts[made:] if act.action == ballot and act.params in said_of.values()]
    if len(cast) < len(said_of):
        c.acts[made:] = [act for act in c.acts[made:] if act not in cast]
        for ref, said, begin, end in others:
            add_vote(c, st, s, said, ref, begin, end)


def _of_all_the_rest(c: Context, other: tuple[str, str, int, int], made: int) -> bool:
    """Whether a vote behind what is left out is that on everything else: "everything except 438: FOR"."""
    return any(
        act.action == c.grammar.ballot and act.params.get("proposal") == "all" and act.params.get("choice") == other[1]
        for act in c.acts[made:]
    )


_MANY = expression(
    r"\bwith\s+(?:the\s+|these\s+|only\s+|just\s+)?(?P<many>an?(?:\s+single)?|one|two|three|four|five|some|a\s+few)\s+(?:small\s+)?exceptions?\b",
    re.I,
)


def _counted(many: str) -> int:
    """How many things a word says there are at least."""
    low = many.lower()
    return FEW.get(low, 2 if low in ("some", "a few") else 1)


def _too_few(c: Context, made: int, many: int) -> bool:
    """Whether of so many things that are left out of a vote on everything not all were found."""
    everything = [
        act for act in c.acts[made:] if act.action == c.grammar.ballot and act.params.get("proposal") == "all"
    ]
    others = {act.params.get("proposal") for act in c.acts[made:]} - {"all"}
    return any(len({*act.params.get("except", []), *others}) < many for act in everything)


_LEFT_NUMBER = expression(rf"\b(?:{LEFT_OUT})\s+(?:for\s+)?(?:proposals?\s+)?[#pP]?\d{{2,6}}\b", re.I)


def _kept_all(c: Context, s: Scan, made: int) -> bool:
    """Whether a vote on everything leaves nothing out, though the sentence leaves out a number."""
    votes = [act.params for act in c.acts[made:] if act.action == c.grammar.ballot]
    if _LEFT_NUMBER.search(s.mask) is None or any("except" in one for one in votes):
        return False
    return any(one.get("proposal") == "all" for one in votes)


def _except_the_others(c: Context, made: int) -> None:
    """Leave out of a vote on everything what gets another vote in the same sentence."""
    votes = [act for act in c.acts[made:] if act.action == c.grammar.ballot]
    for n in range(made, len(c.acts)):
        act = c.acts[n]
        if act.action != c.grammar.ballot or act.params.get("proposal") != "all" or "by" in act.params:
            continue
        omitted = list(act.params.get("except", []))
        for one in votes:
            ref = one.params.get("proposal")
            other = one.params.get("choice") != act.params.get("choice") and one.actor == act.actor
            if other and isinstance(ref, str) and ref not in ("all", "all_own", "own", "reply", *omitted):
                omitted.append(ref)
        if omitted:
            c.acts[n] = replace(act, params={**act.params, "except": omitted})


_SENTENCE = expression(
    rf"\W*(?:(?:well|oh|ok(?:ay)?|er+m?|hm+|that\s+is|i\s+mean|but|and|(?:no\W+)?wait|no|oops|whoops|sorry|argh|actually|(?:hang|hold)\s+on)\W+){{0,3}}(?:(?:{LEFT_OUT}|{_EXCEPTION}|not)\s+(?:for\s+)?(?:proposals?\s+)?[#pP]?\d"
    rf"|(?:proposals?\s+)?[#pP]?\d{{2,6}}(?:\s*(?:,|and|&)\s*[#pP]?\d{{2,6}}){{0,8}}\s+(?:is|are)\s+(?:the|my)\s+(?:(?:sole|only|lone|single|one|two)\s+)?exceptions?\b)",
    re.I,
)
"""Leaves out in a sentence of its own: "FOR everything. Well, except 401."."""


_NUMBER = expression(r"\d+")


def leaves_out(c: Context, st: Statement, s: Scan) -> bool:
    """Whether a statement leaves something out of the votes, or other deeds, in the one before it."""
    last = c.acts[-1] if c.acts and c.index else None
    if last is None or not (s.holds(WORDS) or "not" in s.vocab) or not _SENTENCE.match(s.mask):
        return False
    above = c.statements[c.index - 1]
    made = next((n for n, act in enumerate(c.acts) if act.start >= above.start), len(c.acts))
    if st.new_paragraph or made == len(c.acts):
        return False
    numbers = _NUMBER.findall(s.text)
    if last.action != c.grammar.ballot:  # "I withdraw all my proposals. Wait, not 401."
        several = any(v in ("all", "all_own") for v in last.params.values()) or (
            len(c.acts) - made > 1 and any(v in numbers for act in c.acts[made:] for v in act.params.values())
        )
        if several:
            del c.acts[made:]
            add_unclear(c, above.start, st.start + len(s.text.rstrip()), "what is left out is not understood")
        return several
    if not s.holds(WORDS):  # "FOR everything. Not 401, though."
        if any(act.params.get("proposal") in ("all", *numbers) for act in c.acts[made:]):
            del c.acts[made:]
            add_unclear(c, above.start, st.start + len(s.text.rstrip()), "what is left out is not understood")
        return True
    leave_out(c, st, s, made)
    if s.holds(EXCEPTIONS):  # "412 is the exception: AGAINST."
        return not s.holds(c.grammar.choice_words) or any(act.start >= st.start for act in c.acts)
    if s.holds(c.grammar.choice_words):  # "Except 401, FOR that one."
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "what is left out is not understood")
    return True


def not_understood(c: Context, st: Statement, s: Scan, made: int) -> bool:
    """Whether votes on several things leave out something that nothing names, so that they are for a human."""
    votes = [act for act in c.acts[made:] if act.action == c.grammar.ballot]
    several = len({act.start for act in votes}) < len(votes) or any(
        one.params.get("proposal") == "all" for one in votes
    )
    left = _UNNAMED.search(s.mask) if several and not any("except" in one.params for one in votes) else None
    if left is None or _BEFORE.search(s.mask) or _THAT_I.search(s.mask):
        return False
    del c.acts[made:]
    add_unclear(c, st.start, st.start + len(s.text.rstrip()), "what is left out is not understood")
    return True


_UNNAMED = expression(
    rf"(?<!\bto )\b(?:{LEFT_OUT})\s+(?:for\s+)?(?=[a-zA-Z])(?!(?:i|we|it|they|he|she|much|more|less)\b)", re.I
)
"""Before what is left out by a description."""


_BUT_VOTE = expression(
    rf"\b(?:{LEFT_OUT}|but)\s+(?P<choice>(?-i:[A-Z]{{3,}}))\s+(?:on\s+)?(?=[#\dpP\"“]|proposal)", re.I
)


_ON_THINGS = expression(r"\s*(?:on\s+)?(?:proposals?\s+)?", re.I)


def _voted_otherwise(s: Scan) -> Iterator[tuple[str, str, int, int]]:
    """(number, vote, where its words begin, where they end) of what gets another vote than all the rest."""
    for that in _THAT_I.finditer(s.mask) if "that" in s.vocab else ():
        for choice, at in read_choice(s, that.end())[:1]:
            on = _ON_THINGS.match(s.text, at)
            for values, end in read_refs(s, on.end() if on else at, Slot.PROPOSAL, bare=False, all_but=False)[:1]:
                yield from ((str(one), choice, that.start(), end) for one in values)
    for but in _BUT_VOTE.finditer(s.mask):
        if but["choice"] in s.words.choices and not s.text.isupper():
            for values, end in read_refs(s, but.end(), Slot.PROPOSAL, bare=False, all_but=False)[:1]:
                yield from ((str(one), but["choice"], but.start("choice"), end) for one in values)


_LEAVING = expression(
    rf"\b(?:{LEFT_OUT}|{_EXCEPTION}|but)\s+(?:for\s+|(?:my|your)\s+(?:own\s+)?)?(?=[#\dpP\"“]|proposal)", re.I
)
"""Before what is left out, wherever it stands."""
_GETS = expression(
    r"\s*(?:,?\s*(?:(?:both|all)\s+of\s+)?(?:which|that|where|these|those|they|it|both)\s+(?:both\s+|all\s+)?"
    r"(?:gets?\s+|receives?\s+|earns?\s+|has\s+|have\s+|is\s+|are\s+|I\s+(?:hereby\s+)?(?:vote|say|am|give)\s+|I['’]m\s+)?"
    r"|,\s*on\s+which\s+I\s+(?:hereby\s+)?(?:vote|say|am)\s+|,\s*|\s*+[:=]\s*|\s+[–—-]+\s+|(?P<open>\()(?:which\s+(?:is|gets?)\s+|I\s+(?:vote|say)\s+|that['’]s\s+)?)"
    r"(?:an?\s+|my\s+)?(?P<choice>[A-Z]{3,})\b(?=\s*(?:$|[.,;:!)–—-]|(?:both|instead|of\s+course|sorry|though|from\s+me|on\s+(?:it|that|them|those))\b))[^()]{0,60}?(?(open)\))(?=\W|$)",
)
"""Behind what is left out: the vote that it gets."""
_AND_NEXT = expression(r"\s*(?:,\s*)?(?:and\s+)?(?=[#pP]?\d)")


def _told_behind(s: Scan) -> Iterator[tuple[str, str, int, int]]:
    """The same of votes that stand behind what is left out: "all but 414 (AGAINST)", "... which gets AGAINST"."""
    for before in _LEAVING.finditer(s.mask):
        at = before.end()
        while found := read_refs(s, at, Slot.PROPOSAL, bare=False, all_but=False):
            values, end = found[0]
            gets = _GETS.match(s.mask, end)
            if gets is None or gets["choice"] not in s.words.choices:
                break
            yield from ((str(one), gets["choice"], at, gets.end()) for one in values if isinstance(one, str))
            more = _AND_NEXT.match(s.mask, gets.end()) if gets["open"] else None
            if more is None:
                break
            at = more.end()


def _left_out(s: Scan) -> Iterator[tuple[str, int]]:
    for before in _BEFORE.finditer(s.mask):
        for values, end in read_refs(s, before.end(), Slot.PROPOSAL, bare=False, all_but=False)[:1]:
            yield from ((one, end) for one in values if isinstance(one, str))
    for behind in _BEHIND.finditer(s.mask):
        for begin in _BEGIN.finditer(s.mask, 0, behind.start()):
            found = read_refs(s, begin.end(), Slot.PROPOSAL, bare=False, all_but=False)
            named = next(
                (
                    values
                    for values, end in found
                    if end == behind.start() or not s.text[end : behind.start()].strip(" ,")
                ),
                None,
            )
            if named is not None:
                yield from ((one, behind.end()) for one in named if isinstance(one, str))
                break
