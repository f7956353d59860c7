"""Words that keep a sentence from being an act: conditions, hypotheticals, questions, reports, drafts.

Every test takes a short text (a part of one sentence) and is a single linear search. Beside each stand the
words of which one is in everything that it finds.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set

from engine.expressions import expression
from parsers.clauses.asked_lines import LOUD_FIRST
from parsers.clauses.words import AT_HEAD, THIS_MAIL
from parsers.search.sieve import Sieved
from parsers.search.worded import Worded

_TOLD_THAT = (
    r"|\b(?:said|says|wrote|writes|written|claims?|claimed|announced|declared|swears?|swore|promised)\s+(?:to|on|in|at|by|from)\s+[^,;:.]{1,40}?\s+that\s*$"
    r"|\b(?:(?:minutes|records|archives?|annals|books|papers|page|log)\s+(?:record|records|recorded|have\s+it|has\s+it|state|states)|(?:rumou?r|gossip|legend|the\s+talk|(?:^|[,;:.]\s*)(?:the\s+)?word)\s+(?:is|goes|has\s+it|have\s+it))\s*+[:,]?\s*(?:that\s*)?$"
    r"|(?:^|[.;]\s*)\W*(?:(?:the|a|my|today['’]s)\s+)?(?:rumou?r|gossip|headline|joke|motto|fable|caption|slogan|punchline|epitaph|refrain|chorus|(?:title|first\s+line|last\s+line)\s+of)\b[^:;.!?]{0,30}:\s*$"
)
"""What is told or written somewhere: "Ned wrote on the wall that ...", "Headline: ..."."""
_SUPPOSITION = (
    r"suppose|supposing|imagine|what (?:I|we|you)(?:['’]d| would)(?! (?:like|love))|let'?s (?:say|suppose|pretend|assume)|let us (?:say|suppose|assume)|let it be supposed|what if|say,? for (?:example|instance)|for (?:example|instance)"
    r"|e\.g\.|pretend|hypothetically|in theory|had i|were i|if i were|as if|what happens(?![^,;]*,\s*(?:(?:so|and|therefore|hence|thus)\s+)?(?:$|I\b))|hypothetical|assume|assuming|if only"
    r"|were (?:it|this|that|these|they|e|he|she)(?! to\b)"
    r"|in (?:an?|any|some)(?:other|\s+other|\s+different|\s+better|\s+perfect|\s+ideal)\s+(?:life|world|universe|game|nomic|case|year)"
    r"|(?:(?:on|at) )?(?:an|any|some)(?: ?other)\s+(?:day|n?day|week|nweek|year|time)(?=,)"
)
DOUBT = expression(r"\b(?:perhaps|maybe)\b", re.I)
SUPPOSITION = expression(rf"(?<!\bI )\b(?:{_SUPPOSITION})\b", re.I)
"""Makes all of a sentence after it a supposition; "I suppose" is only modest."""
HYPOTHETICAL = Sieved(
    rf"\b(?:{_SUPPOSITION}|perhaps|maybe|would|could|might|wish(?! (?:it|this|that) (?:to be )?(?:\w+ly )?(?:known|noted|recorded|minuted|placed|put|entered|set down|written down|on (?:the )?record|registered|understood)\b)|(?:not|n['’]t) wish|on (?:a (?:good|bad)|good|bad|most|some|other) days?)\b",
    re.I,
)
_DEEDS_ONCE = (
    r" (?:paid|told|gave|said|lent|sent|bought|had|did|was|were|made|promised|helped|taught|wrote|asked|saved|called|held|lived|played|stole|lost"
    r"|won|took|sold|came|went|knew|met|saw|read|tried|owned|served|ran|kept|left|owed|called|wanted|liked|loved|hated|promised|belonged|used)\b(?!,| by\b)(?=[ ]+\w)"
)
"""Behind "once": what happened at some time."""
_NOT_ONCE = (
    rf"(?! more| for(?:(?<=, once for)|(?<=and once for)|(?<=\(once for)) (?:each|every|all|luck|love|good|the|my|your|his|her|eir|their)\b| again| and for all| or (?:twice|thrice)| aloud| upon | bitten| in an? (?!position|state)\w| already| during | before\b| per | a | an | each| every|,(?! (?:and|but) only\b)|\s*(?:[.;!?)]|$)"
    rf"| (?:the|our|my|your|eir|his|her|their) (?:most |very )?(?:best|worst|pride|envy|only|first|last|[a-z]{{3,}}est)\b|{_DEEDS_ONCE})"
)
"""Behind "once" where it counts or tells of old times, and makes no condition."""
_HAPPENS = r"(?:passes|fails|closes|ends|votes|pays|joins|leaves|returns|wins|loses|objects|agrees|supports|gets|goes|comes|takes|becomes|answers|accepts|resigns|opens|is\s+(?:passed|adopted|accepted|rejected|elected|done|over))"
LATER = r"(?:exams?|finals|holidays?|vacations?|summer|winter|spring|christmas|easter|weekend|trip|wedding|honeymoon|semester|term|thesis|dissertation|interview|tournament|conference|surgery)"
"""What somebody waits for the end of before he does more."""
_ONLY_THEN = (
    r"|\biff\b"
    r"|(?:^|[,;:(–—]|--?\s)\s*(?:(?:and|but|so|then)\s+)?(?:should\s+(?!I\b|be\b|have\b|do\b|work\b|help\b|probably\b|not\b|any(?:one|body)\s+(?:ask|wonder|care|mind|miss|forget)\b)(?:(?:the|an?|any|some|no|my|your|his|her|eir|their|this|these|those|there|proposal)\s+)?[\w#'’-]+\s+[a-z]+"
    r"|were\s+(?:(?:the|an?|any|my|your|his|her|eir|their|this)\s+)?[\w#'’-]+\s+(?:ever\s+)?to\s+[a-z]+)\b"
    r"|(?<!\bwhat\s)(?<!\bwhy\s)(?<!\bhow\s)(?<!\bwho\s)(?<!\bwhen\s)(?<!\bwhere\s)(?<!\bwhich\s)\bshould\s+(?:(?:proposal|prop|consultation)\s+)?(?:#?P?\d{1,6}|(?-i:(?!I\b)[A-Z])[\w'’-]+|e|he|she|they|it|anyone|that|(?:the|my|your)\s+[\w'’-]+)\s+(?!(?:and|or|in|on|at|to|with|for|of|by)\b)[a-z]+\b"
    r"|(?<!\bwhat\s)(?<!\bwhy\s)(?<!\bhow\s)(?<!\bwho\s)(?<!\bwhen\s)(?<!\bwhere\s)(?<!\bwhich\s)\bshould\s+I\s+(?:ever\s+|not\s+)?(?!(?:say|add|note|mention|think|have|be\s+(?:allowed|so\s+bold))\b)[a-z]+\b(?![^.;]*\?)"
    r"|\bwere\s+(?:(?:(?:proposal|prop|consultation)\s+)?#?P?\d{1,6}|it|he|she|they|that|(?-i:[A-Z])[\w'’-]+)\s+to\b"
    r"|\bin\s+(?:the\s+|any\s+)?cases?\s+(?:that|where)\b"
    r"|\b(?:on|under|with)\s+(?:the|one|a|this|that)\s+(?:sole\s+|only\s+|single\s+|express\s+)?(?:condition|proviso|stipulation)\b"
    r"|\b(?:conditional(?:ly)?|dependent)\s+(?:up)?on\b"
    r"|\bsubject\s+to\s+(?:(?:the|an?|any|his|her|eir|their|your)\s+)?(?:[\w#'’-]+\s+){0,3}?(?:passing|passage|being|having|approval|consent|confirmation|agreement|objections?)\b"
    r"|(?<!for )\b(?:as|so)\s+long\s+as\s+(?!(?:(?:I|we|you)(?:\s+(?:am|are|have)|['’](?:m|re|ve))\s+(?:at\s+it|here|there|on\s+(?:it|the)|doing|writing|posting|talking|your|my|the\s+floor)|we['’]re|you['’]re)\b)"
    r"|(?:^|[,;:(–—]|--?\s)\s*(?:(?:and|but)\s+)?had\s+(?!it\s+(?:with|up\s+to|in\s+for|coming)\b)(?:(?:it|e|he|she|they|that|you|this|there|any(?:one|body)|some(?:one|body)|(?:proposal\s+)?#?P?\d{1,6}|(?-i:(?!I\b)[A-Z])[\w'’-]+)\s+[a-z]+|(?:the|my|your|eir|his|her)\s+[\w'’-]+\s+(?:only\s+|not\s+)?(?:been\b|[a-z]+(?:ed|en)\b))"
    rf"|(?<!at )(?<!for )(?<!of )(?<!in )(?<!from )(?<!until )\bthe\s+(?:very\s+)?(?:moment|instant|minute|second|day|nday|hour)\s+(?:that\s+)?(?!I\b|we\b)(?:(?:the|an?|any|my|his|her|eir|their|proposal)\s+)?[\w#'’-]+\s+{_HAPPENS}\b"
    rf"|(?<!back )(?<!here )(?<!home )(?<!alive )(?<!tired )(?<!again )\bafter\s+(?:(?:the|my|our|these|this|all\s+(?:the|my))\s+)?(?:[a-z]+\s+)?{LATER}\b(?!['’])"
    rf"|\bafter\s+(?:proposal\s+)?(?:#?P?\d{{1,6}}|(?-i:[A-Z])[\w'’-]+|he|she|e|it|they|some(?:one|body)|any(?:one|body))\s+{_HAPPENS}\b"
    r"|\b(?:up)?on\s+(?:the\s+)?(?:passage|passing|adoption|acceptance|failure|resolution)\s+of\b(?!\s+time\b)|\bupon\s+(?:proposal\s+)?#?[\w'’-]+\s+(?:passing|failing|being\s+\w+ed)\b"
    r"|(?<!the )(?<!my )(?<!a )(?<!of )(?<!this )(?<!still )(?<!all )\bpending\s+(?:proposal\s+)?#?P?\d{1,6}\b"
    r"|(?:^|[,;:(]\s*)(?:(?:and|but)\s+)?(?:failing\s+(?:that|which|this)|or\s+else|conditionally|hypothetically|theoretically|in\s+theory)(?=[,)]|\s+I\b|\W*$)"
)
"""Further ways to say that something is done only then: the verb first, a noun, an event that is still to come."""
CONDITION = Sieved(
    rf"\b(?:if|unless|provided(?: that)?|providing|(?<!at )(?<!for )(?<!just this )(?<!the )(?<!who )(?<!which )(?<!never )(?<!not )once{_NOT_ONCE}|whenever|as soon as|on condition|assuming|supposing|depending on|contingent (?:up)?on|pending (?:the|an?|some|any|further|clarification|approval|review|results?)|in case(?!\s+(?:no\.?\s*)?#?\d+\s*(?:[,:;.)]|$|I\b))|in the event|when(?! i am back| in doubt| all is said))\b"
    + _ONLY_THEN,
    re.I,
)
HARMLESS = Sieved(
    r"\bas (?:(?:it|they|things?|all|everything|matters) (?:was|were|stood|had been) )?when (?:\w+ ){1,5}?(?:ended|began|started|opened|stopped|closed|left|went|was|were|broke out)\b|\b(?:is|was|['’]s) when\b|\bif (?:that|it|this|any(?:one|body)) (?:matters|helps|counts|cares)\b|\bif (?:that|it|this)(?:['’]s| is) (?:what|how) (?:you|we|one|they) (?:(?:call|want|like|mean|say|put)s?|do|does)\b|\bin case (?:it|that|this|you|any(?:one|body)) (?:got lost|(?:wa|i)s(?:n['’]t| not) (?:clear|obvious)|went missing|wonders?|wondered|missed)\b|(?<=[\w\"”)]), (?:just )?in case (?!of\b)[^,;:.!?]{1,40}?\b(?:needs?|needed|wants?|wanted|lacks?|runs? out|forgets?|forgot|wonders?|missed|matters?|else does|short of|curious|interested|necessary)\b|\bonce too (?:many|often)\b|\bwho [^,;:.!?]{2,40} when\b|\bas (?:(?:was|were|once) )?(?:promised|agreed|announced|arranged|vowed|sworn|decided|discussed|requested|threatened)(?: [^,;:.!?]{1,40}?)? when (?:(?!(?:is|are|has|have|be|gets?|will|shall) )\w+ ){1,4}?(?:had|was|were|held|did|left|gave|took|came|went|met|\w+ed)\b"
    r"|\bif (?:that|it|this)(?: is|['’]s| isn't| is not| was) (?:not )?(?:too|ok|okay|all right|alright|possible|legal|needed|necessary|permitted)\b|\bif i may\b(?! not)|\b(?:if|should) (?:nobody|no (?:one|pep)) objects?\b|\bif (?:nobody|no one|no pep|you don't|you do not|you) (?:minds?|mind|please|like|will)\b"
    r"|\bif (?:you|they|people|every(?:one|body)|(?:the|my|our|your) (?:[\w'’]+ ){1,3}?|(?-i:[A-Z])[\w'’]* ?)(?: all)?(?:['’]ll|['’]d| ?will| ?would| ?can| ?could| ?may)? ?(?:kindly |please )?(?:bear with|put up with|forgive|excuse|pardon|indulge|humou?r) (?:me|my|us|this|the|an?|such)\b|\bif (?:you|they)(?: all)?(?:['’]ll| will) have me\b|\bif (?:it|that)(?: is|['’]s) all (?:the same|one) (?:to|with) \w+"
    r"|\b(?:obliged|grateful|glad|happy|pleased|delighted|thankful|appreciate it|kind|nice|great|lovely) if (?:you|some(?:one|body)|the \w+)\b"
    r"|\bunless (?:(?:some|any)(?:body|one)|(?:any|some|one) of you|(?:an?|any|some|another) pep) (?:else )?objects?\b|\b(?:if|provided(?: that)?|(?:as|so) long as) (?:there(?: (?:are|is|be|come)|['’]s) no objections?|no objections? (?:is|are|gets?) (?:raised|made|voiced|heard|lodged)|I (?:hear|get|see|receive) no objections?|(?:nobody|no (?:one|pep)) objects?)\b|\bprovided (?:that )?(?:[\w ]{1,30} )?(?:supports?|objects?)\b|\bjust in case(?=\W*$)|\bwhenever(?=\s*(?:[.,;!)]|$))|\bwhenever (?:you|it|they|that)(?: all)? (?:likes?|wants?|can|suits?|pleases?|feels? like it|has it|have it)\b|\bif (?:possible|any(?! (?:\w+ ){1,3}?(?:is|are|has|have|does|do|objects?|\w+s)\b)|only(?! (?!(?:because|since|for|to|as|out|so)\b)(?:\w+ ){1,3}?(?:is|are|has|have|does|do|objects?|votes?|pays?|joins?|agrees?)\b)|not(?!\s*,)|anything|ever(?!\s+\w))\b|\bas if\b|\beven (?:if|when|once|should)\b|\bno matter (?:if|when|whether)\b|\bprovided by\b|\b(?:twice|thrice|times)\s*[,(–—-]+\s*once\b|\bif (?:somewhat|rather|slightly|a (?:bit|little|trifle|touch|shade)|with(?:out)? (?:much|some|little|any|great|a)|just barely|barely)\b|\bif [a-z]{3,12}ly(?=\W*$)|\bif (?:that|this|it)(?: is|['’]s| be) (?:the|a|their|eir|his|her|its) (?:right |correct |proper )?(?:spelling|word|name|term|expression|phrase)\b|\bshould you (?:ask|wonder|care|mind|want|wish)\b|\bif it (?:is|be) a pep\b|\bif i (?:read|remember|recall|count|understand)\b|\bassuming (?:that )?(?:(?:it|this|that)(?: is|['’]s) (?:still )?(?:ok|okay|all right|alright|possible|legal|allowed|permitted|not too late)|(?:nobody|no (?:one|pep)) (?:minds|objects)|I (?:can|may|read|remember|understand|count|have not|haven['’]t|am not|['’]m not|did not|didn['’]t)\b)|\bif you (?:ask me|must (?:know|ask))\b|\bin case (?:I|any(?:one|body)|some(?:one|body)|one)(?: [\w'’]+){1,10}? (?:some ?day|one (?:fine )?day|ever|(?:later|further) on|later|again)\b(?=\s*[,:])|\bin case (?:you|any(?:one|body)|some(?:one|body)) (?:(?:has|have|had|is|are|was|were)(?:n['’]t)? )?(?:wonder(?:s|ed|ing)?|notice[ds]?|miss(?:es|ed)?|forgets?|forgot|forgotten|cares?|asks?)\b|\b(?:if|should) any(?:one|body) (?:cares?|asks?|wonders?|(?:is|be) (?:counting|wondering|interested))\b|\bif (?:you|one|we) (?:want|wish|like|care|choose|will|may|can)(?: to)? (?:call|say|put|name) (?:it|them|this|that|so)\b",
    re.I,
)
_GOVERNING = (
    r"|\b(?:suggest(?:s|ed|ing)?|recommend(?:s|ed|ing)?|dream(?:s|ed|t|ing)?|wants?|wanted|prefers?|remembers?|recalls?|forgot|(?:was|were)\s+going\s+to\s+say|am\s+(?:so\s+)?(?:sorry|sad|glad|happy|proud|ashamed)|['’]m\s+(?:so\s+)?(?:sorry|sad|glad|happy|proud|ashamed)"
    r"|(?:you|they|we|people|some|others)\s+(?:\w+ly\s+)?(?:ask|request|propose|demand|insist|urge|hope|wish|believe|think|claim|say|know)"
    r"|(?:nobody|no\s+one|every(?:one|body)|some(?:one|body)|any(?:one|body)|he|she)\s+(?:\w+\s+)?(?:knows?|knew|sees|saw|noticed)"
    r"|the\s+(?:idea|notion|suggestion|thought|possibility|chance|danger|risk|dream|claim|rumou?r))\s+that\s*$|\b(?:chances|odds)\s+are\s*+,?\s*(?:that\s*)?$|(?:^|[.;!?]\s*)\W*(?:the\s+(?:very\s+)?fact\s+)?that\s*$"
    r"|(?<!\bas )(?:(?<!\bas my )(?<!\bas the )\b(?:he|she|e|they|you|who|(?-i:(?!(?:I|As)\b)[A-Z])[\w'’-]+|(?:every|some|any|no)(?:body|one)|(?:my|the|our)\s+[\w'’-]+))\s+(?:(?:\w+ly|once|even|just|also|then|kindly)\s+)?(?:suggest|recommend|propose|insist|demand|urge|request|advise|beg)(?:s|e?d)\s+$"
)
"""Before "that I ...": what is wanted, regretted or talked about, not done; before "I" alone where somebody has it done."""
REPORTED = Sieved(
    r"(?:\b(?:(?<!that )(?<!being )(?<!enough )(?<!as )(?<!having been )said|says|(?<!to )say|wrote|writes|write|typed|scribbled|muttered|(?<!this )(?<!same )(?<!of )(?<!by )(?<!first )(?<!morning )(?<!evening )(?<!next )posts?|(?<!having been )posted|claims?|(?<!having been )claimed|(?<!left to )reads?|thinks?|(?<!some )(?<!much )(?<!long )(?<!second )(?<!further )(?<!careful )(?<!due )(?<!deep )(?<!little )(?<!more )(?<!sober )(?<!hard )(?<!enough )(?<!mature )thought|believes?|told \w+|asks?|(?<!having been )asked|(?<!i )(?<!which )means?|meant|pretend(?:s|ed)?|like|about|"
    r"(?<!of )(?<!out )(?<!no )(?<!any )(?<!beyond )doubt|deny|denies|hope|hopes|it\s+(?:seems|appears|follows)|implies|(?:is|was|am)\s+(?:rumou?red|thought|assumed|supposed|claimed|believed|alleged))(?:\s*+[,:]?\s*(?:that\s*)?)"
    r"|\b(?:the|my|our)\s+(?:\w+\s+)?(?:plan|idea|dream|wish|aim|daydream)(?:\s+(?:for|of)\s+[^,;:.]{1,40})?(?:\s+(?:is|was)(?:\s+(?:this|simple))?\s*(?:\s(?:that|to)\s+|[:,]\s*)|\s*+:\s*)"
    r"|\b(?:was|were|has\s+been|had\s+been|(?!I\b)[A-Z]\w+)\s+(?:\w+ly\s+)?(?:proposed|propos(?:es)|suggest(?:s|ed)|agreed|moved|mooted|demand(?:s|ed)|urge[sd]|insist(?:s|ed)|request(?:s|ed)|recommend(?:s|ed))\b[^,;:.]{0,40}?\bthat\s*"
    r"|\b(?:than|the (?:day|moment|time|more|less|sooner|longer)|(?:high|about|is|it['’]s) time|every time|each time|last time|whether|(?<!which is )(?<!that is )(?<!that's )(?<!that’s )(?<!this is )why|how|(?<!, )where|what|who|not that|tempted|until|(?:before|after)(?! that)|(?<!\ba )while|because|though|although|except|without)\s+(?:that\s*)?"
    r"|\bit(?:['’]s|\s+is)\s+(?:(?:so|very|rather|quite|only|just)\s+)?(?:funny|odd|strange|weird|sad|amusing|interesting|ironic|annoying|a\s+(?:pity|shame|joke|wonder)|no\s+(?:secret|surprise|wonder|coincidence))\s+that\s+"
    r"|\b(?:says?|said|tells?|shouts?|yells?|whispers?|cry|cries|reply|replies)\s+(?:to\s+)?(?:(?-i:[A-Z])[\w'-]+|him|her|em|them|myself)\s*+:\s*)$"
    + _TOLD_THAT
    + _GOVERNING,
    re.I,
)
"""Ends the words before a statement that somebody only tells, asks or has in mind."""
ELSEWHERE = Sieved(
    r"(?:^|[,;:.!?–—]\s*|\b(?:and|but|so|then)\s+)\W*(?:in\s+(?:the|this|that|my|your|our|an?|some)\s+(?:[\w-]+\s+){0,2}?(?:example|story|scenario|draft|dreams?|tale|novel|movie|film|fable|fantasy)"
    r"|in\s+(?:the|my|an?|some)\s+(?:old|olden|perfect|ideal|better|other|parallel|alternate|different|previous|former|last|next|future)\s+(?:world|universe|life|days|times|game|era|incarnation)|in\s+another\s+(?:world|universe|life|game|era)|in\s+(?:my|your)\s+(?:imagination|head|mind)|on\s+paper"
    r"|as\s+(?:the|an?)\s+(?:\w+\s+){0,2}?(?:saying|proverb|adage|maxim|motto|song|joke|story|tale|poem|rhyme|line|quote|legend|verse|phrase)\s+(?:goes|has\s+it|says|runs|puts\s+it)|as\s+they\s+say|(?:to\s+quote|quoting|in\s+the\s+words\s+of)\s+[^,;:.]{1,40}|as\s+(?-i:[A-Z])\w+\s+once\s+(?:said|wrote|put\s+it)"
    r"|I\s+(?:can|could|may|might)\s+(?:\w+\s+)?do\s+(?:the\s+following|this|(?:one|any|some)\s+of\s+[^:]{1,30})\s*(?=:)"
    r"|\beg|e\.\s?g\.|most\s+(?:days|ndays|weeks|nweeks|mornings|of\s+the\s+time)|according\s+to\s+(?-i:(?!Rule|Section|Article|Proposal|The|My|Our|P\d|R\d|4E)[A-Z])[\w'’-]+|not\s+yet|(?:just|only)\s+(?:kidding|joking)|probably|possibly|presumably)\s*+[,:]?\s*$",
    re.I,
)
"""Where or when it is done, which is not here and now: "In a perfect world I ..."."""
TOLD_BY_OTHERS = expression(
    r"\b(?:never|not|den(?:y|ies|ied|ying)|beyond\s+me|\w+n['’]t|hardly|rarely|almost|nearly|always|often|declin(?:e|es|ed|ing)|forg[eo]t|refus(?:e|es|ed|ing)|tempted|trying|tried|considering|recommend\w*|suggest\w*|wants?|wanted|hop(?:e|es|ed|ing)|expect\w*|allowed|free|going\s+to|about\s+to|promised|yet\s+to|wish(?:es|ed)?|need|time\s+to|easy|fun|hard|likes?\s+to|keeps?|kept|courage|in\s+order|so\s+as|let\s+us|how\s+to"
    r"|you\s+(?:all\s+)?(?:may|will|can|could|should|must|might|report|announce|say|ask|want|are|were|have)|we\s+all|nobody|somebody|some(?:one)?|any(?:one|body)|players?|people|they|he|she|may|might|could|should)\b[^;:.]{0,80}\bthat\s*$",
    re.I,
)
"""Before "that", where nobody tells it now, or somebody else does: "You may report that Hose has won"."""
ASIDE_TOLD = expression(
    r"(?:^|[,;:–—-])\s*(?:(?:and|but|so|well|then)\s+)*(?:just\s+)?(?:as|like|since|because|though|although|whatever|given|for|beyond|without|no|to|by|at|on|upon|after|despite|regardless|considering|having|with|in|from|going|judging|based|thanks|contrary|no matter|true)\b[^,;:–—]*,\s*$"
    r"|^\W*(?:and\s+)?as\s+(?:it|this|that|the\s+(?:contract|pact|deal|treaty|agreement|rule|text)|(?:section|clause|rule)\s+\w+)\s+(?:says|states|demands|requires|asks)\s*+:\s*$"
    r"|(?:^|[,;–—-])\s*(?:and\s+|but\s+)?(?:whatever|no\s+matter\s+(?:what|who)|(?:regardless\s+of|despite|contrary\s+to|unlike|against)\s+what)\b[^,;:–—]*:\s*$"
    r"|(?:^|[,;–—-])\s*(?:and\s+|but\s+)?(?:since|because)\s(?:(?!\b(?:says?|said|goes|reads?|writes?|wrote|put|this|so)\b)[^,;:–—])*:\s*$"
    r"|,\s*I\s+(?:hope|think|believe|trust|guess|suppose|fear|reckon)\s*+:\s*$",
    re.I,
)
"""Ends a clause of its own before a comma, whose last word may be one of telling: "As Hose said, I vote ..."."""
HEARSAY = expression(
    r"\b(?:(?<!\bI )(?:says?|said|claims?|claimed|states?|stated|writes?|wrote)|"
    r"(?:thinks?|thought|believes?|believed|hears?|heard|knows?|knew|seems?|seemed|appears?|guess(?:es)?|suppose|gather|understand|fears?|hopes?|doubts?|"
    r"wonders?|remembers?|recall|take\s+it|takes\s+it|(?<!\bmy )(?<!\bthe )(?<!\bthat )(?<!\bthis )(?<!\bearlier )(?<!\bto )notice(?:[ds]|(?!\s*:))|noted|reads?|reckons?|told\s+\w+|tells?\s+\w+|asked|asks|mean[st]?|pretends?|imagine|assume|suspect|bet)"
    r"|(?<!\bI am of )(?:my|eir|his|her|their|the)\s+(?:guess|bet|impression|opinion|view|feeling|hunch|theory|prediction|hope|fear|rumou?r)(?:\s+is)?"
    r"|rumou?r\s+has\s+it|the\s+fact)\s*+[,:]?\s*(?:that\s*)?$"
    r"|(?:(?<!\bI )\b(?:explain|show|reveal|suggest|indicate|prove|mention|remark|observe|complain|insist|argue|report|repeat|remind)(?:s|ed)(?:\s+\w+){0,2}?|\b(?:told|reminded|informed|warned|assured)(?:\s+\w+){1,3}?|\b(?:was|were|been)(?:\s+(?:decided|agreed|announced|ruled|shown|established))?"
    r"|\bplease\s+(?:tell|inform|notify|remind|warn|advise)(?:\s+\w+){1,3}?)\s+that\s*$"
    r"|(?:^|[,;:]\s*)(?:apparently|allegedly|supposedly|reportedly|presumably|evidently|obviously|seemingly|according\s+to\b(?!\s+(?:the|my|our|these)\s+(?:\w+\s+)?(?:dice|die|rolls?|draws?|lots?|coin|method|list)\b)[^,;:]{1,60}|last\s+\w+|yesterday)\s*+,?\s*(?:that\s*)?$"
    + _TOLD_THAT,
    re.I,
)
"""Ends the words before a statement that somebody only passes on."""
HEARSAY_AFTER = expression(
    r"\s*+,\s*(?:(?:says?|said|claims?|reports?|thinks?)\s+(?!I\b)|I\s+(?:hear(?!\s+(?:him|her|em|them|you|it|the\s+\w+|(?-i:[A-Z])[\w'’-]+)\s+[a-z]+ing\b)|(?:think|believe|guess|suppose|hope|bet|see)(?!\s+(?:no|nothing)\s+\w|\s+(?:that|this|it)\s+(?:teaches|helps|settles|suits|pleases|will\s+do|(?:is|was)\s+(?:\w+\s+)?(?:fair|just|deserved|enough|best|for\s+the\s+best|time))\b|\s+(?:you|s?he|they|e|we)(?:\s+all)?\s+(?!(?:did|was|were|is|are|has|have|had|said|says|won|wins?|got|\w+ed)\b)[a-z])|gather|fear|expect(?!\s+(?:an?|no|some|you|many|few)\b)|understand|reckon)|I\s+(?:read|heard)|(?:word|rumou?r|gossip)\s+has\s+it|(?:so\s+)?(?!and\b|which\b|that\b|who\b)\w+\s+(?:says?|tells?\s+me)"
    r"|it\s+seems|apparently|or\s+so|as\s+(?:you|we|everybody|everyone)\s+(?:all\s+)?knows?|as\s+the\s+\w+\s+(?:shows?|says?|lists?|tells?)|as\s+(?:the\s+\w+|(?-i:(?!I\b)[A-Z])[\w'’-]+)\s+(?:(?:has|have|already|just|also)\s+)*(?:told|tells|announced|reported|wrote|said|says|noted|posted|informed|pointed\s+out|mentioned|observed|remarked)|as\s+(?:shown|listed|reported)|as\s+far\s+as)\b",
    re.I,
)
NEGATED_BEHIND = expression(
    r"(?:[^\w\s]\s*(?:but\s+)?not\s+really|(?:\bonly\s+)?\b(?:in\s+(?:theory|jest|(?:(?:your|my)\s+)?dreams?|(?:your|my)\s+(?:head|mind|imagination)|name\s+only)|on\s+paper))\W*$|(?:[^\w\s]\s*|\b(?!(?:why|or|if|do|does|am|is|are|was|were|has|have|had|can|could|did|may|might|must|will|would|shall|should)\b)\w+\s+)not\W*$",
    re.I,
)
"""Ends a sentence so that it is none: "I object ... not!"."""
NOT_BEHIND = expression(r"(?:\.{2,}|…|\s-+|[–—(])\s*not[\s!.)]*$", re.I)
"""The same where no verb stands before it: "FOR 405 ... not!"."""
GERUND_SUBJECT = expression(
    r"(?:(?!\b(?:that|which|who|because|since|as|(?-i:for)|so|and|but|what|whatever|it|there|i|this|if|whether|when|where|here)\b)[^,;:.!?()])*?\s(?:is|was|are|were|will\s+be|would|takes?|took|seems?|means?|meant|requires?|needs?|costs?|(?:gives?|gave|makes?|made|brings?|brought|earns?|lets?|helps?|gets?|leaves?|saves?|wins?|turns?)(?=\s+(?:you|one|us|me|people|players?|them|him|her|nobody|everybody|someone|a|an|the|no|some)\b)|may|might|can|could|should|must|has|had)\s",
    re.I,
)
"""Goes on from a verb in -ing to the verb of its sentence, whose subject it is: "Leaving Chess was a mistake"."""
SOME_DAY = expression(
    r"(?<!\bby)(?<!\bby\s)\s*+,?\s*(?:one\s+day|some\s?day|one\s+of\s+these\s+days|sooner\s+or\s+later|at\s+some\s+point|in\s+due\s+course)\W*$",
    re.I,
)
"""What somebody only would do at no certain time ends so."""
DRAFT = expression(
    r"\b(?:draft|proto(?:-?proposal)?s?|rfc|request for comments?|rough idea|working copy|work in progress|for comments? only|not submitting|not yet (?:submitted|created)|not the ballot|idea for|along these lines|something like this|sketch)\b",
    re.I,
)
DATA = Worded(
    r"\b(?:unofficial(?:ly)?|fyi|for (?:reference|your information|the record only|information)|running tally|tally so far|(?:draft|proto) (?:ballot|of the ballot)|as i have them|subject to change|my (?:private|own) (?:list|notes)|(?<!see )my notes|so far|private list|not the ballot|is a draft)\b",
    "unofficial unofficially fyi reference information record tally draft proto have subject list notes far ballot",
    re.I,
)
UNREAL = Sieved(
    r"\b(?:ignore|disregard) this "
    + THIS_MAIL
    + r"\b|\bthis (?:"
    + THIS_MAIL
    + r" )?is (?:only |just |merely )?a test\b(?! of)|^\W*test(?:ing)?(?:,? test(?:ing)?)*:|\bdo(?:n't| not) act on (?:this|it|any)|\bnot (?:yet )?(?:the real (?:thing|one)|a (?:real |formal )?submission|an (?:act|action)|submitting|official|for real)\b"
    r"|(?:^|[.\n])[^\w.\n]*(?:my )?to-?\s?do(?: list)?\b[^.:\n]{0,40}:"
    r"|\bnothing (?:below|in this|here|above|of this)\b.{0,30}\b(?:done|act|performed|official|real|counts?|submitted)"
    r"|^\W*(?:here(?:['’]s| is) )?(?:an?|one) example(?: transaction| mail| message)?(?=\s*[,.:])|\b(?:somebody|someone|a player|anyone) (?:writes|sends|posts|mails)\b[^.\n]{0,40}$"
    r"|\bnothing (?:of (?:this|it) )?is (?:being )?(?:really )?done(?: hereby| here)?\b|\bI (?:do not|don['’]t) (?:give|do|change|submit) anything (?:today|here|hereby|now)\b|\b(?:ask|asking|question|wonder) (?:\w+ )?about (?:this|the following|an?) example\b|\bas an? (?:mere |pure )?hypothesis\b"
    r"|\bI (?:once )?dream(?:t|ed)\b|\bin (?:a|my|the|last night['’]s) dream\b|\bonce upon a time\b"
    r"|\b(?:by way of|as an?|for) (?:illustration|example)\b[^.\n]*[:?]\s*$|(?:^\W*(?:an?\s+)?|\b(?:this|that|here|below|following)\b[^.\n]{0,30}\b)(?:worked|sample|specimen|example) (?:example|mail|message|post|ballot)\b|\brfc only\b|\bdraft only\b"
    r"|\b(?:the following|what follows|everything below|all (?:that follows|below)) is (?:(?!not )\w+ ){0,2}?(?:fiction|a joke|satire|a parody|made up|imaginary|a story|a (?:day)?dream|a fantasy|an invention|invented)\b"
    r"|\b(?:this(?: \w+)?|the following|(?:what|everything) (?:follows|is below)|below|(?:all|everything) of (?:this|it))(?:['’]s|\s+is)\s+(?:\w+\s+)?(?:just|only|merely)\s+a\s+(?:draft|sketch)\b|^\W*(?:just|only|merely) a (?:rough )?(?:draft|sketch)\b"
    r"|^\W*(?:(?:an?|the|my|first|rough|second|new|another)\s+){0,3}(?:draft|preview)(?:\s+(?:of|for)\s[^.!?:]{1,40}?)?(?:\s*[.!](?=\s|$)|\s*$|\s[-–—]+\s[^\n]{0,60}$|,\s*(?:(?:do|please)\s+)?(?:not|only|just|never)\b)",
    re.I,
)
"""Says that the acts in a message are not meant."""
EXAMPLE = expression(r"(?:^(?P<first>" + AT_HEAD + r")|\W)(?:by way of|as an?|for) (?:illustration|example)\b", re.I)
"""Makes an example of a sentence; at its head, of what follows in the paragraph, too."""
DRAFT_SHOWN = expression(
    r"\b(?:here(?:['’]s| is| comes| follows| goes)|this is|below is|attached is|following is|i(?:['’]ve| have) (?:drafted|prepared|sketched)|i show you|have a look at|consider)\s+"
    r"(?:an?|my|the|our)\s+(?:(?!final|official)\w+\s+){0,2}?(?:draft|proto\w*|mock-?up|preview|sketch|dry[- ]run)\s+(?:(?:of|for)\s+(?:the|a|my|next)\s+)?(?:\w+\s+){0,2}?(?:ballots?|reports?|displays?|results?|announcements?|messages?|mails?|posts?)\b",
    re.I,
)
"""Says that what stands below is what the author means to publish some time, with all its words."""
REPORT_LINE = expression(
    r"\W*(?!(?:i|my|here)\b)(?:[\w'’]+\s+){0,4}(?:reports?|summary|minutes|notes)\b(?:\s+(?:for|of|on)\b[^:.!?]{1,30})?\s*+:\s+\S",
    re.I,
)
"""Begins a report that goes on in its line: "GM's report: Chess is open."."""
TOLD = expression(
    r"(?!.*(?-i:\bI\b))(?!.*(?:\b(?:therefore|hence|accordingly|consequently)|(?:,|\band)\s+(?:so|thus))\s*,?\s*:\s*$)(?!"
    + AT_HEAD
    + r"(?:just\s+)?as\s+(?:\w+\s+)?(?:promised|announced|agreed|said|told|written|posted|threatened|planned|declared|demanded|(?-i:[A-Z])[\w'’-]+\s+(?:suggested|asked|requested|wanted|proposed|advised|demanded)))(?:.*\b(?:attempted|alleged|supposed|claimed|purported)\s+(?:\w+\s+){0,2}(?:actions?|acts?|moves?|votes?|deeds?)\b"
    r"|.*\b(?:actions?|acts?|moves?|votes?|words?|lines?|sentences?|message|mail|post)\s+(?:\w+\s+){0,6}?(?<!are\s)(?<!is\s)(?:posted|sent|tried|attempted|written|said|(?:was|were|been)\s+(?:made|taken|performed|cast))\b[^:]*\bby\s+(?!me\b)"
    r"|.*\b(?!we\b)\w+\s+(?:wrote|said|posted|tried|attempted|claimed|declared|announced|sent)\b"
    r"|\W*(?:e|he|she|they|you|(?:the\s+)?(?-i:[A-Z])[\w'’-]+)\s+(?:(?:has|have|had|\w+ly)\s+)?(?:gave|given|paid|transferred|received|got|won|lost|took|withdrew|withdrawn|submitted|voted|handed|promised|owes?|owed)\b"
    r"|.*\b(?:actions?|trades?|gifts?|payments?|transfers?|moves?|deals?|votes?|fines?|prices?)\s+(?:(?:of|from|in|made|done)\s+)?(?:last\s+\w+|the\s+last\s+\w+|yesterday|earlier)\b).*:\s*$",
    re.I | re.S,
)
"""Ends in a colon and tells that what follows was said by others, or only tried."""
DONE_BEFORE = expression(
    r".*\bI\s+(?:(?:have|had|also|already|once|\w+ly)\s+)*(?:got|received|gave|given|paid|sent|handed|was\s+given|took|lost|won|owed)\b(?:(?!\b(?:and|but|so|hereby|now)\b)[^:])*:\s*$"
    r"|(?!.*\b(?:hereby|now|again|once\s+more|here|so|but|repeat|resend|today)\b)(?:.*\b(?:last\s+(?:n?week|n?day|night|month|year|time|mon\w+|tues\w+|wednes\w+|thurs\w+|fri\w+|satur\w+|sun\w+)|yesterday|earlier|previously|on\s+(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^:;.!?]{0,40}?)?"
    r"\bI\s+(?:(?:have|had|also|already|once|\w+ly)\s+)*(?:wrote|written|said|tried|attempted|posted|sent|mailed|typed)\b(?:[\s,]+(?:this|that|the\s+following|these\s+\w+|it|in|to|on|the|list|last|yesterday|earlier|n?week|n?day|night|month|time|before|once|a|few|\d+|n?days|hours|ago|instead|by|mistake|and|which|failed|bounced|nothing|happened|came|of)\b){0,12}[\s,]*:\s*$",
    re.I | re.S,
)
"""Ends in a colon and tells that what follows is what the author did or got before."""
SUMS_TOLD = expression(
    r"\W*(?!.*\bhereby\b[^:]*:)(?:(?:ok|okay|so|and|but|well|now)\b,?\s*)*(?:"
    r"(?:(?:last|yesterday)\b[^:,]{0,20},?\s+)?(?:I|we|you|he|she|they|e|(?:the\s+)?(?-i:[A-Z])[\w'’-]*(?:\s(?-i:[A-Z])[\w'’-]*){0,3})\s+(?:(?:has|have|had|already|\w+ly)\s+)*(?:gave|given|paid|sent|transferred|received|got|owes?|owed|lost|won|earned|spent|handed)\b"
    r"|I\s+(?:will\s+not|won['’]t|do\s+not|don['’]t|never|would(?!\s+(?:like|love)\b)|could|might|may|should|ought)\b|if\s+(?!I\s+may\b)[^:]{2,60}?,?\s+I\s"
    r"|(?:(?:the|a|an|suggested|proposed|possible|old|past|previous|all|some|open|outstanding|current)\s+)*(?:debts?|prices?|price\s+list|fees?|costs?|bids?|offers?|balances?|holdings|funds|accounts?)\b|(?:suggested|proposed|possible|past|previous)\s+(?:gifts?|payments?|transfers?)\b"
    r"|(?:(?:last|yesterday)\b[^:,]{0,20},?\s+)?I\s+(?:(?:have|had|already|once)\s+)*made\b|(?:do|should|could|may|can|must|shall|would|did)\s+I\b|please\b|(?:the\s+)?rules?\s+(?:make|say|demand|require)"
    r"|I\s+(?:(?:hereby|now|also|only|still)\s+)*(?:record|note|plan|expect|suggest|list|log|see|count|remember|await|foresee|track|report|observe|find|acknowledge|confirm|recall|want|need|hope|intend)\b"
    r"|(?:(?:the|a|my|our|all|some|these)\s+)*(?:recent|planned|expected|recorded|future|upcoming|pending|due|outstanding|intended|projected|overdue|unpaid|missing|late)\s+(?:gifts?|payments?|transfers?|debts?|sums?)\b"
    r"|(?:[A-Z]\w+['’]s\s+)?(?:(?:the|a|my)\s+)?(?:list|record|log|table|history|summary|overview|account|report)\s+of\s+(?:all\s+|the\s+)*(?:gifts?|payments?|transfers?|debts?|sums?)\b"
    r"|(?!(?:today|tonight|here|this\s+n?week)['’])(?-i:[A-Z])[\w-]*['’]s\s+(?:\w+\s+)?(?:gifts?|payments?|transfers?|debts?)\b|(?:the\s+following|these)\s+(?:gifts?|payments?|transfers?)\s+(?:was|were|have|had|are\s+due|will|should|must)\b|my\s+(?:gifts?|payments?|transfers?)\s+(?:so\s+far|last|to\s+date|until)\b"
    r"|(?:gifts?|payments?|transfers?)\s+(?:due|outstanding|owed|pending|received|recorded|made|in\s+the\s+last|to\s+(?:me|us)\b|\(as\s+recorded\))"
    r"|(?:gifts?|payments?|transfers?|paid|given|sent|received)\s+(?:so\s+far|last|until|yesterday|earlier|before|already|received|to\s+date|(?:of|by|from)\s+(?!me\b)(?-i:[A-Z]))|who\s+\w+\s+(?:what|whom)\b"
    r"|(?:you|he|she|they|e|we|somebody|someone|everyone|everybody|(?:the\s+)?(?-i:[A-Z])[\w'’-]*(?:\s(?-i:[A-Z])[\w'’-]*){0,3})(?<!\bI)\s+(?:should|must|ought\s+to|could|may|might|would|will)\b)[^:]{0,60}:(?=\s|$)",
    re.I,
)
"""Heads sums and who gets them, below or beside it, that the author does not give now."""
NOT_MY_VOTES = expression(
    r"\W*(?!.*\bhereby\b)(?:(?:ok|okay|so|and|but|well|now)\b,?\s*)*(?:"
    r"(?:(?:last|this|the\s+last)\s+\w+,?\s+|yesterday,?\s+)?I\s+(?:have\s+|had\s+)?voted\b|(?:my\s+(?:own\s+)?votes?|mine)(?:\s*,)?\s+(?:of\s+|from\s+|in\s+)?(?:last|yesterday|the\s+last|the\s+previous|before|as\s+(?:I|we|you)\s+(?:remember|recall))\b|mine\s+(?:will|would|might|was|were)\b"
    r"|(?:(?:the|a|current|final|latest|running|unofficial|provisional)\s+)*(?:results?|tall(?:y|ies)|outcomes?|counts?|totals?|predictions?|predicted\s+\w+|forecasts?)\b"
    r"|my\s+(?:\w+\s+)?(?:leanings?|recommendations?|predictions?|guess(?:es)?|advice|forecasts?|expectations?)\b|(?:votes?|ballots?)\s+(?:of|by|from)\s+(?!me\b|the\s+undersigned\b)(?P<by>(?:the\s+)?(?-i:[A-Z])[\w'’.-]*(?:\s(?-i:[A-Z])[\w'’.-]*){0,3})"
    r"|how\s+(?:to|you|one|people|they|we)\b|what\s+(?!I\b)[^:]{1,30}\s+wants?\b|(?:an?\s+)?(?:sample|example|hypothetical|specimen)\b|(?:a|the|your|each|every)\s+ballot\s+(?:form|looks|reads)\b|ballot\s+form\b|vote\s+(?:like\s+(?:this|so)|this\s+way)\b"
    r"|(?:you|everybody|everyone|all|people|players|please|somebody|someone|nobody)\s+(?:all\s+)?(?:should\s+|must\s+|please\s+|ought\s+to\s+|will\s+|may\s+)*vote\b|if\s+(?:I|we|you)\s+(?:had|could|were|have)\b|not\s+(?:yet\s+)?(?:my|mine)\b|(?:(?:this|that|it|these|those|they)(?:\s+(?:is|are)|['’](?:s|re))\s+)?(?:only|just|merely|purely|still|nothing\s+(?:more\s+than|but))\s+(?:an?\s+|my\s+|the\s+)?(?:(?:first|rough|quick|little|early)\s+)?(?:sketch(?:es)?|drafts?|outline|rehearsal|trial\s+run)\b|(?:these|those|this|the\s+following|(?:none|nothing)\s+of\s+(?:this|these|it))\s+(?:are|is)(?:\s+not|n['’]t)?\s+(?:yet\s+(?:(?:my|any|a|the)\s+)?(?:(?:real|true|own)\s+)?votes?|(?:(?:my|any|a)\s+)(?:(?:real|true|own)\s+)?votes?\s+yet)\b"
    r"|(?:what\s+if|whether|suppose|imagine)\s+I\s+(?:would\s+|will\s+|might\s+)?vote[sd]?\b|(?:why|how|when)\s+I\s+(?:(?:would|will|might)\s+vote|voted)\b|I\s+(?:plan|hope|mean|expect|think\s+I|was\s+going|might|may|could|would(?!\s+(?:like|love)\b)|am\s+(?:leaning|thinking|inclined|tempted|going))\b[^:]*\bvot"
    r"|(?:the\s+)?(?P<whose>(?-i:[A-Z])[\w-]*(?:\s(?-i:[A-Z])[\w-]*){0,3})(?:['’]s|(?<=s)['’])\s+(?:own\s+)?(?:votes?|ballot)\b[^:]*\b(?:see|saw|expect|guess|think|predict|remember|recall)\b)[^:]{0,60}:(?=\s|$)",
    re.I,
)
"""Heads votes, below or beside it, that are none of the author's of now."""
DEEDS_TOLD = expression(
    r"(?!.*\bhereby\b|.*\b(?:so|but|now|well),?\s+(?:here\s+(?:goes|you\s+go|we\s+go|it\s+(?:is|goes)|they\s+are|are|is)|let\s+me)\b[^,:]*:\s*$)(?!.*\bI\s+(?:(?:now|also|therefore|will|shall|then|only|just)\s+)*(?:do|perform|take|make|announce|act|proceed|vote|give)\b(?:(?!\b(?:tomorrow|later|soon|eventually|next\s+n?(?:week|day))\b)[^,:])*:\s*$)(?:"
    r".*\b(?:did|considered|regret(?:s|ted)?|was\s+(?:asked|told|going|supposed|about)|were\s+(?:asked|told|going|supposed)|thought\s+(?:of|about)|wanted\s+to|tried\s+to|meant\s+to|forgot\s+to|refused?\s+to|asked\s+me|told\s+me)\b[^,:]*:\s*$"
    r"|.*\bI(?:\s+(?:will|shall|am\s+going\s+to)|['’]ll)\b[^:]*\b(?:tomorrow|later|soon|eventually|some\s?day|next\s+n?(?:week|day|month|year|time))\b[^:]*:\s*$"
    r"|\W*(?:last|previous|past|former|yesterday['’]s|earlier|old)\s[^:]{0,40}\b(?:actions?|moves?|deeds?|acts?|doings|things)\s*+:\s*$"
    r"|\W*(?:the\s+)?(?!(?:today|tonight|here|there|what|that|it|this|let)['’])(?P<whose>(?-i:[A-Z])[\w-]*(?:\s(?-i:[A-Z])[\w-]*){0,3})(?:['’]s|(?<=s)['’])\s+(?:\w+\s+)?(?:actions?|moves?|deeds?|acts?|doings)\b[^:]{0,30}:\s*$"
    r"|\W*(?:the\s+)?(?:actions?|moves?|deeds?|acts?|doings)\s+(?:of|by)\s+(?!me\b|the\s+(?:day|n?week)\b)(?P<of>(?-i:[A-Z])[\w'’-]*(?:\s(?-i:[A-Z])[\w'’-]*){0,3})[^:]{0,30}:\s*$"
    r"|\W*(?:(?:my|a|the|our)\s+)?(?:(?:things|stuff|list\s+of\s+things|still|left)\s+)?(?:to[\s-]?do|todo)(?:\s+list)?\s*+:\s*$|\W*(?:all\s+|already\s+)?done\s*+:\s*$)",
    re.I,
)
"""Ends in a colon and heads deeds that somebody else did, that are past or that are still to be done."""
PASSED_ON = expression(
    r"\W*(?!I\b)(?P<who>(?:[^,.;:!?\s]+\s+){1,6})(?:writes|reports|adds|notes|wires|relates|cables|tells\s+us|has\s+this|has\s+it)(?:\s+(?:as\s+follows|to\s+us|from\s+[^:]{1,30}))?:\s+(?=\S)"
)
"""Begins what somebody else tells, in the sentences that follow: "Our Court correspondent writes: Hob joins the Pact."."""
VOTES_OF_OTHERS = expression(
    r"\W*(?!.*(?i:\b(?:hereby|I\s+(?:now\s+|also\s+)?(?:vote|cast|submit)|(?:my|own)\s+(?:\w+\s+)?(?:votes?|ballot|answers?))\b))(?:.*\b)?"
    r"(?:(?:results?|outcomes?|tall(?:y|ies)|recommend\w*|advice|advise[sd]?|predictions?|predict|forecasts?|guess(?:es)?|guide|odds|suggestions?|leanings?|party\s+line|wish\s*list)\b"
    r"|how\s+(?!I\b|to\b)[^:]{1,40}\b(?:votes?|voted|stands?|stood|went|goes|decided)\b|what\s+(?!I\b)[^:]{1,40}\b(?:wants?|wanted|thinks?|says?|said|likes?|prefers?)\b"
    r"|\bI\s+(?:\w+\s+)?(?:hope|expect|plan|want|am\s+(?:likely|inclined|tempted|minded)|tend|lean)\b|how\s+I\s+(?:\w+\s+)?(?:voted|would|might|see|saw|feel|felt|expect)\b).*:\s*$",
    re.I | re.S,
)
"""Leads to votes that nobody casts there: "Predictions:", "How Hob voted:"."""
NOT_DONE = expression(
    r"(?<!what )(?<!that )\bI\s+(?:(?:can|could|may|might)\s+(?:\w+\s+)?(?:do|perform|take)\b(?!\s+(?:no|nothing)\b)|(?:do|did|will|shall|would|can|could)(?:\s+not|n['’]t|\s+never)|(?:never|seldom|rarely|hardly|usually|often|always|sometimes)\b"
    r"|(?:\w+\s+)?(?:ought\s+to|should|need\s+to|want\s+to|am\s+(?:thinking|dreaming|considering|wondering)|consider|wonder|think\s+(?:of|about)|dream\s+of)\b)|^\W*I\s+(?:still\s+|also\s+)?owe\b"
    r"|\b(?:ways?\s+(?:of|to|for|out)|options|possibilities|(?<!my )choices|alternatives|outcomes|scenarios)\b[^:;.!?]{0,60}:\s*$"
    r"|^\W*(?:please|kindly)\s+(?:do|perform)\b|\b(?:which|what)\s+of\s+(?:these|the\s+following)\b"
    r"|(?:\b(?:the\s+)?(?-i:[A-Z])[\w'’-]+|\b(?:you|he|she|they|we|some(?:one|body)|every(?:one|body)))(?<!\bI)\s+(?:should|must|ought\s+to|may|might|can|could|has\s+to|have\s+to|needs?\s+to)\s*+:\s*$"
    r"|^\W*(?:(?:my|the|our|some)\s+(?:\w+\s+)?)?(?:plans?|ideas?|options?|dreams?|hopes|wishes)\b[^:;.!?]{0,40}:\s*$"
    r"|^\W*(?:my|the|our)\s+(?:\w+\s+)?debts?\b[^:;.!?]{0,40}:\s*$"
    r"|^\W*(?:and\s+|but\s+)?(?:what|things|all|the\s+things|anything)\s+(?:that\s+)?I(?:\s+(?:do|did|will|shall|can|could|would|am|have)(?:\s+not|n['’]t|\s+never|not)|\s+cannot|\s+won['’]?t|['’]m\s+not|['’]ll\s+not|\s+never|\s+leave|\s+(?:may|might|could|would\s+like\s+to|want\s+to|wish\s+to)|['’]d\s+like\s+to)\b[^:;.!?]{0,40}:\s*$"
    r"|^\W*(?:still\s+|and\s+|but\s+)?(?:not\s+(?:yet|done|doing|now|today|ready|happening|for\s+now|my\s+\w+)|never|no\s+longer)\b[^:;.!?]{0,40}:\s*$"
    r"|\bI\s+(?:\w+\s+)?(?:do|perform|take|make)\s+(?:none|neither|nothing|not\s+one)\b"
    r"|^\W*(?:still\s+)?(?:(?:left|remaining|undone|waiting|missing|outstanding|open)(?:\s+(?:to\s+do|undone|open|for\s+\w+(?:\s+\w+)?))?|to[\s-]?do|to\s+be\s+done|pending|(?:under|for)\s+(?:consideration|review|discussion)|on\s+(?:hold|ice)|done\s+(?:last|before|earlier|yesterday|already|in|on|by(?!\s+me\b))\b[^:;.!?]{0,20}|temptations?|wish\s?list|daydreams?|postponed|deferred|skipped|(?:for\s+)?(?:later|tomorrow|next\s+\w+|another\s+\w+)|some\s?day|one\s+day|soon|maybe(?:\s+\w+){0,2}|perhaps(?:\s+\w+){0,2}|if\s+\w+(?:\s+\w+){0,4})\s*+:\s*$",
    re.I,
)
"""In the last clause of a line that leads to others: what they say is not done, or not by the author."""
ASIDE = expression(r"\([^()]*\)")
LAST_CLAUSE = expression(
    r"[,;]|\b(?:so(?!\s+far)|but|(?<!can )(?<!could )(?<!may )(?<!might )now|therefore|hence|instead|then)\b|[.!?]\s",
    re.I,
)


