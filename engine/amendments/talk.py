"""Sentences that no order was read from: which of them may order something after all, and which only talk.

A sentence that may be a condition or a term of the others governs them. One that may order something (about rules, or
about anything else) must be settled by a human. What an author says about the text - reasons, hopes, remarks - is
neither. Works on frames (see `engine.quoting`); the tables are plain words, so that they can be read and extended.
"""

from __future__ import annotations

import re

from engine.amendments.tone import first_person, flat, phrases, plainly_said, talked
from engine.amendments.words import ANY_VERB, OLD, TEXT_NOUN, rx
from engine.expressions import expression
from engine.passages import MARK

# -- conditions and terms ---------------------------------------------------------------------------

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
    r"(?:(?:but|and|,) )*"
    r"(?:if|unless|provided|except|only|when|whenever|until|otherwise|instead|or|else|in case|should)\b"
)
_TAKES_EFFECT = rx(
    r"\b(?:tak(?:es?|ing) effect|has (?:an |any )?effect|(?:is|are) effective|do(?:es)? nothing|happens?|appl(?:y"
    r"|ies))\b"
)

# -- how orders sound -------------------------------------------------------------------------------

_ORDERED = phrases(
    """
    set | reset | awarded | destroyed | given | granted | transferred | moved | renamed | removed | amended
    repealed | replaced | deleted | changed | inserted | added | created | enacted | considered | deemed | vacated
    revoked | cleared | reduced | increased
    """
)
_ORDERS = rx(
    rf"\b(?:hereby|shall|must|becomes?|(?:is|are|be)(?: now| hereby)? {_ORDERED}|gets?|gains?|loses?|receives?"
    r"|(?:each|every|all) (?:\w+ ){1,2}(?:has|have|is|are)|(?:everybody|everyone|nobody|all \w+) be|let)\b"
)
_HAPPENS = rx(
    r"[\w.'\u2019][\w.'\u2019 \-]{0,60}? (?:assumes?|wins?|resigns?|joins?|leaves?|concludes?|ceases?|forfeits?"
    r"|acquires?|obtains?|regains?|retires?|owes?|takes? (?:over|office|up)|holds? (?:the )?office|comes? into"
    r"|passes? to|reverts?|returns? to|ends? (?:now|at once|immediately)|begins? (?:now|at once|immediately))\b"
)
"""A plain statement of what comes about in the game."""
_RULE_WORD = rx(r"\b(?:rules?|r\d+|ruleset|rulesets|paragraph|sentence|section|text)\b")
_RULE_FIRST = rx(r"(?:in )?(?:the )?(?:rule |r)\d[^:]{0,60}: ?[a-z]")
_RULE_NAMED = rx(r"\b(?:rules? \d|r\d|4e\d)")
_RULE_TITLED = rx(rf"\brules? (?:\w+ )?{MARK.pattern}|{MARK.pattern} rule\b")
_NOT_VERBS = frozenset(
    """
    a an the this that these those it its there here he she they we you i and or but nor so yet for as at by from in
    into of on to with if unless when while since because although though after before until where which who what
    why how all each every any some no none both either neither most many much more less few several such only also
    then thus hence however therefore besides moreover now currently otherwise instead note notes nb see cf eg ie
    please perhaps maybe hopefully thanks yes not is are was were has have had do does did can could may might must
    shall should will would given without within under over about between through during against among like unlike
    whereas plus minus per via upon once whether whatever whoever
    """.split()
)
_AFTER_VERB = frozenset("the all each every any a an this that these its their rule rules both".split())
_OBJECTS = frozenset("eir em his her him their them it one to that those such as no both".split())
_FRONTED = rx(
    r"(?:for (?:each|every|all|any|both)|if|unless|provided|should|as of|upon"
    r"|at the (?:time|moment|end|start|beginning)"
    r"|on (?:the )?(?:passage|adoption|enactment)|after|immediately|simultaneously|effective"
    r"|in (?:addition|ascending|descending|order|that|the)|with|each"
    r"|when|once|starting|before|while)\b"
)
"""How a sentence begins that orders something only in its second half."""
_IN_RULE = rx(r"(?:in|from|to|within|throughout|for|under|at|of)\b[^,:;]{0,60}?(?:\brules?\b|\br\d|\b4e\d)")
_FOR_THIS = rx(r"for the (?:purposes?|duration|sake) of (?:this|the) (?:proposal|motion|bill|tweak)\b")
_IMPERATIVES = frozenset(
    """
    be set reset award grant give destroy transfer revoke register deregister make cause initiate elect appoint flip
    ratify win end start begin open close call declare publish move take let have put place restore recalculate
    double halve reduce increase lower raise distribute swap exchange reinstate install designate assign cancel undo
    revert treat ignore skip repeat perform apply resolve shuffle roll reveal announce fine punish reward ordain
    activate deactivate enable disable turn switch schedule empty clear wipe credit debit pay charge recreate
    reenact re-enact merge split reorder sort fix clarify define allow permit require ban prohibit dissolve disband
    dismiss fire hire promote demote nominate name recognise recognize repeal amend create enact add remove delete
    strike replace insert append change retitle rename renumber transmute substitute modify edit revise update alter
    rewrite reword correct convert combine consolidate copy duplicate expand shorten simplify adjust relocate lift
    impose levy retire idle unidle congratulate void nullify invalidate validate legalize enforce extend suspend
    """.split()
)
_AMBIGUOUS = frozenset("idle open clear fine empty free present end start win turn cause void fire name place".split())
"""Words that begin orders only when their object follows at once."""
_WORD = expression(r"[A-Za-z][\w'\u2019\-]*")
_ORDER_VERB = rx(ANY_VERB)
_LEADS = rx(
    r"(?:(?:and|then|also|next|finally|lastly|furthermore|moreover|additionally|in addition|firstly?|secondly?|thirdly?"
    r"|now|hereby|please|by|therefore|thus|hence|consequently|accordingly|so)\b,? ?)+"
)
_PLACED = rx(
    r"(?:in|from|to|at|after|before|within|throughout|for|under)\b[^.]{0,80}?"
    r"(?:\brules?\b|\br\d|\b\d+\b|\bsections?\b|\bparagraphs?\b|\bsentences?\b|\bthe text\b"
    r"|\bthe end\b|\bthe beginning\b"
    rf"|\blist\b|\bbullet\b|{MARK.pattern})"
)
_PASSIVE = rx(
    r"(?:the (?:\w+ ){0,3}of )?(?:the )?rules? [^.]{1,80}? (?:is|are|shall be) (?:hereby )?"
    r"(?:amended|repealed|renamed|retitled|changed|replaced|modified|renumbered|transmuted)\b"
)
_DEFINED = rx(rf"to {MARK.pattern}[^.;:,]{{0,80}}? (?:is|means)\b")
"""What something is called: "To "walk" a dog is to ..."."""
_ANNOUNCED = rx(
    r"(?:the )?following (?:changes?|amendments?|modifications?|replacements?|substitutions?) "
    r"(?:(?:shall|should|will) be|are|is|be) (?:hereby )?made (?:to|in) (?:the )?(?:rule|r\d)"
    r"|the following (?:new )?(?:text|words|paragraphs?|sentences?|section) (?:shall|should|will|is to) (?:hereby )?"
    r"(?:replace|be (?:added|inserted|appended|substituted))\b"
    r"|rule \d[\w.]* (?:shall have|shall be given|is given|gets) (?:a )?power\b"
)
_WHEREVER = rx(rf"(?:wherever|everywhere|each time|every time)\b[^.]{{0,60}}?{MARK.pattern}[^.]{{0,60}}?, {ANY_VERB}")
_CONDITION = rx(rf"(?:if|unless|otherwise)\b[^.]*?(?:[:,] (?:then )?(?:{ANY_VERB}|in (?:the )?rule|rule \d)|:$)")


