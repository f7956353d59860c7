"""Notices, displays, receipts, reminders -> subject and text of at most 72 columns, by templates.

A template has two blocks, `subject` and `body`, around which `common/mail.txt.j2` sets the frame. What a template
prints with `{{ ... }}` becomes one line without control characters, unless a filter has laid it out (`columns.Laid`);
so no name, title or reason can start a line of its own. The whole is fitted last: no line is wider than 72 columns.
Players' words are data, never templates. A value that a template misses is an error (jinja2.UndefinedError), and a
notice without a template of its own is shown by `common/notice.txt.j2`.

Templates are looked for under the name of the nomic, then under `common`; they see the data of the notice and

    game (its name), now, clock (the state's clock table), find(kind, key), every(kind), state_hash()
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from jinja2.runtime import Context

from bot import columns
from bot.columns import WIDTH, Laid, shown
from bot.foresight import Foreseen, public_posts
from bot.privacy import hidden
from bot.telling import ActTold, before, tell
from engine import displays, drift
from engine.acts import Unclear
from engine.displays import Changed
from engine.duties import Obligation
from engine.game import Game, Task
from engine.journal import ActRecord, Message, Notice
from engine.objects import GameObject
from engine.state import Difference, state_hash

SUBJECT_LIMIT = 150
"""Columns of a subject: a title is cut rather than a header folded many times."""

NEWS_ROOM = 16
"""Columns for the name of a row beside its news."""
MOST_NEWS = 24
"""Rows told of what changed since the last version; a display shows them all anyway."""

MARKS = {"FOR": "F", "AGAINST": "A", "ABSTAIN": "-", "SHELVE": "S"}
"""How a vote is written in the table of results."""


_STOP = re.compile(r"[.?!](?= [A-Z])")
VERDICTS = {"succeeded": "done", "failed": "FAILED", "held": "WAITS"}
"""How a verdict stands beside an act; what needs a look is in capitals."""
ACTS_MARGIN = " " * 12
"""Below the line of an act: its mark and verdict stand to the left."""
MOST_WORDS = 400
"""Columns of an act's own words that a mail repeats: its author has them, and the page shows all."""


@dataclass(frozen=True, slots=True)
class Rendered:
    """A mail or display, ready to be composed."""

    subject: str
    text: str


# -- what is rendered -----------------------------------------------------------------------------------


def render_notice(game: Game, notice: Notice) -> Rendered:
    """The mail of a notice that the law or the engine posted."""
    data = {**notice.data, "now": notice.at}
    names = (notice.template, "display" if notice.template in game.nomic.displays else "notice")
    return _render(game, names, {"data": dict(notice.data), **data, "notice": notice.template})


def render_display(game: Game, name: str) -> str:
    """A display as it stands now, with its heading; KeyError when the nomic has none of that name."""
    return _render(game, (name, "display"), displays.content(game, name)).text


def render_drift(game: Game) -> str:
    """Which parts of what the officer does may be out of date, because their rules have changed."""
    return _render(game, ("drift_report",), drift.report(game)).text


def render_receipt(game: Game, message: Message, records: Sequence[ActRecord], *, page: str = "") -> Rendered:
    """What became of each act of a message, and of the words that stayed unclear; `page`: the address of the pages."""
    acts = [one for one in records if one.message_id == message.id and one.index >= 0]
    data = {"subject": message.subject, "problem": message.problem, "at": message.at}
    data |= {"page": page, "message_id": quote(message.id, safe="~")}
    return _render(game, ("receipt",), {**data, "acts": _acts(game, acts), "unclear": _unclear(message)})


def render_correction(game: Game, cause: str, at: datetime, rows: Sequence[Difference]) -> Rendered:
    """What a late mail or an order changed in a state that people have seen."""
    changed = [{"path": one.path, "before": one.before, "after": one.after} for one in rows]
    return _render(game, ("correction",), {"cause": cause, "at": at, "rows": changed, "hash": state_hash(game)})


def render_reminder(game: Game, about: Obligation | Task) -> Rendered:
    """A reminder of one duty to its bearer, or of one question to who may answer it."""
    if isinstance(about, Task):
        return _render(game, ("task_reminder",), {"task": about})
    return _render(game, ("reminder",), {"duty": about})


def render_preview(seen: Foreseen) -> Rendered:
    """What would come of a draft, for its author."""
    message = seen.message
    acts = [one for one in seen.records if one.message_id == message.id and one.index >= 0]
    data = {"subject": message.subject, "problem": message.problem, "at": seen.at}
    data["acts"] = _acts(seen.game, acts)
    posts = [render_notice(seen.game, one).subject for one in public_posts(seen.notices)]
    data |= {"unclear": _unclear(message), "rows": seen.differences, "posts": posts}
    return _render(seen.game, ("preview",), data)


def _acts(game: Game, records: Sequence[ActRecord]) -> list[ActTold]:
    """Acts as receipts and previews tell them, numbered as a reader counts."""
    return [tell(game, str(n), one, how=before(one.act)) for n, one in enumerate(records, 1)]


def _unclear(message: Message) -> Sequence[Unclear]:
    """The words of a message that stayed unclear; those that may be an act are among its acts, and wait."""
    return message.reading.numbered.unread


