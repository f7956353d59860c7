"""What each command of an order does to the game. All raise OrderError, ValueError or KeyError with the reason.

The table `COMMANDS` is the list of commands; who may give which is in engine.authority. A command changes the world
through the same log as everything else, so an order is undone as a whole and its difference can be shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine import decisions, drift, keys
from engine.acts import Act, Outcome
from engine.authority import Officer, is_office, person_named
from engine.decisions import Decision
from engine.displays import content, published
from engine.errors import Held, Illegal, OrderError
from engine.game import Game, Task
from engine.intake import ORDERED, perform
from engine.objects import GameObject, iso
from engine.tasks import answer_task
from engine.trust import need

Arguments = Mapping[str, Any]


def set_attribute(game: Game, said: Arguments) -> None:
    """set KIND/NAME.ATTRIBUTE = VALUE"""
    named = (one for one in game.world.kinds.values() if said["kind"] in (one.kind, one.ordered_as))
    cls = next(named, None)
    if cls is None or (cls.hidden and cls.ordered_as != said["kind"]):
        raise OrderError(f"no kind of thing {said['kind']!r}")
    one = game.world.by_key(said["key"], [cls.kind])
    field = one.fields.get(said["attribute"])
    if field is None:
        raise OrderError(f"a {one.kind} has no attribute {said['attribute']!r}")
    game.world.put(one, field.name, field.read(game.world, said["value"]))


def set_parameter(game: Game, said: Arguments) -> None:
    """parameter NAME = VALUE"""
    name = said["name"]
    if name not in game.nomic.parameters:
        raise OrderError(f"no parameter {name!r}")
    if type(said["value"]) is not type(game.nomic.parameters[name].default):
        raise OrderError(f"parameter {name} must be like {game.nomic.parameters[name].default!r}")
    game.settings.parameters = {**game.settings.parameters, name: said["value"]}
    drift.deal_with(game, name)


def set_switch(game: Game, said: Arguments) -> None:
    """switch NAME = READING"""
    switch = game.nomic.switches.get(said["name"])
    if switch is None or str(said["reading"]) not in switch.readings:
        known = f"; it can be read as {', '.join(switch.readings)}" if switch is not None else ""
        raise OrderError(f"no switch {said['name']!r} with a reading {said['reading']!r}{known}")
    game.settings.switches = {**game.settings.switches, switch.name: said["reading"]}
    drift.deal_with(game, switch.name)


def turn_handler(game: Game, said: Arguments) -> None:
    """turn off NAME, turn on NAME"""
    name, off = said["name"], set(game.settings.off)
    nomic = game.nomic
    known = {*nomic.actions, *(one.name for one in nomic.events), *nomic.displays, *nomic.duties}
    if name not in known:
        raise OrderError(f"no action, event, display or duty {name!r}")
    if said["on"]:
        off.discard(name)
    else:
        off.add(name)
    game.settings.off = tuple(sorted(off))
    drift.deal_with(game, name)


def uphold(game: Game, said: Arguments) -> None:
    """uphold NAME: what the officer does by a changed rule follows it; NAME is one part, or the rule for all parts"""
    drift.confirm(game, str(said["name"]))


def perform_for(game: Game, said: Arguments) -> None:
    """perform for NAME: WORDS"""
    actor = _actor(game, said)
    act = _act_of(said)
    done = perform(game, None, actor, act, int(said.get("index", 0)))
    verdict = done.verdict
    entry, index = game.world.entry, int(said.get("index", 0))
    name = said.get("message_id") or entry
    what = (verdict.outcome.value, verdict.reason, verdict.rule)
    game.record(entry, name, index, act, done.actor, *what, trust=ORDERED)
    if verdict.outcome is not Outcome.SUCCEEDED:
        raise OrderError(f"{act.action} for {actor}: {verdict.reason}")


def _actor(game: Game, said: Arguments) -> GameObject:
    """Who acts: a person, or whatever else the law lets act (a Corporation)."""
    kinds = said.get("kinds") or [cls.kind for cls in game.world.kinds.values() if not cls.hidden]
    try:
        return game.world.by_key(said["as"], kinds)
    except ValueError:
        raise OrderError(f"nobody is called {said['as']!r}") from None


def _act_of(said: Arguments) -> Act:
    more = {name: said[name] for name in ("times", "when", "intent", "capacity") if said.get(name) is not None}
    return Act(said["action"], dict(said.get("params", {})), text=said.get("text", ""), **more)


def answer(game: Game, said: Arguments) -> None:
    """task KEY = ANSWER"""
    task = game.world.get(Task, said["task"])
    if task is None or str(task.state) != "Open":
        raise OrderError(f"no open task {said['task']!r}")
    if said.get("drop"):
        task.state = "Dropped"
        return
    answer_task(game, task, str(said["answer"]))


def decide(what: str) -> Callable[[Game, Arguments], None]:
    """accept, reject and reread: a decision about one act of a message that comes right after."""

    def do(game: Game, said: Arguments) -> None:
        key = decisions.key_of(said["message"], int(said["index"]))
        one = game.get(Decision, key) or game.create(Decision, key)
        if what == decisions.REREAD and said["action"] not in game.nomic.actions:
            raise OrderError(f"no action {said['action']!r}")
        if what == decisions.ACCEPT and said.get("action") == "":
            raise OrderError(f"{key} was not understood: say what it means by reread {key}: WORDS")
        if said.get("as") and person_named(game, said["as"]) is None:
            raise OrderError(f"nobody is called {said['as']!r}")
        game.set_many(one, {
            "what": what, "action": said.get("action", ""), "params": dict(said.get("params", {})),
            "actor": said.get("as", ""), "reason": said.get("reason", ""), "order": said.get("order", ""),
            "officer": said.get("officer", "an officer"), "came_of_it": "",
        })  # fmt: skip

    return do


def ask(game: Game, said: Arguments) -> None:
    """A question for a human that the shell has: never said by an order."""
    known = ("category", "question", "office", "rule", "subject", "effective")
    game.task(**{name: said[name] for name in known}, options=tuple(said["options"]))


def publish(game: Game, said: Arguments) -> None:
    """publish DISPLAY: its text goes to the fora now"""
    name = str(said["display"])
    display = game.nomic.displays.get(name)
    if display is None:
        raise OrderError(f"no display {name!r}; there is {', '.join(sorted(game.nomic.displays))}")
    if game.nomic.publisher is not None:
        game.nomic.publisher(game, name)
        return
    game.post(name, "forum", f"display/{name}/{iso(game.now)}", **content(game, name))
    published(game, name, display.make(game))


def oblige(game: Game, said: Arguments) -> None:
    """oblige NAME: WORDS, a duty that a text outside the officer's law makes: a contract, Articles, a proposal"""
    if game.nomic.obliger is None:
        raise OrderError("this nomic knows no duties in words")
    game.nomic.obliger(game, str(said["name"]), str(said["text"]))


