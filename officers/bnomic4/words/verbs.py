"""Verbs that mean the same in many phrases; players choose among them freely."""

from __future__ import annotations

GIVE = (
    "(give|transfer|send|pay|hand over|hand|hand out|donate|grant|award|gift|deliver|remit|wire|return|pass|slip|ship|bestow|present|"
    "xfer|move|toss|throw|refund|reimburse|repay|contribute|dispatch|forward|give away|pass on|part with|bequeath|cede|offer|lend|make over|tip|spare|confer|settle|vest|slide|fork over|cough up|relinquish|surrender|yield|sign over|sign away|turn over|consign|entrust|convey|accord|hand down|send over|send along|advance|hand back|hand on|render|provide|distribute|disburse|dole out|allot|allocate|pay back|pay out|shove|push|nudge)"
)
UNTO = "(to|unto|upon|on|over to|on to|onto|along to|across to|down to)"
"""Before who is given something."""
STRIP = "(strip|deprive|divest|relieve|rid|denude|dispossess|disburden|shear)"
"""Takes a property from somebody, who stands behind it."""
RECEIVE = "(receives|gets|is given|obtains|is handed|collects|is paid|is sent|is awarded|is granted)"
PLAY = (
    "(play|move|fold|raise|call|check|bid|bet|pass|draw|attack|fire|shoot|roll|castle|capture|take|throw|place|put|hide|"
    "seek|guess|discard|deal|double|hit|stand|accuse|mark|claim|jump|advance|block|trade|defend|build|surrender)"
)
_GOES = "(pass|passes|go|goes|move|moves|travel|travels|flow|flows|wander|wanders|walk|walks|change hands|swim|swims|sail|sails|fly|flies|hop|hops|wing its way|wing their way|go out|goes out|head|heads|go across|goes across|make its way|make their way|makes its way|finds its way|find their way)"
_GETS = "(gets|get|receives|receive|obtains|is given|are given|is paid|are paid|pockets|collects|have|has)"
_LEAVES = "(leave|leaves|go out of|goes out of|come out of|comes out of)"
_STORE = "(account|balance|hold|pocket|purse|drawer|chest|treasury|collection|wardrobe|stock|basket|cupboard|bag|box|coffers|wallet|piggy bank|hoard|pile|laundry)"
_ME = "(yours truly|me|mine|myself|my (account|balance|hold|pocket|purse|own pocket|drawer|chest|treasury))"

MY_LIST = r"^\W*(?:(?:i\s+(?:(?:hereby|now|also|then|herewith|further|\w+ly)\s+)*(?:make|effect|perform|execute|order|announce|carry\s+out|declare|settle|clear|discharge|honou?r)\s+(?:the\s+following|these|some|my|a\s+few)|my|now|the|some|and|the\s+following|these|today['’]s|here\s+are\s+(?:my|the)|(?:one|two|three|four|five|a\s+few)(?=\s+small\s)|small)\s+)*(?:{})(?=(?:,?\s+(?:for|this|today|of\s+(?:mine|today|the\s+day)|from\s+me|i\s+(?:hereby\s+)?make|to\s+make|out\s+of|in\s+(?:macks|mackerel)|all\s+in|all\s+of\s+them|as\s+follows|below|with\s+thanks|today|effective\s+(?:immediately|at\s+once|now|today)|(?:[a-z]+\s+by\s+me\s+and\s+)?(?:made|effected|done|performed|handed\s+out|given(?:\s+out)?|paid(?:\s+out)?|sent(?:\s+out)?)\s+(?:by\s+me\s+)?(?:hereby|herewith|here\s+and\s+now|with\s+this\s+mail)|(?:hereby|herewith)\s+(?:made|effected|done|performed)|to\s+(?:the\s+following|these|several|some|various)|from\s+my)\b[^:]{{0,60}})?\s*:)"
"""The head of a list of what the author does, and not of what is done or was."""
GIVEN_AWAY = (
    r"^(?:[^:]{0,120}[,;.!]\s+)?\W*(?:(?:and|so|now)\s+)?(?:here(?:['’]s|\s+is)\s+)?(?:who\s+gets\s+what|what\s+(?:goes\s+to\s+whom|each\s+(?:of\s+you\s+)?gets)),?\s+(?:all\s+)?(?:from|out\s+of)\s+(?:me|my\s+\w+)(?:[^:]{0,58}\w)?(?=\s*:)",
    r"^(?:[^:]{0,120}[,;.!]\s+)?\W*(?:all\s+(?:of\s+)?)?(?:this|these|the\s+following)\s+(?:leaves?|goes?\s+out\s+of)\s+(?:me|my\s+(?:\w+\s+)?(?:purse|pocket|drawer|hands|account|possession|nest|house|chest))(?:\s+(?:today|now|hereby|at\s+once))?(?=\s*:)",
)
"""The head of a list of gifts, with neither a verb nor a noun for them."""


