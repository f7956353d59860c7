"""Mails: each with its acts marked in place and the verdicts beside them; the archive by month and by thread."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.columns import heading, line
from bot.store.rows import Entry, Status, StoredChange
from bot.web import names
from bot.web.acts import ActLine, act_line
from bot.web.ask import Ask, Missing
from bot.web.changes import Alteration, Explainer
from bot.web.library import Post
from bot.web.marking import LONGEST, Stanza, stanzas
from bot.web.privacy import without_addresses
from bot.web.values import Link, to
from engine.acts import Reading
from engine.game import Game
from engine.objects import GameObject
from parsers.body.regions import regions
from parsers.mail.mime import Mail, parse_mail

PAGE = 100
LATEST = 40
MOST_CHANGES = 40
UNSET: tuple[Any, ...] = (None, "", False, 0, [], {})
"""Values of what has just come into being."""
"""Changes shown beside one act."""
_MONTH_FORM = 7


@dataclass(frozen=True, slots=True)
class MailLine:
    """A mail in a list: who wrote it, and how many of its acts succeeded, failed, are held."""

    path: str
    at: datetime
    author: Link
    subject: str
    official: bool
    done: int
    failed: int
    held: int


@dataclass(frozen=True, slots=True)
class Archive:
    """Mails of a time, and the way to others."""

    title: str
    mails: tuple[MailLine, ...]
    months: tuple[tuple[str, int, str], ...]
    """(month, number of mails, path), newest first."""
    month: str = ""
    number: int = 1
    pages: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """What stands beside a stanza: the verdict of an act with what it changed, or why words stayed unclear."""

    verdict: str
    index: int | None
    act: ActLine | None
    why: str = ""
    changed: tuple[Alteration, ...] = ()
    more: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """A stanza with its notes."""

    stanza: Stanza
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class MailPage:
    """One mail. `status` says in words what became of it where that is not the usual."""

    title: str
    line: MailLine
    name: str
    rows: tuple[Row, ...]
    apart: tuple[Note, ...]
    """Verdicts without a place in the text: it is read otherwise today, or what the officer did on its account."""
    parent: MailLine | None
    answers: tuple[MailLine, ...]
    before: MailLine | None
    after: MailLine | None
    status: str
    cut: bool


# -- lists ------------------------------------------------------------------------------------------


def people_by_address(game: Game) -> dict[str, GameObject]:
    """Who writes from which address, lower case."""
    kinds = [one for one in game.world.kinds.values() if "addresses" in one.fields]
    return {
        str(each).lower(): one
        for cls in kinds
        for one in game.world.all(cls)
        for each in one.values.get("addresses", ())
    }


def author_of(ask: Ask, post: Post) -> Link:
    """Who wrote a mail: the person whom the game knows by its address, else the name it bears."""
    who = ask.remember("people", lambda: people_by_address(ask.game)).get(post.address)
    return to(who) if who is not None else Link(without_addresses(post.author) or "somebody")


def lines(ask: Ask, posts: Sequence[Post]) -> tuple[MailLine, ...]:
    """Mails as lines."""
    counts = ask.store.verdicts([one.seq for one in posts]) if posts else {}
    return tuple(_line(ask, one, counts.get(one.seq, {})) for one in posts)


def _line(ask: Ask, one: Post, count: dict[str, int]) -> MailLine:
    return MailLine(
        names.mail(one.name, one.seq), one.at, author_of(ask, one), one.subject or "(no subject)", one.official,
        count.get("succeeded", 0), count.get("failed", 0), count.get("held", 0),
    )  # fmt: skip


def latest(ask: Ask) -> Archive:
    """The last mails, and the months of the archive."""
    found = ask.site.library.latest(ask.until, LATEST)
    return Archive("Mail", lines(ask, found), _months(ask))


def month(ask: Ask) -> Archive:
    """The mails of one month, a page at a time."""
    said, number = ask.params["month"], int(ask.params.get("number", "1"))
    months = dict(ask.site.library.months(ask.until))
    if len(said) != _MONTH_FORM or said not in months or not 1 <= number <= -(-months[said] // PAGE):
        raise Missing(f"no mails of {said}, page {number}")
    found = ask.site.library.month(said, ask.until, (number - 1) * PAGE, PAGE)
    count = -(-months[said] // PAGE)
    pages = tuple(
        (n, names.path("archive", said, str(n)) if n > 1 else names.path("archive", said)) for n in range(1, count + 1)
    )
    return Archive(f"Mail of {said}", lines(ask, found), _months(ask), said, number, pages if count > 1 else ())


def _months(ask: Ask) -> tuple[tuple[str, int, str], ...]:
    return tuple((name, count, names.path("archive", name)) for name, count in ask.site.library.months(ask.until))


# -- one mail ---------------------------------------------------------------------------------------


def mail(ask: Ask) -> MailPage:
    """One mail with its acts. Raises Missing for one that is not public or not there."""
    post = _post(ask, ask.params["name"])
    entry = ask.store.entry(post.seq) if post is not None else None
    if post is None or entry is None or post.at > ask.until:
        raise Missing("no such mail")
    parsed = parse_mail(entry.raw)
    notes = _notes(ask, entry)
    reading, rows = _rows(ask, parsed, post, notes)
    apart = tuple(one for one in notes.values() if one.index is None or not _placed(reading, one.index))
    library = ask.site.library
    parent = library.post(post.parent) if post.parent else None
    before, after = library.around(post, ask.until)
    around = tuple(lines(ask, [one])[0] if one is not None else None for one in (parent, before, after))
    return MailPage(
        post.subject or "(no subject)", lines(ask, [post])[0], post.name, rows, apart, around[0],
        lines(ask, library.answers(post.name, ask.until)), around[1], around[2], _status(entry, post),
        len(parsed.body) > LONGEST,
    )  # fmt: skip


def _post(ask: Ask, said: str) -> Post | None:
    number = names.number_of(said)
    return ask.site.library.numbered(number) if number is not None else ask.site.library.post(names.name_of(said))


def _notes(ask: Ask, entry: Entry) -> dict[int, Note]:
    """What the law said of the acts of a mail, by their place in it; the officer's own acts after them come below 0."""
    changed: dict[int | None, list[Alteration]] = {}
    found = [one for one in ask.store.changes_of_entry(entry.seq) if one.op != "count"]
    hidden = {kind for kind, cls in ask.game.world.kinds.items() if cls.hidden}
    shown = [
        one
        for one in found
        if one.kind not in hidden and one.act_idx is not None and _public(ask.game, one.kind, one.attribute)
    ]
    shown = list(_without_births(shown))
    explain = Explainer(ask, shown)
    for one in shown:
        changed.setdefault(one.act_idx, []).append(explain.alteration(one))
    out: dict[int, Note] = {}
    for number, act in enumerate(ask.store.acts_of_entry(entry.seq)):
        own = act.idx >= 0 and act.message_id != ""
        did = changed.get(act.idx, []) if own else []
        note = Note(
            act.verdict,
            act.idx if own else None,
            act_line(ask, act),
            "",
            tuple(did[:MOST_CHANGES]),
            max(0, len(did) - MOST_CHANGES),
        )
        out[act.idx if own else -1 - number] = note
    return out


