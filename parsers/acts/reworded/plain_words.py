"""Says in plain words what a statement says in longer ones: by whose hand a thing is done and how much there is of it, what
it is called before its name, whose it becomes, what is done as well.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Set

from engine.expressions import expression
from engine.language import Slot
from parsers.acts.context import Context
from parsers.acts.pointing.mentions import meant
from parsers.body.statements import Statement
from parsers.order.agency import AGENTS, OF_AUTHOR, by_name, says_mine, with_agency
from parsers.order.apposed import WHOSE, named_behind, named_in_brackets, plain_pet, to_whom
from parsers.order.asides import MAKING, OF_MY_MAKING, SAYING_TWICE, in_one_way
from parsers.order.clefts import doing_this, gets_this
from parsers.order.distributed import (
    DISTRIBUTING,
    each_below,
    halved,
    paid_in_brackets,
    things_told,
    told_out,
    without_whence,
)
from parsers.order.namings import NAMELY_WORDS, by_its_name
from parsers.order.quantities import MEASURING, in_plain_numbers
from parsers.scan import DIGIT, Scan
from parsers.slots.numbers import read_number


def in_plain_words(c: Context, st: Statement, text: str, said: Set[str]) -> str:
    """The text, of the same length, in plain words."""
    g = c.grammar
    c.adds_up = True
    if not said.isdisjoint(AGENTS):
        text = of_the_author(c, text, said)
    if not said.isdisjoint(DISTRIBUTING) and not said.isdisjoint(g.giving):
        text = each_below(text)
        text = halved(text, g.giving) if "half" in said else text
        text = things_told(without_whence(text) if "i" in said else text, g.giving)
        text, c.adds_up = told_out(text, g.giving, lambda one: _number(c, one))
    if not said.isdisjoint(MEASURING):
        text = in_plain_numbers(text, c.vocabulary.units, g.coloured)
    if not said.isdisjoint(g.choice_words) and "from" in said:
        text = FROM_ME_FIRST.sub(vote_first, text)
    if "i" in said and not said.isdisjoint(GETTING) and DIGIT in said:
        text = PAID_NOW.sub(_paid_now, text)
    if not said.isdisjoint(FURTHER) and (then := THEN.match(text)) is not None:
        text = "Now,".ljust(then.end()) + text[then.end() :]
    if not said.isdisjoint(CORRECTING) and DIGIT in said:
        text = CORRECTED_SUM.sub(lambda found: found["second"].rjust(len(found[0])), text)
    if not said.isdisjoint(OTHERWISE) and "it" in said and not said.isdisjoint(g.choice_words):
        text = AS_IT_IS.sub(lambda found: found["topic"].ljust(len(found[0])), text)
    if not said.isdisjoint(CHANGING) and "to" in said and _voted_once(c):
        text = CHANGE_THAT.sub(lambda found: f"{found['head']}make that".ljust(len(found[0])), text)
    if not said.isdisjoint(TOO) and c.acts:
        text = done_as_well(c, st, text)
    if "my" in said and not said.isdisjoint(MAKING):
        text = OF_MY_MAKING.sub(lambda found: " " * len(found[0]), text)
    if not said.isdisjoint(NAMELY_WORDS):
        text = by_its_name(text)
    if "what" in said and "gets" in said and "me" in said:
        text = gets_this(text)
    if "i" in said and ("what" in said or "all" in said):
        text = doing_this(text, g.verbs, g.plain_of)
    if ")" in text and "(" in text:
        text = paid_in_brackets(named_in_brackets(text, g.offices), g.giving)
    if ":" in said and text.endswith(":"):
        text = IN_MONEY.sub(lambda found: " " * len(found[0]), text)
    if "each" in said and "of" in said and ", " in text:
        text = EACH_OF_MINE.sub(lambda found: f"{found['each']} of {found['names']}".rjust(len(found[0])), text)
    if "and" in said and "s, " in text:
        text = named_behind(text)
    if not said.isdisjoint(WHOSE):
        text = to_whom(text)
    if not said.isdisjoint(g.pets):
        text = plain_pet(text, c.vocabulary.pets)
    if "(" in text and "i" in said and ":" not in said and not said.isdisjoint(g.offices):
        text = sums_behind(text)
    if ";" in text and ("each" in said or "following" in said):
        text = ROW_OF_NAMES.sub(lambda found: found[0].replace(";", ","), text)
    if "(" in text and not said.isdisjoint(g.offices):
        text = NOBODYS.sub(lambda found: " " * len(found[0]), text)
    if "latter" in said and not said.isdisjoint(g.offices):
        text = PRICED_EACH.sub(priced_each, text)
    if "former" in said and "latter" in said and said.isdisjoint(g.choice_words):
        text = of_the_two(c, text)
    if not said.isdisjoint(PAYMENTS) and not said.isdisjoint(g.offices):
        text = PRICED.sub(lambda found: f"{found['of']}{'':{len(found['how'])}}", text)
    if " my " in text and "yours" in said:
        text = to_you(text)
    if "will" in said and "from" in said and "me" in said:
        text = WILL_GET.sub(lambda found: f"{found['who']} gets".ljust(len(found[0])), text)
    if "who" in said and "with" in said and ", who " in text:
        text = WHO_IS.sub(lambda found: " " * len(found[0]), text)
    if "like" in said and "i" in said and not said.isdisjoint(OPPOSING):
        text = LIKES_TO.sub(lambda found: f"I intend{found['kind']} to".ljust(len(found[0])), text)
    if "i" in said and ", " in text and not said.isdisjoint(SAYING_TWICE):
        text = in_one_way(text, g.verbs)
    return text


def _number(c: Context, said: str) -> int | None:
    """A number in figures or words, or that of a sum."""
    found = read_number(Scan(said.strip("mM "), c.vocabulary), 0)
    one = found[0][0] if found else 1 if said.lower() in ("a", "an") else None
    return one if isinstance(one, int) else None


PAYMENTS = frozenset("reward salary pay wage price fee rate sum".split())
"""One of these is what somebody gets for an office."""
PRICED = expression(
    r"\b(?P<of>(?:an?|the|my|its)\s)(?P<how>(?!(?:proposed|new|old|previous|former|current|present|same|own|first|second|third|next|last|total|whole|one|only|no|any|other|asking|right|wrong|other|net|gross)\b)"
    r"[a-z]+(?:-[a-z]+)?(?:,?\s(?:and\s)?(?!(?:proposed|new)\b)[a-z]+)?\s)(?=(?:proposed\s|new\s)?(?:[Rr]eward|salary|pay|wage|price|fee|rate|sum)\s(?:of|at|being|to)\s)"
)
"""What such a payment is like: "at the bargain price of m15"."""
SUM_BEHIND = expression(
    r"(?P<head>(?<=\w)\s)\((?P<sum>(?:(?:for|at|reward)\s+(?:of\s+)?)?(?:m\s?\d{1,4}|\d{1,4}\s?m(?:ac(?:ks?|kerel))?))\)",
    re.I,
)


def sums_behind(text: str) -> str:
    """The text, of the same length, with marks for the brackets around the sums behind several things: "Law (m30) and Time
    (m40)"."""
    if len(SUM_BEHIND.findall(text)) < SEVERAL_SUMS:
        return text
    text = SUM_BEHIND.sub(lambda found: f", {found['sum']} ".ljust(len(found[0])), text)
    return BOTH.sub(lambda found: " " * len(found[0]), text)


