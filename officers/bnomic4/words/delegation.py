"""The Ministry of Ministry: deputies, who have the powers of a ministry by a contract (4E45)."""

from __future__ import annotations

from dataclasses import replace

from engine.language import Clue, Param, Slot, Where, Words
from officers.bnomic4.words.common import MINISTRIES, OFFICE
from officers.bnomic4.words.verbs import END

_HELD_AS = Clue(
    r"\b(?:(?:(?:which|that)\s+)?I\s+(?:hold|have|wield|enjoy|exercise|possess)|(?:which|that)\s+(?:(?:is|are)\s+(?:mine|due\s+to\s+me|vested\s+in\s+me)|belongs?\s+to\s+me)|(?:so|as)\s+far\s+as\s+(?:(?:it|that|this)\s+(?:is|falls\s+to)|they\s+are|(?:it|that)\s+belongs\s+to)\s+(?:mine|me|my\s+\w+)|(?:vested\s+in|belonging\s+to|given\s+to|granted\s+to|due\s+to|conferred\s+(?:up)?on)\s+me)\s+(?:in\s+my\s+(?:office|role|capacity)\s+)?as\s+(?:the\s+)?",
    Where.PHRASE,
)
"""The office that a power is said to come with."""
_OF_POWERS = r"(?:powers?|authority|duty|duties|task|job|functions?|prerogatives?|rights?)"
_AS_HOLDER = Clue(
    rf"\b(?i:{_OF_POWERS})\b(?:(?!\b(?:who|whom|whose|which|that|was|were|if|once|when)\b)[^.;:!?]){{0,60}}?\bas\s+(?:the\s+)?",
    Where.FROM,
)
"""The office by which somebody has the power that he gives away: "my power as Oracle to assign Priests"."""
_POWER_OF = Clue(
    rf"\b(?i:{_OF_POWERS}\s+(?:of|belonging\s+to|attached\s+to|vested\s+in|that\s+(?:belongs\s+to|comes\s+with)|which\s+(?:belongs\s+to|comes\s+with)))\s+(?:the\s+|my\s+)?(?:(?:office|post)\s+of\s+)?(?:the\s+)?",
    Where.FROM,
)
"""The office that a power belongs to: "the publishing of ballots, a power of the Ministry of Change"."""
_WHOSE_POWER = Clue(
    rf",\s+(?:which\s+(?:is|are)\s+|(?:that|this)\s+being\s+|being\s+)?(?:the\s+|my\s+)?(?=[A-Z][\w-]+['’]s\s+{_OF_POWERS}\b)",
    Where.FROM,
)
"""The same with whose it is: "the turning of the Clock, which is the Chairman's job"."""
_UNDER = "(under|by|per|via|according to|as [...] allows|pursuant to|in accordance with|by virtue of|as provided (by|in)|on the strength of|in line with|through)"
"""Before the contract by which somebody has a deputy."""
_DEPUTY = "(deputy|delegate|stand-in|substitute|proxy|understudy|locum|surrogate|replacement)"
_DEPUTYSHIP = "(deputyship|deputyships|delegation|delegations|delegated powers|powers|power|authority)"
_POWERS = "(powers|power|authority|duties|functions|prerogatives|rights)"
_LENT = f"{_POWERS[:-1]}|delegation|deputyship) [(that|which)] (i|(was|were)) [(have|had|been)] (delegated|gave|given|lent|granted|handed|made|conferred|entrusted|ceded)"
"""What somebody has by a delegation, before to whom it was given."""
_DELEGATE = "(delegate|hand|give|entrust|grant|pass|lend|transfer|hand over|confer|devolve|sign over|make over|cede|bestow|assign|extend|loan|farm out|impart|vest|commit|allot|turn over|make available)"
_ENDS = "(ends with this (mail|message|post|note)|(ends|end) [(here|now|hereby|herewith|today|at once|as of (now|today))]|comes to an end|come to an end|comes to its end|come to (its|their) end|is over|are over|lapses|lapse|expires|expire|cease|ceases|terminates|stops|is at (an|its) end|are at (an|their) end|(is|are) [hereby] (brought to an end|revoked|ended|withdrawn|cancelled|terminated|rescinded|taken back|dissolved|annulled|over|at an end|finished))"
_AS_DEPUTY = Clue(r"(?i)\bdeputy(?:ship)?(?:\s+(?:for|of|as|in))?\s+(?:the\s+)?")
_OF_OFFICE = Clue(r"(?i)\bdelegation\s+(?:to\s+(?-i:[A-Z])[\w'’-]*\s+)?of\s+(?:(?:the|all|my)\s+)*", Where.PHRASE)
_IN_BRACKETS = Clue(r"\(\s*(?=(?:the\s+)?(?i:ministry)\s)")
"""The office of a deputy, said in other words of the sentence."""
_TO_ACT = "to (act|serve|stand|work|sign|speak|decide) [(for me|in my (place|stead)|instead of me)] [(as|for|in)] [(my|the|a)] [deputy]"
_OFFICIAL = rf"\b(?i:minist\w+|powers?|authority|dut(?:y|ies)|offices?|flag|clock|ballots?|displays?|reports?|lists?|priests?|numbers?|proposals?|socks?|tricks?|titles?|rules?|results?|jury|juries|consultations?|{'|'.join(name for names in MINISTRIES.values() for name in names)})\b"
"""One of these is in what somebody delegates as an officer."""
_NAMED = r"(?-i:[A-Z])[\w'’-]*(?:\s+(?-i:[A-Z])[\w'’-]*){0,2}"
_AS_IT_STANDS = (
    r"^(?!.*\b(?:hereby|herewith|now|henceforth|hereafter|from\s+(?:now|today|this|here|then)|as\s+of|effective|today|until|till|while|whilst|during|for\s+(?:the\s+)?(?:next|now|nweek|time|\w+\s+n(?:day|week)s?)|under|per|by|via|through|thanks|pursuant|according"
    r"|accordance|allows|lets|permits|provides|appoint\w*|made|named|in\s+my\s+(?:absence|stead|place)|new|next)\b)"
    rf"\W*(?:(?:and|also|but|so)\s+)?(?:{_NAMED}\s+(?:is|are)\s+(?:still\s+)?(?:my|the|our|a)\s+(?:[a-z]+\s+)?(?:deputy|deputies|delegates?|stand-in|substitute|proxy|understudy|locum|surrogate|replacement)\b"
    rf"|(?:my|the|our)\s+(?:deputy|delegate|stand-in|substitute|proxy|understudy|locum|surrogate|replacement)\b[^.;:!?]{{0,40}}\s(?:is|are)\s+(?:still\s+)?{_NAMED}\W*$)"
)
"""Tells who is a deputy, and makes nobody one."""
_NOBODY = rf"(?i)^{END}$|\sto\s|^(?:the\s+)?ministry\s+of\b|{OFFICE}"
"""What stands where a name can, and is none: a verb ("I hereby end the delegation"), an office."""

