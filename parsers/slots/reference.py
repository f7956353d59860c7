"""Reads one reference to a numbered or titled thing: "P237", "my proposal 'Hats'", "the Bank contract", "it"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from engine.expressions import expression
from engine.language import Slot, Vocabulary
from parsers.scan import IT, OWN, POINTED, THEM, THIS, Scan, quoted, skip, token_at
from parsers.slots.bare_titles import bare_title
from parsers.slots.described import DESCRIBED
from parsers.slots.names import capitals, document_name
from parsers.slots.numbers import SPELLED, TENS, UNITS, spelled

CAPITAL = r"(?-i:[A-ZÀ-ÖØ-Þ])"
SOME = r"two|three|four|five|six"
DIGITS = expression(r"#?p?(\d{1,6})(?!\w)")
KIND_ROOM = 60
"""Characters of the words before a name that say what it is the name of."""
MAX_RANGE = 500
"""Longest list that "240-300" may stand for."""

NUMBER_WORD = r"(?:number|numbers|numbered|no\.?|nr\.?|nos\.?|№)"

NUMBERED = {
    Slot.PROPOSAL: r"(?:the\s+)?(?:open\s+|pending\s+)?(?:proposals?|props?\.?|p|items?|ballot\s+items?|bills?|measures?)",
    Slot.CONSULTATION: r"(?:the\s+(?:question|statement|matter|issue|case)\s+(?:(?:posed|put|asked|raised)\s+)?(?:in|of|by)\s+)?(?:the\s+)?(?:consultations?|cons?\.?|c|cfj|cases?)",
    Slot.INDICTMENT: r"(?:the\s+(?:matter|case|trial|affair)\s+of\s+)?(?:the\s+)?(?:indictments?|ind\.?|cases?)",
    Slot.RULE: r"(?:the\s+)?(?:rules?|r)",
}

NOUN = {
    Slot.PROPOSAL: r"proposals?|props?|ones?|bill|item",
    Slot.CONSULTATION: r"consultations?|question|one|cfj",
    Slot.INDICTMENT: r"indictments?|charge|one",
    Slot.RULE: r"rules?|one",
    Slot.THING: r"contract|treaty|agreement|accord|pact|charter|covenant|compact|convention|concordat|indenture|alliance|subgame|sub-game|game|trick|one|articles(?: of incorporation)?|corporation",
}

NOUN_AHEAD = {slot: expression(rf"\s+(?:{noun})\b") for slot, noun in NOUN.items()}

PLURAL = expression(rf"(?:both|all|these|those|them|they|the\s+(?:{SOME}))\b")

SLOPPY = expression(
    r"(?!(?:the|a|an|it|this|that|in|on|up|for|to|my|your|all|any|me|you|now|then)\b)[a-z][\w'’-]{2,}"
    r"(?:(?:\s+(?!(?:as|because|since|so|and|but|cos|is|are|was|were|has|now|too|please|today|anyway|immediately|forever)\b)[a-z][\w'’-]+['’]?){1,3}(?=\s*(?:[.,;:!?]|$|(?<=\s)(?:as|because|since|so|and|but|cos|is|are|was|were|has|now|too|please|today|anyway|immediately|forever)\s)))?"
)
"""A name of somebody who writes without capitals."""

CALL = expression(r",?\s*(?:(?:called|titled|entitled|named|number|no\.?|#),?\s*)?")

OPENING = expression(r"\s*+,?\s*\(?(?=[\"“])")

WORDS = expression(rf"(?:{NUMBER_WORD}\s*)?")

KIND_OF_GAME = expression(
    r"(?:(?:the|a|this|our)\s+)?(?:new\s+)?(?:subgame|sub-game|game|trick|contract)s?\s*+,?\s*(?:(?:of|called|named|titled|known\s+as)\s+)?(?=[\"“'‘A-Z])"
)

KIND_TWICE = expression(r"(?<=pact|cord)\s+(?:contract|agreement)\b|(?<=treaty|league)\s+(?:contract|agreement)\b")
"""Behind a name that says itself what it is: "the Salt Pact contract"."""
KIND_OF_THING = expression(
    r"(?i:(?:(?:the|a|this|our)\s+)?(?:new\s+)?(?:(?:subgame|sub-game)\s+of|(?:subgame|sub-game|trick|contract|agreement|treaty|pact)s?\s*+,?\s*(?:called|named|titled|known\s+as)(?:\s+the)?|(?:subgame|sub-game|trick|contract)s?)\s*+,?\s*)(?=[\"“'‘A-Z])"
)

WHOSE = expression(r"(?:[Tt]he\s+)?(?!I\b)[A-ZÀ-ÖØ-Þ][\w.-]*(?:\s+(?:of|the|[A-ZÀ-ÖØ-Þ][\w.-]*))*")

THEIR_NUMBER = expression(r"\s*+,?\s*(?:#|p)?(\d{1,6})(?!\w|[.:]\d)")
"""The number of what is somebody's: "Hose's proposal 301"."""