def not_done(head: str) -> bool:
    """Whether a line that leads to others says so of them."""
    return NOT_DONE.search(LAST_CLAUSE.split(ASIDE.sub(" ", head))[-1]) is not None


UNDONE_HEAD = expression(
    r"\W*(?:(?:and|but|so|then|now|here(?:['’]s|\s+is)|my|the|a|an|one|some|another|possible|best|worst|other)\s+){0,3}(?:"
    r"(?:what|things|all|anything)\s+(?:that\s+)?(?:I(?:\s+(?:do|did|will|shall|can|could|would|am|have)(?:\s+not|n['’]t|\s+never|not)|\s+cannot|\s+won['’]?t|['’]m\s+not|\s+(?:never|did|may|might|could|refuse|forgot|would\s+like|want|wish|hope|plan|mean)\b)"
    r"|(?!I\b)(?:others?|he|she|they|people|you|we|every(?:one|body)|(?-i:[A-Z])[\w'’-]+)\s+(?:did|do|does|said|would|might|could))\b[^:;.!?]{0,30}"
    r"|(?:still\s+)?(?:not\s+(?:yet|today|now|done|for\s+now)|never|to[\s-]?do|to\s+be\s+done|pending|postponed|deferred|skipped|undone|(?:left\s+)?for\s+(?:later|tomorrow|another\s+\w+)|some\s?day|one\s+day|next\s+time)"
    r"|(?:plans?|ideas?|options?|choices?|alternatives?|suggestions?|scenarios?|proposition|possibility)(?:\s+(?-i:[A-Z]|\d{1,2}|one|two|three))?"
    r"|(?:best|worst)[\s-]case(?:\s+scenario)?|case(?:\s+scenario)?|(?:day)?dreams?|wish(?:es|\s?list)?|temptations?|quotes?|jokes?|rumou?rs?"
    r"|yesterday|earlier|previously|formerly|last\s+(?:n?week|n?day|night|month|year|time|nweek|nday|mon\w+|tues\w+|wednes\w+|thurs\w+|fri\w+|satur\w+|sun\w+)|(?:under|for)\s+(?:consideration|review|discussion)|on\s+(?:hold|ice)|hypothetically|in\s+(?:theory|another\s+\w+|my\s+dreams)|one\s+of\s+these\s+days|notes?\s+to\s+(?:my)?self|in\s+my\s+(?:head|mind|imagination|thoughts)\b[^:;.!?]{0,60}"
    r"|(?-i:[A-Z])[\w'’-]+\s+(?:wrote|writes|says|said|posted|thinks|thought|voted)"
    r"|(?:(?:right|correct|proper|usual|exact|full)\s+)?(?:syntax|format|form|wording|formula|magic\s+words?|phrase|template)(?:\s+(?:for|of|to)\s[^:;.!?]{1,30})?\s+(?:is|are|goes|runs|reads)"
    r")\s*+:\s+(?=I\s|FOR\b|AGAINST\b|ABSTAIN\b|SHELVE\b)",
    re.I,
)
"""Before a deed on the same line, by which it is not done: "Plan B: I withdraw 412"."""
IF_HEAD = expression(
    r"\W*(?:(?:and|but|so|only)\s+)?(?:if)\b(?!\s+(?:you|anybody|anyone|somebody|someone|people|it|not|so|memory|need|necessary|possible|I\s+(?:may|might|remember|recall|read|understand))\b)[^:;.!?]{2,60}:\s+(?=FOR\b|AGAINST\b|ABSTAIN\b|SHELVE\b)",
    re.I,
)
"""Before a vote on the same line: on what it hinges."""

