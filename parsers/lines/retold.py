"""A headline, a label or a notice in other words: lines and sentences that say the same as it.

    Subgame Chess: Status changed from Pending to Open.         Subgame Chess: Pending -> Open
    Consultation 91, new Priest in place of Hob: Ivy.           New Priest of Consultation 91: Ivy
    Black Corporation: 2 Black socks destroyed.                 Black Corporation destroys 2 Black socks

Each is only a guess: the reader takes the first that it reads as one whole deed, with all the values behind the mark
(`parsers/acts/reworded/headlines`). A line that tells of another time, of a plan, a question or somebody else has none.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from engine.expressions import expression
from parsers.clauses.words import ME
from parsers.lines.headline_sentences import ARROWS, LONGEST, PREFIX, QUOTED, SECTION, without_quotes
from parsers.phrases.verbs import third_person

_THING = rf"(?:{QUOTED}|[^:;!?=\"“”\x00]){{2,90}}?"
_MARK = r"(?:\s*:\s+|\s+[-–—]+\s+)"
_GETS = r"color|colour|title|name|reward|designation|number|flag"
"""What a thing is given."""
_NOW = r"(?:(?:hereby|herewith|now|henceforth|immediately)\s+)?"
_CHANGED = r"(?:changed|set|switched|turned|altered|moved|raised|lowered|reduced|revised)"
_CHANGES = r"(?=.{0,120}?(?:[\"“]|\brules?\s+\w|\bR\d)).{3,160}"
_DETAILS = r"errors?|mistakes?|faults?|grounds"
"""Labels of what is said of a thing."""


TOLD_OF_TEXT: Final = r"[ \t]*(?:(?:not|to[ \t]+be|already|now|still)[ \t]+(?:to[ \t]+be[ \t]+)?)?(?:activated|withdrawn|retracted|applied|submitted|revised|passed|failed|rejected)\b[^\n{\"“:]{0,60}$"
"""Behind the name of a text and a colon: what became of it, and no text."""


class Turned(NamedTuple):
    """What a line may say."""

    lines: tuple[str, ...]
    value: str
    """What has to be read in it."""
    entity: bool = False
    """Whether it says that somebody acts in whose name the author does."""
    late: bool = False
    """Whether it only leaves something out, so that it is tried where the whole line is not read."""


class _Way(NamedTuple):
    pattern: re.Pattern[str]
    says: tuple[str, ...]
    """With the groups of the pattern in braces."""
    value: str = "{value}"


def _way(pattern: str, *says: str, value: str = "{value}") -> _Way:
    return _Way(expression(pattern, re.I | re.S), says, value)


_WAYS: Final = (
    _way(
        rf"(?:(?:the|new)\s+)*(?:status|state|position)\s+of\s+(?:the\s+)?(?P<thing>{_THING})(?:,?\s+(?:hereby\s+)?changed)?{_MARK}(?P<was>\w+){ARROWS}(?P<value>\w+)",
        "{thing}: {was} -> {value}",
    ),
    _way(
        rf"(?:the\s+)?(?P<thing>{_THING})['’]?s?\s+(?:status|state|position)(?:\s+changed)?{_MARK}(?P<was>\w+){ARROWS}(?P<value>\w+)",
        "{thing}: {was} -> {value}",
    ),
    _way(
        rf"(?P<thing>{_THING}){_MARK}(?:its\s+)?(?:status|state){_MARK}?\s*{_NOW}{_CHANGED}(?:\s+from\s+(?P<was>\w+))?\s+to\s+(?P<value>\w+)",
        "I change the status of {thing} to {value}",
        "{thing}: Pending -> {value}",
    ),
    _way(
        rf"(?P<thing>{_THING}){_MARK}(?:its\s+)?(?:new\s+)?(?P<noun>{_GETS})\s+{_NOW}{_CHANGED}(?:\s+from\s+[^:,;]{{1,40}}?)?\s+to\s+(?P<value>[^:;]{{1,80}})",
        "{noun} of {thing}: changed to {value}",
        "I change the {noun} of {thing} to {value}",
    ),
    _way(
        rf"(?:new\s+)?(?P<kind>[A-Za-z]+)\s+(?P<noun>{_GETS})(?:\s+change)?{_MARK}(?P<thing>[^:;,=]{{1,60}}?)\s+{_NOW}{_CHANGED}(?:\s+from\s+[^:,;]{{1,40}}?)?\s+to\s+(?P<value>[^:;]{{1,80}})",
        "{noun} of {thing}: changed to {value}",
        "I change the {noun} of {thing} to {value}",
    ),
    _way(
        rf"(?P<kind>[A-Za-z]+)\s+(?P<noun>designation|title|color|colour|reward)(?:\s+(?:hereby\s+)?(?:changed|revised|set))?{_MARK}(?P<thing>[^:;,=]{{1,60}}?)\s+(?:is|becomes)\s+{_NOW}(?P<value>[^:;]{{1,60}})",
        "{thing} is hereby {value}",
        "{noun} of {thing}: changed to {value}",
    ),
    _way(
        rf"(?!(?:the\s+)?(?:status|state)\b)(?P<thing>{_THING}){_MARK}(?:now|henceforth|hereby|from\s+now\s+on)\s+(?P<value>(?:(?:an?|the|my)\s+)?(?:[A-Z][\w'’]*)(?:\s+[\w'’]+){{0,5}})",
        "{thing} is hereby {value}",
        "{thing} is now {value}",
    ),
    _way(
        rf"(?P<thing>{_THING})\s+is\s+(?:now|hereby|henceforth){_MARK}(?P<value>(?:an?\s+)?[A-Z][\w'’]*(?:\s+[\w'’]+){{0,3}})",
        "{thing} is hereby {value}",
    ),
    _way(
        rf"(?:the\s+)?(?:new\s+)?rule\s+(?P<thing>{QUOTED}|[A-Z][^:;=,\d]{{2,50}}?)(?:{_MARK}|{ARROWS})(?:(?:rule\s+)?(?:number|no\.?|rule)\s+)?(?P<value>(?:4E)?\d{{1,4}})",
        "I assign rule number {value} to {thing}",
    ),
    _way(
        rf"number\s+(?:of|for)\s+(?:the\s+)?(?:new\s+)?(?P<kind>rule|proposal)\s+(?P<thing>{QUOTED}|[A-Z][^:;=,\d]{{2,50}}?){_MARK}(?P<value>(?:4E)?\d{{1,4}})",
        "I assign {kind} number {value} to {thing}",
    ),
    _way(
        rf"proposal\s+(?:number|no\.?)\s+(?P<number>\d{{1,5}}){_MARK}(?P<value>{QUOTED}|[A-Z][^:;,.=]{{1,50}}?)",
        "I assign number {number} to the proposal {value}",
    ),
    _way(
        rf"proposal\s+(?P<thing>{QUOTED}|[A-Z][^:;,.=\d]{{1,50}}?)(?:{_MARK}|{ARROWS})(?:proposal\s+)?(?:number|no\.?)\s+(?P<value>\d{{1,5}})",
        "I assign number {value} to the proposal {thing}",
    ),
    _way(
        rf"(?P<thing>consultation\s+\w{{1,8}}|indictment\s+\w{{1,8}}|(?:proposal\s+|P|rule\s+)\d{{1,5}}),?(?:{_MARK}|,\s+|\s+)(?:the\s+|its\s+)?new\s+(?P<noun>priest|color|colour|title|jury|verdict)(?:\s+(?:in\s+place|instead|in\s+the\s+stead)\s+of\s+(?!me\b)[\w'’]{{1,30}}|,?\s+(?:replacing|succeeding)\s+[\w'’]{{1,30}})?(?:\s*:)?\s+(?P<value>{QUOTED}|[A-Z][^:;,=]{{0,50}}?)",
        "New {noun} of {thing}: {value}",
    ),
    _way(
        rf"(?P<noun>jury|jurors|priest|penalty|punishment|sentence|fine|answer|verdict|claim)(?:,|\s+[–—-])\s+(?P<thing>(?:consultation|indictment)\s+#?\d{{1,5}}){_MARK}(?P<value>[^:;=]{{1,120}})",
        "{noun} for {thing}: {value}",
        "{noun} on {thing}: {value}",
    ),
    _way(
        rf"(?P<thing>indictment\s+#?\d{{1,5}}),\s+(?P<noun>jury|jurors){_MARK}(?P<value>[^:;=]{{1,120}})",
        "{noun} for {thing}: {value}",
    ),
    _way(
        rf"(?P<thing>consultation\s+\w{{1,8}}){ARROWS}(?:(?:the\s+)?priest\s+)?(?P<value>(?-i:[A-Z])[\w'’-]*(?:\s+[\w'’-]+){{0,2}})",
        "{thing}: Priest {value}",
    ),
    _way(
        rf"(?P<thing>(?:proposal\s+|P)\d{{1,5}}){ARROWS}(?P<value>(?-i:[A-Z][a-z]+)(?:\s+(?-i:[A-Z][a-z]+))?)",
        "Color of {thing}: {value}",
    ),
    _way(
        rf"(?P<noun>support|objection)\s+(?:(?:hereby\s+)?(?:given|lent|granted|declared|entered|expressed|offered|pledged|raised|filed|voiced|lodged)\s+)?(?:by\s+me\s+)?(?:to|for){_MARK}(?P<value>.{{2,120}})",
        "I {noun} {value}",
        "{noun}: {value}",
    ),
    _way(
        rf"request\s+to\s+(?:the\s+)?(?P<who>[A-Za-z ]{{3,30}}?){_MARK}(?:an?\s+|the\s+)?(?P<value>[^:;]{{2,80}})",
        "I request a {value}",
        "I request {value}",
    ),
    _way(
        rf"announcement\s+(?:by|of|from)\s+(?:me|(?:the\s+)?coordinator){_MARK}(?:an?\s+|the\s+|my\s+)?(?P<value>[^:;]{{2,80}})",
        "I announce the {value}",
        "I announce a {value}",
    ),
    _way(
        rf"(?:punishment|fine)\s+(?:of|for)\s+(?P<thing>[A-Z][\w'’ -]{{1,30}}?),\s+(?P<on>indictment\s+\w{{1,8}}){_MARK}(?:an?\s+)?(?:fine\s+of\s+)?(?P<value>m\d{{1,5}}|\d{{1,5}}\s?m\w*)",
        "For {on} {thing} is hereby fined {value}",
        "I fine {thing} {value} for {on}",
        "Punishment for {thing}: fine of {value}",
    ),
    _way(
        rf"(?:(?:formal|official)\s+)?challenge\s+(?:to|of|against)\s+(?P<thing>(?:the\s+|my\s+)?[^:;.]{{3,60}}?)[.,:]\s+(?:its\s+|the\s+)?(?:{_DETAILS}){_MARK}(?P<value>.{{3,200}})",
        "Challenge to {thing}: {value}",
        "I challenge {thing}: {value}",
        value="",
    ),
    _way(
        rf"(?P<thing>(?:the\s+)?[^:;.]{{3,60}}?)\s+(?:hereby\s+)?challenged(?:[.,:]\s+(?:its\s+|the\s+)?(?:{_DETAILS})\s*)?:\s+(?P<value>.{{3,200}})",
        "I challenge {thing}: {value}",
        value="",
    ),
    _way(
        rf"(?P<thing>(?:consultation|proposal|indictment|rule)\s+\w{{1,8}})[.,]\s+(?:its\s+|the\s+)?(?P<noun>priest|color|colour|answer|verdict|claim){_MARK}(?P<value>{QUOTED}|[A-Z][^:;,=.]{{0,50}}?)",
        "{noun} of {thing}: {value}",
        "{thing}: {noun} {value}",
    ),
    _way(
        r"(?P<deed>(?:(?:reward\s+)?revision(?:\s+of\s+(?:my\s+|the\s+)?rewards?)?|reward\s+change|usurpation|resignation|appointment|transfer|sock\s+transfer))\.\s+(?P<value>.{3,120})",
        "{deed}: {value}",
        "{deed}, {value}",
    ),
    _way(
        rf"trick\s*(?:(?:of|for|on)\s+(?:nday\s+\w{{1,6}}|today|this\s+nday)|,\s+nday\s+\w{{1,6}}){_MARK}(?:I\s+)?(?:(?:rolled|drew|drawn|roll|drawing|rolling)\s+)?(?:an?\s+|the\s+)?(?P<number>\d{{1,3}})(?:\s+on\s+\w{{1,8}})?\s*(?:,|:|=|->|=>|→)\s*(?:so\s+|hence\s+|thus\s+|the\s+|Trick\s+)*(?P<value>{QUOTED}|(?-i:[A-Z])[\w'’-]*(?:\s+[A-Z][\w'’-]*){{0,3}})",
        "I rolled {number}, so the Trick is {value}",
        "Rolled {number}: the Beast performs {value}",
    ),
    _way(
        rf"(?:the\s+)?(?:beast['’]s\s+)?(?:last|latest|current|most\s+recent)\s+trick(?:\s+performed)?{_MARK}{_NOW}(?P<value>reinforced|punished)",
        "I {verb} the last Trick",
        value="",
    ),
    _way(
        rf"(?:the\s+)?trick(?:\s+(?:just|last)\s+performed|\s+(?P<thing>{QUOTED}|[A-Z][^:;,=]{{1,40}}?)){_MARK}{_NOW}(?P<value>reinforced|punished)",
        "I {verb} {thing}",
        "I {verb} the Trick {thing}",
        value="{thing}",
    ),
    _way(
        rf"(?:(?:my|the|an?|second|third|another|new|one\s+more)\s+)*(?P<thing>(?:emergency\s+)?procedure){_MARK}{_NOW}(?P<value>initiated|started|opened|begun|launched)(?:\s+by\s+me)?(?:,\s+(?:with\s+)?(?:me|myself)\s+as\s+(?:its\s+)?coordinator|,\s+coordinator:?\s+(?:me|myself))",
        "New {thing}: {value}",
        value="",
    ),
    _way(
        rf"(?:the\s+)?(?P<thing>pause){_MARK}{_NOW}(?P<value>initiali[sz]ed)\s+(?:at|to|with)\s+(?:0|zero|nought)",
        "{thing}: {value}",
        value="",
    ),
    _way(
        rf"(?:sign-?\s?up|registration|enrolment)\s+(?:for|in)\s+(?P<thing>[^:;,]{{3,60}}?){_MARK}(?:me|myself|mine|my\s+own)",
        "I sign up for {thing}",
        value="",
    ),
    _way(
        rf"(?:departure|withdrawal|exit)\s+from\s+(?P<thing>[^:;,]{{3,60}}?){_MARK}(?:me|myself|mine|my\s+own)",
        "I leave {thing}",
        value="",
    ),
    _way(
        rf"(?:accession|admission|entry|entrance)\s+(?:to|into)\s+(?P<thing>[^:;,]{{3,60}}?){_MARK}(?:me|myself|mine|my\s+own)",
        "I join {thing}",
        value="",
    ),
    _way(rf"(?:ordination|ordained){_MARK}(?:me|myself)", "I ordain myself", value=""),
    _way(
        rf"(?:ordination|priesthood){_MARK}?\s+renounced(?:{_MARK}(?:my\s+own|mine))?",
        "I renounce my ordination",
        value="",
    ),
    _way(
        rf"(?:the\s+)?subgame\s+(?P<thing>{_THING}){_MARK}(?P<value>(?:(?:letter|guess|bid|card|move|play|square|call|raise)\s+(?:(?-i:[A-Z])|{QUOTED}|m?\d{{1,5}}|[a-z]\d{{1,2}}(?:\s?[-x]\s?[a-z]\d{{1,2}})?)|[a-z]\d{{1,2}}\s?[-x]\s?[a-z]\d{{1,2}}|pass|fold))",
        "My move in the Subgame {thing}: {value}",
        value="{thing}",
    ),
    _way(
        rf"(?:the\s+)?subgame\s+(?P<thing>{_THING}){_MARK}(?:(?:the\s+)?winners?)(?:\s+(?:is|are))?(?::|,)?\s+(?P<value>(?-i:[A-Z])[\w'’]*(?:(?:,|\s+and)?\s+(?:and\s+)?(?-i:[A-Z])[\w'’]*){{0,3}})",
        "The winner of the Subgame {thing} is {value}",
        "{value} win the Subgame {thing}",
    ),
    _way(
        rf"(?:(?:the|my)\s+)?(?P<thing>(?:intent|announcement|intention|move|action)\s+(?:of|from)\s+[^:;,]{{2,40}}?){_MARK}{_NOW}(?:performed|carried\s+out|executed|done)(?:\s+here(?:by|with))?",
        "I perform the {thing}",
        "I perform my {thing}",
        value="",
    ),
    _way(
        rf"(?:notice|announcement|declaration)\s+of\s+(?:my\s+)?[a-z ]{{3,40}}?{_MARK}(?P<thing>[^:;]{{3,90}}?)\s+(?:is|are)\s+(?:hereby\s+)?(?P<value>[a-z]+)(?:\s+hereby)?",
        "I {verb} {thing}",
        value="",
    ),
    _way(
        rf"(?:the\s+)?(?:beast|ocb),?\s+(?:hereby\s+)?caused(?:\s+by\s+me)?(?:\s+to)?(?:,?\s+as\s+(?:announced|intended)(?:\s+(?:on|in)\s+n(?:day|week)\s+\d{{1,4}})?)?(?:\s+to)?{_MARK}(?:to\s+)?(?P<value>[a-z]{{2,20}}\s[^:;]{{1,90}})",
        "I cause the Beast to {order}",
        value="{order}",
    ),
    _way(
        r"(?P<thing>[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,2})\s+here(?:by|with)\s+(?P<value>[a-z]+(?:ed|en|wn|de)\s+[^:;]{2,90})",
        "{thing} is hereby {value}",
    ),
    _way(
        rf"(?P<noun>(?:active)(?:\s+(?:property|status))?)\s+(?:hereby\s+)?(?:removed|taken|stripped|withdrawn)\s+(?:away\s+)?from{_MARK}(?P<value>[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){{0,2}})",
        "I remove the {noun} of {value}",
        "I deactivate {value}",
    ),
    _way(
        rf"(?P<value>[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){{0,2}}){_MARK}active(?:\s+(?:property|status))?\s+(?:hereby\s+)?removed",
        "I deactivate {value}",
    ),
    _way(
        rf"(?:fine|my\s+fine)\s+(?:hereby\s+|herewith\s+)?paid(?:\s+here(?:by|with))?{_MARK}(?P<value>m\d{{1,5}}|\d{{1,5}}\s?m\w*)(?:\s+of\s+(?:mine|my\s+own))?\s+(?:hereby\s+)?destroyed",
        "Fine paid: {value}",
    ),
    _way(
        rf"implementation\s+of\s+(?P<thing>(?:proposal\s+|P)\d{{1,5}}){_MARK}(?P<value>{_CHANGES})",
        "Implementing {thing}: {value}",
        value="{thing}",
    ),
    _way(
        rf"(?P<thing>(?:proposal\s+|P)\d{{1,5}})\s+(?:hereby\s+)?implemented{_MARK}(?P<value>{_CHANGES})",
        "Implementing {thing}: {value}",
        value="{thing}",
    ),
    _way(
        rf"(?P<thing>(?:the\s+)?[A-Z][^:;,=]{{2,50}}?),?\s+(?:hereby\s+)?(?:amended|changed)(?P<under>\s+(?:under|per|by|as)\s+(?:its\s+|the\s+)?(?:{SECTION}|§)\s*\w{{1,4}}(?:\s+allows)?)?{_MARK}(?P<value>{QUOTED}\s+(?:becomes|is\s+replaced|in\s)[^:;]{{1,120}})",
        "Under its clause I amend the contract {thing}: {value}",
        "I amend the contract {thing}: {value}",
        value="{thing}",
    ),
    _way(
        rf"zot\s+requested\s+(?:for|of|on|in){_MARK}?\s*(?P<value>consultation\s+\w{{1,8}}|\d{{1,5}})",
        "I request a ZOT of {value}",
    ),
    _way(
        r"corrections?\s+(?:of|in|from)\s+(?P<thing>(?:my|the)\s+tidiness\s+list)(?:\s*:\s+|\s+[-–—]+\s+)(?:hereby\s+|herewith\s+)?(?:made|applied|done|performed|effected|carried\s+out)(?:\s+here(?:by|with))?",
        "I apply {thing}",
        value="",
    ),
)
"""How a line may be put, the first that fits first."""

_ABSOLUTE = expression(
    r",\s+(?:(?:with|after)\s+)?(?:no|the|my|nobody|its)\b(?:\s+(?!having\b|being\b)[\w'’-]+){0,6}?\s+(?:having|being|received|raised|heard|made|objecting)\b(?:\s+[\w'’-]+){0,6}?(?=\s*(?:[:.]|$))|,?\s+(?:there\s+(?:being|were|was|having\s+been)\s+)?no\s+objections?(?:\s+(?:received|raised|heard|made|so\s+far))?(?=\s*(?:[:.]|$))"
    r"|,?\s+with(?:out)?\s+(?:the\s+)?(?:any\s+)?(?:(?:\w+\s+)?support(?:ers?)?(?:\s+of\s+[\w'’, ]{2,40})?|objections?)(?:,?\s+(?:and|but)\s+(?:with(?:out)?\s+)?(?:no\s+|any\s+|\w+\s+)?(?:objections?|support(?:ers?)?))?(?=\s*(?:[:.]|$))",
    re.I,
)
"""Under what circumstances it is done."""
_BRACKET = expression(r"\s+\((?!(?:vacant|by|for|from|on)\b)(?:[a-z]\w*\s+)[^()]{3,80}\)(?=\s*(?:[:.]|$))")
"""An aside of two words at least, which may say why."""
_CLAUSE = expression(
    rf",?\s+(?:under|per|by|pursuant\s+to|as\s+allowed\s+by)\s+(?:its|the|their)\s+{SECTION}\s+\w{{1,4}}(?=\s*[:.])",
    re.I,
)
_EFFECT = expression(
    r",?\s+(?:and\s+)?(?:effective|with\s+effect)\s+(?:now|immediately|at\s+once|on\s+receipt|hereby|herewith|today|from\s+now(?:\s+on)?)(?=\s*(?:[:.,]|$))",
    re.I,
)
_BY_ITS = expression(
    r"(?:(?:(?<=^withdrawn)|(?<=^retracted)|(?<=^dropped))\s+by\s+its\s+(?:author|maker|owner)|\s+by\s+"
    + ME
    + r")\b(?=\s*[,:.]|\s+(?:for|under|today|as)\b|$)",
    re.I,
)
_TODAY = expression(r"(?<=[a-z]ed)\s+today(?=\s*:)")
_ANNOUNCED = expression(
    r",?\s+as\s+(?:announced|intended|promised|planned)(?:\s+(?:on|in)\s+n(?:day|week)\s+\d{1,4}|\s+(?:earlier|before|yesterday))?(?=\s*[:,.])",
    re.I,
)
_PLEASE = expression(r",?\s+(?:please|kindly)\s*$", re.I)
_COMMA_FOR = expression(r",\s+(?=for\s+(?:neglect|negligence)\b)", re.I)
_STOPS = expression(
    r"\?|\b(?:yesterday|previous(?:ly)?|earlier|former(?:ly)?|recent(?:ly)?|past|already|ago|so\s+far|to\s+date|planned|intended|suggested|possible|potential|expected|tentative(?:ly)?|draft|tomorrow|soon|later|future|eventual(?:ly)?|still|yet|usual(?:ly)?|history|statistics|how|example|sample|to\s+be|alleged(?:ly)?|attempted|illegal|void|invalid|perhaps|maybe|probably|possibly|others|everybody|nobody|someone|somebody|unofficial|fyi|if|unless|until|not|never|isn['’]t|should|would|could|might|may|will|shall|says?|said|thinks?|who|what|why|when|was|were|did|had"
    r"|last\s+(?:n?(?:day|week)|year|month|time|night)|next\s+n?(?:day|week)|proposed(?!\s+reward)|on\s+nday\s+\d+|in\s+nweek\s+\d+|as\s+of)\b",
    re.I,
)
"""Another time, a plan, a doubt: with one of these it is no deed, or not for sure."""
_THEN = expression(
    r"\b(?:yesterday|earlier|already|so\s+far|ago|last\s+(?:n?(?:day|week)|year|month|time|night)|tomorrow|(?:on|in|since)\s+n(?:day|week)\s+\d+\W*$)\b|\?",
    re.I,
)
"""The same wherever it stands, in brackets too."""
_LINK = expression(r"\b(?:https?|ftp)://\S+|\bwww\.\S+", re.I)
_ANOTHERS = expression(
    r"(?:his|her|their|eir|your|its)\s|\b(?:by|of)\s+(?!me\b|myself\b|(?:its|his|her|their|the)\b|default\b)(?-i:[A-Z])[\w'’]*\s*(?:[:.]|$)|\bby\s+(?:proposal|rule|P\d|the\s+players)",
    re.I,
)
"""Somebody else's, at the head of a line or behind a deed."""


