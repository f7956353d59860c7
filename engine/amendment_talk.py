"""Sentences that no order was read from: which of them may order something after all, and which only talk.

A sentence that may be a condition or a term of the others governs them. One that may order something (about rules, or
about anything else) must be settled by a human. What an author says about the text - reasons, hopes, remarks - is
neither. Works on frames (see `engine.quoting`).
"""

from __future__ import annotations

import re

from engine.amendment_words import ANY_VERB, rx
from engine.quoting import MARK

_STATE = r"(?:state of the game|gamestate|game state|rules?|state)"
_NO_EFFECT = rx(
    r"(?:this(?: proposal| text| document)?|it|nothing (?:in|of) this(?: proposal)?|the above)"
    rf" (?:(?:changes|modifies|alters|affects) (?:nothing|(?:no|any)(?: part of the)? {_STATE})"
    rf"|(?:does not|doesn't) (?:change|modify|alter|affect) (?:anything|(?:the |any )?{_STATE})"
    rf"|does nothing|has no effects?)(?: (?:in|of|on) the (?:game|{_STATE}))?"
    r"|no (?:state of the game|gamestate|game state) is changed(?: by this(?: proposal)?)?"
)
_GOVERNS = rx(
    r"\b(?:if|unless|provided|only|when|whenever|until|once|effective|delayed|instead|otherwise|except|either|or"
    r"|not|at the (?:end|beginning|start))\b"
)
_REFERS = rx(
    r"\b(?:this|these|those|above|below|foregoing|preceding|following|it|them|proposal|amendments?|changes?)\b"
)
_SUBORDINATE = rx(
    r"(?:(?:but|and|,) )*(?:if|unless|provided|except|only|when|whenever|until|otherwise|instead|or|else|in case"
    r"|should)\b"
)
_TAKES_EFFECT = rx(
    r"\b(?:tak(?:es?|ing) effect|has (?:an |any )?effect|is effective|are effective|do(?:es)? nothing)\b"
)

# -- talk and orders --------------------------------------------------------------------------------

_FIRST_PERSON = re.compile(
    r"\b(?:I|I'm|I'd|I'll|I've|I\u2019m|I\u2019d|I\u2019ll|I\u2019ve|[Ww]e|[Ww]e're|[Ww]e\u2019re|[Mm]y|[Oo]ur|[Uu]s"
    r"|[Mm]e|IMO|IMHO|AFAICT|AFAIK|FWIW)\b"
)
_TALK = rx(
    r"\b(?:this (?:proposal|rule change|fix(?:es)?|makes?|would|should|will|means|is (?:just|only|a|an|to|because|why"
    r"|meant|intended|so|not"
    r"|the|in|mostly|basically)|just|allows|gives|adds|removes|lets|prevents|ensures|clarifies|brings|puts|does"
    r"|reduces|increases"
    r"|closes|restores|changes|also|version|way|seems|was|has|came|one|might|could|can|helps|stops|gets)|currently"
    r"|at the moment|right now"
    r"|as (?:it (?:is|stands)|written|things stand|is)|seems?|hopefully|hope|maybe|perhaps|probably|presumably"
    r"|basically|obviously"
    r"|unfortunately|clearly|apparently|oops|thanks|thoughts|loophole|exploit|bug(?:gy)?|typo|broken|fix(?:es|ed)?"
    r"|clarif\w+"
    r"|intended|intention|the idea|the point|unnecessary|redundant|no longer needed|(?:is|are)n't|doesn't|don't|didn't"
    r"|won't"
    r"|wasn't|can't|that's|it's|let's|there's|isn\u2019t|doesn\u2019t|don\u2019t|didn\u2019t|won\u2019t|can\u2019t"
    r"|that\u2019s|it\u2019s|let\u2019s"
    r"|there\u2019s|because|previous(?:ly)? version|used to|too (?:easy|hard|much|many|long)|makes sense|would be"
    r"|it would|it is (?:a )?(?:good|bad"
    r"|better|nice|time|silly|odd|unclear|not clear)|so that|e\.g\.|i\.e\.|fwiw|imo|proposed|suggested|confus\w+"
    r"|annoying|boring|silly|nice"
    r"|fun|simple|simpler|easier|better|worse)\b|[?]$|[:;]-?[)(DP]$|\u2026$|\.\.\.$"
)
_ORDERS = rx(
    r"\b(?:hereby|shall|must|becomes?|is (?:now|set|reset|awarded|destroyed|given|granted|transferred|moved|renamed"
    r"|removed|amended"
    r"|repealed|replaced|deleted|changed|inserted|added|created|enacted|considered|deemed|vacated|revoked|cleared"
    r"|reduced|increased)"
    r"|are (?:now|set|reset|awarded|destroyed|given|granted|transferred|moved|renamed|removed|amended|repealed"
    r"|replaced|deleted"
    r"|changed|inserted|added|created|enacted|considered|deemed|vacated|revoked|cleared|reduced|increased)"
    r"|gains?|loses?|receives?|(?:each|every|all|any) (?:\w+ )?(?:players?|persons?|members?|ministers?|voters?)\b"
    r"|(?:everybody|everyone|nobody|let)\b)"
)
_REFERS_TO_RULE = rx(r"\b(?:rules?|r\d+|ruleset|rulesets|paragraph|sentence|section|text)\b")
_NOT_VERBS = frozenset(
    "a an the this that these those it its there here he she they we you i and or but nor so yet for as at by from in"
    " into of on to with"
    " if unless when while since because although though after before until where which who what why how all each"
    " every any some no"
    " none both either neither most many much more less few several such only also then thus hence however therefore"
    " besides moreover"
    " now currently otherwise instead note notes nb see cf eg ie please perhaps maybe hopefully thanks yes not is are"
    " was were has"
    " have had do does did can could may might must shall should will would given without within under over about"
    " between through"
    " during against among like unlike plus minus per via upon once whether whatever whoever".split()
)
_AFTER_VERB = frozenset("the all each every any a an this that these those its their rule rules both".split())
_IMPERATIVES = frozenset(
    "be set reset award grant give destroy transfer revoke register deregister make cause initiate elect appoint flip"
    " ratify win end start"
    " begin open close call declare publish move take let have put place restore recalculate double halve reduce"
    " increase lower raise"
    " distribute swap exchange reinstate install designate assign cancel undo revert treat ignore skip repeat perform"
    " apply resolve"
    " shuffle roll reveal announce fine punish reward ordain activate deactivate enable disable turn switch schedule"
    " empty clear wipe"
    " credit debit pay charge recreate reenact re-enact merge split reorder sort fix clarify define allow permit"
    " require ban prohibit"
    " dissolve disband dismiss fire hire promote demote nominate name recognise recognize repeal amend create enact"
    " add remove delete"
    " strike replace insert append change retitle rename renumber transmute substitute modify edit revise update"
    " alter rewrite reword"
    " correct convert combine consolidate copy duplicate expand shorten simplify adjust relocate renumber-all lift"
    " impose levy"
    " deactivate retire idle unidle congratulate void nullify invalidate validate legalize enforce extend"
    " suspend".split()
)
_WORD = re.compile(r"[A-Za-z][\w'\u2019\-]*")


