"""What its author plainly meant to do and no phrase reads: it is reported, so that nobody is passed over in silence.

    I hereby set the Prize to one point.        a deed that no rule offers, or words that nobody foresaw
    I purchase one Extra Vote.                  the same without "hereby", by a verb that only does
    My vote on 402 should be AGAINST.           what a vote of his was to be

Talk gets no report: what is asked, wished, supposed, told or done now and then begins in other ways.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.acts import Unclear
from engine.expressions import expression
from parsers.acts.context import Context, add_unclear, is_author
from parsers.acts.held.frames import framed
from parsers.acts.held.likely import LIKE_A_DEED
from parsers.acts.held.may_mean import may_mean
from parsers.acts.held.near_votes import near_votes, said_again, vote_within
from parsers.acts.held.odd_rows import bidden_row, deed_in_cells, odd_row
from parsers.acts.held.overlooked import HABIT, HALF, STATES, only_has, overlooked
from parsers.acts.texts.heads import SUBMITS_THIS, heads_text, text_below
from parsers.acts.undone.hinging import conditional_on_it
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.hereby import HEREBY
from parsers.clauses.intents import intent_kind
from parsers.clauses.meant import IN_OFFICE
from parsers.clauses.words import ADVERB, CONNECTING, SEEMING
from parsers.scan import LOUD, Scan
from parsers.search.worded import Worded
from parsers.slots.names import NOT_A_NAME

NOT_READ = "no rule offers it, or the words are not understood"
FRAMED = "it names all that an act is about, in words that are not understood"
CALLED_AN_INTENT = "no rule lets it be announced, or the words are not understood"

DEED = expression(
    rf"(?>(?:(?:{CONNECTING})\b\s*+(?:[,:]\s*+)?|(?:(?:pursuant\s+to|under|per|as\s+per|according\s+to|in\s+accordance\s+with|by\s+(?:virtue|authority)\s+of|on\s+behalf\s+of)\s[^,;:.!?]{{2,60}}?(?:,\s*+|\s+)(?=I\b))|(?:(?:since|because|given|seeing|with|for|after|due\s+to|having|as\s+(?:no(?:body|ne|thing)?|there|it|the|my|this|that|nobody))\s[^;:.!?]{{2,80}}?,\s*+(?=I\b))|(?P<capacity>(?:as|in\s+my\s+capacity\s+as|acting\s+as)\s[\w\s]{{1,60}}?)(?:,\s*+|\s+)(?=I\b))*)I(?:(?:\s+have|['’]ve)(?=\s+here(?:by|with)\b))?(?P<adverbs>(?:\s+{ADVERB},?)*)\s+(?P<verb>[a-z]+)(?!['’])\b(?P<rest>[^?]*)$",
    re.I | re.S,
)
OBJECT = expression(
    r"\s+(?:(?:each|all|both|one)\s+of\s+)?(?:an?|the|my|this|these|those|one|two|three|four|five|six|ten|another|all|each|\d+)\s+(?:following\s+)?(?P<noun>(?:[\w'’-]+\s+){0,3}?[\w'’-]+)"
)
INTENDED = expression(
    rf"(?:with(?:out)?\s[^,.;:]{{1,40}}?,?\s+)?I(?:\s+{ADVERB},?)*\s+(?:intend|plan|give\s+notice|announce\s+my\s+intent\w*)\b",
    re.I,
)
TRANSACTION = expression(r"\btransactions?\b", re.I)
ONE_TRANSACTION = expression(r"\W*(?:as|in)\s+(?:a|one)\s+(?:single\s+|new\s+)?transaction\b[^.!?]{0,40},\s+I\s", re.I)
BESIDE = expression(
    r"(?P<lead>(?:[,;]\s*(?:and|but|then)?|\b(?:and|but|then))\s+(?:(?:and|then|also|now|further|hereby|finally|lastly)\s+)*(?:I\s+)?)(?P<rest>(?:[a-z]+|[A-Z]{3,})\s[^;]*)"
)
"""What may be one deed more."""
WHY = expression(
    r"\b(?:because|since|as|so\s+that|which|who|that|whom|whose|when|where|while|if|unless|to|for\s+e|lest|than|why|how|after|before|until)\b",
    re.I,
)
"""Begins what is said about a deed."""
VOTED = expression(r"(?P<choice>[A-Z]{3,})\s+(?:on\s+)?(?:the|all|every|each|any|those|[A-Z]\w*['’]s)\s+\w")
IDIOM = expression(
    r"(?:approve\s+of\s+(?!.*\b(?:display|list|report)\b)|give\s+(?:up|in|way|credit|[\w']+\s+(?:\w+\s+){0,2}(?:chance|credit|thought|try|look|hope|week|day))|take\s+(?:it|issue|offen[cs]e|care|heart|note|(?:your|eir|his|her|their|the|this|that)\s+(?:\w+\s+)?point|no|some|a\s+(?:\w+\s+)?(?:look|dim|view|break))"
    r"|make\s+(?:no|it|a\s+point|sure|fun|sense|do|up)|put\s+(?:it|up|off|down)|set\s+(?:store|great|out)|hold\s+that|call\s+(?:it|that|this)|find|leave\s+(?:(?:it|that|this|the\s+\w+)\s+to|(?:\S+\s+){1,5}?(?:as\s+(?:it|they|e|is)|alone|be|so|unchanged|untouched))|change\s+my\s+mind"
    r"|join\s+(?:you|in|the\s+(?:chorus|others|crowd))|answer\s+(?:for|to|mails?)|agree|consent|promise|mean|read|see|hope|play|speak|ask|draw\s+(?:your|attention|a\s+(?:line|blank))|declare\s+(?:my|this|that)|submit\s+that|implement\s+the\s+rules|wait|count\s+(?:on|\w+\s+(?:proposals|votes|mails))|stand|send\s+(?:my|you|best)|keep|miss|want|need|note|suggest|recommend|urge|propose\s+(?:that|to|we)|move\s+(?:on|away)|turn\s+to"
    r"|act\s+(?:(?:here|now|today)\s+)?(?:for|on\s+behalf\s+of|in\s+the\s+name\s+of|as\s+(?:an?\s+|the\s+)?officer\s+of)(?!.*\b(?:and|by|to)\b))\b",
    re.I,
)
"""What is said by verbs of the game without doing anything in it."""
NAMED = expression(r"\b[A-Z][a-z]+\b")
SUM = expression(r"(?<![\w-])(?:m\s?\d+|\d+\s?m)(?![\w-])", re.I)
RULED = expression(r":\s*[A-Z]{2,}\b(?![^.!]*[.!]\s*\S)")
"""An answer in capitals at the end: "...: YES."."""
GIVEN_BELOW = expression(r"\s+(?:[\"“][^\"”]{1,80}[\"”]|the\s+following|this|these)\s*[:{]")
"""Behind a verb: a title and its text, or the text alone."""
POINTS_UP = expression(r"\b(?:it|this|these|that|those|the\s+above)\b", re.I)
POINTS_DOWN = expression(
    r"\b(?:below|following|as\s+follows|this|these|thus|so|(?:two|three|four|five|several|some|a\s+few)\s+(?:new\s+)?[a-z]+s)\b",
    re.I,
)
COURTESIES = frozenset(
    "think believe hope wonder love thank apologise apologize welcome congratulate note remind promise swear salute greet".split()
)
"""What "hereby" does only among friends."""
OFFICIAL = frozenset(
    "set change mark declare record raise lower grant deny update proclaim fix abolish strike impose levy reset".split()
)
"""Verbs by which an officer does something when he names his office."""


MEH_LINE = expression(
    r"[^\w\n]*(?:proposal\s+)?(?:#|P)?\d{2,6}\s*(?:[:.)]|\s[–—-]+|[–—-]+\s)\s*(?!(?:no\s+vote|not\s+voting|skip\w*|pass\w*|nothing|[a-z]+ing)\b)(?=[A-Za-z])[^\n:]{2,60}$"
)
"""Something else than a vote, among lines with votes: "420: meh, go on"."""
NAMING_DEEDS = frozenset("reactivate appoint nominate delegate award indict fine ordain assign register".split())
"""Verbs of deeds that are done to people."""
COUNTED = expression(
    r"\s+(?:\d+|all|both|one|two|three|four|five|six)\b(?:\s+of\s+them)?(?:\s*[.!]*$|\s+to\s+(?:(?-i:[A-Z])|[a-z]+\s*[.!]*$))"
)
"""A number of things that were named before: "I transfer 2 to Hose"."""
CHANGED_TO = expression(
    r"\s+(?:it|this|that|them|the\s+(?:former|latter))\s+(?:back\s+)?(?:to|into)\s+(?:[\"“]|m?\d|[A-Z]{3,}\b)"
)
"""What something that was named before becomes: "I change it to "Hats"."."""
PASSED_TO = expression(
    r"\s+(?:it|them|those|both|all\s+of\s+(?:it|them))\s+(?:back\s+|over\s+|on\s+)?to\s+(?:(?-i:[A-Z])[\w'’-]+|you\b)(?:\s+(?:instead|now|too|then|again))?\s*+[.!]*\s*$",
    re.I,
)
"""What was named before, and to whom it passes: "I give it to Ivy instead."."""
LEFT_POST = expression(r"\s+(?:as|my\s+(?:seat|post|place|office))\s+(?!(?:always|usual|ever|if|it|i|soon|well)\b)\w")
NAME_NEXT = expression(r"\s+(?:(?:to|upon|on)\s+)?(?!I\b)[A-Z][\w'’-]+")
ROW_OF_VOTE = expression(
    r"[^\w\n]*(?:proposal\s+)?(?:#|P)?\d{2,6}\s*(?:[:.)]|\s[–—-]+|[–—-]+\s)\s*[^\n:]{0,30}?\b(?P<choice>[A-Z]{3,})\b",
    re.I,
)


def among_votes(c: Context, st: Statement) -> bool:
    """Whether the line right above or below a line is a vote in its form: "419: FOR"."""
    for near in (c.index - 1, c.index + 1):
        if not 0 <= near < len(c.statements) or c.statements[max(near, c.index)].new_paragraph:
            continue
        row = ROW_OF_VOTE.match(c.body, c.statements[near].start, c.statements[near].end)
        if row is not None and row["choice"] in c.vocabulary.choices:
            return True
    return False


def unread(c: Context, st: Statement, s: Scan) -> None:
    """Report a statement by which its author does something, when nothing of it was read."""
    if st.line_start and not c.data and ((MEH_LINE.match(s.text) and among_votes(c, st)) or odd_row(c, st)):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "non-vote word")
        return
    if not (c.unreal or c.shown or c.setting.unreal) and (why := may_mean(c, st, s)):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), why)
        return
    if c.data or c.unreal or c.shown:
        return
    if st.line_end and s.holds(HEREBY) and HEREBY_DONE.search(s.text.rstrip()) and c.index + 1 < len(c.statements):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), NOT_READ)
        return
    if c.setting.unreal:
        return
    c.nothing_in = c.index
    if st.line_start and (deed_in_cells(c, s) or bidden_row(c, st)):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), NOT_READ)
        return
    if framed(c, s):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), FRAMED)
        return
    if c.fresh_lead and not LED_HERE.search(s.mask):
        return
    if near_votes(c, st, s) or said_again(c, st, s) or (s.holds(c.grammar.choice_words) and vote_within(c, st, s)):
        return
    bare = BARE_VOTE.match(s.mask) if not c.data and s.holds(c.grammar.choice_words) else None
    if bare is not None and bare["choice"] in c.vocabulary.choices and not traps.asks(s.text):
        conditional = s.holds(traps.CONDITIONS) and traps.conditional(s.mask)
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "condition" if conditional else NOT_READ)
        return
    leaning = LEANING_VOTE.match(s.mask) if s.holds(c.grammar.choice_words) and s.holds(traps.CONDITIONS) else None
    if leaning is not None and leaning["choice"] in c.vocabulary.choices and (leaning["on"] or c.layout.quoted):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "condition")
        return
    mended = MENDED_VOTE.search(s.mask) if s.holds(c.grammar.choice_words) else None
    if mended is not None and (mended["choice"] or mended["as"]) in c.vocabulary.choices and not traps.asks(s.text):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), NOT_READ)
        return
    if (
        c.vocabulary.currencies
        and FROM_ME.search(s.text, s.vocab)
        and not traps.asks(s.text)
        and not WOULD.search(s.low)
    ):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), NOT_READ)
        return
    if c.tx_stack and done_by_another(c, s):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "not the author's to do")
        return
    if c.made_at == c.index - 1 and not st.new_paragraph and GOES_ON.match(s.mask):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), NOT_READ)
        return
    if st.line_start and heads_text(c, s.text):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "a text of which nobody says that he submits it")
        return
    if st.mark and c.setting.imperative and DEED_ITEM.match(s.text) and not traps.asks(s.text):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), NOT_READ)
        return
    if not (HABIT.search(s.mask, s.vocab) or HALF.search(s.mask, s.vocab)) and overlooked(c, st, s):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), NOT_READ)
        return
    if "i" not in s.vocab:
        return
    said = s.mask.strip()
    if conditional_on_it(c, s, said):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "condition")
        return
    if ONE_TRANSACTION.match(said) and not c.tx_stack and not traps.NEGATION.search(said, s.vocab):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), NOT_READ)
        return
    if TRANSACTION.search(said) or traps.supposes(said, s.vocab) or HABIT.search(said, s.vocab):
        return
    if INTENDED.match(said) and intent_kind(c.grammar, said)[0] is not None:
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), CALLED_AN_INTENT)
        return
    if SUBMITS_THIS.search(said) and text_below(c):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), NOT_READ)
        return
    deed = DEED.match(said) if not traps.NEGATION.search(said, s.vocab) else None
    if deed is not None and traps.ELSEWHERE.search(said[: said.rfind("I", 0, deed.start("adverbs"))]):
        return
    within = deed is not None and c.tx_stack and tells_within(c, deed)
    if deed is not None and (within or performs(c, deed)) and not of_text_above(c, st, said):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), NOT_READ)


LED_HERE = expression(r"\b(?:following|this|these|follows|thus)\b[^:]{0,40}:\s+\S")
"""Leads to what stands behind it on its line, and to nothing below."""
DEED_ITEM = expression(
    r"\W{0,12}(?!(?:note|n\.?b|p\.?s|but|because|since|so|this|that|these|those|it|the|an?|no|none|nothing|not)\b)[A-Za-z]{3,}\s+[^:]*$",
    re.I,
)
"""One of the deeds that a line above says are done, as its marks and its first word show."""
BARE_VOTE = expression(
    r"\W*(?P<choice>[A-Z]{3,})\s+(?:on\s+)?(?:proposals?\s+)?[#pP]?\d{2,6}\b(?!\s*+[:=]\s*[A-Z][a-z]+\s*(?:,|$))"
)
"""Begins with a vote and what it is on: "FOR 401 if Hob pays"."""
LEANING_VOTE = expression(
    r"\W*(?P<on>(?:(?:proposal|prop|on)\s+)?[#pP]?\d{2,6}\s*+[:=–—-]*\s*)?(?P<choice>[A-Z]{3,})(?:\s*+,)?\s+"
    r"(?:if|unless|provided|assuming|once|as\s+long\s+as|until|when)\b"
)
"""The same under a condition, or under what is quoted: "402: FOR if Hob pays", "AGAINST unless fixed"."""
MENDED_VOTE = expression(
    r"(?:\b[Mm]y\s+(?:\w+\s+)?votes?\b[^.;!?]{0,60}?\s|^\W*(?:\w+\W\s*)?(?:(?:proposal|on)\s+)?[#pP]?\d{2,6}\s+)"
    r"(?:should|ought\s+to|must|(?:was|is|were|are)\s+(?:meant|supposed|intended)\s+to)\s+(?:have\s+been|be|read|say|count\s+as)\s+"
    r"(?P<choice>[A-Z]{3,})\b"
    r"|(?:^\W*|[.;:,–—]\s*(?:so\s+|and\s+)?|\b(?:please|kindly)\s+)(?:count|take|treat|read|record|consider|make|mark|put)\s+(?:it|that|this|them|those)\s+(?:down\s+)?(?:as|to\s+be)\s+(?P<as>[A-Z]{3,})\b"
)
"""Says what a vote of the author's was to be: "402 should be AGAINST, not FOR", "please count it as FOR"."""
GOES_ON = expression(
    r"\W*(?:[Aa]nd|[Aa]lso|[Pp]lus|[Aa]s\s+well\s+as|[Ll]ikewise)\b(?:\W+(?:also|finally|then|oh|of\s+course|what\s+the\s+(?:heck|hell)|while\s+I['’]m\s+at\s+it)\b)?\W*(?:(?:to|on|as|for|from|with|against)\s+)?(?:the\s+)?"
    r"(?:[pP#]?\d{2,6}\b|(?!I\b|I['’])[A-Z][\w'’-]+)(?:(?:\s*+,)?\s+(?:and|or|[A-Z][\w'’-]+|[pP#]?\d{2,6}|too|as\s+well)){0,4}[\W]*$"
)
"""Goes on with what the sentence before did: "I withdraw 401. And 402."."""
BY_ANOTHER = expression(
    r"(?:(?:and|then|in\s+return|in\s+exchange)\b,?\s+)*(?P<who>(?:[Tt]he\s+)?[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*)?)\s+(?:(?:hereby|then|now)\s+)?(?P<verb>[a-z]+)s\s+\S"
)


