"""The Ministry of Questions: consultations, their Priests, and the staff of ZOT (4E18). Answers: `words.answers`; ordination:
`words.clergy`."""

from __future__ import annotations

from dataclasses import replace

from engine.language import Clue, Document, Param, Slot, Turn, Where, Words
from officers.bnomic4.words.common import VOCABULARY
from officers.bnomic4.words.verbs import APPOINT, ASSIGN, LOT_PICKS, SUBMIT, presented

CONSULTATION = Param("consultation", Slot.CONSULTATION, required=True, many=True)
_PRIEST = Param(
    "priest",
    Slot.NAME,
    required=True,
    unlike=rf"^(?:{'|'.join(VOCABULARY.colours)})$|^zot(?:ted|s)?\b|^consultation\b|^(?:in)?consistent$|^(?:open|pending|withdrawn|waiting|missing|absent|asleep|away|awaited|overdue|answered|empty)$|(?-i:^(?:plan|waste|show|sleep|bed|pieces|press|print|prove|hell|heaven|ruin|seed|pot|work|school|town|war|court|nothing|far|mind|light|pass|power|rest|priesthood|clergy|trial|earth|ground|church|sea|jail|prison|archives?|files?|attic|shelf|shelves|drawer|record|records|bin|heap|pile|wait|rot|die|burn|lie|stew|languish|simmer|hang|dry|oblivion|limbo|purgatory|dust|dreams?)$)",
)
"""What goes "to plan" or "to waste" goes to nobody."""
_ORACLE = "(the oracle|the ministry of questions|the priests|the priesthood)"
_NUMBER = Param("number", Slot.CODE)
_OF_RULES = r"\A\W*(?:[^:]{0,80}:\W*)?(?:rules?\s+|r)(?:4e)?\d+\b"
"""Begins a line about a rule, which no priest answers."""
_UNBELIEVER = (
    "(name|naming|choose|choosing|pick|picking|nominate|nominating|designate|designating|list|listing|make|making|select|"
    "selecting) {unbeliever} [(as|for|to be)] [(my|the|an|its)] unbeliever",
    "i (name|choose|pick|nominate|designate|select|make) {unbeliever} [(as|for|to be)] [(my|the|an|its)] unbeliever",
    "[(my|the|its|as|for)] unbeliever [(is|shall be|being|will be|i name|i choose)] [:] {unbeliever}",
    "(name|naming|making|choosing|picking|nominating|designating) {unbeliever} unbeliever",
    "{unbeliever} (is|shall be|as|being|for) [(my|the|an|its)] unbeliever",
)
_HAS = r"(?:has|have|did|was|is|\b(?:alleg|charg|claim|assert)\w*\s+that)\s+"
_WHO = r"(?P<accused>(?-i:[^\W_a-z]|[\"“'k]).{0,49}?)"
_MEANWHILE = r"(?:,\s[^,?]{1,60},)?(?:\s+(?:ever|already|then|thus|once|twice|not|in\s+fact|[a-z]{2,14}ly))?"
_DUTIES = r"(?:obligations?|duties|duty|promises?|terms|commitments?|undertakings?|part|side|end|word)"
_BREAKING = (
    r"(?:breach(?:ed)?|break|broken|broke|violated?|contravened?|infringed?|flout(?:ed)?|disregard(?:ed)?|disobey(?:ed)?|dishonou?r(?:ed)?|betray(?:ed)?|neglect(?:ed)?"
    r"|default(?:ed)?\s+on|reneged?\s+on|fall(?:en)?\s+foul\s+of|run\s+afoul\s+of|go(?:ne)?\s+against|act(?:ed)?\s+(?:against|contrary\s+to|in\s+breach\s+of)|in\s+(?:breach|violation|contravention|default)\s+of"
    r"|fail(?:ed)?(?:\s+(?:in|at)(?=\s+(?:eir|his|her|their|its|the)\s)|\s+to\s+(?:fulfil+|meet|honou?r|keep|observe|respect|perform|obey|satisfy|live\s+up\s+to|comply\s+with|abide\s+by))?)"
)
_BREACHED = (
    rf"(?:{_BREAKING}(?:\s+(?:(?:all|any|some)\s+(?:of\s+)?)?(?:his|her|eir|their|its|the)\s+(?:\w+\s+)?{_DUTIES}(?:\s+(?:under|of|in|from|by))?)?"
    r"|(?:fail(?:ed)?|neglect(?:ed)?)\s+to\s+(?:\w+\s+){1,10}?under)\s+(?:the\s+|contract\s+|of\s+|known\s+as\s+|called\s+|(?:clause|section|article|paragraph)\s+\d+\s+of\s+)*"
)
_NO_RULE = r"(?!(?:rules?|r?\d|4e\d|props?|proposals?|p\d|clock|law|constitution|consultations?|indictments?)\b|4e\d)"
"""What somebody breaks without breaking a contract."""
_PACT = r"(?:pact|treaty|contract|agreement|accord|league|union|alliance|compact|charter|covenant)"
_NOBODY = r"(?!(?:any|some|every|no|some)(?:one|body|player)?\b|(?:e|he|she|it|they|we|you|i|who|this|that|there|the|a|an|my|our|its|being|players?|people|members?|parties|officers?)\b)"
_BROKE = (
    "[(has|is|stands|was)] (violated|breached|broke|broken|contravened|flouted|disregarded|betrayed|infringed|reneged on|defaulted on|in (breach|violation|contravention) of|not (fulfilled|kept|kept to|honoured|honored|observed|respected|met|performed|obeyed|complied with|abided by)|(failed|neglected|refused) to (fulfil|fulfill|meet|honour|honor|keep|keep to|observe|respect|perform|obey|live up to|abide by|comply with)"
    "|(did not|didn't|does not|doesn't|did fail to) (fulfil|fulfill|meet|honour|honor|keep|keep to|observe|respect|perform|obey|live up to|abide by|comply with)|(failed|neglected|shirked|evaded) (eir|his|her|their|its|the) [contractual] (obligation|obligations|duty|duties) (under|of|from|in|by)|acted against) "
    "[(eir|his|her|their|its|the) [contractual] (obligation|obligations|duty|duties|promise|promises|terms) (under|of|from|in|by)] [(clause|section|article|paragraph) {n} of]"
)
"""How a party is said to have broken a contract."""
_BREAKS = "(breaching|breaking|violating|contravening|flouting|betraying|infringing|a breach of|a violation of|being in breach of|not keeping|not fulfilling|failing to (fulfil|fulfill|keep|honour|honor|meet|observe))"
_BY_WAY = "[,] [(by|in|by way of|by means of|through|as) [(a|this|my)] consultation] [,]"
_TAIL = r"(?:\s+(?:by|when|(?-i:contract)|in|because|if|with|on|through)\b|[?,.]|$)"

