"""Resolves what points: "this", "it", "mine", "the rest", "the post", or a target that was not said."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.acts.context import Context
from parsers.acts.pointing.mentions import NAMING, meant, names_in, numbers_in, one_by_one, row_of, titles_of
from parsers.acts.pointing.posts_meant import ministries_meant, own_office
from parsers.acts.pointing.quotation import first_of_block, item_answered, items_below, quoted_items, quoted_under
from parsers.acts.pointing.targets import move_before, target_before
from parsers.acts.pointing.things_named import TITLED, last_thing, only_name, taken_up, thing_before
from parsers.acts.pointing.told_of import told_of
from parsers.body.quotes import directly_above, quoted_above
from parsers.body.statements import Statement
from parsers.clauses.model import Hit
from parsers.clauses.verb import YOURS
from parsers.order.spelled import in_figures
from parsers.phrases.limits import declared
from parsers.scan import IT, OWN, THEM, THIS, Scan
from parsers.slots.names import SPOKEN_TO
from parsers.slots.numbers import FEW
from parsers.slots.offices import read_ministry
from parsers.slots.reference import NOUN, Everything

KIND_OF = {
    Slot.PROPOSAL: "proposal",
    Slot.CONSULTATION: "consultation",
    Slot.INDICTMENT: "indictment",
    Slot.RULE: "rule",
}


THIS_IS = expression(
    r"\bthis\s+(?:one\s+)?(?:is|becomes|shall\s+be|will\s+be)\s+consultation\s+(?:number\s+|no\.?\s*)?#?(\d{1,6})(?!\w)",
    re.I,
)
"""A Consultation, told by the number that it gets: "'Why?': this is Consultation 44, and ..."."""
RELATIVE = expression(r"(?:,\s*(?:where|which)|(?:,\s*|\s)(?:on|to|for)\s+which)\s+$")
"""What joins a clause to the thing before it: "Tolls, number 405, where I ABSTAIN"."""
THAT_VOTE = expression(r"\b(?:that|this|the|it|same)\b")
NAMED = expression(r"(?<!\w)(?:P|#)?(\d{1,6})(?!\w)")
OTHER_ONE = expression(
    r"(?:^|[,;:.–—-]\s*|\b(?:and|but|so|as|since|because|for)\s+)(?:the|that)\s+(?:(?:first|second|third|fourth|fifth|next|other|last|new|newest|latest|remaining|final)\s+(?:one|consultation|proposal|prop|question|indictment)"
    r"|one\s+(?:by|about|from|on|of|with)\s+[^,;:.!?]{1,40}?)\s+(?:is|was|isn['’]t|wasn['’]t|has|does|doesn['’]t|looks|seems|makes|asks|just)\b",
    re.I,
)
"""Speaks of another thing than the one that was named last: "The third one is silly, so I ZOT it"."""
THAT_ONE = expression(r"\bthat\s+one\b")
COUNTED_THEM = expression(
    r"\b(?:these|those|all|the|of\s+them)\s+(two|three|four|five)\b(?!\s+(?:points?|macks|mackerel|socks?|times)\b)"
)
BOTH_OF = expression(r"\b(?:both|(?:each|all)\s+(?:of\s+(?:them|these|those)|(?P<count>two|three|four|five)))\b")
"""Says of how many things something is done, or at least that they are several."""
LABELLED = expression(r"\W*#?(\d{1,6})\s*:")
REFERRED = expression(
    r"(?<![\w-])(?:consultations?|indictments?|on|for|about|re|answer(?:ing)?|decid(?:e|ing))\s+(?:number\s+|no\.?\s*)?#?(\d{1,6})(?!\w|[:.-]\d|%|\s+\w*consistent)",
    re.I,
)
NUMBERS_POINT = expression(r"(?<![\w-])(?:P|#)?(\d{2,6})(?![\w%-]|:\d)")
NUMBERS = expression(r"(?<![\w-])#?(\d{1,6})(?![\w:%-])")


HEADING = expression(
    r"\W*(?:(?:re|ref|regarding|concerning|item|on)\b\s*+[:.]?\s+)?(?:(?:proposal|prop\.?|consultation|indictment)(?:\s*+:\s*|\s+)(?:number\s+|no\.?\s*)?#?(?=\d)|[p#](?=\d)|(?=\d\d))(\d{1,6})(?:\s*(?:[:.)\]]|\s[-–—]|[-–—]\s|$|\()|\s+(?:is|was|has|asks|seems|looks|sounds|reads\s+well|feels|makes|would|does|reads|says|wants)\b)",
    re.I,
)
"""A number at the head of a line or paragraph, which is about that thing: "411. Candles are dangerous. AGAINST."."""
HEADING_WITHIN = expression(r"\W*(?:(?:proposal|prop\.?)\s+|[p#])?#?(\d{2,6})\s*(?::|[-–—]+\s)", re.I)
"""The same within a line: "411: fine, FOR. 412: meh. ABSTAIN."."""
HEADING_ROOM = 8
"""Sentences that are looked back."""


def number_heading(c: Context, st: Statement) -> str | None:
    """The number that heads the line or paragraph of a statement, when nothing was done with it yet."""
    at = c.index
    for _ in range(HEADING_ROOM):
        one = c.statements[at]
        heading = HEADING if one.line_start else HEADING_WITHIN
        found = heading.match(in_figures(c.body[one.start : one.end])) if at < c.index else None
        if found is not None:
            number = found[1]
            return number if all(number not in act.params.values() for act in c.acts) else None
        if one.new_paragraph or one.mark or at == 0:
            return None
        at -= 1
    return None


LEAST_DIGITS = 3
"""Of a number that is a proposal's where nothing says so."""


