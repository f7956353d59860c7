"""Reads names of players and other entities, and lists of them."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from engine.expressions import expression
from engine.language import Vocabulary
from parsers.scan import (
    IT,
    MAX_LIST,
    POINTED,
    THEM,
    WORD,
    Found,
    Scan,
    after_join,
    join_at,
    lower,
    quoted,
    skip,
    token_at,
)
from parsers.slots.number_names import numbered_first, with_number
from parsers.slots.small_names import EACH_ROOM, EACH_TO, firm_given, goes_on_small

MAX_NAME_WORDS = 8
LOWER_IN_NAME = frozenset("of the & de von van der la le du by with for to in on at".split())
NOT_A_NAME = frozenset(
    "anyway anyhow nevertheless nonetheless meantime alas indeed drawn chosen picked selected let according apparently yesterday today tonight tomorrow maybe perhaps i it the a an this that these those and or but if as at by with for from to of in on my me you your all any no not "
    "eir none neither nor everyone everybody anyone anybody nobody someone somebody nothing each both us we they he she his her its their who whom whose what which there here when while "
    "another other others extra instead again also too please so be is are was yes yea aye nay maybe motion motions proposal proposals rule rules vote votes players contracts consultations notice "
    "under upon about regarding concerning per pursuant within without through during before after since because until although though "
    "despite having ok okay well oh ah hmm first firstly secondly thirdly finally lastly next then now action actions additionally "
    "moreover furthermore however hence thus therefore otherwise besides meanwhile likewise similarly ps re sorry thanks thank hello hi "
    "hey has have had was were does did would could should will might may must create destroy make give transfer send pay every everything suppose supposing imagine imagining assume assuming pretend sale rent hire free out off up down into numbered called named titled hereby herewith accordingly effective immediately decided promised announced described "
    "back charity science posterity folks friends strangers luck fate waste newcomers sigh meh ugh ooh oooh ooo aah aaah ahh ahem hey hmm wahey woo woohoo whee hooray hurrah yay phew ouch yikes bah hmph argh oops wow gosh sheesh "
    "half some several between about around nearly almost roughly approximately exactly "
    "great fine nice excellent cheers enough whatever done right sure agreed "
    "vacant unassigned unknown undecided undetermined unfilled unnamed pending tba tbd".split()
)


SOMEBODY = expression(
    r"(?:May|Will)(?:['’]s\b|(?=\s*(?:[.,;:!?)]|$)|\s+(?:m?\d|and\b|for\b|as\b|with\b|to\b|too\b|deputy\b|GUILTY\b|NOT\b|inactive\b)))"
)
"""A name that is a verb as well, where no verb can stand ..."""
AFTER_WORDS = expression(r"[a-z,&\d]\s+$")
"""... and no sentence begins."""
OPENING, CLOSING = '"“„«', '"”“»'
SUM_OR_NUMBER = expression(r"[mM]?\d+[mM]?")
SUM = expression(r"[mM]\d+|\d+[mM]")
SO_OFTEN = expression(r"(?:[x×]\d{1,3}|\d{1,3}[x×])(?![\w'’-])")
"""How often something is done, and no part of a name: "to Hob x3"."""
APOSTROPHE = expression(r"['’](?=ll\b|d\b|ve\b|re\b|m\b|s\b)")
DOT = expression(r"\.(?=\s+[A-Z(])")
FIRMS = frozenset({"Corp", "Inc", "Ltd", "Co"})
FIRM_DOT = expression(r"\.(?=,?\s+[a-z])")
"""The point of an abbreviation behind which its sentence goes on."""
INITIAL_OWNS = expression(r"(?<=\b[A-Z])\.(?=['’]s\b)")
"""The point of an initial before what its bearer has: "Tom T.'s display"."""
INITIAL_LAST = expression(r"(?<=\w\s[A-Z])\.(?=,?\s+(?:[a-z]|m?\d))")
"""The point of an initial at the end of a name, behind which its sentence goes on: "I fine Tom T. m16"."""
SPACE = expression(r"[ \t]+|[ \t]*\n(?=\S)")
TITLE_OF_PLAYER = expression(r"^(?:(?:Player|player|Priest|priest)\s+(?=\S)|[Tt]he\s+(?:Player|Priest)\s+(?=[A-Z]))")
DOCUMENT_NAME = expression(
    r"(?:the|an?|our)\s+(?:[^\s,;:.!?]+\s+){0,5}?(?:contract|treaty|pact|accord|agreement|trust|loan)\b"
)
ONLY_A_CONTRACT = expression(
    r"(?:[Tt]he|[Aa]n?|[Oo]ur)\s+(?:[\"“](?P<quoted>[^\"”]+)[\"”]|(?P<name>[A-Z][\w&.-]*(?:\s+(?:(?:of|the|and|for|in|on)\s+){0,2}[A-Z][\w&.-]*)*))\s+contract"
)
"""A name behind which its noun tells nothing: "the Slate contract" is Slate; "the Salt Pact" keeps its own."""
ANOTHER = expression(r"\s(?:and|or|but|then)\s+(?:[a-z]+\s+){0,3}?(?:the|an?|our|my|from|out)\s")
"""Within what begins as a name: another thing, or another deed."""
TITLE = expression(r"[a-z]+\s+(?=[^\s,.;:])")
WORD_ONE_NAME = expression(r"['’]s?$")
LOWER_SUM = expression(r"m?\d+m?")
SELVES = frozenset({"me", "myself", "itself"})
YOURS = frozenset({"you", "thee", "yourself", "u", "ya"})
EPITHETS = frozenset(
    "good dear poor old young noble gentle honest brave kind sweet trusty worthy lovely faithful dearest fair friend brother sister fellow absent idle silent sleepy sleeping missing vanished dormant departed lazy slothful negligent esteemed honourable the our my".split()
)
SPOKEN_AFTER = expression(r"[^:;.!?\n]{2,40}?,\s+([A-Z][\w'’-]*[a-z][\w'’-]*)\s*[:!–—-]\s")
"""Who is spoken to at the end of what leads to a deed: "Here you go, Ivy: I give you m3"."""
LEADING = frozenset("the our my these those both all".split())
OWNERS = frozenset("the our my its eir his her their".split())
SPOKEN_TO = expression(
    r"\s*(?:(?:[Dd]ear|[Gg]ood(?:\s+old)?|[Mm]y\s+(?:dear|good|friend)|[Oo]ld|[Hh]ey|[Hh]i|[Hh]ello|[Ss]o|[Aa]nd|[Tt]hanks|[Tt]hank\s+you|[Ss]orry|[Ww]ell)(?:\s*+,)?\s+)?(?!(?!Emily|Beverly|Kimberly|Charly|Carly)[A-Z][a-z]+[^l\W]ly,)"
    r"((?:(?:Dr|Mrs?|Ms|Mme|Prof|St|Doctor|Professor|Captain|Lady|Lord|Sir|Dame|Saint|King|Queen|Count|Baron|Mister|Madame|Miss|Uncle|Aunt|Old|Young)\.?\s)?[A-Z][\w'’-]*[a-z][\w'’-]*)(?:,\s|\s*(?:--|[–—])\s*)"
)
"""Who is spoken to at the head of a sentence: "Ivy, I give you m3"."""
STYLES = frozenset(
    "old young captain professor doctor dr sir lady lord mister mr mrs miss king queen father mother uncle aunt saint".split()
)
STYLED = expression(
    r"[a-z]+\.?\s+[a-z][a-z0-9'’-]{2,}(?=\s*(?:[.,;:!?)]|$|\s(?:(?:two|three|four|five|six|\d+)\s+times|twice|thrice|for|and|on|in|each|now|as|with)\b|\s+m?\d))"
)
"""A name of two words of somebody who writes without capitals: "old tom"."""
TWO_WORDS = expression(
    r"(?P<name>[a-z][a-z'’-]{2,}\s+(?!(?:pls|plz|please|now|too|today|tomorrow|tonight|thanks|thx|back|again|each|both|and|for|from|with|because|since|cause|cos|bc|as|is|are|was|has|have|gets|get|gives|give|the|all|some|any|one|two|three|four|five|six|ten|only|just|also|then|here|there|instead|once|twice|first|last|about|of|at|on|in|to|so|but|or|if|when|while|already|soon|later|sorry|lol|who|which|that|this|these|those|ok|okay|hereby|via|by|until|unless|though|more|less|not|another|half)\b)[a-z][a-z'’-]{2,})"
    r"(?=\s*(?:[.,;:!?)]|$|\s(?:m\d|\d+m|gets?|receives?|a|an|one|two|three|and|of\s+active|inactive)\b))"
)
"""The same of anybody's, where nothing in the sentence has a capital: "i give m5 to ottoline finch"."""
AT_THE_END = expression(
    r"(?!(?:who|what|which)|(?:help|good|old|new|poor|needy|active|inactive|present|any|some|most|every)\b)[^\s]+\s+(?!(?:out|up|off|down|over|else|free|people|folk|charity|cash|money)\b)[^\s]+(?<![^s]s)\s*(?:[.;!)]|$)"
)
"""A name of two such words at the end of a sentence with capitals, no plural: "I give m5 to tin ear."."""
UNCAPITALISED = expression(r"\bi\b|^[a-z]")
EPITHET = expression(
    r"(?:(?:the|our|my)\s+)?(?:good|dear|poor|old|young|noble|gentle|honest|brave|kind|sweet|trusty|worthy|lovely|faithful|dearest|fair|friend|brother|sister|fellow|absent|idle|silent|sleepy|sleeping|missing|vanished|dormant|departed|lazy|slothful|negligent|esteemed|honourable)\s+(?:(?:friend|brother|sister|fellow|old|Player)\s+)?(?=[A-Z])"
)
"""What is said of somebody before his name."""
PRONOUNS = frozenset("e he she em him her them they these those both all each the".split())
_FOLLOWING = (
    r"(?:(?:each|all|both)\s+of\s+)?(?:the\s+following|these|those)"
    r"(?:\s+(?:[a-z]+\s+){0,2}?(?:people|players|persons|souls|folks?|members|citizens|names|ladies|gentlemen|absentees|friends|ghosts|creditors|(?!(?:n?umb|oth|lett|ord|pap|off|matt|transf|pow|fav|f|err|col|fl)(?:ers|ees|ors)\b)[a-z]{3,}(?:ers|ees|ors))\b(?=[^:;.!?]{0,80}:\s*$)"
    r"|(?=\s*(?:,[^:]{1,80})?:\s*$)|(?=\s+are\s[^:;.!?]{1,80}:\s*$))"
)
"""People who are named below, in a head."""
PRONOUN = expression(
    rf"(?:{_FOLLOWING}|(em|him|her|(?:e|he|she)(?=\s+(?:(?:also|now|hereby|therefore)\s+)?(?:is|be|gets|receives|loses|shall|has\s+my)\b))|(?:(?:both|each|all|all\s+(?:two|three|four|five)|the\s+(?:two|three|four|five))\s+of\s+)?(?:them\s+(?:both|all)|them|(?:these|those)(?:\s+(?:two|three|four|five))?)"
    r"|the\s+(?:two|three|four|five)(?!\s+(?:[a-z]+\s+){0,3}(?:ones?|socks?|macks?|mackerels?|points?|foowear)\b)(?:\s+of\s+them)?|they(?=\s+(?:(?:each|both|all|also|now|hereby)\s+)?(?:get|receive)\b)|both|all\s+(?:two|three|four|five))(?![\w'’])(?!\s+and\b)(?!(?<!them)(?<!these)(?<!those)(?<!em)(?<!im)(?<!er)\s+of\b)"
)
"""One person, or several, who were named before."""
SHARING = frozenset({"each", "both"})
SHORT = frozenset((*POINTED, "J", "Corp", "Co", "Ltd", "Inc"))
"""Words with a point that go on as a name."""
SMALL = expression(r"\s+(?:for|as|of|in|from|over)\s+(?:the\s+)?")
DRAWN = expression(r"\s*\(\s*(?:(?:rolled|drawn|drew|roll|die|dice|with|by)\b\s*(?:an?\s+|:\s*)?){0,2}#?\d{1,4}\s*\)")
"""By what number somebody was drawn: "Ivy (3), Bruno (5)"."""
EACH = expression(
    r"(?:each|every\s+(?:single\s+)?one)\s+of\s+(?:(?:the\s+following|these)(?:\s+(?:people|players|friends|folks?|names))?(?:\s*:)?\s*)?"
)
BOTH = expression(r"both\s+")
BOTH_NAMED = expression(r"[Bb]oth\s+(?:the\s+)?[A-Z]")
THE_PLAYER = expression(
    r"(?:the|our|my)\s+(?:fellow\s+|good\s+)?(?:player|priest|priestess|minister|juror)\s+(?=[A-Z])"
)
"""What somebody is, right before his name: "the player Joel"."""
THE_PEOPLE = expression(
    r"(?:[Tt]he|[Oo]ur|[Mm]y|[Tt]hese|[Tt]hose|[Bb]oth|[Aa]ll)\s+(?:(?:the|these|those|my|our)\s+)?(?:(?:two|three|four|five|six|seven|eight)\s+)?(?:(?!(?:of|and|or|for|to|by)\b)[a-z-]+\s+)?"
    r"(?:players|priests|priestesses|ministers|jurors|people|members|folks|friends|parties|absentees|ghosts|(?!(?:n?umb|oth|lett|ord|pap|off|matt|transf|pow|fav|f|err|col|fl|nev|memb)(?:ers|ees|ors)\b)[a-z]{3,}(?:ers|ors|ees|ants|eers))\s+(?=[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,2}(?:,|\s+and\s|\s+&\s))"
)
"""What several are, right before their names: "the sleepers Hob, Ivy and Pim"."""
APPOSED = expression(
    r"(?:the|our|my|its|eir|his|her|their)\s+(?:[a-z-]+\s+){0,3}[a-z-]{3,},\s+(?=[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,2}\s*(?:[.,;:!)]|$))"
)
"""What somebody is, before his name: "to its rightful owner, Pim"."""


