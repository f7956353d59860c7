"""What stands above the orders of a proposal: its title behind a number or tags, its authors, a line that announces it.

Such a line orders nothing. It is no title when it may be a condition, a statement, or an order: then it is named.
"""

from __future__ import annotations

import re

from engine.amendments.talk import imperative, may_govern, may_order, starts_order, takes_back
from engine.amendments.terms import depends, heads, leaves_choice, restricts
from engine.amendments.tone import flat, plainly_said
from engine.amendments.words import ANY_VERB, PASSED, rx
from engine.expressions import expression
from engine.passages import CLOSE, MARK, OPEN

_SORT = (
    r"(?:proposals?|motions?|bills?|amendments?|resolutions?|items?|acts?|rule[ -](?:change|proposal)s?|drafts?|tweaks?"
    r"|omnibus|p)"
)
_TAG = rx(
    r"\[(?:(?:new|rule|core|dynastic|minor|appeal|special|joint) )*"
    rf"(?:{_SORT}|multiple|discussion|repost|re-?proposal|change|nomic)\] ?"
)
"""A tag in square brackets, as forums have them."""
_PREFIX = rx(
    r"(?:(?:the|my|an?|our) )?"
    r"(?:(?:amended|revised|new|joint|formal|proposed|constitutional|special|ordinary|first|second) )*"
    rf"(?:{_SORT}(?: (?:id|no\.?|number))?(?: ?#? ?[A-Z]{{0,2}}\d[\w.\-/]*| [IVX]+\b| [A-Z]\b)?"
    r"|\d{1,4}(?:[-./]\d{1,4})*)"
    r"(?: ?[:.\u2013\u2014-]+ ?|$| (?=[\[(]))"
)
"""The sort or number of a proposal before its title."""
_BEHIND = expression(r"[ ]*(?:\((?P<round>[^()]{1,60})\)|\[(?P<square>[^\[\]]{1,40})\])[ ]*$")
"""What stands in brackets behind a title: its author, the rules that it is about."""
_MOST_BEHIND = 3
_SIGNED_TITLE = expression(
    rf"(?P<title>{MARK.pattern})(?: (?:Proposal|Motion|Bill))?(?: ?[-\u2013\u2014] ?(?P<name>[\w .'\u2019]{{1,40}}))?"
)
"""A title in quotes, and its author."""
_ONLY_RULES = rx(r"rules? \d[\w.]*(?:(?:,|,? and|,? &|-) ?\d[\w.]*)*")
"""Rules by their numbers and nothing else."""
_ABOUT = rx(rf"(?:an? )?(?:amendments?|changes?|revisions?) (?:to|of) (?:the )?{_ONLY_RULES.pattern}")
"""Which rules a proposal is about."""
_HOW = rx(r"(?:how to|why|on) (?:[a-z]+ing |[a-z]+ )?(?:(?:the|an?) )?[a-z'\u2019-]+")
"""What a title tells in very few words."""
_COMMITTED = rx(
    r"(?:amend|fix|feat|chore|docs|refactor|update|change|revise)\((?P<what>[\d., ]{1,30})\)!?: [^.;\n\ue000]{3,90}$"
)
"""The title of a change as programmers write them: "amend(15): Less rain"."""
_AUTHOR = expression(r"(?:by |By )?[\w/.'\u2019-]+(?: [\w.'\u2019-]+){0,2} \((?:[A-Z][\w.'\u2019-]*[ ]?){1,4}\)")
"""A name as players give it, with the full one in brackets."""
_TITLE_WORDS = expression(rf"[^.!?;{OPEN}{CLOSE}\n]{{2,80}}")
_DOES = rx(
    rf"\b(?:{ANY_VERB}|{PASSED}|repealed|amended|removed|deleted|void|is|are|was|were|has|have|may|shall|must|can|will"
    r"|cannot|gets?|gains?|loses?|wins?)\b"
)
"""What makes an order or a statement of title words that speak of rules."""
_AMOUNT = rx(r"(?:no|all|any|every|each|more|fewer|new|old|other|both) ")
"""How words begin that say which rules there are."""
_RULE_WORD = rx(r"\b(?:rules?|ruleset)\b")
_COAUTHORS = rx(
    r"(?:[\w.'\u2019\-]+(?:,? and |, | )){1,8}(?:is|are) (?:hereby )?(?:the |an? )?(?:co-?)?authors?"
    r" (?:of|on|for) (?:this|the) (?:proposal|motion|bill|text)[. ]*$"
)
_TELLS_PROPOSAL = rx(
    r"(?:the following|this|below|here|what follows) is (?:an?|my|the|our)"
    r" (?:(?:new|proposed|formal|simple|small|minor) )*(?:proposal|amendment|motion|rule[ -]change|bill)"
    r"(?: to (?:enact|create|add|amend|change) (?:a|some|several)(?: new)? rules?"
    r"| (?:to|for|of|in) (?:the )?(?:rule|law|rule ?set|constitution|bylaws)\b[\w ()\-]{0,60})?[.: ]*$"
)
"""A sentence that says no more than that this is a proposal."""
_ASKS = rx(
    r"please (?:(?:and|or|contribute to the (?:debate|discussion)|cast (?:your|a) (?:votes?|ballots?)|vote|comment"
    r"|discuss(?: this)?|reply|let me know(?: what you think)?|give (?:me )?(?:your )?feedback"
    r"|(?:on|at) (?:the )?(?:discussion|talk) page|below|here|on this(?: proposal)?)(?:, ?| ?(?=[.!]|$)| ))+[.!]*$"
)
"""What readers are asked to do with the proposal."""
_TERM = rx(
    r"\b(?:if|unless|only|except|until|provided|when|once|instead|not|or else|after|before|repeal\w*|delet\w*"
    r"|remov\w*)\b"
)
_SHORT = 60
"""A line longer than this is no mere number."""
_AGENDA = expression(rf"(?:[A-Z][a-z]+|[a-z]+ing)(?: [\w'\u2019-]+){{0,6}}(?: {MARK.pattern})?")
"""What an item of an agenda is about."""
_NUMBER = expression(r"[A-Z]{0,3}\d[\d./-]*")


