"""Reads words without a fixed form: titles, targets, a few words, the rest of a sentence, rankings."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from functools import lru_cache

from engine.expressions import expression
from engine.language import Vocabulary
from parsers.naming_words import CALL, LEADS, TITLE_NEXT
from parsers.phrases.fillers import MANNER
from parsers.scan import IT, THIS, Found, Scan, lower, phrase_end, quoted, skip, token_at
from parsers.slots.names import clean_name
from parsers.slots.ranking import ranked
from parsers.work import REACH

TARGET_END = expression(
    r",\s|:\s|\s\((?!\w{1,3}\)|(?:to|of|from|by|for|the\s+one|no\.?|number|#|re)\b|[#pPrR]?\d)|\s+on\s+(?:behalf\s+of|(?:the\s+)?[a-z][\w&.-]*(?:\s[\w&.-]+){0,4}['’]s?\s+behalf)\b|\s[:;=]-?[)(dp/](?!\w)|\s[-–—]+\s|\s+(?:because|since|as|for the reason|so that|and\s+(?:i|also|"
    r"(?:hereby\s+)?(?:support|object|vote|withdraw|give|activate|resign|second|oppose|join|leave|submit)(?=\s))|i(?=\s+(?:(?:must|do|hereby|also|now|\w+ly)\s+)*(?:object|support|oppose|second|back|endorse|\w+\s+(?:an?|my)\s+(?:\w+\s+)?(?:objection|support))\b)|but|(?:has|have|gets?|receives?|earns?|draws?|enjoys?|finds?|meets?(?:\s+with)?|faces?)\s+(?:my|an)|is\s+hereby)\s"
    r"|\s+(?:be|is)\s+(?:noted|recorded|registered|lodged|entered|filed|counted|listed)\b|\s+i\s+say(?=\s*[:,])"
    rf"|\s+(?:{MANNER}|in\s+(?:protest|disgust|horror|despair|anger|sorrow|vain|earnest|passing|principle|part|full|(?:the\s+)?strongest\s+terms)|out\s+of\s+(?:spite|habit|principle|pity|caution|boredom)|after\s+(?:(?:long|much|some|due|careful|all|a\s+\w+)\s+)+(?:thought|thinking|consideration|reflection|night|debate|deliberation)|for\s+(?:now|the\s+moment|the\s+record|the\s+time\s+being|what\s+it[’']?s?\s+is\s+worth|what\s+it['’]s\s+worth))(?:\s+[\w'’]+){{0,2}}\W*$"
)
_SAID = r"(?:announced|described|intended|mentioned|quoted)"
ABOVE = expression(
    rf"(?:the|that|this)\s+(?:\w+\s+)?(?:act|action|thing|deed|change)s?\s+(?:there|above|previously|thus)\s+{_SAID}\b"
    r"|(?:the|that|my)\s+(?:intent(?:ion)?|announcement|notice|plan|act|action|deed)\s+(?:that\s+is\s+|I\s+)?quoted?\s+(?:below|above|here)\b"
    r"|(?:the|that|my)\s+quoted\s+(?:intent(?:ion)?|announcement|notice|action)\b"
    rf"|(?:the|that)\s+(?:act|action|thing|deed)\s+(?:(?:i|it|e|he|she|they|we)\s+)?{_SAID}\s+(?:there|above)\b"
    rf"|(?:the|that)\s+(?:intended\s+)?(?:act|action|thing|deed|change)\s+(?:(?:that|which)\s+)?(?:(?:i|was|is)\s+)?(?:(?:have|had|was|is)\s+)?(?:{_SAID}|promised|planned|proposed)"
    r"(?:\s+(?:there|above|before|in\s+(?:the|that|my)\s+(?:(?:quoted|above|previous|last|earlier)\s+)?(?:message|mail|post|quotation|quote)(?:\s+(?:above|quoted(?:\s+(?:above|here))?|I\s+(?:quote|answer|reply\s+to)))?))?(?=\s*(?:$|[.,;:!)–—]|\sand\b))"
)
ANNOUNCED = expression(
    r"(?:what|that\s+which|all\s+that)\s+(?:i|was)\s+(?:have\s+|had\s+)?(?:announced|intended|promised|described|planned|proposed|said(?:\s+i\s+would)?)\b(?!\s+(?:on|in|at|for)\b)"
)
AS_BEFORE = expression(
    rf"(?i)(?:(?:just|exactly)\s+)?(?:as\s+)?(?:I\s+)?{_SAID}\b(?:(?:\s*[,;(–—-]|\s+(?:because|since|now|again|too|please|pursuant|effective|in|on|by|before|earlier|above|yesterday)\b).*)?\W*"
)
"""No text, but that it was said before."""
CLAUSE = expression(r"that\s+(?:i|we|you|he|she|they|it|e|the|all|there|my|your)\b|(?:i|we|you|he|she|they)\s")
"""Begins a clause and no name of a thing."""
MODAL = frozenset("to ought should would must could might can cannot may will shall not never".split())
"""The last word of a clause that goes on with its verb: "the wiki ought to" be something."""
HAVING = expression(
    r"\s+by\s+name\b|\s+with\s+(?:(?:[\w'’]+\s+){0,4}?as\b|(?:the|these|this|its)\s+(?:following\s+)?(?:articles|text|terms|body)\b)"
    r"|\s+(?:by|through|via|under)\s+(?:(?:means|way|virtue)\s+of\s+)?(?:the|these|this|a)\s+(?:following\s+)?(?:articles|contract|text|terms)\b",
    re.I,
)
"""What a thing has stands behind its name: "Acme with myself as its Officer"."""
IS_MADE = expression(
    r"\s+(?:is|are)\s+(?:(?:hereby|herewith|now)\s+)?(?:created|made|formed|established|founded|submitted|incorporated|proposed|set\s+up)\b"
    r"|[,;]?\s+(?:and|with)\s+(?:(?:its|the|this)\s+(?:(?:whole|full|entire|following)\s+)?(?:text|rules|body|articles|terms|wording|contents?|provisions|regulations)\b|(?:here|this|these|below|the\s+following)\s+(?:is|are|follows?|comes?)\b|it\s+(?:reads|says|runs|goes)\b)"
    r"|\s+(?:and|that|which)\s+(?:reads?|runs?|says?|goes|states?|provides?)\b|\s+(?:reads?|runs?)(?=\s*(?:$|as\b|thus\b|so\b))|,?\s+whose\b",
    re.I,
)
"""What is said of a thing behind its name: "called Ferry Accord is created by me"."""
AS_SAID = expression(
    r"\s+(?:(?:just|exactly)\s+)?as\s+(?:(?:I|it|was|had|have|previously|already|earlier|before)\s+)*"
    r"(?:announced|described|intended|mentioned|promised|planned|quoted|stated|posted|set\s+out)(?:\s+(?:above|before|earlier|below|there|then))?\W*$"
    r"|\s+as\s+of\s+(?:right\s+)?now\W*$",
    re.I,
)
"""Ends a title without being part of it: "the Trick Bow as announced"."""
SUPPOSED = expression(r"(?<!\S)(?:if|unless|as\s+soon\s+as|provided\s+that|on\s+condition\s+that|in\s+case)\b", re.I)
"""Begins a condition, which is part of no name."""
TOLD_BEHIND = expression(
    r"\s+(?=(?:is|are|shall|will|hereby|herewith|comes|by\s+name|as\s+(?:an?|my|our)|from\s+me|of\s+mine|into)\b)", re.I
)
"""Begins what is said of a thing behind its name: "The Subgame Risk is hereby created"."""
REMARK_BEHIND = expression(
    r"\s+(?:-{1,3}|[–—])\s+(?=(?:well|or|I|but|and|if|not|though|which|because|since|as|so|it['’]?s|that['’]?s)\b)"
)
"""Begins what is said about a deed, behind a title without quotation marks."""
PLAIN_WORD = expression(r"[^\s,;:.!?()\[\]{}]+(?:[.:](?=[\w/])[^\s,;!?()\[\]{}]+)*")
TITLE_WORDS = expression(r"[^\n,:;{(\[\"“]{1,100}")


def read_target(s: Scan, pos: int) -> Found:
    """What an objection or support points at: this, or words that name an announced act."""
    pos = skip(s.text, pos)
    pointed, named = announced(s.words)
    if s.low.startswith("both ", pos) and (several := several_targets(s, pos, named)):
        return several
    match = pointed.match(s.low, pos)
    if match:
        this = THIS if match.group() != "it" else IT
        further = further_target(s, match.end(), named) if match.group().split()[0] in POINTING_AT_ONE else None
        return [([this, further[0]], further[1])] if further is not None else [(this, match.end())]
    if away := ANNOUNCED.match(s.low, pos) or ABOVE.match(s.low, pos):
        message = MESSAGE_NAMED.search(s.text) if not s.reply else None
        return [(f"the action announced in {message['which']}" if message is not None else THIS, away.end())]
    if several := several_targets(s, pos, named):
        return several
    if titled := TITLED_TARGET.match(s.mask, pos):
        return [(" ".join(s.text[titled.start() : titled.end()].strip('"“”').split()), titled.end())]
    phrase = s.text[pos : phrase_end(s, pos, ".;!")].rstrip(": ")
    s.purse.pay(len(phrase) // REACH)
    for stop in TARGET_END.finditer(lower(phrase)):
        phrase = phrase[: stop.start()]
        break
    phrase = TOO_LAST.sub("", phrase)
    if about := ABOUT.match(phrase):
        phrase, pos = phrase[about.end() :], pos + about.end()
    theirs = THEIRS.fullmatch(phrase) and (s.reply or named.search(s.text, 0, pos))
    if (theirs or named.search(phrase)) and not IDEA.search(phrase):
        return [(" ".join(phrase.split()), pos + len(phrase))]
    if one := ONE_OF_THEM.match(s.low, pos):
        return [(one.group(), one.end())]
    return []


ABOUT = expression(
    r"(?:(?:and|now)\s+)?(?:as\s+(?:for|to|regards)|on|about|regarding|concerning|re|in\s+the\s+matter\s+of)\b[:,]?\s+(?=\S)",
    re.I,
)
"""Before what a sentence deals with, and no part of it."""
ONE_OF_THEM = expression(
    r"the\s+(?:first|second|third|fourth|last|former|latter|other)(?:\s+(?:one|two|of\s+(?:them|these|those)))?(?=\s*(?:$|[.,;:!?()–—]|-\s|(?:and|but|not)\b))"
)
"""One of several announced acts that stand elsewhere: "I object to the first, not the second"."""
THEIRS = expression(
    r"[A-Z][\w.-]*(?:\s+[A-Z][\w.-]*){0,2}(?:['’]s|(?<=s)['’])(?:\s+one)?|(?:that|the\s+one)\s+(?:of|by|from)\s+[A-Z][\w.-]*(?:\s+[A-Z][\w.-]*){0,2}"
)
"""What somebody announced, named by him alone: "I support Joel's", "... and object to that of Hob"."""
WHOSE = expression(r"(?:.*?(?:['’]s|(?<=s)['’])|(?i:my|your|his|her|eir|their))\s+(?P<what>\S.*)")


_THEIR = (
    r"(?:(?i:my|your|his|her|eir|their)\s|(?:[Tt]he\s+)?[A-Z][\w.-]*(?:\s+[A-Z][\w.-]*){0,2}(?:['’]s|(?<=s)['’])\s)"
)
NEXT_TARGET = expression(
    r",?\s+(?:and|as\s+well\s+as)\s+(?:(?:also|second(?:ly)?|last(?:ly)?|then|finally|likewise)\s+)?(?:(?:to|for|against|with|of)\s+)?"
    rf"(?=(?:[Tt]he|that)\s+(?:(?:intent(?:ion)?|plan|attempt|motion)\b|(?:title\s+change|retitling|renaming|approval|activation|application|change)\s+(?:of|to)\b)|(?<=\b[Tt]o\s)(?:[Tt]he|that)\s+\w|(?:items?|points?|parts?)\s+\(?\w{{1,3}}(?!\w)|{_THEIR}|[A-Z][\w.-]*(?:['’]s|(?<=s)['’])(?=\s*(?:$|[.,;:!]|too\b|as\s+well\b)))"
)
"""Leads to the last of several announced acts: "Hose's tweak and Joel's list"."""
TOO = expression(r"\s+(?:too|also|as\s+well)\b")
TOO_LAST = expression(r"\s+(?:too|also|as\s+well|is|be)$")
COMMA_TARGET = expression(rf",\s+(?:to\s+)?(?={_THEIR})|,\s+to\s+(?=(?:the|that)\s)")
PLANNED = expression(r"\bto\s+[a-z]+\s+\S")
"""Within what is planned "and" may join what it is about: "the plan to apply Ivy's list and Bob's tweak"."""
PLAN = expression(r"\b(?:intent(?:ion)?s?|plans?|attempts?|motions?)\b")


MESSAGE_NAMED = expression(
    r"\b(?P<which>my\s+(?:[a-z]+\s+){0,2}?(?:message|e-?mail|mail|post|posting|announcement|notice|note)\s+(?:(?:called|titled|entitled|headed|named)\s+)?[\"“][^\"”]{1,100}[\"”])",
    re.I,
)
"""Where an act was announced, of which a sentence only says that it was."""


def several_targets(s: Scan, pos: int, named: re.Pattern[str]) -> Found:
    """Several announced acts, each with the one who announced it."""
    if s.low.startswith("both ", pos):
        pos += len("both ")
    rest = s.text[pos : phrase_end(s, pos, ".;!")]
    join = NEXT_TARGET.search(rest)
    if join is None:
        return []
    last = TOO.split(rest[join.end() :].rstrip(": "))[0]
    for stop in TARGET_END.finditer(lower(last)):
        last = last[: stop.start()]
        break
    values = [*COMMA_TARGET.split(rest[: join.start()]), last]
    first = WHOSE.fullmatch(values[0])
    if first is not None:  # "Hose's tweak and Joel's"
        values = [f"{one} {first['what']}" if THEIRS.fullmatch(one) else one for one in values]
    if not all(named.search(one) and not IDEA.search(one) and "," not in one for one in values):
        return []
    if any(map(PLANNED.search, values[:-1])) and not PLAN.search(lower(last)):
        return []
    return [([" ".join(one.split()) for one in values], pos + join.end() + len(last))]


POINTING_AT_ONE = frozenset({"this", "that", "it", "the"})


def further_target(s: Scan, pos: int, named: re.Pattern[str]) -> tuple[str, int] | None:
    """A second announced act behind one that is pointed at: "this and Hob's intent to deactivate Ivy"."""
    join = NEXT_TARGET.match(s.text, pos)
    if join is None:
        return None
    said = s.text[join.end() : phrase_end(s, join.end(), ".;!")]
    for stop in TARGET_END.finditer(lower(said)):
        said = said[: stop.start()]
        break
    said = FURTHER_END.sub("", said)
    if not PLAN.search(lower(said)) or IDEA.search(said) or "," in said or not named.search(said):
        return None
    return " ".join(said.split()), join.end() + len(said)


FURTHER_END = expression(r"(?:\s*+,)?\s+(?:too|as\s+well|also|likewise)\s*$|[:\s]+$", re.I)
TITLED_TARGET = expression(
    r"(?:(?i:the)\s+(?:(?:newer|newest|older|new|old|first|second|third|last|latest|other|earlier|later|original|revised|current)\s+)?(?:version|one|text|draft|form)\s+of\s+)?"
    r"(?:\"x+\"|“x+”)(?:\s+(?:which|that)\s+[^,.;:!?]{1,80})?(?=\s*(?:$|[.,;:!()–—]|(?:for|because|since|as|on|in|and|but|which|again|too|by)\b))"
)
"""A title that stands for the act which was announced under it; in the masked text."""
IDEA = expression(
    r"(?i)\b(?:idea|notion|principle|concept|spirit|sentiment|thought|tone|wording|manner|style|language|tenor|being)\b"
    r"|\bin general\b"
)


@lru_cache(maxsize=16)
def announced(words: Vocabulary) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What points at something announced, and what names it."""
    moves, targets = ("".join(f"|{one}" for one in some) for some in (words.moves, words.targets))
    return (
        expression(
            rf"(?:(?:this|that|the\s+above|these|those)(?:\s+(?:\w+\s+)?(?:intent|intention|attempt|plan|one|action|proposal|move|list|display|change|title|approval|announcement|notice{moves})s?)?|the\s+(?:action|act|deed|thing|step|change|move)s?\s+(?:(?:that|which)\s+)?(?:I\s+(?:have\s+|had\s+)?|(?:is|was|has\s+been)\s+)?(?:announced|intended|described|planned)(?:\s+by\s+me)?(?:\s+(?:below|above|there|here|earlier|before|then)|\s+in\s+(?:the|that|this|my)\s+(?:(?:quoted|earlier|previous|old)\s+)?(?:message|mail|post|text|note|lines?|announcement|quotation)(?:\s+(?:quoted\s+)?(?:below|above|before|quoted))?)?(?=\s*(?:$|[,.;:!]|(?:is|are|I|hereby|herewith|now)\b))|it|both(?:\s+of\s+(?:these|those|them))?)(?:\s+being\s+\w+)?(?:\s+of\s+mine)?\b(?!\s+(?:of|that|to)\b)"
        ),
        expression(
            rf"(?i)\bthe\s+\w+(?:\s+\w+){{0,2}}\s+one$|\b(?:intent(?:ion)?s?|attempt|motion|lists?|displays?|title|retitl\w+|message|plan|gave\s+notice\s+of|announce\w*|chang\w+|activat\w+|approv\w+|apply\w*|appl\w+|renam\w+|ratif\w+|corrections?{targets})\b"
        ),
    )


