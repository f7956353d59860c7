"""Lists whose head says that what they say is not done: it denies it, asks about it, or tells of it.

"I do none of the following." · "Shall I" · "Which of these do you want?" · "Pim wants me to:" · "What is going on:".
The head need not end in a colon; the lines have list marks, or name others as those who do it.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context, add_unclear
from parsers.acts.lists.put_off import put_off
from parsers.acts.lists.talked_about import only_talked_about
from parsers.body.statements import Statement
from parsers.clauses.traps import LATER
from parsers.clauses.words import AT_HEAD
from parsers.scan import mask_quotes

HEAD_ROOM = 240
"""Characters; a longer sentence is no head of a list."""
MOST_ITEMS = 12
"""Lines of a list that are looked at."""
_DOING = r"(?:do|doing|done|perform(?:ing|ed)?|tak(?:e|en|ing)|mak(?:e|ing)|carry(?:ing)?\s+out|happen(?:s|ing|ed)?)"
_THESE = r"(?:the\s+(?:following|below|above|things|acts?|actions?|list)|these|this|those|what\s+follows|it|them)\b"
_DENIED = expression(
    rf"\b(?:none|neither|nothing|not\s+(?:one|any|a\s+single\s+one))\s+(?:of|in|on|from)\s+{_THESE}[^.;:!?]{{0,60}}?\b(?:is|are|am|was|happens?|counts?|takes?|will|shall|does|do|has|have)\b(?!\s+(?:new|secret|a\s+joke|fun|easy|hard|difficult|expensive|cheap|final|needed|urgent|binding)\b)"
    rf"|\b{_DOING}\s+(?:none|neither|nothing|not\s+one)\s+(?:of|in|on|from)\s+{_THESE}"
    rf"|(?:\bnot|n['’]t|\bcannot|\bnever|\bno\s+(?:intentions?|wish|plans?|desire)\b|\brefuse|\bdecline|\bnobody|\bno\s+one|\bforbid)\b(?!\s+(?:wait|hesitate|mind|fail|help|only|just|merely|because|without)\b)[^.;:!?,]{{0,50}}?\b{_DOING}\s+(?:any(?:\s+of)?\s+)?{_THESE}"
    r"|^\W*(?:(?:and|but|the|some|a\s+few|other|more)\s+){0,2}(?:things|what|stuff|deeds|acts|actions|all|whatever)\s+(?:that\s+)?I(?:\s+(?:do|did|will|shall|am|would)\s+not\b|\s+(?:do|did|wo|would)n['’]t\b|\s+(?:never|refuse\s+to|no\s+longer|(?:have\s+)?decided\s+not\s+to)\b|['’]m\s+not\b)[^.;:!?]{0,40}:?\s*$"
    r"|^\W*(?:(?:things|what|all)\s+(?:that\s+)?I\s+(?:did|have\s+done)\s+(?:last|yesterday|earlier|before|in\s+n?week|on\s+n?day)\b|(?:not|never)\s+(?:done|doing|yet|today|to\s+be\s+done)\b|undone\b|left\s+undone\b)[^.;:!?]{0,30}:?\s*$"
    r"|\bI(?:['’]m|\s+am)\s+(?:not|never|no\s+longer)\s+(?:about|going|planning|willing|ready|prepared|inclined|here)\s+to\s*+[:,]?\s*$"
    r"|\bI(?:['’]m|\s+am)\s+(?:not|never)\s+(?:doing|going\s+to\s+do|about\s+to\s+do)(?:\s+\w+){0,3}\s*+[:,]?\s*$"
    r"|\b(?:decided|decide|advised?|am|was)\s+against(?:\s+\w+){0,3}\s*+[:,]?\s*$|\b(?:ruled|rule)\s+out(?:\s+\w+){0,3}\s*+[:,]?\s*$|\bthought\s+better\s+of(?:\s+\w+){0,3}\s*+[:,]?\s*$",
    re.I,
)
"""Nobody does it."""
_RESUMED = expression(
    r"\b(?:so|but|now|therefore|and|instead)\b[^.;:!?]{0,40}\bI\s+(?:(?:hereby|now|do|also|shall|will|therefore)\s+)*(?:do|perform|take|make|act|announce|proceed)\b(?!\s+(?:none|nothing|neither|not))[^.;!?]{0,60}$"
    r"|\b(?:so|and|but|now|well|therefore|right),?\s+(?:here\s+(?:goes|you\s+(?:go|are)|we\s+go|(?:it|they)\s+(?:goes|go|comes?|is|are)|(?:is|are)\s+my\s)|let\s+me\s+(?:try|begin|start|do\s+so)|I\s+(?:obey|comply|oblige|follow))\b[^.;!?]{0,40}$|\bhereby\b",
    re.I,
)
"""Turns to what is done after all."""
_ASKED_FIRST = expression(
    r"(?:^|[.!?:;,–—]\s+|\s-+\s+|\b(?:so|and|but|or|now|well)\s+)(?:shall|should|may|can|could|must|might|would|will|ought|do|does|did|am|is|are|have|has)\s+(?:I|we|you|one|it|anyone|anybody|someone|somebody|everyone)\b[^.:;!?]{0,70}[:,]?\s*$",
    re.I,
)
"""Its verb stands first: "Shall I"."""
_ASKED_WHAT = expression(
    r"\b(?:which|what|whether|how|poll|choose|pick)\b[^.;!]{0,60}\b(?:I|we|me)\s+(?:should|could|shall|might|may|ought|must|would)\b|\b(?:which|what)\s+(?:one\s+)?(?:of\s+)?(?:these|those|the\s+following|next|now|then)\b|\b(?:which|what)\s+(?:should|shall|could|would|might|ought|may)\s+(?:I|we)\b|\bwould\s+you\b",
    re.I,
)
"""It asks what is to be done."""
_ANY_OF = expression(r"\b(?:any|one|either|which|all|some|each|these|those|following)\b", re.I)
_ASKED_OF_ME = expression(
    r"(?<!\bI )(?<!\bthat I )\b(?:asks?|asked|tells?|told|wants?|wanted|wishes|expects?|expected|begs?|begged|urges?|urged|advises?|advised|invites?|invited|tempts?|dares?|forbids?|forbade|allows?|allowed|suggests?)\s+(?:me|us|that\s+I)\b[^.;:!?]{0,60}[:,]?\s*$"
    r"|\bI(?:['’]ve\s+been|\s+(?:was|am|have\s+been|had\s+been|\w+\s+been))\s+(?:asked|told|advised|expected|supposed|invited|tempted|forbidden|urged|begged|dared)\s+(?:not\s+)?to\b[^.;:!?]{0,70}[:,]?\s*$",
    re.I,
)
"""Somebody else would have it done."""
_ALLOWED = expression(
    r"\b(?:an?|the|every|any|each|no|some)\s+(?:[\w-]+\s+){1,3}(?:may|can|could|might|must|shall|should|will|would)(?:\s+(?:\w+\s+)?do(?:\s+(?:these|this|the\s+following))?)?\s*+[:,]?\s*$",
    re.I,
)
"""Tells what somebody of a kind may do."""
_TELLING = expression(
    r"\b(?:my\s+(?:own\s+)?notes?|notes\s+(?:on|of|about)|for\s+(?:reference|the\s+record|your\s+information)|fyi|summary|overview|recap|round-?up|digest|state\s+of\s+(?:play|affairs|things)|(?:as\s+)?(?:far\s+as\s+)?I\s+(?:can\s+tell|understand\s+it|know)|as\s+I\s+(?:see|understand|read)\s+(?:it|things)"
    r"|who\s+(?:is\s+)?(?:doing|does|did|has\s+done|takes?|gets?|owes|wants)\s+(?:what|whom)|what\s+(?:has\s+been|is|was)\s+(?:going\s+on|happening)|what\s+(?:happened|others|everybody|everyone|people|they)\b"
    r"|(?:now|still|currently)\s+(?:running|pending|under\s+way|open)|(?:pending|running|open|current|outstanding|other\s+people['’]s)\s+(?:usurpations?|coups?|intents?|actions?|deals?|moves?|matters|business)|in\s+the\s+news|rumou?rs?|gossip|history|chronicle|timeline)\b[^.;!?]{0,80}:\s*$",
    re.I,
)
"""Heads what others do."""
_FANCIED = expression(
    r"\b(?:as|how|what|where|the\s+way)\s+(?:I|we|you|(?-i:[A-Z])\w+)\s+(?:\w+ly\s+|like\s+to\s+)?(?:picture|imagine|envision|envisage|fancy|dream|fantasi[sz]e)s?\b"
    r"|\b(?:perfect|ideal|dream|imaginary|imagined|hypothetical|fictional|fictitious|make-believe|fantasy|alternate|parallel|utopian)\s+(?:[\w-]+\s+)?(?:n?day|\w*day|n?week|morning|evening|e?-?mail|message|turn|ballot|world|nomic|game|life|chair\w*|player|minister)\b"
    r"|\bworth\s+(?:eir|his|her|its|their)\s+salt\b|\b(?<!\bI )(?<!\bI really )ought\s+to\b"
    r"|^\W*(?:(?:some|a\s+few|more|my|the|this\s+n?week['’]s)\s+)?(?:famous\s+last\s+words|overheard\b|things\s+(?:nobody|no\s+one|people|you|one|everybody)\b|how\s+(?:not\s+)?to\b|(?:\w+\s+)?steps?\s+(?:to|towards?)\b|(?:a\s+)?recipes?\s+for\b|(?:jokes?|temptations?|scenarios?|dreams?|wish(?:es|\s?list)?)(?:\s+(?:of|for)\s[^:]{1,40})?\s*:|(?:[\w'’-]+\s+){0,3}?(?:bingo(?:\s+card)?|stages|phases|excuses|scenes|resolutions|predictions|prophecies|sayings|myths|confessions|symptoms|cliché?s|platitudes)(?:\s+(?:of|for|from|I|that|we|people|overheard)\b[^:]{0,60})?\s*:|(?:to\s+be\s+done|to\s+do|planned|scheduled)\b[^:]{0,40}?\b(?:next|later|not\s+(?:now|yet|today)|tomorrow|some\s?day)\b[^:]{0,30}:)"
    r"|\b(?:plans?|programme|program|agenda|schedule|ideas?)\s+for\s+(?:the\s+)?(?:next|some|another|one|other|later|tomorrow|the\s+(?:distant\s+)?future|my\s+(?:retirement|old\s+age))\b"
    r"|\b(?:next|another|some\s+other)\s+(?:n?week|n?day|month|year)(?:['’]s)?\s+(?:(?:\w+\s+)?(?:plans?|programme|program|agenda|schedule|ideas?|menu)\b|I\s+have\s+in\s+mind)|^"
    + AT_HEAD
    + r"(?:for\s+)?(?:next\s+(?:n?week|n?day|month|year|time)|tomorrow|later|some\s?day|another\s+(?:time|n?day))(?:,?\s+I\s+have\s+in\s+mind|,?\s+perhaps|,?\s+maybe)?\s*+:\s*$",
    re.I,
)
"""Heads what nobody does now: what is imagined, meant for other times, or told as others' words."""
_WRONG = expression(
    r"^(?!.*\b(?:correct|mend|fix|right|undo|amend|make\s+up|make\s+(?:\w+\s+){1,3}good|redo|remedy|repair|aside)\w*\b)[^.;!?]{0,80}?\b(?:errors?|mistakes?|faults?|flaws?|inaccuracies|(?:is|are|was|were|goes|went|gets?|got|things?|entry|entries)\s+(?:\w+\s+){0,2}?wrong|wrong\s+(?:with|in|about))\b[^.;!?]{0,60}:\s*$",
    re.I,
)
"""Heads what is wrong with something: "The list has these two errors:"."""
_ENDS_HEAD = r"[^.;:!?]{0,60}:\s*$"
_FREE = r"(?:rainy|quiet|slow|idle|lazy|calm(?:er)?|better|free|long|dull|sunny|wet)"
_PUT_OFF = expression(
    rf"^\W*(?:and\s+|but\s+|only\s+)?(?:after\s+(?:(?:the|my|our|these|this|all\s+(?:the|my))\s+)?(?:[a-z]+\s+)?{LATER}\b|come\s+(?:n?ext\s+)?(?:summer|winter|spring|autumn|fall|easter|christmas)\b){_ENDS_HEAD}"
    rf"|(?:^\W*(?:and\s+|but\s+)?(?:only\s+)?|[,;(–—-]\s+|\b(?:lists?|things|something|stuff|plans?|ideas?|notes?|jobs|tasks|chores|work|waits?|waiting|left|kept|meant|saved|do)\s+)(?:for|until|till)\s+(?:"
    rf"when\s+(?!I\s+(?:hereby|do)\b)|after\s|once\s+(?:the|my|all|I|we|it|this|(?-i:[A-Z])\w+)\s|(?:the|that|some|a)\s+(?:(?:fine|happy|far|distant|{_FREE})\s+)?(?:n?day|time|moment|hour|n?week|year)\s+(?:when|that|after|on\s+which|I)\s"
    rf"|(?:(?:a|some|the|my|another)\s+)?{_FREE}\s+(?:n?days?|n?weeks?|evenings?|nights?|times?|afternoons?|hours?|moments?|winters?|summers?|sundays?|weekends?)\b"
    rf"|(?:the|my|our)\s+(?:(?:long|next|summer|winter|christmas|easter)\s+)?(?:holidays?|vacations?|weekend|summer|winter|spring|autumn|retirement|old\s+age)(?=\s*[,:(])){_ENDS_HEAD}",
    re.I,
)
"""Heads what waits for some later time: "For when the exams are over:"."""
_WHEN_ONCE = expression(
    r"^\W*(?:and\s+|but\s+)?(?:once|when(?:ever)?|as\s+soon\s+as|the\s+day)\s+(?:I|we|it|you|(?:the|my|our|your|all|this|these|somebody['’]s)\s+(?!n?(?:day|week|year)\b)[\w-]+(?:\s+(?!period\b)[\w-]+)?|(?-i:[A-Z])[\w'’-]+)\s+"
    r"(?:ever\s+|finally\s+|next\s+)?(?:am|is|are|have|has|had|find|get|feel|come|return|wake|go|win|know|can)s?\b[^.,;:!?]{0,60}(?:,\s+(?!(?:I|so|here|this|these|my)\b)[^.,;:!?]{0,30})?:\s*$",
    re.I,
)
"""Heads what is done only then: "Once the exams are over:"."""
_I_DO = expression(r"\bI\s+(?:\w+\s+)?(?:do|perform|take|make|act|hereby)\b[^.;:!?]{0,60}:\s*$")
_MINE = expression(r"\W*(?:(?:and|so|then|or|also|now|hereby)\W+){0,2}(?:I\b|hereby\b|my\b)", re.I)
_THIRD = expression(r"\W*(?:(?:[Tt]he\s+)?[A-Z][\w'’&.-]*\s+){1,5}(?:(?:hereby|also|now)\s+)?[a-z]+s\b")
"""A line that tells what somebody does."""


