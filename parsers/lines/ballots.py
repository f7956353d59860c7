"""Lines that vote without a sentence: tables, "FOR 312, 313", answers under quoted or forwarded ballot items.

Each function takes one statement and gives (choice, reference) pairs with their place, or nothing. A line with
two vote words, or with names in a list of votes, is somebody's table and never a vote.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from engine.expressions import expression
from parsers.clauses import traps
from parsers.phrases.fillers import MANNER
from parsers.scan import Scan, skip
from parsers.slots.closed import CHANGED, read_choice, read_vote
from parsers.slots.reference import Everything

_NUMBERED = expression(
    r"(?:(?:my\s+)?votes?\s*(?:on|for)?\s*+:?\s*)?(?:on\s+)?[\[(]?(?:proposals?\s+|props?\.?\s*|p\s?|#\s?)?(?:#\s?|no\.?\s?)?(\d{1,6})(?!\d)(?!\s*(?:st|nd|rd|th)\b)",
    re.I,
)
ANOTHER_ROW = expression(
    r"\b(?:yes|no|yea|nay|aye|yep|nope|pass|skip|none|ok|fine|meh|whatever)\s*+[,;.]\s*(?:and\s+|but\s+)?[#pP]?\d{2,6}\s",
    re.I,
)
_REMARK = expression(
    rf"\s*(?:$|[.,;!()\[\]—–:/]|-|\*|#+\s|(?:because|but|as|since|with|though|although|too|please|and|even|until|till|despite|(?-i:for)|{MANNER})\b)",
    re.I,
)
_IN_SMALL = expression(r"\s+(?!\d)(?:[a-z]|I['’]?\s)")
_APART = expression(r"(?:[ ]{2,}|\t)\s*(?:[a-z][\w'’-]*|I(?:['’]\w+)?)\s+[a-z]")
"""A remark in small letters behind a vote word: in a column of its own, or below the author's head behind any gap."""
LEAD = expression(
    r"(?:(?:(?!probab|possib|likel|hopeful|presumab|potential)[a-z]{3,12}ly|and|so|ok|okay|also|then|well|yes|yeah|no|nope|aye|of\s+course|sure|(?:right|straight)\s+away|at\s+once|here\s+and\s+now|now|right|likewise|hereby|thus|therefore|hence|today|tonight|p\.?\s?p?\.?s\.?|hm+|ah|oh|eh|er|u+m+|u+h+|hah?a?|hehe|omg|lol|wow|whoa|ooh+|aww*|yay|meh|ugh|oof|oops|phew|jeez|gosh|nah|yup|yep|hell\s+yes|duh|still|as\s+(?:promised|usual|always|before|expected|i\s+(?:said|promised))|(?:mine|my\s+own(?:\s+one)?)(?=,\s+[a-z]+ly\b)|(?:that|which)(?:['’]s|\s+is)\s+to\s+say|(?:that|which)\s+means|in\s+other\s+words|i\.\s?e\.)\s*[,:.!…]*\s+)+",
    re.I,
)


