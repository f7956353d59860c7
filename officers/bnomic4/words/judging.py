"""The Ministry of Judging: indictments, juries, verdicts, punishments (4E72, 4E73)."""

from __future__ import annotations

from dataclasses import replace

from engine.language import Clue, Document, Param, Slot, Where, Words
from officers.bnomic4.words.common import OFFICE
from officers.bnomic4.words.verbs import APPOINT, ENTERED_AS, SUBMIT, presented

_INDICTMENT = Param("indictment", Slot.INDICTMENT, required=True)
_VERDICT = Param("verdict", Slot.VERDICT, required=True)

_AND_MORE = "[[,] (and|plus|together with|besides) (a|the) {other}]"
"""Another punishment beside the fine."""
_ACCUSED_OF = r"\bof\s+(?:[\w-]+\s+){0,2}?(?:court|crimes?|fraud|spam|theft|treason|lies|corporate|grand|petty|gross|mild|criminal|contract|civil|attempted|aggravated|public|serious|[\w-]{2,}(?:ing|tion|sion|ment|ness|ity|ery|ism|ance|ence|cy|ty))$|\bof\s+(?:the\s+(?:crime|charge|offen[cs]e|sin)\b|contempt|breach|abuse|neglect|dereliction|theft|violation|disturb|obstruct|misuse|failure|misrepresent|impersonat|lack|fraud|perjury|forgery|bribery|being|having|not)"
"""What somebody is accused of stands in no name, though both may have an "of" and capitals."""

_LOT_PICKS = "[and] (the|my) (dice|die|lot|lots|hat|draw|drawing|coin) [(have|has)] [(now|just|duly)] (picked|pick|picks|chosen|drawn|selected|named|fallen on|fallen to|fell on|fell to|falls on|falls to|fall on|yielded)"
"""How chance seats a jury."""

