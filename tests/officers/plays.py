"""Plays stories that stand in data files: mails in plain English, what became of them, and values on the way.

A story is TOML with a `genesis` (tables that replace or extend those of the stage's own) and `scene`s in order of time:

    [[scene]]                                   [[scene]]
    from = "Hose"                               at = "09-06 12:00"
    at = "09-05 10:00"                          state = { "player/Bob.points" = 10 }
    text = "I resign as Registrar."             posted = ["emergency"]
    verdicts = ["succeeded"]

Instead of a mail a scene may bring an officer's `order` (a list of commands). `re` names the `id` of an earlier mail,
`to` a forum other than the public one, `rules` the rules by which acts failed; unclear words are a verdict "unclear"
after those of the acts. The state is looked at after what happened up to `at`; `posted` are templates of notices made
since the scene before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from email.message import EmailMessage
from typing import Any

from bot.reading import reader
from bot.translate import translate
from engine.acts import Unclear
from engine.journal import ActRecord, Command, Order
from parsers.mail.mime import parse_mail
from tests.officers.stage import Stage, moment


def play(story: Mapping[str, Any], title: str, make: Callable[..., Stage]) -> Stage:
    """Plays a story from beginning to end and asserts what it tells; `make` makes a stage of tables of a genesis."""
    stage = make(**story.get("genesis", {}))
    for number, scene in enumerate(story["scene"], 1):
        where = f"{title}, scene {number} at {scene['at']}"
        told = len(stage.notices)
        at = moment(scene["at"], stage.year)
        if "text" in scene:
            _mail(stage, scene, number, where)
        elif "order" in scene:
            commands = tuple(Command(one["verb"], one) for one in scene["order"])
            stage.mail(Order(f"order {number}", at, number, scene.get("by", "the root"), commands))
        else:
            stage.until(at)
        for place, wanted in scene.get("state", {}).items():
            value = stage.value(place)
            assert ("" if value is None else value) == wanted, f"{where}: {place} is {value!r}, not {wanted!r}"
        posted = {one.template for one in stage.notices[told:]}
        missing = set(scene.get("posted", ())) - posted
        assert not missing, f"{where}: not posted: {', '.join(sorted(missing))}; posted: {sorted(posted)}"
    return stage


def _mail(stage: Stage, scene: dict[str, Any], number: int, where: str) -> None:
    ident = scene.get("id", f"{number}.{where.partition(',')[0]}@story")
    records, unclear = write(stage, scene, ident, number)
    got = [one.verdict for one in records] + ["unclear"] * len(unclear)
    wanted = scene.get("verdicts", ["succeeded"])
    told = "; ".join(f"{one.act.action} {dict(one.act.params)}: {one.verdict} {one.reason}" for one in records)
    assert got == wanted, f"{where}: {got}, not {wanted} ({told} {unclear})"
    for reason, record in zip(scene.get("reasons", ()), records, strict=False):
        assert reason in record.reason, f"{where}: the reason is {record.reason!r}"
    for rule, record in zip(scene.get("rules", ()), records, strict=False):
        assert rule == record.rule, f"{where}: by rule {record.rule!r} ({record.reason})"


def write(stage: Stage, scene: dict[str, Any], ident: str, tie: int) -> tuple[list[ActRecord], tuple[Unclear, ...]]:
    """Sends the mail of a scene; the verdicts, and what stayed unclear."""
    mail = EmailMessage()
    address = scene["from"].lower().replace(" ", ".")
    mail["From"] = f"{scene['from']} <{address}@example.org>"
    mail["To"] = scene.get("to", stage.forum)
    mail["Message-ID"] = f"<{ident}>"
    if "re" in scene:
        mail["In-Reply-To"] = f"<{scene['re']}>"
    mail["Subject"] = scene.get("subject", "Re: as you said" if "re" in scene else "Business")
    mail.set_content(scene["text"])
    words = reader(stage.game.nomic.id)
    message = translate(parse_mail(mail.as_bytes()), ident, moment(scene["at"], stage.year), tie, words)
    return stage.mail(message), message.reading.unclear
