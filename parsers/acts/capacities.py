"""Sentences with a frame of their own: duties, assertions, "I do this five times"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from dataclasses import replace

from engine.acts import Unclear
from engine.expressions import expression
from engine.language import Role, Slot
from parsers.acts.alive import DUTY_WORDS, REPEATING
from parsers.acts.context import Context, add_act, add_unclear, remember_entity
from parsers.acts.office_above import office_above
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.adjuncts import adjuncts, capacity_in
from parsers.clauses.conditions import LED_BY_CONDITION
from parsers.clauses.entities import known_entity
from parsers.clauses.model import Adjuncts, Hit, Setting
from parsers.clauses.moments import TIMES_WORDS
from parsers.clauses.sentence import read_sentence
from parsers.clauses.words import OFTEN
from parsers.firms import ENTITY
from parsers.scan import Scan
from parsers.slots.numbers import read_number
from parsers.slots.offices import read_ministry

_FIRST_OF_ALL = r"(?:(?:first(?:ly)?(?:\s+of\s+all)?|to\s+(?:begin|start)\s+with|before\s+(?:anything|all|everything)\s+else|above\s+all|for\s+a\s+start|by\s+way\s+of\s+(?:a\s+)?(?:premise|preface))\s*+,?\s+(?:(?:and\s+)?(?:because|since|as|so\s+that|for|seeing\s+that)\s(?:(?!\b(?:if|unless)\b)[^,;:.!?]){2,80},\s+)?)?"
"""In a transaction in prose: which of its statements it is, and why it is made."""
ASSERT = expression(
    _FIRST_OF_ALL
    + r"(?:(?:and|then|first|next|also|here|hereby|herewith|(?:with|by|through)\s+this(?:\s+(?:mail|message|line))?)(?:\s*+,)?\s+)*(?:I(?:['’]m|\s+am)\s+(?:hereby\s+|also\s+|now\s+)?(?:asserting|affirming|stating|declaring|certifying)\s+that\s+|(?:I|it)\s+(?:(?:hereby|herewith|here|also|further|now|do|does|\w+ly)\s+)*(?:(?:asserts?|affirms?|states?|declares?)(?:\s+(?:(?:this|these\s+things|the\s+following|as\s+follows|the\s+truth\s+of\s+(?:this|the\s+following))(?=\s*:)|(?:as|by\s+way\s+of)\s+(?:an?\s+|my\s+)?assertion(?=\s+that\b|\s*:)))?(?:\s*+:\s*|\s+)(?:that\s+)?|assumes?(?:\s*+:\s*|\s+that\s+))"
    r"|(?:(?:I|it)\s+(?:(?:hereby|herewith|here|also|further|now|do|does|\w+ly)\s+)*)?(?:claims?|maintains?|certif(?:y|ies)|confirms?|attests?|swears?|avers?|verif(?:y|ies)|holds?|warrants?|vouch(?:es)?|asserting)\s*(?:,\s*)?that\s+"
    r"|(?:(?:I|it)\s+(?:hereby\s+)?makes?\s+|under\s+)(?:the|an|this|one)\s+assertion\s*(?:that\s+|:\s*)|let\s+it\s+be\s+(?:asserted|stated|affirmed|true|so|noted|known)\s+that\s+|it\s+is\s+(?:an?\s+(?:\w+\s+)?(?:fact|given|truth)|certain|a\s+matter\s+of\s+(?:record|fact))\s+that\s+|the\s+(?:fact|truth)\s+is\s+that\s+|I\s+(?:hereby\s+)?(?:put|place|set)\s+(?:it\s+)?(?:on\s+record|down)\s+that\s+|it\s+(?:is\s+the\s+case|must\s+be(?:\s+(?:true|so))?|holds)\s+that\s+|(?:my\s+|an\s+|the\s+)?assert(?:ion|ed)?\b\s*+[:,]?\s*(?:that\s+)?|it\s+is\s+(?:hereby\s+)?(?:true|asserted|affirmed|stated|declared|assumed)\s*+:?\s*(?:by\s+me\s+)?that\s+)",
    re.I,
)
ASSERTED = expression(
    r"\W*(?:[Tt]hat\s+(?=(?:I|[Mm]y|[Tt]he|[A-Z][\w'’-]*)\s))?(?P<said>[^,;:!?]{4,160}?)(?:\s*[,–—-]+|;)\s+(?P<by>(?:so\s+|this\s+|(?:and\s+)?(?:this|that)\s+(?:too|also)\s+)?I\s+(?:hereby\s+|now\s+|also\s+|do\s+)*(?:affirm|assert|state|declare|certify|attest|aver)(?:\s+(?:this|that|it|so))?(?:\s+(?:too|also|as\s+well|likewise))?)\s*[.!]*\s*"
)
"""The same with what is asserted first: "Fauna is vacant, I affirm"."""
LED = expression(
    r"[^.!?]{0,100}\btransaction\b(?:[^.!?]{0,60}:[\s\[{]*|(?:,\s+[a-z][a-z\s-]{2,30}(?=,))?,?\s+(?=I\s))", re.I
)
THEN_DOES = expression(r"(?:,|\s+and|;)\s+(?:(?:and|then|also)\s+){0,2}(?P<deed>(?:I\s+)?(?P<verb>[a-z]+)\s)")
"""Behind an assertion: what its author does next."""
TELLING = frozenset("hold own have be possess need keep own see say stand wear lack".split())
"""Verbs of what may be asserted as well."""
"""What leads to a transaction on its own line."""
AND_THEN = expression(r"\s*+[,;]?\s*(?:and|then|but|while)\s+(?:then\s+)?|\s*+[;:]\s*")
_LAW = r"(?:the\s+|our\s+)?(?:rules|laws|statutes)(?:\s+of\s+(?:the\s+game|B\s+Nomic))?"
_ORDER = r"(?:oblige|require|demand|command|ask|bid|order|direct|prescribe|expect|want|tell)"
"""What laws do to who holds an office."""
DUTY = expression(
    rf"(?:(?:doing|performing)\s+my\s+(?:[\w'’]+\s+)?job(?=\s+as\b)|(?:doing|discharging|fulfil(?:l)?ing|performing|executing|carrying\s+out|meeting|honou?ring|satisfying)\s+(?:what|as|whatever|all\s+that)\s+[^,;.:]{{1,60}}?\s(?:my\s+(?:duty|obligation)|obliges|requires|demands|commands|asks|bids|orders|directs|imposes|prescribes|lays)\b|(?:doing|discharging|fulfil(?:l)?ing|performing|executing|carrying\s+out|meeting|honou?ring|satisfying)\s+(?:what|as|whatever|all\s+that)\s+{_LAW}\s+{_ORDER}\b|(?:because|since|as)\s+{_LAW}\s+{_ORDER}\s+(?:of\s+)?(?:me|the\s+(?-i:[A-Z])\w+)(?:\s+to(?:\s+do)?)?|in\s+(?:obedience\s+to|compliance\s+with)\s+{_LAW}|(?:obligations?|duty|duties)\b[^,;.:]{{0,60}},?\s+(?:(?:is|are)\s+)?(?:here(?:by|with)\s+(?:fulfil(?:l)?ed|discharged|done|performed|met|carried\s+out)|(?:fulfil(?:l)?ed|discharged|done|performed|met|carried\s+out)\s+here(?:by|with))(?=:)|I(?:['’]m|\s+am)\s+(?:bound|obliged|required|duty-bound),?\s+(?=as\b)[^;:.]{{1,80}}(?=:)|(?:fulfil(?:l)?ing|discharging|performing|executing|doing|carrying\s+out|meeting|honou?ring|satisfying)\s+(?:my|the|an|our|that|this|its|such)\s+(?:[\w'’]+\s+)?(?:obligations?|duty|duties)|(?:in|under|by|per|as)\s+(?:the\s+(?:very\s+)?same|that)\s+(?:capacity|duty|obligation)|(?:to|(?:in\s+order|so\s+as)\s+to)\s+(?:fulfil(?:l)?|discharge|meet|perform|honou?r|satisfy|do)\s+(?:my|the|an|our|that|this|such)\s+(?:[\w'’]+\s+)?(?:obligations?|duty|duties)|(?:pursuant\s+to|in\s+compliance\s+with|in\s+obedience\s+to|mindful\s+of|true\s+to|in\s+view\s+of|in\s+satisfaction\s+of)\s+(?:my|the|an|our|this|that)\s+(?:[\w'’]+\s+)?(?:obligations?|duty|duties)|per\s+(?:my\s+)?(?:obligation|duty)|(?:lays|puts|imposes)\s+(?:another|a\s+second|one\s+more|a\s+further)(?:\s+(?:one|duty|obligation))?\s+(?:on|upon)\s+(?:me|my\s+shoulders|the\s+(?-i:[A-Z])\w+)|under\s+(?:the|an|my)\s+(?:obligation|duty)\s+(?:that|which|laid|put|imposed|under)|as\s+the\s+(?-i:[A-Z])\w+\s+is\s+(?:obliged|required|bound)(?:\s+to(?:\s+do)?)?|(?:in\s+keeping|in\s+line|in\s+accordance)\s+with\s+(?:my|the)\s+(?:[\w'’]+\s+)?(?:obligations?|duty|duties)|(?:because|since|as)\s+[^,;.]{{2,60}}\s+(?:obliges|requires|directs|commands|orders|instructs|bids|binds|asks|demands|tells|charges)\s+(?:of\s+)?(?:me|the\s+(?-i:[A-Z])\w+)(?:\s+to)?|it\s+is\s+my\s+(?:[\w'’]+\s+)?(?:duty|obligation)\b[^;:.!?]{{0,80}}(?=:)|my\s+(?:[\w'’]+\s+)?(?:duty|obligation)\b[^;:.!?]{{0,60}}?\b(?:demands|requires|commands|obliges|bids|asks)\b[^;:.!?]{{0,20}}(?=:)|in\s+(?:the\s+)?(?:fulfil(?:l)?ment|discharge|performance|execution)\s+of|(?<=[,;:]\s)(?:obliged|required|bound|ordered|commanded)\s+(?:to\s+(?:do\s+)?(?:so|it|this)\s+)?by\s+[^,;.:]{{2,50}}|^(?:obliged|required|bound|ordered|commanded)\s+(?:to\s+(?:do\s+)?(?:so|it|this)\s+)?by\s+[^,;.:]{{2,50}}|as\s+(?:obliged|required|demanded|directed|commanded|bound)\s+(?:by|under|of\s+me\s+by)\s+[^,;.:]{{2,50}}|as\s+(?:(?:it\s+)?is\s+my\s+(?:duty|obligation|job)|(?:is\s+)?required)|as\s+(?:my|the)\s+(?:[\w'’]+\s+)?(?:obligations?|duty|duties)\b[^,;.:]{{0,60}}?\b(?:demands?|requires?|dictates?|commands?|asks?|obliges?|bids?|is|has\s+it))\b",
    re.I,
)
FURTHER = expression(r"\b(?:another|second|further|one\s+more)\b", re.I)
"""A duty beside the one that was done just before."""
SAME_CAPACITY = expression(r"\b(?:same|that)\s+(?:capacity|duty|obligation)\b", re.I)
DO_TIMES = expression(
    r"^(?:I\s+)?(?:do|take|perform|repeat)\s+(?:so|this|that|it|the\s+(?:above|same|former|foregoing|latter)(?:\s+\w+)?|that\s+action|this\s+action)\s+(.{1,30}?)\s+times\b(?!\s*:)",
    re.I,
)


LIVED_UP_TO = expression(
    r"\b(?:the|my|this|that)\s+(?:[\w'’]+\s+)?(?:obligation|duty)\b[^,;.:]{0,60}?,?\s+I\s+(?:(?:hereby|now)\s+)?(?:discharge|fulfil(?:l)?|meet|honou?r|satisfy|perform|carry\s+out)(?:\s+(?:hereby|now|thus))?(?:\s+by\s+(?=[a-z]+ing\b)|\s*[:,]\s+(?:and\s+|in\s+that\s+)?I\s+(?:hereby\s+|now\s+)?(?=[a-z]))|"
    r"\b(?:obligations?|duty|duties)\b[^,;.:]{0,60}\s(?:is|are)\s+(?:fulfil(?:l)?ed|discharged|done|performed|met|carried\s+out)\s+by\s+my\s+(?=[a-z]+ing\b)|\b(?:obligations?|duty|duties)\b[^,;.:]{0,60}[:,]?\s+(?:(?:is|are)\s+)?hereby\s+(?:fulfil(?:l)?ed|discharged|done|performed|met|carried\s+out)\s+by\s+(?:my\s+)?(?=[a-z]+ing\b)|I(?:,?\s+(?:as|being|in\s+my\s+(?:capacity|role)\s+as)\s+(?:the\s+)?[^,;:.!?]{3,40}?,?)?\s+(?:hereby\s+|now\s+)?(?:fulfil(?:l)?|do|discharge|meet|perform|honou?r|satisfy|carry\s+out|execute|live\s+up\s+to)\s+(?:my|the|an|our|this|that|these|said|such)\s+(?:[\w'’]+\s+)?(?:obligations?|duty|duties)\b,?(?:\s+(?:(?:(?:(?:which|that)\s+)?(?:is|was|has\s+been)\s+)?(?:laid|put|imposed|placed|set|conferred|resting|incumbent)\s+(?:up)?on\s+(?:me|the\s+(?-i:[A-Z])\w+)\s+)?(?:under|by(?!\s+[a-z]{3,}ing\b)|of|from|in|per|as|for)\s+[^,;.]{1,60}?|\s+(?:(?:that|which)\s+)?[^,;.:]{2,40}?\s(?:laid|lays|put|puts|imposed|imposes|placed|places)\s+(?:up)?on\s+(?:me|the\s+(?-i:[A-Z])\w+))?\s*(?:,\s*)?(?:and|by|:|,|in\s+that\s+I|to)\s+(?:I\s+(?:hereby\s+|now\s+)?)?(?=\w)"
    r"|I\s+(?:hereby\s+|now\s+)?do\s+(?:what|as)\s+(?:rules?\s+[\w ]{1,20}?|R\d+|the\s+rules?|my\s+\w+)\s+(?:requires?|demands?|asks?|orders?|commands?|obliges?|bids?)(?:\s+(?:of\s+)?(?:me|the\s+(?-i:[A-Z])\w+)(?:\s+to\s+do)?)?\s*(?:,\s*)?(?:and|:|,)\s+(?:I\s+(?:hereby\s+|now\s+)?)?(?=[a-z])",
    re.I,
)
"""A duty that its holder says he does, and what he does: "As Registrar I fulfil my obligation and strike ..."."""
ACT = expression(
    r"(?:[,:)]|(?<=[a-z0-9])|(?<=\s)[–—-]+)\s+(?:I(?:['’]m(?=\s+(?:\w+ly\s+)?\w+ing\b)|\s+am(?=\s+(?:\w+ly\s+)?\w+ing\b))?|i(?=\s+hereby\s)|the\s+[A-Z]\w+(?:\s+of\s+[A-Z]\w+)?(?=\s+hereby\s+[a-z]))(?:,\s+(?:as|the|in|being|acting)\s[^,;.:]{1,60},)?\s+(?:hereby\s+|now\s+)?(?P<said>.+)$"
)
NEAR_ACT = expression(r"\s+I\s+" + OFTEN + r"(?=[a-z])")
"""Right behind a duty: "so to meet that duty I mark Joel as departed"."""
RESULT = expression(
    r"[,:]\s+(?P<said>(?:the\s+)?(?!I\b|(?:if|when|unless|that|who|which|it|this)\b)[^,;.:!?]{2,60}?\s(?:is|are)\s+hereby\s.+)$"
    r"|^[^:]{0,80}:\s+(?P<told>(?:the\s+)?(?!I\b|(?:if|when|unless|that|who|which|it|this)\b)[^,;.:!?]{2,60}?\s(?:(?:is|are)\s+)?(?:now\s+)?(?:set|reset|cut|marked|changed|raised|lowered|increased|decreased|reduced|removed|added|moved|struck|given|awarded|restored|cleared|updated|replaced|renamed|transferred|destroyed|created)\b[^?]+)$",
    re.I,
)
"""What is so from then on: "As my duty demands, Joel is hereby marked as departed"."""
BEHIND = expression(
    r"\bI(?:,\s+(?:as\s+)?the\s+[a-z][\w ]{2,30},)?\s+(?:hereby\s+|now\s+)?(?P<said>[a-z]+\s(?:(?!\bI\b)[^;:.!?])+?),\s+(?P<duty>which\s+(?:is\s+my\s+(?:\w+\s+)?(?:duty|obligation)\b|is\s+the\s+(?-i:[A-Z])[\w ]{2,30}['’]s\s+(?:duty|obligation)\b(?!\s+to\b)|it\s+is\s+(?:my|the\s+(?-i:[A-Z])[\w ]{2,30}['’]s)\s+(?:duty|obligation)\b(?=[^;:.!?]{0,60}\bto\s+(?:do|make)\b))|(?:as|which)\s+[^,;.:]{2,50}?\s(?:requires|demands|asks|expects)\s+of\s+me\b|which\s+[^,;.:]{2,50}?\s(?:obliges|requires|directs|commands|orders|bids|binds)\s+me\s+to\s+do\b|as\s+(?:is\s+)?my\s+(?:\w+\s+)?(?:duty|obligation)\b"
    r"|as\s+[^,;.:]{2,50}?\s(?:obliges|requires|directs|commands|orders|instructs|bids|binds)\s+me\b)(?P<rest>[^;:.!?]{0,40})[.!]*$",
    re.I,
)
"""A duty that is named behind what is done: "I mark Joel as departed, which is my duty as Registrar"."""
OBLIGED = expression(
    r"\b(?:I(?:['’]m|\s+(?:am|was|have\s+been))\s+(?=(?:obliged|required|bound|duty-bound)\b)|(?=(?:it(?:['’]s|\s+is)\s+)?my\s+(?:\w+\s+)?(?:duty|obligation)\b))(?P<duty>[^;:.!?]{0,80}?)\sto\s+(?P<said>[a-z]+\s[^;:.!?]+?),?\s+(?:and|which|so)\s+(?:I\s+)?(?:hereby\s+|now\s+|so\s+)*do(?:\s+(?:so|it|that))?(?P<rest>(?:\s+(?:hereby|now|herewith))?)\s*[.!]*$",
    re.I,
)
"""What somebody is bound to do, and does: "As Registrar I am obliged to mark Joel as departed, and hereby do so"."""
THUS_DONE = expression(
    r",?\s+and\s+(?:so|thus|thereby|therewith)\s+(?:the|my|this|that)\s+(?:duty|obligation)\s+is\s.*$", re.I
)
WHY_NOT = expression(
    r"\b(?:not|never|hardly|why|when|nobody|n['’]t)\s+(?:(?:should|shall|would|do|did|will)\s+)?$", re.I
)
"""Before a subject that does nothing: "Never shall I fulfil my duty"."""
WILL_DO = expression(r"(?:will|shall)\s+(?:hereby\s+)?", re.I)
DEPUTY = expression(r"(?:deputy|acting|interim|duly\s+appointed)\s+(?:the\s+)?", re.I)
NO_CHANGE = expression(
    r"(?:(?:usually|always|often|never|mostly|sometimes|generally|seldom|rarely|only|just|still|also|really|merely|currently)\s+)*"
    r"(?:am|was|were|be|been|have|had|did|do(?:\s+not)?|don['’]t|can|could|would|should|might|may|must|find|found|like|love|hate|enjoy|think|feel|felt|believe|know|knew|hope|want|wish|need|try|tried"
    r"|(?:consider|think|wait|look|go|try|hop|plan|mean|wonder|read|work|hesitat|delay|ask|listen|watch|enjoy|check|prepar|sitt|stand|feel|be|gett)ing"
    r"|wonder|guess|suppose|say|said|see|saw|read|keep|kept|sleep|sit|wait|look|watch|hear|remember|forget|understand|understood|(?!feed|speed|proceed|embed|shed|seed|weed|heed)\w+ed)\b"
    r"|(?:usually|always|often|never|mostly|sometimes|generally|seldom|rarely)\b",
    re.I,
)
"""What somebody does all the time, has done, thinks or is."""
MINISTRY_OF = expression(r"\b[Mm]inist(?:ry|er)\s+(?:of|for)\s+[A-Z]\w+")
OF_THAT = expression(r"\b(?:of|in)\s+(?:that|this|it|the\s+above)\b|\b(?:that|this|such)\s+(?:duty|obligation)\b", re.I)
"""The duty was told of in the sentence before."""
DONE = expression(r"(.+)$")
AS_OFFICER = expression(r"(?:,\s*)?as\s+(?:the\s+)?(?:[A-Z]\w+(?:\s+of\s+)?(?:the\s+)?){1,3},?\s+")
JUST_TIMES = expression(
    r"(?:(?:and|all)\s+)?(?:(?:of\s+)?(?:this|that|it|the\s+above),?\s+)?(?:(?:is\s+)?(?:done\s+)?(?:x\s?|times\s+)(?P<n>[\w-]{1,20})|(?P<m>[\w' -]{2,30}?)\s+times(?:\s+over|\s+in\s+a\s+row)?|(?P<w>twice|thrice)(?:\s+over|\s+in\s+a\s+row)?)\s*+[.!]*\s*",
    re.I,
)
AGAIN = frozenset({"again", "once"})
ONCE_MORE = REPEATING | AGAIN
DO_AGAIN = expression(r"^I\s+(?:do|repeat)\s+(?:so|this|that)\s+(?:again|once\s+more)\s*+[.!]?\s*$", re.I)
DO_TWICE = expression(r"^(?:I\s+)?(?:do|repeat)\s+(?:so|this|that)\s+(twice|thrice)\b(?!\s*:)", re.I)


def duty(c: Context, st: Statement, s: Scan) -> bool:
    """ "Fulfilling my duty as Registrar, I mark Joel as departed."""
    words = c.grammar.roles.get(Role.DUTY)
    if words is None or not s.holds(DUTY_WORDS):
        return False
    behind = BEHIND.search(s.mask) or OBLIGED.search(s.mask)
    done = LIVED_UP_TO.search(s.mask)
    m = behind or done or DUTY.search(s.mask)
    if m is None or (FURTHER.search(m.group()) and not (c.acts and c.acts[-1].action == words.action)):
        return False
    before = s.mask[: m.start()]
    if traps.asks(s.text) or traps.supposes(before, s.vocab) or WHY_NOT.search(before) or traps.REPORTED.search(before):
        return False
    if LED_BY_CONDITION.match(before) is not None and traps.conditional(before):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "condition")
        return True
    subject = "I "
    if behind is not None:
        begin, end = behind.span("said")
    else:
        act = (DONE if done else ACT).search(s.text[m.end() :])
        if act is None and (near := NEAR_ACT.match(s.text, m.end())) is not None:
            act = DONE.search(s.text[m.end() :], near.end() - m.end())
        if act is None and (act := RESULT.search(s.text[m.end() :])) is not None:
            subject = ""
        if act is None or act[act.lastindex or 1].rstrip().endswith(":"):
            return False
        begin, end = m.end() + act.start(act.lastindex or 1), m.end() + act.end(act.lastindex or 1)
    said = THUS_DONE.sub("", s.text[begin:end])
    inner = AS_OFFICER.match(said)
    said = said[inner.end() :] if inner else said
    if NO_CHANGE.match(said) and "hereby" not in s.vocab:
        return False
    if traps.conditional(said) and '"' not in said:
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "condition")
        return True
    frame = adjuncts(c.grammar, s, s.text[:begin], "", c.setting)
    if (will := WILL_DO.match(said)) is not None:
        if frame.when is None:
            return False  # what he means to do some time
        said = said[will.end() :]
    named: tuple[str, ...] = (
        s.text[: m.start()],
        s.text[m.start() : begin],
        inner.group() if inner else "",
        s.text[end:],
    )
    of_that = OF_THAT.search(s.mask)
    above = c.statements[c.index - 1] if of_that and c.index else None
    told = c.body[above.start : above.end] if above is not None else ""
    titled = (
        MINISTRY_OF.search(named[1])
        or c.grammar.titles.search(named[1])
        or (MINISTRY_OF.search(named[0]) or c.grammar.titles.search(named[0]) if done or of_that else None)
        or (c.grammar.titles.search(named[-1]) if behind and not told else None)
    )
    capacity = (
        next(filter(None, (capacity_in(c.grammar, words) for words in named)), titled and titled.group())
        or (capacity_in(c.grammar, told) if told else None)
        or ((titled := c.grammar.titles.search(told)) and titled.group())
        or (c.last_capacity if SAME_CAPACITY.search(s.low) else c.setting.capacity or c.office)
        or office_above(c)
    )
    if capacity is None:
        return False
    deeds = read_sentence(c.grammar, Scan(subject + said, c.vocabulary, c.reply, purse=c.purse), Setting())
    at = len(subject)
    if any(hit.match.phrase.words is not None and not of_number(hit, said, at) for hit in deeds):
        return False
    found = read_ministry(Scan(DEPUTY.sub("", capacity), c.vocabulary), 0)
    c.last_capacity = capacity
    add_act(
        c,
        st,
        s,
        words.action,
        {
            words.param(Slot.MINISTRY): found[0][0][0] if found else None,
            words.param(Slot.TEXT): " ".join(said.split()).rstrip(" ."),
        },
        0,
        len(s.text.rstrip()),
        Adjuncts(when=frame.when, capacity=capacity),
    )
    return True


