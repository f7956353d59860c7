"""A piece of text prepared for reading, and the smallest steps over it.

A `Scan` holds one statement as written, in lower case (same length) and with its quotations masked, so that every
offset means the same place in all three. Readers take a `Scan` and a position and give (value, end) pairs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Set
from typing import Any

from engine.expressions import expression
from engine.language import Vocabulary
from parsers.arrows import ARROW, drawn
from parsers.shortened import HAS_SHORT, IS_SHORT, SHORTENING
from parsers.work import Purse

THIS, IT, THEM, OWN = "\0this", "\0it", "\0them", "\0own"
"""What points: at the thing before the eyes, at one or at several that were named, at what is the author's."""
MAX_LIST = 60
Found = list[tuple[Any, int]]
QUOTED = expression(
    r"\"([^\"]{1,200})\"|“([^“”]{1,200})”|„([^„“”\"]{1,200})[“”\"]|«([^«»]{1,200})»"
    r"|‘([^‘’]{1,200})’(?!\w)|'([^'\n]{1,100}(?:'[a-z][^'\n]{0,100})?)'(?!\w)|``([^'`]{1,200})''"
    r"|__(?=\S)([^_\n]{1,100})__(?!\w)|_(?=\S)([^_\n]{1,100})_(?!\w)|\*(?=\S)([^*\n]{1,100})\*(?!\w)|<<([^<>]{1,100})>>"
    r"|\{(?:(?<=title\s\{)|(?<=titled\s\{)|(?<=called\s\{)|(?<=named\s\{)|(?<=name\s\{))([^{}]{1,100})\}"
)
"""Something in marks; each way begins with its mark, so that letters are passed over."""
OPENING_MARKS = frozenset("\"“„«‘'`_*<{")
WORD = expression(r"[^\s,;:.!?()\[\]{}\"“”„«»<>=]+(?:\.(?=\w)[^\s,;:!?()\[\]{}\"“”„«»<>]+)*")
TOKEN = expression(r"\s*([a-z]+|\S)?")
_ADDING = r"(?:,?\s*(?:alas|yes|naturally|of\s+course|obviously|sadly|inevitably),\s+|(?:also|then|lastly|finally)\s+)"
"""What may stand before the next item of a list: "402, also 405", "402 and, alas, 405"."""
JOIN = expression(
    rf"\s*(?:,\s*(?:and|&|or|plus)\b(?:\s*{_ADDING}|\s+)|,\s*(?:{_ADDING}|as\s+well\s+as\s+)?"
    rf"|\s+(?:and|&|or|plus|as well as)(?:\s*{_ADDING}|\s+)|\s*+[&+/]\s*|\s+an\s+(?=[#p]?\d))",
    re.I,
)
JOINS = frozenset({",", "and", "&", "or", "plus", "as", "+", "/", "an"})
"""The tokens with which it begins."""
ELIDED_ING = expression(r"(?<=[a-z][a-z]in)['’](?=[\s,;:.!?]|$)")
"""The apostrophe of "votin'" stands where the g would."""
ANY_QUOTE = expression('["“„«‘`_*<{]')


DESCRIPTIONS = frozenset(
    "own earlier previous prior former existing present current recent standing said aforesaid "
    "aforementioned mentioned abovementioned outstanding".split()
)
MARKS = ("+1", "->", ":", ":=")
"""Marks by which a phrase can be found, beside its words."""
DIGIT = "0"
"""Stands among the words of a text for any number in digits."""

LOUD = expression(r"\b[A-Z]{3,}\b")
"""A word in capitals."""
SHOUTED = expression(
    r"\b(?:A|AN|THE|AND|AS|TO|OF|IN|INTO|ON|BY|WITH|FROM|AT|MY|IS|ARE|BE|HEREBY|THAT|UNDER|WHICH|IT)\b"
)
"""Words of every sentence, which in a text that shouts are no more than that (a "for" may be a vote)."""
SOLEMN = frozenset("hereby herewith therefore thereby thus hence now accordingly duly consequently forthwith".split())
"""Adverbs that say no more than that something is done; between the words of a phrase they may stand anywhere."""
ITS_OR_PLURAL = expression(r"its\s|\ws['’](?=\s+\w)")
"""Where "its" or the genitive of a plural stands for "'s": "the Ministry of Questions' Reward"."""
_DIGITS = b"0123456789"
_PLAIN = bytes(c if 97 <= c <= 122 else c + 32 if 65 <= c <= 90 else 32 for c in range(256))
"""Letters in lower case, blanks for everything else."""


