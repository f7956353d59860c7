"""Finds the contract or game that the words before a deed name, of which it says "it"."""

from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Slot
from parsers.acts.context import Context
from parsers.acts.pointing.mentions import LABELLING, names_in, numbers_in
from parsers.body.statements import Statement
from parsers.clauses.model import Hit
from parsers.scan import Scan

TITLED = expression(r"[\"“„]([A-Z][^\"“”]{1,100})[\"”]")
THING_NAMED = expression(
    r"(?<![\w'’])((?:[Tt]he\s+)?(?:(?!(?:The|This|That|These|Those|My|Our|Your|An?|Any|No|Every|Each)\b)[A-Z][\w'’-]*\s+){1,4}(?i:contract|pact|treaty|agreement|accord|compact|covenant|charter))\b"
)
GAME_NAMED = expression(
    r"\b(?i:sub-?games?)\s+(?:(?:of|called|named|known\s+as)\s+)?((?!I\b)[A-Z][\w'’-]*(?:\s+(?!I\b)[A-Z][\w'’-]*)*)"
    r"(?=\s*[,.;:!?)]|\s+(?:is|was|has|had|having|being|and|but|so|which|that|no)\b|\s+[a-z]+s\b|\s*$)"
)


def thing_before(s: Scan, hit: Hit) -> str | None:
    """The contract or the one title named before a deed: "The Bank contract binds me no more: I leave it."."""
    return thing_named(s.text[: hit.start] if hit.start else s.text[: hit.end])


OWNED_FIRST = expression(
    r"\s*((?:[Tt]he\s+)?[A-Z][\w-]*(?:['’]s|(?<=s)['’])\s+[A-Z][\w-]*(?:\s+[A-Z][\w-]*){0,2})\s+(?:is|was|has|had|bores|ended|ends)\b"
)
"""A thing in whose name something belongs to somebody, as the subject: "Postman's Knock is over"."""


def thing_named(text: str) -> str | None:
    """The contract or game that is named last in a text, or its one title."""
    if (owned := OWNED_FIRST.match(text)) is not None:
        return owned[1]
    found = THING_NAMED.findall(text) or GAME_NAMED.findall(text)
    titles = [one for one in TITLED.findall(text) if one[-1] not in ".!?"]
    return found[-1] if found else titles[0].rstrip(",") if len(titles) == 1 else None


CLAUSE_JOINT = expression(r"(?:[,;:–—-]|\b(?:and|so|but|then|hence|therefore))\s*$")


def only_name(c: Context, s: Scan, hit: Hit, st: Statement) -> str | None:
    """The one name in the words before a deed, or in the sentence before: "Chess bores me, so I quit it"."""
    texts = [s.text[: hit.start] if CLAUSE_JOINT.search(s.mask, 0, hit.start) else ""]
    if c.index and not st.new_paragraph:
        above = c.statements[c.index - 1]
        texts.append(c.body[above.start : above.end].replace("\n", " "))
    for text in texts:
        if named := thing_named(text):
            return named
        if OF_PEOPLE.search(text):
            return None
        if found := [
            one
            for one in names_in(text, c.vocabulary)
            if one.lower() not in c.grammar.things and one.lower() not in LABELLING and not doing(one, text)
        ]:
            done = any(found[0] in act.text for act in c.acts)  # "I give m5 to Hob and leave the contract"
            return found[0] if len(found) == 1 and not done else None
    return None


DOING = (
    r"\s+(?:has|have|had|just|already)?\s*(?:joined|left|opened|posted|made|wrote|created|started|founded|signed|said"
    r"|says|told|gave|took|won|lost|invited|asked|asks|wants|likes|thinks|joins|leaves|opens|propose[ds]|agree[ds])\b"
)
"""What people do, and no things."""


def doing(name: str, text: str) -> bool:
    """Whether a name is that of somebody who does something: "Hose joined the contract; I join it too"."""
    return re.search(re.escape(name) + DOING, text) is not None


OF_PEOPLE = expression(
    r"\bI\s+(?:\w+ly\s+|must\s+|also\s+)?(?:thank|ask|owe|tell|told|warn|greet|congratulate|forgive|trust|promised?"
    r"|envy|miss|pay|paid|gave|give|met)\s+(?:to\s+)?[A-Z]"
)
"""What one does to people, whose names are no things: "I thank Hob and leave the contract"."""


def last_thing(c: Context, kind: str) -> str | None:
    """The contract or subgame that the acts before were about."""
    for act in reversed(c.acts):
        name = act.params.get(kind) or (act.params.get("name") if act.action.endswith(kind) else None)
        if isinstance(name, str):
            return name
    return None


_TAKEN_UP = expression(
    r"(?:\b(?:g[ai]ve|giving|given)\s+up(?:\s+on)?|\b(?:tired|sick|weary|fond|enough|rules|(?:part|member|player|fun|joy|charm|end)\s+of|had\s+it\s+with)(?:\s+(?:of|about))?|\bbored\s+(?:with|by|of)|\b(?:done|finished|through|fed\s+up)\s+with"
    r"|\binterest\s+in|\b(?:look(?:ed|ing)?\s+(?:at|into)|hear[d]?\s+(?:of|about)|read\s+(?:of|about)|told\s+me\s+(?:of|about)|time\s+for|talent\s+for|regret|enjoy(?:ed)?))\s+(?P<name>(?:[Tt]he\s+)?(?!I\b)[A-Z][\w'’-]*(?:\s+(?:(?:and|of|the)\s+)?(?!I\b)[A-Z][\w'’-]*){0,4})"
    r"|(?:^|[,;.]\s+|\band\s+)(?P<dull>(?!I\b)[A-Z][\w'’-]*(?:\s+(?:(?:and|of|the)\s+)?[A-Z][\w'’-]*){0,4})\s+(?:bores|tires|wearies|is\s+(?:over|no\s+fun|too\s+(?:long|slow|hard)|a\s+bore)|takes\s+too)\b"
)
"""Words by which somebody takes a matter up, of which he says behind them what he does with it."""


def taken_up(c: Context, s: Scan, hit: Hit) -> str | None:
    """The one matter that its own sentence takes up before a deed: "I give up on Chess and leave it"."""
    before = s.text[: hit.match.start]
    found = [(one["name"] or one["dull"]).strip() for one in _TAKEN_UP.finditer(before)]
    if len(found) != 1 or found[0].lower() in c.grammar.things or numbers_in(before, Slot.PROPOSAL, c.vocabulary):
        return None
    return found[0]