def read_phrase(s: Scan, pos: int) -> Found:
    """A few words; every word boundary is a possible end, shortest first, the natural end (comma, stop) last."""
    pos = skip(s.text, pos)
    title = quoted(s.text, pos)
    if title:
        return [(title[0], title[1])]
    if CLAUSE.match(s.low, pos) or token_at(s, pos) in JOINING:
        return []
    out: Found = []
    at = pos
    for _ in range(14):
        title = quoted(s.text, at) if s.text[at : at + 1] in ('"', "“", "„", "«") else None
        match = PLAIN_WORD.match(s.text, at)
        if title is None and match is None:
            break
        end = title[1] if title is not None else match.end() if match is not None else at
        if title is None and s.text[end - 2 : end] in ("'s", "’s"):
            out.append((clean_name(s.text[pos : end - 2]), end - 2))
        if title is not None or lower(s.text[at:end]) not in MODAL:
            out.append((clean_name(s.text[pos:end]), end))
        if AND_DOES.match(s.low, end):
            break
        at = skip(s.text, end)
        if at == end:
            break
    said = (AS_SAID.search(s.text, pos, out[-1][1]) or SUPPOSED.search(s.mask, pos, out[-1][1])) if out else None
    return [one for one in out if said is None or one[1] <= said.start()]


