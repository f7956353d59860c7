"""What goes on with the act before without saying it again: "the same for 404", "Laundry too, at m20", items of a list.

Nothing is guessed: the words must give a thing of the kind that the act before was about, and be all that the clause
says; everything else is taken over from that act.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Slot
from parsers.acts.anothers import may_be_somebody
from parsers.acts.context import Context, add_unclear
from parsers.acts.taking import take_hit
from parsers.body.statements import PASSING_LINE, Statement
from parsers.clauses import traps
from parsers.clauses.adjuncts import AUTHOR
from parsers.clauses.afterwards import with_after
from parsers.clauses.gapping import gapped
from parsers.clauses.going_on import elided
from parsers.clauses.model import Hit, Setting
from parsers.clauses.sentence import frames_of, read_sentence
from parsers.scan import Scan
from parsers.slots import read_slot

SAME = expression(
    r"(?:[,;]?\s*(?:and|but|also)\b)*\s*+[,;]?\s*(?:(?P<so>so|as)\s+(?:do|does|is|are|goes|has|have|gets?)|so\s+(?:too|also)(?:\s+(?:with|for|on|goes\s+for|has|have|is|are|does|do|gets?))?|(?:(?:i\s+)?(?:do|say)\s+)?(?:the\s+)?(?:very\s+)?same\s+(?:(?:again|goes|holds|applies|thing)\s+)*(?:for|to|with|on|of)"
    r"|ditto(?:\s*,)?(?:\s+(?:for|to|with|on))?|likewise\s*,?(?:\s+(?:for|on|with|to))?|similarly\s*,?(?:\s+(?:for|on|with|to))?)\s+",
    re.I,
)
"""What says that the act before is done again."""
SO_DO_I = expression(
    r"\W*(?:and\s+)?(?:(?:so|as)\s+do\s+i(?:\s+myself)?|i\s+(?:myself\s+)?do\s+(?:the\s+(?:very\s+)?same|likewise|so\s+(?:too|as\s+well|myself))|(?:likewise|ditto|the\s+same)\s+(?:for\s+)?(?:me|myself))\s*+[.!]*\s*"
)
"""The author does what one did for whom he acts: "Acme votes FOR 221. So do I."."""
_ALIKE = r"(?:gets?|receives?|takes?|has|have|is\s+given)\s+(?:exactly\s+|just\s+)?(?:the\s+(?:very\s+)?same|as\s+much|likewise)(?:\s+(?:vote|sum|amount|from\s+me))*"
TOO = expression(rf"(?:\s*+,)?\s+(?:too|as\s+well|likewise|also|{_ALIKE})\b", re.I)
_WITH_IT = r"(?:(?:go(?:es)?|departs?|leaves?|falls?|follows?|dies?|disappears?|comes?|is\s+gone)(?:\s+(?:out|away|off|down|back|too))?\s+(?:(?:together|along)\s+)?(?:with\s+(?:it|that|them|him|her)|the\s+same\s+way|likewise|too|as\s+well)|(?:follows?|joins?|accompan(?:y|ies))\s+(?:it|them|suit)|meets?\s+the\s+same\s+fate|shares?\s+(?:its|that)\s+fate)"
ALIKE = expression(
    rf"[^,;:.!?]{{1,40}}?\s(?:{_ALIKE}|{_WITH_IT})"
    r"(?:,?\s+(?:since|because|for|as(?!\s+(?:if|long|soon|though|far|much|many)\b))\s[^;:.!?]{1,100})?\W*",
    re.I,
)
"""A clause of its own that says so of another thing, and why: "413 gets the same", "and 413 goes with it"."""
TOO_ALONE = expression(r"(?!so\b)[^,;:.!?]{1,40}?(?:\s*+,)?\s+(?:too|as\s+well|likewise|also)\s*+[.!]*\s*+", re.I)
"""The same of a thing alone, behind a deed whose object stands within it: "I make Hob inactive, and Ivy too"."""
WITH_IT = expression(rf"\s+{_WITH_IT}\s*+[.!]*\s*$", re.I)
WITH_IT_GOES = expression(
    r"(?:(?:together|along)\s+)?with\s+(?:it|that|them)(?:\s*+,)?\s+(?:go(?:es)?|falls?|departs?|disappears?|comes?)\s+(?P<thing>[^,;:.!?]{1,60}?)\s*+[.!]*\s*",
    re.I,
)
"""The same with the thing behind: "and with it goes 413"."""
MARKED = expression(r"[\"“_*]|(?:my\s+)?(?:proposal|prop)\b", re.I)
SINCE_WHEN = expression(
    r"\s+(?:as\s+of|from|with|by|effective|today|now|at\s+once|herewith|hereby)\b[^,;:.!?]{0,40}(?=,\s)"
)
"""Between a deed and what goes with it: since when."""
LOSING = frozenset(
    "withdraw retract pull rescind unsubmit resign quit leave renounce relinquish abandon surrender yield vacate lay give drop scrap revoke recall take strike remove delete destroy burn incinerate".split()
)
"""Verbs of deeds by which something goes."""
GETS = expression(
    r"[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*){0,3}\s+(?:gets?|receives?)\s+(?:m?\d+m?|an?|one|two|three|four|five|six|seven|eight|nine|ten)\b[^,;:!?]{0,40}?[.!]*\s*"
)
"""What somebody else gets beside a gift."""
JOINED = expression(r"\s*+[,;]?\s*(?:(?:and|while|but)\s+)?")
END = expression(r"\s*(?:$|[.,;:!)—–]|-\s|\(|(?:please|pls|because|since|as|for|though|and)\b)", re.I)
ITEM = expression(r"^\s*(?:(?:and|then|finally|lastly)\b\s*+,?\s*)*", re.I)
REST = expression(r"(?:and\s+|also\s+|then\s+)?(?:to|for|on|from|in|at|of)\s+(?!me\b|you\b|my\b|be\b)")
"""Begins a sentence that is only a part of one: "To Ivy, m5."."""
ADDED = expression(
    r"(?:oh(?:\s*+,)?\s+)?(?:(?:and|also|plus)(?:\s*+,)?\s+){1,2}(?!(?:so|that|this|it|then|now|if|when|as|i|you|we|they|he|she|e|there|who|what)\b)",
    re.I,
)
"""Begins a sentence that adds a thing to the deed before: "I withdraw 237. Oh, and 238."."""
ADDED_END = expression(r"\s*(?:too|as\s+well|also|likewise)?\s*(?:,[^,;:?]{1,40})?[.!]*\s*$", re.I)
MORE = expression(
    r"\W*(?P<and>(?:(?:and|plus|then|also|finally|lastly|but)\W+){0,3})(?:(?P<another>another|a\s+further|an\s+(?:extra|additional)|yet\s+another)\s+)?(?P<sum>m\s?\d{1,6}|\d{1,6}\s?m)?(?P<count>(?(sum)|(?:(?!(?:no|not|nothing|never|none)\b)(?:(?:an?\s+)?[a-z]{2,9}(?:[\s-](?!more\b|extra\b|further\b|of\b|to\b|for\b)[a-z]{2,9})?|\d{1,6}))))"
    r"(?P<more>\s+(?:more|extra|further|of\s+(?:them|these|those|the\s+same))(?:\s+of\s+(?:them|these|those|the\s+same))?)?\s+(?:(?:goes?|also)\s+)?(?:to|for)\s+(?=(?:the\s+)?(?-i:[A-Z]))",
    re.I,
)
"""As much more of what somebody was given, to another: "And fifteen more to Thornback"."""
LEFT_AS_IT_IS = expression(
    r"\s*+[:,(–—-]*\s*(?:(?:it|this|that|which|(?:but|and)\s+(?:it|this|that))\s+)?(?:stays?|remains?|keeps?|waits?|stands?|survives?|lives|can\s+(?:stay|wait|stand)|(?:is|will\s+be|to\s+be)\s+(?:kept|spared|left|staying|not\b|still\b)|(?:will|shall|may|must)\s+(?:stay|remain|stand|wait)|not(?!\s+(?:only|without|bad))\b|never\b|untouched|unchanged|left\s+(?:alone|as)|as\s+(?:it\s+)?(?:is|was)\b|kept\b|spared\b)"
)
"""Behind the thing of an item in a list of deeds: nothing is done with it: "3) 524 - stays where it is"."""
FROM_ME = " from me"
"""What the items of a list of gifts leave out."""
NUMBERED = frozenset({Slot.PROPOSAL, Slot.CONSULTATION, Slot.INDICTMENT, Slot.RULE})
SHOWN = expression(
    r"\W*(?:(?:the|my|your|proposals?|props?|consultations?|questions?|indictments?|rules?|numbers?|no\.?|4e)\s*){0,2}(?:#?p?\d|[\"“])",
    re.I,
)
"""Begins a thing that is told by its number or in quotation marks."""
THINGS = frozenset({Slot.PROPOSAL, Slot.CONSULTATION, Slot.INDICTMENT, Slot.MINISTRY, Slot.NAME, Slot.RULE})


def once_more(c: Context, st: Statement, s: Scan, start: int = 0) -> bool:
    """Whether the words from `start` on do the act before once more with another thing."""
    last, at = c.last_hit, c.last_hit_at
    if last is not None and c.index - at <= 1 and last.frame.actor and SO_DO_I.fullmatch(s.low, start):
        mine = last.framed(actor=AUTHOR)._replace(start=start, end=len(s.text.rstrip(" .!")))
        return take_hit(c, st, s, mine, len(s.text))
    if last is None or c.index - at > 1 or (c.data and not start):
        return False
    if s.text.rstrip().endswith("?") or (s.holds(traps.CONDITIONS) and traps.conditional(s.text[start:])):
        if (
            not start
            and c.index - at == 1
            and _is_gift(last)
            and not s.text.rstrip().endswith("?")
            and MORE.match(s.text)
        ):
            add_unclear(c, st.start, st.start + len(s.text.rstrip()), "condition")
            return True
        return False
    goes_on = start or (c.index - at == 1 and not st.new_paragraph)
    more = MORE.match(s.text, start) if goes_on and _is_gift(last) else None
    if more is not None and given_more(c, st, s, last, more):
        return True
    if not start and c.index - at == 1 and not st.new_paragraph:
        lead = JOINED.match(s.low)
        if (gone := _gone_too(s, last, lead.end() if lead is not None else 0)) is not None:
            return take_hit(c, st, s, gone, len(s.text))
    same = SAME.match(s.low, start)
    begin = same.end() if same else start
    if same is None and start:
        since = SINCE_WHEN.match(s.low, start)
        start = since.end() if since is not None else start
        joined = JOINED.match(s.low, start)
        if joined is not None and _is_gift(last) and GETS.fullmatch(s.text, joined.end()):
            hit = _given(c, s, joined.end())
            return hit is not None and take_hit(c, st, s, hit, len(s.text))
        if joined is not None and (gone := _gone_too(s, last, joined.end())) is not None:
            return take_hit(c, st, s, gone, len(s.text))
        if joined is None or not (ALIKE.fullmatch(s.low, joined.end()) or TOO_ALONE.fullmatch(s.low, joined.end())):
            return False
        begin = joined.end()
    items = bool(st.mark) and (c.statements[at].mark == st.mark or c.index - at == 1) and not start
    rest = not items and not start and not st.new_paragraph and c.index - at == 1 and REST.match(s.low) is not None
    items = items or rest
    added = None if items or start or st.new_paragraph or c.index - at != 1 else ADDED.match(s.low)
    if not start and st.line_start and not items and _is_gift(last):
        items = all(PASSING_LINE.match(c.body, one.start) for one in (st, c.statements[at]))
    if items and same is None:
        begin = len(s.low) - len(ITEM.sub("", s.low, count=1))
    hit = None
    if added is not None:
        hit = elided(c.grammar, s, last, added.end()) or gapped(c.grammar, s, last, added.end())
        if hit is not None and ADDED_END.match(s.low, hit.end):
            return take_hit(c, st, s, hit._replace(start=0), len(s.text))
        hit = None
    does = ALSO_DOES.match(s.text, begin)
    if does is not None and does["verb"] in c.grammar.said_of_one and not (_is_gift(last) and OF_MINE.search(s.low)):
        add_unclear(
            c, st.start + begin, st.start + len(s.text.rstrip()), "what somebody else does, or the author for it"
        )
        return True
    too = TOO.search(s.low) is not None
    if too and not same:
        if may_be_somebody(s, last, begin):
            return False
        hit = elided(c.grammar, s, last, begin)
        hit = hit if hit is not None and (TOO.search(s.low, begin, hit.end) or TOO.match(s.low, hit.end)) else None
    if hit is None and (same or too):
        hit = _replaced(s, last, begin, same)
    if hit is None and (same or (items and not _rows_apart(c, st, at))):
        hit = elided(c.grammar, s, last, begin)
        hit = hit if hit is not None and _counts(hit) else None
    if hit is None and items and _is_gift(last):
        hit = _given(c, s, begin)
    if hit is None or (rest and not same and s.text[hit.end :].strip(" .!")):
        return False
    if items and not same and LEFT_AS_IT_IS.match(s.low, hit.end):
        return False
    if same:
        hit = hit._replace(start=len(s.text) - len(s.text[start:].lstrip(" ,;")))
    return take_hit(c, st, s, with_after(c.grammar, s, hit), len(s.text))


def given_more(c: Context, st: Statement, s: Scan, last: Hit, more: re.Match[str]) -> bool:
    """Read what somebody else is given of the same; what cannot be read of it is held."""
    words = last.match.phrase.words
    if words is None or not (more["another"] or more["more"] or more["sum"] or more["and"]):
        return False
    counts = {one.name: one.slot for one in words.params if one.slot in (Slot.COUNT, Slot.MACKS)}
    who = next((one for one in words.params if one.slot is Slot.NAME and one.required), None)
    place = more.start("sum") if more["sum"] else more.start("count")
    number = read_slot(Slot.MACKS if more["sum"] else Slot.COUNT, s, place)
    number = [one for one in number if more["sum"] or one[1] == more.end("count")]
    quantity = c.vocabulary.quantities.get((more["count"] or "").lower().removeprefix("a "))
    if not number and quantity is not None:
        number = [(quantity, more.end("count"))]
    vague = VAGUE.fullmatch(more["count"] or "") is not None
    if who is None or len(counts) != 1 or not (number or vague):
        return False
    name, slot = next(iter(counts.items()))
    start = place if more.start() else 0
    for people, end in read_slot(Slot.NAME, s, more.end()) if number else ():
        if not MORE_END.match(s.text, end) or (more["sum"] and slot is not Slot.MACKS):
            continue
        amount = number[0][0]
        if slot is Slot.MACKS and not more["sum"]:
            amount = (amount, *last.match.values[name][1:])
        said = last.match._replace(values={**last.match.values, name: amount, who.name: people}, start=start, end=end)
        return take_hit(c, st, s, last._replace(match=said, start=start, end=end), len(s.text))
    add_unclear(
        c, st.start + (place if more.start() else 0), st.start + len(s.text.rstrip()), "how much of what, and to whom?"
    )
    return True


VAGUE = expression(
    r"(?:an?\s+|some\s+)?(?:dozen|few|couple|bit|little|lot|pair|score|hundred|thousand|some|many|half)", re.I
)
"""What is no number, and yet more."""
MORE_END = expression(
    r"\s*(?:$|[.!)]|(?:too|also|as\s+well|now|today)\b\W*$|,\s+(?:who|whose|for|because|since|as|with|in|too)\b|(?:for|because|since|as)\b)",
    re.I,
)
"""Behind who is given more."""
ALSO_DOES = expression(
    r"\W*(?:[Tt]he\s+)?[A-Z][\w'’&-]*(?:\s+[A-Z][\w'’&-]*){0,3}\s+(?:also|likewise)\s+(?P<verb>[a-z]+s)\s+\S"
)
"""Somebody who does something besides, by a verb of his own: no other thing of the deed before."""
OF_MINE = expression(r"\b(?:my|mine|from\s+me)\b")
"""What somebody also gets is the author's."""
OWN_DEED = expression(r"\W*[^:.!?\n]{1,60}:\s+(?:(?:here(?:by|with)|now|so|therefore)\s+)?I\b", re.I)
"""A line that says behind its thing what its author does with it: "129: I ZOT it"."""
ROW = expression(r"\W*[^:.!?\n]{1,60}:\s+[^\W\d_]", re.I)


