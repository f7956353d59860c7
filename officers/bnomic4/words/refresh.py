"""What becomes of Refresh Proposals: the Ballot on them, its tally, and the one that is selected (4E0)."""

from __future__ import annotations

from engine.language import Clue, Param, Slot, Where, Words
from officers.bnomic4.words.verbs import DEMANDS

_RP = "(refresh proposal|rp)"
_RPS = "(refresh proposals|rps)"
_ALL_RPS = "[(all|every|each)] [of] [(the|these|our|those)] [(remaining|open|standing)] (refresh proposals|refresh proposal|rps|rp)"
_THE_RPS = "[(all|every|each)] [of] [(the|these|our|those|following)] [(two|three|four|five)] [(remaining|open|standing|following)] (refresh proposals|refresh proposal|rps|rp)"
_FOR_RANKING = "(for you to rank|to rank|to be ranked|for (your|the) (ranking|vote|ballot|ballots)|for ranking)"
_ABOUT_RPS = "(emergency|rp|refresh|refresh proposal)"
_THESE_RPS = "(the following|these|all the|all these|the) [(two|three|four|five|following)] (refresh proposals|rps)"
_PAPER = r"(?:ballot(?:(?:\s+|-)(?:paper|sheet|form|slip))?)"
_COUNT = r"(?:tally|count|outcome|results?)"
_LISTED = r"((?:(?i:refresh\s+proposal|RP)\s+)?[A-Z]\b(?:\s\([^()]{1,30}\))?(?>(?:(?:\s*+,\s*+|\s+)(?:and\s+|&\s+)?(?:(?i:refresh\s+proposal|RP)\s+)?[A-Z]\b(?:\s\([^()]{1,30}\))?)*))"
"""Refresh Proposals by their letters, perhaps with whose each is."""
_WON = r"(?:(?:and\s+)?(?:the\s+)?(?:winner\s+is|winner:|winning)\s+)?(?:(?:the\s+)?(?:refresh\s+proposal|rp)\s+)?[\"“]?(?P<winner>(?-i:[A-Z])[^.,;:!?\n]{0,40}?)[\"”]?\s+(?:wins|has\s+won|is\s+(?:thereby\s+|thus\s+|hereby\s+)?(?:selected|chosen|the\s+winner)|prevails|carries\s+the\s+day|comes\s+out\s+on\s+top)"
"""Who has won, behind the name of a count."""
_WINS = "(wins|has won|is selected|is the winner|is chosen|prevails|carries the day|has been selected|(comes out|comes|came|came out|ended up|ends up) (on top|first|ahead|the winner) [after {n} rounds]|is thereby selected|is thus selected|beats ...|defeats ...)"
_LEADS_AND_WINS = (
    r"\b(?:[Rr]efresh\s+[Pp]roposal\s+|RPs?\s+)?(?:[\"“](?P<title>[^\"”]{1,60})[\"”]|(?P<letter>(?!I\b)[A-Z])\b)\s+(?:is|was|has|had|gets|got|leads|led|comes|came|holds|reaches|takes|stands|beats|ranks)\s"
    r"(?:(?!\b(?:[A-Z]|no|not|never|eliminated|out|last|least|fewest|neither|nobody|none)\b)[^.,;:!?]){1,100}?,?\s(?:and|so)\s+(?:(?:is|has|so|thus|thereby|therefore|hence|hereby|now)\s+){0,3}"
    r"(?:wins|won|selected|chosen|prevails|carries\s+the\s+day|the\s+winner)\b(?!\s+(?:nothing|no|none)\b)"
    r"|\b(?:[Rr]efresh\s+[Pp]roposal\s+|RPs?\s+)?(?P<backed>(?!I\b)[A-Z]),\s(?:with|having|being|by|at|on|as)\s(?:(?!\b[A-Z]\b)[^.,;:!?]){1,80},\s"
    r"(?:(?:is|has|thus|thereby|therefore|hence|hereby|now)\s+){0,3}(?:wins|won|selected|chosen|prevails|carries\s+the\s+day|the\s+winner)\b"
)
"""A winner whose votes are told first: "R has more than half of them and is selected"."""
_SELECTED = r"\b(?i:selected|elected|chosen|winner|winning\s+(?:rp|(?:refresh\s+)?proposal))\s*[:=]\s*(?:(?:RP|Refresh\s+Proposal)\s+)?[\"“]?([A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,3})"
"""Who has won, as the last row of a tally says."""