def capitals(s: Scan, pos: int) -> list[tuple[str, int]]:
    """A run of capitalised words (or words with a digit), possibly with small words inside; longest first."""
    key = "capitals", skip(s.text, pos)
    found = s.memory.get(key)
    if found is None:
        found = s.memory[key] = _capitals(s, key[1])
    return found


def capitals_of_title(s: Scan, pos: int) -> list[tuple[str, int]]:
    """The same of a title, which may begin with a word that begins no name: "Free Jam", "No More Socks"."""
    return _capitals(s, skip(s.text, pos), title=True)


def _capitals(s: Scan, pos: int, title: bool = False) -> list[tuple[str, int]]:
    ends: list[int] = []
    at = pos
    counts = False
    """The word before joins a name to what is counted: "Hose for 3"."""
    for n in range(MAX_NAME_WORDS):
        match = WORD.match(s.text, at)
        if not match:
            break
        word = match.group()
        plain = word[:-2] if word.endswith(("'s", "’s")) else word
        if n and plain in ("I", "I'm", "I'll"):
            break
        if (
            word[0].isupper()
            or word[0].isdigit()
            or (not word[0].islower() and word[0].isalpha())
            or (word[0].islower() and any(c.isdigit() for c in word))
        ):
            if n == 0 and (
                (
                    not title
                    and APOSTROPHE.split(lower(plain))[0] in NOT_A_NAME
                    and plain != "The"
                    and not (
                        plain in ("May", "Will") and SOMEBODY.match(s.text, pos) and AFTER_WORDS.search(s.text, 0, pos)
                    )
                    and not LETTER_NAME.match(s.text, pos)
                )
                or SUM_OR_NUMBER.fullmatch(plain)
            ):
                return []
            if n == 0 and word in s.words.choices:
                return []  # a vote is nobody
            if n and word in s.words.verdicts:
                break  # "the jury finds Hob GUILTY"
            if n and (SUM.fullmatch(plain) or SO_OFTEN.fullmatch(plain) or (plain.isdigit() and counts)):
                break
            counts = False
            end = match.start() + len(plain)
            if n or not (plain.lower() == "the" or bids(s.text, pos, plain)):
                ends.append(end)
            if plain != word:
                break
            if (word in FIRMS and FIRM_DOT.match(s.text, match.end())) or any(
                last.match(s.text, match.end()) for last in (INITIAL_OWNS, INITIAL_LAST)
            ):
                ends.append(match.end() + 1)
                break
            dot = DOT.match(s.text, match.end())
            if dot and (len(word) == 1 or word in SHORT):
                at = skip(s.text, dot.end())
                continue
        elif (word in LOWER_IN_NAME and n) or (n == 0 and word == "the"):
            counts = word in ("for", "with", "to", "in", "by", "at", "on")
        else:
            break
        space = SPACE.match(s.text, match.end())
        if not space:
            break
        at = space.end()
    return [(clean_name(s.text[pos:e]), e) for e in reversed(ends)]