def render_plain(game: Game, template: str, data: Mapping[str, Any]) -> Rendered:
    """A short mail of the officer's own."""
    return _render(game, (template,), data)


# -- how ------------------------------------------------------------------------------------------------


def templates_folder() -> Path:
    """Where the templates are, installed or not."""
    package = Path(__file__).resolve().parent
    inside = package / "templates"
    return inside if inside.is_dir() else package.parent / "templates"


@cache
def environment() -> Environment:
    """The templates' surroundings; no game is known here."""
    made = Environment(
        loader=FileSystemLoader(str(templates_folder())),
        undefined=StrictUndefined,
        finalize=_finish,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )
    made.filters.update(
        act=act_told,
        ballot_line=ballot_line,
        clean=columns.line,
        clip=columns.clip,
        date=columns.date,
        groupby_in_order=groupby_in_order,
        heading=underlined,
        label=columns.heading,
        left=left,
        marked=marked,
        news=news,
        macks=macks,
        outcome_line=outcome_line,
        pad=padded,
        tally=tally,
        quoted=lambda value: columns.paragraphs(value, indent="    : "),
        sentence=first_sentence,
        shown=shown,
        table=columns.table,
        unclear=unclear_told,
        votes=votes,
        text=columns.paragraphs,
        wrap=said,
    )
    made.globals.update(field=columns.label, WIDTH=WIDTH)
    return made


def find_template(ruleset: str, names: Sequence[str]) -> Template:
    """The first of these that exists; raises jinja2.TemplatesNotFound."""
    return environment().select_template([f"{room}/{name}.txt.j2" for name in names for room in (ruleset, "common")])


def _render(game: Game, names: Sequence[str], data: Mapping[str, Any]) -> Rendered:
    context, text = _run(game, names, data)
    text, subject = _page(text), _block(context, "subject")
    return Rendered(columns.clip(hidden(game, subject), SUBJECT_LIMIT), hidden(game, text))


def _run(game: Game, names: Sequence[str], data: Mapping[str, Any]) -> tuple[Context, str]:
    """The whole text of a template, and the context in which its blocks can be asked for afterwards."""
    template = find_template(game.nomic.id, names)

    def find(kind: str, key: object) -> GameObject | None:
        return game.world.get(game.world.kinds[kind], str(key))

    def display_text(content: Mapping[str, Any]) -> Laid:
        """A display as part of another mail: without the frame and the state of one of its own."""
        inner, _ = _run(game, (content["name"], "display"), {**content, "now": surroundings["now"], "inside": True})
        return Laid(_block(inner, "body").strip("\n"))

    surroundings = {
        "frame": find_template(game.nomic.id, ("mail",)),
        "game": game.settings.name or game.nomic.title,
        "now": game.now,
        "clock": game.hooks.clock(game),
        "find": find,
        "every": lambda kind: game.world.all(game.world.kinds[kind]),
        "state_hash": lambda: state_hash(game),
        "display_text": display_text,
        **data,
    }
    context = template.new_context(surroundings)
    return context, "".join(template.root_render_func(context))


def _block(context: Context, name: str) -> str:
    """A block of a template that has run: its own first, then those of the templates it extends."""
    blocks = context.blocks.get(name, ())
    return "".join(blocks[0](context)) if blocks else ""


def _page(text: str) -> str:
    """Every line fitted, at most one blank line in a row, none at either end."""
    out: list[str] = []
    for each in text.split("\n"):
        if each == "-- ":
            out.append(each)
        elif each.strip():
            out += columns.fit(each)
        elif out and out[-1]:
            out.append("")
    return "\n".join(out).strip("\n") + "\n"


def _finish(value: Any) -> Any:
    """What `{{ ... }}` prints."""
    return value if isinstance(value, Laid) else "" if value is None else columns.line(value)


# -- filters --------------------------------------------------------------------------------------------


def underlined(value: object, rule: str = "=") -> Laid:
    """A heading on one or more lines, underlined."""
    rows = columns.fit(columns.line(value))
    return Laid("\n".join([*rows, rule * max(map(columns.width, rows))]))


def said(value: object) -> Laid:
    """A sentence of ours, wrapped; the names in it cannot break it."""
    return Laid("\n".join(columns.fit(columns.line(value))))


def first_sentence(value: object) -> str:
    """What a text begins with, for a subject."""
    text = columns.line(value)
    return text[: found.end()].rstrip(". ") if (found := _STOP.search(text)) else text


def padded(value: object, room: int, side: str = "left") -> Laid:
    """A value filled to so many columns; the spaces stay."""
    return Laid(columns.pad(value, room, side))


def act_told(one: ActTold) -> Laid:
    """An act on a line: its mark, the verdict, what was understood; below it the words, and why it does not count."""
    span = f"  [{one.span}]" if one.span else ""
    rows = columns.fit(_start(one.mark, VERDICTS[one.verdict]) + columns.line(one.what) + span, WIDTH, ACTS_MARGIN)
    if one.words:
        rows += _words(one.words)
    if one.reason:
        rows += columns.fit(ACTS_MARGIN + columns.line(one.reason + (f" (Rule {one.rule})" if one.rule else "")))
    return Laid("\n".join(rows))