_SPELL = "(service|stint|term|time|work|days|duty|tenure|spell|job|post|shift|turn|reign)"
_AT_ONCE = (
    "[(now|herewith|hereby|here|today|at once|here and now|forthwith|as of (now|today|this (moment|mail|message)))]"
)
_BY_CLAUSE = "(by|under|per|as per|according to|pursuant to|in accordance with) [(clause|section|article|paragraph|item) {n} of] [the] {contract}"

WORDS = (
    Words(
        "delegate_ministry_powers",
        "Ministry",
        rules=("4E45",),
        idle=True,
        verb_needs={"delegate": _OFFICIAL},
        forms=("delegation", "delegation of powers", "appointment of a deputy", "deputy"),
        labels=("delegation", "delegation of powers"),
        never=rf"{_AS_IT_STANDS}|"
        r"^\W*(?:(?:and|so|now|also|then)\s+)?(?:(?:acting|speaking)\s+)?as\s+(?:the\s+|your\s+)?(?:duly\s+appointed\s+)?(?:deputy|stand-in|acting)\b(?!.*\bI\b.*\b(?:deput|stand-in|substitut|proxy|understud|locum|surrogate|replacement|power|authorit|delegat))"
        r"|^(?!.*\b(?:as|minist\w+|office|deput\w+|contract|pact)\b).*\bmy\s+(?:[a-z-]+\s+){1,3}(?:powers?|authority|duties|functions|prerogatives|rights)\s+(?:to|on|upon)\b",
        params=(
            Param(
                "ministry",
                Slot.MINISTRY,
                required=True,
                many=True,
                by_capacity=True,
                carried=True,
                clues=(_HELD_AS, replace(_HELD_AS, where=Where.AFTER), _AS_HOLDER, _POWER_OF, _WHOSE_POWER),
            ),
            Param("delegate", Slot.NAME, required=True, many=True),
            Param(
                "powers",
                Slot.PHRASE,
                unlike=r"^(?:(?:all|the|my|its|those|these|said)\s+)*powers?$|^['’]?s\s|^(?:the\s+)?(?-i:[A-Z])\w+['’]s\s+(?:duty|duties|powers?|tasks?|job)\b",
            ),
            Param(
                "contract",
                Slot.THING,
                clues=(
                    Clue(
                        r"\bas\s+(?:the\s+|our\s+)?([A-Z][\w'’-]*(?:\s+(?:[A-Z][\w'’-]*|pact|contract|treaty|accord|agreement)){0,4})\s+(?:lets|allows|permits|provides|entitles|empowers|says|has\s+it)\b"
                    ),
                    Clue(
                        r"\b(?:clause|section|article|paragraph|item|point|§)\s*\w{1,6}\s+of\s+(?:the\s+|our\s+|my\s+)?([A-Z][\w'’-]*(?:\s+(?:(?!I\b)[A-Z][\w'’-]*|pact|contract|treaty|accord|agreement)){0,4})"
                    ),
                    Clue(
                        r"(?:allowed\s+by|under|per|via|according\s+to|pursuant\s+to|in\s+accordance\s+with|by)\s+(?:the\s+(?:terms|provisions)\s+of\s+)?(?:the\s+|our\s+)?(same\s+contract|[A-Z][\w'’-]*(?:\s+(?:(?!I\b)[A-Z][\w'’-]*|pact|contract|treaty|accord|agreement))*)"
                    ),
                ),
            ),
        ),
        does=(
            f"(appoint|name|make|constitute|choose|designate|nominate|select|pick|declare|call|assign|install|elect|hire|engage|employ|recruit|take|confirm|create|anoint|commission|enlist|proclaim|bring in|take on|swear in) < {{delegate}} & [(as|to be|to act as|to serve as)] [(my|a|the)] {_DEPUTY} [(for|in|as|of|to)] [the] {{ministry}} & [{_UNDER} [...] {{contract}}] >",
            f"(delegate|hand|give|entrust|grant|pass|lend) < [(the|all|my)] [(the|of|all|my)] (powers|power|authority|duties) [(of|for|as)] [(my|the)] [(office|post)] [(of|as)] {{ministry}} & to {{delegate}} & [{_UNDER} [...] {{contract}}] >",
            f"(delegate|hand|give|entrust|grant|pass|lend) < {{ministry}} 's (powers|power|authority|duties|duty|task|tasks|job) [of ...] & to {{delegate}} & [{_UNDER} [...] {{contract}}] >",
            f"(empower|authorise|authorize|allow|permit|entrust|charge|commission|mandate) < {{delegate}} & (to|with) ... & in my (place|stead) (as|for) [the] {{ministry}} & [{_UNDER} [...] {{contract}}] >",
            f"{_DELEGATE} < [(all|all of)] [(the|my|all my)] {_POWERS} [(of|for|as|over|in|at)] [(my|the)] [(office|post)] [(of|as)] {{ministry}} & (to|on|upon) {{delegate}} & [{_UNDER} [...] {{contract}}] >",
            f"{_DELEGATE} < all [of] {{ministry}} 's {_POWERS} & (to|on|upon) {{delegate}} & [{_UNDER} [...] {{contract}}] >",
            f"{_DELEGATE} < [(all|all of)] my ... {_POWERS} & (to|on|upon) {{delegate}} & [as {{ministry}}] & [{_UNDER} [...] {{contract}}] >",
            f"{_DELEGATE} < (to|on|upon) {{delegate}} & {{ministry}} 's {_POWERS} [(to|of) ...] & [{_UNDER} [...] {{contract}}] >",
            f"{_DELEGATE} < {{ministry}} 's {_POWERS} [to ...] & (on|upon) {{delegate}} & [{_UNDER} [...] {{contract}}] >",
            f"(grant|give|lend|hand|allow|accord) < {{delegate}} & {{ministry}} 's {_POWERS} [to ...] & [{_UNDER} [...] {{contract}}] >",
            f"(grant|give|lend|hand|allow|accord) < {{delegate}} & [(all|all of)] (my|the|all) {_POWERS} (of|as|over|in) [the] {{ministry}} & [{_UNDER} [...] {{contract}}] >",
            f"(grant|give|lend|allow|accord) < {{delegate}} & [(the|my)] {_POWERS} to ... & (on {{ministry}} 's behalf|on behalf of {{ministry}}|in {{ministry}} 's (name|place|stead)|in the (name|place|stead) of {{ministry}}) & [{_UNDER} [...] {{contract}}] >",
            f"(entrust|vest|charge|endow|invest) < {{delegate}} & with {{ministry}} 's {_POWERS} [(to|of) ...] & [{_UNDER} [...] {{contract}}] >",
            f"(entrust|vest|charge|endow|invest) < {{delegate}} & with [(all|all of)] [(the|my|all)] {_POWERS} (of|as|over|in) [the] {{ministry}} & [{_UNDER} [...] {{contract}}] >",
            f"put < {{delegate}} & in charge of {{ministry}} & as my {_DEPUTY} & [{_UNDER} [...] {{contract}}] >",
            f"(put|leave|set|bring|send) < {{delegate}} & [in] [(charge|there|my place|my stead|my chair|my seat)] & as (my|a|the|our) {_DEPUTY} [(for|in|as|of)] [the] {{ministry}} & [(until|till|while|for) ...] & [, {_UNDER} [...] {{contract}}] >",
            f"{_DELEGATE} < {{ministry}} 's (desk|chair|seat|work|job|keys|office|hat|post) & (to|over to) {{delegate}} & as my {_DEPUTY} & [, {_UNDER} [...] {{contract}}] >",
            f"{_DELEGATE} < [all] (the|my) (power|powers|authority|duty|right) as [the] {{ministry}} to ... & to {{delegate}} & [{_UNDER} [...] {{contract}}] >",
            f"share < [(all|the|my|all my|the)] {_POWERS} [(of|for|as|over|in)] [the] {{ministry}} & with {{delegate}} & [{_UNDER} [...] {{contract}}] >",
            f"(deputise|deputize) {{delegate}} (as|for|to act as) [(my|the)] {{ministry}} [{_UNDER} [...] {{contract}}]",
            f"(authorise|authorize|empower|let|allow|permit|entitle|enable|license|commission|instruct|entrust|deputise|deputize|mandate|have) < {{delegate}} & [to] (act|serve|work|stand in|step in|fill in|exercise my powers) [(for me|on my behalf|in my (place|stead))] (as|for) [(my|the|a)] [deputy] {{ministry}} & [{_UNDER} [...] {{contract}}] >",
            f"(let|allow|authorise|authorize|empower|permit|entitle|enable|license|commission|instruct|entrust|deputise|deputize|mandate) < {{delegate}} & [to] (exercise|use|wield|have|hold|employ|share) [(all|the|my|all the|all my)] {_POWERS} [(of|for|as|over|in)] [the] {{ministry}} & [{_UNDER} [...] {{contract}}] >",
            f"(make|appoint|name|declare) {{delegate}} [as|to be] (my|a|the) {_DEPUTY} {{ministry}} [{_UNDER} {{contract}}]",
            f"(make|appoint|name|declare) {{delegate}} {_DEPUTY} {{ministry}} [{_UNDER} {{contract}}]",
            f"(make|appoint|name) {{delegate}} my {_DEPUTY} (for|in|as) {{ministry}} [{_UNDER} {{contract}}]",
            f"delegate the powers (of|for) {{ministry}} to {{delegate}} [{_UNDER} {{contract}}]",
            f"delegate < {{powers}} & to {{delegate}} & [{_UNDER} [...] {{contract}}] >",
            f"delegate {{powers}} [, which (i hold|i have|is mine|are mine|i wield|belongs to me|belong to me) as ... ,] to {{delegate}} [{_UNDER} {{contract}}]",
        ),
        says=(
            f"{{delegate}} [(hereby|now|henceforth)] (gets|receives|is given|is granted|is lent|takes over|assumes|is entrusted with|is vested with) [all] [of] (my|the) {_POWERS} (as|of|over|for|in) [the] {{ministry}} [{_UNDER} {{contract}}]",
            f"[my] {_DEPUTY} {{ministry}} : {{delegate}} [,] hereby (appointed|named|made|chosen|designated|nominated|selected) [by me] [{_UNDER} {{contract}}]",
            f"{{ministry}} (:|,|-|–|—) my {_DEPUTY} [(from (now|today|now on|today on|here on)|henceforth)] is [(now|hereby)] {{delegate}} [[,] (for|with [(the|full)] power to|with [(the|full)] powers to) ...] [{_UNDER} {{contract}}]",
            f"(from (now|today) on|from (now|today)|henceforth|as of (now|today)) [,] my {_DEPUTY} (as|for|in|at) {{ministry}} is {{delegate}} [[,] {_UNDER} [the] {{contract}}]",
            f"{{delegate}} is [(hereby|now|henceforth)] [(made|appointed|named)] [(my|a|the)] {_DEPUTY} [(for|as|of)] {{ministry}} [{_UNDER} {{contract}}]",
            f"{{delegate}} (shall be|will be|be|becomes) [(hereby|now|henceforth)] [(my|a|the)] {_DEPUTY} [(for|as|of|in)] {{ministry}} [{_UNDER} {{contract}}]",
            f"{{delegate}} (shall|may|will|is to) [(henceforth|now|from now on)] (wield|exercise|use|have|hold) (my|the|all|all my|all the|all of my|all of the) (powers|power|authority) (as|of) [the] {{ministry}} [from now on] [,] [{_UNDER} {{contract}}]",
            f"{{delegate}} (may|shall) act (as|for) [(the|deputy|my)] {{ministry}} [{_UNDER} {{contract}}]",
            f"[my] {_POWERS} (as|of) [the] {{ministry}} (are|is) [(now|hereby)] (also {{delegate}} 's|{{delegate}} 's [(too|as well|also)]) [(from now on|henceforth)] [,] [{_UNDER} {{contract}}]",
            f"{{delegate}} [(hereby|now|henceforth)] (holds|has|wields|shares) [all] (my|the) {_POWERS} (as|of) [the] {{ministry}} [,] {_UNDER} {{contract}}",
            f"(let|have) {{delegate}} [(have|be given|get|receive)] (my|the|all) {_POWERS} (as|of) [the] {{ministry}} [,] [{_UNDER} {{contract}}]",
            f"[please] (consider|count|regard) {{delegate}} [as] [appointed] [as] [(my|the|a)] {_DEPUTY} [(for|in|as|of)] [the] {{ministry}} [,] [{_UNDER} {{contract}}]",
            f"(from (now|today) on|henceforth|as of (now|today)) [,] {{delegate}} (acts|serves|works|stands in) [(for me|in my (place|stead)|on my behalf)] (as|for) [(my|the|a)] [deputy] {{ministry}} [(for me|in my (place|stead)|on my behalf)] [,] {_UNDER} {{contract}}",
            f"{{delegate}} acts as my (deputy|stand-in|substitute) [(for|as)] {{ministry}} [{_UNDER} {{contract}}] [(from (now|today|now on|today on)|until ...)]",
            f"{{delegate}} (may|shall|can|will) [(now|henceforth)] do (my|the) (work|job|duties|tasks) (as|of) [the] {{ministry}} [(for me|in my place|from now on|from here on)] [,] {_UNDER} {{contract}}",
            f"[hereby] (appointed|named|made|chosen) [(hereby|herewith)] [as] [my] {_DEPUTY} {{ministry}} : {{delegate}} [,] [{_UNDER} {{contract}}]",
            f"the {{ministry}} [hereby] delegates {{powers}} to {{delegate}} [{_UNDER} {{contract}}]",
            f"{{ministry}} 's [own] {_POWERS} (pass|go|fall|(is|are|be) [hereby] (delegated|given|lent|handed|entrusted|granted|passed|transferred|conferred|ceded|devolved)) [over] (to|on|upon) {{delegate}} [as my {_DEPUTY}] [{_UNDER} {{contract}}]",
            "all powers of {ministry} may [also] be exercised by {delegate}",
            f"my {_DEPUTY} [(for|in|as|at)] {{ministry}} (is|be|shall be|will be) {{delegate}} [{_UNDER} {{contract}}]",
            f"[all] [(the|my)] [all] {_POWERS} [(of|as|for|over|in|at)] [the] {{ministry}} (pass|go|fall|(is|are|be) [hereby] (delegated|given|lent|handed|entrusted|granted|passed|transferred|conferred|ceded|devolved|signed over|made over)) [over] (to|on|upon) {{delegate}} [{_UNDER} {{contract}}]",
        ),
        examples={
            "I make Wooble deputy Registrar under the Aid pact.": {
                "ministry": "Society",
                "delegate": "Wooble",
                "contract": "Aid pact",
            }
        },
    ),
    Words(
        "end_delegation",
        "Ministry",
        rules=("4E45",),
        idle=True,
        forms=(
            "end of delegation",
            "end of a delegation",
            "delegation ended",
            "revocation of a delegation",
            "revocation of delegation",
        ),
        labels=("end of delegation", "revocation of delegation"),
        params=(
            Param(
                "ministry",
                Slot.MINISTRY,
                clues=(_AS_DEPUTY, _IN_BRACKETS, _OF_OFFICE, replace(_AS_DEPUTY, where=Where.EARLIER)),
            ),
            Param("delegate", Slot.NAME, many=True, carried=True, unlike=_NOBODY),
            Param(
                "contract",
                Slot.THING,
                clues=(
                    Clue(
                        r"(?:of|under|in)\s+(?:the\s+)?([A-Z][\w'’]*(?:\s+[A-Z][\w'’]*)*)(?:\s+(?:permits|allows))?",
                        Where.AFTER,
                    ),
                ),
            ),
        ),
        does=(
            f"(put|call|make) an end to {{delegate}} 's (time|term|stint|service|work|days|spell|job|post|office|tenure|career) as [(my|the)] [{_DEPUTY}] [(for|of|in)] [the] {{ministry}}",
            f"{END} < [the] {{delegate}} ['s] (deputyship|delegation|delegated powers|powers|authority) & [(for|over|as|of|in) {{ministry}}] >",
            f"{END} < {{delegate}} ['s] (delegation|deputyship) & of [(the|all|my)] (powers|duties) (of|as) [the] {{ministry}} >",
            f"{END} < [(the|my)] delegation of [(the|its|all)] [the] (powers|duties) of [the] {{ministry}} & (to|from) {{delegate}} >",
            f"{END} < [(the|my)] delegation of {{ministry}} ['s] (powers|duties) & (to|from) {{delegate}} >",
            f"{END} < [(the|my)] (delegation|deputyship) of {{ministry}} & (to|from) {{delegate}} >",
            f"{END} < [(the|my)] delegation to {{delegate}} & of [(the|all|my)] [{_POWERS} (of|as)] [the] {{ministry}} ['s] [{_POWERS}] >",
            f"{END} < (the|my) (delegation|deputyship|appointment) & [(to|of)] {{delegate}} & [(for|over|as|in|of|as deputy) {{ministry}}] >",
            "(take|withdraw|recall) < [back] [(the|my|all)] [delegated] (powers|authority) [(of|for|as) [the] {ministry}] & (from|given to|delegated to|lent to|[(that|which)] i [(have|had)] (delegated|gave|given|lent) to) {delegate} & [(as|for|in|at|over) {ministry}] >",
            f"(strip|relieve|deprive|divest) {{delegate}} of (eir|his|her|their|all|the|all eir) [delegated] {_DEPUTYSHIP} [(for|over|as|of|in|as deputy) [the] {{ministry}}]",
            f"{END} < {{delegate}} 's (appointment|authority|powers|role|post|position|job|term|service|commission|mandate|stint) & as [(my|the|a)] {_DEPUTY} [(for|of|in|as|at)] [{{ministry}}] >",
            f"{END} < the (appointment|authority|powers|role|post|commission|mandate) of {{delegate}} & as [(my|the|a)] {_DEPUTY} [(for|of|in|as|at)] [{{ministry}}] >",
            f"(dismiss|remove|relieve|fire|discharge|sack|recall|retire|release|drop|axe|strip|depose|displace|replace|unseat|let go) < {{delegate}} & as [(my|the)] {_DEPUTY} [(for|in|as|of)] [{{ministry}}] >",
            f"(relieve|rid|free) {{delegate}} (of|from) (being|acting as|serving as) [my] {_DEPUTY} [(as|for|in|of|at)] [{{ministry}}]",
            "(dismiss|remove|relieve|fire|discharge|release|free|recall) < {delegate} & (from|of) (that|the|this|eir|his|her|their) (deputyship|delegation|deputyships|job as deputy|post as deputy|office of deputy|post of deputy) [(for|over|as|of|in) [the] {ministry}] >",
            f"{END} < [(all|any|every)] [(the|my)] (delegation|delegations|deputyship|deputyships) [of [(all|the|my|all my)] {_POWERS}] & [(as|of|for|over|in) [the] {{ministry}}] >",
            f"{END} < [(the|my)] delegation [of [(all|the|my|all my)] {_POWERS}] & to {{delegate}} & [(as|of|for|over|in) [the] {{ministry}}] >",
            f"{END} < {{delegate}} ['s] {_DEPUTYSHIP} & to act (for|as|in place of) [the] {{ministry}} >",
            f"(declare|pronounce|proclaim|announce) < {{delegate}} 's {_DEPUTYSHIP} [(for|over|as|of|in|at) [the] {{ministry}}] & [to be] (at an end|ended|over|revoked|terminated|withdrawn|cancelled|finished) >",
            f"(withdraw|take back|take away|recall|revoke) < from {{delegate}} & [(the|my|all|all my|all the|the delegated)] [delegated] {_POWERS} & [(of|as|for|over|in) [the] {{ministry}}] >",
            f"{END} < (the|my) delegation of {{phrase}} & to {{delegate}} >",
            f"{END} < [(the|all|all the|my)] {_POWERS} delegated (to|on|upon) {{delegate}} & [(as|for|in|over|of) [the] {{ministry}}] & [(by|under|in) [the] {{contract}}] >",
            f"{END} < [(the|all|all the)] {_LENT} [(to|on|upon)] {{delegate}} & [(as|for|in|over|of) [the] {{ministry}}] >",
            f"(bring|put|call|draw) < [(the|my)] {{delegate}} 's {_DEPUTYSHIP} [(for|over|as|of|in) {{ministry}}] & to (an end|a close) >",
            f"(put|call|make) an end to {{delegate}} 's {_DEPUTYSHIP} [(for|over|as|of|in) {{ministry}}]",
            f"{END} < the {_POWERS} (of {{delegate}}|{{delegate}} (has|holds|had|held|enjoys|wields)|that {{delegate}} (has|holds|enjoys|wields)) & as [(my|the)] [{_DEPUTY}] {{ministry}} >",
            f"(take back|take away|recall|withdraw) < the [delegated] {_POWERS} (of {{delegate}}|{{delegate}} (has|holds|enjoys|wields)|that {{delegate}} (has|holds|enjoys|wields)) & as [(my|the)] [{_DEPUTY}] {{ministry}} >",
            "(revoke|end|withdraw|terminate|cancel) {delegate} 's (deputyship|delegation|delegated powers|powers|stint|term|time|service) [(for|over|as|of|in|as deputy) {ministry}]",
            "(revoke|end|withdraw|terminate) the (delegation|deputyship) (to|of) {delegate} [(for|over|as|in) {ministry}]",
            "(revoke|end|withdraw|terminate) my delegation of",
            "(revoke|end|withdraw|terminate) the delegation of {ministry} [(to|from) {delegate}]",
        ),
        says=(
            f"{{delegate}} 's (deputyship|power|powers|authority|right|licence|license|mandate|leave|permission) {_TO_ACT} {{ministry}} [in my (place|stead)] {_ENDS} [(now|herewith|hereby|here|today|at once)]",
            f"{_DEPUTYSHIP} of {{delegate}} (for|over|as|of|in) [the] {{ministry}} (:|-|–|—) [(hereby|now|herewith)] (revoked|ended|withdrawn|cancelled|terminated|over)",
            f"{{delegate}} ['s] (old|former|long|present|current) {_DEPUTYSHIP} [(for|over|as|of|in|as (my|the|a) {_DEPUTY}) ([the] {{ministry}}|my (ministry|office))] {_ENDS} [(now|herewith|hereby|here|today|at once)]",
            f"{{delegate}} ['s] {_DEPUTYSHIP} [(for|over|as|of|in|as [(my|the|a)] {_DEPUTY} [(for|of|in)]|to act (for|as)) [the] {{ministry}}] {_ENDS} [(now|herewith|hereby|here|today|at once)]",
            f"[(the|all|all the)] {_LENT} [(to|on|upon)] {{delegate}} [(as|for|in|over|of) [the] {{ministry}}] {_ENDS}",
            f"[(the|my|all)] {_DEPUTYSHIP} (to|of) {{delegate}} [(for|over|as|of|in|as deputy) [the] {{ministry}}] {_ENDS}",
            f"[(the|my|all)] {_DEPUTYSHIP} (to|of) (my|the|our) [(earlier|former|previous|old|present|current|last|late|old|good|dear|faithful)] {_DEPUTY} [,] {{delegate}} [,] [(for|over|as|of|in|as deputy) [the] {{ministry}}] {_ENDS} [(now|herewith|hereby|here|today|at once)]",
            f"[(the|my|all)] {_POWERS} [(that|which)] i [(have|had)] (delegated|lent|given|gave|granted|handed|ceded) [to] {{delegate}} [(for|over|as|of|in) [the] {{ministry}}] {_ENDS} [(now|herewith|hereby|here|today|at once)]",
            f"[(the|my|all)] {_DEPUTYSHIP} (to|of) {{delegate}} {_ENDS}",
            f"[(the|my)] [(earlier|old|former|previous|present|existing|standing|current|recent)] (delegation|transfer) of [(the|my|all|all my|all the)] {_POWERS} (over|of|as|in|for) [the] {{ministry}} to {{delegate}} {_ENDS} [(herewith|hereby|now|here)]",
            f"[(the|my)] (earlier|old|former|previous|present|existing|standing|current|recent) {_DEPUTYSHIP} (to|of) {{delegate}} [(for|over|as|of|in) [the] {{ministry}}] {_ENDS} [(herewith|hereby|now|here)]",
            f"{{delegate}} ['s] {_DEPUTYSHIP} [(for|over|as|of|in) [the] {{ministry}}] (under|by|in) [the] [same] {{contract}} [contract] {_ENDS} [(herewith|hereby|now|here)]",
            f"(the|my) (delegation|delegations|deputyship) (to|of) {{delegate}} (under|by|in) [the] {{contract}} {_ENDS}",
            f"[(the|my)] delegation to {{delegate}} of [(the|all|my)] [{_POWERS} (of|as)] [the] {{ministry}} ['s] [{_POWERS}] {_ENDS}",
            f"[(the|my)] delegation of [the] {{ministry}} ['s] [{_POWERS}] to {{delegate}} {_ENDS}",
            f"{{delegate}} [(hereby|now)] (ceases|stops) (to be|being|to act as|acting as|to serve as|serving as) [(my|a|the)] {_DEPUTY} [(for|of|in)] [{{ministry}}]",
            "[the] (deputyship|delegation|delegated powers|powers|appointment) (of|to) {delegate} [(for|over|as|of|in|as deputy) {ministry}] (ends|end|is over|are over|lapses|expires|cease|ceases|is at an end|is [hereby] (brought to an end|revoked|ended|withdrawn|cancelled|terminated)) [(now|herewith|hereby|here|today|at once)]",
            "{delegate} ['s] (deputyship|delegation|delegated powers|powers|authority|appointment) [(for|over|as|of|as deputy) {ministry}] (is|are) [hereby] (brought to an end|withdrawn|revoked|ended|cancelled|terminated|over|rescinded|taken back)",
            "{delegate} ['s] (deputyship|delegation|delegated powers|powers) [(for|over|as|of|as deputy) {ministry}] (ends|end|is over|are over|lapses|expires|cease|ceases) [(now|herewith|hereby|here|today|at once)]",
            "{delegate} ['s] (deputyship|delegation|delegated powers|powers) [(for|over|as|of|in|at|as deputy) {ministry}] (is|are) [(hereby|now|herewith)] (revoked|ended|withdrawn|terminated|cancelled|rescinded|at an end)",
            "[the] (delegation|deputyship) of {ministry} to {delegate} is [(hereby|now|herewith)] (revoked|ended|withdrawn|terminated|cancelled|rescinded|at an end|over)",
            "[the] (deputyship|delegation|appointment) of {delegate} (under|by|of) [the] {contract} (ends|is over|lapses|expires|is at an end|is [hereby] (brought to an end|revoked|ended|withdrawn|cancelled|terminated|rescinded))",
            "[the] (deputyship|delegation) to {delegate} (under|by) [the] {contract} (ends|is over|lapses|expires|is at an end|is [hereby] (brought to an end|revoked|ended|withdrawn|cancelled|terminated|rescinded))",
            "{delegate} ['s] (deputyship|delegation|delegated powers|powers|authority) (under|by|in) [the] {contract} (ends|end|is over|are over|lapses|lapse|expires|expire|cease|ceases|(is|are) [hereby] (revoked|ended|withdrawn|cancelled|terminated|rescinded|taken back))",
            "(his|her|eir|their) (deputyship|delegation) [of [the] powers] [(for|over|as|of|in|as deputy) {ministry}] (ends|end|is over|lapses|expires|ceases|is at an end|is hereby (ended|revoked)) [(now|herewith|hereby|here|today|at once)]",
            "{delegate} ['s] (deputyship|delegation|delegated powers|powers|authority) (for|over|as|of) {ministry} (under|by|in) [the] {contract} (ends|end|is over|are over|lapses|lapse|expires|expire|cease|ceases|(is|are) [hereby] (revoked|ended|withdrawn|cancelled|terminated|rescinded|taken back))",
            "{delegate} 's (service|stint|term|time|work|days|duty) as [(my|the)] deputy [(for|of|in)] {ministry} (is|are|ends|end) [(hereby|now)] [(over|at an end|done|finished|ended)]",
            f"{{delegate}} 's (service|stint|term|time|tenure|spell|job|post) as [(my|the)] {_DEPUTY} [(for|of|in)] {{ministry}} {_ENDS}",
            f"[{_BY_CLAUSE} [,]] {{delegate}} 's {_SPELL} as [(my|the)] {_DEPUTY} [(for|of|in)] {{ministry}} {_ENDS} {_AT_ONCE} [[,] {_BY_CLAUSE}]",
            f"[{_BY_CLAUSE} [,]] (eir|his|her|their) {_SPELL} as [(my|the)] {_DEPUTY} [(for|of|in)] {{ministry}} {_ENDS} {_AT_ONCE} [[,] {_BY_CLAUSE}]",
            f"{{delegate}} is (my|a|the) {_DEPUTY} (as|for|in|of|at) {{ministry}} no (more|longer)",
            f"{{delegate}} [(hereby|now|herewith)] loses [(all|the|my|eir|his|her)] [delegated] {_POWERS} (of|as|over) [the] {{ministry}}",
            f"[please] (let|consider|count|regard) {{delegate}} 's {_DEPUTYSHIP} [(for|over|as|of|in) [the] {{ministry}}] [(as|be)] (end|ended|over|revoked|terminated|withdrawn|cancelled|finished|at an end)",
            "{delegate} is no (longer|more) [(my|a|the)] deputy [(as|for|in|of|at)] [{ministry}]",
            f"my {_DEPUTY} (as|for|in|of|at) {{ministry}} [,] {{delegate}} [,] is (hereby|herewith|now) (let go|dismissed|sacked|released|relieved|fired|discharged|recalled)",
            "{delegate} is not (my|a|the) deputy [(as|for|in|of|at)] [{ministry}] (any more|anymore|any longer|from now on)",
            f"{{delegate}} (hereby|now|henceforth) no longer (has|holds|wields) [(my|the|any|all)] {_POWERS} [(of|for|as|over|in|at)] [the] {{ministry}}",
            "{delegate} (no longer (acts|serves|stands)|(shall|will|is to|may) no longer (act|serve|stand|be)) [as] [(my|a|the)] deputy [(for|of|in|as)] [{ministry}]",
            "{delegate} (ceases|stops) to be [(my|a|the)] deputy [{ministry}]",
            "{delegate} 's (deputyship|delegation|delegated powers|powers) [(for|over|as|of) {ministry}] (ends|end|is revoked|are revoked|is ended|are ended|cease)",
            "my deputy 's powers end [now]",
            "[the] powers [(that|which)] i [(have|had)] (lent|gave|delegated|granted|handed) [to] {delegate} (return|revert|go back|come back|pass back|fall back) to me",
            "{delegate} 's [(delegated|deputy)] powers [(over|for|of|as) {ministry}] (return|revert|go back|come back|pass back|fall back) to me",
        ),
        examples={"I revoke Wooble's deputyship for Society.": {"ministry": "Society", "delegate": "Wooble"}},
    ),
)