def bids(text: str, pos: int, word: str) -> bool:
    """Whether a word alone is no name, for it denies the verb behind it or begins what others are bidden or told:
    "Don't wear black", "Never turn Blue"."""
    if lower(word).endswith(("n't", "n’t")):
        return True
    if lower(word) not in BIDDING or not VERB_NEXT.match(text, pos + len(word)):
        return False
    before = text[:pos].rstrip()
    return not before or before[-1] in ".!?;:" or before.lower() in ("and", "but", "so", "or")


BIDDING = frozenset(
    "never always often seldom rarely hardly scarcely barely sometimes usually normally mostly generally typically ever just only "
    "simply merely really kindly better best cannot still".split()
)
"""At the head of a sentence, before a verb, nobody's name."""
VERB_NEXT = expression(r"\s+[a-z]")


def clean_name(text: str) -> str:
    """One line, no outer quotes, no leading "Player"."""
    text = " ".join(text.split())
    inside = text.strip("\"'“”‘’„«»*_ ")
    if text[-1:] in CLOSING and any(mark in inside for mark in OPENING):
        inside += text[-1]  # the quotation stands at the end: 'the rule "Hats"'
    text = inside
    return TITLE_OF_PLAYER.sub("", text)


def document_name(s: Scan, pos: int) -> list[tuple[str, int]]:
    """ "the Salt pact", "the Bank contract" (Bank), "our contract": words up to a stop, ending in a noun for a document."""
    match = DOCUMENT_NAME.match(s.low, pos)
    if match is not None and ANOTHER.search(match.group()) is not None:
        return []
    if match is None:
        return []
    name = s.text[pos : match.end()]
    bare = ONLY_A_CONTRACT.fullmatch(name)
    return [(clean_name(bare["quoted"] or bare["name"] if bare is not None else name), match.end())]


