"""A deed that is told as a headline, a label or a notice: a noun for it or its participle, and what it is about before and
behind a mark.

    Rule number assignment: the new rule "Bells" = 4E91.        I assign rule number 4E91 to the new rule "Bells"
    Deputyship of Hob for the Ministry of Society: revoked.     I revoke the deputyship of Hob for the Ministry ...
    Appointed as deputy Registrar: Hob.                         I appoint Hob as deputy Registrar

Such a line is put into sentences that may say the same; the reader tries one after another (`acts/reworded/headlines`). A line
that tells of another time, a plan, a question or somebody else's deed has none. No line is read by itself here.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Set
from typing import Final, NamedTuple

from engine.expressions import expression
from parsers.clauses.words import ME, THIS_MAIL
from parsers.lines.headline_sentences import (
    ALONE,
    ARROW,
    CHANGED,
    DEED_NOUNS,
    LONGEST,
    NEW_BEHIND,
    PREFIX,
    QUOTED,
    RESULTS,
    SECTION,
    SUM,
    SUMS,
    apart,
    each_once,
    objects_of,
    of_result,
    of_verb,
    orders_for,
    unbracketed,
    without_quotes,
)
from parsers.phrases.verbs import PARTICLES

MOST: Final = 20
"""Sentences that are tried for one."""
HEAD_WORDS: Final = frozenset(DEED_NOUNS) | RESULTS | {"sign", "signup", "re"}
"""One of these, or a participle, is in every headline."""
_LINE = expression(
    rf"\W{{0,4}}(?P<head>(?:{QUOTED}|[^\"“”:;!?=\x00]){{3,120}}?)(?:\s*(?P<mark>:)(?:\s+|$)|\s+(?P<dash>[-–—]+|=+)\s+|\s*(?P<end>[.!]?\s*$))(?P<tail>.*)",
    re.S,
)
_FINITE = expression(
    r"\b(?:I|we|you|he|she|they|it|who|which|that|what|is|are|was|were|has|have|had|be|been|being|will|would|shall|should|can|could|may|might|must|do|does|did|if|unless|when|whenever|until|because|since|not|no|never|how|why|where|whether)\b|n['’]t\b",
    re.I,
)
"""In no headline before its mark."""
_ANOTHER_TIME = expression(
    r"\b(?:last|yesterday|previous(?:ly)?|earlier|former(?:ly)?|old|recent(?:ly)?|past|already|ago|so\s+far|to\s+date|to\s+come|coming|upcoming|forthcoming|planned|intended|proposed|suggested|possible|potential|expected|pending|tentative(?:ly)?|draft|next|tomorrow|soon|later|future|eventual(?:ly)?|postponed|requested\s+by\s+(?:many|others)"
    r"|current(?:ly)?|present(?:ly)?|still|yet|usual(?:ly)?|(?:history|record|list|table|summary|overview)\s+of(?!\s+corrections)|history|statistics|page|rules?\s+(?:for|on|about)|how\s+to|example|sample|reminder|question|deadline|to\s+be|alleged(?:ly)?|attempted|illegal|void|invalid|perhaps|maybe|probably|possibly|others|everybody|nobody|someone|somebody|unofficial|fyi|see\s+(?:below|above|rule)|as\s+of)\b",
    re.I,
)
"""Of another time, only planned, or no deed at all."""
_DOUBTED = expression(
    r"\?|\b(?:if|unless|when|whenever|once|until|provided|assuming|(?-i:[Nn]ot|[Nn]o)|never|none|nothing|see|isn['’]t|hasn['’]t|cannot|I|we|you|was|were|has|have|had|would|could|should|might|may|will|shall|says?|said|thinks?|because\s+of|forbidden|allowed|impossible|legal|over)\b",
    re.I,
)
"""Behind the mark of none."""
_WAS = expression(
    r",?\s*\((?:was|formerly|previously|before|instead\s+of|up\s+from|down\s+from|from)\s[^()]{1,40}\)", re.I
)
_UNDER_RULE = expression(
    rf",?\s+(?:under|per|by|pursuant\s+to|according\s+to|in\s+accordance\s+with|as\s+per|by\s+virtue\s+of)\s+(?:(?:R(?:ule)?\s?|rule\s+|4E)[\dE]{{1,6}}|(?:its\s+|the\s+)?{SECTION}\s+\w{{1,4}}|§\s?\d{{1,3}})(?=\s*(?:$|[.,;:]))",
    re.I,
)
_DAY = expression(
    r",?\s+(?:(?:on|for|of)\s+)?(?:(?:this|today['’]s)\s+)?n(?:day|week)\s+\d{1,4}\b|,?\s+(?:for\s+)?(?:today|this\s+n(?:day|week)|now)\b",
    re.I,
)
_HERE = expression(
    r"[,\s]*\b(?:(?:(?:done|made|performed|effected)(?=\s+under\b)|done|made|performed|effected|effective(?:\s+immediately)?|with\s+immediate\s+effect|at\s+once|immediately)\b(?:\s+(?:hereby|herewith|by\s+me|now))?|hereby|herewith|with\s+this\s+"
    + THIS_MAIL
    + r")",
    re.I,
)
"""Says only that it is done."""
_HAVING = expression(
    r",\s+[^,]{2,60}\bhaving\b.*$|,?\s+(?:without(?:\s+any)?|there\s+being\s+no|with\s+no)\s+objections?\b.*$",
    re.S | re.I,
)
"""Under what circumstances it is done."""
_BY = expression(
    rf",?\s+by\s+(?P<by>{ME}\b|(?P<its>(?:its|his|her|eir|their|the)\s+(?:own\s+)?(?:author|proposer|submitter|owner|maker|priest|holder|minister|delegator|party|creator)\b)|(?P<who>(?:the\s+)?(?:(?-i:[A-Z])[\w'’-]*)(?:\s+(?:of\s+)?(?-i:[A-Z])[\w'’-]*){{0,3}}))",
    re.I,
)
"""Whose deed it is."""
_BY_CHANCE = expression(
    r",?\s+(?:(?:drawn|chosen|picked|selected)\s+)?(?:by|with|using)\s+(?:lot|lots|chance|(?:a\s+)?(?:fair\s+)?(?:dice|die|\d?d\d+)|dice\s+roll|random(?:\s+draw)?)\b",
    re.I,
)
_ROLLED = expression(
    r"(?:(?:an?|the|rolled|rolling|drew|drawn|drawing|die|dice|roll|number|of)\s+){0,3}\d{1,4}\s*(?:,\s*(?:so|hence|thus|i\.e\.|that\s+is|which\s+(?:is|gives|means|makes))|[-=]+>|→|=|:|\(?=\)?|,\s+(?=[\"“]|(?-i:[A-Z])[a-z]))\s*(?:the\s+(?:Trick\s+)?)?",
    re.I,
)
"""What was rolled, before what that comes to."""
_BEHIND = r"(?P<prep>of|for|to|on|from|in|over|as|against|with|under|at)"
_PLURAL = expression(
    r"(?:proposals|ministries|tweaks|players|consultations|rewards|contracts|subgames|displays|fora|forums|deputies|deputyships|delegations|refresh\s+proposals|numbers|colou?rs|titles|priests|transfers|payments|fines|votes)\s*$",
    re.I,
)
"""Things of which a report tells in one line: "Proposals withdrawn: 12, 13"."""
_MARKED = expression(
    rf"\W{{0,6}}(?P<head>(?=[A-Za-z\"“\d])(?:{QUOTED}|[^\"“”:;!?=\x00\n]){{3,120}}?)(?::(?=\s|$)|\s[-–—=]+\s|,?\s+by\s+(?:me|its|the)\b|,?\s+here(?:by|with)\b)",
)
_NOTICE = expression(
    r"\s{0,4}(?P<head>(?:[\w'’.-]+\s+|[\"“][^\"”\n]{1,60}[\"”]\s+){1,6}(?:(?:(?:hereby|now|herewith)\s+)?[a-z]+(?:ed|en|wn)|left|lost|set))\.\s*"
)
"""The same with a participle: "Tidiness List applied."."""
_BARE = expression(
    rf"\s{{0,4}}(?P<head>(?:(?:My|The|An?|Formal|Official|Notice\s+of|Initial|Daily)\s+){{0,3}}(?i:{'|'.join(sorted(DEED_NOUNS))})\s+(?:of|from|to)\s[^:;!?\n\x00]{{2,80}}?)\.?\s*"
)
"""One without a mark: "Resignation from the Ministry of Fauna."."""
_WORDS = expression(r"[a-z]+")
_DIGIT = expression(r"\d")
_NEW = expression(r"(?:my\s+|the\s+)?new\s", re.I)
_FEW_WORDS = expression(r"\s+[A-Za-z]+(?:\s+[A-Za-z]+){0,2}")
"""Behind a participle: of which kind something is."""


COUNTING: Final = frozenset({"tally", "count"})
"""Verbs behind which numbers only say what was counted."""
KINDS_ALONE: Final = frozenset(
    {"display", "trick", "deputy", "clock", "proposal", "consultation", "subgame", "contract"}
)
"""Nouns that only say of which kind a thing is that is named behind the mark."""
KINDS: Final = frozenset(
    "zot claim claims deputyship delegation deputy state title color colour jurors verdict punishment transfer payment name "
    "increment list pact agreement treaty mental threat corporation registration designation ministry post office game ordination motnw".split()
)
"""Further nouns for things."""
PEOPLE: Final = frozenset(
    "pep peps priest player players judge minister ministers chairperson chairwoman jury the master".split()
)


class Known(NamedTuple):
    """What has to be known of the game and of the author."""

    verbs: Mapping[str, str]
    """Participles with their verbs."""
    is_author: Callable[[str], bool]
    is_post: Callable[[str], bool]
    """Whether words are the title of an office."""
    things: Set[str]
    """Nouns for things of the game, and for none of its people."""


_HINGES = expression(r"\b(?:if|unless|provided|once|until|as\s+soon\s+as|when)\b", re.I)
"""Behind what is done: a condition."""


class Headline(NamedTuple):
    """What a line may say."""

    sentences: tuple[str, ...]
    sure: bool = False
    """Whether it says that it is done, and by whom: that is held where no sentence is read."""
    others: bool = False
    """Whether it tells of somebody else's deed, or of one that is not done."""
    anothers: bool = False
    """Whether it is about what is somebody else's: no other reader takes it for the author's, either."""
    hinges: bool = False
    """Whether what is done hangs on a condition."""
    owned: bool = False
    """Whether it is about a text of somebody else's, with which only he deals."""
    whole: bool = False
    """Whether it has no mark."""
    tail: str = ""
    """What has to be read in the sentence."""
    participle: bool = False
    """Whether behind the mark stands what is done with a thing, and no text."""