def passing(thing: str) -> tuple[str, ...]:
    """Whole clauses by which something passes from the author to {recipient}."""
    return (
        f"{thing} {_GOES} [(hereby|herewith|now)] (over to|into the (hands|possession|ownership|care|keeping) of) {{recipient}}",
        f"(to|into the hands of) [each of] {{recipient}} {_GOES} [over] < {thing} [each|apiece] & from {_ME} >",
        f"to [each of] {{recipient}} {_GOES} [over] {thing} of mine",
        f"{thing} [each|apiece] {_GOES} [over] [,] from {_ME} [over] to [each of] {{recipient}}",
        f"(me|mine|myself) -> {{recipient}} : {thing}",
        f"[(the|full)] [(ownership|possession)] of {thing} {_GOES} [(hereby|herewith|now)] [over] from {_ME} to {{recipient}}",
        f"{thing} of mine (is|are) (yours|thine) [now] , {{recipient}}",
        f"{thing} [each|apiece] [,] (to|for) [each of] {{recipient}} [,] from {_ME}",
        f"{thing} [each|apiece] [,] from {_ME} to [each of] {{recipient}} ['s] [(purse|pocket|account|drawer|hands|coffers|collection)]",
        f"{thing} [each|apiece] {_GOES} [over] to [each of] {{recipient}} from {_ME}",
        f"from {_ME} to [each of] {{recipient}} [(go|goes|pass|passes|:|,)] [the sum of] {thing} [each|apiece]",
        f"(to|for) [each of] {{recipient}} , ... , {thing} [each|apiece] (from {_ME}|of mine)",
        f"{{recipient}} : {thing} [each|apiece] from {_ME}",
        f"to [each of] {{recipient}} from {_ME} [(go|goes|pass|passes|:|,)] {thing} [each|apiece]",
        f"[each of] {{recipient}} (shall|is to|are to|may) [(each|all|both)] (have|get|receive|pocket|own) [each] < {thing} [each|apiece] & [also] (from|out of) {_ME} >",
        f"[each of] {{recipient}} (shall|is to|are to|may) [(each|all|both)] (have|get|receive|own) [each] {thing} [each|apiece] of mine",
        f"from {_ME} [each of] {{recipient}} [each] {_GETS} {thing} [each|apiece]",
        f"[each of] {{recipient}} [each] {_GETS} < {thing} [each|apiece] [back] & [also] (from|out of|off|courtesy of) {_ME} >",
        f"[each of] {{recipient}} [each] {_GETS} {thing} [each|apiece] (of|out of|from) my (mackerel|macks|money|socks|hoard|stock|savings|fortune|funds)",
        f"{thing} of mine [each|apiece] {_GOES} [over] to [each of] {{recipient}}",
        f"{thing} of mine (is|are) [(now|hereby|herewith)] on (its|their) way [over] to [each of] {{recipient}}",
        f"there (go|goes) {thing} [each|apiece] from {_ME} to [each of] {{recipient}}",
        f"{{recipient}} {_GETS} < {thing} [each|apiece] [back] & [also] (from|out of|off|courtesy of) {_ME} >",
        f"{{recipient}} {_GETS} {thing} [each|apiece] of mine",
        f"{thing} (from|out of) (my [own]|the same) {_STORE} {_GOES} [over] to [each of] {{recipient}}",
        f"{thing} from {_ME} for [each of] {{recipient}}",
        f"from {_ME} [:|,] {thing} for [each of] {{recipient}}",
        f"{thing} [(hereby|herewith|now)] {_LEAVES} my [own] {_STORE} [and (go|goes|move|moves)] (for|to|into) (that|the [own] {_STORE}|the (hands|keeping|care)) of {{recipient}}",
        f"{thing} [(hereby|herewith|now)] {_LEAVES} my [own] {_STORE} [and (go|goes|move|moves)] (for|to|into) {{recipient}} ['s] [{_STORE}]",
        f"{thing} {_GOES} [over] from my [own] {_STORE} [over] (to|into) (that|the {_STORE}) of {{recipient}}",
        f"here (is|are|'s|’s|come|comes|go|goes) {thing} [each|apiece] from {_ME} [over] (to|for) [each of] {{recipient}}",
        f"here (is|are|'s|’s|come|comes|go|goes) {thing} [each|apiece] (to|for) [each of] {{recipient}} [,] [from {_ME}]",
        f"{thing} [of mine] [(hereby|now|henceforth)] (become|becomes) the property of {{recipient}}",
        f"{thing} [(in|from) my (drawer|purse|collection|possession|account)] (now|hereby|henceforth|from now on) (belong|belongs) to {{recipient}}",
    )


