"""Panic and emergency: Mental States, the Emergency Forum, the Pause, Refresh Proposals (4E0)."""

from __future__ import annotations

from engine.language import Clue, Document, Param, Slot, Turn, Where, Words
from officers.bnomic4.words.notices import NOTICES
from officers.bnomic4.words.verbs import REVISE, SENT, SUBMIT, WITHDRAW, any_of, changing, presented

_STATE = Param("state", Slot.STATE, required=True)
_RP = "(refresh proposal|rp)"
_APPOSED = r"(?i:\b(?:the|our|this)\s+(?:[\w'’-]+\s+){0,3}?(?:list|forum|wiki|channel|group|board|page|chat)\b[^,;:.()]{0,40}?)(?:,\s+|\s\(|\s[-–—]+\s)(?:(?i:namely|that\s+is)\s+)?((?!(?:which|that|where|who|and|as|so|if|but|it|I|we)\b)[\w#][\w#.-]*(?:\s[\w#.-]+){0,2})(?:,|\)|\s[-–—]+\s)"
"""Such a place with its name beside it: "the list we used last time, spoon-discuss, will do"."""
_CHANNEL = r"(?<![\w&])(#[A-Za-z][\w-]*)"
"""A channel by its name."""
_PLACE = (
    r"(?i)(?:.*[^\w])?(?:the|our|this)\s+((?:[\w'’-]+\s+){0,3}?(?:list|forum|wiki|channel|group|board|page|chat))\b"
)
"""A place where one can meet, in the sentence before "it"."""
_THE_FORUM = "((the|our) emergency forum|(the|our) forum (of|for|in) (the|this|our) [(present|current|new)] emergency)"
_TO_FORUM = "(designate|choose|name|declare|make|select|appoint|pick|settle on|establish|constitute|fix on|decide on|proclaim|nominate|elect|set up|install|go with|go for|opt for|settle for|adopt|take|set)"
_BEGIN = "(initiate|start|begin|open|set in motion|commence|launch|declare|kick off|trigger|set off|set going|run|bring about)"
_ANOTHER = "(my own|additional|extra|further|a new|another|a second|a third|a further|a fresh|an extra|an additional|one more|yet another|a separate|an independent|a parallel)"
_NOTICING = "(announce|give notice|give you notice|serve notice|let you know|proclaim|make known)"
_RAISED = "(incremented|increased|advanced|raised|stepped up|bumped [up]|put up|put forward|moved up|moved on|moved forward|pushed up)"
_UNLESS = "(unless (anyone|anybody|someone|somebody|a pep|any pep|some pep|one of you|another pep) (objects|minds|protests|opposes (it|this)|says no)|if (no pep|nobody|no one|none of you) (objects|minds|protests))"
_PAUSE = "[(the|its|our|a|this)] pause [(for|of|in) (the|this|our) [(present|current)] emergency [procedure]]"
_RAISING = "(incrementing|raising|increasing|advancing|stepping up|bumping up|bumping|pushing up|putting up|moving up)"
_LETTER = f"({'|'.join('bcdefghjklmnopqrstuvwxyz')})"
"""By which a Refresh Proposal is known on its ballot, save those that are words: "a", "i"."""
_INCREMENT = "(increment|increase|advance|raise|step)"
_RISE = f"[(extra|further|additional|more|new|next|first|second|third|daily)] (pause {_INCREMENT}|{_INCREMENT} (of|to|in) the pause)"
_THE_RISE = f"[(its|the|this|that|your|any)] [(planned|announced|next|further|latest)] (pause {_INCREMENT}|{_INCREMENT} [(of|to|in) the pause]|{_RAISING} [(it|[of] the pause)])"
_ITS_RISE = r"\b(?:pause|increments?|increas\w+|advance|rais\w+|steps?)\b"
_RAISE = "(increment|advance|increase|raise|step|bump|move up|push up|step up|put up|bump up)"
_ONLY_TOLD = any_of(
    # whoever is told of it designates nothing
    r"^\W*(?:please\s+)?(?:receive|take|consider|accept|treat)\s+(?:this|it)\s+as\b",
    # what is only notified
    r"^\W*(?:[^.;:!?]{0,40}\s)?(?:peps?\b[^.;:!?]{0,60}\b(?:told|notified|informed)|known\s+to\s+(?:\w+\s+){0,2}peps?)\b",
    r"\byou\s+are\s+(?:hereby|herewith|duly)\s+(?:told|informed|notified|advised)\b|\byour\s+notification\b",
    # what others said or know
    r"\b(?:announce|proclaim|declare|bring|report|point)\b[^.;:]{0,40}\bpeps?\s+that\b",
    r",\s+as\s+[\w ]{1,30}?\s(?:told|said|announced|wrote|knows?)\b",
    r"\bmake\s+(?:(?:it|this)\s+)?known\b",
    # what is one already, or only something like it
    r"\bforum\s+of\s+sorts\b",
    r"\bit\s+is\s+(?:the|our)\s+emergency\s+forum\b",
    # a notice to the players, which has words of its own
    r"^\W*(?:(?:the|my|your|this)\s+(?:\w+\s+){0,2}(?:notice|notification)\b[^:]{0,80}\bPEPs?\b|hear\s+this|take\s+note|take\s+notice|official\s+notice|be\s+it\s+known)\b",
    r"^\W*(?:(?:notice\s+|notification\s+)?to\s+|dear\s+|hey,?\s+|attention,?\s+|attention\s+|may\s+|let\s+)?(?:(?:all|every|each|the|other|of|you)\s+){0,4}PEPs?\b",
)
"""In no sentence that designates an Emergency Forum: it tells of one."""

