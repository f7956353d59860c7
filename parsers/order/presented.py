"""A text that is held up rather than submitted: "My own plan is this Refresh Proposal:", "Here it comes, my proposal
'Hats':", "a Tweak it is, handed in herewith:", "I hereby throw this proposal into the pond:", "To go with it, a Tweak:".

What is held up is read as what its author submits, and the sentence keeps its length. It must be new and his own: words
of another time, a doubt, or another's name before the noun leave the sentence as it is. Where the words alone would also
suit talk about a text, one must stand right below.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from engine.expressions import expression
from parsers.order.submitted import BRINGING_TEXTS

LONGEST: Final = 300
"""Characters; who holds up a text is not longer about it."""
MOST_BETWEEN: Final = 3
"""Words between "my" and the noun of a text: "my little Brown proposal"."""
_DETERMINER = expression(r"(?:an?|my|our|another|one(?:\s+more)?|this|the\s+following)\s+", re.I)
_MINE = expression(r"(?:an?|my|our|another|one\s+more)\s", re.I)
_WORD = expression(
    r"(?!(?:of|to|on|for|old|last|former|previous|earlier|favou?rite|only|usual|next|first\s+ever)\s)[A-Za-z-]+\s+",
    re.I,
)
_NUMBER = expression(r"\s*(?:no\.?\s*|number\s+)?[#p]?\d", re.I)
_SAYS_OF_IT = expression(
    r"\s+(?:is|was|has|had|will|would|should|could|may|might|can|says?|does|did|gets?|needs?|looks?|seems?)\b", re.I
)
"""Behind the noun: the sentence tells something of the text."""

_OF_IT = r"(?:it|that|this|them|these|which|(?:the|this|that|my)\s+[a-z]+)"
_OFFERED = (
    r"(?:my\s+(?:own\s+|humble\s+|modest\s+|short\s+|simple\s+|first\s+|second\s+){0,2}(?:plan|answer|reply|response|remedy|contribution|solution|cure|offer|offering|fix|way\s+out|entry|share|part|bid|counter-?offer|two\s+cents|reaction|gift|present|suggestion|submission)"
    r"|what\s+I\s+(?:(?:hereby|herewith|now)\s+)?(?:bring|offer|propose|submit|put|present|table|lay|tender|hand\s+in)\b)"
)
_MINE_IS = expression(
    rf"(?P<keep>\W*(?:(?:and|so|but|then|now|well|ok|okay)\b,?\s+){{0,2}}){_OFFERED}(?:\s+(?:to|for|in|on|against|before)\s+(?:[\w'’-]+\s+){{0,5}}?[\w'’-]+)?,?\s+(?:is|are|takes?\s+the\s+(?:form|shape)\s+of|comes?\s+(?:as|in\s+the\s+(?:form|shape)\s+of))\s+(?:(?:therefore|simply|now|then)\s+)?(?=(?:an?|another|this|the\s+following)\s)",
    re.I,
)
"""What its author has to offer is a text."""
_HERE_IT_IS = expression(
    r"(?P<keep>(?:(?![^,;]{0,200}\b(?:if|unless|when|once|would|could|might)\b)[^;:!?\x00]{2,200}?[,;.]\s+)?\W{0,4}(?:(?:and|so|but|then|now|well|ok|okay|yes|right)\b,?\s+){0,2})(?:(?:here|there)\s+(?:it|we|you|she|he)\s+(?:comes?|go(?:es)?|are|have\s+it)(?:,?\s+then)?|here\s+it\s+is|this\s+is\s+it|that['’]s\s+it"
    r"|(?:without|and\s+with\s+no)\s+(?:any\s+)?(?:further|more)\s+ado|with\s+no\s+(?:further|more)\s+ado|presenting|ladies\s+and\s+gentlemen|at\s+(?:long\s+)?last|drum\s?roll(?:,?\s+please)?|voil[àa]|ta-?da+h?|may\s+I\s+present)\s*(?:[,:!–—]|--?\s|\s(?=my\s))\s*(?:then,\s+)?(?=(?:an?|my|our|another|one\s+more)\s)",
    re.I,
)
"""Words with which somebody shows what he has."""
_IT_IS = expression(
    r"(?P<keep>(?:^\W*|,\s+|;\s+|\s[–—-]+\s+)(?:(?:and|so|but|then|therefore|well|hence)\b,?\s+){0,2})(?P<thing>(?:an?|another)\s+[A-Za-z-]+(?:\s+[A-Za-z-]+){0,2}?)\s+it\s+(?:is|shall\s+be|will\s+be)(?:,?\s+(?:then|so|therefore))?,\s+(?P<by>(?:(?:hereby|herewith|now|duly)\s+){0,2})(?P<done>[a-z]+)(?:\s+(?:in|forward|up|out))?(?P<bye>(?:\s+(?:hereby|herewith|by\s+me|today|with\s+this\s+(?:e-?mail|mail|message|post)|now|here)){0,3})(?P<rest>(?:,?\s+(?:under|with|called|titled|entitled|named|by)\s[^:.;]{2,110})?\s*[:.]\s*)$",
    re.I,
)
"""What it is, before that it is brought: "so a Tweak it is, handed in herewith:"."""
_ITS_A = expression(
    r"(?P<keep>\W*(?:(?:and|so|but|then|well)\b,?\s+){0,2})(?:it['’]s|it\s+is|this\s+is)\s+(?P<thing>(?:an?|another|my)\s+[A-Za-z-]+(?:\s+[A-Za-z-]+){0,2}?)(?P<called>(?:,?\s+(?:called\s+|titled\s+|named\s+|entitled\s+)?[\"“][^\"”]{1,100}[\"”])?),\s+(?P<by>(?:(?:hereby|herewith|now|duly)\s+){0,2})(?P<done>[a-z]+)(?:\s+(?:in|forward|up|out))?(?P<bye>(?:\s+(?:hereby|herewith|by\s+me|with\s+this\s+(?:e-?mail|mail|message|post)|here)){0,3})(?P<rest>\s*[:.]\s*)$",
    re.I,
)
"""The same the other way round: "It's a Consultation, filed hereby:"."""
_FIND = expression(
    r"(?P<keep>\W*(?:(?:and|so|then|now|also)\b,?\s+){0,2})(?:(?:please|kindly|you(?:['’]ll|\s+will)?)\s+(?:find|take|accept|receive|see)|(?:enclosed|attached|appended|below|herewith|here|hereunder)\s+(?:is|find|please\s+find|you(?:['’]ll|\s+will)?\s+find))\s+(?:(?:below|here|herewith|enclosed|attached|hereunder|appended)\s+)?(?P<thing>(?:an?|my|another)\s[^;:.!?\x00]{2,140}?),\s+(?P<by>(?:(?:hereby|herewith|now|duly)\s+){0,2})(?P<done>[a-z]+)(?:\s+(?:in|forward|up|out))?(?P<bye>(?:\s+(?:hereby|herewith|by\s+me|with\s+this\s+(?:e-?mail|mail|message|post)|here)){0,3})(?P<rest>\s*[:.]\s*)$",
    re.I,
)
"""What is to be found below, with that it is brought: "Please find my Tidiness List, hereby submitted:"."""
_THROWN = expression(
    r"(?P<keep>.{0,160}?)\bI(?P<by>\s+(?:(?:hereby|herewith|now|also|therefore)\s+){0,2})(?:throw|toss|chuck|fling|hurl|lob|sling|launch|drop|cast|heave|pop|plonk|plop|lower|slide|slip|push|set|let|lay|put|float|pour|dump|send)\s+(?P<thing>(?:an?|my|another|this|the\s+following|one\s+more)\s[^;:.!?\x00]{2,80}?)\s+(?:in(?:to)?|on(?:to)?|upon|at|before|out\s+in(?:to)?|down\s+(?:on|before)|loose\s+(?:up)?on|free\s+in(?:to)?|up\s+in(?:to)?|over\s+to)\s+(?P<where>(?:the|your|our|this|all|everybody['’]s|everyone['’]s)\s+(?:[A-Za-z'’-]+\s+){0,2}?[A-Za-z'’-]+)(?P<rest>(?:,\s[^:;.!?]{2,130})?\s*[:.]\s*)$",
    re.I,
)
"""Where something is thrown: into the ring, onto the pile, at your feet."""
_AWAY = expression(
    r"\b(?:bin|trash|garbage|rubbish|dustbin|fire|flames?|stove|oven|wastebasket|basket|drain|gutter|sewer|shredder|archives?|attic|drawer|shelf|ice|rocks|side|end|record|test|sleep|rest|way|past|trial|vote|light)\Z",
    re.I,
)
"""Where it is gotten rid of, or put aside."""
_AWAY_WITH = expression(
    r"\b(?:vote|objection|weight|doubts?|eyes?|light|support|hat|name|glance|look|spell|curse|questions?\s+about)\b",
    re.I,
)
_TO_GO_WITH = expression(
    rf"(?P<keep>\W*(?:(?:and|but|then|now)\b,?\s+)?)(?P<aside>(?:to\s+(?:go|come|travel|fit|sit)\s+(?:along\s+)?with\s+{_OF_IT}|to\s+(?:match|follow(?:\s+(?:up|on))?|accompany|complete|round|top|crown|complement|flank|support)(?:\s+{_OF_IT})?(?:\s+off)?|(?:along|together)\s+with\s+{_OF_IT}|with\s+(?:it|that|this|the\s+(?:answer|ruling|verdict|proposal|tweak|text|above))|alongside\s+{_OF_IT}|on\s+top\s+of\s+{_OF_IT}|in\s+the\s+same\s+(?:vein|spirit|breath)|as\s+an?\s+(?:bonus|encore|extra|companion(?:\s+piece)?|afterthought|side\s+dish|sequel|twin|counterpart)|for\s+(?:dessert|completeness|balance|symmetry)|because\s+one\s+is\s+(?:never|not)\s+enough)"
    r"(?:,?\s+(?:and\s+)?(?:because|since|as|for)\s[^,:;.?!]{2,80})?,\s+)(?=(?:here(?:['’]s|\s+is|\s+comes)\s+)?(?:an?|another|one\s+more|my)\s|I\s)",
    re.I,
)
"""What else the text belongs to, before what it is: "To go with it, and because it must be, an Oracularity:"."""
PRESENTING: Final = frozenset(
    "plan answer reply response remedy contribution solution cure offer offering fix way entry share part bid reaction gift present suggestion submission two what here there this that without with presenting ladies last drum drumroll voilà voila tada find take accept receive see enclosed attached below is it will shall throw toss chuck fling hurl lob sling launch drop cast heave pop plonk plop lower slide slip push set let lay put float pour dump send go match follow accompany complete along together alongside top same bonus encore extra companion sequel twin counterpart dessert completeness balance symmetry because".split()
)
"""One of these is in every such sentence."""

_COLOURED = expression(
    r"(?<=[\"”a-z])(?P<told>,\s+(?:and\s+(?=I)|which\s+)(?:I(?:['’]m|\s+am)\s+(?:hereby\s+)?(?:making|painting|colou?ring|dyeing|tinting)(?:\s+it)?|(?:is\s+to|shall|will)\s+be)\s+(?P<colour>(?-i:[A-Z])[a-z]+(?:\s(?-i:[A-Z])[a-z]+)?)\b(?P<why>[^.;:!{\x00]{0,120}?))(?P<end>\s*[:?]?\s*)$",
    re.I,
)
"""The colour of a text, in a clause at the end of its head: "which I'm making Burgundy, for what else would it be?"."""
COLOURING: Final = frozenset("making painting colouring coloring dyeing tinting be".split())


def coloured_so(text: str, kinds: re.Pattern[str], colours: Sequence[str], below: bool) -> str:
    """The text, of the same length, with the colour of what it brings right behind it; `colours` are those there are."""
    found = _COLOURED.search(text) if len(text) <= LONGEST and (below or text.rstrip().endswith(":")) else None
    if found is None or found["colour"] not in colours or not kinds.search(text, 0, found.start()):
        return text
    return f"{text[: found.start()]}, in {found['colour']}".ljust(len(text) - 1) + ":"


def presented(text: str, kinds: re.Pattern[str], verbs: Mapping[str, str], below: bool) -> str:
    """The text, of the same length, with what it holds up submitted; `kinds` are nouns for texts, `verbs` participles
    with their verbs, `below` says whether a text stands right below."""
    if len(text) > LONGEST:
        return text
    if (beside := _TO_GO_WITH.match(text)) is not None and _new_text(text, beside.end(), kinds, deeds=True):
        text = text[: beside.start("aside")] + " " * (beside.end() - beside.start("aside")) + text[beside.end() :]
    for pattern in (_IT_IS, _ITS_A, _FIND):
        found = pattern.search(text) if pattern is _IT_IS else pattern.match(text)
        if found is not None and verbs.get(found["done"].lower()) in BRINGING_TEXTS:
            return _brought(text, found, kinds)
    if below and (thrown := _THROWN.match(text)) is not None:
        return _thrown(text, thrown, kinds)
    lead = (_MINE_IS.match(text) if below else None) or _HERE_IT_IS.match(text)
    if lead is None or not (below or text.rstrip().endswith(":")) or not _new_text(text, lead.end(), kinds):
        return text
    said = f"{lead['keep']}I submit "
    return said.ljust(lead.end()) + text[lead.end() :] if len(said) <= lead.end() else text


def _new_text(text: str, at: int, kinds: re.Pattern[str], deeds: bool = False) -> bool:
    """Whether a new text of the author's is named at a place, perhaps behind "here is" or what he does with it."""
    if deeds and (does := _DOES.match(text, at)) is not None:
        at = does.end()
    which = _DETERMINER.match(text, at)
    at = which.end() if which is not None else -1
    for _ in range(MOST_BETWEEN + 1):
        kind = kinds.match(text, at) if at >= 0 else None
        if kind is not None:
            return not _NUMBER.match(text, kind.end()) and not _SAYS_OF_IT.match(text, kind.end())
        word = _WORD.match(text, at) if at >= 0 else None
        at = word.end() if word is not None else -1
    return False


