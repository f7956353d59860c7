"""Votes said without a verb of their own, in any order: "FOR 326-329, AGAINST 330", "401 - FOR; on the rest a firm AGAINST".

A fragment is a chain of pairs of a vote word and what it is on, either of them first, with nothing between but marks,
prepositions and a few adjectives. It performs when its first vote word is written as one (in capitals, or behind a mark
like a colon), or when it is all that the sentence says.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import NamedTuple

from engine.expressions import expression
from engine.language import Slot
from parsers.clauses import traps
from parsers.lines.ballots import LEAD, Vote
from parsers.phrases.fillers import LY, MANNER
from parsers.scan import IT, THEM, THIS, Scan, skip
from parsers.slots.closed import read_choice, voting_words
from parsers.slots.references import read_refs
from parsers.work import PHRASE

_MARK = r"(?:[:=|]|\.{2,}|…|[-–—=]+>?|→)"
COMMA = expression(r"\s*,")
_STOPS = expression(r"\s*(?:[.;!]|$)")
_LABEL = expression(
    r"(?:(?:and|also|finally|lastly|now|next|so|ok|okay|well|then|plus)\b,?\s+){0,3}(?:(?:me|mine|from\s+me|on\s+my\s+behalf)\s*+:\s*)?(?:(?:here|these)\s+(?:are|is)\s+)?(?:my\s+)?(?:(?:own|revised|corrected|new|final|first|next|last|only|remaining|other)\s+)?(?:(?:two|three|four|five|six|seven|\d)\s+)?votes?(?:\s+from\s+me)?"
    r"(?:\s+(?:(?:for|on|in)\s+)?(?:this|the)\s+(?:\w+\s+)?(?:ballots?|n?week|round|lot))?(?:\s+(?:then|now|again|at\s+last))?(?:\s+(?:are|is|being|on\s+(?:the|this)\s+ballot))?"
    r"(?:\s+(?:these|this|as\s+follows|follows?|below|thus|so))?\s*+[:\-–]\s*",
    re.I,
)
_ON = expression(
    rf"(?:\s+from\s+me\b(?:,(?=\s+on\s))?)?\s*(?P<mark>{_MARK})?\s*(?:(?:votes?\s+)?(?:on|for|to|goes\s+to|is\s+for)\b)?\s*\(?",
    re.I,
)
"""Between a vote word and what it is on."""
_TO = expression(
    r"\s*(?:(?:my\s+)?votes?\s+(?:on|for)\s+|(?:my\s+)?votes?\s*+:?\s*|(?P<on>(?:(?:with|in)\s+(?:regard|respect)\s+(?:to|of)|as\s+(?:for|to|regards)|on|for|to|re|regarding|concerning|about|upon|touching)(?:\s*+:)?\s+))?\(?",
    re.I,
)
"""Before what a vote is on."""
DEGREE = rf"(?:firm|big|clear|grudging|reluctant|enthusiastic|solid|resounding|hearty|strong|weak|tentative|definite|loud|quiet|cautious|wholehearted|hesitant|polite|emphatic|plain|simple|heartfelt|lukewarm|ringing|confident|fat|huge|tiny|small|little|great|mighty|whopping|massive|giant|bold|cold|warm|cheerful|thundering|humble|modest|glad|happy|sad|proud|solemn|sincere|sturdy|flat|straight|honest|hard|soft|grumpy|weary|wary|sleepy|angry|shaky|merry|jolly|gloomy|dry|easy|heavy|sorry|curt|rousing|roaring|gentle|meek|nervous|curious|delighted|respectful|regretful|tired|thoughtful|careful|qualified|unqualified|resigned|determined|final|mild|faint|stern|sharp|swift|quick|brief|pleased|disappointed|amused|puzzled|belated|late|unhappy|half-?hearted|{LY})"
WHICH_GETS = expression(
    rf"(?:\s*+,?\s+(?:which|that)\s+(?!(?:is|gets?|has|receives?)\s+(?:for|against|abstain|shelve)\b)[^,;:.!?()\d]{{1,60}}?(?=,?\s+(?:and\s+)?(?:which|that|where)\s)){{0,2}}"
    rf"\s*+,?\s*(?:(?:and\s+)?(?:(?:which|that|where)\s+(?:gets?|receives?|has|is|it(?:['’]s|\s+is)|(?:I\s+(?:am\s+|do\s+)?|I['’]m\s+)(?:(?:still|now|of\s+course|obviously|naturally|{LY})\s+)*(?:vot(?:e|ing)|say(?:ing)?|going|go)?|I\s+am)|on\s+which\s+I\s+(?:vote|say|go)?|to\s+which\s+I\s+(?:give|say))|\()\s*(?:an?\s+|my\s+)?(?:{DEGREE}\s+){{0,3}}",
    re.I,
)
"""Behind what a vote leaves out: words before the vote that it gets, "which I wrote, and which I am voting"."""
_MARKED_NEXT = expression(rf"\s+[A-Z]+\s?{_MARK}")
"""Another vote word with its mark: "FOR=301,302 AGAINST=303"."""
_ONE = expression(
    rf"\s*(?:(?:please\s+)?add\s+)?(?:as(?!\s+(?:for|to)\s+(?!on\b))|an?(?:\s+(?:second|third|fourth|final|last))?|my|the\s+(?:next|last|other|second|third)(?:\s+one)?|one(?:\s+more)?(?:\s+vote)?|yet\s+another|another)(?:\s+vote(?:\s+(?:to|of))?)?\s+(?:(?:most|very|rather)\s+)?(?:{DEGREE}\s+){{0,3}}"
)
"""Before a vote word: "A FOR on 301, please", "Add my FOR to 301"."""
_AS = expression(r"\s*as\s+(?=[A-Z]{3,}\b)")
"""The same before one that is written as one: "and as FOR 417" is about no 417."""
_FROM_ME = expression(r"\b(?:both|all|each)\s+(?:are\s+)?(?:from\s+me|mine|of\s+them\s+mine)\W*$")
"""Says whose all of them are."""
_COUNTED_ONE = expression(r"\s*one\s+(?!more\b)")
_GETS = expression(
    rf"\s*\)?\s*(?P<mark>{_MARK})?\s*(?P<verb>(?:gets?|is|are|takes?|earns?|receives?|(?:can|may|shall|will|should)\s+(?:have|get|take))\b\s*)?(?:(?:both|all|each)\s+(?:of\s+(?:them|these|those)\s+)?)?(?:my\s+vote\s+(?:is|:)\s*)?(?:i\s+say\s+)?(?:(?:yes|yeah|yep|aye|no|nah|nope|sure|well|hm+|meh|fine|ok|okay|alas|sorry|oh),?\s+(?=[a-z]{{3,}}\b))?(?:(?:the\s+(?:opposite|contrary|reverse),?\s+)?(?:i\.?e\.?|that\s+is|namely|viz\.?),?\s+)?(?:an?\s+|my\s+)?(?:{DEGREE}\s+)*(?P<noun>vote\s*+,?\s*(?:(?:to|of)\s+)?)?",
    re.I,
)
"""Between what a vote is on and its vote word."""
_VOTE_BEHIND = expression(r"\s+vote\b(?!\s+(?:on|for|to|from|of|by)\b)")
"""The noun behind the vote word: "on 301, an AGAINST vote"."""
CHATTER = r"ez+|ezpz|easy|gg|i['’]m\s+afraid|i\s+(?:am\s+afraid|fear|think|guess|suppose)|alas|btw|by\s+the\s+way|imho|imo|tbh|lol|haha|heh|fwiw|fyi|ofc|obviously|obv|again|sorry|naturally|clearly|of\s+course|then|still|anyway"
"""Said after a vote, and no part of it."""
_MEANWHILE = r"before\s+(?:(?:I|we)\s+(?!(?:read|saw|knew|see|know|heard)\b)[a-z]+|bed(?:time)?|lunch|dinner|tea|supper|breakfast|work|school|class|it\s+(?:is|gets)|it['’]s)|while\s+(?:I|we)(?:\s+(?:am|are|still)|['’](?:m|re))|after\s+(?:all|(?:much|long|due|careful|some|a\s+lot\s+of|a\s+bit\s+of)\s+(?:thought|thinking|consideration|deliberation|reading|reflection|hesitation))|for\s+(?:good\s+measure|a\s+change|once)|in\s+the\s+end|at\s+(?:long\s+)?last"
"""Said after a vote of when it is cast, which is now."""
_AFTER = expression(
    rf"\s*(?:$|[.,;:!()\[\]—–]|-\s|--|(?:and|but|because|since|as|please|pls|plz|thx|thanks|ty|both|each|apiece|too|{CHATTER}|{MANNER}|{_MEANWHILE}|though|although|from (?:me|yours truly)"
    r"|until|till|for (?:now|the time being|the moment)|given|so that|despite|in (?:order|the hope|protest|spite)|on (?:principle|the grounds))\b)",
    re.I,
)
_REMARK = expression(
    rf"\s*(?:$|[.,;!()\[\]—–:/]|-|\*|(?:each|apiece)(?=\s*(?:$|[.,;:!(–—-]|(?:from|please|too|and|because)\b))|(?:because|but|as|since|with|though|although|too|except|apart|save|other\s+than|bar|barring|{CHATTER}|{MANNER}|{_MEANWHILE}|please|pls|plz|thx|thanks|ty|and|even|until|despite|(?-i:for)|from)\b)",
    re.I,
)
_PAIR_NEXT = expression(r"\s+[#pP]?\d{1,6}\s*+[:=–-]?\s*[A-Z]{3,}\b")
"""Another number with its vote: "620 FOR 621 FOR 622 AGAINST"."""
_IN_BRACKETS = expression(
    r"\(\s*(?:so,?\s+|an?\s+|i\.\s?e\.,?\s+|that\s+is(?:\s+to\s+say)?,?\s+|which\s+(?:is|means)\s+|in\s+(?:other|plain)\s+words,?\s+|meaning\s+|hence\s+|namely\s+|my\s+vote:?\s+|I\s+vote\s+){0,2}(?P<word>[A-Z]{3,})\b(?P<said>[^()]{0,40})\)"
)
_NOT_SAID = expression(
    r"[?/]|\b(?:or|if|unless|not|never|would|could|might|may|should|must|was|were|says?|said|thinks?|thought|maybe|perhaps|probably|likely|tomorrow|later|yet|he|she|they|you|by)\b|['’]d\b",
    re.I,
)
"""Behind a vote in brackets: it is none, or somebody else's."""
_IN_CASE = expression(
    r"\b(?:in\s+case|lest|so\s+that|to\s+(?:say|put|be|make)\s+(?:it\s+|this\s+|that\s+)?(?:more\s+|quite\s+|very\s+)?(?:plain|clear|simpl|short|blunt|brief|sure|precise|exact|bluntly))\b[^()]*",
    re.I,
)
_OF_ONESELF = expression(
    r"\bI\s+(?:do(?:n['’]t|\s+not)|can(?:not|['’]t|n['’]t))(?:\s+(?:like|love|care\s+for|trust|want|get|see|understand|stand|abide|bear))?\b(?!\s+(?:vote|think|say))|\bI\s+(?:can\s+only\s+|must\s+)?say\b|(?-i:[A-Z])[\w-]*(?:['’]s|(?<=s)['’])\s+(?=[#pP]?\d)",
    re.I,
)
"""What an author does not like, or whose a thing is: his vote may stand behind it all the same."""
_SOMEBODY_DOES = expression(
    r"^\W*(?:and\s+|but\s+|so\s+)?(?:(?:the\s+)?(?!(?:I|On|To|At|For|With|It|This|That|Proposal|Prop|P|The)\b)(?-i:[A-Z])[\w-]*(?:\s(?-i:[A-Z])[\w-]*){0,2})\s+(?:\w+ly\s+)?[a-z]+s\s(?!.*\b(?:I|me|my)\b)",
    re.I,
)
"""Tells what somebody does: "Hob bars the door on 429"."""
AND_ASIDE = r",?\s+(?:and|but),\s(?:(?!\b(?:i|you|he|she|they|not|never|if|unless|would|could|should|may|might|will|that|says?|said|people|let|instead|elsewhere)\b)[^,;:.!?()\d\x00]){1,60},\s+"
"""Between votes, "and" with a few words between commas: "FOR 401 and, with regret, AGAINST 402"."""
_JOIN = expression(
    rf"\)?(?:\s+(?:{_MEANWHILE})(?:\s(?!(?:and|but)\b)[a-z'’]{{1,12}}){{0,4}})?\s*(?:,\s+(?:which|who|that)\s[^,;.:]{{1,40}}(?=[;.,]))?(?:,?\s*(?:please|pls|plz|from me|too|{CHATTER})\b\s*)?(?:\([^)]{{0,80}}\)\s*)?(?:{AND_ASIDE}|[,;/]\s*(?:(?:and|but)\s+)?|\s+(?:and|but|n|&)\s+|\.\s+)",
    re.I,
)
_UNDECIDED = expression(
    r"\s*(?:proposal\s+|prop\s+|p|#)?(\d{2,6})\s*+[:=–—-]?\s*(?!(?:and|or|to|for|by|is|are|was|were|of|times|votes?|points?|mack\w*|n?days?|n?weeks?)\b)"
    r"(?:[a-z][\w'’]*)(?:\s(?!(?:for|against|abstain|shelve)\b)[a-z][\w'’]*){0,2}(?=\s*(?:[,;.!]|$|\([a-z]{3,8}\)))"
)
"""What some say of a proposal on which they cast no vote: "415 dunno"."""
_TALLYING = frozenset("votes passed passes failed fails quorum by".split())
_END = expression(
    rf"(?:\s*+,?\s*(?:please|pls|plz|thanks|thx|from me|for me|too|as well|{CHATTER}))*\s*+[.!)]*\s*$", re.I
)
_REASONED = expression(
    rf"\s*(?:\([^()]*\)\W*$|(?:;|--|[–—]|-\s)(?!\s*(?:I|not|nor|unless|if|never)\b)|,?\s+(?:because|since|though|although|even\s+though)\b(?!\s+of\b)|,\s+and\s+that\s+is\s+(?:that|final)\b|(?:\s*[,;:]|\s[–—-]+)\s+(?:and\s+|so\s+)?(?:(?:these|those|they|there)\s+(?:are|you\s+have)|(?:this|that|it)(?:\s+is|['’]s)|such\s+(?:is|are))\s+my\s+(?:own\s+)?(?:votes?|ballot|choices?)\b"
    rf"|,?\s+as\s+(?:it|he|she|they|always|usual|promised|before|rule|the\s+(?:rules?|law))\b|,?\s+(?:{MANNER}|{CHATTER}|full\s+stop|so\s+there|hands\s+down|if\s+only\s+for|for\s+(?:now|the\s+(?:moment|record|fun\s+of\s+it))|as\s+of\s+(?:now|this\s+\w+)|despite|in\s+spite)(?:\s+[^\s,;:]+){{0,5}}\W*$)",
    re.I,
)
"""Behind the votes of who writes no capitals: a remark, or why; a further clause would make them the topic of it."""
_CLAUSE = expression(
    r"(?:[:;]|,(?:\s*(?:and|but|so))?|\s[-–—]+|\b(?:and|but|so|i\.\s?e\.,?|namely,?|that\s+is,?))\s+(?:oh,?\s+)?(?:(?:(?:it|that|this|which)\s+(?:means|makes|is)|(?:it|that)['’]s|its)\s+)?",
    re.I,
)
_OTHERS = expression(
    r"\b(?:you|your|he|she|they|e|eir|them|his|her|their|who|whoever|whose|every(?:one|body)|some(?:one|body)|people|nobody|any(?:one|body)|recommend|suggest|expect"
    r"|(?:I|we)\s+(?:now\s+|only\s+|still\s+)?(?:count(?!\s+(?:me|myself|as)\b)|reckon(?:ed)?|tall(?:y|ied)|counted(?!\s+(?:me|myself)\b)|guessed|predict(?:ed)?|foresaw|foresee|expected|gave\s+(?:proposal\s+)?[#pP]?\d{2,6}\s)|my\s+(?:own\s+)?(?:count|reckoning|tally|records?)|advise|urge|ask|wants?|hope|was|were|ha[ds](?!\s+(?:convinced|persuaded|swayed|won)\s+me\b)|earlier|yesterday|not|never|nor|neither|rather|instead\s+of|vot(?:ed|es|ing)|say|says|said|argues?d?|hears?|heard|(?<!\bin )between|whether|votes?\s+(?:of|by|from)(?!\s+(?:me|mine)\b)|according\s+to(?!\s+(?:me|my|our|the|plan)\b))\b|n['’]t\b|(?-i:(?!(?:It|That|This|There|Here|What|Let)['’])[A-Z])\w*['’]s?\s",
    re.I,
)
"""Before a fragment: words by which it may be a vote of somebody else, or none."""
_ASIDE_FOR = expression(
    r"\bfor\s+(?:(?:every|any)(?:one|body)|those|all|whoever)\s+(?:who\s+)?(?:cares?|asks?|asked|counts?|wants?\s+to\s+know|(?:is|are)\s+(?:interested|counting|asking))\b",
    re.I,
)
"""Whom an author tells of his votes."""
_THAT_IS = expression(r"\bi\.\s?e\.", re.I)
_PLANNED = expression(
    r"\b(?:going\s+to|gonna|plan(?:ning)?\s+to|will|shall|['’]ll)\s+(?:(?!happily|gladly|hereby|cheerfully)\w+\s+){0,2}(?:vote|go|cast|say)\b"
    r"|\b(?:I|we|it)['’]d\b(?!\s+(?:like|been|had|[a-z]+ed)\b)",
    re.I,
)
"""Before a fragment: a plan or an inclination to vote so, which is none yet. ("I'll gladly vote" does it.)"""


