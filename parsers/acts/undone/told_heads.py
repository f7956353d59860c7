"""Heads that say of the words behind their colon, or below it, that nobody does it now: they are somebody else's, of
another time, only a draft, or only thought of.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set
from typing import Final

from engine.expressions import expression
from parsers.acts.context import Context, is_author
from parsers.clauses import traps
from parsers.clauses.words import AT_HEAD
from parsers.search.worded import Worded

_SPOKE = r"(?:replied|answered|said|wrote|told\s+(?:me|us|them|everybody|everyone)|shouted|muttered|sang|quipped|joked|responded|remarked|mused|opined|cried|yelled|whispered|typed|scribbled|proclaimed)"
_NOBODY = r"(?!(?:I|as|since|because|after|when|once|while|if|now|nobody|nothing|none|no|not|never|neither|everyone|everybody|all|any|what|that|which|who|has|have|had|well|is|was|are|were|be|been|being|gets?|got)\b)"
_PUT = r"(?:puts?|phrased|phrases|has|had|expressed|expresses|formulated)\s+it"
_WORDS = r"(?:mails?|e-?mails?|posts?|messages?|words|repl(?:y|ies)|answers?|lines?|notes?|letters?|speech|statements?|version|wording)"
_SOURCE = r"(?:minutes|logs?|log\s*file|archives?|records?|diary|diaries|wiki|papers?|newspaper|gazette|chronicle|history|annals|legend|rumou?rs?|gossip|grapevine|transcript)"
_WHEN = r"(?:tomorrow|tonight|later|some\s?day|one\s+(?:fine\s+)?day|soon|eventually|next\s+(?:n?week|n?day|month|year|time)|another\s+(?:n?day|time)|in\s+the\s+(?:morning|evening))"
_SEND = r"(?:send|post|write|mail|say|announce|publish|submit)"
TOLD_HEAD: Final = expression(
    AT_HEAD + r"(?:"
    rf"(?:please\s+|kindly\s+|you\s+(?:can|may|should)\s+)?(?:ignore|disregard|forget|skip|overlook|pay\s+no\s+(?:attention|heed)\s+to)\s+(?:(?:all\s+(?:of\s+)?)?(?:this|these|that|it)|(?:the|my|all|any)\s+(?:following|next|last|rest|lines?|text|words|mail|message|part|bits?|draft)|what\s+(?:follows|comes|stands|is\s+below))\b[^:.!?]{{0,40}}"
    rf"|(?:as\s+)?(?:(?:the|our|my|your|that|this|an?|his|her|old|young|good|poor)\s+){{0,2}}{_NOBODY}[\w'’-]+(?:\s+{_NOBODY}[\w'’-]+){{0,2}}\s+(?:\w+ly\s+|once\s+|just\s+|then\s+|also\s+){{0,2}}(?:{_SPOKE}|{_PUT})(?:\s+(?:so\s+well|well|best|nicely|aptly|once|then|back|it|this|that|yesterday|\w+ly|to\s+(?:me|us|you|em|him|her|them)|in\s+(?:the|a|his|her|eir)\s+\w+|on\s+\w+|last\s+\w+|the\s+other\s+\w+)){{0,3}}"
    rf"|(?:and\s+)?I\s+(?:once\s+|then\s+|just\s+|already\s+|\w+ly\s+){{0,2}}(?:told\s+(?!you\b)[\w'’-]+|said|wrote|replied|answered|shouted|muttered|typed|whispered)(?:\s+(?:to\s+[\w'’-]+|back|once|yesterday|last\s+\w+|then|at\s+the\s+time|in\s+\w+\s+\d+|this|that)){{0,3}}"
    rf"|(?:the\s+)?(?!(?:today|tonight|here|there|what|that|it|this|let)['’]|\w+ing\s|(?:despite|given|unlike|like|after|before|as|in|on|for|with|per|regarding)\s)(?P<whose>(?-i:[A-Z])[\w-]*(?:\s(?-i:[A-Z])[\w-]*){{0,2}})(?:['’]s|(?<=s)['’])\s+(?:\w+\s+)?{_WORDS}\b[^:.!?]{{0,50}}"
    r"|(?:(?:the|a)\s+)?(?:resignation|abdication)\s+(?:of|by|from)\s+(?:the\s+)?(?P<of>(?-i:[A-Z])[\w'’-]*(?:\s(?-i:[A-Z])[\w'’-]*){0,2})"
    rf"|(?:as\s+)?according\s+to\s+[^:,.!?]{{2,40}}|(?:so\s+|as\s+)?(?:the|our|my|your|last\s+\w+['’]s|yesterday['’]s)\s+(?:\w+\s+)?{_SOURCE}\s+(?:says?|said|reads?|tells?|told|has|have|had|ha[sd]\s+it|states?|reports?|show(?:s|ed)?)(?:\s+\w+){{0,2}}"
    rf"|I\s+(?:\w+\s+)?(?:read|reread|re-read|looked\s+(?:up|at|in|into|through)|went\s+through|searched|consulted|found|quote|see)\s+(?:in\s+|from\s+)?(?:the|my|our|last\s+\w+['’]s|yesterday['’]s|old)\s+(?:\w+\s+)?{_SOURCE}(?:\s+(?:again|once\s+more|of\s+[^:,]{{1,30}}))?"
    rf"|(?:my|the|our|a|this|here(?:['’]s|\s+is)\s+(?:my|the|a|our))\s+(?:(?:first|second|rough|early|new|current|latest|working|preliminary|half-finished|unfinished)\s+)?(?:drafts?|outline|sketch|brouillon|scribbles|notes)(?:\s+(?:so\s+far|of|for|as)\b[^:.!?]{{0,40}})?"
    rf"|what\s+I\s+have\s+(?:written\s+|drafted\s+)?(?:so\s+far|until\s+now)"
    r"|(?:(?:the|our|my|these|here\s+are\s+the)\s+(?:\w+\s+)?)?minutes(?:,?\s+(?:of|as|from|taken|kept|by)\b[^:.!?]{0,60})?"
    r"|(?:(?:my|a|the|some|our|today['’]s|new)\s+)?(?:(?:new\s+)?year['’]?s?\s+|good\s+)?(?:resolutions?|horoscopes?|prophec(?:y|ies)|predictions?|fortune(?:\s+cookie)?|headlines?|fan[\s-]?fiction|fanfic|screenplay|script|chapter\s+\w+|epilogue|prologue|caption|thought\s+experiments?|straw\s?man|counterfactual|worst\s+case|devil['’]s\s+advocate|parody|satire|spoof)\b(?!\s+(?:is|are|was|were|has)\b)[^:.!?]{0,40}"
    r"|(?:just\s+|purely\s+|only\s+)?for\s+(?:the\s+sake\s+of\s+(?:the\s+)?(?:argument|discussion|example)|argument['’]?s?\s+sake)[^:.!?]{0,20}"
    r"|(?:way\s+)?back\s+(?:in\s+(?:n?weeks?|n?day|nyear|my\s+day|the\s+(?:day|days|year|old|beginning|\w+\s+era)|\d|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|on\s+n?day|then|when)\b[^:.!?]{0,40}|(?:many|some|a\s+few|two|three|ten|several|\d+)\s+(?:n?weeks?|n?days?|years?|months?)\s+(?:ago|back)|(?:in|during)\s+(?:the\s+)?(?:good\s+)?old(?:en)?\s+(?:days|times)|long\s+ago"
    r"|(?![^\n]*\bI\s)(?:(?:the|all|our)\s+)?(?:(?:current|open|pending|rival|ongoing|running)\s+(?:usurpations?|coups?|takeovers?)|(?:usurpations?|coups?|takeovers?)(?=\s+\w))(?:\s+(?:of\s+(?:offices|ministries|this\s+n?week)|under\s?way|in\s+progress|in\s+hand|pending|running|afoot|so\s+far|to\s+date|at\s+present|now|this\s+n?week|announced|reported|known))?"
    r"|(?:(?:these|the|some|a\s+few|two|three|more)\s+)?examples(?:\s+(?:of|for)\b[^:.!?]{0,40})?|things\s+(?:to\s+(?:consider|think\s+about|ponder|discuss|remember|avoid|try|watch)|(?:one|you|people|players?|somebody|someone|anybody)\s+(?:can|could|may|might|should))\b[^:.!?]{0,30}"
    r"|(?:the\s+)?(?:actions?|moves?|deeds?|acts?|doings|votes?)\s+(?:of|by)\s+(?:the\s+)?(?:others?|another|all|some|most|everybody|everyone|somebody|someone|various)\b[^:.!?]{0,30}"
    r"|(?:the\s+|our\s+)?rules?(?:\s+\w+)?\s+(?:lets?|allows?|permits?|entitles?|enables?|says?|forbids?)\s+[^:.!?]{0,40}"
    r"|I(?:\s+(?:have|had)|['’](?:ve|d))\s+(?:\w+\s+)?done\s+(?:all\s+(?:of\s+)?)?(?:this|these|it|that|the\s+following|so|as\s+much)\b[^:.!?]{0,40}|[^:.!?]{0,30}\bI\s+had\s+done\s+[^:.!?]{0,40}"
    rf"|(?:the|our|my|your|this|an?)\s+[\w'’-]+(?:\s+[\w'’-]+)?\s+(?:has|have|had)\s+(?:logged|recorded|noted|received|processed|listed|registered|counted|seen|caught|collected)\b[^:.!?]{{0,40}}"
    r"|(?:already|previously)\s+done(?:\s+(?:by\s+(?:me|us|(?-i:[A-Z])\w+)|today|yesterday|earlier|(?:this|last)\s+\w+)){0,2}|done\s+(?:already|earlier|yesterday|last\s+\w+)(?:\s+by\s+\w+)?"
    r"|how\s+(?:not\s+to|(?:to|one|you|people)\s+(?:not\s+)?)[^:.!?]{1,40}"
    rf"|(?:some(?:one|body)|any(?:one|body)|you|we|they|people|players|every(?:one|body)|(?-i:[A-Z])[\w'’-]+)(?<!\bI)\s+(?:really\s+)?(?:should|ought\s+to|could|might|must|may|would|can)\s+(?:\w+ly\s+|just\s+|simply\s+)?(?:{_SEND}|do|try|reply|answer)(?:\s+(?:this|that|it|so|something\s+like\s+(?:this|that)|the\s+following|one\s+day)){{0,2}}"
    r")\s*(?P<end>:(?=\s|$))",
    re.I,
)
"""At the head of a statement, up to its first colon."""
TOLD_LATER: Final = Worded(
    AT_HEAD
    + rf"(?:[^:.!?]{{0,30}}\b{_WHEN}\b[^:.!?]{{0,20}},?\s+I(?:\s+(?:will|shall|may|might|am\s+going\s+to|want\s+to|plan\s+to|hope\s+to|mean\s+to)|['’]ll|['’]d)\s+(?:\w+\s+)?{_SEND}\b[^:.!?]{{0,30}}"
    rf"|[^:.!?]{{0,30}}\b{_WHEN}\b[^:.!?]{{0,20}},?\s+I(?:\s+(?:will|shall|may|might|am\s+going\s+to)|['’]ll|['’]d)\s+(?:\w+\s+)?(?:do|perform|take|make)\b[^:.!?]{{0,50}})\s*(?P<end>:(?=\s|$))",
    "tomorrow tonight later some day soon eventually next another morning",
    re.I,
)
"""The same of what is done at some later time."""
TOLD_WORDS: Final = frozenset(
    "ignore disregard forget skip overlook pay it replied answered said wrote told shouted muttered sang quipped joked responded remarked mused opined cried yelled whispered typed scribbled proclaimed "
    "mail mails email emails post posts message messages words reply replies answer answers line lines note notes letter letters speech statement statements version wording according "
    "minutes log logs logfile archive archives record records diary diaries wiki paper papers newspaper gazette chronicle history annals legend rumour rumours rumor rumors gossip grapevine transcript "
    "draft drafts outline sketch brouillon scribbles what send write say announce publish submit resolution resolutions horoscope horoscopes prophecy prophecies prediction predictions fortune "
    "headline headlines fan fanfiction fanfic screenplay script chapter epilogue prologue caption thought straw strawman counterfactual worst devil parody satire spoof sake back ago old olden "
    "example examples thing things action actions move moves deed deeds act acts doings vote votes rule rules done logged recorded noted received processed listed registered counted seen caught collected "
    "do perform take make how try resignation abdication usurpation usurpations coup coups takeover takeovers "
    "ballot ballots choices doings gift gifts payment payments transfer transfers".split()
)
"""One of these is in it."""


_DEEDS = r"(?:votes?|ballots?|choices|actions|acts|deeds|moves|doings|gifts|payments|transfers)"
_NO_MORE = r"(?:was|were|had\s+been|used\s+to\s+be|(?:would|could|might|may|should)(?:\s+(?:well|perhaps|have|still))?\s+(?:be|been)|won['’]t\s+be|will\s+not\s+be)"
_THESE = r"(?:these|those|this|that|they|here|below|the\s+following|what\s+follows)"
_MINE = r"(?:my|our|the|his|her|eir|their|your)"
_WHO = r"(?!I\b|My\b)(?-i:[A-Z\d])[\w&-]*(?:\s+(?:of\s+|the\s+)?(?-i:[A-Z])[\w&-]*){0,3}"
THESE_TOLD: Final = expression(
    AT_HEAD + r"(?:"
    rf"{_THESE}\s+{_NO_MORE}\s+(?:\w+\s+)?{_MINE}\s+(?:\w+\s+){{0,2}}?{_DEEDS}\b[^:.!?]{{0,60}}"
    rf"|{_MINE}\s+(?:\w+\s+)?{_DEEDS}\b(?:(?!\b(?:that|which|as)\b)[^:,.!?]){{0,40}}?\s{_NO_MORE}\b[^:.!?]{{0,40}}"
    rf"|{_THESE}\s+(?:are|is)\s+(?:(?:his|her|eir|their)|(?:the\s+)?(?P<whose>{_WHO})(?:['’]s|(?<=s)['’]))\s+(?:\w+\s+)?{_DEEDS}\b[^:.!?]{{0,50}}"
    rf"|{_THESE}\s+(?:are|is)\s+the\s+(?:\w+\s+)?{_DEEDS}\s+(?:of|by)\s+(?:the\s+)?(?P<by>{_WHO})\b[^:.!?]{{0,50}}"
    r")\s*(?P<end>:(?=\s|$))",
    re.I,
)
"""The same of what "these" were, might be, or are of somebody else's."""
_HEAD = expression(AT_HEAD + r"(?P<head>[^:]*+)", re.I)
_LETTERS = expression("[a-z]+")


