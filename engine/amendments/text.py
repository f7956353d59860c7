"""Where the sentences of an amendment end, and the paragraphs that only head, label or sign it.

Works on frames (see `engine.quoting`). What a sentence without a readable order may mean: `engine.amendments.talk`.
"""

from __future__ import annotations

import re

from engine.amendments.talk import puts_forward, starts_order
from engine.amendments.words import ANY_VERB, rx
from engine.expressions import expression
from engine.passages import CLOSE, OPEN

LONGEST = 60_000
"""Characters that are read of a text: as many as the longest ballot had with all its proposals."""
MOST_LINES = 5_000
"""A text of more lines, each of which may be an item or an order of its own, is no proposal that anybody reads."""
MARKS = "\"'\u201c\u201d\u2018\u2019`{}[]"
MOST_MARKS = 3_000
"""More quotation marks, braces and brackets than these, and the text is no proposal."""


def too_long(text: str) -> bool:
    """Whether a text is longer than any that is meant to be read."""
    return len(text) > LONGEST or text.count("\n") > MOST_LINES or sum(text.count(mark) for mark in MARKS) > MOST_MARKS


# -- where sentences end ----------------------------------------------------------------------------

_END = expression(
    rf"(?:(?<!\b[Nn]o)[.!?]|(?<=\b[Nn]o)(?:[!?]|\.(?!\s+\d))|[.!?][\"'\u201d\u2019)\]{CLOSE}]+|[.!?]{CLOSE})(?=\s+[\"'\u201c\u2018(\[]?[A-Z0-9{OPEN}\-*]|\s*$)"
)
_STARTERS = (
    "Replace|Amend|In|Repeal|Create|Enact|Append|Prepend|Delete|Remove|Strike|Insert|Retitle|Rename|Renumber|Set"
    "|Change|Add"
    "|Substitute|Rewrite|Reword|Transmute|Modify|Finally|Then|Also"
)
FENCE = expression(rf"[ ]*\n[ ]*(?=(?:{_STARTERS})\b)")
"""A line break before a capital word with which an order begins: the sentence before has ended without a stop."""


def sentence_end(text: str, start: int) -> int:
    """Where the sentence that begins at `start` ends: behind its stop, or at the end of the paragraph."""
    stop = _END.search(text, start)
    end = stop.end() if stop is not None else len(text)
    line = FENCE.search(text, start + 1, end)
    return line.start() if line is not None else end


def sentences_of(text: str) -> list[str]:
    """The sentences of a text, in order."""
    found, at = [], 0
    while at < len(text):
        end = max(sentence_end(text, at), at + 1)
        found.append(text[at:end].strip())
        at = end
    return [one for one in found if one]


_RULE_WORD = rx(r"\b(?:rules?|r\d+|ruleset|rulesets|paragraph|sentence|section|text)\b")

# -- headings, labels, remarks ----------------------------------------------------------------------

