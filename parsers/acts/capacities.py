"""Sentences with a frame of their own: duties, assertions, "I do this five times"."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from dataclasses import replace

from engine.language import Role, Slot
from parsers.acts.alive import DUTY_WORDS, REPEATING
from parsers.acts.context import Context, add_act
from parsers.clauses.adjuncts import capacity_in
from parsers.clauses.model import Adjuncts, Setting
from parsers.clauses.sentence import read_sentence
from parsers.scan import Scan
from parsers.slots.numbers import read_number
from parsers.slots.offices import read_ministry
from parsers.statements import Statement

ASSERT = re.compile(
    r"(?:(?:and|then|first|next|also)\s*,?\s+)*(?:(?:I|it)\s+(?:hereby\s+|also\s+|further\s+|now\s+|solemnly\s+)*(?:asserts?|affirms?|states?|declares?|assume)(?:\s*:\s*|\s+)(?:that\s+)?"
    r"|(?:(?:I|it)\s+(?:hereby\s+|also\s+|further\s+|now\s+|solemnly\s+)*)?(?:claims?|maintains?|certif(?:y|ies)|confirms?|attests?|swears?|avers?|verif(?:y|ies)|holds?|warrants?|vouch(?:es)?|asserting)\s*(?:,\s*)?that\s+"
    r"|(?:(?:I|it)\s+(?:hereby\s+)?makes?\s+|under\s+)(?:the|an|this|one)\s+assertion\s*(?:that\s+|:\s*)|let\s+it\s+be\s+(?:asserted|stated|affirmed)\s+that\s+|it\s+(?:is\s+the\s+case|must\s+be(?:\s+(?:true|so))?|holds)\s+that\s+|assert(?:ion)?\b\s*:?\s*(?:that\s+)?|it\s+is\s+(?:hereby\s+)?(?:true|asserted|affirmed|stated|declared|assumed)\s*:?\s*(?:by\s+me\s+)?that\s+)",
    re.I,
)
LED = re.compile(r"[^.!?]{0,100}\btransaction\b[^.!?]{0,60}:[\s\[{]*", re.I)
"""What leads to a transaction on its own line."""
AND_THEN = re.compile(r"\s*[,;]?\s*(?:and|then|but|while)\s+(?:then\s+)?|\s*[;:]\s*")
DUTY = re.compile(
    r"(?:(?:fulfil(?:l)?ing|discharging|performing|executing|carrying\s+out|meeting|honou?ring|satisfying)\s+(?:my|the|an|our|that|this|its|such)\s+(?:[\w'’]+\s+)?(?:obligation|duty|duties)|(?:in|under|by|per|as)\s+(?:the\s+(?:very\s+)?same|that)\s+(?:capacity|duty|obligation)|(?:to|(?:in\s+order|so\s+as)\s+to)\s+(?:fulfil(?:l)?|discharge|meet|perform|honou?r|satisfy)\s+(?:my|the|an|our|that|this|such)\s+(?:[\w'’]+\s+)?(?:obligation|duty|duties)|per\s+(?:my\s+)?(?:obligation|duty)|(?:because|since|as)\s+[^,;.]{2,60}\s+(?:obliges|requires|directs|commands|orders|instructs|bids|binds|asks|demands)\s+(?:of\s+)?(?:me|the\s+(?-i:[A-Z])\w+)(?:\s+to)?|in\s+(?:the\s+)?(?:fulfil(?:l)?ment|discharge|performance|execution)\s+of|as\s+(?:obliged|required|demanded|directed|commanded|bound)\s+(?:by|under|of\s+me\s+by)\s+[^,;.:]{2,50}|as\s+(?:is\s+my\s+duty|required)|as\s+(?:my|the)\s+(?:[\w'’]+\s+)?(?:obligation|duty|duties)\b[^,;.:]{0,60}?\b(?:demands?|requires?|dictates?|commands?|asks?|obliges?|bids?|is|has\s+it))\b",
    re.I,
)
SAME_CAPACITY = re.compile(r"\b(?:same|that)\s+(?:capacity|duty|obligation)\b", re.I)
DO_TIMES = re.compile(
    r"^(?:I\s+)?(?:do|take|perform|repeat)\s+(?:so|this|that|it|the\s+(?:above|same|former|foregoing|latter)(?:\s+\w+)?|that\s+action|this\s+action)\s+(.{1,30}?)\s+times\b(?!\s*:)",
    re.I,
)


LIVED_UP_TO = re.compile(
    r"I\s+(?:hereby\s+|now\s+)?(?:fulfil(?:l)?|do|discharge|meet|perform|honou?r|satisfy|live\s+up\s+to)\s+(?:my|the|an|our)\s+(?:[\w'’]+\s+)?(?:obligation|duty|duties)\b(?:\s+(?:under|by|of|from|in|per|as|for)\s+[^,;.]{1,60}?)?\s*(?:,\s*)?(?:and|by|:|,|in\s+that\s+I|to)\s+(?=\w)",
    re.I,
)
"""A duty that its holder says he does, and what he does: "As Registrar I fulfil my obligation and strike ..."."""
ACT = re.compile(
    r"(?:[,:]|(?<=[a-z]))\s+I(?:,\s+(?:as|the|in|being|acting)\s[^,;.:]{1,60},)?\s+(?:hereby\s+|now\s+)?(.+)$"
)
DONE = re.compile(r"(.+)$")
AS_OFFICER = re.compile(r"(?:,\s*)?as\s+(?:the\s+)?(?:[A-Z]\w+(?:\s+of\s+)?(?:the\s+)?){1,3},?\s+")
JUST_TIMES = re.compile(
    r"(?:(?:and|all)\s+)?(?:(?:of\s+)?(?:this|that|it|the\s+above),?\s+)?(?:(?:is\s+)?(?:done\s+)?(?:x\s?|times\s+)(?P<n>[\w-]{1,20})|(?P<m>[\w' -]{2,30}?)\s+times(?:\s+over|\s+in\s+a\s+row)?)\s*[.!]*\s*",
    re.I,
)
AGAIN = frozenset({"again", "once"})
ONCE_MORE = REPEATING | AGAIN
DO_AGAIN = re.compile(r"^I\s+(?:do|repeat)\s+(?:so|this|that)\s+(?:again|once\s+more)\s*[.!]?\s*$", re.I)
DO_TWICE = re.compile(r"^(?:I\s+)?(?:do|repeat)\s+(?:so|this|that)\s+(twice|thrice)\b(?!\s*:)", re.I)


def duty(c: Context, st: Statement, s: Scan) -> bool:
    """ "Fulfilling my duty as Registrar, I mark Joel as departed."""
    words = c.grammar.roles.get(Role.DUTY)
    if words is None or not s.holds(DUTY_WORDS):
        return False
    done = LIVED_UP_TO.search(s.mask)
    m = done or DUTY.search(s.mask)
    act = DONE.search(s.text[m.end() :]) if m and done else ACT.search(s.text[m.end() :]) if m else None
    if not m or not act or act.group(1).rstrip().endswith(":"):
        return False
    inner = AS_OFFICER.match(act.group(1))
    said = act.group(1)[inner.end() :] if inner else act.group(1)
    named = (s.text[: m.start()], s.text[m.start() : m.end() + act.start(1)], inner.group() if inner else "")
    titled = c.grammar.titles.search(named[1])
    capacity = next(filter(None, (capacity_in(c.grammar, words) for words in named)), titled and titled.group()) or (
        c.last_capacity if SAME_CAPACITY.search(s.low) else c.setting.capacity or c.office
    )
    if capacity is None:
        return False
    deeds = read_sentence(c.grammar, Scan("I " + said, c.vocabulary, c.reply, purse=c.purse), Setting())
    if any(hit.match.phrase.words is not None for hit in deeds):
        return False
    found = read_ministry(Scan(capacity, c.vocabulary), 0)
    c.last_capacity = capacity
    add_act(
        c,
        st,
        s,
        words.action,
        {
            words.param(Slot.MINISTRY): found[0][0][0] if found else None,
            words.param(Slot.TEXT): said.rstrip(" ."),
        },
        0,
        len(s.text.rstrip()),
        Adjuncts(capacity=capacity),
    )
    return True