LETTERS = expression(r"[A-Za-z]+")
DIRECT = expression(r"(?:,\s+(?=[A-Z]{3})|[\s:.)\]=>|\-–—]*)")
LIST_GOES_ON = expression(
    r"\s*(?:,|/|&|\band\b)\s*(?:and\s+)?[#pP]?\d{1,6}\b|\s[#pP]?\d{3,6}(?=\s(?:\d{3,6}\s)*(?-i:[A-Z]{3,})\b)|(?:[-–]|\s+(?:to|through|thru|up\s+to)\s+)[#pP]?\d{2,6}\s+[a-z]"
)
"""Behind a number: there are more, or it is the first of a row of them."""
PLAIN_ROW = expression(r"\s+[A-Za-z]+\s*+[.!]?\s*")
"""A line that is a number and a word: "312 for"."""
ROW_MARK = expression(r"\s?(?:[.:)=]|[-–—]{1,2})(?=\s)")
"""Between the number and the word of such a line: "503. Abstain."."""
ON_IT = expression(r"\s+[A-Za-z]+\s+(?:it|(?:this|that)(?:\s+one)?)(?:,?\s+(?:please|too|again))?\s*+[.!]?\s*", re.I)
"""The same with the thing behind the word: "504 - shelve it"."""
REMARKED_ROW = expression(r"\s+(?P<word>[A-Za-z]+)(?:\s*(?:[(,;!–—:]|\.+\s|-+\s)|[ ]{2,}(?=[a-z]|I(?:['’]\w|\s)))")
"""The same with a remark behind it, which only counts among other lines of the kind: "403 against (sorry)"."""
COLUMN_END = expression(r"(?:[:|]|\.{2,}|_{2,}|\s{2,})\s*$")
LEADER_BEFORE = expression(r"(?:(?:\.\s?){3,}|_{3,})\s*$")
"""Dots that lead from a title to the vote."""
COLUMN_BEFORE = expression(r"(?:[:|=>]|\.{2,}|_{2,}|\s{2,}|\t|\s[-–—]+)\s*\(?$")
OF_SOMEBODY = expression(r"\b(?:I|vote[sd]?|my|gets?|have|has|would|should|not|deserves?)\b")
SENTENCE = expression(
    r"\b(?:I|would|should|could|needs?|wants?|lacks|deserves?|craves|merits|requires|awaits|begs|(?:asks|calls|hopes)\s+for|nearly|almost)\b"
)
NAMES_AFTER = expression(r"\s*[(:]")
IN_BRACKETS = expression(r"^\s*(?:\([^()]{0,80}\)|\[[^\[\]]{0,120}\])\s*+[.!]?\s*$")
"""A remark behind a vote word: "for (still)"."""
_OF_THEM = r"\s+of\s+(?:them|these|those|the\s+above)"
_SEVERAL = (
    rf"(?P<which>(?P<two>both(?:\s+(?:of\s+)?(?:these|them|those|times|counts|cases))?|(?:(?:those|these|the)\s+)?two(?:{_OF_THEM}|\s+times)|(?:those|these)(?:\s+two)?|the\s+(?:pair|two)(?:{_OF_THEM})?|twice(?:\s+over)?)"
    rf"|(?P<all>all(?:{_OF_THEM})?|each(?:{_OF_THEM})?|apiece|the\s+(?:whole\s+)?lot(?:{_OF_THEM})?)|(?:all|the|those|these)\s+(?P<many>three|four|five|six)(?:{_OF_THEM}|\s+times)?)(?!\w)"
)
MANY = {"three": 3, "four": 4, "five": 5, "six": 6}
SEVERAL_AFTER = expression(
    rf"(?:[*_\"']*\s*+[,:–—-]?\s*)(?:(?:on|for|to|in)\s+)?{_SEVERAL}(?=\s*(?:$|[.!]+\W*$|(?P<more>[.!,;:(–—]|please\b|too\b|as\s+well\b|from\s+me\b)))",
    re.I,
)
"""Behind a vote word: how many of the items above it are meant."""
SEVERAL_FIRST = expression(
    rf"\W*(?:(?:for|on|to|with)\s+)?{_SEVERAL}\s*(?:(?:[,:]|[–—-]+)\s*)?(?:(?:get|are|receive|have)\s+)?(?:(?:an?|my)\s+)?(?=(?-i:[A-Z]{{3,}})\b)",
    re.I,
)
"""The same before it: "Both AGAINST."."""
ENDED = expression(r"\s*(?:$|[.!,;:(–—]|each\b|apiece\b|because\b|since\b|as\b|from\s+me\b|too\b|please\b)")
ENOUGH = expression(
    r"it (?:is|goes)(?: then)?|it shall be|then|from (?:me|here|yours truly|my side)(?: (?:here|there|too|again))?|this(?: one)?|it|please|too|as well|here|on this(?: one)?|this time|again|i say|for me|i'm afraid|of course|obviously",
    re.I,
)
"""All that may stand behind a vote word in small letters."""
MY_VOTE = expression(
    r"(?:i(?:\s+(?:will|shall|am)|['’](?:ll|m))?\s+(?:hereby\s+)?(?:go(?:ing)?\s+(?:with|for)|choose|pick|say)\s+|i\s+(?:hereby\s+)?vote\s+|my\s+vote(?:\s+(?:here|there|on\s+(?:this|that)(?:\s+one)?|on\s+it))?(?:\s+is)?\s*+:?\s*|vote\s*+:\s*)"
)
REMARK_AFTER = expression(
    rf"(?:\s+from\s+(?:me|yours\s+truly|here|my\s+side)(?:\s+(?:here|there|too))?)?\s*(?:[;,:.(\[—–-]|(?:because|since|as|but|until|till|lol|lmao|haha+|hehe+|heh|sorry|omg|tbh|imo|imho|obv|obviously|duh|yay|meh|pls|plz|thx|i\s+guess|{MANNER})\b)",
    re.I,
)
MODEST = expression(
    r"\s*\]?(?:,\s*)?(?:(?:(?:here|there)\s+)?from\s+(?:me|yours\s+truly|here|my\s+side|this\s+corner)(?:\s+(?:here|there|too|again|then|today|this\s+time|as\s+well))?(?:,?\s+(?:please|sorry|alas|thanks|i['’]m\s+afraid|captain|friends?|folks))?|here(?:,?\s+(?:i['’]m\s+afraid|sorry|alas|too|again|please|then))?(?=[\s.!…)]*$)|(?:but\s+|at\s+least\s+)?(?:just\s+)?for\s+(?:now|the\s+moment|the\s+time\s+being)|I(?:['’]m|\s+am)\s+afraid|I\s+(?:guess|suppose|reckon|think|fear)|tho(?:ugh)?|imh?o|tbh|lol|in\s+the\s+end|after\s+all|this\s+time|there(?=[\s.!…)]*$)|on\s+(?:that|this)(?:\s+one)?|it\s+(?:is|shall\s+be|will\s+be|stays|remains|must\s+be|has\s+to\s+be)(?:,?\s+(?:then|again|for\s+me|from\s+me))?)[\s.!…)]*$",
    re.I,
)
"""Behind a vote word: what makes it no less a vote ("ABSTAIN for now")."""
PARTED = expression(
    r"\s*(?:[,.;:!(—–]|-\s|['’]?(?:un)?til(?:l)?\b|\b(?:because|cos|since)\b|\s(?:as\s+well|too|again|likewise|here\s+too|also)(?=\s*(?:$|[,.;:!(—–]))|\s(?:obviously|of\s+course|clearly|definitely|naturally|absolutely)\b)"
)
CLAUSE = expression(r"[,;:]|\bbut\b|\s[-–—]+\s")
BEFORE_LAST = expression(
    r"\s*(?:(?:in|after|on|at|for|as|with|by|since|given|despite|under|upon|from)\s(?:(?!\b(?:i|opinions?|views?|eyes|book|mind|world|dreams?|case)\b)[^,;:.!?]){1,60}?\s(?=(?:it|this)\b(?:\s+one)?\s+(?:gets|has|earns|receives)))?(?:(?:and|so|hence|therefore|thus|then|well|now|still)\s+(?=(?:it|that|this|i|my|call|make)\b)){0,2}(?:in\s+that\s+case|on\s+(?:second\s+thoughts?|reflection)|rather|no|so|and|then|now|hence|thence|as it (?:stands|is)|(?:it|this(?:\s+one)?|that(?:\s+one)?)(?:['’]?s|\s+is|['’]?s\s+(?:going\s+to|got\s+to|gotta|gonna)\s+be|\s+(?:has\s+to|must|will|shall)\s+be|['’]?ll\s+be|\s+makes\s+it)|(?:make|call)\s+(?:it|that|this)(?:\s+one)?"
    r"|i(?:'?ll)? (?:say|go\s+with|call)(?:\s+(?:it|this(?:\s+one)?))?|(?:(?:and|so|hence|thus|therefore)\s+)?i\s+(?:hereby\s+|now\s+)?(?:vote|cast)|i\s+give\s+(?:it|this(?:\s+one)?)|i(?:'?m|\s+am)|i change my vote to|that'?s|therefore|thus"
    r"|(?:please\s+)?(?:put|mark|count|record|note|write|pencil|chalk)\s+me\s+(?:(?:down|in|up)\s+)?(?:(?:as|for|as\s+in\s+for|as\s+(?:being|voting))\s+)?|(?:gets|has|receives|earns)\s+my(?:\s+vote)?|i\s+(?:pick|choose|opt\s+for|settle\s+(?:on|for)|plump\s+for|go\s+for|enter|cast|give|put)|(?:gets|has|receives|earns)(?=\s+(?:an?|my)\s)"
    r"|(?:it|this(?:\s+one)?)\s+(?:gets|has|earns|receives)|still|my (?:own )?vote(?:\s+(?:is|goes))?|(?:it|this(?:\s+one)?)\s+(?:gets|has)\s+my\s+vote|for\s+me,?\s+it'?s|voting|vote|\+1|[-=]+>|instead)\s*(?:(?:an?|my)\s*)?",
    re.I,
)