DRAFT_LEAD = expression(
    r"\W*(?:so\s+|and\s+|now\s+)?(?:here(?:['’]s|\s+is)|this\s+is|below\s+is|what\s+follows\s+is)\s+(?:only\s+|just\s+)?(?:an?|the|my|our|another)\s+(?:(?:first|rough|early|new|preliminary)\s+)?(?:draft|proto|sketch)\b(?!.*\bI\s+(?:\w+\s+)?(?:submit|propose|publish|post|send|do)\b)[^.!?:]{0,100}:\s*$|"
    r"\W*(?:(?:the|my|our)\s+)?(?:first|second|third|other|alternative|earlier|later)\s+(?:draft|sketch)(?:\s+(?:for|of)\s[^.!?:]{1,30})?:\s*$|\W*(?:an?\s+)?(?:draft|proto(?:-?proposal)?|rough draft|example|sample|specimen|template|demonstration|rfc|request for comments?)\b[^.!?]{0,60}:"
    r"|\W*(?:(?:my|our|the|an?|one|some|another)\s+)?(?:\w+\s+)?(?:ideas?|options?|alternatives?|possible\s+moves?|possibilit(?:y|ies)|suggestions?|deals?|offers?|bargains?|propositions?)(?:\s+(?:[A-Z]|\d|for\s+\w+(?:\s+\w+)?))?\s*:\s"
    r"|\W*(?:(?:the|an?|my|that|this|our|his|her|an?other)\s+)?(?:\w+\s+)?(?:joke|saying|proverb|motto|slogan|riddle|chorus|refrain|limerick|anecdote)\b[^.!?:\n]{0,30}:\s",
    re.I,
)
DRAFT_LED = expression(
    r"\b(?:a|an|the|this|another)\s+(?:(?:first|rough|early|new|preliminary)\s+)?(?:draft|proto|sketch)\b(?:\s+\([^()]{1,20}\))?[^.!?:]{0,100}:\s*$",
    re.I,
)
"""Ends in a colon: a draft stands below, of whatever else the line tells."""
NEGATION = Worded(
    r"\b(?:not|never|n't|no longer|neither|nor|nobody|nothing|none|refuse|instead of|rather than|without)\b",
    "not never n longer neither nor nobody nothing none refuse instead rather without",
    re.I,
)

