"""The Ministry of Change: ballots, votes, results (4E15)."""

from __future__ import annotations

from engine.language import Clue, Param, Slot, Turn, Words
from officers.bnomic4.words.verbs import LED_ASTRAY, NOT_LATELY, changing, from_me, pronounced, put_as, stated

_PROPOSAL = Param(
    "proposal",
    Slot.PROPOSAL,
    required=True,
    many=True,
    unlike=r"^(?:(?:sad|obvious|hopeful|usual|clear|natural|final|personal|honest|reluctant|glad|happi|lucki|fortunate|unfortunate|general|normal|most|typical|sure|certain|real|basical|frank|regrettab|like|probab|possib|according|consequent|similar|first|second|last)ly"
    r"|often|sometimes|always|likewise|again|thus|hence|therefore|however|still|then|now|today|tonight|instead|here|also|otherwise|anyway|besides|meanwhile|alas|perhaps|maybe)$",
)
_NWEEK = Param("nweek", Slot.INT, clues=(Clue(r"(?i)nweek\s+(\d+)"),))
_CHOICE = Param("choice", Slot.CHOICE, required=True)
_OPINING = ("am", "stand", "come", "go", "side", "plump", "land", "remain", "stay")
"""Verbs that vote only with a vote word written as one: "I am for 305 in principle" is an opinion."""
_FASTING = r"\babstain(?:ing)?\s+from\s+(?!(?:me|us|vot\w+|(?:the\s+)?(?:vote|rest|others?|ballots?|remaining|following|first|second|last|two|three|below)|all|both|every\w*|each|any|it|this|that|these|those|them|my|your|eir|his|her|proposals?|props?)\b|#?p?\d|[\"“'_*]|(?-i:[A-Z]))"
"""An abstention from what nobody votes on."""
_DEGREE = "(big|firm|clear|grudging|reluctant|enthusiastic|solid|resounding|hearty|cheerful|warm|thundering|loud|quiet|humble|glad|sad|weak|strong|definite|hard|soft|emphatic|ringing|proud|solemn|fat|huge|tiny|small|little|great|mighty|whopping|massive|giant|plain|simple|cold|bold|tentative|cautious|wholehearted|heartfelt|hesitant|polite|lukewarm|confident|modest|happy|sincere|flat|honest|half-hearted)"
"""How a vote is cast that somebody gives."""
_NOTED = "(chalk up|chalk|mark up|mark down|mark|put down|put in|put up|jot down|jot|note down|note|write down|write in|write up|pencil in|ink in|ring up|tot up|log|book|add|enter|file|score|notch up|tick|count|stick|slap|pin|hang|drop|place|lay|have|take|accept|record|register|scribble|scrawl|sign up|sign|set down)"
"""What somebody asks to be done with his vote: "chalk up a FOR from me"."""
_PUT_IN = "(chip in|put in|drop in|stick in|bung in|pop in|send in|toss in|throw in|pencil in|write in|turn in|hand in|chalk up|lodge|weigh in with|come in with|come up with|stick|slap|pin|hang|drop|place|lay|set|plonk|plant|nail|scrawl|scribble|write|mark|stamp|log|note down|jot down|put down|mark down|go in with|hand out)"
_A = f"(a|an|my|one) [{_DEGREE}]"
_UPON = "(on|for|to|next to|beside|behind|under|at|upon|towards|in favour of|regarding|concerning|as to)"
_UNDO = "(withdraw|take back|retract|rescind|cancel|revoke|recall|undo|strike|scratch|drop)"
_VOTE = "(the|our|this nweek 's) [(last|latest)] (voting|vote|votes|ballot|voting period)"
_PUBLISHING = "(publish|post|announce|present|issue|release|declare|report|proclaim|give out|send out|put out|give you|bring you|circulate|deliver|promulgate|make known)"
_FARES = r"#?P?\d+\b[^\n]{0,60}?\b(?:pass(?:es|ed)?|fail(?:s|ed)?|won|wins|lost|loses|shelved|went\s+(?:down|through)|adopted|rejected|carried)\b"
"""A proposal by its number, and what became of it."""
_ASIDE = r"(?:\s*(?:,|\(|:|\s[–—-]+)\s*(?:as\s+)?(?:counted|tallied|added\s+up|announced|published|posted|issued|final|official|at\s+(?:long\s+)?last|finally|complete|in\s+full|compiled)\b[^.!?:]{0,40})?\W*$"
"""What may stand behind the name of a publication in its heading."""
_BALLOT = r"(?:ballot(?:(?:\s+|-)(?:papers?|sheet|form|slip))?|voting(?:\s+|-)(?:paper|sheet|slip))"
_RESULTS = r"(?:(?:voting\s+|ballot\s+)?results?|tally|count|outcome)(?:\s+of\s+(?:the\s+)?(?:votes?|voting|ballots?))?"
_VOTED_ON = "((to be|are to be|are|being) (voted on|voted upon|put to [(a|the)] vote|up for [(a|the)] vote)|(up|open) for (voting|[(a|the)] vote)|(on|upon) which (we|you) [(are to|may|can|shall)] [now] vote|(we|you) [(are to|may|can|shall)] [now] vote on|on the ballot)"
"""What is said of the proposals on a ballot."""
_HERE = "(below|here|herewith|hereunder|underneath|as follows|[right] here|(in|with|by) this (mail|message|post))"
_IS_OUT = r"\s+(?:is|are)\s+(?:now\s+|already\s+)?(?:posted|published|issued|released|distributed|out|sent\s+out)(?:\s*[.!]*$|\s*+,?\s+(?:so|and|hence|therefore|thus)\s+(?:let|we|you|I|please|all|now|everybody|everyone)\b)"
"""Tells that it is published, and does not do it."""
_SEP = r"(?:\s*[,:;(*|/~=–—-]+\s*|\s+)"
_ITS_NWEEK = r"(?:(?:for|of|in)\s+)?(?:the\s+)?nweek\s+(?P<nweek>\d+)"

