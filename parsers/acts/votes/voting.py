"""Votes that stand without a sentence, and what they are on."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice
from typing import Any

from engine.expressions import expression
from engine.language import Slot
from parsers.acts.context import Context, add_act, add_unclear, remember_vote, time_of_line_above
from parsers.acts.lists.votes_ahead import row_of_votes_below
from parsers.acts.parameters import one_value
from parsers.acts.pointing.mentions import meant
from parsers.acts.pointing.quotation import (
    first_of_block,
    item_answered,
    quoted_hint,
    quoted_items,
    quoted_under,
    titled_item,
)
from parsers.acts.pointing.resolving import number_heading, resolve
from parsers.acts.votes.above import (
    asked_about,
    cried_again,
    left_out_above,
    number_above,
    of_another,
    plain_answer,
    rows_within,
    spoken_of,
    spoken_of_above,
    uncast_answer,
)
from parsers.acts.votes.beginnings import beginnings
from parsers.acts.votes.columns import OF_MINE, OWN_HEAD, among_led, among_rows, below_own_head, row_vote
from parsers.acts.votes.several_rows import several_votes
from parsers.body.quotes import directly_above, quoted_above
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.adjuncts import adjuncts
from parsers.clauses.model import Adjuncts, Hit
from parsers.lines import ballots
from parsers.lines.fragments import AND_ASIDE, WHICH_GETS, bracketed_votes, by_another, led_votes, said_votes
from parsers.phrases.matching import Match
from parsers.scan import IT, OWN, THEM, THIS, Scan
from parsers.slots.closed import read_choice
from parsers.slots.reference import Everything
from parsers.slots.references import LEFT_OUT, read_refs

IT_IS = expression(r"\s+it\s+(?:is|shall\s+be)(?:\s+then)?\b|\s+then\b|\s+from\s+me\b", re.I)
LONGEST_CRY = 20
YES_WORDS = frozenset({"yes", "no", "yea", "nay", "aye", "maybe"})
YES_LINE = expression(r"(?:#|P)?\d{1,6}\s*+:\s*(?:yes|no|yea|nay|aye|maybe)\b", re.I)


ME = expression(r"^\W*(?:(?:and|as\s+for)\s+)?(?:me|myself|mine)\s*[:,–—-]+\s*(?:an?\s+)?", re.I)
"""Before a vote of the author's, beside those of others: "Hob: FOR 401. Me: AGAINST."."""
VOTE_SUBJECT = expression(r"vote|ballot", re.I)
LINE_REF = expression(r"(?:#|P)?(\d{1,6})\s*[:.)]\s")
GOES_ON = expression(rf"(?:{AND_ASIDE})|\s*+[;,]\s*(?:and\s+)?", re.I)
TITLE_FIRST = expression(
    r"\s*([^,:;.!?]{3,60}?)(?:\s*(?:[,:–—-]\s*)+|\s+(?=[A-Z]{3,}))(?=(?:[A-Z]{3,}|[a-z]{3,})\s*(?:$|[.,;!(–—-]))"
)
"""The title of a ballot's item before the vote on it: "Coffee, AGAINST, obviously."."""
RETYPED = expression(
    r"(?:(?:proposal|prop\.?|p|#)\s*)?(\d{1,6})(?:[*~#+!]|[a-z](?=\s))?(?:\s*[:.)|–-])?\s+"
    r"(?!.*\b(?:I|would|should|my)\b)[^\W\d_].*",
    re.I | re.S,
)
"""A line of a ballot, with the number of its proposal."""
VOTING = frozenset("vote votes voting ballot".split())


def after_interjection(c: Context, st: Statement) -> bool:
    """Whether only a cry stands before the statement on its line: "Noooo! AGAINST"."""
    if c.index == 0:
        return False
    cry = c.statements[c.index - 1]
    said = c.body[cry.start : cry.end]
    short = len(said) <= LONGEST_CRY and said.endswith(("!", "."))
    return short and cry.line_start and "\n" not in c.body[cry.start : st.start]


def heads_own(c: Context, s: Scan) -> bool:
    """Whether a line begins with the head of votes that are the author's own."""
    head = MINE_HEAD.match(s.text)
    if head is None:
        below = c.statements[c.index + 1] if c.index + 1 < len(c.statements) else None
        here = below is not None and HERE_GOES.match(c.body, below.start, below.end) is not None
        return here and MINE_MISSING.search(s.text) is not None
    return head["choice"] is None or head["choice"] in c.vocabulary.choices


