"""The Ministry of Change: proposals, from the pool to the rules (4E15, 4E16)."""

from __future__ import annotations

from dataclasses import replace

from engine.language import Document, Listed, Param, Slot, Turn, Words
from officers.bnomic4.words.common import OFFICE, VOCABULARY
from officers.bnomic4.words.unchanged import NO_NUMBERING, NO_REVISION, NO_WITHDRAWAL
from officers.bnomic4.words.verbs import (
    ASSIGN,
    DEMANDS,
    DROPPING,
    NEW_TEXT,
    OFFER,
    REVISE,
    SENT,
    SUBMIT,
    WITHDRAW,
    presented,
)

_COLOUR_NAMES = rf"^(?:{'|'.join(VOCABULARY.colours)})$"
_OWN_PROPOSAL = Param(
    "proposal",
    Slot.PROPOSAL,
    required=True,
    many=True,
    alone=True,
    unlike=r"(?i)\bdisplay\s+of\b|\b(?:rewards?|contract|pact|treaty|consultation|intent|game|refresh|rps?|objections?|support)\b|^(?:the\s+|this\s+)?tweaks?\b|^(?:hopefully|possibly|probably|presumably|supposedly|allegedly|apparently|seemingly|reportedly|previously|recently|formerly|originally|theoretically|ideally)$|^(?-i:(?:(?:the\s+)?[Pp]riest\s+)?of)\s|"
    + _COLOUR_NAMES
    + r"|^(?-i:[A-Z])$",
)
"""Refresh Proposals are called by letters, and the others are not."""
_COLOUR = Param("color", Slot.COLOUR)
_COLOURED = (
    "[it is] (coloured|colored|painted|dyed|tinted|color|colour) [(:|is|in|as)] [the (color|colour)] {color}",
    "(its|the|whose|with the|of the|in the|in) (color|colour) [(is|being|shall be|:|of)] {color}",
    "(it|which) is (coloured|colored|painted|) {color}",
    "(it|which) has (the|a) (color|colour) [of] {color}",
    "in {color}",
    "(a|an|the) {color} (one|proposal)",
    "{color} (in colour|in color|of colour|of color)",
)
_SOMETHING = "(this [(little|new|short|small)] (one|thing)|(a|another|one more|my) [(little|new|short|small)] (thing|one)|a little something|something|the following [thing]|this)"
"""What somebody brings and does not call a proposal."""
_UNNAMED = r"(?:(?:a|another|one\s+more|my|this|the\s+following)\s+(?:[\w'’]+\s+){0,2}?(?:thing|one)|(?:a\s+little\s+)?something|this|the\s+following)"
_CALLED_ONLY = rf"(?!.*\b(?:propos|submit|tabl|re-?submit|put|bring|hand|enter)\w*\s+(?:in\s+|forward\s+)?{_UNNAMED}\b,?\s+(?:it\b|its\b|it['’]s|which|that|called|named|titled|entitled)(?!.*:\s*(?:$|[{{\"“])))"
_NOTHING_NAMED = rf"^{_CALLED_ONLY}(?!.*\bpropos\w+\s+(?:[\w'’]+\s+){{0,3}}(?:something|thing|one)\b(?!\s*:\s*$|,?\s+(?:it\b|its\b|it['’]s|which|that|called|named|titled|entitled)))"
"""Only says what something is called, or that there is something, and leads to no text."""
_CARRIED = "[(been|got|now)] (won|passed|carried|adopted|accepted|approved|voted through|voted in|gone through|went through|got through|made it [through]|come through|came through|prevailed|succeeded)"
_AMENDED = "(amended|changed|altered|inserted|added|appended|struck|struck out|deleted|removed|substituted|moved|merged|split|rewritten|updated|retitled|put into effect|carried out|repealed|created|enacted|renumbered|retitled|renamed|replaced|revised|modified|reworded)"
"""What is done to rules."""
_CELL = r"(?:[^\s|]|[ ](?=[^\s|])){1,80}"
_GAP = r"(?:[ ]{2,}|\t|[ ]*\|[ ]*)"
"""Of a table's row that has the number in its last column: "Left Bank   Oxbow   465"."""
_NUMBERS = Listed(
    r"\b(?:assign|give|number|allot|hand\s+out|issue|award|allocate|distribute|deal\s+out)\w*\b[^.:]{0,60}\b(?:numbers?|numbering|proposals)\b(?![^.:]{0,40}\b(?:rules|laws)\b[^.:]{0,20}:\s*$)"
    r"|^\W*(?:the\s+)?new\s+numbers\b[^.:]{0,40}:|\bproposals\b[^.:]{0,40}\bnumber(?:ed|s)?\s+(?:them|as|thus)\b"
    r"|\b(?:proposals|arrivals|newcomers|entries|submissions)\s+(?:now\s+|hereby\s+)?(?:get|receive|are\s+given)\b[^.:]{0,30}\b(?:numbers|tags|number\s+plates)\b"
    r"|^(?!\W*(?:the\s+)?(?:new\s+)?rules\b)[^.:?]{0,40}\b[a-z]+s\s+(?:from\s[^.:?]{1,30}?\s|of\s[^.:?]{1,30}?\s)?(?:now\s+|hereby\s+|herewith\s+)?(?:get|receive|take|are\s+given)\s[^.:?]{0,20}\bnumbers(?:\s+(?:now|hereby|herewith|at\s+last|from\s+me|as\s+follows))?\s*:\s*$"
    r"|^(?!.*\b(?:rules?|by\s+lot|dice)\b)\W*(?:[^.:?,]{0,40}\s)?(?:are\s+)?(?:hereby\s+|now\s+)?numbered(?:\s+(?:hereby|herewith|now|by\s+me|today|as\s+follows|thus))+\s*:\s*$"
    r"|^\W*(?:hereby|herewith|now)\s+numbered\b(?![^.:]*\b(?:rules?|consultations?|questions?)\b)[^.:]{0,30}:\s*$"
    r"|^\W*(?:the\s+)?(?:new\s+)?numbers\s+for\s+(?:(?:the|this|these|our|all|my)\s+)?(?:[\w'’]+\s+){0,2}?(?:strays|proposals|newcomers|arrivals|entries|submissions|latecomers|pool)\s*:\s*$"
    r"|(?<!rule\s)\bnumbers\s+(?:(?:that|which)\s+)?I\s+(?:\w+\s+)?(?:assign|give|allot|hand|issue|award|allocate|distribute|deal)\b(?:\s+out)?[^.:]{0,40}:"
    r"|^\W*(?:new\s+)?(?:proposal\s+)?numbers\s+(?:given|assigned|allotted|handed|issued|dealt)\b"
    r"|\b(?:following|these) (?:proposal )?numbers? (?:are|is) (?:hereby )?assigned"
    r"|\b(?:following|these) (?:new )?proposals are (?:hereby |now )?(?:recogni[sz]ed|accepted|received|registered|admitted|entered|numbered|given)\b[^.:]{0,40}\bnumber"
    r"|\bI(?:['’]m|\s+am)?\s+(?:hereby\s+|now\s+|herewith\s+)?number(?:ing)?\s+(?![^.:]{0,60}\brules\b)(?:the|these|those|all|our|this|them|two|three|four|five|six)\b[^.:]{0,60}?(?:\s*:|\s(?:as\s+follows|as\s+below|below|thus|like\s+this|so)\s*[.:])\s*$"
    r"|^\s*(?:new )?proposal numbers\b|^\s*new proposals\s*$|\bnumbering\s+(?:of|for)\b[^.:]{0,60}:|^\W*(?:the\s+)?(?:proposal\s+)?numbering\s*:\s*$|\bnumber\s+(?:the\s+(?:pool|lot|rest|new\s+ones)|what)\b[^.:]{0,40}:",
    (
        r"(?P<proposal>[\"“][^\"”]{1,100}[\"”])\s*(?:is|gets|becomes|->|=>|[:=]|[-–—]{1,2})?\s*(?:number\s+)?(?:#|P)?(?P<number>\d{1,6})\s*+[.;,]?\s*$",
        r"\(?(?:#|[Pp]|[Pp]roposal\s+)?(?P<number>\d{1,6})\s*(?:[:=.,)|]|-{1,2}|[–—]|->|(?:is|for|goes\s+to|to)\b)?\s+(?!.*\bI\b)(?P<proposal>.+?)(?:(?:\s{2,}|\t|\s+\((?=[^)]*\)\s*$)|\s+https?:|\s+by\s+(?=[A-Z])).*)?\s*$",
        r"(?!(?:as\s+\w+\s*+,?\s*)?I\b)(?P<proposal>(?:(?![\"”]\s+(?:is|gets)\s+\d+\s).)+?)\s*(?:\.{2,}|[:=\-–—]|->|=>|is(?: now)?(?: (?:assigned|given))?|becomes|gets|:)\s*(?:proposal\s+)?(?:number\s+)?(?:#|P)?\s*(?P<number>\d{1,6})\s*(?:[.;,]?\s*$|[,;(]\s)",
        rf"\|?\s*(?P<proposal>[A-Z\"“]{_CELL}){_GAP}(?:[A-Za-z]{_CELL}{_GAP}){{0,2}}(?:#|P)?(?P<number>\d{{1,6}})\s*\|?\s*$",
    ),
)