def may_be_headline(line: str, participles: Set[str]) -> bool:
    """Whether a line has the form and the words of a headline."""
    marked = _MARKED.match(line[: LONGEST + 1]) or _BARE.fullmatch(line[: LONGEST + 1])
    marked = marked or _NOTICE.fullmatch(line[: LONGEST + 1])
    if marked is None or _FINITE.search(without_quotes(marked["head"])):
        return False
    words = set(_WORDS.findall(line[:LONGEST].lower()))
    return not (words.isdisjoint(HEAD_WORDS) and words.isdisjoint(participles))


def headline(text: str, known: Known) -> Headline | None:
    """What a line may say as a headline; None where it is none."""
    line = _LINE.match(text) if len(text) <= LONGEST else None
    if line is None or "?" in line["head"]:
        return None
    head, tail = line["head"].strip(" ,"), (line["tail"] or "").strip()
    whole = line["end"] is not None
    if _of_another(head, known):
        return Headline((), others=True)
    tail = _HAVING.sub("", tail).rstrip(" .!")
    if (participle := _behind_mark(tail, _DIGIT.search(head) is not None, known)) is not None and not whole:
        return _told_behind(head, tail, participle, known)
    if _FINITE.search(without_quotes(head)) or (not whole and not tail):
        return None
    mine, sure, head = _whose(head, known)
    head = _HAVING.sub("", head).strip(" ,")
    _, sure_too, tail = _whose(tail, known) if _BY.search(tail) else (True, False, tail)
    sure = sure or sure_too
    if known.is_author(tail) or not tail.strip():
        tail = ""
    found = _of_participle(head, tail, known, whole, sure) or _of_noun(head, tail, known, whole)
    if found is None or not found:
        return None
    if found[0].startswith("I challenge ") and mine and not _ANOTHER_TIME.search(without_quotes(head)):
        return Headline((f"{found[0].partition(':')[0]}: {tail}",), tail=tail)
    if found[0].split()[1] in COUNTING:
        tail = ""
    if not mine or _ANOTHER_TIME.search(without_quotes(text)) or _DOUBTED.search(without_quotes(_WAS.sub("", tail))):
        return Headline((), others=True)
    return Headline(
        tuple(dict.fromkeys(found))[:MOST],
        sure=sure,
        whole=whole,
        tail=_bare_tail(tail, CHANGED.search(found[0]) is not None),
    )


