"""How the reward of a ministry is said, alone and in lists (4E46-4E48)."""

from __future__ import annotations

import re

from engine.language import Listed, Param, Slot

_EACH = "[(each|(a|an|each|every|per) (week|nweek))]"


def weekly(*phrases: str) -> tuple[str, ...]:
    """Phrases that end in a reward, each with "a nweek" behind it."""
    return tuple(re.sub(r"\{reward\}(?=(?: >)?$)", "{reward} " + _EACH, one) for one in phrases)


MERE = "[(only|just|a mere|a paltry|but|merely|the sum of|a sum of)]"
_SUM = "[(a|the|my|its)] [(proposed|new|modest)] [(reward|salary|pay|wage|price|fee)] [of] {reward}"
_WILL_DO = "(will do|would do|does|shall do|'ll do|should do|is to do|suffices|will suffice|would suffice|shall suffice|will suit|would suit|suits|will satisfy|would satisfy)"
_NICELY = "(nicely|well|just fine|fine|perfectly|me [(nicely|well|just fine|fine|perfectly)]|for me|the trick)"
REWARD = Param(
    "reward",
    Slot.MACKS,
    required=True,
    vague=r"\b(?:on|at|for|with)\s+(?:those|these|that|the\s+same|such|said)\s+(?:terms|price|rate|sum|reward|amount|pay|conditions)\b|\bwith\s+(?:that|this|it)\s+as\b|\bfor\s+(?:that|the\s+same|as)\s+(?:much|sum)\b"
    r"|[;:]\s*(?:my|the|its)\s(?:proposed\s|new\s)?(?:[Rr]eward|salary|pay|price|fee|terms)\b"
    r"|\b(?:for|at|with|of|(?<!my\s)[Rr]eward|price|(?<!my\s)salary|fee|ask\w*|want\w*)\s(?:(?!\b(?:give|giving|pays?|transfer|send|my|I|it|which|shall|will|is|be)\b)[^.;:!?\d]){0,24}?(?:\bm\s?\d{1,3}\b|\b\d{1,3}\s?(?:m\b|mack))",
    said=(
        f"(at|for|with|on|asking|asking for|naming|setting|proposing|wanting|charging) [each] {MERE} [(a|the|its|my|as)] [(proposed|new)] [(reward|salary|pay|wage|price|fee|rate|sum)] [(of|being|at|to)] {MERE} {{reward}}",
        f"[(and|with)] (my|the|its|a) [(proposed|new|asking)] (reward|salary|pay|wage|price|fee|rate) [(for it|for this|for the job|there)] (is|be|being|shall be|will be|to be|set at|of|should be|would be|:) [(set at|at|to be)] {MERE} {{reward}}",
        f"(the|my) (reward|salary|pay|wage|price|fee) [that] i (propose|ask|want|name|set|request|suggest|have in mind) [(for it|for this)] (is|:|would be) {MERE} {{reward}}",
        f"(reward|salary|pay|wage|price|fee) (asked|wanted|proposed|requested|set|named|asked for) [(is|:|of|at)] {MERE} {{reward}}",
        f"[(proposed|asking|suggested|desired|new)] (reward|salary|pay|wage|price|fee) [(is|:|of|at|to be|will be|shall be)] {MERE} {{reward}}",
        f"(pay me|i ask|i ask for|and ask|and ask for|and want|and charge|i want|i charge|i propose|i set|i name|i request|i will take|i 'll take|i expect|asking|that 'll be|that will be) {MERE} [(a|the|for|my|as)] [(reward|salary|wage|price|fee)] [(of|at|as)] {MERE} {{reward}}",
        f"[and] (fix|set|put|fixing|setting|putting|propose|proposing) (the|its|my|a) [(proposed|new)] (reward|salary|pay|wage|price|fee|rate) (at|to|as|of) {MERE} {{reward}}",
        f"[and] as [(the|my|a|its)] [(proposed|new)] (reward|salary|pay|wage|price|fee) [,] i [(hereby|would|will|'d|'ll)] (set|ask|want|propose|name|fix|request|suggest|take|charge) [for] {MERE} {{reward}}",
        f"(my|the) (terms|conditions|price|asking price) [(:|is|are|being|would be)] [:] {MERE} {{reward}}",
        "{reward} (is|would be|will be|'s) all [that] i (want|ask|need|charge|require|demand|('d|would) (want|ask|need|take|charge)) [for ...]",
        f"(propose|ask|set|name|want|charge|request|fix|suggest) for (it|this|that|the job|the post|my pains) {MERE} [(a|the|my|as)] [(modest|small|new|proposed|fair|humble|usual|little|decent)] [(reward|salary|pay|wage|price|fee)] [of] {MERE} {{reward}}",
        f"[(and|,)] i ('ll|will|shall|can|could|would|'d) do (it|the job|this|that|the work|{{phrase}}) for {MERE} {{reward}}",
        "{reward} (will be|is|shall be|would be) [(a|the)] (reward|pay|salary|wage) enough",
        f"[(a|the)] [(reward|pay|salary|wage) of] {MERE} {{reward}} (suffices|contents me|will content me|will suffice|will do|is enough|is plenty)",
        f"(i|and) (want|ask|ask for|take|need|ask no) [(no more than|not more than)] {MERE} {{reward}} for (it|that|the job|the work)",
        "{reward} (a|an|per|each|every) (nweek|week)",
        "{reward} it (is|was|shall be|will be)",
        "(at|for|with) {reward} (as|for) (the|my|a) [(proposed|new)] (reward|salary|pay|wage|price|fee) [[that] i (propose|ask|want|offer|set|name|suggest)]",
        f"[and] (offering|offer|promising|promise|agreeing|agree|willing) to (do|take|hold|fill|serve|work) [(it|the (job|work|post)|this|that)] (for|at) {MERE} {{reward}}",
        "{reward} (is|will be|shall be|as) (my|the|its|a) [proposed] (reward|salary|pay|wage|price|fee)",
        "for which {reward} (is|are|shall be|will be|is to be|would be|may be) [(the|my|its|a)] [proposed] (reward|salary|pay|wage|price|fee)",
        f"for which [(the|my|its|a)] [proposed] (reward|salary|pay|wage|price|fee) (is|shall be|will be|is to be|would be) {MERE} {{reward}}",
        f"(the|my|its) [proposed] (reward|salary|pay|wage|price|fee) (for|of) (which|it|this|that) (is|being|shall be|will be|is to be) {MERE} {{reward}}",
        "[and] {reward} (its|my|the) [(own|proposed)] (reward|salary|pay|wage|price|fee)",
        "{reward} (is to be|would be|may be) (my|the|its|a) [proposed] (reward|salary|pay|wage|price|fee)",
        f"{_SUM} {_WILL_DO} [{_NICELY}] [(for|by) me]",
        f"{_SUM} (is|are|will be|shall be|would be|'s|'ll be|ought to be) [(quite|just|more than)] (enough|plenty|sufficient|ample|fine|fair|right|all i (ask|want|need|charge|require)) [(for|by) (me|it|that|this|the job)]",
        f"all [that] i (ask|want|need|charge|require|demand) [(for (it|this|that|the job)|in return|in exchange)] is {_SUM}",
        f"(am|'m|shall be|will be|would be|'ll be) (content|happy|satisfied|fine|pleased) with {MERE} {_SUM}",
        f"i (am|'m|shall be|will be|would be|'ll be) (content|happy|satisfied|fine|pleased) with {MERE} {_SUM}",
        f"(put|mark|note|write) me down for {MERE} {_SUM}",
        f"for (it|this|that|the job|which|my (trouble|pains|labours|work)) i (ask|want|charge|demand|require|will take|'ll take|expect|propose) {MERE} {_SUM}",
        f"(it|the (firm|company|corporation)) (asks|asks for|offers|wants|demands|proposes|charges|names|will take|'ll take|is content with|would do it for|will do it for) {MERE} {_SUM}",
        f"i (offer|would do it for|'d do it for|will settle for|'ll settle for|settle for|ask no more than|ask no more for it than) {MERE} {_SUM}",
    ),
)
AT = "(,|with|at|for|offering|, offering|asking|, asking|naming|, naming|setting|, setting|and set|, for|, at|proposing|and propose|, proposing|, with|on|, on) [each] [(a|the|its|my)] [proposed|new] [(reward|salary|pay|wage)] [(of|being|at|to|set to|set at|:)] {reward} [each]"
PROPOSING = (
    "(at|for|with|on|,|:|, for|, at|, with|setting|proposing|asking|asking for|and ask|and ask for|and propose|and set|and name|naming) [(only|just|a mere|a paltry|but|merely|no more than|not more than)] [each] [(a|the|its|my|as)] [(proposed|new)] [(reward|salary|pay|wage|price|fee|rate)] [(of|being|at|to|:)] [(only|just|a mere|a paltry|but)] {reward} [(as|per) [(my|its|the|a)] [new] (reward|salary|pay|wage|nweek)] "
    + _EACH
)
"""The same for who takes an office or usurps it, of which more is said."""
REVISE = r"\b(?:lower|revise|reduce|change|cut|adjust|set|drop|trim|slash|bring|knock|alter|decrease|move|amend|prune|shave|halve|put|update|(?:lower|revis|reduc|chang|cutt|adjust|sett|dropp|trimm|slash|bring|alter|decreas|amend|halv|updat)ing)\b"
_LINES = (
    r"(?i)(?P<ministry>.{2,60}?)\s*+[:,=]?\s*(?:reward\s+)?(?:from\s+)?m?\s?\d+\s?m?\s*(?:->|=>|→|(?:(?:goes|drops|falls|comes)\s+)?(?:down\s+|up\s+)?to|becomes|-+>)\s*(?:m\s?)?(?P<reward>\d+)(?:\s?m(?:acks?|ackerel)?)?\b",
    r"(?i)\W{0,4}(?P<ministry>[A-Za-z][\w ]{2,40}?)\s*(?:\.{2,}|[:=–—-]+>?|\s)\s*(?:now\s+|to\s+)?m?\s?(?P<reward>\d+)\s?m?\s*[(,]\s*(?:(?:it\s+)?was|formerly|from|down\s+from|instead\s+of|old|previously|before|hitherto|not)\b:?\s*m?\s?\d+\s?m?[^()\d]{0,20}\)?\s*[.;,]?\s*$",
    r"(?P<ministry>[A-Za-z][\w ]{2,40}?)(?:\s{2,}|\t+)[mM]?\d+[mM]?(?:\s{2,}|\t+)[mM]?(?P<reward>\d+)[mM]?\s*$",
)
"""An old sum and a new one, with an arrow between them or in two columns."""
_PAY = r"(?:rewards?\b|(?:pay|wages?|salar(?:y|ies)|fees?|price)\b|what\s+I(?:['’]m|\s+am|\s+get)\s+(?:paid|given)\b|what\s+(?:I|my\s+\w+)\s+costs?\b)"
REWARDS = (
    Listed(
        rf"\A(?=(?:\w+,?\s+){{0,8}}?I\b)(?s:.*?)(?:{REVISE}[^.:]{{0,30}}\b{_PAY}|\brewards?\b[^.:]{{0,30}}\bI\b[^.:]{{0,30}}{REVISE})"
        r"|\A\W*(?:(?:all|both)\s+(?:of\s+)?)?my\s+(?:\w+\s+)?rewards?\b[^.:]{0,40}?\s(?:are|is|get)\s+(?:\w+\s+)?(?:revised|lowered|reduced|cut|changed|adjusted|trimmed|slashed|decreased|altered|halved|amended)\b[^.:]{0,60}:"
        r"|\A\W*(?:my\s+)?(?:new\s+)?reward\s+(?:changes?|revisions?|cuts?|reductions?|adjustments?)\b(?!\s+(?:so\s+far|since|as\s+i\s+have))[^.:]{0,60}:",
        (*_LINES, r"(?P<ministry>[A-Za-z][\w ]{2,40}?)\s*+[:=]\s*[mM]?(?P<reward>\d+)[mM]?\s*+[.;,]?\s*$"),
    ),
    Listed(
        r"\A(?:[^.:]{0,60}[;,]\s+)?\W*(?:[Tt]he\s+rewards\s+(?:of|for)\s+my\s+\w+|my\s+(?:\w+\s+)?rewards)\s+(?:are|shall\s+be|will\s+be|become|change|go\s+down|fall)\b(?:[^.:]{0,60}:|\s*:)",
        _LINES,
    ),
    Listed(
        r"\A\W*(?:[Cc]hanges?|[Rr]evisions?|[Cc]uts?|[Rr]eductions?|[Aa]djustments?)\s+(?:to|of|in)\s+my\s+(?:\w+\s+)?rewards?\s*:|\A\W*(?:my\s+)?rewards\b[^.:()]{0,40}\(\s*I\s+(?:(?:hereby|now)\s+)?(?:lower|revise|reduce|cut|change|drop|trim|adjust)\s+(?:them|these|both|all)\b[^.:()]{0,40}\)\s*:|\A(?=.*\b(?:my|I)\b)(?:[^.:]*[\s,])?(?:(?:[Mm]y|they|these|both|which)\s+(?:[\w']+\s+){0,3}?)(?:now\s+|hereby\s+)?costs?\s+(?:you\s+|us\s+|the\s+game\s+)?(?:all\s+)?less\b[^.:]{0,40}:",
        _LINES,
    ),
)
"""Who says that he lowers them may leave out the old sums; "My rewards are:" with one sum only tells what they are."""
