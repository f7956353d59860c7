"""What the text of a proposal does to the rules (Rules 103, 108, 308), and what is to be said against its form.

The reader of amendments is asked first; around it stand the forms of this game: transmutation, acts, a new text that
runs to the end of the proposal, and the plain prose of a new rule. A text that no form explains whole is unclear.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.amendments import RuleText, read
from engine.documents import effective
from engine.game import Game
from engine.names import fold
from engine.quoting import take_out
from officers.suber import change_words as words
from officers.suber import rules
from officers.suber.kinds.documents import IMMUTABLE, MUTABLE, Rule
from officers.suber.resolve import rule_now
from officers.suber.ruletext import is_act_title

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


Form = Callable[["Game", str], "Change | None"]


def read_change(game: Game, text: str, *, ordered: bool = False) -> Change:
    """What the text of a proposal does, with all that is to be said against its form.

    With `ordered`, a text that orders nothing is no change; else it can be the text of a new rule.
    """
    said = bare(effective(text))
    forms: tuple[Form, ...] = (_transmutation, _repealed, _amended, _written_anew, _enacted)
    tries = forms if ordered else (*forms, _prose)
    found = next((change for form in tries if (change := form(game, said)) is not None), None)
    if found is None:
        several = len(words.CHANGES.findall(take_out(said).frame)) > 1
        return Change("unclear", flags=(TWO_CHANGES,) if several else (UNCLEAR,))
    return replace(found, flags=_against(game, found))


def bare(text: str) -> str:
    """The text without what only introduces it."""
    said = text.strip()
    while True:
        lead = next((found for one in words.LEADS if (found := one.match(said)) is not None and found.end()), None)
        if lead is None:
            return said
        said = said[lead.end() :].lstrip()


# -- forms ------------------------------------------------------------------------------------------


def _transmutation(game: Game, said: str) -> Change | None:
    matched = _ordered(game, said, words.TRANSMUTE)
    if matched is None:
        return None
    line, rule = matched
    into = words.MUTABILITY.search(line)
    if into is None:
        wanted = MUTABLE if rule.mutability == IMMUTABLE else IMMUTABLE
    else:
        wanted = IMMUTABLE if into[1] else MUTABLE
    return Change("transmute", rule.key, _as_text(rule), rule.act, wanted)


def _repealed(game: Game, said: str) -> Change | None:
    matched = _ordered(game, said, words.REPEAL)
    if matched is None:
        return None
    rule = matched[1]
    return Change("repeal", rule.key, replace(_as_text(rule), repealed=True), rule.act)


def _ordered(game: Game, said: str, patterns: tuple[re.Pattern[str], ...]) -> tuple[str, Rule] | None:
    """The order as one line, and the rule in force that it names; None when the text is more or less than that."""
    line = " ".join(_with_numbers(game, said).split()).rstrip(" .!;")
    found = next((match for one in patterns if (match := one.fullmatch(line)) is not None), None)
    rule = _standing(game, found["number"]) if found is not None else None
    return None if rule is None else (line, rule)


def _amended(game: Game, said: str) -> Change | None:
    """By the reader of amendments; None when it is in doubt about any part."""
    framed = take_out(said)
    plain = framed.restore(words.BARE.sub(r"\1 rule ", _with_numbers(game, framed.frame)))
    amended = read(plain, rules.texts(game))
    if amended.status != "applied" or len(amended.rules) != 1:
        return None
    one = amended.rules[0]
    if not one.key:
        return Change("enact", None, one, is_act_title(one.title))
    rule = _standing(game, one.key)
    return None if rule is None else Change("repeal" if one.repealed else "amend", rule.key, one, rule.act)


def _written_anew(game: Game, said: str) -> Change | None:
    """ "Amend 207 to read ...", the rest being the new text."""
    tries = (one.fullmatch(form) for one in words.WHOLE for form in (said, _with_numbers(game, said)))
    found = next((match for match in tries if match is not None), None)
    rule = _standing(game, found["number"]) if found is not None else None
    text = _to_the_end(found["text"]) if found is not None else None
    if rule is None or text is None:
        return None
    return Change("amend", rule.key, replace(_as_text(rule), text=text), rule.act)


def _enacted(game: Game, said: str) -> Change | None:
    """ "Enact a new rule: ...", "Enact the Library Act: ...", the rest being its text."""
    named = words.ENACT_NAMED.fullmatch(said)
    found = named or words.ENACT.fullmatch(said)
    text = _to_the_end(found["text"]) if found is not None else None
    if found is None or text is None:
        return None
    title = (found["title"] or found.groupdict().get("plain") or "").strip()
    first, _, rest = text.partition("\n")
    if not title and is_act_title(first) and rest.strip():
        title, text = first.strip(), rest.strip()
    act = named is not None or found["noun"].lower() == "act" or is_act_title(title)
    return Change("enact", None, RuleText(None, title, text=text), act)


def _prose(game: Game, said: str) -> Change | None:
    """A text that orders nothing and speaks of no rule is itself the rule proposed, as is the custom of this game."""
    said = re.sub(r"\A3\d\d\.\s+", "", said)
    if not said or words.SPEAKS_OF_RULES.search(take_out(said).frame):
        return None
    return Change("enact", None, RuleText(None, text=said))


def _with_numbers(game: Game, said: str) -> str:
    """The titles of rules as their numbers, so that "the Act Act" is known as rule 308."""
    for rule in rules.document(game):
        if rule.title:
            name = re.escape(rule.title.removeprefix("The ").removeprefix("the "))
            said = re.sub(rf"\b(?:the )?{name}(?!\w)", f"rule {rule.number}", said, flags=re.IGNORECASE)
    return said


def _standing(game: Game, number: str) -> Rule | None:
    """The rule in force of that number."""
    found = rule_now(game, number)
    return found if found is not None and found.status == "in force" else None


def _as_text(rule: Rule) -> RuleText:
    return RuleText(rule.key, rule.title, text=rule.text, key=rule.key)


def _to_the_end(text: str) -> str | None:
    """A new text that runs to the end of the proposal, without the quotation marks or braces around the whole of it.

    None where it may have ended before: it begins with a mark that does not close it, or a sentence is an order.
    """
    text = text.strip()
    for opener, closer in (('"', '"'), ("\u201c", "\u201d"), ("{{", "}}"), ("{", "}")):
        if text.startswith(opener):
            inner = text.rstrip(" .") if text.rstrip(" .").endswith(closer) else text
            inner = inner[len(opener) : len(inner) - len(closer)]
            whole = text.rstrip(" .").endswith(closer) and len(text) > 1 and opener not in inner
            return inner.strip() if whole else None
    return None if words.ANOTHER_ORDER.search(text) else text


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
    if change.kind == "transmute" and change.into == rule.mutability:
        flags.append(f"rule {rule} is {rule.mutability} already; {NO_DIFFERENCE}")
    if change.kind == "amend" and (fold(change.rule.text), change.rule.title) == (fold(rule.text), rule.title):
        flags.append(NO_DIFFERENCE)
    return tuple(flags)


def is_void(game: Game, change: Change) -> bool:
    """Whether a rule keeps the change from taking effect even when it is adopted (103, 308)."""
    rule = game.get(Rule, change.key) if change.key is not None else None
    if rule is None:
        return False
    if change.kind == "transmute":
        return rule.act or change.into == rule.mutability
    return rule.mutability == IMMUTABLE
