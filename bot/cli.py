"""The command line `officer`: one module of `bot/commands` for each command, imported when it is called.

Whatever goes wrong ends in one clear line on standard error and a non-zero status: 1 when the user can mend it,
2 for a command that cannot be understood, 70 when it is a bug of ours (the traceback goes to a file, never to
the screen).
"""

from __future__ import annotations

import os
import sys
import tempfile
import traceback
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from cyclopts import App, Group
from cyclopts.exceptions import CycloptsError, ValidationError
from rich.console import Console

from bot.errors import Complaint

OUR_BUG = 70
"""EX_SOFTWARE of sysexits.h."""

COMMANDS: dict[str, dict[str, str]] = {
    "Try it": {
        "demo": "a whole game on this machine: a sample that plays itself, or one of your own",
        "say": "post to the demo's forum as a player",
        "skip": "let days pass in the demo",
        "read": "the acts recognised in mails; no game is needed",
    },
    "Run a game": {
        "new": "start a game by a few questions: writes its genesis and configuration",
        "init": "create or upgrade the store and the game",
        "check": "examine a deployment; what is wrong comes with the next step",
        "run": "the service: mail in, clock, mail out, pages",
        "page": "serve the pages alone, or write them as files",
        "aside": "what was put aside or raised an alarm, and another chance for it",
        "backup": "copy the store while the service runs",
        "restored": "note that the store was put back from a backup",
    },
    "Hold an office": {
        "console": "what waits for a human, decided by one key each",
        "order": "write and sign an order",
    },
    "Look at a game": {
        "state": "the state, now or at a past instant",
        "report": "a public display as text",
        "explain": "why an act got its verdict, or a value is what it is",
        "replay": "fold an archive of mails into a state",
        "verify": "derive everything again and compare it with the store",
    },
    "Look at a nomic": {
        "actions": "every action with its rules and phrases",
        "coverage": "what is done about each rule",
        "amend": "what a proposal's text would change in the rules",
    },
    "Others": {
        "completion": "complete commands and options in your shell",
    },
}
"""By what they are for; each lies in `bot.commands` under its own name."""


def _version() -> str:
    try:
        return version("nomic-officer")
    except PackageNotFoundError:
        return "unknown"


def build(*, listing: bool = False) -> App:
    """The application with every command; for the list of them none is imported, and each has its line."""
    app = App(name="officer", help="Runs games of nomic by mail.", version=_version, help_format="plaintext")
    app.error_console = Console(stderr=True, highlight=False)
    for number, (title, commands) in enumerate(COMMANDS.items()):
        group = Group(title, sort_key=number)
        for name, does in commands.items():
            place, order = f"bot.commands.{name}:{name}", list(commands).index(name)
            app.command(place, name=name, group=group, help=does if listing else None, sort_key=order)
    return app


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command and leaves with its status."""
    sys.exit(_run(list(sys.argv[1:] if arguments is None else arguments)))


def _run(arguments: list[str]) -> int:
    app = build(listing=not arguments or arguments[0] in ("--help", "-h"))
    try:
        result = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:  # of what a validator of ours refuses, its own words say all
        said = isinstance(error, ValidationError) and error.exception_message
        return _say(" ".join(str(said or error).split()), 2)
    except KeyboardInterrupt:
        return _say("interrupted", 130)
    except BrokenPipeError:  # the reader of our output went away; Python would complain again at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:  # noqa: BLE001  (the last door: what no one else knows is a bug of ours)
        return _say(*_explain(error))
    return result if isinstance(result, int) else 0


def _say(line: str, status: int) -> int:
    print(f"officer: {line}", file=sys.stderr)
    return status


def _explain(error: Exception) -> tuple[str, int]:
    """The line and the status for an error: the user's own, or ours."""
    from bot.mail.archive import ArchiveError
    from bot.store.errors import StoreError
    from officers import UnknownRuleset

    if isinstance(error, Complaint | ArchiveError | StoreError | UnknownRuleset):
        return str(error), 1
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {(error.strerror or 'cannot be used').lower()}", 1
    place = Path(tempfile.gettempdir()) / f"officer-error-{os.getpid()}.log"
    try:
        place.write_text("".join(traceback.format_exception(error)), "utf-8")
        hint = f"please report it with the file {place}"
    except OSError:
        hint = "please report it"
    return f"this is a bug of ours ({type(error).__name__}); nothing was half done; {hint}", OUR_BUG


if __name__ == "__main__":
    main()