SENT = "[(have|had)] [(just|already)] (sent|sent in|made|wrote|written|submitted|posted|offered|proposed|put forward|put in|put up|filed|tabled|handed in|brought)"
"""What somebody has done before with what he withdraws or revises, behind "which I"."""


def property_of(name: str, whose: str = "(the|my|its|eir|his|her|their)") -> str:
    """What a property is called by who takes or gives it."""
    what = "(property|status|flag|standing)"
    return f"([{whose}] [own] {name} [{what}]|[{whose}] {what} (of|of being|called) {name}|[{whose}] {what} {name})"


def from_me(what: str, thing: str) -> tuple[str, ...]:
    """Whole clauses by which somebody says in a few words what he finds: "it's a YES from me on Consultation 97"."""
    degree = "[(a|an)] [(big|firm|clear|reluctant|resounding|definite|solid|hard|hearty|grudging|weak|strong)]"
    return (
        f"[((it|that|this) (is|'s|’s)|its|thats)] {degree} {what} from (me|my side|over here) (on|to|for|in|about|regarding) {thing}",
        f"{thing} (is|gets|has) {degree} {what} from (me|my side|over here)",
        f"(on|to|for|in|about|regarding|as for) {thing} [,] ((it|that) (is|'s|’s)|its|thats) {degree} {what} from (me|my side|over here)",
    )


def pronounced(what: str, thing: str, noun: str) -> tuple[str, ...]:
    """Whole clauses by which somebody gives his vote, answer, claim or verdict (`noun`) on a thing put to him."""
    on = "(on|to|for|at|in|as to|as for|regarding|concerning|about|in the matter of)"
    degree = "[(a|an)] [(big|firm|clear|reluctant|resounding|definite|solid|hearty|grudging|plain|simple)]"
    return (
        f"{on} {thing} [(,|:|-|–|—)] (i say|say i|i go for|i go with|i come down for|i plump for|i settle on|make it|make that|make mine|mine is|put me down (for|as)|count me (as|in for)|i remain|i stay) {degree} {what}",
        f"{what} [(,|-|–|—)] (say i|i say|is what i say|is my {noun}|it is|for me|if you ask me) [(,|-|–|—)] {on} {thing}",
        f"i (say|come down|am all for|plump for|settle on|go for|go with) {what} {on} {thing}",
        f"[please] (count|put|mark|record|note|enter|chalk|pencil|jot|write|log) me [(down|up|in)] (as|for|as saying|as in for) {degree} {what} {on} {thing}",
        f"let my {noun} {on} {thing} be {degree} {what}",
        f"my {noun} {on} {thing} (is|stands at|stays|reads|runs|shall be|becomes|remains|:|=) [,] [(alas|sadly|of course|as ever|again|still|therefore|simply) ,] {degree} {what}",
        f"my {noun} [(:|is)] {degree} {what} {on} {thing}",
        f"{thing} (has|gets|receives|is given|earns|draws|takes) [from me] (my|a|an|the) [{noun}] [(:|,|of)] {what} [{noun}]",
        f"here (is|'s|’s|comes) my {noun} {on} {thing} [(:|,|-|–|—)] {degree} {what}",
        f"[please] (consider|count|take|treat|regard) this [(as|to be)] (my|a|one) {noun} [(of|:|for)] {what} {on} {thing}",
        f"{thing} [(,|:|-|–|—)] (i say|say i|mine is|my {noun} is|my {noun} :|i go for|i go with) {degree} {what}",
    )


_THAT = "((this|that|the|my) (mail|message|post|answer|ruling|verdict|proposal|tweak|consultation|contract|list)|it|this|that|them|these)"
"""What a document is brought along with."""


_PUT = "(submit|offer|present|propose|table|tender|lodge|file|bring|bring in|bring forward|put forward|put in|put before you|put up|hand in|send in|lay before you|lay down|make|raise)"
"""What an author does who brings a document."""


_BROUGHT = "(submitted|offered|presented|proposed|tabled|tendered|lodged|filed|brought|brought forward|put forward|put|handed in|laid|placed|set)"
_NAME = "(name|title|style|heading|headline|banner)"
_ONE_MORE = "(one more|another one|another|a (small|little|new|short|second|third|last|further) one|something [(new|small|else)]|yet another)"
_MAIL = "(e-mail|mail|message|post|note|letter)"


