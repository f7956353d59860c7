"""The Ministry of Games: Subgames (4E82)."""

from __future__ import annotations

from dataclasses import replace

from engine.language import Clue, Document, Listed, Param, Slot, Turn, Where, Words
from officers.bnomic4.words.common import OFFICE, VOCABULARY
from officers.bnomic4.words.moves import GAMES, MOVES
from officers.bnomic4.words.verbs import (
    DROPPING,
    ENTERED_AS,
    LEAVE,
    LEFT_AS_IT_IS,
    LONG_DONE,
    PARTICIPANT,
    PLAY,
    SUBMIT,
    any_of,
    joining,
    leaving,
    no_office,
)

NO_NAME = (
    r"^(?:over|under|up|down|off|out|away|back)$|^threat\b|^(?:the\s+)?(?:priesthood|clergy|ordained|cloth|reinforce|punish|(?:one|an?)\s+(?:reward|punishment)\b.*|holy\s+orders|(?:ranks|order|body|company)\s+of\s+(?:the\s+)?(?:ordained|priests|priesthood|clergy))$|^(?:(?:the|this)\s+)?game\s+(?:as|under)\b|^(?:p|#|proposal )?\d+(?:\s*+[-–,/&]\s*\d+)*$|^(?:(?:the|this|our)\s+)?(?:game|b nomic|b|nomic|rules|horde|players?|committee|list|room|house|beast|office|clock|pause|emergency|procedure|voting|vote|nweek|ballot)$|^(?:contract|pact|treaty|agreement|accord|sub-?game|party|rp|refresh\s+proposal)$|^(?:the\s+)?following\b|^(?:(?:its|the)\s+)?(?:status|state|participants?|participation|subgames?)\b"
    r"|^(?:(?:a|an|one|this|the|my|single|following)\s+)*transactions?\b|^(?:the\s+)?(?:clock|pause|voting|ballots?)\s+(?:for|of|on|at|in|to|with)\b"
    r"|^the\s+#?\d+$"
    r"|^(?:(?:early|late|mid|this|last|next)[\s-]+)?(?:(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter)(?:\s+\d{2,4})?$"
    r"|^(?:short|brief|fact|truth|general|particular|conclusion|closing|passing|addition|return|exchange|response|reply|answer|consequence|principle|practice|theory|hindsight|retrospect|sum|total|earnest|haste|future|(?:the\s+)?(?:end|meantime|meanwhile|event|first\s+place|second\s+place|long\s+run|short\s+run|past|future))$"
    rf"|{OFFICE}"
)
"""What is no subgame or contract: other things, and offices."""
_SUBGAME = Param(
    "subgame",
    Slot.THING,
    required=True,
    many=True,
    unlike=rf"{NO_NAME}|(?i:\bemergency\s+procedure)",
    pointed=r"contract|pact|treaty|game|agreement|this",
)
CONTRACT_SAID = (
    r"\b(?:contracts?|pacts?|treat(?:y|ies)|accords?|agreements?|loan|covenant|charter|compact|deal(?! me)|alliance|cartel|clause|section"
    r"|party|parties|signator\w+|guild|league|union|brotherhood|fellowship|syndicate|trust|indenture|bond|fund|federation|confederation|coalition|cooperative|bylaws|oath|pledge|vow|(?-i:Swear|Promise|Vows?))\b"
)
"""Says that something is a contract."""
LIKE_CONTRACT = (
    r"\b(?:the|that|our|this)\s+(?:(?:(?-i:[A-Z])[\w'’&-]*\s+(?:(?:of|and|for|the)\s+){0,2}){1,5}"
    r"(?-i:Bank|Club|Library|Exchange|Association|Settlement|Subscription|Scheme|Protocol|Deed|Terms|Roster|Guarantee|Mortgage|Understanding|Arrangement|Memorandum|Mutual)|"
    r"(?:(?-i:[A-Z])[\w'’&-]*\s+(?:(?:of|and|for|the)\s+){0,2}){0,5}"
    r"(?-i:Pool|Lease|Rota|Rental|Tenancy|Truce|Concord|Concordat|Entente|Partnership|Consortium|Insurance|Co-op))\b(?!\s+(?-i:[A-Z]))"
)
"""Names something that is likely a contract, where nothing says that it is a game."""
CONTRACT_MEANT = rf"(?:{CONTRACT_SAID}|{LIKE_CONTRACT})"
_MUSING = (
    r"^(?:\w+ly\s+|still\s+|also\s+|now\s+)*(?:am|was|have|had|think|thought|see|saw|read|believe|hope|wish|like|love|want|would|could|might|may|can|"
    r"should|will|do\s+not|don|feel|find|found|know|lost|won|played|made|got|took|went|came|ate|bought|sold|gave|caught|brought|taught|fought|sought|ran|swam|sang|drank|wrote|rode|drove|broke|spoke|woke|chose|fell|felt|grew|knew|threw|drew|met|left|lent|spent|sent|held|stood|told|built|eat|drink|live|work|sleep|travel|stay|(?!(?:reed|seed|steed|weed|sled|red|shed)\b)\w{2,}ed|learn\w*|heard|hear|remember|wonder|doubt|suppose|guess\s+that|look(?!\s+(?:under|behind|in|into|inside|for|through|beneath|over)\b)|need|agree|disagree)\b"
)
"""What somebody says of himself and not of a game."""
_JOINING = r"^(?:please\s+)?(?:(?:count|deal|sign|put|write|take)\s+me\b|(?:I\s+)?(?:join|leave|quit|enter|resign|am\s+(?:in|out)|withdraw)\b|I['’]m\s+(?:in|out)\b)"
"""What is no move: who comes or goes."""

THE_NOMIC = r"\bjoin(?:ing)?\s+(?:this|your|the)\s+(?:\w+\s+)?game\b(?=[,.]?\s+(?:under|as|with\s+the\s+name|by\s+the\s+name|(?:please\s+)?call\s+me|my\s+name)\b)|^\W*I\s+(?:(?:hereby|now|also)\s+)?(?:re-?)?join\s+this\s+game\W*$"
"""The game that is joined under a name is the nomic itself."""
GAME_SAID = (
    r"(?:\b(?:sub-?games?|games?|match)\b"
    rf"|\b(?-i:{'|'.join(one.capitalize() for one in GAMES.split('|'))})\b(?!\s+(?-i:[A-Z])))"
)
"""Says that something is a game, or ends the name of one."""

