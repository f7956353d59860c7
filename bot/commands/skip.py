"""`officer skip`: lets days pass in a running demo, and tells what the officer posted meanwhile."""

from __future__ import annotations

import asyncio
import time
from urllib.parse import quote

from bot.demo.forum import CLOCK
from bot.demo.place import Place, find
from bot.demo.play import letter
from bot.errors import Complaint
from bot.mail.submit import DeliveryOutcome, Security, SubmitSettings, Submitter
from bot.past import recall
from bot.post import FORUM_POST
from bot.store.rows import OutMail
from bot.store.store import Store
from parsers.mail.mime import parse_mail

MOST = 60
"""Days at once: some nweeks."""
LONG = 60
"""Lines of a post that is not printed: a ballot is shorter, the displays of a whole game are not."""
PATIENCE = 60.0
"""Seconds to wait for a day to pass; the officer needs a fraction of one."""


def skip(days: int = 1) -> None:
    """Let days pass in the running demo, as if you had waited; print what the officer posted.

    Parameters
    ----------
    days
        How many.
    """
    if not 1 <= days <= MOST:
        raise Complaint(f"skip: {days} days cannot be skipped; from 1 to {MOST} can")
    place = find()
    with Store.open(place.url) as store:
        known = {one.id for one in store.mails()}
        place = _passed(place, days)
        posts = [one for one in store.mails() if one.id not in known and one.kind == FORUM_POST]
        game = recall(store, place.now)
    for post in posts:
        _tell(post, place)
    lines = game.nomic.glance(game).lines if game.nomic.glance is not None else ()
    print("; ".join([f"It is {place.now:%Y-%m-%d %H:%M} UTC", *lines]) + ".")


def _passed(place: Place, days: int) -> Place:
    """Asks the demo, and waits until the days have passed. Raises Complaint."""
    raw = letter("Clock", str(days), "", f"skip.{time.time_ns()}", place.now, CLOCK)
    submitter = Submitter(SubmitSettings("127.0.0.1", place.port, Security.PLAIN))
    done = asyncio.run(submitter.send(raw, CLOCK, [CLOCK]))
    if done.outcome is not DeliveryOutcome.SENT:
        raise Complaint("the demo does not answer; is it still running?")
    for _ in range(int(PATIENCE * days * 10)):
        time.sleep(0.1)
        now = find()
        if now.skipped > place.skipped:
            return now
    raise Complaint("the demo is busy still; look at its page in a moment")


def _tell(post: OutMail, place: Place) -> None:
    """A short post as it is, of a long one only where to read it."""
    text = parse_mail(post.raw).body
    print(f"Subject: {post.subject}\n")
    print(text if text.count("\n") <= LONG else f"({place.page}mail/{quote(post.message_id.strip('<>'))}/)\n")
