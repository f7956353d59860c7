"""Titles without marks behind the noun of what has them: "my proposal Free Jam", "the proposal On the Beast"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

from engine.expressions import expression
from parsers.scan import Scan
from parsers.slots.names import NOT_A_NAME, capitals, capitals_of_title

NO_TITLE = expression(
    r"(?:I|It|We|You|They|He|She|Please|Thanks|Thank|Sorry|Hey|Hi|Hello|Okay|Ok|Oh|Ah|Well|Cheers|Today|Tomorrow|Yesterday)\b"
    r"|(?:(?:As|On|At|By|Since|Until|From|Before|After|For|In)\s+)?(?:the\s+|next\s+|this\s+)?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|N?(?:week|day)\b)"
)
"""Words in capitals that are no title: a time, or a clause that a stop was forgotten before."""
WHOSE_CLAUSE = expression(r"\s+I(?:['’]\w+)?\s")
"""Behind such words: a clause begins, and they with it, "On Beasts I abstain"."""
ONE_OF_TWO = expression(r"\s+(?:and|&)\s+(?=[A-Z][\w'’-]*[a-z])(?!I\b)")
"""Between two parts of a title, "Bread and Butter"; behind the noun of one thing no other follows so without its own noun."""
OF_SEVERAL = expression(r"s\W+(?:(?:called|titled|entitled|named)\s+)?\Z")
"""Before titles, at the end of a noun for several."""
ROOM = 20
ENDS = expression(r"\s*(?:$|[.,;:!?)])")
THINGS = frozenset(
    "free half sale rent hire charity science posterity folks friends strangers luck fate waste newcomers nothing everything "
    "everyone nobody great fine nice excellent enough whatever".split()
)
"""Words that are nobody's name and may be a title by themselves."""
JOINING = frozenset("and but so or then now also".split())
"""Words that, in capitals, begin a title only where its line goes on with them."""


def bare_title(s: Scan, pos: int) -> list[tuple[str, int]]:
    """The title that begins at a position, longest first: words in capitals, of which the first may be any word that
    begins a title, though it begins no name."""
    runs = capitals(s, pos)
    if NO_TITLE.match(s.text, pos) or s.text.isupper():
        return runs
    if not runs:
        runs = _odd_title(s, pos)
    two = ONE_OF_TWO.match(s.text, runs[0][1]) if runs else None
    if two is not None and OF_SEVERAL.search(s.low, max(0, pos - ROOM), pos) is None:
        more = [end for _, end in capitals_of_title(s, two.end())[:1] if ENDS.match(s.text, end)]
        runs = [*((" ".join(s.text[pos:end].split()), end) for end in more), *runs]
    return runs


def _odd_title(s: Scan, pos: int) -> list[tuple[str, int]]:
    """The same, where the first word begins no name."""
    runs = capitals_of_title(s, pos)
    first = s.text[pos : pos + 20].split(" ", 1)[0].strip(".,;:!?").lower()
    if not runs or first not in NOT_A_NAME or (first in JOINING and "\n" in s.text[max(0, pos - 1) : pos]):
        return []
    return [
        (name, end)
        for name, end in runs
        if (" " in name or first in THINGS)
        and not WHOSE_CLAUSE.match(s.text, end)
        and s.words.choices.isdisjoint(name.split())
    ]
