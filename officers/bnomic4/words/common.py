"""The vocabulary of the game and the ways in which acts are announced, opposed and carried out (4E7, 4E21, 4E22)."""

from __future__ import annotations

import re

from engine.language import Clue, Doubt, Param, Slot, Turn, Vocabulary, Where, Words
from officers.bnomic4.words.verbs import any_of

MINISTRIES = {
    "Law": ("law", "rulekeeper", "rulekeepership"),
    "Time": ("time", "the doctor", "doctor"),
    "Society": ("society", "registrar", "registrarship"),
    "Ministry": ("ministry", "ministries", "mom", "metamin", "kurt gödel", "kurt godel", "kurt goedel"),
    "Laundry": ("laundry", "washerwoman"),
    "Fauna": ("fauna", "ranger", "rangership"),
    "Games": ("games", "gamemaster", "game master", "gm", "gamemastership"),
    "Change": ("change", "chairman", "chairperson", "chairwoman", "chairmanship"),
    "Questions": ("questions", "oracle", "oracleship"),
    "Judging": ("judging", "judge", "judgeship"),
    "Business": ("business", "arbiter", "arbitership"),
}

HEARTY = "(full|formal|official|hearty|warm|strong|firm|enthusiastic|sincere|unreserved|wholehearted)"
"""What support may be called that is given."""

OFFICE = rf"^(?:the\s+)?(?:{'|'.join(re.escape(name) for names in MINISTRIES.values() for name in names)})$"
"""A ministry or its title, and nothing else."""

VOCABULARY = Vocabulary(
    choices=frozenset({"FOR", "AGAINST", "ABSTAIN", "SHELVE"}),
    ministries={name: ministry for ministry, names in MINISTRIES.items() for name in names},
    posts=frozenset({"coordinator", "emergency coordinator"}),
    plain_titles=frozenset({"judge", "doctor"}),
    colours=("Blue", "Black", "Brown", "Burnt Sienna", "Beige", "Burgundy", "Brick Red", "Baby Blue", "Blank"),
    flags=("Pink Ponies", "Polka Dots", "Setting Orange", "Jolly Roger", "Black Watch Plaid"),
    states=("Calm", "Paranoid"),
    quantities={
        "few": 4,
        "handful": 6,
        "ndozen": 11,
        "thirnight": 12,
        "confused baker's dozen": 14,
        "bunch": 24,
        "metric bunch": 25,
        "lot": 63,
        "bucketful": 96,
        "metric bucketful": 100,
        "heck of a lot": 365,
        "hell of a lot": 366,
        "truckload": 960,
        "metric truckload": 1000,
        "zillion": 100_000_000,
        "bajillion": 100_000_000_000_000,
        "insane number": "Insane Number",
    },
    answers={
        "yes": "YES",
        "true": "YES",
        "affirmative": "YES",
        "correct": "YES",
        "no": "NO",
        "false": "NO",
        "negative": "NO",
        "incorrect": "NO",
        "paradox": "PARADOX",
        "maybe": "PARADOX",
        "undecidable": "PARADOX",
        "göd knows": "PARADOX",
        "god knows": "PARADOX",
        "goed knows": "PARADOX",
    },
    verdicts=("NOT GUILTY", "GUILTY", "INNOCENT"),
    tidbits=("cheese", "CREAMPUFF", "3"),
    claims=("CONSISTENT", "INCONSISTENT"),
    currencies={"mackerel": "mackerel", "mackerels": "mackerel", "mack": "mackerel", "macks": "mackerel"},
    money="mackerel",
    sign="m",
    hoards=("fish",),
    units=(r"mack\w*", "fish", "socks?", "ndays?", "nweeks?"),
    periods=("nday", "nweek", "nyear"),
    days=(
        "ballotday",
        "breakday",
        "halfday",
        "joel",
        "tango",
        "wonko",
        "zarpint",
        "teucer",
        "winday",
        "mulberry",
        "rushnight",
        "thirnight",
        "armageddon",
        "corvette",
    ),
    deeds=frozenset(
        "reactivate purchase buy obtain acquire spend submit withdraw retract rescind transfer resign usurp forfeit activate deactivate "
        "appoint assign publish revise amend create destroy approve ratify zot ordain register enact repeal exchange issue "
        "revoke cancel terminate dissolve indict fine designate incorporate nominate delegate hoist invoke award".split()
    ),
    requested=frozenset({"zot"}),
    things=frozenset(
        "proposal proposals consultation consultations contract contracts tweak tweaks rule rules vote votes ballot ministry "
        "display displays indictment subgame sock socks mackerel macks point points forum clock trick motnw priest answer "
        "oracularity objection objections support intent forums fora number ministries flag subgames".split()
    ),
    pets=("the beast", "beast", "the ocb", "ocb", "the operantly conditioned beast", "operantly conditioned beast"),
    honorifics=frozenset({"priest", "priestess", "minister"}),
    nouns=frozenset(
        "tweak clock nweek nday beast ocb ministry minister contract reward active horde motnw sock socks pep peps priest "
        "jury pause fine rp rps refresh procedure".split()
    ),
    moves=("tweak", "trick"),
    targets=(
        r"(?:items?|points?|parts?|sub-?points?|numbers?|no\.?)\s+\(?(?:[a-z]|\d{1,2}|i{2,3}|iv|vi{0,3})(?!\w)\)?",
        "tweaks?",
        "tidiness",
        "motnw",
        "trick",
        r"teach\w*",
        r"causing|caused?\s+(?:the\s+)?(?:beast|ocb|it)",
        "beast",
        "ocb",
        r"legitimi\w+",
        r"(?:de|re)activat\w+",
        r"(?:intended|planned|announced|attempted)\s+(?!(?:act|action|deed|thing|step)s?\b)\w+",
        r"what\s+(?-i:[A-Z])[\w'’-]*\s+(?:intends|plans|(?:has\s+|had\s+)?(?:announced|planned|intended|proposed))",
        r"(?:designation|removal|usurpation|recoloring|recolouring)\s+of",
    ),
)

