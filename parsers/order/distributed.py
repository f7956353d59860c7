"""What is given in all, told before who gets how much of it: "I give m10: m6 to Hob and m4 to Ivy", "I hand out three Blue
socks, two to Hob, one to Ivy". It is read by the parts alone where they make up the whole; offsets stay true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Callable, Set

from engine.expressions import expression
from parsers.order.asides import blanked

_NUMBER = r"(?:\d{1,6}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:fif|four|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty)"
_SUM = rf"(?:m\s?\d{{1,6}}|\d{{1,6}}\s?m\b|{_NUMBER})"
_WHOLE = expression(
    rf"(?<![\w'’])(?P<verb>[a-z]+)(?:\s+(?:away|out|over|you|on))?\s+(?P<whole>(?:a\s+(?:grand\s+)?total\s+of\s+|in\s+all\s+|altogether\s+)?(?:my\s+)?(?P<count>{_SUM})(?:\s+of\s+my)?"
    rf"(?P<thing>(?:\s+(?!(?:to|for|from|each)\b)[A-Za-z]{{3,12}}){{0,3}}?)(?:\s+(?:in\s+all|altogether|in\s+total|today))?(?P<mark>\s*[:,;(–—]\s*|\s+-\s+)(?:namely\s+|that\s+is,?\s+|i\.e\.,?\s+)?)"
    rf"(?=(?P<first>{_SUM})(?P<own>(?:\s+(?!(?:to|for|from|each)\b)[A-Za-z]{{3,12}}){{0,3}}?)(?:\s+of\s+(?:them|these|those|which))?(?P<each>\s+each)?\s+(?:go(?:es)?\s+)?(?:to|for)\s)",
)
"""A verb, all that is given, and the first part of it."""
_PART = expression(
    rf"(?:^|[,;]\s+(?:and\s+)?|\s+and\s+|\s+plus\s+)(?P<count>{_SUM})(?:\s+(?!(?:to|for|from|each)\b)[A-Za-z]{{3,12}}){{0,3}}?(?:\s+of\s+(?:them|these|those|which))?(?P<each>\s+each)?\s+(?:go(?:es)?\s+)?(?:to|for)\s+(?=[A-Za-z\"“])"
)
_END = expression(r"[.;!?](?:\s|$)")
_IN_MONEY = expression(r"m\s?\d+|\d+\s?m", re.I)
DISTRIBUTING = frozenset({"to", "for"})


_HALVES = expression(
    r"(?<![\w'’])(?P<verb>[a-z]+)(?:\s+(?:away|out|over))?\s+(?P<whole>(?:a\s+total\s+of\s+)?(?P<sum>m\s?\d{1,6}|\d{1,6}\s?m|\d{1,6}\s+(?:macks?|mackerels?))\s*[:,;(–—-]\s*)(?P<one>half(?:\s+of\s+(?:it|them|that))?)(?P<to>\s+(?:of\s+it\s+)?to\s+[^,;:.!?()]{2,40}?,?\s+(?:and\s+)?)(?P<two>(?:the\s+other\s+|one\s+)?half(?:\s+of\s+(?:it|them|that))?)(?=\s+to\s)",
    re.I,
)
"""A sum of which each of two people gets half."""


def halved(text: str, giving: Set[str]) -> str:
    """The text, of the same length, with what each of two people gets of a sum: "m12, half to Ivy and half to Hob"."""
    found = _HALVES.search(text)
    whole = int("".join(filter(str.isdigit, found["sum"]))) if found is not None else 1
    if found is None or found["verb"].lower() not in giving or whole % 2:
        return text
    half = f"m{whole // 2}"
    said = half.rjust(len(found["whole"] + found["one"])) + found["to"] + half.ljust(len(found["two"]))
    return text[: found.start("whole")] + said + text[found.end() :]


_SOMEBODY = r"(?:the\s+)?[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,3}"
_PAID = rf"{_SOMEBODY}\s\((?:m\s?\d{{1,6}}|\d{{1,6}}\s?m)\)"
_ROW_PAID = rf"{_PAID}(?:(?:,\s|,?\s(?:and|&)\s){_PAID}){{1,11}}"
_PAYS_ROW = expression(rf"(?<![\w'’])(?P<verb>[a-z]+)\s(?P<row>{_ROW_PAID})(?=\s*(?:$|[.,;!]|(?:for|as|because)\b))")
_ROW_IS_PAID = expression(
    rf"(?P<head>\W*)(?P<row>{_ROW_PAID})(?P<done>\s(?:are|get)\s(?:both\s|all\s|each\s)?(?:hereby\s|now\s)?(?:paid|given|sent|handed)(?:\s(?:that|this|so\s+much|these\s+sums))?\s(?:by|from)\s+me)(?P<end>.*)",
    re.S,
)
_BRACKETS = expression(r"[()]")


def paid_in_brackets(text: str, giving: Set[str]) -> str:
    """The text, of the same length, with sums in brackets as those of the people before them: "I pay Ivy (m8) and Hob (m9)",
    "Ivy (m8) and Hob (m9) are hereby paid by me"."""
    pays = _PAYS_ROW.search(text)
    if pays is not None and pays["verb"] in giving:
        return text[: pays.start("row")] + _BRACKETS.sub(" ", pays["row"]) + text[pays.end("row") :]
    paid = _ROW_IS_PAID.fullmatch(text)
    if paid is None:
        return text
    row = _BRACKETS.sub("", paid["row"])
    said = f"{paid['head']}I pay {row[0].lower() if row.startswith('The ') else row[0]}{row[1:]}"
    return said.ljust(paid.start("end")) + paid["end"]


_CAME = r"found|won|earned|saved|got|had|kept|made|received|inherited|borrowed|was\s+(?:given|paid)|promised|owe|owed|set\s+aside|mentioned"
_FOUND = expression(
    r"(?P<sum>\b(?:m\s?\d{1,6}|\d{1,6}\s?m|(?:\d{1,6}|[a-z-]+)\s+(?:macks?|mackerels?)|[a-z]+\s+socks?))"
    rf"(?P<told>,?\s+(?:that|which)\s+I\s+(?:(?:have|had|['’]ve)\s+)?(?:{_CAME})\b[^,;:.!?()]{{0,40}}?(?=\s+to\s+(?:the\s+)?[A-Z])"
    rf"|\s+(?:(?:that|which)\s+)?I\s*(?:(?:have|had|['’]ve)\s+)?(?:{_CAME}|have(?:\s+left)?)\b[^,;:.!?()]{{0,40}}?"
    r"(?=\s+(?:(?P<goes>(?:now\s+|hereby\s+)?go(?:es)?\s+to\s)|I\s+(?:now\s+|hereby\s+|also\s+|gladly\s+){0,2}(?:give|send|hand|pay|pass|transfer|donate|bequeath|grant)\b)))",
    re.I,
)


def without_whence(text: str) -> str:
    """The text, of the same length, with a sum that goes to somebody without what is told of how it came to the author."""
    return _FOUND.sub(
        lambda found: found["sum"] + (" of mine" if found["goes"] else "").ljust(len(found["told"])), text
    )


_MY_THINGS = expression(
    rf"(?<![\w'’])(?P<verb>[a-z]+)(?:\s+(?:away|out|over))?\s+(?P<whole>(?:all\s+(?:of\s+)?)?my\s+(?:[a-z]+\s+){{0,2}}[a-z]{{3,10}}s\s*(?:[:,–—]|-)\s+)(?=(?:the|my|one|{_SUM})\s[^,;:.!?]{{2,40}}?\s+to\s)"
)
"""A verb, the author's things, and the first of them with who gets it."""


