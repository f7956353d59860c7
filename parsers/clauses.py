"""Reads one sentence: who acts, how it is said (performed, announced, scheduled, repeated), and which phrase it is.

The frame ("I hereby ...", "Acme gives ...", "I intend, without objection, to ...", "giving ...", "... and resign")
is recognised here once for all actions; a phrase only says what stands after the verb. A sentence is read from
left to right over the places where a clause can begin; each place is tried against the phrases of its verb.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.language import Slot, Vocabulary, Words
from parsers import traps
from parsers.phrases import Book, Match, Phrase, SlotNode, match, possible, score
from parsers.slots import Scan, capitals, number, skip

MAX_HITS = 200
"""Acts in one sentence; longer lists are ranges or tables."""

_ADVERB = (
    r"(?:hereby|also|now|then|thus|therefore|further|furthermore|formally|officially|herewith|additionally|likewise|again|do|too|instead|once more|"
    r"first|next|still|simply|just|in turn|as well|so|accordingly|thereby|therewith|hence|immediately|at once|finally|solemnly|gladly|(?!fami|on|rep|app)[a-z]{2,12}ly)"
)
_SUBJECT = re.compile(rf"I(?:['’]d(?=\s+like))?(?:,\s[^,;.:!?]{{1,60}},)?(?=\W)(?:\s+{_ADVERB},?(?=\s))*\s+", re.I)
_WORD = re.compile(r"[a-z]+(?:-[a-z]+)?", re.I)
_WILL = re.compile(r"(?:I\s+(?:will|shall)|I['’]ll)\s+((?:" + _ADVERB + r"\s+)*)", re.I)
_AM = re.compile(rf"(?:I\s+am|I['’]m|I)\s+((?:{_ADVERB}\s+)*)", re.I)
_KIND_WORDS = r"(?:with|without|w/o|having|subject to)\b[^.;:]{0,80}?"
_INTENT = re.compile(
    rf"(?:I|it)(?:\s+{_ADVERB},?)*\s*,?\s*(?:{_KIND_WORDS},?\s+)?(?:(?:intend|plan|propose|mean)\s*,?\s*(?:[^.;:]{{0,90}}?\s)??to\s+"
    rf"|(?:(?:announce|declare|state|give\s+notice\s+of)\s+(?:\w+\s+)?(?:my|an|the|its)\s+inten(?:t|tion)\s*,?\s*(?:[^.;:]{{0,90}}?\s)??(?:to|of)\s+)"
    rf"|give\s+notice\s*(?:that\s+I\s+(?:\w+\s+)?(?:want|intend|plan|wish|mean)|of\s+(?:my\s+)?inten(?:t|tion))\s*,?\s*(?:[^.;:]{{0,90}}?\s)??to\s+)",
    re.I,
)
_ELLIPTIC_INTENT = re.compile(r"(?:likewise|also|and|similarly)?\s*,?\s*(?:intend\s+(?:[^.;:]{0,60}?\s)??)?to\s+", re.I)
_LABEL_INTENT = re.compile(r"(?:notice\s+of\s+)?inten(?:t|tion)\s*(?:\([^)]{0,60}\))?\s*[:,]\s*(?:to\s+)?", re.I)
_WITHOUT = re.compile(
    r"\b(?:without|w/o|with\s+no|barring|no)\s+(?:any\s+|an?\s+|one\s+|1\s+)?(?:obj\.?|objections?)", re.I
)
_SUPPORTERS = re.compile(r"\bwith\s+(?:the\s+)?(?:(\w+)\s+)?(?:support(?:ers?)?|seconds?)\b", re.I)
_CLOSE = re.compile(
    r"\s*(?:$|[.,;:!?()\[\]—–\x00]|-\s|--|and\b|but\b|because\b|since\b|as\b|so\b|too\b|again\b|now\b|hereby\b|then\b|please\b|both\b|for\s+(?:now|as|the|its|that|my)\b|in\b|on\b|from\b|with\b|by\b|when\b|if\b|unless\b|until\b|at\b)",
    re.I,
)
_CLOSE_STRICT = re.compile(
    r"\s*(?:$|[.,;:!?()\[\]—–\x00]|-\s|--|and\b|but\b|because\b|since\b|as\b|too\b|again\b|now\b|hereby\b|then\b|please\b|of\s+course|\w+ly\b|if\b|unless\b|instead\b)",
    re.I,
)
_CONTINUE = re.compile(
    r"\s*(?:[,;]\s*(?:and\s+|then\s+|plus\s+|but\s+)?|\s+(?:and|then|plus|but|as\s+well\s+as)\s+|\s*&\s*)(?:(?:also|then|hereby|further|likewise|finally|I)\s+(?:also\s+)?)*",
    re.I,
)
_START = re.compile(
    r"(?:^|(?<=[,;:(–—>])|(?<=[,;:(–—>]\s)|(?<=\sand)|(?<=\sso)|(?<=\sbut)|(?<=\sthen)|(?<=^so)|(?<=\sthat)|(?<=^then)|(?<=^and)|(?<=^also)|(?<=--)|(?<=\s-))\s*"
)
_I = re.compile(r"(?<![\w'’<])I(?=[\s,'’])", re.I)
_CONNECTOR = re.compile(
    r"(?:(?:and|also|then|so|now|next|finally|first|second|lastly|instead|further|furthermore|moreover|in\s+addition|additionally|therefore|thus|hence|well|ok|okay|yes(?=\s*[,:])|no(?=\s*[,:])|oh|ah|but|plus|please|hereby|actually|alright|here)\b\s*[,:]?\s*)+",
    re.I,
)

_DAYS = "|".join(
    (
        "ballotday",
        "breakday",
        "halfday",
        "joel",
        "tango",
        "wonko",
        "zarpint",
        "teucer",
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday",
        "saturday",
        "sunday",
    )
)
_MONTH = r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"
_CLOCK_TIME = r"\d{1,2}:\d\d(?::\d\d)?(?:\s*(?:UTC|GMT|Z)\b)?"
_WHEN = (
    r"(?:(?:the\s+)?(?:very\s+)?(?:beginning|start|end|close|opening|first\s+(?:moment|second|instant|day))\s+of\s+)?"
    rf"(?:(?:the\s+)?nday\s+\w+(?:\s+of\s+(?:(?:the\s+)?(?:next|this|following|current|coming)\s+)?nweek(?:\s+\d+)?)?|(?:the\s+)?(?:next|following|coming)\s+(?:nweek|nday|nyear|{_DAYS})"
    rf"|(?:the\s+)?(?:first|second|third|last|\w+th)\s+nday(?:\s+of\s+(?:(?:the\s+)?(?:next|this|following)\s+)?nweek(?:\s+\d+)?)?"
    rf"|nweek\s+\d+|(?:the|this)\s+(?:voting\s+period|nweek|nday|nyear|next\s+voting\s+period)|(?:{_DAYS})(?:\s+of\s+(?:next|this)\s+nweek)?"
    rf"|\d{{4}}-\d\d-\d\d(?:[ T]{_CLOCK_TIME})?|\d{{1,2}}\s+{_MONTH}\.?(?:\s+\d{{4}})?(?:,?\s+(?:at\s+)?{_CLOCK_TIME})?|{_MONTH}\.?\s+\d{{1,2}}(?:,?\s+\d{{4}})?(?:,?\s+(?:at\s+)?{_CLOCK_TIME})?"
    rf"|{_CLOCK_TIME}(?:\s+on\s+[^,;.]{{1,30}})?(?:\s+every\s+\w+)?|midnight(?:\s+(?:UTC|tonight))?|tomorrow)"
    r"(?:\s+(?:every|each)\s+\w+)?(?:\s+until\s+[^,;:]{1,50}?(?=[,;:]|\s+I\b|$))?"
)
_WHEN_BEFORE = re.compile(
    rf"(?:^|[,;:.]\s*|\b(?:and|then|so|but|that)\s+|^\w+,\s*)(?:(?:on|at|in|from|by|when)\s+({_WHEN})|((?:every|each)\s+(?:nday|nweek|day|hour)\b[^,;:]{{0,60}}?))(?=[\s,:;]|$)",
    re.I,
)
_WHEN_INNER = re.compile(rf"(?:,\s*)(?:(?:on|at|in)\s+)?({_WHEN}),\s", re.I)
_WHEN_AFTER = re.compile(rf"\s*,?\s*(?:on|at|in|from)\s+({_WHEN})(?=[\s,:;.!]|$)", re.I)
_TIMES_BEFORE = re.compile(
    r"(?:^|[,;:]\s*|\b(?:this|that|following|so)\s+)(?:x\s?(\d{1,4})|(\d{1,4})\s?x|(twice|thrice)|([\w' -]{1,30}?)\s+times)(?:\s+in\s+a\s+row)?\s*[,:]?\s*(?:$|I\b)",
    re.I,
)
_TIMES_INNER = re.compile(
    r"^I,?\s+(?:(twice|thrice)|([\w'-]{1,20}(?:\s[\w'-]{1,20})?)\s+times)(?:\s+in\s+a\s+row)?,?\s", re.I
)
_TIMES_AFTER = re.compile(
    r"\s*,?\s*\(?(?:x\s?(\d{1,4})\b|(\d{1,4})\s?x\b|(twice|thrice)\b|((?:an?\s+)?[\w'-]{1,20}(?:\s[\w'-]{1,20}){0,3}?)\s+times\b)(?:\s+in\s+a\s+row)?\)?",
    re.I,
)
_CAPACITY = re.compile(
    r"\b(?:as|acting as|in my capacity as)\s+(?:the\s+|a\s+)?((?:deputy|acting|interim|duly appointed)\s+)?", re.I
)
_BEHALF = re.compile(
    r"\b(?:on\s+behalf\s+of|acting\s+(?:for|on\s+behalf\s+of)|in\s+the\s+name\s+of|(?:are|is)\s+(?:performed|taken|done)\s+by|^for)\s+(?:the\s+)?",
    re.I,
)
_ENTITY = re.compile(
    r"\b(?:corporation|corp|trust|guild|ltd|llc|inc|company|co|league|union|bank|partnership|society|foundation|syndicate|consortium|agency|association|bureau|cooperative|collective|limited|holdings|group|afo|brotherhood|club|institute|firm|cartel|sons|brothers|plc|gmbh|works|enterprises|industries)\b\.?",
    re.I,
)
_BREAK = re.compile(r";|\bbut\b")
_WORDY = frozenset({Slot.PHRASE, Slot.TEXT, Slot.TARGET, Slot.TITLE})
_ENTITY_WORDS = frozenset(re.findall(r"[a-z]+", _ENTITY.pattern.replace("\\b", " ")))
_ENDS = {"twice": 2, "thrice": 3}


@dataclass(frozen=True, slots=True)
class Adjuncts:
    """What stands around the verb: time, number of times, actor, capacity, kind of announcement."""

    when: str | None = None
    times: int = 1
    actor: str | None = None
    capacity: str | None = None
    intent: str | None = None
    supporters: int | None = None
    announced: bool = False


@dataclass(frozen=True, slots=True)
class Hit:
    """A phrase found in a sentence, with everything that frames it; offsets are in the sentence."""

    match: Match
    start: int
    end: int
    frame: Adjuncts
    beast: bool = False
    condition: bool = False
    first_person: bool = True


@dataclass(slots=True)
class Setting:
    """What earlier words of the message say about a sentence."""

    imperative: bool = False
    actor: str | None = None
    last_actor: str | None = None
    when: str | None = None
    times: int = 1
    capacity: str | None = None
    intents: bool = False
    data: bool = False
    entities: list[str] = field(default_factory=list)


class Grammar:
    """The frames of one compiled phrasebook."""

    def __init__(self, book: Book, vocabulary: Vocabulary) -> None:
        self.book = book
        self.vocabulary = vocabulary
        pets = "|".join(re.escape(p) for p in sorted(vocabulary.pets, key=len, reverse=True))
        self._pet = re.compile(rf"(?:{pets})\b", re.I)
        self._pet_words = frozenset(t for p in vocabulary.pets for t in p.split() if t != "the")
        self._cause = re.compile(
            rf"(?:cause|make|have|get|order|direct)\s+(?:({pets})|it)\s*,?\s*(?:({_WHEN}),?\s+)?(?:to\s+)?", re.I
        )
        self._cause_other = re.compile(r"(?:cause|make|have|let)\s+(?=\S)", re.I)
        self._titles = re.compile(
            r"(?:minister\s+(?:of|for)\s+(?:the\s+)?)?(?:"
            + "|".join(re.escape(t) for t in sorted(vocabulary.ministries, key=len, reverse=True))
            + r")\b",
            re.I,
        )

    # -- adjuncts ---------------------------------------------------------------------------------------------

    def adjuncts(self, s: Scan, before: str, inner: str, setting: Setting) -> Adjuncts:
        """Read the words before the verb."""
        when, times, actor, capacity = setting.when, setting.times, setting.actor, setting.capacity
        if m := _last(_WHEN_BEFORE, before):
            when = m.group(1) or m.group(2)
        elif inner and (m := _WHEN_INNER.search(inner)):
            when = m.group(1)
        for pattern, text in ((_TIMES_BEFORE, before), (_TIMES_INNER, inner)):
            if m := pattern.search(text):
                times = self._times(m, s) or times
        if title := self.capacity_in(before + " " + (inner if len(inner) < 120 else "")):
            capacity = title
        named = self.actor_in(before, setting)
        if named:
            if named[1]:
                capacity = named[0]
            else:
                actor = named[0]
        return Adjuncts(when, times, actor, capacity)

    def _times(self, m: re.Match[str], s: Scan) -> int | None:
        groups = [g for g in m.groups() if g]
        if not groups:
            return None
        word = groups[0].strip().lower()
        if word.isdigit():
            return int(word)
        if word in _ENDS:
            return _ENDS[word]
        probe = Scan(groups[0].strip(), word, word, s.words)
        found = number(probe, 0)
        return (
            found[0][0]
            if found and found[0][1] == len(probe.text) and isinstance(found[0][0], int) and found[0][0] > 0
            else None
        )

    def capacity_in(self, text: str) -> str | None:
        """ "As deputy Chairman" -> "deputy Chairman"."""
        for m in _CAPACITY.finditer(text):
            title = self._titles.match(text, m.end())
            if title:
                return " ".join(((m.group(1) or "") + title.group()).split())
        return None

    def actor_in(self, text: str, setting: Setting) -> tuple[str, bool] | None:
        """(name, whether it is a title) of whom the words act for."""
        for m in _BEHALF.finditer(text.strip()):
            rest = text.strip()[m.end() :]
            title = self._titles.match(rest)
            if title:
                return title.group(), True
            if re.match(r"same\s+\w+|it\b", rest) and setting.last_actor:
                return setting.last_actor, False
            name = re.match(
                r"((?:[A-Z0-9][\w'’&.-]*|of|and|&|the)(?:\s+(?:[A-Z0-9&][\w'’&.-]*|of(?=\s+[A-Z])|and(?=\s+[A-Z])|the(?=\s+[A-Z])))*)",
                rest,
            )
            if name and (m.group().lower().split()[0] != "for" or _ENTITY.search(name.group(1))):
                return name.group(1).rstrip(" .,"), False
        return None

    def intent_kind(self, text: str) -> tuple[str | None, int | None]:
        """The kind of announcement that the sentence names, and how many supporters."""
        without = bool(_WITHOUT.search(text))
        support = _SUPPORTERS.search(text) or re.search(
            r"\bw/\s*(\d+)?\s*support|\band\s+(?:(\w+)\s+)?(?:with\s+)?support", text
        )
        count = None
        if support and support.group(1):
            found = number(Scan(support.group(1), support.group(1).lower(), "", self.vocabulary), 0)
            count = found[0][0] if found and isinstance(found[0][0], int) else None
        kind = (
            "both" if without and support else "without_objection" if without else "with_support" if support else None
        )
        return kind, count

    # -- a sentence -------------------------------------------------------------------------------------------

    def read(self, s: Scan, setting: Setting) -> list[Hit]:
        """Every act in a sentence, from left to right."""
        hits: list[Hit] = []
        said = self._sayable(s.vocab)
        person = self._persons(s, setting)
        if not said and not any(person):
            return hits
        masked = s.mask
        pos = 0
        dead = -1
        alone = not said and not person[1] and not person[2]
        for start in [m.start() for m in _I.finditer(masked)] if alone else self._starts(masked):
            if start < pos or len(hits) >= MAX_HITS:
                continue
            found = self._at(s, start, s.text[pos:start], setting, said, person)
            if found is None:
                continue
            clause = _clause_of(masked[pos:start])
            if dead >= 0 and _BREAK.search(masked, dead, start) is None:
                continue
            dead = -1
            if traps.HYPOTHETICAL.search(clause) and not _harmless_hypothesis(clause):
                continue
            if traps.REPORTED.search(clause) and found.first_person and s.low[start : start + 1] == "i":
                dead = start
                continue
            condition = traps.conditional(clause)
            chain = [found, *self._continuations(s, found, setting)]
            end = chain[-1].end
            tail = re.split(r"[;\x00]|,\s+(?:and|but|so)\s+I\b|\.\s", masked[end:], maxsplit=1)[0]
            tail = tail.split(":")[0] if found.match.phrase.words and found.match.phrase.words.document else tail
            if not condition and traps.conditional(tail) and not _I.search(tail.split(" if ")[0]):
                condition = True
            for hit in chain:
                hits.append(_with(hit, condition=condition))
            pos = end
        return hits

    def silent(self, s: Scan, setting: Setting) -> bool:
        """Whether no clause of the sentence can be an act."""
        return not any(self._persons(s, setting)) and not self._sayable(s.vocab)

    def _sayable(self, words: set[str]) -> tuple[Phrase, ...]:
        """The whole-clause phrases whose words all stand in the sentence."""
        says = self.book.says
        found: dict[int, Phrase] = {}
        for key in says.keys() & words | {""}:
            for phrase in says.get(key, ()):
                if possible(phrase, words):
                    found[id(phrase)] = phrase
        return tuple(found.values())

    def _persons(self, s: Scan, setting: Setting) -> tuple[bool, bool, bool]:
        """Which frames the words of a sentence allow: "I ...", a third person, a verb without its subject."""
        words, book = s.vocab, self.book
        first = "i" in words and not (words.isdisjoint(book.base) and words.isdisjoint(book.gerund))
        third = not words.isdisjoint(book.third) and bool(
            "hereby" in words
            or setting.entities
            or (setting.last_actor and "it" in words)
            or not words.isdisjoint(self._pet_words)
            or not words.isdisjoint(_ENTITY_WORDS)
        )
        plain = (
            setting.imperative
            or setting.intents
            or not words.isdisjoint(book.gerund)
            or s.low.startswith(("intent", "notice"))
        )
        return first, third, plain

    def _starts(self, masked: str) -> list[int]:
        found = {m.end() for m in _START.finditer(masked)} | {m.start() for m in _I.finditer(masked)}
        for start in list(found):
            m = _CONNECTOR.match(masked, start)
            if m and m.end() < len(masked):
                found.add(m.end())
        return sorted(found)

    def _at(
        self,
        s: Scan,
        start: int,
        before: str,
        setting: Setting,
        said: tuple[Phrase, ...],
        person: tuple[bool, bool, bool],
    ) -> Hit | None:
        """The best act that begins at `start`."""
        options: list[Hit] = []
        first, third, plain = person
        hit = None
        if s.low.startswith("i", start) and not s.low[start + 1 : start + 2].isalnum():
            if first:
                hit = self._first_person(s, start, before, setting)
        else:
            if third:
                hit = self._third_person(s, start, before, setting)
            if hit is None and plain:
                hit = self._plain(s, start, before, setting)
        if hit:
            options.append(hit)
        if said and (whole := self._said(s, start, before, setting, said)):
            options.append(whole)
        if not options:
            return None
        return max(options, key=lambda h: (h.end, len(h.match.values)))

    def _first_person(self, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
        intent = _INTENT.match(s.mask, start)
        if intent:
            return self._intended(s, start, intent, before, setting)
        will = _WILL.match(s.mask, start)
        if will:
            frame = self.adjuncts(s, before, s.text[start : will.end()], setting)
            hit = self._verb(s, will.end(), self.book.base, start, frame, setting)
            if hit and not hit.frame.when:
                after = _WHEN_AFTER.match(s.text, hit.end)
                hit = _with(hit, when=after.group(1), end=after.end()) if after else None
            return hit
        subject = _SUBJECT.match(s.mask, start)
        if subject:
            frame = self.adjuncts(s, before, s.text[start : subject.end()], setting)
            hit = self._verb(s, subject.end(), self.book.base, start, frame, setting)
            if hit is None and re.search(r"\b(?:do|so|instead)\b", subject.group()):
                hit = self._verb(
                    s,
                    start + 1 + len(s.text[start + 1 :]) - len(s.text[start + 1 :].lstrip()),
                    self.book.base,
                    start,
                    frame,
                    setting,
                )
            if hit:
                return self._after(s, hit)
        am = _AM.match(s.mask, start)
        if am:
            frame = self.adjuncts(s, before, s.text[start : am.end()], setting)
            hit = self._verb(s, am.end(), self.book.gerund, start, frame, setting)
            if hit:
                return self._after(s, hit)
        return None

    def _intended(self, s: Scan, start: int, intent: re.Match[str], before: str, setting: Setting) -> Hit | None:
        gerund = intent.group().rstrip().lower().endswith("of")
        frame = self.adjuncts(s, before, "", setting)
        hit = self._verb(s, intent.end(), self.book.gerund if gerund else self.book.base, start, frame, setting)
        if hit is None:  # the verb may stand after a second "to": "intend with support to ..."
            for more in re.finditer(r"\bto\s+(?:\w+ly\s+)?", s.mask[intent.end() : intent.end() + 90]):
                hit = self._verb(s, intent.end() + more.end(), self.book.base, start, frame, setting)
                if hit:
                    break
        return self._announce(s, hit) if hit else None

    def _announce(self, s: Scan, hit: Hit) -> Hit | None:
        kind, supporters = self.intent_kind(s.mask)
        words = hit.match.phrase.words
        needed = "without_objection" if hit.beast else words.intent if words else None
        kind = kind or needed
        if words and words.action == "announce_pause_increment":
            return hit
        if kind is None:
            return None
        tail = re.compile(
            r"\s*,?\s*(?:and\s+)?(?:with(?:out)?|w/o)\s+[^,.;:]{0,60}(?:objections?|support(?:ers?)?)(?:\s+(?:and|or)\s+(?:with(?:out)?|w/o|no)?\s*[^,.;:]{0,40}(?:objections?|support(?:ers?)?))?",
            re.I,
        ).match(s.mask, hit.end)
        return _with(hit, intent=kind, supporters=supporters, announced=True, end=tail.end() if tail else hit.end)

    def _verb(
        self, s: Scan, pos: int, table: Mapping[str, tuple[Phrase, ...]], start: int, frame: Adjuncts, setting: Setting
    ) -> Hit | None:
        """The longest phrase whose verb stands at `pos`."""
        word = _WORD.match(s.low, pos)
        if not word:
            return None
        cause = self._cause_act(s, pos, start, frame, setting)
        if cause:
            return cause
        best: Match | None = None
        for phrase in table.get(word.group(), ()):
            if not possible(phrase, s.vocab):
                continue
            found = match(phrase, s, word.end())
            if found is None or not self._closed(s, found):
                continue
            if best is None or score(found) > score(best):
                best = found
        return Hit(best, start, best.end, frame) if best else None

    def _closed(self, s: Scan, found: Match) -> bool:
        """Whether the words after a phrase let it end there."""
        phrase = found.phrase
        document = bool(phrase.words and phrase.words.document)
        if not any(isinstance(n, SlotNode) for n in phrase.nodes) and not found.values and not document:
            if (
                phrase.nodes
                and not (phrase.words and phrase.words.action in ("object", "support", "vote"))
                and found.end > found.start
            ):
                return True
            return bool(_CLOSE_STRICT.match(s.mask, found.end))
        if phrase.words and phrase.words.action == "submit_proposal" and not phrase.nodes:
            return bool(re.match(r"\s*(?:$|:|\x00)", s.mask[found.end :]))
        if phrase.words and phrase.words.action in ("vote", "support", "object", "give_currency"):
            return bool(_CLOSE.match(s.mask, found.end)) or bool(
                re.match(
                    r"\s+(?:to|this|that|respectively|each|apiece|twice|thrice|\w+\s+times|x\d|though|while|except)\b",
                    s.mask[found.end :],
                )
            )
        return True

    def _cause_act(self, s: Scan, pos: int, start: int, frame: Adjuncts, setting: Setting) -> Hit | None:
        m = self._cause.match(s.text, pos)
        if m and (m.group(1) or setting.last_actor is None):
            inner = self._verb(s, m.end(), self.book.base, start, frame, setting)
            if inner and not inner.beast:
                return _with(inner, beast=True, when=m.group(2) or inner.frame.when)
            return None
        other = self._cause_other.match(s.text, pos)
        if other:
            at = other.end()
            it = re.compile(r"it\s+(?:to\s+)?", re.I).match(s.text, at)
            if it and (setting.last_actor or _ENTITY.search(s.text[:start])):
                name = setting.last_actor or self._entity_before(s.text[:start])
                hit = self._verb(s, it.end(), self.book.base, start, frame, setting)
                return _with(hit, actor=name) if hit and name else None
            for name, end in capitals(s, at):
                to = re.compile(r"\s+(?:to\s+)?").match(s.text, end)
                if to and (_ENTITY.search(name) or "cause" in other.group().lower()):
                    hit = self._verb(s, to.end(), self.book.base, start, frame, setting)
                    if hit and not self._pet.match(name):
                        return _with(hit, actor=name)
        return None

    @staticmethod
    def _entity_before(text: str) -> str | None:
        m = re.search(
            r"((?:[A-Z][\w'’&-]*\s+){0,4}(?:" + _ENTITY.pattern.replace("\\b", "").replace("\\.?", "") + r"))",
            text,
            re.I,
        )
        return m.group(1).strip() if m else None

    def _third_person(self, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
        """ "Acme gives ...", "it resigns ...", "the OCB votes ..."."""
        pet = self._pet.match(s.text, start)
        if pet:
            gap = re.compile(rf"(?:,\s[^,;.]{{1,60}},)?(?:\s+{_ADVERB})*\s+", re.I).match(s.mask, pet.end())
            if gap and re.search(
                r"behest|announced|hereby|cause|intended|described", s.mask[start : gap.end()] + before, re.I
            ):
                hit = self._verb(s, gap.end(), self.book.third, start, self.adjuncts(s, before, "", setting), setting)
                return _with(hit, beast=True, first_person=False) if hit else None
            return None
        subjects: list[tuple[str | None, int, bool]] = []
        named = self.actor_in(before, setting)
        doer = named[0] if named and not named[1] else setting.last_actor
        if s.low.startswith("it ", start) and doer:
            subjects.append((doer, start + 2, True))
        for name, end in capitals(s, start):
            known = self._known_entity(name, setting)
            subjects.append((known or name, end, bool(known or _ENTITY.search(name))))
        if s.low.startswith("the ", start):
            for entity in setting.entities:
                last = entity.split()[-1]
                if s.low.startswith("the " + last.lower() + " ", start):
                    subjects.append((entity, start + 4 + len(last), True))
        for subject, end, sure in subjects:
            gap = re.compile(rf"\.?(?:,\s[^,;.]{{1,60}},)?((?:\s+{_ADVERB})*)\s+", re.I).match(s.mask, end)
            if not gap or not (sure or "hereby" in gap.group().lower()):
                continue
            hit = self._verb(s, gap.end(), self.book.third, start, self.adjuncts(s, before, "", setting), setting)
            if hit:
                title = self._titles.fullmatch(re.sub(r"^the\s+", "", subject or "", flags=re.I))
                if title:
                    return self._after(s, _with(hit, capacity=subject, first_person=False))
                return self._after(s, _with(hit, actor=subject, first_person=False))
        return None

    @staticmethod
    def _known_entity(name: str, setting: Setting) -> str | None:
        plain = re.sub(r"^the\s+", "", name, flags=re.I).lower()
        for e in setting.entities:
            e_plain = re.sub(r"^the\s+", "", e, flags=re.I).lower()
            if plain == e_plain or (len(plain) > 3 and e_plain.endswith(" " + plain)):
                return e
        return None

    def _plain(self, s: Scan, start: int, before: str, setting: Setting) -> Hit | None:
        """Imperatives under "I do the following", infinitives after an announcement, participles at a sentence's head."""
        if setting.intents:
            more = _ELLIPTIC_INTENT.match(s.mask, start)
            if more and more.end() > start:
                hit = self._verb(s, more.end(), self.book.base, start, self.adjuncts(s, before, "", setting), setting)
                if hit:
                    return self._announce(s, _with(hit, intent="without_objection"))
        label = _LABEL_INTENT.match(s.mask, start)
        if label and start == 0:
            hit = self._verb(s, label.end(), self.book.base, start, self.adjuncts(s, before, "", setting), setting)
            return self._announce(s, hit) if hit else None
        if setting.imperative and not before.strip(" ,:;"):
            hit = self._verb(s, start, self.book.base, start, self.adjuncts(s, before, "", setting), setting)
            if hit:
                return self._after(s, hit)
        head = re.sub(r"(?i)\b(?:as|acting as)\s+(?:the\s+)?[\w ]{1,30},", "", before)
        if not _CONNECTOR.sub("", head).strip(" ,:;") and "ing" in s.low[start : start + 20]:
            hit = self._verb(s, start, self.book.gerund, start, self.adjuncts(s, before, "", setting), setting)
            if hit and not re.match(
                r"\s*(?:is|was|would|will|are|has|might|may|could|should|seems)\b", s.mask[hit.end :]
            ):
                return self._after(s, hit)
        return None

    def _said(self, s: Scan, start: int, before: str, setting: Setting, phrases: tuple[Phrase, ...]) -> Hit | None:
        """Whole clauses that perform by themselves."""
        best: Match | None = None
        word = _WORD.match(s.low, skip(s.low, start))
        head = word.group().split("-")[0] if word else ""
        for phrase in phrases:
            if phrase.firsts is not None and head not in phrase.firsts:
                continue
            found = match(phrase, s, start)
            if found and (best is None or score(found) > score(best)) and self._closed_said(s, found):
                best = found
        if best is None:
            return None
        return self._after(s, Hit(best, start, best.end, self.adjuncts(s, before, "", setting), first_person=False))

    @staticmethod
    def _closed_said(s: Scan, found: Match) -> bool:
        words = found.phrase.words
        if found.phrase.doubt is not None:
            return not s.text[: found.start].strip(" +,.!") and not s.text[found.end :].strip(" .!")
        if words and (words.document or words.action == "join_game"):
            return True
        return bool(
            re.match(
                r"\s*(?:$|[.,;:!()\[\]—–\x00?]|-\s|and\b|but\b|because\b|since\b|as\b|too\b|this\b|from\b|now\b|again\b|in\b|at\b|for\b|by\b|on\b|with\b|it\b|instead\b|until\b|when\b|if\b|all\b)",
                s.mask[found.end :],
            )
        )

    def _after(self, s: Scan, hit: Hit) -> Hit:
        """Time and number of times directly after the phrase."""
        end = hit.end
        if hit.frame.when is None and hit.match.phrase.words and not hit.match.phrase.words.document:
            m = _WHEN_AFTER.match(s.text, end)
            if m:
                hit, end = _with(hit, when=m.group(1), end=m.end()), m.end()
        m = _TIMES_AFTER.match(s.text, end)
        if m and m.group().strip():
            times = self._times(m, s)
            if times:
                hit = _with(hit, times=times, end=m.end())
        return hit

    def _continuations(self, s: Scan, first: Hit, setting: Setting) -> Iterator[Hit]:
        """ "... and AGAINST 313", "..., m10 to Joel", "... and take Games at m45": the subject goes on."""
        hit = first
        for _ in range(MAX_HITS):
            join = _CONTINUE.match(s.mask, hit.end)
            if not join:
                return
            pos = join.end()
            verb_frame = Adjuncts(hit.frame.when, 1, hit.frame.actor, hit.frame.capacity)
            following: Hit | None = None
            if not s.low.startswith("i ", pos) and not re.search(r"\bI\s", join.group()):
                intent = re.compile(r"(?:intend|plan)\s+(?:[^.;:]{0,60}?\s)??to\s+", re.I).match(s.mask, pos)
                if intent:
                    found = self._verb(s, intent.end(), self.book.base, pos, verb_frame, setting)
                    following = self._announce(s, found) if found else None
                else:
                    table = self.book.third if not hit.first_person else self.book.base
                    following = self._verb(s, pos, table, pos, verb_frame, setting)
                    if following and hit.frame.announced:
                        following = self._announce(s, following)
            if following is None:
                following = self._elided(s, hit, pos)
            if following is None:
                return
            following = self._after(s, _with(following, first_person=hit.first_person))
            yield following
            hit = following

    def _elided(self, s: Scan, hit: Hit, pos: int) -> Hit | None:
        words = hit.match.phrase.words
        if words is None or words.document or not hit.match.phrase.verb:
            return None
        if re.match(r"(?:it|that|this|he|she|they|we|you|e)\s", s.low[pos:]) or any(
            p.slot in _WORDY for p in words.params if p.name in hit.match.values
        ):
            return None
        best: Match | None = None
        for phrase in self.book.base.get(hit.match.phrase.verb, ()):
            if phrase.words is not words or not possible(phrase, s.vocab):
                continue
            found = match(phrase, s, pos)
            if not found or not any(not k.startswith("\0") for k in found.values if k not in phrase.sets):
                continue
            if _required(words) - found.values.keys() or not self._closed(s, found):
                continue
            if best is None or found.end > best.end:
                best = found
        if best is None:
            return None
        frame = Adjuncts(
            hit.frame.when,
            hit.frame.times,
            hit.frame.actor,
            hit.frame.capacity,
            hit.frame.intent,
            hit.frame.supporters,
            hit.frame.announced,
        )
        return Hit(best, pos, best.end, frame, hit.beast)