_TARGET = Param(
    "target",
    Slot.TARGET,
    required=True,
    many=True,
    cut=r"^(?:to|against|regarding|concerning|as\s+(?:for|to))\s+(?=\S)|\s+(?:is|are|was|looks?|seems?|sounds?)\s[^,;:.!?]{1,40}\sand$",
)
_REASON = Param(
    "reason",
    Slot.TEXT,
    clues=(
        Clue(
            r"\A\s*(?:[:,;]|because|since)\s*+(?!and\s)(?!(?:(?:and|or|nor)\s+)?(?:to\s+)?[A-Z][\w-]*['’]s\b)(.{3,200})",
            Where.AFTER,
        ),
    ),
)


def taking_sides(noun: str, doers: str, unto: str) -> tuple[str, ...]:
    """Whole clauses that put the author on one side of what somebody has announced: a `noun` (objection, support)
    `unto` it, a name among its `doers`."""
    noted = "(noted|recorded|registered|lodged|entered|filed|counted|listed|known|made|given|on record|on file)"
    return (
        f"my {noun} (goes|is going|stands|is|goes on record|stands on record|hereby goes) [out] {unto} {{target}}",
        f"my {noun} (goes|stands|is) to {{target}}",
        f"[please] (log|note|record|register|enter|file|list|count|put down|mark down|take down|add|accept|receive) (my|an|one) {noun} {unto} {{target}}",
        f"(let|have) my {noun} {unto} {{target}} [be] {noted}",
        f"[please] (add|put|set|write|enter|count|list) (me|my name) [down] (to|among|amongst|with|on|onto) [the list of] (the|its|those) {doers} [(of|to|for|against) {{target}}]",
        f"(count|there is|that is|that 's|that makes) one {noun} {unto} {{target}} [(,|:|-|–|—)] (mine|from me)",
        f"(on|to|as to|as for|regarding|concerning) {{target}} [(,|:|-|–|—)] (i say|say i) [(,|:)] [(an|my)] {noun}",
        f"(an|one) {noun} [from me] {unto} {{target}}",
        f"[(my|an|formal|one)] {noun} [(is|be)] [(hereby|herewith|now|formally)] (lodged|entered|filed) [(hereby|herewith)] {unto} {{target}}",
    )


