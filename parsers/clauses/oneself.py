"""Who speaks of himself in the third person is read as "I": "The undersigned Chairman hereby lowers eir Reward".

The sentence keeps its length. Only one of whom a verb of a deed is said is the author: "by the undersigned" stays. A
pronoun is the author's as long as nobody else was named before it.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set
from functools import lru_cache
from typing import Final

from engine.expressions import expression
from parsers.clauses.hereby import HEREBY
from parsers.clauses.words import ADVERB

SELF_WORDS: Final = frozenset(
    "undersigned truly humble correspondent writer author proposer sender poster player pep minister servant signatory juror officer office desk bureau department secretariat registry clerk scribe chronicler".split()
)
"""One of these is in most names that somebody has for himself."""
AS_HOLDER: Final = HEREBY | {"your", "the"}
"""One of these is where an officer speaks of himself."""
_HUMBLE = (
    r"(?:(?:very|most|ever|humble|obedient|faithful|loyal|unworthy|poor|dutiful|lowly|devoted|present|own|old|good)\s+)"
)
_OFFICE = r"(?:(?:acting|deputy|present|duly\s+\w+)\s+)?(?:[Mm]inister\s+(?:of|for)\s+(?:the\s+)?)?(?-i:[A-Z])\w+"
_MINE = (
    rf"the\s+(?:{_HUMBLE})?undersigned(?:\s+(?:player|minister|pep|priest|juror|author|proposer)(?!\s+(?:of|for)\b)|\s+(?P<office>{_OFFICE}))?"
    r"|yours\s+truly"
    rf"|(?:your|this)\s+{_HUMBLE}{{1,3}}(?P<held>[a-z]+)"
    r"|this\s+(?:office|desk|bureau|department|secretariat|registry|clerk|scribe|player|pep|minister|correspondent|writer|author|poster|sender|priest|juror|officer)"
    r"|the\s+(?:present\s+)?(?:writer|author|sender|poster|signatory)(?:\s+of\s+(?:this|the\s+present|these)\s+\w+|\s+hereof)"
    r"|your\s+(?:correspondent|chronicler|scribe)(?!\s+(?:of|for|from)\b)"
    r"|the\s+present\s+(?:writer|author|correspondent|player)"
)
_BY_HEREBY = r"(?:its|the|your)\s+(?:(?:proud|sole|humble|own)\s+)?(?:author|proposer|submitter|maker)"
"""Who is the author of the mail as well where he does something "hereby"."""
_BEFORE = r"(?<![\w'’-])(?<!\bby\s)(?<!\bof\s)(?<!\bto\s)(?<!\bfrom\s)(?<!\bwith\s)(?<!\bagainst\s)(?<!\bupon\s)"
_ASIDE = r"(?:,\s(?!(?:and|or|but)\b)[^,;:.!?\x00]{1,110}){1,2},"
_ME = r"(?:,\s(?:who|which|that)\s(?:is|['’]s)\s(?:(?:also|of\s+course|still|now|again|indeed)\s)?(?:me|I|myself)\s*,|\s\((?:(?:that|which|who)(?:\sis|['’]s)\s|i\.e\.,?\s|=\s?)?(?:also\s)?(?:me|I|myself|yours\struly|the\sundersigned)\))"
_IS_ME = expression(_ME)
"""Says of an officer that he is the author."""
_DUTY = expression(r"\s+(?:(?:eir|his|her|their|the)\s+)(?:\w+\s+)?(?:obligations?|duty|duties)\b")
"""Behind his verb: he does what the rules demand of him."""
_GAP = rf"(?P<aside>{_ASIDE}|{_ME})?(?P<how>(?:\s+{ADVERB},?)*\s+)(?:(?P<aux>does(?!\s+(?:eir|his|her|their|its|the|my|an?|what|so|it|that|this|as)\b)|doth|will|shall|would|must|is|has)(?P<so>,?\s+(?:{ADVERB}\s+)*))?(?P<verb>[a-z]+)\b"
_AND_VERB = expression(rf"(?:,|\b(?:and|but|then))\s+(?:(?:{ADVERB}|and)\s+)*(?P<verb>[a-z]+s)(?=\s)")
"""What he does besides."""
_E = expression(rf"(?<![\w'’-])(?P<e>e|she|he)(?P<how>(?:\s+{ADVERB},?)*\s+)(?P<verb>[a-z]+s)(?=[\s,])")
"""What he says that he does."""
_PRONOUN = expression(
    r"(?<![\w'’-])(?:(?P<whose>eir|his)(?!\s+or\b)(?=\s+[\w\"“])|(?P<mine>eirs)|(?P<self>(?:e|em|him|her)self|emselves|themself)|(?P<whom>em|him))(?![\w'’-])",
    re.I,
)
_CAPITAL = expression(r"(?<![.!?:]\s)(?<!^)(?<!\bto\s)(?<!\bupon\s)(?<![\w'’\"“-])[A-Z][\w'’-]*[a-z]\w*")
"""Maybe the name of somebody to whom a pronoun belongs, who is given nothing."""
_OWN = expression(r"(?:own\b|account\b|purse\b|name\b)")
_LESS = {"whose": "my", "mine": "mine", "self": "myself", "whom": "me"}
_SAYS: Final = {
    "wishes": "wish",
    "begs": "beg",
    "intends": "intend",
    "desires": "desire",
    "gives": "give",
    "finds": "find",
    "feels": "feel",
    "takes": "take",
    "fulfils": "fulfil",
    "fulfills": "fulfill",
}
"""Verbs with which a deed is led in."""


_AUX: Final = {"does": "do", "doth": "do", "is": "am", "has": "have"}
_MARKS: Final = frozenset(",;:–—-")


_SPEAKS: Final = expression(r"\bI\b")
"""Where the author says "I", an officer is somebody else."""


@lru_cache(maxsize=8)
def _subject(titles: str) -> re.Pattern[str]:
    """Who does something; `titles` are those of the offices, as alternatives."""
    held = rf"(?P<the>your|our|the)\s+(?:{_HUMBLE})?(?P<title>(?:minister\s+(?:of|for)\s+(?:the\s+)?)?(?:{titles}))"
    return expression(rf"{_BEFORE}(?P<who>(?P<me>{_MINE})|{_BY_HEREBY}|{held}){_GAP}", re.I)


def as_oneself(text: str, titles: str, plain: Mapping[str, str], nouns: Set[str]) -> str:
    """The text, of the same length, in the first person.

    `titles` are those of offices as alternatives, `plain` gives the plain form of the verbs of deeds as they are said
    of a third person, `nouns` are words for things, which with a capital are no names of people.
    """
    for found in _subject(titles).finditer(text):
        hereby = not HEREBY.isdisjoint(f"{found['how']} {found['so']}".lower().replace(",", " ").split())
        himself = found["aside"] is not None and _IS_ME.fullmatch(found["aside"]) is not None
        himself = himself or (hereby and _DUTY.match(text, found.end()) is not None)
        other = (
            not himself and found["me"] is None and (_SPEAKS.search(text) is not None or found["aux"] in ("is", "has"))
        )
        if other or (found["me"] is None and not hereby and not himself and (found["title"] is None or found.start())):
            continue
        verb = _spoken(found, plain)
        if verb is not None and not _quoted(text[: found.start()]):
            leads = (
                found["title"] is not None and (hereby or ":" in text[found.end() :]) and not IN_GENERAL.search(text)
            )
            return _rewritten(text, found, verb, plain, nouns, himself, leads)
    return _and_hereby(text, titles, plain, nouns) if " hereby " in text else text


@lru_cache(maxsize=8)
def _told_before(titles: str) -> re.Pattern[str]:
    """Who does something hereby, behind what is told of him; `titles` are those of the offices, as alternatives."""
    return expression(
        rf"(?P<lead>\W*(?:(?:and|so|now|but)\s+)?)(?P<who>{_MINE}|(?:your|our)\s+(?:{_HUMBLE}){{0,3}}(?P<title>(?:minister\s+(?:of|for)\s+(?:the\s+)?)?(?:{titles})))"
        r"(?P<told>,?\s(?:(?!\b(?:I|if|unless|not|never|whether|says?|said)\b)[^;:.!?\x00]){2,120}?),?\s+(?:and|so|but)\s+(?:\w+ly\s+|so\s+|therefore\s+|now\s+)?hereby\s+(?P<verb>[a-z]+s)(?=\W|$)",
        re.I,
    )


def _and_hereby(text: str, titles: str, plain: Mapping[str, str], nouns: Set[str]) -> str:
    """The same for a deed that is hereby done behind what is told of its author: "Your Chairman has had enough and hereby
    resigns"."""
    found = _told_before(titles).match(text)
    said_of = found["verb"].lower() if found is not None else ""
    verb = plain.get(said_of) or _SAYS.get(said_of)
    if found is None or verb is None:
        return text
    own = found["held"] or ""
    office = found["office"] or found["title"] or (own if own[:1].isupper() else "")
    said = f"As {office[:1].upper()}{office[1:]} I hereby {verb}" if office else f"I hereby {verb}"
    after = _with_pronouns(text[found.end() :], nouns, done=True)
    return found["lead"] + said.rjust(found.end() - found.end("lead")) + after