_LIST_ME = "(put|sign|list|count|number|include|rank|enter|register|book|note|make|write|record|enrol|enroll|consider|regard|take|mark)"
"""Whom one asks to be one of those who play."""
_OF_SUBGAME = "(in|of|at|for|on) (the {subgame} (subgame|sub-game)|[the] (subgame|sub-game) [(of|called)] {subgame})"
_NTH = "[(my|the)] (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next|last|opening|final)"
_OF_GAMES = "[(the|in the)] (subgame|sub-game) {subgame}|[(the|in the)] {subgame} (subgame|sub-game)"
_TURN = "[my] (turn|move|round|go|throw|hand)"
_MINE = "(from me|by me|mine|my move|my turn|i move|i play|here is mine)"
_FOUND = "(create|make|found|set up|establish|launch|institute|initiate|propose|submit|introduce|build|invent|devise)"
_FOUNDED = "(created|made|founded|set up|established|launched|instituted|inaugurated|initiated|introduced)"
_WON_IN = "(victory|win|crown|trophy|prize|first place)"
_GAME_SAID = "([the] (subgame|sub-game) [(of|called)] {subgame}|the {subgame} (subgame|sub-game))"
_GAME = "([the] [subgame] {subgame}|[the] {subgame} (subgame|sub-game))"
_ENDED = "(ends|ended|is over|has ended|is finished|has finished|is done|is at (an|its) end|has come to (an|its) end|is won|is decided|comes to (an|its) end|concludes|has concluded) [(here|hereby|herewith|now|today|as well|too|also|at last|finally|likewise)]"
_FOR_ALL = "(for|to) [(all|the|any|new|more|its|every|all the|all new)] (players|participants|playing|play|all|everybody|everyone|anybody|anyone|comers|contestants|entrants|all comers|all who (want|wish|like) to (play|play it|join|join it))"
_WINNER = "(winner|winners|victor|victors|champion|champions)"

_STANDING = r"^(?:tomorrow|later|soon|coming|waiting|nobody|no\s+one|still|not\s+yet|over|finished|pending|tba|unknown)\b|\bto\s+(?:move|play|act|go)$|^[\w-]+['’]s(?:\s+turn)?$"
"""How a game stands, and no move."""

_OPENED = Listed(
    rf"\A{LONG_DONE}\W*(?:(?:the|a|my|this)\s+)?(?:changes?\s+(?:of|to|in)\s+(?:the\s+|our\s+)?(?:sub-?games?\s+)?(?:status|state)\b|(?:sub-?games?\s+)(?:status|state)\s+changes?\b)[^.:]{{0,40}}:",
    (
        r"(?P<subgame>[A-Z][\w'’]*(?:\s+[\w'’]+){0,5}?)(?:\s*+[:,])?\s+(?i:(?:(?:from\s+)?pending\s*)?(?:->|=>|→|-+>|\bto\b)\s*open)\s*+[.;,]?\s*$",
    ),
)
"""Subgames whose status is changed, each with what it becomes."""
_OF_GAME = r"^(?:here(?:by|with)\s+)?(?:create|make|found|submit|propose|launch|set\s+up|establish|institute|introduce|initiate|build|open|start|kick\s+off)\s+(?:it|this\s+(?:sub-?)?game)\b|^claim\s+(?:the\s+|a\s+)?(?:win|victory)\b|^(?:win|have\s+won)\b"
"""What is done with a game, and not in it."""
_IN_A_GAME = rf"\b(?:sub-?games?|moves?|turns?|{GAMES})\b|\b[Ii]n\s+(?:[Tt]he\s+)?(?-i:[A-Z][\w'’-]*(?:\s+(?:of|the|and))*\s+[A-Z])|\b[Ii]n\s+(?-i:[A-Z])[a-z]+(?:s|ing)\b"
"""What people do in towns as well, "I take my coffee in Paris", is done in a game where its name is one of a game."""
_NO_MOVE = any_of(
    # what only goes on with the words before it, or sums up
    r"\bin\s+(?:which|whose|whom)\s+I\b|^\W*(?:in|at)\s+(?:the\s+end|short|brief|fact|truth|general|particular|passing|addition|closing|conclusion|summary|principle|protest|turn|return|vain|reality|theory|practice|response|reply|answer|(?:\w+\s+){0,2}(?:opinion|view|mind|honesty|seriousness|case|event|meantime|meanwhile|future|past|morning|evening|beginning|sense|way|manner|light|spirit|hope))\s*,?\s+I\b",
    # a habit, or where somebody plays at all
    r"\bI\s+(?:never|always|usually|often|rarely|seldom|sometimes|hardly|generally|mostly)\s",
    r"\bI(?:\s+am|['’]m)?\s+(?:playing|moving|play|move)\s+in\s+(?:the\s+)?sub-?game\s(?![^:.;,]*\band\s)[^:.;]*[.!]*\s*$",
    r"\bto\s+play\s+in\s+(?:the\s+)?(?:[^.;:,]{1,40}\s)?sub-?game\b",
    # who leaves or joins it
    r"\bI\s+here(?:by|with)\s+(?:withdraw|leave|quit|resign|join)\b",
    # idioms of playing, taking and making
    r"\bplay\s+for\s+(?:fun|pleasure)\b",
    r"\b(?:take|play|do|make)\s[^.;:]{1,60}?\s(?:seriously|lightly|personally|for\s+granted|to\s+heart|for\s+(?:fun|pleasure|the\s+fun\s+of\s+it))\W*$",
    r"\bput\s+into\s+effect\b",
    r"\b(?:play\s+(?:fair|nice|along)|take\s+(?:\w+\s+)?(?:pleasure|pride|interest|delight|comfort)|place\s+(?:\w+\s+){0,2}(?:hopes?|trust|faith))\b",
    # what ends a part in it, or a Subgame
    r"\bI\s+(?:(?:now|hereby)\s+)?(?:step|drop|bow|pull|back)\s+out\b",
    r"\b(?:surrender|give\s+up|yield|forfeit)\s+my\s+(?:place|seat|part)\b",
    r"\bclaim(?:ing)?\s+(?:the\s+|a\s+|my\s+(?:own\s+)?)?(?:win|victory|triumph)\b",
    # what is not done
    r"\bin\s+(?:the|our|this)\s+(?:contract|treaty|pact|agreement|accord)\b",
    r"\b(?:take|play|have|make|do|move|say|bid|bet)\s+(?:no(?:\s+(?:part|card|move|cards|moves|turn|piece|bid|bet|further\s+\w+|more\s+\w+))?|nothing|none|neither)\b(?!\s+trump)",
)
"""In no sentence that is a move."""