HEREBY_DONE = expression(r"\b(?:is|are)\s+(?:hereby|herewith)\s+(?:[a-z]+\s+)?[a-z]+ed:$", re.I)
"""A head under which stands what is done: "All of these have left and are hereby deactivated:"."""
FROM_ME = Worded(r"\b(?:gets?|receives?)\s+(?:[mM]\d+|\d+[mM])\s+(?:each\s+)?from\s+(?:me|myself)\b", "from")
"""What somebody gets, of whom nothing tells who it is."""
WOULD = expression(
    r"\b(?:if|would|could|should|might|may|will|when\w*|once|never|not|who\s+gets?|whoever|always|usually|every\s+n?(?:week|day))\b|['’](?:d|ll)\b|n['’]t\b"
)


def tells_within(c: Context, deed: re.Match[str]) -> bool:
    """Whether a first person does something, by whatever verb, within a transaction."""
    verb = deed["verb"].lower()
    if verb in SEEMING or verb in COURTESIES:
        return False
    acts = verb not in STATES and not verb.endswith("ed") and bool(deed["rest"].strip(" .!"))
    return acts or tells_of_game(c, verb, deed["rest"])


def done_by_another(c: Context, s: Scan) -> bool:
    """Whether a statement within a transaction says what somebody else does in it: "Hob pays me m7."."""
    found = BY_ANOTHER.match(s.mask)
    if found is None or is_author(c, found["who"]) or found["who"].lower() in NOT_A_NAME:
        return False
    verb = found["verb"]
    return verb not in SEEMING and (verb in c.vocabulary.deeds or verb in c.grammar.doing)