LETTER_NAME = expression(r"A(?=\s*(?:[,;.]|$|>|and\b))")
COMPANY = expression(
    r"[Tt]he\s+[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,2}\s+(?:and|&)\s+[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,2}"
    r"\s+(?:Company|Corporation|Partnership|Brothers|Sons|Bank|Guild|Society|Club|Trust|League|Union|Firm)\b"
)
"""One entity whose name joins two words: "the Cakes and Ale Company"."""
INFINITIVES = frozenset(
    "join leave enter play win buy get start begin become do take keep use see go vote wear spend eat wash pay".split()
)
"""What one does; behind "to" nobody's name in small letters: "m12 to join"."""
COUNTING = frozenset("one two three four five six seven eight nine ten".split())
ORDINALS = frozenset("second third fourth fifth sixth seventh eighth ninth tenth fourthly fifthly sixthly".split())
"""At the head of a deed in small letters, nobody's name: "fourth, i usurp fauna"."""
COPULA = expression(r"\b(?:is|are|be|being|was)\s+$")
"""Before a plain word it says what somebody is like, not who he is: "the priest is asleep"."""
FIRM = expression(r"&\s+(?:sons?|daughters?|brothers?|sisters?|co|company|partners?)\b", re.I)
"""The end of a name of several people; other names joined so are two of a list."""
JOINED = expression(r"\s(?:to|for|in|on|at|by|with|from)\s")
"""Words that join a name to the next part of the sentence; in a name alone they are rare."""
SELF = expression(r"(?:me|myself|itself)\b(?!\w)")
YOU = expression(r"(?:you|thee|yourself|u|ya)\b(?!['’.-]?\w)")
YOUR_POST = expression(r"your(?=\s+(?:deputyship|delegation|delegated\s+powers|powers|authority|appointment)\b)")
"""Whose that is which an officer has given away, and takes back."""
YOU_ALONE = expression(r"you['’]re\s+[a-z]|you\s+(?!and\b|or\b|(?:two|three|both|all|each)\b)[a-z]")
"""Behind a name it is the same person, who is spoken to: "Hose, you are hereby deactivated"."""


