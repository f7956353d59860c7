"""Reads references to numbered and titled things: numbers, ranges, lists, "all except", "mine", "this"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from engine.language import Slot, Vocabulary
from parsers.scan import IT, JOIN, MAX_LIST, OWN, THEM, THIS, Found, Scan, after_join, quoted, skip, token_at
from parsers.slots.names import capitals, document_name, read_names
from parsers.slots.numbers import SPELLED, TENS, UNITS, spelled
from parsers.work import PHRASE

MAX_RANGE = 500
"""Longest list that "240-300" may stand for."""
NUMBER_WORD = r"(?:number|numbers|numbered|no\.?|nr\.?|nos\.?|№)"
NUMBERED = {
    Slot.PROPOSAL: r"(?:the\s+)?(?:open\s+|pending\s+)?(?:proposals?|props?\.?|p|items?|ballot\s+items?)",
    Slot.CONSULTATION: r"(?:the\s+)?(?:consultations?|cons?\.?|c|cfj)",
    Slot.INDICTMENT: r"(?:the\s+)?(?:indictments?|ind\.?)",
    Slot.RULE: r"(?:the\s+)?(?:rules?|r)",
}
NOUN = {
    Slot.PROPOSAL: r"proposals?|props?|ones?|bill|item",
    Slot.CONSULTATION: r"consultations?|question|one|cfj",
    Slot.INDICTMENT: r"indictments?|charge|one",
    Slot.RULE: r"rules?|one",
    Slot.THING: r"contract|treaty|agreement|accord|pact|charter|covenant|compact|convention|concordat|indenture|alliance|subgame|sub-game|game|trick|one|articles(?: of incorporation)?|corporation",
}
NOUN_AHEAD = {slot: re.compile(rf"\s+(?:{noun})\b") for slot, noun in NOUN.items()}

CAPITAL = r"(?-i:[A-ZÀ-ÖØ-Þ])"
SOME = r"two|three|four|five|six"
PLURAL = re.compile(rf"(?:these|those|them|the\s+(?:{SOME}))\b")
SLOPPY = re.compile(
    r"(?!(?:the|a|an|it|this|that|in|on|up|for|to|my|your|all|any|me|you|now|then)\b)[a-z][\w'’-]{2,}"
    r"(?:(?:\s+[a-z][\w'’-]+){1,3}(?=\s*(?:[.,;:!?]|$)))?"
)
"""A name of somebody who writes without capitals."""
CALL = re.compile(r",?\s*(?:(?:called|titled|entitled|named|number|no\.?|#)\s*)?")
DIGITS = re.compile(r"#?p?(\d{1,6})(?!\w)")
OPENING = re.compile(r"\s*,?\s*\(?(?=[\"“])")
WORDS = re.compile(rf"(?:{NUMBER_WORD}\s*)?")
SAID_BEFORE = re.compile(r"([a-z]+)\W{0,3}\s(?:on\s+)?(?:proposals?\s+)?(?<!,\s)[#p]?$")
AFTER = re.compile(r"\s*(?::|gets\b|has\b)\s*([A-Za-z]*)")
KIND_ROOM = 60
"""Characters of the words before a name that say what it is the name of."""
KIND_OF_GAME = re.compile(
    r"(?:(?:the|a|this|our)\s+)?(?:new\s+)?(?:subgame|sub-game|game|trick|contract)s?\s*,?\s*(?:(?:of|called|named|titled|known\s+as)\s+)?(?=[\"“'‘A-Z])"
)
KIND_OF_THING = re.compile(
    r"(?i:(?:(?:the|a|this|our)\s+)?(?:new\s+)?(?:(?:subgame|sub-game)\s+of|(?:subgame|sub-game|trick|contract|agreement|treaty|pact)s?\s*,?\s*(?:called|named|titled|known\s+as)(?:\s+the)?|(?:subgame|sub-game|trick|contract)s?)\s*,?\s*)(?=[\"“'‘A-Z])"
)
_LAST = r"(?:the|for|those|that)(?=\s+(?:last|first|second|third|ones?|two|three|by|of|from)\b)"
NARROWED = re.compile(
    r"\s+(?:of|that|which|who|whose|with|about|over|under|below|above|between|numbered|colou?red|concerning|regarding|touching|having|made"
    r"|written|proposed|submitted|authored|dealing|starting|beginning|ending|where|than|not)\b"
    r"|\s*,?\s+(?:except(?:ing)?|save|apart|other|barring|excluding|minus)\b(?!(?:\s+(?:for|from|than))?\s+(?:proposals?\s+|nos?\.?\s+)?[#pP]?[\"“\d])"
    rf"|\s*,?\s+but\s+(?:{_LAST}|(?!(?:i|we|you|e|he|she|they|it|the|a|an|this|that|those|only|with|for|as|on)\b|[\w'’]+\s+(?:is|are|was|will|has)\b))"
    r"|\s+(?:from|in|on|by)\s+(?=(?:the|this|that|last|next)\s+(?:\w+\s+)?(?:nweeks?|ndays?|nyears?|week|month|queue)\b)"
    r"|\s+(?:from|on|in|by)\s+(?=(?:\w+\s+){0,3}(?:rules?|money|time)\b)|\s+from\s+(?:no\.\s*|number\s+)?[#pP]?\d|\s+[#pP]?\d",
    re.I,
)
"""Behind "all": words that leave some out, which not everything can stand for."""
NOT_NARROWED = re.compile(
    r"\s*,?\s+(?:with\s+(?:this|that|which|one|a|an|the\s+greatest|great|much|all|my|pleasure|joy|regret|reluctance|thanks|due|no|some|little|immediate|best|kind|full)\b"
    r"|(?:that|which)\s+(?:is|are|was|were)\s+(?:up|open|on\s+the|before\s+us|listed|there|votable|pending|left|in\s+(?:the|this)\s+(?:ballot|list))\b"
    r"|(?:that|which)\s+(?:there\s+is|i\s+see|you\s+(?:see|list)|stands?|appears?)\b|above\s*[.,;:!)]|below\s*[.,;:!)]|above\s*$|below\s*$|but\s+(?:not\s+least|seriously|then|still|really)\b|of\s+course\b|of\s+(?:which|whom)\b)",
    re.I,
)
BOTH_NAMED = re.compile(r"\s+(?:\d|p\d|\"|of the two)")
OF_SOMEBODY = re.compile(r"\s+of\s+(?=[A-ZÀ-ÖØ-Þ0-9])")
OF_THEIRS = re.compile(r"(?:those|ones|proposals)$")
OF_MINE = re.compile(
    r"\s+of\s+(?:mine|my\s+own)\b(?:\s+(?:that|which)\s+(?:is|are)\s+(?:still\s+)?(?:pending|open|unnumbered|there)\b)?"
)
TAIL = re.compile(r"\s+(?:open\s+)?proposals?\b")
THEIRS = re.compile(r"(?:the\s+|those\s+)?(?:open\s+)?proposals(?=\s+(?:by|from)\s)")
"""What somebody proposed, all of it: "proposals by Hose"."""
WHOSE = re.compile(r"(?:[Tt]he\s+)?(?!I\b)[A-ZÀ-ÖØ-Þ][\w.-]*(?:\s+(?:of|the|[A-ZÀ-ÖØ-Þ][\w.-]*))*")
THEIR_NUMBER = re.compile(r"\s*,?\s*(?:#|p)?(\d{1,6})(?!\w|[.:]\d)")
"""The number of what is somebody's: "Hose's proposal 301"."""
SEVERAL_OF = re.compile(r"(?:open\s+)?proposals(?!\s*(?:,\s*)?(?:#|p|nos?\.?\s*|numbers?\s+|[\"“])?\s*[\d\"“])")
"""The same behind the name: "Hose's proposals"."""


