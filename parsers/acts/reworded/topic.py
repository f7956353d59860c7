"""Reads a deed about what a line or paragraph deals with: "Haddock: silent since nday 3. I make em inactive".

Where the pronoun of such a deed says nothing by itself, the sentence is read with the topic in its place. That
reading only counts when it leaves nothing open and the topic is part of what it does.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from engine.acts import Act
from engine.expressions import expression
from engine.language import Slot
from parsers.acts.context import Context
from parsers.acts.pointing.mentions import LABELLING
from parsers.acts.rereading import Reading, put_back, reread, span_whole, state_of
from parsers.body.statements import Statement

_THING = r"(?:[\"“]?[A-Z#\d]|(?:the|my|our|his|her|eir|their|that|this|one|two|three|four|five|an?)\s)(?:[^\s,;:.!?\x00]|\s(?![-–—]+\s|\()|[.](?=\w)){1,80}?[\"”]?"
_TOLD = r"(?:is|are|was|were|has|have|had|looks?|seems?|needs?|deserves?|lies|stands?|stood|sits|goes|went|does|did|met|got|gets|bores?|asks|wants|waits|remains?|keeps?|makes?|no\s+longer|never|still|always)\b"
HEADED = expression(
    rf"[^\w\"“#]*(?:(?:as\s+(?:for|to)|about|on\s+to|regarding|concerning|re|next(?:\s+(?:up|comes|is))?|then|and|now(?:\s+for)?)[:,]?\s+)*(?-i:(?P<topic>{_THING}))(?:\s+\([^()]{{1,80}}\))?"
    rf"(?:\s*:\s|\s+[-–—]+\s|,\s|\s*+[.!?]*\s*$|\s+(?={_TOLD}))",
    re.I,
)
"""What a sentence deals with: the head of its line, or its subject."""
DEED = expression(
    r"(?:^|[,;:.!?–—-]\s+|\b(?:so|and|hence|therefore|thus)\s+)(?P<deed>(?:I|i)\s(?![^,;:.!?]{0,60}?\b(?:if|not|would|never|might|could)\b)[^;:.!?\x00]{0,60}?(?<!['’])\b(?P<it>it|em|him|her|them|its|eir|their|his)\b)"
)
"""The first clause of the author's with a pronoun in it."""
POINTER = expression(r"\b(?:it|em|him|her|them|its|eir|their|his|one)\b")
POINTERS = frozenset("it em him her them its eir their his one".split())
"""Without one of these nothing has to be put in."""
OWNERS = frozenset("its eir their his".split())
HER_OWN = expression(
    r"\s+(?!(?:a|an|the|to|for|on|in|at|as|of|from|with|my|m?\d|one|two|three|all|now|today|hereby|and|by|over|out)\b)[a-z]"
    r"|\s+(?:[A-Z][\w'’-]*\s+){1,3}(?:Pact|Treaty|Contract|Agreement|Accord|Covenant|Lease|League|Trust|Pool|Rota)\b"
)
"""Behind "her" that says whose something is."""
NO_TOPIC = frozenset(
    "i it he she they we you there here what who nobody everybody everyone somebody someone nothing everything this that these those "
    "as since because when if though although while after before once in on at for by with without so but and or yes no not well also then now today tonight tomorrow noon midday morning evening night midnight dawn dusk afternoon breakfast lunch "
    "should shall may can could would will must might do did does is are was were am have has had let how why where which whose whom whether please "
    "dinner later afterwards meanwhile finally lastly firstly secondly monday tuesday wednesday thursday friday saturday sunday".split()
)
POINTING = frozenset("this that these those".split())
TELLING = frozenset(
    "is are was were am has have had does did do will would can could may you we they now costs".split()
)
"""Words of a sentence that tells something, and is no head."""
ROOM = 2
"""Sentences before the deed, of the same paragraph, in which its topic may stand."""


SOMEBODY = expression(
    r"[A-ZÀ-Þ][\w'’-]*(?:\s[A-ZÀ-Þ][\w'’-]*){0,3}\s+(?:(?:also|now|rightly|has|have|had)\s+)?"
    r"(?:asks?|asked|says?|said|wants?|wanted|thinks?|thought|points?\s+out|pointed\s+out|wonders?|wondered|suggests?|suggested|complains?|complained|noticed|notes?|noted|found|told|tells|wrote|writes|reminds|reminded|likes|liked|hates|prefers|a\s+point|is\s+(?:quite\s+)?right|was\s+(?:quite\s+)?right|would)\b"
)
"""Somebody who said something, and is no "it"."""


class Topic(NamedTuple):
    """A deed with its topic in the place of the pronoun."""

    at: int
    """Where it begins to be read."""
    text: str
    """What is read in the place of all from there to the end of the deed's sentence, as long as that."""
    said: str