def note_undone_list(c: Context, st: Statement) -> None:
    """Note that the lines under a statement are not done, where it says so."""
    below = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    if below is None or not below.line_start or below.still or st.still or c.tx_stack:
        return
    text = c.body[st.start : st.end].replace("\n", " ")
    if len(text) > HEAD_ROOM or (not below.mark and not text.rstrip().endswith(":")):
        return
    text = mask_quotes(text)
    if not below.mark and not text.rstrip().endswith(":"):
        return
    then = bool(below.mark) and _only_then(c, text)
    if then and below.start >= c.consumed:
        add_unclear(c, st.start, st.end, "condition")
    if (
        then
        or (below.mark and not (_in_item(c) and not text.rstrip().endswith(":")) and _undone(c, text))
        or _told(c, text, below)
    ):
        c.setting.unreal = True
        c.setting.imperative = c.setting.intents = False
        c.fresh_lead = below.new_paragraph
        c.rows = c.listed = None


def _only_then(c: Context, text: str) -> bool:
    """Whether a head says of what its author does in the lines below that he does it at some later time."""
    if not text.rstrip().endswith(":") or _RESUMED.search(text) is not None:
        return False
    return _WHEN_ONCE.search(text) is not None or (_PUT_OFF.search(text) is not None and _sentences_below(c))


