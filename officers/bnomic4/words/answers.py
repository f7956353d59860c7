"""The Ministry of Questions: answers of Priests, Oracularities, claims and their count (4E18)."""

from __future__ import annotations

from dataclasses import replace

from engine.language import Clue, Document, Listed, Param, Slot, Where, Words
from officers.bnomic4.words.questions import CONSULTATION
from officers.bnomic4.words.verbs import (
    I_SAY,
    LED_ASTRAY,
    NOT_LATELY,
    SUBMIT,
    any_of,
    from_me,
    presented,
    pronounced,
    put_as,
    stated,
)

_ANSWER = Param("answer", Slot.ANSWER, required=True)
_CLAIM = Param("claim", Slot.CLAIM, required=True)
_RULINGS = (
    "answer|ruling|judgement|judgment|reply|verdict|finding|decision|response|conclusion|resolution|determination"
)
_ANSWERED = r"(?-i:\b(?:TRUE|FALSE|YES|NO|PARADOX)\b)"
_ASTRAY = tuple(
    one
    for one in LED_ASTRAY
    if one
    not in (
        "answer",
        "reply",
        "respond",
        "decide",
        "declare",
        "pronounce",
        "deliver",
        "render",
        "settle",
        "resolve",
        "rule",
    )
)
_RULING = ("rule", "judge", "find", "reply", "respond", "hold", "say")
"""Verbs that answer only where a question is named, or with an answer in capitals."""

_TALLY = "[oracle 's] [(my|the|an)] [official] (tally of [the] claims|count of [the] claims|claim tally|claims tally|claims tallied|claims counted|tally) [(by|from) the oracle] [as oracle] [(,|:|-|–|—|on|for|of)]"
_OVER = "(overridden|overturned|overruled|struck down|set aside)"
_AS_TO = "(of|to|on|for|in|as to|as for|about|re|regarding|concerning|with regard to|with respect to|in the matter of|in the case of)"
_SO_MANY = "{n} [(inconsistent|consistent)] [,] (and|to|against|v|vs|,|-) {n} [(inconsistent|consistent)]"
_SO_MANY_OF = (
    "(inconsistent|consistent) [(:|=|-)] {n} [,] [(and|to|against|v|vs|,|-|;)] (inconsistent|consistent) [(:|=|-)] {n}"
)
_COUNTED = "[(have been|were|are|are now|all)] (counted|tallied|(in|all in) (:|,|;|-|–|—|and)|come to|are|stand at|being|number|amount to|:) [(,|:|;|-|–|—)]"
"""Between the claims and how many they are."""
_UPHELD = "(stands|stand|is upheld|upheld|holds|sustained)"

_VOICES = "(the|my) (spirits|gods|oracles|omens|stars|cards|bones|ancestors|voices|entrails|tea leaves|heavens|powers)"
"""Who speaks through a Priest, in his own words."""
_THE_ANSWER = (
    "(the|this|that|its|eir|his|her|their|your|the (priest|priestess|oracle) 's|{name} 's) answer "
    "[([(that|which)] {name} (gave|has given|returned|has returned|made|posted|sent)|(given|returned|made|posted) by [the] [priest] {name}|of [the] (priest|priestess|oracle) [{name}]|of {name})]"
)
_SO_I_CLAIM = "[(,|;|:|-|–|—)] [(and|or|as)] [(so|this|that|thus)] i [(so|hereby|now|herewith|do)] claim"
_CONTEST = "(contest|dispute|challenge|reject|oppose|stand by|back|uphold|defend|agree with|support)"
"""What is said of an answer by who claims something of it."""
_MAKE_CLAIM = "(make|submit|enter|file|lodge|place|register|stake|put forward|put in|send in|hand in|record)"
_CLAIMING = (
    r"\b(?:I|my|claim\w*|answer\w*|ruling|oracularit\w+|consultation|(?-i:(?:IN)?CONSISTENT|(?:Inc|C)onsistent))\b"
)
"""With one of these a sentence that only points at an answer is a claim, and no opinion: "That's inconsistent"."""
_NO_CLAIM = any_of(
    # the tally of all of them
    r"^\W*(?:the\s+|I\s+)?tally\b",
    # both answers are named
    r"\b(?:in)?consistent\b,?\s+(?:or|nor|versus|vs\.?|against|but\s+not|rather\s+than|not)\s+(?:\w+\s+)?(?:in)?consistent\b",
    r"\b\d+\s+(?:\w+\s+)?(?:in)?consistent\b.*\b\d+\s+(?:\w+\s+)?(?:in)?consistent\b",
    r"\b(?:in)?consistent\W+\d\d?\b\W+(?:and\s+)?(?:in)?consistent\W+\d\d?\b",
    # what others claim, or what is asked
    r"\bso\s+(?!I\b)(?:(?:the|priest)\s+){0,2}[\w'’]+\s+(?:claim|say|said|hold|held|think|thought|maintain|argue|insist)\w*\b",
    r"\bwhether\b.*\b(?:in)?consistent\b",
    # what goes well with something else
    r"\b(?:in)?consistent\s+with\b(?!\s+(?:the\s+(?:rules|ruleset|laws?)|(?:the\s+|our\s+|its\s+|game\s+)?doctrine)\b)",
    r"^(?!.*\bclaim).*\b(?:in)?consistent\s+with\b",
)
"""In no sentence by which a claim is made."""

