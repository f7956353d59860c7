"""Reads future times and numbers of times: "on nday 8", "every Tango", "twice", "x3"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from engine.expressions import expression, is_of
from parsers.scan import DIGIT, Scan
from parsers.slots.numbers import read_number

NOTHING = r"(?!)"
"""Matches nowhere."""
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MONTH = r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"
CLOCK_TIME = r"\d{1,2}:\d\d(?::\d\d)?(?:\s*(?:UTC|GMT|Z)\b)?"
_DONE = r"(?:each(?:\s+of\s+(?:these|those|them|the\s+following(?:\s+\w+)?))?|both(?:\s+of\s+(?:these|those))?|(?:this|that|it|so|these|the\s+(?:following|next|below))(?:\s+(?:\w+\s+)?(?:actions?|acts?|things?|deeds?|steps?|moves?))?|what\s+follows|as\s+follows)"
"""What is said to be done a number of times, of which the words follow."""
_RUNNING = r"(?:\s+(?:in\s+(?:a\s+row|succession)|over|running|in\s+all|altogether)|,?\s+please)"
TIMES_BEFORE = expression(
    rf"(?:^[^,;:]{{0,60}}?\b(?:do|perform|take|carry\s+out|execute|repeat|make)\s+(?:all\s+(?:of\s+)?)?{_DONE},?\s+|^{_DONE}\s+I\s+(?:\w+\s+)?(?:do|perform|take)\s+|^I,?\s+|(?:^|[,;:]\s*)(?:(?:and|then|but)\s+)?|\b(?:this|that|following|so)\s+)"
    rf"(?:(?:for\s+)?(?:a\s+total\s+of|exactly|all\s+of)\s+)?(?:x\s?(\d{{1,4}})|(\d{{1,4}})\s?x|(twice|thrice)|([\w' -]{{1,30}}?)\s+(?:times|repetitions)){_RUNNING}?(?:,\s+(?:once\s+for|with(?:out)?)\s[^,;:.!?]{{1,60}}(?=,))?(?:(?:\s*+,)?\s+(?:on|at|in)\s[^,;:.!?]{{0,20}}?\d{{1,4}}(?=\s*[:,]))?\s*+[,:]?\s*(?:do\b\s*(?:the\s+following|this|as\s+follows)?[:,]?\s*)?(?:$|I\b)",
    re.I,
)
TIMES_INNER = expression(
    rf"^I,?\s+(?:(twice|thrice)|([\w'-]{{1,20}}(?:\s[\w'-]{{1,20}})?)\s+times){_RUNNING}?,?\s", re.I
)
TIMES_ASIDE = expression(
    rf"(?:\band,?|,)\s+(?:(twice|thrice)|([\w'-]{{1,20}}(?:\s[\w'-]{{1,20}}){{0,2}})\s+times){_RUNNING}?,?\s+$", re.I
)
"""Before a verb that goes on with another."""
TIMES_NEXT = expression(
    rf"(?:(twice|thrice)|([\w'-]{{1,20}}(?:\s[\w'-]{{1,20}}){{0,2}})\s+times){_RUNNING}?,?\s+(?=[a-z])", re.I
)
"""The same where no comma stands."""
TIMES_AFTER = expression(
    r"\s*+,?\s*[(\[]?(?:x\s?(\d{1,4})\b|(\d{1,4})\s?x\b|(twice|thrice)\b|(?:(?:for\s+)?(?:a\s+total\s+of|exactly)\s+)?((?:an?\s+)?[\w'-]{1,20}(?:\s[\w'-]{1,20}){0,3}?)\s+(?:times|repetitions)\b)(?:\s+in\s+(?:a\s+row|succession)|\s+over|\s+running|\s+in\s+all)?[)\]]?",
    re.I,
)
_WHAT_FOR = r"(?:,?\s+for\s+(?:the|his|her|eir|their|its|your|my|all|an?|this|that|services|old)\b(?:\s+(?!(?:I|he|she|e|they|we|you|who|that|which|[A-Z][\w'’]*[a-z](?=\s+[a-z]+ed))\b)[\w'’-]+){1,4})?"
TIMES_APART = expression(
    rf"{_WHAT_FOR}(?:,\s+(?:no|with(?:out)?)\s[^,;:.!?]{{3,40}}(?=,))?(?:\s*,|\s+[–—-]+|\s*\()\s*(?:and\s+(?:that|this)\s+|all\s+of\s+it\s+)?(?:(twice|thrice)|([\w'-]{{1,20}}(?:\s[\w'-]{{1,20}}){{0,2}}?)\s+times){_RUNNING}?(?=\s*(?:$|[.,;:!)]|because\b|and\b))",
    re.I,
)
"""The same apart from the deed, behind what it is for: "I give Hob m4 for the tea, twice"."""
REPEATED_AFTER = expression(
    r"\s*[;,–—-]+\s*(?:and\s+|then\s+)?(?:(?:I\s+)?(?:do|repeat|perform)\s+(?:so|this|that|it)|(?<=and\s)(?:that|this|all\s+that|all\s+this))\s+(?:(twice|thrice)|([\w'-]{1,20}(?:\s[\w'-]{1,20}){0,3}?)\s+times)\b(?P<more>\s+(?:more|again))?",
    re.I,
)
ONLY_THEN = (
    r"\s*+,?\s*+(?:(?:as\s+well|too|also|likewise)\b\s*+,?\s*+)?"
    r"(?:(?:[-–—]{1,2}\s++)?(?:(?:but|though|yet|albeit|and)\s++)?(?:only\s++|not\s+(?:now|yet|today|at\s+once),?\s+(?:but\s++|only\s++)))?"
)
"""Between a deed and its time: ", but only on nday 7"."""
TIMES_WORDS = {"twice": 2, "thrice": 3}

OF_MINE = (
    r"(?:^|[;.]\s+|\b(?:so|and|but|then|these|this|here|following|as)\s+(?:(?:are|is|shall\s+be|will\s+be)\s+)?)\W{0,8}my\s+(?:(?:own|only|two|three|few|final|next)\s+)?"
    r"(?:votes?|ballot|choices|actions?|acts?|deeds?|moves?|doings|gifts?|payments?|transfers?|business)(?:,|\s+(?:will|shall)\s+be|\s+are|\s+(?:to\s+be\s+)?(?:cast|counted|done|made|performed|carried\s+out))?\s+"
)
"""What an author calls what he does, before when he does it: "these are my votes at the opening of nday 9: ..."."""
OPENING = r"(?:and\s+|but\s+|so\s+)?(?:only|hence|thus|therefore|moreover|furthermore|further|besides|however|nevertheless|nonetheless|still|also|likewise|thereupon|wherefore|whence|now|next|(?!on|daily|weekly|monthly|yearly|hourly|nightly)[a-z]{2,12}ly)"
"""A word that opens a clause without a comma behind it, before when it is done: "Hence on nday 9 I ..."."""
CALENDAR = frozenset(
    """day hour next following coming midnight tomorrow voting jan january feb february mar march apr
    april may jun june jul july aug august sep september oct october nov november dec december""".split()
)
NUMBER_OF_TIMES = frozenset({"times", "repetitions", "x", *TIMES_WORDS})


@dataclass(frozen=True, slots=True)
class Moments:
    """How future times are said where the days have certain names."""

    when: str
    """The pattern of one time."""
    before: re.Pattern[str]
    """A time in front of the verb; it is in one of the groups. Behind what was made blank, it ends its clause: in "[The
    text which I sent] on Monday was short, and I withdraw it" it is none."""
    head: re.Pattern[str]
    """A time that heads a deed: "Nday 8: ...", "nday 8    ..." in a timetable."""
    front: re.Pattern[str]
    """A time where a clause begins, with its preposition."""
    inner: re.Pattern[str]
    """A time between commas behind the subject."""
    after: re.Pattern[str]
    words: frozenset[str]
    """One of these, or digits, is in every time."""

    def sayable(self, s: Scan) -> bool:
        """Whether a future time can be named anywhere in the text."""
        return s.holds(self.words) or (DIGIT in s.vocab and (":" in s.vocab or "-" in s.text))


