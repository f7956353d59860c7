"""Votes of which each stands behind the number that it is about and what its author thinks of it.

    402 is the same idea with worse grammar, so AGAINST there; 413, well, AGAINST from me.

Only numbers of which nothing else was read in the statement are looked at. A vote is cast where its author speaks of
himself, concludes it from what he says, or votes in the same mail besides.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.acts import Act
from engine.expressions import expression
from engine.language import Slot
from parsers.acts.context import Context
from parsers.acts.held.unread import FRAMED, NOT_READ
from parsers.acts.votes.voting import add_vote
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.lines.ballots import OF_ONESELF
from parsers.scan import Scan
from parsers.slots.references import read_refs

LONGEST = 600
"""Characters of a statement that is looked through."""
_TOPIC = expression(
    r"(?<![\w#$€.:/'’-])(?<!rule\s)(?<!rules\s)(?<!consultation\s)(?<!indictment\s)(?<!section\s)(?<!clause\s)(?<!nday\s)(?<!nweek\s)(?<!page\s)(?<!chapter\s)(?<!in\s)(?<!about\s)(?<!by\s)(?<!than\s)(?<!of\s)(?<!until\s)"
    r"(?:(?:proposals?|props?\.?|items?|bills?)\s+)?(?P<number>(?:#|P|no\.?\s?)?\d{2,6}|(?:(?<=^)|(?<=[,;.]\s)|(?<=[,;]\sand\s)|(?<=[,;]\sbut\s))\d(?=\s+(?:is|looks|sounds|reads|seems|gets|has|goes)\b))(?![\w%:])",
    re.I,
)
"""The first of the numbers of which the words behind them tell."""
_UNIT = expression(
    r"\s*(?:macks?|mackerel|points?|socks?|votes?|players?|words?|lines?|days?|ndays?|nweeks?|pages?|times?|years?|hours?|minutes?|people|percent|m)\b",
    re.I,
)
"""Behind a number of things."""
_CHOICE = expression(
    r"(?<![\w'’-])(?<!\bwhat\s)(?P<choice>[A-Z]{3,})(?![\w'’-]|\s+(?:which|whom|what|all\s+odds|the\s+(?:record|(?:first|second|third|last)\s+time))\b)"
)
_SMALL = expression(
    r"[:,]?\s+(?:(?:hm+|well|um+|er+|eh|ok(?:ay)?|so|sure|definitely|a\s+firm|an?)\b[,.…]*\s+)?(?P<choice>[a-z]{3,})(?=\s*(?:[,;.!(/]|$|lol\b|from\s+me\b|please\b|and\s))"
)
"""A choice in small letters right behind its number."""
_NOT_CAST = expression(
    r"\b(?:if|unless|would|could|might|may|should|ought|never|not|cannot|nobody|no\s+one|nothing|neither|nor|was|were|had|has\s+been|have\s+been|gets?\s+(?:\w+\s+)?(?:votes?|through)|got|receiv\w*|pass\w*|fail\w*|lost|won|voted|said|says?|thinks?|thought|wants?|wanted|guess\w*|predict\w*|expect\w*|hope\w*|lean\w*|recommend\w*|suggest\w*|urge\w*|deserv\w*|merits?|calls?|asks?|asked|begs?|needs?|maybe|perhaps|probably|likely|tempt\w*|incline\w*|undecided|everybody|everyone|somebody|someone|(?<!for\s)ye|you(?!\s+(?:guys|all)\b)|your|they(?!\s+(?:have|get|both|all)\b)|their|he|she|his|her|hers|eir|whether|why|how|who|whose|until|yesterday|earlier|last|previously|tomorrow|later|will|shall|going\s+to|tally|result\w*|quorum|example|suppose\w*|imagine|pretend|or|came|come|comes|ended|carried|adopted|rejected|stands?|stood|votes\s+[A-Z]+)\b|n['’]t\b|['’](?:d|ll)\b|\?|[\"“”]",
    re.I,
)
"""Between a number and a choice, or behind them: no vote of the author, or none of now."""
_TO_SAY = expression(r"\b(?:that|which)\s+is\s+to\s+say\b", re.I)
_OTHERS = expression(
    r"\b(?!This\b|That\b|It\b)[A-Z][\w-]*[a-z]\w*(?:['’]s)?\s+(?:votes?|voted|says|said|thinks|wants|puts?|casts?|likes|hates|writes|wrote|and\s+I)\b"
)
"""What somebody else does."""
_FROM_OTHERS = expression(
    r"\b(?:from|by|according\s+to|for)\s+[A-Z][\w-]*[a-z]|\bin\s+(?:[A-Z][\w-]*['’]s|my\s+(?:heart|mind|head|dreams?))\b"
)
"""Whose the choice is, where it is not the author's."""
_MINE = expression(r"\b(?:I|me|my|mine|myself|this\s+office)\b|\bI['’]m\b", re.I)
_CONCLUDED = expression(
    r"(?:\b(?:so|therefore|hence|thus|ergo|obviously|clearly|naturally|of\s+course)\b[^.;!?]{0,30}|[:–—…]|\s-{1,2}|\.\.\.)\s*(?:an?\s+|another\s+|\w+ly\s+){0,2}$",
    re.I,
)
"""Right before a choice that follows from what is said."""


