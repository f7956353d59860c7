"""The Ministry of Games: Subgames (4E82)."""

from __future__ import annotations

from dataclasses import replace

from engine.language import Clue, Document, Line, Param, Slot, Turn, Where, Words
from officers.bnomic4.words.common import OFFICE, VOCABULARY
from officers.bnomic4.words.verbs import ENTERED_AS, LEAVE, LEFT_AS_IT_IS, PLAY, SUBMIT

NO_NAME = (
    r"^threat\b|^(?:(?:the|this)\s+)?game\s+(?:as|under)\b|^(?:p|#|proposal )?\d+(?:\s*[-–,/&]\s*\d+)*$|^(?:(?:the|this|our)\s+)?(?:game|b nomic|b|nomic|rules|horde|committee|list|room|house|beast|office|clock|pause|emergency|procedure|voting|vote|nweek|ballot)$|^(?:contract|pact|treaty|agreement|accord|sub-?game|party)$|^(?:the\s+)?following\b"
    rf"|{OFFICE}"
)
"""What is no subgame or contract: other things, and offices."""
_SUBGAME = Param(
    "subgame", Slot.THING, required=True, many=True, unlike=NO_NAME, pointed=r"contract|pact|treaty|game|agreement|this"
)
CONTRACT_SAID = (
    r"\b(?:contract|pact|treaty|accord|agreement|loan|covenant|charter|compact|deal(?! me)|alliance|cartel|clause|section"
    r"|party|parties|signator\w+|guild|league|union|brotherhood|fellowship|syndicate|trust)\b"
)
_MUSING = (
    r"^(?:\w+ly\s+|still\s+|also\s+|now\s+)*(?:am|was|have|had|think|thought|see|saw|read|believe|hope|like|love|want|would|could|might|may|can|"
    r"should|will|do\s+not|don|feel|find|found|know|lost|won|played|made|got|took|went|came|ate|eat|drink|live|work|sleep|travel|stay|\w{2,}ed|learn\w*|heard|hear|remember|wonder|doubt|suppose|guess\s+that|look|need|agree|disagree)\b"
)
"""What somebody says of himself and not of a game."""
_JOINING = r"^(?:please\s+)?(?:(?:count|deal|sign|put|write|take)\s+me\b|(?:I\s+)?(?:join|leave|quit|enter|resign|am\s+(?:in|out)|withdraw)\b|I['’]m\s+(?:in|out)\b)"
"""What is no move: who comes or goes."""

THE_NOMIC = r"\bjoin(?:ing)?\s+(?:this|your|the)\s+(?:\w+\s+)?game\b(?=[,.]?\s+(?:under|as|with\s+the\s+name|by\s+the\s+name|(?:please\s+)?call\s+me|my\s+name)\b)"
"""The game that is joined under a name is the nomic itself."""
GAME_SAID = r"\b(?:sub-?game|game|match)\b"

_LABEL = r"(?:\w+\s+)*(?i:sub-?games?|games?|players?|moves?|turns?|winners?|rules?|status|state|notes?|lists?|reports?|questions?|results?|gamemaster|master|minister|ministry|proposals?|contracts?|displays?|open|closed|pending|current|new|next|last|p\.?s|n\.?b|re|fwd?|subject|date|from|to|score|scores|time|deadline|nweek|nday|nyear|page|version|part|item|message|number|consultation|indictment|answer|tweak|oracularity|panel|threat|clock|corporation|account|dear|hi|hello)\s*[\w']*\s*:"
"""What stands before a colon and is no game."""
_NOTED = r"(?:\d+[.)]\s*)?(?!p?\d+\s*$)(?:[A-Za-z]?[a-h]?x?[a-h][1-8][+#]?(?:\s*[-x–]?\s*[a-h][1-8])?|[A-Za-z]{1,2}\d{1,2}\s*[-x–]\s*[A-Za-z]?\d{1,2}|\d{1,2}\s*[-/x]\s*\d{1,2}(?:,?\s+\d{1,2}\s*[-/x]\s*\d{1,2})*|O-O(?:-O)?)[!?+#.]*\s*$"
"""A move in notation: "Nf3", "e2-e4", "24/18, 13/11"."""
_MOVE = (
    rf"(?:{_NOTED}|(?!(?:your|you|it|its|it['’]s|this|that|these|those|who|whose|what|when|where|which|why|how|still|not|no|nobody|none|everyone|we|he|she|they|there|waiting|see|is|are|was|were|the|a|an|all|any|some|as|if|in|on|at|please|thanks|thank|sorry|congratulations|well|nice|good|great|bad|ok|okay|yes|hooray|my|our|open|closed|pending|won|over|finished|begun|started|ended|between)\b|(?-i:[A-Z])\w+\s+(?:to|and|vs?|or|against)\b|\w+(?:ing|ed|y|er|est|ful|less|ous)\s*[.!]?\s*$)"
    r"(?:I\s+)?[A-Za-z][a-z]*(?:\s+(?!(?:is|are|was|were|has|have|had|would|could|should|might|won|wins|please|your|you|if|because|since|when)\b)[\w'’,-]+){0,14}\s*[.!]?\s*$)"
)
"""What somebody does in a game, in a few words that tell of nothing else."""
_I_DO = r"I\s+(?!(?:am|was|were|have|had|think|thought|see|saw|read|believe|hope|like|love|want|would|could|might|may|can|should|will|shall|do|don|did|feel|find|know|agree|disagree|wonder|doubt|guess|mean|say|said|owe|need|wish|\w+ed)\b)[a-z]+\s+\w.*$"
"""The same, told by who does it."""

