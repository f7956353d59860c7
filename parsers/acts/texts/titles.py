"""The title or name of a document act: beside its verb, behind a label, above its text, in the mail's subject."""

from __future__ import annotations

import re
from typing import Any

from engine.expressions import expression, is_of
from engine.language import Document
from parsers.acts.context import Context
from parsers.acts.texts.making import Making
from parsers.body.statements import Statement
from parsers.order.titled import points_back, title_alone
from parsers.scan import Scan, quoted
from parsers.slots.names import clean_name
from parsers.titles import TITLE_RUN, may_be_title, sentence_title, take_title, title_said

SUBJECT_TITLE = expression(
    r"(?:\[[^\]]{0,40}\]\s*)*(?:(?:re|fw|fwd|aw|sv)\s*+:\s*)*(?:\[[^\]]{0,40}\]\s*)*(?:new\s+|my\s+)?(?:proposal|prop)(?:/\w+)?(?:\s*+:\s*|\s+[-–—]+\s+|\s+(?=[\"“]))(.+)$",
    re.I,
)


PLAIN_SUBJECT = expression(r"(?:\[[^\]]{0,40}\]\s*)*([A-Z“\"][^:?!\[\]]{2,60})$")
NO_TITLE = expression(
    r"(?i)\b(?:proposals?|props?|vot\w+|ballots?|re|fwd?|actions?|acts?|stuff|things?|misc\w*|various|several|some|new|my|hello|hi|here|again|business|ideas?|tweaks?"
    r"|nweek|nday|test|more|another|two|three|first|second|today|consultations?|contracts?|resubmi\w+|revision|revis\w+|from|forgot\w*|socks?|rules?|actions|\d+)\b"
)
"""In a subject that only says what a mail is about."""

RETITLE = expression(
    r"\band\s+(?:(?:hereby|now|also|I)\s+){0,2}(?:call|name|title|entitle|dub|christen)\s+(?:it|this)(?:\s+(?:now|henceforth|instead))?\s+(?=[\"“])|\b(?:re-?titl(?:e|ing)|re-?nam(?:e|ing)|re-?christen(?:ing)?)\s+(?:it|this)\s+(?:to\s+|as\s+|into\s+)?",
    re.I,
)
NEW_TITLE = expression(
    r"\b(?:(?:which|that|it|now|henceforth|hereafter)(?:,?\s+[^,.:;\"“]{1,30},?)?\s+(?:is|be|goes|shall\s+be|will\s+be|to\s+be)\s+(?:\w+\s+){0,2}?(?:called|known\s+as|titled|entitled|named)"
    r"|(?:under|with|gets?|has|bears?|(?:goes|go|going|known)\s+by)\s+(?:the|a|its)\s+new\s+(?:title|name)(?:\s+of)?|under\s+the\s+(?:title|name)(?:\s+of)?|(?:its|the)\s+(?:new\s+)?(?:title|name)\s+(?:is|being|becomes|shall\s+be|will\s+be|to\s+be|:)|(?:giving|give)\s+it\s+(?:the\s+|an?\s+)?(?:[a-z]+\s+)?(?:title|name)(?:\s+of)?|(?:changing|and)\s+(?:its|the)\s+(?:title|name)\s+to|and\s+(?:an?(?:other)?|its)\s+(?:new\s+|fresh\s+|better\s+|other\s+)?(?:title|name)(?:\s+(?:with|to)\s+(?:it|them)|\s+as\s+well|\s+too)?|with\s+(?:its|the)\s+(?:title|name)\s+changed\s+to|(?:re-?titled|renamed)(?:\s+(?:to|as))?|(?:now|henceforth|hereafter|hereby)\s+(?:called|titled|entitled|named|known\s+as)|new\s+(?:title|name)\s*:)\s*+,?\s*+:?\s*(?=[\"“„'‘«_*]|[A-Z])",
    re.I,
)
"""What gives a revised text another title."""
TITLE_WITHIN = expression(
    rf"\s(?:[\"“](?P<quoted>[^\"”]{{1,100}})[\"”]|(?P<bare>(?-i:{TITLE_RUN})))(?:\s*+,\s+(?:(?:as\s+)?(?:an?|another|my)|(?(quoted)which\s+i|(?!)))\s|\s+as\s+(?:an?|another|my)\s)",
    re.I,
)
"""Between the verb and what is brought: 'I submit "Hats", a Beige proposal', "I submit Wet Hats as my Tweak"."""
RELATIVE = expression(r"(?:that|which|whose|who)\b", re.I)
"""Begins a clause about the document and not its name."""


