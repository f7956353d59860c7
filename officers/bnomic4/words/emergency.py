"""Panic and emergency: Mental States, the Emergency Forum, the Pause, Refresh Proposals (4E0)."""

from __future__ import annotations

from engine.language import Clue, Document, Param, Slot, Turn, Where, Words
from officers.bnomic4.words.notices import NOTICES
from officers.bnomic4.words.verbs import REVISE, SUBMIT, WITHDRAW, changing, presented

_STATE = Param("state", Slot.STATE, required=True)
_RP = "(refresh proposal|rp)"
_PLACE = r"(?i)\b(?:the|our|this)\s+((?:[\w-]+\s+){0,3}?(?:list|forum|wiki|channel|group|board|page|chat))\b"
"""A place where one can meet, in the sentence before "it"."""
_TO_FORUM = "(designate|choose|name|declare|make|select|appoint|pick|settle on|establish|constitute|fix on|decide on|proclaim|nominate|elect|set up|install)"
_WINS = "(wins|has won|is selected|is the winner|is chosen|prevails|carries the day|has been selected|comes out on top)"
_LEADS_AND_WINS = (
    r"\b(?:[Rr]efresh\s+[Pp]roposal\s+|RPs?\s+)?(?:[\"“](?P<title>[^\"”]{1,60})[\"”]|(?P<letter>(?!I\b)[A-Z])\b)\s+(?:is|was|has|had|gets|got|leads|led|comes|came|holds|reaches|takes|stands|beats|ranks)\s"
    r"(?:(?!\b(?:[A-Z]|no|not|never|eliminated|out|last|least|fewest|neither|nobody|none)\b)[^.,;:!?]){1,100}?,?\s(?:and|so)\s+(?:(?:is|has|so|thus|thereby|therefore|hence|hereby|now)\s+){0,3}"
    r"(?:wins|won|selected|chosen|prevails|carries\s+the\s+day|the\s+winner)\b(?!\s+(?:nothing|no|none)\b)"
    r"|\b(?:[Rr]efresh\s+[Pp]roposal\s+|RPs?\s+)?(?P<backed>(?!I\b)[A-Z]),\s(?:with|having|being|by|at|on|as)\s(?:(?!\b[A-Z]\b)[^.,;:!?]){1,80},\s"
    r"(?:(?:is|has|thus|thereby|therefore|hence|hereby|now)\s+){0,3}(?:wins|won|selected|chosen|prevails|carries\s+the\s+day|the\s+winner)\b"
)
"""A winner whose votes are told first: "R has more than half of them and is selected"."""
_BEGIN = "(initiate|start|begin|open|set in motion|commence|launch|declare|kick off|trigger|set off|set going)"
_ANOTHER = "(a new|another|a second|a third|a further|a fresh|an extra|an additional|one more|yet another|a separate|an independent)"
_INCREMENT = "(increment|increase|advance|raise|step)"
_RAISE = "(increment|advance|increase|raise|step|bump|move up|push up|step up|put up|bump up)"