def unclear_told(one: Unclear) -> Laid:
    """Words that were not understood, set like an act, and why."""
    first, *rest = _words(one.text)
    rows = [_start("?", "unclear") + first.lstrip(" "), *rest, *columns.fit(ACTS_MARGIN + columns.line(one.why))]
    return Laid("\n".join(rows))


def _start(mark: str, verdict: str) -> str:
    return f"{columns.pad(mark, 3)} {columns.pad(verdict, 8)}"


def _words(text: str) -> list[str]:
    return columns.paragraphs(columns.clip(text, MOST_WORDS) or "-", WIDTH, ACTS_MARGIN + ": ").split("\n")


def tally(acts: Sequence[ActTold], unclear: int = 0) -> str:
    """How the acts of a mail went, without what there is none of: "3 done, 1 failed"."""
    names = {"succeeded": "done", "failed": "failed", "held": "waiting for an officer"}
    counts = [(sum(one.verdict == verdict for one in acts), name) for verdict, name in names.items()]
    return ", ".join(f"{count} {name}" for count, name in [*counts, (unclear, "unclear")] if count)


def ballot_line(number: str, title: str, author: str) -> Laid:
    """A ballot item on one line, however long its title: an answer under it must find the number above."""
    by = f"  ({columns.clip(author, 20)})"
    start = columns.line(number) + "  "
    name = columns.clip(title or "(no title)", WIDTH - columns.width(start) - columns.width(by))
    return Laid(start + name + by)


def outcome_line(number: str, outcome: str, title: str) -> Laid:
    """What became of a proposal, on one line."""
    start = f"{columns.line(number)}  {columns.pad(outcome, 9)}  "
    return Laid(start + columns.clip(title or "(no title)", WIDTH - columns.width(start)))


def votes(items: Sequence[Mapping[str, Any]]) -> Laid:
    """Who voted how: a row for each voter, a column for each proposal."""
    voters = sorted({voter for one in items for voter in one["votes"]})
    rows = [
        {"voter": voter, **{str(n): MARKS.get(one["votes"].get(voter), "") for n, one in enumerate(items)}}
        for voter in voters
    ]
    heads = [(str(n), one["number"]) for n, one in enumerate(items)]
    return columns.table(rows, ("voter", "Voter", 24), *heads, empty="nobody voted", blank="")


def marked(rows: Sequence[Mapping[str, Any]], *names: str) -> list[dict[str, Any]]:
    """The rows with "x" and "." for yes and no, which a column of them is easier to read in."""
    return [{**row, **{name: "x" if row[name] else "." for name in names}} for row in rows]


def news(changed: Sequence[Changed]) -> Laid:
    """What changed since the last version, a line or two for each row."""
    told = [_line(one.row, _told(one)) for one in changed[:MOST_NEWS]]
    if len(changed) > MOST_NEWS:
        told.append(Laid(f"  ... and {len(changed) - MOST_NEWS} more"))
    return Laid("\n".join(told))


def _line(row: str, told: str) -> Laid:
    """A row's news beside its name if that is short, else after it."""
    if 0 < columns.width(row) <= NEWS_ROOM:
        return columns.label(row, told, NEWS_ROOM, 2)
    return Laid("\n".join(columns.fit(f"  {row}: {told}" if row else f"  {told}", WIDTH, "    ")))


def groupby_in_order(rows: Sequence[Mapping[str, Any]], name: str) -> list[tuple[Any, list[Mapping[str, Any]]]]:
    """Neighbouring rows with the same value, together; unlike Jinja's own filter it sorts nothing."""
    return [(value, list(found)) for value, found in groupby(rows, key=lambda row: row[name])]


def _told(one: Changed) -> str:
    return one.what if one.what != "changed" else ", ".join(_cell(*cell) for cell in one.cells)


def _cell(name: str, before: Any, after: Any) -> str:
    """One value as it changed: "points 10 -> 15", "now ordained", "a new text"."""
    called = columns.line(name).replace("_", " ")
    if before is None and after is None:
        return f"{called} reads anew"
    if True in (before, after) and not {type(before), type(after)} - {bool, type(None)}:
        return f"now {called}" if after else f"no longer {called}"
    nothing = "0" if any(isinstance(value, int) for value in (before, after)) else "none"
    old, new = (nothing if value is None else shown(value) for value in (before, after))
    return f"{called} {old} -> {new}"


def macks(value: object) -> str:
    """An amount of mackerel."""
    return f"m{value}"


def left(due: datetime | None, now: datetime) -> str:
    """The time from one instant to another in its two largest units."""
    if due is None:
        return "no deadline"
    gap = due - now
    if gap <= timedelta(0):
        return "now"
    minutes = int(gap.total_seconds()) // 60
    parts = [(minutes // 1440, "day"), (minutes // 60 % 24, "hour"), (minutes % 60, "minute")]
    said = [f"{count} {unit}{'s' * (count != 1)}" for count, unit in parts if count]
    return " ".join(said[:2]) or "less than a minute"