COUNTED_SO = expression(r"\bthat(?:['’]s|\s+(?:is|makes\s+it|will\s+be))\s+(?:an?\s+)?$", re.I)
"""Before a vote word: it may be what somebody else says that is counted, "Ivy hates 350, so that's an AGAINST"."""
LIKING = expression(
    r"(?!I\b)\b[A-Z][\w'’-]*\s+(?:\w+\s+)?(?:hates|loves|likes|dislikes|opposes|favou?rs|wants|backs|detests|prefers)\b"
)
ROW_OF_VOTES = expression(r"[^\n.;!?]{0,90}?\b[A-Z]{3,}\b|[^\n:.;!?]{1,80}:\s*[A-Za-z]{3,}\s*+[.!]?\s*$")
"""A line of a list of votes, however it names what they are on."""


OWN_SENTENCE = expression(r"\w[.!]\s+$")
"""Before a vote word that is a sentence of its own."""


def begins_with_choice(s: Scan) -> bool:
    """Whether a statement begins with a vote word, perhaps after a word that leads to it."""
    lead = LEAD.match(s.text)
    at = lead.end() if lead else 0
    return bool(read_choice(s, at))


@dataclass(frozen=True, slots=True)
class Vote:
    """One vote said on a line; offsets in the line. A `ref` of None is left to the context."""

    choice: str
    ref: Any
    start: int
    end: int
    many: int = 0
    """How many of the items above it are said to be meant: "AGAINST, all three of them"; 0 where that is not said."""