TWO_PEOPLE = expression(r"(?!The\b)[A-Z][\w'’-]*\s(?:by|for)\s[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)?")
"""No name of one person: "given to Ivy by Joel", "to Ivy for Joel"."""
THING_LAST = expression(r"\s(?:proposals?|props?|consultations?|indictments?|rules?)$", re.I)
NUMBER_NEXT = expression(r"\s+(?:no\.?\s*|number\s+)?#?\d")
"""Behind a name and the noun of a thing: the noun begins the next part, "to Hob Consultation 12"."""


def unlike_a_name(s: Scan, found: tuple[str, int]) -> tuple[bool, bool]:
    """What makes a run of capitals a worse name than a shorter one: a phrase in it, a number or a post at its end."""
    small = SMALL.split(found[0])
    post = len(small) > 1 and small[-1].lower() in s.words.ministries
    return JOINED.search(found[0]) is not None, post or found[0].rpartition(" ")[2].isdigit()


@lru_cache(maxsize=16)
def numbered_thing(words: Vocabulary) -> re.Pattern[str]:
    """What has a number, and is nobody's name."""
    kinds = "|".join(("proposals?", r"props?\.?", "consultations?", "indictments?", "rules?", *words.periods))
    return expression(rf"(?:{kinds})\s+(?:no\.?\s*|number\s+)?#?\d")