OWNED_NUMBER = expression(
    r"(?:(?:[Tt]he|[Oo]ld|[Yy]oung|[Mm]rs?\.?|[Mm]s\.?|[Dd]r\.?)\s+)?(?!I\b)[A-ZÀ-ÖØ-Þ][\w.-]*(?:\s+[A-ZÀ-ÖØ-Þ][\w.-]*){0,2}(?:['’]s|(?<=s)['’])\s+(?:own\s+|new\s+|little\s+|latest\s+)?"
    r"(?=#?[pP]?\d{2,6}(?!\w|[.:]\d|\s+(?:open\s+)?(?:proposals|props|ones|of)\b))"
)
"""Whose it is, before its number: "Hose's 301"."""

SEVERAL_OF = expression(r"(?:open\s+)?proposals(?!\s*(?:,\s*)?(?:#|p|nos?\.?\s*|numbers?\s+|[\"“])?\s*[\d\"“])")
"""The same behind the name: "Hose's proposals"."""

_DEFINITE_ENDS = r"(?=\s*(?:$|[.,;:!?)–—]|(?:now|and|but|as|under|per|too|again|hereby|because|since|at|with|by|for|immediately|effective|in)\b))"
DEFINITE = {
    Slot.THING: rf"the\s+(?:contract|treaty|agreement|accord|pact|subgame|sub-game){_DEFINITE_ENDS}",
    Slot.CONSULTATION: rf"the\s+(?:consultation|question)(?:{_DEFINITE_ENDS}|(?=\s+(?:to|is|goes|passes|falls|moves|gets|becomes)\b))",
    Slot.INDICTMENT: rf"the\s+(?:indictment|case)(?:{_DEFINITE_ENDS}|(?=\s+(?:is|gets)\b))",
}
"""A thing that was named before: "I leave the subgame"."""

DEFINITE_ALONE = expression(r"the\s+[a-z-]+|the\s+[a-z]+\s+thing")

_ENDS_THERE = r"(?=\s*(?:$|[.,;:!?)–—]|(?:now|and|but|so|to|from|as|again|hereby|for|with|at|because|since)\b))"


@dataclass(frozen=True, slots=True)
class Everything:
    """ "all", with what is left out."""

    exceptions: tuple[str, ...] = ()
    rest: bool = False
    by: str | None = None


_NO_QUALITY = r"for|against|abstain|shelve|votes?|ballot|objections?|support|claims?|answers?|on|to|of|or|and|but|not|from|with|without|by|in|at|as|is|are|was|the|an?|that|which|who|revised|version|refresh"
"""No word that tells only what a thing is like."""