JOINING = frozenset("and but because since as pursuant per given having hereby herewith".split())
"""No name of a thing begins so."""
AND_DOES = expression(
    r",?\s+and\s+(?:(?:also|then|hereby|now|i)\s+)*(?:activate|apply|approve|assign|cause|change|exchange|give|intend|join|leave|object|oppose|pay|publish|rename|resign"
    r"|retitle|second|send|submit|support|take|transfer|turn|usurp|vote|withdraw)\s"
)
"""Behind a thing: another deed, which no name of it holds."""
NO_BEGINNING = frozenset(";,.)!?")
"""Ends the words before it; no text begins so."""
AND_MORE = expression(r"and\s+[^\"“„.;:!?]{1,60}[\"“„]")
"""The next of several things with its own text: 'rule 31 "Days" and rule 68 "Socks"'."""
LEADING = expression(
    r"(?:to|as|into|by|be|now|hereby|henceforth)\s+(?=[\"“„«])"
    r"|(?:(?:to|as|into|be|read|say|so\s+as\s+to\s+(?:read|say|be))\s+)?(?:this(?:\s+(?:text|message|title|name|line|sentence))?|the\s+following(?:\s+(?:words?|text|message|title|name|line|sentence))?|these(?:\s+(?:\w+\s+)?words)?|follows|thus)\s*:\s+(?=\S)"
)
"""Leads to a quotation and is no part of it."""