WORDS = (
    Words(
        "answer_consultation",
        "Questions",
        rules=("4E18",),
        forms=("answer", "answer to a consultation", "ruling"),
        reasons="reasoning",
        idle=True,
        params=(CONSULTATION, _ANSWER),
        never=r"^(?!.*\bconsultation)(?:.*\W)?#?\d{2,6}\s+(?:is|gets|has)\s+an?\s+(?:\w+\s+)?(?-i:yes|no)\s+from\b|['’]s?\s+question\s*:\s+(?-i:yes|no|true|false)\b|\b(?-i:TRUE|FALSE|YES|NO|PARADOX)\s+(?:is|was|means)\s+(?!hereby\b|my\b|the\b)",
        verb_needs=dict.fromkeys(_ASTRAY, _ANSWERED)
        | dict.fromkeys(("put", "set"), rf"{NOT_LATELY}.*{_ANSWERED}")
        | dict.fromkeys(
            ("record", "enter", "register", "log", "note", "file", "report"),
            rf"^(?!.*(?:\bthe\s+answer\b|['’]s\s+answer\b)).*{_ANSWERED}",
        )
        | dict.fromkeys(_RULING, r"(?-i:\b(?:TRUE|FALSE|YES|NO|PARADOX)\b)|\bconsultation|\bquestion|\d"),
        does=(
            "(rule|judge|find|reply|respond|hold) [(it|this|the answer|the answer is)] [(as|with|:|to be|for|in favour of|in favor of|on the side of)] {answer}",
            "(say|hold|find|rule|declare|judge) [that] (it is|it 's|this is|this one is) [(a|an)] {answer} [on {consultation}]",
            "(say|rule|state|declare|hold|find|reply|respond|answer) that the answer (to|on|for|in) {consultation} (is|must be|has to be|shall be) {answer}",
            "(answer|respond to|reply to|decide|rule on|judge) < {consultation} & [(with|as|in|by|to be|:|thus [:]|that|in the|as follows [:])] [(a|an|the|answer|firm|resounding|plain)] {answer} >",
            "(answer|respond|reply|rule|say) < [:] {answer} & [as [(the|a|its)] [(assigned|appointed|chosen)] (priest|priestess)] (to|on|for|in|of) {consultation} >",
            "(give|return|submit|deliver|hand down|pronounce|render) < [the|an|my] [answer|ruling] [of|:] {answer} & (to|for|on|in) {consultation} >",
            "(give|return|submit|deliver|hand down|pronounce|render) (the|my|an) (answer|ruling|judgement|judgment) (to|for|on|in) {consultation} [,] (:|as|which is|being|to be|namely|and it is|as follows :) [(a|an)] {answer}",
            "answer {consultation} [with|as|:|,|to be|in the] {answer}",
            "answer {answer} to {consultation}",
            "(give|submit|return) {consultation} the answer [of|:] {answer}",
            "(find|hold|declare|judge|deem|rule) < [that] the (statement|question|claim|proposition) (in|of|put in) {consultation} & [(to be|is|as)] {answer} >",
            "(give|submit|return|deliver) [the|an|my] answer [of|:] {answer} (to|for|on) {consultation}",
            "(find|judge|declare|rule) {consultation} [to be] {answer}",
            "(find|declare|hold) the answer [to {consultation}] (to be|is) {answer}",
            "answer [with|:] {answer}",
            "(resolve|settle|decide|determine|dispose of) {consultation} [(with|as|:|,|to be)] [(a|an)] {answer}",
            "(determine|conclude|decree|adjudge|pronounce) [that] the answer (to|on|for|in) {consultation} [(to be|is|shall be)] {answer}",
            "(return|give|render|deliver|hand down|enter|issue|submit|pronounce) (the|my|an|this) answer [(of|:)] {answer}",
            "answer < {consultation} & in the affirmative > => answer=YES",
            "answer < {consultation} & in the negative > => answer=NO",
            *stated("{answer}", "{consultation}", f"({_RULINGS})"),
        ),
        rows=("answers", "my rulings", "my judgements", "i answer"),
        says=(
            "answer {consultation} (=|:|:=) {answer}",
            f"(in|by way of) (answer|reply|response) to {{consultation}} [,|:|-|–|—] [{I_SAY}] {{answer}}",
            "{consultation} (:|,|-|–|—) [(my|the|priest 's|the priest 's)] (answer|ruling) [(:|=|is|-)] {answer}",
            "{consultation} (:|,|-|–|—) [(hereby|herewith)] answered [(with|:|as)] {answer}",
            "{consultation} gets {answer} (as|for) (its|an|the) answer",
            "{consultation} has (its|my|an) answer [:|,|-] {answer}",
            "as [(the|its|a|an)] [(assigned|appointed)] (priest|priestess) [(of|on|for|in) {consultation}] [,|:] {answer}",
            "(here (is|'s|’s)|this is|take this as|consider this) (the|my) answer (to|on|for) {consultation} [:|,|-] {answer}",
            "[please] (consider|count|take|regard) {consultation} [(to be|as)] [(hereby|herewith)] answered [(:|with|by|as)] {answer}",
            "[please] mark {consultation} [as] answered [(:|with|as)] {answer}",
            *from_me("{answer}", "{consultation}"),
            *put_as("{answer}", "{consultation}", f"({_RULINGS})"),
            *pronounced("{answer}", "{consultation}", f"({_RULINGS})"),
            "(the|my) answer [(that|which)] i [(hereby|therefore|must)] (give|return|deliver|have|arrive at|come to) [(to|on|for) {consultation}] is [:] {answer}",
            "{answer} [(,|:|-|–|—|!|.)] [(that|this)] is my (answer|ruling|verdict) [,] [as [(the|a|its)] priest] [,] (to|on|for|in) {consultation}",
            "{consultation} (=|->|→|:=) {answer}",
            f"{_VOICES} (have|has) (spoken|answered|decided) (on|about|to|of|upon) {{consultation}} [,] [(however|though|too|also)] [(,|;|:|-|–|—)] [and] [(they|it)] [(say|says|said|answer|answers)] [:] {{answer}}",
            f"{_VOICES} (say|says|answer|answers) {{answer}} (on|to|about) {{consultation}}",
            f"i [have|'ve] asked {_VOICES} (on|about) {{consultation}} [,] and (they|it) (say|says|said|answer|answers|answered) [:] {{answer}}",
            "< [(my|the)] (answer|ruling|verdict|judgement|judgment|reply|response) & [[as [(its|the|a)] (priest|priestess)] (of|on|in|to|for|as to|regarding|concerning) {consultation}] & (is|is as follows :|shall be|:|must be|has to be|can only be|will be|comes out as|comes to) [(a|an)] [(firm|plain|resounding|clear|humble|simple|cautious|loud|reluctant|qualified|definite|emphatic|heartfelt|tentative|solemn|grudging|big|unhesitating)] {answer} >",
            f"(to|on|as to|regarding|concerning|in) {{consultation}} [,|:] {I_SAY} [:] [(a|an)] [(firm|plain|resounding|clear|humble|simple|cautious|loud|reluctant|qualified|definite|emphatic|heartfelt|tentative|solemn|grudging|big|unhesitating)] {{answer}}",
            f"{_AS_TO} {{consultation}} [, ...] [,|:] (my|the) [own|only] (answer|ruling|verdict) [(that|which) i [(hereby|must)] give] (is|reads|runs|comes to|shall be) [(this|the following|as follows|simply|short)] [:] [(a|an)] {{answer}}",
            f"{_AS_TO} {{consultation}} [, of which i am [the] (priest|priestess)] : [(a|an|my answer is)] {{answer}}",
            "my (answer|ruling|finding|judgement|judgment|verdict) [(to|on|in|for|as to) {consultation}] is [:] that (the (statement|claim|question|proposition)|it) is {answer}",
            "(on|in|to|as to|regarding|concerning|(in|by way of) (response|reply|answer) to) {consultation} [, ...] [,] (my|the) answer (is|would be|must be|shall be|has to be|remains) [:] [, (alas|sadly|of course|naturally|again) ,] [(a|an)] {answer}",
            "the answer [to {consultation}] (shall be|is|is this|is as follows|:) [:] {answer}",
            "{consultation} (is|shall be) [hereby] answered [(with|:|as)] {answer}",
            "my answer [(to|for|on|in) {consultation}] (is|would be|:) [:] {answer}",
            "(the|my) answer [(which|that)] i [hereby] (give|return|offer) to {consultation} is [(a|an)] {answer}",
            "{consultation} (gets|receives|has|is given) [(the|my|an)] [answer [of]] [(a|an|my|one)] {answer} from me",
            "{consultation} (gets|receives|has) [(the|my)] answer {answer}",
            "the answer to {consultation} is [hereby] {answer}",
            "{consultation} is [hereby] answered [with|:] {answer}",
            "{consultation} (:|,|;) [(the|my)] (answer|ruling|verdict|finding) (of|by|from) [(the|its|a)] (me|(priest|priestess) me) (:|is|-|–|—|=) {answer}",
            "{answer} (is|,) [hereby] (my|the) answer [that i [hereby] (give|return)] [as [(the|its|a)] priest] (to|on|for|in) {consultation}",
            "[the] priest (of|for) {consultation} , [(that|which)] (is|being) (i|me|yours truly) , [(hereby|now|herewith)] (answers|rules|says|replies) [(with|:)] {answer}",
        ),
        examples={"I answer Consultation 12 YES.": {"consultation": "12", "answer": "YES"}},
    ),
    Words(
        "submit_oracularity",
        "Questions",
        rules=("4E18",),
        never=r"\b(?:an?|my|this|following)\s+consultation\s+(?:on|about|regarding|concerning|whether|if)\b[^.:]{0,60}\boracularity\b|\boracularity\s+(?:is|was|are|were)\s+(?:an?|not|no|never)\b",
        params=(
            Param(
                "consultation",
                Slot.CONSULTATION,
                clues=(
                    Clue(
                        r"(?i)\b(?:when|once|after|as\s+soon\s+as|with|of|to|for|on)\s+(?:the\s+answer\s+(?:to|of)\s+)?consultation\s+(?:no\.?\s*|number\s+)?#?(\d{1,6})\b",
                        Where.SENTENCE,
                    ),
                ),
            ),
        ),
        does=(
            "(proclaim|pronounce|decree|submit|issue|hand down|lay down|offer|give) [,] (as|by way of|in) (an|my|the) oracularity [(to|for|on|in|with) {consultation}] :",
            "(accompany|support|supplement|complete|follow up|back up) (my|the|this) (answer|ruling) [(to|on|for|in) {consultation}] (with|by) (an|the|this|my|one|the following) [following] oracularity [(below|beneath|that follows|which follows)]",
            f"{SUBMIT} ... oracularity",
            "(join|adjoin|subjoin|couple|affix) [to (it|this|that|my answer|the answer)] (an|the|this|my|the following) [following] oracularity [(to (it|this|my answer|the answer))]",
            "(accompany|support|supplement|complete|follow up|back up|adorn|garnish) ... (with|by) (an|the following|this|my|one) [following] oracularity",
            "(attach|add|append|enclose|include|subjoin|annex|throw in|hand down|tack on|toss in|put in) ... oracularity",
            "(pronounce|proclaim|decree|give|render|hand down|issue) (this|the following|an|my) [following] oracularity [(to|for|on|with|in) {consultation}]",
            "(submit|hand down|issue|present|deliver) (the following|a|an|this|my) [following] oracularity [with the answer] [(to|for|on|with) {consultation}]",
        ),
        labels=("oracularity",),
        says=(
            "let there be (an|this|the following|another) oracularity [:]",
            "[and] (the|an|this|my|as|accompanying|the accompanying) oracularity [(to go with (it|that)|that goes with (it|that)|accompanying (it|that))] [(is|reads|runs|says) [(this|thus|as follows|the following)]] :",
            *presented("oracularity"),
            "[(along|together)] with (my|this|the) (answer|ruling) (to|on|for|in) {consultation} (goes|comes|go|come|i [hereby] (submit|issue|hand down|send)) (an|the|my|this|the following) [following] oracularity",
            "(my|the|this|an) oracularity (accompanying|to accompany|that accompanies|going with|that goes with|to go with|which goes with|to) (my|the|this) (answer|ruling) [(to|on|for|in) {consultation}] (is|reads|says|runs|follows|:) [(this|thus|as follows|the following|below)] [:]",
            "(an|the following|my|this) [following] oracularity [(to|for|on|in|with) {consultation}] is [(hereby|herewith|now)] (submitted|issued|given|handed down|presented|pronounced|proclaimed) [(by me|herewith|hereby)]",
            "my oracularity [(to|for|on|in) {consultation}] [, [(hereby|herewith|now)] (submitted|given|issued) ,] (is|reads|says|runs|follows) [(this|thus|as follows|the following|below)] [:]",
            "(with|together with|along with|accompanied by) (the|an|this|my|the following|this following) [following] oracularity [:]",
            "along with (this|the|my) answer i (submit|hand down) (an|the following|this) oracularity",
            "with (it|this|that|(this|the|my) (answer|ruling)) (comes|goes|go|i (submit|send|hand down|issue)) (an|the|this|my|the following) oracularity",
            "(this|the|my) answer (comes|is issued|is given|goes) with (an|the|this|my|the following) oracularity",
            "to (go with|accompany|complete|support|back up) (it|this|that|(the|this|my) (answer|ruling)) [,] [(i (submit|add|offer|issue)|here (is|comes))] [:] (this|the following|an|my) oracularity",
            "(attached|appended|herewith|added|enclosed) [(is|comes|follows)] [:|,] (an|the|my|this) oracularity",
        ),
        document=Document.ORACULARITY,
        examples={"I submit the following Oracularity: {{ Hose loses m5. }}": {"body": "Hose loses m5."}},
    ),
    Words(
        "make_claim",
        "Questions",
        rules=("4E18",),
        verb_needs=dict.fromkeys(("put", "set"), NOT_LATELY),
        forms=("claim",),
        never=_NO_CLAIM,
        params=(replace(CONSULTATION, pointed=_CLAIMING), _CLAIM),
        does=(
            "(claim|declare|maintain|hold|contend|submit|assert) [that] {consultation} 's answer [(is|was|to be|as|be)] {claim}",
            "(claim|declare|maintain|hold|contend|submit|assert) < [that] [(the|this)] answer [(given|returned|made)] (to|for|on|of|in) {consultation} [(is|to be|was|as)] {claim} >",
            "(claim|declare|maintain|hold|contend) < [that] {consultation} [(is|was|to be|as|be)] [(answered|an)] {claim} >",
            f"{_CONTEST} ([the] answer [(given|returned|made)] (to|of|on|in|for) {{consultation}}|{{consultation}} 's answer) [(,|:|;|-|–|—)] [(and|as)] [(i|hereby)] [claim] [(it is|it to be|it 's|it|that it is|as)] {{claim}}",
            "(claim|declare) < {claim} & [(on|for|regarding|about|of|as to|in)] {consultation} >",
            f"{_MAKE_CLAIM} < (a|my|the) claim [of|that] [it is] {{claim}} & [(on|for|regarding|against|about|as to)] {{consultation}} >",
            "(claim|declare|maintain|hold|contend|submit|assert) < [that] (this|the|that|e 's|eir|its|your) answer & [(is|was|to be|as|be)] {claim} >",
            "(claim|declare|maintain|hold|contend|submit|assert|think it) < [that] [(it|this|that)] [(is|was|to be|as|be)] {claim} & [(on|for|to|as to)] {consultation} >",
            f"{_MAKE_CLAIM} (a|my|the) claim of consistency (on|for|regarding|about|as to) {{consultation}} => claim=CONSISTENT",
            f"{_MAKE_CLAIM} (a|my|the) claim of inconsistency (on|for|regarding|about|as to) {{consultation}} => claim=INCONSISTENT",
            "[(make|submit|enter|file|lodge|place|register) (a|my|the)] claim [that] the answer to {consultation} (is|to be|as) {claim}",
            "(make|submit|enter|file|lodge|place|register|stake|put forward) (a|my|the) claim that {consultation} is {claim}",
            f"(make|submit|enter|file|lodge|place|register|stake|put forward) (a|my|the) claim [,] that {_THE_ANSWER} [(to|on|for|in) (it|{{consultation}})] (is|was) {{claim}}",
            "claim [that] {consultation} (is|to be|as) [answered] [an] {claim}",
            "claim [that] [:] {claim} [(on|for|regarding) {consultation}]",
            "claim that ... (:|-|–|—) {claim} (on|for|regarding) {consultation}",
            "(make|submit|enter|file) a claim of {claim} (on|for|regarding) {consultation}",
            "(change|switch|alter|amend|revise|turn) my claim [(on|for|regarding|about|as to) {consultation}] [from {phrase}] (to|into) {claim}",
            "(find|hold|declare) [the answer to] {consultation} [to be] {claim}",
            "(find|hold|declare|claim) < [that] [...] answer [and oracularity] (to|for|on|of|in) {consultation} [and [(the|its)] oracularity] [(is|are|to be|was|as)] [both] {claim} >",
            "claim (this|the) answer [to be|is|as] {claim}",
            "(vote|go|go with|stand by|answer|say) {claim} (on|for|to|as to) {consultation}",
            "(give|grant|award) < {consultation} & [(a|an|my)] [claim of] {claim} >",
            "(aver|affirm|attest|certify|state|swear|declare|assert|say) [that] (the|its|this|that) (answer|ruling) (to|on|for|in) {consultation} [(is|to be|was|:)] {claim}",
            "(affirm|endorse|back|attest) (the|its|this|that) (answer|ruling) (to|on|for|in) {consultation} (:|,|-|–|—|as) {claim}",
            "claim consistency (on|of|for|in|regarding|as to) {consultation} => claim=CONSISTENT",
            "claim inconsistency (on|of|for|in|regarding|as to) {consultation} => claim=INCONSISTENT",
            "(find|hold|declare|claim|maintain|judge|deem|call) (the|that) (answer|ruling|one) (to|on|of) {consultation} [(to be|is|as)] {claim}",
            "(find|hold|declare|claim|maintain|judge|deem|consider|call) {consultation} 's (answer|ruling) [(to be|is|as)] {claim}",
            *stated("{claim}", "{consultation}", "claim"),
            f"(claim|declare|maintain|hold|contend|submit|assert) [that] {_THE_ANSWER} [(to|on|for|in) (it|{{consultation}})] [(is|was|to be|as)] {{claim}}",
        ),
        says=(
            "{consultation} [(though|however|then|too|again|now)] (:|,|-|–|—) {claim} [,] [(that is|that 's|is)] my claim [(there|here|on (it|that))]",
            "{consultation} (:|,|-|–|—) my [own] claim is [:] [that] [the answer] [(to it)] [(is|was)] [an] {claim}",
            "{consultation} (gets|receives|has|is given|earns) (a|an|my) [claim of] {claim} (from me|of mine)",
            "(a|an|one|my) claim of {claim} (on|for|regarding|as to|in) {consultation} [(from|by) me]",
            "(a|my) {claim} claim (on|for|regarding|as to|in) {consultation} [(from|by) me]",
            "((it|that) (is|'s|’s)|its|thats) {claim} (on|for|as to) {consultation} [from me]",
            "{consultation} (:|,|-|–|—) [(a|my)] claim [of|:|is] {claim}",
            "claim {consultation} (:|-|–|—|=) {claim}",
            "{consultation} (:|,|-|–|—) {claim} [,] (from me|(or|and|so) i claim|so i claim|i claim)",
            "my [own] claim (on|for|about|regarding|as to) (the|that|this) answer (to|on|for) {consultation} [(is|:|=|-)] [that it is] {claim}",
            "my claim is [:|,] [that] (the|its|this|that) answer (to|on|for) {consultation} (is|was) {claim}",
            "{claim} (for|to) {consultation} [from me]",
            "(the answer (to|on|for) {consultation}|{consultation}) (gets|has|receives) my claim [(of|:)] {claim}",
            "(you have|take|here (is|'s|’s)|let {consultation} have) my claim of {claim} [(on|for|as to) {consultation}]",
            "(on|for|as to|regarding) {consultation} [,|:] my claim [(is|:|,|-)] {claim}",
            "my claim (is|:) {claim}",
            "(a|my|one) claim of {claim} from me",
            "{claim} from me",
            "[please] (put|count|mark|record|note|write) me down as {claim}",
            "i (want|wish|would like|'d like) my claim (on|for|as to) {consultation} [to be] [(recorded|noted|entered) as] {claim}",
            "i (want|wish|would like|'d like) {consultation} to have my claim of {claim}",
            "[please] (note|record|enter|register) me as claiming {consultation} [(to be|as|is)] {claim}",
            *from_me("{claim}", "{consultation}"),
            *put_as("{claim}", "{consultation}", "claim"),
            *pronounced("{claim}", "{consultation}", "claim"),
            "[please] (put|count|mark|record|register|list|note|enter|file|take) [down] my claim of {claim} (on|for|regarding|about|as to) {consultation}",
            "[please] (put|count|mark|record|register|list|note|set) [down] my claim (on|for|regarding|about|as to) {consultation} [down] (as|at|to) {claim}",
            "[please] (put|count|mark|record|register|list|note) me [down] (as|for|as claiming) < {claim} & (on|for|as to) {consultation} >",
            "(on|as to|regarding|for) {consultation} [,|:] [(i claim|my claim is|claim)] {claim}",
            "[the answer to] {consultation} is {claim} [,|:|;|-|–|—] (that|this|which|such) is [(also|therefore)] my claim",
            "(the answer|the one|that) (to|on|for|of) {consultation} [, (though|however|on the other hand|by contrast|meanwhile|alas|in turn) ,] is {claim} [(,|:|;|-|–|—)] (that is|that 's|this is|which is|such is) [(also|therefore)] my claim",
            "my [own] claim (on|for|regarding|as to|about|in|concerning) {consultation} (is|:|=|-) {claim}",
            "my [own] claim (on|for|regarding|as to|about|in|concerning) {consultation} is [,] [as ever] that {phrase} (is|are|was|were|be|stands|to be|remains) [(both|each|all|quite|wholly|perfectly)] {claim} [with the (rules|ruleset|law|laws)]",
            "my [own] claim is that [...] {consultation} [...] (is|are|was|were|be|stands|to be|remains) [(both|each|all|quite|wholly|perfectly)] {claim} [with the (rules|ruleset|law|laws)]",
            "[(as (for|to)|of|on|regarding|concerning|among|about)] (the|all|all the) claims (on|for|about|as to) {consultation} [(,|:|-|–|—)] mine is [(hereby|now)] {claim}",
            "claims (on|for|about|as to) {consultation} (,|:|-|–|—) mine is [(hereby|now)] {claim}",
            "(on|for|as to|as for|regarding|concerning) {consultation} [(,|:|-|–|—)] (mine|my [own] claim) is [(hereby|now)] {claim}",
            "my claim (on|for|regarding|as to|about|concerning) (this|that|the|your|e 's|eir) answer (is|:|=|-) [that it is] {claim}",
            "{claim} (on|for|as to) {consultation} from me",
            "[(on|for|as to|regarding) {consultation} [,]] let my claim [(on|for|as to) {consultation}] be (written|recorded|noted|entered|set down|put down|registered) [(as|down as)] [:] {claim}",
            "[my] claim : {consultation} [(is|:|=|-)] {claim}",
            "my claim [(on|for) {consultation}] (is now|becomes|changes to|goes to|is hereby changed to) {claim}",
            "my claim [:] [is] [that] the answer (to|of|on) {consultation} (is|was) {claim}",
            "{claim} [,] (i claim|is my claim|is what i claim) [(on|for|as to|of) [the answer (to|of|on)] {consultation}]",
            "(on|for|as to|as for|regarding|concerning|in the matter of) {consultation} [,|:] (a|my|the) claim of {claim} is [(hereby|herewith|now)] (made|submitted|entered|filed|lodged|placed|registered|put forward) [by me]",
            "(a|my|the) claim of {claim} is [(hereby|herewith|now)] (made|submitted|entered|filed|lodged|placed|registered|put forward) [by me] (on|for|as to|as for|regarding|concerning|against) {consultation}",
            "on {consultation} [,] i claim {claim}",
            "{consultation} is {claim} , [or] so i claim",
            f"(as for|on|for) {{consultation}} [(,|:|;|-|–|—)] {_THE_ANSWER} [(to|on|for) (it|this|that)] is {{claim}} {_SO_I_CLAIM}",
            f"{_THE_ANSWER} (to|on|for|in) {{consultation}} is {{claim}} {_SO_I_CLAIM}",
            "[my] claim (on|for) {consultation} [is] [:] {claim}",
            "{consultation} is {claim} [,] [and] [so] i [(so|hereby)] claim",
            "the answer (to|on) {consultation} is {claim} [,] [and] [so] i [(so|hereby)] claim",
            "{consultation} is [(plainly|clearly|quite|simply|wholly|obviously|surely)] {claim} [,] and i [(hereby|therefore)] claim (so|as much|it to be so)",
            "the answer (to|on) {consultation} is {claim} [,] and (so|accordingly) [i] claim",
            "{consultation} is {claim}",
            "{consultation} 's answer is {claim} [,] [and] [so] i [(so|hereby)] claim",
            "{claim} [!] {consultation}",
        ),
        rows=("claims", "i claim", "my claims"),
        opens=(
            "consistent => claim=CONSISTENT",
            "claim: consistent => claim=CONSISTENT",
            "inconsistent => claim=INCONSISTENT",
            "claim: inconsistent => claim=INCONSISTENT",
        ),
        examples={
            "I claim the answer to Consultation 12 is Inconsistent.": {"consultation": "12", "claim": "INCONSISTENT"}
        },
    ),
    Words(
        "tally_claims",
        "Questions",
        rules=("4E18",),
        forms=("tally of claims", "claims tally"),
        idle=True,
        never=r"\b(?:stands|upheld|holds)\b.*\b\d+\b.*\b(?:overridden|overturned|overruled)\b|\b(?:overridden|overturned|overruled)\b.*\b\d+\s+(?:stands|is\s+upheld|holds)\b|\bnothing\b[^.;:]{0,20}\b(?:stands|overridden)\b",
        lists=(
            Listed(
                r"\A\W*(?:(?:the\s+)?oracle['’]s\s+|my\s+)?(?:official\s+)?(?:(?:tally|count)\s+of\s+(?:the\s+)?claims|claims?\s+tally|claims\s+(?:tallied|counted))(?:\s+by\s+the\s+oracle|,?\s+as\s+oracle)?\s*+[:.]?\s*\Z|\bI\s+(?:hereby\s+)?(?:tally|count)\s+the\s+claims[^.:]{0,40}:\s*\Z",
                (
                    r"(?i)\W*(?:consultation\s+)?#?(?P<consultation>\d{1,6})\s*+[:,–—-]\s*(?:[^.:]{0,60}?[,;–—-]\s*)?(?:(?:the\s+answer|it)\s+)?(?:is\s+)?(?P<outcome>stands|overridden)\s*+[.;,]?\s*$",
                ),
            ),
        ),
        topic=r"\b(?:claim|tally|(?:the|my|a|this|i)\s+count|\w*consistent)|\b(?:announce|declare|pronounce|report)\w*\s+(?:that\s+)?the\s+(?:answer|ruling)\b|\bby \w+ (?:to|against|votes)\b",
        params=(
            Param(
                "consultation",
                Slot.CONSULTATION,
                required=True,
                clues=(
                    Clue(
                        r"(?i)\b(?:on|for|about)\s+(?:consultation\s+)?(?:number\s+|#)?(\d+)\b(?!\s*(?:to|-|:)\s*\d)",
                        Where.SENTENCE,
                    ),
                ),
            ),
            Param(
                "outcome",
                Slot.PHRASE,
                pointed=r"\bno\b",
                clues=(
                    Clue(
                        r"(?i)\A[^.]*[.!]\s+(?:(?:the\s+answer|it)\s+(?:is\s+)?)?(stands|overridden)[.!]", Where.LATER
                    ),
                    Clue(
                        r"(?i)\A\W*(?:(?:so|hence|thus|therefore|accordingly),?\s+)?(?:(?:(?:the|its|that|this|(?-i:[A-Z])\w*['’]s)\s+(?:answer|ruling)|it|that)\s+)?(?:(?:therefore|thus|hence|accordingly)\s+)?(?:is\s+)?(?:(?:therefore|thus|hence|hereby|accordingly)\s+)?(stands|overridden)\W*\Z",
                        Where.LATER,
                    ),
                ),
            ),
        ),
        says=(
            "[the] (answer|ruling) [(to|on|in|of) {consultation}] [(therefore|thus|accordingly|hence)] (stands|is upheld|holds|remains|is sustained|is confirmed|is left standing) => outcome=stands",
            "[the] (answer|ruling) [(to|on|in|of) {consultation}] (is|stands) [(therefore|thus|accordingly|hence|hereby)] (overridden|overturned|overruled|struck down|reversed|set aside) => outcome=overridden",
            "[the] (answer|ruling) [(to|on|in|of) {consultation}] [(therefore|thus)] (falls|fails) => outcome=overridden",
            "[the] (answer|ruling) [(to|on|in|of) {consultation}] has [(therefore|thus)] been (overridden|overturned|overruled|struck down|reversed|set aside) => outcome=overridden",
            "i [hereby] (tally|count|add up|sum up) [up] [the] claims (on|for|about) {consultation} [:|,|.] ... (overridden|overturned|overruled) => outcome=overridden",
            "i [hereby] (tally|count|add up|sum up) [up] [the] claims (on|for|about) {consultation} [:|,|.] ... (stands|is upheld|upheld|holds) => outcome=stands",
            "{consultation} 's (answer|ruling) [(therefore|thus|accordingly|hence)] (stands|is upheld|holds|remains|is sustained|is confirmed) => outcome=stands",
            "{consultation} 's (answer|ruling) (is|stands) [(therefore|thus|accordingly|hence|hereby)] (overridden|overturned|overruled|struck down|reversed|set aside) => outcome=overridden",
            f"{_TALLY} {{consultation}} (,|:|;|is|–|—) ... {_OVER} => outcome=overridden",
            f"{_TALLY} {{consultation}} (,|:|;|–|—) ... {_UPHELD} => outcome=stands",
            f"(no claims|nobody|no one) ... (on|for|about|against) {{consultation}} [(,|;|:)] (whose|so its|and its|so the|and the|hence its|hence the) (answer|ruling) [(therefore|thus|hence|accordingly)] {_UPHELD} => outcome=stands",
            f"{_TALLY} {{consultation}} (is|stands) {_OVER} => outcome=overridden",
            f"{_TALLY} {{consultation}} {_UPHELD} => outcome=stands",
            f"{_TALLY} {{consultation}} (:|-|–|—) {_SO_MANY}",
            f"{_TALLY} {{consultation}} (:|-|–|—) {_SO_MANY_OF}",
            f"i [(hereby|now|have|'ve)] [now] (tally|count|add up|sum up|tallied|counted) [up] [(the|all|all the)] claims (on|for|about) {{consultation}} (:|,|-|–|—) [(and find|finding|there are|we have)] {_SO_MANY}",
            f"i [(hereby|now|have|'ve)] [now] (tally|count|add up|sum up|tallied|counted) [up] [(the|all|all the)] claims (on|for|about) {{consultation}} (:|,|-|–|—) {_SO_MANY_OF}",
            f"claims (on|for|about) {{consultation}} [(are|all|now)] (counted|tallied) (:|-|–|—) {_SO_MANY}",
            f"[(the|all|all the)] claims (on|for|about) {{consultation}} {_COUNTED} [{_SO_MANY}] ... [;] ... {_OVER} => outcome=overridden",
            f"[(the|all|all the)] claims (on|for|about) {{consultation}} {_COUNTED} [{_SO_MANY}] ... [;] ... {_UPHELD} => outcome=stands",
            "tally (for|of claims on|on|of) {consultation} : ... [;] ... [,] (overridden|overturned) => outcome=overridden",
            "tally (for|of claims on|on|of) {consultation} : ... [;] ... [,] (stands|upheld) => outcome=stands",
            "{consultation} : ... (consistent|inconsistent) ... [(;|,)] [(so|and|hence)] [(the answer|it)] (stands|is upheld|upheld) => outcome=stands",
            "{consultation} (:|,|-|–|—) ... (consistent|inconsistent) ... [(;|,)] [(so|and|hence|thus|therefore)] [(the answer|it)] [is] (overridden|overturned|overruled) [too] [,] i [(hereby|so)] (declare|find|tally|announce|say) [(as|being) [the] oracle] => outcome=overridden",
            "{consultation} (:|,|-|–|—) ... (consistent|inconsistent) ... [(;|,)] [(so|and|hence|thus|therefore)] [(the answer|it)] (stands|is upheld|upheld) [too] [,] i [(hereby|so)] (declare|find|tally|announce|say) [(as|being) [the] oracle] => outcome=stands",
            "{consultation} : ... (consistent|inconsistent) ... [(;|,)] [(so|and|hence)] [(the answer|it)] [is] (overridden|overturned|overruled) => outcome=overridden",
            f"i [(hereby|now)] (announce|declare|publish|post) the (tally|count|result) (for|of|on) [[the] claims on] {{consultation}} (:|,|-|–|—) ... {_OVER} => outcome=overridden",
            f"i [(hereby|now)] (announce|declare|publish|post) the (tally|count|result) (for|of|on) [[the] claims on] {{consultation}} (:|,|-|–|—) ... {_UPHELD} => outcome=stands",
            "{consultation} (has|had|got) ... (claim|claims) ... (:|;|,|-|–|—) [(so|and so|hence)] [(the answer|it)] [is] (overridden|overturned|overruled) => outcome=overridden",
            "{consultation} (has|had|got) ... (claim|claims) ... (:|;|,|-|–|—) [(so|and so|hence)] [(the answer|it)] (stands|is upheld) => outcome=stands",
            "no claims were made on {consultation}",
            "for (want|lack) of claims [,] the (answer|ruling) [(to|on|in|of) {consultation}] (stands|is upheld|holds|remains) => outcome=stands",
            f"[(i|the oracle)] [(hereby|now|have|has|herewith)] (announce|announces|publish|declare|declares|publishes) the (result|outcome|count|tally) of [the] claims on {{consultation}} (,|:|;|–|—) [(the answer|it)] [is] {_OVER} => outcome=overridden",
            f"[(i|the oracle)] [(hereby|now|have|has|herewith)] (announce|announces|publish|declare|declares|publishes) the (result|outcome|count|tally) of [the] claims on {{consultation}} (,|:|;|–|—) [(the answer|it)] {_UPHELD} => outcome=stands",
            f"by ... (claims|votes) (to|against) ... the answer to {{consultation}} is [(hereby|thus)] {_OVER} => outcome=overridden",
            f"by ... (claims|votes) (to|against) ... the answer to {{consultation}} {_UPHELD} => outcome=stands",
        ),
        does=(
            f"(count|tally) the claims (:|,|;|–|—) [and] [the answer to] {{consultation}} {_UPHELD} => outcome=stands",
            f"(count|tally) the claims (:|,|;|–|—) [and] [the answer to] {{consultation}} is [hereby] {_OVER} => outcome=overridden",
            "(count|tally|find|record) < [the] (claims|claim) [(on|for) {consultation}] & [...] >",
            f"(declare|pronounce|find|rule|hold|announce|report) (its|the|that|this) (answer|ruling) [(to|on|for|in) {{consultation}}] [(to be|as)] [hereby] {_OVER} => outcome=overridden",
            "(declare|pronounce|find|rule|hold|announce|report) (its|the|that|this) (answer|ruling) [(to|on|for|in) {consultation}] [(to be|as)] (upheld|sustained|confirmed) => outcome=stands",
            "(declare|pronounce|find|rule|hold|announce|report) that (its|the|that|this) (answer|ruling) [(to|on|for|in) {consultation}] (stands|holds|is upheld) => outcome=stands",
            "count ... (claim|claims) ... (overridden|overturned|overruled) => outcome=overridden",
        ),
        examples={"Claims on 12: 3-1, overridden.": {"consultation": "12", "outcome": "overridden"}},
    ),
)