class Kind:
    """The expressions by which things of one kind are pointed at, and the words that they begin with."""

    __slots__ = ("genitive", "named", "nouns", "number", "numbered", "own", "this")

    def __init__(self, slot: Slot) -> None:
        noun = NOUN[slot]
        head = NUMBERED.get(slot, r"(?!)")
        plain_number = rf"|(?:the\s+)?{NUMBER_WORD}\s*" if slot is not Slot.RULE else ""
        self.number = expression(
            rf"(?:(?:{head})\s*(?:{NUMBER_WORD}\s*)?(?:#\s*)?(?:4e)?|4e|#)\s*(\d{{1,6}})(?!\w)"
            if slot is Slot.RULE
            else rf"(?:(?:{head})\s*(?:{NUMBER_WORD}\s*)?{plain_number})?(?:#\s*)?(\d{{1,6}})(?![\w]|\.\d|:\d\d\b)"
        )
        words = re.findall(r"[a-z]+", f"{head} {NUMBER_WORD} e")
        self.numbered = frozenset({*words, *(word.removesuffix("s") for word in words), "#", "№"})
        nouns = re.findall(r"[a-z]+", f"{noun} called titled entitled named")
        self.nouns = frozenset({*nouns, *(word.removesuffix("s") for word in nouns)} - {"of"})
        """One of these is where a thing is told by its noun."""
        self.named = expression(
            rf"(?:that|the\s+one)\s+(?:called|titled|entitled|named)\s+(?=[\"“])|(?:the\s+|that\s+|this\s+)?(?:(?:as\s+yet|hitherto|still|not\s+yet|so\s+far)\s+)?(?:(?!(?:for|against|abstain|shelve|yes|no|on|to|and|or|but|not|from|with|by|in|at|as|is|are|i)\b)[a-z]+\s+)?(?:{noun})(?:\s+(?:of|by|from)\s+(?!\d)[\w'’-]+(?=\s+(?:called|titled|entitled|named)\b))?\s*+,?\s*(?:(?:called|titled|entitled|named|known\s+as)\s+)?"
        )
        self.own = expression(
            rf"(?:my|our)\s+(?:(?:own|pending|earlier|previous|last|latest|only|recent|old|older|new|newer|open|unnumbered|first|current|little|poor|dear|beloved)\s+)*(?:{noun})\b"
            rf"|(?:my|our)\s+(?:(?!(?:{_NO_QUALITY}|{noun})\b)[a-z][\w'’-]*,?\s+){{1,4}}(?:{noun})(?=\s*+,?\s*(?:(?:called|titled|entitled|named)\s+)?(?:[\"“]|(?:{NUMBER_WORD}\s*)?#?p?\d{{2,6}}(?![\w.:])))"
        )
        both = (
            r"(?!)"
            if slot is Slot.PROPOSAL
            else rf"(?:both|all\s+(?:three|four|five))(?:\s+of\s+(?:them|these|those)|\s+(?:{noun}))?{_ENDS_THERE}"
        )
        definite = DEFINITE.get(slot, r"(?!)")
        self.this = expression(
            rf"(?:(?:this|that)(?:\s+(?:very\s+|same\s+|last\s+)?(?:{noun}))?|(?:these|those)(?:\s+(?:{SOME}))?(?:\s+(?:{noun}))?|the\s+(?:{SOME})(?:\s+of\s+them)?|the\s+above(?:\s+(?:{noun}))?"
            rf"|(?:{definite})|(?:{both})|the\s+(?:[a-z]+\s+)?thing{_ENDS_THERE}|the\s+(?:{noun})\s+(?:above|below|in\s+question|quoted(?:\s+(?:above|below))?)|(?:the\s+)?(?:quoted|aforementioned|aforesaid|said|above-?mentioned)\s+(?:{noun})|the\s+same(?:\s+(?:{noun})|(?=\s*(?:$|[.,;:!?)])))"
            rf"|(?:it|them|same|they(?=\s+(?:are|shall\s+be)\b)|which(?=,?\s+i\b)))(?:\b|(?<=it)(?=s\b))"
        )
        self.genitive = expression(rf"((?:[^\s,;:.]+\s+){{0,3}}?[^\s,;:.]+)['’]s?\s+(?:[a-z]+\s+)?(?i:{noun})\b")


NAMED_ALREADY = expression(rf"{CAPITAL}[\w'’-]*\s+{CAPITAL}[\w'’-]*,\s*\Z")
"""At the end of what tells a thing by its noun: the noun is the end of its name, and another follows, "the Lamp Pact, the"."""
ACCUSED = expression(
    r"(?i:the|that)\s+(?i:\w+\s+)?(?i:indictment|accusation|charge|case)\s+(?i:of|against)\s+(?i:player\s+)?(?=[A-ZÀ-Þ])"
)
"""Before the name of the Offender in an indictment: "the Indictment of Ewart"."""