MARKED = expression(r"[,:–—-]\s*(?=[\"“„«])")
"""The mark between a thing and its title: "a Subgame, 'Ninepins'"."""


def before_quotation(s: Scan, pos: int) -> int:
    """Where the quotation begins to which a preposition or a mark leads."""
    lead = LEADING.match(s.low, pos) or MARKED.match(s.text, pos)
    return lead.end() if lead else pos


WORDS_BEFORE = expression(
    r"(?:(?:to|as|into|by|with)\s+)?(?:(?:the|these|this)\s+(?:following\s+|(?:immortal|simple|fine|wise|plain|two|three|four|five)\s+)?)?(?:words?|phrase|message|text|line|sentence|motto|slogan|legend|inscription)[:,]?\s+(?=[\"“„«]|['‘]\w)"
)
"""What a quotation is called, before it, and no part of it."""
ENDS_THERE = expression(r"\s*(?:$|[.;!?)]|,|(?:as|instead|because|for|since|with(?:out)?|from\s+now)\b)")
INTO = expression(
    r"\s*(?:[-=]+>|→|\s(?:to|into|with|by|becomes?|(?:now\s+)?reads?|(?:goes|changes|turns)\s+(?:in)?to|(?:is|are)\s+(?:hereby\s+|now\s+)?(?:(?:replaced|changed|turned|corrected)\s+)?(?:to|into|with|by)|(?:shall|should|is\s+to)\s+(?:now\s+)?(?:be|become|read))\s*+:?)\s*+[\"“]",
    re.I,
)
"""Between what was quoted and what is to stand in its place: "day" becomes "night"."""


