"""Words around an order that change nothing: who moves it, that it is one, why it is done.

"I propose to", "Be it resolved that", "the Constitution shall be amended by": what is ordered stands behind them.
"""

from __future__ import annotations

from engine.amendments.words import ANY_VERB, MARK, rx

ON = (
    "and|then|but also|also|next|finally|lastly|furthermore|moreover|additionally|in addition|besides|after that"
    "|further"
    "|thereafter"
)
GOING = (
    r"(?:replac|delet|remov|omitt|repeal|revok|add|insert|append|chang|substitut|strik|leav|prepend|amend|re-?letter"
    r"|re-?number)ing\b"
)
BODY = (
    r"(?:conference|congress|council|(?:the|this) (?:board|committee|house|meeting|agm|assembly|society|club|branch))"
)
"""Who passes what is proposed."""
_NAME = r"(?-i:[A-Z])[\w.'\u2019-]*"
_I = "(?:i|we) (?:(?:hereby|would like to|want to|wish to) ?)*"
_WISH = r"(?:i|we)(?: would|['\u2019]d)? (?:like|want|wish)"
"""What the author would like to do: an order only if a text stands below it."""
_LAW = (
    r"the (?:(?-i:[A-Z])[\w'\u2019\-]* ){0,4}(?:constitution|(?:standing )?(?:rules|orders)|by-?laws"
    r"|articles of association|articles|statutes|charter)"
    r"(?: of (?:the )?(?-i:[A-Z])\w+(?: (?:(?:of|the|and|for) ){0,2}(?-i:[A-Z])\w+){0,5})?"
)
"""All rules together, as a society calls them."""
LEAD = rx(
    rf"(?:(?:{ON}|now|hereby|please|firstly|secondly|thirdly|fourthly|(?:first|second|third|fourth)(?=[,:]| of all\b)"
    rf"|so(?=[,:]| {ANY_VERB} )|therefore|thus(?=,)|hence|consequently|\(?[a-z\d]\)|accordingly"
    r"|upon (?:its |the |this )?(?:passage|adoption|enactment)(?: of this proposal)?"
    r"|(?:when|if|once|after|as soon as) this (?:proposal|motion|bill)"
    r" (?:passes|is passed|is adopted|is enacted|takes effect)"
    rf"|{_I}(?:propose|submit|make) a (?:proposal|motion|rule[ -]change) (?:to|that)"
    rf"|{_I}(?:propose|submit|move|make) the following (?:rule[ -])?(?:changes?|proposal|amendments?|motion)(?=:)"
    rf"|{_I}(?:propose|move|suggest)(?: that| to)?(?: we)?"
    rf"|(?:i|we) (?:hereby )?(?={ANY_VERB})|{_WISH} to(?= {ANY_VERB})"
    r"|(?:anyway|anyhow|well|ok|okay)(?=,)"
    r"|[IVX]{1,4}\.(?=[A-Z])"
    r"|amend the (?:report|order|motion|resolution|draft|bill)(?: by)?(?= (?:inserting|adding) (?:after|before))"
    rf"|(?:an? )?proposal to (?:amm?end|change|modify|revise) (?:rule |r)\d[\w.\-]*[.:]?"
    rf"(?=\n(?:the following|rule|r\d|{ANY_VERB}))"
    r"|it is (?:hereby )?proposed (?:that|to)"
    r"|this proposal (?:hereby )?(?=[a-z]+s\b)|(?:(?:now|therefore|and),? )*be it"
    r" (?:(?:further|therefore|hereby|also|thus|so) )*(?:resolved|enacted|ordered|ordained),? that"
    r"|(?:further )?resolved[,:]? that|that(?= (?:rule|the))"
    rf"|(?:rule|text|order|(?:proposed )?changes?|amendments?|motion|action|effect)"
    rf"(?=:[ \n](?:{ANY_VERB} |in (?:the )?rule|rule \d))"
    r"|that(?= (?:section|article|clause|regulation|by-?law|standing order|paragraph)s? \d)"
    rf"|to(?= {ANY_VERB} )"
    r"|let(?= (?:the )?rule)|let us"
    r"|proposal(?: \d+)?(?: \([^()]{1,40}\))?(?=:)|proposed(?=:)|\d{1,4}(?=: [A-Z])"
    rf"|(?:mr|mrs|ms|messrs)\. {_NAME}(?: (?:(?:of|de|von|van|the|and) )?{_NAME}){{0,6}}"
    r" (?:hereby )?moves? (?:to|that)"
    rf"|{BODY} (?:(?:hereby|therefore) )*(?:agrees|resolves|moves|proposes|votes)(?: (?:to|that))?"
    r"|by (?:means of |the passage of |virtue of )?this proposal"
    r"|as a single amendment|in the following order|simultaneously"
    r"|moved(?=[,:]| that | to )"
    rf"|moved(?: by)? {_NAME}(?: {_NAME}){{0,2}},?"
    rf"(?: (?:and )?seconded(?: by)? {_NAME}(?: {_NAME}){{0,2}})?[,:]? (?:that|to)"
    rf"|amend {_LAW} by(?= {GOING})"
    rf"|{_LAW} (?:is|are|be|shall be)(?: hereby)? (?:amended|modified|changed|altered) by"
    rf"(?= {GOING})"
    rf"|by(?= (?:the (?:addition|deletion|removal|omission|insertion|substitution)\b|{GOING}))"
    r")(?:\b|(?<=\)))[,:]? ?)+"
)
"""Words before an order."""
PREAMBLE = rx(
    r"(?:(?:following (?:previous|earlier|recent)"
    r"|for(?! (?:an?|one|two|three|\d+|each|every|all|any|some|now|as|this|those|next|players|voters|example|instance"
    r"|(?:the )?purposes?|the (?:next|rest|remainder|duration|coming|time|following|moment|present)))"
    r"|to(?! (?:the (?:extent|degree)|take|be|begin|start|end|fit|apply)\b)"
    r"|as (?=(?:i|we|you|they|it|this|that|these|there|the|he|she|no|nobody|everyone|everybody|somebody|someone|people"
    r"|discussed|promised|suggested|noted|mentioned|requested|announced|agreed|usual|always|proposed|threatened"
    r"|said|(?-i:[A-Z])\w+)\b)"
    r"|because|since|given|having|considering|whereas|due|pursuant)\b"
    r"|in (?:the )?(?:interests?|spirit|light|view|keeping|hono(?:u)?r|accordance)\b)[^,.;:\ue000]{2,160},"
    rf"|in order to [a-z]+ (?:[^,.;:\ue000\ue001]|{MARK}){{2,160}},"
)
"""Why something is done, before it."""
REASON = rx(
    r",? ?(?:which|who|as (?:it|this|they|we)(?! (?:stood|stands|was|were|reads?|existed))|because|since"
    r"|so (?:that|as)|in order to|for (?:the sake of|consistency"
    r"|clarity)"
    r"|to (?:make|avoid|prevent|reflect|clarify|ensure|match|fix|keep|allow))\b(?P<inner>[^.;:\ue000]{3,200})"
)
"""Why something is done, behind it."""
ENDING = rx(
    r",? ?(?:as a single (?:amendment|change)|as well|too|also|instead"
    r"|thereby|hereby"
    r"|as (?:was )?(?:discussed|agreed|suggested|promised|requested|mentioned)(?: before| above| earlier)?"
    r"|for (?:the sake of )?(?:clarity|consistency|simplicity|readability|brevity)(?= ?(?:[.;!]|$))"
    r"|, respectively(?!)"
    r"|upon (?:the )?(?:passage|adoption|enactment)(?: of this proposal)?)"
)
TERMS = rx(
    r".*\b(?:if|unless|only|when|until|once|except|not|either|provided|after|before"
    r"|consent|approval|permission|support|agree\w*|objects?|extent|degree|possible|as (?:soon|long|far)|stood|maybe"
    r"|perhaps|possibly|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|noon|midnight"
    r"|(?:this|next|last|coming|following|previous|earlier) (?:n?week|n?day|month|year|turn|round|season|proposal"
    r"|version|draft)"
    r"|only|half)\b"
)
"""What neither a reason nor a remark may hold: it may be a term of the order."""


