"""Deeds that a sentence tells twice: first in short and then in full, first wished and then done, or in other words."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.acts import Act
from engine.expressions import expression
from parsers.clauses.model import Hit
from parsers.clauses.verb import pointing
from parsers.scan import IT, THEM, THIS, Scan

MARK_BETWEEN = expression(r"(?:(?:at\s+once|right\s+away|now|today|herewith|hereby|too|as\s+well)\s*)?[:;–—-]", re.I)
"""Between a deed that says nothing more and the same in full."""
SPELLED_BETWEEN = expression(
    r"[,;:(–—-]*\s*(?:that\s+is(?:\s+to\s+say)?|i\.?e\.?|in\s+other\s+words|meaning(?:\s+that)?),?", re.I
)
"""Between a deed and the same in full, in words."""
NAMED_BETWEEN = expression(r"(?:(?:at\s+once|right\s+away|now|today|herewith|hereby)\s*)?,", re.I)
THE = expression(r"(?:the|my|our)\s")
"""The same before what "it" is: "I open it, the Subgame Chess"."""
SAYS_AGAIN = expression(
    r"\W*(?:(?:that\s+is|i\.?e\.?|in\s+other\s+words|(?:so|such)\s+that|and\s+so|so|and)\W+(?:here(?:by|with)\W+)?)?",
    re.I,
)
"""Between a deed and the same said again."""
IN_OTHER_WORDS = expression(r"\b(?:that\s+is|i\.?e\.?|in\s+other\s+words)\b")
SO_THAT = expression(r"\b(?:so|such)\s+that\b")
BARE = 2
"""Words of a deed that is only its subject and its verb: "I join"."""
WISH = expression(r"\b(?:wish|want|like|love|hope|intend)\s+to\b")
AND_SO = expression(r"\W*(?:(?:and|so|therefore|thus|hence)\b\W*){0,2}")
"""Between a wish and the deed that grants it."""


def told_before(s: Scan, hit: Hit, after: Hit) -> bool:
    """Whether the first of two deeds is told only to be told better by the next."""
    return explained(hit, after) or spelled_out(s, hit, after) or wished_first(s, hit, after)


def explained(hit: Hit, after: Hit) -> bool:
    """Whether words that could mean several acts are explained by the next: "I am out: I leave the Bank contract"."""
    doubt, words = hit.match.phrase.doubt, after.match.phrase.words
    own = hit.match.phrase.words
    if own is not None and own is not words and hit.match.lacks() and not after.match.lacks():
        shared = [param.name for param in own.params if hit.match.values.get(param.name)]
        if shared and all(after.match.values.get(name) in (hit.match.values[name], IT, [IT]) for name in shared):
            return True  # "Law is mine: I usurp it for m40"
    return doubt is not None and "?" in doubt.why and words is not None


def spelled_out(s: Scan, hit: Hit, after: Hit) -> bool:
    """Whether a deed that says nothing more is told behind a mark: "I pay my fine: I destroy m25"."""
    words = hit.match.phrase.words
    same = words is not None and words is after.match.phrase.words and words.document is None
    between = s.text[hit.end : after.start].strip()
    bare = pointing(hit.match) == len(hit.match.values) < len(after.match.values) + (not pointing(after.match))
    marked = MARK_BETWEEN.fullmatch(between) is not None or SPELLED_BETWEEN.fullmatch(between) is not None
    named = bool(hit.match.values) and NAMED_BETWEEN.fullmatch(between) and THE.match(s.low, after.start) is not None
    if same and marked and (hit.match.lacks() or left_open(hit)) and not (after.match.lacks() or left_open(after)):
        said = {name: value for name, value in hit.match.values.items() if name not in hit.match.phrase.sets}
        return bool(said) and all(after.match.values.get(name) == value for name, value in said.items())
    return same and bare and bool(after.match.values) and (marked or bool(named))


def left_open(hit: Hit) -> bool:
    """Whether the words of a deed leave out what it needs: "I'm sending the m12 now: m12 to Hose"."""
    return any(value == "" for value in hit.match.phrase.sets.values())


def wished_first(s: Scan, hit: Hit, after: Hit) -> bool:
    """Whether somebody tells what he wishes to do before he does just that: "I'd like to give Ivy m5, so I do: ..."."""
    same = hit.match.phrase.words is after.match.phrase.words and hit.match.values == after.match.values
    return (same and s.text[hit.end : after.start].strip() == ":") or (
        same
        and WISH.search(s.low, hit.start, hit.end) is not None
        and WISH.search(s.low, after.start, after.end) is None
        and AND_SO.fullmatch(s.low[hit.end : after.start]) is not None
    )


def alike(hit: Hit, after: Hit) -> bool:
    """Whether what is said of a deed the second time is said, or pointed at, the first time."""
    return all(
        value == hit.match.values.get(name)
        or all(one in POINTS for one in (value if isinstance(value, list) else [value]))
        for name, value in after.match.values.items()
    )


CALLED_SO = expression(
    r"\W*(?:(?:please|kindly|pray|you\s+(?:may|can|should)|so|and)\b\W*){0,2}(?:consider|count|treat|regard|take|read|accept|receive|register|record|file|enter|note)\s+"
    r"(?:this|it|that|the\s+above|all\s+(?:of\s+)?(?:this|that)|these\s+lines|(?:this|my)\s+(?:mail|message|post|note))\s+(?:(?:as|to\s+be|for)\s+)?(?:an?|my|the)\s[^:;]{3,60}?\s*+[.!]*\s*",
    re.I,
)
"""Says only what the words above are."""


def called_so(text: str, hit: Hit, action: str, done: Iterable[Act]) -> bool:
    """Whether a sentence only calls a deed by its name that was done above: "Please treat this as an Indictment"."""
    if CALLED_SO.fullmatch(text) is None or pointing(hit.match) < len(hit.match.values):
        return False
    return any(act.action == action and not act.intent for act in done)


POINTS = frozenset({THIS, IT, THEM})
ANNOUNCED = expression(r"\b(?:announc|inten[dt]|promis|plan|object)")


def only_does_so(hit: Hit) -> bool:
    """Whether a deed says no more than that something is done: "I do so"."""
    words = hit.match.phrase.words
    deictic = words is not None and any(param.deictic for param in words.params)
    return deictic and not hit.match.values and hit.frame.times == 1


def says_again(s: Scan, hit: Hit, after: Hit) -> bool:
    """Whether words only say again what those right before them do: "Out of Chess I bow; that is, I leave it"."""
    own, words = hit.match.phrase.words, after.match.phrase.words
    between = s.low[hit.end : after.start]
    if own is None or words is None or not between.strip() or not SAYS_AGAIN.fullmatch(between):
        return False
    if own.document is not None and words.document is not None and SO_THAT.search(between):
        return True  # "I revise it so that it shall read: ..."
    if only_does_so(after) and not only_does_so(hit) and not ANNOUNCED.search(s.low):
        return True  # "Let the last Trick be Reinforced: I hereby do so"
    if own is words and IN_OTHER_WORDS.search(between) and alike(hit, after):
        return True  # "I pay Hose m5, that is, I give him m5"
    only_points = bool(after.match.values) and pointing(after.match) == len(after.match.values)
    if only_points and (own is words or IN_OTHER_WORDS.search(between)):
        return True
    akin = own.action.partition("_")[0] == words.action.partition("_")[0]
    if own.document is not None and words.document is not None:
        return akin and only_points and after.frame == hit.frame
    bare = not after.match.values and len(s.text[after.start : after.end].split()) == BARE
    return akin and own is not words and bare and words.document is None