HEARSAY_WORDS = frozenset(
    "says say said claims claim claimed states state stated writes write wrote thinks think thought believes believe provides proposes believed hears hear heard knows know knew seems seem seemed appears appear guess guesses suppose gather understand fears fear hopes hope doubts doubt wonders wonder remembers remember recall notices noticed notice noted reads read reckons reckon told tells tell asked asks means mean meant pretends pretend imagine assume suspect bet impression opinion view feeling hunch theory prediction rumour rumor fact apparently allegedly supposedly reportedly presumably evidently obviously seemingly announced written declared swears swore promised minutes records archive archives annals books papers page log word gossip legend talk headline joke motto fable caption slogan punchline epitaph refrain chorus title line explains explained showed reveals revealed suggests suggested indicates indicated proves proved mentions mentioned remarks remarked observes observed complains complained insists insisted argues argued repeats repeated reminds reminded informed warned assured was were been please according last yesterday shows show says lists list tells shown listed reported expect see so far take takes reports report".split()
)
SUPPOSING = frozenset(
    "only another other anyother day days suppose supposing imagine let what example instance g pretend hypothetically theory had were if would could might wish perhaps maybe hypothetical assume assuming different better perfect ideal lets someother".split()
)
"""One of these is where something is only supposed."""


def supposes(text: str, said: Set[str]) -> bool:
    """Whether a text, the words of which are among those `said`, only supposes something."""
    return not said.isdisjoint(SUPPOSING) and HYPOTHETICAL.search(text) is not None