def named_just_before(c: Context, st: Statement) -> str | None:
    """The only proposal that the sentence before a vote names: "I was asked about 401. I vote FOR."."""
    above = c.statements[c.index - 1] if c.index and not st.new_paragraph else None
    if above is None:
        return None
    named = numbers_in(c.body[above.start : above.end], Slot.PROPOSAL, c.vocabulary)
    return named[0] if len(named) == 1 and len(named[0]) >= LEAST_DIGITS else None


OFFICE_OF_MINE = expression(r"\bmy\s+(?:own\s+)?(?:ministry|office)\b(?!\s+of\b)")


def resolve(c: Context, values: list[Any], slot: Slot, s: Scan, hit: Hit, st: Statement) -> list[Any]:
    words = hit.match.phrase.words
    out: list[Any] = []
    for value in values:
        if value == THEM and (count := BOTH_OF.search(s.low, hit.start, hit.end)) is not None:
            many = FEW.get(count["count"], 2 * (count[0] == "both"))
            several = so_many(c, s.text[: hit.start], slot, many)
            out += several if several != [None] else so_many_quoted(c, st, slot, many) or [None]
        elif value == THEM and (several := meant(c, s.text[: hit.start], slot, plural=True)):
            said = COUNTED_THEM.search(s.low, hit.start, hit.end)
            out += several if said is None or FEW[said[1]] == len(several) else []
        elif value == THEM and (many := proposals_counted(s, hit, slot)):
            named = so_many(c, s.text[: hit.start], slot, many)
            out += named if named != [None] else []  # "FOR 434, AGAINST the two that follow it"
        elif slot is Slot.NAME and value in (IT, THEM):
            out += whom(c, s, hit, st)
        elif value in (THIS, IT, THEM, OWN):
            if slot is Slot.MINISTRY:
                held = hit.frame.capacity or c.setting.capacity or c.office
                mine = read_ministry(Scan(held, c.vocabulary), 0) if held and OFFICE_OF_MINE.search(s.low) else []
                out += mine[0][0] if mine else ministries_meant(c, s, hit, st)
            else:
                out.append(point(c, value, slot, words, s, hit, st))
        elif value == "both":
            last = c.last.get("proposal", [])
            named = NAMED.findall(s.text[: hit.start])
            pool = named if len(named) >= 2 else two_named(c, s, hit, st)
            pool = (
                pool
                or list(quoted_items(c, st)[-2:])
                or one_by_one(c, s.text[: hit.start], slot, 2)
                or last
                or meant(c, "", slot, plural=True)
                or so_many_quoted(c, st, slot, 2)
            )
            out += pool[-2:] if len(pool) >= 2 else [None]
        elif isinstance(value, Everything) and value.rest:
            voted = tuple(
                dict.fromkeys(
                    str(a.params["proposal"])
                    for a in c.acts
                    if a.action == c.grammar.ballot
                    and str(a.params.get("proposal", "")) not in ("all", "reply", "None")
                )
            )
            left_out = dict.fromkeys((*voted, *value.exceptions))
            above = c.statements[c.index - 1] if c.index and not left_out and not st.new_paragraph else None
            before = f"{c.body[above.start : above.end]} " if above is not None else ""
            if (left_out or value.by or c.reply) and not named_unread(c, before + s.text[: hit.start], left_out):
                out.append(Everything(tuple(left_out), True, value.by))
        else:
            out.append(value)
    kind = KIND_OF.get(slot)
    if kind:
        fresh = [v for v in out if isinstance(v, str) and v not in ("reply", "own", "same", "all", "all_own")]
        if fresh:
            c.last[kind] = fresh
    return out