def one_name(s: Scan, pos: int) -> list[tuple[Any, int]]:
    """One player or other entity; longest first."""
    pos = skip(s.text, pos)
    token = token_at(s, pos)
    if token in EPITHETS and (dear := EPITHET.match(s.text, pos)):
        pos = dear.end()
        token = token_at(s, pos)
    if token in OWNERS and (
        apposed := APPOSED.match(s.text, pos) or THE_PLAYER.match(s.text, pos) or titled_before(s, pos)
    ):
        pos = apposed.end()
        token = token_at(s, pos)
    if (token == "player" or token in s.words.honorifics) and (title := TITLE.match(s.low, pos)):
        pos = title.end()
        token = token_at(s, pos)
    if token in SELVES and (match := SELF.match(s.low, pos)):
        return [("self", match.end())]
    if token in LEADING and (people := THE_PEOPLE.match(s.text, pos)):
        pos = people.end()
        token = token_at(s, pos)
    if token == "your" and (yours := YOUR_POST.match(s.low, pos)) is not None:
        spoken = SPOKEN_TO.match(s.text) or SPOKEN_AFTER.match(s.text)
        if s.reply and spoken is None:
            return [("reply", yours.end())]
        return [(spoken[1], yours.end())] if spoken is not None and lower(spoken[1]) not in NOT_A_NAME else []
    if token in YOURS and (match := YOU.match(s.low if len(token) > 2 else s.text, pos)):
        if s.text.startswith(", ", match.end()) and (named := capitals(s, match.end() + 2)):
            return [(named[0][0], named[0][1] + s.text.startswith(",", named[0][1]))]
        if not s.reply and (spoken := SPOKEN_TO.match(s.text)) and lower(spoken[1]) not in NOT_A_NAME:
            return [(spoken[1], match.end())]
        if not s.reply and (spoken := SPOKEN_AFTER.match(s.text)) and lower(spoken[1]) not in NOT_A_NAME:
            return [(spoken[1], match.end())]
        if not s.reply and s.addressee:
            return [(s.addressee, match.end())]
        return [("reply" if s.reply else None, match.end())] if s.reply else []
    if token in PRONOUNS and (match := PRONOUN.match(s.low, pos)):
        return [(IT if match.group(1) else THEM, match.end())]
    if token == "it" and (given := firm_given(s, pos)) is not None:
        return [(IT, given.end())]
    name = quoted(s.text, pos)
    if name and (s.text[pos] not in "_*" or name[0][:1].isupper()):
        return [(name[0], name[1])]
    if numbered_thing(s.words).match(s.low, pos):
        return []
    out: list[tuple[Any, int]] = [*capitals(s, pos)]
    if len(out) > 1:
        out = [run for run in out if not TWO_PEOPLE.fullmatch(run[0])]
        out = [run for run in out if not (THING_LAST.search(run[0]) and NUMBER_NEXT.match(s.text, run[1]))] or out
        out.sort(key=lambda found: unlike_a_name(s, found))
    if not out and token in STYLES and UNCAPITALISED.search(s.text) and (styled := STYLED.match(s.text, pos)):
        return [(styled.group(), styled.end())]
    if not out:
        match = WORD.match(s.text, pos)
        if (
            match
            and (match.group()[0].isupper() or s.text.islower() or not COPULA.search(s.low, max(0, pos - 8), pos))
            and match.group() not in COUNTING | ORDINALS
            and match.group() not in s.words.choices
            and not (match.group() in INFINITIVES and s.low.endswith("to ", 0, pos))
            and APOSTROPHE.split(lower(match.group()))[0] not in NOT_A_NAME
            and match.group()[0].isalnum()
            and not match.group().endswith("ly")
            and not is_deed(s, match.group())
        ):
            word = WORD_ONE_NAME.sub("", match.group())
            if len(word) > 1 and not LOWER_SUM.fullmatch(word):
                out.append((word, pos + len(word)))
                if (two := TWO_WORDS.match(s.text, pos)) is not None and (
                    s.text.islower() or (s.low.endswith(" to ", 0, pos) and AT_THE_END.match(s.text, pos))
                ):
                    out.append((two["name"], two.end("name")))
    return out