def read_text(s: Scan, pos: int) -> Found:
    """Quoted words, or everything to the end of the sentence."""
    pos = before_quotation(s, skip(s.text, pos))
    if (words := WORDS_BEFORE.match(s.low, pos)) is not None:
        title = quoted(s.text, words.end())
        if title is not None and ENDS_THERE.match(s.text, title[1]):
            return [(title[0], title[1])]
    title = quoted(s.text, pos)
    if title and s.text[pos] not in "_*" and not s.text[title[1] :].strip(" .!?)\n"):
        return [(title[0], title[1])]
    rest = s.text[pos:].strip()
    if (
        rest[:1] in NO_BEGINNING
        or not rest.strip(" .;!,")
        or AS_BEFORE.fullmatch(rest.split(";")[0])
        or AND_MORE.match(rest)
    ):
        return []
    if title and s.text[pos] not in "_*" and not INTO.match(s.text, title[1]):
        return [(title[0], title[1])]
    if rest[0] == ":" and rest.strip(" .;!:"):
        rest = rest[1:].lstrip()
    return [(rest.rstrip(" .;!"), len(s.text.rstrip(" \t\n.;!")))]


NAMING = expression(
    r"[,(]?\s*(?:(?:(?:which|that)\s+(?:is|shall\s+be|will\s+be)\s+)?(?:(?:by|under|with|bearing|having)\s+(?:the\s+)?(?:title|name|heading|headline)(?:\s+of)?"
    r"|(?:to\s+be\s+)?(?:called|named|titled|entitled|known\s+as|dubbed|christened|(?:title|name)\s+of)|going\s+by(?:\s+the\s+name(?:\s+of)?)?|(?:and\s+)?its\s+(?:title|name)\s+(?:is|being|shall\s+be|will\s+be|to\s+be)(?:\s*:)?)"
    rf"|{LEADS}(?:\s+of(?=\s))?|(?:(?:that|which)\s+)?I(?:['’]m|\s+am)?(?:\s+(?:hereby|now|shall))?\s+{CALL}(?:ing)?{TITLE_NEXT})(?:\s*+[:,])?\s+(?:the\s+(?=[\"“„«]))?(?=\S)",
    re.I,
)
"""Leads to a title and is no part of it."""