_HEADER = rx(
    r"(?:proposal|rule[ -]change|title|authors?|co-?author(?:s|\(s\))?|ai|ii|adoption index|id|chamber|class|interest"
    r"|type|colou?r|submitted by"
    r"|proposed by"
    r"|proposer|sponsors?|name|number|subject|date|status|summary|synopsis|disinterested|category|quorum|tags?|p)"
    r"(?: \w+)?(?: ?[#:=] ?[^\n]*| \d+[^\n]*)?$"
)
_TELLS = expression(r"\d \(?(?:[a-z]+ )+[a-z]+\)?:$")
"""A proposal of which something is told: "Proposal 56 did this:"."""
_BROKEN = rx(
    r"(?:repeal|amend|enact|create|delete|remove|retitle|renumber|transmute|replace|change|append|insert|add|in)"
    r"(?: the)?"
)
"""The beginning of an order that goes on in the next line."""
_HEADED_ORDER = rx(r"(?:proposal|rule[ -]change|p ?\d+)\b[^.:]*[.:](?= )")
"""A header behind which the orders may begin on the same line."""
_ORDER = rx(rf"(?:that |in rule |rule )?(?:{ANY_VERB}|in (?:the )?rule|that rule|rule \\d)")
"""How an order may begin behind "Proposal 301:"."""
_LABEL = rx(
    r"(?:// ?)?[\[(*_]*(?:rationale|reason(?:ing|s)?|comments?|notes?|nb|n\.b\.|explanation|commentary|background"
    r"|context"
    r"|motivation"
    r"|discussion|justification|why|purpose|intent|argument|summary|synopsis|ps|p\.s\.|edit(?! \w)|example|changelog"
    r"|disclaimer|remarks?)"
    r"(?: \w+)?[*_]* ?[:\-.\u2014](?!\d)"
)
_TITLE_LINE = expression(rf"(?:[_*=#~\-]+ ?)?[^.!?:;,{OPEN}\n]{{1,70}}(?: ?[_*=#~\-]+)?$")
_RULE_LINE = expression(r"[\W_]+$")
_SIGNED = expression(r"(?:-{1,3}|\u2014|~) ?[A-Z][\w .'\-]{0,40}$|(?:-- ?\n)")
_GREETING = rx(
    r"(?:(?:dear|hi|hello|hey|hiya|greetings|good (?:morning|afternoon|evening|day)|howdy|best(?: wishes| regards)?"
    r"|(?:kind |warm )?regards|cheers|thanks|thank you|sincerely|yours(?: \w+)?|love|enjoy)"
    r"\b[\w ,'\u2019]{0,40}?[,.!:-]*)(?:\n[^\n]{0,40})?"
    r"|(?:ladies and gentlemen|fellow (?:players|citizens|members|nomic\w*)|friends)"
    r"(?: of(?: (?!gets?\b|gains?\b|loses?\b|wins?\b|receives?\b|may\b|must\b|shall\b|will\b|can\b|are\b|is\b"
    r"|if\b|unless\b|except\b|only\b|not\b|or\b|until\b|when\b)[a-z'\u2019]+){1,10})?[,.!:-]*"
)
"""A greeting at the head of a mail or its foot."""
_SUBMITS = rx(
    r"(?:i |we )?(?:hereby )?(?:submit|propose|proposing|create|make|offer|introduce|present)(?:s"
    r"|ting)? (?:the following|this|a|an|my|as)"
    r"(?: \w+){0,3} (?:proposals?|bill|tweak|motion)\b[^.]*$|(?:the )?(?:proposal|text"
    r"|body)(?: reads)?(?: as follows)?:?$"
)


def is_label(text: str) -> bool:
    """Whether a paragraph announces itself as a comment ("Rationale: ...") or as a header ("Author: ...")."""
    return _LABEL.match(text) is not None or all(is_header(line) for line in text.split("\n")) or _fields(text)


def _fields(text: str) -> bool:
    """Whether a paragraph is the title of a proposal, behind that label, and below it the fields of its authors."""
    lines = text.split("\n")
    titled = lines[0].lower().startswith("title:") and any(_AUTHORED.match(one) for one in lines[1:])
    return titled and all(is_header(one) for one in lines[1:])


_AUTHORED = rx(r"(?:co-?)?authors?\b ?:")


def is_header(line: str) -> bool:
    """Whether a line is a field of a proposal ("Author: ...") or its number."""
    if _BYLINE.match(line.strip()) is not None:
        return True
    found = _HEADER.match(line)
    if found is None or _TELLS.search(line) or _ORDER.match(line.partition(":")[2].strip()) is not None:
        return False
    told = _HEADED_ORDER.match(line)
    if told is None:
        return True
    behind = re.split(r"(?<=[.:!])\s+", line[told.end() :].strip())
    return not any(starts_order(one) or _BROKEN.fullmatch(one) or puts_forward(one) for one in behind)


_STAMP = r"\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?"
_BYLINE = rx(
    rf"by [\w.'\-]{{1,30}}(?: [\w.'\-]{{1,30}}){{0,3}}, (?:proposed|posted|submitted): ?{_STAMP}"
    rf"(?:, last (?:modified|edited|changed): ?{_STAMP})?\.?$"
)
"""Who proposed it and when, as a list of proposals prints it."""
_OWN_FIELD = rx(
    r"(?:note|nb|example|author|status|date|class|type|name|subject|category|quorum|interest)\b[^:\n]{0,12}: "
)
_FIELD_WORDS = 4
"""Fewer words than these are a value, and no sentence."""