def _of_another(head: str, known: Known) -> bool:
    """Whether a headline is about what is somebody else's to do: "Her verdict on Indictment 9, hereby delivered"."""
    owner = _POSSESSIVE.match(head)
    if owner is None:
        return _OTHERS.match(head) is not None
    who = owner["who"].removeprefix("the ").removeprefix("The ")
    return not (known.is_author(who) or known.is_post(who) or _LENT.match(head, owner.end()))


_OTHERS = expression(r"\W*(?:his|her|their|eir|your|whose|its)\s", re.I)
_LENT = expression(
    r"(?:(?:current|present)\s+)?(?:deputyship|delegation|delegated|powers|active|status|challenge|consultation|question|name|answer)\b",
    re.I,
)
"""What somebody has, and another deals with."""


def _bare_tail(tail: str, changing: bool) -> str:
    """The tail without what need not be read in a sentence: what was, what was rolled, days, rules."""
    if (rolled := _ROLLED.match(tail)) is not None:
        tail = tail[rolled.end() :]
    for said in (_WAS, _UNDER_RULE, _DAY, _HERE):
        tail = said.sub(" ", tail)
    arrow = ARROW.search(tail) or SUMS.search(tail)
    if arrow is not None and (changing or (SUM.match(tail) and SUM.match(tail, arrow.end()))):
        tail = tail[arrow.end() :]
    return tail