def unread_beside(c: Context, st: Statement, s: Scan, first: int, retold: list[tuple[int, int]]) -> None:
    """Report what a statement says is done beside its acts (from the `first` of the mail on) and beside what it only
    tells again, when nothing reads it."""
    if c.data or len(c.acts) <= first:
        return
    covered = sorted([*retold, *((act.start - st.start, act.end - st.start) for act in c.acts[first:])])
    votes = any(act.action == c.grammar.ballot for act in c.acts[first:])
    text = s.mask.rstrip()
    submits = SUBMITS_THIS.search(text) if text.endswith(":") and c.consumed <= st.end else None
    if submits is not None and covered[-1][1] <= submits.start("verb") and text_below(c):
        add_unclear(c, st.start + submits.start("verb"), st.start + len(s.text.rstrip()), NOT_READ)
        return
    if not votes and s.holds(c.grammar.choice_words) and vote_before(c, s, s.mask[: max(0, covered[0][0])]):
        add_unclear(c, st.start, st.start + covered[0][0], NOT_READ)
    elif loud_choice(c, s.mask[: max(0, covered[0][0])]) and framed(c, s, 0, covered[0][0]):
        add_unclear(c, st.start, st.start + len(s.mask[: covered[0][0]].rstrip(" ,;")), NOT_READ)
    end = c.text_at - st.start if st.start < c.text_at < st.end else len(s.mask)
    for n, (_, after) in enumerate(covered):
        stop = covered[n + 1][0] if n + 1 < len(covered) else end
        if after >= stop or not 0 <= after <= len(s.mask):
            continue
        tail = s.mask[after:stop]
        if not tail.strip(" .!"):
            continue  # no word is left
        if IN_OFFICE.fullmatch(tail) is not None:
            continue
        if c.unclear and st.start + after <= c.unclear[-1].start < st.start + stop:
            continue
        if (
            LEFT_SAME.match(tail)
            or LEFT_SUM.match(tail)
            or LEFT_INTENT.match(tail)
            or (stop == end and LEFT_NAME.fullmatch(tail))
        ):
            at = st.start + after + len(tail) - len(tail.lstrip(" ,"))
            add_unclear(c, at, st.start + after + len(tail.rstrip()), NOT_READ)
            return
        if framed(c, s, after, stop):
            at = st.start + after + len(tail) - len(tail.lstrip(" ,;"))
            add_unclear(c, at, st.start + after + len(tail.rstrip()), NOT_READ)
            return
        left = LEFT_VOTE.search(tail) if votes else None
        if votes and (which := ON_WHICH.search(tail)) is not None:
            add_unclear(c, st.start + after + which.start("which"), st.start + after + len(tail.rstrip()), NOT_READ)
            return
        if left is not None and left["choice"] in c.vocabulary.choices:
            at = st.start + after + left.start("who")
            add_unclear(c, at, st.start + after + len(tail.rstrip()), NOT_READ)
            return
        more = MORE_VOTES.search(tail) if votes else None
        if more is not None and (more["choice"] or more["word"]) in c.vocabulary.choices:
            led = tail[: more.start()]
            if not (traps.NEGATION.search(led, s.vocab) or WHY.search(led) or BY_OTHERS.search(led)):
                add_unclear(c, st.start + after + more.start(), st.start + after + len(tail.rstrip()), NOT_READ)
                return
        for clause in BESIDE.finditer(tail):
            if WHY.search(tail, 0, clause.end("lead")) or traps.NEGATION.search(clause["rest"], s.vocab):
                break
            deed = DEED.match("I " + in_first_person(c, clause["rest"]))
            voted = VOTED.match(clause["rest"])
            if voted is not None and voted["choice"] not in c.vocabulary.choices:
                voted = None
            if (voted and votes) or (deed is not None and performs(c, deed)):
                at = st.start + after + clause.start("rest")
                add_unclear(c, at, st.start + after + len(tail.rstrip()), NOT_READ)
                break


