"""Deeds that their author only would like to do: something keeps him from it, or it is for later."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

from engine.expressions import expression
from parsers.clauses.model import Hit
from parsers.scan import Scan

KEEPING = frozenset(
    "but though although however only alas yet except soon sometime eventually some one before until next".split()
)
"""One of these is where something keeps somebody from what he would like."""
ONLY_WISHED = expression(
    r"i\s+want\s+in\b|i(?:['’]d|\s+(?:would|should))\s+(?:(?:very\s+much|really|\w+ly|also|still|rather)\s+)*(?:like|love|prefer|wish)\s+to\b|i\s+(?:(?:\w+ly|also|still|just)\s+)*wanna\b|i\s+(?:(?:\w+ly|also|still|do)\s+)*(?:wish|want|would\s+like)\s+to\b"
)
WISHES = frozenset("want like love prefer wish".split())
"""One of these is in a wish."""
BUT_NO_DEED = expression(
    r"[^,;:.!?]{0,40}?\s*+[,;–—-]*\s*\bbut\s+(?!not\s+(?:proposal\s+)?[p#]?\d|(?:only(?!\s+(?:next|when|after|once|later|from|in\s+(?:a|an|some|two|three)|as\s+soon|if)\b)|briefly|please|first|politely|(?!only)\w+ly|with|for|on|at|by|also|then|now|not\s+(?:to|for|on|the)|i\s+(?:do\s+)?(?:hereby|so\b)|as\s+to)\b)\S|[^,;:.!?]{0,40}?\s*+[,;–—-]+\s*(?:only|however|alas|yet|except\s+that)(?:\s*+,)?\s+(?:i\s+(?:have|am|do|don|can|cannot|need|lack|haven|must|never|couldn|still)|i['’]m|my\s|there\s|it\s|the\s|no(?:body|\s+one)?\s|exams)\b"
)
_LEARN = r"(?:know|understand|read|reread|see|hear|ask|learn|find|check|count|sleep|think|wait|talk|speak|look|get|finish|earn|make\s+sure|work\s+out|figure\s+out|do\s+some)"
_NEED = rf"(?:i|we|you|he|she|e|they|somebody|someone|[a-z]+)\s+(?:(?:still|just|really|only|first)\s+)*(?:needs?|must|have\s+to|has\s+to|['’]?ve\s+got\s+to|should|ought|lacks?|wants?\s+to\s+{_LEARN}|(?:would|['’]d)\s+(?:like|want|have|need)\s+to\s+{_LEARN})\b"
PUT_OFF = expression(
    rf"[^;:.!?]{{0,60}}?\b(?:but|though|although|only|however)(?:\s*+,)?\s+(?:(?:first|before\s+that|beforehand|before\s+i\s+(?:do|can|may)(?:\s+(?:so|that|it))?)(?:\s*+,)?\s+(?:{_NEED}|let\s|let['’]?s\b|there\b|tell\s+me|a\s+question|some\s+questions?|one\s+question)|not\s+(?:before|until|till|yet|today|just\s+yet|right\s+now|now|while|this\s+n?week)\b)"
    r"|(?:\s*+,)?\s+(?:(?:very|quite|fairly|pretty)\s+)?(?:soon|some\s?time|eventually|one\s+(?:fine\s+)?day|some\s?day|at\s+some\s+(?:point|time)|next\s+(?:n?week|n?day|month|year|time)|before\s+(?:too\s+)?long|in\s+the\s+(?:near\s+|not\s+too\s+distant\s+)?future|by\s+and\s+by)\s*(?:$|[.;!,])",
)
"""Behind a wish: what has to be first, or that it is for later."""
INTENDED_BUT = expression(
    r"[^;:.!?]{0,40}?\bbut\s+(?:i\s+)?(?:don['’]t\s+know|do\s+not\s+know|can['’]t|cannot|haven['’]t|not\s+(?:yet|now))\b"
)
FIRST_THEN = expression(
    rf"\W*(?:but|only|though|however|still)?\W*(?:first|before\s+that|before\s+i\s+(?:do|can|may)(?:\s+(?:so|that|it))?)(?:\s*+,)?\s+(?:(?:though|however|of\s+course)(?:\s*+,)?\s+)?(?:{_NEED}|let\s|let['’]?s\b|tell\s+me)"
    r"|\W*(?:but|only|just|though|however)?\W*not\s+(?:today|now|yet|just\s+yet|this\s+n?week|before|until)\b"
)
"""Behind the sentence of a wish: what has to be first."""


def only_wished(s: Scan, chain: list[Hit]) -> bool:
    """Whether a deed is what its author would like and what something keeps him from: "I'd like to join, but ..."."""
    if not s.holds(KEEPING):
        return False
    if chain[0].frame.announced:
        return INTENDED_BUT.match(s.low, chain[-1].end) is not None
    if ONLY_WISHED.match(s.low, chain[0].start) is None:
        return False
    end = chain[-1].end
    return BUT_NO_DEED.match(s.low, end) is not None or PUT_OFF.match(s.low, end) is not None


def put_off(s: Scan, hits: list[Hit], below: str) -> bool:
    """Whether the last deed of a sentence is only wished, and the next one says what has to be first."""
    wished = s.holds(WISHES) and ONLY_WISHED.match(s.low, hits[-1].start) is not None
    return wished and FIRST_THEN.match(below.lower()) is not None