def assertion(c: Context, st: Statement, s: Scan) -> int:
    """Where "I assert that ..." within a transaction ends, and other deeds may follow; 0 where nobody does so."""
    words = c.grammar.roles.get(Role.ASSERTION)
    if words is None or not c.tx_stack:
        return 0
    led = LED.match(s.text) if "transaction" in s.vocab else None
    m = ASSERT.match(s.text, led.end() if led else 0)
    if not m or not s.text[m.end() :].strip():
        return 0
    stop = s.text.find("; ", m.end())
    stop = stop if stop >= 0 else len(s.text)
    said = s.text[m.end() : stop].strip().rstrip(".;! ")
    frame = Adjuncts(when=c.setting.when, actor=c.setting.actor)
    add_act(c, st, s, words.action, {words.param(Slot.TEXT): said}, 0, len(s.text[:stop].rstrip()), frame)
    return stop


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


def do_times(c: Context, st: Statement, s: Scan) -> bool:
    """ "I do this five times." after an act."""
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
    word = said.lower()
    times = {"twice": 2, "thrice": 3}.get(word)
    if times is None:
        found = read_number(Scan(said, c.vocabulary), 0)
        times = found[0][0] if found and isinstance(found[0][0], int) else None
    if times:
        c.acts[-1] = replace(c.acts[-1], times=times)
        return True
    return False
