"""Panic and emergency: Mental States, the Emergency Forum, the Pause, Refresh Proposals (4E0)."""

from __future__ import annotations

from engine.language import Clue, Document, Param, Slot, Where, Words
from officers.bnomic4.words.verbs import REVISE, SUBMIT, WITHDRAW, changing, presented

_STATE = Param("state", Slot.STATE, required=True)
_RP = "(refresh proposal|rp)"

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
            "(set|change|switch|alter|flip|put|return|restore|revert|move) < [(my|its|the)] [own] [mental] (state|mental state|panic button) & [from ...] & (to|as) {state} >",
            "(become|am now|go|turn) {state} [again]",
            "am {state} [once] (again|now|once more|from now on)",
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
        ),
        labels=(
            "mental state",
            "my mental state",
            "state of mind",
            "my state of mind",
            "mental state change",
            "new mental state",
            "change of mental state",
        ),
        examples={"I become Paranoid.": {"state": "Paranoid"}},
    ),
    Words(
        "designate_emergency_forum",
        "emergency",
        rules=("4E0",),
        never=r"^\W*(?:(?:notice\s+)?to\s+)?(?:all|every|each)\s+(?:of\s+the\s+)?PEPs?\b",
        params=(Param("forum", Slot.TEXT, required=True),),
        does=(
            "(designate|choose|name|declare|make|select|appoint) < {forum} & [(as|to be|for)] [(the|our|its)] emergency forum >",
            "(designate|choose|name|declare|make) {forum_} (as|to be) the emergency forum".replace(
                "{forum_}", "{phrase}"
            ),
            "(designate|choose|name|declare|make|appoint|select) {phrase} [(as|to be|for)] [(the|our|its)] emergency forum",
            "(designate|choose|name) {phrase} , {name} , as the emergency forum",
        ),
        labels=("emergency forum", "the emergency forum"),
        says=(
            "{phrase} (shall be|becomes|is now|is hereby|will be) (our|the) emergency forum",
            "{phrase} is [hereby] (designated|chosen|named|declared|made|appointed|selected) [(as|to be)] (the|its|our) emergency forum",
            "(the|our) emergency forum (is|shall be|will be) [(hereby|now|henceforth)] {forum}",
            "[(the|our)] emergency forum is [(hereby|now)] (set|named|chosen|declared|designated) (:|to|as) [be] {forum}",
        ),
        examples={"I designate this list as the Emergency Forum.": {"forum": "this list"}},
    ),
    Words(
        "notify_peps",
        "emergency",
        rules=("4E0",),
        params=(
            Param(
                "forum",
                Slot.TEXT,
                cut=r"^(?:the emergency forum is|that)\s+|,\s+(?:so\s+)?(?:please|do|come|join|see)\b.*",
            ),
        ),
        does=(
            "(inform|notify|tell|advise) [each and] (every|all|each) [(of the|the)] (pep|peps|person)",
            "(inform|notify|tell|advise) (every|all|each) (pep|peps) (that|:) {forum}",
            "(inform|notify) (every|all|each) (pep|peps) [(that|of|:)]",
            "(give|send|serve) (notice|notification|word) [(of|that) ...] to (every|all|each) (pep|peps)",
            "(give|send|serve) (every|all|each) (pep|peps) (notice|notification|word) [(of|that) ...]",
        ),
        says=(
            "notice is [hereby] given to [each and] (every|all|each) [(of the|the)] (pep|peps) [that] {forum}",
            "[each and] (every|all|each) (pep|peps) (is|are) [hereby] (notified|informed|advised) [that] {forum}",
            "notice to (every|all|each) (pep|peps) [:] [the emergency forum is] {forum}",
            "this message (informs|notifies) (every|all|each) (pep|peps) [that] {forum}",
            "[to] (all|every|each) (peps|pep) (:|,|-|–|—) the emergency forum (is|will be|shall be) {forum}",
            "[(to|dear)] (all|every|each) (peps|pep) [,|:|!] (you are [hereby] (notified|informed|advised)|this is to [hereby] (notify|inform) you) [(that|of|:)] {forum}",
            "let (every|all|each) (pep|peps) (take|regard|consider|count) (this|it) as (eir|their|his|its|due|formal|official|a|the|your) [(due|formal|official)] (notice|notification)",
            "[all] peps [,] [please] consider yourselves (notified|informed|advised|told) [(that|of|:)] [{forum}]",
            "notice of emergency forum [:] [{forum}]",
            "(consider|take|regard) this [(as|to be)] [(the|a|your|my)] [(formal|official|due)] (notice|notification) to (every|all|each) [of the] (pep|peps) that [it is] {forum}",
            "(this|this mail|this message|this post) (is|serves as|shall serve as|constitutes|counts as|acts as) [(a|the|my|due|formal|your|official)] [(due|formal|official)] (notification|notice|information) [(of|about) (it|that|this|the same)] (to|of|for) (all|every|each) (peps|pep) [(that|:)] [{forum}]",
            "[to] (all|every|each) (peps|pep) [,|:] [please] (take note|take notice|note|be informed|be advised|know|hear|learn) [:|,|that] {forum}",
        ),
        examples={"Notice to every PEP: the Emergency Forum is s-d.": {"forum": "s-d"}},
    ),
    Words(
        "initialise_pause",
        "emergency",
        rules=("4E0",),
        does=(
            "(initialise|initialize|start|begin|set up|open|reset) [(the|its|our|a|this)] pause",
            "set [(the|its|our|a|this)] pause (to|at) (0|zero|none)",
            "set [(the|its|our|a|this)] pause (going|running|in motion)",
            "(initialise|initialize|start) the pause",
        ),
        says=(
            "[the] pause (initialised|initialized)",
            "the pause : (initialised|initialized|started|0)",
            "the pause (begins|starts|is set to) [(now|zero|0)]",
            "(the|its|our) pause is [hereby] (initialised|initialized|started|begun|set to (0|zero))",
            "pause := 0",
        ),
        examples={"I initialise the Pause.": {}},
    ),
    Words(
        "announce_pause_increment",
        "emergency",
        rules=("4E0",),
        announces=True,
        does=(
            "announce ... (increment|increase|advance|incrementing) [of] ... pause",
            "(increment|advance|increase|raise|step|bump) [the] pause [(by one|by 1|again|once)]",
            "(move|push|bump|step|set|take|put|wind|turn) < [the] pause & (up|forward|on|ahead) [by] [(one|1|a notch|a step)] >",
            "(intend|plan) to (increment|advance|increase) [the] pause",
            "announce (a|the) pause increment",
            "(increment|advance) the pause",
            "announce (a|the) (increment|advance) of the pause",
        ),
        says=(
            "[unless anyone objects [,]] the pause (goes|moves|steps|is going|is moving) (up|on|forward|ahead) [by] (one|1|a notch|a step|one day)",
            "the pause (will|shall|is to) be (incremented|increased|advanced|raised) [(by one|again)]",
            "[(a|the)] pause increment [is] [(hereby|now)] announced",
        ),
        labels=("pause increment",),
        examples={"I intend to increment the Pause.": {}},
    ),
    Words(
        "object_pause_increment",
        "emergency",
        rules=("4E0",),
        does=(
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
            "objection [(to|against)] [(the|this|that|any|your)] [(planned|announced|next|new)] (pause|increment|pause increment|increment of the pause|increase of the pause)",
        ),
        examples={"I object to the Pause increment.": {}},
    ),
    Words(
        "submit_refresh_proposal",
        "emergency",
        rules=("4E0",),
        params=(Param("title", Slot.TITLE),),
        does=(
            f"{SUBMIT} ... (refresh proposal|rp)",
            f"(submit|present|propose|hand in|offer) (the following|a|this|my|another|the|the one) [following|new] {_RP}",
        ),
        labels=("refresh proposal", "rp", "my refresh proposal"),
        says=(
            f"my {_RP} (is|reads|follows|is as follows|runs|says) [(as follows|thus|this)]",
            *presented(_RP),
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
            f"(revise|amend|update|change|edit) my {_RP}",
        ),
        labels=("updated rp", "updated refresh proposal", "revised rp", "revised refresh proposal"),
        says=(
            "my (refresh proposal|rp) is [hereby] (revised|amended|changed) to (read|say)",
            f"my {_RP} now reads",
            f"my {_RP} is [(hereby|now)] (replaced|superseded) (by|with)",
        ),
        document=Document.PLAIN,
        examples={"I revise my Refresh Proposal to: {{ The game is over. }}": {"body": "The game is over."}},
    ),
    Words(
        "withdraw_refresh_proposal",
        "emergency",
        rules=("4E0",),
        does=(
            f"{WITHDRAW} < (my|the|this|any) [...] (refresh proposal|rp) >",
            f"(withdraw|retract|pull|drop|take back) (my|any|any earlier|all) [earlier|previous|old|own] {_RP}",
            f"(withdraw|retract|pull|drop) (my|any) ... {_RP}",
        ),
        says=(
            "my [own] (refresh proposal|rp) is [(now|hereby)] (withdrawn|retracted|pulled|dropped)",
            f"my {_RP} is [hereby] (withdrawn|retracted|pulled|dropped)",
            f"please drop my {_RP}",
            f"[my] {_RP} (withdrawn|retracted)",
        ),
        examples={"I withdraw my Refresh Proposal.": {}},
    ),
    Words(
        "publish_emergency_ballot",
        "emergency",
        rules=("4E0",),
        params=(
            Param(
                "proposals", Slot.PHRASE, listed=True, clues=(Clue(r"\A\s*:\s*([A-Z](?:\s*,\s*[A-Z])*)", Where.AFTER),)
            ),
        ),
        does=(
            "(publish|post|issue|present|release|circulate) ... ballot (of|for|on) [the] (refresh|refresh proposals|rps|emergency)",
            "(publish|post|issue|release|circulate|present) (the|this|an|our) [following] (rp|emergency|refresh|refresh proposal) ballot",
        ),
        says=(
            "the coordinator publishes the ballot of refresh proposals",
            "here are all refresh proposals to rank",
            "(the|this) [following] (rp|emergency|refresh|refresh proposal) ballot is (hereby|herewith|now) (published|posted|issued|released|circulated|presented)",
            "here is (the|our|an) [official] (emergency|rp|refresh|refresh proposal) ballot",
            "(the|our|this) [official] (emergency|rp|refresh|refresh proposal) ballot , (hereby|herewith|now) (published|posted|issued|released|presented)",
            "the following (rps|refresh proposals) are up for ranking",
            "the [(official|current)] (emergency|rp|refresh|refresh proposal) ballot (is|reads|stands|looks) (as follows|this|thus|so|now|like this) :",
        ),
        headings=(
            r"^\W*(?:official\s+)?(?:emergency|rp|refresh(?:\s+proposals?)?)\s+ballot\b(?:\s*$|\s*[:;(–—-]|\s*,?\s+(?:for|of|on|nweek|number|no|as|published|with|below)\b)",
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
            "rank [them|the rps|the refresh proposals] [as follows] [:] {ranking}",
        ),
        says=(
            "my (ranking|order|preference|order of preference|emergency ballot) (is|:|,) {ranking}",
            "my ballot : {ranking}",
            "my [emergency] ballot ranks {ranking}",
            "my ranking (:|is) {ranking}",
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
        never=r"\bsub-?games?\b|\bwinners?\s+of\s+(?!the\s+(?:emergency|ballot|refresh|rp|vote|voting|ranking|tally))",
        rules=("4E0",),
        about=frozenset(
            "emergency refresh rp rps coordinator ballots ballot tally tallied tallying count counted votes peps pep".split()
        ),
        params=(
            Param(
                "winner",
                Slot.PHRASE,
                unlike=r"\b(?:sub-?game|game|match|ballots?|vote|voting)\b|^(?:myself|me|us|ourselves|you|everybody|everyone|nobody|(?-i:the|an?|its?|this|that))$|\btricks?\b|^that\s|\b(?-i:I)\s|^(?:myself|me|us|ourselves)\b",
                clues=(Clue(r"\b(?:RP\s+)?([A-Z])\s+(?:wins|has won|prevails|is\s+(?:selected|the\s+winner|chosen))"),),
            ),
        ),
        does=(
            "(announce|declare|proclaim|state|report|find) [that] [(refresh proposal|rp|proposal)] {winner} (wins|has won|is selected|is the winner|is chosen|prevails|carries the day|has been selected)",
            "(announce|declare|proclaim|report) [(refresh proposal|rp|proposal)] {winner} [(to be|as)] [the] (winner|selected|winning|victor) [...]",
            "(count|tally) ... ballots [...]",
            "have (counted|tallied) ... ballots [:] [(refresh proposal|rp|proposal)] {winner} (wins|has won|is selected|is the winner|is chosen|prevails)",
            "(count|tally) [(the|all|these)] [emergency] ballots : {winner} ['s] [refresh] [proposal] (is selected|is the winner|wins|has won|prevails|is chosen)",
            "(count|tally) [the] [emergency] ballots [(:|,|-)] [...] [(refresh proposal|rp|proposal)] {winner} (is the winner|wins|has won|is selected|prevails)",
            "count the emergency ballots [:] [{winner} wins]",
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
        ),
        headings=(
            r"^\W*(?:official\s+|the\s+)*tally(?:\s+of\s+the\s+(?:emergency\s+)?ballots)?\s*:\s*(?:first\s+)?round\b",
            r"^\W*(?:official\s+)?results?\s+of\s+the\s+(?:rp|refresh\s+proposals?|emergency)\s+(?:vote|ballot|voting)\b",
        ),
        examples={"I count the emergency Ballots: A wins.": {"winner": "A"}},
    ),
    Words(
        "implement_refresh",
        "emergency",
        rules=("4E0",),
        never=r"\b(?:tidiness list|(?:the|my|these|this) corrections)\b",
        params=(
            Param(
                "proposal",
                Slot.PHRASE,
                cut=r"^(?:the\s+)?(?:refresh proposal|rp)\s+(?=\S)",
                like=r"^(?:(?:the\s+)?(?:refresh proposal|rp)\s*)?[a-z]?\d?$|refresh|\brp|['’]s?$|plan",
            ),
        ),
        does=(
            "put < {proposal} & into effect >",
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
        rules=("4E0",),
        does=(
            "(initiate|start|begin|open|set in motion|commence|launch|declare|kick off|trigger|set off|set going|call for|invoke) [(a|another|the|one)] [(new|second|third|extra|further|more|fresh|additional)] emergency procedure",
            "(initiate|start|begin|open|set in motion|commence|launch|declare) [a|the|one] (another|new|second|third|extra|further|more|fresh|additional) emergency",
            "avail myself ... and initiate another emergency",
            "(initiate|start|begin) (a|another|the) [new|second|third|extra] emergency procedure",
            "start another (and am its coordinator|one|procedure)",
        ),
        says=(
            "[(a|another|the)] [(new|second|third|extra|further|fresh|additional)] emergency procedure (is|be) [(hereby|now)] (initiated|started|begun|opened|declared|commenced)",
            "emergency procedure # {n} begins [now]",
            "new procedure ; i am its coordinator",
        ),
        examples={"I initiate a new Emergency Procedure.": {}},
    ),
)
