"""The Ministry of Change: proposals, ballots, votes, results (4E15, 4E16)."""

from __future__ import annotations

from dataclasses import replace

from engine.language import Clue, Document, Listed, Param, Slot, Turn, Words
from officers.bnomic4.words.common import OFFICE, VOCABULARY
from officers.bnomic4.words.verbs import ASSIGN, OFFER, REVISE, SUBMIT, WITHDRAW, changing, presented

_PROPOSAL = Param("proposal", Slot.PROPOSAL, required=True, many=True)
_COLOUR_NAMES = rf"^(?:{'|'.join(VOCABULARY.colours)})$"
_OWN_PROPOSAL = Param(
    "proposal",
    Slot.PROPOSAL,
    required=True,
    many=True,
    alone=True,
    unlike=r"(?i)\b(?:rewards?|contract|pact|treaty|consultation|intent|game|refresh|rps?|objections?|support)\b|"
    + _COLOUR_NAMES,
)
_NWEEK = Param("nweek", Slot.INT, clues=(Clue(r"(?i)nweek\s+(\d+)"),))
_CHOICE = Param("choice", Slot.CHOICE, required=True)
_COLOUR = Param("color", Slot.COLOUR)
_COLOURED = (
    "[it is] (coloured|colored|painted|dyed|tinted|color|colour) [(:|is|in|as)] [the (color|colour)] {color}",
    "(its|the|whose|with the|of the|in the|in) (color|colour) [(is|being|shall be|:|of)] {color}",
    "(it|which) is (coloured|colored|painted|) {color}",
    "in {color}",
    "(a|an|the) {color} (one|proposal)",
    "{color} (in colour|in color|of colour|of color)",
)
_OPINING = ("am", "stand", "come", "go", "side", "plump", "land", "remain", "stay")
"""Verbs that vote only with a vote word written as one: "I am for 305 in principle" is an opinion."""
_CARRIED = "[(been|got|now)] (won|passed|carried|adopted|accepted|approved|voted through|gone through|went through)"
_AMENDED = "(amended|changed|altered|inserted|added|appended|struck|struck out|deleted|removed|substituted|moved|merged|split|rewritten|updated|retitled|put into effect|carried out|repealed|created|enacted|renumbered|retitled|renamed|replaced|revised|modified|reworded)"
"""What is done to rules."""
_ASIDE = r"(?:\s*(?:,|\(|:|\s[–—-]+)\s*(?:as\s+)?(?:counted|tallied|added\s+up|announced|published|posted|issued|final|official|at\s+(?:long\s+)?last|finally|complete|in\s+full|compiled)\b[^.!?:]{0,40})?\W*$"
"""What may stand behind the name of a publication in its heading."""
_NUMBERS = Listed(
    r"\b(?:assign|give|number|allot|hand\s+out|issue|award|allocate|distribute|deal\s+out)\w*\b[^.:]{0,60}\b(?:numbers?|numbering|proposals)\b(?![^.:]{0,40}\b(?:rules|laws)\b[^.:]{0,20}:\s*$)"
    r"|^\W*(?:the\s+)?new\s+numbers\b[^.:]{0,40}:|\bproposals\b[^.:]{0,40}\bnumber(?:ed|s)?\s+(?:them|as|thus)\b"
    r"|\bproposals\s+(?:now\s+|hereby\s+)?(?:get|receive|are\s+given)\b[^.:]{0,30}\bnumbers\b"
    r"|^\W*(?:new\s+)?(?:proposal\s+)?numbers\s+(?:given|assigned|allotted|handed|issued|dealt)\b"
    r"|\b(?:following|these) (?:proposal )?numbers? (?:are|is) (?:hereby )?assigned"
    r"|\b(?:following|these) (?:new )?proposals are (?:hereby |now )?(?:recogni[sz]ed|accepted|received|registered|admitted|entered|numbered|given)\b[^.:]{0,40}\bnumber"
    r"|\bI\s+(?:hereby\s+|now\s+|herewith\s+)?number\s+(?:the|these|those|all|our|this|them|two|three|four|five|six)\b[^.:]{0,60}?(?:\s*:|\s(?:as\s+follows|as\s+below|below|thus|like\s+this|so)\s*[.:])\s*$"
    r"|^\s*(?:new )?proposal numbers\b|^\s*new proposals\s*$|\bnumbering\s+(?:of|for)\b[^.:]{0,60}:|\bnumber\s+(?:the\s+(?:pool|lot|rest|new\s+ones)|what)\b[^.:]{0,40}:",
    (
        r"(?P<proposal>[\"“][^\"”]{1,100}[\"”])\s*(?:is|gets|becomes|->|=>|[:=]|[-–—]{1,2})?\s*(?:number\s+)?(?:#|P)?(?P<number>\d{1,6})\s*+[.;,]?\s*$",
        r"(?:#|[Pp]|[Pp]roposal\s+)?(?P<number>\d{1,6})\s*(?:[:=.,)|]|-{1,2}|[–—]|->|(?:is|for|goes\s+to|to)\b)?\s+(?!.*\bI\b)(?P<proposal>.+?)(?:(?:\s{2,}|\t|\s+\((?=[^)]*\)\s*$)|\s+https?:|\s+by\s+(?=[A-Z])).*)?\s*$",
        r"(?!(?:as\s+\w+\s*+,?\s*)?I\b)(?P<proposal>(?:(?![\"”]\s+(?:is|gets)\s+\d+\s).)+?)\s*(?:\.{2,}|[:=\-–—]|->|=>|is(?: now)?(?: (?:assigned|given))?|becomes|gets|:)\s*(?:proposal\s+)?(?:number\s+)?(?:#|P)?\s*(?P<number>\d{1,6})\s*(?:[.;,]?\s*$|[,;(]\s)",
    ),
)

