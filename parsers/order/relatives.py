"""Who a clause is about that tells more of somebody: "The same goes for Ivy, whom I deactivate", "..., to whom I give m5";
and what is only told of a thing before it is hereby made something: "The wiki, which nobody reads, is hereby ...".

The pronoun of the clause is put in as one of a clause of its own ("; em I deactivate"); offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set

from engine.expressions import expression

_NAME = r"(?-i:[A-Z])[\w'’-]{0,30}"
_WHOM = expression(
    rf"(?P<more>\b{_NAME}(?:,?\s+and\s+|,\s+))?\b(?P<last>{_NAME}),?\s+(?:and\s+)?(?:also\s+)?"
    r"(?:(?P<to>to|on|upon|from|with|against)\s+)?whom,?\s+(?=I\s)",
    re.I,
)
MOST = 5
"""Such clauses of one sentence."""


def about_whom(text: str) -> str:
    """The text, of the same length, with a clause of its own for each one that tells what the author does to somebody."""
    for _ in range(MOST):
        found = _WHOM.search(text)
        if found is None or found["last"] == "I":
            return text
        whom = " ".join(filter(None, (found["to"], "them" if found["more"] else "em")))
        at = found.end("last")
        text = text[:at] + f"; {whom}".ljust(found.end() - at) + text[found.end() :]
    return text


_ONE_OF_LIST = r"(?:(?:the\s+)?[A-Z][\w'’-]*(?:\s(?:of\s|the\s)?[A-Z][\w'’-]*){0,3}|(?:[Pp]roposal\s+|[Cc]onsultation\s+|#|P)?\d{1,6}|[\"“][^\"“”]{1,60}[\"”])"
_LISTED = expression(
    rf"(?P<told>,\s+(?:which|who|whose|whom)\s[^,;:.!?\x00]{{2,80}}|\s+\([^()]{{2,60}}\))(?P<next>;\s+(?:and\s+)?)(?={_ONE_OF_LIST}\s*(?:[.;!]|,\s+(?:which|who|whose|whom)\b|\([^()]{{2,60}}\)|$))"
)


def listed_alone(text: str) -> str:
    """The text, of the same length, with a list of things set apart by semicolons, without what is told of each: "I withdraw
    305, which is broken; 306, which is worse; and 307"."""
    return _LISTED.sub(lambda found: "," + found["next"][1:].rjust(len(found[0]) - 1), text)


_PLACE = expression(
    r"^(?P<before>[^;:.!?]{0,60}?\b(?:on|in|at|via|over|to|through)\s+)(?P<thing>(?:the\s+)?[\w#-]+(?:\s+(?:list|wiki|forum|channel|board|page|room))?)(?P<which>,\s+which\s+I\s+(?:(?:hereby|now|herewith)\s+)*)(?P<verb>designate|declare|appoint|proclaim)\s+(?P<rest>(?:as\s+|to\s+be\s+)?(?:the|an?|our)\s[^,;:.!?]{3,60})",
    re.I,
)


def where_made(text: str) -> str:
    """The text, of the same length, with what the author makes of a place that it ends with: "We meet on s-d, which I
    designate as the Emergency Forum"."""
    found = _PLACE.match(text)
    if found is None:
        return text
    told = f"I {found['verb']} {found['thing']} {found['rest']}"
    return told.rjust(found.end()) + text[found.end() :]


_IN_TOKEN = expression(
    r"(?:^\W*|[,;]\s+)(?:and\s+)?(?:in|as|by\s+way\s+of|with)\s+(?:(?:an?|due|full|some|partial|small)\s+){0,2}"
    r"(?:proof|token|sign|mark|honou?r|memory|recognition|celebration|gratitude|thanks|acknowledge?ment|witness|view|light"
    r"|(?P<for>return|exchange|consideration|compensation|recompense|settlement))"
    r"\s+(?:of|for)\s+(?P<which>which),?\s+(?=I\s)",
    re.I,
)
_WAS_DONE = expression(
    r"\b(?:gave|lent|sent|paid|did|wrote|told|let|brought|took|made|found|kept|[a-z]{3,}ed|ha(?:s|ve)\s+[a-z]+(?:ed|[nt]))\b"
)
_SUPPOSED = frozenset(
    "if unless when whenever suppose imagine would could should might may will shall wants offers".split()
)