PAST = expression(r"\b(?:was|were|had|has|have|been|got|received|earned|drew|used to be|would)\b", re.I)
"""Words by which a line tells of a vote and casts none."""


MOST_ROWS = 100
"""Lines of a table that are looked at above one of them."""
BOX = expression(r"[\[(][ \t]*(?P<tick>[xX*✓✔]?)[ \t]*[\])][ \t]*(?P<word>[A-Za-z]{3,})\b")
"""A box beside a vote word; a tick is in the one that counts."""


def ticked(s: Scan) -> Scan:
    """The line with only that vote word whose box is ticked; as it is if there are no boxes, or not one tick."""
    boxes = [box for box in BOX.finditer(s.text) if box["word"].upper() in s.words.choices]
    if sum(bool(box["tick"]) for box in boxes) != 1:
        return unboxed(s)
    text = s.text
    for box in boxes:
        kept = box["word"] if box["tick"] else ""
        text = text[: box.start()] + kept.rjust(box.end() - box.start()) + text[box.end() :]
    return Scan(text.rstrip(), s.words, s.reply, s.selves, s.purse)


BOXED = expression(r"[\[(<][ \t]*(?P<word>[A-Z]{3,})[ \t]*[\])>]")
"""A vote word in brackets: "[FOR] 401"."""


def unboxed(s: Scan) -> Scan:
    """The line without brackets around its only vote word, where that begins or ends it."""
    boxes = [box for box in BOXED.finditer(s.text) if box["word"] in s.words.choices]
    if len(boxes) != 1 or (s.text[: boxes[0].start()].strip() and s.text[boxes[0].end() :].strip()):
        return s
    box = boxes[0]
    text = f"{s.text[: box.start()]} {box['word']} ".ljust(box.end()) + s.text[box.end() :]
    return Scan(text, s.words, s.reply, s.selves, s.purse)


def choice_words(s: Scan) -> list[tuple[str, int, int]]:
    """Every vote word of a line that is written as one (capitals, or any case when it is not "for")."""
    found: list[tuple[str, int, int]] = []
    for m in LETTERS.finditer(s.mask):
        word = m.group()
        if word.upper() in s.words.choices:
            changed = found and CHANGED.fullmatch(s.text, found[-1][2], m.start())
            start = found.pop()[1] if changed else m.start()  # of "FOR -> AGAINST" the second counts
            found.append((word, start, m.end()))
    return found


