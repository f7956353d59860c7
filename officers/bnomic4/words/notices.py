"""Notices to all PEPs that there is an Emergency Forum, and which (4E0)."""

from __future__ import annotations

from typing import Final

from engine.language import Param, Slot, Words

_PEPS = "((all|every|each|each and every) [(of the|the|other|of you|of us|you)] [other] (pep|peps)|(everyone|everybody|anyone|all) who (is|are) (a pep|peps)|(all|every|each) [of the|the] (players|player|people|person|persons|members|member) (in|of) the emergency pool|the peps|you peps|peps|(every|any|each|all) (pep|peps) (out there|there is|on this list|of this game))"
"""Whom one tells of the Emergency Forum."""
_MAIL = "(this|it|that|(this|the present|my) (mail|message|post|announcement))"
_NOTICE = (
    "[(a|the|my|your|eir|his|her|their|its)] [(required|due|formal|official|proper|necessary)] (notice|notification)"
)
_TAKE = "(take|regard|consider|count|treat|accept|read|receive)"
_TOLD = "[(duly|hereby|herewith|thereby|formally|properly|officially|now)] (notified|informed|advised|told|warned|made aware)"
_OF_IT = "[(of|about) (it|that|this|the same|the above|this choice|my choice)]"
_FORUM = "(the|our|an) emergency forum [(of|for) (this|the|our) emergency]"
_FORUM_IS = f"(you (will|can|may) (find|reach|join) {_FORUM} (at|on|in) {{forum}}|{_FORUM} (is|will be|shall be|lives|sits|meets|(is|can be) found|exists [,] and [(that it|it|where it)] is|exists [,] namely|(is|has been) (set up|opened|established|made|chosen)) [now] [(up|open|over|up and running)] [to be found] [(at|on|in|,|:)] [(it is|at)] [:] {{forum}}|(there is|we have|you have) (the|our|an) emergency forum [(at|on|in|,|:)] [(it is|namely|on|at|in)] {{forum}})"
_MEET = "({forum} is where (we|the peps) [(all|now)] (meet|gather|assemble|talk|are [to be found])|we [(all|now)] (meet|gather|assemble) (in|on|at) {forum})"
_THERE = "(that|this|it|there) is (where (we|the peps) [(all|now|shall)] (meet|gather|assemble|talk)|(the|our) (forum|emergency forum|meeting place|place to meet))"
"""The same of a forum that was named before."""
_IS_FORUM = "{forum} (is|shall be|will be|is now) (the|our) emergency forum"