_OTHERS_SIDE = r"\b(?:objection|support)\s+(?:\w+\s+)?(?:lodged|entered|filed)\b[^;:!?]*\b(?:by\s+(?!me\b|the\s+undersigned\b)|last|yesterday|earlier|ago|late|already)\b"
"""An objection, or support, that somebody else lodged, or that was lodged before."""
_CARRY_OUT = "(do|carry out|perform|execute|effect|put into effect|go through with|go ahead with|proceed with|follow through with|follow through on|make good on|make good)"
_SAID = "(announced|intended|promised|described|planned)"
_NOT_PERFORMED = any_of(
    # what is not done, or only meant in a manner of speaking
    r"\bI\s+would\s+(?:not|never)\b",
    r"\bconsider\s+(?:it|this|that)\s+done\b",
    # the head of a list of deeds
    r"\b(?:these|following)\s+(?:\w+\s+)?(?:actions?|things?|acts?)\s*+:?\s*$",
    # what has words of its own: a tweak, or the deed before
    r"\b(?:carry\s+out|execute|perform|effect)\s+(?:that|this|these|those|my|the)\s+tweaks?\b(?!.*\b(?:announc|inten))",
    r"\b(?:carry\s+out|execute|perform|effect|do|make|go\s+ahead\s+with)\s+(?:the|a|my|this|our)\s+(?:\w+\s+)?(?:selection|draw(?:ing)?|roll|choice|lottery)\b",
    r"\band\s+that\s+I\s+do\s+so\b",
    # the vote that is cast stands behind it
    r"\bdo\s+so\b[^.;:]{0,20}:\s*(?:(?:(?:on|p|#|prop\w*)\s*)*\d+\s*+[:=,–—-]?\s*)?(?-i:FOR|AGAINST|ABSTAIN|SHELVE)\b",
    r"\b(?:vote|cast|give|pay|object|support|answer)\b[^.;:]*\band\s+I\s+do\s+so\s+(?:\w+ly|sober|with|without|of|in|from|for)\b",
    # "do" that is no deed: "that I do like", "do so enjoy"
    r"\b(?:that|which|what)\s+I\s+do\s+(?!so\b|it\b|this\b|that\b|now\b|hereby\b|herewith\b|here\b|today\b|and\b|as\b)\w",
    r"\bdo\s+so\s+(?:intend|plan|again|once\s+more|too|twice|like|love|hate|enjoy|want|hope|wish|admire|miss)\b",
)
"""In no sentence that carries out what was announced."""

