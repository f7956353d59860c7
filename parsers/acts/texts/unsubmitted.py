"""Texts that change rules in mails in which nothing submits them but the subject, or nothing at all."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from itertools import islice

from engine.acts import Unclear
from engine.expressions import expression
from parsers.acts.context import REPLY_SUBJECT
from parsers.body.own import Kind, Layout
from parsers.clauses import traps
from parsers.mail.mime import Mail

NOT_SUBMITTED = "submitted in the subject only"
ONLY_ORDERED = "a change of a text instead of the new text"
NOTHING_SAYS = "a text of which nothing says what it is"
SUBMITTING = expression(
    r"(?:\[[^\]]{0,40}\]\s*)*(?:(?:new\s+|my\s+)?(?:refresh\s+)?(?:proposal|prop|tweak|contract|consultation|rp)\s*(?:\d+\s*)?[:–-]\s*\S|[^:]{1,40}['’]s\s+(?:new\s+)?(?:refresh\s+)?(?:proposal|prop)\s*$|refresh\s+prop(?:osal)?\s*$)",
    re.I,
)
ORDERING = expression(
    r"\s*(?:(?:\d+|[a-z])[.)]\s*)?(?:in\s+(?:the\s+)?(?:section|paragraph|rule)\b|(?:amend|create|repeal|enact|revise|replace|insert|append|delete|remove|add|change|set|retitle|rename|strike)\s+(?=\S))",
    re.I,
)
REVISING = expression(
    r"\s*+(?:please\s+)?(?:amend|revise|change|edit|alter|modify|update)\s+(?:(?:my|the)\s+)?(?:proposal|prop|p)\s*#?\d+\s*(?:as\s+follows|thus|so)?\s*+:\s*\n",
    re.I,
)
"""The head of a mail that orders how to change a proposal instead of giving its new text."""
RULES = expression(r"\b(?:rules?|section|paragraph|proposal|text|sentence|ruleset|4e\d+)\b", re.I)
BRACED = expression(r"(?m)^[^\S\n]*\{\{+\s*(?=\S)")
HEDGED = expression(
    r"\b(?:maybe|perhaps|how\s+about|what\s+(?:if|about)|something\s+like|suggest\w*|ideas?|think\w*|thoughts?|comments?|draft\w*|proto\w*|could|might|would|should|was|were|has|had|currently|reads|says|already)\b|\?",
    re.I,
)
"""Words around a text that is only talked about."""
ORDERS = 30
"""Lines in which such an order is looked for."""


def not_submitted(mail: Mail, layout: Layout) -> Unclear | None:
    """A text that changes rules and that nothing but the subject submits: "Subject: Proposal: Hats" over "Amend rule 9"."""
    subject = mail.subject
    submits = SUBMITTING.match(subject) is not None
    braced = BRACED.search(layout.live) if "{{" in layout.live else None
    if not submits and not braced and not REVISING.match(layout.live):
        return None
    if mail.in_reply_to or REPLY_SUBJECT.match(subject):
        return None
    if braced and not submits:
        return _of_braces(layout, braced)
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


def _of_braces(layout: Layout, braced: re.Match[str]) -> Unclear | None:
    """A text in braces that orders a change of rules, among words that neither submit it nor talk about it."""
    text, start = layout.live, braced.end()
    own = any(line.kind is Kind.OWN and line.start <= start < line.end for line in layout.lines)
    line = text[start:].partition("\n")[0].partition("}")[0].rstrip()
    around = text[: braced.start()] + text[start:].partition("}}")[2]
    if not own or not ORDERING.match(line) or not RULES.search(line) or HEDGED.search(around):
        return None
    return Unclear(line, start, start + len(line), NOTHING_SAYS)