_TIME_OF_EFFECT = rx(
    r"\b(?:before|after|until|prior to|since|(?:the )?(?:time|instant|moment)(?: at which| that| when)?)"
    r" (?:immediately )?(?:it|this proposal|the proposal)\b[^.,;:]{0,20}?\btak(?:es?|ing|en) effect\b"
)
"""A time told by the taking effect of a proposal: it says nothing about whether it does."""
_WHEN_PASSED = rx(
    r"(?:when|once|upon|after|immediately (?:after|upon)|as soon as|on) (?:this (?:proposal|motion|bill) (?:passes|is"
    r" (?:passed|adopted|enacted)|takes effect)|(?:the )?(?:passage|passing|adoption|enactment)"
    r" of this (?:proposal|motion|bill)),? "
)
"""No condition: what the proposal orders happens then anyway."""
_IFS = rx(r"\b(?:if|unless|until|provided|only|except|once|when|as long as|in the event)\b")
_CONDITIONED = rx(
    r"\b(?:this (?:proposal|text|motion|bill|amendment|change)|(?:the|these|those|all) (?:above |following |foregoing "
    r"|other |rest )?(?:changes?|amendments?|proposal|of this)|the (?:above|following|rest))\b(?! would| could)"
    r"[^.]{0,80}?"
    r" (?:unless|only if|only when|only once|if and only if|provided that|as long as|so long as"
    r"|on (?:the )?condition)\b"
    r"|\b(?:this|these|it|they|(?:the|these) \w+) (?:is|are|shall|should|must|may|will)(?: only| not)?(?: to)?(?: be)?"
    r" (?:(?:applied|done|made|enacted|performed|carried out|implemented)(?: only)?"
    r" (?:before|after|until|unless|if|when|once)"
    r"|only (?:to )?(?:be )?(?:applied|done|made|enacted|performed|carried out|implemented)"
    r"|(?:applied|done|made|enacted|performed|carried out|implemented) only)\b"
)
"""The changes, or the whole text, on a condition."""
_EFFECT_OF_ALL = rx(
    r"\b(?:this (?:proposal|text|motion|bill|document)"
    r"|(?:the )?(?:rest|remainder)(?: of (?:this|the) (?:proposal|text))?"
    r"|the following|the above|nothing (?:in|of) this(?: proposal)?)\b[^.]{0,80}?"
    r"\b(?:(?:tak(?:es?|ing)|ha[sv]e?)(?: no| any)? effects?|(?:does|do) (?:nothing|not)|(?:is|are) (?:void|not)"
    r"|cannot pass|fails?|happens?|appl(?:y|ies))\b"
)
_CORRECTS = rx(
    r"\b(?:make (?:that|it)(?: ?$| ?[.!])|scratch that|strike that(?: ?$| ?[.!,])|never ?mind"
    r"|(?:just |only )?(?:kidding|joking)\b"
    r"|(?:disregard|ignore) (?:that|this|the above)|correction ?:|(?:i|we)(?: hereby)? (?:withdraw|retract|rescind"
    r"|cancel|take back)\b|(?:i|we) (?:meant|mean(?! to\b))\b|on second thou?ght)"
)
"""Words that take back or correct what was said before."""
_AS_IF = rx(
    r"\b(?:gamestate|game state|state of the game)\b[^.]*?\b(?:becomes?|changes?|reverts?|returns?|is|are|as"
    r"|would|shall|had|ratif\w+)\b"
    r"|\b(?:is|are|be|becomes?|considered|deemed|treated|proceeds?|continues?)\b[^.]{0,60}?\b(?:(?:as if|as though"
    r"|what (?:it|they) would)\b|as (?:it|they) would(?: have)? be)"
)
"""A state of the game that is to be as it would be otherwise."""
_EMBEDDED = rx(
    rf"[,:;\u2013\u2014-] ?(?:(?:and|then|please|just|also|hereby|so|therefore|let['\u2019]s)\b,? ?){{0,3}}{ANY_VERB}"
    r" (?:(?:the )?(?:rules? \d|r\d|4e\d|\d{3}|(?:new )?rule \ue000|(?:a )?new rule\b)|[^.\ue000]{0,60}\ue000)"
)
"""An order about a rule in the middle of a sentence."""