WORDS = (
    Words(
        "publish_ballot",
        "Change",
        rules=("4E15",),
        turns=(
            Turn(
                "publish_emergency_ballot",
                said=r"\bballot\s+(?:of|for|on|with|listing)\s+(?:(?:the|this|our|all|every|each|of|these)\s+)*(?:refresh|RPs?\b|emergency)",
            ),
        ),
        tabular=True,
        once=True,
        after=("(items|proposals|on it|on the ballot|the proposals) (:|are|stand) {proposals}",),
        never=rf"\b(?:now\s+that|since|because|after|once)\s+(?:the|our)\s+ballot\s+(?:is|has\s+been|was)\b|\bwithin\s+(?:a|one|two|three|the)\s|^\W*(?:the|our)\s+ballot(?:\s+(?:of|for)\s+(?:this\s+nweek|nweek\s+\d+))?{_IS_OUT}",
        params=(_NWEEK, Param("proposals", Slot.PROPOSAL, listed=True, below=True)),
        does=(
            "(publish|post|present|issue|release|distribute|circulate|send out|put out|send round|make public|give out|hand out|give you|bring you|hand you|lay|place|set|put|deliver|promulgate|proclaim|roll out|mail out|set out) < [(the|this|a|an|our|your)] [nweek 's|following|official|new|present|whole|full] ballot & [(for|of) (nweek {nweek}|(the|this) [(present|current)] nweek)] & [(out|before (you|you all|the players|the voters|us))] & [for ...] & [(with|of|on|listing|containing) [{proposals}] [on it]] > [(:|,|;|-|–|—) [(namely|viz|items)] [:] {proposals}]",
            "(open|start|begin) [(the|a)] (voting|vote|voting period) (on|for) (the following|these|the following new) (proposals|items)",
            "(publish|post|present|issue|release|distribute|circulate|send out|put out|send round|make public|give out|hand out) (the|this|our|an|a) [official] ballot [(for|of) (nweek {nweek}|(the|this) [(present|current)] nweek)] [,] (on|in) which [(you (will|can) find|you find|there)] (are|is|stand|appear|figure|) [the] [(proposal|proposals)] {proposals}",
            "(put|place|set) {proposals} on (the|this|our) [official] ballot [(for|of) nweek {nweek}] and [(hereby|herewith)] (publish|issue|post|release) it",
            "(open|start|begin) [(the|a)] (voting|vote|voting period) (on|for) [the] (proposal|proposals) {proposals}",
            "(make|bring) < (the|this|our) [official] ballot & [(for|of) (nweek {nweek}|(the|this) [(present|current)] nweek)] & public >",
            "(publish|post|present|issue|release|distribute|circulate) (the|this|a|our) [(following|official|new)] nweek {nweek} ['s] [official] ballot",
            "(publish|post|present|issue|release|distribute) (the|this|a|this nweek 's|the following) [following|official|new] ballot",
            "(put|bring|open) [(each of|all of|all)] [the] (following|these|below) [following] (proposals|items) (to|for|up for) [(the|a)] (vote|voting)",
            f"{_PUBLISHING} [(the|a|this|our|this nweek 's)] [(list|roll|table)] [of] [(the|these|all|all the)] [(following|open|numbered)] proposals [(which|that)] {_VOTED_ON} [[in|for|during] (nweek {{nweek}}|(this|the) nweek)] [,] [which is [(its|the|our)] ballot]",
        ),
        says=(
            "(this|here) is the [(official|new|whole|full)] ballot [(for|of) (nweek {nweek}|this nweek)] [,] (hereby|herewith|now) (published|posted|issued|presented|released)",
            "(the|this|our|your) [official] ballot [(for|of|in) nweek {nweek}] is (hereby|herewith) (put|laid|set|placed) before (you|you all|the players|the voters|us)",
            "(the|this|our|your) [official] ballot [(for|of|in) nweek {nweek}] is (hereby|herewith) (given out|handed out|sent out|sent|presented|distributed|opened|put out|made known|issued to you)",
            "(the following|these) (proposals|items) are [(hereby|now|herewith)] (up for voting|up for [(a|the)] vote|up for a ballot|open for voting|open|to be voted on|on the ballot) [(in|for) ...]",
            "(the|this|our|your) [official] ballot [(for|of|in) nweek {nweek}] is (hereby|herewith) open [; you (may|can) [now] vote on (these|the following)]",
            "(here is|this is|here are the proposals|these are the proposals) [what] (we|you|we all) (are|will be|shall be) voting on [(this nweek|in nweek {nweek}|now)] [(, official ballot|, the official ballot)] :",
            "(the|this|our) [official] ballot [(for|of|in) nweek {nweek}] (contains|has|holds|lists|carries|bears) [(proposal|proposals)] {proposals} [(;|,|:|-|–|—)] [and] ((please|you may|do|) (consider|take|regard|treat) it [as] (published|issued|posted|out|released)|it is (hereby|herewith) (published|issued|posted|out|released)|i [(hereby|herewith)] (publish|issue|post|release) it)",
            "nweek {nweek} 's [official] ballot is (hereby|herewith|now) (published|issued|posted|out|released|open)",
            "[the] [official] ballot [(for|of) (nweek {nweek}|(the|this) [(present|current)] nweek)] (consists of|comprises|holds|contains) [the] [(proposal|proposals)] {proposals} and is (hereby|herewith|now) (published|issued|posted|released)",
            "(herewith|hereby) [(the|our|your)] [official] ballot (for|of) nweek {nweek}",
            "(proposal|proposals) {proposals} (is|are) (hereby|herewith) (put to [(the|a)] (vote|voting)|open for (voting|[(a|the)] vote)|up for (voting|[(a|the)] vote)|put on the ballot|laid before (you|the voters))",
            "here (begins|starts|follows) (the|our|your) [official] ballot [(for|of) nweek {nweek}] [, [hereby] (published|issued|posted) [(hereby|herewith)] [by me] [as ...]]",
            "[please] find (below|here|herewith|attached) (the|our|your) [official] ballot [(for|of) nweek {nweek}]",
            "(here|below|herewith) is (this nweek 's|the) [official] ballot [(for|of) nweek {nweek}]",
            "here [(at last|at long last|finally|now|it is)] [, ... ,] (is|comes) (the|our|your) [official] ballot (for|of) nweek {nweek} [(:|with) [{proposals}]]",
            "(fresh|hot|straight|warm|new) (from|off|out of) ... [(,|:|-|–|—)] (the|our|your) [official] ballot (for|of) nweek {nweek} [(:|with) [{proposals}]]",
            "you (can|may) [now] vote on (these|the following) [(proposals|items)] :",
            "(these|here|below|following) are the (proposals|items) [(put|laid|brought|placed)] [before (you|us)] [open] (for (this|the|our) (voting period|vote|nweek 's vote|nweek 's voting)|to vote on|to be voted on|up for a vote|up for voting|on the ballot) [(this nweek|in nweek {nweek}|now)] :",
            "the [official] ballot [(for|of) nweek {nweek}] follows :",
            "[the] (voting|vote|voting period) is [(now|hereby|herewith)] open (on|for) (the following|these) (proposals|items)",
            "this is (the|our) official ballot [(for|of) (nweek {nweek}|(the|this) nweek)] [:]",
            "the official ballot [(for|of) nweek {nweek}] (follows|is below|is as follows|stands below)",
            "(this|the|the following) [official] (ballot|message) [(of|for|on) {proposals}] [(hereby|now|herewith)] (opens|starts|begins|initiates) [the] (voting|vote|voting period) [(on|for|of) [(them|it|these|those|{proposals})]]",
            f"(the|this|our|your) [official] ballot [(for|of|in) nweek {{nweek}}] is (published|posted|issued|released|presented|distributed) {_HERE}",
            "[the] (voting|vote|voting period) [(on|for|of) {proposals}] (opens|starts|begins|is hereby opened|is open) with this (ballot|message)",
            "(the|this) [official] ballot [(below|above|for|of) ...] is [(hereby|now|herewith)] (published|posted|issued|released|made public)",
            "(the|this) [official] ballot (for|of) nweek {nweek} (is|reads|runs) (as follows|below|this|thus)",
        ),
        headings=(
            r"^\W*chair(?:man|woman|person)['’]?s\s+ballot\W*$",
            r"^\W*(?:now\s+)?(?:open|up)\s+for\s+(?:(?:a|the|your)\s+)?(?:voting|votes?)(?:\s+now|\s+(?:(?:in|for|during)\s+)?(?:this\s+nweek|nweek\s+(?P<nweek>\d+)))?\s*+:\s*$",
            rf"^\W*(?:(?:the|this\s+is\s+the|our)\s+)?(?:official\s+)?{_BALLOT}{_SEP}{_ITS_NWEEK}{_ASIDE}",
            rf"^\W*(?:the\s+|our\s+|your\s+)?official\s+(?:the\s+)?(?:nweek\s+(?P<nweek>\d+)\s+)?{_BALLOT}\W*$",
            r"^\W*nweek\s+(?P<nweek>\d+)\s+ballot,?\s+(?:published|issued|posted|presented)\s+by\s+(?:me|the\s+chair\w+)\W*$|^\W*official\s+ballot,?\s+(?:for\s+)?nweek\s+one\s+hundred[a-z -]{0,30}\W*$",
            r"^\W*BALLOT\W*$",
            r"^\W*nweek\s+(?P<nweek>\d+)\s*+[:,–—-]\s*(?:the\s+)?(?:official\s+)?" + _BALLOT + r"\W*$",
        ),
        examples={"I publish the ballot for nweek 150:": {"nweek": 150}},
    ),
    Words(
        "vote",
        "Change",
        rules=("4E15",),
        verb_needs=dict.fromkeys((*LED_ASTRAY, "say"), r"(?-i:\b(?:FOR|AGAINST|ABSTAIN|SHELVE)\b)")
        | dict.fromkeys(("put", "set"), rf"{NOT_LATELY}.*(?-i:\b(?:FOR|AGAINST|ABSTAIN|SHELVE)\b)")
        | dict.fromkeys(_OPINING, r"(?-i:\b(?:FOR|AGAINST|ABSTAIN|SHELVE)\b)")
        | {"call": r"(?-i:\b(?:FOR|AGAINST|ABSTAIN|SHELVE)\b)"}
        | {
            "abstain": rf"^(?!.*{_FASTING})(?!.*\bmy\s+(?:\w+\s+)?abstain\s+(?:on|for|in)\b)",
            "give": r"(?-i:\b(?:FOR|AGAINST|ABSTAIN|SHELVE)\b)|\bvotes?\b|\bballot",
        },
        idle=True,
        strict=True,
        never=r"\b(?-i:FOR|AGAINST|ABSTAIN|SHELVE)\s+(?:on\s+)?(?:\d{1,2}|one|two|three|four|five|some|most|half|any|many)\s+of\s+(?!(?:the\s+)?(?:this|these|votes?)\b)[a-zA-Z]|\bvot(?:e|ing)\s+(?-i:for\s+[A-Z][\w'’-]*)\s+(?:as|to\s+be(?:come)?)\s+(?:the\s+|our\s+|an?\s+)?(?-i:[A-Z])|\bvotes?\s+(?-i:for)\s[^.;:]{1,60}\bas\s+(?:\w+\s+)?(?:shown|indicated|follows|marked|noted|stated|given|listed|described|written|typed|below|above)\b"
        r"|\bstand\s+by\s+(?:my|the|what)\b"
        r"|\bmake\s+\S+\s+an?\s+(?-i:[A-Z]{3,})\s+and\s+(?:we|you|they|it|that|this|I)\b"
        r"|\b(?:record|log|put|enter|write|note|register|mark|set|file|lodge|place)\b[^.;:]{0,20}\s(?-i:FOR|AGAINST|ABSTAIN|SHELVE)\s+on\s+\S+\s+(?:(?-i:for)|from|by|of)\s+(?-i:[A-Z][a-z]+)\W*$"
        r"|\b(?:submit|file|offer|enter|place|register|record|give|put)\s+(?:this|it|that|these|them)\s+(?-i:for)\b"
        r"|\bvot\w+\s+(?:with|by\s+(?:saying|writing|typing))\s+(?:the\s+words?\s+|just\s+)?[\"“]"
        r"|\s(?-i:for)\s[^.;:!?]{1,40}\b(?:this\s+time|now|but|instead)\s*,?\s+(?-i:AGAINST|ABSTAIN|SHELVE)\b",
        params=(_CHOICE, _PROPOSAL),
        does=(
            "(vote|cast|register|record|enter|place|submit|give) < [a|an|one|my|his|her|eir|the] [vote|votes|ballot] [of] {choice} [vote|votes] & (on|for|with regard to|in|regarding|concerning|with respect to|in respect of|as regards|upon|to|in the matter of) {proposal} >",
            "(vote|cast my vote|cast a vote) < {choice} & [(on|for|with regard to|in|regarding|concerning|upon)] {proposal} >",
            *stated("{choice}", "{proposal}", "vote"),
            "(declare|pledge|count|number) myself [as] {choice} [(on|for)] {proposal}",
            "say {proposal} {choice}",
            "(raise|lift|put up) my (hand|hands|arm|paw|voice) {choice} {proposal}",
            "(vote|cast my vote|cast a vote) < (on|for|regarding|upon) {proposal} & [(as|with|thus)] [a|an] {choice} >",
            "(change|switch|alter|amend|revise|update|correct) my [(earlier|old|previous|first|former|last)] vote (on|for|regarding) {proposal} [,|:|;] (what|which|it) was [(a|an|my)] {choice}",
            "(change|switch|alter|amend|revise|flip|turn|move|shift|swing|update) < (my|that|this|the) vote & [(on|for) {proposal}] & [from ...] & (to|into) [a|an] {choice} > [instead]",
            "(change|switch|alter|amend|revise|flip|move|shift|swing|update) < my (vote|votes|ballot) (on|for|regarding) {proposal} & [from ...] & (to|into) [a|an] {choice} >",
            "change < my mind & (about|on|regarding|over|concerning|for) {proposal} & [from ...] & [(to|into|:)] [a|an] {choice} >",
            "(change|switch|alter|move|flip|turn|shift) {proposal} [from ...] to [a|an] {choice}",
            f"{_UNDO} my [(earlier|former|previous|old|first|last|hasty)] (vote|votes|ballot) [there] (and|, and|;|,|:) [and] [i] [(instead|now|hereby|rather)] (vote|go|make it|say) [a|an] {{choice}} [(on|for|to)] {{proposal}} [(instead|now)]",
            f"{_UNDO} my ... (on|for) {{proposal}} [,] and (enter|put|record|write|count|note) [(a|an)] {{choice}} [(instead|now|in its place)]",
            f"{_UNDO} my ... (on|for) {{proposal}} [,] and [i] [(instead|now|hereby|rather)] (vote|go|make it|say) [a|an] {{choice}} [(instead|now)]",
            "(switch|change) (sides|camps|my mind|over) (on|about|over|regarding) {proposal} [now] (:|,|;|-|–|—|to|and (vote|go)) {choice}",
            "(change|switch|alter|amend|revise|flip|turn|move|shift) (that|the one|mine) (on|for) {proposal} [from ...] (to|into) [a|an] {choice}",
            "cast my vote (on|for) {proposal} [,] (which|and it|and that|this) (is|being) [(a|an|for)] {choice}",
            "(record|enter|register|note|count|put down|log|mark) < my vote & (on|for) {proposal} & as [(a|an|being)] {choice} >",
            "(shelve|shelf) {proposal} => choice=SHELVE",
            "abstain < (on|from|from voting on|in|regarding|concerning|for|as to|with regard to) {proposal} > => choice=ABSTAIN",
            "(mark|record|put down|count) < {proposal} & [down] as {choice} >",
            "(put|mark|count|record|note|enter|register|write|list) myself [(down|in)] (as|for|as being|as voting) [(a|an)] {choice} [vote] (on|for|to|regarding) {proposal}",
            "call {proposal} [a|an] {choice}",
            "(am|stand|come down|come out|go|side|plump|land|remain|stay) < [firmly|squarely] {choice} & [(on|for|as to|regarding|concerning)] {proposal} >",
            "(vote|cast) [(a|my|the)] [vote|votes] [of] {choice} [vote|votes] [(on|for|with regard to|in|regarding|,|:)] {proposal}",
            "(vote|cast my vote|cast a vote) [(on|in)] {proposal} [:|,|as|with] {choice}",
            "(vote|cast my vote|cast my votes|vote as follows :|cast|record|register) [a|an|my] {choice} [vote]",
            "(change|switch|alter|amend|revise) my (vote|votes) (on|for|regarding) {proposal} [from ...] to {choice}",
            "(change|switch|alter) my (vote|votes) [from ...] to {choice} (on|for) {proposal}",
            "abstain => choice=ABSTAIN",
            "(shelve|shelf) => choice=SHELVE",
            "(send|see|greet|meet|bury|bless|grace|favour|favor|reward|crown|dismiss|welcome|honour|honor|support|kill|sink|speed|wave|usher|help|push|bid farewell to) {proposal} [(on its way|on its merry way|off|home|through|along|down|out|to its grave|to the grave|over the line|farewell|goodbye)] with (a|an|my|one) [(big|firm|clear|grudging|reluctant|enthusiastic|solid|resounding|hearty|cheerful|warm)] [vote] [of] {choice} [vote] [(from|of) (me|mine)]",
            "(wish|want|would like|ask|desire) [for] my vote (on|for) {proposal} (to be|[to be] (recorded|counted|entered|noted|changed|cast) (as|to)) [a|an] {choice}",
            "(record|register|enter|cast|note|declare) (an|my) abstention (on|for|regarding|in) {proposal} => choice=ABSTAIN",
            "give {proposal} [a|my] {choice} [vote]",
            f"(bestow|confer|lavish|spend|expend|grant|lend|award|accord) < (a|an|my|one) [{_DEGREE}] {{choice}} [vote] & (on|upon|unto|to) {{proposal}} >",
            "(change|switch|alter|turn) my [(vote|ballot)] (on|for) {proposal} (to|into) [(a|an)] {choice}",
            "(replace|exchange|swap) my [(earlier|old|previous|first|former|last|standing)] [(vote|ballot|for|against|abstain|shelve|abstention)] (on|for) {proposal} (with|by|for) [(a|an)] [vote] [of] {choice} [vote]",
            f"(throw|hurl|fling|toss|chuck|lob|sling|aim|level) [{_A}] {{choice}} [vote] [from me] (at|to|on|behind|onto) {{proposal}}",
            f"{_PUT_IN} {_A} {{choice}} [vote] [(of mine|from me)] {_UPON} {{proposal}}",
            f"(hand|hand out to|award|deal|serve|dish out to|offer|send|lend|grant|allow|accord|slip|pass) {{proposal}} {_A} {{choice}} [vote] [from me]",
            f"(cast|hand|send|offer|deal|serve|dish out) {_A} {{choice}} [vote] (at|on|to|for) {{proposal}}",
            "(switch|change|go|swing|flip|move|turn|shift|come round|come over|come around|go over|switch over|change over) < [from ...] & (to|over to) [(a|an)] {choice} & (on|for|regarding|concerning|about) {proposal} >",
        ),
        says=(
            "{proposal} (is|is now) [a|an|my] {choice} [vote] (from|for|with|by) me",
            "[and] the same {choice} [vote] [goes|go] [also] (on|at|for|to) {proposal}",
            "my (hand|hands|arm|paw|thumb|voice) (goes up|go up|is up|is raised|is) {choice} [(on|for)] [(each|both|all) of] {proposal}",
            "(raise|lift|put up) my (hand|hands|arm|paw|voice) {choice} [(on|for)] [(each|both|all) of] {proposal}",
            "(my|mine) (vote|ballot) (in respect of|with respect to|with regard to|in the matter of|as regards|concerning|touching) {proposal} (is|remains|shall be|becomes) [(now|hereby)] [a|an] {choice}",
            "i (should|would|'d|’d) (like|wish|want) my vote (on|for|regarding) {proposal} [to be] [(counted|recorded|entered|noted|changed|cast|put down)] (as|to) [a|an] {choice}",
            "{proposal} (gets|receives|earns|has|takes|gets from me|wins|draws) [(a|an|my|the)] [(big|firm|clear|grudging|reluctant|enthusiastic|solid|resounding)] [vote] [(:|,|-)] {choice} [vote|it] [(from|out of) me]",
            "{proposal} (has|got|takes) my [(own|full|whole|vote|voice)] [vote] [:|,|of] [(a|an)] {choice}",
            "(for|on|regarding|concerning|as for|as to) {proposal} [,|:] [i am afraid|i fear|sadly|alas] [,] it (has to be|must be|can only be|has got to be|will have to be|shall be) [a|an] {choice} [(from|for|with) me]",
            "(for|on|with|regarding|concerning|as for|as to) {proposal} [,|:] my (vote|word|choice) (is|is now|goes|shall be|becomes|:) [a|an] {choice}",
            "(for|on|with|regarding|concerning|as for|as to) {proposal} [,|:] (make|make it|make that|it is|it 's|its|thats|i say|i am|i'm|i go|put me down for|count me) [a|an] {choice} [instead]",
            "i (say|am saying) {choice} (to|on|for) {proposal}",
            "(it is|it 's|its|thats|make it|make that|that is|that 's) [now] [a|an] {choice} (on|for|to) {proposal} [from me]",
            "my vote goes [(a|an)] {choice} [(on|for|to)] {proposal}",
            "my [(earlier|old|previous|first|former|last)] vote (on|for) {proposal} is (hereby|now) (replaced|superseded) (by|with) [a|an] {choice}",
            "my [(vote|ballot)] (on|for) {proposal} is [(hereby|now)] (replaced|superseded|withdrawn|exchanged|changed|switched|turned) (by|with|for|to|into|in favour of|in favor of) [a|an] {choice}",
            "what i vote (on|for) {proposal} is [(hereby|now)] [a|an] {choice}",
            "my [own] (vote|ballot) (is|is now|shall be|remains|must be|can only be) [a|an] {choice} [[(on|for|to|regarding)] {proposal}]",
            "[please] (replace|change|switch|correct|amend|revise|alter|update|fix) my [(earlier|old|previous|first|former|last|standing|own)] vote (on|for|regarding) {proposal} [please] (,|:|;|-|–|—) [and] (it|that) (is|becomes|shall be|should be|must be|has to be|ought to be) [(now|hereby)] [a|an] {choice} [(now|instead)]",
            "(this|here) is (my|a) vote {choice} [(on|for|to)] {proposal}",
            "[please] (consider|count|take|treat|regard) this [as] (my|a) vote {choice} [(on|for|to)] {proposal}",
            "{choice} (on|for|to) {proposal} [(from me|is my vote)]",
            *from_me("{choice}", "{proposal}"),
            *put_as("{choice}", "{proposal}", "(vote|ballot)"),
            f"[please] {_NOTED} {_A} {{choice}} [vote] (from|for|by|of) (me|mine|yours truly|myself) [,] {_UPON} {{proposal}}",
            f"[please] {_NOTED} {_A} {{choice}} [vote] {_UPON} {{proposal}} (from|for) (me|yours truly|myself)",
            f"(there is|there 's|there ’s|theres|here is|here 's|here ’s|heres|that is|that 's) {_A} {{choice}} [vote] (from|by) (me|yours truly) [,] {_UPON} {{proposal}}",
            f"(there is|there 's|there ’s|theres|here is|here 's|here ’s|heres) {_A} {{choice}} [vote] [,] {_UPON} {{proposal}} (from|by) (me|yours truly)",
            f"(a|an|one) [{_DEGREE}] {{choice}} [vote] [too] from (me|yours truly|here|this side|my side|this corner) [,] [as well] [,] {_UPON} {{proposal}}",
            f"{{proposal}} (has|gets|receives|earns|takes|draws|wins) {_A} {{choice}} [vote] [(from|out of|off|by)] [(me|yours truly|here|my side|this corner)]",
            f"my [{_DEGREE}] {{choice}} [vote] (lands|falls|is cast|rests|sits|settles|stands|comes down|goes|alights) (on|to|with|upon|behind) {{proposal}}",
            f"(my|a) [{_DEGREE}] {{choice}} [vote] (is for|is on|goes to|goes on|goes for|is hereby cast (on|for)) {{proposal}}",
            *pronounced("{choice}", "{proposal}", "(vote|ballot)"),
            "my [own] (vote|votes|ballot) (on|for|regarding|as to) {proposal} (is|are) (likewise|also|again|too) [a|an] {choice}",
            "my (vote|votes|ballot) (on|for|regarding|as to) {proposal} (should|ought to|must|shall|is to|has to|will have to|needs to) [(now|hereby|please|therefore)] be (changed|switched|altered|amended|revised|moved|counted|recorded|entered|noted|corrected|read) [from ...] [(to|into|as)] [a|an] {choice}",
            "my (vote|votes|ballot) (on|for|regarding|as to) {proposal} (is|are|reads|says|is now|becomes|changes to|shall be|must be|has to be|can only be|will have to be|goes|goes to|:|remains) [a|an] {choice}",
            "{choice} (goes|is what i vote) (on|to|for) {proposal}",
            "[a|an] {choice} [(on|to|for)] {proposal} it is [(then|now|for me)]",
            "[a|an] {choice} it is (on|to|for) {proposal}",
            "my (vote|choice|decision) is to (shelve|shelf) {proposal} => choice=SHELVE",
            "my (vote|choice|decision) is to abstain (on|from|in|regarding) {proposal} => choice=ABSTAIN",
            "{choice} (is|be) (my vote|what i say|my answer) (on|for|to) {proposal}",
            "[(please|you (can|may|should))] (count|put|mark|record|note|enter|chalk|pencil|ink|book|jot|write|log|sign) me [(down|up|in)] (as|as voting|for|as being) [(a|an)] {choice} [vote] (on|for|to|regarding) {proposal}",
            "[please] (record|enter|register|note|put down|log|accept|take|receive|count) my [(vote|votes)] [of] {choice} [vote] [(on|for)] {proposal}",
            "[please] (record|register|enter|note|count|log|mark|put down) (a|an|my|one) [vote] [of] {choice} [vote] (for|from) me (on|against|next to|beside) {proposal}",
            "[please] put my name (under|down (under|for)) {choice} (on|for) {proposal}",
            "[please] (put|place|list|count|mark|enter) (me|my name|my vote) (in|into|under|among|with) the {choice} (column|camp|box|side|pile|crowd|list|heading|people|voters) (on|for|regarding) {proposal}",
            "(for|on|regarding|as for|as to) {proposal} [,|:] [please] (put|place|list|count|mark|enter) (me|my name|my vote) (in|into|under|among|with) the {choice} (column|camp|box|side|pile|crowd|list|heading|people|voters)",
            "my {proposal} vote (is|becomes|goes|moves|changes|switches|flips|swings) [(now|hereby)] [from ...] [(to|into)] [a|an] {choice}",
            "my vote goes to {choice} (for|on) {proposal}",
            "[please] (count|put|mark|record|note|enter) me [down] {choice} [(on|for|regarding)] {proposal}",
            "please (change|switch|alter|move) my vote (on|for) {proposal} [from ...] to [a|an] {choice}",
            "my {choice} [vote] (goes|is) (to|for|on) {proposal}",
            "my vote (is|:) [a|an] {choice} (on|for|to|regarding) {proposal}",
            f"mine is (a|an) [{_DEGREE}] {{choice}} (on|for|to|regarding) {{proposal}}",
            f"(mine|my vote) (on|for) {{proposal}} is (a|an) [{_DEGREE}] {{choice}}",
            f"(a|one) {_DEGREE} {{choice}} [vote] [from me] (on|for|to) {{proposal}} [from me]",
            "(count|record|enter|register|note|mark|put down) my vote (on|for) {proposal} as [a|an] {choice}",
            "{proposal} (both|each|all) (get|gets|receive|receives|earn|have|has) [(a|an|my)] [vote] {choice} [vote] [(from|out of|off) me]",
            "{proposal} (gets|receives|has) {choice} (from|out of|off) me",
            "{proposal} [(:|,|-)] (i am|i 'm|i ’m|i vote|i say) {choice}",
            "{proposal} [,] i [(hereby|therefore|must|also|just)] (shelve|shelf) => choice=SHELVE",
            "(on|from|in) {proposal} [,] i [(hereby|therefore|must|also|just)] abstain => choice=ABSTAIN",
            "{proposal} (deserves|earns|merits|wants|needs) and (gets|receives|has|shall have) (a|an|my|the) [vote] {choice} [vote]",
            "{proposal} (has|gets) my vote {choice} [it]",
            "(on|in) {proposal} [,] [i|my vote is|my vote|vote] [vote|cast|:] [is] {choice}",
            "(as to|as for|on|for|regarding|concerning|against|next to|beside) {proposal} [,|:] i [(hereby|now)] (enter|write|put|set|set down|put down|inscribe|record|say|utter|speak) [(upon|on|in|into) (the|this|our) (roll|rolls|register|book|record|ballot|list|slip|paper)] the [(single|one|lone|simple|short)] word {choice}",
            "(for|to|with) {proposal} [,|:] i [(hereby|therefore|also|now)] (vote|cast|say) [(a|an|my)] {choice}",
            "as (for|to) {proposal} [,|:] [i] [vote|my vote is] {choice}",
            *changing("my vote (on|for|regarding) {proposal}", "{choice}"),
            "(on|for|regarding|concerning|as for|as to) {proposal} [,|:] my vote (goes|moves|passes|changes|switches|shifts|turns) [over] [from ...] (to|into) [(a|an)] {choice}",
            "{choice} [is] my vote on {proposal}",
            "[please] (count|put|mark|record|note) me [down] (as|as voting|for) {choice} [on|for] {proposal}",
            "(on|for|regarding|concerning|as for|as to) {proposal} [,|:] [please] (put|count|mark|note|record|write) me [down] (as|for|as voting|in as) [(a|an)] {choice}",
            "(put|count|mark|note|record|write) me [down] (as|for) (abstaining|an abstention|abstained) [(on|in|for) {proposal}] => choice=ABSTAIN",
            "(on|for|regarding|concerning|as for|as to) {proposal} [,|:] (put|count|mark|note|record|write) me [down] (as|for) (abstaining|an abstention|abstained) => choice=ABSTAIN",
            "there [,] i (vote|go|say|am) {choice}",
            "(that leaves|which leaves|this leaves|there remains|there is|that brings me to|which brings me to|next is|next comes|then there is|last is|last comes) {proposal} [,] (on which|which|where|for which|to which) (i vote|my vote is|gets|i say|it is) [(a|an|my)] {choice}",
            "let {proposal} (have|get|receive) (my|a|an) [vote] {choice} [vote]",
            "my ... (on|for) {proposal} (becomes|turns into|changes into|changes to) [a|an] {choice}",
            "[please] (shelve|shelf) {proposal} (for me|on my behalf|in my name) => choice=SHELVE",
            "[please] put (my|a|an) {choice} [vote] (next to|beside|against|down for|on|to|by) {proposal}",
            "(on|for|regarding|as to) {proposal} [,] i (should|would|'d) (like|wish|want) to be (recorded|counted|entered|noted|put down|listed) [as] [voting] {choice}",
            "(consider|take|count|regard|treat) this [(as|to be)] (a|my) [(vote|ballot)] [of] {choice} [vote] (on|for|to) {proposal}",
            "(for|on) {proposal} [,] you [(can|may|shall)] (have|get) (a|my) {choice} [vote]",
            "you [(can|may|shall)] (have|get) (a|my) {choice} [vote] (on|for|to) {proposal}",
            "(you (may|can) count on|here (is|'s|goes|comes)|there goes|this is) (a|my) [vote] [of] {choice} [vote] (on|for|to) {proposal}",
            "{proposal} (can|may|shall|will) have (a|my) [vote] [:] {choice} [vote]",
            "[please] (make|turn|change) my vote (on|for) {proposal} [(into|to|be)] [a|an] {choice}",
            "there [,] [it is] [(an|my)] {choice} (from|for|by|with) me",
            f"(you have|you 've|you ’ve|youve) [got] my [{_DEGREE}] {{choice}} [vote]",
        ),
        labels=("vote", "votes", "my vote", "my votes"),
        examples={"I hereby vote AGAINST P237.": {"proposal": "237", "choice": "AGAINST"}},
    ),
    Words(
        "publish_results",
        "Change",
        rules=("4E15",),
        never=rf"\bwithin\s+(?:a|one|two|three|the)\s|^\W*(?:the|our)\s+(?:(?:voting|ballot|official|final)\s+)*results(?:\s+(?:of|for)\s+(?:this\s+nweek|nweek\s+\d+|the\s+(?:vote|voting|ballot)))?{_IS_OUT}|"
        r"\b(?:results|outcomes?)\s+of\s+(?:my|our|his|her|eir|their|a|the)\s+(?!(?:last\s+|final\s+|latest\s+|recent\s+|official\s+)?(?:vot|ballot|nweek|election))\w|\b(?:vote|voting|ballot)\s+in\s+the\s+(?-i:[A-Z])",
        verb_needs=dict.fromkeys(("give", "bring", "hand"), r"\bvot|\bballot|\bnweek|\bproposal"),
        tabular=True,
        params=(_NWEEK,),
        does=(
            "(publish|post|announce|present|issue|release|declare|report|proclaim|make public|give out|send out) < (the|its|these|this nweek 's) [following] [(official|final|full)] [(voting|ballot)] results [(of|for|on) [the] (voting|vote|votes|ballot|last ballot)] & [(for|of|in) nweek {nweek}] >",
            "(publish|post|announce|present) the [following] [official] [voting] results [(of|for)]",
            f"{_PUBLISHING} the [following] [(official|final|full)] (outcome|outcomes|tally|count|result) of {_VOTE} [(in|for|of) nweek {{nweek}}]",
            f"(make known|make public|give|bring|{_PUBLISHING[1:-1]}) < the [(official|final|full)] [voting] (results|outcome) [of {_VOTE}] & [(for|of|in) nweek {{nweek}}] > [(as follows|thus|below|here)]",
            f"{_PUBLISHING} the following [(official|final|full)] (results|outcome) (of|for|on|in) the proposals of (nweek {{nweek}}|(this|the last|last) nweek)",
            "(give|bring|hand) [you] [all] the [(official|final|full|voting)] results [(of|for) [the] (voting|vote|ballot)] [(for|of|in) nweek {nweek}] (herewith|hereby|below|here|now) [you]",
            f"(give|bring) you the [(official|final|full|voting)] (results|outcome) [of {_VOTE}] [(for|of|in) nweek {{nweek}}] (herewith|hereby|below|here|now)",
            "make < (the|its|these) [following] [(official|final|full)] [(voting|ballot)] results [(of|for) [the] (voting|vote|votes|ballot)] & [(for|of|in) nweek {nweek}] & (public|known) >",
        ),
        says=(
            f"[the] [(official|final|voting)] (results|result|outcome) [(of|for|in) [the] (voting|vote|votes|ballot|ballots)] [(in|for|of) nweek {{nweek}}] (is|are) (published|posted|issued|released|announced|presented) {_HERE}",
            "the votes are in [(for|of|on) (nweek {nweek}|(the|this) [last] (ballot|nweek|vote))] :",
            "(here is|this is) how the (votes|voting|vote|ballot) (came out|went|turned out|ended) [(in|for|of) nweek {nweek}] :",
            "[the] voting (in|on|for) nweek {nweek} (has ended|has closed|is over|has gone) [(,|:|–)] (as follows|thus|so|with these results|with the following results) :",
            f"the [(official|final|voting)] (results|result|outcome) of {_VOTE} [(in|for|of) nweek {{nweek}}] (is|are) (hereby|herewith) (published|announced|posted|presented|issued|released|declared|made public)",
            "[and] now [for] the [(official|final|voting)] results (you|we) [have] [all] (have|been|are) [all] [been] waiting for [:]",
            "the [(official|final|full)] [(voting|ballot)] results [(of|for) [the] [(voting|vote|ballot) (in|of|for)] nweek {nweek}] (are in|are these|are as follows|are the following) :",
            "(these|here|following|below) are the (official|final) [(voting|ballot)] results [(of|for) nweek {nweek}] :",
            "the [(official|final)] [(voting|ballot)] results [(of|for) [(the|this nweek 's)] (voting|vote|ballot)] [(for|of|in) [the] nweek {n}] are [(hereby|herewith|now)] (published|announced|posted|presented|issued|released|declared|made public) [(with|by|in) this (message|mail|post)]",
            "here (come|comes|follow|follows|are) (the|our|your) (official|final|full|voting) [(official|final|full|voting)] (results|result|outcome) [(of|for|in|on) [the] [(voting|vote|ballot|ballots|last|this nweek 's) ...]] [(of|for|in) nweek {nweek}]",
            "(herewith|hereby) [(the|our|your)] [(official|final|voting)] results (for|of) nweek {nweek}",
            "[the] [(voting|ballot|official)] results (are in|are ready|have come in|are complete) [,] and i [(hereby|herewith|now)] (publish|post|announce|issue|present|release) them [(herewith|hereby|now|below|here)]",
            "[please] find (below|here|herewith|attached) (the|our|your) [(official|final|voting)] results [(for|of) nweek {nweek}]",
            "here are the [(official|final)] [voting] results [(of|for|in) [the] (voting|vote|ballot|ballots)] [(of|for|in) nweek {nweek}]",
            "[the] [official] results of [the] (voting|vote|votes|ballot) [(in|for|of|on) nweek {n}] [(are|follow)] (as follows|below|these|follow|hereby published|published below)",
        ),
        headings=(
            r"^\W*the\s+results?\s+of\s+(?:the\s+)?(?:voting|vote|ballot)\s+(?:in|for|of|on)\s+nweek\s+(?P<nweek>\d+)\s+(?:are|is)(?:\s+as\s+follows)?\s*+:\s*$",
            rf"^\W*(?:(?:the|our)\s+)?(?:official\s+|final\s+)?(?:voting\s+)?results?(?:\s+|\s*+,\s*)(?:of\s+(?:the\s+)?(?:voting|vote|ballot),?\s*)?(?:(?:of|for)\s+)?(?:the\s+)?(?:voting\s+(?:in|of|for)\s+)?,?\s*nweek\s+(?P<nweek>\d+){_ASIDE}",
            r"^\W*nweek\s+(?P<nweek>\d+)\s+(?:voting\s+)?results,?\s+(?:published|issued|posted|presented|announced)\s+by\s+(?:me|the\s+chair\w+)\W*$|^\W*official\s+results,?\s+(?:for\s+|of\s+)?nweek\s+one\s+hundred[a-z -]{0,30}\W*$",
            rf"^\W*(?:the\s+)?(?:official|final)\s+(?:official\s+|final\s+)?{_RESULTS}{_SEP}{_ITS_NWEEK}{_ASIDE}",
            rf"^\W*(?:the\s+)?(?:voting\s+|ballot\s+)results?{_SEP}{_ITS_NWEEK}{_ASIDE}",
            rf"^\W*(?:the\s+)?results?{_SEP}{_ITS_NWEEK}{_ASIDE}",
            rf"^\W*official\s+(?:the\s+)?(?:nweek\s+(?P<nweek>\d+)\s+)?{_RESULTS}\W*$",
            r"^\W*final tally\b[^.?]{0,50}:?\s*$",
            rf"^\W*the\s+votes\s+are\s+(?:in|counted|cast\s+and\s+counted)\s*+:\s*{_FARES}",
            rf"^\W*(?:the\s+)?(?:official\s+|final\s+|voting\s+)?(?:results?|tally|count|outcome)(?:\s+of\s+the\s+(?:vote|voting|ballot))?,?\s+(?:(?:of|for|in)\s+)?nweek\s+(?P<nweek>\d+)\s*+:\s*{_FARES}",
            r"^\W*nweek\s+(?P<nweek>\d+)\s*+[:,–—-]\s*(?:the\s+)?(?:official\s+|final\s+)*(?:count|tally|results?|outcome)\s+of\s+(?:the\s+)?(?:votes?|voting|ballot)\W*$",
            r"^\W*(?:the\s+)?(?:official\s+|final\s+)?(?:outcome|results?)\s+of\s+(?:the|our|this\s+nweek['’]s)\s+(?:ballot|vote|voting(?:\s+period)?)\s*+:\s*$",
            r"^\W*(?:(?:the|official|final)\s+)*results\s+of\s+(?:the\s+)?(?:voting|votes?|ballot)\s+(?:in|for|of|on|from)\s+nweek\s+(?P<nweek>\d+)(?:\s*[,(–—-]+\s*(?:by|from|as\s+counted\s+by|counted\s+by|your|the)\s[^:.?]{2,40})?\W*$",
            r"^\W*(?:final\s+|official\s+)?voting\s+results\s+(?:for|of|on)\s+(?:the\s+)?proposals?\s+#?P?\d[^.?:]{0,40}:\s*$",
            r"^\W*(?:voting|ballot|official) results\W*$",
            r"^\W*nweek\s+(?P<nweek>\d+)\s+(?:voting\s+)?results\s*\((?:official|final)\)\W*$",
            r"^\W*(?:(?:the|official|final)\s+)*results\s+of\s+(?:the\s+)?(?:voting|votes?|ballot)\s*\(nweek\s+(?P<nweek>\d+)\)(?:\s*+,\s*(?:official|final|counted|published))?\s*+:?\s*$",
            r"^\W*nweek\s+(?P<nweek>\d+)\s*+[:,–—-]\s*(?:the\s+)?(?:official\s+|voting\s+)?results\W*$",
        ),
        examples={"I publish the voting results.": {}},
    ),
)