def _whose(text: str, known: Known) -> tuple[bool, bool, str]:
    """Whether the deed can be the author's, whether it is said to be, and the text without those words."""
    text = _BY_CHANCE.sub("", text)
    found = _BY.search(text)
    if found is None:
        return True, _HERE.search(text) is not None, text
    who = found["who"]
    if who is None or known.is_author(who) or known.is_post(who.removeprefix("the ").removeprefix("The ")):
        return True, True, text[: found.start()] + text[found.end() :]
    return False, False, text


def _behind_mark(tail: str, numbered: bool, known: Known) -> re.Match[str] | None:
    """The participle with which a tail begins: "revoked", "withdrawn by its author", "painted Baby Blue"."""
    for form in (_PARTICIPLE, _THING_DONE):
        found = form.match(tail)
        if (
            found is not None
            and (found["done"].islower() or numbered)
            and found["done"].lower() in known.verbs
            and _ENDED.match(found["done"])
            and known.verbs[found["done"].lower()] not in ANSWERING
            and (known.verbs[found["done"].lower()] != found["done"].lower() or _NO_ORDER.match(found["rest"]))
        ):
            return found
    return None


_PARTICIPLE = expression(
    r"(?P<what>)(?:(?:hereby|herewith|now|both|all|duly)\s+){0,2}(?P<done>[A-Za-z]{3,})\b(?P<rest>.*)", re.S
)
ANSWERING: Final = frozenset({"support", "object", "second"})
"""Verbs of what is said to somebody's announcement, whatever it is called."""
_NO_ORDER = expression(r"\s*(?:$|(?:to|as|by|at|for|hereby|herewith|now|aside|off|on|down)\b)", re.I)
"""Behind a word that could be an order as well: "cast your votes", "set to Paranoid"."""
_THING_DONE = expression(
    r"(?P<what>[A-Za-z]+)\s+(?P<done>[a-z]{3,})\b(?P<rest>(?:\s+(?:by|hereby|herewith|now)\b.*)?)$", re.S
)
"""Something that is done about a thing: "Consultation 33: ZOT requested"."""
_ENDED = expression(
    r"(?!(?:done|made|performed|effected|rolled|drawn|drew|agreed|noted)$)[a-z]*(?:ed|en|wn|on|t|ld|ung|id|un)$", re.I
)