def take_titles(m: Making) -> None:
    """Take the title or name that stands with the verb, and the new title of what is revised."""
    if m.has("title") and not m.labelled and "title" not in m.params:
        title, end = take_title(m.s, m.end)
        if title:
            m.params["title"], m.end = title, end
        elif within := _title_within(m):
            m.params["title"] = within
    if m.has("title") and not m.params.get("title") and not m.revising and (told := _title_told(m)):
        m.params["title"] = told
    if m.has("name"):
        _take_name(m)
    if m.revising:
        _take_new_title(m)
    key = "title" if m.has("title") else "name" if m.has("name") else ""
    if key and not m.params.get(key) and not m.revising and (title := _title_ahead(m)):
        m.params[key] = title


FAR_APPOSED = expression(
    rf"\s+(?:for|about|on|of|with|to)\s[^:;.,\"“(]{{2,60}},\s+(?P<title>(?:the\s+)?(?-i:{TITLE_RUN}))\s*:", re.I
)


def _far_apposed(m: Making) -> str | None:
    """The name behind what is told of a thing, before its text: "a Subgame for the long evenings, Shadow Play:"."""
    found = FAR_APPOSED.match(m.s.text, m.end)
    return found["title"] if found is not None and may_be_title(m.s, found["title"]) else None


def _title_within(m: Making) -> str | None:
    """The title between the verb and what is brought."""
    within = TITLE_WITHIN.search(m.s.text, m.hit.match.start, m.hit.end)
    if within is None or not (within["quoted"] or may_be_title(m.s, within["bare"])):
        return None
    return " ".join((within["quoted"] or within["bare"]).split())


_TOLD = expression(
    rf"(?:(?:,\s+|\b(?:proposal|tweak|prop|one|mine|me)\s+)(?:(?:which|that)\s+is\s+|it['’]?s\s+|(?:the|its)\s+)?(?:called|titled|entitled|named|title(?:\s+is)?|submitted\s+as|handed\s+in\s+as)|\b(?:under|with|bearing|by)\s+the\s+(?:title|name|style|heading|banner)(?:\s+of)?)\s+"
    rf"(?:[\"“](?P<quoted>[^\"”]{{1,100}})[\"”]|(?P<bare>(?-i:{TITLE_RUN}))(?=\s*:))",
    re.I,
)
"""A title told further on in the sentence that brings a text: "a proposal of mine, called 'Hats', for the ballot"."""


def _title_told(m: Making) -> str | None:
    """The one title that the rest of the sentence tells."""
    whole = m.c.body[m.st.start : m.st.end].replace("\n", " ")
    colon = whole.find(":", m.hit.start)
    end = min(m.end + TOLD_ROOM, colon + 1 if colon >= 0 else len(whole))
    told = list(_TOLD.finditer(whole, min(m.hit.start, end), end))
    if len(told) != 1 or not (told[0]["quoted"] or may_be_title(m.s, told[0]["bare"])):
        return None
    return " ".join((told[0]["quoted"] or told[0]["bare"]).split())


TOLD_ROOM = 160
"""Characters behind a deed in which its title may be told."""
AHEAD = expression(r"(?P<title>[^:]{1,100}):\s*(?:and\s+|so\s+)?")
"""Before a deed: what is brought, by its title, "'Hats': I submit this as a proposal"."""


def _title_ahead(m: Making) -> str | None:
    """The title in the sentence before, or before a colon: "The title is Hats. I submit this proposal:"."""
    c, st = m.c, m.st
    whole = c.body[st.start : st.end].replace("\n", " ")
    if m.hit.start and (ahead := AHEAD.fullmatch(m.s.text, 0, m.hit.start)) is not None:
        return title_alone(ahead["title"])
    above = c.statements[c.index - 1] if c.index else None
    if above is None or above.start < c.consumed or (c.acts and c.made_at == c.index - 1):
        return None
    said = c.body[above.start : above.end].replace("\n", " ")
    if points_back(whole):
        return title_alone(said)
    if title := sentence_title(Scan(said, c.vocabulary)) if not st.new_paragraph or TITLE_FIRST.match(said) else None:
        return title
    if c.acts or st.new_paragraph or above.new_paragraph or c.index == 1:
        return None
    before = c.statements[c.index - 2]
    return sentence_title(Scan(c.body[before.start : before.end].replace("\n", " "), c.vocabulary))


TITLE_FIRST = expression(r"\W*(?:its\s+|the\s+)?(?:title|name)\b", re.I)
"""Begins a line or sentence that only says the title of what follows."""


def _take_name(m: Making) -> None:
    name = m.params.get("name")
    if isinstance(name, str) and RELATIVE.match(name):
        del m.params["name"]
        name = None
    if name is None:
        title, end = take_title(m.s, m.end)
        if title:
            m.params["name"], m.end = title, end
        elif within := _title_within(m) or _far_apposed(m):
            m.params["name"] = within
        elif m.labelled and (headed := named_by_label(m.c, m.st, m.s, m.end)):
            m.params["name"], m.end = headed
    elif isinstance(name, list):
        m.params["name"] = name[0]
    if isinstance(name, str):
        m.params["name"] = name.lstrip("-–— ") if "(" in name else name.strip(" -–—)")