DEFINITE = r"the\s+(?:contract|treaty|agreement|accord|pact|subgame|sub-game)(?=\s*(?:$|[.,;:!?)–—]|(?:now|and|but|as|under|per|too|again|hereby|because|since|at|with|by|for|immediately|effective|in)\b))"
"""A thing that was named before: "I leave the subgame"."""


DEFINITE_ALONE = re.compile(r"the\s+[a-z-]+")


class Kind:
    """The expressions by which things of one kind are pointed at, and the words that they begin with."""

    __slots__ = ("genitive", "named", "number", "numbered", "own", "this")

    def __init__(self, slot: Slot) -> None:
        noun = NOUN[slot]
        head = NUMBERED.get(slot, r"(?!)")
        plain_number = rf"|{NUMBER_WORD}\s*" if slot is not Slot.RULE else ""
        self.number = re.compile(
            rf"(?:(?:{head})\s*(?:{NUMBER_WORD}\s*)?(?:#\s*)?(?:4e)?|4e|#)\s*(\d{{1,6}})(?!\w)"
            if slot is Slot.RULE
            else rf"(?:(?:{head})\s*(?:{NUMBER_WORD}\s*)?{plain_number})?(?:#\s*)?(\d{{1,6}})(?![\w]|\.\d|:\d\d\b)"
        )
        words = re.findall(r"[a-z]+", f"{head} {NUMBER_WORD} e")
        self.numbered = frozenset({*words, *(word.removesuffix("s") for word in words), "#", "№"})
        self.named = re.compile(
            rf"(?:that|the\s+one)\s+(?:called|titled|entitled|named)\s+(?=[\"“])|(?:the\s+|that\s+|this\s+)?(?:(?!(?:for|against|abstain|shelve|yes|no|on|to|and|or|but|not|from|with|by|in|at|as|is|are|i)\b)[a-z]+\s+)?(?:{noun})(?:\s+(?:of|by|from)\s+(?!\d)[\w'’-]+(?=\s+(?:called|titled|entitled|named)\b))?\s*,?\s*(?:(?:called|titled|entitled|named|known\s+as)\s+)?"
        )
        self.own = re.compile(
            rf"(?:my|our)\s+(?:(?:own|pending|earlier|previous|last|latest|only|recent|old|new|open|unnumbered|first|current)\s+)*(?:{noun})\b"
        )
        definite = DEFINITE if slot is Slot.THING else r"(?!)"
        self.this = re.compile(
            rf"(?:(?:this|that)(?:\s+(?:very\s+|same\s+|last\s+)?(?:{noun}))?|(?:these|those)(?:\s+(?:{SOME}))?(?:\s+(?:{noun}))?|the\s+(?:{SOME})(?:\s+of\s+them)?|the\s+above(?:\s+(?:{noun}))?"
            rf"|(?:{definite})|the\s+(?:{noun})\s+(?:above|below|in\s+question|quoted(?:\s+(?:above|below))?)|the\s+(?:quoted|aforementioned|said|same)\s+(?:{noun})"
            rf"|(?:it|them|same|which(?=,?\s+i\b)))(?:\b|(?<=it)(?=s\b))"
        )
        self.genitive = re.compile(rf"((?:[^\s,;:.]+\s+){{0,3}}?[^\s,;:.]+)['’]s?\s+(?:[a-z]+\s+)?(?i:{noun})\b")