def changes_nothing(sentence: str) -> bool:
    """Whether the sentence says that the text changes nothing."""
    return _NO_EFFECT.fullmatch(sentence.rstrip(" .;!")) is not None


def may_govern(frame: str) -> bool:
    """Whether an unread sentence may be a condition or a term of the others."""
    words = _WHEN_PASSED.sub("", _TIME_OF_EFFECT.sub("then", flat(frame, " ")))
    if takes_back(frame):
        return True
    if first_person(words) and not _TAKES_EFFECT.search(words):
        return False
    if _CONDITIONED.search(words) or (_IFS.search(words) and rules_effect(frame)):
        return True
    if _SUBORDINATE.match(words):
        return words.endswith(":") or _REFERS.search(words) is not None
    if _TAKES_EFFECT.search(words) and _REFERS.search(words):
        return True
    return _GOVERNS.search(words) is not None and (
        words.endswith(":") or (_REFERS.search(words) is not None and not talked(words))
    )


def rules_effect(frame: str) -> bool:
    """Whether an unread sentence says when, or whether, the whole text or the rest of it takes effect."""
    return _EFFECT_OF_ALL.search(_TIME_OF_EFFECT.sub("then", flat(frame, " "))) is not None


def takes_back(frame: str) -> bool:
    """Whether an unread sentence takes back or corrects what was said before."""
    return _CORRECTS.search(flat(frame, " ")) is not None


