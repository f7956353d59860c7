"""Turns the values of a phrase into the parameters of one act or several."""

from __future__ import annotations

import re
from typing import Any

from engine.expressions import expression
from engine.language import Param, Slot, Where, Words
from parsers.acts.context import Context
from parsers.acts.joining import MY_NAME, joiner
from parsers.acts.pointing.clues import mine_before, trimmed, unsaid_elsewhere
from parsers.acts.pointing.quotation import quoted_hint
from parsers.acts.pointing.resolving import point, resolve, unsaid
from parsers.body.own import Kind
from parsers.body.quotes import directly_above
from parsers.body.statements import Statement
from parsers.clauses.model import Hit
from parsers.phrases.limits import declared
from parsers.scan import IT, OWN, THEM, THIS, Scan, quoted
from parsers.slots.numbers import SAME_SUM, last_sum
from parsers.slots.reference import Everything

DEICTIC_THING = expression(
    r"(?:this|that|the\s+above)(?:\s+(?:public\s+)?(?:display|list|report|register|table|publication|record))?", re.I
)
KIND_FIRST = expression(r"^(?:[Tt]he\s+)?[Ss]ub-?game\s+(?:of\s+)?(?=[A-Z])")
"""Says what a thing is before its name, and is no part of it."""
LAST_IT = expression(r"\b(?:it|them)\s*$|\b(?:both|all|two|three|each)\s+of\s+them\b")
FIRST_IT = expression(r"\s*(?:it|that|this|those|these|them)\b(?!\s+(?:ministry|post|office|job|position))")
DEIXIS = expression(
    r"\b(?:it|this|that|the above|the deed|the same)(?:\s+(?:now|\w+\s+times))?\s*$"
    r"|\bthe above is (?:(?:hereby|herewith|now|thus) )?(?:done|performed|effected|executed|carried out)\s*$"
)
ANNOUNCED = expression(r"\b(?:inten(?:d|t|tion)s?|tweaks?|announce[ds]?|without\s+(?:\w+\s+)?objections?)\b", re.I)
"""Is in mails about acts that were announced."""
BESIDES = expression(r"(?<=\w)\s+(?:as\s+well|too|also|likewise|again|now|instead|hereby|please|herewith)$", re.I)
"""Behind a name, and no part of it."""
PRONOUNS = frozenset({"it", "this", "that", "them"})
ITS = frozenset({"it", "them"})
FOLLOWING = expression(r"(?:the|this)\s+following\b|following\b", re.I)
LONGEST_HEADING = 80
LONGEST_NAME = 6
"""Words of what names a display or the like."""
OF_WHAT = expression(r"\s+of\s+(?:the\s+)?[\w-]+")
WISH = expression(r"\b(?:would|wish|want|desire|like|hope)\b|['’]d\b", re.I)


