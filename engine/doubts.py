"""What a message leaves to a human: acts that are held, and senders who may be somebody known.

Each becomes a question of the kind that the nomic names (`Nomic.doubts`). A held act is settled by an order that
accepts, rejects or re-reads it; with that the game is folded again from the message on, and the question is not asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import tasks
from engine.acts import Act, Outcome, Verdict
from engine.errors import OrderError
from engine.game import Game, Task
from engine.journal import Message
from engine.names import fold
from engine.objects import GameObject

BEFORE = "The same was said before, and waits as well:"
OLDER = "older ones"
NAMED = 20
"""So many earlier acts of the same words are named in a question; all are in the record of acts."""
LONGEST = 400
"""Characters of a passage that is quoted in a question."""


def ask(game: Game, message: Message, done: Sequence[tuple[int, Act, str | None, Verdict]], *, unknown: bool) -> None:
    """Asks about the acts of the message (index, act, actor, verdict) that are held, and about an unknown author."""
    known = game.nomic.doubts
    if known is None or not (unknown or any(verdict.outcome is Outcome.HELD for _, _, _, verdict in done)):
        return
    with game.world.because("doubts"):
        for index, act, actor, verdict in done:
            if verdict.outcome is Outcome.HELD:
                category = known.held.get(act.action, known.otherwise)
                law = game.nomic.actions.get(act.action)
                office = (law.office if law is not None else "") or known.office
                _ask_about(game, category, office, f"{message.id}#{index}", act, actor, verdict)
        if known.identity and unknown and done:
            one = namesake(game, message)
            if one is not None:
                address = message.address.lower()
                question = f"Somebody called {message.name.strip()} wrote from {address}: is it {one} who writes?"
                game.task(known.identity, question, subject=f"{one.kind}/{one.key} <{address}>")


def _ask_about(
    game: Game, category: str, office: str, subject: str, act: Act, actor: str | None, verdict: Verdict
) -> None:
    words = " ".join(act.text.split())[:LONGEST] or act.action
    said = f'{actor or "Somebody"} said: "{words}". It waits, because {verdict.reason}.'
    before = _before(game, category, said)
    game.task(
        category, said + (f" {BEFORE} {', '.join(before)}." if before else ""),
        office=office, options=(), rule=verdict.rule, subject=subject,
        effective=game.now.isoformat(),
    )  # fmt: skip


def _before(game: Game, category: str, said: str) -> list[str]:
    """The acts about which the very same is open: one question about all of them is enough, and it names them."""
    out: list[str] = []
    for one in tasks.open_tasks(game, category):
        asked, _, earlier = one.question.partition(f" {BEFORE} ")
        if asked == said:
            out += [each for each in earlier.rstrip(".").split(", ") if each not in ("", OLDER)]
            out.append(one.subject)
            one.answer, one.state = "asked again", "Done"
    return out if len(out) <= NAMED else [OLDER, *out[-NAMED:]]


def namesake(game: Game, message: Message) -> GameObject | None:
    """Who bears the name of an unknown sender, if somebody with an address does."""
    name, address = fold(message.name), message.address.strip().lower()
    if not name or not address:
        return None
    people = [
        one
        for cls in game.nomic.kinds
        if "addresses" in cls.fields and not cls.hidden
        for one in game.world.all(cls)
        if one.values.get("addresses")
    ]
    if any(address in map(str.lower, one.values["addresses"]) for one in people):
        return None
    found = [one for one in people if fold(one.key) == name]
    return found[0] if len(found) == 1 else None


def is_he(game: Game, task: Task, answer: str) -> None:
    """The answer to a question of identity: "yes" gives the person that address. Raises OrderError."""
    who, found, address = task.subject.removesuffix(">").rpartition(" <")
    if answer != "yes" or not found:
        return
    kind, _, key = who.partition("/")
    one = game.world.by_key(key, [kind])
    if any(address in map(str.lower, other.values.get("addresses", ())) for other in game.world.objects.values()):
        raise OrderError(f"{address} is somebody's address already")
    game.world.put(one, "addresses", (*one.values.get("addresses", ()), address))