def of_number(hit: Hit, said: str, at: int) -> bool:
    """Whether a deed that makes a thing is read from words about one that has its number: "I move Consultation 9"."""
    words = hit.match.phrase.words
    return words is not None and words.document is not None and NUMBER.match(said, hit.match.end - at) is not None


NUMBER = expression(r"\s*#?\d")
OWNING = expression(
    r"(?:[Tt]he\s+)?((?!Sir\b|Lady\b|Captain\b|Minister\b|Proposal\b)[A-Z][\w'’&-]*(?:\s+(?:(?:of|and|&)\s+)?[A-Z][\w'’&-]*){2,4})\s+(?:owns|holds|has|possesses)\b"
)
"""What is asserted of an entity: no player has a name of three words, and who does it together with the author acts
through him."""


ENTITY_ASSERTS = expression(
    r"(?:[Tt]he\s+)?(?P<who>[A-Z][\w'’&-]*(?:\s+(?:(?:of|and|&)\s+)?[A-Z][\w'’&-]*){0,4})\s+(?:(?:hereby|also|now|further)\s+)?(?=asserts?\s)"
)
"""Who asserts, where that is not the author by name."""


def assertion(c: Context, st: Statement, s: Scan) -> int:
    """Where "I assert that ..." within a transaction ends, and other deeds may follow; 0 where nobody does so."""
    words = c.grammar.roles.get(Role.ASSERTION)
    if words is None or not c.tx_stack:
        return 0
    led = LED.match(s.text) if "transaction" in s.vocab else None
    m = ASSERT.match(s.text, led.end() if led else 0)
    actor = c.setting.actor
    if m is None and led is None and (named := ENTITY_ASSERTS.match(s.text)) is not None:
        actor = known_entity(named["who"], c.setting) or (named["who"] if ENTITY.search(named["who"]) else None)
        said_so = f"{'it ':>{named.end()}}{s.text[named.end() :]}"
        m = ASSERT.match(said_so, named.end() - len("it ")) if actor is not None else None
    if m is not None and POINTS_BACK.fullmatch(s.text, m.end()):
        m = None
    if m is None and led is None and (behind := ASSERTED.fullmatch(s.text)) is not None and not traps.asks(s.text):
        frame = Adjuncts(when=c.setting.when, actor=c.setting.actor)
        statement = {words.param(Slot.TEXT): behind["said"].strip()}
        add_act(c, st, s, words.action, statement, behind.start("said"), behind.end("by"), frame)
        return len(s.text)
    if not m or not s.text[m.end() :].strip():
        return 0
    if "claim" in m.group() and any(word in s.words.claims for word in CLAIMED.findall(s.text)):
        return 0  # what is claimed of an answer is a deed of its own
    end, stop = assertion_end(c, s, m.end())
    said = s.text[m.end() : end].strip().rstrip(".;! ")
    if (owner := OWNING.match(said)) is not None:
        remember_entity(c, owner[1])
    frame = Adjuncts(when=c.setting.when, actor=actor)
    add_act(c, st, s, words.action, {words.param(Slot.TEXT): said}, 0, len(s.text[:end].rstrip()), frame)
    return stop