_BODIES = (
    r"(?:boards?|committees?|councils?|executive|members|party|branch(?:es)?|society|association|federation|secretary"
    r"|chair\w*|treasurer|club|conference|congress|delegation|undersigned|movers?|trustees|union|officers?)"
)
"""Who brings motions before a meeting."""
_LEADS_IN = rx(
    r"(?:moved[,:]? (?:that |to )?(?:amend|change|modify|alter) (?:the )?[^.:;]{3,60}"
    r" (?:as follows|in the following \w+)"
    rf"|the (?=[^:;.]*?\b{_BODIES}\b)[^:;.]{{1,120}}? (?:proposes?|recommends?|moves?|submits?)"
    r" (?:that )?the following\b[^.:;]{0,160})"
    r" ?[:\u2014-]+ ?$"
)
"""A line above the motions, which says who brings them."""
_NOBODY = rx(
    r"\b(?:or|nobody|none|no one|whoever|whichever|anybody|anyone|previous(?:ly)?|optional\w*|rejected|old|draft"
    r"|which|whose|some|one|either|both|first|last|second|third|any|each|half)\b"
)


def titles(text: str, *, item: bool = False) -> bool:
    """Whether the first paragraph of a text is the title of the proposal, with its number, tags and authors.

    `item`: it has a number of its own before it, as items of an agenda have.
    """
    first, _, author = text.strip().partition("\n")
    if author and _AUTHOR.fullmatch(author.strip()) is None:
        return False
    line, tagged = _bare(first.strip(" *_#=~"))
    if author and not tagged:
        return heads(line, first=True) and not _acts(line)
    if not line.strip(" :"):
        return tagged
    if item and not tagged:
        return _AGENDA.fullmatch(line) is not None and not (
            _acts(line) or _DOES.search(line) or _RULE_WORD.search(line)
        )
    quoted = _SIGNED_TITLE.fullmatch(line.rstrip(" :"))
    if quoted is not None:
        return tagged
    words = line.rstrip(" :") if tagged else line
    if tagged and (_ONLY_RULES.fullmatch(words) or _ABOUT.fullmatch(words) or _NUMBER.fullmatch(words)):
        return True
    if tagged and _HOW.fullmatch(words) is not None:
        return True
    if _TITLE_WORDS.fullmatch(words) is None or _acts(words):
        return False
    if ":" in words and not tagged:
        return False
    if _RULE_WORD.search(words) is not None or ":" in words:
        return (
            heads(words) and not (_DOES.search(words) or _AMOUNT.match(words)) and not any(ch.isdigit() for ch in words)
        )
    return tagged and heads(words, first=True)


