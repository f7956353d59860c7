"""Small words that stand around subject and verb."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression

_ADVERBS = (
    r"he(?:re|r|ar|rer|ere)bye?|here|also|now|then|thus|therefore|further|furthermore|formally|officially|herewith|additionally|likewise|again|do|too|instead|myself|personally|once more|"
    r"first|next|still|simply|just|in turn|as well|so|accordingly|thereby|therewith|thereupon|hereupon|hence|immediately|at once|forthwith|henceforth|right away|straight away|once again|at last|finally|solemnly|gladly|however|nevertheless|nonetheless|anyway"
)
ADVERBS = frozenset(re.findall(r"[a-z]+", _ADVERBS))
"""The words of which adverbs of a deed are made."""
_PLAIN_ADVERBS = "|".join(word for word in _ADVERBS.split("|") if not word.endswith("ly"))
"""Without those that end as most do: where two alternatives match the same word, a row of such words that leads to
nothing would be tried in two ways for each of them."""
_FOR_ONE = r"for\s+my\s+(?:own\s+)?part|for\s+one"
_HABIT = r"(?!(?:usual|general|rare|normal|typical|hard|near|almost|former|previous|possib|probab|regular|ordinari|customari|bare|scarce|suppos|alleg|reported|apparent|presum|potential|theoretic|hypothetic|seeming)[a-z]*ly\b)"
ADVERB = rf"(?:{_PLAIN_ADVERBS}|{_FOR_ONE}|(?!fami|on|rep|app|supp|tal|ral|comp|multip|imp|sul|bul|rely|ally|fly){_HABIT}[a-z]{{2,12}}ly)"
"""Between the subject and its verb."""
ANY_ADVERB = rf"(?:{_ADVERBS}|{_FOR_ONE}|[a-z]+ly)"
"""The same for RE2, which knows no look-ahead: at least the same."""
_CONNECTING = "and|also|then|so|now|next|finally|first|second|lastly|instead|further|furthermore|moreover|additionally|therefore|accordingly|consequently|duly|thus|thereby|therewith|thereupon|hence|well|ok|okay|oh|ah|but|plus|please|hereby|actually|alright|here"
CONNECTING = rf"{_CONNECTING}|of\s+course|in\s+addition|yes(?=\s*[,:])|no(?=\s*[,:])"
"""Before a clause."""
ANY_CONNECTING = rf"{_CONNECTING}|course|addition|yes|no"
ORDER = expression(
    r"\s+to\s+(?:\w+ly\s+)?(?:amend|change|create|enact|repeal|add|append|insert|replace|delete|remove|modify|alter|rewrite|rename|retitle|reword"
    r"|renumber|strike|revise)\b[^.?!]*:\s*$"
)
"""Behind "I propose": a change of the rules that goes on below ("to amend rule 9 to read:"), and so the text's own beginning."""
CAUSING = (
    "cause",
    "make",
    "have",
    "get",
    "order",
    "direct",
    "let",
    "command",
    "bid",
    "instruct",
    "compel",
    "force",
    "induce",
    "prompt",
    "persuade",
    "oblige",
    "prod",
    "goad",
    "coax",
    "nudge",
    "bring",
    "move",
    "drive",
    "tell",
    "require",
)
"""Verbs of those who let somebody else act."""
ACTING_FOR = frozenset(
    "behalf acting name performed taken done action actions act acts deed deeds for as speak speaking hat wearing officer gift gifts payment payments transfer transfers move moves message mail post".split()
)
"""One of these is where somebody acts for another."""
SEEMING = frozenset(
    "be am is are was have has had do did will would shall should can could may might must intend plan mean think write accept maintain "
    "support object oppose like go put know seem look feel wonder prefer expect wish desire".split()
)
"""Verbs that rather tell of a state, a plan or a thought."""
AT_HEAD = r"\W*(?:(?:and|but|so|or|now|then|also|well|ok|okay|oh|ah|hm+|right|therefore|thus|hence|finally)\b\W*){0,3}"
"""The head of a sentence, with the words that join it to the one before."""
OFTEN = r"(?:(?:hereby|herewith|also|now|then|therefore|further|thereby|duly|gladly|happily|do)\s+){0,3}"
"""Between "I" and what it does here and now: adverbs that neither deny it nor put it off."""
THIS_MAIL = r"(?:e-?mail|mail|message|post|note|letter)"
"""What its author calls what he sends."""
ME = r"(?:me|myself|yours\s+truly|the\s+undersigned)"
"""The author, behind "by"."""

ONLY_SPOKEN = (
    "would|should|could|might|may|must|was|were|had|been|did|why|how|what|who|whether|if|unless|when|once|until|before|after|not|never|than"
    "|wants?|says?|said|thinks?|maybe"
)
"""An alternation: with one of these in it, a clause only speaks of the things of a deed."""