def asserts(c: Context, s: Scan) -> bool:
    """Whether a statement within a transaction begins as an assertion does."""
    return bool(c.tx_stack) and ASSERT.match(s.text) is not None


POINTS_BACK = expression(r"(?:this|that|it|so)(?:\s+(?:too|also|as\s+well|likewise))?\s*[.!]*\s*", re.I)
"""Behind "I assert": what was said before, and nothing new."""
CLAIMED = expression(r"\b[A-Z]{4,}\b")


def assertion_end(c: Context, s: Scan, start: int) -> tuple[int, int]:
    """Where an assertion ends, and behind which sign other deeds go on: at a semicolon, or where its author does
    something next."""
    stop = s.text.find("; ", start)
    stop = stop if stop >= 0 else len(s.text)
    for then in THEN_DOES.finditer(s.mask, start, stop):
        if then["verb"] in c.grammar.verbs - TELLING:
            return then.start(), then.start("deed") - 1
    return stop, stop


def assertion_after(c: Context, st: Statement, s: Scan, first: int) -> None:
    """The same beside the acts of a sentence, which begin at `first`: "I resign as Oracle, and I assert that ..."."""
    words = c.grammar.roles.get(Role.ASSERTION)
    for join in AND_THEN.finditer(s.text) if words is not None else ():
        m = ASSERT.match(s.text, join.end())
        if words is None or m is None:
            continue
        stop = s.text.find(";", m.end())
        said = s.text[m.end() : stop if stop >= 0 else len(s.text)].strip().rstrip(".;! ")
        frame = Adjuncts(when=c.setting.when, actor=c.setting.actor)
        add_act(c, st, s, words.action, {words.param(Slot.TEXT): said}, m.start(), m.end() + len(said), frame)
    c.acts[first:] = sorted(c.acts[first:], key=lambda act: act.start)


