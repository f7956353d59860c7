"""Recognises announcements: "I intend, without objection, to ...", and of which kind they are."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.clauses.grammar import Grammar
from parsers.clauses.model import Hit
from parsers.clauses.words import ADVERB, OFTEN
from parsers.scan import Scan
from parsers.slots.numbers import read_number

KIND_WORDS = r"(?:with|without|w/o|having|subject to)\b[^.;:]{0,80}?"
_INSET = r"(?:\s*,\s*(?:with(?:out)?|w/o)\s[^,;:.]{1,60},)?"
"""The kind of announcement, right behind "to": "I intend to, without objection, deactivate Ivy"."""
_MAKING_KNOWN = r"(?:announce|declare|state|proclaim|(?:give|serve)\s+(?:\w+\s+)?notice\s+of|make\s+(?:known|public))"
_PUTTING_DOWN = r"(?:publish|register|record|file|lodge|enter|voice|express|signal|note|submit|put\s+(?:forward|down|on\s+(?:the\s+)?record)|post(?:\s+(?:\w+\s+)?notice\s+of)?|have|hold|bear)"
"""Leads to an intent that is named: "I post notice of my intent to ..."."""
AS_OFFICER = r"(?:as|being|in\s+my\s+capacity\s+as|acting\s+as)\s+(?:the\s+|deputy\s+|acting\s+)*(?-i:[A-Z])[\w'’]+(?:\s+(?:of|for)\s+(?:the\s+)?(?-i:[A-Z])[\w'’]+)?"
"""In which office somebody speaks."""
INTENT = expression(
    rf"(?:I|it)(?:(?:\s*+,)?\s+(?:\()?{AS_OFFICER}\)?,?(?=\s))?(?:\s+{ADVERB},?)*\s*+,?\s*+(?:{KIND_WORDS},?\s+)?(?:(?:intend|plan|propose|mean)(?!\s+on\s+[a-z]+ing\b)\s*+,?\s*+(?:[^.;:]{{0,90}}?\s)??to{_INSET}\s+"
    rf"|(?:am|['’]m)\s+going\s+to\s+"
    rf"|(?:(?:am|be|['’]m)\s+)(?:(?:hereby|now)\s+)?(?:intending|intendin['’]?|planning|proposing)\s*+,?\s*+(?:[^.;:]{{0,90}}?\s)??to{_INSET}\s+"
    rf"|(?:{_MAKING_KNOWN}(?:\s*+,?\s+(?:with(?:out)?|w/o)\s[^,;:.]{{1,60}},)?\s+(?:\w+\s+)?(?:my|an|the|its)\s+(?:\w+\s+)?(?:inten(?:t|tion)|plan|wish|desire)\s*+,?\s*+(?:[^.;:]{{0,90}}?\s)??(?:to{_INSET}|of)\s+)"
    rf"|(?:(?:{_PUTTING_DOWN}\s+(?:my|mine)|(?:have|hold|bear)\s+(?:an|the))\s+(?:\w+\s+)?inten(?:t|tion)\s*+,?\s*+(?:[^.;:]{{0,90}}?\s)??(?:to{_INSET}|of)\s+)"
    rf"|(?:(?:intend|plan)\s+on|give\s+(?:\w+\s+)?notice\s+of)\s+(?=[a-z]+ing\s)"
    rf"|(?:want|wish|seek|aim|desire|have\s+(?:it\s+)?in\s+mind|(?:am|['’]m)\s+(?:now\s+|hereby\s+)?(?:seeking|aiming|looking|minded|out))(?:\s*+,?\s+(?:with(?:out)?|w/o)\s[^,;:.]{{1,60}}?,?)?\s+to{_INSET}\s+"
    rf"|(?:notify|inform|advise|tell|warn|apprise|let)\s+(?:[\w'’]+\s+){{1,4}}?(?:of|know)\s+(?:of\s+)?(?:my|its|the)\s+(?:\w+\s+)?inten(?:t|tion)\s*+,?\s*+(?:[^.;:]{{0,90}}?\s)??(?:to{_INSET}|of)\s+"
    rf"|give\s+notice\s*(?:,[^,;.]{{1,60}},\s*)?(?:that\s+I\s+(?:\w+\s+)?(?:want|intend|plan|wish|mean)|of\s+(?:my\s+)?inten(?:t|tion))\s*+,?\s*+(?:[^.;:]{{0,90}}?\s)??(?:to{_INSET}|of)\s+)"
    rf"|I\s+(?:\w+ly\s+|hereby\s+|also\s+)*give\s+notice\s*(?:that\s*(?:,[^,;.]{{1,60}},\s*)?|(?::|that)\s*(?:with(?:out)?|w/o)\s[^,;:.]{{1,60}},\s*)I(?:['’]ll|\s+(?:shall|will)|(?:\s+am|['’]?m)\s+(?:gonna|(?:going|about)\s+to))\s+"
    rf"|(?:I\s+(?:\w+ly\s+|hereby\s+|also\s+)*(?:announce|declare|give\s+notice)\s+that\s*+,?\s*)?(?:unless\s+(?:(?:some|any)(?:body|one)|(?:any|some|one)\s+of\s+you|(?:an?|any|some|another)\s+(?:pep|player))\s+objects?[^,;.]{{0,40}},\s*)I\s+(?:shall|will)\s+",
    re.I,
)
ELLIPTIC_INTENT = expression(r"(?:likewise|also|and|similarly)?\s*+,?\s*(?:intend\s+(?:[^.;:]{0,60}?\s)??)?to\s+", re.I)
MY_INTENT = expression(
    r"(?:it\s+is|it['’]s)\s+(?:\w+\s+)?(?:my|our)\s+(?:\w+\s+)?inten(?:t|tion)\s*+,?\s*+(?:[^.;:]{0,90}?\s)??to\s+"
    r"|my\s+plan(?:\s*+,)?\s+(?:with(?:out)?|w/o)\s[^.;:]{0,60}?,?\s+is\s+to\s+|my\s+plan\s+is(?:\s*,\s+(?:with(?:out)?|w/o)\s[^.;:]{0,60}?,)?\s+to\s+"
    r"|my\s+(?:\w+\s+)?inten(?:t|tion)\b\s*+,?\s*+(?:[^.;:]{0,60}?\s)??(?:,\s*)?(?:is|:)(?:\s*+,?\s*+(?:[^.;:]{0,60}?\s)??to\s+)|my\s+(?:\w+\s+)?inten(?:t|tion)\s*,?\s[^.;:]{0,60}?:\s*to\s+",
    re.I,
)
"""An announcement that begins with "it" or "my": "It is my intent, with support, to ..."."""
LABEL_INTENT = expression(
    rf"(?:(?:(?:and|then|also|first|finally|lastly)(?:\s*+,)?\s+)?(?:an?|one|my|the)\s+|(?:formal|another|(?:second|third|next|last)(?:\s*+,)?|final|further|new|own|more)\s+)*(?:(?:notice|announcement|declaration|statement)\s+of\s+)?inten(?:t|tion)\s*(?:\([^)]{{0,60}}\)|,?\s*{KIND_WORDS})?"
    rf"\s*(?:[:,–—-]\s*(?:{KIND_WORDS}\s*+[,:]\s*)?(?:to\s+)?|(?<=[nt]\s)to\s+)|(?:hereby\s+|now\s+)?intend(?:ing)?(?:\s*+,)?\s+(?:{KIND_WORDS},?\s+)?to\s+",
    re.I,
)
FORETOLD = expression(
    r"^\W*(?:notice\s+of\s+)?inten(?:t|tion)\b[^.;]{0,60}:\s*$|\b(?:intend|propose|plan)\s*(?:,\s[^.;:,]{0,60},\s*|\s(?:with(?:out)?|w/o)\s[^.;:,]{0,60}\s)?that\s*$|\b(?:give\s+notice|announce|unless\s+(?:(?:(?:some|any)(?:body|one)|(?:any|some|one)\s+of\s+you|(?:an?|any|some|another)\s+(?:pep|player))\s+objects?|there\s+(?:is|are)\b[^,;:]{0,20}\bobjections?)|(?:absent|barring|failing)\s+(?:any\s+)?objections?"
    r"|(?:if|should)\s+(?:nobody|no\s+(?:one|pep|player))\s+objects?)\b",
    re.I,
)
"""Makes what will be so an announcement: "I give notice that Rule 31 will be called 'Days'"."""
_ITS_KIND = r"(?:\s*[,(–—-]+\s*[^.;:]{0,60}?\b(?:support\w*|objections?|seconder\w*)\b[^.;:)]{0,30}\)?)?"
NOTICED = expression(
    rf"(?:^|[.;]\s*)\W*(?:(?:an?|my|the|formal|public|official|hereby|another|second|new|also|and)\s+)*(?:notices?|announcements?|inten(?:t|tion)s?)(?:\s+of\s+(?:my\s+)?inten(?:t|tion))?(?:\s+(?:to\s+all|is\s+(?:hereby\s+)?given))?{_ITS_KIND}\s*(?:that|[:,–—-]|(?={KIND_WORDS}$))\s*(?:{KIND_WORDS},?\s*)?$"
    rf"|\bI\s+{OFTEN}(?:announce|declare|give\s+notice|notify\s+(?:you|all))(?:\s+(?:of\s+)?(?:my|the)\s+inten(?:t|tion))?\s*(?:that|[:,–—-])\s*(?:{KIND_WORDS},?\s*)?$",
    re.I,
)
"""Before "I shall": it is an announcement that this is."""
FORETELLING = frozenset(
    "intent intention intend propose plan notice announce objects object objection objections".split()
)
"""One of these is where it stands."""
WILL_BE = expression(r"\b(?:will|shall|is\s+to|be|becomes?)\b", re.I)
WITHOUT = expression(
    r"\b(?:without|w/o|with\s+no|barring|no)[\s-]+(?:(?:any|an?|one|two|three|four|five|\d{1,2})\s+)?(?:obj\.?|objections?)"
    r"|\bunless\s+(?:(?:some|any)(?:body|one)|(?:any|some|one)\s+of\s+you|(?:an?|any|some|another)\s+(?:pep|player))\s+objects?|\b(?:if|should|provided(?:\s+that)?)\s+(?:nobody|no\s+(?:one|pep|player))\s+objects?|\b(?:if|provided(?:\s+that)?|(?:as|so)\s+long\s+as)\s+(?:(?:there(?:\s+(?:is|are)|['’]s)|I\s+(?:hear|get|see|receive))\s+no\s+objections?|no\s+objections?\s+(?:is|are)\s+(?:raised|made|voiced|heard|lodged)|(?:nobody|no\s+(?:one|pep|player))\s+objects)"
    r"|\b(?:absent|barring|failing|save|in\s+the\s+absence\s+of)\s+(?:any\s+|all\s+)?objections?"
    r"|\bno(?:body|\s+one)\s+(?:objecting|opposed|opposing)\b|\bno\s+objectors?\b"
    r"|\bunless\s+(?:there\s+(?:is|are)|I\s+(?:hear|get|see|receive|read))\s+(?:any\s+|an\s+|some\s+)?objections?",
    re.I,
)
SUPPORTERS = expression(
    r"\b(?:with|given|having|seeking|needing|requiring|requesting|asking\s+for)\s+(?:at\s+least\s+)?(?:the\s+)?(?:(?:support|backing)\s+of\s+(?:at\s+least\s+)?(?P<of>\w+)|(?:(?P<n>\w+)(?:['’]s)?\s+)?(?:support(?:ers?)?|seconds?|seconders?)\b)"
    r"|\bI\s+(?:\w+\s+)?(?:need|require|want|seek|ask\s+for|am\s+(?:asking|looking)\s+for)\s+(?:(?:somebody|someone|people|everybody|everyone)['’]s|your|the|any|some)?\s*(?:\w+\s+)?(?:support(?:ers?)?|seconders?)\b",
    re.I,
)


SHORT_SUPPORT = expression(r"\bw/\s*(?P<n>\d+)?\s*support|\band\s+(?:\w+\s+)?(?:with\s+)?support")
KIND_AFTER = expression(
    r"\s*+,?\s*(?:and\s+)?(?:with(?:out)?|w/o)\s+[^,.;:]{0,60}(?:objections?|support(?:ers?)?)(?:\s+(?:and|or)\s+(?:with(?:out)?|w/o|no)?\s*[^,.;:]{0,40}(?:objections?|support(?:ers?)?))?\b(?!\s+to\b)",
    re.I,
)

INTENDING = frozenset(
    "going intend intending planning proposing plan propose mean intent intention notice want wish seek aim desire mind seeking aiming looking minded out".split()
)
"""One of these is in every announcement."""
INTENT_LABEL = frozenset({"intent", "intention", "intend", "intending", "plan"})


def intent_kind(g: Grammar, text: str) -> tuple[str | None, int | None]:
    """The kind of announcement that the sentence names, and how many supporters."""
    without = bool(WITHOUT.search(text))
    support = SUPPORTERS.search(text) or SHORT_SUPPORT.search(text)
    count = None
    if support and (said := support.groupdict().get("of") or support["n"]):
        found = read_number(Scan(said, g.vocabulary), 0)
        count = found[0][0] if found and isinstance(found[0][0], int) else None
    kind = "both" if without and support else "without_objection" if without else "with_support" if support else None
    return kind, count


_ANOTHER = expression(
    r"\bI\s+(?:(?:also|now|hereby|further|furthermore|moreover|likewise|then|and)\s+){0,2}(?:intend|announce|propose|plan|give\s+notice)\b"
)
"""Where somebody begins to announce something."""


def _kind_of(g: Grammar, s: Scan, hit: Hit) -> tuple[str | None, int | None]:
    """The kind of an announcement: what is said of it where its sentence announces several, else what the sentence says."""
    begins = [one.start() for one in _ANOTHER.finditer(s.mask)]
    if len(begins) > 1:
        at = max((n for n, one in enumerate(begins) if one <= hit.match.start), default=0)
        own = s.mask[begins[at] if at else 0 : begins[at + 1] if at + 1 < len(begins) else len(s.mask)]
        found = intent_kind(g, own)
        if found[0] is not None:
            return found
    return intent_kind(g, s.mask)


def announce(g: Grammar, s: Scan, hit: Hit) -> Hit | None:
    """The act as announced; None when neither the sentence nor the rules say of which kind the announcement is."""
    kind, supporters = _kind_of(g, s, hit)
    words = hit.match.phrase.words
    needed = "without_objection" if hit.beast else words.intent if words else None
    kind = kind or needed
    if words and words.announces:
        return hit.framed(intent=None)
    if words and any(param.deictic for param in words.params) and not hit.match.values:
        return None  # "I intend to do so" announces nothing by itself
    if kind is None:
        return None
    tail = KIND_AFTER.match(s.mask, hit.end)
    if tail:
        hit = hit._replace(end=tail.end())
    return hit.framed(intent=kind, supporters=supporters, announced=True)


THAT = expression(r"\bthat\s*$")
NOTIFYING = expression(
    r"\b(?:announce|declare|give\s+notice|state|proclaim|hereby|notify\s+\w+|inform\s+\w+|tell\s+\w+)\b"
)


MEANT_ONLY = expression(
    rf"my\s+plan\b|(?:I|it)(?:['’]m|\s+am|\s+be)?(?>(?:\s+{ADVERB},?)*)\s+(?P<planning>planning|proposing)?(?(planning)|(?:want|wish|seek|aim|desire|have\s+(?:it\s+)?in\s+mind|(?:seeking|aiming|looking|minded|out)|plan\s+on))\b",
    re.I,
)
"""What somebody only has in mind is announced where the rules want it announced and its kind is said."""
_SEEN = expression(
    r"\b(?:having|received|seen|heard|saw|got|raised|were|was|been|since|as\s+there|there\s+being|nobody|no\s+one)\b|\bwith\s+(?:[\w'’]+\s+){0,3}[\w]+['’]s?\s+support\b|\bsupport\s+(?:of|from)\b"
)
"""Tells that objections and support were waited for."""


WISHES = frozenset("wish desire like love prefer".split())
"""One of these is where somebody would like to do something."""


def wanted(g: Grammar, s: Scan, hit: Hit) -> Hit | None:
    """The act as announced by who would like it and says of which kind its announcement is: "I'd like to activate my
    Tweak, without objection"."""
    words = hit.match.phrase.words
    needed = hit.beast or (words is not None and words.intent is not None)
    behind = s.mask[hit.start :]
    if not needed or _SEEN.search(s.low) is not None or intent_kind(g, behind)[0] is None:
        return None
    return announce(g, s, hit)


def opposable(g: Grammar, s: Scan, hit: Hit, before: str) -> Hit | None:
    """What somebody says that he will do without objection or with support, where the rules want that announced."""
    words = hit.match.phrase.words
    wanted = hit.beast or (words is not None and words.intent is not None)
    if THAT.search(before) and not NOTIFYING.search(before):
        return None
    if not wanted or intent_kind(g, s.mask)[0] is None or g.moments.after.match(s.text, hit.end):
        return None
    return announce(g, s, hit)