IN_GENERAL = expression(
    r"\b(?:every|each|any|whenever|when|always|usually|often|never|must|may|shall|can|should|if|would|time|some|sometimes|nobody|everybody)\b",
    re.I,
)
"""Makes it what officers do in general."""


def _quoted(before: str) -> bool:
    return before.count('"') % 2 == 1 or before.count("“") > before.count("”")


def _spoken(found: re.Match[str], plain: Mapping[str, str]) -> str | None:
    """The verb as the author says it of himself; None if it is none of a deed."""
    verb, aux = found["verb"], (found["aux"] or "").lower()
    if aux == "has" and verb in ("the", "no", "great", "much"):
        return verb  # "has the honour to"
    if aux in ("is", "has"):
        return verb if verb.endswith(("ing", "ed", "en", "wn")) else None
    return verb if aux else plain.get(verb) or _SAYS.get(verb)


_CIRCUMSTANCE = expression(
    r",\s(?:having|being|after|duly|moved|mindful|aware|satisfied|unmoved|undeterred|who\s(?:has|is))\b(?:(?!\b(?:if|unless|until|once|when|would|could|may|might|not)\b)[^,;:.!?]){2,110},",
    re.I,
)
"""Between the author and what he does: what he has done or is like."""


def _rewritten(
    text: str, found: re.Match[str], verb: str, plain: Mapping[str, str], nouns: Set[str], himself: bool, leads: bool
) -> str:
    """The text as its author says it; an officer at its head stays one, unless what he does `leads` to what follows."""
    start, end = found.start(), found.end()
    before, after = _with_pronouns(text[:start], nouns), _with_pronouns(text[end:], nouns, done=True)
    at_head = not before.strip() or before.rstrip()[-1] in _MARKS
    leads = leads and not before.strip(" -*")
    told = found["aside"] if found["me"] is None or not _CIRCUMSTANCE.fullmatch(found["aside"] or "") else None
    if not himself and (told or (found["title"] and at_head and not leads)):  # it is read in the third person
        the = found["the"] or ""
        who = text[start:end] if the.lower() in ("", "the") else "The".rjust(len(the)) + text[start + len(the) : end]
        return before + who + after
    own = found["held"] or ""
    office = found["office"] or found["title"] or (own if own[:1].isupper() else "")
    held = f"{office[:1].upper()}{office[1:]}"
    fronted = (leads and text.rstrip().endswith(":")) or (own != "" and not before.strip() and verb in _SAYS.values())
    subject = f"As {held} I" if office and fronted else f"I as {held}" if office else "I"
    if himself and office:
        subject = f"As {held}, I"
    aux = found["aux"] or ""
    deed = found["how"] + _AUX.get(aux.lower(), aux) + (found["so"] or "") + verb
    room = end - start - len(deed)
    if len(subject) > room:
        return text
    after = _AND_VERB.sub(lambda one: _besides(one, plain), after)
    he = _E.search(after)
    if (
        he is not None
        and (said := plain.get(he["verb"]) or _SAYS.get(he["verb"]))
        and not _names_other(after[: he.start()], nouns)
    ):
        said = "I".rjust(len(he["e"])) + he["how"] + said.ljust(len(he["verb"]))
        after = after[: he.start()] + said + after[he.end() :]
    return before + subject.ljust(room) + deed + after