_NUMBERED = (
    "((give|assign|allot|allocate|grant) {consultation} [the] [consultation] number {number}"
    "|(give|assign|allot|allocate) [the] [consultation] number {number} to {consultation}"
    "|(number|label|call|make|name|dub|christen|register|file|enter|record|declare|designate) {consultation} [(as|with|under|to be)] [(consultation|number|no|consultation number|the number)] {number})"
)
_ITS_PRIEST = (
    "(and [(i|then|hereby|also)] (assign|give|hand|entrust|refer|pass|send) (it|this|this consultation) to [the] [priest] {priest} [as [(its|the)] priest]"
    "|and {priest} (gets to|is to|shall|will|may|has to|must) (answer|take|handle|decide|judge) (it|this)|and [(i|then|hereby|also)] (appoint|name|make|choose|pick|select|assign) {priest} [(as|to be)] (its|the) priest|with {priest} (as|for) [(its|the)] priest|[and] {priest} (is|shall be|will be|gets to be|has to be|is to be|becomes|gets the job as|has the honour of being|is stuck as) (its|the) priest|[and] its priest (is|being|shall be|will be|is to be) {priest}"
    "|and the (priest|priestess) (for|of|on|to) (it|this) is [to be] {priest}"
    "|and {priest} (is|has been) [(hereby|herewith|now)] (selected|appointed|chosen|named|picked|assigned|made|drawn|elected|called) [(hereby|by me|by lot|at random|to it|to this)] [(as|to be|for)] [(its|the)] priest)"
)
"""A number for a consultation, and who answers it, in one sentence."""