def stripped(line: str) -> str:
    """The line without what only says when, why and under which clause."""
    for said, by in (
        (_ANNOUNCED, ""),
        (_ABSOLUTE, ""),
        (_BRACKET, ""),
        (_CLAUSE, ""),
        (_EFFECT, ""),
        (_BY_ITS, ""),
        (_PLEASE, ""),
        (_TODAY, ""),
        (_COMMA_FOR, " "),
    ):
        line = said.sub(by, line)
    return line


def retold(text: str, verbs: Mapping[str, str], is_entity: Callable[[str], bool]) -> Turned | None:
    """What a line may say in other words; None where it says nothing that could be put otherwise."""
    if not 8 < len(text) <= LONGEST or not _MAY.search(text):
        return None
    plain = text.strip().rstrip(" .!")
    if _GAP in plain or "\t\t" in plain:
        return None
    bare = _ANNOUNCED.sub("", without_quotes(plain))
    if _STOPS.search(_BRACKET.sub("", _ABSOLUTE.sub("", _LINK.sub(" ", bare)))) or _THEN.search(bare):
        return None
    if _ANOTHERS.match(bare):
        return None
    line = stripped(plain)
    for way in _WAYS:
        if (found := way.pattern.fullmatch(line)) is not None:
            groups = {name: value or "" for name, value in found.groupdict().items()}
            first, _, rest = groups.get("value", "").partition(" ")
            groups["order"] = f"{first.removesuffix('s')} {rest}"
            groups["verb"] = verbs.get(groups.get("value", "").lower(), "")
            if "was" in groups and not groups["was"]:
                groups["was"] = "Pending"
            return Turned(tuple(_headed(say.format(**groups)) for say in way.says), way.value.format(**groups))
    if (by := _entity(line, verbs, is_entity)) is not None:
        return by
    if line != plain and _LEFT.search(line):
        return Turned((line,), line.rpartition(":")[2], late=True)
    return None


