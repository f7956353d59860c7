"""The Ministry of Fauna: the Operantly Conditioned Beast and its Tricks (4E71)."""

from __future__ import annotations

from dataclasses import replace

from engine.language import Clue, Param, Role, Slot, Turn, Where, Words
from officers.bnomic4.words.common import VOCABULARY
from officers.bnomic4.words.verbs import any_of

BEAST = "[the] (beast|ocb|operantly conditioned beast)"
_TRICK = Param(
    "trick",
    Slot.THING,
    required=True,
    unlike=rf"^(?:the\s+)?(?:{'|'.join((*VOCABULARY.flags, *VOCABULARY.colours, *VOCABULARY.verdicts, *VOCABULARY.claims, *VOCABULARY.answers))})$|^(?:calm|paranoid|anytime|voting|done|over|old|new|ready|there|known|gone|played|won|on|off|out|up)$|^on\s+(?:you|me|us|them|him|her|em)$|^(?:how|why|when|what|which)$|^(?:(?:how|why|when)\s+)?(?:the\s+)?tricks?$|^\d*d\d+$|^(?:punish|reinforce)\b|^zot\b|^standing\b|\branger\b|\bfollowing\b|['’]s\s+tricks?$|^(?:(?:the|my|a|this|that)\s+)?(?:reward|salary|pay|wage|conclusion|line|lesson|moral|parallel|comparison|distinction|inference|numbers?|digits?|names?|lots?|straws?|cards?)$",
    cut=r"(?i)\s+for\s+(?:the\s+)?(?:beast|ocb)\b.*$",
)
_FOR_RANGER = (
    r"\b(?:in|taking)\s+(?:the\s+)?(?:\w+\s+)?(?:ranger['’]s|eir|his|her|their)\s+(?:place|stead|absence)\b"
    r"|\bin\s+(?:the\s+)?(?:place|stead|absence|default|lieu)\s+of\s+(?:the\s+|our\s+|any\s+|an\s+)?(?:\w+\s+)?ranger\b|\binstead\s+of\s+the\s+(?:\w+\s+)?ranger\b"
    r"|\b(?:standing|filling|stepping|sitting)\s+in\s+for\s+(?:the|our)\s+(?:\w+\s+)?ranger\b|\bdeputising\s+for\s+(?:the|our)\s+(?:\w+\s+)?ranger\b"
    r"|\b(?:with|since|as|because)\s+(?:the|our)\s+ranger\s+(?:(?:is|being|has\s+been)\s+)?(?:absent|asleep|away|gone|silent|idle|inactive|missing|late)\b"
)
"""Who draws is not the Ranger."""


_MAKES_IT = Clue(
    r"\b(?:which|that|this)\s+(?:makes\s+it|means|gives(?:\s+us)?|is)\s+(?:the\s+)?(?:[Tt]rick\s+)?[\"“]?([A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,3})[\"”]?(?=\s*(?:$|[.,;!]))",
    Where.AFTER,
)
"""Which Trick a roll gives: "I rolled a 2, which makes it Whimper"."""


_DRAWN = (
    r"(?i)\b(?:rolled|drew|threw|got|digit:?|c[ao]mes?\s+up|roll(?:\s+(?:is|was)|:)|(?:die|dice)\s+(?:shows?|showed|says?|said))"
    r"\s+(?:with\s+)?(?:an?\s+)?(\d+)(?!\w)"
)
_DRAW = Param("draw", Slot.PHRASE, clues=(Clue(_DRAWN), Clue(_DRAWN, Where.EARLIER)))

_BY_LIST = (
    "[(by|according to|under|per|as per|on|in|with) (the|my) [...] (list|method|table|procedure|scheme|mapping|announcement) [of ...] "
    "[(that|which)] [i [have] (posted|announced|published|gave|set out|made known|sent)] [(yesterday|earlier|before|last ...|on nday ...)]]"
)
_SO_THE_BEAST = (
    f"[(that|this|it)] (means|makes it that|meaning|so|hence|therefore|thus|:|;|,) [that] [so] [,] {_BY_LIST} [,] {BEAST} "
    "((performs|does|must perform|(is|has) to (perform|do)|will perform|shall perform|gets to do) [(the|its|eir)] [trick] {trick}|'s [(next|new)] trick [(for|of|on) ...] is [the] {trick})"
)

_MAKE_KNOWN = (
    "(announce|make known|make it known|make public|disclose|reveal|proclaim|let [you] (everybody|everyone|all|you|the list|the world) [all] know|"
    "inform (everybody|everyone|you|all|the list) [all]|tell (everybody|everyone|you|all|the list) [all]|lay open|set out|state|declare|publish)"
)

