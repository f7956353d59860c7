"""Labels: "Tweak: ...", "Usurp: ...", "Proposal: T"."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

from engine.expressions import expression
from engine.language import Document, Slot, Words
from parsers.acts.context import Context, add_act, add_unclear
from parsers.acts.lists.entries import OLD_SUM, parsed_line, unlike
from parsers.acts.lists.rows import list_line
from parsers.acts.parameters import parameters
from parsers.acts.taking import take_hit
from parsers.acts.texts.document import document_act
from parsers.acts.texts.resting import numbered, resting_act
from parsers.acts.turning import of_this
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.adjuncts import adjuncts
from parsers.clauses.model import Adjuncts, Hit
from parsers.clauses.words import OFTEN
from parsers.lines.retold import TOLD_OF_TEXT
from parsers.parts import UNBELIEVER_BESIDE
from parsers.phrases.matching import Match, match, wordless
from parsers.scan import Scan
from parsers.slots import read_slot
from parsers.titles import TITLED, title_said

LABEL = expression(
    r"([A-Za-z][\w' -]{1,40}?)\s*"
    r"(?:,\s(?:(?:as\s+(?:announced|promised|intended|described|discussed|agreed)|with(?:out)?|if\s+you\s+please|for\s+(?:the|(?:an?\s+)?breach)|(?:on|about|over|concerning|regarding)\s+(?:an?\s+|the\s+)?[a-z]+)\b[^:{(\"]{0,60}))?"
    r"(?:,?\s+(?:(?:hereby|herewith|likewise|also|now)\s+){0,3}(?:submitted|offered|presented|proposed|tabled|laid|brought|put|placed|(?:created|made|founded|established|filed|lodged|entered|drawn\s+up|set\s+up|handed\s+in|sent\s+in)(?=\s*:|\s+(?:by\s+me|here|now|hereby|herewith|today|just\s+now)\b)|which\s+I\s+"
    + OFTEN
    + r"(?:submit|offer|present|propose|table|lay|bring|put))\b(?P<by>[^:{(\"]{0,80}))?"
    r"(?:\((?P<aside>[^)]{0,80})\))?(?:,?\s*[\"“](?P<title>[^\"”]{1,100})[\"”](?:\s*\([^()\"“”]{0,80}\))?)?\s*+:\s*"
)


ARROW = expression(r"(?P<label>[A-Za-z][\w' -]{1,40}?)\s*(?:[-=]+>|→)\s+")
"""A label with an arrow for its colon: "Threat Flag -> Jolly Roger"."""
LEAD = expression(
    r"(?:(?:hi|hello|hey|greetings|hullo)(?:\s+(?:all|there|everyone|everybody|folks|friends|again|list|players)){0,2}\s*+[,!:.]\s*)?"
    r"(?:(?:also|instead|and|then|here|now|ok|so|meanwhile|next|further(?:more)?|moreover|finally|lastly|in\s+addition|today|for\s+(?:now|today)|this\s+time)(?:\s*+[,:])?\s+)*(?:(?:as\s+)?(?:an?|one\s+more)\s+)?"
    r"(?:(?:(?:my|the)\s+)?(?:first|second|third|fourth|fifth|next|last|other|another|1st|2nd|3rd|final)\s+(?=\w+\s*[:(]))?",
    re.I,
)
COLON = expression(r":\s+(?=[A-Z])")
"""The end of words before a label: "Two can play: Consultation: ..."."""
ONLY_NAME = expression(
    r"[\"'“‘]?(?:[Tt]he\s+)?[A-Z][\w'’-]*(?:\s+(?:(?:of|the|and|&)\s+)?(?:[A-Z][\w'’-]*|contract|pact|treaty|agreement|accord)){0,5}[\"'”’]?\W*"
)
"""Behind a label within a line: what a thing is called, and no text: "Ivy is my deputy. Contract: Helping Hands"."""
TEXT_BELOW = expression(r"\s*[{\[<\"“]")
ONLY_QUOTED = expression(r"[\s(]*[\"“]([^\"”]{1,100})[\"”][\s)]*")
"""In a label: its title, beside the noun: 'My Tweak ("Hats"):'."""
TITLE_BESIDE = expression(
    r"\s*(?!.*\b(?i:drafts?|proto|revis\w+|version|second|third|final|take|try|attempt|new|old|again|part|urgent|note|pep|peps|by|from|for|rule)\b)"
    r"[A-Z][\w'’-]*(?:\s+(?:(?:of|the|and|in|on|to|an?)\s+){0,2}[A-Z][\w'’-]*){1,7}\s*"
)
"""In a label: its title in capitals: "Proposal (Sock Reform):"."""
LABEL_NUMBER = expression(r"\s+#?(\d{1,6})$")
"""The number of the thing that a label names: "Revised 312: ..."."""
BY = expression(r"\bby\s+([\w'’]+)")
NOTICE = expression(
    r"(?:(?:public|formal|official|due)\s+)?(?:notice|announcement|declaration)\s+of\s+(?:(?:an?|my|the)\s+)?"
)
"""In a label, before the noun of a deed: "Notice of usurpation: Law, m20"."""
NOTICE_TOLD = expression(r"\b(?:was|were|has|have|had|is|are)\b|\bby\s+(?!me\b|the\s+undersigned\b)", re.I)
"""What somebody else did, of which a notice tells."""
CANDIDATES = expression(
    r"(?<=list)\s+(?:(?:no\.?|number|\#)?\s*\d{1,4}\b|by\s+(?:your|the)\s+[a-z]+).*$|\s+(?:for|on|of|from|against|agin|(?:submitted|made|written)\s+by\s+me)\b.*$"
)


DONE_WITH_IT = expression(
    rf"{TOLD_OF_TEXT}|"
    r"[ \t]*(?:(?:[a-z]+ly[ \t]+)?[a-z]+(?:ed|en|wn)"
    r"(?:[ \t]+(?:by[ \t]+(?:me|its[ \t]+\w+)|today|now|again|hereby))?[ \t]*[.!]?[ \t]*$"
    r"|[^\n{]{0,120}?\bI[ \t]+(?:(?:hereby|now|herewith|therefore|\w+ly)[ \t]+)?[a-z]+[ \t]+it\b)",
    re.M,
)
"""Behind the name of a thing: what is done with it, and no text: "Tweak 'Moon': activated", "...: old. I drop it"."""


DOES_IT = expression(r"[ \t]*I[ \t]+(?:(?:hereby|now|herewith|therefore|\w+ly)[ \t]+)?[a-z]+[ \t]+it\b")
"""The same behind any other label: "Motnw: I change it to 'Hats'"."""


def document_label(c: Context, st: Statement, s: Scan) -> bool:
    """Whether a statement begins with the label of a document, so that the words after it are its text."""
    label = LABEL.match(s.text) if ":" in s.vocab and s.holds(c.grammar.document_words) else None
    if label is None:
        return form(c, st, s)
    if label["aside"] and (traps.DRAFT.search(label["aside"]) or traps.DATA.search(label["aside"], s.vocab)):
        return True
    key = " ".join(label.group(1).lower().split())
    labels = c.grammar.book.labels
    found = labels.get(key, ()) or labels.get(CANDIDATES.sub("", key), ())
    return any(words.document is not None for words in found) and labelled_act(c, st, s)


FORM_HEAD = expression(
    r"\W*(?P<label>[A-Za-z][\w' -]{1,60}?)"
    r"(?:,?\s+(?:(?:hereby|herewith|likewise|also|now)\s+){1,3}(?:submitted|offered|presented|lodged|filed|made|brought))?\s*+[.:!]?\s*"
)
ARTICLE = expression(
    r"^(?:(?:an?|one\s+more|my|the|another)\s+)?(?:(?:new|first|second|third|next|last|final)\s+)?", re.I
)
FORM_PART = expression(
    r"\W*(?:question|accusation|crime|offender|title|body|text|accused|defendant|unbeliever|contract)(?:\s+(?:party|in\s+question|concerned))?\W{0,2}\s*[:=]",
    re.I,
)


def form(c: Context, st: Statement, s: Scan) -> bool:
    """A form: what it is on a line of its own, below it the labels of its parts ("Indictment", "Accusation: ...")."""
    if c.index + 1 >= len(c.statements) or not s.holds(c.grammar.label_words):
        return False
    head = FORM_HEAD.fullmatch(s.text)
    if head is None or CANDIDATES.sub("", named := ARTICLE.sub("", head["label"]).lower()) not in c.grammar.book.labels:
        return False
    below = c.statements[c.index + 1]
    known = c.grammar.book.labels.get(CANDIDATES.sub("", named), ())
    asks = any(one.document is Document.CONSULTATION for one in known)
    if not FORM_PART.match(c.body, below.start, below.end) and not (
        asks and c.body[below.start : below.end].rstrip().endswith("?")
    ):
        return False
    label = s.text[: head.start("label")] + head["label"]
    return labelled_act(c, st, Scan(f"{label}:", c.vocabulary, c.reply, c.selves, c.purse))


OF_A_FORM = expression(r"\b(?:accused|question|unbeliever|reasoning|accusation|offender|example|tidbit)\s*:", re.I)
"""Before a label in the same line: both are parts of one document."""
FORM_ROOM = 80
ONLY_LEADS = expression(
    r"\s*(?:I\s+(?:\w+ly\s+|hereby\s+|herewith\s+|also\s+|now\s+)?(?:submit|issue|offer|present|propose|add|give|make|create|hand\s+(?:down|in))\s+)?"
    r"(?:(?:it|this|that|one)\s+)?(?:the\s+following|this(?:\s+one)?|as\s+follows|see\s+below|below|here)(?:\s+[a-z]+)?\s*+[:.]?\s*",
    re.I,
)
"""Behind a label: words that only lead to the text below ("Oracularity: I submit the following")."""


def labelled_act(c: Context, st: Statement, s: Scan) -> bool:
    """ "Tweak: ...", "Usurp: ...", "Proposal: T"."""
    if not s.holds(c.grammar.label_words):
        return False
    if ":" not in s.vocab:
        arrow = ARROW.match(s.text)
        if arrow is None or " ".join(arrow["label"].lower().split()) not in c.grammar.book.labels:
            return False
        text = arrow["label"].ljust(arrow.end() - 2) + ": " + s.text[arrow.end() :]
        s = Scan(text, c.vocabulary, c.reply, s.selves, c.purse)
    labels = c.grammar.book.labels
    m, pos, key, colour = None, 0, "", ""
    candidates: tuple[Words, ...] = ()
    for start in (0, *(colon.end() for colon in islice(COLON.finditer(s.mask), 1))):
        lead = LEAD.match(s.text, start)
        pos = lead.end() if lead else start
        m = LABEL.match(s.text, pos)
        if m and (by := BY.search(m["by"] or "")) and not any(name.startswith(by[1]) for name in ("me", *c.selves)):
            return False
        key = " ".join(m.group(1).lower().split()) if m else ""
        candidates = labels.get(key, ()) or labels.get(CANDIDATES.sub("", key), ())
        if (
            not candidates and (notice := NOTICE.match(key)) and not NOTICE_TOLD.search(s.text)
        ):  # what the rules want announced is only announced by one
            candidates = tuple(
                w for w in labels.get(key[notice.end() :], ()) if w.intent is None and w.document is None
            )
        if not candidates and (colour := colour_first(c, key)):
            candidates = tuple(w for w in labels.get(key[len(colour) + 1 :], ()) if coloured(w, colour))
        if candidates or LABEL_NUMBER.search(key):
            break
    texts = m is not None and any(words.document is not None for words in candidates)
    if not m or (DONE_WITH_IT if texts else DOES_IT).match(c.body, st.start + m.end()) is not None:
        return False
    number = None
    if not candidates and (ended := LABEL_NUMBER.search(key)) is not None:
        candidates = tuple(one for one in labels.get(key[: ended.start()], ()) if one.document is Document.REST)
        number = ended[1]
    for words in candidates:
        if not of_this(c, words):
            continue
        inside = not st.line_start and OF_A_FORM.search(c.body, max(0, st.start - FORM_ROOM), st.start) is not None
        if inside and words.document is not None:
            continue
        if words.document is not None:
            if not st.line_start and ONLY_NAME.fullmatch(s.text, m.end()) and not TEXT_BELOW.match(c.body, st.end):
                return False
            if words.document is Document.INDICTMENT and traps.asks(s.text):
                return False
            if c.draft and "hereby" not in s.vocab:
                return False
            if words.document is Document.REST:
                found = Match(wordless(words), numbered(words, number, {}), pos, m.end(1))
                return resting_act(c, st, s, Hit(found, 0, m.end(1), Adjuncts()), words, labelled=True)
            phrase = next(iter(c.grammar.book.by_words.get(words.action, ())), None)
            if phrase is None:
                continue
            if ONLY_LEADS.fullmatch(s.text, m.end()) and TEXT_BELOW.match(c.body, st.end):
                s = Scan(s.text[: m.end()], c.vocabulary, c.reply, s.selves, c.purse)
            hit = Hit(
                Match(phrase, {}, pos, m.end(1)),
                0,
                m.end(1),
                adjuncts(c.grammar, s, "", "", c.setting),
            )
            if m["aside"] and (titled := TITLED.match(" " + m["aside"])):
                title = title_said(Scan(" " + m["aside"], c.vocabulary), titled.end())[0]
                hit = with_values(hit, {"title": title} if title else {})
                behind = m["aside"].partition(str(title))[2] if title else ""
                colour = colour or next((one for one in c.vocabulary.colours if one in behind), "")
            elif m["aside"] and (painted := [one for one in c.vocabulary.colours if one in m["aside"]]):
                colour = colour or painted[0]
            elif m["aside"] and TITLE_BESIDE.fullmatch(m["aside"]):
                hit = with_values(hit, {"title": m["aside"].strip()})
            elif m["aside"] and (quoted := ONLY_QUOTED.fullmatch(m["aside"])):
                hit = with_values(hit, {"title": quoted[1]})
            elif m["aside"] and (beside := UNBELIEVER_BESIDE.fullmatch(f"({m['aside']})")):
                hit = with_values(hit, {"unbeliever": next(filter(None, beside.groups()))})
            if colour:
                hit = with_values(hit, coloured(words, colour))
            if m["title"]:
                hit = with_values(hit, {"title": m["title"], "name": m["title"]})
            return document_act(c, st, s, hit, words, len(s.text), labelled=True)
        if rest_of_label(c, st, s, words, m):
            return True
    return False


def colour_first(c: Context, key: str) -> str:
    """The colour with which a label begins, as the nomic writes it: "brick red proposal"."""
    return next((one for one in c.vocabulary.colours if key.startswith(one.lower() + " ")), "")


def coloured(words: Words, colour: str) -> dict[str, Any]:
    """The parameter of an action that says its colour."""
    return {param.name: colour for param in words.params if param.slot is Slot.COLOUR}


TOLD, DOUBTED = "told", "whether it is done or told"
BY_ANOTHER = expression(r",?\s+by\s+(?!me\b|my\b)(?:the\s+)?[A-Z]|\(\s*(?:[A-Z][\w'’]*\s*){1,3}\)")
"""Behind what a label names: whose deed it was: "Resignation: Law (Ivy)"."""
MINE = expression(r"\b(?:I|[Mm]y)\b")
MOST_ABOVE = 6


def told(c: Context, st: Statement, s: Scan, at: int) -> str:
    """Why the noun of a deed before a colon may only tell of it: in a report, among news, or of somebody else."""
    if c.data or c.headed or c.tells:
        return TOLD
    above = c.statements[max(0, c.index - MOST_ABOVE) : c.index]
    heads = [text for one in above if (text := c.body[one.start : one.end].rstrip()).endswith(":")]
    news = any(MINE.search(text) is None for text in heads)
    return DOUBTED if news or BY_ANOTHER.search(s.text, at) else ""


def listed_behind(c: Context, st: Statement, s: Scan, words: Words, at: int) -> bool:
    """Whether a label stands before a line as the action's lists have them: "Forum designation: the wiki - Public"."""
    listed = next((one for one in c.grammar.lists if one.words is words), None)
    said = LAST_COMMA.sub(" : ", s.text[at:])
    if listed is None or not any(line.fullmatch(said) for line in listed.lines):
        return False
    kept, c.listed = c.listed, listed
    list_line(c, st._replace(start=st.start + at), Scan(said, c.vocabulary, c.reply, c.selves, c.purse))
    c.listed = kept
    return True


