"""The Ministry of Law: titles and numbers of rules, tidiness lists (4E51)."""

from __future__ import annotations

from dataclasses import replace

from engine.language import Also, Document, Listed, Param, Slot, Words
from officers.bnomic4.words.verbs import ASSIGN, LONG_DONE, SUBMIT, changing, presented

_RULE = Param("rule", Slot.RULE, required=True)
_NO_RULE = r"(?-i:^(?:(?:to|that(?!\s+(?:proposal\s+|prop\s+)?[#pP]?\d)|which|we|you|i|they|e|he|she)\b|(?:for|of|in|by|on|about)\s+(?:which|what|whom|that|this|it|us|you|me|trial|question|force|course|\d)\b))"
"""The beginning of words that tell of a rule and do not name one: "the rule to look at"."""
_NUMBERED = r"(?i:^(?:(?:the|my|this|that|your|new|latest|last)\s+)*(?:proposals?|props?|consultations?|questions?|indictments?|tweaks?|ballots?)\b)"
"""The beginning of words for other things that get numbers."""

_NUMBERS = Listed(
    r"\bI(?:['’]m)?\s(?:[^.:]{0,30}\s)?(?:assign|giv|allot|allocat|number|christen|bapti[sz]|index)(?:e|ing)?\b[^.:]{0,60}\brules?\b[^.:]{0,40}:\s*$"
    r"|\brules\s+(?:(?:now|hereby)\s+)?(?:get|receive|take|bear|are\s+given)\b[^.:]{0,30}\bnumbers\b[^.:]{0,30}:\s*$|\brule\s+numbers\s+(?:(?:that|which)\s+)?I\s+(?:\w+\s+)?(?:assign|give|allot|allocate|issue)\b[^.:]{0,40}:\s*$"
    rf"|\A{LONG_DONE}\W*(?:the\s+|my\s+)?(?:assignments?|allotments?|allocations?|assigning)\s+of\s+(?:the\s+)?(?:new\s+)?(?:rule\s+numbers?|numbers?\s+(?:to|for)\s+(?:the\s+|our\s+)?(?:new\s+)?rules?)\b[^.:]{{0,40}}:\s*$",
    (
        r"(?i)(?:the\s+|new\s+)*rule\s+[\"“](?P<rule>[^\"”\n]{2,60})[\"”],?\s+(?:(?:rule|number|no\.)\s+)?4E(?P<number>\d{1,4})\W*$",
        r"(?i)[\"“‘']?(?P<rule>[^\"”:=\n]{2,60}?)[\"”’']?\s*(?::|->|=>|=|→|-+>|\.{2,}|\s[-–—]+\s|\b(?:gets|is|becomes|receives)\b)\s*(?:(?:rule|number|no\.)\s+)?(?:4E)?(?P<number>\d{1,4})\W*$",
    ),
)
"""New rules, each with its number."""