def amend(game: Game, said: Arguments) -> None:
    """amend: WORDS of an amendment; enact rule NUMBER: its text"""
    if game.nomic.amender is None:
        raise OrderError("this nomic keeps no rules as documents")
    try:
        touched = game.nomic.amender(game, str(said["text"]))
    except (Illegal, Held) as error:
        raise OrderError(error.reason) from None
    if not touched:
        raise OrderError("these words change no rule")


# -- officers and keys --------------------------------------------------------------------------------


def enroll(game: Game, said: Arguments) -> None:
    """enroll key for NAME"""
    keys.enroll(game, _person(game, said["name"]), said["fingerprint"], said["certificate"], game.now)


def revoke(game: Game, said: Arguments) -> None:
    """revoke key FINGERPRINT"""
    keys.retire(game, said["fingerprint"], game.now, str(said.get("reason", "")), revoked=True)


def rotate(game: Game, said: Arguments) -> None:
    """rotate key: the key that signed the order is retired, the one in it takes its place"""
    old = keys.find(game, said["signer"])
    if old is None or not isinstance(old.owner, GameObject):
        raise OrderError("a key is rotated by an order that it has signed")
    keys.enroll(game, old.owner, said["fingerprint"], said["certificate"], game.now)
    keys.retire(game, old.key, game.now, "rotated")


def appoint(game: Game, said: Arguments) -> None:
    """appoint NAME, root or for OFFICES"""
    name, offices = said["name"], tuple(said.get("offices", ()))
    for office in offices:
        if not is_office(game, office):
            raise OrderError(f"there is no office {office!r}")
    person = person_named(game, name)
    one = game.get(Officer, name) or game.create(Officer, name, addresses=tuple(said.get("addresses", ())))
    if person is not None and not isinstance(person, Officer):
        one.person = person
    if said.get("root"):
        one.root = True
    if said.get("addresses"):
        one.addresses = tuple(said["addresses"])
    one.offices = tuple(sorted({*one.offices, *offices}))
    if not one.root and not one.offices:
        raise OrderError("an officer is appointed root, or for an office")


def dismiss(game: Game, said: Arguments) -> None:
    """dismiss NAME: from all that he was appointed for; what he holds in the game stays his"""
    one = game.get(Officer, said["name"])
    if one is None or not (one.root or one.offices):
        raise OrderError(f"{said['name']} was not appointed")
    one.root, one.offices = False, ()
    if not any(each.root for each in game.all(Officer)):
        raise OrderError("the last root officer cannot be dismissed")


def require(game: Game, said: Arguments) -> None:
    """require LEVEL for ACTION"""
    name, value = said["action"], said["level"]
    game.settings.trust = {**game.settings.trust, name: need(game.nomic, name, value)}


def signed_only(game: Game, said: Arguments) -> None:
    """signed mail only, any mail: whether unsigned mail in one's own name counts"""
    person = _person(game, said.get("name", said["officer"]))
    if said["on"] and not keys.of(game, person):
        raise OrderError(f"{person} has no key")
    wanted = {uid for uid in game.settings.signed_only if uid != person.uid} | ({person.uid} if said["on"] else set())
    game.settings.signed_only = tuple(sorted(wanted))


def _person(game: Game, name: str) -> GameObject:
    found = person_named(game, name)
    if found is None:
        raise OrderError(f"nobody is called {name!r}")
    return found.person if isinstance(found, Officer) and isinstance(found.person, GameObject) else found


COMMANDS: dict[str, Callable[[Game, Arguments], None]] = {
    "set": set_attribute,
    "parameter": set_parameter,
    "switch": set_switch,
    "handler": turn_handler,
    "uphold": uphold,
    "perform": perform_for,
    "task": answer,
    "ask": ask,
    "accept": decide(decisions.ACCEPT),
    "reject": decide(decisions.REJECT),
    "reread": decide(decisions.REREAD),
    "publish": publish,
    "oblige": oblige,
    "amend": amend,
    "enact": amend,
    "enroll": enroll,
    "revoke": revoke,
    "rotate": rotate,
    "signed": signed_only,
    "appoint": appoint,
    "dismiss": dismiss,
    "require": require,
}
