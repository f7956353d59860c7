"""The Ministry of Questions: consultations, priests, answers, claims (4E18)."""

from __future__ import annotations

from engine.language import Document, Param, Slot, Words

_CONSULTATION = Param("consultation", Slot.CONSULTATION, required=True, many=True)
_PRIEST = Param("priest", Slot.NAME, required=True)
_ANSWER = Param("answer", Slot.ANSWER, required=True)
_CLAIM = Param("claim", Slot.CLAIM, required=True)
_NUMBER = Param("number", Slot.CODE)
_REASON = Param("reason", Slot.TEXT)

WORDS = (
    Words(
        "submit_consultation",
        "Questions",
        rules=("4E18",),
        params=(Param("question", Slot.TEXT, required=True),),
        does=(
            "(submit|ask|pose|file|present|request|raise|call for|make) (the following|a|an|another|this|one|these|my|two|three|the|{n}) [following|new|next|second|further|two|three] (consultation|consultations)",
            "(consult|ask) (the oracle|the ministry of questions|the priests|the priesthood) [the following|whether|if]",
            "ask for [a] consultation (on|about|regarding) [the following]",
            "request [a] consultation (on|about|regarding|:) [the following]",
        ),
        labels=("consultation", "new consultation"),
        says=("new consultation", "here is (a|my) [new] consultation"),
        document=Document.CONSULTATION,
        body="question",
        examples={},
    ),
    Words(
        "submit_breach_consultation",
        "Questions",
        rules=("4E18", "4E70"),
        params=(Param("accused", Slot.NAME, required=True), Param("contract", Slot.THING, required=True)),
        does=(
            "allege that {accused} (violated|breached|broke|has violated|has breached|has broken|failed to fulfil|failed to fulfill) {contract}",
        ),
        document=Document.CONSULTATION,
        body="question",
        examples={},
    ),
    Words(
        "assign_priest",
        "Questions",
        rules=("4E18",),
        params=(_CONSULTATION, _PRIEST, _NUMBER),
        does=(
            "assign {consultation} to [priest|priestess] {priest}",
            "(select|appoint|choose|name|assign|pick) {priest} as [the|its] priest (for|of) {consultation}",
            "(assign|appoint|select|choose) {priest} (to|as priest for|as the priest of) {consultation}",
            "(assign|give) {consultation} [the] number {number} and [appoint|assign] {priest} as [its|the] priest",
            "assign {consultation} number {number} and {priest} as its priest",
        ),
        says=(
            "{consultation} is [hereby] assigned to [priest|priestess] {priest}",
            "[the] priest (for|of) {consultation} (:|is|shall be) {priest}",
            "{priest} is [hereby] assigned [to] {consultation}",
            "{priest} is [hereby] [appointed] [the] priest (for|of) {consultation}",
        ),
        examples={"Priest for #12: Wonko.": {"consultation": "12", "priest": "Wonko"}},
    ),
    Words(
        "reassign_priest",
        "Questions",
        rules=("4E18",),
        params=(_CONSULTATION, _PRIEST, _NUMBER),
        does=(
            "reassign {consultation} to [priest] {priest}",
            "(hand|give|pass) {consultation} [over] to [priest] {priest}",
        ),
        says=(
            "{consultation} goes to {priest} [instead]",
            "new priest (for|of) {consultation} : {priest}",
            "{consultation} is [hereby] reassigned to [priest] {priest}",
        ),
        examples={"12 goes to Hose instead.": {"consultation": "12", "priest": "Hose"}},
    ),
    Words(
        "zot_consultation",
        "Questions",
        rules=("4E18",),
        params=(_CONSULTATION,),
        does=(
            "zot {consultation}",
            "(wield|use|raise|apply) the staff of zot (on|against|upon) {consultation}",
            "strike {consultation} with the staff of zot",
        ),
        says=(
            "the staff of zot strikes : {consultation} [is zotted]",
            "{consultation} is [hereby] (zotted|zot'd)",
            "the staff of zot (strikes|falls on) {consultation}",
        ),
        bare=("zot", "zotted", "i zot this", "i zot it"),
        examples={"I ZOT Consultation 12.": {"consultation": "12"}},
    ),
    Words(
        "request_zot",
        "Questions",
        rules=("4E18",),
        params=(_CONSULTATION,),
        does=(
            "(request|ask|beg|petition) (that the oracle|the oracle to|that the oracle please|the oracle that e) [kindly|please] zot {consultation}",
            "(ask|petition|apply) for a zot [(of|on|for) {consultation}]",
            "request (a zot|zotting|the zotting) (of|on|for) {consultation}",
        ),
        says=(
            "[oracle] [,|:] (please|kindly) [,] [oracle] [,] zot {consultation}",
            "oracle [,|:] [please|kindly] zot {consultation}",
        ),
        examples={"Oracle, please ZOT 12.": {"consultation": "12"}},
    ),
    Words(
        "answer_consultation",
        "Questions",
        rules=("4E18",),
        params=(_CONSULTATION, _ANSWER),
        does=(
            "answer {consultation} [with|as|:|,|to be|in the] {answer}",
            "answer {answer} to {consultation}",
            "(give|submit|return) {consultation} the answer [of|:] {answer}",
            "(give|submit|return|deliver) [the|an|my] answer [of|:] {answer} (to|for|on) {consultation}",
            "(find|judge|declare|rule) {consultation} [to be] {answer}",
            "(find|declare|hold) the answer [to {consultation}] (to be|is) {answer}",
            "answer [with|:] {answer}",
        ),
        says=(
            "my answer [to {consultation}] (is|:) {answer}",
            "{consultation} (gets|receives|has) the answer {answer}",
            "the answer to {consultation} is [hereby] {answer}",
            "{consultation} is [hereby] answered [with|:] {answer}",
        ),
        examples={"I answer Consultation 12 YES.": {"consultation": "12", "answer": "YES"}},
    ),
    Words(
        "submit_oracularity",
        "Questions",
        rules=("4E18",),
        params=(Param("consultation", Slot.CONSULTATION),),
        does=(
            "(submit|hand down|issue|present|deliver) (the following|a|an|this|my) [following] oracularity [with the answer] [(to|for|on|with) {consultation}]",
        ),
        labels=("oracularity",),
        says=("along with (this|the|my) answer i (submit|hand down) (an|the following|this) oracularity",),
        document=Document.ORACULARITY,
        examples={},
    ),
    Words(
        "make_claim",
        "Questions",
        rules=("4E18",),
        params=(_CONSULTATION, _CLAIM),
        does=(
            "claim [that] the answer to {consultation} (is|to be|as) {claim}",
            "claim [that] {consultation} (is|to be|as) [answered] [an] {claim}",
            "claim [that] {claim} [(on|for|regarding) {consultation}]",
            "(make|submit|enter|file) a claim of {claim} (on|for|regarding) {consultation}",
            "(find|hold|declare) [the answer to] {consultation} [to be] {claim}",
            "claim (this|the) answer [to be|is|as] {claim}",
        ),
        says=(
            "on {consultation} [,] i claim {claim}",
            "[my] claim (on|for) {consultation} [is] [:] {claim}",
            "{consultation} is {claim} [,] i claim",
            "{consultation} is {claim}",
            "{claim} [!] ( {consultation} )".replace("( {consultation} )", "{consultation}"),
        ),
        bare=("consistent", "inconsistent", "claim: consistent", "claim: inconsistent"),
        examples={
            "I claim the answer to Consultation 12 is Inconsistent.": {"consultation": "12", "claim": "INCONSISTENT"}
        },
    ),
    Words(
        "tally_claims",
        "Questions",
        rules=("4E18",),
        params=(Param("consultation", Slot.CONSULTATION, required=True),),
        says=(
            "claims (on|for) {consultation} : ... [;] ... [,] (overridden|overturned) => outcome=overridden",
            "claims (on|for) {consultation} : ... [;] ... [,] (stands|upheld) => outcome=stands",
            "tally (for|of claims on|on|of) {consultation} : ... [;] ... [,] (overridden|overturned) => outcome=overridden",
            "tally (for|of claims on|on|of) {consultation} : ... [;] ... [,] (stands|upheld) => outcome=stands",
            "no claims were made on {consultation}",
        ),
        examples={"Claims on 12: 3-1, overridden.": {"consultation": "12", "outcome": "overridden"}},
    ),
    Words(
        "become_ordained",
        "Questions",
        rules=("4E18",),
        does=(
            "become [an] ordained [priest]",
            "ordain (myself|itself)",
            "(gain|take on|acquire) the ordained property",
            "(take|join) (holy orders|the priesthood)",
            "become a priest",
            "make myself ordained",
            "give myself the ordained property",
        ),
        says=("[please] make me a priest", "i am [now|hereby] ordained"),
        examples={"I ordain myself.": {}},
    ),
    Words(
        "renounce_ordination",
        "Questions",
        rules=("4E18",),
        does=(
            "remove (my|the) ordained property [from myself]",
            "(renounce|leave|give up|quit) (the priesthood|my ordination|my ordained property|holy orders|my priesthood|my ordained status)",
            "defrock myself",
            "cease to be (ordained|a priest)",
            "am no longer ordained",
            "unordain myself",
        ),
        examples={"I renounce the priesthood.": {}},
    ),
)