def parameters(c: Context, s: Scan, hit: Hit, words: Words, st: Statement) -> list[dict[str, Any]] | None:
    """The parameters of the act or acts that a hit stands for; None when it is none after all."""
    values = dict(hit.match.values)
    if words.once and not st.mark and not done_anew(c, words, s.text[hit.start : hit.end], s.text[hit.start :]):
        return None
    out: list[dict[str, Any]] = [{}]
    for name, value in values.items():
        param = next((p for p in words.params if p.name == name), None)
        if param is None:
            key = meant(words, values) if name == "phrase" else name
            if key and (name == "phrase" or name in hit.match.phrase.sets):
                out = [{**p, key: value or None} for p in out]
            continue
        if name in hit.match.phrase.sets:
            settled = [value] if param.listed and value else value or None
            out = [{**p, name: settled} for p in out]
        elif param.slot is Slot.MACKS:
            amount, currency = value
            if amount == SAME_SUM:  # "m5 to Hose and as much to Joel"
                amount = next((one.params[name] for one in reversed(c.acts) if name in one.params), None)
                above = c.statements[c.index - 1] if c.index and not st.new_paragraph else None
                told = last_sum(c.vocabulary, c.body[above.start : above.end]) if above is not None else None
                amount = told[0] if told is not None else amount
                if amount is None:
                    return None
            if not currency:  # "20 of them"
                currency = next((act.params["currency"] for act in reversed(c.acts) if "currency" in act.params), "")
                currency = currency or told_unit(c, s.text[: hit.start], st)
                if not currency:
                    return None
            extra = {"currency": currency} if any(p.name == "currency" for p in words.params) else {}
            out = [{**p, name: amount, **extra} for p in out]
        elif isinstance(value, list) and param.slot is not Slot.RANKING:
            if param.slot is Slot.NAME and value == [THEM] and PEOPLE_BELOW.search(s.low):
                return None  # they stand in lines below that nothing reads
            resolved = resolve(c, value, param.slot, s, hit, st)
            if param.listed and param.slot is Slot.NAME and param.required and None in resolved:
                return None  # "the jurors are these three": who they are is not said
            if param.listed:
                out = [{**p, name: [v if isinstance(v, str) else "all" for v in resolved]} for p in out]
            elif param.many:
                out = [{**p, **one_value(name, v)} for p in out for v in resolved]
            elif (
                param.slot is Slot.NAME
                and param.required
                and len(resolved) > 1
                and AND_LAST.search(s.text, hit.start, hit.end)
            ):
                return None  # "I assign 131 to Hob and Ivy": whom of them is not said
            else:
                out = [{**p, **one_value(name, resolved[0] if resolved else None)} for p in out]
        elif value in (THIS, IT, THEM, OWN):
            out = [{**p, name: point(c, value, param.slot, words, s, hit, st)} for p in out]
        else:
            out = [{**p, name: value} for p in out]
    if names_nothing(c, words, values):
        return None
    for params in out:
        complete(c, params, words, s, hit, st)
        if not sane(c, params, words, s, hit, st):
            return None
    return out


def told_unit(c: Context, before: str, st: Statement) -> str:
    """The currency of the sum that was told last, in the words before a deed or in the two sentences before it."""
    texts = [before]
    for n in range(c.index - 1, max(-1, c.index - 3), -1):
        if c.statements[n + 1].new_paragraph:
            break
        texts.append(c.body[c.statements[n].start : c.statements[n].end])
    told = next(filter(None, (last_sum(c.vocabulary, text) for text in texts)), None)
    return told[1] if told is not None else ""


AND_LAST = expression(r"\s(?:and|&)\s+(?:[A-Z][^\s,;:]*|\d+)(?:\s+[A-Z][^\s,;:]*){0,2}\s*$")
"""The last of several people, at the end of a deed."""
PEOPLE_BELOW = expression(r"\b(?:the\s+following\b(?!.*\bthem\b)|(?:to|of)\s+(?:these|those|them)\b)[^:]{0,120}:\s*$")


def names_nothing(c: Context, words: Words, values: dict[str, Any]) -> bool:
    """Whether what was read as a name is only a word of the deed itself ("these Jurors")."""
    own = c.grammar.dress(words.action).words
    names = [values.get(param.name) for param in words.params if param.slot is Slot.NAME and param.required]
    return any(isinstance(found, list) and all(str(one).lower() in own for one in found) for found in names)


def meant(words: Words, values: dict[str, Any]) -> str:
    """The parameter for which `{phrase}` stands: the required one that is not said otherwise; "" when there is none."""
    return next((one.name for one in words.params if one.required and one.name not in values), "")


def one_value(name: str, value: Any) -> dict[str, Any]:
    if isinstance(value, Everything):
        more: dict[str, Any] = {name: "all"}
        if value.exceptions:
            more["except"] = list(value.exceptions)
        if value.by:
            more["by"] = value.by
        return more
    return {name: value}


WORDS = (Slot.PHRASE, Slot.TEXT)
"""Slots of what is said in words of any kind."""
HINTED = (Slot.PROPOSAL, Slot.CONSULTATION, Slot.INDICTMENT, Slot.TARGET)
"""Slots of what a mail that is answered may name by a number."""


