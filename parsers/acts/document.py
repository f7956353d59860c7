"""Acts that carry a text: finds the text, takes it apart, goes on after it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from engine.language import Also, Document, Slot, Words
from parsers.acts.clues import said_in, unsaid_elsewhere
from parsers.acts.contents import doubtful_text, fill, trick
from parsers.acts.context import Context, add_act, add_unclear, caused, remember_entity
from parsers.acts.indictment import indictment, indictment_parts
from parsers.acts.items import several_documents
from parsers.acts.parameters import parameters
from parsers.acts.payload import (
    AS_ANNOUNCED,
    ASKED,
    GOES_ON,
    TIMING,
    find_payload,
    limit_after,
    list_alone,
    naming,
    only_preface,
    take_part,
    text_above,
    trailing,
)
from parsers.acts.resting import resting_act
from parsers.clauses.intents import intent_kind
from parsers.clauses.model import Adjuncts, Hit, Setting
from parsers.clauses.sentence import read_sentence
from parsers.clauses.words import ORDER
from parsers.parts import fill_document, take_relations, take_title, title_said
from parsers.payloads import Payload, clean
from parsers.phrases.limits import expression
from parsers.phrases.notation import Gap
from parsers.scan import Scan, quoted
from parsers.slots.names import clean_name
from parsers.statements import Statement

MANY = re.compile(r"\bfollowing\b|\bthese\b|\btwo\b|\bthree\b|\bfour\b|\bfive\b|\bseveral\b", re.I)
SUBJECT_TITLE = re.compile(
    r"(?:\[[^\]]{0,40}\]\s*)*(?:(?:re|fw|fwd|aw|sv)\s*:\s*)*(?:\[[^\]]{0,40}\]\s*)*(?:new\s+|my\s+)?(?:proposal|prop)(?:/\w+)?(?:\s*:\s*|\s+[-–—]+\s+|\s+(?=[\"“]))(.+)$",
    re.I,
)


PLAIN_SUBJECT = re.compile(r"(?:\[[^\]]{0,40}\]\s*)*([A-Z“\"][^:?!\[\]]{2,60})$")
NO_TITLE = re.compile(
    r"(?i)\b(?:proposals?|props?|vot\w+|ballots?|re|fwd?|actions?|acts?|stuff|things?|misc\w*|various|several|some|new|my|hello|hi|here|again|business|ideas?|tweaks?"
    r"|nweek|nday|test|more|another|two|three|first|second|today|consultations?|contracts?|resubmi\w+|revision|revis\w+|from|forgot\w*|socks?|rules?|actions|\d+)\b"
)
"""In a subject that only says what a mail is about."""


PLURAL = re.compile(
    r"\b(?:two|three|four|five|[2-9])\s+(?:\w+\s+)?(?!(?:is|was|as|this|its)\b)\w+s\b|\b(?:following|these|both)\s+(?:\w+\s+)?(?:proposals|consultations|tweaks)\b"
)
FIRST_TITLE = re.compile(r"[\s:.]*(?:[\"“](?P<title>[^\"”]{1,100})[\"”][\s:]*)?")
"""Behind several texts: nothing, or the title of the first: 'I submit two tweaks: "Hats" {...} and "Caps" {...}'."""
RETITLE = re.compile(r"\b(?:retitle|rename)\s+(?:it|this)\s+(?:to\s+|as\s+)?", re.I)
NEW_TITLE = re.compile(
    r"\b(?:(?:which|that|it|now|henceforth|hereafter)(?:,?\s+[^,.:;\"“]{1,30},?)?\s+(?:is|be|goes|shall\s+be|will\s+be|to\s+be)\s+(?:\w+\s+){0,2}?(?:called|known\s+as|titled|entitled|named)"
    r"|(?:under|with|gets?|has|bears?)\s+(?:the|a|its)\s+new\s+(?:title|name)|(?:its|the)\s+(?:new\s+)?(?:title|name)\s+(?:is|being|becomes|shall\s+be|will\s+be|to\s+be|:)|giving\s+it\s+(?:the\s+|a\s+)?(?:new\s+|different\s+)?(?:title|name)(?:\s+of)?|(?:changing|and)\s+(?:its|the)\s+(?:title|name)\s+to|with\s+(?:its|the)\s+(?:title|name)\s+changed\s+to|(?:re-?titled|renamed)(?:\s+(?:to|as))?|(?:now|henceforth|hereafter|hereby)\s+(?:called|titled|entitled|named|known\s+as)|new\s+(?:title|name)\s*:)\s*,?\s*:?\s*(?=[\"“„'‘«_*]|[A-Z])",
    re.I,
)
"""What gives a revised text another title."""
TITLE_WITHIN = re.compile(r"\s[\"“]([^\"”]{1,100})[\"”]\s*,\s+(?:(?:as\s+)?an?|which\s+i)\s", re.I)
INTENDS = re.compile(r"\bintend\b")
COLON = re.compile(r":(?=\s|$|[\"“'{\[])")
LABEL_ASIDE = re.compile(r"\s*\([^()]{1,80}\)(?=\s*:)")
"""Behind what a text is, before its colon: "Consultation (Unbeliever: Hose): ..."."""
RELATIVE = re.compile(r"(?:that|which|whose|who)\b", re.I)
"""Begins a clause about the document and not its name."""
PART_NAME = re.compile(r"\b(?:tidbit|accusation|crime|example|offender|reasoning)\s*$")
"""Before a colon: what follows is a part of the document and not all of it."""
TALK = re.compile(r"\b(?:that|every|each|to)\b")


def document_act(
    c: Context, st: Statement, s: Scan, hit: Hit, words: Words, limit: int, labelled: bool = False
) -> bool:
    """An act with a text: find the text, take it apart, and go on after it."""
    document = words.document or Document.PLAIN
    if document is Document.REST:
        return resting_act(c, st, s, hit, words, labelled=labelled)
    params: dict[str, Any] = {}
    said = " ".join(s.low[hit.start : hit.end].split())
    labelled = labelled or (said in words.labels and s.text[hit.end :].lstrip().startswith(":"))
    if labelled and only_pointed(c, st, s.text[hit.end :].lstrip().removeprefix(":").strip(), words):
        return False
    revising = document is Document.PROPOSAL and any(one.slot is Slot.PROPOSAL and one.required for one in words.params)
    base = parameters(
        c, s, hit, replace(words, params=tuple(p for p in words.params if p.name in hit.match.values)), st
    )
    if base is None:
        return False
    params.update({k: v for k, v in base[0].items() if v is not None and (k != "errors")})
    params.pop("currency", None)
    end = hit.end
    plural = bool(PLURAL.search(s.low[hit.start : hit.end + 20]))
    first = FIRST_TITLE.fullmatch(s.text, hit.end) if plural else None
    if first is not None and several_documents(c, st, s, hit, words, first["title"] or ""):
        return True
    if "title" in {p.name for p in words.params} and not labelled and "title" not in params:
        title, end2 = take_title(s, end)
        if title:
            params["title"], end = title, end2
        elif (within := TITLE_WITHIN.search(s.text, hit.start, hit.end)) is not None:
            params["title"] = within[1]  # "I'm submitting "Hats", a Beige proposal"
    if "name" in {p.name for p in words.params}:
        name = params.get("name")
        if isinstance(name, str) and RELATIVE.match(name):
            del params["name"]
            name = None
        if name is None:
            title, end2 = take_title(s, end)
            if title:
                params["name"], end = title, end2
            elif labelled and (headed := named_by_label(c, st, s, end)):
                params["name"], end = headed
        elif isinstance(name, list):
            params["name"] = name[0]
        if isinstance(name, str):
            params["name"] = name.lstrip("-–— ")
    if revising:
        new = NEW_TITLE.search(s.mask, hit.start)
        if new:
            title, end2 = title_said(s, new.end())
            if title:
                params["title"], end = title, end2
                c.renamed = st.start + new.start()
        retitle = RETITLE.search(s.text[end:])
        if retitle:
            got = quoted(s.text, end + retitle.end())
            c.renamed = st.start + end + retitle.start()
            if got:
                params["title"], end = got
    quoted_question = document is Document.CONSULTATION and ASKED.match(s.text, end) is not None
    head_end = -1 if quoted_question else colon_after(c, s, end, limit)
    if document is Document.INDICTMENT and PART_NAME.search(s.low, 0, max(head_end, 0)):
        head_end = -1
    take_relations(s, hit.start if revising else hit.end, head_end if head_end >= 0 else len(s.text), params)
    if document is Document.INDICTMENT and params.get("offender"):
        return indictment(c, st, s, hit, words, params)
    payload = text_after(c, words, params) if head_end < 0 else None
    if payload is None:
        payload = find_payload(c, st, s, hit, words, end, head_end, labelled, params)
    if payload is None and head_end < 0 and not labelled:
        payload = text_above(c, st, s, hit, words)
        if payload is not None and "title" in {p.name for p in words.params} and not params.get("title"):
            params.update(title_above(c, payload.start))
    if (order := ORDER.match(s.mask, hit.end)) and not hit.match.phrase.nodes and not labelled:
        if payload is None or payload.inline:
            return False
        payload = begun_above(c, st.start + order.start(), payload)
    if payload is None and document is Document.INDICTMENT:
        return indictment(c, st, s, hit, words, params)
    if payload is not None:
        fill(c, payload, document, words, params, s)
        c.consumed, c.text_at = max(c.consumed, payload.end), payload.start
        trailing(c, payload.end, document, words, params)
    elif document is Document.INDICTMENT:
        return indictment(c, st, s, hit, words, params)
    else:
        if not plausible_without_text(c, words, s, hit, labelled):
            return False
        params.setdefault(words.body, None)
    if document is Document.PROPOSAL and (why := doubtful_text(c, s, params, words, payload, revising)):
        add_unclear(c, st.start + hit.start, st.start + len(s.text.rstrip()), why)
        return True
    if document is Document.INDICTMENT:
        indictment_parts(c, params)
    for param in words.params:
        if param.required:
            params.setdefault(param.name, None)
    if document is Document.PROPOSAL and words.creates == "proposal" and not params.get("title"):
        subject = SUBJECT_TITLE.match(c.subject) or (PLAIN_SUBJECT.match(c.subject) if not c.acts else None)
        if subject and (subject.re is SUBJECT_TITLE or not NO_TITLE.search(subject[1])):
            params["title"] = subject.group(1).strip().strip("\"'“”")
    if isinstance(title := params.get("title"), str) and "(" not in title:
        params["title"] = title.rstrip(" ):") or None
    action = said_in_text(words, params)
    text_end = (
        hit.end if payload is None or not payload.inline else max(hit.end, min(payload.start - st.start, len(s.text)))
    )
    if payload is not None and payload.start - st.start > 0 and payload.start < st.end:
        text_end = payload.start - st.start
    elif payload is not None and payload.start >= st.end:
        text_end = len(s.text.rstrip())
    if limit < len(s.text) and (payload is None or payload.start >= st.end):
        said = s.text[:limit].rstrip(" ,(")  # words after it do something else
        text_end = min(text_end, max(hit.end, len(said)))
    frame = hit.frame
    if words.text_announced and not frame.intent and INTENDS.search(s.low[: hit.end]):
        frame = frame._replace(intent=words.intent)
    if document is Document.TRICK:
        trick(c, params, s, hit)
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
    add_act(
        c,
        st,
        s,
        action,
        params,
        hit.start,
        max(text_end, hit.end if hit.end <= text_end or payload is None else text_end),
        frame,
    )
    if words.creates:
        c.created.append(words.creates)
    for more in words.also:
        performed_too(c, st, s, hit, more)
    if payload is not None and revising and not payload.inline:
        revised_too(c, words)
    if payload is not None and not hit.match.phrase.nodes and not labelled:
        documents_beside(c, words)
    return True


def title_above(c: Context, start: int) -> dict[str, Any]:
    """The title that the words right before a text give it: "Here's my entry, 'Broom': {...} I submit it"."""
    above = next((one for one in reversed(c.statements[: c.index]) if one.end <= start), None)
    said = c.body[above.start : above.end].replace("\n", " ") if above is not None else ""
    title = take_title(Scan(" " + said, c.vocabulary), 0)[0] if said.rstrip().endswith(":") else None
    return {"title": title} if title else {}


ERRORS = re.compile(
    r"(?:(?:(?:here\s+)?(?:is|are)\s+)?(?:the|my|its)\s+)?(?:following\s+)?(?:errors?|mistakes?|faults?|flaws?|grounds?|reasons?|wrong)\b[^.:]{0,40}:\s*",
    re.I,
)
TOLD_ERROR = re.compile(
    r"\b(?:not|wrong|wrongly|missing|misses|lacks|omits|incorrect\w*|error|mistake|instead|should|says|lists|shows|gives|has|have|is|are)\b",
    re.I,
)


def errors_after(c: Context, later: Statement, said: str) -> Payload | None:
    """The errors of what was challenged in the sentence before: behind a label, or told in the same paragraph."""
    label = ERRORS.match(said)
    if label and not said[label.end() :].strip():
        return c.finder.free_text(later.end)
    if label:
        return Payload(said[label.end() :], later.start + label.end(), later.end)
    told = not later.new_paragraph and TOLD_ERROR.search(said) and not said.rstrip().endswith("?")
    if not told or read_sentence(c.grammar, Scan(said, c.vocabulary, c.reply, purse=c.purse), Setting()):
        return None
    return Payload(said, later.start, later.end)


def named_by_label(c: Context, st: Statement, s: Scan, pos: int) -> tuple[str, int] | None:
    """The name that stands between a label and the text in braces right below: "Contract: Tea Pact {...}"."""
    block = c.finder.next_block(st.start + pos)
    said = c.body[st.start + pos : block.start] if block is not None else ""
    name = said.strip().removeprefix(":").strip()
    if not name or not LABEL_NAME.fullmatch(name):
        return None
    return clean_name(name), min(len(s.text), pos + len(said.rstrip()))


LABEL_NAME = re.compile(r"[\"“'‘_*]?[A-Z0-9][^\n.:;!?{]{0,60}")


ONLY_NUMBER = re.compile(r"(?:no\.?\s*|number\s+)?[#Pp]?\d{1,6}[.,;]?", re.I)
ONLY_NAME = re.compile(
    r"[\"“]?[A-Z][\w'’&-]*(?:\s+(?:[A-Z][\w'’&-]*|of|the|and|contract|pact|treaty|agreement)){0,4}[\"”]?"
)


def only_pointed(c: Context, st: Statement, said: str, words: Words) -> bool:
    """Whether words behind a label name a thing that there is, over no text: "Indictment: 7", "Contract: Tea Pact"."""
    block = c.finder.next_block(st.start)
    if block is not None and not c.body[st.end : block.start].strip():
        return False
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
        fill_document(words.document or Document.PLAIN, words.body, payload.text, params, Scan("", c.vocabulary))
        c.acts.append(replace(first, params=params))
        c.consumed = payload.end


ANOTHER = re.compile(
    r"\s*,?\s*(?:(?:and|then|also|as\s+well\s+as)\s+)*(?:(?:my\s+)?(?:proposal\s+|prop\.?\s+)|#|P)?(?P<ref>\d{2,6}|[\"“][^\"”]{1,100}[\"”])\s+(?:to(?:\s+(?:read|say|be))?|with|so\s+that\s+it\s+reads)\s*:?\s*",
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
        fill_document(words.document or Document.PLAIN, words.body, payload.text, params, Scan("", c.vocabulary))
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
    )


HEADS_LIST = re.compile(r"(?!.*\bI\b)[^.;:!?]{2,60}:\s*")
"""A few words between an act and its list: "Four cards:"."""
QUESTION = 600
"""Characters of a text in which it says what it is about."""


def said_in_text(words: Words, params: dict[str, Any]) -> str:
    """The action, which may be another one for what its text says; its parameters are added."""
    known = {param.name for param in words.params}
    for turn in words.text_turns:
        wanted = expression(turn.said).groupindex.keys()
        found = expression(turn.said).search(str(params.get(words.body) or "")[:QUESTION])
        if found:
            said = {name: clean_name(said) for name, said in found.groupdict().items() if said}
            params.update({name: value for name, value in said.items() if name in known or not params.get(name)})
            return turn.to
        if wanted and all(params.get(name) for name in wanted):
            return turn.to  # labelled parts say them
    for name in {name for turn in words.text_turns for name in expression(turn.said).groupindex} - known:
        params.pop(name, None)
    return words.action


def text_after(c: Context, words: Words, params: dict[str, Any]) -> Payload | None:
    """The text that the next sentence announces; its title goes to the parameters."""
    later = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
    if later is None:
        return None
    said = c.body[later.start : later.end].replace("\n", " ")
    if words.document is Document.ITEMS and (told := errors_after(c, later, said)):
        return told
    goes_on = GOES_ON.match(said)
    if goes_on is None:
        heads = (
            words.document in (Document.LIST, Document.ITEMS) and not later.new_paragraph and HEADS_LIST.fullmatch(said)
        )
        found = c.finder.free_text(later.end) if heads else None
        return list_alone(found) if words.document is Document.LIST else found
    title = take_title(Scan(" " + said, c.vocabulary), 0)[0]
    key = naming(words)
    if title and not params.get(key):
        params[key] = title
    if timing := TIMING.search(said):
        take_part(c, "timing", timing[1], key, params)
    if words.document is Document.PROPOSAL:
        take_relations(Scan(said, c.vocabulary), 0, len(said), params)
    last = said.rstrip().endswith(":")
    if goes_on["colon"] and not last and (rest := said[goes_on.end() :].strip()):
        return Payload(rest, later.start + goes_on.end(), later.end, inline=True)
    block = c.finder.next_block(later.start)
    if block is not None and (
        not c.body[later.end : block.start].strip()
        or (block.start < limit_after(c) and only_preface(c, later, block.start, words, params))
    ):
        return c.finder.of_block(block)
    return c.finder.free_text(later.end)


def colon_after(c: Context, s: Scan, pos: int, limit: int) -> int:
    """Where the colon stands that leads to the text, perhaps as the last mark of the phrase itself."""
    aside = LABEL_ASIDE.match(s.mask, pos)
    pos = aside.end() if aside is not None else pos
    for m in COLON.finditer(s.mask, pos - (s.mask[:pos].endswith(":"))):
        if not in_brackets(s.mask, pos, m.start()):
            return m.start()
    return -1


def in_brackets(text: str, begin: int, pos: int) -> bool:
    """Whether a place stands in brackets that open behind `begin`: "as announced (support: Hob)"."""
    opened = text.rfind("(", begin, pos)
    return opened >= 0 and text.find(")", opened, pos) < 0 <= text.find(")", pos)


def plausible_without_text(c: Context, words: Words, s: Scan, hit: Hit, labelled: bool) -> bool:
    """ "I submit a proposal." is an act with a missing text; "I propose that ..." is talk."""
    required = {one.name for one in words.params if one.required}
    if len(required) > 1 and words.body not in required and required <= hit.match.values.keys():
        return True  # "A consultation is hereby lodged against Hob for breach of the Tea Pact"
    said_before = words.text_announced and AS_ANNOUNCED.search(s.low) is not None
    if labelled or not (hit.first_person or said_before) or not hit.match.phrase.nodes:
        return False
    if hit.match.phrase.verb == "have":
        return False  # who has one in mind brings none
    last = c.acts[-1] if c.acts else None
    if (
        last is not None
        and last.end > c.statements[c.index].start
        and words.creates == c.book.of(last.action).creates != ""
    ):
        return False  # "I accuse Bruno of a breach and call for a Consultation on it"
    if any(isinstance(node, Gap) for node in hit.match.phrase.nodes):  # too loose to stand without its text
        return False
    return not (
        words.document is Document.PROPOSAL and not hit.match.values and TALK.search(s.low[hit.end : hit.end + 12])
    )


def performed_too(c: Context, st: Statement, s: Scan, hit: Hit, more: Also) -> None:
    """ "I submit the following Tweak and intend to Activate it without objection:" """
    m = expression(more.pattern).search(s.text, hit.end)
    if m:
        kind, _ = intent_kind(c.grammar, s.text[m.start() :])
        frame = Adjuncts(intent=kind or c.book.of(more.action).intent, announced=True)
        add_act(c, st, s, more.action, {more.param: "same"}, m.start(), m.end(), frame)