@lru_cache(maxsize=16)
def moments(days: tuple[str, ...], periods: tuple[str, ...]) -> Moments:
    """The expressions for a nomic whose vocabulary has these names of days, and these periods."""
    names = (*days, *WEEKDAYS)
    small, large = [*map(re.escape, periods[:2]), NOTHING, NOTHING][:2]
    every = "|".join(map(re.escape, periods)) or NOTHING
    named = "|".join(map(re.escape, names))
    own = "|".join(re.escape(one) for one in days if one.endswith(("day", "night"))) or NOTHING
    when = one_time(named, small, large, every)
    return Moments(
        when,
        before=expression(
            rf"(?:^|[,;:.]\s*|\b(?:and|then|so|but|that)\s+|^\s*\w+,\s*|(?:^\s*|[,;:.]\s*){OPENING}\s+)(?:(?:on|at|in|from|by|when|once|as\s+soon\s+as|(?:from\s+)?the\s+(?:very\s+)?(?:moment|instant|minute|second)(?:\s+that)?|come|as\s+of|effective(?:\s+(?:from|on|at|as\s+of))?|with\s+effect\s+(?:from|on|as\s+of|at))\s+({when})|((?=(?:the\s+)?next\s|tomorrow\b){when}(?=\s*(?:[,:;]|$|I\b))|(?:every|each)\s+(?:(?:other|second)\s+)?(?:{small}|{large}|day|hour|{named})\b(?:[^,;:]|(?<=\d):(?=\d\d)){{0,60}}?(?=\s*(?:[,;]|:(?!\d))|\s+I\b|\s*$)))(?=[\s,:;]|$)|\b(?:schedul\w+|happens?|occurs?|takes?\s+(?:place|effect)|becomes?\s+effective|(?:do|perform|take|execute)\s+(?:all\s+(?:of\s+)?)?(?:the\s+following|these|this)|^\W*(?:and|then)\s+these)\s(?:[^:;.]{{0,60}}?\s)??(?:for|at|on)\s+({when})(?=\s*(?::|\s[-–—]))|(?:^\W*|[:;]\s*)({small}\s+\d{{1,4}})(?=\s*,\s*$)|\bto\s+(?:happen|be\s+done|take\s+effect|take\s+place|occur)\s+(?:on|at|in)\s+({when})(?=\s*(?:[:,]|\s[-–—]))|^\W*for\s+({when}),?\s+I\s+(?:hereby\s+)?schedule\b|{OF_MINE}(?:on|at|as\s+of|from)\s+({when})(?=\s*(?::(?!\d)|\s[-–—]))|^\s+(?:on|at|in|from|by|as\s+of)\s+({when})(?=\s*(?:[,:]|$|I\b))",
            re.I,
        ),
        head=expression(
            rf"^\W*(?=[^:–—]*\d|(?:{own})\b)(?!\d{{1,2}}:\d\d)(?!(?:tomorrow|midnight)\b|{large}\s+\d+\s*:)({when})\s*(?::|\s[-–—]+|\||(?<=\s)|$)\s*$",
            re.I,
        ),
        front=expression(rf"(?:on|at|in|from|by|as\s+of)\s+({when})(?=[\s,])\s*+,?", re.I),
        inner=expression(rf"(?:,\s*)(?:(?:on|at|in)\s+|(?!(?:{named})\b))({when}),\s", re.I),
        after=expression(
            rf"{ONLY_THEN}(?:(?:(?:effective\s+)?(?:on|at|in|from|as\s+of)|effective|with\s+effect\s+(?:from|on|as\s+of|at)|when|(?:from\s+)?the\s+(?:very\s+)?(?:moment|instant|minute|second)(?:\s+that)?)\s+|(?=(?:every|each|next)\s|tomorrow\b))({when})(?=[\s,:;.!]|$)",
            re.I,
        ),
        words=CALENDAR | {word for name in (*names, *periods) for word in name.split()},
    )