WORDS = (
    Words(
        "perform_intended_action",
        "common",
        rules=("4E7", "4E21", "4E22"),
        verb_needs={
            "take": r"\b(?:actions?|acts?|steps?|deeds?|measures?|that(?=\s*(?:$|[.,;:!]|as\b|now\b|too\b)))(?!\w)"
        },
        never=_NOT_PERFORMED,
        params=(
            Param(
                "target",
                Slot.TARGET,
                required=True,
                many=True,
                deictic=r"\bhereby\s+do\s+(?:it|this|the\s+above)\b|\brdays?\s+(?:have|has)\s+(?:now\s+)?(?:passed|gone\s+by|elapsed|expired)\b|announc|inten[dt]|promised|planned|objection|objected|support|described|gave\s+notice|notice\s+(?:was|is)\s+given|\bno(?:body|\s+one)\s+(?:has\s+)?(?:said\s+(?:a\s+word|anything)|spoke|minded|opposed|protested|stood\s+against)",
                like=r"announc|inten[dt]|as described|planned|proposed|promised|gave\s+notice",
            ),
        ),
        does=(
            "do so",
            "(do|perform|effect|execute|carry out) (it|this|that|the above|the deed|the same) [now]",
            "do as i [have] (announced|said|promised|intended|described|planned) [(there|above|before|then)]",
            "do as (announced|intended|described)",
            "do [just|exactly] as i (gave notice|have given notice|gave notice of|gave notice that i would)",
            f"{_CARRY_OUT} (what|that which) i [have|had] (said|announced|told you) [that] i (intended to|would|was going to|planned to|meant to) [do]",
            f"{_CARRY_OUT} (what|that which) i [have|had] (gave|given) notice of [(in|on|under|with) {{phrase}}]",
            f"{_CARRY_OUT} the (action|act|deed|step|thing|change) (of which|whereof) (i [have|had] [now] (gave|given)|(was|has been) given) [(due|my)] notice [(below|above|before|there|earlier|here)]",
            f"{_CARRY_OUT} the (action|act|deed|step|thing|change) notice of which (i [have|had] (gave|given)|(was|has been) given) [by me] [(below|above|before|there|earlier|here)]",
            f"{_CARRY_OUT} the (action|act|deed|step|thing|change) (of which|whereof) (i [have|had] (gave|given)|(was|has been) given) [(due|my)] notice (in|on) {{phrase}}",
            "do the (thing|action|deed|act) [(that|which)] i [have|had] (announced|intended|promised|planned|gave notice of)",
            "do the (thing|action|deed|act) [(that|which)] i [have|had] (announced|intended|promised|planned|gave notice of) (in|on) {phrase}",
            f"{_CARRY_OUT} the (action|act|deed|step|thing) [(that|which)] i [have|had] (announced|intended|promised) [(here|above|below|there|earlier)]",
            "(act on|act upon|act in accordance with|act according to) {target}",
            "(perform|take|do|execute|carry out) that as (announced|intended|described)",
            "(perform|take|carry out|do) the (intended|announced) (action|act|thing)",
            "(perform|take|carry out) (this|that) (intended|announced) (action|act)",
            "(perform|take|carry out|execute) {target}",
            f"{_CARRY_OUT} (what|that which) (i|was) [have|had] (announced|intended) (in|on|under|with) {{phrase}}",
            f"{_CARRY_OUT} (what|that which) (i|was) [have|had] (announced|intended)",
            "(go through|go ahead|proceed|follow through) with {target}",
            "(proceed|go on) to (do|perform|execute|carry out) {target}",
            "(perform|carry out|execute|do|take) the (action|act|deed|step) [(which i|i|which was|that was)] [have] (announced|intended|described) in my (message|mail|post|announcement) [(of|from)] {phrase}",
        ),
        says=(
            f"as (i [have|had]|was) {_SAID} [(it|i would|before|above|there)] [,] (so i do|so do i|so i now do|so i hereby do|so i do (it|now|it now)|so it is [(hereby|now)] done)",
            f"as {_SAID} , (so done|so be it done|so it is done)",
            f"so be it [(hereby|now)] done [,] as {_SAID}",
            "what i [have|had] (said|announced|told you) [that] i (would|intended to|meant to) [do] [,] [(that|this)] i [(now|hereby|herewith)] do [(now|hereby|herewith|here)]",
            f"(what|that which) i [have|had] {_SAID} (up there|there|above|before|earlier|up above|then|here|below|in the (quote|words) above) [,] [(that|this)] i [(now|hereby|herewith)] do [(now|hereby|herewith|here)]",
            f"(what|that which) (is|was|stands|has been) {_SAID} [(up there|there|above|before|earlier|up above|here|below)] [,] [(that|this)] i [(now|hereby|herewith)] do [(now|hereby|herewith|here)]",
            f"what i [have|had] {_SAID} [,] [(that|this)] i [(now|hereby|herewith)] do [(now|hereby|herewith|here)]",
        ),
        bare=tuple(
            f"{done}{comma} as {said}"
            for done in ("done", "carried out", "performed", "executed")
            for comma in ("", ",")
            for said in ("announced", "intended", "promised")
        ),
        examples={
            "I now perform the action announced in my message of nday 2.": {
                "target": "the action announced in my message of nday 2"
            }
        },
    ),
    Words(
        "object",
        "common",
        rules=("4E21",),
        idle=True,
        strict=True,
        turns=(
            Turn(
                "object_pause_increment",
                phrase=r"\b(?:(?:putting|bumping|moving|pushing|stepping)\s+up|increment|increase|increasing|incrementing|raising|rise|raise|advance|step)\s+(?:(?:of|to|in)\s+)?the\s+pause\b|\bpause\s+(?:increment|increase|advance|step|rise)\b",
            ),
        ),
        never=_OTHERS_SIDE
        + r"|\bobject(?:ing)?,[^,;.:]{1,60},\s+to\s+(?!.*\b(?:intent|tweak|list|display|title|announce|chang|activ|approv|teach|beast|trick|plan|attempt|motnw|message|this|that|it)\b)",
        params=(_TARGET, _REASON),
        does=(
            "(raise|make|lodge|enter|register|post|file|voice|have|offer|state|declare|interpose|place on record|put on record|place|submit|put in|wish to record) < (an|my|a|the) [(formal|strong|strenuous|firm|respectful)] objection & [(to|against) {target}] >",
            "object < to {target} [myself] >",
            "take (exception|umbrage|offence|issue) < (to|at|against|with) {target} & and [(hereby|therefore|so|thus|formally)] object [(to it|to that|thereto)] >",
            "(protest|dissent|demur) < (against|to|from|at) {target} & and [(hereby|therefore|so|thus|formally)] object [(to it|to that|thereto)] >",
            "object < against {target} [myself] >",
            "object (first|firstly) to {target}",
            "object here [and now]",
            "(throw in|cast|put up) < (an|my|a|the) [(formal|strong|strenuous|firm|respectful)] objection & [(to|against) {target}] >",
            "object",
            "object (in practice|nevertheless|nonetheless|anyway|regardless)",
            "(reaffirm|repeat|renew|confirm|maintain|restate|reiterate|uphold|stand by) < my [(strong|earlier|previous|formal|firm)] objection & (to|against) {target} >",
            "(reaffirm|repeat|renew|confirm|maintain|restate|reiterate|uphold|stand by) my [(strong|earlier|previous|formal|firm)] objection",
            "(raise|make|lodge|enter|register|post|file|voice|have|state|declare) (an|my|a formal|one) [formal] objection [to {target}]",
            "oppose and formally object to {target}",
            "oppose {target}",
            "am against {target} [,] and [(hereby|herewith|so|therefore|duly)] [formally] object [to (it|this|that)]",
        ),
        labels=("objection", "i object"),
        opens=(
            "object",
            "objection",
            "objected",
            "i object",
            "objection raised",
            "objection lodged",
            "objection filed",
            "objection entered",
            "objection registered",
            "objection noted from me",
            "formal objection",
            "objection here",
            "strong objection",
            "objecting",
            "objection from me",
            "objection from my side",
            "objection from this side",
            "objection from here",
            "objection on my part",
            "an objection from me",
            "hereby objected",
            "hereby objected to",
            "objected to",
        ),
        says=(
            "(this|that) [one] [(too|also|as well)] [,] i [(hereby|also|likewise)] object to [(too|also|as well)]",
            "(put|count|mark|note|record) me [down] as (objecting|an objector|one who objects|opposed) [to] {target}",
            "[please] (put|count|mark|note|record) me [down] as (objecting|an objector|opposed)",
            "[please] consider my objection [(to|against) {target}] [as] (noted|registered|made|lodged|given|entered)",
            "{target} (:|-) (objection|object|i object|objected) [(too|also|as well|again|likewise)]",
            "(herewith|hereby|with this) (my|an) [(formal|strong|firm|strenuous)] objection [(to|against) {target}]",
            "one (objection|objector) [from] me [,] to {target}",
            "(put|write|set) (me|my name) [down] (under|on|to|in|for) {target} as (an|one) (objector|opponent)",
            "[please] (consider|count|take|treat|regard|deem) (this|it) [as] (my|a) [(formal|strong|firm|strenuous|official)] objection [(to|against) {target}]",
            "(this|here) is (my|a) [(formal|strong|firm|strenuous|official)] objection [(to|against) {target}]",
            "objection to {target}",
            "(no way|nope|hell no|absolutely not|not so fast|hold on|wait|hang on) (,|:|!|-|–|—) (objection|i object)",
            "{target} (gets|has|meets|meets with|receives|earns|draws|faces|runs into) [(my|an)] [(formal|strong|firm|strenuous)] objection [(from|of|by) (me|mine)]",
            "{target} is [hereby] objected to",
            "my [(formal|strong|firm|strenuous)] objection [(to|against) {target}] (is|stands|:) [hereby] [(lodged|given|registered|noted|raised|made|entered|filed|declared|on record)]",
            "my [(own|formal|strong|firm|strenuous)] objection (goes|is|goes out|applies|extends|is directed|is addressed|is aimed) (to|against|at) {target}",
            "(you have|there is|there goes|here comes) (my|a) [(formal|strong|firm|strenuous)] objection [(to|against) {target}]",
            "[please] (count|put|list|number) me [down] among (the|its|eir|his|her|your) (objectors|opponents) [(of|to) {target}]",
            *taking_sides("[(formal|strong|firm|strenuous)] objection", "(objectors|opponents)", "(to|against)"),
        ),
        examples={"I object to the Tweak of Hose.": {"target": "the Tweak of Hose"}},
    ),
    Words(
        "support",
        "common",
        rules=("4E22",),
        idle=True,
        never=_OTHERS_SIDE
        + r"|\bsupport(?:\s*+,)?\s+(?:\w+\s+)?(?:in\s+(?:spirit|principle|theory|thought|general)|generally|broadly|on\s+the\s+whole)\b",
        forms=("support",),
        strict=True,
        params=(_TARGET, _REASON),
        does=(
            f"(lend|give|add|offer|extend|declare|register|pledge) < [my] [{HEARTY}] support & to {{target}} >",
            "(back|endorse|second|get behind|stand behind) {target}",
            "(support|back|second) {name} (in|on|with) (this|that|it|all this)",
            "support {target}",
            "am [hereby] [(all|fully)] in support of {target}",
            "am [hereby] a supporter of {target}",
            "am [all] (for|in favour of|in favor of|behind) {target} and support it",
            "support",
            f"(throw|put) my [{HEARTY}] (support|weight) (behind|into) {{target}}",
            f"(reaffirm|repeat|renew|confirm|maintain|restate|reiterate|pledge again) < my [(earlier|previous|{HEARTY})] support & (for|of|to) {{target}} >",
            f"(reaffirm|repeat|renew|confirm|maintain|restate|reiterate|pledge again) my [(earlier|previous|{HEARTY})] support",
            "second {target}",
            f"(lend|give|add|offer|extend|declare|register|pledge) [my] [{HEARTY}] support",
            f"(lend|give|add|offer) [my] [{HEARTY}] support [to {{target}}]",
            f"(lend|give) {{target}} my [{HEARTY}] support",
            f"(lend|give|offer|pledge|grant) (you|thee|em|him|her|them) my [{HEARTY}] support [(in|for|on|with) {{target}}]",
            "endorse {target}",
        ),
        labels=("i support",),
        opens=(
            "support",
            "i support",
            "supported",
            "supporting",
            "seconded, i support",
            "i second",
            "support from me",
            "support from my side",
            "seconded and supported",
            "supported and seconded",
            "second and support",
            "my support",
        ),
        says=(
            f"(consider|take|count) (this|it) [(as|to be)] (my|a|one) [{HEARTY}] support",
            f"(this|it|that) has my [{HEARTY}] support",
            f"(this|here) is (my|a) [{HEARTY}] support [(for|of|to) {{target}}]",
            f"you (have|get) my [{HEARTY}] support [(for|in|on) {{target}}]",
            f"[please] [do] (take|accept|count|consider) this [as] my [{HEARTY}] support [(for|of) {{target}}]",
            "[please] (put|count|mark|note|record) me [down] as (supporting|a supporter of|in support of|one who supports|backing) {target}",
            f"my [own] [{HEARTY}] support (is|extends|goes out|applies) (to|for|behind) {{target}}",
            f"my [{HEARTY}] support (goes|is given|is hereby given) [(to|for) {{target}}]",
            f"{{target}} (has|gets) my [{HEARTY}] support",
            f"my [{HEARTY}] support (to|behind) {{target}}",
            "(full|complete|warm|total|unreserved|hearty) support (to|for|behind) {target}",
            "consider me a supporter [of {target}]",
            "i am [(hereby|herewith)] (that|this|your|the|one such|the required|the needed) supporter [of {target}]",
            "[please] (put|count|mark|note|record) me [down] as a supporter [of {target}]",
            "you have my support",
            "support for {target}",
            f"[please] consider my [{HEARTY}] support [(for|of) {{target}}] [as] (noted|registered|given|entered)",
            f"(you 've|you ’ve|you have) got my [{HEARTY}] support [(for|in|on) {{target}}]",
            "{target} (:|-) (support|i support [(it|this)]|supported) [(too|also|as well|again|likewise)]",
            "(put|write|set) (me|my name) [down] (under|on|to|in|for) {target} as (a|one) (supporter|backer|seconder)",
            f"(herewith|hereby|with this) my [{HEARTY}] support [(for|of|to) {{target}}]",
            f"{{target}} (receives|enjoys|finds|earns|meets with|draws) my [{HEARTY}] support",
            f"my [{HEARTY}] support [(for|of|to) {{target}}] (is|stands|:) [hereby] [(given|declared|lent|registered|noted|pledged|granted|on record)]",
            "[please] (count|put|list|number) me [down] among (the|its|eir|his|her|your) supporters [of {target}]",
            f"(there is|there goes|here is|here comes) my [{HEARTY}] support [(for|of|to) {{target}}]",
            *taking_sides(f"[{HEARTY}] support", "(supporters|backers|seconders)", "(for|of|behind)"),
        ),
        examples={"I support the intent to change the motnw.": {"target": "the intent to change the motnw"}},
    ),
)

