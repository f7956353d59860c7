"""Acts that may be misread: what is like acts that once were (`parsers/clauses/suspicion`) is held for a human."""

from __future__ import annotations

from bisect import bisect_right

from engine.acts import Act, Unclear
from parsers.acts.context import Context
from parsers.clauses.suspicion import Place, params_said, signs_against

MISREAD = "acts that were read from words like these have been misread"


def hold_suspect(c: Context) -> None:
    """Hold each act of the mail that is like those that were misread, with what it was read as."""
    suspicion = c.book.suspicion
    if suspicion is None or not c.acts:
        return
    starts = [one.start for one in c.statements]
    said: Said = {}
    suspects = {id(act) for act in c.acts if suspicion.reaches(suspect_signs(c, act, starts, said))}
    if suspects:
        held = [act for act in c.acts if id(act) in suspects]
        c.unclear += [
            Unclear(act.text, act.start, act.end, MISREAD, act, "", act.transaction, act.outermost) for act in held
        ]
        c.acts = [act for act in c.acts if id(act) not in suspects]


Said = dict[tuple[int, int], str]
"""What the parameters of all acts between two offsets say: many acts may stand in one statement."""


def suspect_signs(c: Context, act: Act, starts: list[int], known: Said) -> set[str]:
    """The signs by which an act is weighed; `starts`: where the statements of the mail begin."""
    at = bisect_right(starts, act.start) - 1
    if at < 0:  # the subject says it, over a text that is none of the reader's
        return signs_against(c.grammar.signs, c.book.of(act.action).params, act, Place("", "", True, False), [], "")
    first = last = c.statements[at]
    while at + 1 < len(starts) and starts[at + 1] < act.end:
        at += 1
        last = c.statements[at]
    reach = max(act.end, first.end)
    behind = c.body[act.end : max(last.end, act.end)]
    place = Place(c.body[first.start : act.start], behind, first.line_start, bool(first.mark))
    beside = [one for one in c.acts if one is not act and one.start < reach and first.start < one.end]
    reported = " ".join(one.text for one in c.unclear if one.start < reach and first.start < one.end)
    said = known.get((first.start, reach))
    if said is None:
        said = known[first.start, reach] = params_said((act, *beside))
    return signs_against(c.grammar.signs, c.book.of(act.action).params, act, place, beside, reported, said)
