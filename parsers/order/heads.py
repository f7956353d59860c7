"""The head of a text with remarks beside its noun: "My Tweak for this nweek, a small one:", "So, dear Oracle, a
Consultation: ...".

What is remarked is blanked, so that the head is read as it would be without; offsets stay true. A remark that tells of
another time, of a condition, or of somebody else's doing is left, for then the text may be no new one.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from engine.expressions import expression
from parsers.naming_words import BETWEEN, CALLED_TOO, CAPITAL, LEADS, TITLE_NEXT

LONGEST: Final = 220
"""Characters before the colon."""
MOST: Final = 3
"""Remarks of one head."""
_TO_THEM = r"(?:(?:(?:my\s+)?(?:dear(?:est)?|esteemed|honou?red|good|wise)|o|oh)\s+(?P<whom>(?-i:[A-Z])[\w'’-]+(?:\s+(?-i:[A-Z])[\w'’-]+)?|all|friends|colleagues|players|everyone))"
_VOCATIVE = expression(rf"\W{{0,3}}(?:(?:so|and|now|then|well|ok|okay)\b,?\s+)?(?P<aside>{_TO_THEM}\s*+,\s+)", re.I)
_HEAD = expression(
    r"\W{0,3}(?:(?:so|and|now|then|next|also|well|ok|okay|finally|lastly)\b,?\s+){0,2}(?P<here>(?:here|there)(?:\s+(?:is|comes|goes|follows)|['’]s)\s+|here\s+it\s+is[,:]\s+)?"
    r"(?P<which>(?:an?|my|one|another|this)(?:\s+(?:own|new|very|first|second|third|little|small|short|tiny|modest|humble|[a-z]+ed)){0,2}\s+)(?P<more>(?:(?-i:[A-Z])[a-z]+\s+)?)",
    re.I,
)
_BESIDE = expression(
    r"(?:\s+(?:of\s+(?:mine|my\s+own|the\s+n?(?:week|day))|for\s+(?:the|this)\s+n?(?:week|day)|for\s+(?:nweek|nday)\s+\d{1,4}|for\s+(?:you|you\s+all|the\s+ballot)|from\s+me|(?:called|named|titled|entitled)\s+[\"“][^\"”]{1,100}[\"”]|[\"“][^\"”]{1,100}[\"”])|,\s+(?:called|named|titled|entitled)?\s*[\"“][^\"”]{1,100}[\"”]|,\s+(?:in|coloured|colored|painted|dyed)\s+(?-i:[A-Z][a-z]+(?:\s[A-Z][a-z]+)?)(?=\s*[:,]))",
    re.I,
)
"""What a head may have beside its noun and still be plain."""
_LIVE = (
    r"(?:if|unless|when(?:ever)?|once|until|till|before|had|were|was|did|should|would|could|might|may(?!\s+be\s+worth\b)|can(?!['’]t\b)|shall|will|not|never|no\s+longer|isn['’]t|hasn['’]t|haven['’]t|wasn['’]t|didn['’]t|don['’]t"
    r"|fail(?:ed|s|ing)?|old(?:er)?|last|previous|earlier|former(?:ly)?|already|yesterday|ago|again|still|drafts?|drafted|sketch(?:ed)?|ideas?|examples?|instance|records?|comments?|reviews?|feedback|discussion|reference|probably|perhaps|maybe|possibly|likely|someday|soon|later|tomorrow"
    r"|submitted|withdrawn|passed|adopted|rejected|posted|published|amended|stood|dead|proto|tentative(?:ly)?|planned|pending|coming|forthcoming|revis\w+|re-?(?:written|worded|worked|done)|updated|corrected|improved|edited|modified|altered|redrafted|changed|(?:second|third|new|next|final|latest)\s+(?:version|edition|text|wording)|quoted|repeated|says?|said|wrote(?!\s+(?:on|in|at|over|this|it)\b)|the\s+one|as\s+(?:it|they|amended|filed|seen)|by\s+(?-i:[A-Z])[a-z]+|now|who|whose|joke|parody|hypothetical(?:ly)?|imagin\w+|suppos\w+|unfinished|incomplete|roughly|objections?|support)"
)
_REMARK = expression(
    rf",\s+(?P<remark>(?:dear\s+)?(?!\b{_LIVE}\b)(?:"
    r"(?:and\s+)?(?:an?|no|another)\s(?:{W}){1,40}|(?:for|with(?:out)?|in|at|on|from|out\s+of|after|against|of|to)\s(?:{W}){2,60}|(?:since|because|as|though|although|now\s+that|seeing\s+that|while)\s(?:{W}){2,60}"
    r"|such\s+as\s+(?:it\s+is|they\s+are)|take\s+it\s+or\s+leave\s+it|like\s+it\s+or\s+not|then|nothing\s(?:{W}){2,50}|which\s+(?:[a-z]+s|I\s+wrote|I\s+made|nobody|no\s+one|I\s+am|I\s+like|I\s+think|I\s+hope)\s(?:{W}){2,50}"
    r"|(?:dear|o|oh)\s+(?-i:[A-Z])[a-z]+|[a-z]+(?:\s+(?:but|and|for|to|from|as|than|items?|lines?|rules?|words?|long|short|once|all|a|the|it|press|can|I|make|{Q})){1,8}"
    r"))(?=\s*:|,\s)".replace("{W}", rf"(?!\b{_LIVE}\b)[^,;:.!?()\"“\x00]").replace(
        "{Q}", rf"(?!\b{_LIVE}\b)[a-z'’-]+"
    ),
    re.I,
)
"""What is remarked beside the noun."""
_TITLED_BEHIND = expression(
    r"\s*+,\s*(?:(?:called|named|titled|entitled)\s+)?[\"“][^\"”]{1,100}[\"”]\s*(?=,|:|$)", re.I
)


_RUN_OF_MORE = rf"(?-i:{CAPITAL}(?:\s(?:(?:of|the|for|and|in|on|to|a)\s){{0,2}}{CAPITAL}){{1,6}})"
_RUN = rf"(?-i:{CAPITAL}(?:\s(?:(?:of|the|for|and|in|on|to|a)\s){{0,2}}{CAPITAL}){{0,6}})"
_NAMES = expression(
    rf",\s+(?:{LEADS}{BETWEEN}{TITLE_NEXT}(?P<led>{_RUN})?|(?P<bare>{_RUN_OF_MORE})(?=\s*:))",
    re.I,
)
"""What names the text, and is no remark: ", title Wet Socks:"."""


AT_LAST = expression(
    r"^(?P<here>\W*here(?:\s+(?:at\s+(?:long\s+)?last|now|finally|again|then))?)(?P<asides>(?:,\s+(?!(?:if|unless|when|not)\b)[^,;:.!?\x00]{2,60}){1,4},)(?=\s+(?:is|are|comes?)\s+(?:the|our|your|my|this)\b)",
    re.I,
)


def here_at_last(text: str) -> str:
    """The text, of the same length, without what is said to everybody before what is brought: "Here at last, dear all,
    late and still warm, is the ballot"."""
    return AT_LAST.sub(lambda found: found["here"] + " " * len(found["asides"]), text)