ACCUSED = re.compile(
    r"(?i:the|that)\s+(?i:\w+\s+)?(?i:indictment|accusation|charge|case)\s+(?i:of|against)\s+(?i:player\s+)?(?=[A-ZÀ-Þ])"
)
"""Before the name of the Offender in an indictment: "the Indictment of Ewart"."""
OWNED_NAME = re.compile(
    r"(?:The\s+)?[A-ZÀ-Þ][\w-]*(?:\s+[A-ZÀ-Þ][\w-]*)?(?:['’]s|(?<=s)['’])\s+(?!(?i:sub-?games?|games?|contracts?|pacts?|treat(?:y|ies)|agreements?|tweaks?|proposals?)\b)[A-ZÀ-Þ][\w-]*(?:\s+[A-ZÀ-Þ][\w-]*){0,2}"
)
"""A name in which something belongs to somebody: "Cat's Cradle"."""
LINE_RULE = re.compile(r"(\d{1,4})(?=\s*(?::|=|->|→)\s*[\"“A-Z])")
"""A number of a rule at the head of a line: "9: 'Colours'"."""
BESIDE = re.compile(
    r"(?P<comma>,)?\s+(?:(?:called|titled|entitled|named)\s+)?(?=[A-Z][\w'’-]*[a-z])(?!(?:I|To|As|On|In|For|And|But|So|At|By|With|It|This|That|The|Today|Now|Please|Also|Then|"
    r"(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b)"
)
"""Between "my proposal" and its title without marks: "my proposal Small Hats", "my proposal, Small Hats"."""
APPOSED_END = re.compile(r"\s*(?:[.;:!?)]|,\s|$)")
APPOSED_WITHIN = re.compile(r"\s*,\s+(?!(?:you|your|please|sorry|thanks|thank)\b)[a-z]")
"""Behind a title of one word, which at the end of a sentence may be the name of who is spoken to."""
BRACKETED = re.compile(r"\(#?(\d{1,6})\)")
WITH_NUMBER = frozenset({Slot.PROPOSAL, Slot.CONSULTATION})
TOLD_IN_BRACKETS = {
    slot: re.compile(
        rf"(?:the|this|that|my|our)\s+(?:[\w'’-]+\s+){{0,3}}?(?:{NOUN[slot]})\s*\((?:{NUMBERED[slot]}\s*)?(?:{NUMBER_WORD}\s*)?#?(\d{{2,6}})\)"
    )
    for slot in (Slot.PROPOSAL, Slot.CONSULTATION)
}
"""What a thing is about, with its number in brackets: "the sock proposal (393)"."""
TITLE_NUMBER = re.compile(
    r"\s*,?\s*\((?:[Pp]roposal\s+|[Cc]onsultation\s+|[Pp]rop\.?\s*|[pP]|#|[Nn]o\.?\s*|[Nn]umber\s+)?(\d{2,6})\)"
)
"""Behind a title: its number."""
AUTHOR = re.compile(r"\s+by\s+(?:[A-Z0-9][\w'’-]*)(?:\s+[A-Z][\w'’-]*){0,2}(?=\s+[a-z])")
"""Behind a title: who wrote it."""
AUTHORED = re.compile(
    r"(?:[A-Z0-9][^\s,;:.\"“”]*\s+){0,3}[A-Z0-9][^\s,;:.\"“”]*['’]s?\s+(?:own\s+|new\s+|little\s+)?(?=[\"“])"
)
"""Hose's "Hats": whose it is, before its title."""
OTHER_THING = re.compile(
    r"(?i)\b(?:contract|treaty|pact|accord|agreement|covenant|tidiness list|public display|articles|colou?rs? \d+)\b"
)
"""What says of a name without quotation marks that no proposal has it."""
OWN_NUMBERED = re.compile(r"(?:my|our)\s+(?:(?:own|dear|little|poor|old|new)\s+)*(?=[#p]?\d{2,6}(?!\w))")
"""Before a number: "my 323"."""
OWN_TITLED = re.compile(r"(?:my|our)\s+(?:(?:own|dear|little|poor|beloved|old|new|very\s+own)\s+)*(?=[\"“])")
"""Before a title: it is mine."""
MINE = frozenset({"my", "our"})
LOT = re.compile(
    r"(?:across\s+the\s+board|(?:straight\s+)?(?:(?:all\s+the\s+way\s+)?down\s+(?:the\s+(?:line|ballot|list|page)|your\s+list))|the\s+lot(?:\s+of\s+them)?|the\s+(?:whole|entire|full)\s+(?:ballot|lot|list|slate|bunch|batch)(?:\s+of\s+them)?)(?=\s*(?:$|[.,;:!?()—–-]))"
)
"""Everything, said of the ballot as a whole."""
POINTING = frozenset("this that these those the it its them same which".split())
EVERY = frozenset(
    "all every each everything both any anything the rest others remaining remainder across down straight".split()
)
COUNTING = frozenset("both each all the two three four five six".split())
LISTING = frozenset("all the both each either neither proposals".split())
_TITLE = (
    rf"(?!I\b){CAPITAL}[\w'’-]*[a-z][\w'’-]*(?:\s+(?:(?:of|the|in|on|an?|for|to|is)\s+){{0,2}}{CAPITAL}[\w'’-]*){{0,5}}"
)
LONG_TITLE = re.compile(
    rf"{CAPITAL}[\w'’-]*(?:\s+(?:(?:of|the|in|on|an?|for|to|is)\s+){{1,3}}{CAPITAL}[\w'’-]*){{1,4}}"
)
"""A title with articles in it: "Ducks in a Row"."""
LISTED_BELOW = re.compile(
    r"all(?:\s+of)?\s+(?:proposals\s+)?(?=#?p?\d{2,6}\s*(?:-|–|to\b|through\b|,\s*\d|and\s+\d))|(?:the\s+following(?:\s+\w+)?\s*:?\s*|(?:both|each|either|neither)(?:\s+of)?\s+(?:the\s+)?(?:proposals\s+)?|proposals\s*:\s*)(?=#?p?\d|[\"“]|proposals?\s+#?p?\d)"
)
NAMED_LIST = re.compile(
    rf"(?i:both|each|(?:all\s+)?(?:{SOME})|the\s+(?:{SOME}))(?:\s+(?i:of))?(?:\s+(?i:these|those|the|my))?(?:\s+(?i:following|own))?(?:\s+(?i:proposals|props|ones))?\s*(?:[:,–—-]\s*)?(?:(?i:namely|viz\.?|to\s+wit)\s*,?\s*)?"
    rf"(?={_TITLE}(?:,?\s+(?:and|&)\s+|,\s+){_TITLE}\s*(?:$|[.,;:!)]|(?:and|because|as|since|for)\b))"
)
"""Before the titles, without marks, of several: "both Bees and Fog", "these two proposals: Bees, Wet Socks"."""
KINDS = {slot: Kind(slot) for slot in NOUN}
RANGE = re.compile(
    r"\s*(?:-|–|—|\.\.\.?|\bto\b|\bthrough\b|\bthru\b|\bup to\b)\s*(?:p|#|proposal\s+)?(\d{1,6})(?!\w)(?:,?\s+inclusive)?"
)
ALL = re.compile(
    r"(?:all|each\s+and\s+every|every|each|everything|anything(?=\s+(?:(?:proposed|written|submitted|authored)\s+)?(?:by|from)\s)|both|any)(?:\s+(?:of\s+)?(?:(?:the|these|those)\s+)?(?:(?:other|remaining|open|currently|current|votable|of|below|above|listed|quoted|single|pending)\s+)*"
    r"(?:one\s+of\s+(?:them|these|those)|proposals?|props?|ones?|others?|rest|items?|them|['’]?em|these|those|ballot))?(?:\s+(?:(?:on|in)\s+(?:the|this|your|that)\s+(?:\w+\s+)?(?:ballot|list|paper|page)(?:\s+(?:below|above))?|below|above|here|(?:that\s+is\s+)?(?:currently\s+)?open|else"
    r"|(?:that\s+(?:is|are)\s+)?(?:quoted|listed|shown|given|named|mentioned|up)(?:\s+(?:here|there|above|below|for\s+(?:a\s+)?vot(?:e|ing)))?|(?:that\s+|which\s+)?you\s+(?:list(?:ed)?|quoted?|post(?:ed)?|sent|put\s+up)))?"
    r"(?:\s+you\s+(?:list(?:ed)?|quoted?|post(?:ed)?|sent|put\s+up))?\b"
)
_OWNED = rf"((?:{CAPITAL}[\w-]*\s+){{0,3}}{CAPITAL}[\w-]*)['’]s?\s+(?:(?:{SOME})\s+)?(?:open\s+|pending\s+|new\s+)?proposals\b"
EVERY_ONE = re.compile(
    rf"(?:(?:every\s+(?:one|single\s+one|last\s+one)|each(?:\s+one)?|all|both)\s+of\s+|all\s+)(?={_OWNED})"
)
OWNER = re.compile(_OWNED)
EACH_OF_THEM = re.compile(
    r"(?:each|every|all|both)(?:\s+and\s+(?:every|all))?(?:\s+(?:single\s+|last\s+)?one)?(?:\s+(?:two|three|four|five|six|seven))?\s+of\s+(?:them|these|those)\b"
    r"|all\s+(?:two|three|four|five|six|seven)\b(?!\s+(?:of|proposals|others))"
)
SEVERAL = re.compile(r"(?<![\w.:-])(?:p|#)?\d{2,6}(?!\w)")
"""A number of a thing; of several, "each of them" means those."""
WRITTEN = re.compile(
    r"(?i:everything|all|anything|whatever|(?:every(?:\s+single)?|any)\s+(?:proposal|one)|all\s+(?:of\s+)?(?:(?:the|those)\s+)?(?:proposals|ones)|all\s+those)\s+(?i:(?:that|which)\s+)?"
    r"(?P<who>(?:[A-ZÀ-ÖØ-Þ0-9][\w-]*\s+){0,3}[A-ZÀ-ÖØ-Þ0-9][\w-]*)\s+(?i:(?:has\s+|have\s+)?(?:wrote|written|proposed|submitted|authored|put\s+forward|penned|brought|tabled"
    r"|offered|posted|came\s+up\s+with|did)(?:\s+(?:up|in|forward))?(?:\s+(?:this|last)\s+\w+)?)\b"
)
"""Everything that somebody proposed: "all that Hose wrote this nweek"."""
ALL_OWN = re.compile(
    r"(?:all|both|every|each)(?:\s+one)?(?:\s+of)?\s+(?:my|mine)\b(?:\s+(?:own|other|pending|open|unnumbered|current|remaining|outstanding))*(?:\s+(?:proposals?|props?|ones?))?"
)
COUNTED = re.compile(
    rf"(?:(?i:all|both|each)(?:\s+(?i:of))?\s+)?(?:(?i:{SOME})\s+(?i:of)\s+)?(?:(?i:my|the|these|those|his|her|their|eir|your)|[A-ZÀ-Þ][\w.-]*['’]s?|(?<=all\s)|(?<=both\s)|(?<=of\s))"
    rf"(?:\s*(?i:{SOME})\b)?(?:\s+(?!(?i:{SOME})\b)[\w-]{{2,16}}){{0,2}}?\s+(?i:proposals|props)\s*[,:(–—-]\s*(?=[#Pp]?\d|namely|viz|i\.e|that\s+is|being)"
)
"""Several proposals, before the numbers which tell what they are: "all three of Ivy's proposals, 430, 431 and 432"."""
NAMELY = re.compile(r"\s*[,:(]\s*(?:namely,?\s+|i\.e\.,?\s+|that\s+is,?\s+)?(?=[#p]?\d)")
"""Behind "all my proposals": which they are."""
ALL_SEVERAL = re.compile(
    rf"(?:all\s+(?:of\s+)?(?:the\s+)?(?:{SOME})(?:\s+of\s+(?:them|these|those)|\s+proposals)?|the\s+(?:pair|trio|whole\s+lot|lot)\s+of\s+(?:them|these|those))(?=\s*(?:$|[.,;:!?()–—-]))"
)
"""Several things that were named or quoted: "FOR to all three"."""
REST = re.compile(
    r"(?:all\s+)?(?:the\s+)?(?:rest|others|remaining(?:\s+(?:ones|proposals))?|remainder)(?:\s+of\s+(?:them|the\s+(?:proposals|ballot|lot)))?\b"
)
EVERYTHING_ELSE = re.compile(
    r"(?:(?:everything|all|anything)\s+else\b|every\s+other(?:\s+(?:open\s+)?proposal)?\b|all\s+(?:the\s+)?other(?:s|\s+(?:open\s+)?proposals)\b)(?:\s+(?:on|in)\s+(?:the|this|your|that)\s+(?:\w+\s+)?(?:ballot|list|paper|page)\b(?:\s+(?:below|above)\b)?)?"
)
BY = re.compile(r"\s+(?:(?:proposed|written|submitted|authored)\s+)?(?:by|from)\s+")
LEFT_OUT = (
    r"except(?:ing)?(?:\s+for)?|save(?:\s+for)?|apart\s+from|other\s+than|bar(?:ring)?|excluding|minus|leaving\s+out"
    r"|with\s+the\s+(?:sole\s+|one\s+|only\s+|single\s+)?exception\s+of|with\s+(?:the\s+)?(?:one|a\s+single|a\s+sole|sole|single|only)\s+exception\s*(?:,|:|[-–—]+|of|being)"
)
"""Before what is left out of everything."""
EXCEPT = re.compile(rf"\s*,?\s*(?:{LEFT_OUT}|but(?:\s+(?:not|for))?)\s+(?=[#\dpP\"“]|proposal)", re.I)
LEFT_TITLE = re.compile(rf"\s*,?\s*(?i:{LEFT_OUT}|but(?:\s+not)?)\s+(?P<title>{_TITLE})(?=\s*(?:[.,;:!)]|$))")
"""The same with a title without marks."""
NEXT_NUMBER = re.compile(r"(?<=\d\d)\s+(?=\d{2,6}(?:\s*$|[.,;!?]|\s+\d{2,6}\b))")
"""Between numbers of a list without commas: "FOR 424 425"."""


