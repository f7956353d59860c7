"""Where the text of an act is: on its line, in the next braces, or in the lines below."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice
from typing import Any

from engine.expressions import expression
from engine.language import Document, Slot, Words
from parsers.acts.context import Context, following, since
from parsers.acts.texts.title_lines import (
    BY_ME,
    QUOTED_ALONE,
    heads_text,
    naming,
    title_before,
    title_line,
    title_over_rows,
)
from parsers.body.payloads import DOC_LABEL, RESUME, Payload
from parsers.body.statements import Statement
from parsers.clauses.model import Hit, Setting
from parsers.clauses.sentence import read_sentence
from parsers.clauses.words import OFTEN
from parsers.lines import ballots
from parsers.parts import take_relations
from parsers.scan import Scan, mask_quotes, quoted
from parsers.slots import read_slot
from parsers.slots.references import read_refs
from parsers.titles import sentence_title, take_title

QUOTE_ONLY = expression(r"\s*+[\"“'‘]?\s*")
TITLE_END = expression(r"\s+\((?:depends|conflicts|AI|\w+)")
AS_ANNOUNCED = expression(r"\bas (?:(?:i|was) (?:have |had )?)?(?:announced|intended|described)\b")
TEXT_FOLLOWS = expression(
    r"following|between (?:the|these|two)|below|this|these|with the text|as follows"
    r"|\breads?(?=\s*(?:(?:so|thus|now|instead|in\s+full|henceforth)\s*)?[.,:]?\s*$)"
)
NEXT_LABEL = expression(
    r"(?:new\s+)?(?:proposal|tweak|consultation|refresh proposal|oracularity|contract)\b[^.!?]{0,50}:", re.I
)
PART_ONLY_PREFACE = expression(
    r"\s*(?:and\s+)?(?:(?:its|the|my)\s+)?(?:(?:new|revised|changed|full)\s+)?"
    r"(title|conflicts?(?: with)?|dependenc(?:y|ies)|depends on|body|text|name|timing|colou?r)"
    r"\s*+[:=]\s*(.*)$",
    re.I,
)
BETWEEN_PARTS = expression(
    r"[;,]\s*(?:and\s+)?(?=(?:its\s+|the\s+)?(?:title|name|colou?r|conflicts?(?: with)?|dependenc(?:y|ies)|depends on|body|text|timing)\s*[:=])",
    re.I,
)
"""Between labelled parts that stand on one line."""
RELATES = expression(
    r"\s*(?:(?:please\s+)?note\s+that\s+|NB:?\s+)?(?:it|this)\b.*\b(?:depends|conflicts?|requires|dependent|conflicting|dependenc(?:y|ies)|needs)\b"
    r"|\s*I\s+(?:\w+\s+)?(?:list|name|declare|mark|note|give(?:\s+it)?)\s[^.:;!?]*\bas\s+[^.:;!?]*\b(?:conflicts?|dependenc(?:y|ies))\b"
    r"|\s*(?:and\s+)?its\s+(?:\w+\s+)?(?:conflicts?|dependenc(?:y|ies))\b",
    re.I,
)
SENTENCE_END = expression(r"[.:;,]\s*$")
PART = expression(
    r"\s*(title|name|timing|conflicts?(?: with)?|dependenc(?:y|ies)|depends on|body|text|question|colou?r)\s*+[:=]\s*",
    re.I,
)
TEXT_PARTS = ("body", "text", "question")
"""Labels of the text itself."""
ASKS_WHETHER = expression(r"\b(?:whether|if)\s*$")
WHETHER_LATE = expression(
    r"(?:\s+(?:on|about|as\s+to|asking|regarding|concerning|to\s+(?:find\s+out|learn|establish|determine))(?:\s+the\s+question)?(?:\s+of)?\s+"
    r"|(?:\s*+,)?\s+(?:whose|with|in\s+which|naming)\b[^,:;.?]{2,60}(?<!asks)(?<!ask),\s+|\s+(?=whether\b))(?:whether|if)\s+(?P<asked>[^:?]{4,300}?)[.]?\s*",
    re.I,
)
"""Behind a consultation: who its Unbeliever is, and the question."""
CONSULTATION_AFTER = expression(r"\s*\(consultation\)\s*+[.?]?\s*$", re.I)
CONJUNCTION = expression(r"^(?:because|since|as|for)\s+")
PART_INLINE = expression(
    r"(?:unbeliever|reasoning|arguments?|reason)s?\s*:|\A\s*(?:and\s+)?(?:my|the|its)\s+(?:unbeliever|reasoning|arguments?)\s+(?:is|are|shall|will)\b|\s(?:is|shall\s+be|will\s+be)\s+(?:my|the|its|an)\s+unbeliever\b",
    re.I,
)
PART_OPEN = expression(r"(?:unbeliever|reasoning|arguments?|reason)s?\s*+[:=]\s*\Z", re.I)
"""At the end of what is said of a question, before a part in marks of its own."""


GOES_ON = expression(
    r"(?:(?:(?:the|its)\s+)?(?:articles(?:\s+of\s+incorporation)?|(?:full\s+)?text|terms|wording)(?=:)"
    r"|(?:(?:the|this|that)\s+(?:new\s+)?\w+(?=\s+(?:is|shall\s+be|will\s+be)\s+(?:hereby\s+)?(?:called|named|titled|entitled|known\s+as)\b)|it|its\s+(?:\w+\s+)?(?:title|name|text|body|wording)|the\s+(?:new\s+|revised\s+)?(?:text|body|title|name|rules|wording)(?:\s+of\s+it)?"
    r"|(?:new|revised)\s+text)\b[^.:]{0,80}?\b(?:is|reads?|says?|follows?|below|runs?|becomes?|goes|stands?|shall\s+(?:be|read)|will\s+(?:be|read))\b[^.:]{0,60}|I\s+(?:\w+\s+)?(?:call|name|title|entitle|dub)\s+it\s[^.:]{0,80})(?P<colon>:)?",
    re.I,
)
"""The sentence after the act goes on about its text: "Its title is X and its text is below."."""


TIMING = expression(r"\b(?:its|the)\s+timing\s+(?:is|shall\s+be|being|:)\s*[\"“]?(\w+)", re.I)


def find_payload(
    c: Context,
    st: Statement,
    s: Scan,
    hit: Hit,
    words: Words,
    end: int,
    colon: int,
    labelled: bool,
    params: dict[str, Any],
) -> Payload | None:
    """Where the text is: on the line, in the next braces, or in the lines below."""
    abs_end = st.start + end
    block = c.finder.next_block(abs_end)
    inline_from = colon + 1 if colon >= 0 else -1
    titled_label = labelled and words.document is Document.PROPOSAL and words.creates == "proposal"
    if inline_from >= 0 and s.text[inline_from:].strip() and not titled_label:
        rest_at = st.start + inline_from
        rest = c.body[rest_at : st.end]
        if (
            titled := title_before(rest, st.end, block, c.body, words) or title_over_rows(c, rest, st, words)
        ) and not params.get(naming(words)):
            params[naming(words)] = titled
        elif not QUOTE_ONLY.fullmatch(rest):
            stop = inline_end(c, st, words)
            text = c.body[rest_at:stop]
            if words.document is Document.CONSULTATION:
                stop = _with_parts(c, rest_at, stop)
                text = c.body[rest_at:stop]
            if text.count("{") == 0 or not block or block.start >= stop or stop >= block.end:
                got = quoted(text.strip(), 0) if words.document is not Document.CONSULTATION else None
                clean_text = got[0] if got and got[1] >= len(text.strip().rstrip(".")) else text.strip()
                return Payload(clean_text, rest_at + (len(text) - len(text.lstrip())), stop, inline=True)
    if titled_label:
        title = s.text[inline_from:].strip() if inline_from >= 0 else ""
        got = quoted(title, 0)
        if title:
            params["title"] = got[0] if got else TITLE_END.split(title)[0].rstrip(" .")
            if got or TITLE_END.search(title):
                take_relations(s, inline_from, len(s.text), params)
    listed = words.document is Document.LIST and LISTED_BELOW.match(c.body, st.end) is not None
    near = block if block is not None and block.start < limit_after(c) else None
    if near is not None and not listed and only_preface(c, st, near.start, words, params):
        return c.finder.rows_around(st.end, near) or c.finder.of_block(near)
    if (after := apposed(st, s, end, words)) is not None:
        return after
    if (
        (near is None or listed or not only_preface(c, st, near.start, words, params))
        and words.document is not Document.INDICTMENT
        and (colon >= 0 or labelled or s.text.rstrip().endswith((":", ".", ",")) or st.line_end)
    ):
        if words.document is Document.TRICK and AS_ANNOUNCED.search(s.low):
            return None
        told = (
            TEXT_FOLLOWS.search(s.low[hit.start :])
            or text_labelled(c, st.end, TEXT_PARTS)
            or (
                st.line_end
                and (
                    listed
                    or c.finder.row_follows(st.end)
                    or text_labelled(c, st.end)
                    or (words.document is Document.PROPOSAL and c.finder.indented_follows(st.end))
                )
            )
        )
        if colon < 0 and not labelled and not told:
            return None
        pos = skip_parts(c, title_line(c, st.end, words, params), words, params)
        free = c.finder.behind_parts(st.end, pos) or c.finder.free_text(pos)
        c.purse.pay(len(free.text) // PER_UNIT if free is not None else 0)
        found = free
        if found is not None and words.document is Document.PROPOSAL and TEXT_LABEL.search(c.body, 0, pos):
            found = without_tail(c, found, words, params)
        if words.document is Document.ITEMS:
            return items_alone(found)
        return list_alone(found) if words.document is Document.LIST else found
    return None


def over_rows(c: Context, pos: int) -> int:
    """Where the sentences behind `pos` end that only lead on to a text between two rows, or the place itself."""
    for later in following(c):
        if later.start < pos:
            continue
        if later.new_paragraph or GOES_ON.match(c.body[later.start : later.end].replace("\n", " ")) is None:
            break
        if later.line_end and c.finder.row_follows(later.end):
            return later.end
    return pos


PER_UNIT = 250
"""Characters of a text without delimiters, each line of which is looked at for its end, that cost one unit of work."""
GAP = expression(r"\n[ \t]*\n")
CORRECTION = expression(r"[\"“”]|(?<!\w)['‘]\w|->|=>|→|\brules?\s+#?\d", re.I)
"""In every paragraph of a list of corrections."""


SPEAKS = expression(r"\bI\b|:\s*$")
"""In none, outside its quotations."""
LISTED_BELOW = expression(
    r"\s*(?:[-*•]\s*|\d+[.)]\s*)?(?:(?:in|for)\s+)?(?:the\s+)?rules?\s+#?\w+\b[^\n]{0,80}?(?:->|=>|→|[\"“'‘]|:)", re.I
)
"""The first line of a list of corrections."""


def list_alone(payload: Payload | None) -> Payload | None:
    """A list without the paragraphs behind it that hold no item."""
    if payload is None:
        return None
    text = payload.text
    for gap in GAP.finditer(text):
        paragraph = text[gap.end() :].split("\n\n")[0]
        if not CORRECTION.search(paragraph) or SPEAKS.search(mask_quotes(paragraph)):
            kept = text[: gap.start()].rstrip()
            return replace(payload, text=kept, end=payload.end - (len(text) - len(kept)))
    return payload


ITEM_BEGINS = expression(r"[ \t]*(?:[-*•+–]|\(?\w{1,3}[.)])[ \t]")
"""The mark of an item at the beginning of a line."""


def items_alone(payload: Payload | None) -> Payload | None:
    """A list whose items have marks, without the first paragraph behind it that has none and what follows."""
    if payload is None or ITEM_BEGINS.match(payload.text.lstrip("\n")) is None:
        return payload
    text = payload.text
    for gap in GAP.finditer(text.rstrip()):
        if ITEM_BEGINS.match(text, gap.end()) is None:
            return replace(payload, text=text[: gap.start()], end=payload.end - (len(text) - gap.start()))
    return payload


POINTS_UP = expression(r"\b(?:this|that|the\s+(?:above|foregoing|preceding)|it|which|these)\b")


def text_above(c: Context, st: Statement, s: Scan, hit: Hit, words: Words) -> Payload | None:
    """The text right before the act that points at it: "Is Wonko a Player? I submit this as a Consultation."."""
    if not POINTS_UP.search(s.low, hit.start, hit.end):
        return None
    if (above := block_above(c, st, s, hit)) is not None:
        return above
    if words.document is not Document.CONSULTATION or c.index == 0:
        return None
    first = c.index - 1
    while first > 0 and not c.statements[first].new_paragraph:
        first -= 1
    start, end = c.statements[first].start, c.statements[c.index - 1].end
    text = c.body[start:end]
    if start < c.consumed or not text.endswith("?") or any(act.end > start for act in c.acts):
        return None
    return Payload(text, start, end)


def block_above(c: Context, st: Statement, s: Scan, hit: Hit) -> Payload | None:
    """The text in braces right before the act that points at it: "{...} I submit this proposal."."""
    if not POINTS_UP.search(s.low, hit.start, hit.end):
        return None
    block = next((one for one in reversed(c.finder.blocks) if one.end <= st.start), None)
    if block is None or block.start < c.consumed or c.body[block.end : st.start].strip():
        return None
    return c.finder.of_block(block)


def limit_after(c: Context) -> int:
    """How far the opening brace may be: not beyond the next label of a document."""
    for later in islice(following(c), 8):
        if NEXT_LABEL.match(c.body[later.start : later.end]):
            return later.start
    return len(c.body) + 1


IT_IS_CALLED = expression(r"^it['’]?s(?=\s+(?:called|named|titled|entitled|known\s+as)\b)", re.I)
"""The beginning of a sentence that names what was brought: "It's called Ninepins"."""


BRINGS_MORE = expression(
    r"\bI\s+"
    + OFTEN
    + r"(?:submit|propose|resubmit|create|table|present|offer|introduce|file|lodge|put\s+forward|bring\s+forward|hand\s+in|send\s+in)\s+(?:this\s+(?:new\s+)?one|another|one\s+more|a\s+(?:second|third|further|new)|the\s+following\s+one)\b",
    re.I,
)
"""Brings another text than the one above: "I also submit this one:"."""


def only_preface(c: Context, st: Statement, until: int, words: Words, params: dict[str, Any]) -> bool:
    """Only labels, a title, relations or a short rationale stand between the act and the brace."""
    count = 0
    key = naming(words)
    said = dict(params)
    for later in following(c):
        if later.start >= until:
            break
        text = c.body[later.start : min(later.end, until)].replace("\n", " ").rstrip()
        text = IT_IS_CALLED.sub("it is", text.rstrip(" :") if later.end >= until else text)
        count += 1
        if count > 8:
            return _not_so(params, said)
        scan = Scan(text, c.vocabulary, c.reply, purse=c.purse)
        if PART_ONLY_PREFACE.match(text):
            for piece in BETWEEN_PARTS.split(text):
                if (part := PART_ONLY_PREFACE.match(piece)) is not None:
                    take_part(c, part.group(1).lower(), part.group(2).strip(" ."), key, params)
            continue
        named = sentence_title(scan)
        if named or GOES_ON.match(text):
            title = named or take_title(Scan(" " + text, c.vocabulary), 0)[0]
            if title and not params.get(key):
                params[key] = title
            if timing := TIMING.search(text):
                take_part(c, "timing", timing[1], key, params)
            take_relations(scan, 0, len(text), params)
            continue
        if RELATES.match(text):
            take_relations(scan, 0, len(text), params)
            continue
        if (
            count == 1
            and len(text) < 80
            and not params.get(key)
            and (not SENTENCE_END.search(text) or QUOTED_ALONE.fullmatch(text) or heads_text(c, later, text, until))
            and text[:1] in "\"“'‘_*ABCDEFGHIJKLMNOPQRSTUVWXYZ"
            and not BY_ME.match(text)
            and not GOES_ON.match(text)
        ):
            heading = quoted(text, 0)
            params[key] = heading[0] if heading else text.strip(" :")
            continue
        if BRINGS_MORE.search(text) or read_sentence(c.grammar, scan, Setting()) or ballots.table_line(scan):
            return _not_so(params, said)
    return True


def _not_so(params: dict[str, Any], said: dict[str, Any]) -> bool:
    """Take back what was read from lines that are none before a text after all."""
    params.clear()
    params.update(said)
    return False


def take_part(c: Context, label: str, value: str, key: str, params: dict[str, Any]) -> None:
    """Put what a labelled line says beside the text into the parameters; `key` is that of the title."""
    if not value:
        return
    if label in ("title", "name"):
        named = quoted(value, 0)
        params[key] = named[0] if named else value.strip("\"'“”").rstrip(" .")
    elif label == "timing":
        params[label] = value.strip(" .").title()
    elif label.startswith("colo"):
        if found := read_slot(Slot.COLOUR, Scan(value, c.vocabulary), 0):
            params["color"] = found[0][0]
    elif label.startswith(("conflict", "depend")):
        got = read_refs(Scan(value, c.vocabulary), 0, Slot.PROPOSAL)
        if got:
            refs = [one for one in got[0][0] if isinstance(one, str)]
            params["conflicts" if label.startswith("conflict") else "dependencies"] = refs


TEXT_LABEL = expression(r"\b(?:text|body)[ \t]*[:=][ \t]*\Z", re.I)
TAIL = expression(
    r"\n[ \t]*(?P<label>colou?r|conflicts?(?: with)?|dependenc(?:y|ies)|depends on|title)[ \t]*[:=][ \t]*(?P<said>[^\n]{1,120})\s*\Z",
    re.I,
)
"""The last line of a text with a label, which is another part."""


def without_tail(c: Context, payload: Payload, words: Words, params: dict[str, Any]) -> Payload:
    """A labelled text without the labelled parts in the lines behind it, which are taken."""
    text = payload.text
    while (tail := TAIL.search(text)) is not None:
        take_part(c, tail["label"].lower(), tail["said"].strip(), naming(words), params)
        text = text[: tail.start()].rstrip()
    return replace(payload, text=text)


def text_labelled(c: Context, pos: int, labels: tuple[str, ...] = ()) -> bool:
    """Whether the next line is a labelled part, or the text itself with a label: "Title: ...", "Question: ..."."""
    later = next((one for one in since(c, pos) if one.start >= pos), None)
    part = PART.match(c.body, later.start, later.end) if later is not None else None
    return part is not None and (not labels or part[1].lower() in labels)


def skip_parts(c: Context, pos: int, words: Words, params: dict[str, Any]) -> int:
    """Labelled lines before a text without delimiters."""
    for later in since(c, pos):
        if later.start < pos:
            continue
        text = c.body[later.start : later.end]
        part = PART.match(text)
        if not part:
            break
        label, value = part.group(1).lower(), text[part.end() :].strip()
        if label in TEXT_PARTS:
            return later.start + part.end()
        take_part(c, label, value, naming(words), params)
        pos = later.end
    return pos


ASKED = expression(
    r"\s*+,?\s*(?:(?:with\s+)?(?:the|this|my)\s+(?:following\s+)?question,?\s*:?\s*)?(?P<mark>[\"“„])(?P<said>[^\"”]{3,400}\?)[\"”](?=\s*(?:$|[.,;(]|[A-Z]|and\s|with\s|naming\s))"
)
"""Behind a consultation: its question, in quotation marks and without a colon."""


ERRORS_AHEAD = (
    r"(?![^:]*\bI\b(?!\s+(?:see|saw|find|found|have\s+found|noticed?|spotted|count|counted)\b))[^.;:!?]{0,80}?\b(?:(?:these|the|my|the\s+following|several|some|two|three|four|five|six|its|many)\s+(?:\w+\s+)?(?:errors?|mistakes?|faults?|flaws?|things|points|entries|lines|items|respects|places|inaccuracies|grounds|reasons)"
    r"|(?:an?|one|the\s+following)\s+(?:error|mistake|fault|flaw)|(?:is|are|gets?|got|goes|went)\s+wrong|wrong\s+(?:with|in|about)\s+it)\b[^.;:!?]{0,40}?"
)
"""Says that errors follow, and tells none: "in which two things are wrong"."""
LIST_AHEAD = expression(rf"\s*+,?\s*+(?:as\s+follows|thus|{ERRORS_AHEAD})\s*+:\s*", re.I)
"""The same behind what is challenged, over a list."""


BODY_SAID = expression(
    r"(?:\s*+,)?\s+(?:(?:and|with|by)\s+){0,2}(?:(?:whose|its|the|this|following|full)\s+){0,3}(?:body|text|wording|contents)(?:\s+of\s+(?:which|it))?(?:\s+(?:is|are|being|shall\s+be|will\s+be|reads|runs|says))?\s*:?\s*(?=[\"“])"
    r"|(?:\s*+,)?\s+(?:and\s+)?(?:reading|saying|(?:which|that|it)\s+(?:simply\s+)?(?:reads|says))\s*:?\s*(?=[\"“])",
    re.I,
)
"""Leads to the text of a document in quotation marks, in the sentence that brings it."""


def apposed(st: Statement, s: Scan, end: int, words: Words) -> Payload | None:
    """The text goes on in the same sentence: "I ask whether ... (Consultation)", "I amend it to say ..."."""
    rest = s.text[end:]
    if words.document is Document.CONSULTATION and (late := WHETHER_LATE.fullmatch(rest)) is not None:
        return Payload(late["asked"], st.start + end + late.start("asked"), st.end, inline=True)
    if words.document is Document.CONSULTATION and ASKS_WHETHER.search(s.low[:end]):
        text = CONSULTATION_AFTER.sub("", rest).strip().rstrip(".")
        return Payload(text, st.start + end, st.end, inline=True) if text else None
    if words.document is Document.CONSULTATION and (asked := ASKED.match(rest)):
        more = rest[asked.end() :]
        begin, stop = st.start + end + asked.start("mark"), st.start + end + asked.end()
        return (
            Payload(asked["said"] + more, begin, stop + len(more), inline=True)
            if PART_INLINE.search(more)
            else Payload(asked["said"], begin, stop, inline=True)
        )
    if words.document in (Document.PROPOSAL, Document.PLAIN) and (body := BODY_SAID.match(rest)) is not None:
        whole = quoted(rest, body.end())
        if whole is not None and not rest[whole[1] :].strip(" .!"):
            return Payload(whole[0], st.start + end + body.end(), st.start + end + whole[1], inline=True)
    if words.document is Document.ITEMS:
        if st.line_end and LIST_AHEAD.fullmatch(rest):
            return None
        stop = s.clause(end)[1]  # "I challenge the list, and I vote FOR 5": the next deed is no error
        text = s.text[end:stop].strip(" ,.:")
        return Payload(CONJUNCTION.sub("", text), st.start + end, st.start + stop, inline=True) if text else None
    return None


def _with_parts(c: Context, start: int, stop: int) -> int:
    """Where the text of a question ends, with the parts in marks that its last label leads to."""
    while PART_OPEN.search(c.body, start, stop) is not None:
        block = c.finder.next_block(stop)
        if block is None or c.body[stop : block.start].strip():
            break
        stop = block.end
        after = next((one for one in since(c, stop) if one.start >= stop), None)
        if after is not None and "\n" not in c.body[stop : after.start] and PART_INLINE.match(c.body, after.start):
            stop = after.end
    return stop


def inline_end(c: Context, st: Statement, words: Words) -> int:
    """An inline text runs to the end of its line's paragraph unless the author resumes."""

    if words.document in (Document.LIST, Document.ITEMS):
        return st.end
    end = st.end
    for later in following(c):
        text = c.body[later.start : later.end]
        said = f"I{text[1:]}" if text.startswith("i ") else text
        if later.new_paragraph or RESUME.match(said) or (later.line_start and DOC_LABEL.match(text)):
            break
        if "\n" in c.body[end : later.start] and words.document is not Document.CONSULTATION and later.line_start:
            break
        block = c.finder.next_block(end)
        if block is not None and block.start < later.start:
            break
        if (
            words.document is Document.CONSULTATION
            and not PART_INLINE.search(text)
            and c.body[st.start : end].rstrip().endswith(("?", "."))
            and "easoning" not in c.body[st.start : end]
        ):
            break
        end = later.end
    return end