def plain_head(text: str, kinds: re.Pattern[str]) -> str:
    """The text, of the same length, with blanks for the remarks in the head of a text; `kinds` are nouns for texts."""
    colon = text.find(":")
    if colon < 0 or colon > LONGEST:
        return text
    spoken = _VOCATIVE.match(text)
    if spoken is not None and (head := _HEAD.match(text, spoken.end())) is not None and kinds.match(text, head.end()):
        text = _blanked(text, *spoken.span("aside"))
    head = _HEAD.match(text)
    kind = kinds.match(text, head.end()) or kinds.match(text, head.end("which")) if head is not None else None
    if head is None or kind is None:
        return text
    at, kept = kind.end(), text[: kind.end()]
    for _ in range(MOST):
        while (beside := _BESIDE.match(text, at)) is not None:
            kept, at = kept + beside.group(), beside.end()
        if (names := _NAMES.match(text, at)) is not None:
            title = names["led"] or names["bare"]
            if not title or not text[names.end() :].lstrip().startswith(":"):
                break
            kept, at = kept.ljust(at) + f' "{title}"'.ljust(len(names.group())), names.end()
            break
        if (remark := _REMARK.match(text, at)) is None:
            break
        if (called := CALLED_TOO.search(remark["remark"])) is not None:
            kept = kept.ljust(at) + f' "{called["name"]}"'.ljust(remark.end() - at)
        at = remark.end()
        if (titled := _TITLED_BEHIND.match(text, at)) is not None:
            kept, at = kept + titled.group(), titled.end()
    if not text[at:].lstrip().startswith(":"):
        return text
    return _here_is(kept.ljust(at), head) + text[at:]