_SUCCEEDS = (
    "(replaces|takes over from|succeeds|relieves|steps in for|fills in for|takes the place of|stands in for|follows)"
)
"""What a new Priest does to the one before him."""
WORDS = (
    Words(
        "submit_consultation",
        "Questions",
        rules=("4E18",),
        creates="consultation",
        text_turns=(
            Turn(
                "submit_breach_consultation",
                said=rf"\A\W*(?:was|is|were|are|did|does)\s+{_NOBODY}(?P<accused>(?-i:[A-Z])[\w-]*(?:\s(?-i:[A-Z])[\w-]*){{0,3}})['’]s?\s[^?.]{{1,80}}?\s(?:(?:an?|in|any)\s+(?:\w+\s+)?(?:breach|violation|contravention|infringement)\s+of|(?:constitute|breach|break|violate|contravene|infringe)(?:\s+an?\s+\w+\s+of)?)\s+(?:the\s+|contract\s+|(?:clause|section|article|paragraph)\s+\d+\s+of\s+)*{_NO_RULE}(?P<contract>(?-i:[^\W\d_a-z]|[\"“'])[^?]{{0,59}}?){_TAIL}",
            ),
            Turn(
                "submit_breach_consultation",
                said=rf"(?s){_HAS}{_WHO}{_MEANWHILE}\s+{_BREACHED}{_NO_RULE}(?P<contract>(?-i:[^\W\d_a-z]|[\"“']).{{0,59}}?){_TAIL}",
            ),
            Turn(
                "submit_breach_consultation",
                said=rf"(?s){_HAS}{_WHO}{_MEANWHILE}\s+(?:fail(?:ed)?|neglect(?:ed)?)\s+to\s+[a-z]+\s+(?:what|as|all\s+that|whatever)\s+(?:the\s+)?{_NO_RULE}(?P<contract>(?-i:[^\W\d_a-z]|[\"“']).{{0,59}}?)\s+(?:asks?|requires?|demands?|obliges|orders|stipulates|prescribes|expects|says|told|binds)\b",
            ),
            Turn(
                "submit_breach_consultation",
                said=rf"(?s)\b(?:has|have|was|were|is)\s+(?:the\s+|contract\s+|of\s+)*{_NO_RULE}(?P<contract>(?-i:[^\W\d_a-z]|[\"“'])[^?]{{0,59}}?){_MEANWHILE}\s+(?:been\s+)?(?:[a-z]{{2,14}}ly\s+)?(?:breached|broken|violated|contravened|infringed|flouted|disregarded|betrayed|dishonou?red)\s+by\s+{_WHO}{_TAIL}",
            ),
            Turn(
                "submit_breach_consultation",
                said=rf"(?-i:\A\s*(?:[Dd]id|[Hh]as|[Ii]s))\s+{_NOBODY}(?P<accused>(?-i:[a-z])[\w-]{{1,20}}|(?-i:[A-Z])[\w'’-]*(?:\s(?-i:[A-Z])[\w'’-]*){{0,3}}){_MEANWHILE}\s+{_BREACHED}{_NO_RULE}(?P<contract>(?-i:[^\W\d_a-z]|[\"“'])[^?]{{0,59}}?|[a-z-]{{2,20}}\s+(?:[a-z-]{{2,20}}\s+)?{_PACT}){_TAIL}",
            ),
            Turn(
                "submit_breach_consultation",
                said=rf"(?s)\A(?=.*contract).*?{_HAS}{_WHO}{_MEANWHILE}\s+{_BREACHED}{_NO_RULE}(?P<contract>.{{1,60}}?){_TAIL}",
            ),
            Turn(
                "submit_breach_consultation",
                said=rf"\A\s*(?=[^?]{{0,160}}\b{_PACT}\b){_NOBODY}(?P<accused>(?-i:[A-Z])[\w'’-]*(?:\s(?-i:[A-Z])[\w'’-]*){{0,3}})(?:\s+(?:has|have|had|did))?{_MEANWHILE}\s+{_BREACHED}{_NO_RULE}(?P<contract>(?-i:[A-Z])[\w'’&-]*(?:\s[\w'’&-]+){{0,5}}?){_TAIL}",
            ),
        ),
        never=r"\b(?:tally|count|result|claims|answers?|rulings?|repl(?:y|ies)|responses?)\s+(?:for|of|on|to)\s+(?:the\s+)?consultation\s+#?\d|\b(?:display|list|table|report|roster|register|status|overview|docket|log)\s+of\s+(?:(?:the|all|open|current|pending)\s+){0,2}consultations\b|\b(?:an|my|this|following)\s+oracularity\b[^.:]{0,60}\bconsultation\b|\bask\s+the\s+\w+\s+for\s+(?!(?:an?\s+)?(?:\w+\s+)?(?:consultation|answer|ruling|opinion)\b)",
        params=(Param("question", Slot.TEXT, required=True), Param("unbeliever", Slot.NAME)),
        does=(
            f"{SUBMIT} ... (consultation|consultations)",
            "(send|hand) the (oracle|ministry of questions|priests|priesthood) (a|the following|another|this|my|one) [following|new] consultation :",
            "(start|open|begin|put in|throw in) (a|another|one|this|my) [new|next] consultation",
            f"{SUBMIT} (this|that|it|the above|(this|that|the above) question|the question above) [(to|before) (the oracle|the ministry of questions|the priests|the priesthood)] [,] [(hereby|herewith)] (as|by way of) (a|my|another) [new] consultation",
            f"{SUBMIT} (as|by way of|in) (a|my|another) consultation (the|this|one) [following] question (whether|if|:)",
            f"{SUBMIT} (a|the following|another|this|my) consultation (asking|inquiring|enquiring|on|about|as to|to (find out|ask|know|learn|settle|determine|see)) (whether|if)",
            "(put|pose|address|direct|submit|present|bring|offer|hand) < (this|the following|a|one|my) [following] question & (to|before) the (oracle|ministry of questions|priests|priesthood) >",
            "(put|pose|address|direct|submit|present|bring|lay|set|place|refer|send) (it|this|the following|the matter|something|one more) (to|before) (the oracle|the ministry of questions|the priests|the priesthood) [(as follows|thus)] :",
            "(ask|pose|put|raise|present) (the following|this|another|one more) [following] question :",
            "(ask|pose|put|raise|present|submit|file|lodge|address) (this|the following|a|another|my|one) [following] question [,] (by way of|by means of|as|in|through) [(a|my)] consultation [:]",
            "(have|bring) (a|the following|this) [following] (question|consultation) for the (oracle|priests|ministry of questions)",
            "(submit|ask|pose|file|present|request|raise|call for|make) (the following|a|an|another|this|one|these|my|two|three|the|{n}) [following|new|next|second|third|fourth|first|last|further|two|three] (consultation|consultations)",
            "(want|wish|like) to (consult|ask) (the oracle|the ministry of questions|the priests|the priesthood) [(the following|whether|if|this)] [:]",
            "(consult|ask) (the oracle|the ministry of questions|the priests|the priesthood) [[,] (by way of|by means of|in|as|by) [a] consultation [,]] [the following|whether|if]",
            "(consult|ask) (the oracle|the ministry of questions|the priests|the priesthood) (on|about|as to|on the question) (whether|if|the following)",
            "(ask|inquire|enquire) [,] [(hereby|herewith)] (by way of|by means of|in|by|through|as) [(a|this|my)] consultation [,] [(whether|if|:|the following)]",
            "(ask|pose|put|raise) (this|it|that|the above) [question] as (a|my) consultation",
            "ask [(the oracle|the ministry of questions|the priests)] for [(a|the)] (consultation|opinion|ruling) (on|about|regarding|:) [(the following|this)] [question]",
            "(seek|request|invite|ask for) the (oracle|priests|priesthood) 's (opinion|ruling|answer|view) (on|about|regarding|to|:) [(the following|this)] [question]",
            "(want|wish|like|ask|beg|request|invite|need) (the oracle|the priests|the priesthood|the ministry of questions|a priest|some priest) to (settle|decide|answer|rule on|resolve|clarify|tell us|tell me|consider) [(this|the following|it|something)] [(question|consultation)] :",
            "request [a] consultation (on|about|regarding|:) [the following]",
            f"(put|pose|bring|lay|set|place|submit|raise|address) (to|before) {_ORACLE} (this|the|the following|a|one|my|another) [following] question [(whether|if|:)]",
            f"(put|pose|bring|lay|set|place|inquire|enquire) (to|before|of) {_ORACLE} [(the following|this)] :",
            f"(submit|put|pose|file|lodge|raise|present) the question {{question}} [(to|before) {_ORACLE}] (as|by way of) (a|my|another) consultation",
            f"(seek|request|ask for|want|demand) (a|the) (ruling|opinion) (from|of|by) {_ORACLE} [(on (this|the following)|as follows)] :",
            "(complain|protest|do so|do that|do it) [(about|of) (it|this)] [,] (by|through|by way of|by means of|in) [(a|this|the following)] consultation :",
        ),
        labels=(
            "consultation",
            "new consultation",
            "question for the oracle",
            "question to the oracle",
            "question for the priests",
            "consultation question",
            "question for consultation",
        ),
        says=(
            "new consultation",
            *presented("consultation"),
            "(by|in|as|through|by way of|by means of) [(a|this|my|the following)] consultation [,] i [(hereby|herewith|now)] (ask|inquire|enquire|put|pose|raise) [(this|the following)] [question] (:|whether|if)",
            "[...] (i|and) [(must|hereby|now)] (complain|protest|do so|do it) [,] (by|through|by way of|by means of|in) [(a|this|the following)] consultation :",
            "(the following|this|what follows|a|my|one) [following] question is [(hereby|herewith|now)] (put|posed|addressed|submitted|directed|presented|asked|filed|lodged|raised) [by me] [(to|of|before) (the oracle|the ministry of questions|the priests|the priesthood)] (as|by way of|in) (a|my) consultation [:]",
            "the question {question} is [(hereby|herewith|now)] (put|posed|addressed|submitted|directed|presented|asked|filed|lodged|raised) [by me] [(to|of|before) (the oracle|the ministry of questions|the priests|the priesthood)] (as|by way of|in) (a|my) consultation",
            "my consultation (is|reads|runs|goes|asks) [(this|thus|as follows|the following|below)] :",
            "i (would|'d) (like|love) (the oracle|the priests|the priesthood|the ministry of questions|a priest|some priest) to (settle|decide|answer|rule on|resolve|clarify|tell us|tell me|consider) [(this|the following|it|something)] [question] :",
        ),
        after=_UNBELIEVER,
        reasons="reasoning",
        document=Document.CONSULTATION,
        body="question",
        examples={"I submit the following Consultation: Is Wonko a Player?": {"question": "Is Wonko a Player?"}},
    ),
    Words(
        "submit_breach_consultation",
        "Questions",
        rules=("4E18", "4E70"),
        creates="consultation",
        params=(
            Param("accused", Slot.NAME, required=True),
            Param("contract", Slot.THING, required=True),
            Param("unbeliever", Slot.NAME),
        ),
        after=_UNBELIEVER,
        does=(
            f"(allege|charge|assert|claim|submit) [,] [(hereby|by|in|by way of|by means of|through)] [(a|this)] consultation [,] that {{accused}} {_BROKE} {{contract}}",
            f"(allege|charge|assert) that {{accused}} {_BROKE} {{contract}}",
            f"{SUBMIT} [,] as (a|my) consultation [,] (the|my) (claim|charge|allegation|accusation|contention|complaint|question) (that|whether) {{accused}} {_BROKE} {{contract}}",
            f"{SUBMIT} (the|my) (claim|charge|allegation|accusation|contention|complaint) that {{accused}} {_BROKE} {{contract}} [,] as a consultation",
            f"{SUBMIT} (a|an|the following|this) [following|new] consultation (indicating|alleging|charging|claiming|asserting|stating|to the effect|with the claim|saying|arguing|(that|which) (says|claims|states|alleges|charges)) [that] {{accused}} {_BROKE} {{contract}}",
            f"{SUBMIT} (a|the following|this|my|another) [(following|new)] consultation (against|accusing|charging) {{accused}} [,] (for|over|about|because of|of|with) [(a|an|eir|his|her|their|its|the|alleged)] (breach of|violation of|{_BREAKS}) {{contract}}",
            f"{SUBMIT} (a|an|the following|this|my|another) [(following|new)] consultation [,] (and|in which i|wherein i|whereby i|by which i|with which i|through which i) [(hereby|herewith)] (allege|charge|claim|assert|state|contend|maintain|say|submit|argue) [(in it|there|therein|thereby|with it|by it|through it)] [,] that {{accused}} {_BROKE} {{contract}}",
            f"(bring|raise|file|lodge|submit|start|open|put in) (a|the following|this|my|another) [(following|new)] consultation against {{accused}} [,] (for|over|about|because of|on account of|on) [(a|an|eir|his|her|their|its|the|alleged|grounds of)] (breach of|violation of|{_BREAKS}) {{contract}}",
            f"accuse {{accused}} {_BY_WAY} of {_BREAKS} {{contract}}",
            f"charge {{accused}} {_BY_WAY} with {_BREAKS} {{contract}}",
        ),
        says=(
            f"(a|this|the following|my|another) consultation (is|stands) [(hereby|herewith|now)] (lodged|submitted|filed|raised|brought|entered|made) against {{accused}} [,] (for|over|about) [(a|eir|his|her|their|its|the)] [alleged] (breach of|violation of|{_BREAKS}) {{contract}}",
            f"(by|in|through|with|by way of|by means of) (a|this|my) [following] consultation [,] i [(hereby|herewith|now)] (allege|charge|assert|claim|submit|contend|maintain) that {{accused}} {_BROKE} {{contract}}",
            f"it is my (claim|charge|allegation|contention|complaint|accusation) [,] which i [(hereby|herewith)] (submit|file|lodge|present) as a consultation [,] that {{accused}} {_BROKE} {{contract}}",
        ),
        labels=(
            *("breach consultation", "consultation for breach", "consultation on a breach"),
            *("consultation about breach of contract", "consultation about a breach of contract"),
        ),
        verb_needs={"charge": r"\bconsultation\b"},
        document=Document.CONSULTATION,
        body="question",
        examples={
            "I submit a Consultation: Has Hose breached the Bank contract?": {"accused": "Hose", "contract": "Bank"}
        },
    ),
    Words(
        "assign_priest",
        "Questions",
        rules=("4E18",),
        forms=("priest assignment", "assignment of a priest"),
        left_to=frozenset("ministry ministries proposal proposals prop props chairman".split()),
        left_unless=frozenset("consultation consultations priest priests oracle question questions cfj zot".split()),
        verb_needs=dict.fromkeys(
            ("give", "send", "pass", "allocate", "allot"), r"consultation|priest|question|\bcfj|\bcase\b|\d{2}|\bnumber"
        ),
        never=_OF_RULES
        + r"|\b(?:was|were)\s+[a-z]+(?:ed|n)\b[^.;]*,\s+and\s+\w+\s+is\s+its\s+priest\b|\(\s*(?:last|since|until|till|yesterday|earlier|already|done|was)\b|\brefer(?:s|ring)?\s+[^.;:]{1,40}?\bto\s+(?:the\s+)?(?:rules?|sections?|clauses?|proposals?|props?|p\d|r\d|4e\d)\b|\bto\s+(?:myself|me)\b[^.;]{0,40}\breward\b|^(?!.*\b(?:priest|consultation)).*(?:\b(?:the\s+following|these|those|the|this)\s*:|\b(?:the|this|that|our|new)\s+rule\b.*\bnumber\b|\bnumber\s+(?:4e)?\d+\s+(?:is\s+)?(?:(?:assigned|given|hereby|allotted)\s+){0,2}to\s+(?:the|this|that|our)\s+[^.;:]{1,40}\brules?\b|\b(?:ministry|minister\w*|chair|seat|vacan\w+|office|post)\b|\bto\s+[\"“]|\bnumber\s+#?\d+\s+to\s+the\s+(?-i:[A-Z]))|\bsubmit\s+(?:to\s+(?:\w+\s+){1,3}?)?(?:this|an?|another|the\s+following)\b(?!\s+(?:one|consultation)\s+to\b)|\bsubmit\s+(?:the\s+)?[a-z]+\s+[\"“]",
        params=(
            replace(CONSULTATION, bound=True),
            _PRIEST,
            Param(
                "number",
                Slot.CODE,
                clues=(
                    Clue(
                        r"(?i)(?:consultation\s*)?(?:\bnumber(?:ed)?(?:\s+(?:this|that|it)(?:\s+one)?(?:\s+as)?)?|#|\bno\.?)\s*#?(\d+)",
                        Where.BEFORE,
                    ),
                    Clue(r"(?i)\b(?:this|it)\s+(?:is|becomes|shall\s+be)\s+(?:consultation\s+)?#?(\d+)", Where.BEFORE),
                    Clue(r"(?i)\bconsultation\s+#?(\d+)\s+it\s+(?:is|shall\s+be|will\s+be)\b", Where.BEFORE),
                    Clue(
                        r"(?i)\b(?:that|this)\s+makes\s+(?:it|this)\s+(?:consultation\s+)?(?:number\s+|#)?(\d+)",
                        Where.BEFORE,
                    ),
                    Clue(r"(?i)\b(?:give|assign)\s+it\s+(?:the\s+)?(?:consultation\s+)?number\s+#?(\d+)", Where.AFTER),
                    Clue(r"(?i)\bas\s+(?:consultation\s+)?(?:number\s+|#)(\d+)", Where.AFTER),
                    Clue(
                        r"(?i)^\W*(?:and|;)?\s*(?:I\s+)?(?:hereby\s+|also\s+)?(?:number|label|call)\s+(?:it|this(?:\s+one)?)\s+(?:as\s+)?(?:consultation\s+)?(?:number\s+|#)?(\d+)",
                        Where.AFTER,
                    ),
                    Clue(r"(?i)^\W*(?:and\s+)?(?:under|with|by)\s+(?:the\s+)?number\s+#?(\d+)", Where.AFTER),
                    Clue(
                        r"(?i)^\W*(?:and\s+)?(?:it|this|which|that)\s+(?:is|shall\s+be|will\s+be|is\s+to\s+be|becomes|gets|bears|takes|shall\s+have|shall\s+bear)\s+(?:now\s+|hereby\s+|henceforth\s+)?(?:the\s+)?(?:consultation\s+)?(?:number\s+#?|no\.?\s*#?|#)(\d+)",
                        Where.AFTER,
                    ),
                    Clue(
                        r"(?i)\bits\s+(?:consultation\s+)?number\s+(?:is|shall\s+be|will\s+be|becomes|being)\s+#?(\d+)",
                        Where.AFTER,
                    ),
                    Clue(
                        r"(?i)(?:\b(?:this|it)\s+(?:is|shall\s+be|becomes|will\s+be)|^\s*numbered(?:\s+as)?)\s+(?:consultation\s*)?(?:number\s*)?#?\s*(\d+)",
                        Where.EARLIER,
                    ),
                    Clue(
                        r"(?i)(?:consultation\s+number\s*:|I\s+(?:give|assign)\s+it\s+(?:the\s+)?number)\s*(\d+)",
                        Where.EARLIER,
                    ),
                ),
            ),
        ),
        does=(
            f"{ASSIGN} < {{consultation}} & to [the] [(priest|priestess)] {{priest}} & [as (number|consultation) {{number}}] >",
            "(assign|allot|allocate) < to {consultation} & [(the|as its)] (priest|priestess) {priest} >",
            f"{ASSIGN} < {{consultation}} & (the|a) (priest|priestess) {{priest}} >",
            "(commission|detail|allocate|name|pick|designate|nominate|delegate|depute|elect) < [(priest|priestess)] {priest} & (to|on|onto|for) consultation {consultation} & [as [(its|the|a)] priest] >",
            f"{ASSIGN} {{priest}} {{consultation}} [(to answer|to decide|to judge|to rule on)]",
            f"{APPOINT} < {{priest}} & [(as|to be)] [(the|its)] priest [(for|of|to) {{consultation}}] >",
            f"{APPOINT} < [(as|for)] [(the|its)] priest (for|of|to) {{consultation}} & {{priest}} >",
            f"{_NUMBERED} [,] {_ITS_PRIEST}",
            "make (this|it) consultation [(number|no)] {number} [,] and [(assign|give|hand|pass|entrust|giving|assigning|handing|passing|entrusting)] (it|this) to [the] [(priest|priestess)] {priest}",
            "(number|label) {consultation} [(as|with)] [number] {number} and (assign|give|hand) it to [priest] {priest}",
            "(place|put|lay|leave|commit|deliver) < {consultation} & (in|into|to) the (hands|care|keeping|charge) of [the] [(priest|priestess)] {priest} & [as [(number|no|consultation)] {number}] >",
            "(entrust|commit|confide|refer|send|allot|pass on|submit) < {consultation} & to [the] [(priest|priestess)] {priest} >",
            "(entrust|charge|burden|saddle) [priest] {priest} with {consultation}",
            "(let|have|get) [priest] {priest} [to] (answer|handle|decide|judge|rule on|take|take on) {consultation}",
            "(assign|appoint|select|choose) {priest} (to|as priest for|as the priest of) {consultation}",
            "(assign|give) {consultation} [the] number {number} and [appoint|assign] {priest} as [its|the] priest",
            "assign {consultation} number {number} and {priest} as its priest",
            "(assign|give|allot) {consultation} [the] [consultation] number {number} and [(the|a|as)] (priest|priestess) {priest}",
            "(assign|give|allot|allocate) [the] number {number} to {consultation} and {priest} [to it] (as|for|to be) [(its|the)] priest",
            "(assign|give|allot|allocate) [the] number {number} to {consultation} [,] and [(i|then|hereby|also)] (appoint|name|make|choose|pick|select|assign) {priest} [(to it|to be|as)] [as] [(its|the)] priest",
        ),
        says=(
            "{priest} (shall be|will be|is to be|'ll be) [(its|the)] [new] priest (of|for) {consultation}",
            "{priest} (shall be|will be|'ll be) (its|the) priest",
            "{priest} (gets|takes|receives) (it|this|this one|that one|{consultation}) as [(its|the)] priest",
            "(the|my) (lot|die|dice|draw|coin) (for|on) {consultation} (falls|fall|fell|has fallen|have fallen|lands|landed) (on|upon|to) [priest] {priest}",
            "{consultation} (->|to|:|=|–|—) [the] (priest|priestess) {priest}",
            "{consultation} belongs [hereby] to [priest] {priest}",
            "to [priest] {priest} (goes|falls|i give|i assign|i hand) {consultation}",
            "(the|my) (dice|die|lot|lots|hat|draw|coin) (gives|give|gave|assigns|assign|sends|send|hands|hand) {consultation} to [priest] {priest}",
            "let {consultation} (go|fall|pass|be assigned|be given|be handed) to [priest] {priest}",
            "[please] (consider|count|regard) {priest} [(as|to be)] [the] priest (of|for|on) {consultation}",
            "(priest|priestess) {priest} (gets|receives|takes|takes on|is given) {consultation}",
            "{priest} (shall be|will be|is to be|is [hereby] made) [(the|its)] [new] priest (of|for) {consultation} (in|instead of|in place of) ...",
            "(this|it|this one) [(consultation|question)] (gets|receives|takes|has|is given|shall have|is|becomes|shall be|will be|shall be known as) [the] [(number|no|consultation|consultation number)] {number} [,] (and|with) [(its|the) priest] {priest} (as|for|is) [(its|the)] priest",
            f"(this|it|this one) [(consultation|question)] (gets|receives|takes|has|is given|shall have|is|becomes|shall be|will be|shall be known as) [the] [(number|no|consultation|consultation number)] {{number}} [,] {_ITS_PRIEST}",
            "(this|it|this one) [(consultation|question)] (is|becomes|shall be|will be) [the] [(number|no|consultation|consultation number)] {number} [,] [and] [(is|goes|and)] [hereby] [(assigned|given|entrusted|handed)] to [the] [priest] {priest}",
            "(this|it|this one) [(consultation|question)] (gets|receives|takes|has|is given|shall have) [the] [(number|no|consultation number)] {number} [,] (and|with) [(its|the|a|as)] (priest|priestess) {priest}",
            "the (lot|choice|task) of (answering|deciding|judging) {consultation} (falls|goes|fell) (to|on|upon) [priest] {priest}",
            "{consultation} [(too|also|likewise|as well)] is [(hereby|now)] (for [priest] {priest} to (answer|decide|judge|rule on)|[priest] {priest} 's to (answer|decide|judge|rule on))",
            "[priest] {priest} (shall|will|is to|may|gets to|has to) [be] (answer|take|handle|decide|judge|rule on|answering|taking|handling|deciding|judging) {consultation}",
            "{consultation} (shall be|will be|is to be) (answered|decided|handled|taken|judged) by [priest] {priest}",
            "{priest} , {consultation} is yours to (answer|decide|judge)",
            "{priest} , (consultation|question) {consultation} is yours",
            "{priest} , you (are|'re|shall be|will be) [(hereby|now)] [the] priest (for|of|on) {consultation}",
            "{consultation} (goes|lands|ends up|is put|falls) (to|on|in|into) {priest} 's (desk|lap|hands|plate|tray|inbox)",
            f"{LOT_PICKS} {{priest}} (as|for|to be) [(the|its)] priest (of|for|on) {{consultation}}",
            f"{LOT_PICKS} {{priest}} (for|on) {{consultation}} [, (so|and) [(e|he|she|they)] (is|are) (its|the) priest]",
            "< (the|its|as) (priest|priestess) & [[(assigned|allotted|appointed|chosen|selected|picked)] (for|of|on|in|to) {consultation}] & (:|is|shall be|will be|i name|becomes) {priest} >",
            "{consultation} [(,|:|-|–|—)] priest [:] {priest}",
            "{consultation} (has|gets|receives) ([as] [its] priest {priest}|{priest} (as|for) [(its|the|a)] priest)",
            "its priest (is|shall be|will be) {priest}",
            "{priest} is its priest",
            "{consultation} (shall have|has|gets|receives) {priest} as (its|the) priest",
            "{consultation} 's priest (is|is to be|is going to be|shall be|will be|is hereby|becomes) {priest}",
            "let [priest] {priest} (answer|handle|decide|judge|rule on|take|take on) {consultation}",
            "{priest} (gets|receives|takes|is to answer|is to take) consultation {consultation}",
            "{priest} (is|be) [hereby] (given|handed|assigned|allotted|entrusted with) {consultation}",
            "the priest [(for|of) {consultation}] (will be|shall be|is to be) {priest}",
            "{consultation} (goes|is given|is hereby given|is handed|falls|comes|is entrusted) to [(priest|the lot of)] {priest}",
            "{consultation} (:|=|->|→) (hereby|herewith) (assigned|given|allotted|entrusted|reassigned) to [(priest|priestess)] {priest}",
            "[(consultation|question)] number {consultation} (goes|falls|comes|is [hereby] (given|assigned|handed|entrusted)) to [priest] {priest}",
            "{consultation} is [hereby] assigned to [priest|priestess] {priest}",
            "(noted|numbered|recorded|registered|entered|filed|received|accepted|taken) [(as|under)] [consultation] [number] {number} [(,|;)] [and] [hereby] assigned to [(priest|priestess)] {priest}",
            "[the] priest (for|of) {consultation} (:|is|shall be) {priest}",
            "{priest} is [hereby] assigned [to] {consultation}",
            "{priest} (is|becomes) [hereby] [appointed] [the] priest (for|of) {consultation}",
            f"(that|this) makes [(it|this)] [the] [(number|no|consultation|consultation number)] {{number}} [,] {_ITS_PRIEST}",
        ),
        rows=(
            "priests",
            "assignments",
            "priests are assigned",
            "assign priests",
            "priest assignments",
            "assigned by the oracle",
            "consultations assigned",
        ),
        examples={"Priest for #12: Wonko.": {"consultation": "12", "priest": "Wonko"}},
    ),
    Words(
        "reassign_priest",
        "Questions",
        rules=("4E18",),
        forms=("priest reassignment", "reassignment", "reassignment of a priest"),
        verb_needs=dict.fromkeys(("transfer", "give"), r"consultation|priest|question|\bcfj|\bcase\b")
        | dict.fromkeys(
            ("move", "pass", "hand", "switch", "appoint", "install"),
            r"consultation|priest|question|\bcfj|\bcase\b|\d{3}",
        ),
        never=_OF_RULES
        + r"|^(?!.*\b(?:priest|consultation)).*(?:\bto\s+[\"“]|\breplac\w+\s+my\b)|^\W*[\"“][^\"”]{1,60}[\"”]\s+(?:moves|goes|passes)\b",
        params=(replace(CONSULTATION, bound=True), _PRIEST, _NUMBER),
        does=(
            "(reassign|re-assign|transfer|move|pass|hand|hand over|switch) < {consultation} & [(from|away from) ...] & to [(a new|another|a fresh)] [(priest|priestess)] [(,|:|namely)] {priest} >",
            "(shift|redirect|hand on|pass on|turn over|reallocate|re-allot|reallot|switch over|reroute) < {consultation} & [over] [(from|away from) ...] & to [(a new|another|a fresh)] [(priest|priestess)] [(,|:|namely)] {priest} >",
            "(substitute|swap in) {priest} for {phrase} (as|on|for) [(the|its)] [priest] [(of|for|on)] {consultation}",
            "(name|appoint|choose|assign) {priest} (in place of|instead of|in the stead of) {phrase} (as|on|for) [(the|its)] [priest] [(of|for|on)] {consultation}",
            "(swap|exchange|trade) {phrase} for {priest} as [(the|its)] priest (of|for|on) {consultation}",
            "(withdraw|remove|recall|pull) < {consultation} & [away] (from|off) ... and (give|assign|hand|pass|entrust|reassign) [it] to [priest] {priest} >",
            "(relieve|rid|unburden) {name} of {consultation} and (appoint|assign|name|choose|pick|(assign|give|hand|pass) it to) {priest} [(instead|in (eir|his|her|their) (place|stead))]",
            "take < {consultation} & [away] (from|off) ... and (give|assign|hand|pass) [it] to [priest] {priest} >",
            "(assign|give|hand) < {consultation} & (anew|afresh|again|once more|instead|newly) & to [(priest|priestess)] {priest} >",
            "(assign|give|hand|pass|hand over|turn over) < {consultation} & [over] to (a new|another|a different|a fresh) (priest|priestess) [,|:|-|namely] {priest} >",
            "take {consultation} [away] (from|off) ... [(,|;|:)] [(and|so)] {priest} (is|shall be|becomes) (its|the) [new] priest",
            "(give|assign) {consultation} (a|another) [new] priest [(:|,|-|–|—|namely)] {priest}",
            "(reassign|re-assign) < {consultation} & [(,|:|;|–|—)] [with] {priest} (being|as|is|becomes|shall be) [(the|its)] [new] priest >",
            "(reassign|re-assign) {consultation} [(,|:|;|-|–|—)] {priest} (takes over|takes it over|takes it|succeeds {name}|replaces {name}|steps in) [(from|for) {name}] [as [(its|the)] [new] priest]",
            "replace < {phrase} & (as|on|for) [(the|its)] [priest] [(of|for|on)] {consultation} & (with|by) {priest} >",
            "(appoint|install) {priest} in (his|her|eir|their|its) (place|stead)",
            "(put|place|install|appoint) {priest} in {name} 's (place|stead) (on|for|as [the] priest (of|for)) {consultation}",
            "(hand|give|pass) {consultation} [over] to [priest] {priest}",
        ),
        says=(
            "{priest} (becomes|is|shall be) (its|the|their) [new] priest (instead|in (eir|his|her|their) (place|stead))",
            "{consultation} (goes|passes|moves|travels|wanders|is taken|changes hands) [(over|on)] from ... to [priest] {priest}",
            "{consultation} (goes|passes|moves|is assigned|is given) [(over|on)] to [priest] {priest} [,] (in place of|instead of|rather than) ...",
            "{consultation} goes to {priest} [instead]",
            "{consultation} (:|-|–|—) {priest} (instead of|in place of|replaces|succeeds) {name}",
            "{name} loses {consultation} to {priest}",
            "reassignment (:|-|–|—|of) {consultation} (to|->|→) [priest] {priest}",
            "{priest} is (hereby|now|henceforth) the new priest (for|of|on) {consultation}",
            "{consultation} (goes|passes) [over] to (a new|another|a different|a fresh) (priest|priestess) [,|:|-] {priest}",
            "{consultation} (changes) (priest|priests|hands) [,] [from {name}] to [priest] {priest}",
            "{consultation} (is|has been) (taken|removed|withdrawn) [away] (from|off) ... [,] [who ...] [,] and [(is|hereby)] (goes|passes|given|handed|moves|reassigned|assigned|passed|moved|transferred) [over] to [priest] {priest} [instead]",
            "{consultation} is [(hereby|herewith|now)] (taken|removed) [away] (from|off) ... [,] [who ...] [,] (and|so) {priest} (is|shall be|becomes) (its|the) [new] priest [(now|instead|from now on|henceforth)]",
            "{consultation} (passes|moves|is transferred|is moved) [from {name}] to [priest] {priest}",
            f"{{priest}} {_SUCCEEDS} {{name}} (as|on|for) [(the|its)] [priest] [(of|for|on)] {{consultation}}",
            f"{{consultation}} (:|,|;|-|–|—) {{priest}} [(now|hereby|henceforth)] {_SUCCEEDS} {{name}} [(as|for)] [(its|the)] [priest]",
            f"(on|in|for|as to) {{consultation}} [,] {{priest}} [(now|hereby|henceforth)] {_SUCCEEDS} {{name}} [(as|for)] [(its|the)] [priest]",
            "{name} is [(now|hereby|herewith)] (replaced|succeeded|relieved|followed) (by|with) {priest} (as|on|for|in) [(the|its)] [priest] [(of|for|on)] {consultation}",
            "(on|in|for|as to) {consultation} [,] {name} is [(now|hereby|herewith)] (replaced|succeeded|relieved|followed) (by|with) {priest} [as [(the|its)] priest]",
            "{priest} (takes over|inherits) {consultation} [from {name}]",
            "{priest} [(now|hereby)] (has|takes|gets|receives) {consultation} (instead of|in place of|rather than) {name}",
            "{consultation} is ((now|henceforth|from now on|hereby) {priest} 's|{priest} 's (now|from now on))",
            "[the] new priest (for|of) {consultation} [, ... [,]] (:|is|shall be) {priest}",
            "{consultation} is [hereby] reassigned [(,|:)] [with] {priest} (being|as|is) [(its|the)] [new] priest",
            "{consultation} (has|gets|receives) (a new|another) priest [(:|,|-|–|—)] [(namely|in|to wit)] {priest}",
            "{consultation} is [hereby] reassigned to [priest] {priest}",
        ),
        rows=(
            "reassigned by the oracle",
            "consultations reassigned",
            "new priests",
            "priests reassigned",
        ),
        examples={"12 goes to Hose instead.": {"consultation": "12", "priest": "Hose"}},
    ),
)
