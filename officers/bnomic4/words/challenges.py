"""What an officer answers to a challenge of a display (4E50)."""

from __future__ import annotations

from typing import Final

from engine.language import Param, Slot, Words

_FORMAL = "[(formal|informal|first|second|other|outstanding|recent)]"
_THEIR = f"((the|this|that|your) {_FORMAL} challenge|(the|these|those|your) {_FORMAL} challenges|{{challenger}} 's {_FORMAL} (challenge|challenges)|challenge (by|from|of) {{challenger}})"
_TO_WHAT = "[[(brought|made|raised|lodged|filed|posted|entered|issued|put forward)] (by|of|from) {challenger}] [(to|against|of|about|on|concerning) ...]"
_ON_CHALLENGE = "(regarding|re|on|concerning|as to|as for|as regards|about|in answer to|in response to|in reply to|with regard to|answering|replying to|responding to|addressing|to answer|to address|to)"
_MENDED = "(fixed|corrected|mended|amended|repaired|updated|put right|rectified|accepted|admitted|granted|conceded|upheld|denied|rejected|dismissed|refused)"
_MEND = "(correct|fix|mend|amend|repair|update|rectify|add|remove|strike|restore|replace|change|accept|admit|grant|concede|uphold|deny|reject|dismiss|refuse)"
_ERRORS = "[now] [(both|all|the|every|each)] [(two|three|four)] (error|errors|mistake|mistakes|slip|slips|point|points|entry|entries) [(is|are|now|hereby|have been|has been)] [(now|hereby|both|all)]"
_ANSWERED = (
    "(triaged|looked into|looked at|checked|investigated|examined|reviewed|processed|handled|closed|gone into|answered|addressed|dealt with|resolved|settled|disposed of|met|"
    + _MENDED[1:]
)
_JUST = (
    "[(quite|entirely|perfectly|wholly|partly|half|indeed|certainly|altogether|also|in part)] (justified|right|correct|well founded|well-founded|well taken|founded|wrong|mistaken|unfounded|"
    "groundless|baseless|fair|valid|invalid|unjustified|incorrect|true|just|sound|in order|in error|without (merit|foundation|ground|grounds|substance|basis)|to the point|beside the point)"
)
"""How an officer finds a challenge."""
_OFFICER = (
    "[the] [acting] (registrar|rulekeeper|chairman|oracle|judge|arbiter|ranger|gamemaster|gm|washerwoman|doctor|mom|"
    "metamin|(minister|ministry) (of|for) {phrase})"
)
"""Who answers in an office."""
_OF_DISPLAY = r"(?:to|against|about|concerning)\s+(?:my|the|your|our)\s(?:(?!\bI\b)[^:;.!?]){1,60}:"
"""What was challenged, before the answer."""
_HE = "(e|he|she|they|it)"
_DECIDE = "(accept|admit|grant|concede|uphold|deny|reject|dismiss|refuse)"

