"""A text that is brought in the passive or with half a verb: "My Tweak, called 'Comma', is hereby submitted:", "Two
Consultations, submitted herewith.", "My way out, herewith submitted as a Refresh Proposal:".

The sentence is read as what its author does ("I hereby submit my Tweak, called 'Comma':"), and keeps its length.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Mapping, Set
from typing import Final

from engine.expressions import expression
from parsers.clauses.words import OFTEN, THIS_MAIL
from parsers.search.worded import Worded

BRINGING_TEXTS: Final = frozenset(
    "submit offer present propose table tender lodge file put hand lay post bring raise issue introduce enter move float make create found form establish draw".split()
)
"""Verbs by which somebody brings a text before the others."""
CARRYING: Final = frozenset({"hand", "send", "lay"})
"""Those that say so only with a particle, and else that somebody gets the text."""
MARKED: Final = frozenset(
    {"hereby", "herewith", "me", "mail", "message", "here", "below", "following", "follow", "find", "written"}
    | {"drafted", "prepared", "drawn", "composed", "got", "made", "have"}
)
"""One of these is in what is brought by the words themselves."""
LONGEST: Final = 300
"""Characters; who brings a text says so in a shorter sentence."""
GAP: Final = " " * 16
"""Nor with such gaps in it, over which each expression would go many times."""
_ADVERB = (
    r"(?:hereby|herewith|now|also|both|all|further|formally|duly|officially|respectfully|humbly|by\s+me|with\s+this\s+"
    + THIS_MAIL
    + r")"
)
_BROUGHT = expression(
    r"(?P<head>\s*(?:(?:and|so|but|then|next|also|finally|lastly|secondly|now|instead|in\s+(?:its|their|his|her|eir|that|this)\s+(?:place|stead)|in\s+addition|further|moreover|besides|for\s+good\s+measure|today|at\s+last|on\s+top\s+of\s+(?:that|it))(?:\s*+,)?\s+){0,3}(?:(?:for|to|before)\s+(?:the|you|your|this|all)\b[^,;:.!?()\"“\x00]{0,40},\s+)?)"
    r"(?P<thing>(?:[\"“][^\"”]{1,100}[\"”]|\([\"“]?[^()\"“”]{1,60}[\"”]?\)|[^;:.!?\x00\"“()]){1,160}?)"
    rf"(?P<be>\s*,|\s*\(|\s+[–—-]+|\s*:(?=\s+(?:hereby|herewith)\b)|\s+(?:is|are)(?=\s))\s*(?P<by>(?:{_ADVERB}(?:\s*+,)?\s+){{0,3}})(?P<done>[a-z]+)(?:\s+(?:forward|in|up|out|before\s+(?:you|ye|the\s+[\w ]{{3,20}})(?:\s+all)?))?"
    rf"(?P<more>(?:(?:\s*+,)?\s+(?:{_ADVERB}|here|today|this\s+nday|(?:for|to)\s+(?:you|your|the|all|this|every)\b[^,;:.!?()\x00]{{0,50}}?|(?:under|per)\s+rule\s+\w+|as\s+follows|thus|like\s+(?:this|so)|as\s+(?P<as>(?:an?|my|the|another|our)\s+[^,;:.!?()\"“\x00]{{2,60}}?(?:[\"“][^\"”]{{1,100}}[\"”])?)|(?P<under>under\s+the\s+(?:title|name)(?:\s+of)?\s+(?:[\"“][^\"”]{{1,100}}[\"”]|[^,;:.!?()\"“\x00]{{2,60}}?)))){{0,3}})"
    r"(?:\s*+(?P<close>\)))?(?P<rest>\s*+(?:[:.!]|(?:,\s+|(?<=\s))(?:and|which|it\s+reads|reading)\b|,\s+to\s+wit|$).*)",
    re.I | re.S,
)
_SEVERAL = expression(
    r"(?P<head>\s*(?:(?:and|so|but|then|next|also|finally|lastly|now)(?:\s*+,)?\s+){0,3}(?:(?:for|to)\s+(?:the|you|your|all)\b[^,;:.!?()\"“\x00]{0,40},\s+)?)"
    r"(?P<lead>here(?:with|by)|here\s+(?:are|come|follow)|(?:below|herewith|following)\s+(?:are|come)|(?:there|here|herewith|now)\s+follow|please\s+(?:find|take|accept|receive)|you\s+(?:will\s+)?find\s+(?:here|below|herewith))\s+"
    r"(?P<thing>(?:(?:my|the\s+following|these)\s+)?(?:two|three|four|five|six|several|[2-9])\s+(?:(?:new|small|short|little|further|more|following)\s+){0,2})",
    re.I,
)
_FROM_ME = expression(
    r"\s*(?:,?\s+(?:from\s+me|of\s+mine|by\s+me|herewith|hereby|below|for\s+(?:the|your)\s+(?:oracle|pool|queue|ballot|attention|consideration|delectation|pleasure)|to\s+(?:be\s+)?(?:answered|voted\s+on)[^.:;!?]{0,30}))*\s*+[:.!]?\s*",
    re.I,
)
_NO_THING = expression(
    r"\b(?:is|are|was|were|am|be|been|being|i|me|we|you|he|she|they|it|if|unless|when|has|have|had|will|would|shall|should|do|does|did|not|never|can|could|may|might|must|which|who|whom|whose|because|since|while|before|after|no|any|every|each|those)\b",
    re.I,
)
"""In no name of what is brought."""
_BEFORE_KIND = expression(
    r"\b(?:of|to|on|for|in|about|with|against|by|from|under|over|into|than|as|like|your|his|her|their|eir|that)\b|['’]s\b|[,(\"“]",
    re.I,
)
"""Before the noun: the text is something else that has to do with such a thing ("my vote on the proposal")."""
_BEHIND_KIND = expression(
    r"\s*(?:$|[,:.(\"“–—-]|(?:of|for|from|on|about|below|beneath|against|with|by|to|concerning|regarding|that|in|under|titled|entitled|called|named|headed|dubbed|known|following)\b)",
    re.I,
)
_NUMBERED = expression(r"\s*(?:no\.?\s*|number\s+)?[#p]?\d", re.I)
_DETERMINED = expression(
    r"(?:an?|the|my|our|this|these|another|one|two|three|four|five|several|some|\d+|nweek['’]s)\s", re.I
)
TOLD = expression(
    r"\b(?:would|could|should|might|may|will|can|must|is|are|was|were|has|had|have|if|not|never|yesterday|last|ago)\b",
    re.I,
)
"""In no line that only brings a text."""
ABOVE = expression(r"\b(?:above|foregoing|preceding)\b", re.I)
"""The text stands before the words that bring it."""
_AS = expression(
    r"(?P<head>\s*(?:(?:and|so|then|also|now)(?:\s*+,)?\s+)?)(?P<by>(?:(?:hereby|herewith|now)\s+)?)(?P<done>submitted|handed\s+in|filed|tabled|lodged|offered|presented|proposed|posted|tendered)\s+(?P<bye>(?:(?:hereby|herewith|by\s+me|today|now)\s+){0,2})as\s+(?=(?:an?|my|another|one\s+more)\s)",
    re.I,
)
"""A text that is brought without saying what it is but by "as": "Handed in as a Tidiness List, all of it found today:"."""
_DETERMINER = r"(?:an?|my|another|one|this)"
_THERE_IS = Worded(
    rf"(?P<head>\s*(?:(?:and|so|but|then|next|also|now|today)(?:\s*+,)?\s+){{0,2}})(?:(?:there|here)(?:\s+(?:is|are)|['’]s)\s+(?:(?:the|its)\s+(?:text|rules|terms|words|wording)\s+of\s+)?|I(?:\s+have|['’]ve(?:\s+got)?)\s+)?(?P<thing>{_DETERMINER}\s[^,;:.!?()\x00\"“]{{2,60}}?(?:,?\s*[\"“][^\"”]{{1,100}}[\"”])?)"
    rf"(?:,?\s+too)?,\s+(?:which\s+I\s+(?:(?P<by>hereby|herewith|now)\s+)?(?P<verb>[a-z]+)(?P<bye>\s+(?:hereby|herewith|now))?|(?:hereby|herewith)\s+(?P<done>[a-z]+))"
    r"(?:(?:\s*+[,;])?\s+(?:and\s+)?(?:(?:it|which)(?:\s+is|['’]s)\s+|(?=(?:called|named|titled|entitled)\b)|(?P<name>(?:and\s+)?(?:its|the)\s+(?:name|title)\s+is)\s+|(?P<goes>it\s+goes\s+by\s+the\s+name\s+of)\s+)(?P<called>(?:(?:called|named|titled|entitled)\s+)?[\"“][^\"”]{1,100}[\"”]))?(?P<end>\s*+[:.]?\s*)",
    "which hereby herewith",
    re.I,
)
"""A text that there is, and what its author does with it: "There is a new Subgame, which I hereby create; it is called
'Tag':"."""
_WHICH_IS = expression(
    r"(?P<head>\s*(?:(?:and|so|then|also|now)(?:\s*+,)?\s+){0,2})(?P<thing>(?:the|an?|my|this|another|one)\s(?:(?!:\s)[^;.!?()\x00]|(?<=[Oo]fficer):|(?<=[Oo]fficers):){2,120}?),\s+which\s+I\s+"
    rf"(?P<by>(?:(?:hereby|herewith|now)\s+)?)(?P<verb>[a-z]+)(?P<bye>(?:\s+(?:hereby|herewith|now|with\s+this\s+{THIS_MAIL}))?),?\s+(?:is|are|reads?|runs?|says?|goes?)(?:\s+(?:this|these|so|thus|the\s+following|as\s+follows|as\s+below))?(?P<end>\s*+:\s*+)",
    re.I,
)
"""A text with what its author does in a clause about it: "The contract 'Dawn', which I hereby make, is this:"."""
_WRITTEN = expression(
    rf"(?P<head>\s*(?:(?:and|so|then|also|now|well)(?:\s*+,)?\s+){{0,2}})I(?:\s+have|['’]ve)(?:\s+(?:just|also|now|finally|here))?\s+(?:written|drafted|prepared|drawn|composed|got|made)(?:\s+up)?\s+(?P<thing>{_DETERMINER}\s[^;:.!?()\x00\"“]{{2,80}}?(?:,?\s*[\"“][^\"”]{{1,100}}[\"”])?)"
    r"(?:\s*+,)?\s+(?:and|which)\s+(?:I\s+)?(?:(?:hereby|herewith|now|so|therefore|here)\s+){0,2}(?P<verb>[a-z]+)(?:\s+(?:it|this|the\s+same))?(?:\s+(?:forward|in|up))?(?:\s+(?:now|here|hereby|herewith|below|as\s+follows|to\s+you(?:\s+all)?))*(?P<end>\s*+[:.]?\s*)",
    re.I,
)
"""A text that its author has written, and what he does with it: "I have written a Tweak and submit it now:"."""
_TO_BRING = expression(
    rf"(?P<head>\s*(?:(?:and|so|then|also|now|well)(?:\s*+,)?\s+){{0,2}})I(?:\s+have|['’]ve)(?:\s+got)?\s+(?P<thing>{_DETERMINER}\s[^,;:.!?()\x00\"“]{{2,60}}?)\s+to\s+(?P<verb>[a-z]+)(?:\s+(?:forward|in|up|here|now|today))*(?:,\s+(?:and\s+)?(?:it|this|here)(?:\s+it)?(?:\s+is|['’]s|\s+goes)(?:\s+(?:this|it|here|below|as\s+follows))?)?(?P<end>\s*+:\s*+)",
    re.I,
)
"""A text that its author has to bring: "I have a Tweak to submit:"."""
_WHOLE_VERBS: Final = frozenset("create found form establish make propose offer submit draw".split())
"""Verbs that need no particle to bring a text."""
_AS_I = expression(
    r"(?P<head>\s*(?:(?:and|so|then|also|now)(?:\s*+,)?\s+)?)as\s+(?P<thing>(?:an?|my|another|one)\s[^,;:.!?()\x00\"“]{2,40}?)(?:\s*+,)?\s+I\s+"
    + OFTEN
    + r"(?P<verb>[a-z]+)(?:\s+(?:forward|in|up))?(?:\s+(?:the\s+following|this|what\s+follows|these\s+lines))?(?P<end>\s*+:\s*+)$",
    re.I,
)
"""A text that is brought with what it is in front: "As a Tweak I put forward:"."""
_DONE = r"(?:submitted|offered|presented|proposed|tabled|filed|lodged|handed\s+in|put\s+forward)"
_ONLY_DONE = expression(
    rf"\s*(?:hereby|herewith)\s+(?!proposed\b){_DONE}(?:\s+(?:by\s+me|today|(?:for|to)\s+(?:you|your|the|all)\b[^,;:.!?()\x00]{{0,40}}?))?(?P<end>\s*:\s*)",
    re.I,
)
"""Who brings what the subject of his mail names, in one word: "Hereby submitted:"."""
_DONE_IS = expression(
    rf"\s*{_DONE}(?:\s+(?:hereby|herewith))?\s+(?:for|to)\s+(?:you|your|the|all)\b[^,;:.!?()\x00]{{0,40}}?(?:,\s+[^,;:.!?()\x00]{{1,60}},)?\s+is\s+(?=(?:the|a|an|my|this)\s)(?P<thing>[^,;:.!?()\x00]{{3,60}})(?P<end>[.:].*)",
    re.I | re.S,
)
"""The same before what is brought: "Submitted for your approval is the proposal below."."""
_QUOTED = expression(r"[\"“][^\"”]{1,100}[\"”]")


