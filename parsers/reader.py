"""The reader: one message in, the acts its author performed out.

Pure: it knows the phrasebook and the message, nothing else. It goes through the statements once, from top to
bottom, keeping the little that earlier words say about later ones (a list's verb, an open transaction, what
was created or voted on, the quotation above). What it cannot bind it reports as unclear and never guesses.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

from engine.acts import Act, Reading, Unclear
from engine.language import Phrasebook
from parsers.acts.alive import Alive
from parsers.acts.context import Context, names_of_author
from parsers.acts.texts.unsubmitted import not_submitted
from parsers.acts.walk import read_statements
from parsers.body.blanks import emptied, even, narrow, plain_blanks, too_wide, uneven
from parsers.body.blocks import find_blocks, without_blocks
from parsers.body.figures import spoken
from parsers.body.own import Layout, lay_out
from parsers.body.payloads import Finder
from parsers.body.shown import shown
from parsers.body.statements import MAX_STATEMENTS, Cutter
from parsers.clauses.grammar import Grammar
from parsers.mail.flowed import Joined, join
from parsers.mail.letters import foreign_words, in_plain_letters
from parsers.mail.mime import Mail, parse_mail
from parsers.work import TOO_LONG, TOO_WIDE

SHOWN = 80
"""Characters that are shown of what is no longer read."""
SAID_IN_LETTERS = frozenset("ursprüngliche écrit escribió voilà".split())
"""Words outside ASCII that expressions look for."""


@contextmanager
def _uncollected() -> Iterator[None]:
    """While all that is made is kept, to look for garbage among it would be half of the work."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


class Reader:
    """Reads messages with one phrasebook; holds no state between messages and may be shared by threads."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        self.phrasebook = phrasebook
        with _uncollected():
            self.grammar = Grammar(phrasebook)
            self._alive = Alive(self.grammar)
            self._cutter = Cutter(phrasebook.vocabulary.choices, self.grammar.verbs)
        self._foreign = foreign_words(repr(phrasebook.vocabulary)) | SAID_IN_LETTERS

    def read(self, raw: bytes) -> Reading:
        """Read one message from its bytes."""
        return self.read_mail(parse_mail(raw))

    def read_mail(self, mail: Mail) -> Reading:
        """Read one message that is already parsed."""
        if mail.auto_submitted:
            return Reading(mail.message_id)
        spelling = in_plain_letters(mail, self._foreign)
        return self._joined(mail) if spelling is None else spelling.restored(self._joined(spelling.mail))

    def _joined(self, mail: Mail) -> Reading:
        """The reading of a mail without soft line ends and odd blanks."""
        body = plain_blanks(mail.body)
        joined = join(body) if mail.flowed else even(body)
        if joined is None and body is not mail.body:
            joined = Joined(body, [])
        if joined is None:
            return self._bounded(mail, body)
        return _as_sent(self._bounded(mail, joined.text), joined, mail.body)

    def _bounded(self, mail: Mail, body: str) -> Reading:
        """The reading of a body; one with gaps that would cost too much is read with narrower ones, or not at all."""
        layout = lay_out(body)
        ways: list[tuple[Joined, str]] = []
        if too_wide(layout.live) and (joined := emptied(layout)) is not None:
            ways.append((joined, layout.body))
            layout = lay_out(joined.text)
        if uneven(layout.body):
            ways.append((joined := narrow(layout.body), layout.body))
            layout = lay_out(joined.text)
        if too_wide(layout.live):
            return Reading(mail.message_id, unclear=(Unclear(body[:SHOWN], 0, min(len(body), SHOWN), TOO_WIDE),))
        reading = self._pass(mail, layout)
        for joined, before in reversed(ways):
            reading = _as_sent(reading, joined, before)
        return reading

    def survey(self, mail: Mail) -> Context | None:
        """What is known at the end of one message, with its statements and those that were passed over; None of one
        that is not read as it stands, or in which there is nothing to read. For those who measure the reader."""
        if mail.auto_submitted or mail.flowed or plain_blanks(mail.body) != mail.body or even(mail.body) is not None:
            return None
        layout = lay_out(mail.body)
        if too_wide(layout.live) or uneven(layout.body):
            return None
        context = self._context(mail, layout)
        if isinstance(context, Reading):
            return None
        read_statements(context)
        return context

    def _pass(self, mail: Mail, layout: Layout) -> Reading:
        context = self._context(mail, layout)
        if isinstance(context, Reading):
            return context
        layout = context.layout
        reading = _with_subject(read_statements(context), mail, layout)
        whole = len(layout.live) == len(layout.body)
        return reading if whole else _cut_short(reading, layout, len(layout.live))

    def _context(self, mail: Mail, layout: Layout) -> Context | Reading:
        """A message cut into statements, or its reading where none of them is alive."""
        alive, live = self._alive, layout.live
        selves = names_of_author(mail)
        if drafts := shown(live):
            layout = layout.without(drafts)
            live = layout.live
        blocks = find_blocks(layout)
        if spans := spoken(without_blocks(live, blocks), self.grammar, mail.subject):
            layout = layout.without(spans)
            live = layout.live
        matters: Callable[[str], bool] | None = None
        tagged = bool(self.grammar.book.tags) and "[" in mail.subject + live
        expecting = alive.expects(mail.subject) or alive.goes_on(live)
        if not (tagged or expecting or alive.leads(live)):
            named = any(name in live or name.upper() in live for name in selves)
            somebody: bool | None = True if named else None

            def doer() -> bool:
                nonlocal somebody
                if somebody is None:
                    somebody = alive.names_doer(live)
                return somebody

            matters = partial(alive.paragraph, doer=doer, named=named)
        statements = self._cutter.cut(layout, blocks, matters)
        if not tagged and not layout.forwarded and all(statement.still for statement in statements):
            reading = _with_subject(Reading(mail.message_id), mail, layout)
            if len(statements) == MAX_STATEMENTS:
                return _cut_short(reading, layout, statements[-1].end)
            return reading if len(live) == len(layout.body) else _cut_short(reading, layout, len(live))
        finder = Finder(layout, blocks, statements)
        return Context(self.grammar, alive, mail, selves, layout, blocks, statements, finder, expecting)


def _with_subject(reading: Reading, mail: Mail, layout: Layout) -> Reading:
    """The reading; of a mail that does nothing, with what only its subject says that it does."""
    unclear = not_submitted(mail, layout) if not reading.acts and not reading.unclear else None
    return replace(reading, unclear=(unclear,)) if unclear is not None else reading


def _cut_short(reading: Reading, layout: Layout, start: int) -> Reading:
    """The reading of a message that is too long, which says from where on it was not read."""
    end = min(len(layout.body), start + SHOWN)
    return replace(reading, unclear=(*reading.unclear, Unclear(layout.body[start:end], start, end, TOO_LONG)))


def _as_sent(reading: Reading, joined: Joined, body: str) -> Reading:
    """The reading of a joined text with the places and words of the raw body."""

    def place(act: Act) -> Act:
        start, end = joined.start(act.start), joined.end(act.end)
        return replace(act, text=body[start:end], start=start, end=end) if act.end > act.start else act

    unclear = []
    for one in reading.unclear:
        start, end = joined.start(one.start), joined.end(one.end)
        act = place(one.act) if one.act is not None else None
        unclear.append(replace(one, text=body[start:end], start=start, end=end, act=act))
    return replace(reading, acts=tuple(map(place, reading.acts)), unclear=tuple(unclear))