def _names_other(text: str, nouns: Set[str]) -> bool:
    return any(one[0].lower() not in nouns for one in _CAPITAL.finditer(text))


def _besides(found: re.Match[str], plain: Mapping[str, str]) -> str:
    verb = plain.get(found["verb"])
    return found[0] if verb is None else found[0].removesuffix(found["verb"]) + verb.ljust(len(found["verb"]))


def _with_pronouns(text: str, nouns: Set[str], done: bool = False) -> str:
    """The text with the author's pronouns, up to the first name of somebody else, in the first person; where it tells
    what he has `done`, "him" is another."""
    named = next((one.start() for one in _CAPITAL.finditer(text) if one[0].lower() not in nouns), len(text))

    def mine(found: re.Match[str]) -> str:
        kind = found.lastgroup or ""
        if done and kind == "whom":
            return found[0]
        if found.start() > named and kind != "mine" and not _OWN.match(text, found.end() + 1):
            return found[0]
        said = _LESS[kind]
        return said.rjust(len(found[0])) if len(said) <= len(found[0]) else found[0]

    return _PRONOUN.sub(mine, text)


_PRIEST_ME = expression(
    rf"(?P<lead>\W*)[Tt]he\s+(?:assigned\s+|present\s+)?(?P<post>[Pp]riest(?:ess)?\s+(?:of|for|to|on)\s+(?:[Cc]onsultation\s+)?#?\d{{1,6}}){_ME}\s*(?P<hereby>(?:hereby|herewith|now|therefore)\s+)?(?P<verb>[a-z]{{2,14}}s)(?=\s)"
)
"""The Priest of something, who is the author, and what he does."""