WORDS = (
    Words(
        "create_subgame",
        "Games",
        rules=("4E82",),
        creates="subgame",
        never=r"^\W*(?:the\s+)?sub-?game\s+[^:{\n]{1,40}:\s+(?:(?:status|state|winners?|who|still|now|open(?:ed)?|pending|won)\b|[^\n{]{1,60}\?)|\b(?:make|take|play)\s+(?:my|a|the)\s+(?:\w+\s+)?(?:move|turn|bid)\b|\b(?:open|opened|begun)\s*+[.!]?\s*$|:\s*(?:game\s+over|over|finished|ended|done)\b|:[^:{]{0,40}\b(?-i:[A-Z])\w+\s+(?:wins|won|has\s+won|is\s+the\s+winner)\s*+[.!]?\s*$",
        params=(
            Param(
                "name",
                Slot.TITLE,
                required=True,
                unlike=r"^(?:and|which|that|to|for|with|in|from|of|by)\b|^(?:it|this|that|them|these|those|here|now|today|herewith|below|above)$|^(?:the|this|these)\s+(?:following|text|lines|words|below|above)\b|^(?:the\s+)?(?:creation|status|state|move|moves|winners?|results?|rules|news|report|participants|name|list|ideas?|questions?|thoughts?|drafts?|proto|suggestions?|discussion|updates?|concepts?|polls?|board|turns?|players?)\b",
            ),
        ),
        labels=("subgame creation", "creation of a subgame", "new subgame", "subgame created"),
        does=(
            f"{SUBMIT} ... (subgame|sub-game)",
            f"{_FOUND} ... (subgame|sub-game|subgames|sub-games)",
            f"{_FOUND} {{name}} as (a|my|our|another|one more) [new|further|next] (subgame|sub-game)",
            f"{_FOUND} {{name}} [,] (a|my|another) [new|further|next] (subgame|sub-game)",
            f"{_FOUND} (a|the|this|another|my) [new|following|further] (subgame|sub-game) [,] [(called|named|titled|entitled|known as|of the name)] [:] {{name}}",
            "(call|bring) (a|the|this|another) [new] (subgame|sub-game) [,] [(called|named) {name}] [,] into (existence|being|life|the world)",
            "(call|bring) (the|this|my) [new] (subgame|sub-game) {name} into (existence|being|life|the world)",
            "(call|bring) into (existence|being|life|the world) (a|the|this|another) [new] (subgame|sub-game) [,] [(called|named)] [{name}]",
            "(start|open) (a|an|another|the following) ... (subgame|sub-game)",
            "(create|submit|propose|make|found|set up) (a|the|this|the following|another) [new|following] (subgame|sub-game) [,] [(called|named|titled|entitled|known as)] [:] {name}",
            "start (a|another|the following|this) [new|following] (subgame|sub-game) [,] [(called|named|titled|entitled|known as)] [:] {name}",
            "(start|launch|begin) the [new] (subgame|sub-game) [,] [(called|named|titled|entitled|known as)] {name} :",
            "(create|submit|propose|make) (a|the|this|the following) [new] (subgame|sub-game)",
        ),
        says=(
            "[(the|a|new)] (subgame|sub-game) {name} [-|–|—|:|,] i [hereby] (create|make|found|submit|propose|launch) it",
            "subgame {name} :",
            "(here is|here 's|here comes|behold|i give you|herewith|hereby|below [is]|(attached|enclosed) [is]) (a|my|another|the|our|one more) [(new|little|next|small|further)] (subgame|sub-game) [(from me|of mine)] [,] [(called|named|titled|entitled|known as|by the name of|of the name|of the name of)] {name}",
            "let there be a (subgame|sub-game) [(called|named)] [:] {name}",
            f"(hereby|herewith|(with|by|through) this (message|mail|post|e-mail)) [(the|a|this|my)] [new] (subgame|sub-game) [(called|named)] {{name}} (comes into (existence|being)|is born|begins its life|is {_FOUNDED})",
            "new (subgame|sub-game) [(from me|of mine|by me)] [:] {name}",
            f"[(the|a|this|my)] [new] (subgame|sub-game) [(called|named|by the name of|titled)] {{name}} is (hereby|herewith|now) {_FOUNDED}",
            f"[(the|a|this|my)] [new] (subgame|sub-game) [(called|named|by the name of|titled)] {{name}} is {_FOUNDED} (by me|hereby|herewith)",
            "(the|a|this|my) [new] (subgame|sub-game) [(called|named|by the name of|titled)] {name} (hereby|herewith|now) (comes into (being|existence)|begins its life|is born|exists|sees the light)",
            f"{{name}} is (hereby|herewith) {_FOUNDED} as (a|my|our) [new] (subgame|sub-game)",
            f"[(the|a|this|my)] [new] (subgame|sub-game) {{name}} [...] [(,|;|–|-)] i [(hereby|now|herewith)] {_FOUND} it [(hereby|herewith|thus|so|now|as follows|with (this|the following) text)]",
        ),
        document=Document.PLAIN,
        examples={'I create the Subgame "Chess": {{ Two Players play chess. }}': {"name": "Chess"}},
    ),
    Words(
        "open_subgame",
        "Games",
        rules=("4E82",),
        idle=True,
        lists=(_OPENED,),
        never=r"\b(?:corporation|contract|treaty|pact|agreement|accord|emergency|procedure|coordinator|pause)\b|\bis\s+(?:(?:still|already|long)\s+open|open(?:ed)?\s+(?:since|already|still|all\s+(?:along|day|week)))\b|^\W*(?:the\s+)?(?:ranking|voting|ballot\w*|polls?|vote|floor|discussion|debate)\s+is\b|\bis\s+open\s+(?:for|to)\b(?!.*\bsays\s+the\s)|\bopen\s+(?:for|to)\b(?!\s+(?:(?:the|all|any|new|more|its|every)\s+)*(?:players|participants|playing|play|all|everybody|everyone|everyone|anybody|anyone|who|comers|contestants|joiners|joining|entrants)\b)|:\s*(?:\{|$)",
        params=(_SUBGAME,),
        does=(
            "(open|start) < [(the|subgame|sub-game)] [(subgame|sub-game)] {subgame} >",
            "(kick off|get going|begin) the (subgame|sub-game) {subgame}",
            f"(declare|announce|pronounce|make|set|throw|proclaim) {{subgame}} (open|opened) {_FOR_ALL}",
            f"open {{subgame}} {_FOR_ALL}",
            f"let {_GAME_SAID} (begin|start|commence|open)",
            f"(unlock|inaugurate|commence) {_GAME_SAID}",
            f"(throw open|launch|throw wide open) {_GAME_SAID} [as open]",
            f"throw {_GAME_SAID} [wide] open [{_FOR_ALL}]",
            f"(declare|announce|proclaim) the opening of {_GAME} [{_FOR_ALL}]",
            "(flip|turn|put|bring|promote|raise|take) {subgame} ['s] [(status|state)] [from pending] (to|into) [(status|the status|state)] open",
            "(change|set|move|shift|switch|flip|turn) {subgame} 's (status|state) [from pending] (to|as|into) open",
            "(give|grant|assign) {subgame} the (status|state) [of|:] open",
            "(declare|announce|pronounce|make|set|mark|list|label) < [(the|subgame|sub-game)] [(subgame|sub-game)] {subgame} & [(to be|as|to)] (open|opened|begun) >",
            "(change|set|move|shift|switch) < [(the|status of|state of)] [(status of|state of)] [(the|subgame)] [subgame] {subgame} & [(status|state)] [from pending] (to|as|:) open >",
            "open [the] [subgame] {subgame}",
            "(change|set) the status of {subgame} [from pending] to open",
            "(change|set) {subgame} [status] to open",
            "(change|set|move|shift|switch|flip|turn) (this|that) (subgame|sub-game) 's (status|state) [from pending] (to|as|into) open",
            "(change|set|move|shift|switch) < (its|the) (status|state) & [from pending] (to|as) open >",
            "start [the] (subgame) {subgame}",
        ),
        says=(
            "[the] [(subgame|sub-game)] {subgame} (:|,|-|–|—) [from] pending (->|→|to) open",
            "[the] {subgame} (subgame|sub-game) (:|,|-|–|—) [from] pending (->|→|to) open",
            "[the] (status|state) of [the] [subgame] {subgame} (is now|is hereby|changes|goes|becomes|moves) [(from pending|pending)] [(->|→|to)] open",
            "[the] (status|state) of [the] [subgame] {subgame} : pending (->|→|to) open",
            "[the] [subgame] {subgame} (becomes|is hereby|is herewith) an open (subgame|sub-game)",
            "[the] [subgame] {subgame} 's (status|state) (is now|is hereby|changes|goes|becomes|moves) [(from pending|pending)] [(->|→|to)] open",
            "[the] [subgame] {subgame} (gets|receives|takes|is given|bears|takes on) [(hereby|now|henceforth)] the (status|state) [of|:] open",
            "[the] [(subgame|sub-game)] {subgame} (passes|goes|moves|changes) [from pending] to open",
            f"{_GAME_SAID} (goes|comes) [(hereby|now|herewith)] open",
            f"let {_GAME_SAID} (begin|start|commence|open|be open|be opened)",
            f"the (doors|gates|door|gate) (of|to) {_GAME_SAID} (are|is|stand|stands) [(hereby|now|herewith)] [(thrown|wide)] open",
            "(the subgame|subgame|sub-game|the sub-game) {subgame} (opens|is open|starts|begins|may begin)",
            f"[the] [subgame] {{subgame}} is (now|hereby|herewith) [declared] open {_FOR_ALL}",
            f"[the] [subgame] {{subgame}} is [declared] open {_FOR_ALL} [,] (says|declares) the (gamemaster|game master|gm)",
            "[the] [subgame] {subgame} is [now|hereby] open",
            "[the] [subgame] {subgame} shall be open",
            "[the] [subgame] {subgame} is [(hereby|now)] opened",
            "[the] [subgame] {subgame} is [(hereby|now)] (made|declared|set|pronounced) [to] open",
        ),
        examples={"As GM I open the Subgame Chess.": {"subgame": "Chess"}},
    ),
    Words(
        "join_subgame",
        "Games",
        rules=("4E82",),
        idle=True,
        never=rf"\benter\s+(?:the|an?|my|this)\s+(?:new\s+)?trick\b|\b(?:put|mark|note|count|write)\s+me\s+(?:down\s+)?as\s+(?:an?\s+)?(?:for|against|abstain\w*|shelv\w*)\b|\bbecome\s+an?\s+(?:new\s+)?player\s+(?:called|named|known|under|by|with)\b|\b(?:enter|join)(?:s|ing)?\s+(?:this|the)\s+game\s*(?:$|[.,;:!(–—-])|\bbe\s+entered\b|\bentered\s+as\b|^\W*I\s+(?:(?:hereby|now)\s+)?(?:enter|join)\s+(?:this|the)\s+game\s*+[.!]*\s*$|\bas\s+(?:an?|one)\s+(?:supporter|backer|seconder|objector|opponent)\b|\bmyself\s+(?:down\s+)?(?:in|into|at|for|as)\s+(?:the\s+)?(?:vacant\s+)?ministry\b|\bjoin\s+\S+\s+in\s+\w+ing\b|[:,–—-]\s+(?:count|put|write)\s+me\s+(?:down|in|up)\s+(?:as\s+(?:voting\s+)?)?(?:for|against|abstain\w*|shelve)\s+(?:(?:on|for)\s+)?(?:proposals?\s+)?[#pP]?\d|{THE_NOMIC}|{ENTERED_AS}|\b(?:for\s+|one\s+|my\s+|a\s+)(?:punish|reinforce)\s+(?:for|to|on)\b|\benter\s+(?:an?|my|another|one\s+more)\s+(?:new\s+)?sub-?game\b|\b(?:enter|join)\s+(?:this|that)\s+(?:thing|text|document|piece)\b|\b(?:duty|duties|discharg\w+|fulfil\w*|obligation)\b[^;:]*\benter\b|\benter\s+(?-i:[A-Z])[\w-]*['’]s\s|\benter\s+[\"“][a-z][^\"”]*[\"”]\s+as\b",
        turns=(Turn("join_contract", said=CONTRACT_SAID, apart=GAME_SAID, likely=LIKE_CONTRACT),),
        params=(_SUBGAME,),
        does=(
            "(join|enter|enroll in|enrol in|sign up for|sign on for|register for|take part in|enlist in|get into|join in on|hop into|jump into|jump in on|step into) < [(the|subgame|sub-game)] [(subgame|sub-game)] [(of|called)] {subgame} [(subgame|sub-game)] >",
            "(am|be) in for {subgame}",
            "am (now|hereby|herewith) [(a player|one of the players)] (in|of) ([the] (subgame|sub-game) {subgame}|the {subgame} (subgame|sub-game))",
            "am in for the {subgame} (subgame|sub-game)",
            f"(declare|proclaim|name|call|make) myself [(to be|as|hereby)] (a|another|one more|one) [new] {PARTICIPANT} {_OF_SUBGAME}",
            f"(register|enrol|enroll|enlist|sign up|sign on) (as|to be) (a|another|one more|one) [new] {PARTICIPANT} {_OF_SUBGAME}",
            "want in on [the] [(subgame|sub-game)] {subgame}",
            f"(join in|join in on|throw in with|rejoin|re-join) {_GAME_SAID}",
            f"throw my hat (in|into) the ring (for|in) {_GAME_SAID}",
            "(enter|enrol|enroll|sign|put|book) myself [up] (in|into|for|on) [the] [(subgame|sub-game)] {subgame}",
            "(enter|get|step|come|go) [(now|hereby)] (in|into) the (subgame|sub-game) [of|called] {subgame}",
            "become (a|another|one more) player (in|of|at) [the] [(subgame|sub-game)] {subgame}",
            f"become (a|another|one more|the newest|the next) {PARTICIPANT} (in|of|at) [the] (subgame|sub-game) {{subgame}}",
            "(take|occupy|claim) (a|my|the) [(free|empty|vacant|last)] (seat|place|chair) (in|at) [the] (subgame|sub-game) [(of|called)] {subgame}",
            "(join|enter|sign up for|am in for|enter into|enrol in|enroll in) [the] (subgame|sub-game) [of|called] {subgame}",
            "(enter|sign up for|sign on for|am in for|enrol in|enroll in) {subgame}",
            "join {subgame}",
        ),
        says=(
            f"[please] (put|sign|list|count|number|include|enter|book|note|write|record|enrol|enroll) me [(down|up|in)] [as] (a|another|one more) [new] {PARTICIPANT} (in|of|for|at) ([the] (subgame|sub-game) {{subgame}}|{{subgame}})",
            "{subgame} (:|,|-|–|—) (count|deal|sign|put|write) me (in|up|down)",
            "{subgame} (:|-|–|—) i (join|enter|am in|'m in)",
            "[(the|for the|in the)] {subgame} (subgame|sub-game) (:|-|–|—|,) (i (join|enter|am in|'m in)|[please] (count|deal|sign|put) me (in|up))",
            "[(the|for the|in the)] (subgame|sub-game) {subgame} (:|-|–|—|,) (i (join|enter|am in|'m in)|[please] (count|deal|sign|put) me (in|up))",
            "i'm in for ({subgame}|the {subgame} (subgame|sub-game))",
            "i (would like to|'d like to|want to|wish to|wanna) (play|play in|join|enter|take part in|participate in) ([the] (subgame|sub-game) {subgame}|the {subgame} (subgame|sub-game))",
            "i sit down (at|to|for) [the] [subgame] {subgame}",
            "[please] (put|set|write) my name [down] (for|on the list for|on the list of) {subgame}",
            "i (get|come|climb|jump|hop) (on board|aboard) (with|on) {subgame}",
            *joining("({subgame}|the {subgame} (subgame|sub-game))", "(player|participant|contestant)"),
            f"i (hereby|now|herewith) (participate|take part|partake) in {_GAME_SAID}",
            f"{_GAME_SAID} (gains|gets|has gained|acquires|receives|wins) (a|one|another|one more) [new] {PARTICIPANT} (:|,|-|–|—|in) [in] (me|myself)",
            f"[please] {_LIST_ME} me [(down|in)] (among|amongst|with) the [other] (players|participants) (of|in) {{subgame}}",
            "im in for {subgame}",
            "[please] (put|deal|count|sign|add|book) me (in|down|up|in for|in on) [(for|to|on|in)] [the] [subgame] {subgame}",
            "[please] (count|sign|put|write|deal) me (in|up|down|on) (for|to|into|on) [the] [subgame] {subgame}",
            "[please] (count|sign|put|write|deal) me (in|up|down) (for|to|into|on) [the] [subgame] {subgame} (next|too|also|now|as well|again|please|pls|then|this time)",
            "[please] count me in for {subgame}",
            "[please] (sign me up for|add me to|deal me into|put me into|let me into|admit me to|enrol me in|enroll me in) {subgame}",
            "[please] (sign me up for|add me to|deal me into|put me into|put me in|let me into|admit me to|enrol me in|enroll me in) the {subgame} (subgame|sub-game)",
            f"[please] {_LIST_ME} me [(down|up|in)] [(as|to be|for)] (a|another|one more) [new] {PARTICIPANT} {_OF_SUBGAME}",
            f"[please] {_LIST_ME} me [(down|in)] (among|amongst|with) the [other] (players|participants|members) {_OF_SUBGAME}",
            f"[please] {_LIST_ME} (me|my name) [(down|up|in)] (for|in|into|on) {_GAME_SAID}",
            f"[please] {_LIST_ME} (me|my name) (on|onto|to) the (list|roster|roll|sheet) (for|of|in) {_GAME_SAID}",
            f"i ('d|would) (like|love) to be (a|another|one more) [new] {PARTICIPANT} {_OF_SUBGAME}",
            "[please] (add|put|write|enter|set|inscribe|place) (me|my name) [down] (to|among|on|in|into|for|under) [the] [(list|roll|roster|names)] [of] [the] [(other|new)] (players|participants|members|participant list|player list) (of|in|for) [the] [subgame] {subgame} [(subgame|sub-game)]",
            "[please] (add|put|write|enter|set|inscribe|place) my name [down] (to|on|in|for|under) [the] (subgame|sub-game) [(of|called)] {subgame}",
        ),
        examples={"Count me in for Chess.": {"subgame": "Chess"}},
    ),
    Words(
        "leave_subgame",
        "Games",
        rules=("4E82",),
        idle=True,
        never=LEFT_AS_IT_IS,
        verb_needs=no_office() | {"drop": rf"\bdrop(?:s|ping)?\s+out\b|{DROPPING}"},
        turns=(Turn("leave_contract", said=CONTRACT_SAID, apart=GAME_SAID, likely=LIKE_CONTRACT),),
        params=(replace(_SUBGAME, unlike=rf"{NO_NAME}|\sfor\s|\b(?:[Mm]inistry|office|nomic)\b"),),
        does=(
            f"{LEAVE} < [(the|subgame|sub-game)] (subgame|sub-game) [(of|called)] {{subgame}} >",
            f"{LEAVE} < the {{subgame}} (subgame|sub-game) >",
            "(bow out of|bow out from|drop out of|drop out from|retire from|pull out of|pull out from|back out from|step out from) {subgame}",
            "(step down from|stand down from|step away from|duck out of|back out of|get up from|disengage from|absent myself from|remove myself from|extract myself from|excuse myself from|strike myself from|take myself out of) [the] (subgame|sub-game) [of|called] {subgame}",
            "(am out of|am done with|am finished with|am through with|forfeit my (seat|place|part) in|give up my (seat|place|part) in|end my (participation|part) in|give up) the (subgame|sub-game) [of|called] {subgame}",
            "(am out of|am done with|am finished with|am through with|end my participation in) the {subgame} (subgame|sub-game)",
            f"(cease|stop) (to be|being) (a|one of the) {PARTICIPANT} (of|in) [the] (subgame|sub-game) {{subgame}}",
            "am (now|hereby|herewith) (out of|no longer in) the (subgame|sub-game) {subgame}",
            f"am [(hereby|herewith)] no longer (a|one of the) {PARTICIPANT} (of|in) [the] (subgame|sub-game) {{subgame}}",
            f"(cease|stop|quit) [to] (take part in|participate in|participating in|taking part in|play in|playing in|play|playing) {_GAME_SAID}",
            f"(forfeit|concede and leave) {_GAME_SAID}",
            f"(vacate|surrender|relinquish|yield|resign|quit|give up|give back|hand back|hand in) my (seat|place|spot|chair|part) (in|at) {_GAME_SAID}",
            f"bid {_GAME_SAID} (farewell|goodbye|good bye|adieu)",
            f"no longer (play|play in|take part in|participate in) {_GAME_SAID} [any (more|longer)]",
            "(leave|quit|exit|drop out of|resign from|withdraw from|bow out of) [the] (subgame|sub-game) [of|called] {subgame}",
            "(go|get|step|walk) [(now|hereby)] out < (of|from) [the] (subgame|sub-game) [of|called] {subgame} >",
            "drop [(the|subgame|sub-game)] [(subgame|sub-game)] [(of|called)] {subgame}",
            "drop out of {subgame}",
            "(take|count|deal) myself out (of|from) [(the|subgame|sub-game)] [(subgame|sub-game)] {subgame}",
            "(withdraw|remove|retire|excuse|extract) myself (from|out of) [the] (subgame|sub-game) [(of|called)] {subgame}",
            "bow out of {subgame}",
            "(leave|quit|exit) {subgame}",
            "(stop|quit|cease) (playing|playing in|taking part in|participating in) {subgame} [(now|here|today|hereby|herewith|from now on|at once)]",
        ),
        says=(
            "[please] (get|take|count|cross|drop) me (out of|off|from) [the] [subgame] {subgame} [(subgame|sub-game)]",
            "[please] (take|strike|cross|remove|drop|delete) (me|my name) (off|from) the {subgame} (subgame|sub-game) 's (list|roster|roll|table)",
            "[please] (remove|drop|strike) me from {subgame}",
            "[please] (take|strike|cross|remove|drop|delete) (me|my name) (off|from) {subgame} 's (list|roster|roll|table) [of (players|participants)]",
            "{subgame} (must|will have to|has to|can|may) (do|go on|get along|manage) without me [(from now on|henceforth|now|from here on)]",
            *leaving("({subgame}|the {subgame} (subgame|sub-game))", "(player|participant|contestant)"),
            "[please] take me out of {subgame}",
            "[please] (strike|cross|take|remove|drop|delete) (me|my name) (off|from) [the] [subgame] {subgame} [(subgame|sub-game)] (list|roll|roster|table|board)",
            "[please] (strike|cross|take|remove|drop|delete) me (off|from) [the] [(list|roll|roster)] [of] [the] (players|participants|list|roster|participant list|player list) [(of|in|for)] [the] [subgame] {subgame}",
            "(i am|i 'm|i’m|im) out of ([the] (subgame|sub-game) {subgame}|the {subgame} (subgame|sub-game)|{subgame}) (,|;|:|-|–|—|.|and|so) [(and|so)] [(please|pls|kindly)] (remove|strike|take|drop|cross|delete|scratch|unlist) me [(out|off|from (it|there|the (list|game|roster|players)))] [(please|pls|thanks|thx|ta)]",
            "i 'm out of (the {subgame} (subgame|sub-game)|the (subgame|sub-game) {subgame})",
            "(the {subgame} (subgame|sub-game)|{subgame} (subgame|sub-game)|[the] (subgame|sub-game) {subgame}) (:|-|–|—|,) i [(hereby|now)] (bow out|drop out|quit|leave|withdraw|am out|'m out|step out|pull out|back out|leave it|quit it)",
            "my (participation|part|stay|membership) in the {subgame} (subgame|sub-game) [(hereby|herewith|now)] (ends|is over|is at (an|its) end|comes to (an|its) end|is ended|is hereby ended|ceases|is terminated) [(here and now|here|now|today|at once)]",
            "my (participation|part|stay|membership) in [the] [subgame] {subgame} [(hereby|herewith|now)] (ends|is over|is at (an|its) end|comes to (an|its) end|is ended|is hereby ended|ceases|is terminated) [(here and now|here|now|today|at once)]",
            "[please] (take|strike|remove|cross|delete) my name (off|from) [the] [(list|roll|roster|players|participants)] [(of|for|in)] [the] [subgame] {subgame}",
        ),
        examples={"I drop out of Werewolf.": {"subgame": "Werewolf"}},
    ),
    Words(
        "act_in_subgame",
        "Games",
        rules=("4E82",),
        never=rf"{_NO_MOVE}|:\s*(?:nothing|none|no\s+move|not\s+yet)\b|\bi\s+(?:now|hereby|also|then)\s+(?:leave|join|quit)\b|\b(?:to|into|in)\s+(?:an?\s+)?(?-i:FOR|AGAINST|ABSTAIN|SHELVE)\b",
        verb_needs=dict.fromkeys(
            ("take", "place", "put", "throw", "hide", "build", "stand", "draw", "call"), _IN_A_GAME
        ),
        lines=MOVES,
        params=(
            replace(
                _SUBGAME,
                unlike=rf"{NO_NAME}|\b(?:pact|treaty|contract|accord|agreement|covenant)$|^(?:(?:the\s+)?\d|(?:indictment|consultation|proposal|rule|nweek|nday|p\d)\b)|^(?:{'|'.join(VOCABULARY.colours)})$",
            ),
            Param(
                "move",
                Slot.TEXT,
                required=True,
                vital=True,
                cut=r"^as\s+(?:you|every(?:one|body)|no(?:body|\s+one)|any(?:one|body)|some(?:body)?|all\s+of\s+you)\s[^:;.!?]{2,50}:\s+|^(?:[A-Z][\w'’]*\s?){1,4}:\s+|^(?:so|then|now|well|here\s+goes|here\s+it\s+is)\s*[:,]\s*",
                unlike=rf"^(?:now\s+|also\s+)?(?:move|play|go|act)$|^['’]|{_MUSING}|{_JOINING}|{_STANDING}|^(?:status|state|winners?|participants?|scores?)\b|^(?:that|whether|if|who|nobody)\b|{_OF_GAME}",
                clues=(
                    Clue(
                        r"\bI\s+(?:hereby\s+|now\s+|also\s+)?(?!(?:would|should|want|wish|will|hope|intend)\b|(?:play|move|go|act)\s+in\s)(.+?)\s+in\s+",
                        Where.PHRASE,
                    ),
                ),
            ),
        ),
        does=(
            f"{PLAY} ... in [the] [subgame] {{subgame}}",
            f"{PLAY} ... in the {{subgame}} (subgame|sub-game)",
            f"make the (move|play|turn) {{move}} (in|at) {_GAME}",
            f"(use|spend|make|take|play|do) my [(next|first|last|second|third|own)] (turn|move|go|round) (in|at) {_GAME} (to|:|by|and) {{move}}",
        ),
        says=(
            f"i [(hereby|now)] (play|move|go|act) [my (turn|move)] in {_GAME} [(as well|too|also)] [, as ... ,|, as ...] : {{move}}",
            f"(here is|here 's|here comes|here goes|this is) my [own] [(next|first|last|second|third|fourth|fifth|opening|final|only)] (move|turn|opening|action|play|bid|stroke|shot|throw|roll|swing|kick|serve|attempt|guess) (in|for|at) {_GAME} (:|-|–|—|,) [(my (move|turn|opening) [there] is|i play|i move|it is)] [:] {{move}}",
            f"my opening (in|for|at) {_GAME} (is|:|,|-|–|—|is [:]) {{move}}",
            f"my (opening|move|guess|turn) (in|for|at) {_GAME} , as (everyone|everybody|nobody|no one|anyone|anybody|somebody|you|you all|all of you|{{phrase}}) (will|may|might|must|can) ... (:|-|–|—) {{move}}",
            f"(now|next|then|on|over|as) (for|to) {_GAME} [(,|:|-|–|—)] my (move|turn|opening) [there] (is|:) {{move}}",
            "my [own] [(next|first|last|second|third|fourth|fifth|opening|final|only)] (move|turn|action|play|bid|stroke|shot|throw|roll|swing|kick|serve|attempt) (in|for) ([the] [subgame] {subgame}|the {subgame} (subgame|sub-game)) (is to|:|,|-|–|—|is [:]) {move}",
            f"{_TURN} [(no|number)] {{n}} (in|of|for) [the] [subgame] {{subgame}} [(,|-|–|—)] {_MINE} (:|,|-|–|—) {{move}}",
            f"{_TURN} [(no|number)] {{n}} (in|of|for) [the] [subgame] {{subgame}} [(,|-|–|—)] [:] i [hereby] {{move}}",
            "my (turn|move|round|go) [(no|number)] {n} (in|of|for) [the] [subgame] {subgame} (:|is|-|–|—) {move}",
            f"[the] [subgame] {{subgame}} [(,|-|–|—)] (turn|move|round|go) {{n}} [(,|-|–|—)] [{_MINE}] (:|,|-|–|—) [i] [hereby] {{move}}",
            f"from me [(,|:|-|–|—)] [(for|on|in|as)] {_TURN} {{n}} (in|of|for) [the] [subgame] {{subgame}} (:|,|-|–|—) {{move}}",
            f"(for|on|as|with) my [(next|first|last|second|third)] (move|turn|go|round) (in|of|at) {_GAME} [,] i [(hereby|now)] {{move}}",
            f"(in|at) {_GAME} [,] it (is|'s) my (turn|move|go) [now] [,] [(and|so)] i [hereby] {{move}}",
            f"it (is|'s) my (turn|move|go) [now] (in|at) {_GAME} [,] [(and|so)] i [hereby] {{move}}",
            "my [own] [(next|first|last|second|third)] (move|turn|play) [,|:|-|–|—] {subgame} : {move}",
            "[my] [own] (next|first|second|third|fourth|opening|last) (move|turn|play) (,|:|-|–|—|in|for) [the] [subgame] {subgame} : {move}",
            "(in|for) [the] [subgame] {subgame} [,|:] (my move is|i play|i move) {move}",
            f"({_OF_GAMES}) [,] ({_NTH} (turn|move|round|go)|[my] (turn|move|round|go) [(no|number)] {{n}}) (:|-|–|—|,) [i] [hereby] {{move}}",
            "as [(the|a)] {phrase} in (the (subgame|sub-game) {subgame}|the {subgame} (subgame|sub-game)) [,] i [(hereby|now)] {move}",
            "(within|inside) (the (subgame|sub-game) {subgame}|the {subgame} (subgame|sub-game)) [,|:] i [(hereby|now)] {move}",
            "in [the] [subgame] {subgame} [(subgame|sub-game|game)] [,] i [hereby] {move}",
            "in [the] [subgame] {subgame} [(subgame|sub-game|game)] , (having|after|since|because|seeing) ... , i [hereby] {move}",
            "for [the] (subgame|sub-game) {subgame} [(,|:|-|–|—)] i [hereby] {move}",
            "[the] subgame {subgame} (:|-|–|—) i [hereby] {move}",
            "[the] {subgame} (subgame|sub-game) (:|-|–|—) i [hereby] {move}",
            f"(in|for|at) {_GAME} [(,|:|-|–|—)] my [(next|first|last|second|third|opening|own)] (turn|move|go|play|round) (:|is|is :|-|–|—) [i] [hereby] {{move}}",
            f"here (is|'s|’s) what i [(now|hereby)] (do|play) (in|at) {_GAME} : [i] {{move}}",
            f"it (is|'s|’s) my (turn|move|go) [now] (in|at) {_GAME} [(and here it is|and it is|so here goes)] : [i] [hereby] {{move}}",
            "(in|for) [the] [subgame] {subgame} [(,|:)] my (guess|bid|bet|shot|throw|roll|card|letter|answer|choice|next move|opening move|opening) [for (today|now|tonight|this (nday|nweek|round|turn|week))] (is|is :) [the] {move}",
            "{subgame} , my [(next|first|opening)] (turn|move|guess|bid|shot) : {move}",
            "[next] move (in|for) [the] (subgame|sub-game) {subgame} : {move}",
            "my [(first|next|second|third|last|opening)] (turn|move|go) [there] [,] (in|at) [the] [subgame] {subgame} (:|is|is :) {move}",
            "subgame move [in {subgame}] : {move}",
        ),
        examples={"In Werewolf I accuse Hose.": {"subgame": "Werewolf", "move": "accuse Hose"}},
    ),
    Words(
        "report_subgame_win",
        "Games",
        rules=("4E82",),
        forms=("subgame win", "subgame result"),
        verb_needs={"win": r"\b(?:I|we)\b"},
        never=r"\btakes?\s+it\s+(?:all|in|as|to|for|from|badly|well|hard|easy|easily|personally|seriously|that|upon|on|out|home)\b|\b(?:has|have)\s+won\s+(?-i:[A-Z])[\w'’]*\s+and\s+(?-i:[A-Z])|\bwon\b[^.;:!?]{1,60}\s(?:in\s+nweek|on\s+nday)\s+\d|\bwinners?\b[^.;]*:\s[^.;]*\bor\b|\b(?:nearly|almost|never|hardly|barely|not|once|often|usually|always|should|could|would|might|may|can)\s+(?:have\s+|has\s+)?w(?:in|ins|on)\b|^\W*I\b[^.;]*,\s*you\s+win\b",
        params=(
            replace(
                _SUBGAME,
                unlike=rf"{NO_NAME}|\bballots?\b|\swon\s+by\s|\sby\s(?!(?!default|forfeit|acclamation)(?-i:[A-Z][a-z]+)$)|(?-i:\b(?:FOR|AGAINST|ABSTAIN|SHELVE)\b)",
                clues=(
                    Clue(r"\b(?i:sub-?game)\s+(?:(?:of|called)\s+)?([A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*)*)", Where.BEFORE),
                ),
            ),
            Param("winners", Slot.NAME, listed=True),
        ),
        does=(
            "(declare|announce|report|proclaim) < [that] [the] [subgame] {subgame} (has been|was|is) won & by {winners} >",
            "(declare|announce|report|proclaim|state) [that] {winners} (has|have) won [the] [subgame] {subgame}",
            f"(declare|announce|report|proclaim) the end of {_GAME} (:|,|-|–|—|, and) {{winners}} (win|wins|has won|have won|share|shares|take|takes) [(it|the (crown|win|victory|trophy|prize))]",
            f"(declare|announce|report|proclaim) that {_GAME} (goes|falls|has gone) to {{winners}}",
            f"(declare|announce|report|proclaim|state) that {_GAME} {_ENDED} [,] [and] that {{winners}} ((is|are|was) [(its|the)] {_WINNER}|(has|have) won [it]|won [it]|win [it]|wins [it])",
            f"(declare|announce|report|proclaim|state|give) the [(joint|sole)] {_WINNER} (of|in|at) {_GAME} [,] (who (is|are)|which (is|are)|being|namely|to wit) {{winners}}",
            f"crown {{winners}} [(as|to be)] [the] [(joint|sole)] {_WINNER} (of|in) {_GAME}",
            f"(report|record|announce|declare|enter|note|post) (a|the|this) (win|victory|triumph) (for|by|of) {{winners}} (in|at) {_GAME}",
            f"(record|enter|note) {{winners}} 's (win|victory|triumph) (in|at) {_GAME}",
            "(declare|pronounce|proclaim) {winners} [(to be|as)] [the] (winner|winners|victor|victors) (of it|thereof|of the (subgame|sub-game))",
            "(declare|announce|report|proclaim) < {winners} & [(to be|as)] [the] (winner|winners) & (of|in) [the] [subgame] {subgame} >",
            "(declare|announce|report|proclaim|state) [that] {winners} (is|are|was|were) [the] (winner|winners|victor|victors) (of|in) [the] [subgame] {subgame}",
            "(declare|announce|report|proclaim|state|claim|post) {winners} 's [own] (victory|win|triumph) (in|at|of) [the] [(subgame|sub-game)] {subgame}",
            "(declare|announce|report|proclaim|state|claim|post) my [own] (victory|win|triumph) (in|at|of) [the] [(subgame|sub-game)] {subgame} => winners=self",
            "(win|have won|have hereby won|am the winner of|am victorious in|claim victory in|claim the win in) (the|this|our) (subgame|sub-game) [of] {subgame} => winners=self",
        ),
        says=(
            f"{_GAME} i [(hereby|now|herewith)] (report|announce|declare|record|state|proclaim|post|enter) [as] [(now|being)] (won|over|finished|ended|decided|concluded) (:|,|;|-|–|—) [and] [the] [(sole|only|joint)] {_WINNER} (is|are|:) {{winners}}",
            f"{_GAME} i [(hereby|now|herewith)] (report|announce|declare|record|state|proclaim|post|enter) [as] [(now|being)] won by {{winners}}",
            f"{_GAME} {_ENDED} (:|;|-|–|—|, and|,) {{winners}} (takes|take) it",
            f"{_GAME} (has|have) (a|its) (winner|winners|victor|champion) [(at last|now|finally)] (:|,|-|–|—) {{winners}}",
            f"{_GAME} {_ENDED} (:|,|;|-|–|—) [(and|so)] the (win|victory|prize|game|crown) goes to {{winners}}",
            f"(in|at) {_GAME} [(,|:|-|–|—)] {{winners}} (has|have|is|are) [(now|jointly|together|both)] won [(together|jointly|between them|in the end|at last|outright|it)]",
            f"(in|at) {_GAME} [(,|:|-|–|—)] {{winners}} (wins|win) [(together|jointly|between them|outright)]",
            f"(in|at) {_GAME} [(,|:|-|–|—)] [the] [(sole|only|joint)] {_WINNER} (is|are|:) {{winners}}",
            f"(in|at) {_GAME} [(,|:|-|–|—)] {{winners}} (is|are) [the] [(sole|only|joint)] {_WINNER}",
            "{subgame} : {winners} (wins|has won) [(by|with|on|after) ...]",
            f"(we have|there is) (a winner|winners) (in|for|at) {_GAME} (:|,|-|–|—) {{winners}}",
            f"(game over|all over|that is it) (in|for|at) {_GAME} (:|,|-|–|—|;) {{winners}} (wins|win|won|has won|have won)",
            f"[the] {_WINNER} (of|in|at) {_GAME} (:|-|–|—|->) {{winners}}",
            f"[the] [final] {_WON_IN} (in|of|at|for) the {{subgame}} (subgame|sub-game) (goes|falls|belongs|is [hereby] (awarded|given|presented|handed)) to {{winners}}",
            f"{_GAME} {_ENDED} [,|;|:] [and] [it] (is|was|has been) [(jointly|together)] won by {{winners}} [(together|jointly|between them)]",
            f"{_GAME} {_ENDED} [(;|,|:)] [and] {{winners}} (win|wins|won|has won|have won) [it] (jointly|together|between them|alone|outright)",
            "{winners} (hereby|herewith|thereby|thus|now) (wins|win|has won|have won) (the (subgame|sub-game) {subgame}|the {subgame} (subgame|sub-game))",
            "[the] [subgame] {subgame} [(subgame|sub-game)] (has been|is|was) [(jointly|together)] won by {winners} [(together|jointly|between them|in the end|at last|outright)]",
            "{winners} (is|are) the (winner|winners) of [the] [subgame] {subgame} [(subgame|sub-game)]",
            "the (winner|winners) of [the] [subgame] {subgame} (is|are) {winners}",
            f"[the] [final] {_WON_IN} (in|of|at|for) [the] [subgame] {{subgame}} (goes|falls|belongs|is [hereby] (awarded|given|presented|handed)) to {{winners}}",
            f"{_GAME} {_ENDED} [,|;|:] [and] {{winners}} (is|are|emerges as|comes out as|turns out to be) [(its|the)] [(sole|only|joint)] {_WINNER}",
            f"{_GAME} {_ENDED} [,|;|:] [and] [(its|the)] [(sole|only|joint)] {_WINNER} [(is|are|:)] {{winners}}",
            f"{_GAME} {_ENDED} [,] with {{winners}} as [(its|the)] [(sole|only|joint)] {_WINNER}",
            f"{_GAME} {_ENDED} [,] with (a|the) (victory|win|triumph) (for|of|by) {{winners}}",
            f"{_GAME} {_ENDED} [(;|,|:)] [and] {{winners}} (comes|came|come) out on top",
            f"[the] {{subgame}} (subgame|sub-game) {_ENDED} [(;|,|and|:)] {{winners}} (win|wins|won|has won|have won) [it]",
            f"[the] [subgame] {{subgame}} {_ENDED} [(;|,|and|:)] {{winners}} (win|wins|has won|have won) [it]",
            "[the] subgame {subgame} : [game over] [,] {winners} (win|wins|won|has won|have won)",
            "[the] (result|outcome|end) of [the] [subgame] {subgame} (:|is|,) {winners} (win|wins|won|has won|have won)",
            "{winners} (wins|win) the subgame {subgame} [(with|by|thanks to) ...]",
            "{winners} (has|have) [(jointly|together|both)] won [the] [subgame] {subgame} [(subgame|sub-game)] [(together|jointly|between them)]",
            "{winners} (has|have) the (subgame|sub-game) {subgame} won",
            "{winners} (wins|win|won) [the] [subgame] {subgame} [(subgame|sub-game)] [(together|jointly|between them)]",
            "[the] (result|outcome|end) of [the] [subgame] {subgame} (:|is|,) {winners} (is|are) the (winner|winners|victor|victors)",
            "[the] [subgame] {subgame} (ends|is over|has ended|is finished|is done) [,|;|:] [and] {winners} (share|shares|takes|take|claim|claims) [the] (win|victory|crown|trophy|prize)",
            "{winners} (share|shares|takes|take) [the] (win|victory|trophy) (in|of|at) [the] [subgame] {subgame}",
            "[the] [subgame] {subgame} (ends|is over|has ended|is finished|is done) [,|;|:] [and] {winners} (having won|won|wins|win|has won|have won) [it] [jointly]",
            "[the] {subgame} (subgame|sub-game) (ends|is over|has ended) (;|,|and|:) {winners} (win|wins|won) [it]",
            "{winners} (wins|win) the subgame {subgame}",
            "[the] [subgame] {subgame} (ends|is over|has ended|is finished|is done) [,|;|:] [and] the (winner|winners|victor|victors) (is|are|being|:) {winners}",
        ),
        examples={"Hose has won Chess.": {"subgame": "Chess", "winners": ["Hose"]}},
    ),
)