DOES = INFINITIVES | frozenset(
    "object support give paint hand send transfer answer claim quit step cast change lower raise stop turn declare".split()
)


def is_deed(s: Scan, word: str) -> bool:
    """Whether a word in small letters says what somebody does: "I usurp Law at m33, resign as Ranger"."""
    return word.islower() and any(
        one in s.words.deeds or one in DOES for one in (word, word.removesuffix("s"), word.removesuffix("es"))
    )


TITLED = expression(
    r"[Tt]he\s+(?P<title>[A-Z][\w'’-]*),\s+(?=[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,2}\s*(?:[.;:!)]|$|,\s+(?:and\s+)?m?\d))"
)


def titled_before(s: Scan, pos: int) -> re.Match[str] | None:
    """The office of somebody, before his name: "to the Chairman, Joel"."""
    found = TITLED.match(s.text, pos)
    return found if found is not None and found["title"].lower() in s.words.ministries else None


YOU_ALL = expression(r"(?:each|both|all)(?:\s+(?:two|three|four))?\s+of\s+you\b|you\s+(?:each|both|two|three|all)\b")
_CALLED = r"[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)?"
SPOKEN_TO_ALL = expression(
    rf"\W*(?:(?:[Dd]ear|[Hh]ey|[Hh]i|[Hh]ello|[Tt]hanks|[Tt]hank\s+you)(?:\s*+,)?\s+)?(?P<names>{_CALLED}(?:,\s+(?!and\b){_CALLED})*,?\s+(?:and|&)\s+{_CALLED}|{_CALLED}(?:,\s+{_CALLED})+)\s*(?:[,:!]|[–—-]+)\s"
)
"""Several people who are spoken to at the head of a sentence: "Ivy and Joel: each of you gets m6"."""
NAME_BREAK = expression(r",?\s+(?:and|&)\s+|,\s+")
THE_NAMED = expression(r"the\s+(?!Ministry\b)([A-Z][\w'’-]*)(?!\s+of\b)")


