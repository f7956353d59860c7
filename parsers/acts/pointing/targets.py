"""What an objection or support is about that does not say so itself: what the words before it, or its line, name."""

from __future__ import annotations

import re

from engine.expressions import expression
from parsers.acts.context import Context
from parsers.body.statements import Statement
from parsers.clauses.model import Hit
from parsers.clauses.words import AT_HEAD
from parsers.scan import Scan
from parsers.slots.free import announced, read_target

SPOKEN_OF = expression(r"\b(?:object|oppose|objection|support)\s+(?:to\s+)?")
MOVE = expression(
    r"((?:[Tt]he\s+)?(?:action|act|deed|thing|move|step)\s+(?:(?:which|that)\s+)?I\s+(?:(?:have|had)\s+)?(?:announced|intended|planned|gave\s+notice\s+of)(?:\s+(?:in|on|as|under|with)\s+(?:[\"“][^\"“”]{1,80}[\"”]|(?!\b(?:is|was|are|were|has|had|have|met|drew|got|stands?)\b)[^,;:.!?–—\s]+|\s)+)?"
    r"|(?:[A-Z][\w'’-]*['’]s?|(?:[Tt]he|[Tt]hat|[Tt]his|[Ee]ir|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Aa]n?))\s+(?:\w+\s+){0,2}?"
    r"(?:intent|intention|attempt|plan|announcement|tweak|Tweak|Tidiness\s+List)\b"
    r"(?:\s+(?:to|of|by|with|for)\s+(?:(?!\b(?:is|was|are|were|has|had|have|will|would|seems?|looks?|goes|met|drew|got|stands?)\b)[^,;:.!?–—]){1,80})?)"
)
"""What is announced before it is done."""

HEADED = expression(
    AT_HEAD + r"(?P<led>(?:as\s+(?:for|to|regards)|about|on|regarding|concerning|re)\b[:,]?\s+)?"
    r"(?P<what>(?-i:[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,2}(?:['’]s|(?<=s)['’])|[Tt]he|[Tt]hat|[Tt]his|[Yy]our|[Hh]is|[Hh]er|[Ee]ir|[Tt]heir)\s[^:;.!?\x00]{3,140}?)\s*(?::|\s[-–—]+|(?(led),|(?!)))\s*(?:(?:well|no|oh|yes|sorry|alas),?\s+)?$",
    re.I,
)
"""The head of a line, up to what is said of it; in masked text."""
WANTED = expression(
    r"\b(?:wish|wishes|desire|dream|scheme|whim|wants?|wanted|tries|tried|trying|would\s+(?:have|like)|means?|meant|intends?|intended|proposes?|proposed|announced?|announcement|plans?|planned|bid|intent|intention|attempt|notice|motion)\b",
    re.I,
)
"""In what somebody has announced."""


def move_before(c: Context, s: Scan, hit: Hit, st: Statement) -> str | None:
    """What was announced that the words before "it" name: "Wren's intent to approve the display: I support it"."""
    texts = [s.text[: hit.start]]
    if c.index and not st.new_paragraph and not c.reply:
        above = c.statements[c.index - 1]
        texts.append(c.body[above.start : above.end].replace("\n", " "))
    for text in texts:
        if named := MOVE.findall(text):
            return str(named[-1]).rstrip()
    return target_headed(s, hit)


def target_before(s: Scan, hit: Hit) -> str | None:
    """What the clause before names: "I don't object to X in principle, but I must object in practice"."""
    spoken = None
    for spoken in SPOKEN_OF.finditer(s.mask, 0, hit.start):  # noqa: B007 - the last one counts
        pass
    if spoken is None:
        return target_headed(s, hit)
    found = read_target(s, spoken.end())
    return next((value for value, _ in found if isinstance(value, str) and value[0] != "\0"), None)


def target_headed(s: Scan, hit: Hit) -> str | None:
    """What the head of its line names that somebody announced: "Wren's wish to open the vault: I object"."""
    head = HEADED.fullmatch(s.mask, 0, hit.start)
    if head is None or not (WANTED.search(head["what"]) or announced(s.words)[1].search(head["what"])):
        return None
    return " ".join(s.text[head.start("what") : head.end("what")].split())