_NUMBERING = r"\bnumber|\bproposal|\bprops?\b|[\"“'_*]|\b[pP]\d"
_NOT_TO_SOMEBODY = r"(?s:^(?!.*\b(?:assign|allot|give)(?:s|ing)?\s+#?\d{1,6}\s+to\s+(?-i:[A-Z])[\w'’-]*(?:\s*+,)?(?:\s*(?:$|[.,;!])|\s+(?:and|as|too|now|instead|please)\b)).*)"
"""Who assigns a bare number to one bare name may mean a Consultation and its Priest as well."""
_A_PROPOSAL = r"\bprop(?:osal)?s?\b|(?<!\w)[pP]\d{2,6}\b"
_RULE_NUMBERED = r"(?i)^(?:(?:as|being)\s+(?:the\s+)?(?:\w+\s+){1,3}?)?,?\s*(?:I\s+)?(?:(?:hereby|now|duly|also)\s+)?(?:(?:give|assign|allot|grant|number)\b[^.;]{0,20}\bnew\s+rule\b|(?:assign|allot|give)\s+(?:the\s+)?(?:rule\s+)?number\b|the\s+new\s+rule\b[^.;]{0,60}\b(?:gets|receives|is\s+(?:given|assigned))\s+(?:the\s+)?(?:rule\s+)?number\b)"
"""A new rule gets its number: an act of its own, that is not told by what it follows from."""

