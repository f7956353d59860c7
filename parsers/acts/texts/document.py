"""Acts that carry a text: finds the text, takes it apart, goes on after it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from engine.expressions import expression
from engine.language import Also, Document, Slot, Words
from parsers.acts.context import Context, add_act, add_unclear, caused, remember_entity
from parsers.acts.parameters import parameters
from parsers.acts.pointing.clues import said_in, unsaid_elsewhere
from parsers.acts.texts.behind import trailing
from parsers.acts.texts.beside import coloured, doubted_head
from parsers.acts.texts.challenge_errors import errors_after
from parsers.acts.texts.contents import doubtful_text, fill, said_in_text, trick
from parsers.acts.texts.indictment import indictment, indictment_parts, parts_begin
from parsers.acts.texts.items import several_documents, titles_listed
from parsers.acts.texts.making import Making
from parsers.acts.texts.payload import (
    ASKED,
    GOES_ON,
    PART,
    TIMING,
    block_above,
    find_payload,
    items_alone,
    limit_after,
    list_alone,
    only_preface,
    over_rows,
    take_part,
    text_above,
)
from parsers.acts.texts.questions import asked_after, listed_questions
from parsers.acts.texts.remarks import remarks_end
from parsers.acts.texts.resting import resting_act
from parsers.acts.texts.title_lines import naming
from parsers.acts.texts.titles import settle_title, take_titles, title_above
from parsers.acts.texts.without_text import plausible_without_text
from parsers.acts.undone.asked import asks_behind
from parsers.acts.undone.hinging import conditional_behind
from parsers.body.marks import TX_START
from parsers.body.payloads import Payload, clean
from parsers.body.statements import Statement
from parsers.clauses.intents import intent_kind
from parsers.clauses.model import Adjuncts, Hit
from parsers.clauses.words import ORDER
from parsers.parts import UNBELIEVER_BESIDE, fill_document, take_relations
from parsers.phrases.limits import declared
from parsers.scan import Scan
from parsers.titles import sentence_title, take_title

PLURAL = expression(
    r"\b(?:two|three|four|five|[2-9])\s+(?:\w+\s+)?(?!(?:is|was|as|this|its|(?:\w+-)?(?:lines|rows|rules|dashes|bars|braces|brackets|parentheses|marks|stars|asterisks|signs|quotes|delimiters|markers|paragraphs|sentences))\b)\w+s\b|\b(?:each|both|all)\s+of\s+(?:these|the\s+following)\b|\b(?:following|these|both)\s+(?:\w+\s+)?(?:proposals|consultations|tweaks)\b"
)
SEPARATE = (Document.PROPOSAL, Document.PLAIN, Document.CONSULTATION)
"""Of several such texts each needs marks around it."""
ORDERS = expression(
    r"^(?:amend|repeal|enact|create|change|replace|delete|insert|add)\s.*\.$"
    r"|^(?:the\s+)?rules?\s+\d+\s+(?:(?:is|are)\s+(?:hereby\s+)?\w+ed\b|shall\b).*\.$",
    re.I,
)
"""A sentence that changes rules, and no title."""
FIRST_TITLE = expression(
    r"(?:[\s,(]*(?:(?:(?:two|three|four|five|several)\s+)?questions?\b|each\b|one\s+(?:for|on|about|of)\b|for\b|to\b|before\b|on\b|about\b|as\b|below\b|here(?:by|with)?\b|now\b|today\b|at\s+once\b|with\b|in\b|by\s+me\b|of\s+mine\b|under\b|that\s+follow\b|and\s+(?:beg|ask|hope|thank|wish|trust|pray)\b)[^:;.!?\"“{\x00]{0,100})?"
    r"[\s:.)]*(?:[\s,:(–—-]*(?:(?:(?:the\s+)?(?:first(?:ly)?|one)(?:\s+(?:one|of\s+(?:them|these)))?|\(?(?:1|a|i)\)|1\.)\s*+[,:]?\s*)?(?:(?:is|being)\s+)?(?:(?:called|titled|named|entitled)\s+)?[\"“](?P<title>[^\"”]{1,100})[\"”][\s:,]*)?"
)
"""Behind several texts: nothing, or the title of the first: 'I submit two tweaks: "Hats" {...} and "Caps" {...}'."""
INTENDS = expression(r"\bintend\b")
COLON = expression(r":(?=\s|$|[\"“'{\[])")
LABEL_ASIDE = expression(r"\s*\([^()]{1,80}\)(?=\s*:)")
"""Behind what a text is, before its colon: "Consultation (Unbeliever: Hose): ..."."""
PART_NAME = expression(
    r"\b(?:tidbit|accusation|crime|charge|example|deed|what\s+\w{1,4}\s+did|offender|accused|reasoning)\s*$"
)
ASKED_ALREADY = expression(r"\b(?:whether|if)\s+[^:]*\w[^:]*\Z|[;,.(–—-]\s*(?:(?:my|the)\s+)?unbeliever\s*\Z", re.I)
"""Before a colon within or behind a question: "... whether rule 5 applies; Unbeliever: Ivy"."""
"""Before a colon: what follows is a part of the document and not all of it."""
PERSONS = expression(
    r"\b(?:officers?|part(?:y|ies)|members?|signator(?:y|ies)|directors?|co-?authors?|founders?|shareholders?|unbeliever)\s*$"
)
"""Before a colon, where the text stands in braces below: those behind it are no text."""
RELATION = expression(
    r"\b(?:conflicts?(?:\s+with)?|depends(?:\s+(?:up)?on)?|dependenc(?:y|ies)|dependent\s+on|colou?r)\s*$"
)
"""Before a colon behind which no text stands, but to what it is related."""
PERSONS_ROOM = 20
IT_IS_BROUGHT = expression(r"\bit\b")
"""In a deed whose text was told of in the words before it."""


def document_act(
    c: Context, st: Statement, s: Scan, hit: Hit, words: Words, limit: int, labelled: bool = False
) -> bool:
    """An act with a text: find the text, take it apart, and go on after it. `limit`: where in the statement the words
    of another act begin."""
    if words.document is Document.REST:
        return resting_act(c, st, s, hit, words, labelled=labelled)
    said = " ".join(s.low[hit.start : hit.end].split())
    labelled = labelled or (said in words.labels and s.text[hit.end :].lstrip().startswith(":"))
    if labelled and only_pointed(c, st, s.text[hit.end :].lstrip().removeprefix(":").strip(), words):
        return False
    if st.line_end and over_transaction(c):
        return False
    given = tuple(p for p in words.params if p.name in hit.match.values)
    base = parameters(c, s, hit, replace(words, params=given), st)
    if base is None:
        return False
    known = {k: v for k, v in base[0].items() if v is not None and k not in ("errors", "currency")}
    m = Making(c, st, s, hit, words, labelled, known, hit.end)
    first = FIRST_TITLE.fullmatch(s.text, hit.end) if PLURAL.search(s.mask[hit.start : hit.end + 20].lower()) else None
    titles = (first["title"],) if first is not None and first["title"] else titles_listed(s, hit.end)
    if (first is not None or titles) and several_documents(c, st, s, hit, words, titles):
        return True
    take_titles(m)
    head_end = _head_end(m, limit)
    if head_end >= 0 and not hit.match.phrase.verb and doubted_head(s, head_end):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "whether it is brought now")
        return True
    related = 0 if IT_IS_BROUGHT.search(s.low, hit.start, hit.end) else hit.start if m.revising else hit.end
    take_relations(s, related, head_end if head_end >= 0 else len(s.text), m.params)
    if m.document is Document.INDICTMENT and (m.params.get("offender") or parts_begin(c, st)):
        return indictment(c, st, s, hit, words, m.params)
    _find_text(m, head_end)
    if (order := ORDER.match(s.mask, hit.end)) and not hit.match.phrase.nodes and not labelled:
        if m.payload is None or m.payload.inline:
            return False
        m.payload = begun_above(c, st.start + order.start(), m.payload)
    if m.payload is None and m.document is Document.INDICTMENT:
        return indictment(c, st, s, hit, words, m.params)
    if first is not None and m.payload is None and words.document is Document.CONSULTATION:
        remarks = remarks_end(c, st)
        m.payload = c.finder.free_text(remarks) if st.line_end or remarks > st.end else None
    if m.payload is None and not plausible_without_text(c, words, s, hit, labelled):
        return False
    if first is not None and m.payload is not None and not m.payload.inline and words.document in SEPARATE:
        if listed_questions(c, st, hit, words, m.payload):
            return True
        add_unclear(c, st.start + hit.start, st.start + len(s.text.rstrip()), "several texts and no marks between them")
        c.consumed = max(c.consumed, m.payload.end)
        return True
    _take_text(m)
    if m.payload is not None and not m.payload.inline and (why := _doubt_behind(m, m.payload.end)):
        add_unclear(c, st.start + hit.start, st.start + len(s.text.rstrip()), why)
        return True
    if m.document is Document.PROPOSAL and (why := doubtful_text(c, s, m.params, words, m.payload, m.revising)):
        add_unclear(c, st.start + hit.start, st.start + len(s.text.rstrip()), why)
        return True
    if m.document is Document.PROPOSAL and m.payload is None and ORDERS.search(str(m.params.get("title") or "")):
        m.params[words.body] = m.params.pop("title")  # the words in quotation marks are its text
    _complete(m)
    _add(m, limit)
    return True


def over_transaction(c: Context) -> bool:
    """Whether a line stands over the mark of a transaction, which is no text: "And a second one:"."""
    below = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    if below is None or c.body[c.statements[c.index].end : below.start].strip():
        return False  # the text stands between
    return TX_START.fullmatch(c.body[below.start : below.end]) is not None


def _head_end(m: Making, limit: int) -> int:
    """Where the colon stands behind which the text is, or -1."""
    if m.document is Document.CONSULTATION and ASKED.match(m.s.text, m.end) is not None:
        return -1  # the question stands in quotes
    found = colon_after(m.c, m.s, m.end)
    if m.document is Document.INDICTMENT and PART_NAME.search(m.s.low, 0, max(found, 0)):
        return -1
    if m.document is Document.CONSULTATION and ASKED_ALREADY.search(m.s.low, m.hit.start, max(found, 0)):
        return -1
    return found


def _find_text(m: Making, head_end: int) -> None:
    """Find the text: in the next sentence, behind the colon, below, or above."""
    if head_end < 0 and not m.labelled and not BRACE_BELOW.match(m.c.body, m.st.end):
        m.payload = block_above(m.c, m.st, m.s, m.hit)
    if m.payload is None and head_end < 0 and m.document is Document.CONSULTATION:
        parts_next = PARTS_BELOW.match(m.c.body, m.st.end) is not None
        m.payload = text_above(m.c, m.st, m.s, m.hit, m.words) if parts_next and not m.labelled else None
    if m.payload is None and head_end < 0:
        m.payload = text_after(m.c, m.words, m.params)
    if m.payload is None:
        m.payload = find_payload(m.c, m.st, m.s, m.hit, m.words, m.end, head_end, m.labelled, m.params)
    if m.payload is None and head_end < 0 and not m.labelled:
        m.payload = text_above(m.c, m.st, m.s, m.hit, m.words)
        if m.payload is not None and m.has("title") and not m.params.get("title"):
            m.params.update(title_above(m.c, m.payload.start))


PARTS_BELOW = expression(r"\s*\(?(?:(?:my|the|its)\s+)?(?:unbelievers?|reasoning|arguments?)\s*[:=]", re.I)
"""Behind a question that stands before what brings it: its other parts."""
BRACE_BELOW = expression(r"\s*[{\[<]")


def _take_text(m: Making) -> None:
    """Take the text apart, and go on behind it."""
    if m.payload is None:
        m.params.setdefault(m.words.body, None)
        return
    fill(m.payload, m.document, m.words, m.params)
    m.c.consumed, m.c.text_at = max(m.c.consumed, m.payload.end), m.payload.start
    trailing(m.c, m.payload.end, m.document, m.words, m.params)


def _doubt_behind(m: Making, end: int) -> str:
    """What makes a deed doubtful that goes on behind its text: a condition, or the mark of a question."""
    if asks_behind(m.c, m.s, end):
        return "a question or a deed"
    return "condition" if conditional_behind(m.c, end) else ""


def _complete(m: Making) -> None:
    """Add the parameters that neither the verb nor the text gave, as far as other words give them."""
    if m.document is Document.INDICTMENT:
        indictment_parts(m.c, m.params, m.s.text[m.hit.start :])
    asking = m.document is Document.CONSULTATION and not m.params.get("unbeliever")
    colon = m.s.text.find(":", m.hit.end)
    if asking and (
        beside := UNBELIEVER_BESIDE.search(m.s.text, m.hit.end)
        or (UNBELIEVER_BESIDE.search(m.s.text, m.hit.end, colon) if colon > 0 else None)
    ):
        m.params["unbeliever"] = next(filter(None, beside.groups()))
    for param in m.words.params:
        if param.required:
            m.params.setdefault(param.name, None)
    settle_title(m)


def _words_end(m: Making, limit: int) -> int:
    """Where the words of the act end in the statement, before its text and before what another act says."""
    whole, hit = len(m.s.text.rstrip()), m.hit
    end = hit.end
    if m.below:
        end = whole
    elif m.payload is not None and m.payload.start > m.st.start:
        end = m.payload.start - m.st.start
    if limit < len(m.s.text) and (m.payload is None or m.below):
        end = min(end, max(hit.end, len(m.s.text[:limit].rstrip(" ,("))))
    return end


def _add(m: Making, limit: int) -> None:
    """Add the act, and the further ones that the same words perform."""
    c, st, s, hit, words, params = m.c, m.st, m.s, m.hit, m.words, m.params
    action, end, frame = said_in_text(words, params), _words_end(m, limit), hit.frame
    if words.text_announced and not frame.intent and INTENDS.search(s.low[: hit.end]):
        frame = frame._replace(intent=words.intent)
    if m.document is Document.TRICK:
        trick(params, s, hit)
    for param in words.params:
        if param.clues and params.get(param.name) is None:
            value = unsaid_elsewhere(c, param, params, words, s, hit, st)
            if value is None and isinstance(text := params.get(words.body), str):
                value = said_in(c, param, text)
            params.update({param.name: value} if value is not None else {})
    if words.makes_actor and isinstance(params.get("name"), str):
        params["name"] = params["name"].rstrip(" .,")
        remember_entity(c, params["name"])
    if c.acts and same_document(c, action, words.body, params):
        params = {**{k: v for k, v in c.acts.pop().params.items() if v is not None}, **params}
    if hit.beast:
        action, params = caused(c, action, params)
    add_act(c, st, s, action, params, hit.start, max(end, hit.end) if m.payload is None else end, frame)
    if words.creates:
        c.created.append(words.creates)
    for more in words.also:
        performed_too(c, st, s, hit, more)
    if m.payload is not None and m.revising and not m.payload.inline:
        revised_too(c, words)
    if m.payload is not None and not hit.match.phrase.nodes and not m.labelled:
        documents_beside(c, words)


ONLY_NUMBER = expression(r"(?:no\.?\s*|number\s+)?[#Pp]?\d{1,6}[.,;]?", re.I)
NUMBER_FIRST = expression(r"#?\d{1,6}(?=[\s.,;:]|$)")
ONLY_NAME = expression(
    r"[\"“]?[A-Z][\w'’&-]*(?:\s+(?:[A-Z][\w'’&-]*|of|the|and|contract|pact|treaty|agreement)){0,4}[\"”]?"
)


def only_pointed(c: Context, st: Statement, said: str, words: Words) -> bool:
    """Whether words behind a label name a thing that there is, over no text: "Indictment: 7", "Contract: Tea Pact"."""
    block = c.finder.next_block(st.start)
    if block is not None and not c.body[st.end : block.start].strip():
        return False
    if words.document is Document.INDICTMENT and NUMBER_FIRST.match(said):
        return True
    named = any(one.name == "name" and one.required for one in words.params)
    return ONLY_NUMBER.fullmatch(said) is not None or (named and ONLY_NAME.fullmatch(said) is not None)


def begun_above(c: Context, start: int, payload: Payload) -> Payload:
    """The text with the words that stand before it: "I propose to amend rule 9 to read: ..."."""
    end = payload.start
    head = c.body[start:end].lstrip().removeprefix("to").lstrip()
    return replace(payload, text=clean(head + c.body[end : payload.end]), start=end - len(head))


def documents_beside(c: Context, words: Words) -> None:
    """Further texts in braces right below the first, where the verb does not say how many there are ("I propose:")."""
    first = c.acts[-1]
    while (block := c.finder.next_block(c.consumed)) is not None and not c.body[c.consumed : block.start].strip():
        payload = c.finder.of_block(block)
        params: dict[str, Any] = {}
        fill_document(words.document or Document.PLAIN, words.body, payload.text, params)
        c.acts.append(replace(first, params=params))
        c.consumed = payload.end


ANOTHER = expression(
    r"\s*+,?\s*(?:(?:and|then|also|as\s+well\s+as)\s+)*(?:(?:my\s+)?(?:proposal\s+|prop\.?\s+)|#|P)?(?P<ref>\d{2,6}|[\"“][^\"”]{1,100}[\"”])\s+(?:to(?:\s+(?:read|say|be))?|with|so\s+that\s+it\s+reads)\s*+:?\s*",
    re.I,
)
"""Between two texts: what the second is for ("I revise 319 to {...} and 320 to {...}")."""


def revised_too(c: Context, words: Words) -> None:
    """Further things that get the texts right behind the first."""
    first, name = c.acts[-1], words.param(Slot.PROPOSAL)
    while (block := c.finder.next_block(c.consumed)) is not None:
        between = ANOTHER.fullmatch(c.body, c.consumed, block.start)
        if between is None:
            return
        payload = c.finder.of_block(block)
        params: dict[str, Any] = {name: between["ref"].strip('"“”')}
        fill_document(words.document or Document.PLAIN, words.body, payload.text, params)
        start = c.body.index(between["ref"], c.consumed)
        said = c.body[start : between.end()].rstrip(" {")
        c.acts.append(replace(first, params=params, text=said, start=start, end=start + len(said)))
        c.consumed = payload.end


def same_document(c: Context, action: str, body: str, params: dict[str, Any]) -> bool:
    """Whether the last act is this one, said once before its text: "I allege a breach. I ask as follows: ..."."""
    last = c.acts[-1]
    return (
        last.action == action
        and c.made_at == c.index - 1
        and body in last.params
        and last.params[body] is None
        and params.get(body) is not None
        and all(last.params.get(name) in (None, value) for name, value in params.items() if value and name != body)
    )


HEADS_LIST = expression(
    r"(?!.*\bI\b)(?:[^.;:!?]{2,60}:\s*|(?:each|every|all|the|its)\s+(?:of\s+the\s+)?(?:(?:single|following)\s+)?(?:entry|entries|lines?|rows?|items?|columns?|corrections?|errors?|format|order)\b[^.;:!?]{2,160}\.\s*)",
    re.I,
)
"""A few words between an act and its list: "Four cards:", "Each line gives the rule and the error."."""


def text_after(c: Context, words: Words, params: dict[str, Any]) -> Payload | None:
    """The text that the next sentence announces; its title goes to the parameters."""
    later = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    block = c.finder.next_block(c.statements[c.index].start)
    if later is None or (block is not None and block.start < later.start):
        return None  # its text stands here
    said = c.body[later.start : later.end].replace("\n", " ")
    if words.document is Document.ITEMS and (told := errors_after(c, later, said)):
        return told
    goes_on = GOES_ON.match(said)
    if words.document is Document.CONSULTATION and (asked := asked_after(c)) is not None:
        return asked
    named = sentence_title(Scan(said, c.vocabulary)) if PART.match(said) is None else None
    if goes_on is None and named is None:
        heads = (
            words.document in (Document.LIST, Document.ITEMS) and not later.new_paragraph and HEADS_LIST.fullmatch(said)
        )
        found = items_alone(c.finder.free_text(later.end)) if heads else None
        return list_alone(found) if words.document is Document.LIST else found
    title = named or take_title(Scan(" " + said, c.vocabulary), 0)[0]
    key = naming(words)
    if not title and TITLE_BELOW.search(said) and (line := title_line(c, later)) is not None:
        title, later = c.body[line.start : line.end].strip(' "“”*_'), line
    later = reads_below(c, later)
    said = c.body[later.start : later.end].replace("\n", " ")
    if title and not params.get(key):
        params[key] = title
    if timing := TIMING.search(said):
        take_part(c, "timing", timing[1], key, params)
    if words.document is Document.PROPOSAL:
        take_relations(Scan(said, c.vocabulary), 0, len(said), params)
        params.update({} if params.get("color") else coloured(c.vocabulary.colours, words, said))
    last = said.rstrip().endswith(":")
    if goes_on is not None and goes_on["colon"] and not last and (rest := said[goes_on.end() :].strip()):
        return Payload(rest, later.start + goes_on.end(), later.end, inline=True)
    block = c.finder.next_block(later.start)
    if (
        block is not None
        and not c.finder.row_follows(later.end)
        and (
            not c.body[later.end : block.start].strip()
            or (block.start < limit_after(c) and only_preface(c, later, block.start, words, params))
        )
    ):
        return c.finder.rows_around(later.end, block) or c.finder.of_block(block)
    return c.finder.free_text(over_rows(c, later.end))


TITLE_BELOW = expression(
    r"\b(?:called|titled|entitled|named|headed|(?:title|name|heading)(?:\s+(?:is|being|of))?)\s*+:?\s*$", re.I
)
"""At the end of a line, where the name stands on one of its own."""
LONE_TITLE = expression(r"[\"“*_]?[A-ZÀ-Þ0-9][^\n.:;!?{}]{0,80}[!?\"”*_]?")
READS = expression(
    r"(?:and\s+|while\s+)?(?:it|this|(?:(?:its|the)\s+)?(?:text|body|wording|words))\b[^.:;!?]{0,40}?\b(?:is|are|reads?|runs?|says?|goes|follows?|stands?|this|these)\b[^.:;!?]{0,40}:\s*",
    re.I,
)
"""The rest of a sentence that a title has broken off: "and it runs:"."""


def title_line(c: Context, above: Statement) -> Statement | None:
    """The line below a sentence that ends with "is called", which is what it is called."""
    line = next((one for one in c.statements[c.index + 2 : c.index + 3] if one.start >= above.end), None)
    alone = line is not None and line.line_start and line.line_end and not line.mark
    return line if line is not None and alone and LONE_TITLE.fullmatch(c.body, line.start, line.end) else None


def reads_below(c: Context, later: Statement) -> Statement:
    """The statement below this one that only says that the text follows, if it is one; else this one."""
    below = next((one for one in c.statements[c.index + 2 : c.index + 4] if one.start >= later.end), None)
    if below is None or c.body[later.start : later.end].rstrip().endswith(":"):
        return later
    return below if READS.fullmatch(c.body, below.start, below.end) else later


def colon_after(c: Context, s: Scan, pos: int) -> int:
    """Where the colon stands that leads to the text, perhaps as the last mark of the phrase itself."""
    aside = LABEL_ASIDE.match(s.mask, pos)
    pos = aside.end() if aside is not None else pos
    for m in COLON.finditer(s.mask, pos - (s.mask[:pos].endswith(":"))):
        room = max(0, m.start() - PERSONS_ROOM)
        persons = PERSONS.search(s.low, room, m.start()) or RELATION.search(s.low, room, m.start())
        if persons is not None and c.finder.next_block(c.statements[c.index].start) is not None:
            continue
        if not in_brackets(s.mask, pos, m.start()):
            return m.start()
    return -1


def in_brackets(text: str, begin: int, pos: int) -> bool:
    """Whether a place stands in brackets that open behind `begin`: "as announced (support: Hob)"."""
    opened = text.rfind("(", begin, pos)
    return opened >= 0 and text.find(")", opened, pos) < 0 <= text.find(")", pos)


def performed_too(c: Context, st: Statement, s: Scan, hit: Hit, more: Also) -> None:
    """ "I submit the following Tweak and intend to Activate it without objection:" """
    m = declared(more.pattern).search(s.text, hit.end)
    if m:
        kind, _ = intent_kind(c.grammar, s.text[m.start() :])
        frame = Adjuncts(intent=kind or c.book.of(more.action).intent, announced=True)
        add_act(c, st, s, more.action, {more.param: "same"}, m.start(), m.end(), frame)