def _without_births(changes: Iterable[StoredChange]) -> Iterator[StoredChange]:
    """The changes without the first values of what came into being with them: its own page has these."""
    born: set[int] = set()
    for one in changes:
        if one.op == "create":
            born.add(one.uid)
        if one.op != "set" or one.uid not in born or one.old not in UNSET:
            yield one


def _public(game: Game, kind: str, attribute: str) -> bool:
    field = game.world.kinds[kind].fields.get(attribute)
    return field is None or (field.shown and not field.private)


def _rows(ask: Ask, parsed: Mail, post: Post, notes: dict[int, Note]) -> tuple[Reading, tuple[Row, ...]]:
    """The text as stanzas with their notes; a mail of the officer's own holds no acts."""
    body = without_addresses(parsed.body, ask.site.options.public_addresses)
    reading = Reading(post.name) if post.official else ask.site.read(parsed, post.name)
    made, unread = stanzas(body, regions(parsed, reading), reading), reading.numbered.unread
    rows = []
    for stanza in made:
        beside = [notes[n] for n in stanza.acts if n in notes]
        beside += [Note("unclear", None, None, line(unread[n].why)) for n in stanza.unclear]
        rows.append(Row(stanza, tuple(beside)))
    return reading, tuple(rows)


def _placed(reading: Reading, index: int) -> bool:
    read = reading.numbered.read
    return index < len(read) and read[index].start < read[index].end


def _status(entry: Entry, post: Post) -> str:
    if post.official:
        return "The officer wrote this."
    if entry.status is Status.ASIDE:
        return "Put aside: an officer has to look at it. Nothing in it took effect."
    if entry.status is Status.VOID:
        return f"Not part of the game: {line(entry.note)}." if entry.note else "Taken out of the game."
    if entry.status is Status.NEW:
        return "Not read yet."
    return ""


def verdict_label(verdict: str) -> str:
    """A verdict as a word for people."""
    return {"succeeded": "done", "held": "waits for an officer"}.get(verdict, heading(verdict).lower())