def presented(thing: str) -> tuple[str, ...]:
    """Whole clauses by which an author puts a document before the others."""
    mine = "(my|our|a|an|another|one more|yet another|the|this nweek 's)"
    which = "[new|next|second|third|further|latest|little|short|small]"
    return (
        f"(here (is|'s|’s|are|comes|goes)|heres|this here is) {mine} {which} {thing}",
        f"[please] [you will] find {mine} {which} {thing} [,] (hereby|herewith) (submitted|offered|presented|tabled|lodged|filed|handed in)",
        f"(here follows|following is|the following is|what follows is|below (is|follows|comes)|attached is|behold|see below|i give you|hear|hear ye|hear now|now hear|pray hear|lend an ear to|lend your ears to) {mine} {which} {thing}",
        f"(here|this|below|following|that) is what i [(hereby|herewith|now)] (propose|submit|offer|present|table|put forward|tender) as (a|an|my|our|another) {which} {thing}",
        f"(the following|this|what follows) (goes|comes|is going) in as {mine} {which} {thing}",
        f"[please] [you will] find {mine} {which} {thing} (below|beneath|attached|enclosed|herewith|here)",
        f"(enclosed|attached|below|herewith) [please] [you] [(find|will find|see)] {mine} {which} {thing}",
        f"please (accept|consider|take|find|record|register|enter) [(below|attached|herewith|as submitted)] (the following|this|my|a|an|another) [following|new] {thing}",
        f"[please] [,] (accept|consider|take|receive|treat|regard|count) (this|these lines|the following|what follows|the (text|words|lines) (below|beneath|that follow)) [(below|herewith|in)] as (my|a|an|another|one more) {which} {thing} [of mine]",
        f"[please] (accept|consider|take|record|register|enter|receive) (the following|this|what follows) [in] as (a|an|my) [new] {thing}",
        f"[(please|i|you (may|can|should))] (consider|deem|count|regard|treat|take) (the following|this|what follows) [as] [(hereby|herewith|formally|duly)] (submitted|offered|presented|tabled|lodged|filed) [by me] as (a|an|my) [new] {thing}",
        f"my ... , (a|an) {which} {thing} , is (hereby|herewith) (submitted|offered|presented|proposed|tabled|tendered|lodged|filed|put forward|handed in)",
        f"(my|the) [(one|only|sole|own)] {which} {thing} [(of mine|for (this|the) ...|this ...)] is (hereby|herewith) (submitted|offered|presented|proposed|tabled|tendered|lodged|filed|put forward|handed in|laid before ...)",
        f"(here|this|below|following) (is|comes|follows) ... [,] [(which is|hereby|herewith)] (submitted|offered|presented|tabled|lodged|filed|put forward|handed in|put in) [(hereby|herewith|by me|here)] as {mine} {which} {thing} [of mine]",
        f"(this|here|below|following) (is|comes|follows|begins|stands) (the|a|an|my|our|another) {which} {thing} [,] (that|which) i [(hereby|herewith|now|do)] {_PUT} [(hereby|herewith|now|today|here|(to|before) ...)] [:]",
        f"here (begins|starts|opens) (the|a|an|my|our|another) {which} {thing} [, (hereby|herewith) (submitted|offered|presented|tabled|lodged|filed|brought)]",
        f"(this|here) is {mine} {which} {thing} [,] (hereby|herewith|now) (submitted|offered|presented|tabled|lodged|filed|put forward|handed in) [and ...]",
        f"the following (corrections|changes|lines|words|items|entries|paragraphs) (form|constitute|make up|make|are) {mine} {which} {thing} [, [which i] [(hereby|herewith|now)] (submit|submitted|offer|offered|present|presented|table|lodge|file)]",
        f"(the following|this|what follows) is [(hereby|herewith|now)] (submitted|offered|presented|proposed|tabled|put forward) [by me] as (a|an|my) [new] {thing}",
        f"[the] (text|words|wording|passage|lines) (between|below|beneath|under|in|inside|within|that|which) ... (is|are) [(hereby|herewith)] my {which} {thing}",
        f"[the] (text|words|wording|passage|lines) (between|below|beneath|under|in|inside|within|that|which) ... (is|are) [(hereby|herewith|now)] (submitted|offered|presented|proposed|tabled|lodged|filed) [by me] as (my|a|an|another) {which} {thing}",
        f"(between|below|beneath|under) (the|these) ... (is|stands|follows|comes|you find|you will find) (my {which} {thing}|(a|another) {which} {thing} of mine)",
        f"[(a|an|the|my|this)] {which} {thing} [,] ... [,] which i [(hereby|herewith|now)] (submit|offer|present|table|put forward|tender|lodge|file|hand in) [(hereby|herewith|now|here|below)]",
        f"my (next|first|second|third|fourth|further|other) {thing} [, [(also|likewise|hereby|herewith|now)] (submitted|offered|presented) [(hereby|herewith|now|here)] ,] (is|reads|runs|goes|asks) [(this|thus|as follows|the following|below)] :",
        f"the following [(hereby|herewith)] (constitutes|forms|makes|is hereby|shall be|shall serve as|serves as) {mine} {which} {thing}",
        f"let (this|the following|what follows|these lines) be (my|a|another) {which} {thing} [for (this|the) ...]",
        f"(consider|take|treat|regard|count) (this|the following|what follows) [(as|to be)] {mine} {which} {thing}",
        f"(hereby|herewith) (submitted|offered|presented|proposed|tabled|lodged|filed|posted) [by me] [as] {mine} {which} {thing}",
        f"(submitted|offered|presented|proposed|tabled|lodged|filed|posted) by me [(herewith|hereby|today|now|this nday)] [,] [as] (my|a|an|one|another) {which} {thing}",
        f"(may|let) it please ... to (receive|accept|take|admit|consider) {mine} {which} {thing}",
        f"please (take in|receive|admit|accept|file|log) (this|the following|my|a|an|another) [following|new] {thing} [of mine]",
        f"[please] find (below|here|herewith|attached|enclosed) {mine} {which} {thing} [of mine]",
        f"(into|onto|on) the (pool|pile|queue|heap|list|ballot) (goes|comes) {mine} {which} {thing} [of mine]",
        f"now comes {mine} {which} {thing} [of mine]",
        f"[please] (put|note|take|write|mark|enter|record) (this|the following|what follows) (down|in|up) as (my|a|an|another) {which} {thing} [of mine]",
        f"(let|may) (this|the following|what follows) be (taken|read|received|accepted|counted|entered|regarded|considered) [(in|down|here)] as {mine} {which} {thing} [of mine]",
        f"(there is|herewith is|hereby is) [(hereby|herewith|now)] {_BROUGHT} [(to|before|unto) ...] [,] [(under|with|by) the {_NAME} ... ,] (the following|this) {which} {thing}",
        f"there is (hereby|herewith) {_BROUGHT} [(to|before|unto) ...] [,] [(under|with|by) the {_NAME} ... ,] (my|a|an|another|one more) {which} {thing} [of mine]",
        f"[here (comes|is)] {_ONE_MORE} [(for|to|from|into|onto) ...] [,|:|-|–|—] (a|an|another|my|one) {which} {thing} [(of mine|of my own|from me|by me)]",
        f"this {_MAIL} (brings|brings you|carries|contains|holds|bears) [to you] {mine} {which} {thing} [of mine]",
        f"(with|by|in) this {_MAIL} (comes|goes|arrives) [to (you|the ...)] {mine} {which} {thing} [of mine]",
        f"[(along|together)] with {_THAT} [(also|now|hereby)] (goes|comes|go|come|belongs) (the following|this|this following|my|a|an|another|one more) {which} {thing}",
        f"(attached|added|appended|to be added) to {_THAT} [(is|comes|goes)] (the following|this|this following|my|a|an|another|one more) {which} {thing}",
        f"to {_THAT} [(also|now|hereby)] (belongs|comes|is (attached|added|appended|joined)) (the following|this|this following|my|a|an|another|one more) {which} {thing}",
        f"[the] following {thing} is [(hereby|herewith|now)] (submitted|offered|presented|proposed|tabled|put forward|handed in|filed|lodged|posted) [by me]",
    )