LAST_COMMA = expression(r",\s+(?=[^,]*$)")
"""Between the two parts of such a line."""


def with_values(hit: Hit, values: dict[str, Any]) -> Hit:
    """The hit with more values; only those that its action knows."""
    words = hit.match.phrase.words
    known = {p.name for p in words.params} if words is not None else set()
    more = {name: value for name, value in values.items() if name in known}
    return hit._replace(match=hit.match._replace(values={**hit.match.values, **more}))


def rest_of_label(c: Context, st: Statement, s: Scan, words: Words, m: re.Match[str]) -> bool:
    """Read what stands after a label as the phrase of the act."""

    if " ".join(m.group(1).lower().split()) in words.forms and (said := told(c, st, s, m.end())):
        if said is not TOLD:
            add_unclear(c, st.start, st.start + len(s.text.rstrip()), said)
        return said is not TOLD
    sums = not words.gives and any(one.slot in (Slot.MACKS, Slot.INT) for one in words.params)
    if sums and OLD_SUM.search(s.text, m.end()) is not None:
        text = s.text[: m.end()] + OLD_SUM.sub(lambda old: " " * len(old.group()), s.text[m.end() :])
        s = Scan(text, c.vocabulary, c.reply, s.selves, c.purse)
    best: Match | None = None
    verb_phrases = c.grammar.book.by_words.get(words.action, ())
    for phrase in verb_phrases:
        found = None if phrase.sets else match(phrase, s, m.end())  # what its verb says, no label does
        if found and found.values.keys() - phrase.sets.keys() and (best is None or found.end > best.end):
            best = found
    frame = adjuncts(c.grammar, s, "", "", c.setting)
    if best is not None:
        hit = Hit(best, 0, best.end, frame)
        return take_hit(c, st, s, hit, len(s.text))
    if best is None and listed_behind(c, st, s, words, m.end()):
        return True
    required = [p for p in words.params if p.required]
    if best is None and len(required) != 1 and (values := parsed_line(c, s, words, m.end())) is not None:
        found = Match(verb_phrases[0] if verb_phrases else wordless(words), values[0], m.start(), values[1])
        return take_hit(c, st, s, Hit(found, 0, values[1], frame), len(s.text))
    if len(required) == 1:
        found_values = read_slot(required[0].slot, s, m.end())
        below = required[0].slot is Slot.TEXT and st.line_end and not s.text[m.end() :].strip()
        if below and any(line.text.strip() for line in islice(c.layout.below(st.end), 2)):
            found_values = [(":", m.end())]
        if found_values:
            value, end = found_values[0]
            hit = Hit(
                Match(
                    verb_phrases[0] if verb_phrases else wordless(words),
                    {required[0].name: value},
                    m.start(),
                    end,
                ),
                0,
                end,
                frame,
            )
            if unlike(words, hit.match.values):
                return False
            params = parameters(c, s, hit, words, st)
            for one in params or ():
                add_act(c, st, s, words.action, one, 0, end, frame)
            return bool(params)
    return False