def as_its_priest(text: str, plain: Mapping[str, str]) -> str:
    """The text, of the same length, with the author as "I": "The Priest of 202 (that's me) asks ..."."""
    found = _PRIEST_ME.match(text)
    verb = (
        (plain.get(found["verb"]) or {**_SAYS, "asks": "ask", "requests": "request"}.get(found["verb"]))
        if found is not None
        else None
    )
    if found is None or verb is None:
        return text
    said = f"As {found['post']} I {found['hereby'] or ''}{verb}"
    return found["lead"] + said.ljust(found.end() - found.end("lead")) + text[found.end() :]


_SAYS_ME = expression(
    r"(?P<said>(?:\s*+,|\s[-–—]+)?\s+(?:(?:so\s+)?(?:says?|said|speaks?|declares?|announces?|proclaims?)|quoth)\s+(?:(?:the|your|our|this)\s+)?[\w'’]+(?:\s+[\w'’]+){0,3}?\s*\((?:(?:that['’]s|that\s+is|thats|i\.?e\.?|aka|=)\s*,?\s*)?(?:me|myself|I)\))\s*+[.!]*\s*$",
    re.I,
)


def says_he_himself(text: str) -> str:
    """The text, of the same length, without the words at its end that say that its author says it: "..., says the GM (me)"."""
    found = _SAYS_ME.search(text)
    return text if found is None else text[: found.start()] + " " * len(found["said"]) + text[found.end("said") :]


_HIMSELF = expression(
    rf"(?:(?P<head>^\W*(?:(?:and|so|now|then)\s+)?)|[,;]\s+(?:and\s+|then\s+)?|\band\s+)(?P<name>(?<![\w'’-])[\w.'’-]{{1,30}}(?:\s(?-i:[A-Z])[\w.'’-]{{0,30}}){{0,3}})\s+(?P<how>(?:{ADVERB}\s+){{0,3}})(?P<verb>[a-z]{{2,14}}s)(?=\s)"
)
"""Somebody by his name, who does something."""