def loud_choice(c: Context, said: str) -> bool:
    """Whether a vote word in capitals stands in words."""
    return any(found.group() in c.vocabulary.choices for found in LOUD.finditer(said))


LEFT_SAME = expression(
    r"\s*+[,;–—-]*\s*(?:(?:and|but|with|while)\s+)?(?:(?:(?:do|cast|give)\s+)?(?:the\s+|its\s+)?(?:very\s+|exact\s+)?(?:same|opposite|reverse|contrary)\s+(?:on|for|to|of|with)\s|(?:ditto|likewise|similarly)\b[^,;:.!?]*[\dA-Z]"
    r"|[^,;:.!?]{1,40}?\s(?:gets?|receives?)\s+(?:exactly\s+)?the\s+(?:same|opposite|reverse|contrary)\b"
    r"|(?:the\s+others?|another(?:\s+one)?|the\s+rest)\s+(?:(?:goes?|is|are)\s+)?to\s+[A-Z])"
)
"""What is done beside a deed, told only as being like it or unlike it: "and the opposite on 413"."""


def vote_before(c: Context, s: Scan, led: str) -> bool:
    """Whether the words before the first act hold votes that nothing reads: "On behalf of Fishco, FOR 401, and ..."."""
    found = MORE_VOTES.search(led)
    if found is None or (found["choice"] or found["word"]) not in c.vocabulary.choices:
        return False
    said = led[: found.start()]
    told = WHY.search(said) or BY_OTHERS.search(led) or NOT_CAST_HERE.search(said)
    return not (traps.NEGATION.search(led, s.vocab) or told or "?" in led)


