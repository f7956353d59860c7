"""Indictments: labelled parts on lines below, or all in one sentence."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from functools import lru_cache
from itertools import chain, islice
from typing import Any, Final

from engine.expressions import expression
from engine.language import Vocabulary, Words
from parsers.acts.context import Context, add_act, add_unclear, following
from parsers.body.own import Kind
from parsers.body.statements import Statement
from parsers.clauses.grammar import alternatives
from parsers.clauses.model import Hit
from parsers.clauses.words import OFTEN
from parsers.parts import split_parts, unbraced
from parsers.scan import Scan

MAX_PARTS: Final = 3_000
"""Characters in which the labelled parts of one indictment stand."""
PARTS: Final = 30
"""What looking for them costs."""


def indictment(c: Context, st: Statement, s: Scan, hit: Hit, words: Words, params: dict[str, Any]) -> bool:
    if OF_A_CONTRACT.match(c.body, st.start + hit.start) is not None:
        return False
    accused = hit.match.values.get("offender")
    if isinstance(accused, list) and len(accused) > 1:
        add_unclear(c, st.start + hit.start, st.start + len(s.text.rstrip()), "which of several is meant")
        return True
    below = next(islice(following(c), 1), None)
    brought = below is not None and not below.new_paragraph and BRINGS.match(c.body, below.start, below.end) is not None
    if brought and s.low[: hit.end].endswith("indict") and s.text[hit.end :].strip() == ".":
        return True  # "I indict. I submit this Indictment: ..."
    behind = UNDER_RULE.sub("", s.text[hit.end :], count=1)
    behind = AT_ONCE.sub("", behind, count=1)
    bare = ACCUSES.match(s.low, hit.start) is not None and not s.low[: hit.end].endswith(" of")
    if bare and behind.strip(" .:;,"):
        return False
    inline = LED.sub("", behind) if params.get("offender") else behind
    if params.get("offender") and AND_DOES.match(inline):
        add_act(c, st, s, words.action, dict.fromkeys(KEYS) | params, hit.start, hit.end, hit.frame)
        c.created.append("indictment")
        return True
    m = re.match(
        r"\s*(.+?)(?:(?:,\s*(?:as\s+)?(?:shown|exemplified|evidenced|illustrated|witnessed|proved)\s+by|,?\s+(?:on\s+account|on\s+the\s+strength|in\s+view|because)\s+of|,\s+(?:(?:the|an?|my)\s+)?[Ee]xample(?=\s+(?:his|her|eir|their|the|an?)\s))\s+(.+?))?(?:,?\s+and\s+I\s+(?:append|add|attach|choose)\s+as\s+(?=tidbit\b))?(?:[,;]\s*(?:and\s+)?(?:(?:the|my)\s+)?[Tt]idbit\s*+(?::|is\b|being\b)?\s*(.+?))?\s*\.?\s*$",
        inline,
    )
    if m and params.get("offender") and m.group(1).strip(" .,;:"):
        crime = AND_TIDBIT.split(ITS_EXAMPLE.split(m.group(1), maxsplit=1)[0], maxsplit=1)[0]
        params["accusation"] = crime.strip(" .,;")
        params["example"] = m.group(2)
        told = DEED_TOLD.match(params["accusation"]) or DEED_FOR.fullmatch(params["accusation"])
        if told is not None and not m.group(2):
            params["accusation"], params["example"] = told["crime"].strip(), next(filter(None, told.groups()[1:]))
        if m.group(3):
            known = tidbits(c.vocabulary).match("tidbit " + m.group(3))
            if known is not None or len(m.group(3).split()) == 1:
                params["tidbit"] = tidbit_of(known) if known is not None else m.group(3).strip(" .")
        end = len(s.text.rstrip())
    else:
        end = len(s.text.rstrip())
        c.purse.pay(PARTS)
        stop = min(paragraph_after(c, st), st.start + MAX_PARTS)
        parts, last = labelled_parts(c.body[st.start : stop], c.vocabulary)
        stop = st.start + last
        for key in ("accusation", "example", "offender", "tidbit", "reasoning"):
            if key in parts:
                said = unbraced(parts[key])
                params[key] = said.rstrip() if key == "reasoning" else said.strip()
        if bare and not parts:
            return False
        c.consumed = max(c.consumed, stop if parts else st.end)
    for key in KEYS:
        params.setdefault(key, None)
    if (
        params["offender"] is None
        and params["accusation"] is None
        and POINTS_UP.search(s.low[hit.start : hit.end]) is not None
    ):
        params.update(parts_above(c, st))
    if params["offender"] is None and params["accusation"] is None and st.line_end:
        parts_below(c, st, params)
    if params["offender"] is None or params["accusation"] is None:
        stop = min(max(c.consumed, paragraph_after(c, st)), st.start + MAX_PARTS)
        if parts_in_words(c.body[st.start : stop], params):
            c.consumed = max(c.consumed, stop)
    if params["offender"] is None and (accused := ACCUSED.search(s.text, hit.start)) is not None:
        params["offender"] = accused["name"]
    said_inline(c, st, params)
    before = c.acts[-1] if c.acts else None
    if before is not None and before.action == words.action and not any(before.params.get(key) for key in KEYS):
        c.acts.pop()  # "I submit this Indictment: I accuse Hob of spam."
    add_act(c, st, s, words.action, params, hit.start, max(hit.end, min(end, len(s.text))), hit.frame)
    c.created.append("indictment")
    return True


OF_A_CONTRACT = expression(
    r"[ \t]*(?:[-*•][ \t]*)?[*_]{0,2}(?:the\s+)?accused(?:\s+party)?[*_]{0,2}[ \t]*[:=|](?!(?:[^\n]*\n){0,6}?[ \t]*(?:[-*•][ \t]*)?[*_]{0,2}(?:accusation|crime|charge|tid-?bit|deed|offen[cs]e)\b)",
    re.I,
)
"""The label of who is accused, over no line that has the label of a crime: he broke a contract, if anything."""
_LABEL = r"accusation|crime|charge|example|deed|what\s+(?:e|s?he|they|it)\s+(?:did|has\s+done|have\s+done)|offender|accused|tid-?bit|reasoning"
"""What the parts are called where each has a label."""
PARTS_BEGIN = expression(
    rf"[ \t]*(?:\n[ \t]*){{1,2}}(?:[-*•][ \t]*|\(?\w[.)][ \t]*)?[*_]{{0,2}}(?:{_LABEL})[*_]{{0,2}}[ \t]*[:=]",
    re.I,
)


def parts_begin(c: Context, st: Statement) -> bool:
    """Whether the parts stand in lines right below, so that what is in braces is only one of them."""
    return PARTS_BEGIN.match(c.body, st.end) is not None


ACCUSED = expression(
    r"(?i:\bindictment)\b[^.:;!?]{0,30}?\s(?:against|agin|of)\s+(?:[Pp]layer\s+)?(?P<name>(?!(?:I|Contempt|Crimes?)\b)[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,2})(?=\s*(?:[.:,;]|$))"
)
"""Who is accused, in the head over the parts."""
POINTS_UP = expression(r"\b(?:this|that|these|(?:the|all)\s+(?:this|that|above))\s+(?:as\s+)?(?:\w+\s+){0,2}indictment")
"""In "I submit this as an Indictment": what it is stands above."""
NEXT_PARAGRAPH = expression(r"\s*\n\s*\n(?P<text>(?:[^\n]+(?:\n|$)){3,12})")


def parts_above(c: Context, st: Statement) -> dict[str, str]:
    """Labelled parts that stand before a sentence in its paragraph, or in the one above."""
    above = c.body[max(0, st.start - MAX_PARTS) : st.start].rstrip()
    text = above[above.rfind("\n\n") + 1 :]
    named: dict[str, Any] = {}
    parts, _ = parts_in_line(text, c.vocabulary)
    if len(parts) < LEAST and parts_in_words(text, named):
        parts = named
    return parts if len(parts) >= LEAST else {}


def parts_below(c: Context, st: Statement, params: dict[str, Any]) -> None:
    """Fill the parts that the paragraph below names in sentences."""
    below = NEXT_PARAGRAPH.match(c.body, st.end, min(len(c.body), st.end + MAX_PARTS))
    if below is not None and parts_in_words(below["text"].rstrip(), params):
        c.consumed = max(c.consumed, below.end("text"))


BRINGS = expression(r"\W*I\s[^.;!?\n]{0,40}\bindictment\b", re.I)
"""The next sentence brings it."""
UNDER_RULE = expression(
    r"\s*+,?\s*\(?(?:as\s+)?(?:per|under|pursuant\s+to|by\s+virtue\s+of|in\s+accordance\s+with|according\s+to|in\s+terms\s+of)\s+(?:the\s+)?rules?\s+#?\w+\)?",
    re.I,
)
"""Behind who is accused: the rule that provides for it."""
AT_ONCE = expression(
    r"\A\s*+,?\s*(?:and\s+)?(?:(?:as\s+of|from)\s+(?:now|today|this\s+(?:mail|message|moment|day))(?:\s+on)?|now|today|at\s+once)(?=\W*\Z)",
    re.I,
)
"""Behind who is accused: that it is done now."""
ACCUSES = expression(r"(?:i\s+(?:\w+\s+)?)?accus\w+\b")
"""A verb that brings an indictment only where its parts stand below."""
TOLD_PART = expression(
    rf"^[ \t]*(?:[-*•|][ \t]*|\(?\w[.)][ \t]*)?[*_]{{0,2}}({_LABEL})[*_]{{0,2}}(?:[ \t]*[:=]|[ \t]*\||[ \t]{{2,}})[*_]{{0,2}}[ \t]*(?=\S)",
    re.I | re.M,
)
"""A part as an item, with stress, or as the row of a table."""
ROW_END = expression(r"[ \t]*\|[ \t]*$", re.M)


def plain_parts(text: str) -> str:
    """The text with each of its parts behind a plain label."""
    told = TOLD_PART.sub(lambda part: f"{_key(part[1])}: ", text)
    return ROW_END.sub("", told) if "|" in told else told


LABELLED = expression(
    r"\b(Accusation|Crime|Charge|Example|Deed|What\s+(?:e|s?he|they|it)\s+(?:did|has\s+done|have\s+done)|Offender|Accused|Tid-?bit|Reasoning)\s*+:\s*"
)
"""The label of a part."""


def _key(label: str) -> str:
    """The part that has a label."""
    low = " ".join(label.lower().split())
    return PART_KEYS.get(low, "example" if low.startswith("what ") else low)


NEXT_MARK = expression(r"\n[ \t]*(?:\d{1,2}(?:\.\d{1,2}){0,2}[.)]?|\(?\w[.)]|[-*•])[ \t]*$")
"""The mark of the next part in a list."""
SENTENCE_END = expression(r"[.;](?=\s|$)|\n(?=\s*\n)|$")


def parts_in_line(text: str, words: Vocabulary) -> tuple[dict[str, str], int]:
    """Labelled parts that stand in one paragraph, and where they end: "Accusation: Fraud. Offender: Brock. Tidbit: 3".

    The last one is a sentence, if it is not the reasoning.
    """
    marks = list(LABELLED.finditer(text))
    parts: dict[str, str] = {}
    end = len(text)
    if not marks:
        return parts, end
    for mark, after in zip(marks, [*(one.start() for one in marks[1:]), len(text)], strict=True):
        key, stop = _key(mark[1]), after
        if after == len(text) and key == "reasoning":
            end = stop = _until(DEED_BELOW, text, mark.end())
        elif after == len(text):
            told = tidbits(words).search(text, mark.start()) if key == "tidbit" else None
            stop = told.end() if told is not None else _until(SENTENCE_END, text, mark.end())
            end = stop
        parts[key] = " ".join(NEXT_MARK.sub("", text[mark.end() : stop]).split()).strip(" .,;")
    return parts, end


def labelled_parts(text: str, words: Vocabulary) -> tuple[dict[str, str], int]:
    """Labelled parts on lines of their own, or in one paragraph if there are more of these, and where they end."""
    _, parts = split_parts(plain_parts(text))
    in_line, last = parts_in_line(text, words)
    return (in_line, last) if len(in_line) > len(parts) else (parts, len(text))


def _until(pattern: re.Pattern[str], text: str, start: int) -> int:
    """Where a pattern is found first, or the end of the text."""
    found = pattern.search(text, start)
    return found.start() if found is not None else len(text)


AND_DOES = expression(r"\s*+,?\s*and\s+(?!(?:for|of|with)\b)(?:I\s+)?[a-z]+\s")
"""Behind who is accused: what else is done."""
KEYS: Final = ("accusation", "example", "offender", "tidbit")
LED = expression(
    r"^\s*(?:for|of|on|with)\s+(?:(?:the|an?)\s+)?(?:crimes?|offen[cs]es?|misdeed|charges?)\s+of\s+(?=\S)"
    r"|^\s*(?:(?:(?:for|of|on|with)\s+)?(?:this|that|the\s+following|these)(?:\s+(?:crimes?|offen[cs]es?|misdeeds?|charges?|reasons?|things?))?\s*)?(?::|[-–—]{1,2}(?=\s))\s*(?=\S)|^\s*of\s+(?=\S)",
    re.I,
)
"""Between who is indicted and the crime: "for the crime of Mild spam"."""
ITS_EXAMPLE = expression(
    r"[,;]?\s+(?:(?:and|with|the|an?|my|one|his|her|eir|their|its)\s+){0,2}example\s*(?:of\s+(?:which|this|that|it)\s*)?(?=:|,|being\b|is\b)",
    re.I,
)
"""Begins the example behind the crime, in one sentence."""
AND_TIDBIT = expression(
    r"[,;]?\s(?:and\s)?(?:(?:with|for|as)\s)?(?:(?:the|my|its|a)\s)?(?=tid-?bit\b)|,?\s+and\s+(?:I\s+)?(?:take|choose|pick|select|name|want)\s",
    re.I,
)
"""Begins the tidbit behind the crime, in one sentence."""
DEED_TOLD = expression(
    r"(?P<crime>[^:]{1,60}(?<!things)(?<!following)(?<!crimes)(?<!saying)(?<!writing)(?<!words)(?<!claiming)):\s+(?P<deed>(?=[^:]*?\b(?:e|s?he|they)\s+[a-z]).+)",
    re.S | re.I,
)
"""A crime, and behind a colon what its author did: "spam: e sent ten mails in an hour"."""
DEED_FOR = expression(
    r"(?P<crime>(?!(?:for\s+)?\w+ing\b)[^,:;()]{3,50}?),?\s*(?:\s(?:for|by)\s+(?P<deed>(?:having\s+)?[a-z]+ing\s.+?)|\((?P<in>[^()]{4,200})\))\s*",
    re.S,
)
"""The same in one clause: "Contempt of Court, for calling the Oracle a goose", "Mild Spam (forty mails)"."""
PART = expression(
    r"(?:[-*•]\s{0,9}|\b(?:the|its|my|and|with)\s+){0,4}\b(?P<key>(?i:accusation|crime|charge|example|offen[cs]e|misdeed|offender|accused|tid-?bit))\b(?:\s+(?:in\s+which|of\s+which|therein))?(?P<mark>\s*(?::|=|[-–—](?=\s)|,?\s+(?:is|being)\b)\s*|(?=\s+[\w\"“]))",
)
"""A part of an indictment by its name, with a mark or without one."""
PART_KEYS: Final = {
    "crime": "accusation",
    "charge": "accusation",
    "deed": "example",
    "offense": "example",
    "offence": "example",
    "misdeed": "example",
    "accused": "offender",
    "tid-bit": "tidbit",
}
LEAST: Final = 3
"""Parts that are named, at least, where a sentence is taken to name them."""
AND_OF = expression(r"(?:\s|[,;.]|\b(?:and|the|its|my|with)\b)+$", re.I)


def parts_in_words(text: str, params: dict[str, Any]) -> bool:
    """Fill the parts that a text names, if it does: "the Offender is Joel, the Accusation Mild spam, ..."."""
    marks = [m for m in PART.finditer(text) if m["mark"] or m["key"][0].isupper()]
    named = [PART_KEYS.get(m["key"].lower(), m["key"].lower()) for m in marks]
    if len(set(named)) < LEAST or len(set(named)) < len(named):
        return False
    ends = [m.start() for m in marks[1:]] + [len(text)]
    for key, mark, end in zip(named, marks, ends, strict=True):
        said = text[mark.end() : end]
        if end == len(text):
            said = re.split(r"[.;](?=\s|$)|\n", said, maxsplit=1)[0]
        said = AND_OF.sub("", " ".join(said.split()))
        if said and params.get(key) is None:
            params[key] = said
    return True


EXAMPLE = expression(
    r"\bexample\s*(?:of\s+(?:which|this|that|it)\s*)?(?:,\s*)?(?::|is|was|being|shall\s+be)\s*(?P<said>(?:[^.;\n]|\n(?!\s*(?:\n|\w+\s*:))){1,200}?)(?=\s*(?:[.;]|\n\s*(?:\n|\w+\s*:)|,?\s*(?:and\s+)?(?:the\s+|my\s+|its\s+)?tid-?bit\b|$))",
    re.I,
)
"""The example of an offence, in a sentence or behind its label."""


def said_inline(c: Context, st: Statement, params: dict[str, Any]) -> None:
    """Fill what the sentence, or the rest of its paragraph, says of the parts: "Example: that fine. Tidbit: 3."."""
    stop = max(c.consumed, st.end, min(max(paragraph_after(c, st), _told_below(c)), st.start + MAX_PARTS))
    if params["tidbit"] is None and (said := tidbits(c.vocabulary).search(c.body, st.start, stop)):
        params["tidbit"] = tidbit_of(said)
        alone = not c.body[st.end : said.start()].strip() and SENTENCE_END.match(c.body, said.end()) is not None
        if alone and (said["chosen"] or said["taken"]):
            c.consumed = max(c.consumed, said.end())
    if params["example"] is None and (example := EXAMPLE.search(c.body, st.start, stop)):
        params["example"] = " ".join(example["said"].split())
        c.consumed = max(c.consumed, example.end())
    if params.get("reasoning") is None and (why := REASONING.search(c.body, st.end, stop)):
        end = _until(DEED_BELOW, c.body[:stop], why.end())
        params["reasoning"] = " ".join(c.body[why.end() : end].split())
        c.consumed = max(c.consumed, end)


_PART_TOLD = expression(
    r"\s*(?:and\s+)?(?:my|the|its|as)\s+(?:an?\s+|my\s+|the\s+)?(?:example|tid-?bit|reasoning)\b", re.I
)
"""Begins a sentence that says a part: "My Example is his mail of nday 5"."""


def _told_below(c: Context) -> int:
    """Where the sentences end that follow in the paragraph and each say a part."""
    end = 0
    for later in c.statements[c.index + 1 : c.index + 5]:
        if later.new_paragraph or _PART_TOLD.match(c.body, later.start, later.end) is None:
            break
        end = later.end
    return end


REASONING = expression(r"(?:^|(?<=[.;\n]))[ \t]*Reasoning\s*+:\s*(?=\S)")
DEED_BELOW = expression(r"(?<=[.!?])[ \t]*\n(?=[ \t]*I\s)|$")
"""Where the reasoning ends: at the end of its paragraph, or of the line below which the author does something else."""


_CHOSEN = r"(?:\bI\s+" + OFTEN + r"(?:choose|pick|take|select|name|elect|set|offer)\s+)"
_CHOICE_ENDS = r"(?=\W*$|\s*[.,;:!?)\n]|[\"”'’]|\s+(?:and|because|since|as|for|this|again|please)\b)"


@lru_cache(maxsize=16)
def tidbits(words: Vocabulary) -> re.Pattern[str]:
    """A tidbit that is a word, wherever it stands, or any that is called one."""
    plain, any_ = alternatives(filter(str.isalpha, words.tidbits)), alternatives(words.tidbits)
    return expression(
        rf"(?i:\btid-?bit\s*(?::|,|=|is|being|shall\s+be|of|to\s+be)?\s*(?:the\s+)?[\"“']?(?P<named>{any_})\b)"
        rf"|(?i:\b(?:for|as)\s+(?:the\s+|my\s+|its\s+|a\s+)?tid-?bit(?:,\s*|\s+){_CHOSEN}(?:the\s+)?[\"“']?(?P<chosen>{any_}){_CHOICE_ENDS})"
        rf"|(?i:{_CHOSEN}(?:the\s+)?[\"“']?(?P<taken>{any_})[\"”']?\s+(?:for|as|to\s+be)\s+(?:the\s+|my\s+|its\s+|a\s+)?tid-?bit\b)"
        rf"|(?<!neither )(?<!not )\b(?P<word>{plain})\b"
    )


def tidbit_of(found: re.Match[str]) -> str:
    """The tidbit that was found."""
    return next(one for one in (found["named"], found["chosen"], found["taken"], found["word"]) if one is not None)


def indictment_parts(c: Context, params: dict[str, Any], head: str) -> None:
    """Fill the parts that the text of an indictment has, and who is accused in the head above it."""
    text = params.pop("body", None)
    if isinstance(text, str):
        parts, _ = labelled_parts(text, c.vocabulary)
        for key in ("accusation", "example", "offender", "tidbit", "reasoning"):
            params.setdefault(key, parts.get(key))
        if not parts:
            parts_in_words(text, params)
    if params.get("offender") is None and (accused := ACCUSED.search(head)) is not None:
        params["offender"] = accused["name"]


def paragraph_after(c: Context, st: Statement) -> int:
    """The end of the labelled lines after a heading."""
    end = pos = st.start
    begun = c.body.find("\n", st.end - 1) % (len(c.body) + 1)
    beside = min(begun, st.end + MAX_PARTS)
    going_on = LABELLED.search(c.body, st.end, beside) is not None
    for line in chain(islice(c.layout.above(pos + 1), 1), c.layout.below(pos + 1)):
        if line.end <= pos:
            continue
        if line.kind is Kind.BLANK:
            going_on = False
            if end > begun and LABELLED.search(c.body, st.end, beside) is not None:
                break
            continue
        if line.kind is not Kind.OWN:
            break
        if (
            line.start >= begun
            and not going_on
            and not re.match(
                rf"\s*(?:[-*•|]\s*|\(?\w[.)]\s*)?[*_]{{0,2}}(?:{_LABEL})[*_]{{0,2}}(?:\s*[:=|]|\s{{2,}}\S)|\s*\|",
                line.text,
                re.I,
            )
            and not re.match(r"\s{2,}\S", line.text)
        ):
            break
        end, going_on = line.end, going_on or line.start >= begun
    return end