def things_told(text: str, giving: Set[str]) -> str:
    """The text, of the same length, with things one by one that are told together first: "I give away my socks: the Black
    one to Ivy, ..."."""
    found = _MY_THINGS.search(text)
    return text if found is None or found["verb"] not in giving else blanked(text, found.span("whole"))


def told_out(text: str, giving: Set[str], number: Callable[[str], int | None]) -> tuple[str, bool]:
    """The text, of the same length, with the parts of a gift alone, and whether they make up the whole; `giving` are the
    verbs of gifts, `number` reads one."""
    found = next((one for one in _WHOLE.finditer(text) if one["verb"] in giving), None)
    if found is None:
        return text, True
    end = _END.search(text, found.end())
    behind = text[found.end() : end.start() if end is not None else len(text)]
    parts = list(_PART.finditer(behind))
    if len(parts) < 2 and not found["each"]:
        return text, True
    whole, each = number(found["count"]), [number(part["count"]) for part in parts]
    if not any(part["each"] for part in parts) and (None in each or whole != sum(one or 0 for one in each)):
        return text, False
    thing = found["thing"].strip()
    said = ""
    if thing and not found["own"].strip() and not _IN_MONEY.fullmatch(found["count"]):
        one = number(found["first"]) == 1
        noun = thing.removesuffix("s") if one else thing
        said = f"{found['first']} {noun}"
        at = found.end() + len(found["first"])
        return blanked(text, (found.start("whole"), at), said), True
    if _IN_MONEY.fullmatch(found["count"]) and not _IN_MONEY.fullmatch(found["first"]) and not found["own"].strip():
        at = found.end() + len(found["first"])
        return blanked(text, (found.start("whole"), at), f"m{number(found['first'])}"), True
    return blanked(text, found.span("whole")), True


_EACH_BELOW = expression(
    r"(?<=[\w\s])(?P<to>(?:each|apiece),?\s+to|to\s+each(?:\s+and\s+every\s+one)?\s+of)(?P<end>\s*:\s*)$", re.I
)


def each_below(text: str) -> str:
    """The text, of the same length, with "them" for those who are listed below it: "I give m8 each to:"."""
    found = _EACH_BELOW.search(text)
    return text if found is None else f"{text[: found.start()]}{'to them'.ljust(len(found['to']))}{found['end']}"