def marked(text: str) -> bool:
    """Whether a line has a mark, or a word for one, without which nothing is put otherwise."""
    low = text.lower()
    return any(mark in low for mark in _MARKS)


RETOLD_WORDS: Final = frozenset(
    "subgame winner winners intent caused notice status state position new number no color colour title reward designation name flag support objection request announcement punishment fine challenge challenged "
    "consultation indictment trick procedure pause sign signup registration enrolment departure withdrawal exit accession admission entry entrance ordination ordained "
    "priesthood active implementation implemented corrections correction usurpation resignation revision transfer now henceforth hereby proposal zot amended changed "
    "punished reinforced appointment".split()
)
"""One of these, or a participle, is in every line that can be put otherwise."""


def _headed(said: str) -> str:
    """With a capital, as a sentence has."""
    return said if said[:2].isupper() or "-" in said.partition(" ")[0] else said[:1].upper() + said[1:]


_GAP: Final = " " * 12
"""No line has so many blanks but a row of a table."""
_MARKS: Final = (":", ">", "→", "-", "–", "—", "here", "zot ", "renounced")
"""One of these is in all that it finds."""
_MAY = expression(r":\s|[-=]>|→|\s[-–—]+\s|(?i:zot\s+requested|renounced|\bhere(?:by|with)\b)")
_LEFT = expression(r"[A-Za-z]\w+.*:\s+\S|^\w+", re.S)
_DOING = expression(
    rf"(?P<who>[A-Z][\w'’&. -]{{2,40}}?){_MARK}(?P<what>(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|m?\d{{1,5}}m?|my|the|all)\b[^:;,]{{0,60}}?)\s+{_NOW}(?P<done>[a-z]+)(?P<rest>\s+(?:to|for|as|from|in|on)\s+[^:;]{{2,60}})?",
    re.S,
)


def _entity(line: str, verbs: Mapping[str, str], is_entity: Callable[[str], bool]) -> Turned | None:
    """What somebody in whose name the author acts is said to have done: "Black Corporation: 2 Black socks destroyed"."""
    found = _DOING.fullmatch(line)
    if found is None or found["done"] not in verbs or not is_entity(found["who"]):
        return None
    verb = verbs[found["done"]]
    rest = found["rest"] or ""
    who = PREFIX.sub("", found["who"], count=1)
    return Turned(
        (
            f"{who} hereby {third_person(verb)} {found['what']}{rest}",
            f"{who} {third_person(verb)} {found['what']}{rest}",
        ),
        f"{found['what']}{rest}",
        entity=True,
    )