_NAME = r"[A-Z][\w'’.-]*(?:\s+(?:[A-Z]|the\b|of\b)[\w'’.-]*)*"
_WHOSE = expression(rf"[\s(,;–—-]*(?:and\s+|but\s+)?({_NAME})(?:\s*(?:and|&|\+)\s+{_NAME})?\s*+:\s*")
_LEADS = frozenset(
    "me votes vote voting ballot mine still also ps note finally lastly so and but oh ok okay now then right well anyway yes no thus hence "
    "therefore here summary me first second third".split()
)
VOTES_SO = expression(r"(?:(?:hereby|now|also)\s+)*votes\s+(?:as\s+follows|thus|so|like\s+this)\b")
"""Is what somebody else does."""
_I = expression(r"\bI\s*$|\bmy\s*$", re.I)
OVERLAP = 30
"""Characters of the clause before that are looked at again with the next: words of others may stand across a comma."""


class _Pair(NamedTuple):
    votes: list[Vote]
    end: int
    firm: bool
    """Whether the vote word is written as one."""


def said_votes(s: Scan, pos: int, must_shout: bool = True) -> list[Vote]:
    """The votes of a fragment that begins at a position."""
    if not s.holds(voting_words(s.words)):
        return []
    label = _LABEL.match(s.text, pos)
    at = label.end() if label else pos
    out: list[Vote] = []
    weak = False
    stop = at
    while True:
        if not out and _COUNTED_ONE.match(s.low, at) and not _FROM_ME.search(s.low):
            break  # "One vote FOR 401, two AGAINST 402" counts them
        pair = _choice_led(s, at) or (_same_again(s, at, out[-1].choice) if out else None)
        if pair is None or not pair.firm:  # "for 301, SHELVE"
            other = _reference_led(s, at)
            pair = other if pair is None or (other is not None and other.firm) else pair
        if pair is None and out:
            pair = _no_vote(s, at, label is not None)
        if pair is None:
            break
        out += pair.votes
        weak = weak or (not pair.firm and (len(out) == len(pair.votes)))
        stop = pair.end
        join = _JOIN.match(s.mask, stop)
        if not join:
            goes_on = s.text[stop : stop + 1] == " " and pair.firm
            bracket = s.text[stop : stop + 2] == " (" or _PAIR_NEXT.match(s.text, stop) is not None
            further = (_reference_led if bracket else _choice_led)(s, stop + 1) if goes_on else None
            if further is None or not further.firm:
                break
        at = join.end() if join else stop + 1
    if not out or not weak:
        return [] if _of_others(s, out, stop) else out
    first = not s.text[:pos].strip() or (
        len(out) > 1 and (lead := LEAD.match(s.text)) is not None and lead.end() >= pos
    )
    alone = first and _END.match(s.text, stop) is not None
    if first and not alone and (said := _REASONED.match(s.text, stop)) is not None:
        alone = out[0].choice != "FOR" or said[0].lstrip(" ,").lower().startswith(("because", "since", "("))
    return out if alone or (not must_shout and out[0].choice != "FOR") else []