ONE = expression(
    r"(?:^|[,;:.!?–—-]\s+|\b(?:so|and|hence|therefore|thus)\s+)(?P<deed>[Ii]\s+(?:\w+\s+){0,2}?(?:submit|propose|offer|file|lodge|present|bring|table)\s+(?P<it>(?:such\s+(?:a\s+)?)?one)\b)(?!\s+(?!now|today|here|hereby|herewith|too|myself)[a-z])"
)
"""The first clause in which the author submits one of a kind that was named before."""


def by_its_officer(c: Context, st: Statement) -> Topic | None:
    """What an officer or an author, who is the one that writes, does with the thing at the head of its line: "Chess: the
    GM opens it"."""
    text = c.body[st.start : st.end].replace("\n", " ")
    if (
        st.still
        or not st.line_start
        or ":" not in text
        or (found := _officers(c.grammar.title_words).match(text)) is None
    ):
        return None
    verb = c.grammar.plain_third.get(found["verb"].lower())
    if (
        verb is None
        or found["topic"].split()[0].lower() in NO_TOPIC
        or not LABELLING.isdisjoint(found["topic"].lower().split()[:1])
    ):
        return None
    rest = text[found.end() :].strip()
    behind = f" {rest}" if rest and rest[0].isalpha() else rest
    topic = found["topic"].strip()
    topic = f'"{topic}"' if "," in topic and not topic.startswith(('"', "“")) else topic
    return _in_place(st.start, f"I {verb}{found['between']}{topic}{behind}", st.end - st.start, topic)


@lru_cache(maxsize=8)
def _officers(titles: str) -> re.Pattern[str]:
    return expression(
        rf"[^\w\"“#]*(?P<topic>[\"“A-Z#\d](?:[^:.!?\n]|[.](?=\w)){{1,80}}?)\s*:\s+(?:(?i:the)\s+(?:(?i:{titles}))|its\s+(?:author|proposer|submitter|maker|owner|priest|holder))\s+(?:(?:hereby|now|herewith)\s+)?"
        r"(?P<verb>[A-Za-z]+s)(?P<between>\s+(?:[a-z]+\s+){0,2}?)(?:it|em|him|her|them)\b"
    )


def one_of_kind(c: Context, st: Statement, text: str) -> Topic | None:
    """What somebody submits of whom it is only said that it is "one": "Commas are for Tweaks, so I submit one:"."""
    deed = ONE.search(text)
    if deed is None:
        return None
    above = c.statements[c.index - 1] if c.index and not st.new_paragraph else st
    for at, told in ((st.start, text[: deed.start("deed")]), (above.start, c.body[above.start : above.end])):
        if kind := c.grammar.document_kinds.findall(told):
            said = f"{text[deed.start('deed') : deed.start('it')]}a {kind[-1]}{text[deed.end() :]}"
            return _in_place(at, said, st.end - at, "")
    return None


def topic_of(c: Context, st: Statement) -> Topic | None:
    """The deed of a statement with its topic put in; nothing where it has no pronoun or no topic."""
    if st.still or c.words_of(st).isdisjoint(POINTERS) or POINTER.search(c.body, st.start, st.end) is None:
        return None
    text = c.body[st.start : st.end].replace("\n", " ")
    deed = DEED.search(text)
    if deed is None:
        return one_of_kind(c, st, text)
    if _OPEN.search(text, 0, deed.start("deed")):
        return None
    head = HEADED.match(text, 0, deed.start("deed"))
    at = st.start
    if named := _named_within(c, text[: deed.start("deed")]) if head is None or _unfit(head["topic"]) else "":
        return _told(c, text, deed, named, st.end - at, at)
    if head is None or _unfit(head["topic"]):
        if st.new_paragraph or deed.start("deed") > 0 or st.mark:
            return None
        for above in reversed(c.statements[max(0, c.index - ROOM) : c.index]):
            told = c.body[above.start : above.end].replace("\n", " ")
            head = HEADED.match(told)
            if head is not None and not _unfit(head["topic"]):
                if deed["it"] in ("it", "its") and SOMEBODY.match(told, head.start("topic")):
                    return None
                at = above.start
                break
            if above.new_paragraph or above.mark:
                return None
        else:
            return None
    return _told(c, text, deed, head["topic"], st.end - at, at) if head is not None else None


_OPEN = expression(
    r"\b(?:if(?!\s+(?:nobody|no\s+(?:one|pep|player))\s+(?:(?:else|has|have|ever)\s+)*(?:minds?|minded|objects?|objected)\b)|unless|when(?:ever)?|once|until|till|should|provided|as\s+soon\s+as|in\s+case|perhaps|maybe|had\s+I|would|as\s+[A-Z]\w+\s+(?:\w+\s+)?(?:puts?|said|says|has|wrote|writes|would))\b",
    re.I,
)
"""Before a deed: it waits for something, or somebody else says it."""