def _told_behind(head: str, tail: str, done: re.Match[str], known: Known) -> Headline | None:
    """A thing, a mark, and what is done with it."""
    bare = without_quotes(head)
    if _FINITE.search(bare) or "challenge" in bare.lower():
        return None  # what is said to a challenge has words of its own
    mine, sure, rest = _whose(done["rest"], known)
    told = without_quotes(tail)
    verb = known.verbs[done["done"].lower()]
    if verb == "win" and not _ANOTHER_TIME.search(told):
        return Headline((f"{head} is {tail}",), tail=rest, participle=True)
    if _HINGES.search(told) and "?" not in told and not _ANOTHER_TIME.search(bare):
        return Headline((), participle=True, hinges=True)
    if (
        not mine
        or _ANOTHER_TIME.search(told)
        or _DOUBTED.search(told)
        or _ANOTHER_TIME.search(bare)
        or _PLURAL.search(bare)
    ):
        return Headline((), others=True, participle=True)
    owner = _OWNER.search(head)
    if owner is not None and not known.is_author(owner["who"]):
        return Headline((), others=True, anothers=True, participle=True, owned=True)
    if owner is not None:
        head = f"my {head[: owner.start('of')]}"
    elif "author" in tail or "owner" in tail:
        head = f"my {PREFIX.sub('', head, count=1) if PREFIX.match(head) else head}"
    rest = _HERE.sub("", _UNDER_RULE.sub("", _DAY.sub("", rest))).rstrip(" .!")
    things = objects_of(unbracketed(head, known.is_post, known.is_author))
    if done["what"]:
        what = done["what"]
        return Headline((f"I {verb} a {what} for {head}", f"I {verb} {what} for {head}"), sure=sure, participle=True)
    said = [f"I {verb} {thing}{rest}" for thing in things]
    said += [f"I {verb}{rest} {thing}" for thing in things if rest.split()[:1] and rest.split()[0] in PARTICLES]
    said += [f"{thing} is hereby {done['done'].lower()}{rest}" for thing in things]
    return Headline(tuple(dict.fromkeys(said))[:MOST], sure=sure, tail=rest, participle=True)


_OWNER = expression(
    rf"\b(?:proposal|tweak|consultation|list|RP)(?:\s+{QUOTED})?(?P<of>\s+(?:of|by)\s+(?P<who>(?!the\b|my\b)(?-i:[A-Z])[\w'’-]*))\s*$",
    re.I,
)
"""Whose a text is."""


_OF_THING = expression(rf"\s+{_BEHIND}\s+(?P<thing>.+)", re.S)


FEW: Final = 6
"""Words of a notice that only says that something is done."""


def of_thing(words: str, known: Known) -> bool:
    """Whether words name a thing: "Hob voted" tells of his deed, and no thing was voted."""
    said = set(_WORDS.findall(words.lower()))
    return not said.isdisjoint(known.things) or words[-1:] in '"”' or _DIGIT.search(words) is not None


def _of_participle(head: str, tail: str, known: Known, whole: bool, sure: bool) -> list[str] | None:
    """A thing and what is done with it before the mark: "Reward of the Ministry of Fauna revised: m80 -> m70"."""
    for found in _WORD.finditer(head):
        verb = known.verbs.get(found.group().lower())
        before, behind = head[: found.start()].strip(" ,"), head[found.end() :]
        if verb is None or not _ENDED.match(found.group()) or (not before and found.group().islower()):
            continue
        if before[:1] in '"“' and before[-1:] not in '"”' and not before.endswith(("”", '"')) and '"' in behind:
            continue  # within a title
        if not before and tail and _FEW_WORDS.fullmatch(behind) and not _OF_THING.match(behind):
            return None if _PLURAL.search(behind) else [f"I {verb} {tail} as the {behind.strip()}"]
        if behind.strip() and behind.split()[0] not in PARTICLES and not _OF_THING.match(behind):
            continue
        if _PLURAL.search(before) or (before and not of_thing(before, known) and not behind.startswith(" to ")):
            return None
        if not whole and _TO_ME.match(behind):
            return (
                None  # what the author was given is the topic, and no deed: "Of Consultation 9, entrusted to me: YES"
            )
        behind = _UNDER_RULE.sub("", _DAY.sub("", _HERE.sub("", behind)))
        rest = unbracketed(_HERE.sub("", _UNDER_RULE.sub("", _WAS.sub("", tail))), known.is_post, known.is_author)
        if whole and not sure and (behind or len(before.split()) > FEW):
            return None
        if whole:
            return [f"I {verb} {thing}{behind}" for thing in objects_of(before)] if before else None
        if not before:
            return [f"I {verb} {rest}{behind}"] if behind.strip() else None
        low = before[:1].lower() + before[1:]
        said = [f"I {verb} {rest}{behind}"] if low in KINDS_ALONE else []
        if verb in COUNTING:
            return [f"I {verb} {thing}{behind}: {rest}" for thing in objects_of(before)]
        for thing in objects_of(_DAY.sub("", before)):
            for one in orders_for(verb, rest):
                said += [f"I {verb} {thing} {one}{behind}", apart(f"I {verb} {thing}{behind}", one)]
                if not one.startswith(("from ", "to ")):
                    said += [f"I {verb} {thing}{behind} to {one}", f"I {verb} {thing}{behind} as {one}"]
                    said += [f"I {verb} {one} as {thing}{behind}"]
        said += [
            f"I {verb} a {before}{behind} for {rest}",
            f"I {verb} {rest} {low}{behind}",
            f"I {verb} a {low} of {rest}{behind}",
            f"I {verb} the {low} of {rest}{behind}",
            f"I {verb} {low}{behind}: {tail}",
        ]
        return each_once(said)
    return None


