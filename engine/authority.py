"""Who may give which order: officers of the deployment, holders of offices, and the table of permissions.

An officer is a person with a key. He is a root officer (everything), or has offices: those he holds in the game, and
those that a root officer gave him by name. A permission is data: for each command, the words that say who may give it.
A nomic maps the words of roles to its offices; a genesis may change any line of the table.

    root       every root officer: always, so it is never written
    subject    who has the office that the thing belongs to (the action's, the display's, the question's)
    own        anybody with a key, for himself
    ROLE       who has the office that plays that role in this nomic ("rules", "registrar")
    OFFICE     who has that office
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.objects import Attribute, GameObject, Ref, attribute

if TYPE_CHECKING:
    from engine.game import Game
    from engine.journal import Command

OFFICE_KINDS = ("ministry", "office")
HOLDER = ("minister", "holder")
SUBJECT, OWN = "subject", "own"
PERMISSIONS: Mapping[str, tuple[str, ...]] = {
    "accept": (SUBJECT,),
    "reject": (SUBJECT,),
    "reread": (SUBJECT,),
    "perform": (SUBJECT,),
    "task": (SUBJECT, OWN),
    "publish": (SUBJECT,),
    "oblige": (),
    "amend": ("rules",),
    "enact": ("rules",),
    "set": (),
    "parameter": (),
    "switch": (),
    "handler": (),
    "uphold": ("rules",),
    "require": (),
    "enroll": ("registrar",),
    "revoke": (OWN, "registrar"),
    "rotate": (OWN,),
    "signed": (OWN,),
    "appoint": (),
    "dismiss": (),
}
"""Who may give which command, unless the game's genesis says otherwise. What changes values past the rules is for root
officers alone: who keeps the list of ministers must not make himself minister of everything."""


class Officer(GameObject):
    """Somebody who may give orders besides those who hold offices of the game; the key is his name."""

    kind = "_officer"
    hidden = True
    person = Ref[GameObject]()
    """Who he is in the game, if he is anybody there."""
    addresses: Attribute[tuple[str, ...]] = attribute((), private=True)
    root = attribute(False)
    offices: Attribute[tuple[str, ...]] = attribute(())


def person_named(game: Game, name: str) -> GameObject | None:
    """The person of the game of exactly that name, else the officer of that name."""
    kinds: list[type[GameObject]] = [*game.nomic.kinds, Officer]
    for cls in kinds:
        if "addresses" in cls.fields:
            found = game.world.get(cls, name)
            if found is not None:
                return found
    return None


def holder_of(game: Game, office: str) -> GameObject | None:
    """Who holds an office of the game now; None for a vacant one and for no office."""
    for kind in OFFICE_KINDS:
        cls = game.world.kinds.get(kind)
        one = game.world.get(cls, office) if cls is not None else None
        if one is not None:
            return _holder(one)
    return None


def is_office(game: Game, name: str) -> bool:
    """Whether the game has an office of that name."""
    kinds = (game.world.kinds.get(kind) for kind in OFFICE_KINDS)
    return any(game.world.get(cls, name) is not None for cls in kinds if cls is not None)


def offices_of(game: Game, person: GameObject) -> frozenset[str]:
    """The offices that a person has: held in the game, or given by a root officer."""
    kinds = [game.world.kinds[kind] for kind in OFFICE_KINDS if kind in game.world.kinds]
    held = {one.key for cls in kinds for one in game.world.all(cls) if _holder(one) == person}
    return frozenset(held | {office for one in _titles(game, person) for office in one.offices})


def is_root(game: Game, person: GameObject) -> bool:
    """Whether a person may give every order."""
    return any(one.root for one in _titles(game, person))


def problem(game: Game, person: GameObject, command: Command) -> str:
    """Why a person may not give a command, or ""."""
    if is_root(game, person):
        return ""
    allowed = game.settings.permissions.get(command.verb, PERMISSIONS.get(command.verb, ()))
    offices = offices_of(game, person)
    for word in allowed:
        if word == OWN and _is_own(game, person, command):
            return ""
        if word == SUBJECT and _subject(game, command) in offices:
            return ""
        if game.nomic.roles.get(word, word) in offices:
            return ""
    names = [_spoken(game, word, command) for word in allowed]
    return f"{command.verb} is for {' or '.join([*filter(None, names), 'a root officer'])}"


def permission_problem(verb: str, words: object) -> str:
    """What is wrong with a line of a genesis's table of permissions, or ""."""
    if verb not in PERMISSIONS:
        return f"no such command; there is {', '.join(sorted(PERMISSIONS))}"
    if not isinstance(words, list) or not all(isinstance(one, str) for one in words):
        return f"must be a list of words, not {words!r}"
    return ""


def _titles(game: Game, person: GameObject) -> list[Officer]:
    return [one for one in game.world.all(Officer) if person in (one, one.person)]


def _holder(one: GameObject) -> GameObject | None:
    found = next((getattr(one, name) for name in HOLDER if name in one.fields), None)
    return found if isinstance(found, GameObject) else None


def _subject(game: Game, command: Command) -> str:
    """The office that what a command is about belongs to; "" where it has none."""
    from engine.game import Task

    said = command.arguments
    if command.verb == "publish":
        display = game.nomic.displays.get(str(said.get("display", "")))
        return display.office if display is not None else ""
    if command.verb == "task":
        task = game.world.get(Task, str(said.get("task", "")))
        return str(task.office) if task is not None else ""
    if said.get("action") == "" and game.nomic.doubts is not None:  # words that were not understood
        return game.nomic.doubts.office
    office = _office_of(game, said.get("action"))
    if said.get("was") and _office_of(game, said["was"]) != office:  # what it was must be his as well
        return ""
    if command.verb == "perform":  # for the holder of the office only: nobody acts for others on his own word
        holder = holder_of(game, office)
        return office if holder is not None and holder.key == said.get("as") else ""
    return office


def _office_of(game: Game, action: object) -> str:
    law = game.nomic.actions.get(str(action))
    return law.office if law is not None else ""


def _is_own(game: Game, person: GameObject, command: Command) -> bool:
    from engine.game import Task
    from engine.keys import find

    if command.verb in ("rotate", "signed"):
        return "name" not in command.arguments
    if command.verb == "task":
        task = game.world.get(Task, str(command.arguments.get("task", "")))
        return task is not None and task.bearer == person
    key = find(game, str(command.arguments.get("fingerprint", "")))
    return command.verb == "revoke" and key is not None and key.owner == person


def _spoken(game: Game, word: str, command: Command) -> str:
    if word == OWN:
        return "whom it concerns"
    office = _subject(game, command) if word == SUBJECT else game.nomic.roles.get(word, word)
    return f"the office of {office}" if office and is_office(game, office) else ""
