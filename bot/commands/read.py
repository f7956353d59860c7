"""`officer read`: what the reader recognises in mails; no game is needed."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

import officers
from bot.commands.common import Place
from bot.mail.archive import index
from bot.reading import reader
from bot.reports import reading_line
from engine.acts import Reading
from parsers.mime import parse_mail


def read(
    *files: Place,
    ruleset: str = officers.DEFAULT,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
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
    """
    understand = reader(ruleset)
    out = sys.stdout.buffer
    for located in index(files or ("-",)):
        mail = parse_mail(located.raw)
        reading = understand(mail, mail.message_id)
        out.write(reading_line(reading) if as_json else _plain(reading, mail.subject).encode())
    out.flush()


def _plain(reading: Reading, subject: str) -> str:
    lines = [f"{reading.message_id or '(no Message-ID)'}  {subject}"]
    for number, act in enumerate(reading.acts):
        said = ", ".join(f"{name}={value!r}" for name, value in act.params.items())
        marks = f" x{act.times}" if act.times > 1 else ""
        marks += f" when {act.when}" if act.when else ""
        marks += f" announced {act.intent}" if act.intent else ""
        lines.append(f"  {number}  {act.action}({said}){marks}")
        lines.append(f"       {' '.join(act.text.split())[:100]}")
    lines += [f"  ?  {' '.join(one.text.split())[:80]}: {one.why}" for one in reading.unclear]
    if len(lines) == 1:
        lines.append("  no act")
    return "\n".join(lines) + "\n"