def _no_vote(s: Scan, at: int, labelled: bool) -> _Pair | None:
    """A number in a list of votes with words that are no vote: "p415 dunno"; `labelled`: it is called one of votes."""
    found = _UNDECIDED.match(s.low, at)
    if found is None or s.holds(_TALLYING - {"votes"} if labelled else _TALLYING):
        return None
    meant = read_choice(s, found.end() + 2) if s.text.startswith(" (", found.end()) else []
    if meant and s.text.startswith(")", meant[0][1]):  # "415 i'll sit out (abstain)"
        vote = Vote(meant[0][0], str(int(found[1])), skip(s.text, at), meant[0][1])
        return _Pair([vote], meant[0][1] + 1, firm=True)
    return _Pair([Vote("", str(int(found[1])), skip(s.text, at), found.end())], found.end(), firm=True)


def _of_others(s: Scan, out: list[Vote], stop: int) -> bool:
    """ "401 FOR Tansy, AGAINST Marrow": a vote word that is left without what it is on makes it somebody's table."""
    return bool(out and s.text[out[-1].start : out[-1].start + 1].isdigit() and _choice_follows(s, stop))


_DITTO = expression(
    r"(?:the\s+)?(?:same|ditto|likewise|idem)\s+(?:again\s+)?(?:(?:on|for|to|with)\s+|(?=[#pP]?\d{2,6}\b))", re.I
)
"""The vote before, on another thing: "FOR on 341, same on 342"."""


