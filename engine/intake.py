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
from engine.acts import Act, Outcome, Unclear, Verdict
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


def perform_message(game: Game, message: Message) -> None:
    """Performs every act of the message and records the verdicts."""
    acts, conditional = list(message.reading.acts), _conditional(game, message)
    if not acts and not conditional:
        return
    game.message = message
    try:
        _perform_all(game, message, acts, conditional)
    finally:  # also when the mail is put aside: what happens next by itself answers no message
        game.message, game.trust, game.doubt = None, "", ""


def _perform_all(game: Game, message: Message, acts: list[Act], conditional: list[tuple[int, Unclear]]) -> None:
    known = game.hooks.sender(game, message)
    game.doubt = trust.problem(game, message, known)
    sender = None if game.doubt else known or trust.signer(game, message)
    game.trust = trust.level(game, message, sender)
    judged: list[tuple[int, Act, str | None, Verdict]] = []
    index = 0
    while index < len(acts) or conditional:
        if conditional and (index >= len(acts) or conditional[0][1].start < acts[index].start):
            judged.append(_under_condition(game, message, sender, *conditional.pop(0)))
            continue
        block = acts[index].transaction
        if block is None:
            done = [perform(game, message, sender, acts[index], index)]
        else:
            done = _transaction(game, message, sender, acts[index : _end(acts, index)], index)
        for offset, one in enumerate(done):
            judged.append((index + offset, one.act, one.actor, one.verdict))
            game.record(
                message.id,
                message.id,
                index + offset,
                one.act,
                one.actor,
                one.verdict.outcome.value,
                one.verdict.reason,
                one.verdict.rule,
                trust=one.trust,
            )
        index += len(done)
    doubts.ask(game, message, judged, unknown=known is None)


def _author(game: Game, message: Message) -> GameObject | None:
    """Who wrote the present message, where that can be told."""
    return None if game.doubt else game.hooks.sender(game, message) or trust.signer(game, message)


def _conditional(game: Game, message: Message) -> list[tuple[int, Unclear]]:
    """The acts under a condition that the law takes, in order, with indexes after those of the plain acts."""
    takes, plain = game.nomic.takes_conditions, len(message.reading.acts)
    if takes is None or not takes(game):
        return []
    found = [one for one in message.reading.unclear if one.act is not None and one.act.transaction is None]
    return [(plain + number, one) for number, one in enumerate(sorted(found, key=lambda one: one.start))]


def _under_condition(
    game: Game, message: Message, sender: GameObject | None, index: int, said: Unclear
) -> tuple[int, Act, str | None, Verdict]:
    """Performs the act if its condition is true now; false it fails, and undecidable it is left to a human."""
    assert said.act is not None
    actor = sender if sender is not None else _author(game, message)
    statement = Act("assert", {"statement": said.condition}, text=said.condition)
    truth = game.hooks.statement(game, actor, statement) if actor is not None else None
    if truth:
        done = perform(game, message, sender, said.act, index)
    else:
        why = "its condition is not true" if truth is False else "whether its condition is true cannot be told"
        verdict = Verdict(Outcome.HELD if truth is None else Outcome.FAILED, why, _rule_of(game, said.act))
        done = Done(said.act, str(actor) if actor is not None else _signed(message), verdict)
    one = done.verdict
    game.record(message.id, message.id, index, done.act, done.actor, one.outcome.value, one.reason, one.rule)
    return index, done.act, done.actor, one


def _end(acts: list[Act], start: int) -> int:
    """Where the outermost transaction that begins at `start` ends: after its last act, nested ones included."""
    outermost = acts[start].transaction
    last = max(i for i, one in enumerate(acts) if one.transaction == outermost)
    return last + 1


def _transaction(game: Game, message: Message, sender: GameObject | None, acts: list[Act], index: int) -> list[Done]:
    unread = _unread_within(message, acts)
    if unread is not None and not any(decisions.find(game, message, index + n) for n in range(len(acts))):
        why = f"the Transaction waits as a whole: {unread.text[:MOST_SHOWN]!r} in it is not understood ({unread.why})"
        actor = str(sender) if sender is not None else _signed(message)
        return [Done(act, actor, Verdict(Outcome.HELD, why, _rule_of(game, act))) for act in acts]
    savepoint, told = game.world.savepoint(), game.told()
    done: list[Done] = []
    for offset, act in enumerate(acts):
        one = perform(game, message, sender, act, index + offset, within=True)
        done.append(one)
        if one.verdict.outcome is not Outcome.SUCCEEDED:
            game.world.undo(savepoint)
            game.unsay(told)
            doubtful, waits = one.verdict.outcome is Outcome.HELD, game.nomic.waits_in_doubt
            held = doubtful and waits is not None and waits(game)
            return _failed_whole(acts, done, offset, Outcome.HELD if held else Outcome.FAILED)
    return done


def _unread_within(message: Message, acts: list[Act]) -> Unclear | None:
    """The first words within a transaction that were not understood."""
    within = {act.transaction for act in acts}
    return next((one for one in message.reading.unclear if one.transaction in within), None)


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
    game: Game, message: Message | None, sender: GameObject | None, act: Act, index: int, *, within: bool
) -> Done:
    """One act with all its repetitions on savepoints; nothing of a failed one remains."""
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
            if short:
                raise Held(short)
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
