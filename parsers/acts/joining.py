"""The name and the recruiters of somebody who joins; they may follow in the next sentences."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Any

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.body.statements import Statement
from parsers.clauses.model import Hit
from parsers.scan import IT, THEM, Scan, quoted
from parsers.slots.names import clean_name, read_names

_TALKED = (
    r"brought|recruited|roped|invited|pestered|badgered|hounded|bugged|cajoled|referred|sent|talked|dragged|persuaded|convinced|pointed|introduced|lured|nagged"
    r"|pushed|led|pulled|coaxed|got|showed"
)
_TALKING = (
    r"bringing|recruiting|roping|inviting|referring|sending|talking|dragging|persuading|convincing|pointing|introducing|luring|nagging"
    r"|pushing|leading|pulling|coaxing|getting|showing"
)
_URGING = r"(?:urging|invitation|invite|suggestion|recommendation|behest|insistence|bidding|prompting|instigation|instance|persuasion|encouragement|referral)"
"""By what somebody brings another."""
RECRUIT = expression(
    rf"(?:I\s+(?:was|come|came|am|have\s+been)\s+)?(?:(?:highly|warmly)\s+)?(?:recommended|encouraged|urged|alerted|tipped\s+off|{_TALKED})(?:\s+(?:here|in|over|into\s+(?:it|this)|to\s+(?:join|you|play|come)))?\s+by\s+(?=(?-i:[A-Z0-9\"“]))"
    r"|\b(?:recruited|brought\s+(?:here|in)|invited|roped\s+in)\s+by\s+(?:the\s+(?:[a-z]+\s+)?(?:efforts?|wiles|charms?|words?|persuasion|kindness|offices|likes|duo|trio|team)(?:\s+of)?|(?:my|our|the)\s+(?:[a-z]+\s+)?(?:friends?|colleagues?|players?|flatmates?|brothers?|sisters?))\s*,?\s+(?=(?-i:[A-Z0-9]))"
    r"|\b(?:all|full|the)?\s*(?:credit|kudos|blame)\s+to\s+(?=(?-i:[A-Z]))"
    r"|(?:I\s+was\s+)?(?:recruited|brought\s+(?:here|in|to\s+you)|invited|referred|roped\s+in|talked\s+into\s+(?:it|this)|dragged\s+(?:here|in)|sent|lured\s+(?:here|in)|introduced)\s+by(?:\s*+:)?\s+|recruiters?\s*+:\s*|credit\s+for\s+my\s+joining\s+goes\s+to\s+|(?:my\s+)?(?:recruiters?|sponsors?|referrers?)(?:\s+(?:in\s+(?:this|it|all\s+this)|here))?\s+(?:is|are|was|were|being)\s+"
    rf"|(?:credit|blame|honou?r|bounty|fault|thanks(?=\s+for\s))\s+(?:for\s+(?:(?:having\s+)?(?:{_TALKING}|{_TALKED})\s+me\b|my\s+(?:joining|being\s+here|arrival|presence|coming)|(?:all\s+)?(?:this|it|that))[^,;.:!?]{{0,40}}?\s+)?(?:goes|go|belongs?|is\s+due|lies?|falls|is\s+owed)\s+(?:(?:out|wholly|entirely)\s+)?(?:to|with|on|upon)\s+"
    r"|\bI\s+owe\s+(?:the\s+(?:idea|tip|hint|discovery|invitation)|this|it|my\s+(?:joining|being\s+here|presence|coming))\s+to\s+"
    r"|\b(?:those|the\s+(?:people|person|ones?|players?|part(?:y|ies))|the\s+culprits?|(?:guilty|responsible)\s+part(?:y|ies))\s*(?:(?:responsible|to\s+(?:blame|thank)|at\s+fault|behind\s+(?:it|this|that)|guilty)(?:\s+for\s+(?:it|this|that|me))?)?\s*(?::|is\s+|are\s+|was\s+|were\s+)\s*(?=[A-Z0-9])"
    r"|\b(?:bount(?:y|ies)|finder['’]s\s+fee|recruit\w+\s+(?:bonus|fee|money|reward))\b[^,;.:!?]{0,60}?\s(?:goes|go|belongs?|is\s+due|falls)\s+to\s+"
    r"|\b(?:shares?|takes?|gets?|deserves?|bears?|have|has)\s+(?:the\s+|all\s+the\s+)?(?:blame|credit|bounty|honou?r)(?:\s+for\s+(?:it|this|that|me|my\s+\w+))?\s*+:\s*"
    rf"|\b(?:at|on|upon|by|through|following)\s+the\s+(?:\w+\s+)?{_URGING}\s+of\s+|\bI(?:['’]m|\s+am|\s+come)\s+(?:here\s+)?(?:as\s+)?(?:an?|the|another)\s+(?:new\s+)?recruit\s+of\s+"
    rf"|\b(?:the\s+)?(?:one|ones|persons?|people|folks?|players?|those|culprits?|friends?|two|three|pair|trio)\s+who\s+(?:{_TALKED})\s+me\s+(?:[^,;.:!?]{{0,30}}?\s)?(?:is|are|was|were)\s+",
    re.I,
)
RECRUIT_AFTER = expression(
    rf"(?:\s*+[,;:–—-]+\s+(?:they|he|she|e|(?:for\s+)?it\s+(?:was|is)\s+(?:they|he|she|e|them|him|her|em)\s+who)\b|\s*+,)?\s+(?:(?:is|are|was|were|as)\s+(?:the\s+)?(?:(?:one|ones|person|people|players?|culprits?|friends?)\s+)?(?=(?:who|that)\s))?(?:(?:both|all|jointly|who|for(?:\s+having)?(?=\s+\w+(?:ing|ed|ught)\b)|that)\s+)*(?:has\s+|have\s+)?(?:(?:{_TALKED}|{_TALKING})\s+me|(?:showed|gave|taught|offered|held)\s+me\s+the\s+(?:door|way|ropes|idea|link|address|tip)|told\s+me\s+(?:about|of|that|there)|(?:would\s?n[o'’]t|would\s+not|will\s+not|won['’]t|never|did\s?n['’]t|can['’]t)\s+(?:stop(?:s|ped)?|shuts?\s+up|ceases?d?|quit)\s+(?:talking|going\s+on|raving|telling\s+me)?\s*about\s+(?:it|this|the\s+game|b\b)|put\s+me\s+up\s+to\s+(?:it|this)|(?:signed|fixed)\s+me\s+up|twisted\s+my\s+arm|made\s+me\s+(?:do\s+(?:it|this)|come|join)|(?:recommended|mentioned|suggested|introduced)\s+(?:it|this|the\s+\w+|b(?:\s+nomic)?)\s+to\s+me"
    r"|got\s+me\s+(?:in|into|to|here)|(?:(?:is|are|being|(?:down\s+)?as)\s+)?(?:my|eir|his|her)\s+(?:recruiters?|sponsors?)|(?:both\s+|all\s+)?had\s+a\s+(?:hand|part|share)\s+in\s+(?:it|this|that|my\s+\w+|\w+ing\s+me)|(?:both\s+|all\s+)?had\s+the\s+(?:goodness|kindness|courtesy|patience|grace|nerve|cheek|honou?r)\s+(?:to\s+(?:recruit|bring|invite|refer|introduce|persuade|convince|talk|drag|lure)|of\s+\w+ing)\s+me|(?:(?:is|are|was|were)\s+)?(?:both\s+|all\s+)?(?:responsible|behind\s+(?:it|this|that))|(?:shares?|takes?|deserves?|gets?|bears?)\s+(?:all\s+)?(?:the\s+|my\s+)?(?:blame|credit|thanks|bounty)|(?:is|are)\s+to\s+(?:blame|thank)|(?:(?:that|whom?)\s+)?(?:you|we|I)\s+(?:all\s+)?(?:can|may|must|should|have|need)(?:\s+(?:all|to|only)){0,2}\s+(?:thank|blame)|(?:was|were)\s+(?:both\s+)?(?:so\s+)?(?:kind|good|nice|brave|foolish|patient)(?:\s+enough|\s+as)?\s+(?:to\s+(?:recruit|bring|invite|refer|introduce|persuade|convince|talk|drag|lure)\s+me)|for\s+(?:the|my|an?|eir|his|her|their)\s+(?:\w+\s+)?(?:invitation|invite|tip|introduction|recommendation))\b",
    re.I,
)
AND_END = expression(r"[\s,;:.!–—-]*(?:and|so)?\s*")
IT_WAS = expression(
    r"(?:and\s+)?(?:it\s+(?:was|is)(?:\s+all)?|it['’]s(?:\s+all)?|(?:you|we)\s+(?:can|may|must|should|have\s+to)\s+(?:all\s+)?(?:blame|thank|credit)|blame|thank|name|cite|credit|thanks\s+(?:go\s+)?to|credit\s+(?:goes\s+to)?|(?:please\s+)?(?:put|note|record|list|name|enter|register|mark|count)"
    r"|(?:I|e|he|she)\s+(?:(?:hereby|also|gladly|(?:wish|want|would\s+like|would\s+love)\s+to)\s+)?(?:names?|lists?|gives?|states?|cites?|declares?|nominates?))\s+",
    re.I,
)
"""Before who brought him: "It was Hose who told me of the game"."""
LOW_NAME = expression(
    r"(?!(?:a|an|the|my|our|your|this|that|it|people|folks|google|reddit|boredom|curiosity|fate|what|which|one|some\w+|any\w+|no\w*|every\w+|nobody|friends?|chance|all|you|he|she|they|who)\b)[a-z][\w-]{1,15}"
)
"""A name that is written small."""
CLAUSE = expression(
    r"\b(?:because|since)\s+(?=[A-Z])|[;:–—]\s+|^\W*[^,.;:!?]{1,30}?\s(?:has|have)\s+(?=[A-Z])|\(|,\s+(?:and\s+|but\s+)?(?=it\s|it['’]s\s|you\s|blame|thank|credit|(?:please\s+)?(?:put|note|record|list|name|enter|register|mark|count)\s|[A-Z])|\sand\s+(?=(?:names?|lists?|cites?|credits?|thanks?|blames?|(?:please\s+)(?:put|note|record|list|name|enter|register|mark|count))\s)"
)
"""Where a clause can begin that says who brought him; or the names, behind a verb: "To it have Hose and Joel ..."."""
SMALL_CLAUSE = expression(r"(?:^|[,;–—-]\s+)(?:(?:and|but|cause|because)\s+)?")
"""Where such a clause of somebody who writes everything small can begin."""
DOING = expression(r"(?:['’]s|(?<=s)['’])?\s+(?:doing|fault|work|handiwork)\b")
"""Behind who brought him: "It is all Hose's doing"."""
URGED = expression(
    r"\b(?:at|on|upon|through|by|following|thanks\s+to|due\s+to|because\s+of|I(?:['’]m|\s+am))\s+(?=[A-Z])"
)
BY_URGING = expression(rf"(?:['’]s|(?<=s)['’])?\s+(?:\w+\s+)?(?:{_URGING}|recruit)\b")
"""Before who brought him and behind it: "I come at Hose's invitation"."""
BLAMED = expression(r"(?<!n['’]t\s)(?<!not\s)(?<!never\s)\b(?:[Bb]lame|[Cc]redit)\s+(?=[A-Z])")
BLAMED_END = expression(r"\s*(?:[.!;)]|$|,\s+(?!and\b))")
"""Before who brought him where no more is said of it, and what stands behind: "Blame Hose."."""
AND_TO = expression(r",?\s+and\s+(?:also\s+)?(?:to|by|with)\s+(?=[A-Z])")
"""Between two names."""
ALSO = expression(r"(?<=\w),?\s+(?:and|but)\s+(?:also|then\s+also|partly|in\s+part)\s+(?=[A-Z])")
A_LITTLE = expression(
    r"(?:,?\s+(?:a\s+(?:little|tiny|small)(?:\s+bit)?|a\s+bit|too|as\s+well|somewhat|in\s+part))?\s*(?:[.;!)]|$)"
)
"""Before somebody who had a part in it too, and what stands behind."""
IS_WHO = expression(
    r"(?<=\w)['’]s(?=\s+(?:the\s+(?:one|person|player|culprit|friend)|who|to\s+(?:blame|thank)|my\s+recruiter)\b)"
)
"""Short for "is", behind who brought him: "Hose's the one who told me"."""
ASIDE = expression(r"\b(and),\s[^,.;]{1,25},\s")
"""Between two names: "Hose and, in a way, Joel"."""
_NAME_WHERE = (
    r"(?:\s+(?:(?:in|for|as|within|throughout)\s+"
    r"(?:it|(?:(?:the|this|your|our|any)\s+)?(?:purposes?\s+of\s+(?:the|this|your)\s+)?"
    r"(?:game|nomic|lists?|records?|register|player))"
    r"|in|for|here|there|therein|hereabouts|(?:as|of)\s+a\s+player|among(?:st)?\s+(?:you|players)(?:\s+all)?"
    r"|from\s+now\s+on|from\s+here\s+on|henceforth|hereafter))"
)
"""Where somebody has his name, which is in the game."""
_CHOSEN = (
    r"(?:(?:['’]d|\s+would)\s+(?:like|want|wish)(?:\s+to\s+(?:have|take|bear|use|go\s+by|play\s+under))?"
    r"|(?:['’]ll|\s+will|\s+shall|['’]d\s+like\s+to)\s+(?:go\s+by|use|play\s+under|bear)|(?:['’]ve|\s+have)\s+(?:chosen|picked)|\s+(?:pick|choose|chose|picked|take|want|request|propose|use))"
)
"""How he picks it."""
_NAME_FOR = (
    r"(?:to\s+(?:(?:be\s+)?(?:put|write|written|enter(?:ed)?|used?|noted?|record(?:ed)?|list(?:ed)?|print(?:ed)?|inscribed?|registered?|remember(?:ed)?|call(?:ed)?|set|known)|go|appear|stand)(?:\s+(?:down|in|on|for|under|me|by|here|with|(?:(?:the|your|my|a|that|its|our)\s+)?(?:list|lists|roll|roster|register|records?|books?|file|form|papers?|players?|game|line|door|display)|of\s+players)){0,4}"
    r"|(?:for|on|in)\s+(?:the|your|my|our)\s+(?:list|lists|roll|roster|register|records?|books?|files?|form|papers?))"
)
"""For what it is: "the name to put on the list"."""
MY_NAME = expression(
    rf"(?:\bname['’]s\s(?:still\s|again\s)?|(?:the|a)\s+name\s+by\s+which\s+(?:I|e|he|she)\s+(?:am|is|shall\s+be|will\s+be|be)\s+(?:to\s+be\s+)?known\s+(?:be|is|shall\s+be|will\s+be)|(?<=that\s)(?:my|eir|his|her)\s+name\s+be|my\s+(?:(?:player|game|in-game|own|new|future|full|proper)\s+)?(?:name|nick(?:name)?|handle|alias){_NAME_WHERE}?\s+(?:is(?:\s+to\s+be)?|shall\s+be|will\s+be|being|to\s+be)|I(?:['’]ll|\s+will|\s+shall)\s+be(?=\s+[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*)?\s+(?:in\s+(?:it|(?:the|this|your)\s+game)|here|there|to\s+you|among\s+you)\b)|(?:as|for)\s+(?:a|my)\s+(?:player\s+)?name\s+I{_CHOSEN}|the\s+name\s+(?:that\s+)?I{_CHOSEN}\s+(?:is|shall\s+be|will\s+be)|the\s+name\s+{_NAME_FOR}\s+(?:is|shall\s+be|will\s+be|would\s+be|:)|(?:please\s+)?call\s+me|(?:I['’]?(?:ll|m|\s+will|\s+shall|d\s+like\s+to|\s+would\s+like\s+to|\s+want\s+to|\s+wish\s+to)?|and)\s+(?:go|going|play|playing|be\s+known|known|answer|answering)\s+(?:(?:therein|there|here|henceforth|hereafter)\s+)?(?:by|as|to|under)(?:\s+the\s+name(?:\s+of)?)?|the\s+name\s+(?:is|shall\s+be|will\s+be|being)|(?:calling|naming|styling)\s+myself|(?:under|by|with|using)\s+(?:the|my|a)\s+(?:old\s+|new\s+|player\s+|former\s+)*(?:name|nick(?:name)?|handle|alias|style|title|appellation)(?:\s+(?:and\s+title\s+)?of)?|(?:a\s+player,?\s+)?(?:named|called)|known\s+(?:(?:therein|there|here|henceforth|hereafter)\s+)?as|register\s+me\s+as|(?<=[,;(]\s)(?:name|handle|nick(?:name)?|alias)(?:\s+(?:is|be|will\s+be|shall\s+be))?|(?:^|(?<=[.!?]\s))(?:the\s+)?(?:name|handle|nick(?:name)?)(?:\s+is|['’]s)|(?:handle|nick(?:name)?)\s+(?:is|will\s+be|shall\s+be)|new\s+player(?:\s+(?:here|reporting|reporting\s+for\s+duty))?\s*:|\bas(?!\s+(?:a|an|my)\b)|name\s*:)\s*+[,:]?\s*(?:(?:(?:a|the)\s+)?(?:new\s+)?player\s+(?=[A-Z\"“]))?(?=[\"“„«'‘\w])",
    re.I,
)
I_AM = expression(
    r"\b(?i:my\s+name\s+is|i(?:\s+a|['’])?m(?:\s+(?:called|named|known\s+(?:here\s+|online\s+)?as))?|call\s+me)\s+"
    r"(?P<name>[\"“']?[A-Z0-9][\w'’-]*[\"”']?)"
)
NAME_FIRST = expression(
    r"(?:^\W*|[.;:,–—]\s*(?:and\s+)?)(?P<name>[\"“'‘]?(?!(?:It|This|That|What|The|My|Here|There|He|She|E|They|One)\b)[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,3}[\"”'’]?)\s+(?:is|shall\s+be|will\s+be|would\s+be)\s+"
    r"(?:(?:what|how|as\s+what)\s+(?:I(?:['’]m|['’]d|\s+(?:am|want|wish|would|choose|shall|will))\b[^.;!?]{0,30}?\b(?:called|known|named|addressed)\b|(?:you|people|everybody|everyone|they)\s+(?:(?:may|can|should|all|will)\s+){0,2}(?:call|know)\s+me\b)"
    r"|(?:the|my)\s+(?:(?:player|new|own|full)\s+)?name\b(?!\s+of\b)(?!['’]))"
)
"""The name before what says that it is one: "Isolde is what I want to be called"."""
NUMBER_BEHIND = expression(r"\s\d{1,4}(?=\s*(?:$|[.,;!)]))")
"""The number of a name: "Ferret 9"."""
NAMES_ROW = expression(
    r"\s*(?P<names>[A-Z][\w'’-]*+(?>(?:\s*,\s*(?!and\b)[\w'’-]++)*)(?:\s*,?\s+(?:and|&)\s+[\w'’-]++)?)[.!]?\s*$"
)
"""Names behind a label, in small letters too: "recruited by: Thrum, nullptr"."""
NO_MORE = expression(r"\s*(?:[.;!)]|$)")
BROUGHT = expression(
    rf"\s*,\s+(?:and\s+)?(?:[\w'’-]+\s+){{1,4}}(?:{_TALKED}|told)\s+me\b|\s*,\s+(?:and\s+)?(?:blame|recruited|invited|sent|I(?:['’]m|\s+(?:am|was|come|came|have)))\b",
    re.I,
)
"""Behind a name: who brought its bearer."""
I_NAMED = expression(
    r"(?:^|[\s,;:(])I,\s+(?:(?:the\s+)?(?:human|person|undersigned)\s+)?(?P<name>[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,3}),\s"
)
"""Who joins, beside "I": "I, Osric, join the game"."""
NAME_HERE = expression(
    r"\W*(?:(?i:hi|hello|hey|greetings)\b\W*(?:(?i:all|everyone|everybody|folks)\b)?\W*)?"
    r"(?!(?:New|Right|Nice|Good|Great|Out|Up|In|Over|Back|Still|Finally|Already|Now|First|Newbie|Newcomer)\b)"
    r"(?P<name>[A-Z][\w'’-]+)\s+here\s*(?:[.!,;–—-]|and\b)"
)
"""Who writes: "Zork here. I wish to join"."""
SMALL_NAME = expression(
    r"(?!(?:not|still|also|on|in|yours|my|the|a|an|secret|unknown|irrelevant|unimportant|below|above|free|available|taken|known|long|short|common|simple|boring|new|easy|hard|mud|legion|what|no|none|too|already)\b)"
    r"([a-z][\w-]{1,30})\s*(?:[.,;!)(]|$)"
)
"""A whole name in small letters: "my name will be juno"."""


def _called(c: Context, text: str) -> str | None:
    """Who the author says he is, in a sentence that says no more: "I am Teucer."."""
    mine = I_AM.search(text)
    alone = mine is not None and (NO_MORE.match(text, mine.end()) or BROUGHT.match(text, mine.end()))
    name = clean_name(mine["name"]) if mine is not None and alone else ""
    return name if name and name not in c.vocabulary.states and name.lower() not in c.vocabulary.nouns else None


def _said_before(c: Context, head: str) -> str | None:
    """The name that stands before the deed: "As Teucer I hereby join"."""
    scan = Scan(head, c.vocabulary)
    if (first := NAME_FIRST.search(head)) is not None:
        return clean_name(first["name"])
    for mark in MY_NAME.finditer(head):
        if found := quoted(head, mark.end()):
            return found[0]
        names = [one for one in read_names(scan, mark.end()) if len(one[0]) == 1 and isinstance(one[0][0], str)]
        if names and head[mark.end()].isupper() and AND_END.fullmatch(head, names[0][1]):
            return clean_name(names[0][0][0])
    return None


def _between(scan: Scan, before: re.Pattern[str], behind: re.Pattern[str]) -> list[Any] | None:
    """Whose names stand between words of two kinds; None if nobody's do."""
    for mark in before.finditer(scan.text):
        for names, end in read_names(scan, mark.end()):
            if behind.match(scan.text, end) and names[0] not in (IT, THEM):
                return list(names)
    return None


