"""The reader of a ruleset, compiled once and called with a parsed mail and the id it goes by."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import officers
from bot.cycles import rarely_sought
from bot.translate import Reader
from engine.acts import Reading
from parsers.mime import Mail, parse_mail
from parsers.reader import Reader as Compiled


@cache
@rarely_sought()
def compiled(ruleset: str) -> Compiled:
    """The reader with the ruleset's words. Raises officers.UnknownRuleset."""
    return Compiled(officers.phrasebook(ruleset))


def said(read: Reader, words: str) -> Reading:
    """What words alone say, as a player would mean them in a mail of his."""
    return read(parse_mail(b"From: player@invalid\nSubject: said\n\n" + words.encode("utf-8", "replace")), "")


def reader(ruleset: str) -> Reader:
    """A function (mail, id) -> reading under that id."""
    one = compiled(ruleset)

    def read(mail: Mail, name: str) -> Reading:
        return replace(one.read_mail(mail), message_id=name)

    return read