SEVERAL_SUMS = 2
BOTH = expression(r"\bboth\b(?=\s(?:the\s)?[\w ]{3,40},\s(?:(?:for|at|reward)\s)?m?\s?\d)")


NOBODYS = expression(
    r"(?<=\w)\s\((?:(?:now|still|currently|as\s+yet)\s+)?(?:vacant|empty|unfilled|unheld|open)(?:\s+(?:now|too|as\s+well))?\)(?=\s|[,.;])"
)
"""Behind an office: that nobody holds it."""
_PRICE = r"(?:m\s?\d{1,4}|\d{1,4}\s?m(?:ac(?:ks?|kerel))?)"
PRICED_EACH = expression(
    rf"(?:both\s+)?(?P<one>(?:the\s+)?(?:Ministry\s+of\s+)?[A-Z]\w+)\s+and\s+(?P<other>(?:the\s+)?(?:Ministry\s+of\s+)?[A-Z]\w+),?\s+(?:and\s+)?(?:asking|ask|proposing|propose|for|at|with|setting|wanting|want)(?:\s+rewards?\s+of)?\s+(?P<first>{_PRICE})\s+(?:for\s+the\s+(?:former|first)\s+)?and\s+(?P<last>{_PRICE})\s+for\s+the\s+(?:latter|second)"
)
"""Two offices with a sum for each: "I usurp Law and Time, asking m20 for the former and m25 for the latter"."""


