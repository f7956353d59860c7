"""What the text of a proposal does to the rules (Rules 103, 108, 308), and what is to be said against its form.

The reader of amendments is asked, which knows repeals, amendments, transmutations and new rules; around it stand what
is this game's own: acts, former numbers, reasons given first, and the plain prose of a new rule. A text that is not
explained whole, or that seems to order two things, is unclear.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from engine.amendments import RuleText, read
from engine.documents import effective
from engine.game import Game
from engine.names import fold
from engine.quoting import take_out
from officers.suber import change_words as words
from officers.suber import rules
from officers.suber.kinds.documents import IMMUTABLE, Rule
from officers.suber.resolve import rule_now
from officers.suber.ruletext import is_act_title

MUTABLE_AT_FIRST = "every new rule is mutable at first (103)"
TWO_CHANGES = "it seems to consist of two or more rule-changes (111)"
UNCLEAR = "what it changes is not said so plainly that it could be done exactly as written (111)"
NO_DIFFERENCE = "it makes no difference (111)"


@dataclass(frozen=True, slots=True)
class Change:
    """What a text does: `rule` is how the rule reads afterwards, `key` the present number of an existing one."""

    kind: str
    key: str | None = None
    rule: RuleText | None = None
    act: bool = False
    into: str = ""
    """Of a transmutation: the mutability that it ends with."""
    flags: tuple[str, ...] = ()


def read_change(game: Game, text: str, *, ordered: bool = False) -> Change:
    """What the text of a proposal does, with all that is to be said against its form.

    With `ordered`, a text that orders nothing is no change; else it can be the text of a new rule.
    """
    said = bare(effective(text))
    if len(words.ANOTHER_ORDER.findall(take_out(said).frame)) > 1:
        return Change("unclear", flags=(TWO_CHANGES,))
    found = _enacted_act(said) or (None if ordered else _prose(said)) or _amended(game, said)
    return replace(found, flags=(*found.flags, *_against(game, found)))


def bare(text: str) -> str:
    """The text without what only introduces it."""
    said = text.strip()
    while True:
        lead = next((found for one in words.LEADS if (found := one.match(said)) is not None and found.end()), None)
        if lead is None:
            return said
        said = said[lead.end() :].lstrip()


# -- forms ------------------------------------------------------------------------------------------


def _amended(game: Game, said: str) -> Change:
    """By the reader of amendments, if it has no doubt about any part and changes one rule."""
    framed = take_out(said)
    amended = read(_in_form(framed.restore(_with_numbers(game, framed.frame))), rules.texts(game))
    if amended.status != "applied" or not amended.rules:
        reasons = [one.why for one in amended.doubts if "exactly as written" not in one.why]
        return Change("unclear", flags=tuple(dict.fromkeys(reasons)) or (UNCLEAR,))
    if len(amended.rules) > 1:
        return Change("unclear", flags=(TWO_CHANGES,))
    one = amended.rules[0]
    rule = game.get(Rule, one.key) if one.key else None
    if rule is None and one.power == IMMUTABLE:
        return Change("unclear", flags=(MUTABLE_AT_FIRST,))
    if rule is None:
        return Change("enact", None, one, is_act_title(one.title))
    if one.power != rule.mutability:
        return Change("transmute", rule.key, one, rule.act, one.power)
    return Change("repeal" if one.repealed else "amend", rule.key, one, rule.act)


def _with_numbers(game: Game, said: str) -> str:
    """Rules by their present numbers: known by a title, by a number alone, or by one that they had before."""
    for rule in rules.document(game):
        if rule.title:
            name = re.escape(rule.title.removeprefix("The ").removeprefix("the "))
            said = re.sub(rf"\b(?:the )?{name}(?!\w)", f"rule {rule.number}", said, flags=re.IGNORECASE)

    def present(found: re.Match[str]) -> str:
        rule = rule_now(game, found[2])
        return found[1] + (found[2] if rule is None else rule.key)

    return words.NUMBERED.sub(present, words.BARE.sub(r"\1 rule ", said))


def _in_form(said: str) -> str:
    """An order whose new text follows on its own line, with the text on the lines below."""
    said = words.SENTENCE.sub("Enact a new rule: ", said)
    return words.INLINE.sub(r"\1\n\n", said)


def _enacted_act(said: str) -> Change | None:
    """ "Enact the Library Act: ...", the rest being its text."""
    found = words.ACT.fullmatch(said)
    if found is None:
        return None
    title, text = (found["title"] or found["called"] or "").strip(), _unquoted(found["text"])
    first, _, rest = text.partition("\n")
    if not title and is_act_title(first) and rest.strip():
        title, text = first.strip(), rest.strip()
    return Change("enact", None, RuleText(None, title[:1].upper() + title[1:], text=text), act=True)


def _prose(said: str) -> Change | None:
    """A text that orders nothing and speaks of no rule is itself the rule proposed, as is the custom of this game."""
    said = re.sub(r"\A3\d\d\.\s+", "", said)
    if not said or words.SPEAKS_OF_RULES.search(take_out(said).frame):
        return None
    return Change("enact", None, RuleText(None, text=said))


def _unquoted(text: str) -> str:
    """The text without the quotation marks or braces around the whole of it."""
    text = text.strip()
    for opener, closer in (('"', '"'), ("\u201c", "\u201d"), ("{{", "}}"), ("{", "}")):
        inner = text[len(opener) : len(text) - len(closer)]
        if text.startswith(opener) and text.endswith(closer) and len(text) > 1 and opener not in inner:
            return inner.strip()
    return text


# -- what is to be said against it ------------------------------------------------------------------


def _against(game: Game, change: Change) -> tuple[str, ...]:
    rule = game.get(Rule, change.key) if change.key is not None else None
    if rule is None or change.rule is None:
        return ()
    flags = []
    if change.kind in ("repeal", "amend") and rule.mutability == IMMUTABLE:
        flags.append(f"rule {rule} is immutable, only transmutation is possible (103, 109)")
    if change.kind == "transmute" and rule.act:
        flags.append("an act can never be immutable (308)")
    if change.kind == "amend" and (fold(change.rule.text), change.rule.title) == (fold(rule.text), rule.title):
        flags.append(NO_DIFFERENCE)
    return tuple(flags)


def is_void(game: Game, change: Change) -> bool:
    """Whether a rule keeps the change from taking effect even when it is adopted (103, 308)."""
    rule = game.get(Rule, change.key) if change.key is not None else None
    if rule is None:
        return False
    return rule.act if change.kind == "transmute" else rule.mutability == IMMUTABLE