NEXT_ACT = expression(
    r"\W*(?:(?:the|this)\s+)?(?:next|following)(?:\s+(?:act|action|deed|thing|one|sentence))?\s*,?\s+I\s+(?:hereby\s+|now\s+)?(?:do|perform|take|repeat|carry\s+out)\s+(?:(?P<twice>twice|thrice)|(?P<count>[\w' -]{1,24}?)\s+times)(?:\s+(?:over|in\s+a\s+row))?\s*+[.!]\s*",
    re.I,
)
"""Says how often the next sentence is done."""


def _times(c: Context, said: str) -> int | None:
    """How often, in words: "twice", "ten", "a Handful of"."""
    if (often := TIMES_WORDS.get(said.lower())) is not None:
        return often
    found = read_number(Scan(said, c.vocabulary), 0)
    return found[0][0] if found and isinstance(found[0][0], int) else None


def do_times(c: Context, st: Statement, s: Scan) -> bool:
    """ "I do this five times." after an act, or "The next act I perform five times." before it."""
    if ("next" in s.vocab or "following" in s.vocab) and (ahead := NEXT_ACT.fullmatch(s.text)) is not None:
        c.next_times = (c.index + 1, _times(c, ahead["twice"] or ahead["count"]) or 1)
        return True
    if not s.holds(ONCE_MORE) or not c.acts:
        return False
    if DO_AGAIN.match(s.text) and c.made_at == c.index - 1 and c.made_from == len(c.acts) - 1:
        c.acts[-1] = replace(c.acts[-1], times=c.acts[-1].times + 1)
        return True
    m = (
        DO_TIMES.match(s.text)
        or DO_TWICE.match(s.text)
        or (JUST_TIMES.fullmatch(s.text) if c.made_at == c.index - 1 else None)
    )
    if not m or not c.acts:
        return False
    said = next(group for group in m.groups() if group)
    times = _times(c, said)
    if times and (held := held_above(c)) is not None:
        c.unclear[-1] = replace(held, end=st.end, text=c.body[held.start : st.end])
        return True
    if times:
        c.acts[-1] = replace(c.acts[-1], times=times)
        return True
    return False


def held_above(c: Context) -> Unclear | None:
    """What is unclear in the sentence above, if no act was read since: it is what is done so many times."""
    last = c.unclear[-1] if c.unclear and c.index else None
    above = c.statements[c.index - 1] if c.index else None
    return last if last is not None and above is not None and above.start <= last.start > c.acts[-1].start else None