@dataclass(frozen=True, slots=True)
class Everything:
    """ "all", with what is left out."""

    exceptions: tuple[str, ...] = ()
    rest: bool = False
    by: str | None = None


def one_ref(s: Scan, pos: int, slot: Slot, bare: bool) -> list[tuple[list[Any], int]]:
    """One reference, or one range, at `pos`."""
    kind = KINDS[slot]
    token = token_at(s, pos)
    if token in MINE and (match := kind.own.match(s.low, pos)):
        return own_ref(s, match.end())
    if token in MINE and slot in WITH_NUMBER and (mine := OWN_NUMBERED.match(s.low, pos)):
        return one_ref(s, mine.end(), slot, bare=False)
    if token in MINE and (mine := OWN_TITLED.match(s.low, pos)) and (title := quoted(s.text, mine.end())):
        return [([title[0]], title[1])]
    if (
        slot is not Slot.THING
        and (token.isdigit() or token in kind.numbered)
        and (match := kind.number.match(s.low, pos))
    ):
        return numbered_ref(s, match.group(1), match.end())
    if slot is Slot.INDICTMENT and (accused := ACCUSED.match(s.text, pos)):
        return [([f"{accused.group()}{s.text[accused.end() : end]}"], end) for _, end in capitals(s, accused.end())]
    if slot is Slot.RULE and pos == 0 and (match := LINE_RULE.match(s.text)):
        return [([match.group(1)], match.end(1))]
    named = kind.named.match(s.low, pos) if token.isalpha() else None
    if named:
        title = quoted(s.text, named.end())
        if title:
            return [([title[0]], title[1])]
        words = WORDS.match(s.low, named.end())
        value = spelled_ref(s, words.end() if words else named.end()) if slot is not Slot.THING else None
        if value:
            return [value]
    if token in SPELLED_FIRST and slot is not Slot.THING and "hundred" in s.vocab and (value := spelled_ref(s, pos)):
        return [value]
    title = quoted(s.text, pos)
    if title and slot in WITH_NUMBER and (number := TITLE_NUMBER.match(s.text, title[1])):
        return [([number.group(1)], number.end())]
    if title and slot is Slot.PROPOSAL and (whose := AUTHOR.match(s.text, title[1])):
        return [([title[0]], whose.end()), ([title[0]], title[1])]
    if title:
        return [([title[0]], title[1])]
    if token == "(" and (match := BRACKETED.match(s.text, pos)):
        return [([match.group(1)], match.end())]
    if bare and slot is Slot.PROPOSAL and (match := AUTHORED.match(s.text, pos)):
        title = quoted(s.text, match.end())
        return [([title[0]], title[1])] if title else []
    if "(" in s.text and slot in WITH_NUMBER and (told := TOLD_IN_BRACKETS[slot].match(s.low, pos)):
        return [([told[1]], told.end())]
    this = kind.this.match(s.low, pos) if token in POINTING else None
    if this:
        return [([pointed(this.group())], this.end())]
    out: list[tuple[list[Any], int]] = []
    if ("'" in s.text or "’" in s.text) and (match := kind.genitive.match(s.text, pos)):
        title = quoted(s.text, skip(s.text, match.end()))
        owned = slot is Slot.PROPOSAL and WHOSE.fullmatch(match[1]) is not None
        if owned and SEVERAL_OF.match(s.low, skip(s.text, match.end(1) + 2)):
            return but_not(s, match.end(), match[1])
        if owned and (numbers := THEIR_NUMBER.match(s.low, match.end())):
            return numbered_ref(s, numbers[1], numbers.end())
        if title or not (match[1].startswith("I ") or (slot is Slot.THING and " of " in f" {match[1]}")):
            out.append(([title[0]], title[1]) if title else ([match.group()], match.end()))
    if bare and slot in (Slot.PROPOSAL, Slot.THING):
        if named:
            runs = capitals(s, named.end())
            long = LONG_TITLE.match(s.text, named.end()) if runs else None
            if long is not None and long.end() > runs[0][1]:
                out.append(([" ".join(long.group().split())], long.end()))
            out += [([n], e) for n, e in runs]
        if slot is Slot.THING:
            if ("'" in s.text or "’" in s.text) and (match := OWNED_NAME.match(s.text, pos)):
                out.append(([match.group()], match.end()))
            out += [([n], e) for n, e in document_name(s, pos)]
            if s.text.islower() and (match := SLOPPY.match(s.text, pos)):
                out.append(([match.group()], match.end()))
        proposal = slot is Slot.PROPOSAL
        for _, e in capitals(s, pos) if proposal and "(" in s.text else ():
            if number := TITLE_NUMBER.match(s.text, e):
                return [([number.group(1)], number.end())]
        out += [
            ([n], e)
            for n, e in capitals(s, pos)
            if not is_said(s.words, n) and not (proposal and n.startswith("the ") and not noun(s, slot, e))
        ]
    return [one for one in out if not OTHER_THING.search(str(one[0][0]))] if slot is Slot.PROPOSAL else out