def ballot_line(c: Context, st: Statement, s: Scan) -> bool:
    """Table lines, and answers under quoted items."""
    if c.data and s.holds(HEADS_OWN) and (MY_VOTES.match(s.text) or heads_own(c, s)):
        c.data = False
    yes = s.holds(YES_WORDS) and YES_LINE.match(s.text) is not None
    if len(s.text) > 300 or not (yes or s.holds(c.choice_words)) or traps.asks(s.text):
        return False
    if not c.data and (cell := row_vote(c, st, s)) is not None:
        add_vote(c, st, s, cell.choice, cell.ref, cell.start, cell.end)
        remember_vote(c, cell.ref)
        return True
    if s.text.startswith("|") and (bar := BAR.match(s.text)) is not None:
        if not own_column(c, st):
            return False
        st = st._replace(start=st.start + bar.end())
        s = Scan(s.text[bar.end() :].rstrip(" |"), c.vocabulary, c.reply, c.selves, c.purse)
    boxed = s is not (s := ballots.ticked(s)) and st.line_start
    if ballots.of_several_people(s):
        return True
    if not c.data:
        if st.line_start and ":" in c.body[: st.start] and (row := titled_row(c, st, s)):
            if row.ref is not None:
                add_vote(c, st, s, row.choice, row.ref, row.start, row.end)
                remember_vote(c, row.ref)
            return True
        if several := several_votes(s, line_start=st.line_start):
            add_votes(c, st, s, several)
            return True
        if rows := rows_within(s):
            for row in rows:
                if row.choice:
                    add_vote(c, st, s, row.choice, row.ref, row.start, row.end)
                    remember_vote(c, row.ref)
                else:
                    add_unclear(c, st.start + row.start, st.start + row.end, "non-vote word")
            return True
        vote = ballots.table_line(s, among=among_rows(c, st), own=below_own_head(c) or boxed or among_led(c, st))
        if vote:
            add_vote(c, st, s, vote.choice, vote.ref, vote.start, vote.end)
            remember_vote(c, vote.ref)
            return True
        if (
            s.holds(YES_WORDS)
            and YES_LINE.match(s.text)
            and (
                VOTE_SUBJECT.search(c.subject)
                or any(a.action == c.grammar.ballot for a in c.acts)
                or (st.line_start and row_of_votes_below(c))
            )
        ):
            add_unclear(c, st.start, st.start + len(s.text.rstrip()), "non-vote word")
            return True
    if c.layout.quoted and len(titled := titled_votes(c, st, s)) > 1:
        add_votes(c, st, s, titled)
        return True
    line = st if st.line_start else c.statements[c.index - 1]
    if c.layout.quoted and directly_above(c.layout, line) and first_of_block(c, line):
        vote = ballots.bare_choice(s) or ballots.last_choice(s) or ballots.answered(s) or plain_answer(s)
        items = quoted_items(c, line)
        if vote and items:
            named = titled_item(c, line, s.text[: vote.start])
            if named is None and vote.many > len(items):
                add_unclear(c, st.start + vote.start, st.start + vote.end, "which of several is meant")
                return True
            every = isinstance(vote.ref, Everything)
            targets = [named] if named else items if every else items[-max(1, vote.many) :]
            for target in targets:
                add_vote(c, st, s, vote.choice, target, vote.start, vote.end)
            return True
        if items and not c.data and uncast_answer(s):
            add_unclear(c, st.start, st.start + len(s.text.rstrip()), "condition or leaning")
            return True
    return False


TITLED_ROW = expression(
    r"\W*(?P<title>[\"“][^\"”]{1,100}[\"”]|(?!(?:I|My|And|But|So|Now|Then|On|For|As|Total|Votes?|(?:The\s+)?(?:[Rr]est|[Oo]thers?|[Rr]emain\w*)|All|Every\w*|Any\w*|Both|Neither|None|Each|(?:Proposals?|Props?\.?)\s*#?\d+|P\d+)\b)[A-Z][^\n:=;.!?\"“]{0,80}?)\s*(?:[:=|]|->|→|\s[-–—]+|\.{2,})\s*(?=[A-Za-z]{3,}(?:\s*(?:$|[.!,;(–—])|\s+-{1,2}\s|\s{3,})|[A-Z]{3,}\s+(?:because|since|as|with|though|although|for|but\s+only)\s)"
)
"""A line of a list of votes that names a proposal by its title: "Small Hats: FOR"."""
OTHERS_HEAD = expression(
    r"(?!.*\b(?:my|mine|I)\s+(?:own\s+)?(?:votes?|ballot)?\s*:)[^\n.!?]{0,80}?\b(?:votes?|voting|voters?|ballots?|tally)\b[^\n.!?]{0,60}:\s*",
    re.I,
)
"""Over the same, where they may be anybody's."""