WORDS = (
    Words(
        "submit_proposal",
        "Change",
        rules=("4E15",),
        creates="proposal",
        never=r"\b(?:new|other|better|different|changed)\s+(?:words|wording|version|text)\s+(?:of|for)\s+(?:my|the|our)\s+(?:proposal|prop|own)\b|\b(?:put|lay|set|place)\s+(?:my|this|the|that|a)\s[^.:;]{0,40}?\s(?:on\s+(?:(?:the|a)\s+)?(?:shelf|ice|hold|back\s+burner)|to\s+(?:rest|sleep|bed)|aside|away)\b|\b(?:have|got|['’]ve)\s+(?:[\w'’]+\s+){0,4}(?:proposal|prop)\s+(?:pending|in\s+(?:mind|the\s+works|the\s+making|preparation|the\s+pool|the\s+queue)|(?:by|from)\s+(?!me\b|my\b)(?-i:[A-Z]))|\b(?:news|word|message|tidings|report)s?\s+(?:of|about|on)\s+(?:an?|the|my)\s+(?:new\s+)?proposal\b|\bproposals?\s+(?:per|every|each|a)\s+(?:n?day|n?week|month|year)\b|\bballot\s+(?:of|for|on)\s+(?:the\s+|all\s+)?refresh\s+proposals?\b|^(?:(?!\bprop(?:osal)?s?\b|[\"“„]).)*\brefresh\s+prop(?:osal)?s?\b",
        verb_needs={"propose": rf"{_NOTHING_NAMED}(?!.*\b(?:without|w/o|absent|barring)\s+(?:\w+\s+)?objections?\b)"}
        | dict.fromkeys(("submit", "table", "resubmit", "enter", "hand"), rf"^{_CALLED_ONLY}")
        | dict.fromkeys(
            ("put", "bring", "place"),
            rf"^{_CALLED_ONLY}(?!.*\b(?:(?:to|for)\s+(?:the|a)\s+vote|up\s+for\s+(?:a\s+|the\s+)?vot\w+)\b)",
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
            "propose [(a|this|another|one more|my|the following)] [(little|small|new|short|tiny|silly|simple|quick|fun|modest)] (thing|something|one)",
            f"(submit|propose|table|put forward|bring forward|hand in|enter) {_SOMETHING} [,] ([(it is|it 's|its|which is|that is)] (called|named|titled|entitled|by the name of|known as)|which i call|i call it) {{title}}",
            "(give|bring|show|send|hand) to (you|ye|you all|us|us all|the (house|nomic|list|chairman|assembly|game)) (a|an|one|my|this|the following|another) [(new|little|small|short)] [{color}] (proposal|prop)",
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
        labels=("proposal", "new proposal", "prop", "proposal submission", "submission of a proposal"),
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
            Turn("revise_refresh_proposal", phrase=r"\brefresh\s+proposal\b|(?-i:\bRP\b)"),
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
            "(give|grant|lend|issue|supply|provide) {proposal} [with] (a|the|this|another|its) [(new|fresh|different|following|revised|better|second|improved)] [following] (body|text|wording|version) [,] [(as|by way of|in) [a] revision]",
            f"(give|grant|lend|issue|supply|provide) {{proposal}} [with] {NEW_TEXT} [(and|,|with|as well as|under) [(a|its)] [(new|other|fresh|better)] (name|title) [(with|to) (it|them)]]",
            "(replace|swap|exchange) < the (body|text|wording|contents|words) of {proposal} & [(with|by|for|against)] [(the following|this one|these)] >",
            "(submit|post|offer|make) [a|an|the] [new|following|revised] (revision|version|text) (of|to|for) {proposal}",
            "(submit|post|publish|hand in|put forward|present|issue|enter|file) [a|an|the|this|my] [following] (revision|rewrite|rewording|(new|revised|following|updated|amended) (version|text|edition)) (of|to|for) {proposal}",
            "(make|have|let) {proposal} [now] read [(as follows|thus|this|now|so)]",
            "(correct|fix|emend) {proposal} (to read|to say|so that it [now] (reads|says)|as follows)",
            "(set|reset) the (body|text|wording|contents) of {proposal} [to]",
            "substitute (the following|this|these words) [(text|body)] for the (body|text|wording|contents) of {proposal}",
            "(revise|amend|resubmit|rewrite|edit|modify|update|alter) {proposal}",
            "(change|replace) the (body|text) of {proposal}",
            "(change|replace) {proposal} (so that|to read|as follows|with the following|to the following|'s body|'s text)",
            "change < [(my|the)] [(pending|own)] proposal {proposal} & [(so that|to)] [it|its (body|text)] [(to read|reads|read|becomes|to be|to say|says|now reads)] [(as follows|thus|the following|in full|like this|like so|as below)] >",
            "(change|rework|redo) {proposal} : (its|the) [new] (title|name|body|text|wording)",
            "replace {proposal} with",
            "(change|make|turn) {proposal} (to|into) (this|the following|the below|read|what follows|the text below)",
        ),
        labels=(),
        verb_needs=dict.fromkeys(
            ("make", "have", "let"),
            r"\b(?:revision|version|text)\b|\b(?:in)?to\b|(?:\bprop(?:osal)?s?\b|\d{2}).*\bread(?:\s+(?:now|thus|so|this|as\s+follows|the\s+following|instead))*\s*:?\s*$",
        ),
        never=NO_REVISION,
        says=(
            "my {proposal} (is|be) (revised|amended|changed|rewritten) to (read|say)",
            "{proposal} 's (body|text|wording|contents) (is|are|shall be) [(hereby|now)] (replaced|changed|amended|revised|rewritten) [(by|with|to|so as to)] [(the following|read|be)]",
            "[the] (body|text|wording|contents) of {proposal} [(hereby|now|from now on|henceforth)] (becomes|changes to|turns into|shall (be|become)|is to be|will be|is (now|hereby|henceforth|from now on)) [(this|the following|as follows)]",
            "[the] (body|text|wording|contents) of {proposal} (is|are|shall be) [(hereby|now)] (replaced|changed|amended|revised|rewritten) [(by|with|to|so as to)] [(the following|read|be)]",
            "{proposal} (shall|will) [(from now on|henceforth|now|hereafter)] (have|bear|take) (the following|this|a new|the new) [(new|following)] (text|body|wording) [:]",
            "{proposal} (shall|will) [(from now on|henceforth|now|hereafter)] (read|consist of) [(the following|this|a new|the new|as follows)] [new] [(text|body|wording)] [:]",
            "{proposal} (now|henceforth) (reads|says|runs) [(as follows|thus|the following|in full)]",
            "{proposal} [(hereby|now|henceforth)] becomes [(this|the following|as follows)] :",
            "{proposal} reads (now|henceforth|from now on|as follows|thus)",
            "{proposal} [(now|henceforth)] (is to read|shall read|should read|will read) [(now|henceforth|as follows|thus)]",
            "{proposal} (gets|has|receives|is given|takes) [(a|the|this|its)] [(new|revised|following|different)] [following] (text|body|wording)",
            f"{{proposal}} (gets|receives|is given|takes on) {NEW_TEXT} [from me]",
            "[the] (body|text|wording|words|contents) of {proposal} (is|are) (hereby|herewith|now) (replaced|exchanged|swapped) (by|with|for) (these|this|the following|those below)",
            "[(a|my|the|here is (a|my|the)|here 's (a|my|the))] (revision|update|amendment|rewrite|rewording) (of|to) {proposal}",
            "here (is|'s|comes) [(the|my)] (revised|amended|updated|improved|rewritten) {proposal}",
            "here (is|'s|comes) [(the|my)] (revised|amended|new|updated|improved|rewritten) (text|version|wording|edition|body) (of|for) {proposal}",
            "(consider|deem|regard) {proposal} [as] [(hereby|now)] (revised|amended|changed|rewritten|reworded) [(to (read|say)|as follows|thus|so)]",
            "let [my] proposal {proposal} [(now|henceforth|hereafter|from now on)] (read|say)",
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
        never=NO_WITHDRAWAL,
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
                phrase=r"\b(?:it|this|that|(?<!two of )(?<!three of )(?<!four of )them)\b",
                apart=r"\d|[\"“]|\bprop",
                before=True,
            ),
        ),
        params=(_OWN_PROPOSAL,),
        other_kinds=(
            "votes?|ballot|objections?|support|claims?|answers?|verdict|bid|resignation|intent|intention|announcement|challenge"
            "|tweaks?|consultations?|indictments?|contract|pact|treaty|agreement|sub-?games?|tricks?|oracularity|rps?|lists?|displays?|offer"
        ),
        verb_needs=dict.fromkeys(("cancel", "delete", "scratch", "abandon", "yank", "discard", "unpost"), _A_PROPOSAL)
        | dict.fromkeys(("kill", "bin", "axe", "ditch", "junk", "trash"), r"\bmy\s+(?:own\s+)?prop(?:osal)?s?\b")
        | {
            "drop": rf"(?s)^(?=.*(?:\bprops?(?:osals?)?\b|\bkeep(?:s|ing)?\b|\bdrop(?:s|ping)?\s(?:(?!\band\s+(?-i:[a-z]))[^;.!?])*?(?:\d|[\"“'‘_*]|\b(?:my|mine|own|it|this|that|them|these|those|both|all)\b)|\bfrom\s+(?:the\s+)?(?:consideration|vote|voting|ballot|pool|queue|table|agenda)\b))(?!.*\bdrop(?:s|ping)?\s+(?:{OFFICE[1:-1]})(?=\s*(?:$|[.,;:!(]|\s(?:and|as|for|too)\b)))"
            rf"(?!(?!.*(?:\bprop|\d)).*(?:{DROPPING}))(?!.*\bdrop\w*\s[^.;:]{{1,60}}\sfrom\s+(?:my|our|the)\s+(?:\w+\s+)?(?:lists?|diary|calendar|plans|menu|schedule)\b)"
        },
        does=(
            "take < {proposal} & [back] ((off|from) the (table|ballot|agenda|list|queue)|back) >",
            f"{WITHDRAW} < the (proposal|prop) [(that|which)] i {SENT} [{{phrase}}] > => proposal=own",
            f"{WITHDRAW} < {{proposal}} & [from [the] (consideration|ballot|table|queue|voting) [...]] >",
            "(withdraw|retract|pull|take back|draw back|rescind|unsubmit) {proposal} [(again|from consideration)]",
            "(draw|pull|call) {proposal} back",
            "(haul|reel|drag) {proposal} [back] (down|in|out|off|back)",
            "(strike|remove|delete|erase|cross|take|scratch) < {proposal} & (from|off) the (queue|ballot|table|agenda|pool|pile|heap) >",
            "(strike|remove|take|drop|pull) < {proposal} & (from|out of) (consideration|voting|(the|this) [proposal] (running|pool|queue|race|ballot)) >",
            "(cancel|delete|scratch|abandon|yank|discard|unpost|kill|bin|axe|ditch|junk|trash) {proposal}",
        ),
        opens=("withdrawn",),
        labels=("withdrawal", "retraction", "withdraw"),
        says=(
            "{proposal} (:|-) [(both|all|all of them|now|hereby)] (withdrawn|retracted)",
            "(consider|deem|regard|treat) {proposal} [as] (withdrawn|retracted|pulled|gone)",
            "{proposal} (is|are) [hereby|now] (withdrawn|retracted|pulled)",
            "{proposal} (is|are) (hereby|herewith|now) (drawn back|taken back|called back|pulled back) [by me]",
            "{proposal} (comes|goes) off (the|this) (ballot|table|agenda|queue|list) [(by my hand|by me|hereby|with this (mail|message)|again)]",
            "[please] consider {proposal} (withdrawn|retracted)",
            "{proposal} (is|are) (hereby|herewith|now) ((off|out of) (the|this) (table|ballot|agenda|queue|list|running)|history|gone|dead|no more)",
            "{proposal} (is|are) (hereby|herewith|now) no (longer|more) (before (you|us|the players)|on (the|this) (table|ballot|agenda|queue|list)|up for (a vote|voting)|pending)",
        ),
        examples={"P237 is withdrawn.": {"proposal": "237"}},
    ),
    Words(
        "assign_proposal_number",
        "Change",
        rules=("4E15",),
        forms=("number assignment", "assignment of a number", "proposal number"),
        lists=(_NUMBERS,),
        verb_needs={
            "give": rf"{_NUMBERING}|(?=.*\d{{3}}){_NOT_TO_SOMEBODY}",
            **dict.fromkeys(("assign", "allot"), rf"{_NUMBERING}|\bchairman\b|{_NOT_TO_SOMEBODY}"),
        },
        left_to=frozenset("oracle consultation consultations priest zot beast ocb trick tricks ranger".split()),
        left_unless=frozenset("proposal proposals prop props ballot chairman title titled".split()),
        never=NO_NUMBERING,
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
                unlike=rf"^(?:{'|'.join(VOCABULARY.colours)}|zot\w*|withdrawn|open|closed|pending|dead|won|lost|passed|failed|historical|consistent|inconsistent|true|false|yes|no|paradox)$|^(?:not\s+)?(?:guilty|innocent)\b|\?$",
            ),
        ),
        does=(
            f"{ASSIGN} < [the] [proposal] (number|no.|nr) {{number}} & to {{proposal}} >",
            f"{ASSIGN} {{proposal}} < [(the|its)] [proposal] [(number|no.|nr) [,]] {{number}} >",
            "(recognise|recognize|register|enter|list|file|admit|accept|put down|write down|note) < {proposal} & as [proposal] [(number|no.|#)] {number} >",
            "(number|label|call|dub|tag|christen|enumerate|stamp|designate|record|name) {proposal} < [(as|with)] [proposal] [number] {number} >",
            "(assign|give|allot) {number} to {proposal}",
            "(hand out|deal out|bestow|confer|put|set|pin|stick|attach|hand|accord|affix|tack) < [the] [proposal] (number|no.|#) {number} & (to|on|upon|onto) {proposal} >",
            "(hand|accord|bestow) {proposal} < [(the|its)] [proposal] (number|no.|#) {number} >",
            "number {proposal} [as] {number}",
            "(use|take|reserve) [the] [proposal] (number|no.|#) {number} for {proposal}",
        ),
        says=(
            "{proposal} (will be|is to be|shall be|be|is hereafter) (known as|numbered) [proposal] [number] {number}",
            "the [proposal] number of {proposal} (is|shall be|will be|becomes) [(now|hereby|henceforth)] [#] {number}",
            "[(a|the)] [new] proposal number [(:|,|-)] {number} (for|to) {proposal}",
            "{number} is {proposal}",
            "{number} (shall be|will be|becomes|is hereby) the number (of|for) {proposal}",
            "[(the|a)] [new] [proposal] number (for|of) {proposal} [is] (:|=|-|–|—) {number}",
            "{proposal} (goes|runs|sails|travels) (by|under) [the] [number] {number} [(from now on|henceforth|now)]",
            "{number} is [(now|hereby|herewith)] the number of {proposal}",
            "let {proposal} (have|bear|get|carry) [the] [proposal] [(number|no.|#)] {number}",
            "{proposal} (now|hereby|henceforth) (has|bears|carries) [the] [proposal] (number|no.|#) {number}",
            "{proposal} (goes|is entered|is put|is taken|is written) down [(in|into|on) (the|my|our) (book|books|list|record|records|register|roll|ledger)] as [proposal] [number] {number}",
            "{proposal} (goes|is entered|is put|is written) (in|into|on) (the|my|our) (book|books|list|record|records|register|roll|ledger) as [proposal] [number] {number}",
            "{proposal} (goes|is entered|is put|is taken) [down] (on|onto|into|in) the (books|list|records|register|queue|roster) as proposal [number] {number}",
            "{proposal} (is|has) [(hereby|now|henceforth)] to (bear|carry|take|have|wear) [the] [proposal] (number|no.|#) {number}",
            "{number} (goes|is [(hereby|now)] (given|assigned|awarded|allotted)) to {proposal}",
            "{proposal} (bears|carries|takes|wears|(shall|will) (bear|carry|take|wear|have)) [(hereby|now|henceforth)] [the] [proposal] (number|no.|#) {number}",
            "{proposal} (shall|will|is to) (go|pass|be known) (by|as|under) [the] number {number}",
            "{proposal} (is|becomes|shall be|gets|receives|is hereby|is assigned|is given) [hereby|now] [the] [proposal] number {number}",
            "{proposal} (is|becomes|shall be|will be) [hereby|now|henceforth] [proposal] [number] {number}",
            "{proposal} (gets|receives) [hereby|now|henceforth] [(proposal|number|proposal number|no.|#)] {number}",
            "to {proposal} (goes|falls|belongs|i give) [(proposal|number|the number|proposal number|no.|#)] {number}",
            "[the] [proposal] (number|no.|#) {number} [(hereby|now|herewith)] (goes|is [(hereby|now)] (assigned|given|awarded|allotted)|belongs|falls|passes) to {proposal}",
        ),
        examples={'I assign proposal number 152 to "Hats".': {"number": 152, "proposal": "Hats"}},
    ),
    Words(
        "implement_passed_proposal",
        "Change",
        rules=("4E15",),
        idle=True,
        never=r"\bapply\s+(?:a\s+|the\s+)?zot\b|\b(?:gets|receives|bears|has|takes|carries)\s+(?:from\s+me\s+)?(?:the\s+|a\s+)?(?:rule\s+)?number\b|^\W*(?:the\s+)?rule\s+[\"“][^\"”]{1,60}[\"”]\s+is\s+(?:hereby\s+|now\s+)?(?:entered|put|written|brought)\s+into\b|\b(?:reinforce(?:ment)?|punish(?:ment)?)\b|^(?!.*\b(?:prop\w*|bill|p\d|(?:per|under)\s+#?\d+,?\s+(?:which|that)\b)).*\b(?:implement|apply|enact|execute|give\s+(?:effect|force)\s+to)\s+(?:the\s+changes?\s+(?:in|of|to)\s+)?rule\s+\d|^(?!.*\b(?:prop\w*|bill|p\d)).*\b(?:do|make|perform|effect|execute|carry\s+out)\s+(?:what|all\s+that|the\s+changes?(?:\s+(?:that|which))?)\s+(?:the\s+)?(?:rule\s+|r)\d|\b(?:tidiness list|(?:the|my|these|this) corrections|mental state)\b|\b(?:to|for)\s+(?:the|a)\s+vot(?:e|ing)\b|\bI\s+(?:already\s+|have\s+|then\s+)?(?:amended|changed|repealed|enacted|altered|added|implemented|applied|updated|deleted|removed|replaced|created|inserted)\b",
        verb_needs=dict.fromkeys(
            ("carry", "execute", "perform", "enforce", "make"), r"\bprop|\bbill\b|(?<!\w)[#pP]?\d{2,}|[\"“]"
        )
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
                said=r"\b(?:chosen|selected|winning)\s+(?:refresh\s+proposal|(?-i:RP))\b",
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
                r"|\b(?:add|put|mak|carr|mov|writ|enter|giv|set|creat|remov)\w*\b.*\b(?:changes?|paragraphs?|sentences?|texts?|words?|duties|powers|responsibilities|out|into|effect|force|section|clause|line|title|power)\b"
                r"|\b(?:increas|decreas|rais|lower|reduc|doubl|halv)\w*\b.*\b(?:every|each|all|by)\b"
                r"|,?\s(?:just\s+)?as\s+(?:it|that|the\s+proposal)\s+(?:says|directs|orders|demands|prescribes|bids|requires|asks|commands|provides)\b",
                unlike=_RULE_NUMBERED
                + r"|^(?:i\s+)?(?:carry|put|implement|execute|apply|enact|perform)\s+(?:it|this|that)\b|^(?:i\s+)?(?:(?:now|also|then|so|even|still)\s+)?(?:never|not|thank|did|don|didn|do\s+not|already|hardly|congratulate|applaud|praise|welcome|asked?|told|tell|urge|remind|saw|see|read|say|said)\b|^(?:chang|alter|switch|mov|put|lift)\w*\s+my\s|^(?:am(?!\s+\w+ing\b)|was|have|had|think|feel|believe|vote|hope|guess|wonder|know|hear|heard|gather|suppose|presume|assume|reckon|understand|trust|expect|notice|note|take\s+it|imagine|fear|suspect|recall|remember|worry|doubt|agree)\b|^(?:[\w'’-]+\s+){1,6}?(?:must|should|ought|needs?|has\s+to|have\s+to|can|may|might|could|would)\b",
            ),
        ),
        does=(
            "(implement|apply|enact|carry out|effect|execute|enforce|make real) < {proposal} & [(as|which) ...] >",
            f"(make|carry out|effect|perform|do|execute) (the (change|changes) [that|which]|what|all that) {{proposal}} {DEMANDS}",
            "(put|bring|work|enter|write|install|incorporate) {proposal} (in|into|on) (the|our) (rules|ruleset|rulebook|books|statutes)",
            "(amend|change|alter|update|revise|rewrite|repeal) rule {n} [(just|exactly)] as [(it is|is)] (ordered|directed|required|demanded|laid down|prescribed|provided|specified|set out|described|asked|asked for|called for|told|instructed) (by|in) {proposal}",
            "(amend|change|alter|update|revise|rewrite|repeal) rule {n} [,] (per|as per|pursuant to|in accordance with|according to|in line with) {proposal}",
            "(make|carry out|effect|perform|give effect to|put into effect|execute|implement|apply) the [rule] (change|changes) (of|in|from|made by|laid down by|set out in|directed by|required by|demanded by|ordered by|prescribed by|described in|called for by|listed in) {proposal}",
            "(put|bring) < {proposal} & into (effect|force|practice|operation) >",
            "give (effect|force) to {proposal}",
            f"(change|amend|alter|update|revise) (the|our) (rules|ruleset) (as|the way|in the way|just as) {{proposal}} {DEMANDS} [it]",
            f"(change|amend|alter|update|revise) rule ... (as|the way|in the way|just as) {{proposal}} {DEMANDS} [it]",
            "(bring|put) (the|our) (rules|ruleset) (into|in) (line|accord|agreement) with {proposal}",
            "(add|put|write|insert|enter|place|work|incorporate) < {proposal} 's [new] (rule|rules|text|change|changes|amendment|amendments|paragraph|section) & (to|in|into) (the (ruleset|rules|books|statutes)|force|effect|rule {n}) >",
            "(add|put|write|insert|enter|place|work|incorporate) < the [new] (rule|rules|text|change|changes|amendment|amendments|paragraph|section) (of|from|in) {proposal} & (to|in|into) (the (ruleset|rules|books|statutes)|force|effect|rule {n}) >",
            "(put|bring|work|enter|write) the (change|changes) (of|in|from|directed by|required by|demanded by) {proposal} (in|into) [(the|our)] (effect|force|rules|ruleset|practice)",
            "(implement|apply|enact) {proposal} [(:|,|by) {changes}]",
        ),
        says=(
            "{proposal} (was|has been|is) (passed|adopted|carried|approved|accepted|won|voted through) [(,|;|:|-|–|—)] (and|so|therefore|thus|and so|hence) [(so|therefore|thus|hence)] [,] i [(hereby|now|therefore)] {changes}",
            "{proposal} (is|has come|comes|came|has gone|has entered) [(now|thus|hereby)] (in force|into force|in effect|into effect|law) [(,|;|:|-|–|—)] (and|so|therefore|thus|and so|hence) [(so|therefore|thus|hence)] [,] i [(hereby|now|therefore)] {changes}",
            "{proposal} (is|has come|comes|came|has gone|has entered) [(now|thus|hereby)] (in force|into force|in effect|into effect|law) (:|;|-|–|—) i [(hereby|now|therefore)] {changes}",
            f"{{proposal}} [(has|has been|was|is)] {_CARRIED} (:|;|-|–|—) i [(hereby|now|therefore)] {{changes}}",
            "{proposal} having (won|passed|been passed|been adopted|been won|been carried|been accepted|carried|got (its|a|the) majority|been voted through) [(too|as well|also|likewise)] , i [hereby] [(now)] {changes}",
            f"(since|as|because|now that|seeing that) {{proposal}} [(has|has been|was|is|got)] {_CARRIED} [,] i [(hereby|now|herewith|therefore|duly)] {{changes}}",
            f"(since|as|because|now that|with) {{proposal}} [(has|was|is|got|having|being)] {_CARRIED} [,] ... (is|are) (hereby|herewith) {_AMENDED}",
            "(to implement|in order to implement|to carry out|to put) {proposal} [into (effect|force|practice)] [(,|:)] i [(hereby|now|therefore)] {changes}",
            f"with {{proposal}} [(now|being|having|safely)] {_CARRIED} [,] i [(hereby|now|therefore)] {{changes}}",
            "as (ordered|required|directed|demanded|prescribed|commanded|asked|requested|laid down|provided) (by|in) [the (passage|passing|adoption|text|terms) of] {proposal} [, (which|that|now) ... ,] [,] i [(hereby|now)] {changes}",
            f"as (ordered|required|directed|demanded|prescribed|commanded|asked|requested|laid down|provided) (by|in) [the (passage|passing|adoption|text|terms) of] {{proposal}} [,] ... (is|are) (hereby|herewith) {_AMENDED}",
            f"{{proposal}} (having|has) {_CARRIED} [(,|:|;|–|—|-)] [(and|so|therefore|thus|hence|accordingly)] [,] ... (is|are) (hereby|herewith) {_AMENDED}",
            f"as {{proposal}} {DEMANDS} [,] i [hereby] {{changes}}",
            "{proposal} having been (adopted|passed|accepted|carried|approved|voted through) [,] i [(hereby|now|therefore)] {changes}",
            f"(per|as per|under|pursuant to|in accordance with|according to|by|by virtue of|by force of|by dint of|on the strength of|by the terms of) {{proposal}} [,] (which|that|now|having|as it) [(has|was|is|got|been)] {_CARRIED} [,] ... (is|are) (hereby|herewith) {_AMENDED}",
            f"by (the order|order|command|the will) of {{proposal}} [,] (which|that|now|having) [(has|was|is|got|been)] {_CARRIED} [,] i [(hereby|now|therefore)] {{changes}}",
            f"(per|as per|under|pursuant to|in accordance with|according to|by|by virtue of) {{proposal}} [,] (which|that|now|having|as it) [(has|was|is|got|been)] {_CARRIED} [,] i [(hereby|now|therefore)] {{changes}}",
            "following {proposal} [,] i [(hereby|now)] {changes}",
            "in (implementation|execution|fulfilment|application) of {proposal} [, (which|that) [(has|have)] [been] (passed|won|carried|adopted|accepted) ,] [,] i [hereby] {changes}",
            "{proposal} (passed|has passed) ; {changes}",
            f"[(as|since|because)] {{proposal}} [(has|was|has been|got)] {_CARRIED} [,|;] (so|therefore|hence|thus|and so|accordingly) [,] [i] [(hereby|now|therefore)] {{changes}}",
            "[as] {proposal} (passed|has passed) , i [hereby] {changes}",
            "{proposal} having (won|passed|been passed|been adopted|carried) [(too|as well|also|likewise)] , (so|thus|accordingly|therefore|) {changes}",
            "the [rule] changes (of|in|directed by|required by|demanded by|ordered by|prescribed by|described in|called for by) {proposal} [, [which] [has|have] (passed|won|carried) ,] (have been|are|are hereby) (made|carried out|put into effect|implemented)",
            "{proposal} is [hereby] implemented",
            f"(by virtue of|in consequence of|following|after|upon|owing to|because of|due to) the (passing|passage|adoption|success|victory) of {{proposal}} , ... (is|are) (hereby|herewith) {_AMENDED}",
            f"{{proposal}} , which [has] {_CARRIED} , [(hereby|now|herewith)] (takes|comes into|goes into) (effect|force)",
            "(in consequence of|by virtue of|following|after|upon|on|owing to|because of|due to) the (passing|passage|adoption|success|victory) of {proposal} [,] (i|the rulekeeper|the minister of law) [(hereby|now|herewith)] {changes}",
        ),
        examples={"P237 having passed, I amend R9 accordingly.": {"proposal": "237"}},
    ),
)