NOT_CAST_HERE = expression(
    r"\b(?:your|his|her|eir|their|its|with|return|exchange|instead|about|of\s+all|being)\b", re.I
)
"""Before a vote that somebody only speaks of."""


LEFT_VOTE = expression(
    r"\s*(?:,\s*(?:and|but|so)?|;|and|but|so)\s+(?P<who>(?:[Tt]he\s+)?(?!I\b)[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*)?|)\s*\b(?P<choice>[A-Z]{3,})\b(?:\s+(?:on\s+)?[pP#]?\d|\s+(?:on|for|what(?:ever)?|those|anything|things|everything)\s|\s+(?:on\s+)?the\s+(?:other|others|rest|second|third|last|latter)\b|\s+(?:on\s+)?(?:the\s+)?[A-Z][\w'’-]*['’]s\b|[.!)]*\s*$)"
)
"""A further vote behind one, whose or on what nothing tells: "and the Bank AGAINST"."""
BY_OTHERS = expression(r"\b(?:voted|votes|says?|said|wants?|would|should|was|has|had)\b")
MORE_VOTES = expression(
    r"(?:(?<=[,;.]\s)|(?<=and\s)|(?<=but\s))[pP#]?\d{2,6}\b[^;.!?]{0,25}?\b(?P<choice>[A-Z]{3,})\b(?=\s*(?:$|[,;.!)]))"
    r"|\b(?P<word>[A-Z]{3,})\s+(?:on\s+)?[pP#]?\d{2,6}\b"
)
"""Another vote behind one, in words between which nothing is read: "402: um, AGAINST"."""
ON_WHICH = expression(
    r"\b(?P<which>(?:on|for|to)\s+which\s+I\s+(?:\w+ly\s+)?(?:abstain|vote|say|cast|give|am)\b)", re.I
)
"""A vote on the last thing that was named."""