def titled_row(c: Context, st: Statement, s: Scan) -> ballots.Vote | None:
    """A vote on the title with which a line begins, in a list that is headed as the author's votes; on nothing in one
    that is headed as votes of others."""
    found = TITLED_ROW.match(s.text)
    choice = read_choice(s, found.end()) if found is not None else []
    if found is None or not choice or traps.supposes(s.text, s.vocab):
        return None
    for n in range(c.index - 1, max(-1, c.index - 1 - ballots.MOST_ROWS), -1):
        one = c.statements[n]
        if OWN_HEAD.fullmatch(c.body, one.start, one.end):
            return ballots.Vote(choice[0][0], found["title"].strip('"“” '), 0, choice[0][1])
        if OTHERS_HEAD.fullmatch(c.body, one.start, one.end) and not c.layout.quoted:
            marked = found["title"].lstrip()[:1] in ('"', "“")  # a title, and nobody's name
            return ballots.Vote(choice[0][0], found["title"].strip('"“” ') if marked else None, 0, choice[0][1])
        if one.line_start and ballots.ROW_OF_VOTES.match(c.body, one.start, one.end) is None:
            return None
    return None


ON_BEHIND = expression(
    r"(?:(?:,[^,;:.!?\d]{1,40},|\s*\([^()\d]{1,40}\))\s+(?:on\s+|for\s+)?|,\s+(?:on|for)\s+)(?:proposal\s+|prop\.?\s+|#|P)?(?P<number>\d{2,6})(?:,?\s+(?:that\s+is|of\s+course|I\s+mean|please))?\s*+[.!]*\s*$",
    re.I,
)
"""A remark behind a vote word, and then what the vote is on: "FOR, and gladly, on 305"."""
MY_VOTES = expression(
    r"\W*(?:(?:and|now|here\s+are|these\s+are|as\s+for)\s+)?my\s+(?:(?:own|humble|personal|final|modest|current|few|two|three)\s+){0,3}(?:votes?|ballot|choices?|picks?|voting)\b"
    r"[^.;!?\n]{0,40}?(?:are|is|:)",
    re.I,
)
"""The head of the author's own votes below what he publishes."""
HEADS_OWN = frozenset({"my", "mine", "me", "myself", "i"})
HERE_GOES = expression(r"\W*(?:(?:ok(?:ay)?|so|and|well|right|now|anyway)\W+){0,2}here\s+(?:it\s+)?goes\s*:\s*$", re.I)
MINE_MISSING = expression(
    r"\b(?:mine|my\s+(?:own\s+)?votes?)\s+(?:is|are|was|were)(?:n['’]t|\s+(?:missing|not)\b)|\bI\s+(?:ha(?:ve|d)(?:n['’]t|\s+not)|never)\s+(?:yet\s+)?(?:vote|sent|cast)",
    re.I,
)
"""Before "Here goes:", below what others voted: the author's own are still to come."""
MINE_HEAD = expression(
    r"\W*(?:(?:and|now|oh|here\s+are|these\s+are)\s+)?(?:mine|my\s+own|from\s+me|(?:as\s+)?for\s+(?:me|myself|my\s+(?:own\s+)?part))"
    r"(?:\s*+,?\s*+\([^()]{1,40}\)|\s*+,\s+(?:while|since|because|for|now)\b[^.;:!?\n]{1,50})?\s*+:\s*(?=$|(?P<choice>[A-Z]{3,})\b)",
    re.I,
)
"""The same without the word for votes: "Mine, while I'm at it: FOR 434"."""
BAR = expression(r"\|[ \t]*(?=\S)")
"""Before the first cell of a table."""


def own_column(c: Context, st: Statement) -> bool:
    """Whether the last column of a table, if it has a heading, is that of the author's votes."""
    first = ""
    for line in islice(c.layout.above(st.start), ballots.MOST_ROWS):
        if not line.text.lstrip().startswith("|"):
            break
        first = line.text
    cells = [cell.strip() for cell in first.strip().strip("|").split("|")]
    return not first or cells[0][-1:].isdigit() or OF_MINE.fullmatch(cells[-1]) is not None