OWNED_NAME = expression(
    r"(?:[Tt]he\s+)?[A-ZÀ-Þ][\w-]*(?:\s+[A-ZÀ-Þ][\w-]*)?(?:['’]s|(?<=s)['’])\s+(?!I\s)(?!(?i:sub-?games?|games?|contracts?|pacts?|treat(?:y|ies)|agreements?|tweaks?|proposals?)\b)[A-ZÀ-Þ][\w-]*(?:\s+(?!I\s)[A-ZÀ-Þ][\w-]*){0,2}"
)
"""A name in which something belongs to somebody: "Cat's Cradle"."""

LINE_RULE = expression(r"(\d{1,4})(?=\s*(?::|=|->|→)\s*[\"“A-Z])")
"""A number of a rule at the head of a line: "9: 'Colours'"."""

BESIDE = expression(
    r"(?:(?P<comma>,)\s+|\s+)(?:(?:called|titled|entitled|named)\s+)?(?=[A-Z][\w'’-]*[a-z]|An?\s[A-Z])(?!I\b|(?(comma)"
    r"(?:To|As|On|In|For|And|But|So|At|By|With|It|This|That|The|Today|Now|Please|Also|Then|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b|(?!)))"
)
"""Between "my proposal" and its title without marks: "my proposal Small Hats", "my proposal, Small Hats"."""

APPOSED_END = expression(r"\s*(?:[.;:!?)]|,\s|$)")

APPOSED_WITHIN = expression(r"\s*+,\s+(?!(?:you|your|please|sorry|thanks|thank)\b)[a-z]")
"""Behind a title of one word, which at the end of a sentence may be the name of who is spoken to."""

BRACKETED = expression(r"\(#?(\d{1,6})\)")

WITH_NUMBER = frozenset({Slot.PROPOSAL, Slot.CONSULTATION})

TOLD_IN_BRACKETS = {
    slot: expression(
        rf"(?:the|this|that|my|our)\s+(?:[\w'’-]+\s+){{0,3}}?(?:{NOUN[slot]}|first|second|third|fourth|fifth|last|other|latter|former|one)(?:\s+(?:one|of\s+(?:them|these|those)|(?:about|on|by|from|with|concerning)\s+[\w'’-]+(?:\s[\w'’-]+){{0,2}}))?\s*\((?:{NUMBERED[slot]}\s*)?(?:{NUMBER_WORD}\s*)?#?(\d{{2,6}})\)"
    )
    for slot in (Slot.PROPOSAL, Slot.CONSULTATION)
}
"""What a thing is about, with its number in brackets: "the sock proposal (393)"."""

TITLE_NUMBER = expression(
    r"\s*+,?\s*\((?:[Pp]roposal\s+|[Cc]onsultation\s+|[Pp]rop\.?\s*|[pP]|#|[Nn]o\.?\s*|[Nn]umber\s+)?(\d{2,6})\)"
)
"""Behind a title: its number."""

AUTHOR = expression(r"\s+by\s+(?:[A-Z0-9][\w'’-]*)(?:\s+[A-Z][\w'’-]*){0,2}(?=\s+[a-z])")
"""Behind a title: who wrote it."""

AUTHORED = expression(
    rf"(?:(?:{'|'.join(POINTED)})\.\s+)?(?:[A-Z0-9][^\s,;:.\"“”]*\s+){{0,3}}[A-Z0-9][^\s,;:.\"“”]*['’]s?\s+(?:own\s+|new\s+|little\s+)?(?=[\"“])"
)
"""Hose's "Hats": whose it is, before its title."""

OTHER_THING = expression(
    r"(?i)\b(?:contract|treaty|pact|accord|agreement|covenant|tidiness list|public display|articles|colou?rs? \d+)\b"
)
"""What says of a name without quotation marks that no proposal has it."""

KIND_GOES_ON = expression(
    r"\s(?:Pact|Treaty|Accord|Covenant|Charter|Compact|Agreement|League|Alliance|Trust|Bank|Guild|Club)\b"
)
"""Behind words that would be the name of a thing: more of its name, "the Salt" before "Pact"."""