_LIKEWISE = expression(
    r"\s*+[:,=–—-]?\s*(?:likewise|ditto|idem|(?:gets?\s+|has\s+|have\s+)?the\s+(?:very\s+)?same|(?:gets?\s+(?:it\s+|one\s+)?|has\s+it\s+)?(?:too|as\s+well))\b",
    re.I,
)
"""The same behind what it is on: "341 gets FOR, 342 likewise"."""


def _same_again(s: Scan, at: int, choice: str) -> _Pair | None:
    for values, stop in read_refs(s, at, Slot.PROPOSAL, bare=False) if choice else ():
        alike = _LIKEWISE.match(s.mask, stop) if all(isinstance(one, str) for one in values) else None
        if alike is not None and _AFTER.match(s.mask, alike.end()):
            return _Pair([Vote(choice, value, at, alike.end()) for value in values], alike.end(), firm=True)
    ditto = _DITTO.match(s.text, at) if choice else None
    for values, stop in read_refs(s, ditto.end(), Slot.PROPOSAL, bare=False) if ditto else ():
        if _AFTER.match(s.mask, stop):
            return _Pair([Vote(choice, value, at, stop) for value in values], stop, firm=True)
    return None


def _choice_follows(s: Scan, stop: int) -> bool:
    """Whether another vote word, written as one, goes on after a pair."""
    join = _JOIN.match(s.mask, stop)
    return bool(join and read_choice(s, join.end()) and s.text[join.end() : join.end() + 2].isupper())