CONDITIONS = frozenset(
    "next assuming supposing depending contingent pending if unless provided providing once whenever soon condition case event should when iff were cases proviso stipulation conditional conditionally dependent subject long moment instant minute second after day nday hour had passage passing adoption acceptance failure resolution failing upon else hypothetically theoretically theory".split()
)
REPORTING = frozenset(
    "advises advised begs begged chances odds more less sooner longer typed scribbled muttered goes saying proverb adage maxim song tale poem rhyme verse phrase quote quoting words eg can could may might once request urge insist demand ask that suggesting recommend recommends recommended recommending dreams dreamed dreamt dreaming wants wanted prefer prefers remember remembers recall recalls forgot sorry sad glad happy proud ashamed fact notion suggestion possibility chance danger risk example story scenario draft novel movie film fable fantasy days times game era world universe life incarnation imagination head mind paper g most according yet kidding joking probably possibly presumably tale announced written declared swears swore promised minutes records archive archives annals books papers page log word gossip legend talk rumour rumor headline joke motto fable caption slogan punchline epitaph refrain chorus title line plan idea dream wish aim daydream proposed proposes suggest suggests suggested agreed moved mooted demand demands demanded urges urged insists insisted requests requested recommends recommended seems appears follows implies rumoured rumored thought assumed supposed alleged believed said says say wrote writes write post posts posted claim claims claimed read reads think thinks thought whether believe believes told ask asks asked mean means meant pretend pretends pretended like about why how where what who not doubt deny denies hope hopes tempted until before after while because though although day moment time last than except without".split()
)
DRAFT_WORDS = frozenset(
    "draft proto protos protoproposal proposal proposals rfc idea copy progress comment comments submitting yet ballot lines something sketch".split()
)
UNREAL_WORDS = frozenset(
    "action deal deals offer offers bargain bargains proposition propositions ignore disregard test testing dreamt dreamed dream once todo do act submission submitting official real nothing illustration example examples sample specimen template demonstration joke saying proverb motto slogan riddle chorus refrain limerick anecdote fiction satire parody imaginary story daydream fantasy invention invented rfc draft preview proto protoproposal rough sketch".split()
)