def begins_row(s: Scan) -> re.Match[str] | None:
    """A line that begins with a number and a vote word, in whatever case: "403 against (sorry)"."""
    number = _NUMBERED.match(s.text)
    if number is None:
        return None
    mark = ROW_MARK.match(s.text, number.end()) if len(number[1]) > 1 else None
    at = mark.end() if mark is not None else number.end()
    row = REMARKED_ROW.match(s.text, at) or PLAIN_ROW.fullmatch(s.text, at) or ON_IT.fullmatch(s.text, at)
    return number if row and read_choice(s, at) else None


VOTE_FIRST = expression(
    r"\W*(?P<word>[A-Z]{3,})\s*(?:(?:\.\s?){2,}|_{2,}|[:|=]|\s{2,}|\t|[-–—=]+>?(?=\s))\s*(?:[Pp]roposal\s+|[Pp]rop\.?\s+|[#pP])?(?P<number>\d{2,6})(?!\d|\s*[,&/]|\s+and\b)[\s:.)\]|–—-]+[\"“(A-Z]"
)
"""A line that begins with its vote, behind which the number and the title stand: "FOR ..... 401 Hats"."""
VOTE_LEADS = expression(
    r"\W*(?P<word>[A-Z]{3,})\W{0,3}\s(?:[Pp]roposal\s+|[Pp]rop\.?\s+|[#pP])?(?P<number>\d{2,6})(?:\s*[:.)\]–—-]+)?\s+"
    r"[\"“(]?(?![A-Z]\w*(?:(?:,|,?\s+(?:and|&))\s+[A-Z]\w*)+\W*$)(?!(?:I|My|And|But|So|Because)\b)[A-Z][^\n.;!?]{0,80}[)\"”]?\s*+[.!]?\s*$"
)
"""The same without a mark between, with a title that is no list of names: "FOR 429 Lift Etiquette"."""


def led_by_vote(s: Scan) -> re.Match[str] | None:
    """A line that begins with its vote, before the number and title of what it is on."""
    found = VOTE_FIRST.match(s.text)
    if found is None and sum(word.isupper() for word, _, _ in choice_words(s)) == 1:
        found = VOTE_LEADS.match(s.text)
    return found if found is not None and found["word"] in s.words.choices else None


OWN_ROW = frozenset({"my", "mine", "me", "vote", "votes", "my votes", "voting", "ballot", "my ballot", "i", "i vote"})
"""Begins a row of the author's own."""
COLUMN = expression(r"(?<![\w'’])(?P<word>[A-Z]{3,})(?=(?:\s{2,}|\t|\s*\|\s*)(?P<next>[A-Z]{3,})(?![\w'’]))")


OF_ONE = expression(
    r"\s*(?P<name>[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,2})(?:\s{2,}|\t|\s*\|\s*)(?P<word>[A-Z]{3,})\s+(?:on\s+)?[#pP]?\d{1,6}\s*[,;]\s*(?P<next>[A-Z]{3,})\b"
)
"""A row of a table of votes, which begins with whose they are: "Hob   FOR 463, AGAINST 464"."""


def of_several_people(s: Scan) -> bool:
    """Whether a line that begins with a number has a column for the vote of each of several people, or one that begins
    with somebody else's name tells of his."""
    whose = OF_ONE.match(s.text)
    if whose is not None and {whose["word"], whose["next"]} <= s.words.choices and whose["name"] not in s.selves:
        return whose["name"].lower() not in OWN_ROW
    if not _NUMBERED.match(s.text):
        return False
    return any({one["word"], one["next"]} <= s.words.choices for one in COLUMN.finditer(s.text))


