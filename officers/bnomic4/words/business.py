"""The Ministry of Business: contracts and corporations (4E70, 4E79)."""

from __future__ import annotations

from dataclasses import replace

from engine.language import Clue, Document, Param, Slot, Turn, Where, Words
from officers.bnomic4.words.games import CONTRACT_MEANT, CONTRACT_SAID, GAME_SAID, LIKE_CONTRACT, NO_NAME, THE_NOMIC
from officers.bnomic4.words.verbs import ENTERED_AS, JOIN, LEAVE, LEFT_AS_IT_IS, joining, leaving, no_office, presented

_CONTRACT = Param(
    "contract",
    Slot.THING,
    required=True,
    many=True,
    unlike=NO_NAME,
    cut=r"^[\w-]+['’]s\s+(?:contract|pact|treaty|agreement|accord),?\s+(?=\S)|^(?:(?:all\s+)?the\s+)?(?:terms|obligations|duties|provisions|(?:list\s+of\s+)?(?:the\s+)?(?:parties|signatories))\s+(?:of|to)\s+(?:the\s+)?(?=\S)",
    pointed=r"contract|pact|treaty|game|agreement|this(?!\s+(?:one|myself|by)\b)|\bparty\b|\bsignatory\b",
)
_PLACE = r"^(?:\w+\s+)?(?:below|above|following|as follows|here|that follows)$|^(?:and|with|between|among|for|by|of|to|under|whose|in)\b"
"""Words that say where a text stands and are no name of it."""
_KIND_NAMED = r"(?-i:[A-Z][\w'’&-]*\s+(?:Pact|Treaty|Contract|Agreement|Accord|Covenant)\b|(?:Pact|Treaty|Accord|Covenant)\s+of(?:\s+the)?\s+[A-Z][\w'’-]*)"
"""The name of a contract that says what it is: "the Tea Pact"."""
_PLACE_IN = "(clause|section|article|paragraph|sentence|line|point|item|rule)"
_FROM_NOW = (
    "(from (now|here|today|this (mail|message|moment|point|day|hour|minute)) [on]"
    "|as (of|from) (now|today|this (mail|message|moment|point|day|hour|minute))|effective (now|immediately))"
)
"""Says that one has left a contract with these words."""
_KIND = "(contract|treaty|pact|agreement|accord)"
_BY_ARTICLES = (
    "(by|with|through|under|by means of) (these|the following|this|the) [following] articles [of incorporation]"
)

_OFFICER_NAMED = r"(?:I|me|myself|himself|herself|emself|[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,2})"
_OFFICERS_NAMED = rf"{_OFFICER_NAMED}(?:(?:,\s+|,?\s+and\s+){_OFFICER_NAMED}){{0,5}}"
"""Who is an Officer, as it is said in the sentence."""

_SEALED = r"\b(?:(?:in|under)\s+my\s+name|impersonat\w+|forg(?:ed|eries|ery|ing|ers?)|spoof\w*|pgp|gpg|gnupg|my\s+(?:private\s+)?key)\b[^.;!?]*\bI\s+(?:\w+\s+)?sign\s+this(?:\s+one)?\b|\bsign\s+this(?:\s+one)?\s+(?:with\s+(?:my|pgp|gpg|a\s+key)\b|by\s+hand\b)"
"""Who signs his mail joins nothing."""

_UNSIGN = "(take|strike|remove|scratch|cross|withdraw|delete|erase|pull|cross out|strike out)"
_NAME_ON_LIST = r"\bmy\s+(?:name|signature)\s+(?:(?:back|is|comes|hereby|taken|struck|removed|withdrawn)\s+)*(?:off|from|out\s+of)\s+(?:the\s+|this\s+|that\s+|our\s+)?[^,;.:]{0,40}?\b(?:lists?(?!\s+of\s+(?:parties|signatories|members))|rolls?|roster|register|ballots?|proposals?|indictments?|players?|ministry|game|sub-?game|chair|door|hat|race|running|mail\w*|jury|pool|archives?)\b(?![^.;]*\b(?:contract|pact|treaty|agreement)\b)"
"""Takes a name off something that nobody is a party to."""

_ACCEPTED = r"(?:resignation|invitation|offer|apolog(?:y|ies)|challenge|gift|bid|answer|claim|verdict|objection|nomination|appointment|thanks|fine|punishment|proposal|office|post|ministry|blame|responsibility|defeat)s?"
"""What somebody may accept that is no contract."""

_CREATOR = (
    r"\bwhich\s+I\s[^;:.!?]{0,60}\bas\s+(?:its|the|an?)\s+(?:very\s+)?(?:first|founding)\s+(?:party|member|signatory)\b"
)
"""Who creates a contract is its first party (4E70) and need not join it."""