_TOLD_AS = expression(
    r"\bas\s+(?:(?:an?|my|the|some)\s+)?(?:(?:wild|mere|little|first|quick|humble|bold)\s+)?(?:predict|prophe|examples?\b|guess|jokes?\b|forecast|samples?\b|hypothe|thought\s+experiment|reminder|summary|recap|illustration|record\s+of|rumou?r|dream)"
    r"|\bas\s+(?:counted|announced|reported|tallied|recorded|predicted|told|seen|written|published|posted|stated|declared|listed|noted|voted|cast|given|sent|printed)\s+(?:by|in|on|last|yesterday|earlier|before)\b(?!\s+(?:me|myself|the\s+undersigned)\b)",
    re.I,
)
"""As what votes are told that are none: "as a prediction", "as counted by the Chairman"."""


def by_another(before: str) -> bool:
    """Whether the words before a fragment may make its votes somebody else's, or none."""
    before = _THAT_IS.sub(" ", _ASIDE_FOR.sub(" ", before))
    return bool(
        _OTHERS.search(before)
        or _TOLD_AS.search(before)
        or _PLANNED.search(before)
        or traps.HYPOTHETICAL.search(before)
        or traps.conditional(before)
    )


_NOT_SENT = expression(
    r"\W*(?:(?:and|but|so|oh|well|also)\W+){0,2}(?:as|since|because)\s+my\s+(?:own\s+)?(?:(?:vote|ballot|answer)\s+on\s+)?(?:[#pP]?\d{1,6}\s*)?(?:(?:vote|ballot|answer)\s+)?(?:(?:was|is|has|did|does)(?:n['’]t|\s+(?:not|never))\s+(?:been\s+)?(?:sent|counted|cast|posted|delivered|listed|recorded|arrived?|make\s+it|get\s+through)"
    r"|(?:was|is|has|seems|got)\s+(?:(?:to\s+have\s+)?been\s+)?(?:lost|missing|missed|eaten|swallowed|bounced))\b[^;:.!?]{0,60}?,?\s+(?:so\s+)?here\s+(?:it|that)\s+(?:is|goes|comes)(?:\s+(?:again|now|then))?\s*:",
    re.I,
)
"""Why somebody casts a vote of his own now: "as my vote was never sent, here it is:"."""