def labels_sentence(text: str) -> str:
    """The sentence behind a label that rules have as well as proposals ("Note: ..."); "" if none is."""
    found = _OWN_FIELD.match(text)
    said = text[found.end() :].strip() if found is not None and "\n" not in text.strip() else ""
    return said if len(said.split()) >= _FIELD_WORDS and said.endswith(".") else ""


def labels_comment(text: str) -> bool:
    """Whether a paragraph announces reasons."""
    return _LABEL.match(text) is not None


_MARKED_HEADING = expression(r"#{1,6}[ \t]+[^\n]{1,60}|(\*\*|__|==+)[^*_=\n]{1,60}\1")
_SIGNS = ("#", "*", "_", "=")
_REASONS = rx(
    r"[#*_= ]*(?:rationale|reason(?:ing|s)?|motivation|why|explanation|background|justification|discussion|purpose"
    r"|context)[*_=?:. ]*"
)


def is_marked_heading(text: str) -> bool:
    """Whether a paragraph is a heading that is marked as such."""
    return text.lstrip()[:1] in _SIGNS and _MARKED_HEADING.fullmatch(text.strip()) is not None


def comment_heading(text: str) -> bool:
    """Whether a heading announces that reasons stand below it."""
    return _REASONS.fullmatch(text.strip()) is not None


def only_talks(text: str) -> bool:
    """Whether a whole paragraph is a header, a heading, a signature, a rule of dashes or an announcement."""
    if is_label(text) or _RULE_LINE.match(text) or _SIGNED.match(text):
        return True
    if _GREETING.fullmatch(text) and not starts_order(text):
        return True
    if text[0] == "(" and text.rstrip(". ").endswith(")"):
        return True
    return _SUBMITS.match(text.rstrip(" :{")) is not None and not puts_forward(text)


def is_heading(text: str) -> bool:
    """Whether a paragraph is one short line without a stop: the title of what follows."""
    return _TITLE_LINE.match(text) is not None and _RULE_WORD.search(text) is None


# -- new rules in blocks ----------------------------------------------------------------------------

_FIELD = expression(r"(title|name|power|number|text|rule(?: number| title)?)[ \t]*[:=][ \t]*(.*)$", re.IGNORECASE)
_NUMBERED = expression(
    r"(?:rule[ \t]+(?P<rule>\d[\d\-/.]*)[ \t]*[:.\-\u2013\u2014][ \t]*|(?P<bare>\d{2,4})[.:][ \t]+)"
    r"(?P<title>[A-Z][^.:;!?\n]{1,70})$",
    re.IGNORECASE,
)
"""The number and title of a new rule on a line of their own."""
_FRAMED_TITLE = expression(r"(?:__|\*\*|==+|'''|##+)[ \t]*([^_*='#\n]{1,80}?)[ \t]*(?:__|\*\*|==+|'''|##*)?[ \t]*$")


def heads_rule(text: str) -> bool:
    """Whether a paragraph is nothing but the number and title of a new rule."""
    return _NUMBERED.fullmatch(text) is not None


def labels(text: str, *, titled: bool = False) -> tuple[dict[str, str], str]:
    """Label lines ("Title: Hats", "__Hats__") at the head of the text of a new rule, and the rest."""
    found: dict[str, str] = {}
    lines = text.split("\n")
    position = 0
    while position < len(lines):
        line = lines[position].strip()
        label, framed, headed = _FIELD.match(line), _FRAMED_TITLE.match(line), _NUMBERED.match(line)
        if label is not None:
            name = label[1].lower()
            if titled and name in ("title", "name", "rule title"):
                break
            if name == "text":
                return found, "\n".join([label[2], *lines[position + 1 :]]).strip()
            found[{"rule number": "number", "rule title": "title", "rule": "number"}.get(name, name)] = (
                label[2].strip().strip("\"'")
            )
        elif framed is not None and not found and not titled:
            found["title"] = framed[1].strip()
        elif headed is not None and not found and not titled and lines[position + 1 : position + 2] == [""]:
            found["number"] = (headed["rule"] or headed["bare"]).rstrip(".-/")
            found["title"] = headed["title"].strip()
        elif line or not found:
            break
        position += 1
    return found, "\n".join(lines[position:])