OWN_NUMBERED = expression(r"(?:my|our)\s+(?:(?:own|dear|little|poor|old|new)\s+)*(?=[#p]?\d{2,6}(?!\w))")
"""Before a number: "my 323"."""

OWN_TITLED = expression(r"(?:my|our)\s+(?:(?:own|dear|little|poor|beloved|old|new|very\s+own)\s+)*(?=[\"“])")
"""Before a title: it is mine."""

YOUR_NUMBER = expression(rf"\s*+,?\s*\(?(?:{NUMBER_WORD}\s*)?(?:#|p)?(\d{{1,6}})(?!\w|[.:]\d)\)?")
"""Behind "your proposal": its number."""

MINE = frozenset({"my", "our"})
MINE_ALONE = expression(r"mine(?:\s+(?:too|as\s+well))?\b(?!\s+(?:of|own|from|on|and)\b|['’])")
"""The author's own, of what was spoken of."""

YOURS = expression(
    r"your\s+(?:(?!(?:for|against|to|of|on|in|by)\b)[a-z-]+\s+){0,2}?(?:proposal|prop|consultation|question|indictment|contract|treaty|pact|agreement|subgame)\b(?!\s+(?:called|titled|named|of|about|by)\b)"
)
"""What somebody speaks of who answers its author: "your proposal"."""

THEIR = frozenset({"her", "his", "eir", "their"})
THEIR_NAMED = expression(rf"(?i:her|his|eir|their)\s+(?={CAPITAL}[\w'’-]*\s+{CAPITAL})")
"""Whose a thing is, before its name of several words: "her Lamp Pact"."""
ASKING = frozenset("please pls plz kindly thx thanks".split())
"""Words of a request, which are no name of a thing."""
POINTING = frozenset("both all this that these those the it its them same which said aforesaid aforementioned".split())

LONG_TITLE = expression(
    rf"{CAPITAL}[\w'’-]*(?:\s+(?:(?:of|the|in|on|an?|for|to|is)\s+){{1,3}}{CAPITAL}[\w'’-]*){{1,4}}"
)
"""A title with articles in it: "Ducks in a Row"."""

KINDS = {slot: Kind(slot) for slot in NOUN}

RANGE = expression(
    r"\s*(?:-|–|—|\.\.\.?|\bto\b|\bthrough\b|\bthru\b|\bup\s+(?:to(?:\s+and\s+including)?|until|till)\b)\s*(?:p|#|proposal\s+)?(\d{1,6})(?!\w)(?:,?\s+inclusive|\s+\(inclusive\))?"
)


OWNED_TITLE = expression(
    r"(?:[Tt]he\s+|[Oo]ld\s+|[Yy]oung\s+)?(?!I\b)[A-Z][\w.-]*(?:\s+[A-Z][\w.-]*){0,2}(?:['’]s|(?<=s)['’])\s+(?=[\"“][A-Z0-9])"
)
"""Whose it is, before the title of a thing: "Hob's 'Tea Treaty'"."""
KIND_SAID = expression(rf"\b(?:{NOUN[Slot.THING]})\b", re.I)
"""Who joins what is somebody's joins a game or a contract, and only such a word tells which."""
OF_BOTH_KINDS = frozenset({"join", "leave", "quit"})
"""Verbs of games and of contracts."""
THE_NUMBER = expression(
    r"the\s+(?=[#p]?\d{2,6}\s*(?:$|[.,;:!?)–—-]|(?:and|or|but|because|since|as|gets?|is|are|has|have)\b))"
)
"""Before a number that is a thing's name: "the 612 and the 616"."""