WORDS = (
    Words(
        "submit_proposal",
        "Change",
        rules=("4E15",),
        creates="proposal",
        never=r"\bballot\s+(?:of|for|on)\s+(?:the\s+|all\s+)?refresh\s+proposals?\b|^(?:(?!\bprop(?:osal)?s?\b|[\"“„]).)*\brefresh\s+prop(?:osal)?s?\b",
        verb_needs={"propose": r"^(?!.*\b(?:without|w/o|absent|barring)\s+(?:\w+\s+)?objections?\b)"}
        | dict.fromkeys(
            ("put", "bring", "place"), r"^(?!.*\b(?:(?:to|for)\s+(?:the|a)\s+vote|up\s+for\s+(?:a\s+|the\s+)?vot\w+)\b)"
        ),
        params=(
            Param("title", Slot.TITLE, required=False),
            replace(_COLOUR, said=_COLOURED),
            Param("conflicts", Slot.PROPOSAL, listed=True),
            Param("dependencies", Slot.PROPOSAL, listed=True),
        ),
        does=(
            "propose [,] (under|with|by) the (name|title|heading|headline|banner) [of] [{title}]",
            "propose (the following|this|a|an|my|another) [(following|new|next|second)] [{color}] (proposal|prop)",
            "propose the following",
            "propose (what|that which|the text that|the text which) (stands|follows|is|lies|comes|appears|you (find|see)) ...",
            "propose (the|this|my|a) [short|new|whole|full] (text|words|wording|passage|paragraph|paragraphs|lines|matter) (between|below|beneath|under|that|which|enclosed|inside|within|in|at|set|following|standing|given|delimited|marked|bounded|framed) ...",
            f"{SUBMIT} ... [{{color}}] (proposal|proposals|prop|props)",
            "(have|bring|lay|put|set|place) [before (you|ye|us|the house|the list) [all]] [(here|before you|before us)] (a|an|this|another|the following|my|one) [new] [{color}] proposal",
            f"{OFFER} [to ...] (the following|a|an|another|this|one|these|my|two|three|four|five|the|{{n}}) [following|new|next|second|first|additional|further|two|three|four|short|small|other|brand] [new] [{{color}}] (proposal|proposals|prop|props)",
            f"{OFFER} [,] as a [new] [{{color}}] proposal",
            f"{OFFER} as a [new] [{{color}}] proposal",
            "propose (the following|this|as follows|as a proposal)",
            "propose",
            "propose that :",
        ),
        labels=("proposal", "new proposal", "prop"),
        says=(
            "it is (hereby|herewith) (proposed|moved)",
            "(consider|deem|count|regard|treat|take) (the following|this|what follows) [as] [(hereby|herewith|formally|duly)] proposed",
            "new [{color}] (proposal|prop)",
            "(a|the|my) (second|third|fourth|next|last|further) (one|proposal) [,] [(a|an|the)] [{color}] [proposal]",
            "(another|one more|a further|a new) [{color}] proposal [from me]",
            "submitted [:] a [new] [{color}] proposal",
            *presented("[{color}] proposal"),
        ),
        document=Document.PROPOSAL,
        examples={
            'I submit the following proposal, titled "Hats": {{ Everybody wears a hat. }}': {
                "title": "Hats",
                "body": "Everybody wears a hat.",
            }
        },
    ),
    Words(
        "revise_proposal",
        "Change",
        rules=("4E15",),
        turns=(
            Turn(
                "revise_refresh_proposal",
                said=r"\brefresh\s+proposal|(?-i:\bRPs?\b)",
                phrase=r"\b(?:it|this|that|mine)\b",
                apart=r"\d|[\"“]|\bprop",
            ),
            Turn(
                "change_contract",
                said=r"^(?!.*\b(?:proposals?|props?|bills?|P?\d{2,})\b).*\b(?:contract|treaty|pact|agreement|accord|covenant|charter|compact|deal(?! me))\b",
                phrase=r"^\W*(?:I\s.*)?\bit\b",
                apart=r"\bprop",
            ),
        ),
        params=(_OWN_PROPOSAL, _COLOUR),
        does=(
            f"{REVISE} < {{proposal}} & [(so that|so as|to|such that)] [it|its (body|text)] [(to read|reads|read|becomes|to be|to say|says|now reads)] [(as follows|thus|the following|in full|like this|like so|as below)] >",
            f"{REVISE} the (body|text|wording|contents) of {{proposal}}",
            "(replace|swap) < the (body|text|wording|contents) of {proposal} & [(with|by|for)] [the following] >",
            "(submit|post|offer|make) [a|an|the] [new|following|revised] (revision|version|text) (of|to|for) {proposal}",
            "(revise|amend|resubmit|rewrite|edit|modify|update|alter) {proposal}",
            "(change|replace) the (body|text) of {proposal}",
            "(change|replace) {proposal} (so that|to read|as follows|with the following|to the following|'s body|'s text)",
            "change < [(my|the)] [(pending|own)] proposal {proposal} & [(so that|to)] [it|its (body|text)] [(to read|reads|read|becomes|to be|to say|says|now reads)] [(as follows|thus|the following|in full|like this|like so|as below)] >",
            "replace {proposal} with",
        ),
        labels=(),
        never=r"\b(?:revise|amend|update|modify|alter|change)\s+(?:the\s+)?(?:(?:its|eir|his|her|their|my|the|\w+['’]s)\s+)?rewards?\b|\barticles\s+of\s+incorporation\b|\b(?:in|to|into)\s+(?:an?\s+)?(?-i:FOR|AGAINST|ABSTAIN|SHELVE)\b|\b(?:revise|amend|resubmit|rewrite|edit|modify|update|alter|change)\s+(?:that|this|my|the)\s+(?:votes?|ballot|answer|claim|objection|support)\b|\b(?:revise|amend|rewrite|edit|modify|update|alter|change)\s+(?:this|that|our|the)\s+(?:contract|treaty|pact|agreement|accord)\b|[\"”]\s+(?:should|is\s+to|shall)\s+(?:read|be)\s*+:?\s*[\"“]",
        says=(
            "my {proposal} (is|be) (revised|amended|changed|rewritten) to (read|say)",
            "{proposal} 's (body|text|wording|contents) (is|are|shall be) [(hereby|now)] (replaced|changed|amended|revised|rewritten) [(by|with|to|so as to)] [(the following|read|be)]",
            "[the] (body|text|wording|contents) of {proposal} [(hereby|now|from now on|henceforth)] (becomes|changes to|turns into|shall (be|become)|is to be|will be|is (now|hereby|henceforth|from now on)) [(this|the following|as follows)]",
            "[the] (body|text|wording|contents) of {proposal} (is|are|shall be) [(hereby|now)] (replaced|changed|amended|revised|rewritten) [(by|with|to|so as to)] [(the following|read|be)]",
            "{proposal} (shall|will) [(from now on|henceforth|now|hereafter)] (have|bear|take) (the following|this|a new|the new) [(new|following)] (text|body|wording) [:]",
            "{proposal} (shall|will) [(from now on|henceforth|now|hereafter)] (read|consist of) [(the following|this|a new|the new|as follows)] [new] [(text|body|wording)] [:]",
            "{proposal} (now|henceforth) reads [(as follows|thus)]",
            "{proposal} reads (now|henceforth|from now on|as follows|thus)",
            "{proposal} [(now|henceforth)] (is to read|shall read|should read|will read) [(now|henceforth|as follows|thus)]",
            "{proposal} (gets|has|receives|is given|takes) [(a|the|this|its)] [(new|revised|following|different)] [following] (text|body|wording)",
            "(revision|update|amendment|rewrite|rewording) (of|to) {proposal}",
            "[(the|my)] [(new|revised|second|third|final|updated|latest)] (revised|amended|new|updated|second|third|final|improved) (version|text|wording|edition) (of|for) {proposal}",
            "{proposal} (,|-) [(the|my)] (revised|amended|new|updated|second|third|final|improved|rewritten|reworded) (version|text|wording|edition)",
            "proposal {proposal} , [(now|hereby|as)] (revised|rewritten|amended|reworded) [version] :",
            "{proposal} is [hereby] (revised|amended) (to|as|so)",
            "{proposal} (is|stands) [(hereby|herewith|now)] (revised|amended|rewritten|reworded|changed) [(by me|by its author|hereby|herewith|now|today)] [,] and [(from now on|from here on|from today on|henceforth|henceforward|hereafter|now)] (reads|shall read|will read|is to read|says|runs) [(as follows|thus|so|now|henceforth|instead|in full)]",
        ),
        document=Document.PROPOSAL,
        examples={
            "I revise proposal 151 to read: {{ Nobody wears a hat. }}": {
                "proposal": "151",
                "body": "Nobody wears a hat.",
            }
        },
    ),
    Words(
        "withdraw_proposal",
        "Change",
        rules=("4E15",),
        never=r"^\W*(?:the\s+)?delegations?\b|\band\s+(?:give|assign|hand|pass|entrust|reassign)\s+(?:it\s+)?to\s+priest\b|\bpowers\b[^.;:]{0,80}\btaken\s+back\b|\b(?:take\s+back|withdraw|retract|rescind|drop|revoke|pull)\s+my\s+(?:\w+\s+)?(?:votes?|for|against|abstain|shelve|ballot|claim|answer|support|objection)\b|\b\d+\s+of\s+(?:my|its|our|the|these)\b|\b(?:withdraw|take\s+back|pull|recall)\s+(?:#|consultation\s+)?\d+\s+(?:away\s+)?from\s+(?:[Pp]riest\s+)?(?-i:(?!The\b|Voting\b)[A-Z])[a-z]",
        idle=True,
        turns=(
            Turn(
                "withdraw_refresh_proposal",
                said=r"\brefresh\s+proposal|(?-i:\bRPs?\b)",
                phrase=r"\b(?:it|this|that|mine)\b",
                apart=r"\d|[\"“]|\bprop",
                before=True,
            ),
            Turn(
                "end_delegation",
                said=r"^(?!.*\b(?:proposals?|props?)\b).*\b(?:deput(?:y|ies|yships?)|delegat(?:ed?|es|ions?)|powers)\b",
                phrase=r"\b(?:it|this|that|them)\b",
                apart=r"\d|[\"“]|\bprop",
                before=True,
            ),
        ),
        params=(_OWN_PROPOSAL,),
        other_kinds=(
            "votes?|ballot|objections?|support|claims?|answers?|verdict|bid|resignation|intent|intention|announcement|challenge"
            "|tweaks?|consultations?|indictments?|contract|pact|treaty|agreement|sub-?games?|tricks?|oracularity|rps?|lists?|displays?|offer"
        ),
        verb_needs={
            "drop": rf"^(?!.*\bdrop(?:s|ping)?\s+(?:{OFFICE[1:-1]})(?=\s*(?:$|[.,;:!(]|\s(?:and|as|for|too)\b)))"
        },
        does=(
            "take < {proposal} & [back] ((off|from) the (table|ballot|agenda|list|queue)|back) >",
            f"{WITHDRAW} < {{proposal}} & [from [the] (consideration|ballot|table|queue|voting) [...]] >",
            "(withdraw|retract|pull|take back|rescind|unsubmit) {proposal} [(again|from consideration)]",
            "(strike|remove|delete|erase|cross|take|scratch) < {proposal} & (from|off) the (queue|ballot|table|agenda|pool) >",
            "(strike|remove|take|drop|pull) < {proposal} & from (consideration|voting|the running) >",
        ),
        opens=("withdrawn",),
        labels=("withdrawal", "retraction"),
        says=(
            "{proposal} (:|-) [(both|all|all of them|now|hereby)] (withdrawn|retracted)",
            "(consider|deem|regard|treat) {proposal} [as] (withdrawn|retracted|pulled|gone)",
            "{proposal} (is|are) [hereby|now] (withdrawn|retracted|pulled)",
            "[please] consider {proposal} (withdrawn|retracted)",
        ),
        examples={"P237 is withdrawn.": {"proposal": "237"}},
    ),
    Words(
        "assign_proposal_number",
        "Change",
        rules=("4E15",),
        forms=("number assignment", "assignment of a number", "proposal number"),
        lists=(_NUMBERS,),
        verb_needs={"give": r"\bnumber|\bproposal|\bprops?\b|[\"“'_*]|\b[pP]\d|\d{3}"},
        left_to=frozenset("oracle consultation consultations priest zot beast ocb trick tricks ranger".split()),
        left_unless=frozenset("proposal proposals prop props ballot chairman title titled".split()),
        never=(
            r"\b(?:rolled|threw|roll|throw|dice|die|\d?d\d+)\b|"
            r"^[^\"“]*(?<!\bit\s)(?<!\bthis\s)(?<!\bone\s)\b(?:gets|receives)\s+(?:hereby\s+|now\s+|henceforth\s+)?\d+\b|\b(?:gets|receives|give|goes)\s+\d+\s+(?:points?|macks?|mackerel|votes?|socks?|reasons?|times|more|of|out)\b|"
            r"\b\d+\s+are\s+(?:both|all|mine|yours|his|hers|theirs|eirs|ours)\b|\b(?:it|this|that)(?:\s+is|['’]s)\s+\d\b(?!.*\b(?:number|numbered|proposal|prop)\b)|^\W*(?:it|this|that)(?:\s+is|['’]s)\s+\d+\b(?!.*\b(?:number|numbered|proposal|prop)\b)|\b(?:is|becomes)\s+0+\b|"
            r"\bit\s+is\s+(?:number\s+)?#?\d+,\s+(?:and\s+)?I\s+\w+ed\b|\bmine\s+is\b|\b\d+\s+is\s+(?:also\s+|still\s+|one\s+of\s+)?(?:mine|yours|his|hers|theirs|eirs|ours)\b|\b(?:it|this|that)(?:\s+is|['’]s)\s+\d+\s+(?:in|at|by|with|of|o['’]clock|degrees?|years?|minutes?|hours?|days?|people|players?)\b|"
            r"\b(?:is|are)\s+(?:(?:much|just|exactly|basically|about|only)\s+)?(?:the\s+)?(?:very\s+)?same\b|consultation|priest|\b\d+\s+of\s+(?:them|these|those|mine|my)\b|\bas\s+(?:the\s+)?(?:deputy\s+|acting\s+)?oracle\b|\bthat\s+is(?:\s+to\s+say)?,?\s+\d+\b|\b(?:pause|clock|nday|nweek|ndelay|reward|fine|motnw|flag|quorum|jury)\s+(?:is|becomes)\b|^\W*#?\d+\s+(?:(?:is|are)\s+(?:hereby\s+|now\s+)?(?:assigned|given|awarded|allotted)|goes)\s+to\s+"
            r"(?![\"“„'_*]|(?:the\s+)?(?:proposal|prop|\w+\s+(?:proposal|one))\b)"
        ),
        turns=(
            Turn("assign_rule_number", said=r"\brules?\b", phrase=r"\b(?:it|this)\b"),
            Turn(
                "assign_rule_number",
                said=r"^(?!.*\bproposals?\b).*\bnew\s+rules?\b",
                verbs=frozenset({"give", "assign", "grant"}),
                before=True,
            ),
            Turn("assign_rule_number", phrase=r"\b4e\d"),
        ),
        params=(
            Param("number", Slot.CODE, required=True),
            Param(
                "proposal",
                Slot.PROPOSAL,
                required=True,
                unlike=rf"^(?:{'|'.join(VOCABULARY.colours)}|zot\w*|withdrawn|open|closed|pending|dead|won|lost|passed|failed|historical|consistent|inconsistent|true|false|yes|no|paradox|(?:not\s+)?guilty|innocent)$|\?$",
            ),
        ),
        does=(
            f"{ASSIGN} < [the] [proposal] (number|no.|nr) {{number}} & to {{proposal}} >",
            f"{ASSIGN} {{proposal}} < [the] [proposal] [(number|no.|nr)] {{number}} >",
            "(recognise|recognize|register|enter|list|file|admit|accept) < {proposal} & as [proposal] [(number|no.|#)] {number} >",
            "(number|label|call|dub) {proposal} < [(as|with)] [proposal] [number] {number} >",
            "(assign|give|allot) {number} to {proposal}",
            "(hand out|deal out|bestow|confer|put|set|pin|stick) < [the] [proposal] (number|no.|#) {number} & (to|on|upon|onto) {proposal} >",
            "number {proposal} [as] {number}",
        ),
        says=(
            "{proposal} (will be|is to be|shall be|be|is hereafter) (known as|numbered) [proposal] [number] {number}",
            "the [proposal] number of {proposal} (is|shall be|will be|becomes) [(now|hereby|henceforth)] [#] {number}",
            "{number} is {proposal}",
            "{number} is [(now|hereby|herewith)] the number of {proposal}",
            "{proposal} (is|has) [(hereby|now|henceforth)] to (bear|carry|take|have|wear) [the] [proposal] (number|no.|#) {number}",
            "{number} (goes|is [(hereby|now)] (given|assigned|awarded|allotted)) to {proposal}",
            "{proposal} (bears|carries|takes|wears|(shall|will) (bear|carry|take|wear|have)) [(hereby|now|henceforth)] [the] [proposal] (number|no.|#) {number}",
            "{proposal} (shall|will|is to) (go|pass|be known) (by|as|under) [the] number {number}",
            "{proposal} (is|becomes|shall be|gets|receives|is hereby|is assigned|is given) [hereby|now] [the] [proposal] number {number}",
            "{proposal} (is|becomes|shall be|will be) [hereby|now|henceforth] [proposal] [number] {number}",
            "{proposal} (gets|receives) [hereby|now|henceforth] [(proposal|number|proposal number|no.|#)] {number}",
            "to {proposal} (goes|falls|belongs|i give) [(proposal|number|the number|proposal number|no.|#)] {number}",
            "[proposal] (number|no.|#) {number} [(hereby|now|herewith)] (goes|is [(hereby|now)] (assigned|given|awarded|allotted)|belongs|falls|passes) to {proposal}",
        ),
        examples={'I assign proposal number 152 to "Hats".': {"number": 152, "proposal": "Hats"}},
    ),
    Words(
        "publish_ballot",
        "Change",
        rules=("4E15",),
        turns=(
            Turn(
                "publish_emergency_ballot",
                phrase=r"\bballot\s+(?:of|for|on)\s+(?:(?:the|this|our)\s+)?(?:refresh|RPs|emergency)\b",
            ),
        ),
        tabular=True,
        once=True,
        never=r"^\W*(?:the|our)\s+ballot\s+is\s+(?:now\s+)?(?:posted|published|issued|released|distributed|sent\s+out)\s*[.!]*$",
        params=(_NWEEK, Param("proposals", Slot.PROPOSAL, listed=True, below=True)),
        does=(
            "(publish|post|present|issue|release|distribute|circulate|send out|put out|send round|make public|give out|hand out|give you) < [(the|this|a|an|our|your)] [nweek 's|following|official|new|present|whole|full] ballot & [(for|of) nweek {nweek}] & [for ...] >",
            "(publish|post|present|issue|release|distribute|circulate) (the|this|a|our) [(following|official|new)] nweek {nweek} ['s] [official] ballot",
            "(publish|post|present|issue|release|distribute) (the|this|a|this nweek 's|the following) [following|official|new] ballot",
            "(put|bring|open) [(each of|all of|all)] [the] (following|these|below) [following] (proposals|items) (to|for|up for) [(the|a)] (vote|voting)",
        ),
        says=(
            "the following (proposals|items) are [(hereby|now|herewith)] (up for voting|up for vote|open for voting|open|to be voted on|on the ballot) [(in|for) ...]",
            "(here|below|herewith) is (this nweek 's|the) [official] ballot [(for|of) nweek {nweek}]",
            "the [official] ballot [(for|of) nweek {nweek}] follows :",
            "the official ballot [(for|of) nweek {nweek}] (follows|is below|is as follows|stands below)",
            "(this|the|the following) [official] (ballot|message) [(of|for|on) {proposals}] [(hereby|now|herewith)] (opens|starts|begins|initiates) [the] (voting|vote|voting period) [(on|for|of) [(them|it|these|those|{proposals})]]",
            "[the] (voting|vote|voting period) [(on|for|of) {proposals}] (opens|starts|begins|is hereby opened|is open) with this (ballot|message)",
            "(the|this) [official] ballot [(below|above|for|of) ...] is [(hereby|now|herewith)] (published|posted|issued|released|made public)",
            "(the|this) [official] ballot (for|of) nweek {nweek} (is|reads|runs) (as follows|below|this|thus)",
        ),
        headings=(
            r"^\W*chair(?:man|woman|person)['’]?s\s+ballot\W*$",
            rf"^\W*(?:(?:the|this\s+is\s+the|our)\s+)?(?:official\s+)?ballot(?:\s+(?:for|of))?(?:\s*+[,:–—-])?\s+(?:for\s+)?nweek\s+(?P<nweek>\d+){_ASIDE}",
            r"^\W*nweek\s+(?P<nweek>\d+)\s+ballot,?\s+(?:published|issued|posted|presented)\s+by\s+(?:me|the\s+chair\w+)\W*$|^\W*official\s+ballot,?\s+(?:for\s+)?nweek\s+one\s+hundred[a-z -]{0,30}\W*$",
            r"^\W*BALLOT\W*$",
            r"^\W*nweek\s+(?P<nweek>\d+)\s*+[:,–—-]\s*(?:the\s+)?(?:official\s+)?ballot\W*$",
        ),
        examples={"I publish the ballot for nweek 150:": {"nweek": 150}},
    ),
    Words(
        "vote",
        "Change",
        rules=("4E15",),
        verb_needs=dict.fromkeys(_OPINING, r"(?-i:\b(?:FOR|AGAINST|ABSTAIN|SHELVE)\b)"),
        idle=True,
        strict=True,
        never=r"\bvot(?:e|ing)\s+(?-i:for\s+[A-Z][\w'’-]*)\s+(?:as|to\s+be(?:come)?)\s+(?:the\s+|our\s+|an?\s+)?(?-i:[A-Z])|\bvotes?\s+(?-i:for)\s[^.;:]{1,60}\bas\s+(?:\w+\s+)?(?:shown|indicated|follows|marked|noted|stated|given|listed|described|written|typed|below|above)\b"
        r"|\b(?:submit|file|offer|enter|place|register|record|give|put)\s+(?:this|it|that|these|them)\s+(?-i:for)\b"
        r"|\babstain(?:ing)?\s+from\s+(?!(?:vot\w+|(?:the\s+)?(?:vote|rest|others?|ballots?|remaining|following|first|second|last|two|three|below)|all|both|every\w*|each|any|it|this|that|these|those|them|my|your|eir|his|her|proposals?|props?)\b|#?p?\d|[\"“'_*]|(?-i:[A-Z]))",
        params=(_CHOICE, _PROPOSAL),
        does=(
            "(vote|cast|register|record|enter|place|submit|give) < [a|an|one|my|his|her|eir|the] [vote|votes|ballot] [of] {choice} [vote|votes] & (on|for|with regard to|in|regarding|concerning|with respect to|in respect of|as regards|upon|to|in the matter of) {proposal} >",
            "(vote|cast my vote|cast a vote) < {choice} & [(on|for|with regard to|in|regarding|concerning|upon)] {proposal} >",
            "(vote|cast my vote|cast a vote) < (on|for|regarding|upon) {proposal} & [(as|with|thus)] [a|an] {choice} >",
            "(change|switch|alter|amend|revise|flip|turn|move|shift|swing|update) < (my|that|this|the) vote & [(on|for) {proposal}] & [from ...] & (to|into) [a|an] {choice} > [instead]",
            "(change|switch|alter|amend|revise|flip|move|shift|swing|update) < my (vote|votes|ballot) (on|for|regarding) {proposal} & [from ...] & (to|into) [a|an] {choice} >",
            "change < my mind & (about|on|regarding|over|concerning|for) {proposal} & [from ...] & [(to|into|:)] [a|an] {choice} >",
            "(change|switch|alter|move|flip|turn|shift) {proposal} [from ...] to [a|an] {choice}",
            "(switch|change) (sides|camps|my mind|over) (on|about|over|regarding) {proposal} [now] (:|,|;|-|–|—|to|and (vote|go)) {choice}",
            "(change|switch|alter|amend|revise|flip|turn|move|shift) (that|the one|mine) (on|for) {proposal} [from ...] (to|into) [a|an] {choice}",
            "cast my vote (on|for) {proposal} [,] (which|and it|and that|this) (is|being) [(a|an|for)] {choice}",
            "(record|enter|register|note|count|put down|log|mark) < my vote & (on|for) {proposal} & as [(a|an|being)] {choice} >",
            "(shelve|shelf) {proposal} => choice=SHELVE",
            "abstain < (on|from|from voting on|in|regarding|concerning|for|as to|with regard to) {proposal} > => choice=ABSTAIN",
            "(mark|record|put down|count) < {proposal} & [down] as {choice} >",
            "(am|stand|come down|come out|go|side|plump|land|remain|stay) < [firmly|squarely] {choice} & [(on|for|as to|regarding|concerning)] {proposal} >",
            "(vote|cast) [(a|my|the)] [vote|votes] [of] {choice} [vote|votes] [(on|for|with regard to|in|regarding|,|:)] {proposal}",
            "(vote|cast my vote|cast a vote) [(on|in)] {proposal} [:|,|as|with] {choice}",
            "(vote|cast my vote|cast my votes|vote as follows :|cast|record|register) [a|an|my] {choice} [vote]",
            "(change|switch|alter|amend|revise) my (vote|votes) (on|for|regarding) {proposal} [from ...] to {choice}",
            "(change|switch|alter) my (vote|votes) [from ...] to {choice} (on|for) {proposal}",
            "abstain => choice=ABSTAIN",
            "(wish|want|would like|ask|desire) [for] my vote (on|for) {proposal} (to be|[to be] (recorded|counted|entered|noted|changed|cast) (as|to)) [a|an] {choice}",
            "(record|register|enter|cast|note|declare) (an|my) abstention (on|for|regarding|in) {proposal} => choice=ABSTAIN",
            "give {proposal} [a|my] {choice} [vote]",
            "(replace|exchange|swap) my [(vote|ballot|for|against|abstain|shelve|abstention)] (on|for) {proposal} (with|by|for) [(a|an)] [vote] [of] {choice} [vote]",
            "(throw|hurl|fling|toss|chuck|lob) [(a|an|my)] {choice} (at|to|on) {proposal}",
            "(switch|change|go|swing|flip|move|turn|shift|come round|come over|come around|go over|switch over|change over) < [from ...] & (to|over to) [(a|an)] {choice} & (on|for|regarding|concerning|about) {proposal} >",
        ),
        says=(
            "{proposal} (is|is now) [a|an|my] {choice} [vote] (from|for|with|by) me",
            "{proposal} (gets|receives|earns|has|takes|gets from me|wins|draws) [(a|an|my|the)] [(big|firm|clear|grudging|reluctant|enthusiastic|solid|resounding)] [vote] [(:|,|-)] {choice} [vote|it] [from me]",
            "{proposal} (has|got|takes) my [(own|full|whole|vote|voice)] [vote] [:|,|of] [(a|an)] {choice}",
            "(for|on|regarding|concerning|as for|as to) {proposal} [,|:] [i am afraid|i fear|sadly|alas] [,] it (has to be|must be|can only be|has got to be|will have to be|shall be) [a|an] {choice} [(from|for|with) me]",
            "(for|on|with|regarding|concerning|as for|as to) {proposal} [,|:] my vote (is|is now|goes|shall be|becomes|:) [a|an] {choice}",
            "(for|on|with|regarding|concerning|as for|as to) {proposal} [,|:] (make|make it|make that|it is|it 's|i say|i am|i'm|i go|put me down for|count me) [a|an] {choice} [instead]",
            "i (say|am saying) {choice} (to|on|for) {proposal}",
            "(it is|it 's|make it|make that|that is|that 's) [now] [a|an] {choice} (on|for) {proposal}",
            "my vote goes [(a|an)] {choice} [(on|for|to)] {proposal}",
            "my [(earlier|old|previous|first|former|last)] vote (on|for) {proposal} is (hereby|now) (replaced|superseded) (by|with) [a|an] {choice}",
            "(this|here) is (my|a) vote {choice} [(on|for|to)] {proposal}",
            "[please] (consider|count|take|treat|regard) this [as] (my|a) vote {choice} [(on|for|to)] {proposal}",
            "{choice} (on|for|to) {proposal} [(from me|is my vote)]",
            "my [own] (vote|votes|ballot) (on|for|regarding|as to) {proposal} (is|are) (likewise|also|again|too) [a|an] {choice}",
            "my (vote|votes|ballot) (on|for|regarding|as to) {proposal} (is|are|reads|says|is now|becomes|changes to|shall be|must be|has to be|can only be|will have to be|goes|goes to|:|remains) [a|an] {choice}",
            "{choice} (goes|is what i vote) (on|to|for) {proposal}",
            "my (vote|choice|decision) is to (shelve|shelf) {proposal} => choice=SHELVE",
            "my (vote|choice|decision) is to abstain (on|from|in|regarding) {proposal} => choice=ABSTAIN",
            "{choice} (is|be) (my vote|what i say|my answer) (on|for|to) {proposal}",
            "[(please|you (can|may|should))] (count|put|mark|record|note|enter) me [down] (as|as voting|for|as being) [(a|an)] {choice} [vote] (on|for|to|regarding) {proposal}",
            "[please] (record|enter|register|note|put down|log|accept|take|receive|count) my [(vote|votes)] [of] {choice} [vote] [(on|for)] {proposal}",
            "[please] (record|register|enter|note|count|log|mark|put down) (a|an|my|one) [vote] [of] {choice} [vote] (for|from) me (on|against|next to|beside) {proposal}",
            "[please] put my name (under|down (under|for)) {choice} (on|for) {proposal}",
            "[please] (count|put|mark|record|note|enter) me [down] {choice} [(on|for|regarding)] {proposal}",
            "please (change|switch|alter|move) my vote (on|for) {proposal} [from ...] to [a|an] {choice}",
            "my {choice} [vote] (goes|is) (to|for|on) {proposal}",
            "my vote (is|:) [a|an] {choice} (on|for|to|regarding) {proposal}",
            "(count|record|enter|register|note|mark|put down) my vote (on|for) {proposal} as [a|an] {choice}",
            "{proposal} (both|each|all) (get|gets|receive|receives|earn|have|has) [(a|an|my)] [vote] {choice} [vote] [(from|out of|off) me]",
            "{proposal} (gets|receives|has) {choice} (from|out of|off) me",
            "{proposal} [(:|,|-)] (i am|i 'm|i ’m|i vote|i say) {choice}",
            "{proposal} [,] i [(hereby|therefore|must|also|just)] (shelve|shelf) => choice=SHELVE",
            "(on|from) {proposal} [,] i [(hereby|therefore|must|also|just)] abstain => choice=ABSTAIN",
            "{proposal} (deserves|earns|merits|wants|needs) and (gets|receives|has|shall have) (a|an|my|the) [vote] {choice} [vote]",
            "{proposal} (has|gets) my vote {choice} [it]",
            "on {proposal} [,] [i|my vote is|my vote|vote] [vote|cast|:] [is] {choice}",
            "as (for|to) {proposal} [,|:] [i] [vote|my vote is] {choice}",
            *changing("my vote (on|for|regarding) {proposal}", "{choice}"),
            "(on|for|regarding|concerning|as for|as to) {proposal} [,|:] my vote (goes|moves|passes|changes|switches|shifts|turns) [over] [from ...] (to|into) [(a|an)] {choice}",
            "{choice} [is] my vote on {proposal}",
            "[please] (count|put|mark|record|note) me [down] (as|as voting|for) {choice} [on|for] {proposal}",
            "(on|for|regarding|concerning|as for|as to) {proposal} [,|:] [please] (put|count|mark|note|record|write) me [down] (as|for|as voting|in as) [(a|an)] {choice}",
            "(put|count|mark|note|record|write) me [down] (as|for) (abstaining|an abstention|abstained) [(on|in|for) {proposal}] => choice=ABSTAIN",
            "(on|for|regarding|concerning|as for|as to) {proposal} [,|:] (put|count|mark|note|record|write) me [down] (as|for) (abstaining|an abstention|abstained) => choice=ABSTAIN",
            "there [,] i (vote|go|say|am) {choice}",
            "let {proposal} (have|get|receive) (my|a|an) [vote] {choice} [vote]",
            "my ... (on|for) {proposal} (becomes|turns into|changes into|changes to) [a|an] {choice}",
            "[please] put (my|a|an) {choice} [vote] (next to|beside|against|down for|on|to|by) {proposal}",
            "(on|for|regarding|as to) {proposal} [,] i (should|would|'d) (like|wish|want) to be (recorded|counted|entered|noted|put down|listed) [as] [voting] {choice}",
            "(consider|take|count|regard|treat) this [(as|to be)] (a|my) [(vote|ballot)] [of] {choice} [vote] (on|for|to) {proposal}",
            "(for|on) {proposal} [,] you [(can|may|shall)] (have|get) (a|my) {choice} [vote]",
            "you [(can|may|shall)] (have|get) (a|my) {choice} [vote] (on|for|to) {proposal}",
            "(you (may|can) count on|here (is|'s|goes|comes)|there goes|this is) (a|my) [vote] [of] {choice} [vote] (on|for|to) {proposal}",
            "{proposal} (can|may|shall|will) have (a|my) [vote] [:] {choice} [vote]",
            "[please] (make|turn|change) my vote (on|for) {proposal} [(into|to|be)] [a|an] {choice}",
            "there [,] [it is] [(an|my)] {choice} (from|for|by|with) me",
        ),
        labels=("vote", "votes", "my vote", "my votes"),
        examples={"I hereby vote AGAINST P237.": {"proposal": "237", "choice": "AGAINST"}},
    ),
    Words(
        "publish_results",
        "Change",
        rules=("4E15",),
        never=r"\bresults\s+of\s+(?:my|our|his|her|eir|their|a|the)\s+(?!(?:last\s+|final\s+|latest\s+|recent\s+|official\s+)?(?:vot|ballot|nweek|election))\w",
        tabular=True,
        params=(_NWEEK,),
        does=(
            "(publish|post|announce|present|issue|release|declare|report|proclaim|make public|give out|send out) < (the|its|these|this nweek 's) [following] [(official|final|full)] [(voting|ballot)] results [(of|for|on) [the] (voting|vote|votes|ballot|last ballot)] & [(for|of|in) nweek {nweek}] >",
            "(publish|post|announce|present) the [following] [official] [voting] results [(of|for)]",
            "make < (the|its|these) [following] [(official|final|full)] [(voting|ballot)] results [(of|for) [the] (voting|vote|votes|ballot)] & [(for|of|in) nweek {nweek}] & public >",
        ),
        says=(
            "the votes are in :",
            "the [(official|final|full)] [(voting|ballot)] results [(of|for) [the] [(voting|vote|ballot) (in|of|for)] nweek {nweek}] (are in|are these|are as follows|are the following) :",
            "(these|here|following|below) are the (official|final) [(voting|ballot)] results [(of|for) nweek {nweek}] :",
            "the [(official|final)] [(voting|ballot)] results [(of|for) [(the|this nweek 's)] (voting|vote|ballot)] [(for|of|in) [the] nweek {n}] are [(hereby|herewith|now)] (published|announced|posted|presented|issued|released|declared|made public) [(with|by|in) this (message|mail|post)]",
            "here are the [(official|final)] [voting] results [(of|for|in) [the] (voting|vote|ballot|ballots)] [(of|for|in) nweek {nweek}]",
            "[the] [official] results of [the] (voting|vote|votes|ballot) [(in|for|of|on) nweek {n}] [(are|follow)] (as follows|below|these|follow|hereby published|published below)",
        ),
        headings=(
            r"^\W*the\s+results?\s+of\s+(?:the\s+)?(?:voting|vote|ballot)\s+(?:in|for|of|on)\s+nweek\s+(?P<nweek>\d+)\s+(?:are|is)(?:\s+as\s+follows)?\s*+:\s*$",
            rf"^\W*(?:(?:the|our)\s+)?(?:official\s+|final\s+)?(?:voting\s+)?results?(?:\s+|\s*+,\s*)(?:of\s+(?:the\s+)?(?:voting|vote|ballot),?\s*)?(?:(?:of|for)\s+)?(?:the\s+)?(?:voting\s+(?:in|of|for)\s+)?,?\s*nweek\s+(?P<nweek>\d+){_ASIDE}",
            r"^\W*nweek\s+(?P<nweek>\d+)\s+(?:voting\s+)?results,?\s+(?:published|issued|posted|presented|announced)\s+by\s+(?:me|the\s+chair\w+)\W*$|^\W*official\s+results,?\s+(?:for\s+|of\s+)?nweek\s+one\s+hundred[a-z -]{0,30}\W*$",
            r"^\W*final tally\b[^.?]{0,50}:?\s*$",
            r"^\W*(?:(?:the|official|final)\s+)*results\s+of\s+(?:the\s+)?(?:voting|votes?|ballot)\s+(?:in|for|of|on|from)\s+nweek\s+(?P<nweek>\d+)(?:\s*[,(–—-]+\s*(?:by|from|as\s+counted\s+by|counted\s+by|your|the)\s[^:.?]{2,40})?\W*$",
            r"^\W*(?:final\s+|official\s+)?voting\s+results\s+(?:for|of|on)\s+(?:the\s+)?proposals?\s+#?P?\d[^.?:]{0,40}:\s*$",
            r"^\W*(?:voting|ballot|official) results\W*$",
            r"^\W*nweek\s+(?P<nweek>\d+)\s*+[:,–—-]\s*(?:the\s+)?(?:official\s+|voting\s+)?results\W*$",
        ),
        examples={"I publish the voting results.": {}},
    ),
    Words(
        "implement_passed_proposal",
        "Change",
        rules=("4E15",),
        never=r"\b(?:tidiness list|(?:the|my|these|this) corrections|mental state)\b",
        verb_needs=dict.fromkeys(("carry", "execute", "perform"), r"\bprop|\bbill\b|(?<!\w)[#pP]?\d{2,}|[\"“]")
        | dict.fromkeys(("put", "bring"), r"^(?!.*\b[Tt]weak)(?=.*(?:\bprop|\bbill\b|\d|[\"“]))"),
        turns=(
            Turn(
                "apply_tidiness_list",
                said=r"\btidiness\b|\bmy\s+(?:\w+\s+){0,2}list\b",
                phrase=r"\b(?:it|them|these|that|this|its\s+corrections)\b",
                apart=r"\b(?:prop\w*|p\d|\d)",
            ),
            Turn(
                "implement_refresh",
                said=r"\brefresh\s+proposal|(?-i:\bRP\b)",
                phrase=r"\b(?:it|this|that)\b",
                apart=r"\d|[\"“]|\bprop",
            ),
            Turn(
                "implement_refresh",
                phrase=r"\brefresh|\bRP\d*\b|\b(?:implement|apply|enact|execute)\s+(?-i:[A-Z])(?:\W|$)",
            ),
        ),
        params=(
            Param("proposal", Slot.PROPOSAL, required=True, many=True, unlike=_COLOUR_NAMES),
            Param(
                "changes",
                Slot.TEXT,
                like=r"(?i)\b(?:amend|chang|alter|repeal|enact|renumber|re-?titl|renam|replac|revis|modif|reword|rewrit|strik|struck|delet|insert|append|implement|appl|updat|substitut|split|merg|execut|effect)\w*|\brules?\b|\bR\d"
                r"|\b(?:add|put|mak|carr|mov|writ|enter|giv|set|creat|remov)\w*\b.*\b(?:changes?|paragraphs?|sentences?|texts?|words?|out|into|effect|force|section|clause|line|title|power)\b"
                r"|\b(?:increas|decreas|rais|lower|reduc|doubl|halv)\w*\b.*\b(?:every|each|all|by)\b",
                unlike=r"^(?:chang|alter|switch|mov|put|lift)\w*\s+my\s|^(?:am(?!\s+\w+ing\b)|was|have|had|think|feel|believe|vote|hope|guess|wonder|know)\b|^(?:[\w'’-]+\s+){1,6}?(?:must|should|ought|needs?|has\s+to|have\s+to|can|may|might|could|would)\b",
            ),
        ),
        does=(
            "(implement|apply|enact|carry out|effect|execute) < {proposal} & [(as|which) ...] >",
            "(make|carry out|effect|perform) the (change|changes) [that|which] {proposal} (directs|requires|calls for|describes|specifies|makes|orders|contains)",
            "(make|carry out|effect|perform|give effect to|put into effect|execute|implement) the [rule] (change|changes) (of|in|from|directed by|required by|demanded by|ordered by|prescribed by|described in|called for by|listed in) {proposal}",
            "(put|bring) < {proposal} & into (effect|force|practice|operation|being) >",
            "(put|bring|work|enter|write) the (change|changes) (of|in|from|directed by|required by|demanded by) {proposal} (in|into) [(the|our)] (effect|force|rules|ruleset|practice)",
            "(implement|apply|enact) {proposal} [(:|,|by) {changes}]",
        ),
        says=(
            "{proposal} having (won|passed|been passed|been adopted|been won|been carried|been accepted|carried|got (its|a|the) majority|been voted through) [(too|as well|also|likewise)] , i [hereby] [(now)] {changes}",
            "(since|as|because|now that) {proposal} [(has|has been|was|is|got)] (won|passed|carried|adopted|accepted|approved|voted through|gone through|went through) [,] i [hereby] {changes}",
            f"(since|as|because|now that|with) {{proposal}} [(has|was|is|got|having|being)] {_CARRIED} [,] ... (is|are) (hereby|herewith) {_AMENDED}",
            "(to implement|in order to implement|to carry out|to put) {proposal} [into (effect|force|practice)] [(,|:)] i [(hereby|now|therefore)] {changes}",
            f"with {{proposal}} [(now|being|having|safely)] {_CARRIED} [,] i [(hereby|now|therefore)] {{changes}}",
            "as (ordered|required|directed|demanded|prescribed|commanded|asked|requested|laid down|provided) (by|in) {proposal} [, (which|that|now) ... ,] [,] i [(hereby|now)] {changes}",
            f"{{proposal}} (having|has) {_CARRIED} [(,|:|;|–|—|-)] [(and|so|therefore|thus|hence|accordingly)] [,] ... (is|are) (hereby|herewith) {_AMENDED}",
            "as {proposal} (directs|requires|demands|orders|prescribes|says) , i [hereby] {changes}",
            "in (implementation|execution|fulfilment|application) of {proposal} [, (which|that) [(has|have)] [been] (passed|won|carried|adopted|accepted) ,] [,] i [hereby] {changes}",
            "{proposal} (passed|has passed) ; {changes}",
            "[(as|since|because)] {proposal} (passed|has passed|won|has won|carried|has carried|was adopted) [,|;] (so|therefore|hence|thus|and so|accordingly) [,] [i] [(hereby|now|therefore)] {changes}",
            "[as] {proposal} (passed|has passed) , i [hereby] {changes}",
            "{proposal} having (won|passed|been passed|been adopted|carried) [(too|as well|also|likewise)] , (so|thus|accordingly|therefore|) {changes}",
            "the [rule] changes (of|in|directed by|required by|demanded by|ordered by|prescribed by|described in|called for by) {proposal} [, [which] [has|have] (passed|won|carried) ,] (have been|are|are hereby) (made|carried out|put into effect|implemented)",
            "{proposal} is [hereby] implemented",
        ),
        examples={"P237 having passed, I amend R9 accordingly.": {"proposal": "237"}},
    ),
)
