"""Votes that are said once and meant again, or told a little apart from what they are on: "a FOR on 405, and another on
406", "FOR there, on 405", "it's AGAINST everything from me, bar 405". Each is put as most would put it, at its length.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from engine.expressions import expression

AGAIN = frozenset("another more second third further same like selfsame similar".split())
"""One of these is where a vote is meant again."""
LIKE = frozenset({"same", "ditto", "likewise"})
"""One of these says that it is meant again."""
APART = frozenset("there here then again too though sorry please thanks say".split())
"""One of these stands between a vote and what it is on."""
ANDS = frozenset("und et og och y e with".split())
"""The "and" of other tongues."""
_ON = r"(?-i:on|to|for|at|upon|against|goes\s+to|goes\s+on|go\s+to)"
_THING = r"(?=(?:(?:the\s+)?(?:proposals?|props?\.?)\s+)?(?:[#pP]?\d{2,6}(?!\w)|[\"“„]))"
_MORE = expression(
    rf"(?:(?<=[,;]\s)|(?<=\band\s)|(?<=\bplus\s)|(?<=\bthen\s))(?P<again>(?:yet\s+)?(?:another|one\s+more|a\s+(?:second|third|further)|the\s+same(?:\s+again)?)(?:\s+one)?(?:\s+(?:vote|of\s+(?:these|those|them)))?(?:\s+(?:from\s+me|too|again|as\s+well))?\s+{_ON})\s+{_THING}",
    re.I,
)
"""The vote before, once more."""
_SAME_GOES = expression(
    rf"(?:(?<=[,;:]\s)|(?<=\band\s))(?P<again>(?:the|my)\s+(?:(?:very\s+)?same|like|selfsame)(?:\s+(?:vote|fate|answer|verdict|treatment|goes|holds|applies|is\s+true)){{1,2}}\s+(?:for|to|of|on))\s+{_THING}",
    re.I,
)
"""The same in more words: "the same goes for 406"."""
_SAME_FATE = expression(
    rf"(?:(?<=[,;:.]\s)|(?<=\band\s)|^)(?P<again>(?:the|a)\s+(?:(?:very\s+)?same|like|selfsame|similar)\s+(?:fate|vote|verdict|answer|treatment|sentence|judgement|judgment)(?:,?\s+(?:namely\s+|that\s+is,?\s+|to\s+wit,?\s+|viz\.?\s+)?(?P<choice>(?-i:[A-Z]{{3,}})),?)?\s+(?P<who>I|he|she|e)\s+[a-z]+\s+(?:out\s+|down\s+)?(?:upon|on|to|for))\s+{_THING}",
    re.I,
)
"""The same with who deals it out: "the like fate, namely AGAINST, he visits upon 415"."""
_HIMSELF = expression(r"\b(?:undersigned|yours\s+truly)\b", re.I)
_LOUD = expression(r"(?<![\w'’-])[A-Z]{3,}(?![\w'’-])")
_OTHERS = expression(
    r"\b(?:[Ll]et|how\s+about|gave|given|got|was|were|would|could|might|may|should|will|if|unless|he|she|they|you|who|whoever|nobody|everyone|everybody|not|never|wants?|gives|casts|votes|says|said|asked|count(?:ed)?)\b|n['’]t\b|['’](?:d|ll)\b|(?<![.!?]\s)(?<!^)(?<=\s)[A-Z][a-z]+\s+(?:\w+ly\s+)?[a-z]+(?:s|ed)\s",
)
"""Before it: what somebody else does, did, or might do."""
_BETWEEN = expression(
    rf"(?<![\w'’-])(?P<choice>[A-Z]{{3,}})(?P<apart>(?:\s*,)?\s+(?:there|here|then|again|too|though|sorry|please|I\s+(?:say|think|guess))(?:\s*,|\s+[–—-]+)?)\s+(?=(?:on|for|to)\s+{_THING[3:-1]})"
)
"""Between a vote and what it is on: "FOR there, on 405"."""
_THERE = expression(
    r"\b[Ii]\s+(?:(?:hereby|must|therefore|also|shall|will|have\s+to|had\s+better|[a-z]+ly)\s+){0,2}(?:vote\s+|go\s+|say\s+|stay\s+)?(?P<choice>[A-Z]{3,})\s+(?P<there>there)(?=\s*(?:$|[.,;:!)–—-]|(?:because|since|as|for|and|but|too|then|again)\b))"
)
"""A vote on what was spoken of: "453 names me. I ABSTAIN there"."""
_FROM_ME = expression(
    r"(?P<all>\b(?:everything|everyone|all|the\s+(?:whole\s+|entire\s+)?(?:lot|ballot|bunch|batch|list)|across\s+the\s+board)\b[^,;:.!?\d]{0,40}?)(?P<me>,?\s+from\s+(?:me|yours\s+truly|my\s+side))(?=\s*,?\s+(?:except(?:ing)?|save|bar(?:ring)?|but|apart|other\s+than|minus|excluding|with\s+the)\b|\s*,\s+[#pP]?\d{2,6}\s+(?:excepted|aside|apart|excluded|exempt\w*))",
    re.I,
)
"""Whose a vote on everything is, before what is left out."""
_IT_IS = expression(
    r"\b[Ii]t(?:['’]s|\s+is)(?=\s+(?:an?\s+)?[A-Z]{3,}\s+(?:(?:on|for|to)\s+)?$)|\b[Ii]ts(?=\s+[A-Z]{3,}\s+$)"
)
"""Before a vote on everything."""
_THE = expression(
    r"(?:(?<=\bfor\s)|(?<=\bagainst\s)|(?<=\bon\s)|(?<=\bto\s)|(?<=\babstain\s)|(?<=\bshelve\s)|(?<=\band\s))the(?=\s+[#pP]?\d{2,6}(?![\w%]|[.:]\d|[-–]\d)\s*(?:$|[.,;!)&]|(?:and|but|too|please|as|because|since|my|I|from)\b))",
    re.I,
)
"""An article that a number has in other tongues: "against the 478"."""
_AND = expression(
    r"(?<=\d)(?P<gap>\s+)(?P<and>und|et|og|och|y|e|(?:together\s+)?with(?=\s+[#pP]?\d{2,6}\s+(?:I\s|gets?\s|both\s|are\s)))(?=\s+[#pP]?\d{2,6}(?!\w))"
)
"""Between numbers: the "and" of other tongues."""


_WHY = expression(r",\s+(?:since|because|as|although|though|seeing)\s[^,;:.!?\x00]{1,90},", re.I)
"""Why it is done, between commas."""


_SUBJECT = r"(?:(?:the\s+)?(?:proposals?|props?|consultation)\s+)?[#pP]?\d{1,6}"
_LIKE_BEHIND = expression(
    rf"(?:(?<=[;,]\s)|(?<=\band\s)|(?<=^))(?P<on>(?:on|for|to)\s+{_SUBJECT}(?:(?:,\s+|\s+and\s+){_SUBJECT}){{0,5}})\s*,?\s+(?P<like>likewise|ditto|(?:it\s+is\s+)?the\s+same(?:\s+(?:again|vote))?)(?=\s*(?:$|[.,;!)]|(?:and|from)\s))",
    re.I,
)
"""What is done again, behind what it is done to: "I vote SHELVE on 437; on 438 likewise"."""


def like_behind(text: str, choices: Collection[str]) -> str:
    """The text, of the same length, with the vote before in the place of "likewise" behind a thing; where another deed
    is done again, with "likewise" before the thing."""

    def plain(found: re.Match[str]) -> str:
        before = text[: found.start()]
        voted = [one[0] for one in _LOUD.finditer(before) if one[0] in choices]
        if not voted or len(voted[-1]) > len(found["like"]):
            return f"{found['like']} {found['on']}".ljust(len(found[0]))
        if _OTHERS.search(_WHY.sub(",", before)) is not None:
            return found[0]
        return f"{found['on']} {voted[-1]}".ljust(len(found[0]))

    return _LIKE_BEHIND.sub(plain, text)


def again(text: str, choices: Collection[str]) -> str:
    """The text, of the same length, with the vote before in the place of "another" and "the same"."""
    for words in (_MORE, _SAME_GOES):
        for found in words.finditer(text):
            before = text[: found.start()]
            voted = [one[0] for one in _LOUD.finditer(before) if one[0] in choices]
            said = f"{voted[-1]} on" if voted else ""
            if voted and len(said) <= len(found["again"]) and _OTHERS.search(_WHY.sub(",", before)) is None:
                text = before + said.ljust(len(found["again"])) + text[found.end("again") :]
    return _same_fate(text, choices)


def _same_fate(text: str, choices: Collection[str]) -> str:
    found = _SAME_FATE.search(text)
    if found is None or (found["who"] != "I" and _HIMSELF.search(text, 0, found.start()) is None):
        return text
    voted = found["choice"] or next(
        (one[0] for one in reversed(list(_LOUD.finditer(text, 0, found.start()))) if one[0] in choices), ""
    )
    said = f"{voted} on"
    if voted not in choices or len(said) > len(found["again"]):
        return text
    return text[: found.start("again")] + said.ljust(len(found["again"])) + text[found.end("again") :]


def right_behind(text: str, choices: Collection[str]) -> str:
    """The text, of the same length, with a vote right before its number, and "on it" for "there"."""

    def plain(found: re.Match[str]) -> str:
        return found["choice"].ljust(len(found[0])) if found["choice"] in choices else found[0]

    text = _BETWEEN.sub(plain, text)
    there = _THERE.search(text) if "there" in text else None
    if there is None or there["choice"] not in choices:
        return text
    return text[: there.start("there")] + "on it" + text[there.end("there") :]


def without_from_me(text: str) -> str:
    """ "it's AGAINST everything from me, bar 405" is read as "I'm AGAINST everything, bar 405"."""
    found = _FROM_ME.search(text)
    if found is None:
        return text
    before = _IT_IS.sub(
        lambda it: "I am ".ljust(len(it[0])) if len(it[0]) > len("I am") else "I'm", text[: found.start()]
    )
    return before + found["all"] + " " * len(found["me"]) + text[found.end() :]


def without_article(text: str) -> str:
    """Blanks for the article of a number."""
    return _THE.sub("   ", text)


def with_plain_and(text: str) -> str:
    """ "444 und 445" is read as "444 & 445"."""
    return _AND.sub(lambda found: found["gap"] + "&".ljust(len(found["and"])), text)