def one_ref(s: Scan, pos: int, slot: Slot, bare: bool) -> list[tuple[list[Any], int]]:
    """One reference, or one range, at `pos`."""
    kind = KINDS[slot]
    token = token_at(s, pos)
    if token in ASKING and slot is Slot.THING:
        return []
    if token in THEIR and slot is Slot.THING and (theirs := THEIR_NAMED.match(s.text, pos)) is not None:
        return one_ref(s, theirs.end(), slot, bare)
    if token in MINE and (match := kind.own.match(s.low, pos)):
        return own_ref(s, match.end())
    if token == "mine" and slot is Slot.PROPOSAL and (mine := MINE_ALONE.match(s.low, pos)):
        return [([OWN], mine.end())]
    if token in MINE and slot in WITH_NUMBER and (mine := OWN_NUMBERED.match(s.low, pos)):
        return one_ref(s, mine.end(), slot, bare=False)
    if token in MINE and (mine := OWN_TITLED.match(s.low, pos)) and (title := quoted(s.text, mine.end())):
        return [([title[0]], title[1])]
    if token == "the" and slot in WITH_NUMBER and (the := THE_NUMBER.match(s.low, pos)) is not None:
        return one_ref(s, the.end(), slot, bare=False)
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
    named = kind.named.match(s.low, pos) if token.isalpha() and s.holds(kind.nouns) else None
    if named is not None and NAMED_ALREADY.search(s.text, pos, named.end()) is not None:
        named = None
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
    if token == "your" and s.reply and (yours := YOURS.match(s.low, pos)):
        return your_ref(s, yours.end()) if NOUN_AHEAD[slot].search(s.low[pos : yours.end()]) else []
    if slot is Slot.THING and bare and ("'" in s.text or "’" in s.text) and (owner := OWNED_TITLE.match(s.text, pos)):
        title = quoted(s.text, owner.end())
        sure = s.vocab.isdisjoint(OF_BOTH_KINDS) or KIND_SAID.search(s.text, owner.start()) is not None
        return [([title[0]], title[1])] if title and sure else []
    this = kind.this.match(s.low, pos) if token in POINTING else None
    if this:
        return [([pointed(this.group())], this.end())]
    if slot in WITH_NUMBER and ("'" in s.text or "’" in s.text) and (owned := OWNED_NUMBER.match(s.text, pos)):
        return [] if votes_in(s, owned.group()) else one_ref(s, owned.end(), slot, bare=False)
    out: list[tuple[list[Any], int]] = []
    if slot is Slot.PROPOSAL and bare and ("'s" in s.text or "’s" in s.text) and (told := DESCRIBED.match(s.text, pos)):
        return [] if votes_in(s, told.group()) else [([told.group()], told.end())]
    if slot is Slot.PROPOSAL and ("'s" in s.text or "’s" in s.text) and (theirs := THEIRS_TOO.match(s.text, pos)):
        before = SAID_BEFORE.search(s.low, 0, pos)
        if before is not None and not votes_in(s, theirs["whose"]):
            return [([Everything((), False, theirs["whose"]) if before["many"] else theirs.group()], theirs.end())]
    if ("'" in s.text or "’" in s.text) and (match := kind.genitive.match(s.text, pos)):
        title = quoted(s.text, skip(s.text, match.end()))
        of_one = slot is Slot.PROPOSAL and WHOSE.fullmatch(match[1]) is not None
        if of_one and SEVERAL_OF.match(s.low, skip(s.text, match.end(1) + 2)):
            return [([Everything((), False, match[1])], match.end())]
        if of_one and (numbers := THEIR_NUMBER.match(s.low, match.end())):
            return numbered_ref(s, numbers[1], numbers.end())
        if of_one and not title:
            runs = bare_title(s, skip(s.text, match.end()))
            out += [([n], e) for n, e in runs if not is_said(s.words, n) and n not in s.words.colours]
        if title or not (match[1].startswith("I ") or (slot is Slot.THING and " of " in f" {match[1]}")):
            out.append(([title[0]], title[1]) if title else ([match.group()], match.end()))
    for _, e in capitals(s, pos) if slot is Slot.PROPOSAL and "(" in s.text else ():
        if (number := TITLE_NUMBER.match(s.text, e)) is not None and not votes_in(s, s.text[pos:e]):
            return [([number.group(1)], number.end())]
    if bare and slot in (Slot.PROPOSAL, Slot.THING):
        if named:
            runs = bare_title(s, named.end()) if slot is Slot.PROPOSAL else capitals(s, named.end())
            long = LONG_TITLE.match(s.text, named.end()) if runs else None
            if long is not None and long.end() > runs[0][1]:
                out.append(([" ".join(long.group().split())], long.end()))
            out += [([n], e) for n, e in runs]
        if slot is Slot.THING:
            if ("'" in s.text or "’" in s.text) and (match := OWNED_NAME.match(s.text, pos)):
                out.append(([match.group()], match.end()))
            out += [([n], e) for n, e in document_name(s, pos)]
            if s.text.islower() and (match := SLOPPY.match(s.text, pos)) and match.group() not in s.words.ministries:
                out.append(([match.group()], match.end()))
            out += [([n], twice.end()) for n, e in capitals(s, pos)[:1] if (twice := KIND_TWICE.match(s.low, e))]
        proposal = slot is Slot.PROPOSAL
        out += [
            ([n], e)
            for n, e in capitals(s, pos)
            if not is_said(s.words, n) and not (proposal and n.startswith("the ") and not noun(s, slot, e))
        ]
    if slot is not Slot.PROPOSAL:
        out = [one for one in out if str(one[0][0]).lower() not in s.words.things]
        return [one for one in out if slot is not Slot.THING or not KIND_GOES_ON.match(s.text, one[1])]
    return [one for one in out if not (OTHER_THING.search(str(one[0][0])) or (not title and votes_in(s, one[0][0])))]


