"""What no sentence says that numbers, revises or withdraws a proposal, though it has the words for it."""

from __future__ import annotations

from officers.bnomic4.words.verbs import any_of

NO_NUMBERING = any_of(
    # where something is, and idioms of giving
    r"^\W*(?:attached|enclosed|below|here|herewith|there|next|missing|late|here\s+(?:again|then))\s+(?:is|are|comes)\b",
    r"\bgiv(?:e|es|ing)\s+(?:effect|force|way|rise|thought|credit)\s+to\b",
    # one number that is likened to another
    r"\b[p#]?\d{2,6}\s+is\s+(?:(?:now|only|just|really|simply|almost|nearly|merely|basically|again)\s+){0,2}(?:the\s+(?:old|same|new)\s+(?:as\s+)?)?[p#]?\d{2,6}\b(?!['’\"”]|\s+(?-i:[A-Z]))",
    # whose it is
    r"\b[p#]?\d{2,6}\s+(?:is|was)\s+(?:also\s+)?(?:my|your|our|his|her|eir|their)\s+(?:own\s+)?(?:proposal|prop|one)\b(?!\s*+,?\s*[\"“A-Z])",
    # dice, and what is counted
    r"^\W*0\s+(?:is|are|means?|for|=)\s",
    r"(?-i:\b(?:rolled|threw|roll|throw|dice|die)\b|^[^\w\"“]*(?:Rolled|Threw|Rolls?|Dice|Die)\b(?!\s+[A-Z]))|\b\d?d\d+\b",
    r"\b(?:gets|receives|give|goes)\s+\d+\s+(?:points?|macks?|mackerel|votes?|socks?|reasons?|times|more|of|out)\b",
    r"\b\d+\s+of\s+(?:them|these|those|mine|my)\b",
    # what somebody gets, which is a number itself
    r"^[^\"“]*(?<!\bit\s)(?<!\bthis\s)(?<!\bone\s)\b(?:gets|receives)\s+(?:hereby\s+|now\s+|henceforth\s+)?\d+\b",
    r"^\W*#?\d+\s+(?:(?:is|are)\s+(?:hereby\s+|now\s+)?(?:assigned|given|awarded|allotted)|goes)\s+to\s+(?![\"“„'_*]|(?:the\s+)?(?:proposal|prop|\w+\s+(?:proposal|one))\b)",
    # whose a number is, and what is the same
    r"\b\d+\s+are\s+(?:both|all|mine|yours|his|hers|theirs|eirs|ours)\b",
    r"\bmine\s+is\b(?![^.;!?:]*:\s)",
    r"\b\d+\s+is\s+(?:also\s+|still\s+|one\s+of\s+)?(?:mine|yours|his|hers|theirs|eirs|ours)\b",
    r"\b(?:is|are)\s+(?:(?:much|just|exactly|basically|about|only)\s+)?(?:the\s+)?(?:very\s+)?same\b",
    # what is only told of a number: how old, how late, how many
    r"\b(?:it|this|that)(?:\s+is|['’]s)\s+\d\b(?!.*\b(?:number|numbered|proposal|prop)\b)",
    r"^\W*(?:it|this|that)(?:\s+is|['’]s)\s+\d+\b(?!.*\b(?:number|numbered|proposal|prop)\b)",
    r"\b(?:is|becomes)\s+0+\b",
    r"\bit\s+is\s+(?:number\s+)?#?\d+,\s+(?:and\s+)?I\s+\w+ed\b",
    r"\b(?:it|this|that)(?:\s+is|['’]s)\s+\d+\s+(?:in|at|by|with|of|o['’]clock|degrees?|years?|minutes?|hours?|days?|people|players?)\b",
    r"\bthat\s+is(?:\s+to\s+say)?,?\s+\d+\b",
    # what somebody is not to be numbered by, and rules
    r"\b(?:give|assign|grant|award|allot)\s+(?:the\s+)?rules?\s+(?:4e)?\d+\b",
    # what goes from one Priest to another
    r"\b(?:take|withdraw|recall)\s+(?:it\s+)?(?:back\s+|away\s+)?from\s[^.;]{1,120}?\sand\s+(?:\w+\s+)?(?:re)?(?:give|assign|hand|pass)\b",
    # numbers that other officers give or set
    r"consultation",
    r"priest",
    r"\bas\s+(?:the\s+)?(?:deputy\s+|acting\s+)?oracle\b",
    r"\b(?:pause|clock|nday|nweek|ndelay|reward|fine|motnw|flag|quorum|jury)\s+(?:is|becomes)\b",
)
"""In no sentence that numbers a proposal."""
NO_REVISION = any_of(
    # what somebody else made of it, or what a thing reads that the sentence before names
    r"\bthanks\s+to\s+(?-i:[A-Z])",
    r"^\W*it\s+now\s+(?:says|reads|runs)\b",
    # somebody who gets words to think about
    r"\bgiv(?:e|es|ing)\s+(?!it\b|this\b|that\b|them\b|my\b|mine\b|prop|the\s+prop)(?:[A-Za-z'’-]+\s+){1,3}?(?:body|text|wording|version|words|contents|phrasing)\b",
    # without its new text
    r"\b(?:revise|amend|update|modify|alter|change|rewrite|edit|turn|make)\s+[^:{}.;!?]{1,60}\s(?:(?:in)?to\s+(?:something|anything|whatever)|to\s+(?:make|be|get|have|keep|suit|please|fix|remove|avoid))\b[^:{]*$",
    r"\bbecomes\s*+:\s*(?:[a-z]|[A-Z][a-z]+\W*$)",
    # something else that is revised: a reward, a display, a contract, a vote
    r"\b(?:revise|amend|update|modify|alter|change)\s+(?:(?:both|all)\s+(?:of\s+)?)?(?:the\s+)?(?:(?:its|eir|his|her|their|my|the|\w+['’]s)\s+)?rewards?\b",
    r"\bdisplay\s+of\b",
    r"^\W*(?:(?:the|my|this)\s+)?(?:reports?|displays?|registers?)\s+(?:is|are)\b",
    r"\barticles\s+of\s+incorporation\b",
    r"\b(?:in|to|into)\s+(?:an?\s+)?(?-i:FOR|AGAINST|ABSTAIN|SHELVE)\b",
    r"\b(?:revise|amend|resubmit|rewrite|edit|modify|update|alter|change)\s+(?:(?:both|all)\s+(?:of\s+)?)?(?:that|this|these|those|my|the)\s+(?:votes?|ballot|answers?|claims?|objections?|support|rewards?|verdicts?|reports?|displays?)\b",
    r"\b(?:revise|amend|rewrite|edit|modify|update|alter|change)\s+(?:this|that|our|the)\s+(?:contract|treaty|pact|agreement|accord)\b",
    # what it would be, and what is somebody else's
    r"\b(?:would|might|could|should)\s+(?:then\s+|now\s+)?(?:read|say|run)\b|\b(?:of|to)\s+(?-i:[A-Z])[\w-]*['’]s\s+(?:own\s+)?prop",
    # an order within a text
    r"[\"”]\s+(?:should|is\s+to|shall)\s+(?:read|be)\s*+:?\s*[\"“]",
)
"""In no sentence that revises a proposal."""
NO_WITHDRAWAL = any_of(
    # a deputy
    r"\b(?:understudy|deputy|delegate|stand-in)\b[^.;:]{0,60}\b(?:recalled|withdrawn)\b",
    # a delegation or its powers
    r"^\W*(?:the\s+)?delegations?\b",
    r"\bof\s+(?:that|the|this|eir|his|her|their)\s+(?:deputyship|delegation)",
    r"\bpowers\b[^.;:]{0,80}\btaken\s+back\b",
    # a Consultation that goes to another priest
    r"\band\s+(?:(?:give|assign|hand|pass|entrust)\s+(?:(?:it\s+)?to\s+priest\b|it\s+to\s+(?-i:[A-Z]|[a-z]*\d))|reassign\s+(?:it\s+)?to\b)",
    r"\b(?:withdraw|take\s+back|pull|recall)\s+(?:#|consultation\s+)?\d+\s+(?:away\s+)?from\s+(?:[Pp]riest\s+)?(?-i:(?!The\b|Voting\b)[A-Z])[a-z]",
    r"\b\d+\s+I\s+(?:(?:hereby|now|also)\s+)?(?:withdraw|take\s+back|take\s+away|pull|recall)\s+(?:away\s+)?from\s+(?:[Pp]riest\s+)?(?-i:(?!The\b|Voting\b)[A-Z])[a-z]",
    # a vote, a claim, an objection
    r"\b(?:take\s+back|withdraw|retract|rescind|drop|revoke|pull)\s+my\s+(?:\w+\s+)?(?:votes?|for|against|abstain|shelve|ballot|claim|answer|support|objection)\b",
    # what is deleted of it
    r"\b(?:duplicates?|entry|entries|cop(?:y|ies)|mentions?|rows?|lines?|typos?|words?|sentences?)\b[^.;:]{0,80}\b(?:delet|cancel|scratch|discard)",
    r"\b(?:delete|cancel|scratch|discard)\b[^.;:]{0,40}\b(?:duplicates?|entry|entries|cop(?:y|ies)|mentions?|rows?|lines?|typos?|words?|sentences?)\b",
    # how many of several
    r"\b\d+\s+of\s+(?:my|its|our|the|these|mine|those|(?-i:[A-Z]))",
)
"""In no sentence that withdraws a proposal."""
