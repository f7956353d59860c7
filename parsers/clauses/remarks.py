"""Remarks before a deed that has no subject: "what the heck, ordaining myself", "two ndays and no moans, so ...".

Some tell nothing and are known word for word; of others only the beginning is, and of those before a "so" not even
that. A judgement is none of them: "bold move, usurping Law now" speaks of somebody else's deed.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set
from enum import Enum, auto

from engine.expressions import expression

MAX_OTHER = 50
"""Characters of a remark of an unknown kind."""
_APART = frozenset(",;:–—-")
MAX_REMARK = 160
"""Characters of all remarks before a deed."""
_CALLED = (
    r"o?k(?:ay)?|okey[- ]dokey|right(?:o|\s+then)?|al(?:l\s+)?right(?:y|ie)?|well|fine|nope|no|nah|yep|yup|yes|yeah|yea|aye|sure|oh|ah+|aha|oops|whoops|argh+|ugh+|meh|bah|pah|hm+|huh|hey|hi|hello|lol|heh|ha(?:ha)*|sigh|gah|whoa|phew|yay"
    r"|hoo?ra[yh]|wo+(?:t|hoo)?|whee+|welp|damn(?:\s+it)?|darn(?:\s+it)?|dang|blimey|gosh|anyway|anyhow|now|then|so|and|but|finally|at\s+last|next|also|oh\s+well|ah\s+well|oh\s+dear|oh\s+no|very\s+well|honestly|frankly|sadly|alas|whatever|eh|er+m?|um+|uh|btw|fyi"
    r"|(?:sorry|thanks|ok|okay|right|well|hi|hey)\s+(?-i:[A-Z][\w'’-]*)|again|guys|folks|all|everyone|everybody|people|y['’]?all|friends|thanks|thank\s+you|cheers|ta|sorry|apologies|pardon|done|enough|boom|bam|psst|tada+|ta-da|voil[aà]|there|here|gladly|obviously|of\s+course|naturally|evidently|clearly"
)
_IDIOMS = (
    r"(?:what|why)\s+the\s+(?:heck|hell|deuce|devil|dickens|hey)|why\s+not|why\s+wait|who\s+cares|(?:sod|screw|hang|damn|blast|stuff|forget|bother|bugger|to\s+hell\s+with|never\s+mind)(?:\s+(?:it|this|that)(?:\s+all)?)?"
    r"|here\s+goes(?:\s+(?:nothing|everything))?|here\s+we\s+go(?:\s+again)?|here\s+it\s+(?:is|goes|comes)|here\s+i\s+(?:go|come)(?:\s+again)?|that['’]?s\s+(?:it|all|enough|that|me)(?:\s+(?:for|from|of)\s+(?:me|this|now))?(?:\s+(?:then|folks|done))?|that\s+does\s+it|(?:that|this)\s+will\s+do|that['’]ll\s+do"
    r"|enough(?:['’]s|\s+is)\s+enough|enough\s+of\s+(?:this|that|it)|enough\s+said|say\s+no\s+more|time(?:['’]s|\s+is)?\s+up|my\s+turn|too\s+late|late\s+again|late\s+as\s+(?:ever|usual|always)|better\s+late\s+than\s+never|about\s+time(?:\s+too)?|long\s+overdue"
    r"|as\s+(?:i\s+)?(?:promised|usual|ever|requested|announced|threatened|always|planned|agreed|discussed|advertised|intended|said|warned|told\s+you)|with(?:out)?\s+(?:further|more|any\s+more|no\s+further)\s+ado|(?:just\s+)?for\s+(?:the\s+record|fun|once|old\s+times['’]?\s+sake|good\s+measure|what\s+it['’]?s\s+worth)"
    r"|in\s+that\s+case|fair\s+enough|good\s+grief|good\s+point|you\s+asked\s+for\s+it|you\s+win|you\s+got\s+me|ready\s+or\s+not|i\s+give\s+(?:up|in)|i\s+(?:surrender|relent|can['’]?t\s+resist|could\s*n['’]?t\s+resist|can['’]?t\s+wait|confess|admit\s+it|know)"
    r"|i(?:['’]m|\s+am)\s+(?:so\s+|really\s+|totally\s+|back\s+and\s+)?(?:done|out|back|bored|late|tired|off|in|sold|game|convinced|broke|busy|outta\s+here)(?:\s+(?:here|now|then|of\s+(?:this|it|waiting)))?|i(?:['’]ve|\s+have)\s+had\s+(?:it|enough|my\s+fill|my\s+fun)(?:\s+(?:of|with)\s+[a-z ]{2,30})?"
    r"|(?:don['’]?t|do\s+not)\s+(?:mind|ask|thank|hate|blame)(?:\s+me)?|wish\s+me\s+luck|fingers\s+crossed|(?:can['’]?t|could\s*n['’]?t)\s+(?:wait|resist|help\s+it)|against\s+my\s+better\s+judge?ment|life(?:['’]s|\s+is)\s+too\s+short"
    r"|it['’]?s\s+(?:late|time|about\s+time|high\s+time|now\s+or\s+never|my\s+(?:turn|job|duty))|(?:it['’]?s\s+|it\s+is\s+)?that\s+time\s+(?:again|of\s+the\s+n?week)|to\s+(?:work|business)|back\s+to\s+(?:work|business)|last\s+(?:one|thing)|one\s+(?:more|last)(?:\s+(?:thing|one))?|first\s+(?:things\s+first|of\s+all|off)|while\s+(?:i['’]m|i\s+am|we['’]re)\s+(?:here|at\s+it)"
    r"|(?:fine|good\s+enough|ok|okay|works)\s+(?:by|for|with)\s+me"
    r"|(?:(?!not\b)[a-z]+['’]?s\s+)?fair(?:['’]s|\s+is)\s+fair|a\s+deal(?:['’]s|\s+is)\s+a\s+deal|rules\s+are\s+rules|not\s+my\s+(?:best|finest|proudest)\s+\w+"
    r"|gonna\s+be\s+\w+|(?:a{1,5}nd\s+)?that['’]s\s+me(?:\s+(?:done|out|off|finished))?"
)
_DOUBTED = r"(?:if|unless|when|whenever|would|could|might|may|should|instead|rather|than|think|thinks|thinking|says?|said|hears?|heard|told|claims?|suggest\w*|consider\w*|maybe|perhaps|imagine|suppose|why|whether|who|which|what|how|not\s+sure|later|ago|earlier|yesterday)"
_WORDS = rf"(?:(?!\b{_DOUBTED}\b)[^,;:.!?()\"“\x00])"
_BEGUN = expression(
    rf"(?:so\s+|very\s+|really\s+)?(?:sorry|apologies|apols)\s+(?:it['’]?s|it\s+is|this\s+is|that\s+this|i['’]?m|i\s+am|for\s+(?:the|my|being)|about|to\s+(?:be|keep|have)|(?:the\s+)?(?:delay|wait))\b{_WORDS}{{0,50}}"
    rf"|(?:still\s+|with\s+|and\s+)?(?:no|not\s+an?|not\s+one|nobody|no\s?-?one|none|zero|nothing)\s+(?!(?:fun|good|use|point|joy|sense|need|way|reason|better|worse|harm|shame|wonder)\b){_WORDS}{{2,50}}"
    rf"|(?:it['’]?s\s+been\s+|after\s+|that['’]?s\s+)?(?:\d{{1,2}}|an?|one|two|three|four|five|six|several|a\s+few|a\s+couple\s+of)\s+(?:whole\s+|full\s+|long\s+)?n?(?:days?|weeks?|hours?)\b{_WORDS}{{0,50}}"
    rf"|i(?:['’]m|\s+am)\s+(?!(?:told|always|usually|often|never|against|tempted|sometimes|all\s+for|in\s+favou?r|[a-z]+ing)\b){_WORDS}{{2,40}}"
    rf"|(?:time|(?:i['’]m\s+)?going|gonna|have|got|need|off|glad|happy|sad|proud)\s+to\s+{_WORDS}{{2,30}}"
    rf"|(?:the\s+)?(?:time|period|window|wait|nday|deadline|waiting\s+time)(?:\s+for\s+objections)?(?:['’]s|\s+is|\s+has|\s+having)\s+(?:up|over|past|passed|gone|run\s+out)\b{_WORDS}{{0,30}}",
    re.I,
)
"""An excuse, what nobody did, how long it has been."""
_KNOWN = expression(rf"(?:{_CALLED}|{_IDIOMS})(?:\s+(?:{_CALLED}|{_IDIOMS})){{0,4}}", re.I)
_BETWEEN = expression(r"\s*[,;:.!…]+\s*|\s+[–—-]+\s+|\s*--+\s*")
_THEN = expression(
    r"(?:^|\s+)(?:(?:and|but|so|therefore|hence|thus|then|now|just|hereby|consequently)(?:\s+|$))+$", re.I
)
_SO = expression(r"\b(?:so|therefore|hence|thus|consequently)\s+(?:(?:now|just|hereby|then)\s+)*$", re.I)
_DOUBT = expression(rf"\b{_DOUBTED}\b|n['’]t\s+(?:want|like|mind)\b|\?", re.I)
_PERSON = expression(
    r"(?:^|[,;:.!]\s+|\b(?:and|but|that|because|since|as)\s+)(?P<who>(?i:you|he|she|they|e|we)\b|(?!I\b|It\b|This\b|That\b|There\b|Here\b|The\b|My\b|No|All\b)[A-Z][\w-]*)(?:['’](?:s|re|ve)|\s+[a-z]+)"
)
"""Somebody of whom the deed may be told."""


_JUDGED = expression(
    r"\b(?:I|my|me|move|work|job|idea|form|play|style|thing|stuff|way|habit|trick|bold|brave|nice|good|bad|silly|funny|clever|sneaky|great|lovely|cheeky|rude|mean|smart|wise|cruel|kind|odd|strange|weird|interesting|fun|harsh|tough|risky|cheap|typical|classic|dumb|stupid|unfair|dirty"
    r"|not|never|was|were|had|did|always|usually|often|sometimes|of|by|in|on|at|from|with|about|without|before|after|for|to|the|a|an|and|or|like|as|than|while|is|are|its?)\b|[a-z]{3,}ed\b|^(?:\W*[A-Z][\w'’-]*){2,}",
    re.I,
)
"""A remark that may judge or tell of what somebody else does."""


class Remark(Enum):
    """What stands before a deed."""

    NONE = auto()
    KNOWN = auto()
    """Words that tell nothing."""
    BEGUN = auto()
    """A remark of which the kind is known; the deed has to be said in full."""
    OTHER = auto()
    """Something else, or a remark on somebody, who may be the one that does it."""


def remark_in(before: str, nouns: Set[str]) -> Remark:
    """Of which kind the words before a participle are, if a remark is all they are; `nouns` are no names of people."""
    text = before.strip()
    if not text or len(text) > MAX_REMARK:
        return Remark.NONE
    so = _SO.search(before) is not None
    pieces = [_THEN.sub("", one).strip(" '\"*_()–—-") for one in _BETWEEN.split(text)]
    pieces = [one for one in pieces if one]
    if all(_KNOWN.fullmatch(one) for one in pieces):
        return Remark.KNOWN
    if all(_KNOWN.fullmatch(one) or _BEGUN.fullmatch(one) for one in pieces):
        return Remark.BEGUN
    if _DOUBT.search(text) is not None:
        return Remark.NONE
    others = any(one["who"].lower() not in nouns for one in _PERSON.finditer(text))
    if so:
        return Remark.OTHER if others else Remark.BEGUN
    apart = not others and before.rstrip()[-1:] in _APART and len(text) <= MAX_OTHER
    return Remark.OTHER if apart and _JUDGED.search(text) is None else Remark.NONE