def table_line(s: Scan, among: bool = False, own: bool = False) -> Vote | None:
    """ "312: FOR", "316: The Long Ladder : For (remark)", "Vote: 353 FOR", "356 (Teasel)  Lanterns .... FOR".

    `among`: the lines beside it are of the kind, too; `own`: they stand below a head that makes them the author's.
    """
    if own and (led_by := led_by_vote(s)) is not None:
        return Vote(led_by["word"], str(int(led_by["number"])), 0, len(s.text.rstrip()))
    number = _NUMBERED.match(s.text)
    if not number:
        return None
    if LIST_GOES_ON.match(s.text, number.end()):
        return None
    words = choice_words(s)
    if len(words) == 1 and PLAIN_ROW.fullmatch(s.text, number.end()):
        return Vote(words[0][0].upper(), str(int(number.group(1))), 0, words[0][2])
    strong = [w for w in words if w[0].isupper() or w[0].lower() not in ("for",)]
    if "|" in s.text and sum(word.isupper() for word, _, _ in strong) > 1:
        return None  # a column for each of several people
    if among and len([w for w in strong if w[1] > words[0][2]]) == 0 and begins_row(s):
        return Vote(words[0][0].upper(), str(int(number.group(1))), 0, words[0][2])
    at = number.end()
    rest = s.text[at:]
    direct = DIRECT.match(rest)
    first = at + (direct.end() if direct else 0)
    for word, start, end in words:
        if start != first:
            continue
        marked = any(c in ":=>|" for c in rest[: start - at])
        said = _REMARK.match(s.text, end) or (word.isupper() and (_APART if not own else _IN_SMALL).match(s.text, end))
        if (word.isupper() or marked) and said:
            if len([w for w in strong if w[0].isupper()]) > 1 and not word.isupper():
                return None
            if _list_of_votes(s.text[end:], strong, end):
                return None
            return Vote(word.upper(), str(int(number.group(1))), 0, end)
        if len(words) == 1 or not any(COLUMN_END.search(s.text[: one[1]]) for one in words):
            return None
        break  # "414 For Want of a Nail ..... AGAINST": the word belongs to a title
    led = next((one for one in words if LEADER_BEFORE.search(s.text[: one[1]])), None)
    if led is not None and _REMARK.match(s.text, led[2]):
        return Vote(led[0].upper(), str(int(number.group(1))), 0, led[2])
    if len(strong) != 1 and len([w for w in words if w[0].isupper()]) != 1:
        last = words[-1] if words else None
        if (
            last is None
            or not COLUMN_END.search(s.text[: last[1]])
            or IN_BRACKETS.sub("", s.text[last[2] :]).strip(" .!")
        ):
            return None
        word, start, end = last
    else:
        word, start, end = strong[-1] if strong else words[-1]
    before = "" if OWN_SENTENCE.search(s.text, at, start) else s.text[at:start]
    if ANOTHER_ROW.search(s.text, at, start):
        return None  # "401 yes, 402 FOR": the word belongs to the other
    column = word.isupper() and before.endswith("  ") and s.text.startswith("  ", end)
    if s.text[end:].strip(" .!*)") and not column and not _REMARK.match(s.text, end):
        return None
    if COLUMN_BEFORE.search(before) or (
        word.isupper() and not s.text[end:].strip(" .!*") and not OF_SOMEBODY.search(before)
    ):
        if SENTENCE.search(before) or PAST.search(before) or THEY_WILL.search(before) or SAID_BY.search(before):
            return None
        return Vote(word.upper(), str(int(number.group(1))), 0, end)
    return None


def _list_of_votes(after: str, strong: list[tuple[str, int, int]], end: int) -> bool:
    """ "FOR (Tansy), AGAINST (Marrow)": names behind several vote words are a table of others."""
    return bool(NAMES_AFTER.match(after)) and any(start >= end and word.isupper() for word, start, _ in strong)


OR_OTHER = expression(r"\s*[,/;]\s*(?:or\s+)?(?P<word>[A-Z]{3,})\b")
"""Another vote word right behind one."""


HOW_CAST = expression(
    r",?\s*(?:(?!usual|most|general|main|part|initial|former|previous|original|probab|possib|like|presumab|hopeful|potential|ideal|theoretic|normal|tentative|near|hard|bare|apparent|supposed|alleged|final)[a-z]+ly|of\s+course|alas|sorry|thanks|then|again|too|i['’]m\s+afraid)",
    re.I,
)
"""How a vote is cast, behind a comma: "Against, obviously."."""


