"""What is left when the orders of a text are read: which sentences may be passed over in silence.

Only what is plainly said about the text - in the first person, with the words of reasons, hopes and remarks - or what
says nothing that a rule or an order would say. All else is named: a term on which the text depends, a choice left to
somebody, a line that leads in to what follows, quoted words that no order took up. Works on frames.
"""

from __future__ import annotations

import re

from engine.amendment_talk import may_govern, takes_back
from engine.amendment_tone import first_person, plainly_said
from engine.amendment_words import ANY_VERB, rx
from engine.quoting import MARK

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
_LEADS_IN = rx(
    r"(?:(?:so|thus|therefore|hence|now|and|accordingly|anyway)\b,? ?)*+"
    r"(?:whereas\b[^:]*|[^:]*?\b(?:i|we) (?:(?:hereby|therefore|now|also|would|like|want|wish|to) )*(?:propose|submit"
    r"|suggest|move|offer|present)\b[^.:]*|(?:be it|it is) (?:hereby )?(?:resolved|proposed|enacted|ordered)\b[^.:]*"
    r"|(?:the |my |this |here is (?:the|my) )?(?:full |actual |proposed |following )*(?:text|body|proposals?|changes?"
    r"|amendments?|content|bill|motion|actions?|resolution)(?: of (?:the|this|my) (?:proposal|bill|motion))?"
    r"(?: (?:is|are|reads?|as follows|proposed|follows?|below|text|body))*"
    r"|to (?:do|fix|achieve|accomplish|remedy|address|correct|resolve|rectify|solve|this end)\b[^.:]*"
    r"|as follows|namely|proposal|part [\dIVXA-Z]+[^.:]{0,60}|section [\dIVXA-Z]+[^.:]{0,60})?"
    r" ?[:\u2014\-]+ ?$"
)
"""A line above the orders that says no more than that they follow."""
_NO_LEAD = rx(
    r"\b(?:optional|tentative|alternative|example|rejected|failed|old|draft|withdrawn|former|if|unless|or|not|except)\b"
)
"""What no line has that leads in to orders."""
_ABOUT_GAME = rx(
    r"\b(?:may|shall|must|should|can|cannot|unless|whenever|otherwise|defaults?|tracked|rules?|r\d+|rule ?set|hereby"
    r"|herewith|votes?|voters?|players?|points?|void|effect|gamestate|switch(?:es)?"
    r"|henceforth|from now on|(?:is|are) now|always been|never (?:was|were)|(?:was|were) never|winner|scores?"
    r"|undone|kept|restored|swapped|withdrawn|retracted|cancell?ed|unanim\w+|majority|a second|consent|approval"
    r"|twice|again|happens?|owns?|power \d|repeals?|itself|requires?|taken (?:back|away)|^(?:all|every|each|any|no)"
    rf"|offices?|currenc(?:y|ies))\b|\b(?:{ANY_VERB}) (?:the|a|an|all|each|every|any)\b"
)
"""What an order, a rule or a fact of the game would speak of."""
_DOES = rx(rf"(?:i|we) (?:hereby |also |then )*{ANY_VERB}[^.]*?(?:{MARK.pattern}|\brules?\b|\br\d|\btext\b)")
"""What an author does to rules or texts himself."""
_HEADED = rx(r"(?:proposal|rule change|title|bill|motion|act|p)\b[ #\d\-]*[:.\u2013\u2014-]")
"""How the title of a proposal begins."""
_WORD = re.compile(r"[^\W\d_][\w'\u2019\-]*")
_SHORT = 10
"""More words than these are no title."""
_FEW = 3
"""Fewer words than these say nothing by themselves."""
_IS_SO = re.compile(
    r"(?:.{,60}[,:] ?|[Tt]he (?:\w+ )?)?(?!(?:This|It|That|There) )(?:[A-Z][\w.]* ){1,2}(?:is|was|would be"
    r"|has (?:always |never )?been|never was)"
    r" (?:an? |the )?[A-Z]\w*(?: [A-Z]\w*)?(?:, [^,]*)?[.!]?$"
)
"""Who or what somebody is: "Bo is the Tailor"."""
_HEREBY = rx(r"\b(?:hereby|herewith)\b(?! (?:propos|submit|suggest|mov|offer|present|thank|apolog))")
_NUMBER = re.compile(r"\W*(?:\d{1,2}[.)])?\W*")
"""Nothing but the number of an item, or marks."""
_REFERENCE = re.compile(r"(?:\[?\w{1,3}\]?:? )?\S*(?:://|www\.)\S*")
"""A line that is only a link."""
_MARKED_UP = re.compile(r"(?:__|\*\*|==+|'''|<|#+ )[^\n]*?(?:__|\*\*|==+|'''|>)?")
"""A line that is marked as a title, or a tag."""
_TERM_FIRST = (
    r"only|except\w*|excluding|apart from|save|unless|if|provided|effective|start(?:s|ing)|begin(?:s|ning)|commencing"
    r"|from\b.*\bon(?:wards?)?$|as of|not (?:before|until)|until|till|valid|for\b.*\bonly$|while|when|whenever"
    r"|once|after"
    r"|before|upon|retroactiv\w*|subject|pending|assuming|so long|as long|contingent|conditional|depend\w*|withdrawn"
    r"|retracted|drafts?|failed|vetoed|rejected|killed|self-killed|option|alternativ\w*|version|temporar\w*|tentative\w*"
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
_ADDS = rx(r"\b(?:too|as well|only|instead|again|likewise|respectively|retroactively)$|->|=>|\u2192")
"""How they end."""
_STATES = rx(
    r"\b(?:is|are|was|were|has|have|had|may|must|shall|should|can|will|now|wins?|owns?|holds?|gets?|gains?|loses?|scores?|pays?|costs?|swaps?|burns?"
    r"|fails?|stays?|remains?|needs?|requires?|required|supersedes?|replaces?|conflicts?|consenting|over|void|dead|gone"
    r"|each|no)\b"
)
"""What makes a statement of a line."""
_STOPS = re.compile(r"[.!?;]\s")
_IS_NOW = re.compile(r"\b(?:is|are|was|has|have|now|wins|gets)\b")
_WHEREVER = rx(r"\b(?:wherever|where appropriate|(?:where|as|if) (?:needed|appropriate|necessary))\b")
_REMARKS = rx(
    r"(?:this|that|it|they|these|there|nobody|nothing|no one|whereas|whew|(?:co-?)?authors?\b)(?:\b|(?=\())"
    r"|(?:comments|feedback|suggestions|objections|thoughts|rephras\w+|reword\w+|re-?propos\w+|based on"
    r"|inspired by|credit"
    r"|thanks)\b"
)
"""How remarks begin, and reasons."""
_DIGIT_LAST = re.compile(r"[+\-]\d|(?:^|\s)[+\-]?\d+(?:[./]\d+)?(?: \w+)?[.!]?$")
_LONG = 4
"""Words shorter than this are small in titles."""
_EDIT = re.compile(r"\bs/[^/\n]+/[^/\n]*/")
"""A change as editors of text know it."""
_ONLY = rx(r"(?:but )?(?:only |not )?(?:if|unless|when|after|until|provided)\b")
_NOTE = rx(r"(?:note|nb|n\.b\.|notes|disclaimer|effective|ps|p\.s\.)\b ?[:\-.] ?(?P<inner>[^\n].*)$")
_PAREN = re.compile(r"\((?P<inner>.*)\)[. ]*$", re.DOTALL)


def depends(frame: str) -> bool:
    """Whether an unread sentence makes the changes depend on something, or end."""
    return _DEPENDS.search(_flat(frame)) is not None and not first_person(frame)


def leaves_choice(frame: str) -> bool:
    """Whether an unread sentence leaves to somebody which of the changes are made."""
    words = _flat(frame)
    return _CHOOSES.search(words) is not None and not (first_person(words) or words.endswith("?"))


def leads_in(frame: str) -> bool:
    """Whether an unread line speaks of what follows below, so that it may be an offer, a report, an alternative."""
    words = _flat(frame)
    return words.endswith(":") and (_LEADS_IN.match(words) is None or _NO_LEAD.search(words) is not None)


def passes(frame: str) -> bool:
    """Whether an unread sentence may be passed over in silence."""
    words = _WORD.findall(frame)
    marked = MARK.search(frame) is not None
    if _DOES.match(frame.lstrip()) or _HEREBY.search(frame) or _EDIT.search(frame) or _IS_SO.match(frame.strip()):
        return False
    if marked and len(words) <= _FEW and not _HEADED.match(frame):
        return False
    if _WHEREVER.search(frame) and not first_person(frame):
        return False
    if plainly_said(frame) or (len(words) <= _SHORT and _HEADED.match(frame)):
        return True
    if marked or _ABOUT_GAME.search(_flat(frame)):
        return False
    line = frame.strip()
    if len(words) >= _FEW and (_REMARKS.match(line) or line.endswith("!")) and not restricts(line):
        return True
    return heads(line) or any(one.fullmatch(line) and not restricts(line) for one in (_NUMBER, _MARKED_UP, _REFERENCE))


def restricts(text: str) -> bool:
    """Whether a few words by themselves say when, where, how far or whether something is done."""
    words = _flat(text).strip(" .!;:-*()[]#=_~>")
    return len(words.split()) <= _SHORT and (_RESTRICTS.match(words) is not None or _ADDS.search(words) is not None)


def governs(text: str) -> bool:
    """Whether a few words by themselves are a term on which all changes may depend."""
    return restricts(text) and _TERM_ALONE.match(_flat(text).strip(" .!;:-*()[]#=_~>")) is not None


def conditions(text: str) -> bool:
    """Whether a remark in square brackets, of one sentence, is a restriction or a choice rather than a remark."""
    if plainly_said(text) or _STOPS.search(text.strip()):
        return False
    return restricts(text) or depends(text) or leaves_choice(text) or takes_back(text)


def heads(text: str, *, first: bool = False) -> bool:
    """Whether a line without a stop may be a title; one that is not `first` only when it is written as one."""
    if any(test(text) for test in (restricts, leaves_choice, _DIGIT_LAST.search, _IS_SO.match, _IS_NOW.search)):
        return False
    words = text.strip(" .!-*_=#~>").split()
    if all(not one[:1].isalpha() or one[:1].isupper() or len(one) < _LONG for one in words):
        return True
    stated = _STATES.search(text) is not None and not plainly_said(text)
    return first and not (stated or may_govern(text) or depends(text))


def term(text: str) -> bool:
    """Whether a note, or a paragraph in round brackets, may be a term of the changes rather than a remark."""
    found = _PAREN.match(text) or _NOTE.match(text)
    said = found["inner"] if found is not None else ""
    if _EDIT.search(text) or _ONLY.match(said):
        return True
    if found is not None and text[0] == "(" and restricts(said) and not plainly_said(said):
        return True
    return bool(said) and (may_govern(said) or depends(said) or leaves_choice(said))


def _flat(frame: str) -> str:
    return " ".join(MARK.sub(" x ", frame).split())