def falls(lead: str, text: str) -> bool:
    """Whether the words before an order are those of a motion, and the text tells that some motion fell."""
    if _MOVED.match(lead) is None:
        return False
    return _FALLEN.search(text) is not None or any(int(won) <= int(lost) for won, lost in _SCORE.findall(text))


_MOVED = rx(r"\s*moved\b")
_FALLEN = rx(
    r"\b(?:amendment (?:by|moved|proposed|carried|accepted|to)|objected|objection)\b"
    r"|(?:\A|[.:;!)\-\u2013\u2014]\s+|\n\s*|\(\s*)(?:the )?(?:motion |amendment |vote )?(?:was |is )?"
    r"(?:lost|defeated|negatived|not carried"
    r"|withdrawn|tabled|failed|fails|rejected|deferred|postponed|referred|ruled out|no seconder|lapsed"
    r"|(?:carried|passed|adopted|agreed)(?: \w+)? as amended)\b"
)
"""What minutes say of a motion that was not carried, or not as it was moved."""
_SCORE = rx(
    r"(?<!rule )(?<![\w.])(\d{1,3}) ?"
    r"(?:(?:votes? )?(?:for|in favou?r|aye|yes|yea)s?,?(?: and)?|[-\u2013:]|to) ?(\d{1,3})\b"
)
"""The votes for a motion, and those against."""


def of_whole_law(lead: str) -> bool:
    """Whether the words before an order speak of all rules together: the order itself must say which is meant."""
    return _OF_LAW.search(lead) is not None


def is_wish(lead: str) -> bool:
    """Whether the words before an order are a wish."""
    return _WISHED.search(lead) is not None


_OF_LAW = rx(_LAW)
_WISHED = rx(rf"{_WISH} to\b(?! (?:propose|suggest|move|submit|make)\b)")