def bare_choice(s: Scan) -> Vote | None:
    """A line that is only a vote word, perhaps with a remark: the context must say on what."""
    lead = LEAD.match(s.text)
    at = lead.end() if lead else 0
    iv = MY_VOTE.match(s.low, at)
    at = iv.end() if iv else at
    first = SEVERAL_FIRST.match(s.text, at)
    if first is not None and (led := read_choice(s, first.end())) and s.text[led[0][1] - 1].isupper():
        return (
            Vote(led[0][0], _pointed(first), 0, led[0][1], _how_many(first)) if ENDED.match(s.text, led[0][1]) else None
        )
    found = read_vote(s, at)
    if not found:
        return None
    word, end = found[0]
    written = (
        s.text[end - len(word) : end]
        if s.text[end - 1].isupper()
        else s.text[skip(s.text, at) :].lstrip("*_\"'(")[: len(word)]
    )
    after = (
        re.sub(rf"^(?:[\s,.!]+{re.escape(written)}\b){{1,8}}", "", s.text[end:]) if written.isupper() else s.text[end:]
    )
    if (other := OR_OTHER.match(s.text, end)) is not None and other["word"] in s.words.choices - {word}:
        return None  # "FOR, AGAINST, who cares"
    if (several := SEVERAL_AFTER.match(s.text, end)) is not None and (written.isupper() or not several["more"]):
        return Vote(word, _pointed(several), 0, several.end("which"), _how_many(several))
    rest = IN_BRACKETS.sub("", after).strip(" .!*_\"')")
    if (
        not rest
        or ENOUGH.fullmatch(rest)
        or (after.startswith(",") and not written.isupper() and HOW_CAST.fullmatch(rest))
    ):
        return Vote(word, None, 0, len(s.text.rstrip()) if rest else end)
    if written.isupper() and (REMARK_AFTER.match(s.text[end:]) or MODEST.match(s.text, end)):
        return Vote(word, None, 0, end)
    return None


ITS_CHILD = expression(
    r"\s+(?:my\s+own|this|that|such)\s+(?!(?:reasons?|once|times?|purpose|sake|now|n?week|n?day|price|end|to|of|and)\b)[a-z]+(?:\s+[a-z]+)?\s*(?:[.!]|$)"
)
"""What somebody calls the thing on which he votes, behind the vote: "Against my own baby."."""


def answered(s: Scan) -> Vote | None:
    """An answer right under an item that begins with its vote word, however that is written: "Abstain, I own none."."""
    found = read_choice(s, 0)
    behind = s.text[found[0][1] :] if found else ""
    if not found or not (PARTED.match(behind) or ITS_CHILD.match(behind)):
        return None
    return Vote(found[0][0], None, 0, found[0][1])


def _pointed(several: re.Match[str]) -> Any:
    return Everything() if several["all"] else "both" if several["two"] else None


def _how_many(several: re.Match[str]) -> int:
    return 2 if several["two"] else MANY.get((several["many"] or "").lower(), 0)


SAID_BY = expression(
    r"^\W*(?:I|[Ww]e)\s+(?:counted|tallied|guessed|expected|predicted)\b|,\s+(?:(?:so\s+)?(?:says|said|writes|wrote|thinks|thought|claims|claimed|according\s+to)\s|(?:in|by)\s+(?:the\s+(?:eyes|opinion|view|words)\s+of\s+|(?:his|her|eir|their|your)\s|[A-Z][\w-]*['’]s?\s)|(?:last(?!\s+(?:but|of|and|not)\b)|previous|yesterday|earlier)\b|(?:if|unless|when|once)\s)"
)
"""What makes a vote behind it somebody else's, or none that is cast now: "412, in Ivy's opinion: AGAINST"."""
THEY_WILL = expression(
    r"\b(?:he|she|they|we|you|e|who)(?:['’](?:ll|d|s|re)|\s+(?:will|would|may|might|could|go(?:es)?|votes?|says?))\b",
    re.I,
)
"""Somebody else's vote: "412 is the one Bob hates, so he'll go AGAINST"."""
OF_OTHERS = expression(r"\b(?:he|she|they|we|you|who|everyone|everybody|people|others)\b", re.I)
"""Who is said to vote so is not the author."""