CHALLENGES: Final = (
    Words(
        "address_challenge",
        "Ministry",
        answers=True,
        rules=("4E50",),
        never=r"\b(?:soon|later|tomorrow|shortly)\W*$|\bI(?:['’]ll|\s+(?:will|shall))\s+(?:\w+ly\s+)?(?:accept|admit|grant|concede|uphold|deny|reject|dismiss|refuse|address|answer|resolve|settle|dispose\s+of|deal\s+with|respond\s+to|reply\s+to)\b(?![^:]*:\s*\w)|\b(?:duels?|(?-i:games?|Game)|match|bet|wager|contest|dare)\b|\bchallenges?\s+of\s+(?!(?:the|my|your|this|that|last|nday|nweek|yesterday|today)\b)(?-i:[a-z])",
        params=(
            Param("display", Slot.PHRASE),
            Param(
                "challenger",
                Slot.NAME,
                unlike=r"\b(?:report|display|list|table|roster|register|page|ballot|challenge|error|figure|sum|entry|number)s?\b",
            ),
            Param(
                "answer",
                Slot.TEXT,
                cut=rf"^{_OF_DISPLAY}\s+(?=\S)",
                unlike=rf"^{_OF_DISPLAY}$|"
                r"^(?:i\s+(?:will|shall|intend|plan|hope|may|might|would|could|should|cannot|can['’]t|won['’]t|must|think|guess|suppose|wonder|doubt|have\s+no\s+idea|do\s+not\s+know|don['’]t\s+know|like|love|hate|agree|wish|hope|add\s+(?:this|that|only|nothing|my)|have\s+nothing|vote|give|object|support|join|leave|resign)|(?:[\w'’-]+\s+){1,3}(?:should|ought\s+to|could|might)\b|(?:s?he|e|they)\s+(?:says?|claims?|thinks?|alleges?|asks?|wants?)|what\s|how\s|why\s|thanks?\b|sorry\b|who\s|let\b|please\b|shall\s|should\s|would\s|was\s|is\s|does\s|did\s|has\s|if\s|see\b|later\b|tomorrow\b|coming\b|pending\b|who\s+knows|maybe|perhaps|any\s+(?:views|thoughts))\b",
            ),
        ),
        does=(
            f"{_DECIDE} < (the|this|these|those|your|both|all|each) [(of (the|these|those|your))] [(other|outstanding|informal|open|remaining|two|three)] [(outstanding|informal|open)] (challenge|challenges) & [(to|of|against|on) ...] >",
            f"{_DECIDE} {{challenger}} 's [(informal|outstanding)] (challenge|challenges)",
            f"(address|answer|resolve|settle|dispose of|deal with|respond to|reply to) < {_THEIR} {_TO_WHAT} & [(as follows|thus|:|,|by) {{answer}}] >",
        ),
        says=(
            f"(this|the following|what follows|this mail|this message|the lines below) (answers|addresses|settles|resolves|meets|disposes of|deals with|responds to|is (my|the|an) (answer|reply|response) to) {_THEIR} {_TO_WHAT}",
            f"(this|the following|what follows|this mail|this message|the lines below) (answers|addresses|settles|resolves|meets|disposes of|deals with|responds to|is (my|the|an) (answer|reply|response) to) {_THEIR} {_TO_WHAT} (:|-|–|—) {{answer}}",
            "(regarding|re|on|concerning|as to|about|in answer to|in response to|in reply to|with regard to|answering|replying to) {challenger} 's challenge ... : {answer}",
            "(regarding|re|concerning|as to|in answer to|in response to) {challenger} 's challenge ... , {answer}",
            "(regarding|re|on|concerning|as to|in answer to|in response to|in reply to|with regard to|with respect to|touching) (the|that|this) challenge (lodged|made|raised|brought|filed|issued|posed|posted|entered|put forward) by {challenger} [...] (:|,) {answer}",
            "with respect to {challenger} 's challenge ... (:|,) {answer}",
            "[(on|to|as for)] {challenger} 's challenge [(to|of|against|about|on) ...] (display|report|list|table) [...] : {answer}",
            "challenge [,|:] [(is|hereby)] [hereby] (accepted|admitted|granted|denied|rejected|dismissed|refused|upheld) (:|-|–|—|,|;) {answer}",
            "(to|in answer to|in response to|in reply to) {challenger} 's challenge [...] [,] i (answer|reply|respond|say) (that|:) {answer}",
            "(regarding|re|on|concerning|as to|about|in answer to|in response to|in reply to|with regard to|answering|replying to|to) (this|the|that|your) challenge [(by|of|from) {challenger}] : {answer}",
            "(in answer to|in response to|in reply to) (this|the|that|your) challenge [(by|of|from) {challenger}] [(,|:)] {answer}",
            "to {challenger} 's challenge : {answer}",
            f"{_ON_CHALLENGE} {_THEIR} {_TO_WHAT} (:|,|-|–|—) {{answer}}",
            f"{_ON_CHALLENGE} {_THEIR} {_TO_WHAT} [,] i [(hereby|now|herewith|therefore|so)] {_MEND} {{answer}}",
            f"{_ON_CHALLENGE} {_THEIR} {_TO_WHAT} (:|,|-|–|—) i have [(now|duly|since|already)] (put|set|corrected|fixed|added|removed|changed|updated|amended|mended|restored|replaced|struck|brought|listed) {{answer}}",
            f"[(all|both)] [(of)] [the] [(two|three|four|five)] (points|point|errors|error|complaints|items) (of|in|from) {_THEIR} {_TO_WHAT} (is|are) {_ANSWERED} (thereby|hereby|herewith|with this|with that|by this|now|thus) [{{answer}}]",
            f"{_THEIR} {_TO_WHAT} is (hereby|herewith) {_ANSWERED} [(as follows|thus)] [(:|,|–|-)] [{{answer}}]",
            f"{_THEIR} {_TO_WHAT} [(is|,)] {_ANSWERED} (:|;|–|-|—) {{answer}}",
            f"{_THEIR} {_TO_WHAT} is {_ANSWERED} (as follows|thus|herewith|by me) [(:|,)] {{answer}}",
            f"{{challenger}} 's [(formal|informal|first|second|third)] challenge [(to|against|of|about|on) ...] [, ... ,] (:|-|–) [(it is|that is|now|all|both|error|errors|the error is)] {_MENDED} [{{answer}}]",
            f"[(the|this)] {_FORMAL} challenge (by|from|of) {{challenger}} [(to|against|of|about|on) ...] (:|-|–) [({_ERRORS}|now|hereby|duly)] {_MENDED} [{{answer}}]",
            f"{{challenger}} 's {_FORMAL} challenge [(to|against|of|about|on) ...] (:|-|–) {_ERRORS} {_MENDED} [{{answer}}]",
            f"{_THEIR} {_TO_WHAT} [, ... ,] (:|-|–) [(it is|that is|now|all|both|(all|both|the) (error|errors) [(is|are)]|error|errors)] {_MENDED} [{{answer}}]",
            f"my (answer|reply|response|rejoinder) [as {{phrase}}] (to|on) {_THEIR} {_TO_WHAT} (:|is that|is|-|–|—|,) {{answer}}",
            f"[(formal|official|my|the)] (answer|answers|reply|replies|response|responses|rejoinder) (to|on) {_THEIR} {_TO_WHAT} (:|-|–|—) {{answer}}",
            f"[the] (answer|reply|response|rejoinder) (of|from|by) {_OFFICER} (to|on) {_THEIR} {_TO_WHAT} (:|-|–|—) {{answer}}",
            f"{{challenger}} is {_JUST} (in|with|about) (eir|his|her|their|that|this) challenge {_TO_WHAT} (,|;|:|-|–|—) [and] {{answer}}",
            "[the] (error|errors|mistake|mistakes|slip) [(that|which)] {challenger} (pointed out|found|noted|named|reported|listed|showed|complained of) [in (eir|his|her|their|that) challenge ...] (is|are) (hereby|herewith|now) {answer}",
            "my (answer|reply|response|rejoinder) (to|on) (the|this|that|your) challenge (to|against|of) ... (:|is that) {answer}",
            "my answer to {challenger} 's challenge (:|is) {answer}",
            f"{_THEIR} {_TO_WHAT} (is|was) {_JUST} (:|;|,|-|–|—) {{answer}}",
            f"your challenge {_TO_WHAT} (is|was) {_JUST} [,] {{challenger}} (:|;|-|–|—) {{answer}}",
            f"{{challenger}} [,] your challenge {_TO_WHAT} (is|was) {_JUST} (:|;|,|-|–|—) {{answer}}",
            f"you (are|'re|were) {_JUST} (in your challenge|to challenge ...) [,] {{challenger}} (:|;|-|–|—) {{answer}}",
            f"i (find|hold|think|consider|judge) {_THEIR} {_TO_WHAT} [to be] {_JUST} (:|;|-|–|—) {{answer}}",
            f"i have (looked into|checked|considered|examined|weighed|gone into) {_THEIR} {_TO_WHAT} (:|;|-|–|—|,) [and] {{answer}}",
            f"{{challenger}} (challenges|challenged|has challenged) (my|the|our|this) ... (;|,|and) [and] ({_HE}|{{phrase}}) (is|was|are|were) {_JUST} (:|,|;|-|–|—|and) {{answer}}",
            "(to|for|answering|replying to) {challenger} , who (challenged|challenges|has challenged) (my|the|our|this) ... (:|-|–|—) {answer}",
            f"{{challenger}} (challenges|challenged|has challenged) (my|the|our|this) ... (:|-|–|—|;) ({_HE}|{{phrase}}) (is|was|are|were) {_JUST} , [...] {{answer}}",
            f"to {{challenger}} 's challenge {_TO_WHAT} [,] i (say|answer|reply|respond) [this] (:|that) {{answer}}",
            "the display is (right|correct) [as it stands] [,] (because|since) {answer}",
            "i have (updated|corrected) the display (accordingly|as requested)",
        ),
        examples={"Re Hose's challenge: fixed.": {"challenger": "Hose", "answer": "fixed"}},
    ),
)