class Tokens(dict[int, str]):
    """The plain word or mark, in lower case, that stands next at each place of a text that was asked for; empty at the
    end."""

    __slots__ = ("_low",)

    def __init__(self, low: str) -> None:
        self._low = low

    def __missing__(self, pos: int) -> str:
        found = self[pos] = token_in(self._low, pos)
        return found


OWN_CLAUSE = expression(r"(?:[,;:]\s+(?:(?:and|but|then|so)\s+)?|\s+(?:and|but)\s+)(?=I\s)")
"""Between two clauses of the author's."""


class Scan:
    """A text being read: as written, in lower case (same length), and with its quotations blanked."""

    __slots__ = (
        "addressee",
        "allowed",
        "clauses",
        "described",
        "low",
        "mail_words",
        "mask",
        "memory",
        "missing",
        "named",
        "of_points",
        "plain",
        "purse",
        "reply",
        "selves",
        "several",
        "solemn",
        "subjects",
        "taken",
        "text",
        "tokens",
        "vocab",
        "words",
    )

    def __init__(
        self,
        text: str,
        words: Vocabulary,
        reply: bool = False,
        selves: tuple[str, ...] = (),
        purse: Purse | None = None,
        vocab: set[str] | None = None,
    ) -> None:
        """`vocab`: what `vocabulary_of` gives for the text, where it is known."""
        if text.isupper():
            selves = (*selves, *(name.upper() for name in selves))
            text, vocab = SHOUTED.sub(lambda word: word.group().lower(), text), None
        self.text = text
        self.low = lower(text).replace("’", "'")
        self.mask = mask_quotes(text)
        self.words = words
        self.reply = reply
        """Whether "this" can mean the message replied to."""
        self.selves = selves
        """Names by which the author may speak of himself."""
        self.purse = purse or Purse()
        self.addressee = ""
        """Who was spoken to just before by his name."""
        self.mail_words: Callable[[], Set[str]] | None = None
        """Asks for the words of the whole mail; None where the text stands alone."""
        self.taken = 0
        """Where the last act ends that was read; none after it has a part before that."""
        self.tokens = Tokens(self.low)
        self.memory: dict[tuple[object, int], Found] = {}
        """What slots were read at which place: many phrases ask for the same."""
        self.clauses: tuple[tuple[int, int], ...] | None = None
        """Where clauses with an "I" of their own begin, and the ones before them end; None: not asked yet."""
        self.allowed: dict[tuple[int, str, int], bool] = {}
        """Whether an action's own limits let the text, with a verb, be that action (parsers/phrases/limits.py)."""
        self.subjects: dict[tuple[str, int, int, int], Any] = {}
        """What the subject of a passive can be (parsers/phrases/loose.py), by action and place."""
        self.missing = -1
        """What no word of the text is, of what phrases want, as bits (parsers/phrases/needs.py); -1: not asked yet."""
        spelled = spelled_out(text)
        self.vocab = vocabulary_of(spelled, words) if vocab is None or spelled is not text else vocab
        """The plain words of the text in lower case, its marks, `DIGIT`, and its vote words as they are in capitals."""
        self.of_points = False
        """Whether the sentence before speaks of points, of which so many are meant by "seven of them"."""
        self.several = False
        """Whether the sentence before names several numbers, which "all of them" may mean."""
        self.described = not self.vocab.isdisjoint(DESCRIPTIONS)
        """Whether a word stands in it that may describe a thing without telling another one."""
        self.named = any(name in text for name in selves)
        """Whether the author stands in the text by his name."""
        if self.named:
            self.vocab.add("me")
        self.solemn = not self.vocab.isdisjoint(SOLEMN)
        """Whether it holds an adverb of `SOLEMN`."""
        self.plain = not (self.solemn or self.named or self.described)
        """Whether none of all these is in it, so that a word is only where it stands."""

    def shouts(self, word: str, pos: int) -> bool:
        """Whether a vote word stands there in capitals, in a text that does not shout as a whole."""
        said = self.text[pos : pos + len(word)]
        return said.isupper() and said in self.words.choices and not self.text.isupper()

    def clause(self, pos: int) -> tuple[int, int]:
        """Where the clause with an "I" of its own begins and ends in which a position is."""
        if self.clauses is None:
            found = list(OWN_CLAUSE.finditer(self.mask)) if self.text.count("I ") > 1 else []
            ends = [(one.end(), one.start()) for one in found]
            self.clauses = tuple(ends)
        start, end = 0, len(self.text)
        for begins, stops in self.clauses:
            if begins > pos:
                end = stops
                break
            start = begins
        return start, end

    def holds(self, words: frozenset[str]) -> bool:
        """Whether one of these words stands in the text."""
        return not self.vocab.isdisjoint(words)