def priced_each(found: re.Match[str]) -> str:
    """Each with its own."""
    return f"{found['one']} at {found['first']} and {found['other']} at {found['last']}".ljust(len(found[0]))


OF_TWO = expression(r"\bthe\s+(?P<which>former|latter)(?!\s+[a-z]*(?:proposal|consultation|sock|of)\b)(?![\w'’])", re.I)


def of_the_two(c: Context, text: str) -> str:
    """The text, of the same length, with two people who were named before in the place of "the former" and "the latter"."""
    first = OF_TWO.search(text)
    people = meant(c, text[: first.start()], Slot.NAME, plural=True) if first is not None else []
    if len(people) != len(("former", "latter")):
        return text

    def by_name(found: re.Match[str]) -> str:
        name = people[found["which"].lower() == "latter"]
        return name.ljust(len(found[0])) if len(name) <= len(found[0]) else found[0]

    return OF_TWO.sub(by_name, text)


def of_the_author(c: Context, text: str, said: Set[str]) -> str:
    """The text, of the same length, with plain words for longer ones that say that its author does it."""
    participles = c.grammar.participles
    if not said.isdisjoint(OF_AUTHOR):
        text = with_agency(text, participles)
    if "says" in said or "say" in said or "saith" in said:
        text = says_mine(text)
    if " by " in text or " from " in text:
        text = by_name(text, c.selves, participles)
    return text


IN_MONEY = expression(r"\s\((?:all\s+|each\s+|sums\s+|amounts\s+){0,2}in\s+[a-z]{3,12}\)(?=\s*:$)", re.I)
"""At the end of the head of a list: in what its sums are counted."""
_NAME = r"(?:the\s+)?[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,2}"
EACH_OF_MINE = expression(
    rf"\b(?P<each>[Ee]ach)\s+of\s+(?:(?:my|me|our|the|these)\s+(?:[a-z]+\s+){{0,2}}?[a-z]+)\s*[,:(]\s*(?:(?:to\s+wit|namely|viz\.?|that\s+is|i\.e\.)[,:]?\s+)?(?P<names>{_NAME}(?:,\s+{_NAME}){{0,6}},?\s+and\s+{_NAME})\s*[,)](?=\s+(?:gets?|receives?|has|have|is|are)\s)"
)
"""Each of several people, who are told by a noun before their names: "Each of my mates, Hob, Ivy and Pim, gets m3"."""
ROW_OF_NAMES = expression(
    rf"\b(?:to|for)\s+(?:each\s+of\s+)?(?:the\s+following(?:\s+[a-z]+)?\s*:\s*)?{_NAME}(?:;\s+(?:and\s+)?{_NAME}){{1,11}}(?=\s*[.!]?\s*$)"
)
"""Several people, with marks between them that end clauses elsewhere: "to Hob; Ivy; Bob"."""
OPPOSING = frozenset("objection objections support supporter supporters".split())
LIKES_TO = expression(
    r"\bI(?:['’]d|\s+would)\s+(?:also\s+)?like(?P<kind>\s*,?\s+(?:with(?:out)?|w/o)\s[^,;:.!?]{0,60}?(?:objections?|support(?:ers?)?)\s*,?)\s+to(?=\s)",
    re.I,
)
"""What somebody would like to do without objection, which announces it."""
WILL_GET = expression(
    rf"(?P<who>{_NAME})\s+will\s+(?:get|receive|have)(?=\s[^,;:.!?]{{2,40}}?\sfrom\s+me\s+(?:on|at)\s+(?:the\s+)?(?:n?day|n?week|\d|beginning|start|end|next)\b)"
)
"""What somebody will get from the author at a time that is told."""
WHO_IS = expression(
    r"(?<=[\w'’]),\s+who\s(?:(?!\b(?:I|if|unless|not|never|would|could|might)\b)[^,;:.!?()]){2,60},(?=\s+with\s+(?:m?\d|an?\s|[a-z]+\s+(?:mack|macks|mackerel)\b))"
)
"""Between somebody and what he is rewarded with: who he is."""
TO_YOURS = expression(
    r"(?P<from>\bfrom\s+(?:my\s+\w+|mine)\s+(?:over\s+|right\s+|straight\s+)?(?:in)?to\s+)(?P<yours>yours|your\s+(?:own\s+)?(?:drawer|purse|account|pocket|balance|collection|feet|hands?|hold))\b"
)


