"""What the readers of sentences need of a phrasebook, compiled once: phrases, verbs, names of things."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.expressions import expression
from engine.language import Document, Listed, Phrasebook, Slot, Words
from parsers.clauses.entities import ENTITY_WORDS
from parsers.clauses.likeness import Signs
from parsers.clauses.moments import moments
from parsers.clauses.words import ACTING_FOR, ADVERBS, CAUSING
from parsers.phrases.book import Book
from parsers.phrases.indexing import compile_book
from parsers.phrases.loose import Dress, Needs, dress_of, needs_of
from parsers.phrases.matching import Phrase
from parsers.phrases.needs import anchor_of, rarest_word
from parsers.phrases.verbs import gerund, spellings, third_person


class List(NamedTuple):
    """A list each line of which does the same: its head, its lines, and what they do."""

    words: Words
    head: re.Pattern[str]
    lines: tuple[re.Pattern[str], ...]


class Grammar:
    """A compiled phrasebook; holds nothing of any message."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        self.phrasebook = phrasebook
        self.vocabulary = words = phrasebook.vocabulary
        self.book = book = compile_book(phrasebook)
        self.signs = Signs(words)
        self.choice_words = frozenset(word.lower() for word in words.choices)
        self.causing = frozenset((*CAUSING, *map(gerund, CAUSING)))
        """Verbs of those who let somebody else act, in both forms in which they stand behind "I"."""
        self.verbs = frozenset({*book.base, *book.gerund, *self.causing})
        """What can stand after "I" and its adverbs."""
        strict = {words.action for words in phrasebook.words if words.strict}
        self.doing = frozenset(
            phrase.verb for action, said in book.by_words.items() if action not in strict for phrase in said
        ) - {""}
        """Verbs of acts, in their plain form."""
        self.bare_words = frozenset(rarest_word(said) for said in book.bare)
        """Of these, one is in all that performs by standing alone."""
        self.said_by = {action: forms_of(said) for action, said in book.by_words.items()}
        """Action -> the verbs by which it is done, in their forms but the past."""
        self.giving = frozenset[str]().union(
            *(self.said_by.get(one.action, ()) for one in phrasebook.words if one.gives)
        )
        """Verbs by which something is given, in their forms but the past."""
        resting = {words.action for words in phrasebook.words if words.document is Document.REST}
        self.things = frozenset(one.lower() for one in (*words.ministries, *words.flags, *words.colours))
        """What has its name by law."""
        self.offices_of = {one.action: one.office for one in phrasebook.words}
        """Action -> the office that does it."""
        self.nouns = words.things | words.nouns | {word for one in self.things for word in one.split()}
        """Words of which one stands in most names of things of the game."""
        self.resting = frozenset(phrase.verb for action in resting for phrase in book.by_words.get(action, ()))
        """Verbs whose act has all that follows as its text: "I propose to ..." announces nothing then."""
        self.ballot = next((one.action for one in phrasebook.words if is_ballot(one)), "")
        """The action of a vote on a proposal, which can also be said by lines and tables."""
        self.roles = {one.role: one for one in phrasebook.words if one.role is not None}
        self.form_heads = heads_of_forms(phrasebook.words, book.labels)
        """What heads a form -> the actions that it can be of."""
        self.frames = tuple((one.words, tuple(map(expression, one.parts)), one.below) for one in phrasebook.frames)
        self.frame_words = frozenset(word for one in phrasebook.frames for word in one.words)
        self.label_words = frozenset(rarest_word(label) for label in (*book.labels, *self.form_heads))
        """Of these, one is in every label and every head of a form."""
        self.documents = {
            one.creates: (one,)
            for one in reversed(phrasebook.words)
            if one.document and one.creates and one.action.split("_")[1:] == [one.creates]
        } | dict(book.labels)
        """Label, or what a document is called by which something is made -> the actions that are said so."""
        kinds = {name for name, known in self.documents.items() if any(one.document is not None for one in known)}
        self.document_words = frozenset(word for kind in kinds for word in kind.split())
        """Of these, one is in every name of a document."""
        self.document_kinds = expression(rf"\b({alternatives(kinds)})s?\b", re.I)
        """What a document is called by which something is submitted."""
        asking = {
            name
            for name, known in self.documents.items()
            if known[0].document is Document.CONSULTATION and known[0].action.endswith(name.split()[-1])
        }
        self.asking_kinds = expression(rf"\b({alternatives(asking)})\b", re.I)
        """The same of those that ask something."""
        self.lists = tuple(compiled_list(one, words) for words in phrasebook.words for one in words.lists)
        self.reasoned = {one.action: one.reasons for one in phrasebook.words if one.reasons}
        """Action -> the parameter that takes the reasons behind it."""
        made = [phrase for phrase in (book.base["make"].all if "make" in book.base else ()) if nominal(phrase)]
        self.nominals = frozenset[str]().union(*(anchor_of(phrase.needs) for phrase in made))
        """Nouns for what somebody makes when he does a deed: "payment"."""
        nouns = alternatives(self.nominals)
        behind = r"(?:of|to|for|from|on|by|against|with|in|that|which|as|and|worth)\b"
        self.named_deed = expression(
            rf"(?:an?|my|the)\s+(?:[\w'’-]+\s+){{0,2}}(?:{nouns})(?!\s+(?!{behind})[a-z])\b", re.I
        )
        self.idle = frozenset(one.action for one in phrasebook.words if one.idle)
        self.answers = tuple(
            (slot, one) for slot in (Slot.ANSWER, Slot.CLAIM) for one in phrasebook.words if says(one, slot)
        )
        """The actions that are a number and a word: "12: TRUE"."""
        self.ranked = next(
            (one.action for one in phrasebook.words if any(p.slot is Slot.RANKING for p in one.params)), ""
        )
        self.thirds = frozenset(book.third)
        self.plain_third = {said: found.all[0].verb for said, found in book.third.items()}
        """Form of the third person -> its verb."""
        self.gerunds = frozenset(book.gerund)
        self.participles = frozenset(book.participle)
        self.said_of_one = self.verbs | self.thirds
        """What somebody can be said to do, in the first person and in the third."""
        self.plain_of = {said: found.all[0].verb for said, found in book.gerund.items()}
        """Form with -ing -> its verb."""
        self.verb_of = {said: found.all[0].verb for said, found in book.participle.items()}
        """Participle -> its verb."""
        self.being = frozenset(
            word for phrase in self._of_verb(book, "am") for word in phrase.firsts or () if word.isalpha()
        )
        """What may stand behind "I'm" where it is a deed: "I'm out of the Tea Pact", "I'm done with it"."""
        self.forms = self.verbs | self.thirds | self.participles | ADVERBS
        """Words that may be stressed in a deed: its verb in any form, and "hereby"."""
        self.pets = frozenset(word for pet in words.pets for word in pet.split()) - {"the"}
        titles = frozenset(
            title for title, office in words.ministries.items() if title.isalpha() and title != office.lower()
        )
        self.doers = titles - {"ministries"} | ENTITY_WORDS | self.pets | {"hereby"} | ACTING_FOR - {"for"}
        """One of these stands where somebody else acts than the author."""
        self.offices = frozenset(word for title in words.ministries for word in title.split()) - {"the"}
        """One of these stands where a minister may speak of himself by his title."""
        self.offices |= {word for post in words.posts for word in post.split()}
        self.posts = expression(rf"(?:{alternatives(words.posts)})\b", re.I)
        self.moments = moments(words.days, words.periods)
        self.periods = frozenset(words.periods)
        pets = alternatives(words.pets)
        self.pet = expression(rf"(?:{pets})\b", re.I)
        self.cause = expression(
            rf"(?:{alternatives(self.causing)})(?:,\s[^,;:.!?]{{1,60}},)?\s+(?:({pets})|it)(?:\s+\([^()]{{1,80}}\))?\s*+,?\s*(?:({self.moments.when}),?\s+)?"
            r"(?:(?<=,\s)(?!to\s)[^,;:.!?]{1,60},\s+)?(?:(?:to|(?P<into>into))\s+)?",
            re.I,
        )
        self.title_words = alternatives(words.ministries)
        self.titles = expression(rf"(?:minister\s+(?:of|for)\s+(?:the\s+)?)?(?:{self.title_words})\b", re.I)

        many = r"\d{1,4}|two|three|four|five|six|seven|eight|nine|ten"
        count = rf"(?P<count>(?P<one>an?|one|1)|{many}|(?P<whose>(?:all\s+)?(?:of\s+)?(?:my|the|its)))"
        kind = rf"(?:{count}\s+)?(?P<colour>{alternatives(words.colours)})\b"
        self.kind_of_one = expression(kind, re.I)
        for name in ("count", "one", "whose", "colour"):
            kind = kind.replace(f"?P<{name}>", "?:")
        self.kinds_of_one = expression(
            rf"(?<![\w-])(?P<items>{kind}(?:,\s+{kind}){{0,6}},?\s+and\s+{kind})\s+(?P<noun>[a-z]{{3,12}})\b", re.I
        )
        """Things of several colours with one noun: "two Blue and three Beige socks"."""
        some = rf"an?|one|{many}"
        each = rf"(?:(?:{some})\s+(?:of\s+(?:them|these|which)\s+)?)?(?:{alternatives(words.colours)})\b"
        self.coloured = tuple(sorted({*words.colours, *(colour.lower() for colour in words.colours)}))
        self.colour_words = frozenset(word for colour in self.coloured for word in colour.lower().split())
        """Of these, each has one."""
        self.kinds_behind = expression(
            rf"(?<![\w-])(?P<many>{some})\s+(?P<noun>[a-z]{{3,12}})\s*(?:[,:(]|\s[-–—]+)\s*(?:(?:all|both)(?:\s+(?:of\s+)?(?:them|which))?\s+|namely\s+)?(?:the\s+)?"
            rf"(?P<kinds>{each}(?:(?:\s*+,\s*(?:and\s+)?|\s+and\s+){each})*)(?:\s+ones?)?\s*\)?(?=\s*(?:[.;!]|$|(?:to|for)\b))",
            re.I,
        )
        """The same with the colours behind the noun: "three socks: two Blue and one Beige", "three socks, all Blue"."""
        chosen = alternatives(words.choices)
        head = rf"(?:(?:{chosen})\s+(?:on\s+|for\s+|to\s+)?[#pP]?\d|[#pP]?\d{{2,6}}\s*+[:=]?\s*(?:{chosen})\b)"
        self.first_vote = expression(
            rf"\W*(?P<lead>(?:I\s+(?:hereby\s+)?vote|[Mm]y\s+votes?(?:\s+are)?:?|[Vv]otes?:)\s+)?(?={head})"
        )
        """Begins a sentence of votes with their reasons: "FOR 401, because it is good, AGAINST 402"."""
        self.next_vote = expression(
            rf"(?:(?:[,;.]|\s[–—-]+)\s+(?:(?:and|but|while)\s+)?|\s(?:and|but|while)\s+)(?={head})"
        )
        self.but_vote = expression(rf"\bbut(?=\s+(?:{alternatives(words.choices)})\b(?!,?\s*(?:I|it|that)\b))")
        """Before another vote: "FOR everything, but AGAINST 414"."""
        self.while_vote = expression(
            rf"\b(?P<while>while|whilst|whereas|(?:al)?though|albeit)(?=\s+I\s+(?:hereby\s+)?vote\s+(?:{alternatives(words.choices)})\b|\s+(?:proposal\s+|prop\s+)?[#pP]?\d{{1,6}}\s+(?:gets|has|receives|earns|takes)\s+(?:(?:an?|my|the)\s+)?(?:\w+\s+)?(?:{alternatives(words.choices)})\b|\s+(?:on|for)\s+(?:proposals?\s+)?[#pP]?\d[^.;:!?]{{0,40}}?\s(?:{alternatives(words.choices)})\b)"
        )
        """Before a vote that is set against another: "FOR 503, while 504 gets an AGAINST"."""
        said = {
            *words.choices,
            *(answer.upper() for answer in words.answers),
            *(claim.upper() for claim in words.claims),
        }
        self.shouted = tuple(sorted(said))
        """Votes, answers and claims, in capitals."""
        self.shouted_words = frozenset(word for said in self.shouted for word in said.lower().split())
        """Of these, each has one."""
        one = rf"(?:{alternatives(said)})"
        self.value_lists = expression(rf"\b{one}(?:(?:{BETWEEN_VALUES}|\s+){one})+\b")
        """Different votes, answers or claims in a row, in capitals."""
        row = (
            r"(?P<row>(?:#|[pP])?\d{1,6}(?![\w%])\s*(?:\([^()]{1,60}\)|[\"“][^\"”]{1,60}[\"”]|[A-Z][^\d,;:|()]{0,60}?)?"
            rf"\s*(?:[:=–—-]\s*|(?:is|are|be|to\s+be|as|gets)\s+(?:an?\s+)?)?\b{one}\b(?:\s+(?:because|since|as|bc|cuz)\s[^,;|\d]{{1,120}}?)?(?:\s*\([^()]{{1,80}}\))?)"
        )
        self.row_in_line = expression(row)
        between = r"(?:\s*+[,;|/]\s*(?:(?:and|but|while)\s+)?|\s+(?:and|but|while)\s+)(?:that\s+)?"
        row = row.replace("?P<row>", "?:")
        self.rows_in_line = expression(
            rf"\W*(?:[\w ]{{1,40}}:?\s)?(?P<rows>{row}(?:{between}{row}){{1,30}})\s*+[.!]?\s*"
        )
        """Several rows of a list of votes or answers on one line: "412 (Hats) FOR, 413 (Lamps) AGAINST"."""
        one = rf"(?:{alternatives({*said, *words.colours, *(title for title in words.ministries)})})"
        self.words_lists = expression(rf"\b{one}(?:{BETWEEN_VALUES}{one})+\b", re.I)
        """The same in any case, and colours and offices in a row."""
        self._dresses: dict[str, Dress] = {}
        self._needs: dict[int, Needs] = {}

    @staticmethod
    def _of_verb(book: Book, verb: str) -> Iterable[Phrase]:
        found = book.base.get(verb)
        return found.all if found is not None else ()

    def dress(self, action: str) -> Dress:
        """What may stand around the parameters of an action."""
        found = self._dresses.get(action)
        if found is None:
            found = self._dresses[action] = dress_of(action, self.book.by_words.get(action, ()))
        return found

    def needs(self, phrase: Phrase) -> Needs:
        """What a phrase of this book cannot do without."""
        found = self._needs.get(id(phrase))
        if found is None:
            found = self._needs[id(phrase)] = needs_of(phrase)
        return found


