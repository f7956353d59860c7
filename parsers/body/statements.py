"""Cuts the own words of a body into statements: sentences, list lines and table lines.

Takes a `Layout`, its delimited texts and a test that says whether a stretch of words can do anything at all; gives
`Statement`s in order. A paragraph that can do nothing stays whole: it is one statement, marked as still. One pass
over the lines.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Set
from typing import Final, NamedTuple

from engine.expressions import expression
from parsers.body.abbreviated import ECHOED, abbreviated, cried_within, shortened_before
from parsers.body.blocks import Block, without_blocks
from parsers.body.faces import without_face
from parsers.body.marks import is_mark
from parsers.body.own import Layout
from parsers.body.rows import heads_columns, paid_rows, same_columns, stands_out, timed_rows
from parsers.body.speech import within_speech
from parsers.clauses.asked_lines import asked_apart
from parsers.naming_words import TITLE_LABEL
from parsers.scan import mask_quotes
from parsers.work import LOOK, MAX_WORK

MAX_STATEMENT: Final = 3_000
"""Longer sentences exist only as attacks or as texts; the rest of one is not read."""
MAX_TABLE_LINE: Final = 300
"""Longer lines are no lines of a ballot."""
FURTHER: Final = frozenset("also then plus next oh ok ps btw".split())
"""With one of these a further line begins of who writes without capitals and stops."""
WORDS_ROOM: Final = 240
"""Characters above a line in which a clause may have begun that the line ends."""
SHORT: Final = 45
"""A line shorter than this ended before the margin did."""


class Statement(NamedTuple):
    """One sentence or line of own words; `mark` is the list mark before it, not part of `start`."""

    start: int
    end: int
    mark: str = ""
    line_start: bool = True
    new_paragraph: bool = True
    line_end: bool = True
    still: bool = False
    """Nothing in it can be an act, or say anything about one."""


_MARK = expression(
    r"[ \t]*(?:-[ \t](?=[-*•+–][ \t]))?((?![J-UWYZ]\.[ \t]+[A-Z][a-z'’-]+[ \t]*(?:[-–—:=,;(]|$))(?:[-*•+–]|\(?\d{1,2}[.)]|(?:\d{1,2}|[a-h])/(?=[ \t]+\S)|\(?[a-zA-Z][.)]|\(?[ivxIVX]{1,4}[.)]|\d{1,2}\)\.|\d{1,2}\.\d{1,2}[.)]?(?=[ \t]{2,}\S|[ \t]+[A-Z\"“])|0\d(?=[ \t]{2,}\S)|\[\d{1,2}\](?![ \t]+(?:https?:|see\b))|\d(?=[ \t]{2,}(?:I[ \t]+[a-z]|m\d+[ \t]+(?:from|to|for|goes?)\b|\d+[ \t]+of[ \t]+my\b|(?:[Mm]y|[Tt]he)[ \t]+[a-z]))"
    r"|(?i:step|item|action|task|point)[ \t]+(?i:\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)(?:[.)]?(?=[ \t]{2}|[ \t]+I[ \t])|[ \t]+[-–—]+|\)))[ \t]+)?"
)
_LABEL_LINE = expression(r"[ \t]*(?:(?:[A-Z#]|my\s)[^:.!?\n]{0,60}|#?[Pp]?\d{1,5}[^:\n]{0,80}):(?:\s|$)")
_NUMBER_LINE = expression(r"[ \t]*\(?(?:#|[Pp]|[Pp]roposals? )?\d{1,6}\b")
_THEN_I = expression(r"\s*(?:at|on|from|next|tomorrow)\b[^,;:!?()\n]{0,40}?\s[Ii]\s+(?!am\b|was\b|had\b|think\b)[a-z]+")
"""Behind a remark in brackets, of somebody who makes no full stops: at another time he does something else."""
_I_DEED = expression(
    r"[ \t]*(?:(?:and|ok|okay|so|also|then|plus|now|oh|next)[ \t]+){0,2}(?:as[ \t]+(?:the[ \t]+)?\w+[ \t]+(?=i[ \t]))?(?:i|I)(?:['’]?m)?[ \t]+[a-z]{3,}[ \t]+\S"
)
"""A line that begins with what its author does."""
_ELSE = expression(
    r"[ \t]*(?:(?:if|when|once|unless)\s(?:(?!\s(?:and|or|but|that|as|what|because)\s+i\b)[^.!?;:,\n]){3,70}(?:,\s+(?:then\s+)?|\s+(?:then\s+)?)i\s+(?!am\b|was\b|have\b|had\b|can\b|think\b|know\b|said\b|want\b|like\b|do\b|did\b|\w+ed\b)[a-z]{3,}"
    r"|a+w+|wo+w+|whoa|haha+|hehe|omg|yay|woo+\w*|ugh|oops|phew|gg|hi|hey|hello|congrats|well\s+done|(?:what\s+an?|good|great|best|cool|sweet|awesome|lovely|bad|poor|silly)\s+(?:[a-z]+\b(?!\s+(?:of|to|for|and|in)\b))|that['’]?s\s+(?:all|it)|thats|thanks|thx|ty|cheers|bye|gotta|(?:did|does|has|is|are|can|could)\s+(?:any|some)|anyone|anybody|sorry|lol|what|why|how|who|pls|please|hope|good\s+luck|it['’]?s|nice|no\s+(?:hard|offen[cs]e)|nothing\s+personal|looking\s+forward|see\s+(?:you|ya|u)|back\s+to)\b"
)
"""Begins a line that says something else below what its author does, where he makes no full stops."""
_SUBORDINATE = expression(
    r"(?:^|[.!?;:]\s+|\s[–—-]+\s+)(?:(?:and|but|so|also)\s+)?(?:if|unless|when(?:ever)?|once|until|should|provided|as\s+soon\s+as|as\s+long\s+as|in\s+case|after|before|suppos(?:e|ing)|assuming)\s+[^.!?;:,]{3,60}$",
    re.I,
)
"""At the end of a line: a clause that another must follow, "If Hob apologises"."""
_CONDITION_OPEN = expression(
    r"(?:^\W*(?:\w[.)]\s+)?|[.!?;:]\s+|\s[–—-]+\s+)(?:(?:and|but|so|also)\s+)?(?:if|unless|once|when|should|provided|as\s+soon\s+as|in\s+case)\s+"
    r"(?:(?!,\s+(?:then\s+)?(?:I|we|you|he|she|e|they|it)\b)[^.!?;:]){3,200}$",
    re.I,
)
"""The same of words that may be over several lines and have commas: "If 402, as I fear, is"."""
_DEED_BEHIND = expression(r"[^.!?;:]{0,100},\s+(?:then\s+)?I\s")
"""Begins a line that brings what such a clause waits for: "5 to 3 or better, I withdraw 403"."""
_OPEN_BRACKET = expression(r"(?<![:;\s-])\s++\([^()]{3,200}$")
"""The end of a line within brackets that a further one closes."""
_NAME_OPEN = expression(r"\b(?:[Tt]he|my|an?|this)\s+[A-Z][\w'’&-]*(?:\s+[A-Z][\w'’&-]*){0,3}$")
"""The end of a line within a name that the next may end: "I change the Flour", over "Treaty: ..."."""
_ASSERTING = expression(r"[ \t]*assert(?:ion)?s?\s*:", re.I)
NARROW = 60
"""Characters of a line that no mailer would have broken there."""
MARGIN, WIDEST = 66, 80
"""No mailer breaks a line before the first where one letter would fit, nor leaves one longer than the other."""
_MY_LABEL = expression(
    r"[ \t]*my\s+(?:\w+\s+){0,2}(?:moves?|turn|play|bid|guess|stroke|shot|throw|roll|votes?|claim|verdict|ranking)\b[^:.!?\n]{0,40}:\s"
)
_SUM_LINE = expression(r"[ \t]*(?:[a-zA-Z]\d+|\d+[a-zA-Z])[\s,:]")
"""A line of a list of sums: "m5 to Hose"."""
_HEADING_ALONE = expression(
    r"\W*(?:\d{1,2}[.)]\s+)?(?:(?:[Mm]y\s+)?[A-Z][a-z]{3,}s?(?:\s+[a-z]{3,})?|(?:MY\s+)?[A-Z]{4,}(?:\s+[A-Z]{3,})?)"
)
"""A word or two that are a heading: "2. Money"."""
PASSING_LINE = expression(
    r"[ \t]*(?:and\s+)?(?:m?\d{1,6}m?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|all(?:\s+(?:of\s+)?my)?|both|an?|half)\s+[^\n,;:.!?]{2,50}?(?:,\s+from\s+m(?:e|ine))?\s(?:to|for)\s+\S"
)
"""A line of a list of gifts: "one Brown sock to Zuzka"."""
_GIFT_LINE = expression(r"[ \t]*(?:[mM]\d+|\d+[mM])\s+(?:to|for)\s+[A-Z]")
_PIECE = expression(r"[^\x00]+")
_SENTENCE = expression(r"\b(?:I|would|should|gets?|vote[sd]?)\b")
_STOP = expression(
    r"[.!?\"”\s](?:(?<=[.!?])(?<![.!?]{2})[.!?]*+[\"'”’)\]]*+(?=\s|$)|(?<=x[\"”])(?=\s+(?:I\s+[a-z]|(?:The|This|My|It|As|Also)\s+[a-z]))|(?<=\s)\s{99,}+)"
)
"""What ends a sentence; no table has columns so far apart. (One class of signs first: letters are passed over.)"""
_QUOTE_ENDS = ('"', "”")
_CLOSERS = "\"'”’)]"
_GOES_ON = expression(
    r"(?:,|\b(?:the|an?|of|to|and|or|with|from|by|my|their|not|than|number"
    r"|(?:I|to|hereby|will|would|not|also|people) vote"
    r"|(?:I|hereby) (?:exchange|convert|swap|trade|cash in|give|transfer|send|pay|donate"
    r"|withdraw|retract|paint|answer|destroy|spend|number|lower|revise)))$"
)
"""Words with which nothing ends."""
_INDENTED = expression(r"(?:[ ]{2,}|\t+)(?=[a-z])")
"""Blanks before a line that begins with a small letter."""
_NUMBERED_TITLE = expression(
    r"[\"“][^\"”\n]{1,100}[\"”]\s*(?:is|gets|becomes|->|=>|[:=]|[-–—]{1,2})?\s*(?:number\s+)?#?[pP]?\d{1,6}\s*[.;,]?"
)
"""A title and its number, in a line of its own."""
_WANTS_NOUN = expression(r"\bthe following(?:\s+(?:new|two|three))?$")
_NOUN_ALONE = expression(r"\s*(?:[A-Za-z]+\s+){0,2}[A-Za-z]+\s*+[.:]\s*")
"""What is submitted, at the end of its sentence, wrapped to a line of its own."""
_WANTS_NUMBER = expression(
    r"\b(?:[Rr]ules?|[Pp]roposals?|[Pp]rops?|[Cc]onsultations?|[Ii]ndictments?|nday|nweek|nos?\.?)$"
)
_WANTS_ITS_NUMBER = expression(r"\b(?:[A-Z]{3,}|[Vv]ot\w+|[Aa]bstain) on$")
"""The end of a line that a number on the next goes on with: "ABSTAIN on"."""
_VOTE_CUT = expression(r"\b[A-Z]{3,}[.;,]?\s+(?:and\s+)?#?[Pp]?\d{2,6}:$")
"""The end of a line of votes behind the number of the one that the next goes on with."""
_BULLET = expression(r"[ \t]*[-*•+–]")
BOX = expression(r"[ \t]*(?:\[[ \t]*[xX*✓✔]?[ \t]*\]|\([ \t]*[xX*✓✔]?[ \t]*\))[ \t]+\S")
"""A line that begins with a box, ticked or not."""
EMPTY_BOX = expression(r"[ \t]*(?:\[[ \t]*\]|\([ \t]*\))[ \t]+[^\[(]*$")
"""A line with one box that is not ticked."""
_RULED = expression(r"\s*+(?>(?:[-=_|+*~]{3,}+\s*+)+)")
"""A line between the head of a table and its rows."""
_RULES, _ROWS = frozenset("-=_|+*~"), frozenset("-*[(#Pp0123456789")
"""The first signs of such lines, and of the rows of a table of votes."""
_DRAWN_ROW = expression(r"[ \t]*\|.{1,300}\|[ \t]*$")
"""A line of a drawn table."""
_LEADER = expression(r"\s\.{2,}[ \t]+\S|\w\.{2,}\s+(?:sorry|oops|pardon|or\s+rather|no,)[,:;]?\s+(?:m?\d|[a-z])")
"""Dots that lead from one column of a line to the next."""
_SALUTATION = expression(r"\s*[^\W\d_][^\d,;:.!?]{0,30}(?:,[^\d,;:.!?]{1,20})?,\s*")
"""The first line of a letter: "Dear all,"."""
_WANTS_VOTE = expression(r"\b(?:vot(?:e|es|ed|ing)|an?|my|gets?|say|is|of|cast)$", re.I)
"""The end of a line that a vote word on the next goes on with."""
_GOODBYE = expression(
    r"(?:later|laters|cheers|bye|byebye|thanks|thx|ta|ciao|regards|best(?:\s+(?:regards|wishes))?|ttyl|peace|see\s+(?:you|ya)|that['’]?s\s+(?:all|it)(?:\s+folks)?)(?:\s+(?:all|folks|everyone|everybody|guys))?[!.,~]*",
    re.I,
)
"""What a mail ends with, and no part of the line above it."""
_LACKS_QUOTE = expression(r"\b(?:to|as|reads?|be|is|titled|called|named)\s*+:?\s*$", re.I)
_LED = expression(r":\s+(?!I\b)[a-z(\d]")
_LEAD_IN = expression(
    r"(?:(?:[Oo]n|[Aa]t|[Ii]n|[Aa]s|[Tt]hen|[Nn]ow|[Aa]lso|[Nn]ext|[Ff]irst|[Ff]inally|[Tt]herefore)\b(?:\s+[^,:;.!?\s]{1,20}){0,7}?,?\s+(?=I\b))?"
    r"(?:(?:I(?:,\s[^,:;.!?]{1,40},)?|[Ww]e|(?!(?:You|He|She|They|One|If|When|What|Who|Please)\b)(?:[Tt]he\s+)?[A-Z][\w'’&.-]*(?:\s+[A-Z][\w'’&.-]*){0,4}(?:\s+\([^()\n]{1,80}\))?)\s+"
    r"(?:(?:hereby|now|also|then|therefore|thus|further|furthermore|herewith|accordingly|do)\s+){0,3}(?:do|does|perform|performs|take|takes|undertake|carry\s+out)\s+"
    r"(?:(?:all\s+(?:of\s+)?)?(?:the\s+following|as\s+follows|(?:this|these)(?=\s*:|\s+(?:actions?|things?|acts?|twice|\w+\s+times|in\s+one\s+\w+|now|today|at\s+once|here)\b))\b|(?:(?:just|only)\s+)?(?:a|one|two|three|four|five|some|several)\s+(?:\w+\s+)?(?:things?|acts?|actions?)\b)"
    r"[^:.;!?\"“{]{0,60}|(?:[Mm]y\s+|[Tt]he\s+)?(?:[Gg]ame\s+)?[Aa]ctions?(?:\s+(?:for\s+)?(?:today|now|this\s+n?(?:day|week)))?"
    r"|(?:(?:[Oo]k(?:ay)?|[Ss]o|[Rr]ight|[Ww]ell|[Aa]lright|[Nn]ow|[Aa]nyway)\b,?\s+){0,3}(?:[Ii]n\s+(?:(?:this|that|the\s+following)\s+)?order"
    r"|(?:[Jj]ust\s+|[Dd]oing\s+|(?:I['’]m|[Ii]m)\s+doing\s+)?(?:[Aa]\s+(?:few|couple(?:\s+of)?)|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ome|[Ss]everal)\s+(?:(?:quick|small|more|little)\s+)?(?:things|acts|actions)"
    r"(?:\s+(?:from\s+me|here|today|now|to\s+do|I\s+do(?:\s+now)?))?)"
    r"|[Oo]n\s+behalf\s+of\s+(?:[Tt]he\s+)?[A-Z][\w'’&.-]*(?:\s+(?:of|and|&|[A-Z][\w'’&.-]*)){0,4}"
    r"):\s+(?=(?!I\b)[a-z(\d])"
)
"""What leads to deeds in the same sentence: "I do the following: give m5 to Hose; vote FOR 5"."""
_INNER_MARK = expression(r"(?:(?<=[;,.:])|(?<=[;,]\sand))\s+(\(?(?:\d{1,2}|[a-h])\))\s+(?=\w)")
"""The mark of an item within a sentence: "1) give m5 to Hose; 2) vote FOR 5"."""
_OWN_MARK = expression(r"(\(?(?:\d{1,2}|[a-h])\))\s+")
_QUOTATION = expression(r"\s*[\"“„«'‘][^\n]*[\"”“»'’][.!]?\s*$")


_TITLED_ROW = expression(r"\s*[\"“][^\"”\n]{1,100}[\"”]\s*(?:[:=]|->|\s[-–—]+)\s*[A-Z]{3,}\s*(?:$|[.!,;(])")
"""A line that is a title and a word about it: '"Small Hats": FOR'."""


MAX_STATEMENTS: Final = 2 * MAX_WORK // LOOK
"""Statements of one message: twice as many as can be looked at, since those within the text of an act are not."""


class Cutter:
    """Cuts bodies of one nomic; knows its vote words and its verbs only."""

    def __init__(self, choices: Iterable[str], verbs: Set[str] = frozenset()) -> None:
        self._verbs = verbs
        words = "|".join(re.escape(word) for word in sorted(choices)) or r"(?!)"
        self._table = expression(rf"[ \t]*(?:[-*]\s*)?[\[(]?(?:#|[Pp])?\d{{1,6}}\b.*\b(?:{words})\W*$", re.I)
        self._vote_line = expression(
            rf"[ \t]*(?:(?:{words})\s+(?:on\s+)?#?[Pp]?\d{{2,6}}"
            r"(?:\s*(?:[-–]|,\s*and\b|,|\band\b|&|\bto\b|\bthrough\b)\s*#?[Pp]?\d{2,6}){0,12}"
            r"\s*(?:[,;]\s*(?:and\s+)?|and\s+|$)){1,8}",
            re.I,
        )
        """A line of votes and nothing else, in capitals or not."""
        self._caps_vote = expression(rf"[ \t]*(?:(?:{words})\b|[\[(<][ \t]*(?:{words})[ \t]*[\])>])")

    def cut(
        self, layout: Layout, blocks: tuple[Block, ...], alive: Callable[[str], bool] | None = None
    ) -> tuple[Statement, ...]:
        """The statements between the blocks (the inside of a transaction in braces is cut like any other words).

        `alive` tells of a paragraph whether any word of it matters; without it every paragraph is cut. Of more than
        `MAX_STATEMENTS` the rest is left uncut.
        """
        live = without_blocks(layout.live, blocks)
        out: list[Statement] = []
        run = _Run(live, out)
        paragraph: list[tuple[int, int]] = []
        gap = False
        end = -1
        for text in live.split("\n"):
            start, end = end + 1, end + 1 + len(text)
            if len(out) >= MAX_STATEMENTS:
                return tuple(out[:MAX_STATEMENTS])
            if not text.strip(" \t\0"):  # so are lines that are not the author's own
                gap = True
                continue
            if paragraph and gap and not _quotes_below(live, paragraph[-1], (start, end)):
                self._paragraph(live, paragraph, run, alive)
                paragraph = []
            paragraph.append((start, end))
            gap = False
        if paragraph:
            self._paragraph(live, paragraph, run, alive)
        return tuple(out[:MAX_STATEMENTS])

    def _paragraph(
        self, live: str, lines: list[tuple[int, int]], run: _Run, alive: Callable[[str], bool] | None
    ) -> None:
        start, end = lines[0][0], lines[-1][1]
        if alive is not None and not alive(live[start:end]):
            run.out.append(Statement(start, min(end, start + MAX_STATEMENT), still=True))
            return
        run.fresh = True
        spoken = within_speech(live, lines) if len(lines) > 1 else frozenset()
        for begin, finish in lines:
            if len(run.out) >= MAX_STATEMENTS:
                return
            if begin in spoken and run.text:
                run.add(begin, finish, live[begin:finish])
                continue
            if "\0" not in live[begin:finish]:
                self._line(live, begin, finish, run, broken=False)
                continue
            for n, piece in enumerate(_PIECE.finditer(live, begin, finish)):
                if piece.group().strip():
                    self._line(live, piece.start(), piece.end(), run, broken=n > 0 or live[piece.start() - 1] == "\0")
            if live[finish - 1] == "\0":
                run.flush()
        run.flush()

    def _line(self, live: str, start: int, end: int, run: _Run, broken: bool) -> None:
        """Add a line (or what a block left of it) to the run, or begin a new statement with it."""
        text = live[start:end]
        begins = text.lstrip()[:1]
        if begins in _RULES and _RULED.fullmatch(text):
            run.flush()
            return
        if not begins:  # blanks of other kinds than those of a keyboard
            return
        if begins == "|" and _DRAWN_ROW.match(text) and not run.open():
            run.flush()
            out_start = start + len(text) - len(text.lstrip())
            run.out.append(Statement(out_start, start + len(text.rstrip()), new_paragraph=run.fresh))
            run.fresh = False
            return
        if end - start <= MAX_TABLE_LINE and self._is_row(text, begins) and not run.open() and not run.lacks_number():
            run.flush()
            listed = _MARK.match(text)
            if listed and not any(char.isdigit() for char in text[listed.end() :]):
                listed = None  # "301. FOR": the mark is what the vote is on
            run.out.append(
                Statement(start + (listed.end() if listed else 0), start + len(text.rstrip()), new_paragraph=run.fresh)
            )
            run.fresh = False
            return
        if run.text and (broken or self._starts_anew(run, text)):
            run.flush()
        run.add(start, end, text)

    def _is_row(self, text: str, begins: str) -> bool:
        return begins in _ROWS and bool(self._table.match(text)) and not (_SENTENCE.search(text) or ECHOED.search(text))

    def _starts_anew(self, run: _Run, text: str) -> bool:
        """Whether a line begins a statement of its own rather than going on with the one above."""
        last = run.text.rstrip()
        ended = last.rstrip(_CLOSERS)[-1:] in (".", "!", "?", ":", ";")
        if ended:
            if last.endswith(";") and _OPEN_BRACKET.search(run.words()) and ")" in text:
                return False
            if last[-1] == ":" and self._caps_vote.match(text) and _VOTE_CUT.search(last):
                return False  # "455: FOR. 456:" over "AGAINST."
            return not shortened_before(last, text)
        if run.text.endswith(" "):
            return False  # a soft line end
        plain = text.strip()
        titled = run.fresh and run.alone() and TITLE_LABEL.fullmatch(last) is not None
        over = is_mark(last) or is_mark(plain) or heads_columns(last)
        if over or (titled and plain[:2] not in ("I ", "i ")):
            return True
        if last.strip(" *_=<>[]~-").lower() == "transaction" and plain[:1] not in ("(", "["):
            return True  # the head of one
        if BOX.match(text) or any(
            row.fullmatch(last.lstrip()) and row.fullmatch(plain) for row in (_NUMBERED_TITLE, _TITLED_ROW)
        ):
            return True
        mark = _MARK.match(text)
        marked = bool(mark and mark.group(1))
        if (marked and _BULLET.match(text)) or (plain[:1] in "[<(" and len(plain) < 40 and "ransaction" in plain):
            return True
        short = len(last.lstrip()) < SHORT
        if short and len(plain) < SHORT and not _GOES_ON.search(last):
            above, here = _INDENTED.match(last), _INDENTED.match(text)
            if above is not None and here is not None and above.group() == here.group():
                return True  # lines under "I do the following:" that have no marks
        goes_on = _GOES_ON.search(last) or (not short and _WANTS_NUMBER.search(last))
        if not short and (_LAST_OF_SEVERAL.match(text) and last.rsplit(None, 1)[-1].isupper()):
            return False  # "The choices are FOR, AGAINST" over "and SHELVE."
        if marked and not short and plain.rstrip(".").isdigit():
            return False
        if marked:
            return not goes_on or last.endswith(",")
        if _WANTS_NOUN.search(last) and _NOUN_ALONE.fullmatch(text):
            return False
        if goes_on or (plain[:2] in ("I ", "i ") and _SUBORDINATE.search(last) is not None):
            return False
        if ", " in text and _DEED_BEHIND.match(text) and _CONDITION_OPEN.search(run.words()):
            return False
        if any(map(self._vote_line.fullmatch, (plain, last.strip()))) and not _WANTS_VOTE.search(last):
            return True
        first_word = plain.split(" ", 1)[0]
        room = max(run.widest, len(text.rstrip())) - len(last) > len(first_word) + 1
        if self._caps_vote.match(text) and _WANTS_VOTE.search(last):
            return False
        if _LABEL_LINE.match(text) or self._caps_vote.match(text):
            votes = all(map(self._caps_vote.match, (last.lstrip(), text)))
            return room or short or votes or (self._is_item(last) and _NAME_OPEN.search(last) is None)
        if plain.startswith("i ") and _I_DEED.match(text) and _MY_LABEL.match(last) and len(last) < MARGIN:
            return True  # "my move in Chess: e4" of somebody who makes no full stops
        if _SUM_LINE.match(text) and (_SUM_LINE.match(last) or _HEADING_ALONE.fullmatch(last)):
            return True
        if (
            same_columns(last, text)
            or paid_rows(last, text)
            or timed_rows(last, text)
            or (PASSING_LINE.match(text) and PASSING_LINE.match(last))
        ):
            return True
        if (short and _GIFT_LINE.match(text)) or (last.endswith(")") and _THEN_I.match(text)):
            return True
        if short and first_word.isalpha() and last.split(" ", 1)[0] == first_word and any(map(str.isdigit, plain)):
            return True  # "vote 414 for", and "vote 415 against" under it
        if _GOODBYE.fullmatch(plain):
            return True
        if first_word in self._verbs and len(last) < NARROW and run.alone() and last.split(" ", 1)[0] in self._verbs:
            return True  # "give Hob m5", and "withdraw 252" under it
        if len(last) < NARROW and (_ASSERTING.match(last) or _ASSERTING.match(text)):
            return True
        told = last[max(map(last.rfind, ".!?")) + 1 :] if not NARROW <= len(last) <= WIDEST else ""
        if told and _I_DEED.match(told) and (_I_DEED.match(text) or _ELSE.match(text)):
            return True  # each line says what its author does, in the way of who makes no full stops
        if len(last) < NARROW and text.endswith("?") and asked_apart(last, text):
            return True
        if _NUMBER_LINE.match(text):
            apart = room or len(last.lstrip()) < 50 or bool(_NUMBER_LINE.match(last))
            return apart and not _WANTS_ITS_NUMBER.search(last)
        if plain and (short or room):
            anew = (
                plain[0].isupper()
                or (short and room and plain[0].islower() and last.lstrip()[:1].islower())
                or (plain[0] in '"“' and last.lstrip()[:1] in '"“')
                or (plain[0] in '"“' and short and last[-1].isdigit())
                or (plain[0] in '"“' and short and _TITLED_ROW.match(text) is not None)
                or (plain[0] in '"“i' and first_word.lower() in ("i", "it"))
                or (short and first_word.lower() in ("the", "it", "i", "a"))
                or (short and stands_out(last, text))
                or (short and first_word in FURTHER and last.lstrip()[:1].islower())
            )
            return bool(anew) and _SUBORDINATE.search(last) is None
        return False

    def _is_item(self, line: str) -> bool:
        """Whether a line looks like one of a list."""
        mark = _MARK.match(line)
        marked = bool(mark and mark.group(1))
        return marked or any(one.match(line) for one in (_LABEL_LINE, self._caps_vote, _NUMBER_LINE))


def _quotes_below(live: str, last: tuple[int, int], line: tuple[int, int]) -> bool:
    """Whether a paragraph ends with "... change the title to" and the next is the quotation that it lacks."""
    open_end = _LACKS_QUOTE.search(live, *last) and "\0" not in live[last[1] : line[0]]
    return bool(open_end and _QUOTATION.match(live, *line))


_LAST_OF_SEVERAL = expression(r"\s*(?:and|or)\s+[A-Z]{3,}\s*+[.;!]?\s*$")


class _Run:
    """Lines that go on with each other, until they are flushed as sentences."""

    __slots__ = ("end", "fresh", "live", "out", "start", "text", "widest")

    def __init__(self, live: str, out: list[Statement]) -> None:
        self.live = live
        self.out = out
        self.fresh = True
        """Whether the next statement begins a paragraph."""
        self.start = self.end = self.widest = 0
        self.text = ""
        """The last line; empty when the run is."""

    def add(self, start: int, end: int, text: str) -> None:
        if not self.text:
            self.start, self.widest = start, 0
        self.end, self.text = end, text
        self.widest = max(self.widest, len(text.rstrip()))

    def open(self) -> bool:
        """Whether its last line needs another: it ends with a comma and is no salutation."""
        return self.text.rstrip().endswith(",") and not (self.fresh and _SALUTATION.fullmatch(self.text))

    def alone(self) -> bool:
        """Whether its last line is all of it."""
        return self.live.find("\n", self.start, self.end) < 0

    def lacks_number(self) -> bool:
        """Whether its last line goes on with a number."""
        above = self.text.rstrip()
        return len(above.strip()) >= SHORT and (
            above.endswith((" and", " or")) or _WANTS_NUMBER.search(above) is not None
        )

    def words(self) -> str:
        """The last of its words, as one line."""
        return self.live[max(self.start, self.end - WORDS_ROOM) : self.end].replace("\n", " ")

    def flush(self) -> None:
        """Cut the lines into sentences."""
        if not self.text:
            return
        live, end = self.live, self.end
        self.text = ""
        mark = _MARK.match(live, self.start, end)
        pos = mark.end() if mark else self.start
        label = (mark.group(1) or "").strip() if mark else ""
        first = True
        masked = mask_quotes(live[pos:end])
        base = pos
        for stop in _STOP.finditer(masked):
            if len(self.out) >= MAX_STATEMENTS:
                return
            if stop.group() in _QUOTE_ENDS and live[base + stop.start() - 1] not in ".!?":
                continue  # the point stands within the quotation, before what the author does next
            if stop.group() == "." and abbreviated(masked, stop.start(), stop.end()):
                continue
            if stop.group()[-1] in ")]" and masked[stop.end() : stop.end() + 2].strip()[:1].islower():
                continue  # "m10 (ten!) to Hose"
            if stop.group()[-1] in "!?" and cried_within(masked, stop.start(), stop.end()):
                continue  # "I withdraw - at last! - 305"
            if stop.group().startswith("..") and _LEADER.match(masked, stop.start() - 1):
                continue
            finish = base + stop.end()
            if self._sentence(pos, finish, label, first, finish >= end):
                label, first = "", False
            pos = finish
        self._sentence(pos, end, label, first, last=True)
        self.fresh = False

    def _sentence(self, pos: int, finish: int, label: str, first: bool, last: bool) -> bool:
        text = self.live[pos:finish]
        plain = without_face(text.strip())
        if not plain:
            if last and self.out and self.out[-1].end <= pos and not first:
                self.out[-1] = self.out[-1]._replace(line_end=True)
            return False
        start = pos + len(text) - len(text.lstrip())
        end = min(start + len(plain), pos + MAX_STATEMENT)
        fresh = self.fresh and first
        above = self.out[-1].mark if self.out and not first else ""
        if above.endswith(")") and not label and (own := _OWN_MARK.match(self.live, start, end)):
            start, label, first = own.end(), own[1], True  # "1) I give m5 to Hose. 2) I vote FOR 5."
        lead = _LEAD_IN.match(self.live, start, end) if ":" in plain and _LED.search(plain) else None
        if lead is not None:
            self.out.append(Statement(start, start + len(lead[0].rstrip()), label, first, fresh, line_end=False))
            start, label, first, fresh = lead.end(), "", True, False
            if own := _OWN_MARK.match(self.live, start, end):
                start, label = own.end(), own[1]
        if lead is not None or label.endswith(")"):
            for mark in _INNER_MARK.finditer(self.live, start, end):
                self.out.append(Statement(start, mark.start(), label, first, fresh, line_end=False))
                start, label, first, fresh = mark.end(), mark[1], True, False
        self.out.append(Statement(start, end, label, first, fresh, last))
        return True
