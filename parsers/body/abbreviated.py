"""Points that end an abbreviation and no sentence: "Corp.", "e.g.", "No. 5", an initial, the number of an item;
and marks that end a cry within one."""

from __future__ import annotations

from engine.expressions import expression
from parsers.scan import POINTED

ABBREVIATION = expression(
    rf"(?:\b(?:{'|'.join(POINTED)}|mr|mrs|ms|dr|prof|Min|Corp|Inc|Ltd|Co|[Ee]\.g|[Ii]\.e|eg|ie|etc|vs|viz|No|no|Nr|nos|resp|cf|approx|obj|Prop|prop|w\.r\.t)|\b[A-Z]|[:,;(]\s*\d{{1,3}})$"
)
_ITEM_NUMBER = expression(r"[:,;(]\s*(\d{1,3})$")
_FIRM = ("Corp", "Inc", "Ltd", "Co")
_AFTER_FIRM = expression(r"\s*(?:(?:I|It|The|This|And|Its?|Then|My)\b|[A-Z]\w+(?:\s+\w+){0,2}:)")
_NUMBER_SIGN = expression(r"\b(?:No|no|nos)$")
_SAID_NUMBER = expression(
    r"\s*(?:#?[pP]?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)\b)"
)
_COLUMN_HEAD = expression(r"(?:^|\n)[ \t|]*(?:No|no|nos)$")
_COLUMN_BEHIND = expression(r"(?:[ ]{3,}|\t|[ ]*\|)[ ]*[A-Z\"“]")
"""The first column of a table is headed "No.", and another name of a column stands behind it."""
_INITIAL = expression(r"\b[A-Z]$")
_AFTER_INITIAL = expression(
    r"\s*(?:I|Refresh|Proposals?|Consultations?|Rules?|Ballots?|Players?|Nobody|The|This|It|All|And|We|That|Now|My|So|Please|Then|Everybody|Everyone"
    r"|Cheers|Thanks|Thank|Sorry|Regards|More|Also|But|First|Next|Finally|There|Here|What|Why|How|Who|If|Let|Since|Because|Not|Yes|You|Its|Our|Your|Other|Others|Nothing|With|After|Before)\b"
)
_LETTERED = expression(r"(?:\b(?:RPs?|[Pp]roposal)\s+|>\s*)[A-Z]$")
"""A thing that has a letter for its name, and no initial."""


def abbreviated(masked: str, at: int, after: int) -> bool:
    """Whether a point ends an abbreviation and no sentence."""
    if not masked[after : after + 200].strip():
        return False
    before = masked[max(0, at - 12) : at]
    if not ABBREVIATION.search(before):
        return False
    if (item := _ITEM_NUMBER.search(before)) is not None and int(item[1]) > 1:
        return f"{int(item[1]) - 1}." in masked[:at]  # "12, 13. Inconsistent: 14" counts no items
    if before.endswith(_FIRM) and _AFTER_FIRM.match(masked, after):
        return False
    if _LETTERED.search(before):
        return False
    if _COLUMN_HEAD.search(before) and _COLUMN_BEHIND.match(masked, after):
        return True
    if _NUMBER_SIGN.search(before) and not _SAID_NUMBER.match(masked, after):
        return False  # "Oh dear no. AGAINST."
    return not (_INITIAL.search(before) and _AFTER_INITIAL.match(masked, after))


_WITHIN_DASHES = expression(r"\w\s+[-–—]{1,2}\s+[^-–—.:;!?]{2,50}[!?]+$")
_DASH_NEXT = expression(r"\s+[-–—]{1,2}\s+\w")
_ASIDE_ROOM = 60


def cried_within(masked: str, at: int, after: int) -> bool:
    """Whether a mark ends only what is cried between two dashes, before the sentence goes on."""
    within = _WITHIN_DASHES.search(masked, max(0, at - _ASIDE_ROOM), after)
    return within is not None and _DASH_NEXT.match(masked, after) is not None


_TITLE = expression(rf"\b(?:{'|'.join(POINTED)})\.$")
_NAME = expression(
    r"\s*(?!(?:I|The|This|It|All|And|We|That|Now|My|So|Please|Then|He|She|They|You|As|In|On|For)\b)[A-Z][\w'’-]"
)


def shortened_before(last: str, text: str) -> bool:
    """Whether a line ends with an abbreviation, and the next one, the `text`, goes on with its sentence: "I give Dr."
    over "Pfennig m5"."""
    if not last.endswith(".") or ABBREVIATION.search(last[-13:-1]) is None:
        return False
    return text.lstrip()[:1].islower() or (_TITLE.search(last[-13:]) is not None and _NAME.match(text) is not None)


ECHOED = expression(
    r"\w.*[,;.]\s+(?:\w+\s+){0,3}#?[pP]?\d{2,6}\?\s+[A-Z]{3,}\W*$|\d,\s+(?:was|is)\s+(?:it|that)\?\s+[A-Z]{3,}\W*$"
)
"""A line of two sentences, the second of them a vote on what the first asks about at its end."""