def voted_just_now(c: Context, st: Statement) -> bool:
    """Whether the sentence before, of the same paragraph, is a vote, so that the next need not be told by capitals."""
    last = c.acts[-1] if c.acts else None
    return last is not None and last.action == c.grammar.ballot and c.made_at == c.index - 1 and not st.new_paragraph


def votes_in_text(c: Context, st: Statement, s: Scan) -> bool:
    """ "FOR 326-329, AGAINST 330"; a lone vote word at the end when something was voted on before."""
    if c.data or not s.holds(c.choice_words) or traps.asks(s.text):
        return False
    if "[" in s.text or "(" in s.text:
        s = ballots.ticked(s)
    for pos in beginnings(s):
        votes = said_votes(s, pos, must_shout=not voted_just_now(c, st))
        if votes:
            add_votes(c, st, s, votes)
            return True
    if votes := led_votes(s) or (bracketed_votes(s) if "(" in s.text else []):
        add_votes(c, st, s, votes)
        return True
    if c.layout.quoted and (titled := titled_votes(c, st, s)):
        add_votes(c, st, s, titled)
        return True
    line_ref = LINE_REF.match(s.text)
    vote = ballots.bare_choice(s) if not line_ref else None
    if vote is None:
        vote = ballots.last_choice(s)
    if vote is None or ballots.SAID_BY.search(s.text, 0, vote.start):
        return False
    if ballots.COUNTED_SO.search(s.mask, 0, vote.start) and (
        by_another(said := s.text[: vote.start]) or ballots.LIKING.search(said)
    ):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "whose vote, or on what")
        return True
    if (left := left_out_above(c, st, s.text[: vote.start])) is not None:
        for one in left:
            add_vote(c, st, s, vote.choice, one, vote.start, vote.end)
        if not left:
            add_unclear(c, st.start, st.start + len(s.text.rstrip()), "whose vote, or on what")
        return True
    ref: Any = line_ref.group(1) if line_ref else number_above(c, st)
    if ref is None and (opening := spoken_of_above(c, st, s.text[: vote.start])) is not None:
        if not opening:
            add_unclear(c, st.start, st.start + len(s.text.rstrip()), "on which of several is not said")
            return True
        ref = opening
    if ref is None and (behind := ON_BEHIND.match(s.text, vote.end)) is not None:
        ref = behind["number"]
    if ref is None and not s.text.startswith(":", vote.end):
        ref = retyped_item(c, st)
    if ref is None and not st.line_start:
        ref = number_heading(c, st)
    if ref is None and c.layout.quoted:
        ref = titled_item(c, quoted_under(c, st), s.text[: vote.start])
    if ref is None and (items := unanswered(c, st)):
        ref = items[-1]
    if ref is None and not c.data:
        ref = asked_about(c, st, s.text[: vote.start])
    if ref == "":
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "whose vote, or on what")
        return True
    if ref is None and (several := spoken_of(c, s, vote.start)):
        for one in several:
            add_vote(c, st, s, vote.choice, one, vote.start, vote.end)
        return True
    if ref is None and st.line_start and of_another(c, s, s.text[: vote.start]):
        add_unclear(c, st.start, st.start + len(s.text.rstrip()), "whose vote, or on what")
        return True
    if ref is None and c.last.get("voted"):
        ref = c.last["voted"][-1]
    if ref is None and not st.new_paragraph and ME.sub("", IT_IS.sub("", s.text)).strip(" .!") == vote.choice:
        ref = next(iter(meant(c, "", Slot.PROPOSAL, plural=False)), None)  # "I like 401. FOR."
    if ref is None:
        shouted = vote.choice in s.text[vote.start : vote.end] or s.text.strip(" .!").isupper()
        shouted = shouted or said_of_proposal(c, st, s)
        if not c.reply or not shouted or len(s.text) > 60:
            return False
        items = quoted_items(c, st)
        if not items and of_another(c, s, s.text[: vote.start]):
            add_unclear(c, st.start, st.start + len(s.text.rstrip()), "whose vote, or on what")
            return True
        ref = items[-1] if items else "reply"
    add_vote(c, st, s, vote.choice, ref, vote.start, vote.end)
    return True