def as_submitted(text: str, said_words: Set[str], kinds: re.Pattern[str], verbs: Mapping[str, str]) -> str:
    """The text, of the same length, with who brings what it says to be brought; `said_words` are those of the text,
    `kinds` nouns for texts, `verbs` participles with their verbs."""
    if len(text) > LONGEST or GAP in text.strip() or "\t\t" in text.strip():
        return text
    if (only := _ONLY_DONE.fullmatch(text)) is not None:
        return "I submit this".ljust(only.start("end")) + only["end"]
    if (done := _DONE_IS.fullmatch(text)) is not None and (kind := kinds.search(done["thing"])) is not None:
        deed = "I submit ".ljust(done.start("thing")) + done["thing"]
        return deed + done["end"] if _alone(done["thing"], kind) else text
    several = _SEVERAL.match(text)
    if several is not None:
        kind = kinds.match(text, several.end())
        if kind is not None and kind.group().lower().endswith("s") and _FROM_ME.fullmatch(text, kind.end()):
            lead = "I submit".ljust(several.end("lead") - several.start("lead"))
            if len(lead) == several.end("lead") - several.start("lead"):
                return text[: several.start("lead")] + lead + text[several.end("lead") :]
    said = _AS.match(text)
    if said is not None and (said["by"] or said["bye"] or text.rstrip().endswith(":")):
        kind = kinds.search(text, said.end())
        told = TOLD.search(text, kind.end()) if kind is not None else None
        if kind is not None and told is None and _alone(text[said.end() :], kinds.search(text[said.end() :]) or kind):
            return text[: said.end("head")] + "I submit".ljust(said.end() - said.end("head")) + text[said.end() :]
    there = _THERE_IS.fullmatch(text, said_words)
    if there is not None and (brought := _there_is(there, kinds, verbs)) is not None:
        return brought.rjust(len(text)) if len(brought) <= len(text) else text
    if "which" in said_words and (found := _WHICH_AT_END.search(text)) is not None:
        return _at_its_end(text, found, kinds)
    if "which" in said_words and ":" in text:
        text = _which_is(text, kinds)
    for pattern in (_WRITTEN, _TO_BRING, _AS_I):
        written = pattern.fullmatch(text)
        if written is not None and written["verb"].lower() in BRINGING_TEXTS:
            kind = kinds.search(written["thing"])
            if kind is not None and _alone(written["thing"], kind):
                verb_said = written["verb"].lower()
                lead = verb_said if verb_said in _WHOLE_VERBS else "submit"
                deed = f"{written['head']}I {lead} {written['thing']}"
                room = written.start("end")
                return deed.rjust(room) + written["end"] if len(deed) <= room else text
    if not any(verbs.get(word) in BRINGING_TEXTS for word in said_words):
        return text
    found = _BROUGHT.fullmatch(text)
    verb = verbs.get(found["done"].lower()) if found is not None else None
    if found is None or verb not in BRINGING_TEXTS or not _by_itself(found):
        return text
    thing = _thing(found, kinds)
    if thing is None:
        return text
    begin, end = found.start("thing"), found.start("rest")
    verb = "submit" if verb in CARRYING else verb
    for lead in (f"I hereby {verb} ", f"I {verb} "):
        if len(lead) + len(thing) <= end - begin:
            return text[:begin] + lead + thing.rjust(end - begin - len(lead)) + text[end:]
    return text