WOULD_VOTE = expression(r"(?:\b(?:would|could|might|may)|['’]d)\b[^.;:!?]{0,40}?\b[A-Z]{3,}\b")
"""A vote that would be cast if something were otherwise."""
VOTED = expression(
    r"\b(?:voted|(?:have|had|already|yesterday)\s+(?:I\s+)?cast)\b[^.;:!?]{0,40}?\b[A-Z]{3,}\b[^.;:!?]{0,40}?,?\s+(?:and\s+)?(?:then|later|afterwards|after\s+that|finally|and)\s+(?:an?\s+)?$"
)
"""Votes of the past, told one after the other: "I voted AGAINST 538, then FOR"."""
AFTER_ALL = expression(r"\b(?:but|so|hence|therefore|thus|instead|still|now|as\s+it\s+(?:is|stands))\b", re.I)
"""Turns from it to the vote that is cast."""
NAME_BEFORE = expression(r"(?:^|[,;]\s*|\band\s+)[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)?\s*+[:=]\s*$")
"""Somebody's name before a vote word; two of them are a tally: "Hose: FOR, Ivy: AGAINST"."""


SO_BEFORE = expression(
    r"(?:(?:^|[,;–—-]\s*|\band\s+)(?:so|hence|therefore|thus)\s+|^\W*(?:(?:but|so|and|still)\W+)?(?:as\s+(?:things|matters|it|they)\s+(?:now\s+)?stands?(?:\s+(?:now|today))?|on\s+balance|all\s+in\s+all|for\s+now)\s*[,:]\s*)$",
    re.I,
)
"""Right before a vote word that concludes what is said, or says how things stand."""
REMARKED = expression(
    r",?\s+(?:and|though|although|because|since|for|as|but(?!\s+(?:not|only|no|really|just|maybe)\b))\s+(?!so\b|you\b)\S",
    re.I,
)
"""Behind a vote: what is said of it besides."""


def _concluded(s: Scan, start: int, end: int) -> bool:
    """Whether a vote word follows from what stands before it, and is only remarked on behind: "mine, so FOR, and I make
    no secret of it"."""
    if SO_BEFORE.search(s.mask, 0, start) is None or REMARKED.match(s.mask, end) is None:
        return False
    behind = s.mask[end:]
    return not (traps.conditional(s.mask) or traps.supposes(behind, s.vocab) or traps.asks(behind))


TO_SAY = expression(
    r"\s*(?:and\s+)?(?:(?:that|which)\s+is(?:\s+to\s+say)?|in\s+other\s+words)\s+(?:an?\s+|my\s+)?", re.I
)
"""Between what somebody does with a proposal and the vote that it comes to."""
OF_ONESELF = expression(
    r"(?:^|[;,:]\s+(?:and\s+|but\s+|so\s+)?|\band\s+)I\s(?!(?:wonder|think|guess|hear|heard|know|suppose|believe|doubt|expect|hope|fear|said|saw|see)\b)(?:(?!\b[A-Z][a-z]|\b(?:what|who|how|why|you|they|he|she)\b)[^.;:!?]){1,80}$"
)
"""Up to the place: what the author does, and nobody else."""


def last_choice(s: Scan) -> Vote | None:
    """ "... but as it stands AGAINST.", "Never mind lanterns, SHELVE.": a vote word at the end of a sentence."""
    words = [w for w in choice_words(s) if w[0].isupper()]
    if not words:
        return None
    word, start, end = words[-1]
    if (MODEST.sub("", s.text[end:]).strip(" .!)") and not (len(words) == 1 and _concluded(s, start, end))) or sum(
        NAME_BEFORE.search(s.text, 0, at) is not None for _, at, _ in words
    ) > 1:
        return None
    clause = CLAUSE.split(s.mask[:start])[-1]
    if traps.supposes(clause, s.vocab) or traps.NEGATION.search(clause, s.vocab) or traps.conditional(clause):
        return None
    if (would := WOULD_VOTE.search(s.mask, 0, start)) and not AFTER_ALL.search(s.mask, would.end(), start):
        return None
    if (told := VOTED.search(s.mask, 0, start)) and not AFTER_ALL.search(s.mask, told.end(), start):
        return None
    parts = CLAUSE.split(s.mask[:start])
    if len(parts) > 1 and not clause.strip() and traps.SUPPOSITION.search(f"{parts[-2]},"):
        return None
    if len(parts) > 1 and TO_SAY.fullmatch(clause) is not None:
        return Vote(word, None, start, end) if OF_ONESELF.search(s.mask[:start]) else None
    if clause.strip() and (not BEFORE_LAST.fullmatch(clause) or OF_OTHERS.search(clause)):
        return None
    return Vote(word, None, start, end)