DEMANDS = "(demands|commands|prescribes|asks|asks for|wants|directs|requires|calls for|describes|specifies|makes|orders|contains|lists|says|provides)"
"""What a text does that orders something."""

LOT_PICKS = "[and] (the|my) (dice|die|lot|lots|hat|draw|drawing|coin) [(have|has)] [(now|just|duly)] (picked|pick|picks|want|wants|say|says|chose|choose|chooses|chosen|drawn|selected|named|fallen on|fallen to|fell on|fell to|falls on|falls to|fall on|yielded)"
"""How chance picks somebody."""

I_SAY = "(i say|i answer|i reply|i rule|i find|i hold|i decide|i go with|i go for|i 'm going with|i would say|i 'd say|we say|we find|we answer)"
"""Leads to what somebody answers or finds."""

LONG_DONE = (
    r"(?![^.:]{0,60}\b(?:since|last|so\s+far|yesterday|earlier|past|previous|history|until|till|to\s+date|log)\b)"
)
"""No head of a list of what is done now has one of these words."""

_CHANGES = "(goes|moves|passes|changes|switches|drops|falls|sinks|comes|shifts|slides|rises|climbs|turns) [(down|up|over|back)]"


def changing(what: str, value: str) -> tuple[str, ...]:
    """Whole clauses by which something goes from an old value to a new one."""
    return (
        f"{what} {_CHANGES} [(hereby|herewith|now)] [(from|by) ...] [,] (to|into) {value}",
        f"(down|up|off|over|back) (goes|go|comes|come) {what} [,] [from ...] (to|into) {value}",
        f"from ... to {value} {_CHANGES} {what}",
    )