def complete(c: Context, params: dict[str, Any], words: Words, s: Scan, hit: Hit, st: Statement) -> None:
    """Fill what the phrase does not say: silent targets, clues elsewhere in the sentence, what holds by default."""
    for param in words.params:
        if param.slot is Slot.PHRASE and isinstance(params.get(param.name), str):
            params[param.name] = BESIDES.sub("", params[param.name])
            said = params[param.name].lower()
            if (param.mine and said in PRONOUNS) or (param.clues and said == "it"):
                own = param.mine and mine_before(c, param.mine, s.text[: hit.start])
                params[param.name] = "own" if own else None
            elif param.like and said in (PRONOUNS if not c.reply else ITS):
                params[param.name] = named_above(c, param, s, hit, st) or ("reply" if c.reply else params[param.name])
        if params.get(param.name) == ":":
            params[param.name] = text_below(c, st)
        says_nothing = AS_FOLLOWS.fullmatch(params.get(param.name) or ":") if param.slot is Slot.TEXT else None
        if says_nothing and words.document is None and all(clue.where is Where.PHRASE for clue in param.clues):
            text = text_in_braces(c, st, hit)
            if text is None and param.required and st.line_end and s.text.rstrip().endswith(":"):
                text = text_below(c, st) if str(params.get(param.name, "")).endswith(":") else None
            params.update({param.name: text} if text is not None else {})
        if param.required and param.name not in params:
            params[param.name] = unsaid(c, param.slot, words, s, hit, st)
        pointed = params.get(param.name) if param.slot in WORDS and param.clues else None
        if pointed == "it" or (pointed == "reply" and values_it(s, hit, param)):
            params[param.name] = unsaid_elsewhere(c, param, {}, words, s, hit, st) or params[param.name]
    for param in words.params:
        if params.get(param.name) is None or param.mine:
            value = unsaid_elsewhere(c, param, params, words, s, hit, st)
            if value is not None:
                params[param.name] = value
        if param.cut and param.name in params:
            params[param.name] = trimmed(param, params.get(param.name))
        if param.like and c.reply and DEICTIC_THING.fullmatch(str(params.get(param.name))):
            params[param.name] = "reply"
        if param.like and FOLLOWING.match(str(params.get(param.name))):
            params[param.name] = heading_below(c, param, st) or params[param.name]
        if param.slot is Slot.THING and isinstance(params.get(param.name), str):
            params[param.name] = KIND_FIRST.sub("", params[param.name])
            c.said[param.name] = params[param.name]
        if (param.slot in HINTED or param.like) and params.get(param.name) == "reply" and (hint := quoted_hint(c, st)):
            params["hint"] = hint
    if c.reply:
        numbered_here(params, words)
    if hit.frame.supporters:
        params.setdefault("supporters", hit.frame.supporters)
    if words.introduces:
        joiner(c, params, st, s, hit)


def numbered_here(params: dict[str, Any], words: Words) -> None:
    """What gets its number by an act is not named by it: it is what the mail answers."""
    number = next((params.get(one.name) for one in words.params if one.slot is Slot.CODE), None)
    thing = next((one.name for one in words.params if one.slot is Slot.CONSULTATION), None)
    if number is not None and thing is not None and params.get(thing) == str(number):
        params[thing] = "reply"


NOUN_PHRASE = expression(
    r"\b(?:[Tt]he|[Mm]y|[Oo]ur|[Yy]our|[Tt]hat|[A-Z][\w-]*['’]s?)\s+(?:[\w'’-]+\s+){0,3}?[\w-]+(?:\s+of\s+(?:the\s+)?[\w-]+)?"
    r"|(?:^|(?<=[.;:]\s))[A-Z][a-z]+\s+[A-Z][a-z]+(?:\s+of\s+(?:the\s+)?[\w-]+)?"
)
"""What may name a thing, at its shortest."""


def named_above(c: Context, param: Param, s: Scan, hit: Hit, st: Statement) -> str | None:
    """What "it" is, where the words before a deed, or the sentence before, name one such thing."""
    for text in (s.text[: hit.start], sentence_before(c) if not st.new_paragraph else ""):
        for found in NOUN_PHRASE.finditer(text):
            for end in range(found.start() + 1, len(text) + 1):
                if end < len(text) and text[end].isalnum():
                    continue
                said = text[found.start() : end]
                if len(said.split()) > LONGEST_NAME or any(mark in said for mark in ",;:.!?"):
                    break
                if len(said.split()) > 1 and declared(param.like).search(said.split(None, 1)[1]):
                    of = OF_WHAT.match(text, end)
                    return said + (of.group() if of else "")
    return None


def sentence_before(c: Context) -> str:
    """The sentence before the one at hand."""
    above = c.statements[c.index - 1] if c.index else None
    return c.body[above.start : above.end].replace("\n", " ") if above is not None else ""


