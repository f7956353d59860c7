"""What is left when the orders of a text are read: which sentences may be passed over in silence.

Only what is plainly said about the text - in the first person, with the words of reasons, hopes and remarks - or what
says nothing that a rule or an order would say. All else is named: a term on which the text depends, a choice left to
somebody, a line that leads in to what follows, quoted words that no order took up. Works on frames.
"""

from __future__ import annotations

import re

from engine.amendments.talk import (
    describes,
    may_govern,
    may_order,
    orders_inside,
    recital,
    recites,
    rules_effect,
    starts_order,
    takes_back,
)
from engine.amendments.terms import depends, governs, hangs, heads, leaves_choice, limits, restricts, states
from engine.amendments.text import sentences_of
from engine.amendments.tone import first_person, plainly_said, surely_commentary
from engine.amendments.words import ANY_VERB, rx
from engine.expressions import expression
from engine.passages import MARK

_LEADS_IN = rx(
    r"(?>(?:(?:so|thus|therefore|hence|now|and|accordingly|anyway)\b,? ?)*)"
    r"(?:whereas\b[^:]*|[^:]*?\b(?:i|we) (?:(?:hereby|therefore|now|also|would|like|want|wish|to) )*(?:propose|submit"
    r"|suggest|move|offer|present)\b[^.:]*|(?:be it|it is) (?:hereby )?(?:resolved|proposed|enacted|ordered)\b[^.:]*"
    r"|(?:the |my |this |here is (?:the|my) )?(?:full |actual |proposed |following )*(?:text|body|proposals?|changes?"
    r"|amendments?|content|bill|motion|actions?|resolution)(?: of (?:the|this|my) (?:proposal|bill|motion))?"
    r"(?: (?:is|are|reads?|as follows|proposed|follows?|below|text|body))*"
    r"|to (?:do|fix|achieve|accomplish|remedy|address|correct|resolve|rectify|solve|this end)\b[^.:]*"
    r"|(?:i|we) (?:hereby |now |also )*(?:replace|revise|amend|change|rewrite) (?:(?:my|our|the|this) )?"
    r"(?:proposal|motion|bill)(?: #?\d[\w.\-/]*)? (?:with|to|to read|to be|as)(?: the)? (?:following(?: text)?|follows)"
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
_WORD = expression(r"[^\W\d_][\w'\u2019\-]*")
_SHORT = 10
"""More words than these are no title."""
_FEW = 3
"""Fewer words than these say nothing by themselves."""
_HEREBY = rx(r"\b(?:hereby|herewith)\b(?! (?:propos|submit|suggest|mov|offer|present|thank|apolog))")
_NUMBER = expression(r"\W*(?:\d{1,2}[.)])?\W*")
"""Nothing but the number of an item, or marks."""
_CARRIED = rx(
    r"(?:motion )?(?:carried|adopted|agreed)(?: unanimously| nem\.? con|,? \d{1,3} ?(?:[-\u2013:]|to) ?\d{1,3})?[.!]*"
)
"""What minutes say of a motion that was carried."""
_BELIEVES = rx(
    r"(?:conference|congress|council|(?:the|this) (?:board|committee|house|meeting|assembly|society|club|branch))"
    r"(?!.*\b(?:this|these|those|above|below|following|foregoing|nothing|proposal|motion|undone|not be)\b)"
    r" (?:(?:further|also) )?"
    r"(?:believes|notes|recogni[sz]es|considers|welcomes|regrets|acknowledges|thinks)(?: that|:)? "
)
"""What those who pass it believe."""
_REFERENCE = expression(r"(?:\[?\w{1,3}\]?:? )?\S*(?:://|www\.)\S*")
"""A line that is only a link."""
_MARKED_UP = expression(r"(?:__|\*\*|==+|'''|<|#+ )[^\n]*?(?:__|\*\*|==+|'''|>)?")
"""A line that is marked as a title, or a tag."""
_WHEREVER = rx(r"\b(?:wherever|where appropriate|(?:where|as|if) (?:needed|appropriate|necessary))\b")
_REMARKS = rx(
    r"(?:this|that|it|they|these|there|nobody|nothing|no one|whereas|whew|(?:co-?)?authors?\b)(?:\b|(?=\())"
    r"|(?:comments|feedback|suggestions|objections|thoughts|rephras\w+|reword\w+|re-?propos\w+|based on"
    r"|inspired by|credit"
    r"|thanks)\b"
)
"""How remarks begin, and reasons."""
_EDIT = expression(r"\bs/[^/\n]+/[^/\n]*/")
"""A change as editors of text know it."""
_ONLY = rx(r"(?:but )?(?:only |not )?(?:if|unless|when|after|until|provided)\b")
_NOTE = rx(r"(?:note|nb|n\.b\.|notes|disclaimer|effective|ps|p\.s\.)\b ?[:\-.] ?(?P<inner>[^\n].*)$")
_PAREN = expression(r"\((?P<inner>.*)\)[. ]*$", re.DOTALL)


def remark(text: str) -> bool:
    """Whether a whole text in braces is nothing but what its author says about the rest."""
    label = _REMARKS_LABEL.match(text)
    said = [one.strip() for one in _SENTENCES.split(text[label.end() if label else 0 :].strip()) if one.strip()]
    if not said or any(may_govern(one) or depends(one) or leaves_choice(one) or starts_order(one) for one in said):
        return False
    if any((may_order(one) and not _PURPOSE.match(one)) or governs(one) for one in said):
        return False
    if any(hangs(one) for one in said):
        return False
    return label is not None or _PURPOSE.match(said[0]) is not None or surely_commentary(text)


_REMARKS_LABEL = rx(
    r"\s*(?:comments?|remarks?|notes?|rationale|reasons?|reasoning|explanation|purpose|background)(?: by \w+)?"
    r" ?[:\u2014-]+\s*"
)
_SENTENCES = expression(r"(?<=[.!?])\s+")
_PURPOSE = rx(
    r"(?:just |simply )?(?:cleaning|clearing|tidying|closing|preventing|avoiding|clarifying|simplifying|correcting"
    r"|fixing|making (?:sure|it clear|clear)) [^.]*?\b(?:to|so that|because|from|up)\b"
    r"|(?:just |simply |only |also )?(?:gives|tidies|makes|allows|fixes|clarifies|prevents|closes|lets|brings|corrects"
    r"|cleans|updates|ensures|avoids|keeps|stops|helps|simplifies|restores|speeds|reflects|saves|settles|solves|resolves)"
    r" (?!(?:is|are|was|of|may|shall|must|can)\b)\w"
)
"""What the author does with his text, and why."""


def gives_reasons(text: str) -> bool:
    """Whether a paragraph under a heading of reasons says nothing but reasons."""
    if any(may_order(one) for one in sentences_of(text)):
        return False
    told = plainly_said(text) or (_WISHED.search(text) is not None and not _TERMS_OF_REASONS.search(text))
    told = told and not (rules_effect(text) or depends(text) or starts_order(text))
    return told and not (leaves_choice(text) or takes_back(text) or orders_inside(text))


_WISHED = rx(r"\b(?:would|should|ought|deserves?)\b")
_TERMS_OF_REASONS = rx(r"\b(?:if|unless|until|only|provided|except)\b")


def leads_in(frame: str) -> bool:
    """Whether an unread line speaks of what follows below, so that it may be an offer, a report, an alternative."""
    words = _flat(frame)
    return words.endswith(":") and (_LEADS_IN.match(words) is None or _NO_LEAD.search(words) is not None)


def passes(frame: str) -> bool:
    """Whether an unread sentence may be passed over in silence."""
    words = _WORD.findall(frame)
    marked = MARK.search(frame) is not None
    if recital(frame) or _CARRIED.fullmatch(frame.strip()):
        return True
    if _DOES.match(frame.lstrip()) or _HEREBY.search(frame) or _EDIT.search(frame) or states(frame.strip()):
        return False
    if marked and len(words) <= _FEW and not _HEADED.match(frame):
        return False
    if len(words) == 1 and restricts(frame):
        return False
    if _WHEREVER.search(frame) and not first_person(frame):
        return False
    if (_BELIEVES.match(frame) and not marked) or describes(frame) or (recites(frame) and not marked):
        return True
    if plainly_said(frame) or (len(words) <= _SHORT and _HEADED.match(frame)):
        return True
    if marked or _ABOUT_GAME.search(_flat(frame)):
        return False
    line = frame.strip()
    if len(words) >= _FEW and (_REMARKS.match(line) or line.endswith("!")) and not restricts(line):
        return True
    return heads(line) or any(one.fullmatch(line) and not restricts(line) for one in (_NUMBER, _MARKED_UP, _REFERENCE))


def term(text: str) -> bool:
    """Whether a note, or a paragraph in round brackets, may be a term of the changes rather than a remark."""
    found = _PAREN.match(text) or _NOTE.match(text)
    said = found["inner"] if found is not None else ""
    label = _REMARKS_LABEL.match(text)
    if _EDIT.search(text) or _ONLY.match(said) or (label is not None and hangs(text[label.end() :])):
        return True
    if found is not None and text[0] == "(" and limits(said) and not (plainly_said(said) and " " in said):
        return True
    return bool(said) and (may_govern(said) or depends(said) or leaves_choice(said))


def _flat(frame: str) -> str:
    return " ".join(MARK.sub(" x ", frame).split())