def noun(s: Scan, slot: Slot, pos: int) -> bool:
    """Whether the word for a thing of this kind goes on behind its name."""
    return NOUN_AHEAD[slot].match(s.low[pos : pos + 20]) is not None


def is_said(words: Vocabulary, name: str) -> bool:
    """Whether a word in capitals says something by itself, and so is nobody's title: "12 is INCONSISTENT"."""
    return name.isupper() and (
        name in words.choices or name in words.claims or name in words.verdicts or name.lower() in words.answers
    )


def pointed(said: str) -> str:
    """The mark for words that point."""
    if PLURAL.match(said):
        return THEM
    named = said in ("it", "same", "that", "which") or said.startswith("that ") or DEFINITE_ALONE.fullmatch(said)
    return IT if named else THIS


def own_ref(s: Scan, end: int) -> list[tuple[list[Any], int]]:
    """What is said after "my proposal": its title or number, or nothing; words in capitals may be its title or not."""
    at = skip(s.text, end)
    call = CALL.match(s.low, at)
    at = call.end() if call else at
    title = quoted(s.text, at)
    if title and (number := TITLE_NUMBER.match(s.text, title[1])):
        return [([number.group(1)], number.end())]
    if title:
        return [([title[0]], title[1])]
    digits = DIGITS.match(s.low, at)
    if digits:
        return [([digits.group(1)], digits.end())]
    beside = BESIDE.match(s.text, end)
    named = [one for one in capitals(s, beside.end()) if not is_said(s.words, one[0])] if beside else []
    if beside is not None and beside["comma"]:
        named = [
            one
            for one in named
            if (APPOSED_END if " " in one[0] else APPOSED_WITHIN).match(s.text, one[1])
            and one[0].lower().removeprefix("the ") not in s.words.ministries
        ]
    return [*(([name], after) for name, after in named), ([OWN], end)]