def _may_tell(text: str) -> bool:
    """Whether such a word stands before the colon that ends the head of a text."""
    head = _HEAD.match(text)
    return head is None or not TOLD_WORDS.isdisjoint(_LETTERS.findall(head["head"].lower()))


def told_by_head(c: Context, text: str, words: Set[str]) -> re.Match[str] | None:
    """The head of a text, which has these words, by which what stands behind its first colon, or below it, is not done;
    nothing if it has none."""
    if ":" not in text or words.isdisjoint(TOLD_WORDS) or not _may_tell(text):
        return None
    if (later := TOLD_LATER.match(text, words)) is not None:
        return later
    head = TOLD_HEAD.match(text) or THESE_TOLD.match(text)
    named = head.groupdict() if head is not None else {}
    whose = named.get("whose") or named.get("of") or named.get("by")
    mine = whose is not None and (is_author(c, whose) or c.grammar.titles.search(whose) is not None)
    return None if mine else head


PRICES = expression(
    r"\W*(?:(?:my|our|the|current)\s+)?(?:prices?|price\s+list|fees|costs|tariffs?|rates|wares|for\s+sale|on\s+offer|wanted)\s*+:\s*$",
    re.I,
)
"""Heads a list of what things cost."""


def not_my_votes(c: Context, text: str) -> re.Match[str] | None:
    """The head of a text by which the votes behind it, or below it, are none that the author casts now."""
    head = traps.NOT_MY_VOTES.match(text)
    by = head["by"] if head is not None else None
    return None if by is not None and is_author(c, by.strip(" .")) else head