def names_rule(text: str) -> bool:
    """Whether a sentence names a rule by its number or title."""
    return _RULE_NAMED.search(flat(text)) is not None or _RULE_TITLED.search(text) is not None


def starts_order(text: str) -> bool:
    """Whether a paragraph begins like an order about rules."""
    lead = _LEADS.match(text)
    start = lead.end() if lead is not None else 0
    found = _ORDER_VERB.match(text, start)
    if found is not None:
        rest = text[found.end() : found.end() + 160]
        return MARK.search(rest) is not None or rest.rstrip().endswith(":") or _RULE_WORD.search(rest) is not None
    if _PLACED.match(text, start) and not _DEFINED.match(text, start):
        return _ORDER_VERB.search(text, start, start + 400) is not None or text[-8:].rstrip().endswith(":")
    return any(one.match(text, start) is not None for one in (_PASSIVE, _CONDITION, _ANNOUNCED, _WHEREVER, _COMPARED))


_COMPARED = rx(rf"{OLD}{TEXT_NOUN} ?:(?=\s|$)")
"""The label of a text that another one, below it, is to stand for."""


def recites(sentence: str) -> bool:
    """Whether a sentence is a recital, "whereas ...", without the resolution that may end it."""
    if _RECITAL.match(sentence) is None:
        return False
    sentence = _RESOLVES.sub("", sentence)
    if any(_GAINS.match(clause) for clause in re.split(r"[,:;]\s+", flat(sentence))[1:]):
        return False
    return not (_RESOLVED.search(flat(sentence)) or orders_inside(sentence))


def recital(sentence: str) -> bool:
    """Whether a sentence is a recital, and says nothing of when or whether the text takes effect."""
    if not recites(sentence) or MARK.search(sentence) or rules_effect(sentence) or takes_back(sentence):
        return False
    words = flat(sentence)
    return not (_CONDITIONED.search(words) or (_IFS.search(words) and _TO_BE.search(words)))


_TO_BE = rx(r"\b(?:(?:is|are) (?:not )?to be|shall|will be|must be)\b")
_GAINS = rx(r"(?:then )?[\w.'\u2019]+(?: [\w.'\u2019]+){0,3}? (?:gains?|loses?|gets?|receives?|becomes?|wins?)\b")
"""What a clause of a recital says if it orders something."""