def to_you(text: str) -> str:
    """The text, of the same length, with "you" for what is yours, where something goes there from what is mine."""
    return TO_YOURS.sub(lambda found: found["from"] + "you".ljust(len(found["yours"])), text)


FROM_ME_FIRST = expression(
    r"\b(?P<gets>receives?|gets?|has|have|earns?|takes?|draws?)\s+(?P<from>(?:from|of)\s+(?:me|mine|my\s+side))\s+(?P<vote>(?:(?:an?|my|one)\s+(?:[a-z]+\s+){0,2})?[A-Z]{3,})\b"
)
"""Who votes, said before the vote: "426 receives from me AGAINST"."""


def vote_first(found: re.Match[str]) -> str:
    """The same the other way round."""
    return f"{found['gets']} {found['vote']} {found['from']}".ljust(len(found[0]))


FURTHER = frozenset("then next finally lastly afterwards also meanwhile".split())
THEN = expression(
    r"\W*(?:[Aa]nd\s+)?(?:[Tt]hen|Next|[Ff]inally|[Ll]astly|[Aa]fterwards|Also|[Mm]eanwhile)\s+(?=(?:[Tt]he\s+)?(?!I\b)[A-Z][\w&'’.-]*(?:\s[A-Z][\w&'’.-]*){0,3}\s+(?:[a-z]+s|is\s+[a-z]+ing)\s)"
)
"""Before somebody by his name, and what he does: "Then Brown Corporation gives ..."."""
CORRECTING = frozenset({"sorry", "mean", "meant", "correction", "oops"})
_SUM = r"(?:m\s?\d{1,5}|\d{1,5}\s?(?:m|macks?|mackerel))\b"
CORRECTED_SUM = expression(
    rf"(?<![\w'’]){_SUM}\s*(?:[,(–—-]|\.{{2,3}})\s*(?:(?:no|wait|oh|er+m?|um+|hm+|argh)\b[,.!–—-]*\s+){{0,3}}(?:sorry|oops|I\s+mean(?:t)?|correction)\b[,:!]*\s+(?:I\s+mean(?:t)?,?\s+)?(?P<second>{_SUM})"
)
"""A sum that its author takes back for another one before he says who gets it: "m20, no, sorry, m25"."""
GETTING = frozenset({"get", "gets"})
PAID_NOW = expression(
    rf"^(?P<who>\W*(?:(?:[Yy]ou|{_NAME})))\s+(?:will\s+)?gets?\s+(?:(?:your|the|his|her|eir|back)\s+){{0,2}}(?P<sum>{_SUM})\s*[:;,–—-]+\s+(?:and\s+)?I(?:['’]m|\s+am|\s+hereby|\s+now)?\s+(?:send|pay|hand|wire|transfer|sending|paying|handing|wiring|transferring)\s+(?:it|them|that)\s+(?:over\s+|to\s+(?:you|him|her|em)\s+){{0,2}}(?:right\s+)?(?:now|herewith|at\s+once|hereby|this\s+minute)(?=\W*$)"
)
"""What somebody gets, which the author says he hands over now: "You get your m9: I'm sending it over right now"."""