AS_FOLLOWS = expression(
    r"(?:(?:(?:(?:so\s+as\s+)?to\s+)?(?:read|say|run)|so\s+that\s+it\s+(?:reads|says|runs)|which\s+(?:shall\s+)?(?:reads?|says?|runs?))\s*)?"
    r"(?:(?:as\s+)?follows|the\s+following(?:\s+(?:one|text|words|message|wording))?|this(?:\s+one)?|thus)?\s*:?",
    re.I,
)


def text_in_braces(c: Context, st: Statement, hit: Hit) -> str | None:
    """The text in braces right behind a deed that says no other: "I amend the Pact to read as follows: {...}"."""
    block = c.finder.next_block(st.start + hit.start)
    end = st.start + hit.end
    if block is None or AS_FOLLOWS.fullmatch(c.body[min(end, block.start) : block.start].strip()) is None:
        return None
    c.consumed = max(c.consumed, block.end)
    return c.finder.of_block(block).text.strip()


def text_below(c: Context, st: Statement) -> str | None:
    """The paragraph below a statement that ends with a colon: "I change the motnw to:"."""
    block = c.finder.next_block(st.end)
    if block is not None and not c.body[st.end : block.start].strip():
        c.consumed = max(c.consumed, block.end)
        return c.finder.of_block(block).text.strip()
    said: list[str] = []
    for line in c.layout.below(st.end):
        if line.kind is not Kind.OWN and line.kind is not Kind.BLANK:
            break
        if not line.text.strip() and said:
            break
        if line.text.strip():
            said.append(line.text.strip())
            c.consumed = max(c.consumed, line.end)
    text = "\n".join(said)
    whole = quoted(text, 0) if text else None
    return whole[0] if whole and not text[whole[1] :].strip(" .!") else text or None


def heading_below(c: Context, param: Param, st: Statement) -> str:
    """The first line below a statement, if it names such a thing: "I approve the following Public Display:"."""
    text = next((line.text.strip(" *_=-#") for line in c.layout.below(st.end) if line.text.strip(" *_=-#")), "")
    return text if len(text) <= LONGEST_HEADING and declared(param.like).search(text) else ""


def done_anew(c: Context, words: Words, said: str, after: str) -> bool:
    """What is done once in a mail is not done again; but the deed counts, not the wish before it, and who comes under
    another name comes once more.
    """
    earlier = [act for act in c.acts if act.action == words.action]
    again = bool(earlier) and earlier[-1].text.split() == said.split()
    if again and c.acts[-1].action != words.action and not words.introduces:
        return True  # the same words behind another deed
    name = str(earlier[-1].params.get("name")) if earlier and words.introduces else ""
    if name and name not in after and MY_NAME.search(after):
        return True
    if earlier and WISH.search(earlier[0].text) and not WISH.search(said):
        c.acts = [act for act in c.acts if act.action != words.action]
        return True
    return not earlier


VAGUE_ROOM = 40
"""Characters behind a deed that may say of a thing that it has been told of: "I usurp it on those terms"."""
OF_THE_SAME = expression(
    r"\s*[;:]\s*(?:my|the|its)\s(?:proposed\s|new\s)?(?:reward|salary|pay|price|fee|terms)\b", re.I
)
NEXT_CLAUSE = expression(r"[;:]|,?\s(?:and|but|so)\s(?:then\s|also\s)?(?:I|my|the|it)\b")


def vague_upto(param: Param, s: Scan, hit: Hit) -> int:
    """Where the words end that may say vaguely what has no value without them; what has one is said within the deed."""
    if param.default is not None:
        return hit.end
    if OF_THE_SAME.match(s.text, hit.end):
        return len(s.text)
    behind = NEXT_CLAUSE.search(s.text, hit.end, hit.end + VAGUE_ROOM)
    return behind.start() if behind is not None else hit.end + VAGUE_ROOM