def one_time(days: str, small: str, large: str, every: str) -> str:
    """The pattern of a time, with alternatives for the names of days, the two least periods and all periods."""
    return (
        r"(?:(?:the\s+)?(?:very\s+)?(?:beginning|start|end|close|opening|closing|dawn|first\s+(?:moment|second|instant|day))\s+of\s+)?"
        rf"(?:(?:the\s+)?{small}\s+\w+(?:\s+of\s+(?:(?:the\s+)?(?:next|this|following|current|coming)\s+)?{large}(?:\s+\d+)?)?|(?:the\s+)?(?:next|following|coming)\s+(?:{every}|{days})"
        rf"|(?:the\s+)?(?:first|second|third|last|\w+th)\s+{small}(?:\s+of\s+(?:(?:the\s+)?(?:next|this|following)\s+)?{large}(?:\s+\d+)?)?"
        rf"|(?:the\s+)?(?:beginning|start|end)\s+of\s+the\s+(?:next|following)(?:\s+one)?(?=\s*(?:$|[,;.!]))|{large}\s+\d+|(?:the|this|every|each)\s+(?:voting\s+period|{every}|next\s+voting\s+period)|(?:{days})(?:\s+of\s+(?:next|this)\s+{large})?"
        rf"|\d{{4}}-\d\d-\d\d(?:[ T]{CLOCK_TIME})?|\d{{1,2}}\s+{MONTH}\.?(?:\s+\d{{4}})?(?:,?\s+(?:at\s+)?{CLOCK_TIME})?|{MONTH}\.?\s+\d{{1,2}}(?:,?\s+\d{{4}})?(?:,?\s+(?:at\s+)?{CLOCK_TIME})?"
        rf"|(?:every|each)\s+(?:(?:other|second)\s+)?(?:day|hour|week|month|{days})(?:\s+at\s+{CLOCK_TIME})?"
        rf"|{CLOCK_TIME}(?:\s+on\s+[^,;.]{{0,29}}[^,;:.\s])?(?:\s+every\s+\w+)?|(?:midnight|noon)(?:\s+(?:UTC|tonight|today))?(?:\s+on\s+[^,;.]{{0,29}}[^,;:.\s])?|tomorrow(?:\s+(?:morning|noon|afternoon|evening|night))?(?:,?\s+(?:at\s+)?{CLOCK_TIME})?)"
        r"(?:\s+(?:begins|starts|dawns|opens|arrives|comes(?:\s+(?:round|around))?|ends|closes|is\s+(?:here|over|upon\s+us)))?(?:\s+(?:every|each)\s+\w+)?(?:\s+until\s+[^,;:]{1,50}?(?=[,;:]|\s+I\b|$))?"
    )


def times_said(m: re.Match[str], s: Scan) -> int | None:
    """The number in a match of one of the TIMES patterns."""
    groups = [group for group in m.groups() if group]
    if not groups:
        return None
    if is_of(m, REPEATED_AFTER) and m["more"]:
        return 1 + (TIMES_WORDS.get(groups[0].lower()) or (_counted(groups[0], s) or 0))
    word = groups[0].strip().lower()
    if word.isdigit():
        return int(word)
    if word in TIMES_WORDS:
        return TIMES_WORDS[word]
    return _counted(groups[0], s)


def _counted(said: str, s: Scan) -> int | None:
    """A number in words."""
    probe = Scan(said.strip().removesuffix(" of"), s.words)
    found = read_number(probe, 0)
    return (
        found[0][0]
        if found and found[0][1] == len(probe.text) and isinstance(found[0][0], int) and found[0][0] > 0
        else None
    )
