"""Announcements in other words are put as "I intend, without objection, to ...".

    I, the Registrar, intend with support to ...             I                intend with support to ...
    I have an intent to announce: with support, to ...       I intend,                            with support, to ...
    I announce herewith that I want to ... with support      I intend                         to ... with support
    I'd like, with support, to ..., and this is my notice    I intend, with support, to ...
    here is my intent, without objection, to ...             I intend,        without objection, to ...
    notice, without objection, that Rule 31 is to be called  notice, without objection, that Rule 31 is      called

Who only wants something announces nothing: it takes the kind of the announcement, or words that give notice. Offsets stay
true.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from parsers.clauses.words import THIS_MAIL

NAMED = frozenset("intent intention intend plan propose mean".split())
"""One of these is where an intent is named, or led to in more words."""
KINDS = frozenset(
    "objection objections objector objectors support supporter supporters seconder seconders second seconds notice".split()
)
"""One of these is in every announcement."""
ASKING = frozenset("would could will can won".split())
ASKED = frozenset("you someone somebody everyone everybody rest".split())
"""One of each is where somebody asks something of the others besides."""
_TO_BECOME = expression(
    r"(?P<head>\W*(?:(?:my|a|public|formal|official|due)\s+)?(?:(?:notice|announcement|declaration)\s+of\s+)?(?:(?:my|an?)\s+)?inten(?:t|tion)\b[^:;.!?]{0,60}:\s+(?:the|my|our)\s[^:;.!?\"“]{2,60}?\s)(?P<becomes>(?:is|are)\s+to\s+(?:become|be\s+(?:changed|set|altered)\s+to|be(?=\s+[:\"“])))(?=\s)",
    re.I,
)
"""What a thing is to be, behind the label of an intent: "Notice of intent, without objection: the title of Rule 31 is to become ..."."""
_OFTEN = r"(?:\s+(?:hereby|herewith|now|also|too|therefore|formally|do)){0,2}"
_INTENDING = (
    r"(?:intend|plan|propose|mean|announce|declare|have\s+an|give\s+notice|make\s+known|want|wish|state|let\s+it\s+be)"
)
_BESIDE = expression(
    rf"(?<![\w'’])I(?P<who>,\s+(?!(?:if|unless|when|once|with(?:out)?|until|as\s+soon)\b)[^,;:.!?\d\"“\x00]{{2,60}},)(?={_OFTEN}\s+{_INTENDING}\b)"
)
"""Who somebody is, between himself and what he intends."""
_NAMED = expression(
    rf"(?<![\w'’])I{_OFTEN}\s+(?:announce|declare|have|give\s+notice\s+of|state|make|post|file|register|lodge)\s+(?:an|one|my|another|a\s+(?:new|further|second|third|formal|last))\s+(?:\w+\s+)?inten(?:t|tion)(?:\s+of\s+(?:my\s+own|mine))?(?:\s+to\s+(?:announce|declare|make|post))?(?:\s+(?:here|too|as\s+well|today))?"
    r"(?:\s*:|\s+[–—-]+)(?=\s+(?:(?:with(?:out)?|w/o)\s[^;:.!?\x00]{2,60}?\s)?to\s)",
    re.I,
)
"""An intent by its noun, and behind a mark what it is."""
_WANTED = expression(
    rf"(?<![\w'’])I{_OFTEN}\s+(?:announce|declare|give\s+notice|state|let\s+it\s+be\s+known|make\s+(?:it\s+)?known|notify\s+(?:you|all|everyone|everybody)(?:\s+all)?)(?:\s+(?:hereby|herewith|here|now|formally))?\s+that\s+I(?:['’][dm]|\s+am|\s+would)?\s+(?:want|wish|like|mean|aim|minded|wanting|looking)(?=,?\s+(?:(?:with(?:out)?|w/o)\s[^;:.!?\x00]{{2,60}}?\s)?to\s)",
    re.I,
)
"""What somebody announces that he wants."""
_NOTICE_OF = r"(?:(?:my|your|the|our|due|formal|fair|public|me\s+(?:giving|serving))\s+)+(?:notice|announcement|warning)\b(?:\s+(?:of|for)\s+(?:it|that|this|the\s+same))?"
_NOTICED = (
    rf"(?:(?:please\s+|pray\s+)?(?:take|consider|count|treat|regard|read)\s+(?:this|that)\s+(?:(?:as|to\s+be)\s+)?{_NOTICE_OF}"
    rf"|you\s+(?:may|can|should)\s+(?:all\s+)?(?:take|consider|count|treat|regard|read)\s+(?:this|that)\s+(?:(?:as|to\s+be)\s+)?{_NOTICE_OF}"
    rf"|this\s+(?:(?:here|mail|message|post|note)\s+)?(?:is|serves\s+as|counts\s+as)\s+{_NOTICE_OF}"
    r"|(?:consider|count|think|hold)\s+yourselves\s+(?:all\s+)?(?:\w+ly\s+)?(?:notified|warned|told|informed|advised)|you\s+have\s+(?:hereby\s+)?been\s+(?:\w+ly\s+)?(?:notified|warned|told|informed))"
)
_NOTICE_BEHIND = expression(
    r"(?P<i>(?<![\w'’])I)(?P<want>(?:['’](?:d|m|ll)|\s+would|\s+will|\s+shall|\s+am)?\s+(?:(?:also|rather|very\s+much|much|be|going\s+to|gonna)\s+){0,3}(?:want|wanting|like|wish|wishing|mean|meaning|aim|aiming|plan|planning|looking))"
    rf"(?P<deed>,?\s+(?:(?:with(?:out)?|w/o)\s[^;:.!?\x00]{{2,60}}?\s)?to\s[^;:.!?\x00]{{4,200}}?)(?P<notice>(?:,?\s+(?:and|so)|;|,|\s+[–—-]+)\s+(?:and\s+)?{_NOTICED})(?=\W*$)",
    re.I,
)
"""What somebody wants, and behind it that this is his notice."""
_ASKED_BESIDES = expression(
    r"(?P<deed>(?!\W*(?:(?:and|but|so|or|well|now)\W+){0,2}(?:shall|should|may|can|could|would|do|does|did|will|must|am|is|are|might|what|why|how|when|where|who|which)\b)[^?;\x00]{8,300}?)"
    r"(?P<asked>,?\s+(?:and|but)\s+(?:would|could|will|can|won['’]t)\s+(?:you|someone|somebody|everyone|everybody|the\s+rest\s+of\s+you)(?:\s+(?:all|both|too|now)){0,2}\s+(?:please|kindly|pls|mind|be\s+so\s+(?:kind|good)|do\s+me\s+the\s+favou?r)\b[^?;:\x00]{0,120}\?+)(?P<end>\W*)",
    re.I,
)
"""A deed, and behind it what its author asks of the others besides."""
_TO_BE_CALLED = expression(
    r"(?P<is>\b(?:is|are))\s+to\s+be(?=\s+(?:called|named|titled|entitled|known\s+as|retitled)\b)", re.I
)
_NOTICE_HEAD = expression(
    r"\W*(?:[^;:.!?\x00]{0,80}\b)?(?:notice|announcement|intent|intention|announce)\b[^;:!?\x00]{0,160}(?::|\bthat\b)",
    re.I,
)
_HEAD_OF_NOTICE = expression(
    r"(?P<head>\W*(?:(?:so|and|now|well|please),?\s+){0,2}(?:(?:please\s+)?(?:consider|take|count|let)\s+this\s+(?:(?:as|be)\s+)?|this\s+is\s+|here\s+is\s+|I\s+(?:hereby\s+|also\s+|now\s+)?give\s+|hereby\s+)?(?:(?:my|due|formal|public|a|your|fair)\s+){0,2}notice\b[^:;.!?\x00]{8,160}):(?=\s+(?!(?:to|I|that)\b)\S)",
    re.I,
)
"""The head of what a notice is of: "Consider this my notice, without objection, of two changes that I mean to make: ..."."""
_BEHIND = r"(?=(?:\s*[,(–—-]*\s*(?:with(?:out)?|w/o)\s[^;:.!?\x00]{2,60}?\)?)?\s*[,:–—-]?\s+to\s)"
"""Behind an intent: of which kind it is, and its verb."""
_MAIL = rf"this(?:\s+{THIS_MAIL})?"
_LED = expression(
    r"(?P<open>\W*(?:(?:and|also|now|so|then|next|second|finally|likewise|furthermore)\s*+,?\s+){0,2})"
    rf"(?:(?:here(?:with|by)?(?:\s+(?:is|comes|goes|follows)|['’]s)?|now\s+(?:comes|follows)|{_MAIL}\s+(?:is|serves\s+as|counts\s+as|announces|states|declares|gives|carries|brings|(?:is|serves)\s+to\s+(?:announce|declare|state|give|serve|make\s+known|register|record))"
    rf"|(?:please\s+|pray\s+)?(?:note|take\s+note\s+of|record|register|log|enter|(?:consider|take|count|treat|regard|read)\s+{_MAIL}(?:\s+(?:as|to\s+be))?|let\s+{_MAIL}\s+(?:be|serve\s+as|stand\s+as|count\s+as))"
    r"|(?:(?:hereby|herewith|now|formally)\s+)*(?:announcing|declaring|stating|giving|serving|posting|registering|recording|publishing|filing|lodging)"
    r"|I\s+(?:(?:hereby|also|now|do|formally|herewith|further|again)\s+)*(?:announce|declare|state|have|give|post|file|make|publish|register))\s*:?\s+)"
    r"(?:(?:my|mine|an?|the\s+following|due|formal|public|official|own|another|second|third|new|further)\s+){0,3}(?:(?:notice|announcement|declaration|statement)\s+of\s+(?:(?:my|mine|an|the)\s+)?)?inten(?:t|tion)(?![\w-])"
    + _BEHIND,
    re.I,
)
"""An intent that is shown, noted, taken or filed: "Here is my intent, without objection, to ..."."""
_MINE = expression(r"\b(?P<whose>mine\s+(?:own\s+)?)(?=inten(?:t|tion)\b)", re.I)
_WHAT_I = expression(
    r"(?P<what>\W*(?:(?:and|so|now)\s+)?(?:what|all)\s+)(?P<do>I\s+(?:(?:hereby|now|also)\s+)*(?:intend|plan|propose|mean))(?P<to>(?:\s+to\s+do)?)(?P<kind>(?:\s*,?\s+(?:with(?:out)?|w/o)\s[^;:.!?\x00]{2,60}?,?)??)(?P<is>\s+is(?:\s+this)?(?:\s*:)?)(?=\s+to\s)",
    re.I,
)
"""What somebody intends, as the subject of its sentence."""
_THE_FOLLOWING = expression(
    r"(?P<do>(?<![\w'’])I\s+(?:(?:hereby|now|also)\s+)*(?:intend|plan|propose))(?P<kind>(?:\s*,?\s+(?:with(?:out)?|w/o)\s[^;:.!?\x00]{2,60}?,?)??)(?P<what>\s+(?:the\s+following|this)\b)(?P<more>(?:\s*,?\s+(?:with(?:out)?|w/o)\s[^;:.!?\x00]{2,60}?)??)(?P<mark>\s*:)(?=\s+to\s)",
    re.I,
)
_LET_KNOW = expression(
    r"(?P<i>(?<![\w'’])I\s+(?:(?:hereby|now|also)\s+)*)(?P<let>let\s+(?:you(?:\s+all)?|everyone|everybody)\s+know)(?=\s+that\s+I\s)",
    re.I,
)
_KIND = expression(r"\bwith(?:out)?[\s-]+(?:\w+\s+){0,2}?(?:objections?|support(?:ers?)?)\b", re.I)
_NO_NOTICE = expression(
    r"\b(?:was|were|gave|given|had|if|unless|no|not|never|last|yesterday)\b|n['’]t\b|\bintend\b[^:]{0,80}\bto\s+[a-z]",
    re.I,
)


_AM_DOING = expression(
    r"(?<![\w'’])I(?P<who>,\s+(?P<what>(?P<as>as\s+)?(?!(?:if|unless|when|once|until|not|never|with|without)\b)[^,;:.!?\d\"“\x00]{2,50}),)\s+(?=am\s+(?:(?:hereby|now|herewith)\s+)?[a-z]{2,12}ing\b)"
)
"""The same of somebody who is doing something."""


def beside_himself(text: str) -> str:
    """The text, of the same length, without who somebody is that intends something."""
    return _BESIDE.sub(lambda found: "I" + " " * len(found["who"]), text)


def am_doing(text: str) -> str:
    """The text, of the same length, with who somebody is that does something behind, or before, his "I"."""
    return _AM_DOING.sub(_plainly, text)


def _plainly(found: re.Match[str]) -> str:
    said = f"{found['what']}, I" if found["as"] else "I"
    return said.ljust(len(found[0]) - 1) + " "


def intended(text: str) -> str:
    """The text, of the same length, with "I intend" for an intent that is named, wanted or noticed."""
    if (named := _NAMED.search(text)) is not None:
        text = text[: named.start()] + "I intend,".ljust(len(named[0])) + text[named.end() :]
    if (wanted := _WANTED.search(text)) is not None:
        text = text[: wanted.start()] + "I intend".ljust(len(wanted[0])) + text[wanted.end() :]
    if (noticed := _NOTICE_BEHIND.search(text)) is not None and len(noticed["want"]) >= len(" mean"):
        want = " intend" if len(noticed["want"]) >= len(" intend") else " mean"
        said = (noticed["i"] + want).ljust(noticed.end("want") - noticed.start()) + noticed["deed"]
        text = text[: noticed.start()] + said + " " * len(noticed["notice"]) + text[noticed.end() :]
    if _TO_BE_CALLED.search(text) is not None and _NOTICE_HEAD.match(text) is not None:
        text = _TO_BE_CALLED.sub(lambda found: f"{found['is']} now".ljust(len(found[0])), text)
    return _plain_notice(text)


def led(text: str) -> str:
    """The text, of the same length, with "I intend" for an intent that is led to in other words."""
    text = _MINE.sub(lambda found: "my".ljust(len(found[0])), text)
    text = _LET_KNOW.sub(lambda found: f"{found['i']}tell you".ljust(len(found[0])), text)
    if (found := _LED.match(text)) is not None:
        said = f"{found['open']}I intend".ljust(found.end())
        return said + _without_mark(text[found.end() :])
    if (found := _WHAT_I.match(text)) is not None:
        said = " " * len(found["what"]) + found["do"] + " " * len(found["to"]) + found["kind"]
        return said.ljust(found.end()) + text[found.end() :]
    if (found := _THE_FOLLOWING.search(text)) is not None:
        said = text[: found.start()] + found["do"] + found["kind"] + " " * len(found["what"]) + found["more"]
        return said.ljust(found.end()) + text[found.end() :]
    return text


_MARK = expression(r"(?P<kind>[^:–—\x00]{0,80}?)\s*(?P<mark>[:–—-])(?=\s+to\s)")


def _without_mark(text: str) -> str:
    """What stands behind an intent, without a mark before its verb."""
    found = _MARK.match(text)
    return text if found is None else found["kind"].ljust(found.end()) + text[found.end() :]


def _plain_notice(text: str) -> str:
    """The text with no more in its head than that it is a notice, and of which kind."""
    head = _HEAD_OF_NOTICE.match(text)
    kinds = (
        " and ".join(" ".join(kind.split()).replace("-", " ") for kind in _KIND.findall(head["head"])) if head else ""
    )
    if head is None or not kinds or _NO_NOTICE.search(head["head"]) is not None:
        return text
    return f"Notice, {kinds}".ljust(head.end("head")) + text[head.end("head") :]


def asked_besides(text: str) -> str:
    """The text, of the same length, without what its author asks of the others behind what he does."""
    found = _ASKED_BESIDES.fullmatch(text)
    if found is None:
        return text
    return found["deed"] + ".".ljust(len(found["asked"])) + found["end"]


def to_become(text: str) -> str:
    """The text, of the same length, with "becomes" for "is to become" behind the label of an intent."""
    return _TO_BECOME.sub(lambda found: found["head"] + "becomes".ljust(len(found["becomes"])), text)
