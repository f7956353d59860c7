"""What is said beside a deed in its own sentence: of the thing before what is done with it, of the sum before who gets it,
and what only sets its object apart. All of it is blanked, so that the deed is read as it would be without; offsets stay
true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set

from engine.expressions import expression
from parsers.clauses.words import OFTEN
from parsers.search.sieve import Sieved
from parsers.search.worded import Worded

REMARKED = expression(
    r"(?<=[\d\"”]),?\s+(?!(?:hereby|now|gets?|receives?|votes?|points?|socks?|macks?|says|claims|states|asks|demands|requires)\b)(?:[a-z]+s|[a-z]+ed|made|are|were|look|seem|sound|read|(?:would|could|might|must|should)\s+[a-z]+)\s+(?!(?:hereby|now)\b)"
    r"(?:(?!\b(?:if|unless|whether|who|whom|whose|which|whoever|whatever|nobody|everybody|that|gets?|(?-i:[A-Z]{4,}))\b)(?:[^.;:!?\d\"“]|(?<=[Rr]ule\s)\d{1,4}(?!\d)|(?<=nweek\s)\d{1,4}(?!\d)|(?<=nday\s)\d{1,2}(?!\d)|(?<=than\s)\d{2,6}(?!\d))){1,120}?"
    r"(?:,?\s+(?:and|but|yet)|,\s+(?=so\s))\s+(?:so\s+|therefore\s+|thus\s+|hence\s+|still\s+){0,2}"
    r"(?=(?:gets?|receives?|earns?|wins?|takes?|draws?|has|have)\s+(?:(?:my|an?|the)\s+(?:\w+\s+){0,3}?)?[A-Z]{3,}\b(?![^.;:!?]*\sfrom\s+(?!me\b|the\s+undersigned\b)))",
)
"""What is said of a thing before what is done with it: "435 is harmless and gets my FOR"."""

REMARKING = frozenset(
    "it is was looks seems sounds reads has gets get have receive receives earns wins takes draws all every lot both following these".split()
)
"""One of these stands in it."""
JOINED_BY = frozenset({"for", "on", "and", "but", "yet", "so", "the", "that", "this", "to"})
"""And one of these."""


TOLD_FIRST = expression(
    r"^\W*(?:[Tt]he|[Tt]hat|[Tt]his|[Tt]hose|[Tt]hese)\s[^,;.:]{3,60},\s+(?=(?:#?P?\d{2,6}(?:,\s+|,?\s+and\s+)){0,6}?#?P?\d{2,6}(?P<comma>,)\s+(?:(?:both|all|each)\s+)?(?:has|have|gets?|receives?)\s+(?:my|an?)\s)"
)
"""What a thing is, before its number: "The remaining one of that family, 410, has my FOR"."""


ALL_OF_IT = expression(
    r",\s+(?:all\s+(?:of\s+)?my\s+\w+|the\s+(?:whole\s+)?lot(?:\s+of\s+(?:them|it))?|every\s+(?:last\s+|single\s+)?(?:one|bit)(?:\s+of\s+(?:them|it))?|all\s+of\s+(?:them|it)|both\s+of\s+them|all\s+\w+\s+of\s+them),(?=\s+to\s+[A-Z])"
)
"""What only says again how much it is, before who gets it: "all my Beige socks, the lot of them, to Quern"."""


PAIRED = expression(r",\s+([a-z]{3,10})\s+(?:in|by|to|and|on|for|after|with)\s+\1(?=\s*(?:[.,;:!)]|$))")
"""How several do or get something together: "won by Tib and Hob, arm in arm", "side by side"."""


def without_pair(text: str) -> str:
    """The text, of the same length, without how several stand together: "arm in arm"."""
    return PAIRED.sub(lambda pair: " " * len(pair.group()), text)


IT_IS = Worded(
    r"(?<![\w-])(?P<on>(?-i:[Ff]or|[Oo]n))\s+(?:proposal\s+|#|P)?\d{1,6}(?P<is>,?\s+(?:it|that)(?:['’]s|\s+is|\s+gets)\s+(?:an?\s+)?)(?=(?-i:[A-Z]{3,})\b)",
    "s is gets",
    re.I,
)
"""A vote behind what it is on: "for 422 it is AGAINST"."""


AND_IT_IS = expression(
    r"(?<=[A-Z]{3}),?\s+(?:and|but)(?P<is>\s+it(?:['’]s|\s+is))(?=\s+(?:NOT\s+)?[A-Z]{3,}\s+(?:on|for|to)\s+#?\d)"
)
"""Between a word on one thing and the word on another: "my verdict on 7 is GUILTY, and it is NOT GUILTY on 8"."""


def without_it_is(text: str) -> str:
    """The text, of the same length, with the second word right behind its "and"."""
    return AND_IT_IS.sub(lambda found: found[0][: -len(found["is"])] + " " * len(found["is"]), text)


_CALLED = r"again|finally|at\s+(?:long\s+)?last|sorry|alas|yes|indeed|really|hooray|hurrah|yay|phew|sigh|(?!(?:only|nearly|hardly|barely|supposedly|allegedly|hypothetically|theoretically|possibly|probably|potentially|jokingly|family|reply)\b)[a-z]{3,14}ly"
IN_PASSING = Sieved(
    r"(?<=[\w\"”')]),\s+(?:as\s+I\s+(?:said|promised|announced|warned(?:\s+you)?|told\s+you)(?:\s+I\s+(?:would|will|might))?|if\s+I\s+may|let\s+it\s+be\s+(?:known|said|noted)|you\s+guessed\s+it|drum\s?rolls?(?:,?\s+please)?"
    r"|(?:my\s+)?dear\s+(?:friends|all|people|players|list|fellows?|(?-i:[A-Z])[a-z]+)|while\s+I\s+(?:still\s+)?can|albeit\s+\w+|though\s+\w+ly|on\s+the\s+other\s+hand|by\s+contrast|in\s+(?:its|my|eir|his|her)\s+turn|not\s+without\s+(?:some\s+)?\w+),(?=\s)"
    rf"|\s+[-–—]{{1,2}}\s+(?:{_CALLED})\s+[-–—]{{1,2}}(?=\s)|\s\((?:{_CALLED})[!.]*\)(?=\s)"
    r"|\s(?:without\s+(?:further|any|more|much)\s+(?:ado|delay|comment|hesitation|fuss|ceremony)|with\s+(?:great|much|the\s+greatest|no\s+small)\s+(?:pleasure|regret|joy|sadness|relief|reluctance|pride)"
    r"|at\s+(?:long\s+)?last|as\s+of\s+now|(?:with|by|in|through)\s+this\s+(?:very\s+)?(?:(?:e-?)?mail|message|post|note)|herewith\s+and\s+forthwith|here\s+and\s+now|by\s+(?:this\s+|an?\s+|my\s+)?(?:public\s+|formal\s+|official\s+)?announcement)(?=\s+[\w\"“#])"
    r"|(?<=\w),\s+(?:drawn|chosen|picked|selected|rolled|taken|fished|pulled)\s[^,;:.!?()]{2,60},(?=\s+(?:is|are)\s)|(?<=\w)\s+\((?:drawn|chosen|picked|selected|rolled)\s[^()]{2,60}\)(?=\s+(?:is|are)\s)"
    r"|(?<=\bI)\s+(?:for\s+(?:my\s+(?:own\s+)?part|one)|on\s+(?:my\s+part|the\s+other\s+hand)|in\s+(?:my\s+)?turn|as\s+(?:its|the)\s+author)(?=\s+[A-Za-z]+\b)"
    r"|(?<=\w),\s+(?:\w+ly|with|without)\b(?![^,]*\b(?:objections?|support\w*|intent\w*)\b)[^,;:.!?()]{0,50},(?=\s+(?:to|against)\s)"
    r"|(?<=\d),?\s+where\s+I\s+(?:had\s+|have\s+)?(?:said|voted|written|put|wrote|typed|cast)\s+(?:an?\s+)?[A-Z]{3,}(?=\s*(?:$|[.,;!]))"
    r"|^\W*(?:n\.?\s?b|p\.?\s?(?:p\.?\s?)?s|note|notes?\s+to\s+all|fyi|btw|fwiw|imho|imo|tl;?dr|update|edit|oops|ooc|important|attention|nota\s+bene|one\s+more\s+thing|also|and\s+also)\b\.?\s*+[:–—]\s+(?=I\s)"
    r"|^\W*(?:ta-?\s?da+h?|voil[aà]|behold|lo\s+and\s+behold|eureka|(?:hey\s+)?presto|hooray|hurrah|fanfare)\s*[,!:–—-]+\s+(?=\w)"
    r"|(?<=\d),\s+(?:(?:likewise|also|equally)\s+)?(?:(?:which|that)\s+(?:was|is|were|has\s+been)\s+)?(?:(?:likewise|also|equally)\s+)?(?:entrusted|assigned|given|sent|referred|handed|passed|allotted|put|fallen)\s+to\s+me(?:\s+(?:by|on|as|in|for)\s[^,;:.!?()]{1,40})?(?=,\s+[\w\"“]|:\s)"
    r"|(?<=\d),\s+(?:which|who|that)\s(?:(?!\b(?:if|unless|not|never)\b)[^,;:.!?\d]){2,50},(?=\s+(?:gets?|receives?|has|have|is|takes?|earns?)\b)"
    r"|(?<=\d),\s+(?!(?:and|but|so|or|if|unless|I)\b)(?:(?!\b(?:if|unless|not|never)\b)[^,;:.!?\d]){2,50},(?=\s+(?:gets?|receives?|earns?)\s+(?:an?|my)\b)"
    r"|(?:(?<=\w),\s+|^\W*(?:so,\s+|and\s+)?)(?i:as)\s+(?:any|every|each|all|anybody|anyone|everybody|everyone)\b[^,;:.!?]{0,60}?\s(?:may|can|could|might|must)\b(?:(?!\b(?:not|if|unless|never)\b)[^,;:.!?]){0,60},(?=\s+I\s)"
    r"|(?<=\bI)\s+[-–—]{1,2}\s(?:(?!\b(?:if|unless|when|once|not|never|would|might|may|could|should)\b)[^-–—;:.!()]){2,60}\s[-–—]{1,2}(?=\s+[a-z])"
    r"|(?<=[\w\d]),\s+(?:(?:drawn\s+)?by\s+(?:lot|chance|dice|a\s+draw)|at\s+random)(?=\s*:\s)"
    r"|^\W*(?:[Aa]fter|[Ff]ollowing)\s+(?:an?|much|long|some|due|all|careful|no|another|one|two|three|four|several|many|hours|days|the|this|that)\s[^,;:.!?\d\"“]{2,60}?,?(?=\s+my\s+(?:[a-z]+|[A-Z]?[a-z]+\s[A-Z]?[a-z]+)\s+(?:on|in|for|is)\b)"
    r"|(?<=\bI),\s+who\s(?:(?!\b(?:if|unless|would|will|may|might|could)\b)[^,;:.!?]){2,60},(?=\s+[a-z]+\s)"
    r"|(?<=\w)[.!]?\s+\((?:if|when|since|as|because|though|while)\b[^()]{2,60},\s+(?:I|it|that|then|he|she|we|they|you|e|my|the)\b[^()]{2,120}\)(?=\s*+[.!]?\s*$)"
    r"|^\W*(?:ok(?:ay)?|well|right|alright|so|now)\b,?\s+(?:(?:so|then|now)\b,?\s+)?(?=my\s+(?:own\s+)?(?:votes?|ballot)\b)"
    r"|^\W*as\s+(?:my|the)\s+(?:one|single|daily)\s+(?:(?:proposal|colou?r|permitted|allowed|free)\s+)?(?:changes?|colouring|coloring|recolou?ring|repainting|painting|paint\s+job|action|act|deed|thing)\b[^,;:.!?]{0,40},(?=\s+(?!I\b))"
    r"|(?<=[\w\"”]),\s+(?:(?:(?:both|all|each)(?:\s+(?:two|three|four|five))?(?:\s+of\s+(?:them|which))?\s+(?:are\s+)?)?mine(?:,(?=\s+(?:is|are)\s)|(?=\s*(?:$|[.;!])))|(?:which|that)\s+(?:is|are)\s+(?:both\s+|all\s+)?mine(?=\s*(?:$|[.;!])))"
    r"|^\W*(?:on\s+(?:second|further|mature|due|some)\s+(?:thoughts?|reflection)|on\s+reflection|come\s+to\s+think\s+of\s+it|having\s+thought\s+(?:about\s+it|again))\s*+,?(?=\s+(?:please|kindly)\b)"
    r"|(?<=[\w\"”')]),\s+(?:(?:my|good|o|ye|you)\s+){0,2}(?:dears|friends|folks|comrades|colleagues|lads|lasses|mates|lubbers|gentlemen|ladies|(?:ladies\s+and\s+gentlemen|gentlemen|friends|members)\s+of\s+the\s+(?:jury|court|house|list)|ladies\s+and\s+gentlemen|your\s+honou?rs?|my\s+lords?|darlings?|dearies|sweethearts|y['’]all),(?=\s+(?:is|are|has|have|gets?|goes|to|on|for|in|as|shall|will|must|be)\b)"
    r"|(?<=[\w\"”')]),?\s+by\s+my\s+(?:own\s+)?hand(?=\W*$)"
    r"|(?<=\b[Hh]ere),\s+(?:at\s+(?:long\s+)?last|finally|then|as\s+promised|without\s+further\s+ado|by\s+popular\s+demand),(?=\s+(?:is|are|comes?|follows?)\s)"
    r"|(?:^\W*|,\s+)(?:so\s+|and\s+)?I\s+(?:hereby\s+|now\s+)?do\s+(?:just\s+|exactly\s+)?as\s+I\s+(?:said|promised|told\s+you)(?:\s+I\s+would)?\s*:(?=\s+I\s)"
    r"|(?<=\bobject)\s+by\s+(?:public\s+)?announcement(?=\W*$)"
    r"|(?<=\band),\s+(?:with|without|after|against|to\s+my|in\s+spite\s+of|despite)\s(?:(?!\b(?:if|unless|not|never)\b)[^,;:.!?()\d]){2,40},(?=\s+(?:on\s+)?[#pP]?\d)"
    r"|(?<=\band)(?:\s+then)?,\s+(?:since|because|as|while|now\s+that|seeing\s+(?:that|as))\s+(?:I|it|we|you|they|these|those|this|that|both|nobody|everybody|he|she|e)\b(?:(?!\b(?:if|unless|not|never|nor|would|could|might|should|wish|says?|said|says|puts?)\b|n['’]t\b)[^,;:.!?()]){1,60},(?=\s+[\w\"“#])",
    re.I,
)
"""What is said in passing between the parts of a deed: "I give m3, if I may, to Ivy"."""
PASSING = frozenset(
    "dears folks comrades colleagues lads lasses mates lubbers gentlemen ladies honour honor lord lords darling darlings dearies sweethearts hand granted delegated lent conferred ceded made given handed entrusted assigned sent referred handed passed allotted fallen after against spite despite surprise tada tadaa tadaaa ta voila voilà behold eureka presto hooray hurrah fanfare part mine thoughts thought reflection think one single daily turn author whose fished pulled since because although while seeing uh uhh um umm uhm hm hmm hmmm heck gosh ahem hell why know guess suppose reckon oh mail email message post note may known guessed drumroll drum dear friends can albeit though said promised announced warned told ado delay comment last forthwith here now without with announcement drawn chosen selected picked rolled determined announced given listed decided settled taken which where who gets hand contrast turn nb note notes fyi btw fwiw imho imo tldr update edit oops ooc ps important attention nota thing also comes myself".split()
)
"""One of these stands in most of it; the rest has dashes or brackets."""


WITHIN_DEED = expression(
    r"(?P<deed>\bI\s+" + OFTEN + r"[a-z]+(?:\s(?:(?!\b(?:if|unless|not|never)\b)[^,;:.!?()]){1,60})?)"
    r"(?P<aside>,\s+(?:where|whose|since|because|though|although|as\s+(?=(?:I|it|e|he|she|they|you|we|all|that|this|the\s+\w+\s+(?:is|was|has|says|allows))\b))(?:(?!\b(?:if|unless|not|never|would|could|but|then|hereby)\b)[^,;:.!?()]){2,60},)(?=\s+(?:as|to|the|an?|in|into|from|against|with)\s)"
)
"""A clause of its own between the parts of a deed: "I designate b-talk, where you read this, as the Emergency Forum"."""
HESITATING = Sieved(
    r"(?<=[\w\"”')]),?\s+(?:\(|\.{2,}\s*)?(?:u+h+|u+m+|uhm|h+m+|heck|gosh|ahem|what\s+the\s+(?:heck|hell)|why\s+not|you\s+know)(?:\)|,|\.{2,}|…)(?=\s)(?!\s+[a-z]+ing\b)"
    r"|(?<=[\w\"”')]),?(?:\s+[-–—]{1,2})?\s+oh(?=,?\s+(?:and|also|plus)\b)",
    re.I,
)
"""What somebody says while he thinks: "I give m5 to, uh, Hose", "I leave Chess, oh and Go"."""
_PAUSES = ("uh", "um", "hm", "heck", "gosh", "ahem", "what", "why", "you", "oh")
"""One of these is in it."""
MODESTLY = expression(
    r"^(?P<deed>\W*(?:(?:[Aa]nd|[Ss]o|[Oo]h|[Ww]ell|[Oo]kay|[Oo][Kk])\b\W*)?I\s[^.;:!?]{1,200}?[\w\"”')])(?P<modest>,?\s+I\s+(?:guess|suppose|reckon))(?=\s*+[.!…]*\s*$)"
)
"""What makes a deed no less one: "I give m5 to Hose I guess"."""


BY_ONESELF = expression(
    r"\bI\s(?:(?:[a-z]+ly|hereby|now|also|therefore)\s+){0,2}(?!(?:give|send|pay|award|grant|transfer|hand|buy|get|owe)\b)[a-z]+(?:\s+(?:up|out|down))?\s+(?:(?:the|this|that|its|my|an?|these|those|eir|his|her)\s[^,;:.!?]{1,60}?|it|this|that|them)"
    r"(?<!\bto)(?<!\bfor)(?<!\bon)(?<!\bby)(?<!\bof)(?<!\bfrom)(?<!\bas)(?<!\band)(?<!\bor)(?<!\bwith)(?<!\bnot)(?<!\bin)(?<!\bat)(?<!\bagainst)(?<!\bbut)(?<!\bthan)(?<!\bis)(?<!\bbe)(?<!\bupon)(?<!\bamong)(?<!\bbetween)(?<!\bover)(?<!\bbefore)(?<!\blike)(?<!\bincluding)(?<!\binto)(?<!\bonto)(?<!\bunto)"
    r"(?P<self>\s+(?:all\s+by\s+)?myself)(?:(?=\s*:\s)|(?<!\bassign it myself)(?<!\bgive it myself)(?=\s*(?:$|[.,;!])))",
    re.I,
)
"""What is done by oneself and not to oneself: "I select the Trick myself: Sit"."""


LABEL_ASIDE = expression(
    r"^\W*(?:[A-Z][\w'’]*\s+){0,3}[A-Z\w][\w'’#]*(?:\s+[\w'’#]+){0,5}(?P<aside>\s*\((?=[^()]*\b(?:drawn|rolled|picked|chosen|selected|random|randomly|lot|dice|just\s+now|as\s+(?:announced|promised|requested)|finally|at\s+last|sorry|late|again|(?:all\s+)?mine)\b)(?![^()]*\b(?:not|if|maybe|perhaps|last|was|were|would|by)\b)[a-z][a-z ,'’-]{2,60}\))(?=\s*:)"
)
"""In a label, before its colon: "Jury for Indictment 4 (drawn just now): ..."."""


_EMOTIONS = r"(?:sigh|grin|grumble|cough|shrug|yawn|wink|nod|sob|sniff|gasp|duck|wave|cackle|laugh|giggle|hug|bow|curtsy|smile|frown|whistle|groan|gulp|ahem|facepalm|cheer|clap|snort|evil\s+laugh)"
EMOTE = expression(
    rf"^\W*(?:\*{_EMOTIONS}\*|<{_EMOTIONS}>|_{_EMOTIONS}_)(?=\s)|"
    r"^\W*\*(?!(?:yes|this|votes|his|its|is|was|has)\b)[a-z]+s(?:\s[^*\n]{1,60})?\*(?=\s)"
    r"|(?<=[\w\"”')!.,])\s+\*(?:sighs?|grins?|grumbles?|coughs?|shrugs?|yawns?|winks?|nods?|sobs?|sniffs?|gasps?|ducks|runs|waves|cackles|laughs|giggles|hugs|pats|bows|curtsies|smiles?|frowns?|whistles?)(?:\s[^*\n]{1,60})?\*(?=\W*$|\s)"
)
"""What somebody does for show: "*bangs gavel* GUILTY!"."""


_SAID_BESIDE = (
    r"(?:however|though|then|likewise|conversely|meanwhile|of\s+course|on\s+the\s+(?:other\s+hand|contrary)|(?:in|by)\s+(?:contrast|comparison|turn)|for\s+(?:its|his|her|eir|my|their)\s+(?:own\s+)?part|as\s+far\s+as\s+I(?:\s+am|['’]m)\s+concerned|in\s+(?:spite\s+of|turn|the\s+end|my\s+(?:humble\s+)?(?:opinion|view))(?:\s+[^,;:()]{1,40})?|to\s+my\s+mind"
    r"|as\s+(?:promised|announced|threatened|foretold|planned|requested|asked|usual|always|ever|agreed|discussed|before|is\s+(?:my|the|our)\s+[a-z]+|I\s+(?:said|promised|announced)(?:\s+I\s+would)?)"
    r"|(?:after|following|upon)\s+(?!nday|nweek|the\s+(?:vote|voting))(?:[a-z]+\s+){0,3}(?:thoughts?|consideration|deliberations?|reflection|debate|discussion|delay|sleep|wait|reading|coffee|tea|dinner|lunch)|at\s+(?:long\s+)?last"
    r"|for\s+(?:what\s+(?:it\s+is|it['’]s|little\s+it\s+is)\s+worth|the\s+record|good\s+measure|now|once|clarity|a\s+change|the\s+(?:first|second|third|last)\s+time|completeness)|with\s+(?:(?:my|many|all|sincere|due|great|some|no|much|a)\s+)*(?:apolog(?:y|ies)|thanks|regrets?|pleasure|joy|haste|care|heavy\s+heart|sigh|relish|delay|comment|remarks?|hesitation)(?:\s+(?:for|to|at|about|of)\s+[^,;:()]{1,40})?"
    r"|in\s+(?:haste|full|brief|short|order|no\s+particular\s+order|this\s+order|order\s+of\s+\w+|plain\s+words|so\s+many\s+words|all\s+seriousness|all\s+haste)|(?:once\s+)?(?:more|again)|finally|final|late|belated(?:ly)?|sorry(?:\s+for\s+[^,;:()]{1,40})?|alas|hooray|phew|sigh|really|indeed|revised|corrected|complete|(?:and\s+)?I\s+mean\s+it|such\s+as\s+(?:it\s+is|they\s+are)|so\s+help\s+me(?:\s+\w+)?"
    r"|(?:while|before|since|as(?!\s+I\s+(?:last\s+|still\s+)?(?:remember|recall|saw|knew|left)\b)|now\s+that|when)\s+I\s[^,;:.!?()]{2,50}|while\s+(?:we\s+are|I['’]m)\s+at\s+it"
    r"|which\s+I\s+"
    + OFTEN
    + r"(?:announce|publish|declare|give|state|post|fix|settle|set|present|make|lay\s+down)(?:\s+(?:hereby|herewith|now|already|today|here|at\s+once|in\s+advance|in\s+time|duly|publicly|as\s+I\s+must)){0,3}"
    r"|as\s+(?:the\s+(?:rules?|law)|you(?:\s+all)?|one|everybody)\s+(?:wants?|demands?|requires?|asks?|wish(?:es)?|likes?)(?:\s+it)?"
    r"|as\s+(?:of|at)\s+(?:(?:this|the)\s+(?:very\s+)?(?:present\s+)?(?:minute|moment|hour|day|second|instant|writing|message|post|mail|e-?mail|morning|evening)|now|today|midnight|noon)"
    r"|to\s+be\s+(?:clear|exact|precise|safe|fair)|(?:all\s+)?mine|still\s+mine|(?:drawn|chosen|selected|picked|rolled|determined|announced|given|listed|decided|settled|taken|reached|found|made)\s(?:by(?!\s+(?-i:[A-Z]))|at|from|with|out\s+of|beforehand|as|in|on|before|earlier|already|for|after|publicly|randomly|honestly|fairly)\b[^,;:.!?()]{0,60}"
    r"|(?:publicly|randomly|honestly|fairly)\s+(?:drawn|chosen|selected|picked|rolled|determined)[^,;:.!?()]{0,40}|which\s+(?:is|are|was|has\s+been)\b[^,;:.!?()]{1,40})"
)
BESIDE_LABEL = expression(
    rf"^(?P<label>(?:[^:,;.!?()]{{1,60}},\s)?[^:,;.!?()]{{1,80}}?)(?P<aside>\s*+,\s+{_SAID_BESIDE}(?:,\s+{_SAID_BESIDE})?,?|\s*\({_SAID_BESIDE}[!.]*\))(?=\s*:(?:\s|$))",
    re.I,
)
"""In a label, before its colon: "Verdict in Indictment 4, after much thought: GUILTY"."""
COMES = expression(
    r"^\W*(?P<comes>(?:[Nn]ow\s+)?[Cc]omes(?:\s+now)?)\s+(?:the\s+)?[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*)*(?:,[^,]{1,40},)?(?P<and>,?\s+and)\s+(?=[a-z])"
)
"""How lawyers begin: "Comes now Ada and indicts Hose"."""


def in_passing(text: str) -> str:
    """The text with blanks for what is said in passing."""
    low = text.lower()
    if any(pause in low for pause in _PAUSES):
        text = HESITATING.sub(_pause, text)
    if not {"*", "<", "_"}.isdisjoint(text):
        text = EMOTE.sub(blanks, text)
    if "(" in text and (label := LABEL_ASIDE.match(text)) is not None:
        text = blanked(text, label.span("aside"))
    if ") " in text:
        text = BEFORE_VOTE.sub(_unless_live, text)
    if " and " in text or " to " in text or " but " in text:
        text = BETWEEN_DASHES.sub(_unless_live, text)
    if text.count(",") > 1 and (within := WITHIN_DEED.search(text)) is not None:
        text = blanked(text, within.span("aside"))
    if "myself" in text and (alone := BY_ONESELF.search(text)) is not None:
        text = blanked(text, alone.span("self"))
    modestly = "guess" in low or "suppose" in low or "reckon" in low
    if modestly and (modest := MODESTLY.match(text)) is not None:
        text = blanked(text, modest.span("modest"))
    begun = text.partition(":")[0] if ":" in text else ""
    beside = ", " in begun or ")" in begun
    if beside and (label := BESIDE_LABEL.match(text)) is not None and not _publishes(label):
        text = blanked(text, label.span("aside"))
    if " by me" in text and (given := GIVEN_BY_ME.search(text)) is not None:
        text = blanked(blanked(text, given.span("by")), given.span("end"))
    if "omes" in text and (comes := COMES.match(text)) is not None:
        text = blanked(blanked(text, comes.span("comes")), comes.span("and"))
    if ", by me," in text:
        text = text.replace(", by me,", "  by me ")
    return IN_PASSING.sub(blanks, text)


GIVEN_BY_ME = expression(
    r"(?<=\w)(?P<by>,\s+(?:(?:which|that)\s+(?:was|were|is|are)\s+)?(?:once\s+|earlier\s+)?(?:granted|given|delegated|lent|conferred|entrusted|ceded|made|handed)\s+(?:(?:to|on|upon)\s+(?:em|him|her|them)\s+)?by\s+me(?:\s+(?:last|this|on|in)\s+n?(?:week|day|month|year)(?:\s+\d{1,4})?)?)"
    r"(?:\s+(?:under|in|through|by\s+virtue\s+of)\s[^,;:.!?()]{2,60})?(?P<end>,)(?=\s+(?:is|are|ends?|lapses?|ceases?|expires?)\b)",
    re.I,
)
"""Who gave it, between a thing and what becomes of it: "Ivy's powers, granted by me under the Pact, are revoked"."""
PUBLISHED = expression(r"\b(?:results?|outcomes?|ballots?|reports?|displays?|rosters?|lists?)\b", re.I)
"""What is published by the words beside it."""


def _publishes(label: re.Match[str]) -> bool:
    """Whether the words beside a label publish what stands below: "The results, which I hereby announce:"."""
    return "which I" in label["aside"] and PUBLISHED.search(label["label"]) is not None


BETWEEN_DASHES = expression(
    r"(?<=[\w.\"”'’)])(?P<aside>\s+(?P<dash>[-–—]{1,2})\s+(?!(?:and|but|then|or|to|for)\b)(?P<inside>[^-–—:;.?()\x00]{2,100})[!?]?\s+(?P=dash))"
    r"(?=,?\s+(?:(?:and|but|then|while)\s|to\s+(?:the\s+)?[A-Z]))"
)
"""What is said between two dashes, before the sentence goes on: "I join Chess - what could go wrong - and leave Go"."""
BEFORE_VOTE = expression(
    r"(?<=[a-z])\s\((?P<inside>[^()\d\x00]{2,60}?)(?:,?\s+(?:one|you|some)\s+(?:might|may|could|would)\s+(?:even\s+)?(?:say|call\s+it))?\)(?=\s+[A-Z]{3,}\s+(?:on\s+)?[#pP]?\d)"
)
"""What is said in brackets right before a word that is written as a vote, and its number: "(a fortiori) FOR 420"."""
LIVE = expression(
    r"\b(?:if|unless|until|once|when|whenever|provided|providing|assuming|supposing|except|save|or|perhaps|maybe|probably|someday|nobody|no|nope|not(?!\s+(?:that|bad|too|so|a|because|without|to|the|my|for|before)\b)|never|wait|correction|scratch|rather|instead|oops|strike|would\s+(?!have)|might|may|says?|said|wrote|hereby)\b"
    r"|\bI\s+(?!(?:am|was|have|had|would|could|did|do|know|knew|think|thought|hope|like|liked|love|promised|owe|guess|believe|fear|must|should|can|cannot|never|only|really|still|always|wish|mean|need|see|saw|remember)\b)[a-z]+|\b[A-Z]{3,}\b|\d{2}|\b[mM]\d"
)
"""What makes such words part of a deed, or another one, or takes it back."""


def _unless_live(found: re.Match[str]) -> str:
    """Blanks for an aside, or itself if it says anything of a deed."""
    return found.group() if LIVE.search(found["inside"]) else " " * len(found.group())


def _pause(found: re.Match[str]) -> str:
    """Blanks, or the mark before a thing more."""
    oh = found.group().lower().endswith("oh")
    return ("," if oh else "").ljust(len(found.group()))


def without_remark(text: str, said: Set[str]) -> str:
    """The text, which has these words, with blanks for such a remark."""
    for found in reversed(list(IT_IS.finditer(text, said))):
        text = blanked(blanked(text, found.span("is"), ":"), found.span("on"))
    text = ALL_OF_IT.sub(blanks, text)
    if (told := TOLD_FIRST.match(text)) is not None:
        text = blanks(told) + text[told.end() : told.start("comma")] + " " + text[told.end("comma") :]
    return named_behind(REMARKED.sub(blanks, text))


THE_FOLLOWING = expression(
    r"(?P<lead>^[^:;.!?]{1,80}?)(?P<to>,?\s+(?:to\s+)?(?:(?:each|all|both)\s+(?:of\s+)?)?(?:the\s+following|these)(?:\s+(?:two|three|four|five|\d))?(?:\s+(?:players?|people|persons?|friends|fellows))?)"
    r"(?P<rest>,?\s[^,:;.!?]{1,30})?(?P<colon>\s*+:\s+)(?P<names>(?!I\b)[A-Z][\w'’-]*(?:(?:,\s+(?:and\s+)?|\s+and\s+)(?!I\b)[A-Z][\w'’-]*){0,20})\s*\.?\s*$"
)
"""Who gets something, named behind a colon: "I give m5 to each of the following players: Hob, Ivy"."""
GIVING = expression(r"\b(?:give|transfer|pay|send|hand|grant|award|donate|wire)\b", re.I)
TO = " to "


def named_behind(text: str) -> str:
    """The text, of the same length, with the names in their place."""
    found = THE_FOLLOWING.match(text) if ":" in text and GIVING.search(text) else None
    if found is None:
        return text
    said = found["lead"] + (found["rest"] or "").replace(",", " ", 1)
    if len(said) + len(TO) > found.start("names"):
        return text
    return said + TO.rjust(found.start("names") - len(said)) + text[found.start("names") :]


HERE_IS = expression(
    r"^(?:\s*(?:and|so|then|now|well),?)?\s*[Hh]ere(?P<aside>,\s[^,;:.!?()]{1,50},)(?=\s+(?:is|are|comes|goes|follows)\s)"
)
"""Words between "here" and what it brings: "Here, at long last, is my Tidiness List"."""
HERE_GOES = expression(
    r"^\W*(?:(?:[Aa]nd|[Ss]o|[Nn]ow|[Ww]ell)\W+)?[Hh]ere\s+(?P<goes>(?:now\s+)?(?:goes|comes|follows))(?=\s+(?:my|our|the|an?|this|that|[A-Z][\w-]*['’]s)\s)"
)
"""What somebody says of what he brings: it is here."""
HEREBY_GIVEN = expression(
    r"^\s*(?:[Aa]nd\s+)?[Mm]y\s[^,;:.!?()]{2,60}(?P<aside>,?\s+here(?:by|with)\s+(?:cast|given|delivered|entered|recorded|made|announced|declared|stated|rendered))(?=\s*:)"
)
"""Words between what somebody has and its colon: "My verdict on Indictment 3, hereby delivered: GUILTY"."""


DESCRIBED_FRONT = expression(
    r"^(?P<aside>\s*(?:(?:[Tt]he|[Mm]y|[Tt]hat)\s+(?:other|last|latest|first|second|third|latter|former|next|new|old|one)(?:\s+(?:one|proposal|consultation))?(?:\s+of\s+(?:them|those|these|mine|the\s+\w+))?|[Aa]nother(?:\s+one)?),\s+)"
    r"(?=(?:(?:[Pp]roposal|[Cc]onsultation|[Ii]ndictment)\s+)?(?:#|P)?\d{1,6},\s+I\s)"
)
"""A description before a thing and its number that stand in front of the deed: "The other one, 417, I withdraw"."""


DESCRIBING = frozenset("other last latest first second third latter former next new old one another".split())
"""One of these is in such a description."""


CALLED = expression(
    r"(?:^|[;,]\s+|\band\s+)(?:\W*(?:and|but|so)\s+)?(?:(?:upon|on|to|for|as\s+(?:for|to))\s+)?(?:(?:proposal|prop|consultation)\s+)?#?\d{1,6}(?P<aside>,\s+(?:that|this|the|an?|my|our|your)\s(?!(?:one|other|rest|second|first|last)\b)(?:(?!\b(?:if|unless|when|once|and|or|would|not|never|gets?|has|is|was|vote)\b)(?-i:[a-z'’ -])){2,60},)(?=\s+(?:I\s|(?:my|an?)\s|(?-i:[A-Z]{3,})\b|and\s+#?\d))",
    re.I,
)
"""A thing by its number, and what somebody calls it: "upon 410, that pearl among paragraphs, I bestow my FOR"."""


def without_apposed(text: str) -> str:
    """The text with blanks for what is thrown in before what a sentence brings."""
    for pattern in (HERE_IS, HEREBY_GIVEN, DESCRIBED_FRONT):
        if (found := pattern.match(text)) is not None:
            text = blanked(text, found.span("aside"))
    if "ere " in text and (goes := HERE_GOES.match(text)) is not None:
        text = blanked(text, goes.span("goes"), "is")
    return text


def without_called(text: str) -> str:
    """The text, of the same length, with blanks for what somebody calls a thing that is told by its number."""
    for found in reversed(list(CALLED.finditer(text))) if text.count(",") > 1 else ():
        text = blanked(text, found.span("aside"))
    return text


OF_MY_MAKING = expression(
    r"(?<=[a-z])\s+of\s+my\s+(?:(?:own|very\s+own|humble)\s+)?(?:making|invention|devising|design|composition|authorship|pen|hand|creation|own\s+(?:making|invention))\b(?=\s*(?:[,:;.]|$|\s(?:is|are|called|named|titled|entitled|by|under)\b))"
)
"""Behind a thing: whose it is."""
MAKING = frozenset("making invention devising design composition authorship pen creation".split())
OTHER_WORDS = expression(
    r"\bI\s+"
    + OFTEN
    + r"(?P<verb>(?P<first>[a-z]+)(?P<what>(?:\s[^,;:.!?()]{1,40})?))(?P<aside>,\s+(?:i\.?\s?e\.?|that\s+is(?:\s+to\s+say)?|in\s+other\s+words|viz\.?),?\s+(?P<second>[a-z]+)(?:\s[^,;:.!?()]{1,60})?,)(?=\s)",
    re.I,
)
"""A deed said twice, before the rest of it: "I resume it, i.e. turn it to On again, at 09:00 UTC"."""
SAYING_TWICE = frozenset({"i.e.", "ie", "e", "viz", "is", "words"})
"""One of these is in it."""


def in_one_way(text: str, verbs: Set[str]) -> str:
    """The text, of the same length, with a deed said once: in the first words, if they are known."""
    found = OTHER_WORDS.search(text)
    if found is None or found["second"].lower() not in verbs:
        return text
    if found["first"].lower() in verbs:
        return blanked(text, found.span("aside"))
    text = blanked(text, (found.end("aside") - 1, found.end("aside")))
    return blanked(text, (found.start("verb"), found.start("second")))


def blanked(text: str, span: tuple[int, int], instead: str = "") -> str:
    """The text with blanks for a span of it, or for what is left of that behind other words."""
    return text[: span[0]] + instead.ljust(span[1] - span[0]) + text[span[1] :]


def blanks(found: re.Match[str]) -> str:
    """As many blanks."""
    return " " * len(found.group())


WISHING = frozenset({"would", "may"})
_WISH = expression(
    r"(?P<wish>\s*+[,;(–—-]*\s*\band\s+(?:I\s+)?would\s+(?:(?!\bif\b)[^.;:!?]){1,100}?\s(?:if|were|had)\s+(?:only\s+)?(?:I|it|there|the|one|we|e|that|this|asked|allowed|possible)\b[^.;:!?,]{0,60}?)\s*+[.!)]*\s*$",
    re.I,
)
"""Behind a deed: what else one would do if one could."""


_MAY_IT = expression(
    r"(?<=[\w\"”)])(?P<wish>\s*+[,;(–—-]*\s+and\s+may\s+(?:the|they|it|he|she|you|we|all|god|heaven|fortune|luck|fate|peace|both)\s(?!(?:then|also|still|yet|or|not)\b)[^.;:!?,]{2,60}?)\s*+[.!)]*\s*$",
    re.I,
)
"""What its author wishes: "and may the better one win"."""


def without_wish(text: str) -> str:
    """The text, of the same length, without what is only wished for at its end: "FOR 402, and would vote twice if I
    could"."""
    found = _WISH.search(text) or _MAY_IT.search(text)
    return text if found is None else text[: found.start("wish")] + " " * len(found["wish"]) + text[found.end("wish") :]