def in_token_of_that(text: str, said: Set[str]) -> str:
    """The text, of the same length, with "that" where a clause is joined by what it is a token of: "We are friends, in
    proof of which I give m5 to Ivy"; what is given in return is given for what was done, or else a deal."""
    found = _IN_TOKEN.search(text)
    if found is None or not said.isdisjoint(_SUPPOSED):
        return text
    if found["for"] and _WAS_DONE.search(text, 0, found.start()) is None:
        return text
    head = text[found.start() : found.start("which")].replace(",", ";", 1)
    return text[: found.start()] + head + "that,".ljust(found.end() - found.start("which")) + text[found.end() :]


TELLING = frozenset("which who whose whom".split())
"""One of these begins what is told of a thing."""
_TOLD = expression(
    r"^(?P<thing>\W*(?:[Tt]he\s+)?(?-i:[A-Z\d\"“#]|(?<=[Tt]he\s)\w)[^,;:.!?\x00]{0,80})(?P<told>,\s+(?:(?:of|to|for|in|on|with|about)\s+)?(?:which|who|whose|whom)\s[^;:.!?\x00]{3,260}?,)(?=\s+(?:is|are|be)\s+here(?:by|with)\s)"
)


def without_told(text: str) -> str:
    """The text, of the same length, without what is only told of the thing that is hereby made something."""
    found = _TOLD.match(text)
    if found is None:
        return text
    return text[: found.start("told")] + " " * len(found["told"]) + text[found.end("told") :]


_FROM_WHOM = expression(
    r"(?P<who>\bI\s[^,;:.!?\x00]{2,60}?\sfrom\s(?:(?-i:[A-Z])[\w.'’-]{0,30}\s){0,2}(?-i:[A-Z])[\w.'’-]{0,30})(?P<told>,\s+who\s+(?!(?:I|is\s+to|shall|will|would|may|should)\b)(?:(?!\b(?:I|if|unless|said|says|asked|asks|told)\b)[^,;:.!?\x00]){2,100},)(?=\s+and\s+(?:(?:hereby|now|instead)\s+)?(?P<verb>[a-z]+)\s)"
)


def taken_from(text: str, verbs: Set[str]) -> str:
    """The text, of the same length, without what is only told of somebody from whom its author takes what he then gives on:
    "159 I take back from Hob, who slept, and give to Ivy"."""
    found = _FROM_WHOM.search(text)
    if found is None or found["verb"] not in verbs:
        return text
    return text[: found.start("told")] + " " * len(found["told"]) + text[found.end("told") :]


_WHICH_I_DESIGNATE = expression(
    r"(?P<head>\W*(?:(?:and|so|then|now|also)\b,?\s+){0,2})(?P<post>(?:the|our|its|my|this\s+\w+['’]s)\s+[^,;:.!?\x00]{3,50}?)\s+(?:is|shall\s+be|will\s+be)\s+(?P<thing>(?!(?:not|now|hereby|still|already|no)\b)[^,;:.!?\x00]{2,60}),\s+(?:which|whom)\s+I\s+(?P<by>(?:(?:hereby|herewith|now)\s+)?)(?P<verb>designate|appoint|nominate|choose|declare|select|proclaim)(?P<bye>(?:\s+(?:hereby|herewith|now|as\s+such|for\s+(?:the|this)\s+purpose))*)(?P<end>\s*+[.!]?\s*)$",
    re.I,
)
"""What a thing is, and that its author makes it so: "Its Emergency Forum is this list, which I hereby designate"."""


def which_is_made(text: str) -> str:
    """The text, of the same length, with the deed first: "I hereby designate this list as its Emergency Forum"."""
    found = _WHICH_I_DESIGNATE.match(text)
    if found is None or not (found["by"] or found["bye"]):
        return text
    post = found["post"][0].lower() + found["post"][1:]
    said = f"{found['head']}I hereby {found['verb']} {found['thing']} as {post}{found['end'].rstrip()}"
    return said.ljust(len(text)) if len(said) <= len(text) else text