WORDS = (
    Words(
        "change_rule_title",
        "Law",
        rules=("4E51",),
        forms=("rule title change", "retitling", "change of title", "title change", "new rule title"),
        needs=r"\brules?\b|\br\d|4e|#\d|\bre-?(?:titl|nam|christen)|\bits\s+(?:\w+\s+)?(?:title|name)\b|\bit\s+(?:the|a|this)\s+(?:\w+\s+)?(?:title|name)\b|\b(?:title|name)\s+of\s+it\b",
        never=r"\brules\s+(?:4e)?\d+(?:,\s+(?:4e)?\d+)*,?\s+and\s+(?:4e)?\d+\s+[\"“]|\b(?:revise|amend|rewrite|update|edit)\s+(?:my\s+|the\s+)?(?:proposal\s+|prop\s+|p|#)?\d+\b(?!.*\brules?\b)[^.;]*\b(?:re-?(?:titl|nam)|giv)\w*\s+it\b|\b(?:to|into)\s+(?:something|anything|whatever)\s+[a-z]|\b(?:rule\s+|r)(?:4e)?\d+\s+is\s+(?:called|named|titled|entitled)\b",
        params=(
            replace(_RULE, vital=True),
            Param(
                "title",
                Slot.TEXT,
                required=True,
                unlike=r"^(?:['’]s|currently|presently)\s|^(?:[-–—]+\s*)?I\s|^from\s|^(?-i:(?:hereby|herewith|now|changed|is|was|set|and|but|then|so)\s)|^(?-i:(?:(?:once\s+)?again\s+)?(?:with|without|w/o?|having|as|which|who|that|since|because|for|after|seeing|given|now|if|by|though|although|there|nobody|no\s+one)\s)|^as\s+(?:it|e|he|she|they|the\s+\w+|proposal\s+\d+)\s+|^(?:it|the\s+proposal)\s+(?:demands?|requires?|says?|orders?|directs?)$|^(?:right|worse|better|and|or|but|then)$|^(?:rule\s+|r)(?:4e)?\d+$|^(?:the\s+)?(?:proposal\s+)?number\s+\d+$|^(?:and\s+)?rules?\s+(?:4e)?\d+\b|\b(?:rules?\s+|r)(?:4e)?\d+\s+(?:to|as|is|was)\b|^(?:to|as|into)\s+['‘\"“]",
            ),
        ),
        does=(
            "(change|set|alter|switch|amend) < [the] (title|name) of {rule} & [from ...] & (to|to be|to read|into) [:] {title} >",
            "(retitle|rename|re-title|call|name|title|entitle|rechristen) < {rule} & [(to|as|into|,|:|henceforth)] [be] {title} >",
            "(retitle|rename|re-title|rechristen) < {rule} & from ... & (to|as|into) [:] {title} >",
            "(change|set|alter) the title of {rule} (to|to be|to read) [:] {title}",
            "(change|set|alter) {rule} 's title to [:] {title}",
            "(change|set|alter) < {rule} 's title & [from ...] & (to|into) [:] {title} >",
            "(change|alter|amend) {rule} 's title , ... , (to|into) [:] {title}",
            "(change|set) the title of {rule} [as (announced|intended|described)]",
            "(retitle|rename|re-title) {rule} (to|as|into) [:] {title}",
            "(retitle|rename|re-title) {rule} [as (announced|intended|described)] => title=",
            "(retitle|rename|re-title) {rule} [,|:] {title}",
            "(give|grant|assign|award|bestow on|confer on) {rule} (the|a|this|another|as its) [(more|much)] [(new|better|fresh|different|fitting|proper|shorter|longer|clearer|decent)] (title|name) [of] [(,|:)] [(namely|to wit|viz|i.e.)] [(,|:)] {title}",
            "(give|grant|assign|award) the [new] (title|name) [of] {title} to {rule}",
        ),
        after=(
            "it (is|'s|’s) [(now|henceforth|hereafter|from now on)] (called|titled|entitled|named|to be called) [now] {title}",
        ),
        says=(
            "{rule} (-|:|,) [(the|a)] [new] title [(:|is|becomes)] {title}",
            "{rule} (-|:|,) [(the|its)] title [is] [(hereby|now|herewith)] (changed|set|altered|amended) [(hereby|herewith)] [from ...] to [:] {title}",
            "{rule} (shall be|will be|be) (called|titled|entitled|known as) {title}",
            *changing("the (title|name) of {rule}", "{title}"),
            *changing("{rule} 's (title|name)", "{title}"),
            "{rule} 's new (title|name) (is|shall be|will be) (now|hereby|henceforth|:) {title}",
            "{rule} 's title (becomes|is now|shall be|is [hereby] changed to) [:] {title}",
            "the [new] (title|name) [(that|which)] i [(hereby|now|herewith)] (give|grant|assign|choose for|want for|propose for|have for|set for|bestow on|award) [to] {rule} [as [the] rulekeeper] (is|shall be|will be) [:] {title}",
            "the title of {rule} (becomes|is now|is [(now|hereby)] changed to|shall be) [:] {title}",
            "{rule} (now|hereby|henceforth|from now on) (bears|has|carries) [(the|a|as its)] [new] (title|name) [of] {title}",
            "{rule} [(now|hereby|henceforth)] (gets|takes|receives|shall bear|shall have) [(hereby|now)] [(the|a|its|as its)] [(new|better|fresh|different)] (title|name) [(of|,|:)] [namely] {title}",
            "{rule} is (now|hereby|henceforth|hereafter|from now on|to be) [(to be)] (called|titled|entitled|known as|named) [(to|as)] {title}",
            "{rule} is [(now|hereby|henceforth|hereafter|from now on)] [(to be)] (retitled|renamed) [(to|as)] {title}",
            "{rule} is [hereby|now] (retitled|renamed) [to|as] {title}",
        ),
        rows=("titles?", "retitl\\w+", "renam\\w+"),
        intent="without_objection",
        examples={"I retitle R31 'Days'.": {"rule": "31", "title": "Days"}},
    ),
    Words(
        "assign_rule_number",
        "Law",
        rules=("4E51",),
        creates="rule",
        needs=r"\brules?\b|\br\d|\b4e\d|\blaw\b",
        never=r"\brule\s+(?:about|on|of|for|from|with)\s[^.;:]{1,40}?\sis\s+rule\s+\d|\b(?:rule|one)\s+(?:is|was)\s+(?:about|older|newer|better|worse|longer|shorter)\b",
        params=(
            Param("number", Slot.CODE, required=True),
            Param(
                "rule",
                Slot.PHRASE,
                unlike=f"{_NO_RULE}|{_NUMBERED}|^(?:is|was|are|were|has|had|will|and|or)\\b|\\bministry\\b|\\bvacant\\b",
            ),
        ),
        does=(
            f"{ASSIGN} < [the] rule (number|no.) {{number}} & to {{rule}} >",
            f"{ASSIGN} < [the] (number|no.) {{number}} & to [the] {{rule}} >",
            f"{ASSIGN} < {{number}} & to [the] [new] {{rule}} rule >",
            f"{ASSIGN} < {{number}} & to [the] [(new|newest|newborn|fresh|latest|second|first|third|other|last)] [new] (rule|law) {{rule}} >",
            f"{ASSIGN} < [the] {{rule}} rule & [the] [rule] (number|no.) {{number}} >",
            "(number|designate|label) < {rule} & [(as|to be|with)] [(rule|number)] {number} >",
            f"{ASSIGN} (that|this|the) [rule] number , {{number}} , to [the] {{rule}}",
            f"{ASSIGN} {{rule}} the [rule] (number|no.) {{number}}",
            "(number|designate) {rule} (as|to be) [rule|number] {number}",
            "number [the] [new] rule {rule} {number}",
            f"{ASSIGN} (the|a) [new] rule (about|on|of|for|concerning|regarding) ... [the] [rule] (number|no.) {{number}}",
            f"{ASSIGN} (that|this|the) [new] rule [the] [rule] (number|no.) {{number}}",
            "(assign|give) [the] [rule] number {number} to {rule}",
            "(assign|give) the [new] rule {rule} [the] number {number}",
            "(assign|give|allot) {number} to [the] [new] (rule|law) {rule}",
            "(make|declare) {rule} rule [number] {number}",
            "let [the] [new] rule {rule} (have|bear|be|get|carry) [the] [rule] [number] {number}",
            "(choose|pick|select|take|use|fix|set) {number} as the [rule] number (of|for) [the] [new] [rule] {rule}",
            f"{ASSIGN} {{number}} as the [rule] number (of|for|to) [the] [new] {{rule}} [rule]",
            "(confer|bestow) < (upon|on) {rule} & [the] [rule] (number|no.) {number} >",
        ),
        says=(
            "{rule} [(hereby|now)] (goes|enters|comes|is entered) [(in|into)] (the|our) (book|books|ruleset|rulebook|rules|code) (as|under) [the] [(rule|rule number|number)] {number}",
            "{rule} (receives|gets|takes|bears|shall bear|is to bear|is to have|is to be|shall be|becomes) [the] (rule|rule number|number) {number}",
            "[the] rule {rule} [, {phrase} ,] (is|becomes|gets|receives|bears|takes|has|shall be) [hereby|now] [the] [rule] number {number}",
            "{rule} , {name} , (receives|gets|has|is|becomes|takes|bears) [the] [(rule|number)] [number] {number}",
            "[the] [new|newly (enacted|created|made|adopted)] rule {rule} (receives|gets|takes|bears|shall bear|is to bear|is to have|is to be|shall be|will be|becomes) [hereby|now] [the] [rule] [number] {number}",
            "[the] [new] rule {rule} [, ... ,] (is|becomes|gets|receives) [hereby|now] [the] [rule] number {number}",
            "[the] [new] rule {rule} (goes|is entered|is put|is written) (into|in) the (ruleset|rules|books) as rule [number] {number}",
            "[the] number (of|for) [the] [new] rule {rule} : {number} , [(assigned|given)] (hereby|herewith) [(assigned|given)]",
            "[the] [new] {rule} rule (receives|gets|takes|bears|shall bear|is to bear|is to have|is to be|shall be|becomes) [hereby|now] [the] [rule] [number] {number}",
            "(the|that) [new] (rule|law|one|second|other|first|third) {rule} (becomes|gets|receives|takes|bears|shall be|will be|is to be|is given) [hereby|now] [the] [(rule|number|rule number)] {number}",
            "(the|that) [new] (rule|law|one|second|other|first|third) {rule} is [hereby|now] [number] {number}",
            "{rule} [, ... ,] is [(hereby|now)] (assigned|given|allotted) [by me] [the] [rule] (number|no.) {number}",
            "the {rule} rule (is|becomes|shall be|will be) [hereby] [rule] [number] {number}",
            "new rule : {number} [(,|:|-|–|—)] {rule}",
            "new rule : {number}",
            "[(the|rule)] (number|no.) {number} [(hereby|now)] (goes|is (given|assigned|allotted|awarded)) to [the] [new] [rule] {rule}",
            "to [the] [new] (rule|law) {rule} (goes|falls|i (give|assign|allot)) [the] [rule] (number|no.) {number}",
            "to {rule} [,] [the] [rule] (number|no.) {number} is [(hereby|now|herewith)] (assigned|given|allotted|allocated|awarded)",
            "{number} is [hereby] (given|assigned) to {rule} [rule]",
            "{number} (is|shall be|will be) [(now|hereby)] the [rule] number (of|for) {rule}",
            "the [new] rule {rule} (is|becomes) [hereby] [rule] [number] {number}",
        ),
        lists=(_NUMBERS,),
        rows=("rule numbers?", r"numbers? (?:of|for|to) (?:the |these |our )?(?:\w+ )?(?:new )?rules", "new rules?"),
        examples={"I number the second new rule 86.": {"number": 86}},
    ),
    Words(
        "submit_tidiness_list",
        "Law",
        rules=("4E51",),
        also=(
            Also(
                r"(?:\band\s+(?:I\s+)?(?:hereby\s+|also\s+|now\s+)*(?:(?:announce|declare|give\s+notice)\s+(?:that\s+I\s+|my\s+|of\s+my\s+)?)?(?:intend|intent(?:ion)?|plan|propose)\b[^.:]{0,60}?\bto\s+(?:activate|apply|implement|enact|make|carry\s+out|execute|perform)"
                r"\s+(?:it|this|the\s+same|(?:its|these|those|the)\s+corrections)\b|\bwhich\s+I\s+(?:also\s+|hereby\s+|now\s+)*(?:intend|plan|propose|mean)\b[^.:]{0,60}?\bto\s+(?:activate|apply|implement|enact|make|carry\s+out|execute|perform)\b)[^.:]*",
                "apply_tidiness_list",
                "list",
            ),
        ),
        creates="list",
        never=r"\b(?:as|the\s+way)\s+(?:my|the|that)\s+tidiness\s+list\s+(?:says?|said|propos|announc|show|set|list|asks?|ha[sd])|\b(?:put|bring)\b[^.;:]{0,60}\binto\s+(?:effect|force|operation)\b|:\s*(?:is\s+)?(?:hereby|herewith|now)\s+(?:applied|executed|implemented|enacted|carried\s+out|put)\b",
        text_announced=True,
        params=(Param("list", Slot.TEXT, required=True),),
        does=(
            f"{SUBMIT} [(to|for|before) ...] (a|the|this|the following|my|another|an|one) [(new|fresh|following|further|second|next|other)] tidiness list",
            "(submit|post|present|hand in|offer) (a|the|this|the following|my|another|an) [new|following] tidiness list",
            "(submit|post|present|hand in|offer|file|lodge|table) (a|an|the|this|my|our) (resulting|ensuing|short|long|small|little|complete|whole|full|usual|weekly|customary|entire|modest|very|present|promised|enclosed|attached) [(little|short|long|first|second)] tidiness list",
            "(submit|post|present|hand in|offer|file|lodge) (these|the following|this|some|two|three|four|a few) ... (as|in|for) (a|my|the|this nweek 's) tidiness list",
            "(submit|post|present|hand in|offer|file|lodge|put in|turn in) (as|for) (a|my|the|another|this nweek 's) [(new|further|second|next)] tidiness list",
            "(fix|correct) (these|the following|those) (typos|errors|misspellings|spelling errors|spelling mistakes|mistakes|misprints)",
            "(fix|correct) (these|the following|those) :",
            "(fix|correct) (the following|this|one) (typo|error|misspelling|spelling error|spelling mistake|mistake|misprint|slip) :",
            "make (these|the following) (corrections|spelling corrections) [...] :",
        ),
        labels=(
            "tidiness list",
            "another tidiness list",
            "spelling corrections",
            "tidiness list (without objection)",
            "my tidiness list",
        ),
        says=(
            *presented("tidiness list"),
            "(this|that|the following|below) is my [(own|new|humble|little|short|long)] tidiness list [...] :",
            "[(a|my|one|another)] [new] tidiness list (from me|of mine|by me) [...] :",
            "my tidiness list for (this|the) [(next|present|current)] nweek [(,|-|–|—|:)]",
        ),
        document=Document.LIST,
        body="list",
        examples={'Tidiness List: Rule 72 "occured" -> "occurred"': {}},
    ),
    Words(
        "apply_tidiness_list",
        "Law",
        rules=("4E51",),
        never=r"\b(?:this|that)\s+list\s+(?:to|of(?!\s+corrections)|for|on)\b|\b(?:errors?|typos?|mistakes?)\s+(?:of|in|on|from)\s+(?:my|the|your|our|eir|his|her|its|this|that)\s+(?!(?:[\w-]+\s+){0,2}?(?:list|corrections|rules?|ruleset)\b)",
        params=(Param("list", Slot.PHRASE, mine="list", default="own"),),
        does=(
            "(apply|implement|enact|execute|carry out|put into effect|make) < (my|the|this|that|said) [...] (tidiness list|list of corrections|corrections) & [...] >",
            "(apply|implement|enact|execute) (my|the|this|that) [earlier|own|above] tidiness list",
            "(apply|implement|enact) (this|that) list",
            "(correct|amend|fix|tidy|mend) (the rules|the ruleset|our rules) (according to|in accordance with|as per|per|as listed in) (my|the|this|that) tidiness list",
            "(apply|implement|execute|make|perform) (my|the|this|these|those) corrections [(of|in|on|from) (my|the|that|this) [tidiness] list]",
            "(put|bring) < (my|the|this|that|said) [...] (tidiness list|list of corrections|corrections) & (into|in) (effect|force|operation) >",
            "(make|apply|perform|carry out) its corrections",
            "(correct|fix|mend|put right|repair|remedy) < (the|all|all the|all of the) [(little|small|spelling)] (errors|typos|mistakes|misspellings|slips|misprints) [(listed|named|set out)] (of|in|on|from) (my|the|this|that) [tidiness] list >",
            "(correct|fix|mend|put right|repair|remedy) (the|all|all the) (errors|typos|mistakes|misspellings|slips|misprints) [(which|that)] (my|the|this|that) tidiness list (names|lists|mentions|gives|sets out|contains|points out)",
            "(correct|fix|mend|put right|repair|remedy) < (the|these|those|both|all) [(the|of the|of these)] [(two|three|four|five|few|little|small|spelling)] (errors|typos|mistakes|misspellings|slips|misprints|faults|blunders) & (as|just as|exactly as|the way) (my|the|this|that) tidiness list (says|said|proposed|proposes|announced|announces|showed|shows|set out|sets out|has it|had it|lists|listed|asks|asked) >",
            "(make|apply|carry out|effect|perform|implement) (the|every|all|each|all the|all of the) (change|changes|correction|corrections) [(which|that)] (my|the|this|that) tidiness list (calls for|lists|names|sets out|contains|proposes|mentions|gives|asks for)",
            "(correct|fix) the (errors|typos) [as listed|listed|in (my|the) [tidiness] list|as announced]",
        ),
        says=(
            "[the] corrections (of|in|on|from) (my|the|this|that) [tidiness] list are [(hereby|now)] (made|applied|done|carried out)",
            "[the] (errors|typos|mistakes|misspellings|slips|misprints) [(which|that)] (my|the|this|that) tidiness list (names|lists|mentions|gives|sets out|contains|points out) are [(hereby|now|herewith)] (corrected|fixed|mended|put right) [by me]",
            "(the|these|those|both|all) [(the|of the|of these)] [(two|three|four|five|few|little|small|spelling)] (errors|typos|mistakes|misspellings|slips|misprints|faults|blunders) are [(hereby|now|herewith)] (corrected|fixed|mended|put right|repaired|remedied) [by me] [(now|herewith|hereby|this minute|at once|today|this instant|here)] [,] (as|just as|exactly as|the way) (my|the|this|that) tidiness list (says|said|proposed|proposes|announced|announces|showed|shows|set out|sets out|has it|had it|lists|listed|asks|asked)",
            "let the (corrections|changes) [(set out|listed|named|given|contained|proposed)] (of|in|on) (my|the|this|that) tidiness list be (made|applied|done|carried out)",
            "the [(above|quoted)] list [(above|quoted above|below|of corrections)] is (hereby|now|herewith) (applied|executed|implemented|enacted|carried out|put into effect|effected|put into force)",
            "(my|the|this|that) [...] tidiness list [(of|from|dated) ...] is (hereby|now|herewith) (applied|executed|implemented|enacted|carried out|put into effect|effected|put into force)",
            "[(my|the|this)] tidiness list : (hereby|herewith|now) (applied|executed|implemented|enacted|carried out|put into effect)",
            "(the rules|the ruleset|our rules) are (hereby|now|herewith) (corrected|amended|fixed|tidied|mended|changed) (according to|in accordance with|as per|per|by|as listed in) (my|the|this|that) tidiness list",
            "(my|the|this|that) tidiness list [(which|that)] i [have] (submitted|posted|presented|announced|sent) [...] is (hereby|now|herewith) (applied|executed|implemented|enacted|carried out|put into effect|effected|put into force)",
            "its corrections are [(hereby|now|herewith)] (made|applied|done|carried out)",
            "(my|the|this|that) tidiness list (comes into|goes into|takes|is put into) (effect|force)",
            "(my|the|this) [...] [tidiness] list [, of ...,] (takes|takes now|now takes) effect",
            "(my|the) tidiness list (takes effect|is applied)",
            "(my|the) ... list, of ..., takes effect",
        ),
        intent="without_objection",
        examples={"I apply my Tidiness List.": {"list": "own"}},
    ),
)