_LED = expression(r"\W{0,4}(?:(?:an?|my|the|this|one|another|new)\s+){0,2}", re.I)
_BYLINE = expression(
    r"(?:\s*+,)?\s+(?:from|by)\s+(?P<who>me|myself|yours\s+truly|the\s+undersigned|your\s+(?:most\s+)?(?:humble|faithful|obedient|loyal)\s+servant|[\w.'’-]{1,30}(?:\s(?-i:[A-Z])[\w.'’-]{0,30}){0,3}?)(?:,(?=\s)|(?=\s*:)|(?=\s(?:against|agin|about|on|called|named|titled|entitled)\s))",
    re.I,
)
_MYSELF: Final = frozenset(
    {"me", "myself", "yours truly", "the undersigned", "your humble servant", "your faithful servant"}
)


def without_byline(text: str, kinds: re.Pattern[str], selves: Sequence[str]) -> str:
    """The text, of the same length, without the words behind the noun of its head that it is the author's:
    "Indictment, from me, against Hob:"; `selves` are his names."""
    lead = _LED.match(text)
    kind = kinds.match(text, lead.end()) if lead is not None else None
    by = _BYLINE.match(text, kind.end()) if kind is not None else None
    if by is None or not (by["who"].lower() in _MYSELF or by["who"] in selves):
        return text
    return _blanked(text, *by.span())


_ANOTHER = expression(
    r"(?P<lead>\W*(?:(?:and|then|also|now|next|plus|here\s+(?:is|comes|goes))\b,?\s+){0,2}(?P<i>I\s+(?:(?:also|likewise|hereby|herewith|now)\s+){0,2}(?:submit|propose|offer|present|bring|file|lodge)\s+)?)"
    r"(?P<one>(?:a\s+(?:second|third|fourth|further)|another|one\s+more|yet\s+another)\s+one)(?:\s+of\s+(?:the\s+)?(?:same|this|that)\s+(?:kind|sort))?(?P<titled>,?\s+(?:called|named|titled|entitled)\s+[\"“][^\"”]{1,80}[\"”])?"
    r"(?P<which>,?\s+(?:which|that)\s+I\s+(?:(?:also|likewise|hereby|herewith|now)\s+){0,2}(?:submit|propose|offer|present|bring|file|lodge)(?:\s+(?:too|as\s+well|also|likewise|herewith|hereby))?)?(?=\s*:)",
    re.I,
)
ANOTHER: Final = frozenset({"another", "second", "third", "fourth", "further", "more"})
"""One of these is where somebody brings one more of a kind."""


def as_another(text: str, kind: str) -> str:
    """The text, of the same length, with what is brought in the place of "one": "And a second one, which I submit:"."""
    found = _ANOTHER.match(text)
    if found is None:
        return text
    said = f"{'I submit ' if found['which'] else found['i'] or ''}a {kind}{found['titled'] or ''}"
    return said.ljust(found.end()) + text[found.end() :] if len(said) <= found.end() else text


REVISED = frozenset("revised amended updated corrected rewritten reworded improved redrafted reworked".split())
"""One of these may stand behind what is revised, in the head of its text."""
_REVISED_BEHIND = expression(
    rf"(?P<lead>\W{{0,3}}(?:(?:so|and|now|then|here|here\s+is)\b,?\s+)?(?:(?:my|the|a|an)\s+)?)(?P<noun>[^\n,;:.!?()]{{2,60}}?)(?:,\s+|\s+\()(?P<revised>{'|'.join(sorted(REVISED))})(?:\s+(?:now|again|here|below|to\s+read(?:\s+(?:as\s+follows|thus))?|as\s+follows|thus))?\)?(?=\s*:)",
    re.I,
)


def revised_first(text: str, kinds: re.Pattern[str]) -> str:
    """The text, of the same length, with "My revised RP:" for "My RP, revised:"; `kinds` are nouns for texts."""
    found = _REVISED_BEHIND.match(text)
    if found is None or kinds.search(found["noun"]) is None:
        return text
    return f"{found['lead']}revised {found['noun']}".ljust(found.end()) + text[found.end() :]