_WITHIN_IS = expression(
    r"(?:(?<=\bis)|(?<=\bare))(?P<aside>,\s(?:(?:all|both|each|every\s+one)(?:\s+(?:two|three|four|five))?(?:\s+of\s+(?:them|these|those))?(?=,)|with(?:out)?|after|at\s+last|finally|alas|sadly|regrettably|regretfully|unfortunately|as\s+(?:promised|announced|agreed)|of\s+course|by\s+the\s+way|to\s+my)\b(?:(?!\b(?:not|never|if|unless|was|were)\b)[^,;:.!?()]){0,100},)(?=\s+(?:hereby\s+|now\s+)?[a-z]{3,}(?:ed|wn|en|id)\s*+[.!]?\s*$)"
)
"""Between "is" and what is done: "654 is, with apologies to those who praised it, withdrawn"."""


_BEFORE_VALUE = expression(
    r"(?:(?<=\bis)|(?<=\bare)|(?<=\bremains))(?P<aside>,\s(?:(?!\b(?:not|never|no|if|unless|until|once|when|should|were|was|provided|depending|subject|except|but|and|or|nor|hereby)\b)[^,;:.!?()]){1,60},)(?=\s+(?:an?\s+)?(?:[A-Z]{2,}\b(?!['’])|m\d|\d+m\b))"
)
"""Between "is" and a value: "My answer to 148 is, after long reflection, NO"."""