def heads_of_forms(known: Iterable[Words], labels: Mapping[str, tuple[Words, ...]]) -> dict[str, tuple[Words, ...]]:
    """The labels of the actions without a text, and what they declare besides."""
    heads = {label: tuple(one for one in found if one.document is None) for label, found in labels.items()}
    for words in known:
        for head in words.forms:
            heads[head] = (*heads.get(head, ()), words)
    return heads


BETWEEN_VALUES = r"(?:\s*+,\s*(?:(?:and|&)\s+)?|\s*+[/&+]\s*|\s+and\s+)"
"""Between the items of a row."""
DETERMINERS = frozenset("a an my the this".split())


def nominal(phrase: Phrase) -> bool:
    """Whether a phrase of the verb "make" has its deed in a noun: "make a payment of m8"."""
    words = phrase.words
    return words is not None and words.document is None and phrase.firsts is not None and phrase.firsts <= DETERMINERS


def alternatives(words: Iterable[str]) -> str:
    """The words as alternatives of a pattern, longest first; of no words, what nothing matches."""
    return "|".join(re.escape(word) for word in sorted(words, key=lambda word: (-len(word), word))) or r"(?!)"


def compiled_list(listed: Listed, words: Words) -> List:
    """A declared list, compiled."""
    return List(words, expression(listed.head, re.I), tuple(map(expression, listed.lines)))


def is_ballot(words: Words) -> bool:
    """Whether an action is a choice on a proposal."""
    slots = {param.slot for param in words.params}
    return {Slot.CHOICE, Slot.PROPOSAL} <= slots and len(words.params) == len(slots)


def says(words: Words, slot: Slot) -> bool:
    """Whether an action says a word of this slot about one numbered thing, and needs nothing else."""
    return sorted(param.slot for param in words.params if param.required) == sorted((Slot.CONSULTATION, slot))


def forms_of(phrases: Iterable[Phrase]) -> frozenset[str]:
    """The verbs of phrases, plain, of a third person, and with -ing."""
    verbs = {one.verb for one in phrases} - {""}
    doing = (form for verb in verbs for form in spellings(verb, gerund(verb)))
    return frozenset({*verbs, *map(third_person, verbs), *doing})
