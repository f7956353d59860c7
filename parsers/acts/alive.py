"""What makes a stretch of words alive: a message, a paragraph, a sentence that may hold an act, or say what the words
after it are.

Where nothing is found nothing is read: no statement is cut and no `Scan` made. A stretch is tested by the set of its
words, and what depends on their order by an expression of RE2 ("I hereby give"); both err only on the side of life.

One automaton for everything would be one pass, but its states are combinations of all that it may be in the middle
of, and a text that it has not seen before costs it a new state at nearly every byte: measured, a hundred times the
cost of the words. So each expression here stands for one thing and is an automaton of its own, with few states.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Set
from itertools import islice
from typing import Final

from engine.expressions import expression
from engine.language import Slot
from parsers import retractions
from parsers.clauses import traps
from parsers.clauses.grammar import Grammar
from parsers.clauses.hereby import HEREBY
from parsers.clauses.intents import INTENDING, INTENT_LABEL
from parsers.clauses.oneself import SELF_WORDS
from parsers.clauses.passive import BE_WORDS, CONSIDERING
from parsers.clauses.readiness import FEELING
from parsers.clauses.sentence import BY_ME
from parsers.clauses.shapes import SHAPE_WORDS, shapes
from parsers.clauses.subjectless import HOWS, MINE
from parsers.clauses.words import ANY_ADVERB, ANY_CONNECTING
from parsers.lines.headline_sentences import LONGEST
from parsers.lines.headlines import HEAD_WORDS, KINDS, PEOPLE, Known, headline, may_be_headline
from parsers.lines.publishers import LONGEST_HEADING, ways_of_heading
from parsers.lines.retold import RETOLD_WORDS, retold
from parsers.order.courtesies import ASKING_KINDLY
from parsers.order.topics import BRINGING, FROM_NOW_WORDS
from parsers.parts import PART
from parsers.phrases.needs import COMMON, rarest_word
from parsers.scan import DIGIT, Scan, spelled_out, vocabulary_of
from parsers.search.setmatch import Expression
from parsers.search.sieve import Sieved

DUTY_WORDS = frozenset(
    "lays puts imposes job discharge performance execution carrying discharging performing executing meeting honouring honoring satisfying obliges requires demands directs commands orders instructs bids binds fulfilling fulfiling capacity obligation obligations duties obliged bound demanded directed commanded duty fulfilment fulfillment required require oblige demand ask obedience compliance bid expect".split()
)
"""One of these is where somebody does a duty."""
REPEATING = frozenset({"times", "twice", "thrice"})
SO_ORDERED_WORDS = frozenset({"so", "i", "be"})
"""The same of what is ordered to be so (parsers/clauses/hereby.py)."""
LET, SO = frozenset({"let", "be"}), frozenset({"is", "now"})
"""Words of a wish that makes something so, and those of the statement as which it is read (parsers/order/topics.py)."""
DONE_ALREADY = frozenset({"ve", "been"})
"""One of these is where what is hereby done is told in the perfect: "I've hereby withdrawn 305"."""
ANSWERING = frozenset({"yea", "nay", "aye", "maybe"})
"""Words that somebody may take for votes or answers."""
ACTING = frozenset("actions action behalf acting officer performed done taken name speak speaking".split())
"""One of these is where a sentence says who acts in those after it."""
PART_WORDS = frozenset("title name body text question timing conflicts conflict dependencies depends".split())
"""Labels of the parts of a text, which are read line by line."""
VOTE_WORDS = frozenset({"vote", "votes"})
RANKING = frozenset({"emergency", "ballot", "ranking", "order", "choice", "preference", "rank", "mine"})
"""One of these is in a ranked ballot without a verb."""

NEAR_VOTE = Sieved(
    r"(?:^|[\n,;.:])\W{0,8}(?:(?:proposals?|props?)\s+)?[#pP]?\d{2,6}\s{0,8}[:=–—-]{0,3}>?\s{0,8}(?:[FASYN]|\+1|-1|(?i:yes|no|yep|yup|nope|yay|pro|con|agree|oppose))(?![\w'’-])"
    r"|(?:\+1|-1|\b(?:[FASYN]|(?i:yes|no|yep|yup|nope|yay|opposed?|agree|disagree|approve|reject)))\s{0,8}[:=]?\s{0,8}(?:(?:on|to|for)\s+)?(?:(?:proposals?|props?)\s+)?[#pP]?\d{2}"
    r"|(?:^|\n)\s{0,20}[\[(]\s{0,8}[xX*✓✔]\s{0,8}[\])]\s{0,8}(?:(?:proposal|prop)\s+)?[#pP]?\d"
    r"|(?:^|\n)\W{0,8}(?i:seconded|thirded)\b"
    r"|(?:^|[.!?:;,]\s|\n)\W{0,4}(?:TRUE|FALSE|PARADOX|UNDECIDABLE|YES|NO)\b"
    r"|(?:^|\n)\W{0,4}(?i:signed|i\s+accept|(?:i['’]m|i\s+am|(?:count|deal)\s+me)\s+in|(?:objection|support)\s+(?:withdrawn|retracted))\b"
    r"|(?:^|\n)\W{0,8}(?:[FASYN]|\+1|-1|(?i:yes|no|yep|yup|nope|yay))(?:\s+way)?(?:,?\s+(?:please|thanks|from\s+me|of\s+course))?[^\S\n]{0,8}[.!]{0,5}[^\S\n]{0,8}(?:\n|$)"
)
"""What somebody may take for a vote (parsers/acts/held/near_votes.py)."""
AGAIN_WORDS = frozenset("ditto likewise same so as in too well said".split())
"""One of these is in what follows."""
SAID_AGAIN = expression(
    r"(?:(?:and|yes|yeah|ok|okay|well|heh|haha)\b\W+)?(?:(?:so|as)\s+(?:do|shall|will|would|am|have)\s+i|(?:ditto|likewise|same)(?:\s+(?:here|for\s+me|from\s+me|again))?|the\s+same(?:\s+(?:here|for\s+me|from\s+me))|i\s+do\s+(?:too|the\s+same|likewise|so\s+too)|(?:i['’]m|i\s+am|count\s+me)\s+in(?:\s+too)?|what\s+(?:he|she|they|e)\s+said|me\s+too(?=\s*[,;–—-])|me\s+as\s+well)(?:(?:\s*+,)?\s+(?:too|as\s+well))?(?:\s*+[,;–—-]\s*[^.!?:\n]{1,60})?\s*+[.!]*\s*(?:[:;][-']?[)DP])?\s*",
    re.I,
)
"""Says no more than that its author does what somebody does."""

THAT_IS_MINE = (
    r"(?:that|this|such|which)(?:\s+is|['’]s)\s+(?:hereby\s+|also\s+)?my\s+"
    r"(?P<noun>(?:final\s+|official\s+|own\s+)?(?:answer|ruling|claim|verdict|vote|finding|choice|judgement|judgment))\b"
)
"""Says what the sentence before it is (parsers/acts/reworded/that_is_mine.py)."""
_THAT_IS_MINE = expression(THAT_IS_MINE, re.I)
_MINE_ASKED = expression(
    r"\bmy\s+(?:own\s+)?(?:answer|ruling|claim|verdict|vote|finding|choice|judge?ment)\b[^.!?]{1,80}\?", re.I
)
"""Asks what it is, where the next sentence says it."""
ASKING = frozenset("hereby herewith please kindly pls plz serves message mail post note".split())
"""One of these may stand before a verb that has no subject."""
_SENTENCE_END = expression(r"(?<=[.!\n])\s*")
_LETTERS = expression(r"[a-z]+")
SHAPE_ROOM = 100
"""Characters at the end of a paragraph that may say in which form words below it stand."""
HEAD_ROOM = 40
"""Characters of a heading that is no sentence."""
MYSELF = frozenset({"i", "me", "my", "im"})
_SPACE: Final = r"[\s\x0b\x1c-\x1f\x{85}\p{Z}]"
"""What `\\s` is for the `re` module."""
_BEFORE: Final = r"(?:^|[^a-zA-Z])"
_AFTER: Final = r"(?:[^a-zA-Z]|$)"
"""What stands around a word. Letters only: `_give_` and `5points` hold words."""
_NEVER: Final = r"[^\x00-\x{10ffff}]"
MOST_NAMED = 30
"""Lines of a text that may act in a thing which it names elsewhere; there are not so many in one mail."""
_LEAD = rf"(?i)(?m:(?:[:;]|{_SPACE}(?:like|writes?|says?|posts?|sends?|wrote|said|posted|sent|mails?|mailed|types?|typed|instance|example)){_SPACE}*$)|(?:do|perform|take|make|performed)s?{_SPACE}[^.:]*(?:following|these|action|this|below|as follows)|^{_SPACE}*(?:my{_SPACE}+)?action|(?m:(?:the{_SPACE}+following|as{_SPACE}+follows|below|numbers)(?:[^a-zA-Z.:;][^.:;]{{0,60}})?\.{_SPACE}*$)|following{_SPACE}+(?:action|thing|transaction|are|game)|i{_SPACE}+(?:hereby|also|now|do|therefore|herewith){_SPACE}*:?{_SPACE}*$|schedule the following|in (?:this|the following) order|inten(?:tion)?t?s{_AFTER}|intend{_AFTER}|transaction"

_RANKING: Final = (
    rf"(?i)my{_SPACE}+(?:emergency{_SPACE}+)?(?:ballot|vote|ranking|order){_AFTER}|first{_SPACE}+(?:choice|preference){_AFTER}"
    rf"|(?:^|[.!]{_SPACE}|\n)[^a-z]*(?:and{_SPACE}+)?mine{_SPACE}*(?:[:=]|is{_AFTER})"
    rf"|(?:^|\n)[^a-z]*(?:emergency{_SPACE}+)?(?:ballot|ranking|order|preferences){_SPACE}*:"
)


class Alive:
    """The words and expressions of one nomic."""

    def __init__(self, grammar: Grammar) -> None:
        book, words = grammar.book, grammar.vocabulary
        self._grammar = grammar
        said = frozenset(word.lower() for word in words.choices)
        self._quiet, self._votes = said & COMMON, said - COMMON
        self._answers = frozenset(rarest_word(said) for said in {*words.answers, *words.claims}) | ANSWERING
        self._headlines = known_of(grammar)
        self._words = (
            grammar.bare_words
            | grammar.label_words
            | self._votes
            | words.choices
            | DUTY_WORDS
            | REPEATING
            | INTENT_LABEL
        )
        self._lead = Expression(_LEAD)
        self._rows = expression("|".join(rf"^\W*(?:{head})\s*:$" for head in book.rows) or r"(?!)", re.I)
        self._doer = Expression(rf"(?i){_BEFORE}(?:{_any(grammar.doers)}|(?-i:[Tt]he{_SPACE}+[A-Z]{{3,6}})){_AFTER}")
        self._heading = Expression("|".join(_heading(pattern) for pattern, _ in book.headings) or _NEVER)
        known = [
            phrase.words for phrases in book.by_words.values() for phrase in phrases[:1] if phrase.words is not None
        ]
        self._lines = tuple(line for line, _ in book.lines if not line.known)
        self._known = tuple(line for line, _ in book.lines if line.known)
        self._named = tuple(line for line, _ in book.lines if line.named is not None)
        self._about = tuple(line.about for line, _ in book.lines if line.about is not None)
        self._ranks = any(param.slot is Slot.RANKING for words in known for param in words.params)
        self._ranking = Expression(_RANKING)
        self._deed = Expression(
            rf"(?i)(?:^|[^a-z0-9'’<])i['’]m{_SPACE}+(?:hereby|herewith|henceforth|now|{_any({'no', *words.states, *grammar.being})}|(?-i:{_any(words.choices)})){_AFTER}|(?:^|[^a-z0-9'’<])i(?:['’](?:d|ll|m))?(?:,[^\x00]*,)?(?:{_SPACE}*\([^()\x00]*\)|{_SPACE}+[-–—]+{_SPACE}[^\x00]*{_SPACE}[-–—]+|{_SPACE}+(?:for (?:my (?:own )?part|one)|on (?:my part|the other hand)|in (?:my )?turn|as (?:its|the) author))?(?:{_SPACE}+(?:will|shall|am|(?:and|but|yet){_SPACE}+{ANY_ADVERB}|{ANY_ADVERB}),?)*(?:,[^\x00]*,)?{_SPACE}+[*_\"“]*(?:{_any(grammar.verbs)}){_AFTER}"
        )
        self._joined = Expression(
            rf"(?i){_BEFORE}(?:and|so|then|hence|therefore|thus|to|me|is|but|than|must|only|more|again|{FEELING}s?,?|hereby|herewith|please|kindly|pls|plz)(?:,?{_SPACE}+{ANY_ADVERB})*,?{_SPACE}+(?:{_any(grammar.verbs)}){_AFTER}"
        )
        """A verb that goes on under a subject further up, or under a wish: "I have read it and vote ..."."""
        self._passive = Expression(
            rf"(?i){_BEFORE}(?:{_any(BE_WORDS)}){_SPACE}+(?:{ANY_ADVERB},?{_SPACE}+)*(?:by{_SPACE}+me,?{_SPACE}+)?(?:{_any(book.participle)}){_AFTER}"
        )
        self._considered = Expression(
            rf"(?i){_BEFORE}(?:{_any(CONSIDERING)}){_SPACE}[^.;:!?\x00]*{_SPACE}(?:{_any(book.participle)}){_AFTER}"
        )
        self._participle = Expression(
            rf"(?i)(?:^|[^a-z\s]{_SPACE}*|\n{_SPACE}*|{_BEFORE}(?:that|me|my|in|of|{_any(HOWS)}|{ANY_CONNECTING}){_SPACE}*[,:]?{_SPACE}+)(?:{_any(book.gerund)}){_AFTER}"
        )
        self._delivered = Expression(
            rf"(?i)(?:^|\n){_SPACE}*(?:{_any(book.participle)}){_SPACE}[^.\n]*(?::|herewith|hereby)"
        )
        self._done = Expression(
            rf"(?i){_BEFORE}(?:hereby|herewith){_SPACE}+(?:been{_SPACE}+)?(?:{_any(book.participle)}){_AFTER}"
            rf"|{_BEFORE}been{_SPACE}+(?:hereby|herewith){_SPACE}"
        )
        """What is done by the words themselves, without "is"."""
        self._ordered = Expression(
            rf"(?i)(?:^|[.:;!?)]{_SPACE}+|\n{_SPACE}*(?:[-*•]{_SPACE}*)?)(?:{_any(grammar.doing)}){_AFTER}"
        )
        """An order at the head of a sentence: "Wire m15 from me to Ivy"."""
        self._begins_quietly = Expression(
            rf"(?i)(?:^|[^a-z\s,]{_SPACE}*|\n{_SPACE}*|\s\s|\t|{_BEFORE}(?:and|so|ok|okay|also|then|well|yes|right|finally|likewise|hereby|thus){_SPACE}*[,:]?{_SPACE}+)(?:{_any(self._quiet)}){_AFTER}"
        )

    def leads(self, text: str) -> bool:
        """Whether some line of the text says what others are, so that none can be passed over."""
        return self._lead.found(text)

    def expects(self, subject: str) -> bool:
        """Whether under this subject lines perform that name a thing of which the mail says nothing else."""
        return any(about.search(subject) for about in self._about)

    def goes_on(self, text: str) -> bool:
        """Whether a line may act in a thing that other words of the text name, "Chess: e2-e4" under "I join Chess", or
        of whose kind they speak."""
        named = (
            (said[line.known].lower(), line.within)
            for line in self._known
            if line.mark in text
            for row in text.split("\n")
            if line.mark in row and (said := line.pattern.match(row.lstrip())) is not None
        )
        low = text.lower()
        return any(
            low.count(name) > low.count(name + ":") or any(word in low for word in within)
            for name, within in islice(named, MOST_NAMED)
        )

    def names_doer(self, text: str) -> bool:
        """Whether somebody else may be named who acts, there or further down."""
        return self._doer.found(text)

    def paragraph(self, text: str, doer: Callable[[], bool], named: bool = False) -> bool:
        """Whether some sentence of a paragraph may be an act; `doer` tells whether somebody else may be acting; `named`:
        the author stands in the mail by his name."""
        text = spelled_out(text)
        vocab = vocabulary_of(text, self._grammar.vocabulary)
        if named:
            vocab.add("me")
        if vocab >= LET:
            vocab |= SO
        if not vocab.isdisjoint(HEREBY) or vocab >= SO_ORDERED_WORDS:
            vocab |= SO
        if not vocab.isdisjoint(FROM_NOW_WORDS) and not vocab.isdisjoint(BE_WORDS):
            vocab.add("hereby")
        if not vocab.isdisjoint(ASKING_KINDLY):
            vocab.add("please")
        if not vocab.isdisjoint(ACTING) and doer() and self._doer.found(text):
            return True
        if not vocab.isdisjoint(PART_WORDS) and PART.search(text):
            return True
        if len(text) < retractions.ROOM and retractions.takes_back(text, vocab):
            return True
        if NEAR_VOTE.search(text) or text.lstrip()[:9].lower() == "proposal ":
            return True
        if "my" in vocab and (_THAT_IS_MINE.search(text) or ("?" in text and _MINE_ASKED.search(text))):
            return True
        if not vocab.isdisjoint(AGAIN_WORDS) and any(SAID_AGAIN.fullmatch(one) for one in _SENTENCE_END.split(text)):
            return True
        if not vocab.isdisjoint(traps.SUPPOSE_WORDS) and (traps.SUPPOSED_DEED.match(text) or traps.TALE.match(text)):
            return True
        if not vocab.isdisjoint(SHAPE_WORDS) and shapes(text.rstrip()[-SHAPE_ROOM:].lower()):
            return True
        return (
            self._by_words(text, vocab)
            or self._framed(text, vocab, doer)
            or self._headed(text, vocab)
            or self._heads_rows(text)
            or self._headline(text, vocab)
        )

    def _headline(self, text: str, vocab: set[str]) -> bool:
        """Whether a line may tell a deed by its noun or its participle."""
        if self._may_retell(text, vocab) and any(
            self.may_be_retold(line) and self._retold(line) for line in text.split("\n")
        ):
            return True
        if vocab.isdisjoint(HEAD_WORDS) and vocab.isdisjoint(self._grammar.participles):
            return False
        return any(
            may_be_headline(line, self._grammar.participles)
            and (found := headline(line, self._headlines)) is not None
            and (found.sentences or found.participle)
            for line in text.split("\n")
        )

    def _may_retell(self, text: str, vocab: set[str]) -> bool:
        """Whether some line may have such words; of letters beyond ASCII, some of which are others in small letters, a
        line is asked itself."""
        told = not vocab.isdisjoint(RETOLD_WORDS) or not vocab.isdisjoint(self._grammar.participles)
        return told or not text.isascii()

    def may_be_retold(self, line: str) -> bool:
        """Whether a line may have words that can be put otherwise."""
        if len(line) > LONGEST:
            return False
        words = set(_LETTERS.findall(line.lower()))
        return not (words.isdisjoint(RETOLD_WORDS) and words.isdisjoint(self._grammar.participles))

    def _retold(self, line: str) -> bool:
        return retold(line, self._grammar.verb_of, lambda _: True) is not None

    def _heads_rows(self, text: str) -> bool:
        """Whether the first words may be the head of a list that names its acts: "Usurpations" over "Law - m40"."""
        head = text.lstrip()[: HEAD_ROOM + 1].partition("\n")[0].partition(":")[0].rstrip()
        return len(head) <= HEAD_ROOM and self._rows.search(f"{head}:") is not None

    def alone(self, s: Scan, new_paragraph: bool) -> bool:
        """Whether a statement that is no sentence with an act may perform, or tell data from acts."""
        return self._by_words(s.text, s.vocab) or (new_paragraph and self._headed(s.text, s.vocab))

    def heads(self, s: Scan) -> bool:
        """Whether a statement may be an official heading."""
        return self._headed(s.text, s.vocab)

    def _headed(self, text: str, vocab: Set[str]) -> bool:
        """Whether some line may be an official heading, in the words of it or by the one who publishes."""
        if self._heading.found(text):
            return True
        if vocab.isdisjoint(self._grammar.offices):
            return False
        lines = {*text.split("\n"), text[: LONGEST_HEADING + 1]}
        return any(
            self._heading.found(way)
            for line in sorted(lines)
            for way in ways_of_heading(line, self._grammar.vocabulary)[1:]
        )

    def _framed(self, text: str, vocab: set[str], doer: Callable[[], bool]) -> bool:
        """Whether it may have the frame of an act: first person, third person, none, or a whole clause."""
        grammar = self._grammar
        return (
            (
                not vocab.isdisjoint(MYSELF)
                and (not vocab.isdisjoint(INTENDING) or self._deed.found(text) or self._joined.found(text))
            )
            or (not vocab.isdisjoint(ASKING) and self._joined.found(text))
            or (
                (not vocab.isdisjoint(DONE_ALREADY) or text.lstrip()[:4].lower() == "here")
                and not vocab.isdisjoint(BY_ME)
                and not vocab.isdisjoint(grammar.participles)
            )
            or (not vocab.isdisjoint(BE_WORDS) and self._passive.found(text))
            or (not vocab.isdisjoint(CONSIDERING) and self._considered.found(text))
            or (not vocab.isdisjoint(grammar.thirds) and (not vocab.isdisjoint(SELF_WORDS) or doer()))
            or (not vocab.isdisjoint(grammar.gerunds) and (self._participle.found(text) or ("s" in vocab and doer())))
            or (
                not vocab.isdisjoint(grammar.participles)
                and ((":" in text and not vocab.isdisjoint(BY_ME)) or self._delivered.found(text))
            )
            or (not vocab.isdisjoint(HEREBY) and self._done.found(text))
            or (not vocab.isdisjoint(BRINGING) and not vocab.isdisjoint(grammar.nominals))
            or grammar.book.is_sayable(vocab)
            or (not vocab.isdisjoint(MINE) and self._ordered.found(text))
            or (text.lstrip()[:1].islower() and not vocab.isdisjoint(grammar.verbs))
        )

    def _by_words(self, text: str, vocab: set[str]) -> bool:
        """Whether words of it may perform without the frame of a sentence, or tell data from acts."""
        return (
            not vocab.isdisjoint(self._words)
            or (DIGIT in vocab and not vocab.isdisjoint(self._answers))
            or (
                not vocab.isdisjoint(self._quiet)
                and (("my" in vocab and not vocab.isdisjoint(VOTE_WORDS)) or self._begins_quietly.found(text))
            )
            or any(not vocab.isdisjoint(line.words) and line.found(text) for line in self._lines)
            or any(line.mark in text and line.found(text) for line in self._named)
            or traps.DATA.search(text, vocab) is not None
            or (not vocab.isdisjoint(traps.UNREAL_WORDS) and traps.UNREAL.search(text) is not None)
            or (self._ranks and not vocab.isdisjoint(RANKING) and self._ranking.found(text))
        )


def known_of(grammar: Grammar) -> Known:
    """What headlines need of a nomic, where any name may be the author's."""

    def is_post(who: str) -> bool:
        return grammar.titles.fullmatch(who) is not None or grammar.posts.fullmatch(who) is not None

    things = (grammar.nouns - grammar.offices - PEOPLE) | KINDS
    return Known(grammar.verb_of, lambda _: True, is_post, things)


def _any(words: Iterable[str]) -> str:
    """The words as alternatives; of no words, what nothing matches."""
    return "|".join(re.escape(word).replace(r"\ ", f"{_SPACE}+") for word in sorted(words)) or _NEVER


_POSSESSIVE = expression(r"(\\s[*+?])\+")
"""A repetition of blanks that gives none back, which RE2 has no need of."""


def _heading(pattern: re.Pattern[str]) -> str:
    """An official heading for RE2, wherever it stands. Raises re2.Error for what RE2 cannot read."""
    source = _POSSESSIVE.sub(r"\1", pattern.pattern.removeprefix("^").removesuffix("$"))
    return f"(?i:{source.replace(chr(92) + 's', _SPACE).replace(chr(92) + 'w', '[^ ]')})"
