"""The ways in which an author says that he does what a verb says, each up to that verb.

I, for one, hereby and with great pleasure ...      a subject and how it is done (`SUBJECT`)
I would like to ..., I exercise my right to ...     a will, a right, a duty that is lived up to at once (`WISHING`)
It gives me great pleasure to ..., Let me ...       the same without "I" as the subject (`LEAVE`)
This is me ...ing                                   with the verb as a participle (`DOING`)
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.clauses.words import ADVERB, THIS_MAIL

FEELING = (
    r"(?:pleasure|regret|heart|reservation|hesitation|joy|sadness|delight|pride|relief|respect|apolog(?:y|ies)|thanks|glee|sorrow|reluctance"
    r"|enthusiasm|confidence|gratitude|satisfaction|effect|remorse|shame|conviction|mind|conscience|smile|sigh|grin|tear|ceremony|ado|delay|fail|question|fuss)"
)
"""What somebody does something with, or without."""
_WITH_FEELING = (
    r"(?:(?:a|an|no|not\s+a|the|my|all|some|much|most|great|greatest|deep|deepest|utmost|little|due|full|any|out|and|but|\w+[^\W\d_]y)\s+)*"
    rf"(?:\w+\s+)?{FEELING}s?"
)
MANNER = rf"(?:(?:and|but|yet)\s+)?(?:{ADVERB}|once\s+(?:more|again)|(?:with|without)\s+{_WITH_FEELING})"
"""How something is done: "hereby and forthwith", "reluctantly, but with a light heart"."""
_REMARK = r"(?![^,;.:!?]*\b(?:not|never|would|might|may|could|cannot|\w+n['’]t)\b)(?:[^,;.:!?]|\b(?-i:[A-Z])\.){1,60},"
_ASIDE = rf",\s(?:as\s+(?:any|every)(?:body|one|\s+\w+)(?:\s+of\s+\w+)?\s+(?:may|can|might|could),|{_REMARK})(?:\s(?:an?|the|being|as|of|having|in|on|who|with)\s{_REMARK})?"
_INNER = (
    rf"(?:{_ASIDE}|\s*\((?![^()]*\b(?:not|never|would|might|may|could|cannot|\w+n['’]t)\b)[^()]{{1,80}}\)"
    r"|\s+as\s+(?:(?:the|an?|your|our|deputy|acting)\s+)*(?-i:[A-Z])[\w'’]+(?:\s+(?:of|for)\s+(?:the\s+)?(?-i:[A-Z])[\w'’]+)?"
    r"|\s+[-–—]+\s[^,;.:!?–—-]{1,60}\s[-–—]+(?=\s))"
)
_MEANWHILE = r"(?:while|as|in|at|for|after|before|since|because|though|although|by|on|to|being|having|of|given|just)\b"
SUBJECT = expression(
    rf"I(?:['’]d(?=\s+like))?{_INNER}?(?=\W)(?:(?:\s+{MANNER},?(?=\s))+(?:(?<=,)\s(?={_MEANWHILE}){_REMARK}(?=\s))?)?\s+",
    re.I,
)
_RIGHT = (
    r"(?:(?:make|making)\s+use\s+of|take|use|seize|exercise|invoke|avail\s+myself\s+of)\s+(?:(?:this|the|my|that|an?)\s+)?(?:\w+\s+)?"
    r"(?:opportunity|chance|occasion|moment|liberty|rights?|powers?|privilege|prerogative|freedom|option|authority)\s+(?:here\s+|(?:under|in|per|by|as)\s+[\w ]{1,30}?\s)?to"
)
_BOUND = (
    r"(?:(?:have|see|find)|(?:am|['’]m)\s+(?:\w+ly\s+)?(?:left|faced)\s+with|(?:am|['’]m)\s+given)\s+(?:no|little)\s+(?:other\s+|real\s+|\w+\s+)?(?:choice|option|alternative|recourse|remedy|course|way(?:\s+(?:out|forward|round\s+it))?)\s+(?:but|except|save|(?:other\s+)?than)\s+to"
    r"|(?:feel|am|find\s+myself)\s+(?:\w+ly\s+)?(?:obliged|compelled|bound|forced|moved|constrained|driven|impelled|instructed|directed|honou?r[- ]bound|duty[- ]bound|called\s+upon)(?:\s+(?:in|by|under)\s+(?:my\s+)?[\w'’]+(?:\s+[\w'’]+){0,6}?)?\s+to(?:,\s[^,;:.!?]{2,40},)?"
    r"|can(?:\s*not|['’]t)(?:\s+in\s+[\w ]{3,30}?)?\s+(?:do\s+(?:other(?:wise)?|else)\s+than|help\s+but|choose\s+but)|can\s*not\s+but|can\s+(?:but|only)|can\s+do\s+no(?:thing)?\s+(?:else|other|more|less|better)?\s*(?:but|than(?:\s+to)?)"
    r"|(?:fear|regret|am\s+(?:afraid|sorry))\s+(?:to\s+say\s+)?(?:that\s+)?I\s+(?:must|have\s+to)"
)
_WRITING = (
    r"(?:am\s+|['’]m\s+)?(?:hereby\s+)?(?:writ(?:e|ing)|post(?:ing)?|send(?:ing)?|mail(?:ing)?)\s+(?:(?:this|to\s+you|you|in|back|here|once\s+more|again)\s+)*(?:(?:mail|message|note|post|lines?)\s+)?(?:in\s+order\s+)?to|use\s+this\s+(?:little\s+|short\s+)?"
    + THIS_MAIL
    + r"\s+to|(?:am|['’]m)\s+here\s+to"
)
_WISH = (
    r"(?:would|should|['’]d)\s+(?:(?:very\s+much|\w+)\s+)?(?:(?:like|love|prefer|wish|beg)(?:\s+(?:here|now|today)|,\s(?:with|without)\s[^,;:.!?]{2,40},)?\s+to|be\s+(?:\w+\s+)?(?:glad|happy|pleased|delighted|honou?red)\s+to)|(?:wish|desire|choose|elect|opt|beg(?:\s+leave)?|see\s+fit|dare|hasten)\s+to"
    r"|want\s+to(?=\s+(?:submit|propose|make|create|file|ask|pose|indict|teach)\b[^.!?;:]*:)"
    r"|must(?:,\s[^;.:!?]{1,140},)?(?=\s+hereby\s)"
    r"|(?:must|have\s+to),\s(?:with|to\s+my|alas|sadly|regretfully|I\s+fear|I['’]m\s+afraid|I\s+am\s+afraid)[^,;.:!?]{0,30},"
    r"|(?:must(?:\s+to)?|(?:have|['’]ve)(?:\s+got)?\s+to|(?:(?:have|['’]ve)\s+)?got(?:ta|\s+to))(?:(?=\s+(?:\w+ly\s+)?(?:object|support|second|vote|abstain|shelve|withdraw|resign|challenge|oppose|retract|zot|punish|step\s+down)\b(?![^.;:!?]*\b(?:before|until|at\s+some|some\s?(?:time|day)|soon|sooner|eventually|by\s+(?:n?day|then|tomorrow|the\s+end))\b))|(?=\s+(?:call|find|claim|declare|judge|deem|hold)\s[^.;:!?,]{2,80}\s(?-i:[A-Z])[A-Za-z]+\s*(?:[.,;!]|$)))|would(?=\s+(?:\w+ly\s+)?(?:ask|request|beg|urge|petition)\b)"
    r"|(?:(?:have|['’]ve)\s+(?:decided|chosen|resolved)|(?:am|['’]m)\s+(?:\w+\s+)?(?:pleased|happy|glad|proud|delighted|honou?red|content)|have\s+the\s+(?:\w+\s+)?(?:honou?r|pleasure|privilege|duty))\s+to"
    r"|(?:hereby\s+)?proceed\s+to|(?:take\s+it\s+upon\s+myself|make\s+so\s+bold\s+as|venture)\s+to"
    r"|(?:rise|stand\s+up|step\s+forward|stand\s+here|get\s+up)\s+to|(?:am|['’]m)\s+(?:also\s+|too\s+)?(?:one|another)\s+(?:of\s+(?:those|the\s+(?:players|people|ones))\s+)?(?:who|to)"
    r"|(?:have|beg|am|regret)\s+to(?=\s+(?:report|announce|declare|state)\b)"
    r"|(?:will\s+|['’]ll\s+|shall\s+)?(?:\w+\s+)?(?:(?:am\s+|['’]m\s+)?(?:just\s+)?going(?:\s+to\s+go)?|go)\s+ahead\s+and"
)
WISHING = expression(
    rf"I(?:\s+{MANNER},?(?=\s)){{0,4}}\s*(?:{_WISH}|{_RIGHT}|{_BOUND}|{_WRITING})(?:\s+{ADVERB},?(?=\s)){{0,4}}\s+",
    re.I,
)
GLADLY = expression(
    r"I(?:['’]ll\s+(?:(?:happily|gladly|hereby|cheerfully|therefore|just|now)\s+|go\s+ahead\s+and\s+)|\s+(?:will|shall)\s+(?:(?:happily|gladly|hereby|herewith|cheerfully|now)\s+|go\s+ahead\s+and\s+))",
    re.I,
)
"""A readiness said with the deed: "I'll gladly shelve 303"."""
_PLEASURE = r"(?:will|pleasure|duty|privilege|honou?r|decision|choice|wish|delight|joy)"
_MESSAGE = r"this(?:\s+(?:little\s+|short\s+)?" + THIS_MAIL + r")?"
RELISHING = expression(
    rf"I(?:\s+{ADVERB},?(?=\s))*\s+(?:have|take|find|feel|see)\s+(?:(?:the|a|an|no|my|some|much|great|greatest|every|particular|sincere|real|due|other|\w+est)\s+){{0,3}}"
    rf"(?:pleasure|satisfaction|honou?r|pride|hesitation|regret|joy|privilege|difficulty|delight|compunction|alternative\s+(?:but|save)|scruple|reservation)s?\s+(?:in|of|about)\s+(?:{ADVERB},?\s+)*(?=[a-z]+ing\b)",
    re.I,
)
"""The same with the verb as a participle: "I have pleasure in casting a vote"."""
RELISHES = frozenset(
    "pleasure satisfaction honour honor pride hesitation regret joy privilege difficulty delight compunction scruple reservation".split()
)
LEAVE = expression(
    rf"(?:(?:please\s+)?(?:let|allow|permit)\s+me(?:,\s(?:then|please|therefore|now|finally|also|first),)?\s+(?:to\s+)?|it\s+(?:is|be)\s+my\s+(?:\w+\s+){{0,2}}{_PLEASURE}\s+to\s+"
    r"|it\s+(?:now\s+|only\s+)?(?:remains|falls|is\s+left|behoves|behooves|befits)\s+(?:only\s+)?(?:(?:for|to|upon|on)\s+)?me(?:,\s[^,;:.!?\x00]{2,60},|,?\s+as\s+(?:(?:the|your|our)\s+)?(?-i:[A-Z])[\w'’]+(?:\s+of\s+(?:the\s+)?(?-i:[A-Z])[\w'’]+)?,?)?\s+(?:now\s+|only\s+)?to\s+|it\s+(?:gives|affords)\s+me\s+(?:\w+\s+){0,2}(?:pleasure|joy|pain|satisfaction|delight)\s+to\s+"
    r"|my\s+(?:conscience|heart|duty|honou?r|office|post)\s+(?:obliges|compels|bids|forces|moves|requires|tells|commands)\s+me\s+to\s+"
    r"|my\s+(?:\w+\s+){0,2}(?:decision|choice|act|action|deed|move|step|wish|request|desire)\s+(?:today\s+|now\s+|here\s+)?(?:is|:|is\s+this:)\s+to\s+"
    r"|(?:what|all|the\s+only\s+thing)\s+I\s+(?:(?:want\s+to\s+|shall\s+|will\s+)?do)\s*(?:(?:here|now|today|first|next)\s+)*(?:here|now|today|first|next)?\s*(?:is(?:\s+this)?\s*:?)\s+(?:to\s+)?(?=[a-z])"
    r"|(?:please\s+)?(?:add|count|put|number|list|include|place)\s+me\s+(?:(?:down|too|also)\s+)?(?:to|with|among|amongst|as\s+one\s+of)\s+(?:those|the\s+(?:players|people|ones))\s+who\s+"
    rf"|{_MESSAGE}\s+(?:is\s+(?:(?:hereby\s+)?(?:meant|intended|sent|written|here)\s+)?(?:me\s+)?|serves\s+)to\s+(?=\S)"
    rf"|the\s+(?:\w+\s+)?(?:purpose|point|aim|object)\s+of\s+{_MESSAGE}\s+is\s+to\s+(?=\S))(?:{ADVERB},?\s+)*",
    re.I,
)
"""Other ways in which an author says that he does what the verb says."""
PLEASE = expression(r"(?:please|kindly|pls|plz)\s+(?:also\s+)?(?=[a-z])", re.I)
OF_MINE = expression(r"\b(?:my|me|myself|mine)\b")
"""What somebody else can only do in the author's name, is done by asking for it: "Please withdraw my proposal 305"."""
DOING = expression(
    rf"(?:(?:this(?:\s+{THIS_MAIL})?|that)\s+(?:is|be)|you(?:['’]ll|\s+will)\s+(?:find|see)|(?:please\s+)?(?:consider|take|treat|count|regard)\s+{_MESSAGE}(?:\s+(?:as|to\s+be))?)\s+(?:me|my)(?:\s*+,)?\s+(?:\w+ly\s+|hereby\s+)?(?=[a-z]+ing\b)",
    re.I,
)
"""The same with the verb as a participle: "This is me voting FOR 303"."""

DESIRING = frozenset(
    "proceed venture rise stand step get got gotta ve one another would should must d want wish desire choose elect opt beg see dare hasten decided chosen resolved am m go going take ll will shall "
    "make making use seize exercise invoke avail have find feel can cannot fear regret write writing post posting send sending mail mailing".split()
)
"""One of these is in every wish."""
LEAVING = frozenset(
    "remains falls left behoves behooves befits let allow permit will pleasure duty gives affords decision choice act action deed move step request desire wish what all thing this purpose "
    "point aim object those who privilege honor honour delight joy conscience heart office post".split()
)
"""One of these is where an author takes leave to do something."""
WILLING = frozenset({"will", "shall", "ll"})