_OF_HIMSELF = expression(
    r"\b[Tt]he\s+(?P<thing>(?:(?:RP|[Rr]efresh\s+[Pp]roposal|[Pp]roposal|[Tt]weak|[Cc]onsultation|[Ii]ndictment|[Tt]idiness\s+[Ll]ist|[Ff]ine|[Bb]allot)))\s+of\s+(?P<name>[\w.'’-]{1,30}(?:\s[A-Z][\w.'’-]{0,30}){0,3})(?=\s*(?:$|[,.:;]|\s(?:is|are|I|as|so|to)\b))"
)
"""What is somebody's, by his name."""


def by_his_name(text: str, selves: Sequence[str], plain: Mapping[str, str], nouns: Set[str]) -> str:
    """The text with "my" for what is the author's where it begins with his name, and "I" for his name before a further
    deed; the rest as for `as_oneself`."""
    for found in list(_OF_HIMSELF.finditer(text)):
        if found["name"] in selves:
            text = text[: found.start()] + f"my {found['thing']}".rjust(len(found.group())) + text[found.end() :]
    for found in list(_HIMSELF.finditer(text)):
        verb = plain.get(found["verb"]) if found["name"] in selves else None
        if verb is None:
            continue
        if found["head"] is not None:
            text = text[: found.end()] + _with_pronouns(text[found.end() :], nouns, done=True)
        else:
            said = f"{'I':>{len(found['name'])}} {found['how']}{verb}"
            at = found.start("name")
            text = text[:at] + said.ljust(found.end() - at) + text[found.end() :]
    return text


HE_WORDS: Final = frozenset({"he", "she", "e"})
_SURE = expression(
    rf"{_BEFORE}(?:the\s+(?:{_HUMBLE})?undersigned|yours\s+truly|your\s+{_HUMBLE}{{1,3}}[a-z]+|the\s+present\s+(?:writer|author|correspondent|player))\b",
    re.I,
)
"""Names that nobody has but the author."""
_HE_DOES = expression(
    rf"(?<![\w'’-])(?P<he>[Hh]e|[Ss]he|[Ee])(?P<how>(?:\s+{ADVERB},?)*\s+)(?P<verb>[a-z]{{2,14}}s|[A-Z]{{3,}}S)(?=[\s,.;:!]|$)"
)
"""What he does, or votes."""


_SOMEBODY = expression(r"(?<![\w'’\"“-])[A-Z][\w'’-]*[a-z]\w*")
_KINDS: Final = frozenset(
    "proposal proposals prop props rule rules consultation consultations indictment as on to in the and but for it this that he she so with "
    "of regarding concerning likewise also then now next finally lastly moreover further furthermore having being there thus therefore hence".split()
)
"""With a capital these are no names."""


_TOLD_OF = expression(r"\b(?:that|if|whether|why|how|what|when|where|until|unless|than|like|whom?|which)\s+$", re.I)
"""Before "he": what he does is only told of."""


def _of_somebody(text: str, nouns: Set[str]) -> bool:
    """Whether anybody else is named of whom "he" may be said."""
    return any(one[0].lower() not in nouns | _KINDS for one in _SOMEBODY.finditer(text))


def still_oneself(text: str, before: str, plain: Mapping[str, str], nouns: Set[str], choices: Set[str]) -> str:
    """The text with "I" for him of whom it speaks, if the words `before` it, or its own, name the author in the third
    person and nobody since: "The undersigned votes FOR 413. On 414 he ABSTAINS"."""
    for found in list(_HE_DOES.finditer(text)):
        verb = found["verb"]
        said = plain.get(verb) or _SAYS.get(verb) or (verb[:-1] if verb[:-1] in choices else None)
        told = f"{before.strip()} {text[: found.start()]}"
        named = None
        for named in _SURE.finditer(told):  # noqa: B007 - the last one counts
            pass
        if (
            said is None
            or named is None
            or _TOLD_OF.search(text, 0, found.start())
            or _of_somebody(told[named.end() :], nouns)
        ):
            continue
        deed = "I".rjust(len(found["he"])) + found["how"] + said
        text = text[: found.start()] + deed.ljust(len(found[0])) + text[found.end() :]
    return text