def in_first_person(c: Context, said: str) -> str:
    """What somebody else does beside a deed, as the author would say it of himself: "transfers 2 to Hose"."""
    verb, _, rest = said.partition(" ")
    deeds, doing = c.vocabulary.deeds, c.grammar.doing
    base = next((one for one in (verb[:-1], verb[:-2]) if one in deeds or one in doing), verb)
    return f"{base} {rest}" if verb.endswith("s") else said


LEFT_INTENT = expression(
    r"\s*(?:,|and|or|nor)\s*(?:(?:and|or|nor)\s+)?(?:to\s+)?[A-Z][\w-]*['’]s\b[^,;.]{0,60}?\b(?:intents?|intentions?|attempts?|announcements?)\b"
)
"""A further intent behind the one that was objected to: "... to Hose's, Joel's and Ivy's intents"."""
LEFT_SUM = expression(
    r"\s*+,?\s*(?:and|,)\s+(?:[a-z]?\d+[a-z]?\s+(?:[a-z]+\s+)?(?:each\s+)?to\s+[a-z]"
    r"|then\s+(?:[a-z]?\d+[a-z]?|an?\s+[a-z]+|two|three|four|five|six)\s+(?:more|again)\b"
    r"|(?:the\s+(?:rest|remainder|balance|same|lot|money)|all\s+of\s+it|it\s+all|what(?:ever)?(?:['’]s|\s+is)\s+left|everything\s+else)\s+to\s"
    r"|(?:to\s+)?(?:the\s+)?(?-i:[A-Z])[\w'’-]+\s+(?:gets\s+)?(?:(?:twice|thrice|double|triple|half)\b|(?:an?\s+)?(?:third|quarter)\s+(?:of\s+)?(?:that|as)\b"
    r"|the\s+(?:rest|remainder|balance|same|others?)\b|what(?:ever)?(?:['’]s|\s+is)\b|everything\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,4})\s*+[.!]*\s*$)"
    r"|(?:the|that|your)\s+(?:ones?|others?|two|three)\s+(?:about|on|called|titled|named|by|with|that|which|for)\b)",
)
"""A further sum behind an act that nothing tells, or for somebody whom nothing names: "and m5 to everyone else"."""


