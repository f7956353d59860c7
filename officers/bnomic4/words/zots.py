"""What is said of Consultations that are ZOTTED, or ought to be."""

from __future__ import annotations

from dataclasses import replace

from engine.language import Clue, Param, Slot, Where, Words
from officers.bnomic4.words.questions import CONSULTATION

_WHY = Param(
    "reason", Slot.TEXT, clues=(Clue(r"\A\s*(?:[:,]|because|since|for)(?!\s+and\s+if\b)\s*(.{3,200})", Where.AFTER),)
)

_AS_PRIEST = Clue(
    r"(?i)\bpriest(?:ess)?\s+(?:of|for|to|on)\s+(?:consultation\s+)?(?:number\s+|#)?(\d{1,6})\b|\bas\s+(?:consultation\s+)?#?(\d{1,6})['’]s\s+priest",
    Where.SENTENCE,
)
"""Whose Priest the author is."""
_HARD = "[(well-earned|richly deserved|deserved|good|hard|loud|big|sound|hearty|firm|quick|swift|clean|mighty|proper|solid|gentle|nice|friendly|fat)]"
_STAFF = "(the|my|a|its) [(mighty|dread|holy)] (staff of zot|zot)"

WORDS = (
    Words(
        "zot_consultation",
        "Questions",
        rules=("4E18",),
        forms=("zot",),
        never=r"\b(?:please|pls|plz|kindly|pray)\s+zot\b|\bzot\s+(?:it|this|that|(?:consultation\s+)?#?\d+)\s*,?\s+(?:please|pls|plz)\b|\b(?:apply|ask|beg|plead|petition|call)(?:ing)?\s+for\s+(?:a|the)\s+zot",
        params=(CONSULTATION, _WHY),
        does=(
            "zot < {consultation} & [(because|for|as) ...] >",
            "(smite|hit|blast|strike|bless|dismiss|punish) < {consultation} & with [(the|a|my|eir)] [(staff of|mighty|single)] zot >",
            "(give|deliver|administer|apply) < (a|the) [staff of] zot & (to|upon|on) {consultation} >",
            "give {consultation} (a|the) [staff of] zot [it (deserves|needs|merits|asked for)]",
            "(lift|raise|take|swing|wield|grab|take up) the [mighty] staff [of zot] [,] and (bring|brings|lay|lays|swing|swings|drop|drops|let|lets) it [(down|fall)] (on|upon|onto) {consultation}",
            "(throw|cast|kick|blast|hit|strike|smash|knock|dispose of|get rid of|finish off) < {consultation} & [(out|to pieces|away|down|to bits|to dust)] & (with|by) [(a|the|my|one)] [staff of] zot >",
            "(strike down|smite|strike|blast|fell) {consultation} [,] (-|–|—|:|with a|by) zot",
            "(cast|throw|hurl|unleash|shout|apply|fling|aim|level|fire|loose|launch|drop|let loose) [(a|the|my|one)] zot (at|on|upon|to|against|over) {consultation}",
            "(make|declare|render|pronounce|mark|proclaim) < {consultation} & [(as|to be|hereby)] (zotted|zot'd) >",
            "(wield|use|raise|apply|lay|bring down|point|swing) the staff [of zot] (on|against|upon|at|over) {consultation}",
            f"(let|make) {{consultation}} (feel|taste|suffer|meet) {_STAFF}",
            "zot {consultation}",
        ),
        says=(
            f"{{consultation}} (gets|receives|earns|meets|gets itself|has earned itself) [(the|a|my|its|one)] {_HARD} {_HARD} [staff of] zot [(from (me|{_STAFF}|the staff|my staff|the oracle|the oracle 's staff)|for that|of mine)] [[,] and here it (is|comes)]",
            "(this|that|the above) (nonsense|rubbish|drivel|gibberish|silliness|absurdity|travesty|abomination|folly|monstrosity|one) (is|gets|stands) [hereby] zotted",
            f"{{consultation}} (feels|tastes|suffers|meets|meets with|gets to feel|hereby feels) {_STAFF}",
            f"{{consultation}} is [(hereby|herewith|now)] (struck|hit|smitten|touched|blasted|felled|struck down) (by|with) {_STAFF}",
            "{consultation} (goes up|vanishes|disappears|ends|dies|perishes) in a [(puff|flash|blaze|cloud) of] zot",
            "[the] oracle 's (decision|verdict|ruling) (on|for|about|regarding|as to) {consultation} (:|=|-|–|—) [(a|the)] [staff of] (zot|zotted)",
            "my (decision|verdict|ruling) [as [the] oracle] (on|for|about|regarding|as to) {consultation} (is|:|=|-|–|—) [(a|the)] [staff of] (zot|zotted)",
            "{consultation} : (zot|zotted|zot'd|zotted out) [!]",
            "{consultation} is ... (,|:|;|-|–|—) [(so|and so|hence)] zot [(it is|it goes)] [!]",
            "{consultation} [:] zot !",
            "{consultation} (-|–|—) (zot|zotted)",
            "{consultation} (becomes|goes|turns) [(hereby|now|herewith)] (zotted|zot'd)",
            "to {consultation} [,] (:|i say|say i|i answer|i reply) [:] zot",
            "(on|for|as to) {consultation} [,] (:|i say|say i) [:] zot",
            "zot , {consultation}",
            "zot [(!|,)] goes {consultation}",
            "{consultation} [(is|was|:|-|–|—|--)] [(hereby|now)] (zotted|zot'd) by (me|yours truly) [(just now|now|today|hereby)]",
            "{consultation} is zotted",
            "the staff of zot strikes : {consultation} [is zotted]",
            "{consultation} is [hereby] (zotted|zot'd)",
            "down (comes|goes|falls|crashes) the [mighty] staff [of zot] (on|upon|onto) {consultation}",
            "the staff of zot (descends|falls|alights|comes down) [, ... ,] (on|upon) {consultation}",
            "the staff of zot (strikes|(falls|descends|comes down|lands|comes crashing down|crashes down) (on|upon)|smites|hits|claims|finds|is (laid|turned|brought down|raised) (on|upon|against)) {consultation}",
            "[(a|the)] zot (to|for|upon|on) {consultation}",
        ),
        opens=(
            "zot",
            "zotted",
            "zotted for",
            "zot for",
            "zot because",
            "zotted because",
            "zot it is",
            "so zot",
            "i zot this",
            "i zot it",
        ),
        examples={"I ZOT Consultation 12.": {"consultation": "12"}},
    ),
    Words(
        "request_zot",
        "Questions",
        rules=("4E18",),
        params=(replace(CONSULTATION, clues=(_AS_PRIEST,)), _WHY),
        does=(
            "(call on|call upon|invite|entreat|implore|beseech|appeal to|plead with|exhort|move|adjure|want|would like|wish) (the oracle|you) to [(kindly|please)] zot {consultation}",
            "(request|ask|suggest|demand|beg|pray) that {consultation} be (zotted|zot'd|struck|hit|smitten|felled|struck down|blasted) (by|with) [the oracle with] [(the|eir|your|a)] (staff [of zot]|zot)",
            "(send|make|submit|address|direct|put|forward|lodge|file|present) < (to (the oracle|you)|the oracle|you) & (a|my|the|this) [(humble|formal|kind)] (request|petition|plea|prayer|recommendation) (to|that you|that e|that the oracle) [please] zot {consultation} >",
            "(send|make|submit|address|direct|put|forward|lodge|file|present) < [(to (the oracle|you)|the oracle|you)] & (a|my|the|this) [(humble|formal|kind)] (request|petition|plea|prayer) (for|of) (a|the) (zot|zotting) (of|for|on|upon) {consultation} >",
            "(request|ask|beg|petition|urge|pray) < that oracle [(kindly|please)] (zot|zots|shall zot|will zot) {consultation} >",
            "(request|ask|beg|petition|urge|pray|demand|move|bid|implore|entreat|wish) < [that] the oracle [to] [(kindly|please|wield|use)] zot {consultation} >",
            "(request|ask|beg|petition|urge|pray) (you|thee|em|him|her) [,] to [(kindly|please|wield|use)] zot {consultation}",
            "(request|ask for|beg for|petition for|move for|seek|demand|call for|apply for|plead for|pray for|solicit|propose|urge|would like|recommend|suggest|want|desire) < (a|the) (zot|zotting) & (of|on|for|against) {consultation} >",
            "(request|ask|beg|petition) (that the oracle|the oracle to|that the oracle please|the oracle that e|that you|that you please|of you that you) [kindly|please] zot {consultation}",
            "(ask|petition|apply) for a zot [(of|on|for) {consultation}]",
            "(call|call on|call upon|request|ask|beg|urge|petition|invite|entreat|implore|beseech|appeal to|plead with|exhort|adjure|want|pray) (the oracle|you) to [kindly] (wield|use|raise|apply|bring down|lay|swing) (the|eir|your) staff [of zot] (on|upon|against|over) {consultation}",
            "(return|hand back|send back|give back|remand) {consultation} [(to you|to the oracle)] [,] (with|and|adding) [(the|a|my)] (request|plea|prayer|recommendation) [(that you|that the oracle|to [please])] zot (it|this)",
            "(request|ask for|beg for|call for) its (zotting|zot)",
            "(recommend|propose|nominate|put forward) {consultation} for (zotting|a zot|zot)",
            "(request|ask for|call for|want|wish) {consultation} to be (zotted|zot'd)",
            "(ask|petition|beg|request|entreat|implore|beseech|appeal to|plead with) (the oracle|you|em) for (a|the) zot [(of|on|for) {consultation}]",
            "request (a zot|zotting|the zotting) (of|on|for) {consultation}",
            "(request|ask for|beg for|demand) (a|the) zot",
            "(request|ask|suggest|demand|beg|pray|move|recommend|propose|plead) that {consultation} be (zotted|zot'd|zoted)",
            "(request|ask|suggest|demand|beg|pray|move|recommend|propose|plead|petition|urge) that {consultation} , ... , be (zotted|zot'd|zoted) [by the oracle]",
            "(petition|urge) that {consultation} be (zotted|zot'd|zoted) [by the oracle]",
        ),
        says=(
            "please zot {consultation} [for me]",
            "[(my|a)] [(humble|formal)] request (:|is|-|–|—) [(please|kindly|to|that (the oracle|you))] zot {consultation} [[,] please]",
            "(may|let) the oracle [(please|kindly)] zot {consultation}",
            "(would|could|will|can) (the oracle|you) zot {consultation} [,] please",
            "{consultation} (:|-|–|—|,) zot it [,] please [,] [oracle]",
            "it is [(hereby|herewith|humbly)] (requested|asked|prayed|begged) that {consultation} be (zotted|zot'd)",
            "the oracle is [hereby] [(kindly|respectfully|humbly)] (asked|requested|petitioned|begged|urged|prayed|besought|beseeched|implored|entreated|invited|called upon) [by me] to [(kindly|please)] zot {consultation}",
            "[(my|a)] [(humble|formal)] request (to|for) the oracle [,|:|-|–|—] [(please|kindly|to|that e)] zot {consultation} [[,] please]",
            "[(my|a)] [(humble|formal)] request (to|for) the oracle [,|:|-|–|—] [(please|kindly)] (a|one) zot (for|on|upon|of|to) {consultation} [[,] please]",
            "(a|one) zot (for|on|upon|to) {consultation} [,] [oracle] [,] (please|pls|if you please)",
            "(would|could|will) (the oracle|you) [(please|kindly)] be so (kind|good) (as to|and) zot {consultation} [for me]",
            "(would|could|will) (the oracle|you) (please|kindly) zot {consultation} [for me]",
            "(would|could|will) the oracle (please|kindly) (strike|smite|hit|fell|blast|strike down|dismiss) {consultation} with (the|eir) (staff [of zot]|zot) [(:|;|-|–|—) i [(hereby|herewith)] (request|ask for|beg for|pray for) (its zotting|it|this|a zot)]",
            "[(my|a|the)] [(humble|formal|priestly)] (petition|request|prayer|plea|motion|appeal) [(of|from|by) {name} [, ...]] [to the oracle] [,] (:|is|,|-|–|—) [(this|the following) :] that {consultation} [, ... ,] be (zotted|zot'd|zoted|struck|hit|smitten) [(by the oracle|with zot|with the staff [of zot])]",
            "[the] (priest|priestess) of {consultation} [(hereby|now)] (requests|asks for|begs for) [that it be zotted|a zot|its zotting|zotting]",
            "i 'd be (grateful|glad|obliged|happy) if [(the oracle|you)] (would|could) [please] zot {consultation}",
            "i (would|'d) (ask|like|beg|urge|invite|want) (the oracle|you) to [please] zot {consultation}",
            "i (would|'d) (ask|beg|urge|suggest|request) that (the oracle|you|e|he|she) [(please|kindly)] zot {consultation}",
            "i (would|'d) (ask|beg|urge|suggest|request) that {consultation} be zotted [by the oracle]",
            "i (would|'d) like (to have|to see|) {consultation} [to be] zotted",
            "i (would|'d|should) be (grateful|glad|obliged|happy|thankful) for (a|the|its) (zot|zotting) [(of|on|for|upon|to) {consultation}]",
            "i would be (grateful|glad|obliged|happy) if [(the oracle|you)] (would|could) [please] zot {consultation}",
            "please [,] ... [,] zot {consultation} [for me]",
            "[oracle] [,|:] (please|kindly) [,] [oracle] [,] zot {consultation}",
            "oracle [,|:] [please|kindly] zot {consultation} [please|pls]",
            "[oracle] [,|:] [i ask you] [,|:] [please|kindly] [,] (strike|smite|hit|fell|blast|touch|beat|slay) {consultation} [down] with (your|thy|the) [(mighty|dread|holy)] (zot|staff of zot|staff)",
            "zot {consultation} [for me] [,] (please|pls|would you [please]|will you [please]|if you [would] please|if you would|if you will|if it pleases you)",
            "{consultation} (deserves|merits|calls for|cries out for|wants) (a|the) [staff of] zot [,] [please] oracle",
        ),
        examples={"Oracle, please ZOT 12.": {"consultation": "12"}},
    ),
)