def sane(c: Context, params: dict[str, Any], words: Words, s: Scan, hit: Hit, st: Statement) -> bool:
    """Whether the parameters, resolved, make it an act of this kind at all."""
    for param in words.params:
        value = params.get(param.name)
        if param.vital and value is None:
            return False
        if param.deictic and DEIXIS.search(s.low, hit.start, hit.match.end):
            above = "" if c.statements[c.index].new_paragraph else sentence_before(c)
            return c.reply and declared(param.deictic).search(f"{above} {s.text}") is not None
        if param.pointed and value in (None, "reply") and not declared(param.pointed).search(s.text, hit.start):
            points = value == "reply" and param.slot is Slot.THING and points_at(c, param, words, st)
            if not points:
                return False
        said = param.name in hit.match.values or value != param.default
        if param.vague and not said and declared(param.vague).search(s.text, hit.start, vague_upto(param, s, hit)):
            return False
        if param.bound and value is None and values_it(s, hit, param):
            return False
        if is_no_title(param, value, s.text):
            return False
        if param.slot is Slot.TARGET and is_titled(s, hit, value) and not ANNOUNCED.search(f"{c.subject}\n{c.body}"):
            return False
        if param.alone and value is None and beside_another(c, param):
            return False
    return not words.topic or c.rows is not None or is_about(c, words, s)


BROUGHT = expression(
    r"\b(create|found|form|make|establish|propose|offer|open|join|bind\s+\w+|enter)s?\s[^.;:!?]{0,60}?\b(contract|subgame)\b"
)
"""A thing that is brought, or joined, in what a mail answers."""


def points_at(c: Context, param: Param, words: Words, st: Statement) -> bool:
    """Whether what a mail answers is such a thing, by its subject or the words quoted right above, or by the deed
    before that was done with it."""
    if declared(param.pointed).search(c.subject) is not None:
        return True
    if c.acts and c.acts[-1].action == words.action and c.acts[-1].params.get(param.name) == "reply":
        return c.acts[-1].start >= st.start or not st.new_paragraph
    if not c.layout.quoted:
        return False
    quoted, kind = " ".join(directly_above(c.layout, st)).lower(), words.action.rpartition("_")[2]
    return kind in quoted and any(one[1] == kind for one in BROUGHT.findall(quoted))


def is_no_title(param: Param, value: Any, said: str) -> bool:
    """Whether what a proposal was told by, outside the sentence, cannot be its title: "this" points at a question."""
    named = param.slot is Slot.PROPOSAL and param.unlike and isinstance(value, str) and value not in said
    return bool(named) and declared(param.unlike).search(value) is not None


def is_titled(s: Scan, hit: Hit, value: Any) -> bool:
    """Whether only a title in quotation marks is said for what somebody announced: it may as well be a proposal's."""
    said = s.text[hit.start : hit.end]
    return isinstance(value, str) and re.search(rf"[\"“]{re.escape(value)}[\"”]", said) is not None


def beside_another(c: Context, param: Param) -> bool:
    """Whether the same sentence has an act before it that is about other things."""
    last = c.acts[-1] if c.acts else None
    return last is not None and last.end > c.statements[c.index].start and not last.action.endswith(param.name)


def values_it(s: Scan, hit: Hit, param: Param) -> bool:
    """Whether all that is said for a parameter is an "it"."""
    places = LAST_IT.search(s.low, hit.start, hit.end) or FIRST_IT.match(s.low, hit.match.start, hit.end)
    return bool(hit.match.values.get(param.name)) and places is not None


NEAR_HEAD = 4
"""Sentences of a paragraph before the last that may answer what is quoted above it."""


def head_of_paragraph(c: Context) -> Statement:
    """The first statement of the paragraph at hand, if it is near."""
    n = c.index
    while n > max(0, c.index - NEAR_HEAD) and not c.statements[n].new_paragraph:
        n -= 1
    return c.statements[n] if c.statements[n].new_paragraph else c.statements[c.index]


def is_about(c: Context, words: Words, s: Scan) -> bool:
    """Whether the sentence, the one before, the subject or an act of the mail says what the act is about, or what is
    quoted right above the paragraph of a sentence that does not only say "it"."""
    above = c.statements[c.index - 1] if c.index else None
    before = c.body[above.start : above.end] if above is not None else ""
    done = " ".join(act.action.replace("_", " ") for act in c.acts)
    quoted = " ".join(directly_above(c.layout, head_of_paragraph(c))) if c.layout.quoted and "it" not in s.vocab else ""
    return any(declared(words.topic).search(said) for said in (s.text, before, c.subject, done, quoted))