_DOES = expression(
    r"(?:here(?:['’]s|\s+is|\s+comes)\s+|I\s+(?:(?:hereby|also|now)\s+)?(?:submit|propose|offer|present|create|make|file|lodge|hand\s+in)\s+)",
    re.I,
)


def _brought(text: str, found: re.Match[str], kinds: re.Pattern[str]) -> str:
    """The sentence with its author as who brings the thing; where no words say that he does so now, as it is."""
    if not (found["by"].strip() or found["bye"].strip()) or not _new_text(found["thing"], 0, kinds):
        return text
    called = found["called"] or "" if "called" in found.groupdict() else ""
    said = f"{found['keep']}I submit {found['thing']}{called}{found['rest'].rstrip()}"
    room = found.end() - found.start()
    return text[: found.start()] + said.ljust(room) + text[found.end() :] if len(said) <= room else text


def _thrown(text: str, found: re.Match[str], kinds: re.Pattern[str]) -> str:
    """The sentence with the text submitted that is thrown somewhere."""
    if _AWAY.search(found["where"]) or not _new_text(found["thing"], 0, kinds) or _AWAY_WITH.search(found["thing"]):
        return text
    said = f"{found['keep']}I{found['by']}submit {found['thing']}{found['rest'].rstrip()}"
    return said.ljust(len(text)) if len(said) <= len(text) else text