TAG = expression(
    r"\s[-–—]{1,2}\s(?:\w+,?\s+){0,4}(?:isn['’]t\s+it|no|eh|right|huh|hm+|oder|n['’]est-ce\s+pas|what\s+(?:else|do\s+you\s+(?:say|think)|now))\s*\?+\s*$|,\s*(?:ok(?:ay|\s*dokey)?|all\s?right|deal|agreed|understood|got\s+it|(?:(?:are\s+)?you\s+)?(?:happy|satisfied|pleased|content)|see|hear\s+me|better|(?:will|would|could|can)\s+(?:you|ya|someone|somebody))(?:\s+(?:now|please))?\s*\?+\s*[)\]]?\s*$",
    re.I,
)
"""Makes no question of a statement: "I object, okay?"."""
ASKED_BEHIND = expression(
    r"(?:\s[-–—]{1,2}\s|\s?(?:—|--)\s?|;\s)(?:(?:and|but|for|because|after\s+all,)\s+)?(?:who|whose|what|why|how|where|when)\b"
    r"(?![^?]*\b(?:would|could|might|should|if|happens?|then|else|effects?|results?|outcome|changes?|changed|means?|mean|does\s+(?:that|this|it)|do\s+(?:we|you|they))\b)[^?]{0,80}\?+\s*$"
    r"|,\s+why\s+not\s*\?+\s*$",
    re.I,
)
"""The same by a question of its own behind it, that does not ask what comes of it: "AGAINST - who winds the clock?"."""
CONSULTED = expression(r"\b(?:ask|asks|asking|oracle|consult\w*|questions?|enquir\w*|inquir\w*|wonder\w*)\b", re.I)
"""Of whom, or by what, that question itself may be asked."""