_RECITAL = rx(r"\s*(?:and )?whereas\b")
_RESOLVED = rx(r"\b(?:therefore|resolved|hereby|ordered|enacted|thus|then|so)\b|:")
_RESOLVES = rx(r"\b(?:hereby )?(?:resolves?|enacts?|ordains?)(?: that)?(?: (?:the following|as follows))? ?:?$")
"""How a recital ends behind which the orders stand."""
_SAYS_SO = expression(r"propose|suggest|move|submit", re.IGNORECASE)
_OFFERS = rx(
    r"\b(?:i|we)\b[^.,;:]{0,40}? (?:propose|suggest|move|submit)\b[^.,;:\ue000]{0,50}?"
    rf" {ANY_VERB} [^.,;:\ue000]{{0,40}}?(?:\brules? \d|\br\d|{MARK.pattern})"
)
"""An order that somebody says he proposes."""


def describes(sentence: str) -> bool:
    """Whether a sentence only tells what a rule says, and nothing behind it is an order."""
    found = _DESCRIBES.match(sentence.strip())
    return found is not None and (not found["rest"].strip(" .") or not may_order(found["rest"].strip()))


_DESCRIBES = rx(
    rf"(?:the )?(?:current )?(?:rule |r)\d[\w./()\-]*,? (?:(?:currently|presently|at present) (?:states?|says?|reads?)"
    rf"|(?:states|says) that|(?:states|says),? (?=currently))(?: that)?,? ?:? ?{MARK.pattern}(?P<rest>[^\ue000]*)$"
)
"""What a rule says now."""


def may_order(sentence: str) -> bool:
    """Whether an unread sentence may order a change of anything; reasons and remarks do not."""
    if describes(sentence) or recites(sentence):
        return False
    if _SAYS_SO.search(sentence) is not None and _OFFERS.search(sentence) is not None:
        return True
    whole = flat(sentence)
    if puts_forward(sentence):
        return True
    if _MOVES_THAT.search(whole) is not None:
        return True
    if whole.endswith(":") and _WISHES.match(whole) is not None and _RULE_NAMED.search(whole) is not None:
        return True
    if _DOES_ALSO.match(whole) is not None and _RULE_NAMED.search(whole) is not None:
        return True
    words = _WHEN_PASSED.sub("", whole)
    if imperative(words) or starts_order(sentence) or _FOR_THIS.match(words):
        return True
    if _WHEN_PASSED.match(whole) and not plainly_said(words):
        return True
    if _AS_IF.search(words) and not (first_person(words) or changes_nothing(words)):
        return True
    clauses = re.split(r"[,:;]\s+", words)[1:]
    if _FRONTED.match(words) and any(_commands(clause) for clause in clauses):
        return True
    if _IN_RULE.match(words) and any(_commands(clause, known=False) for clause in clauses):
        return True
    if _EMBEDDED.search(sentence):
        return True
    if plainly_said(words):
        return False
    if talked(words):
        return _ORDERS.search(words) is not None or _HAPPENS.match(words) is not None
    if _RULE_FIRST.match(words) or (_RULE_NAMED.search(words) and (MARK.search(sentence) or words.endswith(":"))):
        return True
    return _ORDERS.search(words) is not None or _HAPPENS.match(words) is not None


def puts_forward(sentence: str) -> bool:
    """Whether somebody says that he moves, or would like, a change of a rule with quoted words."""
    whole = flat(sentence)
    named = MARK.search(sentence) is not None and _RULE_NAMED.search(whole) is not None
    return named and _PUT_FORWARD.match(whole) is not None


_PUT_FORWARD = rx(
    r"(?:(?:proposal|motion)[^:]{0,40}: )?(?:i|we)(?: would|['\u2019]d)? (?:(?:hereby|also|now) )*"
    r"(?:(?:like|want|wish) to [a-z]+\b"
    r"|(?:propose|submit|move|suggest)\b)"
)
"""How somebody begins who puts a change forward, whatever he then calls it."""
_MOVES_THAT = rx(
    r"\b(?:i|we)\b[^.,;:]{0,40}? (?:propose|suggest|move|submit|recommend|request|ask|demand|urge) that"
    r" (?!(?:this|the|my|our) (?:proposal|motion|bill|draft)\b)[^.;:]*?"
    r"\bbe (?:hereby |also |then )?(?:\w+ed|given|made|struck|stricken|set|put|taken|undone|(?:re)?written|withdrawn"
    r"|cut|split|held|sent|paid|begun|chosen|void|brought|built|kept|left|sold|drawn|thrown|shown|known"
    r"|read|laid|lent)\b"
)
"""What somebody moves that be done."""
_WISHES = rx(rf"(?:i|we)(?: would|['\u2019]d)? (?:like|want|wish) to {ANY_VERB}")
_DOES_ALSO = rx(
    r"(?:this|the) (?:motion|proposal|amendment|resolution|bill|change) (?:would|will|shall)"
    rf" (?=(?:[\w,]+ )*?(?:also|too|as well|besides|in addition)\b)(?:also )?{ANY_VERB}"
)
"""A change that the proposal is said to make besides."""