def proposals_counted(s: Scan, hit: Hit, slot: Slot) -> int:
    """How many a deed on proposals says to be on, so that it cannot be on the one that was named last; 0: nothing."""
    said = COUNTED_THEM.search(s.low, hit.start, hit.end) if slot is Slot.PROPOSAL else None
    return FEW[said[1]] if said is not None else 0


def whom(c: Context, s: Scan, hit: Hit, st: Statement) -> list[Any]:
    """Who is meant by "em": who was named last, and not who does it himself: "Acme gives him m5"."""
    begun = c.statements[c.index].start
    cut = c.body[begun : st.start].replace("\n", " ") if begun < st.start and not c.told_instead else ""
    before = s.text[: max(hit.start, hit.match.start)]
    doer = hit.frame.actor
    if doer and doer in s.text[hit.start : hit.match.start]:
        before = s.text[: hit.start]
    before = f"{cut} {before}" if cut else before
    found = meant(c, before, Slot.NAME, plural=False)
    if c.layout.quoted and (lines := directly_above(c.layout, st)):
        named = names_in(before, c.vocabulary) or names_in(lines[-1].lstrip("> |"), c.vocabulary)
        found = named[-1:] or found
    return [None] if not found or found[-1] == doer else found


def so_many(c: Context, before: str, slot: Slot, count: int) -> list[Any]:
    """So many things (0: all), named together or one by one; nothing that is known, if it is another number."""
    several = meant(c, before, slot, plural=True)
    if not several or (count and len(several) != count):
        several = one_by_one(c, before, slot, count)
    return list(several) or [None]


def so_many_quoted(c: Context, st: Statement, slot: Slot, count: int) -> list[str]:
    """The items of the ballot quoted above, or else of that below the whole mail, if there are just so many."""
    if slot is not Slot.PROPOSAL or not count or not (c.layout.quoted or c.layout.forwarded):
        return []
    items = quoted_items(c, quoted_under(c, st)) or items_below(c, st)
    return items if len(items) == count else []


TWO_THINGS = expression(
    r"(?:[^,;:.!?]{0,40},\s+)?[A-Z][^,;:.!?]{0,40}?\sand\s[A-Z][^,;:.!?]{0,40}?\s(?:are|were|have\s+been|look|looked|seem|sound|read)\b"
)


def two_named(c: Context, s: Scan, hit: Hit, st: Statement) -> list[Any]:
    """The two titles, or else things, that stand before "both" in its sentence or in that before it; nothing that is
    known if there are more titles."""
    texts = [s.text[: hit.start]]
    if c.index and not st.new_paragraph:
        above = c.statements[c.index - 1]
        texts.append(c.body[above.start : above.end].replace("\n", " "))
    for text in texts:
        if (row := row_of(text)) and set(numbers_in(text, Slot.PROPOSAL, c.vocabulary)) <= set(row):
            return list(row) if len(row) == 2 else [None]
        names = list(dict.fromkeys(names_in(text, c.vocabulary))) if TWO_THINGS.match(text) else []
        if named := list(dict.fromkeys(TITLED.findall(text))) or (names if len(names) == 2 else []):
            return [one.rstrip(",") for one in named] if len(named) == 2 else [None]
    return []


