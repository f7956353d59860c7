"""`officer read`: what the reader recognises in mails; no game is needed."""

from __future__ import annotations

import os
import sys
from typing import Annotated

from cyclopts import Parameter

import officers
from bot.commands.common import Place
from bot.mail.archive import index
from bot.readable import told
from bot.reading import reader
from bot.reports import reading_line
from parsers.body.regions import regions
from parsers.mail.mime import parse_mail


def read(
    *files: Place,
    ruleset: str = officers.DEFAULT,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    marked: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Show what is recognised in mails.

    Parameters
    ----------
    files
        .eml files, mbox, Maildir or folders of these; "-" or nothing for standard input.
    ruleset
        Whose words to read by.
    as_json
        One JSON object a mail, on a line of its own.
    marked
        Show the text of each mail as well, with what each line was taken for.
    """
    understand = reader(ruleset)
    out = sys.stdout.buffer
    colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    for located in index(files or ("-",)):
        mail = parse_mail(located.raw)
        reading = understand(mail, mail.message_id)
        if as_json:
            out.write(reading_line(reading))
        else:
            said = told(reading, mail, regions(mail, reading), colour=colour, marked=marked)
            out.write(said.encode("utf-8", "replace"))
    out.flush()