def _recruiters(scan: Scan, text: str) -> list[Any] | None:
    """Who brought the author, in one sentence of his."""
    led = RECRUIT.search(text)
    if led is not None and led.group().rstrip().endswith(":") and (row := NAMES_ROW.match(text, led.end())) is not None:
        return [clean_name(name) for name in re.split(r"\s*,\s*|\s+(?:and|&)\s+", row["names"])]
    for names, _ in read_names(scan, led.end()) if led is not None else ():
        if names[0] not in (IT, THEM):
            return list(names)
    if urged := _between(scan, URGED, BY_URGING) or _between(scan, BLAMED, BLAMED_END):
        return urged
    for begin in (0, *(part.end() for part in CLAUSE.finditer(text))):
        it_was = IT_WAS.match(text, begin)
        if it_was and (small := LOW_NAME.match(text, it_was.end())) and RECRUIT_AFTER.match(text, small.end()):
            return [small.group()]
        found = [one for one in read_names(scan, it_was.end() if it_was else begin) if one[0][0] not in (IT, THEM)]
        behind = [names for names, end in found if RECRUIT_AFTER.match(text, end)]
        if it_was and not behind:
            behind = [names for names, end in found if DOING.match(text, end)]
        if behind:
            return [*behind[0], *_also(scan, text, begin)]
    for begin in (part.end() for part in SMALL_CLAUSE.finditer(text)) if text[:1].islower() else ():
        if (small := LOW_NAME.match(text, begin)) and RECRUIT_AFTER.match(text, small.end()):
            return [small.group()]
    return None


