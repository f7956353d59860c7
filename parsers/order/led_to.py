"""Words that lead to the head of a text right below: "While I am here, a Consultation:", "Up goes my Tweak:", "This is a
proposal, and it is hereby submitted:", "Consider the following contract created:".

What is led to is read as what its author submits, and the sentence keeps its length. It has to be a new text of his own,
the sentence may say nothing else of it, and nothing in the words before may doubt it or tell of another time.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Final

from engine.expressions import expression

LONGEST: Final = 240
"""Characters; who leads to a text is not longer about it."""
_SMALL: Final = (
    r"(?:(?:and|so|but|then|now|well|ok(?:ay)?|right|also|next|finally|lastly|anyway|oh|ah)\b(?:\s*+[,:!…])?\s+){0,3}"
)
_NO = (
    r"(?:if|unless|when(?:ever)?|once|until|till|had|were|was|did|should|would|could|might|may|can|shall|will|not|never|no|nobody|nothing|n['’]t|drafts?|drafted|sketch\w*|ideas?|examples?|instance|records?|comments?|reviews?|feedback|discussion|discuss\w*|reference|illustrat\w+|compar\w+|context|probably|perhaps|maybe|possibly|someday|later|tomorrow|yesterday|ago"
    r"|remind\w*|reminders?|miss(?:ed)?|recall\w*|remember\w*|forgot\w*|archives?|quot\w+|repeat\w*|says?|said|wrote|writ\w+|old|previous|earlier|former(?:ly)?|last|already|still|withdrawn|passed|adopted|rejected|amended|proto\w*|tentative(?:ly)?|plan\w*|pending|hypothetical(?:ly)?|imagin\w+|suppos\w+|joke|parody|vot\w+|answers?|ballot|who|whose|you|your|he|she|they|his|her|their|(?-i:[A-Z])[\w-]*['’]s)"
)
_W = rf"(?!\b{_NO}\b)[^,;:.!?()\"“\x00]"
_CIRCUMSTANCE = (
    r"(?:(?:while|since|because|as|now\s+that|seeing\s+(?:that|as|how)|with(?:out)?|given|considering|speaking\s+of|apropos|owing\s+to|due\s+to|thanks\s+to|concerning|regarding|inspired\s+by|encouraged\s+by|moved\s+by|having|from\s+my"
    r"|in\s+(?:view|light|consequence|response|answer|reaction|return|reply|addition|fact|short|brief|conclusion|closing|parting|passing|all\s+(?:this|that)|the\s+(?:meantime|same\s+(?:vein|spirit|breath)|interest|spirit|name)|honou?r|memory|celebration|keeping|accordance|spite|that\s+(?:case|spirit|vein))"
    r"|on\s+(?:(?:that|this|the|a)\s+(?:[a-z]+\s+)?(?:note|subject|matter|topic|occasion|strength)|account|top)|for\s+(?:good\s+measure|fun|the\s+fun|a\s+change|once|starters|my\s+part|variety|balance|the\s+sake|(?:this|that|those|these|which|all\s+these)\s+reasons?|dessert|the\s+road)"
    r"|to\s+(?:(?:that|this)\s+(?:end|effect)|(?!be\b|the\b|an?\b|my\b|this\b|that\b|all\b)[a-z]+)|by\s+(?:way|popular|request|virtue)|at\s+(?:last|long\s+last|the\s+(?:request|suggestion|urging)|any\s+rate|the\s+same\s+time)"
    r"|after\s+(?:all|much|long|some|due|careful|lunch|dinner|breakfast|supper|tea|[a-z]+ing)|before\s+(?:I\s+(?:forget|go|leave|sleep|start|fall)|bed|lunch|dinner|breakfast|any(?:body|one)))"
    rf"(?:(?<=[a-z])(?=,)|\s(?:{_W}){{2,80}}),\s+)"
)
"""What is so besides: "While I am here, ", "In view of all this, "."""
_GOES = r"(?:go(?:es)?|com(?:e|es)|fl(?:y|ies)|sails?|walks?|flutters?|drops?|lands?|rolls?|follows?)"
_INVERTED = rf"(?:(?:in|up|forth|along|here|there|away\s+we\s+go\s+with|now|next)\s+{_GOES}\s+|(?:in(?:to)?|on(?:to)?|before|upon)\s+(?:the|our|your|this)\s+(?:[a-z]+\s+)?(?:pool|queue|hat|box|table|pile|agenda|ballot|ring|mix|fray|arena|house|world|pot|heap|stack|tray|in-?tray|list|oracle|priests|chairman)\s+{_GOES}\s+|enter\s+|cue\s+|ecce\s+)"
"""The text comes behind its verb: "Up goes a ", "On the table goes my "."""
_CONNECTED = (
    r"(?:(?:hence|therefore|thus|ergo|accordingly|consequently|lo(?:\s+and\s+behold)?|behold|up\s+next|next\s+up|first\s+up|first\s+off|for\s+starters|last\s+but\s+not\s+least|one\s+last\s+thing|one\s+more\s+thing|speaking\s+of\s+which|moving\s+on|that\s+said|that\s+done|this\s+said|be\s+that\s+as\s+it\s+may)\s*(?:[,:–—]|--?\s)?\s+"
    r"|(?:which|this|that|all\s+(?:this|that))\s+(?:brings|leads|gets|takes)\s+(?:me|us)\s+to\s+|(?:now|time|on|onwards?|and\s+so)\s+(?:for|to|with)\s+|(?:it(?:['’]s|\s+is)\s+)?(?:high\s+|about\s+)?time\s+for\s+|next\s+(?:is|comes|on\s+the\s+list(?:\s+is|,))\s+|there\s+remains\s+|what\s+remains\s+is\s+)"
)
_HAVE = r"(?:I(?:['’]ve|\s+have)(?:\s+got)?\s+(?:(?:also|here|now|just|with\s+me)\s+)?|I\s+(?:come|arrive|return|am\s+back|am\s+here)\s+(?:bearing|with|bringing|carrying|to\s+bring\s+you)\s+|I\s+(?:bear|bring|carry)\s+(?:with\s+me\s+)?|(?:(?:got|bearing|bringing)\s+))"
_IS = r"(?:(?:this(?:\s+here)?|what\s+(?:follows|you\s+(?:see|find|read)\s+below|stands\s+below)|the\s+(?:following|below)(?:\s+(?:text|words|lines))?|(?:the|these)\s+(?:text|words|lines)\s+(?:below|that\s+follows?|between\s+the\s+[a-z]+|within\s+the\s+[a-z]+|in\s+(?:braces|brackets|quotes))|below|it)\s+(?:is|be|are|constitutes?|makes?\s+up|forms?|shall\s+be|counts?\s+as|goes\s+in\s+as|serves?\s+as)\s+(?:(?:hereby|herewith|now)\s+)?)"
_BE_IT = r"(?:(?:please\s+|kindly\s+|you\s+may\s+)?(?:consider|deem|regard|count|hold|let|take)\s+)"
_DONE: Final = r"(?:submitted|proposed|tabled|offered|presented|lodged|filed|introduced|entered|tendered|handed\s+in|put\s+forward|brought|made|created|founded|formed|established|launched)"
_DETERMINER: Final = r"(?:an?|my|another|one(?:\s+more)?|this|the\s+following|yet\s+another)\s+"
_SORT: Final = r"(?:(?!(?:of|to|on|for|old|last|former|previous|earlier|favou?rite|only|usual|the|draft|proto\w*|possible|potential|pending|failed|dead|sort|kind|vote|answer)\b)[A-Za-z-]+,?\s+){0,3}?"
COUNTED: Final = frozenset("two three four five six several 2 3 4 5 6".split())
"""One of these is where several texts are led to."""
_SEVERAL = expression(
    rf"(?P<keep>\W{{0,4}}{_SMALL})(?:(?:here|below|herewith|now)\s+(?:are|come|follow|go)\s+|these\s+are\s+)?(?P<what>(?:(?:my|the\s+following|these)\s+)?(?:two|three|four|five|six|several|[2-9])\s+(?:(?:new|small|short|little|quick|further|more)\s+){{0,2}})",
    re.I,
)
_SEVERAL_BEHIND = expression(
    rf"(?:,?\s+(?:(?P<mine>from\s+me|of\s+mine|of\s+my\s+own|by\s+me|(?:(?:all|both|each|hereby|herewith|now)\s+)*{_DONE}(?:\s+(?:all|both|hereby|herewith|now|here))?(?:\s+(?:in\s+one\s+(?:breath|go|mail|sitting)|at\s+once|together|at\s+one\s+go|by\s+me))?)|for\s+(?:you|you\s+all|the\s+[a-z]+)|in\s+no\s+particular\s+order|if\s+I\s+may|as\s+follows)){{1,4}}\s*:\s*",
    re.I,
)
_TITLE: Final = r"(?:,?\s+(?:(?:titled|entitled|called|named|dubbed|headed|known\s+as|by\s+the\s+name\s+of|under\s+the\s+(?:title|name)(?:\s+of)?|of\s+the\s+name|with\s+the\s+title)\s+)?(?:[\"“][^\"”]{1,100}[\"”]|(?<=[a-z]\s)(?-i:[A-Z])[\w'’-]*(?:\s+(?:(?:of|the|and|for|in|on|to|a)\s+){0,2}(?-i:[A-Z])[\w'’-]*){0,6}))?"
_MORE: Final = r"(?P<more>(?:,?\s+(?:from\s+me|of\s+mine|of\s+my\s+own|if\s+I\s+may|if\s+you\s+please|(?:up\s+)?for\s+(?:you|you\s+all|us\s+all|all|everyone|everybody|the\s+(?:pool|oracle|priests|ballot|chairman|next\s+ballot|coming\s+vote))|to\s+(?:you|you\s+all|the\s+(?:pool|oracle|priests|ballot))|here|now|too|as\s+well|below|coming\s+up|ready|at\s+last|in\s+(?-i:[A-Z][a-z]+(?:\s[A-Z][a-z]+)?)|(?:about|on|concerning|regarding)\s(?:{W}){2,50})){0,3})"
_SAID: Final = rf"(?P<said>,?\s+(?:(?:which|and)\s+(?:it\s+is\s+)?(?:I\s+)?(?:(?:hereby|herewith|now|so)\s+)*(?:submit|propose|offer|present|table|create|file|lodge|make|{_DONE})(?:\s+(?:it|herewith|hereby|now))?|(?:hereby|herewith)\s+{_DONE}|{_DONE}\s+(?:hereby|herewith)))?"
_END: Final = (
    r"(?:,?\s+(?:as\s+follows|thus|like\s+(?:this|so)|reading|it\s+reads|to\s+wit))?\s*+(?P<end>[:.…]|[–—]|--?)?\s*$"
)
_LED = expression(
    rf"(?P<keep>\W{{0,4}}{_SMALL})(?P<lead>(?:{_CIRCUMSTANCE})?(?:{_INVERTED}|{_CONNECTED}|{_HAVE}|{_IS}|(?<=,\s)))(?P<what>{_DETERMINER}{_SORT})(?P<kind>[A-Za-z]+)",
    re.I,
)
_THING_DONE = expression(
    rf"(?P<keep>\W{{0,4}}{_SMALL})(?P<lead>{_BE_IT})(?P<thing>(?P<what>{_DETERMINER}{_SORT})(?P<kind>[A-Za-z]+)[^;:.!?()\x00]{{0,120}}?),?\s+(?:(?:be|as|is|to\s+be)\s+)?(?:(?:hereby|herewith|now|duly|formally)\s+)?{_DONE}(?:\s+(?:by\s+me|hereby|herewith|now))?{_END}",
    re.I,
)
"""A text that everybody shall take as brought: "Consider this proposal submitted:"."""
_GOES_IN = expression(
    rf"(?P<keep>\W{{0,4}}{_SMALL})(?P<lead>)(?P<thing>(?P<what>{_DETERMINER}{_SORT})(?P<kind>[A-Za-z]+)(?:\s+[A-Za-z]+)?{_TITLE})\s+(?:(?:now|here|hereby|herewith)\s+)?(?:goes|comes)(?:\s+(?:in|into\s+the\s+(?:pool|queue|hat|box|pile)|to\s+the\s+(?:pool|oracle|priests|chairman|vote)|on(?:to)?\s+the\s+(?:table|pile|agenda)|up|forth))(?:\s+(?:now|too|as\s+well|here|herewith|hereby|from\s+me|with\s+this\s+mail))*(?P<title>{_TITLE}){_END}",
    re.I,
)
"""A text that goes where such texts go: "My Tweak goes in now:"."""
_COLON = expression(
    rf"(?P<said>\W{{0,4}}{_SMALL}I\s+(?:(?:hereby|herewith|now|also)\s+)*(?:submit|propose|offer|present|table|create|file|lodge|make|bring|introduce)(?:\s+(?:hereby|herewith))?)(?P<colon>\s*[:–—-]+)(?=\s+{_DETERMINER}{_SORT}(?P<kind>[A-Za-z]+))",
    re.I,
)
"""A mark between the verb and its object: "I hereby submit: a Tweak"."""
_BEHIND = expression((_TITLE + _MORE + _SAID + _TITLE.replace("P<", "P<_") + _END).replace("{W}", _W), re.I)
_IN_COLOUR = expression(r",?\s+in\s+[A-Z]")
_NUMBERED = expression(r"\s*(?:no\.?\s*|number\s+)?[#p]?\d", re.I)
_DOUBTED = expression(rf"\b{_NO}\b", re.I)
LEADING: Final = frozenset(
    "while since because as that seeing before after in on for with without to by at from out given considering speaking apropos owing due thanks concerning regarding inspired encouraged moved having "
    "goes go comes come flies sails walks enter cue hence therefore thus ergo accordingly consequently lo behold next up first starters last one which this time there what i got have bearing bringing "
    "submit propose offer present table create file lodge make introduce following below consider deem regard count hold let take".split()
)
"""One of these is in every such sentence."""


def led_to(text: str, kinds: re.Pattern[str]) -> str:
    """The text, of the same length, with its author submitting the text below to which it leads; `kinds` are nouns for
    texts."""
    if len(text) > LONGEST or "?" in text:
        return text
    if (parted := _COLON.match(text)) is not None and kinds.match(text, parted.start("kind")):
        text = parted["said"].ljust(parted.end()) + text[parted.end() :]
    for pattern in (_THING_DONE, _GOES_IN):
        found = pattern.match(text)
        if found is not None and (kind := kinds.match(text, found.start("kind"))) is not None:
            if _NUMBERED.match(text, kind.end()) or _DOUBTED.search(text[found.start("lead") : kind.end()]):
                continue
            title = found.groupdict().get("title") or ""
            return _submitted(text, found["keep"], found["thing"] + title, found["end"] or ":")
    found = _LED.match(text)
    kind = kinds.match(text, found.start("kind")) if found is not None else None
    if found is None or kind is None or _NUMBERED.match(text, kind.end()):
        return text
    behind = _BEHIND.fullmatch(text, kind.end())
    if behind is None or _DOUBTED.search(found["what"]):
        return text
    thing = text[
        found.start("what") : behind.end("more") if _IN_COLOUR.search(behind["more"]) else behind.start("more")
    ]
    return _submitted(text, found["keep"], thing, behind["end"] or ":")


def several(text: str, kinds: re.Pattern[str]) -> str | None:
    """The head of several texts of the author's as what he submits: "Three Consultations from me:"."""
    found = _SEVERAL.match(text)
    kind = kinds.match(text, found.end()) if found is not None else None
    if found is None or kind is None or not kind.group().lower().endswith("s"):
        return None
    behind = _SEVERAL_BEHIND.fullmatch(text, kind.end())
    if behind is None or not (behind["mine"] or "my " in found.group().lower()):
        return None
    return _submitted(text, found["keep"], text[found.start("what") : kind.end()], ":")


def _submitted(text: str, keep: str, thing: str, end: str) -> str:
    """The thing as what somebody submits; without a verb, as the head of its text, where there is no room for one."""
    for lead in ("I submit ", "I offer ", ""):
        said = f"{keep}{lead}{thing.rstrip(' ,')}"
        if len(said) + 1 <= len(text.rstrip()):
            return said.ljust(len(text.rstrip()) - 1) + (end if end in ":." else ":") + text[len(text.rstrip()) :]
    return text