_ASKED = expression(
    AT_HEAD
    + r"(?:do|does|did|should|shall|can|could|may|might|would|will|am|is|are|was|were|has|have|had|what|who|why|how|when|where|which)\b(?!\W*I\s+hereby)",
    re.I,
)
"""How a question begins."""


def asks(text: str) -> bool:
    """Whether a sentence is a question."""
    if not text.rstrip().endswith("?") or LOUD_FIRST.match(text) is not None:
        return False
    if _ASKED.match(text) is not None:
        return True
    return TAG.search(text) is None and (ASKED_BEHIND.search(text) is None or CONSULTED.search(text) is not None)


SO_BUT = expression(r"[,;]\s+(?:so|but)\s+(?!if\b|unless\b|when\b)", re.I)


def head_conditional(text: str) -> bool:
    """Whether what stands below a line that ends with a colon is done only on a condition."""
    text = (SO_BUT.split(text) or [text])[-1]
    return HEAD_CONDITION.search(text) is not None and (conditional(text) or INVERTED.match(text) is not None)


WHEN_ALLOWED = expression(
    r"\b(?:as soon as|once|when(?:ever)?|if(?: and when)?) (?:possible|(?:the rules|the law|they|it) (?:permits?|allows?|lets? me|so permits?)|(?:it|that|this) (?:is|becomes|shall be) (?:possible|legal|lawful|permitted|allowed)"
    r"|I (?:may|can|am (?:allowed|permitted|able|free)|legally can)|(?:(?:the|those|these|its|their|my) )?(?:(?:\w+ ){0,3}(?:r?days?|ndays?|hours)|(?:the|its|their|my|all the|that) (?:usual |required |full |waiting |proper |due |necessary |right |appointed )?(?:time|period|term|moment|deadline|delay|wait|waiting|window|clock|notice|hour))(?: for it)? (?:comes|(?:is|are) (?:up|over|past|gone|done|out|ripe|through)|(?:has|have) (?:come|passed|run(?: out| its course)?|elapsed|expired|gone by|gone|lapsed|ended)|passe?s?|elapses?|expires?))\b"
    r"|\bunless (?:(?:any|some)(?:body|one)|(?:one|any|some) of you|you)(?: all)? [^.;:!?]{2,80}",
    re.I,
)
"""When what is announced will be done, or who is asked to speak up: no condition of the announcement."""