def _which_is(text: str, kinds: re.Pattern[str]) -> str:
    """The same with the deed first, where what the author does stands in a clause about the text."""
    found = _WHICH_IS.fullmatch(text)
    if found is None or found["verb"].lower() not in _WHOLE_VERBS or not (found["by"] or found["bye"]):
        return text
    thing = found["thing"]
    kind = kinds.search(thing)
    if kind is None or not _alone(thing, kind) or _NO_THING.search(_QUOTED.sub("", thing)):
        return text
    deed = f"{found['head']}I hereby {found['verb'].lower()} {thing[0].lower()}{thing[1:]}"
    room = found.start("end")
    return deed.rjust(room) + found["end"] if len(deed) <= room else text


def _there_is(found: re.Match[str], kinds: re.Pattern[str], verbs: Mapping[str, str]) -> str | None:
    """The same with the deed first, where the thing is a text and is brought with these words."""
    verb = found["verb"] or verbs.get((found["done"] or "").lower(), "")
    kind = kinds.search(found["thing"])
    if verb.lower() not in BRINGING_TEXTS or kind is None or not _alone(found["thing"], kind):
        return None
    if not (found["by"] or found["bye"] or found["done"]) or _NO_THING.search(_QUOTED.sub("", found["thing"])):
        return None
    called = found["called"] or ""
    if called and not called[0].isalpha():
        called = f"called {called}"
    said = f"{found['head']}I hereby {verb} {found['thing']} {called}".rstrip()
    return said + found["end"]