_FACE = "(odd|even|heads|tails|red|black|0|1|an odd (number|one|digit)|an even (number|one|digit))"
_MEANS = "(=|:|is|are|means|mean|for|gives|makes|brings|picks|->|→|says|be)"
_OTHER = "[(,|;|and)] (odd|even|heads|tails|red|black|0|1|2|otherwise|else|an odd|an even)"
_EACH = r"(?:\d+\s*(?:[-–]|to)\s*\d+\b|(?i:heads|tails)\b|(?i:an?\s+)?(?i:odd|even|red|black|[01])\b(?:\s+(?:number|one|digit))?\s*(?:=|:|->|→|\b(?:is|are|means?|for|gives|makes|brings|picks|says|be)\b))"
"""A face of what is thrown, or a kind of number, and what stands for which Trick."""
_NO_TRICK = any_of(
    r"\b(?:that|this|what|as|than|because|since|how|whatever)\s+it\s+is\b",
    # what is said of a deed: "Submitting it is all I do today"
    r"\w{2}ing\s+it\s+is\s+(?!done\b|then\b|for\b|so\b|now\b)[a-z]|\bit\s+is\s+(?:all|enough|everything|what|how|why|too|very|easy|hard|fun|half)\b",
    # reinforced or punished, or the last one
    r"\b(?:select|choose|pick|draw)\s+(?:reinforce|punish)\b",
    r"^\W*(?:the\s+)?(?:beast['’]s\s+)?(?:last|latest|previous)\s+trick\s*:",
    # what is told in a clause of its own, or below
    r"\bannounce\s+that\s*,",
    r"\bannounce,[^,;.:]{1,40},\s+that\b",
    r"\bthe following\b",
    # priests, deputies, jurors, ballots and forums are selected too
    r"\b(?:priests?|consultations?)\b",
    r"\bemergency forum\b",
    r"(?<!\bas )(?<!\bas the )(?<!the )\bdeput(?:y|ies)\b",
    r"\bjur(?:y|ors?)\b",
    r"\bballots\b",
    r"\broll\b[^.;:,]{0,20}\bin\s+(?:the\s+)?[\"“]",
    r"\brefresh\b",
    r"(?-i:\bRPs?\b)",
    # how it is selected
    r"\b(?:by|with|using)\s+the\s+following\s+(?:\w+\s+)?(?:method|procedure)\b|\btrick (?:method|procedure|way)\b|\b(?:draw|drawing)\b[^:]{0,40}\b(?:goes|works|runs|is\s+done)\s+(?:as\s+follows|so|thus|like|this)\b",
)
"""In no sentence by which the Beast gets a Trick."""