def _told(c: Context, text: str, deed: re.Match[str], said: str, room: int, at: int) -> Topic | None:
    """The deed with the topic in the place of its pronoun, where that is no longer than the room for it."""
    named = said if said[:1] in '"“' or said.split(maxsplit=1)[0] not in _LOWERED else said[0].lower() + said[1:]
    if said.lower() in c.grammar.nouns:
        named = f"the {named}"
    owned = deed["it"] in OWNERS or (deed["it"] == "her" and HER_OWN.match(text, deed.end()) is not None)
    told = text[deed.start("deed") : deed.start("it")] + named + ("'s" if owned else "") + text[deed.end() :]
    return _in_place(at, told, room, said)


def _in_place(at: int, told: str, room: int, said: str) -> Topic | None:
    """What is read in the place of so many characters from there on, if it is no longer; it ends where they end, and
    begins with one blank: long runs of them cost some expressions the cube of their length."""
    spare = room - len(told)
    return Topic(at + max(0, spare - 1), told.rjust(min(room, len(told) + 1)), said) if spare >= 0 else None


NOUNED = expression(r"\b(?P<whose>[Mm]y|[Tt]he|[Tt]his|[Tt]hat|[A-Z][\w-]*['’]s)(?P<words>(?:\s+[A-Za-z-]+){1,3})")


def _a_noun(c: Context, words: list[str]) -> bool:
    """Whether words end in one for a thing of the game."""
    kind = c.grammar.document_kinds.search(" ".join(words))
    return words[-1].lower() in c.grammar.nouns or (kind is not None and kind.end() == len(" ".join(words)))


def _named_within(c: Context, before: str) -> str:
    """The thing of the game that the words before a deed name last: "As nobody minded my Tidiness List, I apply it"."""
    for found in reversed(list(NOUNED.finditer(before))):
        words = found["words"].split()
        while words and not _a_noun(c, words):
            words.pop()
        if words:
            return f"{found['whose']} {' '.join(words)}"
    return ""


_LOWERED = frozenset("The My Our His Her Eir Their That This One Two Three Four Five An A".split())


def _unfit(topic: str) -> bool:
    """Whether words at the head of a line name nothing that something can be done with."""
    low = topic.lower().split()
    return (
        (low[0] in NO_TOPIC and not (low[0] in POINTING and len(low) > 1))
        or "i" in low[:2]
        or (low[0].endswith("ing") and len(low) > 1)
        or not LABELLING.isdisjoint(low[:1])
        or ('"' not in topic and not TELLING.isdisjoint(low[1:]))
    )


_THING_DEED = expression(
    r"(?P<thing>(?:[Tt]he\s+)?[\w#\"“][^:.!?;]{1,60}?)\s*(?::|\s[-–—]+|->)\s+(?P<verb>[a-z]{4,12}(?:\s+(?:to|from|as))?|ZOT)\s*+[.!]?\s*"
)
"""An item of a list of deeds that names the thing first: "Ministry of Laundry: resign."."""


def thing_first(c: Context, st: Statement, read: Reading) -> bool:
    """Read an item of a list of deeds that has the thing before its verb the other way round; whether it is one."""
    if not c.setting.imperative or not st.line_start or st.end - st.start > LONGEST_ITEM:
        return False
    if row_done(c, st, read):
        return True
    item = _THING_DEED.fullmatch(c.body, st.start, st.end)
    if item is None or item["verb"].split()[0].lower() not in c.grammar.verbs:
        return False
    before = state_of(c)
    for to in ("", " to", " as"):
        reread(c, st, f"{item['verb'].lower()}{to} {item['thing'].strip()}"[: st.end - st.start + len(to)], read)
        if len(c.acts) == len(before["acts"]) + 1 and len(c.unclear) == len(before["unclear"]):
            span_whole(c, st, len(before["acts"]))
            return True
        put_back(c, before)
        before = state_of(c)
    return False


LONGEST_ITEM = 80
_ROW_DONE = expression(
    r"(?P<thing>(?:(?:consultation|indictment|proposal)\s+)?#?P?\d{1,6}|\"[^\"]{1,60}\")(?:(?:[ ]{2,}|[ ]*\|[ ]*|\t)(?P<cell>[^|\n]{1,30}?))?"
    r"(?:[ ]{2,}|[ ]*\|[ ]*|\t|[ ]*:[ ]+|[ ]+[-–—]+[ ]+)(?P<done>(?:(?:hereby|now)\s+)?(?:[a-z]+ed|[A-Z]+ED|given|taken|sent|put|drawn|struck)\b(?:(?!\s{2}|\||\b(?:if|unless|not|once\s+(?:e|he|she|they|the|I)|until|last)\b).){0,60})",
    re.I | re.S,
)


