"""Terms of the changes: sentences on which they depend, choices left to somebody, a few words that restrict them.

A line without a stop, or a clause behind an order, says by itself when, where, how far or whether something is done; or
else it is a title. Works on frames (see `engine.quoting`).
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.amendments.talk import may_govern, takes_back
from engine.amendments.tone import first_person, flat, plainly_said
from engine.amendments.words import rx
from engine.expressions import expression

_THIS = r"(?:this|these|those|the (?:above|below|foregoing|proposal|amendments?|changes?|rule changes?))"
_DEPENDS = rx(
    rf"\b{_THIS}(?: [\w\-]+){{0,4}}? (?:contingent|conditional|conditioned|dependent|depends?|subject to|provisional"
    r"|temporary|void|undone|reverted|reversed|revoked|withdrawn|expires?|lapses?|ends|retroactive|pending|optional)\b"
    r"|\b(?:contingent|conditional|dependent|depending|subject) (?:up)?on (?:the )?(?:adoption|passage|result|outcome"
    r"|approval)\b"
    rf"|\b{_THIS}(?: \w+){{0,2}} (?:lasts?|persists?|remains?|stays?)(?: in (?:effect|force|place))?"
    r" (?:for|until|only)\b"
    r"|^(?:subject to|pending|contingent on|conditional on|depending on|assuming|given that"
    r"|(?:with|upon|after) (?:the )?(?:consent|approval|permission|agreement) of)\b"
)
"""The changes as something that depends or does not last."""
_VOTES = r"(?:votes?|ballots?|voting comments?|comments?)"
_CHOOSES = rx(
    rf"\b(?:(?:counted|{_VOTES} (?:of|for|that|which)|eligible|valid|evc) [^.]{{0,40}}?)?{_VOTES}\b[^.]{{0,60}}?"
    r"\b(?:contains?|containing|includes?|including|mentions?|indicates?|specif(?:y|ies)|says?|writes?|states?)\b"
    rf"|\b(?:write|writes|indicate|indicates|specify|specifies|include|includes|say|state) [^.]{{0,60}}?"
    rf"\b(?:in|with|on) (?:their|eir|his|her|the|a|your) {_VOTES}\b"
    r"|\b(?:choose|chooses|pick|picks|select|selects|decide|decides)(?: (?:one|which|between|among|whether|any)|$)\b"
    r"|\bwhichever\b|\b(?:one|either|any|exactly one|only one|at most one) of (?:the following|these|the below|those)\b"
)
"""A choice that the text leaves to somebody."""
_IS_SO = expression(
    r"(?:.{,60}[,:] ?|[Tt]he (?:\w+ )?)?(?!(?:This|It|That|There) )(?:[A-Z][\w.]* ){1,2}(?:is|was|would be"
    r"|has (?:always |never )?been|never was)"
    r" (?:an? |the )?[A-Z]\w*(?: [A-Z]\w*)?(?:, [^,]*)?[.!]?$"
)
"""Who or what somebody is: "Bo is the Tailor"."""
_TERM_FIRST = (
    r"only|except\w*|excluding|apart from|save|unless|if|provided|effective|start(?:s|ing)|begin(?:s|ning)|commencing"
    r"|from\b.*\bon(?:wards?)?$|as of|not (?:before|until)|until|till|valid|for\b.*\bonly$|while|when|whenever"
    r"|once|after|before|upon|retroactiv\w*|subject|pending|assuming|so long|as long|contingent|conditional"
    r"|depend\w*|withdrawn"
    r"|retracted|drafts?|failed|vetoed|rejected|killed|self-killed|option|alternativ\w*|temporar\w*|tentative\w*"
    r"|provisional\w*|optional\w*|immediate\w*|never"
)
"""How a few words begin on which all changes may depend."""
_RESTRICTS = rx(
    rf"(?:(?:but|and|or|yes|no),? )?(?:{_TERM_FIRST}|not|at|on|by|in|within|during|tbd|tbc|to be|passed"
    r"|(?:the )?(?:first|second|third|last|both|all|each|every|other|same|old|latter|former|rest)\b|or|else|otherwise"
    r"|instead|etc|and|mutatis|where|wherever|as (?:needed|appropriate|necessary)|twice|thrice|repeat|ditto|likewise"
    r"|similarly|also|including|with|without|do|don't|then|case|two|three|insert|possibly|probably|something|anything"
    r"|whichever|whatever)\b"
)
"""How a few words begin that restrict, extend or take back what stands beside them."""
_TERM_ALONE = rx(rf"(?:(?:but|and|or),? )?(?:{_TERM_FIRST})\b")
"""How a few words begin that are such a term and nothing else."""
_ANY_CLAUSE = rx(
    r"(?:(?:but|and|or|just|yes|no),? )?(?:as (?:soon|long|far|if|in|of|per|an?|it|they|described|amended|well)"
    r"|for|to (?:the (?:extent|degree)|take|be|begin|start|end|fit)|so that|such that|given|considering|pursuant"
    r"|next|last|this (?:week|month|turn|round|year)|tomorrow|today|tonight|later|soon|following|barring|failing|absent"
    r"|preferably|ideally|maybe|perhaps|eventually|ultimately|notwithstanding|despite|no (?:more|less|fewer)|half"
    r"|part(?:ly|ially)?|mostly|rather|again|together|along|like|from|through|throughout|since|more or less|less"
    r"|roughly|approximately|about|almost"
    r"|vice versa|adjusting|preserving|keeping|waiting|whether|regardless|irrespective|e\.g"
    r"|i\.e|each|every|all|some|both|daily|weekly|monthly|yearly|annually|alternatively|sometimes|usually|where\w*)\b"
)
"""How clauses begin which say by themselves when, how far or for whom something is done."""
_HARMLESS = rx(
    r"(?:with|by|and|using|in|for|as|also)\b[^.;]{0,60}?\b(?:co-?auth\w+|authors?|titled?|entitled|name[ds]?|AI|II|adoption"
    r"|ind(?:ex|ices)|power|credits?|class|category|chamber|interest|distribut\w+|democratic|ordinary|thanks|help)\b"
    r"|(?:AI|II|co-?authors?|authors?|titled?|entitled|named?|called)\b"
)
"""What is said beside a proposal of who wrote it, and how it is called."""
_ALONE = rx(
    r"(?:(?:but|and|or|just),? )?(?:(?:tomorrow|today|tonight|later|soon|preferably|ideally|maybe|perhaps|eventually"
    r"|daily|weekly|monthly|yearly|annually|roughly|approximately|partly|mostly|sometimes|waiting|e\.g\.?|i\.e\.?)$"
    r"|waiting (?:for|on|until)\b|(?:from|through|since) (?:(?:next|last) )?"
    r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october"
    r"|november|december|now|then|today|tomorrow|yesterday|noon|midnight|week|month|year|turn|round)\b)"
)
"""A few words that say by themselves when or how far something is done."""
_ADDS = rx(r"\b(?:too|as well|only|instead|again|likewise|respectively|retroactively)$|->|=>|\u2192")
"""How they end."""
_STATES = rx(
    r"\b(?:is|are|was|were|has|have|had|may|must|shall|should|can|will|now|wins?|owns?|holds?|gets?|gains?|loses?|scores?|pays?|costs?|swaps?|burns?"
    r"|fails?|stays?|remains?|needs?|requires?|required|supersedes?|replaces?|conflicts?|consenting|over|void|dead|gone"
    r"|each|no)\b"
)
"""What makes a statement of a line."""
_STOPS = expression(r"[.!?;]\s")
"""The end of a first sentence."""
_IS_NOW = expression(r"\b(?:is|are|was|has|have|now|wins|gets)\b")
"""What makes of capital words a statement."""
_DIGIT_LAST = expression(r"[+\-]\d|(?:^|\s)[+\-]?\d+(?:[./]\d+)?(?: \w+)?[.!]?$")
"""A value that is set, or added."""
_LONG = 4
"""Words shorter than this are small in titles."""
_LABELLED = rx(r"\s*(?:[\w'\u2019-]+ ){0,2}(?:notes?|nb|n\.b\.|comments?|remarks?)\s*+:\s*")
"""How a remark calls itself one."""
_SHORT = 10
"""More words than these are no title."""


def depends(frame: str) -> bool:
    """Whether an unread sentence makes the changes depend on something, or end."""
    return _DEPENDS.search(flat(frame)) is not None and not first_person(frame)


def leaves_choice(frame: str) -> bool:
    """Whether an unread sentence leaves to somebody which of the changes are made."""
    words = flat(frame)
    return _CHOOSES.search(words) is not None and not (first_person(words) or words.endswith("?"))


def restricts(text: str) -> bool:
    """Whether a few words by themselves say when, where, how far or whether something is done."""
    words = flat(text).strip(" .!;:-*()[]#=_~>")
    terms = (_RESTRICTS.match(words), _ADDS.search(words), _ALONE.match(words))
    return len(words.split()) <= _SHORT and any(one is not None for one in terms)


def limits(text: str) -> bool:
    """Whether a clause without a verb of its own, set apart from the orders, may say when or how far they are done."""
    words = flat(text).strip(" .!;:-*()[]#=_~>")
    if not words or _HARMLESS.match(words) is not None:
        return False
    return restricts(text) or _TERM_ALONE.match(words) is not None or _ANY_CLAUSE.match(words) is not None


def hangs(text: str) -> bool:
    """Whether a few words that are no whole sentence may say when, how far or whether all is done."""
    words = flat(text).strip(" .!;:-*()[]#=_~>")
    whole = _STATES.search(words) is not None and _HANGS.match(words) is None
    fragment = _PREPOSED.match(words) or _ANY_CLAUSE.match(words)
    return governs(text) or (len(words.split()) <= _SHORT and fragment is not None and not whole)


_PREPOSED = rx(r"(?:(?:but|and|or),? )?(?:at|on|by|in|within|during|with|without|or|not|otherwise)\b(?!.*\brules? \w)")
_HANGS = rx(r"(?:as|whether|where|regardless|to the (?:extent|degree)|in (?:case|the)|so that|such that|not|or)\b")
"""How clauses begin that are no sentence, whatever verb they have."""


def limited(text: str) -> bool:
    """Whether a clause of a line beside the orders may be such a term."""
    return any(limits(one) for one in _CLAUSES.split(text))


_CLAUSES = expression(r"[,;:.(]\s*|\s[-\u2013\u2014]+\s")


def governs(text: str) -> bool:
    """Whether a few words by themselves are a term on which all changes may depend."""
    return restricts(text) and _TERM_ALONE.match(flat(text).strip(" .!;:-*()[]#=_~>")) is not None


def conditions(text: str) -> bool:
    """Whether a remark in square brackets, of one sentence, is a restriction or a choice rather than a remark."""
    text = _LABELLED.sub("", text)
    if plainly_said(text) or _STOPS.search(text.strip()):
        return False
    words = flat(text).strip(" .!;:-*()[]#=_~>")
    timed = len(words.split()) <= _SHORT and _TIMED.match(words) is not None
    return timed or restricts(text) or depends(text) or leaves_choice(text) or takes_back(text)


_TIMED = rx(
    r"(?:(?:but|and|just),? )?(?:as (?:soon|far|long|if)|to the (?:extent|degree)|to (?:take effect|begin|start)"
    r"|for (?:now|the time"
    r"|this|that|next|one|two|a|as long|players|voters|all|those|every|each|\d+)|next|following|barring|failing"
    r"|maybe|perhaps"
    r"|considering only|pursuant|no (?:more|less|fewer)|half|rather than|vice versa|whether|regardless|more or less)\b"
)
"""How a remark begins that says when, how far or for whom something is done."""


def heads(text: str, *, first: bool = False) -> bool:
    """Whether a line without a stop may be a title; one that is not `first` only when it is written as one."""
    if any(test(text) for test in (restricts, leaves_choice, _DIGIT_LAST.search, _IS_SO.match, _IS_NOW.search)):
        return False
    words = text.strip(" .!-*_=#~>").split()
    if all(not one[:1].isalpha() or one[:1].isupper() or len(one) < _LONG for one in words):
        return True
    stated = _STATES.search(text) is not None and not plainly_said(text)
    return first and not (stated or may_govern(text) or depends(text))


def states(text: str) -> bool:
    """Whether a sentence says who or what somebody is."""
    return _IS_SO.match(text) is not None


_ENDED = "failed|rejected|vetoed|withdrawn|retracted|defeated"
_FELL = expression(
    rf"^[^\w\n]{{0,20}}(?:(?:proposal|prop|motion|bill|id|number|no\.?|status|result|outcome)\b[^\n]{{0,40}}[ (\[:–—-]|#?\d[^\n]{{0,40}}[(\[:–—-]\s*)(?:{_ENDED})\b(?! (?:to|if|when|by|unless)\b)[^\n]{{0,30}}$"
    rf"|^[^\w\n]{{0,20}}(?-i:{_ENDED.upper()})\b[^\n]{{0,30}}$"
    r"|^[^\w\n]{0,20}timed out\b[^\n]{0,20}\bfailed\b[^\n]{0,30}$",
    re.M | re.I,
)
"""A line of a record, which says that the proposal came to nothing."""


def fell(text: str) -> str:
    """The line that says that a proposal was not adopted, or was taken back; "" where none does."""
    found = _FELL.search(text)
    return found.group().strip() if found is not None else ""


_UNTICKED = expression(r"^[ \t]*\[[ _\-]{0,3}\] ?\S[^\n]{0,200}", re.MULTILINE)


def unticked(text: str) -> str:
    """The line that begins with a box that nobody has ticked; "" where none does."""
    found = _UNTICKED.search(text)
    return found.group().strip() if found is not None else ""
