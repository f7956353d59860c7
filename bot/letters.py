"""Notices of the game -> mails ready to send: text by template, bytes by `bot.mail.compose`, to whom by the state.

A mail's identifier is computed from what it is about, so deriving a notice twice makes one mail. Nobody to write to
(a player without an address, a vacant office) means no mail.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.mail.compose import ComposeError, Outgoing, compose
from bot.publications import complete
from bot.render import Text, render
from bot.store.rows import NewMail
from engine.game import Game
from engine.journal import Notice
from engine.objects import GameObject

log = logging.getLogger("officer.letters")


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail to one recipient, before it is bytes."""

    kind: str
    key: str
    recipient: str
    text: Text
    at: datetime
    reply_to: str = ""
    personal: bool = False


class Writer:
    """Writes the mails of one game in the officer's name."""

    def __init__(self, ruleset: str, address: str, name: str) -> None:
        self.ruleset = ruleset
        self.address = address
        self.name = name

    def __call__(self, game: Game, notices: Sequence[Notice], at: datetime) -> list[NewMail]:
        """The mails for some notices."""
        mails = []
        for notice in notices:
            text = render(self.ruleset, notice.template, complete(game, notice))
            for recipient in recipients(game, notice.to):
                personal = not notice.to.startswith("forum")
                letter = Letter(notice.template, notice.key, recipient, text, notice.at, notice.reply_to, personal)
                mails += self.mail(game, letter)
        return mails

    def mail(self, game: Game, letter: Letter) -> list[NewMail]:
        """One letter as bytes; none when the address is not one that mail can be written to."""
        name = str(game.settings.name)
        subject = letter.text.subject if letter.personal else f"{name}: {letter.text.subject}"
        try:
            composed = compose(
                Outgoing(
                    game=name,
                    event_key=letter.key,
                    sender=self.address,
                    recipient=letter.recipient,
                    subject=subject,
                    body=letter.text.body,
                    date=letter.at,
                    sender_name=self.name,
                    in_reply_to=f"<{letter.reply_to}>" if letter.reply_to else "",
                    personal=letter.personal,
                    replying=bool(letter.reply_to),
                )
            )
        except ComposeError as error:
            log.warning("%s is not written: %s", letter.key, error)
            return []
        made = NewMail(
            composed.message_id, letter.kind, letter.recipient, composed.subject, composed.raw, letter.at, letter.key
        )
        return [made]


def recipients(game: Game, to: str) -> list[str]:
    """Addresses for "forum", "forum:KIND", "player:NAME" or "office:NAME"; a post goes to one forum only."""
    kind, _, name = to.partition(":")
    if kind == "forum" or kind in ("public", "discussion", "private"):
        wanted = name or ("public" if kind == "forum" else kind)
        found = [str(one.show().get("address", "")) for one in _kind(game, "forum") if one.show().get("kind") == wanted]
        return [address for address in found if address][:1]
    if kind == "office":
        holders = [getattr(one, "minister", None) for one in _kind(game, "ministry") if one.key == name]
        return [address for one in holders if one is not None for address in _address(one)]
    return [address for people in ("player", "outsider") for one in _kind(game, people) if one.key == name
            for address in _address(one)]  # fmt: skip


def _kind(game: Game, kind: str) -> Iterable[GameObject]:
    cls = game.world.kinds.get(kind)
    return game.all(cls) if cls is not None else ()


def _address(one: GameObject) -> list[str]:
    addresses = getattr(one, "addresses", ())
    return [str(addresses[0])] if addresses else []


def receipt_data(
    acts: Sequence[Mapping[str, Any]], unclear: Sequence[Mapping[str, Any]], subject: str, at: datetime
) -> dict[str, Any]:
    """What the receipt of one mail says: the number of verdicts, each act, and what was not understood."""
    told = []
    for verdict in ("succeeded", "failed", "held"):
        count = sum(1 for one in acts if one["verdict"] == verdict)
        if count:
            told.append(f"{count} act{'' if count == 1 else 's'} {verdict}")
    if unclear:
        told.append(f"{len(unclear)} not understood")
    bare = subject
    while bare[:3].lower() == "re:":
        bare = bare[3:].lstrip()
    return {"counts": ", ".join(told), "acts": acts, "unclear": unclear, "subject": bare or "your mail", "at": at}
