"""Lines that move in a Subgame without a verb: "Chess: e2-e4", "Paper Boats: I launch a blue one from C4"."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.language import Line

_LABEL = r"(?:\w+\s+)*(?i:sub-?games?|games?|players?|moves?|turns?|winners?|rules?|status|state|notes?|lists?|reports?|questions?|results?|gamemaster|master|minister|ministry|proposals?|contracts?|displays?|open|closed|pending|current|new|next|last|p\.?s|n\.?b|re|fwd?|subject|date|from|to|score|scores|time|deadline|nweek|nday|nyear|page|version|part|item|message|number|consultation|indictment|answer|tweak|oracularity|panel|threat|clock|corporation|account|dear|hi|hello|business|news|announcements?|service|notices?|bulletin|weather|aside|remarks?|postscript|summary|agenda|minutes|reminders?|history|trivia|facts?|thoughts?|addendum|corrections?|erratum|errata|apolog\w+|requests?|pleas?|trophy|prize|titles?|names?|text|bill|act|law|advice|warning|request)(?:e?s|['’]s)?\b\s*+[\w']*\s*:"
"""What stands before a colon and is no game."""
_NOTED = r"(?:\d+[.)]\s*)?(?!p?\d+\s*$)(?:[A-Za-z]?[a-h]?x?[a-h][1-8][+#]?(?:\s*+[-x–]?\s*[a-h][1-8])?|[A-Za-z]{1,2}\d{1,2}\s*+[-x–]\s*[A-Za-z]?\d{1,2}|\d{1,2}\s*+[-/x]\s*\d{1,2}(?:,?\s+\d{1,2}\s*+[-/x]\s*\d{1,2})*|O-O(?:-O)?)[!?+#.]*\s*$"
"""A move in notation: "Nf3", "e2-e4", "24/18, 13/11"."""
_MOVE = (
    rf"(?:{_NOTED}|(?!(?:your|you|nothing|it|its|it['’]s|this|that|these|those|who|whose|what|when|where|which|why|how|still|not|no|nobody|none|everyone|we|he|she|they|there|waiting|see|is|are|was|were|the|a|an|all|any|some|as|if|in|on|at|please|thanks|thank|sorry|congratulations|well|nice|good|great|bad|ok|okay|yes|hooray|my|our|open|closed|pending|won|over|finished|begun|started|ended|between)\b|(?-i:[A-Z])\w+\s+(?:to|and|vs?|or|against)\b|\w+(?:ing|ed|y|er|est|ful|less|ous)\s*+[.!]?\s*$)"
    r"(?:I\s+)?[A-Za-z][a-z]*(?:\s+(?!(?:is|are|was|were|has|have|had|would|could|should|might|won|wins|please|your|you|if|because|since|when)\b)[\w'’,-]+){0,14}\s*+[.!]?\s*$)"
)
"""What somebody does in a game, in a few words that tell of nothing else."""
_I_DO = r"(?i:I)\s+(?![^\n]*\byou(?:r|rs)?\b)(?:(?:hereby|now|also|then)\s+)?+(?!(?:am|was|were|will|hate|enjoy|despise|adore|miss|prefer|understand|remember|forget|suppose|suspect|fear|regret|recommend|suggest|wait|watch|left|lost|won|got|made|took|went|came|never|always|usually|often|still|just|only|really|join|leave|quit|give|vote|drop|enter|resign|claim|object|support|have|had|think|thought|see|saw|read|believe|hope|like|love|want|would|could|might|may|can|should|will|shall|do|don|did|feel|find|know|agree|disagree|wonder|doubt|guess|mean|say|said|owe|need|wish|\w+ed)\b)[a-z]+\s+\w.*$"
"""The same, told by who does it."""
_ROW = rf"(?={_MOVE})[a-z]+(?:\s[a-z]+)?(?:,\s+(?:then\s+)?[a-z]+(?:\s[a-z]+)?){{1,6}}[.!]?\s*$"
"""What somebody does in a game, one step after another."""

_NOT_NAME = r"(?!(?i:rules|notes|news|results?|scores?|history|idea|note|notice|question|answer|p\.?s|anyway|anyhow|update|edit|todo|tip|hint|warning|plan|option|suggestion|thought|reminder|fyi|btw|example|reason|rule|motto|joke|first|second|then|next|finally|also|now|so|ok|okay|well|yes|no|please|remember|possible|proposal|fact|advice|my|the|this|our|your|last|another)\b)"
_LEAD = r"(?:[^:.!?]{1,80}:\s+(?=[^:]{1,60}:)|(?i:also|and|next|then|elsewhere|meanwhile|besides|plus|further|as\s+for|now\s+for|on\s+to|over\s+to|over\s+in)(?:\s*+,)?\s+)?"
"""What leads to such a line within its sentence."""
GAMES: Final = "chess|checkers|draughts|conkers|marbles|skittles|tiddlywinks|noughts|backgammon|poker|whist|croquet|dominoes|bingo|ludo|hangman|charades|cribbage|pinochle|euchre|hopscotch|leapfrog|mancala|mahjong|shogi|othello|reversi|battleship|battleships|yahtzee|scrabble|boggle|mastermind|nim|darts|bowls|ninepins|quoits|rummy|canasta|solitaire|patience|roulette|blackjack|pontoon|tarock|werewolf|mafia|kriegspiel|halma|dice|regatta|derby|rally|race|duel|tag|golf|ladder|auction|hunt|boules|snooker|billiards|hockey|tennis|cricket|football|baseball|bridge"
"""Names of games, and with what those of many end."""
_OF_GAMES: Final = r"(?i)\b(?:sub-?games?|games?|moves?|turns?|match(?:es)?|rounds?)\b(?:\W+(?!(?:proposals?|rules?|questions?|contracts?|minist\w+|ideas?|about|votes?)\b)\w+){0,3}\W*$"
"""At the end of a subject: the mail is about games."""
_SUBGAMES: Final = frozenset({"subgame", "subgames"})

_PIECES = frozenset(
    piece + x + file for piece in ("k", "q", "r", "b", "n", *"abcdefgh") for x in ("", "x") for file in "abcdefgh"
)
"""With what a move in notation begins, up to the rank of its square."""

_NAMED = partial(Line, words=frozenset({":"}), known="subgame", mark=":", about=_OF_GAMES, within=_SUBGAMES)
"""A line with the name of a Subgame of which the mail, or its subject, tells."""

_MOVING: Final = frozenset(
    "play move sail row roll climb fold raise bid bet draw attack fire shoot castle capture place guess discard deal double hit jump advance block trade defend march pass throw toss swing kick serve dig land fly dive steer paddle hop swim slide rotate build discard".split()
)
_SMALL = r"(?!(?:the|a|an|my|our|your|this|that|these|those|all|any|some|no|other|such|which|each|every|early|late|last|next|good|short|long|old|new|recent|general|particular|real|actual|full|part|fact|case|order|favou?r|terms?|time|times|winter|summer|spring|autumn|morning|evening|response|reply|answer|return|addition|honou?r|memory|spirit|principle|theory|practice|i|first|second|third)\b)[a-z][a-z'’-]+"
"""A word of a game's name, as those write it who write everything small."""
_GOES = r"(?:go|move|advance|jump|climb|slide|land|step|take|play|place|pass|put|drop|fall|swim|sail|walk|run|hop|buy|build|attack|fire|score|discard|hold|stay)"
"""What somebody does in a game by what he rolled or drew."""

