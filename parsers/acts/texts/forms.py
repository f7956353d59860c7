"""Forms that are filled in: a line that names a deed, and under it a line for each of its parts.

    Usurpation
    Ministry: Law
    Reward: m40

The head is a label of the action; every line below it names a parameter of the action by its name or another word for
it, and all that the action needs is there. A text that goes with the act has forms of its own (`labels.form`).
"""

from __future__ import annotations

import re
from typing import Any

from engine.expressions import expression
from engine.language import Document, Param, Slot, Words
from parsers.acts.context import Context, add_act
from parsers.acts.taking import take_hit
from parsers.acts.turning import of_this
from parsers.body.own import Kind
from parsers.body.statements import Statement
from parsers.clauses import traps
from parsers.clauses.adjuncts import adjuncts
from parsers.clauses.model import Hit
from parsers.phrases.matching import Match, wordless
from parsers.scan import Scan, quoted
from parsers.slots import read_slot

LONGEST = 80
"""Characters of a head."""
MOST_FIELDS = 8
HEAD = expression(
    r"\W*(?:(?:action|act|deed|what|type|form|kind)\s*+[:=]\s*)?"
    r"(?:this\s+is\s+)?(?:(?:my|a|an|new|this|one|official|formal)\s+)*"
    r"(?P<notice>(?:(?:public|due|hereby)\s+)?(?:notice|announcement|declaration|statement)\s+of\s+(?:(?:an?|my|the)\s+)?)?"
    r"(?P<head>[A-Za-z][A-Za-z' -]{2,50}?)\s*(?:form\s*)?"
    r"(?:\b(?:under|per|pursuant\s+to|according\s+to)\s+(?:rule\s+)?[\dE]{1,6}\s*)?[\W_]*",
    re.I,
)
FIELD = expression(
    r"[\s*•>–-]*(?:(?:the|my|its)\s+)?(?P<name>[A-Za-z][A-Za-z' ]{1,30}?)\W{0,2}\s*+[:=]\s*(?P<said>\S.*?)\s*", re.I
)
OTHER_WORDS = {
    "colour": ("color",),
    "new colour": ("color",),
    "new color": ("color",),
    "sock colour": ("color",),
    "to": ("recipient", "delegate", "player", "priest", "title", "target"),
    "against": ("target",),
    "receiver": ("recipient",),
    "beneficiary": ("recipient",),
    "for": ("recipient", "proposal", "indictment"),
    "sum": ("amount", "fine"),
    "how much": ("amount",),
    "how many": ("count", "points"),
    "number": ("count", "number"),
    "quantity": ("count", "amount"),
    "minister": ("minister", "holder"),
    "error": ("errors",),
    "mistake": ("errors",),
    "mistakes": ("errors",),
    "report": ("display",),
    "current minister": ("holder", "minister"),
    "present minister": ("holder", "minister"),
    "incumbent": ("holder", "minister"),
    "current holder": ("holder",),
    "post": ("ministry",),
    "office": ("ministry",),
    "new reward": ("reward",),
    "proposed reward": ("reward",),
    "my reward": ("reward",),
    "reward asked": ("reward",),
    "salary": ("reward",),
    "pay": ("reward",),
    "deputy": ("delegate",),
    "under": ("contract",),
    "agreement": ("contract",),
    "ground": ("reason",),
    "grounds": ("reason",),
    "new title": ("title",),
    "new name": ("title",),
    "what": ("proposal", "display"),
    "who": ("player", "offender", "recipient"),
    "recruiter": ("recruiters",),
    "recruited by": ("recruiters",),
    "juror": ("jurors",),
    "winner": ("winners",),
    "game": ("subgame",),
    "new message": ("message",),
    "new text": ("message",),
    "text": ("message",),
    "choice": ("choice",),
    "vote": ("choice",),
    "on": ("proposal",),
    "penalty": ("fine",),
    "case": ("indictment",),
}
"""What the field of a form may be called besides the name of its parameter."""
DOER = expression(r"[a-z]{3,}er|[a-z]{3,}or|undersigned")
"""The same, called by the deed: "Usurper"."""
PASSED_OVER = frozenset("remark remarks comment comments note notes date".split())
"""Fields that say nothing of the deed."""
DOERS = frozenset("from by signed author payer giver doer".split())
"""Fields that say whose deed it is: a form of somebody else's is none of the author's."""
MYSELF = frozenset({"me", "myself", "i", "yours", "truly", "yours truly", "undersigned", "the undersigned"})
PLAIN = (Slot.TEXT, Slot.PHRASE, Slot.TITLE, Slot.TARGET, Slot.THING)
"""What is taken as it is written."""