def _bare(line: str) -> tuple[str, bool]:
    """A line without tags, the sort and number of the proposal, and brackets behind it; whether it had any before."""
    words = line
    while (found := _TAG.match(words)) is not None:
        words = words[found.end() :]
    found = _PREFIX.match(words)
    words = words[found.end() :] if found is not None else words
    tagged = words != line
    for _ in range(_MOST_BEHIND):
        behind = _BEHIND.search(words)
        said = (behind["round"] or behind["square"]) if behind is not None else ""
        if behind is None or (_acts(said) or restricts(said)):
            break
        words = words[: behind.start()]
        tagged = tagged or _TAG.fullmatch(behind[0].strip()) is not None
    return words.strip(), tagged


def _acts(words: str) -> bool:
    """Whether words of a title order something, or govern what stands below."""
    if restricts(words) or depends(words) or may_govern(words) or takes_back(words) or leaves_choice(words):
        return True
    return starts_order(words) or imperative(flat(words)) or may_order(words)


def committed(text: str, below: list[str]) -> bool:
    """Whether a line is a programmer's title that tells which rules change, all of which are named below it."""
    found = _COMMITTED.match(text.strip())
    numbers = re.findall(r"\d+(?:\.\d+)*", found["what"]) if found is not None else []
    words = "\n".join(below)
    return numbers != [] and all(re.search(rf"(?i)\brule {re.escape(one)}(?![.\d])", words) for one in numbers)


def announces(text: str) -> bool:
    """Whether a sentence only says that a proposal follows, who wrote it, or what its readers are asked to do."""
    words = flat(text)
    if _COAUTHORS.match(words) is not None or _MAKES.match(words) is not None or _purpose(words):
        return True
    if _TERM.search(words) is not None:
        return False
    if _LEADS_IN.match(words) is not None:
        return _NOBODY.search(words) is None
    if MARK.search(text) is not None:
        return False
    return _TELLS_PROPOSAL.match(words) is not None or _ASKS.match(words) is not None


def serves(text: str) -> bool:
    """Whether a sentence says what something before it is good for: a proposal, or the sentence of a rule above it."""
    return _GOOD_FOR.match(flat(text)) is not None


def _purpose(words: str) -> bool:
    """Whether a sentence only says what the proposal would do, or what it is good for."""
    found = _WOULD.match(words) or _GOOD_FOR.match(words)
    rest = words[found.end() :] if found is not None else ""
    return found is not None and not (_IF.search(rest) or _VERB.search(rest) or takes_back(words))


_WOULD = rx(r"(?:this|the) (?:motion|proposal|amendment|resolution|bill|change) would\b")
_GOOD_FOR = rx(
    r"this (?:dodges|avoids|closes|fixes|solves|prevents|clarifies|simplifies|stops|helps|resolves)"
    r" (?:the|an?|any|all|some|that|this|confusion|up)\b"
)
_IF = rx(r"\b(?:if|unless|only|until|provided|when|once|except|also|as well|too|effect|hereby)\b")
_VERB = rx(rf"\b{ANY_VERB}")
_MAKES = rx(
    r"(?:i am|we are) (?:hereby )?(?:making|submitting|proposing) (?:an?|the following)(?: \w+){0,3}"
    r" (?:proposals?|motions?)"
    r"(?:,? (?:with (?:the )?(?:title|name)|titled|called|entitled|named) x)? ?[:.]?$"
)


def restricted(text: str) -> bool:
    """Whether what stands in brackets behind a title restricts what stands below it."""
    behind = _BEHIND.search(text)
    said = (behind["round"] or behind["square"]) if behind is not None else ""
    return restricts(said) and not plainly_said(said)


def numbered(text: str) -> str:
    """The sort of a motion, when a line is nothing but that and its number ("Special Resolution #2"); else ""."""
    line = text.strip(" *_#=~")
    found = _PREFIX.match(line) if len(line) <= _SHORT else None
    sort = "".join(ch for ch in line.lower() if ch.isalpha() or ch == " ").strip()
    return sort if found is not None and found.end() == len(line) else ""
