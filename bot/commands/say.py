"""`officer say`: posts to the forum of a running demo and prints what the officer answered."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Annotated

from cyclopts import Parameter

from bot.demo.place import find
from bot.demo.play import letter
from bot.errors import Complaint
from bot.mail.submit import DeliveryOutcome, Security, SubmitSettings, Submitter
from bot.store.rows import Status
from bot.store.store import Store
from parsers.mail.mime import parse_mail

PATIENCE = 20.0
"""Seconds to wait for the answer; the officer needs a fraction of one."""
NOTHING = """No act was found in it, so nothing happened.
An act says that you do it: "I join the game as Zoe." or "I vote FOR 12."
"""
QUIET = "No receipt was sent, for fewer were asked for; what came of it is on the demo's page.\n"


def say(text: str, *, author: Annotated[str, Parameter(name="--as")], subject: str = "From the demo") -> None:
    """Post to the demo's forum as a player and print the officer's answer.

    Parameters
    ----------
    text
        What the mail says.
    author
        The player who says it, by name; any other name is a newcomer.
    subject
        The mail's subject.
    """
    if not author.replace(" ", "").isalnum() or not author.isascii():
        raise Complaint(f"--as: {author!r} is no name that an address can be made of")
    if not subject.isprintable():
        raise Complaint(f"--subject: {subject!r} is no line of text")
    place = find()
    name = f"say.{secrets.token_hex(8)}"
    sent = place.writes_from(author)
    raw = letter(author, subject, text, name, place.now, sent=sent, to=place.forum)
    submitter = Submitter(SubmitSettings("127.0.0.1", place.port, Security.PLAIN))
    done = asyncio.run(submitter.send(raw, sent, [place.forum]))
    if done.outcome is not DeliveryOutcome.SENT:
        raise Complaint("the demo does not answer; is it still running?")
    print(_answer(place.url, f"{name}@players.example"), end="")


def _answer(url: str, message_id: str) -> str:
    with Store.open(url) as store:
        for _ in range(int(PATIENCE * 10)):
            folded = [one for one in store.entries_with_id(message_id) if one.status is not Status.NEW]
            if folded:
                found = store.mails(event_key=f"receipt/{message_id}")
                if found:
                    return parse_mail(found[0].raw).body
                return QUIET if any(store.acts_of_entry(one.seq) for one in folded) else NOTHING
            time.sleep(0.1)
    raise Complaint("the officer has not read it yet; look at the demo's page in a moment")