def _also(scan: Scan, text: str, begin: int) -> list[Any]:
    """Who had a smaller part in it, told behind: "It was Hose who brought me here, and also Joel a little"."""
    for mark in ALSO.finditer(text, begin):
        for names, end in read_names(scan, mark.end()):
            if len(names) == 1 and A_LITTLE.match(text, end):
                return list(names)
    return []


def joiner(c: Context, params: dict[str, Any], st: Statement, s: Scan, hit: Hit) -> None:
    """The name may follow in the same or in one of the next sentences; so may the recruiters."""
    params["name"] = None
    after = s.text[hit.start :]
    previous = c.statements[c.index - 1] if c.index else st
    texts = [after] + [c.body[x.start : x.end].replace("\n", " ") for x in c.statements[c.index + 1 : c.index + 6]]
    texts = [IS_WHO.sub(" is", AND_TO.sub(" and ", ASIDE.sub(r"\1 ", text))) for text in texts]
    for n, text in enumerate(texts):
        scan = Scan(text, c.vocabulary)
        if (n and params["name"] is None) or not n:
            for m in MY_NAME.finditer(text):
                found = quoted(text, m.end())
                if found:
                    params["name"] = found[0]
                    break
                own = (
                    "my" in m.group().lower()
                    or m.group().lower().startswith(("name", "handle", "nick", "alias"))
                    or (not n and hit.start + m.end() == hit.end + 1)
                )
                if own and (small := SMALL_NAME.match(text, m.end())):
                    params["name"] = small[1]
                    break
                options = [x for x in read_names(scan, m.end()) if isinstance(x[0][0], str)]
                if options and (
                    text[m.end()].isupper()
                    or (text[:1].islower() and s.text[:1].islower())
                    or "name" in m.group().lower()
                    or "call" in m.group().lower()
                    or not text[m.end()].isalpha()
                ):
                    single = [x for x in options if len(x[0]) == 1]
                    name, end = (single or options)[0]
                    number = NUMBER_BEHIND.match(text, end)
                    params["name"] = clean_name(name[0]) + (number.group() if number is not None else "")
                    break
        if brought_by := _recruiters(scan, text):
            params["recruiters"] = brought_by
    if "recruiters" not in params and previous is not st:
        told = c.body[previous.start : previous.end].replace("\n", " ")
        named = read_names(Scan(told, c.vocabulary), 0)
        brought = [one for one in named if RECRUIT_AFTER.match(told, one[1]) and one[0][0] not in (IT, THEM)]
        if brought:
            params["recruiters"] = brought[0][0]
    if params["name"] is None:
        params["name"] = next(filter(None, (_called(c, text) for text in texts)), None)
    if params["name"] is None:
        above = c.body[previous.start : previous.end].replace("\n", " ") if previous is not st else ""
        first = next(filter(None, map(NAME_FIRST.search, (*texts, above))), None)
        params["name"] = clean_name(first["name"]) if first is not None else None
    if params["name"] is None:
        params["name"] = _said_before(c, s.text[: hit.start])
    if params["name"] is None:
        earlier = c.body[previous.start : st.end].replace("\n", " ")
        mine = I_AM.search(earlier) or NAME_HERE.match(earlier)
        params["name"] = clean_name(mine["name"]) if mine is not None else None
    if params["name"] is None and (mine := I_NAMED.search(s.text, 0, hit.end)) is not None:
        params["name"] = None if mine["name"].lower() in c.vocabulary.ministries else clean_name(mine["name"])
    if params["name"] is None and s.named:
        said = s.text[hit.start : hit.end]
        params["name"] = next((name for name in s.selves if name in said), None)
    if params["name"] is None and hit.frame.actor:
        params["name"] = hit.frame.actor
    if params["name"] is None:
        comma = re.search(r"\bname,\s+([A-Z]\S*)", after)
        params["name"] = clean_name(comma.group(1).rstrip(".,!")) if comma else None


_LED = expression(r"\s*[:–—-]+\s*")
"""Between words that name nothing and what they mean."""


def joined_behind(c: Context, first: int) -> None:
    """Leave out an act that names nothing where the `first` act says behind a colon what is joined: "I want in: I agree
    to be bound by the Tea Pact"."""
    above, act = c.acts[first - 1], c.acts[first]
    if any(value is not None for value in above.params.values()) or not _LED.fullmatch(c.body, above.end, act.start):
        return
    if any(turn.before and turn.to == act.action for turn in c.book.of(above.action).turns):
        del c.acts[first - 1]