def with_article(s: Scan, join: str, begin: int) -> bool:
    """Whether a name with its article goes on with a list ("Hob and the Bank"), and is no title ("Hob, the Oracle")."""
    named = THE_NAMED.match(s.text, begin)
    return named is not None and (join.strip() != "," or named[1].lower() not in s.words.ministries)


def read_names(s: Scan, pos: int) -> Found:
    """A list of names; the longest list first, shorter ones after it."""
    pos = skip(s.text, pos)
    if token_at(s, pos) in SHARING and (BOTH_NAMED.match(s.text, pos) or not PRONOUN.match(s.low, pos)):
        for lead in (EACH, BOTH):
            if match := lead.match(s.low, pos):
                pos = match.end()
    if "you" in s.vocab and (all_of := YOU_ALL.match(s.low, pos)) is not None:
        spoken = SPOKEN_TO_ALL.match(s.text)
        called = [name.strip() for name in NAME_BREAK.split(spoken["names"])] if spoken is not None else []
        return [(called, all_of.end())] if len(called) > 1 else []
    if token_at(s, pos) in YOURS and YOU.match(s.low, pos) and (spoken := SPOKEN_TO_ALL.match(s.text)) is not None:
        called = [name.strip() for name in NAME_BREAK.split(spoken["names"])]
        return [(called, pos + len(token_at(s, pos)))]
    if "and" in s.vocab and (company := COMPANY.match(s.text, pos)) is not None:
        return [([company.group()], company.end())]
    out: Found = []
    shared = " & " in s.text and EACH_TO.search(s.low, max(0, pos - EACH_ROOM), pos) is not None
    for first, first_end in one_name(s, pos) or numbered_first(s, pos):
        if shared and " & " in str(first) and not FIRM.search(str(first)):
            continue
        values: list[Any] = [first]
        end = first_end
        ends: Found = [([first], end)]
        while len(values) < MAX_LIST:
            noted = DRAWN.match(s.text, end) if s.text.startswith(" (", end) else None
            join = join_at(s, noted.end() if noted is not None else end)
            if not join:
                break
            begin = after_join(s, pos, join.end())
            more = one_name(s, begin) or with_number(s, values, join.group(), begin)
            if more and len(values) == 1 and join.group().strip() == "," and YOU_ALONE.match(s.low, begin):
                return [([first], more[0][1])]
            if (
                not more
                or (join.group().strip() == "," and SO_OFTEN.match(s.text, begin) is not None)
                or (
                    s.text[begin].islower()
                    and not (begin > join.end() and s.text.startswith("the ", begin))
                    and not with_article(s, join.group(), begin)
                    and not goes_on_small(s, pos, values, end, begin)
                    and more[0][0] not in ("self", "reply")
                    and not any(c.isdigit() or c == "_" for c in more[0][0])
                )
            ):
                break
            one = (
                next((m for m in more if " & " not in str(m[0])), more[0])
                if not FIRM.search(str(more[0][0]))
                else more[0]
            )
            cut = [([*values, other], to) for other, to in more if to < one[1] and SMALL.match(s.text, to)]
            values.append(one[0])
            end = one[1]
            ends += [*reversed(cut), (list(values), end)]
        out += reversed(ends)
    return out