def row_done(c: Context, st: Statement, read: Reading) -> bool:
    """Read a row of a table of deeds that has the number of a thing, perhaps whose it is, and what is done with it:
    "131   Pim   assigned to Ivy"."""
    row = _ROW_DONE.fullmatch(c.body, st.start, st.end)
    if row is None:
        return False
    done = " ".join(row["done"].split())
    done = done if done[0].islower() or done.split(",")[0].isupper() else done[0].lower() + done[1:]
    for said in dict.fromkeys((done, done.split(",")[0])):
        before = state_of(c)
        reread(c, st, f"{row['thing']} is {said}", read)
        if len(c.acts) == len(before["acts"]) + 1 and len(c.unclear) == len(before["unclear"]):
            span_whole(c, st, len(before["acts"]))
            return True
        put_back(c, before)
    return False


def about_topic(c: Context, st: Statement, read: Reading) -> bool:
    """Read a statement with its topic in the place of the pronoun, where its own words leave open what it is about."""
    officer = by_its_officer(c, st)
    if officer is not None:
        before = state_of(c)
        reread(c, st._replace(start=officer.at), officer.text, read)
        if _settled(c, before, officer.said):
            return True
        put_back(c, before)
    topic = topic_of(c, st)
    if topic is None:
        return False
    before = state_of(c)
    read(c, st)
    settled = _settled(c, before, "")
    if settled and not _may_say_more(c, before):
        return True
    if any(one.why == "condition" for one in c.unclear[len(before["unclear"]) :]):
        return True
    own = state_of(c)
    put_back(c, before)
    before = state_of(c)
    reread(c, st._replace(start=topic.at), topic.text, read)
    if not _settled(c, before, topic.said) or (settled and not _says_more(c, before, own)):
        put_back(c, own)
        return True
    for n in range(len(before["acts"]), len(c.acts)):
        act = c.acts[n]
        if act.start < st.start < act.end or c.body[act.start - 1 : act.start + 1].isalnum():
            start = max(st.start, topic.at) if act.start < st.start else st.start
            c.acts[n] = replace(act, start=start, text=c.body[start : act.end])
    return True


def _may_say_more(c: Context, before: dict[str, Any]) -> bool:
    """Whether one act was read since then, by words that only point, and leaves something unsaid that has a name."""
    made: list[Act] = c.acts[len(before["acts"]) :]
    if len(made) != 1 or c.acts[: len(before["acts"])] != before["acts"] or len(c.unclear) > len(before["unclear"]):
        return False
    unsaid = [one for one in c.book.of(made[0].action).params if made[0].params.get(one.name) is None]
    return POINTER.search(made[0].text) is not None and any(one.slot is Slot.NAME and one.carried for one in unsaid)


def _says_more(c: Context, before: dict[str, Any], own: dict[str, Any]) -> bool:
    """Whether the last reading made the act of the one before it, and said more of it."""
    first = len(before["acts"])
    act, plain = c.acts[first], own["acts"][first]
    said = {key: value for key, value in plain.params.items() if value is not None}
    return len(c.acts) == first + 1 and act.action == plain.action and said.items() < act.params.items()


def _settled(c: Context, before: dict[str, Any], topic: str) -> bool:
    """Whether acts were read since then and nothing is open in them; with a `topic`, only if it is part of them."""
    made: list[Act] = c.acts[len(before["acts"]) :]
    if not topic and c.acts[: len(before["acts"])] != before["acts"]:
        return True  # it says more of an act before it
    if not made or len(c.unclear) > len(before["unclear"]):
        return False
    words = {word.lower().removesuffix("'s").removesuffix("’s") for word in _WORDS.findall(topic)}
    used = not topic or words - {"the", "my", "our"} <= c.grammar.nouns  # "The Motnw: I change it to ..."
    mine = topic.lower().startswith(("my ", "all my ", "all of my ")) and (
        not words.isdisjoint(c.grammar.nouns) or c.grammar.document_kinds.search(topic) is not None
    )
    for act in made:
        required = {param.name for param in c.book.of(act.action).params if param.required}
        for name, value in act.params.items():
            if value in (None, "reply") and name in required:
                return False
            used = (
                used
                or (mine and value in ("own", "all_own"))
                or not words.isdisjoint(word.lower() for word in _WORDS.findall(str(value)))
            )
    return used


_WORDS = expression(r"[\w'’#]+")