STATES = (
    "(choose|pick|select|opt for|opt|elect|settle on|settle for|decide on|decide for|tick|mark|put|put down|set down|write down|note down|jot down|fill in|"
    "declare|pledge|offer|contribute|deliver|render|pronounce|log|file|lodge|enter|register|record|cast|place|add|assign|send in|hand in|put in|go for|go with|come down on|come down for)"
)
"""By what verb somebody gives a word of his own to a thing that was put to him."""
LED_ASTRAY = tuple(
    "choose pick select opt elect settle decide tick fill declare pledge offer contribute deliver render pronounce announce state log file "
    "lodge assign send hand meet counter respond answer grant resolve put set note jot add reply greet go come deem rule".split()
)
"""Those of them, and of the verbs below, that do many other things: "I pick for 438 days"."""
NOT_LATELY = r"^(?!.*\b(?:yesterday|earlier|previously|already|originally|formerly|last|before|at\s+first|back\s+then|then\s+changed|but\s+(?:then|now))\b)"
"""What the sentence must be of a verb whose past is as its present: "I put FOR on 425 yesterday"."""
BESIDE = "(on|for|to|beside|by|at|next to|in the box for|in the box of|under|in|as to|as for|regarding|concerning|about|in the matter of)"


def stated(what: str, thing: str, noun: str) -> tuple[str, ...]:
    """Verbs by which somebody gives his vote, answer or claim (`noun`), a word, on a thing: "I pick FOR on 438"."""
    degree = "[(a|an|my|one)] [(big|firm|clear|reluctant|resounding|definite|solid|hearty|grudging|plain|simple)]"
    mine = f"my [(own|final)] {noun} {BESIDE} {thing}"
    return (
        f"{STATES} {degree} {what} [{noun}] {BESIDE} {thing}",
        f"{STATES} (a|an|my) {noun} of {what} {BESIDE} {thing}",
        f"{STATES} {what} as (my|the) {noun} {BESIDE} {thing}",
        f"(set|fix|put|put down|declare|record|enter|register|announce|state|post|publish|file|issue|deliver|give) {mine} [(to be|to|as|at|as being|being|:|,|-|–|—)] {degree} {what}",
        f"(answer|meet|counter|respond to|reply to|mark|greet|settle|resolve|decide|grant|give) {thing} (with|by|as) {degree} {what}",
        f"(mark|set|pronounce|proclaim|declare|deem|rule) {thing} [down] [(as|to|to be)] {degree} {what}",
    )


def put_as(what: str, thing: str, noun: str) -> tuple[str, ...]:
    """Whole clauses that ask for it to be so written, or say whose it is: "make mine FOR on 438"."""
    degree = "[(a|an|my)] [(big|firm|clear|reluctant|resounding|definite|solid|hearty|grudging|plain|simple)]"
    on = "(on|for|to|as to|as for|regarding|concerning|in|about)"
    return (
        f"[please] (make|let) [it|that|mine|my {noun}] [be] {degree} {what} {on} {thing}",
        f"[please] make {thing} {degree} {what} [(from|for) me]",
        f"[please] make my {noun} {on} {thing} {degree} {what}",
        f"(mine|mine own) [{noun}] {on} {thing} [(is|:|=)] {degree} {what}",
        f"mine ((is|'s|’s)|:) {degree} {what} {on} {thing}",
        f"[please] (put|record|count|enter|note|mark|set|register|take) [down] my {noun} {on} {thing} [down] [(as|at|to|for|:|,)] {degree} {what}",
        f"[please] (count|put|sign|pencil|chalk|mark|register|record|write|note) me [(in|up|down)] [(as|for)] {degree} {what} [(on|for)] {thing}",
        f"[please] (count|put|record|write|note|enter|mark|register|take) [down] (a|an|my) {what} {on} {thing} [(from|for) me]",
        f"[please] (record|put down|write|note|enter|mark|register) {what} {on} {thing} (from|for) me",
        f"[please] (note|record|count|consider|mark|write down) {thing} [as] {degree} {what} (from|for) me",
        f"[please] (note|record|count|take) my {noun} (:|-|–|—) {degree} {what} {on} {thing}",
        f"consider my {noun} {on} {thing} [(to be|as|cast|cast as|given as|:)] {degree} {what}",
        f"consider me {what} [(on|for)] {thing}",
        f"let me be (counted|put down|recorded|written down|noted) [as] {degree} {what} {on} {thing}",
        f"i (want|wish|would like|'d like|ask|desire) to be (counted|recorded|put down|noted|written down|entered|marked|listed) [(as|for|in)] {degree} {what} {on} {thing}",
        f"(to|on|for) {thing} (goes|go|comes|belongs) {degree} {what} [(from me|of mine)]",
        f"my {what} [(vote|claim|answer)] (belongs|is given|is due|is dedicated|goes|is) (to|on|for) {thing}",
        f"{what} is what {thing} gets [(from me|off me)]",
        f"{thing} [,] you (get|have|may have|shall have) (my|a|an) {what}",
        f"(thou hast|ye have|you have|you get) [(hereby|here|herewith)] my {what} (on|for|to) {thing}",
    )