LEFT_NAME = expression(
    r"\s*+,?\s*(?:and|&)\s+(?:the\s+)?(?!I\b)[A-Z][a-z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,3}(?:(?:\s*+,)?\s+(?:too|as\s+well))?\s*+[.!]*\s*"
)
"""A name at the end that nothing took: "I join Bank and Pact", "I leave Chess, and Ivy too"."""
ONE_OF_SEVERAL = expression(
    r"\s+(?:to\s+)?(?:both(?:\s+of\s+(?:them|these|those)|\s+\w+s)?|the\s+(?:first|second|third|last|former|latter|others?)(?:\s+(?:one|two|intents?))?|#?\d{1,6})"
    r"(?:\s*[.,;!]|\s+(?:and|but)\b|\s*$)",
    re.I,
)
"""Behind a verb: which of several things that stand elsewhere."""


def of_text_above(c: Context, st: Statement, said: str) -> bool:
    """Whether a statement right behind the text of an act only says again what is done with it."""
    return c.consumed > 0 and POINTS_UP.search(said) is not None and not c.body[c.consumed : st.start].strip(" \n-–—")


MARK = expression(r"\s*+(?:(?:[-*•+–—]|\(?(?:[A-Za-z]|[ivx]{1,4}|\d{1,2})[.):])\s)?\s*+")
"""No more than the mark of a list between a head and what stands below."""