_WHICH_AT_END = expression(
    r"(?<=[a-z])(?<!\bis)(?<!\bare)(?<!\bwas)(?P<thing>\s+(?:an?|my|another)\s[^,;:.!?()\x00\"“]{2,40}?(?:,?\s*[\"“][^\"”]{1,100}[\"”])?),\s+which\s+I\s+(?P<by>hereby|herewith|now)\s+(?P<verb>[a-z]+)(?P<end>\s*+[:.]?\s*)$"
)
"""A text at the end of what else is said, and what its author does with it: "The rest goes into a Tweak, which I hereby
submit:"."""
_PUT_OFF = expression(
    r"\b(?:if|unless|until|once|when|whenever|would|could|might|should|may|not|never|nothing|next|later|perhaps|maybe)\b|n['’]t\b",
    re.I,
)
_CLAUSE = expression(r"[.;!?]\s")


def _at_its_end(text: str, found: re.Match[str], kinds: re.Pattern[str]) -> str:
    """The text, of the same length, with a clause of its own for the text that is brought at its end."""
    thing, verb = found["thing"].strip(), found["verb"]
    kind = kinds.search(thing)
    before = _CLAUSE.split(text[: found.start()])[-1]
    if verb not in BRINGING_TEXTS or kind is None or not _alone(thing, kind) or _PUT_OFF.search(before):
        return text
    said = f"; I {found['by']} {verb} {thing}"
    return text[: found.start()] + said.rjust(found.start("end") - found.start()) + text[found.start("end") :]


