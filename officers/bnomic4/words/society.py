"""The Ministry of Society: joining and leaving, activity, fora, the Message of the nweek."""

from __future__ import annotations

import re

from engine.language import Clue, Listed, Param, Slot, Turn, Where, Words
from officers.bnomic4.words.common import MINISTRIES
from officers.bnomic4.words.motnw import MOTNW
from officers.bnomic4.words.verbs import LEFT_AS_IT_IS, STRIP, any_of, changing, property_of

_OFFICES = "|".join(re.escape(name) for names in MINISTRIES.values() for name in names)

_FORA = Listed(
    r"\A(?=(?:\w+,?\s+){0,8}?I\b)[^.:]{0,80}\b(?:re-?designate|designate|declare|classify|name|make)\b[^.:]{0,60}\b(?:fora|forums)\b[^.:]{0,40}:",
    (
        r"(?P<forum>[A-Za-z][\w .@/-]{1,60}?)\s*(?::|->|=>|→|=|-|–|—)\s*(?:a\s+)?(?P<designation>Public|Private|Discussion)(?:\s+[Ff]orum)?\s*+[.;,]?\s*$",
    ),
)
"""Fora, each with what it becomes."""
_STRIKE = "(strike|remove|cross|take|delete|drop|erase|scratch)"
_MAKE = "(make|designate|declare|mark|name|turn|convert)"
_DESIGNATE = "(redesignate|re-designate|classify|reclassify|appoint|constitute|pronounce|proclaim|label|establish|register|set up)"
_FORUM = r"(?i)\b((?:the|our|my|this)\s+(?:[\w'’-]+\s+){0,3}?(?:forum|list|wiki|channel|board|group|newsgroup|room|blog|page|server|site)\b(?:\s+(?:forum|list|page|channel))?)"
"""A place where players talk, named before "I make it Private"."""
_NO_NEWCOMER = any_of(
    # for an office
    r"\benter\s+me\s+(?:down\s+as\s+the|beneath|below|under|among)\b",
    # what others ask, and what is remarked
    r"\bI\s[^.;:!?]{0,40}\bthat\s+(?:e|he|she)\s+(?:may\s+|shall\s+)?be\b",
    r"\bas\s+(?:\w+\s+)?(?-i:[A-Z]{2,})\s+(?:with\s+|in\s+)?(?:regards?|respect|on|for|in|about|concerning|upon)\b",
    r"\bin\s+on\b(?!\s+(?:b\b|(?:this|the|your)\s+(?:game|nomic|fun)|this\b\W*$))",
    # a claim
    r"\bfor\s+(?:an?\s+)?(?-i:(?:IN)?CONSISTENT)\b|\bclaim(?:s|ing)?\b.*\b(?:in)?consistent\b",
    # an office or the priesthood that somebody wants or signs up for
    r"\bas\s+(?:the\s+)?(?:new\s+|acting\s+)?(?:minister|ministr(?:y|ies))\b",
    rf"\bin(?:to)?\s+(?:the\s+)?(?:ring|hat)\s+(?:as|for)\s+(?:(?:the|your|a)\s+)?(?:(?:new|next|vacant|office|post)\s+(?:of\s+)?)*(?:(?:ministry|minister)\b|(?:{_OFFICES})\b)",
    rf"\bsign\s+(?:up|on)\s+(?:for|as)\s+(?:(?:the|your|its)\s+)?(?:(?:new|next|vacant|empty|open|free)\s+)?(?:ministry\b|(?:{_OFFICES})\b)",
    rf"\bregister\s+(?:\w+\s+){{0,2}}as\s+(?:(?:the\s+)?(?:{_OFFICES})|(?!(?:a|an)\s+(?:\w+\s+)?player\b)(?:an?|my|your|the|one|in|for|against|present|absent|voting)\b)",
    rf"\bto\s+be(?:come)?\s+(?:(?:the|your|our|an?|its)\s+)?(?:new\s+|next\s+|acting\s+)?(?:{_OFFICES}|ordained|priest(?:ess)?)\b",
    # a Subgame
    r"\b(?:sign|put|write|mark|count)\s+me\s+(?:up|down|in)\s+for\s+(?!(?:the|this|your|a|another)\s+(?:\w+\s+){0,2}(?:game|nomic|player)|(?:b|nomic|it|that|this|real|good|sure|life|more)\b)\w",
    r"\bsign\s+(?:up|on)\s+for\s+(?!(?:the|this|your|a)\b|B\b|Nomic\b)(?-i:[A-Z\"“])",
    r"\bto\s+play\s+in\s+(?!(?:the|this|your)\b|B\b|Nomic\b)(?-i:[A-Z\"“])",
    r"^(?!.*\b(?:(?:this|the|your)\s+(?:\w+\s+)?(?:game|nomic)|players?|regist\w+)\b).*\bsub-?games?\b",
    r"\b(?:players?|participants?|members?)\s+(?:in|of|at|for)\s+(?!(?:b\b|nomic|the\s+(?:game|nomic)|this\b|your\b))[^.;:!?]{0,50}\bsub-?game\b",
    # another list, club or text that somebody joins
    r"\b(?:in\s+for|join)\s+(?!(?:the|this|your)\s+(?:game|nomic)\b|b\b|nomic\b)[^.;!?]{2,40},\s*(?:so\s+|and\s+)?sign\s+me\s+up\b",
    r"\b(?:admission|admittance|entry|entrance)\s+(?:to|into|in)\s+(?!(?:(?:the|this|your|our)\s+)?(?:game|nomic|b)\b)",
    r"\bplayer\s+(?:list|roster|roll)\s+(?:of|for)\s+(?!(?:b|the\s+(?:game|nomic)|players)\b)",
    r"^[^:.;!?]{2,60}\(?(?:contract|pact|treaty|agreement|sub-?game)\)?\s*+:\s*I\s+join\b",
    r"\bjoin(?:ing)?\s+(?:in\s+)?(?:the|this|that|an?|your|our|my|his|her|their|eir)\s+(?!(?:\w+\s+)?(?:game|nomic|b\b|fun|players?|ranks|party|fray|club|community|list|crowd|madness)\b)",
    # a party, a vote or a juror to be put down
    r"\bto\s+be\s+(?:counted|recorded|registered|noted|entered|put\s+down)\s+(?:(?:as|in)\s+)?(?:an?\s+)?(?-i:FOR|AGAINST|ABSTAIN|SHELVE)\b",
    r"\b(?:list|record|register|enter|note|mark|put|count|add|book)\s+me\s+(?:down\s+)?as\s+(?:an?\s+)?(?:party|signatory|member\s+of\s+the\s+(?-i:[A-Z])|objector|objecting|opposed|opponent|supporter|supporting|bound|voting|abstaining|guilty|not|(?-i:FOR|AGAINST))\b",
    r"\b(?:sign|put|write)\s+me\s+(?:up|down|in)\s+as\s+(?:an?|the|another)\s+(?:party\b|juror|signatory|witness|(?:\w+\s+)?member\s+of\s+(?:the|that|this|a)\s+(?!(?:game|nomic)\b))",
    # somebody else who speaks
    r"^\s*(?-i:(?!(?:So|Well|Ok|OK|Okay|Right|Hello|Hi|Hey|Now|Then|Please|Anyway|Greetings|Here|Finally|First|Next|Also|Ahem|Dear|Yes)\b)[A-Z][\w'’]*(?:\s[A-Z][\w'’]*){0,3}):\s+I\b",
    # a name that is only changed
    r"^(?!.*\b(?:regist\w*|players?|join\w*|play)\b).*\b(?:known|called|named)\b.*\b(?:from\s+now\s+on|henceforth|henceforward|in\s+future|instead)\b",
    # something else that somebody wants to become, to play or to be
    r"\b(?:wish|want|like|love|desire|ask|apply|request)\s+to\s+(?:become|register|enter)\s+(?!(?:again|as|myself|an?\s+(?:\w+\s+)?(?:player|member|citizen|part)|(?:the\s+|this\s+|your\s+)?(?:game|nomic|b|fray|fun|ranks)|one|here|under|with|for|please)\b|[.,;!:\"“(])",
    r"\blet\s+me\s+(?:play|take\s+part)\s+(?!(?:(?:in\s+)?(?:b\b|nomic|(?:the|this|your)\s+(?:game|nomic))|too|as|along|with\s+you|again|here|under|now|please|and)\b|[.,;:!(–—-]|$)",
    r"\bto\s+play\s+(?!(?:b|nomic|in|the\s+(?:game|nomic)|this\s+game|too|with|along|as|again|here|under|now|a\s+game|your)\b|[.,;!:]|$)",
    r"\b(?:wish|want|like|love|desire)\s+to\s+be\s+(?!(?:an?|the)\s+(?:\w+\s+){0,2}?(?:players?|members?|citizen|part|participant)\b|(?:(?:let|taken)\s+in(?=\s*(?:[.,;!]|$|as\s+(?:an?|your)\s+(?:new\s+)?players?\b|(?:under|by)\s+the\s+name\b))|player|one|registered|admitted|enrolled|received|known|called|named|in|part|included|counted)\b|(?-i:[A-Z]|[\"“']))",
)
"""In no sentence by which somebody becomes a player."""
_GOES_ON_PLAYING = any_of(
    # what else is forfeited, or left
    r"\bmy\s+forfeit\s+(?:for|in)\b",
    r"\bforfeit(?:ing)?\s+(?:my|the|his|her|your|this|that|all|any|our)\s+(?!(?:place|game|membership|playership|seat|b\b|nomic|player|(?:status|standing|position|rights)\s+(?:as|of)\s+(?:a\s+)?player))\w",
    # a Subgame, a club or a list
    r"\b(?:drop|leave|quit|exit|resign\s+from|withdraw\s+from)\s+(?!(?:the|this|b)\s+(?:game|nomic)\b|b\b|it\b)[^.:!?;,]{1,40}(?:[;,]|\s+and)\s*(?:please\s+|so\s+|and\s+){0,2}(?:take|strike|remove|cross|delete)\s+(?:me|my\s+name)\b",
    r"\bmy\s+(?:place|seat|membership|playership|part)\s+(?:in|at|of|on)\s+(?!(?:the\s+|this\s+|your\s+)?(?:game|nomic|b)\b)\w",
    r"\bplayer\s+(?:(?:of|in)\s+(?!(?:b|the\s+(?:game|nomic)|this\s+(?:game|nomic)|good)\b)|(?-i:[A-Z]))",
    # what is left as it is, or to others
    LEFT_AS_IT_IS,
    r"\bgame\s+(?:in\s+(?:spirit|thought|theory|effect|good\s+hands|peace|my\s+(?:head|heart|mind|dreams?|thoughts))|to\s+(?:others|you|them|those|the\s+rest))\b",
)
"""In no sentence by which somebody leaves the nomic."""