QUIET_VOTE = expression(r"\W*[A-Z][a-z]{2,9}(?:\s+here|(?P<how>,[^.!?;:]{2,20}))?\s*[.!]+\s*")
"""A vote word in small letters as a sentence of its own, with no more than how it is cast: "Against, obviously."."""
_OF_PROPOSAL = expression(r"\b(?:proposals?|props?|ballot|voting)\b|\b[pP]\d{2,}\b", re.I)


def said_of_proposal(c: Context, st: Statement, s: Scan) -> bool:
    """Whether a sentence is no more than a vote, in answer to a mail about a proposal."""
    quiet = QUIET_VOTE.fullmatch(s.text)
    if c.grammar.book.tags:
        return False  # an answer in a tracker is about what its subject names
    if quiet is None or (quiet["how"] and ballots.HOW_CAST.fullmatch(quiet["how"].strip()) is None):
        return False
    return _OF_PROPOSAL.search("\n".join((c.subject, *quoted_above(c.layout, st)))) is not None


def titled_votes(c: Context, st: Statement, s: Scan) -> list[ballots.Vote]:
    """The votes behind titles of quoted items: "Tea, FOR.", "Hats: FOR; Caps: AGAINST"; none if one is no title."""
    votes: list[ballots.Vote] = []
    at = 0
    while (titled := TITLE_FIRST.match(s.text, at)) is not None:
        choice = read_choice(s, titled.end())
        item = titled_item(c, quoted_under(c, st), titled.group(1)) if choice else None
        if item is None:
            return [] if at else votes
        votes.append(ballots.Vote(choice[0][0], item, at, choice[0][1]))
        goes_on = GOES_ON.match(s.text, choice[0][1])
        if goes_on is None:
            break
        at = goes_on.end()
    return votes


TITLED_LINE = expression(r"\W*[pP#]?\d{1,6}[\s:.)–-]+[A-Z\"“]")


def retyped_item(c: Context, st: Statement) -> str | None:
    """The number of the ballot's line that the author typed himself above a line with only a vote."""
    above = c.statements[c.index - 1] if c.index and st.line_start else None
    if above is None or (c.words.isdisjoint(VOTING) and not c.last.get("voted")):
        return None
    start = c.body.rfind("\n", 0, above.start) + 1  # "395  Editing? What?" is one line of two sentences
    item = RETYPED.match(c.body, start, above.end)
    if start != above.start and not TITLED_LINE.match(c.body, start, above.end):
        return None
    voted = any(word in c.vocabulary.choices for word in re.findall("[A-Z]{2,}", c.body[start : above.end]))
    between = c.body[above.end : st.start]
    return item.group(1) if item is not None and not voted and not between.strip() else None


def unanswered(c: Context, st: Statement) -> list[str]:
    """The quoted ballot items above a statement when no vote stands between them and it."""
    quote = c.layout.quote_above(st.start) if c.layout.quoted else -1
    if quote < 0 or any(act.start > quote for act in c.acts if act.action == c.grammar.ballot):
        return []
    first = next((one for one in c.statements if one.start > quote), st)
    return quoted_items(c, first)


def votes_after(c: Context, st: Statement, s: Scan, end: int) -> None:
    """Votes that go on after a sentence's acts: "...; AGAINST the rest", "I withdraw 300, and FOR 421"."""
    if c.data or not s.holds(c.choice_words) or traps.asks(s.text):
        return
    but_not(c, st, s, end)
    end = max([end, *(a.end - st.start for a in c.acts[-3:] if st.start < a.end <= st.end)])
    voting = any(a.action == c.grammar.ballot for a in c.acts[-3:])
    goes_on = GOES_ON.match(s.text, end) if voting else None
    votes = said_votes(s, goes_on.end(), must_shout=False) if goes_on else []
    if votes := votes or led_votes(s, end):
        add_votes(c, st, s, votes)


EXCEPTED = expression(
    r"\W*(?:and\s+)?[#pP]?\d{1,6}(?:(?:,?\s+and\s+|,\s+)[#pP]?\d{1,6}){0,8}\s+(?:excepted|aside|apart|excluded|exempt(?:ed)?|omitted|left\s+out)\b"
)
"""What is left out of a vote, and gets none by these words."""