def _by_itself(found: re.Match[str]) -> bool:
    """Whether it is said that the text is brought with these words."""
    said = f"{found['by']} {found['more']}".lower()
    below = _BELOW.search(found["thing"]) is not None and found["be"].strip() in ("is", "are")
    return below or "here" in said or "by me" in said or "with this" in said


_BELOW = expression(r"\b(?:below|following)\b", re.I)
"""In a thing that is brought by what only says that it is brought."""


def _thing(found: re.Match[str], kinds: re.Pattern[str]) -> str | None:
    """What is brought, as the object of the verb."""
    thing = found["thing"].strip(" ,")
    bare = _TO_BE_CITED.sub("", _QUOTED.sub("", thing))
    if _NO_THING.search(bare):
        return None
    if found["as"] and _QUESTION.fullmatch(bare):
        return None  # what it is about is no title of it
    if found["as"]:
        kind = kinds.search(found["as"])
        if kind is not None and ABOVE.search(bare) and _alone(found["as"], kind):
            return f"the above as {found['as'].strip()} {found['under'] or ''}".rstrip()
        title = _QUOTED.search(thing)
        named = f", titled {title[0]}" if title is not None else f" {found['under']}" if found["under"] else ""
        return found["as"].strip() + named if kind is not None and _alone(found["as"], kind) else None
    kind = kinds.search(thing)
    if kind is None or not _alone(thing, kind):
        return None
    thing = f"{thing.removesuffix(' below')} {found['under']}" if found["under"] else thing
    return thing[0].lower() + thing[1:] if _DETERMINED.match(thing) else f"a {thing}"


