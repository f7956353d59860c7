"""Turns a phrase found in a sentence into acts."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from engine.expressions import expression
from engine.language import Slot, Words
from parsers.acts.apart import said_apart
from parsers.acts.apiece import apiece, one_by_one
from parsers.acts.context import Context, add_act, add_unclear, caused, time_of_line_above
from parsers.acts.held.not_whole import not_understood, room
from parsers.acts.parameters import parameters
from parsers.acts.pointing.other_kind import of_another_kind
from parsers.acts.texts.document import document_act
from parsers.acts.turning import of_this, only_points, only_said, turned
from parsers.acts.twice import called_so
from parsers.acts.undone.asked import asked_too, asked_whether, doubtful_question, in_question
from parsers.acts.undone.hinging import conditional_act, leads_to_text
from parsers.acts.undone.printed import printed
from parsers.acts.votes.voting import add_votes
from parsers.body.quotes import quoted_words
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.entities import BY_ENTITY
from parsers.clauses.hereby import HEREBY
from parsers.clauses.model import Hit, Setting
from parsers.clauses.sentence import Frames, read_sentence
from parsers.clauses.words import AT_HEAD
from parsers.lines import ballots
from parsers.lines.fragments import said_votes
from parsers.lines.retold import TOLD_OF_TEXT
from parsers.phrases.matching import match
from parsers.scan import Scan

SAME_MOMENT = expression(
    r"\b(?:(?:at|on|in|from)\s+)?(?:that|the)\s+(?:very\s+)?same\s+(?:moment|time|instant|hour|day|nday|second|minute)\b"
    r"|\b(?:at|on)\s+that\s+(?:very\s+)?(?:moment|instant|nday|day|hour)\b|\bat\s+once\s+with\s+(?:it|that)\b|\bsimultaneously\b",
    re.I,
)
"""The moment of the deed before: "At the same moment I vote ..."."""
JOIN = expression(r"\s*(?:,\s*(?:and\s+)?|\s+and\s+)")
CLAUSES = expression(r"[;:]|\band\b")
_AS_OFTEN = (
    r"(?:as\s+(?:often|frequently|many\s+times)\s+as\s+(?:(?:is|are|it\s+is|I\s+am)\s+)?(?:possible|legal|legally\s+possible"
    r"|allowed|permitted|necessary|I\s+(?:can|may|like|legally\s+can)|the\s+rules\s+(?:allow|permit|let\s+me))"
    r"|(?:many|several|various|countless|numerous|a\s+number\s+of)\s+times)"
)
VAGUE_AFTER = expression(rf"\s*+,?\s*\(?{_AS_OFTEN}\b", re.I)
VAGUE_BEFORE = expression(
    rf"(?:^|[,;:]\s*|\b(?:this|that|following|so)\s+){_AS_OFTEN}\s*+[,:]?\s*(?:(?:I\s+)?do\b\s*(?:the\s+following|this)?[:,]?\s*)?$",
    re.I,
)
"""A number of times that nobody can count (4E7 asks for a specific one)."""
UNDATED = expression(
    r"(?:^\W*|[;:.!]\s+)(?:(?:so|and|but|well|perhaps|maybe)\b,?\s+)?(?:only\s+then|never|nor|next\s+time|one\s+day|some\s?day|one\s+of\s+these\s+days|sooner\s+or\s+later|soon|eventually|normally|ordinarily|typically|usually|often|mostly|rarely|seldom|hopefully|in\s+general|most\s+of\s+the\s+time|more\s+often\s+than\s+not"
    r"|as\s+a\s+rule|generally|sometimes|occasionally|(?:every\s+)?now\s+and\s+(?:then|again)|once\s+in\s+a\s+while|from\s+time\s+to\s+time"
    r"|yesterday|last\s+n?(?:week|day|night|month|year)|(?:a|an|one|two|three|some|several)\s+n?(?:weeks?|days?|hours?|months?)\s+ago"
    r"|in\s+(?:another|my\s+next|a\s+(?:past|former))\s+life)\s*+,?\s*(?:do(?:th)?\s+)?$",
    re.I,
)
"""Before what somebody does at some time or other, and not by this mail: "One day I resign"."""
_MOMENT = r"\s+(?:the\s+)?(?:(?:beginning|start|end|close|middle)\s+of\s+)?(?:n?(?:day|week)\s+\d+|(?:next|this)\s+n?(?:day|week)|\d{1,2}:\d\d(?:\s*UTC)?|noon|midnight|morning|evening|night|afternoon)\s*+,?\s*$"
_AGAIN_AND_AGAIN = r"(?:^\W*|[,;:.!]\s+|\b(?:and|but|so)\s+)(?:daily|nightly|hourly|weekly|monthly|yearly|regularly|periodically|repeatedly|continually|constantly)\b[^,;!?]{0,30}?\s*+,?\s*$"
_IN_SOME_TIME = r"(?:^\W*|[,;:.!]\s+|\b(?:and|but|so)\s+)(?:(?:in|within|after)\s+(?:(?:about|some|another|the\s+next)\s+)?(?:an?|one|two|three|four|five|six|seven|ten|some|several|the|\d{1,3})\s+(?:few\s+|couple\s+of\s+)?(?:n?days?|n?weeks?|rdays?|hours?|minutes?|months?|nyears?|years?|jiffy|jiffies|moments?)(?:['’]s?\s+time|\s+from\s+now)?|(?:some\s?time\s+)?before\s+(?:the\s+)?(?:(?:end|start|beginning|close)\s+of\s+)?n?(?:day|week)\s+\d{1,4}(?:\s+(?:ends|begins|starts|is\s+over|closes|comes))?)\s*+,?\s*$"
NOT_BEFORE = expression(
    rf"{_AGAIN_AND_AGAIN}|{_IN_SOME_TIME}|"
    r"(?:^\W*|[,;:.!]\s+|\b(?:and|but|so)\s+)(?:(?:not|never|no)\s+(?:before|until|till|(?:earlier|sooner)\s+than)|(?:some\s?time|shortly|soon|right|just|a\s+\w+|some\s+\w+)?\s*(?:after|around|about)|tomorrow|tonight)"
    rf"{_MOMENT}|(?:^\W*|[,;:.!]\s+|\b(?:and|but|so)\s+)(?:at|on|by)\s+[^,;:!?]{{0,30}}?(?:UTC|GMT|o['’]clock|\b20\d\d)(?:\s+on\s+[^,;:!?]{{3,20}})?\s*+,?\s*$",
    re.I,
)
"""Before what is done at a time that is not told for certain: "Not before nday 8 I give m5 to Hob"."""
FAIR_THAT = expression(
    r"\bit(?:['’]s|\s+is|\s+seems)\s+(?:(?:only|just|quite|so|very)\s+)?(?:fair|right|proper|just|fitting|good|best|nice|sad|funny|odd|true)\s+(?:that|how)\s*$"
)
"""Before what somebody finds of something, who does not do it by that: "It's only fair that Ivy gets m5 from me"."""
SAME_IN_PAST = frozenset({"set", "put", "cast", "quit", "let", "bid"})
"""Verbs that are the same in the past."""
LONG_AGO = expression(
    r"(?:(?!\b(?:because|since|who|which|that|what|where|when|you|he|she|they|we|I\s)\b)[^;:.!?])*?(?<!\bof)(?<!\bfrom)(?<!\bsince)\s(?:(?:(?:back|only)\s+)?(?:last\s+(?:n?week|n?day|time|night|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|yesterday)|back\s+in\s+[^;:.!?,]{1,20}|(?:\w+\s+){1,2}ago|on\s+\w+day\s+last)\W*$",
    re.I,
)
"""Tells behind one of them when it was: "I set my reward to m30 last nweek"."""
OR = expression(r"\sor\s")
OR_ELSE = expression(r",?\s+or\s+(?=m\d|\d|(?!I\b|Not\b)[A-Z]|(?:to|for|on|the|an?|one|two|my)\s)")
"""Behind an act: another that would be done in its place ("I give m5 to Ivy or m3 to Hose")."""
CONTRAST = expression(r"\s*+,\s+(?:and\s+)?not\s+(?:an?\s+|the\s+)?[A-Za-z]+\s*(?:$|[.,;!)])")
"""Behind how a thing is: what somebody took it for, "Chess is Open, not Pending"."""
BY_NOW = HEREBY | {"now"}
NOT_UNDERSTOOD = "what it is about is said in words that are not understood"
TOLD_OF_IT = expression(rf"\s*:?{TOLD_OF_TEXT}", re.M)
"""Behind the name of a text."""


def setting_of(c: Context) -> Setting:
    """What earlier words say about a sentence; in a transaction they are all deeds."""
    setting = c.setting
    if c.himself >= c.index - 1:
        setting = replace(setting, himself=True)
    return replace(setting, imperative=True) if c.tx_stack and not setting.imperative else setting


def beginning_anew(s: Scan, hits: list[Hit]) -> int:
    """The first of the hits behind one done at some time or other that is none of the same clause."""
    for n, (before, hit) in enumerate(pairwise(hits), 1):
        if ANEW.search(s.mask, before.end, hit.start) is not None:
            return n
    return len(hits)


def find_hits(c: Context, st: Statement, s: Scan, frames: Frames) -> list[Hit]:
    """The acts in a sentence; a question holds none, unless it is the text of one."""
    hits = [hit for hit in read_sentence(c.grammar, s, setting_of(c), frames) if not to_oneself(s, hit)]
    hits = [hit for hit in hits if not (asked_whether(s, hit) or _told_vote(c, s, hit))]
    hits = [hit for hit in hits if hit.first_person or not (of_report(s, hit) or printed(c, s, hit))]
    hits = [
        hit
        for hit in hits
        if hit.first_person or not (WONDERING.match(s.low, hit.end) or CLAIMED.search(s.mask, 0, hit.start))
    ]
    if not hits or (
        not any(hit.first_person for hit in hits)
        and (AS_FAR.match(s.mask) or AS_FAR_AFTER.search(s.mask, hits[-1].end))
    ):
        return []
    if len(hits) > 1 and UNDATED.search(s.mask, room(hits[0]), hits[0].start):
        hits = [hits[0], *hits[beginning_anew(s, hits) :]]  # "One day I resign and leave the game"
    if doubtful_question(s, hits):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "a question or a deed")
        return []
    if traps.asks(s.text):
        done = [hit for hit in hits if not in_question(s, hit, hits[-1])]
        if not done and (deed := asked_too(s, hits)) is not None:
            add_unclear(c, st.start + deed.start, st.start + len(s.text.rstrip()), "a question or a deed")
        return done
    return hits


def _told_vote(c: Context, s: Scan, hit: Hit) -> bool:
    """Whether a vote is the last of those that were cast before: "I voted AGAINST 538, and then ABSTAIN"."""
    words = hit.match.phrase.words
    if words is None or words.action != c.grammar.ballot or s.low.startswith("i ", hit.start):
        return False
    return ballots.VOTED.search(s.mask, 0, hit.start) is not None


ANEW = expression(r"[;:.!?]|\b(?:but|now|today|hereby|meanwhile|so)\b", re.I)
"""Where another clause begins."""
WONDERING = expression(
    r"\s*+,?\s*(?:for\s+some\s+(?:\w+\s+)?reason|apparently|it\s+seems|isn['’]t\s+it|now,?\s+(?:it\s+seems|apparently)|as\s+far\s+as\s+I\s+(?:know|can\s+tell)|afaik"
    r"|according\s+to\s+(?!me\b|my\b|rule|the\s+rules|4e|its|section|clause)|if\s+I\s+(?:read|remember|recall|understand|see|heard)\b[^.;:!?]{0,40}?\b(?:right|rightly|correctly|well))\b",
    re.I,
)
"""Behind how things are: who says so does not make them so."""
AS_FAR = expression(
    AT_HEAD
    + r"if\s+(?:I\s+(?:\w+ly\s+)?(?:read|remember|recall|understand|see|heard|counted|count)\b|memory\s+serves|I['’]?\s?a?m\s+not\s+mistaken)[^;:.!?]{0,40}?,",
    re.I,
)
AS_FAR_AFTER = expression(
    r",?\s+if\s+(?:I\s+(?:\w+ly\s+)?(?:read|remember|recall|understand|see|heard|counted|count)\b|memory\s+serves|I['’]?\s?a?m\s+not\s+mistaken)[^,;:.!?]{0,40}\W*$",
    re.I,
)
"""Beside how things are: its author only believes that they are so, "Hats is 240 and Socks is 241, if I recall"."""
ANNOUNCED_ON = expression(
    r"\b(?:announced|posted|sent|mailed|e-?mailed|promised|intended|planned|described|gave\s+notice|wrote|stated|made|(?:mail|message|post|intent|intention|announcement|notice)\s+of)\b[^;:]*$"
)
"""Before a time that tells when something was announced."""
CLAIMED = expression(
    r"\bI\s+(?:(?:also|still|do|would|must|will|can|hereby|strongly|merely|only|firmly|humbly|respectfully)\s+){0,3}(?:claim|maintain|contend|argue|feel|insist|submit|conclude|allege|reason|move|deduce|infer"
    r"|presume|expect|predict|agree|concede|admit|deny|dispute|protest|stress|emphasi[sz]e|point\s+out|propose|demand|observe|notice|see|find)\s+(?:that\s+)$"
    r"|\b(?:(?:no|any|what|little)\s+(?:reason|need|wish|desire|right|power)|nothing|(?:ask|want|tell|told|beg|urge|order|expect|invite|force|forbid|wait)(?:s|ed)?\s+(?:for\s+)?\w+|used|refuse[sd]?|forgot|decline[sd]?|hesitate[sd]?|fail(?:s|ed)?|tempted|afraid|unable|not|too\s+\w+)"
    r"\s+to\s+(?:\w+ly\s+)?[a-z]+\s+that\s+$"
)
"""Before how things are: what somebody argues for, he does not do: "I maintain that the answer to 33 is NO"."""
REPORT = expression(
    r"\b(?:seen|reported|recorded|received|noted|listed|made\s+by|history|so\s+far|according|last\s+n?(?:week|day)|yesterday)\b[^:]{0,60}:[^:]*$"
)
"""The head of what is only told: "Transfers seen on the list:"."""


def of_report(s: Scan, hit: Hit) -> bool:
    """Whether a clause without "I" stands behind a colon as part of a report."""
    return ":" in s.vocab and REPORT.search(s.low, 0, hit.start) is not None


def to_oneself(s: Scan, hit: Hit) -> bool:
    """ "Pay me m45": what somebody wants to get is no gift of his. "I give m5 to myself" is one, if a strange one."""
    words = hit.match.phrase.words
    given = words is not None and words.gives
    return (
        given
        and not s.low.startswith(("i ", "i'", "i,"), hit.start)
        and hit.match.values.get("recipient") == ["self"]
        and hit.frame.actor is None
        and not hit.beast
    )


def take_hit(c: Context, st: Statement, s: Scan, hit: Hit, limit: int) -> bool:
    """Make the acts of one hit; whether it made anything (an act, an unclear entry, or nothing on purpose)."""
    phrase = hit.match.phrase
    if phrase.doubt is not None:
        if not doubt_applies(c, s, hit):
            return False
        vote = phrase.doubt.why == "non-vote word"
        add_unclear(c, st.start + hit.start, st.start + (hit.end if vote else len(s.text.rstrip())), phrase.doubt.why)
        join = JOIN.match(s.mask, hit.end) if vote else None
        if join:
            add_votes(c, st, s, said_votes(s, join.end()))
        return True
    if phrase.words is None:
        return False
    if not phrase.verb and JUDGED.match(s.low, hit.end):
        return True  # "m12 to Luigi: legal"
    if c.next_times[0] == c.index and hit.frame.times == 1:
        hit = hit.framed(times=c.next_times[1])
    hit = at_same_moment(c, st, s, said_apart(c, st, s, hit, limit), limit)
    words, renamed = turned(c, phrase.words, hit, s)
    if renamed:
        hit = hit._replace(match=hit.match._replace(phrase=phrase._replace(words=words)))
    if not of_this(c, words):
        return False
    if called_so(c.body[st.start : st.end], hit, words.action, c.acts):
        return True
    if of_another_kind(c, words, hit, s, st):
        add_unclear(c, st.start + hit.start, st.start + len(s.text.rstrip()), NOT_UNDERSTOOD)
        return True
    if UNDATED.search(s.mask, room(hit), hit.start) or done_by_another(c, s, hit):
        return True
    if phrase.verb in SAME_IN_PAST and hit.first_person and LONG_AGO.match(s.mask, hit.match.start):
        return True
    if (
        hit.frame.when is not None
        and ANNOUNCED_ON.search(s.low, hit.start, hit.end)
        and any(one.slot is Slot.TARGET for one in words.params)
    ):
        hit = hit.framed(when=None)  # "I do what I announced on Thursday"
    if hit.frame.when is None and words.document is None and (late := LATE_WHEN.match(s.text, hit.end)) is not None:
        hit = hit.framed(when=late["when"])
    if not hit.first_person and FAIR_THAT.search(s.low, room(hit), hit.start):
        return True
    if (hit.frame.when is None and NOT_BEFORE.search(s.mask, room(hit), hit.start)) or until_when(s, hit):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "when it is done is not understood")
        return True
    if hit.doubt:
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), hit.doubt)
        return True
    if hit.condition and not (words.document and leads_to_text(c, st, s, hit)):
        conditional_act(c, st, s, hit, words)
        return True
    if not words.document and (VAGUE_AFTER.match(s.low, hit.end) or VAGUE_BEFORE.search(s.low, room(hit), hit.start)):
        add_unclear(c, st.start + hit.start, st.start + len(s.text.rstrip()), "no specific number of times")
        return True
    if words.document is not None:
        if hit.frame.announced and not hit.beast and not words.text_announced:
            return True  # a plan
        if not phrase.verb and PLANNED_BEHIND.search(s.mask, hit.end):
            return True
        if not phrase.verb and TOLD_OF_IT.match(c.body, st.start + hit.end):
            return True
        return document_act(c, st, s, hit, words, limit)
    if hit.frame.times > 1 and any(one.deictic for one in words.params) and c.acts and not hit.match.values:
        c.acts[-1] = replace(c.acts[-1], times=hit.frame.times)  # "..., and I do this four times"
        return True
    params_list = parameters(c, s, hit, words, st)
    if params_list is None:
        other = with_same_words(c, s, hit)
        pointing = POINTS_BACK.match(s.low, hit.match.start, hit.end) or (renamed and not hit.match.values)
        things = any(param.slot is Slot.THING for param in words.params)
        if other is None and hit.first_person and pointing and things:
            if of_quotation(c, st, s, hit):
                return True
            add_unclear(c, st.start + hit.start, st.start + hit.end, NOT_UNDERSTOOD)
            return True
        if other is None and hit.first_person and _sum_paid(words, hit):
            add_unclear(c, st.start + hit.start, st.start + hit.end, NOT_UNDERSTOOD)
            return True
        return other is not None and take_hit(c, st, s, other, limit)
    if not params_list:
        add_unclear(c, st.start + hit.start, st.start + len(s.text.rstrip()), NOT_UNDERSTOOD)
        return True
    shared = apiece(c, s, hit, words, params_list)
    shared = shared and one_by_one(s, hit, words, shared)
    if shared is None:
        add_unclear(c, st.start + hit.start, st.start + len(s.text.rstrip()), "what each gets is not what all get")
        return True
    params_list = shared
    if "not" in s.vocab and not s.holds(BY_NOW) and says_how_it_is(s, hit):
        add_unclear(c, st.start + hit.start, st.start + len(s.text.rstrip()), "how things are, or a deed")
        return True
    if OR_ELSE.match(s.mask, hit.end) or (len(params_list) > 1 and OR.search(s.mask, hit.start, hit.end)):
        add_unclear(c, st.start + hit.start, st.start + len(s.text.rstrip()), "one thing or another")
        return True
    unread = words.action == c.grammar.ballot and "proposal" not in hit.match.values and SOME.match(s.low, hit.end)
    if unread or not_understood(params_list, words, hit, s):
        add_unclear(c, st.start + hit.start, st.start + len(s.text.rstrip()), NOT_UNDERSTOOD)
        return True
    if joins_something(c, words, s, hit) and all(params.get("name") is None for params in params_list):
        if of_quotation(c, st, s, hit):
            return True
        add_unclear(c, st.start + hit.start, st.start + hit.end, "game, subgame or contract?")
        return True
    if renamed:
        params_list = [{renamed[1] if k == renamed[0] else k: v for k, v in p.items()} for p in params_list]
    if params_list:
        c.last_hit, c.last_hit_at = hit, c.index
    for params in params_list:
        action, said = caused(c, words.action, params) if hit.beast else (words.action, params)
        add_act(c, st, s, action, said, hit.start, hit.end, hit.frame)
    if words.tabular:
        c.headed = c.data = True
    elif words.tells and s.text.rstrip().endswith(":") and SHOWS_VOTES.search(s.low) is not None:
        c.data = True
    return True


SHOWS_VOTES = expression(
    r"\b(?:display|list|table|register|record|roll|report)\s+(?:of|on)\s+(?:(?:the|all|these)\s+){0,2}votes\b|\bvot(?:es?|ing)\s+(?:display|list|table|register|record|report)\b"
)
"""What is published shows who voted how, and casts nothing."""


def until_when(s: Scan, hit: Hit) -> bool:
    """Whether something is done again and again until a time that was not read: "Until nday 9 I give m1 each nday"."""
    when = (hit.frame.when or "").lower()
    return when.startswith(("each ", "every ")) and not s.vocab.isdisjoint(("until", "till")) and "til" not in when


def _sum_paid(words: Words, hit: Hit) -> bool:
    """Whether a sum is said of what only some mails are about: "I pay the other m6" may be of a fine."""
    if any(isinstance(one, tuple) and not one[1] for one in hit.match.values.values()):
        return True
    return bool(words.topic) and any(one.slot is Slot.MACKS and one.name in hit.match.values for one in words.params)


def says_how_it_is(s: Scan, hit: Hit) -> bool:
    """Whether somebody only sets right what others took a thing for: "Chess is Open, not Pending"."""
    return (
        not hit.first_person
        and CONTRAST.match(s.mask, hit.end) is not None
        and IS_DONE.search(s.low, hit.start, hit.end) is not None
    )


def of_quotation(c: Context, st: Statement, s: Scan, hit: Hit) -> bool:
    """Do with the thing that the quotation is about what a verb without one can do with several kinds: "I join it"."""
    said = quoted_words(c.layout, st).lower()
    kinds: dict[str, str] = {}
    for phrase in c.grammar.book.base[hit.match.phrase.verb].all if said and hit.match.phrase.verb else ():
        if phrase.words is not None and phrase.words.document is None:
            for one in phrase.words.params:
                if one.required and one.slot is Slot.THING and one.name in said:
                    kinds[phrase.words.action] = one.name
    if len(kinds) != 1:
        return False
    action, name = next(iter(kinds.items()))
    add_act(c, st, s, action, {name: "reply"}, hit.start, hit.end, hit.frame)
    return True


def joins_something(c: Context, words: Words, s: Scan, hit: Hit) -> bool:
    """Whether somebody joins what his answer does not name: "I join", under a mail about a contract."""
    alone = words.introduces and c.reply and JOINS_ALONE.fullmatch(s.low, hit.start, hit.end) is not None
    return alone and c.words.isdisjoint(OF_THE_GAME)


JOINS_ALONE = expression(r"i\s+(?:hereby\s+|also\s+|now\s+)?join(?:\s+in|\s+too|\s+up)?")
OF_THE_GAME = frozenset("game nomic player players playing register registrar newbie newcomer recruited".split())
"""Words of mails by which somebody comes into the game."""
LATE_WHEN = expression(
    r"(?:[\s,]*(?:altogether|in\s+fact|of\s+course|that\s+is|entirely|completely|too|as\s+well|I['’]m\s+afraid)){1,2}\s*+,?\s*"
    r"(?:effective|with\s+effect|as|starting)\s+(?:(?:on|from|of|at)\s+)?(?P<when>n?day\s+\d+|(?:the\s+)?(?:beginning|start|end)\s+of\s+[^,.;]{3,20})\s*+[.!]*\s*$",
    re.I,
)
"""When it is done, behind a few words that say nothing of it."""
POINTS_BACK = expression(r"\s*(?:it|them|that\s+one|this\s+one)\b")
"""Behind a verb: its object, of which nobody can tell what it is."""


IS_DONE = expression(r"\b(?:is|are|gets?)\s+[a-z]")
BY_SOMEBODY = expression(
    r"(?:\s*+,)?\s+by\s+(?:the\s+)?(?P<who>[A-Z][\w'’-]*)"
    r"(?=\s*(?:$|[.,;:!)]|(?:and|on|in|at|for|because|since|so)\b))"
)
_LAW = r"[Bb]y\s+(?:the\s+)?(?:(?:passage|passing|adoption)\s+of\s+)?(?:(?:[Pp]roposal|[Pp]rop\.?)\s+#?\d{1,6}|[P#]?\d{3,6})(?![\w.:]\d|\s+(?:votes?|to)\b)"
BY_LAW = expression(rf"(?:\s*+,)?\s+{_LAW}")
NAME_BY_LAW = expression(rf"(?!The\b)[A-Z][\w'’-]*\s+{_LAW}")
LAW_FIRST = expression(rf"\W*(?:(?:[Aa]nd|[Ss]o)\s+)?{_LAW},?\s")
LAW_WITHIN = expression(rf"\b(?:is|are|gets?)\s+(?:[a-z]+\s+)?[a-z]+(?:ed|en|wn)\s+{_LAW}")
"""It is done by what was voted on, and its author only tells of it."""
NAMED_SO = expression(r"\w\s+by\s+(?P<who>[A-Z][\w'’-]*)$")


def done_by_another(c: Context, s: Scan, hit: Hit) -> bool:
    """Whether the words behind a passive deed say that somebody else does it: "401 is withdrawn by Hob"."""
    if hit.first_person or hit.frame.actor or "hereby" in s.vocab or "by" not in s.vocab:
        return False
    if IS_DONE.search(s.low, hit.start, hit.end) is None:
        return False
    names = [one for one in only_said(hit.match.values) if isinstance(one, str)]
    if BY_LAW.match(s.text, hit.end) or LAW_FIRST.match(s.text) or LAW_WITHIN.search(s.text, hit.start, hit.end):
        return True
    if any(map(NAME_BY_LAW.fullmatch, names)):
        return True
    found = BY_SOMEBODY.match(s.text, hit.end) or next(filter(None, map(NAMED_SO.search, names)), None)
    if found is None or found["who"] in c.selves or c.grammar.titles.search(found["who"]) is not None:
        return False
    return BY_ENTITY.match(s.text, hit.end) is None


def with_same_words(c: Context, s: Scan, hit: Hit) -> Hit | None:
    """Another act that the verb and a pronoun can mean: "The cloth itches. I renounce it" gives up no office."""
    phrase = hit.match.phrase
    people = (
        {one.name for one in phrase.words.params if one.slot is Slot.NAME} if phrase.words is not None else set[str]()
    )
    things = [value for name, value in hit.match.values.items() if name not in people]
    said = [one for value in things for one in (value if isinstance(value, list) else [value])]
    counted = next((one for one in said if isinstance(one, tuple) and not one[1]), None)
    if phrase.verb not in c.grammar.book.base:
        return None
    if counted is not None:
        return of_others(c, s, hit)
    if not only_points({str(n): value for n, value in enumerate(things)}):
        return None
    order = [one for one in c.grammar.book.base[phrase.verb].all if one.words is not None]
    place = next((n for n, one in enumerate(order) if one == phrase), len(order))
    for one in order[place + 1 :]:
        if one.words is phrase.words or one.words is None or one.words.document is not None:
            continue
        if not (one.nameless or one.words.gives or any(param.slot is Slot.THING for param in one.words.params)):
            continue
        found = match(one, s, hit.match.start)
        if found is None or found.end != hit.match.end:
            continue
        who = {param.name for param in one.words.params if param.slot is Slot.NAME}
        if one.nameless or only_points({name: value for name, value in found.values.items() if name not in who}):
            return hit._replace(match=found)
    return None


def of_others(c: Context, s: Scan, hit: Hit) -> Hit | None:
    """A deed with things of another kind, where no sum was named of which there could be some: "two of them to Hob"."""
    for one in c.grammar.book.base[hit.match.phrase.verb].all:
        words = one.words
        if words is None or words is hit.match.phrase.words or words.document is not None or not words.gives:
            continue
        found = match(one, s, hit.match.start)
        if found is not None and found.end == hit.match.end:
            return hit._replace(match=found)
    return None


def at_same_moment(c: Context, st: Statement, s: Scan, hit: Hit, limit: int) -> Hit:
    """The deed with the time of the one before it, where it is done at the same moment."""
    last = c.acts[-1] if c.acts else None
    if last is None or last.when is None or hit.frame.when is not None:
        return hit
    words = hit.match.phrase.words
    if words is not None and hit.start == 0 and not hit.match.phrase.verb and not s.low.startswith("i "):
        hit = hit.framed(when=time_of_line_above(c, st, words.action))
    clause = max((m.end() for m in CLAUSES.finditer(s.mask, 0, hit.start)), default=0)
    found = SAME_MOMENT.search(s.mask, clause, min(limit, len(s.text)))
    return hit.framed(when=last.when) if found else hit


SOME = expression(r"\s+(?:(?:on|for|to)\s+)?(?:each|every|all|any|most|some|those|whatever|whichever|half)\s+\w")
"""Behind a vote: some of the proposals, by words that nothing reads."""
JUDGED = expression(
    r"\s*(?::|\s[–—-]+|=>|->)\s*(?:il)?(?:legal|valid|lawful)\b|\s*(?::|\s[–—-]+|=>|->)\s*(?:in(?:valid|effective)|fail(?:s|ed)?|succeed(?:s|ed)?|successful|unsuccessful|void|works?|worked|not\s+(?:allowed|possible|legal|valid)|impossible|allowed|fine|ok(?:ay)?)\b"
)
"""Behind a deed: what somebody judges of it, who does not do it himself."""
PLANNED_BEHIND = expression(
    r"\b(?:(?:I|we)(?:['’](?:d|ll|m|re)|\s+(?:am|are|was|will|would|shall|may|might|could|should|plan|intend|mean|want|hope|wish|consider|think|thought|wrote|drafted))\b(?!\s+(?:hereby|submitting|proposing))"
    r"|before\s+I|not\s+(?:yet\s+)?(?:submitted|final|official|ready)|(?:once|if|when|should|unless)\s|(?:comments?|feedback|thoughts|suggestions)\s+(?:\w+\s+)?(?:welcome|please|wanted|invited)"
    r"|to\s+be\s+(?:submitted|proposed|discussed)|in\s+mind|tomorrow|some\s?day)\b[^\n]{0,80}$",
    re.I,
)
"""Behind words that only name a text: nobody submits it now ("Here's a proposal I plan to submit:")."""


def doubt_applies(c: Context, s: Scan, hit: Hit) -> bool:
    return not traps.asks(s.text) and (hit.first_person or not c.data)