def without_aside_within(text: str) -> str:
    """The text, of the same length, without such an aside."""
    text = _BEFORE_VALUE.sub(lambda found: " " * len(found["aside"]), text)
    return _WITHIN_IS.sub(lambda found: " " * len(found["aside"]), text)


BY_RULE_WORDS = frozenset({"under", "pursuant", "per", "accordance", "by", "according", "following"})
BY_METHOD = expression(
    r"\W*(?P<method>(?:by|per|under|according\s+to|following|in\s+accordance\s+with|pursuant\s+to)\s+(?:the|my)\s+(?:\w+\s+)?(?:method|procedure|list|scheme|table|lottery|mapping|draw|announcement)\s+(?:(?:that|which)\s+)?(?:I\s+(?:have\s+|had\s+)?)?(?:posted|announced|published|gave|given|described|made\s+known|set\s+out)\b[^,;:.!?()]{0,40}?(?:\s*\([^()]{1,60}\))?,?)(?=\s+(?:the|my|I)\s)",
    re.I,
)
"""By which method something is drawn, before what is drawn: "By the method I posted last night (coin: tails) the Trick ..."."""
BY_RULE = expression(
    r"\W*(?P<rule>(?:(?i:under|pursuant\s+to|(?:as\s+)?per|in\s+accordance\s+with)\s+(?:(?i:rule)\s+)?(?:4E\d{1,3}|R\d{1,3}|(?<=ule\s)\d{1,3})))"
    r"\s++(?=(?:a|an|the|this|these|[A-Z][\w'’]*|proposal|consultation|indictment|#?P?\d{2,6}|m\d+)\s[^?]*\b(?:is|are|am|gets?|receives?|shall|goes)\b)"
)
"""The rule by which something is done, before what is done to what: "Pursuant to 4E73 a jury is drawn: ..."."""


def without_rule(text: str) -> str:
    """The text, of the same length, with blanks for the rule or the method that it begins with."""
    if (drawn := BY_METHOD.match(text)) is not None:
        return blanked(text, drawn.span("method"))
    found = BY_RULE.match(text)
    return text if found is None else text[: found.start("rule")] + " " * len(found["rule"]) + text[found.end("rule") :]