WORDS = (
    Words(
        "submit_indictment",
        "Judging",
        rules=("4E72",),
        creates="indictment",
        params=(
            Param("offender", Slot.NAME, required=True, unlike=_ACCUSED_OF),
            Param("accusation", Slot.TEXT, required=True),
        ),
        does=(
            f"{SUBMIT} ... indictment [(against|of) {{offender}}]",
            "(indict|charge|arraign) {offender} (for|with|of)",
            "(indict|arraign) {offender}",
            "(bring|lay|prefer) (an indictment|charges|a charge) against {offender} [for]",
            "(submit|file|present|bring|hand in) (the following|an|this|another|my) [following|new] indictment [against {offender}]",
            "indict {offender} for",
            "accuse {offender} [,] [per rule 72] [,] of",
            "accuse {offender}",
        ),
        never=rf"{ENTERED_AS}|^[^:]*\b(?:jur(?:y|ies|ors?)|verdicts?|punishments?|sentence)\b[^:]{{0,20}}\bindictment\s+#?\d|^(?!.*\bindict).*\bconsultation\b",
        labels=("indictment",),
        document=Document.INDICTMENT,
        says=(
            "[the|an|this] indictment (of|against) {offender} , [is] [hereby] (lodged|filed|submitted|brought|laid|presented) ...",
            *presented("indictment [(against|of) {offender}]"),
            "let this (go on record|stand|be recorded|be entered|be filed|serve|count) as (my|an) [(formal|official)] indictment [(against|of) {offender}]",
            "[please] (docket|file|record|register|enter|accept|take) this indictment [of mine] [(against|of) {offender}]",
            "this is (an|my) indictment [,] and {offender} is its offender",
            "(this|here|the following|what follows|herewith) (is|comes|follows) [(hereby|herewith)] (an|my|the) [(formal|official)] indictment (against|of) {offender}",
            "{offender} (stands|is) [(hereby|herewith)] (accused|indicted) [,] [(hereby|herewith)] by me",
            "{offender} (stands|is) (hereby|herewith) (accused|indicted)",
        ),
        examples={
            "I submit the following Indictment.\n\nAccusation: Contempt of Court\nExample: the fifth ZOT of today\nOffender: Joel\nTidbit: cheese": {
                "offender": "Joel",
                "tidbit": "cheese",
            }
        },
    ),
    Words(
        "select_jury",
        "Judging",
        rules=("4E73",),
        forms=("jury", "jury selection", "selection of a jury"),
        topic=r"\bjur(?:y|or)|indictment|panel|panne",
        near=frozenset(
            "jury juries jurors juror panel indictment indictments empanel empannel impanel empanelled empanelling impanelled impanelling bench".split()
        ),
        params=(
            Param(
                "indictment",
                Slot.INDICTMENT,
                clues=(
                    Clue(r"(?i)\A\s*+[(,]\s*(?:for\s+|on\s+|in\s+)?(?:indictment|case)\s+#?(\d{1,6})\b", Where.AFTER),
                    Clue(
                        r"(?i)\b(?:on|in|for|of|about|re|concerning)\s+(?:the\s+)?indictment\s+(?:no\.?\s*|number\s+)?#?(\d{1,6})\b(?!.*\bindictment)",
                        Where.BEFORE,
                    ),
                    Clue(r"(?i)\bindictment\s+(?:no\.?\s*|number\s+)?#?(\d{1,6})\b(?!.*\bindictment)", Where.EARLIER),
                ),
            ),
            Param(
                "jurors",
                Slot.NAME,
                required=True,
                listed=True,
                unlike=rf"^self$|(?-i:^(?:asleep|absent|out|in|still|undecided|hung|not|none|nobody|everyone|silent|late|rigged|[a-z]+(?:ed|ing|ly|ous|ful|less))$)|{OFFICE}",
            ),
        ),
        does=(
            "(call|summon|invite|send|order|bring|put) < {jurors} & (to|into|onto|in|on) the (jury box|jury|jury bench|bench|panel) & [(for|on|in|of) {indictment}] >",
            f"{APPOINT} < [the|a|these|as|the following|following] (jury|jurors|panel) [:] {{jurors}} & [(for|on|of|in|to) {{indictment}}] >",
            "(constitute|form|convene|compose|assemble|make up|swear in) < [(the|a|this)] [following] (jury|panel) [of] [(to (try|hear|judge|decide|sit on)|for|on|in) {indictment}] [:] {jurors} >",
            f"{APPOINT} < {{jurors}} & (as|to be|to|into|for) [the|a|its|their|that] (jury|jurors|panel) & [(for|of|on|in) {{indictment}}] >",
            f"{APPOINT} < (for|on|in) {{indictment}} & [these|this|the|as|the following] [(jury|jurors)] [:] {{jurors}} >",
            f"{APPOINT} [as] [(the|a|this)] (jury|jurors) (for|on|in) {{indictment}} : {{jurors}}",
            "(empanel|empannel|impanel|seat|select|appoint) < [,] [[(drawn|chosen|picked|selected)] by lot ,] (the following|these|this) (jury|jurors) [:] {jurors} & [(for|on|of) {indictment}] >",
            "(empanel|empannel|impanel|seat) [as] [,] [(for|on|of) {indictment}] [,] [the following|these|this] [jury|jurors] [(for|on|of) {indictment}] [:] {jurors}",
            "(select|choose|draw|appoint) [as] [the following|these|this|the|a] (jury|jurors) [(for|on|of) {indictment}] [:] {jurors}",
            "(select|choose|draw|appoint|pick|name) [(as|by lot)] (the|a) jury (for|on|of) {indictment}",
            "(empanel|select|choose|draw|appoint) {jurors} as [the|its|that] (jury|jurors) [(for|of|on) {indictment}]",
            "(empanel|select|choose|draw|appoint) the [following] (jury|jurors) [(for|of|on) {indictment}] : {jurors}",
        ),
        says=(
            "the (jury|jurors|panel) [(for|of|on|in) {indictment}] (is|are|consists of|consist of|shall be|will be|comprises|:) [:] {jurors}",
            "[the] (jury|jurors|panel) : {jurors}",
            "the (jury|jurors|panel) [(for|of|on|in) {indictment}] (,|-|–|—) [(as|all|just|now)] (drawn|chosen|picked|selected|rolled|named) ... [(,|-|–|—)] (is|are|consists of|shall be|will be) [:] {jurors}",
            "{jurors} (shall|will|are to) (sit|serve) [as (jurors|the jury|a jury)] (on|in|for|in judgment on|in judgement on) {indictment}",
            "{indictment} (gets|has|receives|is given) (a|this|the following) (jury|panel) [(of|:|consisting of)] {jurors}",
            "i [(hereby|now|herewith)] announce (the|a|this|my) (jury|jurors|panel) (for|on|in) {indictment} [:] {jurors}",
            "the jury (for|of|on|in) {indictment} (is|consists of|shall be|will be|are) [:] {jurors}",
            "[(for|on) {indictment}] i [have] [randomly] (selected|drawn|chosen|picked|empanelled) [(the|this|the following|as)] (jury|jurors) [(for|of|on) {indictment}] : {jurors}",
            "i [have] [randomly] (selected|drawn|chosen|picked|empanelled) < [(the|this|the following|as|these)] (jury|jurors) [:] {jurors} & [(for|of|on|in) {indictment}] >",
            "i [have] [randomly] (selected|drawn|chosen|picked|empanelled) < {jurors} & (as|to be|for) [(the|its)] (jury|jurors|panel) & [(for|of|on|in) {indictment}] >",
            "jury [(selection|duty)] (for|of|on) {indictment} : [i [hereby] (select|choose|pick|draw|appoint|name)] {jurors}",
            "{indictment} (shall be|will be|is|is to be|be) [hereby] (tried|judged|heard|decided) by [(the jurors|the following|a jury of|a jury|this jury|the following jury|the jury)] [(of|consisting of)] [:] {jurors}",
            "the following [(players|people|persons|members)] (are|shall be|will be|form) [hereby] [the] (jurors|jury) [(for|on|of|in) {indictment}] [:] {jurors}",
            "{jurors} (are|shall be|will be|is|form|make up|constitute|sit as|serve as|(will|shall) (serve|sit|act) as|will make up|sit on|will sit on|will serve on|shall sit on|shall serve on|will form) [hereby] [(appointed|selected|chosen|drawn|named|the)] [(as|to be)] [the] (jury|jurors|panel) (for|of|on|in) {indictment}",
            f"(on|for|in) {{indictment}} [(,|:)] {_LOT_PICKS} {{jurors}} [(as|for|to be)] [(the|its)] [(jury|jurors|panel)]",
            f"{_LOT_PICKS} {{jurors}} [(as|for|to be)] [(the|its)] [(jury|jurors|panel)] (for|on|of|in) {{indictment}}",
            "(on|in) {indictment} (sit|will sit|shall sit) {jurors}",
            "{indictment} (:|-|–|—) [the] (jury|jurors|panel) (is|are|consists of|shall be|will be|:) {jurors}",
            "(on|for|in) {indictment} [(,|:)] [the] (jury|jurors|panel) [(is|are|consists of|shall be|will be|:)] [:] {jurors}",
            "{jurors} (are|is) [hereby] (empanelled|empaneled|empannelled|impanelled|seated|sworn in) [(as|to be) [the] (jury|jurors)] (for|on|in) {indictment}",
            "jurors [(for|on) {indictment}] : {jurors}",
            "jury duty for {jurors} (on|in) {indictment}",
            "(hereby|herewith) (sworn in|selected|chosen|drawn|picked|empanelled|appointed|named) [(as|to be)] [the] (jurors|jury|panel) [(for|on|of|in) {indictment}] : {jurors}",
            "[the] (jury|jurors|panel) (for|on|of|in) {indictment} (=|->|-|–|—) {jurors}",
        ),
        after=("(it|the jury|the panel) (consists|is made up|is composed|is formed|is comprised) of {jurors}",),
        rows=("jurors", "jury", "juries", "jurors are", "panel"),
        examples={"Jury for 3: A, B, C": {"indictment": "3", "jurors": ["A", "B", "C"]}},
    ),
    Words(
        "deliver_verdict",
        "Judging",
        rules=("4E73",),
        forms=("verdict",),
        never=r"\bguilty\s+as\s+(?!charged\b|accused\b|(?:an?\s+|the\s+)?juror\b)\w|\b(?:no|not\s+an?)\s+juror\b|\bguilty\b[^.;:]{0,30},\s+(?:the\s+\w+|they|he|she|e|it|you|[a-z]+)\s+(?:says?|said|found|thinks?|ruled|cries|cried)\b|^(?!.*\bindictment).*\bguilty\s+of\b|^(?!.*\bmy\b).*\bguilty\b[^.;:]{0,20}\b(?:by|with)?\s*(?:\d+|one|two|three|four|five)(?:\s+votes?)?\s*(?:to|against|[-–])\s*(?:\d+|none|nil|one|two|three)\b",
        params=(replace(_INDICTMENT, many=True), _VERDICT),
        does=(
            "(deliver|return|give|submit|render|cast|enter|reach|hand in|pronounce) < (the|a|my) [(verdict|answer|vote)] [of|:] {verdict} & [(on|in|for) {indictment}] >",
            "(find|declare|hold|pronounce|judge|deem|vote|say|consider) < [(the (accused|defendant|offender)|em|him|her|them|the accused player)] [to be] {verdict} & [(on|in|for|of|as charged in|as to) {indictment}] >",
            "(find|say|answer|vote|declare|pronounce) [as a juror] : [the (accused|defendant|offender)] [(is|to be)] {verdict} [(on|in|for|of|as to) {indictment}]",
            "(deliver|return|give|submit) (the|a) (verdict|answer) [of|:] {verdict} [(on|in|for) {indictment}]",
            "(find|declare|hold|pronounce|judge|deem) ... {verdict} (of|on) (the|all|all the|every|each|both) [of] [the] (charge|charges|accusation|accusations|crime|crimes|offence|count|counts) [(laid|made|brought|named)] (in|of|under|on) {indictment}",
            "(find|declare|hold|pronounce) ... {verdict} [(on|in|for|of) {indictment}]",
            "(answer|vote) [:] {verdict} [(on|in|for|to) {indictment}]",
        ),
        says=(
            "we [,] [(the jury|the jurors|jurors)] [,] [hereby] find ... {verdict} [(on|in|for|of) {indictment}]",
            "(on|in|as to|for) {indictment} [,|:] [my (verdict|answer) is|i say|i find|verdict :] {verdict}",
            "my (verdict|answer|vote|word|finding) [as [a] juror] [(on|in|for|to) {indictment}] (is|:) {verdict} [(on|in|for) {indictment}]",
            "{verdict} (on|in|for) {indictment}",
            "my (vote|voice|answer) (in|on|as part of) the jury [(on|in|for) {indictment}] is {verdict}",
            "{verdict} is my (verdict|answer|finding) [(on|in|for) {indictment}]",
            "{indictment} (:|=|->|→) [(i find|i say|verdict|my verdict|my answer)] [:] {verdict}",
            "< [(my|the)] (verdict|answer|finding|judgement|vote|decision) [as [(a|one of the)] (juror|jurors)] & [(on|in|to|for|as to|regarding|concerning|in the matter of|in the case of|in respect of) {indictment}] & (is|shall be|:|must be|stays) {verdict} >",
            "as [(a|the)] (juror|jurors|jury|member of the jury) (in|on|for|of) [the case of] {indictment} [,] (i|we) (find|say|vote|declare|answer) [:] {verdict}",
            "(to|on|as to|regarding|concerning|in) {indictment} [,|:] (i say|i answer|i find|we find|we say) [:] [(em|him|her|them|the accused|the offender)] {verdict}",
            "guilty as charged [(on|in|for) {indictment}] => verdict=GUILTY",
        ),
        rows=("verdicts", "my verdicts", "findings"),
        opens=(
            "guilty => verdict=GUILTY",
            "guilty as charged => verdict=GUILTY",
            "not guilty => verdict=NOT GUILTY",
            "innocent => verdict=INNOCENT",
        ),
        examples={"NOT GUILTY on Indictment 3": {"indictment": "3", "verdict": "NOT GUILTY"}},
    ),
    Words(
        "assign_punishment",
        "Judging",
        rules=("4E73",),
        forms=("punishment", "sentence", "fine"),
        never=r"\bmy\s+(?:own\s+)?(?:fine|punishment|penalty)\b(?!\s+(?:for|on|against|upon|in)\b)",
        params=(
            Param("offender", Slot.NAME, many=True, said=("[to be] (paid|payable|borne|destroyed) by {offender}",)),
            Param(
                "indictment",
                Slot.INDICTMENT,
                many=True,
                clues=(
                    Clue(
                        r"(?i)\b(?:on|in|for|of|over|about|regarding|concerning|following|after|upon|from|as\s+to|under|re)\s+(?:the\s+)?indictment\s+(?:no\.?\s*|number\s+)?#?(\d{1,6})\b",
                    ),
                    Clue(r"(?i)\bindictment\s+(?:no\.?\s*|number\s+)?#?(\d{1,6})\b(?!.*\bindictment)", Where.BEFORE),
                    Clue(r"(?i)\bfound\s+guilty\s+(?:in|on|of|under)\s+indictment\s+(?:no\.?\s*)?#?(\d{1,6})\b"),
                ),
            ),
            Param("fine", Slot.MACKS),
            Param("other", Slot.TEXT),
        ),
        does=(
            f"(assign|impose|set|give|order|levy|decree|inflict) < (a|the) (fine|punishment|penalty|sentence) of [(a fine of)] {{fine}} & [(to|on|upon|for|against) {{offender}}] & [(for|in|on|under|over|after|following|upon) {{indictment}}] > {_AND_MORE}",
            f"(sentence|condemn|fine) < {{offender}} & [(to|in)] [pay|paying] [(a fine of|the sum of|a payment of)] {{fine}} & [(for|in|on|under|as|over|after|following|upon) {{indictment}}] > {_AND_MORE}",
            f"(condemn|require|oblige|compel) < {{offender}} & to (pay|destroy|forfeit) [(a fine of|the sum of)] {{fine}} & [(for|in|on|under|over|after|following|upon) {{indictment}}] > {_AND_MORE}",
            f"(assign|impose|set|give|order|levy) a (fine|punishment|penalty) of {{fine}} (to|on|upon|for|against) {{offender}} {_AND_MORE}",
            f"sentence {{offender}} to [pay] [a fine of] {{fine}} {_AND_MORE}",
            "punish < {offender} & (with|by) [a fine of] {fine} & [(for|in|on|under|over|after|following|upon) {indictment}] >",
            "punish < {offender} & by fining (him|her|em|them|it) {fine} & [(for|in|on|under|over|after|following|upon) {indictment}] >",
            "(set|fix) {offender} 's (fine|punishment|penalty|sentence) (at|to) {fine}",
            "(slap|hit|saddle|burden) < {offender} & with (a|the) (fine|penalty|punishment) of {fine} >",
            "(slap|hit|saddle|burden|punish) < {offender} & with (a|the) {fine} (fine|penalty|punishment) >",
            "(set|fix) (the|his|her|eir|their) (fine|punishment|penalty|sentence) [(for|in|on) {indictment}] (at|to) [(a fine of)] {fine} [(each|apiece)]",
            f"fine {{offender}} {{fine}} {_AND_MORE}",
            f"(assign|impose|set) a (fine|punishment|penalty) of {{fine}} [(for|in|on) {{indictment}}] {_AND_MORE}",
        ),
        rows=("punishments", "sentences", "penalties", "fines"),
        says=(
            "(upon|on) {offender} [, ... ,] [,] the (court|bench|judge) [(hereby|herewith|now)] (imposes|lays|levies|inflicts|sets) (a|the) (fine|penalty|punishment) of {fine}",
            "the (court|bench|judge) [(hereby|herewith|now)] (imposes|lays|levies|inflicts|sets) (a|the) (fine|penalty|punishment) of {fine} (upon|on) {offender}",
            "the (court|bench|judge) [(hereby|herewith|now)] (fines|sentences|condemns) {offender} [to] [[pay] a fine of] {fine}",
            "< [(the|my|as)] (punishment|penalty|sentence|fine) & [(for|in|on|of|against|upon) ({offender}|{indictment})] & [(for|in|on|of|under) {indictment}] & (is|shall be|:|will be|amounts to|comes to|stands at|is set at|is fixed at) [(a|the)] [fine of] {fine} [fine] > [[,] (and|plus|together with|besides) (a|the|an) {other}]",
            "[(a|the)] fine of {fine} (on|upon|against) {offender}",
            "{offender} : [(a|the)] (fine|punishment) of {fine} [(for|in|on|under|over|after|following|upon) {indictment}]",
            "{offender} (shall|must|is to|has to) (pay|destroy|forfeit) [(a fine of|the sum of)] {fine} [(for|in|on|under|over|after|following|upon) {indictment}] [[,] (and|plus|together with|besides) (a|the|an) {other}]",
            f"(the|my|as) (punishment|penalty|sentence) [(for|in|on|of) {{indictment}}] [(is|shall be|:)] [a|the] [fine of] {{fine}} {_AND_MORE}",
            f"(punishment|the punishment|penalty|the penalty|sentence|the sentence) (for|in|on) {{indictment}} (:|is) [a fine of] {{fine}} {_AND_MORE}",
            "{offender} 's (punishment|penalty|sentence|fine) (is|shall be|will be|:) [(a fine of|set at)] {fine} [[,] (and|plus) (a|the) {other}]",
            "{offender} is (hereby|herewith|now) (ordered|required|condemned|told|obliged|commanded) to (pay|destroy|forfeit) [(a fine of|the sum of)] {fine} [as (eir|his|her|their|a) (fine|punishment|penalty)]",
            "(it is|this is) (the|my) (judgment|judgement|sentence|decision|ruling) [of ...] that {offender} (pay|pays|shall pay|must pay|is to pay|be fined|forfeit|destroy) [(a fine of|the sum of)] {fine}",
            f"{{offender}} (gets|receives) (a|the) (fine|penalty|punishment) of {{fine}} {_AND_MORE}",
            f"{{offender}} is [hereby] fined {{fine}} {_AND_MORE}",
            f"{{offender}} is [hereby] sentenced to [pay] [a fine of] {{fine}} {_AND_MORE}",
            "(sentence|punishment|penalty|the sentence|the punishment|the penalty|my sentence) [(in|on|for) {indictment}] : {offender} (pays|is to pay|shall pay|must pay|is fined|owes) [(a fine of|the sum of)] {fine}",
            f"punishment : {{fine}} {_AND_MORE}",
        ),
        after=("(plus|and|together with|besides|as well as|along with) (a|an|the|some) {other}",),
        examples={"Joel is fined m20.": {"offender": "Joel", "fine": 20}},
    ),
    Words(
        "pay_fine",
        "Judging",
        rules=("4E73",),
        verb_needs=dict.fromkeys(
            ("destroy", "burn", "incinerate"),
            r"\b(?:fine|fined|punish\w*|sentence\w*|penalty|debt|paid|pay\w*|ordered|told|condemned)\b",
        ),
        params=(
            Param(
                "amount",
                Slot.MACKS,
                said=(
                    "[(it|which|that)] (was|is) {amount}",
                    "{amount} (it|that) (was|is)",
                    "{amount} (as|was) (it was|the fine)",
                ),
            ),
        ),
        does=(
            "(destroy|burn|incinerate) {amount} [(more|further)] [(towards|toward|for|against|on account of|in payment of) (it|the same)]",
            "(destroy|burn|pay|eliminate|incinerate|throw away) < {amount} & [(more|further)] (to pay|in order to pay|in payment of|in part payment of|in full payment of|in partial payment of|as part of|for|as|towards|toward|of|to settle|to cover|in settlement of|in satisfaction of|to satisfy|in discharge of|to discharge|in fulfilment of|in fulfillment of|to fulfil|to fulfill|on) [(my|the|this|that)] (fine|punishment|sentence|penalty|debt to society) [(laid|imposed|levied|set|inflicted) (upon|on) me] [by the judge] >",
            "(pay|settle|discharge|pay off) < (my|the|this) (fine|punishment|penalty) & [(of|with|by destroying|by [the] destruction of|:|in full)] [{amount}] >",
            "(destroy|burn) {amount} (to pay|in payment of|for|as) (my|the) (fine|punishment|sentence)",
            "(destroy|burn) {amount} as (payment|punishment)",
            "(destroy|burn|pay) < {amount} & (as|for|in) [(my|the)] (punishment|sentence|penalty) [(for|on|in|of) [indictment] {n}] >",
            "(destroy|burn|pay) {amount} [,] (that|this|which|it) (being|is) (my|the) (fine|punishment|penalty)",
            "(destroy|burn|pay|eliminate) < {amount} & (as|because|since|which) i (was|have been|am|had been) (sentenced|fined|ordered|told|condemned|punished) [to [(pay|do|destroy)]] >",
            "pay (my|the) [(own|whole|entire|full)] (fine|punishment|penalty) [,|:|;|-|–|—|by] [i] [(hereby|now)] (destroy|burn|destroying|burning) {amount}",
            "pay (my|the) fine [of|, |:] {amount}",
            "(destroy|burn) {amount} in [(full|part)] (payment|settlement|discharge|satisfaction) (thereof|of (it|the same|that))",
            "pay (my|the) fine",
            "(pay|pay off|settle|discharge) (my|the) (fine|punishment|penalty) (:|,|;|-|–|—) {amount} [(is|are)] [hereby] (destroyed|burned|burnt|gone)",
            "(destroy|burn) {amount} [,] (which|and that|thus|thereby) (pays|settles|covers|paying|settling) my fine",
            "pay the rest of (it|my fine|the fine) [,|:] {amount}",
            "pay the rest of (my|the) fine",
            "(destroy|burn) {amount} [of mine] [,] (it is|this is|that is|that 's|as|being) (my|the) (fine|punishment|penalty)",
            "(destroy|burn) {amount} (to pay|to settle|in payment of|to discharge) it",
            "(pay|cough up|fork over|hand over|fork out) (the|those|my) {amount} [(that|which)] i (was|am|have been) (fined|sentenced to pay|ordered to pay|told to pay|condemned to pay)",
            "pay {amount} [,] [(that|which)] (the judge|i was) ... (imposed on me|fined me|fined|made me pay|sentenced to|ordered|told to pay)",
            "pay {amount} (of|towards|toward|for) my fine",
        ),
        says=(
            "{amount} [(from|out of) my (purse|pocket|account|own purse|own pocket)] (is|are) [(hereby|herewith)] (destroyed|burned|burnt|incinerated|gone) in [(full|part)] (payment|settlement|discharge|satisfaction) of my [own] (fine|punishment|penalty)",
            "[(my|the)] fine [is] [hereby] paid [:|,|;] [i destroy] {amount} [(destroyed|burned|burnt|gone)]",
            "(my|the) fine is [hereby] paid [:] [{amount}]",
            "[(my|the)] fine is (hereby|now) paid (-|–|—|,|:|;) {amount} [(is|are)] (destroyed|burned|burnt|gone)",
            "(my|the) fine [(for|in|on|under) [indictment] {n}] is (hereby|herewith) (paid|settled|discharged|met|paid off) [by me] [(with|by destroying) {amount}]",
            "to (pay|settle|discharge|cover|meet) (my|the) fine ... , {amount} [of mine] (is|are) [(hereby|now)] (destroyed|burned|burnt)",
            "please (destroy|burn) {amount} [of mine] [,] (it is|this is|that is|that 's|as|being|for|to pay) my (fine|punishment|penalty)",
            "(my|the) fine is {amount} [(,|;|-|–|—)] [and] i [hereby] [now] (pay|settle) it",
            "here (goes|is|'s|comes) my fine [(:|,|of)] {amount}",
            "{amount} (destroyed|burned|burnt) (to pay|in payment of|for) (my|the) fine",
            "(up in (smoke|flames)|into the (fire|flames|sea|bin|furnace)|there|away) (go|goes) {amount} [of mine] [,] (as|for|to pay|to settle|to pay off|in payment of|to cover|towards) (my|the) (punishment|fine|sentence|penalty)",
            "{amount} [of mine] ((are|is) [hereby] (destroyed|burned|burnt|incinerated)|(go|goes) up in (smoke|flames)) (as|for|to pay|to settle|to pay off|in payment of|to cover) my (punishment|fine|sentence|penalty)",
        ),
        examples={"I destroy m20 to pay my fine.": {"amount": 20}},
    ),
)