def _undone(c: Context, text: str) -> bool:
    """Whether a head of marked lines denies what they say, or asks about it."""
    if _RESUMED.search(text) is not None:
        return False
    if _DENIED.search(text) is not None or _ASKED_OF_ME.search(text) is not None or _ALLOWED.search(text) is not None:
        return True
    if (_FANCIED.search(text) is not None or _PUT_OFF.search(text) is not None or put_off(text)) and _headlike(text):
        return True
    if only_talked_about(text) and not _sentences_below(c):
        return True
    asks = text.rstrip().endswith("?")
    if asks or (_ASKED_WHAT.search(text) is not None and not text.rstrip().endswith((".", "!"))):
        return _ASKED_WHAT.search(text) is not None or not _sentences_below(c) or _ANY_OF.search(text) is not None
    return _ASKED_FIRST.search(text) is not None and not text.rstrip().endswith((".", "!"))


def _headlike(text: str) -> bool:
    """Whether a line can be the head of those below it: it ends in a colon or is no sentence."""
    if _I_DO.search(text) is not None:
        return False
    return text.rstrip().endswith(":") or not text.rstrip().endswith((".", "!", "?", ";", ","))


def _in_item(c: Context) -> bool:
    """Whether the statement at hand is an item of a list itself, or part of one."""
    for n in range(c.index, max(-1, c.index - MOST_ITEMS), -1):
        if c.statements[n].line_start:
            return bool(c.statements[n].mark)
    return False


def _sentences_below(c: Context) -> bool:
    """Whether the lines of the list are sentences in which the author speaks of himself."""
    items = [one for one in c.statements[c.index + 1 : c.index + 1 + MOST_ITEMS] if one.mark]
    return all(_MINE.match(c.body, one.start, one.end) is not None for one in items)


def _told(c: Context, text: str, below: Statement) -> bool:
    """Whether a line with a colon heads lines that tell what others do."""
    if _RESUMED.search(text) is not None or _MINE.match(c.body, below.start, below.end) is not None:
        return False
    if below.mark and _WRONG.match(text) is not None:
        return True
    return _TELLING.search(text) is not None and _THIRD.match(c.body, below.start, below.end) is not None