_PIECE_GOES = r"(?:jump|move|go|take|step|slide|hop|capture|march|advance|fly|leap|crawl|run|walk|creep)(?:e?s)?"
_SQUARE = r"[a-h][1-8]\b"

MOVES: Final = (
    Line(
        rf"(?P<subgame>{_NOT_NAME}(?!{_LABEL})[A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|of|the|by)){{0,4}})\s*+:\s+(?P<move>my\s+(?:[a-z]+\s+){{1,3}}?(?:(?:on|from|at)\s+{_SQUARE}\s+)?{_PIECE_GOES}\s+(?:[a-z]+\s+){{0,3}}?{_SQUARE}[^.!?]{{0,40}})[.!]?\s*$",
        frozenset({"my"}),
        mark=":",
    ),
    Line(
        rf"(?P<subgame>{_NOT_NAME}[A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|of|the|by)){{0,4}})\s*+:\s+(?P<move>(?!I\s[^\n]*\byou(?:r|rs)?\b)(?!I\s+(?:(?:hereby|also|now)\s+)?(?:roll\s+my|guess\s+(?:so|that|not|it|you|we|he|she|they|I)\b|play\s+(?:fair|nice|along)\b|call\s+(?:it|that|this)\b|raise\s+(?:my|an?|the)\b|draw\s+(?:your|a\s+(?:line|blank))|throw\s+(?:up|in)\b))(?:(?i:king|queen|rook|bishop|knight|pawn)s?\s+(?:to|takes|x)\s+\S+|[a-hA-H][1-8]\s*+[-x–]?\s*[a-hA-H][1-8]\S*|(?:move|moves|play|plays|I (?:hereby )?(?:play|move|bid|attack|fire|shoot|draw|pass|fold|raise|check|roll|bet|call|castle|capture|throw|place|discard|jump|guess)|bid|attack|draw|pass|fold|raise|check|fire|shoot|roll|bet|call|castle|capture|throw|place|discard|deal|double|hit|stand|jump|advance|guess)\b[^.!?]{{0,80}}|(?i:black|white)\s+(?:at|to|on)\s+[A-Za-z]\d{{1,2}}|[KQRBN][a-h1-8]?x?[a-h][1-8]|[a-h]x[a-h][1-8]|O-O(?:-O)?|I (?:hereby )?vote to (?:lynch|kill|hang|eliminate|banish|exile)\b[^.!?]{{0,80}})[+#]?)\s*+[.!]?\s*$",
        _PIECES
        | frozenset(
            "black white i o king queen rook bishop knight pawn move moves play plays bid attack draw pass fold raise check fire shoot roll bet call castle capture throw place discard deal double hit stand jump advance guess a b c d e f g h".split()
        ),
        mark=":",
    ),
    Line(
        rf"{_LEAD}(?P<subgame>(?:[A-Z][\w'’]*\s+(?:of\s+|the\s+)?){{0,3}}(?i:{GAMES}))\s*+:\s+(?=(?:{_NOTED}|{_I_DO}))(?P<move>[^.!?]{{1,120}})[.!]?\s*$",
        frozenset(GAMES.split("|")),
        mark=":",
    ),
    Line(
        rf"{_LEAD}(?P<subgame>(?!{_LABEL}){_NOT_NAME}(?!(?i:tricks?|beast|jury|jurors|priests?|lots?|draws?|dice)\b)[A-Za-z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|of|the|by)){{0,4}})\s*+:\s+(?P<move>(?:I\s+)?(?:rolled|roll|threw|throw|drew|draw|spun|spin)\s+(?:an?\s+)?[\w-]+(?:\s+[\w-]+){{0,3}}?,?\s+(?:so|and|then|hence|therefore)\s+(?:(?:so|then)\s+)?(?:I\s+)?{_GOES}\b[^.!?]{{0,80}})[.!]?\s*$",
        frozenset("rolled roll threw throw drew draw spun spin".split()),
        mark=":",
    ),
    Line(
        r"(?:My\s+(?:next\s+)?)?(?P<subgame>(?!My|The|This|Our|Your|First|Next|Last|Another|One)[A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|of|the|by)){0,4})\s+(?:move|turn)\s*+:\s+(?P<move>[^.!?]{1,80})[.!]?\s*$",
        frozenset({"move", "turn"}),
        mark=":",
    ),
    _NAMED(
        rf"{_LEAD}(?:(?i:in|over\s+in|at)\s+(?:the\s+)?)?(?P<subgame>{_NOT_NAME}[A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|of|the|by|in|on|at|with|[IVX]+)){{0,4}})\s*+:\s+(?P<move>[^.!?]{{1,120}})[.!]?\s*$",
        plain=(
            rf"(?!{_LABEL})(?:[A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|of|the|by|in|on|at|with))+|(?i:{GAMES}))\s*+:\s+{_MOVE}"
            rf"|(?!{_LABEL})[A-Z]\w+\s*+:\s+(?:{_NOTED}|{_I_DO})"
        ),
        named=rf"(?!{_LABEL})[A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|of|the|by))*\s*+:\s+{_NOTED}",
        below=rf"(?!{_LABEL})[A-Z][\w'’]*\s*+:\s+(?:{_NOTED}|{_I_DO}|{_ROW})",
    ),
    Line(
        rf"in\s+(?:the\s+)?(?P<subgame>{_SMALL}\s+{_SMALL}(?:\s+{_SMALL})?),?\s+i\s+(?:(?:now|hereby|also)\s+)?(?P<move>(?:{'|'.join(sorted(_MOVING))})\b(?!\s+(?:that|so|it\s+a|you|if|not)\b)[^.!?]{{0,100}})[.!]?\s*$",
        _MOVING,
    ),
    _NAMED(
        r"(?:in\s+)?(?P<subgame>(?!in\s)[a-z][\w'’]*(?:\s+[\w'’]+){0,4})\s*+:\s+(?P<move>[^.!?]{1,120})[.!]?\s*$",
        plain=(
            rf"(?!{_LABEL})[a-z][\w'’]*(?:\s+[\w'’]+){{1,2}}\s*+:\s+(?:{_NOTED}|my\s+\w+\s+\w.*|{_I_DO})"
            rf"|(?:{GAMES})\s*+:\s+{_MOVE}"
        ),
    ),
)