def conditional(text: str) -> bool:
    """Whether a real condition stands in the text."""
    return bool(CONDITION.search(HARMLESS.sub(" ", text)))


HEAD_CONDITION = expression(
    r"\b(?:if|unless|provided(?:\s+that)?|in\s+the\s+event\s+that|on\s+condition\s+that|in\s+case)\s+(?!(?:you|it|i|we|that|this|these|there|any\w*|so|not|memory|need|necessary|possible|in|only|ever)\b)[^:]{3,}:\s*$"
    r"|\b(?:when(?:ever)?|once|as\s+soon\s+as|should)\s+(?-i:(?:the\s+)?[A-Z])[\w'’-]+\s+(?!(?:begins?|starts?|ends?|comes?|arrives?|dawns?|is|has)\b)(?:[a-z]+s|return|agree|win)\b[^:]{1,}:\s*$",
    re.I,
)
"""In a line that leads to deeds: they are done only if something is so."""
INVERTED = expression(r"\W*(?:and\s+|but\s+|so\s+)?should\b", re.I)
"""Begins a condition that has its verb first: "Should Hob return, ..."."""
CALLED_FOR = expression(r"\W*(?:please\s+|do\s+)?cast\b", re.I)
"""Begins a call to others, as in "Cast FOR for 425!": nobody tells of his own votes so."""
OF_ONESELF = frozenset({"i", "me", "my"})
SUPPOSE_WORDS = frozenset(
    "oh ah suppose supposing imagine assume assuming pretend picture say consider take let lets hypothetical hypothetically thought scenario dream dreams dreamt dreamed nightmare nightmares daydream daydreams fantasy fantasies reverie fairy fable musing musings utopia castle castles what vision visions horoscope prophecy story tale plot novel see how".split()
)
SUPPOSED_DEED = expression(
    r"\W*(?:(?:and|now|so|but|then|well|ok|okay|just|for\s+example|for\s+instance|as\s+an\s+example)\b[\s,:]*){0,2}(?:let\s+(?:us|me)\s+|let['’]?s\s+)?(?:suppos(?:e|ing)|imagine|assum(?:e|ing)|pretend|picture|say)\b,?\s+(?:that\s+|for\s+a\s+moment\s+(?:that\s+)?)?(?:I\s|we\s|(?:[\w'’-]+\s+){1,4}were\s+(?:me|I|mine)\b|me\s+(?:as|being|in)\s|(?-i:(?<=Say\s)(?:the\s+)?[A-Z])\w+\s+\w+s\b|(?:(?<=suppose\sthat\s)|(?<=imagine\sthat\s)|(?<=pretend\sthat\s)|(?<=moment\sthat\s))(?!(?:is|was|will|does)\b)(?![^.;!?]*,\s+(?:then\s+)?I\b)\S)"
    r"|\W*(?:oh|ah)\b,?\s+to\s+(?:be(?!\s+(?:clear|brief|honest|fair|sure|precise|safe|exact|frank|short|complete)\b)|have|own|live)\b"
    r"|\W*(?:(?:and|now|so|but|then|well|ok|okay|just|please|for\s+example)\b[\s,:]*){0,2}(?:(?:let\s+(?:us|me)\s+|let['’]?s\s+)?(?:(?:suppos(?:e|ing)|imagine|assume|picture|say)\s+(?:that\s+)?(?:this|the\s+(?:following|worst|best|opposite|contrary|case|situation|scenario|scene)|it|an?\s+(?:[\w-]+\s+){0,3}(?:case|situation|scenario|game|world|nomic))"
    r"|(?:consider|take|think\s+of)\s+(?:this|the\s+following|an?|the)\s+(?:[\w-]+\s+){0,3}(?:case|situation|scenario|possibility|story|newcomer|newbie|player|bloc|faction)|play\s+(?:it|this|that)\s+(?:through|out))\b"
    r"|(?:thought\s+experiment|hypothetical(?:ly)?(?:\s+(?:case|speaking|question|scenario))?|(?:a\s+)?scenario)(?:\W*$|\s*:\s))",
    re.I,
)
"""Supposes a deed of the author; what follows in the paragraph goes on with it: "Suppose I buy three socks. I ..."."""
TALE = expression(
    AT_HEAD + r"(?:"
    r"(?:(?:my|the|an?|another|here(?:['’]s|\s+is)|last\s+night['’]?s|today['’]?s|this\s+\w+['’]s)\s+)+(?:[\w-]+\s+){0,2}?(?:day-?dreams?|dreams?|nightmares?|vision|horoscope|prophecy|tale|plot|synopsis|fantas(?:y|ies)|reverie|fable|musings?|what-if|utopia|castles?\s+in\s+the\s+(?:air|clouds)|story(?=\s+(?:so\s+far|of|in)\b))\b(?!\s+(?:is\s+)?over\b)"
    r"|(?:an?\s+)?(?:day-?dream|nightmare|fantasy|reverie|fairy\s+tale|fable|utopia)\b"
    r"|I\s+(?:(?:just|once|\w+ly)\s+)?(?:had|have\s+had|saw|see|keep\s+having|awoke\s+from)\s+(?!no\b)[^.;:!?]{0,40}?\b(?:dreams?|nightmares?|visions?|day-?dreams?)\b"
    r"|(?:I\s+)?dream(?:t|ed)\b|(?:this|here)(?:['’]s|\s+is)\s+(?:how|what)\s+(?:it|this|that|things|it\s+all|one)\s+(?:could|might|would|may)\s+\w+|(?:this\s+is\s+|here\s+is\s+)?how\s+I\s+(?:imagine|picture|envision|see)\b|I\s+can\s+(?:just\s+|already\s+)?see\s+(?:it|the\s+headlines?)\b"
    r")(?:(?!\b(?:here|so(?!\s+far)|which|and\s+(?:now|so|here|therefore)|that\s+(?:proposal|\d))\b)[^.;:!?]){0,60}(?P<end>[:.])\s+(?=\S)",
    re.I,
)
"""Begins a tale that goes on in its line: "I had an odd dream last night: I resign, and ..."."""
AS_IT_IS = expression(
    r"\W*(?:anyway|anyhow|enough|back\s+to|that\s+aside|in\s+(?:fact|reality|truth|earnest|any\s+case|the\s+event)|for\s+real|really|as\s+it\s+is|as\s+things\s+(?:are|stand)|meanwhile|so\s+I\b|therefore|hence|thus|(?:but|so)\s+(?:in\s+fact|as\s+it\s+is|really|no|for\s+now)|what\s+I\s+(?:really\s+)?do|(?:for\s+)?now\s+I\b|this\s+is\s+why)\b",
    re.I,
)
"""Ends such a supposition."""


DENIED = expression(
    r"\b(?:do|does|did|will|would|can|could|shall|should)(?:\s+not|n['’]t)\b[^,;:.!?\x00]{1,40},\s*$", re.I
)
"""Before what has no verb of its own: the verb that it goes with is denied ("I do not give, m5 to Hose")."""
TOLD_BY = expression(
    r"(?:(?<![\w'’])(?i:he|she|they|you)|\b[A-Z][\w'’-]+)\s+(?:once\s+|also\s+|[a-z]+ly\s+)?"
    r"(?:wrote|said|claimed|thought|believed|mentioned|reported|told\s+\w+)\s*+,?\s*(?:that\s+)?$"
    r"|\b(?i:proposal|prop|rule|contract|pact|draft|text|clause|section|treaty|agreement|bill)s?(?:\s+[#\"“]?[\w'’-]+[\"”]?)?\s+(?:says?|said|states?|stated|reads?|provides?|proposes?)\s*+,?\s*(?:that\s+)?$"
)
"""Ends what somebody else told in the past: even a "hereby" in it was said by him."""
