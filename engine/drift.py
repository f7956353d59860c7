"""Drift: the rules change, and what the officer does by them may be out of date until a human has compared the two.

Everything that a nomic declares cites its rules (`Nomic.parts`). When a rule is enacted, amended, repealed, retitled
or renumbered - by whatever: a proposal, an order, a Tweak - whoever keeps the rules is asked about every part that
rests on it. A part is dealt with by an order: it is switched off or on, its reading or parameter is set, or it is
confirmed as it is. Orders are dated, so every answer is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine import tasks
from engine.errors import OrderError
from engine.game import Game, Settings, Task
from engine.nomic import Nomic
from engine.objects import Attribute, GameObject, Instant, attribute, iso
from engine.tables import Question
from engine.world import Change

CATEGORY = "T-DRIFT"
CONFIRMED = "confirmed"
OTHERWISE = (
    "the officer goes on as before; an order can turn a part off, choose a reading, set a parameter, or uphold "
    "single parts"
)
NOTHING = "the rule itself, by which the officer does nothing yet"
"""What is open about a rule that nothing rests on: a human must do what it demands, or switch it off in his mind."""


class Drift(GameObject):
    """A rule that changed, and the parts of the officer's law that nobody has compared with it since; key: its uid."""

    kind = "_drift"
    hidden = True
    rule = attribute("")
    """The rule's key."""
    since = Instant()
    did: Attribute[tuple[str, ...]] = attribute(())
    parts: Attribute[tuple[str, ...]] = attribute(())


@dataclass(frozen=True, slots=True)
class Followed:
    """How the rules of a nomic are followed: their kind, what of them matters, who is asked, and under which rule."""

    nomic: Nomic
    kind: str
    says: Mapping[str, str]
    """Attribute -> what happened to the rule when it changes ("text" -> "amended")."""
    office: str

    def __call__(self, game: Game, changes: Sequence[Change]) -> None:
        """The observer of the changes."""
        known = {rule for cited in self.nomic.parts().values() for rule in cited} if self._concerned(changes) else set()
        touched: dict[int, tuple[list[str], list[str]]] = {}
        for one in changes:
            did = self._did(one, known)
            if did:
                dids, keys = touched.setdefault(one.uid, ([], []))
                dids.append(did)
                keys += [str(key) for key in (one.key, one.old, one.new) if one.op == "rekey" or key == one.key]
        for uid, (dids, keys) in touched.items():
            rule = game.world.objects.get(uid)
            _note(game, self, uid, rule.key if rule is not None else keys[-1], dids, keys)
        for name in _just_set(changes) if touched else ():
            deal_with(game, name)

    def _concerned(self, changes: Sequence[Change]) -> bool:
        return any(one.kind == self.kind for one in changes)

    def _did(self, one: Change, known: set[str]) -> str:
        if one.kind != self.kind:
            return ""
        if one.op == "set":
            return self.says.get(one.attribute, "")
        if one.op == "create":
            return "" if one.key in known else "enacted"  # else a document of a rule that was always there
        return {"rekey": "renumbered", "destroy": "removed"}.get(one.op, "")


def follow(nomic: Nomic, kind: str, says: Mapping[str, str], office: str, rule: str) -> None:
    """Lets the nomic follow its rules: they are objects of that kind, and that office is asked when they change."""
    nomic.kinds.append(Drift)
    nomic.question(
        Question(
            CATEGORY, "Does what the officer does still follow the rule?", "whoever keeps the rules", (rule,),
            answers=(CONFIRMED,), office=office, otherwise=OTHERWISE,
        )
    )  # fmt: skip
    nomic.answer(CATEGORY)(_answered)
    nomic.observer(Followed(nomic, kind, says, office))


def _just_set(changes: Sequence[Change]) -> set[str]:
    """What the same order that changed a rule has switched or set: it knows the new rule."""
    out: set[str] = set()
    for one in changes:
        if one.kind == Settings.kind and one.attribute == "off":
            out |= set(one.old) ^ set(one.new)
        elif one.kind == Settings.kind and one.attribute in ("switches", "parameters"):
            out |= {name for name in (*one.old, *one.new) if one.old.get(name) != one.new.get(name)}
    return out


def _note(game: Game, followed: Followed, uid: int, rule: str, dids: Sequence[str], keys: Sequence[str]) -> None:
    parts = tuple(game.nomic.citing([rule, *keys])) or (NOTHING,)
    with game.world.because("drift"):
        drift = game.get(Drift, str(uid)) or game.create(Drift, str(uid))
        did = tuple(dict.fromkeys([*drift.did, *dids]))
        drift.rule, drift.since, drift.did = rule, game.now, did
        drift.parts = tuple(dict.fromkeys([*drift.parts, *parts]))
        tasks.settle(game, CATEGORY, f"drift/{uid}", "asked again")
        lines = "\n".join(f"- {part}" for part in drift.parts)
        question = f"Rule {rule} was {' and '.join(did)}. Compare with it what the officer does by it:\n{lines}"
        game.task(CATEGORY, question, office=followed.office, subject=f"drift/{uid}")


def of(game: Game) -> list[Drift]:
    """The rules with parts that nobody has compared yet, in order of their change."""
    return game.all(Drift) if Drift.kind in game.world.kinds else []


def deal_with(game: Game, name: str) -> int:
    """A part was switched, set or confirmed: nothing of it is open any more; of how many rules it was."""
    count = 0
    for drift in of(game):
        rest = tuple(part for part in drift.parts if name not in (part, part.rpartition(" ")[2]))
        if rest != drift.parts:
            count += 1
            drift.parts = rest
            if not rest:
                _close(game, drift)
    return count


def confirm(game: Game, name: str) -> None:
    """A part ("action vote", "vote"), or all parts of a rule ("4E15"), follow the rules. Raises OrderError."""
    wanted = [drift for drift in of(game) if drift.rule == name]
    for drift in wanted:
        _close(game, drift)
    if not wanted and not deal_with(game, name):
        raise OrderError(f"nothing called {name!r} is to be compared with a rule")


def _close(game: Game, drift: Drift) -> None:
    tasks.settle(game, CATEGORY, f"drift/{drift.key}", CONFIRMED)
    game.destroy(drift)


def _answered(game: Game, task: Task, answer: str) -> None:
    drift = game.get(Drift, task.subject.rpartition("/")[2])
    if drift is not None:
        game.destroy(drift)


def report(game: Game) -> dict[str, Any]:
    """What may be out of date, and what orders have set otherwise than the law has it, as plain data."""
    nomic, settings = game.nomic, game.settings
    kept = nomic.parts()
    return {
        "rules": [
            {
                "name": one.rule,
                "since": None if one.since is None else iso(one.since),
                "did": list(one.did),
                "parts": list(one.parts),
            }
            for one in of(game)
        ],
        "off": sorted(part for part in kept if part.rpartition(" ")[2] in settings.off),
        "readings": [
            {"name": name, "reading": reading, "default": nomic.switches[name].readings[0]}
            for name, reading in sorted(settings.switches.items())
            if reading != nomic.switches[name].readings[0]
        ],
        "parameters": [
            {"name": name, "value": value, "default": nomic.parameters[name].default}
            for name, value in sorted(settings.parameters.items())
            if value != nomic.parameters[name].default
        ],
    }