DOUBTS = (
    Doubt(
        "no rule offers it",
        does=(
            "repeal [the] rule",
            "repeal {proposal}",
            "(amend|create|enact) [a|the] [new] rule",
            "(withdraw|take back|retract|rescind|revoke) my (objection|support|claim|vote|votes|objections|answer|verdict|indictment|consultation)",
            "cancel (my|the) [scheduled]",
            "unschedule",
            "win [the game]",
            "declare (victory|myself the winner)",
            "change my name",
            "rename myself",
            "unvote",
        ),
    ),
    Doubt("forfeit, subgame or contract?", does=("leave", "quit", "am out", "drop out")),
    Doubt("a proposal or a subgame?", does=("drop {name}",)),
    Doubt(
        "new Mental State not named",
        does=(
            "panic",
            "(flick|press|push|flip|hit|slam|smack|bash|thump|set off|trigger|activate) (my|the) panic button",
        ),
    ),
    Doubt("no rule offers it", does=("request (the|a) [(next|following)] number ...",)),
    Doubt("no name, perhaps no request to join", does=("(consent|agree) to be (governed|bound) by the rules",)),
    Doubt(
        "a contract made by agreeing to it", does=("agree to the following [(contract|agreement|treaty|pact|text)]",)
    ),
    Doubt("no name, perhaps no request to join", says=("[a] new player here",)),
    Doubt("non-vote word", says=("(aye|yea|nay) (to|on|for) ...",)),
    Doubt("not a clear support", says=("+1", "me too", "seconded", "aye")),
    Doubt("non-vote word", does=("vote (yes|no|yea|nay|aye|maybe|present) [on {proposal}]",)),
)
