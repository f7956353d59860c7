"""What an author takes back or corrects in his next breath: "I object. Just kidding.", "I give Hose m10. I mean m12."

Which of the two is meant is for a human to say, so the deed becomes unclear together with the words that touch it. A
vote that is corrected by a vote is none of these: the later one counts.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers import retractions
from parsers.acts.context import Context, add_unclear
from parsers.body.statements import Statement
from parsers.retractions import SIGH, UNDONE
from parsers.scan import Scan

CORRECTING = frozenset(
    "oops whoops argh wait scratch mean make er erm rather no nope sorry err uh um hm hmm pardon correction apologies".split()
)
CORRECTED = expression(
    r"(?:[,;(–—-]|\.{2,}|…)\s*(?:no\b[,;]?\s+(?:wait|make\s+(?:that|it)|I\s+mean)\b|wait\b[,;]?\s+no\b|(?:oops|whoops|argh)[,;!]?\s+(?:I\s+mean[t]?,?\s+|make\s+that\s+)?(?=[\"“]|m?\d|(?-i:[A-Z]))|scratch\s+that|make\s+(?:that|it)\s+(?=m?\d|(?-i:[A-Z]{3}))|erm?,"
    r"|I\s+mean,?\s+(?=m?\d|(?-i:[A-Z]))|or\s+rather\b"
    r"|(?:no|nope|sorry|wait|err?|uh|um|hm+|pardon|correction|apologies)\s*+[,:;]\s*(?:(?:to|on|at|for)\s+)?(?=m?\s?\d|#\d|(?-i:[A-Z]{2,})\W*$|[\"“]|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten)\s+[a-z]))",
    re.I,
)
"""Takes back within a sentence what it has just said: "m10, no wait, m12"."""
CORRECTED_NAME = expression(
    r"(?:[,;(–—-]|\.{2,}|…)\s*(?:no|nope|sorry|wait|err?|uh|um|hm+|pardon|correction|apologies)\s*+[,:;]\s*(?:(?:to|as|from)\s+(?:the\s+)?)?(?-i:[A-Z][a-z][\w'’-]*)",
    re.I,
)
"""The same of a name; in a deed that has none, it is somebody spoken to: "FOR 412, sorry, Ivy"."""
CORRECTED_VOTE = expression(
    r"\b(?P<first>[A-Z]{3,})(?:\W{1,4}(?:no|nope|sorry|wait|err?|uh|um|hm+|oops|whoops|pardon|correction|I\s+mean|make\s+(?:that|it))\b){1,2}\W{1,4}(?P<second>[A-Z]{3,})\b(?=\W*$)"
)

_LED = expression(
    rf"{SIGH}(?:{UNDONE}|(?:i\s+(?:mean[t]?|should\s+have\s+(?:said|written)))|correction|make\s+(?:that|it)|(?:or\s+)?rather|let['’]s\s+(?:say|make\s+it)|better|actually|in\s+fact|no(?:pe)?(?:\W+wait)?)\b[\s,:;.–—-]*(?P<rest>\S.*)$",
    re.I | re.S,
)
_SIGHED = expression(
    r"\W*(?:(?:(?:oh|ah)\W+)?(?:er+m?|u[hm]+|oops|whoops|argh|gah|d['’]?oh|damn|darn|drat|sorry|no\W+wait|wait\W+no|hang\s+on|hold\s+on)\b\W*){1,3}(?P<rest>\S.*)$",
    re.I | re.S,
)
_VALUE = expression(
    r"(?:(?:FOR|AGAINST|ABSTAIN|YES|NO|TRUE|FALSE|PARADOX|(?i:(?:in)?consistent|(?:not\s+)?guilty))(?:\s+[pP#]?\s?\d+)?|(?:[mM]\s?\d+|\d+\s?m|[pP#]?\s?\d+|\d+\s+\w+|proposal\s+#?\d+)(?:\s+(?:on|of|to|for|not|instead|please)\b[^.!?;]{0,30})?|[A-Z][\w'’-]+,?\s+not\s+[A-Z][\w'’-]+)[.!)\s]*$"
)
"""Nothing but what was to be said in the first place."""
_ADDED = expression(r"(?:(?:to|for|on)\s+)?(?P<rest>[^.,!?;]{1,30}),\s+I\s+mean[t]?[.!)\s]*$", re.I)
_NAME = expression(r"[A-Z][\w'’-]+[.!)\s]*$")
_PLAINLY = expression(
    rf"{SIGH}(?:i\s+mean[t]?|i\s+should\s+have\s+(?:said|written)|correction|make\s+(?:that|it)|(?:or\s+)?rather|er+m?|(?:to|for))\b",
    re.I,
)
"""Leads to a correction even if it is a name that follows, with which one could be spoken to otherwise."""
_UNDOING = expression(rf"{SIGH}{UNDONE}(?=\s*(?:$|[,.;:!)–—-]|(?:and|because|since|as|please|instead)\b))", re.I)
DONT = expression(r"(?:I\s+(?:do\s+not|don['’]t)|not)\b", re.I)
"""What is said instead of a deed that trails off: "I support that... I mean I don't object"."""
TAKEN_BACK = "taken back at once"
SIGHT = 2
"""Statements of a few words between a deed and what takes it back, that are looked over."""
FEW = 20
"""Letters in such a statement, at most."""


_LEADS = frozenset(
    "mean meant said written correction make rather say better actually fact no nope erm er uh um uhm hm oops whoops argh gah doh oh damn darn drat sorry wait hang hold "
    "scratch strike forget ignore disregard belay undo cancel delete erase nix void".split()
)
"""One of these leads to what was meant, but for sighs of some length."""
_SIGHS = expression(r"\W*(?:er|u[hm]|d['’]?oh)", re.I)


def takes_back(c: Context, st: Statement, s: Scan) -> bool:
    """Whether a statement only takes back what was done just before, which is then for a human to settle."""
    return retractions.takes_back(s.text, s.vocab) and _settle(c, st)


def corrects(c: Context, st: Statement, first: int) -> bool:
    """Whether a statement says anew a part of what was done just before: "I mean m12."; acts from `first` on are its own.

    A vote in it counts, since it comes after the other. The same of one that takes itself back: "I object (not really)".
    """
    if len(c.acts) > first and retractions.not_meant(c.plain):
        add_unclear(c, c.acts[first].start, st.end, TAKEN_BACK)
        del c.acts[first:]
        return True
    if not c.acts or (c.plain_words.isdisjoint(_LEADS) and _SIGHS.match(c.plain) is None):
        return False
    led = _LED.match(c.plain) or _SIGHED.match(c.plain) or _ADDED.match(c.plain)
    if led is None:
        return False
    undone = _UNDOING.match(c.plain) is not None
    own = c.acts[first:]
    if own:
        if not undone or all(one.action == c.grammar.ballot for one in own):
            return False
    elif not (
        undone
        or (DONT.match(led["rest"]) and c.body[: st.start].rstrip().endswith(("...", "…", "–", "—")))
        or _VALUE.match(led["rest"])
        or (_NAME.match(led["rest"]) and (_PLAINLY.match(c.plain) or _ADDED.match(c.plain)))
    ):
        return False
    return _settle(c, st)


def _settle(c: Context, st: Statement) -> bool:
    """Make unclear what was done in the statement before; False if nothing was."""
    for n in range(c.index - 1, max(-1, c.index - 2 - SIGHT), -1):
        above = c.statements[n]
        done = [act for act in c.acts if above.start <= act.start < st.start]
        if done:
            c.acts = [act for act in c.acts if act.start < above.start]
            c.unclear = [one for one in c.unclear if one.start < above.start]
            add_unclear(c, done[0].start, st.end, TAKEN_BACK)
            c.taken_votes = done if all(act.action == c.grammar.ballot for act in done) else []
            c.taken_at = c.index
            return True
        if above.end - above.start > FEW:
            break
    return False


def votes_anew(c: Context, first: int) -> None:
    """Let votes count that were taken back, where the acts from `first` on are other votes that name all that they were
    on: the later ones count."""
    taken, c.taken_votes = c.taken_votes, []
    if c.index - c.taken_at > SIGHT or any(act.action != c.grammar.ballot for act in c.acts[first:]):
        return
    anew = {str(act.params.get("proposal")) for act in c.acts[first:] if str(act.params.get("proposal")) in act.text}
    held = [one for one in c.unclear if one.why == TAKEN_BACK and one.start == taken[0].start]
    if held and {str(act.params.get("proposal")) for act in taken} <= anew:
        c.unclear.remove(held[-1])
        c.acts[first:first] = taken


def votes_corrected(c: Context, st: Statement) -> bool:
    """Whether a vote word is corrected by another right behind it, which is for a human to settle: "412: FOR - no,
    AGAINST"."""
    found = CORRECTED_VOTE.search(c.plain)
    if found is None or not {found["first"], found["second"]} <= c.vocabulary.choices:
        return False
    add_unclear(c, st.start, st.start + len(c.plain.rstrip()), "corrected in the same breath")
    return True