def named_unread(c: Context, before: str, left_out: Iterable[str]) -> bool:
    """Whether a proposal stands before "the rest" with words that are no vote: nobody can tell what the rest is."""
    if any(one.why == "non-vote word" for one in c.unclear) or any("by" in act.params for act in c.acts):
        return True
    return not set(numbers_in(before, Slot.PROPOSAL, c.vocabulary)) <= set(left_out)


def point(c: Context, value: str, slot: Slot, words: Words | None, s: Scan, hit: Hit, st: Statement) -> Any:
    """What "this", "it" or "mine" stands for."""
    if value == OWN:
        return "own"
    kind = KIND_OF.get(slot, "")
    if slot is Slot.THING:
        kind = words.action.rpartition("_")[2] if words is not None else ""
    if kind in ("proposal", "consultation", "indictment"):
        before = s.text[: max(hit.start, hit.match.start)]
        if value == IT and (theirs := told_of(c, st, before, slot, words)) is not None:
            return theirs
        named_here = s.low.startswith("which", hit.start)  # "This is Consultation 44, which I ZOT"
        if named_here:
            numbers = numbers_in(before, slot, c.vocabulary, named=True)
        else:
            counted = {
                one for one in NUMBERS_POINT.findall(before) if one not in numbers_in(before, slot, c.vocabulary)
            }
            numbers = [one for one in NUMBERS_POINT.findall(NAMING.sub(" ", before)) if one not in counted]
            numbers = numbers or numbers_in(before, slot, c.vocabulary)
        mine = MINE_NUMBERED.findall(before) if OF_ONES_OWN.search(s.low, hit.start, hit.end) else []
        if len(mine) == 1 and mine[0] in numbers:
            return mine[0]
        if numbers:
            return primary(before, numbers)
        if named_here and slot is Slot.PROPOSAL and (left_out := excepted(c)):
            return left_out
        if value == IT and OTHER_ONE.search(before):
            return None
        if (
            not c.told_instead
            and len(told := numbers_in(c.body[st.start : st.start + len(before)], slot, c.vocabulary)) == 1
        ):
            return told[0]  # "The undersigned, having read 413, votes FOR it"
    if slot is Slot.RULE and (rules := numbers_in(s.text[: hit.match.start], slot, c.vocabulary)):
        return rules[-1]
    fresh = slot is Slot.RULE and kind in c.created
    if fresh and (since := numbers_in(c.body[c.acts[-1].end : st.start], slot, c.vocabulary)):
        return since[-1]
    if slot is Slot.THING and value == IT:
        named = names_in(s.text[: hit.start], c.vocabulary) if THAT_ONE.search(s.low, hit.start, hit.end) else []
        thing = named[-1] if named else thing_before(s, hit) or taken_up(c, s, hit)
        thing = thing or last_thing(c, kind) or only_name(c, s, hit, st)
        if thing and not no_such_thing(words, thing):
            return thing
    if kind and kind not in c.created and (title := title_before(c, slot, s, hit, st)):
        return title
    if (
        slot is Slot.PROPOSAL
        and value == IT
        and kind not in c.created
        and (title := titled_thing_before(c, slot, s, hit, st))
    ):
        return title
    if slot is Slot.TARGET and (move := move_before(c, s, hit, st)):
        return move
    if slot in c.led and not (kind in c.created and value == IT):
        return c.led[slot]
    if slot is Slot.CONSULTATION and value == IT and (given := number_given(c, s, 0, hit.match.start)):
        return given
    if kind in c.created and (value == IT or not quoted_above(c.layout, st) or made_below_quotation(c, kind, st)):
        return "same"
    if (
        slot is Slot.PROPOSAL
        and value in (IT, THIS)
        and kind not in c.created
        and (item := item_answered(c, st)) is not None
    ):
        return item
    if (
        kind
        and slot is not Slot.THING
        and (value == IT or (value == THIS and not c.reply and not c.layout.quoted))
        and not st.new_paragraph
        and (named := meant(c, "", slot, plural=False))
        and not of_other_kind(c, slot, named[-1])
    ):
        return named[-1]
    if (
        slot is Slot.PROPOSAL
        and value in (IT, THIS)
        and first_of_block(c, st)
        and len(items := quoted_items(c, st)) == 1
    ):
        return items[0]
    if c.reply:
        return "reply"
    if value == IT and c.last.get(kind):
        return c.last[kind][-1]
    return number_of_subject(c, slot)


