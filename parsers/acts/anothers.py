"""What stands beside a deed in its own sentence and is somebody else's: "503 gets my FOR, and 504 an AGAINST from Hob",
"I leave Chess, and Ivy too"."""

from __future__ import annotations

from engine.expressions import expression
from engine.language import Slot
from parsers.acts.context import Context
from parsers.clauses.model import Hit
from parsers.scan import Scan

FROM: frozenset[str] = frozenset({"from", "of", "by"})
"""One of these stands before whose vote it is."""
ALSO: frozenset[str] = frozenset({"too", "also", "likewise", "well"})
"""One of these stands behind what may be somebody who does the same."""
RELATIVE: frozenset[str] = frozenset({"which", "who", "whom"})
"""What names nothing itself."""
VOTE_OF = expression(
    r"(?:\s+votes?)?\s+(?:from|of|by)\s+(?:the\s+)?(?!Me\b|My\b|Mine\b)(?P<name>[A-Z][a-z][\w'’-]*)(?!\s+[A-Z]|['’]s\s+[a-z])"
)
"""Behind a vote: whose it is."""
AND_NAME = expression(r"(?<=,\sand\s)[A-Z][\w'’-]*(?:\s*+,)?\s+(?:too|also|likewise|as\s+well)\s*+[.!]*\s*$")


def without_others(c: Context, s: Scan, hits: list[Hit]) -> list[Hit]:
    """The hits without the votes of others, and without what may be a thing or a person."""
    if s.holds(FROM):
        hits = [hit for hit in hits if not _voted_by_another(c, s, hit)]
    if s.holds(RELATIVE):
        hits = [hit for hit in hits if not _of_relative(hit)]
    if len(hits) > 1 and s.holds(ALSO) and may_be_somebody(s, hits[-1], hits[-1].match.start):
        return hits[:-1]
    return hits


def _of_relative(hit: Hit) -> bool:
    """Whether a value of a deed is only the word that leads to its clause: "Ivy and Hob, whom I hereby fine"."""
    said = [one for value in hit.match.values.values() for one in (value if isinstance(value, list) else [value])]
    return any(isinstance(one, str) and one.lower() in RELATIVE for one in said)


def _voted_by_another(c: Context, s: Scan, hit: Hit) -> bool:
    words = hit.match.phrase.words
    if words is None or words.action != c.grammar.ballot or hit.frame.actor:
        return False
    found = VOTE_OF.match(s.text, hit.end)
    return found is not None and found["name"] not in s.selves and found["name"] not in c.setting.entities


def may_be_somebody(s: Scan, hit: Hit, at: int) -> bool:
    """Whether the last thing of several, which stands there, may be a person who does what the author does."""
    words = hit.match.phrase.words
    things = [param for param in words.params if param.slot is Slot.THING] if words is not None else []
    return bool(things) and AND_NAME.match(s.text, at) is not None