WORDS = (
    Words(
        "set_mental_state",
        "emergency",
        rules=("4E0",),
        params=(_STATE,),
        does=(
            "(return|revert|go back|switch|change) [back] to [being] {state}",
            "(resume|assume|adopt|enter|enter into|take on) (a|the|my) [mental] (state|condition) of {state}",
            "(become|go|turn|get|declare myself|set myself to|change to) [now] {state} [(again|once more|once again)]",
            "(am|feel) (now|hereby) {state} [(again|once more|once again)]",
            "am {state} [once] (again|now|once more|from now on)",
            "(set|change|switch|alter|flip|put|return|restore|revert|move) < [(my|its|the)] [own] [mental] (state|mental state|panic button) & [from ...] & (to|as|on|at) {state} >",
            "(flip|flick|press|push|turn|move|hit|slam|set|switch) (my|its|the) panic button (so that|until|till) it (shows|says|reads|is|points to|stands at) {state}",
            "(set|change|switch) (my|its) (mental state|panic button) to {state}",
            "(flip|flick|press|push|turn|move|hit|slam) (my|its|the) panic button (to|:|,|and become|and am now|, becoming) {state}",
            "(stop|unpress|release) (my|its) panic button => state=Calm",
            "calm down : [my] mental state (=|:|:=|is) {state}",
        ),
        says=(
            "my (mental state|state of mind) (is now|is hereby|shall be|is|becomes|goes to|is set to|is changed to) {state}",
            *changing("[my] [mental] state [of mind]", "{state}"),
            "my [mental] (panic button|button|state|mood) (is|goes|returns|comes|switches|turns|flips|moves) [(now|hereby|herewith)] [back] to {state}",
            "my mental state (is|becomes) [hereby|now] {state}",
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
        never=r"\bit\s+is\s+(?:the|our)\s+emergency\s+forum\b|\bmake\s+(?:(?:it|this)\s+)?known\b|^\W*(?:hear\s+this|take\s+note|take\s+notice|official\s+notice|be\s+it\s+known)\b|^\W*(?:(?:notice\s+|notification\s+)?to\s+|dear\s+|hey,?\s+|attention,?\s+|attention\s+)?(?:(?:all|every|each|the|other|of)\s+){0,4}PEPs?\b",
        params=(
            Param(
                "forum",
                Slot.TEXT,
                required=True,
                unlike=r"\b(?:known|PEPs?)\b|^(?:aware|clear|plain|public|that)\b|^(?:an?|the|our)$|^(?:to\s+be\s+)?found\b|^(?:now\s+|not\s+|still\s+|too\s+|very\s+|so\s+)*(?:dead|needed|open|closed|full|slow|empty|down|broken|useful|good|bad|fine|busy|quiet|gone|missing|useless|silent)\b",
                cut=r"^by\s+my\s+\w+,?\s+",
                clues=(Clue(_PLACE, Where.EARLIER),),
            ),
        ),
        does=(
            f"{_TO_FORUM} < {{forum}} & [(as|to be|for)] [(the|our|its)] emergency forum >",
            f"{_TO_FORUM} {{phrase}} [(as|to be|for)] [(the|our|its)] emergency forum",
            f"{_TO_FORUM} (an|the|our|its) emergency forum [(-|–|—|:|,|;)] (namely|to wit|viz|it is|that is|this is|:) [,] {{forum}}",
            "(designate|choose|name) {phrase} , {name} , as the emergency forum",
            f"{_TO_FORUM} {{phrase}} [for ...] (;|:|,|-|–|—) [and] (it|that|this|which) (is|shall be|becomes|will be) [(hereby|now|henceforth)] (the|our) emergency forum",
        ),
        labels=("emergency forum", "the emergency forum"),
        says=(
            "{phrase} (shall be|becomes|is now|is hereby|will be) (our|the) emergency forum",
            "{phrase} is (our|the) emergency forum (by my (choice|designation|decision|decree|order|word|will)|from now on|as of now|henceforth)",
            "{phrase} (serves|will serve|shall serve|is to serve) as (our|the) emergency forum",
            "{phrase} is [hereby] (designated|chosen|named|declared|made|appointed|selected|picked|constituted|established) [(as|to be)] (the|its|our) emergency forum",
            "(hereby|herewith) (designated|chosen|named|declared|made|appointed|selected|picked) [(as|to be)] [(the|our)] emergency forum [by ...] : {forum}",
            "[(the|our)] emergency forum (=|:=|->) {forum}",
            "(the|our) emergency forum (is|shall be|will be) [(hereby|now|henceforth)] {forum}",
            "[(the|our)] emergency forum is [(hereby|now)] (set|named|chosen|declared|designated) (:|to|as) [be] {forum}",
        ),
        examples={"I designate this list as the Emergency Forum.": {"forum": "this list"}},
    ),
    *NOTICES,
    Words(
        "initialise_pause",
        "emergency",
        rules=("4E0",),
        does=(
            "(initialise|initialize|start|begin|set up|open|reset|kick off|commence|launch|start up|set off|trigger|inaugurate) [(the|its|our|a|this)] pause",
            "(set|put|reset) [(the|its|our|a|this)] pause (to|at) [its (initial|starting|first|opening) value [(of|:|,)]] (0|zero|none)",
            "(set|put|get) [(the|its|our|a|this)] pause (going|running|in motion|started|rolling|under way|underway|to work)",
            "(initialise|initialize) it [(-|–|—|,|:)] [(i mean|that is|namely)] [,] the pause",
            "(initialise|initialize|start) the pause",
        ),
        says=(
            "[the] pause (initialised|initialized)",
            "the pause (: (initialised|initialized|started|0)|(has begun|is on) [,|;|:] [and] i [hereby] (initialise|initialize|start) it)",
            "the pause (begins|starts|is set to) [(now|zero|0)]",
            "(the|its|our) pause is [hereby] (initialised|initialized|started|begun|set to (0|zero))",
            "pause := 0",
            "[the] pause set (to|at) (0|zero) by (me|the coordinator|your coordinator)",
            "(the|its|our) pause is (hereby|now) [(at|set to|set at|initialised at|initialized at)] (0|zero)",
        ),
        examples={"I initialise the Pause.": {}},
    ),
    Words(
        "announce_pause_increment",
        "emergency",
        never=r"\b(?:increment|increase|advance)\s+(?:is|was|has|had)\b(?!\s+(?:hereby|herewith|now|here|announced|what))",
        rules=("4E0",),
        announces=True,
        does=(
            "announce ... (increment|increase|advance|incrementing) [of] ... pause",
            "announce that the pause (shall|will|is to|is going to) (go|move|step|rise|increase|advance|climb) [(up|forward|on)] [by (one|1|a step|a notch)]",
            "announce that the pause (shall|will|is to) be (incremented|increased|advanced|raised|stepped up) [by (one|1)]",
            f"announce that (i|e|he|she|they) (mean|means|intend|intends|plan|plans|propose|proposes) to {_RAISE} the pause [by (one|1)]",
            f"(give|serve|post|send) [(due|formal)] notice (of|that there will be) (a|an|the|another|one) [(extra|further|additional|more|new)] [pause] {_INCREMENT} [(of|to|in) the pause]",
            f"(propose|suggest) (a|an|the|another|one) [(extra|further|additional|more|new)] (pause {_INCREMENT}|{_INCREMENT} (of|to|in) the pause)",
            f"make [(an|the|this|my)] announcement of (a|an|the|another|one) [(extra|further|additional|more|new)] (pause {_INCREMENT}|{_INCREMENT} (of|to|in) the pause)",
            f"announce ((a|an|the|another|one) [(extra|further|additional|more|new)] {_INCREMENT} of it|its [(first|next|new)] {_INCREMENT})",
            "(increment|advance|increase|raise|step|bump) [the] pause [(by (one|1|a|an) [(day|nday|step|notch)]|again|once)]",
            "(move|push|bump|step|set|take|put|wind|turn) < [the] pause & (up|forward|on|ahead) [by] [(one|1|a notch|a step)] >",
            "(intend|plan) to (increment|advance|increase) [the] pause",
            "announce (a|the|another|a further|one more|my|our|its|this|today 's|tonight 's|this nday 's|this nweek 's|the next|the daily) pause (increment|increase)",
            "announce (a|the) (increment|advance) of the pause",
        ),
        says=(
            "[unless anyone objects [,]] the pause (goes|moves|steps|is going|is moving|will go|will move|shall go|shall move) (up|on|forward|ahead) [by] (one increment|an increment|a step|one step|one|1|a notch|a step|one day) [(tomorrow|tonight|at|on|in) ...]",
            "the pause (will|shall|is to) be (incremented|increased|advanced|raised) [(by one|again)]",
            "[(a|the)] pause increment [is] [(hereby|now)] announced",
            f"[(a|an|the|another|one)] [(extra|further|additional|more|new)] (pause {_INCREMENT}|{_INCREMENT} (of|to|in) the pause) is what i [(hereby|herewith)] announce [(hereby|herewith|here|now)]",
            f"[(a|an|the|another|one)] [(extra|further|additional|more|new)] {_INCREMENT} (of|to|in) (it|the pause) is (hereby|herewith|now) announced",
            f"(here is|this is) (my|the|your|an|another|a|today 's|{{name}} 's) [...] (announcement|notice) of (a|an|the|one|another) [(extra|further|additional|more|new)] (pause {_INCREMENT}|{_INCREMENT} (of|to|in) the pause) [from your coordinator]",
            f"the coordinator [hereby] (makes announcement of|announces|gives notice of) (a|an|one|another|the) [(extra|further|additional|more|new)] (pause {_INCREMENT}|{_INCREMENT} (of|to|in) the pause)",
            f"the coordinator [hereby] announces that (e|he|she|they) (means|intends|plans|mean|intend|plan) to {_RAISE} the pause [by (one|1)]",
            f"(announcement|notice|announcing) : [(a|an|the|another|one)] [(extra|further|additional|more|new)] (pause {_INCREMENT}|{_INCREMENT} (of|to|in) the pause)",
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
            "(object|protest) to (its|the|this|that|your) [(planned|announced|next|further|latest)] (increment|increase|incrementing|advance)",
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
        turns=(Turn("revise_refresh_proposal", phrase=r"\b(?:now|henceforth)\s+(?:reads|says|runs)\b"),),
        params=(Param("title", Slot.TITLE),),
        does=(
            f"{SUBMIT} ... (refresh proposal|rp)",
            f"{SUBMIT} (the|another) (first|second|third|fourth|next|last|one) of my [...] (refresh proposals|rps)",
            f"(submit|present|propose|hand in|offer) (the following|a|this|my|another|the|the one) [following|new] {_RP}",
        ),
        labels=("refresh proposal", "rp", "my refresh proposal"),
        says=(
            f"my {_RP} (is|reads|follows|is as follows|runs|says) [(as follows|thus|this)]",
            *presented(_RP),
            f"(submitted|offered|presented|tabled) [(hereby|herewith|here)] as my [(own|new)] {_RP}",
            "rp by {name}",
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
        rules=("4E0",),
        does=(
            f"{REVISE} (my|the|this) [...] (refresh proposal|rp)",
            f"(restate|amend and restate|revise and restate|redo|overhaul|supersede|revise|amend|update|change|edit) my {_RP}",
            f"(replace|change|swap|exchange|rewrite|redo) (the|its) (text|body|wording|contents) of my {_RP} [(with|by|to|for|as|so)]",
            f"replace my {_RP} (with|by)",
            f"(let|make|have) my {_RP} read [(instead|now|henceforth|from now on|as follows|thus)]",
            f"give my {_RP} (a|the|this|the following) [(new|fresh|different|following)] (text|body|wording)",
        ),
        labels=("updated rp", "updated refresh proposal", "revised rp", "revised refresh proposal"),
        says=(
            f"my {_RP} is [(hereby|herewith|now)] (revised|amended|changed|rewritten) [by me] (to (read|say)|(to|into|as) (the following|this|follows|below))",
            f"my {_RP} [(now|hereby|henceforth|from now on)] (reads|says|runs) [(now|this|thus|as follows|instead|from now on|henceforth)]",
            f"my {_RP} [(hereby|now|herewith)] (gets|has|receives|takes|is given) (a|the|this|the following) [(new|fresh|different|following)] (text|body|wording)",
            f"[(the|a|here is the|here is a)] (new|revised|second|third|updated|corrected|final) (text|version|wording|edition|draft) (of|for) my {_RP}",
            f"[(a|my)] (revision|rewrite|amendment|update|correction) (of|to) my {_RP}",
            f"[my] {_RP} (v2|v3|v4|version 2|version 3|version two|2.0)",
            f"my [...] {_RP} [...] is [(hereby|now)] (revised|amended|changed|rewritten) [,] and [(now|henceforth)] (reads|says|runs)",
            f"my {_RP} is [(hereby|now)] (replaced|superseded) (by|with)",
        ),
        document=Document.PLAIN,
        examples={"I revise my Refresh Proposal to: {{ The game is over. }}": {"body": "The game is over."}},
    ),
    Words(
        "withdraw_refresh_proposal",
        "emergency",
        idle=True,
        rules=("4E0",),
        does=(
            f"{WITHDRAW} < (my|the|this|any) [...] (refresh proposal|rp) [(of|from) {{phrase}}] >",
            f"{WITHDRAW} < (the|my) {_RP} [(that|which)] i (sent|sent in|made|wrote|submitted|posted|offered) [{{phrase}}] >",
            f"(cancel|abandon|bin|discard|give up|remove|void|kill|delete|ditch|shelve) my {_RP}",
            f"(withdraw|retract|pull|drop|take back) (my|any|any earlier|all) [earlier|previous|old|own] {_RP}",
            f"(withdraw|retract|pull|drop) (my|any) ... {_RP}",
        ),
        says=(
            f"my [own] {_RP} is [(now|hereby)] (withdrawn|retracted|pulled|dropped)",
            f"my [(own|earlier|first|previous|old)] {_RP} (of|from) ... is [(now|hereby)] (withdrawn|retracted|pulled|dropped)",
            f"[please] (drop|scrap|withdraw|cancel|retract|bin|pull|remove) my {_RP}",
            f"(out|away|off|down) with my {_RP}",
            f"my {_RP} is [(now|hereby)] (cancelled|canceled|scrapped|abandoned|void|off the table|no more|taken back|gone)",
            f"the {_RP} (that|which) (bears my name|i (submitted|made|wrote|sent)) is [(now|hereby)] (withdrawn|retracted|cancelled|scrapped|dropped|pulled)",
            f"[my] {_RP} [(is|has been)] [(hereby|now)] (withdrawn|retracted|dropped|cancelled|pulled)",
        ),
        examples={"I withdraw my Refresh Proposal.": {}},
    ),
    Words(
        "publish_emergency_ballot",
        "emergency",
        rules=("4E0",),
        params=(
            Param(
                "proposals",
                Slot.PHRASE,
                listed=True,
                clues=(Clue(r"\A\s*+:\s*([A-Z](?:\s*+,\s*[A-Z])*)", Where.AFTER),),
            ),
        ),
        does=(
            "(publish|post|issue|present|release|circulate) ... ballot (of|for|on) [the] (refresh|refresh proposals|rps|emergency)",
            "(publish|post|issue|release|circulate|present|send out|distribute|put out|promulgate|bring out|hand out|give out|announce|send|dispatch) [(the|this|an|our|my)] [(following|official|first|second|new)] (rp|emergency|refresh|refresh proposal) ballot",
            "(put|place|list) ... on (the|this|an|our) (rp|emergency|refresh|refresh proposal) ballot [,] and [hereby] (publish|post|issue|release|send|distribute) it",
        ),
        says=(
            "the coordinator publishes the ballot of refresh proposals",
            "the coordinator [hereby] (publishes|issues|posts|releases|distributes) (the|this|an) [official] (rp|emergency|refresh|refresh proposal) ballot",
            "(the|this|our) [(official|following)] (rp|emergency|refresh|refresh proposal) ballot is (hereby|herewith|now) (distributed|promulgated|sent out|out|in your hands|open)",
            "(the|this|our) [(official|following)] (rp|emergency|refresh|refresh proposal) ballot is (published|posted|issued|released) (hereby|herewith|below|here)",
            "the ballot (of|for) (this|the|our) emergency is (hereby|herewith|now) (published|posted|issued|released|out|distributed|sent out)",
            "(rp|emergency|refresh|refresh proposal) ballot is (hereby|now) (published|posted|issued|released|out|distributed|sent out)",
            "here (comes|follows|goes) (the|our|an) [official] (emergency|rp|refresh|refresh proposal) ballot [, (published|issued|posted|sent) by me]",
            "this is (the|our) [official] (emergency|rp|refresh|refresh proposal) ballot",
            "the ballot (listing|of|with|for) [all] [(the|these|our)] (refresh proposals|rps) (is as follows|follows|is this|reads) [, and i [hereby] publish it] [:]",
            "here are all refresh proposals to rank",
            "(the|this) [following] (rp|emergency|refresh|refresh proposal) ballot is (hereby|herewith|now) (published|posted|issued|released|circulated|presented)",
            "here is (the|our|an) [official] (emergency|rp|refresh|refresh proposal) ballot",
            "(the|our|this) [official] (emergency|rp|refresh|refresh proposal) ballot , (hereby|herewith|now) (published|posted|issued|released|presented)",
            "the following (rps|refresh proposals) are up for ranking",
            "the [(official|current)] (emergency|rp|refresh|refresh proposal) ballot (is|reads|stands|looks) (as follows|this|thus|so|now|like this) :",
        ),
        headings=(
            r"^\W*(?:official\s+)?(?:emergency|rp|refresh(?:\s+proposals?)?)\s+ballot\b(?:\s*$|\s*[:;(–—-]|(?:\s*+,)?\s+(?:for|of|on|nweek|number|no|as|published|with|below)\b)",
        ),
        examples={"I publish the RP Ballot:": {}},
    ),
    Words(
        "cast_emergency_ballot",
        "emergency",
        rules=("4E0",),
        params=(Param("ranking", Slot.RANKING, unlike=r"\b(?:for|on|against)\s+[#P]?\d", required=True),),
        does=(
            "rank < [(the|them|these|my|choices|refresh proposals|rps)] [(refresh proposals|rps|proposals|choices)] [(as follows|thus|so)] & [:] {ranking} >",
            "(submit|cast|give) my (ranking|ballot|emergency ballot) [:|,|as] {ranking}",
            "rank (them|the rps|the refresh proposals|these) [(thus|so|as follows|like this|in this order)] [:] {ranking}",
            "rank [them|the rps|the refresh proposals] [as follows] [:] {ranking}",
        ),
        says=(
            "my (ranking|order|preference|order of preference|emergency ballot) (is|:|,) {ranking}",
            "my ballot : {ranking}",
            "my [emergency] ballot ranks {ranking}",
            "my ranking (:|is) {ranking}",
            "(this|here|below|that) is how i rank [(them|the rps|the refresh proposals|these)] [:] {ranking}",
            "my [(own|final|emergency)] (ranking|order|preference|preferences|order of preference|ballot|list) [(for|in|on|of) ...] [,] (best first|from best to worst|best to worst|in order|in order of preference|in this order|from first to last|first to last|favourite first|most liked first) [(is|:|,)] {ranking}",
            "my [(own|final|emergency)] ballot (in|for|on) (the|this) [(old|first|second|new|other|current|emergency)] (one|procedure|emergency|emergency procedure) (is|:) {ranking}",
        ),
        labels=(
            "ranking",
            "my emergency vote",
            "emergency vote",
            "my ranking",
            "my own ranking",
            "my final ranking",
            "my order",
            "my preference",
            "my emergency ballot",
        ),
        examples={"I rank B > A.": {"ranking": ["B", "A"]}},
    ),
    Words(
        "tally_emergency_ballots",
        "emergency",
        once=True,
        after=(
            f"[(so|hence|thus|therefore|and)] [{_RP}] {{winner}} {_WINS}",
            f"[the] winner [is] [:] [{_RP}] {{winner}}",
            f"... and [(is|has)] [(so|thus|thereby|therefore|hence|hereby|now)] ({_WINS}|selected|chosen|won|the winner)",
        ),
        never=r"\bsub-?games?\b|\bwinners?\s+of\s+(?!the\s+(?:emergency|ballot|refresh|rp|vote|voting|ranking|tally))",
        rules=("4E0",),
        about=frozenset(
            "emergency refresh rp rps coordinator ballots ballot tally tallied tallying count counted votes peps pep".split()
        ),
        params=(
            Param(
                "winner",
                Slot.PHRASE,
                unlike=r"(?-i:\b(?:is|are|was|were|has|have|had|gets?|got|being|leads|led|comes|came|takes|holds|stands|beats|ranks)\b)|\b(?:it|so|and|or)(?:\s+(?:so|thus|thereby|therefore|hence|now))?$|^(?:so|no|nobody|nothing|none|neither|it|e|he|she|they|this|that|one|we|each|every|(?-i:the)?\s*(?:most|least))\b|^(?:of|out\s+of|after|with|in|by)\s|\b(?:sub-?game|game|match|ballots?|vote|voting)\b|^(?:myself|me|us|ourselves|you|everybody|everyone|nobody|(?-i:the|an?|its?|this|that))$|\btricks?\b|^that\s|\b(?-i:I)\s|^(?:myself|me|us|ourselves)\b",
                clues=(
                    Clue(r"\bwinner(?:\s+is|:)\s+(?:RP\s+|Refresh\s+Proposal\s+)?([A-Z]{1,3}\d*)\b"),
                    Clue(r"\b(?:RP\s+)?([A-Z])\s+(?:wins|has won|prevails|is\s+(?:selected|the\s+winner|chosen))"),
                    Clue(_LEADS_AND_WINS, Where.LATER),
                    Clue(r"\bdeclares?\s+(?:RP\s+|Refresh\s+Proposal\s+)?([A-Z])\s+(?:to\s+be\s+)?the\s+winner\b"),
                ),
            ),
        ),
        does=(
            "(announce|declare|proclaim|state|report|find) [that] [(refresh proposal|rp|proposal)] {winner} (wins|has won|is selected|is the winner|is chosen|prevails|carries the day|has been selected)",
            "(announce|declare|proclaim|report) [(refresh proposal|rp|proposal)] {winner} [(to be|as)] [the] (winner|selected|winning|victor) [...]",
            "(count|tally|total|total up|add up|count up|sum up) ... ballots [...]",
            f"(count|tally|total|total up|add up|count up|sum up) [the] (emergency|rp|refresh|refresh proposal) ballots [(:|,|-|;)] [{_RP}] {{winner}} {_WINS}",
            "(do|make|carry out|run|perform|undertake) (the|a|our) (tally|count|counting|runoff|run-off) of the [emergency] ballots",
            "tally (them|these) and declare [(refresh proposal|rp|proposal)] {winner} [(to be|as)] [the] winner",
            "have (counted|tallied) ... ballots [:] [(refresh proposal|rp|proposal)] {winner} (wins|has won|is selected|is the winner|is chosen|prevails)",
            "(count|tally) [(the|all|these)] [emergency] ballots : {winner} ['s] [refresh] [proposal] (is selected|is the winner|wins|has won|prevails|is chosen)",
            "(count|tally) [the] [emergency] ballots [(:|,|-)] [...] [(refresh proposal|rp|proposal)] {winner} (is the winner|wins|has won|is selected|prevails)",
            "count the emergency ballots [:] [{winner} wins]",
            "announce the (result|outcome) [of the (emergency ballot|emergency ballots|tally|vote)] [:|,] [(refresh proposal|rp)] {winner} (wins|has won|is selected|is the winner|prevails)",
            "tally the emergency ballots [:] [{winner} wins]",
        ),
        says=(
            "the [emergency] ballots (being|having been|have been|are|are now|are hereby) (counted|tallied) [:|,|;|and] [...] [(:|,|;|and)] [(refresh proposal|rp|proposal)] {winner} (is|wins|has won|prevails) [(the winner|selected|chosen)]",
            "[the] tally [of the] [emergency] [ballots] : [...] [,] [(so|hence|thus|therefore|and)] {winner} (is selected|is the winner|wins|has won|prevails|is chosen)",
            "[(refresh proposal|rp)] {winner} (wins|has won|carries) the [emergency] ballot",
            "(refresh proposal|rp) {winner} (wins|has won|is selected|is the winner|is chosen|prevails|carries the day)",
            "the (winner|winning [(refresh proposal|rp|proposal)]) [of the (emergency ballot|emergency ballots|vote|ranking)] (is|:) [(refresh proposal|rp|proposal)] {winner}",
            "the [emergency] ballots (being|having been) counted , [refresh] proposal {winner} (is selected|wins|has won)",
            "[refresh] proposal {winner} (is|stands) selected",
            "results of the rp vote : ... rp {winner} is selected",
            "with {n} of {n} votes rp {winner} is selected",
            "tally : round ... ; {winner} wins",
            f"[the] (result|results|outcome) of the (emergency ballot|emergency ballots|emergency vote|rp vote|rp ballot|emergency) (:|is|are|,) [that] [{_RP}] {{winner}} {_WINS}",
            "[the] (rp|emergency|refresh|refresh proposal) ballots (are|have been) (hereby|now|herewith) (tallied|counted)",
            f"[the] (rp|emergency|refresh|refresh proposal) ballots (tallied|counted) (:|;|,|-|–|—) [... ,] [{_RP}] {{winner}} {_WINS}",
            "[the] (runoff|run-off|tally|count) of the [emergency] ballots , (hereby|herewith) (carried out|done|made|held) [by me]",
            "count them : ... winner [:] {winner}",
        ),
        headings=(
            r"^\W*(?:official\s+|the\s+)*(?:tally|count)\s+of\s+the\s+(?:emergency|rp|refresh)\s+ballots\s*(?::\s*(?:(?:RP\s+)?\w{1,20}\s*+[:=–-]?\s*\d{1,3}\b[^.!?]{0,100}[.]?)?)?\s*$",
            r"^\W*(?:official\s+|the\s+)*tally(?:\s+of\s+the\s+(?:emergency\s+)?ballots)?\s*+:\s*(?:first\s+)?round\b",
            r"^\W*(?:official\s+)?results?\s+of\s+the\s+(?:rp|refresh\s+proposals?|emergency)\s+(?:vote|ballot|voting)\b",
        ),
        examples={"I count the emergency Ballots: A wins.": {"winner": "A"}},
    ),
    Words(
        "implement_refresh",
        "emergency",
        idle=True,
        verb_needs=dict.fromkeys(("put", "bring"), r"refresh|(?-i:\bRPs?\b)"),
        rules=("4E0",),
        never=r"\b(?:tidiness list|(?:the|my|these|this) corrections)\b",
        params=(
            Param(
                "proposal",
                Slot.PHRASE,
                cut=r"^(?:the\s+)?(?:(?:selected|winning|chosen)\s+)?(?:refresh proposal|rp)\s+(?=\S)",
                unlike=r"^(?:the\s+)?(?:selected|winning|chosen)?\s*(?:refresh\s+proposal|rp)$|\b(?:ends?|is|are|was|needs?|takes?|will|would|means|makes)\b|^(?:an|any|every)\s",
                clues=tuple(
                    Clue(pattern, where)
                    for pattern in (
                        r"\b(?:(?-i:RP)|[Rr]efresh\s+[Pp]roposal)\s+((?-i:[A-Z0-9]))\b",
                        r"\b(?i:RP|Refresh\s+Proposal)\s*(?:,|:|\s[-–—]|\s\()?\s*[\"“'‘]?((?!I\b)[A-Z0-9][\w'’-]*(?:\s+(?:(?:of|the|and|to|in)\s+)?[A-Z][\w'’-]*){0,4})",
                        r"(?i)\bwinning\s+(?:RP|refresh\s+proposal)\s+(?:being|is|was)\s+((?-i:[A-Z])[\w'’-]*)",
                    )
                    for where in (Where.BEFORE, Where.FROM, Where.EARLIER)
                ),
                like=r"^(?:(?:the\s+)?(?:refresh proposal|rp)\s*)?[a-z]?\d?$|refresh|\brp|['’]s?$|plan",
            ),
        ),
        does=(
            "(put|bring) < {proposal} & (into|in) (effect|force|operation) >",
            "give effect to {proposal}",
            "(make|carry out|effect|perform) the changes (of|in|from|directed by|required by|described in|called for by|listed in) {proposal}",
            "(implement|apply|enact|carry out|put into effect|execute) [the] [(selected|winning|chosen)] (refresh proposal|rp) : {text}",
            "(implement|apply|enact|carry out|execute) {proposal}",
            "(implement|apply|enact|carry out|put into effect|execute) < [the] [(selected|winning|chosen)] (refresh proposal|rp) [{proposal}] >",
            "(implement|apply|enact) (refresh proposal) {proposal}",
            "(implement|apply|enact) {proposal} (refresh proposal)",
            "(implement|apply) [the] (selected|winning|chosen) {proposal}",
            "(implement|apply) rp {proposal}",
        ),
        says=(
            "[the] [(selected|winning|chosen)] (rp|refresh proposal) [{proposal}] (takes|now takes|comes into|goes into) (effect|force)",
            "changes made per the rp",
        ),
        examples={"I implement Refresh Proposal A: all is as before.": {"proposal": "A"}},
    ),
    Words(
        "initiate_extra_procedure",
        "emergency",
        topic=r"\bemergenc|\bprocedure",
        rules=("4E0",),
        does=(
            "(initiate|start|begin|open|set in motion|commence|launch|declare|kick off|trigger|set off|set going|call for|invoke) [(a|another|the|one)] [(new|second|third|extra|further|more|fresh|additional)] emergency procedure",
            "(initiate|start|begin|open|set in motion|commence|launch|declare) [a|the|one] (another|new|second|third|extra|further|more|fresh|additional) emergency",
            "avail myself ... and initiate another emergency",
            f"{_BEGIN} {_ANOTHER} [(and (independent|separate))] (emergency procedure|procedure for (this|the) emergency)",
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
            "new procedure ; i am its coordinator",
        ),
        examples={"I initiate a new Emergency Procedure.": {}},
    ),
)