_TO_BE_CITED = expression(
    r",\s+(?:to|which\s+(?:may|shall|is\s+to))\s+be\s+(?:cited|known|called|titled|named)\b(?:\s+as)?", re.I
)
"""Behind a text, before its title."""
_QUESTION = expression(r"\s*(?:the|this|my)\s+(?:following\s+)?question\W*", re.I)


def _alone(thing: str, kind: re.Match[str]) -> bool:
    """Whether the thing is of that kind, and a new one."""
    if _BEFORE_KIND.search(thing, 0, kind.start()) or _NUMBERED.match(thing, kind.end()):
        return False
    return _BEHIND_KIND.match(thing, kind.end()) is not None


_TAKES_BACK = r"(?:withdraw|retract|take\s+back|pull|scrap|drop|recall)\s+(?P<what>[^,;:.!?\x00]{1,60}?)"
_BRINGS = r"(?:(?:hereby|now|instead|herewith)\s+)?(?:submit|table|offer|propose|bring|enter|put(?:\s+in)?)\s+"
_INSTEAD = r"in\s+(?:its|eir)\s+(?:place|stead)"
_ANOTHER_ONE = r"(?:the|an?|this|my)\s+(?:[a-z-]+\s+){0,2}one\b"
_SUCCESSOR = (
    rf"(?P<one>{_INSTEAD}\s+(?:{_ANOTHER_ONE}|this\b|the\s+following\b)|{_INSTEAD}(?=\s+[\"“])"
    rf"|(?:{_ANOTHER_ONE}|this)\s+{_INSTEAD}|(?:the|an?)\s+(?:[a-z-]+\s+){{1,2}}one(?=,?\s+[\"“]|\s*:))(?=\s*[,:\"“])"
)
_REPLACED = expression(
    rf"\bI\s+(?:(?:hereby|now|also)\s+)?{_TAKES_BACK}\s*,?\s+(?:and|to)\s+{_BRINGS}{_SUCCESSOR}", re.I
)
_IN_ITS_PLACE = expression(
    rf"\W*(?P<instead>{_INSTEAD}),?\s+I\s+{_BRINGS}(?P<one>{_ANOTHER_ONE}|this\b|the\s+following\b|(?=[\"“]))",
    re.I,
)
_TAKEN_BACK = expression(rf"\bI\s+(?:(?:hereby|now|also)\s+)?{_TAKES_BACK}\s*$", re.I)
_KINDS = (
    (expression(r"\b(?:refresh|rps?|consultations?|objections?|votes?|claims?|contracts?)\b", re.I), ""),
    (expression(r"\btweak\b", re.I), "Tweak"),
    (expression(r"\b(?:proposal|prop)\b|\b[pP]?\d{2,6}$|^[\"“].+[\"”]$", re.I), "proposal"),
)
"""What something that is taken back is, by how it is called; the first that is found counts."""
SUCCEEDING = frozenset({"place", "stead", "one"})
"""One of these is where a text is brought in the place of another."""


def brought_instead(text: str, before: str) -> str:
    """The text, of the same length, with what is brought by its kind where that is said by what it takes the place of: "I
    withdraw 418 and submit in its place the short one"; `before`: the sentence before."""
    found = _REPLACED.search(text)
    what = found
    if found is None and (found := _IN_ITS_PLACE.match(text)) is not None:
        what = _TAKEN_BACK.search(before.rstrip(" .!"))
    if found is None or what is None:
        return text
    kind = next((name for known, name in _KINDS if known.search(what["what"].strip())), "")
    start, end = found.span("one")
    if found.groupdict().get("instead"):
        at = found.start("instead")
        told = f"{text[found.end('instead') : start].lstrip(' ,')}the {kind} "
        end = max(end, start)
        return text if not kind else text[:at] + told.ljust(end - at) + text[end:]
    said = f"the {kind}"
    return text if not kind or len(said) > end - start else text[:start] + said.ljust(end - start) + text[end:]