def orders_inside(frame: str) -> bool:
    """Whether a clause behind a comma is an order, so that what stands before it governs only that."""
    return any(_commands(clause) for clause in re.split(r"[,:;]\s+", flat(frame))[1:])


def imperative(words: str) -> bool:
    """Whether the words begin with an order: a verb known to be used so, or an unknown one before its object."""
    lead = _LEADS.match(words)
    said = _WORD.findall(words[lead.end() if lead is not None else 0 :][:80])
    if not said:
        return False
    first = said[0].lower()
    if _INTERJECTION.match(words):
        return False
    if first in _AMBIGUOUS:
        return len(said) > 1 and said[1].lower() in _AFTER_VERB
    if first in _IMPERATIVES:
        return len(said) > 1
    return first not in _NOT_VERBS and len(said) > 1 and said[1].lower() in _AFTER_VERB and not first.endswith("ing")


def commands(sentence: str) -> bool:
    """Whether a sentence that stands in a text is an order: a known verb and its object, and no label of a field."""
    words = flat(sentence)
    lead = _LEADS.match(words)
    first, _, rest = words[lead.end() if lead is not None else 0 :].partition(" ")
    sure = first.lower() in _SURE and _NO_OBJECT.match(rest) is None
    return (sure or _commands(words)) and not _FIELD.match(words)


_SURE = frozenset("set reset give grant remove delete add repeal create replace revert undo make distribute".split())
"""Verbs that are no nouns."""
_NO_OBJECT = rx(r"(?:is|are|was|were|has|have|may|shall|must|can|cannot|will|of|and|or|to)\b|$")


_FIELD = expression(r"\w+ ?:")


_INTERJECTION = rx(
    r"(?:whew|phew|well|oh|ah|wow|hmm+|hm|yay|hey|ok(?:ay)?|right|no|yes|sure|sorry|oops|heh|haha|aha|alas|ugh|meh)\b[,!.]"
)


def _commands(clause: str, *, known: bool = True) -> bool:
    """Whether a clause within a sentence is an order: a known verb (or, behind "then", any) and its object."""
    said = _WORD.findall(clause[:80])
    then = bool(said) and said[0].lower() == "then"
    while said and said[0].lower() in ("then", "and", "please", "also"):
        del said[0]
    if len(said) <= 1:
        return False
    first, second = said[0].lower(), said[1].lower()
    verbal = first in _IMPERATIVES or ((then or not known) and first not in _NOT_VERBS)
    return verbal and (second in _AFTER_VERB or second in _OBJECTS or not said[1].islower())


def heads_place(text: str) -> bool:
    """Whether a line may head the orders below it as the place where they are carried out."""
    return _PLACE_LINE.match(text) is not None


def goes_on(text: str) -> bool:
    """Whether words go on with the sentence above a text."""
    return _CONTINUES.match(text) is not None


_PLACE_LINE = expression(
    r"(?:rule|section|article|clause|regulation|by-?law|standing order|paragraph|chapter|part|annex)\b[^,;\n]{0,40}$",
    re.IGNORECASE,
)
_CONTINUES = expression(
    r"(?:followed|preceded|except|excepting|but|unless|where|plus|minus|with|without|and|or|then|in|to|as|by|also|instead"
    r"|including|excluding|provided|if|only|so|which|that|from|for|not|until|before|after|both)\b"
)