def _take_new_title(m: Making) -> None:
    new = NEW_TITLE.search(m.s.mask, m.hit.start)
    if new:
        title, end = title_said(m.s, new.end())
        if title:
            m.params["title"], m.end = title, end
            m.c.renamed = m.st.start + new.start()
    retitle = RETITLE.search(m.s.text[m.end :])
    if retitle:
        got = quoted(m.s.text, m.end + retitle.end()) or title_said(m.s, m.end + retitle.end())
        m.c.renamed = m.st.start + m.end + retitle.start()
        if got and got[0]:
            m.params["title"], m.end = got


_NAMED_IN_HEAD = expression(
    r"\b(?:called|named|titled|entitled|christened|dubbed|known\s+as|(?:by|under|of|with)\s+the\s+(?:new\s+)?(?:name|title)(?:\s+of)?|(?:(?:its|the|a|with)\s+)?(?:new\s+)?(?:name|title)(?:\s+is)?\s*:?)"
    rf"\s+(?:[\"“](?P<quoted>[^\"”]{{1,100}}?)[.,]?[\"”]|(?P<bare>(?-i:{TITLE_RUN}))(?=\s*[:.]?\s*$))",
    re.I,
)
_ANEW = expression(r"\b(?:new|now|henceforth|hereafter|from\s+(?:here|now|today)|with\s+it|as\s+well|becomes)\b", re.I)
"""What gives another name than the one by which a thing is known."""
_ANEW_ROOM = 45
_OF_ANOTHER = expression(
    r"\b(?:rules?|ministry|forum|players?|socks?|tricks?)\s*+,?\s*(?:(?:now|which\s+is|that\s+is)\s+)?$", re.I
)
"""Before what names something else than the text."""


def named_in_head(m: Making) -> None:
    """Give a text below its head the name that any words of it give: "A Pact, made by me and called 'Cow':"."""
    key = "name" if m.has("name") else "title"
    if m.params.get(key) or not m.below or not (m.revising or m.has(key)):
        return
    head = m.c.body[m.st.start + m.hit.start : m.st.end].replace("\n", " ")
    found = list(_NAMED_IN_HEAD.finditer(head))
    if len(found) != 1 or _OF_ANOTHER.search(head, 0, found[0].start()) is not None:
        return
    if m.revising and _ANEW.search(head, max(0, found[0].start() - _ANEW_ROOM), found[0].end()) is None:
        return
    name = " ".join((found[0]["quoted"] or found[0]["bare"]).split())
    if name not in map(str, m.params.values()):
        m.params[key] = name


def settle_title(m: Making) -> None:
    """Give a new proposal without a title that of the mail's subject; take marks off the end of any title."""
    named_in_head(m)
    if m.document is Document.PROPOSAL and m.words.creates == "proposal" and not m.params.get("title"):
        subject = SUBJECT_TITLE.match(m.c.subject) or (PLAIN_SUBJECT.match(m.c.subject) if not m.c.acts else None)
        if subject and (is_of(subject, SUBJECT_TITLE) or not NO_TITLE.search(subject[1])):
            m.params["title"] = subject.group(1).strip().strip("\"'“”")
    if isinstance(title := m.params.get("title"), str) and "(" not in title:
        m.params["title"] = title.rstrip(" ):") or None


def title_above(c: Context, start: int) -> dict[str, Any]:
    """The title that the words right before a text give it: "Here's my entry, 'Broom': {...} I submit it"."""
    above = next((one for one in reversed(c.statements[: c.index]) if one.end <= start), None)
    said = c.body[above.start : above.end].replace("\n", " ") if above is not None else ""
    title = take_title(Scan(" " + said, c.vocabulary), 0)[0] if said.rstrip().endswith(":") else None
    return {"title": title} if title else {}


def named_by_label(c: Context, st: Statement, s: Scan, pos: int) -> tuple[str, int] | None:
    """The name that stands between a label and the text in braces right below: "Contract: Tea Pact {...}"."""
    block = c.finder.next_block(st.start + pos)
    said = c.body[st.start + pos : block.start] if block is not None else ""
    name = said.strip().removeprefix(":").strip()
    if not name or not LABEL_NAME.fullmatch(name):
        return None
    return clean_name(name), min(len(s.text), pos + len(said.rstrip()))


LABEL_NAME = expression(r"[\"“'‘_*]?[A-Z0-9][^\n.:;!?{]{0,60}")