NOTICES: Final = (
    Words(
        "notify_peps",
        "emergency",
        once=True,
        rules=("4E0",),
        params=(
            Param(
                "forum",
                Slot.PHRASE,
                unlike=r"^not\b|^(?:now\s+|still\s+|too\s+|very\s+|so\s+)*(?:up|dead|needed|open|closed|full|slow|empty|down|broken|useful|good|bad|fine|busy|quiet|gone|missing|useless|silent|ready|there|here)\b\s*$|^to\s+be\b|^(?:by|with|through|in)\s+(?:this|it|that|my|the\s+present)\b|^(?:(?:of|about)\s+)?(?:it|this|that|all|every|each)$|^(?:,\s*)?(?:one\s+and\s+)?all\b",
                cut=r"^(?:(?:the|our|an)\s+(?:emergency\s+)?forum\s+(?:is|will\s+be|shall\s+be|exists,?\s+and\s+(?:that\s+)?it\s+is)(?:\s+(?:on|at|in)(?=\s))?|there\s+is\s+an\s+emergency\s+forum(?:\s+(?:on|at|in)(?=\s)|,)?|that)\s+|,\s+(?:so\s+)?(?:please|do|come|join|see|meet|drop|pop|everybody|everyone|all)\b.*|\s+(?:is|shall\s+be|will\s+be)\s+(?:now\s+)?(?:the|our)\s+emergency\s+forum\b.*",
            ),
        ),
        verb_needs={"give": r"\bpeps?\b|\bemergency\s+forum\b", "serve": r"\bpeps?\b|\bemergency\s+forum\b"},
        does=(
            f"(inform|notify|tell|advise) {_PEPS} (of|about) [the existence of] (an|the|our) emergency forum [(-|–|—|:|,|;)] [namely] [{{forum}}]",
            f"(inform|notify|tell|advise|assure) {_PEPS} (that|:) ({_FORUM_IS}|{_IS_FORUM})",
            f"let {_PEPS} [(hereby|herewith)] know [that] ({_FORUM_IS}|{_IS_FORUM}|{_MEET})",
            f"(inform|notify|tell|advise) {_PEPS} (of|about) (an|the|our) emergency forum [,|:] (namely|viz|that is|to wit|which is|:|being) [,|:] {{forum}}",
            f"(write|write this|mail|post|post this|send this) to {_PEPS} to (say|tell you|tell them|announce|let you know|inform you|let them know) that ({_FORUM_IS}|{_IS_FORUM})",
            f"let {_PEPS} know where (the|our) emergency forum is [(,|:|-|–|—)] [{{forum}}]",
            f"(announce|proclaim|declare|report|point out|bring) < [to] ({_PEPS}|[(the|your)] (attention|notice|knowledge) [of {_PEPS}]) & [that] ({_FORUM_IS}|{_IS_FORUM}) >",
            f"(give|send|serve) < (notice|notification|word) of [the existence of] (the|our|an) emergency forum & [to] {_PEPS} > [(,|:|-|–|—)] [{{forum}}]",
            f"let {_PEPS} know [that] (an|the|our) emergency forum (exists|has been (set up|chosen|designated|made)) [(-|–|—|:|,|;)] [and] [it is] [{{forum}}]",
            f"(give|send|serve|pass|pass on) < [(due|formal|official|proper|the|a)] (notice|notification|word) [(that|which) ... (asks for|requires|demands|calls for|is due)] & [to] ({_PEPS}|you) > [,] (that|:) ({_FORUM_IS}|{_IS_FORUM})",
            f"make [(it|this)] known to {_PEPS} [that] ({_FORUM_IS}|{_IS_FORUM})",
            f"make [(it|this)] known [that] ({_FORUM_IS}|{_IS_FORUM}) [,] to {_PEPS}",
            f"(inform|notify|tell|advise) {_PEPS} (of|about) (it|this|that|the same|the above|my choice)",
            "(inform|notify|tell|advise) [each and] (every|all|each) [(of the|the)] (pep|peps|person)",
            "(inform|notify|tell|advise) (every|all|each) (pep|peps) (that|:) {forum}",
            "(inform|notify|tell|advise) (every|all|each) (pep|peps) [(that|of|:)]",
            "(give|send|serve) (notice|notification|word) [(of|that) ...] to (every|all|each) (pep|peps)",
            "(give|send|serve) (every|all|each) (pep|peps) (notice|notification|word) [(of|that) ...]",
        ),
        says=(
            "let (every pep|each pep|all peps|all the peps|everybody|everyone) take this [very] (mail|message|post|e-mail|announcement) (as|for) (eir|their|his|her|due|official|the|a) [official] notice [(of (that|it|this)|thereof)]",
            f"[(dear|fellow)] {_PEPS} [(,|:|!|-|–|—)] [please] {_TAKE} {_MAIL} (as|for|to be) {_NOTICE} (that it exists|of its existence|of that forum|of the forum)",
            f"[(official|formal|due|my)] (notice|notification|announcement) (to|for) {_PEPS} [,] [each and every one] [:] ({_FORUM_IS}|{_IS_FORUM})",
            f"[(the|my)] notice [...] to {_PEPS} is (this|the following) : ({_FORUM_IS}|{_IS_FORUM})",
            f"{_PEPS} (is|are) (hereby|herewith) (notified|informed|advised|told) (of|about) (it|this|that|the same|the above|my choice|all this|all of the above)",
            f"{_PEPS} (is|are) (hereby|herewith) (notified|informed|advised|told) (of|about) [the existence of] (the|our|an) emergency forum [(,|:|-|–|—)] [{{forum}}]",
            f"(attention|to|dear|hey|calling) [all] [(the|you)] peps [(,|:|!|-|–|—)] {_FORUM_IS}",
            f"[(dear|hey|to)] {_PEPS} [(,|:|!|-|–|—)] (the|our|an) emergency forum has (been (designated|chosen|named|set up|picked)|a name) [,] (and it is|it is|namely|and that is|:) {{forum}}",
            f"[to] {_PEPS} [[,] (one and all|everywhere|all)] (:|-|–|—) ({_FORUM_IS}|{_IS_FORUM})",
            f"[please] {_TAKE} {_MAIL} [as] (the|a) (notice|notification) [[that] {_PEPS} (is|are) (due|owed|to (have|get|receive))] [:] ({_FORUM_IS}|{_IS_FORUM})",
            f"{_PEPS} [on this list] [,] this is your (notice|notification) that ({_FORUM_IS}|{_IS_FORUM})",
            f"[(dear|hey)] {_PEPS} [(,|:|!|-|–|—)] [please] (join us|come|meet|gather) (on|in|at) {{forum}} for (the|this|our) emergency",
            f"every (pep|player) should know , and (by|with|through) {_MAIL} does know , that ({_FORUM_IS}|{_IS_FORUM})",
            f"[please] (join us|come|meet) (on|in|at) the emergency forum [(,|:)] [{{forum}}] , {_PEPS} [of you]",
            f"(notice|notification) is [hereby] (given|served) (to|on|upon) {_PEPS} (that|:) ({_FORUM_IS}|{_IS_FORUM}|there is an emergency forum [,|:|-|–|—] [namely] [{{forum}}])",
            f"(attention|hey|hi|hello|ahoy|oi|yo|hear ye|listen|dear|calling) [,] {_PEPS} [(,|:|!|-|–|—)] [(heads up|fyi|psst|listen up|just so you know|as you should know|official notice|take notice|take note|note|hear this|this is (your|official|formal) (notice|notification)|please note)] [(that|:|,)] ({_FORUM_IS}|{_IS_FORUM})",
            f"[to] {_PEPS} [(,|:|!|-|–|—)] [please] (official notice|take notice|take note|hear this|be it known [to you]|(this is|here is) your [official] (notice|notification)|consider yourselves (told|notified|informed|advised)|you are hereby (told|notified|informed|advised)) [(,|:|-|–|—|that)] [that] ({_FORUM_IS}|{_IS_FORUM})",
            f"(this mail|this message|this post|this) (serves as|shall serve as|is|counts as) [(a|the|my|due|formal|official)] (notice|notification) of (the|our) emergency forum (to|for) {_PEPS}",
            f"this is [(hereby|herewith)] (your|the|my|official|formal|due) (notice|notification) [(to|for) {_PEPS}] that {_FORUM_IS}",
            "notice is [hereby] given to [each and] (every|all|each) [(of the|the)] (pep|peps) [that] {forum}",
            "[each and] (every|all|each) (pep|peps) (is|are) [hereby] (notified|informed|advised) [(that|:|,)] {forum}",
            "notice to (every|all|each) (pep|peps) [:] [the emergency forum is] {forum}",
            f"{_PEPS} (is|are) [all] (hereby|herewith|now) (given [(due|formal|official|proper)] (notice|notification|word)|{_TOLD}) (that|:|of the fact that) ({_FORUM_IS}|{_IS_FORUM})",
            f"{_PEPS} [,] [(one and all|all|everywhere|each and every one)] [,] be [(hereby|herewith)] {_TOLD} (that|:) ({_FORUM_IS}|{_IS_FORUM})",
            f"[(dear|to)] {_PEPS} [(,|:|!|-|–|—)] [please] {_TAKE} {_MAIL} (as|for|to be) {_NOTICE} that (we|the peps|you|all) [(all|now|shall|will)] (meet|gather|assemble|talk|convene) (there|in it|on it)",
            "this message (informs|notifies) (every|all|each) (pep|peps) [that] {forum}",
            "peps [,] [(all|one and all|everywhere)] [,] (take notice|take note|be notified|be informed|note|hear this|attention) [that] [:|,] the emergency forum (is|will be|shall be) {forum}",
            "[to] (all|every|each) (peps|pep) (:|,|-|–|—) the emergency forum (is|will be|shall be) {forum}",
            "[(to|dear)] (all|every|each) (peps|pep) [,|:|!] (you are [hereby] (notified|informed|advised)|this is to [hereby] (notify|inform) you) [(that|of|:)] {forum}",
            "let (every|all|each) (pep|peps) (take|regard|consider|count) (this|it) as (eir|their|his|its|due|formal|official|a|the|your) [(due|formal|official)] (notice|notification)",
            "[all] peps [,] [please] consider yourselves (notified|informed|advised|told) [(that|of|:)] [{forum}]",
            "notice of emergency forum [:] [{forum}]",
            f"{_PEPS} (is|are) (hereby|herewith) (given|served|sent) {_NOTICE} [(of|about) ((it|that|this|the same|the above|this choice|my choice)|(that|this) forum|(the|our) emergency forum)]",
            f"(with|by|in|through) (this|these) (line|lines|sentence|words|mail|message|post|notice) [,] {_PEPS} (is|are) [(hereby|herewith|now)] ((given|served|sent) {_NOTICE}|{_TOLD[1:-1]}) [(of|about) ((it|that|this|the same|the above|this choice|my choice)|(that|this) forum|(the|our) emergency forum)]",
            f"(with|by|through) (this|these) (line|lines|sentence|words|mail|message|post|notice) [,] {_PEPS} has [(now|hereby)] {_NOTICE} of (it|that forum|this forum|(the|our) emergency forum [(,|:|-|–|—) {{forum}}])",
            f"[to] {_PEPS} [(,|:|!|-|–|—)] [please] (be advised|be informed|be notified|be aware|note|know|take note|take notice|understand) that [from now on] [,] ({_MEET}|{{forum}}) , which is (now|hereby|from now on|henceforth|) (the|our) emergency forum",
            f"[please] (consider|take|regard|treat|count) (this [(mail|message|post)]|it) [(as|to be)] [(the|a|your|my|due)] [(formal|official|due)] (notice|notification) [of (it|that|this)] (to|for) {_PEPS} [[,] that [it is] {{forum}}]",
            f"[of (which|this|that)] {_PEPS} (is|are) (hereby|herewith|thereby) (notified|informed|advised|told) [(of|about) (it|that|this)]",
            f"{_PEPS} [,] [(all|one and all|everywhere|each and every one)] [(,|:|!|-|–|—)] [please] consider (yourselves|yourself) {_TOLD} {_OF_IT} [(by|with|through|in) {_MAIL}]",
            f"[(may|let)] {_PEPS} [(may|should|shall|must|will please|are to|is to|are asked to|is asked to)] [please] consider (themselves|itself|himself|herself|emself|eirself) {_TOLD} {_OF_IT} [(by|with|through|in) {_MAIL}]",
            f"(may|let) {_PEPS} {_TAKE} {_MAIL} (as|for|to be) {_NOTICE} {_OF_IT}",
            f"{_PEPS} (may|should|shall|must|can|will please|are to|is to|are asked to|is asked to) [please] {_TAKE} {_MAIL} (as|for|to be) {_NOTICE} {_OF_IT}",
            f"[(dear|to)] {_PEPS} [(,|:|!|-|–|—)] [please] {_TAKE} {_MAIL} (as|for|to be) {_NOTICE} {_OF_IT}",
            f"{_TAKE} {_MAIL} [(as|for|to be)] {_NOTICE} {_OF_IT} [,] [dear] {_PEPS}",
            f"{_MAIL} (is|shall be|is to be|serves as|be) ({_PEPS}|every pep|each pep) 's {_NOTICE} {_OF_IT}",
            f"[(dear|to)] {_PEPS} [(,|:|!|-|–|—)] {_MAIL} is {_NOTICE} {_OF_IT}",
            f"[(dear|to)] {_PEPS} [[,] (one and all|all|everywhere|all of you)] [(,|:|!|-|–|—)] you (are|have been|have now been|have herewith been) [all] {_TOLD} {_OF_IT} [(hereby|herewith)] [(by|with|through|in) {_MAIL}]",
            f"[and] {_PEPS} (who|that) (reads|read|sees|see|gets|get) (this|it) (is|are) (hereby|herewith|thereby) (notified|informed|advised|told)",
            f"[of (which|this|that)] {_PEPS} (is|are) (notified|informed|advised|told) {_OF_IT} (hereby|herewith|(by|with|through) {_MAIL})",
            f"you [,] [(all|the)] {_PEPS} [,] are {_TOLD} {_OF_IT} [(by|with|through|in) {_MAIL}]",
            f"(let|may) {_PEPS} (take|have) [(due|formal)] (note|notice) (of (it|that|this)|hereof)",
            f"(let|may) {_PEPS} [(hereby|herewith|now)] (take|have) [(due|formal)] (note|notice) [(hereby|herewith)] (:|,|-|–|—) {_THERE}",
            f"(let|may) {_PEPS} [(hereby|herewith|now)] (take|have) [(due|formal)] (note|notice) [(hereby|herewith)] of {_FORUM} [(,|:|-|–|—)] [{{forum}}]",
            f"be it [(hereby|herewith)] known to {_PEPS} (that|:) ({_FORUM_IS}|{_IS_FORUM}|{_MEET})",
            f"[(official|formal|due|my)] (notice|notification|announcement) (to|for) {_PEPS} [,] [each and every one] [:] {_MEET}",
            f"(let|may) {_PEPS} [(hereby|herewith)] (take|have) [(due|formal)] (note|notice) [(hereby|herewith)] (:|that|,) ({_FORUM_IS}|{_IS_FORUM}|{_MEET})",
            f"[dear] {_PEPS} [[,] (one and all|all|everywhere|all of you)] [(,|:|!)] [you are] {_TOLD} (:|that) ({_FORUM_IS}|{_IS_FORUM}|{_MEET})",
            f"(this|this mail|this message|this post) (is|serves as|shall serve as|constitutes|counts as|acts as) [(a|the|my|due|formal|your|official)] [(due|formal|official)] (notification|notice|information) [(of|about) (it|that|this|the same)] (to|of|for) {_PEPS} [(that|:)] [{{forum}}]",
            "[to] (all|every|each) (peps|pep) [,|:] [please] (take note|take notice|note|be informed|be advised|know|hear|learn) [:|,|that] {forum}",
        ),
        examples={"Notice to every PEP: the Emergency Forum is s-d.": {"forum": "s-d"}},
    ),
)