def _rows_apart(c: Context, st: Statement, at: int) -> bool:
    """Whether each line of a list says of its thing what is done with it, so that the deed of one is not the next one's:
    "129: I ZOT it. 130: nobody made a claim"."""
    above = c.statements[at]
    return (
        OWN_DEED.match(c.body, above.start, above.end) is not None and ROW.match(c.body, st.start, st.end) is not None
    )


GOING_ROOM = 200


def _gone_too(s: Scan, last: Hit, begin: int) -> Hit | None:
    """Another thing that goes with what the act before gave up: "and 414 goes with it", "and with it goes 414"."""
    if last.match.phrase.verb.split(" ")[0] not in LOSING:
        return None
    behind = WITH_IT_GOES.fullmatch(s.text, begin) if len(s.text) - begin < GOING_ROOM else None
    place = behind.start("thing") if behind is not None else begin
    words = last.match.phrase.words
    for param in words.params if words is not None and words.document is None else ():
        if param.slot not in THINGS or not param.many or param.name not in last.match.values:
            continue
        for value, end in read_slot(param.slot, s, place):
            if not all(isinstance(one, str) for one in value):
                continue
            if param.slot is Slot.PROPOSAL and not (str(value[0]).isdigit() or MARKED.match(s.text, place)):
                continue
            whole = end == behind.end("thing") if behind is not None else WITH_IT.match(s.text, end) is not None
            if whole:
                stop = len(s.text.rstrip(" .!"))
                values = {**last.match.values, param.name: value}
                found = last.match._replace(values=values, start=place, end=stop)
                return last._replace(match=found, start=begin, end=stop)
    return None