def numbered_ref(s: Scan, first: str, end: int) -> list[tuple[list[Any], int]]:
    """A number that may begin a range, or have its title behind it."""
    upto = RANGE.match(s.low, end)
    if upto:
        low, high = int(first), int(upto.group(1))
        if high < low and len(upto.group(1)) < len(first):
            high = int(first[: -len(upto.group(1))] + upto.group(1))
        if low <= high <= low + MAX_RANGE:
            return [([str(n) for n in range(low, high + 1)], upto.end())]
    opening = OPENING.match(s.text, end)
    if opening:
        name = quoted(s.text, opening.end())
        if name:
            close = name[1] + (s.text[name[1] : name[1] + 1] == ")")
            return [([str(int(first))], close), ([str(int(first))], end)]
    return [([str(int(first))], end)]


SPELLED_FIRST = frozenset((*UNITS, *TENS))
"""Begins a number in words."""


NUMBER_GOES_ON = re.compile(r"(?:[\s-]+and(?=[\s-]*$))?[\s-]*$")
"""What only seems to go on with a number in words: "four hundred and"."""


def spelled_ref(s: Scan, pos: int) -> tuple[list[Any], int] | None:
    match = SPELLED.match(s.low, pos)
    if not match:
        return None
    text = NUMBER_GOES_ON.sub("", match.group())
    value = spelled(text)
    return ([str(value)], pos + len(text)) if value is not None else None