def led_votes(s: Scan, start: int = 0) -> list[Vote]:
    """The votes of a fragment that stands after other words of a sentence: "And besides, since you ask: FOR 430"."""
    seen = start
    if start == 0 and "here" in s.vocab and (lost := _NOT_SENT.match(s.mask)) is not None:
        seen = start = lost.end() - 1
    for clause in _CLAUSE.finditer(s.mask, start):
        s.purse.pay(PHRASE)
        if by_another(s.text[seen : clause.end()]):
            return []
        if VOTES_SO.match(s.low, clause.end()) and not _I.search(s.text, start, clause.end()):
            return []  # "Bruno, of the north, votes as follows: 701 FOR"
        seen = max(start, clause.start() - OVERLAP)
        votes = said_votes(s, clause.end())
        if votes and _VOTED_THERE.search(s.mask[start : clause.end()]):
            return []  # "I may vote AGAINST 401 and FOR 402": more of a clause that casts nothing
        if votes and (_named(s, s.text[start : clause.end()]) or _tallied(s.text[start : clause.end()], votes)):
            return []
        if votes and (lead := _VOTE_BEFORE.search(s.mask, start, clause.start())) and lead["choice"] in s.words.choices:
            votes = said_votes(s, lead.start("choice")) or votes
        if votes and all(_shouted(s, vote) or _on_those(s, vote, clause.start()) for vote in votes):
            return [] if _choice_follows(s, max(vote.end for vote in votes)) else votes
    return []


