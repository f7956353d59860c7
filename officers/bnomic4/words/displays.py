"""What is said of Public Displays: published, and challenged."""

from __future__ import annotations

from engine.language import Clue, Document, Param, Slot, Words
from officers.bnomic4.words.approvals import APPROVAL, DISPLAYED
from officers.bnomic4.words.challenges import CHALLENGES

_LIST = (
    r"(?:(?:player|ministry|minister|proposal|rule|consultation|sock|contract|trick|forum)s?\s+(?:list|table|roster|register)"
    r"|(?:list|table|roll)\s+of\s+(?:the\s+|all\s+)?(?:players|rules|proposals|consultations|socks|contracts|tricks|fora|ministers|ministries))"
)
"""What an officer publishes, in everybody's words."""
_AS_OF = r"(?:(?:\s*[,;(:–—-]+\s*|\s+)(?:for\s+|as\s+(?:of|at|on)\s+|on\s+|at\s+|in\s+)?(?:nweek|nday|the\s+(?:start|beginning|end)|today|now|\d)[^.!?]{0,40})?\W*"
"""Of what time it tells."""
_OFFICERS = "registrar|rulekeeper|chairman|oracle|judge|arbiter|ranger|gamemaster|washerwoman|doctor|mom|metamin"

WORDS = (
    Words(
        "publish_display",
        "Ministry",
        tells=True,
        idle=True,
        never=r"\bis\s+(?:now\s+|already\s+)?(?:posted|published|issued|released)\s*+,?\s+(?:so|hence|therefore)\b|\bavailable\s+(?:on|upon|for|to|from)\b|\bfor\s+(?:easy\s+|quick\s+|your\s+|my\s+own\s+)?reference\b|\bfyi\b|\bunofficial\b|\bproposals\s+(?:(?:which|that)\s+)?(?:(?:are\s+)?(?:to\s+be|being)\s+(?:voted|put\s+to)|(?:up|open)\s+for\s|(?:up)?on\s+which\s+(?:we|you)\b|on\s+the\s+ballot\b)",
        rules=("4E49",),
        params=(
            Param(
                "display",
                Slot.PHRASE,
                clues=(
                    Clue(
                        r"(?i)((?:(?:\w+['’]s )?official|public) display of (?:the )?\w+|(?:list|table|roll) of (?:all |the |current )?(?:players|rules|proposals|consultations|socks|contracts|corporations|subgames|tricks|fora|points)|ministry report|\w+['’]s report|ministry list|list of (?:ministries|ministers)|(?:player|ministers?|proposal|rule|consultation|sock|contract|trick|forum)s?\s+(?:list|table|roster|register)|(?:(?:current|full|new|updated|latest) )?ruleset)"
                    ),
                ),
            ),
        ),
        does=(
            "(publish|post|present|issue|release|put up|circulate) ... ([public] display|report|list of ministries|ministry list|ministers list|register|roster|(list|table|roll) of [(all|the|current)] (players|rules|proposals|consultations|socks|contracts|corporations|subgames|tricks|fora|points))",
            "put < [(the|my|our)] [(updated|new|current)] public display [of {phrase}] & up & [(at|on|in|under) ...] >",
            "make public [hereby] [,] as {display} , the following ...",
            "(publish|post|present|issue|release|circulate) [hereby] (the|this|my|our) [(following|new|updated|current)] schedule [(below|here|herewith|for nweek ...|of events)]",
            "(publish|post|present|issue|release|put up|circulate) ... schedule of [(the|all|all the)] [(future|coming|upcoming|next|planned)] events",
            "(make|bring) < (public|available|accessible) & [(the|my|our|an|a)] [updated|new|current] ([public] display|report|register|roster|(list|table|roll) of [(all|the|current)] (players|rules|proposals|consultations|socks|contracts|corporations|subgames|tricks|fora|points)) [(of|as of|for) ...] >",
            "(publish|post|present|issue|release|circulate) (the|this|my) [following] (revision|update|correction|revised version|corrected version|updated version) [of {display}]",
            "(publish|post|present|issue) [the|my|this|an updated|a new] [updated|new|current] (public display of {phrase}|ministry report|registrar 's report|ministry list|list of ministries|ministers list|report|ruleset)",
        ),
        headings=(
            r"^\W*(?:the\s+)?(?P<display>(?:weekly\s+|official\s+)?report of the (?:ministry of \w+|registrar|rulekeeper|chairman|oracle|judge|arbiter|ranger|gamemaster|gm|washerwoman|doctor|mom|metamin|minister\b[^.,!?]{0,20}))\b[^.!?]{0,40}$",
            r"^\W*(?:the\s+)?(?P<display>(?:(?:registrar|rulekeeper|chairman|oracle|judge|arbiter|ranger|gamemaster|gm|washerwoman|doctor|mom|metamin|minister|ministry|minister of \w+)['’]?s?\s+(?:(?-i:[A-Z])\S*\s+(?:(?:and|of|the)\s+)*){0,5}(?:weekly\s+)?report|ministry report))\b[^.!?]{0,60}$",
            r"^\W*(?:(?:the\s+)?ministry\s+(?:of|for)\s+(?:the\s+)?\w+\s*+[:–—-]\s*)?(?:(?:updated|new|current|revised|latest|corrected)\s+)?(?P<display>public display of (?:the )?\w+(?: and their \w+)?)(?:,?\s+(?:[-–—(\[]\s*)?(?:as\s+(?:of|at|on)\s+|for\s+|of\s+)?n(?:week|day)\b[^.!?]{0,40})?(?:,?\s+(?:as\s+)?(?:published|posted|issued|compiled|kept|maintained)\s+(?:here(?:by|with)\s+)?by\s+(?:me|the\s+\w+(?:\s+of\s+\w+)?))?(?:,?\s+\(?(?:as\s+(?:of|at|on)|on|at|for)\s+(?:nweek|nday|the\s+(?:start|beginning|end)|today|now|\d)[^.!?]{0,40})?\s*+:?\s*\W*$",
            r"^\W*(?:(?:the|my)\s+)?(?:updated|new|current|revised|latest|corrected)\s+(?P<display>public display of (?:the )?\w+(?: and their \w+)?)\s*+:\s+\S*://\S+\W*$",
            rf"^\W*(?:(?:the|my|our|your)\s+)?official\s+(?:the\s+)?(?P<display>{_LIST}|(?:register|roster|table|ledger|census|roll|schedule|calendar)(?:\s+of\s+(?:the\s+|all\s+)?\w+)?|(?:public\s+)?display(?:\s+of\s+(?:the\s+|all\s+)?\w+)?){_AS_OF}$",
            r"^\W*(?:the\s+)?(?P<display>(?:registrar|rulekeeper|chairman|oracle|judge|arbiter|ranger|gamemaster|gm|washerwoman|doctor|mom|metamin)['’]s?\s+(?:weekly\s+|official\s+)?report)(?:,?\s+(?:for\s+|of\s+)?nweek\s+\d+)(?:,?\s+nday\s+\d+)?\.?$",
            r"^\W*updated (?P<display>ministry list|ministers list|list of ministries)\b[^.!?]{0,40}$",
            rf"^\W*(?:(?:the|my)\s+)?(?:updated|corrected|revised|latest)\s+(?P<display>{_LIST})(?:\s*[,(][^.!?:]{{0,40}}|\s+(?:for|as\s+(?:of|at)|of|on|at|in)\s+[^.!?:]{{0,40}})?\s*+:?\s*$",
        ),
        says=(
            "[(the|my|our|this)] [(updated|new|current|latest|official)] (public display [of {phrase}]|roster|register|report|ministry report|ministry list|list of (ministries|players|rules|proposals|consultations|socks|contracts|tricks|fora|points)) [(as of|as at|as on|for) ...] is (hereby|herewith) (published|issued|posted|released|presented|circulated|made public|updated|brought up to date)",
            "(a|the|my) [new|newly] (corrected|revised|updated|amended|mended) public display of {phrase} is [(hereby|now|herewith)] (published|posted|issued|put up) (at|under|on|below|here|in) ...",
            f"[(the|my|our)] [(official|weekly)] ({_OFFICERS}) 's [(official|weekly)] report [,] [...] is (hereby|herewith) (published|issued|posted|released|presented|circulated|made public)",
            f"my [(official|weekly)] report as [the] ({_OFFICERS}) [,] [...] is (hereby|herewith) (published|issued|posted|released|presented|circulated|made public)",
            "(the|my|our) [(current|updated|new|official)] public display of {phrase} (is|reads) (this|as follows|the following|now this|now as follows|below) :",
            f"the [(official|weekly)] report of the ({_OFFICERS}) [,] [...] is (hereby|herewith) (published|issued|posted|released|presented|circulated|made public)",
            "(published|posted|issued|released|circulated) [(herewith|hereby|today|now|by me)] : (the|my|our|this nweek 's) ... (display|report|register|roster)",
            "[(the|my|our|this|an|a)] [(updated|new|current|latest|official)] (public display [of {phrase}]|roster|register|report|ministry report|ministry list|list of (ministries|players|rules|proposals|consultations|socks|contracts|tricks|fora|points)) is (published|issued|posted|released|presented|circulated) [by [the] {phrase}] (below|herewith|hereby|in this (mail|message|post)|with this (mail|message|post))",
            "(here is|below is|below you find|attached is|this is|following is) (the|my|this nweek 's|our) [(updated|new|current|latest)] official display of {phrase}",
            "(here is|below is|below you find|attached is|this is|following is) (the|my|this nweek 's|our) [(updated|new|current|latest|official)] (public display of {phrase}|ministry report|registrar 's report|list of ministries)",
            f"(here is|below is|below you find|attached is|this is|following is) [(the|my|our|this nweek 's)] [({_OFFICERS}) 's] [(updated|new|current|latest)] (official|public) display [of {{phrase}}]",
            "(here is|below is|this is) (the|my|an) (updated|new|current|latest|official|corrected) (list|table|roll) of [(all|the|current)] (players|rules|proposals|consultations|socks|contracts|corporations|subgames|tricks|fora|points|ministers|ministries)",
            "(here is|below is|this is) (the|my|an) (updated|new|current|latest|official|corrected) (player|ministry|ministers|minister|proposal|rule|consultation|sock|contract|trick|forum) (list|table|roster|register)",
        ),
        examples={
            "I publish the Public Display of Rules at http://nomic.example/r.": {"display": "Public Display of Rules"}
        },
    ),
    Words(
        "challenge_display",
        "Ministry",
        rules=("4E50",),
        forms=("challenge", "challenge of a display", "challenge to a display", "challenge against a display"),
        never=r"^\W*challenge\s*[:–-][^.:;]*\b(?:is|are|was|were|has|have|had|will|should|can)\b",
        params=(
            Param(
                "display",
                Slot.PHRASE,
                required=True,
                like=DISPLAYED,
                unlike=r"\b(?:because|since)\b|\b(?:idea|notion|view|opinion|belief|assumption|thought|theory|principle)\b",
                cut=r"\s+[–—-]+\s.*|\s+(?:cause|cos|cuz)\s.*|\s+(?:on|in)\s+(?:\w+\s+){1,2}?(?:counts?|grounds?|points?|accounts?|respects?|heads?)\b.*|\s+for\s+(?:\w+\s+){1,2}?(?:reasons?|errors?|mistakes?)\b.*",
            ),
            Param("errors", Slot.TEXT, required=True),
        ),
        does=(
            "(challenge|dispute|contest|call into question|question) < [the] [accuracy of] {display} & [(:|on the ground that|because|since|as|for|,)] >",
            "challenge {display}",
            "call {display} (into|in) question (:|,|-|–|—|because|since|on the ground that|on the grounds that)",
            "(raise|make|file|issue|post|lodge|submit|enter|register|announce|bring|place|put forward|launch) < [(a|my|this)] [(formal|public|following)] challenge & (to|against|of|on|about|regarding|concerning) {display} >",
            "(take issue with|find fault with|doubt|dispute) {display} [,] and [(hereby|formally|therefore|so)] (challenge|contest|dispute) it",
        ),
        says=(
            "[(a|my)] [(formal|public|official|hereby a|herewith a)] challenge (to|against|of) {display} (:|-|–)",
            "(this|the following|what follows) is [(hereby|herewith)] (a|my) [(formal|public|official)] challenge (to|against|of) {display} (:|-|–|—)",
            "(here (is|'s|’s|comes|follows)|[please] (consider|take|count|regard|treat) this (mail|message|) [(as|to be)]|let this be|herewith) (a|my) [(formal|public|official)] challenge (to|against|of) {display} (:|-|–|—)",
            "(this|the following|what follows) is [(hereby|herewith)] (a|my) [(formal|public|official)] challenge (to|against|of) {display}",
            "[(a|my)] [(formal|public|official|hereby a|herewith a)] challenge (to|against|of) {display} ... (:|-|–)",
            "[(my|a)] [(formal|official)] challenge (:|-|–) (the|your|my) {display}",
            "[a|my] [(formal|public)] challenge is (hereby|herewith) (raised|made|filed|issued|posted|lodged|submitted|entered|registered|brought|announced) (to|against|on) {display}",
            "{display} is [(hereby|now|formally|herewith)] challenged [(:|because|since|as|for)]",
            "{display} (contains|has) (these|the following|an|some|two|three) (errors|error|mistakes|mistake) ... [,] [and] i challenge it",
            "{display} (contains|has) (an|some|two|three|several) (error|errors|mistake|mistakes) ... , and for (that|this|it|them|these) i challenge it",
            "[the] {display} (gets|receives|earns|draws|meets|meets with|has|faces) (a|my|this) [(formal|public)] challenge [(from|by|of) (me|mine)] [,] (because|since|as|for|:|on the ground that)",
            "{display} is wrong in (these|the following) respects ... [,] [and] i challenge it",
            "i (say|think|believe|find|hold) [that] {display} is (wrong|incorrect|inaccurate|mistaken|in error) [,] and [(hereby|therefore|so)] challenge it [(:|because|since|as|for|,)]",
            "[there (is|are)] (a|an|one|two|three|four|several|some|many) (mistake|mistakes|error|errors|slip|slips|flaw|flaws) (in|on) {display} [,] (which|and [(hence|so|therefore)]) i [(hereby|herewith|therefore|so|thus|accordingly|now)] challenge [it] [(:|,|-|–|—)]",
            "{display} is wrong ... [,] [and] (i challenge it|[is] (hereby|herewith) challenged)",
        ),
        document=Document.ITEMS,
        body="errors",
        examples={
            "I challenge the ministry list: Joel is Ranger.": {
                "display": "the ministry list",
                "errors": ["Joel is Ranger"],
            }
        },
    ),
    *CHALLENGES,
    APPROVAL,
)