EXCHANGE = "(cash|exchange|convert|swap|trade|trade in|cash in|turn in|hand in|change|turn|redeem|sell|barter|transform|transmute|commute|trade off|switch)"
MAKE = "(create|make|produce|knit|manufacture|weave|mint|generate|spin|conjure up|sew|fabricate|craft|crochet|turn out|churn out|bring forth|stitch|whip up|run up|knock up|roll out|forge|summon|call into being|call into existence|call forth)"
DESTROY = "(destroy|incinerate|eliminate|burn|unravel|shred|scrap|dispose of|throw away|get rid of|discard|obliterate|annihilate|vaporise|vaporize|demolish|eradicate|exterminate|do away with|pulp|tear up|rip up|cremate|wipe out|cut up|tear apart|cut to pieces|sacrifice|set fire to|set alight|bin|trash|ditch|dump|junk|toss out|chuck out|throw out|erase|wreck|ruin|dissolve|unmake|uncreate|unknit|unpick|torch|immolate|compost|extinguish|waste|kill off|jettison|rip apart|chop up|put an end to|make away with|cast away|reduce to ashes)"
PAINT = "(paint|color|colour|dye|turn|make|tint|recolor|recolour|repaint|stain|brush|bleach|spray|coat|whitewash|redo|redecorate|dip|daub|smear|slather|varnish|lacquer|enamel|glaze|spatter|crayon|ink|tinge|splash|drench|douse|shade|render|wash|re-paint|re-colour|re-color|spray-paint|spraypaint|hand-paint|overpaint|paint over)"
NEW_TEXT = "[(new|fresh|other|different|better|following|revised|these)] [following] (body|text|wording|version|words|contents|phrasing)"
"""What a document gets that is given another text."""
REVISE = "(revise|amend|resubmit|rewrite|edit|modify|update|alter|reword|rework|recast|rephrase|redraft)"
WITHDRAW = "(withdraw|retract|pull|draw back|pull back|unpropose|un-propose|take back|rescind|unsubmit|revoke|scrap|call back|recall|drop)"
ASSIGN = "(assign|give|allot|allocate|award|issue|grant)"
SUBMIT = (
    "(submit|present|put forward|hand in|table|offer|make|create|write|enter|resubmit|bring forward|hand up|file|lodge|tender|introduce|"
    "advance|post|place|move|lay|float|register|send in|deliver|raise|bring|issue|announce|propose|put|throw in|turn in)"
)
APPOINT = "(select|appoint|choose|name|pick|nominate|designate|draw|empanel|empannel|impanel|seat|assign|install|call|summon|make|declare|elect|proclaim|crown|anoint|commission|swear in)"
TAKE = "(take|retake|take back|reclaim|claim|accept|assume|fill|grab|occupy|take on|take over|take up|seize|pick up|snap up|step into|adopt|shoulder|bag|nab|pocket|inherit|man|annex|appropriate|scoop up|gobble up|put in for|apply for|lay claim to|put my hand up for|put myself down for|raise my hand for|enter upon|undertake|help myself to|avail myself of|treat myself to)"
LOWER = "(revise|lower|raise|increase|bump up|put up|reduce|change|decrease|set|drop|cut|adjust|alter|bring down|bring|put|slash|trim|take down|amend|move|knock down|fix|peg|shave|pare|prune|scale down|scale back|cut back|cut down|pare down|mark down|trim down|trim back|whittle down|dock|reset|halve|dial down|turn down|curb|update|modify|readjust|diminish|lessen|push down|tone down|wind down|put down)"
OFFER = "(submit|present|put forward|hand in|table|offer|make|enter|resubmit|bring forward|hand up)"
END = "(revoke|end|withdraw|terminate|cancel|rescind|dissolve|undo|call off|abolish|stop|annul|void|finish|abrogate|discontinue|nullify|repeal|retract|wind up|cut short|take back|lift)"
JOIN = "(join|enter|sign|accept|enter into|ratify|sign up to|sign on to|sign on with|throw in [my] lot with|adhere to|subscribe to|agree to|accede to|become [(also|now|hereby|herewith)] (a member|a party|party|member) (of|to))"


def joining(thing: str, member: str) -> tuple[str, ...]:
    """Whole clauses by which somebody makes emself a `member` of a thing."""
    return (
        f"{thing} has [(now|hereby)] (a|one|another|one more) [(new|more)] {member} [(:|,|-|–|—)] [in] (me|myself)",
        f"i am (now|hereby|henceforth|from now on) (a|another|one more) [new] {member} (of|in|at|to) {thing}",
    )