def number_given(c: Context, s: Scan, start: int, end: int) -> str | None:
    """The number that a Consultation gets in the words before a deed on it, where no other words tell which it is."""
    if c.reply or c.layout.quoted or "consultation" in c.created:
        return None
    found = THIS_IS.search(s.text, start, end)
    return found[1] if found is not None else None


def no_such_thing(words: Words | None, name: str) -> bool:
    """Whether an act is about no thing of such a name: "Bad Beast! I punish it"."""
    told = [one.unlike for one in words.params if one.slot is Slot.THING and one.unlike] if words is not None else []
    return any(declared(one).search(name) for one in told)


def of_other_kind(c: Context, slot: Slot, number: str) -> bool:
    """Whether an act of the mail was about something else that has this number."""
    others = {other.value for other in KIND_OF} - {slot.value}
    return any(act.params.get(other) == number for act in c.acts for other in others)


REPEATED = expression(
    r"\b(?:than|as|like|repeats|duplicates|copies|(?:asked|said|put|answered|raised|posed|done|contained|decided|settled|proposed)\s+(?:already\s+)?(?:in|by)|copy\s+of|repetition\s+of|version\s+of)"
    r"\s+(?:(?:consultation|proposal|indictment)\s+)?#?p?(\d{1,6})(?!\w)",
    re.I,
)
"""A thing to which another is compared: "151 asks what was asked in 150"."""


MINE_NUMBERED = expression(r"\bmy\s+(?:own\s+)?(?:proposal\s+|prop\s+|consultation\s+)?#?[pP]?(\d{2,6})\b")
"""A thing of the author's among others, of which he says what he does: "my 466 repeats Ivy's 465, so I withdraw it"."""


OF_ONES_OWN = expression(
    r"\b(?:withdraw|retract|take\s+(?:it|this|that)\s+back|take\s+back|pull|rescind|revise|rewrite|resubmit|amend)\w*\b"
)
"""Done to what is one's own, and to nothing else."""


def primary(before: str, numbers: list[str]) -> str:
    """Of the numbers named before a deed the last with which no other is only compared."""
    beside = set(REPEATED.findall(before))
    return next((one for one in reversed(numbers) if one not in beside), numbers[-1])


def title_before(c: Context, slot: Slot, s: Scan, hit: Hit, st: Statement) -> str | None:
    """The one title in quotation marks that the words before a deed name: "'Hats' was a mistake and I withdraw it".

    Without any in its own sentence, that of the sentence before, in a mail that answers none.
    """
    texts = [s.text[: hit.start]]
    if c.index and not st.new_paragraph and not c.reply:
        above = c.statements[c.index - 1]
        texts.append(c.body[above.start : above.end].replace("\n", " "))
    for text in texts:
        if numbers_in(text, slot, c.vocabulary):
            return None
        named = dict.fromkeys(TITLED.findall(text))
        if named:
            title = next(iter(named)).rstrip(",")
            given = c.acts and c.acts[-1].params.get("title") == title  # what has a number was only called so
            return title if len(named) == 1 and not given else None
    return None


def titled_thing_before(c: Context, slot: Slot, s: Scan, hit: Hit, st: Statement) -> str | None:
    """The one title that stands beside its noun before a deed, or in the sentence before it in its paragraph: "My
    proposal Frost is no good. I withdraw it"."""
    texts = [s.text[: hit.start]]
    if c.index and not st.new_paragraph:
        above = c.statements[c.index - 1]
        texts.append(c.body[above.start : above.end].replace("\n", " "))
    for text in texts:
        if numbers_in(text, slot, c.vocabulary):
            return None
        if named := titles_of(text, NOUN[slot].removesuffix("|one"), c.vocabulary):
            return named[0] if len(named) == 1 else None
    return None


def made_below_quotation(c: Context, kind: str, st: Statement) -> bool:
    """Whether a thing of a kind was made between the quotation and the words that point."""
    quote = c.layout.quote_above(st.start) if c.layout.quoted else -1
    return any(act.start > quote >= 0 and c.book.of(act.action).creates == kind for act in c.acts)