WORDS = (
    Words(
        "join_game",
        "Society",
        rules=("4E5", "4E39"),
        forms=(
            "registration",
            "register",
            "application",
            "application to join",
            "application to become a player",
            "new player",
            "joining",
            "join request",
            "joining request",
            "request to join",
            "request to join the game",
            "request to become a player",
            "registration request",
            "player registration",
            "new player registration",
            "membership application",
            "sign-up",
            "signup",
        ),
        once=True,
        introduces=True,
        never=_NO_NEWCOMER,
        turns=(
            Turn(
                "join_contract",
                said=r"\b(?:contract|pact|treaty|accord|covenant)\b",
                phrase=r"^(?:\s+in|\s+too)?\W*$",
                verbs=frozenset({"join"}),
                before=True,
            ),
            Turn(
                "join_subgame",
                said=r"\bsub-?game\b",
                phrase=r"^(?:\s+in|\s+too)?\W*$",
                verbs=frozenset({"join"}),
                before=True,
            ),
        ),
        params=(
            Param("name", Slot.TITLE, required=True),
            Param(
                "recruiters",
                Slot.NAME,
                listed=True,
                unlike=r"^(?:him|her|em|them|he|she|they|it|both|(?:the\s+)?(?:two|three|pair|lot)(?:\s+of\s+(?:them|you))?)$",
            ),
        ),
        does=(
            "(wish|want|would like) to (be|become) [a] [new] player",
            "(wish|want|like|love|would like|would love|should like|should love|desire|am here|am ready) to (be|play|sign up|take part|come aboard)",
            "wanna (join|rejoin|re-join|play|be a player|be in|register|sign up|enter|come in|take part)",
            "(sign up|sign on|come aboard|enlist|enrol|enroll) [(as|for|to|with) [a] [the] [new] (player|game|b nomic|nomic)]",
            "(wish|want|(would|should) [(now|also|hereby|very much)] like|request|ask|like|apply|desire) to (join|enter|rejoin|re-join|be registered|be admitted|be enrolled|be received|be let in|be taken in|register|become|be)",
            "(join|enter|rejoin|re-join) [(b nomic|b|nomic|the game|this game)] [again]",
            "register (myself|as a player|for b nomic|with b nomic)",
            "register [(here|now|anew|again|once more)] as",
            "(consent|agree) to be (governed|bound) by the rules and become a player",
            "(consent|agree|submit|subject myself|bow) to [(be (governed|bound) by|abide by|live by|play by|obey|follow|keep to|observe)] (the|your|its) rules [of (b nomic|the game|this game|the nomic)] [,] and [hereby] (join|enter) [(b nomic|b|nomic|the game|this game)]",
            "(consent|agree|submit|subject myself|bow) to [(be (governed|bound) by|abide by|live by|play by|obey|follow|keep to|observe)] (the|your|its) rules [of (b nomic|the game|this game|the nomic)] [, ... ,] [,] and [(hereby|so|thus|thereby|therefore|now)] become a [new] player",
            "(request|ask for|apply for) (registration|membership|admission)",
            "(request|ask|beg|pray|propose|apply|desire) [that] (i|my name) [may] be (registered|enrolled|enroled|entered|admitted|inscribed|recorded|listed|added|put down)",
            "(request|ask|beg|pray|propose|apply|desire) [that] (i|e|he|she) [(may|shall)] be (made|admitted as|received as|registered as|enrolled as) [a] [new] player",
            "become a player",
            "take (my|a) (place|seat) (among|amongst|with) (the|its|your|their) players",
            "(hop in|jump in|dive in|get in|get on board|hop on board|hop aboard|jump aboard|join in|join you|join you all|join (your|the) (ranks|fun|fray|party|game)) as",
            "(add|enter|put|write|list) myself [(to|among|amongst|with|on)] [(the|your)] [(players|list|roster|roll)] [of players] as",
            "(sign|come|climb) aboard [(as|for|to be) a [new] player]",
            "(request|ask for|apply for|beg for|seek) [and take up] (the status|the standing|a seat|a place) (of|as) [a] player",
            "(take up|assume|adopt) the (status|standing|mantle|role|rank) of [a] [new] player",
            "(request|ask for|beg|seek|apply for) (admission|entry|entrance|admittance) [(to|into) (the game|b nomic|this game|the nomic)]",
            "(join|enter|rejoin|re-join|register|enlist|play) (under|by|with|using) (the|a|my|this) [(old|new|player|former)] (name|title|handle|alias|pseudonym)",
            "(add|enter|put|sign|write|enrol|enroll) myself [(down|up)] (to|on|in|into|onto) the (roster|list|rolls|register|books|game) [of players]",
            "(throw|toss|put) my (hat|name) (in|into) [the] (ring|hat)",
            "(make|declare|pronounce) myself a [new] player",
            "want in [please]",
        ),
        after=(
            "(count|list|put down|name|note|regard|register|record|enter|mark) {recruiters} [down] as (my|the) (recruiters|recruiter|sponsors|sponsor)",
            "let {recruiters} be (entered|counted|named|recorded|noted|put down|listed|registered|marked) [down] as (my|the) (recruiters|recruiter)",
            "[and] so (did|has) {recruiters}",
            "it (was|is|'s|were|are) {recruiters} (who|that) [has] (recruited|brought|invited|referred|roped|talked|dragged|lured|pointed|led) me [(in|here|into (it|this))]",
            "my (recruiter|recruiters|sponsor|sponsors) [(is|are|was|were|being|:)] [:] {recruiters}",
            "(recruited|brought in|roped in|invited|sponsored|referred) by [:] {recruiters}",
            "i (was|am|have been|was being) (recruited|brought here|brought in|roped in|invited|sponsored|referred) by {recruiters}",
            "[the] credit for (recruiting|bringing|inviting|roping) me [in] (goes|belongs|is due|should go|is|goes out) to {recruiters}",
            "[(give|please give)] [the] (recruiting|recruiter|recruitment) credit [(goes|is due|belongs|:)] to {recruiters}",
            "(credit|thank|blame) {recruiters} for (recruiting|bringing|inviting|roping|luring|dragging) me",
            "{recruiters} (recruited|brought|invited|referred|roped|talked|dragged|lured|pointed) me [(in|here|into (it|this))]",
            "{recruiters} (is|are|should be|shall be|is to be|are to be|may be) (credited|named|listed|counted|recorded|noted|registered|put down|thanked) as (my|the) (recruiters|recruiter)",
            "[(the|my)] (recruiter|recruiters|people|one|ones|person) to (thank|blame|credit) [(for (it|this|that|me))] (is|are|was|were) {recruiters}",
            "{recruiters} (are|is|was|were) [(my|the)] (recruiters|recruiter|ones to blame|one to blame)",
        ),
        says=(
            "(may|can|could) i [please] (join|play|become a player)",
            "it is my ... (wish|desire|request|hope|ambition|pleasure) to (be|become) one of (your number|you|the players)",
            "i (wish|want|would like|'d like|desire|ask|beg) to (be|become) (counted as|) one of (your number|you|the players)",
            "[please] (consider|take|regard|accept) this [(mail|message|post|note)] [(as|to be)] my [(formal|official)] (request|application) (for|of) (registration|admission|membership|enrolment|entry)",
            "my (request|wish|desire|application) is to (join|enter|be registered|be admitted|be enrolled|register|become a player|play)",
            "[(please|kindly)] (register|enroll|enrol|sign|add|enter|list|record|book|inscribe|admit|enlist) me [up] [as]",
            "sign me up",
            "join me up",
            "[please] (let|take|bring|admit|receive|accept|welcome) me (in|into|to|on) (the|this|your) (game|nomic|fold|ranks) [as]",
            "[please] (put|place|enter|write|add|set) me [down] (on|onto|in|into|to) (the|your) (player list|list of players|roster|roll|roll of players|player roll|player roster|register of players) [as]",
            "(my|this|the) (request|wish|desire|plea|prayer|application) is [(hereby|now)] to (join|enter|be registered|be admitted|be enrolled|be received) ... (game|nomic|player|players|b)",
            "request (for|of) (admission|entry|registration|membership) [(to|in|into) (the game|b nomic|this game|the nomic)]",
            "[(please|go on|go ahead|so)] [(,|and)] [please] (put|write|pencil|jot|mark|sign|book|note|chalk|set|take) me [(down|in|up|on)] as (a|another|your|one more|the) [(new|newest|latest)] player",
            "[please] put me (down|in) as [a] [new] player",
            "[please] (put|write|enter|add|inscribe|set) my name [down] (in|into|on|onto|to) (the|your) (book|books|list|roll|rolls|register|roster) of [the] players",
            "i (would|'d) be (obliged|grateful|glad|happy|delighted|much obliged) if [(you|the registrar|someone|somebody)] [(could|would)] (entered|enter|registered|register|added|add|signed|sign|put|listed|list|made|make|let) me [(up|down|in|join)]",
            "[please] (count|number|include|list|rank|enlist) me (among|amongst|with) (the|your) [(new|other)] players",
            "i (would|'d) like in [on (b|b nomic|the game|this game|this)]",
            "new player [(here|reporting|reporting for duty)] :",
            "[please] (make|count|consider) me [as] a [new] player",
            "[please] consider me [hereby] (joined|registered|enrolled|enroled|signed up) [as a [new] player]",
            "count me in as a [new] player",
            "count me in for (b nomic|b|nomic|the game|this game|your game|the nomic|this nomic)",
            "please let me (join|in)",
            "[please] let me (join|play|take part|be a player|become a player|in on (the|this|your) (game|fun)) [(in (b nomic|b|the game|this game|your game|the nomic))] [(too|as well|with you|along)]",
        ),
        bare=(
            "i register",
            "i hereby register",
            "player registration",
            "new player registration",
            "registration of a new player",
            "application for membership",
        ),
        bare_anywhere=True,
        examples={"I wish to join B Nomic as 'Teucer'.": {"name": "Teucer"}},
    ),
    Words(
        "forfeit_game",
        "Society",
        rules=("4E39",),
        idle=True,
        once=True,
        never=_GOES_ON_PLAYING,
        does=(
            "(give up|abandon|quit|leave|exit|withdraw from|retire from|resign from|drop out of|depart from|bow out of|step out of|check out of|pull out of|part from|forgo|bail out of|walk away from|opt out of) (b nomic|b|the game|the nomic|this game|this nomic|our nomic|the game of b nomic) [(for good|altogether|entirely)]",
            "forfeit [(my [place in]|the|this)] [(game|membership|seat|b nomic)]",
            "forfeit",
            "forfeit [from] [(the game|b nomic|b|this game)]",
            "(quit|leave) (b nomic|b|the game|the nomic|this game|the game of b nomic)",
            "cease to be a player",
            "forfeit (my|the) (status|standing|position|rights|seat) (as|of) [a] player",
            "am (hereby|herewith|with this|with this (message|mail|post)) no longer a player [of (b nomic|b|the game|this game|the nomic)]",
            "am (hereby|herewith|now) (no longer a player|a player no (more|longer)) [of (b nomic|b|the game|this game|the nomic)]",
            "am (not|no) (a player|one of the players) [of (b nomic|b|the game|this game|the nomic)] (any longer|anymore|any more|no more)",
            "am no longer a player [of (b nomic|b|the game|this game|the nomic)] [,] (as of (now|today|this (moment|mail|message|post))|from now on|with immediate effect|effective (now|immediately)|henceforth)",
            "(end|lay down) my (playership|being a player|life as a player) [(in|at|of) [(the game|b nomic|b|this game|the game of b nomic)]]",
            "(go out of|step out of|walk out of) (b nomic|the nomic|the game of b nomic|this game of b nomic)",
            "(give up|surrender|resign|relinquish|abandon|renounce|quit|leave|vacate) my (place|seat|membership|playership|part) [(in|at|of) [(the game|b nomic|b|this game)]]",
            "deregister [(myself|from the game)]",
            "(relinquish|surrender|give up|renounce|resign|lay down|abandon|shed|drop|end|return|hand back) my (status|standing|position|role|rank|life|existence) as [a] player [of (b nomic|b|the game|this game|the nomic)]",
            "(stop|quit|cease|give up) being a player [of (b nomic|b|the game|this game|the nomic)]",
            "(remove|strike|withdraw|unregister) myself from the (game|nomic|player list|list of players|roll of players|roster)",
            "unregister",
            "(stop|quit|cease|give up) playing (b nomic|b|the game|this game|this nomic)",
            "give notice of my forfeiture",
            "(end|finish|conclude) my (participation|membership|career|playing|time) (in|at|with|of) (b nomic|b|the game|this game)",
            f"{_STRIKE} my name [off] (off|from) the (roll|list|roster|register|rolls) of [the] players",
            f"{_STRIKE} my name [off] (off|from) the player (list|roll|register|roster)",
            "take my leave of (the game|b nomic|this game|the nomic)",
            "forfeit my (membership|playership)",
            "(resign|withdraw) from (the game|b nomic)",
            "(withdraw|retire|resign) as a player [(of|from|in) (b nomic|b|the game|this game|the nomic)]",
        ),
        says=(
            "[please] (consider|take|accept|treat|regard|record|register) this [(private|public|short|humble|last|little)] [(mail|message|post|note|letter|e-mail)] [(as|to be)] [(my|a)] [(formal|official|final)] [(notice|declaration|announcement) of] [my] (forfeiture|forfeit) [(of|from) (b nomic|b|the game|this game|the nomic|my (place|seat|membership))]",
            "[please] (consider|take|accept|treat|regard|record|register) this [(private|public|short|humble|last|little)] [(mail|message|post|note|letter|e-mail)] [(as|to be)] [(my|a)] [(formal|official|final)] [(notice|declaration|announcement) of] [my] (resignation|withdrawal|departure|retirement) from (b nomic|the game|this game|the nomic|the game of b nomic)",
            "(this [(mail|message|post|note)]|here) (is|serves as|constitutes|stands as) my [(formal|official|final)] [(notice|declaration|announcement) of] (forfeiture|forfeit) [(of|from) (the game|b nomic|this game|the nomic)]",
            "(this|here) is my [(formal|official|final)] [(notice|declaration|announcement) of] (resignation|withdrawal|departure|retirement) from (b nomic|the game|this game|the nomic|the game of b nomic)",
            f"[please] {_STRIKE} me [off] (off|from) the (roll|list|roster|register|rolls|books) [of [the] players]",
            f"[please] {_STRIKE} my name [off] (off|from) the (roll|list|roster|register|rolls) of [the] players",
            f"[please] {_STRIKE} (me|my name) [off] (off|from) the player (list|roll|register|roster)",
            "[please] (unregister|deregister) me",
            "[please] (consider|count|deem|regard) me [(as|to (be|have))] [having] (out of (the game|b nomic|this game|this nomic)|forfeited [(the game|b nomic)]|no longer a player|a player no (more|longer)|left (the game|b nomic))",
            "[please] (remove|strike|take|drop|delete) me (from|off|out of) (the game|b nomic|this game|this nomic)",
            "[please] (remove|strike|drop|delete) me [off] as a player",
            "[please] take me off as a player",
            "(let|have) my name be (struck|removed|crossed|taken|deleted|erased) [(off|out)] (off|from|of) the (roster|player list|list of players|roll of players|player roster)",
            "my (playership|membership|(time|life|career|days) as a player) [(in|of) (b nomic|the game|this game)] ((ends|end|finishes|stops) (here|now|today|hereby|herewith|at once|(with|by) this (mail|message|post|note|line))|(is|are) (hereby|herewith|now) (over|ended|done|finished|at an end))",
            "i am (hereby|herewith|now|as of now) out of (the game|b nomic|this game|this nomic)",
            "(with|by|through) this (message|mail|post|note) i (am no longer|cease to be|stop being) a player [of (b nomic|b|the game|this game|the nomic)]",
            "[(please|kindly|pray)] (accept|note|record|register|take|take note of) my (forfeiture|forfeit) [(of|from) (b nomic|b|the game|this game|the nomic)]",
            "my forfeiture (is|takes|takes effect|shall be) (hereby|herewith|now|effective|immediately) [...]",
        ),
        bare=("forfeit", "i forfeit"),
        bare_anywhere=True,
        examples={"I hereby forfeit the game of B Nomic.": {}},
    ),
    Words(
        "deactivate_player",
        "Society",
        forms=("deactivation",),
        labels=("deactivation",),
        idle=True,
        rules=("4E28",),
        params=(
            Param(
                "player",
                Slot.NAME,
                required=True,
                many=True,
                unlike=r"^(?:the\s+)?clock$|^(?:(?:the|this|that)\s+)?player$",
            ),
        ),
        does=(
            "(remove|take|strip|withdraw|revoke|pull) < [(the|eir|his|her)] active [(property|status|flag)] & [(away)] (from|of) {player} >",
            "(remove|take|strip|withdraw|revoke|pull|end|terminate|cancel|lift|rescind|switch off|turn off) < {player} 's active (property|status|flag|standing|state) >",
            "(revoke|withdraw|remove|end|terminate|cancel) < the active (property|status|flag|standing) & of {player} >",
            "(take|strip|remove|pull) < the (property|status|flag) active & [away] from {player} >",
            "put < {player} & [down] as (inactive|no longer active) >",
            "cause {player} to (lose [(the|eir|his|her)] active [(property|status|flag)]|(become|be|go) inactive)",
            "(rob|relieve|divest) {player} of active",
            "(add|drop|transfer|assign|transport|ship) < {player} & (to|into) the horde >",
            "(switch|flip|pronounce|proclaim) < {player} & [(as|to be|to)] (inactive|non-active|not active|dormant) >",
            f"{STRIP} < {{player}} & of {property_of('active')} >",
            f"(remove|take|strip|withdraw|revoke|pull|lift) < {property_of('active')} & [away] (from|of) {{player}} >",
            "(make|render|mark|declare|set|deem|turn|flag|list) < {player} & [(as|to be|to)] (inactive|non-active|not active|no longer active|a member of the horde|members of the horde|dormant) >",
            "(move|send|consign|put|banish|relegate|commit|place|enrol|enroll|enlist) < {player} & (to|into|among|in|with) the horde >",
            "(deactivate|inactivate|de-activate) {player}",
            "(strike|cross|remove|delete|take|drop) < {player} & (off|from) the (active (rolls|roll|list|roster|register|players)|(rolls|roll|list|roster|register) of [the] active [players]) >",
            "(set|change|switch|turn) [the] active [(property|status|flag)] of {player} [from true] to (false|no|off)",
            "(set|change|turn|switch) {player} 's active [(property|status|flag)] [(to)] (false|no|off|inactive)",
            "(remove|take|strip) [the] active (property|status) from {player}",
            "(remove|take|take away|strip|cancel|revoke) [away] {player} 's active [(property|status)]",
            "(remove|take|strip|take away|switch|turn) < {player} 's active (property|status|flag) & [(away|off)] >",
            "(make|render|mark|declare|set) {player} [as|to be|to] (inactive|non-active|not active)",
            "deactivate {player}",
            "(move|send|consign|put) {player} (to|into) the horde",
            "change {player} [status] to inactive",
        ),
        says=(
            "{player} (loses|no longer has|ceases to have) [the|eir|their] active [(property|status)]",
            "{player} (loses|forfeits|is deprived of|is relieved of) (the|eir|his|her|their) (property|status|standing|state) [of] [being] active",
            "{player} (loses|forfeits) [(the|eir|his|her|their)] active [(property|status|standing|flag)]",
            "{player} 's active (status|property|flag) (goes|is gone|ends|lapses|is no more|(is|be) [hereby] (removed|revoked|withdrawn|taken away|at an end|stripped|cancelled))",
            "{player} is (hereby|now) (inactive|deactivated)",
            "{player} is [(hereby|now)] no longer active",
            "{player} is (hereby|now|henceforth) no longer [an] active [player]",
            "{player} (joins|enters) the horde",
            "{player} is (inactive|not active) (as of now|from now on|henceforth|from today|with immediate effect)",
            "{player} 's active (status|property|flag|standing) is [(hereby|now)] (ended|terminated|lifted|rescinded|switched off|turned off|no more)",
            "{player} is hereby (made inactive|deactivated|no longer active)",
            "{player} is made inactive",
            "{player} 's active [(property|status|flag)] is [(now|hereby|henceforth)] [(set|switched|changed|turned)] [to] (false|off)",
            "[please] (consider|count|regard) {player} [(as|to be)] (inactive|deactivated|no longer active)",
            "off to the horde [(goes|with)] {player}",
            "{player} (hereby|now|henceforth) (becomes|turns|goes) inactive",
            "(inactive|deactivated) (as of now|from now on|hereby|herewith|henceforth|by my hand) [by me] : {player}",
            *changing("{player}", "(inactive|the horde)"),
        ),
        rows=(
            r"^\W*(?:my |new )?deactivations?",
            r"(?:remov\w+|tak\w+|strip\w*|withdraw\w*) (?:the )?active(?: property| status| flag)? (?:away )?from (?:the following|these|those|all of these)(?: players)?",
            r"(?:lose|loses) (?:the|their) active(?: (?:status|property))?",
            r"(?:hereby|now|am making|make|made|declare) (?:\w+ )?inactive",
            r"(?:to|into|among) the horde",
        ),
        examples={"I remove the Active property from Joel.": {"player": "Joel"}},
    ),
    Words(
        "designate_forum",
        "Society",
        rules=("4E6",),
        forms=("forum designation", "designation of a forum"),
        labels=("forum designation", "designation of a forum"),
        lists=(_FORA,),
        never=r"\bpublic\s+challenge\b|\bmake\s+public\b|\b(?:results?|outcome|tally|ballot|voting)\b(?!.*\bforum\b)"
        r"|^(?!.*\b(?:hereby|declare|decree|proclaim|now|henceforth|herewith|shall|will|again|from\s+(?:now\s+on|this\s+\w+|today)|as\s+of\s+(?:now|today|this))\b(?!['’])).*\bis\s+(?:an?|the|our)\s+(?:public|private|discussion)\s+forum",
        params=(
            Param(
                "forum",
                Slot.PHRASE,
                required=True,
                unlike=r"\b(?:ceases?|stops?|ends?|quits|wants|hopes|used|ought|likes)(?:\s+(?:to\s+be|being|to))?$|['’]s\s+(?:designation|status)$|^(?:as|an?|the|to|be|one)$|\ban?\s+(?:public|private|discussion)\b|\b(?:(?:ministry|player|rule|sock|proposal|consultation)\s+list|following|docket|report|displays?|rosters?|rolls?|tally|minutes|registers?|tables?|list\s+of|apolog\w+|mood|tone|topic|colou?r|designation|status|feelings?|thoughts?|opinions?|views?|mind|reasons?|reasoning|names?|votes?|ballots?|statement|announcement|decision|results?|letters?|plans?|intentions?|reports|answers?|proposals?|rules?|contracts?)\b(?!\s+(?:forum|list|channel|board|page))",
                clues=(Clue(_FORUM, Where.BEFORE), Clue(_FORUM, Where.EARLIER)),
            ),
            Param("designation", Slot.PHRASE, required=True),
        ),
        does=(
            f"{_MAKE} < [the] {{forum}} & [(as|to be|into|->)] [a|the] public [(forum|one|forum too)] > => designation=Public",
            f"{_MAKE} < [the] {{forum}} & [(as|to be|into|->)] [a|the] private [(forum|one)] > => designation=Private",
            f"{_MAKE} < [the] {{forum}} & [(as|to be|into|->)] [a|the] discussion [(forum|one)] > => designation=Discussion",
            "(make|designate|declare|mark|name) {forum} [as|to be] [a|the] (public) [forum] => designation=Public",
            "(make|designate|declare|mark|name) {forum} [as|to be] [a|the] (private) [forum] => designation=Private",
            "(make|designate|declare|mark|name) {forum} [as|to be] [a|the] (discussion) [forum] => designation=Discussion",
            "(change|set) the designation of {forum} to public => designation=Public",
            *(
                f"(set|switch|turn|move|change|convert) < {{forum}} & [from ...] & [back] to {one.lower()} [forum] > => designation={one}"
                for one in ("Public", "Private", "Discussion")
            ),
            f"{_DESIGNATE} < {{forum}} & (as|to be|into) [(a|the|our)] public [(forum|one|fora)] > => designation=Public",
            f"{_DESIGNATE} < {{forum}} & (a|the|our) public forum > => designation=Public",
            "(change|set|switch) {forum} 's designation [from ...] to public => designation=Public",
            "(change|set) the designation of {forum} to private => designation=Private",
            f"{_DESIGNATE} < {{forum}} & (as|to be|into) [(a|the|our)] private [(forum|one|fora)] > => designation=Private",
            f"{_DESIGNATE} < {{forum}} & (a|the|our) private forum > => designation=Private",
            "(change|set|switch) {forum} 's designation [from ...] to private => designation=Private",
            "(change|set) the designation of {forum} to discussion => designation=Discussion",
            f"{_DESIGNATE} < {{forum}} & (as|to be|into) [(a|the|our)] discussion [(forum|one|fora)] > => designation=Discussion",
            f"{_DESIGNATE} < {{forum}} & (a|the|our) discussion forum > => designation=Discussion",
            "(change|set|switch) {forum} 's designation [from ...] to discussion => designation=Discussion",
            *(
                f"((declare|announce|decree|proclaim|rule) that {{forum}} (is|shall be|becomes)|(add|list|enter|record) {{forum}} as) [(now|hereby|henceforth|from now on)] (a|the|our) {one.lower()} forum => designation={one}"
                for one in ("Public", "Private", "Discussion")
            ),
            *(
                phrase
                for one in ("Public", "Private", "Discussion")
                for phrase in (
                    f"(bestow|confer|grant|give|award|assign) [(the|a)] (designation|status|standing|rank|title) (of|as) [(a|an)] {one.lower()} [forum] (on|upon|to) {{forum}} => designation={one}",
                    f"(grant|give|award|assign) < {{forum}} & [(the|a)] (designation|status|standing|rank|title) (of|as) [(a|an)] {one.lower()} [forum] > => designation={one}",
                    f"(bestow|confer) (on|upon) {{forum}} [(the|a)] (designation|status|standing|rank|title) (of|as) [(a|an)] {one.lower()} [forum] => designation={one}",
                )
            ),
            *(
                phrase
                for one in ("Public", "Private", "Discussion")
                for phrase in (
                    f"(assign|give|grant|award) {{forum}} [the] (designation|status|standing) {one.lower()} => designation={one}",
                    f"(assign|give|grant|award) {{forum}} [the] {one.lower()} (designation|status|standing) => designation={one}",
                    f"(bestow|confer) [the] ((designation|status|standing) {one.lower()}|{one.lower()} (designation|status|standing)) (on|upon) {{forum}} => designation={one}",
                    f"(flip|raise|promote|upgrade|downgrade|demote|lower|open up|open) {{forum}} (to|into|as) [(a|the)] {one.lower()} (forum|status|designation) => designation={one}",
                    f"(flip|re-designate|redesignate|upgrade|downgrade) {{forum}} [(as|to|to be)] {one.lower()} => designation={one}",
                    f"(recognise|recognize|accept|admit|constitute|institute) {{forum}} as [(a|the|our)] {one.lower()} forum => designation={one}",
                )
            ),
            "give {forum} the [designation] [of|as] [a] public [(designation|forum)] => designation=Public",
            "give {forum} the [designation] [of|as] [a] private [(designation|forum)] => designation=Private",
            "give {forum} the [designation] [of|as] [a] discussion [(designation|forum)] => designation=Discussion",
            "(remove|withdraw|take|strip) the public designation (from|of|away from) {forum} => designation=Private",
            "(strip|deprive|relieve) {forum} of its public (designation|status) => designation=Private",
        ),
        says=(
            *(
                f"{{forum}} (ceases to be|stops being|is [(hereby|now)] no longer|is no more) [(a|the|our)] (public|private|discussion) [forum] [(:|;|,|-|–|—)] [(and|henceforth|from now on|as of now)] [(it|that list)] (is|becomes|shall be|turns into|i make it|i [(hereby|now)] (make|declare|designate) it) [(hereby|now|henceforth)] [(a|the|our)] {one.lower()} [(forum|one)] => designation={one}"
                for one in ("Public", "Private", "Discussion")
            ),
            *(
                phrase
                for one in ("Public", "Private", "Discussion")
                for phrase in (
                    f"{{forum}} [(hereby|herewith|now|henceforth)] (gets|receives|takes on|has) [the] [(new|designation|designation of)] {one.lower()} designation => designation={one}",
                    f"{{forum}} [(hereby|herewith|now|henceforth)] (gets|receives|takes on) the [new] designation [(of|:)] {one.lower()} => designation={one}",
                    f"[the] designation of {{forum}} (is (now|hereby|herewith|henceforth)|becomes|shall be|be) {one.lower()} => designation={one}",
                    f"{{forum}} 's designation (is (now|hereby|herewith|henceforth)|becomes|shall be|be) {one.lower()} => designation={one}",
                    f"the designation [of] {one.lower()} [(hereby|herewith|now)] goes to {{forum}} => designation={one}",
                    f"(consider|count|regard|treat) {{forum}} [(as|to be)] [(from now on|henceforth|hereby)] (designated {one.lower()}|a {one.lower()} forum [(from now on|henceforth|hereby)]) => designation={one}",
                    f"{{forum}} is no longer ... but [(henceforth|now)] a {one.lower()} forum => designation={one}",
                    f"let {{forum}} be [(henceforth|from now on)] [(a|designated|made|declared)] [(a|as)] {one.lower()} [forum] => designation={one}",
                )
            ),
            "{forum} (shall be|becomes|be) [a|the] public forum => designation=Public",
            *(f"{one} => designation=Public" for one in changing("{forum}", "public")),
            "{forum} (shall be|becomes|be) [a|the] private forum => designation=Private",
            *(f"{one} => designation=Private" for one in changing("{forum}", "private")),
            "{forum} (shall be|becomes|be) [a|the] discussion forum => designation=Discussion",
            *(f"{one} => designation=Discussion" for one in changing("{forum}", "discussion")),
            "{forum} (loses|forfeits) [(its|the)] public (designation|status) => designation=Private",
            *(
                phrase
                for one in ("Public", "Private", "Discussion")
                for phrase in (
                    f"{{forum}} is [(hereby|herewith|now)] (demoted|promoted|upgraded|downgraded|raised|reduced|lowered|elevated|changed|turned|converted) [(back|again)] (to|into) [(a|the)] {one} [(forum|one)] => designation={one}",
                    f"[the] (designation|status) [of] {one} is (hereby|herewith|now) (given|conferred|bestowed|granted|assigned|awarded) [by me] (to|on|upon) {{forum}} => designation={one}",
                    f"[the] [designation] {one} (designation|status) is [(hereby|herewith|now)] (given|conferred|bestowed|granted|assigned|awarded) by me (to|on|upon) {{forum}} => designation={one}",
                    f"[the] {one} (designation|status) is (hereby|herewith|now) (given|conferred|bestowed|granted|assigned|awarded) [by me] (to|on|upon) {{forum}} => designation={one}",
                    f"the following (is|are) [(hereby|herewith|now)] (designated|made|declared) [(as|to be)] [a|the] {one} (forum|fora|forums) : {{forum}} => designation={one}",
                    f"{{forum}} [(now|henceforth|hereby|from now on)] (counts|is to count|shall count|stands|ranks|serves) [(now|henceforth|from now on|again|once more)] as [(a|the|our|one)] {one} forum [(again|once more)] => designation={one}",
                    f"(from|as of) (now|this (moment|message|mail|day|nday)|today) [on] [,] {{forum}} (counts|stands|ranks|serves) as [a|the] {one} forum => designation={one}",
                    f"{{forum}} [(hereby|herewith|now)] (stops|ceases) (being|to be) [(a|the)] ... forum [,] and (turns|becomes|goes) [(back|again|into|to)] [(a|the)] {one} [(one|forum)] [(again|instead|now|once more)] => designation={one}",
                    f"(from|as of) (now|this (moment|message|mail|day|nday)|today) [on] [,] {{forum}} is [a|the] {one} forum => designation={one}",
                )
            ),
            *(
                f"{{forum}} (is|are) hereby [(designated|made|declared|counted)] [as] [(a|the|our)] {one.lower()} [forum] => designation={one}"
                for one in ("Public", "Private", "Discussion")
            ),
            "{forum} is [now|hereby] [(designated|made|declared)] [as] [now] [a|the] public forum => designation=Public",
            "{forum} is [now|hereby] [(designated|made|declared)] [as] [now] [a|the] private forum => designation=Private",
            "{forum} is [now|hereby] [(designated|made|declared)] [as] [now] [a|the] discussion forum => designation=Discussion",
        ),
        examples={"I make the wiki a Discussion forum.": {"forum": "the wiki", "designation": "Discussion"}},
    ),
    MOTNW,
)