THEIRS_TOO = expression(r"(?P<whose>[A-Z][\w-]*(?:\s[A-Z][\w-]*){0,2})['’]s(?=\s*(?:[.,;!)]|$|\s(?:and|but)\b))")
"""Whose, where the noun stands before: "FOR Ivy's proposals and AGAINST Pim's"."""
SAID_BEFORE = expression(r"['’]s\s+(?:[\w-]+\s+)?proposal(?P<many>s)?\b")


def votes_in(s: Scan, name: Any) -> bool:
    """Whether a vote stands in what would be a name: "AGAINST Pim's proposal"."""
    return isinstance(name, str) and not s.text.isupper() and not s.words.choices.isdisjoint(name.split())


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
    named = [one for one in bare_title(s, beside.end()) if not is_said(s.words, one[0])] if beside else []
    if beside is not None and beside["comma"]:
        named = [
            one
            for one in named
            if (APPOSED_END if " " in one[0] else APPOSED_WITHIN).match(s.text, one[1])
            and one[0].lower().removeprefix("the ") not in s.words.ministries
        ]
    return [*(([name], after) for name, after in named), ([OWN], end)]


def your_ref(s: Scan, end: int) -> list[tuple[list[Any], int]]:
    """What is said after "your proposal" in an answer: its title or number, or nothing that belongs to it."""
    if title := quoted(s.text, skip(s.text, end)):
        return [([title[0]], title[1])]
    number = YOUR_NUMBER.match(s.low, end)
    told = [([str(int(number[1]))], number.end())] if number else []
    beside = BESIDE.match(s.text, end)
    named = capitals(s, beside.end()) if beside is not None and not beside["comma"] else []
    told += [([name], after) for name, after in named if not is_said(s.words, name) and name not in s.words.colours]
    return [*told, (["reply"], end)]


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

NUMBER_BEGUN = expression(r"\b(?:hundred|thousand)\s+(?:and\s+)?$", re.I)
"""Before the end of a number in words, which is none by itself: "four hundred and twenty-eight" is not on 28."""
NUMBER_ROOM = 20


def spelled_ref(s: Scan, pos: int) -> tuple[list[Any], int] | None:
    match = SPELLED.match(s.low, pos)
    if match is None or NUMBER_BEGUN.search(s.low, max(0, pos - NUMBER_ROOM), pos) is not None:
        return None
    value = spelled(match.group())
    return ([str(value)], match.end()) if value is not None else None


def skip_article_kind(s: Scan, pos: int) -> int:
    """ "the Subgame Chess", "the contract 'Helpers'" -> the name alone."""
    ahead = s.text[pos : pos + KIND_ROOM]
    match = KIND_OF_GAME.match(ahead.replace("The ", "the ", 1)) or KIND_OF_THING.match(ahead)
    return pos + match.end() if match else pos