_CAPITALS = rf"(?:the\s+)?{CAPITAL}[\w'’-]*(?:\s+{CAPITAL}[\w'’-]*){{0,3}}"
SEVERAL_THINGS = re.compile(
    rf"(?:(?i:both)\s+)?(?P<names>{_CAPITALS}(?:,\s+{_CAPITALS}){{0,4}},?\s+and\s+{_CAPITALS})\s+(?:contracts|treaties|agreements|accords|pacts|subgames|games)\b"
)
"""Things with one noun for all: "both the Lamp League and the Soup Kitchen contracts"."""
_WORDS = rf"{CAPITAL}[\w'’-]*(?:\s+{CAPITAL}[\w'’-]*){{0,2}}"
THE_SUBGAME = re.compile(r"\bthe\s+(?:sub-?game|contract)\s+(?:(?:of|called|named)\s+)?$")
BOTH_THINGS = re.compile(rf"[Bb]oth\s+{CAPITAL}[^.;:]{{1,60}}?\sand\s+{CAPITAL}")
OF_TWO_WORDS = re.compile(
    rf"(?P<name>{_WORDS}\s+and\s+(?!I\b){_WORDS})(?=\s*(?:$|[.,;:!?)–—-])|\s+(?:and|now|with|for|as|because|since|is|has|are)\b)"
)
"""Behind its noun the name of one thing that joins two words: "the Subgame Dots and Boxes"."""
BETWEEN_THINGS = re.compile(r",?\s+and\s+(?:the\s+)?|,\s+(?:the\s+)?")


def read_refs(s: Scan, pos: int, slot: Slot, bare: bool = True, all_but: bool = True) -> Found:
    """A list of references: [values] for each possible end.

    With `bare`, capitalised words alone are a title; with `all_but`, exceptions are read (they have none of their own).
    """
    pos = skip(s.text, pos)
    if token_at(s, pos) in LISTING and (lead := LISTED_BELOW.match(s.low, pos)):
        pos = lead.end()
    if bare and slot is Slot.PROPOSAL and token_at(s, pos) in COUNTING and (lead := NAMED_LIST.match(s.text, pos)):
        return titles_told(s, lead.end())
    if slot is Slot.PROPOSAL:
        if "proposals" in s.vocab and (counted := COUNTED.match(s.text, pos)) and (told := told_over(s, counted.end())):
            return told
        every = everything(s, pos, all_but) if token_at(s, pos) in EVERY or THEIRS.match(s.low, pos) else []
        if every:
            return every
    if slot is Slot.THING:
        if several := SEVERAL_THINGS.match(s.text, pos):
            return [(BETWEEN_THINGS.split(several["names"].removeprefix("the ")), several.end())]
        kind = skip_article_kind(s, pos)
        if THE_SUBGAME.search(s.low, max(0, kind - KIND_ROOM), kind) and (joined := OF_TWO_WORDS.match(s.text, kind)):
            return [([joined["name"]], joined.end())]
        if s.low.startswith("both ", kind) and BOTH_THINGS.match(s.text, kind):
            kind += len("both ")
        pos = kind
    out: Found = []
    for first, first_end in one_ref(s, pos, slot, bare):
        ends = going_on(s, first, first_end, slot, pos)
        values, end = ends[-1]
        if slot is Slot.PROPOSAL and all_but and len(values) > 1 and (left := EXCEPT.match(s.text, end)):
            omitted = read_refs(s, left.end(), slot, bare=False, all_but=False)
            if omitted and isinstance(omitted[0][0], list):
                kept = [v for v in values if v not in omitted[0][0]]
                ends.append((kept, omitted[0][1]))
        out += reversed(ends)
    return out


