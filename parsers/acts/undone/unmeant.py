"""Statements that are words about acts and no acts: data of others, examples, drafts, suppositions, what somebody else
said or will do.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context, add_unclear, is_author
from parsers.acts.pointing.mentions import LABELLING
from parsers.acts.undone import tales
from parsers.acts.undone.papers import in_paper
from parsers.acts.undone.sent_before import sent_before
from parsers.acts.undone.supposing import supposes_others
from parsers.acts.undone.told_heads import told_by_head
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.model import Setting
from parsers.clauses.words import AT_HEAD, OFTEN, SEEMING
from parsers.firms import ENTITY
from parsers.scan import DIGIT, Scan

MY_DEED = expression(r"\bI\s+(?:hereby\s+)?(?:vote|submit|publish)\b", re.I)
SHOWN_WORDS = frozenset("draft proto mock mockup preview sketch dry".split())
"""One of these is where a draft is shown."""
RESUMED = expression(
    r"\W*(?:(?:but\s+)?what\s+I\s+(?:do|am)\s+(?:submit|propos|offer)\w*|(?:second(?:ly)?|third(?:ly)?|the\s+(?:second|other)\b[^,]{0,20}|now\s+for\s+real|for\s+real|in\s+earnest|but\s+(?:now|this\s+one)|however)[,:]?\s(?:.{0,40}\s)?I\s)"
    r"|\W*(?:(?:and|so)\s+)?(?:in\s+(?:that|this|the\s+same)\s+(?:same\s+)?spirit|following\s+(?:that|this|his|her|eir|their)\s+(?:fine\s+|good\s+|noble\s+)?example|inspired\s+by\s+(?:that|this|him|her|em|them))\b(?:(?!\b(?:he|she|they|you|e|we)\b)[^.;!?]){0,60}[,:]\s+I\s",
    re.I,
)
"""Turns from what was not meant to what is."""


AWAKE = expression(r"\bI\s+(?:(?:then|finally|suddenly|\w+ly)\s+)?(?:woke|awoke|awakened|wake\s+up|am\s+awake)\b", re.I)
"""Ends a dream."""
LOG_LINE = expression(r"\W*(?:\d{4}-\d\d-\d\d[ T]+)?\d{1,2}:\d\d(?::\d\d)?\b\W*(?:[AaPp]\.?[Mm]\b\W*)?(?!.*:\s*$)\S")
"""A line of a log, which tells at what time something happened."""


DAY_LINE = expression(
    r"\W*(?:n?(?:day|week)\s+\d{1,4}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[ \t:.,–—-]+(?P<who>(?:the\s+)?(?-i:(?!I\b)[A-Z\d])[\w'’.-]*(?:\s(?-i:[A-Z])[\w'’-]*){0,3})\s+"
    r"(?:(?:also|then|again|first)\s+)?(?:[a-z]{2,}(?:s|ed)|gave|sent|paid|took|made|won|lost|went|got|left|bought|sold|quit)\b",
    re.I,
)
"""A line of a log, which tells on what day somebody did something: "nday 4   Hob gives m5 to Ivy"."""
NEAR = 4
"""Statements before and after such a line among which there is another."""


def _of_days(c: Context, st: Statement) -> bool:
    """Whether the statement is a line of a log of days, in which people other than the author act."""
    if DAY_LINE.match(c.body, st.start, st.end) is None:
        return False
    near = c.statements[max(0, c.index - NEAR) : c.index + NEAR + 1]
    lines = [found for one in near if (found := DAY_LINE.match(c.body, one.start, one.end))]
    others = (found for found in lines if not is_author(c, found["who"]) and ENTITY.search(found["who"]) is None)
    return len(lines) > 1 and any(others)


def logged(c: Context, st: Statement) -> bool:
    """Whether the statement is a line of a log, among others."""
    if _of_days(c, st):
        return True
    first = c.index
    while first and not c.statements[first].line_start and c.index - first < NEAR:
        first -= 1  # "9:00 I join the postman. I leave the postman": the sentence that begins the line
    if not c.statements[first].line_start or LOG_LINE.match(c.body, c.statements[first].start, st.end) is None:
        return False
    near = [*c.statements[max(0, first - NEAR) : first], *c.statements[c.index + 1 : c.index + NEAR + 1]]
    above = next((one for one in reversed(near[: min(first, NEAR)]) if one.line_start), None)
    below = next((one for one in near[min(first, NEAR) :] if one.line_start), None)
    return any(LOG_LINE.match(c.body, one.start, one.end) is not None for one in (above, below) if one is not None)


PHRASE_ROW = expression(
    r"\W{0,6}[\"“](?:I\s|[^\"”\n]{1,40}\sI\s)[^\"”\n]{1,80}[\"”](?:[ \t]*(?:[=|:–—-]|[-=]+>|→|means|is|becomes)[ \t]*|[ \t]+)(?:[\"“]|I\s)"
)
"""A row of a phrasebook: what some say, in marks, and what others say for it."""
PHRASE = expression(
    r"\W{0,6}[\"“][^\"”\n]{1,80}[\"”](?:[ \t]*(?:[=|:–—-]|[-=]+>|→|means|is|becomes)[ \t]*|[ \t]+)(?:[\"“]|I\s)"
)
"""The same of one in whose marks nobody speaks of himself."""


def in_phrasebook(c: Context, st: Statement) -> bool:
    """Whether the statement is a row of a phrasebook: there are others beside it, and in one somebody speaks."""
    if PHRASE.match(c.body, st.start, st.end) is None:
        return False
    near = c.statements[max(0, c.index - NEAR) : c.index + NEAR + 1]
    rows = [one for one in near if PHRASE.match(c.body, one.start, one.end) is not None]
    return len(rows) > 2 and sum(PHRASE_ROW.match(c.body, one.start, one.end) is not None for one in rows) > 1


DAY_LED = expression(r"\W*(?:and\s+)?on\s+(?:mon|tues|wednes|thurs|fri|satur|sun)day\b,?\s+I\s+(?P<verb>[a-z]+)", re.I)
PAST_VERB = expression(
    r"\w+ed|went|gave|took|made|left|was|had|got|lost|won|wrote|sent|paid|came|saw|said|bought|sold|read|found|met|fell",
    re.I,
)
DAYS_BACK = 3
"""Sentences that are looked back for another day."""


def told_by_days(c: Context, st: Statement) -> bool:
    """Whether a sentence goes on with a tale of days: "On Monday I joined. On Friday I quit Chess."."""
    if DAY_LED.match(c.body, st.start, st.end) is None:
        return False
    before = c.statements[max(0, c.index - DAYS_BACK) : c.index]
    days = (DAY_LED.match(c.body, one.start, one.end) for one in before)
    return any(day is not None and PAST_VERB.fullmatch(day["verb"]) is not None for day in days)


def under_head(c: Context, st: Statement, text: str) -> bool:
    """Whether a head on its line says of a deed that it is not done, or of the one before it in that line."""
    if ":" in text and not c.tx_stack and traps.UNDONE_HEAD.match(text) is not None:
        return True
    if st.line_start or c.undone_at != c.index - 1:
        return False
    first = FIRST_OF_LINE.match(text)
    return first is not None and (first[1] in ("I", "") or first[1].upper() in c.vocabulary.choices)


FIRST_OF_LINE = expression(r"\W*([A-Za-z]*)")
BALLOT_WORDS = frozenset({"vote", "votes", "ballot"})
NO_BALLOT = expression(
    r"(?<!\bif )\b(?:these|those|they|this|it)\s+(?:are|is)(?:\s+(?:still|as\s+yet))?(?:\s+not|n['’]t)\s+(?:yet\s+)?my\s+(?:(?:real|final|actual|true|own)\s+)?(?:votes?|ballot)\b(?!\s+(?:on|of|for|from)\b)",
    re.I,
)
"""Says that the votes below are none: "these are not yet my votes"."""
NOT_NOW = "by what stands before it, it is not done now"
ROLE = expression(r"\W*([A-Z]{4,}(?:\s[A-Z]{2,})?)(?:\s*\([^()]{1,40}\))?:\s+I\b")
"""The head of what somebody in a play says."""


STAGE = frozenset(
    "curtain stage scene exeunt enters exits exit prologue epilogue chorus playwright theatre theater".split()
)
"""One of these is in a mail that is a play."""


def plays(c: Context, role: str) -> bool:
    """Whether a word in capitals before a colon is a part in a play: no label, no office, not the author."""
    words = role.lower().split()
    known = (
        c.grammar.label_words
        | c.grammar.things
        | c.grammar.offices
        | c.grammar.nouns
        | LABELLING
        | c.choice_words
        | c.grammar.verbs
    )
    if STAGE.isdisjoint(c.words):
        return False
    mine = any(role.lower() in name.lower() for name in c.selves)
    singular = {word.removesuffix("s") for word in words}
    return not mine and known.isdisjoint((*words, *singular)) and role.lower() not in c.vocabulary.ministries


SUM_TO = expression(r"\W*(?:and\s+)?to\s+(?:the\s+)?(?-i:[A-Z])[\w'’-]*(?:\s[\w'’&-]+){0,4},\s+(?:m\s?)?\d", re.I)
"""A sum that is for somebody, and not said to be given."""
OF_SUMS = expression(
    r"\b(?:owe[sd]?|owing|debts?|paid|gave|given|received|got|promised|borrowed|lent|won|earned|due)\b", re.I
)
"""What was given, or is still to be."""
PAYING = expression(r"\b(?:hereby|herewith|I\s+(?:now\s+|also\s+|therefore\s+)?(?:pay|settle|give|send|hand))\b", re.I)

FEW = 20
"""Sums in a row that are looked back over."""


def sum_told(c: Context, st: Statement) -> bool:
    """Report a sum that the sentence before may only tell of: "I owe a lot. To Keppel, m10."."""
    if not c.index or SUM_TO.match(c.body, st.start, st.end) is None:
        return False
    n = c.index - 1
    while n and c.index - n < FEW and SUM_TO.match(c.body, c.statements[n].start, c.statements[n].end):
        n -= 1
    above = c.statements[n]
    if (c.acts and c.acts[-1].start >= above.start) or not OF_SUMS.search(c.body, above.start, above.end):
        return False
    if PAYING.search(c.body, above.start, st.end):
        return False
    add_unclear(c, st.start, st.end, "whether it is given or only told of")
    return True


def unmeant(c: Context, st: Statement, s: Scan) -> bool:
    """Whether the statement, and perhaps those below it, only speak of acts."""
    text = c.plain
    if DIGIT in s.vocab and "to" in s.vocab and sum_told(c, st):
        return True
    if ((DIGIT in s.vocab or not st.line_start) and logged(c, st)) or in_paper(c, st, s, text):
        return True
    if "i" in s.vocab and text.lstrip()[:1] in ('"', "“") and in_phrasebook(c, st):
        return True
    if traps.DATA.search(text, s.vocab) and not MY_DEED.search(text):
        c.data = True
    if s.holds(traps.UNREAL_WORDS):
        before, example = c.unreal, _example(c, st, s, text)
        if c.unreal and not before:
            c.unreal_until = _draft_end(c, st)
        if example:
            return True
    if s.holds(BALLOT_WORDS) and NO_BALLOT.search(text) is not None:
        c.unreal = True
        return True
    if "on" in s.vocab and told_by_days(c, st):
        return True
    if s.holds(FICTION) and "hereby" not in s.vocab and IN_FICTION.match(text):
        return True
    if "hereby" not in s.vocab and under_head(c, st, text):
        c.undone_at = c.index
        return True
    if (
        ":" in text
        and not c.tx_stack
        and (head := told_by_head(c, text, s.vocab)) is not None
        and text[head.end() :].strip()
    ):
        if in_whose_name(head) or reads_like_deeds(c, text[head.end() :]):
            add_unclear(c, st.start, st.start + len(text.rstrip()), NOT_NOW)
        return True
    if ":" in text and not text.rstrip().endswith(":") and not c.tx_stack and sent_before(c, st, s):
        c.undone_at = c.index
        return True
    if ":" in text and st.line_start and "if" in s.vocab and traps.IF_HEAD.match(text):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "condition")
        return True
    if ":" in text and st.line_start and (role := ROLE.match(text)) and plays(c, role[1]):
        c.setting.unreal = c.supposing = True
        c.supposed_at = c.index
        return True
    if ":" in text and (other := traps.PASSED_ON.match(text)) and not speaks_himself(c, other["who"]):
        c.setting.unreal = True
    _note_supposed(c, st, s, text)
    if st.new_paragraph and "the" in s.vocab and "hereby" not in s.vocab and goes_on_with_tale(c, text):
        add_unclear(c, st.start, st.start + len(text.rstrip()), TOLD_ABOVE)
        return True
    _note_return(c, st, text)
    if c.unreal and (RESUMED.match(text) or 0 < c.unreal_until <= st.start):
        c.unreal, c.unreal_until = False, 0
    if c.setting.sample or ((c.unreal or c.setting.unreal) and ("hereby" not in s.vocab or st.mark)):
        _done_below_draft(c, st, s)
        if "i" in s.vocab and AWAKE.search(text) is not None:
            c.unreal = False
        return True
    if "cast" in s.vocab and traps.CALLED_FOR.match(text) and not s.holds(traps.OF_ONESELF):
        return True
    c.shown = s.holds(SHOWN_WORDS) and traps.DRAFT_SHOWN.search(text) is not None
    return False


def in_whose_name(head: re.Match[str]) -> bool:
    """Whether a head names somebody in whose name its author may act."""
    named = head.groupdict()
    return bool(named.get("of")) or ENTITY.search(named.get("whose") or named.get("by") or "") is not None


def _example(c: Context, st: Statement, s: Scan, text: str) -> bool:
    """Whether the statement is an example or shows a draft; notes whether those below it are one."""
    c.unreal = c.unreal or traps.UNREAL.search(text) is not None
    if (example := traps.EXAMPLE.search(s.mask)) is not None:
        c.setting.unreal = c.setting.unreal or example["first"] is not None
        if st.line_end and text.rstrip().endswith((",", ":")):  # "You would write, for example,"
            c.setting.sample = c.setting.unreal = c.fresh_lead = True
        return True
    led = traps.DRAFT_LEAD.match(text) or (traps.DRAFT_LED.search(text) and not s.holds(traps.OF_ONESELF))
    if led and "hereby" not in s.vocab:
        c.unreal = c.unreal or text.rstrip().endswith(":")
        return True
    return False


ITS_NAME = expression(r"[^.!?\n]{0,60}[.:]?\s*")
"""What may stand between two drafts in marks."""
MOST_GAPS = 2
"""Not so many empty lines stand between a draft and the words that lead to it."""
BELOW_DRAFT = "it stands below words by which nothing is done"
DONE = expression(
    r"(?:^|\n)\W*(?:(?:also|and|but|then|now|so|oh|meanwhile|finally|separately|otherwise|besides)\b,?\s+){0,2}"
    r"I\s+" + OFTEN + r"(?P<verb>[a-z]+)\b(?!\s+(?:that|it|this)\b)"
)
"""What its author may do, at the head of a line."""


def reads_like_deeds(c: Context, text: str) -> bool:
    """Whether a line of a text reads like a deed."""
    return any(found["verb"] in c.grammar.doing - SEEMING for found in DONE.finditer(text))


def _draft_end(c: Context, st: Statement) -> int:
    """Where the draft ends of which a statement speaks, if it stands in marks right below; else 0."""
    end = 0
    for block in c.blocks:
        if block.start < max(st.start, end):
            continue
        between = c.body[(end or st.end) : block.start]
        known = ITS_NAME.fullmatch(between.strip()) is not None if end else between.count("\n\n") < MOST_GAPS
        if not known or reads_like_deeds(c, between):
            break
        end = block.end
    return end


def _done_below_draft(c: Context, st: Statement, s: Scan) -> None:
    """Report what reads like a deed at the head of a paragraph below a draft whose end is not told."""
    apart = st.new_paragraph or (bool(st.mark) and "hereby" in s.vocab)
    if c.unreal and not c.unreal_until and not c.data and apart and c.index and reads_like_deeds(c, s.text):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), BELOW_DRAFT)


def _note_supposed(c: Context, st: Statement, s: Scan, text: str) -> None:
    """Note where a supposition begins, which goes on below, and where it ends."""
    if s.holds(traps.SUPPOSE_WORDS) and (traps.SUPPOSED_DEED.match(text) or supposes_others(c, text)):
        c.setting.unreal = c.supposing = True
        c.supposed_at = c.index
        c.fresh_lead = c.fresh_lead or any(one.new_paragraph for one in c.statements[c.index + 1 : c.index + 2])
    elif s.holds(traps.SUPPOSE_WORDS) and "hereby" not in s.vocab and (tale := tale_begins(c, st, text)):
        c.setting.unreal = c.supposing = True
        c.supposed_at = c.index - tale
    elif s.holds(tales.BEGINNINGS) and tales.begins(text):
        c.setting.unreal = c.supposing = True
        c.supposed_at, c.tale = c.index, text
    elif (c.tale and c.supposing and tales.ends(text, c.tale)) or (c.supposing and traps.AS_IT_IS.match(text)):
        c.setting.unreal = c.supposing = False
    elif c.supposing and st.new_paragraph and c.supposed_at < c.index - 1:
        c.setting.unreal = c.supposing = led_by_tale(c, st)


THE_OFFICER = expression(AT_HEAD + r"[Tt]he\s+(?=[A-Z])")
TOLD_ABOVE = "it may belong to the tale above"
SAYING = frozenset({"says", "asks", "tells", "writes", "orders", "replies"})
"""What people of a tale do that is no deed of the game."""
TALE_ROOM = 8
"""Sentences that are looked back for the beginning of a tale."""


def goes_on_with_tale(c: Context, text: str) -> bool:
    """Whether an officer of whom a tale may tell does something, a paragraph or more below it."""
    the = THE_OFFICER.match(text)
    title = c.grammar.titles.match(text, the.end()) if the is not None else None
    verb = text[title.end() :].split(maxsplit=1)[:1] if title is not None else []
    if not verb or verb[0].lower() not in c.grammar.thirds - SAYING:
        return False
    above = c.statements[max(0, c.index - TALE_ROOM) : c.index]
    return any(tales.begins(c.body[one.start : one.end]) for one in above if one.new_paragraph)


def tale_begins(c: Context, st: Statement, text: str) -> int:
    """Whether a statement begins a tale that goes on in it (2), in its paragraph (1), or in the list below (-1)."""
    told = traps.TALE.match(text + " .")
    if told is None:
        return 0
    if told["end"] == ":":
        return 2 if text[told.end() :].strip() else 0
    below = c.statements[c.index + 1 : c.index + 2]
    if not below or text[told.end() :].strip(" ."):
        return 0
    if below[0].mark:
        c.fresh_lead = True
        return -1
    return 0 if below[0].new_paragraph else 1


def led_by_tale(c: Context, st: Statement) -> bool:
    """Whether a paragraph goes on with the tale above: that led to it with a colon, or both are items of its list."""
    above = c.statements[c.index - 1]
    return c.body[above.start : above.end].rstrip().endswith(":") or bool(st.mark and above.mark)


IN_FICTION = expression(
    AT_HEAD
    + r"(?:in|at\s+the\s+(?:start|beginning|end)\s+of|on\s+(?:the\s+)?(?:first|last|\w+)\s+page(?:\s+\w+)?\s+of)\s+(?:the|this|that|my|your|our|his|her|eir|their|an?|one|some|last\s+night['’]s)\s+(?:[\w-]+\s+){0,2}?"
    r"(?:stor(?:y|ies)|tales?|novels?|films?|movies?|(?:day-?)?dreams?|nightmare|fables?|fantas(?:y|ies)|reveries?)(?:\s+(?:I|we|you|he|she|e|they|that|which|of|where|about|called|by|everybody|(?-i:[A-Z])\w+)\b[^,:;.!?]{0,60})?\s*+[,:]\s+\S",
    re.I,
)
"""Places all of a sentence in a story: "In the novel that I write, the Chairman turns the Clock off"."""
FICTION = frozenset(
    "story stories tale tales novel novels film films movie movies dream dreams daydream daydreams nightmare fable fables "
    "fantasy fantasies reverie reveries".split()
)


RETURNS = expression(
    r"(?:but|however|instead|yet|in\s+(?:fact|truth|reality)|as\s+(?:I\s+am|it\s+is|things\s+are)\s+not|as\s+(?:it\s+is|things\s+(?:are|stand)))\b"
    r"[^.;!?]{0,100}?\bI\s+(?:(?:hereby|now|only|just|really|actually|merely)\s+){0,2}(?:do|perform|take)\b[^.;:!?]{0,40}:\s*$",
    re.I,
)
"""Behind a list of what is only supposed: the head of what is done."""


def _note_return(c: Context, st: Statement, text: str) -> None:
    """Note where the author comes back from what he only supposes in a list to what he does."""
    if not c.setting.unreal or c.setting.sample or st.mark or not st.line_start or not c.index:
        return
    if c.statements[c.index - 1].mark and RETURNS.match(text) and not traps.conditional(text):
        c.setting = Setting(entities=c.setting.entities)


def speaks_himself(c: Context, who: str) -> bool:
    """Whether these words are a name or an office of the author, as far as one can tell."""
    return who.strip() in c.selves or c.grammar.titles.search(who) is not None
