"""Words of no importance between the parts of a phrase: adverbs, brackets, asides between commas."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression, is_of
from parsers.scan import Scan, token_at

LY = r"(?!(?:present|current|previous|former|original|fami|on|rep|app|supp|tal|ral|comp|multip|imp|sul|bul|ear|dai|week|ass|mul|near|hard|scarce|bare|suppos|alleg|reported|apparent|presum|probab|possib|potential|theoretic|hypothetic|rare|usual|former|seeming)[a-z]*ly\b)[a-z]{2,12}ly"
MANNER = (
    r"(?:now|today|tonight|hereby|herewith|this\s+time|after\s+all|in\s+the\s+end|at\s+(?:last|long\s+last)|once\s+(?:more|again)|just\s+because|of\s+all\s+things"
    r"|like\s+(?:everybody|everyone|the\s+rest|most\s+people|always|before|last\s+time)|without\s+(?:(?:much|any|further|a\s+second)\s+)?(?:hesitation|doubt|enthusiasm|regrets?|remorse|comment|ado|thought|joy|thinking)"
    r"|with\s+(?:pleasure|regrets?|joy|glee|enthusiasm|gusto|pride|relief|reluctance|gratitude|thanks|apologies|love|(?:a|an|great|some|no|much|all|many|my|every)\s+\w+(?:\s+(?:heart|sigh|smile|grin|conscience|face|pride|pleasure|regret|enthusiasm))?|(?:(?:all\s+the\s+)?(?:bells|knobs)(?:\s+and\s+whistles)?|brass)\s+on)"
    r"|on\s+(?:principle|both\s+counts|balance|reflection|second\s+thoughts?|the\s+(?:whole|grounds)|all\s+counts|account\s+of)|pursuant\s+to|(?:as\s+)?per\s+rule|under\s+rule|in\s+accordance\s+with|by\s+all\s+means|for\s+the\s+record"
    r"|even\s+(?:though|if)|effective\s+(?:now|immediately|at\s+once)|to\s+(?:be\s+(?:safe|fair|sure|clear|brief|consistent)|my\s+(?:own\s+)?\w+)"
    rf"|(?!(?:hopeful|like|usual|former|previous|recent|original|earli|tentative|provisional|conditional|prospective|eventual|final)ly\b){LY})"
)
"""How, when or why something is done that is done all the same: "FOR 305 with pleasure", "with bells on"."""
"""An adverb by its form; "family", "only", "reply" and "apply" are none, "only" matters."""
ADVERB_WORD = (
    r"(?:hereby|herewith|hereupon|also|now|then|thus|therefore|thereby|too|instead|again|likewise|further|furthermore|moreover|"
    rf"please|by (?:lot|chance|yours truly|the undersigned|myself|these presents|my (?:own )?hand|this (?:message|mail|letter|post|instrument)|me)(?!\s+\w+ing\b)|from (?:this (?:day|moment|hour|date)|now|today)(?: (?:on|onwards?|forth|forward))?|so|just|next|still|henceforth|at random|once more|at once|forthwith|straight away|right away|right now|right here|(?:here|below|hereunder)(?=\s+(?:the|an?|my|our|your|this|these|all|m?\d))|today|in turn|as well|of course|indeed|alike|back(?= to (?!me\b|you\b|him\b|her\b|them\b))|once again|in (?:its|eir|his|her|their|my|your) (?:stead|place)|in (?:return|exchange|consequence|addition|due course|good faith|(?:earnest|haste) now)|on (?:its|eir|his|her|their) behalf|in (?:its|eir|his|her|their) name|{LY})"
)
FILLERS = frozenset(
    "hereby herewith hereupon also now then thus therefore thereby too instead again likewise further furthermore moreover please kindly so just next still once at forthwith straight right today in as of by from out off on indeed alike back here below hereunder , ( [ - — –".split()
)
"""Every token with which words of no importance can begin, but for the adverbs in -ly."""
ADVERBS = expression(rf"(?:\s*+,?\s*{ADVERB_WORD}\b)+(?:\s*,)?", re.I)
BRACKET = expression(r"\s*\([^()]{0,160}\)|\s*\[[^\[\]]{0,160}\]")
ASIDE = expression(
    r"\s*(?:,|--|[—–]|\s-)\s+(?:as|in|under|per|pursuant|according|by|with|without|w/o|for|on|upon|at|because|since|being|which|who|whose|namely|that is|having|"
    r"after|before|despite|given|thanks to|hitherto|formerly|until|lately|previously|presently|currently|at present|now|thanks|to my|my|the one|an?|if you|once|however|though|although|it seems|I|and not|not|from|per|via|using|acting|originally|together with|along with|owing|due|effective|to take|of|found|drawn|chosen|taken|picked|selected|gone|won|left|made|written|sworn|[a-z]{3,}ed|(?:there|it|all) being|vacant|empty|open|unfilled|unheld|free|idle|(?:now|long|still|again) (?:vacant|empty|open|unfilled|unheld|free|idle)|the (?:post|seat|office|place|chair|job)|such as (?:it|they|he|she)|(?:both|all|each|one|none|some) of (?:them|it|us)|who|and\s+(?:intend|plan|mean|propose))\b"
    r"[^,;:.!?()—–\x00]{1,90}?\s*(?:,|--|[—–]|\s-(?=\s))(?=\s)",
    re.I,
)
LINK = expression(r"\s*(?:,\s*)?[(<]?(?:https?://|www\.)[^\s,>)]+[>)]?,?(?=\s)")
POSSESSION = expression(
    r"\s*+,?\s*(?:(?:also|again|all)\s+)?(?:in\s+(?:my|its|our)\s+(?:possession|drawer|collection|hands|purse|keeping)\b|(?:that\s+)?(?:i|it)\s+(?:own|have|hold|possess|owns|has|holds)\b|of\s+(?:mine|(?:my|its|our)\s+own)|from\s+(?:me|myself|mine)|(?:out\s+of|from|off|of)\s+(?:my|its|our)\s+(?:own\s+)?(?:purse|money|cash|capital|pockets?|account|balance|holdings?|hoard|stock|chest"
    r"|wallet|funds|savings|treasury|coffers|stash|reserves?|fortune|possessions?))\b",
    re.I,
)
"""Whose a thing is that is passed on or used up."""
OF_MINE = expression(r"\s*+,?\s*(?:also\s+|again\s+|all\s+)?(?:of|out|from|off|in|that|i|it)\b")
COMMA = expression(r"\s*,(?=\s)")
SPOKEN_ASIDE = (
    r"(?!\s*\b(?:and|or)\b)(?:(?!\b(?:says|(?:they|some|people|you)\s+say|said|claims?|claimed|according|apparently|reportedly|allegedly|supposedly|seems?|hears?|heard|thinks?|thought|believes?|told|wrote|writes|if|unless"
    r"|when|once|would|could|may|might|not|never|was|were|will|please(?=\s+[a-z]))\b)[^,;:.!?()\x00]){1,60}"
)
"""What an author throws in without taking back, doubting or passing on what he says: "alas", "I am afraid"."""
_OPEN = r"if|unless|when|once|would|could|may|might|will|perhaps|maybe|provided|soon|or\s+not|not\s+yet"
"""Words that leave open whether something is done."""
_IN_BRACKETS = rf"[(\[<](?:https?://|www\.)[^\s,>)\]]{{1,200}}[)\]>]|\((?:(?!\b(?:{_OPEN}|says?|said|claims?)\b)[^();:?\x00]){{1,80}}\)"
IN_BRACKETS = f"(?:{_IN_BRACKETS})"
WHO_IS_MEANT = rf"\s+(?:(?:to|of|on|for|in|with|from|about|by)\s+)?(?:which|who|whom|whose)\b(?:(?!\b(?:{_OPEN}|says?|said|claims?|claimed)\b)[^,;:.!?()\x00]){{1,90}}(?:{IN_BRACKETS})?"
"""What is told of a subject, perhaps with a remark: "of which I had lost sight (my fault)"."""
AFTER_SUBJECT = expression(
    rf"\s*(?:,(?=\s)(?:{WHO_IS_MEANT}|{SPOKEN_ASIDE}(?:{IN_BRACKETS})?),|{IN_BRACKETS}|[-–—]{{1,2}}\s{SPOKEN_ASIDE}\s[-–—]{{1,2}})(?=\s)",
    re.I,
)
ASIDE_BEGINS = frozenset(",(-–—")


SMALL_WORDS = frozenset(
    "a an the my its eir his her their this that these those of on in at to for from by with as and or be is are it me i under into upon about not no all any".split()
)
"""Words that no other word describes."""
DESCRIBING = expression(
    r"\s*(?:(?:own|earlier|previous|prior|former|existing|present|current|recent|standing|said|aforesaid|aforementioned|above-mentioned|abovementioned|outstanding)\s+){1,2}"
)
"""What is said of a thing that its noun names well enough: "my earlier vote"."""
_DETERMINER = expression(r"(?:^|\W)(?:my|its|eir|his|her|their|the|this|that)\s*$")


def described(s: Scan, pos: int) -> int:
    """Where the noun stands that is described at a place between it and its "my" or "the"; -1 where there is none."""
    if not s.described:
        return -1
    words = DESCRIBING.match(s.low, pos)
    return words.end() if words and _DETERMINER.search(s.low, max(0, pos - 8), pos) else -1


def filler(s: Scan, pos: int) -> tuple[int, ...]:
    """Where the next part may begin: here, or after what does not matter."""
    token = token_at(s, pos)
    if token not in FILLERS and not token.endswith("ly"):
        return (pos,)
    found = [pos]
    at = pos
    for _ in range(3):
        token = token_at(s, at)
        adverbs = ADVERBS.match(s.mask, at) if token.isalpha() or token == "," else None
        step = (
            adverbs
            or BRACKET.match(s.mask, at)
            or LINK.match(s.mask, at)
            or (POSSESSION.match(s.mask, at) if OF_MINE.match(s.low, at) else None)
            or (None if token.isalpha() else ASIDE.match(s.mask, at) or COMMA.match(s.mask, at))
        )
        if step is None or step.end() == at:
            break
        if is_of(step, ASIDE) and (comma := COMMA.match(s.mask, at)):
            found.append(comma.end())
        at = step.end()
        found.append(at)
    return tuple(found)


def after_subject(s: Scan, pos: int) -> int:
    """Where a clause goes on behind its subject: here, or after an aside or adverbs ("206 now goes to Hob")."""
    token = token_at(s, pos)
    if token in ASIDE_BEGINS:
        aside = AFTER_SUBJECT.match(s.mask, pos)
    elif token in SHARED_BY:
        aside = SHARED.match(s.mask, pos)
    elif token in BEFORE_VERB or token.endswith("ly"):
        aside = ADVERBS.match(s.mask, pos)
    else:
        return pos
    return aside.end() if aside else pos


SHARED_BY = frozenset("both each all".split())
SHARED = expression(r"\s+(?:both|each|all\s+(?:two|three|four|five))(?=\s+[a-z])")
"""Between several subjects and their verb: "14 and 15 both go to Hob"."""
BEFORE_VERB = frozenset(
    "hereby herewith now then thus therefore thereby also again likewise still just henceforth accordingly".split()
)
"""Adverbs that may stand between a subject and its verb."""
