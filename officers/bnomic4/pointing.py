"""Which announced act somebody means: by reply, by number, by its author, by what it does.

Nothing is guessed: one fitting intent is taken, several are left to a human, none is explained.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.errors import Held, Illegal
from engine.expressions import expression
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4.kinds.offices import Intent
from officers.bnomic4.resolve import find_person

DEED_WORDS: dict[str, tuple[str, ...]] = {
    "change_motnw": ("motnw", "message"),
    "approve_display": ("display", "approve", "approval", "ratify", "ratification", "report"),
    "change_rule_title": ("title", "retitle", "rename", "retitling", "renaming", "rule"),
    "apply_tidiness_list": ("tidiness", "list", "typo", "typos", "correction", "corrections", "spelling"),
    "cause_beast": ("beast", "ocb", "cause"),
    "teach_trick": ("teach", "trick", "teaching"),
    "activate_tweak": ("tweak", "activation", "activate"),
}
"""Words by which people name the announced acts."""
SURE_WORDS: dict[str, set[str]] = {
    "change_motnw": {"motnw"},
    "apply_tidiness_list": {"tidiness"},
    "teach_trick": {"trick", "teach"},
    "activate_tweak": {"tweak"},
}
"""Those of them that mean no other act."""
GENERAL_WORDS = frozenset({"intent", "intents", "intention", "announcement", "announced", "action", "act", "plan"})
KEY = expression(r"^(?:intent\s*)?#?(\d+)$", re.IGNORECASE)
OWNED = expression(r"(?:the |that )?(.{1,60}?)(?:['’]s|(?<=s)['’]) .+", re.DOTALL)
"""What somebody announced, by any noun: "Hose's Tweak"."""
NOTHING = (None, "reply", "same")


def find_intent(game: Game, actor: GameObject, target: str | None, among: Sequence[Intent], none: str) -> Intent:
    """The intent that is meant among those that could be; Held if several, Illegal with `none` if there is none."""
    if not among:
        raise Illegal(none, "4E21")
    if target in NOTHING:
        return _one(_by_reply(game, target, among), among)
    fitting = among
    key = KEY.match(target or "")
    if key is not None:
        fitting = [one for one in among if one.key == f"#{key[1]}"]
    elif target not in ("own", "all"):
        fitting = _by_words(fold(target or ""), among)
        other = _owner(game, actor, target or "")
        if other is not None and other not in {one.announcer for one in among}:
            raise Illegal(f"{other} has announced nothing of the kind that is open", "4E21")
    elif target == "own":
        fitting = [one for one in among if one.announcer == actor]
    return _one(fitting, among)


def _owner(game: Game, actor: GameObject, said: str) -> GameObject | None:
    """Who has announced what the words name, if they say so."""
    owned = OWNED.fullmatch(said.strip())
    try:
        return find_person(game, actor, owned[1]) if owned is not None else None
    except Held:
        return None


def _one(fitting: Sequence[Intent], among: Sequence[Intent]) -> Intent:
    if not fitting:
        raise Illegal("no open announced act is meant by this", "4E21")
    if len(fitting) > 1:
        names = ", ".join(f"{one.key} ({one.announcer}: {one.action})" for one in fitting)
        raise Held(f"which of the announced acts is meant: {names}?", "4E21")
    return fitting[0]


def _by_reply(game: Game, target: str | None, among: Sequence[Intent]) -> Sequence[Intent]:
    """The intents of the nearest answered message that announced any; else all that are open and that it quotes."""
    if target == "same":
        return [one for one in among if one in game.made_here(Intent)]
    quoted = fold(game.act.quoted) if game.act is not None else ""
    told = [one for one in among if _tells(quoted, one)]
    for message_id in game.answered():
        made = game.made_in([message_id], Intent)
        here = [one for one in among if one in made]
        if here or made:
            return [one for one in here if one in told] or here
        if _made_anything(game, message_id):
            return []
    if quoted and not told:
        names = ", ".join(f"{one.key} ({one.announcer}: {one.action})" for one in among)
        raise Held(f"the quoted words name none of the announced acts: {names}; is one of them meant?", "4E21")
    return told or among


def _tells(quoted: str, intent: Intent) -> bool:
    """Whether quoted words are about an intent: its deed, and something that it says of it, if it says anything."""
    texts = [text for text in map(fold, _texts(intent.params)) if text]
    return bool(_deeds(quoted, set(quoted.split()), [intent])) and (
        not texts or any(_contains(quoted, text) for text in texts)
    )


def _made_anything(game: Game, message_id: str) -> bool:
    """Whether the message brought something else into the game, so that a reply to it is about that."""
    return any(one.origin == message_id for one in game.world.objects.values())


def _by_words(said: str, among: Sequence[Intent]) -> Sequence[Intent]:
    words = set(said.split())
    named = {one for one in SURE_WORDS if words & SURE_WORDS[one]}
    if named and not any(one.action in named for one in _announcers(said, words, among) or among):
        return []
    fitting = list(among)
    hints = 0
    for narrow in (_announcers, _deeds, _params):
        found = narrow(said, words, fitting)
        if found:
            fitting, hints = found, hints + 1
    if not hints and not words & GENERAL_WORDS:
        return []
    return fitting


def _announcers(said: str, words: set[str], among: Sequence[Intent]) -> list[Intent]:
    return [one for one in among if _contains(said, fold(str(one.announcer)))]


def _deeds(said: str, words: set[str], among: Sequence[Intent]) -> list[Intent]:
    return [one for one in among if words & {*DEED_WORDS.get(one.action, ())}]


def _params(said: str, words: set[str], among: Sequence[Intent]) -> list[Intent]:
    people = {fold(str(one.announcer)) for one in among}  # a name tells who announced it, not what
    return [one for one in among if any(_contains(said, text) for text in {*map(fold, _texts(one.params))} - people)]


def _texts(value: Any) -> Iterable[str]:
    """Every text in the parameters of an intent, rule keys also as plain numbers."""
    if isinstance(value, str):
        yield value
        if value.startswith("4E"):
            yield value[2:]
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from _texts(one)


def _contains(said: str, part: str) -> bool:
    return bool(part) and f" {part} " in f" {said} "