def named_beside(c: Context, s: Scan, hit: Hit, st: Statement) -> str | None:
    """The one number that the words since the act before name, in one sentence: "701 convinced me; I cast a FOR"."""
    begin = max([0, *(act.end - st.start for act in c.acts[-3:] if st.start < act.end <= st.start + hit.start)])
    named = numbers_in(s.text[begin : hit.start], Slot.PROPOSAL, c.vocabulary)
    return named[0] if len(named) == 1 else None


def excepted(c: Context) -> str | None:
    """What the vote before left out of everything, which the next is on: "FOR on all but 415. There I go AGAINST."."""
    last = c.acts[-1] if c.acts else None
    left_out = last.params.get("except") if last is not None and last.action == c.grammar.ballot else None
    return str(left_out[-1]) if left_out else None


def number_of_subject(c: Context, slot: Slot) -> str | None:
    """The number of the one thing of a kind that the subject names: "Answer to Consultation 12"."""
    numbers = numbers_in(c.subject, slot, c.vocabulary) if slot.value in c.subject.lower() else []
    return numbers[0] if len(numbers) == 1 else None


def number_before(text: str) -> str | None:
    """The number that a text names last: one said as a reference, or else any."""
    label = LABELLED.match(text)
    if label:
        return label.group(1)
    text = NAMING.sub(" ", text)
    numbers = REFERRED.findall(text) or NUMBERS.findall(text)
    return numbers[-1] if numbers else None


def number_above(c: Context, st: Statement) -> str | None:
    """The number that the sentence before names, in the same paragraph."""
    if c.index == 0 or st.new_paragraph:
        return None
    above = c.statements[c.index - 1]
    numbers = REFERRED.findall(in_figures(c.body[above.start : above.end]))
    return numbers[-1] if numbers and c.body.count("\n\n", above.end, st.start) == 0 else None


def unsaid(c: Context, slot: Slot, words: Words, s: Scan, hit: Hit, st: Statement) -> Any:
    """A target that was not said."""
    if slot is Slot.PROPOSAL and words.action == c.grammar.ballot:
        if RELATIVE.search(s.low, 0, hit.start) and (here := numbers_in(s.text[: hit.start], slot, c.vocabulary)):
            return here[-1]
        if first_of_block(c, st) and (items := quoted_items(c, st)):
            return items[-1]
        if left_out := excepted(c):
            return left_out
        if (beside := named_beside(c, s, hit, st)) is not None:
            return beside
        if headed := number_heading(c, st):
            return headed
        if c.last.get("voted"):
            return c.last["voted"][-1]
        if items := quoted_items(c, st):
            return items[-1]
        pointing = not st.new_paragraph and THAT_VOTE.search(s.low, hit.start, hit.end)
        spoken = meant(c, "", slot, plural=False) if pointing else []
        if spoken:
            return spoken[-1]
        return "reply" if c.reply else named_just_before(c, st)
    if slot is Slot.TARGET and (named := target_before(s, hit)):
        return named
    if slot is Slot.TARGET or (slot is Slot.PHRASE and any(one.like for one in words.params)):
        return "reply" if c.reply else None
    if slot is Slot.MINISTRY and not hit.match.values.keys().isdisjoint(("minister", "holder")):
        return ministries_meant(c, s, hit, st)[-1]
    if slot is Slot.MINISTRY and hit.first_person and all(one.slot is slot for one in words.params):
        return own_office(c, s.text[: hit.start], st)
    if slot is Slot.NAME and words.gives and not c.reply and not s.vocab.isdisjoint(YOURS):
        to = SPOKEN_TO.match(s.text)
        return to[1] if to is not None else s.addressee or None
    if slot is Slot.PROPOSAL and c.reply and not hit.match.phrase.verb and hit.start == 0:
        return "reply"  # "Withdrawn."
    if slot is Slot.THING and any(one.pointed for one in words.params):
        return "reply" if c.reply else only_name(c, s, hit, st)
    if slot is Slot.CONSULTATION and (given := number_given(c, s, hit.start, hit.end)):
        return given
    if slot in (Slot.CONSULTATION, Slot.INDICTMENT):
        said = number_before(s.text[: hit.start]) or number_heading(c, st) or number_above(c, st) or c.led.get(slot)
        return said or ("reply" if c.reply else number_of_subject(c, slot))
    return None