def leaving(thing: str, member: str) -> tuple[str, ...]:
    """Whole clauses by which somebody ceases to be a `member` of a thing."""
    return (
        f"i am [(now|hereby|henceforth)] no (longer|more) [(a|one of the|any)] {member} (of|in|at|to) {thing}",
        f"{thing} (loses (a|one|its) {member}|has one {member} (less|fewer)) [(:|,|-|–|—)] (me|myself)",
    )


PARTICIPANT = "(player|participant|member|contestant|competitor)"
LEAVE = "(leave|exit|quit|withdraw from|drop out of|drop out from|resign from|bow out of|bow out from|pull out of|pull out from|step out of|step out from|back out of|back out from|retire from|get out of|abandon|depart from|opt out of|opt out from|take [my] leave of|say (goodbye|farewell) to|bid farewell to|part (ways|company) with|walk out of|walk away from|turn my back on)"
ENTERED_AS = r"\benter\s+[^,;.:!?]{1,60}?\s+as\s+(?:(?:being|belonging|owned|held|paid|lost|found|owing|owed|due|worn|gone|washed|missing|settled|closed|won|the\s+(?:property|colou?r|owner|holder|winner|date|amount|name))\b|(?:the\s+)?(?-i:[A-Z])\w+['’]s\b|m?\d+m?\b)|\benter\s+\S+(?:\s+\S+){0,5}?\s+(?:in|into|on|as)\s+(?:the|our|my|this)\s+(?:\w+\s+)?(?:lists?|roll|roster|register|books?|table|records?|ledger|docket|archives?|minutes|annals|log|diary|calendar)\b"
"""Who enters somebody in a list joins nothing."""
LEFT_AS_IT_IS = (
    r"\b(?:is|are|was|were)\s+left\s+(?:for|to|over|behind|alone|out|as|in|with|until|till|standing|sitting|unread|undone)\b|(?:^|[;:.]\s+)\W*(?:who(?:ever|soever)?|what(?:ever|soever)?|which(?:ever)?|that|nothing|something|nobody|somebody|only|little|much|all)\s+(?:\w+\s+)?(?:is|are)\s+left\b|\bleave\s+(?:(?:it|that|this|them|him|her|em|well\s+enough|things|matters|(?:the\s+)?(?:\w+\s+)?\w+)\s+)?(?:be|so|alone|at\s+(?:m?\d+m?|its|a|the|that|this)|as\s+(?:it|they)\s+(?:is|are|was|were)|unchanged|untouched|aside|for\s+later|to\s+(?:(?:all\s+(?:of\s+)?|any\s+)?(?:others?|you|him|her|em|them|those|whoever|people|the|its|my|your|their)\b|(?:the\s+)?(?-i:[A-Z])[\w'’-]*))\b"
    r"|\bleave\s+(?:[A-Z]\w*\s+)?(?:out|off|aside|unranked|unmarked|blank)\b|\bleave\s+[\w'’ ]{1,30}?\swhere\s+(?:I|it|e|they)\b|\bleave\s+[\w'’ ]{1,30}?\s(?:out|off)\s*(?:$|[,.;!]|(?:of\s+)?(?:it|them|my|the)\b)"
    r"|^(?!.*\b(?:hereby|herewith|now)\b)[^,;:]*\b(?:is|are)\s+left\s*[.!]*$"
    r"|\bleav(?:e|es|ing)\s+(?:it|that|this|them|those|these)\s+(?:until|till|to|be|open|aside|there|here|where|with|as|for\s+(?:now|later|another|tomorrow|today|the\s+(?:moment|time)|next|some\w+|others))\b"
)
"""Who leaves something so does not leave it at all: "I leave Law at m70", "I leave it be"."""

DROPPING = (
    r"\bdrop(?:ping|s)?\s+out\b|\bdrop(?:ping)?\s+(?:the\s+)?(?i:sub-?game)\s+(?!(?:proposal|idea|from|thing)\b)|\b(?:remove|take|strike|cross|delete|count|drop)\s+(?:me|my\s+name)\s+(?:off|from|out)\b"
    r"|\bI\s+(?:no\s+longer|do\s+not|don['’]t)\s+(?:want\s+to\s+|wish\s+to\s+)?(?:play|take\s+part|participate)\b"
)
"""What shows that who drops a game leaves it."""


def any_of(*said: str) -> str:
    """An expression that holds where one of these does."""
    return "|".join(said)


def no_office(but: str = "") -> dict[str, str]:
    """For verbs of leaving: what their sentence must be so that nobody leaves an office by them ("I quit as Oracle")."""
    forms = {"quit": "quit(?:ting)?", "leave": "leav(?:e|ing)", "exit": "exit(?:ing)?"}
    forms |= {"retire": "retir(?:e|ing)", "resign": "resign(?:ing)?"}
    return {verb: rf"^(?!.*\b{form}\s+as\s+{but})" for verb, form in forms.items()}