CONDITION = expression(r"(?:if|unless|because|in case)\b")
"""Begins words about the deed, and no title but in quotation marks."""


DESCRIBED = expression(
    r"(?:the|an?|its|eir|his|her|their|our|my|this|that)\s+(?:(?!(?:of|for|and|or|with|from|in|on|by|to|is|are|as|that|which)\b)[A-Za-z-]{2,20}\s+){0,3}(?=[\"“„«])",
    re.I,
)
"""What is told of a thing before its name in quotation marks: "its new Trick "Yodel""."""
MORE_OF_IT = expression(r"\s+[A-Z]")
"""Behind quoted words that are only a part of a name: "the "Big" Hat"."""


def read_title(s: Scan, pos: int) -> Found:
    """A title: quoted, or capitalised words, or words up to a colon, comma or bracket."""
    pos = skip(s.text, pos)
    naming = NAMING.match(s.text, pos)
    pos = before_quotation(s, naming.end() if naming else pos)
    got = quoted(s.text, pos)
    if got is None and (told := DESCRIBED.match(s.text, pos)) is not None:
        got = quoted(s.text, told.end())
        got = got if got is not None and not MORE_OF_IT.match(s.text, got[1]) else None
    if got:
        return [(got[0], got[1])]
    out: Found = []
    match = TITLE_WORDS.match(s.text, pos) if not CONDITION.match(s.text, pos) else None
    if match and (words := AS_SAID.sub("", match.group().rstrip(" .!-"))):
        words = REMARK_BEHIND.split(words, maxsplit=1)[0]
        short = IS_MADE.split(HAVING.split(words)[0], maxsplit=1)[0]
        tries = (short, words, *(words[: told.start()] for told in TOLD_BEHIND.finditer(words)))
        out += [(" ".join(one.split()), pos + len(one)) for one in dict.fromkeys(tries) if one.strip()]
    return out


NOT_RANKED = expression(r",?\s+(?:and|but)\s+(?:leave|omit|drop|skip|ignore)\s")
"""Behind a ranking: what is not in it."""


def read_ranking(s: Scan, pos: int) -> Found:
    """ "B > A", "1. C, 2. A", "A, then B"."""
    end = s.clause(pos)[1]
    if (rest := NOT_RANKED.search(s.low, pos, end)) is not None:
        end = rest.start()
    found = ranked(s.text[pos:end].lstrip(" :"), s.words.choices)
    voted = any(word in s.words.choices for one in found or () for word in one.split())
    return [(found, len(s.text[:end].rstrip(" .,")))] if found and not voted else []
