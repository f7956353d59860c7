"""What a message leaves to a human: acts that are held, words not understood, and senders who may be somebody known.

Each becomes a question of the kind that the nomic names (`Nomic.doubts`). A held act is settled by an order that
accepts, rejects or re-reads it; with that the game is folded again from the message on, and the question is not asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import tasks
from engine.acts import Act, Outcome, Unclear, Verdict
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
LONGEST_VALUE = 60
"""Characters of a parameter of what words may mean."""
REREAD_ONLY = "an order with the line: reread {subject}: WORDS | reject {subject}"
"""How words are decided about of which no act was read."""
MOST_PASSAGES = 10
"""So many passages of one mail that were not understood are asked about; its page shows all."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An act of a message by its number, with the law's answer; `guessed`: it is in doubt whether it was meant."""

    index: int
    act: Act
    actor: str | None
    verdict: Verdict
    guessed: bool = False


def ask(game: Game, message: Message, done: Sequence[Judged], *, unknown: bool) -> None:
    """Asks about the acts of the message that are held, and about an unknown author."""
    known = game.nomic.doubts
    if known is None or not (unknown or any(one.verdict.outcome is Outcome.HELD for one in done)):
        return
    with game.world.because("doubts"):
        for one in done:
            if one.verdict.outcome is Outcome.HELD:
                category = known.held.get(one.act.action, known.otherwise)
                law = game.nomic.actions.get(one.act.action)
                office = (law.office if law is not None else "") or known.office
                perhaps = f" It may be: {_guess(one.act)}." if one.guessed else ""
                words = _quoted(one.actor, one.act.text or one.act.action)
                said = f"{words} It waits, because {one.verdict.reason}.{perhaps}"
                _ask_about(game, category, office, f"{message.id}#{one.index}", said, one.verdict.rule)
        if known.identity and unknown and done:
            person = namesake(game, message)
            if person is not None:
                address = message.address.lower()
                question = f"Somebody called {message.name.strip()} wrote from {address}: is it {person} who writes?"
                game.task(known.identity, question, subject=f"{person.kind}/{person.key} <{address}>")


def ask_about_words(game: Game, message: Message, author: GameObject, unread: Sequence[tuple[int, Unclear]]) -> None:
    """Asks what words mean (number in the message, words) that try an act and were not understood."""
    known = game.nomic.doubts
    if known is None:
        return
    with game.world.because("doubts"):
        for index, one in unread[:MOST_PASSAGES]:
            said = f"{_quoted(str(author), one.text)} It is not understood: {one.why}."
            _ask_about(game, known.otherwise, known.office, f"{message.id}#{index}", said, free=REREAD_ONLY)


def _quoted(actor: str | None, text: str) -> str:
    words = " ".join(text.split())[:LONGEST]
    return f'{actor or "Somebody"} said: "{words}"{"" if words.endswith((".", "!", "?")) else "."}'


def _guess(act: Act) -> str:
    """What words may mean, by the names of the action and its parameters."""
    said = {name.replace("_", " "): value for name, value in act.params.items() if value not in (None, "", [], {})}
    told = ", ".join(f"{name} {str(value)[:LONGEST_VALUE]}" for name, value in said.items())
    return act.action.replace("_", " ") + (f" ({' '.join(told.split())})" if told else "")


def _ask_about(game: Game, category: str, office: str, subject: str, said: str, rule: str = "", free: str = "") -> None:
    before = _before(game, category, said)
    game.task(
        category, said + (f" {BEFORE} {', '.join(before)}." if before else ""),
        office=office, options=(), rule=rule, subject=subject, free=free,
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
