"""Takes the text of a document apart: its relations and labelled parts."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Any

from engine.expressions import expression
from engine.language import Document, Slot
from parsers.scan import POINTED, Scan
from parsers.slots.references import read_refs
from parsers.unbelievers import unbeliever_behind

PART = expression(
    r"^[ \t]*(title|conflicts?(?: with)?|dependenc(?:y|ies)|depends on|body|text|timing|name|unbeliever|unbelievers|reasoning|arguments?|reasons?|accusation|crime|example|offender|tidbit|effect)\s*[:=][ \t]*",
    re.I | re.M,
)
INLINE_PART = expression(
    r"(?:(?<=[.;?!\n])|(?<=[.;?!)] )|^|(?<=\s))[ \t]*\(?(?:(?:and|with|my|the|its|an)\s+){0,2}(unbelievers?(?=\s*[:=]|\s+(?:is(?!\s+to\s+be)|being|shall\s+be|will\s+be)\s)|(?:reasoning|arguments?|reasons?)(?=\s*[:=]|\s+(?:is|are|being|runs)\s+(?:that|this|these|as\s+follows)\b))\s*(?:(?:is|are|being|runs|shall\s+be|will\s+be)(?:\s+(?:that|this|these|as\s+follows)\b)?\s*+:?|[:=])[ \t]*"
    r"|^[ \t]*(?:[-*•][ \t]+)?(?:the\s+)?(accused|accuser|defendant|contract|party|parties|question)(?:\s+(?:party|in\s+question|concerned|broken|breached|put|asked))?\s*[:=][ \t]*",
    re.I | re.M,
)
"""Parts of a consultation; those of one about a contract stand in lines of their own, and the question says them too."""
PART_FIRST = expression(r"\s*(?:title|body|conflicts|dependencies)\s*:", re.I)
FLAT = expression(r",\s*(?=body\s*:)", re.I)


_ARE = r"(?:\s+(?:is|are|be|becomes?|(?:shall|will)\s+be)(?:\s+(?:now|hereby|from\s+now\s+on|set\s+to|changed\s+to))*)?\s*+:?\s*"
DEPENDS = expression(
    rf"(?:depend(?:s|ent|ing|encies|ency)?(?:\s+as\s+it\s+does)?(?:\s+(?:on|upon))?|requires|needs(?=\s+(?:[\"“‘]|#?p?\d|(?:proposal|prop)\b)))\b(?:\s+now)?{_ARE}",
    re.I,
)
CONFLICTS = expression(rf"conflict(?:s|ing)?\b(?:\s+now)?(?:\s+with)?{_ARE}", re.I)
NO_OTHER = expression(r"(?:none|nothing|empty|(?:an?|the)\s+empty\s+set|no\s+(?:other\s+)?proposals?)\b", re.I)
""""Its Conflicts are now: none"."""


RELATED_BEFORE = expression(
    r"(?:\s+(?:(?:is|are|being)\s+(?:an?|its|the|my)|as\s+(?:an?|its|the|my)|as)|\s*\((?:an?|its|the|my))\s+(?:(?:only|sole|one)\s+)?(?:(?P<dependencies>dependenc(?:y|ies)|prerequisites?)|(?P<conflicts>conflicts?))\b",
    re.I,
)
"""Behind what a text depends on, or conflicts with: "so 'Hats' is a dependency"."""


def _related_before(s: Scan, start: int, end: int, params: dict[str, Any]) -> bool:
    found = False
    for said in RELATED_BEFORE.finditer(s.mask, start, end):
        for place in re.finditer(r"(?<!\S)\S", s.mask[start : said.start()]):
            named = [
                one for one in read_refs(s, start + place.start(), Slot.PROPOSAL, bare=False) if one[1] == said.start()
            ]
            refs = [one for one in (named[0][0] if named else ()) if isinstance(one, str) and one[0] != "\0"]
            if refs:
                params.setdefault(str(said.lastgroup), []).extend(refs)
                found = True
                break
    return found


LEANING = expression(
    r"\b(?:(?:relies|relying|leans|leaning|builds|building|rests|resting|hinges|hangs)\s+(?:up)?on|needs|unless|without|only\s+(?:if|after|once))\s+",
    re.I,
)
"""Before what a text depends on, where the sentence speaks of a dependency."""
DEPENDENCY = expression(r"\bdepend(?:ent|ing|ency|encies|s)\b|\bprerequisites?\b", re.I)


def take_relations(s: Scan, start: int, end: int, params: dict[str, Any]) -> bool:
    """ "(depends on 352, conflicts with 350 and "Silk Road")" between two offsets."""
    found = _related_before(s, start, end, params)
    leaning = ((LEANING, "dependencies"),) if DEPENDENCY.search(s.mask, start, end) else ()
    for pattern, name in ((DEPENDS, "dependencies"), (CONFLICTS, "conflicts"), *leaning):
        for match in pattern.finditer(s.mask, start, end):
            if NO_OTHER.match(s.text, match.end()):
                params[name], found = [], True
                break
            options = read_refs(s, match.end(), Slot.PROPOSAL)
            if options and isinstance(options[0][0], list):
                values = [v for v in options[0][0] if isinstance(v, str) and not v.startswith("\0")]
                if values:
                    known = params.setdefault(name, [])
                    known += [one for one in values if one not in known]
                    found = True
                    break
    return found


def split_parts(text: str, inline: bool = False) -> tuple[str, dict[str, str]]:
    """Take labelled parts ("Title: X", "Reasoning: ...") out of a text: (what is before the first, parts)."""
    pattern = INLINE_PART if inline else PART
    marks = list(pattern.finditer(text))
    if not marks:
        return text, {}
    parts: dict[str, str] = {}
    for n, match in enumerate(marks):
        stop = marks[n + 1].start() if n + 1 < len(marks) else len(text)
        parts[canonical(match.group(1) or match.group(2))] = text[match.end() : stop].strip()
    return text[: marks[0].start()], parts


def canonical(label: str) -> str:
    label = label.lower()
    for known in ("conflict", "depend", "unbeliever", "accusation", "crime"):
        if label.startswith(known):
            return {"conflict": "conflicts", "depend": "dependencies", "crime": "accusation"}.get(known, known)
    if label.startswith(("reason", "argument")):
        return "reasoning"
    return "body" if label == "text" else label


UNDERSCORED = expression(r"\A\s*__([^_\n]{1,100})__\s*(?:\n|\Z)")


def fill_document(kind: Document, body: str, text: str, params: dict[str, Any]) -> None:
    """Put the text of a document into the params of its act."""
    if kind is Document.PROPOSAL:
        match = UNDERSCORED.match(text)
        if match:
            params.setdefault("title", match.group(1).strip())
        elif PART_FIRST.match(text):
            flat = FLAT.sub("\n", text)
            before, parts = split_parts(flat)
            if "title" in parts:
                params.setdefault("title", parts["title"].split("\n")[0].strip().strip("\"'“”"))
            if "body" in parts:
                parts["body"] = WHOLLY_QUOTED.sub(r"\1", parts["body"])
            text = parts.get("body", before.strip() or text if "body" in parts or before.strip() else text)
        params[body] = text
    elif kind is Document.CONSULTATION:
        question, parts = split_parts(text, inline=True)
        asked = question if question.strip() else parts.get("question", "")
        if (beside := UNBELIEVER_BESIDE.search(asked)) is not None:
            params.setdefault("unbeliever", next(filter(None, beside.groups())))
            asked = WHOLLY_QUOTED.sub(r"\1", asked[: beside.start()])
        elif (behind := unbeliever_behind(asked)) is not None and not parts.get("unbeliever"):
            asked, named = WHOLLY_QUOTED.sub(r"\1", asked[: behind[0]].rstrip()), behind[1]
            params.setdefault("unbeliever", named)
        params[body] = unbraced(QUESTION_LABEL.sub("", asked, count=1)) or None
        add_parts(parts, params)
    else:
        params[body] = text


_NAMED = r"((?-i:[A-ZÀ-ÖØ-Þ])[\w'’-]*(?:\s(?-i:[A-Z])[\w'’-]*){0,3})"
_THEIR = r"(?:(?:my|the|its|an)\s+)?unbeliever"
UNBELIEVER_BESIDE = expression(
    rf"(?:\s*[,;(–—]|\s--?(?=\s)|(?<=[?\"”])(?=\s))\s*(?:and\s+)?(?:(?:with|naming|choosing|picking|nominating|designating|making|appointing"
    rf"|(?:I\s+)?(?:hereby\s+)?(?:name|choose|pick|nominate|designate|make|appoint))\s+{_NAMED}\s+(?:(?:as|for|being|to\s+be)\s+)?{_THEIR}"
    rf"|{_NAMED}\s+(?:as|being|is|to\s+be)\s+{_THEIR}|{_THEIR}(?:\s*[:=]|\s+(?:is|being|shall\s+be|will\s+be))?\s+{_NAMED})\s*+[).!]*\s*\Z",
    re.I,
)
"""Says at the end of a question who its Unbeliever is."""
WHOLLY_QUOTED = expression(r"\A\s*[\"“]([^\"“”]*)[\"”]\s*\Z")


def unbraced(text: str) -> str:
    """A part without the braces around it."""
    text = text.strip()
    width = len(text) - len(text.lstrip("{"))
    return text[width:-width].strip() if width and text.endswith("}" * width) else text


QUESTION_LABEL = expression(r"\A\s*Q(?:uestion)?\s*[:.]\s+(?=\S)")
NOBODY = expression(
    r"(?:none|nobody|no\s+one|n/?a|-+|[–—]|nil|not\s+applicable)(?:\s+(?:named|chosen|needed|in\s+particular))?", re.I
)
"""Where nobody is named."""
SENTENCE_BEHIND = expression(
    rf"(?P<name>(?:(?:{'|'.join(POINTED)})\.\s+)?(?!(?:{'|'.join(POINTED)})\.)[A-Z][\w'’-]+(?:\s+[A-Z][\w'’-]+){{0,3}})\.\s+[A-Z\"“(]"
)
"""Behind a name: a sentence of its own."""
REMARKED = expression(
    r"\s*\(?(?P<name>[\"'“]?[^\W\d_][^()\[\],]*?)(?:\s+[(\[][^()\[\]]*(?:[)\]]|\Z)|,\s+(?:who|whom|whose|which|as|since|because|for|he|she|e|they)\s|\s+(?:[–—]|--?)\s+\w|\)\s*\Z)"
)
"""A name, and what is remarked behind it: "Rufus (he says yes)", "Rufus, who says yes"; or itself in parentheses."""


def without_remark(text: str) -> str:
    """A name without the remark behind it, and what follows on that."""
    found = REMARKED.match(text)
    return found["name"] if found is not None else text


PARTS_OF_A_BREACH = {"accused": "accused", "defendant": "accused", "contract": "contract"}


def add_parts(parts: dict[str, str], params: dict[str, Any]) -> None:
    """Unbeliever and Reasoning of a consultation, and who is accused of a breach of what."""
    for label, name in PARTS_OF_A_BREACH.items():
        if label in parts:
            told = unbraced(parts[label]).split("\n")[0]
            params[name] = (without_remark(told) if name == "accused" else told).strip(" .;,\"'“”")
    if "unbeliever" in parts:
        named = without_remark(unbraced(parts["unbeliever"]).split("\n")[0]).strip().rstrip(" .;,)").strip('"“”')
        if (behind := SENTENCE_BEHIND.match(named)) is not None:
            named = behind["name"]
        params.update({} if NOBODY.fullmatch(named) else {"unbeliever": named})
    if "reasoning" in parts:
        params["reasoning"] = unbraced(parts["reasoning"]).rstrip()