NEXT_TITLE = re.compile(rf"(?P<title>{_TITLE})(?P<join>,?\s+(?:and|&)\s+|,\s+)?")


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
    """The list that begins at `start` with a reference, at each of its possible ends."""
    values = list(first)
    ends: Found = [(list(values), end)]
    while len(values) < MAX_LIST:
        if slot is Slot.RULE and s.text[end - 1] in '"”':
            break  # 'rule 31 "Days" and rule 68 "Socks"': each with what it is to be called
        join = JOIN.match(s.text, end) or (NEXT_NUMBER.match(s.text, end) if slot is Slot.PROPOSAL else None)
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
        if not more or mixed or (takes_next(s, more[0][1]) and says_before(s, start)):
            break
        if numeric and more[0][0][0] in values:
            break  # "all of these bar 409, and 409 I SHELVE": it begins the next clause
        values += more[0][0]
        end = more[0][1]
        ends.append((list(values), end))
    return ends


def takes_next(s: Scan, end: int) -> bool:
    """Whether the next number may belong to the next clause: "118 YES, 119: FALSE" or "AGAINST 312, 313: FOR"."""
    after = AFTER.match(s.low, end)
    return bool(after and after.group(1))


def says_before(s: Scan, start: int) -> bool:
    """Whether a vote or an answer stands before a list, so that its last number may have another behind it."""
    before = SAID_BEFORE.search(s.low[max(0, start - KIND_ROOM) : start])
    return before is not None and (before[1].upper() in s.words.choices or before[1] in s.words.answers)


def skip_article_kind(s: Scan, pos: int) -> int:
    """ "the Subgame Chess", "the contract 'Helpers'" -> the name alone; "the Bank contract" keeps its words."""
    ahead = s.text[pos : pos + KIND_ROOM]
    match = KIND_OF_GAME.match(ahead.replace("The ", "the ", 1)) or KIND_OF_THING.match(ahead)
    return pos + match.end() if match else pos


def but_not(s: Scan, end: int, by: str) -> list[tuple[list[Any], int]]:
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
            return [(values, stop)]
    return []


TOLD_OVER = re.compile(r"\s*[,:(–—-]?\s*(?:namely|viz\.?|i\.e\.|that\s+is|being)?\s*,?\s*(?=[#p]?\d{2})")
TOLD = re.compile(r"\s*(?:$|[.;!)])")


def everything(s: Scan, pos: int, all_but: bool) -> Found:
    """ "all", "everything else", "the rest", "all by Hose", "all except 240"."""
    if several := ALL_SEVERAL.match(s.low, pos):
        return [([THEM], several.end())]
    match = ALL_OWN.match(s.low, pos)
    if match and (beside := NAMELY.match(s.low, match.end())):
        named = [one for one in read_refs(s, beside.end(), Slot.PROPOSAL, bare=False, all_but=False) if len(one[0]) > 1]
        if named:  # "both my proposals, 820 and 821,"
            return [(named[0][0], named[0][1] + s.text.startswith((",", ")"), named[0][1]))]
    if match:
        return told_over(s, match.end()) or [(["all_own"], match.end())]
    if lot := LOT.match(s.low, pos):
        return [([Everything()], lot.end())]
    if wrote := WRITTEN.match(s.text, pos):
        mine = wrote["who"] == "I"
        return [(["all_own"] if mine else [Everything((), False, wrote["who"])], wrote.end())]
    if (lead := EVERY_ONE.match(s.text, pos)) and (owner := OWNER.match(s.text, lead.end())):
        return but_not(s, owner.end(), owner.group(1))
    if (each := EACH_OF_THEM.match(s.low, pos)) and (s.several or len(SEVERAL.findall(s.low, 0, pos)) > 1):
        return [([THEM], each.end())]
    for pattern, rest in ((REST, True), (EVERYTHING_ELSE, True), (ALL, False), (THEIRS, False)):
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
        left_out: tuple[str, ...] = ()
        if all_but and (m := EXCEPT.match(s.text, end)):
            out = read_refs(s, m.end(), Slot.PROPOSAL, bare=False, all_but=False)
            if out and isinstance(out[0][0], list):
                left_out, end = tuple(str(v) for v in out[0][0]), out[0][1]
        elif all_but and by is None and (titled := LEFT_TITLE.match(s.text, end)):
            left_out, end = (titled["title"],), titled.end()
        if NARROWED.match(s.text, end) and not NOT_NARROWED.match(s.text, end):
            return []
        value = (
            "both"
            if match.group() in ("both", "both of them", "both proposals", "both of these")
            else Everything(left_out, rest, by)
        )
        return [([value], end)]
    return []