WORDS = (
    Words(
        "create_subgame",
        "Games",
        rules=("4E82",),
        creates="subgame",
        never=r"\b(?:open|opened|begun)\s*[.!]?\s*$",
        params=(Param("name", Slot.TITLE, required=True, unlike=r"^(?:and|which|that|to|for|with|in)\b"),),
        does=(
            f"{SUBMIT} ... (subgame|sub-game)",
            "(create|make|found|set up|establish|launch) ... (subgame|sub-game)",
            "(start|open) (a|an|another|the following) ... (subgame|sub-game)",
            "(create|submit|propose|make|found|set up) (a|the|this|the following|another) [new|following] (subgame|sub-game) [,] [(called|named|titled|entitled|known as)] [:] {name}",
            "start (a|another|the following|this) [new|following] (subgame|sub-game) [,] [(called|named|titled|entitled|known as)] [:] {name}",
            "(start|launch|begin) the [new] (subgame|sub-game) [,] [(called|named|titled|entitled|known as)] {name} :",
            "(create|submit|propose|make) (a|the|this|the following) [new] (subgame|sub-game)",
        ),
        says=(
            "[(the|a|new)] (subgame|sub-game) {name} [-|–|—|:|,] i [hereby] (create|make|found|submit|propose|launch) it",
            "subgame {name} :",
            "let there be a (subgame|sub-game) [(called|named)] [:] {name}",
            "new (subgame|sub-game) [:] {name}",
        ),
        document=Document.PLAIN,
        examples={'I create the Subgame "Chess": {{ Two Players play chess. }}': {"name": "Chess"}},
    ),
    Words(
        "open_subgame",
        "Games",
        rules=("4E82",),
        idle=True,
        never=r"\b(?:contract|treaty|pact|agreement|accord)\b|\bopen\s+(?:for|to)\b|:\s*(?:\{|$)",
        params=(_SUBGAME,),
        does=(
            "(open|start) < [(the|subgame|sub-game)] [(subgame|sub-game)] {subgame} >",
            "(declare|announce|pronounce|make|set) < [(the|subgame|sub-game)] [(subgame|sub-game)] {subgame} & [(to be|as|to)] (open|opened|begun) >",
            "(change|set|move|shift|switch) < [(the|status of|state of)] [(status of|state of)] [(the|subgame)] [subgame] {subgame} & [(status|state)] [from pending] (to|as) open >",
            "open [the] [subgame] {subgame}",
            "(change|set) the status of {subgame} [from pending] to open",
            "(change|set) {subgame} [status] to open",
            "(change|set|move|shift|switch) < (its|the) (status|state) & [from pending] (to|as) open >",
            "start [the] (subgame) {subgame}",
        ),
        says=(
            "{subgame} : pending -> open",
            "[the] [(subgame|sub-game)] {subgame} (passes|goes|moves|changes) [from pending] to open",
            "(the subgame|subgame|sub-game|the sub-game) {subgame} (opens|is open|starts|begins|may begin)",
            "[the] [subgame] {subgame} is [now|hereby] open",
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
        never=rf"\bmyself\s+(?:down\s+)?(?:in|into|at|for|as)\s+(?:the\s+)?(?:vacant\s+)?ministry\b|\bjoin\s+\S+\s+in\s+\w+ing\b|{THE_NOMIC}|{ENTERED_AS}",
        turns=(Turn("join_contract", said=CONTRACT_SAID, apart=GAME_SAID),),
        params=(_SUBGAME,),
        does=(
            "(join|enter|enroll in|enrol in|sign up for|register for|take part in|enlist in|get into|hop into) < [(the|subgame|sub-game)] [(subgame|sub-game)] [(of|called)] {subgame} [(subgame|sub-game)] >",
            "(am|be) in for {subgame}",
            "want in on [the] [(subgame|sub-game)] {subgame}",
            "(enter|enrol|enroll|sign|put|book) myself [up] (in|into|for|on) [the] [(subgame|sub-game)] {subgame}",
            "become (a|another|one more) player (in|of|at) [the] [(subgame|sub-game)] {subgame}",
            "(join|enter|sign up for|am in for|enter into|enrol in|enroll in) [the] (subgame|sub-game) [of|called] {subgame}",
            "(enter|sign up for|am in for|enrol in|enroll in) {subgame}",
            "join {subgame}",
        ),
        says=(
            "{subgame} (:|,|-|–|—) (count|deal|sign|put|write) me (in|up|down)",
            "{subgame} (:|-|–|—) i (join|enter|am in|'m in)",
            "i'm in for {subgame}",
            "i (would like|want|wish) to play [the] (subgame|sub-game) {subgame}",
            "i sit down (at|to|for) [the] [subgame] {subgame}",
            "im in for {subgame}",
            "[please] (put|deal|count|sign|add|book) me (in|down|up|in for|in on) [(for|to|on|in)] [the] [subgame] {subgame}",
            "[please] (count|sign|put|write|deal) me (in|up|down) (for|to|into|on) [the] [subgame] {subgame}",
            "[please] count me in for {subgame}",
            "[please] (sign me up for|add me to|deal me into) {subgame}",
        ),
        examples={"Count me in for Chess.": {"subgame": "Chess"}},
    ),
    Words(
        "leave_subgame",
        "Games",
        rules=("4E82",),
        never=rf"{LEFT_AS_IT_IS}|\b(?:quit|leave|exit|retire|resign)\s+as\b",
        turns=(Turn("leave_contract", said=CONTRACT_SAID, apart=GAME_SAID),),
        params=(replace(_SUBGAME, unlike=rf"{NO_NAME}|\sfor\s"),),
        does=(
            f"{LEAVE} < [(the|subgame|sub-game)] (subgame|sub-game) [(of|called)] {{subgame}} >",
            f"{LEAVE} < the {{subgame}} (subgame|sub-game) >",
            "(bow out of|drop out of|retire from|pull out of) {subgame}",
            "(leave|quit|exit|drop out of|resign from|withdraw from|bow out of) [the] (subgame|sub-game) [of|called] {subgame}",
            "drop out of {subgame}",
            "bow out of {subgame}",
            "(leave|quit|exit) {subgame}",
        ),
        says=(
            "[please] (get|take|count|cross|drop) me (out of|off|from) [the] [subgame] {subgame} [(subgame|sub-game)]",
            "[please] (remove|drop|strike) me from {subgame}",
            "[please] take me out of {subgame}",
            "[please] (take|strike|remove|cross|delete) my name (off|from) [the] [(list|roll|roster|players|participants)] [(of|for|in)] [the] [subgame] {subgame}",
        ),
        examples={"I drop out of Werewolf.": {"subgame": "Werewolf"}},
    ),
    Words(
        "act_in_subgame",
        "Games",
        rules=("4E82",),
        never=r"\bput\s+into\s+effect\b",
        lines=(
            Line(
                r"(?P<subgame>(?!(?i:idea|note|notice|question|answer|p\.?s|anyway|anyhow|update|edit|todo|tip|hint|warning|plan|option|suggestion|thought|reminder|fyi|btw|example|reason|rule|motto|joke|first|second|then|next|finally|also|now|so|ok|okay|well|yes|no|please|remember|possible|proposal|fact|advice)\b)[A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|of|the|by)){0,4})\s*:\s+(?P<move>(?:(?i:king|queen|rook|bishop|knight|pawn)s?\s+(?:to|takes|x)\s+\S+|[a-hA-H][1-8]\s*[-x–]?\s*[a-hA-H][1-8]\S*|(?:move|moves|play|plays|I (?:hereby )?(?:play|move|bid|attack|fire|shoot|draw|pass|fold|raise|check|roll|bet|call|castle|capture|throw|place|discard|jump|guess)|bid|attack|draw|pass|fold|raise|check|fire|shoot|roll|bet|call|castle|capture|throw|place|discard|deal|double|hit|stand|jump|advance|guess)\b[^.!?]{0,80})[+#]?)\s*[.!]?\s*$",
                frozenset(
                    "king queen rook bishop knight pawn move moves play plays bid attack draw pass fold raise check fire shoot roll bet call castle capture throw place discard deal double hit stand jump advance guess a b c d e f g h".split()
                ),
                mark=":",
            ),
            Line(
                r"(?:My\s+(?:next\s+)?)?(?P<subgame>(?!My|The|This|Our|Your|First|Next|Last|Another|One)[A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|of|the|by)){0,4})\s+(?:move|turn)\s*:\s+(?P<move>[^.!?]{1,80})[.!]?\s*$",
                frozenset({"move", "turn"}),
                mark=":",
            ),
            Line(
                r"(?P<subgame>(?!(?i:idea|note|notice|question|answer|p\.?s|anyway|anyhow|update|edit|todo|tip|hint|warning|plan|option|suggestion|thought|reminder|fyi|btw|example|reason|rule|motto|joke|first|second|then|next|finally|also|now|so|ok|okay|well|yes|no|please|remember|possible|proposal|fact|advice)\b)[A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|of|the|by|[IVX]+)){0,4})\s*:\s+(?P<move>[^.!?]{1,120})[.!]?\s*$",
                frozenset({":"}),
                known="subgame",
                mark=":",
                about=r"(?i)\b(?:sub-?games?|games?|moves?|turns?|matches)\s*$",
                plain=rf"(?!{_LABEL})[A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|of|the|by))+\s*:\s+{_MOVE}|(?!{_LABEL})[A-Z]\w+\s*:\s+(?:{_NOTED}|{_I_DO})",
                named=rf"(?!{_LABEL})[A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|of|the|by))*\s*:\s+{_NOTED}",
            ),
        ),
        params=(
            replace(
                _SUBGAME,
                unlike=rf"{NO_NAME}|^(?:\d|(?:indictment|consultation|proposal|rule|nweek|nday|p\d)\b)|^(?:{'|'.join(VOCABULARY.colours)})$",
            ),
            Param(
                "move",
                Slot.TEXT,
                required=True,
                vital=True,
                unlike=rf"{_MUSING}|{_JOINING}",
                clues=(Clue(r"\bI\s+(?:hereby\s+|now\s+|also\s+)?(.+?)\s+in\s+", Where.PHRASE),),
            ),
        ),
        does=(f"{PLAY} ... in [the] [subgame] {{subgame}}",),
        says=(
            "my [own] [(next|first|last|second|third)] (move|turn|action|play|bid) (in|for) [the] [subgame] {subgame} (is|:|,|-|–|—) {move}",
            "my [own] [(next|first|last|second|third)] (move|turn|play) [,|:|-|–|—] {subgame} : {move}",
            "(in|for) [the] [subgame] {subgame} [,|:] (my move is|i play|i move) {move}",
            "in [the] [subgame] {subgame} [(subgame|sub-game|game)] [,] i [hereby] {move}",
            "my (turn|move) in [the] [subgame] {subgame} : {move}",
            "subgame move [in {subgame}] : {move}",
        ),
        examples={"In Werewolf I accuse Hose.": {"subgame": "Werewolf", "move": "accuse Hose"}},
    ),
    Words(
        "report_subgame_win",
        "Games",
        rules=("4E82",),
        forms=("subgame win", "subgame result"),
        params=(
            replace(
                _SUBGAME,
                unlike=rf"{NO_NAME}|\bballots?\b",
                clues=(
                    Clue(r"\b(?i:sub-?game)\s+(?:(?:of|called)\s+)?([A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*)*)", Where.BEFORE),
                ),
            ),
            Param("winners", Slot.NAME, listed=True),
        ),
        does=(
            "(declare|announce|report|proclaim) < [that] [the] [subgame] {subgame} (has been|was|is) won & by {winners} >",
            "(declare|announce|report|proclaim|state) [that] {winners} (has|have) won [the] [subgame] {subgame}",
            "(declare|pronounce|proclaim) {winners} [(to be|as)] [the] (winner|winners|victor|victors) (of it|thereof|of the (subgame|sub-game))",
            "(declare|announce|report|proclaim) < {winners} & [(to be|as)] [the] (winner|winners) & (of|in) [the] [subgame] {subgame} >",
            "(declare|announce|report|proclaim|state) [that] {winners} (is|are|was|were) [the] (winner|winners|victor|victors) (of|in) [the] [subgame] {subgame}",
            "win (the|this) (subgame|sub-game) [of] {subgame}",
        ),
        says=(
            "[the] [subgame] {subgame} (has been|is|was) won by {winners}",
            "{winners} (is|are) the (winner|winners) of [the] [subgame] {subgame}",
            "the (winner|winners) of [the] [subgame] {subgame} (is|are) {winners}",
            "{winners} (has|have) won [the] [subgame] {subgame} [(together|jointly|between them)]",
            "{winners} (wins|win|won) [the] [subgame] {subgame}",
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