def _paid_now(found: re.Match[str]) -> str:
    """The same as the author's deed."""
    lead = len(found["who"]) - len(found["who"].lstrip(" -*("))
    who = found["who"][lead:]
    said = f"I give {'you' if who == 'You' else who} {found['sum']}"
    return f"{found['who'][:lead]}{said}".ljust(len(found[0]))


OTHERWISE = frozenset({"would", "could", "might"})
AS_IT_IS = expression(
    r"^(?P<topic>\W*(?:(?:and|but|then)\s+)?(?:[Pp]roposal\s+)?[#pP]?\d{2,6})\s+(?:would|could|might)\s(?:(?!\b[A-Z]{3,}\b)[^;:.!?\d]){2,120}?(?:\s*+,)?\s+(?:and|but|so|yet)\s+as\s+(?:it\s+(?:is|stands)|things\s+(?:are|stand)),?\s+it(?=\s+(?:gets|has|receives|earns)\s+(?:(?:my|an?)\s+)?(?:vote\s+)?[A-Z]{3,}\b)"
)
"""What a proposal would be like if something were otherwise, before what it gets as it is."""


def _voted_once(c: Context) -> bool:
    """Whether the last deed is a vote, and the only one of its sentence."""
    votes = [act for act in c.acts[-2:] if act.action == c.grammar.ballot]
    if not votes or votes[-1] is not c.acts[-1]:
        return False
    return len(votes) == 1 or not {".", "\n", ";"}.isdisjoint(c.body[votes[0].end : votes[1].start])


CHANGING = frozenset("change switch turn alter amend correct".split())
CHANGE_THAT = expression(
    r"^(?P<head>\W*(?:(?:please|so|and|then|on\s+(?:second\s+thoughts?|reflection)|actually|no|sorry|oops|hm+|ah|oh)\b\W*){0,3})(?:change|switch|turn|alter|amend|correct)\s+(?:that|my\s+vote|mine)(?:\s+(?:one|vote))?\s+(?:to|into)\s+(?:an?\s+)?(?=(?-i:[A-Z]{3,})\b)",
    re.I,
)
"""Right behind a vote: what becomes of it, "Change that to AGAINST."."""
TOO = frozenset({"too", "also", "well", "likewise"})
"""One of these is where something is done as well."""
AS_WELL = expression(
    r"(?P<head>\W*)(?P<done>(?:(?i:also)\s+)?(?P<verb>[A-Za-z]+)(?P<too>\s+(?:as\s+well|too|also|likewise))?\s*[,:]\s+)(?=(?:proposal\s+|consultation\s+|[#pP])?\d{1,6}\b|[\"“]|my\s)"
)
"""A participle and with what it is done as well: "Executed as well, P428"."""


def done_as_well(c: Context, st: Statement, text: str) -> str:
    """The text, of the same length, with what is done as well as the deed in the sentence before as that of its author."""
    found = AS_WELL.match(text)
    verb = c.grammar.verb_of.get(found["verb"].lower()) if found is not None else None
    if found is None or verb is None or not (found["too"] or found["done"].lower().startswith("also")):
        return text
    last, above = c.acts[-1], c.statements[c.index - 1] if c.index else st
    said = f"I {verb} "
    if last.actor is not None or last.start < above.start or len(said) > len(found["done"]):
        return text
    return found["head"] + said.rjust(len(found["done"])) + text[found.end() :]