SUBMITS_SEVERAL = expression(
    r"\b(?:submit|propose|present|offer|file|lodge|table|bring)\s+(?:the\s+following\s+|these\s+)?(?:two|three|four|five|several|some|a\s+few|\d)\s[^:]*$",
    re.I,
)
"""What leads to the texts below it and to no other deed."""


def without_led(c: Context) -> None:
    """Take back what was reported of a sentence that only leads to the act right behind it."""
    behind = [act.start for act in c.acts]
    texts = [act.start for act in c.acts if c.book.of(act.action).document is not None]

    def leads(one: Unclear) -> bool:
        starts = texts if SUBMITS_SEVERAL.search(one.text) else behind
        told = ": " in one.text.rstrip(" :")  # "three socks: two Beige and one Black" says it all
        return (
            not told
            and (POINTS_DOWN.search(one.text) is not None or one.text.rstrip().endswith(":"))
            and any(one.end <= start and MARK.fullmatch(c.body, one.end, start) is not None for start in starts)
        )

    c.unclear = [one for one in c.unclear if one.why not in (NOT_READ, FRAMED, LIKE_A_DEED) or not leads(one)]


def performs(c: Context, deed: re.Match[str]) -> bool:
    """Whether a first person does something: by "hereby", or by a verb that only does, on a thing of the game."""
    verb, rest = deed["verb"].lower(), deed["rest"]
    if verb in ("no", "none", "nothing", "like", "love", "prefer", "want"):
        return False
    if only_has(verb, rest):
        return False
    if any(word in deed["adverbs"].lower() for word in HEREBY):
        return verb not in COURTESIES and not rest.lstrip().startswith("that ")
    if deed["capacity"] and verb in OFFICIAL and c.grammar.titles.search(deed["capacity"]):
        return not rest.lstrip().startswith("that ")
    if rest.lstrip().lower().startswith(("no ", "none", "neither")):
        return False
    if verb in c.grammar.doing and any(one.match(rest) for one in (ONE_OF_SEVERAL, CHANGED_TO, PASSED_TO, COUNTED)):
        return True
    if verb not in c.vocabulary.deeds:
        return verb in c.grammar.doing and verb not in SEEMING and tells_of_game(c, verb, rest)
    if not rest.strip(" .!"):  # "I also Purchase"
        return deed["verb"][0].isupper() or bool(deed["adverbs"].strip())
    if GIVEN_BELOW.match(deed.string, deed.end("verb")):
        return True
    if verb in NAMING_DEEDS and NAME_NEXT.match(rest) and not HALF.pattern.search(rest):
        return True
    if COUNTED.match(rest) or (verb == "resign" and LEFT_POST.match(rest)):
        return True
    found = OBJECT.match(rest)
    words = found["noun"].split() if found is not None else []
    if any(word.lower() in c.vocabulary.things or word[0].isupper() for word in words):
        return True
    return tells_of_game(c, verb, rest)


def tells_of_game(c: Context, verb: str, rest: str) -> bool:
    """Whether what somebody does by a verb that has other uses has to do with the game: its things, money, choices."""
    if IDIOM.match(f"{verb}{rest}") or HALF.pattern.search(rest):
        return False
    if any(re.search(rf"\b{choice}\b", rest) for choice in c.vocabulary.choices) or RULED.search(rest):
        return True
    said = set(re.findall(r"[a-z]+", rest.lower()))
    if said & (c.vocabulary.things | c.vocabulary.nouns | set(c.vocabulary.currencies)):
        return True
    return any(word.lower() in c.grammar.things for word in NAMED.findall(rest)) or SUM.search(rest) is not None
