"""What was read in a mail, for a person at a terminal: the acts, what is unclear, and what was passed over and why.

Takes a reading and the regions of the body (parsers/reader.py) and gives lines. With `marked` the whole text follows,
each line with what it was taken for in the margin. Colours are those of a terminal, and only if asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from engine.acts import Act, Reading, Unclear
from parsers.body.regions import Region
from parsers.mail.mime import Mail

GREEN, YELLOW, FAINT, PLAIN = "32", "33", "2", ""
WHY = {
    "quote": "quoted, another's words",
    "attribution": "says who is quoted",
    "forward": "forwarded, or under a mail program's line",
    "signature": "below the signature",
    "footer": "added by a list or a mail program",
    "comment": "in comment brackets",
    "armour": "belongs to the OpenPGP signature",
    "automatic": "written by a machine",
    "document": "text of a document: nothing in it is an act",
}
"""Why words were passed over, by the kind of their region."""
COLOURS = {"act": GREEN, "unclear": YELLOW, "document": PLAIN, "own": PLAIN}
STRONGER = (
    "own",
    "quote",
    "attribution",
    "forward",
    "signature",
    "footer",
    "armour",
    "automatic",
    "comment",
    "document",
)
"""Kinds of which a later one says more of the same words; then come unclear words and acts."""
MOST_WORDS = 100
"""Characters of the author's words that are shown beside an act."""
MARGIN = max(map(len, WHY)) + 1


def told(reading: Reading, mail: Mail, regions: Iterable[Region], *, colour: bool, marked: bool) -> str:
    """The lines about one mail."""
    found = list(regions)
    lines = [f"{reading.message_id or '(no Message-ID)'}  {mail.subject}"]
    for number, act in enumerate(reading.acts):
        lines.append(_painted(f"  {number}  {_act(act)}", GREEN, colour))
        lines.append(f"       {' '.join(act.text.split())[:MOST_WORDS]}")
    lines += [
        _painted(f"  ?  {' '.join(one.text.split())[:MOST_WORDS]}: {_why(one)}", YELLOW, colour)
        for one in reading.unclear
    ]
    if len(lines) == 1:
        lines.append("  no act" + (": written by a machine" if mail.auto_submitted else ""))
    lines += [_painted(f"  -  {line}", FAINT, colour) for line in passed_over(mail.body, found)]
    if marked:
        lines += ["", *_margins(mail.body, found, colour), ""]
    return "\n".join(lines) + "\n"


def _why(one: Unclear) -> str:
    return one.why if one.act is None or one.condition else f"{one.why}; perhaps {_act(one.act)}"


def _act(act: Act) -> str:
    said = ", ".join(f"{name}={value!r}" for name, value in act.params.items())
    marks = f" x{act.times}" if act.times > 1 else ""
    marks += f" when {act.when}" if act.when else ""
    marks += f" by {act.actor}" if act.actor else ""
    marks += f" announced {act.intent}" if act.intent else ""
    marks += f" in transaction {act.transaction}" if act.transaction else ""
    return f"{act.action}({said}){marks}"


def passed_over(body: str, regions: Iterable[Region]) -> Iterator[str]:
    """For each kind of words that were not read: how many lines, and why."""
    counts: dict[str, int] = {}
    for one in regions:
        if one.kind in WHY:
            counts[one.kind] = counts.get(one.kind, 0) + body.count("\n", one.start, one.end) + 1
    for kind, count in counts.items():
        yield f"{count} line{'s' if count > 1 else ''} not read: {WHY[kind]}"


def _margins(body: str, regions: list[Region], colour: bool) -> Iterator[str]:
    """The text, line by line, behind what each line was taken for; the strongest kind names the line."""
    rank = {kind: place for place, kind in enumerate((*STRONGER, "unclear", "act"))}
    starts = [0, *(place + 1 for place, char in enumerate(body) if char == "\n"), len(body) + 1]
    acts = [one for one in regions if one.kind == "act"]
    for start, after in pairwise(starts):
        end = after - 1
        here = [one for one in regions if one.start < end and one.end > start]
        top = max(here, key=lambda one: rank[one.kind], default=None)
        kind = top.kind if top is not None else ""
        name = f"act {acts.index(top)}" if top is not None and kind == "act" else "" if kind == "own" else kind
        yield _painted(f"  {name:<{MARGIN}}| {body[start:end]}", COLOURS.get(kind, FAINT) if kind else PLAIN, colour)


def _painted(line: str, code: str, colour: bool) -> str:
    return f"\033[{code}m{line}\033[0m" if colour and code else line