def token_in(low: str, pos: int = 0) -> str:
    """The next plain word or mark of a text in lower case; empty at the end."""
    token = TOKEN.match(low, pos)
    return (token.group(1) or "") if token else ""


def join_at(s: Scan, pos: int) -> re.Match[str] | None:
    """What joins the next item of a list to the one before."""
    return JOIN.match(s.text, pos) if s.tokens[pos] in JOINS else None


def token_at(s: Scan, pos: int) -> str:
    """The same in a text that is being read; kept, since many phrases ask for the same."""
    return s.tokens[pos]


def vocabulary_of(text: str, words: Vocabulary) -> set[str]:
    """The words of a text (see `Scan`)."""
    data = text.encode("ascii", "replace")
    found = set(data.translate(_PLAIN).decode("ascii").split())
    if len(data.translate(None, _DIGITS)) != len(data):
        found.add(DIGIT)
    for mark in MARKS:
        if mark[0] in text and mark in text:  # one character is looked for twenty times as fast as two
            found.add(mark)
    if ARROW not in found and drawn(text):
        found.add(ARROW)
    for word in words.choices:
        if word in text:
            found.add(word)
            if f"{word}s" in text:
                found.add(word.lower())  # "my FORs go to 437 and 438"
    if "s" in found and not found.isdisjoint(SHORTENING):
        found.add("is")
    if "s" in found and ("'s " in text or "’s " in text):
        if IS_SHORT.search(text):
            found.add("is")
        if HAS_SHORT.search(text):
            found.add("has")
    return found


def spelled_out(text: str) -> str:
    """The text with "votin'" as "voting", which is as long."""
    return ELIDED_ING.sub("g", text) if "in'" in text or "in’" in text else text


def lower(text: str) -> str:
    """Lower case of the same length."""
    low = spelled_out(text.lower())
    return low if len(low) == len(text) else "".join(c.lower() if len(c.lower()) == 1 else c for c in text)


def mask_quotes(text: str) -> str:
    """Quoted stretches become runs of `x`, so that nothing inside them is taken for a sentence."""
    if text.count("'") < 2 and not ANY_QUOTE.search(text):  # an apostrophe alone begins nothing
        return text
    return QUOTED.sub(
        lambda m: (
            m.group()
            if m.group()[0] in "'_*‘<" and m.start() and (text[m.start() - 1].isalnum())
            else m.group()[0] + "x" * (len(m.group()) - 2) + m.group()[-1]
        ),
        text,
    )


def skip(text: str, pos: int) -> int:
    """Position after white space."""
    while text[pos : pos + 1].isspace():
        pos += 1
    return pos


def quoted(text: str, pos: int) -> tuple[str, int] | None:
    """A quoted string at `pos`: its content and the position after it."""
    if text[pos : pos + 1] not in OPENING_MARKS:
        return None
    match = QUOTED.match(text, pos)
    if not match or not match.lastindex:
        return None
    content = " ".join((match.group(match.lastindex) or "").split())
    return (content.rstrip(",") if content.endswith(",") else content, match.end())


_AGAIN = expression(r"\b(to|from|on|for|of|upon|between|among|with|against)\s+$")
"""The word before a list, which may stand before each of its items: "from Hob and from Ione"."""
_AGAIN_ROOM = 12


def after_join(s: Scan, start: int, end: int) -> int:
    """Where the next item begins behind what joins it, in a list that begins at `start`."""
    before = _AGAIN.search(s.low, max(0, start - _AGAIN_ROOM), start)
    if before is None or not s.low.startswith(before[1] + " ", end):
        return end
    if s.shouts(before[1], before.start()) or s.shouts(before[1], end):
        return end
    return skip(s.text, end + len(before[1]))


POINTED = "Mr Mrs Ms Mx Dr St Prof Lt Capt Col Gen Sgt Maj Cpl Adm Rev Fr Hon Gov Mme Mlle".split()
"""Titles of people that are written with a point."""
SHORTENED = expression(rf"\b(?:{'|'.join(POINTED)}|Corp|Inc|Ltd|Co|No|no)\.$")
"""A word with a point that ends no sentence."""


def phrase_end(s: Scan, pos: int, stops: str) -> int:
    for i in range(pos, min(len(s.text), pos + 400)):
        if s.mask[i] in stops and not s.mask[i + 1 : i + 2].isalnum() and not SHORTENED.search(s.mask, pos, i + 1):
            return i
    return min(len(s.text), pos + 400)
