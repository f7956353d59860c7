"""How authors talk about their texts, and how rules sound. Works on frames (see `engine.quoting`)."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.amendments.words import rx
from engine.expressions import expression
from engine.passages import MARK


def phrases(table: str) -> str:
    """A table of phrases, parted by "|" and line breaks, as one alternative."""
    found = (one.strip() for line in table.split("\n") for one in line.split("|"))
    return "(?:" + "|".join(re.escape(one).replace(r"\ ", " ").replace("'", "['\u2019]") for one in found if one) + ")"


_FIRST_PERSON = expression(
    r"\b(?:(?:(?<!\u00a7 )(?<!Article )(?<!Section )(?<!Part )(?<!Chapter )I|[Ww]e)(?:['\u2019](?:m|d|ll|ve|re))?"
    r"|[Mm]y|[Oo]ur|[Uu]s|[Mm]e|IMO|IMHO|AFAICT|AFAIK|FWIW)\b"
)
_TALK_WORDS = phrases(
    """
    this proposal | this rule change | this fix | this fixes | this makes | this make | this would | this should
    this will | this means | this is just | this is only | this is a | this is an | this is to | this is because
    this is why | this is meant | this is intended | this is so | this is not | this is the | this is in
    this is mostly | this is basically | this just | this allows | this gives | this adds | this removes | this lets
    this prevents | this ensures | this clarifies | this brings | this puts | this does | this reduces
    this increases | this closes | this restores | this changes | this also | this version | this way | this seems
    this was | this has | this came | this one | this might | this could | this can | this helps | this stops
    this gets | that should | that would | that will
    that makes | that way | that fixes | that gives | currently | at the moment | right now
    as it is | as it stands | as written | as things stand
    as is | seem | seems | hopefully | hope | maybe | perhaps | probably | presumably | basically | obviously
    unfortunately | clearly | apparently | oops | thanks | thoughts | loophole | exploit | bug | buggy | typo
    broken | fix | fixes | fixed | intended | intention | the idea | the point | unnecessary | redundant
    no longer needed | isn't | aren't | doesn't | don't | didn't | won't | wasn't | can't | that's | it's | let's
    there's | because | previous version | previously | used to | makes sense | would be | it would | it is good
    it is a good | it is bad | it is better | it is time | it is silly | it is odd | it is unclear | it is not clear
    so that | e.g. | i.e. | fwiw | imo | proposed | suggested | annoying | boring | silly | nice | fun | simple
    simpler | easier | better | worse | so far | at all | never been | has been | have been | had been | had a
    were | was | really | very | quite | rather | actually | enough | too easy | too hard | too much | too many
    too long | too weak | too strong | too powerful | too short | too little | not sure | in practice | in theory
    after all | in my | the problem | the reason | the current | the old | the above | as discussed | per the
    """
)
_TALK = rx(rf"(?:\b{_TALK_WORDS}(?!\w)|\bclarif\w+|\bconfus\w+|[?]$|[:;]-?[)(DP]$|\u2026$|\.\.\.$)")
_ALSO_IN_RULES = frozenset(
    one.strip()
    for one in """
    was | were | has been | have been | had been | had a | because | so that | e.g. | i.e. | previously | proposed
    suggested | intended | intention | fixed | fix | fixes | actually | enough | at all | simple | easier | better
    worse | never been | the current | the old | the above | the reason | used to | clearly | presumably | perhaps
    maybe | would be | it would | really | very | quite | rather | nice | fun | currently | at the moment | as written
    hope | unnecessary | redundant | no longer needed | in practice | too many | too much | too long | too little
    this means | this is the | this is not | this allows | this gives | this does | this was | this has | this can
    this should | this will | this would | this is a | this is an | this is in | right now | apparently | obviously
    """.replace("\n", "|").split("|")
    if one.strip()
)
"""Words of talk that stand in rules as well."""
_OF_FACTS = frozenset(
    one.strip()
    for one in """
    was | were | has been | have been | had been | had a | never been | would be | it would | because | so that
    intended | intention | proposed | suggested | the current | the old | the above | previously | used to
    currently | at the moment | right now | really | very | quite | rather | simple | fixed | at all | enough
    this will | this would | this is the | this is a | this is an | this is in | this can | this should | this has
    """.replace("\n", "|").split("|")
    if one.strip()
)
"""Words of talk with which a text may lay down as well what is, or what was."""
_OF_PROPOSAL = rx(
    r"\b(?:for|against|of|on|upon|in|by|with|to|from|after|before|when|once|if|until|unless|adopting) this"
    r" (?:proposal|rule change|version)\b"
)
"""The proposal as a thing in an order, not as what is talked about."""
_PLAIN_TALK = rx(
    r"(?:this|these|the above|it|that|currently|at the moment|right now|as written|hopefully|basically|because|so|also"
    r"|just|note|perhaps|maybe|probably|presumably|obviously|clearly|unfortunately|ideally"
    r"|the (?:only |main )?reasons? (?:for|why|is|was|being|behind))\b"
)
_RULY = rx(
    r"\b(?:may|shall|must|should|cannot|can(?!['\u2019])|each|every|any|nobody|no one|everybody|everyone|whenever"
    r"|unless|otherwise|defaults?|tracked|upon)\b|^if\b|^when\b"
    r"|^\s*(?:[-*\u2022+#=]|\(?[\da-z]{1,3}[.)]) ?"
)
"""What the paragraphs of a rule nearly always have and remarks seldom: leave, duty, number, definition, or a list."""


def commentary(text: str) -> bool:
    """Whether a paragraph is plainly about the proposal and no rule text: by its person and its tone."""
    words = flat(text)
    if _FIRST_PERSON.search(words):
        return True
    return _TALK.search(words) is not None and (_PLAIN_TALK.match(words) is not None or _RULY.search(words) is None)


def surely_commentary(text: str) -> bool:
    """Whether a paragraph cannot but be about the proposal: by its person, or by words that no rule would use."""
    words = flat(text)
    said = {" ".join(found[0].lower().split()) for found in _TALK.finditer(words)}
    return _FIRST_PERSON.search(words) is not None or (commentary(text) and not said <= _ALSO_IN_RULES)


_OF_THE_TEXT = rx(
    r"\b(?:(?:this|the|my|our) (?:proposal|prop|fix|amendment|rule change|wording|draft|idea|intent\w*|motivation|rationale|reason\w*|problem)"
    r"|(?:the|as) (?:current|old|present|previous|existing) \w+|loopholes?|exploits?|bugs?|typos?|oops|thanks|thoughts|comments?|feedback|discuss\w+"
    r"|imo|imho|afaict|afaik|fwiw|as it stands|as is|no longer needed|redundant|unnecessary|previously|right now|currently"
    r"|(?:isn|doesn|don|didn|won|wasn|can|aren|wouldn|shouldn)['\u2019]t|there['\u2019]s|it['\u2019]s|that['\u2019]s|let['\u2019]s"
    r"|(?:i|we)(?:['\u2019](?:m|d|ll|ve|re)| (?:think|believe|hope|feel|want|wanted|thought|noticed|reali[sz]ed|suggest|propose|see|saw|am|was|should|need|could|would|will|might|have|had|guess|suspect|wonder|like|prefer|figure|agree|did|used))"
    r"|so far|(?:this|that) should|too (?:weak|strong|powerful|easy|hard|long|short|much|many|complicated))\b"
)
_SENTENCE_ENDS = expression(r"(?<=[.!?])\s")
_NOT = expression(r"\b\w+n['\u2019]t\b")
_OF_PEOPLE = rx(r"\b(?:players?|persons?|who|whose|owners?|voters?)\b")
"""Of whom rules speak: they may have short forms there as well."""
_DONE_WITH = rx(r"(?:this|that) should (?:do|fix|work|be (?:it|all|enough|fine))\b")
_SPEAKER = expression(r"\bI\b|\b[Mm](?:y|e)\b|\bmine\b")
"""What remarks have and rules have not: the text as a thing to be talked about, opinions, and short forms of speech."""


def unmistakable(text: str) -> bool:
    """Whether a paragraph behind a text without marks can only be a remark, since nothing like it stands in rules."""
    first = _SENTENCE_ENDS.split(flat(text), maxsplit=1)[0]
    if _DONE_WITH.match(first) is not None:
        return True
    first = _NOT.sub("not", first) if _OF_PEOPLE.search(first) else first
    told = _OF_THE_TEXT.search(first) is not None or _SPEAKER.search(first) is not None
    return told and surely_commentary(text) and not ruly(first)


def first_person(text: str) -> bool:
    """Whether somebody speaks of himself, as no rule does."""
    return _FIRST_PERSON.search(text) is not None


def talked(words: str) -> bool:
    """Whether words of talk occur."""
    return _TALK.search(words) is not None


def talks(text: str) -> bool:
    """Whether a sentence is plainly said about the text, or to its readers."""
    words = _OF_PROPOSAL.sub(" ", flat(text))
    return _FIRST_PERSON.search(words) is not None or _TALK.search(words) is not None or words.endswith("!")


def plainly_said(text: str) -> bool:
    """Whether a sentence is said about the text, and cannot well lay down what is or was in the game."""
    words = _OF_PROPOSAL.sub(" ", flat(text))
    said = {" ".join(found[0].lower().split()) for found in _TALK.finditer(words)}
    return _FIRST_PERSON.search(words) is not None or not said <= _OF_FACTS


def ruly(text: str) -> bool:
    """Whether a paragraph sounds like one of a rule."""
    return _RULY.search(flat(text)) is not None


_GENERIC = rx(r"an? (?:[\w'\u2019-]+ ){1,6}?[\w'\u2019-]+s\b[^?!:\ue000]*\.$")
_SUBJECT = 4
"""Among so many words is what a sentence of a rule speaks of."""
_OF_TEXT = rx(
    r"\b(?:this|that|these|those|such|rules?|games?|proposals?|changes?|should|would|could|needs?|ideas?|good|great|bad"
    r"|fair|players?|everybody|everyone|nobody|people|always|never|too|mine|friends?"
    r"|makes? (?:it|us|for)|wants?|means?|deserves?|looks?)\b"
    r"|\b(?:is|are) (?!(?:an?|the|one|two|three|at|in|on|of|\d+|\w+ed)\b)"
)
"""What a remark might say, or a judgement."""
_LONG_WORD = expression(r"[a-z]{4,}")


def generic(text: str, above: str) -> bool:
    """Whether a paragraph says what a thing does that the text above it speaks of: "A weary ferret sleeps."."""
    words = flat(text)
    return not (_OF_TEXT.search(words) or commentary(words)) and may_be_generic(words, above)


def may_be_generic(text: str, above: str) -> bool:
    """Whether a paragraph may say such a thing, although it has words of remarks."""
    words = flat(text)
    before = {one.rstrip("s") for one in _LONG_WORD.findall(flat(above).lower())}
    subject = " ".join(words.lower().split()[:_SUBJECT])
    told = _OF_TEXT.search(words) is None and any(one.rstrip("s") in before for one in _LONG_WORD.findall(subject))
    if _FIRST_PERSON.search(words) or not (told or _GENERIC.match(words)):
        return False
    return any(one.rstrip("s") in before for one in _LONG_WORD.findall(words.lower()))


def flat(frame: str, mark: str = " x ") -> str:
    """The words on one line, passages as a letter."""
    return " ".join(MARK.sub(mark, frame).split())
