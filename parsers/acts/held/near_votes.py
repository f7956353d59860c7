"""What stands for a vote or a deed and is none that anybody can bind: "+1 on 402", "401 F, 402 A", a tick beside a
number, "So do I." below what somebody else does. All of it is reported and nothing of it is guessed.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re

from engine.expressions import expression
from engine.language import Slot
from parsers.acts.alive import SAID_AGAIN
from parsers.acts.context import Context, add_act, add_unclear, following
from parsers.acts.parameters import complete
from parsers.acts.pointing.quotation import first_of_block, quoted_items
from parsers.acts.texts.reasons import HEADED
from parsers.acts.votes.voting import VOTING
from parsers.body.quotes import directly_above
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.model import Adjuncts, Hit
from parsers.clauses.words import OFTEN, SEEMING
from parsers.lines import ballots
from parsers.phrases.matching import Match, wordless
from parsers.scan import LOUD, Scan
from parsers.slots import read_slot

NO_VOTE = "non-vote word"
NOT_SAID = "what somebody else does, and no more than that the author does so, too"

_NUMBER = r"(?:(?:proposals?|props?\.?)\s+)?[#pP]?\d{2,6}(?!\d)(?:\s*(?:,\s*(?:and\s+)?|and\s+|&\s*|[-–—]\s*)[#pP]?\d{2,6}(?!\d)){0,20}"
_LOUD = r"(?:\+1|-1|[FASYN]|YES|NO|YEA|NAY|AYE|YEP|YUP|NOPE|YAY|OPPOSED?|APPROVED?|AGREED?|DISAGREE|REJECT|PRO|CON)"
_SAID = r"(?:(?i:yes|yea|nay|aye|yep|yup|nope|yay)|no(?=\s+(?:on|to)\b)|No(?=\s+(?:on|to)\b))"
_FIRST = rf"(?:(?:{_LOUD}|{_SAID})\s*(?:\b(?:on|to|for)\b|[:=]|[-–—]\s)\s*|(?!NO\s){_LOUD}\s+){_NUMBER}"
_LAST = rf"{_NUMBER}\s*(?:(?:[:=]|->|→|[-–—]|\s[-–—]+)\s*)?(?<![\w:=])(?:{_LOUD}|FOR|AGAINST|ABSTAIN|SHELVE|(?i:yes|no|yea|nay|aye|yep|yup|nope|yay))(?![\w'’-])"
_PAIR = rf"(?:{_FIRST}|{_LAST})"
_ONE = expression(_PAIR)
_LEAD = expression(r"[^\w+#-]{0,8}(?:(?:[Mm]y\s+)?[Vv]otes?\s*(?:,\s[^:;.!?\d]{1,40})?:\s*)?(?=[#\w+-])")
_NEXT = expression(r"\s{0,8}[,;.]?\s{0,8}(?:(?:and|but)\s+)?(?=[#\w+-])")
_TAIL = expression(r"(?:,?\s+(?:please|thanks|for\s+me|from\s+me|too))?\s{0,8}(?:\([^()]{0,80}\))?\s{0,8}[.!]{0,5}\s*$")
MOST = 40
"""Words like votes in one statement."""
_BEGINS = expression(rf"[^\w+#-]{{0,8}}(?:(?:my\s+)?votes?\s*+:\s*)?{_FIRST}\s*(?=[,;])")
"""The same at the head of a sentence that goes on: "Yes on 401, ABSTAIN on the rest"."""
_LED = expression(_FIRST)
_ANSWER = expression(
    rf"\W{{0,8}}(?:{_LOUD}|{_SAID}|[Nn]o(?:\s+way)?)(?:,?\s+(?:please|thanks|from\s+me|of\s+course))?\s{{0,8}}[.!]{{0,5}}\s*"
)
_SECONDED = expression(r"\W{0,8}(?:seconded|thirded)\s*[,;:–—-]", re.I)
_OF_SEVERAL = expression(
    r"\W{0,8}(?:(?:I\s+)?(?:support(?:ing|ed)?|object(?:ing|ion)?(?:\s+to)?)\s+(?:both|all(?:\s+(?:of\s+(?:them|these|those)|three|four))?|the\s+(?:first|second|third|last|other|rest)(?:\s+one)?)"
    r"|\(?#?\d{1,2}\s*[:.)–-]+\s*(?:I\s+)?(?:support(?:ed|ing)?|object(?:ion|ing)?))\W*",
    re.I,
)
"""Support or an objection for some of several things that stand elsewhere: "Support both.", "2: objection"."""
_TAKEN_BACK = expression(
    r"\W{0,8}(?:my\s+)?(?:objection|support|claim)\s+(?:(?:is|hereby|now)\s+){0,2}(?:withdrawn|retracted|dropped)\W*",
    re.I,
)
"""What no rule lets one take back."""
_ACCEPTED = expression(
    r"\W{0,8}(?:ok(?:ay)?|yes|sure|deal|great|fine)?\W{0,3}(?:signed|I\s+accept|(?:I['’]m|I\s+am|(?:please\s+)?(?:count|deal)\s+me)\s+in)(?:\s+(?:too|as\s+well|then))?\W*",
    re.I,
)
"""Joins what the mail answered is about: "Signed.", "I'm in!"."""
_OF_CONTRACT = expression(r"\b(?:contract|pact|treaty|agreement|deal|sub-?game|club|league|articles)\b", re.I)
_OF_QUESTION = expression(r"\b(?:consultations?|question)\b", re.I)
_LOUD_ANSWER = expression(r"\W{0,4}(?:TRUE|FALSE|PARADOX|UNDECIDABLE|YES|NO)\b\s*(?:$|[.,;:!(–—-])")
_LOUD_LAST = expression(
    r"(?!.*\b(?:would|should|could|if|says?|said|answered|thinks?)\b)[^.;!?]{2,60}(?:[:,]|\s[–—-])\s+(?:TRUE|FALSE|PARADOX|UNDECIDABLE|YES|NO)\s*[.!]*"
)
"""An answer in capitals under a mail about a question, alone or behind a remark."""
_TICKED = expression(r"\s*+[\[(]\s*+[xX*✓✔]\s*[\])]\s*(?:(?:proposal|prop\.?)\s+)?[#pP]?\d{2,6}\b[^.;!?]{0,80}$")
"""A number whose box is ticked, whatever that means."""
_DOES = expression(
    r"(?:^|[.!?:;,]\s+|\n\s*|\b(?:and|so|then)\s+)I\s+" + OFTEN + r"(?P<verb>[a-z]+)\b",
)
"""A deed in the words of who is quoted."""
_JOINABLE = frozenset({"subgame", "contract"})
_IN = expression(r"\W{0,8}(?:and\s+)?(?:I['’]m|I\s+am|count\s+me)\s+in(?:\s+too)?\b[^.?!]{0,30}[.!]*\s*", re.I)


def near_votes(c: Context, st: Statement, s: Scan) -> bool:
    """Report a statement that is made of words like votes; whether it is."""
    if c.data or traps.asks(s.text):
        return False
    end = st.start + len(s.text.rstrip())
    text = c.body[st.start : end].replace("\n", " ")  # as it is written: "A" is no article
    if st.line_start and _TICKED.match(text) and _of_votes(c, st):
        add_unclear(c, st.start, end, NO_VOTE)
        return True
    if c.reply and st.line_start and _SECONDED.match(text):
        add_unclear(c, st.start, end, "not a clear support")
        return True
    if c.reply and st.line_start and _OF_SEVERAL.fullmatch(text):
        add_unclear(c, st.start, end, "which of several is meant")
        return True
    if c.reply and st.line_start and _TAKEN_BACK.fullmatch(text):
        add_unclear(c, st.start, end, "no rule offers it")
        return True
    if c.reply and st.line_start and _ACCEPTED.fullmatch(text) and _OF_CONTRACT.search(c.subject):
        add_unclear(c, st.start, end, "game, subgame or contract?")
        return True
    if answers_question(c, text):
        if _gives_reasons(c, st, s):
            return True
        add_unclear(c, st.start, end, "perhaps the answer of its Priest")
        return True
    if _ANSWER.fullmatch(text) and answers_item(c, st):
        add_unclear(c, st.start, end, NO_VOTE)
        return True
    found = _pairs(text)
    if not found:
        return False
    led, more = _LED.match(found[0]) is not None, len(found) > 1
    if not (led or more or (st.line_start and _of_votes(c, st))):
        return False
    letter = led and found[0][:1] in "FASYN" and not found[0][1:2].isalpha()
    if letter and not more and " on " not in found[0] and not _of_votes(c, st):
        return False  # "F 401"
    add_unclear(c, st.start, end, NO_VOTE)
    return True


_VOTED_LATE = expression(
    r"\b(?:I|[Ww]e)\s+(?:(?:both|all|hereby|still|also|\w+ly)\s+)?vote\s+(?P<choice>[A-Z]{3,})\s+(?:on\s+|to\s+)?(?:proposal\s+)?[#pP]?\d{2,6}\b"
)
_COUNTED_AS = expression(
    r"\b(?:count|make|call|record|change|take|consider|note)\s+(?:that|it|this|mine|me)\s+(?:as\s+|to\s+|into\s+|down\s+as\s+)?(?:an?\s+)?(?P<choice>[A-Z]{3,})\b"
)
_AFTER_ALL = expression(
    r"\b(?:but|as\s+it\s+(?:is|stands)|hence|still|therefore)\b[^.;:!?]{0,30}?[, ]\s*(?P<choice>[A-Z]{3,})\s+(?:on\s+)?[#pP]?\d{2,6}\W*$"
)
_AT_END = expression(r"\w(?:[,;:]|\s[–—-])\s+(?P<choice>[A-Z]{3,})\s+(?:on\s+)?(?:proposal\s+)?[#pP]?\d{2,6}\W*$")
"""A vote at the end of more words than a name: "Considering Hob's reply: FOR 402"."""
_BORDER = expression(r"[\n.!?:;]")
_ON_ALL = expression(
    r"(?:^|[,;:]\s+|\bi\.e\.,?\s+|\band\s+)(?P<choice>[A-Z]{3,})\s+(?:on\s+|to\s+)?(?:all|everything|every|any|the\s+(?:rest|others)|most)\b"
)
"""A vote on more than can be named: "i.e. FOR all of Hob's"."""
_COUNTED = expression(r"\b(?:according|results?|tally|passed|failed|votes)\b", re.I)
"""Said of votes that were cast."""
_TOLD = expression(
    r"\b(?:if|when\w*|whether|unless|once|should|would|could|might|may|not|never|said|says?|thinks?|thought|why|how|until|before|after|suppose|pretend|imagine|claim\w*|want\w*|(?<!except )that|who|which)\b|n['’]t\b",
    re.I,
)


def vote_within(c: Context, st: Statement, s: Scan) -> bool:
    """Report a vote in the midst of a sentence of which nothing was read: "As Hob, except that I vote FOR 401"."""
    if c.data or traps.asks(s.text):
        return False
    found = _VOTED_LATE.search(s.mask)
    if found is not None and _TOLD.search(s.mask, 0, found.start()):
        return False
    found = found or _COUNTED_AS.search(s.mask) or _AFTER_ALL.search(s.mask)
    if found is None and not _COUNTED.search(s.mask) and (found := _AT_END.search(s.mask)) is not None:
        found = None if not _words_before(s.mask, found.start() + 1) or _TOLD.search(s.mask, 0, found.end()) else found
    if found is None and (found := _ON_ALL.search(s.mask)) is not None and _TOLD.search(s.mask, 0, found.start()):
        return False
    if found is None or found["choice"] not in c.vocabulary.choices:
        return False
    add_unclear(c, st.start + found.start(), st.start + len(s.text.rstrip()), "a vote in words that are not understood")
    return True


def _words_before(text: str, end: int) -> bool:
    """Whether a sentence of more than one word goes on up to this place."""
    border = max((one.end() for one in _BORDER.finditer(text, 0, end)), default=0)
    begun = not border or (text[border - 1] in ".!?" and text[border].isspace())
    return begun and len(text[border:end].split(None, 2)) > 1


def _pairs(text: str) -> list[str]:
    """The words like votes of which a text consists, each with what it is on; none if it has others."""
    lead = _LEAD.match(text)
    out: list[str] = []
    at = lead.end() if lead is not None else len(text)
    while (pair := _ONE.match(text, at)) is not None and len(out) < MOST:
        out.append(pair.group())
        if _TAIL.match(text, pair.end()):
            return out
        join = _NEXT.match(text, pair.end())
        if join is None:
            break
        at = join.end()
    return []


def near_vote_before(c: Context, st: Statement, s: Scan) -> bool:
    """Report a word like a vote at the head of a statement that goes on with votes; whether there is one."""
    found = None if c.data or traps.asks(s.text) else _BEGINS.match(s.text)
    if found is None:
        return False
    add_unclear(c, st.start, st.start + found.end(), NO_VOTE)
    return True


def answers_question(c: Context, text: str) -> bool:
    """Whether a statement may answer the question that the mail answered asks, in a mail that answers none otherwise."""
    if not c.reply or _OF_QUESTION.search(c.subject) is None:
        return False
    said = _LOUD_ANSWER.match(text) or _LOUD_LAST.fullmatch(text)
    return said is not None and not any("answer" in act.params or "claim" in act.params for act in c.acts)


def _gives_reasons(c: Context, st: Statement, s: Scan) -> bool:
    """Take an answer that stands alone for that of the Priest where a paragraph of its reasons follows."""
    after = next(following(c), None)
    if after is None or HEADED.match(c.body, after.start, after.end) is None:
        return False
    for slot, words in c.grammar.answers:
        found = read_slot(slot, s, 0) if slot is Slot.ANSWER else []
        if not found or s.text[found[0][1] :].strip(" .!"):
            continue
        end = found[0][1]
        hit = Hit(Match(wordless(words), {}, 0, end), 0, end, Adjuncts())
        params = {words.param(slot): found[0][0]}
        complete(c, params, words, s, hit, st)
        add_act(c, st, s, words.action, params, 0, end, hit.frame)
        return True
    return False


def answers_item(c: Context, st: Statement) -> bool:
    """Whether a statement stands right below the quoted item of a ballot."""
    if not c.layout.quoted or not st.line_start or not first_of_block(c, st):
        return False
    lines = directly_above(c.layout, st)
    return bool(lines) and not lines[-1].rstrip().endswith("?") and any(item.isdigit() for item in quoted_items(c, st))


def _of_votes(c: Context, st: Statement) -> bool:
    """Whether the mail speaks of votes, or the line above or below is made of such words, too."""
    if not c.words.isdisjoint(VOTING) or any(act.action == c.grammar.ballot for act in c.acts):
        return True
    near = (c.statements[n] for n in (c.index - 1, c.index + 1) if 0 <= n < len(c.statements))
    lines = [c.body[one.start : one.end] for one in near if one.line_start]
    return any(_pairs(line) or ballots.begins_row(Scan(line, c.vocabulary)) for line in lines)


def said_again(c: Context, st: Statement, s: Scan) -> bool:
    """Report that the author does what somebody does who is quoted right above, in no more words than that."""
    if c.created and not _JOINABLE.isdisjoint(c.created) and _IN.fullmatch(s.text):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), NOT_SAID)
        return True
    if not c.layout.quoted or c.data or SAID_AGAIN.fullmatch(s.text) is None or not first_of_block(c, st):
        return False
    said = "\n".join(line.lstrip("> |").strip() for line in directly_above(c.layout, st))
    does = any(found["verb"] in c.grammar.doing - SEEMING for found in _DOES.finditer(said))
    if not does and c.vocabulary.choices.isdisjoint(LOUD.findall(said)):
        return False
    add_unclear(c, st.start, st.start + len(s.text.rstrip()), NOT_SAID)
    return True