def add_votes(c: Context, st: Statement, s: Scan, votes: list[ballots.Vote]) -> None:
    for vote in votes:
        if not vote.choice and EXCEPTED.match(s.text, vote.start):
            continue
        if not vote.choice:
            add_unclear(c, st.start + vote.start, st.start + vote.end, "non-vote word")
            continue
        said = {"choice": vote.choice, "proposal": [vote.ref]}
        c.last_hit = Hit(Match(vote_phrase(c), said, vote.start, vote.end), vote.start, vote.end, Adjuncts())
        c.last_hit_at = c.index
        ref = vote.ref
        if isinstance(ref, Everything) or ref == "both":
            hit = Hit(Match(vote_phrase(c), {}, vote.start, vote.end), vote.start, vote.end, Adjuncts())
            for value in resolve(c, [ref], Slot.PROPOSAL, s, hit, st):
                add_act(
                    c,
                    st,
                    s,
                    c.grammar.ballot,
                    {**one_value("proposal", value), "choice": vote.choice},
                    vote.start,
                    vote.end,
                    Adjuncts(when=c.setting.when),
                )
            but_not(c, st, s, vote.end)
            if isinstance(ref, Everything) and (gets := WHICH_GETS.match(s.low, vote.end)):
                choice = read_choice(s, gets.end())
                for one in ref.exceptions if choice else ():
                    add_vote(c, st, s, choice[0][0], one, vote.start, choice[0][1])
            continue
        for one in _pointed_at(c, st, s, vote) if ref in (THIS, IT, THEM, OWN) else (ref,):
            add_vote(c, st, s, vote.choice, one, vote.start, vote.end)


def _pointed_at(c: Context, st: Statement, s: Scan, vote: ballots.Vote) -> list[Any]:
    """What a vote in a fragment is on that says "this", "that one", "those two" or "mine"."""
    if vote.ref == OWN:
        return ["own"]
    if vote.ref in (IT, THEM) and (named := meant(c, s.text[: vote.start], Slot.PROPOSAL, plural=vote.ref == THEM)):
        return list(named)
    if vote.ref == THEM and c.layout.quoted and len(items := quoted_items(c, quoted_under(c, st))) > 1:
        return list(items)
    if vote.ref in (IT, THIS) and (item := item_answered(c, st)) is not None:
        return [item]
    if vote.ref == IT and c.last.get("voted"):
        return [c.last["voted"][-1]]
    if vote.ref in (THIS, IT) and c.layout.quoted and len(items := quoted_items(c, quoted_under(c, st))) == 1:
        return list(items)
    return ["reply" if c.reply else None]


EXCEPT = expression(rf"\s*+,?\s*\(?(?:{LEFT_OUT})\s+")


def but_not(c: Context, st: Statement, s: Scan, end: int) -> None:
    """What is left out behind a vote on everything: "Everything gets my FOR, except 303, which gets an AGAINST"."""
    last = c.acts[-1] if c.acts else None
    but = EXCEPT.match(s.low, end)
    if last is None or last.action != c.grammar.ballot or last.params.get("proposal") != "all" or but is None:
        return
    for values, stop in read_refs(s, but.end(), Slot.PROPOSAL, bare=False, all_but=False):
        refs = [str(one) for one in values]
        c.acts[-1] = replace(last, params={**last.params, "except": [*last.params.get("except", []), *refs]})
        gets = WHICH_GETS.match(s.low, stop)
        choice = read_choice(s, gets.end()) if gets else []
        for ref in refs if choice else ():
            add_vote(c, st, s, choice[0][0], ref, but.end(), choice[0][1])
        return


def vote_phrase(c: Context) -> Any:
    return c.grammar.book.by_words[c.grammar.ballot][0]


SOME_OF = expression(
    r"(?:all|everything|every|each|any)\s.*\b(?:except|but|save|apart|other|barring|excluding)\b", re.I
)
"""No title, but all with something left out."""


def add_vote(c: Context, st: Statement, s: Scan, choice: str, ref: Any, start: int, end: int) -> None:
    if isinstance(ref, str) and SOME_OF.match(ref):
        add_unclear(c, st.start + start, st.start + end, "what is left out is not understood")
        return
    params: dict[str, Any] = {"proposal": ref, "choice": choice}
    if ref == "reply" and (hint := quoted_hint(c, st)):
        params["hint"] = hint
    before = s.text[:start]
    frame = adjuncts(c.grammar, s, before, "", c.setting)
    if frame.when is None and (when := time_of_line_above(c, st, c.grammar.ballot)):
        frame = frame._replace(when=when)
    if cried_again(c, params, st.start + start, st.start + end):
        return
    add_act(c, st, s, c.grammar.ballot, params, start, end, frame)
