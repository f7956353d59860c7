"""Which words without a capital go on with a list of names: "m5 to Hob, Ivy and zork", "Wimple, tq, Marzipan"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from engine.expressions import expression
from parsers.firms import ENTITY
from parsers.scan import Scan

_LIST_ENDS = r"(?:[.;!)(]|$|,?\s+(?:for|because|since|as|with|in|now|please|thanks|effective|pursuant|per|under|at\s+(?:last|random)|by\s+(?:lot|dice|die)|too|again|of\s+course)\b|\s+-|\s*[–—])"
"""What stands behind a list of names."""
LAST_OF_LIST = expression(
    rf",?\s+(?:and|&)\s+[a-z0-9]+\s*(?:{_LIST_ENDS}|,?\s+from\s+(?:me|my|mine|its)\b|\s*[,:]\s+(?:m\s?\d|\d{{1,6}}\s?m\b))"
)
SMALL_IN_LIST = expression(
    r",\s+(?!(?:resign|forfeit|vote|abstain|object|support|withdraw|leave|join|quit|thanks|please|again|too|then|and|but|so|ok|no|us|it|he|we|do|go|in|on|at|by|to|of|or|as|if|is|be|am|an|up|eh|ah|oh|hm|ha|once|twice|thrice|each|both|hereby|herewith|now|today|here|there|starting|beginning|effective|payable|\w+ly)\b)"
    rf"[a-z0-9_]{{2,}}\s*(?:,(?!\s)|{_LIST_ENDS}|\s(?:and|&)\s+[a-z0-9_]{{2,}}\s*{_LIST_ENDS}|,\s)"
)
"""The next of a list of names that have no capitals."""
SMALL_MIDDLE = expression(
    r",\s+(?!(?:resign|forfeit|vote|abstain|object|support|withdraw|leave|join|quit|ordain|thanks|please|again|too|then|and|but|so|ok|no|us|it|he|we|do|go|in|on|at|by|to|of|or|as|if|is|be|am|an|up|eh|ah|oh|hm|ha|once|twice|thrice|each|both|hereby|herewith|now|today|here|there|cheers|sorry|hello|hi|welcome|with|for|from|under|my|the|your|his|her|their|all|\w+ly|\w+ing|\w+ed)\b)[a-z0-9_]{2,12}(?:,\s|\s(?:and|&)\s)"
)
SMALL_LAST = expression(
    r",\s+(?!(?:resign|forfeit|vote|abstain|object|support|withdraw|leave|join|quit|ordain|thanks|please|again|too|then|and|but|so|ok|no|not|once|twice|thrice|each|both|hereby|herewith|now|today|here|there|cheers|sorry|alas|hello|hi|welcome|btw|lol|haha|heh|enjoy|congrats|yay|done|period|instead|respectively|apiece|total|everybody|everyone|others?|etc|with|for|from|\w+ly|\w+ing|\w+ed|it|he|we|us|me|you|they|them)\b)"
    rf"[a-z0-9_]{{2,12}}\s*(?:[.!]\s*$|$|\((?!not\b)|(?=\s){_LIST_ENDS})"
)
"""The last of several names, of which it alone has no capital: "Hob, Ivy, zork (dice)"."""
CAPITAL_NEXT = expression(
    r"[a-z0-9_]{2,12}(?:,\s+(?:and\s+)?|\s(?:and|&)\s+)(?!I\b)[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,2}\s*(?:[.;!)(]|,|$|\b(?:and|as|for|to|because|now)\b)"
)
"""Behind it stands one that has a capital: "Wimple, tq, Marzipan"."""
SMALL_SECOND = expression(
    r"\s+(?:and|&)\s+(?!(?:resign|forfeit|vote|abstain|object|support|consent|withdraw|leave|join|quit|panic|pause|ponder|retire|retract|tally|pass|fold|refuse|agree|disagree|approve|"
    r"thanks|thank|please|pls|again|too|then|and|but|others?|another|more|friends?|company|everybody|everyone|anybody|nobody|associates|partners|family|sons?|daughters?|brothers?|sisters?|"
    r"done|out|back|that|this|sorry|cheers|good|bye|end|off|forth|nothing|something|call|counting|beyond|above|below|here|there|now|later|today|tomorrow|still|yet|soon|go|stay|wait|hope|sign)\b)"
    r"(?!(?:we|he|me|us|it|so|no|my|by|to|in|on|at|up|be|do|go|is|am|as|of|or|if|an|ok|oh|ah|eh|um|er|hi|ha|pm|ps|re)\b)[a-z0-9_]{2,}(?<!ly)(?<!ing)\s*(?:[.;!)(]|$)"
)
"""The second of two names, of which it has no capital, at the end: "m5 each to Pip and zug (wager)"."""
FRONTED = expression(r"\W*(?:to|for|upon)\s+(?:each\s+of\s+)?$")
"""Begins a sentence with those to whom something goes ..."""
FRONTED_LAST = expression(
    r",?\s+(?:and|&)\s+[a-z0-9_]{2,12},?\s+i\s+(?:hereby\s+)?(?:give|send|pay|transfer|grant|hand|pass|donate)\b"
)
"""... up to who gives it: "To Hob and zip I give m8 each"."""
EACH_ROOM = 12
EACH_TO = expression(r"\beach,?\s+to\s+$")
"""Before the names of several: "m6 each to Ivy and wren"."""
SMALL_OTHER = expression(
    r"\s+(?:and|&)\s+(?!(?:resign|forfeit|vote|object|support|withdraw|leave|join|then|others?|another|everybody|everyone|anybody|nobody|people|players?|friends?|the|my|his|her|their|our|all|any|some)\b)"
    r"[a-z0-9]{3,}(?<!ly)(?<!ing)(?=\s*[,.;:!?)(]|\s*$|\s+(?:for|because|as|since|with|in|on|out|who)\b)"
)
"""The second of those."""
SMALL_BEFORE_VERB = expression(
    r"\s+(?:and|&)\s+[a-z0-9_]{3,}\s+(?:(?:both|each|all)\s+)?(?:sent|brought|recruited|invited|roped|talked|dragged|lured|told|got|made|persuaded|are|were|receive|get|have|shall|will)\b"
)
"""The second of two such names, which are the subject of a clause: "tuppence and ned sent me"."""
SMALL_RECEIVES = expression(
    r",?\s+(?:and|&)\s+(?!(?:others?|another|then|also|now|so|each|both|all|everybody|everyone|anybody|nobody|somebody|someone|people|players?|friends?|i|you|he|she|we|they|it|who|e)\b)"
    r"[a-z0-9_]{2,}\s+(?:(?:both|each|all)\s+)?(?:receives?|gets?|(?:shall|may|are\s+to)\s+(?:each\s+|both\s+|all\s+)?(?:have|get|receive)|are\s+(?:each\s+)?(?:given|paid|awarded|sent))\s+(?:m?\d|(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten)\s)"
    r"|\s+(?:and|&)\s+(?!(?:others?|i|you|he|she|we|they|it|who|e|both|all|some|people|players?|friends?)\b)[a-z0-9_]{2,}\s+(?:both\s+|all\s+)?(?:(?:have|had)\s+(?:both\s+|now\s+|all\s+)?(?:won|lost|drawn|tied)\b"
    r"|(?:(?:have|had)\s+)?(?:recruited|brought|invited|roped|talked|dragged|lured|persuaded|sent)\s+me\b)"
)
"""The last of names, which has no capital, before what all of them get: "Juniper and quux receive m8 each"."""

SMALL_PAID = expression(
    r",?\s+(?:and|&)\s+(?!(?:others?|another|then|also|now|so|each|both|all|everybody|everyone|anybody|nobody|somebody|someone|people|players?|friends?|i|you|he|she|we|they|it|who|e|for|to|the|a|an)\b)"
    r"[a-z0-9_]{2,}\s+(?:(?:m\s?\d{1,6}|\d{1,6}\s?m|\d{1,6}\s+(?:macks?|mackerels?|(?:[a-z]+\s+){1,2}socks?))(?=\s*(?:[.,;:!)(]|$|\s(?:each|apiece|for|from|and|because|as)\b))|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:\w+\s+){1,3}(?:each|apiece)\b)"
)
"""The same before what somebody gives all of them: "I give Juniper, Sable and quux m8 each"."""

FIRM_GIVEN = expression(
    r"it(?=\s+(?:another\s+|a\s+further\s+|(?:only|just|back)\s+)?(?:m\s?\d|\d+\s?(?:m\b|macks?\b|mackerel|points?\b)|(?:an?|one|two|three|my|\d+)\s+(?:\w+\s+){1,2}socks?\b))"
)


def firm_given(s: Scan, pos: int) -> re.Match[str] | None:
    """An "it" that gets something, behind a firm in its sentence: "I give the Bank m5, and tomorrow I give it m5 more"."""
    found = FIRM_GIVEN.match(s.low, pos)
    named = found is not None and any(one[0][0].isupper() for one in ENTITY.finditer(s.text, 0, pos))
    return found if named else None


def goes_on_small(s: Scan, pos: int, values: Sequence[Any], end: int, begin: int) -> bool:
    """Whether the word without a capital at `begin` is the next of the names that begin at `pos`: `values`, which end at
    `end`."""
    if SMALL_RECEIVES.match(s.low, end) or (len(values) > 1 and SMALL_PAID.match(s.low, end)):
        return True
    if FRONTED_LAST.match(s.low, end) and FRONTED.match(s.low, 0, pos):
        return True
    if len(values) > 1:
        listed = LAST_OF_LIST.match(s.low, end) or SMALL_LAST.match(s.low, end)
    else:
        each = EACH_TO.search(s.low, max(0, pos - EACH_ROOM), pos) is not None
        listed = SMALL_SECOND.match(s.low, end) or (SMALL_OTHER.match(s.low, end) if each else None)
    if listed or (str(values[0])[:1].islower() and SMALL_BEFORE_VERB.match(s.low, end)):
        return True
    if any(str(one)[:1].islower() for one in values) and SMALL_IN_LIST.match(s.low, end):
        return True
    return SMALL_MIDDLE.match(s.low, end) is not None and CAPITAL_NEXT.match(s.text, begin) is not None