_VOTED_THERE = expression(
    r"\b(?:votes?|go|goes|went|cast|say|says|give|pick|picks|choose|be|lean|plump|come|land|side|stay)\s+(?:(?:on|a|an|out|down|for|my|with)\s+){0,2}[A-Z]{3,}(?:\s+(?:on\s+)?(?:[#pP]?\d{2,6}|proposals?|and|or|,)|,){1,12}\s*$"
)
"""A vote with its verb, right before more of the same clause."""
_VOTE_BEFORE = expression(r"\s(?P<choice>[A-Z]{3,})\s+(?:on\s+)?[#pP]?\d{2,6}\s*$")
"""A vote right before a clause that is one, so that both are said alike."""


def _named(s: Scan, before: str) -> bool:
    """ "Hose: 301 FOR": whether a name before the colon says whose votes they are."""
    name = _WHOSE.fullmatch(before)
    return name is not None and name[1] not in s.selves and name[1].lower() not in _LEADS


def _tallied(before: str, votes: list[Vote]) -> bool:
    """ "301 passed, 5 FOR, 2 AGAINST": whether the numbers count votes, and others name what was voted on."""
    longest = max((len(number) for number in re.findall(r"\d+", before)), default=0)
    return longest > max(len(str(vote.ref)) for vote in votes)


_SEVERAL = expression(
    r"(?<![\w.:-])[#pP]?\d{2,6}(?![\w%]|[:.]\d)(?:,?\s+and\s+|,\s+|\s*+[-–]\s*|\s+(?:to|through)\s+)[#pP]?\d{2,6}(?![\w%]|[:.]\d)"
)
"""Several numbers that are named together."""


_THOSE = expression(r"\b(?:(?:those|these|the)\s+(?:two|three|four|five)|they|both)\b", re.I)
"""Several that were named before."""


def _on_those(s: Scan, vote: Vote, end: int) -> bool:
    """Whether a vote is on the things that the words before it name together: "I like 401 and 402: FOR both"."""
    shouted = vote.choice in s.text[vote.start : vote.end]
    several = _SEVERAL.search(s.text, 0, end) or _THOSE.search(s.text, 0, end)
    return shouted and vote.ref in ("both", THEM) and several is not None


def _shouted(s: Scan, vote: Vote) -> bool:
    return vote.choice in s.text[vote.start : vote.end] and isinstance(vote.ref, str) and vote.ref.isdigit()


_FOR_THESE = expression(
    r"\s*For\s+[^,;:.!?A-Z]{2,40}?(?:[,:]|\s[-–—]+)?\s+(?:an?\s+|my\s+|it['’]?s\s+(?:an?\s+)?|it\s+is\s+(?:an?\s+)?|I\s+(?:vote|say)\s+)?(?P<choice>[A-Z]{3,})\b"
)
"""A "For" that only says what another vote is on: "For these two, an ABSTAIN each"."""