_TO_ME = expression(r"\s+to\s+(?:me|myself|my\s+\w+)\b", re.I)
_WORD = expression(r"[A-Za-z]+(?:-[a-z]+)*")
_NOUN = expression(
    rf"\b(?P<noun>{'|'.join(sorted(DEED_NOUNS, key=lambda one: (-len(one), one)))})\b(?P<behind>.*)", re.I | re.S
)
_ASIDE = expression(r",\s+(?P<said>.+)", re.S)
_OF_POST = expression(r"\s+(?:of|by)\s+the\s+(?P<who>[A-Za-z]+)(?=\s+(?:to|on|for)\s)", re.I)
_POSSESSIVE = expression(r"(?P<who>(?:the\s+)?(?-i:[A-Z])[\w-]*(?:\s+(?-i:[A-Z])[\w-]*)*)['’]s?\s+", re.I)


def _of_noun(head: str, tail: str, known: Known, whole: bool) -> list[str] | None:
    """The noun of a deed, and what it is about: "Revision of my reward as Ranger: m80 -> m70"."""
    owner = _POSSESSIVE.match(head)
    if owner is not None:
        who = owner["who"].removeprefix("the ").removeprefix("The ")
        if not (known.is_author(who) or known.is_post(who)):
            return None
        head = head[owner.end() :]
    if (newly := NEW_BEHIND.fullmatch(head)) is not None:
        head = f"new {newly['noun']} of {newly['thing']}"
    new = _NEW.match(head) is not None
    prefix = PREFIX.match(head)
    head = _DAY.sub("", head[prefix.end() :] if prefix is not None else head).strip(" ,")
    rest = unbracketed(_HERE.sub("", _UNDER_RULE.sub("", _WAS.sub("", tail))), known.is_post, known.is_author).strip(
        " ,"
    )
    if rest.startswith("Ministry "):
        rest = f"the {rest}"
    if (rolled := _ROLLED.match(rest)) is not None:
        rest = rest[rolled.end() :]
    if new and (said := of_result(head, rest)):
        return each_once(said)
    found = _NOUN.search(head)
    if found is None:
        return None
    before, behind = head[: found.start()].strip(" ,"), _UNDER_RULE.sub("", _HERE.sub("", found["behind"])).rstrip(" ,")
    if before.lower() in ("rule title", "rule name", "title of a rule"):
        before = "title"
    if (post := _OF_POST.match(behind)) is not None and known.is_post(post["who"]):
        behind = behind[post.end() :]
    behind = _HAVING.sub("", behind)
    if (aside := _ASIDE.match(behind)) is not None:
        behind = f" of {aside['said']}"
    of = _OF_THING.fullmatch(behind)
    if (behind and of is None) or _PLURAL.search(before):
        return None
    if not (before or behind or owner or new) and found["noun"].lower() not in ALONE:
        return None  # "Draw: 2 to 2"
    if whole and not behind:
        return None
    thing = of["thing"] if of is not None else ""
    said = []
    for verb in DEED_NOUNS[found["noun"].lower()]:
        said += of_verb(verb, before[:1].lower() + before[1:], behind, thing, rest)
    return each_once(said)