def _counts(hit: Hit) -> bool:
    """Whether a number, or "all", is among what was said: an item of bare words may just be talk."""
    said = [one for value in hit.match.values.values() for one in (value if isinstance(value, list) else [value])]
    return any(isinstance(one, (int, tuple)) or one == "all" or str(one).isdigit() for one in said)


def _is_gift(hit: Hit) -> bool:
    words = hit.match.phrase.words
    return words is not None and words.gives and hit.frame.actor is None


def _given(c: Context, s: Scan, begin: int) -> Hit | None:
    """ "- and the Fund receives m5": the giver is he of the items before."""
    said = s.text[begin:].rstrip(" .;,!")
    full = Scan(" " * begin + said + FROM_ME, c.vocabulary, c.reply, purse=c.purse)
    setting = Setting()
    hits = [h for h in read_sentence(c.grammar, full, setting, frames_of(c.grammar, full, setting)) if _is_gift(h)]
    return hits[0]._replace(end=min(hits[0].end, begin + len(said))) if len(hits) == 1 else None


def _replaced(s: Scan, last: Hit, begin: int, same: re.Match[str] | None) -> Hit | None:
    """The act before with another thing of the kind that its words named; without words that say so before it, "too"
    has to stand behind it."""
    words = last.match.phrase.words
    for param in words.params if words is not None and words.document is None else ():
        if param.slot not in THINGS or not param.many or param.name not in last.match.values:
            continue
        for value, end in read_slot(param.slot, s, begin):
            if not all(isinstance(one, str) for one in value):  # "as do others"
                continue
            if param.slot is Slot.NAME and same is not None and same["so"]:
                continue  # "I give m5 to Ivy, and so does Hob"
            if param.slot in NUMBERED and SHOWN.match(s.text, begin) is None:  # "419 has my FOR, and so has Ivy"
                continue
            too = TOO.match(s.low, end)
            stop = too.end() if too else end
            if (
                (too or same is not None)
                and END.match(s.low, stop)
                and (param.slot is not Slot.NAME or s.text[begin].isupper())
            ):
                values = {**last.match.values, param.name: value}
                return last._replace(
                    match=last.match._replace(values=values, start=begin, end=stop), start=begin, end=stop
                )
    return None