WORDS = (
    Words(
        "create_contract",
        "Business",
        rules=("4E70",),
        verb_needs=dict.fromkeys(
            ("bring", "call"),
            r"\b(?:contract|pact|treaty|agreement|accord|covenant|articles\s+o(?:f|['’])\s+incorporation)\b",
        ),
        creates="contract",
        never=r"\b(?:amendment|change|annex|addendum|supplement|appendix)s?\s+(?:to|of)\b[^:]*:|\bmake\s+the\s+contract\b.*\b(?:read|say)\b|\bsubmit\w*\s+(?:the\s+following|a|an|the|this|my|another)\s+(?:\w+\s+)?(?:consultation|proposal|indictment|tweak)\b",
        turns=(Turn("incorporate", said=r"\barticles\s+o(?:f|['’])\s+incorporation\b"),),
        params=(
            Param(
                "name",
                Slot.TITLE,
                required=True,
                unlike=rf"{_PLACE}|^(?-i:we|you|all|each|every(?:body|one)?|nobody|anybody|anyone|members?|players?|whoever|if|when|there|it|i)\s|^(?:it|its|it['’]s)\s+called\b|^(?:it|i)['’](?:s|m|ll|ve)\s|^(?:made|making|drawn)\s",
                clues=(
                    Clue(
                        r"\b(?:called|named|by\s+the\s+name\s+of|known\s+as)\s+(?:the\s+)?((?-i:[A-Z])[\w'’&-]*(?:\s+(?:(?:of|the|and|for|&)\s+)?(?-i:[A-Z])[\w'’&-]*){0,6})(?=\s*(?:$|[.,;:)]))",
                        Where.FROM,
                    ),
                    Clue(rf"\b(?:the|an?)\s+((?:(?:[A-Z][\w'’&-]*|of|and|the)\s+)*{_KIND_NAMED})", Where.FROM),
                    Clue(
                        rf"(?i:contract|pact|treaty|agreement|accord),\s+(?:the\s+)?((?:(?:[A-Z][\w'’&-]*|of|and|the)\s+)*{_KIND_NAMED})(?=,|\s+and\b)",
                        Where.BEFORE,
                    ),
                ),
            ),
        ),
        does=(
            f"(bring|call) (a|an|this|another|the following) [(new|fresh|following|further)] {_KIND} into (the world|being|existence|force|life) [,] [(called|named|by the name of|known as)] [the] {{name}}",
            "(create|form|make|establish|submit|found|draw up|write|offer|start|set up|conclude|draft and create|institute|enact|launch|put up) ... (contract|treaty|pact|agreement|accord|covenant)",
            f"(create|form|make|establish|submit|found|draw up|propose) (the following|a|an|this|another) [following|new] {_KIND} [,|:] [(known as|called|named|titled|entitled|by the name of)] [the] [{{name}}]",
            f"(create|form|make|establish|found|set up|start|institute|bring into being|bring into force) [the] {{name}} , (a|an) [new] {_KIND} (under|whose|with|that|which|pursuant to|:)",
            "(create|form|make|establish|found|set up|submit) [(the|these)] [following] [(two|three|four|several)] [new] (contracts|treaties|pacts|agreements)",
            f"bring (a|an|this|another|the following) [(new|fresh|following)] {_KIND} into (the world|being|existence|force|life) [,] [(called|named|by the name of|known as)] [(the|a)] [{{name}}]",
            f"(bring into (being|existence|force|life|the world)|call into (being|existence|life)|bring to life) (the|a|an|this|another) ... {_KIND}",
            f"(put|bring) [the] {{name}} into (force|effect|being|existence|life) as (a|our|the) [new] {_KIND}",
            f"enter (the following|a|an|another) [following|new] {_KIND} [,|:] [(known as|called|named|titled|entitled|by the name of)] [the] [{{name}}]",
            f"(create|form|make|establish|submit|found) the {{name}} {_KIND}",
            f"(bring|call) (the|this|my) [new] {_KIND} [(called|named)] {{name}} into (existence|being|force|life|the world)",
            "(bring|call) [the] {name} into (being|existence|life|the world)",
            f"sign into (being|existence|life|force) (the|a|this|my) [new] {_KIND} [(called|named)] {{name}}",
            f"(create|form|make|establish|found) the {_KIND} {{name}}",
            f"(found|form|create|establish|constitute|set up) [the] {{name}} (by means of|by way of|by|with|through|via) (this|the following|a|these) [following] {_KIND}",
        ),
        says=(
            f"[(the|a|my|new)] {_KIND} {{name}} [-|–|—|:|,] i [hereby] (create|make|form|establish|found|submit|offer|start) it",
            *presented("(contract|treaty|pact|agreement)"),
            f"{{name}} is the name of (the|a|this) [new] {_KIND} (that|which) i [(hereby|now|herewith)] (create|make|form|found|establish|submit|set up)",
            f"the name of (the|a|this) [new] {_KIND} (that|which) i [(hereby|now|herewith)] (create|make|form|found|establish|submit|set up) is {{name}}",
            f"(the above|the (text|words|lines) above|what stands above|that) is (a|the|my) [new] {_KIND} [,] which i [(hereby|now|herewith)] (create|make|form|found|establish) [(as|and call|under the name|under the name of|by the name of)] {{name}}",
            f"(what follows|the following|this|here|below|herewith) (is|follows) [(a|the|my)] [new] {_KIND} [,] which i [(hereby|now|herewith)] (create|make|form|found|establish) [(as|and call|under the name|under the name of|by the name of)] {{name}}",
            "new contract [,|:] [(called|named)] [{name}]",
            f"(the|a) [new] {_KIND} [,] [(called|named|by the name of)] [the] {{name}} [,] (now|hereby|herewith) (exists|comes into (being|existence|force|life)|is (born|in force|in being|made))",
            f"there (now|hereby|herewith) (exists|is) [, by my (hand|making|doing|act|will) ,] (a|another|one more) [new] {_KIND} [,] [(called|named|by the name of)] [the] {{name}}",
            f"(a|the|this|my) [new] {_KIND} [,] (called|named|titled|by the name of|known as) [the] {{name}} [,] [(hereby|herewith)] comes into (being|existence|force|life) [(hereby|herewith|with this (mail|message|post|note)|by these (words|lines))]",
            f"[the] {{name}} [(hereby|herewith|now)] comes into (being|existence|force|life) as (a|our|the) [new] {_KIND}",
            f"let there be (a|another|one) [new] {_KIND} [,] [(called|named|by the name of|known as)] [the] {{name}}",
            f"(there shall be|there is hereby|let there be|there is) (a|another|one) [new] {_KIND} [,] [(called|named|by the name of|known as)] [the] {{name}} [,] which i [(hereby|herewith|now)] (create|make|form|found|establish|submit)",
            f"[...] (a|the|this) [new] {_KIND} , [the] {{name}} , which i [(hereby|herewith|now)] (create|make|form|found|establish|submit)",
        ),
        labels=("contract", "new contract", "contract creation", "creation of a contract"),
        document=Document.PLAIN,
        examples={"I create the following contract, named 'Bank': {{ Parties are polite. }}": {"name": "Bank"}},
    ),
    Words(
        "incorporate",
        "Business",
        rules=("4E79",),
        verb_needs=dict.fromkeys(("bring", "call"), r"\barticles\b|\bcorporation\b|\bcompany\b"),
        makes_actor=True,
        params=(
            Param(
                "name",
                Slot.TITLE,
                required=True,
                clues=(
                    Clue(
                        r"\b(?:[Ii]ts|[Tt]he)\s+name\s+(?:is|shall\s+be|will\s+be)\s+[\"“]?((?-i:[A-Z])[\w'’&-]*(?:\s+(?:(?-i:[A-Z])[\w'’&-]*|&|of))*)",
                        Where.LATER,
                    ),
                    Clue(
                        r"\b[Tt]he\s+name\s+of\s+(?:the|this|our)\s+(?:[Cc]orporation|[Cc]ompany|[Ff]irm)\s+(?:is|shall\s+be|will\s+be)\s+[\"“]?((?-i:[A-Z])[\w'’&-]*(?:\s+(?:(?-i:[A-Z])[\w'’&-]*|&|of))*)",
                        Where.TEXT,
                    ),
                    Clue(
                        r"(?m)^[\s{\[(]*((?!Incorporation\b|Articles\b)(?-i:[A-Z])[\w'’&-]*(?:\s+(?:(?-i:[A-Z])[\w'’&-]*|&|of)){0,6})\.\s+Officers?\s*:",
                        Where.TEXT,
                    ),
                    Clue(
                        r"\b(?:the|a|this)\s+(?:new\s+)?[Cc]orporation\s+(?:(?:called|named)\s+)?((?-i:[A-Z])[\w'’&-]*(?:\s+(?:(?-i:[A-Z])[\w'’&-]*|&|of))*)",
                        Where.FROM,
                    ),
                    Clue(
                        r"(?i)\barticles\s+of\s+incorporation(?:\s*+,)?\s+(?:(?:namely|those|these\s+being\s+those)\s+)?(?:of|for)\s+(?:(?:the|an?)\s+)?(?:new\s+)?(?:corporation|company|entity)?,?\s*(?:called|named|titled)?\s*[\"“]([^\"”]{1,80})[\"”]",
                        Where.FROM,
                    ),
                    Clue(
                        r"\b(?:a|this|another)\s+(?:new\s+)?(?i:corporation|company),\s+((?-i:[A-Z])[\w'’&-]*(?:\s+(?:(?-i:[A-Z])[\w'’&-]*|&|of))*)(?=,|\s*+:)",
                        Where.FROM,
                    ),
                    Clue(r"\bincorporat(?:e|es|ing)\s+[\"“]([^\"”]{1,80})[\"”]", Where.FROM),
                    Clue(
                        r"(?im)^[\s{\[(]*(?:name(?:\s+of\s+the\s+corporation)?|corporation|company)\s*+:\s*([^\n]{1,80}?)\s*$",
                        Where.TEXT,
                    ),
                    Clue(
                        r"(?i)\barticles\s+of\s+incorporation(?:\s*+,)?\s+(?:(?:namely|those|these\s+being\s+those)\s+)?(?:of|for)\s+(?:the\s+)?((?-i:[A-Z])[\w'’&.-]*(?:\s+(?:(?-i:(?!Officers?\b)[A-Z])[\w'’&.-]*|&|of\b))*)",
                        Where.FROM,
                    ),
                ),
                cut=r"^(?:corporation|company)\s*+:\s*|^(?:an?|the)\s+(?:new\s+)?(?:company|corporation)\s+(?:(?:to\s+be|which\s+is)\s+)?(?:called|named|known\s+as)\s+|\s+(?:as\s+well|too|also|today|now|at\s+once)$|,?\s+(?:by\s+(?:(?!the\b)\w+ing|these|this|means|way)\b|and\s+(?:I\s+)?(?:(?:hereby|also|further)\s+)?(?:declare|make|name|call|designate|pronounce|proclaim)s?\s+(?:it|this|that)\b|through\s+(?:these|this|the)\b).*$|,?\s+and\s+(?:I\s+)?(?:hereby\s+)?(?:appoint|name|make|declare|designate|am)\s[^.;:]*\b[Oo]fficers?\b.*$",
                unlike=r"(?i)^(?:(?:the|these)\s+)?(?:following\s+)?articles\b|^(?:(?:every(?:body|one)|all|you)\s+)?(?:stand|step|make\s+(?:way|room)|get\s+(?:back|ready)|hold|look|watch|behold|move)\b|^(?:your|his|her|their|eir|these|those|some|most|many|all|two|three|four|five|several|both)\b|^(?:today|tonight|now)\s+(?:that|which|and|to|for|with|of|in|on)\b|^(?:today|tonight|now|at\s+once|forthwith|hereby|this\s+(?:very\s+)?n?(?:day|week|mail|moment))$|^(?:(?:an?|the|this)\s+)?(?:new\s+)?(?:contract|corporation|company)(?:\s+(?:today|now|this\s+n?day))?(?:\s+(?:called|named|titled))?$|^(?:with|by|under|having|of|for|in|at|on|where|which|that|to)\s",
            ),
            Param(
                "officers",
                Slot.NAME,
                listed=True,
                clues=(
                    Clue(
                        rf"\b(?:appointing|naming|making|having|with)\s+({_OFFICERS_NAMED})\s+(?:as|for|to\s+be)\s+(?:its\s+|the\s+)?[Oo]fficers?\b",
                        Where.FROM,
                    ),
                    Clue(
                        rf"(?:\b(?:appointing|naming|making)|\band\s+(?:I\s+)?(?:hereby\s+)?(?:appoint|name|make|declare|designate))\s+({_OFFICERS_NAMED})\s+(?:(?:as|to\s+be)\s+)?(?:(?:its|the|an?)\s+)?(?:only\s+|sole\s+|first\s+)?[Oo]fficers?\b",
                        Where.FROM,
                    ),
                    Clue(
                        rf"(?:,|\band(?=\s+(?:I|me|myself)\b))\s+(?!and\b)({_OFFICERS_NAMED})\s+(?:(?:being|to\s+be|as|am|is|are)\s+)?(?:its|the|an?)\s+(?:only\s+|sole\s+|first\s+)?[Oo]fficers?\b",
                        Where.FROM,
                    ),
                    Clue(
                        rf"\b(?:of\s+which|whereof|whose)\s+(?:the\s+)?(?:only\s+|sole\s+)?[Oo]fficers?\s+(?:(?:is|are|being|shall\s+be|will\s+be)\s+)?({_OFFICERS_NAMED})(?=\s*(?:$|[.,;:)]|am\b|are\b|is\b))",
                        Where.FROM,
                    ),
                    Clue(
                        r"(?i)\band\s+((?-i:[A-Z])[\w'’.-]*(?:\s+(?-i:[A-Z])[\w'’.-]*)?)\s+(?:as\s+)?its\s+officer\b",
                        Where.FROM,
                    ),
                    Clue(
                        rf"(?:\b(?:of|in|for)\s+which|\bwhereof|\bwhere)\s+({_OFFICERS_NAMED})\s+(?:am|is|are|shall\s+be|will\s+be|becomes?|acts?\s+as|serves?\s+as)\s+(?:to\s+be\s+)?(?:its\s+|the\s+|an?\s+)?(?:only\s+|sole\s+|first\s+)?[Oo]fficers?\b",
                        Where.FROM,
                    ),
                    Clue(
                        rf"\b[Oo]fficers?(?:\s+of\s+(?:which|it)|\s+thereof)?\s+(?:is|are|shall\s+be|will\s+be|(?:is|are)\s+to\s+be)\s+({_OFFICERS_NAMED})(?=\s*(?:$|[.,;:)]))",
                        Where.FROM,
                    ),
                    Clue(
                        rf"\b[Oo]fficers?\s+(?:is|are|shall\s+be|will\s+be)\s+({_OFFICERS_NAMED})(?=\s*(?:$|[.,;:)]))",
                        Where.EARLIER,
                    ),
                    Clue(
                        r"(?m)^[ \t{\[(]*(?i:officers?)[ \t]*:[ \t]*\n((?:[ \t]*(?:[-*•+][ \t]+|\(?\d{1,2}[.)][ \t]+)?[A-Z][\w'’.-]*(?:[ \t]+[A-Z][\w'’.-]*){0,3}[ \t]*[,;]?[ \t]*(?:\n|\Z)){1,12})",
                        Where.TEXT,
                    ),
                    Clue(r"(?im)^[\s{\[(]*officers?\s*+:\s*([^\n]+?)\s*$", Where.TEXT),
                    Clue(r"(?i)\bofficers?\s*(?::|is|are|being|shall\s+be|will\s+be)\s*", Where.TEXT),
                    Clue(
                        r"(?:^|[.;:{]\s*)((?!(?:Every|Each|Any|No|All|It|He|She|They|Whoever|Nobody|The|A|An|This|That)\b)[A-Z][\w'’-]*(?:(?:,\s+|,?\s+and\s+|\s+)[A-Z][\w'’-]*){0,4})\s+(?:is|are|shall\s+be|will\s+be)\s+(?:its\s+|the\s+|an\s+)?(?:only\s+|sole\s+|first\s+)?[Oo]fficers?\b",
                        Where.TEXT,
                    ),
                    Clue(
                        r"(?i)\bwith\s+(.{1,60}?)\s+(?:as|for)\s+(?:its\s+|the\s+|an\s+)?(?:only\s+|sole\s+)?officers?\b",
                        Where.TEXT,
                    ),
                ),
            ),
        ),
        does=(
            "(bring|call|summon|conjure) (a|an|this|another|the following) [(new|fresh|following|further)] (corporation|company) into (the world|being|existence|force|life) [,] [(called|named|by the name of|known as)] [the] {name}",
            "(found|incorporate|form|establish|set up|launch) (a|an|another) [(new|further)] (corporation|company) (today|now|this day|this nday|herewith|with this mail)",
            "(start|start up|open|begin) (a|an|another|this|the following) [(new|further)] (corporation|company) [,] (called|named|known as|to be known as|by the name of|of the name|under the name of|under the name) [the] {name}",
            "(create|form|establish|found|set up) (a|an|another|this|the following|my) [(new|further)] (corporation|company) :",
            "(create|form|make|establish|submit|found|draw up|file|lodge|register|set down|set forth|lay down|publish|post|execute|seal|enact|adopt|promulgate) ... articles [of|o'] incorporation [(of|for) {name}]",
            "(found|create|form|establish|set up|launch|incorporate|constitute|bring into being) < (with|by|under|through|via) (these|the following|this|my|the) [following] articles of incorporation & [(the|a|an|another)] [new] [(corporation|company)] [(called|named|known as)] {name} >",
            "(create|form|make|establish|submit|found) (the following|a|this) [following] contract [,] (which|that) (is|shall be|serves as) ... articles of incorporation",
            "(found|create|form|establish|set up|launch|charter) < [(a|the|another|this)] [new] (corporation|company) & [,] [(called|named|known as|to be known as|by the name of|of the name|under the name of|under the name)] [the] {name} >",
            "(found|create|form|establish|set up|launch|charter) (a|the|this|another) [new] (corporation|company) [,] [(called|named|known as|by the name of)] {name} [,] (with|by|under|through|via) ... articles [of incorporation]",
            "(incorporate|found|form|establish) ... corporation",
            "(create|form|submit|make|establish) (these|the following|the|this) [following] articles of incorporation [(of|for) {name}]",
            "incorporate {name}",
            "give {name} (its|the following|these) articles [of incorporation]",
            "(bring|put) (these|the following|this|the|my) [following] articles [of incorporation] into (force|effect|being|existence|life)",
            "(turn|make|form) {name} into (a|the|another) [new] (corporation|company) (with|by|under|through|via) ... articles",
            "(bring|call) [the] [new] [(corporation|company)] {name} into (being|existence|life|the world)",
            "(create|form|establish|found|set up|launch) [the] [(corporation|company)] {name} [,|;|:|-|–|—] [and] (these|the following|here|below) (are|is|follow) its articles [of incorporation]",
        ),
        labels=("articles of incorporation", "articles"),
        after=(
            "[(its|the|whose|sole)] [sole] (officers|officer) [(are|is|being|shall be|will be|:)] [:] {officers}",
            "{officers} (are|is|as|being|shall be) [(its|the|an)] [(sole|only)] (officers|officer)",
        ),
        says=(
            "(here are|these are|the following are|behold|following are) ... articles of incorporation of {name}",
            "[(the|a|new)] (corporation|company) {name} [-|–|—|:|,] i [hereby] (create|incorporate|form|establish|found|set up) it",
            "articles of incorporation (of|for) {name}",
            "[the] [new] (company|corporation) {name} is [hereby] (incorporated|created|founded|formed|established|set up) [by me]",
            "{name} is hereby incorporated [by me]",
            "[...] (welcome|greet|meet|hail) {name} , which i (hereby|herewith|now) (incorporate|found|form|create|establish|charter)",
            f"[the] {{name}} is (born as (a|the) [new] (corporation|company)|hereby born) {_BY_ARTICLES}",
            f"[the] {{name}} is (hereby|herewith) (founded|incorporated|created|formed|established|set up|called into (being|existence)|brought into (being|existence)) [by me] {_BY_ARTICLES}",
            "(these|the following) [following] articles of incorporation (hereby|herewith|below) (bring|call) [the] {name} into (being|existence|life|the world)",
            "(these|the following) [following] articles of incorporation (hereby|herewith|below) (found|establish|create|constitute|form) [the] {name}",
            "the following contract is a set of articles of incorporation",
            "(the following|this|below|what follows) (is|are) [a set of] [the] articles of incorporation (of|for) [the] {name}",
        ),
        document=Document.PLAIN,
        examples={
            "I create the following Articles of Incorporation of Acme: {{ Acme is a Corporation. Its Officer is Hose. }}": {}
        },
    ),
    Words(
        "join_contract",
        "Business",
        rules=("4E70",),
        idle=True,
        verb_needs=dict.fromkeys(
            ("rejoin", "re-join", "countersign", "undersign", "cosign", "co-sign"), CONTRACT_MEANT
        ),
        never=rf"{_SEALED}|\benter\s+(?:the|an?|my|this)\s+(?:new\s+)?trick\b|\bas\s+(?:[\w’\']+\s+){{0,5}}(?:consultation|proposal|tweak)\b|\b(?:duty|duties|discharg\w+|fulfil\w*|obligation)\b[^;:]*\benter\b|\benter\s+[\"“][a-z][^\"”]*[\"”]\s+as\b|\benter\s+(?-i:[A-Z])[\w-]*[’\']s\s[^.;]*\sas\b|\b(?:enter|join)\s+(?:this|that)\s+(?:thing|text|document|piece)\b|\bbound\s+by\s+(?:your|the|its|these)\s+rules\b|\b(?:enter|join)(?:s|ing)?\s+(?:this|the)\s+game\s*(?:$|[.,;:!(–—-])|\baccept\s+(?:this|that|one)\s+of\s+(?:the|your|eir|his|her|their|these)\s|\bentered\s+as\b|\baccepted\s+as\s+(?:the|my|an?|your)\b|\baccept(?:s|ed|ing)?\s+(?:(?:the|your|his|her|eir|their|this|that|an?|my)\s+)?(?:\w+\s+)?{_ACCEPTED}\b|\b{_ACCEPTED}\b[^.;:]{{0,60}}\s(?:is|are)\s+(?:\w+\s+)?accepted\b|^\W*I\s+(?:(?:hereby|now)\s+)?(?:enter|join)\s+(?:this|the)\s+game\s*+[.!]*\s*$|\bjoin\s+\S+\s+in\s+\w+ing\b|\binto\s+(?:being|existence|life)\b|\bagree\s+to\b[^.;:]{{0,60}}\bin\s+(?:principle|spirit|theory)\b|{THE_NOMIC}|{ENTERED_AS}|{_CREATOR}",
        turns=(
            Turn(
                "join_subgame",
                verbs=frozenset({"join"}),
                said=CONTRACT_SAID,
                apart=GAME_SAID,
                likely=LIKE_CONTRACT,
                otherwise=True,
            ),
        ),
        params=(_CONTRACT,),
        does=(
            f"{JOIN} < [(the|this|that)] [(contract|pact|treaty|agreement|accord)] {{contract}} [(contract|pact|treaty|agreement)] & [(as a party|as party)] >",
            "(become|make myself|declare myself) < [a] [new] (party|signatory|member) & (to|of) [the] [contract] {contract} >",
            f"{JOIN} the (contract|charter|articles) of [the] {{contract}}",
            "(bind|commit|subject|pledge) (myself|itself) (to|by) [the] [contract] {contract}",
            "become (bound by|a party to|party to) {contract}",
            "(countersign|undersign|cosign|co-sign|rejoin|re-join) {contract}",
            "(take|accept|assume) < [(upon|on) myself] & [(all|each of)] the (obligations|duties|terms|burdens|undertakings) of {contract} >",
            "become (a|another) (party|signatory)",
            "(become|make myself) [a] (party|signatory|member) (to|of) both [the] {contract}",
            "(join|enter|sign|accept|ratify) both the {contract}",
            "(bind myself|bind itself) (to|by) {contract}",
            f"(join|enter|sign|accept|enter into|ratify) [the|this] {_KIND} {{contract}}",
            "(join|enter|sign|accept|enter into) {contract}",
            "(put|set|add|sign|affix|subscribe|append|inscribe|attach|lend) my (name|signature|seal|hand) (under|to|on|below) {contract}",
            "(put|set|add|sign|affix|append|inscribe) my (name|signature|seal|hand) (under|to|on|in|below) (the|its) (list of parties|parties|signatories|list of signatories|list of members) (to|of) {contract}",
            "(agree|consent) to {contract} [and [(hereby|now)] become [a] (party|signatory|member) [(to it|of it)]]",
            "agree to be bound by {contract}",
            "(agree|consent|subscribe) to [all] [the] (terms|obligations|provisions|conditions) of {contract}",
            "agree to (be|become) (a party|party|a signatory|a member) (to|of) {contract}",
            "consent to be bound by {contract}",
            "(wish|want|desire|would like|choose) to be bound by {contract}",
            "am (now|hereby|henceforth|from now on) (a|another) (party|signatory|member) (to|of) {contract}",
            "am (now|hereby|henceforth) (party to|bound by|a party to) {contract}",
            "am (a|another|one more) [new] (party|signatory|member) (to|of) {contract} (now|herewith|hereby|henceforth)",
        ),
        says=(
            "(count|add|put|sign) me (as|in as|down as|in|up|on) [(a|to|for|as)] [party] [(to|of)] [the] (contract|pact|treaty|agreement) {contract}",
            "count me as [a] party to {contract}",
            "{contract} (has|bears|carries|gets|receives) [(now|hereby|herewith)] my (signature|name|seal|mark)",
            "(signed|sealed|bound) [[,|and|&] (signed|sealed|bound)] [[,|and|&] (sealed|bound|delivered)] [(,|:|;|and|, and)] [(a|now|hereby)] (party|bound) to {contract}",
            "[please] make me (a|another|one more) [new] (party|signatory|member) (of|in|to) {contract}",
            *joining("{contract}", "(party|signatory|member)"),
            "[please] (count|add|put|sign|enter|enrol|write) me (in|down|up) (as|for) [(a|another)] [(new|further)] (party|member|signatory) (to|of|in) [the] [(contract|pact|treaty|agreement)] {contract}",
            "[(please|you (can|may))] (consider|count|regard|take|declare|list|record|enter|register|note|mark|inscribe) me [down] [(as|hereby|henceforth|now|to be)] (bound by|[a] party to|a member of|[a] signatory (of|to)) {contract}",
            "my (signature|name|seal|hand|mark) is (hereby|herewith|now) (set|put|placed|affixed|added|given|appended) (under|to|on|below|beneath) {contract}",
            "the (parties|signatories|members) (to|of) {contract} (now|hereby|henceforth) include me",
            "[please] (count|add|number) me (among|to) the (parties|signatories|members) (to|of|in) {contract}",
        ),
        examples={"I bind myself to the Bank contract.": {"contract": "Bank"}},
    ),
    Words(
        "leave_contract",
        "Business",
        rules=("4E70",),
        idle=True,
        never=rf"{LEFT_AS_IT_IS}|{_NAME_ON_LIST}|^(?!.*{CONTRACT_MEANT}).*\bI(?:['’]m|\s+am)\s+(?:now\s+)?(?:out\s+of|done\s+with|through\s+with|off)\s",
        verb_needs=no_office(r"(?!(?:an?\s+|the\s+)?(?:party|member|signatory)\b)")
        | dict.fromkeys(
            ("say", "bid", "wave", "give", "drop", "renounce", "go", "depart", "unsign", "desert", "detach", "defect"),
            CONTRACT_SAID,
        ),
        turns=(
            Turn(
                "leave_subgame",
                verbs=frozenset({"leave", "quit", "exit", "step", "walk"}),
                said=CONTRACT_SAID,
                apart=GAME_SAID,
                likely=LIKE_CONTRACT,
                otherwise=True,
            ),
            Turn("leave_subgame", said=rf"^(?!.*{CONTRACT_SAID}).*\bsub-?games?\b", apart=CONTRACT_SAID),
        ),
        params=(replace(_CONTRACT, unlike=rf"{NO_NAME}|\b(?:ministry|office|post)\b"),),
        does=(
            f"{LEAVE} < [(the|this|that)] [(contract|pact|treaty|agreement|accord)] {{contract}} & [(as|under|by) ...] >",
            "(cease|stop) [from this (day|moment|date|hour) [on]] (to be|being) (bound by|[a] (party|member|signatory) (to|of|in)) {contract}",
            "(resign|relinquish|surrender|quit) my (participation|membership) (in|of|to) {contract}",
            "(cancel|end|terminate|give up|renounce|drop) my (participation|membership|part|place|being party|being bound|being a party|adherence) (in|of|to|by) {contract}",
            f"(resign|retire) < (as|from being) [a] (party|member|signatory) & (to|of|in|from) [the] [{_KIND}] {{contract}} >",
            f"(leave|exit|quit) [the|this] {_KIND} {{contract}}",
            "(leave|exit|quit) {contract}",
            "withdraw from {contract}",
            "cease to be (bound by|a party to|party to) {contract}",
            "am no longer (bound by|a party to|party to) {contract}",
            "no longer (wish|want|intend|care) to be (bound by|a party to|party to|a member of|in) {contract}",
            "(want|wish|would like) [to be] out of {contract}",
            "am [now] (out of|done with|through with|off) {contract}",
            "am (hereby|henceforth|herewith) (out of|no party to|no more a party to) {contract}",
            f"am [(now|also|hereby)] (out of|no party to|no more a party to|no longer in) (the|this|that|our) {{contract}} contract {_FROM_NOW}",
            f"am [(now|also|hereby)] (out of|no party to|no more a party to|no longer in) {{contract}} {_FROM_NOW}",
            "(stop|quit) being (bound by|[(a|any)] (party|member|signatory) (to|of|in)) {contract}",
            "(renounce|repudiate|denounce|disown) {contract}",
            "(release|free|extricate|unbind|discharge|remove|absent|dissociate|disassociate|detach|withdraw|excuse|disentangle) myself from {contract}",
            "(secede|depart|defect) from {contract}",
            "(depart|unsign|desert) {contract}",
            f"(go|come|step|get) out of (the|this|that|our) ({_KIND} {{contract}}|{{contract}} {_KIND})",
            "go out (of|from) {contract}",
            "(leave|exit|quit) both the {contract}",
            "terminate my (participation|membership) in {contract}",
            f"{_UNSIGN} my (name|signature|seal|hand) [back] (off|from|from under|out of) [the (list of parties|parties|signatories|list of signatories|list of members) (of|to)] (the|this|that|our) [{_KIND}] {{contract}}",
            f"{_UNSIGN} my (name|signature|seal|hand) [back] (off|from|from under|out of) {{contract}} {_KIND}",
        ),
        says=(
            *leaving("{contract}", "(party|signatory|member)"),
            "my (participation|membership|part) (in|of) {contract} (ends|is over|is at (an|its) end|comes to (an|its) end|ceases|is [hereby] (ended|terminated|cancelled|over)) [(here and now|here|now|today|at once|herewith|with this (mail|message|post|note))]",
            "[please] (strike|cross|take|remove|drop|delete) (me|my name) (off|from|out of) [the] [(list|roll|roster) of] [the] (parties|signatories|members) (of|to|in) [the] [contract] {contract}",
            f"my (name|signature|seal|hand) (comes|is [hereby] (taken|struck|removed|withdrawn)) (off|from) (the|this|that|our) [{_KIND}] {{contract}}",
        ),
        examples={'I cease to be bound by "Helpers".': {"contract": "Helpers"}},
    ),
    Words(
        "change_contract",
        "Business",
        rules=("4E70",),
        never=r"\b(?:clause|section|article|paragraph|sentence|line|point|item)\s*(?:#?\w+\s+)?(?:of|in)\s+(?:(?:the|my|this|that)\s+)?(?:(?:proposal|prop|rule|tweak|consultation)s?\b|(?:p|r|4e|#)\d)",
        near=frozenset(
            "contract contracts treaty pact accord agreement loan covenant charter compact deal alliance cartel concord "
            "clause section article articles paragraph party parties signatory provision league union "
            "pool lease rota partnership consortium arrangement understanding scheme truce club bank".split()
        ),
        verb_needs=dict.fromkeys(
            ("change", "rewrite", "update", "rework", "insert", "add", "put", "append"),
            rf"{CONTRACT_MEANT}|articles",
        ),
        params=(
            replace(
                _CONTRACT,
                vital=True,
                unlike=rf"{NO_NAME}|(?<!\bCorp)(?<!\bInc)(?<!\bLtd)(?<!\bCo)\.$",
                pointed=r"contract|pact|treaty|agreement|accord|clause|section",
            ),
            Param(
                "change",
                Slot.TEXT,
                clues=(Clue(r"\b((?:strike|delete|remove|cut|drop|insert|append|add|replace)\b.*)", Where.PHRASE),),
                unlike=r"^(?:by\s+)?me\b|^(?:whose|which|who|that)\s[^:;.!?]{1,80}:?\s*$|^(?:it|its\s+text|the\s+text|the\s+\w+)\s+(?:now\s+)?(?:reads?|says?|is|runs?)\W*$",
            ),
        ),
        does=(
            "(amend|edit|modify|alter|change|revise|update|rework|redraft) < [the] [contract] {contract} & [(under|per|as per|in accordance with|by virtue of) (its|the) (clause|section|article|paragraph) {n}] & [as ... (provides|provide|allows|allow|permits|permit|says|say|requires|require|agreed|agree|wish|decided|want)] & [by me] & (:|,|so that|to read|as follows|by|such that|to say|thus|to add|to include|adding|with|to :) [:] {change} >",
            f"(amend|edit|modify|alter|change|revise|rewrite|reword|update) ({_PLACE_IN} {{n}}|the (first|last|second|third|final|whole) {_PLACE_IN}) (of|in) {{contract}} (to read|to say|so that it reads|so that it says|as follows|thus|to|by|:) [:] {{change}}",
            f"(make|have|let) ({_PLACE_IN} {{n}}|the (first|last|second|third|final|whole) {_PLACE_IN}) (of|in) {{contract}} (read|say) [:] {{change}}",
            f"(insert|append|add|put) (a|an|another|the|this|the following|one more|these) [(new|following|further)] {_PLACE_IN} [{{n}}] (to|in|into) {{contract}} [(:|,|-|–|—)] [{{change}}]",
            "(insert|add|put) ... (after|before|behind|instead of|at the end of) ... (in|of|to|into) {contract}",
            "(strike|strike out|delete|remove|cut|drop) the (word|words|phrase|sentence) ... (from|in) {contract}",
            "replace ... (by|with) ... in [the] [contract] {contract}",
            "replace [the] [(whole|entire|full|present|old)] (text|wording|body) of {contract} (by|with) [(the following|this)] [(text|words)] : [{change}]",
            "change {contract} [(so that|to read|as follows|thus)] : {change}",
            "(amend|edit|modify|alter|change|revise|rewrite|reword|update) ({contract} 's (articles [of incorporation]|contract|charter)|[the] (articles [of incorporation]|contract|charter|statutes) (of|for) {contract}) (:|,|so that|so as to|to (say|read)|to|as follows|by) [:] {change}",
            "(make|effect|carry out|enact) (a|an|the|this|the following|these|one) [(following|small|little)] (change|changes|amendment|amendments|alteration|edit) (to|of|in) {contract} [(under|as|by|per|in accordance with) ...] : {change}",
            "(amend|edit|modify|alter|change|revise) {contract} [,] as ... (provides|allows|permits|says|requires|entitles me [to do]|lets me) [,] (:|,|by|so that|to read|;) {change}",
            "(amend|edit|modify|alter) {contract} (:|,|so that|to read|as follows) [:] {change}",
            "change {contract} [(as follows|thus|like this|in this way)] : [{change}]",
            f"(strike|strike out|delete|remove|cut|drop|take) ({_PLACE_IN} {{n}}|the (first|last|second|third|final|whole) {_PLACE_IN}) (of|from|in|out of) [the] [contract] {{contract}}",
            f"(insert|append|add) ... (in|into|to|at the end of) ({_PLACE_IN} {{n}} of) [the] [contract] {{contract}}",
            f"replace ({_PLACE_IN} {{n}}|the (first|last|second|third|final|whole) {_PLACE_IN}) (of|in) [the] [contract] {{contract}} (by|with) {{change}}",
            "(make|have|let) the contract {contract} (read|say) [:] [{change}]",
            "rewrite {contract}",
            "give {contract} (new|other|amended|revised|fresh) articles [of incorporation] [:] {change}",
            "(add|remove|strike|drop) ... (to|from) the [(list|roll) of] officers of {contract}",
            "(amend|edit|modify) {contract}",
            "(change|alter|revise|amend) {contract} (to read|as follows|to say|so that it reads|so as to read|thus) [as follows] [:]",
        ),
        says=(
            "(as|under|per|by|pursuant to|in accordance with|by virtue of) (clause|section|article|paragraph|part|provision) {n} of [the] {contract} [(allows|permits|provides|says|lets me|entitles me|directs|states)] [,] i [hereby] (change|amend|modify|alter|revise|replace|delete|add|strike) [(it|this|that|the contract {name}|the {name} (contract|treaty|pact|agreement|accord)) (by|:|so that|to read|as follows :)] {change}",
            "[(an|the|this|my)] (amendment|change) (to|of) {contract} [,] [(hereby|herewith)] (made|carried out|effected|enacted) [(hereby|herewith|by me)] [(under|per|as|by virtue of|in accordance with|pursuant to) ...] : {change}",
            "(the officer list|the list of officers|the articles [of incorporation]) of {contract} (is|are) (hereby|herewith) (changed|amended|altered|revised|updated) [, (as|under|per) ...] [,] : {change}",
            "(by|under|with|using) (the|my) (power|powers|right|rights|authority) [(that|which)] (clause|section|article|item|paragraph|point) {n} (gives|grants|lends|confers on|leaves) me [as ...] , {contract} (now|henceforth|from now on) {change}",
            "(as|since|because) (clause|section|article|item|paragraph|point) {n} (lets|allows|permits|entitles|empowers) me [to [...]] , {contract} (now|henceforth|from now on) {change}",
            "(by|under|as per|per) (clause|section|article|item|paragraph|point) {n} [of it] , {contract} (now|henceforth|from now on) {change}",
            "in {contract} [,] i [(hereby|now|herewith)] (replace|change|strike|delete|remove|insert|add|alter) {text}",
            f"{{contract}} : {_PLACE_IN} {{n}} is (hereby|herewith|now) (replaced|changed|amended|struck|deleted|removed) [(by|with|to)] [{{change}}]",
            f"{{contract}} (gets|receives|acquires) (a|another|the following) [(new|further|following)] {_PLACE_IN} [from me] [, as ... ,] : {{change}}",
            "{contract} (now reads|is [hereby] changed to|is [hereby] amended to read|is [hereby] amended) [:] {change}",
        ),
        examples={
            "Under section 4 I amend the Bank contract: clause 2 is void.": {
                "contract": "Bank",
                "change": "clause 2 is void",
            }
        },
    ),
)
