"""Reads references to several things: lists, "all except", "everything by Hose", "both of my proposals"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Any

from engine.expressions import expression
from engine.language import Slot
from parsers.scan import IT, MAX_LIST, THEM, THIS, Found, Scan, after_join, join_at, skip, token_at
from parsers.slots.joined_names import half_of_two, one_of_two
from parsers.slots.names import capitals, read_names
from parsers.slots.reference import CAPITAL, DIGITS, KIND_ROOM, MAX_RANGE, SOME, Everything, one_ref, skip_article_kind
from parsers.work import PHRASE

SAID_BEFORE = expression(r"([a-z]+)\W{0,3}\s(?:on\s+)?(?:proposals?\s+)?(?<![,;]\s)[#p]?$")
AFTER = expression(r"\s*(?::|gets\b|has\b)\s*([A-Za-z]*)")
_NO_MORE_VOTES = r"(?!\s+(?:(?:on|to|for)\s+)?(?:the\s+)?(?:proposals?\s+|props?\.?\s+)?(?:[#pP]?\d|[\"“]|all\b|every|the\b|any|both\b|it\b|this\b|that\b|those\b|these\b|them\b))"
OWN_VOTE = expression(
    rf"(?:\s*+,\s+(?!(?:and|but|or|so|then)\b)[a-z][^,;:.!?()\d\x00]{{0,50}}?(?:,|\s[–—-]+)\s+(?:(?:so|thus|hence|therefore)\s+)?|\s+[–—-]+\s+|\s*(?:\.\.\.|…)\s*(?:[a-z]{{1,8}}\s*(?:,|\.\.\.|…)\s*)?|(?:\s*+,)?\s+)"
    rf"(?:an?\s+|my\s+)?(?P<choice>[A-Z]{{3,}})\b{_NO_MORE_VOTES}"
)
"""Behind the last number of a list: a vote on it alone, "FOR 412, and 413, well, AGAINST"."""
OF_MINE_TOO = expression(
    r"(?:\s+(?:with|and|&|plus|or)\s+[#pP]?\d{2,6})?\s+I\s+(?:(?:hereby|now|also|still|must|would\s+rather|rather|[a-z]+ly)\s+)*(?:vote\s+|say\s+|am\s+|go\s+|give\s+(?:an?\s+)?)?(?P<choice>[A-Z]{3,})\b"
)
"""The same with who casts it: "AGAINST 405, and 406 with 407 I SHELVE"."""
_LAST = r"(?:the|for|those|that)(?=\s+(?:last|first|second|third|ones?|two|three|by|of|from|(?:\w+\s+){1,2}(?:ones?|proposals?|props?|things?|stuff))\b)"
NARROWED = expression(
    r"\s+(?:of|(?:that|which)(?!\s+(?:is|are)(?:\s+not|n['’]t)\s+(?:proposals?\s+)?[#pP]?\d)|who|whose|with|about|over|under|below|above|between|numbered|colou?red|concerning|regarding|touching|having|made"
    r"|written|proposed|submitted|authored|dealing|starting|beginning|ending|where|than|not)\b"
    r"|(?:\s*+,)?\s+(?:except(?:ing)?|save|apart|other|barring|excluding|minus)\b(?!(?:\s+(?:for|from|than))?\s+(?:proposals?\s+|nos?\.?\s+)?[#pP]?[\"“\d])"
    rf"|(?:\s*+,)?\s+but\s+(?:{_LAST}|(?!(?:i|we|you|e|he|she|they|it|the|a|an|this|that|those|only|with|for|as|on)\b|[\w'’]+\s+(?:is|are|was|will|has)\b))"
    r"|\s+(?:from|in|on|by)\s+(?=(?:the|this|that|last|next)\s+(?:\w+\s+)?(?:nweeks?|ndays?|nyears?|week|month|queue)\b)"
    r"|\s+(?:from|on|in|by)\s+(?=(?:\w+\s+){0,3}(?:rules?|money|time)\b)|\s+from\s+(?:no\.\s*|number\s+)?[#pP]?\d|\s+[#pP]?\d",
    re.I,
)
"""Behind "all": words that leave some out, which not everything can stand for."""
NOT_NARROWED = expression(
    r"(?:\s*+,)?\s+(?:with\s+(?:(?:the|these|only)\s+)?(?:one|two|three|four|five|an?|some|a\s+few)\s+exceptions?\s*[:;,.–—-]|with\s+(?:this|that|which|one|a|an|the\s+greatest|great|much|all|my|pleasure|joy|regret|reluctance|thanks|due|no|some|little|immediate|best|kind|full)\b"
    r"|(?:that|which)\s+(?:is|are|was|were)\s+(?:up|open|on\s+the|before\s+us|listed|there|votable|pending|left|in\s+(?:the|this)\s+(?:ballot|list))\b"
    r"|(?:that|which)\s+(?:there\s+is|i\s+see|you\s+(?:see|list)|stands?|appears?)\b|above\s*[.,;:!)]|below\s*[.,;:!)]|above\s*$|below\s*$|but\s+(?:not\s+least|seriously|then|still|really)\b|of\s+course\b|of\s+(?:which|whom)\b)",
    re.I,
)
DESCRIBED = expression(
    r"\s+(?!(?:(?:on|in|at|of|from|to|with|without|by|for|up|under|and|but|or|nor|because|cos|cuz|bc|as|since|so|though|although|while|whilst|until|till|if|unless|when|once|despite|given|per|except|excepting|save|bar|barring|apart|other|excluding|minus|not|this|that|which|who|the|these|those|an?|my|mine|me|myself|i|it|is|are|was|has|have|gets?|receives?|earns?|takes?|goes|go|deserves?|shall|will|can|may|be|being"
    r"|too|also|again|now|today|tonight|tomorrow|here|there|below|above|please|pls|plz|thanks|thx|then|still|instead|anyway|anyhow|alike|else|just|even|yet|today|straight|across|down|like|listed|quoted|open|pending|left|you|we|alas|sorry|lol|haha|imo|imho|tbh|btw|indeed|together|equally|after|before|during|throughout|over|about|excepted|aside|included|pro|against|abstain|shelve|x|votes?|voting|both|all|each)\b|(?!(?:silly|ugly|smelly|lovely|friendly|deadly|curly|woolly|jolly|costly|lonely|elderly)\b)[a-z]+ly\b|[a-z]+ing\b))[a-z]{2,}(?![\w'’-]*\s*:)"
)
"""Behind "everything": a word that tells which of it is meant, "everything silly"."""
BOTH_NAMED = expression(r"\s+(?:\d|p\d|\"|of the two)")
OF_SOMEBODY = expression(r"\s+of\s+(?=[A-ZÀ-ÖØ-Þ0-9])")
OF_THEIRS = expression(r"(?:those|ones|proposals)$")
OF_MINE = expression(
    r"\s+of\s+(?:mine|my\s+own)\b(?:\s+(?:that|which)\s+(?:is|are)\s+(?:still\s+)?(?:pending|open|unnumbered|there)\b)?"
)
TAIL = expression(r"\s+(?:open\s+)?proposals?\b")
THEIRS = expression(r"(?:the\s+|those\s+)?(?:open\s+)?proposals(?=\s+(?:by|from)\s)")
"""What somebody proposed, all of it: "proposals by Hose"."""


LOT = expression(
    r"(?:across\s+the\s+board|all\s+(?:a)?round|everywhere|throughout|(?:straight\s+)?(?:(?:all\s+the\s+way\s+)?down\s+(?:the\s+(?:line|ballot|list|page)|your\s+list)|all\s+the\s+way\s+down)|the\s+lot(?:\s+of\s+them)?|the\s+(?:whole|entire|full)\s+(?:ballot|lot|list|slate|bunch|batch)(?:\s+of\s+them)?)(?=\s*(?:$|[.,;:!?()—–-]|(?:my|i)\s|(?:gets?|receives?|has|earns?)\s+(?:(?:an?|my|one)\s+)?(?:(?:big|firm|clear|solid|resounding|hearty|grudging)\s+)?(?:for|against|abstain|shelve)\b|(?:except|excepting|save|bar|barring|apart|other|but|minus|excluding)\s+(?:(?:for|from|than|not)\s+)?(?:proposals?\s+)?[#p]?\d|\s+with\s+(?:the\s+|only\s+)?(?:(?:sole|single|one|two|three|four|an?)\s+){1,2}exceptions?\b))"
)
"""Everything, said of the ballot as a whole."""
THE_LOT = expression(r"the\s+(?:(?:whole|entire|full)\s+)?(?:lot|bunch|batch)\b")
_GROUP = r"(?:range|series|run|batch|block|set|lot|bunch|pair|trio|quartet|quintet|string|row|family|sequence|stretch|span|gang|crop|crowd|flock|heap|pile|couple|twins|triplets|handful)"
THE_GROUP = expression(
    rf"(?:the\s+|this\s+|that\s+)(?:(?:whole|entire|full|complete)\s+)?(?:(?:two|three|four|five|six)\s+)?{_GROUP}(?:\s+of\s+(?:them|these|those|twins|two|three|four|five|six|proposals))?"
    r"(?:\s*[,:(]|\s+[–—-]+)?\s+(?:(?:namely|viz\.?|i\.e\.,?|that\s+is,?|being|from|of)\s+)?(?=(?:proposals?\s+)?[#p]?\d{2})"
)
"""Before the numbers of things that are named together: "the whole range, 427-430", "the pair, 405 and 406"."""
LEFT_BEHIND = expression(
    r"\d\W{1,3}(?:being\s+|both\s+|all\s+|is\s+|are\s+)?(?:excepted|aside|apart|excluded|exempt(?:ed)?|omitted|left\s+out|to\s+one\s+side)\b"
)
"""Somewhere behind a number: it is left out."""
NOT_THOSE = expression(
    r"\s*+,?\s+(?:being\s+|both\s+|all\s+|is\s+|are\s+)?(?:excepted|aside|apart|excluded|exempt(?:ed)?|omitted|left\s+out|to\s+one\s+side)\b"
)
"""Behind what is left out of them."""
RANGE_BEFORE = expression(
    r"(?<![\w.:-])[#p]?\d{2,6}\s*(?:-|–|to|through|thru|till|until|,|,?\s*and|&)\s*[#p]?\d{2,6}\W{0,4}$|(?<![\w.:-])[#p]?\d{2,6}\s*(?:-|–|to|through|thru)\s*[#p]?\d{2,6}\W{1,4}\w+\W{0,3}$"
)
"""Several numbers right before "the lot", which is of these."""
EVERY = frozenset(
    "what whatever elsewhere everywhere throughout them all every each everything both any anything the rest others remaining remainder across down straight".split()
)
GROUPED = frozenset({"the", "this", "that"})
COUNTING = frozenset("both each all the two three four five six".split())
LISTING = frozenset("all the both each every either neither proposals".split())
_TITLE = (
    rf"(?!I\b){CAPITAL}[\w'’-]*[a-z][\w'’-]*(?:\s+(?:(?:of|the|in|on|an?|for|to|is)\s+){{0,2}}{CAPITAL}[\w'’-]*){{0,5}}"
)
LISTED_BELOW = expression(
    r"all(?:\s+of)?\s+(?:proposals\s+)?(?=#?p?\d{2,6}\s*(?:-|–|to\b|through\b|,\s*\d|and\s+\d))|(?:the\s+following(?:\s+\w+)?\s*+:?\s*|(?:both|(?:each|every)(?:\s+(?:single\s+)?one(?=\s+of\s))?|either|neither)(?:\s+of)?\s+(?:the\s+)?(?:proposals\s+)?|proposals\s*+:\s*)(?=#?p?\d|[\"“]|proposals?\s+#?p?\d)"
)
NAMED_LIST = expression(
    rf"(?i:both|each|(?:all\s+)?(?:{SOME})|the\s+(?:{SOME}))(?:\s+(?i:of))?(?:\s+(?i:these|those|the|my))?(?:\s+(?i:following|own))?(?:\s+(?i:proposals|props|ones))?\s*(?:[:,–—-]\s*)?(?:(?i:namely|viz\.?|to\s+wit)\s*+,?\s*)?"
    rf"(?={_TITLE}(?:,?\s+(?:and|&)\s+|,\s+){_TITLE}\s*(?:$|[.,;:!)]|(?:and|because|as|since|for)\b))"
)
"""Before the titles, without marks, of several: "both Bees and Fog", "these two proposals: Bees, Wet Socks"."""
ALL = expression(
    r"(?:them\s+all\b|all|each\s+and\s+every|every|each|everything|anything(?=\s+(?:(?:proposed|written|submitted|authored)\s+)?(?:by|from)\s)|both|any)(?:\s+(?:of\s+)?(?:(?:the|these|those)\s+)?(?:(?:other(?!\s+than)|remaining|open|currently|current|votable|of|below|above|listed|quoted|single|pending)\s+|last\s+(?=(?:one|proposal|prop|item|thing)\b))*"
    r"(?:one\s+of\s+(?:them|these|those)|proposals?|props?|ones?|others?|rest|items?|things?|them|['’]?em|these|those|ballot))?(?:\s+(?:(?:on|in)\s+(?:the|this|your|that)\s+(?:[\w'’]+\s+)?(?:ballot|list|paper|page)(?:\s+(?:below|above))?|(?:on|in|of)\s+(?:it|this|that|there)(?=\s*(?:$|[.,;:!)]|(?:gets?|has|receives?|except|but|save|bar|apart|other|and|because|as|from)\b))|below|above|here|(?:(?:that|which)(?:\s+is|\s+are|['’]s|['’]re)\s+)?(?:(?:currently|still|now|yet)\s+)?open|(?:that|which)(?:\s+is|\s+are|['’]s|['’]re)\s+(?:(?:currently|still|now|yet)\s+)?(?:left|pending|votable|on\s+offer)|else(?!\s+than)"
    r"|(?:that\s+(?:is|are)\s+)?(?:quoted|listed|shown|given|named|mentioned|up)(?:\s+(?:here|there|above|below|for\s+(?:a\s+)?vot(?:e|ing)))?|(?:that\s+|which\s+)?you\s+(?:list(?:ed)?|quoted?|post(?:ed)?|sent|put\s+up)))?"
    r"(?:\s+you\s+(?:list(?:ed)?|quoted?|post(?:ed)?|sent|put\s+up))?\b"
)
_OWNED = rf"((?:{CAPITAL}[\w-]*\s+){{0,3}}{CAPITAL}[\w-]*)['’]s?\s+(?:(?:{SOME})\s+)?(?:open\s+|pending\s+|new\s+)?proposals\b"
EVERY_ONE = expression(
    rf"(?i:(?:every\s+(?:one|single\s+one|last\s+one)|each(?:\s+one)?|all|both)\s+of\s+|all\s+)(?={_OWNED})"
)
OWNER = expression(_OWNED)
EACH_OF_THEM = expression(
    r"(?:each|every|all|both)(?:\s+and\s+(?:every|all))?(?:\s+(?:single\s+|last\s+)?one)?(?:\s+(?:two|three|four|five|six|seven))?\s+of\s+(?:them|these|those)\b"
    r"|all\s+(?:two|three|four|five|six|seven)\b(?!\s+(?:of|proposals|others))"
)
SEVERAL = expression(r"(?<![\w.:-])(?:p|#)?\d{2,6}(?!\w)")
"""A number of a thing; of several, "each of them" means those."""
WRITTEN = expression(
    r"(?i:everything|all|anything|whatever|(?:every(?:\s+single)?|any)\s+(?:proposal|one)|all\s+(?:of\s+)?(?:(?:the|those)\s+)?(?:proposals|ones)|all\s+those)\s+(?i:(?:that|which)\s+)?"
    r"(?P<who>(?:[A-ZÀ-ÖØ-Þ0-9][\w-]*\s+){0,3}[A-ZÀ-ÖØ-Þ0-9][\w-]*)\s+(?i:(?:has\s+|have\s+)?(?:wrote|written|proposed|submitted|authored|put\s+forward|penned|brought|tabled"
    r"|offered|posted|came\s+up\s+with|did)(?:\s+(?:up|in|forward))?(?:\s+(?:this|last)\s+\w+)?(?:\s+(?:on|in|for)\s+(?:this|the)\s+(?:\w+\s+)?(?:ballot|nweek|round))?)\b"
)
"""Everything that somebody proposed: "all that Hose wrote this nweek"."""
ALL_OWN = expression(
    r"(?:all|both|every|each)(?:\s+one)?(?:\s+of)?\s+(?:my|mine)\b(?:\s+(?:own|other|pending|open|unnumbered|current|remaining|outstanding))*(?:\s+(?:proposals?|props?|ones?))?"
)
COUNTED = expression(
    rf"(?:(?i:all|both|each)(?:\s+(?i:of))?\s+)?(?:(?i:{SOME})\s+(?i:of)\s+)?(?:(?i:my|the|these|those|his|her|their|eir|your)|[A-ZÀ-Þ][\w.-]*['’]s?|(?<=all\s)|(?<=both\s)|(?<=of\s))"
    rf"(?:\s*(?i:{SOME})\b)?(?:\s+(?!(?i:{SOME})\b)[\w-]{{2,16}}){{0,2}}?\s+(?i:proposals|props)(?:\s*+[,:(–—-]\s*|\s+)(?=[#Pp]?\d|namely|viz|i\.e|that\s+is|being)"
)
"""Several proposals, before the numbers which tell what they are: "all three of Ivy's proposals, 430, 431 and 432"."""
NAMELY = expression(r"\s*+[,:(]\s*(?:namely,?\s+|i\.e\.,?\s+|that\s+is,?\s+)?(?=[#p]?\d)")
"""Behind "all my proposals": which they are."""
ALL_SEVERAL = expression(
    rf"(?:all\s+(?:of\s+)?(?:the\s+)?(?:{SOME})(?:\s+of\s+(?:them|these|those)|\s+proposals)?|the\s+(?:pair|trio|(?:(?:whole|entire)\s+)?(?:lot|bunch|batch|gang|set))\s+of\s+(?:them|these|those|['’]?em)|the\s+both(?:\s+of\s+(?:them|these|those|['’]?em))?|the\s+(?:pair|trio|duo|twosome|threesome|quartet))(?=\s*(?:$|[.,;:!?()–—-]|(?:too|please|then|again|until|till|because|since|as|and|but|for\s+now|from\s+me)\b))"
)
"""Several things that were named or quoted: "FOR to all three"."""
_STANDING = (
    r"(?:\s+(?:(?:still|yet|currently|now)\s+(?:open|pending|votable)\b|(?:on|in)\s+(?:the|this|your|that)\s+(?:[\w'’]+\s+)?(?:ballot|list|paper|page)\b(?:\s+(?:below|above)\b)?|(?:(?:that|which)(?:['’]s|\s+is|\s+are)\s+)(?:(?:still|currently|now|there)\s+){0,2}(?:open|pending|up|votable|left|on\s+(?:there|it|the\s+(?:ballot|list)))"
    r"(?:\s+for\s+(?:a\s+)?vot(?:e|ing))?(?:\s+(?:now|today|still|at\s+the\s+moment|right\s+now))?(?=\s*(?:$|[.,;:!?()–—-]|(?:except|save|bar|but|and|because|as|since|gets?|i|my)\b))))?"
)
"""Where the others stand, or that they are open."""
REST = expression(
    r"(?:all\s+)?(?:the\s+)?(?:rest|others|remaining(?:\s+(?:ones|proposals))?|remainder)(?:\s+of\s+(?:them|the\s+(?:(?:open\s+)?proposals|ballot|lot)))?\b"
    + _STANDING
)
_OPEN = r"(?:(?:(?:currently|presently|now|still|yet)\s+)?(?:open|pending|votable|current))"
_LEFT_YET = r"(?:other|remaining|outstanding|further|left-?over|(?:still|yet)\s+(?:open|pending|votable)|(?:as\s+)?yet\s+unvoted|unvoted)"
_NOUN = r"(?:proposals?|props?|ones?|items?|things?|ballots?|motions?|matters?)"
"""How what nothing was said of yet is named: "every other open proposal", "the remaining ones still open"."""
EVERYTHING_ELSE = expression(
    r"(?:(?:everything|all|anything)\s+else\b(?!\s+than)|elsewhere(?=\s*(?:$|[.,;:!]))|what(?:ever)?\s+else(?:\s+(?:is|are|there|happens|comes|you|we|remains?|stands)\b(?:\s+(?:is|to\s+be|open|up|there|left|have|put|around|pending|votable)\b){0,2})?(?=\s*(?:$|[.,;:!?()–—-]|(?:on|in|at|except|save|bar|but|and|because|as|since|with|too|please|for|i|gets?)\b))|what(?:ever)?(?:['’]s|\s+is|\s+may\s+be)\s+left(?:\s+over)?\b|what(?:ever)?\s+remains\b"
    rf"|(?:every|any|each)\s+other(?:\s+one)?\b(?!\s+(?:{_OPEN}\s+)?{_NOUN})|all\s+(?:of\s+)?(?:the\s+)?others\b|all\s+(?:the\s+)?(?:other|remaining)(?=\s*(?:$|[.,;:!?()–—-]|(?:i|my|gets?)\b))"
    rf"|(?:(?:every|any|each)\s+|(?:all|each|every\s+one)\s+(?:of\s+)?(?:(?:the|those|these)\s+)?|(?:the|those)\s+(?=(?:[a-z-]+\s+){{1,4}}{_NOUN}(?<=s)\b))(?=(?:{_OPEN}\s+)?{_LEFT_YET}\s)(?:(?:{_LEFT_YET}|{_OPEN})\s+){{1,3}}{_NOUN}\b(?:\s+(?:{_OPEN}|remaining|left)\b)?"
    rf"|all\s+(?:of\s+)?(?:the\s+)?(?:{_OPEN}\s+)?{_NOUN}\s+(?:remaining|left)\b)" + _STANDING
)
BY = expression(r"\s+(?:(?:proposed|written|submitted|authored)\s+)?(?:by|from)\s+")
LEFT_OUT = (
    r"except(?:ing)?(?:\s+for)?|save(?:\s+for)?|apart\s+from|other\s+than|bar(?:ring)?|excluding|minus|leaving\s+(?:out|aside)|(?:putting|setting)\s+aside|not\s+(?:counting|including)|ignoring|skipping|omitting|disregarding|with\s+the\s+exclusion\s+of"
    r"|aside\s+from|else\s+than|(?:without|less|besides|outside(?:\s+of)?|(?:that|which)\s+(?:is|are)(?:\s+not|n['’]t)|but\s+for)(?=\s+(?:proposals?\s+)?[#pP]?\d)"
    r"|with\s+the\s+(?:sole\s+|one\s+|only\s+|single\s+)?exceptions?\s+of|with\s+(?:the\s+)?(?:one|a\s+single|a\s+sole|sole|single|only)\s+exception\s*(?:,|:|[-–—]+|of|being)|with\s+(?:the\s+)?(?:two|three|four|a\s+few|some|these)(?:\s+(?:two|three))?\s+exceptions\s*(?:,|:|[-–—]+|of|being)"
)
"""Before what is left out of everything."""
LEFT_FIRST = expression(
    rf"\W{{0,6}}(?:(?:and|but|so|well|ok|okay)\b\W{{1,3}})?(?:{LEFT_OUT})\s+(?=[#p]?\d|[\"“]|proposals?\s)"
)
"""Begins a sentence with what is left out of its votes."""
WITHIN = expression(
    r"(?:everything|anything|every\s+(?:one|proposal)|all(?:\s+(?:of\s+)?(?:the\s+)?(?:proposals|props|ones))?)\s+(?:from\s+|(?P<between>between\s+)|in\s+(?:the\s+range\s+)?)?(?=[#p]?\d)"
)
"""Before a range: "everything from 501 through 507"."""
BETWEEN = expression(r"[#p]?(\d{1,6})\s+and\s+[#p]?(\d{1,6})(?!\w)(?:,?\s+inclusive)?")
ON_BALLOT = expression(r"\s+(?:on|in)\s+(?:this|the)\s+(?:[\w'’]+\s+)?ballot\b")
"""Behind who wrote all that is meant: where it stands."""
NOWADAYS = expression(
    r"(?:\s*+,)?\s+(?:(?:for|in|on|of|from)\s+)?(?:(?:this|the\s+current)\s+(?:n-?week|n-?day|week|round|time|ballot)|today|now|here)(?=(?:\s*+,)?\s+(?:except|save|bar|but|apart|other|excluding|minus|without)\b)"
)
"""Between "everything" and what is left out of it: "this nweek"."""
EXCEPT = expression(
    rf"\s*+,?\s*(?:{LEFT_OUT}|but(?:\s+(?:not|for))?)\s+(?:my\s+(?:own\s+)?)?(?=[#\dpP\"“]|proposal)", re.I
)
LEFT_TITLE = expression(rf"\s*+,?\s*(?i:{LEFT_OUT}|but(?:\s+not)?)\s+(?P<title>{_TITLE})(?=\s*(?:[.,;:!)]|$))")
"""The same with a title without marks."""
NEXT_NUMBER = expression(
    r"(?<=\d\d\d)\s(?=(?:\d{3,6}\s){1,9}[A-Z]{3,}\b)|(?<=\d\d)\s+(?=\d{2,6}(?:\s*$|[.,;!?]|\s+(?:(?:and|&)\s+)?\d{2,6}\b))"
)
"""Between numbers of a list without commas: "FOR 424 425"."""


_CAPITALS = rf"(?:the\s+)?{CAPITAL}[\w'’-]*(?:\s+{CAPITAL}[\w'’-]*){{0,3}}"
SEVERAL_THINGS = expression(
    rf"(?:(?i:both)\s+)?(?P<names>{_CAPITALS}(?:,\s+{_CAPITALS}){{0,4}},?\s+and\s+{_CAPITALS})\s+(?:contracts|treaties|agreements|accords|pacts|subgames|games)\b"
)
"""Things with one noun for all: "both the Lamp League and the Soup Kitchen contracts"."""
NAMED_SEVERAL = expression(
    rf"(?:the\s+)?(?i:contracts|treaties|agreements|accords|pacts|sub-?games|games)\s+(?:(?:called|named)\s+)?"
    rf"(?P<names>{_CAPITALS}(?:,\s+{_CAPITALS}){{0,4}},?\s+and\s+(?!I\b){_CAPITALS})"
)
"""The same with the noun first: "the contracts Bank and Pact"."""
_SEVERAL = frozenset("contracts treaties agreements accords pacts subgames games subgame game".split())
"""One of these is in both."""
_WORDS = rf"{CAPITAL}[\w'’-]*(?:\s+{CAPITAL}[\w'’-]*){{0,2}}"
THE_SUBGAME = expression(r"\bthe\s+(?:sub-?game|contract)\s+(?:(?:of|called|named)\s+)?$")
BOTH_THINGS = expression(rf"[Bb]oth\s+{CAPITAL}[^.;:]{{1,60}}?\sand\s+{CAPITAL}")
OF_TWO_WORDS = expression(
    rf"(?P<name>{_WORDS}\s+and\s+(?!I\b){_WORDS})(?=\s*(?:$|[.,;:!?)–—-])|\s+(?:and|now|with|for|as|because|since|is|has|are)\b)"
)
"""Behind its noun the name of one thing that joins two words: "the Subgame Dots and Boxes"."""
BETWEEN_THINGS = expression(r",?\s+and\s+(?:the\s+)?|,\s+(?:the\s+)?")


def read_refs(s: Scan, pos: int, slot: Slot, bare: bool = True, all_but: bool = True) -> Found:
    """A list of references: [values] for each possible end.

    With `bare`, capitalised words alone are a title; with `all_but`, exceptions are read (they have none of their own).
    """
    pos = skip(s.text, pos)
    if token_at(s, pos) in LISTING and (lead := LISTED_BELOW.match(s.low, pos)):
        pos = lead.end()
    if slot is Slot.PROPOSAL and token_at(s, pos) in GROUPED and (group := in_group(s, pos)):
        return group
    if bare and slot is Slot.PROPOSAL and token_at(s, pos) in COUNTING and (lead := NAMED_LIST.match(s.text, pos)):
        return titles_told(s, lead.end())
    if slot is Slot.PROPOSAL:
        if "proposals" in s.vocab and (counted := COUNTED.match(s.text, pos)) and (told := told_over(s, counted.end())):
            return told
        if token_at(s, pos) in EVERY and (within := WITHIN.match(s.low, pos)) and (span := ranged(s, within)):
            return [*without(s, span, all_but), span]
        every = everything(s, pos, all_but) if token_at(s, pos) in EVERY or THEIRS.match(s.low, pos) else []
        if every:
            return every
    if slot in (Slot.THING, Slot.PROPOSAL) and bare:
        if (single := one_of_two(s, pos)) is not None:
            return [([single[0]], single[1])]
        if half_of_two(s, pos):
            return []
    if slot is Slot.THING:
        if s.holds(_SEVERAL) and (several := SEVERAL_THINGS.match(s.text, pos) or NAMED_SEVERAL.match(s.text, pos)):
            return [(BETWEEN_THINGS.split(several["names"].removeprefix("the ")), several.end())]
        kind = skip_article_kind(s, pos)
        if THE_SUBGAME.search(s.low, max(0, kind - KIND_ROOM), kind) and (joined := OF_TWO_WORDS.match(s.text, kind)):
            return [([joined["name"]], joined.end())]
        if s.low.startswith("both ", kind) and BOTH_THINGS.match(s.text, kind):
            kind += len("both ")
        pos = kind
    out: Found = []
    for first, first_end in one_ref(s, pos, slot, bare):
        if isinstance(first[0], Everything):
            return but_not(s, first_end, first[0].by)
        ends = going_on(s, first, first_end, slot, pos)
        if not ends:
            continue
        ends += without(s, ends[-1], all_but and slot is Slot.PROPOSAL)
        out += reversed(ends)
    return out


def in_group(s: Scan, pos: int) -> Found:
    """The numbers of several things with the noun for all of them before."""
    lead = THE_GROUP.match(s.low, pos)
    for values, stop in read_refs(s, lead.end(), Slot.PROPOSAL, bare=False, all_but=False) if lead else ():
        if len(values) > 1 and NOT_THOSE.match(s.low, stop) is None:
            return [
                (values, stop + (s.text[stop : stop + 1] == ")" and "(" in s.text[pos : lead.end()] if lead else 0))
            ]
    return []


def ranged(s: Scan, within: re.Match[str]) -> tuple[list[Any], int] | None:
    """All the numbers of the range that begins behind "everything from"."""
    if within["between"] is None:
        found = one_ref(s, within.end(), Slot.PROPOSAL, bare=False)
        return found[0] if found and len(found[0][0]) > 1 else None
    ends = BETWEEN.match(s.low, within.end())
    if ends is None or not 0 <= int(ends[2]) - int(ends[1]) <= MAX_RANGE:
        return None
    return [str(n) for n in range(int(ends[1]), int(ends[2]) + 1)], ends.end()


def without(s: Scan, several: tuple[Any, int], all_but: bool) -> Found:
    """Several proposals without those that the words behind them leave out, if there are such."""
    values, end = several
    left = EXCEPT.match(s.text, end) if all_but and len(values) > 1 else None
    omitted = read_refs(s, left.end(), Slot.PROPOSAL, bare=False, all_but=False) if left is not None else []
    if not omitted or not isinstance(omitted[0][0], list):
        return []
    return [([v for v in values if v not in omitted[0][0]], omitted[0][1])]


NEXT_TITLE = expression(rf"(?P<title>{_TITLE})(?P<join>,?\s+(?:and|&)\s+|,\s+)?")


def titles_told(s: Scan, pos: int) -> Found:
    """The titles without marks, joined to each other, that begin at a position."""
    values: list[Any] = []
    end = pos
    while (found := NEXT_TITLE.match(s.text, end)) is not None and len(values) < MAX_LIST:
        values.append(found["title"])
        stop, end = found.end("title"), found.end()
        if found["join"] is None:
            break
    return [(values, stop)] if len(values) > 1 else []


def going_on(s: Scan, first: list[Any], end: int, slot: Slot, start: int) -> Found:
    """The list that begins at `start` with a reference, at each of its possible ends; none for one that is too long."""
    values = list(first)
    ends: Found = [(list(values), end)]
    apart = False  # whether a comma stands before the last thing of the list
    while len(values) < MAX_LIST:
        if slot is Slot.RULE and s.text[end - 1] in '"”':
            break  # 'rule 31 "Days" and rule 68 "Socks"': each with what it is to be called
        join = join_at(s, end) or (NEXT_NUMBER.match(s.text, end) if slot is Slot.PROPOSAL else None)
        if not join or s.low.startswith("number ", join.end()):
            break
        numeric = isinstance(values[-1], str) and values[-1].isdigit()
        s.purse.pay(PHRASE)
        begin = after_join(s, start, join.end())
        more = [
            m
            for m in one_ref(s, begin, slot, bare=False)
            if m[0][0] not in (IT, THIS, THEM)
            and not (slot is Slot.THING and m[0][0].isdigit())
            and (not numeric or m[0][0].isdigit() or s.text[begin] in '"“')
        ]
        mixed = more and more[0][0][0].isdigit() and not numeric and s.text[end - 1] not in "\"”’'_*)"
        comma = "," in join.group()
        if more and not mixed and takes_next(s, more[0][1]) and says_before(s, start):
            if apart and not comma:
                ends.pop()  # "FOR 412 and 413, 414 and 415 AGAINST"
            break
        if not more or mixed:
            break
        apart = comma
        if numeric and more[0][0][0] in values:
            break  # "all of these bar 409, and 409 I SHELVE": it begins the next clause
        values += more[0][0]
        end = more[0][1]
        ends.append((list(values), end))
    return [] if len(values) >= MAX_LIST and join_at(s, end) else ends


def takes_next(s: Scan, end: int) -> bool:
    """Whether the next number may belong to the next clause: "118 YES, 119: FALSE" or "AGAINST 312, 313: FOR"."""
    after = AFTER.match(s.low, end)
    if after is not None:
        return bool(after.group(1))
    own = OWN_VOTE.match(s.text, end) or OF_MINE_TOO.match(s.text, end)
    return own is not None and own["choice"] in s.words.choices


def says_before(s: Scan, start: int) -> bool:
    """Whether a vote or an answer stands before a list, so that its last number may have another behind it."""
    before = SAID_BEFORE.search(s.low[max(0, start - KIND_ROOM) : start])
    return before is not None and (before[1].upper() in s.words.choices or before[1] in s.words.answers)


def but_not(s: Scan, end: int, by: str | None) -> list[tuple[list[Any], int]]:
    """Everything that somebody proposed, perhaps without some of it."""
    found = EXCEPT.match(s.text, end)
    out = read_refs(s, found.end(), Slot.PROPOSAL, bare=False, all_but=False) if found else []
    if out and isinstance(out[0][0], list):
        return [([Everything(tuple(map(str, out[0][0])), False, by)], out[0][1])]
    return [([Everything((), False, by)], end)]


def told_over(s: Scan, end: int) -> Found:
    """The numbers that tell over all that was said just before: "both of my proposals, 412 and 413"."""
    lead = TOLD_OVER.match(s.low, end)
    for values, stop in read_refs(s, lead.end(), Slot.PROPOSAL, bare=False, all_but=False) if lead else ():
        if TOLD.match(s.low, stop) and len(values) > 1:
            return [(values, stop + s.text.startswith(")", stop))]
    return []


def named_behind(s: Scan, end: int) -> Found:
    """The numbers set off behind "both of them" before what they get: "both of them, 412 and 413, have my vote"."""
    lead = NAMELY.match(s.low, end)
    for values, stop in read_refs(s, lead.end(), Slot.PROPOSAL, bare=False, all_but=False) if lead else ():
        if len(values) > 1 and SET_OFF.match(s.low, stop):
            return [(values, stop + 1)]
    return []


_LIST = expression(
    r"\s*+(?::|,?\s+(?:namely|viz\.?|i\.e\.,?|that\s+is,?|to\s+wit,?))\s*(?=(?:proposals?\s+)?[#p]?\d{2})"
)


def listed_behind(s: Scan, end: int) -> Found:
    """The numbers that tell at the end of a sentence which things "all of these" are: "all of these: 412, 413"."""
    lead = _LIST.match(s.low, end)
    for values, stop in read_refs(s, lead.end(), Slot.PROPOSAL, bare=False, all_but=False) if lead else ():
        if len(values) > 1 and TOLD.match(s.low, stop):
            return [(values, stop)]
    return []


SET_OFF = expression(
    r"\s?[,)–—]\s*(?:(?:all|both|each|hereby|now|also)\s+)?(?:have|has|gets?|goes?|receives?|deserves?|earns?|are|is|take)\b"
)
TOLD_OVER = expression(r"\s*+[,:(–—-]?\s*(?:namely|viz\.?|i\.e\.|that\s+is|being)?\s*+,?\s*(?=[#p]?\d{2})")
TOLD = expression(r"\s*(?:$|[.;!)])")


def everything(s: Scan, pos: int, all_but: bool) -> Found:
    """ "all", "everything else", "the rest", "all by Hose", "all except 240"."""
    if counted := ALL_SEVERAL.match(s.low, pos):
        return [([THEM], counted.end())]
    match = ALL_OWN.match(s.low, pos)
    if match and (beside := NAMELY.match(s.low, match.end())):
        named = [one for one in read_refs(s, beside.end(), Slot.PROPOSAL, bare=False, all_but=False) if len(one[0]) > 1]
        if named:  # "both my proposals, 820 and 821,"
            return [(named[0][0], named[0][1] + s.text.startswith((",", ")"), named[0][1]))]
    if match:
        return told_over(s, match.end()) or [(["all_own"], match.end())]
    if lot := LOT.match(s.low, pos):
        those = THE_LOT.match(lot.group()) is not None and (s.several or RANGE_BEFORE.search(s.low, 0, pos) is not None)
        those = those and LEFT_BEHIND.search(s.low, lot.end()) is None
        return [([THEM], lot.end())] if those else but_not(s, lot.end(), None)
    if wrote := WRITTEN.match(s.text, pos):
        mine = wrote["who"] == "I"
        return [(["all_own"] if mine else [Everything((), False, wrote["who"])], wrote.end())]
    if (lead := EVERY_ONE.match(s.text, pos)) and (owner := OWNER.match(s.text, lead.end())):
        return but_not(s, owner.end(), owner.group(1))
    several = s.several or len(SEVERAL.findall(s.low, 0, pos)) > 1
    if several and (each := EACH_OF_THEM.match(s.low, pos)) and LEFT_FIRST.match(s.low) is None:
        return [([THEM], each.end())]
    for pattern, rest in ((EVERYTHING_ELSE, True), (REST, True), (ALL, False), (THEIRS, False)):
        match = pattern.match(s.low, pos)
        if not match:
            continue
        if match.group().strip() in ("any",) or (match.group() == "both" and BOTH_NAMED.match(s.low[match.end() :])):
            return []
        end = match.end()
        by = None
        if m := BY.match(s.low, end):
            who = [found for found in read_names(s, m.end()) if len(found[0]) == 1]
            if who and DIGITS.fullmatch(str(who[0][0][0]).lower()):
                return []  # "from 240 to 245"
            if who:
                by, end = who[0][0][0], who[0][1]
        elif m := OF_SOMEBODY.match(s.text, end):
            who = capitals_found = [([n], e) for n, e in capitals(s, m.end())]
            if capitals_found and s.text[capitals_found[0][1] :][:2] in ("'s", "’s"):
                by, end = capitals_found[0][0][0], capitals_found[0][1] + 2
                tail = TAIL.match(s.low, end)
                end = tail.end() if tail else end
            elif capitals_found and OF_THEIRS.search(match.group()):
                by, end = capitals_found[0][0][0], capitals_found[0][1]
        elif m := OF_MINE.match(s.low, end):
            return told_over(s, m.end()) or [(["all_own"], m.end())]
        if by is not None and (beside := ON_BALLOT.match(s.low, end)):
            end = beside.end()
        if here := NOWADAYS.match(s.low, end):
            end = here.end()
        left_out: tuple[str, ...] = ()
        if all_but and (m := EXCEPT.match(s.text, end)):
            out = read_refs(s, m.end(), Slot.PROPOSAL, bare=False, all_but=False)
            if out and isinstance(out[0][0], list):
                left_out, end = tuple(str(v) for v in out[0][0]), out[0][1]
        elif all_but and by is None and (titled := LEFT_TITLE.match(s.text, end)):
            left_out, end = (titled["title"],), titled.end()
        if NARROWED.match(s.text, end) and not NOT_NARROWED.match(s.text, end):
            return []
        some = not rest or match.group().endswith(("remaining", "other"))
        if some and by is None and DESCRIBED.match(s.text, end):
            return []
        if not rest and by is None and not left_out and (named := named_behind(s, end) or listed_behind(s, end)):
            return named
        value = "both" if match.group().startswith("both") else Everything(left_out, rest, by)
        return [([value], end)]
    return []
