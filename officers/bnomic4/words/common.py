"""The vocabulary of the game and the ways in which acts are announced, opposed and carried out (4E7, 4E21, 4E22)."""

from __future__ import annotations

import re

from engine.language import Doubt, Param, Slot, Vocabulary, Words
from officers.bnomic4.words.sides import SIDES
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
    # the deed before
    r"\bI(?:\s+(?:will|would|shall)|['’](?:d|ll))\s[^.;:]*\band\s+(?:hereby|so|herewith|now)\s+do\b",
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
        never=rf"{_NOT_PERFORMED}|\b(?:do|does|doing)\s+(?:exactly\s+|just\s+)?the\s+(?:very\s+)?same\s+(?:to|with|for|on)\s",
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
            "(follow through on|make good on|resolve|fulfil|fulfill|give effect to) {target}",
            "(act|proceed) as [(i [have|had]|was)] (announced|intended) [(on|in|under) {phrase}]",
            "(follow through|go through with it|go ahead) as (announced|intended|promised|planned)",
            "(proceed|go on) to (do|perform|execute|carry out) {target}",
            "(perform|carry out|execute|do|take) the (action|act|deed|step) [(which i|i|which was|that was)] [have] (announced|intended|described) in my (message|mail|post|announcement) [(of|from)] {phrase}",
        ),
        says=(
            f"as (i [have|had]|was) {_SAID} [(it|i would|before|above|there)] [,] (so i do|so do i|so i now do|so i hereby do|so i do (it|now|it now)|so it is [(hereby|now)] done)",
            f"as {_SAID} , (so done|so be it done|so it is done|it is [(hereby|now)] done|so i do|so do i|so i now do|so i hereby do)",
            f"so i (hereby|herewith|now) do [, as {_SAID}]",
            f"it is [(hereby|now|herewith)] done [,] as {_SAID}",
            "[please] consider {target} [(as|to be|hereby|herewith|now)] (carried out|performed|executed|fulfilled)",
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
    *SIDES,
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
    Doubt(
        "not a clear support",
        says=("+1", "me too", "seconded", "aye", "(it|this|that|{phrase}) (has|gets|receives) my blessing"),
    ),
    Doubt("non-vote word", does=("vote (yes|no|yea|nay|aye|maybe|present) [on {proposal}]",)),
)