def _required(words: Words) -> set[str]:
    return {p.name for p in words.params if p.required}


def _last(pattern: re.Pattern[str], text: str) -> re.Match[str] | None:
    found = None
    for found in pattern.finditer(text):  # noqa: B007 - the last one counts
        pass
    return found


def _clause_of(before: str) -> str:
    """The part of the words before a verb that can still govern it."""
    return re.split(r"[;\x00]|\bbut\b", before)[-1]


def _harmless_hypothesis(clause: str) -> bool:
    return bool(re.search(r"\b(?:wish to|would like to)\b", clause)) and not re.search(
        r"\b(?:if|suppose|had i|were i)\b", clause, re.I
    )


def _with(hit: Hit, **changes: Any) -> Hit:
    frame = hit.frame
    names = {"when", "times", "actor", "capacity", "intent", "supporters", "announced"}
    parts = {k: v for k, v in changes.items() if k in names}
    if parts:
        values = {n: getattr(frame, n) for n in names} | parts
        frame = Adjuncts(**values)
    return Hit(
        hit.match,
        changes.get("start", hit.start),
        changes.get("end", hit.end),
        frame,
        changes.get("beast", hit.beast),
        changes.get("condition", hit.condition),
        changes.get("first_person", hit.first_person),
    )


__all__ = ["Adjuncts", "Grammar", "Hit", "Setting", "Slot", "skip"]
