"""Lines that say what the lines after them are, and where that ends."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Slot
from parsers.acts.context import Context, add_unclear, is_author, remember_entity
from parsers.acts.for_oneself import FOR_ONESELF, ONESELF_AGAIN
from parsers.acts.lists.heads import heads_in_hand
from parsers.acts.lists.votes_ahead import row_of_votes_below
from parsers.acts.pointing.mentions import numbers_in
from parsers.acts.undone.heads import IF_NOBODY, undone_by_head
from parsers.acts.undone.sent_before import sent_before
from parsers.acts.undone.supposed_heads import NOW, supposes
from parsers.acts.undone.told_heads import PRICES, not_my_votes, told_by_head
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.adjuncts import actor_in, adjuncts, capacity_in
from parsers.clauses.entities import ARTICLE, KINDS, entity_before
from parsers.clauses.intents import intent_kind
from parsers.clauses.model import Setting
from parsers.clauses.shapes import SHAPE_WORDS, SHAPED, WORDS_SHOWN
from parsers.clauses.words import ACTING_FOR, OFTEN, THIS_MAIL
from parsers.firms import ENTITY
from parsers.scan import Scan

IMPERATIVE_LEAD = expression(
    r"^\W*(?:(?:and|so|now|then|therefore|hence|thus|well|ok|okay)\b,?\s*)*(?:[^:.!?]{0,60},\s+)?I(?:,\s+(?-i:[A-Z])[\w'’-]*,)?(?:\s+(?:hereby|also|now|do|therefore|herewith|then))*\s*+:\s*$|\bI\s+(?:hereby|herewith)\s*+:\s*$"
    r"|^\W*(?:(?:my|today['’]s|the\s+day['’]s|game|official|these\s+are\s+(?:my|the)|here\s+are\s+my|this\s+n?(?:day|week)['’]s)\s+)*(?:actions?|moves|deeds|acts)(?:\s+(?:of|for|on)\s+(?:the\s+day|today|now|n?day\s+\d+|this\s+\w+))?\s*+:\s*$"
    r"|^\W*(?:here\s+is\s+|this\s+is\s+|these\s+are\s+)?(?:the\s+)?(?:things|what|all)\s+(?:that\s+)?I\s+(?:hereby\s+|now\s+)?do(?:\s+(?:now|today|hereby))?\s*+:\s*$|^\W*(?:hereby\s+done|done\s+hereby)\s*+:\s*$"
    r"|^\W*(?:all\s+of\s+this|this|the\s+following)\s+I\s+(?:hereby\s+|now\s+)?do(?:\s+(?:now|today|hereby))?\s*+:\s*$|^\W*(?:doing\s+(?:now|today)|my\s+turn|here\s+goes|my\s+business(?:\s+(?:for\s+)?today)?|(?:today['’]s|the\s+day['’]s)\s+(?:business|work|docket))(?:,?\s+(?:as\s+)?(?:done|performed|transacted|dealt\s+with)(?:\s+by\s+me)?)?(?:,?\s+(?:by\s+me,?\s+)?as\s+(?:the\s+)?(?-i:[A-Z])\w+)?\s*+:\s*$"
    r"|^\W*(?:hereby|herewith)\s*+:\s*$|\b(?:acts?|proceeds?)(?:\s+(?:on|upon|in|with)\s+[^:;,.!?]{3,40}?)?\s+(?:as\s+follows|thus)\b|^\W*as\s+follows\s+I\s+act\b|\b(?:do|does|perform|performs|take|takes|performed|make)\b[^.:]{0,30}\b(?:following|these|actions?|this|below|as follows)\b|\bI\s+(?:(?:hereby|now|also|\w+ly)\s+)*(?:settle|handle|deal\s+with|see\s+to|attend\s+to|take\s+care\s+of|process|dispatch|discharge)\s+(?:the\s+following|these|this|what\s+follows)\b[^.:]{0,30}:\s*$|^\s*(?:my\s+)?actions?\b|\bfollowing (?:actions?|things?|transaction|are|game actions)\b|\bin (?:this|the following) order\b|^[\w ,'’]{0,20}\b(?:in\s+order|(?:a\s+(?:few|couple(?:\s+of)?)|two|three|four|five|some|several)\s+(?:(?:quick|small|more|little)\s+)?(?:things|acts|actions)(?:\s+(?:from\s+me|here|today|now|to\s+do|I\s+do(?:\s+now)?))?)\s*+:\s*$|^\s*(?:I|i)(?:\s+(?:hereby|also|now|do|therefore|herewith))+\s*+:?\s*$|schedule the following",
    re.I,
)
_THINGS = r"(?:the\s+(?:following|things|acts|actions|changes)|these|two|three|four|five|six|seven|several|some|a\s+few|a\s+couple|\d+)\b"
"""What a list is announced as: "three things:"."""
_DO_THINGS = rf"(?:do|perform|take|make|carry\s+out)\s+{_THINGS}[^.:]{{0,60}}:\s*$"
THINGS_LEAD = expression(rf"\b(?:I\s+(?:\w+ly\s+|hereby\s+|now\s+|also\s+)*|to\s+){_DO_THINGS}", re.I)
INTENTS_LEAD = expression(
    r"^\W*(?:(?:my|our|new|the|these\s+are\s+my|here\s+are\s+my)\s+)*inten(?:ts|tions)(?:\s+(?:for|of|on|as)\s+[^:.!?]{2,30})?\s*:\s*$|"
    r"\b(?:two|three|following|these|several|my|some|more|four)\s+(?:new\s+)?inten(?:tion)?t?s\b|\bintend\b(?:(?!\b(?:I|so|but)\b).){0,60}(?:the following|to\s*+:?\s*$|as follows)|\bintend\b[^.:]{0,60}(?:objections?|support\w*)\s*+[,:]?\s*$"
    r"|\b(?:objections?|support\w*)\b[^.:]{0,40}\bI\s+" + OFTEN + r"intend\s*+[,:]?\s*$"
    rf"|\b(?:intend|propose|plan|mean)\b[^.:]{{0,60}}\bto\s+{_DO_THINGS}"
    r"|^(?!.*(?:\bI\s+(?:\w+\s+)?(?:object|support)\b|\bwhich\b|\bproposal\b))(?=.*\b(?:with|without|w/o)\s[^,:;.]{0,40}?\b(?:objections?|support\w*)\b)(?=.*\b(?:inten(?:ts?|tions?|d|ding)|plan(?:ning)?|propos(?:e|ing)|notice)\b)[^.]*:\s*$"
    r"|\b(?:intend|propose|plan|mean|give\s+notice|announce)\b(?=[^.]*\b(?:objections?|support\w*)\b)[^.]{0,80}\b(?:following|as\s+follows|these)\b[^.]*:\s*$",
    re.I,
)
SAMPLING = frozenset(
    "e eg would could might can should may like as in put write writes type send example instance if when suppose supposing say sample specimen template demonstration form format formula syntax wording layout pattern model how what".split()
)
"""One of these is before a sample."""
LEAD_WORDS = frozenset(
    "intend behalf acting name performed taken done following these this below intents intentions intent actions order".split()
)
"""One of these is in every lead that does not end openly."""


ACTOR_GOES_ON = expression(
    rf"(?:it|its|(?:the\s+)?(?:(?:same|said|above)\s+)?{KINDS})\b|[A-Z][\w'’&]*\s+(?:Corporation|Corp)", re.I
)
"""Begins a paragraph that still tells of the entity above."""
TITLE_FIRST = expression(r"[\"“][^\"”]{1,100}[\"”]\s+(?:is|gets|becomes)\s+(?:number\s+)?#?\d")
NUMBER_FIRST = expression(r"\W*(?:#|P)?\d")
CAUSED = expression(
    r"\b(?:cause|make|have|let|direct|order)\s+(it|(?:the\s+)?[A-Z][\w'’&.-]*(?:\s+[A-Z][\w'’&.-]*)*)\s+(?:to\s+)?(?:do|perform|take|carry\s+out)\b"
)
SUGGESTED = expression(
    r"\b(?:this|an|the\s+following|such|as)\s+(?:an\s+)?(?:example|sample|specimen|template)\b|\bsuggest\w*\b|\bsomething\s+like\b|\balong\s+the\s+lines\b"
)
"""Before a colon: what follows is only an example."""
SAMPLE = expression(
    r"(?<!\bnobody )(?<!\bno one )\b(?:would|could|might|can|should|may)\s+(?:\w+\s+)?(?:write|say|post|put|word|send)\b(?:(?!\b(?:but|so|hence|thus|therefore)\b)[^.]){0,60}$|\b(?:if|when|whenever|suppose|supposing|say)\s+(?:that\s+)?(?:i|you|we|one|they|he|she|e|a\s+player|players|people|some(?:one|body)|any(?:one|body))\s+(?:\w+\s+){0,2}?(?:writes?|wrote|says?|said|posts?|posted|sends?|sent|mails?|mailed|types?|typed)(?:\s+(?:this|that|only|just|simply|so|thus))?\s*[,:]?$|\bwere\s+(?:an?|the|some|any|one|he|she|they|you|I|we)\b[^.;:]{0,30}?\s?to\s+(?:write|say|post|send|mail)\s*[,:]?$|\bsomething\s+like\s*:?$|\b(?:look|go|read|sound)(?:s|ed)?\s+(?:\w+\s+)?like\s+(?:this|that|so)\s*:?$|\bfor\s+(?:example|instance)\s*[,:]?$"
    r"|(?:\be\.?g\.|\beg)\s*[,:]?$"
)
"""At the end of a line: what follows are words that somebody might send."""
SHOWS_HOW = expression(
    r"\b(?:sample|specimen|template|demonstration|boilerplate)\b(?![^.]{0,80}\b(?:proposal|contract|tweak)\b)[^.]{0,80}:$|\b(?:the|a|its|this|usual)\s+(?:form|format|formula|pattern|model)\b[^.]{0,40}:$"
    r"|\bhow\s+(?:it(?:['’]s|\s+is|\s+works|\s+would)|one|you|people|players|to)\b(?!\s+rank)[^.]{0,60}:$|\bwhat\s+(?:one|you|people|players)\s+(?:says?|writes?|sends?|types?|has|have|must|can|need)\b[^.]{0,40}:$",
    re.I,
)
"""Ends in a colon: what follows shows in which words somebody does something."""
OWN_VOTES = expression(r"\b(?:my\s+(?:own\s+)?(?:votes?|ballot)|i\s+(?:(?:hereby|now|also)\s+)*(?:vote|cast))\b")
PLANNED = expression(
    r"\b(?:you|he|she|they|people|players|everyone|everybody|anyone|anybody|someone|somebody|one|we)\b[^.:]{0,30}\b(?:should|must|ought|could|can|may|might|will|shall|needs?|have|has)\b[^.:]{0,20}\b(?:do|perform|take|carry\s+out)\b"
    r"|\bI\s+(?:\w+\s+){0,2}(?:plan(?:ning)?|hope|hoping|mean|going|aim(?:ing)?|think\w*\s+of|considering)\s+(?:to\s+)?(?:\w+\s+)?(?:do|doing|perform\w*|take|taking)\b",
    re.I,
)
"""What somebody else is to do, or the author may do at another time."""
ALTERNATIVE = expression(
    r"\W*(?:or|and|alternatively)(?:\s+(?:else|even|again|perhaps|maybe|just|simply))?(?:,?\s+(?:if|when|should|for\s+short|in\s+short|shorter|simpler|better|to\s+be)\b[^.;:!?\d]{0,60})?\W*",
    re.I,
)
"""Between two of them."""
_NAME = r"(?<![\w'’&.-])(?:[Tt]he\s+)?[A-Z0-9][\w'’&.-]*(?:\s+(?:of|and|the|&|[A-Z0-9][\w'’&.-]*)){0,8}"
DOER = expression(
    rf"({_NAME})(?:,[^:;]{{1,80}},|\s+\([^():;]{{1,80}}\))?\s+(?:(?:hereby|now|also|therefore)\s+)*(?:(?:does|performs|takes|undertakes|executes)"
    r"\s+(?:(?:all|each|both)\s+(?:of\s+)?)?(?:the\s+)?(?:following|these|this)|(?:does|acts|proceeds)\s+(?:as\s+follows|thus|what\s+follows))"
)
DOES_SEVERAL = expression(
    rf"({_NAME})(?:,[^:;]{{1,80}},|\s+\([^():;]{{1,80}}\))?\s+(?:(?:hereby|now|also|today)\s+)*(?:does|performs|makes|takes|undertakes)"
    r"\s+(?:two|three|four|five|several|some|a\s+few|a\s+couple\s+of|\d)\s+(?:\w+\s+)?(?:things|acts|actions|deeds|moves|steps)(?:\s+(?:today|now|here|at\s+once))?\s*+:\s*$"
)
"""The same of an entity that does several things."""
WHAT_IT_DOES = expression(
    rf"\W*(?:(?:and|so|now)\s+)?[Ww]hat\s+({_NAME})\s+(?:(?:hereby|now|also)\s+)*does(?:\s+(?:now|today|here|hereby|at\s+once))?(?:,\s+(?:(?:acting\s+)?through|by)\s+me(?:,\s+[^:;.]{{2,40}})?)?\s*:\s*$"
)
"""The same: "What the Bank does now, acting through me, its Officer:"."""
OF_ALL = expression(
    rf"(?:\b(?:[Tt]his|[Tt]he\s+(?:present|whole))\s+(?:whole\s+|entire\s+)?{THIS_MAIL}\b|\b(?:[Ee]verything|[Aa]ll)\s+(?:that\s+follows|below|of\s+(?:this|it)|in\s+(?:here|this\s+\w+))\b|\b[Ww]hat\s+follows\b)"
    rf"(?:(?!\b(?:not|unless|if|except|partly|some)\b)[^.:;!?]){{0,60}}?\b(?:is|are|consists?)\b(?:(?!\b(?:not|unless|if|except|partly|some)\b)[^.:;!?]){{0,60}}?"
    rf"\b(?P<by>by|on\s+behalf\s+of|in\s+the\s+name\s+of|(?:those|acts?|actions?|deeds)\s+of)\s+(?:the\s+)?(?P<name>{_NAME})"
)
"""Says for whom a whole mail acts: "All actions in this message are performed by Willow Mutual."."""
OWN_LABEL = expression(rf"\W*({_NAME}):\s*$")
"""Who acts in the lines below: "Willow Mutual:"."""
INTRODUCED = expression(
    rf"\b(?:(?:actions?|acts?|following|this|mail|message)\b[^:.]{{0,40}}?\b(?:is|are)\s+(?:hereby\s+)?(?:performed|done|taken|made)\s+by|(?:[Aa]s|[Aa]n|[Tt]he)\s+(?:\w+\s+)?[Oo]fficer\s+of)\s+(?:the\s+)?({_NAME}):\s+(?=\S)"
)
"""Who acts in the rest of a sentence: "This is done by Willow Mutual: Willow Mutual joins the Tea Pact"."""
THROUGH = expression(
    rf"({_NAME})\s+(?:(?:now|here|hereby)\s+)?(?:acts(?:\s+as\s+follows)?|is\s+acting|does\s+what\s+follows|speaks),?\s+(?:(?:now|here|today)\s+)?through\s+me\b"
    rf"|\bI\s+(?:(?:now|here|hereby|also)\s+)?(?:act|speak|am\s+acting|am\s+speaking)(?:\s+(?:now|here|today|in\s+this(?:\s+\w+)?))?\s+(?:for|on\s+behalf\s+of|in\s+the\s+name\s+of|as\s+(?:an?\s+|the\s+)?[Oo]fficer\s+of)\s+({_NAME})(?=\s*[.;:!]|,\s|\s+and\b|\s*$)"
    rf"|^\W*I(?:\s+am|['’]m)\s+(?:an?|the|its|one)\s+(?:\w+\s+)?Officer\s+of\s+(?:the\s+)?({_NAME})(?=\s*[.;])"
)
"""Who acts in the sentences after it: "The Black Corporation acts through me here. It creates a sock."."""
SPOKEN_FOR = expression(
    rf"(?P<name>{_NAME})(?:,\s+|\s+\(|\s+[-–—]+\s+)(?:I\s+(?:am|act\s+as)\s+(?:its|an?|the)\s+(?:\w+\s+)?Officer(?:\s+(?:of\s+it|thereof))?(?:\s+(?:here|now|today))?|whose\s+(?:\w+\s+)?Officer\s+I\s+am|of\s+which\s+I\s+am\s+(?:(?:an?|the)\s+)?(?:\w+\s+)?Officer|(?:for|in\s+whose\s+name|on\s+whose\s+behalf)(?:\s+which)?\s+I\s+(?:sign|act|speak|write)(?:\s+here)?(?:\s+as\s+(?:(?:its|an?|the)\s+)?(?:\w+\s+)?Officer)?|I\s+being\s+(?:its|an?|the)\s+(?:\w+\s+)?Officer(?:\s+(?:of\s+it|thereof))?"
    r"|(?:acting\s+)?(?:through|by)\s+me(?:,?\s+(?:as\s+)?its\s+(?:[a-z]+\s+)?(?:Officer|[A-Z][a-z]+))?)(?:,|\)|\s+[-–—]+)?\s+(?:(?:hereby|now|also)\s+)?(?=(?!(?:is|was|has|does(?!\s+away\b)|as)\b)[a-z]+s\b)"
)
"""An entity, and that the author acts for it: "Northern Buttons, whose Officer I am, pays Rook m8"."""
ACTIONS_HEADING = expression(
    r"\W*I(?:\s+(?:hereby|also|now|do|therefore|herewith))+|\W*(?:my\s+)?(?:game\s+)?actions?(?:\s+(?:for\s+)?(?:now|today|this\s+\w+))?(?:\s*[-–—=*~]+)?",
    re.I,
)
"""A heading over deeds: "My actions", "I hereby"."""
AS_FOLLOWS = expression(r"\bas\s+follows\s*\.$")
"""Ends a line that leads to others, with a point for the colon."""
BELOW = expression(r"\b(?:the\s+following|as\s+follows|below)\b[^.:;]{0,60}\.\s*$", re.I)
"""The same in a sentence that speaks of what stands under it."""
LEADING_ON = frozenset({"following", "follows", "below", "numbers"})
"""One of these stands in such a sentence."""
ROW_LENGTH = 80
"""Characters; what is longer is no line of a list under such a sentence."""
A_SENTENCE = expression(r"\b(?:I|me|my|we|you)\b|[a-z)][.!?]\s*$")
TOLD_ROOM = 300
"""Characters; a longer sentence leads to nothing that others said."""
LEADING = (Slot.CONSULTATION, Slot.INDICTMENT)
"""Things of which a whole mail can speak under one line that names them."""
OF_VOTES = expression(r"\bvotes?\b")


def new_paragraph(c: Context, text: str) -> None:
    """A new paragraph of prose ends lists and what their first line said."""
    if c.setting.actor and _still_tells_of(c.setting.actor, text):
        often, when = (c.setting.times, c.setting.when) if c.fresh_lead else (1, None)
        c.setting = Setting(
            times=often,
            when=when,
            last_actor=c.setting.actor,
            entities=c.setting.entities,
            actor=c.setting.actor if c.setting.imperative else None,
            imperative=False,
        )
    elif c.fresh_lead:
        c.fresh_lead = False
    elif c.setting.sample and ALTERNATIVE.fullmatch(text):
        c.fresh_lead = True
        return
    else:
        c.setting = Setting(last_actor=c.setting.last_actor, entities=c.setting.entities)
        if c.listed is not None and not NUMBER_FIRST.match(text) and not TITLE_FIRST.match(text):
            c.listed = None
    if c.fresh_lead:
        c.fresh_lead = False


def _still_tells_of(actor: str, text: str) -> bool:
    """Whether a paragraph begins with the entity that acts so far, by its name or without."""
    named = ARTICLE.sub("", text).lower().startswith(ARTICLE.sub("", actor).lower())
    return (named or ACTOR_GOES_ON.match(text) is not None) and ONESELF_AGAIN.match(text) is None


def note_number(c: Context, s: Scan) -> None:
    """ "I answer Consultation 12:" says of which number those lines speak below that name none."""
    for slot in LEADING:
        numbers = numbers_in(s.text, slot, s.words) if slot.value in s.vocab else []
        if len(numbers) == 1:
            c.led[slot] = numbers[0]


def note_introduced(c: Context, text: str) -> None:
    """Remembers who is said to act before a colon within the sentence."""
    found = INTRODUCED.search(text) or THROUGH.match(text)
    name = (found[found.lastindex or 1] if found is not None else "").rstrip(" .,")
    if name and name not in ("I", *c.selves):
        remember_entity(c, name)


def spoken_for(c: Context, text: str) -> str:
    """The text with blanks for what only says that the author acts for an entity, which is remembered."""
    found = SPOKEN_FOR.search(text)
    if found is None:
        return text
    remember_entity(c, found["name"])
    end = found.end("name")
    return text[:end] + " " * (found.end() - end - 1) + text[found.end() - 1 :]


def leads_on(c: Context, st: Statement, text: str) -> str:
    """The text with a colon for the point at its end where lines of a list stand under it that it speaks of."""
    if not st.line_end or not text.rstrip().endswith("."):
        return text
    formed = rows_below(c, text)
    below = c.statements[c.index + 1 : c.index + 3] if formed or BELOW.search(text) else []
    if len(below) < 2 or not all(one.line_start and one.line_end and (formed or not one.still) for one in below):
        return text
    rows = [c.body[one.start : one.end].strip() for one in below]
    if any(len(row) > ROW_LENGTH or A_SENTENCE.search(row) for row in rows):
        return text
    at = len(text.rstrip()) - 1
    return f"{text[:at]}:{text[at + 1 :]}"


def rows_below(c: Context, text: str) -> bool:
    """Whether a sentence could be the head of lines in a form of their own, which stand under it."""
    listed = next((one for one in c.grammar.lists if one.head.search(text.rstrip()[:-1] + ":")), None)
    below = [c.body[one.start : one.end] for one in c.statements[c.index + 1 : c.index + 3]] if listed else []
    return listed is not None and all(any(line.match(row) for line in listed.lines) for row in below)


def note_lead(c: Context, st: Statement, s: Scan) -> None:
    """A line that ends with a colon (or announces) says what the lines after it are."""
    text = s.text.rstrip()
    heading = st.line_start and st.line_end and ACTIONS_HEADING.fullmatch(text) is not None
    if _goes_on_in_list(c, st, text) or _heads_marked(c, st, text):
        text = f"{text}:"
    open_ended = text.endswith(":") or (text.endswith(";") and not st.mark) or heading
    open_ended = open_ended or ("follows" in text and AS_FOLLOWS.search(text) is not None)
    if open_ended and FOR_ONESELF.fullmatch(text):
        c.setting = Setting(entities=c.setting.entities)
        return
    if s.holds(ACTING_FOR):
        _note_entity(c, text, open_ended)
    if (
        (open_ended or text[-1:].isalpha() or text.endswith((".g.", ",")))
        and s.holds(SAMPLING | SHAPE_WORDS)
        and (SAMPLE.search(s.low) or (_shows_how(s.low, text) and OWN_VOTES.search(s.low) is None))
    ):
        c.setting.sample = c.setting.unreal = c.fresh_lead = True  # "One would write something like"
        return
    if not open_ended and not (s.holds(LEAD_WORDS) and c.alive.leads(text)) and not s.holds(c.grammar.doers):
        return
    named = actor_in(c.grammar, text, c.setting) if s.holds(ACTING_FOR) else None
    actor = named[0] if named and not named[1] else None
    if actor:
        remember_entity(c, actor)
    if open_ended:
        note_number(c, s)
        if _heads_unreal(c, st, s, text):
            return
    elif traps.supposes(NOW.split(s.mask)[-1], s.vocab) or not _leads(text):
        return
    if text.endswith("?"):
        return
    _note_setting(c, s, text, _actor_below(c, text, actor), _beside(c, st))
    listed = next((one for one in c.grammar.lists if one.head.search(text)), None)
    if listed is not None and not traps.DRAFT.search(text):
        c.listed, c.fresh_lead = listed, True
        c.setting.capacity = capacity_in(c.grammar, text)
    elif OF_VOTES.search(s.low) and text.endswith(":") and not traps.DATA.search(text, s.vocab):
        shown = c.data and c.acts and c.acts[-1].start >= st.start and c.book.of(c.acts[-1].action).tells
        c.data = bool(shown)


def _shows_how(low: str, text: str) -> bool:
    """Whether a line leads to words that only show how something is written."""
    plain = FORMALITY.sub(" ", text)
    low = low if plain == text else plain.lower()
    return SHOWS_HOW.search(plain) is not None or SHAPED.search(low) is not None or _shows_words(low)


def _shows_words(low: str) -> bool:
    """Whether a line leads to words that are only looked at, and does nothing itself."""
    return WORDS_SHOWN.search(low) is not None and DOES_IT.search(low) is None


DOES_IT = expression(
    r"\bi\s+(?:hereby|now|also|do|submit|propose|publish|post|send|announce|create|declare|add|amend|change|issue)\b|\bhereby\b|(?<!consider )(?<!take )\bthis\s+"
    + THIS_MAIL
    + r"\b"
)
"""The author himself brings what stands below."""


def _goes_on_in_list(c: Context, st: Statement, text: str) -> bool:
    """Whether a sentence is only the name of an entity, and goes on in the lines of a list: "The Blue Corporation" over
    "- creates two socks,"."""
    below = c.statements[c.index + 1 : c.index + 2]
    if (
        (st.line_start and not st.new_paragraph)
        or not below
        or not below[0].mark
        or not ENTITY.search(text)
        or OWN_LABEL.fullmatch(f"{text}:") is None
    ):
        return False
    return DOING.match(c.body, below[0].start) is not None


def _heads_marked(c: Context, st: Statement, text: str) -> bool:
    """Whether a short line without a colon is the head of a list with marks: "Things I hereby do" over "- join Chess"."""
    if not (st.line_start and st.line_end) or len(text) > ROW_LENGTH or not (text[-1:].isalpha() or text[-1:] == ")"):
        return False
    below = c.statements[c.index + 1 : c.index + 2]
    if not below or not below[0].mark:
        return False
    return IMPERATIVE_LEAD.search(f"{text}:") is not None


DOING = expression(r"\W*(?:(?:hereby|also|now)\s+)*[a-z]+s\s")
"""Begins with what somebody does."""


def _note_entity(c: Context, text: str, open_ended: bool) -> None:
    """Note for whom the author acts in the whole mail, and through whom he acts in a line."""
    if not open_ended and (whole := OF_ALL.search(text)) and not text.endswith("?"):
        name = whole["name"].rstrip(" .,")
        if (whole["by"] != "by" or ENTITY.search(name)) and not c.acts and not is_author(c, name):
            c.mail_actor = name
    if (through := THROUGH.search(text)) and not traps.HYPOTHETICAL.search(text):
        remember_entity(c, (through[1] or through[2] or through[3]).rstrip(" .,"))


def _leads(text: str) -> bool:
    """Whether a line without a colon says what those below it are."""
    return bool(INTENTS_LEAD.search(text)) or (text.endswith(".") and bool(IMPERATIVE_LEAD.search(text)))


def _heads_unreal(c: Context, st: Statement, s: Scan, text: str) -> bool:
    """Whether what stands below a line with a colon is told, denied, planned or supposed, and not done; notes it."""
    paragraph_below = any(one.new_paragraph for one in c.statements[c.index + 1 : c.index + 2])
    intent = intent_kind(c.grammar, text)[0]
    if heads_in_hand(c, text):
        return False  # "Consultations received:", over "- 131: I assign it to Hob"
    if len(text) < TOLD_ROOM and (traps.TOLD.match(s.mask) or traps.DONE_BEFORE.match(s.mask) or _of_others(c, text)):
        c.setting.unreal = c.fresh_lead = True  # "Hob wrote:", "These are the attempted actions:"
    elif text.endswith(":") and sent_before(c, st, s):
        c.setting.unreal = True  # "I mailed my votes on Monday:"
        c.fresh_lead = paragraph_below
    elif text.endswith(":") and "hereby" not in s.vocab and (traps.not_done(s.mask) or told_by_head(c, text, s.vocab)):
        c.setting.unreal = True  # "I never do these things:"
        c.fresh_lead = paragraph_below
    elif (
        len(text) < ROW_LENGTH
        and (traps.VOTES_OF_OTHERS.match(s.mask) or not_my_votes(c, s.mask))
        and row_of_votes_below(c)
    ) or (s.holds(SUM_HEADS) and ((traps.SUMS_TOLD.match(s.mask) and _sums_below(c)) or PRICES.match(s.mask))):
        c.setting.unreal = True
        c.fresh_lead = paragraph_below
    elif (planned := PLANNED.search(s.text)) and " I " not in s.text[planned.end() :] and not intent:
        c.setting.unreal = c.fresh_lead = True  # "You should do the following:"
    elif traps.head_conditional(s.mask) and not intent:
        c.setting.unreal = True  # "If Hob returns, I do the following:"
        c.fresh_lead = paragraph_below
        if IMPERATIVE_LEAD.search(text) or OF_VOTES.search(s.low):
            add_unclear(c, st.start, st.end, "condition")
    elif WISHES_TO.search(s.mask):
        return False
    elif (supposed := supposes(s.mask)) or SUGGESTED.search(s.low):
        c.setting.unreal = c.fresh_lead = True  # "Imagine:", "The text might be:"
        return supposed
    elif (why := undone_by_head(c, text)) and (not intent or IF_NOBODY.search(text)):
        c.setting.unreal = True  # "I take back the following:", over "- I give m5 to Hob"
        c.fresh_lead = paragraph_below
        add_unclear(c, st.start, st.end, why)
    else:
        return False
    return True


FORMALITY = expression(
    r"\b(?:hence|thus|whence|pardon|excuse|forgive|mind|despite|(?:sorry|apolog(?:y|ies|i[sz]e)|regrets?)\s+(?:for|about)|I\s+(?:(?!vote\b)[\w'’]+\s+){1,6}?in)\s+"
    r"(?:the|an?|its|this|my|our|all\s+the|so\s+much)\s+(?:\w+\s+)?(?:form|format|formula|formality|formalities|layout|wording)\b",
    re.I,
)
"""The form in which the author does something himself: "pardon the form:"."""
SUM_HEADS = frozenset(
    "gave given paid sent transferred received got owe owes owed lost won earned spent handed not never won't don't would could might may should ought if debt debts price prices tariff tariffs rates wares sale wanted fee fees cost costs bid bids offer offers suggested proposed possible past previous gifts gift payments payment transfers transfer balance balances holdings funds account accounts who must will made please sum sums rule rules".split()
)
"""One of these is in a head of sums that are not given."""
SUM = expression(r"\W*(?:m\d|\d+\s*m|\d+\s+(?:macks?|points?|mackerels?))", re.I)


def _sums_below(c: Context) -> bool:
    """Whether the next statement begins with a sum."""
    return any(SUM.match(c.body, one.start, one.end) for one in c.statements[c.index + 1 : c.index + 2])


WISHES_TO = expression(
    r"\bI\s*(?:(?:would|['’]d)\s+(?:\w+\s+)?(?:like|love)|wish)\s+to\s+(?:now\s+|hereby\s+)?(?:do|perform|take|make|announce)\b(?!.*\b(?:but|if)\b)"
)
"""A polite head of deeds: "I would like to do the following:"."""


def _of_others(c: Context, text: str) -> bool:
    """Whether a line with a colon heads deeds of somebody else, of another time, or still to be done."""
    told = traps.DEEDS_TOLD.match(text)
    who = told["whose"] or told["of"] if told is not None else None
    if told is None or who is None:
        return told is not None
    officer = text.startswith(who) and c.grammar.titles.fullmatch(who) is not None  # "Registrar's acts for nday 6:"
    return not (officer or is_author(c, who) or ENTITY.search(who))


def _actor_below(c: Context, text: str, actor: str | None) -> str | None:
    """Who does what stands below, if not the author; `actor`: who was read so far."""
    if actor is None and (label := OWN_LABEL.fullmatch(text)) and ENTITY.search(label[1]):
        actor = label[1]
        remember_entity(c, actor)
    doer = DOER.search(text)
    if doer and doer.group(1) not in ("I", *c.selves):
        actor = doer.group(1)
        remember_entity(c, actor)
    if (does := WHAT_IT_DOES.match(text)) and ENTITY.search(does[1]):
        actor = does[1]
        remember_entity(c, actor)
    several = DOES_SEVERAL.search(text)
    if several is not None and ENTITY.search(several[1]):
        actor = several[1]
        remember_entity(c, actor)
    caused = CAUSED.search(text)
    if caused:
        named_before = entity_before(text[: caused.start()]) or c.setting.last_actor
        actor = named_before if caused.group(1) == "it" else caused.group(1)
        if actor:
            remember_entity(c, actor)
    return actor


def _beside(c: Context, st: Statement) -> bool:
    """Whether the next statement goes on in the same line."""
    following = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    return following is not None and "\n" not in c.body[st.end : following.start]


AT_ONCE = expression(r"\b(?:at\s+once|now|immediately|right\s+away|today|straight\s+away|without\s+delay)\b", re.I)
"""In the head of what does not wait for the time of the list above."""


def _note_setting(c: Context, s: Scan, text: str, actor: str | None, beside: bool) -> None:
    """Note what the line says of those below: who acts, when, how often, in which office, with which intent; `beside`:
    what it leads to stands on the line itself."""
    frame = adjuncts(c.grammar, s, text, "", Setting(last_actor=c.setting.last_actor))
    ends, intents = text.endswith(":"), bool(INTENTS_LEAD.search(text))
    if ends and c.setting.when is not None and frame.when is None and AT_ONCE.search(text) is not None:
        c.setting.when = None
    imperative = bool(IMPERATIVE_LEAD.search(text) or THINGS_LEAD.search(text)) or (actor is not None and ends)
    if not (imperative or frame.when or frame.times != 1 or actor or frame.capacity or intents):
        return
    in_office = ends or (text.endswith(".") and (imperative or intents))
    c.setting = Setting(
        imperative=imperative,
        actor=actor,
        last_actor=actor or c.setting.last_actor,
        when=frame.when if ends else None,
        times=frame.times,
        capacity=frame.capacity if in_office else None,
        intents=intents,
        intent=intent_kind(c.grammar, text)[0],
        entities=c.setting.entities,
    )
    c.fresh_lead = beside is False
    c.office = c.setting.capacity or c.office