_NOT_LED = expression(
    r"\b(?:neither|nor|none|gave|gives?|given|deserv\w*|merits?|may|might|would|could|should|ought|never|not|refuse\w*|next|intend|plan\w*|tally|tallies|results?|reckon\w*|count\w*|says?|said|wrote|voted|if|unless|let|guess\w*|predict\w*|expect\w*|hope\w*|lean\w*|suggest\w*|recommend\w*|will|shall|far|yesterday|last|you(?!\s+(?:guys|all)\b)|your|everyone|everybody|most|likely|vote|votes|cast|fear|than|with|quote|example)\b|n['’]t\b|['’](?:d|ll)\b|[\"“”(]",
    re.I,
)
"""Between the topic before and this one: what is said of it is no vote of the author."""
_CLAUSE = expression(r"[,;:]\s|\b(?:and|but|while|whereas)\b|\s[–—-]\s", re.I)
_SENTENCE = expression(r"[.;!]\s")
_PLAIN_LEAD = expression(
    r"\W*(?:(?:ok|okay|so|and|but|also|then|well|right|fine|alright|hm+|here\s+goes|my\s+votes?)\b\W*){0,4}|[^.;!?]{0,60}\bso:\s*",
    re.I,
)
"""Before the first of several votes."""
_ALL_OF_THEM = expression(r"\b(?:they|both|all\s+\w+)\s", re.I)
"""Before a choice that is for what was named in the same statement before, too."""


def votes_on_topics(c: Context, st: Statement) -> None:
    """Read votes behind their numbers in a statement, where nothing else took them."""
    if c.data or c.draft or c.tx_stack or c.unreal or c.setting.unreal or c.told_instead or st.end - st.start > LONGEST:
        return
    if c.grammar.choice_words.isdisjoint(c.words_of(st)):
        return
    s = Scan(c.body[st.start : st.end].replace("\n", " "), c.vocabulary, c.reply, c.selves, c.purse)
    if traps.asks(s.text):
        return
    text = s.mask
    if traps.supposes(text, s.vocab):
        return
    own = [act for act in c.acts if st.start <= act.start < st.end]
    parts = list(_parts(c, st, s, own))
    if not parts:
        return
    voted = any(act.action == c.grammar.ballot for act in c.acts)
    plain = len(parts) > 1 and _PLAIN_LEAD.fullmatch(text, 0, parts[0][0]) is not None
    done, refused = 0, False
    for start, end, named, choice, at in parts:
        done = max([done, *(act.end - st.start for act in own if act.end - st.start <= start)])
        said, lead = text[start:end], text[done:start]
        refused = refused and _SENTENCE.search(lead) is None
        so_said = _TO_SAY.sub(" ", said) if OF_ONESELF.search(text[done:start]) else said
        told = _NOT_CAST.search(so_said) or _FROM_OTHERS.search(said) or _OTHERS.search(text, 0, end)
        lead = _CLAUSE.split(lead)[-1]
        if refused or told or _NOT_LED.search(lead) or traps.conditional(lead + said):
            refused = True  # what follows in the same sentence may only leave out the verb: "and 403 an AGAINST"
            continue
        mine = _MINE.search(said) is not None or _CONCLUDED.search(text, start, at) is not None
        if not (mine or voted or plain):
            continue
        done = end
        c.unclear = [
            one for one in c.unclear if one.why not in (FRAMED, NOT_READ) or not st.start <= one.start < st.end
        ]
        for one in named:
            add_vote(c, st, s, choice, one, start, at + len(choice))
    c.acts.sort(key=lambda act: act.start)


def _parts(c: Context, st: Statement, s: Scan, own: list[Act]) -> Iterator[tuple[int, int, list[Any], str, int]]:
    """The parts of a statement that have one choice: start, end, proposals, choice and where it stands."""
    text, choices = s.mask, c.vocabulary.choices
    topics = _topics(s)
    places = [(act.start - st.start, act.end - st.start) for act in own]
    before: list[Any] = []
    for n, (start, behind, named) in enumerate(topics):
        if any(begin <= start < end for begin, end in places):
            before = []
            continue
        borders = [begin for begin, _ in places if begin > start] + [len(text.rstrip())]
        end = min([*borders, *(topic[0] for topic in topics[n + 1 : n + 2])])
        said = [one for one in _CHOICE.finditer(text, behind, end) if one["choice"] in choices]
        small = _SMALL.match(text, behind, end + 1) if len(topics) > 1 or own else None
        if small is not None and small["choice"].upper() in choices:
            said.insert(0, small)
        if not said:
            before += named
            continue
        chosen = {one["choice"].upper() for one in said}
        if len(chosen) == 1:
            at = said[0].start("choice")
            of_all = before if _ALL_OF_THEM.search(text, start, at) else []
            yield start, end, [*of_all, *named], chosen.pop(), at
        before = []


def _topics(s: Scan) -> list[tuple[int, int, list[Any]]]:
    """What the parts of a sentence tell of: where it begins and ends, and the proposals."""
    topics: list[tuple[int, int, list[Any]]] = []
    end = 0
    for found in _TOPIC.finditer(s.mask):
        if found.start() < end:
            continue
        refs = read_refs(s, found.start("number"), Slot.PROPOSAL, bare=False, all_but=False)
        if refs and _UNIT.match(s.mask, refs[0][1]) is None:
            end = refs[0][1]
            topics.append((found.start(), end, refs[0][0]))
    return topics