def changes_nothing(sentence: str) -> bool:
    """Whether the sentence says that the text changes nothing."""
    return _NO_EFFECT.fullmatch(sentence.rstrip(" .;!")) is not None


def may_govern(frame: str) -> bool:
    """Whether an unread sentence may be a condition or a term of the others."""
    words = " ".join(MARK.sub(" ", frame).split())
    if _FIRST_PERSON.search(words) and not _TAKES_EFFECT.search(words):
        return False
    if _SUBORDINATE.match(words):
        return words.endswith(":") or _REFERS.search(words) is not None
    if _TAKES_EFFECT.search(words) and _REFERS.search(words):
        return True
    return _GOVERNS.search(words) is not None and (
        words.endswith(":") or (_REFERS.search(words) is not None and not _TALK.search(words))
    )


def commentary(text: str) -> bool:
    """Whether a paragraph is plainly about the proposal and no rule text: by its person and its tone."""
    words = " ".join(MARK.sub(" x ", text).split())
    return _FIRST_PERSON.search(words) is not None or (
        re.match(
            r"(?:this|these|the above|it|currently|at the moment|right now|as written|hopefully|basically)\b",
            words,
            re.IGNORECASE,
        )
        is not None
        and _TALK.search(words) is not None
    )


_ORDER_VERB = rx(rf"{ANY_VERB}")
_LEADS = rx(
    r"(?:(?:and|then|also|next|finally|lastly|furthermore|moreover|additionally|in addition|firstly?|secondly?"
    r"|thirdly?|now|hereby|please)\b,? ?)+"
)
_PLACED = rx(
    r"(?:in|from|to|at|after|before|within|throughout|for|under)\b[^.]{0,80}?"
    rf"(?:\brules?\b|\br\d|\bsections?\b|\bparagraphs?\b|\bsentences?\b|\bthe text\b|\bthe end\b|\bthe beginning\b"
    rf"|\blist\b|\bbullet\b|{MARK.pattern})"
)
_PASSIVE = rx(
    r"(?:the (?:\w+ ){0,3}of )?(?:the )?rules? [^.]{1,80}? (?:is|are|shall be) (?:hereby )?"
    r"(?:amended|repealed|renamed|retitled|changed|replaced|modified|renumbered|transmuted)\b"
)
_CONDITION = rx(r"(?:if|unless|otherwise)\b[^.]*(?:[:,]|\brule\b)")


def starts_order(text: str) -> bool:
    """Whether a paragraph begins like an order about rules."""
    lead = _LEADS.match(text)
    start = lead.end() if lead is not None else 0
    found = _ORDER_VERB.match(text, start)
    if found is not None:
        rest = text[found.end() : found.end() + 160]
        return MARK.search(rest) is not None or rest.rstrip().endswith(":") or _REFERS_TO_RULE.search(rest) is not None
    if _PLACED.match(text, start) and (_ORDER_VERB.search(text[start : start + 400]) or text.rstrip().endswith(":")):
        return True
    return _PASSIVE.match(text, start) is not None or _CONDITION.match(text, start) is not None


def may_order(sentence: str) -> bool:
    """Whether an unread sentence may order a change of anything; reasons and remarks do not."""
    words = " ".join(MARK.sub(" x ", sentence).split())
    if imperative(words) or starts_order(sentence):
        return True
    if _FIRST_PERSON.search(words) or _TALK.search(words):
        return False
    return _ORDERS.search(words) is not None


def imperative(words: str) -> bool:
    """Whether the words begin with an order: a verb known to be used so, or an unknown one before its object."""
    lead = _LEADS.match(words)
    said = _WORD.findall(words[lead.end() if lead is not None else 0 :][:80])
    if not said:
        return False
    first = said[0].lower()
    if first in _IMPERATIVES:
        return len(said) > 1
    return first not in _NOT_VERBS and len(said) > 1 and said[1].lower() in _AFTER_VERB and not first.endswith("ing")


