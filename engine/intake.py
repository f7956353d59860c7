"""Intake of acts: the acts of one message performed in order, each on the state left by the one before.

Repetition, transactions, schedules and announcements are the same in every nomic; who may do what is asked
of the law. An act that fails leaves no trace (savepoint); a transaction is one savepoint for all its acts
(Rule 4E12 of B Nomic, Atomic Actions elsewhere). Nested transactions stand or fall with the outermost.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from engine import decisions, doubts, faults, trust
from engine.acts import Act, Numbered, Outcome, Unclear, Verdict
from engine.authority import person_named
from engine.decisions import Decision
from engine.errors import Held, Illegal
from engine.game import Game
from engine.journal import Message
from engine.nomic import ActionLaw, Slot
from engine.objects import GameObject

ORDERED = "order"
"""How surely the author of an act is known that an officer ordered."""
UNKNOWN = "an unknown sender"
NOTHING = ""
"""The action of words of which no act was read."""
MOST_SHOWN = 60
"""Characters of unread words that a reason quotes."""
MOST_REPETITIONS = 1000
"""How often one act may be repeated in one message; origin: Rule 4E30's larger official quantities would
otherwise let one line of mail occupy the officer for hours."""


@dataclass(frozen=True, slots=True)
class Done:
    """One act with the actor it was attributed to and the verdict."""

    act: Act
    actor: str | None
    verdict: Verdict
    trust: str | None = None
    """How surely its author is known, where that is not as its message says."""


@dataclass(frozen=True, slots=True)
class _Item:
    """One act of a message by its number, in its place among the others; `doubt`: why it is held of itself."""

    index: int
    act: Act
    doubt: Unclear | None = None


def perform_message(game: Game, message: Message) -> None:
    """Performs every act of the message and records the verdicts."""
    said = message.reading.numbered
    if not said.actions:
        return
    game.message = message
    try:
        _perform_all(game, message, said)
    finally:  # also when the mail is put aside: what happens next by itself answers no message
        game.message, game.trust, game.doubt = None, "", ""


def _perform_all(game: Game, message: Message, said: Numbered) -> None:
    known = game.hooks.sender(game, message)
    game.doubt = trust.problem(game, message, known)
    sender = None if game.doubt else known or trust.signer(game, message)
    game.trust = trust.level(game, message, sender)
    judged: list[doubts.Judged] = []
    items = _in_order(game, message, said)
    at = 0
    while at < len(items):
        if items[at].act.transaction is None:
            done = [_perform_item(game, message, sender, items[at])]
        else:
            done = _transaction(game, message, sender, items[at : _end(items, at)], said)
        for item, one in zip(items[at:], done, strict=False):
            judged.append(doubts.Judged(item.index, one.act, one.actor, one.verdict, guessed=item.doubt is not None))
            game.record(
                message.id,
                message.id,
                item.index,
                one.act,
                one.actor,
                one.verdict.outcome.value,
                one.verdict.reason,
                one.verdict.rule,
                trust=one.trust,
            )
        at += len(done)
    doubts.ask(game, message, judged, unknown=known is None)
    if sender is not None and said.unread and game.hooks.admit(game, message, Act(NOTHING, {})) is None:
        doubts.ask_about_words(game, message, sender, _undecided(game, message, said))


def _undecided(game: Game, message: Message, said: Numbered) -> list[tuple[int, Unclear]]:
    """The words that were not understood, by their numbers, about which no officer has decided."""
    numbered = enumerate(said.unread, len(said.read))
    return [(n, one) for n, one in numbered if decisions.find(game, message, n) is None]


def _in_order(game: Game, message: Message, said: Numbered) -> list[_Item]:
    """What is to be done, in the order in which it takes effect: the acts as they were read, each that may be one
    before the first act that is said later, and so what an officer has read unread words as."""
    plain = [_Item(n, one) for n, one in enumerate(said.acts)]
    others = [_Item(n, act, said.doubt(n)) for n, act in enumerate(said.read) if n >= len(plain)]
    for n, one in enumerate(said.unread, len(said.read)):
        decision = decisions.find(game, message, n)
        if decision is not None and decision.what == decisions.REREAD:
            said_so = Act(NOTHING, {}, one.text, one.start, one.end, transaction=one.transaction)
            others.append(_Item(n, replace(said_so, outermost=one.outermost)))
    out: list[_Item] = []
    others.sort(key=lambda item: item.act.start)
    for item in plain:
        while others and others[0].act.start < item.act.start:
            out.append(others.pop(0))
        out.append(item)
    return out + others


def _perform_item(
    game: Game, message: Message, sender: GameObject | None, item: _Item, *, within: bool = False
) -> Done:
    """Performs an act, unless it is in doubt whether it was meant and nobody has decided that."""
    doubt = item.doubt
    if doubt is None or decisions.find(game, message, item.index) is not None:
        return perform(game, message, sender, item.act, item.index, within=within)
    takes = game.nomic.takes_conditions
    if doubt.condition and not within and takes is not None and takes(game):
        return _under_condition(game, message, sender, item, doubt.condition)
    return _perform(game, message, sender, item.act, item.index, within=within, held=_why(doubt))


def _why(doubt: Unclear) -> str:
    """Why an act that may not be meant is held."""
    return f'it hangs on a condition: "{doubt.condition[:MOST_SHOWN]}"' if doubt.condition else doubt.why


def _author(game: Game, message: Message) -> GameObject | None:
    """Who wrote the present message, where that can be told."""
    return None if game.doubt else game.hooks.sender(game, message) or trust.signer(game, message)


def _under_condition(game: Game, message: Message, sender: GameObject | None, item: _Item, condition: str) -> Done:
    """Performs the act if its condition is true now; false it fails, and undecidable it is left to a human."""
    act = item.act
    actor = sender if sender is not None else _author(game, message)
    statement = Act("assert", {"statement": condition}, text=condition)
    truth = game.hooks.statement(game, actor, statement) if actor is not None else None
    if truth:
        return perform(game, message, sender, act, item.index)
    why = "its condition is not true" if truth is False else "whether its condition is true cannot be told"
    verdict = Verdict(Outcome.HELD if truth is None else Outcome.FAILED, why, _rule_of(game, act))
    return Done(act, str(actor) if actor is not None else _signed(message), verdict)


def _end(items: list[_Item], start: int) -> int:
    """Where the outermost transaction that begins at `start` ends: after its last act, nested ones included."""
    first = items[start].act
    whole = first.transaction if first.outermost is None else first.outermost
    return 1 + max(n for n, one in enumerate(items) if n == start or whole in (one.act.transaction, one.act.outermost))


def _transaction(
    game: Game, message: Message, sender: GameObject | None, items: list[_Item], said: Numbered
) -> list[Done]:
    unread = _unread_within(game, message, items, said)
    if unread is not None and game.hooks.admit(game, message, items[0].act) is None:
        why = f"the Transaction waits as a whole: {unread.text[:MOST_SHOWN]!r} in it is not understood ({unread.why})"
        actor = str(sender) if sender is not None else _signed(message)
        waits = [(one.act, _why(one.doubt) if one.doubt is not None else why) for one in items]
        return [Done(act, actor, Verdict(Outcome.HELD, reason, _rule_of(game, act))) for act, reason in waits]
    savepoint, told = game.world.savepoint(), game.told()
    done: list[Done] = []
    for offset, item in enumerate(items):
        one = _perform_item(game, message, sender, item, within=True)
        done.append(one)
        if one.verdict.outcome is not Outcome.SUCCEEDED and not _is_none(game, message, item):
            game.world.undo(savepoint)
            game.unsay(told)
            doubtful, may_wait = one.verdict.outcome is Outcome.HELD, game.nomic.waits_in_doubt
            held = doubtful and may_wait is not None and may_wait(game)
            acts = [each.act for each in items]
            return _failed_whole(acts, done, offset, Outcome.HELD if held else Outcome.FAILED)
    return done


def _is_none(game: Game, message: Message, item: _Item) -> bool:
    """Whether an officer has decided that words which may be an act are none: nothing falls with them."""
    decision = decisions.find(game, message, item.index) if item.doubt is not None else None
    return decision is not None and decision.what == decisions.REJECT


def _unread_within(game: Game, message: Message, items: list[_Item], said: Numbered) -> Unclear | None:
    """The first words within a transaction for which it waits. What was not understood at all holds it up until an
    officer decides about anything in it; what may be an act, until he decides about just that."""
    within = {number for item in items for number in (item.act.transaction, item.act.outermost) if number is not None}
    open_ = [item for item in items if decisions.find(game, message, item.index) is None]
    waiting = [item.doubt for item in open_ if item.doubt is not None]
    if len(open_) == len(items):
        unread = (one for _, one in _undecided(game, message, said))
        waiting += [one for one in unread if not within.isdisjoint((one.transaction, one.outermost))]
    return min(waiting, key=lambda one: one.start, default=None)


def _failed_whole(acts: list[Act], done: list[Done], culprit: int, outcome: Outcome) -> list[Done]:
    """Every act of the transaction fails, or is held, with one; the culprit keeps its own reason."""
    why = done[culprit].verdict.reason
    verb = "waits" if outcome is Outcome.HELD else "fails"
    out = []
    for offset, act in enumerate(acts):
        if offset == culprit:
            verdict = replace(done[culprit].verdict, outcome=outcome)
        else:
            verdict = Verdict(outcome, f"the Transaction {verb} as a whole at item {culprit + 1}: {why}", "4E12")
        out.append(Done(act, done[culprit].actor, verdict))
    return out


def perform(
    game: Game, message: Message | None, sender: GameObject | None, act: Act, index: int, *, within: bool = False
) -> Done:
    """One act, as an officer decided about it if one did."""
    decision = decisions.find(game, message, index)
    if decision is None or message is None:
        return _perform(game, message, sender, act, index, within=within)
    return _as_decided(game, message, sender, decision, (act, index, within))


def _as_decided(
    game: Game, message: Message, sender: GameObject | None, decision: Decision, what: tuple[Act, int, bool]
) -> Done:
    """An act about which an officer has decided: who its author is, and that it is for him to do, is settled."""
    said, index, within = what
    act = decisions.read_as(decision, said)
    if decision.what == decisions.REJECT:
        return Done(act, str(sender) if sender is not None else _signed(message), decisions.rejected(decision), ORDERED)
    named = person_named(game, decision.actor) if decision.actor else None
    game.decided = True
    try:
        done = _perform(game, None, named or sender or game.hooks.sender(game, message), act, index, within=within)
    finally:
        game.decided = False
    decisions.note(decision, done.verdict)
    return Done(act, done.actor or _signed(message), done.verdict, ORDERED)


def _perform(
    game: Game, message: Message | None, sender: GameObject | None, act: Act, index: int, *, within: bool,
    held: str = "",
) -> Done:  # fmt: skip
    """One act with all its repetitions on savepoints; nothing of a failed one remains. `held`: why it must wait."""
    game.act, game.act_index = act, index
    if sender is not None:
        sender = game.world.objects.get(sender.uid, sender)
    elif message is not None:
        sender = _author(game, message)
    actor_name = str(sender) if sender is not None else _signed(message)
    world = game.world
    wants, count = max(1, act.times), 0
    verdict = Verdict(Outcome.FAILED, "nothing was done")
    if wants > MOST_REPETITIONS:
        return Done(act, actor_name, Verdict(Outcome.HELD, f"{wants} repetitions are for an officer to decide"))
    try:
        if message is not None:
            if game.doubt:
                raise Held(f"the sender cannot be told: {game.doubt}")
            early = game.hooks.admit(game, message, act)
            if early is not None:
                return Done(act, actor_name, early)
            short = trust.lacking(game, sender, trust.Level(game.trust), act.action)
            if short or held:
                raise Held(short or held)
        while count < wants:
            savepoint, told = world.savepoint(), game.told()
            try:
                with world.because(f"act {index}", _rule_of(game, act)):
                    actor_name = _once(game, sender, act, within) or actor_name
                    faults.settle_after(game)
            except Exception:
                world.undo(savepoint)
                game.unsay(told)
                raise
            count += 1
        verdict = Verdict(Outcome.SUCCEEDED, "" if wants == 1 else f"{count} times", _rule_of(game, act))
    except Illegal as error:
        if count and not within:
            verdict = Verdict(Outcome.SUCCEEDED, f"{count} of {wants} times, then: {error.reason}", error.rule)
        else:
            verdict = Verdict(Outcome.FAILED, error.reason, error.rule or _rule_of(game, act))
        if error.leaves is not None and not within:
            with world.because(f"act {index}", error.rule):
                error.leaves()
    except Held as error:
        verdict = Verdict(Outcome.HELD, error.reason, error.rule or _rule_of(game, act))
    finally:
        game.act, game.act_index = None, -1
    return Done(act, actor_name, verdict if sender is not None else _of_a_stranger(message, verdict))


def _of_a_stranger(message: Message | None, verdict: Verdict) -> Verdict:
    """The verdict without the address of an unknown sender, who may have no other name: digests show reasons to all."""
    if message is None or "@" not in message.address:
        return verdict
    reason = re.sub(re.escape(message.address), UNKNOWN, verdict.reason, flags=re.IGNORECASE)
    return replace(verdict, reason=reason)


def _signed(message: Message | None) -> str | None:
    """What an unknown sender calls himself, unless that is an address."""
    if message is None:
        return None
    name = message.name.strip()
    return name if name and "@" not in name else UNKNOWN


def _rule_of(game: Game, act: Act) -> str:
    law = game.nomic.actions.get(act.action)
    return law.rule if law is not None and law.rules else ""


def _once(game: Game, sender: GameObject | None, act: Act, within: bool) -> str:
    """Performs the act once; the name of the actor it is attributed to."""
    if sender is None:
        if game.message is None:
            raise Illegal("the sender is nobody the game knows")
        sender = game.hooks.stranger(game, game.message)
    actor = game.hooks.actor(game, sender, act)
    if act.action == "assert":
        _assert(game, actor, act, within)
    elif act.when is not None:
        game.hooks.schedule(game, actor, act)
    elif act.intent is not None:
        game.hooks.announce(game, actor, act)
    else:
        name = str(actor)
        apply_law(game, actor, act)
        game.hooks.performed(game, actor, act)
        return name
    return str(actor)


def _assert(game: Game, actor: GameObject, act: Act, within: bool) -> None:
    if not within:
        raise Illegal("an assertion has no effect outside a Transaction", "4E12")
    truth = game.hooks.statement(game, actor, act)
    if truth is None:
        raise Held("whether this is true cannot be told with certainty", "4E12")
    if not truth:
        raise Illegal("the assertion is false", "4E12")


def apply_law(game: Game, actor: GameObject, act: Act) -> None:
    """Binds the parameters by the law's annotations and runs it; raises Illegal or Held."""
    law = game.nomic.actions.get(act.action)
    if law is None:
        raise Held(f"no law is written yet for {act.action}: an officer must see to it")
    if game.is_off(act.action):
        raise Held(f"{act.action} is switched off by an officer", law.rule)
    if not isinstance(actor, law.actor):
        who = " or ".join(sorted(str(getattr(one, "kind", "thing")).replace("_", " ").title() for one in law.actor))
        raise Illegal(f"only a {who} may do this, and {actor} is none", law.rule)
    values = {slot.argument: bind(game, actor, law, slot, act.params.get(slot.name)) for slot in law.slots}
    law.law(game, actor, **values)


def bind(game: Game, actor: GameObject, law: ActionLaw, slot: Slot, raw: Any) -> Any:
    """The value of one parameter: resolved, or None if optional and not said."""
    if raw is None:
        if slot.optional:
            return None
        raise Illegal(f"the {slot.name.replace('_', ' ')} is missing", law.rule)
    resolver = game.nomic.resolvers.get(slot.type)
    if resolver is not None:
        return resolver(game, actor, raw)
    if slot.type is int:
        if not isinstance(raw, int) or isinstance(raw, bool):
            raise Illegal(f"the {slot.name.replace('_', ' ')} must be a whole number, not {raw}", law.rule)
        return raw
    return raw