WORDS = (
    Words(
        "set_mental_state",
        "emergency",
        rules=("4E0",),
        params=(_STATE,),
        does=(
            "(return|revert|go back|switch|change) [(back|over)] to [being] {state}",
            "(drop|fall|come|slip|sink|settle) back (to|into) [being] {state}",
            "(move|go|change|switch|turn) [from ...] (to|into) [being] {state}",
            "(resume|assume|adopt|enter|enter into|take on) (a|the|my) [mental] (state|condition) of {state}",
            "(become|go|turn|get|declare myself|set myself to|change to) [now] {state} [(again|once more|once again)]",
            "(am|feel) (now|hereby) {state} [(again|once more|once again)]",
            "am {state} [once] (again|now|once more|from now on)",
            "(set|reset|change|switch|alter|flip|put|return|restore|revert|move) < [(my|its|the|eir|his|her|their)] [own] [mental] (state [of mind]|mental state|panic button) & [from ...] & [back] (to|as|on|at) {state} >",
            "(flip|flick|press|push|turn|move|hit|slam|set|switch) (my|its|the) panic button (so that|until|till) it (shows|says|reads|is|points to|stands at) {state}",
            "(set|change|switch) (my|its) (mental state|panic button) to {state}",
            "(flip|flick|press|push|turn|move|hit|slam|knock|slide) (my|its|the) panic button (over|back|across|round|around) to {state}",
            "(flip|flick|press|push|turn|move|hit|slam) (my|its|the) panic button (to|:|,|[,] and [(so|thus|thereby|hence|therewith|hereby|now)] (become|turn|grow|go|am) [(now|thus|thereby|hence|hereby|so)]|, (becoming|turning|which makes me)) {state}",
            "(stop|unpress|release) (my|its) panic button => state=Calm",
            "(flip|flick) [(back|over)] to [being] {state}",
            "calm myself [(down)] [(:|,|;|-|–|—)] [and] [my] mental state [(=|:|:=|is|becomes)] {state}",
            "calm down [(:|,|;|-|–|—)] [(that is|i.e.|which is to say|that is to say|so|and)] [,] [my] [mental] state (=|:|:=|is|becomes|is now|goes to|returns to|goes back to) [(now|hereby)] {state}",
        ),
        says=(
            "[(now|after) ... [,]] (it is|it 's|it’s|its) [(back to|now)] [being] {state} [(again|now|once more)] (for me|with me) [(again|now|from now on|from here on)]",
            "[and|so] [my] mental state [(now|goes|going)] (back|up|down|over) to {state} [again] [,] [(please|pls|thanks|thank you|if you please|if you will)]",
            "{state} [,] (that is|that 's|that’s|this is) [(now|hereby)] [what] my (mental state|state of mind) (is [(now|hereby)]|now|hereby|from now on)",
            "{state} (is|be) (now|hereby) [what] my (mental state|state of mind) [is]",
            "i (am|'m|’m) back to [being] {state} [(again|now|once more)]",
            "my (mental state|state of mind) (is now|is hereby|shall be|is|becomes|goes to|is set to|is changed to) {state}",
            *changing("[my] [mental] state [of mind]", "{state}"),
            "my (mental state|state of mind) [,] (formerly|previously|until now|so far|up to now|hitherto|once|lately|no longer|not) ... [,] (is now|is hereby|is henceforth|is from now on|now is|becomes) {state}",
            "my [mental] (panic button|button|state|mood) (is|goes|returns|comes|switches|turns|flips|moves) [(now|hereby|herewith)] [back] to {state}",
            "my mental state (is|becomes) [hereby|now] {state}",
            "{state} is what i [(now|hereby)] (am|become|turn|go) [(now|hereby|henceforth)]",
            "[please] (mark|record|list|count|register|put|note|write) me [down] as {state}",
            "[please] (consider|take|regard|count) my panic button [as] (pressed|flicked|pushed|hit|switched|turned|flipped) [(:|,|;|-|–|—)] [and] i (am|'m|’m) [(now|hereby|thus|thereby)] {state}",
            "[please] (set|switch|turn|change|flip|move) me [back] (to|as) {state}",
            "[please] (change|switch|set|flip|put) my (mental state|state of mind|panic button) (:|to) {state}",
            "[(and|so)] (from (now|here|today|this (moment|minute|day|instant|hour|mail)) (on|onwards|onward)|as of (now|today|this (moment|minute|instant|mail|message))|henceforth) [,] i am {state}",
            "consider me {state} (from (now|here|today) on|as of (now|today)|now|henceforth)",
            "i (will|'ll|shall) be {state} (from (now|here|today) on|henceforth|as of (now|today)|from now)",
            "{state} is (the|my) mental state [(that|which)] i [(hereby|now)] (take on|assume|adopt|choose|enter|set myself to|pick)",
            "[my] mental state (=|:|:=) {state}",
            "[please] (mark|record|list|note|register|enter) my (mental state|state of mind|panic button) (as|at|on) {state}",
        ),
        labels=(
            *("mental state", "my mental state", "state of mind", "my state of mind"),
            *("mental state change", "new mental state", "change of mental state"),
        ),
        examples={"I become Paranoid.": {"state": "Paranoid"}},
    ),
    Words(
        "designate_emergency_forum",
        "emergency",
        rules=("4E0",),
        never=_ONLY_TOLD,
        params=(
            Param(
                "forum",
                Slot.TEXT,
                required=True,
                unlike=r"^which\b|,\s+(?:which|whom)\b|^(?:is|are|was|were|shall|will|has)\b|\b(?:known|PEPs?)\b|\b(?:(?:hereby|herewith|duly)\s+(?:told|informed|notified|advised)|notification)\b|^(?:aware|clear|plain|public|that)\b|^(?:an?|the|our|it)$|^(?:to\s+be\s+)?found\b|^(?:now\s+|not\s+|still\s+|too\s+|very\s+|so\s+)*(?:dead|needed|open|closed|full|slow|empty|down|broken|useful|good|bad|fine|busy|quiet|gone|missing|useless|silent)\b",
                cut=r"^by\s+my\s+\w+,?\s+|,?\s+(?:by|at|on)\s+my\s+(?:choice|designation|decision|decree|order|word|will)\b.*|^(?:so|let)\s+(?=\S)|,\s+(?:so\s+)?(?:please|do|come|join|see|meet|drop|pop)\b.*",
                clues=tuple(
                    Clue(place, where)
                    for where in (Where.BEFORE, Where.EARLIER)
                    for place in (_APPOSED, _CHANNEL, _PLACE)
                ),
            ),
        ),
        does=(
            f"{_TO_FORUM} < {{forum}} & [(as|to be|for)] [(the|our|its)] emergency forum >",
            f"{_TO_FORUM} {{phrase}} [(as|to be|for)] [(the|our|its)] emergency forum",
            f"{_TO_FORUM} {{phrase}} , ... , (as|to be|for) [(the|our|its)] emergency forum",
            f"{_TO_FORUM} (an|the|our|its) emergency forum [(-|–|—|:|,|;)] (namely|to wit|viz|it is|that is|this is|:) [,] {{forum}}",
            "(designate|choose|name) {phrase} , {name} , as the emergency forum",
            "(give|grant|assign|accord|confer|bestow) < [(to|on|upon)] {forum} & the (status|role|function|rank|designation|title|job) (of|as) [(the|our|an)] emergency forum >",
            f"{_TO_FORUM} {{phrase}} [for ...] (;|:|,|-|–|—) [and] (it|that|this|which) (is|shall be|becomes|will be) [(hereby|now|henceforth)] (the|our) emergency forum",
        ),
        labels=("emergency forum", "the emergency forum"),
        says=(
            "{phrase} (shall be|becomes|is now|is hereby|will be) (our|the) emergency forum",
            "{phrase} , ... , (shall be|becomes|is now|is hereby|will be) (our|the) emergency forum",
            "(our|the) emergency forum , (by|on|at) my (choice|designation|decision|decree|order|word|will) [as [(the|your|our)] coordinator] , (is|shall be|is to be) {forum}",
            f"(by|on|at) my (choice|designation|decision|decree|order|word|will) [as [(the|your|our)] coordinator] [,] {_THE_FORUM} is [(now|hereby)] {{forum}}",
            "{phrase} is (our|the) emergency forum [,] by (choice|designation|decision|decree|order|word|will) of (yours truly|me|the coordinator|your coordinator)",
            "{phrase} is (our|the) emergency forum (by my (choice|designation|decision|decree|order|word|will)|from now on|as of now|henceforth)",
            "{phrase} (serves|will serve|shall serve|is to serve|serve) [(us|us all|the peps)] as (our|the) emergency forum",
            "{phrase} is [hereby] (designated|chosen|named|declared|made|appointed|selected|picked|constituted|established) [(as|to be)] (the|its|our) emergency forum",
            "(hereby|herewith) (designated|chosen|named|declared|made|appointed|selected|picked) [(as|to be)] [(the|our)] emergency forum [by ...] : {forum}",
            "[(the|our)] emergency forum (=|:=|->) {forum}",
            "[(the|our|as|as the)] emergency forum [(that|which)] i [(hereby|now|herewith)] (designate|choose|name|appoint|pick|select|declare) [(for|in|of) (this|it|us|all|the (new|current|present|next|second) [(one|procedure|emergency|emergency procedure)]|[(this|the|our|my)] [new] (one|procedure|emergency|emergency procedure))] [(as [(the|your|our)] coordinator)] (is|shall be|will be) [:] {forum}",
            f"{_THE_FORUM} (is|shall be|will be) [(hereby|now|henceforth)] {{forum}}",
            f"{_THE_FORUM} , (which|that) (it is (my duty|my task|my privilege|up to me|for me) to|i (must|have to|am to|shall|hereby|now|get to|may)) (designate|choose|name|pick|select|appoint) [...] , (is|shall be|will be) [(hereby|now)] {{forum}}",
            "let {forum} serve (us|the peps|us all) as (our|the) emergency forum",
            "let {forum} (be|become|serve as|stand as|act as) (our|the) emergency forum",
            "let (our|the) emergency forum be {forum}",
            "[(my|our|the|{name} 's)] (choice|designation|selection|pick) (of|for|as) [(the|our|an)] emergency forum (is|:) {forum}",
            "[(the|our)] emergency forum is [(hereby|now)] (set|named|chosen|declared|designated) (:|to|as) [be] {forum}",
        ),
        examples={"I designate this list as the Emergency Forum.": {"forum": "this list"}},
    ),
    *NOTICES,
    Words(
        "initialise_pause",
        "emergency",
        once=True,
        never=r"\bby\s+(?:the\s+|our\s+)?(?:rules?|law|itself|r\d|4e)",
        rules=("4E0",),
        idle=True,
        does=(
            f"(initialise|initialize|start|begin|set up|open|reset|kick off|commence|launch|start up|set off|trigger|inaugurate) {_PAUSE}",
            f"make {_PAUSE} [equal to] (0|zero)",
            f"(kick|start|set|switch|turn) {_PAUSE} (off|up|on) [at (0|zero)]",
            f"(switch on|turn on) {_PAUSE}",
            f"(set|put|reset) {_PAUSE} (to|at) [its (initial|starting|first|opening) value [(of|:|,)]] (0|zero|none)",
            f"(set|put|get) {_PAUSE} (going|running|in motion|started|rolling|under way|underway|to work)",
            "(initialise|initialize) it [(-|–|—|,|:)] [(i mean|that is|namely)] [,] the pause",
            "(initialise|initialize|start) the pause",
        ),
        says=(
            "[the] pause (initialised|initialized)",
            "the pause (: (initialised|initialized|started|0)|(has begun|is on) [,|;|:] [and] i [hereby] (initialise|initialize|start) it)",
            f"{_PAUSE} (begins|starts|is set to) [(now|here|zero|0)] [,] [[(at|with|from|on)] (zero|0)]",
            f"let {_PAUSE} (begin|start|run|be [set]) [now] [(at|from|to|with) (zero|0)]",
            f"{_PAUSE} is [(hereby|herewith|now)] (initialised|initialized|started|begun|opened|set to (0|zero)) [(at|with|to) (0|zero)]",
            "pause := 0",
            "[the] pause (=|:=|at|is) (0|zero) , [(hereby|herewith|now)] (initialised|initialized|started|opened|set|begun) [(hereby|herewith|now)] [by (me|(the|your) coordinator|your ec|this (mail|message|post)) [as ...]]",
            "[the] pause set (to|at) (0|zero) by (me|the coordinator|your coordinator)",
            "(the|its|our) pause is (hereby|now) [(at|set to|set at|initialised at|initialized at)] (0|zero)",
        ),
        examples={"I initialise the Pause.": {}},
    ),
    Words(
        "announce_pause_increment",
        "emergency",
        never=r"\bannounced\s+by\s+(?!(?:me|(?:the|your|our)\s+coordinator)\b)|\b(?:increment|increase|advance)\s+(?:is|was|has|had)\b(?!\s+(?:hereby|herewith|now|here|announced|what))",
        rules=("4E0",),
        verb_needs={"announce": _ITS_RISE},
        announces=True,
        does=(
            "announce ... (increment|increase|advance|incrementing) [of] ... pause",
            f"{_NOTICING} that the pause (shall|will|is to|is going to) (go|move|step|rise|increase|advance|climb) [(up|forward|on)] [by (one|1|a step|a notch)]",
            f"{_NOTICING} that (i|e|he|she) (want|wants|wish|wishes|would like|should like|'d like) the pause to ((go|move|step|rise|increase|advance|climb) [(up|forward|on)]|be {_RAISED}) [by (one|1|a step|a notch)]",
            f"{_NOTICING} that the pause (shall|will|is to) be {_RAISED} [by (one|1)]",
            f"announce that (i|e|he|she|they) (mean|means|intend|intends|plan|plans|propose|proposes|will|shall|am about|am going|will be|shall be|am) [to] (({_RAISE}|{_RAISING}) the pause [by (one|1)]|add (one|1|a step) to the pause)",
            "announce (it|this) [(now|hereby|herewith|here)]",
            f"(give|serve|post|send) [(due|formal)] notice (of|that there will be) (a|an|the|another|one) [(extra|further|additional|more|new)] [pause] {_INCREMENT} [(of|to|in) the pause]",
            f"(propose|suggest) (a|an|the|another|one) {_RISE}",
            f"make [(an|the|this|my)] announcement of (a|an|the|another|one) {_RISE}",
            f"announce ((a|an|the|another|one) [(extra|further|additional|more|new)] {_INCREMENT} of it|its [(first|next|new)] {_INCREMENT})",
            "(increment|advance|increase|raise|step|bump) [the] pause [(by (one|1|a|an) [(day|nday|step|notch)]|again|once)]",
            "(move|push|bump|step|take|put|wind) < [the] pause & (up|forward|on|ahead) [by] [(one|1|a notch|a step)] >",
            "(set|turn) < [the] pause & (up|forward|on|ahead) by (one|1|a notch|a step) >",
            "(intend|plan) to (increment|advance|increase) [the] pause",
            "announce (a|the|another|a further|one more|my|our|its|this|today 's|tonight 's|this nday 's|this nweek 's|the next|the daily) pause (increment|increase)",
            "announce (a|the) (increment|advance) of the pause",
            "add (one|1|a step|a notch) [(more)] to [the] pause",
        ),
        says=(
            f"[{_UNLESS} [(within|in|by|before|on|here) ...] [,]] the pause (goes|moves|steps|is going|is moving|will go|will move|shall go|shall move) (up|on|forward|ahead) [by] (one increment|an increment|a step|one step|one|1|a notch|a step|one day) [(tomorrow|tonight|at|on|in) ...]",
            f"[{_UNLESS} [(within|in|by|before|on|here) ...] [,]] the pause (will|shall|is to) be {_RAISED} [(by (one|1)|again)] [(tomorrow|tonight|in 24 hours|a day from now)] [[,] {_UNLESS} [(within|in|by|before|on|here) ...]]",
            "[(a|the)] pause increment [is] [(hereby|now)] announced",
            f"[(a|an|the|another|one)] {_RISE} is what i [(hereby|herewith)] announce [(hereby|herewith|here|now)]",
            f"[(a|an|the|another|one)] [(extra|further|additional|more|new)] {_INCREMENT} (of|to|in) (it|the pause) is (hereby|herewith|now) announced",
            f"(here is|this is) (my|the|your|an|another|a|today 's|{{name}} 's) [...] (announcement|notice) of (a|an|the|another|one) {_RISE} [from your coordinator]",
            f"the coordinator [hereby] (makes announcement of|announces|gives notice of) (a|an|the|another|one) {_RISE}",
            f"the coordinator [hereby] announces that (e|he|she|they) (means|intends|plans|mean|intend|plan) to {_RAISE} the pause [by (one|1)]",
            f"[(the|your|my|a|today 's|{{name}} 's)] [(coordinator 's)] [(daily|new|next|official)] (announcement|notice|announcing) : [(a|an|the|another|one)] {_RISE}",
            f"[(my|the|a)] [(official|formal|due)] (notice|announcement) of (a|an|the|another|one) {_RISE} [by (me|the coordinator|your coordinator)] (:|,|-|–|—) ...",
            "(announcement|notice|announcing) : [the] pause (+ 1|+1|+ one|up by one|goes up|up one)",
        ),
        labels=("pause increment",),
        examples={"I intend to increment the Pause.": {}},
    ),
    Words(
        "object_pause_increment",
        "emergency",
        rules=("4E0",),
        topic=r"\bpause\b",
        does=(
            f"(object to|object against|protest|protest against|say no to|veto|oppose|block) {_THE_RISE}",
            f"(raise|make|lodge|enter|file|register|voice|have) (an|my) [(formal|firm|strong)] objection (to|against) {_THE_RISE}",
            "(object|protest) (to|against) (letting|having|seeing) (it|the pause) (go up|rise|move|step|raised|incremented|advanced|increased) [(up|on|forward)]",
            "object , {name} , to (your|the|this|that) (incrementing|increment of|raising|increasing|increase of|advancing) the pause",
            "(object|protest|say no) to (the|this|any|that) [...] (pause|increment|incrementing|increase) [...]",
            "oppose (the|this|any) [...] (pause|increment|incrementing|increase) [...]",
            "object to the pause [increment|being incremented|advance]",
            "(object|protest) (to|against) [...] (increment|increase|rise|raise|raising|increasing|incrementing|lengthening|extension|growth) [(of|to|in)] the pause [...]",
            "(object|protest) (to|against) ... pause (increment|increase|rise|raise|extension|lengthening) [...]",
            "oppose (speeding up|advancing|incrementing|the increment of|an increment of) the pause",
            "object to (speeding up|advancing|incrementing|the increment of|an increment of) the pause",
        ),
        says=(
            "(the|this) [...] [increment] [(of|to)] [the] pause [increment] (has|gets|meets with|receives) (my|an) objection [from me]",
            f"[please] (note|record|register|accept|count|take) my [(formal|firm|strong)] objection (to|against) {_THE_RISE}",
            f"{_THE_RISE} [is] (hereby|herewith) (objected to|opposed|protested|vetoed) [[,] by me]",
            f"{_THE_RISE} [is] [(hereby|herewith)] (objected to|opposed|protested|vetoed) [,] by me",
            f"[(an|my|one|formal)] objection [(is|be)] [(hereby|herewith|now|formally)] (lodged|raised|entered|made|filed|registered|noted|recorded) [(hereby|herewith|by me)] (to|against) {_THE_RISE}",
            "[no] [,] please do not (advance|increment|speed up) the pause",
            f"[(my|an|this|one)] [(formal|firm|strong|strenuous)] objection [from (me|this pep|a pep)] (to|against) [(the|your|that|this|any|its|{{name}} 's)] [(planned|announced|next|new|latest)] (pause {_INCREMENT}|{_INCREMENT} of the pause|(incrementing|raising|increasing|advancing) [of] the pause) [(is|be) [(hereby|herewith|now)] (lodged|made|entered|registered|raised|recorded|noted|filed|given)]",
            f"[please] (record|note|put|count|mark|list|register) me [down] (as|among those) [(objecting|opposed|an objector|one who objects)] to [(the|your|this|that)] [(planned|announced|next)] (pause {_INCREMENT}|{_INCREMENT} of the pause|incrementing [of] the pause)",
            "objection [(to|against)] [(the|this|that|any|your)] [(planned|announced|next|new)] (pause|increment|pause increment|increment of the pause|increase of the pause)",
        ),
        examples={"I object to the Pause increment.": {}},
    ),
    Words(
        "submit_refresh_proposal",
        "emergency",
        rules=("4E0",),
        never=r"\bis\s+that\s+(?:of|which|one)\b|\binto\s+(?:effect|force)\b|:\s*(?:(?:hereby|now|herewith)\s+)?(?:withdrawn|retracted|pulled|dropped)\b|^\W*my\s+(?:rp|refresh\s+proposal)\s+(?:is|gets)\s+(?:(?:hereby|herewith|now|therefore)\s+)*(?:chang|revis|amend|alter|updat|edit|modif|rewrit)",
        turns=(
            Turn(
                "revise_refresh_proposal",
                phrase=r"\b(?:now|henceforth)\s+(?:reads|says|runs)\b|\b(?:to\s+read|reads|is|says)\s+instead\b|\b(?:in\s+place\s+of|instead\s+of|for|(?:changes?|corrections?|edits?|revision)\s+(?:to|in|of))\s+my\b",
            ),
        ),
        params=(Param("title", Slot.TITLE),),
        does=(
            f"{SUBMIT} ... (refresh proposal|rp)",
            f"{SUBMIT} (the|another) (first|second|third|fourth|next|last|one) of my [...] (refresh proposals|rps)",
            f"(submit|present|propose|hand in|offer|suggest|add) (the following|a|this|my|another|the|the one) [following|new] {_RP}",
        ),
        labels=("refresh proposal", "rp", "my refresh proposal", "my rp"),
        says=(
            f"my {_RP} (is|reads|follows|is as follows|runs|says|goes) [(as follows|thus|this|like this|like so|so)]",
            *presented(_RP),
            f"(submitted|offered|presented|tabled) [(hereby|herewith|here)] as my [(own|new)] {_RP}",
            f"{_RP} by {{name}} :",
            f"my {_RP} (is|reads|says) that",
            f"let this be my {_RP}",
            f"as promised [,] my {_RP}",
            "my plan to restart the game (rp)".replace("(rp)", "... rp"),
        ),
        document=Document.PLAIN,
        examples={
            "I submit this Refresh Proposal: {{ The game resumes as it was. }}": {"body": "The game resumes as it was."}
        },
    ),
    Words(
        "revise_refresh_proposal",
        "emergency",
        never=r"\b(?:refresh\s+proposal|rp)\s+(?:page|list|index|archive|section|table|template|column)\b",
        rules=("4E0",),
        does=(
            f"{REVISE} (my|the|this) [...] (refresh proposal|rp)",
            f"(fix|correct|mend|repair|make) [(a|an|the|some|this|these|the following|two)] [(small|little|following|new)] (change|changes|revision|correction|corrections|edit|mistake|mistakes|error|errors|slip|slips|typo|typos) (in|to|of) my {_RP} [,] [(so that it|and it|so it|which|it)] [(now|then|henceforth)] [(reads|becomes|says|runs)]",
            f"(put|set|write|place) (a|the|this) [(new|following|other|different)] [new] (one|text|version|wording) (in place of|instead of|for) my {_RP}",
            f"(restate|amend and restate|revise and restate|redo|overhaul|supersede|revise|amend|update|change|edit) my {_RP}",
            f"(replace|change|swap|exchange|rewrite|redo) (the|its) (text|body|wording|contents) of my {_RP} [(with|by|to|for|as|so)]",
            f"replace my {_RP} (with|by)",
            f"(let|make|have) my {_RP} read [(instead|now|henceforth|from now on|as follows|thus)]",
            f"give my {_RP} (a|the|this|the following) [(new|fresh|different|following)] (text|body|wording)",
        ),
        labels=(
            *(
                f"{my}{new} {noun}"
                for my in ("", "my ")
                for new in ("updated", "revised")
                for noun in ("rp", "refresh proposal")
            ),
        ),
        says=(
            f"my {_RP} (gets|is given|receives|has|takes) [(a|the|these|some)] (new|different|other|following|fresh) (words|text|wording|body|version) [, (these|this|this one|namely|here|as follows)]",
            f"the (text|wording|body) of my {_RP} is [(hereby|herewith|now|therefore)] (revised|amended|changed|altered|updated|edited|modified|rewritten) [by me] (to [(read|say)]|(to|into|as) [(the following|this|follows|below)])",
            f"my {_RP} is [(hereby|herewith|now|therefore)] (revised|amended|changed|altered|updated|edited|modified|rewritten) [by me] (to [(read|say)]|(to|into|as) [(the following|this|follows|below)])",
            f"my {_RP} [(now|hereby|henceforth|from now on)] (reads|says|runs) [(now|this|thus|as follows|instead|from now on|henceforth)]",
            f"my {_RP} [(now|hereby|henceforth|from now on|therefore|thus|accordingly)] (becomes|turns into|changes to|changes into)",
            f"my {_RP} [(hereby|now|herewith)] (gets|has|receives|takes|is given) (a|the|this|the following) [(new|fresh|different|following)] (text|body|wording)",
            f"[(the|a|here is the|here is a)] (new|revised|second|third|updated|corrected|final) (text|version|wording|edition|draft) (of|for) my {_RP}",
            f"[(a|my)] (revision|rewrite|amendment|update|correction) (of|to) my {_RP} [[,] (which|it) (should|shall|is to|must|will) [now] (read|say)]",
            f"[my] {_RP} (v2|v3|v4|version 2|version 3|version two|2.0)",
            f"version {{n}} of my {_RP} [, (replacing|superseding|instead of|in place of) ...]",
            f"my [...] {_RP} [...] is [(hereby|now)] (revised|amended|changed|rewritten) [,] and [(now|henceforth)] (reads|says|runs)",
            f"my {_RP} is [(hereby|now)] (replaced|superseded) (by|with)",
            f"my {_RP} (is to|shall|should) [now] (read|be|say|run) [(now|instead|henceforth|from now on|as follows|thus)]",
        ),
        document=Document.PLAIN,
        examples={"I revise my Refresh Proposal to: {{ The game is over. }}": {"body": "The game is over."}},
    ),
    Words(
        "withdraw_refresh_proposal",
        "emergency",
        idle=True,
        rules=("4E0",),
        topic=r"\bemergenc|\brefresh|\brps?\b",
        does=(
            f"{WITHDRAW} < [(my|the)] [{_RP}] {_LETTER} & (from|off) (the|this|your|our) (list|ballot|table) >",
            f"{WITHDRAW} [(my|the)] [own] [{_RP}] {_LETTER}",
            f"{WITHDRAW} < (my|the|this|any) [...] (refresh proposal|rp) [(of|from) {{phrase}}] >",
            f"{WITHDRAW} < (the|my) {_RP} [(called|titled|entitled|named)] {{phrase}} >",
            f"{WITHDRAW} < (the|my) {_RP} [(that|which)] i {SENT} [{{phrase}}] >",
            f"(cancel|abandon|bin|discard|give up|remove|void|kill|delete|ditch|shelve) (my {_RP}|the {_RP} [(that|which)] i {SENT})",
            f"(strike|remove|delete|erase|cross|take|scratch|cross out|strike out) < my [own] {_RP} & (from|off) (the|your|our) (list|table|ballot|queue|agenda) >",
            f"(withdraw|retract|pull|drop|take back) (my|any|any earlier|all) [earlier|previous|old|own] {_RP}",
            f"(withdraw|retract|pull|drop) (my|any) ... {_RP}",
        ),
        says=(
            f"[(my|the)] [own] [{_RP}] {_LETTER} [(is|be)] [(hereby|herewith|now)] (withdrawn|retracted|pulled|dropped|taken back) [by me]",
            f"[my] [own] [{_RP}] {_LETTER} i [(hereby|herewith|now)] {WITHDRAW}",
            f"[the] {_RP} (of|by|from) {{name}} [(:|,|-|–|—|is)] [(now|hereby)] (withdrawn|retracted|pulled|dropped|scrapped) [by (me|its (author|maker|submitter))]",
            f"my [own] {_RP} is [(now|hereby)] (withdrawn|retracted|pulled|dropped)",
            f"my [(own|earlier|first|previous|old)] {_RP} (of|from) ... is [(now|hereby)] (withdrawn|retracted|pulled|dropped)",
            f"[please] (drop|scrap|withdraw|cancel|retract|bin|pull|remove) my {_RP}",
            f"(out|away|off|down) with my {_RP}",
            f"my [own] {_RP} is [(now|hereby|herewith)] (pulled|taken|drawn|struck|removed|withdrawn) [back] (out|out of|from|off) [of] [the (race|running|contest|competition|list|ballot|table|pool|queue)]",
            f"my {_RP} (goes|comes|is taken) off the (table|list|ballot|agenda)",
            f"my {_RP} [(hereby|herewith|now)] goes (in|into|to|on|onto) the (bin|dustbin|wastebasket|waste basket|trash|scrap heap|rubbish heap|fire) [[,] (withdrawn|and is withdrawn)]",
            f"my {_RP} is [(now|hereby)] (cancelled|canceled|scrapped|abandoned|void|off the table|no more|taken back|gone)",
            f"the {_RP} (that|which) (bears my name|i (submitted|made|wrote|sent)) is [(now|hereby)] (withdrawn|retracted|cancelled|scrapped|dropped|pulled)",
            f"the {_RP} (submitted|made|sent|sent in|posted|offered|written|put forward) by me is [(now|hereby)] (withdrawn|retracted|cancelled|canceled|scrapped|dropped|pulled)",
            f"[my] {_RP} [(is|has been)] [(hereby|now)] (withdrawn|retracted|dropped|cancelled|pulled)",
            f"(withdrawn|retracted|dropped|cancelled|pulled) [(hereby|herewith)] [by me] : my [own] {_RP}",
        ),
        examples={"I withdraw my Refresh Proposal.": {}},
    ),
    Words(
        "initiate_extra_procedure",
        "emergency",
        never=r"^(?!.*\bemergency\s+procedure).*\bprocedure\b[^;:.]{0,12}\s(?:for|to|of)\s+(?!(?:the|this|our)\s+(?:\w+\s+)?emergency|my\s+own)",
        topic=r"\bemergenc|\bprocedure",
        rules=("4E0",),
        does=(
            "(set|put|get) (another|a new|a second|a third|a further|a fresh|an extra|an additional|one more) emergency procedure (in motion|into motion|going|rolling|running|on its way)",
            "(initiate|start|begin|open|set in motion|commence|launch|declare|kick off|trigger|set off|set going|call for|invoke) [(a|another|the|one)] [(new|second|third|extra|further|more|fresh|additional)] emergency procedure",
            "(initiate|start|begin|open|set in motion|commence|launch|declare) [a|the|one] (another|new|second|third|extra|further|more|fresh|additional) emergency",
            "avail myself ... and initiate another emergency",
            f"{_BEGIN} {_ANOTHER} [(and (independent|separate))] (emergency procedure|procedure for (this|the) emergency)",
            f"{_BEGIN} {_ANOTHER} procedure",
            f"(set|put|get) < {_ANOTHER} [emergency] procedure & (going|in motion|running|under way|on foot|rolling) >",
            f"{_BEGIN} [(the|a|an|another|this|our)] extra procedure",
            f"(call|bring) {_ANOTHER} [emergency] procedure into (being|existence|life)",
            "(set|start|begin|initiate) (a new|another|a second|a third|a fresh) one [in motion]",
            f"(initiate|start|begin|open|launch) : {_ANOTHER} emergency procedure",
            "(initiate|start|begin) (a|another|the) [new|second|third|extra] emergency procedure",
            "start another (and am its coordinator|one|procedure)",
        ),
        says=(
            "[(a|another|the|one more)] [(new|second|third|extra|further|fresh|additional)] emergency procedure (is|be) [(hereby|now)] (initiated|started|begun|opened|declared|commenced)",
            "[(an|the|our)] emergency procedure (#|number|no.) {n} (begins|starts|opens) [(now|here|today)]",
            "... emergency procedure ... ; another [(one|procedure)] is (hereby|now) (begun|started|initiated|opened)",
            f"let {_ANOTHER} emergency procedure (begin|start|be (opened|initiated|started|begun)) [(;|,|:|-|–|—)] [and] [i [(hereby|herewith|now)] (initiate|start|begin|open) it]",
            "new procedure ; i am its coordinator",
            f"{_ANOTHER} emergency procedure [,] [(hereby|now|herewith)] (initiated|started|begun|opened|set in motion) [hereby] by me",
            f"(let there be|there shall be|there is hereby) {_ANOTHER} emergency procedure",
            f"({_ANOTHER} emergency procedure|(a|an) emergency procedure of my own) [of my own] (begins|starts|opens) (hereby|herewith|now|here|with this mail|with this message)",
        ),
        examples={"I initiate a new Emergency Procedure.": {}},
    ),
)
