"""The Ministry of Ministry: the Threat Flag (4E40)."""

from __future__ import annotations

from engine.language import Listed, Param, Slot, Words
from officers.bnomic4.words.common import VOCABULARY
from officers.bnomic4.words.verbs import LONG_DONE, LOWER, changing

_FLAGS = Listed(
    rf"\A{LONG_DONE}\W*(?:(?:the|a|my|this)\s+)?(?:new\s+)?(?:changes?\s+(?:of|to|in)\s+(?:the\s+|our\s+)?threat\s+(?:flag|level)|threat\s+(?:flag|level)\s+change)\b[^.:]{{0,40}}:",
    (
        rf"(?i)(?:(?:{'|'.join(VOCABULARY.flags)})\s*(?:->|=>|→|-+>|\bto\b)\s*)?(?P<flag>{'|'.join(VOCABULARY.flags)})\s*+[.;,]?\s*$",
    ),
)
"""The flag that is changed, and what it becomes."""

_AS_MOM = "(as|acting as|in my capacity as) [the] (mom|metamin|kurt gödel|minister of ministry)"
WORDS = (
    Words(
        "set_threat_flag",
        "Ministry",
        rules=("4E40",),
        params=(Param("flag", Slot.FLAG, required=True),),
        never=r"\b(?:in|on|at|over|above|outside|from)\s+(?:my|our)\s+(?!mast\b|flag)\w+\s*(?:$|[.,;!])|\bat\s+home\b|^(?:\W*(?:and|but)\b)?\W*(?!here|now\b|so\b)(?:the\s+)?(?:[A-Za-z]+\s+){2,4}(?:flies|waves)\s*(?:[.,;!]|$)",
        does=(
            f"{LOWER} < [(the|our)] [current] threat [awareness] (flag|level|status) [value] & [from ...] & [(all the way|straight|right)] [(back|down|up)] (to|at|as) [the] {{flag}} [flag] >",
            "(pick|choose|select|take|adopt|use|want) [the] {flag} (as|for|to be) (the|our) [new] threat [awareness] (flag|level)",
            "(order|direct|decree|command) [that] [the] {flag} [flag] [(to|shall)] be (hoisted|raised|flown|run up)",
            "(declare|proclaim) [a] [threat] [(flag|level)] [of] [the] {flag}",
            "(hoist|raise|run up|fly|haul up|pull up|wave|show|put up|unfurl|display|send up|heave up|string up|mount|plant|erect|elevate|haul aloft|raise aloft|send aloft|bend on|let fly|install|break out|bring up|set|hang|switch to|change to|go over to) < [the] [(new|threat)] [(flag|level)] [(of|with|:|to)] [the] {flag} [flag] & [(up|over|on|from|above) ...] >",
            "(set|change|lower|raise|switch|alter|turn|bring|put|move|take|run) (it|this|that|the flag) [from ...] [(up|down|back)] (to|at|down to|up to) [the] {flag} [flag]",
            "(set|change|lower|raise|switch|alter) [the] threat [awareness] (flag|level) to [the] {flag} [flag]",
            "(replace|supersede|succeed) [(the|our)] [(current|present|old)] threat [awareness] (flag|level) (by|with) [the] {flag} [flag]",
            "(hoist|raise|run up|fly) [the] {flag} [flag]",
            "(direct|decree|order|ordain|resolve) that the threat [awareness] (flag|level) [(shall|is to)] be [set] [(to|at)] [the] {flag}",
            "make (the|our) threat [awareness] (flag|level) [the] {flag}",
            "(declare|pronounce|proclaim) < [the] threat [awareness] (flag|level) & [(to be|to stand at|at)] [the] {flag} >",
            "(run|put|place|stick|set|haul|raise|hang) < [the] {flag} [flag] & (up|up on|on|atop|onto|to the top of) [(the|our)] [threat] [awareness] [(pole|mast|flagpole|flag pole|yard|line|flagstaff)] >",
            "(hoist|raise|run up|fly|hang out) the flag (of|with) [the] {flag}",
            "hang out [the] {flag} [flag]",
            f"{LOWER} < the level of threat & [from ...] & [(back|down|up)] (to|at|as) [the] {{flag}} [flag] >",
        ),
        says=(
            "[the] {flag} up",
            "[the] {flag} [flag] (now|hereby|henceforth|from now on) flies [(from|on|over|at|above) ...]",
            "[the] {flag} [flag] takes [over] the place of [the] {phrase}",
            "(the|our) (pole|flagpole|flag pole|mast) (now|hereby|henceforth|from now on) (gets|bears|flies|wears|carries|shows) [the] {flag} [flag]",
            "(the|our) [threat] flag comes down [(from|,|:) ...] (;|,|:|.|-|–|—|and) [the] {flag} (it is|goes up|is up|is hoisted|is run up|takes its place|comes up|replaces it)",
            "(down|away) with [the] ... (;|,|:|-|–|—|and) [(it is|it 's)] [the] {flag} (it is|now|from now on|goes up|is hoisted)",
            f"[the] {{flag}} [(flag|it is)] [,] from me [,] {_AS_MOM}",
            f"[the] [new] threat [awareness] (flag|level) [,] from me [,] {_AS_MOM} [,] (:|is) [the] {{flag}}",
            "[the] {flag} (goes up|rises|is [(hereby|now)] run up|flies|waves|climbs) [(the|our|from the|on the|over the)] [threat] [awareness] [(flagpole|mast|flag pole|pole|ministry)] [(now|again|today)]",
            "[the] threat [awareness] (level|flag) is [the] {flag} (now|henceforth|from now on)",
            "[the] [new] threat [awareness] (level|flag) (shall be|goes to|stands at|drops to|rises to|becomes) [the] {flag}",
            *changing("[the] threat [awareness] (level|flag)", "[the] {flag}"),
            "[the] threat [awareness] (level|flag) (:|=|is now|is hereby|now is|is henceforth|[hereby|now] (lowered|raised|changed|set|altered|switched) [to] [:]|is [now|hereby] (lowered|raised|changed|set|altered|switched) [to] [:]) [the] {flag}",
            "[the] {flag} [flag] is [hereby] hoisted",
            "the flag is [(now|hereby)] [the] {flag}",
            "[the] {flag} is (our|the) [threat] flag (now|henceforth|from now on|as of now)",
            "up (goes|go|comes) [the] [(flag|banner|colours|colors) of] [the] {flag} [flag]",
            "up with [the] {flag} [flag]",
            "up (the|our) [(flag pole|flagpole|mast|pole)] (goes|go) [the] {flag} [flag]",
            "(up|to) (the|our) (flag pole|flagpole|mast|pole|top of the mast|masthead) (goes|go|with) [the] {flag} [flag]",
            "[the] {flag} [flag] (is|becomes|shall be|is to be|will be) (now|hereby|henceforth|herewith|from now on|from today [on]|as of now|from here on) (the|our) [new] threat [awareness] (flag|level)",
            "[the] {flag} [flag] (becomes|shall be|is to be|shall henceforth be) (the|our) [new] [threat] (flag|level) [(from now on|henceforth|now|today)]",
            "(the|our) threat [awareness] (flag|level) (shows|displays|reads|says|bears) (now|hereby|henceforth|from now on) [the] {flag}",
            "(the|our) threat [awareness] (flag|level) (shows|displays|reads|says|bears) [the] {flag} (now|hereby|henceforth|from now on|from today [on]|as of now)",
            "(the|our) new threat [awareness] (flag|level) (is|:|=|shall be|will be) [the] {flag}",
            "[the] [threat] flag (goes|comes|moves|drops|sinks|rises|is run) [(up|down|back|over)] (to|at) [the] {flag}",
            "[the] {flag} [it is|is it] [(now|henceforth)] [from (now|here|today|this nday) on] (for|on|atop|over) (the|our) [threat [awareness]] (flag|flagpole|pole|mast)",
            "up (the|our) [(flag pole|flagpole|mast|pole)] (it|she) goes : [the] {flag} [flag] [, (hoisted|raised|run up|hauled up) by me ...]",
            "up (it|she) goes : [the] {flag} [flag] , (hoisted|raised|run up|hauled up) by me [...]",
            "(the|our|its|this) [threat] flag (comes|goes) down [from ...] (;|,|:|.|and|and so) [the] {flag} [flag] (it is|is it|goes up|comes up|takes its place)",
            "down (comes|goes) (the|our) ... (;|,|:|.|and|and so) [and] [the] {flag} [flag] [it] (is [(now|henceforth)]|goes up|comes up)",
            "[the] {flag} it is (now|henceforth|hereby) [[,] (hoisted|raised|run up|hauled up) by me]",
            "(up with|let) the {flag} [(fly|wave|flutter|rise|be hoisted)]",
        ),
        lists=(_FLAGS,),
        labels=("threat flag", "threat level", "flag"),
        examples={"I hoist the Jolly Roger.": {"flag": "Jolly Roger"}},
    ),
)