_TRIES = frozenset("stab attempt shot go crack try effort".split())
_PRAISES = frozenset(
    "fresh brand shiny spanking wee humble simple quick brief additional extra single separate little short small proper decent honest".split()
)
REPLACING: Final = frozenset({"place", "instead", "replace"})
"""One of these is where a text is brought for another."""
_REPLACED_FIRST = expression(
    r"(?P<lead>\W{0,4})(?P<old>(?:in\s+place\s+of|instead\s+of|to\s+replace)\s+my\s+(?:[\w-]+\s+){0,3}?(?P<noun>[\w-]+(?:\s[\w-]+)?))(?P<mark>,?\s+)(?P<deed>I\s[^:;.!?]{3,120}?)(?P<end>\s*:\s*)$",
    re.I,
)


def replaced_last(text: str, kinds: re.Pattern[str]) -> str:
    """The text, of the same length, with the text that is replaced behind the one that is brought: "In place of my RP I
    offer this:"."""
    found = _REPLACED_FIRST.match(text)
    if found is None or kinds.search(found["old"]) is None:
        return text
    said = f"{found['lead']}{found['deed']} {found['old'][0].lower()}{found['old'][1:]}{found['end'].rstrip()}"
    return said.ljust(len(text)) if len(said) <= len(text) else text


PRAISING = _PRAISES | _TRIES
"""One of these may stand before the noun of a text without telling which one it is."""
_PRAISED = expression(
    rf"(?<!\bis\s)(?<![’']s\s)(?<!\bwas\s)(?<!\bbe\s)\b(?:an?|my|another|one|this|the\s+following)\s+(?P<praise>(?:(?:brand(?:-|\s+)new|{'|'.join(sorted(_PRAISES - {'brand'}))}),?\s+){{1,2}})(?=(?P<new>(?:new\s+)?))",
    re.I,
)
_TRIED = expression(
    rf"\bmy\s+(?P<try>(?:(?:own|first|second|humble|best|feeble|poor|modest|little)\s+){{0,2}}(?:{'|'.join(sorted(_TRIES))})\s+at\s+(?:(?:an?|the|such\s+an?)\s+)?)",
    re.I,
)
"""Before the noun of a text: that its author tried his hand at it."""


def unpraised(text: str, kinds: re.Pattern[str]) -> str:
    """The text, of the same length, without what is only said in praise of a text: "a fresh Tidiness List"."""
    for found in reversed(list(_PRAISED.finditer(text))):
        if kinds.match(text, found.end("new")):
            text = _blanked(text, *found.span("praise"))
    tried = _TRIED.search(text)
    return _blanked(text, *tried.span("try")) if tried is not None and kinds.match(text, tried.end()) else text


HERE: Final = frozenset({"here", "herewith", "below", "today", "now"})
_HERE = expression(rf"\s+(?:{'|'.join(sorted(HERE))})(?=,\s+(?:the\s+|called\s+|named\s+|entitled\s+)?[\"“])", re.I)


def named_right_behind(text: str, kinds: re.Pattern[str]) -> str:
    """The text, of the same length, with a name right behind the noun of its text: "a Contract here, the "Lamp Pact"."""
    for found in _HERE.finditer(text):
        before = text[: found.start()].rsplit(None, 1)[-1]
        if kinds.fullmatch(before):
            text = _blanked(text, *found.span())
    return text


TEXT_BELOW: Final = frozenset(
    "charges counts papers particulars details words wording text terms parts contents clauses provisions articles rules facts lines points".split()
)
"""What stands below a head may be called so."""
_AND_THESE = expression(
    rf"(?P<aside>\s*,?\s+an(?:d|['’])\s+(?:this|these|that|those|here|below|the\s+following)\s+(?:is|are|be|follow|follows|come|comes)\s+(?:now\s+)?(?:(?:all\s+)?(?:my|the|its|eir|his|her|their|our|all)\s+)?(?:(?:whole|full|entire|own|charge|legal|court|necessary|required|sad)\s+)?(?:{'|'.join(sorted(TEXT_BELOW))}))(?=\s*:)",
    re.I,
)


def without_pointing(text: str) -> str:
    """The text, of the same length, without what only says that its head has a text below: "I indict Hob, and these are
    my papers:"."""
    found = _AND_THESE.search(text)
    return text if found is None else _blanked(text, *found.span("aside"))


def _here_is(text: str, head: re.Match[str]) -> str:
    """The text with "here is" for "here it is,"."""
    said = head["here"] or ""
    return text.replace(said, "Here is".ljust(len(said)), 1) if " it " in said else text


def _blanked(text: str, start: int, end: int) -> str:
    return text[:start] + " " * (end - start) + text[end:]