WORDS = (
    Words(
        "publish_emergency_ballot",
        "emergency",
        once=True,
        never=r"\bballot\s*:[^\n]*(?:\s>\s|\bfirst\b[^\n]*\bsecond\b)",
        rules=("4E0",),
        params=(
            Param(
                "proposals",
                Slot.PHRASE,
                listed=True,
                cut=r"^(?:RPs?|[Rr]efresh\s+[Pp]roposals?)\s+(?=[A-Z]\b)|(?<=^[A-Z])\s*\([^()]*\)$|(?<=\s[A-Z])\s*\([^()]*\)$",
                clues=(
                    Clue(
                        rf"\A\s*+(?:[:(]|,?\s+(?:on|in)\s+which\s+(?:stand|are|is|you\s+(?:will\s+)?find|appear)\b)?\s*+(?:namely\s+|viz\.?\s+)?{_LISTED}(?!['’\w])",
                        Where.AFTER,
                    ),
                    Clue(rf"(?:(?i:\brefresh\s+proposals?|\bRPs?)|\bnamely)(?:\s*+:\s*+|\s+){_LISTED}(?!['’\w])"),
                ),
            ),
        ),
        does=(
            "(publish|post|issue|present|release|circulate) ... ballot (of|for|on) [the] (refresh|refresh proposals|rps|emergency)",
            "(publish|post|issue|release|circulate|present|send out|distribute|put out|promulgate|bring out|hand out|give out|announce|send|dispatch|give you) [(the|this|an|our|my)] [(following|official|first|second|new)] (rp|emergency|refresh|refresh proposal) ballot",
            "(put|place|list) ... on (the|this|an|our) (rp|emergency|refresh|refresh proposal) ballot [,] and [hereby] (publish|post|issue|release|send|distribute) it",
            "(put|bring|place) < {proposals} & [up] for (ranking|the ranking) >",
            f"(put|bring|place|set) < {_THE_RPS} [, ... ,] & [up] (to|for) [(the|a|your)] (vote|voting|ranking|ballot) >",
            f"(open|start|begin) < [(the|a)] (vote|voting|ballot|ranking) & (on|of|for|over) {_THE_RPS} [{{phrase}}] >",
            f"(lay|put|set|place) < before (the peps|peps|you|you all|everybody) & (the|this|a|our) [official] ballot (of|with|on|for) {_THE_RPS} >",
            f"(publish|post|issue|release|circulate|present|send out|distribute) (the|this|a) list of {_ALL_RPS} [,] (for (ranking|your ballots|your ranking|the vote|the ballot)|to be ranked [by you]|to rank)",
            f"(publish|post|issue|release|circulate|present|send out|distribute|put out) (the|this|a|our) [(official|emergency)] ballot (with|of|on|for|listing) {_ALL_RPS}",
        ),
        says=(
            "the coordinator publishes the ballot of refresh proposals",
            "the coordinator [hereby] (publishes|issues|posts|releases|distributes) (the|this|an) [official] (rp|emergency|refresh|refresh proposal) ballot",
            "(the|this|our) [(official|following)] (rp|emergency|refresh|refresh proposal) ballot is (hereby|herewith|now) (distributed|promulgated|sent out|out|in your hands|open)",
            "(the|this|our) [(official|following)] (rp|emergency|refresh|refresh proposal) ballot is (published|posted|issued|released) (hereby|herewith|below|here)",
            "the ballot (of|for) (this|the|our) emergency is (hereby|herewith|now) (published|posted|issued|released|out|distributed|sent out)",
            "(rp|emergency|refresh|refresh proposal) ballot is (hereby|now) (published|posted|issued|released|out|distributed|sent out)",
            "(below|here|herewith|hereunder) (is|comes|follows|goes) (the|our|an|your) [official] (emergency|rp|refresh|refresh proposal) ballot [, [hereby] (published|issued|posted|sent) by me [as ...]]",
            "here (comes|follows|goes) (the|our|an) [official] (emergency|rp|refresh|refresh proposal) ballot [, (published|issued|posted|sent) by me]",
            "this is (the|our) [official] (emergency|rp|refresh|refresh proposal) ballot",
            "the ballot (listing|of|with|for) [all] [(the|these|our)] (refresh proposals|rps) (is as follows|follows|is this|reads) [, and i [hereby] publish it] [:]",
            f"(these|here|below|following) are {_THE_RPS} [,] {_FOR_RANKING}",
            f"(here|below|herewith) (is|comes|follows|goes) (the|our|your|a) [official] ballot (of|with|for|on|listing) {_ALL_RPS}",
            f"[the] {_RPS} (to be ranked|to rank|for your ranking|for you to rank|to be voted on) are (as follows|these|the following) :",
            f"you (may|can|should) [now] rank (the following|these) [(two|three|four|five|following)] {_RPS}",
            f"[the] (ranking|voting|ballot) is (now|hereby|herewith) open (on|for|of) {_THESE_RPS} [, ... ,] [, which ...]",
            f"{_ALL_RPS} , (published|issued|listed|posted) (herewith|hereby) [...] , (are|being) [(these|the following)] [...]",
            "(the|this) [following] (rp|emergency|refresh|refresh proposal) ballot is (hereby|herewith|now) (published|posted|issued|released|circulated|presented)",
            "here is (the|our|an) [official] (emergency|rp|refresh|refresh proposal) ballot",
            f"[(and|so)] [(time for|now for|now|and here is)] (the|our) [official] {_ABOUT_RPS} ballot , which i [(hereby|herewith)] (publish|issue|post) [(herewith|hereby|now|below|here)]",
            f"(the|our|this|your) [official] {_ABOUT_RPS} ballot (holds|has|contains|lists|carries|bears|names) [(the|these|two|three|four|five)] {_RPS} {{phrase}} [(;|,|and|:|–|—)] [(consider|take|regard) it (published|issued|posted|released)|(which|and) i [hereby] (publish|issue|post)|(it|this) is hereby (published|issued|posted)]",
            "(the|our|this) [official] (emergency|rp|refresh|refresh proposal) ballot , (hereby|herewith|now) (published|posted|issued|released|presented)",
            "the following (rps|refresh proposals) are up for ranking",
            "the [(official|current)] (emergency|rp|refresh|refresh proposal) ballot (is|reads|stands|looks) (as follows|this|thus|so|now|like this) :",
        ),
        headings=(
            rf"^\W*(?:the\s+)?(?:official\s+)?{_PAPER}\s+(?:for|of|in)\s+(?:the|this|our)\s+(?:present\s+|current\s+)?emergency(?:\s+procedure)?(?:,\s+please\s+rank(?:\s+\w+){{0,3}})?\s*+:?\s*$",
            rf"^\W*(?:the\s+)?official\s+{_PAPER}\s+(?:for|of|on|with|listing)\s+(?:(?:all|the|our)\s+){{0,2}}(?:refresh\s+proposals|rps)\W*$",
            rf"^\W*(?:the\s+)?(?:official\s+)?(?:emergency|rp|refresh(?:\s+proposals?)?)\s+{_PAPER}\b(?:\s*$|\s*[:;(–—*=-]|\s+(?:for|of|on|nweek|number|no|as|published|with|below)\b|\s*+,\s+(?:nweek|number|no|as|published|with|below)\b|,\s+(?:to\s+be\s+ranked|for\s+(?:every|all|each|you|your|the)|please\s+rank)\b[^.?!:]{{0,60}}:)",
            rf"^\W*(?:the\s+)?(?:emergency\s+)?coordinator['’]s\s+(?:official\s+)?(?:emergency\s+)?{_PAPER}\W*$",
            r"^\W*(?:the|our|this)\s+(?:official\s+)?(?:emergency|rp|refresh(?:\s+proposals?)?)\s+ballot\s*(?:,\s+(?:to\s+be\s+ranked|for\s+(?:every|all|each|you|your|the))\b[^.?!:]{0,60})?:\s*(?-i:[A-Z])(?:\s*(?:,\s*(?:and\s+)?|and\s+|&\s*)(?-i:[A-Z]))+\W*$",
        ),
        examples={"I publish the RP Ballot:": {}},
    ),
    Words(
        "cast_emergency_ballot",
        "emergency",
        verb_needs={"prefer": r"(?-i:\b(?!I\b)[A-Z]\b.*\b[A-Z]\b)|>|\bRP|\bballot|\brank"}
        | dict.fromkeys(
            ("put", "place", "set", "have"),
            r"^(?=.*\b(?:emergency\s+ballot|ranking|(?-i:RPs?)|refresh\s+proposals?)\b).*\b(?:first|top|last|second|best)\b",
        ),
        never=r"\?\W*$|^\W*(?:how|why|should|shall)\s",
        rules=("4E0",),
        params=(
            Param(
                "ranking",
                Slot.RANKING,
                unlike=r"\bas\s+follows$|^(?:the\s+)?(?:refresh\s+proposals|rps)$|\b(?:for|on|against)\s+[#P]?\d|^by\s|\bby\s+(?:me|[A-Z]\w*):",
                required=True,
            ),
        ),
        does=(
            "rank < [(the|them|these|my|choices|refresh proposals|rps)] [(refresh proposals|rps|proposals|choices)] [(as follows|thus|so|like so|like this|this way)] & [:] {ranking} >",
            "(submit|cast|give) my (ranking|ballot|emergency ballot) [,] [(:|as|for|with|placing|putting|ranking)] {ranking}",
            "cast mine [(right away|straight away|at once|right here|now|here|too|also|immediately|forthwith|as well|herewith|hereby)] (:|,|as|-|–|—) {ranking}",
            f"vote < {{ranking}} & (on|in) (the|this|my) {_ABOUT_RPS} (ballot|vote|ranking) >",
            "rank (them|the rps|the refresh proposals|these) [(thus|so|as follows|like this|in this order)] [:] {ranking}",
            "rank [them|the rps|the refresh proposals] [as follows] [:] {ranking}",
            "prefer {ranking}",
            "vote (in|for) (the|this|our) [(current|present)] emergency [procedure] (as follows|thus|so|like this|this way|:) [:] {ranking}",
            "(put|place|set|have) {ranking} [(on|in) my (emergency ballot|ballot|ranking|emergency ranking)]",
            "(order|sort|arrange|place|list|put) the (refresh proposals|rps) [(as follows|thus|so|like so|like this|this way|in this order|in order of preference)] [:] {ranking}",
            "(cast|submit|give|hand in|send in|return|file|enter|lodge|mark|fill in) (an|the|my|this) (emergency ballot|emergency vote) [(of|as|for|with)] [:] {ranking}",
            "(submit|give|state|declare|record|enter|file|lodge|announce|offer) (the|my|this) (ranking|preferences|order of preference) [(of|as|for)] [:] {ranking}",
            "(cast|give|put|enter|choose) {ranking} (on|in) (the|my|this) (emergency ballot|emergency vote|emergency)",
            "(cast|give|enter) my vote (on|for|among|in) [the] (refresh proposals|rps|emergency|refresh) [(as|:)] {ranking}",
            "vote (on|for|among) the (refresh proposals|rps) [(as follows|thus|so|like this)] [:] {ranking}",
        ),
        says=(
            "my [(own|final)] (ranking|order|preference|order of preference|emergency ballot) [(goes|runs|reads|looks|is)] [(as follows|like (this|so)|thus|so)] (is|:|,) {ranking}",
            "my ballot : {ranking}",
            "my [emergency] ballot ranks {ranking}",
            "my ranking (:|is) {ranking}",
            "[please] (put|count|record|enter|note|take) [down] my (ranking|emergency ballot|emergency vote) (as|at|:) {ranking}",
            "let my (ranking|emergency ballot|emergency vote) (be|read|run|say) {ranking}",
            "make my (ranking|emergency ballot|emergency vote) {ranking}",
            "my (vote|ballot) (on|for|among|in) [the] (refresh proposals|rps|emergency|refresh) (is|:|=) {ranking}",
            "my emergency (ballot|vote) (puts|places|has|lists) {ranking}",
            "the (ranking|emergency ballot|emergency vote) i [(hereby|now)] (give|cast|submit) (is|:) {ranking}",
            "here (is|'s|’s) my emergency vote [(:|,)] {ranking}",
            "(in|on|for) (the|this) (emergency ballot|emergency vote|emergency) [,|:] i [(hereby|now)] (vote|cast) {ranking}",
            "(for|on|of|among|as to) the (refresh proposals|rps) [,] my (order|ranking|preference|order of preference) (is|:) {ranking}",
            "(this|here|below|that) is how i rank [(them|the rps|the refresh proposals|these)] [:] {ranking}",
            "my [(own|final|emergency)] (ranking|order|preference|preferences|order of preference|ballot|list) [(for|in|on|of|among|as to) ...] [,] (best first|from best to worst|best to worst|in order|in order of preference|in this order|from first to last|first to last|favourite first|most liked first) [(is|:|,)] {ranking}",
            "my [(own|final|emergency)] ballot (in|for|on) (the|this) [(old|first|second|new|other|current|emergency)] (one|procedure|emergency|emergency procedure) (is|:) {ranking}",
        ),
        labels=(
            "ranking",
            "my emergency vote",
            "emergency vote",
            "emergency ranking",
            "refresh ranking",
            "my preferences",
            "my order of preference",
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
            f"(selected|chosen|elected) : [{_RP}] {{winner}}",
            f"[the] (chosen|selected|winning) {_RP} is [(therefore|thus|hence|so|accordingly|hereby|now)] {{winner}}",
            f"{{winner}} ['s] [{_RP}] (has|gets|obtains|takes|holds) (the|a|an|an absolute) [absolute] majority",
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
                cut=r"^(?:the\s+)?(?:refresh\s+proposal|rp)\s+(?=\S)|^(?:(?-i:[a-z])[\w'’-]*\s+)+(?=(?:RP\s+|Refresh\s+Proposal\s+)?(?-i:[A-Z])\d?$)",
                unlike=r"^(?:now|hereby)\b|\b(?:implemented|applied|enacted)\b|(?-i:\b(?:is|are|was|were|has|have|had|gets?|got|being|leads|led|comes|came|takes|holds|stands|beats|ranks)\b)|\b(?:it|so|and|or)(?:\s+(?:so|thus|thereby|therefore|hence|now))?$|^(?:so|no|nobody|nothing|none|neither|it|e|he|she|they|this|that|one|we|each|every|(?-i:the)?\s*(?:most|least))\b|^(?:of|out\s+of|after|with|in|by)\s|\b(?:sub-?game|game|match|ballots?|vote|voting)\b|^(?:myself|me|us|ourselves|you|everybody|everyone|nobody|(?-i:the|an?|its?|this|that))$|\btricks?\b|^that\s|\b(?-i:I)\s|^(?:myself|me|us|ourselves)\b",
                clues=(
                    Clue(r"\bwinner(?:\s+is|:)\s+(?:RP\s+|Refresh\s+Proposal\s+)?([A-Z]{1,3}\d*)\b"),
                    Clue(r"\b(?:RP\s+)?([A-Z])\s+(?:wins|has won|prevails|is\s+(?:selected|the\s+winner|chosen))"),
                    Clue(_LEADS_AND_WINS, Where.LATER),
                    Clue(_SELECTED),
                    Clue(_SELECTED, Where.LATER),
                    Clue(r"\bdeclares?\s+(?:RP\s+|Refresh\s+Proposal\s+)?([A-Z])\s+(?:to\s+be\s+)?the\s+winner\b"),
                ),
            ),
        ),
        does=(
            f"(count|tally|total|total up|add up|count up) (them|these|those) [(up|all|now|here)] (:|,|-|;|–|—) [(refresh proposal|rp|proposal)] {{winner}} [(has|gets|leads|takes|comes|is|got) ... [,] (and|and so|and thus|and therefore)] {_WINS}",
            "(announce|declare|proclaim|state|report|find) [that] [(refresh proposal|rp|proposal)] {winner} (wins|has won|is selected|is the winner|is chosen|prevails|carries the day|has been selected|carries) [the (emergency|rp|refresh|refresh proposal) (vote|ballot|ranking)]",
            "(announce|declare|proclaim|report) [(refresh proposal|rp|proposal)] {winner} [(to be|as)] [the] (winner|selected|winning|victor) [...]",
            "(count|tally|total|total up|add up|count up|sum up) ... ballots [...]",
            f"(count|tally|total|total up|add up|count up|sum up) [the] (emergency|rp|refresh|refresh proposal) ballots [(:|,|-|;)] [{_RP}] {{winner}} {_WINS}",
            "(do|make|carry out|run|perform|undertake) (the|a|our) (tally|count|counting|runoff|run-off) of the [emergency] ballots",
            f"(do|make|carry out|run|perform|undertake) (the|a|our) (tally|count|counting|runoff|run-off) (of|under|for|in|at) step 8 [(:|,|;) [{_RP}] {{winner}} {_WINS}]",
            "tally (them|these) and declare [(refresh proposal|rp|proposal)] {winner} [(to be|as)] [the] winner",
            "have (counted|tallied) (them|all of them|everything|them all) [up] (:|,|;|-|–|—) [(refresh proposal|rp|proposal)] {winner} (wins|has won|is selected|is the winner|is chosen|prevails)",
            f"have [now] (counted|tallied) [all] [(the|your|these)] [emergency] ballots [(:|,|;|-|–|—|and)] [{_RP}] {{winner}} {_WINS}",
            "have (counted|tallied) ... ballots [(:|,|;|-)] [and] [(refresh proposal|rp|proposal)] {winner} (wins|has won|is selected|is the winner|is chosen|prevails)",
            "(count|tally) [(the|all|these)] [emergency] ballots : {winner} ['s] [refresh] [proposal] (is selected|is the winner|wins|has won|prevails|is chosen)",
            "(count|tally) [the] [emergency] ballots [(:|,|-)] [...] [(refresh proposal|rp|proposal)] {winner} (is the winner|wins|has won|is selected|prevails)",
            "count the emergency ballots [:] [{winner} wins]",
            "announce the (result|outcome) [of the (emergency ballot|emergency ballots|tally|vote)] [:|,] [(refresh proposal|rp)] {winner} (wins|has won|is selected|is the winner|prevails)",
            "tally the emergency ballots [:] [{winner} wins]",
        ),
        says=(
            "the [emergency] ballots (being|having been|have been|are|are now|are hereby) (counted|tallied) [:|,|;|and] [...] [(:|,|;|and)] [(refresh proposal|rp|proposal)] {winner} (is|wins|has won|prevails) [(the winner|selected|chosen)]",
            f"[(the|my|our)] [(final|official)] (count|result|outcome|counting) of the (emergency|rp|refresh|refresh proposal) (ballots|ballot|vote|votes|ranking|rankings) (:|is that|is|,|-|–|—) [{_RP}] {{winner}} {_WINS} [, ...]",
            "[the] tally [of the] [emergency] [ballots] : [...] [,] [(so|hence|thus|therefore|and)] {winner} (is selected|is the winner|wins|has won|prevails|is chosen)",
            "[(refresh proposal|rp)] {winner} (wins|has won|carries) the [emergency] ballot",
            "(refresh proposal|rp) {winner} (wins|has won|is selected|is the winner|is chosen|prevails|carries the day)",
            "the (winner|winning [(refresh proposal|rp|proposal)]) [of the (emergency ballot|emergency ballots|vote|ranking)] (is|:) [(refresh proposal|rp|proposal)] {winner}",
            "the [emergency] ballots (being|having been) counted , [refresh] proposal {winner} (is selected|wins|has won)",
            f"i ('ve|’ve|have) [now] (counted|tallied) [all] [(the|your|these)] [emergency] ballots [(:|,|;|-|–|—|and)] [{_RP}] {{winner}} {_WINS}",
            f"the emergency ballots (are|have been) [(now|all|hereby)] (counted|tallied) (:|,|;|and|-|–|—) [{_RP}] {{winner}} {_WINS}",
            "[refresh] proposal {winner} (is|stands) selected",
            "results of the rp vote : ... rp {winner} is selected",
            f"with {{n}} (of|out of) [the] {{n}} [(emergency|rp)] (votes|ballots) [,] {_RP} {{winner}} {_WINS}",
            "tally : round ... ; {winner} wins",
            f"[(the|my|our)] [official] {_ABOUT_RPS} [ballot] (tally|count|result) : ... , (so|hence|thus|therefore|and so|which means) [that] [{_RP}] {{winner}} {_WINS}",
            f"[the] (emergency|rp|refresh|refresh proposal) (vote|ballot|ballots|ranking) , [(official|final|the)] (result|outcome|tally|count) : [{_RP}] {{winner}} {_WINS} [(in|by|with|after|on) ...]",
            f"[the] [(instant|final|official)] (runoff|run-off|tally|count) (of|over|on) [(the|all|our)] [...] (emergency|rp|refresh|refresh proposal) ballots : ... (and|so|hence|thus) [{_RP}] {{winner}} {_WINS}",
            f"[the] (result|results|outcome) of the (emergency|rp|refresh|refresh proposal) (vote|ballot|ballots|ranking) (is|are) [(hereby|herewith|now)] [(declared|announced|published)] [(as follows|thus|this)] : [{_RP}] {{winner}} ['s] [{_RP}] ({_WINS}|beats ...|defeats ...) [(by|with|after|in) ...]",
            f"[the] (result|results|outcome) of the (emergency|{_ABOUT_RPS} (ballot|ballots|vote|ranking)) (:|is|are|,) [that] [{_RP}] {{winner}} {_WINS}",
            f"[the] {_ABOUT_RPS} ballots (are|have been) [(hereby|now|herewith)] (tallied|counted) [(herewith|hereby|now|below)] [(:|;|,|-|–|—) ...] [(;|,|.)] the (chosen|selected|winning) {_RP} is [(therefore|thus|hence|so|accordingly)] {{winner}}",
            f"[the] {_ABOUT_RPS} ballots (are|have been) (tallied|counted) (herewith|hereby) (:|;|,|-|–|—) [{_RP}] {{winner}} {_WINS} [...]",
            f"[the] {_ABOUT_RPS} ballots (are|have been) (hereby|now|herewith) (tallied|counted) [(:|;|,|-|–|—) [{_RP}] {{winner}} {_WINS}]",
            f"[the] (rp|emergency|refresh|refresh proposal) ballots (tallied|counted) (:|;|,|-|–|—) [... ,] [{_RP}] {{winner}} {_WINS}",
            "[the] (runoff|run-off|tally|count) of the [emergency] ballots , (hereby|herewith) (carried out|done|made|held) [by me]",
            f"(by|on|after|according to) (my|the) (count|tally|counting|runoff) of the [{_ABOUT_RPS}] ballots [,] [{_RP}] {{winner}} {_WINS}",
            f"(the|my|our) [(final|official)] (count|tally|counting|result) of the [{_ABOUT_RPS}] ballots (gives|makes|yields|shows|names|leaves) [us] [{_RP}] {{winner}} (as|to be|for) [the] winner [, i [(hereby|so)] (tally|declare|announce|find)]",
            "count them : ... winner [:] {winner}",
        ),
        headings=(
            r"^\W*(?:official\s+|the\s+)*(?:tally|count)\s+of\s+the\s+(?:emergency|rp|refresh)\s+ballots\s*(?::\s*(?:(?:RP\s+)?\w{1,20}\s*+[:=–-]?\s*\d{1,3}\b[^.!?]{0,100}[.]?)?)?\s*$",
            rf"^\W*(?:official\s+|final\s+|the\s+)*{_COUNT}\s+of\s+(?:the\s+)?(?:emergency|rp|refresh)\s+(?:ballots?|vote|voting|ranking)\s*+[:–—-]\s*(?:(?:RP\s+)?\w{{1,20}}\s*+[:=–-]?\s*\d{{1,3}}\b[^.!?]{{0,100}}[.;,]\s+)?{_WON}\W*$",
            rf"^\W*(?:the\s+)?(?:emergency\s+)?coordinator['’]s\s+(?:official\s+|final\s+)?{_COUNT}(?:\s+of\s+(?:the\s+)?(?:emergency\s+|rp\s+|refresh\s+)?(?:ballots?|votes?|voting))?\s*(?::?|[:–—-]\s*{_WON})\W*$",
            rf"^\W*(?:official\s+|final\s+|the\s+)*{_COUNT}\s+of\s+the\s+(?:emergency|rp|refresh)\s+ballots\s{{2,}}(?:round\s+\d|[\w\s,:]{{0,120}}\b(?:selected|elected|chosen|winner)\s*:)",
            r"^\W*(?:official\s+|final\s+|the\s+)*(?:emergency|rp|refresh)\s+ballots?\s*(?:,|[-–—])?\s*(?:official\s+)?(?:tally|count)\s*:?\s*$",
            r"^\W*(?:official\s+|the\s+)*tally(?:\s+of\s+the\s+(?:emergency\s+)?ballots)?\s*+:\s*(?:first\s+)?round\b",
            r"^\W*(?:official\s+)?results?\s+of\s+the\s+(?:rp|refresh\s+proposals?|emergency)\s+(?:vote|ballot|voting)\b",
        ),
        examples={"I count the emergency Ballots: A wins.": {"winner": "A"}},
    ),
    Words(
        "implement_refresh",
        "emergency",
        idle=True,
        verb_needs=dict.fromkeys(
            ("put", "bring"), r"refresh|(?-i:\bRPs?\b)|\b(?:put|bring)\s+(?-i:(?!I\b)[A-Z])\s+(?:in|into)\s"
        ),
        rules=("4E0",),
        never=r"\b(?:tidiness list|(?:the|my|these|this) corrections)\b|\btakes\s+(?:effect|force)\s+(?:on|at|in|when|if|as\s+soon|once|after|next|tomorrow)\b",
        params=(
            Param(
                "proposal",
                Slot.PHRASE,
                cut=r"^(?:the\s+)?(?:(?:selected|winning|chosen)\s+)?(?:refresh proposal|rp)\s+(?=\S)|\s+(?:in\s+full|as\s+it\s+stands|to\s+the\s+letter|word\s+for\s+word|herewith|hereby|at\s+once|forthwith|now|today)$",
                unlike=r"^that\b|^(?:the\s+)?(?:selected|winning|chosen)?\s*(?:refresh\s+proposal|rp)$|\b(?:ends?|is|are|was|needs?|takes?|will|would|means|makes)\b|^(?:an|any|every)\s|(?-i:^a\b)",
                clues=tuple(
                    Clue(pattern, where)
                    for pattern in (
                        r"\b(?:(?-i:RP)|[Rr]efresh\s+[Pp]roposal)\s+((?-i:[A-Z0-9]))\b",
                        r"\b(?i:RP|Refresh\s+Proposal)\s*(?:,|:|\s[-–—]|\s\()?\s*(?:(?:namely|viz\.?|which\s+is)\s+)?[\"“'‘]?((?!I\b)[A-Z0-9][\w'’-]*(?:\s+(?:(?:of|the|and|to|in)\s+)?[A-Z][\w'’-]*){0,4})",
                        r"(?i)\bwinning\s+(?:RP|refresh\s+proposal)\s+(?:being|is|was)\s+((?-i:[A-Z])[\w'’-]*)",
                    )
                    for where in (Where.BEFORE, Where.FROM, Where.EARLIER)
                ),
                like=r"^(?:(?:the\s+)?(?:refresh proposal|rp)\s*)?[a-z]?\d?$|refresh|\brp|['’]s?$|plan",
            ),
        ),
        does=(
            "(put|bring) < {proposal} & (into|in) (effect|force|operation|action|practice) >",
            f"(put|bring) {{proposal}} , (the|our) (selected|winning|chosen) {_RP} , (into|in) (effect|force|operation)",
            "give effect to {proposal}",
            f"(make|carry out|effect|perform|do) ([(all|each|every one)] [of] (the|all) (change|changes) [(that|which)]|what|all that|everything [that]) {{proposal}} {DEMANDS}",
            "(bring|put) (the game|the rules|the game state|everything) (into|in) (line|accord|agreement) with {proposal}",
            f"(put|bring) (the|our) [(selected|winning|chosen)] {_RP} [,] [{{phrase}}] [,] (into|in) (effect|force|operation)",
            "(make|carry out|effect|perform) the changes (of|in|from|directed by|required by|described in|called for by|listed in) {proposal}",
            "(implement|apply|enact|carry out|put into effect|execute) [the] [(selected|winning|chosen)] (refresh proposal|rp) : {text}",
            "(implement|apply|enact|carry out|execute) {proposal}",
            "(implement|apply|enact|carry out|put into effect|execute) < [the] [(selected|winning|chosen)] (refresh proposal|rp) [{proposal}] >",
            "(implement|apply|make|carry out) the changes [(listed|set out|described)] (of|in) [the] [(selected|winning|chosen)] (refresh proposal|rp) [,] {proposal}",
            "(implement|apply|enact) (refresh proposal) {proposal}",
            "(implement|apply|enact) {proposal} (refresh proposal)",
            "(implement|apply) [the] (selected|winning|chosen) {proposal}",
            "(implement|apply) rp {proposal}",
        ),
        says=(
            "[the] [(selected|winning|chosen)] (rp|refresh proposal) [{proposal}] (takes|now takes|comes into|goes into) (effect|force)",
            f"[the] {_RP} {{proposal}} , [(being|as)] (the|our) (selected|winning|chosen) (one|rp|refresh proposal) [(of|by|in) ...] , [(now|hereby|herewith|thus)] (takes|comes into|goes into|enters into) (effect|force)",
            "changes made per the rp",
            f"{{proposal}} ['s] {_RP} [(now|hereby|herewith)] (takes|comes into|goes into|enters into) [now] (effect|force|operation)",
            f"[the] {_RP} {{proposal}} is [(now|hereby|herewith)] (in|put into|brought into) (effect|force|operation)",
            f"[the] [(selected|winning|chosen)] {_RP} is (now|hereby|herewith) (implemented|applied|enacted|carried out) [(:|,|-) {{proposal}}]",
            f"[(the|our)] (game|play) [(hereby|now)] resumes [(hereby|now)] (as|per|under|according to|in accordance with) [the] [(selected|winning|chosen)] {_RP} {{proposal}} [(says|directs|provides|has it|orders|lays down|demands|prescribes)]",
            f"(in accordance with|according to|as directed by|under|per) [the] [(selected|winning|chosen)] {_RP} {{proposal}} [, which ... ,] [,] (the state of the game|the game state|all game state|the state of play) (is|becomes|reverts) (now|hereby|herewith) [...]",
            "{proposal} , (selected|chosen) (by|in|with|through) (your|the|our|these) [emergency] (ballots|ballot|ranking) , is (hereby|herewith|now) (carried out|implemented|applied|enacted|put into (effect|force))",
        ),
        examples={"I implement Refresh Proposal A: all is as before.": {"proposal": "A"}},
    ),
)
