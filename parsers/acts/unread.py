"""What its author plainly meant to do and no phrase reads: it is reported, so that nobody is passed over in silence.

    I hereby set the Prize to one point.        a deed that no rule offers, or words that nobody foresaw
    I purchase one Extra Vote.                  the same without "hereby", by a verb that only does
    Subject: Proposal: Hats                     a text that only the subject says is submitted

Talk gets no report: what is asked, wished, supposed, told or done now and then begins in other ways.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from itertools import islice

from engine.acts import Unclear
from parsers import traps
from parsers.acts.context import REPLY_SUBJECT, Context, add_unclear
from parsers.clauses.intents import intent_kind
from parsers.clauses.words import ADVERB, CONNECTING
from parsers.mime import Mail
from parsers.own import Kind, Layout
from parsers.scan import Scan
from parsers.statements import Statement

NOT_READ = "no rule offers it, or the words are not understood"
NOT_SUBMITTED = "submitted in the subject only"
ONLY_ORDERED = "a change of a text instead of the new text"
CALLED_AN_INTENT = "no rule lets it be announced, or the words are not understood"

DEED = re.compile(
    rf"(?:(?:{CONNECTING})\b\s*+(?:[,:]\s*+)?|(?P<capacity>(?:as|in\s+my\s+capacity\s+as|acting\s+as)\s[\w\s]{{1,60}}+),\s++)*+I(?P<adverbs>(?:\s+{ADVERB},?)*)\s+(?P<verb>[a-z]+)\b(?P<rest>[^?]*)$",
    re.I | re.S,
)
OBJECT = re.compile(
    r"\s+(?:(?:each|all|both|one)\s+of\s+)?(?:an?|the|my|this|these|those|one|two|three|four|five|six|ten|another|all|each|\d+)\s+(?:following\s+)?(?P<noun>(?:[\w'’-]+\s+){0,3}?[\w'’-]+)"
)
INTENDED = re.compile(rf"I(?:\s+{ADVERB},?)*\s+(?:intend|plan|give\s+notice|announce\s+my\s+intent\w*)\b", re.I)
TRANSACTION = re.compile(r"\btransactions?\b", re.I)
HABIT = re.compile(
    r"\b(?:every|whenever|usually|always|often|sometimes|generally|each\s+(?:nweek|week|time|day)|(?:on|at)\s+(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b",
    re.I,
)
SUBMITTING = re.compile(
    r"(?:\[[^\]]{0,40}\]\s*)*(?:(?:new\s+|my\s+)?(?:refresh\s+)?(?:proposal|prop|tweak|contract|consultation|rp)\s*(?:\d+\s*)?[:–-]\s*\S|[^:]{1,40}['’]s\s+(?:new\s+)?(?:refresh\s+)?(?:proposal|prop)\s*$|refresh\s+prop(?:osal)?\s*$)",
    re.I,
)
ORDERING = re.compile(
    r"\s*(?:(?:\d+|[a-z])[.)]\s*)?(?:in\s+(?:the\s+)?(?:section|paragraph|rule)\b|(?:amend|create|repeal|enact|revise|replace|insert|append|delete|remove|add|change|set|retitle|rename|strike)\s+(?=\S))",
    re.I,
)
REVISING = re.compile(
    r"\s*+(?:please\s+)?(?:amend|revise|change|edit|alter|modify|update)\s+(?:(?:my|the)\s+)?(?:proposal|prop|p)\s*#?\d+\s*(?:as\s+follows|thus|so)?\s*:\s*\n",
    re.I,
)
"""The head of a mail that orders how to change a proposal instead of giving its new text."""
RULES = re.compile(r"\b(?:rules?|section|paragraph|proposal|text|sentence|ruleset|4e\d+)\b", re.I)
COURTESIES = frozenset(
    "think believe hope wonder love thank apologise apologize welcome congratulate note remind promise swear salute greet".split()
)
"""What "hereby" does only among friends."""
OFFICIAL = frozenset(
    "set change mark declare record raise lower grant deny update proclaim fix abolish strike impose levy reset".split()
)
"""Verbs by which an officer does something when he names his office."""
ORDERS = 30
"""Lines in which such an order is looked for."""


def unread(c: Context, st: Statement, s: Scan) -> None:
    """Report a statement by which its author does something, when nothing of it was read."""
    if c.data or c.unreal or c.shown or c.setting.unreal or c.tx_stack or c.fresh_lead or "i" not in s.vocab:
        return
    said = s.mask.strip()
    if TRANSACTION.search(said) or traps.HYPOTHETICAL.search(said) or HABIT.search(said):
        return
    if INTENDED.match(said) and intent_kind(c.grammar, said)[0] is not None:
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), CALLED_AN_INTENT)
        return
    deed = DEED.match(said) if not traps.NEGATION.search(said) else None
    if deed is not None and performs(c, deed):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), NOT_READ)


def performs(c: Context, deed: re.Match[str]) -> bool:
    """Whether a first person does something: by "hereby", or by a verb that only does, on a thing of the game."""
    verb, rest = deed["verb"].lower(), deed["rest"]
    if "hereby" in deed["adverbs"].lower():
        return verb not in COURTESIES and not rest.lstrip().startswith("that ")
    if deed["capacity"] and verb in OFFICIAL and c.grammar.titles.search(deed["capacity"]):
        return not rest.lstrip().startswith("that ")
    if verb not in c.vocabulary.deeds:
        return False
    if not rest.strip(" .!"):  # "I also Purchase"
        return deed["verb"][0].isupper() or bool(deed["adverbs"].strip())
    found = OBJECT.match(rest)
    words = found["noun"].split() if found is not None else []
    return any(word.lower() in c.vocabulary.things or word[0].isupper() for word in words)


def only_in_subject(mail: Mail, layout: Layout) -> Unclear | None:
    """A text that changes rules and that nothing but the subject submits: "Subject: Proposal: Hats" over "Amend rule 9"."""
    subject = mail.subject
    submits = SUBMITTING.match(subject) is not None
    if not submits and not REVISING.match(layout.live):
        return None
    if mail.in_reply_to or REPLY_SUBJECT.match(subject):
        return None
    if traps.DRAFT.search(subject) or traps.DRAFT.search(layout.live) or traps.UNREAL.search(layout.live):
        return None
    lines = [
        line
        for line in islice(layout.lines, ORDERS)
        if line.kind is Kind.OWN and layout.live[line.start : line.end].strip()
    ]
    if not any(ORDERING.match(line.text.lstrip("{ ")) for line in lines) or not RULES.search(layout.live):
        return None
    first = lines[0]
    return Unclear(first.text, first.start, first.end, NOT_SUBMITTED if submits else ONLY_ORDERED)