WORDS = (
    Words(
        "cause_beast",
        "Fauna",
        rules=("4E71",),
        role=Role.CAUSING,
        params=(Param("act", Slot.TEXT, required=True),),
        intent="without_objection",
        examples={"I cause the Beast to vote FOR 151.": {}},
    ),
    Words(
        "announce_trick_method",
        "Fauna",
        rules=("4E71",),
        about=frozenset("trick tricks beast ocb ranger method".split()),
        never=r"(?-i:\b(?:FOR|AGAINST|ABSTAIN|SHELVE)\b)|^\W*(?:the|my|our)\s+(?:[\w'’]+\s+){0,2}?(?:method|procedure|draw)\b[^:.]{0,40}\s(?:was|were|had)\b"
        r"|\b(?:method|procedure)\b[^:]{0,60}:\s*(?:none|not|nothing|no|unknown|tb[ad]|pending|see|ask|still|undecided|to\s+(?:follow|come|be))\b",
        idle=True,
        elsewhere=frozenset("jury juror jurors indictment".split()),
        verb_needs={
            "announce": r"(?i)^(?!.*\b(?:unless|objects?|objections?)\b).*\b(?:tricks?|methods?|procedures?|lotter\w*|lots?|coins?|toss\w*|chance|chosen|selected|picked|draw\w*|roll\w*|die|dice|random)\b"
        },
        params=(
            Param(
                "method",
                Slot.TEXT,
                required=True,
                clues=(
                    Clue(
                        rf"\A\s*((?:I|i)(?:\s+(?:will|shall)|['’]ll|(?:['’]m|\s+am)\s+going\s+to|\s+(?=(?:roll|throw|toss|flip|draw|cast|spin|take|count|use|shuffle)\b))\s*+.{{3,160}}?[\s,;:]{_EACH}.*?)\W*$",
                        Where.FROM,
                    ),
                    Clue(
                        r"(?:announce\s+that\s+|\b(?:goes\s+by|depends\s+on|comes\s+from|hangs\s+on)\s+|:\s*)(.+)$",
                        Where.FROM,
                    ),
                ),
                unlike=r"^(?:me|myself|us)\b|^(?:to\s+(?:be|follow|come)|see|ask|tb[ad]|none|nothing|pending|secret|later|tomorrow|soon)\b|^(?:unclear|described|explained|given|stated|known|wrong|broken|up\s+to|not|still|fine|good|bad|silly|in\s+(?:rules?|the\s+rules)|missing|obscure|unknown|my\s+business)\b",
            ),
        ),
        labels=(
            *("selection method", "trick selection method", "method", "selection method for", "trick method"),
            *("today's method", "method for today", "method of the day", "the method today", "today's trick method"),
        ),
        does=(
            "(shall|will) (draw|select|choose|roll|pick) ... trick ... (by|with|using)",
            "(shall|will) (toss|flip|throw|roll) (a|the|one) [fair] (coin|die) [,|:|;] {method}",
            "(shall|will) (roll|draw|throw|toss|flip) ... (for|to (choose|pick|select)) the next [(one|trick)] : {method}",
            "announce [(that|how|as)] [...] method [...] :",
            "(publish|set|fix|state|declare|establish|lay down) [(the|my|a|this)] [trick] [(selection|drawing)] (method|procedure) [(for|of) ...] : {method}",
            "(select|choose|pick|draw) [(the|all|my|our|each|every|this nday 's)] (trick|tricks) (by|with|using) (the|this) following [selection] (method|procedure) : {method}",
            "(shall|will) (use|consult|throw|roll|toss|flip|ask|take) ... : {method}",
            "(am|'m) going to (use|consult|throw|roll|toss|flip|draw) ... : {method}",
            "announce that i (shall|will) (use|roll|draw) ... [:]",
            "announce that (the|each|every|all|this nday 's|this nweek 's) [(next|coming)] (trick|tricks) [(for|of|on) (nday {n}|this nday|this nweek|today|the coming nweek)] (will|shall|is to|are to) be (drawn|selected|chosen|picked|decided|determined) (by|with|using|from|via|through) {method}",
            "announce that , {method}",
            "(pick|select|choose|draw|roll|decide) [(the|this nday 's|each|every|all)] [(next|coming)] (trick|tricks) [(for|of|on) ...] (like this|like so|this way|as follows|thus|in this way) : {method}",
            "announce the following (method|procedure) [for ...]",
            f"{_MAKE_KNOWN} (how|the way in which|the way|in what way|by what means) ... (trick|tricks) ... (chosen|selected|picked|drawn|determined|decided|rolled) [...] :",
            f"{_MAKE_KNOWN} (how|the way in which|the way|in what way|by what means) (i|we) ... (choose|select|pick|draw|determine|decide|roll) ... (trick|tricks) [...] :",
            "(announce|fix|settle|lay down|establish|publish|post|state|give|declare|specify|set|set out|determine|disclose) [(the|my|a|our)] (method|procedure|mode|way|manner|process|modalities) (of|for|by which|in which|to|i|i 'll|i 'm) ... (trick|tricks) [...] : {method}",
            f"{_MAKE_KNOWN} that i [(will|shall|'ll|am going to)] (determine|decide|select|pick|choose|draw|roll) [(the|each|every|all|this nday 's)] (trick|tricks) ... (by|with|using|from|through|via) {{method}}",
            "(use|roll|throw|take|toss|flip) ... for (the|this nday 's|this nweek 's|all) [next] (draw|draws) [...] : {method}",
            "(use|follow|apply) (this|the following) [selection] (method|procedure) for ... (trick|tricks) [...] : {method}",
        ),
        says=(
            "i (will|shall|'ll|am going to|'m going to) (determine|decide|find|settle|pick|select|choose|draw) (the|today 's|this nday 's|each|every|all) [next] (trick|tricks) (by|with|through|from|using) {method}",
            "the method is (as follows|this|like this) (:|,) {method}",
            "the (method|procedure|way) (by|in|with) which (the|today 's|this nday 's|each|every|all) (trick|tricks) (is|are|will be|is to be|are to be) (selected|chosen|drawn|picked|decided|determined) [...] (:|is) {method}",
            f"{BEAST} 's [(next|new)] (trick|tricks) [(for|of|on) ...] (will be|shall be|is to be|are to be) (decided|drawn|selected|chosen|picked|determined|settled|found) (by|with|using|from|through|like so|like this|as follows|thus|so) [:] {{method}}",
            f"({BEAST}|trick) method [(for|of) ...] : {{method}}",
            "trick (selection|draw|drawing|choice) [(for|of|on) ...] : i [(will|shall)] (roll|throw|draw|cast|toss|flip|use) {method}",
            "(the|my|our) [(selection|trick)] (method|procedure|way) (for|of) ... [is] [(as follows|this)] (:|is|will be) {method}",
            "for (the|this nday 's|this nweek 's|all) [next] (draw|draws) [(of|on|in) (this|the) [coming] (nweek|nday)] [,] i [(will|shall)] (use|roll|throw|take|toss|flip) ... : {method}",
            "[(the|my|our)] (method|procedure|mode|way|manner|modalities) (of|for|in) ... (trick|tricks) [...] (:|is|will be|shall be) {method}",
            "(here is|here 's|here follows|this is|this will be) (my|the) (method|procedure) : {method}",
            "(the|my) (method|procedure) : {method}",
            "[(the|my|our|this nday 's)] trick [(selection|drawing)] (method|procedure|lottery) [(for|of|on) (nday {n}|today|this nday|this nweek)] [,] [(as|which)] i [(hereby|now|herewith)] (announce|declare|publish|fix|state|lay down|give) [it] : {method}",
            "[(the|my|our)] trick (selection|draw|choice|drawing) [(for|of|on) ...] (,|:|-|–|—) (modalities|mode|method|procedure|how|how it is done) : {method}",
            "[(the|my|our)] trick [(selection|draw|choice|drawing)] (method|procedure) [,] [(for|of|on) (nday {n}|this nday|today)] (:|-|–|—) {method}",
            "(how|the way) [(the|this nday 's|this nweek 's|each|every|our)] [(next|coming)] (trick|tricks) [(for|of|on) ...] (gets|get|is|are|is to be|will be|shall be|are to be) (chosen|selected|picked|drawn|rolled|decided|determined|found|settled) [...] : {method}",
            "(drawing|choosing|picking|selecting|finding) [(the|this nday 's|this nweek 's|our)] [next] trick [(for|on) (nday|nweek) {n}] : {method}",
            "i (will|shall|'ll|am going to|'m going to) (tell|let) [(you|you all|everybody|everyone|all of you)] [(know|hear|see)] [(here|now|already|beforehand|in advance|ahead of time)] (how|the way in which|in what way) (i|we) (pick|select|choose|draw|roll|decide|will pick|will select|will choose) [(the|this nday 's|each|every|our|my)] [(next|coming)] (trick|tricks) [...] : [{method}]",
            "[as [(the|your)] [new] ranger [,]] i (tell|let) [(you|you all|everybody|everyone|all of you)] [(know|hear|see)] [(here|now|already|beforehand|in advance|ahead of time)] how [(the|this nday 's|each|every|our|my)] [(next|coming)] (trick|tricks) (gets|get|is|are|will be) (picked|chosen|selected|drawn|rolled) [...] : [{method}]",
            "(this|that|here) is how (i|we) (pick|select|choose|draw|roll|decide) [(the|this nday 's|each|every|our|my)] [(next|coming)] (trick|tricks) [...] : [{method}]",
            "the (draw|drawing|choice|selection|lottery) (for|of) ... trick [(for|of|on) ...] (goes|works|runs|is done|is made|is held|happens) [(like this|so|thus|as follows|this way)] : {method}",
            "(until further notice|till further notice|in future|for the time being|henceforth|from (now|this nday) on) [,] i (pick|select|draw|choose|roll) (the|all|every|each) (trick|tricks) (by|with|using|from|through|via) {method}",
            "[(for|on) [...] [,]] (here is|here 's|this is) how (i|we) [, as [the] ranger ,] (will|shall|'ll|am going to|'m going to|mean to|intend to) (pick|select|choose|draw|roll|decide) [...] : {method}",
            "(how|here 's how|the way) (i|we) [('ll|will|shall|am|'m)] (pick|select|choose|draw|roll|picking|selecting|choosing|drawing|rolling) [...] (trick|tricks) [...] : {method}",
            "(how|here 's how|here is how|the way) (i 'm|i am|we 're|we are) (picking|selecting|choosing|drawing|rolling|deciding) [...] trick [...] : {method}",
            "how (i|we) (will|shall|'ll|am going to) (pick|select|choose|draw) [...] : {method}",
            "how i (pick|select|choose|draw) [(the|my|our)] (trick|tricks) [...] : {method}",
            "how i (pick|select|choose|draw|roll) (for|on) (nday {n}|this nday|today|this nweek) : {method}",
            "i (will|shall|'ll) let ... (decide|choose|pick) [...] : {n} (-|–|to) {n} ... , {n} ...",
            "(a|the|my|one) ... decides : {n} (-|–|to) {n} (is|means|gives|stands for|for) ... , {n} ...",
            "(this|here) is my (way|manner|method) of (choosing|picking|drawing|selecting|finding|rolling) [(the|this nday 's|today 's)] [next] (trick|tricks) [...] : {method}",
            "(the|this nday 's|today 's) (draw|drawing) [(for|of|on) (nday {n}|this nday|today|the [next] trick)] (goes|works|runs|is done) (so|thus|like this|as follows|this way|like so) : {method}",
            "(today 's|this nday 's|tonight 's|the|this nweek 's) [next] trick is (drawn|selected|chosen|picked|found|decided|determined|settled) (so|thus|as follows|like this|like so|this way|in this (way|manner|fashion)) [:] {method}",
            f"i (am|'m) going to (take|use|roll|throw|toss|flip|draw|cast|spin|consult|pull|pick|count) ... , [and] ... {_MEANS} ... , ... {_MEANS} ... , [and] (that is|that 's|this is) (the|my) (method|procedure|way of it)",
            "[for (nday {n}|today|this nday)] i (roll|throw|toss|flip|draw|cast|spin|take|count|use|shuffle) ... : {n} (-|–|to) {n} (means|is|are|gives|stands for|for) ... , {n} ...",
            "i (pick|select|choose|draw|roll) [(the|my|our|all)] (trick|tricks) (like this|like so|as follows|thus|this way|in this way|so) : {method}",
            "[(the|my|our|this nweek 's)] [beast] trick (selection|draw|choice|roll) (works|goes|runs|is done|happens) [(as follows|like this|like so|thus|so|this way)] : {method}",
            "how [the] [(next|coming|selected)] (trick|tricks) [for (this|the) ...|for nday {n}|for nweek {n}] (will be|shall be|is to be|are to be|is going to be|are going to be|gets|get) (drawn|selected|chosen|picked) [...] : {method}",
            "i (will|shall|'ll|am going to|'m going to) (select|draw|choose|pick|roll) (the|this nweek 's|each|every|all) [(beast|ocb) 's] [next] (trick|tricks) [(for|of|on|this|each|every) ...] (by|with|using) {method}",
            "[(the|all|this nweek 's|this nday 's|my|our)] [(next|coming|new)] (trick|tricks) [(of|for|on) (this|the|next|nday) [(nweek|next|coming)] [...]] (will be|shall be|are|is to be|are to be) (drawn|selected|chosen|picked|determined|decided|settled|found) (by|with|using|from) {method}",
            "[for {phrase}] [(the|all|this nweek 's|my)] (trick|tricks) [(of|for) (this|the|next|nday) [(nweek|next|coming)] [...]] (will be|shall be|are|is|is to be|are to be) (drawn|selected|chosen|picked) (so|thus|as follows|like this|like so|this way|in this (way|manner|fashion)) [:] {method}",
            "i (will|shall) (roll|throw) ... : ... (is|are|means) [the] [trick] {method}",
            "i (will|shall|'ll) (roll|throw|draw|toss|flip|cast|spin|use) ... for [(the|this|a)] [(beast 's|ocb 's)] [(next|coming)] (trick|tricks) [...] : {method}",
            "i (will|shall|'ll) (roll|toss|flip|cast|spin) ... for [(the|this|a)] [(beast 's|ocb 's)] [(next|coming)] trick , {method}",
            "for the (choice|selection|drawing|draw|choosing|selecting|picking) of [(the|a)] [(next|coming|new)] (trick|tricks) [...] [,] i (shall|will|'ll) (use|take|consult|roll|draw|pick|choose|select|throw|toss|flip|cast|spin) {method}",
            "the [random] (choice|selection|drawing|draw|choosing|picking) of [(the|a)] [(next|coming)] (trick|tricks) [...] is [(hereby|now|herewith)] (fixed|set|ordered|settled|determined) to be (made|done|performed) (by|with|using|from) {method}",
            "i will roll ... (1|1-|1–) {method}",
            f"i (will|shall|'ll) (take|use|roll|throw|toss|flip|draw|cast|spin|consult|pull|pick|look at|count|let) ... [(:|;|,)] ({_FACE} {_MEANS}|heads|tails) ... {_OTHER} ...",
            "i (will|shall|'ll) (roll|throw|draw|cast) ... [(:|;|,)] {n} (-|–|to) {n} ... , {n} ...",
            f"[(the|next|this nday 's)] (trick|tricks) [(for|of|on) ...] (:|goes by|depends on|comes from|hangs on) ... [(:|;|,)] ({_FACE} {_MEANS}|heads|tails) ... {_OTHER} ...",
            "(announced|declared|stated|fixed|made known|set down) [(hereby|herewith|now|in advance)] [,] [and] (beforehand|in advance|before ... (drawn|rolled|picked|thrown|chosen|selected|tossed)) : {method}",
            "(let it be known|be it known|know [ye] all|hear|hark|harken|listen|note|learn) (how|the way in which) ... (trick|tricks) ... (chosen|selected|picked|drawn|determined|decided) [...] : {method}",
            "(let it be known|be it known|know [ye] all|hear|hark|harken|listen|note|learn) (how|the way in which) (i|we) ... (choose|select|pick|draw|determine|decide|roll) ... (trick|tricks) [...] : {method}",
            "the ranger 's [(selection|trick)] (method|procedure) [...] : {method}",
            "[(the|my|our)] trick [(selection|drawing)] (method|procedure) , ... : {method}",
            "for (the|this|this nday 's|this nweek 's|today 's|all|our) [(coming|next|present|current)] (trick|tricks) [...] [,] i (shall|will|'ll) (use|take|consult|roll|draw|pick|choose|select|throw|toss|flip|cast|spin) {method}",
            "(this|here) is how [the] [(next|coming)] (trick|tricks) [...] ((will|shall|is to|are to) be|get|are) (drawn|selected|chosen|picked|rolled) [:] [{method}]",
            "from (now|here|this nday|this nweek) on [,] [(the|all|every|each)] (trick|tricks) (is|are) [to be] (drawn|selected|chosen|picked) (by|with|using|from|as follows) [:] {method}",
            "method (for|of) (choosing|selecting|drawing|picking) [the] [next] (trick|tricks) [...] : {method}",
            "[(the|my|our|this nweek 's)] (trick (selection|draw|choice|roll)|(selection|draw|choice|drawing|choosing) of [the] [next] (trick|tricks)) [(for|on|of) ...] (will|shall) be (done|made|carried out|performed|conducted|decided|settled|by) [(by|with|using|through|via|from|as follows|thus|like so)] [:] {method}",
            "i (shall|will|'ll) (draw|select|choose|roll|pick|proceed) [...] (as follows|thus|like this|like so|this way|in this (way|manner|fashion)) [, and say so (before|beforehand|in advance) [...]] [:] {method}",
            "[(my|the|our)] [trick] [selection] method (for|of) ... : {method}",
            "[(my|the|our)] method of (selection|selecting|drawing|choosing) [...] : {method}",
        ),
        examples={"Tricks will be drawn by the following procedure: two dice.": {}},
    ),
    Words(
        "select_trick",
        "Fauna",
        rules=("4E71",),
        about=frozenset(
            "trick tricks beast ocb ranger fauna method roll rolls rolled die dice drew drawn draw draws lot lots random "
            "result digit coin performs".split()
        ),
        elsewhere=frozenset("emergency jury juror jurors indictment priest consultation".split()),
        idle=True,
        turns=(Turn("select_trick_fallback", said=_FOR_RANGER),),
        labels=("trick", "selected trick", "chosen trick"),
        never=rf"{_NO_TRICK}|\btrick\s+(?:\w+\s+)?(?:method|procedure)\b[^:]{{0,60}}:",
        params=(
            replace(_TRICK, vital=True, pointed=r"(?!)", said=("(it is|it 's|that is|that 's) [the] [trick] {trick}",)),
            _DRAW,
        ),
        does=(
            "(proclaim|declare|pronounce|announce|name|make) < {trick} & [(to be|as)] (the|this nday 's|this nweek 's|today 's|the beast 's) [randomly] [(selected|chosen|drawn|picked|next)] trick [(of|for) (this|the|nday) ...] >",
            "(select|choose|pick|draw) (it|one|the trick) [...] : ... [,] (so|hence|thus|therefore|:|->|→|that is|which is|which means|that means) [(it is|the trick is)] {trick}",
            "(select|choose|pick|draw|announce|name) < {trick} & as [(the|this)] [(beast|ocb|nweek|nday|ranger)] ['s] [(next|new)] trick >",
            "(select|choose|pick|draw|announce|name|roll) < (the|this|as the|as) [(nweek 's|nday 's|following|next|selected)] [trick] & [(,|:|is|to be|of)] [the] [trick] {trick} >",
            "(select|choose|pick|draw) (the|a|this nday 's|this nweek 's) [following] trick [by (the|my) [(announced|posted|published)] method [i [have] (posted|announced|published|gave)]] [(:|,|;|-|–|—)] [(it is|it 's|namely|which is)] [{trick}]",
            "(select|choose|pick|draw|roll for) (it|one|the trick|a trick) [instead] [(:|,|;|-|–|—)] [i] [have] (rolled|rolling|roll|drew|got) [a|an] {n} [,|:|;|->|–|=] [(so|hence|that is)] [the] [trick] {trick}",
            "(select|choose|pick|draw|roll) [the trick] (by|with|using|per) (the|my) [(announced|posted|published)] method [i [have] (posted|announced|published|gave) [...]] (:|,|-|–|—) {n} [(,|:|=|->|–)] [(that is|which is|so|hence|meaning|which means)] [the] [trick] {trick}",
            "(select|choose|pick|draw) trick {trick}",
            "(determine|settle|find) (the|today 's|this nday 's) trick [(by|with|to be|as) ...] (:|,|-) {trick}",
            "(select|choose|pick|draw|announce|name) {trick} [,] and the (beast|ocb) (performs|does) it",
            "(select|choose|pick|draw|announce|name) < {trick} & (for|from|as) [the] (beast|ocb) ['s] [(trick|repertoire|list|new trick)] >",
            "(select|choose|pick|draw) {trick}",
            "(select|choose|pick|draw|roll) [the] trick [(now|for ...)] [:] ... [,] (so it is|so it 's|so it becomes|therefore|so|thus|hence|which means|meaning|which gives|giving|that is|and so it is) {trick}",
            "(have|let|make|bid|order|command) [the] (beast|ocb) [to] (perform|do|execute) [the] [trick] {trick}",
            "(roll|draw|throw) [(a|the) (die|dice)] for [the] [(beast|ocb) 's] [next] trick [,|:] [and] (get|got|getting) [the] [trick] {trick}",
        ),
        says=(
            "(the|my|our) [(ranger|beast) 's] (draw|roll|choice|selection|pick) [for [the] (beast|ocb)] (:|is|->) the trick {trick}",
            "[hereby] (drawn|selected|chosen|picked|rolled) [by ...] is [hereby] the trick {trick}",
            "(after|on|upon|with) (a|my|the) (roll|draw|throw|result) of {n} [,] (i|the ranger) [hereby] (select|selects|choose|chooses|pick|picks) [the] [trick] {trick}",
            f"{BEAST} (is|has) to (perform|do|execute) [the] [trick] {{trick}}",
            "beast , (do|perform) [the] [trick] {trick}",
            "(the|my) (die|dice) (chose|chooses|choose|picked|picks|selected|selects) [the] [trick] {trick}",
            "(for|on) (today|this nday|nday {n}) [,] the trick is {trick}",
            "(the|this|that|my) (die|dice|roll|coin|draw|digit|number|method|result) [...] (means|makes it|gives|yields|selects|picks|points to|makes) {trick}",
            "[(the|this|our|my)] [(selected|chosen|next|new|nweek 's|nday 's|today 's)] trick [(for|of|on) ...] is [(therefore|thus|hence|now|accordingly|hereby)] [the] {trick}",
            "{trick} it is",
            f"{BEAST} 's [(next|new)] trick [(for|of|on) ...] is [(therefore|thus|hence|hereby|now)] [the] {{trick}}",
            "(the|this) (drawn|rolled|picked|random|resulting) trick [(for|of|on) ...] is {trick}",
            "{trick} is (hereby|therefore|thus|now) [the] (selected|chosen|drawn) [trick] [(for|of|on) (today|nday {n}|this nday|the (beast|ocb))]",
            "{trick} is the (selected|chosen|drawn) trick [(for|of|on) (today|nday {n}|this nday|the (beast|ocb))]",
            "{trick} is [(hereby|therefore|thus|hence)] the trick (for|of|on) (today|nday {n}|this nday|the nday)",
            "nday {n} [(:|,|-)] [the] trick (:|is) {trick}",
            "[(i|we)] [have] (rolled|drew|threw) [(a|an)] {n} (:|->|=|, which is|, therefore|, so|, hence|, thus|, that is) [the] [trick] {trick}",
            f"let {BEAST} (perform|do) [the] [trick] {{trick}}",
            "[please] consider {trick} [(as|to be)] (selected|drawn|chosen) [(for|as) ...]",
            "{n} d {n} = {n} (:|,|->) [the] [trick] {trick}",
            f"{BEAST} gets [to (do|perform)] [the] trick {{trick}} [(today|this nday)]",
            "[(and|and so|so|hence)] [,] the trick [(to be)] performed [by (the|our) (beast|ocb)] [(today|this nday|for (this nday|nday {n}))] is [(therefore|thus|hence|now|hereby)] {trick}",
            "(i|we) rolled [a|an] {n} [(for|on) ...] [,] (and so|so|and|hence) the trick [(to be)] performed [by (the|our) (beast|ocb)] is {trick}",
            "(today|tonight|this nday|this nweek) [,] the (beast|ocb) (does|performs|shows|gives us|does us) [the] trick {trick}",
            "the (beast|ocb) (does|performs|shows|gives us) [the] trick {trick} (today|tonight|this nday|this nweek)",
            f"(i|we) [have] (rolled|drew|threw|drawn|got) {{n}} [...] [,] [(which|and|so)] [,] {_BY_LIST} [,] {_SO_THE_BEAST}",
            f"(i|we) [have] (rolled|drew|threw|drawn|got) [...] {{n}} [(today|this time|for today)] [,] [(which|and|so)] [,] {_BY_LIST} [,] {_SO_THE_BEAST}",
            f"(i|we) [have] (rolled|drew|threw|drawn) ... [and got] {{n}} (:|;|, which is|, which stands for|, that is) [the] trick [(that|which)] [{BEAST}] (performs|does) is {{trick}}",
            f"[(a|an)] {{n}} (came up|comes up|came out|was rolled|was drawn) [...] [,] [(which|and|so)] [,] {_BY_LIST} [,] {_SO_THE_BEAST}",
            f"(the|my|our|this|today 's) (die|dice|coin|draw|roll|lot|number|result) (is|was|:|came up|comes up|came out|showed|shows|says|gave|fell on|landed on) [...] {{n}} [,] [(which|and|so)] [,] {_BY_LIST} [,] {_SO_THE_BEAST}",
            "(the|my|our|this) (die|dice|coin|draw|roll|lot) ... (came|comes|come|turned|turns|fell|falls|landed|lands|settled|showed|shows|said|says) [(up|down|out)] [(on|as|at|with)] ... [,|;|:] (so|hence|therefore|thus|and so) [(today|this nday)] [,] the (beast|ocb) (does|performs|shows|gives us) [the] [trick] {trick}",
            "{trick} is the trick (that|which) the (beast|ocb) (now|hereby|herewith) (performs|does|shows)",
            "{trick} is [(therefore|thus|thereby|hence|hereby|accordingly|so|then)] the trick [(that|which)] the (beast|ocb) [(now|hereby|herewith)] (performs|does|shows) [(today|tonight|now|this nday|this nweek|on nday {n}|next)] , (drawn|picked|chosen|selected|rolled) [...] by (the ranger|me|lot) [...]",
            "{trick} is (therefore|thus|thereby|hence|hereby|accordingly|then) the trick [(that|which)] the (beast|ocb) [(now|hereby|herewith)] (performs|does|shows) [(today|tonight|now|this nday|this nweek|on nday {n}|next)]",
            "{trick} is the trick (that|which) the (beast|ocb) (is to perform|shall perform|must perform)",
            "(the|this|my) (draw|roll|die|dice|lot|result|method) [(has|have)] (come|comes|came|turned|turns|fell|falls) (out|up|down) (as|at|with|on|in favour of) [the] [trick] {trick}",
            "[(the|this nday 's|our)] trick (selection|draw|roll|choice) [(for|of|on) ...] : [(i|we)] (rolled|drew|threw|drawn|roll) ... [,] (->|→|=|:|so|hence|that is|which is|which means) [(so|it is|that is)] {trick}",
            "the trick (which|that) the (beast|ocb) (performs|does|is to perform|shall perform) [(this|today|for) ...] (is|shall be|:) [, (by|as|in|under) ... ,] {trick}",
            "(the|this|my) (server|die|dice|roll|coin|draw|generator|result) (returned|returns|gave|gives|shows|showed|says|said) ... [,] which (selects|means|gives|is|picks|stands for) [the] [trick] {trick}",
            "[(the|my)] (lot|lots|die|dice|draw|choice) (falls|fall|fell|has fallen|have fallen) (on|upon|to) the trick {trick}",
            "(the|this|today 's|the nday 's) [(selected|chosen|next|random)] trick [(for|of|on) ...] (shall be|will be|becomes|turns out to be|comes out as|turned out to be|came out as|turns out|came out|comes out) {trick}",
            "(the|this) (die|dice|roll|coin|draw) (says|shows|falls on|came up|comes up|gave|gives|landed on) ... [,] (so|:|,|->) [(it is|it 's|that is|that 's|that makes)] [the] [(trick|beast|ocb)] [(is|performs|does|will)] {trick}",
            "i [(have|'ve)] (drawn|drew|rolled|picked|selected|chosen) {trick} as (today 's|this nday 's|this nweek 's|the|our) [(next|random)] trick",
            "the beast (does|will perform|shall perform|now performs|obliges with) {trick}",
            "(therefore|hence|thus|accordingly) {trick} is (today 's|this nday 's|tonight 's) trick",
            "the [(selected|chosen|next)] trick is {trick}",
            "(the|this|our|my) trick (selected|chosen|drawn|rolled|picked) [(by|at|for|from|with|in) ...] is [(therefore|thus|hence|now|accordingly|hereby)] {trick}",
            f"{BEAST} performs [(the|its|eir)] [trick] [(known as|called|named)] {{trick}}",
            f"{BEAST} performs , (by|at|as|upon|on|after) ... , [(the|its|eir)] [trick] [(known as|called|named)] {{trick}}",
            "(drawn|selected|chosen|picked|rolled) [by (lot|dice|chance|die|roll|me)] [as [the] ranger] [(for|on) ...] : [the] [trick] {trick}",
            "rolled {n} (->|→|,|:|so) [so] {trick} is (selected|chosen|drawn)",
            "i rolled {n} , [so|and] {trick} is (selected|chosen|drawn)",
            "ocb trick draw result : {trick}",
            "(today 's|this nday 's|tonight 's) trick [(is|:)] {trick}",
            "[the] trick [draw] [result] [for] ... : {trick}",
        ),
        examples={"As Ranger, I select the Trick 'Sit'.": {"trick": "Sit"}},
    ),
    Words(
        "select_trick_fallback",
        "Fauna",
        rules=("4E71",),
        never=r"\b(?:consultations?|priests?)\b|\bemergency forum\b|\bjur(?:y|ors?)\b|\bthe following\b",
        params=(replace(_TRICK, clues=(_MAKES_IT, replace(_MAKES_IT, where=Where.LATER))), _DRAW),
        does=(
            "(select|choose|pick|draw) (it|one|the trick|this trick) (in place of|in the place of|instead of|in lieu of|for|on behalf of) the ranger [,] ... (is|makes it|means|gives|gave|so|:|->) [the] [trick] {trick}",
            "(select|choose|pick|draw) (it|one|the trick|this trick) in the ranger 's (place|stead) [,] ... (is|makes it|means|gives|gave|so|:|->) [the] [trick] {trick}",
            "draw [the] [trick] {trick}",
            "(make|do|perform) the trick (selection|drawing|draw|choice) [(:|,|-|–|—)] [result] {n} [(,|:|->|=)] [(that is|so)] [the] trick {trick}",
            "(make|do|perform) (the ranger 's|eir|his|her|their) [trick] (selection|selecting|drawing|draw|choice|roll|pick) [for (em|him|her|them)] [(:|,|-|–|—)] ... [,] [(so|hence|thus|which is|that is|giving|->)] the trick [(is|:)] {trick}",
            "(make|do|perform) (the ranger 's|eir|his|her|their) [trick] (selection|selecting|drawing|draw|choice|roll|pick) [for (em|him|her|them)] [(:|,|-|–|—)] ... , [(so|hence|thus|which is|that is|giving|->)] trick is {trick}",
            "(select|choose|pick|draw|roll|name) the trick (in|taking) (the ranger 's|eir|his|her|their) (place|stead) [(:|,|-)] {trick}",
            "(select|choose|pick|draw|roll) < (in|taking) the ranger 's (place|stead) & [:] [...] [,] [which] (is|makes it|means|gives|so|:|->) [the] [trick] {trick} >",
            "(make|do|perform) < the [(trick|next)] (selection|selecting|draw|drawing|choice|choosing) & (in|taking) (the ranger 's|eir|his|her|their) (place|stead) & [:|;|,|-] ... (is|makes it|means|gives|so|hence|:|->) [the] [trick] [(is|:)] {trick} >",
            "(select|choose|pick|draw|name) < [the] [trick] {trick} & (in|taking) (the ranger 's|eir|his|her|their) (place|stead) >",
            "(select|choose|pick|draw|name) < [the] [trick] {trick} & [for ...] & (in place|instead) of the ranger >",
        ),
        says=(
            "(acting|standing in|filling in|deputising|stepping in) (for the ranger|in the ranger 's (place|stead)) [,|:] [i (select|choose|draw|pick|roll)] [:] [...] (is|makes it|means|gives|so|:|->) [the] [trick] {trick}",
            "(in|taking) the ranger 's (place|stead) [,|:] [i (select|choose|draw|pick)] [:] [...] (is|makes it|means|gives|so|:|->) [the] [trick] {trick}",
            "(in|taking) (eir|his|her|their) (place|stead) [,] i (select|choose|draw|pick) [the] [trick] {trick}",
            "(in|taking) (eir|his|her|their|the ranger 's) (place|stead) [,|:] i (do the (selecting|selection|choosing|drawing|draw|rolling|picking)|step in|act|roll|draw|do it) [,|:|;] ... (is|makes it|means|gives|so|so it is|:|->|hence|thus|therefore) [the] [trick] {trick} [is (selected|chosen|picked|drawn)]",
            "(in the ranger 's (place|stead|absence)|in (default|place|lieu) of the ranger|instead of the ranger) [,] [the] trick {trick} is [(hereby|now|herewith)] (selected|chosen|picked|drawn) [by me]",
            "(selection|choice|draw|drawing) (by a player|in the ranger 's (place|stead)) [...] : [the] trick {trick}",
            "in the ranger 's stead i (select|choose|draw|pick) [the] [trick] [:] {trick}",
            "(in|taking) (eir|his|her|their|the ranger 's) (place|stead) [,] [and (by|using|per) (the|my) [(announced|posted|published)] method [i [have] (posted|announced|published|gave) [...]] ,] i (select|draw|choose|pick) the trick : ... (so it is|so it 's|which gives|which makes it|hence) {trick}",
            "(in|taking) (eir|his|her|their|the ranger 's) (place|stead) [,|:] i (draw|roll|select|choose|pick) [for] [the|a] [trick] [:|;|,|-] ... [(by|using|per|under) (the|my) [(announced|posted|published)] method [i [have] (posted|announced|published|gave)]] , (so|hence|thus|therefore) [the] [trick] {trick} is [hereby] (selected|chosen|drawn|picked|it)",
            "i draw ... rolled {n} , so {trick} is selected",
            "i draw ... rolled {n} (->|→) {trick}",
        ),
        examples={"In the Ranger's stead I select the Trick 'Sit'.": {"trick": "Sit"}},
    ),
)
