"""Lines that perform without a verb: official headings, bare words, answers, moves."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from engine.language import Slot
from parsers import traps
from parsers.acts.context import Context, add_act
from parsers.acts.parameters import complete
from parsers.acts.resting import answered_tag, numbered
from parsers.clauses.adjuncts import adjuncts
from parsers.clauses.model import Adjuncts, Hit
from parsers.phrases.book import Bare
from parsers.phrases.matching import Match, wordless
from parsers.scan import DIGIT, Scan
from parsers.slots import read_slot
from parsers.statements import Statement

TOO = re.compile(r"\s+(?:too|as well|also)$")
HEAD = re.compile(r"\W*([^.,;:!(—–]{2,40}?)\s*(?:[.,;:!(—–]|\s-\s|$)")
ANSWERED = re.compile(
    r"(?:also|and|then|my\s+answers?)?\s*:?\s*(consultation\s+)?(?:number\s+|#)?(\d{1,6})\s*(?:[:=–—-]|->|→)?\s+", re.I
)
VOTING = re.compile(r"(?i)\bvot|ballot")
ANSWER_END = re.compile(r"\s*(?:$|[.,;:!(—–-])")
MOVE = re.compile(
    r"([A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|of|the|by)){0,4})\s*:\s+((?:[a-hA-H][1-8]\s*[-x–]?\s*[a-hA-H][1-8]\S*|(?:move|moves|play|plays|I play|I move|bid|attack|draw|pass|fold|raise|check|fire|shoot|roll|bet|call|castle|capture|throw|place|discard|deal|double|hit|stand|jump|advance|guess|fire\s+at|attack)\b[^.!?]{0,80})[+#]?)\s*[.!]?\s*$"
)


NAMED_MOVE = re.compile(r"([A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|of|the|by|[IVX]+)){0,4})\s*:\s+([^.!?]{1,120})[.!]?\s*$")


def games_here(c: Context) -> set[str]:
    """The subgames that the author joined or made in this mail."""
    return {str(act.params.get("subgame") or act.params.get("name")) for act in c.acts if "subgame" in act.action}


LONGEST_HEADING = 160
"""Characters; a longer line is no heading."""


def official_heading(c: Context, st: Statement, s: Scan) -> bool:
    if not st.new_paragraph or not st.line_start or len(s.text) > LONGEST_HEADING or not c.alive.heads(s):
        return False
    for pattern, words in c.grammar.book.headings:
        m = pattern.match(s.text)
        if not m or traps.DATA.search(s.text) or traps.DRAFT.search(s.text) or (c.data and not c.headed):
            continue
        params: dict[str, Any] = {}
        groups = m.groupdict()
        if groups.get("nweek"):
            params["nweek"] = int(groups["nweek"])
        if groups.get("display"):
            params["display"] = groups["display"]
        add_act(c, st, s, words.action, params, 0, len(s.text.rstrip()), Adjuncts())
        c.headed = c.data = True
        return True
    return False


def bare_word(c: Context, st: Statement, s: Scan) -> bool:
    """A word that performs by standing alone: "Objection!", "ZOT!", "guilty"."""
    if s.text.rstrip().endswith("?") or (c.data and not c.reply):
        return False
    text = TOO.sub("", s.low.strip(" .!*_\"'-–—(),;:"))
    words_found = c.grammar.book.bare.get(text)
    end = len(s.text.rstrip())
    if not words_found:
        head = HEAD.match(s.low) if st.line_start else None
        if head:
            words_found = c.grammar.book.opens.get(head.group(1).strip())
            end = head.end(1)
    if not words_found:
        return False
    words, sets = _meant(c, words_found)
    if not c.reply and not words.bare_anywhere:
        return False
    frame = adjuncts(c.grammar, s, "", "", c.setting)
    hit = Hit(Match(wordless(words), {}, 0, end), 0, end, frame)
    tagged = answered_tag(c)
    params = numbered(words, tagged.number, dict(sets)) if tagged is not None and words in tagged.words else dict(sets)
    complete(c, params, words, s, hit, st, "")
    add_act(c, st, s, words.action, params, 0, end, frame)
    return True


def _meant(c: Context, found: Sequence[Bare]) -> Bare:
    """Which action a bare word performs: the one whose tag is answered, else the first."""
    tagged = answered_tag(c) if len(found) > 1 else None
    return next((one for one in found if tagged is not None and one[0] in tagged.words), found[0])


def answer_form(c: Context, st: Statement, s: Scan) -> bool:
    """ "121: TRUE", "118 YES", "12 is INCONSISTENT", "Consultation 12: FALSE"."""
    if c.data or DIGIT not in s.vocab or s.text.rstrip().endswith("?"):
        return False
    m = ANSWERED.match(s.text)
    if not m:
        return False

    voting = any(a.action == "vote" for a in c.acts) or VOTING.search(c.subject)
    for slot, name, action in ((Slot.ANSWER, "answer", "answer_consultation"), (Slot.CLAIM, "claim", "make_claim")):
        found = read_slot(slot, s, m.end())
        if found and ANSWER_END.match(s.text[found[0][1] :]):
            word = s.text[m.end() : found[0][1]]
            if (
                (voting and not m.group(1))
                or not (word.isupper() or m.group(1))
                or (
                    name == "answer"
                    and not m.group(1)
                    and word.upper() in ("YES", "NO")
                    and not any(a.action.startswith("answer") for a in c.acts)
                )
            ):
                return False
            add_act(c, st, s, action, {"consultation": m.group(2), name: found[0][0]}, 0, found[0][1], Adjuncts())
            return True
    return False


def subgame_move(c: Context, st: Statement, s: Scan) -> bool:
    """ "Snail Chess: e2-e4": a name, a colon, a move."""
    if c.data or ":" not in s.vocab or not st.line_start:
        return False
    m = MOVE.match(s.text) or NAMED_MOVE.match(s.text)
    if not m or (m.re is NAMED_MOVE and m.group(1) not in games_here(c)):
        return False
    add_act(c, st, s, "act_in_subgame", {"subgame": m.group(1), "move": m.group(2)}, 0, m.end(2), Adjuncts())
    return True