def _choice_led(s: Scan, at: int) -> _Pair | None:
    """ "FOR 326-329", "Against: 12", "ABSTAIN on the rest"."""
    if (other := _FOR_THESE.match(s.text, at)) is not None and other["choice"] in s.words.choices:
        return None
    one = _ONE.match(s.low, at) or _AS.match(s.text, at)
    found = (read_choice(s, one.end()) if one else []) or read_choice(s, at)
    if not found:
        return None
    word, end = found[0]
    at = one.end() if one and s.text[one.end() : end].lstrip("*_\"'").isupper() else at
    shouted = s.text[skip(s.text, at) :].lstrip("*_\"'")[: len(word)].isupper()
    on = _ON.match(s.low, end)
    if on is None or on.end() == end:
        return None
    for values, stop in read_refs(s, on.end(), Slot.PROPOSAL, bare=False):
        if (
            _AFTER.match(s.mask, stop)
            or (shouted and _next_choice(s, stop))
            or (on["mark"] and _MARKED_NEXT.match(s.text, stop) and read_choice(s, stop))
        ):
            votes = [Vote(word, value, skip(s.text, at), stop) for value in values]
            return _Pair(votes, stop, shouted or on["mark"] is not None)
    return None


def _next_choice(s: Scan, stop: int) -> bool:
    """Whether another vote word, written as one, stands right behind a pair: "FOR 401 AGAINST 402"."""
    found = read_choice(s, stop)
    return bool(found) and s.text[skip(s.text, stop) : found[0][1]].isupper()


def _reference_led(s: Scan, at: int) -> _Pair | None:
    """ "401 FOR", "402, 403: AGAINST", "on the rest a firm ABSTAIN"."""
    to = _TO.match(s.low, at)
    begin = to.end() if to else at
    for values, stop in read_refs(s, begin, Slot.PROPOSAL, bare=False):
        comma = COMMA.match(s.text, stop)
        gets = _GETS.match(s.low, comma.end() if comma else stop)
        if gets is None or gets.end() == stop:
            continue
        found = read_choice(s, gets.end())
        if not found:
            continue
        word, end = found[0]
        shouted = s.text[skip(s.text, gets.end()) :].lstrip("*_\"'")[: len(word)].isupper()
        if shouted and (behind := _VOTE_BEHIND.match(s.low, end)) is not None:
            end = behind.end()
        if gets["noun"] and (not shouted or _counts_more(s, end)):
            continue
        giver = _FROM.match(s.text, end)
        if giver is not None and giver["name"] not in s.selves and not giver["name"].isupper():
            return None
        if not _REMARK.match(s.text, end) and not (shouted and _PAIR_NEXT.match(s.text, end)):
            return None
        if comma and not (to and to["on"]) and not (shouted and _STOPS.match(s.text, end)):
            return None
        if not shouted and values[0] in (IT, THIS, THEM) and _NO_VOTE_FOR.search(s.low[stop : end + NEAR]):
            return None  # "That is all for today"
        votes = [Vote(word, value, skip(s.text, at), end) for value in values]
        return _Pair(votes, end, shouted or bool(gets["mark"] or gets["verb"]))
    return None


_FROM = expression(r"\s+from\s+(?:the\s+)?(?P<name>(?!I\b|Me\b)[A-Z][\w'’-]*)")
"""Behind a vote: somebody who casts it."""
_AND_ONE = expression(r"\s*+,?\s*(?:and|,|;|to|versus|vs\.?)\s*(?:an?|one|two|three|no|none|\d+)\s+(?:votes?\s+)?")


def _counts_more(s: Scan, end: int) -> bool:
    """Whether another vote stands behind one and is on nothing: "On 301 a vote FOR and one AGAINST" counts them."""
    more = _AND_ONE.match(s.low, end)
    return more is not None and bool(read_choice(s, more.end())) and _choice_led(s, more.end()) is None


NEAR = 12
_NO_VOTE_FOR = expression(
    r"\ball\s+for\b|\bfor\s+(?:now|today|tonight|once|sure|good|real|ever|free|fun|sale|nought|nothing)\b"
)
"""Said of what was pointed at, and no vote on it."""


def bracketed_votes(s: Scan) -> list[Vote]:
    """Votes in brackets behind what is said of one thing each: "620 is swell (FOR) but 621 is awful (AGAINST)"."""
    out: list[Vote] = []
    begin = 0
    for found in _IN_BRACKETS.finditer(s.mask):
        before = s.text[begin : found.start()]
        numbers = set(re.findall(r"(?<![\w.:])[#pP]?(\d{2,6})(?![\w%]|[.:]\d)", before))
        told = (
            by_another(_OF_ONESELF.sub(" ", before))
            or _SOMEBODY_DOES.match(before)
            or _NOT_SAID.search(_IN_CASE.sub("", found["said"]))
        )
        if found["word"] not in s.words.choices or len(numbers) != 1 or told:
            return []
        out.append(Vote(found["word"], str(int(numbers.pop())), begin if not out else found.start(), found.end()))
        begin = found.end()
    return out