def filled_form(c: Context, st: Statement, s: Scan) -> bool:
    """Whether a line is the head of such a form; its lines are then read with it."""
    if not (st.line_start and st.line_end) or len(s.text) > LONGEST or c.data or c.draft or traps.asks(s.text):
        return False
    if c.body.find(":", st.end) < 0 and c.body.find("=", st.end) < 0:
        return False  # no line below is a name and a value
    head = HEAD.fullmatch(s.text)
    if head is None or traps.DATA.search(s.text, s.vocab) or traps.DRAFT.search(s.text):
        return False
    heads = c.grammar.form_heads
    whole = " ".join(f"{head['notice'] or ''}{head['head']}".lower().split())
    found = heads.get(whole) or heads.get(" ".join(head["head"].lower().split()), ())
    if head["notice"] and whole not in heads:  # what the rules want announced first is only announced by a notice
        found = tuple(one for one in found if one.intent is None)
    fields, end = fields_below(c, st) if found else ([], 0)
    for words in found if fields else ():
        values = filled(c, words, fields) if of_this(c, words) else None
        if values is None:
            continue
        frame = adjuncts(c.grammar, s, "", "", c.setting)
        hit = Hit(Match(wordless(words), values, 0, len(s.text)), 0, len(s.text), frame)
        if words.document is Document.ITEMS:
            add_act(c, st, s, words.action, {**values, words.body: [values[words.body]]}, 0, len(s.text), frame)
        if words.document is Document.ITEMS or take_hit(c, st, s, hit, len(s.text)):
            c.consumed = max(c.consumed, end)
            return True
    return False


def fields_below(c: Context, st: Statement) -> tuple[list[tuple[str, str]], int]:
    """The lines under a head that are a name and a value, and where the last of them ends."""
    fields: list[tuple[str, str]] = []
    end = st.end
    for line in c.layout.below(st.end):
        if line.kind is Kind.BLANK and not fields:
            continue
        found = FIELD.fullmatch(line.text) if line.kind is Kind.OWN else None
        if found is None or len(fields) >= MOST_FIELDS:
            break
        fields.append((" ".join(found["name"].lower().split()), found["said"]))
        end = line.end
    return fields, end


def filled(c: Context, words: Words, fields: list[tuple[str, str]]) -> dict[str, Any] | None:
    """The parameters that the lines of a form give; None if one of them is none of the action's, or one is missing."""
    params = {param.name: param for param in words.params}
    values: dict[str, Any] = {}
    for name, said in fields:
        mine = said.lower().strip(" .") in MYSELF or said.strip(" .") in c.selves
        if name in PASSED_OVER or ((name in DOERS or DOER.fullmatch(name) is not None) and mine):
            continue
        param = next((params[one] for one in (name, *OTHER_WORDS.get(name, ())) if one in params), None)
        value = read_field(c, param, said) if param is not None and param.name not in values else None
        if param is None or value is None:
            return None
        values[param.name] = value
    missing = any(param.required and param.name not in values for param in words.params)
    return None if missing or not values else values


def read_field(c: Context, param: Param, said: str) -> Any:
    """What a field says; None if it is nothing of its kind."""
    named = quoted(said, 0)
    if param.slot in PLAIN:
        return named[0] if named is not None and not said[named[1] :].strip(" .") else said.rstrip(" .")
    for text in (said, f"{param.slot} {said}", f"{said} {param.slot}"):  # "31" says no rule by itself, and no points
        for value, end in read_slot(param.slot, Scan(text, c.vocabulary, c.reply, c.selves, c.purse), 0):
            if not text[end:].strip(" .,;") or text[end:].lstrip().startswith("("):
                return value
    return None
